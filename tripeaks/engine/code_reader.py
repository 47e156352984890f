"""Reads one word as a deal code, from left to right, and names the first thing wrong with it."""

import re
from typing import Final

from tripeaks.engine.errors import CodeError, Problem
from tripeaks.engine.rules import Rules
from tripeaks.engine.scoring import CHAIN, CHAIN_200, HOGUE, MOVES, Scoring

_HEAD: Final = re.compile(r"TP([0-9]+|[A-Z]?)-?")
_OPTION: Final = re.compile(r"K2?|J[0-9]?|.")
_ORDER: Final = "KLOJWS"
"""The option groups in the order in which they must stand; H shares the place of K."""

_SCORINGS: Final[dict[str, Scoring]] = {"K": CHAIN, "K2": CHAIN_200, "H": HOGUE}


def read_word(word: str) -> tuple[Rules, int]:
    """Return rules and deal number of a word of capitals, digits and ASCII dashes.

    `word` starts with ``TP``. CodeError names the first thing wrong.
    """
    head = _HEAD.match(word)
    assert head is not None, "the caller passes words that start with TP"
    version, rest = head[1], word[head.end() :]
    if version not in ("1", "2"):
        raise CodeError(Problem.CODE_VERSION, "TP" + version)
    if not rest:
        raise CodeError(Problem.CODE_RULE_MISSING)
    rule, rest = rest[0], rest[1:]
    if rule not in ("ECN" if version == "1" else "EC"):
        raise CodeError(Problem.CODE_RULE, rule)
    wrap = rule != "C"
    if version == "1":
        return Rules(wrap=wrap), _read_deal(_after_tp1_rule(rest))
    options, dash, deal = rest.partition("-")
    if not dash:
        raise CodeError(Problem.CODE_DASH_MISSING)
    return _read_options(options, wrap=wrap), _read_deal(deal)


def _after_tp1_rule(rest: str) -> str:
    options, dash, deal = rest.partition("-")
    if dash and options and len(deal) >= 7:
        raise CodeError(Problem.CODE_OPTIONS_IN_TP1, options)
    return rest.removeprefix("-")


def _read_options(text: str, *, wrap: bool) -> Rules:
    scoring, place = MOVES, -1
    open_peaks = empty_waste = draw_only_when_stuck = False
    jokers = 0
    seen: set[str] = set()
    for option in _OPTION.findall(text):
        group = "K" if option == "H" else option[0]
        if group not in _ORDER:
            raise CodeError(Problem.CODE_OPTION, option)
        if group in seen:
            twice = Problem.CODE_TWO_SCORINGS if group == "K" else Problem.CODE_OPTION_TWICE
            raise CodeError(twice, group)
        if _ORDER.index(group) < place:
            raise CodeError(Problem.CODE_OPTION_ORDER, option)
        seen.add(group)
        place = _ORDER.index(group)
        if group == "K":
            scoring = _SCORINGS[option]
        elif group == "L":
            if scoring is MOVES:
                raise CodeError(Problem.CODE_LEFTOVERS)
            scoring = scoring.with_leftovers()
        elif group == "O":
            open_peaks = True
        elif group == "J":
            if option not in ("J1", "J2"):
                raise CodeError(Problem.CODE_JOKERS)
            jokers = int(option[1])
        elif group == "W":
            empty_waste = True
        else:
            draw_only_when_stuck = True
    return Rules(wrap, scoring, open_peaks, jokers, empty_waste, draw_only_when_stuck)


def _read_deal(text: str) -> int:
    if not text:
        raise CodeError(Problem.CODE_DEAL_MISSING)
    number = 0
    for char in text[:7]:
        if char == "-":
            raise CodeError(Problem.CODE_DEAL_DASH)
        if char.isdigit():
            raise CodeError(Problem.CODE_DEAL_DIGIT, char)
        number = number * 26 + ord(char) - ord("A")
    if len(text) < 7:
        raise CodeError(Problem.CODE_DEAL_SHORT, count=7 - len(text))
    if len(text) > 7:
        raise CodeError(Problem.CODE_DEAL_LONG, count=len(text) - 7)
    return number
