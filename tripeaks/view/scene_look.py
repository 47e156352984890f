"""The colours of each scene: of its picture, of what is drawn on the table, of the bars around."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtGui import QColor

from tripeaks.model.scene import Scene


class Landscape(Enum):
    """How a scene shows its mountains."""

    PAINTED = auto()
    ENGRAVED = auto()
    OUTLINED = auto()


@dataclass(frozen=True, slots=True)
class SceneLook:
    """A scene's colours. `ridges` go from far to near, each from its summits to its foot."""

    landscape: Landscape
    is_dark: bool
    sky: tuple[QColor, ...]
    """From the top down, evenly spread."""
    ridges: tuple[tuple[QColor, QColor], ...]
    snow: QColor
    shade: QColor
    """Lies over the side of a mountain that is turned away from the light, snow and rock."""
    glow: QColor
    """Light around the sun or the moon."""
    disc: QColor
    """The moon itself; clear where there is none."""
    grain: int
    """Opacity of the grain, 0 to 255."""
    ridge_light: QColor
    """What a ridge lights up in when its peak is cleared."""
    slot_line: QColor
    slot_fill: QColor
    plate: QColor
    plate_text: QColor
    mark: QColor
    hint: QColor
    ring: QColor
    ring_edge: QColor
    pill: QColor
    pill_text: QColor
    window: QColor
    """Bars, panels and dialogs."""
    base: QColor
    """Fields, lists and charts."""
    button: QColor
    text: QColor
    muted: QColor
    """Captions."""
    disabled: QColor
    edge: QColor
    accent: QColor
    accent_text: QColor
    loss: QColor
    """A lost win on a chart."""


def _alpha(name: str, alpha: int) -> QColor:
    colour = QColor(name)
    colour.setAlpha(alpha)
    return colour


