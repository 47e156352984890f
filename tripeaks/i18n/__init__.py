"""The language of the program, chosen and changed at run time."""
