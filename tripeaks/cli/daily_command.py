"""``tripeaks daily [DATE]``: the code of a date's daily deal, today's where none is given."""

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from typing import Final

from tripeaks.cli.parser import Parser
from tripeaks.engine.codes import DealCode
from tripeaks.engine.daily import daily_code
from tripeaks.engine.errors import DateError, Problem
from tripeaks.engine.rules import CLASSIC, EASY
from tripeaks.solver.winnable import can_win

_RULES: Final = {"E": EASY, "C": CLASSIC}
_DATE: Final = re.compile(r"([0-9]{4})(-?)([0-9]{2})\2([0-9]{2})")


def run_daily(arguments: Sequence[str]) -> None:
    """Print the daily deal of a date."""
    parser = Parser("daily", "Print the code of a date's daily deal; in Easy it can be won.")
    parser.add_argument(
        "date", metavar="DATE", nargs="?", help="such as 2026-12-01 (default: today, local time)"
    )
    parser.add_argument(
        "--rule",
        choices=_RULES,
        default="E",
        help="E Easy (the default), or the same cards under C Classic",
    )
    options = parser.parse_args(arguments)
    day = date.today() if options.date is None else read_date(options.date)
    code = DealCode(_RULES[options.rule], daily_code(day, can_win).number)
    if options.json:
        print(json.dumps({"date": day.isoformat(), "code": str(code)}))
    else:
        print(code)


def read_date(text: str) -> date:
    """Return the date that a word names, with or without dashes; DateError when it names none."""
    parts = _DATE.fullmatch(text)
    if parts is not None:
        with suppress(ValueError):  # no such day
            return date(int(parts[1]), int(parts[3]), int(parts[4]))
    raise DateError(Problem.DATE_UNKNOWN, text)
