"""Romanian, in the words of the app rules."""

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
    if n == 1:
        return 0
    return 1 if n == 0 or n % 100 in range(1, 20) else 2


def _plural(*forms: str) -> Plural:
    return Plural(forms, _form_of)


ROMANIAN: Final = Words(
    language="ro",
    cards=CardWords(
        ranks=("as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "valet", "damă", "rege"),
        suits={
            Suit.CLUBS: "treflă",
            Suit.DIAMONDS: "caro",
            Suit.HEARTS: "cupă",
            Suit.SPADES: "pică",
        },
        name="{rank} de {suit}",
        joker="joker",
        face_down="carte ascunsă",
    ),
    board=BoardWords(
        stock="Teanc de tragere",
        waste="teanc de decartare",
        empty_stock="gol",
        empty_waste="gol",
        cards=_plural("{n} carte", "{n} cărți", "{n} de cărți"),
        rows=("vârfuri", "rândul 2", "rândul 3", "rândul de jos"),
        rows_start_a_sentence=False,
    ),
    rules=RuleWords(
        easy="Ușor",
        classic="Clasic",
        traditional="Tradițional",
        hogue_1989="Hogue 1989",
        custom="Reguli personalizate",
        linked="Regele și asul sunt legate.",
        separate="Regele și asul sunt separate.",
        scoring={
            System.MOVES: "Începi cu 500 de puncte; fiecare mutare costă 1, "
            "fiecare vârf aduce 100.",
            System.CHAIN: "Fiecare carte valorează cât locul ei în lanț; "
            "vârfurile aduc 15, 30 și 45.",
            System.HOGUE: "Fiecare carte valorează cât locul ei în lanț; o tragere costă 5; "
            "vârfurile aduc 15, 15 și 30.",
        },
        clear_bonus="Eliminarea tuturor celor 28 de cărți aduce {n}.",
        leftovers="Când nu mai există nicio mutare, fiecare carte rămasă pe masă costă 5 puncte.",
        open_peaks="Toate cărțile sunt cu fața în sus.",
        jokers=_plural(
            "În teancul de tragere este un joker.",
            "În teancul de tragere sunt {n} jokeri.",
            "În teancul de tragere sunt {n} de jokeri.",
        ),
        empty_waste="Teancul de decartare începe gol: prima acțiune ia o carte din rândul de jos.",
        draw_only_when_stuck="Poți trage o carte doar când nicio carte nu se potrivește.",
    ),
    figures=FigureWords(score="punctaj {n}", moves="mutări {n}", chain="lanț {n}"),
    solver=SolverWords(
        stopped="Oprit după {n} din {deals} partide.",
        winnable="Se poate câștiga.",
        unwinnable="Nu se poate câștiga.",
        fewest_draws="Cel mai mic număr de trageri: {n}.",
        best_score="Cel mai bun punctaj: {n}.",
        best_won_score="Cel mai bun punctaj la o partidă câștigată: {n}.",
        win_line="O partidă câștigată",
        draws_line="O partidă câștigată cu cele mai puține trageri",
        score_line="O partidă cu cel mai bun punctaj",
        won_score_line="O partidă câștigată cu cel mai bun punctaj",
        cards_line=_plural(
            "Se poate lua cel mult {n} carte",
            "Se pot lua cel mult {n} cărți",
            "Se pot lua cel mult {n} de cărți",
        ),
        kernel="{n} s, nucleul {kernel}",
        winnable_deals="Se pot câștiga: {n} din {deals} partide, {share} %",
        interval="Interval de 95 %: de la {low} % la {high} %",
        mean_fewest_draws="Cel mai mic număr de trageri al unei victorii, în medie: {n}",
        speed="{n} partide pe secundă, nucleul {kernel}",
    ),
    refusals={
        Refusal.OVER: "Partida este câștigată",
        Refusal.GONE: "Această carte nu este pe masă",
        Refusal.LOCKED: "Această carte este blocată",
        Refusal.RANK: "Trebuie să aibă o valoare cu o treaptă mai mare sau mai mică",
        Refusal.STOCK_EMPTY: "Teancul de tragere este gol",
        Refusal.MUST_TAKE: "Trebuie să iei o carte care se potrivește",
        Refusal.NOTHING_TO_UNDO: "Nu este nimic de anulat",
        Refusal.NOTHING_TO_REDO: "Nu este nimic de refăcut",
    },
    outcomes={
        Outcome.IN_PROGRESS: "Partida este în desfășurare",
        Outcome.WON: "Ai câștigat",
        Outcome.STUCK: "Nu mai există nicio mutare posibilă",
    },
    problems={
        Problem.CODE_EMPTY: "Scrie sau lipește un cod de partidă, de exemplu TP1-E-AAAAAAB.",
        Problem.CODE_ABSENT: "Aici nu este niciun cod de partidă; un cod arată ca TP1-E-AAAAAAB.",
        Problem.CODE_SPACES: "Într-un cod de partidă nu pot fi spații.",
        Problem.CODE_VERSION: "Un cod de partidă începe cu TP1 sau TP2, nu cu {found}.",
        Problem.CODE_RULE_MISSING: "Lipsește litera regulii: E pentru Ușor sau C pentru Clasic.",
        Problem.CODE_RULE: "{found} nu este literă de regulă: "
        "aceasta este E pentru Ușor sau C pentru Clasic.",
        Problem.CODE_OPTIONS_IN_TP1: "Opțiuni precum {found} cer un cod care începe cu TP2.",
        Problem.CODE_OPTION: "{found} nu este o opțiune: "
        "opțiunile sunt K, K2, H, L, O, J1, J2, W și S.",
        Problem.CODE_OPTION_TWICE: "Opțiunea {found} apare de două ori.",
        Problem.CODE_TWO_SCORINGS: "Se poate alege doar una dintre K, K2 și H.",
        Problem.CODE_OPTION_ORDER: "Opțiunea {found} nu este la locul ei: "
        "ordinea este K sau H, L, O, J, W, S.",
        Problem.CODE_LEFTOVERS: "Opțiunea L merge doar după K, K2 sau H.",
        Problem.CODE_JOKERS: "După opțiunea J trebuie un număr: J1 sau J2.",
        Problem.CODE_DASH_MISSING: "Un cod TP2 are o liniuță înaintea celor șapte litere "
        "ale partidei.",
        Problem.CODE_DEAL_MISSING: "Lipsesc cele șapte litere ale partidei.",
        Problem.CODE_DEAL_DIGIT: "Partida are doar litere, dar {found} este o cifră.",
        Problem.CODE_DEAL_DASH: "Cele șapte litere ale partidei nu pot fi despărțite "
        "sau urmate de o liniuță.",
        Problem.CODE_DEAL_SHORT: _plural(
            "Partidei îi lipsește {n} literă: are șapte.",
            "Partidei îi lipsesc {n} litere: are șapte.",
            "Partidei îi lipsesc {n} de litere: are șapte.",
        ),
        Problem.CODE_DEAL_LONG: _plural(
            "Partida are {n} caracter în plus: are șapte litere.",
            "Partida are {n} caractere în plus: are șapte litere.",
            "Partida are {n} de caractere în plus: are șapte litere.",
        ),
        Problem.ACTION_UNKNOWN: "„{found}” nu este o acțiune: scrie o carte, de exemplu KC sau "
        "10H, un loc, de exemplu @13, draw, undo sau redo.",
        Problem.RECORD_FOREIGN: "Rândul {line}: acest fișier nu este o partidă TriPeaks.",
        Problem.RECORD_VERSION: "Rândul {line}: această partidă are versiunea {found}, "
        "pe care programul nu o citește.",
        Problem.RECORD_ENCODING: "Rândul {line}: acesta nu este un text.",
        Problem.RECORD_CODE: "Rândul {line}: aici ar trebui să fie un cod de partidă.",
        Problem.RECORD_ENTRY: "Rândul {line}: aceasta nu este o acțiune.",
        Problem.RECORD_CARD: "Rândul {line}: această carte nu se află în acest loc.",
        Problem.RECORD_ILLEGAL: "Rândul {line}: această mutare nu a fost niciodată permisă.",
        Problem.RECORD_TRUNCATED: "Rândul {line}: partida este întreruptă aici.",
        Problem.RECORD_CHANGED: "Rândul {line}: partida a fost modificată după ce a fost scrisă.",
        Problem.RECORD_CONTINUED: "Rândul {line}: după sfârșitul partidei nu poate urma nimic.",
        Problem.FILE_MISSING: "Fișierul {found} nu există.",
        Problem.FILE_FORBIDDEN: "Nu ai voie să folosești fișierul {found}.",
        Problem.FILE_UNREADABLE: "Fișierul {found} nu poate fi citit.",
        Problem.FILE_TOO_LARGE: "Fișierul {found} este prea mare.",
        Problem.FILE_UNWRITABLE: "Fișierul {found} nu poate fi scris.",
        Problem.DISK_FULL: "Fișierul {found} nu poate fi scris: discul este plin.",
        Problem.DATABASE_DAMAGED: "Partidele salvate erau deteriorate; "
        "fișierul a fost păstrat ca {found} și s-a început unul nou.",
        Problem.DATABASE_FOREIGN: "În locul partidelor salvate era alt fișier; "
        "acesta a fost păstrat ca {found} și s-a început unul nou.",
        Problem.DATABASE_MISSING: "Partidele salvate în {found} dispăruseră; "
        "s-a început un fișier nou în locul lor.",
        Problem.DATABASE_NEWER: "Partidele salvate în {found} sunt ale unei versiuni TriPeaks "
        "mai noi; rămân neschimbate, iar acum nu se salvează nimic.",
        Problem.BACKUP_DAMAGED: "Copia de siguranță {found} este deteriorată "
        "și nu poate fi folosită.",
        Problem.SAVING_FORBIDDEN: "Nu se salvează nimic: nu este permisă scrierea în {found}.",
        Problem.SAVING_DISK_FULL: "Nu se salvează nimic în {found}: discul este plin.",
        Problem.SAVING_LOCKED: "Nu se salvează nimic: alt program folosește {found}.",
        Problem.SAVING_FAILED: "Nu se salvează nimic: nu se poate scrie în {found}.",
        Problem.IMPORT_FOREIGN: "Acest fișier nu conține partide TriPeaks exportate.",
        Problem.IMPORT_VERSION: "Aceste partide au fost exportate în versiunea {found}, "
        "pe care programul nu o citește.",
        Problem.IMPORT_GAME: "Partida {line} din acest fișier a fost deteriorată sau modificată; "
        "nu s-a importat nimic.",
        Problem.DATE_UNKNOWN: "„{found}” nu este o dată: scrie una ca 2026-12-01.",
    },
)
