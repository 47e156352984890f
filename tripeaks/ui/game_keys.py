"""The keys of the table: arrows move the focus, rank keys take or find a card."""

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from tripeaks.engine.cards import ACE, JACK, KING, QUEEN, TEN
from tripeaks.view.navigation import Direction, cards_of_rank, first_place, neighbour
from tripeaks.view.table_view import TableView

_DIRECTIONS: Final = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_RANKS: Final = {
    Qt.Key.Key_A: ACE,
    Qt.Key.Key_0: TEN,
    Qt.Key.Key_T: TEN,
    Qt.Key.Key_J: JACK,
    Qt.Key.Key_Q: QUEEN,
    Qt.Key.Key_K: KING,
    **{Qt.Key(Qt.Key.Key_0 + rank): rank for rank in range(2, TEN)},
}


class GameKeys(QObject):
    """Answers the keys that are no shortcuts of their own."""

    def __init__(self, table: TableView) -> None:
        """Answer for `table`."""
        super().__init__(table)
        self._table = table

    def handle(self, event: QKeyEvent) -> bool:
        """Answer a key press; return whether it meant anything."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            return False
        key = Qt.Key(event.key())
        buttons, state = self._table.buttons, self._table.state
        if key in _DIRECTIONS:
            buttons.focus(neighbour(state, buttons.focused_place, _DIRECTIONS[key]))
        elif key in _RANKS:
            self._go_to_rank(_RANKS[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The table itself has the focus: show where a press would count.
            buttons.focus(first_place(state))
        else:
            return False
        return True

    def _go_to_rank(self, rank: int) -> None:
        """Take the only card of `rank` that fits; else go to one, the next each time."""
        buttons = self._table.buttons
        fitting, exposed = cards_of_rank(self._table.state, rank)
        if len(fitting) == 1:
            self._table.activate(fitting[0])
            return
        places = fitting or exposed
        if places:
            focused = buttons.focused_place
            after = places.index(focused) + 1 if focused in places else 0
            buttons.focus(places[after % len(places)])
