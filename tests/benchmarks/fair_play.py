"""How often the hint wins: ``python tests/benchmarks/fair_play.py [--rule E|C] [--deals N]``.

A player that sees what players see takes the hint's best action at every step, on random deals,
winnable or not. Prints its share of wins with the 95 % Wilson interval, of all deals and of those
that can be won. It runs long: about an hour for 1,000 deals under each rule.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tripeaks.engine.codes import DEAL_COUNT, DealCode  # noqa: E402
from tripeaks.engine.deal import deal  # noqa: E402
from tripeaks.engine.rules import CLASSIC, EASY, Rules  # noqa: E402
from tripeaks.engine.shuffle import SplitMix64  # noqa: E402
from tripeaks.engine.state import Outcome, State  # noqa: E402
from tripeaks.solver.hint import hint  # noqa: E402
from tripeaks.solver.kernel import KERNEL_NAME  # noqa: E402
from tripeaks.solver.study import wilson_interval  # noqa: E402
from tripeaks.solver.winnable import can_win  # noqa: E402

RULES: Final = {"E": EASY, "C": CLASSIC}


def play(code: DealCode, generator: SplitMix64, samples: int) -> bool:
    """Play a deal by the hint's best action and return whether it was won."""
    state = State.initial(deal(code), code.rules)
    while actions := state.actions:
        if len(actions) == 1:
            action = actions[0]
        else:
            found = hint(
                state, generator.next(), only_winnable=False, seconds=3600, samples=samples
            )
            action = found.shares[0].action
        state = state.apply(action)
    return state.outcome is Outcome.WON


def measure(name: str, rules: Rules, deals: int, samples: int, seed: int) -> None:
    """Play random deals and print the share of wins, and how it goes every 50 deals."""
    generator = SplitMix64(seed)
    won = winnable = 0
    for played in range(1, deals + 1):
        code = DealCode(rules, generator.below(DEAL_COUNT))
        winnable += can_win(deal(code), rules)
        won += play(code, generator, samples)
        if played % 50 == 0 or played == deals:
            low, high = wilson_interval(won, played)
            of_winnable = wilson_interval(won, winnable)
            print(
                f"{name}: {won} of {played} won, {won / played:.1%} [{low:.1%}, {high:.1%}]; "
                f"{winnable} can be won, of these {won / winnable:.1%} "
                f"[{of_winnable[0]:.1%}, {of_winnable[1]:.1%}]",
                flush=True,
            )


def main() -> None:
    """Measure under one rule or both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rule", choices=RULES)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{options.samples} deals tried for each hint, {KERNEL_NAME} kernel", flush=True)
    for name, rules in RULES.items():
        if options.rule in (None, name):
            measure(name, rules, options.deals, options.samples, options.seed)


if __name__ == "__main__":
    main()
