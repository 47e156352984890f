"""What packaging/take_screenshots.py is made of: stages, views, and a meter of contrast."""
