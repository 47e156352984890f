"""The layers: imports go downward only, and the lower ones know neither Qt nor the outer world.

The contracts stand in pyproject.toml; here they are checked, and checked to be complete.
"""

import tomllib
from pathlib import Path

from click.testing import CliRunner
from importlinter.cli import lint_imports_command

ROOT = Path(__file__).resolve().parent.parent
QT_FREE = {"tripeaks.cli", "tripeaks.engine", "tripeaks.solver", "tripeaks.storage"}


def test_contracts_hold() -> None:
    result = CliRunner().invoke(
        lint_imports_command, ["--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    )
    assert result.exit_code == 0, result.output


def test_all_that_must_be_free_of_qt_is_under_contract() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    (listed,) = (
        set(contract["source_modules"])
        for contract in contracts
        if "PySide6" in contract.get("forbidden_modules", ())
    )
    there = {
        name
        for name in QT_FREE
        for path in [ROOT.joinpath(*name.split("."))]
        if (path / "__init__.py").is_file() or path.with_suffix(".py").is_file()
    }
    assert there <= listed, "add it to source_modules of the contract in pyproject.toml"
