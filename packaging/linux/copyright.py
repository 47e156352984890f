"""The copyright file of packages: every part, its holders and the texts of its licences."""

import tomllib
from pathlib import Path

LICENCES = Path(__file__).resolve().parents[2] / "resources" / "licences"
COMMON = {
    "LGPL-3.0.txt": "LGPL-3",
    "GPL-3.0.txt": "GPL-3",
    "GPL-2.0.txt": "GPL-2",
    "Apache-2.0.txt": "Apache-2.0",
}
"""Texts that Debian keeps for all packages, in /usr/share/common-licenses."""
ELSEWHERE = (
    ".dll",
    ".pyd",
    ".framework",
    "-darwin.so",
    "Python",
    "QtCore",
    "QtGui",
    "QtWidgets",
    "QtSvg",
    "QtDBus",
)
"""How names end that stand for files on Windows or macOS."""


def copyright_text() -> str:
    """Return it in Debian's machine-readable form."""
    components = tomllib.loads((LICENCES / "components.toml").read_text(encoding="utf-8"))
    blocks = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: TriPeaks\n"
    ]
    for at, part in enumerate(components["component"]):
        names = [name for name in part["files"] if not name.endswith(ELSEWHERE)]
        places = [f"usr/lib/tripeaks/*/{name}" for name in names]
        places = ["*"] if at == 0 else places or ["usr/lib/tripeaks/tripeaks"]
        holder = part["holder"] or "none"
        blocks.append(
            f"Files: {' '.join(places)}\n"
            f"Copyright: {holder}\n"
            f"License: {_short(part)}\n"
            f"{_texts(part['texts'])}"
            f"Comment: {part['name']}, {part['licence']}.\n"
        )
    return "\n".join(blocks)


def _short(part: dict[str, object]) -> str:
    """Return a name for a part's licence that stands for these texts alone."""
    name = str(part["name"]).split(" ")[0].removesuffix("'s").lower()
    licence = str(part["licence"]).split(",")[0].replace(" WITH ", "-with-").replace(" ", "-")
    return f"{licence}-{name}" if licence != "public-domain" else licence


def _texts(names: list[str]) -> str:
    lines = []
    for name in names:
        if name in COMMON:
            lines.append(f"The full text is in /usr/share/common-licenses/{COMMON[name]}.")
        else:
            lines += (LICENCES / name).read_text(encoding="utf-8").splitlines()
    if not names:
        lines = ["It is in the public domain."]
    return "".join(f" {line.rstrip()}\n" if line.strip() else " .\n" for line in lines)
