"""Connects the game to the window: every signal between model and widgets, in one place."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from tripeaks.engine.codes import parse_code
from tripeaks.engine.description import describe_step
from tripeaks.engine.errors import CodeError, Problem
from tripeaks.engine.game import Step
from tripeaks.engine.moves import Refusal
from tripeaks.engine.state import Outcome, State
from tripeaks.engine.words import sentence
from tripeaks.i18n.translators import Translators
from tripeaks.model.advisor import Advisor
from tripeaks.model.game_clock import GameClock
from tripeaks.model.game_model import GameModel
from tripeaks.model.keeper import Keeper
from tripeaks.model.library import Library
from tripeaks.model.settings import Settings
from tripeaks.storage.record_file import file_named
from tripeaks.ui.advice import Advice
from tripeaks.ui.announcement import announce
from tripeaks.ui.bug_report import BugReports
from tripeaks.ui.code_field import clipboard_text
from tripeaks.ui.dialogs import Dialogs
from tripeaks.ui.files import Files
from tripeaks.ui.main_window import MainWindow
from tripeaks.ui.records import Records
from tripeaks.ui.replaying import Replaying
from tripeaks.ui.saving import Saving
from tripeaks.ui.scheme import Scheme
from tripeaks.ui.sounds.game_sounds import GameSounds, default_player
from tripeaks.view.choreography import MotionStyle
from tripeaks.view.first_input import FirstInput

if TYPE_CHECKING:
    from tripeaks.ui.sounds.player import Player


class GameWindow(QObject):
    """A game model, a window, and the wiring between them."""

    def __init__(
        self,
        model: GameModel,
        advisor: Advisor,
        settings: Settings,
        translators: Translators,
        clock: GameClock,
        keeper: Keeper,
        library: Library,
    ) -> None:
        """Build the window for `model` and connect everything."""
        super().__init__()
        self.model = model
        self.advisor = advisor
        self._settings = settings
        self._translators = translators
        self._reduced_motion = False
        self.window = MainWindow(model.state)
        self.library = library
        self.clock = clock
        self.keeper = keeper
        for part in (model, advisor, settings, translators, clock, keeper, library):
            part.setParent(self)
        self._connect_model()
        self._connect_requests()
        self._connect_settings()
        self._scheme = Scheme(settings, self)
        self._scheme.look_changed.connect(self.window.set_look)
        self._advice = Advice(model, advisor, self.window, settings, translators)
        self._saving = Saving(clock, keeper, library, self.window, settings, translators)
        self._dialogs = Dialogs(model, advisor, self.window, settings, translators)
        self._bugs = BugReports(model, self.window, lambda: keeper.failure is None)
        self.replaying = Replaying(model, advisor, self.window, self._advice, clock, translators)
        self.records = Records(model, library, self.replaying, self.window, settings)
        self.files = Files(model, self.replaying, self.window, settings, translators)
        self._show_all()

    def end(self) -> None:
        """Save what is not saved yet, and give up what is still being worked out."""
        self.advisor.stop()
        self.records.stop()
        self.library.stop()
        self.files.stop()
        self.keeper.close()

    def report_bugs(self) -> None:
        """Show every error that nothing in the program expected."""
        self._bugs.install()

    def play_sounds(self, make_player: Callable[[], "Player"] = default_player) -> None:
        """Let the game be heard, on the default loudspeaker unless told otherwise."""
        sounds = GameSounds(self.model, self._settings, make_player, self)
        approach = FirstInput(self, with_moves=True)
        approach.came.connect(sounds.prepare_soon)
        # A device takes some megabytes: it waits until somebody is about to play.
        self.window.first_shown.connect(lambda: approach.wait(self.window.windowHandle()))

    def open_from_outside(self, text: str) -> None:
        """Come to the front, with what a second start of the program was to open."""
        self.window.come_to_front()
        if text:
            self.open_text(text)

    def open_text(self, text: str) -> None:
        """Open what the program was started with, or what was dropped on it: a file or a code."""
        file = file_named(text)
        if file is None:
            self.open_code(text)
        else:
            self.files.open_file(file)

    def set_reduced_motion(self, is_wished: bool | None) -> None:
        """Let nothing travel where the platform's user wishes so; None: nothing is known."""
        self._reduced_motion = bool(is_wished)
        self._apply_motion()
        if is_wished:
            self.window.table.table.finish_motion()

    def open_code(self, text: str, absent: str = "") -> None:
        """Deal the code found in `text`, or say what is wrong with it.

        `absent` is said, where it is given, of a text with nothing like a code in it.
        """
        try:
            code = parse_code(text)
        except CodeError as error:
            is_absent = error.problem in (Problem.CODE_EMPTY, Problem.CODE_ABSENT)
            said = absent if absent and is_absent else sentence(error, self._translators.words)
            self.window.message.say(said)
        else:
            self.model.new_game(code)

    def _connect_model(self) -> None:
        model, window, actions = self.model, self.window, self.window.commands
        model.game_started.connect(self._show_game)
        model.stepped.connect(self._show_step)
        model.score_changed.connect(window.figures.score.set_value)
        model.move_count_changed.connect(window.figures.moves.set_value)
        model.chain_changed.connect(window.figures.chain.set_value)
        model.can_undo_changed.connect(actions.undo.setEnabled)
        model.can_redo_changed.connect(actions.redo.setEnabled)
        model.can_go_back_changed.connect(window.back_notice.offer)
        model.can_go_back_changed.connect(actions.go_back.setEnabled)
        model.move_refused.connect(self._explain_refusal)
        model.finished.connect(self._show_outcome)

    def _connect_requests(self) -> None:
        model, window, actions = self.model, self.window, self.window.commands
        window.table.site_activated.connect(model.take)
        window.table.stock_activated.connect(model.draw)
        actions.restart.triggered.connect(model.restart)
        actions.go_back.triggered.connect(model.go_back)
        actions.undo.triggered.connect(model.undo)
        actions.redo.triggered.connect(model.redo)
        actions.draw.triggered.connect(model.draw)
        actions.copy_code.triggered.connect(self._copy_code)
        actions.paste_code.triggered.connect(self._paste_code)
        actions.sounds.triggered.connect(self._switch_sounds)
        actions.full_screen.toggled.connect(window.show_full_screen)
        actions.quit.triggered.connect(window.close)
        window.text_dropped.connect(self.open_text)
        window.back_notice.back_requested.connect(model.go_back)
        panel = window.outcome_panel
        panel.new_game_requested.connect(lambda: self.advisor.deal_random(model.code.rules))
        panel.restart_requested.connect(model.restart)
        panel.undo_requested.connect(model.undo)
        panel.copy_requested.connect(self._copy_code)

    def _connect_settings(self) -> None:
        settings = self._settings
        settings.language_changed.connect(self._translators.install)
        settings.highlight_playable_changed.connect(self.window.table.table.set_marks_playable)
        settings.animation_speed_changed.connect(self._apply_motion)
        settings.deck_changed.connect(self._apply_deck)
        settings.sounds_changed.connect(self.window.commands.sounds.setChecked)
        self._translators.language_installed.connect(self._apply_language)
        self.window.geometry_changed.connect(self._keep_geometry)
        geometry = settings.window_geometry
        if not geometry.isEmpty():
            self.window.restoreGeometry(geometry)

    def _show_all(self) -> None:
        model, window = self.model, self.window
        window.commands.undo.setEnabled(model.game.can_undo)
        window.commands.redo.setEnabled(model.game.can_redo)
        window.commands.go_back.setEnabled(model.can_go_back)
        window.figures.show_figures(model.state, model.game.move_count)
        window.table.table.set_marks_playable(self._settings.highlight_playable)
        self._scheme.apply()
        window.commands.sounds.setChecked(self._settings.sounds)
        self._apply_motion()
        self._apply_language()
        self._show_game(model.state)

    def _show_game(self, state: State) -> None:
        window = self.window
        window.outcome_panel.dismiss()
        window.message.hide()
        window.table.show_game(state)
        window.figures.stock.set_value(state.stock_count)
        window.commands.draw.setEnabled(state.outcome is not Outcome.WON)
        window.figures.set_code(str(self.model.code))
        if state.outcome is not Outcome.IN_PROGRESS:
            self._show_outcome(state.outcome)

    def _show_step(self, step: Step) -> None:
        window = self.window
        window.outcome_panel.dismiss()
        window.message.hide()
        window.table.show_step(step)
        window.figures.stock.set_value(step.after.stock_count)
        window.commands.draw.setEnabled(step.after.outcome is not Outcome.WON)
        announce(window.table, describe_step(step.before, step.after, self._translators.words))

    def _show_outcome(self, outcome: Outcome) -> None:
        title = self._translators.words.outcomes[outcome]
        self.window.message.hide()
        self.window.outcome_panel.show_outcome(self.model.game, title)
        announce(self.window.table, title)

    def _explain_refusal(self, site: int, reason: Refusal) -> None:
        if self.model.state.outcome is not Outcome.IN_PROGRESS:
            self.window.outcome_panel.show_again()  # whoever put it away may have forgotten
            return
        if not self._settings.error_help:
            return
        near = None
        if site >= 0 and self.model.state.is_present(site):
            near = site
            self.window.table.table.show_refusal(site)
        self.window.message.say(self._translators.words.refusals[reason], near)

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(str(self.replaying.code))
        self.window.message.say(self.tr("The deal code is copied."))

    def _paste_code(self) -> None:
        self.open_code(clipboard_text(), self.tr("There is no deal code in the clipboard."))

    def _apply_motion(self) -> None:
        speed = self._settings.animation_speed
        self.window.table.table.motion = MotionStyle(speed.factor, self._reduced_motion)

    def _apply_deck(self) -> None:
        self.window.table.set_deck(self._settings.deck_in(self._translators.language))

    def _apply_language(self) -> None:
        words = self._translators.words
        self.window.table.buttons.set_words(words)
        self.window.outcome_panel.set_title(words.outcomes[self.model.state.outcome])
        self._apply_deck()

    def _switch_sounds(self, is_on: bool) -> None:
        self._settings.sounds = is_on
        self.window.message.say(
            self.tr("The sounds are on.") if is_on else self.tr("The sounds are off.")
        )

    def _keep_geometry(self) -> None:
        self._settings.window_geometry = self.window.saveGeometry()
