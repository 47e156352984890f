"""What is looked at in the window: the table in all shapes, and each panel over it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from screenshooter.stage import Stage
from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import KnownError, Problem
from tripeaks.engine.moves import DRAW, Take
from tripeaks.engine.trail import Trail
from tripeaks.engine.words import sentence
from tripeaks.i18n.translators import current_words
from tripeaks.solver.hint import Hint, Share

CODE = "TP1-E-AAAAAAB"
JOKERS = "TP2-EKOJ2-AAAAAAB"

SMALL, USUAL = QSize(480, 360), QSize(1120, 760)
WIDE, TALL = QSize(1920, 1080), QSize(700, 1000)


@dataclass(frozen=True)
class View:
    """A view: how a stage is brought to show it, and which widget is grabbed then."""

    name: str
    show: Callable[[Stage], QWidget]
    size: QSize = USUAL
    scale: int = 1
    code: str = CODE
    settings: Mapping[str, object] = field(default_factory=dict)


def _opening(stage: Stage) -> QWidget:
    return stage.window


def _daily(stage: Stage) -> QWidget:
    """Show a table that says whose daily deal it is."""
    stage.model.new_game(parse_code(CODE), daily=date(2026, 11, 29))
    return stage.window


def _middle(stage: Stage) -> QWidget:
    line = stage.winning_line()
    stage.play(line[: len(line) // 2])
    return stage.window


def _hint(stage: Stage) -> QWidget:
    """Show a hint with the share of every action, as the advisor would tell it."""
    _middle(stage)
    playable = stage.model.state.playable
    shares = [Share(Take(site), 61 - 14 * n, 100) for n, site in enumerate(playable)]
    shares.append(Share(DRAW, 7, 100))
    stage.game_window.advisor.hint_ready.emit(Hint(tuple(shares), 100, is_rough=False))
    return stage.window


def _focus(stage: Stage) -> QWidget:
    """Show the focus ring of the keyboard on a card."""
    stage.window.table.buttons.focus(stage.model.state.playable[0])
    return stage.window


def _message(stage: Stage) -> QWidget:
    """Say why a card cannot be taken."""
    state = stage.model.state
    locked = next(site for site in range(28) if site not in state.playable)
    stage.model.take(locked)
    return stage.window


def _notice(stage: Stage) -> QWidget:
    """Offer the way back to a game that was left."""
    _middle(stage)
    stage.model.new_game(parse_code("TP1-E-AAAAAAD"))
    return stage.window


def _no_saving(stage: Stage) -> QWidget:
    """Say that nothing is being saved."""
    problem = KnownError(Problem.SAVING_DISK_FULL, "/home/anna/.local/share/TriPeaks/games.db")
    stage.window.notice.say(sentence(problem, current_words()), action="", can_dismiss=True)
    return stage.window


def _won(stage: Stage) -> QWidget:
    stage.play(stage.winning_line())
    return stage.window


def _stuck(stage: Stage) -> QWidget:
    stage.draw_until_stuck()
    return stage.window


def _review(stage: Stage) -> QWidget:
    _middle(stage)
    stage.draw_until_stuck()
    stage.window.outcome_panel.review_requested.emit()
    return stage.window


def _replay(stage: Stage) -> QWidget:
    """Play a game back, in the middle of it."""
    stage.play(stage.winning_line())
    stage.game_window.replaying.open(Trail(stage.model.game))
    stage.game_window.replaying.replay.go_to(19)
    return stage.window


_TABLES = (
    View("table-480x360", _opening, SMALL),
    View("table-700x1000", _opening, TALL),
    View("table-1120x760", _opening),
    View("table-1920x1080", _opening, WIDE),
    View("table-3840x2160", _opening, WIDE, scale=2),
    View("daily-table-480x360", _daily, SMALL),
    View("middle-480x360", _middle, SMALL),
    View("middle-1120x760", _middle, settings={"highlight_playable": True, "always_tell": True}),
    View("middle-3840x2160", _middle, WIDE, scale=2),
    View("jokers", _middle, code=JOKERS, settings={"card_back": "dawn"}),
    View("four-colours", _middle, settings={"suit_colours": "four"}),
    View("large-print", _opening, settings={"large_print": True, "card_back": "plain"}),
)
_PANELS = (
    View("hint", _hint, settings={"show_shares": True}),
    View("focus", _focus),
    View("message", _message),
    View("message-480x360", _message, SMALL),
    View("notice", _notice),
    View("notice-480x360", _notice, SMALL),
    View("no-saving", _no_saving),
    View("no-saving-480x360", _no_saving, SMALL),
    View("won", _won),
    View("won-480x360", _won, SMALL),
    View("stuck", _stuck),
    View("stuck-480x360", _stuck, SMALL),
    View("review", _review),
    View("review-480x360", _review, SMALL),
    View("replay", _replay),
    View("replay-480x360", _replay, SMALL),
)
TABLE_VIEWS = (*_TABLES, *_PANELS)
