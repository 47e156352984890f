"""The parts that packaging/make_sounds.py puts the sounds together from."""
