"""The table for those who cannot see or point: one real, unpainted button for each place.

Screen readers read and press them; the keyboard's focus moves between them. The mouse goes
through them to the table.
"""

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from tripeaks.engine.description import describe_site, describe_stock, describe_waste
from tripeaks.engine.state import State
from tripeaks.engine.tableau import SITE_COUNT, row_of
from tripeaks.engine.words import LANGUAGES, Words
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.view.geometry import Layout
from tripeaks.view.navigation import nearest_exposed

PLACES = (*range(SITE_COUNT), STOCK, WASTE)


class PlaceButton(QAbstractButton):
    """A place on the table as a button that nothing paints."""

    focused = Signal(int)
    unfocused = Signal()

    def __init__(self, place: int, name: str, parent: QWidget) -> None:
        """Stand for `place`; `name` is the object name."""
        super().__init__(parent)
        self.place = place
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        # Otherwise each frame of the table would ask every button above it to paint.
        self.setUpdatesEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the table shows the card."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter and Space, once however long they are held; leave the rest to the window.

        The focus goes on after a take: a key that repeats would take what it never aimed at.
        """
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus is here."""
        super().focusInEvent(event)
        self.focused.emit(self.place)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus went."""
        super().focusOutEvent(event)
        self.unfocused.emit()


class PlaceButtons(QObject):
    """The buttons of all sites, the stock and the waste, kept in step with the position."""

    place_activated = Signal(int)
    place_focused = Signal(object)
    """The place that has the focus, None when it went elsewhere."""

    def __init__(self, viewport: QWidget) -> None:
        """Make the buttons over `viewport`."""
        super().__init__(viewport)
        self._state: State | None = None
        self._words = LANGUAGES["en"]
        names = {STOCK: "stock", WASTE: "waste"}
        self._buttons = {
            place: PlaceButton(place, names.get(place, f"site{place}"), viewport)
            for place in PLACES
        }
        for button in self._buttons.values():
            if button.place < 0:
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _=False, place=button.place: self._press(place))
            button.focused.connect(self.place_focused.emit)
            button.unfocused.connect(lambda: self.place_focused.emit(None))

    @property
    def focused_place(self) -> int | None:
        """The place that has the keyboard's focus."""
        return next((p for p, button in self._buttons.items() if button.hasFocus()), None)

    def focus(self, place: int) -> None:
        """Give a place the keyboard's focus."""
        self._buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def set_layout(self, layout: Layout) -> None:
        """Lie where the cards lie."""
        for place, button in self._buttons.items():
            button.setGeometry(QRectF(layout.rect_of(place)).toAlignedRect())

    def set_words(self, words: Words) -> None:
        """Speak another language."""
        self._words = words
        if self._state is not None:
            self._name(self._state)

    def show_state(self, state: State) -> None:
        """Keep in step with a position: names, which places are there, and the focus."""
        self._state = state
        focused = self.focused_place
        if focused is not None and focused >= 0 and not state.is_present(focused):
            self.focus(nearest_exposed(state, focused))
        exposed = set(state.exposed)
        for site in range(SITE_COUNT):
            button = self._buttons[site]
            # Tab goes through exposed cards and piles; arrow keys reach the others too.
            in_tab_order = site in exposed
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if in_tab_order else Qt.FocusPolicy.ClickFocus
            )
            button.setVisible(state.is_present(site))
        self._name(state)

    def _name(self, state: State) -> None:
        for place, button in self._buttons.items():
            if place == STOCK:
                name = describe_stock(state, self._words)
            elif place == WASTE:
                name = describe_waste(state, self._words)
            elif state.is_present(place):
                name = describe_site(state, place, self._words)
                button.setAccessibleDescription(self._words.board.rows[row_of(place)])
            else:
                continue
            if button.accessibleName() != name:
                button.setAccessibleName(name)

    def _press(self, place: int) -> None:
        self.place_activated.emit(place)
