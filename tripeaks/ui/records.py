"""Connects what is known of finished games to the window: history, statistics, daily deals."""

import sqlite3
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tripeaks.engine.codes import DealCode
from tripeaks.engine.state import Outcome
from tripeaks.model.daily_deals import DailyDeal, DailyDeals
from tripeaks.model.game_model import GameModel
from tripeaks.model.library import Library
from tripeaks.model.settings import Settings
from tripeaks.storage.finished import rule_set_of
from tripeaks.ui.main_window import MainWindow
from tripeaks.ui.replaying import Replaying

if TYPE_CHECKING:
    from tripeaks.engine.trail import Trail
    from tripeaks.storage.finished import FinishedGame
    from tripeaks.ui.history.dialog import HistoryDialog
    from tripeaks.ui.statistics.dialog import StatisticsDialog


class Records(QObject):
    """Opens the windows that show finished games; they load when asked for."""

    def __init__(
        self,
        model: GameModel,
        library: Library,
        replaying: Replaying,
        window: MainWindow,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self.today: Callable[[], date] = date.today
        """Tells the player's own date."""
        self._model = model
        self._library = library
        self._replaying = replaying
        self._window = window
        self._settings = settings
        self._deals = DailyDeals(self)
        self._statistics: StatisticsDialog | None = None
        self._history: HistoryDialog | None = None
        window.commands.statistics.triggered.connect(self._open_statistics)
        window.commands.history.triggered.connect(self._open_history)
        window.commands.daily.triggered.connect(self._open_calendar)
        settings.show_statistics_changed.connect(self._show_entry)
        model.game_started.connect(self._name_deal)
        self._show_entry(settings.show_statistics)
        self._name_deal()

    @property
    def is_busy(self) -> bool:
        """Whether a daily deal is still being worked out."""
        return self._deals.is_busy

    def stop(self) -> None:
        """Give up what is still being worked out."""
        self._deals.stop()
        if self._statistics is not None:
            self._statistics.stop()

    def _open_statistics(self) -> None:
        if self._statistics is None:
            from tripeaks.ui.statistics.dialog import StatisticsDialog

            self._statistics = StatisticsDialog(self._library, self._window)
        self._statistics.show_rules(rule_set_of(self._model.code))
        self._statistics.show()
        self._statistics.raise_()
        self._statistics.activateWindow()

    def _open_history(self) -> None:
        if self._history is None:
            from tripeaks.ui.history.dialog import HistoryDialog

            self._history = HistoryDialog(self._library, self._settings, self._window)
            self._history.replay_requested.connect(self._read_replay)
            self._history.play_requested.connect(self._play_again)
        self._history.show()
        self._history.raise_()
        self._history.activateWindow()

    def _read_replay(self, number: int) -> None:
        from tripeaks.engine.trail import Trail
        from tripeaks.storage.history import History

        def read(connection: sqlite3.Connection) -> Trail | None:
            try:
                return Trail(History(connection).replay(number))
            except KeyError:
                return None  # it was deleted meanwhile

        self._library.ask(read, self._show_replay)

    def _show_replay(self, trail: "Trail | None") -> None:
        if trail is None:
            self._window.message.say(self.tr("This game is not kept any more."))
        else:
            self._replaying.open(trail)
            self._window.activateWindow()

    def _play_again(self, game: "FinishedGame") -> None:
        self._model.new_game(game.code, is_known_winnable=game.is_known_winnable)
        self._window.activateWindow()

    def _open_calendar(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return  # one question at a time
        from tripeaks.ui.daily.dialog import DailyDialog

        model = self._model
        dialog = DailyDialog(
            self._library,
            self._deals,
            model.code.rules,
            self.today,
            self._window,
            in_play=self._daily_in_play(),
        )
        dialog.play_requested.connect(self._play)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _daily_in_play(self) -> tuple[date, DealCode] | None:
        session = self._model.session
        is_over = self._model.state.outcome is not Outcome.IN_PROGRESS
        return None if session.daily is None or is_over else (session.daily, self._model.code)

    def _play(self, found: DailyDeal) -> None:
        # Every daily deal can be won in Easy: that is how it is chosen.
        can_be_won = found.code.rules.wrap or bool(found.is_winnable)
        self._model.new_game(found.code, is_known_winnable=can_be_won, daily=found.day)

    def _name_deal(self) -> None:
        self._window.figures.set_daily(self._model.session.daily)

    def _show_entry(self, is_shown: bool) -> None:
        """Keep both away from players who want quiet; a key does not open them either."""
        for action in (self._window.commands.history, self._window.commands.statistics):
            action.setVisible(is_shown)
            action.setEnabled(is_shown)
        for dialog in (self._history, self._statistics):
            if not is_shown and dialog is not None:
                dialog.close()
