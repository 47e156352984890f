"""Scales: few ticks at round values."""

import pytest

from tripeaks.ui.charts.axis import exact_axis, round_axis


@pytest.mark.parametrize(
    ("low", "high", "most", "ticks"),
    [
        (449, 772, 5, (400, 500, 600, 700, 800)),
        (449, 772, 4, (400, 600, 800)),
        (449, 772, 2, (0, 1000)),
        (0, 56, 4, (0, 20, 40, 60)),
        (0, 1, 5, (0, 1)),
        (0, 0, 5, (0, 1)),
        (700, 700, 5, (700, 701)),
        (-87, 40, 4, (-100, -50, 0, 50)),
        (0, 100_000, 3, (0, 50_000, 100_000)),
    ],
)
def test_a_round_scale_begins_and_ends_at_ticks(
    low: int, high: int, most: int, ticks: tuple[int, ...]
) -> None:
    axis = round_axis(low, high, most)
    assert axis.ticks == ticks
    assert (axis.low, axis.high) == (ticks[0], ticks[-1])


@pytest.mark.parametrize(
    ("low", "high", "most", "ticks"),
    [
        (1, 180, 4, (50, 100, 150)),
        (1, 180, 2, (100,)),
        (1, 180, 3, (50, 100, 150)),
        (1, 5, 5, (1, 2, 3, 4, 5)),
        (1, 1, 5, (1,)),
        (53, 54, 5, (53, 54)),
        (99_801, 100_000, 3, (99_900, 100_000)),
        (3, 4, 0, (4,)),
    ],
)
def test_an_exact_scale_keeps_its_ends(
    low: int, high: int, most: int, ticks: tuple[int, ...]
) -> None:
    axis = exact_axis(low, high, most, margin=0.5)
    assert (axis.low, axis.high) == (low - 0.5, high + 0.5)
    assert axis.ticks == ticks
    assert len(axis.ticks) <= max(most, 1)


def test_a_scale_of_one_value_has_it_in_the_middle() -> None:
    assert exact_axis(7, 7, 5).share(7) == 0.5


def test_shares_go_from_end_to_end() -> None:
    axis = round_axis(400, 800, 5)
    assert [axis.share(value) for value in (400, 500, 800)] == [0, 0.25, 1]
