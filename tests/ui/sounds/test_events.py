"""Which sound belongs to which event."""

from collections import Counter

from tests.engine.play import entry
from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tripeaks.engine.codes import parse_code
from tripeaks.engine.game import Game, Step
from tripeaks.engine.moves import REDO, UNDO, Entry
from tripeaks.ui.sounds import events
from tripeaks.ui.sounds.events import sound_of, turns_up


def step(game: Game, what: Entry) -> Step:
    done = game.play(what)
    assert isinstance(done, Step)
    return done


def steps(code: str, words: str) -> list[Step]:
    game = Game(parse_code(code))
    return [step(game, entry(game, word)) for word in words.split()]


def sounds(code: str, words: str) -> list[str]:
    return [sound_of(each) for each in steps(code, words)]


def test_takes_climb_with_the_chain_and_a_draw_begins_anew() -> None:
    heard = sounds("TP1-E-AAAAAAB", "KC AS 2D draw draw draw 7C 8H")
    assert heard == [*("take1", "take2", "take3"), *("draw",) * 3, *("take1", "take2")]


def test_undo_and_redo() -> None:
    game = Game(parse_code("TP1-E-AAAAAAB"))
    step(game, entry(game, "KC"))
    assert sound_of(step(game, UNDO)) == "undo"
    assert sound_of(step(game, REDO)) == "take1"


def test_a_won_game_has_two_peaks_and_a_win() -> None:
    heard = sounds(WON_CODE, WON_ACTIONS)
    kinds = Counter(name.rstrip("0123456789") for name in heard)
    assert kinds == {"take": 25, "draw": 22, "peak": 2, "win": 1}
    assert heard[-1] == "win"


def test_the_last_draw_of_a_stuck_game() -> None:
    heard = sounds("TP1-C-AAAAAAG", "draw " * 23)
    assert heard == ["draw"] * 22 + ["stuck"]


def test_a_card_is_turned_up_by_the_take_that_frees_it() -> None:
    assert [turns_up(each) for each in steps("TP1-E-AAAAAAB", "KC AS 2D draw")] == [
        *(False, False, True, False)
    ]
    assert not any(turns_up(each) for each in steps("TP2-EO-AAAAAAB", "KC AS 2D draw"))


def test_nothing_is_turned_up_by_undo() -> None:
    game = Game(parse_code("TP1-E-AAAAAAB"))
    for word in ("KC", "AS", "2D"):
        step(game, entry(game, word))
    assert not turns_up(step(game, UNDO))
    assert turns_up(step(game, REDO))


def test_every_sound_of_a_game_is_among_all() -> None:
    assert {*sounds(WON_CODE, WON_ACTIONS), events.take(28)} <= {*events.ALL}
    assert len({*events.ALL}) == len(events.ALL)
