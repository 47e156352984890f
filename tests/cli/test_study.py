"""``tripeaks study``: its JSON, its parts, how it ends early, and what it says when wrong."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import ROOT, Cli, process
from tripeaks.solver.kernel import IS_COMPILED, KERNEL_NAME

DEALS = 300 if IS_COMPILED else 6
MANY = ("study", "--rule", "C", "--deals", "10000000", "--json")
KEYS = {
    "rule",
    "deals",
    "winnable",
    "winnable_share",
    "ci95",
    "mean_fewest_draws",
    "deals_per_second",
    "kernel",
}


def study(cli: Cli, *arguments: str) -> Any:
    form = cli.good("study", *arguments, "--json").json
    assert form.keys() == KEYS
    return form


def facts(form: Any) -> Any:
    return {key: value for key, value in form.items() if key != "deals_per_second"}


def test_json_has_what_was_studied(cli: Cli) -> None:
    form = study(cli, "--rule", "E", "--deals", str(DEALS))
    assert (form["rule"], form["deals"], form["kernel"]) == ("E", DEALS, KERNEL_NAME)
    assert form["winnable_share"] == form["winnable"] / DEALS
    low, high = form["ci95"]
    assert 0 <= low <= form["winnable_share"] <= high <= 1
    assert 5 < form["mean_fewest_draws"] < 24
    assert form["deals_per_second"] > 0


@pytest.mark.parametrize("rule", ["E", "C"])
def test_parts_merged_are_the_whole_exactly(cli: Cli, tmp_path: Path, rule: str) -> None:
    options = ("--rule", rule, "--deals", str(DEALS), "--from", "QWERTYU")
    files = []
    for part in range(1, 5):
        result = cli.good("study", *options, "--part", f"{part}/4", "--json")
        files.append(tmp_path / f"{part}.json")
        files[-1].write_text(result.out, "utf-8")
    whole = study(cli, *options)
    assert facts(study(cli, "--merge", *map(str, files))) == facts(whole)
    # Merging goes in steps too.
    half = tmp_path / "half.json"
    half.write_text(cli.good("study", "--merge", *map(str, files[:2]), "--json").out, "utf-8")
    assert facts(study(cli, "--merge", *map(str, files[2:]), str(half))) == facts(whole)


def test_jobs_do_not_change_the_answer(cli: Cli) -> None:
    options = ("--rule", "E", "--deals", str(2 * DEALS))
    assert facts(study(cli, *options, "--jobs", "2")) == facts(study(cli, *options))


def test_the_first_deal_is_the_one_named(cli: Cli) -> None:
    won = study(cli, "--rule", "E", "--deals", "1", "--from", "AAAAAAD")
    assert (won["winnable"], won["mean_fewest_draws"]) == (1, 17)
    lost = study(cli, "--rule", "C", "--deals", "1", "--from", "aaaaaad")
    assert (lost["winnable"], lost["mean_fewest_draws"]) == (0, None)


def test_a_part_of_little_may_be_empty(cli: Cli, tmp_path: Path) -> None:
    empty = cli.good("study", "--rule", "E", "--deals", "1", "--part", "1/2", "--json")
    assert (empty.json["deals"], empty.json["winnable_share"]) == (0, None)
    file = tmp_path / "empty.json"
    file.write_text(empty.out, "utf-8")
    assert study(cli, "--merge", str(file))["deals"] == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Can be won: 1 of 1 deals, 100.000 %"), ("ro", "1 din 1"), ("it", "1 partite su 1")],
)
def test_text_comes_in_three_languages(cli: Cli, language: str, words: str) -> None:
    out = cli.good(
        "study", "--rule", "E", "--deals", "1", "--from", "AAAAAAD", "--lang", language
    ).out
    assert words in out
    assert len(out.splitlines()) == 4


FORM = {
    "rule": "E",
    "deals": 2,
    "winnable": 1,
    "winnable_share": 0.5,
    "ci95": [0.1, 0.9],
    "mean_fewest_draws": 14.0,
    "deals_per_second": 100.0,
    "kernel": "compiled",
}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '"rule"',
        "[" * 100_000,
        "\udcff",
        json.dumps({**FORM, "rule": "X"}),
        json.dumps({**FORM, "deals": "2"}),
        json.dumps({**FORM, "winnable": 3}),
        json.dumps({**FORM, "mean_fewest_draws": "14"}),
        json.dumps({**FORM, "mean_fewest_draws": float("nan")}),
        json.dumps({**FORM, "deals_per_second": []}),
        json.dumps({**FORM, "deals_per_second": float("nan")}),
    ],
)
def test_what_is_no_study_is_not_merged(cli: Cli, tmp_path: Path, text: str) -> None:
    file = tmp_path / "study.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert "holds no study's JSON" in cli.error("study", "--merge", str(file))


def test_only_studies_under_one_rule_are_merged(cli: Cli, tmp_path: Path) -> None:
    files = [tmp_path / "E", tmp_path / "C", tmp_path / "other kernel"]
    forms = [FORM, {**FORM, "rule": "C"}, {**FORM, "kernel": "python"}]
    for file, form in zip(files, forms, strict=True):
        file.write_text(json.dumps(form), "utf-8")
    assert "different rules" in cli.error("study", "--merge", *map(str, files))
    mixed = study(cli, "--merge", str(files[0]), str(files[2]))
    assert (mixed["kernel"], mixed["deals"]) == ("mixed", 4)
    assert mixed["deals_per_second"] == pytest.approx(100.0)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["study"], "--rule and --deals"),
        (["study", "--rule", "E"], "--rule and --deals"),
        (["study", "--rule", "N", "--deals", "5"], "'N'"),
        (["study", "--rule", "E", "--deals", "0"], "'0'"),
        (["study", "--rule", "E", "--deals", "-5"], "--deals"),
        (["study", "--rule", "E", "--deals", "\u0665"], "--deals"),
        (["study", "--rule", "E", "--deals", "9" * 5000], "--deals"),
        (["study", "--rule", "E", "--deals", "5", "--jobs", "0"], "--jobs"),
        (["study", "--rule", "E", "--deals", "5", "--part", "3/2"], "3/2"),
        (["study", "--rule", "E", "--deals", "5", "--part", "0/2"], "0/2"),
        (["study", "--rule", "E", "--deals", "5", "--part", "2"], "'2'"),
        (["study", "--rule", "E", "--deals", "5", "--from", "AAA"], "4 letters too short"),
        (["study", "--merge"], "--merge"),
        (["study", "--merge", "a.json", "--rule", "E"], "--merge goes with no other"),
        (["study", "--merge", "/no/such/file"], "/no/such/file"),
        (["study", "--merge", "/"], "cannot be read"),
    ],
)
def test_bad_input_is_one_line(cli: Cli, arguments: list[str], words: str) -> None:
    assert words in cli.error(*arguments)


def test_off_a_terminal_there_is_no_progress() -> None:
    result = process("study", "--rule", "E", "--deals", "20")
    assert (result.returncode, result.stderr) == (0, b"")


def started(*arguments: str, stderr: int = subprocess.PIPE) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "tripeaks", *arguments],
        stdout=subprocess.PIPE,
        stderr=stderr,
        cwd=ROOT,
        start_new_session=True,
    )


@pytest.mark.skipif(os.name != "posix", reason="how POSIX terminals interrupt")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_gives_what_is_done(jobs: str) -> None:
    with started(*MANY, "--jobs", jobs) as running:
        time.sleep(3)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does, to every process
        out, err = running.communicate(timeout=30)
    assert running.returncode == 0
    form = json.loads(out)
    assert 0 < form["deals"] < 10_000_000
    assert err.decode() == f"Stopped after {form['deals']} of 10000000 deals.\n"


@pytest.mark.skipif(os.name != "posix", reason="how POSIX terminals look")
def test_on_a_terminal_a_long_study_shows_how_far_it_is() -> None:
    terminal, end = pty.openpty()
    with started(*MANY, stderr=end) as running:
        os.close(end)
        seen = b""
        while b"s left" not in seen:
            seen += os.read(terminal, 1000)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=30)
    os.close(terminal)
    assert b"\r[..." in seen
    assert b"of 10,000,000" in seen


@pytest.mark.parametrize(
    "changed",
    [
        {"winnable": 10**17, "deals": 10**17, "mean_fewest_draws": "x"},
        {"winnable": 10**200, "deals": 10**200},
        {"deals": True},
        {"mean_fewest_draws": -5e300},
        {"mean_fewest_draws": None},
        {"deals_per_second": float("inf")},
        {"kernel": "a\nb\x1b[31m"},
    ],
)
def test_figures_that_no_study_has_are_refused(
    cli: Cli, tmp_path: Path, changed: dict[str, object]
) -> None:
    whole = cli.good("study", "--rule", "E", "--deals", "20", "--json").json
    file = tmp_path / "study.json"
    file.write_text(json.dumps(whole | changed))
    assert "holds no study" in cli.error("study", "--merge", str(file))
