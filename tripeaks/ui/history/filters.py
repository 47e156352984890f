"""What the history lists: a search for codes, a rule set, a result."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from tripeaks.storage.finished import Result
from tripeaks.storage.history import Filter
from tripeaks.ui.history.cells import name_rule_set

_LONGEST: Final = 200
_LOST: Final = frozenset({Result.STUCK, Result.LEFT})
_RESULTS: Final = (
    frozenset(Result),
    frozenset({Result.WON}),
    _LOST,
    frozenset({Result.STUCK}),
    frozenset({Result.LEFT}),
)


class Filters(QWidget):
    """A row of fields that together make a `Filter`."""

    changed = Signal(object)
    """The `Filter` now."""

    def __init__(self, name_result: Callable[[Result], str], parent: QWidget | None = None) -> None:
        """Let everything through; `name_result` says a result as the list does."""
        super().__init__(parent)
        self._name_result = name_result
        self._search = QLineEdit()
        self._search.setObjectName("historySearch")
        self._search.setClearButtonEnabled(True)
        self._search.setMaxLength(_LONGEST)
        self._rule_sets = QComboBox()
        self._rule_sets.setObjectName("historyRuleSets")
        self._rule_sets.addItem("", None)
        self._results = QComboBox()
        self._results.setObjectName("historyResults")
        self._results.addItems([""] * len(_RESULTS))
        for box in (self._rule_sets, self._results):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._search, 1)
        row.addWidget(self._rule_sets)
        row.addWidget(self._results)
        self._retranslate()
        self._search.textChanged.connect(self._tell)
        self._rule_sets.currentIndexChanged.connect(self._tell)
        self._results.currentIndexChanged.connect(self._tell)

    @property
    def wanted(self) -> Filter:
        """What is let through."""
        return Filter(
            self._rule_sets.currentData(),
            _RESULTS[self._results.currentIndex()],
            self._search.text(),
        )

    @property
    def search_has_focus(self) -> bool:
        """Whether a search is being typed."""
        return self._search.hasFocus()

    def clear(self) -> None:
        """Let everything through again."""
        self._search.clear()
        self._rule_sets.setCurrentIndex(0)
        self._results.setCurrentIndex(0)

    def type(self, text: str) -> None:
        """Go on with the search, at its end."""
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)
        self._search.end(False)
        self._search.insert(text)

    def offer_rule_sets(self, names: Sequence[str]) -> None:
        """List the rule sets that were played; the one chosen stays."""
        offered = [self._rule_sets.itemData(row) for row in range(1, self._rule_sets.count())]
        chosen = self._rule_sets.currentData()
        if chosen is not None and chosen not in names:
            names = [*names, chosen]
        if list(names) == offered:
            return
        with QSignalBlocker(self._rule_sets):
            while self._rule_sets.count() > 1:
                self._rule_sets.removeItem(1)
            for name in names:
                self._rule_sets.addItem(name_rule_set(name), name)
            self._rule_sets.setCurrentIndex(max(0, self._rule_sets.findData(chosen)))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _tell(self) -> None:
        self.changed.emit(self.wanted)

    def _retranslate(self) -> None:
        self._search.setPlaceholderText(self.tr("Search for a code"))
        self._search.setAccessibleName(self.tr("Search for a code"))
        self._rule_sets.setAccessibleName(self.tr("Rules"))
        self._results.setAccessibleName(self.tr("Result"))
        self._rule_sets.setItemText(0, self.tr("All rules"))
        for row in range(1, self._rule_sets.count()):
            self._rule_sets.setItemText(row, name_rule_set(self._rule_sets.itemData(row)))
        for row, results in enumerate(_RESULTS):
            if len(results) == 1:
                text = self._name_result(*results)
            else:
                text = self.tr("All lost") if results is _LOST else self.tr("All results")
            self._results.setItemText(row, text)
