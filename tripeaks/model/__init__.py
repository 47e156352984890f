"""The game as QObjects: state, signals, settings; no widgets."""
