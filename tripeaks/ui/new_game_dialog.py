"""The dialog that starts a game: a rule, and a deal at random or by its code."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tripeaks.engine.codes import DealCode, parse_code
from tripeaks.engine.deal import deal
from tripeaks.engine.description import describe_rules, name_rules
from tripeaks.engine.errors import CodeError
from tripeaks.engine.rules import Rules
from tripeaks.engine.words import Words, sentence
from tripeaks.i18n.translators import current_words
from tripeaks.model.settings import Settings
from tripeaks.ui.announcement import announce
from tripeaks.ui.code_field import CodeField, clipboard_text
from tripeaks.ui.code_verdict import CodeVerdict
from tripeaks.ui.deal_preview import DealPreview
from tripeaks.ui.looks import button_box
from tripeaks.ui.rules_chooser import RulesChooser


class NewGameDialog(QDialog):
    """Asks for a rule and a deal; to be shown by `open`.

    Without a code the deal is random, under the rules chosen. A code brings its own rules, and
    is dealt whether it can be won or not.
    """

    deal_requested = Signal(object)
    """The `DealCode` to play; the dialog is closed by then."""
    random_requested = Signal(object)
    """The `Rules` under which to play a random deal; the dialog is closed by then."""
    winnable_asked = Signal(object)
    """A `DealCode` just understood; `tell_winnable` takes the answer whenever it is known."""

    def __init__(
        self, rules: Rules, words: Words, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("newGameDialog")
        self._words = words
        self._settings = settings
        self._winnable: bool | None = None
        self._code: DealCode | None = None
        self._error: CodeError | None = None
        self._make_widgets(rules)
        self._lay_out()
        self._retranslate()
        self._read_code()
        self._edit.textChanged.connect(self._read_code)
        self._chooser.rules_chosen.connect(self._apply_rules)
        self._paste.clicked.connect(self._paste_text)
        self._buttons.rejected.connect(self.reject)
        self._deal.clicked.connect(self._request_deal)
        self._only_winnable.toggled.connect(self._set_only_winnable)
        self._edit.setFocus()

    def tell_winnable(self, code: DealCode, is_winnable: bool) -> None:
        """Say whether the deal of `code` can be won, if that is still the code in the field."""
        if code == self._code:
            self._winnable = is_winnable
            self._show_verdict()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask about a code that was there before anybody listened."""
        super().showEvent(event)
        if self._code:
            self.winnable_asked.emit(self._code)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._words = current_words()
            self._retranslate()
            self._show_verdict()

    def _make_widgets(self, rules: Rules) -> None:
        self._chooser = RulesChooser(rules)
        self._only_winnable = QCheckBox()
        self._only_winnable.setObjectName("onlyWinnableBox")
        self._only_winnable.setChecked(self._settings.only_winnable)
        self._label = QLabel()
        self._edit = CodeField()
        self._edit.setObjectName("codeEdit")
        self._label.setBuddy(self._edit)
        self._paste = QPushButton()
        self._paste.setObjectName("pasteButton")
        self._paste.setAutoDefault(False)
        self._verdict = CodeVerdict()
        self._preview = DealPreview(self._settings.deck_in(self._words.language))
        self._buttons = button_box(QDialogButtonBox.StandardButton.Cancel)
        self._deal = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._deal.setObjectName("dealButton")
        self._deal.setDefault(True)
        self._buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)

    def _lay_out(self) -> None:
        field = QHBoxLayout()
        field.addWidget(self._label)
        field.addWidget(self._edit, 1)
        field.addWidget(self._paste)
        column = QVBoxLayout(self)
        column.addWidget(self._chooser)
        column.addLayout(field)
        column.addWidget(self._only_winnable)
        column.addWidget(self._verdict)
        column.addWidget(self._preview, 1)
        column.addWidget(self._buttons)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._only_winnable.setText(self.tr("Only random deals that can be &won"))
        self._label.setText(self.tr("De&al code:"))
        self._edit.setPlaceholderText(self.tr("Empty: a random deal"))
        self._paste.setText(self.tr("&Paste"))
        self._paste.setToolTip(self.tr("Paste the clipboard’s text into the field"))
        self._deal.setText(self.tr("&Deal"))

    def _read_code(self) -> None:
        """Find out what the field's text means, and choose the rule that it names."""
        self._code = self._error = self._winnable = None
        text = self._edit.text()
        if text.strip():
            try:
                self._code = parse_code(text)
            except CodeError as error:
                self._error = error
            else:
                self._chooser.show_rules(self._code.rules)
                self.winnable_asked.emit(self._code)
        self._only_winnable.setEnabled(self._code is None)
        self._show_verdict()

    def _show_verdict(self) -> None:
        words = self._words
        if self._error:
            self._verdict.object(sentence(self._error, words))
        else:
            rules = self._code.rules if self._code else self._chooser.rules
            title = str(self._code) if self._code else self.tr("A random deal")
            is_good = self._code is not None and self._winnable is not False
            say = self._verdict.approve if is_good else self._verdict.say
            lines = [f"{title} · {name_rules(rules, words)}", describe_rules(rules, words)]
            if self._winnable is not None:
                lines.insert(
                    1,
                    self.tr("This deal can be won.")
                    if self._winnable
                    else self.tr("This deal cannot be won."),
                )
            say("\n".join(lines))
        self._edit.setAccessibleDescription(self._verdict.text)
        self._preview.show_row(deal(self._code).tableau if self._code else None, words)

    def _apply_rules(self, rules: Rules) -> None:
        """Put a valid code under the rules that the player chose."""
        if self._code and self._code.rules != rules:
            self._edit.setText(str(DealCode(rules, self._code.number)))
        else:
            self._show_verdict()

    def _paste_text(self) -> None:
        self._edit.setFocus(Qt.FocusReason.OtherFocusReason)
        text = clipboard_text()
        if text.strip():
            self._edit.selectAll()
            self._edit.take(text)
        else:
            self._verdict.object(self.tr("There is no text in the clipboard."))
            self._announce_verdict()

    def _request_deal(self) -> None:
        if self._error:
            self._edit.setFocus(Qt.FocusReason.OtherFocusReason)
            self._edit.selectAll()
            self._announce_verdict()
            return
        code = self._code
        self.accept()
        if code:
            self.deal_requested.emit(code)
        else:
            self.random_requested.emit(self._chooser.rules)

    def _set_only_winnable(self, wanted: bool) -> None:
        self._settings.only_winnable = wanted

    def _announce_verdict(self) -> None:
        """Have a screen reader say what is wrong, though the focus stays where it is."""
        announce(self._edit, self._verdict.text)
