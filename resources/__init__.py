"""Run-time data of the game, installed as ``tripeaks.resources``: read it with importlib.resources."""
