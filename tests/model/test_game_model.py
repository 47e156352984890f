"""The model's promises: which signals, in which order, and what is kept of a game left in play."""

from random import Random
from typing import Any

import pytest

from tests.engine.play import entry
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Step
from tripeaks.engine.moves import DRAW, REDO, UNDO, Refusal, Take
from tripeaks.engine.state import Outcome
from tripeaks.engine.tableau import sites
from tripeaks.model.game_model import STOCK, GameModel

ORDER = (
    "game_started",
    "stepped",
    "card_moved",
    "card_flipped",
    "score_changed",
    "move_count_changed",
    "chain_changed",
    "can_undo_changed",
    "can_redo_changed",
    "can_go_back_changed",
    "finished",
)
OPENING = "TP1-E-AAAAAAB"
STUCK = "TP1-E-AAAAAAA"

Facts = dict[str, Any]


class Recorder:
    """A model and every signal that it emitted, in order."""

    def __init__(self, code: str) -> None:
        self.model = GameModel(parse_code(code))
        self.signals: list[tuple[str, tuple[Any, ...]]] = []
        for name in (*ORDER, "move_refused"):
            getattr(self.model, name).connect(
                lambda *args, name=name: self.signals.append((name, args))
            )

    def play(self, words: str) -> list[tuple[str, tuple[Any, ...]]]:
        """Play each word and return the signals of the last one, the `Step` left out."""
        for word in words.split():
            self.signals.clear()
            action = entry(self.model.game, word)
            if isinstance(action, Take):
                self.model.take(action.site)
            else:
                {DRAW: self.model.draw, UNDO: self.model.undo, REDO: self.model.redo}[action]()
        return [(name, args) for name, args in self.signals if name != "stepped"]

    def names(self) -> list[str]:
        return [name for name, _ in self.signals]

    def facts(self) -> Facts:
        game = self.model.game
        return {
            "score_changed": game.state.score,
            "move_count_changed": game.move_count,
            "chain_changed": game.state.chain,
            "can_undo_changed": game.can_undo,
            "can_redo_changed": game.can_redo,
            "can_go_back_changed": self.model.can_go_back,
        }


def stick(it: Recorder) -> None:
    """Draw the whole stock and then take what can be taken, until nothing fits."""
    while it.model.state.outcome is Outcome.IN_PROGRESS:
        if it.model.state.stock_count:
            it.model.draw()
        else:
            it.model.take(it.model.state.playable[0])


def test_the_opening_of_the_documented_deal() -> None:
    it = Recorder(OPENING)
    assert it.play("KC") == [
        ("card_moved", (20, True)),
        ("score_changed", (499,)),
        ("move_count_changed", (1,)),
        ("chain_changed", (1,)),
        ("can_undo_changed", (True,)),
    ]
    assert it.names()[0] == "stepped"
    assert it.play("AS") == [
        ("card_moved", (23, True)),
        ("score_changed", (498,)),
        ("move_count_changed", (2,)),
        ("chain_changed", (2,)),
    ]
    assert it.play("2D") == [
        ("card_moved", (22, True)),
        ("card_flipped", (13, True)),
        ("score_changed", (497,)),
        ("move_count_changed", (3,)),
        ("chain_changed", (3,)),
    ]


def test_a_draw_moves_the_stocks_card_and_breaks_the_chain() -> None:
    it = Recorder(OPENING)
    assert it.play("KC draw") == [
        ("card_moved", (STOCK, True)),
        ("score_changed", (498,)),
        ("move_count_changed", (2,)),
        ("chain_changed", (0,)),
    ]
    assert "chain_changed" not in dict(it.play("draw"))


def test_undo_and_redo_are_reported_like_what_they_undo() -> None:
    it = Recorder(OPENING)
    it.play("KC AS 2D")
    assert it.play("undo") == [
        ("card_moved", (22, False)),
        ("card_flipped", (13, False)),
        ("score_changed", (498,)),
        ("chain_changed", (2,)),
        ("can_redo_changed", (True,)),
    ]
    assert it.play("redo") == [
        ("card_moved", (22, True)),
        ("card_flipped", (13, True)),
        ("score_changed", (497,)),
        ("move_count_changed", (4,)),
        ("chain_changed", (3,)),
        ("can_redo_changed", (False,)),
    ]
    assert dict(it.play("undo undo undo"))["can_undo_changed"] == (False,)


