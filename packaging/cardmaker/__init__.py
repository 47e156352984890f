"""The parts that packaging/make_cards.py puts the card deck together from."""
