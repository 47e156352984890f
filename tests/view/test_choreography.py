"""Plans of motion: they move what differs, and end where it lies."""

import math
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF

from tests.engine.play import entry, new
from tests.view.table import choose
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game, Step
from tripeaks.engine.moves import DRAW, UNDO, Entry, Take
from tripeaks.view.choreography import (
    FADE_MS,
    Frame,
    Motion,
    Style,
    duration_of,
    faded,
    frame_at,
    plan_deal,
    plan_shake,
    plan_step,
)
from tripeaks.view.geometry import STOCK_SHOWN, Layout
from tripeaks.view.poses import Pose, poses

LAYOUT = Layout(1120, 663)
WIDTH = LAYOUT.card.width()


def plan(game: Game, what: Entry) -> tuple[list[Pose], list[Pose], list[Motion]]:
    step = game.play(what)
    assert isinstance(step, Step)
    before, after = poses(step.before, LAYOUT), poses(step.after, LAYOUT)
    return before, after, plan_step(before, after, step)


def stock_pose() -> Pose:
    rect = LAYOUT.stock_place(STOCK_SHOWN - 1)
    return Pose(rect.x(), rect.y(), 0.0, face_up=False, visible=True)


def differs(start: Pose, end: Pose) -> bool:
    return start != end and (start.visible or end.visible)


@pytest.mark.parametrize("code", ["TP1-E-AAAAAAB", "TP2-EJ2-TRIPEAK", "TP2-CKOW-QWERTYU"])
def test_a_step_moves_what_differs_and_nothing_else(code: str) -> None:
    random = Random(code)
    game = Game(parse_code(code))
    for _ in range(200):
        step = game.play(choose(game, random))
        if not isinstance(step, Step):
            continue
        before, after = poses(step.before, LAYOUT), poses(step.after, LAYOUT)
        motions = plan_step(before, after, step)
        assert [motion.key for motion in motions] == [
            key for key in range(len(after)) if differs(before[key], after[key])
        ]
        for motion in motions:
            assert (motion.start, motion.end) == (before[motion.key], after[motion.key])
            assert motion.delay + motion.duration <= 250


def test_a_take_flies_and_what_it_uncovers_turns() -> None:
    game = new("TP1-E-AAAAAAB", "KC AS")
    _, _, motions = plan(game, entry(game, "2D"))
    styles = {motion.key: motion.style for motion in motions}
    assert styles[22] is Style.ARC
    assert styles[13] is Style.FLIP
    assert {style for key, style in styles.items() if key not in (22, 13)} == {Style.LINE}
    flip = next(motion for motion in motions if motion.style is Style.FLIP)
    assert 0 < flip.delay < 220, "it starts as the covering card leaves"


def test_a_card_shown_from_the_start_brightens_when_it_is_free() -> None:
    game = new("TP2-EO-AAAAAAB", "KC AS")
    _, _, motions = plan(game, entry(game, "2D"))
    freed = next(motion for motion in motions if motion.key == 13)
    frames = [frame_at(freed, time, WIDTH) for time in range(0, 221, 5)]
    dimmed = [frame.pose.dimmed for frame in frames]
    assert dimmed[0]
    assert not dimmed[-1]
    assert dimmed == sorted(dimmed, reverse=True), "once"
    assert {(frame.pose.x, frame.pose.y, frame.scale) for frame in frames} == {
        (freed.end.x, freed.end.y, 1.0)
    }


@pytest.mark.parametrize("word", ["3S", "4S", "9S"])
def test_a_take_bows_to_the_side_and_runs_a_little_too_far(word: str) -> None:
    game = new("TP1-E-AAAAAAB")
    take = entry(game, word)
    assert isinstance(take, Take)
    start, end = poses(game.state, LAYOUT)[take.site], LAYOUT.waste_rect
    motion = Motion(7, start, replace(start, x=end.x(), y=end.y()), 0.0, 220.0, Style.ARC)
    dx, dy = end.x() - start.x, end.y() - start.y
    way = math.hypot(dx, dy)
    frames = [frame_at(motion, time, WIDTH).pose for time in range(220)]
    along = [((pose.x - start.x) * dx + (pose.y - start.y) * dy) / way**2 for pose in frames]
    aside = [((pose.x - start.x) * dy - (pose.y - start.y) * dx) / way for pose in frames]
    assert 1.005 < max(along) < 1.02
    assert 0.08 * way < max(map(abs, aside)) < 0.12 * way


