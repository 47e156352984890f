"""Bring resources/translations/tripeaks_*.ts up to date with the texts in the source.

New texts come in unfinished, texts that are gone go. There are no line numbers in the files, so
that they change only when a text does. Then translate what is unfinished and run
build_translations.py. Qt's lupdate sees no text inside an f-string.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "resources" / "translations"
LANGUAGES = ("en", "it", "ro")
SPOKEN = ("app.py", "model", "ui", "view")
"""Where in the package texts for players stand."""


def find_lupdate() -> Path:
    """Find the lupdate inside PySide6, without importing PySide6."""
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec and spec.submodule_search_locations) or []:
        for place in ("lupdate", "lupdate.exe", "Qt/libexec/lupdate"):
            binary = Path(folder, place)
            if binary.is_file():
                return binary
    sys.exit("update_translations: no lupdate: install PySide6-Essentials into this Python first")


def find_sources() -> list[Path]:
    """List the modules with texts for players, in a fixed order."""
    modules = [
        path
        for path in ROOT.glob("tripeaks/**/*.py")
        if path.relative_to(ROOT / "tripeaks").parts[0] in SPOKEN
    ]
    return sorted(modules)


def update(folder: Path = TRANSLATIONS) -> list[Path]:
    """Update the .ts of every language in a folder, making what is missing; return them all."""
    lupdate = find_lupdate()
    files = []
    for language in LANGUAGES:
        path = folder / f"tripeaks_{language}.ts"
        # English needs entries only where a number decides the form.
        options = ["-pluralonly"] if language == "en" else []
        options += ["-silent", "-no-obsolete", "-locations", "none"]
        options += ["-source-language", "en", "-target-language", language]
        subprocess.run([lupdate, *options, *find_sources(), "-ts", path], check=True)
        files.append(path)
    return files


if __name__ == "__main__":
    for path in update():
        print(f"updated {path.name}")
