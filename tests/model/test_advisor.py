"""What the advisor tells about the game in play, and what it no longer tells."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engine.play import entry
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import store_at
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.deal import deal
from tripeaks.engine.moves import Take
from tripeaks.engine.rules import CLASSIC, EASY
from tripeaks.model.advisor import Advisor, Outlook
from tripeaks.model.game_model import GameModel
from tripeaks.model.settings import Settings
from tripeaks.solver.best_score import best_score
from tripeaks.solver.hint import Hint
from tripeaks.solver.winnable import can_win


class Desk:
    """A game with its advisor, and everything that was told."""

    def __init__(self, qtbot: QtBot, code: str, settings: Settings) -> None:
        self.qtbot = qtbot
        self.settings = settings
        self.model = GameModel(parse_code(code))
        self.advisor = Advisor(self.model, settings)
        self.hints: list[Hint] = []
        self.winnable: list[bool] = []
        self.always: list[bool | None] = []
        self.deals: list[tuple[DealCode, bool]] = []
        self.reviews: list[list[Outlook]] = []
        self.advisor.hint_ready.connect(self.hints.append)
        self.advisor.winnable_told.connect(self.winnable.append)
        self.advisor.winnable_changed.connect(self.always.append)
        self.advisor.deal_told.connect(lambda code, answer: self.deals.append((code, answer)))
        self.advisor.review_ready.connect(self.reviews.append)

    def play(self, words: str) -> None:
        for word in words.split():
            action = entry(self.model.game, word)
            if isinstance(action, Take):
                self.model.take(action.site)
            else:
                self.model.draw()

    def wait(self) -> None:
        """Wait until nothing more is to come."""
        self.qtbot.waitUntil(lambda: not self.advisor.is_busy)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, "TP1-E-AAAAAAB", Settings(store_at(tmp_path)))
    yield desk
    desk.advisor.stop()


def test_a_hint_ranks_every_legal_action(desk: Desk) -> None:
    desk.advisor.ask_hint()
    desk.wait()
    (hint,) = desk.hints
    assert {share.action for share in hint.shares} == set(desk.model.state.actions)
    assert desk.model.session.hints_used == 1


def test_asked_again_the_same_hint_comes_at_once_and_is_not_counted(desk: Desk) -> None:
    desk.advisor.ask_hint()
    desk.advisor.ask_hint()
    desk.wait()
    desk.advisor.ask_hint()
    assert len(desk.hints) == 2
    assert desk.hints[0] is desk.hints[1]
    assert desk.model.session.hints_used == 1


def test_a_hint_for_a_position_that_is_gone_is_never_told(desk: Desk) -> None:
    desk.advisor.ask_hint()
    desk.model.draw()
    desk.wait()
    assert desk.hints == []
    desk.advisor.ask_hint()
    desk.wait()
    assert len(desk.hints) == 1
    assert desk.model.session.hints_used == 1, "what was never told is not counted"


def test_whether_the_game_can_still_be_won_is_exact(desk: Desk) -> None:
    desk.model.new_game(parse_code("TP1-C-AAAAAAD"))
    desk.advisor.ask_winnable()
    desk.wait()
    desk.model.new_game(parse_code("TP1-E-AAAAAAD"))
    desk.advisor.ask_winnable()
    desk.wait()
    assert desk.winnable == [False, True]


def test_help_is_counted_once_for_each_answer_and_belongs_to_its_game(desk: Desk) -> None:
    for _ in range(3):
        desk.advisor.ask_winnable()
        desk.advisor.ask_hint()
        desk.wait()
    session = desk.model.session
    assert (session.hints_used, session.checks_used) == (1, 1)
    desk.model.draw()
    desk.model.restart()
    assert (desk.model.session.hints_used, desk.model.session.checks_used) == (0, 0)
    desk.model.go_back()
    assert desk.model.session is session
    desk.model.play_on(0)
    assert (desk.model.session.hints_used, desk.model.session.checks_used) == (1, 1)


@pytest.mark.parametrize("code", ["TP2-EH-QDETFPM", "TP2-CH-IPFGBTZ"])
def test_the_best_score_still_possible_never_rises(desk: Desk, code: str) -> None:
    desk.model.new_game(parse_code(code))
    for action in best_score(desk.model.state).line:
        if isinstance(action, Take):
            desk.model.take(action.site)
        else:
            desk.model.draw()
    desk.advisor.ask_review()
    desk.wait()
    scores = [outlook.best_score for outlook in desk.reviews[0]]
    assert scores == [desk.model.state.score] * len(scores)
    won = desk.reviews[0][0].best_won_score
    assert won is not None
    assert won < scores[0], "here the best game is no win"


def test_a_step_does_not_stop_a_new_game_on_its_way(desk: Desk) -> None:
    desk.advisor.deal_random(CLASSIC)
    desk.model.draw()
    desk.wait()
    assert desk.model.game.log == ()
    assert desk.model.code.rules == CLASSIC


def test_it_is_told_always_only_where_that_is_wished(desk: Desk) -> None:
    desk.model.draw()
    desk.wait()
    assert set(desk.always) <= {None}
    desk.settings.always_tell = True
    desk.wait()
    assert desk.always[-1] is True
    desk.settings.always_tell = False
    assert desk.always[-1] is None


def test_an_ended_game_gets_no_hint(desk: Desk) -> None:
    desk.model.new_game(parse_code(WON_CODE))
    desk.play(WON_ACTIONS)
    desk.advisor.ask_hint()
    desk.wait()
    assert desk.hints == []


def test_the_review_tells_what_was_possible_after_each_move(desk: Desk) -> None:
    desk.model.new_game(parse_code(WON_CODE))
    desk.play(WON_ACTIONS)
    desk.advisor.ask_review()
    desk.wait()
    (review,) = desk.reviews
    scores = [outlook.best_score for outlook in review]
    assert len(review) == 51
    assert (scores[0], scores[-1]) == (755, 750)
    assert scores == sorted(scores, reverse=True)
    assert all(outlook.best_won_score == outlook.best_score for outlook in review)


def test_the_review_of_a_lost_game_marks_where_it_was_lost(desk: Desk) -> None:
    desk.play("KC AS 2D " + "draw " * 23)
    desk.advisor.ask_review()
    desk.wait()
    (review,) = desk.reviews
    wins = [outlook.best_won_score is not None for outlook in review]
    assert wins[0]
    assert not wins[-1]
    assert wins == sorted(wins, reverse=True)


def test_a_code_is_told_about_without_playing_it(desk: Desk) -> None:
    code = parse_code("TP1-C-AAAAAAD")
    desk.advisor.ask_about_deal(code)
    desk.wait()
    assert desk.deals == [(code, False)]
    assert str(desk.model.code) == "TP1-E-AAAAAAB"


def test_random_deals_can_be_won_where_that_is_wished(desk: Desk) -> None:
    for _ in range(8):
        desk.advisor.deal_random(CLASSIC)
        desk.wait()
        assert can_win(deal(desk.model.code), CLASSIC)
        assert desk.model.is_known_winnable


def test_any_random_deal_will_do_otherwise(desk: Desk) -> None:
    desk.settings.only_winnable = False
    before = desk.model.code
    desk.advisor.deal_random(EASY)
    assert desk.model.code != before
    assert not desk.model.is_known_winnable
