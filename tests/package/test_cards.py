"""packaging/make_cards.py and what it made: resources/cards."""

import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtSvg import QSvgRenderer

from tripeaks.engine.cards import JACK, RANKS, Card, Suit
from tripeaks.model.deck import Back, IndexLetters

ROOT = Path(__file__).parents[2]
CARDS = ROOT / "resources" / "cards"
FILES = sorted(path.relative_to(CARDS).as_posix() for path in CARDS.rglob("*.svg"))
MOST_BYTES = 600 * 1024
ELEMENTS = {
    *("svg", "defs", "g", "use", "path", "rect", "circle", "ellipse"),
    *("linearGradient", "stop"),
}
"""What QSvgRenderer draws in every version; styles, filters, clips and text are not among it."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cards")
    folder.joinpath("faces").mkdir()
    folder.joinpath("faces", "old.svg").write_text("<svg/>", encoding="utf-8")
    script = str(ROOT / "packaging" / "make_cards.py")
    subprocess.run([sys.executable, "-B", script, str(folder)], check=True, capture_output=True)
    return folder


def test_the_deck_is_made_anew_byte_for_byte(made: Path) -> None:
    names = sorted(path.relative_to(made).as_posix() for path in made.rglob("*.svg"))
    assert names == FILES, "python packaging/make_cards.py"
    for name in FILES:
        assert (made / name).read_bytes() == (CARDS / name).read_bytes(), name


def test_the_deck_is_small() -> None:
    assert sum((CARDS / name).stat().st_size for name in FILES) < MOST_BYTES


def test_there_is_a_drawing_of_everything() -> None:
    wanted = {f"faces/{Card(rank, suit).code}.svg" for suit in Suit for rank in RANKS}
    wanted |= {f"suits/{suit.value}.svg" for suit in Suit}
    wanted |= {f"ranks/{rank}.svg" for rank in range(2, JACK)}
    wanted |= {f"ranks/{letter}.svg" for letters in IndexLetters for letter in letters.value}
    wanted |= {f"backs/{back.value}.svg" for back in Back}
    assert {*FILES} == wanted | {"faces/joker.svg", "suits/star.svg"}


def test_drawings_are_found_where_the_program_looks() -> None:
    for name in FILES:
        assert files("tripeaks.resources").joinpath("cards", name).is_file()


@pytest.mark.parametrize("name", FILES)
def test_a_drawing_is_plain_svg_that_qt_reads_without_a_word(name: str) -> None:
    text = (CARDS / name).read_text(encoding="utf-8")
    assert set(re.findall(r"<(\w+)", text)) <= ELEMENTS
    assert "style=" not in text
    assert QSvgRenderer(str(CARDS / name)).isValid()


def test_no_two_drawings_are_alike() -> None:
    texts = {(CARDS / name).read_text(encoding="utf-8") for name in FILES}
    assert len(texts) == len(FILES)
