"""Opens the window's dialogs; each loads when it is first asked for."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog

from tripeaks.i18n.translators import Translators
from tripeaks.model.advisor import Advisor
from tripeaks.model.game_model import GameModel
from tripeaks.model.settings import Settings
from tripeaks.ui.main_window import MainWindow

if TYPE_CHECKING:
    from tripeaks.ui.about_dialog import AboutDialog
    from tripeaks.ui.rules_dialog import RulesDialog


class Dialogs(QObject):
    """The new game and the settings, which ask; the rules and what the program is, to read."""

    def __init__(
        self,
        model: GameModel,
        advisor: Advisor,
        window: MainWindow,
        settings: Settings,
        translators: Translators,
    ) -> None:
        super().__init__(window)
        self._model = model
        self._advisor = advisor
        self._window = window
        self._settings = settings
        self._translators = translators
        self._rules: RulesDialog | None = None
        self._about: AboutDialog | None = None
        commands = window.commands
        commands.new_game.triggered.connect(self._ask_for_game)
        commands.settings.triggered.connect(self._open_settings)
        commands.rules.triggered.connect(self._open_rules)
        commands.about.triggered.connect(self._open_about)

    def _ask_for_game(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return  # one question at a time
        from tripeaks.ui.new_game_dialog import NewGameDialog

        dialog = NewGameDialog(
            self._model.code.rules, self._translators.words, self._settings, self._window
        )
        dialog.deal_requested.connect(self._model.new_game)
        dialog.random_requested.connect(self._advisor.deal_random)
        dialog.winnable_asked.connect(self._advisor.ask_about_deal)
        self._advisor.deal_told.connect(dialog.tell_winnable)
        _ask(dialog)

    def _open_settings(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        from tripeaks.ui.settings_dialog import SettingsDialog

        _ask(SettingsDialog(self._settings, self._window))

    def _open_rules(self) -> None:
        if self._rules is None:
            from tripeaks.ui.rules_dialog import RulesDialog

            self._rules = RulesDialog(self._translators.language, self._window)
        _show(self._rules)

    def _open_about(self) -> None:
        if self._about is None:
            from tripeaks.ui.about_dialog import AboutDialog

            self._about = AboutDialog(self._window)
        _show(self._about)


def _ask(dialog: QDialog) -> None:
    """Ask once; nothing is left of the dialog afterwards."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def _show(dialog: QDialog) -> None:
    """Show a dialog that stays beside the game, before all others."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
