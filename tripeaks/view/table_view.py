"""The table as a widget: fits the layout to its size and tells what is pressed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QInputDevice, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tripeaks.engine.game import Step
from tripeaks.engine.state import State
from tripeaks.model.deck import Deck
from tripeaks.model.game_model import STOCK, WASTE
from tripeaks.view.geometry import Layout
from tripeaks.view.lift import card_at_hand
from tripeaks.view.place_buttons import PlaceButtons
from tripeaks.view.table_scene import TableScene

if TYPE_CHECKING:
    from tripeaks.view.first_input import FirstInput


class TableView(QGraphicsView):
    """Shows a `TableScene` that fills it.

    A press acts at once, also while cards are on their way: those are put in place first, and
    the press counts for the position as it is.
    """

    site_activated = Signal(int)
    """The site of a card that was pressed, face up or not."""
    stock_activated = Signal()
    celebration_ended = Signal()
    """The moment of a win is over, or an input cut it short."""
    laid_out = Signal()
    """The layout changed: what floats over the table must find its place again."""

    def __init__(self, state: State, parent: QWidget | None = None) -> None:
        """Show `state`."""
        super().__init__(parent)
        self._state = state
        self._was_shown = False
        self._has_wide_fan = False
        self._is_live = True
        self._pointer: QPointF | None = None
        self._scene = TableScene(state, self)
        self._scene.flourishes.celebration_ended.connect(self._end_celebration)
        self._first_input: FirstInput | None = None
        self.setScene(self._scene)
        self.buttons = PlaceButtons(self.viewport())
        self.buttons.place_activated.connect(self.activate)
        self.buttons.place_focused.connect(self._scene.set_ring)
        self.setObjectName("tableView")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setMouseTracking(True)
        self.setAcceptDrops(False)  # the window takes what is dropped
        # Tab goes to the places on the table, which show where the focus is.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMinimumSize(240, 140)

    @property
    def table(self) -> TableScene:
        """The scene."""
        return self._scene

    @property
    def state(self) -> State:
        """The position on the table, in which presses count."""
        return self._state

    @property
    def is_celebrating(self) -> bool:
        """Whether the moment of a win is shown."""
        return self._scene.flourishes.is_celebrating

    def set_deck(self, deck: Deck) -> None:
        """Show the cards of another deck; those in large print are fanned out wider."""
        self._scene.set_deck(deck)
        self._has_wide_fan = deck.large_print
        if self._was_shown:
            self._lay_out()

    def show_game(self, state: State) -> None:
        """Show another game."""
        self._state, self._is_live = state, True
        if self._was_shown:
            self._scene.show_game(state)
        self._follow_pointer()
        self.buttons.show_state(state)

    def show_position(self, state: State, *, is_live: bool = False) -> None:
        """Show a position as it stands, to look at: nothing can be done on it unless `is_live`."""
        self._state, self._is_live = state, is_live
        self._scene.show_position(state)
        self._follow_pointer()
        self.buttons.show_state(state)

    def show_step(self, step: Step, *, is_live: bool = True) -> None:
        """Show one step; nothing can be done after it unless `is_live`."""
        self._state, self._is_live = step.after, is_live
        if self._was_shown:
            self._scene.show_step(step)
        if self.is_celebrating:
            self._await_input()
        self._follow_pointer()
        self.buttons.show_state(step.after)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Act on the card or pile under a left press."""
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        place = self._scene.layout.place_at(event.position(), self._state)
        if place is not None:
            self.activate(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a quick pair for what it is: a press."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift what lies under the pointer; nothing is dragged."""
        event.accept()
        is_finger = event.device().type() is QInputDevice.DeviceType.TouchScreen
        self._pointer = None if is_finger else event.position()
        self._follow_pointer()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do nothing: the press has already acted."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the window; the table never scrolls."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the layout to the new size."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Deal when the table is first seen."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self._lay_out()
            self._scene.show_game(self._state)

    def viewportEvent(self, event: QEvent) -> bool:
        """Lay out anew when the screen's pixel ratio changes; let go of a pointer that left."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        elif event.type() is QEvent.Type.Leave:
            self._pointer = None
            self._follow_pointer()
        return super().viewportEvent(event)

    def _lay_out(self) -> None:
        viewport = self.viewport()
        ratio = viewport.devicePixelRatioF()
        origin = viewport.mapTo(viewport.window(), QPointF(0, 0)) * ratio
        layout = Layout(
            viewport.width(),
            viewport.height(),
            ratio,
            (origin.x() % 1.0, origin.y() % 1.0),
            self._has_wide_fan,
        )
        if layout == self._scene.layout:
            return
        # Where the background covers every pixel, nothing need be painted under it.
        viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, layout.fills_pixels)
        self._scene.set_layout(layout, at_once=not self.isVisible() or not self._was_shown)
        self._follow_pointer()
        self.buttons.set_layout(layout)
        self.laid_out.emit()

    def _await_input(self) -> None:
        """Let the first input end the moment of a win."""
        if self._first_input is None:
            from tripeaks.view.first_input import FirstInput

            self._first_input = FirstInput(self)
            self._first_input.came.connect(self._scene.finish_motion)
        self._first_input.wait(self.window().windowHandle())

    def _end_celebration(self) -> None:
        if self._first_input is not None:
            self._first_input.stop()
        self.celebration_ended.emit()

    def _follow_pointer(self) -> None:
        """Lift the card that a press at the pointer would move, and let the pointer say so."""
        place = None
        if self._pointer is not None and self._is_live:
            place = self._scene.layout.place_at(self._pointer, self._state)
        key = card_at_hand(place, self._state)
        self._scene.lift(key)
        if key is None:
            self.viewport().unsetCursor()
        else:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def activate(self, place: int) -> None:
        """Ask for what a press on a place asks for: a card, or a draw."""
        if not self._is_live:
            return
        if place == STOCK:
            self.stock_activated.emit()
        elif place != WASTE:
            self.site_activated.emit(place)
