"""What goes into the frozen program and what stays out, by name, for every platform.

Names are matched here and nowhere else, so that a test can hold them against the lists of files
of Qt's wheels, also of those that cannot be run on this machine.
"""

import re
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import PurePosixPath
from typing import Final

EXCLUDED_MODULES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("tkinter", "_tkinter"), "another toolkit"),
    **dict.fromkeys(("unittest", "doctest", "pydoc", "pdb", "bdb"), "for developers"),
    **dict.fromkeys(("asyncio", "ssl", "_ssl", "ftplib", "http", "netrc", "xmlrpc"), "no network"),
    **dict.fromkeys(("readline", "curses", "_curses"), "no terminal; readline is under the GPL"),
    **dict.fromkeys(("xml", "pyexpat", "plistlib"), "Qt reads the drawings"),
    **dict.fromkeys(("bz2", "_bz2", "lzma", "_lzma"), "nothing is packed by them"),
    **dict.fromkeys(("hashlib.openssl", "_hashlib"), "Python has its own digests, without OpenSSL"),
    **dict.fromkeys(("setuptools", "pkg_resources", "distutils", "pip"), "tools to build with"),
    **dict.fromkeys(("Cython", "pyximport", "cython"), "tools to build with"),
    **dict.fromkeys(("cffi", "pycparser"), "tools to build with; miniaudio needs its core alone"),
    "miniaudio": "its core _miniaudio is used alone, without a client for internet radio",
    **{
        f"PySide6.{name}": "not used; a test sees to it"
        for name in (
            *("QtConcurrent", "QtDBus", "QtDesigner", "QtHelp", "QtNetwork", "QtOpenGL"),
            *("QtOpenGLWidgets", "QtPrintSupport", "QtQml", "QtQuick", "QtQuickControls2"),
            *("QtQuickTest", "QtQuickWidgets", "QtSql", "QtSvgWidgets", "QtTest", "QtUiTools"),
            "QtXml",
        )
    },
    **{
        f"encodings.{name}": "texts are read and written as UTF-8"
        for name in (
            *("big5", "big5hkscs", "cp932", "cp949", "cp950", "euc_jis_2004", "euc_jisx0213"),
            *("euc_jp", "euc_kr", "gb18030", "gb2312", "gbk", "hz", "iso2022_jp", "iso2022_jp_1"),
            *("iso2022_jp_2", "iso2022_jp_2004", "iso2022_jp_3", "iso2022_jp_ext", "iso2022_kr"),
            *("johab", "shift_jis", "shift_jis_2004", "shift_jisx0213", "bz2_codec"),
        )
    },
    **dict.fromkeys(
        ("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
        "texts are read and written as UTF-8",
    ),
    "_multibytecodec": "texts are read and written as UTF-8",
}
"""Modules that PyInstaller is told not to collect, each with the reason."""

HIDDEN_MODULES: Final = ("tripeaks.resources", "_cffi_backend")
"""Imported by name or by compiled code, where PyInstaller does not see it."""

QT_LIBRARIES: Final[Mapping[str, frozenset[str]]] = {
    "linux": frozenset(
        {"Core", "DBus", "Gui", "Svg", "Widgets", "WaylandClient", "XcbQpa"},
    ),
    "win32": frozenset({"Core", "Gui", "Svg", "Widgets"}),
    "darwin": frozenset({"Core", "DBus", "Gui", "Svg", "Widgets"}),
}
"""Qt's own libraries; DBus is one that Gui is linked with."""

QT_PLUGINS: Final[Mapping[str, frozenset[str]]] = {
    "linux": frozenset(
        {
            "platforms/libqxcb.so",
            "platforms/libqwayland.so",
            "platforms/libqoffscreen.so",  # for --smoke-test
            "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
            "platforminputcontexts/libibusplatforminputcontextplugin.so",
            "platformthemes/libqxdgdesktopportal.so",
            "wayland-shell-integration/libxdg-shell.so",
            "wayland-decoration-client/libadwaita.so",
            "wayland-decoration-client/libbradient.so",
            "iconengines/libqsvgicon.so",
            "imageformats/libqsvg.so",
        }
    ),
    "win32": frozenset(
        {
            "platforms/qwindows.dll",
            "platforms/qoffscreen.dll",
            "styles/qmodernwindowsstyle.dll",
            "iconengines/qsvgicon.dll",
            "imageformats/qsvg.dll",
        }
    ),
    "darwin": frozenset(
        {
            "platforms/libqcocoa.dylib",
            "platforms/libqoffscreen.dylib",
            "styles/libqmacstyle.dylib",
            "iconengines/libqsvgicon.dylib",
            "imageformats/libqsvg.dylib",
        }
    ),
}
"""Qt's plugins. Not here: other image formats, TLS, OpenGL (the table is painted without), and
the GTK 3 theme, which would bring GTK 3 along."""

