"""What the player sees of a bug: a report to copy, and that the game is saved."""

import sys
import traceback
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

    def __init__(self, model: GameModel, window: QWidget) -> None:
        """Report over `window` with the game of `model`."""
        super().__init__(window)
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
        if self._dialog is not None or QApplication.closingDown():
            return  # the first one is the cause, the others may follow from it
        text = report_text(self._model, "".join(traceback.format_exception(kind, error, trace)))
        self._dialog = BugDialog(text, self._window)
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

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        """Show `text`."""
        super().__init__(parent)
        self.setObjectName("bugDialog")
        self.setWindowTitle(self.tr("A fault in TriPeaks"))
        words = QLabel(
            self.tr(
                "Something went wrong in the program. Your game is saved. If you tell the "
                "developers, please send them this report: it holds the deal and your moves, "
                "and nothing about you."
            )
        )
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
