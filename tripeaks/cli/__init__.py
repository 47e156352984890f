"""The command line: deals and games as text or JSON, with no display and no Qt."""

from tripeaks.cli.main import COMMANDS, run
from tripeaks.cli.parser import UsageError
from tripeaks.cli.window_arguments import DATA_DIR, split_data_dir

__all__ = ["COMMANDS", "DATA_DIR", "UsageError", "run", "split_data_dir"]
