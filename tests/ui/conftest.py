"""What the window's tests share."""

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

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
