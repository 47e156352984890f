"""What the frozen program is made of; used by packaging/tripeaks.spec and by tests."""
