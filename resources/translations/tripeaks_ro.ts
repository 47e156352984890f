<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About TriPeaks</source>
        <translation>Despre TriPeaks</translation>
    </message>
    <message>
        <source>Copy the &amp;versions</source>
        <translation>Copiază &amp;versiunile</translation>
    </message>
    <message>
        <source>A solitaire card game.</source>
        <translation>Un joc de solitaire cu cărți.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiuni</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licențe</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Înapoi la listă</translation>
    </message>
    <message>
        <source>TriPeaks is free software under the MIT licence.</source>
        <translation>TriPeaks este software liber, sub licența MIT.</translation>
    </message>
    <message>
        <source>Packages of the game hold these parts:</source>
        <translation>Pachetele jocului conțin aceste componente:</translation>
    </message>
    <message>
        <source>It uses Qt and Qt for Python, version {version}, under the GNU Lesser General Public License, version 3. Their libraries lie beside the program, unchanged; you may put others in their place. Their source is published at download.qt.io.</source>
        <translation>Folosește Qt și Qt for Python, versiunea {version}, sub GNU Lesser General Public License, versiunea 3. Bibliotecile lor se află lângă program, nemodificate, și pot fi înlocuite cu altele. Codul lor sursă este publicat la download.qt.io.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>Partidă &amp;nouă…</translation>
    </message>
    <message>
        <source>&amp;Daily deal…</source>
        <translation>Partida &amp;zilei…</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Reia această partidă</translation>
    </message>
    <message>
        <source>&amp;Back to the last game</source>
        <translation>Înapoi la partida &amp;dinainte</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;Trage o carte</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indiciu</translation>
    </message>
    <message>
        <source>Can it still be &amp;won?</source>
        <translation>Se mai poate &amp;câștiga?</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>Desc&amp;hide o partidă…</translation>
    </message>
    <message>
        <source>S&amp;ave the game as…</source>
        <translation>S&amp;alvează partida ca…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copiază codul partidei</translation>
    </message>
    <message>
        <source>&amp;Play a pasted code</source>
        <translation>&amp;Joacă partida cu codul copiat</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Istoric</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistici</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Setări…</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sunete</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ecran complet</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regulile</translation>
    </message>
    <message>
        <source>&amp;About TriPeaks</source>
        <translation>&amp;Despre TriPeaks</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>I&amp;eșire</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mutare</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aju&amp;tor</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Bară de instrumente</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>the stock</source>
        <translation>teancul de tragere</translation>
    </message>
    <message>
        <source>{name}: can be won in roughly {share} of the deals that fit what you see.</source>
        <translation>{name}: se poate câștiga în aproximativ {share} dintre partidele care se potrivesc cu ce vezi.</translation>
    </message>
    <message>
        <source>{name}: can be won in {share} of the deals that fit what you see.</source>
        <translation>{name}: se poate câștiga în {share} dintre partidele care se potrivesc cu ce vezi.</translation>
    </message>
    <message>
        <source>The game can still be won.</source>
        <translation>Partida se mai poate câștiga.</translation>
    </message>
    <message>
        <source>The game cannot be won any more.</source>
        <translation>Partida nu se mai poate câștiga.</translation>
    </message>
</context>
<context>
    <name>AlreadyRunning</name>
    <message>
        <source>&amp;Try again</source>
        <translation>Încearcă &amp;din nou</translation>
    </message>
    <message>
        <source>TriPeaks seems to run on another computer with the same games. If it does not, these games can be taken over here.</source>
        <translation>TriPeaks pare să ruleze pe alt calculator cu aceleași partide. Dacă nu rulează, partidele pot fi preluate aici.</translation>
    </message>
    <message>
        <source>Take &amp;over</source>
        <translation>&amp;Preia</translation>
    </message>
    <message>
        <source>TriPeaks is running already and does not answer. So that no move is lost, it is not started twice: wait a moment, or end the other one, and try again.</source>
        <translation>TriPeaks rulează deja și nu răspunde. Ca să nu se piardă nicio mutare, nu este pornit de două ori: așteaptă puțin sau închide-l pe celălalt, apoi încearcă din nou.</translation>
    </message>
