"""Which rules to play by: the two of the app, two of the books, or one's own."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QRadioButton, QStyle, QWidget

from tripeaks.engine.description import describe_rules, name_rules
from tripeaks.engine.rules import CLASSIC, EASY, HOGUE_1989, TRADITIONAL, Rules
from tripeaks.i18n.translators import current_words
from tripeaks.ui.own_rules_dialog import OwnRulesDialog

_OTHERS: Final = (TRADITIONAL, HOGUE_1989)


class RulesChooser(QWidget):
    """Shows which rules are chosen; the player may choose others."""

    rules_chosen = Signal(object)
    """The `Rules` that the player chose."""

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        """Show `rules`."""
        super().__init__(parent)
        self._rules = self._own = rules
        self._easy, self._classic, self._other = (QRadioButton() for _ in range(3))
        self._easy.setObjectName("ruleEasy")
        self._classic.setObjectName("ruleClassic")
        self._other.setObjectName("ruleOther")
        self._easy_text = _Explanation(self._easy)
        self._classic_text = _Explanation(self._classic)
        self._others = QComboBox()
        self._others.setObjectName("otherRulesBox")
        self._others.addItems([""] * (len(_OTHERS) + 1))
        self._lay_out()
        self._retranslate()
        self.show_rules(rules)
        self._easy.clicked.connect(lambda: self._choose(EASY))
        self._classic.clicked.connect(lambda: self._choose(CLASSIC))
        self._other.clicked.connect(self._choose_other)
        self._others.activated.connect(self._choose_other)

    @property
    def rules(self) -> Rules:
        """The rules chosen."""
        return self._rules

    def show_rules(self, rules: Rules) -> None:
        """Show other rules as chosen."""
        self._rules = rules
        if rules in (EASY, CLASSIC):
            (self._easy if rules == EASY else self._classic).setChecked(True)
            return
        self._other.setChecked(True)
        if rules in _OTHERS:
            self._others.setCurrentIndex(_OTHERS.index(rules))
        else:
            self._own = rules
            self._others.setCurrentIndex(len(_OTHERS))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _lay_out(self) -> None:
        style = self.style()
        indent = style.pixelMetric(QStyle.PixelMetric.PM_ExclusiveIndicatorWidth)
        indent += style.pixelMetric(QStyle.PixelMetric.PM_RadioButtonLabelSpacing)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(1)
        grid.setColumnMinimumWidth(0, indent)
        grid.setHorizontalSpacing(0)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self._easy, 0, 0, 1, 3)
        grid.addWidget(self._easy_text, 1, 1, 1, 2)
        grid.addWidget(self._classic, 2, 0, 1, 3)
        grid.addWidget(self._classic_text, 3, 1, 1, 2)
        grid.addWidget(self._other, 4, 0, 1, 2)
        grid.addWidget(self._others, 4, 2, Qt.AlignmentFlag.AlignLeft)

    def _retranslate(self) -> None:
        words = current_words()
        self._easy.setText(self.tr("&Easy"))
        self._easy_text.setText(
            self.tr("King and ace are linked: a chain may run queen, king, ace, two.")
        )
        self._classic.setText(self.tr("C&lassic"))
        self._classic_text.setText(
            self.tr("King and ace are separate: only a queen fits a king, only a two an ace.")
        )
        self._other.setText(self.tr("&Other rules:") + " ")
        self._others.setAccessibleName(self.tr("Other rules"))
        for index, rules in enumerate(_OTHERS):
            self._others.setItemText(index, name_rules(rules, words))
            tip = describe_rules(rules, words)
            self._others.setItemData(index, tip, Qt.ItemDataRole.ToolTipRole)
        self._others.setItemText(len(_OTHERS), self.tr("Custom rules…"))

    def _choose(self, rules: Rules) -> None:
        if rules != self._rules:
            self.show_rules(rules)
            self.rules_chosen.emit(rules)

    def _choose_other(self) -> None:
        """Choose what the box shows; one's own rules are asked for."""
        index = self._others.currentIndex()
        if index < len(_OTHERS):
            self._choose(_OTHERS[index])
            return
        self._other.setChecked(True)
        dialog = OwnRulesDialog(self._own, self)
        dialog.accepted.connect(lambda: self._choose(dialog.rules))
        dialog.rejected.connect(lambda: self.show_rules(self._rules))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class _Explanation(QLabel):
    """A line about a radio button; a click on it presses the button."""

    def __init__(self, button: QRadioButton) -> None:
        super().__init__()
        self._button = button
        self.setWordWrap(True)

    def setText(self, text: str) -> None:  # noqa: N802
        """Show the line and tell it to who cannot see that it belongs to the button."""
        super().setText(text)
        self._button.setAccessibleDescription(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press the button instead."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._button.click()
