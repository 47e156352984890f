"""What every test needs: Qt without a display, and Hypothesis that gives CI one answer."""

import os
from typing import Any

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

# Before anything makes an application: a display that is named wins, none is needed.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No deadline: one slow example on a busy machine says nothing about the code.
settings.register_profile("explore", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "explore")
)


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """Keep every widget until it is closed.

    pytest-qt does not, and events go on for a moment after a test's last line: what nothing but
    a cycle holds would be collected while it is painted.
    """
    kept: list[QWidget] = []
    add = qtbot.addWidget

    def add_and_keep(widget: QWidget, **options: Any) -> None:
        kept.append(widget)
        add(widget, **options)

    qtbot.addWidget = add_and_keep  # type: ignore[method-assign]
    return qtbot
