"""The chart of how the scores are spread."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from tripeaks.storage.statistics import ScoreBin
from tripeaks.ui.charts.axis import Axis, exact_axis, round_axis
from tripeaks.ui.charts.chart import Chart
from tripeaks.ui.charts.frame import Plot
from tripeaks.ui.charts.marks import Mark, ink
from tripeaks.view.figures import figure

_FILL: Final = 0.84
"""How much of its place a bar fills."""


class SpreadChart(Chart):
    """A bar for each range of scores, as high as games ended within it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__("spreadChart", parent)
        self._bins: Sequence[ScoreBin] = ()
        self._compares = True
        self.refresh()

    def show_bins(self, bins: Sequence[ScoreBin], *, compares: bool) -> None:
        """Show the scores' spread; scores that do not compare are not shown."""
        self._bins = bins if compares else ()
        self._compares = compares
        self.refresh()

    @property
    def count(self) -> int:
        """How many bars there are."""
        return len(self._bins)

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Distribution of scores")

    def absence(self) -> str:
        """Return why no score is shown."""
        if self._compares:
            return self.tr("No games yet.")
        return self.tr("These games were scored by different systems. Choose one rule set.")

    def describe(self, number: int) -> str:
        """Return a bar's range of scores and how many games are in it."""
        part = self._bins[number]
        games = self.tr("%Ln game(s)", "", part.games)
        if part.high - part.low == 1:
            return self.tr("{score}: {games}").format(score=figure(part.low), games=games)
        text = self.tr("{low} to {high}: {games}")
        return text.format(low=figure(part.low), high=figure(part.high - 1), games=games)

    def summary(self) -> str:
        """Return which range of scores is the most frequent."""
        most = max(range(self.count), key=lambda number: self._bins[number].games)
        return self.tr("Most frequent: {range}").format(range=self.describe(most))

    def axes(self, width: float, height: float) -> tuple[Axis, Axis]:
        """Return scores across, and games up."""
        return (
            exact_axis(self._bins[0].low, self._bins[-1].high, max(2, int(width / 64))),
            round_axis(0, max(part.games for part in self._bins), max(2, int(height / 32))),
        )

    def tick_across(self, value: int) -> str:
        """Return a score."""
        return figure(value)

    def place(self, number: int, plot: Plot) -> QPointF:
        """Return the middle of a bar's top."""
        part = self._bins[number]
        return QPointF(plot.x((part.low + part.high) / 2), plot.y(part.games))

    def paint_data(self, painter: QPainter, plot: Plot) -> None:
        """Paint the bars."""
        painter.setPen(QPen(self.palette().base(), 0))
        colour = ink(Mark.BAR, self.palette())
        for number, part in enumerate(self._bins):
            if not part.games:
                continue
            at = self.place(number, plot)
            width = (plot.x(part.high) - plot.x(part.low)) * _FILL
            height = max(1.5, plot.area.bottom() - at.y())
            bar = QRectF(at.x() - width / 2, plot.area.bottom() - height, width, height)
            painter.fillRect(bar, colour)
