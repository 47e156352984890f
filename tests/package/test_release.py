"""The release workflow and the installers that cannot be run here: what can be seen of them."""

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tripeaks import __version__

ROOT = Path(__file__).parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
SCRIPT = ROOT / "packaging" / "windows" / "tripeaks.nsi"
TOOLS = {"build", "twine"}

yaml = pytest.importorskip("yaml")


@pytest.fixture
def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    return found


def commands_of(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


def test_a_release_waits_for_every_package(jobs: dict[str, Any]) -> None:
    assert set(jobs["release"]["needs"]) == set(jobs) - {"release"}
    for name, job in jobs.items():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs), name
        assert job["steps"]


@pytest.mark.parametrize("name", ["linux", "windows", "macos"])
def test_every_package_is_tried_before_it_is_kept(jobs: dict[str, Any], name: str) -> None:
    steps = jobs[name]["steps"]
    tries = [at for at, step in enumerate(steps) if "--smoke-test" in step.get("run", "")]
    (keeps,) = (at for at, step in enumerate(steps) if "upload-artifact" in step.get("uses", ""))
    assert tries
    assert max(tries) < keeps


def test_every_file_that_the_workflow_names_is_there(jobs: dict[str, Any]) -> None:
    text = "\n".join(commands_of(job) for job in jobs.values())
    named = set(re.findall(r"\b(?:packaging|resources|tripeaks)/[\w./-]+\.?\w+", text))
    named = {name for name in named if not name.startswith("tripeaks/tripeaks")}
    assert len(named) >= 5
    for name in named:
        assert (ROOT / name).exists(), name


def test_the_version_is_read_as_the_workflow_reads_it(jobs: dict[str, Any]) -> None:
    (line,) = re.findall(r"sed -n '(.+)' (tripeaks/\S+\.py)\)", commands_of(jobs["version"]))
    done = subprocess.run(
        ["sed", "-n", line[0], line[1]], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{__version__}\n"


def test_what_is_installed_is_locked(jobs: dict[str, Any]) -> None:
    for job in jobs.values():
        for words in re.findall(r"\bpip install (.+(?:\n\s+--.+)*)", commands_of(job)):
            is_locked = "--require-hashes" in words or "--no-deps" in words
            assert is_locked or set(words.split()) <= TOOLS


def defines() -> dict[str, str]:
    """Return what the workflow defines for makensis, with stand-ins for the values."""
    text = WORKFLOW.read_text(encoding="utf-8")
    names = set(re.findall(r"-D([A-Z]+)=", text))
    assert names == set(re.findall(r"\$\{([A-Z]+)\}", SCRIPT.read_text(encoding="utf-8")))
    return dict.fromkeys(names, "")


def test_the_installer_asks_for_no_administrator() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in text
    assert "HKLM" not in text
    assert "HKCR" not in text


def test_the_installer_takes_away_what_it_writes() -> None:
    install, _, uninstall = SCRIPT.read_text(encoding="utf-8").partition('Section "Uninstall"')
    keys = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', install))
    removed = set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', uninstall))
    for key in keys:
        assert any(key == name or key.startswith(f"{name}\\") for name in removed), key
    for shortcut in re.findall(r'CreateShortcut "([^"]+)"', install):
        assert f'Delete "{shortcut}"' in uninstall
    assert r"Software\Classes\tripeaks" in keys
    assert r"Software\Classes\.tripeaks" in keys


@pytest.mark.skipif(shutil.which("makensis") is None, reason="there is no makensis")
def test_the_installer_compiles(
    packaging_module: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    numbers = packaging_module("frozen.windows").numbers_of(__version__)
    payload = tmp_path / "payload"
    (payload / "_internal").mkdir(parents=True)
    for name in ("tripeaks.exe", "tripeaks-cli.exe", "_internal/python311.dll"):
        (payload / name).write_bytes(b"MZ")
    values = {
        "VERSION": __version__,
        "NUMBERS": ".".join(map(str, numbers)),
        "PAYLOAD": str(payload),
        "ICON": str(ROOT / "resources" / "icons" / "tripeaks.ico"),
        "OUTPUT": str(tmp_path / f"tripeaks-{__version__}-windows.exe"),
    }
    assert values.keys() == defines().keys()
    command = ["makensis", "-V4", "-WX", *(f"-D{name}={value}" for name, value in values.items())]
    done = subprocess.run([*command, str(SCRIPT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert Path(values["OUTPUT"]).read_bytes().startswith(b"MZ")
    for name in ("tripeaks.exe", "tripeaks-cli.exe", "python311.dll"):
        assert f'File: "{name}"' in done.stdout
