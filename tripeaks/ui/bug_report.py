"""What the player sees of a bug: a report to copy, and that the game is saved."""

import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from tripeaks.engine.record import write_record
from tripeaks.model.game_model import GameModel
from tripeaks.ui.looks import button_box
from tripeaks.versions import version_line


class BugReports(QObject):
    """Shows an error that nothing in the program expected, one at a time."""

    def __init__(
        self, model: GameModel, window: QWidget, is_saved: Callable[[], bool] = lambda: True
    ) -> None:
        """Report over `window` with the game of `model`; `is_saved` tells whether that is safe."""
        super().__init__(window)
        self._is_saved = is_saved
        self._reported: set[str] = set()
        self._model = model
        self._window = window
        self._dialog: BugDialog | None = None

    def install(self) -> None:
        """Answer for every error from now on."""
        sys.excepthook = self.report

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Write an error where developers look, and show it."""
        sys.__excepthook__(kind, error, trace)
        words = "".join(traceback.format_exception(kind, error, trace))
        if self._dialog is not None or words in self._reported or QApplication.closingDown():
            return  # the first one is the cause; one that comes again must not lock the table
        self._reported.add(words)
        text = report_text(self._model, words)
        self._dialog = BugDialog(text, self._window, is_saved=self._is_saved())
        self._dialog.finished.connect(self._forget)
        self._dialog.open()

    def _forget(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None


def report_text(model: GameModel, trace: str) -> str:
    """Return what developers need: the program, the system, the game, the error."""
    try:
        game = write_record(model.game)
    except Exception as error:  # the game itself may be what is broken
        game = f"{model.code}\n{error!r}\n"
    return f"{version_line()}\n\n{game}\n{trace}"


class BugDialog(QDialog):
    """A report to read and to copy."""

    def __init__(self, text: str, parent: QWidget | None = None, *, is_saved: bool = True) -> None:
        """Show `text`."""
        super().__init__(parent)
        self.setObjectName("bugDialog")
        self.setWindowTitle(self.tr("A fault in TriPeaks"))
        saved = self.tr("Your game is saved.") if is_saved else self.tr("Your game is not saved.")
        wrong = self.tr("Something went wrong in the program.")
        please = self.tr(
            "If you tell the developers, please send them this report: it holds the deal and "
            "your moves, and nothing about you."
        )
        words = QLabel(f"{wrong} {saved} {please}")
        words.setWordWrap(True)
        self._report = QPlainTextEdit(text)
        self._report.setObjectName("bugReport")
        self._report.setReadOnly(True)
        self._report.setAccessibleName(self.tr("The report"))
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        copy = buttons.addButton(
            self.tr("Co&py the report"), QDialogButtonBox.ButtonRole.ActionRole
        )
        copy.setObjectName("copyReportButton")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(words)
        layout.addWidget(self._report, 1)
        layout.addWidget(buttons)
        self.resize(560, 380)
