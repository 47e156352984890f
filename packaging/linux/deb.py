"""Makes the package for Debian and its kin: python -m linux.deb FROZEN DIST, run in packaging/."""

import gzip
import hashlib
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from frozen.libraries import debian_dependencies

from linux.copyright import copyright_text
from linux.files import HERE, put_desktop_files, put_program, release_time, set_times
from tripeaks import __version__

MAINTAINER = "the TriPeaks developers <{address}>"
NO_ADDRESS = "nobody@tripeaks.invalid"
"""Stands where DEBEMAIL, by which Debian's tools know a maintainer's address, is not set."""
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
CONTROL = """\
Package: tripeaks
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: libpulse0 | libasound2, shared-mime-info, xdg-utils
Section: games
Priority: optional
Description: solitaire card game with three peaks of cards
 Twenty-eight cards stand in three peaks. Take the exposed ones that are one
 rank above or below the waste's top card, draw from the stock when you must,
 and clear all three.
 .
 The game has several sets of rules, hints that know only what the player
 sees, a code for every deal, and a solver that tells the best possible score
 of every game. It speaks English, Italian and Romanian.
"""


def maintainer() -> str:
    """Return who answers for the package."""
    return MAINTAINER.format(address=os.environ.get("DEBEMAIL", NO_ADDRESS))


def version() -> str:
    """Return the package's version; a pre-release comes before its release."""
    return f"{__version__.replace('rc', '~rc').replace('b', '~b').replace('a', '~a')}-1"


def fill(root: Path, frozen: Path) -> None:
    """Put everything that is to be installed into `root`."""
    share = root / "usr" / "share"
    put_program(frozen, root / "usr" / "lib" / "tripeaks")
    link = root / "usr" / "bin" / "tripeaks"
    link.parent.mkdir()
    link.symlink_to("../lib/tripeaks/tripeaks")
    put_desktop_files(share)
    documents = share / "doc" / "tripeaks"
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(copyright_text(), encoding="utf-8")
    changes = gzip.compress(_changelog().encode("utf-8"), 9, mtime=0)
    (documents / "changelog.Debian.gz").write_bytes(changes)
    overrides = share / "lintian" / "overrides" / "tripeaks"
    overrides.parent.mkdir(parents=True)
    overrides.write_text((HERE / "lintian-overrides").read_text(encoding="utf-8"), encoding="utf-8")


def _changelog() -> str:
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(release_time()))
    return (
        f"tripeaks ({version()}) unstable; urgency=medium\n\n"
        f"  * Release {__version__}.\n\n -- {maintainer()}  {date}\n"
    )


def describe(root: Path, frozen: Path, architecture: str) -> None:
    """Write what the package manager reads of the package in `root`."""
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    control = root / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(
        CONTROL.format(
            version=version(),
            architecture=architecture,
            maintainer=maintainer(),
            kilobytes=sum(-(-path.stat().st_size // 1024) for path in files),
            depends=", ".join(debian_dependencies(frozen)),
        ),
        encoding="utf-8",
    )
    sums = (
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
    )
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")


def main() -> None:
    frozen, dist = Path(sys.argv[1]), Path(sys.argv[2])
    machine = platform.machine()
    architecture = ARCHITECTURES.get(machine) or sys.exit(f"deb: what does Debian call {machine}?")
    dist.mkdir(exist_ok=True)
    target = dist / f"tripeaks_{version()}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "tripeaks"
        root.mkdir(mode=0o755)
        fill(root, frozen)
        describe(root, frozen, architecture)
        set_times(root)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", root, target]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB", file=sys.stderr)


if __name__ == "__main__":
    main()
