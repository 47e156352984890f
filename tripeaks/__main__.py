"""The entry point: a command of the command line, or the window."""

import sys

from tripeaks.cli import COMMANDS


def main() -> int:
    """Run ``tripeaks ARGUMENT…``: a known command without a window, anything else with one."""
    arguments = sys.argv[1:]
    if arguments and (arguments[0] in COMMANDS or arguments[0].startswith("-")):
        from tripeaks.cli import run

        return run(arguments)
    from tripeaks.app import run_window

    return run_window(arguments)


if __name__ == "__main__":
    sys.exit(main())
