"""What counts: as the rules of the statistics say it."""

from datetime import date
from pathlib import Path

from tests.engine.vectors import WON_ACTIONS, WON_CODE
from tests.storage.desk import OPENING, STUCK, Desk
from tripeaks.storage.finished import Result


def results(desk: Desk) -> list[tuple[str, Result, bool]]:
    return [(str(game.code), game.result, game.is_again) for game in desk.history()]


def test_a_game_counts_from_its_first_action(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING).new(STUCK).new("TP1-C-AAAAAAB").play("draw")
    assert results(desk) == []
    desk.new(OPENING).play("KC")
    assert results(desk) == [("TP1-C-AAAAAAB", Result.LEFT, False)]


def test_a_game_left_is_lost_at_the_next_ones_first_action(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING).play("KC").new(STUCK)
    assert results(desk) == []
    desk.go_back().play("AS").new(STUCK)
    assert results(desk) == []
    desk.play("draw")
    assert results(desk) == [(OPENING, Result.LEFT, False)]
    desk.play("draw")
    assert len(results(desk)) == 1


def test_a_game_that_cannot_be_returned_to_is_lost(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(OPENING).play("KC AS").play_on(1)
    desk.journal.open_game(desk.new("TP1-E-ZZZZZZZ").session, None)  # type: ignore[arg-type]
    assert results(desk) == [(OPENING, Result.LEFT, False)]


def test_a_won_game_counts_once_and_at_once(tmp_path: Path) -> None:
    desk = Desk(tmp_path).win()
    assert results(desk) == [(WON_CODE, Result.WON, False)]
    desk.new(STUCK).play("draw")
    desk.new(OPENING).play("KC")
    assert results(desk) == [(WON_CODE, Result.WON, False), (STUCK, Result.LEFT, False)]
    game = desk.history()[0]
    assert (game.score, game.moves, game.cards_taken, game.is_unaided) == (750, 50, 28, True)
    assert game.elapsed_ms == 50_000
    assert game.day == date(2026, 11, 29)
    assert game.ended_ms > game.started_ms


def test_a_stuck_game_is_lost_when_it_is_left_so(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(STUCK).stick()
    assert results(desk) == []
    desk.new(OPENING).play("KC")
    assert results(desk) == [(STUCK, Result.STUCK, False)]


def test_undo_out_of_a_stuck_game_and_win_is_one_win_and_no_loss(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(WON_CODE)
    draws = 0
    while desk.game.state.stock_count:
        desk.play("draw")
        draws += 1
    desk = desk.restart().play("undo " * draws + WON_ACTIONS)
    assert results(desk) == [(WON_CODE, Result.WON, False)]
    game = desk.history()[0]
    assert (game.undos, game.is_unaided) == (draws, False)
    figures = desk.figures()
    assert (figures.played, figures.won, figures.unaided) == (1, 1, 0)


def test_a_deal_begun_before_is_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(STUCK).play("draw").new(STUCK).play("draw draw")
    assert desk.session is not None
    assert desk.session.is_again is True
    desk = desk.restart().new(STUCK.replace("E", "C")).play("draw").new(OPENING).play("KC")
    assert results(desk) == [
        (STUCK, Result.LEFT, False),
        (STUCK, Result.LEFT, True),
        (STUCK.replace("E", "C"), Result.LEFT, False),
    ]
    assert (desk.figures("TP1-E").played, desk.figures("TP1-E").again) == (1, 1)


def test_a_deal_looked_at_but_not_begun_is_not_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(STUCK).new(OPENING).new(STUCK).play("draw").new(OPENING).play("KC")
    assert results(desk) == [(STUCK, Result.LEFT, False)]


def test_a_game_taken_up_from_a_position_is_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path).win().play_on(49)
    desk.play(WON_ACTIONS.split()[49])
    assert results(desk) == [(WON_CODE, Result.WON, False), (WON_CODE, Result.WON, True)]
    assert (desk.figures().played, desk.figures().won, desk.figures().again) == (1, 1, 1)


def test_help_makes_a_win_one_with_help(tmp_path: Path) -> None:
    desk = Desk(tmp_path).new(WON_CODE)
    assert desk.session is not None
    desk.session.hints_used = 1
    desk.play(WON_ACTIONS)
    assert (desk.figures().won, desk.figures().unaided) == (1, 0)
    assert desk.history()[0].hints == 1