def test_a_draw_turns_the_card_on_its_way() -> None:
    game = new("TP1-E-AAAAAAB")
    _, _, motions = plan(game, DRAW)
    drawn = next(motion for motion in motions if motion.key == 29)
    assert drawn.style is Style.ARC
    frames = [frame_at(drawn, time, WIDTH) for time in range(0, 220, 5)]
    assert not frames[0].pose.face_up
    assert frames[-1].pose.face_up
    turned = next(index for index, frame in enumerate(frames) if frame.pose.face_up)
    assert frames[turned].scale < 0.3, "it turns where it is seen from its edge"
    assert all(frame.pose.face_up for frame in frames[turned:])


@pytest.mark.parametrize("word", ["KC", "draw"])
def test_undo_is_the_same_plan_from_its_end_to_its_start(word: str) -> None:
    game = new("TP1-E-AAAAAAB")
    _, _, there = plan(game, entry(game, word))
    _, _, back = plan(game, UNDO)
    assert [(motion.key, motion.start, motion.end) for motion in back] == [
        (motion.key, motion.end, motion.start) for motion in there
    ]
    assert duration_of(back) <= 160


def motions_of_all_kinds() -> list[Motion]:
    game = new("TP1-E-AAAAAAB", "KC AS")
    take = plan(game, entry(game, "2D"))[2]
    back = plan(game, UNDO)[2]
    draw = plan(game, DRAW)[2]
    deal = plan_deal(poses(new("TP1-E-AAAAAAB").state, LAYOUT), stock_pose())
    return [*take, *back, *draw, *deal, *faded(take)]


def test_every_motion_starts_at_its_start_and_ends_exactly_at_its_end() -> None:
    for motion in motions_of_all_kinds():
        end = motion.delay + motion.duration
        for time in (end + 0.001, end + 500):
            assert frame_at(motion, time, WIDTH) == Frame(motion.end)
        first = frame_at(motion, 0, WIDTH)
        if motion.style is not Style.FADE:
            assert first.pose.dimmed == motion.start.dimmed
            assert (first.pose.x, first.pose.y) == (motion.start.x, motion.start.y)
            assert first.pose.face_up == motion.start.face_up
            assert (first.scale, first.opacity) == (1.0, 1.0)


def test_no_motion_jumps_or_leaves_the_table() -> None:
    table = QRectF(0, 0, LAYOUT.width, LAYOUT.height)
    for motion in motions_of_all_kinds():
        if motion.style is Style.FADE:
            continue
        frames = [frame_at(motion, time, WIDTH) for time in range(0, 1000, 4)]
        for frame, following in pairwise(frames):
            assert abs(frame.pose.x - following.pose.x) < 60
            assert abs(frame.pose.y - following.pose.y) < 60
            assert table.contains(QRectF(frame.pose.x, frame.pose.y, WIDTH, LAYOUT.card.height()))


def test_a_deal_takes_less_than_a_second_and_goes_row_by_row() -> None:
    for code in ("TP1-E-AAAAAAB", "TP2-EJ2W-AAAAAAB", "TP2-EO-AAAAAAB"):
        state = new(code).state
        motions = plan_deal(poses(state, LAYOUT), stock_pose())
        assert duration_of(motions) <= 800
        assert [motion.key for motion in motions] == list(range(28 + len(state.waste)))
        assert [motion.delay for motion in motions] == sorted(motion.delay for motion in motions)
        assert not any(motion.start.face_up for motion in motions)
        for motion in motions:
            waiting = frame_at(motion, motion.delay, WIDTH).pose
            assert not waiting.visible, "the stock lies where it comes from"
            assert frame_at(motion, motion.delay + 1, WIDTH).pose.visible
        assert [motion.end for motion in motions] == poses(state, LAYOUT)[: len(motions)]


def test_a_shake_stays_near_and_ends_where_it_began() -> None:
    pose = poses(new("TP1-E-AAAAAAB").state, LAYOUT)[18]
    (motion,) = plan_shake(pose, 18)
    offsets = [frame_at(motion, time, WIDTH).pose.x - pose.x for time in range(241)]
    assert 0.01 * WIDTH < max(offsets) <= 0.02 * WIDTH
    assert -0.02 * WIDTH <= min(offsets) < -0.01 * WIDTH
    assert offsets[0] == offsets[-1] == 0
    assert frame_at(motion, 240, WIDTH) == Frame(pose)


def test_with_reduced_motion_nothing_travels() -> None:
    motions = faded([*motions_of_all_kinds(), *plan_shake(stock_pose(), 18)])
    assert duration_of(motions) == FADE_MS
    for motion in motions:
        frames = [frame_at(motion, time, WIDTH) for time in range(0, 100, 5)]
        assert {frame.pose for frame in frames} == {motion.end}
        assert {frame.scale for frame in frames} == {1.0}
        opacities = [frame.opacity for frame in frames]
        assert opacities == sorted(opacities)
        assert opacities[-1] == 1.0
    assert faded(plan_shake(stock_pose(), 18)) == []
