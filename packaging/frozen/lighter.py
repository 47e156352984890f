"""Puts lighter copies in the place of collected files, on Linux."""

import shutil
import subprocess
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from frozen.icu_data import make_smaller

Entry = tuple[str, str, str]
"""As PyInstaller lists them: place in the program, file, kind."""

STRIPPED = ("libpython3*", "*.cpython-3*-linux-gnu.so")
"""Python's own libraries and our kernel. Qt's come stripped, and libraries of wheels that were
fitted with others of their own do not survive it."""


def lightened(entries: list[Entry], folder: Path) -> list[Entry]:
    """Return `entries` with lighter copies, made in `folder`, where there are such."""
    return [
        (place, _lighter(place, Path(file), kind, folder), kind) for place, file, kind in entries
    ]


def _lighter(place: str, file: Path, kind: str, folder: Path) -> str:
    name = PurePosixPath(place).name
    if kind == "SYMLINK":
        return str(file)
    if name.startswith("libicudata.so."):
        make_smaller(file, folder / name)
        return str(folder / name)
    if any(fnmatchcase(name, pattern) for pattern in STRIPPED):
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
        copy.chmod(0o755)
        subprocess.run(["strip", "--strip-unneeded", copy], check=True)
        return str(copy)
    return str(file)
