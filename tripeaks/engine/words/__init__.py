"""The engine's words in every language: cards, boards, rules, refusals and problems.

Needs no Qt, so that the command line and the window say the same thing.
"""

from typing import Final

from tripeaks.engine.errors import KnownError
from tripeaks.engine.words.catalogue import Plural, Words
from tripeaks.engine.words.en import ENGLISH
from tripeaks.engine.words.it import ITALIAN
from tripeaks.engine.words.ro import ROMANIAN

LANGUAGES: Final = {words.language: words for words in (ENGLISH, ROMANIAN, ITALIAN)}
"""The catalogues by two-letter language code."""


def sentence(error: KnownError, words: Words) -> str:
    """Return the one sentence for what went wrong."""
    template = words.problems[error.problem]
    if isinstance(template, Plural):
        return template(error.count)
    return template.format(found=error.found, line=error.line)


__all__ = ["LANGUAGES", "Words", "sentence"]
