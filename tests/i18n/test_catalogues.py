"""The .ts files: every text of the source translated, with its placeholders and plural forms."""

import ast
import re
import runpy
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
TRANSLATIONS = ROOT / "resources" / "translations"
FORMS: Final = {"en": 2, "it": 2, "ro": 3}
SCRIPT: Final = runpy.run_path(str(ROOT / "packaging" / "update_translations.py"))


class Message(NamedTuple):
    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    is_numerus: bool
    state: str

    @property
    def key(self) -> tuple[str, str, str]:
        return (self.context, self.source, self.comment)


def messages(path: Path) -> list[Message]:
    return [
        Message(
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            _forms(message),
            message.get("numerus") == "yes",
            message.find("translation").get("type", ""),  # type: ignore[union-attr]
        )
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    ]


def _forms(message: ET.Element) -> tuple[str, ...]:
    translation = message.find("translation")
    assert translation is not None
    forms = translation.findall("numerusform")
    return tuple(form.text or "" for form in forms or [translation])


@pytest.fixture(params=sorted(FORMS))
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=sorted(TRANSLATIONS.glob("*.ts")), ids=lambda path: path.stem)
def ts_path(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with .ts files made from the source alone."""
    folder = tmp_path_factory.mktemp("ts")
    update: Callable[[Path], list[Path]] = SCRIPT["update"]
    update(folder)
    return folder


def test_every_text_of_the_source_is_there_and_no_other(language: str, fresh: Path) -> None:
    name = f"tripeaks_{language}.ts"
    committed = {message.key for message in messages(TRANSLATIONS / name)}
    source = {message.key for message in messages(fresh / name)}
    assert committed == source, "run packaging/update_translations.py and translate"


def test_every_entry_is_finished(ts_path: Path) -> None:
    for message in messages(ts_path):
        assert message.state == "", message.key
        assert all(form.strip() for form in message.forms), message.key


def test_no_entry_stands_twice(ts_path: Path) -> None:
    counts = Counter(message.key for message in messages(ts_path))
    assert [key for key, count in counts.items() if count > 1] == []


def test_plural_forms(ts_path: Path) -> None:
    for message in messages(ts_path):
        wanted = FORMS[ts_path.stem.split("_")[1]] if message.is_numerus else 1
        assert len(message.forms) == wanted, message.key


def test_placeholders_and_line_breaks_are_kept(ts_path: Path) -> None:
    def marks(text: str) -> Counter[str]:
        return Counter(re.findall(r"%[nL\d]+|\{\w*\}|<[^>]*>|\n|…$|:$", text))

    for message in messages(ts_path):
        for form in message.forms:
            assert marks(form) == marks(message.source), message.key


def test_a_mnemonic_stays_one(ts_path: Path) -> None:
    def mnemonics(text: str) -> int:
        return len(re.findall(r"&(?=\w)", text.replace("&nbsp;", "")))

    for message in messages(ts_path):
        for form in message.forms:
            assert mnemonics(form) == mnemonics(message.source), message.key


def test_no_cedilla_and_no_straight_apostrophe_between_letters(ts_path: Path) -> None:
    text = " ".join(form for message in messages(ts_path) for form in message.forms)
    assert re.findall(r"[şţŞŢ]|\w'\w", text) == []


def test_files_name_no_place(ts_path: Path) -> None:
    assert "<location" not in ts_path.read_text(encoding="utf-8")


def test_lupdate_finds_every_text(fresh: Path) -> None:
    """Qt's lupdate overlooks texts in f-strings and texts that are no plain literals."""
    found = {(message.context, message.source) for message in messages(fresh / "tripeaks_ro.ts")}
    sources: list[Path] = SCRIPT["find_sources"]()
    used = {text for path in sources for text in _texts(ast.parse(path.read_text("utf-8")), path)}
    assert used == found


def _texts(tree: ast.Module, path: Path) -> Iterator[tuple[str, str]]:
    for outer in tree.body:
        for node in ast.walk(outer):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            called, arguments = node.func, node.args
            owner = called.value
            if called.attr == "tr" and isinstance(owner, ast.Name) and owner.id == "self":
                assert isinstance(outer, ast.ClassDef), f"{path}:{node.lineno}"
                context = outer.name
            elif called.attr == "translate" and ast.unparse(owner) == "QCoreApplication":
                context = str(ast.literal_eval(arguments[0]))
                arguments = arguments[1:]
            else:
                continue
            is_literal = isinstance(arguments[0], ast.Constant)
            assert is_literal, f"{path}:{node.lineno}: a text to translate must be a literal"
            yield context, str(ast.literal_eval(arguments[0]))
