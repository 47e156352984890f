"""What the program is made of, as developers ask for it: the versions of its parts."""

import platform
from typing import Final

from tripeaks import __version__
from tripeaks.solver.kernel import KERNEL_NAME

_QT: Final = "PySide6-Essentials"


def qt_version() -> str:
    """Return the version of Qt for Python, without loading it; empty where it is not installed."""
    from importlib import metadata  # slow to load, and seldom asked for

    try:
        return metadata.version(_QT)
    except metadata.PackageNotFoundError:
        return ""


def version_line() -> str:
    """Return the versions of the program, the solver's kernel, Qt, Python and the system."""
    parts = (
        f"{KERNEL_NAME} solver",
        f"Qt {qt_version() or 'none'}",
        f"Python {platform.python_version()}",
        platform.platform(),
    )
    return f"tripeaks {__version__} ({', '.join(parts)})"
