"""packaging/build_translations.py: .qm files made from .ts files, those that are out of date."""

import os
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

SCRIPT = Path(__file__).parents[2] / "packaging" / "build_translations.py"
TS = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS>
<TS version="2.1" language="ro_RO"><context><name>Table</name><message>
<source>Undo</source><translation>Anulare</translation></message></context></TS>
"""


@pytest.fixture
def build() -> Callable[[Path], list[Path]]:
    function: Callable[[Path], list[Path]] = runpy.run_path(str(SCRIPT))["build"]
    return function


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "tripeaks_ro.ts"
    path.write_text(TS, encoding="utf-8")
    return path


def test_makes_what_qt_reads(build: Callable[[Path], list[Path]], source: Path) -> None:
    made = build(source.parent)
    assert made == [source.with_suffix(".qm")]
    translator = QTranslator()
    assert translator.load(str(made[0]))
    assert translator.translate("Table", "Undo") == "Anulare"
    assert {path.suffix for path in source.parent.iterdir()} == {".ts", ".qm"}


def test_makes_only_what_is_out_of_date(build: Callable[[Path], list[Path]], source: Path) -> None:
    build(source.parent)
    assert build(source.parent) == []
    later = source.with_suffix(".qm").stat().st_mtime_ns + 1
    os.utime(source, ns=(later, later))
    assert build(source.parent) == [source.with_suffix(".qm")]


def test_nothing_to_do_without_sources(build: Callable[[Path], list[Path]], tmp_path: Path) -> None:
    assert build(tmp_path / "absent") == []
