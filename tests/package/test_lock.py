"""The lock files: they answer pyproject.toml, in full, and say nothing of where they were made."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RUN = PROJECT["dependencies"]
TEST = [*RUN, *PROJECT["optional-dependencies"]["test"]]


def locked(text: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("name", "wanted"), [("requirements.lock", RUN), ("requirements-test.lock", TEST)]
)
def test_lock_answers_the_project(name: str, wanted: list[str]) -> None:
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    versions = locked(text)
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(versions[requirement.name.lower()])
    assert {"setuptools", "cython"} <= versions.keys()
    assert "://" not in text


def test_play_and_test_run_the_same_releases() -> None:
    run, test = (
        locked((ROOT / "packaging" / name).read_text(encoding="utf-8"))
        for name in ("requirements.lock", "requirements-test.lock")
    )
    assert run.items() <= test.items()
