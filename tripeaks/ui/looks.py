"""Small looks that several parts of the window share."""

from PySide6.QtGui import QColor, QFont


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """Return `font` larger or smaller, in whichever unit its size is given."""
    result = QFont(font)
    if font.pointSizeF() > 0:
        result.setPointSizeF(font.pointSizeF() * factor)
    else:
        result.setPixelSize(max(1, round(font.pixelSize() * factor)))
    result.setBold(bold)
    return result


def clock_time(milliseconds: int) -> str:
    """Return a time as clocks show it: 4:07, or 1:04:07 from an hour on."""
    minutes, seconds = divmod(max(0, milliseconds) // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def css(colour: QColor) -> str:
    """Return a colour as style sheets write it."""
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"
