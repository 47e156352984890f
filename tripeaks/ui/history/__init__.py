"""The history: the finished games in a window."""
