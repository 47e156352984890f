"""Logs as bytes, and the seals over rows."""

import sqlite3
from random import Random
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.strategies import ALL_RULES, games
from tests.storage.made_up import made_up
from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.game import Game
from tripeaks.storage.code_search import code_condition
from tripeaks.storage.finished import code_of, figures_of, rule_set_of
from tripeaks.storage.finished_rows import rule_set_key
from tripeaks.storage.packing import LogError, open_log, pack_entries, replay, seal_log
from tripeaks.storage.seals import SEAL_SQL, SEALED, seal_figures

B = parse_code("TP1-E-AAAAAAB")


@given(games())
def test_a_packed_log_gives_the_same_game(game: Game) -> None:
    again = replay(game.code, pack_entries(game.log))
    assert (again.log, again.state, again.can_redo) == (game.log, game.state, game.can_redo)
    assert figures_of(again) == figures_of(game)
    assert len(pack_entries(game.log)) == len(game.log)


@pytest.mark.parametrize("packed", [b"\x1f", b"\xff", b"\x1d", b"\x00", b"\x14\x14"])
def test_a_log_that_was_never_legal_is_refused(packed: bytes) -> None:
    with pytest.raises(LogError):
        replay(B, packed)


def test_a_sealed_log_opens_only_whole_and_only_for_its_game() -> None:
    identity = uuid4()
    sealed = seal_log(b"\x1c\x1d\x1e", identity)
    assert open_log(sealed, identity) == b"\x1c\x1d\x1e"
    others = [sealed[:-1], sealed[:3], b"", None, 7, "x", sealed + b"\0", bytes(len(sealed))]
    for other in others:
        with pytest.raises(LogError):
            open_log(other, identity)
    with pytest.raises(LogError):
        open_log(sealed, uuid4())


def test_every_rule_set_has_a_key_and_a_name_of_its_own() -> None:
    names = {rule_set_of(DealCode(rules, 0)) for rules in ALL_RULES}
    assert len(names) == len(ALL_RULES)
    assert len({rule_set_key(name) for name in names}) == len(names)
    for rules in ALL_RULES:
        assert code_of(rule_set_of(DealCode(rules, 7)), 7) == DealCode(rules, 7)


figures = st.lists(
    st.none() | st.integers(-(2**40), 2**48), min_size=len(SEALED), max_size=len(SEALED)
)


@given(figures, st.integers(0, len(SEALED) - 1), st.none() | st.integers(-(2**40), 2**48))
def test_any_one_changed_figure_breaks_the_seal(
    row: list[int | None], at: int, value: int | None
) -> None:
    seal = seal_figures(row)
    assert abs(seal) < 2**63
    connection = sqlite3.connect(":memory:")
    values = ", ".join(f"? AS {column}" for column in SEALED)
    assert connection.execute(f"SELECT {SEAL_SQL} FROM (SELECT {values})", row).fetchone() == (
        seal,
    )
    connection.close()
    changed = [*row[:at], value, *row[at + 1 :]]
    assert (seal_figures(changed) == seal) == (changed == row)


@given(st.integers(0, 26**7 - 1), st.integers(0, 2**32))
def test_a_search_finds_every_part_of_a_code(deal: int, seed: int) -> None:
    random = Random(seed)
    name = rule_set_of(DealCode(random.choice(ALL_RULES), 0))
    code = str(code_of(name, deal))
    first, last = sorted(random.sample(range(len(code) + 1), 2))
    other = str(code_of("TP1-C", random.randrange(26**7)))
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE finished (rule_set, deal)")
    connection.execute("INSERT INTO finished VALUES (?, ?)", (rule_set_key(name), deal))
    for text in (code[first:last], other[first:last]):
        condition, parameters = code_condition(text, [name])
        found = connection.execute(f"SELECT count(*) FROM finished WHERE {condition}", parameters)
        assert found.fetchone() == (int(text in code),)
    connection.close()


def test_a_finished_game_says_what_it_is() -> None:
    game = made_up(undos=1)
    assert (str(game.code), game.is_won, game.is_unaided) == ("TP1-E-AAAAAAA", True, False)
    assert made_up().is_unaided
    assert not made_up(checks=1).is_unaided
