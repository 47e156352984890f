"""The command line: deals and games as text or JSON, with no display and no Qt."""

from tripeaks.cli.main import COMMANDS, run

__all__ = ["COMMANDS", "run"]
