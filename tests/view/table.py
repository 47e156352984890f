"""Works a table on the screen as a player does, and knows what must be seen on it."""

from random import Random

from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QWidget
from pytestqt.qtbot import QtBot

from tests.engine.play import entry
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game
from tripeaks.engine.moves import DRAW, REDO, UNDO, Entry, Take
from tripeaks.engine.state import State
from tripeaks.model.game_model import STOCK, WASTE, GameModel
from tripeaks.view.choreography import MotionStyle
from tripeaks.view.items import CardItem
from tripeaks.view.marks import RingItem
from tripeaks.view.poses import deal_cards, poses
from tripeaks.view.table_view import TableView


class Table:
    """A table on the screen, the model behind it, and a mouse."""

    def __init__(self, qtbot: QtBot, model: GameModel, view: TableView) -> None:
        self.qtbot = qtbot
        self.model = model
        self.view = view

    @property
    def state(self) -> State:
        return self.model.state

    def point(self, place: int) -> QPointF:
        """Return a point of the viewport where a place is seen, if its card is there."""
        layout = self.view.table.layout
        if place in (STOCK, WASTE):
            return layout.rect_of(place).center()
        rect = layout.site_rects[place]
        return QPointF(rect.center().x(), rect.top() + 0.2 * rect.height())

    def click(
        self,
        place: int | QPointF,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
        *,
        twice: bool = False,
    ) -> None:
        """Click as the window system does: into the window, whatever widget lies there."""
        point = self.point(place) if isinstance(place, int) else place
        window: QWidget = self.view.window()
        pos: QPoint = self.view.viewport().mapTo(window, point.toPoint())
        click = QTest.mouseDClick if twice else QTest.mouseClick
        click(window.windowHandle(), button, Qt.KeyboardModifier.NoModifier, pos)

    def point_at(self, place: int | QPointF) -> None:
        """Move the pointer as the window system does."""
        point = self.point(place) if isinstance(place, int) else place
        window: QWidget = self.view.window()
        QTest.mouseMove(window.windowHandle(), self.view.viewport().mapTo(window, point.toPoint()))

    def lifted(self) -> list[int]:
        """Return the keys of the cards that are lifted, however little."""
        items = enumerate(self.view.table.items_by_key)
        return [key for key, item in items if item.transform().dy() < 0]

    def play(self, words: str) -> None:
        """Click what each word names: a card or the stock."""
        for word in words.split():
            action = entry(self.model.game, word)
            moves = self.model.game.move_count
            self.click(action.site if isinstance(action, Take) else STOCK)
            assert self.model.game.move_count == moves + 1, f"the click on {word} did nothing"

    def resize(self, width: int, height: int) -> None:
        """Resize the window and wait for the table to be laid out anew."""
        with self.qtbot.waitSignal(self.view.laid_out):
            self.view.window().resize(width, height)

    def wait(self) -> None:
        """Wait until nothing moves and every picture is drawn."""
        table = self.view.table
        self.qtbot.waitUntil(lambda: table.is_idle)

    def hurry(self) -> None:
        """End every motion and draw every picture now."""
        self.view.table.finish_motion()
        self.view.table.finish_drawing()

    def set_motion(self, factor: float, *, reduced: bool = False) -> None:
        self.view.table.motion = MotionStyle(factor, reduced)

    def ring(self) -> QRectF | None:
        """Return where the focus ring is seen, None where it is not."""
        rings = [item for item in self.view.table.items() if isinstance(item, RingItem)]
        return next((ring.path().boundingRect() for ring in rings if ring.isVisible()), None)

    def assert_at_rest(self) -> None:
        """Check that every card stands exactly where geometry puts the position."""
        table, layout = self.view.table, self.view.table.layout
        assert not table.is_moving
        assert self.view.state is self.state
        assert (layout.width, layout.height) == self.view.viewport().size().toTuple()
        items = table.items_by_key
        cards, expected = deal_cards(self.state.deal), poses(self.state, layout)
        assert len(items) == len(cards) == len(expected)
        assert {item for item in table.items() if isinstance(item, CardItem)} == set(items)
        for item, card, pose in zip(items, cards, expected, strict=True):
            assert item.isVisible() == pose.visible
            assert item.card == card
            if pose.visible:
                assert item.pos() == QPointF(pose.x, pose.y)
                assert (item.zValue(), item.opacity()) == (pose.z, 1.0)
                assert item.is_face_up == pose.face_up
        plates = [item for item in table.items() if isinstance(item, QGraphicsSimpleTextItem)]
        shown = [plate.text() for plate in plates if plate.isVisible()]
        assert shown == ([str(self.state.stock_count)] if self.state.stock_count else [])

    def assert_sharp(self) -> None:
        """Check that no picture is scaled or of another pixel ratio."""
        layout = self.view.table.layout
        for item in self.view.table.items_by_key:
            if item.isVisible():
                size, offset = item.pixmap().deviceIndependentSize(), item.offset()
                card = QSizeF(size.width() + 2 * offset.x(), size.height() + 2 * offset.y())
                assert card == layout.card * layout.ratio
                assert item.scale() * layout.ratio == 1.0
                moved = item.transform()
                assert moved == QTransform.fromTranslate(0, moved.dy()), "lifted at most"
                pixels = moved.dy() * layout.ratio
                assert abs(pixels - round(pixels)) < 1e-6

    def assert_idle(self) -> None:
        """Check that nothing runs on: no animation, no timer."""
        table = self.view.table
        assert not table.is_moving
        assert not table.is_drawing
        assert not [timer for timer in self.view.findChildren(QTimer) if timer.isActive()]
        for animation in self.view.findChildren(QAbstractAnimation):
            assert animation.state() is QAbstractAnimation.State.Stopped


def open_table(qtbot: QtBot, code: str, size: tuple[int, int] = (700, 460)) -> Table:
    """Return a table of its own, on the screen, connected to a model as the window does it."""
    model = GameModel(parse_code(code))
    view = TableView(model.state)
    qtbot.addWidget(view)
    model.setParent(view)
    model.game_started.connect(view.show_game)
    model.stepped.connect(view.show_step)
    view.site_activated.connect(model.take)
    view.stock_activated.connect(model.draw)
    view.show_game(model.state)
    view.resize(*size)
    view.setFocus()
    with qtbot.waitExposed(view):
        view.show()
    return Table(qtbot, model, view)


def choose(game: Game, random: Random) -> Entry:
    """Return something to do in `game`, most often a take; it may be refused."""
    chance, playable = random.random(), game.state.playable
    if chance < 0.55 and playable:
        return Take(random.choice(playable))
    if chance < 0.75:
        return DRAW
    return UNDO if chance < 0.9 else REDO


def do(model: GameModel, what: Entry) -> None:
    """Ask the model for `what`."""
    if isinstance(what, Take):
        model.take(what.site)
    else:
        {DRAW: model.draw, UNDO: model.undo, REDO: model.redo}[what]()
