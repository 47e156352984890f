"""Everything of the program that is looked at: the table in all shapes, each panel and dialog."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QTabWidget, QWidget

from screenshooter.stage import Stage
from tests.storage.made_up import made_up, write
from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import KnownError, Problem
from tripeaks.engine.moves import DRAW, Take
from tripeaks.engine.trail import Trail
from tripeaks.engine.words import sentence
from tripeaks.i18n.translators import current_words
from tripeaks.solver.hint import Hint, Share
from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.ui.bug_report import BugDialog, report_text

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


def _bug(stage: Stage) -> QWidget:
    """Show the report of an error that nothing expected."""
    dialog = BugDialog(report_text(stage.model, "ValueError: a made-up fault\n"), stage.window)
    dialog.show()
    return dialog


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


def _new_game(text: str) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.trigger("actionNewGame")
        stage.find(QLineEdit, "codeEdit").setText(text)
        return stage.find(QDialog, "newGameDialog")

    return show


def _settings_page(page: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        stage.trigger("actionSettings")
        stage.find(QTabWidget, "settingsTabs").setCurrentIndex(page)
        return stage.find(QDialog, "settingsDialog")

    return show


def _settings_choice(stage: Stage) -> QWidget:
    """Open the list of scenes."""
    _settings_page(0)(stage)
    box = stage.find(QComboBox, "sceneBox")
    box.showPopup()
    return box.view().window()


def _rules(stage: Stage) -> QWidget:
    stage.trigger("actionRules")
    return stage.find(QDialog, "rulesDialog")


def _statistics(stage: Stage) -> QWidget:
    stage.trigger("actionStatistics")
    return stage.find(QDialog, "statisticsDialog")


def _statistics_of_many(stage: Stage) -> QWidget:
    """Show the statistics of a player who gets better."""
    write(stage.data, *_games())
    return _statistics(stage)


def _games() -> Iterator[FinishedGame]:
    """Yield a year of made-up games, the same each time."""
    chance = Random("games")
    for number in range(180):
        is_won = chance.random() < 0.4 + number / 500
        par = chance.randrange(700, 775)
        score = par - round(chance.expovariate(0.06)) if is_won else chance.randrange(430, 650)
        yield made_up(
            result=Result.WON if is_won else Result.STUCK,
            deal=number,
            score=score,
            par=par,
            draws=chance.randrange(2, 22),
            elapsed_ms=chance.randrange(60_000, 300_000),
            ended_ms=1_764_000_000_000 + number * 90_000_000,
            longest_chain=chance.randrange(3, 14),
        )


def _replay(stage: Stage) -> QWidget:
    """Play a game back, in the middle of it."""
    stage.play(stage.winning_line())
    stage.game_window.replaying.open(Trail(stage.model.game))
    stage.game_window.replaying.replay.go_to(19)
    return stage.window


def _menu(number: int) -> Callable[[Stage], QWidget]:
    def show(stage: Stage) -> QWidget:
        menu = stage.window.menuBar().actions()[number].menu()
        assert isinstance(menu, QWidget)
        menu.popup(QPoint(0, 0))
        return menu

    return show


_TABLES = (
    View("table-480x360", _opening, SMALL),
    View("table-700x1000", _opening, TALL),
    View("table-1120x760", _opening),
    View("table-1920x1080", _opening, WIDE),
    View("table-3840x2160", _opening, WIDE, scale=2),
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
_DIALOGS = (
    View("new-game", _new_game("")),
    View("new-game-code", _new_game(CODE)),
    View("new-game-wrong", _new_game("TP1-E-AAAA")),
    View("settings-table", _settings_page(0)),
    View("settings-play", _settings_page(1)),
    View("settings-program", _settings_page(2)),
    View("settings-choice", _settings_choice),
    View("rules", _rules),
    View("bug", _bug),
    View("statistics", _statistics_of_many),
    View("statistics-empty", _statistics),
    *(View(f"menu-{number + 1}", _menu(number)) for number in range(4)),
)
VIEWS = (*_TABLES, *_PANELS, *_DIALOGS)
