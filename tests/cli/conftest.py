"""The command line as a fixture."""

import pytest

from tests.cli.command import Cli


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    return Cli(capsys)
