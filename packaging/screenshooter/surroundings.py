"""Surroundings that are the same on every machine: fonts, style, scale, settings."""

import os
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

FONTS = Path(__file__).resolve().parents[2] / "tests" / "data" / "fonts"
_FAMILY = "DejaVu Sans"
_POINTS = 10


def prepare(folder: Path, scale: int) -> None:
    """Set what Qt and fontconfig read when an application begins; `folder` is for throwing away."""
    written = (FONTS / "fonts.conf").read_text(encoding="utf-8")
    written = written.replace("FONTS", str(FONTS)).replace("CACHE", str(folder / "font-cache"))
    conf = folder / "fonts.conf"
    conf.write_text(written, encoding="utf-8")
    os.environ |= {
        "FONTCONFIG_FILE": str(conf),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(scale),
        "QT_FONT_DPI": "96",
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    for name in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_SCREEN_SCALE_FACTORS"):
        os.environ.pop(name, None)


def make_application() -> QApplication:
    """Return an application in Qt's own style and our own font."""
    application = QApplication([])
    application.setStyle("Fusion")
    # Where there is no fontconfig the fonts come by this way.
    for font in FONTS.glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    application.setFont(QFont(_FAMILY, _POINTS))
    return application
