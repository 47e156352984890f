"""The scenes a table can be shown in."""

from enum import Enum


class Scene(Enum):
    """A picture behind the cards with the colours around it; SYSTEM goes by the system's wish."""

    SYSTEM = "system"
    DAWN = "dawn"
    NIGHT = "night"
    FELT = "felt"
    CONTRAST = "contrast"
