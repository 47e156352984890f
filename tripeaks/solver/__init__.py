"""Exact answers about a deal with every card known."""
