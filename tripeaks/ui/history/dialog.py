"""The history's window: every finished game, and what can be done with one."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tripeaks.engine.errors import KnownError
from tripeaks.engine.words import sentence
from tripeaks.i18n.translators import current_words
from tripeaks.model.history_table import COLUMNS, HistoryTable, Listing
from tripeaks.model.library import Library
from tripeaks.model.settings import Settings
from tripeaks.storage.finished import FinishedGame
from tripeaks.storage.history import Column, Filter
from tripeaks.ui.announcement import announce
from tripeaks.ui.figure_text import grouped
from tripeaks.ui.history.cells import Cells
from tripeaks.ui.history.filters import Filters
from tripeaks.ui.history.view import HistoryView

_SIZE: Final = QSize(1060, 600)
_LEAST_HEIGHT: Final = 300


class HistoryDialog(QDialog):
    """Lists the finished games; to be shown by `show`, so that play can go on beside it."""

    replay_requested = Signal(int)
    """The number of the game to be played back."""
    play_requested = Signal(object)
    """The `FinishedGame` whose deal is to be played again."""

    def __init__(self, library: Library, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("historyDialog")
        self.setSizeGripEnabled(True)
        self._library = library
        self._settings = settings
        self._total: int | None = None
        self._shown = Filter()
        self._is_stale = True
        self._chosen: int | None = None
        self._top: int | None = None
        self._cells = Cells(self)
        self._table = HistoryTable(library, self._cells, self)
        self._make_widgets()
        self._lay_out()
        self._connect()
        self._retranslate()
        self._hide_columns()
        self.setMinimumHeight(_LEAST_HEIGHT)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.9))
        if not settings.history_geometry.isEmpty():
            self.restoreGeometry(settings.history_geometry)

    def showEvent(self, event: QShowEvent) -> None:
        """Read what has changed meanwhile."""
        super().showEvent(event)
        if self._is_stale:
            self._refresh()
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remember the window's size."""
        super().hideEvent(event)
        self._settings.history_geometry = self.saveGeometry()

    def done(self, result: int) -> None:
        """Forget what was looked for: the next time every game is listed."""
        super().done(result)
        self._filters.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search to what was found on Enter."""
        if self._filters.search_has_focus and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Down,
        ):
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self._table.describe_anew()
            self._view.fit_columns()

    def _make_widgets(self) -> None:
        self._filters = Filters(self._cells.result)
        self._view = HistoryView(self._table)
        self._empty = QLabel()
        self._empty.setObjectName("historyEmpty")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._view)
        self._pages.addWidget(self._empty)
        self._status = QLabel()
        self._status.setObjectName("historyStatus")
        self._replay = self._button("historyReplay")
        self._play = self._button("historyPlay")
        self._copy = self._button("historyCopy")
        self._close = self._button("historyClose")

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self._replay, self._play, self._copy):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        column = QVBoxLayout(self)
        column.addWidget(self._filters)
        column.addWidget(self._pages, 1)
        column.addWidget(self._status)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self._filters.changed.connect(self._table.set_wanted)
        self._table.modelAboutToBeReset.connect(self._keep_place)
        self._table.listed.connect(self._show_listing)
        self._table.dataChanged.connect(self._update_buttons)
        self._view.selectionModel().currentRowChanged.connect(self._update_buttons)
        self._view.opened.connect(self._ask_for_replay)
        self._view.copy_requested.connect(self._copy_code)
        self._view.typed.connect(self._filters.type)
        self._replay.clicked.connect(self._ask_for_replay)
        self._play.clicked.connect(self._ask_for_deal)
        self._copy.clicked.connect(self._copy_code)
        self._close.clicked.connect(self.reject)
        self._library.games_changed.connect(self._refresh)
        self._library.failed.connect(self._show_failure)
        for setting in (self._settings.show_score_changed, self._settings.show_clock_changed):
            setting.connect(self._hide_columns)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setAutoDefault(False)  # Enter in the list plays back, in the search it searches
        return button

    @property
    def _game(self) -> FinishedGame | None:
        """The game chosen, None while it is not read or none is chosen."""
        return self._table.game_at(self._view.chosen_row)

    def _refresh(self) -> None:
        """Read the list anew, now or when the window is shown."""
        self._is_stale = not self.isVisible()
        if not self._is_stale:
            self._table.refresh()

    def _keep_place(self) -> None:
        """Note which games are chosen and in sight, before the list is another."""
        self._chosen = self._table.number_at(self._view.chosen_row)
        self._top = self._table.number_at(self._view.top_row)

    def _show_listing(self, listing: Listing) -> None:
        is_first, self._total = self._total is None, listing.total
        self._filters.offer_rule_sets(listing.rule_sets)
        count = len(listing.numbers)
        self._pages.setCurrentWidget(self._view if count else self._empty)
        self._retranslate()
        if is_first and count:
            self._view.fit_columns()
        if count:
            self._find_place()
        self._update_buttons()

    def _find_place(self) -> None:
        """Choose the same game as before, the first where it is gone; keep what was in sight."""
        top = self._table.row_of(self._top)
        if top is not None and self._table.wanted == self._shown:
            self._view.scroll_to_top(top)
        self._shown = self._table.wanted
        self._view.choose(self._table.row_of(self._chosen) or 0)

    def _update_buttons(self) -> None:
        has_game = self._game is not None
        for button in (self._replay, self._play, self._copy):
            button.setEnabled(has_game)

    def _hide_columns(self) -> None:
        """Keep from players who want quiet what they do not want to see."""
        shown = {
            Column.SCORE: self._settings.show_score,
            Column.PAR: self._settings.show_score,
            Column.ELAPSED: self._settings.show_clock,
        }
        for column, is_shown in shown.items():
            self._view.setColumnHidden(COLUMNS.index(column), not is_shown)

    def _ask_for_replay(self) -> None:
        game = self._game
        if game is not None:
            self._make_way()
            self.replay_requested.emit(game.number)

    def _ask_for_deal(self) -> None:
        game = self._game
        if game is not None:
            self._make_way()
            self.play_requested.emit(game)

    def _make_way(self) -> None:
        """Hide where the table is to be seen: all stays as it is for the next time."""
        window = self.parentWidget()
        if window is not None and window.frameGeometry().intersects(self.frameGeometry()):
            self.hide()

    def _copy_code(self) -> None:
        game = self._game
        if game is not None:
            QGuiApplication.clipboard().setText(str(game.code))
            self._say(self.tr("The code {code} is copied.").format(code=game.code))

    def _show_failure(self, error: KnownError) -> None:
        if self.isVisible():
            self._say(sentence(error, current_words()))

    def _say(self, text: str) -> None:
        self._status.setText(text)
        announce(self._status, text)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("History"))
        self._view.setAccessibleName(self.tr("Finished games"))
        self._replay.setText(self.tr("&Replay"))
        self._play.setText(self.tr("&Play this deal again"))
        self._copy.setText(self.tr("&Copy the code"))
        self._close.setText(self.tr("C&lose"))
        total, count = self._total, self._table.rowCount()
        if total is None:
            self._status.setText("")
            return
        if total:
            self._empty.setText(self.tr("No finished game matches."))
        else:
            self._empty.setText(self.tr("Games that you finish or leave will be listed here."))
        if count == total:
            self._status.setText(self.tr("%n game(s)", "", total))
        else:
            shown = self.tr("{count} of %n game(s)", "", total)
            self._status.setText(shown.format(count=grouped(count)))
