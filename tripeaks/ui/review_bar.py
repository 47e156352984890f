"""The bar under the table for looking back at a game that has ended."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tripeaks.ui.review_chart import ReviewChart, ReviewPoint


class ReviewBar(QWidget):
    """The chart of a game, what its chosen point says, and ways on from there."""

    point_selected = Signal(int)
    play_on_requested = Signal(int)
    close_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Stay hidden until a game is shown."""
        super().__init__(parent)
        self.setObjectName("reviewBar")
        self.chart = ReviewChart(self)
        self._text = QLabel(self)
        self._text.setObjectName("reviewText")
        self._text.setWordWrap(True)
        self._play_on = QPushButton(self)
        self._play_on.setObjectName("playOnButton")
        self._close = QPushButton(self)
        self._close.setObjectName("closeReviewButton")
        line = QHBoxLayout()
        line.addWidget(self._text, 1)
        line.addWidget(self._play_on)
        line.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 2)
        layout.setSpacing(4)
        layout.addWidget(self.chart)
        layout.addLayout(line)
        self.chart.point_selected.connect(self._select)
        self._play_on.clicked.connect(lambda: self.play_on_requested.emit(self.chart.selected))
        self._close.clicked.connect(self.close_requested)
        self._retranslate()
        self.hide()

    def show_points(self, points: Sequence[ReviewPoint], selected: int) -> None:
        """Look back at a game, at one of its points."""
        self.chart.show_points(points, selected)
        self._update_text()
        self.show()
        self.chart.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_requested.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            if self.isVisible():
                self._update_text()

    def _select(self, number: int) -> None:
        self._update_text()
        self.point_selected.emit(number)

    def _update_text(self) -> None:
        self._text.setText(self.chart.describe(self.chart.selected))

    def _retranslate(self) -> None:
        self._play_on.setText(self.tr("&Play on from here"))
        self._close.setText(self.tr("&Close"))
