"""The package as installed: what the wheel holds, and that resources are found by their name."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib import metadata, resources
from pathlib import Path

import pytest

import tripeaks
from tripeaks.solver.kernel import IS_COMPILED

ROOT = Path(__file__).parents[2]
NOT_SOURCE = shutil.ignore_patterns("__pycache__", "*.qm", "*.so", "*.pyd", "_kernel.c")
NOT_BUILT = shutil.ignore_patterns("build", "dist", "*.so", "*.pyd")
KERNEL = "tripeaks/solver/_kernel."
TS = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="xx"></TS>'


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of what the package is built from, so that building leaves nothing here."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    for name in ("tripeaks", "resources", "packaging"):
        shutil.copytree(ROOT / name, copy / name, ignore=NOT_SOURCE)
    translations = copy / "resources" / "translations"
    translations.mkdir(exist_ok=True)
    (translations / "extra_xx.ts").write_text(TS, encoding="utf-8")
    return copy


def build(project: Path, kind: str, folder: str, compiler: str | None = None) -> Path:
    """Build as pip does; return the one file made."""
    command = f"from setuptools import build_meta; build_meta.build_{kind}({folder!r})"
    environment = {**os.environ, **({} if compiler is None else {"CC": compiler})}
    subprocess.run(
        [sys.executable, "-c", command],
        cwd=project,
        check=True,
        capture_output=True,
        env=environment,
    )
    (path,) = project.joinpath(folder).iterdir()
    return path


@pytest.fixture(scope="module")
def wheel(project: Path) -> set[str]:
    """Give the names of the files in the wheel."""
    return set(zipfile.ZipFile(build(project, "wheel", "dist")).namelist())


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


@pytest.mark.skipif(not IS_COMPILED, reason="only where there is a compiler")
def test_wheel_holds_the_compiled_kernel_and_no_source_of_it(wheel: set[str]) -> None:
    kernels = {name for name in wheel if name.startswith(KERNEL)}
    assert len(kernels) == 2
    assert f"{KERNEL}pyi" in kernels
    assert {name.rpartition(".")[2] for name in kernels} & {"so", "pyd"}


def test_wheel_is_made_without_a_compiler_too(project: Path) -> None:
    copy = shutil.copytree(project, project.with_name("without"), ignore=NOT_BUILT)
    names = zipfile.ZipFile(build(copy, "wheel", "dist", compiler=os.devnull)).namelist()
    assert {name for name in names if name.startswith(KERNEL)} == {f"{KERNEL}pyi"}


def test_source_archive_holds_what_the_build_needs(project: Path) -> None:
    archive = tarfile.open(build(project, "sdist", "sources"))  # noqa: SIM115
    names = {name.partition("/")[2] for name in archive.getnames()}
    sources = files_below(project / "tripeaks" / "solver" / "compiled")
    assert "lanes.h" in sources
    assert names >= {
        "pyproject.toml",
        f"{KERNEL}pyx",
        f"{KERNEL}pyi",
        *(f"tripeaks/solver/compiled/{name}" for name in sources),
        "packaging/build_hooks.py",
        "packaging/build_translations.py",
    }
    assert f"{KERNEL}c" not in names


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
