"""The dialog in which a player puts rules together."""

from typing import Final

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from tripeaks.engine.codes import DealCode
from tripeaks.engine.rules import MAX_JOKERS, Rules
from tripeaks.engine.scoring import CHAIN, CHAIN_200, HOGUE, MOVES, System
from tripeaks.ui.looks import button_box

_SCORINGS: Final = (MOVES, CHAIN, CHAIN_200, HOGUE)


class OwnRulesDialog(QDialog):
    """Offers every scoring and variant of the rules; `rules` is what was put together."""

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        """Start from `rules`."""
        super().__init__(parent)
        self.setObjectName("ownRulesDialog")
        self.setWindowTitle(self.tr("Custom rules"))
        self._linked = self._box("linkedBox", self.tr("&King and ace are linked"), rules.wrap)
        self._scoring = QComboBox()
        self._scoring.setObjectName("scoringBox")
        self._scoring.addItems(
            [
                self.tr("Moves: 500 points, each move costs one"),
                self.tr("Chain, clearing all adds 100"),
                self.tr("Chain, clearing all adds 200"),
                self.tr("Hogue 1989: chain, a draw costs 5"),
            ]
        )
        systems = [(one.system, one.clear_bonus) for one in _SCORINGS]
        self._scoring.setCurrentIndex(
            systems.index((rules.scoring.system, rules.scoring.clear_bonus))
        )
        self._leftovers = self._box(
            "leftoversBox", self.tr("Cards &left at the end cost 5 each"), rules.scoring.leftovers
        )
        self._jokers = QComboBox()
        self._jokers.setObjectName("jokersBox")
        self._jokers.addItems([str(count) for count in range(MAX_JOKERS + 1)])
        self._jokers.setCurrentIndex(rules.jokers)
        self._open = self._box("openPeaksBox", self.tr("All cards lie &face up"), rules.open_peaks)
        self._empty = self._box(
            "emptyWasteBox", self.tr("The &waste starts empty"), rules.empty_waste
        )
        self._strict = self._box(
            "strictDrawBox", self.tr("&Draw only when no card fits"), rules.draw_only_when_stuck
        )
        self._code = QLabel()
        self._code.setObjectName("ownRulesCode")
        self._lay_out()
        for box in (self._linked, self._leftovers, self._open, self._empty, self._strict):
            box.toggled.connect(self._update)
        for choice in (self._scoring, self._jokers):
            choice.currentIndexChanged.connect(self._update)
        self._update()

    @property
    def rules(self) -> Rules:
        """The rules put together."""
        scoring = _SCORINGS[self._scoring.currentIndex()]
        if self._leftovers.isChecked() and scoring.system is not System.MOVES:
            scoring = scoring.with_leftovers()
        return Rules(
            wrap=self._linked.isChecked(),
            scoring=scoring,
            open_peaks=self._open.isChecked(),
            jokers=self._jokers.currentIndex(),
            empty_waste=self._empty.isChecked(),
            draw_only_when_stuck=self._strict.isChecked(),
        )

    def _box(self, name: str, text: str, is_checked: bool) -> QCheckBox:
        box = QCheckBox(text)
        box.setObjectName(name)
        box.setChecked(is_checked)
        return box

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self._linked)
        form.addRow(self.tr("&Scoring:"), self._scoring)
        form.addRow(self._leftovers)
        form.addRow(self.tr("&Jokers in the stock:"), self._jokers)
        form.addRow(self._open)
        form.addRow(self._empty)
        form.addRow(self._strict)
        form.setVerticalSpacing(4)
        standard = QDialogButtonBox.StandardButton
        buttons = button_box(standard.Ok, standard.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self._code)
        column.addStretch(1)
        column.addWidget(buttons)

    def _update(self) -> None:
        """Offer leftovers where they exist, and show what a code under these rules looks like."""
        system = _SCORINGS[self._scoring.currentIndex()].system
        self._leftovers.setEnabled(system is not System.MOVES)
        example = str(DealCode(self.rules, 0)).rpartition("-")[0]
        self._code.setText(self.tr("Codes begin with {code}.").format(code=example))
