"""The program's icon as windows carry it."""

from importlib.resources import files
from typing import Final

from PySide6.QtGui import QIcon, QPixmap

_SIZES: Final = (16, 24, 32, 48, 128)
"""Pictures, not the drawing they are made from: they need no QtSvg before the first paint."""


def window_icon() -> QIcon:
    """Return the program's icon in the sizes that title bars and task switchers ask for."""
    icon, folder = QIcon(), files("tripeaks.resources").joinpath("icons")
    for size in _SIZES:
        pixmap = QPixmap()
        # Told the format Qt need not ask all its plugins, which takes longer than all the rest.
        pixmap.loadFromData(folder.joinpath(f"tripeaks-{size}.png").read_bytes(), "PNG")
        icon.addPixmap(pixmap)
    return icon
