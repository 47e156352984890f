"""Finds codes that hold a text, although no code is stored: a rule set and a number are."""

from collections.abc import Iterable

from tripeaks.engine.codes import DEAL_COUNT, DEAL_LETTERS, parse_code
from tripeaks.engine.errors import CodeError
from tripeaks.storage.finished import rule_set_of
from tripeaks.storage.finished_rows import rule_set_key

Condition = tuple[str, list[object]]
"""A condition on `finished` in SQL, and its parameters."""

_NOTHING: Condition = ("0", [])


def code_condition(text: str, rule_sets: Iterable[str]) -> Condition:
    """Return the condition that the code of a game holds `text`, in any case.

    A whole code is found however `parse_code` reads it.
    """
    try:
        code = parse_code(text)
    except CodeError:
        conditions = [_under(name, "".join(text.split()).upper()) for name in rule_sets]
    else:
        rule_set = rule_set_key(rule_set_of(code))
        return "(rule_set = ? AND deal = ?)", [rule_set, code.number]
    sql = " OR ".join(condition for condition, _ in conditions)
    return f"({sql or '0'})", [value for _, values in conditions for value in values]


def _under(name: str, text: str) -> Condition:
    """Return the condition for the codes of one rule set."""
    head = f"{name}-"
    key = rule_set_key(name)
    if text in head:
        return "rule_set = ?", [key]
    before, dash, letters = text.rpartition("-")
    if dash:
        if not head.endswith(before + dash):
            return _NOTHING
        places: Iterable[int] = (0,)
    else:
        places = range(DEAL_LETTERS - len(letters) + 1)
    if not (letters.isascii() and letters.isalpha()) or len(letters) > DEAL_LETTERS:
        return _NOTHING
    value = 0
    for letter in letters:
        value = value * 26 + ord(letter) - ord("A")
    span = 26 ** len(letters)
    parts = [f"deal / {DEAL_COUNT // 26**place // span} % {span} = {value}" for place in places]
    return f"(rule_set = ? AND ({' OR '.join(parts)}))", [key]
