"""Figures as text: shares, numbers and averages, in the language's own way of writing numbers."""

from typing import Final

from PySide6.QtCore import QLocale

from tripeaks.view.figures import figure

NOTHING: Final = "–"
"""Stands where there is no figure."""
_SPACE: Final = "\N{NO-BREAK SPACE}"


def percent(share: float) -> str:
    """Return a share of 0 to 1 in whole per cent; only none is 0, only all is 100."""
    whole = round(100 * share)
    if 0 < share < 1:
        whole = min(max(whole, 1), 99)
    return f"{whole}{_SPACE}%"


def average(value: float, places: int = 1) -> str:
    """Return a mean value with a few places, with a true minus."""
    text: str = QLocale().toString(value, "f", places)
    return text.replace("-", figure(-1)[0])


def grouped(number: int) -> str:
    """Return a number of things, its thousands parted."""
    text: str = QLocale().toString(number)
    return text
