"""Connects the solver's answers to the window: hints, whether the win is lost, the look back."""

from PySide6.QtCore import QObject

from tripeaks.engine.description import describe_card
from tripeaks.engine.moves import Action, Take
from tripeaks.engine.state import Outcome, State
from tripeaks.i18n.translators import Translators
from tripeaks.model.advisor import Advisor, Outlook
from tripeaks.model.game_model import STOCK, GameModel
from tripeaks.model.settings import Settings
from tripeaks.solver.hint import Hint, Share
from tripeaks.ui.main_window import MainWindow
from tripeaks.ui.review_chart import ReviewPoint


class Advice(QObject):
    """Shows what an `Advisor` tells; knows the window, not the solver."""

    def __init__(
        self,
        model: GameModel,
        advisor: Advisor,
        window: MainWindow,
        settings: Settings,
        translators: Translators,
    ) -> None:
        super().__init__(window)
        self._model = model
        self._advisor = advisor
        self._window = window
        self._settings = settings
        self._translators = translators
        self._hints_shown = 0
        self._review: list[Outlook] = []
        commands, bar = window.commands, window.review_bar
        commands.hint.triggered.connect(advisor.ask_hint)
        commands.check.triggered.connect(advisor.ask_winnable)
        advisor.hint_ready.connect(self._show_hint)
        advisor.winnable_told.connect(self._say_winnable)
        advisor.winnable_changed.connect(self._show_winnable)
        advisor.review_ready.connect(self._show_par)
        model.game_started.connect(self._begin)
        model.stepped.connect(self._forget)
        model.finished.connect(advisor.ask_review)
        window.outcome_panel.review_requested.connect(self._look_back)
        bar.point_selected.connect(self._show_point)
        bar.continue_requested.connect(lambda: model.play_on(bar.chart.selected))
        bar.close_requested.connect(self._end_review)
        window.escape_pressed.connect(self.show_end)
        settings.show_shares_changed.connect(self._drop_hint)
        advisor.tell_always()

    @property
    def _is_away(self) -> bool:
        """Whether another game than the one in play is shown."""
        return not self._window.replay_bar.isHidden()

    def _begin(self, state: State) -> None:
        self._forget()
        if state.outcome is not Outcome.IN_PROGRESS:
            self._advisor.ask_review()

    def _forget(self) -> None:
        """Take back what was said of a position that has changed."""
        self._hints_shown = 0
        self._review = []
        self.leave_review()
        self._enable(self._model.state)

    def _enable(self, state: State) -> None:
        is_playing = state.outcome is Outcome.IN_PROGRESS
        self._window.commands.hint.setEnabled(is_playing)
        self._window.commands.check.setEnabled(is_playing)

    def _show_hint(self, hint: Hint) -> None:
        """Light the best action; asked again, the next best, and so on from the start."""
        if not hint.shares or self._is_away:
            return
        share = hint.shares[self._hints_shown % len(hint.shares)]
        self._hints_shown += 1
        table = self._window.table.table
        place = _place_of(share.action)
        texts = {}
        if self._settings.show_shares:
            texts = {_place_of(each.action): _percent(each) for each in hint.shares}
        table.set_hint(place, texts)
        near = None if place == STOCK else place
        self._window.message.say(self._hint_text(share, is_rough=hint.is_rough), near)
        if self._window.table.buttons.focused_place is not None:
            self._window.table.buttons.focus(place)

    def _drop_hint(self) -> None:
        """Take a hint away that was given in another way than is wanted now."""
        self._window.table.table.set_hint(None, {})

    def _hint_text(self, share: Share, *, is_rough: bool) -> str:
        if isinstance(share.action, Take):
            card = self._model.state.deal.tableau[share.action.site]
            name = describe_card(card, self._translators.words)
        else:
            name = self.tr("the stock")
        text = (
            self.tr("{name}: can be won in roughly {share} of the deals that fit what you see.")
            if is_rough
            else self.tr("{name}: can be won in {share} of the deals that fit what you see.")
        )
        text = text.format(name=name, share=_percent(share))
        return text[0].upper() + text[1:]

    def _show_winnable(self, can_be_won: bool | None) -> None:
        self._window.figures.set_winnable(None if self._is_away else can_be_won)

    def _say_winnable(self, can_be_won: bool) -> None:
        if self._is_away:
            return
        self._window.message.say(
            self.tr("The game can still be won.")
            if can_be_won
            else self.tr("The game cannot be won any more.")
        )

    def _show_par(self, review: list[Outlook]) -> None:
        self._review = review
        deal, session = review[0], self._model.session
        self._window.outcome_panel.show_par(
            deal.best_won_score, deal.best_score, session.hints_used, session.checks_used
        )

    def _look_back(self) -> None:
        if not self._review:
            return
        self._window.outcome_panel.dismiss()
        points = [
            ReviewPoint(each.best_score, each.best_won_score is not None) for each in self._review
        ]
        self._window.review_bar.show_points(points, len(points) - 1)
        self._window.commands.draw.setEnabled(False)
        self._show_point(len(points) - 1)

    def _show_point(self, number: int) -> None:
        """Show the position after `number` moves, with its own figures."""
        state = self._model.game.standing_states[number]
        self._window.table.show_position(state)
        self._window.figures.show_figures(state, number)

    def leave_review(self) -> None:
        """Let the figures show the game as it is; the table is for the caller."""
        if self._window.review_bar.isVisible():
            self._window.review_bar.hide()
            state = self._model.state
            self._window.figures.show_figures(state, self._model.game.move_count)
            self._window.commands.draw.setEnabled(state.outcome is not Outcome.WON)

    def _end_review(self) -> None:
        """Return to the end of the game as it was."""
        self.leave_review()
        self._window.table.show_game(self._model.state)
        self.show_end()

    def show_end(self) -> None:
        """Show the end of a game again, if one has ended and nothing else is shown of it."""
        has_ended = self._model.state.outcome is not Outcome.IN_PROGRESS
        if has_ended and not self._window.review_bar.isVisible():
            self._window.outcome_panel.show_again()


def _place_of(action: Action) -> int:
    return action.site if isinstance(action, Take) else STOCK


def _percent(share: Share) -> str:
    return f"{round(100 * share.wins / max(1, share.samples))} %"
