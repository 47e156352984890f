"""Small looks that several parts of the window share."""

from typing import Final

from PySide6.QtGui import QColor, QFont, QIcon
from PySide6.QtWidgets import QDialogButtonBox

_SCROLL_BAR: Final = 24
"""Wider than any scroll bar."""


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """Return `font` larger or smaller, in whichever unit its size is given."""
    result = QFont(font)
    if font.pointSizeF() > 0:
        result.setPointSizeF(font.pointSizeF() * factor)
    else:
        result.setPixelSize(max(1, round(font.pixelSize() * factor)))
    result.setBold(bold)
    return result


def button_box(*buttons: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
    """Return a row of standard buttons without the pictures that some systems put on them."""
    box = QDialogButtonBox()
    for button in buttons:
        box.addButton(button).setIcon(QIcon())
    return box


def clock_time(milliseconds: int) -> str:
    """Return a time as clocks show it: 4:07, or 1:04:07 from an hour on."""
    minutes, seconds = divmod(max(0, milliseconds) // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def has_room(width: int, wanted: int, *, was_there: bool) -> bool:
    """Return whether there is room for what wants `wanted` pixels of a page that scrolls.

    What was there keeps its place in a little less: a scroll bar that comes and goes with it
    would change the width, and so call it back, again and again.
    """
    return width >= wanted - (_SCROLL_BAR if was_there else 0)


def css(colour: QColor) -> str:
    """Return a colour as style sheets write it."""
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"
