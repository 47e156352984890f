"""The chart of scores, game by game, each beside the best its deal allowed."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from tripeaks.storage.statistics import ScorePoint
from tripeaks.ui.charts.axis import Axis, exact_axis, round_axis
from tripeaks.ui.charts.chart import Chart
from tripeaks.ui.charts.frame import Plot
from tripeaks.ui.charts.marks import Mark, paint_line, paint_mark
from tripeaks.ui.figure_text import grouped
from tripeaks.view.figures import figure


class ScoreChart(Chart):
    """A disc for each game won, a ring for each lost, a fine line for the best possible score."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__("scoreChart", parent)
        self._points: Sequence[ScorePoint] = ()
        self._first = 1
        self._compares = True
        self.refresh()

    def show_scores(self, points: Sequence[ScorePoint], played: int, *, compares: bool) -> None:
        """Show the last games of `played`; scores that do not compare are not shown."""
        self._points = points if compares else ()
        self._first = played - len(points) + 1
        self._compares = compares
        self.refresh()

    @property
    def count(self) -> int:
        """How many games are shown."""
        return len(self._points)

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Scores, game by game")

    def absence(self) -> str:
        """Return why no score is shown."""
        if self._compares:
            return self.tr("No games yet.")
        return self.tr("These games were scored by different systems. Choose one rule set.")

    def legend(self) -> Sequence[tuple[Mark, str]]:
        """Name the three marks."""
        return (
            (Mark.DISC, self.tr("won")),
            (Mark.RING, self.tr("lost")),
            (Mark.HAIRLINE, self.tr("best possible")),
        )

    def describe(self, number: int) -> str:
        """Return a game's score, and the best that was possible where it is known."""
        point = self._points[number]
        text = (
            self.tr("Game {number}, won: {score}")
            if point.is_won
            else self.tr("Game {number}, lost: {score}")
        )
        text = text.format(number=grouped(self._first + number), score=figure(point.score))
        if point.par is not None:
            best = self.tr("Best possible: {score}").format(score=figure(point.par))
            text = f"{text}\n{best}"
        return text

    def summary(self) -> str:
        """Return how many games there are, and between which scores."""
        scores = [point.score for point in self._points]
        text = self.tr("The scores of the last %n game(s), from {low} to {high}.", "", len(scores))
        return text.format(low=figure(min(scores)), high=figure(max(scores)))

    def axes(self, width: float, height: float) -> tuple[Axis, Axis]:
        """Return the games' numbers across, and scores up."""
        values = [point.score for point in self._points]
        values += [point.par for point in self._points if point.par is not None]
        last = self._first + self.count - 1
        return (
            exact_axis(self._first, last, max(2, int(width / 80)), margin=0.7),
            round_axis(min(values), max(values), max(2, int(height / 32))),
        )

    def tick_up(self, value: int) -> str:
        """Return a score."""
        return figure(value)

    def place(self, number: int, plot: Plot) -> QPointF:
        """Return where a game's score is."""
        return QPointF(plot.x(self._first + number), plot.y(self._points[number].score))

    def paint_data(self, painter: QPainter, plot: Plot) -> None:
        """Paint what was possible, and over it what was reached."""
        palette = self.palette()
        for first, pars in self._runs_of_pars():
            paint_line(painter, Mark.HAIRLINE, plot.line(self._first + first, pars), palette)
        size = min(max(plot.area.width() / self.count * 0.42, 2.2), 4.0)
        scores = plot.line(self._first, [point.score for point in self._points])
        for point, at in zip(self._points, scores, strict=True):
            paint_mark(painter, Mark.DISC if point.is_won else Mark.RING, at, palette, size)

    def _runs_of_pars(self) -> Iterator[tuple[int, list[int]]]:
        """Yield the pars known of games in a row, each with the number of the first game."""
        for is_known, run in groupby(enumerate(self._points), lambda item: item[1].par is not None):
            if is_known:
                games = list(run)
                yield games[0][0], [point.par for _, point in games if point.par is not None]
