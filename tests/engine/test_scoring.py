"""The scoring systems (rules: scoring), by two independent routes."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from tests.engine.oracle import SYSTEMS, fold
from tests.engine.play import new, play
from tests.engine.strategies import ALL_RULES, SCORINGS, finished, games, wander
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.codes import parse_code
from tripeaks.engine.deal import deal
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, UNDO, Take
from tripeaks.engine.rules import Rules
from tripeaks.engine.scoring import CHAIN, HOGUE, MOVES, Scoring, System
from tripeaks.engine.state import Outcome, State

DEAL = WON_CODE.split("-")[-1]
STUCK_DEAL = "PEAKSAB"
"""No card fits after all 23 draws."""


def folded(game: Game) -> float:
    """Return a game's score by the other route: its log, added up."""
    scoring = game.code.rules.scoring
    options = {System.MOVES: "", System.CHAIN: "K", System.HOGUE: "H"}[scoring.system]
    options += "2" * (scoring.clear_bonus == 200) + "L" * scoring.leftovers
    log = [
        entry.site if isinstance(entry, Take) else type(entry).__name__.lower()
        for entry in game.log
    ]
    return fold(log, SYSTEMS[options], stuck=game.state.outcome is Outcome.STUCK)


def won(options: str) -> Game:
    return new(f"TP2-E{options}-{DEAL}", WON_ACTIONS)


def from_start(points: int, scoring: Scoring) -> State:
    rules = Rules(scoring=replace(scoring, start=points))
    return State.initial(deal(parse_code("TP1-E-AAAAAAB")), rules)


def test_a_game_of_moves_starts_at_500_and_every_action_costs_1() -> None:
    game = new("TP1-E-AAAAAAB")
    assert game.state.score == 500
    assert play(game, "KC").state.score == 499
    assert play(game, "draw").state.score == 498


def test_a_win_in_50_moves_is_750() -> None:
    assert won("").state.score == 750


def test_a_win_without_a_draw_is_772_and_with_all_23_drawn_749() -> None:
    assert fold([*range(27, -1, -1)], SYSTEMS[""]) == 772
    points = MOVES.start
    for left in range(27, -1, -1):
        peak = 2 - left if left < 3 else None
        points = MOVES.after_take(points, 28 - left, peak, cleared=not left)
    assert points == 772
    for _ in range(23):
        points = MOVES.after_draw(points)
    assert points == 749


def test_the_tips_1_and_its_100_both_count() -> None:
    before = new(WON_CODE, " ".join(WON_ACTIONS.split()[:36]))
    score = before.state.score
    assert play(before, WON_ACTIONS.split()[36]).state.score == score - 1 + 100


def test_chain_pays_each_card_its_place_and_a_draw_breaks_the_chain() -> None:
    game = new("TP2-EK-AAAAAAB", "KC AS 2D")
    assert (game.state.score, game.state.chain) == (1 + 2 + 3, 3)
    play(game, "draw")
    assert (game.state.score, game.state.chain) == (6, 0)


def test_hogue_takes_5_for_a_draw_and_may_be_negative() -> None:
    game = new("TP2-EH-AAAAAAB", "draw draw")
    assert game.state.score == -10
    assert new("TP2-EH-AAAAAAB", "KC AS 2D draw").state.score == 6 - 5


@pytest.mark.parametrize(
    ("options", "peaks"), [("", [100, 100, 100]), ("K", [15, 30, 45]), ("H", [15, 15, 30])]
)
def test_peaks_pay_in_the_order_cleared(options: str, peaks: list[int]) -> None:
    words, game, bonuses = WON_ACTIONS.split(), new(f"TP2-E{options}-{DEAL}"), []
    for number, word in enumerate(words, start=1):
        before = game.state
        after = play(game, word).state
        if len(after.peaks_cleared) > len(before.peaks_cleared) and number < len(words):
            bonuses.append(after.score - before.score - (after.chain if options else -1))
    assert bonuses == peaks[:2]
    last = game.state.score - before.score - (game.state.chain if options else -1)
    assert last == peaks[2] + (100 if options == "K" else 0)


