"""Make the .qm files of resources/translations from their .ts sources, those that are out of date.

Needs PySide6-Essentials, which brings Qt's lrelease along.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

TRANSLATIONS = Path(__file__).resolve().parent.parent / "resources" / "translations"


def find_lrelease() -> Path:
    """Find the lrelease inside PySide6, without importing PySide6."""
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec and spec.submodule_search_locations) or []:
        for place in ("lrelease", "lrelease.exe", "Qt/libexec/lrelease"):
            binary = Path(folder, place)
            if binary.is_file():
                return binary
    sys.exit("build_translations: no lrelease: install PySide6-Essentials into this Python first")


def is_current(source: Path, made: Path) -> bool:
    """Tell whether the made file is at least as new as its source."""
    return made.is_file() and made.stat().st_mtime_ns >= source.stat().st_mtime_ns


def build(folder: Path = TRANSLATIONS) -> list[Path]:
    """Make every .qm that is missing or older than its .ts; return those that were made."""
    made = []
    lrelease = None
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        if is_current(source, target):
            continue
        lrelease = lrelease or find_lrelease()
        # Under another name first: whoever reads meanwhile never sees half a file.
        draft = target.with_suffix(".qm.new")
        subprocess.run([lrelease, "-silent", source, "-qm", draft], check=True)
        draft.replace(target)
        made.append(target)
    return made


if __name__ == "__main__":
    for path in build():
        print(f"made {path.name}")
