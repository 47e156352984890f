<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DayPanel</name>
    <message numerus="yes">
        <source>Won, %n point(s) below the goal.</source>
        <translation>
            <numerusform>Won, %n point below the goal.</numerusform>
            <numerusform>Won, %n points below the goal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message numerus="yes">
        <source>Delete all %Ln finished game(s)?</source>
        <translation>
            <numerusform>Delete the only finished game (%Ln)?</numerusform>
            <numerusform>Delete all %Ln finished games?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln finished game(s) under these rules: {name}?</source>
        <translation>
            <numerusform>Delete the %Ln finished game under these rules: {name}?</numerusform>
            <numerusform>Delete the %Ln finished games under these rules: {name}?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were written to {file}.</source>
        <translation>
            <numerusform>%Ln game was written to {file}.</numerusform>
            <numerusform>%Ln games were written to {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) came in.</source>
        <translation>
            <numerusform>%Ln game came in.</numerusform>
            <numerusform>%Ln games came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were here already.</source>
        <translation>
            <numerusform>%Ln game was here already.</numerusform>
            <numerusform>%Ln games were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were deleted.</source>
        <translation>
            <numerusform>%Ln game was deleted.</numerusform>
            <numerusform>%Ln games were deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n game(s)</source>
        <translation>
            <numerusform>{count} of %n game</numerusform>
            <numerusform>{count} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message numerus="yes">
        <source>%n card(s) taken</source>
        <translation>
            <numerusform>%n card taken</numerusform>
            <numerusform>%n cards taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peak(s) cleared</source>
        <translation>
            <numerusform>%n peak cleared</numerusform>
            <numerusform>%n peaks cleared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RateChart</name>
    <message numerus="yes">
        <source>Shown from %n game(s) on.</source>
        <translation>
            <numerusform>Shown after %n game.</numerusform>
            <numerusform>Shown after %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>last %n game</numerusform>
            <numerusform>last %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rate} of the last %n game(s) won</source>
        <translation>
            <numerusform>{rate} of the last %n game won</numerusform>
            <numerusform>{rate} of the last %n games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replaying</name>
    <message numerus="yes">
        <source>The deal: %n step(s) follow.</source>
        <translation>
            <numerusform>The deal: %n step follows.</numerusform>
            <numerusform>The deal: %n steps follow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>%n finished game(s) are back.</source>
        <translation>
            <numerusform>%n finished game is back.</numerusform>
            <numerusform>%n finished games are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished game(s) can be brought back.</source>
        <translation>
            <numerusform>%n finished game can be brought back.</numerusform>
            <numerusform>%n finished games can be brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message numerus="yes">
        <source>The scores of the last %n game(s), from {low} to {high}.</source>
        <translation>
            <numerusform>The score of the last %n game, from {low} to {high}.</numerusform>
            <numerusform>The scores of the last %n games, from {low} to {high}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpreadChart</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>{won} of %Ln game(s) won</source>
        <translation>
            <numerusform>{won} of %Ln game won</numerusform>
            <numerusform>{won} of %Ln games won</numerusform>
        </translation>
    </message>
</context>
</TS>
