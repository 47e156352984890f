"""Measures how well text stands out, on the pixels of a picture, as WCAG 2 defines contrast.

The ground of a text is the colour that fills most of its box; its ink is the colour in the box that
differs most from the ground: the core of its strokes.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage

LEAST = 4.5
"""What a text must have."""

LEAST_OF_MARKS = 3.0
"""What a sign must have that a widget cannot be used without."""


@dataclass(frozen=True)
class Text:
    """A text or sign in a widget, its box in the widget's pixels, and the contrast it must have."""

    name: str
    box: QRect
    least: float = LEAST


@dataclass(frozen=True)
class Measured:
    """How much a text stands out."""

    text: Text
    contrast: float

    @property
    def is_enough(self) -> bool:
        """Whether it can be read."""
        return self.contrast >= self.text.least


def luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour, 0 to 1."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(p) for p in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def ink_contrast(image: QImage, box: QRect) -> float:
    """Return the contrast between the ground of a box, in the picture's own pixels, and its ink."""
    inside = box.intersected(image.rect())
    if inside.isEmpty():
        return 1.0
    part = image.copy(inside).convertToFormat(QImage.Format.Format_RGB32)
    counts = Counter(part.pixel(x, y) for y in range(part.height()) for x in range(part.width()))
    ground = QColor(counts.most_common(1)[0][0])
    return max(contrast(ground, QColor(pixel)) for pixel in counts)


def measure(texts: Iterable[Text], image: QImage) -> list[Measured]:
    """Return the contrast of each text on a picture of the widget it is in."""
    ratio = image.devicePixelRatio()

    def pixels(box: QRect) -> QRect:
        corner = QPoint(round(box.left() * ratio), round(box.top() * ratio))
        return QRect(corner, box.size() * ratio)

    return [Measured(text, ink_contrast(image, pixels(text.box))) for text in texts]