def test_the_step_is_what_was_done() -> None:
    it = Recorder(OPENING)
    before = it.model.state
    it.play("KC")
    (step,) = it.signals[0][1]
    assert step == Step(before, it.model.state, Take(20), Take(20))


@pytest.mark.parametrize(
    ("code", "played", "word", "site", "reason"),
    [
        (OPENING, "", "3S", 18, Refusal.RANK),
        (OPENING, "", "3D", 0, Refusal.LOCKED),
        (OPENING, "KC", "KC", 20, Refusal.GONE),
        (OPENING, "draw " * 23, "draw", STOCK, Refusal.STOCK_EMPTY),
        ("TP2-ES-AAAAAAB", "", "draw", STOCK, Refusal.MUST_TAKE),
        (OPENING, "", "undo", STOCK, Refusal.NOTHING_TO_UNDO),
        (OPENING, "KC", "redo", STOCK, Refusal.NOTHING_TO_REDO),
        (WON_CODE, WON_ACTIONS, "draw", STOCK, Refusal.OVER),
        (WON_CODE, WON_ACTIONS, "undo", STOCK, Refusal.OVER),
        (WON_CODE, WON_ACTIONS, "8S", 20, Refusal.OVER),
    ],
)
def test_a_refusal_is_told_alone(
    code: str, played: str, word: str, site: int, reason: Refusal
) -> None:
    it = Recorder(code)
    it.play(played)
    before = (it.model.state, it.model.game.log)
    assert it.play(word) == [("move_refused", (site, reason))]
    assert before == (it.model.state, it.model.game.log)


@pytest.mark.parametrize(
    "code",
    [
        "TP1-E-QWERTYU",
        "TP1-C-AAAAABA",
        "TP2-EK2LOJ2-TRIPEAK",
        "TP2-CHJ1WS-ZZZZZZZ",
        "TP2-EKLW-PEAKSAB",
    ],
)
def test_every_signal_is_in_order_and_tells_a_change(code: str) -> None:
    random = Random(code)
    it = Recorder(code)
    for _ in range(400):
        before, old = it.facts(), it.model.state
        it.signals.clear()
        chance = random.random()
        if chance < 0.5:
            it.model.take(random.choice(it.model.state.playable or (random.randrange(28),)))
        elif chance < 0.7:
            it.model.draw()
        elif chance < 0.95:
            (it.model.undo if chance < 0.85 else it.model.redo)()
        elif chance < 0.98:
            it.model.restart()
        else:
            it.model.go_back()
        if not it.signals:
            assert chance >= 0.98
            continue
        after, names = it.facts(), it.names()
        if names == ["move_refused"]:
            assert after == before
            continue
        assert names == sorted(names, key=ORDER.index)
        emitted = {name: args[0] for name, args in it.signals if name in after}
        assert emitted == {name: value for name, value in after.items() if value != before[name]}
        assert len(names) - names.count("card_flipped") == len(set(names) - {"card_flipped"})
        flips = [args for name, args in it.signals if name == "card_flipped"]
        if "stepped" in names:
            new = it.model.state
            assert names[1] == "card_moved"
            assert flips == [
                (site, new.is_face_up(site))
                for site in sites(old.remaining & new.remaining)
                if old.is_face_up(site) != new.is_face_up(site)
            ]
            assert ("finished" in names) is (new.outcome is not Outcome.IN_PROGRESS)
            assert old.outcome is not Outcome.WON
        else:
            assert names[0] == "game_started"
            assert flips == []


def test_a_game_is_won_once() -> None:
    it = Recorder(WON_CODE)
    signals = it.play(WON_ACTIONS)
    assert signals[-1] == ("finished", (Outcome.WON,))
    assert dict(signals)["can_undo_changed"] == (False,)
    assert (it.model.state.score, it.model.game.move_count) == (750, 50)


