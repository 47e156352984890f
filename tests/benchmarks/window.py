"""Measures the window on a real X server: start, memory, idleness, and how soon a click shows.

    python -m tests.benchmarks.window [--runs 7]

Starts Xvfb and openbox itself (Debian: xvfb openbox libxtst6), and the program as a stranger
would have it: with no settings. The start is measured with no cards drawn yet (cold) and with
those of the start before (warm). Prints medians. Not a test: the figures depend on the machine.
"""

import argparse
import ctypes
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.benchmarks.xserver import x_server

CODE = "TP1-E-AAAAAAB"
SOURCE = (sys.executable, "-m", "tripeaks")
_SETTLED_S = 1.2
_IDLE_S = 10.0
_LOST_S = 20.0
_LOOK_S = 0.01
_KEPT_S = 5.0
"""After that long the cards that were drawn are kept."""
_SETTINGS = "[General]\nanimation_speed={speed}\n"


class Screen:
    """Looks at the display and presses its mouse button, through Xlib alone."""

    ALL_PLANES = ctypes.c_ulong(-1)
    Z_PIXMAP = 2

    def __init__(self, display: str) -> None:
        self._x11 = ctypes.CDLL("libX11.so.6")
        self._xtst = ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x11.XGetImage.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))

    def close(self) -> None:
        """Leave the display, before it goes away."""
        self._x11.XCloseDisplay(self._display)

    def picture(self, x: int, y: int, width: int, height: int) -> bytes:
        """Return the pixels of a part of the screen."""
        image = self._x11.XGetImage(
            self._display, self._root, x, y, width, height, self.ALL_PLANES, self.Z_PIXMAP
        )
        # struct XImage: width, height, xoffset, format (ints), then the data pointer.
        data = ctypes.cast(image + 16, ctypes.POINTER(ctypes.c_void_p))[0]
        pixels = ctypes.string_at(data, width * height * 4)
        self._x11.XDestroyImage(ctypes.c_void_p(image))
        return pixels

    def move(self, x: int, y: int) -> None:
        """Put the pointer somewhere."""
        self._xtst.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x11.XSync(self._display, 0)

    def click(self) -> float:
        """Press and release the left button; return the moment it was sent."""
        for is_press in (1, 0):
            self._xtst.XTestFakeButtonEvent(self._display, 1, is_press, ctypes.c_ulong(0))
        moment = time.perf_counter()
        self._x11.XFlush(self._display)
        return moment


@contextmanager
def program(
    display: str, speed: str | None, cache: Path, command: Sequence[str] = SOURCE
) -> Iterator[subprocess.Popen[bytes]]:
    """Run the program for a new user; `speed` sets the animation, None leaves it as it comes.

    What the user's cache holds lies in `cache`.
    """
    with tempfile.TemporaryDirectory() as home:
        if speed is not None:
            settings = Path(home, "TriPeaks", "TriPeaks.ini")
            settings.parent.mkdir()
            settings.write_text(_SETTINGS.format(speed=speed))
        env = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "HOME": home,
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_CACHE_HOME": str(cache),
        }
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled
        process = subprocess.Popen([*command, CODE], env=env)
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()


def start_seconds(
    screen: Screen, display: str, speed: str | None, cache: Path, *, is_warm: bool
) -> float:
    """Return the time from exec to the last change on the screen."""
    if not is_warm:
        shutil.rmtree(cache / "TriPeaks", ignore_errors=True)
    area = (0, 0, 1600, 1200)
    last = screen.picture(*area)
    began = time.perf_counter()
    with program(display, speed, cache):
        changed = began
        while changed == began or time.perf_counter() - changed < _SETTLED_S:
            if time.perf_counter() - began > _LOST_S:
                raise RuntimeError("the window did not come up, or did not come to rest")
            time.sleep(_LOOK_S)  # looking all the time would keep the X server from the program
            now = screen.picture(*area)
            if now != last:
                last, changed = now, time.perf_counter()
        return changed - began


def pss_megabytes(pid: int) -> float:
    """Return the proportional set size of a process."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("the kernel tells no proportional set size")


def switches(pid: int) -> int:
    """Return how often the process's threads have given up or lost the processor."""
    total = 0
    for status in Path(f"/proc/{pid}/task").glob("*/status"):
        with suppress(FileNotFoundError):
            for line in status.read_text().splitlines():
                if "ctxt_switches" in line:
                    total += int(line.split()[1])
    return total


def cpu_seconds(pid: int) -> float:
    """Return the processor time a process has used."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def window_place(display: str, pid: int) -> tuple[int, int, int, int]:
    """Return where the program's window lies: x, y, width, height."""
    env = {**os.environ, "DISPLAY": display}

    def ask(*words: str) -> str:
        return subprocess.run(
            ["xdotool", *words], env=env, capture_output=True, text=True, check=True
        ).stdout

    window = ask("search", "--onlyvisible", "--pid", str(pid), "--name", "TriPeaks").split()[-1]
    shell = ask("getwindowgeometry", "--shell", window)
    values = dict(line.split("=") for line in shell.split() if "=" in line)
    return int(values["X"]), int(values["Y"]), int(values["WIDTH"]), int(values["HEIGHT"])


def click_milliseconds(screen: Screen, place: tuple[int, int, int, int], count: int) -> list[float]:
    """Return for each of `count` draws the time from the click to the first changed pixel."""
    x, y, width, height = place
    at_stock = (x + round(width * 0.385), y + round(height * 0.78))
    area = (x + round(width * 0.3), y + round(height * 0.6), width // 3, height // 4)
    screen.move(*at_stock)
    times = []
    for _ in range(count):
        time.sleep(0.6)
        before = screen.picture(*area)
        sent = screen.click()
        while screen.picture(*area) == before:
            if time.perf_counter() - sent > 2:
                raise RuntimeError("the click changed nothing; is the stock where it should be?")
        times.append((time.perf_counter() - sent) * 1000)
    return times


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    with x_server() as display, tempfile.TemporaryDirectory() as folder:
        screen, cache = Screen(display), Path(folder)
        for name, speed in (("without animation", "none"), ("with animation", None)):
            with program(display, speed, cache):
                time.sleep(_KEPT_S)
            for kind in ("warm", "cold"):
                times = [
                    start_seconds(screen, display, speed, cache, is_warm=kind == "warm")
                    for _ in range(runs)
                ]
                median, worst = statistics.median(times), max(times)
                print(f"dealt board {name}, {kind}: {median:.2f} s (max {worst:.2f})")
        with program(display, None, cache) as process:
            time.sleep(4)
            print(f"PSS after the deal: {pss_megabytes(process.pid):.1f} MB")
            before, used = switches(process.pid), cpu_seconds(process.pid)
            time.sleep(_IDLE_S)
            woken = switches(process.pid) - before
            used = cpu_seconds(process.pid) - used
            print(f"idle for {_IDLE_S:.0f} s: {used / _IDLE_S:.1%} CPU, {woken} context switches")
            place = window_place(display, process.pid)
            times = click_milliseconds(screen, place, 20)
            worst = max(times)
            print(
                f"click to first changed pixel: {statistics.median(times):.1f} ms (max {worst:.1f})"
            )
            screen.close()
            print(f"PSS after 20 draws: {pss_megabytes(process.pid):.1f} MB")


if __name__ == "__main__":
    main()
