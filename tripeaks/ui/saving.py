"""Connects what saves the game to the window: the clock, notices, the end of the program."""

from PySide6.QtCore import QObject

from tripeaks.engine.errors import KnownError
from tripeaks.engine.words import sentence
from tripeaks.i18n.translators import Translators
from tripeaks.model.game_clock import GameClock
from tripeaks.model.keeper import Keeper
from tripeaks.model.library import Library
from tripeaks.model.pars import Pars
from tripeaks.model.settings import Settings
from tripeaks.ui.main_window import MainWindow


class Saving(QObject):
    """Shows time, and why nothing is being saved; knows the window, not the database."""

    def __init__(
        self,
        clock: GameClock,
        keeper: Keeper,
        library: Library,
        window: MainWindow,
        settings: Settings,
        translators: Translators,
    ) -> None:
        super().__init__(window)
        self._clock = clock
        self._keeper = keeper
        self._window = window
        self._settings = settings
        self._translators = translators
        self._pars = Pars(library, self)
        self._notices: list[KnownError] = []
        window.seen_changed.connect(clock.set_seen)
        clock.ticked.connect(self._show_time)
        keeper.failure_changed.connect(self._show_notice)
        keeper.noticed.connect(self._add_notice)
        keeper.game_recorded.connect(library.games_changed)
        keeper.game_recorded.connect(self._pars.fill)
        library.damage_found.connect(keeper.replace_damaged)
        library.failed.connect(self._say)
        window.notice.dismissed.connect(self._drop_notice)
        translators.language_installed.connect(self._show_notice)
        for setting in (settings.show_clock_changed, settings.show_score_changed):
            setting.connect(self._show_figures)
        self._show_figures()
        keeper.start()
        self._show_notice()

    def _show_figures(self) -> None:
        """Show score and clock to those who want to see them."""
        figures, settings = self._window.figures, self._settings
        figures.score.setVisible(settings.show_score)
        self._window.outcome_panel.set_shows_score(settings.show_score)
        self._window.table.table.shows_score_changes = settings.show_score
        figures.clock.setVisible(settings.show_clock)
        self._clock.set_ticks(settings.show_clock)
        self._show_time()

    def _show_time(self) -> None:
        self._window.figures.clock.set_time(self._clock.elapsed_ms)

    def _say(self, error: KnownError) -> None:
        self._window.message.say(sentence(error, self._translators.words))

    def _add_notice(self, error: KnownError) -> None:
        self._notices.append(error)
        self._show_notice()

    def _drop_notice(self) -> None:
        del self._notices[:1]
        self._show_notice()

    def _show_notice(self) -> None:
        """Show why nothing is being saved, as long as that is so; else what has happened."""
        notice, words = self._window.notice, self._translators.words
        failure = self._keeper.failure
        if failure is not None:
            notice.say(sentence(failure, words), can_dismiss=False)
        elif self._notices:
            notice.say(sentence(self._notices[0], words))
        else:
            notice.say("")
