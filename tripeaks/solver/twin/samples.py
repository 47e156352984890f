"""Deals that fit what a player sees, and after which actions they can still be won."""

from tripeaks.engine.shuffle import SplitMix64, shuffle
from tripeaks.engine.tableau import SITE_COUNT
from tripeaks.solver.fitting import fitting, places
from tripeaks.solver.puzzle import EMPTY, JOKER_RANK, Puzzle, Samples, Unseen
from tripeaks.solver.twin.sets import reachable_sets
from tripeaks.solver.twin.wins import can_win

_Wins = dict[int, list[int]]
"""By set and rank taken last: at which numbers of cards drawn a win is possible."""


def sample_wins(unseen: Unseen, only_winnable: bool, seed: int, count: int) -> Samples:
    """Deal the cards not seen `count` times; count the wins that each legal action leaves open.

    With `only_winnable`, deals that cannot be won from their start are left out.
    """
    generator = SplitMix64(seed)
    numbers = _followers(reachable_sets().numbers[unseen.remaining])
    tried, draw, takes = 0, 0, [0] * SITE_COUNT
    for _ in range(count):
        puzzle = _deal(unseen, generator)
        winning_takes, is_draw_winning = _winning_actions(puzzle, unseen, numbers)
        if only_winnable and not (winning_takes or is_draw_winning or can_win(puzzle)):
            continue
        tried += 1
        draw += is_draw_winning
        for site in winning_takes:
            takes[site] += 1
    return Samples(tried, tuple(takes), draw)


def _followers(number: int) -> list[int]:
    """Return all sets that can follow a set, but the empty one, in ascending order."""
    takes, follows = reachable_sets().takes, {number}
    for candidate in range(number, 0, -1):
        if candidate in follows:
            follows.update(after for _, after in takes[candidate])
    return sorted(follows - {0})


def _deal(unseen: Unseen, generator: SplitMix64) -> Puzzle:
    """Return a deal with the places that are not seen filled at random."""
    pool = list(unseen.ranks)
    shuffle(pool, generator)
    tableau = bytearray(unseen.known.tableau)
    for site, rank in zip(unseen.sites, pool, strict=False):
        tableau[site] = rank
    stock = pool[len(unseen.sites) :]
    if unseen.jokers:
        stock += [JOKER_RANK] * unseen.jokers
        shuffle(stock, generator)
    tops = unseen.known.tops[: unseen.drawn + 1] + bytes(stock)
    return unseen.known._replace(tableau=bytes(tableau), tops=tops)


def _winning_actions(puzzle: Puzzle, unseen: Unseen, numbers: list[int]) -> tuple[list[int], bool]:
    """Return the sites whose takes leave a win open, and whether the draw does."""
    takes = reachable_sets().takes[numbers[-1]]
    wins, wins_by_draw = _find_wins(puzzle, numbers)
    top = unseen.taken or puzzle.tops[unseen.drawn]
    fits = fitting(puzzle.wrap)[top]
    fitting_takes = [take for take in takes if fits >> puzzle.tableau[take[0]] & 1]
    winning = [
        site
        for site, after in fitting_takes
        if wins[after][puzzle.tableau[site]] >> unseen.drawn & 1
    ]
    may_draw = (
        unseen.drawn < puzzle.stock and top != EMPTY and not (puzzle.stuck_only and fitting_takes)
    )
    return winning, bool(may_draw and wins_by_draw >> unseen.drawn + 1 & 1)


def _find_wins(puzzle: Puzzle, numbers: list[int]) -> tuple[_Wins, int]:
    """Return where a win is possible, and the same for the last set with the stock's cards."""
    all_takes, tableau, wrap = reachable_sets().takes, puzzle.tableau, puzzle.wrap
    fits, fits_at = fitting(wrap), places(puzzle)
    wins: _Wins = {0: [(2 << puzzle.stock) - 1] * 15}
    best = 0
    for number in numbers:
        own, best, blocked, ranks = [0] * 15, 0, 0, 0
        for site, after in all_takes[number]:
            rank = tableau[site]
            value = wins[after][rank]
            own[rank] |= value
            best |= value & fits_at[rank]
            blocked |= fits_at[rank]
            ranks |= 1 << rank
        if wrap:
            own[0], own[14] = own[13], own[1]
        if puzzle.stuck_only:
            for drawn in range(puzzle.stock - 1, -1, -1):
                best |= best >> 1 & ~blocked & 1 << drawn
        elif best:
            best = (1 << best.bit_length()) - 1
        drawing = best >> 1
        if puzzle.stuck_only:
            wins[number] = [0] + [
                own[rank - 1] | own[rank + 1] | (0 if ranks & fits[rank] else drawing)
                for rank in range(1, 14)
            ]
        else:
            wins[number] = [0] + [own[rank - 1] | own[rank + 1] | drawing for rank in range(1, 14)]
    return wins, best
