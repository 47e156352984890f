"""How unlike two pictures are where they differ most, whatever a hair's breadth makes."""

from PySide6.QtGui import QImage

TILE = 8
ALLOWED = 9.0
"""The mean difference in a tile, 0 to 255, that no eye sees and another release of Qt may make."""


def pixels(image: QImage) -> bytes:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return bytes(plain.constBits())


def unlikeness(one: QImage, other: QImage) -> tuple[float, tuple[int, int]]:
    """Return the mean difference in the tile that differs most, and where it begins."""
    assert one.size() == other.size()
    these, those = pixels(one), pixels(other)
    width, height = one.width(), one.height()
    worst, where = 0.0, (0, 0)
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            across, down = min(TILE, width - left), min(TILE, height - top)
            total = 0
            for y in range(top, top + down):
                start = 4 * (y * width + left)
                here, there = these[start : start + 4 * across], those[start : start + 4 * across]
                if here != there:
                    total += sum(abs(a - b) for a, b in zip(here, there, strict=True))
            mean = total / (3 * across * down)
            if mean > worst:
                worst, where = mean, (left, top)
    return worst, where
