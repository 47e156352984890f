"""The slim bar under the table: score, moves, stock, chain and the deal's code."""

from datetime import date

from PySide6.QtCore import QDate, QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tripeaks.engine.state import State
from tripeaks.ui.looks import clock_time, scaled
from tripeaks.view.figures import figure

_WIDEST = "8888"
_ROOMY = 640
"""From this width on there is room for everything."""
_NARROWEST = 320


class Figure(QWidget):
    """A quiet caption over a number of fixed width."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """Show nothing yet; `name` is the number's object name."""
        super().__init__(parent)
        self._caption = QLabel(self)
        self._value = QLabel(self)
        self._value.setObjectName(name)
        self._caption.setFont(scaled(self.font(), 0.8))
        self._value.setFont(scaled(self.font(), 1.5, bold=True))
        self._value.setMinimumWidth(self._value.fontMetrics().horizontalAdvance(_WIDEST))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._caption)
        layout.addWidget(self._value)

    def set_caption(self, caption: str) -> None:
        """Name the figure, for the eye and for screen readers."""
        self._caption.setText(caption)
        self._update_name()

    def set_value(self, value: int) -> None:
        """Show `value`."""
        self._value.setText(figure(value))
        self._update_name()

    def set_time(self, milliseconds: int) -> None:
        """Show a time: minutes and seconds, hours where there are any."""
        self._value.setText(clock_time(milliseconds))
        self._update_name()

    def _update_name(self) -> None:
        self._value.setAccessibleName(f"{self._caption.text()}: {self._value.text()}")


class FiguresBar(QWidget):
    """Score, moves, cards in the stock, chain, and the code of the deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no figures yet."""
        super().__init__(parent)
        self.score = Figure("scoreLabel", self)
        self.moves = Figure("movesLabel", self)
        self.stock = Figure("stockLabel", self)
        self.chain = Figure("chainLabel", self)
        self.clock = Figure("clockLabel", self)
        self._winnable: bool | None = None
        self._winnable_label = QLabel(self)
        self._winnable_label.setObjectName("winnableLabel")
        self.code = QLabel(self)
        self.code.setObjectName("codeLabel")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.code.setTextFormat(Qt.TextFormat.PlainText)
        self.code.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._day: date | None = None
        self._daily = QLabel(self)
        self._daily.setObjectName("dailyLabel")
        self._daily.setFont(scaled(self.font(), 0.8))
        self._daily.setAlignment(Qt.AlignmentFlag.AlignRight)
        deal = QVBoxLayout()
        deal.setSpacing(0)
        deal.addWidget(self._daily)
        deal.addWidget(self.code)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 4, 14, 4)
        layout.setSpacing(14)
        for part in (self.score, self.moves, self.stock, self.chain, self.clock):
            layout.addWidget(part)
        layout.addStretch(1)
        layout.addWidget(self._winnable_label)
        layout.addLayout(deal)
        self._retranslate()

    def show_figures(self, state: State, moves: int) -> None:
        """Show the figures of a position reached after so many moves."""
        self.score.set_value(state.score)
        self.moves.set_value(moves)
        self.stock.set_value(state.stock_count)
        self.chain.set_value(state.chain)

    def set_winnable(self, can_be_won: bool | None) -> None:
        """Say whether the game can still be won; None says nothing."""
        self._winnable = can_be_won
        self._retranslate()

    def set_code(self, code: str) -> None:
        """Show the deal's code."""
        self.code.setText(code)
        self._retranslate()

    def set_daily(self, day: date | None) -> None:
        """Say whose daily deal is on the table; None for a deal of no day."""
        self._day = day
        self._retranslate()

    def minimumSizeHint(self) -> QSize:
        """Accept a small window's width: what has no room in it is left out."""
        return QSize(_NARROWEST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for; how many cards the stock has it says itself."""
        super().resizeEvent(event)
        self.stock.setVisible(self.width() >= _ROOMY)
        self._show_winnable()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a hairline between the table and the bar."""
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._show_winnable()
        self.score.set_caption(self.tr("Score"))
        self.moves.set_caption(self.tr("Moves"))
        self.stock.set_caption(self.tr("Stock"))
        self.chain.set_caption(self.tr("Chain"))
        self.clock.set_caption(self.tr("Time"))
        self._daily.setVisible(self._day is not None)
        if self._day is not None:
            day = QDate(self._day.year, self._day.month, self._day.day)
            text = QLocale().toString(day, QLocale.FormatType.ShortFormat)
            self._daily.setText(self.tr("Daily deal, {date}").format(date=text))
        name = self.tr("Deal code")
        self.code.setAccessibleName(f"{name}: {self.code.text()}")
        self.code.setToolTip(self.tr("Whoever plays this code gets the same cards."))

    def _show_winnable(self) -> None:
        """Say whether the game can be won: by a sign, and in words where there is room."""
        sign, words = "", ""
        if self._winnable is not None:
            sign = "✓" if self._winnable else "✗"
            words = self.tr("Can be won") if self._winnable else self.tr("Win is lost")
        self._winnable_label.setText(f"{sign} {words}".strip() if self.width() >= _ROOMY else sign)
        self._winnable_label.setToolTip(words)
        self._winnable_label.setAccessibleName(words)
