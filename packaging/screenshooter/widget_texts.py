"""Where on a widget's picture the texts of the widgets in it are."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from screenshooter.contrast import LEAST_OF_MARKS, Text


def widget_texts(root: QWidget) -> Iterator[Text]:
    """Yield the texts of a widget and all in it: what is seen and can be used."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible() or not widget.isEnabled() or _is_unpainted(widget):
            continue
        owner = widget.objectName() or type(widget).__name__
        for name, box in _texts_of(widget):
            pane = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
            seen = box.intersected(pane.visibleRegion().boundingRect())
            if name and seen.height() > 4 and seen.width() > 4:
                corner = pane.mapTo(root, seen.topLeft())
                words = " ".join(re.sub(r"<[^>]*>", " ", name).split())
                yield Text(f"{owner}: {words[:40]}", QRect(corner, seen.size()))
        if isinstance(widget, QCheckBox | QRadioButton):
            box = _indicator(widget).translated(widget.mapTo(root, QPoint(0, 0)))
            yield Text(f"{owner}: its box", box, LEAST_OF_MARKS)


def _is_unpainted(widget: QWidget) -> bool:
    """Whether it is one of the table's buttons, which are there for screen readers."""
    parent = widget.parentWidget()
    return (
        isinstance(widget, QAbstractButton)
        and parent is not None
        and isinstance(parent.parentWidget(), QGraphicsView)
    )


def _indicator(button: QCheckBox | QRadioButton) -> QRect:
    option, element = QStyleOptionButton(), QStyle.SubElement
    button.initStyleOption(option)
    is_box = isinstance(button, QCheckBox)
    which = element.SE_CheckBoxIndicator if is_box else element.SE_RadioButtonIndicator
    return button.style().subElementRect(which, option, button)


def _texts_of(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    style, inner = widget.style(), widget.rect().adjusted(3, 3, -3, -3)
    match widget:
        case QLabel():
            yield widget.text(), widget.contentsRect()
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = style.subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                widget,
            )
            yield widget.currentText(), field
        case QLineEdit():
            yield widget.text() or widget.placeholderText(), inner
        case QTextEdit() | QPlainTextEdit():
            yield widget.toPlainText()[:20], inner
        case QTabBar():
            for index in range(widget.count()):
                yield widget.tabText(index), widget.tabRect(index).adjusted(4, 4, -4, -4)
        case QMenu() | QMenuBar():
            for action in widget.actions():
                if action.isEnabled() and not action.isSeparator():
                    yield action.text(), widget.actionGeometry(action)
        case QAbstractItemView():
            model, pane = widget.model(), widget.viewport().rect()
            for row in range(model.rowCount()):
                for column in range(model.columnCount()):
                    cell = model.index(row, column)
                    box = widget.visualRect(cell)
                    if pane.contains(box):  # of others the text may be hidden
                        yield str(cell.data() or ""), box
        case QAbstractButton():
            yield widget.text() if widget.icon().isNull() else "", inner
