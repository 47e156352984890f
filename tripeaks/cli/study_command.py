"""``tripeaks study``: how many of many deals can be won, and with how few draws on average."""

import json
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from math import inf
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from tripeaks.cli.json_form import Json
from tripeaks.cli.parser import Parser, UsageError
from tripeaks.cli.progress import Progress
from tripeaks.engine.codes import parse_code
from tripeaks.engine.errors import FileError, Problem
from tripeaks.engine.rules import CLASSIC, EASY, Rules
from tripeaks.engine.words import LANGUAGES, Words
from tripeaks.solver.kernel import IS_COMPILED, KERNEL_NAME
from tripeaks.solver.study import Tally, part_of, pieces, study_deals, wilson_interval

_RULES: Final = {"E": EASY, "C": CLASSIC}
_AT_ONCE: Final = 250 if IS_COMPILED else 5
_KERNELS: Final = ("compiled", "python", "mixed")
_MOST_DRAWS: Final = 26
_MOST_BYTES: Final = 100_000
_IN_FLIGHT: Final = 100
"""How many pieces of work each process is given ahead."""


class Study(NamedTuple):
    """A study under one rule, as far as it came."""

    rule: str
    tally: Tally
    seconds: float
    kernel: str


def run_study(arguments: Sequence[str]) -> None:
    """Study deals, or add up studies made before."""
    parser = Parser("study", "Solve many deals, or add up studies made before.")
    parser.add_argument("--rule", choices=_RULES, help="E Easy, C Classic")
    parser.add_argument("--deals", metavar="N", type=_count, help="how many deals")
    parser.add_argument(
        "--from", dest="first", metavar="AAAAAAA", help="the seven letters of the first deal"
    )
    parser.add_argument(
        "--jobs", metavar="J", type=_count, help="how many processes, 1 if not said"
    )
    parser.add_argument("--part", metavar="i/n", type=_part, help="do only the i-th of n parts")
    parser.add_argument("--merge", metavar="FILE", nargs="+", help="add up the JSON of studies")
    options = parser.parse_args(arguments)
    given = (options.rule, options.deals, options.first, options.jobs, options.part)
    if options.merge is not None:
        if any(option is not None for option in given):
            parser.error("--merge goes with no other option of a study")
        study = merged([read_study(Path(name)) for name in options.merge])
    else:
        if options.rule is None or options.deals is None:
            parser.error("--rule and --deals are required, or --merge")
        first = 0
        if options.first is not None:
            first = parse_code(f"TP1-{options.rule}-{options.first}").number
        numbers = range(first, first + options.deals)
        mine = part_of(numbers, *(options.part or (1, 1)))
        study = _make(options.rule, mine, options.jobs or 1, LANGUAGES[options.lang])
    print(json.dumps(_form(study)) if options.json else _text(study, LANGUAGES[options.lang]))


def _count(text: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]{0,17}", text, re.ASCII):
        raise ValueError
    return int(text)


_count.__name__ = "number"  # argparse names it: invalid number value


def _part(text: str) -> tuple[int, int]:
    part, _, parts = text.partition("/")
    if _count(part) > _count(parts):
        raise ValueError
    return (int(part), int(parts))


_part.__name__ = "part"


def _make(rule: str, numbers: range, jobs: int, words: Words) -> Study:
    """Study deals; Ctrl+C ends it with what is done."""
    rules, tally, progress = _RULES[rule], Tally(), Progress(len(numbers))
    start = perf_counter()
    work = pieces(numbers, _AT_ONCE)
    try:
        for piece in _tallies(rules, work, jobs):
            tally += piece
            progress.show(tally.deals)
        progress.clear()
    except KeyboardInterrupt:
        progress.clear()
        if sys.stderr is not None:
            said = words.solver.stopped.format(n=tally.deals, deals=len(numbers))
            print(said, file=sys.stderr)
    return Study(rule, tally, perf_counter() - start, KERNEL_NAME)


def _tallies(rules: Rules, work: Iterator[range], jobs: int) -> Iterator[Tally]:
    """Yield the tally of each piece of work, in order."""
    study = partial(study_deals, rules)
    if jobs == 1:
        yield from map(study, work)
        return
    # Ctrl+C reaches every process of a terminal: only this one is to hear it.
    with Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        while ahead := list(islice(work, _IN_FLIGHT * jobs)):
            yield from pool.imap(study, ahead)


def read_study(path: Path) -> Study:
    """Return the study whose JSON a file holds."""
    try:
        with path.open("rb") as file:
            form = json.loads(file.read(_MOST_BYTES))
        deals, rate = form["deals"], form["deals_per_second"]
        winnable, mean = form["winnable"], form["mean_fewest_draws"]
        if form["rule"] not in _RULES or form["kernel"] not in _KERNELS:
            raise ValueError
        if type(deals) is not int or type(winnable) is not int:
            raise ValueError
        if not (0 <= winnable <= deals <= 10**18 and 0 <= rate < inf):
            raise ValueError
        if (mean is None) != (winnable == 0) or not 0 <= (mean or 0.0) <= _MOST_DRAWS:
            raise ValueError
        # A mean of whole numbers times their count is their sum, but for rounding.
        tally = Tally(deals, winnable, round((mean or 0.0) * winnable))
        return Study(form["rule"], tally, deals / rate if rate else 0.0, form["kernel"])
    except FileNotFoundError as error:
        raise FileError(Problem.FILE_MISSING, str(path)) from error
    except PermissionError as error:
        raise FileError(Problem.FILE_FORBIDDEN, str(path)) from error
    except OSError as error:
        raise FileError(Problem.FILE_UNREADABLE, str(path)) from error
    except (ValueError, TypeError, KeyError, ArithmeticError, RecursionError) as error:
        raise UsageError(f"tripeaks study: {path} holds no study's JSON.") from error


def merged(studies: Sequence[Study]) -> Study:
    """Return studies under one rule as one, as if made one after another."""
    rules = {study.rule for study in studies}
    if len(rules) > 1:
        raise UsageError("tripeaks study: these studies are under different rules.")
    kernels = {study.kernel for study in studies}
    return Study(
        rules.pop(),
        sum((study.tally for study in studies), Tally()),
        sum(study.seconds for study in studies),
        kernels.pop() if len(kernels) == 1 else "mixed",
    )


def _speed(study: Study) -> float:
    return study.tally.deals / study.seconds if study.seconds else 0.0


def _form(study: Study) -> Json:
    tally = study.tally
    return {
        "rule": study.rule,
        "deals": tally.deals,
        "winnable": tally.winnable,
        "winnable_share": tally.winnable_share,
        "ci95": list(wilson_interval(tally.winnable, tally.deals)),
        "mean_fewest_draws": tally.mean_fewest_draws,
        "deals_per_second": _speed(study),
        "kernel": study.kernel,
    }


def _text(study: Study, words: Words) -> str:
    tally, says = study.tally, words.solver
    low, high = wilson_interval(tally.winnable, tally.deals)
    lines = [
        says.winnable_deals.format(
            n=tally.winnable, deals=tally.deals, share=f"{100 * (tally.winnable_share or 0):.3f}"
        ),
        says.interval.format(low=f"{100 * low:.3f}", high=f"{100 * high:.3f}"),
    ]
    if tally.mean_fewest_draws is not None:
        lines.append(says.mean_fewest_draws.format(n=f"{tally.mean_fewest_draws:.2f}"))
    lines.append(says.speed.format(n=f"{_speed(study):.0f}", kernel=study.kernel))
    return "\n".join(lines)
