"""What the tests of packages share: the modules that lie in packaging/."""

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def packaging_module(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Give a function that imports a module of packaging/ by its name there."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return importlib.import_module
