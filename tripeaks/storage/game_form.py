"""A finished game as JSON, written with all its facts and read only when its log agrees.

    {"identity": "5f0c…", "code": "TP1-E-AAAAAAB", "started": "2026-12-01T18:04:05.123Z",
     "ended": …, "day": "2026-12-01", "daily": null, "result": "won", "score": 750, "moves": 50,
     "draws": 22, "undos": 0, "hints": 0, "checks": 0, "longest_chain": 6, "elapsed_ms": 93000,
     "cards_taken": 28, "again": false, "known_winnable": false, "par": null,
     "log": "20 draw 5 undo redo"}

`log` is everything that was done: a site, 0 to 27, for a card taken from there.
"""

import re
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final
from uuid import UUID

from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import CodeError
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Refusal, Take
from tripeaks.engine.tableau import SITE_COUNT
from tripeaks.storage.finished import FinishedGame, figures_of, rule_set_of
from tripeaks.storage.packing import pack_entries, unpack_entries

Json = dict[str, Any]

FACTS: Final = (
    *("identity", "code", "started", "ended", "day", "daily", "result", "score", "moves", "draws"),
    *("undos", "hints", "checks", "longest_chain", "elapsed_ms", "cards_taken", "again"),
    *("known_winnable", "par"),
)
"""The names of all facts, in order; the log follows them."""

_WORDS: Final[dict[str, Entry]] = {
    **{str(site): Take(site) for site in range(SITE_COUNT)},
    "draw": DRAW,
    "undo": UNDO,
    "redo": REDO,
}
_NAMES: Final = {entry: word for word, entry in _WORDS.items()}
_MOMENT: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")
_CODE: Final = re.compile(r"[A-Z0-9-]+")
_LOG: Final = re.compile(r"[0-9a-z ]+")
_IDENTITY: Final = re.compile(r"[0-9a-f]{32}")
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MOST_ENTRIES: Final = 10_000_000
_MOST: Final = 10**13
"""The largest figure that is believed: in milliseconds, 300 years."""


class FormError(ValueError):
    """A form that no exported game has."""


def game_form(game: FinishedGame, log: bytes) -> Json:
    """Return a game as JSON."""
    return {
        "identity": game.identity.hex,
        "code": str(game.code),
        "started": moment_text(game.started_ms),
        "ended": moment_text(game.ended_ms),
        "day": game.day.isoformat(),
        "daily": None if game.daily is None else game.daily.isoformat(),
        "result": game.result.name.lower(),
        "score": game.score,
        "moves": game.moves,
        "draws": game.draws,
        "undos": game.undos,
        "hints": game.hints,
        "checks": game.checks,
        "longest_chain": game.longest_chain,
        "elapsed_ms": game.elapsed_ms,
        "cards_taken": game.cards_taken,
        "again": game.is_again,
        "known_winnable": game.is_known_winnable,
        "par": game.par,
        "log": " ".join(_NAMES[entry] for entry in unpack_entries(log)),
    }


def read_game(form: object) -> tuple[FinishedGame, bytes]:
    """Return the game of a form, and its log, played again; FormError when anything is wrong."""
    if not isinstance(form, dict):
        raise FormError("no object")
    try:
        game = _replay(form)
        facts = FinishedGame(
            identity=UUID(hex=_text(form, "identity", _IDENTITY)),
            rule_set=rule_set_of(game.code),
            deal=game.code.number,
            started_ms=_moment(form, "started"),
            ended_ms=_moment(form, "ended"),
            day=date.fromisoformat(form["day"]),
            daily=None if form["daily"] is None else date.fromisoformat(form["daily"]),
            hints=_count(form, "hints"),
            checks=_count(form, "checks"),
            elapsed_ms=_count(form, "elapsed_ms"),
            is_again=_truth(form, "again"),
            is_known_winnable=_truth(form, "known_winnable"),
            par=None if form["par"] is None else _whole(form, "par"),
            **figures_of(game)._asdict(),
        )
    except (KeyError, TypeError, ValueError, OverflowError, CodeError) as error:
        raise FormError(str(error)) from error
    log = pack_entries(game.log)
    said = {name: form.get(name) for name in (*FACTS, "log")}
    if repr(game_form(facts, log)) != repr(said):  # 1, 1.0 and true are not the same here
        raise FormError("the log says otherwise")
    return facts, log


def moment_text(milliseconds: int) -> str:
    """Return a moment in milliseconds of UTC as text, such as 2026-12-01T18:04:05.123Z."""
    moment = _EPOCH + timedelta(milliseconds=milliseconds)
    return moment.replace(tzinfo=None).isoformat(timespec="milliseconds") + "Z"


def _replay(form: Json) -> Game:
    words = _text(form, "log", _LOG).split()
    if not 0 < len(words) <= _MOST_ENTRIES:
        raise FormError("log")
    game = Game(parse_code(_text(form, "code", _CODE)))
    for word in words:
        if isinstance(game.play(_WORDS[word]), Refusal):
            raise FormError("log")
    return game


def _text(form: Json, name: str, pattern: re.Pattern[str]) -> str:
    if not isinstance(form[name], str) or not pattern.fullmatch(form[name]):
        raise FormError(name)
    return str(form[name])


def _moment(form: Json, name: str) -> int:
    moment = datetime.fromisoformat(_text(form, name, _MOMENT))
    return (moment - _EPOCH) // timedelta(milliseconds=1)


def _whole(form: Json, name: str) -> int:
    value = form[name]
    if type(value) is not int or abs(value) > _MOST:
        raise FormError(name)
    return value


def _count(form: Json, name: str) -> int:
    value = _whole(form, name)
    if value < 0:
        raise FormError(name)
    return value


def _truth(form: Json, name: str) -> bool:
    value = form[name]
    if not isinstance(value, bool):
        raise FormError(name)
    return value
