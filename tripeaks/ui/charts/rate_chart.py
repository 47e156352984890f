"""The chart of the win rate over the games before each."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from tripeaks.storage.statistics import WINDOWS
from tripeaks.ui.charts.axis import Axis, exact_axis
from tripeaks.ui.charts.chart import Chart
from tripeaks.ui.charts.frame import Plot
from tripeaks.ui.charts.marks import Mark, paint_line
from tripeaks.ui.figure_text import grouped, percent

_SHORT, _LONG = WINDOWS


class RateChart(Chart):
    """Two lines: the win rate over the last 20 games, and over the last 100, after each game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__("rateChart", parent)
        self._rates: dict[int, Sequence[float]] = dict.fromkeys(WINDOWS, ())
        self._played = 0
        self.refresh()

    def show_rates(self, rates: Mapping[int, Sequence[float]], played: int) -> None:
        """Show the rates over each of `WINDOWS`; the last of each is that after `played` games."""
        self._rates = dict(rates)
        self._played = played
        self.refresh()

    @property
    def count(self) -> int:
        """After how many games a rate is shown."""
        return len(self._rates[_SHORT])

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Win rate, game by game")

    def absence(self) -> str:
        """Return from when on there is a rate."""
        return self.tr("Shown from %n game(s) on.", "", _SHORT)

    def legend(self) -> Sequence[tuple[Mark, str]]:
        """Name the lines that there are."""
        short = (Mark.LINE, self.tr("last %n game(s)", "", _SHORT))
        if not self._rates[_LONG]:
            return (short,)
        return (short, (Mark.BROKEN_LINE, self.tr("last %n game(s)", "", _LONG)))

    def describe(self, number: int) -> str:
        """Return the rates after a game."""
        title = self.tr("After game {number}").format(number=grouped(self._game(number)))
        lines = [title, self._line(_SHORT, number)]
        if number >= self._delay:
            lines.append(self._line(_LONG, number - self._delay))
        return "\n".join(lines)

    def summary(self) -> str:
        """Return the rates now."""
        lines = [self._line(window, -1) for window in WINDOWS if self._rates[window]]
        return self.tr("Win rate now: {rates}").format(rates="; ".join(lines))

    def axes(self, width: float, height: float) -> tuple[Axis, Axis]:
        """Return games across, and the rate in per cent up."""
        ticks = (0, 50, 100) if height < 150 else (0, 25, 50, 75, 100)
        across = exact_axis(self._game(0), self._played, max(2, int(width / 80)))
        return across, Axis(0, 100, ticks)

    def tick_up(self, value: int) -> str:
        """Return a rate."""
        return percent(value / 100)

    def place(self, number: int, plot: Plot) -> QPointF:
        """Return where the rate over the shorter window is."""
        return QPointF(plot.x(self._game(number)), plot.y(100 * self._rates[_SHORT][number]))

    def paint_data(self, painter: QPainter, plot: Plot) -> None:
        """Paint the line over many games, and over it that over few."""
        for window, mark in ((_LONG, Mark.BROKEN_LINE), (_SHORT, Mark.LINE)):
            rates = self._rates[window]
            line = plot.line(self._played - len(rates) + 1, [100 * rate for rate in rates])
            paint_line(painter, mark, line, self.palette())

    @property
    def _delay(self) -> int:
        """How many points have no rate over the longer window."""
        return len(self._rates[_SHORT]) - len(self._rates[_LONG])

    def _game(self, number: int) -> int:
        return self._played - self.count + 1 + number

    def _line(self, window: int, at: int) -> str:
        text = self.tr("{rate} of the last %n game(s) won", "", window)
        return text.format(rate=percent(self._rates[window][at]))
