"""What is heard of the game: which sound belongs to an event, and how it gets out."""
