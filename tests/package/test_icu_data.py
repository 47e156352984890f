"""packaging/frozen/icu_data.py: less data in ICU's library, the rest as it was."""

import ctypes
import shutil
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HEADER = struct.pack("<HBBHHBBBB4s", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0, b"CmnD") + bytes(16)


@pytest.fixture
def icu(packaging_module: Callable[[str], ModuleType]) -> Any:
    return packaging_module("frozen.icu_data")


@pytest.mark.parametrize(
    ("name", "is_kept"),
    [
        ("root.res", True),
        ("ro.res", True),
        ("ro_MD.res", True),
        ("de.res", False),
        ("zh_Hant_TW.res", False),
        ("pool.res", True),
        ("zoneinfo64.res", True),
        ("supplementalData.res", True),
        ("coll/ucadata.icu", True),
        ("coll/it.res", True),
        ("coll/ja.res", False),
        ("zone/root.res", True),
        ("zone/fr.res", False),
        ("curr/root.res", True),
        ("curr/ro.res", False),
        ("brkitr/cjdict.dict", False),
        ("translit/root.res", False),
        ("gb18030.cnv", False),
        ("macos-0_2-10.2.cnv", False),
        ("unames.icu", False),
        ("nfkc.nrm", True),
    ],
)
def test_what_is_kept(icu: Any, name: str, is_kept: bool) -> None:
    assert icu.is_kept(f"icudt73l/{name}") is is_kept


def test_packing_and_reading_are_inverse(icu: Any) -> None:
    items = {"icudt73l/b.res": b"two" * 30, "icudt73l/a.res": b"one", "icudt73l/c.res": b""}
    header, found = icu.items_of(b"\x7fELF of any kind" + icu.packed(HEADER, items))
    assert header == HEADER
    assert list(found) == sorted(items)
    for name, item in items.items():
        assert found[name].rstrip(b"\0") == item


def test_no_icu_data_is_said(icu: Any) -> None:
    with pytest.raises(ValueError, match="no ICU data"):
        icu.items_of(b"\x7fELF")


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs a compiler on Linux"
)
def test_makes_a_library_that_holds_what_is_kept(icu: Any, tmp_path: Path) -> None:
    items = {f"icudt73l/{name}": name.encode() * 9 for name in ("coll/ro.res", "de.res", "zz.res")}
    source = tmp_path / "libicudata.so.73"
    source.write_bytes(icu.packed(HEADER, items))
    made = [tmp_path / name for name in ("one.so", "two.so")]
    for target in made:
        icu.make_smaller(source, target)
    assert made[0].read_bytes() == made[1].read_bytes(), "the same every time"
    ctypes.c_char.in_dll(ctypes.CDLL(str(made[0])), "icudt73_dat")
    _, found = icu.items_of(made[0].read_bytes())
    assert list(found) == ["icudt73l/coll/ro.res"]
    assert found["icudt73l/coll/ro.res"].startswith(b"coll/ro.res" * 9)
