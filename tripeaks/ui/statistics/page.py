"""The page of the statistics window: figures beside charts, and what is counted."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tripeaks.model.summary import Summary
from tripeaks.ui.charts.rate_chart import RateChart
from tripeaks.ui.charts.score_chart import ScoreChart
from tripeaks.ui.charts.spread_chart import SpreadChart
from tripeaks.ui.looks import has_room, scaled
from tripeaks.ui.statistics.tiles import Tiles

_BESIDE: Final = 680
"""From this width on charts stand beside the figures."""
_FIGURES, _CHARTS = 2, 3
"""How they share the width."""
_SPACING: Final = 10
_PARAGRAPH: Final = "<p style='margin:0 0 5px'>{}</p>"


class StatisticsPage(QWidget):
    """Shows a summary; two columns where there is room, one otherwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._is_beside: bool | None = None
        self._games: int | None = None
        self._absence = QLabel()
        self._absence.setObjectName("noGames")
        self._absence.setWordWrap(True)
        self._absence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._absence.setMargin(40)
        self._absence.setFont(scaled(self.font(), 1.15, bold=True))
        self._tiles = Tiles()
        self._scores, self._rates, self._spread = ScoreChart(), RateChart(), SpreadChart()
        self._charts = QWidget()
        self._charts.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        charts = QVBoxLayout(self._charts)
        charts.setContentsMargins(0, 0, 0, 0)
        charts.setSpacing(_SPACING)
        for chart in (self._scores, self._rates, self._spread):
            charts.addWidget(chart, 1)
        self._note = QWidget()
        self._note_title = QLabel()
        self._note_title.setFont(scaled(self.font(), 1.0, bold=True))
        self._note_text = QLabel()
        self._note_text.setObjectName("countingNote")
        self._note_text.setTextFormat(Qt.TextFormat.RichText)
        self._note_text.setWordWrap(True)
        self._note_text.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        note = QVBoxLayout(self._note)
        note.setContentsMargins(4, 4, 4, 0)
        note.addWidget(self._note_title)
        note.addWidget(self._note_text)
        note.addStretch(1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_SPACING)
        self._retranslate()
        self._show_parts()

    def show_summary(self, summary: Summary) -> None:
        """Show the figures and the charts of a summary."""
        figures, compares = summary.figures, summary.has_one_scoring
        self._tiles.show_summary(summary)
        self._scores.show_scores(summary.scores, figures.played, compares=compares)
        self._spread.show_bins(summary.spread, compares=compares)
        self._rates.show_rates(summary.win_rates, figures.played)
        self._games = summary.games
        self._show_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose one column or two."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _arrange(self) -> None:
        """Put the charts beside the figures, or under them; the note comes last."""
        # The width seen, not the page's own, which depends on what stands where.
        view = self.parentWidget()
        width = self.width() if view is None else view.width()
        was_beside = bool(self._is_beside)
        is_beside = bool(self._games) and has_room(width, _BESIDE, was_there=was_beside)
        self._tiles.arrange(width * _FIGURES // (_FIGURES + _CHARTS) if is_beside else width)
        if is_beside == self._is_beside:
            return
        self._is_beside = is_beside
        grid = self._grid
        for part in (self._absence, self._tiles, self._charts, self._note):
            grid.removeWidget(part)
        grid.addWidget(self._absence, 0, 0)
        grid.addWidget(self._tiles, 0, 0)
        if is_beside:
            grid.addWidget(self._charts, 0, 1, 2, 1)
        else:
            grid.addWidget(self._charts, 1, 0)
        grid.addWidget(self._note, 1 if is_beside else 2, 0)
        grid.setRowStretch(1, 1 if is_beside else 0)
        grid.setRowStretch(2, 0 if is_beside else 1)
        grid.setColumnStretch(0, _FIGURES)
        grid.setColumnStretch(1, _CHARTS if is_beside else 0)

    def _show_parts(self) -> None:
        """Show figures where there are games, and that there are none where there are none."""
        self._absence.setVisible(self._games == 0)
        self._tiles.setVisible(bool(self._games))
        self._charts.setVisible(bool(self._games))
        self._note.setVisible(self._games is not None)
        self._arrange()

    def _retranslate(self) -> None:
        self._absence.setText(self.tr("No game has ended yet. The first one will be shown here."))
        self._note_title.setText(self.tr("What is counted"))
        sentences = (
            self.tr("A game counts from its first move on."),
            self.tr(
                "A game you leave counts as lost once you make the first move of the next one;"
                " until then you can go back to it."
            ),
            self.tr("A won game counts once."),
            self.tr("A deal played again is only counted as played again, not in the win rate."),
            self.tr("A win is unaided without undo, hint or check."),
        )
        self._note_text.setText("".join(_PARAGRAPH.format(text) for text in sentences))
