"""Where the keyboard's focus goes: pure functions on a position."""

from collections.abc import Iterable
from enum import Enum

from tripeaks.engine.state import State
from tripeaks.engine.tableau import BOTTOM_ROW, COLUMNS, ROWS, row_of
from tripeaks.model.game_model import STOCK, WASTE


class Direction(Enum):
    """An arrow key."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


_MIDDLE = COLUMNS[BOTTOM_ROW[-1]] / 2


def neighbour(state: State, place: int | None, direction: Direction) -> int:
    """Return where an arrow key leads from `place`; `place` itself at an edge.

    Left and right go between exposed cards in visual order, from a covered card along its row;
    up and down to the nearest card of the next row that has cards. Below the last row lie the
    stock and the waste.
    """
    if place is None:
        return first_place(state)
    if place in (STOCK, WASTE):
        return _from_pile(state, place, direction)
    if direction in (Direction.LEFT, Direction.RIGHT):
        return _beside(state, place, direction)
    return _above_or_below(state, place, direction)


def first_place(state: State) -> int:
    """Return where the focus starts: the first playable card, the first exposed, the stock."""
    places = visual_order(state, state.playable) or visual_order(state, state.exposed)
    return places[0] if places else STOCK


def nearest_exposed(state: State, site: int) -> int:
    """Return the exposed card nearest to a site that has been taken, the stock if none is left."""

    def distance(other: int) -> tuple[float, int]:
        return abs(COLUMNS[other] - COLUMNS[site]) + abs(row_of(other) - row_of(site)), other

    return min(state.exposed, key=distance, default=STOCK)


def visual_order(state: State, sites: tuple[int, ...]) -> list[int]:
    """Return sites from left to right, the upper first where two share a column."""
    return sorted(sites, key=lambda site: (COLUMNS[site], site))


def cards_of_rank(state: State, rank: int) -> tuple[list[int], list[int]]:
    """Return the exposed sites with cards of `rank` in visual order: those that fit, and all."""
    exposed = [s for s in visual_order(state, state.exposed) if state.deal.tableau[s].rank == rank]
    return [site for site in exposed if site in state.playable], exposed


def _beside(state: State, site: int, direction: Direction) -> int:
    def key(other: int) -> tuple[int, int]:
        return COLUMNS[other], other

    others: Iterable[int] = state.exposed
    if site not in state.exposed:
        # Along the row, else up and down would miss a card between two others.
        others = filter(state.is_present, ROWS[row_of(site)])
    if direction is Direction.RIGHT:
        return min((s for s in others if key(s) > key(site)), key=key, default=site)
    return max((s for s in others if key(s) < key(site)), key=key, default=site)


def _above_or_below(state: State, site: int, direction: Direction) -> int:
    row = row_of(site)
    rows = ROWS[row + 1 :] if direction is Direction.DOWN else ROWS[:row][::-1]
    for sites in rows:
        nearest = _nearest_in_row(state, sites, COLUMNS[site])
        if nearest is not None:
            return nearest
    return STOCK if direction is Direction.DOWN else site


def _from_pile(state: State, pile: int, direction: Direction) -> int:
    if direction is Direction.UP:
        for sites in ROWS[::-1]:
            nearest = _nearest_in_row(state, sites, _MIDDLE)
            if nearest is not None:
                return nearest
    if direction is Direction.RIGHT:
        return WASTE
    return STOCK if direction is Direction.LEFT else pile


def _nearest_in_row(state: State, sites: range, column: float) -> int | None:
    present = [site for site in sites if state.is_present(site)]
    return min(present, key=lambda site: (abs(COLUMNS[site] - column), site), default=None)
