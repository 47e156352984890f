<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About TriPeaks</source>
        <translation>Informazioni su TriPeaks</translation>
    </message>
    <message>
        <source>Copy the &amp;versions</source>
        <translation>Copia le &amp;versioni</translation>
    </message>
    <message>
        <source>A solitaire card game.</source>
        <translation>Un solitario con le carte.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Torna all’elenco</translation>
    </message>
    <message>
        <source>TriPeaks is free software under the MIT licence.</source>
        <translation>TriPeaks è software libero, con licenza MIT.</translation>
    </message>
    <message>
        <source>Packages of the game hold these parts:</source>
        <translation>I pacchetti del gioco contengono queste parti:</translation>
    </message>
    <message>
        <source>It uses Qt and Qt for Python, version {version}, under the GNU Lesser General Public License, version 3. Their libraries lie beside the program, unchanged; you may put others in their place. Their source is published at download.qt.io.</source>
        <translation>Usa Qt e Qt for Python, versione {version}, con la GNU Lesser General Public License, versione 3. Le loro librerie stanno accanto al programma, non modificate, e si possono sostituire con altre. Il loro codice sorgente è pubblicato su download.qt.io.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>Partita del &amp;giorno…</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Ricomincia questa partita</translation>
    </message>
    <message>
        <source>&amp;Back to the last game</source>
        <translation>&amp;Torna all’ultima partita</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;Pesca una carta</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>Can it still be &amp;won?</source>
        <translation>Si può ancora &amp;vincere?</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>&amp;Apri una partita…</translation>
    </message>
    <message>
        <source>S&amp;ave the game as…</source>
        <translation>&amp;Salva la partita con nome…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copia il codice della partita</translation>
    </message>
    <message>
        <source>&amp;Play a pasted code</source>
        <translation>&amp;Gioca il codice copiato</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Cr&amp;onologia</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiche</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Suoni</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;About TriPeaks</source>
        <translation>&amp;Informazioni su TriPeaks</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra degli strumenti</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>the stock</source>
        <translation>il tallone</translation>
    </message>
    <message>
        <source>{name}: can be won in roughly {share} of the deals that fit what you see.</source>
        <translation>{name}: si vince in circa il {share} delle partite compatibili con ciò che vedi.</translation>
    </message>
    <message>
        <source>{name}: can be won in {share} of the deals that fit what you see.</source>
        <translation>{name}: si vince nel {share} delle partite compatibili con ciò che vedi.</translation>
    </message>
    <message>
        <source>The game can still be won.</source>
        <translation>La partita si può ancora vincere.</translation>
    </message>
    <message>
        <source>The game cannot be won any more.</source>
        <translation>La partita non si può più vincere.</translation>
    </message>
</context>
<context>
    <name>AlreadyRunning</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>TriPeaks seems to run on another computer with the same games. If it does not, these games can be taken over here.</source>
        <translation>TriPeaks sembra in uso su un altro computer con le stesse partite. Se non lo è, le partite possono essere riprese qui.</translation>
    </message>
    <message>
        <source>Take &amp;over</source>
        <translation>Riprendi &amp;qui</translation>
    </message>
    <message>
        <source>TriPeaks is running already and does not answer. So that no move is lost, it is not started twice: wait a moment, or end the other one, and try again.</source>
        <translation>TriPeaks è già in esecuzione e non risponde. Perché nessuna mossa vada persa, non viene avviato due volte: attendi un momento, o chiudi l’altro, e riprova.</translation>
    </message>
</context>
<context>
    <name>BackNotice</name>
    <message>
        <source>The last game is kept.</source>
        <translation>L’ultima partita è conservata.</translation>
    </message>
    <message>
        <source>Back to the &amp;last game</source>
        <translation>&amp;Torna all’ultima partita</translation>
    </message>
