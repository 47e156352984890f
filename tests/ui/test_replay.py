"""A game played back in the window: keys, buttons and the slider, while the game in play waits."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QToolButton

from tests.engine.play import new
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.ui.window import Key, Window
from tripeaks.engine.moves import DRAW
from tripeaks.engine.trail import Trail
from tripeaks.model.game_model import STOCK
from tripeaks.model.settings import Settings
from tripeaks.ui.replay_bar import ReplayBar

Open = Callable[..., Window]

OPENING = "TP1-E-AAAAAAB"
WON = Trail(new(WON_CODE, WON_ACTIONS))
SHORT = Trail(new("TP1-C-TRIPEAK", "draw undo redo draw"))
STUCK_CODE = "TP1-C-AAAAAAG"
STUCK_ACTIONS = "draw " * 23


class Playback:
    """A window that plays a game back, and its bar."""

    def __init__(self, it: Window, trail: Trail) -> None:
        self.it = it
        it.game_window.replaying.open(trail)
        self.bar = it.find(ReplayBar, "replayBar")
        assert self.bar.isVisible()
        QApplication.processEvents()  # the table makes room for the bar
        it.wait()

    @property
    def place(self) -> int:
        return self.bar.slider.value()

    def push(self, name: str) -> None:
        self.it.find(QToolButton, name).click()

    def close(self) -> None:
        self.it.find(QPushButton, "replayClose").click()
        assert not self.bar.isVisible()

    def press(self, share: float) -> None:
        """Press the slider at a share of its width."""
        slider = self.bar.slider
        at = QPoint(round(11 + share * (slider.width() - 22)), slider.height() // 2)
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at)

    def assert_shown(self, trail: Trail, place: int) -> None:
        """Check that table, figures and slider show the position at a place."""
        state = trail.state_at(place)
        assert self.it.view.state is state
        assert self.place == place
        assert self.it.figures() == (
            str(state.score),
            str(trail.moves_at(place)),
            str(state.stock_count),
            str(state.chain),
        )
        assert self.it.label("codeLabel") == str(trail.code)


def test_a_game_that_has_ended_opens_at_its_deal(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    playback.assert_shown(WON, 0)
    assert playback.bar.text == "The deal: 50 steps follow."


def test_a_game_in_play_opens_where_it_stands(open_window: Open) -> None:
    playback = Playback(open_window(), SHORT)
    playback.assert_shown(SHORT, 4)


def test_arrow_keys_step_and_home_and_end_go_to_the_ends(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    it = playback.it
    it.key(Key.Key_Right)
    playback.assert_shown(WON, 1)
    it.key(Key.Key_Right)
    it.key(Key.Key_Left)
    playback.assert_shown(WON, 1)
    it.key(Key.Key_End)
    playback.assert_shown(WON, 50)
    it.key(Key.Key_Right)
    playback.assert_shown(WON, 50)
    it.key(Key.Key_Home)
    playback.assert_shown(WON, 0)
    it.key(Key.Key_PageUp)
    playback.assert_shown(WON, 5)


def test_the_keys_work_while_the_table_has_the_focus(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    it = playback.it
    it.view.setFocus()
    it.key(Key.Key_Right)
    playback.assert_shown(WON, 1)
    it.key(Key.Key_Space)
    assert it.game_window.replaying.replay.is_playing
    it.key(Key.Key_Escape)
    assert not playback.bar.isVisible()


def test_space_presses_a_focused_button_and_arrows_still_step(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    it = playback.it
    it.find(QPushButton, "replayClose").setFocus()
    it.key(Key.Key_Right)
    playback.assert_shown(WON, 1)
    it.key(Key.Key_Space)
    assert not playback.bar.isVisible()


def test_every_step_says_what_it_was(open_window: Open) -> None:
    playback = Playback(open_window(), SHORT)
    said = []
    for place in range(1, 5):
        playback.it.game_window.replaying.replay.go_to(place)
        said.append(playback.bar.text)
        assert playback.bar.slider.accessibleDescription() == playback.bar.text
    assert said[0].startswith("Step 1 of 4: the ")
    assert said[0].endswith(" is drawn.")
    assert said[1] == "Step 2 of 4: the last move is undone."
    assert said[2] == "Step 3 of 4: the move is done again."
    taken = Playback(playback.it, Trail(new(OPENING, "KC")))
    assert taken.bar.text == "Step 1 of 1: the king of clubs is taken."


def test_buttons_do_what_the_keys_do(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    for name, place in (
        ("replayStep", 1),
        ("replayLast", 50),
        ("replayStepBack", 49),
        ("replayFirst", 0),
    ):
        playback.push(name)
        playback.assert_shown(WON, place)
    assert not playback.it.find(QToolButton, "replayStepBack").isEnabled()
    assert playback.it.find(QToolButton, "replayStep").isEnabled()


def test_the_slider_jumps_to_where_it_is_pressed(open_window: Open) -> None:
    playback = Playback(open_window(animation_speed="normal"), WON)
    playback.press(0.5)
    playback.assert_shown(WON, 25)
    assert not playback.it.view.table.is_moving
    playback.press(1.0)
    playback.assert_shown(WON, 50)


def test_playing_takes_a_step_at_once_and_pauses_at_the_end(open_window: Open) -> None:
    playback = Playback(open_window(), SHORT)
    it, replay = playback.it, playback.it.game_window.replaying.replay
    speed = it.find(QComboBox, "replaySpeed")
    speed.setCurrentIndex(3)
    assert speed.currentText() == "4×"
    replay.go_to(1)
    it.key(Key.Key_Space)
    playback.assert_shown(SHORT, 2)
    assert it.find(QToolButton, "replayPlay").accessibleName() == "Pause"
    it.qtbot.waitUntil(lambda: not replay.is_playing)
    playback.assert_shown(SHORT, 4)
    assert it.find(QToolButton, "replayPlay").accessibleName() == "Play"


def test_nothing_runs_while_it_is_paused(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    it = playback.it
    playback.push("replayPlay")
    playback.push("replayPlay")
    it.wait()
    it.assert_idle()
    assert it.game_window.replaying.replay.is_playing is False


def test_a_step_by_hand_pauses(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    playback.push("replayPlay")
    playback.it.key(Key.Key_Right)
    assert not playback.it.game_window.replaying.replay.is_playing
    playback.assert_shown(WON, 2)


def test_steps_are_animated_forward_and_back(open_window: Open) -> None:
    playback = Playback(open_window(animation_speed="normal"), WON)
    table = playback.it.view.table
    playback.it.key(Key.Key_Right)
    assert table.is_moving
    table.finish_motion()
    playback.it.key(Key.Key_Left)
    assert table.is_moving


def test_the_game_in_play_is_not_touched(open_window: Open) -> None:
    it = open_window()
    it.play("KC AS")
    it.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    log, figures, state = it.log, it.figures(), it.state
    playback = Playback(it, WON)
    it.key(Key.Key_End)
    for place in (*range(28), STOCK):
        it.click(place)
    it.key(Key.Key_Right)
    for key in (Key.Key_D, Key.Key_H, Key.Key_W, Key.Key_K, Key.Key_2):
        it.key(key)
    for key in (Key.Key_Z, Key.Key_Y, Key.Key_R, Key.Key_B):
        it.key(key, Qt.KeyboardModifier.ControlModifier)
    assert it.log == log
    playback.close()
    assert (it.log, it.figures(), it.view.state) == (log, figures, state)
    assert it.label("codeLabel") == OPENING
    it.assert_at_rest()
    it.key(Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(it.log) == len(log) + 1, "it can be played on"
    it.play("2D draw")


def test_the_clock_of_the_game_in_play_stands_still(open_window: Open) -> None:
    it = open_window()
    it.play("KC")
    clock = it.game_window.clock
    playback = Playback(it, WON)
    before = clock.elapsed_ms
    it.qtbot.wait(5)
    assert clock.elapsed_ms == before
    playback.close()
    it.qtbot.waitUntil(lambda: clock.elapsed_ms > before)


def test_closing_shows_the_end_of_a_game_that_has_ended(open_window: Open) -> None:
    it = open_window(STUCK_CODE)
    it.play(STUCK_ACTIONS)
    assert it.panel.isVisible()
    playback = Playback(it, WON)
    assert not it.panel.isVisible()
    it.key(Key.Key_Escape)
    assert not playback.bar.isVisible()
    assert it.panel.isVisible()


def test_a_replay_takes_the_place_of_the_look_back(open_window: Open) -> None:
    it = open_window(STUCK_CODE)
    it.play(STUCK_ACTIONS)
    review = it.find(QPushButton, "outcomeReview")
    it.qtbot.waitUntil(review.isEnabled)
    review.click()
    playback = Playback(it, WON)
    assert not it.window.review_bar.isVisible()
    playback.close()
    assert it.figures()[1] == "23"
    assert it.panel.isVisible()


def test_continuing_starts_a_game_from_the_place_and_keeps_the_one_in_play(
    open_window: Open,
) -> None:
    it = open_window()
    it.play("KC AS")
    playback = Playback(it, WON)
    it.game_window.replaying.replay.go_to(12)
    it.find(QPushButton, "replayContinue").click()
    assert not playback.bar.isVisible()
    assert it.state == WON.state_at(12)
    assert it.label("codeLabel") == WON_CODE
    assert it.figures()[1] == "12"
    assert not it.model.session.is_begun
    assert it.find(QPushButton, "backButton").isVisible()
    assert it.find(QAction, "actionUndo").isEnabled()
    it.trigger("actionGoBack")
    assert (str(it.model.code), len(it.log)) == (OPENING, 2)


def test_a_place_reached_by_undo_is_continued_with_all_that_was_done(open_window: Open) -> None:
    playback = Playback(open_window(), SHORT)
    it = playback.it
    it.game_window.replaying.replay.go_to(2)
    it.find(QPushButton, "replayContinue").click()
    assert it.figures()[1] == "1", "the move counter never goes down"
    assert it.find(QAction, "actionRedo").isEnabled()
    it.key(Key.Key_D)
    assert it.log[-1] == DRAW


def test_a_won_position_cannot_be_continued(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    button = playback.it.find(QPushButton, "replayContinue")
    assert button.isEnabled()
    playback.it.key(Key.Key_End)
    assert not button.isEnabled()


def test_another_game_ends_the_replay(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    it = playback.it
    it.key(Key.Key_End)
    it.key(Key.Key_Space)
    it.game_window.open_code("TP1-C-AAAAAAD")
    assert not playback.bar.isVisible()
    assert it.label("codeLabel") == "TP1-C-AAAAAAD"
    assert it.figures() == ("500", "0", "23", "0")
    it.wait()
    it.assert_idle()
    it.assert_at_rest()
    it.key(Key.Key_D)
    assert it.log == [DRAW]


def test_the_code_that_is_seen_is_copied(open_window: Open) -> None:
    playback = Playback(open_window(), WON)
    playback.it.trigger("actionCopyCode")
    assert QApplication.clipboard().text() == WON_CODE
    playback.close()
    playback.it.trigger("actionCopyCode")
    assert QApplication.clipboard().text() == OPENING


def test_whether_the_game_in_play_can_be_won_is_not_said_of_another(open_window: Open) -> None:
    it = open_window(always_tell=True)
    it.qtbot.waitUntil(lambda: it.label("winnableLabel") != "")
    playback = Playback(it, WON)
    it.settings.always_tell = False
    it.settings.always_tell = True
    it.qtbot.waitUntil(lambda: not it.game_window.advisor.is_busy)
    assert it.label("winnableLabel") == ""
    playback.close()
    it.qtbot.waitUntil(lambda: it.label("winnableLabel") != "")


def test_a_hint_asked_before_does_not_light_the_replay(open_window: Open) -> None:
    it = open_window()
    it.key(Key.Key_H)
    Playback(it, WON)
    it.qtbot.waitUntil(lambda: not it.game_window.advisor.is_busy)
    assert it.message() is None


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ro", "Pasul 1 din 1, carte luată: rege de treflă."),
        ("it", "Passo 1 di 1, carta presa: re di fiori."),
    ],
)
def test_a_change_of_language_is_followed(open_window: Open, language: str, said: str) -> None:
    playback = Playback(open_window(), Trail(new(OPENING, "KC")))
    settings: Settings = playback.it.settings
    settings.language = language
    assert playback.bar.text == said
    speed = playback.it.find(QComboBox, "replaySpeed")
    playback.it.qtbot.waitUntil(lambda: speed.itemText(0) == "0,5×")


@pytest.mark.parametrize("width", [480, 1120])
def test_the_table_keeps_its_size_whatever_a_step_says(open_window: Open, width: int) -> None:
    playback = Playback(open_window(), WON)
    playback.it.resize(width, 400)
    playback.it.wait()
    heights = set()
    for place in range(51):
        playback.it.game_window.replaying.replay.go_to(place)
        QApplication.processEvents()
        heights.add(playback.it.view.height())
    assert len(heights) == 1
