<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Labels</name>
    <message numerus="yes">
        <source>%n cores</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemoryPlot</name>
    <message numerus="yes">
        <source>%n threads share it.</source>
        <translation>
            <numerusform>%n thread uses it.</numerusform>
            <numerusform>%n threads share it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message numerus="yes">
        <source>Press Run to measure processor, memory and disk; it takes about %n seconds.</source>
        <translation>
            <numerusform>Press Run to measure processor, memory and disk; it takes about %n second.</numerusform>
            <numerusform>Press Run to measure processor, memory and disk; it takes about %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press Run to measure the processor; it takes about %n seconds.</source>
        <translation>
            <numerusform>Press Run to measure the processor; it takes about %n second.</numerusform>
            <numerusform>Press Run to measure the processor; it takes about %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press Run to measure caches and memory; it takes about %n seconds.</source>
        <translation>
            <numerusform>Press Run to measure caches and memory; it takes about %n second.</numerusform>
            <numerusform>Press Run to measure caches and memory; it takes about %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press Run to measure the disk; it takes about %n seconds.</source>
        <translation>
            <numerusform>Press Run to measure the disk; it takes about %n second.</numerusform>
            <numerusform>Press Run to measure the disk; it takes about %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
