"""The vectors that fix the shuffle, the deals and one won game for good."""

import json
from pathlib import Path
from typing import Any, Final

VECTORS: Final[dict[str, Any]] = json.loads(
    Path(__file__).parent.with_name("data").joinpath("deal-vectors.json").read_text("utf-8")
)
WON_CODE: Final[str] = VECTORS["won_game"]["code"]
WON_ACTIONS: Final[str] = VECTORS["won_game"]["actions"]
