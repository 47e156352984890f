"""A process that plays games at random and tells each action once it is saved, until it is killed.

    python tests/fault/player.py FOLDER SEED

Prints ``open IDENTITY CODE GIVEN HINTS LEFT`` when a game is on the table, GIVEN being the log
that it begins with, packed, in hexadecimal, and LEFT what can be returned to; ``did IDENTITY
ENTRY`` when an entry, as a packed byte, is saved; ``help IDENTITY HINTS`` when help asked for is.
"""

import os
import sys
import traceback
from datetime import date
from pathlib import Path
from random import Random
from threading import Thread
from time import sleep

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.engine.vectors import WON_ACTIONS, WON_CODE  # noqa: E402
from tripeaks.engine.cards import card_from_code  # noqa: E402
from tripeaks.engine.codes import DEAL_COUNT, DealCode, parse_code  # noqa: E402
from tripeaks.engine.game import Game, Step  # noqa: E402
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Take  # noqa: E402
from tripeaks.engine.rules import CLASSIC, EASY, HOGUE_1989  # noqa: E402
from tripeaks.engine.state import Outcome  # noqa: E402
from tripeaks.storage.journal import Journal  # noqa: E402
from tripeaks.storage.packing import pack_entries, pack_entry  # noqa: E402
from tripeaks.storage.session import Session  # noqa: E402
from tripeaks.storage.upkeep import keep_up  # noqa: E402


class Player:
    """Plays, and tells what is saved."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.random = Random(seed)
        self.journal = Journal(folder)
        assert self.journal.take_notices() == []
        self.session = self.journal.current or Session(Game(self.code()))
        self.left = self.journal.left
        self.show(self.session, self.left)

    def code(self) -> DealCode:
        rules = self.random.choice((EASY, CLASSIC, HOGUE_1989))
        return DealCode(rules, self.random.randrange(DEAL_COUNT))

    def tell(self, line: str) -> None:
        """Tell a line once everything is saved: checks and backups may hold it for a moment."""
        while not self.journal.retry():
            sleep(0.001)
        os.write(1, f"{line}\n".encode())

    def show(self, session: Session, left: Session | None) -> None:
        self.session, self.left = session, left
        self.journal.open_game(session, left)
        given = pack_entries(session.game.log).hex()
        before = "-" if left is None else left.identity
        help_used = session.hints_used
        self.tell(
            f"open {session.identity} {session.game.code} {given or '-'} {help_used} {before}"
        )

    def act(self, entry: Entry) -> None:
        if isinstance(self.session.game.play(entry), Step):
            self.session.elapsed_ms += self.random.randrange(3000)
            self.left = None
            self.journal.append(entry)
            self.tell(f"did {self.session.identity} {pack_entry(entry)}")

    def leave(self) -> None:
        """Go to another game, or back to one."""
        is_won = self.session.game.state.outcome is Outcome.WON
        keep = self.session if self.session.is_begun and not is_won else self.left
        what = self.random.random()
        if what < 0.15 and self.left is not None:
            self.show(self.left, None)
        elif what < 0.3 and self.session.is_begun:
            game = Game(self.session.game.code)
            for action in self.session.game.standing_actions[: self.random.randrange(5)]:
                game.play(action)
            self.show(self.session.branch(game), self.session)
        elif what < 0.4:
            self.show(Session(Game(self.session.game.code)), keep)
        elif what < 0.6:
            self.show(Session(Game(parse_code(WON_CODE))), keep)
            for word in WON_ACTIONS.split():
                tableau = self.session.game.deal.tableau
                self.act(DRAW if word == "draw" else Take(tableau.index(card_from_code(word))))
        else:
            self.show(Session(Game(self.code()), daily=date(2026, 11, 29)), keep)

    def turn(self) -> None:
        """Do one thing at random."""
        actions = self.session.game.state.actions
        what = self.random.random()
        if what < 0.02 or (not actions and what < 0.5):
            self.leave()
        elif what < 0.04:
            self.session.hints_used += 1
            self.journal.update()
            self.tell(f"help {self.session.identity} {self.session.hints_used}")
        elif what < 0.12 or not actions:
            self.act(self.random.choice((UNDO, REDO)))
        else:
            self.act(self.random.choice(actions))

    def keep_up(self) -> None:
        try:
            while True:
                keep_up(self.folder, date(2026, 11, 29), is_start=True)
        except BaseException:
            traceback.print_exc()
            os._exit(1)


def main() -> None:
    player = Player(Path(sys.argv[1]), int(sys.argv[2]))
    Thread(target=player.keep_up, daemon=True).start()
    while True:
        player.turn()


if __name__ == "__main__":
    main()
