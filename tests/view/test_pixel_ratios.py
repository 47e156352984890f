"""The table's clicks and pictures at the pixel ratios of real screens.

The ratio belongs to the whole program, so the tests of the table run once more in others.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CHOSEN = "every_card or corner or between or whole_fan or resize or sharp or where_the_cards_lie"


@pytest.mark.parametrize("ratio", ["1.25", "1.5", "2", "3"])
def test_the_table_at_another_pixel_ratio(ratio: str) -> None:
    files = ("test_table_view.py", "test_table_motion.py", "test_place_buttons.py")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", CHOSEN),
            *(str(HERE / file) for file in files),
        ],
        env=os.environ | {"QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"},
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout
