"""Connects what is known of finished games to the window: the statistics."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tripeaks.model.library import Library
from tripeaks.model.settings import Settings
from tripeaks.ui.main_window import MainWindow

if TYPE_CHECKING:
    from tripeaks.ui.statistics.dialog import StatisticsDialog


class Records(QObject):
    """Opens the windows that show finished games, one of each; they load when asked for."""

    def __init__(self, library: Library, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._library = library
        self._window = window
        self._settings = settings
        self._statistics: StatisticsDialog | None = None
        window.commands.statistics.triggered.connect(self._open_statistics)
        settings.show_statistics_changed.connect(self._show_entry)
        self._show_entry(settings.show_statistics)

    def _open_statistics(self) -> None:
        if self._statistics is None:
            from tripeaks.ui.statistics.dialog import StatisticsDialog

            self._statistics = StatisticsDialog(self._library, self._window)
        self._statistics.show()
        self._statistics.raise_()
        self._statistics.activateWindow()

    def _show_entry(self, is_shown: bool) -> None:
        """Keep statistics away from players who want quiet; a key does not open them either."""
        self._window.commands.statistics.setVisible(is_shown)
        self._window.commands.statistics.setEnabled(is_shown)
        if not is_shown and self._statistics is not None:
            self._statistics.close()
