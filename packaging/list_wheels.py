"""Write down which libraries and plugins Qt's wheels hold, of the release in requirements.lock.

    python packaging/list_wheels.py     # downloads 200 MB; writes tests/data/qt-wheels.json

A test holds the names in `frozen/contents.py` against the list, for platforms, too, where nobody
can build at the moment. To be run when the lock file takes another release of Qt.
"""

import json
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "tests" / "data" / "qt-wheels.json"
PLATFORMS = {
    "linux": "manylinux_2_34_x86_64",
    "win32": "win_amd64",
    "darwin": "macosx_13_0_universal2",
}
WANTED = re.compile(
    r"/plugins/|/translations/qtbase_|Qt6\w+\.(dll|so)|\.framework/Versions/A/Qt|\.dll$"
)
UNWANTED = re.compile(r"\.(debug|prl|json|qmltypes)$|/qml/|/Resources/|/Headers/")


def locked_release() -> str:
    text = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    found = re.search(r"^pyside6-essentials==(\S+)", text, re.MULTILINE)
    return found[1] if found else sys.exit("list_wheels: no PySide6 in requirements.lock")


def names_in(release: str, tag: str) -> list[str]:
    """Return the names of the libraries and plugins in the wheel for a platform."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "pip",
            "--quiet",
            "download",
            "--no-deps",
            "--dest",
            folder,
        ]
        command += ["--only-binary=:all:", "--platform", tag, f"PySide6-Essentials=={release}"]
        subprocess.run(command, check=True)
        (wheel,) = Path(folder).iterdir()
        names = zipfile.ZipFile(wheel).namelist()
    return sorted(name for name in names if WANTED.search(name) and not UNWANTED.search(name))


if __name__ == "__main__":
    release = locked_release()
    lists = {platform: names_in(release, tag) for platform, tag in PLATFORMS.items()}
    TARGET.write_text(json.dumps({"release": release} | lists, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")
