"""Make the card deck: every file of resources/cards.

    python packaging/make_cards.py [FOLDER]

The files are kept in git; a test makes them anew and compares. The drawings are in cardmaker/.
"""

import sys
from pathlib import Path

from cardmaker.backs import dawn_back, peaks_back, plain_back
from cardmaker.courts import court_face
from cardmaker.faces import ace_face, pip_face
from cardmaker.glyphs import GLYPHS, glyph_file
from cardmaker.palette import BLACK, INKS
from cardmaker.suits import suit_file

CARDS = Path(__file__).resolve().parent.parent / "resources" / "cards"


def make_cards() -> dict[str, str]:
    """Return the text of every file, by its path below resources/cards.

    Faces are without indices: the program composes them of ``ranks`` and ``suits``.
    """
    files = {}
    for suit in "CDHS":
        files[f"faces/A{suit}.svg"] = ace_face(suit)
        for rank in range(2, 11):
            files[f"faces/{'T' if rank == 10 else rank}{suit}.svg"] = pip_face(suit, rank)
        for court in "JQK":
            files[f"faces/{court}{suit}.svg"] = court_face(suit, court)
    files["faces/joker.svg"] = court_face("X", "X")
    for glyph in GLYPHS:
        files[f"ranks/{glyph}.svg"] = glyph_file(glyph, BLACK)
    for suit, name in zip("CDHSX", ("C", "D", "H", "S", "star"), strict=True):
        files[f"suits/{name}.svg"] = suit_file(suit, INKS[suit].ink)
    files["backs/peaks.svg"] = peaks_back()
    files["backs/dawn.svg"] = dawn_back()
    files["backs/plain.svg"] = plain_back()
    return files


def main() -> None:
    """Write the files into the folder named, or resources/cards; take away any others."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else CARDS
    files = make_cards()
    for old in folder.rglob("*.svg"):
        if old.relative_to(folder).as_posix() not in files:
            old.unlink()
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    size = sum(len(text.encode()) for text in files.values())
    print(f"{len(files)} files, {size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
