"""The game itself: rules, deals, codes, positions and their words.

Pure Python: no Qt, no I/O, no clock, no randomness. Everything above asks this package; it asks
nobody.
"""
