"""The tableau: rows, covers and peaks (rules: the deal)."""

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.oracle import ON_TOP, PICTURE
from tripeaks.engine.tableau import (
    BOTTOM_ROW,
    COLUMNS,
    COVER_MASKS,
    COVERED_BY,
    COVERING,
    FULL,
    PEAKS,
    ROWS,
    SITE_COUNT,
    TIP_SET,
    TIPS,
    Peak,
    exposed_sites,
    is_exposed,
    row_of,
    sites,
)


def test_28_sites_lie_in_rows_of_3_6_9_and_10() -> None:
    assert [len(row) for row in ROWS] == [3, 6, 9, 10]
    assert [site for row in ROWS for site in row] == list(range(SITE_COUNT)) == list(range(28))
    assert list(BOTTOM_ROW) == list(range(18, 28))
    assert [row_of(site) for row in ROWS for site in row] == [0] * 3 + [1] * 6 + [2] * 9 + [3] * 10


def test_each_card_above_the_bottom_row_is_covered_by_two_of_the_next_row() -> None:
    for i in range(3):
        assert COVERING[i] == (3 + 2 * i, 4 + 2 * i)
    for j in range(6):
        assert COVERING[3 + j] == (9 + j + j // 2, 10 + j + j // 2)
    for k in range(9):
        assert COVERING[9 + k] == (18 + k, 19 + k)
    assert COVERING[18:] == ((),) * 10


def test_the_cover_table_is_what_the_picture_shows() -> None:
    assert {site: set(covers) for site, covers in enumerate(COVERING)} == ON_TOP


def test_the_other_tables_follow_from_the_cover_table() -> None:
    for site, covers in enumerate(COVERING):
        assert list(sites(COVER_MASKS[site])) == list(covers)
        assert all(site in COVERED_BY[cover] for cover in covers)
    assert sum(map(len, COVERED_BY)) == sum(map(len, COVERING)) == 36


def test_columns_are_those_of_the_picture() -> None:
    lines = PICTURE.splitlines()
    assert list(COLUMNS) == [
        lines[row_of(site)].index(f"{site:02}") // 2 for site in range(SITE_COUNT)
    ]


def test_peaks_own_9_9_and_10_cards() -> None:
    owned = {peak: [site for site in range(28) if PEAKS[site] is peak] for peak in Peak}
    assert [len(owned[peak]) for peak in Peak] == [9, 9, 10]
    assert [[site for site in owned[peak] if site >= 18] for peak in Peak] == [
        [18, 19, 20],
        [21, 22, 23],
        [24, 25, 26, 27],
    ]
    assert {peak: owned[peak][0] for peak in Peak} == TIPS
    assert list(sites(TIP_SET)) == list(TIPS.values())


def test_the_tip_is_always_the_last_card_of_its_peak() -> None:
    for peak, tip in TIPS.items():
        above, todo = set[int](), [tip]
        while todo:
            covers = COVERING[todo.pop()]
            above |= set(covers)
            todo += covers
        owned = {site for site in range(28) if PEAKS[site] is peak}
        assert owned - {tip} <= above


def test_at_the_start_the_bottom_row_is_exposed() -> None:
    assert exposed_sites(FULL) == tuple(range(18, 28))


@given(st.integers(0, FULL))
def test_a_card_is_exposed_when_it_is_there_and_no_card_lies_on_it(remaining: int) -> None:
    there = {site for site in range(28) if remaining >> site & 1}
    exposed = sorted(site for site in there if not ON_TOP[site] & there)
    assert list(exposed_sites(remaining)) == exposed
    assert [site for site in range(28) if is_exposed(site, remaining)] == exposed
    assert list(sites(remaining)) == sorted(there)
