"""The table as a scene: shows positions, plays steps; knows geometry and items, no rules."""

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from tripeaks.engine.game import Step
from tripeaks.engine.state import State
from tripeaks.model.deck import Deck
from tripeaks.model.scene import Scene
from tripeaks.view.animator import Animator
from tripeaks.view.backdrop import Backdrop
from tripeaks.view.card_pixmaps import CardPixmaps
from tripeaks.view.choreography import (
    Frame,
    Motion,
    MotionStyle,
    faded,
    plan_deal,
    plan_shake,
    plan_step,
)
from tripeaks.view.geometry import STOCK_SHOWN, Layout
from tripeaks.view.idle_work import IdleWork
from tripeaks.view.items import CardItem, SlotItem
from tripeaks.view.late_flourishes import LateFlourishes
from tripeaks.view.lift import Lift
from tripeaks.view.marks import Marks
from tripeaks.view.picture_cache import PictureCache
from tripeaks.view.poses import Pose, deal_cards, poses
from tripeaks.view.scene_look import LOOKS, SceneLook

_REDRAW_DELAY_MS: Final = 80
"""How long a size must hold before pictures are drawn for it."""
_KEEP_DELAY_MS: Final = 3000
"""How long it must hold before they are kept on disk: no file for a size in passing."""


