"""The frozen program by its names: what goes in, what stays out, on platforms not at hand too."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tripeaks import __version__
from tripeaks.ui.components import components, licence_text

ROOT = Path(__file__).parents[2]
PLATFORMS = ("linux", "win32", "darwin")
WHEELS = json.loads((ROOT / "tests" / "data" / "qt-wheels.json").read_text(encoding="utf-8"))


@pytest.fixture
def contents(packaging_module: Callable[[str], ModuleType]) -> Any:
    return packaging_module("frozen.contents")


def imported_modules(folder: Path) -> set[str]:
    """Return what the modules in `folder` import, wherever they do it."""
    names = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def imported_late() -> set[str]:
    """Return the modules of Python's own that ours import, within functions too."""
    names = set()
    for path in (ROOT / "tripeaks").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
            elif isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
    return {name for name in names if name.partition(".")[0] in sys.stdlib_module_names}


def test_the_list_of_wheels_is_of_the_release_in_use() -> None:
    lock = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    assert f"\npyside6-essentials=={WHEELS['release']} " in lock, "run packaging/list_wheels.py"


@pytest.mark.parametrize("platform", PLATFORMS)
def test_every_name_that_is_wanted_of_qt_is_in_its_wheel(contents: Any, platform: str) -> None:
    assert contents.missing(set(WHEELS[platform]), platform) == []
    assert contents.missing(set(), platform) != []


@pytest.mark.parametrize("platform", PLATFORMS)
def test_of_qt_only_what_is_wanted_goes_in(contents: Any, platform: str) -> None:
    kept = {name for name in WHEELS[platform] if contents.belongs(name, platform)}
    kinds = ("plugins/", "translations/", "Qt/lib/", "PySide6/Qt6")
    ours = {name for name in kept if any(kind in name for kind in kinds)}
    wanted = contents.QT_PLUGINS[platform] | contents.QT_LIBRARIES[platform]
    assert len([name for name in ours if "libicu" not in name]) == len(wanted) + 1
    assert not [name for name in kept if "opengl32sw" in name]
    assert [name for name in kept if "qtbase_" in name] == [
        name for name in WHEELS[platform] if name.endswith("/qtbase_it.qm")
    ]


@pytest.mark.parametrize(
    ("name", "platform", "expected"),
    [
        ("libQt6Core.so.6", "linux", True),
        ("libQt6Network.so.6", "linux", False),
        ("libgtk-3.so.0", "linux", False),
        ("libglib-2.0.so.0", "linux", False),
        ("libxcb-cursor.so.0", "linux", True),
        ("libpython3.13.so.1.0", "linux", True),
        ("_miniaudio.abi3.so", "linux", True),
        ("python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so", "linux", True),
        ("tripeaks/resources/cards/faces/AS.svg", "linux", True),
        ("tripeaks/resources/translations/tripeaks_ro.qm", "linux", True),
        ("tripeaks/resources/translations/tripeaks_ro.ts", "linux", False),
        ("PySide6\\Qt6Gui.dll", "win32", True),
        ("PySide6\\Qt6Qml.dll", "win32", False),
        ("PySide6\\opengl32sw.dll", "win32", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "win32", True),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", "win32", False),
        ("VCRUNTIME140.dll", "win32", True),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "darwin", True),
        ("PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", "darwin", False),
        ("PySide6/Qt/lib/QtNetwork.framework/Versions/Current", "darwin", False),
        ("QtNetwork", "darwin", False),
        ("QtGui", "darwin", True),
    ],
)
def test_single_names(contents: Any, name: str, platform: str, expected: bool) -> None:
    assert contents.belongs(name, platform) is expected


def test_nothing_that_is_left_out_is_used(contents: Any) -> None:
    used = imported_modules(ROOT / "tripeaks")
    assert "PySide6.QtWidgets" in used
    tops = {name.partition(".")[0] for name in used}
    assert (used | tops) & contents.EXCLUDED_MODULES.keys() == set()
    assert all(contents.EXCLUDED_MODULES.values()), "each with its reason"


def test_nothing_that_is_used_needs_what_is_left_out(contents: Any) -> None:
    """What ours import of Python may import more in turn: try ours without what is left out."""
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / "tripeaks").rglob("*.py"))
        if path.stem != "__main__"
    ]
    script = (
        "import importlib, sys\n"
        f"for name in {sorted(contents.EXCLUDED_MODULES)}: sys.modules[name] = None\n"
        f"for name in {modules}: importlib.import_module(name)\n"
        f"for name in {sorted(imported_late())}: importlib.import_module(name)\n"
        "import importlib.metadata\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)


def test_the_spec_is_python_and_names_what_there_is() -> None:
    text = (ROOT / "packaging" / "tripeaks.spec").read_text(encoding="utf-8")
    compile(text, "tripeaks.spec", "exec")
    for name in re.findall(r'"(tripeaks\.(?:ico|icns))"', text):
        assert (ROOT / "resources" / "icons" / name).is_file()
    for module in re.findall(r"from (frozen\.\w+) import", text):
        assert (ROOT / "packaging" / (module.replace(".", "/") + ".py")).is_file()


def test_windows_is_told_the_version(
    packaging_module: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    windows: Any = packaging_module("frozen.windows")
    assert windows.numbers_of("1.2") == (1, 2, 0, 0)
    assert windows.numbers_of("1.2.3rc4") == (1, 2, 3, 0)
    text = windows.version_info(__version__, tmp_path / "info.txt").read_text(encoding="utf-8")
    assert f"'ProductVersion', '{__version__}'" in text
    ast.parse(text)


def test_macos_is_told_of_links_and_files(packaging_module: Callable[[str], ModuleType]) -> None:
    plist = packaging_module("frozen.macos").info_plist("1.2.3")
    assert plist["CFBundleShortVersionString"] == "1.2.3"
    assert plist["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["tripeaks"]
    (declared,) = plist["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["tripeaks"]
    assert plist["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]


def test_every_licence_has_its_text() -> None:
    named = {text for part in components() for text in part.texts}
    there = {path.name for path in (ROOT / "resources" / "licences").iterdir()}
    assert named == there - {"components.toml"}
    assert licence_text("TriPeaks.txt") == (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Version 3, 29 June 2007" in licence_text("LGPL-3.0.txt")


def test_every_part_that_is_locked_has_a_licence() -> None:
    lock = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    packages = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))
    tools = {"setuptools", "cython", "pycparser"}
    listed = " ".join(part.name.lower() for part in components())
    for package in packages - tools:
        assert package.removesuffix("-essentials") in listed


def test_components_file_is_complete() -> None:
    for item in tomllib.loads(licence_text("components.toml"))["component"]:
        assert {"name", "licence", "holder", "texts", "files"} <= item.keys()
