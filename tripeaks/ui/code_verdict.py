"""What the text in the code field means, said under the field."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QWidget

GOOD_SIGN: Final = "✓"
BAD_SIGN: Final = "!"
_LINES: Final = 5

_GOOD: Final = (QColor("#1E7B3A"), QColor("#6FD08C"))
_BAD: Final = (QColor("#B3261E"), QColor("#FF9A8F"))
"""A colour on a light and on a dark ground."""


class CodeVerdict(QScrollArea):
    """A sign and a text of a few lines; a longer text scrolls, so that nothing around moves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = QLabel()
        self._sign.setObjectName("codeSign")
        bold = self._sign.font()
        bold.setBold(True)
        self._sign.setFont(bold)
        self._sign.setFixedWidth(QFontMetrics(bold).horizontalAdvance(GOOD_SIGN) + 2)
        self._sign.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._text = QLabel()
        self._text.setObjectName("codeMessage")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Shows the dialog's own ground.
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._take_focus_if_scrollable)
        self._show_sign("", None, colour_text=False)

    @property
    def text(self) -> str:
        """What is said."""
        text: str = self._text.text()
        return text

    def say(self, text: str) -> None:
        """Say something that is neither good nor bad."""
        self._show_text(text)
        self._show_sign("", None, colour_text=False)

    def approve(self, text: str) -> None:
        """Say that all is well."""
        self._show_text(text)
        self._show_sign(GOOD_SIGN, _GOOD, colour_text=False)

    def object(self, text: str) -> None:
        """Say what is wrong."""
        self._show_text(text)
        self._show_sign(BAD_SIGN, _BAD, colour_text=True)

    def sizeHint(self) -> QSize:
        """Ask for the lines that most texts need."""
        return QSize(360, self.fontMetrics().lineSpacing() * _LINES)

    def minimumSizeHint(self) -> QSize:
        """Accept two lines, the rest is scrolled to."""
        return QSize(120, self.fontMetrics().lineSpacing() * 2)

    def changeEvent(self, event: QEvent) -> None:
        """Choose the colours anew when the ground turns light or dark."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_sign(self._sign.text(), self._colours, colour_text=self._colour_text)

    def _take_focus_if_scrollable(self, _: int, maximum: int) -> None:
        """Be reached by Tab only where keys have something to scroll."""
        policy = Qt.FocusPolicy.StrongFocus if maximum else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)

    def _show_text(self, text: str) -> None:
        if text != self._text.text():
            self._text.setText(text)
            self.verticalScrollBar().setValue(0)

    def _show_sign(
        self, sign: str, colours: tuple[QColor, QColor] | None, *, colour_text: bool
    ) -> None:
        self._colours, self._colour_text = colours, colour_text
        self._sign.setText(sign)
        palette = QPalette(self.palette())
        if colours:
            dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
            palette.setColor(QPalette.ColorRole.WindowText, colours[dark])
        self._sign.setPalette(palette)
        self._text.setPalette(palette if colour_text else self.palette())
