"""What the window's tests share."""

import runpy
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window import Window, store_at
from tripeaks.i18n.translators import Translators

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session", autouse=True)
def _translations() -> None:
    """See to it that the translations are made, however the tests were started."""
    runpy.run_path(str(ROOT / "packaging" / "build_translations.py"))["build"]()


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[Translators]:
    """Give translators whose last act is to leave English behind."""
    before = QLocale()
    translators = Translators()
    yield translators
    translators.install("en")
    translators.uninstall()
    QLocale.setDefault(before)


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path, translators: Translators) -> Callable[..., Window]:
    """Give a function that opens the whole window, in English unless it is told otherwise.

    It does not animate unless `animation_speed` says so; what else it takes are settings.
    """

    def open_it(code: str = "TP1-E-AAAAAAB", **settings: object) -> Window:
        settings = {"language": "en", "animation_speed": "none"} | settings
        return Window(qtbot, code, store_at(tmp_path, **settings))

    return open_it