QT_TRANSLATIONS: Final = frozenset({"qtbase_it.qm"})
"""Qt's texts in our languages; it has no Romanian, which is among our own resources."""

SYSTEM_LIBRARIES: Final = ("libpython3*", "libsqlite3.so*", "libxcb-*", "libxkbcommon*", "libffi.*")
"""What is taken along from the system that builds, on Linux.

The rest every desktop has: packages name it as dependencies (`HOST_LIBRARIES`). Of XCB and its
utilities many desktops lack some; xkbcommon and its X11 part must be of one version.
"""

HOST_LIBRARIES: Final[Mapping[str, str]] = {
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "libmvec.so.1": "libc6",
    "libdl.so.2": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libpthread.so.0": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libXau.so.6": "libxau6",
    "libxcb.so.1": "libxcb1",
    "libxml2.so.2": "libxml2",
    "libexpat.so.1": "libexpat1",
    "libuuid.so.1": "libuuid1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Libraries that the frozen program expects of a Linux system, with Debian's packages of them."""

UNUSED_DATA: Final = (
    "*/translations/*.ts",  # the sources of the .qm
    "*/icons/tripeaks.icns",
    "*/icons/tripeaks.ico",
    "*/icons/tripeaks-512.png",
)
"""Files of the installed packages that no running program reads."""

_PLUGIN: Final = re.compile(r"PySide6/(?:Qt/)?plugins/(.+)")
_TRANSLATION: Final = re.compile(r"PySide6/(?:Qt/)?translations/(.+)")
_QT_LIBRARY: Final = re.compile(
    r"(?:libQt6(\w+)\.so.*|Qt6(\w+)\.dll|Qt(\w+)\.framework|Qt([A-Z]\w+))"
)
"""On Linux, on Windows, on macOS, and the link to it that PyInstaller makes there."""


def belongs(name: str, platform: str) -> bool:
    """Tell whether a file goes into the frozen program; `name` is its place in there."""
    path = PurePosixPath(name.replace("\\", "/"))
    text = path.as_posix()
    if plugin := _PLUGIN.fullmatch(text):
        return plugin[1] in QT_PLUGINS[platform]
    if translation := _TRANSLATION.fullmatch(text):
        return translation[1] in QT_TRANSLATIONS
    if library := qt_library(path):
        return library in QT_LIBRARIES[platform]
    if ".dist-info/" in text and path.name != "METADATA":
        return False  # of these the version alone is read
    if any(fnmatchcase(text, pattern) for pattern in UNUSED_DATA):
        return False
    if path.name.startswith(("opengl32sw.", "d3dcompiler_")):
        return False  # drawing by OpenGL, 20 MB
    if path.name.startswith("libxcb-glx."):
        return False  # a part of OpenGL, which the host has
    if platform == "linux" and len(path.parts) == 1 and re.search(r"\.so(\.|$)", path.name):
        ours = (*SYSTEM_LIBRARIES, "libicu*", "libpyside6.*", "libshiboken6.*", "lib_*", "_*")
        return any(fnmatchcase(path.name, pattern) for pattern in ours)
    return True


def qt_library(path: PurePosixPath) -> str:
    """Return the name of one of Qt's own libraries, ``Core``; empty for every other file."""
    frameworks = [part for part in path.parts if part.endswith(".framework")]
    found = _QT_LIBRARY.fullmatch(frameworks[0] if frameworks else path.name)
    return next(filter(None, found.groups())) if found else ""


def missing(names: set[str], platform: str) -> list[str]:
    """Return what should be among the collected `names` and is not."""
    places = {name.replace("\\", "/") for name in names}
    plugins = {match[1] for place in places if (match := _PLUGIN.fullmatch(place))}
    libraries = {qt_library(PurePosixPath(place)) for place in places}
    return sorted((QT_PLUGINS[platform] - plugins) | (QT_LIBRARIES[platform] - libraries))
