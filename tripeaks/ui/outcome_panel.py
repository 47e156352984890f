"""How a game ended, over the table: result, score part by part, and what to do next."""

from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from tripeaks.engine.breakdown import break_down, longest_chain
from tripeaks.engine.game import Game
from tripeaks.engine.state import Outcome, State
from tripeaks.engine.tableau import SITE_COUNT
from tripeaks.ui.floating import Floating
from tripeaks.ui.looks import scaled
from tripeaks.view.figures import figure
from tripeaks.view.table_view import TableView


class OutcomePanel(Floating):
    """Shows the end of a game until the next thing happens on the table."""

    new_game_requested = Signal()
    restart_requested = Signal()
    undo_requested = Signal()
    copy_requested = Signal()
    review_requested = Signal()

    def __init__(self, table: TableView) -> None:
        """Stay hidden over `table`."""
        super().__init__(table)
        self._table = table
        self._game: Game | None = None
        self._par: tuple[int | None, int] | None = None
        self._helps = (0, 0)
        self._shows_score = True
        self._is_due = False
        self.setObjectName("outcomePanel")
        self._title = QLabel(self)
        self._title.setObjectName("outcomeTitle")
        self._title.setFont(scaled(self._title.font(), 1.5, bold=True))
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._parts = QGridLayout()
        self._parts.setHorizontalSpacing(24)
        self._parts.setVerticalSpacing(2)
        self._new = self._button("outcomeNewGame", self.new_game_requested)
        self._restart = self._button("outcomeRestart", self.restart_requested)
        self._undo = self._button("outcomeUndo", self.undo_requested)
        self._copy = self._button("outcomeCopyCode", self.copy_requested)
        self._review = self._button("outcomeReview", self.review_requested)
        self._buttons = QGridLayout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 12, 20, 14)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addLayout(self._parts)
        layout.addLayout(self._buttons)
        table.laid_out.connect(self._place)
        # Not before the input that ended the moment has gone where it was meant to.
        table.celebration_ended.connect(self._show_due, Qt.ConnectionType.QueuedConnection)
        self.hide()

    def show_outcome(self, game: Game, title: str) -> None:
        """Show how `game` ended; `title` says it in one sentence.

        Where the table celebrates it, the panel waits until that is over.
        """
        self._game, self._par, self._helps = game, None, (0, 0)
        self.set_title(title)
        self._arrange_buttons(can_undo=game.state.outcome is not Outcome.WON)
        self._retranslate()
        self._is_due = self._table.is_celebrating
        if not self._is_due:
            self.show_again()

    def show_again(self) -> None:
        """Show the end of the same game once more."""
        assert self._game is not None, "a game has ended"
        self._is_due = False
        self.show()
        self.raise_()
        self._place()
        is_won = self._game.state.outcome is Outcome.WON
        (self._new if is_won else self._undo).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_par(self, best_won: int | None, best: int, hints: int, checks: int) -> None:
        """Show the best scores that the deal allows, and how often help was asked for.

        `best_won` is the best of all wins, None where there are none; `best` of all games.
        """
        self._par, self._helps = (best_won, best), (hints, checks)
        self._review.setEnabled(True)
        self._retranslate()
        self._place()

    def set_shows_score(self, shows: bool) -> None:
        """Tell the score and what it is made of, or leave it out."""
        self._shows_score = shows
        self._place()

    def set_title(self, title: str) -> None:
        """Say how the game ended, in the language in use."""
        self._title.setText(title)
        self.setAccessibleName(title)

    def dismiss(self) -> None:
        """Hide: the game goes on, or another one has begun."""
        self._is_due = False
        if self.isVisible():
            focused = QApplication.focusWidget()
            had_focus = focused is not None and self.isAncestorOf(focused)
            self.hide()
            if had_focus:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_due(self) -> None:
        if self._is_due:
            self.show_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Make way for the table on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self._game is not None:
            self._retranslate()
            self._place()

    def _button(self, name: str, signal: object) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(True)  # Enter presses it, as Space does
        button.clicked.connect(signal)
        return button

    def _arrange_buttons(self, *, can_undo: bool) -> None:
        self._undo.setVisible(can_undo)
        self._review.setEnabled(False)
        buttons = [self._new, self._restart, self._review, self._copy]
        if can_undo:
            buttons.insert(0, self._undo)
        while self._buttons.takeAt(0) is not None:
            pass
        for index, button in enumerate(buttons):
            is_last_alone = index == len(buttons) - 1 and index % 2 == 0
            self._buttons.addWidget(button, index // 2, index % 2, 1, 2 if is_last_alone else 1)
        for first, second in pairwise(buttons):
            self.setTabOrder(first, second)

    def _retranslate(self) -> None:
        self._new.setText(self.tr("&New game"))
        self._restart.setText(self.tr("&Same deal again"))
        self._undo.setText(self.tr("&Undo"))
        self._copy.setText(self.tr("&Copy code"))
        self._review.setText(self.tr("&Look back"))

    def _fill_parts(self, *, columns: int = 1) -> None:
        """Write the lines, in one column or, where the table is low, beside each other."""
        while (item := self._parts.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        assert self._game is not None
        rows = self._rows(self._game)
        height = -(-len(rows) // columns)
        for number, (name, value, is_total) in enumerate(rows):
            column, row = divmod(number, height)
            for side, text in enumerate((name, value)):
                label = QLabel(text, self)
                font = label.font()
                font.setBold(is_total)
                label.setFont(font)
                if side:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._parts.addWidget(label, row, 2 * column + side)
                label.show()  # a layout has no room for what is still hidden

    def _rows(self, game: Game) -> list[tuple[str, str, bool]]:
        """Return name, figure and emphasis of each line: the score's parts, the score, the rest."""
        state = game.state
        rows = self._score_rows(state) if self._shows_score else []
        rows.append((self.tr("Moves"), str(game.move_count), False))
        rows.append((self.tr("Longest chain"), str(longest_chain(state)), False))
        hints, checks = self._helps
        helps = (
            (self.tr("Moves undone"), game.undo_count),
            (self.tr("Hints asked"), hints),
            (self.tr("Checks asked"), checks),
        )
        rows += [(name, str(count), False) for name, count in helps if count]
        return rows

    def _score_rows(self, state: State) -> list[tuple[str, str, bool]]:
        parts = break_down(state)
        takes = SITE_COUNT - state.remaining.bit_count()
        summands = (
            (self.tr("Start"), parts.start),
            (self.tr("%n card(s) taken", "", takes), parts.takes),
            (self.tr("%n card(s) drawn", "", state.drawn), parts.draws),
            (self.tr("%n peak(s) cleared", "", len(state.peaks_cleared)), parts.peaks),
            (self.tr("All cards cleared"), parts.clear_bonus),
            (self.tr("Cards left"), parts.leftovers),
        )
        rows = [(name, figure(value, signed=True), False) for name, value in summands if value]
        rows.append((self.tr("Score"), figure(state.score), True))
        return rows + self._par_rows()

    def _par_rows(self) -> list[tuple[str, str, bool]]:
        """Return what the deal allows: the best win, and the best game where that is worth more."""
        if self._par is None:
            return [(self.tr("Best possible"), "…", False)]
        best_won, best = self._par
        rows = [(self.tr("Best possible"), figure(best if best_won is None else best_won), False)]
        if best_won is not None and best > best_won:
            rows.append((self.tr("Best without a win"), figure(best), False))
        return rows

    def _place(self) -> None:
        if not self.isVisible():
            return
        for columns in (1, 2):
            self._fill_parts(columns=columns)
            self.adjustSize()
            if self.height() <= self._table.height() - 8:
                break
        # Above the piles where there is room: the last cards taken stay in sight.
        room = round(self._table.table.layout.stock_rect.top())
        if self.height() > room - 8:
            room = self._table.height()
        left = (self._table.width() - self.width()) // 2
        self.move(left, max(4, (room - self.height()) // 2))
