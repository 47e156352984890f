<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
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
        <source>Deal c&amp;ode:</source>
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
        <source>There is no text in the clipboard.</source>
        <translation>Non c’è nessun testo copiato.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
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
        <source>&amp;Error help: say why a card cannot be taken</source>
        <translation>Aiuto per gli &amp;errori: spiega perché una carta non si può prendere</translation>
    </message>
    <message>
        <source>&amp;Highlight the cards that fit</source>
        <translation>Evidenzia le carte &amp;giocabili</translation>
    </message>
</context>
</TS>
