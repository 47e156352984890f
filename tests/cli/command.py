"""Runs the command line, within the test or as a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from tripeaks.cli import run

ROOT: Final = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Cli:
    """The command line within the test."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Result:
        try:
            code = run(arguments)
        except SystemExit as end:  # how argparse ends after --help
            code = int(end.code or 0)
        captured = self.capsys.readouterr()
        return Result(code, captured.out, captured.err)

    def good(self, *arguments: str) -> Result:
        """Run a command that must succeed and have nothing to complain of."""
        result = self(*arguments)
        assert (result.code, result.err) == (0, "")
        return result

    def error(self, *arguments: str) -> str:
        """Run a command that is bad input: one line, code 2, no output. Return the line."""
        result = self(*arguments)
        assert (result.code, result.out) == (2, "")
        assert result.err.count("\n") == 1
        assert result.err.endswith(".\n")
        return result.err.rstrip("\n")


def process(
    *arguments: str | bytes,
    environment: Mapping[str, str] | None = None,
    stdout: int | None = subprocess.PIPE,
    python: tuple[str, ...] = (),
    cwd: Path = ROOT,
) -> "subprocess.CompletedProcess[bytes]":
    """Run ``python -m tripeaks`` without a display."""
    kept = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    return subprocess.run(
        [sys.executable, *python, "-m", "tripeaks", *arguments],
        env={**kept, "PYTHONPATH": str(ROOT), **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        cwd=cwd,
        timeout=60,
        check=False,
    )