def _hues(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


def _ridge(summits: str, foot: str) -> tuple[QColor, QColor]:
    return QColor(summits), QColor(foot)


_CLEAR: Final = QColor(0, 0, 0, 0)

_DAWN: Final = SceneLook(
    landscape=Landscape.PAINTED,
    is_dark=False,
    sky=_hues("#7FB2CC", "#B4D0D6", "#F3DCC8", "#F9CFB4"),
    ridges=(
        _ridge("#8199AA", "#BBC9CC"),
        _ridge("#62859A", "#8FABB3"),
        _ridge("#355566", "#2C4857"),
    ),
    snow=QColor("#FFFDF8"),
    shade=_alpha("#2D4A66", 70),
    glow=_alpha("#FFF1D2", 210),
    disc=_CLEAR,
    grain=9,
    ridge_light=_alpha("#FFE7A8", 200),
    slot_line=QColor(255, 255, 255, 150),
    slot_fill=QColor(255, 255, 255, 30),
    plate=QColor(16, 28, 38, 225),
    plate_text=QColor("#FFFFFF"),
    mark=QColor("#F0781E"),
    hint=QColor("#1F9D4F"),
    ring=QColor("#FFE14D"),
    ring_edge=QColor("#10202C"),
    pill=QColor(16, 28, 38, 235),
    pill_text=QColor("#FFFFFF"),
    window=QColor("#F3F1EC"),
    base=QColor("#FFFFFF"),
    button=QColor("#FBFAF7"),
    text=QColor("#1D2A33"),
    muted=QColor("#44535C"),
    disabled=QColor("#8B959B"),
    edge=QColor("#C9CCCB"),
    accent=QColor("#1F6E9C"),
    accent_text=QColor("#FFFFFF"),
    loss=QColor("#C8102E"),
)
_NIGHT: Final = SceneLook(
    landscape=Landscape.PAINTED,
    is_dark=True,
    sky=_hues("#0A1424", "#12233A", "#1F3350", "#2C4363"),
    ridges=(
        _ridge("#2E415A", "#1D2D43"),
        _ridge("#1A2A3E", "#142234"),
        _ridge("#0B1522", "#08101B"),
    ),
    snow=QColor("#B9C8DD"),
    shade=_alpha("#060D18", 120),
    glow=_alpha("#C9DAF2", 70),
    disc=QColor("#F2EFDF"),
    grain=7,
    ridge_light=_alpha("#FFE7A8", 170),
    slot_line=QColor(255, 255, 255, 95),
    slot_fill=QColor(255, 255, 255, 14),
    plate=QColor(8, 14, 22, 230),
    plate_text=QColor("#FFFFFF"),
    mark=QColor("#FF9A3D"),
    hint=QColor("#3FCB78"),
    ring=QColor("#FFE14D"),
    ring_edge=QColor("#05090F"),
    pill=QColor(233, 238, 245, 240),
    pill_text=QColor("#0E1A2B"),
    window=QColor("#121E2E"),
    base=QColor("#0C1624"),
    button=QColor("#22344C"),
    text=QColor("#E6ECF4"),
    muted=QColor("#9FB0C4"),
    disabled=QColor("#60718A"),
    edge=QColor("#354963"),
    accent=QColor("#5AA9E6"),
    accent_text=QColor("#06121F"),
    loss=QColor("#FF7A85"),
)
_FELT: Final = SceneLook(
    landscape=Landscape.ENGRAVED,
    is_dark=True,
    sky=_hues("#24775A", "#1F6B4F", "#154D39"),
    ridges=(_ridge("#3C8C6E", "#1F6B4F"),),
    snow=QColor("#5BA588"),
    shade=_alpha("#06281C", 70),
    glow=_alpha("#4FA583", 90),
    disc=_CLEAR,
    grain=16,
    ridge_light=_alpha("#FFE7A8", 170),
    slot_line=QColor(255, 255, 255, 110),
    slot_fill=QColor(0, 0, 0, 26),
    plate=QColor(6, 30, 22, 230),
    plate_text=QColor("#FFFFFF"),
    mark=QColor("#FFB03A"),
    hint=QColor("#7CE8A6"),
    ring=QColor("#FFE14D"),
    ring_edge=QColor("#06201A"),
    pill=QColor(6, 30, 22, 240),
    pill_text=QColor("#FFFFFF"),
    window=QColor("#0F3A2B"),
    base=QColor("#0B2E22"),
    button=QColor("#144936"),
    text=QColor("#EAF4EE"),
    muted=QColor("#A9CDBD"),
    disabled=QColor("#6C9482"),
    edge=QColor("#2F6B55"),
    accent=QColor("#F2C14E"),
    accent_text=QColor("#1A1503"),
    loss=QColor("#FF9A8F"),
)
_CONTRAST: Final = SceneLook(
    landscape=Landscape.OUTLINED,
    is_dark=True,
    sky=_hues("#000000", "#000000"),
    ridges=(_ridge("#FFFFFF", "#FFFFFF"),),
    snow=QColor("#FFFFFF"),
    shade=_CLEAR,
    glow=_CLEAR,
    disc=_CLEAR,
    grain=0,
    ridge_light=QColor("#FFE600"),
    slot_line=QColor("#FFFFFF"),
    slot_fill=_CLEAR,
    plate=QColor("#000000"),
    plate_text=QColor("#FFFFFF"),
    mark=QColor("#FFE600"),
    hint=QColor("#FFE600"),
    ring=QColor("#FFE600"),
    ring_edge=QColor("#000000"),
    pill=QColor("#FFE600"),
    pill_text=QColor("#000000"),
    window=QColor("#000000"),
    base=QColor("#000000"),
    button=QColor("#000000"),
    text=QColor("#FFFFFF"),
    muted=QColor("#FFFFFF"),
    disabled=QColor("#8C8C8C"),
    edge=QColor("#FFFFFF"),
    accent=QColor("#FFE600"),
    accent_text=QColor("#000000"),
    loss=QColor("#FFE600"),
)

LOOKS: Final[Mapping[Scene, SceneLook]] = {
    Scene.DAWN: _DAWN,
    Scene.NIGHT: _NIGHT,
    Scene.FELT: _FELT,
    Scene.CONTRAST: _CONTRAST,
}
"""The look of every scene but SYSTEM, which stands for one of them."""
