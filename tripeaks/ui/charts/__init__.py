"""Charts painted with Qt: one frame with axes and a cursor, and what each draws into it."""
