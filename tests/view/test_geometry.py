"""Where everything lies: in bounds, sharp, and found again under every pixel."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.engine.strategies import wander
from tripeaks.engine.codes import DEAL_COUNT, DealCode, parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.rules import EASY, Rules
from tripeaks.engine.state import State
from tripeaks.engine.tableau import COLUMNS, COVERING, ROWS, SITE_COUNT, row_of, sites
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.view.geometry import ASPECT, STOCK_SHOWN, WASTE_SHOWN, Layout

SIZES = [(480, 250), (640, 480), (1120, 663), (1920, 980), (3840, 2040), (600, 1200), (2160, 3700)]
RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]
PHASES = [(0.0, 0.0), (0.25, 0.5), (0.75, 0.1)]

LAYOUTS = [
    Layout(width, height, ratio, phase)
    for width, height in SIZES
    for ratio in RATIOS
    for phase in PHASES
]


def name(layout: Layout) -> str:
    return f"{layout.width}x{layout.height}@{layout.ratio}+{layout.phase}"


def all_rects(layout: Layout) -> Iterator[QRectF]:
    yield from layout.site_rects
    yield from (layout.stock_place(height) for height in range(STOCK_SHOWN))
    yield from (layout.waste_place(depth) for depth in range(WASTE_SHOWN))


def is_whole(value: float) -> bool:
    return abs(value - round(value)) < 1e-6


@pytest.fixture(params=LAYOUTS, ids=name)
def layout(request: pytest.FixtureRequest) -> Layout:
    given: Layout = request.param
    return given


def test_everything_lies_within_the_table(layout: Layout) -> None:
    table = QRectF(0, 0, layout.width, layout.height)
    for rect in all_rects(layout):
        assert table.contains(rect)


def test_corners_are_whole_device_pixels(layout: Layout) -> None:
    for rect in all_rects(layout):
        assert is_whole(rect.left() * layout.ratio + layout.phase[0])
        assert is_whole(rect.top() * layout.ratio + layout.phase[1])
        assert is_whole(rect.width() * layout.ratio)
        assert is_whole(rect.height() * layout.ratio)


def test_cards_keep_their_proportions(layout: Layout) -> None:
    pixel = 1 / layout.ratio
    assert layout.card.height() == pytest.approx(layout.card.width() * ASPECT, abs=pixel)
    assert layout.card.width() >= 30


def test_rows_overlap_by_half(layout: Layout) -> None:
    pixel = 1 / layout.ratio
    tops = [layout.site_rects[row[0]].top() for row in ROWS]
    for row, top in zip(ROWS, tops, strict=True):
        assert {layout.site_rects[site].top() for site in row} == {top}
    for upper, lower in pairwise(tops):
        assert lower - upper == pytest.approx(layout.card.height() / 2, abs=1.5 * pixel)


def test_cards_overlap_only_what_they_cover(layout: Layout) -> None:
    for lower, upper in combinations(range(SITE_COUNT), 2):
        overlap = layout.site_rects[lower].intersects(layout.site_rects[upper])
        neighbours = row_of(upper) - row_of(lower) == 1
        assert overlap == (upper in COVERING[lower]) or not neighbours
        if row_of(upper) - row_of(lower) > 1:
            # The next row but one begins where this one ends, give or take a rounded pixel.
            shared = layout.site_rects[lower].intersected(layout.site_rects[upper])
            assert shared.height() <= 1.01 / layout.ratio
    piles = QRectF(layout.stock_place(STOCK_SHOWN - 1)).united(layout.waste_rect)
    assert not any(piles.intersects(rect) for rect in layout.site_rects)
    assert not layout.stock_area.intersects(layout.waste_place(WASTE_SHOWN - 1))


def test_covering_cards_lie_evenly_to_both_sides(layout: Layout) -> None:
    pixel = 1 / layout.ratio
    for site, pair in enumerate(COVERING):
        if pair:
            centres = [layout.site_rects[cover].center().x() for cover in pair]
            middle = layout.site_rects[site].center().x()
            assert sum(centres) / 2 == pytest.approx(middle, abs=1.1 * pixel)
    for row in ROWS:
        for left, right in pairwise(row):
            gap = layout.site_rects[right].left() - layout.site_rects[left].right()
            assert gap > 0
            if COLUMNS[right] - COLUMNS[left] == 2:
                assert gap == pytest.approx(0.07 * layout.card.width(), abs=1.1 * pixel)


def test_the_table_is_symmetric(layout: Layout) -> None:
    pixel = 1 / layout.ratio
    for row in ROWS:
        left = layout.site_rects[row[0]].left()
        right = layout.width - layout.site_rects[row[-1]].right()
        assert left == pytest.approx(right, abs=1.6 * pixel)


def test_cards_are_as_large_as_the_table_allows() -> None:
    widths = [Layout(width, 600).card.width() for width in range(480, 1600, 40)]
    assert widths == sorted(widths)
    assert Layout(3840, 2040).card.width() > 300
    assert Layout(480, 250).card.width() >= 38


def random_state(random: Random, rules: Rules = EASY) -> State:
    game = Game(DealCode(rules, random.randrange(DEAL_COUNT)))
    wander(game, random, random.randrange(70))
    return game.state


def painted(layout: Layout, state: State) -> QImage:
    """Return the table in device pixels, each card a plain shape in a colour that names it."""
    width, height = (round(size * layout.ratio) for size in (layout.width, layout.height))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(0, 0, 255))
    painter = QPainter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(*layout.phase)
    painter.scale(layout.ratio, layout.ratio)
    for site in sites(state.remaining):
        painter.setBrush(QColor(site, 0, 0))
        painter.drawRoundedRect(layout.site_rects[site], layout.corner, layout.corner)
    painter.fillRect(layout.stock_area, QColor(100, 0, 0))
    painter.fillRect(layout.waste_rect, QColor(200, 0, 0))
    painter.end()
    return image


def is_near_an_arc(layout: Layout, state: State, point: QPointF) -> bool:
    """Whether two ways to draw a corner may differ in this pixel."""
    slack = 0.8 / layout.ratio
    for site in sites(state.remaining):
        rect = layout.site_rects[site]
        inner = rect.adjusted(layout.corner, layout.corner, -layout.corner, -layout.corner)
        dx = max(inner.left() - point.x(), 0.0, point.x() - inner.right())
        dy = max(inner.top() - point.y(), 0.0, point.y() - inner.bottom())
        if dx and dy and abs((dx * dx + dy * dy) ** 0.5 - layout.corner) < slack:
            return True
    return False


@pytest.mark.parametrize(
    "layout",
    [
        Layout(480, 263),
        Layout(700, 420, 1.25, (0.25, 0.5)),
        Layout(640, 400, 1.5),
        Layout(500, 300, 2),
    ],
    ids=name,
)
def test_what_is_seen_in_a_pixel_is_what_a_press_there_means(layout: Layout) -> None:
    random = Random(1)
    places = {0x0000FF: None, 100 << 16: STOCK, 200 << 16: WASTE}
    for _ in range(4):
        state = random_state(random)
        image = painted(layout, state)
        for _ in range(6_000):
            x, y = random.randrange(image.width()), random.randrange(image.height())
            pixel = image.pixel(x, y) & 0xFFFFFF
            seen = places.get(pixel, pixel >> 16)
            # A press is reported at the corner of its pixel.
            point = QPointF(
                (x - layout.phase[0]) / layout.ratio, (y - layout.phase[1]) / layout.ratio
            )
            if layout.place_at(point, state) != seen:
                assert is_near_an_arc(layout, state, point), (x, y, seen)


def test_the_edges_of_a_card_are_exact() -> None:
    state = Game(parse_code("TP1-E-AAAAAAB")).state
    for layout in (Layout(1120, 663), Layout(1120, 663, 1.5, (0.5, 0.0)), Layout(1120, 663, 3.0)):
        pixel = 1 / layout.ratio
        rect = layout.site_rects[22]
        x, y = rect.center().x(), rect.center().y() + layout.card.height() / 4
        for point, place in (
            (QPointF(rect.left(), y), 22),
            (QPointF(rect.left() - pixel, y), None),
            (QPointF(rect.right() - pixel, y), 22),
            (QPointF(rect.right(), y), None),
            (QPointF(x, rect.top()), 22),
            (QPointF(x, rect.bottom() - pixel), 22),
            (QPointF(x, rect.bottom()), None),
        ):
            assert layout.place_at(point, state) == place


def test_a_table_that_ends_within_a_pixel_does_not_fill_its_pixels() -> None:
    assert Layout(701, 459).fills_pixels
    assert Layout(701, 459, 2.0).fills_pixels
    assert Layout(700, 460, 1.25).fills_pixels
    assert not Layout(701, 460, 1.25).fills_pixels
    assert not Layout(700, 461, 1.25).fills_pixels
    assert not Layout(700, 460, 1.25, (0.0, 0.5)).fills_pixels


def test_through_a_corner_the_card_below_is_seen() -> None:
    layout = Layout(1120, 663)
    state = Game(parse_code("TP1-E-AAAAAAB")).state
    for site in (19, 22, 26):
        top_left = layout.site_rects[site].topLeft()
        covered = site - 10
        assert layout.place_at(top_left + QPointF(0.2, 0.2), state) == covered
        assert layout.place_at(top_left + QPointF(3, 3), state) == site
    assert layout.place_at(layout.site_rects[0].topLeft() + QPointF(0.2, 0.2), state) is None


def test_a_card_taken_is_not_in_the_way() -> None:
    layout = Layout(1120, 663)
    game = Game(parse_code("TP1-E-AAAAAAB"))
    overlap = layout.site_rects[13].intersected(layout.site_rects[22]).center()
    assert layout.place_at(overlap, game.state) == 22
    taken = State(game.deal, EASY, game.state.remaining & ~(1 << 22), 0, (), 0, 0)
    assert layout.place_at(overlap, taken) == 13


@pytest.mark.parametrize(
    ("layout", "size"), [(Layout(1120, 663), (300, 30)), (Layout(480, 263), (260, 28))], ids=str
)
def test_a_message_leaves_playable_cards_free(layout: Layout, size: tuple[int, int]) -> None:
    random = Random(2)
    table = QRectF(0, 0, layout.width, layout.height)
    for _ in range(300):
        state = random_state(random)
        present = list(sites(state.remaining))
        near = random.choice(present) if random.random() < 0.7 and present else None
        corner = layout.message_place(QSizeF(*size), near, state)
        spot = QRectF(corner.x(), corner.y(), *size)
        assert table.contains(spot)
        assert not any(spot.intersects(layout.site_rects[site]) for site in state.playable)


def test_a_message_hides_neither_its_card_nor_the_waste_nor_what_it_must_keep_clear_of() -> None:
    layout, size = Layout(1120, 663), QSizeF(260, 28)
    state = Game(parse_code("TP1-E-AAAAAAB")).state
    notice = QRectF(layout.width - 220, layout.height - 60, 214, 54)
    for site in range(SITE_COUNT):
        spot = QRectF(layout.message_place(size, site, state, [notice]), size)
        assert not spot.intersects(layout.seen_rect(site, state))
        assert not spot.intersects(layout.waste_rect)
        assert not spot.intersects(notice)


def test_of_a_covered_card_the_upper_half_is_seen() -> None:
    layout = Layout(1120, 663)
    state = Game(parse_code("TP1-E-AAAAAAB")).state
    card = layout.card.height()
    assert layout.seen_rect(0, state).height() == pytest.approx(card / 2, abs=1)
    assert layout.seen_rect(18, state) == layout.site_rects[18]


@pytest.mark.parametrize("size", [(1120, 663), (480, 263), (700, 900)])
def test_in_large_print_whole_indices_peek_out_of_the_waste(size: tuple[int, int]) -> None:
    usual, wide = Layout(*size), Layout(*size, has_wide_fan=True)
    assert usual.card == wide.card
    step = wide.waste_place(0).left() - wide.waste_place(1).left()
    assert step >= 0.5 * wide.card.width() - 1, "a rank in large print takes half the card"
    assert wide.stock_area.right() < wide.waste_place(WASTE_SHOWN - 1).left()
    assert wide.stock_area.left() > 0
    assert wide.waste_rect.right() < wide.width
