"""The package as installed: what the wheel holds, and that resources are found by their name."""

import shutil
import subprocess
import sys
import zipfile
from importlib import metadata, resources
from pathlib import Path

import pytest

import tripeaks

ROOT = Path(__file__).parents[2]
NOT_SOURCE = shutil.ignore_patterns("__pycache__", "*.qm", "*.so", "*.pyd")
TS = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="xx"></TS>'


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of what the package is built from, so that building leaves nothing here."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    for name in ("tripeaks", "resources", "packaging"):
        shutil.copytree(ROOT / name, copy / name, ignore=NOT_SOURCE)
    translations = copy / "resources" / "translations"
    translations.mkdir(exist_ok=True)
    (translations / "extra_xx.ts").write_text(TS, encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def wheel(project: Path) -> set[str]:
    """Build the wheel as pip does; give the names of the files in it."""
    command = "from setuptools import build_meta; build_meta.build_wheel('dist')"
    subprocess.run([sys.executable, "-c", command], cwd=project, check=True, capture_output=True)
    (path,) = project.joinpath("dist").glob("*.whl")
    return set(zipfile.ZipFile(path).namelist())


def files_below(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_wheel_holds_every_module(project: Path, wheel: set[str]) -> None:
    modules = {f"tripeaks/{name}" for name in files_below(project / "tripeaks")}
    assert "tripeaks/py.typed" in modules
    assert {name for name in modules if name.endswith((".py", ".typed"))} <= wheel


def test_wheel_holds_every_resource(project: Path, wheel: set[str]) -> None:
    expected = {f"tripeaks/resources/{name}" for name in files_below(project / "resources")}
    assert expected <= wheel, "name it in pyproject.toml, tool.setuptools.package-data"


def test_wheel_holds_translations_made_by_the_build(wheel: set[str]) -> None:
    assert "tripeaks/resources/translations/extra_xx.qm" in wheel


def test_wheel_holds_nothing_else(wheel: set[str]) -> None:
    tops = {name.split("/")[0] for name in wheel}
    assert tops == {"tripeaks", f"tripeaks-{tripeaks.__version__}.dist-info"}


def test_resources_are_found_by_their_installed_name() -> None:
    found = resources.files("tripeaks.resources")
    assert {path.name for path in found.iterdir()} >= {
        path.name for path in (ROOT / "resources").iterdir()
    }


def test_version_has_one_source() -> None:
    assert metadata.version("tripeaks") == tripeaks.__version__
