"""Run-time data, installed as ``tripeaks.resources`` and read by importlib.resources."""
