<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CompareNames</name>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>%Ln repetition</numerusform>
            <numerusform>%Ln repetitions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>queue depth %Ln</source>
        <comment>requests</comment>
        <translation>
            <numerusform>queue depth %Ln</numerusform>
            <numerusform>queue depth %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %Ln requests</source>
        <comment>percentile of latencies</comment>
        <translation>
            <numerusform>needs %Ln request</numerusform>
            <numerusform>needs %Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>Log records of %Ln byte, each flushed</numerusform>
            <numerusform>Log records of %Ln bytes, each flushed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln core</numerusform>
            <numerusform>%Ln cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln threads</source>
        <translation>
            <numerusform>%1 to %Ln thread</numerusform>
            <numerusform>%1 to %Ln threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Quick (%Ln second at most)</numerusform>
            <numerusform>&amp;Quick (%Ln seconds at most)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>D&amp;efault (%Ln second at most)</numerusform>
            <numerusform>D&amp;efault (%Ln seconds at most)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Thorough (%Ln second at most)</numerusform>
            <numerusform>&amp;Thorough (%Ln seconds at most)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkPlot</name>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Ln stream</numerusform>
            <numerusform>%Ln streams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelNotes</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>names of results</comment>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <comment>that a note is about</comment>
        <translation>
            <numerusform>%Ln result</numerusform>
            <numerusform>%Ln results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutPanel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Responding</name>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>Too many wrong codes: the server blocks new attempts for %Ln second.</numerusform>
            <numerusform>Too many wrong codes: the server blocks new attempts for %Ln seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>%Ln sample discarded</numerusform>
            <numerusform>%Ln samples discarded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopologyText</name>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>%Ln performance core</numerusform>
            <numerusform>%Ln performance cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>%Ln core in between</numerusform>
            <numerusform>%Ln cores in between</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln core</numerusform>
            <numerusform>%Ln cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>%Ln package</numerusform>
            <numerusform>%Ln packages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs</source>
        <translation>
            <numerusform>%Ln CPU</numerusform>
            <numerusform>%Ln CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ways</source>
        <comment>of a cache</comment>
        <translation>
            <numerusform>%Ln way</numerusform>
            <numerusform>%Ln ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>%Ln CPU is switched off</numerusform>
            <numerusform>%Ln CPUs are switched off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>%Ln efficiency core</numerusform>
            <numerusform>%Ln efficiency cores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>%1 %, from %Ln of your runs</numerusform>
            <numerusform>%1 %, from %Ln of your runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>%Ln result is faster: %1.</numerusform>
            <numerusform>%Ln results are faster, most of all %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>%Ln result is slower: %1.</numerusform>
            <numerusform>%Ln results are slower, most of all %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>%Ln result shows no change.</numerusform>
            <numerusform>%Ln results show no change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>%Ln result is inconclusive: run more repetitions.</numerusform>
            <numerusform>%Ln results are inconclusive: run more repetitions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>%Ln result has too few repetitions.</numerusform>
            <numerusform>%Ln results have too few repetitions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareModel</name>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>Geometric mean of %Ln repetition</numerusform>
            <numerusform>Geometric mean of %Ln repetitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>corrected over %Ln row (Benjamini–Hochberg)</numerusform>
            <numerusform>corrected over %Ln rows (Benjamini–Hochberg)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparePage</name>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>%Ln side removed from the comparison.</numerusform>
            <numerusform>%Ln sides removed from the comparison.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareTable</name>
    <message numerus="yes">
        <source>%Ln results that only some sides have</source>
        <translation>
            <numerusform>%Ln result that only some sides have</numerusform>
            <numerusform>%Ln results that only some sides have</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>Remove all settings and all stored runs? Strata closes, and removes %Ln file of its own from %1.</numerusform>
            <numerusform>Remove all settings and all stored runs? Strata closes, and removes %Ln files of its own from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>and %Ln more folder</numerusform>
            <numerusform>and %Ln more folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 of %Ln run</numerusform>
            <numerusform>%1 of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>%Ln run added from %1</numerusform>
            <numerusform>%Ln runs added from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>%Ln run deleted.</numerusform>
            <numerusform>%Ln runs deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>%Ln run added</numerusform>
            <numerusform>%Ln runs added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) could not be read either.</source>
        <translation>
            <numerusform>%Ln more file could not be read either.</numerusform>
            <numerusform>%Ln more files could not be read either.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>An interrupted disk test left %Ln file (%1) in %2.</numerusform>
            <numerusform>An interrupted disk test left %Ln files (%1) in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>Deleted %Ln file (%1).</numerusform>
            <numerusform>Deleted %Ln files (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::PresetRow</name>
    <message numerus="yes">
        <source>Run on the Overview then takes %Ln seconds at most.</source>
        <translation>
            <numerusform>Run on the Overview then takes %Ln second at most.</numerusform>
            <numerusform>Run on the Overview then takes %Ln seconds at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>To compare two series, each needs at least %Ln repetition.</numerusform>
            <numerusform>To compare two series, each needs at least %Ln repetitions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsModel</name>
    <message numerus="yes">
        <source>%1, %Ln threads</source>
        <comment>cell</comment>
        <translation>
            <numerusform>%1, %Ln thread</numerusform>
            <numerusform>%1, %Ln threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message numerus="yes">
        <source>%Ln results were measured again at %1.</source>
        <translation>
            <numerusform>%Ln result was measured again at %1.</numerusform>
            <numerusform>%Ln results were measured again at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%Ln s</numerusform>
            <numerusform>%Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>%Ln result outside its usual range</numerusform>
            <numerusform>%Ln results outside their usual range</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>%Ln unreliable left out</numerusform>
            <numerusform>%Ln unreliable left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>Stopped after %Ln s.</numerusform>
            <numerusform>Stopped after %Ln s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>Finished in %Ln s.</numerusform>
            <numerusform>Finished in %Ln s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>%1 of %Ln shown result is reliable</numerusform>
            <numerusform>%1 of %Ln shown results are reliable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln results)</source>
        <comment>what disturbed them</comment>
        <translation>
            <numerusform>%1 (%Ln result)</numerusform>
            <numerusform>%1 (%Ln results)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run the %Ln again</source>
        <comment>a button; results that are not reliable</comment>
        <translation>
            <numerusform>Run it again</numerusform>
            <numerusform>Run the %Ln again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::SustainedBar</name>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendStrip</name>
    <message numerus="yes">
        <source>%1, %Ln run(s) since %2: median %3 %4</source>
        <comment>a result, a date, a figure, its unit</comment>
        <translation>
            <numerusform>%1, %Ln run since %2: median %3 %4</numerusform>
            <numerusform>%1, %Ln runs since %2: median %3 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>%Ln outside the usual range</numerusform>
            <numerusform>%Ln outside the usual range</numerusform>
        </translation>
    </message>
</context>
</TS>
