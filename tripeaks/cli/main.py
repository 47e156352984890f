"""Which command runs, and how it ends.

Exit codes: 0 done, 1 the output could not be written, 2 bad input, a file that cannot be used
included, 130 ended by Ctrl+C. Errors are one line on stderr.
"""

import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TextIO

from tripeaks.cli.deal_command import run_deal
from tripeaks.cli.parser import UsageError, asked_language
from tripeaks.cli.play_command import run_play
from tripeaks.engine.errors import KnownError
from tripeaks.engine.words import LANGUAGES, sentence


def _run_daily(arguments: Sequence[str]) -> None:
    from tripeaks.cli.daily_command import run_daily

    run_daily(arguments)


def _run_solve(arguments: Sequence[str]) -> None:
    from tripeaks.cli.solve_command import run_solve  # the solver loads only where it is used

    run_solve(arguments)


def _run_study(arguments: Sequence[str]) -> None:
    from tripeaks.cli.study_command import run_study

    run_study(arguments)


COMMANDS: Final[dict[str, Callable[[Sequence[str]], None]]] = {
    "deal": run_deal,
    "play": run_play,
    "daily": _run_daily,
    "solve": _run_solve,
    "study": _run_study,
}

_INTERRUPTED: Final = 130
"""What shells expect of a program that Ctrl+C ended."""

USAGE: Final = """\
usage: tripeaks [CODE | tripeaks:CODE]        open the window, with that deal
       tripeaks FILE.tripeaks                 open the window, and play back the saved game
       tripeaks --data-dir DIR [CODE | FILE]  … with its games and settings kept in DIR
       tripeaks deal CODE [options]           show a deal
       tripeaks play CODE|FILE ACTION...      play a deal, or go on with a saved game
       tripeaks daily [DATE] [options]        print the code of a daily deal
       tripeaks solve CODE [options]          tell what a deal allows
       tripeaks study [options]               solve many deals
       tripeaks COMMAND --help                say more about a command
       tripeaks --version                     name the versions of all parts
       tripeaks --smoke-test                  try whether this installation works
"""


def run(arguments: Sequence[str]) -> int:
    """Run the command that `arguments` name and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # None where it was closed before the start
            stream.reconfigure(errors="backslashreplace")
    try:
        with suppress(SystemExit):  # argparse ends so once it has shown its help
            _dispatch(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KnownError as error:
        return _fail(sentence(error, LANGUAGES[asked_language(arguments)]), 2)
    except UsageError as error:
        return _fail(str(error), 2)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _discard(sys.stdout)  # whoever read it has had enough
    except OSError as error:
        _discard(sys.stdout)
        return _fail(f"tripeaks: the output cannot be written: {error.strerror}.", 1)
    return 0


def _discard(stream: TextIO) -> None:
    """Let nothing fail once more when Python flushes a stream at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _dispatch(arguments: Sequence[str]) -> None:
    name, *rest = arguments
    if name in COMMANDS:
        COMMANDS[name](rest)
    elif name in ("-h", "--help"):
        print(USAGE, end="")
    elif name in ("-V", "--version"):
        from tripeaks.versions import version_line  # knows the solver's kernel: loads it

        print(version_line())
    else:
        raise UsageError(f"tripeaks: there is no option {name}; see tripeaks --help.")


def _fail(text: str, exit_code: int) -> int:
    if sys.stderr is not None:
        try:
            print(_one_line(text), file=sys.stderr, flush=True)
        except OSError:
            _discard(sys.stderr)
    return exit_code


def _one_line(text: str) -> str:
    """Return `text` as one line; what could move a terminal's cursor is spelled out."""
    return "".join(
        char if char.isprintable() else ascii(char)[1:-1] for char in " ".join(text.split())
    )
