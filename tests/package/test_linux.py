"""Packages for Linux: what desktops read says what the program is, in all its languages."""

import configparser
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tripeaks import __version__
from tripeaks.cli.main import COMMANDS, USAGE
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.record import write_record
from tripeaks.engine.words import LANGUAGES
from tripeaks.ui.components import components

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
SCRIPTS = ["packaging/build", "packaging/linux/install.sh", "packaging/linux/uninstall.sh"]


@pytest.fixture
def files(packaging_module: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    return packaging_module("linux.files")


@pytest.fixture
def entry() -> dict[str, str]:
    parser = configparser.RawConfigParser(delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / "tripeaks.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"there is no {tool}")


def test_desktop_entry_belongs_to_the_windows_of_the_program(entry: dict[str, str]) -> None:
    app = (ROOT / "tripeaks" / "app.py").read_text(encoding="utf-8")
    assert 'setDesktopFileName("tripeaks")' in app
    assert entry["StartupWMClass"] == "tripeaks"
    assert (entry["Name"], entry["Exec"], entry["Icon"]) == ("TriPeaks", "tripeaks %u", "tripeaks")


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_desktop_entry_speaks_every_language(entry: dict[str, str], key: str) -> None:
    texts = [entry[key], *(entry[f"{key}[{code}]"] for code in LANGUAGES if code != "en")]
    assert len(set(texts)) == len(LANGUAGES)


def test_links_and_files_lead_to_the_program(entry: dict[str, str]) -> None:
    types = entry["MimeType"].split(";")
    assert set(types) == {"application/x-tripeaks", "x-scheme-handler/tripeaks", ""}
    (declared,) = ET.parse(LINUX / "tripeaks.mime.xml").getroot()
    assert declared.get("type") in types
    (glob,) = declared.iter(f"{MIME}glob")
    assert glob.get("pattern") == "*.tripeaks"
    comments = {comment.get(LANGUAGE, "en") for comment in declared.iter(f"{MIME}comment")}
    assert comments == set(LANGUAGES)
    (match,) = declared.iter(f"{MIME}match")
    start = match.get("value")
    assert start is not None
    assert write_record(Game(parse_code("TP1-E-AAAAAAB"))).startswith(start)


def test_metainfo_says_the_same_as_the_desktop_entry(files: Any, entry: dict[str, str]) -> None:
    root = ET.fromstring(files.metainfo(""))
    summaries = {item.get(LANGUAGE, "en"): item.text for item in root.findall("summary")}
    assert summaries == {
        code: entry["Comment" if code == "en" else f"Comment[{code}]"] for code in LANGUAGES
    }
    assert {item.text for item in root.iter("mediatype")} | {""} == set(
        entry["MimeType"].split(";")
    )
    assert [item.text for item in root.iter("lang")] == sorted(LANGUAGES)
    (release,) = root.iter("release")
    assert release.attrib == {"version": __version__, "date": "2026-09-21"}


def test_metainfo_of_every_language_has_as_many_words(files: Any) -> None:
    root = ET.fromstring(files.metainfo(""))
    texts = [*root.iter("p"), *root.iter("li")]
    counts = {code: sum(text.get(LANGUAGE, "en") == code for text in texts) for code in LANGUAGES}
    assert len(set(counts.values())) == 1


def test_metainfo_names_no_address_that_nobody_gave(files: Any) -> None:
    assert "screenshot" not in files.metainfo("")
    assert "invalid.tripeaks.TriPeaks" in files.metainfo("")
    text = files.metainfo("https://github.com/some-one/game")
    root = ET.fromstring(text)
    assert root.findtext("id") == "io.github.some_one.game.TriPeaks"
    images = [item.text or "" for item in root.iter("image")]
    assert len(images) == 3
    for image in images:
        start, _, name = image.rpartition("/")
        assert start == f"https://github.com/some-one/game/raw/v{__version__}/docs"
        assert (ROOT / "docs" / name).is_file()


@needs("appstreamcli")
@pytest.mark.parametrize("pages", ["", "https://github.com/some-one/game"])
def test_metainfo_is_valid(files: Any, tmp_path: Path, pages: str) -> None:
    path = tmp_path / "tripeaks.metainfo.xml"
    path.write_text(files.metainfo(pages), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(path)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stdout.decode()


@needs("desktop-file-validate")
def test_desktop_entry_is_valid() -> None:
    command = ["desktop-file-validate", str(LINUX / "tripeaks.desktop")]
    assert subprocess.run(command, capture_output=True, check=True).stdout == b""


def test_the_manual_knows_every_command_and_option() -> None:
    page = (LINUX / "tripeaks.6").read_text(encoding="utf-8").replace("\\-", "-")
    for command in COMMANDS:
        assert re.search(rf"^\.B {command}$", page, re.MULTILINE)
    for option in re.findall(r"--[a-z-]+", USAGE):
        assert option in page


def test_desktop_files_lie_where_desktops_look(files: Any, tmp_path: Path) -> None:
    files.put_desktop_files(tmp_path)
    names = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")}
    assert names >= {
        "applications/tripeaks.desktop",
        "metainfo/tripeaks.metainfo.xml",
        "mime/packages/tripeaks.xml",
        "man/man6/tripeaks.6.gz",
        "icons/hicolor/scalable/apps/tripeaks.svg",
        *(f"icons/hicolor/{size}x{size}/apps/tripeaks.png" for size in (16, 48, 128, 512)),
    }
    assert "@" not in (tmp_path / "metainfo/tripeaks.metainfo.xml").read_text(encoding="utf-8")


def test_copyright_names_every_part_on_linux(
    packaging_module: Callable[[str], ModuleType],
) -> None:
    text = packaging_module("linux.copyright").copyright_text()
    for part in components():
        assert f"Comment: {part.name}, {part.licence}." in text
    assert ".dll" not in text.partition("License: LGPL")[0]
    assert "/usr/share/common-licenses/LGPL-3" in text
    paragraphs = text.split("\n\n")
    for paragraph in paragraphs[1:]:
        assert re.match(r"Files: .+\nCopyright: .+\nLicense: \S+\n( .+\n)+Comment: ", paragraph)


def test_versions_sort_as_debian_sorts_them(
    files: Any, packaging_module: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    deb: Any = packaging_module("linux.deb")
    for version, expected in (("1.2.0", "1.2.0-1"), ("1.2.0rc1", "1.2.0~rc1-1")):
        monkeypatch.setattr(deb, "__version__", version)
        assert deb.version() == expected


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_are_posix_shell(name: str) -> None:
    subprocess.run(["sh", "-n", str(ROOT / name)], check=True)


@pytest.fixture
def unpacked(files: Any, tmp_path: Path) -> Path:
    """Give the unpacked archive, with a stand-in for the program."""
    folder = tmp_path / "a folder" / "tripeaks"
    program = folder / "lib" / "tripeaks"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\n[ "$1" != --smoke-test ] || exec echo ok\n', encoding="utf-8")
    program.chmod(0o755)
    files.put_desktop_files(folder / "share")
    for name in ("install.sh", "uninstall.sh"):
        shutil.copyfile(LINUX / name, folder / name)
    return folder


def run_script(script: Path, home: Path) -> "subprocess.CompletedProcess[str]":
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run(
        ["sh", str(script)], env=environment, capture_output=True, text=True, check=False
    )


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.skipif(os.name != "posix", reason="for Linux")
def test_what_install_puts_there_uninstall_takes_away(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "a home"
    kept = home / ".local/share/TriPeaks/tripeaks.db"
    theirs = home / ".local/share/icons/hicolor/16x16/apps/other.png"
    for path in (kept, theirs):
        path.parent.mkdir(parents=True)
        path.write_text("kept")
    before = files_in(home)
    for _ in range(2):  # the second time over the first
        done = run_script(unpacked / "install.sh", home)
        assert (done.returncode, done.stderr) == (0, "")
    command = [str(home / ".local/bin/tripeaks"), "--smoke-test"]
    assert subprocess.run(command, capture_output=True, check=True).stdout == b"ok\n"
    entry = (home / ".local/share/applications/tripeaks.desktop").read_text(encoding="utf-8")
    assert f'\nExec="{home}/.local/lib/tripeaks/tripeaks" %u\n' in entry
    assert not list((home / ".local/lib").glob("tripeaks.*"))

    done = run_script(home / ".local/lib/tripeaks/uninstall.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    assert files_in(home) - {".local/share/icons/hicolor/icon-theme.cache"} == before
    folders = {path for path in home.rglob("*") if path.is_dir()}
    assert folders == {*kept.parents, *theirs.parents} - {home, *home.parents}


@pytest.mark.skipif(os.name != "posix", reason="for Linux")
def test_without_need_there_are_no_quotes_which_xdg_open_does_not_read(
    unpacked: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    assert run_script(unpacked / "install.sh", home).returncode == 0
    entry = (home / ".local/share/applications/tripeaks.desktop").read_text(encoding="utf-8")
    assert f"\nExec={home}/.local/lib/tripeaks/tripeaks %u\n" in entry
    assert f"\nTryExec={home}/.local/lib/tripeaks/tripeaks\n" in entry


@pytest.mark.skipif(os.name != "posix", reason="for Linux")
def test_nothing_is_installed_that_does_not_start(unpacked: Path, tmp_path: Path) -> None:
    (unpacked / "lib" / "tripeaks").write_text("#!/bin/sh\necho no libEGL >&2; exit 1\n")
    home = tmp_path / "home"
    home.mkdir()
    done = run_script(unpacked / "install.sh", home)
    assert done.returncode == 1
    assert "no libEGL" in done.stderr
    assert files_in(home) == set()
