"""English."""

from typing import Final

from tripeaks.engine.cards import Suit
from tripeaks.engine.errors import Problem
from tripeaks.engine.moves import Refusal
from tripeaks.engine.scoring import System
from tripeaks.engine.state import Outcome
from tripeaks.engine.words.catalogue import (
    BoardWords,
    CardWords,
    FigureWords,
    Plural,
    RuleWords,
    SolverWords,
    Words,
)


def _form_of(n: int) -> int:
    return 0 if n == 1 else 1


def _plural(*forms: str) -> Plural:
    return Plural(forms, _form_of)


ENGLISH: Final = Words(
    language="en",
    cards=CardWords(
        ranks=("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"),
        suits={
            Suit.CLUBS: "clubs",
            Suit.DIAMONDS: "diamonds",
            Suit.HEARTS: "hearts",
            Suit.SPADES: "spades",
        },
        name="{rank} of {suit}",
        joker="joker",
        face_down="face-down card",
    ),
    board=BoardWords(
        stock="Stock",
        waste="waste",
        empty_stock="empty",
        empty_waste="empty",
        cards=_plural("{n} card", "{n} cards"),
        rows=("tips", "row 2", "row 3", "bottom row"),
        rows_start_a_sentence=True,
    ),
    rules=RuleWords(
        easy="Easy",
        classic="Classic",
        traditional="Traditional",
        hogue_1989="Hogue 1989",
        custom="Custom rules",
        linked="King and ace are linked.",
        separate="King and ace are separate.",
        scoring={
            System.MOVES: "You start with 500 points; every move costs 1, every peak adds 100.",
            System.CHAIN: "Each card is worth its place in the chain; peaks add 15, 30 and 45.",
            System.HOGUE: "Each card is worth its place in the chain; a draw costs 5; "
            "peaks add 15, 15 and 30.",
        },
        clear_bonus="Clearing all 28 cards adds {n}.",
        leftovers="When no move is left, each card in the tableau costs 5 points.",
        open_peaks="All cards lie face up.",
        jokers=_plural("There is a joker in the stock.", "There are {n} jokers in the stock."),
        empty_waste="The waste starts empty: the first action takes a card of the bottom row.",
        draw_only_when_stuck="You may draw only when no card fits.",
    ),
    figures=FigureWords(score="score {n}", moves="moves {n}", chain="chain {n}"),
    solver=SolverWords(
        stopped="Stopped after {n} of {deals} deals.",
        winnable="Can be won.",
        unwinnable="Cannot be won.",
        fewest_draws="Fewest draws: {n}.",
        best_score="Best score: {n}.",
        best_won_score="Best score of a win: {n}.",
        win_line="A win",
        draws_line="A win with the fewest draws",
        score_line="A game with the best score",
        won_score_line="A win with the best score",
        cards_line=_plural(
            "No more than {n} card can be taken", "No more than {n} cards can be taken"
        ),
        kernel="{n} s, {kernel} kernel",
        winnable_deals="Can be won: {n} of {deals} deals, {share} %",
        interval="95 % interval: {low} % to {high} %",
        mean_fewest_draws="Fewest draws of a win, on average: {n}",
        speed="{n} deals a second, {kernel} kernel",
    ),
    refusals={
        Refusal.OVER: "The game is won",
        Refusal.GONE: "This card is not in the tableau",
        Refusal.LOCKED: "This card is locked",
        Refusal.RANK: "It must be one rank higher or lower",
        Refusal.STOCK_EMPTY: "The stock is empty",
        Refusal.MUST_TAKE: "You must take a card that fits",
        Refusal.NOTHING_TO_UNDO: "There is nothing to undo",
        Refusal.NOTHING_TO_REDO: "There is nothing to redo",
    },
    outcomes={
        Outcome.IN_PROGRESS: "The game is in progress",
        Outcome.WON: "You have won",
        Outcome.STUCK: "There are no more moves",
    },
    problems={
        Problem.CODE_EMPTY: "Type or paste a deal code, such as TP1-E-AAAAAAB.",
        Problem.CODE_ABSENT: "There is no deal code here; one looks like TP1-E-AAAAAAB.",
        Problem.CODE_SPACES: "There can be no spaces inside a deal code.",
        Problem.CODE_VERSION: "A deal code starts with TP1 or TP2, not with {found}.",
        Problem.CODE_RULE_MISSING: "The rule letter is missing: E for Easy or C for Classic.",
        Problem.CODE_RULE: "{found} is no rule letter: it is E for Easy or C for Classic.",
        Problem.CODE_OPTIONS_IN_TP1: "Options such as {found} need a code that starts with TP2.",
        Problem.CODE_OPTION: "{found} is no option: there are K, K2, H, L, O, J1, J2, W and S.",
        Problem.CODE_OPTION_TWICE: "The option {found} stands here twice.",
        Problem.CODE_TWO_SCORINGS: "Only one of K, K2 and H can be chosen.",
        Problem.CODE_OPTION_ORDER: "The option {found} is out of order: "
        "the order is K or H, L, O, J, W, S.",
        Problem.CODE_LEFTOVERS: "The option L goes only with K, K2 or H before it.",
        Problem.CODE_JOKERS: "The option J needs a number after it: J1 or J2.",
        Problem.CODE_DASH_MISSING: "A TP2 code needs a dash before the seven letters of the deal.",
        Problem.CODE_DEAL_MISSING: "The seven letters of the deal are missing.",
        Problem.CODE_DEAL_DIGIT: "The deal has only letters, but {found} is a digit.",
        Problem.CODE_DEAL_DASH: "There can be no dash in or after the seven letters of the deal.",
        Problem.CODE_DEAL_SHORT: _plural(
            "The deal is {n} letter too short: it has seven.",
            "The deal is {n} letters too short: it has seven.",
        ),
        Problem.CODE_DEAL_LONG: _plural(
            "The deal is {n} character too long: it has seven letters.",
            "The deal is {n} characters too long: it has seven letters.",
        ),
        Problem.ACTION_UNKNOWN: "“{found}” is no action: name a card such as KC or 10H, "
        "a site such as @13, draw, undo or redo.",
        Problem.RECORD_FOREIGN: "Line {line}: this file is no TriPeaks record.",
        Problem.RECORD_VERSION: "Line {line}: this record has version {found}, "
        "which this program does not read.",
        Problem.RECORD_ENCODING: "Line {line}: this is no text.",
        Problem.RECORD_CODE: "Line {line}: there should be a deal code here.",
        Problem.RECORD_ENTRY: "Line {line}: this is no action.",
        Problem.RECORD_CARD: "Line {line}: this card does not lie at this site.",
        Problem.RECORD_ILLEGAL: "Line {line}: this was never a legal move.",
        Problem.RECORD_TRUNCATED: "Line {line}: the record is cut off here.",
        Problem.RECORD_CHANGED: "Line {line}: the record was changed after it was written.",
        Problem.RECORD_CONTINUED: "Line {line}: nothing may follow the end of the record.",
        Problem.FILE_MISSING: "The file {found} does not exist.",
        Problem.FILE_FORBIDDEN: "You may not use the file {found}.",
        Problem.FILE_UNREADABLE: "The file {found} cannot be read.",
        Problem.FILE_TOO_LARGE: "The file {found} is too large.",
        Problem.FILE_UNWRITABLE: "The file {found} cannot be written.",
        Problem.DISK_FULL: "The file {found} cannot be written: the disk is full.",
        Problem.DATABASE_DAMAGED: "The saved games were damaged; "
        "the file was kept as {found} and a new one begun.",
        Problem.DATABASE_FOREIGN: "In place of the saved games there was another file; "
        "it was kept as {found} and a new one begun.",
        Problem.DATABASE_MISSING: "The saved games in {found} were gone; "
        "a new file was begun in their place.",
        Problem.DATABASE_NEWER: "The saved games in {found} belong to a newer version of TriPeaks; "
        "they stay as they are, and nothing is being saved.",
        Problem.BACKUP_DAMAGED: "The backup {found} is damaged and cannot be used.",
        Problem.SAVING_FORBIDDEN: "Nothing is being saved: {found} may not be written.",
        Problem.SAVING_DISK_FULL: "Nothing is being saved in {found}: the disk is full.",
        Problem.SAVING_LOCKED: "Nothing is being saved: another program is using {found}.",
        Problem.SAVING_FAILED: "Nothing is being saved: {found} cannot be written.",
        Problem.IMPORT_FOREIGN: "This file holds no exported TriPeaks games.",
        Problem.IMPORT_VERSION: "These games were exported in version {found}, "
        "which this program does not read.",
        Problem.IMPORT_GAME: "Game {line} of this file was damaged or changed; "
        "nothing was imported.",
        Problem.DATE_UNKNOWN: "“{found}” is no date: write one such as 2026-12-01.",
    },
)
