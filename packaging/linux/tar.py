"""Makes the archive for one user without root: python -m linux.tar FROZEN DIST, in packaging/."""

import lzma
import platform
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

from linux.files import HERE, ROOT, put_desktop_files, put_program, release_time
from tripeaks import __version__


def fill(folder: Path, frozen: Path) -> None:
    """Put everything that is to be unpacked into `folder`."""
    put_program(frozen, folder / "lib")
    put_desktop_files(folder / "share")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    for name in ("install.sh", "uninstall.sh"):
        shutil.copyfile(HERE / name, folder / name)
        (folder / name).chmod(0o755)
    shutil.copyfile(HERE / "README.tar", folder / "README")


def _owned_by_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = release_time()
    return member


def main() -> None:
    frozen, dist = Path(sys.argv[1]), Path(sys.argv[2])
    dist.mkdir(exist_ok=True)
    name = f"tripeaks-{__version__}"
    target = dist / f"{name}-linux-{platform.machine()}.tar.xz"
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / name
        folder.mkdir(mode=0o755)
        fill(folder, frozen)
        with (
            lzma.open(target, "wb", preset=6) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
        ):
            for path in (folder, *sorted(folder.rglob("*"))):
                place_in = f"{name}/{path.relative_to(folder)}".removesuffix("/.")
                archive.add(path, place_in, recursive=False, filter=_owned_by_root)
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB", file=sys.stderr)


if __name__ == "__main__":
    main()
