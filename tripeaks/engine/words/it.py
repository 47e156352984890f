"""Italian, in the words of the traditional rules."""

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


ITALIAN: Final = Words(
    language="it",
    cards=CardWords(
        ranks=("asso", "2", "3", "4", "5", "6", "7", "8", "9", "10", "fante", "regina", "re"),
        suits={
            Suit.CLUBS: "fiori",
            Suit.DIAMONDS: "quadri",
            Suit.HEARTS: "cuori",
            Suit.SPADES: "picche",
        },
        name="{rank} di {suit}",
        joker="jolly",
        face_down="carta coperta",
    ),
    board=BoardWords(
        stock="Tallone",
        waste="pila degli scarti",
        empty_stock="vuoto",
        empty_waste="vuota",
        cards=_plural("{n} carta", "{n} carte"),
        rows=("cime", "riga 2", "riga 3", "fila base"),
        rows_start_a_sentence=True,
    ),
    rules=RuleWords(
        easy="Facile",
        classic="Classico",
        traditional="Tradizionale",
        hogue_1989="Hogue 1989",
        custom="Regole personalizzate",
        linked="Re e asso sono collegati.",
        separate="Re e asso sono separati.",
        scoring={
            System.MOVES: "Si parte da 500 punti; ogni mossa ne costa 1, ogni picco ne dà 100.",
            System.CHAIN: "Ogni carta vale il suo posto nella catena; i picchi danno 15, 30 e 45.",
            System.HOGUE: "Ogni carta vale il suo posto nella catena; pescare costa 5; "
            "i picchi danno 15, 15 e 30.",
        },
        clear_bonus="Togliere tutte le 28 carte dà {n} punti.",
        leftovers="Quando non ci sono più mosse, ogni carta rimasta sul tavolo costa 5 punti.",
        open_peaks="Tutto scoperto: tutte le carte sono visibili.",
        jokers=_plural("Nel tallone c’è un jolly.", "Nel tallone ci sono {n} jolly."),
        empty_waste="La pila degli scarti parte vuota: "
        "la prima azione prende una carta della fila base.",
        draw_only_when_stuck="Si può pescare solo quando nessuna carta è giocabile.",
    ),
    figures=FigureWords(score="punteggio {n}", moves="mosse {n}", chain="catena {n}"),
    solver=SolverWords(
        stopped="Interrotto dopo {n} partite su {deals}.",
        winnable="Si può vincere.",
        unwinnable="Non si può vincere.",
        fewest_draws="Pescate, al minimo: {n}.",
        best_score="Punteggio migliore: {n}.",
        best_won_score="Punteggio migliore di una partita vinta: {n}.",
        win_line="Una partita vinta",
        draws_line="Una partita vinta con meno pescate possibili",
        score_line="Una partita con il punteggio migliore",
        won_score_line="Una partita vinta con il punteggio migliore",
        cards_line=_plural(
            "Si può prendere al massimo {n} carta", "Si possono prendere al massimo {n} carte"
        ),
        kernel="{n} s, nucleo {kernel}",
        winnable_deals="Si possono vincere: {n} partite su {deals}, {share} %",
        interval="Intervallo al 95 %: da {low} % a {high} %",
        mean_fewest_draws="Pescate minime di una vittoria, in media: {n}",
        speed="{n} partite al secondo, nucleo {kernel}",
    ),
    refusals={
        Refusal.OVER: "La partita è vinta",
        Refusal.GONE: "Questa carta non è sul tavolo",
        Refusal.LOCKED: "Questa carta è bloccata",
        Refusal.RANK: "Deve essere più alta o più bassa di un valore",
        Refusal.STOCK_EMPTY: "Il tallone è vuoto",
        Refusal.MUST_TAKE: "Bisogna prendere una carta giocabile",
        Refusal.NOTHING_TO_UNDO: "Non c’è nulla da annullare",
        Refusal.NOTHING_TO_REDO: "Non c’è nulla da ripetere",
    },
    outcomes={
        Outcome.IN_PROGRESS: "La partita è in corso",
        Outcome.WON: "Hai vinto",
        Outcome.STUCK: "Non ci sono più mosse",
    },
    problems={
        Problem.CODE_EMPTY: "Scrivi o incolla un codice della partita, per esempio TP1-E-AAAAAAB.",
        Problem.CODE_ABSENT: "Qui non c’è un codice della partita; "
        "un codice è fatto come TP1-E-AAAAAAB.",
        Problem.CODE_SPACES: "In un codice della partita non ci possono essere spazi.",
        Problem.CODE_VERSION: "Un codice della partita comincia con TP1 o TP2, non con {found}.",
        Problem.CODE_RULE_MISSING: "Manca la lettera della regola: E per Facile o C per Classico.",
        Problem.CODE_RULE: "{found} non è una lettera di regola: è E per Facile o C per Classico.",
        Problem.CODE_OPTIONS_IN_TP1: "Opzioni come {found} vogliono un codice "
        "che comincia con TP2.",
        Problem.CODE_OPTION: "{found} non è un’opzione: ci sono K, K2, H, L, O, J1, J2, W e S.",
        Problem.CODE_OPTION_TWICE: "L’opzione {found} compare due volte.",
        Problem.CODE_TWO_SCORINGS: "Si può scegliere solo una tra K, K2 e H.",
        Problem.CODE_OPTION_ORDER: "L’opzione {found} è fuori posto: "
        "l’ordine è K o H, L, O, J, W, S.",
        Problem.CODE_LEFTOVERS: "L’opzione L va solo dopo K, K2 o H.",
        Problem.CODE_JOKERS: "Dopo l’opzione J ci vuole un numero: J1 o J2.",
        Problem.CODE_DASH_MISSING: "Un codice TP2 ha un trattino prima delle sette lettere "
        "della partita.",
        Problem.CODE_DEAL_MISSING: "Mancano le sette lettere della partita.",
        Problem.CODE_DEAL_DIGIT: "La partita ha solo lettere, ma {found} è una cifra.",
        Problem.CODE_DEAL_DASH: "Non ci può essere un trattino tra le sette lettere "
        "della partita o dopo di esse.",
        Problem.CODE_DEAL_SHORT: _plural(
            "Alla partita manca {n} lettera: ne ha sette.",
            "Alla partita mancano {n} lettere: ne ha sette.",
        ),
        Problem.CODE_DEAL_LONG: _plural(
            "La partita ha {n} carattere di troppo: ha sette lettere.",
            "La partita ha {n} caratteri di troppo: ha sette lettere.",
        ),
        Problem.ACTION_UNKNOWN: "«{found}» non è un’azione: scrivi una carta come KC o 10H, "
        "un posto come @13, draw, undo o redo.",
        Problem.RECORD_FOREIGN: "Riga {line}: questo file non è una partita di TriPeaks.",
        Problem.RECORD_VERSION: "Riga {line}: questa partita ha la versione {found}, "
        "che il programma non legge.",
        Problem.RECORD_ENCODING: "Riga {line}: questo non è un testo.",
        Problem.RECORD_CODE: "Riga {line}: qui dovrebbe esserci un codice della partita.",
        Problem.RECORD_ENTRY: "Riga {line}: questa non è un’azione.",
        Problem.RECORD_CARD: "Riga {line}: questa carta non si trova in questo posto.",
        Problem.RECORD_ILLEGAL: "Riga {line}: questa mossa non è mai stata permessa.",
        Problem.RECORD_TRUNCATED: "Riga {line}: la partita si interrompe qui.",
        Problem.RECORD_CHANGED: "Riga {line}: la partita è stata modificata dopo il salvataggio.",
        Problem.RECORD_CONTINUED: "Riga {line}: dopo la fine della partita non può esserci nulla.",
        Problem.FILE_MISSING: "Il file {found} non esiste.",
        Problem.FILE_FORBIDDEN: "Non hai il permesso di usare il file {found}.",
        Problem.FILE_UNREADABLE: "Il file {found} non si può leggere.",
        Problem.FILE_TOO_LARGE: "Il file {found} è troppo grande.",
        Problem.FILE_UNWRITABLE: "Il file {found} non si può scrivere.",
        Problem.DISK_FULL: "Il file {found} non si può scrivere: il disco è pieno.",
        Problem.DATABASE_DAMAGED: "Le partite salvate erano danneggiate; "
        "il file è stato conservato come {found} e ne è iniziato uno nuovo.",
        Problem.DATABASE_FOREIGN: "Al posto delle partite salvate c’era un altro file; "
        "è stato conservato come {found} e ne è iniziato uno nuovo.",
        Problem.DATABASE_MISSING: "Le partite salvate in {found} erano sparite; "
        "al loro posto è iniziato un nuovo file.",
        Problem.DATABASE_NEWER: "Le partite salvate in {found} sono di una versione più recente "
        "di TriPeaks; restano come sono e ora non si salva nulla.",
        Problem.BACKUP_DAMAGED: "La copia di riserva {found} è danneggiata e non si può usare.",
        Problem.SAVING_FORBIDDEN: "Non si salva nulla: non è permesso scrivere in {found}.",
        Problem.SAVING_DISK_FULL: "Non si salva nulla in {found}: il disco è pieno.",
        Problem.SAVING_LOCKED: "Non si salva nulla: un altro programma sta usando {found}.",
        Problem.SAVING_FAILED: "Non si salva nulla: non si riesce a scrivere in {found}.",
        Problem.IMPORT_FOREIGN: "Questo file non contiene partite di TriPeaks esportate.",
        Problem.IMPORT_VERSION: "Queste partite sono state esportate nella versione {found}, "
        "che il programma non legge.",
        Problem.IMPORT_GAME: "La partita {line} di questo file è danneggiata o modificata; "
        "non è stato importato nulla.",
        Problem.DATE_UNKNOWN: "«{found}» non è una data: scrivine una come 2026-12-01.",
    },
)
