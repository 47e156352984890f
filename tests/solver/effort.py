"""How much the solver's tests try, enough for each run or all that they can; and a short name."""

import os
from typing import Final

from tripeaks.engine.codes import DealCode
from tripeaks.engine.rules import Rules

EVERYTHING: Final = "ALL_DEALS" in os.environ
"""``ALL_DEALS=1`` in the environment asks for all; it takes about half an hour."""


def name_of(rules: Rules) -> str:
    """Return rules as a code names them, such as TP2-EKS."""
    return str(DealCode(rules, 0)).rpartition("-")[0]
