"""Widgets that show one setting each and follow it, whoever changes it."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSlider

from tripeaks.model.settings import Settings


class SettingSwitch(QCheckBox):
    """Switches a setting between two values: False and True, or those given."""

    def __init__(
        self,
        settings: Settings,
        setting: str,
        name: str,
        values: tuple[object, object] = (False, True),
    ) -> None:
        """Show the setting named `setting`; `name` is the object name."""
        super().__init__()
        self.setObjectName(name)
        self._settings, self._setting, self._values = settings, setting, values
        self._show()
        settings.changed.connect(self._follow)
        self.toggled.connect(lambda on: setattr(settings, setting, values[on]))

    def _follow(self, setting: str) -> None:
        if setting == self._setting:
            self._show()

    def _show(self) -> None:
        # Showing is not changing: setting one thing must not write another.
        with QSignalBlocker(self):
            self.setChecked(getattr(self._settings, self._setting) == self._values[1])


class SettingBox(QComboBox):
    """Lets one of a setting's values be chosen; `label` stands before it and leads to it."""

    def __init__(
        self, settings: Settings, setting: str, name: str, values: Sequence[str | Enum]
    ) -> None:
        """Show the setting named `setting`; `name` is the object name."""
        super().__init__()
        self.setObjectName(name)
        self._settings, self._setting, self._choices = settings, setting, list(values)
        self.label = QLabel()
        self.label.setBuddy(self)
        self.addItems([""] * len(values))
        self._show()
        settings.changed.connect(self._follow)
        self.currentIndexChanged.connect(
            lambda index: setattr(settings, setting, self._choices[index])
        )

    def set_texts(self, label: str, texts: Sequence[str]) -> None:
        """Write the label and each value's text."""
        self.label.setText(label)
        for index, text in enumerate(texts):
            self.setItemText(index, text)

    def _follow(self, setting: str) -> None:
        if setting == self._setting:
            self._show()

    def _show(self) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(self._choices.index(getattr(self._settings, self._setting)))


class SettingSlider(QSlider):
    """Sets a percentage; `label` stands before it and leads to it."""

    def __init__(self, settings: Settings, setting: str, name: str) -> None:
        """Show the setting named `setting`; `name` is the object name."""
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName(name)
        self._settings, self._setting = settings, setting
        self.label = QLabel()
        self.label.setBuddy(self)
        self.setRange(0, 100)
        self.setSingleStep(5)
        self.setPageStep(20)
        self._show()
        settings.changed.connect(self._follow)
        self.valueChanged.connect(lambda value: setattr(settings, setting, value))

    def _follow(self, setting: str) -> None:
        if setting == self._setting:
            self._show()

    def _show(self) -> None:
        with QSignalBlocker(self):
            self.setValue(getattr(self._settings, self._setting))
