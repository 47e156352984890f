"""Where the keyboard's focus goes."""

from random import Random

from tests.engine.play import new
from tests.engine.strategies import wander
from tripeaks.engine.codes import DEAL_COUNT, DealCode
from tripeaks.engine.game import Game
from tripeaks.engine.rules import EASY
from tripeaks.engine.state import State
from tripeaks.engine.tableau import COLUMNS, row_of, sites
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.view.navigation import (
    Direction,
    cards_of_rank,
    first_place,
    nearest_exposed,
    neighbour,
    visual_order,
)

LEFT, RIGHT, UP, DOWN = Direction


def reachable(state: State) -> set[int]:
    found = {first_place(state)}
    while True:
        more = {neighbour(state, place, way) for place in found for way in Direction} | found
        if more == found:
            return found
        found = more


def test_arrows_lead_to_every_card_and_pile() -> None:
    random = Random(3)
    for steps in range(200):
        game = Game(DealCode(EASY, random.randrange(DEAL_COUNT)))
        wander(game, random, steps)
        assert reachable(game.state) == {*sites(game.state.remaining), STOCK, WASTE}


def test_left_and_right_go_along_the_row_of_a_covered_card() -> None:
    state = new("TP1-E-AAAAAAB").state
    assert neighbour(state, 10, RIGHT) == 11
    assert neighbour(state, 17, RIGHT) == 17
    assert neighbour(state, 1, LEFT) == 0


def test_left_and_right_go_through_the_exposed_cards_in_visual_order() -> None:
    state = new("TP1-E-AAAAAAB", "KC AS 2D").state
    place, way = 18, []
    while neighbour(state, place, RIGHT) != place:
        way.append(place)
        place = neighbour(state, place, RIGHT)
    assert [*way, place] == visual_order(state, state.exposed) == [18, 19, 21, 13, 24, 25, 26, 27]
    back = [place]
    while neighbour(state, back[-1], LEFT) != back[-1]:
        back.append(neighbour(state, back[-1], LEFT))
    assert back == visual_order(state, state.exposed)[::-1]


def test_up_and_down_go_to_the_nearest_card_of_the_next_row() -> None:
    state = new("TP1-E-AAAAAAB").state
    for site in range(28):
        up, down = neighbour(state, site, UP), neighbour(state, site, DOWN)
        assert up == site if row_of(site) == 0 else row_of(up) == row_of(site) - 1
        assert down == STOCK if row_of(site) == 3 else row_of(down) == row_of(site) + 1
        if down != STOCK and down != site:
            assert abs(COLUMNS[down] - COLUMNS[site]) == 1


def test_the_piles_lie_below_the_rows() -> None:
    state = new("TP1-E-AAAAAAB").state
    assert neighbour(state, STOCK, RIGHT) == WASTE
    assert neighbour(state, WASTE, RIGHT) == WASTE
    assert neighbour(state, WASTE, LEFT) == STOCK
    assert neighbour(state, STOCK, LEFT) == STOCK
    assert neighbour(state, STOCK, DOWN) == STOCK
    assert row_of(neighbour(state, WASTE, UP)) == 3


def test_without_a_focus_every_arrow_leads_to_a_playable_card() -> None:
    state = new("TP1-E-AAAAAAB").state
    assert state.playable
    for way in Direction:
        assert neighbour(state, None, way) in state.playable


def test_the_focus_starts_at_what_can_be_done() -> None:
    game = new("TP1-E-AAAAAAB")
    assert first_place(game.state) == 20
    while game.state.playable:
        game = new(str(game.code), "draw " * (game.state.drawn + 1))
    assert first_place(game.state) == 18
    cleared = State(game.deal, EASY, 0, 0, (), 0, 0)
    assert first_place(cleared) == STOCK


def test_after_a_take_the_nearest_exposed_card_is_near() -> None:
    state = new("TP1-E-AAAAAAB", "KC AS 2D").state
    assert nearest_exposed(state, 22) == 13
    assert nearest_exposed(state, 20) in (19, 21)
    assert nearest_exposed(State(state.deal, EASY, 0, 0, (), 0, 0), 0) == STOCK


def test_cards_of_a_rank_are_those_exposed_in_visual_order() -> None:
    state = new("TP1-E-AAAAAAB").state
    assert cards_of_rank(state, 13) == ([20, 24], [20, 24])
    assert cards_of_rank(state, 2) == ([22], [22])
    assert cards_of_rank(state, 9) == ([], [27])
    assert cards_of_rank(state, 6) == ([], []), "a face-down card is not found"
