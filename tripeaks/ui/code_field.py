"""The field that takes a deal code, or any text with one in it."""

from typing import Final

from PySide6.QtWidgets import QLineEdit, QWidget

from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import CodeError

_LIMIT: Final = 1_000_000
"""How many characters are looked through for a code; Qt alone would take 32,767."""

_LONG: Final = 2_000
"""A longer text is not kept in the field, only the code in it."""


class CodeField(QLineEdit):
    """A one-line field in which a text of many lines and any length finds its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(_LIMIT)
        self.setClearButtonEnabled(True)
        self.textChanged.connect(self._tidy)

    def _tidy(self, text: str) -> None:
        tidy = _shortened(text.translate(_BREAKS))
        if tidy != text:
            cursor = self.cursorPosition()
            self.setText(tidy)
            self.setCursorPosition(min(cursor, len(tidy)))


_BREAKS: Final = dict.fromkeys(map(ord, "\t\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029"), " ")


def _shortened(text: str) -> str:
    if len(text) <= _LONG:
        return text
    try:
        return str(parse_code(text))
    except CodeError:
        return text[:_LONG]
