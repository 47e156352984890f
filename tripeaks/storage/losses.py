"""Notes of saved games that were lost, so that the offer to bring them back outlives the program.

A note is a small file beside the one set aside, ``tripeaks-2026-11-29-corrupt.rescue``: the number
of the newest backup made before, and in a second line the date on which the player had the games
brought back or did not want them. Until then no backup of before is thrown away; after it the
newest good one is kept for another month, and with it the note.
"""

from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from tripeaks.engine.errors import Problem
from tripeaks.storage.backup_files import backups

NOTE: Final = ".rescue"
"""How the name of a note ends."""

LOSSES: Final = (Problem.DATABASE_DAMAGED, Problem.DATABASE_FOREIGN, Problem.DATABASE_MISSING)
"""The problems that tell of one."""

KEPT_DAYS: Final = 31
"""How long the newest good backup of before a loss is kept once nothing is offered any more."""


@dataclass(frozen=True, slots=True)
class Loss:
    """Saved games that were lost, as `note` says.

    `newest_backup` is the number of the newest backup of before, 0 when there was none; `settled`
    the date on which the player answered the offer, None while it stands.
    """

    note: Path
    newest_backup: int
    settled: date | None = None

    @property
    def file(self) -> Path:
        """The file that was set aside, which need not exist."""
        return self.note.with_suffix(".db")

    def is_over(self, today: date) -> bool:
        """Whether nothing is kept for its sake any more."""
        return self.settled is not None and today - self.settled > timedelta(KEPT_DAYS)


def note_loss(set_aside: Path) -> None:
    """Note that the games of a file set aside may be brought back, where that can be written."""
    newest = next(iter(backups(set_aside.parent)), None)
    with suppress(OSError):
        _write(set_aside.with_suffix(NOTE), f"{newest.number if newest else 0}\n")


def losses(folder: Path) -> list[Loss]:
    """Return what was noted in a data folder, oldest first; none where it cannot be read."""
    try:
        notes = sorted(file for file in folder.iterdir() if file.suffix == NOTE)
    except OSError:
        return []
    found = list[Loss]()
    for note in notes:
        with suppress(OSError, ValueError):
            number, *settled = note.read_text("ascii").split()
            day = date.fromisoformat(settled[0]) if settled else None
            found.append(Loss(note, int(number), day))
    return found


def open_losses(folder: Path) -> list[Loss]:
    """Return those whose games the player was not asked about, or has not answered."""
    return [loss for loss in losses(folder) if loss.settled is None]


def settle(loss: Loss, today: date) -> None:
    """Note that nothing is to be offered any more, where that can be written."""
    with suppress(OSError):
        _write(loss.note, f"{loss.newest_backup}\n{today.isoformat()}\n")


def forget(loss: Loss) -> None:
    """Remove the note of a loss that is over."""
    with suppress(OSError):
        loss.note.unlink(missing_ok=True)


def _write(note: Path, text: str) -> None:
    draft = note.with_name(f"{note.name}.new")
    draft.write_text(text, "ascii")
    draft.replace(note)
