"""What the history says of each game, in the language in use."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from tripeaks.engine.codes import deal_letters
from tripeaks.engine.description import describe_rules, name_rules
from tripeaks.engine.rules import CLASSIC, EASY, HOGUE_1989, TRADITIONAL
from tripeaks.engine.words import LANGUAGES
from tripeaks.i18n.translators import current_words
from tripeaks.model.summary import rules_of
from tripeaks.storage.finished import FinishedGame, Result
from tripeaks.storage.history import Column
from tripeaks.ui.figure_text import NOTHING
from tripeaks.ui.looks import clock_time
from tripeaks.view.figures import figure

_NAMED: Final = (EASY, CLASSIC, TRADITIONAL, HOGUE_1989)
_SIGNS: Final = {Result.WON: "✓", Result.STUCK: "✗", Result.LEFT: "–"}
_AGAIN: Final = "↻"
_SHORT, _LONG = QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat


def name_rule_set(rule_set: str) -> str:
    """Return the name of a preset; rules of one's own are best named by what codes call them."""
    return _name(rule_set, current_words().language)


@lru_cache
def _name(rule_set: str, language: str) -> str:
    rules = rules_of(rule_set)
    return name_rules(rules, LANGUAGES[language]) if rules in _NAMED else rule_set


class Cells(QObject):
    """The `Wording` of a `HistoryTable`."""

    def title(self, column: Column) -> str:
        """Return the title of a column."""
        return self._titles()[column]

    def explain(self, column: Column) -> str | None:
        """Return what a column's title means."""
        if column is Column.PAR:
            return self.tr("The best possible score of a win with this deal")
        if column is Column.LONGEST_CHAIN:
            return self.tr("The longest chain")
        return self._again() if column is Column.AGAIN else None

    def result(self, result: Result) -> str:
        """Return a result as a sign and a word."""
        words = {
            Result.WON: self.tr("Won"),
            Result.STUCK: self.tr("Stuck"),
            Result.LEFT: self.tr("Left"),
        }
        return f"{_SIGNS[result]} {words[result]}"

    def texts(self, game: FinishedGame) -> tuple[str, ...]:
        """Return what the row of a game shows."""
        day = QDate(game.day.year, game.day.month, game.day.day)
        time = QDateTime.fromMSecsSinceEpoch(game.ended_ms).time()
        return (
            f"{QLocale().toString(day, _SHORT)} {QLocale().toString(time, _SHORT)}",
            f"{game.rule_set}-{deal_letters(game.deal)}",
            name_rule_set(game.rule_set),
            self.result(game.result),
            figure(game.score),
            NOTHING if game.par is None else figure(game.par),
            str(game.moves),
            str(game.draws),
            str(game.undos),
            str(game.hints),
            str(game.longest_chain),
            clock_time(game.elapsed_ms),
            _AGAIN if game.is_again else "",
        )

    def tip(self, game: FinishedGame, column: Column) -> str | None:
        """Return the moment it ended, what the rules are, what the mark means."""
        if column is Column.ENDED:
            return QLocale().toString(QDateTime.fromMSecsSinceEpoch(game.ended_ms), _LONG)
        if column is Column.RULE_SET:
            return describe_rules(rules_of(game.rule_set), current_words())
        return self.spoken(game, column)

    def spoken(self, game: FinishedGame, column: Column) -> str | None:
        """Return what the mark means."""
        return self._again() if column is Column.AGAIN and game.is_again else None

    def _again(self) -> str:
        return self.tr("Begun before: kept out of the statistics")

    def _titles(self) -> Mapping[Column, str]:
        return {
            Column.ENDED: self.tr("Date"),
            Column.CODE: self.tr("Code"),
            Column.RULE_SET: self.tr("Rules"),
            Column.RESULT: self.tr("Result"),
            Column.SCORE: self.tr("Score"),
            Column.PAR: self.tr("Par"),
            Column.MOVES: self.tr("Moves"),
            Column.DRAWS: self.tr("Draws"),
            Column.UNDOS: self.tr("Undos"),
            Column.HINTS: self.tr("Hints"),
            Column.LONGEST_CHAIN: self.tr("Chain"),
            Column.ELAPSED: self.tr("Time"),
            Column.AGAIN: _AGAIN,
        }
