"""``--smoke-test``: it passes here, and notices what would spoil a game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BREAK = """
import sys
from importlib import resources
from pathlib import Path
from tripeaks import smoke_test
from tripeaks.view.table_view import TableView
from PySide6.QtGui import QPixmap
def blank(view, area):
    picture = QPixmap(area.size())
    picture.fill("green")
    return picture
{breakage}
sys.exit(smoke_test.run_smoke_test())
"""


def run(*command: str, home: Path) -> "subprocess.CompletedProcess[str]":
    """Run Python with `command`, as a user without a display and with an empty home."""
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    environment |= {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
    return subprocess.run(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_says_ok_and_leaves_nothing_behind(tmp_path: Path) -> None:
    done = run("-m", "tripeaks", "--smoke-test", home=tmp_path)
    assert (done.stdout, done.returncode) == ("ok\n", 0)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("breakage", "fault"),
    [
        ("TableView.mousePressEvent = lambda view, event: None", "the clicks played ()"),
        ("resources.files = lambda name: Path('/nowhere')", "there is no translation"),
        ("TableView.grab = blank", "the cards are not drawn"),
        ("smoke_test.save_game = lambda game, path: None", "does not exist"),
        ("smoke_test.Journal.append = lambda journal, entry: None", "the game was not kept"),
    ],
)
def test_says_in_one_line_what_does_not_work(tmp_path: Path, breakage: str, fault: str) -> None:
    done = run("-c", BREAK.format(breakage=breakage), home=tmp_path)
    assert done.returncode == 1
    assert done.stdout.count("\n") == 1
    assert fault in done.stdout
