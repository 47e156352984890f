"""packaging/take_screenshots.py: it takes what it is asked for and measures what it took."""

import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

ROOT = Path(__file__).parents[2]
SCRIPT = str(ROOT / "packaging" / "take_screenshots.py")


@pytest.fixture
def shooter(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Give the package's module of measures, which is not installed."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    importlib.import_module("screenshooter.widget_texts")
    return importlib.import_module("screenshooter")


def test_it_takes_the_pictures_asked_for_and_says_what_is_least(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-B", SCRIPT, str(tmp_path), "--scene", "felt", "--view", "settings-p*"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    taken = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.png"))
    assert taken == ["felt/settings-play.png", "felt/settings-program.png"]
    assert [line.split()[:2] for line in done.stdout.splitlines()] == [
        ["felt", "settings-play"],
        ["felt", "settings-program"],
    ]


def test_contrast_is_that_of_ink_and_ground(shooter: ModuleType) -> None:
    image = QImage(60, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    painter.fillRect(10, 10, 4, 10, QColor("#767676"))
    painter.end()
    measured = shooter.contrast.ink_contrast(image, QRect(0, 0, 40, 30))
    assert measured == pytest.approx(4.54, abs=0.01), "the known limit for grey on white"
    assert shooter.contrast.ink_contrast(image, QRect(30, 0, 30, 30)) == 1.0
    assert shooter.contrast.ink_contrast(image, QRect(70, 0, 30, 30)) == 1.0


def test_faint_texts_are_found_wherever_they_are(
    shooter: ModuleType, qapp: QApplication, qtbot: QtBot
) -> None:
    window, faint, clear = QWidget(), QLabel("faint"), QLabel("clear")
    hidden, off = QLabel("hidden"), QCheckBox("switched off")
    for label, ink in ((faint, "#BBBBBB"), (clear, "#333333"), (hidden, "#BBBBBB")):
        label.setStyleSheet(f"color: {ink}; background: #FFFFFF")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    layout = QVBoxLayout(window)
    for widget in (faint, clear, hidden, off):
        layout.addWidget(widget)
    hidden.hide()
    off.setEnabled(False)
    qtbot.addWidget(window)
    window.show()
    texts = list(shooter.widget_texts.widget_texts(window))
    assert [text.name for text in texts] == ["QLabel: faint", "QLabel: clear"]
    measured = shooter.contrast.measure(texts, window.grab().toImage())
    assert [each.is_enough for each in measured] == [False, True]