def test_clearing_all_28_pays_100_or_200_under_chain_alone() -> None:
    assert won("K2").state.score - won("K").state.score == 100
    assert [SYSTEMS[options].clearing for options in ("", "H", "K", "K2")] == [0, 0, 100, 200]


@pytest.mark.parametrize("options", SYSTEMS)
def test_the_won_game_adds_up_by_both_routes(options: str) -> None:
    game = won(options)
    assert game.state.outcome is Outcome.WON
    assert game.state.score == folded(game)


@given(games())
def test_the_state_and_the_folded_log_agree(game: Game) -> None:
    assert game.state.score == folded(game)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_they_agree_under_every_combination_of_variants(scoring: Scoring) -> None:
    for number, rules in enumerate(rules for rules in ALL_RULES if rules.scoring == scoring):
        random = Random(number)
        game = finished(rules, random)
        assert game.state.score == folded(game)
        wander(game, random, 20)
        assert game.state.score == folded(game)


def test_the_score_counts_the_actions_that_stand_the_counter_all_of_them() -> None:
    game = new("TP1-E-AAAAAAB", "KC undo KC undo draw")
    assert (game.state.score, game.move_count) == (499, 3)


# The floor, on figures that few actions reach.


def test_moves_never_fall_below_0_and_undo_gives_back_what_was_lost() -> None:
    state = from_start(2, MOVES)
    scores = [state.score]
    for action in (DRAW, DRAW, DRAW, Take(26)):
        state = state.apply(action)
        scores.append(state.score)
    assert scores == [2, 1, 0, 0, 0]


def test_a_peak_on_the_floor_pays_99() -> None:
    assert MOVES.after_take(0, 1, 0, cleared=False) == 99
    assert MOVES.after_take(1, 1, None, cleared=False) == 0
    assert MOVES.after_take(0, 1, None, cleared=False) == 0


def test_leftovers_stop_at_the_floor_of_chain_but_not_under_hogue() -> None:
    chain, hogue = CHAIN.with_leftovers(), HOGUE.with_leftovers()
    assert [chain.after_stuck(points, 3) for points in (16, 15, 14)] == [1, 0, 0]
    assert [hogue.after_stuck(points, 3) for points in (16, 15, 14)] == [1, 0, -1]
    assert CHAIN.after_stuck(16, 3) == 16


@pytest.mark.parametrize(
    ("options", "score"),
    [("", 500 - 23), ("K", 0), ("KL", 0), ("H", -5 * 23), ("HL", -5 * 23 - 5 * 28)],
)
def test_a_stuck_game_costs_its_leftovers_and_nothing_else(options: str, score: int) -> None:
    game = new(f"TP2-E{options}-{STUCK_DEAL}", "draw " * 23)
    assert game.state.outcome is Outcome.STUCK
    assert game.state.score == score


def test_undo_gives_leftovers_back() -> None:
    game = new(f"TP2-EHL-{STUCK_DEAL}", "draw " * 23 + "undo")
    assert game.state.score == -5 * 22


def test_undo_gives_points_and_chain_back_exactly() -> None:
    game = new("TP2-EK-AAAAAAB", "KC AS 2D")
    play(game, "draw undo")
    assert (game.state.points, game.state.chain) == (6, 3)
    game.play(UNDO)
    assert (game.state.points, game.state.chain) == (3, 2)


# Figures that the rules do not have.


@pytest.mark.parametrize(
    ("system", "clear_bonus"),
    [(MOVES, 100), (HOGUE, 100), (HOGUE, 200), (CHAIN, 0), (CHAIN, 150)],
)
def test_other_bonuses_for_clearing_are_refused(system: Scoring, clear_bonus: int) -> None:
    message = f"^{system.system.value} scoring has no bonus of {clear_bonus}$"
    with pytest.raises(ValueError, match=message):
        replace(system, clear_bonus=clear_bonus)


def test_moves_has_no_leftovers() -> None:
    with pytest.raises(ValueError, match=r"^leftovers go with Chain and Hogue scoring only$"):
        MOVES.with_leftovers()


def test_systems_have_the_names_of_the_json() -> None:
    assert [system.value for system in System] == ["moves", "chain", "hogue"]
