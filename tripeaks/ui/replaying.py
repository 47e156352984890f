"""Connects a replay to the window: the table shows it, and the game in play waits meanwhile."""

from PySide6.QtCore import QObject, Qt

from tripeaks.engine.codes import DealCode
from tripeaks.engine.description import describe_card
from tripeaks.engine.game import Game, Step
from tripeaks.engine.moves import Redo, Take, Undo
from tripeaks.engine.state import Outcome, State
from tripeaks.engine.trail import Trail
from tripeaks.i18n.translators import Translators
from tripeaks.model.advisor import Advisor
from tripeaks.model.game_clock import GameClock
from tripeaks.model.game_model import GameModel
from tripeaks.model.replay import Replay
from tripeaks.ui.advice import Advice
from tripeaks.ui.announcement import announce
from tripeaks.ui.main_window import MainWindow


class Replaying(QObject):
    """Shows what a `Replay` plays back in place of the game in play, which it never touches."""

    def __init__(
        self,
        model: GameModel,
        advisor: Advisor,
        window: MainWindow,
        advice: Advice,
        clock: GameClock,
        translators: Translators,
    ) -> None:
        super().__init__(window)
        self._model = model
        self._advisor = advisor
        self._window = window
        self._advice = advice
        self._clock = clock
        self._translators = translators
        self.replay = Replay(self)
        self._connect()

    @property
    def game(self) -> Game:
        """The game that is shown: the one played back, or else the one in play."""
        return self.replay.trail.game if self.replay.is_open else self._model.game

    @property
    def code(self) -> DealCode:
        """The code of the game that is shown."""
        return self.game.code

    def open(self, trail: Trail) -> None:
        """Show a game: one still in play where it stands, one that has ended from its start."""
        is_in_play = trail.game.state.outcome is Outcome.IN_PROGRESS
        self.replay.open(trail, len(trail) if is_in_play else 0)

    def _connect(self) -> None:
        replay, bar = self.replay, self._window.replay_bar
        replay.opened.connect(self._begin)
        replay.closed.connect(self._end)
        replay.stepped.connect(self._show_step)
        replay.jumped.connect(self._show_jump)
        replay.place_changed.connect(self._show_place)
        replay.playing_changed.connect(bar.show_playing)
        bar.play_toggled.connect(self._toggle)
        bar.step_requested.connect(self._step)
        bar.step_back_requested.connect(self._step_back)
        bar.place_requested.connect(replay.go_to)
        bar.speed_chosen.connect(replay.set_speed)
        bar.continue_requested.connect(self._continue)
        bar.close_requested.connect(self._return)
        self._model.game_started.connect(replay.close)
        self._translators.language_installed.connect(self._update_text)

    def _begin(self) -> None:
        """Put away what belongs to the game in play."""
        window = self._window
        self._clock.set_held(True)
        window.figures.clock.setEnabled(False)
        self._advice.leave_review()
        window.outcome_panel.dismiss()
        window.message.hide()
        window.back_notice.offer(False)
        window.figures.set_winnable(None)
        window.figures.set_code(str(self.code))
        window.figures.set_daily(None)
        window.replay_bar.show_length(len(self.replay.trail))
        self._enable(is_playing_back=True)

    def _end(self) -> None:
        """Give everything but the table back to the game in play."""
        window, model = self._window, self._model
        had_focus = window.replay_bar.isAncestorOf(window.focusWidget())
        window.replay_bar.hide()
        if had_focus:
            window.table.setFocus(Qt.FocusReason.OtherFocusReason)
        window.figures.show_figures(model.state, model.game.move_count)
        window.figures.set_code(str(model.code))
        window.figures.set_daily(model.session.daily)
        window.back_notice.offer(model.can_go_back)
        window.figures.clock.setEnabled(True)
        self._clock.set_held(False)
        self._enable(is_playing_back=False)
        self._advisor.tell_always()

    def _return(self) -> None:
        """Show the game in play as it was."""
        self.replay.close()
        self._window.table.show_position(self._model.state, is_live=True)
        self._advice.show_end()

    def _continue(self) -> None:
        replay = self.replay
        self._model.play_game(replay.trail.game_at(replay.place))

    def _enable(self, *, is_playing_back: bool) -> None:
        """Let nothing be asked for that would change a game that is not seen."""
        commands, model = self._window.commands, self._model
        outcome = model.state.outcome
        for action, is_possible in (
            (commands.restart, True),
            (commands.undo, model.game.can_undo),
            (commands.redo, model.game.can_redo),
            (commands.go_back, model.can_go_back),
            (commands.draw, outcome is not Outcome.WON),
            (commands.hint, outcome is Outcome.IN_PROGRESS),
            (commands.check, outcome is Outcome.IN_PROGRESS),
        ):
            action.setEnabled(is_possible and not is_playing_back)

    def _toggle(self) -> None:
        if self.replay.is_playing:
            self.replay.pause()
        else:
            self.replay.play()

    def _step(self) -> None:
        self.replay.pause()
        self.replay.step()

    def _step_back(self) -> None:
        self.replay.pause()
        self.replay.step_back()

    def _show_step(self, step: Step) -> None:
        self._window.table.show_step(step, is_live=False)
        announce(self._window.table, self._text())

    def _show_jump(self, state: State) -> None:
        self._window.table.show_position(state)

    def _show_place(self, place: int) -> None:
        replay = self.replay
        self._window.figures.show_figures(replay.state, replay.trail.moves_at(place))
        self._update_text()

    def _update_text(self) -> None:
        if self.replay.is_open:
            can_continue = self.replay.state.outcome is not Outcome.WON
            self._window.replay_bar.show_place(
                self.replay.place, self._text(), can_continue=can_continue
            )

    def _text(self) -> str:
        """Return what the step to the place shown was."""
        replay = self.replay
        if not replay.place:
            return self.tr("The deal: %n step(s) follow.", "", len(replay.trail))
        step = replay.trail.step_to(replay.place)
        if isinstance(step.cause, Undo):
            text = self.tr("Step {step} of {count}: the last move is undone.")
        elif isinstance(step.cause, Redo):
            text = self.tr("Step {step} of {count}: the move is done again.")
        elif isinstance(step.action, Take):
            text = self.tr("Step {step} of {count}: the {card} is taken.")
        else:
            text = self.tr("Step {step} of {count}: the {card} is drawn.")
        top = step.after.waste_top
        card = "" if top is None else describe_card(top, self._translators.words)
        return text.format(step=replay.place, count=len(replay.trail), card=card)