</context>
<context>
    <name>BackNotice</name>
    <message>
        <source>The last game is kept.</source>
        <translation>Partida dinainte este păstrată.</translation>
    </message>
    <message>
        <source>Back to the &amp;last game</source>
        <translation>Înapoi la partida &amp;dinainte</translation>
    </message>
</context>
<context>
    <name>BugDialog</name>
    <message>
        <source>A fault in TriPeaks</source>
        <translation>O eroare în TriPeaks</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Partida ta este salvată.</translation>
    </message>
    <message>
        <source>Your game is not saved.</source>
        <translation>Partida ta nu este salvată.</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>Ceva n-a mers bine în program.</translation>
    </message>
    <message>
        <source>If you tell the developers, please send them this report: it holds the deal and your moves, and nothing about you.</source>
        <translation>Dacă îi anunți pe dezvoltatori, te rugăm să le trimiți acest raport: cuprinde partida și mutările tale, nimic despre tine.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Raportul</translation>
    </message>
    <message>
        <source>Co&amp;py the report</source>
        <translation>&amp;Copiază raportul</translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>The best possible score of a win with this deal</source>
        <translation>Cel mai bun punctaj posibil al unei victorii în această partidă</translation>
    </message>
    <message>
        <source>The longest chain</source>
        <translation>Cel mai lung lanț</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Câștigată</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Blocată</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Părăsită</translation>
    </message>
    <message>
        <source>Begun before: kept out of the statistics</source>
        <translation>Începută și înainte: nu intră în statistici</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Cod</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punctaj</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Maxim</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Trase</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Anulări</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indicii</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Lanț</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Timp</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Partida zilei</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Joacă</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Luna dinainte</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Luna următoare</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Azi</translation>
    </message>
    <message>
        <source>won</source>
        <translation>câștigată</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jucată</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Joacă &amp;mai departe</translation>
    </message>