class TableScene(QGraphicsScene):
    """28 cards in three peaks, the stock, the waste, and what marks them."""

    settled = Signal()
    """Every card lies where the position has it."""

    def __init__(self, state: State, parent: QObject | None = None) -> None:
        """Show `state` once `set_layout` says how large the table is."""
        super().__init__(parent)
        self._pixmaps = CardPixmaps()
        self._layout = Layout(0, 0)
        self._state = state
        self._poses: list[Pose] = []
        self._items: list[CardItem] = []
        self._idle = IdleWork(self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_KEEP_DELAY_MS)
        self._rest.timeout.connect(self.keep_pictures)
        self._animator = Animator(self._show_frame, self._settle, self)
        self._lift = Lift(self._show_height, self)
        self._backdrop = Backdrop()
        self._slots = (SlotItem(), SlotItem())
        for item in (self._backdrop, *self._slots):
            self.addItem(item)
        self._look = LOOKS[Scene.DAWN]
        self._marks = Marks(self, self._look)
        self.flourishes = LateFlourishes(self, self._show_height, self._look)
        self._dress()
        self.motion = MotionStyle()

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self._layout

    @property
    def is_moving(self) -> bool:
        """Whether cards are on their way."""
        return self._animator.is_running

    @property
    def is_idle(self) -> bool:
        """Whether nothing at all goes on: nothing moves, nothing is left to draw."""
        moves = self.is_moving or self._lift.is_running or self.flourishes.is_running
        return not moves and not self.is_drawing

    @property
    def is_drawing(self) -> bool:
        """Whether pictures for the size in use are still being drawn."""
        return self._idle.is_pending

    @property
    def items_by_key(self) -> tuple[CardItem, ...]:
        """The card items by key."""
        return tuple(self._items)

    def set_layout(self, layout: Layout, *, at_once: bool) -> None:
        """Lay the table out anew; motion on its way ends at once.

        `at_once` draws every picture in sight now; otherwise the old ones serve, scaled, until
        the size has held for a moment.
        """
        self._animator.finish()
        self._lift.aim(None, at_once=True)
        self._layout = layout
        self._pixmaps.set_size(layout.card, layout.ratio, keep_old=not at_once)
        self.setSceneRect(0, 0, layout.width, layout.height)
        self._slots[0].place(layout.stock_rect, layout)
        self._slots[1].place(layout.waste_rect, layout)
        self.flourishes.set_table(layout, self._look)
        self._settle()
        if at_once:
            deque(self._backdrop.paint_anew(layout, self._look), maxlen=0)
        else:
            self._backdrop.stretch(layout)
        self._idle.start(self._redraw, _REDRAW_DELAY_MS)

    def show_game(self, state: State) -> None:
        """Show another game: a fresh one is dealt card by card."""
        self.show_position(state)
        if state == State.initial(state.deal, state.rules):
            self._deal()

    def show_position(self, state: State) -> None:
        """Show a position as it stands."""
        self._animator.finish()
        self._lift.aim(None, at_once=True)
        self.flourishes.show_chain(state.chain)
        self._state = state
        self._marks.leave_position()
        self._make_items()
        self._settle()

    def _deal(self) -> None:
        """Let the cards that lie on the table come from the stock."""
        rect = self._layout.stock_place(STOCK_SHOWN - 1)
        stock = Pose(rect.left(), rect.top(), 0.0, face_up=False, visible=True)
        motions = plan_deal(self._poses, stock)
        for motion in motions:
            self._show_frame(motion.key, Frame(motion.start))
        self._play(motions)

    def show_step(self, step: Step) -> None:
        """Show one step; one that is still on its way is finished first."""
        self._animator.finish()
        before = self._poses
        self._state = step.after
        self._marks.leave_position()
        self._poses = poses(step.after, self._layout)
        self._play(plan_step(before, self._poses, step))
        self.flourishes.show_step(step, self._poses, self.motion)

    def show_refusal(self, site: int) -> None:
        """Shake the card at `site`, once there is a table to see it on."""
        if self._poses:
            self._play(plan_shake(self._poses[site], site))

    def finish_motion(self) -> None:
        """End every motion now."""
        self._animator.finish()
        self.flourishes.finish()

    def set_deck(self, deck: Deck) -> None:
        """Show the cards of another deck."""
        if self._pixmaps.set_deck(deck) and self._poses:
            self._animator.finish()
            self._settle()
            self._idle.start(self._redraw, _REDRAW_DELAY_MS)

    def set_look(self, look: SceneLook) -> None:
        """Show another scene; its picture follows as soon as it is painted."""
        if look is self._look:
            return
        self._look = look
        self._dress()
        if self._backdrop.is_painted:
            self._idle.start(self._redraw, 0)

    def lift(self, key: int | None) -> None:
        """Lift the card `key`, as soon as it lies still, and no other."""
        self._lift.aim(key, at_once=not self._can_travel)

    def set_marks_playable(self, marks: bool) -> None:
        """Mark the playable cards, or do not."""
        self._marks.marks_playable = marks
        self._marks.update(self._state, self._layout)

    def set_hint(self, place: int | None, shares: Mapping[int, str]) -> None:
        """Light what a hint advises, a site or STOCK, and show a text on each of some places.

        The next step takes both away.
        """
        self._marks.hinted = place
        self._marks.set_shares(shares)
        self._marks.update(self._state, self._layout)

    def set_ring(self, place: int | None) -> None:
        """Put the focus ring around a site, STOCK or WASTE; None takes it away."""
        self._marks.ringed = place
        self._marks.update_ring(self._state, self._layout)

    def use_cache(self, cache: PictureCache) -> None:
        """Read the cards' pictures from `cache`, and keep there those of a size that has rested."""
        self._pixmaps.cache = cache

    def keep_pictures(self) -> None:
        """Keep the cards' pictures on disk now, if they are not there and all are drawn."""
        self._rest.stop()
        self._pixmaps.keep()

    def finish_drawing(self) -> None:
        """Draw every picture that is still missing now."""
        self._idle.finish()

    def _play(self, motions: list[Motion]) -> None:
        self._marks.update_count(self._state, self._layout)
        planned = faded(motions) if self.motion.reduced else motions
        moving = [motion.key for motion in planned] if self.motion.factor > 0 else []
        self._lift.hold(moving, at_once=not self._can_travel)
        self._animator.play(planned, self.motion.factor, self._layout.card.width())

    @property
    def _can_travel(self) -> bool:
        return self.motion.travels

    def _show_height(self, key: int, height: float) -> None:
        self._items[key].set_height(height, self._layout)
        self._marks.set_height(key, height, self._state, self._layout)

    def _show_frame(self, key: int, frame: Frame) -> None:
        self._items[key].show_frame(frame, self._layout)

    def _settle(self) -> None:
        """Put every card exactly where the position has it."""
        if len(self._items) != len(deal_cards(self._state.deal)):
            self._make_items()
        self._poses = poses(self._state, self._layout)
        for item, pose in zip(self._items, self._poses, strict=True):
            item.show_frame(Frame(pose), self._layout)
        self._lift.hold((), at_once=not self._can_travel)
        self._marks.update(self._state, self._layout)
        self.settled.emit()

    def _make_items(self) -> None:
        cards = deal_cards(self._state.deal)
        while len(self._items) > len(cards):
            self.removeItem(self._items.pop())
        while len(self._items) < len(cards):
            item = CardItem(self._pixmaps)
            self.addItem(item)
            self._items.append(item)
        for item, card in zip(self._items, cards, strict=True):
            item.card = card

    def _dress(self) -> None:
        """Give what lies on the table the scene's colours."""
        self._marks.set_look(self._look)
        for slot in self._slots:
            slot.set_look(self._look)
        self.flourishes.set_table(self._layout, self._look)

    def _redraw(self) -> Iterator[None]:
        """Draw pictures for the size in use: the cards in sight, the background, the rest."""
        in_sight = [item.card if item.is_face_up else None for item in self._items]
        for card in self._pixmaps.redraw(in_sight):
            self._refresh(card)
            yield
        yield from self._backdrop.paint_anew(self._layout, self._look)
        self.flourishes.load()
        if self._pixmaps.wants_keeping:
            self._rest.start()

    def _refresh(self, card: object) -> None:
        """Let items at rest take on a picture just drawn."""
        if not self.is_moving:
            for item, pose in zip(self._items, self._poses, strict=True):
                if (item.card if pose.face_up else None) == card:
                    item.show_frame(Frame(pose), self._layout)
