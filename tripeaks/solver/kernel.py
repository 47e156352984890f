"""The kernel in use: the compiled one where it was built, its twin in plain Python otherwise.

``TRIPEAKS_KERNEL=python`` in the environment asks for the twin.
"""

import os
from typing import TYPE_CHECKING, Final, Literal

from tripeaks.solver import twin

KernelName = Literal["compiled", "python"]


def _is_compiled() -> bool:
    if os.environ.get("TRIPEAKS_KERNEL") == "python":
        return False
    try:
        from tripeaks.solver import _kernel
    except ImportError:
        return False
    # One that was built from an older source does not count.
    return set(twin.__all__) <= set(dir(_kernel))


IS_COMPILED: Final = _is_compiled()
KERNEL_NAME: Final[KernelName] = "compiled" if IS_COMPILED else "python"

if TYPE_CHECKING or not IS_COMPILED:
    from tripeaks.solver.twin import ScoreTable, WinTable, can_win, fewest_draws, sample_wins
else:
    from tripeaks.solver._kernel import ScoreTable, WinTable, can_win, fewest_draws, sample_wins

__all__ = [
    "IS_COMPILED",
    "KERNEL_NAME",
    "KernelName",
    "ScoreTable",
    "WinTable",
    "can_win",
    "fewest_draws",
    "sample_wins",
]
