"""The figures of the statistics, each under its caption, on a sheet."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tripeaks.model.summary import Summary
from tripeaks.ui.charts.frame import paint_ground
from tripeaks.ui.figure_text import NOTHING, average, grouped
from tripeaks.ui.looks import clock_time, has_room, scaled
from tripeaks.ui.statistics.win_ring import WinRing
from tripeaks.ui.tile import Tile
from tripeaks.view.figures import figure

_TILE_WIDTH: Final = 136
_TOP: Final = Qt.AlignmentFlag.AlignTop
_NAMES: Final = (
    "currentStreak",
    "longestStreak",
    "unaidedWins",
    "playedAgain",
    "bestScore",
    "averageScore",
    "belowPar",
    "fewestDraws",
    "fastestWin",
    "averageTime",
)


class Tiles(QWidget):
    """A sheet with the win rate, large, and everything else that can be counted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._summary: Summary | None = None
        self._ring = WinRing()
        self._won = QLabel()
        self._won.setObjectName("wonOfPlayed")
        self._won.setFont(scaled(self.font(), 1.15, bold=True))
        self._won.setWordWrap(True)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self._ring)
        top.addWidget(self._won, 1)
        self._tiles = [Tile(name) for name in _NAMES]
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        self._columns = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(12)
        column.addLayout(top)
        column.addLayout(self._grid)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._set_columns(2)

    def show_summary(self, summary: Summary) -> None:
        """Show the figures of a summary."""
        self._summary = summary
        figures = summary.figures
        self._ring.show_share(figures.win_rate)
        text = self.tr("{won} of %Ln game(s) won", "", figures.played)
        self._won.setText(text.format(won=grouped(figures.won)))
        for tile, (caption, value, explanation) in zip(
            self._tiles, self._rows(summary), strict=True
        ):
            tile.show_figure(caption, value, explanation)

    def arrange(self, width: int) -> None:
        """Set as many figures side by side as there is room for in `width`."""
        is_wide = has_room(width, 5 * _TILE_WIDTH, was_there=self._columns == 5)
        self._set_columns(5 if is_wide else 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, QRectF(self.rect()), self.palette(), has_focus=False)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self._summary is not None:
            self.show_summary(self._summary)

    def _set_columns(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, number // columns, number % columns, _TOP)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _rows(self, summary: Summary) -> list[tuple[str, str, str]]:
        """Return caption, figure and explanation of each tile."""
        figures, compares = summary.figures, summary.has_one_scoring
        best = figures.best_score if compares else None
        mean = figures.average_score if compares else None
        below = figures.below_par if compares else None
        draws, quickest, usual = figures.fewest_draws, figures.best_ms, figures.average_ms
        return [
            (
                self.tr("Current streak"),
                grouped(figures.current_streak),
                self.tr("How many games in a row were won up to now."),
            ),
            (
                self.tr("Longest streak"),
                grouped(figures.longest_streak),
                self.tr("The most games in a row ever won."),
            ),
            (
                self.tr("Unaided wins"),
                grouped(figures.unaided),
                self.tr("Wins without undo, hint or check."),
            ),
            (
                self.tr("Played again"),
                grouped(figures.again),
                self.tr("Games of a deal that was begun before. They are in no other figure."),
            ),
            (
                self.tr("Best score"),
                NOTHING if best is None else figure(best),
                self.tr("The highest score of all games."),
            ),
            (
                self.tr("Average score"),
                NOTHING if mean is None else average(mean),
                self.tr("The mean score of all games, won and lost."),
            ),
            (
                self.tr("Below best possible"),
                NOTHING if below is None else average(below),
                self.tr("How many points a game stays below what its deal allows, on average."),
            ),
            (
                self.tr("Fewest draws"),
                NOTHING if draws is None else grouped(draws),
                self.tr("The fewest cards drawn from the stock in a win."),
            ),
            (
                self.tr("Fastest win"),
                NOTHING if quickest is None else clock_time(quickest),
                self.tr("The shortest time of a win."),
            ),
            (
                self.tr("Average time"),
                NOTHING if usual is None else clock_time(round(usual)),
                self.tr("The mean time of a win."),
            ),
        ]
