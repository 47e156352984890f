"""The files of the backups: their names, numbers and dates."""

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

FOLDER_NAME: Final = "backups"
"""The folder's name in the data folder."""

_NAME: Final = re.compile(r"tripeaks-([0-9]{6,})-([0-9]{4}-[0-9]{2}-[0-9]{2})\.db")


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup: its number, ever rising whatever the clock says, and the date it was made."""

    file: Path
    number: int
    day: date


def backups(folder: Path) -> list[Backup]:
    """Return the backups in a data folder, newest first; none where they cannot be read."""
    found = list[Backup]()
    try:
        files = list((folder / FOLDER_NAME).iterdir())
    except OSError:
        return []
    for file in files:
        name = _NAME.fullmatch(file.name)
        try:
            if name:
                found.append(Backup(file, int(name[1]), date.fromisoformat(name[2])))
        except ValueError:
            continue  # no date: not one of ours
    return sorted(found, key=lambda backup: -backup.number)
