"""The options that the window is started with."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tripeaks.cli.parser import UsageError

DATA_DIR: Final = "--data-dir"
"""The option for a folder of games and settings other than the user's own."""


def split_data_dir(arguments: Sequence[str]) -> tuple[Path | None, list[str]]:
    """Return the folder that ``--data-dir`` names, None without the option, and the other words."""
    words = list(arguments)
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name != DATA_DIR:
            continue
        end = at + 1 if equals else at + 2
        value = value if equals else "".join(words[at + 1 : end])
        if not value:
            raise UsageError(f"tripeaks: {DATA_DIR} needs the name of a folder.")
        return Path(value), words[:at] + words[end:]
    return None, words
