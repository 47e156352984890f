"""What the tests of the translations share."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session", autouse=True)
def _translations() -> None:
    """See to it that the translations are made, however the tests were started."""
    runpy.run_path(str(ROOT / "packaging" / "build_translations.py"))["build"]()
