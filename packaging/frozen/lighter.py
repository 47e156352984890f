"""Makes the libraries of a frozen program lighter, on Linux, in place.

python -m frozen.lighter FOLDER     # run in packaging/
"""

import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path

from frozen.icu_data import make_smaller
from frozen.libraries import libraries_in

STRIPPED = ("libpython3*", "*.cpython-3*-linux-gnu.so")
"""Python's own libraries and our kernel. Qt's come stripped, and libraries of wheels that were
fitted with others of their own do not survive it."""


def strip(path: Path) -> None:
    """Take the symbols out of a library, and the folders of the machine that it was built on."""
    subprocess.run(["strip", "--strip-unneeded", path], check=True)
    command = ["patchelf", "--print-rpath", path]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    if shown.startswith("/"):
        subprocess.run(["patchelf", "--remove-rpath", path], check=True)
        name = b"\0" + shown.strip().encode() + b"\0"
        path.write_bytes(path.read_bytes().replace(name, bytes(len(name))))


def main() -> None:
    for path in libraries_in(Path(sys.argv[1])):
        if path.name.startswith("libicudata.so."):
            make_smaller(path, path)
        elif any(fnmatchcase(path.name, pattern) for pattern in STRIPPED):
            strip(path)


if __name__ == "__main__":
    main()