def test_a_stuck_game_reopens_by_undo_and_may_stick_again() -> None:
    it = Recorder(STUCK)
    stick(it)
    assert it.signals[-1] == ("finished", (Outcome.STUCK,))
    assert it.names().count("finished") == 1
    assert "finished" not in dict(it.play("undo"))
    assert it.model.state.outcome is Outcome.IN_PROGRESS
    assert it.play("redo")[-1] == ("finished", (Outcome.STUCK,))


def test_a_game_left_in_play_is_kept_until_the_first_action_of_the_next() -> None:
    it = Recorder(OPENING)
    it.play("KC AS")
    left = it.model.game
    it.signals.clear()
    it.model.new_game(parse_code(WON_CODE))
    assert it.signals == [
        ("game_started", (it.model.state,)),
        ("score_changed", (500,)),
        ("move_count_changed", (0,)),
        ("chain_changed", (0,)),
        ("can_undo_changed", (False,)),
        ("can_go_back_changed", (True,)),
    ]
    it.play("undo")
    assert it.model.can_go_back, "a refused action is none"
    it.model.take(27)
    assert it.model.can_go_back
    it.signals.clear()
    it.model.go_back()
    assert it.model.game is left
    assert it.signals == [
        ("game_started", (left.state,)),
        ("score_changed", (498,)),
        ("move_count_changed", (2,)),
        ("chain_changed", (2,)),
        ("can_undo_changed", (True,)),
        ("can_go_back_changed", (False,)),
    ]
    it.model.new_game(parse_code(WON_CODE))
    assert it.play("8S")[-1] == ("can_go_back_changed", (False,))
    it.signals.clear()
    it.model.go_back()
    assert it.signals == []
    assert it.model.code == parse_code(WON_CODE)


def test_games_without_an_action_between_do_not_count() -> None:
    it = Recorder(OPENING)
    it.model.new_game(parse_code(WON_CODE))
    assert not it.model.can_go_back
    it.play("8S")
    left = it.model.game
    for code in (OPENING, "TP1-C-TRIPEAK", OPENING):
        it.model.new_game(parse_code(code))
        assert it.model.can_go_back
    it.model.go_back()
    assert it.model.game is left
    assert it.play("9S")[-1] != ("can_go_back_changed", (False,))


def test_restart_deals_the_same_cards_and_keeps_the_game() -> None:
    it = Recorder("TP2-EKOJ2-AAAAAAB")
    first = it.model.state
    it.play("KC AS draw")
    left = it.model.game
    it.model.restart()
    assert it.model.state == first
    assert it.model.game.log == ()
    it.model.restart()
    it.model.go_back()
    assert it.model.game is left


def test_a_game_whose_every_action_was_undone_is_still_in_play() -> None:
    it = Recorder(OPENING)
    it.play("KC undo")
    left = it.model.game
    it.model.restart()
    it.model.go_back()
    assert it.model.game is left
    assert it.model.game.can_redo


def test_a_stuck_game_is_kept_and_a_won_one_is_not() -> None:
    it = Recorder(STUCK)
    stick(it)
    left = it.model.game
    it.model.restart()
    assert it.model.can_go_back
    it.signals.clear()
    it.model.go_back()
    assert it.model.game is left
    assert "finished" not in it.names(), "it was reached before"
    it = Recorder(WON_CODE)
    it.play(WON_ACTIONS)
    it.model.restart()
    assert not it.model.can_go_back


def test_playing_on_from_a_step_is_a_new_game_and_leaves_the_old_one_as_it_was() -> None:
    it = Recorder(OPENING)
    it.play("KC AS 2D")
    old, log = it.model.game, it.model.game.log
    it.model.play_on(2)
    assert it.model.game is not old
    assert it.model.game.standing_actions == old.standing_actions[:2]
    assert it.model.game.move_count == 2
    it.model.draw()
    assert old.log == log


def test_what_is_known_of_a_deal_goes_with_its_game() -> None:
    model = GameModel(parse_code(OPENING), is_known_winnable=True)
    known = []
    model.draw()
    for leave in (
        model.restart,
        lambda: model.new_game(parse_code("TP1-E-AAAAAAC")),
        model.go_back,
    ):
        leave()
        known.append(model.is_known_winnable)
    assert known == [True, False, True]
