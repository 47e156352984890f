"""Files and links that macOS sends the running program as events."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from tests.ui.window import Window
from tripeaks.ui.open_requests import OpenRequests


@pytest.fixture
def requests(qapp: QApplication) -> Iterator[OpenRequests]:
    requests = OpenRequests(qapp)
    yield requests
    qapp.removeEventFilter(requests)
    requests.setParent(None)


def send(app: QApplication, what: str | QUrl) -> None:
    QCoreApplication.sendEvent(app, QFileOpenEvent(what))


def test_a_link_opens_its_deal(
    qapp: QApplication, requests: OpenRequests, open_window: Callable[..., Window]
) -> None:
    window = open_window("TP1-E-AAAAAAD")
    requests.requested.connect(window.game_window.open_from_outside)
    send(qapp, QUrl("tripeaks:TP1-E-AAAAAAB"))
    assert window.label("codeLabel") == "TP1-E-AAAAAAB"
    send(qapp, QUrl("tripeaks://TP1-C-TRIPEAK/"))
    assert window.label("codeLabel").lower() == "tp1-c-tripeak"


def test_a_file_is_named_by_its_path(qapp: QApplication, requests: OpenRequests) -> None:
    asked: list[str] = []
    requests.requested.connect(asked.append)
    send(qapp, "/tmp/o partidă.tripeaks")
    send(qapp, QUrl.fromLocalFile("/tmp/o partidă.tripeaks"))
    assert asked == ["/tmp/o partidă.tripeaks"] * 2
