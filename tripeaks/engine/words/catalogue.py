"""The shape of one language's catalogue: every word and sentence that the engine's facts need.

A catalogue is complete by construction: a missing entry is a type error, and an entry missing
from a table fails when the language is built.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from tripeaks.engine.cards import Suit
from tripeaks.engine.errors import Problem
from tripeaks.engine.moves import Refusal
from tripeaks.engine.scoring import System
from tripeaks.engine.state import Outcome


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence in each plural form of a language; ``{n}`` stands for the number."""

    forms: tuple[str, ...]
    form_of: Callable[[int], int]

    def __call__(self, n: int) -> str:
        """Return the sentence for `n`."""
        return self.forms[self.form_of(n)].format(n=n)


@dataclass(frozen=True, slots=True)
class CardWords:
    """The names of cards: `name` joins ``{rank}`` and ``{suit}``."""

    ranks: tuple[str, ...]
    suits: Mapping[Suit, str]
    name: str
    joker: str
    face_down: str


@dataclass(frozen=True, slots=True)
class BoardWords:
    """The words of the sentence that describes a board, from the stock to the bottom row."""

    stock: str
    waste: str
    empty_stock: str
    empty_waste: str
    cards: Plural
    rows: tuple[str, str, str, str]
    rows_start_a_sentence: bool


@dataclass(frozen=True, slots=True)
class RuleWords:
    """The names of the presets and one sentence for each thing a rule set can say."""

    easy: str
    classic: str
    traditional: str
    hogue_1989: str
    custom: str
    linked: str
    separate: str
    scoring: Mapping[System, str]
    clear_bonus: str
    leftovers: str
    open_peaks: str
    jokers: Plural
    empty_waste: str
    draw_only_when_stuck: str


@dataclass(frozen=True, slots=True)
class FigureWords:
    """Labelled figures of a game, each with its number as ``{n}``."""

    score: str
    moves: str
    chain: str


@dataclass(frozen=True, slots=True)
class SolverWords:
    """What the solver tells of a position and of many deals.

    The `…_line` words are headings of a line of play; most sentences have a figure ``{n}``.
    """

    stopped: str
    winnable: str
    unwinnable: str
    fewest_draws: str
    best_score: str
    best_won_score: str
    win_line: str
    draws_line: str
    score_line: str
    won_score_line: str
    cards_line: Plural
    kernel: str
    winnable_deals: str
    interval: str
    mean_fewest_draws: str
    speed: str


@dataclass(frozen=True, slots=True)
class Words:
    """One language, by its two-letter code."""

    language: str
    cards: CardWords
    board: BoardWords
    rules: RuleWords
    figures: FigureWords
    solver: SolverWords
    refusals: Mapping[Refusal, str]
    outcomes: Mapping[Outcome, str]
    problems: Mapping[Problem, str | Plural]

    def __post_init__(self) -> None:
        """Refuse a catalogue with a gap."""
        tables: tuple[tuple[Mapping[Enum, object], type[Enum]], ...] = (
            (self.cards.suits, Suit),  # type: ignore[assignment]
            (self.rules.scoring, System),
            (self.refusals, Refusal),
            (self.outcomes, Outcome),
            (self.problems, Problem),
        )
        for table, kind in tables:
            missing = set(kind) - set(table)
            if missing:
                raise ValueError(f"{self.language}: nothing is said of {missing}")
