"""What the tests of the statistics window share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.statistics.page import Page
from tripeaks.i18n.translators import Translators
from tripeaks.storage.journal import Journal


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    Journal(tmp_path).close()
    return tmp_path


@pytest.fixture
def page(qtbot: QtBot, folder: Path, translators: Translators) -> Iterator[Page]:
    translators.install("en")
    page = Page(qtbot, folder)
    yield page
    page.dialog.stop()
    page.library.stop()
