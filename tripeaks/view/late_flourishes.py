"""The flourishes of a table, loaded after it is first seen: no start waits for them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from tripeaks.engine.game import Step
from tripeaks.view.choreography import MotionStyle
from tripeaks.view.geometry import Layout
from tripeaks.view.poses import Pose
from tripeaks.view.scene_look import SceneLook

if TYPE_CHECKING:
    from tripeaks.view.flourish_player import FlourishPlayer


class LateFlourishes(QObject):
    """Shows what steps bring beside their cards, through a `FlourishPlayer` made when needed."""

    celebration_ended = Signal()
    """The moment of a win is over, or was cut short."""

    def __init__(
        self, scene: QGraphicsScene, show_height: Callable[[int, float], None], look: SceneLook
    ) -> None:
        """Show nothing yet on `scene`; `show_height` lifts one of its cards."""
        super().__init__(scene)
        self._scene, self._show_height = scene, show_height
        self._layout, self._look = Layout(0, 0), look
        self._chain = 0
        self._player: FlourishPlayer | None = None
        self.shows_score = True
        """Whether a change of the score floats up beside the waste."""

    @property
    def is_running(self) -> bool:
        """Whether anything is shown that passes."""
        return self._player is not None and self._player.is_running

    @property
    def is_celebrating(self) -> bool:
        """Whether the moment of a win is shown."""
        return self._player is not None and self._player.is_celebrating

    def load(self) -> "FlourishPlayer":
        """Return the player, made now if there is none."""
        if self._player is None:
            from tripeaks.view.flourish_player import FlourishPlayer

            self._player = FlourishPlayer(self._scene, self._show_height, self._look)
            self._player.celebration_ended.connect(self.celebration_ended)
            self._player.set_table(self._layout, self._look)
            self._player.show_chain(self._chain)
        return self._player

    def set_table(self, layout: Layout, look: SceneLook) -> None:
        """Play on another table, or in other colours; what is shown ends."""
        self._layout, self._look = layout, look
        if self._player is not None:
            self._player.set_table(layout, look)

    def show_chain(self, chain: int) -> None:
        """Glow as a chain of that length does, at once; all else ends."""
        self._chain = chain
        if self._player is not None:
            self._player.show_chain(chain)

    def show_step(self, step: Step, poses: Sequence[Pose], motion: MotionStyle) -> None:
        """Show what a step brings; `poses` are those of the cards after it, by key."""
        from tripeaks.view.flourishes import plan_flourishes

        if motion.factor <= 0:
            self.show_chain(step.after.chain)
            return
        seen = [key for key, pose in enumerate(poses) if pose.visible]
        seen.sort(key=lambda key: poses[key].x)
        player = self.load()
        self._chain = step.after.chain
        player.play(plan_flourishes(step, seen, motion, shows_score=self.shows_score))

    def finish(self) -> None:
        """End everything now."""
        if self._player is not None:
            self._player.finish()
