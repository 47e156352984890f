"""Which command runs, and how it ends.

Exit codes: 0 done, 1 a file could not be written, 2 bad input. Errors are one line on stderr.
"""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from tripeaks import __version__
from tripeaks.cli.deal_command import run_deal
from tripeaks.cli.parser import UsageError
from tripeaks.cli.play_command import run_play
from tripeaks.engine.errors import KnownError
from tripeaks.engine.words import LANGUAGES, sentence

COMMANDS: Final[dict[str, Callable[[Sequence[str]], None]]] = {
    "deal": run_deal,
    "play": run_play,
}

USAGE: Final = """\
usage: tripeaks [CODE | tripeaks:CODE]        open the window, with that deal
       tripeaks deal CODE [options]           show a deal
       tripeaks play CODE|FILE ACTION...      play a deal, or go on with a saved game
       tripeaks COMMAND --help                say more about a command
       tripeaks --version
"""


def run(arguments: Sequence[str]) -> int:
    """Run the command that `arguments` name and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        _dispatch(arguments)
        sys.stdout.flush()
    except KnownError as error:
        return _fail(sentence(error, LANGUAGES["en"]), error)
    except UsageError as error:
        return _fail(str(error), error)
    except BrokenPipeError:
        # Whoever read the output has had enough; Python must not try to flush it once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _dispatch(arguments: Sequence[str]) -> None:
    name, *rest = arguments
    if name in COMMANDS:
        COMMANDS[name](rest)
    elif name in ("-h", "--help"):
        print(USAGE, end="")
    elif name in ("-V", "--version"):
        print(f"tripeaks {__version__}")
    else:
        raise UsageError(f"tripeaks: there is no option {name}; see tripeaks --help.")


def _fail(text: str, error: Exception) -> int:
    print(" ".join(text.split()), file=sys.stderr)
    return getattr(error, "exit_code", 2)
