"""Everything the statistics page shows, read at once: figures, series, and what was played."""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tripeaks.engine.rules import CLASSIC, EASY, HOGUE_1989, TRADITIONAL, Rules
from tripeaks.storage.finished import code_of
from tripeaks.storage.history import History
from tripeaks.storage.statistics import WINDOWS, Figures, ScoreBin, ScorePoint, Statistics

_PRESETS: Final = (EASY, CLASSIC, TRADITIONAL, HOGUE_1989)


@dataclass(frozen=True, slots=True)
class Summary:
    """The statistics of one rule set, or of all games.

    `has_one_scoring` tells whether the scores of these games compare. `win_rates` are those over
    each of `WINDOWS` games.
    """

    figures: Figures
    has_one_scoring: bool
    scores: Sequence[ScorePoint]
    spread: Sequence[ScoreBin]
    win_rates: Mapping[int, Sequence[float]]

    @property
    def games(self) -> int:
        """How many games were finished, those played again among them."""
        return self.figures.played + self.figures.again


@dataclass(frozen=True, slots=True)
class Overview:
    """The summary of all games, and that of each rule set played, the presets first."""

    all_games: Summary
    by_rule_set: Mapping[str, Summary] = field(default_factory=dict)

    def of(self, rule_set: str | None) -> Summary:
        """Return the summary of a rule set; of all games for None, or where it was not played."""
        return (
            self.all_games if rule_set is None else self.by_rule_set.get(rule_set, self.all_games)
        )


def read_overview(connection: sqlite3.Connection) -> Overview:
    """Read the statistics of all games and of every rule set."""
    rule_sets = sorted(History(connection).rule_sets(), key=_place)
    statistics = Statistics(connection)
    has_one_scoring = len({rules_of(name).scoring for name in rule_sets}) <= 1
    return Overview(
        _summary(statistics, None, has_one_scoring=has_one_scoring),
        {name: _summary(statistics, name, has_one_scoring=True) for name in rule_sets},
    )


def rules_of(rule_set: str) -> Rules:
    """Return the rules that a rule set's name stands for."""
    return code_of(rule_set, 0).rules


def _summary(statistics: Statistics, rule_set: str | None, *, has_one_scoring: bool) -> Summary:
    return Summary(
        statistics.figures(rule_set),
        has_one_scoring,
        statistics.scores(rule_set),
        statistics.distribution(rule_set),
        {window: statistics.win_rates(window, rule_set) for window in WINDOWS},
    )


def _place(rule_set: str) -> tuple[int, str]:
    """Return what puts the presets first, in their usual order."""
    rules = rules_of(rule_set)
    return (_PRESETS.index(rules) if rules in _PRESETS else len(_PRESETS), rule_set)
