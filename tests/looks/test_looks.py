"""What the program looks like: cards, tables and ends of games beside pictures that were looked at.

When a look has changed on purpose, look at it and make the pictures anew:

    python packaging/take_screenshots.py --looks tests/data/looks
"""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QApplication

from tests.looks.comparison import ALLOWED, unlikeness

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "data" / "looks"
NAMES = sorted(path.stem for path in KEPT.glob("*.png"))
MOST_BYTES = 300 * 1024

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="letters are drawn otherwise on other systems"
)


@pytest.fixture(scope="session")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder of the pictures as the program draws them now."""
    folder = tmp_path_factory.mktemp("looks")
    script = str(ROOT / "packaging" / "take_screenshots.py")
    done = subprocess.run(
        [sys.executable, "-B", script, "--looks", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return folder


def kept(name: str) -> QImage:
    return QImage(str(KEPT / f"{name}.png"))


def test_there_is_a_picture_of_each(taken: Path) -> None:
    assert sorted(path.stem for path in taken.glob("*.png")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_looks_as_it_did(taken: Path, name: str) -> None:
    path = taken / f"{name}.png"
    worst, where = unlikeness(QImage(str(path)), kept(name))
    assert worst < ALLOWED, f"look at {path} around {where}"


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in KEPT.iterdir()) < MOST_BYTES


def test_the_font_has_every_sign_of_the_texts(qapp: QApplication) -> None:
    """A sign it lacks would come from whatever font a machine has."""
    fonts = [QRawFont(str(path), 16) for path in (ROOT / "tests" / "data" / "fonts").glob("*.ttf")]
    sources = [*(ROOT / "resources").rglob("*.ts"), *(ROOT / "resources").rglob("*.html")]
    sources += (ROOT / "tripeaks").rglob("*.py")
    signs = {sign for path in sources for sign in path.read_text(encoding="utf-8")} - {"\n"}
    assert len(fonts) == 2
    for font in fonts:
        assert {sign for sign in signs if not font.supportsCharacter(ord(sign))} == set()


def test_a_picture_moved_by_one_pixel_is_another() -> None:
    for name in ("face-AS", "face-7H", "won-dawn", "table-night", "table-felt"):
        image = kept(name)
        width, height = image.width() - 1, image.height()
        moved = image.copy(1, 0, width, height)
        assert unlikeness(image.copy(0, 0, width, height), moved)[0] > ALLOWED


def test_one_small_thing_missing_is_seen() -> None:
    image = kept("won-dawn")
    ground = image.pixelColor(image.width() // 2 - 60, 60)
    other = image.copy()
    painter = QPainter(other)
    painter.fillRect(61, 96, 26, 8, ground)
    painter.end()
    assert unlikeness(image, other)[0] > ALLOWED


def test_a_hair_more_or_less_is_the_same() -> None:
    image = kept("table-dawn")
    other = image.convertToFormat(QImage.Format.Format_RGB32)
    for x in range(0, other.width(), 3):
        for y in range(other.height()):
            other.setPixelColor(x, y, QColor(other.pixel(x, y)).lighter(104))
    assert unlikeness(image, other)[0] < ALLOWED
