<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
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
        <translation>Regele și asul sunt separate: pe rege merge doar dama, pe as doar doiul.</translation>
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
        <source>There is no text in the clipboard.</source>
        <translation>Nu ai copiat niciun text.</translation>
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
        <source>&amp;Error help: say why a card cannot be taken</source>
        <translation>Ajutor pentru &amp;erori: spune de ce nu poți lua o carte</translation>
    </message>
    <message>
        <source>&amp;Highlight the cards that fit</source>
        <translation>Evidențiază cărțile care se &amp;potrivesc</translation>
    </message>
</context>
</TS>
