"""The entry point: a command of the command line, or the window."""

import sys
from typing import Final

from tripeaks.cli import COMMANDS, DATA_DIR, UsageError, run, split_data_dir

_USAGE: Final = 2
"""The exit code for arguments that make no sense."""
_SMOKE_TEST: Final = "--smoke-test"


def main() -> int:
    """Run ``tripeaks ARGUMENT…``: a known command without a window, anything else with one."""
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if arguments == [_SMOKE_TEST]:
        from tripeaks.smoke_test import run_smoke_test

        return run_smoke_test()
    if first in COMMANDS or (first.startswith("-") and first.partition("=")[0] != DATA_DIR):
        return run(arguments)
    try:
        data_dir, words = split_data_dir(arguments)
    except UsageError as error:
        print(error, file=sys.stderr)
        return _USAGE
    from tripeaks.app import run_window  # Qt loads only where there is to be a window

    return run_window(words, data_dir)


if __name__ == "__main__":
    sys.exit(main())
