"""The colours of the whole program: those of the scene chosen, or that the system asks for."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tripeaks.model.scene import Scene
from tripeaks.model.settings import Settings
from tripeaks.view.scene_look import LOOKS, SceneLook

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints

_Role = QPalette.ColorRole
_OWN_COLOURS: Final = "fusion"
"""The style that takes every colour from the palette; others have the system's own."""


_OUTLINE_DARKER: Final = 140
"""Outlines are drawn in the window's colour, this much darker: invisible on a dark window.

Nothing else of such a widget is in the window's colour, so that it can have another there.
"""

_MARKED: Final = ("QCheckBox", "QRadioButton", "QSlider")
"""Classes that are nothing without their outline, drawn in the colour of captions."""

_FRAMED: Final = ("QPushButton", "QComboBox", "QLineEdit", "QAbstractSpinBox", "QScrollBar")


class Scheme(QObject):
    """Follows the scene in the settings and what the system wishes: light, dark, more contrast."""

    look_changed = Signal(object)
    """The `SceneLook` now in use."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """Find out which scene to show; `apply` gives the program its colours."""
        super().__init__(parent)
        self._settings = settings
        self._hints = QGuiApplication.styleHints()
        settings.scene_changed.connect(self.apply)
        self._hints.colorSchemeChanged.connect(self.apply)
        contrast = self._contrast_hints()
        if contrast is not None:
            contrast.contrastPreferenceChanged.connect(self.apply)
        self._look = LOOKS[self.scene]

    @property
    def scene(self) -> Scene:
        """The scene to show, never SYSTEM."""
        if self._settings.scene is not Scene.SYSTEM:
            return self._settings.scene
        contrast = self._contrast_hints()
        if contrast is not None and (
            contrast.contrastPreference() is Qt.ContrastPreference.HighContrast
        ):
            return Scene.CONTRAST
        is_dark = self._hints.colorScheme() is Qt.ColorScheme.Dark
        return Scene.NIGHT if is_dark else Scene.DAWN

    @property
    def look(self) -> SceneLook:
        """The look in use."""
        return self._look

    def apply(self) -> None:
        """Give menus, bars and dialogs the scene's colours, and tell the table."""
        self._tell_style()
        self._look = LOOKS[self.scene]
        if QApplication.style().name() == _OWN_COLOURS:
            self._colour_program()
        self.look_changed.emit(self._look)

    def _colour_program(self) -> None:
        """Set the palettes: one for all, and of its kin those of widgets with an outline."""
        palette = palette_of(self._look)
        QApplication.setPalette(palette)
        for kind, outline in outlines_of(self._look).items():
            palette.setColor(_Role.Window, outline.lighter(_OUTLINE_DARKER))
            # What is annotated as bytes takes nothing but str.
            QApplication.setPalette(palette, kind)  # type: ignore[arg-type]

    def _tell_style(self) -> None:
        """Let a style with colours of its own take light or dark ones."""
        if QApplication.style().name() == _OWN_COLOURS:
            return
        if self._settings.scene is Scene.SYSTEM:
            self._hints.unsetColorScheme()
        else:
            is_dark = LOOKS[self._settings.scene].is_dark
            self._hints.setColorScheme(Qt.ColorScheme.Dark if is_dark else Qt.ColorScheme.Light)

    def _contrast_hints(self) -> "QAccessibilityHints | None":
        """Return Qt's word on contrast, which came with Qt 6.10, or None."""
        accessibility = getattr(self._hints, "accessibility", None)
        return None if accessibility is None else accessibility()


def outlines_of(look: SceneLook) -> dict[str, QColor]:
    """Return the colours of outlines, by the classes of widgets that have them."""
    outlines = dict.fromkeys(_MARKED, look.muted)
    if look.is_dark:  # on light ground the style's own grey is right
        outlines |= dict.fromkeys(_FRAMED, look.edge)
    return outlines


def palette_of(look: SceneLook) -> QPalette:
    """Return a look's colours as Qt's widgets want them."""
    palette = QPalette(look.button, look.window)
    for role, colour in (
        (_Role.Window, look.window),
        (_Role.WindowText, look.text),
        (_Role.Base, look.base),
        (_Role.AlternateBase, look.window),
        (_Role.Text, look.text),
        (_Role.Button, look.button),
        (_Role.ButtonText, look.text),
        (_Role.BrightText, look.loss),
        (_Role.Highlight, look.accent),
        (_Role.HighlightedText, look.accent_text),
        (_Role.Accent, look.accent),
        (_Role.Link, look.accent),
        (_Role.LinkVisited, look.accent),
        (_Role.ToolTipBase, look.pill),
        (_Role.ToolTipText, look.pill_text),
        (_Role.PlaceholderText, look.muted),
        (_Role.Mid, look.edge),
    ):
        palette.setColor(role, colour)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, look.disabled)
    return palette
