"""Argument parsers that end in one line, and the options that commands share."""

import argparse
from typing import NoReturn

from tripeaks.engine.words import LANGUAGES


class UsageError(Exception):
    """Arguments that make no sense; the text is one line in English."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises UsageError instead of ending the program."""

    def __init__(self, command: str, description: str) -> None:
        """Make the parser of ``tripeaks command``, with ``--lang`` and ``--json``."""
        super().__init__(prog=f"tripeaks {command}", description=description, allow_abbrev=False)
        self.add_argument(
            "--lang", choices=LANGUAGES, default="en", help="the language of the text"
        )
        self.add_argument("--json", action="store_true", help="write JSON instead of text")

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with argparse's message."""
        raise UsageError(f"{self.prog}: {message}; see {self.prog} --help.")
