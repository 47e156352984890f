"""What the window's tests share."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from tripeaks.i18n.translators import Translators


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[Translators]:
    """Give translators whose last act is to leave English behind."""
    before = QLocale()
    translators = Translators()
    yield translators
    translators.install("en")
    translators.uninstall()
    QLocale.setDefault(before)
