"""The kernel in use: the compiled one where it was built, its twin in plain Python otherwise.

``TRIPEAKS_KERNEL=python`` in the environment asks for the twin.
"""

import os
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from tripeaks.solver.twin import ScoreTable, WinTable, can_win, fewest_draws

    IS_COMPILED: bool
else:
    IS_COMPILED = os.environ.get("TRIPEAKS_KERNEL") != "python"
    if IS_COMPILED:
        try:
            from tripeaks.solver._kernel import ScoreTable, WinTable, can_win, fewest_draws
        except ImportError:
            IS_COMPILED = False
    if not IS_COMPILED:
        from tripeaks.solver.twin import ScoreTable, WinTable, can_win, fewest_draws

KernelName = Literal["compiled", "python"]

KERNEL_NAME: Final[KernelName] = "compiled" if IS_COMPILED else "python"

__all__ = [
    "IS_COMPILED",
    "KERNEL_NAME",
    "KernelName",
    "ScoreTable",
    "WinTable",
    "can_win",
    "fewest_draws",
]
