"""The charts: what a pointer, the keys and a screen reader are told."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tripeaks.i18n.translators import Translators
from tripeaks.storage.statistics import ScoreBin, ScorePoint
from tripeaks.ui.charts.chart import Chart
from tripeaks.ui.charts.rate_chart import RateChart
from tripeaks.ui.charts.score_chart import ScoreChart
from tripeaks.ui.charts.spread_chart import SpreadChart
from tripeaks.ui.scheme import palette_of
from tripeaks.view.scene_look import LOOKS, SceneLook

SCORES = (
    ScorePoint(11, 700, 755, True),
    ScorePoint(12, 455, 748, False),
    ScorePoint(14, 742, None, True),
)
BINS = (ScoreBin(450, 500, 12), ScoreBin(500, 550, 0), ScoreBin(550, 600, 1))
SHORT = [0.5, 0.55, 0.5, 0.45]
LONG = [0.61, 0.6]


def shown(qtbot: QtBot, chart: Chart) -> Chart:
    qtbot.addWidget(chart)
    chart.resize(420, 200)
    with qtbot.waitActive(chart):
        chart.show()
    chart.clearFocus()
    return chart


def score_chart(qtbot: QtBot) -> Chart:
    chart = ScoreChart()
    chart.show_scores(SCORES, 83, compares=True)
    return shown(qtbot, chart)


def spread_chart(qtbot: QtBot) -> Chart:
    chart = SpreadChart()
    chart.show_bins(BINS, compares=True)
    return shown(qtbot, chart)


def rate_chart(qtbot: QtBot) -> Chart:
    chart = RateChart()
    chart.show_rates({20: SHORT, 100: LONG}, 103)
    return shown(qtbot, chart)


MAKERS = (score_chart, spread_chart, rate_chart)


@pytest.fixture(params=MAKERS)
def chart(request: pytest.FixtureRequest, qtbot: QtBot) -> Chart:
    make: Callable[[QtBot], Chart] = request.param
    return make(qtbot)


def point_at(chart: Chart, share: float) -> None:
    """Move the pointer to a share of the chart's width."""
    QTest.mouseMove(chart, QPoint(1, 1))  # what does not move sends nothing
    QTest.mouseMove(chart, QPoint(round(share * (chart.width() - 1)), chart.height() // 2))


def press(chart: Chart, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(chart, key)


def picture(chart: Chart) -> QImage:
    return chart.grab().toImage()


def test_a_pointer_is_told_the_nearest_point(chart: Chart) -> None:
    point_at(chart, 0.0)
    assert chart.told == 0
    point_at(chart, 1.0)
    assert chart.told == chart.count - 1
    point_at(chart, 0.5)
    assert chart.told is not None
    assert 0 < chart.told < chart.count - 1


def test_nothing_is_told_when_the_pointer_has_gone(chart: Chart) -> None:
    point_at(chart, 0.5)
    told = picture(chart)
    QApplication.sendEvent(chart, _leave())
    assert chart.told is None
    assert picture(chart) != told


def test_arrow_keys_go_from_point_to_point_and_stop_at_the_ends(chart: Chart) -> None:
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    last = chart.count - 1
    told = [chart.told]
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_End,
    ):
        press(chart, key)
        told.append(chart.told)
    assert told == [last, last, last - 1, 0, 0, 1, last, 0, last]
    chart.clearFocus()
    assert chart.told is None


def test_other_keys_are_left_to_the_window(qtbot: QtBot, chart: Chart) -> None:
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    told = chart.told
    press(chart, Qt.Key.Key_Up, Qt.Key.Key_A)
    assert chart.told == told


def test_screen_readers_are_told_the_whole_and_the_point(chart: Chart) -> None:
    assert chart.accessibleName() == chart.title()
    assert chart.accessibleDescription() == chart.summary()
    press(chart, Qt.Key.Key_Home)
    assert chart.accessibleDescription().startswith(chart.describe(0))


@pytest.mark.parametrize("make", [ScoreChart, SpreadChart, RateChart])
def test_a_chart_without_points_says_why(qtbot: QtBot, make: Callable[[], Chart]) -> None:
    chart = shown(qtbot, make())
    assert chart.count == 0
    assert chart.accessibleDescription() == chart.absence()
    point_at(chart, 0.5)
    press(chart, Qt.Key.Key_Right)
    assert chart.told is None
    picture(chart)


def test_games_are_told_by_number_result_score_and_what_was_possible(qtbot: QtBot) -> None:
    chart = score_chart(qtbot)
    assert [chart.describe(number) for number in range(3)] == [
        "Game 81, won: 700\nBest possible: 755",
        "Game 82, lost: 455\nBest possible: 748",
        "Game 83, won: 742",
    ]
    assert "455" in chart.summary()
    assert "742" in chart.summary()


def test_negative_scores_have_a_true_minus(qtbot: QtBot) -> None:
    chart = ScoreChart()
    chart.show_scores([ScorePoint(1, -35, None, False)], 1, compares=True)
    assert chart.describe(0) == "Game 1, lost: −35"
    picture(shown(qtbot, chart))


def test_scores_of_different_systems_are_not_drawn_together(qtbot: QtBot) -> None:
    scores, spread = ScoreChart(), SpreadChart()
    scores.show_scores(SCORES, 83, compares=False)
    spread.show_bins(BINS, compares=False)
    assert (scores.count, spread.count) == (0, 0)
    assert "different systems" in scores.absence()
    assert "different systems" in spread.absence()


def test_bars_are_told_by_range_and_games(qtbot: QtBot, translators: Translators) -> None:
    translators.install("en")
    chart = spread_chart(qtbot)
    assert chart.describe(0) == "450 to 499: 12 games"
    assert chart.describe(2) == "550 to 599: 1 game"
    assert "450 to 499" in chart.summary()


def test_the_longer_rate_is_told_where_it_is_known(qtbot: QtBot, translators: Translators) -> None:
    translators.install("en")
    chart = rate_chart(qtbot)
    assert chart.describe(1) == "After game 101\n55\u00a0% of the last 20 games won"
    assert chart.describe(3).splitlines()[2] == "60\u00a0% of the last 100 games won"
    assert len(chart.legend()) == 2


def test_before_there_is_a_longer_rate_it_has_no_legend(qtbot: QtBot) -> None:
    chart = RateChart()
    chart.show_rates({20: [0.5], 100: []}, 20)
    assert len(chart.legend()) == 1
    assert picture(shown(qtbot, chart)) != picture(RateChart())


@pytest.mark.parametrize("look", LOOKS.values(), ids=[scene.value for scene in LOOKS])
def test_the_data_stand_out_in_every_scene(chart: Chart, look: SceneLook) -> None:
    chart.setPalette(palette_of(look))
    image = picture(chart)
    lead = sum(
        _is_near(image.pixelColor(x, y), look.accent)
        for x in range(image.width())
        for y in range(image.height())
    )
    assert lead > 30


def test_a_chart_speaks_the_new_language(
    qtbot: QtBot, chart: Chart, translators: Translators
) -> None:
    before = chart.accessibleName()
    translators.install("ro")
    qtbot.waitUntil(lambda: chart.accessibleName() != before)


def _is_near(one: QColor, other: QColor) -> bool:
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(here - there) < 12 for here, there in parts)


def _leave() -> QEvent:
    return QEvent(QEvent.Type.Leave)
