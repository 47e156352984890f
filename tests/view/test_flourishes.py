"""Plans of flourishes: each step shows what it has changed, once, and no longer than it may."""

from itertools import pairwise
from random import Random

import pytest

from tests.engine.play import entry, new
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.view.table import choose
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game, Step
from tripeaks.engine.moves import REDO, UNDO, Entry, Undo
from tripeaks.engine.state import Outcome
from tripeaks.view import flourishes as plans
from tripeaks.view.choreography import MotionStyle
from tripeaks.view.figures import figure
from tripeaks.view.flourishes import (
    FULL_CHAIN,
    SPARKLES,
    ChainGlow,
    Flourish,
    Glitter,
    RidgeLight,
    Ripple,
    ScoreFloat,
    glow_of,
    plan_flourishes,
)

CODES = ["TP1-E-AAAAAAB", "TP2-EJ2-TRIPEAK", "TP2-CHL-AAAAAAG", "TP2-EKOW-QWERTYU"]
IN_SIGHT = (51, 19, 4, 20)
AS_EVER = MotionStyle()


def plan(game: Game, what: Entry, motion: MotionStyle = AS_EVER) -> list[Flourish]:
    step = game.play(what)
    assert isinstance(step, Step)
    return plan_flourishes(step, IN_SIGHT, motion)


def only(kind: type[Flourish], flourishes: list[Flourish]) -> list[Flourish]:
    return [each for each in flourishes if isinstance(each, kind)]


def won_game(motion: MotionStyle = AS_EVER) -> tuple[Game, list[list[Flourish]]]:
    """Return the won game and what each of its steps shows."""
    game = new(WON_CODE)
    return game, [plan(game, entry(game, word), motion) for word in WON_ACTIONS.split()]


def end_of(flourishes: list[Flourish]) -> float:
    return max(each.delay + each.duration for each in flourishes)


@pytest.mark.parametrize("code", CODES)
def test_a_step_floats_what_it_changes_of_the_score(code: str) -> None:
    random, game = Random(code), Game(parse_code(code))
    for _ in range(200):
        step = game.play(choose(game, random))
        if not isinstance(step, Step):
            continue
        change = step.after.score - step.before.score
        floats = only(ScoreFloat, plan_flourishes(step, ()))
        changes = [each.change for each in floats if isinstance(each, ScoreFloat)]
        assert changes == ([change] if change else [])


def test_undo_floats_the_opposite() -> None:
    game = new("TP2-EK-AAAAAAB")
    for word in ("KC", "AS", "2D"):
        plan(game, entry(game, word))
    (back,) = only(ScoreFloat, plan(game, UNDO))
    (again,) = only(ScoreFloat, plan(game, REDO))
    assert isinstance(back, ScoreFloat)
    assert isinstance(again, ScoreFloat)
    assert (back.change, again.change) == (-3, 3)


@pytest.mark.parametrize(
    ("value", "text"), [(105, "+105"), (-1, "−1"), (-140, "−140"), (0, "+0"), (7, "+7")]
)
def test_a_change_has_its_sign_and_a_true_minus(value: int, text: str) -> None:
    assert figure(value, signed=True) == text


def test_a_chain_glows_more_with_each_step_up_to_a_limit() -> None:
    strengths = [glow_of(chain) for chain in range(29)]
    assert strengths[0] == 0
    assert strengths[1] > 0.1, "the first step is seen"
    for less, more in pairwise(strengths[: FULL_CHAIN + 1]):
        assert more > less
    assert set(strengths[FULL_CHAIN:]) == {1.0}


@pytest.mark.parametrize("code", CODES)
def test_the_glow_follows_the_chain(code: str) -> None:
    random, game = Random(code), Game(parse_code(code))
    strength = 0.0
    for _ in range(200):
        step = game.play(choose(game, random))
        if isinstance(step, Step):
            for each in only(ChainGlow, plan_flourishes(step, ())):
                assert isinstance(each, ChainGlow)
                strength = each.strength
            assert strength == glow_of(step.after.chain)


def test_a_cleared_peak_lights_its_ridge_and_enlarges_its_points() -> None:
    _, shown = won_game()
    lights = [
        (number, each.peak, each.duration)
        for number, flourishes in enumerate(shown[:-1])
        for each in flourishes
        if isinstance(each, RidgeLight)
    ]
    assert lights == [(36, 2, 600), (41, 1, 600)]
    large = [
        number
        for number, flourishes in enumerate(shown)
        if any(isinstance(each, ScoreFloat) and each.is_large for each in flourishes)
    ]
    assert large == [36, 41, 49]


def test_undo_lights_no_ridge_and_redo_does_again() -> None:
    game = new(WON_CODE, " ".join(WON_ACTIONS.split()[:37]))
    assert only(RidgeLight, plan(game, UNDO)) == []
    assert len(only(RidgeLight, plan(game, REDO))) == 1


def test_a_win_has_its_moment_and_nothing_else_has() -> None:
    game, shown = won_game()
    assert game.state.outcome is Outcome.WON
    for flourishes in shown[:-1]:
        assert only(Glitter, flourishes) == only(Ripple, flourishes) == []
    last = shown[-1]
    assert len(only(Glitter, last)) == 1
    (ripple,) = only(Ripple, last)
    assert isinstance(ripple, Ripple)
    assert ripple.keys == IN_SIGHT
    assert {each.peak for each in last if isinstance(each, RidgeLight)} == {0, 1, 2}


