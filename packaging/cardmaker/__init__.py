"""The parts that make_cards.py and make_icon.py put their drawings together from."""
