"""``tripeaks daily``."""

from datetime import date

import pytest

from tests.cli.command import Cli
from tests.engine.vectors import VECTORS


@pytest.mark.parametrize(("day", "code"), VECTORS["daily"].items())
def test_the_code_of_a_date_is_that_of_the_vectors(cli: Cli, day: str, code: str) -> None:
    assert cli.good("daily", day).out == f"{code}\n"
    iso = date.fromisoformat(day).isoformat()
    assert cli.good("daily", iso, "--json").json == {"date": iso, "code": code}


def test_classic_has_the_same_cards(cli: Cli) -> None:
    easy = cli.good("daily", "2026-12-01").out
    assert cli.good("daily", "2026-12-01", "--rule", "E").out == easy
    assert cli.good("daily", "2026-12-01", "--rule", "C").out == easy.replace("-E-", "-C-")


def test_without_a_date_it_is_todays(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    class December(date):
        @classmethod
        def today(cls) -> "December":
            return cls(2026, 12, 2)

    monkeypatch.setattr("tripeaks.cli.daily_command.date", December)
    assert cli.good("daily").out == "TP1-E-TESSGAT\n"
    assert cli.good("daily", "--json").json["date"] == "2026-12-02"


@pytest.mark.parametrize(
    "word",
    [
        *("tomorrow", "2026-13-01", "2026-02-30", "0000-01-01", "1.12.2026", "26-12-01"),
        *("2026-1201", "٢٠٢٦-12-01", ""),
    ],
)
def test_what_is_no_date_is_one_line(cli: Cli, word: str) -> None:
    assert cli.error("daily", word) == f"“{word}” is no date: write one such as 2026-12-01."


def test_what_is_wrong_is_said_in_the_language_asked_for(cli: Cli) -> None:
    assert "nu este o dată" in cli.error("daily", "ieri", "--lang", "ro")
    assert "non è una data" in cli.error("daily", "ieri", "--lang", "it")
    assert "--rule" in cli.error("daily", "--rule", "X")
    assert "more" in cli.error("daily", "2026-12-01", "more")
