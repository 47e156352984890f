"""Pictures to draw on."""

import math

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPixmap


def blank_picture(size: QSizeF, ratio: float) -> QPixmap:
    """Return an empty picture of at least `size` logical pixels."""
    pixmap = QPixmap(QSize(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def clear(colour: QColor) -> QColor:
    """Return a colour at no opacity."""
    return QColor(colour.red(), colour.green(), colour.blue(), 0)
