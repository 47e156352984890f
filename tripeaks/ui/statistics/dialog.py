"""The statistics window: a rule set to choose, its figures and charts."""

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tripeaks.engine.description import describe_rules, name_rules
from tripeaks.engine.errors import KnownError
from tripeaks.engine.rules import CLASSIC, EASY, HOGUE_1989, TRADITIONAL
from tripeaks.engine.words import sentence
from tripeaks.i18n.translators import current_words
from tripeaks.model.library import Library
from tripeaks.model.summary import Overview, read_overview, rules_of
from tripeaks.ui.announcement import announce
from tripeaks.ui.looks import button_box
from tripeaks.ui.statistics.filing import Filing
from tripeaks.ui.statistics.page import StatisticsPage

_SIZE: Final = QSize(920, 680)
_NAMED: Final = (EASY, CLASSIC, TRADITIONAL, HOGUE_1989)


class StatisticsDialog(QDialog):
    """Shows what the finished games come to; to be shown by `show`, so that play can go on."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statisticsDialog")
        self.setSizeGripEnabled(True)
        self._library = library
        self._overview: Overview | None = None
        self._is_stale = True
        self._is_reading = False
        self._is_failing = False
        self._wanted: str | None = None
        self._filing = Filing(library, self)
        self._make_widgets()
        self._lay_out()
        self._retranslate()
        self._rule_box.currentIndexChanged.connect(self._show_summary)
        self._buttons.rejected.connect(self.reject)
        self._export.clicked.connect(self._filing.export)
        self._import.clicked.connect(self._filing.import_games)
        self._reset.clicked.connect(self._ask_to_reset)
        self._filing.told.connect(self._say)
        self._filing.busy_changed.connect(self._enable)
        library.games_changed.connect(self._refresh)
        library.failed.connect(self._show_failure)
        library.damage_found.connect(self._give_up)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.9))

    @property
    def rule_set(self) -> str | None:
        """The name of the rule set chosen, None for all."""
        name: str | None = self._rule_box.currentData()
        return name

    def show_rules(self, rule_set: str) -> None:
        """Begin with the games under one rule set, once it is known whether there are any."""
        if not self.isVisible():
            self._wanted = rule_set
            self._choose_wanted()

    def stop(self) -> None:
        """Give up what is being imported."""
        self._filing.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Read what has changed meanwhile."""
        super().showEvent(event)
        if self._is_stale:
            self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say nothing of what was done before when the window is shown again."""
        super().hideEvent(event)
        if not self._filing.is_busy:
            self._say("")

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _make_widgets(self) -> None:
        self._rule_label = QLabel()
        self._rule_box = QComboBox()
        self._rule_box.setObjectName("ruleSetBox")
        self._rule_box.addItem("", None)
        self._rule_label.setBuddy(self._rule_box)
        self._page = StatisticsPage()
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self._page)
        self._status = QLabel()
        self._status.setObjectName("statisticsStatus")
        self._status.setWordWrap(True)
        self._status.hide()
        self._export, self._import, self._reset = QPushButton(), QPushButton(), QPushButton()
        for button, name in (
            (self._export, "exportGames"),
            (self._import, "importGames"),
            (self._reset, "resetGames"),
        ):
            button.setObjectName(name)
            button.setAutoDefault(False)
        self._buttons = button_box(QDialogButtonBox.StandardButton.Close)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._rule_label)
        row.addWidget(self._rule_box)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._status)
        row = QHBoxLayout()
        row.addWidget(self._export)
        row.addWidget(self._import)
        row.addWidget(self._reset)
        row.addWidget(self._buttons, 1)
        column.addLayout(row)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._rule_label.setText(self.tr("&Rules:"))
        self._rule_box.setAccessibleName(self.tr("Whose games are counted"))
        for index in range(self._rule_box.count()):
            self._name_item(index)
        self._export.setText(self.tr("&Export…"))
        self._export.setToolTip(self.tr("Write all finished games to a file"))
        self._reset.setText(self.tr("Re&set…"))
        self._reset.setToolTip(self.tr("Delete the games that are counted here"))
        self._enable()

    def _enable(self) -> None:
        """Offer what can be done now: one thing at a time, and nothing is to be had of no game."""
        is_importing, is_busy = self._filing.is_importing, self._filing.is_busy
        games = 0 if self._overview is None else self._overview.of(self.rule_set).games
        self._export.setEnabled(bool(games) and not is_busy)
        self._import.setEnabled(is_importing or not is_busy)
        self._reset.setEnabled(bool(games) and not is_busy)
        text = self.tr("Cancel the &import") if is_importing else self.tr("&Import…")
        self._import.setText(text)
        self._import.setToolTip(self.tr("Add the games of an exported file; none is counted twice"))

    def _ask_to_reset(self) -> None:
        if self._overview is not None:
            games = self._overview.of(self.rule_set).games
            self._filing.reset(self.rule_set, self._rule_box.currentText(), games)

    def _refresh(self) -> None:
        """Read the statistics, now or when the window is shown; one reading at a time."""
        self._is_stale = True
        if self.isVisible() and not self._is_reading:
            self._is_reading, self._is_stale = True, False
            self._library.ask(read_overview, self._take)

    def _take(self, overview: Overview) -> None:
        self._is_reading = False
        if self._is_failing:
            self._is_failing = False
            self._say("")
        self._overview = overview
        self._fill_rule_box(overview)
        self._choose_wanted()
        self._show_summary()
        if self._is_stale:
            self._refresh()

    def _fill_rule_box(self, overview: Overview) -> None:
        """List the rule sets played; the one chosen stays chosen while it is there."""
        names = [None, *overview.by_rule_set]
        listed = [self._rule_box.itemData(index) for index in range(self._rule_box.count())]
        if names == listed:
            return
        chosen = self.rule_set
        with QSignalBlocker(self._rule_box):
            self._rule_box.clear()
            for index, name in enumerate(names):
                self._rule_box.addItem("", name)
                self._name_item(index)
            self._rule_box.setCurrentIndex(names.index(chosen) if chosen in names else 0)

    def _choose_wanted(self) -> None:
        index = self._rule_box.findData(self._wanted)
        if self._wanted is not None and index >= 0:
            self._rule_box.setCurrentIndex(index)
            self._wanted = None

    def _name_item(self, index: int) -> None:
        name: str | None = self._rule_box.itemData(index)
        if name is None:
            self._rule_box.setItemText(index, self.tr("All rules"))
            return
        rules, words = rules_of(name), current_words()
        title = name_rules(rules, words)
        self._rule_box.setItemText(index, title if rules in _NAMED else f"{title} ({name})")
        self._rule_box.setItemData(index, describe_rules(rules, words), Qt.ItemDataRole.ToolTipRole)

    def _show_summary(self) -> None:
        if self._overview is not None:
            self._page.show_summary(self._overview.of(self.rule_set))
            self._enable()

    def _show_failure(self, error: KnownError) -> None:
        """Say why there is nothing to show, or nothing new."""
        if self._is_reading:
            self._give_up()
            self._is_failing = True
            self._say(sentence(error, current_words()))

    def _give_up(self) -> None:
        """Wait for another occasion: a reading that failed is never answered."""
        self._is_reading, self._is_stale = False, True

    def _say(self, text: str) -> None:
        self._status.setText(text)
        self._status.setVisible(bool(text))
        if text:
            announce(self, text)
