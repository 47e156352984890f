"""The game in play as a QObject: requests in, past-tense signals out."""

from datetime import date
from typing import Final, Self

from PySide6.QtCore import QObject, Signal

from tripeaks.engine.codes import DealCode
from tripeaks.engine.game import Game, Step
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Refusal, Take, Undo
from tripeaks.engine.state import Outcome, State
from tripeaks.engine.tableau import sites
from tripeaks.storage.session import Session

STOCK: Final = -1
"""Stands for the stock where a signal or a view names a site."""

WASTE: Final = -2
"""Stands for the waste where a view names a site."""


class GameModel(QObject):
    """A game in play, and the one left for it until its first action.

    Signals after an action, each only where something changed, in this order: `stepped`,
    `card_moved`, `card_flipped` (site by site), `score_changed`, `move_count_changed`,
    `chain_changed`, `can_undo_changed`, `can_redo_changed`, `can_go_back_changed`, `finished`.
    A new game emits `game_started`, then the same ones from `score_changed` on. A refused action
    emits `move_refused` alone.
    """

    game_started = Signal(object)
    """The `State` now on the table."""
    stepped = Signal(object)
    """The `Step` just done."""
    card_moved = Signal(int, bool)
    """Site (or STOCK) of the card, and whether it went onto the waste or back."""
    card_flipped = Signal(int, bool)
    """Site of a tableau card, and whether it is face up now."""
    score_changed = Signal(int)
    move_count_changed = Signal(int)
    chain_changed = Signal(int)
    can_undo_changed = Signal(bool)
    can_redo_changed = Signal(bool)
    can_go_back_changed = Signal(bool)
    move_refused = Signal(int, object)
    """Site (or STOCK; STOCK for undo and redo too) and the `Refusal`."""
    help_used = Signal()
    """A hint or a check was told."""
    finished = Signal(object)
    """The `Outcome`, won or stuck, once each time it is reached."""

    def __init__(
        self, code: DealCode, parent: QObject | None = None, *, is_known_winnable: bool = False
    ) -> None:
        """Start with the deal of `code`; the player may know that it can be won."""
        super().__init__(parent)
        self._session = Session(Game(code), is_known_winnable)
        self._left: Session | None = None

    @classmethod
    def resume(cls, session: Session, left: Session | None = None) -> Self:
        """Return the model of a game that was played before, and of one left for it."""
        model = cls(session.game.code)
        model._session, model._left = session, left
        return model

    @property
    def game(self) -> Game:
        """The game in play; change it only through this model."""
        return self._session.game

    @property
    def session(self) -> Session:
        """The game in play with what belongs to playing it."""
        return self._session

    @property
    def state(self) -> State:
        """The position now."""
        return self.game.state

    @property
    def code(self) -> DealCode:
        """The code of the game in play."""
        return self.game.code

    @property
    def is_known_winnable(self) -> bool:
        """Whether the deal was chosen because it can be won, which the player knows as well."""
        return self._session.is_known_winnable

    @property
    def left(self) -> Session | None:
        """The game left in play that `go_back` returns to."""
        return self._left

    @property
    def can_go_back(self) -> bool:
        """Whether a game was left in play that `go_back` returns to."""
        return self._left is not None

    def take(self, site: int) -> None:
        """Take the card at `site`."""
        self._play(Take(site), site)

    def draw(self) -> None:
        """Draw the stock's top card."""
        self._play(DRAW, STOCK)

    def undo(self) -> None:
        """Take back the last action."""
        self._play(UNDO, STOCK)

    def redo(self) -> None:
        """Perform the last undone action again."""
        self._play(REDO, STOCK)

    def new_game(
        self, code: DealCode, *, is_known_winnable: bool = False, daily: date | None = None
    ) -> None:
        """Deal `code`, the daily deal of `daily` if any; a game in play is kept for `go_back`."""
        self._leave_for(self._fresh(code, is_known_winnable, daily))

    def restart(self) -> None:
        """Deal the same cards again."""
        session = self._session
        self._leave_for(self._fresh(self.code, self.is_known_winnable, session.daily))

    def play_on(self, count: int) -> None:
        """Start a new game of the same deal with the first `count` actions that stand.

        The game it comes from is kept for `go_back`, a won one too; help asked for in it counts
        in the new one as well.
        """
        game = Game(self.code)
        for action in self.game.standing_actions[:count]:
            game.play(action)
        self._start(self._session.branch(game), self._session)

    def play_game(self, game: Game) -> None:
        """Play on from a game that was played so far elsewhere; one in play is kept."""
        self._leave_for(Session(game, given=len(game.log)))

    def note_hint(self) -> None:
        """Count a hint that was told."""
        self._session.hints_used += 1
        self.help_used.emit()

    def note_check(self) -> None:
        """Count a check that was told."""
        self._session.checks_used += 1
        self.help_used.emit()

    def go_back(self) -> None:
        """Return to the game that was left, exactly where it was."""
        if self._left is not None:
            self._start(self._left, None)

    def _fresh(self, code: DealCode, is_known_winnable: bool, daily: date | None) -> Session:
        """Return a new session; help asked for before the same deal was begun still counts."""
        session = Session(Game(code), is_known_winnable, daily=daily)
        before = self._session
        if code == before.game.code and not before.is_begun:
            session.hints_used, session.checks_used = before.hints_used, before.checks_used
        return session

    @property
    def _is_in_play(self) -> bool:
        return self._session.is_begun and self.state.outcome is not Outcome.WON

    def _leave_for(self, session: Session) -> None:
        self._start(session, self._session if self._is_in_play else self._left)

    def _start(self, session: Session, left: Session | None) -> None:
        before = self._facts()
        self._session, self._left = session, left
        self.game_started.emit(self.state)
        self._emit_changes(before)

    def _play(self, entry: Entry, site: int) -> None:
        before = self._facts()
        step = self.game.play(entry)
        if isinstance(step, Refusal):
            self.move_refused.emit(site, step)
            return
        self._left = None
        self.stepped.emit(step)
        self._emit_cards(step)
        self._emit_changes(before)
        outcome = step.after.outcome
        if outcome is not Outcome.IN_PROGRESS:
            self.finished.emit(outcome)

    def _emit_cards(self, step: Step) -> None:
        site = step.action.site if isinstance(step.action, Take) else STOCK
        self.card_moved.emit(site, not isinstance(step.cause, Undo))
        for other in sites(step.before.remaining & step.after.remaining):
            face_up = step.after.is_face_up(other)
            if face_up != step.before.is_face_up(other):
                self.card_flipped.emit(other, face_up)

    def _facts(self) -> tuple[int, int, int, bool, bool, bool]:
        game = self.game
        return (
            self.state.score,
            game.move_count,
            self.state.chain,
            game.can_undo,
            game.can_redo,
            self.can_go_back,
        )

    def _emit_changes(self, before: tuple[int, int, int, bool, bool, bool]) -> None:
        signals = (
            self.score_changed,
            self.move_count_changed,
            self.chain_changed,
            self.can_undo_changed,
            self.can_redo_changed,
            self.can_go_back_changed,
        )
        for signal, old, new in zip(signals, before, self._facts(), strict=True):
            if new != old:
                signal.emit(new)
