"""packaging/make_icon.py and what it made: resources/icons."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QIcon, QImage, QImageReader
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tripeaks.ui.window_icon import window_icon

ROOT = Path(__file__).parents[2]
ICONS = ROOT / "resources" / "icons"
NAMES = sorted(path.name for path in ICONS.iterdir())
PNG_SIZES = [16, 22, 24, 32, 48, 64, 128, 256, 512]
ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]
ICNS_SIZES = {
    **{"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256},
    **{"ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024},
}


def decoded(data: bytes) -> QImage:
    image = QImage.fromData(data)
    assert not image.isNull()
    return image


def is_empty_at_the_corners(image: QImage) -> bool:
    last = image.width() - 1
    return all(image.pixelColor(x, y).alpha() == 0 for x in (0, last) for y in (0, last))


def pixels(image: QImage) -> bytes:
    plain = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return bytes(plain.constBits())


def unlikeness(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures of one size, 0 to 255."""
    these, those = pixels(one), pixels(other)
    return sum(abs(a - b) for a, b in zip(these, those, strict=True)) / len(these)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    script = str(ROOT / "packaging" / "make_icon.py")
    subprocess.run([sys.executable, "-B", script, str(folder)], check=True, capture_output=True)
    return folder


def test_the_icon_is_made_anew(made: Path) -> None:
    assert sorted(path.name for path in made.iterdir()) == NAMES, "python packaging/make_icon.py"
    for name in NAMES:
        if name.endswith(".svg"):
            assert (made / name).read_bytes() == (ICONS / name).read_bytes(), name
        elif name.endswith(".png"):
            assert unlikeness(QImage(str(made / name)), QImage(str(ICONS / name))) < 2, name


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith(".svg")])
def test_drawings_are_valid(name: str) -> None:
    assert QSvgRenderer(str(ICONS / name)).isValid()


@pytest.mark.parametrize("size", PNG_SIZES)
def test_a_picture_has_its_size_and_no_ground(size: int) -> None:
    image = decoded((ICONS / f"tripeaks-{size}.png").read_bytes())
    assert (image.width(), image.height()) == (size, size)
    assert is_empty_at_the_corners(image)
    middle = image.pixelColor(size // 2, size * 3 // 4)
    assert middle.alpha() == 255
    assert middle.blue() > middle.red(), "a mountain"


def test_the_windows_icon_holds_every_size() -> None:
    reader = QImageReader(str(ICONS / "tripeaks.ico"))
    assert reader.imageCount() == len(ICO_SIZES)
    for number, size in enumerate(ICO_SIZES):
        assert reader.jumpToImage(number)
        image = reader.read()
        assert (image.width(), image.height()) == (size, size)
        assert unlikeness(image, QImage(str(ICONS / f"tripeaks-{size}.png"))) < 1, size


def test_the_windows_icon_is_laid_out_as_windows_reads_it() -> None:
    data = (ICONS / "tripeaks.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(ICO_SIZES))
    end = 6 + 16 * len(ICO_SIZES)
    for number, size in enumerate(ICO_SIZES):
        entry = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        width, height, colours, _, planes, bits, length, offset = entry
        assert (width, height) == (size % 256, size % 256)
        assert (colours, planes, bits, offset) == (0, 1, 32, end)
        end += length
        if size < 64:
            head = struct.unpack_from("<IiiHHI", data, offset)
            assert head == (40, size, 2 * size, 1, 32, 0), "rows of picture and of mask"
            mask_row = (size + 31) // 32 * 4
            assert length == 40 + size * (4 * size + mask_row)
        else:
            assert data[offset : offset + 8] == b"\x89PNG\r\n\x1a\n"
    assert end == len(data)


def test_the_macos_icon_holds_every_size() -> None:
    data = (ICONS / "tripeaks.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    found, place = {}, 8
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        found[kind.decode()] = decoded(data[place + 8 : place + length]).width()
        place += length
    assert place == len(data)
    assert found == ICNS_SIZES


def test_windows_carry_the_icon(qapp: QApplication) -> None:
    icon = window_icon()
    assert not icon.isNull()
    for size in (16, 24, 32, 48, 128):
        pixmap = icon.pixmap(size, size)
        assert pixmap.width() == size
        assert unlikeness(pixmap.toImage(), QImage(str(ICONS / f"tripeaks-{size}.png"))) < 1


def test_qt_reads_the_containers_as_icons(qapp: QApplication) -> None:
    icon = QIcon(str(ICONS / "tripeaks.ico"))
    assert {size.width() for size in icon.availableSizes()} >= {16, 256}
