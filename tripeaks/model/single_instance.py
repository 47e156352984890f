"""One running program for each data folder: a second start hands over what it was to open."""

import os
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep, time
from typing import Final
from uuid import uuid4

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QSysInfo, QTimer, Signal

_LOCK: Final = "tripeaks.lock"
_INBOX: Final = "inbox"
_ANSWER_SECONDS: Final = 5.0
"""How long a second start waits until what it hands over is taken."""
_LOOK_SECONDS: Final = 0.01
_WRITTEN_SECONDS: Final = 2.0
"""How old a lock must be before it counts as one that its writer did not finish."""
_CLOCK_SECONDS: Final = 0.1
"""How coarse the times of files may be."""
_LOCK_BYTES: Final = 4096
_MACHINE_LINE: Final = 3
"""Where Qt's lock files have the computer's number, after process, program and host."""
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
        """Become the owner; False where another program is or may be.

        Where the folder cannot hold a lock there is none to respect.
        """
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        began = time()
        if self._lock.tryLock(0) or (self._is_rubbish() and self.take_over()):
            self._listen(began)
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    @property
    def is_owned_elsewhere(self) -> bool:
        """Whether the lock is another computer's, so that nobody here can tell if it lives."""
        lines = self._lock_lines()
        here = bytes(QSysInfo.machineUniqueId().data())
        return len(lines) > _MACHINE_LINE and lines[_MACHINE_LINE] != here

    def take_over(self) -> bool:
        """Become the owner in place of one that is not there any more."""
        with suppress(OSError):
            if self._lock_file.is_dir() and not self._lock_file.is_symlink():
                self._lock_file.rmdir()
            else:
                self._lock_file.unlink()
        began = time()
        if not self._lock.tryLock(0):
            return False
        self._listen(began)
        return True

    def _is_rubbish(self) -> bool:
        """Whether what stands in the lock's place names no owner, and is not just being written."""
        try:
            age = time() - self._lock_file.lstat().st_mtime
        except OSError:
            return False
        lines = self._lock_lines()
        names_owner = bool(lines) and lines[0].strip().isdigit()
        return not names_owner and not 0 <= age < _WRITTEN_SECONDS

    def _lock_lines(self) -> list[bytes]:
        try:
            if not self._lock_file.is_file():
                return []
            with self._lock_file.open("rb") as file:
                return file.read(_LOCK_BYTES).split(b"\n")
        except OSError:
            return []

    def hand_over(self, text: str) -> bool:
        """Give `text` to the owner; False where it does not take it."""
        import json  # few starts have anything to say

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
    def _lock_file(self) -> Path:
        return self._folder / _LOCK

    @property
    def _inbox(self) -> Path:
        return self._folder / _INBOX

    def _listen(self, began: float) -> None:
        """Hear of later starts; what was written before `began` was meant for one who is gone."""
        try:
            self._inbox.mkdir(exist_ok=True)
        except OSError:
            return
        self._watcher = QFileSystemWatcher([str(self._inbox)], self)
        self._watcher.directoryChanged.connect(self._read)
        for letter in self._inbox.iterdir():
            with suppress(OSError):
                if letter.stat().st_mtime < began - _CLOCK_SECONDS:
                    letter.unlink()
        QTimer.singleShot(0, self, self._read)

    def _read(self) -> None:
        letters = sorted(self._inbox.glob("*.json"))
        if not letters:
            return
        import json

        for letter in letters:
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
