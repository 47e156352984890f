<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>Partidă &amp;nouă…</translation>
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
        <source>&amp;Copy the deal code</source>
        <translation>&amp;Copiază codul partidei</translation>
    </message>
    <message>
        <source>&amp;Play a pasted code</source>
        <translation>&amp;Joacă partida cu codul copiat</translation>
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
    <name>BackNotice</name>
    <message>
        <source>The last game is kept.</source>
        <translation>Partida dinainte este păstrată.</translation>
    </message>
    <message>
        <source>Back to the last game</source>
        <translation>Înapoi la partida dinainte</translation>
    </message>
</context>
<context>
    <name>BugDialog</name>
    <message>
        <source>A fault in TriPeaks</source>
        <translation>O eroare în TriPeaks</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is saved. If you tell the developers, please send them this report: it holds the deal and your moves, and nothing about you.</source>
        <translation>Ceva n-a mers bine în program. Jocul dumneavoastră este salvat. Dacă îi anunțați pe dezvoltatori, vă rugăm să le trimiteți acest raport: cuprinde împărțirea și mutările, nimic despre dumneavoastră.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Raportul</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiază raportul</translation>
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
        <source>Deal code</source>
        <translation>Cod de partidă</translation>
    </message>
    <message>
        <source>Whoever plays this code gets the same cards.</source>
        <translation>Cine joacă acest cod primește aceleași cărți.</translation>
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
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
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
        <source>Only random deals that can be &amp;won</source>
        <translation>Doar partide la întâmplare care se pot câști&amp;ga</translation>
    </message>
    <message>
        <source>Deal c&amp;ode:</source>
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
        <translation>Pri&amp;vire înapoi</translation>
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
            <numerusform>Împărțirea: urmează %n pas.</numerusform>
            <numerusform>Împărțirea: urmează %n pași.</numerusform>
            <numerusform>Împărțirea: urmează %n de pași.</numerusform>
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
    <name>RulesDialog</name>
    <message>
        <source>The rules</source>
        <translation>Regulile</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Setări</translation>
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
        <translation>Caractere &amp;mari</translation>
    </message>
    <message>
        <source>Show the s&amp;core</source>
        <translation>Arată s&amp;corul</translation>
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
        <translation>Patru culo&amp;ri: caro albastru, treflă verde</translation>
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
        <source>Hints show the &amp;share of deals that can be won</source>
        <translation>Indiciile arată &amp;proporția partidelor care se pot câștiga</translation>
    </message>
    <message>
        <source>Always tell if the game can still be &amp;won</source>
        <translation>Spune mereu dacă partida se mai poate &amp;câștiga</translation>
    </message>
</context>
<context>
    <name>StandingNotice</name>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Închide</translation>
    </message>
</context>
</TS>
