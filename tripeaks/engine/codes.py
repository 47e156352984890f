"""Deal codes TP1 and TP2: forgiving to read, strict to write (rules: codes).

`parse_code` finds the first code in any text; `str(code)` writes its one canonical form.
"""

import re
import string
from dataclasses import dataclass
from typing import Final

from tripeaks.engine.code_reader import read_word
from tripeaks.engine.errors import CodeError, Problem
from tripeaks.engine.rules import Rules
from tripeaks.engine.scoring import CHAIN_200, System

DEAL_LETTERS: Final = 7
DEAL_COUNT: Final = 26**DEAL_LETTERS

_DASHES: Final = (
    "\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2e17\u2e1a\u2e3a\u2e3b"
    "\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead"
    "\u00ad\u02d7\u2043\u2053\u207b\u208b\u2212\u2796"
)
"""Unicode's dash punctuation, then the hyphens and minus signs that it counts elsewhere."""

_PLAIN: Final = str.maketrans(
    string.ascii_lowercase + _DASHES, string.ascii_uppercase + "-" * len(_DASHES)
)
"""Writes ASCII letters as capitals and every dash as an ASCII one."""

_WORD: Final = re.compile(r"[A-Z0-9-]+")
_CODE: Final = re.compile(r"TP[12].*[A-Z]{7}")
"""Every code, and little else: after a first failure only such words are worth reading."""


@dataclass(frozen=True, slots=True)
class DealCode:
    """A rule set and a deal number, 0 to 26^7 - 1."""

    rules: Rules
    number: int

    def __post_init__(self) -> None:
        """Refuse a deal number that seven letters cannot write."""
        if self.number not in range(DEAL_COUNT):
            raise ValueError(f"deal number {self.number} is not below 26^{DEAL_LETTERS}")

    def __str__(self) -> str:
        """Return the canonical code: TP1 where it can say the rules, TP2 otherwise."""
        rule = "E" if self.rules.wrap else "C"
        options = _options(self.rules)
        version = "TP2" if options else "TP1"
        return f"{version}-{rule}{options}-{deal_letters(self.number)}"


def deal_letters(number: int) -> str:
    """Return a deal number as seven letters, base 26, most significant first."""
    letters = ""
    for _ in range(DEAL_LETTERS):
        number, digit = divmod(number, 26)
        letters = chr(ord("A") + digit) + letters
    return letters


def parse_code(text: str) -> DealCode:
    """Return the first deal code found in `text`; CodeError names the first thing wrong."""
    if not text.strip():
        raise CodeError(Problem.CODE_EMPTY)
    plain = text.translate(_PLAIN)
    found = _first_code(plain)
    if isinstance(found, DealCode):
        return found
    if isinstance(_first_code("".join(plain.split())), DealCode):
        raise CodeError(Problem.CODE_SPACES)
    raise found


def _first_code(plain: str) -> DealCode | CodeError:
    """Return the first code in a text of plain signs, or what is wrong with the first attempt."""
    failure: CodeError | None = None
    for word in _WORD.findall(plain):
        if not word.startswith("TP") or (failure and not _CODE.fullmatch(word)):
            continue
        try:
            return DealCode(*read_word(word))
        except CodeError as error:
            failure = failure or error
    return failure or CodeError(Problem.CODE_ABSENT)


def _options(rules: Rules) -> str:
    scoring = rules.scoring
    system = {System.MOVES: "", System.CHAIN: "K", System.HOGUE: "H"}[scoring.system]
    return (
        system
        + ("2" if scoring.clear_bonus == CHAIN_200.clear_bonus else "")
        + ("L" if scoring.leftovers else "")
        + ("O" if rules.open_peaks else "")
        + (f"J{rules.jokers}" if rules.jokers else "")
        + ("W" if rules.empty_waste else "")
        + ("S" if rules.draw_only_when_stuck else "")
    )
