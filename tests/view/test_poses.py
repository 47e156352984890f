"""How every card lies in a position."""

from random import Random

import pytest

from tests.engine.play import new
from tests.engine.strategies import wander
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, Take
from tripeaks.engine.tableau import SITE_COUNT
from tripeaks.view.geometry import STOCK_SHOWN, WASTE_SHOWN, Layout
from tripeaks.view.poses import deal_cards, poses, waste_keys

LAYOUT = Layout(1120, 663)
CODES = [
    "TP1-E-AAAAAAB",
    "TP2-EJ2-TRIPEAK",
    "TP2-CKOW-QWERTYU",
    "TP2-EJ2W-AAAAAAD",
]


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_one_pose_in_every_position(code: str) -> None:
    random = Random(code)
    game = Game(parse_code(code))
    cards = deal_cards(game.deal)
    assert len(cards) == 52 + game.code.rules.jokers
    for _ in range(120):
        state = game.state
        lie = poses(state, LAYOUT)
        assert len(lie) == len(cards)
        shown = [(pose.z) for pose in lie if pose.visible]
        assert len(shown) == len(set(shown)), "no two cards at one height"
        for site in range(SITE_COUNT):
            if state.is_present(site):
                rect, pose = LAYOUT.site_rects[site], lie[site]
                assert (pose.x, pose.y) == (rect.x(), rect.y())
                assert pose.face_up == state.is_face_up(site)
                assert pose.dimmed == (site not in state.exposed)
        assert not any(pose.dimmed for pose in lie[SITE_COUNT:])
        in_waste = [pose for pose in lie if pose.visible and pose.z >= 200]
        in_stock = [pose for pose in lie if pose.visible and 100 <= pose.z < 200]
        assert len(in_waste) == min(len(state.waste), WASTE_SHOWN)
        assert len(in_stock) == min(state.stock_count, STOCK_SHOWN)
        assert all(pose.face_up for pose in in_waste)
        assert not any(pose.face_up for pose in in_stock)
        wander(game, random, 1)


@pytest.mark.parametrize("code", CODES)
def test_the_keys_of_the_waste_are_its_cards(code: str) -> None:
    random = Random(code)
    game = Game(parse_code(code))
    cards = deal_cards(game.deal)
    for _ in range(120):
        keys = waste_keys(game.state)
        assert tuple(cards[key] for key in keys) == game.state.waste
        assert len(keys) == len(set(keys))
        wander(game, random, 1)


def test_two_jokers_are_two_cards() -> None:
    game = new("TP2-EJ2-TRIPEAK", "draw " * 6)
    cards = deal_cards(game.deal)
    keys = waste_keys(game.state)
    assert keys == list(range(28, 35))
    assert [cards[key].code for key in keys] == ["9H", "AH", "4H", "3S", "**", "QC", "**"]


def test_an_empty_waste_has_no_keys_and_begins_with_a_take() -> None:
    game = Game(parse_code("TP2-EW-AAAAAAB"))
    assert waste_keys(game.state) == []
    game.play(Take(20))
    game.play(DRAW)
    assert waste_keys(game.state) == [20, 28]


def test_the_next_card_to_draw_lies_highest_and_the_waste_above_it() -> None:
    game = new("TP1-E-AAAAAAB")
    lie = poses(game.state, LAYOUT)
    assert max(range(29, 52), key=lambda key: lie[key].z) == 29
    assert lie[29].x < lie[30].x, "the fan grows to the left"
    game.play(DRAW)
    lie = poses(game.state, LAYOUT)
    assert max(range(52), key=lambda key: lie[key].z) == 29
    rect = LAYOUT.waste_rect
    assert (lie[29].x, lie[29].y) == (rect.x(), rect.y())
    assert lie[28].x < lie[29].x


def test_the_last_cards_of_the_stock_lie_flat() -> None:
    game = new("TP1-E-AAAAAAB", "draw " * 22)
    pose = poses(game.state, LAYOUT)[51]
    assert (pose.x, pose.y) == (LAYOUT.stock_rect.x(), LAYOUT.stock_rect.y())
    game.play(DRAW)
    assert not [pose for pose in poses(game.state, LAYOUT) if pose.visible and 100 <= pose.z < 200]