@pytest.mark.parametrize("factor", [0.5, 1.0, 1.6])
def test_no_moment_is_long(factor: float) -> None:
    _, shown = won_game(MotionStyle(factor))
    for flourishes in shown[:-1]:
        assert end_of(flourishes) <= 1000
    assert end_of(shown[-1]) <= 1500
    (glitter,) = only(Glitter, shown[-1])
    assert end_of(shown[-1]) == glitter.delay + glitter.duration, "the last to go"


def test_eight_cards_ripple_within_the_moment_one_after_the_other() -> None:
    step = Game(parse_code(WON_CODE))
    for word in WON_ACTIONS.split()[:-1]:
        step.play(entry(step, word))
    last = step.play(entry(step, WON_ACTIONS.split()[-1]))
    assert isinstance(last, Step)
    flourishes = plan_flourishes(last, range(8))
    (ripple,) = only(Ripple, flourishes)
    (glitter,) = only(Glitter, flourishes)
    assert isinstance(ripple, Ripple)
    assert ripple.delay + ripple.duration <= glitter.delay + glitter.duration
    heights = [
        [plans.ripple_height(ripple, number, time) for time in range(0, 1500, 5)]
        for number in range(8)
    ]
    peaks = [column.index(max(column)) for column in heights]
    assert peaks == sorted(set(peaks))
    for column in heights:
        assert max(column) > 2
        assert column[0] == column[-1] == 0
        ups = [b > a for a, b in pairwise(column) if a != b]
        assert ups == sorted(ups, reverse=True), "once up, once down"
    assert plans.ripple_height(ripple, 7, ripple.delay + ripple.duration) == pytest.approx(0)


def test_with_reduced_motion_figures_stand_and_no_moment_is_shown() -> None:
    _, shown = won_game()
    _, calm = won_game(MotionStyle(reduced=True))
    for flourishes, quiet in zip(shown, calm, strict=True):
        assert {type(each) for each in quiet} <= {ScoreFloat, ChainGlow}
        assert len(only(ScoreFloat, quiet)) == len(only(ScoreFloat, flourishes))
        for each in quiet:
            if isinstance(each, ScoreFloat):
                assert {plans.float_rise(each, share / 10) for share in range(11)} == {0.0}


def test_a_score_that_is_hidden_does_not_float() -> None:
    game = new("TP1-E-AAAAAAB")
    step = game.play(entry(game, "KC"))
    assert isinstance(step, Step)
    kinds = {type(each) for each in plan_flourishes(step, IN_SIGHT, shows_score=False)}
    assert kinds == {ChainGlow}


def test_a_float_rises_once_and_fades() -> None:
    flourish = ScoreFloat(0.0, 700.0, 5, is_large=False)
    shares = [number / 100 for number in range(101)]
    rises = [plans.float_rise(flourish, share) for share in shares]
    assert (rises[0], rises[-1]) == (0.0, 1.0)
    assert rises == sorted(rises)
    opacities = [plans.float_opacity(share) for share in shares]
    assert (opacities[0], max(opacities), opacities[-1]) == (0.0, 1.0, 0.0)
    assert sum(opacity == 1.0 for opacity in opacities) > 30, "long enough to be read"


def test_light_comes_and_goes_without_a_jump() -> None:
    ridge = [plans.ridge_opacity(number / 600) for number in range(601)]
    assert ridge[0] == 0
    assert max(ridge) == pytest.approx(1.0, abs=0.01)
    assert ridge[-1] == pytest.approx(0)
    glow = [plans.glow_strength(0.2, 0.8, number / 100) for number in range(101)]
    assert [glow[0], glow[-1]] == pytest.approx([0.2, 0.8])
    for values in (ridge, glow):
        assert max(abs(a - b) for a, b in pairwise(values)) < 0.02


def test_sparkles_lie_on_all_three_summits_and_twinkle_within_the_moment() -> None:
    assert {sparkle.peak for sparkle in SPARKLES} == {0, 1, 2}
    for sparkle in SPARKLES:
        assert 0 <= sparkle.across <= 1
        assert 0 <= sparkle.down <= 1
        assert sparkle.delay >= 0
        assert sparkle.delay + sparkle.duration <= plans.WIN_MS
        light = [plans.sparkle_brightness(sparkle, time) for time in range(int(plans.WIN_MS) + 1)]
        assert light[0] == light[-1] == 0
        assert max(light) == pytest.approx(1.0, abs=0.01)
    for time in range(200, 900, 50):
        shining = [s.peak for s in SPARKLES if plans.sparkle_brightness(s, time) > 0.3]
        assert 3 <= len(shining) <= 24, "some at every moment, never all"


def test_an_undone_step_is_planned_as_what_it_is() -> None:
    game = new("TP1-E-AAAAAAB", "KC AS")
    step = game.play(UNDO)
    assert isinstance(step, Step)
    assert isinstance(step.cause, Undo)
    kinds = {type(each) for each in plan_flourishes(step, IN_SIGHT)}
    assert kinds == {ScoreFloat, ChainGlow}
