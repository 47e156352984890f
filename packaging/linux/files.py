"""The files that a desktop reads, put where it looks for them."""

import gzip
import os
import shutil
import time
from pathlib import Path

from tripeaks import __version__

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ICONS = ROOT / "resources" / "icons"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SCREENSHOTS = {
    "dawn.jpg": "A game at dawn",
    "night.jpg": "Night, with a deck in four colours",
    "felt.jpg": "Felt, with large print",
}
PAGES = "TRIPEAKS_PAGES"
"""Names the environment's variable with the address of the project, for the shops of desktops."""


def release_time() -> int:
    """Return the time that all files bear, seconds since 1970."""
    return int(os.environ["SOURCE_DATE_EPOCH"])


def _date() -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(release_time()))


def filled(name: str) -> str:
    """Return a file of this folder with the version and the date in it."""
    text = (HERE / name).read_text(encoding="utf-8")
    return text.replace("@VERSION@", __version__).replace("@DATE@", _date())


def component_id(pages: str) -> str:
    """Return the name by which shops know the program: the address of its pages, turned round.

    Without an address it is one that nobody can have.
    """
    host, _, path = pages.removeprefix("https://").partition("/")
    names = [*path.split("/"), "TriPeaks"] if path else ["TriPeaks"]
    if not host:
        return "invalid.tripeaks.TriPeaks"
    host = "github.io" if host == "github.com" else host
    return ".".join((*reversed(host.split(".")), *(_plain(name) for name in names)))


def _plain(name: str) -> str:
    """Return `name` in the letters that such a name may have."""
    word = "".join(letter if letter.isalnum() else "_" for letter in name)
    return f"_{word}" if word[:1].isdigit() else word


def metainfo(pages: str) -> str:
    """Return the AppStream metainfo; where `pages` is an address, with links and screenshots.

    Screenshots must be addresses, so there are none without one to find them at.
    """
    text = filled("tripeaks.metainfo.xml").replace("@ID@", component_id(pages))
    if not pages:
        return text
    images = "".join(
        f"    <screenshot{kind}>\n      <caption>{caption}</caption>\n"
        f"      <image>{pages}/raw/v{__version__}/docs/{name}</image>\n    </screenshot>\n"
        for (name, caption), kind in zip(
            SCREENSHOTS.items(), (' type="default"', "", ""), strict=True
        )
    )
    extra = (
        f'  <url type="homepage">{pages}</url>\n'
        f'  <url type="bugtracker">{pages}/issues</url>\n'
        f"  <screenshots>\n{images}  </screenshots>\n"
    )
    return text.replace("  <launchable", f"{extra}  <launchable")


def put_desktop_files(share: Path) -> None:
    """Fill `share`, a folder such as /usr/share, with what desktops look for."""
    texts = {
        "applications/tripeaks.desktop": filled("tripeaks.desktop"),
        "metainfo/tripeaks.metainfo.xml": metainfo(os.environ.get(PAGES, "").rstrip("/")),
        "mime/packages/tripeaks.xml": filled("tripeaks.mime.xml"),
    }
    for name, text in texts.items():
        _made(share / name).write_text(text, encoding="utf-8")
    for size in ICON_SIZES:
        place = share / f"icons/hicolor/{size}x{size}/apps/tripeaks.png"
        shutil.copyfile(ICONS / f"tripeaks-{size}.png", _made(place))
    shutil.copyfile(
        ICONS / "tripeaks.svg", _made(share / "icons/hicolor/scalable/apps/tripeaks.svg")
    )
    page = gzip.compress(filled("tripeaks.6").encode("utf-8"), 9, mtime=0)
    _made(share / "man/man6/tripeaks.6.gz").write_bytes(page)


def put_program(frozen: Path, target: Path) -> None:
    """Copy the frozen program; libraries are no programs and need not be executable."""
    shutil.copytree(frozen, target, symlinks=True)
    for path in target.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == target / "tripeaks" else 0o644)


def set_times(folder: Path) -> None:
    """Give every file in `folder`, and itself, the time of the release."""
    moment = release_time()
    for path in (*folder.rglob("*"), folder):
        os.utime(path, (moment, moment), follow_symlinks=False)


def _made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
