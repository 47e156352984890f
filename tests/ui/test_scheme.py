"""The scene chosen colours table, bars and dialogs; the system decides where nothing is chosen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QCheckBox

from tests.ui.window import Window
from tests.view.contrast import contrast
from tripeaks.model.scene import Scene
from tripeaks.ui.scheme import Scheme, outlines_of, palette_of
from tripeaks.view.scene_look import LOOKS, SceneLook

Role = QPalette.ColorRole


def scheme_of(it: Window) -> Scheme:
    scheme = it.game_window.findChild(Scheme)
    assert isinstance(scheme, Scheme)
    return scheme


@pytest.mark.parametrize("look", LOOKS.values(), ids=[scene.value for scene in LOOKS])
def test_every_text_stands_out_from_its_ground(look: SceneLook) -> None:
    palette = palette_of(look)
    pairs = (
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.ButtonText, Role.Button),
        (Role.HighlightedText, Role.Highlight),
        (Role.ToolTipText, Role.ToolTipBase),
        (Role.PlaceholderText, Role.Base),
        (Role.PlaceholderText, Role.Window),
        (Role.Link, Role.Base),
    )
    for text, ground in pairs:
        assert contrast(palette.color(text), palette.color(ground)) >= 4.5, (text, ground)
    assert contrast(look.pill_text, look.pill) >= 4.5
    assert contrast(look.plate_text, look.plate) >= 4.5
    assert contrast(look.loss, look.base) >= 3
    assert contrast(look.accent, look.base) >= 3


@pytest.mark.parametrize("look", LOOKS.values(), ids=[scene.value for scene in LOOKS])
def test_outlines_stand_out_from_their_ground(look: SceneLook) -> None:
    outlines = outlines_of(look)
    for kind in ("QCheckBox", "QRadioButton"):
        assert contrast(outlines[kind], look.window) >= 3
        assert contrast(outlines[kind], look.base) >= 3


@pytest.mark.parametrize("scene", [*LOOKS])
def test_a_box_that_is_not_ticked_is_seen(open_window: Callable[..., Window], scene: Scene) -> None:
    it = open_window(scene=scene.value)
    it.trigger("actionSettings")
    box = it.find(QCheckBox, "largePrintBox")
    look, image = LOOKS[scene], box.grab().toImage()
    colours = (image.pixelColor(x, image.height() // 2) for x in range(16))
    assert max(contrast(colour, look.base) for colour in colours) >= 3


def test_a_scene_chosen_is_shown_everywhere(open_window: Callable[..., Window]) -> None:
    it = open_window(scene="night")
    look = LOOKS[Scene.NIGHT]
    assert it.window.palette().color(Role.Window) == look.window
    assert it.window.figures.palette().color(Role.WindowText) == look.text
    it.settings.scene = Scene.FELT
    it.view.table.finish_drawing()
    felt = it.window.table.grab().toImage().pixelColor(3, 3)
    assert felt.green() > felt.red()
    QApplication.processEvents()
    assert it.window.palette().color(Role.Window) == LOOKS[Scene.FELT].window


@pytest.mark.parametrize(
    ("wish", "scene"),
    [
        (Qt.ColorScheme.Unknown, Scene.DAWN),
        (Qt.ColorScheme.Light, Scene.DAWN),
        (Qt.ColorScheme.Dark, Scene.NIGHT),
    ],
)
def test_the_system_decides_between_day_and_night(
    open_window: Callable[..., Window],
    monkeypatch: pytest.MonkeyPatch,
    wish: Qt.ColorScheme,
    scene: Scene,
) -> None:
    it = open_window()
    scheme = scheme_of(it)
    hints = QApplication.styleHints()
    monkeypatch.setattr(scheme, "_hints", _Wishes(wish, Qt.ContrastPreference.NoPreference))
    assert scheme.scene == scene
    monkeypatch.setattr(scheme, "_hints", _Wishes(wish, Qt.ContrastPreference.HighContrast))
    assert scheme.scene == Scene.CONTRAST
    monkeypatch.setattr(scheme, "_hints", hints)


class _Wishes:
    """Stands for what Qt knows of the system."""

    def __init__(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self._scheme, self._contrast = scheme, contrast

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self._scheme

    def accessibility(self) -> "_Wishes":
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        return self._contrast


def test_the_players_choice_comes_before_the_systems(open_window: Callable[..., Window]) -> None:
    assert scheme_of(open_window(scene="felt")).scene is Scene.FELT


def test_the_change_is_told_once(open_window: Callable[..., Window]) -> None:
    it = open_window()
    scheme = scheme_of(it)
    told: list[SceneLook] = []
    scheme.look_changed.connect(told.append)
    it.settings.scene = Scene.CONTRAST
    assert told == [LOOKS[Scene.CONTRAST]]
