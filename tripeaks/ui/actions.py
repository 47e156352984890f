"""Everything the window can be asked to do, as QActions with their keys and names."""

from collections.abc import Iterator

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from tripeaks.ui.icons import icon


class Actions(QObject):
    """The window's actions, its menus and its toolbar; what they do is connected elsewhere."""

    def __init__(self, window: QMainWindow) -> None:
        """Fill the menu bar and a toolbar of `window`."""
        super().__init__(window)
        self._window = window
        ctrl, shift = Qt.Modifier.CTRL, Qt.Modifier.SHIFT
        self.new_game = self._add("actionNewGame", "new", ctrl | Qt.Key.Key_N, Qt.Key.Key_N)
        self.daily = self._add("actionDaily", "daily", ctrl | Qt.Key.Key_D)
        self.restart = self._add("actionRestart", "restart", ctrl | Qt.Key.Key_R)
        self.go_back = self._add("actionGoBack", None, ctrl | Qt.Key.Key_B)
        self.undo = self._add("actionUndo", "undo", ctrl | Qt.Key.Key_Z)
        self.redo = self._add(
            "actionRedo", "redo", ctrl | Qt.Key.Key_Y, ctrl | shift | Qt.Key.Key_Z
        )
        self.draw = self._add("actionDraw", "draw", Qt.Key.Key_D)
        self.hint = self._add("actionHint", "hint", Qt.Key.Key_H)
        self.check = self._add("actionCheck", None, Qt.Key.Key_W)
        self.open_game = self._add("actionOpenGame", None, ctrl | Qt.Key.Key_O)
        self.save_game = self._add("actionSaveGame", None, ctrl | Qt.Key.Key_S)
        self.copy_code = self._add("actionCopyCode", None, ctrl | Qt.Key.Key_C)
        self.paste_code = self._add("actionPasteCode", None, ctrl | Qt.Key.Key_V)
        self.history = self._add("actionHistory", None, ctrl | Qt.Key.Key_H)
        self.statistics = self._add("actionStatistics", "statistics", Qt.Key.Key_F4)
        self.settings = self._add("actionSettings", "settings", ctrl | Qt.Key.Key_Comma)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.sounds = self._add("actionSounds", None, Qt.Key.Key_M)
        self.sounds.setCheckable(True)
        self.full_screen = self._add("actionFullScreen", None, Qt.Key.Key_F11)
        self.full_screen.setCheckable(True)
        self.rules = self._add("actionRules", "rules", Qt.Key.Key_F1)
        self.about = self._add("actionAbout", None)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit = self._add("actionQuit", None, ctrl | Qt.Key.Key_Q)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._menus = self._make_menus()
        self._toolbar = self._make_toolbar()
        self.retranslate()
        self.update_icons()

    def retranslate(self) -> None:
        """Name everything in the language in use."""
        self.new_game.setText(self.tr("&New game…"))
        self.daily.setText(self.tr("&Daily deal…"))
        self.restart.setText(self.tr("&Restart this deal"))
        self.go_back.setText(self.tr("&Back to the last game"))
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.draw.setText(self.tr("&Draw a card"))
        self.hint.setText(self.tr("&Hint"))
        self.check.setText(self.tr("Can it still be &won?"))
        self.open_game.setText(self.tr("&Open a game…"))
        self.save_game.setText(self.tr("S&ave the game as…"))
        self.copy_code.setText(self.tr("&Copy the deal code"))
        self.paste_code.setText(self.tr("&Play a pasted code"))
        self.history.setText(self.tr("&History"))
        self.statistics.setText(self.tr("S&tatistics"))
        self.settings.setText(self.tr("&Settings…"))
        self.sounds.setText(self.tr("&Sounds"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.rules.setText(self.tr("&Rules"))
        self.about.setText(self.tr("&About TriPeaks"))
        self.quit.setText(self.tr("&Quit"))
        titles = (self.tr("&Game"), self.tr("&Move"), self.tr("&View"), self.tr("&Help"))
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        self._toolbar.setWindowTitle(self.tr("Toolbar"))
        for action in self._toolbar_actions():
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            name = action.text().replace("&", "").removesuffix("…")
            action.setToolTip(f"{name} ({keys})")

    def update_icons(self) -> None:
        """Draw the icons in the palette's colours."""
        for action in self._toolbar_actions():
            action.setIcon(icon(action.data(), self._window.palette()))

    def _add(self, name: str, icon_name: str | None, *keys: QKeyCombination | Qt.Key) -> QAction:
        action = QAction(self._window)
        action.setObjectName(name)
        action.setData(icon_name)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setAutoRepeat(name in ("actionUndo", "actionRedo"))
        self._window.addAction(action)
        return action

    def _toolbar_actions(self) -> Iterator[QAction]:
        return (action for action in self._toolbar.actions() if action.data())

    def _make_menus(self) -> list[QMenu]:
        games = (self.new_game, self.daily, self.restart, self.go_back)
        files = (self.open_game, self.save_game)
        codes = (self.copy_code, self.paste_code)
        past = (self.history, self.statistics)
        groups: tuple[tuple[QAction | None, ...], ...] = (
            (*games, None, *files, None, *codes, None, *past, None, self.settings, None, self.quit),
            (self.undo, self.redo, None, self.draw, None, self.hint, self.check),
            (self.sounds, self.full_screen),
            (self.rules, None, self.about),
        )
        menus = []
        for group in groups:
            menu = self._window.menuBar().addMenu("")
            for action in group:
                if action is None:
                    menu.addSeparator()
                else:
                    menu.addAction(action)
            menus.append(menu)
        return menus

    def _make_toolbar(self) -> QToolBar:
        toolbar = QToolBar(self._window)
        toolbar.setObjectName("toolbar")
        toolbar.setMovable(False)
        toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        games, moves = (self.new_game, self.daily, self.restart), (self.undo, self.redo)
        for action in (*games, *moves, self.draw, self.hint):
            toolbar.addAction(action)
        toolbar.addSeparator()
        for action in (self.statistics, self.settings, self.rules):
            toolbar.addAction(action)
        self._window.addToolBar(toolbar)
        return toolbar
