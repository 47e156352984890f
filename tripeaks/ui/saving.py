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
from tripeaks.model.upkeep import Upkeep
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
        self._upkeep = Upkeep(library, self)
        self._notices: list[KnownError] = []
        self._rescuable = 0
        window.seen_changed.connect(clock.set_seen)
        clock.ticked.connect(self._show_time)
        keeper.failure_changed.connect(self._show_notice)
        keeper.noticed.connect(self._add_notice)
        keeper.game_recorded.connect(library.games_changed)
        keeper.game_recorded.connect(self._pars.fill)
        keeper.game_recorded.connect(self._upkeep.keep_up)
        keeper.entries_saved.connect(self._upkeep.trim)
        keeper.noticed.connect(self._upkeep.look_for_games)
        self._upkeep.rescue_found.connect(self._offer_rescue)
        self._upkeep.rescued.connect(self._say_rescued)
        library.damage_found.connect(keeper.replace_damaged)
        library.failed.connect(self._say)
        window.notice.dismissed.connect(self._drop_notice)
        window.notice.action_requested.connect(self._bring_back)
        translators.language_installed.connect(self._show_notice)
        for setting in (settings.show_clock_changed, settings.show_score_changed):
            setting.connect(self._show_figures)
        self._show_figures()
        keeper.start()
        self._upkeep.start()
        self._show_notice()

    def _show_figures(self) -> None:
        """Show score and clock to those who want to see them."""
        figures, settings = self._window.figures, self._settings
        figures.score.setVisible(settings.show_score)
        self._window.outcome_panel.set_shows_score(settings.show_score)
        self._window.table.table.flourishes.shows_score = settings.show_score
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
        """Forget what was said last, notices first and then the offer."""
        if self._notices:
            del self._notices[0]
        else:
            self._rescuable = 0
            self._upkeep.refuse()
        self._show_notice()

    def _offer_rescue(self, count: int) -> None:
        self._rescuable = count
        self._show_notice()

    def _bring_back(self) -> None:
        self._rescuable = 0
        self._show_notice()
        self._upkeep.bring_back()

    def _say_rescued(self, count: int) -> None:
        self._window.message.say(self.tr("%n finished game(s) are back.", "", count))

    def _show_notice(self) -> None:
        """Show why nothing is being saved, as long as that is so; else what has happened."""
        notice, words = self._window.notice, self._translators.words
        failure = self._keeper.failure
        if failure is not None:
            notice.say(sentence(failure, words), can_dismiss=False)
        elif self._notices:
            notice.say(sentence(self._notices[0], words))
        elif self._rescuable:
            offer = self.tr("%n finished game(s) can be brought back.", "", self._rescuable)
            notice.say(offer, action=self.tr("&Bring them back"))
        else:
            notice.say("")
