"""The main window: the table, the bar of figures, and what floats over the table."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
    QShowEvent,
    QWindow,
)
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from tripeaks.engine.state import State
from tripeaks.ui.actions import Actions
from tripeaks.ui.back_notice import BackNotice
from tripeaks.ui.code_field import MOST_LOOKED_AT
from tripeaks.ui.figures_bar import FiguresBar
from tripeaks.ui.game_keys import GameKeys
from tripeaks.ui.message_pill import MessagePill
from tripeaks.ui.outcome_panel import OutcomePanel
from tripeaks.ui.replay_bar import ReplayBar
from tripeaks.ui.review_bar import ReviewBar
from tripeaks.ui.standing_notice import StandingNotice
from tripeaks.view.scene_look import SceneLook
from tripeaks.view.table_view import TableView

_SIZE: Final = QSize(1120, 760)
_SCREEN_SHARE: Final = 0.92
"""How much of a small screen the window takes at first: its frame needs room as well."""
_SMALLEST: Final = QSize(480, 360)
_PASSING: Final = (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
_GEOMETRY_DELAY_MS: Final = 400


class MainWindow(QMainWindow):
    """Builds the parts of the window; who talks to whom is decided outside."""

    geometry_changed = Signal()
    """The window was moved or resized, and has rested for a moment."""

    seen_changed = Signal(bool)
    """Whether the table can be seen: not hidden, minimised, or behind a dialog in use."""

    text_dropped = Signal(str)
    """The text, or the link to a file, that was dropped on the window."""

    first_shown = Signal()
    """The window was shown for the first time: the system knows it now."""

    escape_pressed = Signal()
    """Escape, where nothing else had a use for it."""

    def __init__(self, state: State) -> None:
        """Show `state` on the table."""
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle("TriPeaks")
        self.setMinimumSize(_SMALLEST)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * _SCREEN_SHARE))
        self.commands = Actions(self)
        centre = QWidget(self)
        self.table = TableView(state, centre)
        self.figures = FiguresBar(centre)
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.notice = StandingNotice(centre)
        self.review_bar = ReviewBar(centre)
        layout.addWidget(self.notice)
        layout.addWidget(self.table, 1)
        self.replay_bar = ReplayBar(centre)
        layout.addWidget(self.review_bar)
        layout.addWidget(self.replay_bar)
        layout.addWidget(self.figures)
        self.setCentralWidget(centre)
        self.back_notice = BackNotice(self.table)
        self.outcome_panel = OutcomePanel(self.table)
        self.message = MessagePill(self.table, (self.back_notice, self.outcome_panel))
        self.keys = GameKeys(self.table)
        self._is_behind = False
        self._was_shown = False
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication), "a window has its application"
        app.focusWindowChanged.connect(self._follow_focus)
        self._geometry_timer = QTimer(self)
        self._geometry_timer.setSingleShot(True)
        self._geometry_timer.setInterval(_GEOMETRY_DELAY_MS)
        self._geometry_timer.timeout.connect(self.geometry_changed)
        self.setAcceptDrops(True)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer keys that no widget wanted; Escape leaves full screen."""
        if self.replay_bar.isVisible() and self.replay_bar.handle_key(event):
            return
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.commands.full_screen.setChecked(False)
        elif event.key() == Qt.Key.Key_Escape:
            self.escape_pressed.emit()
        elif not self.keys.handle(event):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let files and texts be dropped on the window."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell what was dropped: the first of several files."""
        event.acceptProposedAction()
        links = event.mimeData().urls()
        text = links[0].toEncoded().toStdString() if links else event.mimeData().text()
        self.text_dropped.emit(text[:MOST_LOOKED_AT])

    def set_look(self, look: SceneLook) -> None:
        """Show a scene on the table, and its colours on what floats over it."""
        self.table.table.set_look(look)
        self.message.set_look(look)
        self.back_notice.set_look(look)

    def show_full_screen(self, is_full: bool) -> None:
        """Fill the screen, or go back to a window."""
        if is_full:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        else:
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        """Follow changes of language, colours and window state."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.commands.retranslate()
        elif event.type() is QEvent.Type.PaletteChange and hasattr(self, "commands"):
            self.commands.update_icons()
        elif event.type() is QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())
            self._tell_seen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Remember the new size once it rests."""
        super().resizeEvent(event)
        self._geometry_timer.start()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Remember the new place once it rests."""
        super().moveEvent(event)
        self._geometry_timer.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that the window can be seen."""
        super().showEvent(event)
        self._tell_seen()
        if not self._was_shown:
            self._was_shown = True
            self.first_shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that the window cannot be seen."""
        super().hideEvent(event)
        self._tell_seen()

    def come_to_front(self) -> None:
        """Be seen, before all other windows."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def _tell_seen(self) -> None:
        is_seen = self.isVisible() and not self.isMinimized() and not self._is_behind
        self.seen_changed.emit(is_seen)

    def _follow_focus(self, window: QWindow | None) -> None:
        """Note whether another window of the program is in front; menus are none of that kind."""
        if window is not None and window.type() not in _PASSING:
            self._is_behind = window is not self.windowHandle()
            self._tell_seen()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember a size that had no time to rest."""
        super().closeEvent(event)
        if self._geometry_timer.isActive():
            self._geometry_timer.stop()
            self.geometry_changed.emit()
