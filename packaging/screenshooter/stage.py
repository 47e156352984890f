"""A stage: the whole program in one scene and size, made to show what a view wants to see."""

import tempfile
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QSize
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QWidget

from tripeaks.app import build_window
from tripeaks.engine.codes import parse_code
from tripeaks.engine.moves import Action, Take
from tripeaks.engine.state import Outcome
from tripeaks.i18n.translators import Translators
from tripeaks.solver.best_score import best_won_score

_W = TypeVar("_W", bound=QWidget)

_PATIENCE_S = 60
_CLOCK_MS = 247_000


class Stage:
    """A game window that does not animate, with settings of its own; ended by leaving `with`."""

    def __init__(
        self, folder: Path, code: str, size: QSize, settings: Mapping[str, object]
    ) -> None:
        """Open the deal of `code` in a window of `size`; `folder` is for throwing away."""
        own = Path(tempfile.mkdtemp(dir=folder))
        self.data = own / "data"
        store = QSettings(str(own / "settings.ini"), QSettings.Format.IniFormat)
        for name, value in ({"animation_speed": "none"} | dict(settings)).items():
            store.setValue(name, value)
        self.game_window = build_window(parse_code(code), store, self.data)
        self.window = self.game_window.window
        self.model = self.game_window.model
        self.table = self.window.table.table
        self.window.resize(size)
        self.window.show()
        self.settle()

    def __enter__(self) -> "Stage":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.game_window.end()
        for speaking in self.game_window.findChildren(Translators):
            speaking.uninstall()
        for widget in QApplication.topLevelWidgets():
            widget.close()
            widget.deleteLater()
        self.game_window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()

    def settle(self) -> None:
        """Wait until all answers are there and everything is drawn."""
        end = time.monotonic() + _PATIENCE_S
        QCoreApplication.processEvents()
        window = self.game_window
        while window.advisor.is_busy or window.library.is_busy or window.records.is_busy:
            QCoreApplication.processEvents()
            time.sleep(0.005)
            if time.monotonic() > end:
                raise TimeoutError("the solver takes too long")
        for _ in range(3):
            self.table.finish_motion()
            self.table.finish_drawing()
            QCoreApplication.processEvents()

    def play(self, actions: Iterable[Action]) -> None:
        """Play some actions."""
        for action in actions:
            if isinstance(action, Take):
                self.model.take(action.site)
            else:
                self.model.draw()
        self.settle()

    def winning_line(self) -> tuple[Action, ...]:
        """Return a best win from here, which the deal must have."""
        best = best_won_score(self.model.state)
        assert best is not None, "the deal can be won"
        return best.line

    def draw_until_stuck(self) -> None:
        """Take nothing and draw until nothing is left to be done."""
        while self.model.state.outcome is Outcome.IN_PROGRESS:
            if self.model.state.stock_count:
                self.model.draw()
            else:
                self.model.take(self.model.state.playable[0])
        self.settle()

    def trigger(self, action: str) -> None:
        """Do what a menu does, by the action's object name."""
        found = self.window.findChild(QAction, action)
        assert found is not None, action
        found.trigger()
        self.settle()

    def find(self, kind: type[_W], name: str) -> _W:
        """Return a widget by its object name."""
        found = self.window.findChild(kind, name)
        assert found is not None, name
        return found

    def grab(self, widget: QWidget) -> QImage:
        """Return a picture of a widget as it is seen, at one time of the game's clock."""
        self.settle()
        if self.model.game.log:
            self.window.figures.clock.set_time(_CLOCK_MS)
        return widget.grab().toImage()
