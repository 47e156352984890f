"""The colours that the files are written in; the program swaps a suit's ink and tone for others."""

from typing import NamedTuple

FACE = "#FDFCF8"
GOLD = "#D9A441"
SKIN = "#F6E3C3"

RED, RED_TONE = "#C8102E", "#7A0C20"
BLACK, BLACK_TONE = "#1B1F24", "#6B7684"
PLUM, PLUM_TONE = "#6B2D7B", "#B58BC2"


class Inks(NamedTuple):
    """The two tones of a suit: its own colour, and the second one of its courts."""

    ink: str
    tone: str

    @property
    def dark(self) -> str:
        """The darker of the two, for eyes: red ones would look evil."""
        return self.tone if self.tone == RED_TONE else self.ink


INKS = {
    "C": Inks(BLACK, BLACK_TONE),
    "D": Inks(RED, RED_TONE),
    "H": Inks(RED, RED_TONE),
    "S": Inks(BLACK, BLACK_TONE),
    "X": Inks(PLUM, PLUM_TONE),
}
"""By suit letter; X is the joker's star."""
