"""Argument parsers that end in one line, and the options that commands share."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from tripeaks.engine.words import LANGUAGES

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

DEFAULT_LANGUAGE: Final = "en"


class UsageError(Exception):
    """Arguments that make no sense; the text is one line in English."""


def asked_language(arguments: Sequence[str]) -> str:
    """Return the language that ``--lang`` asks for, English where it asks for none we have."""
    options = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    options.add_argument("--lang", default=DEFAULT_LANGUAGE)
    try:
        language = options.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        return DEFAULT_LANGUAGE
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


class Parser(argparse.ArgumentParser):
    """An argument parser that raises UsageError instead of ending the program."""

    def __init__(self, command: str, description: str) -> None:
        """Make the parser of ``tripeaks command``, with ``--lang`` and ``--json``."""
        super().__init__(prog=f"tripeaks {command}", description=description, allow_abbrev=False)
        self.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=DEFAULT_LANGUAGE,
            help="the language of the text (default: %(default)s)",
        )
        self.add_argument("--json", action="store_true", help="write JSON instead of text")

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Print the help; unlike argparse's own way, a failure to write it is not hidden."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with argparse's message."""
        raise UsageError(f"{self.prog}: {message}; see {self.prog} --help.")
