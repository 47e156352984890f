"""One running program for each data folder: a second start hands over what it was to open."""

import json
import os
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final
from uuid import uuid4

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

_LOCK: Final = "tripeaks.lock"
_INBOX: Final = "inbox"
_ANSWER_SECONDS: Final = 3.0
"""How long a second start waits until what it hands over is taken."""
_LOOK_SECONDS: Final = 0.01
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""With this a compositor lets a window come to the front."""


class SingleInstance(QObject):
    """The lock on a data folder, and the inbox through which later starts speak to its owner."""

    handed_over = Signal(str)
    """What another start was to open: a code, a link or a file; empty for nothing."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Hold nothing yet."""
        super().__init__(parent)
        self._folder = folder
        self._lock = QLockFile(str(folder / _LOCK))
        self._lock.setStaleLockTime(0)  # a lock is stale when its owner is dead, however old
        self._watcher: QFileSystemWatcher | None = None

    def claim(self) -> bool:
        """Become the owner; False where another living program is.

        Where the folder cannot hold a lock there is none to respect.
        """
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        if self._lock.tryLock(0):
            self._listen()
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def hand_over(self, text: str) -> bool:
        """Give `text` to the owner; False where it does not take it."""
        message = json.dumps({"text": text, "token": os.environ.get(_TOKEN, "")})
        letter = self._inbox / f"{uuid4().hex}.json"
        try:
            self._inbox.mkdir(exist_ok=True)
            draft = letter.with_suffix(".draft")
            draft.write_text(message, "utf-8")
            draft.rename(letter)
        except OSError:
            return False
        end = monotonic() + _ANSWER_SECONDS
        while monotonic() < end:
            if not letter.exists():
                return True
            sleep(_LOOK_SECONDS)
        letter.unlink(missing_ok=True)
        return False

    def release(self) -> None:
        """Let another program have the folder."""
        self._lock.unlock()

    @property
    def _inbox(self) -> Path:
        return self._folder / _INBOX

    def _listen(self) -> None:
        try:
            self._inbox.mkdir(exist_ok=True)
        except OSError:
            return
        self._watcher = QFileSystemWatcher([str(self._inbox)], self)
        self._watcher.directoryChanged.connect(self._read)
        for stale in self._inbox.iterdir():  # meant for one who is gone
            with suppress(OSError):
                stale.unlink()

    def _read(self) -> None:
        for letter in sorted(self._inbox.glob("*.json")):
            try:
                message = json.loads(letter.read_text("utf-8"))
                text, token = str(message["text"]), str(message["token"])
            except (OSError, ValueError, KeyError, TypeError):
                text = None
            with suppress(OSError):
                letter.unlink()
            if text is not None:
                if token:
                    os.environ[_TOKEN] = token
                self.handed_over.emit(text)
