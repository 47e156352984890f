"""The bar under the table for looking back at a game that has ended."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tripeaks.ui.past_bar import PastBar
from tripeaks.ui.review_chart import ReviewChart, ReviewPoint


class ReviewBar(PastBar):
    """The chart of a game, what its chosen point says, and ways on from there."""

    point_selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Stay hidden until a game is shown."""
        super().__init__("review", parent)
        self.chart = ReviewChart(self)
        self._column.insertWidget(0, self.chart)
        self.chart.point_selected.connect(self._select)
        self._retranslate()

    def show_points(self, points: Sequence[ReviewPoint], selected: int) -> None:
        """Look back at a game, at one of its points."""
        self.chart.show_points(points, selected)
        self._update_text()
        self.show()
        self.chart.setFocus(Qt.FocusReason.OtherFocusReason)

    def _select(self, number: int) -> None:
        self._update_text()
        self.point_selected.emit(number)

    def _update_text(self) -> None:
        self._text.setText(self.chart.describe(self.chart.selected))

    def _retranslate(self) -> None:
        super()._retranslate()
        if not self.isHidden():
            self._update_text()
