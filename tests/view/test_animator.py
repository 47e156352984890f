"""The animator and the idle work: each ends by itself or at once, and then nothing runs."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QTimer
from pytestqt.qtbot import QtBot

from tripeaks.view.animator import Animator
from tripeaks.view.choreography import Frame, Motion, Style
from tripeaks.view.idle_work import IdleWork
from tripeaks.view.poses import Pose

START = Pose(0.0, 0.0, 1.0, face_up=True, visible=True)
END = replace(START, x=100.0)
MOTION = Motion(7, START, END, 0.0, 120.0, Style.LINE)


class Stage:
    """An animator, every frame that it showed, and how often it settled."""

    def __init__(self) -> None:
        self.frames: list[tuple[int, Frame]] = []
        self.settled = 0
        self.animator = Animator(lambda key, frame: self.frames.append((key, frame)), self.settle)

    def settle(self) -> None:
        assert not self.animator.is_running
        self.settled += 1

    def places(self) -> list[float]:
        return [frame.pose.x for _, frame in self.frames]


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    return Stage()


def test_a_plan_is_played_to_its_end(stage: Stage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(stage.animator.finished):
        stage.animator.play([MOTION], 1.0, 60.0)
        assert (stage.animator.is_running, stage.settled) == (True, 0)
    assert (stage.animator.is_running, stage.settled) == (False, 1)
    assert {key for key, _ in stage.frames} == {7}
    assert stage.places() == sorted(stage.places())
    assert stage.places()[-1] == 100.0


def test_the_first_frame_moves_at_once(stage: Stage) -> None:
    stage.animator.play([MOTION], 1.0, 60.0)
    assert stage.places()[-1] > 10
    stage.animator.finish()


@pytest.mark.parametrize(("factor", "length"), [(1.0, 120), (0.5, 60), (1.6, 192), (0.01, 17)])
def test_the_factor_stretches_a_plan(stage: Stage, factor: float, length: int) -> None:
    stage.animator.play([MOTION], factor, 60.0)
    assert stage.animator.duration() == length
    stage.animator.setCurrentTime(length)
    assert stage.settled == 1
    assert stage.places()[-1] == pytest.approx(100.0)


@pytest.mark.parametrize(("motions", "factor"), [([], 1.0), ([MOTION], 0.0)])
def test_nothing_to_play_settles_at_once(
    stage: Stage, motions: list[Motion], factor: float
) -> None:
    stage.animator.play(motions, factor, 60.0)
    assert stage.settled == 1
    assert stage.frames == []
    assert stage.animator.state() is QAbstractAnimation.State.Stopped


def test_a_plan_cut_short_settles_once(stage: Stage, qtbot: QtBot) -> None:
    stage.animator.finish()
    assert stage.settled == 0
    stage.animator.play([MOTION], 1.0, 60.0)
    stage.animator.finish()
    stage.animator.finish()
    assert stage.settled == 1
    frames = len(stage.frames)
    qtbot.wait(40)
    assert len(stage.frames) == frames
    assert stage.animator.state() is QAbstractAnimation.State.Stopped


def test_the_next_plan_ends_the_last(stage: Stage, qtbot: QtBot) -> None:
    stage.animator.play([MOTION], 1.0, 60.0)
    stage.animator.play([replace(MOTION, key=8)], 1.0, 60.0)
    assert stage.settled == 1
    with qtbot.waitSignal(stage.animator.finished):
        pass
    assert stage.settled == 2
    assert stage.frames[-1][0] == 8


def count(done: list[int], times: int) -> Iterator[None]:
    for number in range(times):
        done.append(number)
        yield


def test_idle_work_is_done_in_order_and_then_nothing_runs(qtbot: QtBot) -> None:
    work, done = IdleWork(), list[int]()
    work.start(lambda: count(done, 5_000), 1)
    assert work.is_pending
    assert done == []
    qtbot.waitUntil(lambda: not work.is_pending)
    assert done == list(range(5_000))
    assert not [timer for timer in work.findChildren(QTimer) if timer.isActive()]


def test_idle_work_can_be_done_at_once(qtbot: QtBot) -> None:
    work, done = IdleWork(), list[int]()
    work.finish()
    work.start(lambda: count(done, 10), 1_000)
    work.finish()
    assert done == list(range(10))
    assert not work.is_pending
    work.finish()
    assert len(done) == 10


def test_new_idle_work_replaces_the_old(qtbot: QtBot) -> None:
    work, old, new = IdleWork(), list[int](), list[int]()
    work.start(lambda: count(old, 10), 0)
    work.start(lambda: count(new, 10), 0)
    qtbot.waitUntil(lambda: not work.is_pending)
    assert (len(old), len(new)) == (0, 10)
