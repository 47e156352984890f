"""The statistics window: figures, charts, and the way out of and into the database."""
