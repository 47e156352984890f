"""The command line as a process: streams, locales, imports."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import ROOT, process
from tests.engine.vectors import WON_ACTIONS, WON_CODE

B = "TP1-E-AAAAAAB"
FULL = Path("/dev/full")
ASCII = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}

only_posix = pytest.mark.skipif(os.name != "posix", reason="how POSIX streams end")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full")


def one_line(stderr: bytes) -> str:
    text = stderr.decode("utf-8")
    assert text.count("\n") == 1
    assert text.endswith(".\n")
    assert "Traceback" not in text
    return text


def test_a_deal_and_a_game_are_written_to_stdout(tmp_path: Path) -> None:
    result = process("deal", B, cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.startswith(b"TP1-E-AAAAAAB  Easy")
    result = process("play", WON_CODE, *WON_ACTIONS.split(), "--json", cwd=tmp_path)
    assert (result.returncode, result.stderr) == (0, b"")
    assert b'"score": 750' in result.stdout


def test_bad_input_is_exit_code_2_and_one_line() -> None:
    result = process("deal", "TP1-E-AAAAAABC")
    assert (result.returncode, result.stdout) == (2, b"")
    assert one_line(result.stderr) == "The deal is 1 character too long: it has seven letters.\n"
    assert process("--frob").returncode == 2


@only_posix
@pytest.mark.parametrize(
    "arguments",
    [
        [b"deal", b"\xff\xfe"],
        [b"deal", B.encode(), b"\xff"],
        [b"play", B.encode(), b"\xff\xfe"],
        [b"play", b"/no/such/\xff.tripeaks"],
        [b"play", B.encode(), b"--save", b"/no/such/\xff.tripeaks"],
        [b"--\xff"],
    ],
)
def test_arguments_that_are_no_utf8_are_bad_input(arguments: list[bytes]) -> None:
    for environment in ({}, ASCII):
        result = process(*arguments, environment=environment)
        assert (result.returncode, result.stdout) == (2, b"")
        one_line(result.stderr.replace("”".encode(), b""))


@only_posix
@pytest.mark.parametrize("language", ["en", "ro", "it"])
def test_a_terminal_without_utf8_gets_escapes_and_no_traceback(language: str) -> None:
    for arguments in (["deal", B], ["play", B, "KC", "3S"]):
        result = process(*arguments, "--lang", language, environment=ASCII)
        assert (result.returncode, result.stderr) == (0, b"")
        assert result.stdout.isascii()
        assert rb"K\u2666" in result.stdout


def test_utf8_is_written_where_the_locale_has_it() -> None:
    result = process("deal", B, "--lang", "ro", environment={"PYTHONUTF8": "1"})
    assert "vârfuri: carte ascunsă" in result.stdout.decode("utf-8")


@only_posix
@pytest.mark.parametrize("python", [(), ("-u",)])
def test_a_reader_that_has_had_enough_is_no_error(tmp_path: Path, python: tuple[str, ...]) -> None:
    file = tmp_path / "game.tripeaks"
    for arguments in (["deal", B], ["play", B, "KC", "--save", str(file)]):
        reader, writer = os.pipe()
        os.close(reader)
        result = process(*arguments, stdout=writer, python=python)
        os.close(writer)
        assert (result.returncode, result.stderr) == (0, b"")
    assert file.is_file()


@only_posix
@needs_full
@pytest.mark.parametrize("python", [(), ("-u",)])
def test_an_output_that_is_full_is_one_line(python: tuple[str, ...]) -> None:
    with FULL.open("wb") as full:
        result = process("deal", B, stdout=full.fileno(), python=python)
    assert result.returncode == 1
    assert "the output cannot be written" in one_line(result.stderr)


@only_posix
@needs_full
def test_a_file_on_a_full_disk_is_one_line() -> None:
    result = process("play", B, "--save", str(FULL))
    assert (result.returncode, result.stdout) == (2, b"")
    assert "the disk is full" in one_line(result.stderr)
    assert FULL.exists()


@only_posix
@pytest.mark.parametrize("stream", [1, 2])
@pytest.mark.parametrize(("code", "expected"), [(B, 0), ("nonsense", 2)])
def test_closed_streams_are_no_traceback(stream: int, code: str, expected: int) -> None:
    command = f'exec "$0" -m tripeaks deal "$1" {stream}>&-'
    result = subprocess.run(
        ["sh", "-c", command, sys.executable, code], cwd=ROOT, capture_output=True, check=False
    )
    assert result.returncode == expected
    if stream == 1 and expected:
        one_line(result.stderr)
    else:
        assert result.stderr == b""


@only_posix
@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may do everything")
def test_files_that_are_forbidden_are_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.tripeaks"
    file.touch(mode=0)
    tmp_path.chmod(0o500)
    assert "You may not use" in one_line(process("play", str(file)).stderr)
    assert "You may not use" in one_line(process("play", B, "--save", str(file)).stderr)
    tmp_path.chmod(0o700)


@pytest.mark.parametrize(
    "module", ["tripeaks.engine.record", "tripeaks.engine.words", "tripeaks.cli"]
)
def test_neither_engine_nor_command_line_load_qt(module: str) -> None:
    script = (
        f"import sys, {module}\n"
        "names = {name.partition('.')[0] for name in sys.modules}\n"
        "assert not names & {'PySide6', 'shiboken6'}, names\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)


def test_no_module_of_the_engine_loads_qt_or_the_layers_above_it() -> None:
    script = (
        "import importlib, pkgutil, sys, tripeaks.engine as engine\n"
        "for found in pkgutil.walk_packages(engine.__path__, 'tripeaks.engine.'):\n"
        "    importlib.import_module(found.name)\n"
        "tops = {name.partition('.')[0] for name in sys.modules}\n"
        "assert not tops & {'PySide6', 'shiboken6', 'random'}, tops\n"
        "ours = {n for n in sys.modules if n.startswith('tripeaks.')}\n"
        "assert all(n.startswith('tripeaks.engine') for n in ours), ours\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)


def test_commands_load_no_qt_even_as_a_process() -> None:
    result = process("deal", B, python=("-X", "importtime"))
    assert result.returncode == 0
    assert b"tripeaks.cli" in result.stderr
    assert b"PySide6" not in result.stderr


@needs_full
def test_help_that_cannot_be_written_is_no_success() -> None:
    for arguments in (["--help"], ["deal", "--help"], ["study", "--help"]):
        with FULL.open("wb") as full:
            result = subprocess.run(
                [sys.executable, "-m", "tripeaks", *arguments],
                cwd=ROOT,
                stdout=full,
                stderr=subprocess.PIPE,
                check=False,
            )
        assert result.returncode == 1
        one_line(result.stderr)


@needs_full
def test_bad_input_is_exit_code_2_even_where_nothing_can_be_said() -> None:
    with FULL.open("wb") as full:
        command = [sys.executable, "-m", "tripeaks", "deal", "bad"]
        assert subprocess.run(command, cwd=ROOT, stderr=full, check=False).returncode == 2


@only_posix
def test_ctrl_c_ends_a_command_without_a_word(tmp_path: Path) -> None:
    pipe = tmp_path / "game.tripeaks"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "tripeaks", "play", str(pipe)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) as waiting:
        with pytest.raises(subprocess.TimeoutExpired):
            waiting.wait(1)
        waiting.send_signal(signal.SIGINT)
        assert waiting.wait(10) == 130
        assert waiting.stderr is not None
        assert waiting.stderr.read() == b""
