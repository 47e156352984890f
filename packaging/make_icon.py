"""Make the program's icon: every file of resources/icons.

    python packaging/make_icon.py [FOLDER]

The files are kept in git. A test makes them anew and compares: the drawings byte for byte, the
pictures, which another release of Qt may shade otherwise, by their looks.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from cardmaker.icon import SMALL, large_icon, small_icon
from cardmaker.icon_files import ICNS_TYPES, IcoPicture, bitmap, icns, ico
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"

PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of an icon theme."""

BITMAP_SIZES, ICO_PNG_SIZES = (16, 24, 32, 48), (64, 128, 256)
"""What the .ico file holds; small ones as bitmaps, which all of Windows reads."""


def make_icon() -> dict[str, bytes]:
    """Return the content of every file, by its name."""
    files = {"tripeaks.svg": large_icon().encode()}
    files |= {f"tripeaks-{size}.svg": small_icon(size).encode() for size in SMALL}
    images = {size: _drawn(size) for size in sorted({*PNG_SIZES, *ICNS_TYPES.values()})}
    pngs = {size: _png(image) for size, image in images.items()}
    files |= {f"tripeaks-{size}.png": pngs[size] for size in PNG_SIZES}
    pictures = [bitmap(size, _bgra(images[size])) for size in BITMAP_SIZES]
    pictures += [IcoPicture(size, pngs[size]) for size in ICO_PNG_SIZES]
    files["tripeaks.ico"] = ico(pictures)
    files["tripeaks.icns"] = icns(pngs)
    return files


def _drawn(size: int) -> QImage:
    svg = small_icon(size) if size in SMALL else large_icon()
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(image.rect()))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # 0: as small as it goes
    return bytes(buffer.data().data())


def _bgra(image: QImage) -> bytes:
    data = bytes(image.constBits())
    if sys.byteorder == "big":
        data = b"".join(data[at : at + 4][::-1] for at in range(0, len(data), 4))
    return data


def main() -> None:
    """Write the files into the folder named, or resources/icons."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ICONS
    folder.mkdir(parents=True, exist_ok=True)
    files = make_icon()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    print(f"{len(files)} files, {sum(map(len, files.values())) / 1024:.0f} KB")


if __name__ == "__main__":
    main()
