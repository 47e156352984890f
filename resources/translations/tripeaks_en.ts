<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>Replaying</name>
    <message numerus="yes">
        <source>The deal: %n step(s) follow.</source>
        <translation>
            <numerusform>The deal: %n step follows.</numerusform>
            <numerusform>The deal: %n steps follow.</numerusform>
        </translation>
    </message>
</context>
</TS>
