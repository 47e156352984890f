"""A line over the table that stays as long as what it says is true, or until it is dismissed."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from tripeaks.ui.announcement import announce


class StandingNotice(QFrame):
    """One sentence, and up to two buttons: what can be done about it, and a way to dismiss it."""

    action_requested = Signal()
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Stay hidden until there is something to say."""
        super().__init__(parent)
        self.setObjectName("standingNotice")
        self.setAutoFillBackground(True)
        self._sign = QLabel("⚠", self)
        self._text = QLabel(self)
        self._text.setObjectName("standingText")
        self._text.setWordWrap(True)
        self._action = QPushButton(self)
        self._action.setObjectName("standingAction")
        self._action.clicked.connect(self.action_requested)
        self._dismiss = QPushButton(self)
        self._dismiss.setObjectName("standingDismiss")
        self._dismiss.clicked.connect(self._dismissed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 5, 12, 5)
        layout.addWidget(self._sign)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._action)
        layout.addWidget(self._dismiss)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What it says, empty while it is hidden."""
        return self._text.text()

    def say(self, text: str, *, action: str = "", can_dismiss: bool = True) -> None:
        """Show `text`, with a button named `action` where there is one; hide for no text."""
        is_new = bool(text) and text != self._text.text()
        self._text.setText(text)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self._dismiss.setVisible(can_dismiss)
        self.setVisible(bool(text))
        if is_new:
            announce(self, text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _dismissed(self) -> None:
        self.say("")
        self.dismissed.emit()

    def _retranslate(self) -> None:
        self._dismiss.setText(self.tr("&Dismiss"))
