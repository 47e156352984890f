"""A notice over the table that offers the way back to the game just left."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from tripeaks.ui.floating import Floating
from tripeaks.view.scene_look import SceneLook
from tripeaks.view.table_view import TableView

_GAP: Final = 4


class BackNotice(Floating):
    """Says that a game was left in play, with a button that returns to it."""

    back_requested = Signal()

    def __init__(self, table: TableView) -> None:
        """Stay hidden over `table`."""
        super().__init__(table)
        self._table = table
        self.setObjectName("backNotice")
        self._label = QLabel(self)
        self._button = QPushButton(self)
        self._button.setObjectName("backButton")
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.setAutoDefault(True)  # Enter presses it, as Space does
        self._button.clicked.connect(self.back_requested)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(4)
        layout.addWidget(self._label)
        layout.addWidget(self._button)
        table.laid_out.connect(self._place)
        self._retranslate()
        self.hide()

    def set_look(self, look: SceneLook) -> None:
        """Take on a scene's colours."""
        ground = QPalette(self.palette())
        ground.setColor(QPalette.ColorRole.Window, look.pill)
        ground.setColor(QPalette.ColorRole.Mid, look.pill)
        self.setPalette(ground)
        words = QPalette(self._label.palette())
        words.setColor(QPalette.ColorRole.WindowText, look.pill_text)
        self._label.setPalette(words)

    def offer(self, is_offered: bool) -> None:
        """Show or hide the notice."""
        self.setVisible(is_offered)
        if is_offered:
            self._place()
            self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self._place()

    def _retranslate(self) -> None:
        self._label.setText(self.tr("The last game is kept."))
        self._button.setText(self.tr("Back to the &last game"))

    def _place(self) -> None:
        """Lie in the lower right corner, beside the piles and off every card."""
        self._label.show()
        self.adjustSize()
        layout = self._table.table.layout
        room = layout.width - layout.waste_rect.right() - 2 * _GAP
        self._label.setVisible(self.sizeHint().width() <= room)
        self.adjustSize()
        corner = self._table.rect().bottomRight() - self.rect().bottomRight()
        self.move(corner - QPoint(_GAP, _GAP))