</context>
<context>
    <name>DayPanel</name>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Ușor</translation>
    </message>
    <message>
        <source>King and ace are linked.</source>
        <translation>Regele și asul sunt legate.</translation>
    </message>
    <message>
        <source>C&amp;lassic</source>
        <translation>C&amp;lasic</translation>
    </message>
    <message>
        <source>King and ace are separate.</source>
        <translation>Regele și asul sunt separate.</translation>
    </message>
    <message>
        <source>Goal of the day</source>
        <translation>Ținta zilei</translation>
    </message>
    <message>
        <source>The best score that this deal allows.</source>
        <translation>Cel mai bun punctaj pe care îl permite această partidă.</translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>Recordul tău</translation>
    </message>
    <message>
        <source>The best score of your games of this deal.</source>
        <translation>Cel mai bun punctaj al tău la această partidă.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Zile la rând</translation>
    </message>
    <message>
        <source>For how many days up to today you have won each daily deal.</source>
        <translation>De câte zile la rând, până azi, ai câștigat partida zilei.</translation>
    </message>
    <message>
        <source>Under these rules this deal cannot be won.</source>
        <translation>Cu aceste reguli partida nu se poate câștiga.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Încă nejucată.</translation>
    </message>
    <message>
        <source>Played, not won yet.</source>
        <translation>Jucată, încă necâștigată.</translation>
    </message>
    <message>
        <source>Won.</source>
        <translation>Câștigată.</translation>
    </message>
    <message>
        <source>Won, with the best score of all.</source>
        <translation>Câștigată, cu cel mai bun punctaj posibil.</translation>
    </message>
    <message numerus="yes">
        <source>Won, %n point(s) below the goal.</source>
        <translation>
            <numerusform>Câștigată, la %n punct sub țintă.</numerusform>
            <numerusform>Câștigată, la %n puncte sub țintă.</numerusform>
            <numerusform>Câștigată, la %n de puncte sub țintă.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresBar</name>
    <message>
        <source>Can be won</source>
        <translation>Se poate câștiga</translation>
    </message>
    <message>
        <source>Win is lost</source>
        <translation>Victoria e pierdută</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punctaj</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Teanc</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Lanț</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Timp</translation>
    </message>
    <message>
        <source>Daily deal, {date}</source>
        <translation>Partida zilei, {date}</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Cod de partidă</translation>
    </message>
    <message>
        <source>Whoever plays this code gets the same cards.</source>
        <translation>Cine joacă acest cod primește aceleași cărți.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The game is saved as {name}.</source>
        <translation>Partida este salvată ca {name}.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Deschide o partidă</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Salvează partida ca</translation>
    </message>
    <message>
        <source>TriPeaks games</source>
        <translation>Partide TriPeaks</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Toate fișierele</translation>
    </message>
    <message>
        <source>{name} exists already. Do you want to replace it?</source>
        <translation>{name} există deja. Vrei să fie înlocuit?</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>Export all games</source>
        <translation>Exportă toate partidele</translation>
    </message>
    <message>
        <source>JSON, to be imported again (*.json)</source>
        <translation>JSON, se poate importa înapoi (*.json)</translation>
    </message>
    <message>
        <source>CSV, a table without replays (*.csv)</source>
        <translation>CSV, un tabel fără reluări (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nu s-a importat nimic.</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importă partide</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <translation>Partide exportate (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were written to {file}.</source>
        <translation>
            <numerusform>%Ln partidă a fost scrisă în {file}.</numerusform>
            <numerusform>%Ln partide au fost scrise în {file}.</numerusform>
            <numerusform>%Ln de partide au fost scrise în {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <translation>Partidele se citesc…</translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln finished game(s)?</source>
        <translation>
            <numerusform>Ștergi singura partidă încheiată (%Ln)?</numerusform>
            <numerusform>Ștergi toate cele %Ln partide încheiate?</numerusform>
            <numerusform>Ștergi toate cele %Ln de partide încheiate?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln finished game(s) under these rules: {name}?</source>
        <translation>
            <numerusform>Ștergi %Ln partidă încheiată cu aceste reguli: {name}?</numerusform>
            <numerusform>Ștergi cele %Ln partide încheiate cu aceste reguli: {name}?</numerusform>
            <numerusform>Ștergi cele %Ln de partide încheiate cu aceste reguli: {name}?</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the statistics</source>
        <translation>Resetează statisticile</translation>
    </message>
    <message>
        <source>Their figures and charts, their lines in the history, their replays and their days in the calendar of daily deals will be lost. The game on the table stays, and what was exported can be imported again.</source>
        <translation>Se pierd cifrele și graficele lor, rândurile lor din istoric, reluările lor și zilele lor din calendarul partidelor zilei. Partida de pe masă rămâne, iar ce a fost exportat se poate importa din nou.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ș&amp;terge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) came in.</source>
        <translation>
            <numerusform>A intrat %Ln partidă.</numerusform>
            <numerusform>Au intrat %Ln partide.</numerusform>
            <numerusform>Au intrat %Ln de partide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were here already.</source>
        <translation>
            <numerusform>%Ln partidă exista deja.</numerusform>
            <numerusform>%Ln partide existau deja.</numerusform>
            <numerusform>%Ln de partide existau deja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were deleted.</source>
        <translation>
            <numerusform>%Ln partidă a fost ștearsă.</numerusform>
            <numerusform>%Ln partide au fost șterse.</numerusform>
            <numerusform>%Ln de partide au fost șterse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Search for a code</source>
        <translation>Caută un cod</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toate regulile</translation>
    </message>
    <message>
        <source>All lost</source>
        <translation>Toate pierdute</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Toate rezultatele</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Codul partidei este copiat.</translation>
    </message>
    <message>
        <source>There is no deal code in the clipboard.</source>
        <translation>În clipboard nu este niciun cod de partidă.</translation>
    </message>
    <message>
        <source>The sounds are on.</source>
        <translation>Sunetele sunt pornite.</translation>
    </message>
    <message>
        <source>The sounds are off.</source>
        <translation>Sunetele sunt oprite.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>The code {code} is copied.</source>
        <translation>Codul {code} este copiat.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Istoric</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partide încheiate</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Redă</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Joacă din nou</translation>
    </message>
    <message>
        <source>&amp;Copy the code</source>
        <translation>&amp;Copiază codul</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Închi&amp;de</translation>
    </message>
    <message>
        <source>No finished game matches.</source>
        <translation>Nicio partidă nu se potrivește.</translation>
    </message>
    <message>
        <source>Games that you finish or leave will be listed here.</source>
        <translation>Aici vor fi enumerate partidele pe care le închei sau le părăsești.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n game(s)</source>
        <translation>
            <numerusform>{count} din %n partidă</numerusform>
            <numerusform>{count} din %n partide</numerusform>
            <numerusform>{count} din %n de partide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>today</source>
        <translation>azi</translation>
    </message>
    <message>
        <source>won</source>
        <translation>câștigată</translation>
    </message>
    <message>
        <source>played, not won</source>
        <translation>jucată, necâștigată</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <source>Only random deals that can be &amp;won</source>
        <translation>Doar partide la întâmplare care se pot câști&amp;ga</translation>
    </message>
    <message>
        <source>De&amp;al code:</source>
        <translation>Cod de &amp;partidă:</translation>
    </message>
    <message>
        <source>Empty: a random deal</source>
        <translation>Gol: o partidă la întâmplare</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Lip&amp;ește</translation>
    </message>
    <message>
        <source>Paste the clipboard’s text into the field</source>
        <translation>Lipește în câmp textul copiat</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Î&amp;mparte</translation>
    </message>
    <message>
        <source>A random deal</source>
        <translation>O partidă la întâmplare</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Această partidă se poate câștiga.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Această partidă nu se poate câștiga.</translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>Nu ai copiat niciun text.</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Partidă nouă</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>Ac&amp;eeași partidă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;ulează</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Copiază codul</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>Privire în&amp;apoi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>La început</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n carte luată</numerusform>
            <numerusform>%n cărți luate</numerusform>
            <numerusform>%n de cărți luate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n carte trasă</numerusform>
            <numerusform>%n cărți trase</numerusform>
            <numerusform>%n de cărți trase</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peak(s) cleared</source>
        <translation>
            <numerusform>%n vârf eliberat</numerusform>
            <numerusform>%n vârfuri eliberate</numerusform>
            <numerusform>%n de vârfuri eliberate</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards cleared</source>
        <translation>Toate cărțile luate</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cărți rămase</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punctaj</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Cel mai bun posibil</translation>
    </message>
    <message>
        <source>Best without a win</source>
        <translation>Cel mai bun fără victorie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <translation>Cel mai lung lanț</translation>
    </message>
    <message>
        <source>Moves undone</source>
        <translation>Mutări anulate</translation>
    </message>
    <message>
        <source>Hints asked</source>
        <translation>Indicii cerute</translation>
    </message>
    <message>
        <source>Checks asked</source>
        <translation>Verificări cerute</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>Custom rules</source>
        <translation>Reguli personalizate</translation>
    </message>
    <message>
        <source>&amp;King and ace are linked</source>
        <translation>Regele și &amp;asul sunt legate</translation>
    </message>
    <message>
        <source>Moves: 500 points, each move costs one</source>
        <translation>Mutări: 500 de puncte, fiecare mutare costă unul</translation>
    </message>
    <message>
        <source>Chain, clearing all adds 100</source>
        <translation>Lanț, eliberarea mesei adaugă 100</translation>
    </message>
    <message>
        <source>Chain, clearing all adds 200</source>
        <translation>Lanț, eliberarea mesei adaugă 200</translation>
    </message>
    <message>
        <source>Hogue 1989: chain, a draw costs 5</source>
        <translation>Hogue 1989: lanț, o tragere costă 5</translation>
    </message>
    <message>
        <source>Cards &amp;left at the end cost 5 each</source>
        <translation>Cărțile rămase la &amp;final costă câte 5</translation>
    </message>
    <message>
        <source>All cards lie &amp;face up</source>
        <translation>Toate cărțile stau cu fața în &amp;sus</translation>
    </message>
    <message>
        <source>The &amp;waste starts empty</source>
        <translation>Teancul de &amp;decartare începe gol</translation>
    </message>
    <message>
        <source>&amp;Draw only when no card fits</source>
        <translation>&amp;Tragere doar când nu se potrivește nicio carte</translation>
    </message>
    <message>
        <source>&amp;Scoring:</source>
        <translation>&amp;Punctaj:</translation>
    </message>
    <message>
        <source>&amp;Jokers in the stock:</source>
        <translation>&amp;Jokeri în teancul de tragere:</translation>
    </message>
    <message>
        <source>Codes begin with {code}.</source>
        <translation>Codurile încep cu {code}.</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continuă de aici</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Închi&amp;de</translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message>
        <source>Win rate, game by game</source>
        <translation>Rata victoriilor, partidă cu partidă</translation>
    </message>
    <message numerus="yes">
        <source>Shown from %n game(s) on.</source>
        <translation>
            <numerusform>Apare după %n partidă.</numerusform>
            <numerusform>Apare după %n partide.</numerusform>
            <numerusform>Apare după %n de partide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>ultima %n partidă</numerusform>
            <numerusform>ultimele %n partide</numerusform>
            <numerusform>ultimele %n de partide</numerusform>
        </translation>
    </message>
    <message>
        <source>After game {number}</source>
        <translation>După partida {number}</translation>
    </message>
    <message>
        <source>Win rate now: {rates}</source>
        <translation>Rata victoriilor acum: {rates}</translation>
    </message>
    <message numerus="yes">
        <source>{rate} of the last %n game(s) won</source>
        <translation>
            <numerusform>{rate} câștigat din ultima %n partidă</numerusform>
            <numerusform>{rate} câștigate din ultimele %n partide</numerusform>
            <numerusform>{rate} câștigate din ultimele %n de partide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>This game is not kept any more.</source>
        <translation>Această partidă nu mai este păstrată.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Redă</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>La început</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas înapoi</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un pas înainte</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>La sfârșit</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pasul</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Viteză</translation>
    </message>
</context>
<context>
    <name>Replaying</name>
    <message numerus="yes">
        <source>The deal: %n step(s) follow.</source>
        <translation>
            <numerusform>Începutul: urmează %n pas.</numerusform>
            <numerusform>Începutul: urmează %n pași.</numerusform>
            <numerusform>Începutul: urmează %n de pași.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {step} of {count}: the last move is undone.</source>
        <translation>Pasul {step} din {count}: ultima mutare este anulată.</translation>
    </message>
    <message>
        <source>Step {step} of {count}: the move is done again.</source>
        <translation>Pasul {step} din {count}: mutarea este refăcută.</translation>
    </message>
    <message>
        <source>Step {step} of {count}: the {card} is taken.</source>
        <translation>Pasul {step} din {count}, carte luată: {card}.</translation>
    </message>
    <message>
        <source>Step {step} of {count}: the {card} is drawn.</source>
        <translation>Pasul {step} din {count}, carte trasă: {card}.</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>Move {move}: the best possible score is {score}.</source>
        <translation>Mutarea {move}: cel mai bun punctaj posibil este {score}.</translation>
    </message>
    <message>
        <source>This move lost the win.</source>
        <translation>Această mutare a pierdut victoria.</translation>
    </message>
    <message>
        <source>The game cannot be won from here.</source>
        <translation>De aici partida nu se mai poate câștiga.</translation>
    </message>
    <message>
        <source>The best score still possible after each move</source>
        <translation>Cel mai bun punctaj încă posibil după fiecare mutare</translation>
    </message>
</context>
<context>
    <name>RulesChooser</name>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Ușor</translation>
    </message>
    <message>
        <source>King and ace are linked: a chain may run queen, king, ace, two.</source>
        <translation>Regele și asul sunt legate: un lanț poate fi damă, rege, as, doi.</translation>
    </message>
    <message>
        <source>C&amp;lassic</source>
        <translation>C&amp;lasic</translation>
    </message>
    <message>
        <source>King and ace are separate: only a queen fits a king, only a two an ace.</source>
        <translation>Regele și asul sunt separate: pe rege merge doar dama, pe as doiul.</translation>
    </message>
    <message>
        <source>&amp;Other rules:</source>
        <translation>&amp;Alte reguli:</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Alte reguli</translation>
    </message>
    <message>
        <source>Custom rules…</source>
        <translation>Reguli personalizate…</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The rules</source>
        <translation>Regulile</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%n finished game(s) are back.</source>
        <translation>
            <numerusform>%n partidă încheiată a fost recuperată.</numerusform>
            <numerusform>%n partide încheiate au fost recuperate.</numerusform>
            <numerusform>%n de partide încheiate au fost recuperate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) can be brought back.</source>
        <translation>
            <numerusform>%n partidă încheiată poate fi recuperată.</numerusform>
            <numerusform>%n partide încheiate pot fi recuperate.</numerusform>
            <numerusform>%n de partide încheiate pot fi recuperate.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bring them back</source>
        <translation>&amp;Recuperează</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores, game by game</source>
        <translation>Punctaje, partidă cu partidă</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Încă nicio partidă.</translation>
    </message>
    <message>
        <source>These games were scored by different systems. Choose one rule set.</source>
        <translation>Aceste partide au fost punctate după sisteme diferite. Alege un singur set de reguli.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>câștigată</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>pierdută</translation>
    </message>
    <message>
        <source>best possible</source>
        <translation>cel mai bun posibil</translation>
    </message>
    <message>
        <source>Game {number}, won: {score}</source>
        <translation>Partida {number}, câștigată: {score}</translation>
    </message>
    <message>
        <source>Game {number}, lost: {score}</source>
        <translation>Partida {number}, pierdută: {score}</translation>
    </message>
    <message>
        <source>Best possible: {score}</source>
        <translation>Cel mai bun posibil: {score}</translation>
    </message>
    <message numerus="yes">
        <source>The scores of the last %n game(s), from {low} to {high}.</source>
        <translation>
            <numerusform>Punctajul ultimei %n partide, de la {low} la {high}.</numerusform>
            <numerusform>Punctajele ultimelor %n partide, de la {low} la {high}.</numerusform>
            <numerusform>Punctajele ultimelor %n de partide, de la {low} la {high}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
    </message>
    <message>
        <source>Hints show on every card the &amp;share of deals winnable after it</source>
        <translation>Indicii: pe &amp;fiecare carte, proporția victoriilor dacă o iei</translation>
    </message>
    <message>
        <source>Sh&amp;ow the score</source>
        <translation>Arată p&amp;unctajul</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Limbă:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Ca sistemul</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Animații:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Fără</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Masă</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>P&amp;rogram</source>
        <translation>P&amp;rogram</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noapte</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Postav</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrast ridicat</translation>
    </message>
    <message>
        <source>&amp;Scene:</source>
        <translation>&amp;Decor:</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>Caractere m&amp;ari</translation>
    </message>
    <message>
        <source>Show the t&amp;ime</source>
        <translation>Arată t&amp;impul</translation>
    </message>
    <message>
        <source>Offer histor&amp;y and statistics</source>
        <translation>Oferă istoricul și &amp;statisticile</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>Cu &amp;sunete</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volum:</translation>
    </message>
    <message>
        <source>&amp;Backs:</source>
        <translation>&amp;Spatele cărților:</translation>
    </message>
    <message>
        <source>Peaks</source>
        <translation>Vârfuri</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Zori</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simplu</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>După limbă</translation>
    </message>
    <message>
        <source>&amp;Index letters:</source>
        <translation>Literele &amp;indicilor:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds, green clubs</source>
        <translation>Patru &amp;culori: caro albastru, treflă verde</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a card cannot be taken</source>
        <translation>Ajutor pentru &amp;erori: spune de ce nu poți lua o carte</translation>
    </message>
    <message>
        <source>&amp;Highlight the cards that fit</source>
        <translation>Evidențiază cărțile care se &amp;potrivesc</translation>
    </message>
    <message>
        <source>Always tell if the game can still be &amp;won</source>
        <translation>Spune mereu dacă partida se mai poate &amp;câștiga</translation>
    </message>
</context>
<context>
    <name>SpreadChart</name>
    <message>
        <source>Distribution of scores</source>
        <translation>Distribuția punctajelor</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Încă nicio partidă.</translation>
    </message>
    <message>
        <source>These games were scored by different systems. Choose one rule set.</source>
        <translation>Aceste partide au fost punctate după sisteme diferite. Alege un singur set de reguli.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partidă</numerusform>
            <numerusform>%Ln partide</numerusform>
            <numerusform>%Ln de partide</numerusform>
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
        <translation>Cel mai des: {range}</translation>
    </message>
</context>
<context>
    <name>StandingNotice</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Înc&amp;hide</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistici</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Reguli:</translation>
    </message>
    <message>
        <source>Whose games are counted</source>
        <translation>Ce partide sunt numărate</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportă…</translation>
    </message>
    <message>
        <source>Write all finished games to a file</source>
        <translation>Scrie toate partidele încheiate într-un fișier</translation>
    </message>
    <message>
        <source>Re&amp;set…</source>
        <translation>Re&amp;setează…</translation>
    </message>
    <message>
        <source>Delete the games that are counted here</source>
        <translation>Șterge partidele numărate aici</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importă…</translation>
    </message>
    <message>
        <source>Cancel the &amp;import</source>
        <translation>&amp;Oprește importul</translation>
    </message>
    <message>
        <source>Add the games of an exported file; none is counted twice</source>
        <translation>Adaugă partidele dintr-un fișier exportat; niciuna nu se numără de două ori</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toate regulile</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>No game has ended yet. The first one will be shown here.</source>
        <translation>Încă nu s-a încheiat nicio partidă. Prima va apărea aici.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce se numără</translation>
    </message>
    <message>
        <source>A game counts from its first move on.</source>
        <translation>O partidă se numără de la prima mutare.</translation>
    </message>
    <message>
        <source>A game you leave counts as lost once you make the first move of the next one; until then you can go back to it.</source>
        <translation>O partidă părăsită se socotește pierdută când faci prima mutare din următoarea; până atunci te poți întoarce la ea.</translation>
    </message>
    <message>
        <source>A won game counts once.</source>
        <translation>O partidă câștigată se numără o singură dată.</translation>
    </message>
    <message>
        <source>A deal played again is only counted as played again, not in the win rate.</source>
        <translation>O partidă jucată din nou se numără doar ca rejucată, nu în rata victoriilor.</translation>
    </message>
    <message>
        <source>A win is unaided without undo, hint or check.</source>
        <translation>O victorie e fără ajutor dacă n-ai folosit anulare, indiciu sau verificare.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>{won} of %Ln game(s) won</source>
        <translation>
            <numerusform>{won} din %Ln partidă câștigată</numerusform>
            <numerusform>{won} din %Ln partide câștigate</numerusform>
            <numerusform>{won} din %Ln de partide câștigate</numerusform>
        </translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Serie actuală</translation>
    </message>
    <message>
        <source>How many games in a row were won up to now.</source>
        <translation>Câte partide la rând ai câștigat până acum.</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Cea mai lungă serie</translation>
    </message>
    <message>
        <source>The most games in a row ever won.</source>
        <translation>Cele mai multe partide câștigate vreodată la rând.</translation>
    </message>
    <message>
        <source>Unaided wins</source>
        <translation>Fără ajutor</translation>
    </message>
    <message>
        <source>Wins without undo, hint or check.</source>
        <translation>Victorii fără anulare, indiciu sau verificare.</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Rejucate</translation>
    </message>
    <message>
        <source>Games of a deal that was begun before. They are in no other figure.</source>
        <translation>Partide care fuseseră începute și altă dată. Nu intră în nicio altă cifră.</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Cel mai bun punctaj</translation>
    </message>
    <message>
        <source>The highest score of all games.</source>
        <translation>Cel mai mare punctaj dintre toate partidele.</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punctaj mediu</translation>
    </message>
    <message>
        <source>The mean score of all games, won and lost.</source>
        <translation>Media punctajelor tuturor partidelor, câștigate și pierdute.</translation>
    </message>
    <message>
        <source>Below best possible</source>
        <translation>Sub maximul posibil</translation>
    </message>
    <message>
        <source>How many points a game stays below what its deal allows, on average.</source>
        <translation>Cu câte puncte rămâne o partidă, în medie, sub cât permit cărțile ei.</translation>
    </message>
    <message>
        <source>Fewest draws</source>
        <translation>Cele mai puține trageri</translation>
    </message>
    <message>
        <source>The fewest cards drawn from the stock in a win.</source>
        <translation>Cele mai puține cărți trase din teanc într-o victorie.</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>Cea mai rapidă victorie</translation>
    </message>
    <message>
        <source>The shortest time of a win.</source>
        <translation>Cel mai scurt timp al unei victorii.</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Timp mediu</translation>
    </message>
    <message>
        <source>The mean time of a win.</source>
        <translation>Timpul mediu al unei victorii.</translation>
    </message>
</context>
<context>
    <name>WinRing</name>
    <message>
        <source>Win rate</source>
        <translation>Rata victoriilor</translation>
    </message>
</context>
</TS>
