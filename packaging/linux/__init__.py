"""Packages for Linux: the files that desktops read, and what puts them together."""