</context>
<context>
    <name>BugDialog</name>
    <message>
        <source>A fault in TriPeaks</source>
        <translation>Un errore in TriPeaks</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>La tua partita è salvata.</translation>
    </message>
    <message>
        <source>Your game is not saved.</source>
        <translation>La tua partita non è salvata.</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Qualcosa è andato storto nel programma.</translation>
    </message>
    <message>
        <source>If you tell the developers, please send them this report: it holds the deal and your moves, and nothing about you.</source>
        <translation>Se avvisi gli sviluppatori, invia loro questo rapporto: contiene la partita e le tue mosse, e nulla su di te.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Il rapporto</translation>
    </message>
    <message>
        <source>Co&amp;py the report</source>
        <translation>Co&amp;pia il rapporto</translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>The best possible score of a win with this deal</source>
        <translation>Il miglior punteggio possibile di una vittoria in questa partita</translation>
    </message>
    <message>
        <source>The longest chain</source>
        <translation>La catena più lunga</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Bloccata</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lasciata</translation>
    </message>
    <message>
        <source>Begun before: kept out of the statistics</source>
        <translation>Già iniziata prima: esclusa dalle statistiche</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pescate</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Annullate</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Aiuti</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Catena</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Partita del giorno</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mese successivo</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Oggi</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Con&amp;tinua</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Facile</translation>
    </message>
    <message>
        <source>King and ace are linked.</source>
        <translation>Re e asso sono collegati.</translation>
    </message>
    <message>
        <source>C&amp;lassic</source>
        <translation>C&amp;lassico</translation>
    </message>
    <message>
        <source>King and ace are separate.</source>
        <translation>Re e asso sono separati.</translation>
    </message>
    <message>
        <source>Goal of the day</source>
        <translation>Obiettivo del giorno</translation>
    </message>
    <message>
        <source>The best score that this deal allows.</source>
        <translation>Il miglior punteggio che questa partita permette.</translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>Il tuo record</translation>
    </message>
    <message>
        <source>The best score of your games of this deal.</source>
        <translation>Il tuo miglior punteggio in questa partita.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Giorni di fila</translation>
    </message>
    <message>
        <source>For how many days up to today you have won each daily deal.</source>
        <translation>Da quanti giorni di fila, fino a oggi, vinci la partita del giorno.</translation>
    </message>
    <message>
        <source>Under these rules this deal cannot be won.</source>
        <translation>Con queste regole la partita non si può vincere.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Non ancora giocata.</translation>
    </message>
    <message>
        <source>Played, not won yet.</source>
        <translation>Giocata, non ancora vinta.</translation>
    </message>
    <message>
        <source>Won.</source>
        <translation>Vinta.</translation>
    </message>
    <message>
        <source>Won, with the best score of all.</source>
        <translation>Vinta, con il miglior punteggio possibile.</translation>
    </message>
    <message numerus="yes">
        <source>Won, %n point(s) below the goal.</source>
        <translation>
            <numerusform>Vinta, %n punto sotto l’obiettivo.</numerusform>
            <numerusform>Vinta, %n punti sotto l’obiettivo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresBar</name>
    <message>
        <source>Can be won</source>
        <translation>Si può vincere</translation>
    </message>
    <message>
        <source>Win is lost</source>
        <translation>Vittoria persa</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Tallone</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Catena</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Daily deal, {date}</source>
        <translation>Partita del giorno, {date}</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Codice della partita</translation>
    </message>
    <message>
        <source>Whoever plays this code gets the same cards.</source>
        <translation>Chi gioca questo codice riceve le stesse carte.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The game is saved as {name}.</source>
        <translation>La partita è salvata come {name}.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Salva la partita con nome</translation>
    </message>
    <message>
        <source>TriPeaks games</source>
        <translation>Partite di TriPeaks</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>{name} exists already. Do you want to replace it?</source>
        <translation>{name} esiste già. Vuoi sostituirlo?</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>Export all games</source>
        <translation>Esporta tutte le partite</translation>
    </message>
    <message>
        <source>JSON, to be imported again (*.json)</source>
        <translation>JSON, si può reimportare (*.json)</translation>
    </message>
    <message>
        <source>CSV, a table without replays (*.csv)</source>
        <translation>CSV, una tabella senza replay (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Non è stato importato nulla.</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <translation>Partite esportate (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were written to {file}.</source>
        <translation>
            <numerusform>%Ln partita scritta in {file}.</numerusform>
            <numerusform>%Ln partite scritte in {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Lettura delle partite…</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln finished game(s)?</source>
        <translation>
            <numerusform>Eliminare l’unica partita conclusa (%Ln)?</numerusform>
            <numerusform>Eliminare tutte le %Ln partite concluse?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln finished game(s) under these rules: {name}?</source>
        <translation>
            <numerusform>Eliminare %Ln partita conclusa con queste regole: {name}?</numerusform>
            <numerusform>Eliminare le %Ln partite concluse con queste regole: {name}?</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Azzera le statistiche</translation>
    </message>
    <message>
        <source>Their figures and charts, their lines in the history, their replays and their days in the calendar of daily deals will be lost. The game on the table stays, and what was exported can be imported again.</source>
        <translation>Andranno perse le loro cifre e i grafici, le loro righe nella cronologia, i loro replay e i loro giorni nel calendario delle partite del giorno. La partita sul tavolo resta, e ciò che è stato esportato si può reimportare.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) came in.</source>
        <translation>
            <numerusform>Aggiunta %Ln partita.</numerusform>
            <numerusform>Aggiunte %Ln partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were here already.</source>
        <translation>
            <numerusform>%Ln partita c’era già.</numerusform>
            <numerusform>%Ln partite c’erano già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were deleted.</source>
        <translation>
            <numerusform>%Ln partita eliminata.</numerusform>
            <numerusform>%Ln partite eliminate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Search for a code</source>
        <translation>Cerca un codice</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>All lost</source>
        <translation>Tutte perse</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tutti gli esiti</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Il codice della partita è copiato.</translation>
    </message>
    <message>
        <source>There is no deal code in the clipboard.</source>
        <translation>Negli appunti non c’è un codice della partita.</translation>
    </message>
    <message>
        <source>The sounds are on.</source>
        <translation>I suoni sono attivati.</translation>
    </message>
    <message>
        <source>The sounds are off.</source>
        <translation>I suoni sono disattivati.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>The code {code} is copied.</source>
        <translation>Il codice {code} è copiato.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partite concluse</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Rivedi</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Gioca di nuovo</translation>
    </message>
    <message>
        <source>&amp;Copy the code</source>
        <translation>&amp;Copia il codice</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>No finished game matches.</source>
        <translation>Nessuna partita corrisponde.</translation>
    </message>
    <message>
        <source>Games that you finish or leave will be listed here.</source>
        <translation>Qui saranno elencate le partite che concludi o lasci.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n game(s)</source>
        <translation>
            <numerusform>{count} di %n partita</numerusform>
            <numerusform>{count} di %n partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>played, not won</source>
        <translation>giocata, non vinta</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Only random deals that can be &amp;won</source>
        <translation>Solo partite casuali che si possono &amp;vincere</translation>
    </message>
    <message>
        <source>De&amp;al code:</source>
        <translation>C&amp;odice della partita:</translation>
    </message>
    <message>
        <source>Empty: a random deal</source>
        <translation>Vuoto: una partita a caso</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Paste the clipboard’s text into the field</source>
        <translation>Incolla nel campo il testo copiato</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuisci</translation>
    </message>
    <message>
        <source>A random deal</source>
        <translation>Una partita a caso</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Questa partita si può vincere.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Questa partita non si può vincere.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>Non c’è nessun testo copiato.</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>&amp;Stessa partita</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;ulla</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Copia il codice</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Rivedi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>All’inizio</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carta presa</numerusform>
            <numerusform>%n carte prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n carta pescata</numerusform>
            <numerusform>%n carte pescate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peak(s) cleared</source>
        <translation>
            <numerusform>%n picco liberato</numerusform>
            <numerusform>%n picchi liberati</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards cleared</source>
        <translation>Tutte le carte prese</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Il migliore possibile</translation>
    </message>
    <message>
        <source>Best without a win</source>
        <translation>Il migliore senza vittoria</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Catena più lunga</translation>
    </message>
    <message>
        <source>Moves undone</source>
        <translation>Mosse annullate</translation>
    </message>
    <message>
        <source>Hints asked</source>
        <translation>Suggerimenti chiesti</translation>
    </message>
    <message>
        <source>Checks asked</source>
        <translation>Verifiche chieste</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>Custom rules</source>
        <translation>Regole personalizzate</translation>
    </message>
    <message>
        <source>&amp;King and ace are linked</source>
        <translation>&amp;Re e asso sono collegati</translation>
    </message>
    <message>
        <source>Moves: 500 points, each move costs one</source>
        <translation>Mosse: 500 punti, ogni mossa costa uno</translation>
    </message>
    <message>
        <source>Chain, clearing all adds 100</source>
        <translation>Catena, liberare il tavolo dà 100</translation>
    </message>
    <message>
        <source>Chain, clearing all adds 200</source>
        <translation>Catena, liberare il tavolo dà 200</translation>
    </message>
    <message>
        <source>Hogue 1989: chain, a draw costs 5</source>
        <translation>Hogue 1989: catena, pescare costa 5</translation>
    </message>
    <message>
        <source>Cards &amp;left at the end cost 5 each</source>
        <translation>Ogni carta rimasta alla &amp;fine costa 5</translation>
    </message>
    <message>
        <source>All cards lie &amp;face up</source>
        <translation>Tutte le carte sono &amp;scoperte</translation>
    </message>
    <message>
        <source>The &amp;waste starts empty</source>
        <translation>La pila degli scarti parte &amp;vuota</translation>
    </message>
    <message>
        <source>&amp;Draw only when no card fits</source>
        <translation>&amp;Pescare solo quando nessuna carta va bene</translation>
    </message>
    <message>
        <source>&amp;Scoring:</source>
        <translation>P&amp;unteggio:</translation>
    </message>
    <message>
        <source>&amp;Jokers in the stock:</source>
        <translation>&amp;Jolly nel tallone:</translation>
    </message>
    <message>
        <source>Codes begin with {code}.</source>
        <translation>I codici cominciano con {code}.</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continua da qui</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>Win rate, game by game</source>
        <translation>Percentuale di vittorie, partita per partita</translation>
    </message>
    <message numerus="yes">
        <source>Shown from %n game(s) on.</source>
        <translation>
            <numerusform>Compare dopo %n partita.</numerusform>
            <numerusform>Compare dopo %n partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>ultima %n partita</numerusform>
            <numerusform>ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>After game {number}</source>
        <translation>Dopo la partita {number}</translation>
    </message>
    <message>
        <source>Win rate now: {rates}</source>
        <translation>Percentuale di vittorie ora: {rates}</translation>
    </message>
    <message numerus="yes">
        <source>{rate} of the last %n game(s) won</source>
        <translation>
            <numerusform>{rate} di vittorie nell’ultima %n partita</numerusform>
            <numerusform>{rate} di vittorie nelle ultime %n partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>This game is not kept any more.</source>
        <translation>Questa partita non è più conservata.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
</context>
<context>
    <name>Replaying</name>
    <message numerus="yes">
        <source>The deal: %n step(s) follow.</source>
        <translation>
            <numerusform>L’inizio: segue %n passo.</numerusform>
            <numerusform>L’inizio: seguono %n passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {step} of {count}: the last move is undone.</source>
        <translation>Passo {step} di {count}: l’ultima mossa è annullata.</translation>
    </message>
    <message>
        <source>Step {step} of {count}: the move is done again.</source>
        <translation>Passo {step} di {count}: la mossa è ripetuta.</translation>
    </message>
    <message>
        <source>Step {step} of {count}: the {card} is taken.</source>
        <translation>Passo {step} di {count}, carta presa: {card}.</translation>
    </message>
    <message>
        <source>Step {step} of {count}: the {card} is drawn.</source>
        <translation>Passo {step} di {count}, carta pescata: {card}.</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>Move {move}: the best possible score is {score}.</source>
        <translation>Mossa {move}: il miglior punteggio possibile è {score}.</translation>
    </message>
    <message>
        <source>This move lost the win.</source>
        <translation>Questa mossa ha perso la vittoria.</translation>
    </message>
    <message>
        <source>The game cannot be won from here.</source>
        <translation>Da qui la partita non si può più vincere.</translation>
    </message>
    <message>
        <source>The best score still possible after each move</source>
        <translation>Il miglior punteggio ancora possibile dopo ogni mossa</translation>
    </message>
</context>
<context>
    <name>RulesChooser</name>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Facile</translation>
    </message>
    <message>
        <source>King and ace are linked: a chain may run queen, king, ace, two.</source>
        <translation>Re e asso sono collegati: una catena può essere regina, re, asso, due.</translation>
    </message>
    <message>
        <source>C&amp;lassic</source>
        <translation>C&amp;lassico</translation>
    </message>
    <message>
        <source>King and ace are separate: only a queen fits a king, only a two an ace.</source>
        <translation>Re e asso sono separati: sul re va solo la regina, sull’asso solo il due.</translation>
    </message>
    <message>
        <source>&amp;Other rules:</source>
        <translation>Al&amp;tre regole:</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Altre regole</translation>
    </message>
    <message>
        <source>Custom rules…</source>
        <translation>Regole personalizzate…</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%n finished game(s) are back.</source>
        <translation>
            <numerusform>%n partita conclusa è stata recuperata.</numerusform>
            <numerusform>%n partite concluse sono state recuperate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) can be brought back.</source>
        <translation>
            <numerusform>Si può recuperare %n partita conclusa.</numerusform>
            <numerusform>Si possono recuperare %n partite concluse.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bring them back</source>
        <translation>R&amp;ecupera</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores, game by game</source>
        <translation>Punteggi, partita per partita</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Ancora nessuna partita.</translation>
    </message>
    <message>
        <source>These games were scored by different systems. Choose one rule set.</source>
        <translation>Queste partite hanno sistemi di punteggio diversi. Scegli un solo insieme di regole.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>best possible</source>
        <translation>il migliore possibile</translation>
    </message>
    <message>
        <source>Game {number}, won: {score}</source>
        <translation>Partita {number}, vinta: {score}</translation>
    </message>
    <message>
        <source>Game {number}, lost: {score}</source>
        <translation>Partita {number}, persa: {score}</translation>
    </message>
    <message>
        <source>Best possible: {score}</source>
        <translation>Il migliore possibile: {score}</translation>
    </message>
    <message numerus="yes">
        <source>The scores of the last %n game(s), from {low} to {high}.</source>
        <translation>
            <numerusform>Il punteggio dell’ultima %n partita, da {low} a {high}.</numerusform>
            <numerusform>I punteggi delle ultime %n partite, da {low} a {high}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Hints show on every card the &amp;share of deals winnable after it</source>
        <translation>Suggerimenti: su ogni carta la &amp;quota di vittorie se la prendi</translation>
    </message>
    <message>
        <source>Sh&amp;ow the score</source>
        <translation>Mostra il &amp;punteggio</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Lingua:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Animazioni:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>P&amp;rogram</source>
        <translation>P&amp;rogramma</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>&amp;Scene:</source>
        <translation>&amp;Scena:</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>C&amp;aratteri grandi</translation>
    </message>
    <message>
        <source>Show the t&amp;ime</source>
        <translation>Mostra il te&amp;mpo</translation>
    </message>
    <message>
        <source>Offer histor&amp;y and statistics</source>
        <translation>Offri cr&amp;onologia e statistiche</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>Riproduci i &amp;suoni</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume:</translation>
    </message>
    <message>
        <source>&amp;Backs:</source>
        <translation>&amp;Dorso:</translation>
    </message>
    <message>
        <source>Peaks</source>
        <translation>Picchi</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Secondo la lingua</translation>
    </message>
    <message>
        <source>&amp;Index letters:</source>
        <translation>&amp;Lettere degli indici:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds, green clubs</source>
        <translation>Q&amp;uattro colori: quadri blu, fiori verdi</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a card cannot be taken</source>
        <translation>Aiuto per gli &amp;errori: spiega perché una carta non si può prendere</translation>
    </message>
    <message>
        <source>&amp;Highlight the cards that fit</source>
        <translation>Evidenzia le carte gioca&amp;bili</translation>
    </message>
    <message>
        <source>Always tell if the game can still be &amp;won</source>
        <translation>Di’ sempre se la partita si può ancora &amp;vincere</translation>
    </message>
</context>
<context>
    <name>SpreadChart</name>
    <message>
        <source>Distribution of scores</source>
        <translation>Distribuzione dei punteggi</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Ancora nessuna partita.</translation>
    </message>
    <message>
        <source>These games were scored by different systems. Choose one rule set.</source>
        <translation>Queste partite hanno sistemi di punteggio diversi. Scegli un solo insieme di regole.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{score}: {games}</source>
        <translation>{score}: {games}</translation>
    </message>
    <message>
        <source>{low} to {high}: {games}</source>
        <translation>{low}–{high}: {games}</translation>
    </message>
    <message>
        <source>Most frequent: {range}</source>
        <translation>Più frequente: {range}</translation>
    </message>
</context>
<context>
    <name>StandingNotice</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Ch&amp;iudi</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regole:</translation>
    </message>
    <message>
        <source>Whose games are counted</source>
        <translation>Quali partite si contano</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>Write all finished games to a file</source>
        <translation>Scrive tutte le partite concluse in un file</translation>
    </message>
    <message>
        <source>Re&amp;set…</source>
        <translation>A&amp;zzera…</translation>
    </message>
    <message>
        <source>Delete the games that are counted here</source>
        <translation>Elimina le partite contate qui</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>Cancel the &amp;import</source>
        <translation>&amp;Annulla l’importazione</translation>
    </message>
    <message>
        <source>Add the games of an exported file; none is counted twice</source>
        <translation>Aggiunge le partite di un file esportato; nessuna si conta due volte</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>No game has ended yet. The first one will be shown here.</source>
        <translation>Nessuna partita è ancora conclusa. La prima comparirà qui.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Che cosa si conta</translation>
    </message>
    <message>
        <source>A game counts from its first move on.</source>
        <translation>Una partita conta dalla prima mossa.</translation>
    </message>
    <message>
        <source>A game you leave counts as lost once you make the first move of the next one; until then you can go back to it.</source>
        <translation>Una partita abbandonata conta come persa alla prima mossa della successiva; fino ad allora puoi tornarci.</translation>
    </message>
    <message>
        <source>A won game counts once.</source>
        <translation>Una partita vinta conta una volta sola.</translation>
    </message>
    <message>
        <source>A deal played again is only counted as played again, not in the win rate.</source>
        <translation>Una partita rigiocata conta solo come rigiocata, non nella percentuale di vittorie.</translation>
    </message>
    <message>
        <source>A win is unaided without undo, hint or check.</source>
        <translation>Una vittoria è senza aiuto se non usi annullamenti, suggerimenti o verifiche.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>{won} of %Ln game(s) won</source>
        <translation>
            <numerusform>{won} vinta su %Ln partita</numerusform>
            <numerusform>{won} vinte su %Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Serie attuale</translation>
    </message>
    <message>
        <source>How many games in a row were won up to now.</source>
        <translation>Quante partite di fila hai vinto finora.</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Serie più lunga</translation>
    </message>
    <message>
        <source>The most games in a row ever won.</source>
        <translation>Il maggior numero di partite mai vinte di fila.</translation>
    </message>
    <message>
        <source>Unaided wins</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>Wins without undo, hint or check.</source>
        <translation>Vittorie senza annullamenti, suggerimenti o verifiche.</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Rigiocate</translation>
    </message>
    <message>
        <source>Games of a deal that was begun before. They are in no other figure.</source>
        <translation>Partite già iniziate in precedenza. Non entrano in nessun’altra cifra.</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Punteggio migliore</translation>
    </message>
    <message>
        <source>The highest score of all games.</source>
        <translation>Il punteggio più alto di tutte le partite.</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punteggio medio</translation>
    </message>
    <message>
        <source>The mean score of all games, won and lost.</source>
        <translation>La media dei punteggi di tutte le partite, vinte e perse.</translation>
    </message>
    <message>
        <source>Below best possible</source>
        <translation>Sotto il massimo</translation>
    </message>
    <message>
        <source>How many points a game stays below what its deal allows, on average.</source>
        <translation>Di quanti punti una partita resta in media sotto ciò che le sue carte permettono.</translation>
    </message>
    <message>
        <source>Fewest draws</source>
        <translation>Meno pescate</translation>
    </message>
    <message>
        <source>The fewest cards drawn from the stock in a win.</source>
        <translation>Il minor numero di carte pescate dal tallone in una vittoria.</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>Vittoria più rapida</translation>
    </message>
    <message>
        <source>The shortest time of a win.</source>
        <translation>Il tempo più breve di una vittoria.</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Tempo medio</translation>
    </message>
    <message>
        <source>The mean time of a win.</source>
        <translation>Il tempo medio di una vittoria.</translation>
    </message>
</context>
<context>
    <name>WinRing</name>
    <message>
        <source>Win rate</source>
        <translation>Percentuale di vittorie</translation>
    </message>
</context>
</TS>
