"""Take pictures of the whole program, in every scene, and measure how well its texts stand out.

    sh packaging/screenshots FOLDER [--scene night] [--view 'table-*'] [--language ro]

With --looks it makes the small pictures that tests compare instead:

    python packaging/take_screenshots.py --looks tests/data/looks

and with --readme the pictures that the README shows:

    python packaging/take_screenshots.py --readme docs

Ends with 1 where a text has a contrast below 4.5 : 1.
"""

import argparse
import fnmatch
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from contact_sheet import contact_sheet
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from screenshooter import surroundings
from screenshooter.contrast import Measured, measure
from screenshooter.dialogs import DIALOG_VIEWS
from screenshooter.looks import looks, readme_pictures
from screenshooter.stage import Stage
from screenshooter.table_texts import table_texts
from screenshooter.views import TABLE_VIEWS, View
from screenshooter.widget_texts import widget_texts

from tripeaks.model.deck import STANDARD_DECK, Deck, SuitColours
from tripeaks.model.scene import Scene

SCENES = [scene.value for scene in Scene if scene is not Scene.SYSTEM]


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scene", choices=SCENES, help="this scene only")
    parser.add_argument("--view", default="*", help="views of this name only, with * and ?")
    parser.add_argument("--language", default="en", choices=["en", "ro", "it"])
    parser.add_argument("--looks", action="store_true", help="the small pictures for the tests")
    parser.add_argument("--readme", action="store_true", help="the README's pictures")
    parser.add_argument("--scale", type=int, help=argparse.SUPPRESS)
    return parser.parse_args()


def take(view: View, scene: str, language: str, folder: Path, spare: Path) -> list[Measured]:
    """Take one picture into `folder`; return the contrast of its texts."""
    settings = {"scene": scene, "language": language} | dict(view.settings)
    with Stage(spare, view.code, view.size, settings) as stage:
        widget = view.show(stage)
        image = stage.grab(widget)
        folder.mkdir(parents=True, exist_ok=True)
        image.save(str(folder / f"{view.name}.png"))
        texts = [*widget_texts(widget), *(table_texts(stage) if widget is stage.window else ())]
        return measure(texts, image)


def _say(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Pass on what Qt says, but for what a platform without a screen cannot do."""
    if "plugin does not support" not in text:
        print(text, file=sys.stderr)


def take_cards(folder: Path) -> None:
    """Take pictures of all cards, as they are and in the other decks."""
    decks = {
        "cards": STANDARD_DECK,
        "cards-four-colours": Deck(SuitColours.FOUR),
        "cards-large-print": Deck(large_print=True),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, deck in decks.items():
        for width in (40, 80, 200):
            contact_sheet(deck, width).save(str(folder / f"{name}-{width}.png"))


def report(scene: str, view: View, measured: list[Measured]) -> int:
    """Print the least contrast of a picture, and all that is too little; return how much is."""
    for worst in sorted(measured, key=lambda each: each.contrast / each.text.least)[:1]:
        print(f"{scene:9} {view.name:18} {worst.contrast:5.1f}  {worst.text.name}", flush=True)
    faint = [each for each in measured if not each.is_enough]
    for each in faint:
        print(f"  too little: {each.contrast:.2f}  {each.text.name}")
    return len(faint)


def take_all(chosen: argparse.Namespace, views: list[View]) -> int:
    """Take the pictures of one scale; return how many texts stand out too little."""
    with tempfile.TemporaryDirectory() as spare:
        surroundings.prepare(Path(spare), chosen.scale)
        application = surroundings.make_application()
        qInstallMessageHandler(_say)
        if chosen.scale == 1 and chosen.view == "*":
            take_cards(chosen.folder)
        faint = 0
        for scene in [chosen.scene] if chosen.scene else SCENES:
            for view in views:
                folder = chosen.folder / scene
                measured = take(view, scene, chosen.language, folder, Path(spare))
                faint += report(scene, view, measured)
        del application
    return faint


def take_few(folder: Path, pictures: Callable[[Path], Iterator[tuple[str, QImage]]]) -> None:
    """Take some pictures of one set; the end of a name says what kind of file it is."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as spare:
        surroundings.prepare(Path(spare), 1)
        application = surroundings.make_application()
        qInstallMessageHandler(_say)
        for name, image in pictures(Path(spare)):
            # For PNG the number is how little it is packed, for JPEG how good it is.
            image.save(str(folder / name), quality=0 if name.endswith("png") else 88)
        del application


def main() -> int:
    """Take all pictures, those of each scale in a process of its own."""
    chosen = arguments()
    if chosen.looks or chosen.readme:
        take_few(chosen.folder, looks if chosen.looks else readme_pictures)
        return 0
    views = [
        view for view in (*TABLE_VIEWS, *DIALOG_VIEWS) if fnmatch.fnmatch(view.name, chosen.view)
    ]
    if chosen.scale is not None:
        return 1 if take_all(chosen, [v for v in views if v.scale == chosen.scale]) else 0
    codes = [
        subprocess.run(
            [sys.executable, __file__, *sys.argv[1:], "--scale", str(scale)], check=False
        ).returncode
        for scale in sorted({view.scale for view in views})
    ]
    return max(codes, default=0)


if __name__ == "__main__":
    raise SystemExit(main())
