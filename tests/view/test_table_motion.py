"""The table in motion: wherever it is interrupted, every card ends where the position has it."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.view.table import Table, choose, do, open_table
from tripeaks.engine.codes import parse_code
from tripeaks.engine.moves import Take
from tripeaks.model.game_model import STOCK

CODES = [
    "TP1-E-AAAAAAB",
    "TP2-EJ2-TRIPEAK",
    "TP2-CKO-QWERTYU",
    "TP2-EHLJ1W-AAAAAAD",
    "TP2-EKOJ2W-PEAKSAB",
]
MOTIONS = {
    "slow": (1.0, False),
    "none": (0.0, False),
    "reduced": (1.0, True),
    "fast": (0.05, False),
}


def wander(it: Table, random: Random, steps: int) -> None:
    """Do and undo at random, by clicks where that can be; look at the table now and then."""
    for _ in range(steps):
        what = choose(it.model.game, random)
        if random.random() < 0.5 and isinstance(what, Take):
            it.click(what.site)
        else:
            do(it.model, what)
        chance = random.random()
        if chance < 0.4:
            it.view.table.finish_motion()
            it.assert_at_rest()
        elif chance < 0.6:
            it.qtbot.wait(1)


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("code", CODES)
def test_random_play_and_undo_end_in_place(qtbot: QtBot, code: str, motion: str) -> None:
    random = Random(code + motion)
    it = open_table(qtbot, code)
    factor, reduced = MOTIONS[motion]
    it.set_motion(factor, reduced=reduced)
    wander(it, random, 120)
    it.wait()
    it.assert_at_rest()
    it.assert_sharp()
    it.assert_idle()


@pytest.mark.parametrize("motion", MOTIONS)
def test_another_game_begins_in_mid_motion(qtbot: QtBot, motion: str) -> None:
    random = Random(motion)
    it = open_table(qtbot, CODES[0])
    factor, reduced = MOTIONS[motion]
    it.set_motion(factor, reduced=reduced)
    for code in (CODES[1], CODES[4], CODES[0], CODES[3]):
        wander(it, random, 12)
        it.model.draw()
        it.model.new_game(parse_code(code))
        if random.random() < 0.5:
            it.view.table.finish_motion()
            it.assert_at_rest()
        if it.model.can_go_back and random.random() < 0.5:
            it.model.go_back()
            it.view.table.finish_motion()
            it.assert_at_rest()
        it.model.restart()
    it.wait()
    it.assert_at_rest()
    it.assert_sharp()
    it.assert_idle()


def test_without_animation_every_step_is_there_at_once(qtbot: QtBot) -> None:
    random = Random(4)
    it = open_table(qtbot, CODES[1])
    it.set_motion(0.0)
    it.view.table.finish_motion()
    for _ in range(150):
        do(it.model, choose(it.model.game, random))
        it.assert_at_rest()
    it.model.restart()
    it.assert_at_rest()


def test_with_reduced_motion_cards_only_fade(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODES[0])
    it.hurry()
    it.set_motion(1.0, reduced=True)
    it.model.take(20)
    table, places = it.view.table, []
    while table.is_moving:
        places.append([(item.pos(), item.isVisible()) for item in table.items_by_key])
        qtbot.wait(5)
    it.assert_at_rest()
    rest = [(item.pos(), item.isVisible()) for item in table.items_by_key]
    assert places
    assert all(place == rest for place in places)


def test_the_first_frame_after_a_click_shows_a_change(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODES[0])
    it.hurry()
    before = it.view.table.items_by_key[20].pos()
    it.model.take(20)
    assert it.view.table.is_moving
    assert it.view.table.items_by_key[20].pos() != before


@pytest.mark.parametrize("place", [20, 23, STOCK])
def test_a_click_in_mid_motion_ends_it_and_counts(qtbot: QtBot, place: int) -> None:
    it = open_table(qtbot, CODES[0])
    assert it.view.table.is_moving, "the deal"
    it.click(20)
    assert it.model.game.move_count == 1
    assert it.view.table.is_moving
    it.click(23 if place == 20 else place)
    assert it.model.game.move_count == 2
    it.view.table.finish_motion()
    it.assert_at_rest()


def test_a_refused_card_shakes_and_comes_to_rest(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODES[0])
    it.hurry()
    table = it.view.table
    seen = set()
    table.show_refusal(18)
    while table.is_moving:
        seen.add(table.items_by_key[18].x())
        qtbot.wait(5)
    assert len(seen) > 5
    it.assert_at_rest()
    table.show_refusal(18)
    it.model.take(20)
    table.show_refusal(18)
    table.finish_motion()
    it.assert_at_rest()
    it.set_motion(1.0, reduced=True)
    table.show_refusal(18)
    it.assert_at_rest()


def test_resize_in_mid_motion(qtbot: QtBot) -> None:
    random = Random(5)
    it = open_table(qtbot, CODES[0])
    for size in ((900, 500), (480, 262), (500, 800), (1400, 800)):
        assert it.view.table.is_moving
        it.resize(*size)
        it.assert_at_rest()
        site = random.choice(it.state.playable)
        it.click(site)
        assert not it.state.is_present(site), "a click after a resize hits what is seen"
        it.model.draw()
    it.wait()
    it.assert_at_rest()
    it.assert_sharp()
    it.assert_idle()


def test_pictures_serve_scaled_until_the_size_has_held(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODES[0], (900, 600))
    it.hurry()
    it.assert_sharp()
    it.resize(600, 400)
    it.assert_at_rest()
    assert it.view.table.is_drawing
    item = it.view.table.items_by_key[18]
    shown = item.mapRectToScene(item.boundingRect()).width()
    assert shown == pytest.approx(it.view.table.layout.card.width() * 1.12, rel=0.05)
    it.view.table.finish_drawing()
    it.assert_sharp()
    it.assert_idle()


def test_cards_in_flight_become_sharp_too(qtbot: QtBot) -> None:
    it = open_table(qtbot, CODES[0])
    it.resize(800, 520)
    it.model.take(20)
    it.view.table.finish_drawing()
    assert it.view.table.is_moving
    it.wait()
    it.assert_sharp()
