"""What is known of one daily deal: its goal, how it went, and the rule to play it under."""

from datetime import date
from typing import Final

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from tripeaks.engine.rules import CLASSIC, EASY, Rules
from tripeaks.model.daily_deals import DailyDeal
from tripeaks.storage.daily import DailyResult
from tripeaks.ui.daily.month_grid import to_qdate
from tripeaks.ui.figure_text import NOTHING, grouped
from tripeaks.ui.looks import scaled
from tripeaks.ui.tile import Tile
from tripeaks.view.figures import figure

_PENDING: Final = "…"


class DayPanel(QWidget):
    """Shows a date, the rule, the goal of the day, the player's best, and a streak of days."""

    rules_chosen = Signal(object)
    """The `Rules` that the player chose."""

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        """Show no day yet."""
        super().__init__(parent)
        self._day = date.min
        self._deal: DailyDeal | None = None
        self._result: DailyResult | None = None
        self._is_read = False
        self._streak: int | None = None
        self._title = QLabel()
        self._title.setObjectName("dayTitle")
        self._title.setFont(scaled(self.font(), 1.15, bold=True))
        self._title.setWordWrap(True)
        self._code = QLabel()
        self._code.setObjectName("dayCode")
        self._code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._code.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._easy, self._classic = QRadioButton(), QRadioButton()
        for button, name in ((self._easy, "dailyEasy"), (self._classic, "dailyClassic")):
            button.setObjectName(name)
        (self._easy if rules.wrap else self._classic).setChecked(True)
        self._easy.toggled.connect(lambda _: self.rules_chosen.emit(self.rules))
        self._goal, self._best = Tile("dayGoal"), Tile("dayBest")
        self._days = Tile("dayStreak")
        self._text = QLabel()
        self._text.setObjectName("dayText")
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        self._retranslate()

    @property
    def rules(self) -> Rules:
        """The rules to play under: Easy or Classic."""
        return EASY if self._easy.isChecked() else CLASSIC

    @property
    def deal(self) -> DailyDeal | None:
        """The deal of the day shown, None until it is found."""
        return self._deal

    def show_day(self, day: date) -> None:
        """Show a date of which nothing else is known yet."""
        self._day, self._deal, self._result, self._is_read = day, None, None, False
        self._retranslate()

    def show_deal(self, found: DailyDeal) -> None:
        """Show the deal's code and goal, if it is that of the day and rules shown."""
        if found.day == self._day and found.code.rules == self.rules:
            self._deal = found
            self._retranslate()

    def show_result(self, result: DailyResult | None, streak: int) -> None:
        """Show how the deal went, None where it was not played, and the days won in a row."""
        self._result, self._is_read, self._streak = result, True, streak
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _lay_out(self) -> None:
        rules = QHBoxLayout()
        rules.addWidget(self._easy)
        rules.addWidget(self._classic)
        rules.addStretch(1)
        tiles = QGridLayout()
        tiles.setHorizontalSpacing(14)
        tiles.setVerticalSpacing(6)
        for number, tile in enumerate((self._goal, self._best, self._days)):
            tiles.addWidget(tile, number // 2, number % 2)
        tiles.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self._code)
        column.addSpacing(4)
        column.addLayout(rules)
        column.addSpacing(4)
        column.addLayout(tiles)
        column.addWidget(self._text, 1)

    def _retranslate(self) -> None:
        self._easy.setText(self.tr("&Easy"))
        self._easy.setToolTip(self.tr("King and ace are linked."))
        self._classic.setText(self.tr("C&lassic"))
        self._classic.setToolTip(self.tr("King and ace are separate."))
        title = QLocale().toString(to_qdate(self._day), QLocale.FormatType.LongFormat)
        self._title.setText(f"{title[:1].upper()}{title[1:]}")
        self._code.setText(_PENDING if self._deal is None else str(self._deal.code))
        goal = None if self._deal is None else self._deal.goal
        self._goal.show_figure(
            self.tr("Goal of the day"),
            _PENDING if goal is None else figure(goal),
            self.tr("The best score that this deal allows."),
        )
        best = NOTHING if self._result is None else figure(self._result.best_score)
        self._best.show_figure(
            self.tr("Your best"),
            best if self._is_read else "",
            self.tr("The best score of your games of this deal."),
        )
        self._days.show_figure(
            self.tr("Days in a row"),
            "" if self._streak is None else grouped(self._streak),
            self.tr("For how many days up to today you have won each daily deal."),
        )
        self._text.setText(self._verdict())

    def _verdict(self) -> str:
        """Return in a sentence how the day stands."""
        sentences = []
        if self._deal is not None and self._deal.is_winnable is False:
            sentences.append(self.tr("Under these rules this deal cannot be won."))
        if self._is_read:
            sentences.append(self._result_sentence())
        return " ".join(sentences)

    def _result_sentence(self) -> str:
        if self._result is None:
            return self.tr("Not played yet.")
        if not self._result.is_won:
            return self.tr("Played, not won yet.")
        goal = None if self._deal is None else self._deal.goal
        if goal is None:
            return self.tr("Won.")
        if self._result.best_score >= goal:
            return self.tr("Won, with the best score of all.")
        return self.tr("Won, %n point(s) below the goal.", "", goal - self._result.best_score)
