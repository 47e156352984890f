"""The loudspeaker through the real library, with its stand-in for a device where one is needed."""

import importlib.util
import os
import subprocess
import sys
import time

import pytest

from tripeaks.ui.sounds.device import open_backend, open_device
from tripeaks.ui.sounds.mixer import RATE

needs_library = pytest.mark.skipif(
    importlib.util.find_spec("_miniaudio") is None, reason="there is no miniaudio here"
)

WITHOUT_A_SERVER = {"PULSE_SERVER": "unix:/nonexistent", "PULSE_RUNTIME_PATH": "/nonexistent"}

OPEN = """
from tripeaks.ui.sounds.device import open_device
device = open_device(lambda count: b"")
if device is not None:
    device.close()
"""

EXIT = """
import sys, time
from tripeaks.ui.sounds.device import open_backend
from tripeaks.ui.sounds.player import Player
player = Player(lambda fill: open_backend(fill, ("null",)))
asked = []
mix = player._mixer.mix
player._mixer.mix = lambda count: asked.append(count) or mix(count)
player.play("win", 1.0)
while len(asked) < 5:
    time.sleep(0.001)
assert player._mixer.has_sound
{end}
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@needs_library
def test_a_device_asks_for_samples_while_it_runs() -> None:
    asked: list[int] = []

    def fill(count: int) -> bytes:
        asked.append(count)
        return b"\1\0" * count

    device = open_backend(fill, ("null",))
    assert device is not None
    time.sleep(0.05)
    assert asked == [], "it waits to be started"
    for _ in range(2):
        assert device.start()
        time.sleep(0.3)
        device.stop()
        count = len(asked)
        time.sleep(0.1)
        assert len(asked) == count
    device.close()
    assert 0.3 * RATE < sum(asked) < 3 * RATE


@needs_library
def test_silence_may_be_given() -> None:
    device = open_backend(lambda count: b"", ("null",))
    assert device is not None
    assert device.start()
    time.sleep(0.05)
    device.stop()
    device.close()


@needs_library
def test_a_backend_of_another_platform_gives_nothing() -> None:
    other = "coreaudio" if sys.platform == "win32" else "wasapi"
    assert open_backend(lambda count: b"", (other,)) is None


def test_without_the_library_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    assert open_device(lambda count: b"") is None


def test_a_missing_device_is_no_news_on_the_terminal() -> None:
    done = run(OPEN, **WITHOUT_A_SERVER)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@needs_library
@pytest.mark.parametrize("end", ["", "sys.exit()", "player.close()", "raise KeyboardInterrupt"])
def test_the_program_ends_cleanly_in_the_middle_of_a_sound(end: str) -> None:
    done = run(EXIT.format(end=end))
    is_error = "raise" in end
    assert done.returncode in ((1, -2, 130) if is_error else (0,))
    assert ("Traceback" in done.stderr) is is_error
    assert "Fatal" not in done.stderr
    assert "deadlock" not in done.stderr
