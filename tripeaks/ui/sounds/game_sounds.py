"""Lets the game be heard: plays what the model's events and the settings ask for."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from tripeaks.engine.game import Step
from tripeaks.engine.moves import Refusal
from tripeaks.model.game_model import GameModel
from tripeaks.model.settings import Settings
from tripeaks.ui.sounds import events

if TYPE_CHECKING:
    from tripeaks.ui.sounds.player import Player

TURN_S: Final = 0.06
"""How long after a take the card beneath begins to turn."""
PREPARE_MS: Final = 200
"""How long after the first sign of a player the sounds are made ready."""
SAMPLE_MS: Final = 100
"""How often a sample is heard while the volume changes."""
_SAMPLE: Final = events.take(4)


def default_player() -> "Player":
    """Return a player on the default loudspeaker."""
    from tripeaks.ui.sounds.player import Player

    return Player()


class GameSounds(QObject):
    """Plays one sound for each event, at once; animations and their speed change nothing.

    The player is made when it is first needed, or when the table has rested for the first time:
    after the first paint.
    """

    def __init__(
        self,
        model: GameModel,
        settings: Settings,
        make_player: Callable[[], "Player"] = default_player,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._make_player = make_player
        self._player: Player | None = None
        self._prepare_timer = self._timer(PREPARE_MS, self._prepare)
        self._sample_timer = self._timer(SAMPLE_MS, self._play_sample)
        model.stepped.connect(self._play_step)
        model.move_refused.connect(self._play_refusal)
        settings.sounds_changed.connect(self._switch)
        settings.sound_volume_changed.connect(self._sample_soon)

    @property
    def gain(self) -> float:
        """What every sound is multiplied with, 0.0 to 1.0; even steps of volume sound even."""
        settings = self._settings
        return (settings.sound_volume / 100) ** 1.5 if settings.sounds else 0.0

    def prepare_soon(self) -> None:
        """Make ready for the first sound in a moment, after whatever is being done now."""
        if self.gain and self._player is None:
            self._prepare_timer.start()

    def _prepare(self) -> "Player":
        self._prepare_timer.stop()
        if self._player is None:
            self._player = self._make_player()
            self._player.prepare()
        return self._player

    def _timer(self, milliseconds: int, slot: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(slot)
        return timer

    def _play(self, name: str, delay: float = 0.0) -> None:
        if self.gain:
            self._prepare().play(name, self.gain, delay)

    def _play_step(self, step: Step) -> None:
        self._play(events.sound_of(step))
        if events.turns_up(step):
            self._play(events.TURN, TURN_S)

    def _play_refusal(self, _site: int, reason: Refusal) -> None:
        """Say no where error help does; that a game is won is no error."""
        if self._settings.error_help and reason is not Refusal.OVER:
            self._play(events.REFUSE)

    def _switch(self, is_on: bool) -> None:
        if is_on:
            self._play_sample()
            return
        self._prepare_timer.stop()
        if self._player is not None:
            self._player.hush()

    def _sample_soon(self) -> None:
        if not self._sample_timer.isActive():
            self._sample_timer.start()

    def _play_sample(self) -> None:
        self._play(_SAMPLE)
