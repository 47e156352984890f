"""What the platform tells about motion: whether its user wishes to see less of it.

Qt does not say, so each platform is asked its own way, each by a small reader that takes its
source as an argument:

- KDE Plasma: ``AnimationDurationFactor`` in kdeglobals, read as files.
- GNOME and others with its settings: ``enable-animations``, told by the program ``gsettings``,
  which runs beside ours. It is asked for early and has answered long before the first deal;
  QtDBus would add a library that the packaged program does without.
- Windows: SPI_GETCLIENTAREAANIMATION. macOS: the preference ``reduceMotion``.

Tried for real: gsettings on Debian 12, with and without a session bus, and where it is missing.
KDE's files were written by hand after its documentation; the calls to Windows and macOS were
never run there.
"""

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, Qt, Signal
from PySide6.QtGui import QGuiApplication

GSETTINGS: Final = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")


def read_kde(texts: Iterable[str]) -> bool:
    """Return the wish in the contents of kdeglobals files, the strongest first."""
    factors = (factor for text in texts for factor in _kde_factors(text))
    return next(factors, 1.0) == 0


def read_gnome(answer: str) -> bool | None:
    """Return the wish in what gsettings printed."""
    return {"false": True, "true": False}.get(answer.strip())


def read_windows(animations_on: Callable[[], bool | None]) -> bool | None:
    """Return the wish from whether Windows animates its own controls."""
    on = animations_on()
    return None if on is None else not on


def read_macos(preference: Callable[[str, str], bool | None]) -> bool | None:
    """Return the wish from a lookup of a domain's true-or-false preference."""
    return preference("com.apple.universalaccess", "reduceMotion")


def reduced_motion_wished(
    platform: str = sys.platform, environment: Mapping[str, str] = os.environ
) -> bool | None:
    """Return what can be told without waiting; None: nothing, or gsettings must be asked."""
    if platform == "win32":
        return read_windows(_windows_animations)
    if platform == "darwin":
        return read_macos(_macos_preference)
    if "KDE" in environment.get("XDG_CURRENT_DESKTOP", "").split(":"):
        return read_kde(_read_files(kde_files(environment)))
    return None


def kde_files(environment: Mapping[str, str]) -> list[Path]:
    """List where kdeglobals may be, the strongest first."""
    home = Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    shared = (environment.get("XDG_CONFIG_DIRS") or "/etc/xdg").split(":")
    folders = [home, home / "kdedefaults", *(Path(folder) for folder in shared if folder)]
    return [folder / "kdeglobals" for folder in folders]


class MotionWish(QObject):
    """Knows the wish and learns of its changes whenever the program becomes active.

    `ask` never blocks for longer than the start of a process; `wish_changed` brings the answer.
    """

    wish_changed = Signal(object)
    """The new wish: True for less motion, False, or None when the platform tells nothing."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        read_now: Callable[[], bool | None] = reduced_motion_wished,
        command: tuple[str, ...] = GSETTINGS if sys.platform not in ("win32", "darwin") else (),
    ) -> None:
        super().__init__(parent)
        self._wish: bool | None = None
        self._read_now = read_now
        self._command = command
        self._process: QProcess | None = None
        app = QCoreApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._ask_when_active)
            app.aboutToQuit.connect(self.stop)

    @property
    def wish(self) -> bool | None:
        """The wish as known by now."""
        return self._wish

    def ask(self) -> None:
        """Ask the platform; it may answer at once or later."""
        told = self._read_now()
        if told is not None:
            self._learn(told)
        elif self._command and self._process is None:
            self._process = process = QProcess(self)
            process.setProcessEnvironment(_clean_environment())
            process.finished.connect(self._take_answer)
            process.errorOccurred.connect(self._take_answer)
            process.setStandardErrorFile(QProcess.nullDevice())
            process.start(self._command[0], self._command[1:], QProcess.OpenModeFlag.ReadOnly)

    def settle(self, milliseconds: int = 8) -> bool | None:
        """Wait a moment for an answer under way and return the wish: before the first deal."""
        if self._process is not None:
            self._process.waitForFinished(milliseconds)
        return self._wish

    def stop(self) -> None:
        """Leave no process behind."""
        if self._process is not None:
            self._process.kill()
            self._process.waitForFinished(100)

    def _ask_when_active(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _take_answer(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.deleteLater()
        answer = ""
        if process.error() is not QProcess.ProcessError.FailedToStart:
            answer = process.readAllStandardOutput().toStdString()
        self._learn(read_gnome(answer))

    def _learn(self, wish: bool | None) -> None:
        if wish is not self._wish:
            self._wish = wish
            self.wish_changed.emit(wish)


def _read_files(paths: Iterable[Path]) -> Iterable[str]:
    for path in paths:
        try:
            yield path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue


def _kde_factors(text: str) -> Iterable[float]:
    group = ""
    for line in text.splitlines():
        key, _, value = line.partition("=")
        if line.startswith("["):
            group = line.strip()
        elif group == "[KDE]" and key.partition("[")[0].strip() == "AnimationDurationFactor":
            with suppress(ValueError):
                yield float(value)


def _clean_environment() -> QProcessEnvironment:
    """Return the environment without the library path that a packaged program runs with."""
    environment = QProcessEnvironment.systemEnvironment()
    if getattr(sys, "frozen", False):
        original = environment.value("LD_LIBRARY_PATH_ORIG")
        environment.remove("LD_LIBRARY_PATH")
        if original:
            environment.insert("LD_LIBRARY_PATH", original)
    return environment


def _windows_animations() -> bool | None:
    if sys.platform == "win32":
        import ctypes

        get_client_area_animation = 0x1042
        on = ctypes.c_int()
        ask = ctypes.windll.user32.SystemParametersInfoW
        if ask(get_client_area_animation, 0, ctypes.byref(on), 0):
            return bool(on.value)
    return None


def _macos_preference(domain: str, key: str) -> bool | None:
    if sys.platform == "darwin":
        import ctypes

        frameworks = Path("/System/Library/Frameworks")
        try:
            library = ctypes.CDLL(str(frameworks / "CoreFoundation.framework" / "CoreFoundation"))
        except OSError:
            return None
        make_string = library.CFStringCreateWithCString
        make_string.restype = ctypes.c_void_p
        make_string.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint32)
        read = library.CFPreferencesGetAppBooleanValue
        read.restype = ctypes.c_ubyte
        read.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_ubyte))
        utf_8 = 0x08000100
        names = [make_string(None, name.encode(), utf_8) for name in (key, domain)]
        exists = ctypes.c_ubyte()
        value = bool(read(*names, ctypes.byref(exists)))
        if exists.value:
            return value
    return None
