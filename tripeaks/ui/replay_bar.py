"""The bar under the table that plays a game back: buttons, a slider, and what each step was."""

from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QWidget

from tripeaks.model.replay import SPEEDS
from tripeaks.ui.icons import icon
from tripeaks.ui.past_bar import PastBar
from tripeaks.ui.scrub_slider import ScrubSlider

_NORMAL: Final = SPEEDS.index(1.0)
_ICON: Final = 20
_ICON_SIZES: Final = (_ICON, 2 * _ICON)


class ReplayBar(PastBar):
    """Asks for what its buttons, its slider and its keys mean; shows the place it is told.

    Space plays and pauses, arrow keys step, Home and End go to the ends, wherever in the bar
    the focus is, unless the focused part has another use for the key.
    """

    play_toggled = Signal()
    step_requested = Signal()
    step_back_requested = Signal()
    place_requested = Signal(int)
    speed_chosen = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Stay hidden until a game is shown."""
        super().__init__("replay", parent)
        self._is_playing = False
        self._first = self._tool("replayFirst")
        self._step_back = self._tool("replayStepBack")
        self._play = self._tool("replayPlay")
        self._step = self._tool("replayStep")
        self._last = self._tool("replayLast")
        self.slider = ScrubSlider(self)
        self.slider.setObjectName("replaySlider")
        self._speed = QComboBox(self)
        self._speed.setObjectName("replaySpeed")
        self._speed.addItems([""] * len(SPEEDS))
        self._speed.setCurrentIndex(_NORMAL)
        line = QHBoxLayout()
        line.setSpacing(2)
        for part in (self._first, self._step_back, self._play, self._step, self._last):
            line.addWidget(part)
        line.addSpacing(6)
        line.addWidget(self.slider, 1)
        line.addSpacing(6)
        line.addWidget(self._speed)
        self._column.insertLayout(0, line)
        self._connect()
        self._retranslate()

    def show_length(self, length: int) -> None:
        """Begin with a game of so many steps."""
        self.slider.setRange(0, length)
        self.slider.setPageStep(max(1, length // 10))
        self._update_icons()  # not before they are seen: drawing them takes as long as all the rest
        self.show()
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_place(self, place: int, text: str, *, can_continue: bool) -> None:
        """Show where in the game it is and what `text` says of that."""
        self.slider.setValue(place)
        self._text.setText(text)
        self.slider.setAccessibleDescription(text)
        self._continue.setEnabled(can_continue)
        for part in (self._first, self._step_back):
            part.setEnabled(place > 0)
        for part in (self._last, self._step):
            part.setEnabled(place < self.slider.maximum())
        self._play.setEnabled(self.slider.maximum() > 0)

    def show_playing(self, is_playing: bool) -> None:
        """Offer to pause what plays, and to play what does not."""
        self._is_playing = is_playing
        self._update_icons()
        self._retranslate()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Answer a key; return whether it meant anything."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers != Qt.KeyboardModifier.NoModifier:
            return False
        match event.key():
            case Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    self.play_toggled.emit()
            case Qt.Key.Key_Right:
                self.step_requested.emit()
            case Qt.Key.Key_Left:
                self.step_back_requested.emit()
            case Qt.Key.Key_Home:
                self.place_requested.emit(0)
            case Qt.Key.Key_End:
                self.place_requested.emit(self.slider.maximum())
            case Qt.Key.Key_Escape:
                self.close_requested.emit()
            case _:
                return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the bar's keys from its parts, but for those that press a button or choose."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            is_kept = watched is not self.slider and event.key() == Qt.Key.Key_Space
            is_kept |= watched is self._speed and event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End)
            if not is_kept and self.handle_key(event):
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours as well."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self.isVisible():
            self._update_icons()

    def _connect(self) -> None:
        self._first.clicked.connect(lambda: self.place_requested.emit(0))
        self._step_back.clicked.connect(self.step_back_requested)
        self._play.clicked.connect(self.play_toggled)
        self._step.clicked.connect(self.step_requested)
        self._last.clicked.connect(lambda: self.place_requested.emit(self.slider.maximum()))
        self.slider.place_chosen.connect(self.place_requested)
        self._speed.currentIndexChanged.connect(lambda index: self.speed_chosen.emit(SPEEDS[index]))
        parts = (self._first, self._step_back, self._play, self._step, self._last)
        for part in (*parts, self.slider, self._speed, self._continue, self._close):
            part.installEventFilter(self)

    def _tool(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAutoRaise(True)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _update_icons(self) -> None:
        names = {
            self._first: "first",
            self._step_back: "step_back",
            self._play: "pause" if self._is_playing else "play",
            self._step: "step",
            self._last: "last",
        }
        for button, name in names.items():
            button.setIcon(icon(name, self.palette(), _ICON_SIZES))

    def _retranslate(self) -> None:
        super()._retranslate()
        play = self.tr("Pause") if self._is_playing else self.tr("Play")
        names = (
            (self._first, self.tr("To the deal"), Qt.Key.Key_Home),
            (self._step_back, self.tr("Step back"), Qt.Key.Key_Left),
            (self._play, play, Qt.Key.Key_Space),
            (self._step, self.tr("Step forward"), Qt.Key.Key_Right),
            (self._last, self.tr("To the end"), Qt.Key.Key_End),
        )
        for button, name, key in names:
            keys = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{name} ({keys})")
            button.setAccessibleName(name)
        self.slider.setAccessibleName(self.tr("Step"))
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("Speed"))
        for index, speed in enumerate(SPEEDS):
            self._speed.setItemText(index, f"{QLocale().toString(speed)}×")
