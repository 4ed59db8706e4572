<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Strata</source>
        <translation>Über Strata</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <translation>Strata %1</translation>
    </message>
    <message>
        <source>A benchmark of CPU, caches, memory, disk and network.

Method %1, built by %2.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Ein Benchmark für CPU, Caches, Arbeitsspeicher, Datenträger und Netzwerk.

Verfahren %1, erstellt mit %2.

Freie Software unter der GNU General Public License, Version 3 oder später. Sie kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Settings and runs are kept in %1.</source>
        <translation>Einstellungen und Messläufe liegen in %1.</translation>
    </message>
</context>
<context>
    <name>Against</name>
    <message>
        <source>%1: %2</source>
        <comment>another run, its figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, better</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; Unterschied %3, besser</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, worse</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; Unterschied %3, schlechter</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, within what is usual</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; Unterschied %3, im üblichen Rahmen</translation>
    </message>
    <message>
        <source>%1: %2; difference %3</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; Unterschied %3</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the other figure</comment>
        <translation>%1×</translation>
    </message>
</context>
<context>
    <name>ChartPicture</name>
    <message>
        <source>Strata %1</source>
        <comment>version</comment>
        <translation>Strata %1</translation>
    </message>
</context>
<context>
    <name>ChartTableText</name>
    <message>
        <source>memory</source>
        <comment>holds the region</comment>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache that holds the region</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>edge of L%1</source>
        <comment>cache that just holds the region</comment>
        <translation>Rand von L%1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Datenrate</translation>
    </message>
    <message>
        <source>best</source>
        <comment>number of threads</comment>
        <translation>beste</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
</context>
<context>
    <name>CompareNames</name>
    <message>
        <source>Run %1</source>
        <comment>beginning of its id</comment>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number of those of that name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>reference results</source>
        <translation>Referenzergebnisse</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>%Ln Wiederholung</numerusform>
            <numerusform>%Ln Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>processor, time of a run</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>time of a run, beginning of its id</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ComparedText</name>
    <message>
        <source>%1, %2</source>
        <comment>source, year</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Last run, %1</source>
        <comment>what it is called, when it began</comment>
        <translation>Letzter Lauf, %1</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>%1 IOPS</source>
        <comment>operations a second</comment>
        <translation>%1 IOPS</translation>
    </message>
    <message>
        <source>p50 %1</source>
        <comment>half of the latencies are no longer</comment>
        <translation>p50 %1</translation>
    </message>
    <message>
        <source>p90 %1</source>
        <comment>percentile of latencies</comment>
        <translation>p90 %1</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <comment>percentile of latencies</comment>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>p99.9 %1</source>
        <comment>percentile of latencies</comment>
        <translation>p99,9 %1</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <comment>percent of one CPU</comment>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>row of a disk profile, what is done</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Latency: %1</source>
        <translation>Latenz: %1</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>disk profile</comment>
        <translation>Nbench klassisch</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>disk profile</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>NVMe</source>
        <comment>disk profile</comment>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Real world</source>
        <comment>disk profile</comment>
        <translation>Alltag</translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>disk profile</comment>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Datenrate</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln Thread</numerusform>
            <numerusform>%Ln Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Mixed %1</source>
        <comment>percent of the requests read</comment>
        <translation>Gemischt %1</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Measures all rows of the profile</source>
        <translation>Misst alle Zeilen des Profils</translation>
    </message>
    <message>
        <source>IOPS</source>
        <comment>operations a second</comment>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of latencies</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measures only this row: %1</source>
        <translation>Misst nur diese Zeile: %1</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1: nicht gemessen</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Klicken, um nur das zu messen.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Mixed read/write</source>
        <comment>disk profile</comment>
        <translation>Lesen/Schreiben gemischt</translation>
    </message>
    <message>
        <source>Random %1</source>
        <comment>size of a block</comment>
        <translation>Zufällig %1</translation>
    </message>
    <message>
        <source>Sequential %1</source>
        <comment>size of a block</comment>
        <translation>Sequenziell %1</translation>
    </message>
    <message>
        <source>%1, 0-fill</source>
        <comment>operation, with zeros for data</comment>
        <translation>%1, 0-Füllung</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <comment>of Windows</comment>
        <translation>I/O Completion Ports</translation>
    </message>
    <message>
        <source>synchronous threads</source>
        <comment>that make requests</comment>
        <translation>synchrone Threads</translation>
    </message>
    <message>
        <source>max %1</source>
        <comment>latency</comment>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>Throughput at median latency: %1</source>
        <comment>rate</comment>
        <translation>Durchsatz bei mittlerer Latenz: %1</translation>
    </message>
    <message>
        <source>I/O engine: %1</source>
        <comment>engine that makes the requests</comment>
        <translation>I/O-Engine: %1</translation>
    </message>
    <message>
        <source>Final flush: %1</source>
        <translation>Flush am Ende: %1</translation>
    </message>
    <message>
        <source>Measures this column in all rows. All-zero data shows compression by the drive or file system. Do not compare disks by it.</source>
        <translation>Misst diese Spalte in allen Zeilen. Daten aus Nullen zeigen die Kompression durch Laufwerk oder Dateisystem. Nicht geeignet, um Datenträger zu vergleichen.</translation>
    </message>
    <message>
        <source>Measures this column in all rows</source>
        <translation>Misst diese Spalte in allen Zeilen</translation>
    </message>
    <message>
        <source>%1 written: %2 at the start, %3 at the end, minimum %4.</source>
        <comment>size, rates</comment>
        <translation>%1 geschrieben: %2 am Anfang, %3 am Ende, Minimum %4.</translation>
    </message>
    <message numerus="yes">
        <source>queue depth %Ln</source>
        <comment>requests</comment>
        <translation>
            <numerusform>Queue-Tiefe %Ln</numerusform>
            <numerusform>Queue-Tiefe %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %Ln requests</source>
        <comment>percentile of latencies</comment>
        <translation>
            <numerusform>braucht %Ln Anfrage</numerusform>
            <numerusform>braucht %Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Database</source>
        <comment>disk profile</comment>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Random %1, each flushed</source>
        <comment>size of a block</comment>
        <translation>Zufällig %1, je mit Flush</translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>Log-Datensätze von %Ln Byte, je mit Flush</numerusform>
            <numerusform>Log-Datensätze von %Ln Bytes, je mit Flush</numerusform>
        </translation>
    </message>
    <message>
        <source>write + %1</source>
        <comment>what a commit is made of; the call that flushes</comment>
        <translation>Schreiben + %1</translation>
    </message>
</context>
<context>
    <name>DiskPlot</name>
    <message>
        <source>thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>Rate along the file of each thread</source>
        <translation>Datenrate entlang der Datei jedes Threads</translation>
    </message>
    <message>
        <source>Written or read</source>
        <translation>Geschrieben oder gelesen</translation>
    </message>
    <message>
        <source>%1, thread %2</source>
        <comment>operation, number</comment>
        <translation>%1, Thread %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>operation, number of the thread; short</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>DiskRowsPlot</name>
    <message>
        <source>%1, %2</source>
        <comment>row of a profile, what is done</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>row of a profile, what is done; short</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Written since the test began</source>
        <translation>Geschrieben seit Beginn</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Rate im Zeitverlauf</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Datenrate</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of latencies</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>p99</source>
        <comment>percentile of latencies</comment>
        <translation>p99</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Latenz nach Perzentil</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <source>No latencies yet. Press a row, or All to compare the rows.</source>
        <translation>Noch keine Latenzen. Eine Zeile drücken, oder „Alle“, um die Zeilen zu vergleichen.</translation>
    </message>
    <message>
        <source>Seconds since the row started</source>
        <translation>Sekunden seit Beginn der Zeile</translation>
    </message>
    <message>
        <source>No sustained write yet. Press Sustained write… to see how the rate falls when the drive&apos;s SLC cache is full, or when it gets hot.</source>
        <translation>Noch kein Dauerschreiben. „Dauerschreiben…“ drücken, um zu sehen, wie die Rate fällt, wenn der SLC-Cache des Laufwerks voll ist oder es heiß wird.</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its rate.</source>
        <translation>In dieser Sitzung noch nichts gemessen. Eine Zeile drücken, um ihre Rate zu sehen.</translation>
    </message>
    <message>
        <source>Latency over time (p50 to p99)</source>
        <translation>Latenz im Zeitverlauf (p50 bis p99)</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its latency.</source>
        <translation>In dieser Sitzung noch nichts gemessen. Eine Zeile drücken, um ihre Latenz zu sehen.</translation>
    </message>
    <message>
        <source>Percentile of operations</source>
        <translation>Perzentil der Operationen</translation>
    </message>
    <message>
        <source>Sustained write: rate vs. data written</source>
        <translation>Dauerschreiben: Rate nach Datenmenge</translation>
    </message>
    <message>
        <source>Sustained write: latency vs. data written (p50 to p99)</source>
        <translation>Dauerschreiben: Latenz nach Datenmenge (p50 bis p99)</translation>
    </message>
</context>
<context>
    <name>DiskWritesText</name>
    <message>
        <source>Writes about %1 at the rates of this drive&apos;s last run, to a file of %2</source>
        <comment>size, size</comment>
        <translation>Schreibt etwa %1 mit den Raten des letzten Laufs auf diesem Laufwerk, in eine Datei von %2</translation>
    </message>
    <message>
        <source>Writes about %1 at the rates of these drives&apos; last run, to files of %2</source>
        <comment>size, size</comment>
        <translation>Schreibt etwa %1 mit den Raten des letzten Laufs auf diesen Laufwerken, in Dateien von %2</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3</source>
        <comment>size, rate, size</comment>
        <translation>Schreibt bei %2 MB/s etwa %1 (ein schnelleres Laufwerk mehr), in eine Datei von %3</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3</source>
        <comment>size, rate, size</comment>
        <translation>Schreibt bei %2 MB/s etwa %1 (ein schnelleres Laufwerk mehr), in Dateien von %3</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the disk test</source>
        <translation>Ordner für den Datenträgertest</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>all threads %1</source>
        <comment>figure</comment>
        <translation>alle Threads %1</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the figure of one thread</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>all threads</source>
        <translation>alle Threads</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>level, figure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>4K %1</source>
        <comment>time of a random read of 4 KiB</comment>
        <translation>4K %1</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <comment>99 of 100 took at most that</comment>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>operation, figure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 v. Max.</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>Speicherlatenz</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>ganzer Bereich %1</translation>
    </message>
    <message>
        <source>one thread</source>
        <translation>ein Thread</translation>
    </message>
    <message>
        <source>Usual, all threads: %1</source>
        <translation>Üblich, alle Threads: %1</translation>
    </message>
    <message>
        <source>Usual over the whole region: %1</source>
        <translation>Üblich über den ganzen Bereich: %1</translation>
    </message>
    <message>
        <source>Usual for a hard disk: %1</source>
        <translation>Üblich bei Festplatten: %1</translation>
    </message>
    <message>
        <source>Usual for a SATA SSD: %1</source>
        <translation>Üblich bei SATA-SSDs: %1</translation>
    </message>
    <message>
        <source>Usual for an NVMe SSD: %1</source>
        <translation>Üblich bei NVMe-SSDs: %1</translation>
    </message>
    <message>
        <source>vs %1</source>
        <comment>the figure of another run</comment>
        <translation>statt %1</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln Kern</numerusform>
            <numerusform>%Ln Kerne</numerusform>
        </translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln Thread</numerusform>
            <numerusform>%Ln Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>processor model, cores, memory</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 GHz measured</source>
        <comment>processor model, cores, memory, clock</comment>
        <translation>%1 · %2 · %3 · %4 GHz gemessen</translation>
    </message>
    <message>
        <source>Processor, memory and disk</source>
        <translation>Prozessor, Speicher und Datenträger</translation>
    </message>
    <message>
        <source>Processor and memory</source>
        <translation>Prozessor und Speicher</translation>
    </message>
    <message>
        <source>Processor and disk</source>
        <translation>Prozessor und Datenträger</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>Speicher und Datenträger</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>integer %1, floating %2</source>
        <comment>durations</comment>
        <translation>Ganzzahl %1, Gleitkomma %2</translation>
    </message>
    <message>
        <source>disk file %1</source>
        <comment>size</comment>
        <translation>Testdatei %1</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>preset</comment>
        <translation>Nbench klassisch</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>preset</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Thorough</source>
        <comment>preset</comment>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s left</source>
        <translation>noch %1 min %2 s</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>%1 GHz gemessen</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Alle Tests</translation>
    </message>
    <message>
        <source>Bandwidth and latency</source>
        <translation>Bandbreite und Latenz</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <comment>duration</comment>
        <translation>etwa %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <comment>duration</comment>
        <translation>etwa %1 min</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln threads</source>
        <translation>
            <numerusform>%1 bis %Ln Thread</numerusform>
            <numerusform>%1 bis %Ln Threads</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between short facts; a comma where the dot reads as a digit</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>µs</source>
        <comment>microseconds</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>affinity: %1</source>
        <comment>how threads are bound to CPUs</comment>
        <translation>Bindung: %1</translation>
    </message>
    <message>
        <source>%1 per size</source>
        <comment>duration</comment>
        <translation>%1 je Größe</translation>
    </message>
    <message>
        <source>%1 per network measurement</source>
        <comment>duration</comment>
        <translation>%1 je Netzwerkmessung</translation>
    </message>
    <message>
        <source>%1 per buffer</source>
        <comment>duration</comment>
        <translation>%1 je Puffer</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>Ganzer Rechner</translation>
    </message>
    <message>
        <source>Whole machine without the disk</source>
        <translation>Ganzer Rechner ohne Datenträger</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>preset</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The settings closest to Nbench 2.0.</source>
        <comment>preset</comment>
        <translation>Die Einstellungen, die Nbench 2.0 am nächsten kommen.</translation>
    </message>
    <message>
        <source>A quick check: short tests and small files.</source>
        <comment>preset</comment>
        <translation>Eine schnelle Prüfung: kurze Tests und kleine Dateien.</translation>
    </message>
    <message>
        <source>The most precise results: long tests and large files.</source>
        <comment>preset</comment>
        <translation>Die genauesten Ergebnisse: lange Tests und große Dateien.</translation>
    </message>
    <message>
        <source>A balance of time and precision.</source>
        <comment>preset</comment>
        <translation>Ausgewogen zwischen Dauer und Genauigkeit.</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>%1 ns</source>
        <comment>latency</comment>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <comment>than the layer above</comment>
        <translation>%1-mal schneller</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <comment>than the layer above</comment>
        <translation>%1-mal langsamer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <comment>layer with figures of another machine</comment>
        <translation>%1 (Referenz)</translation>
    </message>
    <message>
        <source>%1 (reference: %2)</source>
        <comment>layer with its figures, those of another machine</comment>
        <translation>%1 (Referenz: %2)</translation>
    </message>
    <message>
        <source>Latency vs row above</source>
        <translation>Latenz zur Zeile darüber</translation>
    </message>
    <message>
        <source>Read rate vs row above</source>
        <translation>Leserate zur Zeile darüber</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>Bericht &amp;speichern…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Bi&amp;ld speichern…</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG</source>
        <translation>Speichert das Diagramm als PNG oder SVG</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies the table or the report, wherever the keyboard is</source>
        <translation>Kopiert die Tabelle oder den Bericht, je nachdem, wo der Tastaturfokus ist</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copies the chart as a picture</source>
        <translation>Kopiert das Diagramm als Bild</translation>
    </message>
    <message>
        <source>Empties the report pane</source>
        <translation>Leert das Berichtsfenster</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>&amp;Prozessor</translation>
    </message>
    <message>
        <source>Measures integer and floating-point operations</source>
        <translation>Misst Ganzzahl- und Gleitkommaoperationen</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Speicher</translation>
    </message>
    <message>
        <source>Measures moves in caches and memory</source>
        <translation>Misst Transfers in Caches und Arbeitsspeicher</translation>
    </message>
    <message>
        <source>&amp;Disk</source>
        <translation>&amp;Datenträger</translation>
    </message>
    <message>
        <source>Measures writing and reading a file</source>
        <translation>Misst das Schreiben und Lesen einer Datei</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured</source>
        <translation>Beendet den Messlauf und behält, was schon gemessen ist</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Set&amp;up…</source>
        <translation>&amp;Einrichten…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Explains tests, numbers and charts</source>
        <translation>Erklärt Tests, Zahlen und Diagramme</translation>
    </message>
    <message>
        <source>&amp;About Strata</source>
        <translation>Ü&amp;ber Strata</translation>
    </message>
    <message>
        <source>&amp;Levels of memory</source>
        <translation>Speiche&amp;rebenen</translation>
    </message>
    <message>
        <source>Measures bandwidth and latency of each cache and of memory</source>
        <translation>Misst Bandbreite und Latenz jedes Caches und des Arbeitsspeichers</translation>
    </message>
    <message>
        <source>&amp;Repeat…</source>
        <translation>&amp;Wiederholen…</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names several times, as a series that can be compared</source>
        <translation>Misst mehrmals, was neben der Schaltfläche steht, als Serie zum Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Before and after…</source>
        <translation>&amp;Vorher und nachher…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Teilen…</translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation>Datei &amp;lesen…</translation>
    </message>
    <message>
        <source>Measures reading alone, of a file that exists; nothing is written</source>
        <translation>Misst nur das Lesen einer Datei, die es schon gibt; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>&amp;Netzwerk</translation>
    </message>
    <message>
        <source>Measures processor, moves, disk, bandwidth and latency in turn</source>
        <translation>Misst nacheinander Prozessor, Transfers, Datenträger, Bandbreite und Latenz</translation>
    </message>
    <message>
        <source>&amp;Whole machine</source>
        <translation>&amp;Ganzer Rechner</translation>
    </message>
    <message>
        <source>Whether a run of the whole machine writes to the disk</source>
        <translation>Ob ein Lauf des ganzen Rechners auf den Datenträger schreibt</translation>
    </message>
    <message>
        <source>Saves an anonymous copy of the run</source>
        <translation>Speichert eine anonyme Kopie des Laufs</translation>
    </message>
    <message>
        <source>Loads the settings from a file</source>
        <translation>Lädt die Einstellungen aus einer Datei</translation>
    </message>
    <message>
        <source>Saves the settings to a file</source>
        <translation>Speichert die Einstellungen in einer Datei</translation>
    </message>
    <message>
        <source>Stops the run and quits</source>
        <translation>Stoppt den Lauf und beendet Strata</translation>
    </message>
    <message>
        <source>Measures the network to another machine that runs Strata</source>
        <translation>Misst das Netzwerk zu einem anderen Rechner mit Strata</translation>
    </message>
    <message>
        <source>Sus&amp;tained write…</source>
        <translation>Da&amp;uerschreiben…</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Schreibt lange, um zu zeigen, wann das Laufwerk langsamer wird</translation>
    </message>
    <message>
        <source>A/B t&amp;est of two settings…</source>
        <translation>A/&amp;B-Test zweier Einstellungen…</translation>
    </message>
    <message>
        <source>Runs two settings alternately, and shows which is faster</source>
        <translation>Misst zwei Einstellungen abwechselnd und zeigt, welche schneller ist</translation>
    </message>
    <message>
        <source>Shows what a BIOS or OS change made faster or slower</source>
        <translation>Zeigt, was eine Änderung am BIOS oder Betriebssystem schneller oder langsamer gemacht hat</translation>
    </message>
    <message>
        <source>Chooses times, buffer sizes, threads and the disk file</source>
        <translation>Wählt Zeiten, Puffergrößen, Threads und die Datei</translation>
    </message>
    <message>
        <source>Shows version and licence</source>
        <translation>Zeigt Version und Lizenz</translation>
    </message>
    <message>
        <source>Same as the Run button</source>
        <translation>Wie die Schaltfläche „Starten“</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>Lauf ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Adds the runs of a file to the history, and shows them there</source>
        <translation>Fügt die Läufe einer Datei dem Verlauf hinzu und zeigt sie dort</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Save &amp;diagnostics…</source>
        <translation>&amp;Diagnose speichern…</translation>
    </message>
    <message>
        <source>Checks the instrument, and saves the checks and facts of the machine to attach to a report</source>
        <translation>Prüft das Messinstrument und speichert die Prüfungen und Fakten des Rechners als Anhang für eine Meldung</translation>
    </message>
    <message>
        <source>Measures processor, levels of memory and disk</source>
        <translation>Misst Prozessor, Speicherebenen und Datenträger</translation>
    </message>
    <message>
        <source>Whole machine &amp;options</source>
        <translation>&amp;Optionen für den ganzen Rechner</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Schnell (höchstens %Ln Sekunde)</numerusform>
            <numerusform>&amp;Schnell (höchstens %Ln Sekunden)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>S&amp;tandard (höchstens %Ln Sekunde)</numerusform>
            <numerusform>S&amp;tandard (höchstens %Ln Sekunden)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Gründlich (höchstens %Ln Sekunde)</numerusform>
            <numerusform>&amp;Gründlich (höchstens %Ln Sekunden)</numerusform>
        </translation>
    </message>
    <message>
        <source>How long a run of the whole machine takes</source>
        <translation>Wie lange ein Lauf über den ganzen Rechner dauert</translation>
    </message>
    <message>
        <source>W&amp;ith the disk</source>
        <translation>M&amp;it Datenträger</translation>
    </message>
    <message>
        <source>&amp;Kinds of cores in turn</source>
        <translation>&amp;Kernarten nacheinander</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names on each kind of cores, and compares them</source>
        <translation>Misst auf jeder Art von Kernen, was neben der Schaltfläche steht, und vergleicht sie</translation>
    </message>
    <message>
        <source>&amp;Remove settings and history…</source>
        <translation>Einstellungen und Verlauf &amp;entfernen…</translation>
    </message>
    <message>
        <source>Removes all that Strata keeps on this computer, for instance before you uninstall it</source>
        <translation>Entfernt alles, was Strata auf diesem Computer aufbewahrt, etwa vor der Deinstallation</translation>
    </message>
    <message>
        <source>&amp;Result card…</source>
        <translation>Er&amp;gebniskarte…</translation>
    </message>
    <message>
        <source>Shows the main results with machine and grades as one picture, to save or copy</source>
        <translation>Zeigt die wichtigsten Ergebnisse mit Rechner und Noten als ein Bild, zum Speichern oder Kopieren</translation>
    </message>
    <message>
        <source>Saves what the page shows as a web page, drawing, table or file, or all reports as text</source>
        <translation>Speichert, was die Seite zeigt, als Webseite, Zeichnung, Tabelle oder Datei, oder alle Berichte als Text</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>Läufe &amp;vergleichen</translation>
    </message>
    <message>
        <source>C&amp;lear reports</source>
        <translation>Berichte &amp;leeren</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>today %1</source>
        <comment>time</comment>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date of a run</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>gestern %1</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>All together</source>
        <comment>several machines</comment>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Upload</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Download</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>Bidirektional</translation>
    </message>
</context>
<context>
    <name>NetworkPlot</name>
    <message>
        <source>1 stream</source>
        <translation>1 Strom</translation>
    </message>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Ln Strom</numerusform>
            <numerusform>%Ln Ströme</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Rate im Zeitverlauf</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Datenrate</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of round trips</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>p99</source>
        <comment>percentile of round trips</comment>
        <translation>p99</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <source>No streams measured yet.</source>
        <translation>Noch keine Ströme gemessen.</translation>
    </message>
    <message>
        <source>No chunks measured yet.</source>
        <translation>Noch keine Stücke gemessen.</translation>
    </message>
    <message>
        <source>idle</source>
        <comment>round trips</comment>
        <translation>ohne Last</translation>
    </message>
    <message>
        <source>under upload</source>
        <comment>round trips</comment>
        <translation>bei Upload</translation>
    </message>
    <message>
        <source>under download</source>
        <comment>round trips</comment>
        <translation>bei Download</translation>
    </message>
    <message>
        <source>under bidirectional load</source>
        <comment>round trips</comment>
        <translation>bei Last in beide Richtungen</translation>
    </message>
    <message>
        <source>Seconds since the streams started</source>
        <translation>Sekunden seit Beginn der Ströme</translation>
    </message>
    <message>
        <source>No streams measured in this session yet.</source>
        <translation>In dieser Sitzung noch keine Ströme gemessen.</translation>
    </message>
    <message>
        <source>RTT over time (p50 to p99)</source>
        <translation>RTT im Zeitverlauf (p50 bis p99)</translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>Sekunden seit Beginn der Messung</translation>
    </message>
    <message>
        <source>No RTT measured in this session yet.</source>
        <translation>In dieser Sitzung noch keine RTT gemessen.</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT nach Perzentil</translation>
    </message>
    <message>
        <source>Percentile of round trips</source>
        <translation>Perzentil der Umläufe</translation>
    </message>
    <message>
        <source>No RTT measured yet.</source>
        <translation>Noch keine RTT gemessen.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Measure</source>
        <comment>heading of the pages with tests</comment>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading of History and Compare</comment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Press Run to measure the whole machine, or a cell above to measure only that; all together take %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Drücken Sie „Starten“, um den ganzen Rechner zu messen, oder eine Zelle darüber, um nur diese zu messen; alles zusammen dauert %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the processor; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>„Starten“ misst den Prozessor; das dauert %1.</translation>
    </message>
    <message>
        <source>Press Run to measure caches and memory; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>„Starten“ misst Caches und Arbeitsspeicher; das dauert %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the disk; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>„Starten“ misst den Datenträger; das dauert %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the network to the other machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>„Starten“ misst das Netzwerk zum anderen Rechner; das dauert %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the cores of this machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>„Starten“ misst die Kerne dieses Rechners; das dauert %1.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>%1 cycles</source>
        <comment>a latency</comment>
        <translation>%1 Takte</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Klicken, um nur das zu messen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell, figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Over the whole region: %1</source>
        <translation>Über den ganzen Bereich: %1</translation>
    </message>
    <message>
        <source>One thread: %1</source>
        <translation>Ein Thread: %1</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1: nicht gemessen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>ns</source>
        <comment>nanoseconds</comment>
        <translation>ns</translation>
    </message>
    <message>
        <source>Measures this at every level</source>
        <translation>Misst das auf jeder Ebene</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measures read, write, copy and latency here</source>
        <translation>Misst hier Lesen, Schreiben, Kopieren und Latenz</translation>
    </message>
    <message>
        <source>%1 assumed</source>
        <comment>size of a cache</comment>
        <translation>%1 angenommen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, operation</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what the figure is, more about it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>to another machine</source>
        <translation>zu einem anderen Rechner</translation>
    </message>
    <message>
        <source>to another machine, not measured</source>
        <translation>zu einem anderen Rechner, nicht gemessen</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <comment>size of a cache</comment>
        <translation>%1, nicht unterscheidbar</translation>
    </message>
    <message>
        <source>%1 assumed, %2 reported</source>
        <comment>sizes of a cache</comment>
        <translation>%1 angenommen, %2 gemeldet</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>level, operation: the short name of a result</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>arithmetic, registers</source>
        <translation>Rechnen, Register</translation>
    </message>
    <message>
        <source>Measures the processor</source>
        <translation>Misst den Prozessor</translation>
    </message>
    <message>
        <source>Registers, %1</source>
        <comment>latency</comment>
        <translation>Register, %1</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>ein Takt</translation>
    </message>
    <message>
        <source>%1: %2 ns</source>
        <comment>cell, figure</comment>
        <translation>%1: %2 ns</translation>
    </message>
    <message>
        <source>Measures the disk</source>
        <translation>Misst den Datenträger</translation>
    </message>
    <message>
        <source>4K · p99 %1</source>
        <comment>random reads of 4 KiB</comment>
        <translation>4K · p99 %1</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 v. Max.</translation>
    </message>
    <message>
        <source>Opens the Network page.</source>
        <translation>Klicken, um zur Seite „Netzwerk“ zu gehen.</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <comment>size of a cache</comment>
        <translation>%1 gemessen</translation>
    </message>
    <message>
        <source>From the clock that Strata measures with latency. Click to measure latency in L1.</source>
        <translation>Aus dem Takt, der neben der Latenz gemessen wird. Klicken, um die von L1 zu messen.</translation>
    </message>
    <message>
        <source>%1 measured, OS: %2</source>
        <comment>sizes of a cache</comment>
        <translation>%1 gemessen, OS: %2</translation>
    </message>
    <message>
        <source>whole region %1 ns</source>
        <comment>latency</comment>
        <translation>ganzer Bereich %1 ns</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>ganzer Bereich %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cell and figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may use the rest. Strata chooses sizes by the part that it measured.</source>
        <comment>sizes of a cache</comment>
        <translation>Programme bekommen %1 von den %2, die das Betriebssystem meldet. Andere virtuelle Maschinen oder Programme nutzen womöglich den Rest. Strata wählt Größen nach dem gemessenen Teil.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what the figure is, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>within this computer</source>
        <translation>innerhalb dieses Rechners</translation>
    </message>
    <message>
        <source>The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then Measure cache again.</source>
        <comment>sizes of a cache</comment>
        <translation>Das Betriebssystem meldet %2, was eine virtuelle Maschine selten ganz bekommt. Strata nimmt %1 an, bis zwei ungestörte Messungen übereinstimmen. Um es jetzt zu messen, Ansicht ▸ Rechner… und dann „Cache erneut messen“ wählen.</translation>
    </message>
    <message>
        <source>%1× one thread</source>
        <comment>rate of all threads</comment>
        <translation>%1× ein Thread</translation>
    </message>
</context>
<context>
    <name>PanelNotes</name>
    <message>
        <source>, </source>
        <comment>between names of results</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>names of results</comment>
        <translation>
            <numerusform>%1 und %Ln weiteres</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2 (%3)</source>
        <comment>number of a footnote, sentence, results that it is about</comment>
        <translation>%1  %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <comment>that a note is about</comment>
        <translation>
            <numerusform>%Ln Ergebnis</numerusform>
            <numerusform>%Ln Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of a footnote, sentence</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a footnote, reason in a few words</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PlotAxis</name>
    <message>
        <source>most</source>
        <comment>the greatest of all latencies; beside p99.9</comment>
        <translation>max</translation>
    </message>
    <message>
        <source>p%1</source>
        <comment>percentile</comment>
        <translation>p%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a change in percent, with its sign and unit</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>ReadOutPanel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>region, thread or size; unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message>
        <source>%1: %2 %3</source>
        <comment>line, figure, unit</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <comment>line, figure, unit, interval or verdict</comment>
        <translation>%1: %2 %3, %4</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4, %5</source>
        <comment>line, figure, unit, interval, verdict</comment>
        <translation>%1: %2 %3, %4, %5</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>percent</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln Thread</numerusform>
            <numerusform>%Ln Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>so many threads</comment>
        <translation>%1, die beste Zahl</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most of many figures</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <comment>of a test</comment>
        <translation>Nach %1 s</translation>
    </message>
    <message>
        <source>Working set %1</source>
        <comment>size</comment>
        <translation>Working Set %1</translation>
    </message>
    <message>
        <source>Working set %1, in memory</source>
        <comment>size</comment>
        <translation>Working Set %1, im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Working set %1, in the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Working Set %1, im L%2-Cache</translation>
    </message>
    <message>
        <source>Working set %1, at the edge of the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Working Set %1, am Rand des L%2-Caches</translation>
    </message>
    <message>
        <source>Maximum: the slowest operation</source>
        <translation>Maximum: die langsamste Operation</translation>
    </message>
    <message>
        <source>p%1: %1 % of the operations take this long or less</source>
        <comment>percentile</comment>
        <translation>p%1: %1 % der Operationen dauern höchstens so lange</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <comment>so many</comment>
        <translation>Seiten: %1</translation>
    </message>
</context>
<context>
    <name>Responding</name>
    <message>
        <source>Now: %1.</source>
        <comment>what is measured</comment>
        <translation>Jetzt: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, address</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 disconnected before sending a code, which counts as a wrong code.</source>
        <comment>address</comment>
        <translation>%1 hat die Verbindung vor dem Code getrennt; das zählt wie ein falscher Code.</translation>
    </message>
    <message>
        <source>Wrong code from %1.</source>
        <comment>address</comment>
        <translation>Falscher Code von %1.</translation>
    </message>
    <message>
        <source>%1 disconnected: %2</source>
        <comment>who measured, why</comment>
        <translation>%1 ist nicht mehr verbunden: %2</translation>
    </message>
    <message>
        <source>%1 disconnected without a test.</source>
        <comment>who</comment>
        <translation>%1 hat die Verbindung ohne Test getrennt.</translation>
    </message>
    <message>
        <source>%1 finished its network test.</source>
        <comment>who</comment>
        <translation>%1 hat den Netzwerktest beendet.</translation>
    </message>
    <message>
        <source>Server is on, waiting for a client.</source>
        <translation>Server läuft, wartet auf einen Client.</translation>
    </message>
    <message>
        <source>Server is off.</source>
        <translation>Server ist aus.</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>Server startet</translation>
    </message>
    <message>
        <source>Server is paused while this machine measures. Clients can connect again after the run.</source>
        <translation>Server pausiert, solange dieser Rechner misst. Nach dem Messlauf können sich Clients wieder verbinden.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>Zu viele falsche Codes: Der Server sperrt neue Versuche für %Ln Sekunde.</numerusform>
            <numerusform>Zu viele falsche Codes: Der Server sperrt neue Versuche für %Ln Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 measures the network.</source>
        <comment>who</comment>
        <translation>%1 misst das Netzwerk.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>machine, system</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>Ein Thread</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Alle Threads</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many figures, verdict</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <comment>version</comment>
        <translation>Strata %1</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>%1 %2</source>
        <comment>value, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>misst</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a reason, number of further ones</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1, earlier</source>
        <comment>the grade of a result of a run of before the start</comment>
        <translation>%1, früher</translation>
    </message>
    <message>
        <source>Measured before this start of Strata.</source>
        <translation>Gemessen vor diesem Start von Strata.</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>the grade comes at the end</comment>
        <translation>gemessen</translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message>
        <source>clock %1 GHz steady</source>
        <translation>Takt %1 GHz, stabil</translation>
    </message>
    <message>
        <source>clock %1 to %2 GHz</source>
        <translation>Takt %1 bis %2 GHz</translation>
    </message>
    <message>
        <source>no time stolen</source>
        <comment>by other virtual machines</comment>
        <translation>keine Steal Time</translation>
    </message>
    <message>
        <source>%1 stolen</source>
        <comment>share of the time that other virtual machines take</comment>
        <translation>%1 Steal Time</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>%1: %2 of a CPU</source>
        <comment>the busiest other program, percent</comment>
        <translation>%1: %2 einer CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>%Ln Stichprobe verworfen</numerusform>
            <numerusform>%Ln Stichproben verworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>others %1 of a CPU</source>
        <comment>percent; what other programs take</comment>
        <translation>andere %1 einer CPU</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was not saved: %2. Save it again in another folder, or make room first.</source>
        <translation>%1 wurde nicht gespeichert: %2. In einem anderen Ordner erneut speichern oder zuerst Platz schaffen.</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Moves</source>
        <comment>the memory test of Nbench</comment>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>Load machinery</source>
        <comment>what a core has for its loads</comment>
        <translation>Lademechanik</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>heading, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>heading of several columns, column</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>percent</comment>
        <translation>± %1</translation>
    </message>
</context>
<context>
    <name>TopologyText</name>
    <message>
        <source>L%1</source>
        <comment>cache</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>L%1 %2</source>
        <comment>cache, size</comment>
        <translation>L%1 %2</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>1 performance core</source>
        <translation>1 Leistungskern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>%Ln Leistungskern</numerusform>
            <numerusform>%Ln Leistungskerne</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>1 Kern dazwischen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>%Ln Kern dazwischen</numerusform>
            <numerusform>%Ln Kerne dazwischen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln Kern</numerusform>
            <numerusform>%Ln Kerne</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>so many cores, the system&apos;s name of their kind</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>performance</source>
        <comment>kind of core</comment>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>in between</source>
        <comment>kind of core</comment>
        <translation>dazwischen</translation>
    </message>
    <message>
        <source>each %1</source>
        <comment>core has a cache of that size</comment>
        <translation>je %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>%Ln Sockel</numerusform>
            <numerusform>%Ln Sockel</numerusform>
        </translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation>1 CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs</source>
        <translation>
            <numerusform>%Ln CPU</numerusform>
            <numerusform>%Ln CPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>Each core: %1</source>
        <comment>caches</comment>
        <translation>Jeder Kern: %1</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <translation>keine CPUs</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>CPUs %1</source>
        <translation>CPUs %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ways</source>
        <comment>of a cache</comment>
        <translation>
            <numerusform>%Ln Weg</numerusform>
            <numerusform>%Ln Wege</numerusform>
        </translation>
    </message>
    <message>
        <source>lines of %1</source>
        <comment>of a cache, size</comment>
        <translation>Zeilen von %1</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>Sockel %1</translation>
    </message>
    <message>
        <source>1 CPU is switched off</source>
        <translation>1 CPU ist ausgeschaltet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>%Ln CPU ist ausgeschaltet</numerusform>
            <numerusform>%Ln CPUs sind ausgeschaltet</numerusform>
        </translation>
    </message>
    <message>
        <source>Core %1</source>
        <translation>Kern %1</translation>
    </message>
    <message>
        <source>not allowed for this program</source>
        <comment>CPU</comment>
        <translation>diesem Programm nicht erlaubt</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>CPU</comment>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>Measured: programs can use all of %1 (%2).</source>
        <comment>level, size</comment>
        <translation>Gemessen: Programme können %1 ganz nutzen (%2).</translation>
    </message>
    <message>
        <source>Measured: programs can use nothing of %1 (%2 reported).</source>
        <comment>level, size</comment>
        <translation>Gemessen: Programme können nichts von %1 nutzen (gemeldet: %2).</translation>
    </message>
    <message>
        <source>Measured: programs can use about %1 of %2 (%3 reported).</source>
        <comment>size, level, size</comment>
        <translation>Gemessen: Programme können etwa %1 von %2 nutzen (gemeldet: %3).</translation>
    </message>
    <message>
        <source>L%1i</source>
        <comment>cache for instructions</comment>
        <translation>L%1i</translation>
    </message>
    <message>
        <source>L%1i %2</source>
        <comment>cache for instructions, size</comment>
        <translation>L%1i %2</translation>
    </message>
    <message>
        <source>1 efficiency core</source>
        <translation>1 Effizienzkern</translation>
    </message>
    <message>
        <source>efficiency</source>
        <comment>kind of core</comment>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>The usable part of %1 (%2 reported) is not confirmed: other programs or virtual machines disturbed the measurement. Strata repeats it at the next start.</source>
        <comment>level, size</comment>
        <translation>Der nutzbare Teil von %1 (gemeldet: %2) ist nicht bestätigt: Andere Programme oder virtuelle Maschinen störten die Messung. Strata wiederholt sie beim nächsten Start.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>%Ln Effizienzkern</numerusform>
            <numerusform>%Ln Effizienzkerne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>figure that differs most, difference</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>%1 %, aus %Ln Ihrer Messläufe</numerusform>
            <numerusform>%1 %, aus %Ln Ihrer Messläufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %, default</source>
        <comment>margin</comment>
        <translation>%1 %, Standard</translation>
    </message>
    <message>
        <source>No result exists both before and after.</source>
        <translation>Kein Ergebnis liegt vorher und nachher vor.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>%Ln Ergebnis ist schneller: %1.</numerusform>
            <numerusform>%Ln Ergebnisse sind schneller, am meisten %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>%Ln Ergebnis ist langsamer: %1.</numerusform>
            <numerusform>%Ln Ergebnisse sind langsamer, am meisten %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>%Ln Ergebnis ist unverändert.</numerusform>
            <numerusform>%Ln Ergebnisse sind unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>%Ln Ergebnis ist nicht schlüssig: mehr Wiederholungen ausführen.</numerusform>
            <numerusform>%Ln Ergebnisse sind nicht schlüssig: mehr Wiederholungen ausführen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>%Ln Ergebnis hat zu wenige Wiederholungen.</numerusform>
            <numerusform>%Ln Ergebnisse haben zu wenige Wiederholungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>an interval in percent: from, to</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a difference with its sign and unit</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1 langsamer</translation>
    </message>
</context>
<context>
    <name>strata::gui::AgainstDialog</name>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>disk profile</source>
        <translation>Datenträgerprofil</translation>
    </message>
    <message>
        <source>disk file</source>
        <translation>Testdatei</translation>
    </message>
    <message>
        <source>disk folders</source>
        <translation>Testordner</translation>
    </message>
    <message>
        <source>raised priority</source>
        <translation>erhöhte Priorität</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>anders: %1</translation>
    </message>
    <message>
        <source>Tests: %1</source>
        <translation>Tests: %1</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>as in Setup</source>
        <translation>wie unter Einrichten</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B:</translation>
    </message>
    <message>
        <source>&amp;Settings of B…</source>
        <translation>&amp;Einstellungen von B…</translation>
    </message>
    <message>
        <source>&amp;Pairs:</source>
        <translation>P&amp;aare:</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>affinity</source>
        <translation>CPU-Bindung</translation>
    </message>
    <message>
        <source>buffer sizes</source>
        <translation>Puffergrößen</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>Huge Pages</translation>
    </message>
    <message>
        <source>same as A: change at least one setting</source>
        <translation>wie A: mindestens eine Einstellung ändern</translation>
    </message>
    <message>
        <source>Takes %1 if both settings take the same time.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Dauert %1, wenn beide Einstellungen gleich lange brauchen.</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>A/B-Test zweier Einstellungen</translation>
    </message>
    <message>
        <source>Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat or other programs affects both equally.</source>
        <translation>Führt A und B paarweise aus, jedes Paar in zufälliger Reihenfolge, und zeigt, welche Einstellung schneller ist. Drift durch Wärme oder andere Programme trifft beide gleich.</translation>
    </message>
    <message>
        <source>&amp;Huge pages, where available</source>
        <translation>&amp;Huge Pages, soweit verfügbar</translation>
    </message>
    <message>
        <source>&amp;Raised priority, if the OS allows it</source>
        <translation>Erhöhte &amp;Priorität, wenn das Betriebssystem es erlaubt</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterDialog</name>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Wiederholungen:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Jetzt messen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Erneut messen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Show comparison</source>
        <translation>Vergleich zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1
%2

B beside A:
%3</source>
        <comment>the two settings, verdict</comment>
        <translation>%1
%2

B neben A:
%3</translation>
    </message>
    <message>
        <source>A</source>
        <comment>one of two settings</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one of two settings</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Measured before the change: %1, %2.

Change it now. Restart the computer if that is needed, and come back: Strata remembers where you were.

Change one thing only, or the finding cannot tell which of them it was.</source>
        <translation>Vor der Änderung gemessen: %1, %2.

Jetzt die Änderung vornehmen. Den Rechner neu starten, wenn das nötig ist, und wiederkommen: Strata merkt sich den Stand.

Nur eines ändern, sonst kann der Befund nicht sagen, woran es lag.</translation>
    </message>
    <message>
        <source>Takes %1 now, and the same time again after the change. Close other programs during both.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Dauert jetzt %1 und nach der Änderung noch einmal so lange. Andere Programme währenddessen schließen.</translation>
    </message>
    <message>
        <source>Takes the same time again after the change. Close other programs during both.</source>
        <translation>Dauert nach der Änderung noch einmal so lange. Andere Programme währenddessen schließen.</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Beendet diesen Vergleich. Seine Messläufe bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>A/B-Test zweier Einstellungen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.

1. Strata measures the present state: %1.
2. You change one thing, and restart the computer if that needs it.
3. Strata measures the same again, and shows what is faster or slower.</source>
        <translation>Zeigt, was eine Änderung bewirkt: am BIOS, am Speicherprofil, an einem Treiber oder an einer Einstellung des Betriebssystems.

1. Strata misst den jetzigen Zustand: %1.
2. Sie ändern eines und starten den Rechner neu, wenn das nötig ist.
3. Strata misst dasselbe noch einmal und zeigt, was schneller oder langsamer ist.</translation>
    </message>
    <message>
        <source>Most results of this baseline are not reliable: only large differences will show. Close other programs, press Forget, and measure it again.</source>
        <translation>Die meisten Ergebnisse dieses Ausgangswerts sind nicht zuverlässig: Nur große Unterschiede werden sichtbar. Andere Programme schließen, Vergessen drücken und erneut messen.</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterGuide</name>
    <message>
        <source>Measure again</source>
        <translation>Erneut messen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Repeats the tests from before the change and shows what is faster or slower.</source>
        <translation>Wiederholt die Tests von vor der Änderung und zeigt, was schneller oder langsamer ist.</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Beendet diesen Vergleich. Seine Messläufe bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>Before and after: the baseline is from %2 (%1). Make your change, then measure again.</source>
        <comment>tests, date and time</comment>
        <translation>Vorher und nachher: Ausgangswert gemessen %2 (%1). Die Änderung vornehmen, dann erneut messen.</translation>
    </message>
    <message>
        <source>Before the change, %1</source>
        <comment>date and time</comment>
        <translation>Vor der Änderung, %1</translation>
    </message>
    <message>
        <source>After the change, %1</source>
        <comment>date and time</comment>
        <translation>Nach der Änderung, %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::BindingRow</name>
    <message>
        <source>This machine has no CPU %1.</source>
        <translation>Dieser Rechner hat keine CPU %1.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1. Allowed: %2.</source>
        <translation>Dieser Rechner hat keine CPU %1. Erlaubt: %2.</translation>
    </message>
    <message>
        <source>These CPUs</source>
        <translation>Diese CPUs</translation>
    </message>
    <message>
        <source>Pick CP&amp;Us…</source>
        <translation>CP&amp;Us wählen…</translation>
    </message>
    <message>
        <source>Pick CPUs in a picture of the machine</source>
        <translation>CPUs in einem Bild des Rechners wählen</translation>
    </message>
    <message>
        <source>CPU numbers, such as 0,2,4-7: one per thread, in this order.</source>
        <translation>CPU-Nummern, etwa 0,2,4-7: je Thread eine, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>The CPUs that the threads are pinned to.</source>
        <translation>Die CPUs, an die die Threads gebunden sind.</translation>
    </message>
    <message>
        <source>Type CPU numbers separated by commas, such as 0,2,4-7.</source>
        <translation>CPU-Nummern durch Kommas getrennt eingeben, etwa 0,2,4-7.</translation>
    </message>
    <message>
        <source>&amp;Affinity</source>
        <translation>&amp;Bindung</translation>
    </message>
    <message>
        <source>CPU affinity of the threads</source>
        <translation>CPU-Bindung der Threads</translation>
    </message>
    <message>
        <source>Spread as far as possible</source>
        <translation>Möglichst weit verteilt</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Dicht beieinander</translation>
    </message>
    <message>
        <source>Spread, one CPU per core</source>
        <translation>Verteilt, eine CPU je Kern</translation>
    </message>
    <message>
        <source>Not pinned</source>
        <translation>Nicht gebunden</translation>
    </message>
    <message>
        <source>CPUs that the threads are pinned to</source>
        <translation>CPUs, an die die Threads gebunden sind</translation>
    </message>
    <message>
        <source>Shows the machine. Strata pins the threads to the CPUs that you pick.</source>
        <translation>Zeigt den Rechner. Strata bindet die Threads an die gewählten CPUs.</translation>
    </message>
    <message>
        <source>Performance cores</source>
        <translation>Leistungskerne</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>Effizienzkerne</translation>
    </message>
    <message>
        <source>Low-power cores</source>
        <translation>Stromsparkerne</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Alle Kerne</translation>
    </message>
    <message>
        <source>Kind of cores that the threads run on</source>
        <translation>Art der Kerne, auf denen die Threads laufen</translation>
    </message>
    <message>
        <source>This processor mixes kinds of cores. Choose one kind to measure it alone.</source>
        <translation>Dieser Prozessor mischt Arten von Kernen. Wählen Sie eine, um sie allein zu messen.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CardDialog</name>
    <message>
        <source>Result card</source>
        <translation>Ergebniskarte</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 points, to save as PNG or SVG</source>
        <comment>width, height</comment>
        <translation>Ein Bild von %1 × %2 Punkten, als PNG oder SVG zu speichern</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Ergebniskarte speichern</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy result card</source>
        <translation>Ergebniskarte kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartHead</name>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show all of the chart</source>
        <translation>Das ganze Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show the whole axis again (0)</source>
        <translation>Wieder die ganze Achse zeigen (0)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>Als Diagramm zeigen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartPanel</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>No results for this chart.</source>
        <translation>Keine Ergebnisse für dieses Diagramm.</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Show as &amp;chart</source>
        <translation>Als &amp;Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show as ta&amp;ble</source>
        <translation>Als Ta&amp;belle zeigen</translation>
    </message>
    <message>
        <source>Show &amp;all of the chart</source>
        <translation>Das &amp;ganze Diagramm zeigen</translation>
    </message>
</context>
<context>
    <name>strata::gui::CommandView</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>Kopiert die Befehlszeile.</translation>
    </message>
    <message>
        <source>What Run does, on the command line</source>
        <translation>Was Starten tut, in der Befehlszeile</translation>
    </message>
    <message>
        <source>These settings on the command &amp;line</source>
        <translation>Diese Einstellungen in der Befehls&amp;zeile</translation>
    </message>
    <message>
        <source>These settings on the command line</source>
        <translation>Diese Einstellungen in der Befehlszeile</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the command line of Run</source>
        <translation>Befehlszeile des Startens kopieren</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareChart</name>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of the horizontal axis</comment>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Shows the whole axis again (0)</source>
        <translation>Die ganze Achse wieder zeigen (0)</translation>
    </message>
    <message>
        <source>No visible side has results.</source>
        <translation>Keine gezeigte Seite hat Ergebnisse.</translation>
    </message>
    <message>
        <source>Gr&amp;oup more than %1 sides</source>
        <translation>Mehr als %1 Seiten bünde&amp;ln</translation>
    </message>
    <message>
        <source>Draws the other sides as one band from minimum to maximum, with their median</source>
        <translation>Die anderen Seiten als ein Band vom Minimum bis zum Maximum zeichnen, mit ihrem Median</translation>
    </message>
    <message>
        <source>All</source>
        <comment>tests</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>test, what of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The baseline has none of these results. Clear “Relative to the baseline” to see those of the others.</source>
        <translation>Die Basis hat keines dieser Ergebnisse. Ohne „Relativ zur Basis“ sind die der anderen zu sehen.</translation>
    </message>
    <message>
        <source>Width of an access</source>
        <translation>Zugriffsbreite</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Rela&amp;tive to the baseline</source>
        <translation>Rela&amp;tiv zur Basis</translation>
    </message>
    <message>
        <source>Shows differences in percent instead of the results themselves</source>
        <translation>Zeigt Unterschiede in Prozent statt der Ergebnisse selbst</translation>
    </message>
    <message>
        <source>No other side has these results in common with the baseline. Clear “Relative to the baseline” to see the results of each.</source>
        <translation>Keine andere Seite hat diese Ergebnisse mit der Basis gemeinsam. Ohne „Relativ zur Basis“ sind die Ergebnisse jeder Seite zu sehen.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareExports</name>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Comparison saved to %1</source>
        <translation>Vergleich gespeichert in %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>PNG-Bilder (*.png);;SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Bild gespeichert in %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>Das Diagramm ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Die Tabelle ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)</source>
        <translation>Tabellen (*.csv);;Textdateien (*.txt);;Webseiten (*.html);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>strata-comparison-%1.csv</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-vergleich-%1.csv</translation>
    </message>
    <message>
        <source>strata-comparison-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-vergleich-%1.png</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareModel</name>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>Geometrisches Mittel von %Ln Wiederholung</numerusform>
            <numerusform>Geometrisches Mittel von %Ln Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <comment>from, to</comment>
        <translation>Intervall: %1</translation>
    </message>
    <message>
        <source>Margin: %1</source>
        <comment>how far apart unchanged runs lie</comment>
        <translation>Schwelle: %1</translation>
    </message>
    <message>
        <source>≈ nearly the same size</source>
        <comment>of the next or last row&apos;s region of memory</comment>
        <translation>≈ fast dieselbe Größe</translation>
    </message>
    <message>
        <source>nothing tested: needs %1 repetitions on both sides</source>
        <translation>nichts getestet: braucht %1 Wiederholungen auf beiden Seiten</translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>über %Ln Zeile berichtigt (Benjamini–Hochberg)</numerusform>
            <numerusform>über %Ln Zeilen berichtigt (Benjamini–Hochberg)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run counts once</source>
        <translation>Jeder Lauf zählt einmal</translation>
    </message>
    <message>
        <source>margin: from your own unchanged runs, else 1 to 10 % by test</source>
        <translation>Schwelle: aus Ihren eigenen unveränderten Läufen, sonst 1 bis 10 % je nach Test</translation>
    </message>
    <message>
        <source>Only some sides have these</source>
        <translation>Nur bei einigen Seiten vorhanden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a result, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>only %1 has this</source>
        <comment>a side</comment>
        <translation>nur %1 hat das</translation>
    </message>
    <message>
        <source>the baseline lacks this</source>
        <translation>fehlt der Basis</translation>
    </message>
    <message>
        <source>Difference: %1, %2</source>
        <comment>in percent, what was found</comment>
        <translation>Unterschied: %1, %2</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparePage</name>
    <message>
        <source>Added from %1</source>
        <translation>Hinzugefügt aus %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add another run, series or file to compare with.</source>
        <translation>Einen weiteren Lauf, eine Serie oder eine Datei zum Vergleichen hinzufügen.</translation>
    </message>
    <message>
        <source>Add runs to compare</source>
        <translation>Läufe zum Vergleichen hinzufügen</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;All files (*)</source>
        <translation>Messläufe von Strata (*.strata *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Adds runs to compare; files can be dropped here too</source>
        <translation>Läufe zum Vergleichen hinzufügen; Dateien lassen sich auch hierher ziehen</translation>
    </message>
    <message>
        <source>From the &amp;history</source>
        <translation>Aus dem &amp;Verlauf</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>&amp;Reference runs</source>
        <translation>&amp;Referenzläufe</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>Zur Ba&amp;sis machen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Entfer&amp;nen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>&amp;Tabelle…</translation>
    </message>
    <message>
        <source>&amp;Picture of the chart…</source>
        <translation>&amp;Bild des Diagramms…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten des Vergleichs</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Choose runs on the History page and press Compare, or press Add here. Files of runs can be dropped here.</source>
        <translation>Auf der Seite Verlauf Läufe auswählen und Vergleichen drücken, oder hier Hinzufügen drücken. Dateien von Läufen lassen sich hierher ziehen.</translation>
    </message>
    <message>
        <source>All of %1 is compared already</source>
        <translation>Alles aus %1 wird schon verglichen</translation>
    </message>
    <message>
        <source>Makes the selected side the baseline (Enter)</source>
        <translation>Macht die ausgewählte Seite zur Basis (Eingabe)</translation>
    </message>
    <message>
        <source>Removes the selected side from the comparison (Delete). It stays in the history.</source>
        <translation>Entfernt die ausgewählte Seite aus dem Vergleich (Entf). Im Verlauf bleibt sie.</translation>
    </message>
    <message>
        <source>Copies the table in a form that spreadsheets accept</source>
        <translation>Die Tabelle in einer Form kopieren, die Tabellenkalkulationen annehmen</translation>
    </message>
    <message>
        <source>All other sides are hidden.</source>
        <translation>Alle anderen Seiten sind ausgeblendet.</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>settings with a value for each side</comment>
        <translation>Unterschiede: %1</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Removes all sides from the comparison. They stay in the history.</source>
        <translation>Entfernt alle Seiten aus dem Vergleich. Im Verlauf bleiben sie.</translation>
    </message>
    <message>
        <source>How this is decided</source>
        <translation>Wie das entschieden wird</translation>
    </message>
    <message>
        <source>The first is the baseline. Alt with the up or down arrow key moves one.</source>
        <translation>Die erste ist die Basis. Alt mit Pfeil nach oben oder unten verschiebt eine Seite.</translation>
    </message>
    <message>
        <source>Drag a side to another place, or press Alt with an arrow key. The first is the baseline.</source>
        <translation>Seiten lassen sich ziehen oder mit Alt und Pfeiltaste verschieben. Die erste ist die Basis.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>%Ln Seite aus dem Vergleich entfernt.</numerusform>
            <numerusform>%Ln Seiten aus dem Vergleich entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <comment>name of the baseline, what was found</comment>
        <translation>Verglichen mit %1: %2</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareSidesModel</name>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>worst grade: %1</source>
        <comment>of a side</comment>
        <translation>schlechteste Note: %1</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>how often a side is the baseline</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>largest difference: %1, %2</source>
        <comment>difference, name of a result</comment>
        <translation>größter Unterschied: %1, %2</translation>
    </message>
    <message>
        <source>mean of all its results: %1</source>
        <comment>how often a side is the baseline</comment>
        <translation>Mittel aller Ergebnisse: %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>nicht schlüssig</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <comment>of a run or series</comment>
        <translation>Kennung: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareTable</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>Vergleichstabelle</translation>
    </message>
    <message>
        <source>Search the tests</source>
        <translation>In den Tests suchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results that only some sides have</source>
        <translation>
            <numerusform>%Ln Ergebnis, das nur einige Seiten haben</numerusform>
            <numerusform>%Ln Ergebnisse, die nur einige Seiten haben</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the rows that are better or worse</source>
        <translation>Zeigt die Zeilen, die besser oder schlechter sind</translation>
    </message>
    <message>
        <source>Shows or hides them below the others, with the reason</source>
        <translation>Zeigt sie unter den anderen, mit dem Grund, oder blendet sie aus</translation>
    </message>
    <message>
        <source>▲ better   ▼ worse   ? inconclusive   ~ few repetitions</source>
        <translation>▲ besser   ▼ schlechter   ? nicht schlüssig   ~ wenige Wiederholungen</translation>
    </message>
    <message>
        <source>No result that the sides have in common.</source>
        <translation>Kein Ergebnis, das die Seiten gemeinsam haben.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedChooser</name>
    <message>
        <source>%1
%2
Source: %3</source>
        <comment>what it is, machine, source</comment>
        <translation>%1
%2
Quelle: %3</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no published figures</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Reference results of another machine, shown beside those of this one</source>
        <translation>Referenzergebnisse eines anderen Rechners, neben denen von diesem gezeigt</translation>
    </message>
    <message>
        <source>Earlier runs of this machine</source>
        <translation>Frühere Läufe dieses Rechners</translation>
    </message>
    <message>
        <source>Published, year not known</source>
        <translation>Veröffentlicht, Jahr unbekannt</translation>
    </message>
    <message>
        <source>Published in %1</source>
        <comment>year</comment>
        <translation>Veröffentlicht %1</translation>
    </message>
    <message>
        <source>What these results are compared with</source>
        <translation>Womit diese Ergebnisse verglichen werden</translation>
    </message>
    <message>
        <source>Results of an earlier run or of another machine, shown beside those of now</source>
        <translation>Ergebnisse eines früheren Laufs oder eines anderen Rechners, neben denen von jetzt gezeigt</translation>
    </message>
    <message>
        <source>Results of an earlier run of this machine, shown beside those of now</source>
        <translation>Ergebnisse eines früheren Laufs dieses Rechners, neben denen von jetzt gezeigt</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedRow</name>
    <message>
        <source>Compare with:</source>
        <translation>Vergleichen mit:</translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message>
        <source>Remove settings and history</source>
        <translation>Einstellungen und Verlauf entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>Alle Einstellungen und alle gespeicherten Läufe entfernen? Strata schließt sich und entfernt %Ln eigene Datei aus %1.</numerusform>
            <numerusform>Alle Einstellungen und alle gespeicherten Läufe entfernen? Strata schließt sich und entfernt %Ln eigene Dateien aus %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Reports and run files that you saved elsewhere stay.</source>
        <translation>Das lässt sich nicht rückgängig machen. Berichte und Laufdateien, die Sie anderswo gespeichert haben, bleiben.</translation>
    </message>
    <message>
        <source>&amp;Remove and close</source>
        <translation>&amp;Entfernen und schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskBar</name>
    <message>
        <source>File of %1</source>
        <comment>size</comment>
        <translation>Datei von %1</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <comment>size</comment>
        <translation>Schreibt %1</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Datenträgerprofil</translation>
    </message>
    <message>
        <source>Size of the disk file</source>
        <translation>Größe der Testdatei</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Was die Tabelle zeigt</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>Datei lesen…</translation>
    </message>
    <message>
        <source>%1 s per workload</source>
        <translation>%1 s je Workload</translation>
    </message>
    <message>
        <source>In %1. Strata deletes the file when the test ends.</source>
        <comment>folder</comment>
        <translation>In %1. Strata löscht die Datei, wenn der Test endet.</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others use higher queue depths, like CrystalDiskMark.</source>
        <translation>Wählt die Zeilen, die gemessen werden. Klassisch schreibt und liest die ganze Datei einmal, wie Nbench. Die anderen nutzen größere Queue-Tiefen, wie CrystalDiskMark.</translation>
    </message>
    <message>
        <source>A larger file exceeds the caches of the drive. Setup accepts any size.</source>
        <translation>Eine größere Datei übersteigt die Caches des Laufwerks. „Einrichten“ nimmt jede Größe an.</translation>
    </message>
    <message>
        <source>Time per workload</source>
        <translation>Zeit je Workload</translation>
    </message>
    <message>
        <source>Measuring time per cell. A longer time gives steadier results.</source>
        <translation>Messzeit je Zelle. Eine längere Zeit gibt stabilere Ergebnisse.</translation>
    </message>
    <message>
        <source>Selects the large value in each cell. Does not measure again.</source>
        <translation>Wählt den großen Wert in jeder Zelle. Misst nicht erneut.</translation>
    </message>
    <message>
        <source>Sustained write…</source>
        <translation>Dauerschreiben…</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Dauerschreibtest</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Schreibt lange, um zu zeigen, wann das Laufwerk langsamer wird</translation>
    </message>
    <message>
        <source>Read an existing file</source>
        <translation>Eine vorhandene Datei lesen</translation>
    </message>
    <message>
        <source>Measures only reading, from an existing file. Writes nothing.</source>
        <translation>Misst nur das Lesen einer vorhandenen Datei. Schreibt nichts.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskCommands</name>
    <message>
        <source>Read a file</source>
        <translation>Datei lesen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFileRow</name>
    <message>
        <source>A size from %1 to %2, such as 256M or %3.</source>
        <translation>Eine Größe von %1 bis %2, etwa 256M oder %3.</translation>
    </message>
    <message>
        <source>At most %1 for each thread: %2 is free in %3.</source>
        <translation>Höchstens %1 je Thread: In %3 sind %2 frei.</translation>
    </message>
    <message>
        <source>&amp;Disk file</source>
        <translation>Test&amp;datei</translation>
    </message>
    <message>
        <source>Size of the disk file of each thread</source>
        <translation>Größe der Testdatei jedes Threads</translation>
    </message>
    <message>
        <source>for each thread</source>
        <translation>je Thread</translation>
    </message>
    <message>
        <source>Size of the disk file in each folder</source>
        <translation>Größe der Testdatei in jedem Ordner</translation>
    </message>
    <message>
        <source>for each folder</source>
        <translation>je Ordner</translation>
    </message>
    <message>
        <source>At most %1 for each folder: %2 is free in %3.</source>
        <translation>Höchstens %1 je Ordner: In %3 sind %2 frei.</translation>
    </message>
    <message>
        <source>Run on the Overview uses a file of at most %1 instead.</source>
        <translation>„Starten“ auf der Übersicht verwendet stattdessen eine Datei von höchstens %1.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersDialog</name>
    <message>
        <source>Disk folders</source>
        <translation>Testordner</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Disk folders, one for each thread</source>
        <translation>Testordner, einer je Thread</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>Choose another folder for the selected thread</source>
        <translation>Anderen Ordner für den ausgewählten Thread wählen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected folder</source>
        <translation>Ausgewählten Ordner entfernen</translation>
    </message>
    <message>
        <source>Or &amp;drives, as letters</source>
        <translation>Oder &amp;Laufwerke als Buchstaben</translation>
    </message>
    <message>
        <source>Letters of the drives, one for each thread</source>
        <translation>Laufwerksbuchstaben, einer je Thread</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>All</source>
        <comment>threads</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Current folder: %1</source>
        <translation>Aktueller Ordner: %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Choose another folder for the selected file</source>
        <translation>Anderen Ordner für die ausgewählte Datei wählen</translation>
    </message>
    <message>
        <source>Letters of the drives</source>
        <translation>Laufwerksbuchstaben</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>The disk test uses one file in each folder, all at the same time. Folders on one drive share its throughput.</source>
        <translation>Der Datenträgertest nutzt in jedem Ordner eine Datei, alle gleichzeitig. Ordner auf einem Laufwerk teilen sich dessen Durchsatz.</translation>
    </message>
    <message>
        <source>Each thread has its file in its own folder. With more threads than folders, the list starts again. Extra folders stay unused.</source>
        <translation>Jeder Thread hat seine Datei in einem eigenen Ordner. Gibt es mehr Threads als Ordner, beginnt die Liste von vorn. Überzählige Ordner bleiben ungenutzt.</translation>
    </message>
    <message>
        <source>The list has drive %1 twice. Type each letter once, such as cde.</source>
        <translation>Das Laufwerk %1 steht doppelt in der Liste. Jeden Buchstaben einmal eingeben, etwa cde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a drive letter. Type letters from a to z, such as cde.</source>
        <translation>„%1“ ist kein Laufwerksbuchstabe. Buchstaben von a bis z eingeben, etwa cde.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersRow</name>
    <message>
        <source>Current folder: %1</source>
        <translation>Aktueller Ordner: %1</translation>
    </message>
    <message>
        <source>Disk folders</source>
        <translation>Testordner</translation>
    </message>
    <message>
        <source>Set dis&amp;k…</source>
        <translation>Ord&amp;ner festlegen…</translation>
    </message>
    <message>
        <source>Set disk folders</source>
        <translation>Testordner festlegen</translation>
    </message>
    <message>
        <source>Only %1 is free in %2, not enough for a test file. Choose another folder.</source>
        <translation>In %2 sind nur %1 frei, zu wenig für eine Testdatei. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Chooses the folders for the test files.</source>
        <translation>Wählt die Ordner für die Testdateien.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskGrid</name>
    <message>
        <source>Disk test</source>
        <translation>Datenträgertest</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskPage</name>
    <message>
        <source>Back to the disk</source>
        <translation>Zurück zum Datenträger</translation>
    </message>
    <message>
        <source>Reading %1, %2, in %3</source>
        <comment>name of a file, its size, its folder</comment>
        <translation>%1 lesen, %2, in %3</translation>
    </message>
    <message>
        <source>Shows the disk test again. The results of this file stay until you read another file.</source>
        <translation>Zeigt wieder den Datenträgertest. Die Ergebnisse dieser Datei bleiben, bis eine andere gelesen wird.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskProfileRow</name>
    <message>
        <source>Reads: a whole number of percent from %1 to %2.</source>
        <translation>Lesen: eine ganze Zahl von Prozent von %1 bis %2.</translation>
    </message>
    <message>
        <source>Threads on the file: a whole number from %1 to %2.</source>
        <translation>Threads an der Datei: eine ganze Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Datenträgerprofil</translation>
    </message>
    <message>
        <source>Reads, percent</source>
        <translation>Lesen, Prozent</translation>
    </message>
    <message>
        <source>Reads, percent of all requests</source>
        <translation>Lesen, Prozent aller Anfragen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads on the file</source>
        <translation>Threads an der Datei</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>Sequenziell</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>&amp;Queue-Tiefe</translation>
    </message>
    <message>
        <source>Queue depth per thread</source>
        <translation>Queue-Tiefe je Thread</translation>
    </message>
    <message>
        <source>Also with all-&amp;zero data (0-fill)</source>
        <translation>Auch &amp;mit Nullen (0-Füllung)</translation>
    </message>
    <message>
        <source>Time per workload: a whole number of seconds from %1 to %2.</source>
        <translation>Zeit je Workload: eine ganze Zahl von Sekunden von %1 bis %2.</translation>
    </message>
    <message>
        <source>Queue depth per thread: a whole number from %1 to %2.</source>
        <translation>Queue-Tiefe je Thread: eine ganze Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>Block size: a power of two from %1 to %2, such as 4K.</source>
        <translation>Blockgröße: eine Zweierpotenz von %1 bis %2, etwa 4K.</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench.</source>
        <translation>Wählt die Zeilen, die gemessen werden. Klassisch schreibt und liest die ganze Datei einmal, wie Nbench.</translation>
    </message>
    <message>
        <source>Seco&amp;nds per workload</source>
        <translation>Sek&amp;unden je Workload</translation>
    </message>
    <message>
        <source>Time per workload, seconds</source>
        <translation>Zeit je Workload, Sekunden</translation>
    </message>
    <message>
        <source>Sequential: the blocks in file order. Random: each block once, shuffled.</source>
        <translation>Sequenziell: die Blöcke in Dateireihenfolge. Zufällig: jeder Block einmal, gemischt.</translation>
    </message>
    <message>
        <source>Block size per request</source>
        <translation>Blockgröße je Anfrage</translation>
    </message>
    <message>
        <source>Also with all-zero data (0-fill)</source>
        <translation>Auch mit Nullen (0-Füllung)</translation>
    </message>
    <message>
        <source>Shows how drives and file systems handle compressible data. Do not compare disks by it.</source>
        <translation>Zeigt, wie Laufwerke und Dateisysteme mit komprimierbaren Daten umgehen. Nicht geeignet, um Datenträger zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskQuestion</name>
    <message>
        <source>%1

Where: %2</source>
        <comment>what is written, folder</comment>
        <translation>%1

Wo: %2</translation>
    </message>
    <message>
        <source>Measure the &amp;disk too</source>
        <translation>Auch den &amp;Datenträger messen</translation>
    </message>
    <message>
        <source>This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata deletes the file afterwards.</source>
        <translation>Dieser Lauf misst den ganzen Rechner in höchstens %1 Sekunden: Prozessor, Speicherebenen und Datenträger. Für den Datenträger schreibt er eine Datei von bis zu %2, dann liest und schreibt er sie einige Sekunden lang. Strata löscht die Datei danach.</translation>
    </message>
    <message>
        <source>Strata asks this once. To change it later: Run &gt; Whole machine options.</source>
        <translation>Strata fragt dies einmal. Messen &gt; Optionen für den ganzen Rechner ändert es später.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskRowsView</name>
    <message>
        <source>Rate over time</source>
        <translation>Rate im Zeitverlauf</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>Latenz im Zeitverlauf</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Latenz nach Perzentil</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Sustained write: rate</source>
        <translation>Dauerschreiben: Rate</translation>
    </message>
    <message>
        <source>Sustained write: latency</source>
        <translation>Dauerschreiben: Latenz</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>und %Ln weiterer Ordner</numerusform>
            <numerusform>und %Ln weitere Ordner</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking the folder…</source>
        <translation>Prüft den Ordner…</translation>
    </message>
    <message>
        <source>Other folders…</source>
        <translation>Andere Ordner…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Drive to test</source>
        <translation>Laufwerk für den Test</translation>
    </message>
    <message>
        <source>Chooses the drive to test, or the folders for the test files.</source>
        <translation>Wählt das Laufwerk für den Test, oder die Ordner für die Testdateien.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>Zurück ins Fenster setzen</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>Aus dem Fenster lösen</translation>
    </message>
    <message>
        <source>Hide; View, Report pane shows it again</source>
        <translation>Ausblenden; Ansicht, Berichtsfenster zeigt ihn wieder</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>strata::gui::EnduranceDialog</name>
    <message>
        <source>A size from %1 to %2, such as 64G.</source>
        <translation>Eine Größe von %1 bis %2, etwa 64G.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>folder and drive</comment>
        <translation>Wo: %1.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Writes %1 in total, in repeated passes over a file of %2. It needs no more space than this file. Strata deletes it when the test ends or stops.</source>
        <translation>Schreibt insgesamt %1, in wiederholten Durchgängen durch eine Datei von %2. Mehr Platz als diese Datei braucht es nicht. Strata löscht sie, wenn der Test endet oder gestoppt wird.</translation>
    </message>
    <message>
        <source>This wears a flash drive: it writes %1 of this disk&apos;s capacity. Desktop drives are rated for about %2 full drive writes, so it uses %3 of that.</source>
        <translation>Das nutzt ein Flash-Laufwerk ab: Es schreibt %1 der Kapazität dieses Datenträgers. Laufwerke für Desktops sind auf etwa %2 volle Schreibvorgänge ausgelegt, das sind %3 davon.</translation>
    </message>
    <message>
        <source>This wears a flash drive: each write uses a little of its rated life.</source>
        <translation>Das nutzt ein Flash-Laufwerk ab: Jedes Schreiben kostet ein wenig seiner Lebensdauer.</translation>
    </message>
    <message>
        <source>Strata verifies each pass, which takes about twice as long.</source>
        <translation>Strata prüft jeden Durchgang, was etwa doppelt so lange dauert.</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Dauerschreibtest</translation>
    </message>
    <message>
        <source>Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and how fast it is then.</source>
        <translation>Zeigt die Rate nach geschriebener Datenmenge: wo der SLC-Cache eines Flash-Laufwerks voll ist, wo es heiß wird und wie schnell es dann ist.</translation>
    </message>
    <message>
        <source>Total &amp;write</source>
        <translation>Insgesamt &amp;schreiben</translation>
    </message>
    <message>
        <source>Bytes to write in total</source>
        <translation>Bytes, die insgesamt geschrieben werden</translation>
    </message>
    <message>
        <source>Choose more than the SLC cache of the drive, often 10 to 30 % of the free space.</source>
        <translation>Mehr als den SLC-Cache des Laufwerks wählen, oft 10 bis 30 % des freien Platzes.</translation>
    </message>
    <message>
        <source>&amp;Read back and verify</source>
        <translation>&amp;Zurücklesen und prüfen</translation>
    </message>
    <message>
        <source>Read back and verify</source>
        <translation>Zurücklesen und prüfen</translation>
    </message>
    <message>
        <source>Finds blocks that the drive loses, misplaces or corrupts.</source>
        <translation>Findet Blöcke, die das Laufwerk verliert, vertauscht oder verfälscht.</translation>
    </message>
    <message>
        <source>At %1 MB/s, the fastest rate of this drive&apos;s last test, that takes %2. It takes longer when the drive slows down.</source>
        <comment>rate, duration</comment>
        <translation>Mit %1 MB/s, der höchsten Rate des letzten Tests dieses Laufwerks, dauert das %2. Es dauert länger, wenn das Laufwerk langsamer wird.</translation>
    </message>
    <message>
        <source>At %1 MB/s that takes %2; a faster drive takes less.</source>
        <comment>rate, duration</comment>
        <translation>Mit %1 MB/s dauert das %2; ein schnelleres Laufwerk braucht weniger.</translation>
    </message>
</context>
<context>
    <name>strata::gui::Exports</name>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Textdateien (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>Bericht gespeichert unter %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>PNG-Bilder (*.png);;SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Bild gespeichert unter %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>Das Diagramm ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Ergebniskarte speichern</translation>
    </message>
    <message>
        <source>Result card saved to %1</source>
        <translation>Ergebniskarte gespeichert: %1</translation>
    </message>
    <message>
        <source>The result card is on the clipboard.</source>
        <translation>Die Ergebniskarte ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata (*.strata)</source>
        <translation>Alle Berichte als Text (*.txt);;Letzter Lauf als Webseite (*.html);;Letzter Lauf als Zeichnung (*.svg);;Letzter Lauf als Tabelle (*.csv);;Letzter Lauf als Datei von Strata (*.strata)</translation>
    </message>
    <message>
        <source>%1 · method %2</source>
        <comment>settings of a run, revision of the method</comment>
        <translation>%1 · Methode %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date on a result card</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>strata-report-%1.txt</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-bericht-%1.txt</translation>
    </message>
    <message>
        <source>strata-chart-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-diagramm-%1.png</translation>
    </message>
    <message>
        <source>strata-machine-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-rechner-%1.png</translation>
    </message>
    <message>
        <source>strata-card-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-karte-%1.png</translation>
    </message>
    <message>
        <source>Save diagnostics</source>
        <translation>Diagnose speichern</translation>
    </message>
    <message>
        <source>strata-diagnostics-%1.json</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-diagnose-%1.json</translation>
    </message>
    <message>
        <source>Diagnostics (*.json)</source>
        <translation>Diagnose (*.json)</translation>
    </message>
    <message>
        <source>Diagnostics saved to %1</source>
        <translation>Diagnose gespeichert in %1</translation>
    </message>
    <message>
        <source>all threads: %1</source>
        <comment>how many these are</comment>
        <translation>alle Threads: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table (*.csv);;This page as a file of Strata (*.strata)</source>
        <translation>Diese Seite als Webseite (*.html);;Diese Seite als Zeichnung (*.svg);;Diese Seite als Tabelle (*.csv);;Diese Seite als Datei von Strata (*.strata)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt)</source>
        <translation>Alle Berichte als Text (*.txt)</translation>
    </message>
    <message>
        <source>strata-report-%1.html</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-bericht-%1.html</translation>
    </message>
</context>
<context>
    <name>strata::gui::FoldedText</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Show less of the notes</source>
        <translation>Weniger der Anmerkungen zeigen</translation>
    </message>
    <message>
        <source>Show all of the notes</source>
        <translation>Alle Anmerkungen zeigen</translation>
    </message>
</context>
<context>
    <name>strata::gui::HeldBackLine</name>
    <message>
        <source>What holds this machine back: %1</source>
        <comment>a list</comment>
        <translation>Das bremst diesen Rechner: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HelpPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>Inhalt der Hilfe</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Text der Hilfe</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>Fundstellen: %1</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Back to the previous page (%1)</source>
        <translation>Zurück zur vorherigen Seite (%1)</translation>
    </message>
    <message>
        <source>Forward to the next page (%1)</source>
        <translation>Vor zur nächsten Seite (%1)</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>No results for “%1” in the help. Try fewer words, or part of a word.</source>
        <translation>Keine Treffer für „%1“ in der Hilfe. Mit weniger Wörtern oder einem Wortteil versuchen.</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message>
        <source>Search in the history</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>Tests to show</source>
        <translation>Angezeigte Tests</translation>
    </message>
    <message>
        <source>Machines to show</source>
        <translation>Angezeigte Rechner</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Alle Tests</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Alle Rechner</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln Messlauf</numerusform>
            <numerusform>%Ln Messläufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 von %Ln Messlauf</numerusform>
            <numerusform>%1 von %Ln Messläufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Grades to show</source>
        <translation>Angezeigte Noten</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Alle Noten</translation>
    </message>
    <message>
        <source>Search dates, labels, comments, machines and tests</source>
        <translation>Datum, Bezeichnung, Kommentar, Rechner und Test durchsuchen</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>test, figure, unit</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a run in its series, runs of the series</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln Messlauf</numerusform>
            <numerusform>%Ln Messläufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (memory)</source>
        <comment>test, of what is behind the caches</comment>
        <translation>%1 (Arbeitsspeicher)</translation>
    </message>
    <message>
        <source>%1 (L%2)</source>
        <comment>test, number of a cache</comment>
        <translation>%1 (L%2)</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <comment>percent of a run</comment>
        <translation>läuft, %1 %</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message>
        <source>Run saved to %1</source>
        <translation>Messlauf gespeichert in %1</translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>Messläufe importieren</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Messlauf exportieren</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>Be&amp;zeichnen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Adds runs from a file; files can be dropped here too</source>
        <translation>Messläufe aus einer Datei hinzufügen; Dateien lassen sich auch hierher ziehen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>%Ln Messlauf aus %1 hinzugefügt</numerusform>
            <numerusform>%Ln Messläufe aus %1 hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>%Ln Messlauf gelöscht.</numerusform>
            <numerusform>%Ln Messläufe gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>%Ln Messlauf hinzugefügt</numerusform>
            <numerusform>%Ln Messläufe hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)</source>
        <translation>Messläufe von Strata (*.strata *.json);;Ausgaben anderer Programme (*.csv *.txt *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Läufe von Strata (*.strata);;Webseiten (*.html);;Zeichnungen (*.svg);;Tabellen (*.csv);;Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Teilen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) could not be read either.</source>
        <translation>
            <numerusform>%Ln weitere Datei war auch nicht zu lesen.</numerusform>
            <numerusform>%Ln weitere Dateien waren auch nicht zu lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing new: these runs are in the history</source>
        <translation>Nichts Neues: Diese Messläufe sind im Verlauf</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>Gespeicherte Messläufe</translation>
    </message>
    <message>
        <source>Select one run to see its report here.</source>
        <translation>Einen Messlauf auswählen, um hier seinen Bericht zu sehen.</translation>
    </message>
    <message>
        <source>Saves an anonymized copy of the selected run</source>
        <translation>Speichert eine anonymisierte Kopie des ausgewählten Messlaufs</translation>
    </message>
    <message>
        <source>Deletes the selected runs. Undo restores them.</source>
        <translation>Löscht die ausgewählten Messläufe. „Rückgängig“ stellt sie wieder her.</translation>
    </message>
    <message>
        <source>No runs stored yet</source>
        <translation>Noch keine Messläufe gespeichert</translation>
    </message>
    <message>
        <source>Each run appears here when it has ended.</source>
        <translation>Jeder Messlauf erscheint hier, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>The OS provides no folder for user data, so Strata cannot save runs.</source>
        <translation>Das Betriebssystem bietet keinen Ordner für Benutzerdaten, daher kann Strata keine Messläufe speichern.</translation>
    </message>
    <message>
        <source>Compares the selected runs, each with the rest of its series. With Shift, they are added to what is compared already.</source>
        <translation>Vergleicht die ausgewählten Läufe, jeden mit dem Rest seiner Serie. Mit Umschalt kommen sie zu dem hinzu, was schon verglichen wird.</translation>
    </message>
    <message>
        <source>&amp;Add to comparison</source>
        <translation>Zum Vergleich &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Öf&amp;fnen</translation>
    </message>
    <message>
        <source>strata-run-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-messlauf-%1.strata</translation>
    </message>
    <message>
        <source>strata-series-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-messreihe-%1.strata</translation>
    </message>
    <message>
        <source>Export series</source>
        <translation>Messreihe exportieren</translation>
    </message>
    <message>
        <source>Shows the results of the selected run on the pages, with their charts. Double-clicking it does the same. From a series, it is the run at the median.</source>
        <translation>Zeigt die Ergebnisse des ausgewählten Laufs auf den Seiten, mit ihren Diagrammen. Ein Doppelklick tut dasselbe. Aus einer Messreihe ist es der Lauf am Median.</translation>
    </message>
    <message>
        <source>Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text</source>
        <translation>Speichert den ausgewählten Messlauf oder alle Läufe einer Messreihe als Laufdatei, Webseite, Zeichnung, Tabelle oder Text</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>Ko&amp;mmentar</translation>
    </message>
    <message>
        <source>Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment of a run.</source>
        <translation>Ändert die Bezeichnung des ausgewählten Messlaufs oder aller Läufe einer Messreihe (F2). Umschalt+F2 ändert den Kommentar eines Laufs.</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>of the selected run, as a table</comment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>Der gewählte Lauf</translation>
    </message>
    <message>
        <source>Select one run to see its results here.</source>
        <translation>Einen Messlauf auswählen, um hier seine Ergebnisse zu sehen.</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryRow</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Keep runs in the &amp;history</source>
        <translation>&amp;Läufe im Verlauf aufbewahren</translation>
    </message>
    <message>
        <source>Keep runs in the history</source>
        <translation>Läufe im Verlauf aufbewahren</translation>
    </message>
    <message>
        <source>Stores each run on this computer, step by step. When off, the next run replaces it, unless you save its report.</source>
        <translation>Speichert jeden Messlauf Schritt für Schritt auf diesem Rechner. Wenn aus, ersetzt ihn der nächste Messlauf, sofern sein Bericht nicht gespeichert wird.</translation>
    </message>
</context>
<context>
    <name>strata::gui::KindFilter</name>
    <message>
        <source>%1: %2</source>
        <comment>column, what it has of a result</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeadForm</name>
    <message>
        <source>A code has six digits.</source>
        <translation>Ein Code hat sechs Ziffern.</translation>
    </message>
    <message>
        <source>Choose at least one direction.</source>
        <translation>Mindestens eine Richtung wählen.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>A&amp;dresse:</translation>
    </message>
    <message>
        <source>C&amp;ode:</source>
        <translation>C&amp;ode:</translation>
    </message>
    <message>
        <source>&amp;Streams:</source>
        <translation>&amp;Ströme:</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Zeit:</translation>
    </message>
    <message>
        <source>Streams from this machine to the other</source>
        <translation>Ströme von diesem Rechner zum anderen</translation>
    </message>
    <message>
        <source>Streams from the other machine to this one</source>
        <translation>Ströme vom anderen Rechner zu diesem</translation>
    </message>
    <message>
        <source>Streams to and from the other machine at the same time</source>
        <translation>Ströme zum anderen Rechner und von ihm zur gleichen Zeit</translation>
    </message>
    <message>
        <source>Type the six-digit code that the server shows.</source>
        <translation>Den sechsstelligen Code eingeben, den der Server zeigt.</translation>
    </message>
    <message>
        <source>Type one code for all servers, or one code per server in the same order.</source>
        <translation>Einen Code für alle Server eingeben oder je Server einen, in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>Measure the network (client)</source>
        <translation>Netzwerk messen (Client)</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Adresse des Servers</translation>
    </message>
    <message>
        <source>A name or an address, with the port if it is not the default: desk.local:49001. Separate servers with commas. Strata measures each alone, then all together.</source>
        <translation>Ein Name oder eine Adresse, mit dem Port, wenn es nicht der Standard ist: desk.local:49001. Server durch Kommas trennen. Strata misst jeden allein, dann alle zusammen.</translation>
    </message>
    <message>
        <source>Code of the server</source>
        <translation>Code des Servers</translation>
    </message>
    <message>
        <source>The six digits that the server shows. Strata does not store them. Separate the codes of several servers with commas.</source>
        <translation>Die sechs Ziffern, die der Server zeigt. Strata speichert sie nicht. Codes mehrerer Server durch Kommas trennen.</translation>
    </message>
    <message>
        <source>Parallel streams</source>
        <translation>Parallele Ströme</translation>
    </message>
    <message>
        <source>Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so on.</source>
        <translation>Parallele Verbindungen je Richtung. Strata misst auch jede kleinere Zweierpotenz: 1, 2, 4 und so weiter.</translation>
    </message>
    <message>
        <source>Time per measurement</source>
        <translation>Zeit je Messung</translation>
    </message>
    <message>
        <source>Measuring time for the RTT and for each kind of stream.</source>
        <translation>Messzeit für die RTT und für jede Art von Strom.</translation>
    </message>
    <message>
        <source>Start the server on the other machine: on this page, or with &quot;strata-cli serve&quot;. It shows its addresses and a code.</source>
        <translation>Den Server auf dem anderen Rechner starten: auf dieser Seite oder mit „strata-cli serve“. Er zeigt seine Adressen und einen Code.</translation>
    </message>
    <message>
        <source>Type the address that the server shows: on this page of the other machine, or with &quot;strata-cli serve&quot;.</source>
        <translation>Die Adresse eingeben, die der Server zeigt: auf dieser Seite des anderen Rechners oder mit „strata-cli serve“.</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>Ein unterbrochener Datenträgertest hat %Ln Datei (%1) in %2 hinterlassen.</numerusform>
            <numerusform>Ein unterbrochener Datenträgertest hat %Ln Dateien (%1) in %2 hinterlassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>%Ln Datei (%1) gelöscht.</numerusform>
            <numerusform>%Ln Dateien (%1) gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Dateien löschen</translation>
    </message>
    <message>
        <source>Deletes these files, and nothing else.</source>
        <translation>Löscht diese Dateien und sonst nichts.</translation>
    </message>
    <message>
        <source>Keep files</source>
        <translation>Dateien behalten</translation>
    </message>
    <message>
        <source>Leaves these files where they are, and does not ask about them again.</source>
        <translation>Lässt diese Dateien, wo sie sind, und fragt nicht mehr nach ihnen.</translation>
    </message>
</context>
<context>
    <name>strata::gui::LegendButton</name>
    <message>
        <source>%1, shown</source>
        <comment>a line of the chart</comment>
        <translation>%1, eingeblendet</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <comment>a line of the chart</comment>
        <translation>%1, ausgeblendet</translation>
    </message>
    <message>
        <source>Hide in chart and table</source>
        <translation>In Diagramm und Tabelle ausblenden</translation>
    </message>
    <message>
        <source>Show in chart and table</source>
        <translation>In Diagramm und Tabelle einblenden</translation>
    </message>
</context>
<context>
    <name>strata::gui::LiveRun</name>
    <message>
        <source>Getting ready</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>Laufender Messlauf</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>part of a run</comment>
        <translation>%1: fertig</translation>
    </message>
    <message>
        <source>%1: in progress</source>
        <comment>part of a run</comment>
        <translation>%1: läuft</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>part of a run</comment>
        <translation>%1: steht aus</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Messlaufs</translation>
    </message>
    <message>
        <source>Background load</source>
        <comment>what others take from the measured CPUs</comment>
        <translation>Hintergrundlast</translation>
    </message>
</context>
<context>
    <name>strata::gui::MainWindow</name>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Unit of rates</source>
        <translation>Einheit der Datenraten</translation>
    </message>
    <message>
        <source>Detecting hardware…</source>
        <translation>Hardware wird erkannt…</translation>
    </message>
    <message>
        <source>Another machine is measuring the network to this one. A run would disturb it: wait until it has ended, or press Stop server on the page Network.</source>
        <translation>Ein anderer Rechner misst gerade das Netz zu diesem. Ein Lauf würde ihn stören: Warten Sie, bis er fertig ist, oder drücken Sie „Server stoppen“ auf der Seite „Netzwerk“.</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to open another.</source>
        <translation>Ein Lauf ist im Gange. Warten Sie sein Ende ab, oder drücken Sie Stopp, um einen anderen zu öffnen.</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to check the instrument.</source>
        <translation>Ein Lauf ist im Gange. Warten Sie sein Ende ab, oder drücken Sie Stopp, um das Messinstrument zu prüfen.</translation>
    </message>
    <message>
        <source>Checking the instrument…</source>
        <translation>Das Messinstrument wird geprüft…</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>unit of rates</comment>
        <translation>Einheit: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::MemoryPage</name>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
</context>
<context>
    <name>strata::gui::NetworkResults</name>
    <message>
        <source>Rate over time</source>
        <translation>Rate im Zeitverlauf</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Ströme</translation>
    </message>
    <message>
        <source>Chunks by size</source>
        <translation>Stücke nach Größe</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>RTT over time</source>
        <translation>RTT im Zeitverlauf</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT nach Perzentil</translation>
    </message>
    <message>
        <source>Within this computer: the connection did not leave it, so these are figures of its memory and OS.</source>
        <translation>Innerhalb dieses Rechners: Die Verbindung hat ihn nicht verlassen; dies sind also Werte seines Arbeitsspeichers und des Systems.</translation>
    </message>
</context>
<context>
    <name>strata::gui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>strata::gui::OpenedRun</name>
    <message>
        <source>Opened from history: %1</source>
        <comment>when a run began, its label, the machine</comment>
        <translation>Aus dem Verlauf geöffnet: %1</translation>
    </message>
    <message>
        <source>&amp;Back to current results</source>
        <translation>&amp;Zurück zu aktuellen Ergebnissen</translation>
    </message>
    <message>
        <source>Closes this run, and shows again what was measured last. The run stays in the history.</source>
        <translation>Schließt diesen Lauf und zeigt wieder, was zuletzt gemessen wurde. Der Lauf bleibt im Verlauf.</translation>
    </message>
</context>
<context>
    <name>strata::gui::OverviewPage</name>
    <message>
        <source>Moves</source>
        <comment>the chart of the memory test</comment>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>&amp;Cores:</source>
        <translation>Ker&amp;ne:</translation>
    </message>
    <message>
        <source>Kind of cores that is measured</source>
        <translation>Art der Kerne, die gemessen wird</translation>
    </message>
    <message>
        <source>Result card…</source>
        <translation>Ergebniskarte…</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>Ergebniskarte</translation>
    </message>
    <message>
        <source>Shows these results as one picture, to save or copy</source>
        <translation>Zeigt diese Ergebnisse als ein Bild, zum Speichern oder Kopieren</translation>
    </message>
</context>
<context>
    <name>strata::gui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>strata::gui::PanelButton</name>
    <message>
        <source>%1 +%2</source>
        <comment>numbers of footnotes, how many more</comment>
        <translation>%1 +%2</translation>
    </message>
</context>
<context>
    <name>strata::gui::PanelView</name>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>Ein Thread</translation>
    </message>
    <message>
        <source>Rates of one thread</source>
        <translation>Raten eines Threads</translation>
    </message>
    <message>
        <source>Shows and measures what one core can do</source>
        <translation>Zeigt und misst, was ein Kern kann</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Alle Threads</translation>
    </message>
    <message>
        <source>Rates of all threads</source>
        <translation>Raten aller Threads</translation>
    </message>
    <message>
        <source>Shows and measures what all CPUs can do together; latency always has one thread</source>
        <translation>Zeigt und misst, was alle CPUs zusammen können; Latenz hat immer einen Thread</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Core, levels of memory and disk</source>
        <translation>Kern, Speicherebenen und Datenträger</translation>
    </message>
    <message>
        <source>Reading by one thread. The bars are logarithmic.</source>
        <translation>Lesen mit einem Thread. Die Balken sind logarithmisch.</translation>
    </message>
    <message>
        <source>one thread</source>
        <comment>what the bars are of</comment>
        <translation>ein Thread</translation>
    </message>
    <message>
        <source>log</source>
        <comment>scale of the bars, short</comment>
        <translation>log</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlanSummary</name>
    <message>
        <source>%1 s</source>
        <comment>duration</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>duration</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Needs %1 of memory · about %2</source>
        <translation>Braucht %1 Speicher · etwa %2</translation>
    </message>
    <message>
        <source>Needs %1 of memory · writes %2 to disk · about %3</source>
        <translation>Braucht %1 Speicher · schreibt %2 auf den Datenträger · etwa %3</translation>
    </message>
    <message>
        <source>A test is running. These settings apply to the next one.</source>
        <translation>Ein Test läuft. Diese Einstellungen gelten für den nächsten.</translation>
    </message>
    <message>
        <source>Estimating time and memory…</source>
        <translation>Bedarf wird geschätzt…</translation>
    </message>
    <message>
        <source>Fix the marked fields to see time and memory needed.</source>
        <translation>Markierte Felder berichtigen, um Zeit- und Speicherbedarf zu sehen.</translation>
    </message>
    <message>
        <source>Needs %1 of memory</source>
        <translation>Braucht %1 Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <comment>the button; what it measures</comment>
        <translation>Starten: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlotView</name>
    <message>
        <source>The left and right arrow keys read out results, plus and minus zoom, 0 shows all. The table has the same results.</source>
        <translation>Die Pfeiltasten links und rechts lesen die Ergebnisse vor, Plus und Minus zoomen, 0 zeigt alles. Die Tabelle enthält dieselben Ergebnisse.</translation>
    </message>
</context>
<context>
    <name>strata::gui::PresetRow</name>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>Custom values.</source>
        <translation>Eigene Werte.</translation>
    </message>
    <message numerus="yes">
        <source>Run on the Overview then takes %Ln seconds at most.</source>
        <translation>
            <numerusform>„Starten“ auf der Übersicht dauert dann höchstens %Ln Sekunde.</numerusform>
            <numerusform>„Starten“ auf der Übersicht dauert dann höchstens %Ln Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run on the Overview has times of its own: choose them beside its button.</source>
        <translation>„Starten“ auf der Übersicht hat eigene Zeiten: neben der Schaltfläche wählen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>preset, how long Run takes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Run takes about: %1</source>
        <comment>a time for each preset</comment>
        <translation>„Starten“ dauert etwa: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::ProcessorPage</name>
    <message>
        <source>%1: %2</source>
        <comment>name of a fact, fact</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads: one to all</source>
        <translation>Threads: einer bis alle</translation>
    </message>
    <message>
        <source>Threads: as in Setup</source>
        <translation>Threads: wie unter „Einrichten“</translation>
    </message>
    <message>
        <source>Thread counts to measure the processor with</source>
        <translation>Zahlen von Threads, mit denen der Prozessor gemessen wird</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>%1 GHz gemessen</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReadingBar</name>
    <message>
        <source>Reading %1…</source>
        <comment>a file</comment>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Reads no further files. Those that were read stay.</source>
        <translation>Liest keine weiteren Dateien. Bereits gelesene bleiben.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RegionsRow</name>
    <message>
        <source>left out</source>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>These sizes</source>
        <translation>Diese Größen</translation>
    </message>
    <message>
        <source>Strata chooses this size from the caches of this machine.</source>
        <translation>Strata wählt diese Größe nach den Caches dieses Rechners.</translation>
    </message>
    <message>
        <source>Even the smallest buffers do not fit into the available memory.</source>
        <translation>Selbst die kleinsten Puffer passen nicht in den verfügbaren Speicher.</translation>
    </message>
    <message>
        <source>Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.</source>
        <translation>Puffergröße %1: höchstens %2, weil jeder Thread zwei solche Puffer im verfügbaren Speicher braucht.</translation>
    </message>
    <message>
        <source>Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.</source>
        <translation>Puffergröße %1: von %2 bis %3, etwa 16K oder %4. Bei 0 oder leerem Feld entfällt sie.</translation>
    </message>
    <message>
        <source>With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>Mit diesen Threads brauchen die Puffer nach Cache-Größen %1 Speicher, verfügbar sind nur %2. Weniger Threads wählen oder Puffer von höchstens %3.</translation>
    </message>
    <message>
        <source>With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>Mit diesen Threads brauchen die Puffer %1 Speicher, verfügbar sind nur %2. Weniger Threads wählen oder Puffer von höchstens %3.</translation>
    </message>
    <message>
        <source>Choose at most %1: each thread needs two such buffers, and %2 of memory is available.</source>
        <translation>Höchstens %1 wählen: Jeder Thread braucht zwei solche Puffer, verfügbar sind %2 Speicher.</translation>
    </message>
    <message>
        <source>Buffe&amp;r sizes</source>
        <translation>Puffe&amp;rgrößen</translation>
    </message>
    <message>
        <source>Buffer sizes</source>
        <translation>Puffergrößen</translation>
    </message>
    <message>
        <source>From the cache sizes</source>
        <translation>Nach den Cache-Größen</translation>
    </message>
    <message>
        <source>Buffer size %1</source>
        <translation>Puffergröße %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Tests:</source>
        <translation>Tests:</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Wiederholungen:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Strata saves each finished repetition to the history. Stop keeps the finished ones.</source>
        <translation>Strata speichert jede fertige Wiederholung im Verlauf. Stoppen behält die fertigen.</translation>
    </message>
    <message>
        <source>Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows the noise, so that you can compare series.</source>
        <translation>Wiederholt dieselben Tests, jedes Mal mit neuen Threads und neuem Speicher. Die Streuung der Wiederholungen zeigt das Rauschen; so lassen sich Serien vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>Um zwei Serien zu vergleichen, braucht jede mindestens %Ln Wiederholung.</numerusform>
            <numerusform>Um zwei Serien zu vergleichen, braucht jede mindestens %Ln Wiederholungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::ReportPane</name>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>The reports of runs appear here.</source>
        <translation>Die Berichte der Messläufe erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RespondForm</name>
    <message>
        <source>All addresses of this machine</source>
        <translation>Alle Adressen dieses Rechners</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>address, interface</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>Adressen dieses Rechners</translation>
    </message>
    <message>
        <source>Code:</source>
        <translation>Code:</translation>
    </message>
    <message>
        <source>Code of this machine</source>
        <translation>Code dieses Rechners</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Copies the code to the clipboard</source>
        <translation>Kopiert den Code in die Zwischenablage</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>Server stoppen</translation>
    </message>
    <message>
        <source>Start server</source>
        <translation>Server starten</translation>
    </message>
    <message>
        <source>Stops the server and disconnects the current client.</source>
        <translation>Stoppt den Server und trennt den verbundenen Client.</translation>
    </message>
    <message>
        <source>Accepts clients that know the code. Stops after 15 minutes without a client.</source>
        <translation>Nimmt Clients an, die den Code kennen. Stoppt nach 15 Minuten ohne Client.</translation>
    </message>
    <message>
        <source>Let another machine connect (server)</source>
        <translation>Anderen Rechner verbinden (Server)</translation>
    </message>
    <message>
        <source>While the server is on, clients that know the code can run the network test, and nothing else.</source>
        <translation>Solange der Server läuft, können Clients mit dem Code den Netzwerktest ausführen, sonst nichts.</translation>
    </message>
    <message>
        <source>&amp;Listen on:</source>
        <translation>&amp;Warten an:</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Adresse, an der der Server wartet</translation>
    </message>
    <message>
        <source>The local address that the server accepts connections on.</source>
        <translation>Die lokale Adresse, an der der Server Verbindungen annimmt.</translation>
    </message>
    <message>
        <source>Port to listen on</source>
        <translation>Port, an dem der Server wartet</translation>
    </message>
    <message>
        <source>The firewall must allow incoming connections to this port.</source>
        <translation>Die Firewall muss eingehende Verbindungen zu diesem Port zulassen.</translation>
    </message>
    <message>
        <source>For clients:</source>
        <translation>Für Clients:</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsModel</name>
    <message>
        <source>%1. %2</source>
        <comment>cell, reasons</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>cell, number of threads; short</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1, 1 thread</source>
        <comment>cell</comment>
        <translation>%1, 1 Thread</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln threads</source>
        <comment>cell</comment>
        <translation>
            <numerusform>%1, %Ln Thread</numerusform>
            <numerusform>%1, %Ln Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>strata::gui::RowsView</name>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>figure with unit, percent</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>figure with unit, least and most of many</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>CPU, other CPU, time from one to the other</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunCommands</name>
    <message>
        <source>R&amp;un: %1</source>
        <comment>in the menu; the test</comment>
        <translation>Start&amp;en: %1</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation>so nicht ausführbar</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Noch nichts gemessen</translation>
    </message>
    <message>
        <source>This run did not measure this test</source>
        <translation>Dieser Lauf hat diesen Test nicht gemessen</translation>
    </message>
    <message>
        <source>Not measured since this start of Strata</source>
        <translation>Seit diesem Start von Strata nicht gemessen</translation>
    </message>
    <message>
        <source>No results of this test yet</source>
        <translation>Noch keine Ergebnisse dieses Tests</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunHead</name>
    <message>
        <source>%1 · %2</source>
        <comment>step, remaining time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Messlaufs</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Runs what is named beside this button (%1)</source>
        <translation>Startet, was neben dieser Schaltfläche steht (%1)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured (%1)</source>
        <translation>Beendet den Messlauf und behält, was schon gemessen ist (%1)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Was gemessen wird</translation>
    </message>
    <message>
        <source>How long the whole machine takes, or one part of it</source>
        <translation>Wie lange der ganze Rechner dauert, oder nur ein Teil davon</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message>
        <source>%1 (extended)</source>
        <translation>%1 (verlängert)</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Vorbereitung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results were measured again at %1.</source>
        <translation>
            <numerusform>%Ln Ergebnis wurde am %1 neu gemessen.</numerusform>
            <numerusform>%Ln Ergebnisse wurden am %1 neu gemessen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Gestoppt, bevor etwas gemessen war.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Nicht gemessen.</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <comment>of a series by turns</comment>
        <translation>Messlauf %1 von %2</translation>
    </message>
    <message>
        <source>Repetition %1 of %2</source>
        <translation>Wiederholung %1 von %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Measured: %1, %2</source>
        <comment>when a run began, how long it took</comment>
        <translation>Gemessen: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%Ln s</numerusform>
            <numerusform>%Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>Several runs, the last %1</source>
        <comment>when it began</comment>
        <translation>Mehrere Läufe, der letzte %1</translation>
    </message>
    <message>
        <source>%1 took up to %2 of a CPU</source>
        <comment>program, percent</comment>
        <translation>%1 nahm bis zu %2 einer CPU</translation>
    </message>
    <message>
        <source>Dimmed: the last run, %1</source>
        <comment>when</comment>
        <translation>Gedämpft: der letzte Lauf, %1</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Noch nichts gemessen</translation>
    </message>
    <message>
        <source>Same as the last run (%1)</source>
        <translation>Wie der letzte Messlauf (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>%Ln Ergebnis außerhalb des üblichen Bereichs</numerusform>
            <numerusform>%Ln Ergebnisse außerhalb des üblichen Bereichs</numerusform>
        </translation>
    </message>
    <message>
        <source>all in their usual range</source>
        <translation>alle im üblichen Bereich</translation>
    </message>
    <message>
        <source>%1 improved, %2 kept</source>
        <comment>of the results that were measured again</comment>
        <translation>%1 verbessert, %2 behalten</translation>
    </message>
    <message>
        <source>The measurement with the better grade was kept, or else the one with the narrower interval.</source>
        <translation>Von beiden Messungen wurde die mit der besseren Note behalten, sonst die mit dem engeren Intervall.</translation>
    </message>
    <message>
        <source>Dimmed: earlier runs, the last %1</source>
        <comment>when</comment>
        <translation>Gedämpft: frühere Läufe, der letzte %1</translation>
    </message>
    <message>
        <source>Kept in the history.</source>
        <translation>Im Verlauf aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 faster, %2 slower than the last run, most: %3 %4</source>
        <comment>numbers of results, result that changed most, by how much</comment>
        <translation>%1 schneller, %2 langsamer als im letzten Messlauf, am meisten: %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>%Ln unzuverlässiges ausgelassen</numerusform>
            <numerusform>%Ln unzuverlässige ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>A run shows its progress here, and then how reliable its results are.</source>
        <translation>Ein Lauf zeigt hier seinen Fortschritt, danach die Zuverlässigkeit seiner Ergebnisse.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>Nach %Ln s gestoppt.</numerusform>
            <numerusform>Nach %Ln s gestoppt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>Fertig nach %Ln s.</numerusform>
            <numerusform>Fertig nach %Ln s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunQuestion</name>
    <message>
        <source>The picture on the screen is disturbed while the framebuffer is measured. Strata restores it afterwards.</source>
        <translation>Während der Framebuffer gemessen wird, ist das Bild auf dem Bildschirm gestört. Strata stellt es danach wieder her.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Jetzt messen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>strata::gui::SectionsPage</name>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More tests</source>
        <translation>Weitere Tests</translation>
    </message>
</context>
<context>
    <name>strata::gui::SeriesCommands</name>
    <message>
        <source>B: %1</source>
        <comment>what differs</comment>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>A: as in Setup</source>
        <translation>A: wie unter Einrichten</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupCommands</name>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>Einstellungen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Einstellungen: %1</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>Settings saved to %1</source>
        <translation>Einstellungen gespeichert unter %1</translation>
    </message>
    <message>
        <source>%1 has no valid settings. %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1 enthält keine gültigen Einstellungen. %2</translation>
    </message>
    <message>
        <source>Settings loaded from %1</source>
        <translation>Einstellungen aus %1 geladen</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupDialog</name>
    <message>
        <source>Setup</source>
        <translation>Einrichten</translation>
    </message>
    <message>
        <source>R&amp;estore defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Sho&amp;w fewer settings</source>
        <translation>Weniger E&amp;instellungen zeigen</translation>
    </message>
    <message>
        <source>Sho&amp;w more settings</source>
        <translation>Mehr E&amp;instellungen zeigen</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>Weniger Einstellungen zeigen</translation>
    </message>
    <message>
        <source>Show more settings</source>
        <translation>Mehr Einstellungen zeigen</translation>
    </message>
    <message>
        <source>Fix the marked fields first.</source>
        <translation>Zuerst die markierten Felder berichtigen.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ShareDialog</name>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>strata-shared-%1.html</source>
        <comment>file name; the date</comment>
        <translation>strata-geteilt-%1.html</translation>
    </message>
    <message>
        <source>Save the copy to share</source>
        <translation>Kopie zum Teilen speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Webseiten (*.html);;Läufe von Strata (*.strata);;Zeichnungen (*.svg);;Tabellen (*.csv);;Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Copy to share saved to %1</source>
        <translation>Kopie zum Teilen gespeichert unter %1</translation>
    </message>
    <message>
        <source>Share run</source>
        <translation>Lauf teilen</translation>
    </message>
    <message>
        <source>&amp;Keep label and comment</source>
        <translation>Bezeichnung und Kommentar &amp;behalten</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>In your run</source>
        <translation>In Ihrem Lauf</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>In der Kopie</translation>
    </message>
    <message>
        <source>&amp;Save copy…</source>
        <translation>Kopie &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>They may contain personal data</source>
        <translation>Sie können persönliche Daten enthalten</translation>
    </message>
    <message>
        <source>Saves a copy of this run without what identifies the computer. The run itself stays as it is. Strata sends nothing anywhere: you choose where the file goes.</source>
        <translation>Speichert eine Kopie dieses Laufs ohne alles, was den Computer erkennbar macht. Der Lauf selbst bleibt, wie er ist. Strata sendet nichts: Sie entscheiden, wohin die Datei geht.</translation>
    </message>
    <message>
        <source>&amp;Removed or changed</source>
        <translation>&amp;Entfernt oder geändert</translation>
    </message>
    <message>
        <source>What the copy removes or changes</source>
        <translation>Was die Kopie entfernt oder ändert</translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>%1 von %Ln gezeigten Ergebnis ist zuverlässig</numerusform>
            <numerusform>%1 von %Ln gezeigten Ergebnissen sind zuverlässig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln results)</source>
        <comment>what disturbed them</comment>
        <translation>
            <numerusform>%1 (%Ln Ergebnis)</numerusform>
            <numerusform>%1 (%Ln Ergebnisse)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run the %Ln again</source>
        <comment>a button; results that are not reliable</comment>
        <translation>
            <numerusform>Erneut messen</numerusform>
            <numerusform>%Ln erneut messen</numerusform>
        </translation>
    </message>
    <message>
        <source>Measures only the results that are not reliable. The measurement with the better grade stays, or else the one with the narrower interval. Close other programs first.</source>
        <translation>Misst nur die nicht zuverlässigen Ergebnisse. Von jedem bleibt die Messung mit der besseren Note, sonst die mit dem engeren Intervall. Schließen Sie zuvor andere Programme.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SustainedBar</name>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Vectors: arithmetic of the widest vectors, which heats most. Integer: sorting. Memory: copies.</source>
        <translation>Vektoren: Arithmetik der breitesten Vektoren, die am meisten heizt. Ganzzahlen: Sortieren. Speicher: Kopien.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Thin laptops fall within a minute or two, large coolers after ten or more.</source>
        <translation>Dünne Laptops fallen nach ein bis zwei Minuten ab, große Kühler nach zehn oder mehr.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SweepBar</name>
    <message>
        <source>Quick sweep</source>
        <translation>Kurzer Durchlauf</translation>
    </message>
    <message>
        <source>Full sweep</source>
        <translation>Voller Durchlauf</translation>
    </message>
    <message>
        <source>One chain</source>
        <translation>Eine Kette</translation>
    </message>
    <message>
        <source>Widest operand</source>
        <translation>Breitester Operand</translation>
    </message>
    <message>
        <source>All widths</source>
        <translation>Alle Breiten</translation>
    </message>
    <message>
        <source>One to twelve chains</source>
        <translation>Eine bis zwölf Ketten</translation>
    </message>
    <message>
        <source>Extent of the sweep</source>
        <translation>Umfang des Durchlaufs</translation>
    </message>
    <message>
        <source>Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, which shows the levels themselves.</source>
        <translation>Kurz: einige Größen zu beiden Seiten jedes Caches. Voll: acht Größen je Verdopplung; das zeigt die Ebenen selbst.</translation>
    </message>
    <message>
        <source>Chains of the sweep</source>
        <translation>Ketten des Durchlaufs</translation>
    </message>
    <message>
        <source>One load at a time, or up to twelve in flight</source>
        <translation>Ein Ladezugriff nach dem anderen, oder bis zu zwölf zugleich unterwegs</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf starten</translation>
    </message>
    <message>
        <source>Sweep latency</source>
        <translation>Latenz-Durchlauf starten</translation>
    </message>
    <message>
        <source>Sweep bandwidth</source>
        <translation>Bandbreiten-Durchlauf starten</translation>
    </message>
    <message>
        <source>Measures through all sizes, from the first cache to memory</source>
        <translation>Misst alle Größen, vom ersten Cache bis zum Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Default pages</source>
        <translation>Übliche Seiten</translation>
    </message>
    <message>
        <source>Sequential kernels only, or random, non-temporal and prefetching ones too</source>
        <translation>Nur sequenzielle Kernel, oder auch zufällige, non-temporale und mit Prefetch</translation>
    </message>
    <message>
        <source>Huge pages</source>
        <translation>Huge Pages</translation>
    </message>
    <message>
        <source>Default and huge pages</source>
        <translation>Standard und Huge Pages</translation>
    </message>
    <message>
        <source>Kernels of the sweep</source>
        <translation>Kernel des Durchlaufs</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Seitengröße</translation>
    </message>
    <message>
        <source>Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back to back, and the chart has both curves. The report shows what the OS gave.</source>
        <translation>Huge Pages (meist von 2 MiB) sparen TLB-Fehlzugriffe. Beide: Jede Größe wird in beiden Arten gemessen, direkt nacheinander, und das Diagramm hat beide Kurven. Der Bericht zeigt, was das Betriebssystem gab.</translation>
    </message>
    <message>
        <source>One size per level</source>
        <translation>Eine Größe je Ebene</translation>
    </message>
    <message>
        <source>All kernels</source>
        <translation>Alle Kernel</translation>
    </message>
</context>
<context>
    <name>strata::gui::ThreadsRow</name>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>Eine ganze Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Number of threads</source>
        <translation>Anzahl der Threads</translation>
    </message>
    <message>
        <source>Scale up to</source>
        <translation>Steigern bis</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>One per CPU</source>
        <translation>Einer je CPU</translation>
    </message>
    <message>
        <source>One per core</source>
        <translation>Einer je Kern</translation>
    </message>
    <message>
        <source>Scaling test: runs each test with 1, 2, 4 threads and so on, up to all</source>
        <translation>Skalierungstest: führt jeden Test mit 1, 2, 4 Threads und so weiter aus, bis zu allen</translation>
    </message>
</context>
<context>
    <name>strata::gui::TimesRow</name>
    <message>
        <source>Integer time: a whole number of seconds from %1 to %2.</source>
        <translation>Zeit für Ganzzahl: ganze Sekunden von %1 bis %2.</translation>
    </message>
    <message>
        <source>Floating time: a whole number of seconds from %1 to %2.</source>
        <translation>Zeit für Gleitkomma: ganze Sekunden von %1 bis %2.</translation>
    </message>
    <message>
        <source>Times, seconds</source>
        <translation>Zeiten, Sekunden</translation>
    </message>
    <message>
        <source>&amp;Integer</source>
        <translation>&amp;Ganzzahl</translation>
    </message>
    <message>
        <source>Integer time, seconds</source>
        <translation>Zeit für Ganzzahl, Sekunden</translation>
    </message>
    <message>
        <source>&amp;Floating</source>
        <translation>Gl&amp;eitkomma</translation>
    </message>
    <message>
        <source>Floating time, seconds</source>
        <translation>Zeit für Gleitkomma, Sekunden</translation>
    </message>
    <message>
        <source>&amp;Stop when precise</source>
        <translation>Beenden, &amp;wenn genau</translation>
    </message>
    <message>
        <source>Stop when precise</source>
        <translation>Beenden, wenn genau</translation>
    </message>
    <message>
        <source>Memory time: a whole number of seconds from %1 to %2, per buffer size.</source>
        <translation>Zeit für Speicher: ganze Sekunden von %1 bis %2, je Puffergröße.</translation>
    </message>
    <message>
        <source>&amp;Memory, per size</source>
        <translation>S&amp;peicher, je Größe</translation>
    </message>
    <message>
        <source>Memory time per buffer size, seconds</source>
        <translation>Zeit für Speicher je Puffergröße, Sekunden</translation>
    </message>
    <message>
        <source>Ends a test early once its result is precise. When off, each test uses its full time, like Nbench.</source>
        <translation>Beendet einen Test vorzeitig, sobald sein Ergebnis genau ist. Wenn aus, nutzt jeder Test seine volle Zeit, wie Nbench.</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyDialog</name>
    <message>
        <source>No CPU picked</source>
        <translation>Keine CPU gewählt</translation>
    </message>
    <message>
        <source>CPU %1 picked</source>
        <translation>CPU %1 gewählt</translation>
    </message>
    <message>
        <source>CPUs %1 picked</source>
        <translation>CPUs %1 gewählt</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Bild speichern…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Pick CPUs</source>
        <translation>CPUs wählen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level: %1</source>
        <translation>Der nutzbare Teil der letzten Cache-Ebene wird gemessen: %1</translation>
    </message>
    <message>
        <source>&amp;Measure cache again</source>
        <translation>Cache &amp;erneut messen</translation>
    </message>
    <message>
        <source>Measure cache again</source>
        <translation>Cache erneut messen</translation>
    </message>
    <message>
        <source>Measures how much of the last cache level programs can use, in three seconds at most.</source>
        <translation>Misst, wie viel von der letzten Cache-Ebene Programme nutzen können, in höchstens drei Sekunden.</translation>
    </message>
    <message>
        <source>Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range.</source>
        <translation>CPUs anklicken, an die Strata die Threads bindet, oder ein Feld für alle CPUs darin. Umschalt-Klick wählt einen Bereich.</translation>
    </message>
    <message>
        <source>Reset to the previous selection</source>
        <translation>Auf die vorherige Auswahl zurücksetzen</translation>
    </message>
    <message>
        <source>Copy &amp;facts</source>
        <translation>&amp;Angaben kopieren</translation>
    </message>
    <message>
        <source>Copy facts</source>
        <translation>Angaben kopieren</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyView</name>
    <message>
        <source>Picture of the machine</source>
        <translation>Bild des Rechners</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <comment>a part of the machine</comment>
        <translation>%1, gewählt</translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendChart</name>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>usual: %1 to %2 %3</source>
        <comment>two figures and their unit</comment>
        <translation>üblich: %1 bis %2 %3</translation>
    </message>
    <message>
        <source>outside the usual range</source>
        <translation>außerhalb des üblichen Bereichs</translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendStrip</name>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>The figure over time</source>
        <translation>Das Ergebnis über die Zeit</translation>
    </message>
    <message>
        <source>Point at a run to read it, or use the arrow keys. Click to select it.</source>
        <translation>Auf einen Lauf zeigen oder die Pfeiltasten benutzen, um ihn zu lesen. Ein Klick wählt ihn aus.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln run(s) since %2: median %3 %4</source>
        <comment>a result, a date, a figure, its unit</comment>
        <translation>
            <numerusform>%1, %Ln Lauf seit dem %2: Median %3 %4</numerusform>
            <numerusform>%1, %Ln Läufe seit dem %2: Median %3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>too few for a usual range</source>
        <translation>zu wenige für einen üblichen Bereich</translation>
    </message>
    <message>
        <source>all in the usual range</source>
        <translation>alle im üblichen Bereich</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>%Ln außerhalb des üblichen Bereichs</numerusform>
            <numerusform>%Ln außerhalb des üblichen Bereichs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::ViewMenu</name>
    <message>
        <source>&amp;Actual size (now %1 %)</source>
        <translation>&amp;Originalgröße (jetzt %1 %)</translation>
    </message>
    <message>
        <source>&amp;Unit of rates</source>
        <translation>&amp;Einheit der Datenraten</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Report pane</source>
        <translation>&amp;Berichtsfenster</translation>
    </message>
    <message>
        <source>&amp;Machine…</source>
        <translation>&amp;Rechner…</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>refused</source>
        <extracomment>how-refused</extracomment>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>Strata may not write in {1}. Choose another folder, or change its permissions.</source>
        <extracomment>folder-not-writable</extracomment>
        <translation>Strata darf in {1} nicht schreiben. Einen anderen Ordner wählen oder die Zugriffsrechte ändern.</translation>
    </message>
    <message>
        <source>The disk of {1} was full after {2}. Choose a smaller file or another folder.</source>
        <extracomment>disk-full</extracomment>
        <translation>Der Datenträger von {1} war nach {2} voll. Eine kleinere Datei oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Integer</source>
        <extracomment>test-integer
----------
sustained-integer</extracomment>
        <translation>Ganzzahl</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>sustained-memory
----------
label-memory
----------
level-memory-first
----------
machine-memory</extracomment>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Disk</source>
        <extracomment>chart-disk
----------
html-test-disk
----------
test-disk
----------
label-disk
----------
step-disk</extracomment>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Heapsort of 1000 random 32-bit integers, fresh ones each time</source>
        <extracomment>heapsort-1000</extracomment>
        <translation>Heapsort von 1000 zufälligen 32-Bit-Ganzzahlen, jedes Mal neuen</translation>
    </message>
    <message>
        <source>Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions</source>
        <extracomment>floating-mix</extracomment>
        <translation>Skalare Double-Werte: 11 Additionen, 2 Subtraktionen, 9 Multiplikationen, 2 Divisionen</translation>
    </message>
    <message>
        <source>The random index of a move alone</source>
        <extracomment>index-random</extracomment>
        <translation>Der zufällige Index eines Transfers allein</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>op-write</extracomment>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>op-read</extracomment>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>op-move</extracomment>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>pattern-random</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>90th percentile of work per cycle x clock</source>
        <extracomment>statistic-p90-per-clock</extracomment>
        <translation>90. Perzentil der Arbeit je Takt × Taktfrequenz</translation>
    </message>
    <message>
        <source>90th percentile of the rate</source>
        <extracomment>statistic-p90</extracomment>
        <translation>90. Perzentil der Rate</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <extracomment>statistic-p10</extracomment>
        <translation>10. Perzentil</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>statistic-p50
----------
series-median
----------
column-median</extracomment>
        <translation>Median</translation>
    </message>
    <message>
        <source>median operation</source>
        <extracomment>statistic-p50-operation</extracomment>
        <translation>Median der Operationen</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>outcome-skipped</extracomment>
        <translation>entfallen</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>outcome-failed
----------
status-failed</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>metric-rate
----------
column-rate</extracomment>
        <translation>Rate</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>metric-operations</extracomment>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>STRATA {1}</source>
        <extracomment>report-title</extracomment>
        <translation>STRATA {1}</translation>
    </message>
    <message>
        <source>Method {1}, built with {2}.</source>
        <extracomment>report-method</extracomment>
        <translation>Verfahren {1}, erstellt mit {2}.</translation>
    </message>
    <message>
        <source>The run took {1} s.</source>
        <extracomment>report-seconds</extracomment>
        <translation>Der Messlauf dauerte {1} s.</translation>
    </message>
    <message>
        <source>The run took {1} min {2} s.</source>
        <extracomment>report-minutes</extracomment>
        <translation>Der Messlauf dauerte {1} min {2} s.</translation>
    </message>
    <message>
        <source>NOT COMPLETE: some of the tests failed. The notes say why.</source>
        <extracomment>report-failed</extracomment>
        <translation>UNVOLLSTÄNDIG: Einige Tests sind fehlgeschlagen. Die Hinweise nennen den Grund.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <extracomment>report-empty
----------
respond-nothing</extracomment>
        <translation>Es wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>shared-label
----------
label-label
----------
column-label</extracomment>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>shared-comment
----------
label-comment</extracomment>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>MACHINE</source>
        <extracomment>heading-machine</extracomment>
        <translation>RECHNER</translation>
    </message>
    <message>
        <source>Processor</source>
        <extracomment>chart-processor
----------
html-test-processor
----------
label-processor
----------
step-processor
----------
machine-processor</extracomment>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Caches</source>
        <extracomment>label-caches</extracomment>
        <translation>Caches</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>label-system
----------
machine-system</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>{2}: CPUs {1}</source>
        <extracomment>report-kind</extracomment>
        <translation>{2}: CPUs {1}</translation>
    </message>
    <message>
        <source>L{1} {2} per CPU</source>
        <extracomment>report-cache</extracomment>
        <translation>L{1} {2} je CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per {3} CPUs</source>
        <extracomment>report-cache-shared</extracomment>
        <translation>L{1} {2} je {3} CPUs</translation>
    </message>
    <message>
        <source>{1}, {2} available; pages of {3}</source>
        <extracomment>report-memory</extracomment>
        <translation>{1}, davon {2} verfügbar; Seiten zu {3}</translation>
    </message>
    <message>
        <source>virtual machine ({1})</source>
        <extracomment>report-virtual</extracomment>
        <translation>virtuelle Maschine ({1})</translation>
    </message>
    <message>
        <source>load {1} before the run</source>
        <extracomment>around-load</extracomment>
        <translation>Last {1} vor dem Messlauf</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>heading-settings</extracomment>
        <translation>EINSTELLUNGEN</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>chart-threads
----------
label-threads</extracomment>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>label-times</extracomment>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>label-regions</extracomment>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>label-folders</extracomment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>on CPU {1}</source>
        <extracomment>threads-on-cpu</extracomment>
        <translation>auf CPU {1}</translation>
    </message>
    <message>
        <source>integer {1} s</source>
        <extracomment>time-integer</extracomment>
        <translation>Ganzzahl {1} s</translation>
    </message>
    <message>
        <source>the current folder</source>
        <extracomment>folder-current</extracomment>
        <translation>der aktuelle Ordner</translation>
    </message>
    <message>
        <source>PROCESSOR</source>
        <extracomment>heading-processor</extracomment>
        <translation>PROZESSOR</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <extracomment>heading-memory</extracomment>
        <translation>SPEICHER</translation>
    </message>
    <message>
        <source>DISK</source>
        <extracomment>heading-disk</extracomment>
        <translation>DATENTRÄGER</translation>
    </message>
    <message>
        <source>{1} threads together</source>
        <extracomment>report-all-threads</extracomment>
        <translation>{1} Threads zusammen</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <extracomment>basis-pages</extracomment>
        <translation>Seiten: {1}</translation>
    </message>
    <message>
        <source>extended to {1}</source>
        <extracomment>basis-extended</extracomment>
        <translation>verlängert auf {1}</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>column-width</extracomment>
        <translation>Byte</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>row-average
----------
column-overall</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>column-flush</extracomment>
        <translation>Flush</translation>
    </message>
    <message>
        <source>{1}, thread</source>
        <extracomment>column-thread</extracomment>
        <translation>{1}, Thread</translation>
    </message>
    <message>
        <source>on CPU</source>
        <extracomment>column-on-cpu</extracomment>
        <translation>auf CPU</translation>
    </message>
    <message>
        <source>min/max</source>
        <extracomment>column-fairness</extracomment>
        <translation>min/max</translation>
    </message>
    <message>
        <source>{1} B {2}</source>
        <extracomment>chart-short-move
----------
row-width-pattern</extracomment>
        <translation>{1} B {2}</translation>
    </message>
    <message>
        <source>NOTES</source>
        <extracomment>heading-notes</extracomment>
        <translation>HINWEISE</translation>
    </message>
    <message>
        <source>HOW TO READ THIS</source>
        <extracomment>heading-reading</extracomment>
        <translation>LESEHILFE</translation>
    </message>
    <message>
        <source>Settings: the file {1}.</source>
        <extracomment>cli-settings-file</extracomment>
        <translation>Einstellungen: die Datei {1}.</translation>
    </message>
    <message>
        <source>Settings: the preset {1}.</source>
        <extracomment>cli-settings-preset</extracomment>
        <translation>Einstellungen: die Vorlage {1}.</translation>
    </message>
    <message>
        <source>Settings: those saved in {1}.</source>
        <extracomment>cli-settings-saved</extracomment>
        <translation>Einstellungen: die in {1} gespeicherten.</translation>
    </message>
    <message>
        <source>Settings: the defaults, since none are saved in {1}.</source>
        <extracomment>cli-settings-none-saved</extracomment>
        <translation>Einstellungen: Standard, da in {1} keine gespeichert sind.</translation>
    </message>
    <message>
        <source>Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:</source>
        <extracomment>cli-leftovers</extracomment>
        <translation>Dateien, die ein unterbrochener Datenträgertest in {1} hinterlassen hat: {2}, zusammen {3}. Dieser Befehl löscht sie:</translation>
    </message>
    <message>
        <source>This takes about {1} s.</source>
        <extracomment>cli-expected-time</extracomment>
        <translation>Dies dauert etwa {1} s.</translation>
    </message>
    <message>
        <source>{1} s left</source>
        <extracomment>cli-time-left</extracomment>
        <translation>noch {1} s</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>selftest-ok</extracomment>
        <translation>ok</translation>
    </message>
    <message>
        <source>WRONG</source>
        <extracomment>selftest-wrong</extracomment>
        <translation>FALSCH</translation>
    </message>
    <message>
        <source>Cores</source>
        <extracomment>machine-cores</extracomment>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}</source>
        <extracomment>machine-core-count</extracomment>
        <translation>{1}; CPUs: {2}; Sockel: {3}; NUMA-Knoten: {4}</translation>
    </message>
    <message>
        <source>Kind of core</source>
        <extracomment>machine-kind</extracomment>
        <translation>Art der Kerne</translation>
    </message>
    <message>
        <source>{1}, CPUs: {2}</source>
        <extracomment>machine-kind-count</extracomment>
        <translation>{1}, CPUs: {2}</translation>
    </message>
    <message>
        <source>L{1} cache</source>
        <extracomment>machine-level
----------
parts-cache</extracomment>
        <translation>L{1}-Cache</translation>
    </message>
    <message>
        <source>{1}, CPUs that share one: {2}</source>
        <extracomment>machine-cache</extracomment>
        <translation>{1}, CPUs, die sich einen teilen: {2}</translation>
    </message>
    <message>
        <source>usable as measured: {1}</source>
        <extracomment>machine-usable</extracomment>
        <translation>gemessen nutzbar: {1}</translation>
    </message>
    <message>
        <source>Core design</source>
        <extracomment>machine-core-class</extracomment>
        <translation>Bauart der Kerne</translation>
    </message>
    <message>
        <source>{1}; each cycle at most {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-limits</extracomment>
        <translation>{1}; je Takt höchstens {2} Laden, {3} Speichern, {4} von beiden zusammen</translation>
    </message>
    <message>
        <source>{1}, available {2}</source>
        <extracomment>machine-memory-sizes</extracomment>
        <translation>{1}, verfügbar {2}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>chart-pages
----------
machine-pages</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <extracomment>machine-hypervisor</extracomment>
        <translation>Virtuelle Maschine</translation>
    </message>
    <message>
        <source>{1} must come after its command, as in strata-cli {2} {1}.</source>
        <extracomment>cli-option-first</extracomment>
        <translation>{1} muss nach seinem Befehl stehen, wie in strata-cli {2} {1}.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option. See strata-cli {2} --help.</source>
        <extracomment>cli-no-such-option</extracomment>
        <translation>{1}: strata-cli {2} hat keine solche Option. Siehe strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help.</source>
        <extracomment>cli-option-elsewhere</extracomment>
        <translation>{1}: strata-cli {2} hat keine solche Option, aber strata-cli {3} hat sie. Siehe strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot;: strata-cli {2} takes options only. See strata-cli {2} --help.</source>
        <extracomment>cli-options-only</extracomment>
        <translation>„{1}“: strata-cli {2} nimmt nur Optionen an. Siehe strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1} is given twice. Give it once.</source>
        <extracomment>cli-given-twice</extracomment>
        <translation>{1} ist doppelt angegeben. Nur einmal angeben.</translation>
    </message>
    <message>
        <source>{1} is given too often. Give it at most {2} times.</source>
        <extracomment>cli-given-too-often</extracomment>
        <translation>{1} ist zu oft angegeben. Höchstens {2}-mal angeben.</translation>
    </message>
    <message>
        <source>{1} takes no value, but was given &quot;{2}&quot;. Use {1} alone.</source>
        <extracomment>cli-flag-value</extracomment>
        <translation>{1} nimmt keinen Wert an, erhielt aber „{2}“. {1} allein verwenden.</translation>
    </message>
    <message>
        <source>{1} lacks its value.</source>
        <extracomment>cli-missing-value</extracomment>
        <translation>Bei {1} fehlt der Wert.</translation>
    </message>
    <message>
        <source>A value that begins with a hyphen is given as {1}=VALUE.</source>
        <extracomment>cli-hyphen-value</extracomment>
        <translation>Ein Wert, der mit einem Bindestrich beginnt, wird als {1}=VALUE angegeben.</translation>
    </message>
    <message>
        <source>{1}: the value is empty.</source>
        <extracomment>cli-empty-value</extracomment>
        <translation>{1}: Der Wert ist leer.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not valid UTF-8. Use text in UTF-8.</source>
        <extracomment>cli-not-utf8</extracomment>
        <translation>{1}: „{2}“ ist kein gültiges UTF-8. Text in UTF-8 verwenden.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not allowed.</source>
        <extracomment>cli-bad-value</extracomment>
        <translation>{1}: „{2}“ ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>{1} and {2} exclude each other. Give only one of them.</source>
        <extracomment>cli-excludes</extracomment>
        <translation>{1} und {2} schließen einander aus. Nur eines davon angeben.</translation>
    </message>
    <message>
        <source>Use a whole number of seconds from {1} to {2}.</source>
        <extracomment>cli-use-seconds</extracomment>
        <translation>Eine ganze Zahl von Sekunden von {1} bis {2} verwenden.</translation>
    </message>
    <message>
        <source>Use a whole number from {1} to {2}.</source>
        <extracomment>cli-use-number</extracomment>
        <translation>Eine ganze Zahl von {1} bis {2} verwenden.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-disk-size</extracomment>
        <translation>Eine Größe von {1} bis {2} verwenden, etwa 256M oder 1.5G (K, M, G und T sind Potenzen von 1024).</translation>
    </message>
    <message>
        <source>Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>cli-use-binding</extracomment>
        <translation>spread, close, cores, none oder eine Liste von CPUs wie 0,2,4-7 verwenden.</translation>
    </message>
    <message>
        <source>Use one of these: {1}.</source>
        <extracomment>cli-use-one-of</extracomment>
        <translation>Eines von diesen verwenden: {1}.</translation>
    </message>
    <message>
        <source>Use a text of your own.</source>
        <extracomment>cli-use-text</extracomment>
        <translation>Einen eigenen Text verwenden.</translation>
    </message>
    <message>
        <source>Use the name of a folder.</source>
        <extracomment>cli-use-folder</extracomment>
        <translation>Den Namen eines Ordners verwenden.</translation>
    </message>
    <message>
        <source>Use the name of a file.</source>
        <extracomment>cli-use-file</extracomment>
        <translation>Den Namen einer Datei verwenden.</translation>
    </message>
    <message>
        <source>--settings {1}: {2}</source>
        <extracomment>cli-settings-file-wrong</extracomment>
        <translation>--settings {1}: {2}</translation>
    </message>
    <message>
        <source>--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, or install a newer version.</source>
        <extracomment>cli-settings-unknown</extracomment>
        <translation>--settings {1}: Diese Version von Strata kennt {2} nicht, es ändert also nichts. Die Schreibweise prüfen oder eine neuere Version installieren.</translation>
    </message>
    <message>
        <source>vectors of {1} bytes: loads {2}, stores {3}, both together {4}</source>
        <extracomment>machine-core-width</extracomment>
        <translation>Vektoren von {1} Bytes: Laden {2}, Speichern {3}, beides zusammen {4}</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <extracomment>machine-modules</extracomment>
        <translation>Speichermodule</translation>
    </message>
    <message>
        <source>{1}; type {2}; MT/s {3}; channels {4}</source>
        <extracomment>machine-module-facts</extracomment>
        <translation>{1}; Typ {2}; MT/s {3}; Kanäle {4}</translation>
    </message>
    <message>
        <source>all channels together at most {1}</source>
        <extracomment>machine-memory-limit</extracomment>
        <translation>alle Kanäle zusammen höchstens {1}</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>html-test-bandwidth
----------
test-bandwidth</extracomment>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>html-test-latency
----------
test-latency</extracomment>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>10th percentile of cycles / clock</source>
        <extracomment>statistic-p10-per-clock</extracomment>
        <translation>10. Perzentil der Takte / Taktfrequenz</translation>
    </message>
    <message>
        <source>BANDWIDTH, {1}</source>
        <extracomment>heading-bandwidth</extracomment>
        <translation>BANDBREITE, {1}</translation>
    </message>
    <message>
        <source>LATENCY</source>
        <extracomment>heading-latency</extracomment>
        <translation>LATENZ</translation>
    </message>
    <message>
        <source>cycles</source>
        <extracomment>chart-cycles
----------
column-cycles</extracomment>
        <translation>Takte</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>html-count
----------
column-count</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>whole region</source>
        <extracomment>walk-whole</extracomment>
        <translation>ganzer Bereich</translation>
    </message>
    <message>
        <source>LEVELS OF MEMORY</source>
        <extracomment>heading-levels</extracomment>
        <translation>SPEICHEREBENEN</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column-level</extracomment>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>level-memory</extracomment>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>WARNING: the scores cannot be compared with those of other runs, since:</source>
        <extracomment>membench-warning</extracomment>
        <translation>WARNUNG: Die Punktzahlen lassen sich nicht mit denen anderer Läufe vergleichen, denn:</translation>
    </message>
    <message>
        <source>the run did not come to its end</source>
        <extracomment>membench-unfinished</extracomment>
        <translation>der Lauf kam nicht an sein Ende</translation>
    </message>
    <message>
        <source>its number of threads was {1}, on a machine with {2} CPUs (--threads auto has as many)</source>
        <extracomment>membench-threads</extracomment>
        <translation>die Zahl der Threads war {1}, auf einem Rechner mit {2} CPUs (--threads auto nimmt die Zahl der CPUs)</translation>
    </message>
    <message>
        <source>there is one size of buffer only (--sweep full has many)</source>
        <extracomment>membench-one-size</extracomment>
        <translation>es gibt nur eine Puffergröße (--sweep full hat viele)</translation>
    </message>
    <message>
        <source>This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form holds.</source>
        <extracomment>membench-nothing</extracomment>
        <translation>Dieser Lauf hat weder Bandbreite noch Latenz in Puffern ab 1 KiB; nur das fasst diese Form.</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>test-copy
----------
op-copy</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>C library</source>
        <extracomment>html-test-library
----------
test-library</extracomment>
        <translation>C-Bibliothek</translation>
    </message>
    <message>
        <source>COPY</source>
        <extracomment>heading-copy</extracomment>
        <translation>KOPIEREN</translation>
    </message>
    <message>
        <source>C LIBRARY, {1}</source>
        <extracomment>heading-library</extracomment>
        <translation>C-BIBLIOTHEK, {1}</translation>
    </message>
    <message>
        <source>The library: {1}.</source>
        <extracomment>library-version</extracomment>
        <translation>Die Bibliothek: {1}.</translation>
    </message>
    <message>
        <source>memcpy, whole</source>
        <extracomment>row-copy-memcpy</extracomment>
        <translation>memcpy, ganz</translation>
    </message>
    <message>
        <source>memcpy, {1} blocks</source>
        <extracomment>row-copy-blocks</extracomment>
        <translation>memcpy, Blöcke {1}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>column-pass</extracomment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>column-call-size
----------
column-size</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>passes: {1}</source>
        <extracomment>basis-passes</extracomment>
        <translation>Durchgänge: {1}</translation>
    </message>
    <message>
        <source>C library, {1}</source>
        <extracomment>step-library</extracomment>
        <translation>C-Bibliothek, {1}</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-block</extracomment>
        <translation>Eine Größe von {1} bis {2} angeben, etwa 64K oder 1M (K, M, G und T sind Potenzen von 1024).</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>label-priority</extracomment>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <extracomment>threads-scale</extracomment>
        <translation>von 1 bis {1}</translation>
    </message>
    <message>
        <source>raised</source>
        <extracomment>priority-raised</extracomment>
        <translation>erhöht</translation>
    </message>
    <message>
        <source>raised, nice {1}</source>
        <extracomment>priority-raised-nice</extracomment>
        <translation>erhöht, Nice {1}</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>priority-normal</extracomment>
        <translation>normal</translation>
    </message>
    <message>
        <source>SCALING</source>
        <extracomment>heading-scaling</extracomment>
        <translation>SKALIERUNG</translation>
    </message>
    <message>
        <source>Processor, {1}</source>
        <extracomment>scaling-processor</extracomment>
        <translation>Prozessor, {1}</translation>
    </message>
    <message>
        <source>{1}, {2}</source>
        <extracomment>chart-in-region
----------
cell-part
----------
network-of-peer
----------
scaling-test
----------
disk-row-fill</extracomment>
        <translation>{1}, {2}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}</source>
        <extracomment>scaling-region</extracomment>
        <translation>{1}, Bereich {2}, {3}</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>column-threads</extracomment>
        <translation>Threads</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>column-sum</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>column-each</extracomment>
        <translation>je</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>series-best
----------
mark-best</extracomment>
        <translation>beste</translation>
    </message>
    <message>
        <source>Package {1}</source>
        <extracomment>chart-package
----------
parts-package</extracomment>
        <translation>Sockel {1}</translation>
    </message>
    <message>
        <source>NUMA node {1}</source>
        <extracomment>parts-node</extracomment>
        <translation>NUMA-Knoten {1}</translation>
    </message>
    <message>
        <source>L{1} data cache</source>
        <extracomment>parts-data-cache</extracomment>
        <translation>L{1}-Datencache</translation>
    </message>
    <message>
        <source>L{1} code cache</source>
        <extracomment>parts-code-cache</extracomment>
        <translation>L{1}-Codecache</translation>
    </message>
    <message>
        <source>Core {1}</source>
        <extracomment>parts-core</extracomment>
        <translation>Kern {1}</translation>
    </message>
    <message>
        <source>CPU {1}</source>
        <extracomment>chart-cpu-number
----------
cpu-single
----------
parts-cpu</extracomment>
        <translation>CPU {1}</translation>
    </message>
    <message>
        <source>CPUs {1}</source>
        <extracomment>parts-cpus</extracomment>
        <translation>CPUs {1}</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <extracomment>parts-no-cpus</extracomment>
        <translation>keine CPUs</translation>
    </message>
    <message>
        <source>ways {1}</source>
        <extracomment>parts-ways</extracomment>
        <translation>Wege {1}</translation>
    </message>
    <message>
        <source>lines of {1}</source>
        <extracomment>parts-line</extracomment>
        <translation>Zeilen von {1}</translation>
    </message>
    <message>
        <source>Usable</source>
        <extracomment>parts-usable</extracomment>
        <translation>Nutzbar</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>parts-not-allowed</extracomment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Offline</source>
        <extracomment>parts-offline</extracomment>
        <translation>Abgeschaltet</translation>
    </message>
    <message>
        <source>uncached</source>
        <extracomment>memory-kind-uncached</extracomment>
        <translation>uncached</translation>
    </message>
    <message>
        <source>obtained</source>
        <extracomment>column-kind-obtained</extracomment>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>{1}-byte stores</source>
        <extracomment>kinds-write</extracomment>
        <translation>Schreiben mit {1} Byte</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>html-test-registers
----------
test-registers
----------
step-registers</extracomment>
        <translation>Register</translation>
    </message>
    <message>
        <source>String instructions</source>
        <extracomment>html-test-string
----------
test-string</extracomment>
        <translation>Stringbefehle</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}, pages: {4}</source>
        <extracomment>scaling-region-pages</extracomment>
        <translation>{1}, Bereich {2}, {3}, Seiten: {4}</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>pages-default</extracomment>
        <translation>üblich</translation>
    </message>
    <message>
        <source>transparent</source>
        <extracomment>pages-transparent</extracomment>
        <translation>transparent</translation>
    </message>
    <message>
        <source>explicit</source>
        <extracomment>pages-explicit</extracomment>
        <translation>ausdrücklich</translation>
    </message>
    <message>
        <source>huge</source>
        <extracomment>pages-huge</extracomment>
        <translation>groß</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>pages-alike</extracomment>
        <translation>gleich</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads</source>
        <extracomment>count-threads</extracomment>
        <translation>
            <numerusform>{1} Thread</numerusform>
            <numerusform>{1} Threads</numerusform>
        </translation>
    </message>
    <message>
        <source>{1} explicit</source>
        <extracomment>obtained-explicit</extracomment>
        <translation>{1} ausdr.</translation>
    </message>
    <message>
        <source>pages</source>
        <extracomment>column-obtained
----------
column-tlb-pages</extracomment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>column-gain</extracomment>
        <translation>mehr</translation>
    </message>
    <message>
        <source>REGISTERS</source>
        <extracomment>heading-registers</extracomment>
        <translation>REGISTER</translation>
    </message>
    <message>
        <source>STRING INSTRUCTIONS, {1}</source>
        <extracomment>heading-string</extracomment>
        <translation>STRINGBEFEHLE, {1}</translation>
    </message>
    <message>
        <source>general</source>
        <extracomment>row-register-general</extracomment>
        <translation>allgemein</translation>
    </message>
    <message>
        <source>to stack</source>
        <extracomment>row-register-to-stack</extracomment>
        <translation>auf Stapel</translation>
    </message>
    <message>
        <source>from stack</source>
        <extracomment>row-register-from-stack</extracomment>
        <translation>vom Stapel</translation>
    </message>
    <message>
        <source>push</source>
        <extracomment>row-register-push</extracomment>
        <translation>push</translation>
    </message>
    <message>
        <source>pop</source>
        <extracomment>row-register-pop</extracomment>
        <translation>pop</translation>
    </message>
    <message>
        <source>to vector</source>
        <extracomment>row-register-to-vector</extracomment>
        <translation>in Vektor</translation>
    </message>
    <message>
        <source>from vector</source>
        <extracomment>row-register-from-vector</extracomment>
        <translation>aus Vektor</translation>
    </message>
    <message>
        <source>insert</source>
        <extracomment>row-register-insert</extracomment>
        <translation>einfügen</translation>
    </message>
    <message>
        <source>extract</source>
        <extracomment>row-register-extract</extracomment>
        <translation>entnehmen</translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>row-register-vector</extracomment>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>Give slower: and a percentage, such as slower:5.</source>
        <extracomment>cli-use-gate</extracomment>
        <translation>slower: und einen Prozentsatz angeben, etwa slower:5.</translation>
    </message>
    <message>
        <source>Give at least two runs, series or files to compare.</source>
        <extracomment>cli-compare-few</extracomment>
        <translation>Zum Vergleich mindestens zwei Messläufe, Serien oder Dateien angeben.</translation>
    </message>
    <message>
        <source>interval</source>
        <extracomment>compare-range</extracomment>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <extracomment>html-from-to
----------
compare-interval</extracomment>
        <translation>{1} bis {2}</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>compare-finding</extracomment>
        <translation>Befund</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>finding-faster</extracomment>
        <translation>schneller</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>finding-slower</extracomment>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>Give it as: {1}.</source>
        <extracomment>cli-history-usage</extracomment>
        <translation>So angeben: {1}.</translation>
    </message>
    <message>
        <source>history: there is no {1}. Allowed: {2}.</source>
        <extracomment>cli-history-unknown</extracomment>
        <translation>history: {1} gibt es nicht. Erlaubt: {2}.</translation>
    </message>
    <message>
        <source>Added to the history as {1}.</source>
        <extracomment>cli-history-added</extracomment>
        <translation>Dem Verlauf hinzugefügt als {1}.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>column-run</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <extracomment>column-started</extracomment>
        <translation>Beginn (UTC)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>column-status</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>status-complete</extracomment>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>status-stopped</extracomment>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>status-unfinished</extracomment>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Give options of run in quotes, such as --against &quot;--threads 4&quot;.</source>
        <extracomment>cli-use-options</extracomment>
        <translation>Optionen von run in Anführungszeichen angeben, etwa --against &quot;--threads 4&quot;.</translation>
    </message>
    <message>
        <source>--against: a quotation mark is not closed.</source>
        <extracomment>cli-against-quote</extracomment>
        <translation>--against: Ein Anführungszeichen wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>--against: {1}</source>
        <extracomment>cli-against-wrong</extracomment>
        <translation>--against: {1}</translation>
    </message>
    <message>
        <source>--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it out.</source>
        <extracomment>cli-against-option</extracomment>
        <translation>--against: {1} gilt für beide Seiten und kann deshalb nicht dort stehen. Neben --against angeben oder weglassen.</translation>
    </message>
    <message>
        <source>--against &quot;{1}&quot; changes nothing: both sides would be the same. Give an option that differs.</source>
        <extracomment>cli-against-same</extracomment>
        <translation>--against &quot;{1}&quot; ändert nichts: Beide Seiten wären gleich. Eine Option angeben, die sich unterscheidet.</translation>
    </message>
    <message>
        <source>as given</source>
        <extracomment>cli-against-as-given</extracomment>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>margin %</source>
        <extracomment>compare-margin</extracomment>
        <translation>Schwelle %</translation>
    </message>
    <message>
        <source>{1} ({2})</source>
        <extracomment>peer-at
----------
disk-file-system
----------
compare-own-margin
----------
compare-own-sizes</extracomment>
        <translation>{1} ({2})</translation>
    </message>
    <message>
        <source>Other tests</source>
        <extracomment>chart-other
----------
html-other</extracomment>
        <translation>Andere Tests</translation>
    </message>
    <message>
        <source>{1}, by the number of threads</source>
        <extracomment>chart-by-threads</extracomment>
        <translation>{1}, nach der Zahl der Threads</translation>
    </message>
    <message>
        <source>{1}: {2}</source>
        <extracomment>chart-of-side
----------
cell-of
----------
peer-facts
----------
disk-in-folder</extracomment>
        <translation>{1}: {2}</translation>
    </message>
    <message>
        <source>From {1} to {2} {3}.</source>
        <extracomment>chart-description</extracomment>
        <translation>Von {1} bis {2} {3}.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>html-language</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>html-origin</extracomment>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>html-machine</extracomment>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>html-settings</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>html-notes</extracomment>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>How to read this</source>
        <extracomment>html-reading</extracomment>
        <translation>Wie man das liest</translation>
    </message>
    <message>
        <source>repetitions: {1}</source>
        <extracomment>html-repetitions</extracomment>
        <translation>Wiederholungen: {1}</translation>
    </message>
    <message>
        <source>mean, {1}</source>
        <extracomment>html-mean</extracomment>
        <translation>Mittelwert, {1}</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>html-spread</extracomment>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>html-comparison</extracomment>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>All of them ({1})</source>
        <extracomment>html-all-cells</extracomment>
        <translation>Alle ({1})</translation>
    </message>
    <message>
        <source>{1}: {2} became {3}</source>
        <extracomment>shared-changed</extracomment>
        <translation>{1}: aus {2} wurde {3}</translation>
    </message>
    <message>
        <source>ID of the run</source>
        <extracomment>shared-id</extracomment>
        <translation>Kennung des Laufs</translation>
    </message>
    <message>
        <source>ID of the series</source>
        <extracomment>shared-series</extracomment>
        <translation>Kennung der Serie</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shared-started</extracomment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>shared-finished</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>shared-seed</extracomment>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Memory, to the byte</source>
        <extracomment>shared-memory</extracomment>
        <translation>Speicher, auf das Byte genau</translation>
    </message>
    <message>
        <source>Free memory, to the byte</source>
        <extracomment>shared-available</extracomment>
        <translation>Freier Speicher, auf das Byte genau</translation>
    </message>
    <message>
        <source>Folder of the disk test</source>
        <extracomment>shared-folder</extracomment>
        <translation>Ordner des Datenträgertests</translation>
    </message>
    <message>
        <source>Measured by</source>
        <extracomment>label-measured-by</extracomment>
        <translation>Gemessen mit</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>label-source</extracomment>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>convert takes one file. See `strata-cli convert --help`.</source>
        <extracomment>cli-convert-one</extracomment>
        <translation>convert nimmt eine Datei. Siehe `strata-cli convert --help`.</translation>
    </message>
    <message>
        <source>--anonymous belongs to export: strata-cli history export RUN FILE --anonymous</source>
        <extracomment>cli-anonymous-export</extracomment>
        <translation>--anonymous gehört zu export: strata-cli history export RUN FILE --anonymous</translation>
    </message>
    <message>
        <source>completion takes one shell. See `strata-cli completion --help`.</source>
        <extracomment>cli-completion-one</extracomment>
        <translation>completion nimmt eine Shell. Siehe `strata-cli completion --help`.</translation>
    </message>
    <message>
        <source>Device of a disk</source>
        <extracomment>shared-disk-device</extracomment>
        <translation>Gerät eines Datenträgers</translation>
    </message>
    <message>
        <source>Options of a mount</source>
        <extracomment>shared-disk-options</extracomment>
        <translation>Optionen beim Einhängen</translation>
    </message>
    <message>
        <source>Largest file allowed</source>
        <extracomment>shared-disk-limit</extracomment>
        <translation>Größte erlaubte Datei</translation>
    </message>
    <message>
        <source>Free space of a disk, to the byte</source>
        <extracomment>shared-disk-free</extracomment>
        <translation>Freier Platz eines Datenträgers, auf das Byte genau</translation>
    </message>
    <message>
        <source>Size of a disk, to the byte</source>
        <extracomment>shared-disk-size</extracomment>
        <translation>Größe eines Datenträgers, auf das Byte genau</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>op-mixed</extracomment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>rotating</source>
        <extracomment>disk-rotates</extracomment>
        <translation>rotierend</translation>
    </message>
    <message>
        <source>sectors of {1}</source>
        <extracomment>disk-sectors</extracomment>
        <translation>Sektoren von {1}</translation>
    </message>
    <message>
        <source>{1} of {2} free</source>
        <extracomment>disk-room</extracomment>
        <translation>{1} von {2} frei</translation>
    </message>
    <message>
        <source>{1} free</source>
        <extracomment>disk-free</extracomment>
        <translation>{1} frei</translation>
    </message>
    <message>
        <source>in memory</source>
        <extracomment>disk-in-memory</extracomment>
        <translation>im Speicher</translation>
    </message>
    <message>
        <source>on a device in memory</source>
        <extracomment>disk-device-in-memory</extracomment>
        <translation>auf einem Gerät im Speicher</translation>
    </message>
    <message>
        <source>through a program</source>
        <extracomment>disk-program</extracomment>
        <translation>über ein Programm</translation>
    </message>
    <message>
        <source>copy-on-write</source>
        <extracomment>disk-copy-on-write</extracomment>
        <translation>Copy-on-write</translation>
    </message>
    <message>
        <source>compressing</source>
        <extracomment>disk-compresses</extracomment>
        <translation>komprimierend</translation>
    </message>
    <message>
        <source>encrypted</source>
        <extracomment>disk-encrypted</extracomment>
        <translation>verschlüsselt</translation>
    </message>
    <message>
        <source>Requests by {1}.</source>
        <extracomment>disk-engine</extracomment>
        <translation>Anfragen durch {1}.</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <extracomment>disk-row-op
----------
compare-fact</extracomment>
        <translation>{1} {2}</translation>
    </message>
    <message>
        <source>io_uring</source>
        <extracomment>engine-io-uring</extracomment>
        <translation>io_uring</translation>
    </message>
    <message>
        <source>nothing (null engine)</source>
        <extracomment>engine-null</extracomment>
        <translation>nichts (Leerlauf)</translation>
    </message>
    <message>
        <source>{1} % read</source>
        <extracomment>op-mixed-share</extracomment>
        <translation>{1} % Lesen</translation>
    </message>
    <message>
        <source>latency, us</source>
        <extracomment>column-latency</extracomment>
        <translation>Latenz, us</translation>
    </message>
    <message>
        <source>{1}, us</source>
        <extracomment>html-latency</extracomment>
        <translation>{1}, µs</translation>
    </message>
    <message>
        <source>Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, if the disk does {5} MB/s.</source>
        <extracomment>cli-disk-writes</extracomment>
        <translation>Datenträger: In {1} ({2} frei) wird eine Datei von {3} angelegt und am Ende gelöscht. Insgesamt werden etwa {4} geschrieben, wenn der Datenträger {5} MB/s schafft.</translation>
    </message>
    <message>
        <source>Disk: {1} is read only ({2}); nothing is written. This takes about {3} s.</source>
        <extracomment>cli-disk-reads</extracomment>
        <translation>Datenträger: {1} wird nur gelesen ({2}); nichts wird geschrieben. Dies dauert etwa {3} s.</translation>
    </message>
    <message>
        <source>{1}: {2} MB/s</source>
        <extracomment>cli-disk-rate</extracomment>
        <translation>{1}: {2} MB/s</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-endurance</extracomment>
        <translation>Eine Größe von {1} bis {2} angeben, etwa 100G oder 1T (K, M, G und T sind Potenzen von 1024).</translation>
    </message>
    <message>
        <source>Network</source>
        <extracomment>test-network
----------
chart-network
----------
html-test-network
----------
step-network</extracomment>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>network-all-peers</extracomment>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>Other machine</source>
        <extracomment>label-peer</extracomment>
        <translation>Anderer Rechner</translation>
    </message>
    <message>
        <source>Strata {1}</source>
        <extracomment>peer-version</extracomment>
        <translation>Strata {1}</translation>
    </message>
    <message>
        <source>from {1}</source>
        <extracomment>peer-from</extracomment>
        <translation>von {1}</translation>
    </message>
    <message>
        <source>interface {1}</source>
        <extracomment>peer-link</extracomment>
        <translation>Schnittstelle {1}</translation>
    </message>
    <message>
        <source>interface there {1}</source>
        <extracomment>peer-their-link</extracomment>
        <translation>Schnittstelle dort {1}</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <extracomment>heading-network</extracomment>
        <translation>NETZWERK</translation>
    </message>
    <message>
        <source>With {1}:</source>
        <extracomment>network-with-peer</extracomment>
        <translation>Mit {1}:</translation>
    </message>
    <message>
        <source>With all together:</source>
        <extracomment>network-with-all</extracomment>
        <translation>Mit allen zusammen:</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>column-cpu-here</extracomment>
        <translation>hier</translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>column-cpu-there</extracomment>
        <translation>dort</translation>
    </message>
    <message>
        <source>CPU here, %</source>
        <extracomment>html-cpu-here</extracomment>
        <translation>CPU hier, %</translation>
    </message>
    <message>
        <source>CPU there, %</source>
        <extracomment>html-cpu-there</extracomment>
        <translation>CPU dort, %</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>numa-latency
----------
metric-latency</extracomment>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>of this machine</source>
        <extracomment>where-here</extracomment>
        <translation>dieses Rechners</translation>
    </message>
    <message>
        <source>of the other machine</source>
        <extracomment>where-peer</extracomment>
        <translation>des anderen Rechners</translation>
    </message>
    <message>
        <source>Name of another machine</source>
        <extracomment>shared-peer</extracomment>
        <translation>Name eines anderen Rechners</translation>
    </message>
    <message>
        <source>Address of a machine in the network</source>
        <extracomment>shared-peer-address</extracomment>
        <translation>Adresse eines Rechners im Netzwerk</translation>
    </message>
    <message>
        <source>Name of a network interface</source>
        <extracomment>shared-peer-interface</extracomment>
        <translation>Name einer Netzwerkschnittstelle</translation>
    </message>
    <message>
        <source>Version of another machine&apos;s system</source>
        <extracomment>shared-peer-system</extracomment>
        <translation>Version des Systems eines anderen Rechners</translation>
    </message>
    <message>
        <source>Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001.</source>
        <extracomment>cli-use-host</extracomment>
        <translation>Nehmen Sie einen Namen oder eine Adresse, etwa desk.local, 192.168.1.7 oder desk.local:49001.</translation>
    </message>
    <message>
        <source>Use the six digits that the other machine shows, such as 123456.</source>
        <extracomment>cli-use-code</extracomment>
        <translation>Nehmen Sie die sechs Ziffern, die der andere Rechner zeigt, etwa 123456.</translation>
    </message>
    <message>
        <source>--port belongs to --host, which is not given. Give the machine too.</source>
        <extracomment>cli-port-host</extracomment>
        <translation>--port gehört zu --host, das nicht angegeben ist. Geben Sie auch den Rechner an.</translation>
    </message>
    <message>
        <source>There are more codes than machines. Give --code once for all machines, or once for each.</source>
        <extracomment>cli-codes-many</extracomment>
        <translation>Es sind mehr Codes als Rechner. Geben Sie --code einmal für alle Rechner an oder einmal für jeden.</translation>
    </message>
    <message>
        <source>{1}: {2} us</source>
        <extracomment>cli-network-time</extracomment>
        <translation>{1}: {2} us</translation>
    </message>
    <message>
        <source>Waiting for another machine at port {1} of:</source>
        <extracomment>respond-listens</extracomment>
        <translation>Warten auf einen anderen Rechner an Port {1} von:</translation>
    </message>
    <message>
        <source>Code: {1}</source>
        <extracomment>respond-code</extracomment>
        <translation>Code: {1}</translation>
    </message>
    <message>
        <source>On the other machine: strata-cli run network --host {1} --code {2}</source>
        <extracomment>respond-command</extracomment>
        <translation>Auf dem anderen Rechner: strata-cli run network --host {1} --code {2}</translation>
    </message>
    <message>
        <source>Ctrl+C ends this.</source>
        <extracomment>respond-end</extracomment>
        <translation>Strg+C beendet das.</translation>
    </message>
    <message>
        <source>{1} did not know the code.</source>
        <extracomment>respond-wrong</extracomment>
        <translation>{1} kannte den Code nicht.</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>selftest-not-checked</extracomment>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level</source>
        <extracomment>cli-probe</extracomment>
        <translation>Der nutzbare Teil der letzten Cache-Ebene wird gemessen</translation>
    </message>
    <message>
        <source>usable part not confirmed, measured again at the next start</source>
        <extracomment>machine-usable-unconfirmed</extracomment>
        <translation>nutzbarer Teil nicht bestätigt, wird beim nächsten Start erneut gemessen</translation>
    </message>
    <message>
        <source>Added {1} whole runs and {2} with a part of their results; {3} were in the history already.</source>
        <extracomment>cli-history-taken</extracomment>
        <translation>{1} vollständige Läufe und {2} mit einem Teil ihrer Ergebnisse hinzugefügt; {3} waren schon im Verlauf.</translation>
    </message>
    <message>
        <source>Use a text of at most {1}.</source>
        <extracomment>cli-use-remark</extracomment>
        <translation>Einen Text von höchstens {1} verwenden.</translation>
    </message>
    <message>
        <source>The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs none.</source>
        <extracomment>window-no-display</extracomment>
        <translation>Für das Fenster gibt es keinen Bildschirm. Starten Sie es von einem Desktop aus, oder messen Sie mit strata-cli, das keinen braucht.</translation>
    </message>
    <message>
        <source>{1} broke off before it had shown a code, which counts as a wrong one.</source>
        <extracomment>respond-broke-off</extracomment>
        <translation>{1} hat abgebrochen, bevor ein Code gezeigt war; das zählt wie ein falscher.</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <extracomment>brief-clock-unknown</extracomment>
        <translation>Takt nicht bestätigt</translation>
    </message>
    <message>
        <source>SMT sibling busy</source>
        <extracomment>brief-contended</extracomment>
        <translation>SMT-Nachbar beschäftigt</translation>
    </message>
    <message>
        <source>Interrupts or the host</source>
        <extracomment>brief-stolen-time</extracomment>
        <translation>Interrupts oder Host</translation>
    </message>
    <message>
        <source>Threads migrated</source>
        <extracomment>brief-migrated</extracomment>
        <translation>Threads verschoben</translation>
    </message>
    <message>
        <source>Affinity changed</source>
        <extracomment>brief-affinity-changed</extracomment>
        <translation>Bindung geändert</translation>
    </message>
    <message>
        <source>Slept for {1}</source>
        <extracomment>brief-suspended</extracomment>
        <translation>{1} im Ruhezustand</translation>
    </message>
    <message>
        <source>Timer unreliable</source>
        <extracomment>brief-counter-unsteady</extracomment>
        <translation>Zeitgeber unzuverlässig</translation>
    </message>
    <message>
        <source>{1} of peak, others {2}</source>
        <extracomment>brief-slower-than-its-like</extracomment>
        <translation>{1} v. Max., sonst {2}</translation>
    </message>
    <message>
        <source>Remote NUMA memory</source>
        <extracomment>brief-memory-on-other-node</extracomment>
        <translation>Entfernter NUMA-Speicher</translation>
    </message>
    <message>
        <source>Priority not raised</source>
        <extracomment>brief-priority-refused</extracomment>
        <translation>Priorität nicht erhöht</translation>
    </message>
    <message>
        <source>Priority limited</source>
        <extracomment>brief-priority-limited</extracomment>
        <translation>Priorität begrenzt</translation>
    </message>
    <message>
        <source>Imported, not checked</source>
        <extracomment>brief-not-checked</extracomment>
        <translation>Importiert, ungeprüft</translation>
    </message>
    <message>
        <source>Published result</source>
        <extracomment>brief-published-figure</extracomment>
        <translation>Veröffentlichter Wert</translation>
    </message>
    <message>
        <source>Known bug of {1}</source>
        <extracomment>brief-pointer-not-advanced</extracomment>
        <translation>Bekannter Fehler von {1}</translation>
    </message>
    <message>
        <source>Other jobs ran meanwhile</source>
        <extracomment>brief-jobs-beside</extracomment>
        <translation>Andere Jobs liefen gleichzeitig</translation>
    </message>
    <message>
        <source>Threads not pinned</source>
        <extracomment>brief-not-bound
----------
brief-needs-binding</extracomment>
        <translation>Threads nicht gebunden</translation>
    </message>
    <message>
        <source>{1} of {2} samples</source>
        <extracomment>brief-too-few-samples</extracomment>
        <translation>{1} von {2} Stichproben</translation>
    </message>
    <message>
        <source>{1} of {2} passes noisy</source>
        <extracomment>brief-passes-disturbed
----------
brief-uses-disturbed</extracomment>
        <translation>{1} von {2} gestört</translation>
    </message>
    <message>
        <source>{1} of {2} passes</source>
        <extracomment>brief-few-passes
----------
brief-few-uses</extracomment>
        <translation>{1} von {2} Durchgängen</translation>
    </message>
    <message>
        <source>Swapping: {1} faults</source>
        <extracomment>brief-paged</extracomment>
        <translation>Auslagerung: {1} Fehler</translation>
    </message>
    <message>
        <source>{1} threads on {2} CPUs</source>
        <extracomment>brief-threads-share-cores</extracomment>
        <translation>{1} Threads auf {2} CPUs</translation>
    </message>
    <message>
        <source>Through the OS cache</source>
        <extracomment>brief-buffered</extracomment>
        <translation>Über den System-Cache</translation>
    </message>
    <message>
        <source>Direct I/O unverified</source>
        <extracomment>brief-bypass-unknown</extracomment>
        <translation>Direktzugriff ungewiss</translation>
    </message>
    <message>
        <source>Faster than its link</source>
        <extracomment>brief-network-above-link
----------
brief-beyond-link</extracomment>
        <translation>Schneller als der Anschluss</translation>
    </message>
    <message>
        <source>Compressing file system</source>
        <extracomment>brief-compressing</extracomment>
        <translation>Dateisystem komprimiert</translation>
    </message>
    <message>
        <source>Copy-on-write</source>
        <extracomment>brief-copy-on-write</extracomment>
        <translation>Copy-on-Write</translation>
    </message>
    <message>
        <source>{2} fragments</source>
        <extracomment>brief-fragmented</extracomment>
        <translation>{2} Bruchstücke</translation>
    </message>
    <message>
        <source>One drive for all</source>
        <extracomment>brief-shared-device</extracomment>
        <translation>Ein Laufwerk für alle</translation>
    </message>
    <message>
        <source>{1} of peak: invalid</source>
        <extracomment>brief-above-limit</extracomment>
        <translation>{1} v. Max.: ungültig</translation>
    </message>
    <message>
        <source>Same as its neighbour</source>
        <extracomment>brief-level-not-distinguishable</extracomment>
        <translation>Wie die Nachbarebene</translation>
    </message>
    <message>
        <source>Prefetched: too low</source>
        <extracomment>brief-walk-fetched-ahead</extracomment>
        <translation>Vorausgeladen: zu niedrig</translation>
    </message>
    <message>
        <source>Extended to {2}</source>
        <extracomment>brief-time-extended</extracomment>
        <translation>Auf {2} verlängert</translation>
    </message>
    <message>
        <source>No free CPU</source>
        <extracomment>brief-no-spare-cpu</extracomment>
        <translation>Keine freie CPU</translation>
    </message>
    <message>
        <source>{2} of {1} huge pages</source>
        <extracomment>brief-large-pages-not-reserved</extracomment>
        <translation>{2} von {1} Huge Pages</translation>
    </message>
    <message>
        <source>No large-page right</source>
        <extracomment>brief-large-pages-need-right</extracomment>
        <translation>Kein Recht auf Huge Pages</translation>
    </message>
    <message>
        <source>Memory too fragmented</source>
        <extracomment>brief-large-pages-no-memory</extracomment>
        <translation>Speicher zerstückelt</translation>
    </message>
    <message>
        <source>THP is off</source>
        <extracomment>brief-transparent-pages-off</extracomment>
        <translation>THP ist aus</translation>
    </message>
    <message>
        <source>Below two huge pages</source>
        <extracomment>brief-region-below-large-pages</extracomment>
        <translation>Unter zwei Huge Pages</translation>
    </message>
    <message>
        <source>Memory type ignored</source>
        <extracomment>brief-memory-kind-not-effective</extracomment>
        <translation>Speichertyp wirkungslos</translation>
    </message>
    <message>
        <source>Not offered by the OS</source>
        <extracomment>brief-memory-kind-not-provided</extracomment>
        <translation>Vom System nicht geboten</translation>
    </message>
    <message>
        <source>Refused by the OS</source>
        <extracomment>brief-memory-kind-refused</extracomment>
        <translation>Vom System verweigert</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <extracomment>brief-no-graphics-device</extracomment>
        <translation>Kein Grafikgerät</translation>
    </message>
    <message>
        <source>GPU access denied</source>
        <extracomment>brief-graphics-not-permitted</extracomment>
        <translation>Kein Zugriff auf die GPU</translation>
    </message>
    <message>
        <source>GPU gave no memory</source>
        <extracomment>brief-graphics-refused</extracomment>
        <translation>GPU gab keinen Speicher</translation>
    </message>
    <message>
        <source>Frame buffer too small</source>
        <extracomment>brief-frame-buffer-too-small</extracomment>
        <translation>Bildspeicher zu klein</translation>
    </message>
    <message>
        <source>Needs {1}</source>
        <extracomment>brief-not-provided</extracomment>
        <translation>Braucht {1}</translation>
    </message>
    <message>
        <source>Buffer too large</source>
        <extracomment>brief-too-many-elements</extracomment>
        <translation>Puffer zu groß</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>brief-stopped</extracomment>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>No memory: {1}</source>
        <extracomment>brief-allocation-failed</extracomment>
        <translation>Kein Speicher: {1}</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <extracomment>brief-out-of-memory</extracomment>
        <translation>Speicher erschöpft</translation>
    </message>
    <message>
        <source>{1} of {2} threads</source>
        <extracomment>brief-thread-failed</extracomment>
        <translation>{1} von {2} Threads</translation>
    </message>
    <message>
        <source>Unknown test</source>
        <extracomment>brief-unknown-kernel</extracomment>
        <translation>Unbekannter Test</translation>
    </message>
    <message>
        <source>No valid result</source>
        <extracomment>brief-no-figure</extracomment>
        <translation>Kein gültiges Ergebnis</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <extracomment>brief-folder-missing</extracomment>
        <translation>Ordner fehlt</translation>
    </message>
    <message>
        <source>Folder unreachable</source>
        <extracomment>brief-folder-unreachable</extracomment>
        <translation>Ordner nicht erreichbar</translation>
    </message>
    <message>
        <source>Folder not writable</source>
        <extracomment>brief-folder-not-writable</extracomment>
        <translation>Ordner schreibgeschützt</translation>
    </message>
    <message>
        <source>Disk full</source>
        <extracomment>brief-disk-full</extracomment>
        <translation>Datenträger voll</translation>
    </message>
    <message>
        <source>No space for the file</source>
        <extracomment>brief-no-room</extracomment>
        <translation>Kein Platz für die Datei</translation>
    </message>
    <message>
        <source>Cannot create file</source>
        <extracomment>brief-create-failed</extracomment>
        <translation>Datei nicht anlegbar</translation>
    </message>
    <message>
        <source>Write error</source>
        <extracomment>brief-write-failed</extracomment>
        <translation>Schreibfehler</translation>
    </message>
    <message>
        <source>Read error</source>
        <extracomment>brief-read-failed</extracomment>
        <translation>Lesefehler</translation>
    </message>
    <message>
        <source>Incomplete write</source>
        <extracomment>brief-short-write</extracomment>
        <translation>Unvollständig geschrieben</translation>
    </message>
    <message>
        <source>Incomplete read</source>
        <extracomment>brief-short-read</extracomment>
        <translation>Unvollständig gelesen</translation>
    </message>
    <message>
        <source>Flush failed</source>
        <extracomment>brief-flush-failed</extracomment>
        <translation>Flush gescheitert</translation>
    </message>
    <message>
        <source>Data corrupted</source>
        <extracomment>brief-data-mismatch</extracomment>
        <translation>Daten verfälscht</translation>
    </message>
    <message>
        <source>{1} data errors</source>
        <extracomment>brief-data-faults</extracomment>
        <translation>{1} Datenfehler</translation>
    </message>
    <message>
        <source>Slows after {1}</source>
        <extracomment>brief-rate-fell</extracomment>
        <translation>Langsamer nach {1}</translation>
    </message>
    <message>
        <source>Skipped after an error</source>
        <extracomment>brief-row-not-reached</extracomment>
        <translation>Nach Fehler ausgelassen</translation>
    </message>
    <message>
        <source>Stopped at {1}</source>
        <extracomment>brief-row-stopped</extracomment>
        <translation>Bei {1} gestoppt</translation>
    </message>
    <message>
        <source>I/O queue failed</source>
        <extracomment>brief-queue-failed</extracomment>
        <translation>I/O-Schlange gescheitert</translation>
    </message>
    <message>
        <source>I/O still pending</source>
        <extracomment>brief-request-unanswered</extracomment>
        <translation>I/O noch offen</translation>
    </message>
    <message>
        <source>Drive not responding</source>
        <extracomment>brief-device-not-answering</extracomment>
        <translation>Laufwerk antwortet nicht</translation>
    </message>
    <message>
        <source>Only {2} tested</source>
        <extracomment>brief-file-laid-in-part</extracomment>
        <translation>Nur {2} getestet</translation>
    </message>
    <message>
        <source>Loopback, no network</source>
        <extracomment>brief-network-loopback</extracomment>
        <translation>Loopback, kein Netz</translation>
    </message>
    <message>
        <source>Same machine</source>
        <extracomment>brief-network-same-host</extracomment>
        <translation>Derselbe Rechner</translation>
    </message>
    <message>
        <source>CPU-bound ({2})</source>
        <extracomment>brief-network-processor-limit</extracomment>
        <translation>CPU-begrenzt ({2})</translation>
    </message>
    <message>
        <source>Retransmits {2}</source>
        <extracomment>brief-network-retransmissions</extracomment>
        <translation>Neu gesendet {2}</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <extracomment>brief-network-refused</extracomment>
        <translation>Verbindung abgelehnt</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <extracomment>brief-network-no-answer</extracomment>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <extracomment>brief-network-name-not-found</extracomment>
        <translation>Name nicht gefunden</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <extracomment>brief-network-unreachable</extracomment>
        <translation>Nicht erreichbar</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <extracomment>brief-network-wrong-code</extracomment>
        <translation>Falscher Code</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>brief-network-lost</extracomment>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>Stopped by other end</source>
        <extracomment>brief-network-ended</extracomment>
        <translation>Von drüben beendet</translation>
    </message>
    <message>
        <source>No data for {2}</source>
        <extracomment>brief-network-stalled</extracomment>
        <translation>Keine Daten seit {2}</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <extracomment>brief-network-bad-frame</extracomment>
        <translation>Ungültige Nachricht</translation>
    </message>
    <message>
        <source>Other machine busy</source>
        <extracomment>brief-network-busy</extracomment>
        <translation>Anderer Rechner belegt</translation>
    </message>
    <message>
        <source>Code used up</source>
        <extracomment>brief-network-code-spent</extracomment>
        <translation>Code verbraucht</translation>
    </message>
    <message>
        <source>Not Strata</source>
        <extracomment>brief-network-not-strata</extracomment>
        <translation>Nicht Strata</translation>
    </message>
    <message>
        <source>Version mismatch</source>
        <extracomment>brief-network-other-version</extracomment>
        <translation>Andere Version</translation>
    </message>
    <message>
        <source>Locked for {2}</source>
        <extracomment>brief-network-paused</extracomment>
        <translation>Gesperrt für {2}</translation>
    </message>
    <message>
        <source>Took too long</source>
        <extracomment>brief-network-too-long</extracomment>
        <translation>Dauerte zu lange</translation>
    </message>
    <message>
        <source>Too much to send</source>
        <extracomment>brief-network-too-much</extracomment>
        <translation>Zu viel zu senden</translation>
    </message>
    <message>
        <source>Not proved by the code</source>
        <extracomment>brief-network-unproved</extracomment>
        <translation>Nicht durch Code belegt</translation>
    </message>
    <message>
        <source>No huge pages</source>
        <extracomment>brief-no-large-pages</extracomment>
        <translation>Keine Huge Pages</translation>
    </message>
    <message>
        <source>Unknown reason</source>
        <extracomment>brief-unknown-reason</extracomment>
        <translation>Unbekannter Grund</translation>
    </message>
    <message>
        <source>No thread available</source>
        <extracomment>brief-no-thread</extracomment>
        <translation>Kein Thread verfügbar</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <extracomment>brief-nothing-to-read</extracomment>
        <translation>Nichts zu lesen</translation>
    </message>
    <message>
        <source>Clock {1} to {2}</source>
        <extracomment>brief-clock-moved</extracomment>
        <translation>Takt {1} bis {2}</translation>
    </message>
    <message>
        <source>Known to +/- {1} only</source>
        <extracomment>brief-wide-interval</extracomment>
        <translation>Nur auf ± {1} bekannt</translation>
    </message>
    <message>
        <source>File too small</source>
        <extracomment>brief-file-too-small</extracomment>
        <translation>Datei zu klein</translation>
    </message>
    <message>
        <source>Extra level: {1}</source>
        <extracomment>brief-level-not-reported</extracomment>
        <translation>Weitere Ebene: {1}</translation>
    </message>
    <message>
        <source>L{1} not seen</source>
        <extracomment>brief-level-not-seen</extracomment>
        <translation>L{1} nicht zu sehen</translation>
    </message>
    <message>
        <source>worst grade</source>
        <extracomment>html-worst-verdict</extracomment>
        <translation>schlechteste Note</translation>
    </message>
    <message>
        <source>Text in the reason of a grade</source>
        <extracomment>shared-reason</extracomment>
        <translation>Text im Grund einer Note</translation>
    </message>
    <message>
        <source>{1} of {2} results are unreliable (--format text says why)</source>
        <extracomment>membench-poor</extracomment>
        <translation>{1} von {2} Ergebnissen sind unzuverlässig (--format text nennt die Gründe)</translation>
    </message>
    <message>
        <source>reliable</source>
        <extracomment>grade-good</extracomment>
        <translation>zuverlässig</translation>
    </message>
    <message>
        <source>caution</source>
        <extracomment>grade-fair</extracomment>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>unreliable</source>
        <extracomment>grade-poor</extracomment>
        <translation>unzuverlässig</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>column-verdict</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Never ran together</source>
        <extracomment>brief-threads-not-together</extracomment>
        <translation>Liefen nie zugleich</translation>
    </message>
    <message>
        <source>Buffer copy</source>
        <extracomment>html-test-copy</extracomment>
        <translation>Puffer kopieren</translation>
    </message>
    <message>
        <source>Memory types</source>
        <extracomment>html-test-memtypes
----------
test-memtypes</extracomment>
        <translation>Speichertypen</translation>
    </message>
    <message>
        <source>{1}, higher is better</source>
        <extracomment>chart-higher</extracomment>
        <translation>{1}, mehr ist besser</translation>
    </message>
    <message>
        <source>{1}, lower is better</source>
        <extracomment>chart-lower</extracomment>
        <translation>{1}, weniger ist besser</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>html-test-memory
----------
test-memory</extracomment>
        <translation>Transfers</translation>
    </message>
    <message>
        <source>Statistic: {1}.</source>
        <extracomment>html-figures-are</extracomment>
        <translation>Statistik: {1}.</translation>
    </message>
    <message>
        <source>All results ({1})</source>
        <extracomment>html-all-figures</extracomment>
        <translation>Alle Ergebnisse ({1})</translation>
    </message>
    <message>
        <source>Results are rounded to three significant digits here. The run file (.strata) has all digits, and the samples.</source>
        <extracomment>html-footer</extracomment>
        <translation>Ergebnisse sind hier auf drei Stellen gerundet. Die Laufdatei (.strata) hat alle Stellen und die Stichproben.</translation>
    </message>
    <message>
        <source>The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition.</source>
        <extracomment>html-series</extracomment>
        <translation>Dieselbe Messung wurde wiederholt, jedes Mal mit neuen Threads und Puffern. Wiederholungen: {1}. Das Mittel ist geometrisch; die Streuung reicht vom niedrigsten bis zum höchsten Ergebnis, in Prozent des Mittels. Rechner und Einstellungen sind die der ersten Wiederholung.</translation>
    </message>
    <message>
        <source>Several series are shown side by side; each counts for itself. The mean is the geometric mean of a side&apos;s repetitions; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition of the first side.</source>
        <extracomment>html-series-sides</extracomment>
        <translation>Mehrere Serien stehen nebeneinander; jede zählt für sich. Das Mittel ist das geometrische Mittel der Wiederholungen einer Seite; die Streuung reicht vom niedrigsten bis zum höchsten Ergebnis, in Prozent des Mittels. Rechner und Einstellungen sind die der ersten Wiederholung der ersten Seite.</translation>
    </message>
    <message>
        <source>min to max</source>
        <extracomment>html-range</extracomment>
        <translation>min bis max</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <extracomment>html-unmatched</extracomment>
        <translation>Ohne Gegenstück</translation>
    </message>
    <message>
        <source>Floating-point</source>
        <extracomment>test-floating</extracomment>
        <translation>Gleitkomma</translation>
    </message>
    <message>
        <source>Sequential move, {1}-byte</source>
        <extracomment>move-serial</extracomment>
        <translation>Sequenzieller Transfer, {1} Byte</translation>
    </message>
    <message>
        <source>Random move, {1}-byte</source>
        <extracomment>move-random</extracomment>
        <translation>Zufälliger Transfer, {1} Byte</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte</source>
        <extracomment>read-serial</extracomment>
        <translation>Sequenzielles Lesen, {1} Byte</translation>
    </message>
    <message>
        <source>Random read, {1}-byte</source>
        <extracomment>read-random</extracomment>
        <translation>Zufälliges Lesen, {1} Byte</translation>
    </message>
    <message>
        <source>Random read, {1}-byte, in 256-byte chunks</source>
        <extracomment>read-chunks</extracomment>
        <translation>Zufälliges Lesen, {1} Byte, in Stücken von 256 Byte</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, non-temporal</source>
        <extracomment>read-stream</extracomment>
        <translation>Sequenzielles Lesen, {1} Byte, non-temporal</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, software prefetch</source>
        <extracomment>read-prefetch</extracomment>
        <translation>Sequenzielles Lesen, {1} Byte, Software-Prefetch</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, interleaved over 4 pages</source>
        <extracomment>read-interleave</extracomment>
        <translation>Sequenzielles Lesen, {1} Byte, über 4 Seiten verschränkt</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, unrolled over a page</source>
        <extracomment>read-page</extracomment>
        <translation>Sequenzielles Lesen, {1} Byte, über eine Seite entrollt</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, register pairs</source>
        <extracomment>read-pair</extracomment>
        <translation>Sequenzielles Lesen, {1} Byte, Registerpaare</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, SVE</source>
        <extracomment>read-sve</extracomment>
        <translation>Sequenzielles Lesen, {1} Byte, SVE</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte</source>
        <extracomment>write-serial</extracomment>
        <translation>Sequenzielles Schreiben, {1} Byte</translation>
    </message>
    <message>
        <source>Random write, {1}-byte</source>
        <extracomment>write-random</extracomment>
        <translation>Zufälliges Schreiben, {1} Byte</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks</source>
        <extracomment>write-chunks</extracomment>
        <translation>Zufälliges Schreiben, {1} Byte, in Stücken von 256 Byte</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, non-temporal</source>
        <extracomment>write-stream</extracomment>
        <translation>Sequenzielles Schreiben, {1} Byte, non-temporal</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, interleaved over 4 pages</source>
        <extracomment>write-interleave</extracomment>
        <translation>Sequenzielles Schreiben, {1} Byte, über 4 Seiten verschränkt</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, register pairs</source>
        <extracomment>write-pair</extracomment>
        <translation>Sequenzielles Schreiben, {1} Byte, Registerpaare</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, SVE</source>
        <extracomment>write-sve</extracomment>
        <translation>Sequenzielles Schreiben, {1} Byte, SVE</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte</source>
        <extracomment>copy-serial</extracomment>
        <translation>Sequenzielles Kopieren, {1} Byte</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte</source>
        <extracomment>copy-random</extracomment>
        <translation>Zufälliges Kopieren, {1} Byte</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, non-temporal</source>
        <extracomment>copy-stream</extracomment>
        <translation>Sequenzielles Kopieren, {1} Byte, non-temporal</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, grouped, non-temporal</source>
        <extracomment>copy-best</extracomment>
        <translation>Sequenzielles Kopieren, {1} Byte, gruppiert, non-temporal</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, register pairs</source>
        <extracomment>copy-pair</extracomment>
        <translation>Sequenzielles Kopieren, {1} Byte, Registerpaare</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, SVE</source>
        <extracomment>copy-sve</extracomment>
        <translation>Sequenzielles Kopieren, {1} Byte, SVE</translation>
    </message>
    <message>
        <source>Pointer chasing, parallel chains: {1}</source>
        <extracomment>chase</extracomment>
        <translation>Zeigerverfolgung, parallele Ketten: {1}</translation>
    </message>
    <message>
        <source>The whole buffer by one memcpy</source>
        <extracomment>copy-memcpy</extracomment>
        <translation>Der ganze Puffer mit einem memcpy</translation>
    </message>
    <message>
        <source>8-byte loop</source>
        <extracomment>copy-elements
----------
row-copy-elements</extracomment>
        <translation>8-Byte-Schleife</translation>
    </message>
    <message>
        <source>memcpy block by block, the rest included</source>
        <extracomment>copy-blocks</extracomment>
        <translation>memcpy Block für Block, mit dem Rest</translation>
    </message>
    <message>
        <source>memcpy</source>
        <extracomment>library-memcpy</extracomment>
        <translation>memcpy</translation>
    </message>
    <message>
        <source>memmove, 8 bytes up, overlapping</source>
        <extracomment>library-memmove</extracomment>
        <translation>memmove, um 8 Byte nach oben, überlappend</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>library-memset</extracomment>
        <translation>memset</translation>
    </message>
    <message>
        <source>memcmp, equal buffers</source>
        <extracomment>library-memcmp</extracomment>
        <translation>memcmp, gleiche Puffer</translation>
    </message>
    <message>
        <source>memchr, the last byte</source>
        <extracomment>library-memchr</extracomment>
        <translation>memchr, das letzte Byte</translation>
    </message>
    <message>
        <source>strlen</source>
        <extracomment>library-strlen</extracomment>
        <translation>strlen</translation>
    </message>
    <message>
        <source>strcpy</source>
        <extracomment>library-strcpy</extracomment>
        <translation>strcpy</translation>
    </message>
    <message>
        <source>General register to general register, {1}-byte</source>
        <extracomment>register-general</extracomment>
        <translation>Allgemeines Register zu allgemeinem Register, {1} Byte</translation>
    </message>
    <message>
        <source>General register to stack, {1}-byte</source>
        <extracomment>register-to-stack</extracomment>
        <translation>Allgemeines Register auf den Stapel, {1} Byte</translation>
    </message>
    <message>
        <source>Stack to general register, {1}-byte</source>
        <extracomment>register-from-stack</extracomment>
        <translation>Stapel in allgemeines Register, {1} Byte</translation>
    </message>
    <message>
        <source>push, {1}-byte</source>
        <extracomment>register-push</extracomment>
        <translation>push, {1} Byte</translation>
    </message>
    <message>
        <source>pop, {1}-byte</source>
        <extracomment>register-pop</extracomment>
        <translation>pop, {1} Byte</translation>
    </message>
    <message>
        <source>General register to vector, {1}-byte, rest cleared</source>
        <extracomment>register-to-vector</extracomment>
        <translation>Allgemeines Register in Vektor, {1} Byte, Rest gelöscht</translation>
    </message>
    <message>
        <source>Vector to general register, {1}-byte</source>
        <extracomment>register-from-vector</extracomment>
        <translation>Vektor in allgemeines Register, {1} Byte</translation>
    </message>
    <message>
        <source>General register into a vector element, {1}-byte</source>
        <extracomment>register-insert</extracomment>
        <translation>Allgemeines Register in ein Vektorelement, {1} Byte</translation>
    </message>
    <message>
        <source>Vector element to general register, {1}-byte</source>
        <extracomment>register-extract</extracomment>
        <translation>Vektorelement in allgemeines Register, {1} Byte</translation>
    </message>
    <message>
        <source>Vector to vector, {1}-byte</source>
        <extracomment>register-vector</extracomment>
        <translation>Vektor zu Vektor, {1} Byte</translation>
    </message>
    <message>
        <source>Scalable vector to scalable vector, {1}-byte</source>
        <extracomment>register-sve</extracomment>
        <translation>Skalierbarer Vektor zu skalierbarem Vektor, {1} Byte</translation>
    </message>
    <message>
        <source>lods, {1}-byte</source>
        <extracomment>string-lods</extracomment>
        <translation>lods, {1} Byte</translation>
    </message>
    <message>
        <source>stos, {1}-byte</source>
        <extracomment>string-stos</extracomment>
        <translation>stos, {1} Byte</translation>
    </message>
    <message>
        <source>movs, {1}-byte</source>
        <extracomment>string-movs</extracomment>
        <translation>movs, {1} Byte</translation>
    </message>
    <message>
        <source>rep lods, {1}-byte</source>
        <extracomment>string-rep-lods</extracomment>
        <translation>rep lods, {1} Byte</translation>
    </message>
    <message>
        <source>rep stos, {1}-byte</source>
        <extracomment>string-rep-stos</extracomment>
        <translation>rep stos, {1} Byte</translation>
    </message>
    <message>
        <source>rep movs, {1}-byte</source>
        <extracomment>string-rep-movs</extracomment>
        <translation>rep movs, {1} Byte</translation>
    </message>
    <message>
        <source>Sequential write, direct I/O</source>
        <extracomment>disk-write-serial</extracomment>
        <translation>Sequenzielles Schreiben, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential read, direct I/O</source>
        <extracomment>disk-read-serial</extracomment>
        <translation>Sequenzielles Lesen, Direct I/O</translation>
    </message>
    <message>
        <source>Random write, direct I/O</source>
        <extracomment>disk-write-random</extracomment>
        <translation>Zufälliges Schreiben, Direct I/O</translation>
    </message>
    <message>
        <source>Random read, direct I/O</source>
        <extracomment>disk-read-random</extracomment>
        <translation>Zufälliges Lesen, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-serial</extracomment>
        <translation>Sequenzielles Lesen und Schreiben, nach Anteil gemischt, Direct I/O</translation>
    </message>
    <message>
        <source>Random reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-random</extracomment>
        <translation>Zufälliges Lesen und Schreiben, nach Anteil gemischt, Direct I/O</translation>
    </message>
    <message>
        <source>Sustained sequential write, direct I/O</source>
        <extracomment>disk-endurance-serial</extracomment>
        <translation>Anhaltendes sequenzielles Schreiben, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential, {1}-byte</source>
        <extracomment>memory-serial</extracomment>
        <translation>Sequenziell, {1} Byte</translation>
    </message>
    <message>
        <source>Random, {1}-byte</source>
        <extracomment>memory-random</extracomment>
        <translation>Zufällig, {1} Byte</translation>
    </message>
    <message numerus="yes">
        <source>{1} chains</source>
        <extracomment>latency-chains</extracomment>
        <translation>
            <numerusform>{1} Kette</numerusform>
            <numerusform>{1} Ketten</numerusform>
        </translation>
    </message>
    <message>
        <source>{1} {2}: {3}</source>
        <extracomment>cell-of-test-and-size</extracomment>
        <translation>{1} {2}: {3}</translation>
    </message>
    <message>
        <source>{1}, transparent huge pages</source>
        <extracomment>cell-pages-transparent</extracomment>
        <translation>{1}, Transparent Huge Pages</translation>
    </message>
    <message>
        <source>{1}, explicit huge pages</source>
        <extracomment>cell-pages-explicit</extracomment>
        <translation>{1}, explizite Huge Pages</translation>
    </message>
    <message>
        <source>{1}, huge pages</source>
        <extracomment>cell-pages-huge</extracomment>
        <translation>{1}, Huge Pages</translation>
    </message>
    <message>
        <source>sequential</source>
        <extracomment>pattern-serial</extracomment>
        <translation>sequenziell</translation>
    </message>
    <message>
        <source>mean over the common time window</source>
        <extracomment>statistic-mean</extracomment>
        <translation>Mittel über das gemeinsame Zeitfenster</translation>
    </message>
    <message>
        <source>counted bytes / counted time</source>
        <extracomment>statistic-total</extracomment>
        <translation>gezählte Bytes / gezählte Zeit</translation>
    </message>
    <message>
        <source>total bytes / total time</source>
        <extracomment>statistic-average</extracomment>
        <translation>alle Bytes / gesamte Zeit</translation>
    </message>
    <message>
        <source>RTT</source>
        <extracomment>network-row-round-trip
----------
chart-network-round-trip</extracomment>
        <translation>RTT</translation>
    </message>
    <message>
        <source>RTT under load, upload</source>
        <extracomment>network-row-loaded-to</extracomment>
        <translation>RTT unter Last, Upload</translation>
    </message>
    <message>
        <source>RTT under load, download</source>
        <extracomment>network-row-loaded-from</extracomment>
        <translation>RTT unter Last, Download</translation>
    </message>
    <message>
        <source>RTT under load, bidirectional</source>
        <extracomment>network-row-loaded-both</extracomment>
        <translation>RTT unter Last, bidirektional</translation>
    </message>
    <message>
        <source>Upload, 1 stream</source>
        <extracomment>network-row-to-1</extracomment>
        <translation>Upload, 1 Strom</translation>
    </message>
    <message>
        <source>Upload, {1} streams</source>
        <extracomment>network-row-to</extracomment>
        <translation>Upload, {1} Ströme</translation>
    </message>
    <message>
        <source>Download, 1 stream</source>
        <extracomment>network-row-from-1</extracomment>
        <translation>Download, 1 Strom</translation>
    </message>
    <message>
        <source>Download, {1} streams</source>
        <extracomment>network-row-from</extracomment>
        <translation>Download, {1} Ströme</translation>
    </message>
    <message>
        <source>client</source>
        <extracomment>peer-leads</extracomment>
        <translation>Client</translation>
    </message>
    <message>
        <source>another program on this machine</source>
        <extracomment>peer-same-host</extracomment>
        <translation>ein anderes Programm auf diesem Rechner</translation>
    </message>
    <message>
        <source>loopback</source>
        <extracomment>peer-loopback</extracomment>
        <translation>Loopback</translation>
    </message>
    <message>
        <source>network {1} s for RTT and each stream</source>
        <extracomment>time-network</extracomment>
        <translation>Netzwerk {1} s für RTT und jeden Strom</translation>
    </message>
    <message>
        <source>RTT:</source>
        <extracomment>network-round-trips</extracomment>
        <translation>RTT:</translation>
    </message>
    <message>
        <source>Throughput, counted by the receiver:</source>
        <extracomment>network-streams</extracomment>
        <translation>Durchsatz, vom Empfänger gezählt:</translation>
    </message>
    <message>
        <source>retrans</source>
        <extracomment>column-resent</extracomment>
        <translation>Retrans</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>column-to</extracomment>
        <translation>Up</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>column-from</extracomment>
        <translation>Down</translation>
    </message>
    <message>
        <source>retransmits</source>
        <extracomment>html-resent</extracomment>
        <translation>Retransmits</translation>
    </message>
    <message>
        <source>upload, {1}</source>
        <extracomment>html-to-rate</extracomment>
        <translation>Upload, {1}</translation>
    </message>
    <message>
        <source>download, {1}</source>
        <extracomment>html-from-rate</extracomment>
        <translation>Download, {1}</translation>
    </message>
    <message>
        <source>Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second is left out. RTT under load waits in the queues along the way: calls and games wait that much longer too (bufferbloat).</source>
        <extracomment>reading-network</extracomment>
        <translation>Upload, Download: von diesem Rechner aus gesehen. Der Empfänger zählt die Bytes eines Stroms; die erste Sekunde bleibt weg. RTT unter Last wartet in den Warteschlangen unterwegs: Auch Anrufe und Spiele warten um diese Zeit länger (Bufferbloat).</translation>
    </message>
    <message>
        <source>STRATA, results of another program</source>
        <extracomment>report-title-foreign</extracomment>
        <translation>STRATA, Ergebnisse eines anderen Programms</translation>
    </message>
    <message>
        <source>Another program measured this. Strata only read its output: what is missing here is not known.</source>
        <extracomment>report-foreign</extracomment>
        <translation>Ein anderes Programm hat dies gemessen. Strata hat nur seine Ausgabe gelesen: Was hier fehlt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>STOPPED: the run was stopped early. The results so far follow.</source>
        <extracomment>report-stopped</extracomment>
        <translation>GESTOPPT: Der Lauf wurde vorzeitig gestoppt. Es folgen die Ergebnisse bis dahin.</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>label-around</extracomment>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>not reported by the OS</source>
        <extracomment>report-no-caches</extracomment>
        <translation>vom Betriebssystem nicht gemeldet</translation>
    </message>
    <message>
        <source>steal time up to {1}</source>
        <extracomment>around-stolen</extracomment>
        <translation>Steal Time bis {1}</translation>
    </message>
    <message>
        <source>no free CPU for the window or terminal</source>
        <extracomment>around-no-spare</extracomment>
        <translation>keine freie CPU für Fenster oder Terminal</translation>
    </message>
    <message>
        <source>the machine was suspended for {1} s</source>
        <extracomment>around-suspended</extracomment>
        <translation>der Rechner war {1} s im Ruhezustand</translation>
    </message>
    <message>
        <source>the OS clock was changed by {1} s</source>
        <extracomment>around-clock-set</extracomment>
        <translation>die Systemuhr wurde um {1} s verstellt</translation>
    </message>
    <message>
        <source>one per CPU</source>
        <extracomment>threads-auto</extracomment>
        <translation>einer je CPU</translation>
    </message>
    <message>
        <source>one per core</source>
        <extracomment>threads-cores
----------
binding-cores</extracomment>
        <translation>einer je Kern</translation>
    </message>
    <message>
        <source>spread over NUMA nodes, sockets and cores</source>
        <extracomment>binding-spread</extracomment>
        <translation>verteilt über NUMA-Knoten, Sockel und Kerne</translation>
    </message>
    <message>
        <source>packed close together</source>
        <extracomment>binding-close</extracomment>
        <translation>dicht beieinander</translation>
    </message>
    <message>
        <source>not pinned</source>
        <extracomment>binding-none</extracomment>
        <translation>nicht gebunden</translation>
    </message>
    <message>
        <source>pinned to CPUs {1}</source>
        <extracomment>binding-list</extracomment>
        <translation>an CPUs {1} gebunden</translation>
    </message>
    <message>
        <source>floating-point {1} s</source>
        <extracomment>time-floating</extracomment>
        <translation>Gleitkomma {1} s</translation>
    </message>
    <message>
        <source>early stop when precise</source>
        <extracomment>time-until-precise</extracomment>
        <translation>früher Schluss, sobald genau</translation>
    </message>
    <message>
        <source>no early stop</source>
        <extracomment>time-in-full</extracomment>
        <translation>kein früher Schluss</translation>
    </message>
    <message>
        <source>(automatic)</source>
        <extracomment>regions-by-caches</extracomment>
        <translation>(automatisch)</translation>
    </message>
    <message>
        <source>PAGE SIZES</source>
        <extracomment>heading-pages</extracomment>
        <translation>SEITENGRÖSSEN</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>column-saving</extracomment>
        <translation>gespart</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>column-share</extracomment>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>Nanoseconds per call:</source>
        <extracomment>library-calls</extracomment>
        <translation>Nanosekunden je Aufruf:</translation>
    </message>
    <message>
        <source>Transfers per cycle, one core, at {1}:</source>
        <extracomment>registers-per-cycle</extracomment>
        <translation>Übertragungen je Takt, ein Kern, bei {1}:</translation>
    </message>
    <message>
        <source>{1}, by bytes of one transfer:</source>
        <extracomment>registers-rates</extracomment>
        <translation>{1}, nach Byte je Übertragung:</translation>
    </message>
    <message>
        <source>SVE</source>
        <extracomment>loop-sve
----------
row-register-sve</extracomment>
        <translation>SVE</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>group-single</extracomment>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>0-fill</source>
        <extracomment>fill-zeros</extracomment>
        <translation>0-Füllung</translation>
    </message>
    <message>
        <source>{1} sustained write</source>
        <extracomment>disk-sustained</extracomment>
        <translation>{1} Dauerschreiben</translation>
    </message>
    <message>
        <source>Results by bytes written:</source>
        <extracomment>disk-course</extracomment>
        <translation>Ergebnisse nach geschriebenen Bytes:</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <extracomment>engine-iocp</extracomment>
        <translation>I/O Completion Ports</translation>
    </message>
    <message>
        <source>threads with synchronous I/O</source>
        <extracomment>engine-threads</extracomment>
        <translation>Threads mit synchronem I/O</translation>
    </message>
    <message>
        <source>A file of {1} per thread, written and read in blocks of {2}.</source>
        <extracomment>disk-facts</extracomment>
        <translation>Eine Datei von {1} je Thread, in Blöcken von {2} geschrieben und gelesen.</translation>
    </message>
    <message>
        <source>MEMORY TYPES</source>
        <extracomment>heading-memtypes</extracomment>
        <translation>SPEICHERTYPEN</translation>
    </message>
    <message>
        <source>write-back</source>
        <extracomment>memory-kind-regular</extracomment>
        <translation>Write-Back</translation>
    </message>
    <message>
        <source>write-combining</source>
        <extracomment>memory-kind-write-combined</extracomment>
        <translation>Write-Combining</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>column-kind</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>first pass</source>
        <extracomment>column-first-use</extracomment>
        <translation>1. Durchgang</translation>
    </message>
    <message>
        <source>later pass</source>
        <extracomment>column-later-use</extracomment>
        <translation>spätere</translation>
    </message>
    <message>
        <source>{1}-byte copies from write-back memory</source>
        <extracomment>kinds-copy</extracomment>
        <translation>{1}-Byte-Kopien aus Write-Back-Speicher</translation>
    </message>
    <message>
        <source>Write-combining breaks even after passes: {1}.</source>
        <extracomment>kinds-pay-after</extracomment>
        <translation>Write-Combining lohnt sich nach dieser Zahl von Durchgängen: {1}.</translation>
    </message>
    <message>
        <source>Write-combining breaks even at once: no pass takes longer.</source>
        <extracomment>kinds-pay-at-once</extracomment>
        <translation>Write-Combining lohnt sich sofort: Kein Durchgang dauert länger.</translation>
    </message>
    <message>
        <source>Write-combining never breaks even: its later passes are no faster.</source>
        <extracomment>kinds-pay-never</extracomment>
        <translation>Write-Combining lohnt sich nie: Spätere Durchgänge sind nicht schneller.</translation>
    </message>
    <message>
        <source>MAD</source>
        <extracomment>column-deviation</extracomment>
        <translation>MAD</translation>
    </message>
    <message>
        <source>TLB-local</source>
        <extracomment>walk-local</extracomment>
        <translation>TLB-lokal</translation>
    </message>
    <message>
        <source>ns per load, by parallel chains</source>
        <extracomment>walk-chains</extracomment>
        <translation>ns je Ladezugriff, nach parallelen Ketten</translation>
    </message>
    <message>
        <source>read, MB/s</source>
        <extracomment>column-reads</extracomment>
        <translation>Lesen, MB/s</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>column-least</extracomment>
        <translation>min</translation>
    </message>
    <message>
        <source>p10</source>
        <extracomment>column-tenth</extracomment>
        <translation>p10</translation>
    </message>
    <message>
        <source>p90</source>
        <extracomment>column-nine-tenths</extracomment>
        <translation>p90</translation>
    </message>
    <message>
        <source>max</source>
        <extracomment>column-most</extracomment>
        <translation>max</translation>
    </message>
    <message>
        <source>({1} results)</source>
        <extracomment>report-note-count</extracomment>
        <translation>({1} Ergebnisse)</translation>
    </message>
    <message>
        <source>MiB is what all threads copy in one pass; a pass ends when the last thread is done. The average is all bytes over the whole time.</source>
        <extracomment>reading-passes</extracomment>
        <translation>MiB ist, was alle Threads in einem Durchgang kopieren; er endet, wenn der letzte fertig ist. Der Durchschnitt sind alle Bytes durch die ganze Zeit.</translation>
    </message>
    <message>
        <source>Each pass goes through all of the memory once. The first pass touches fresh memory, so it includes what the OS does to provide it. MB/s: the bytes of all later passes over their time; each copied byte counts once. Obtained: what the OS reports, confirmed by reading: uncached memory reads at a tenth of the speed of write-back memory, or less.</source>
        <extracomment>reading-memtypes</extracomment>
        <translation>Jeder Durchgang geht einmal durch den ganzen Speicher. Der erste trifft auf frischen Speicher und enthält, was das Betriebssystem tut, um ihn zu geben. MB/s: die Bytes aller späteren Durchgänge durch ihre Zeit; jedes kopierte Byte zählt einmal. Erhalten: was das Betriebssystem meldet, durch Lesen bestätigt: Ungecachter Speicher liest sich mit einem Zehntel der Geschwindigkeit von Write-Back oder weniger.</translation>
    </message>
    <message>
        <source>Functions of the C library, called again and again on the same bytes. Each byte that is copied, set, compared or searched counts once.</source>
        <extracomment>reading-library</extracomment>
        <translation>Funktionen der C-Bibliothek, immer wieder mit denselben Bytes aufgerufen. Jedes Byte, das kopiert, gesetzt, verglichen oder durchsucht wird, zählt einmal.</translation>
    </message>
    <message>
        <source>Independent transfers: throughput, not latency. general: general register to general register; vector: vector to vector; insert, extract: into and out of one vector element. Where a core only renames the register, a transfer needs no execution unit.</source>
        <extracomment>reading-registers</extracomment>
        <translation>Unabhängige Übertragungen: Durchsatz, nicht Latenz. general: allgemeines Register zu allgemeinem Register; vector: Vektor zu Vektor; insert, extract: in ein Vektorelement und heraus. Wo ein Kern das Register nur umbenennt, braucht eine Übertragung keine Ausführungseinheit.</translation>
    </message>
    <message>
        <source>lods loads, stos stores, movs copies; each byte counts once. rep: one instruction repeats itself. The core may run rep stos and rep movs line by line or past the caches.</source>
        <extracomment>reading-string</extracomment>
        <translation>lods lädt, stos speichert, movs kopiert; jedes Byte zählt einmal. rep: Ein Befehl wiederholt sich selbst. Der Kern kann rep stos und rep movs zeilenweise oder an den Caches vorbei ausführen.</translation>
    </message>
    <message>
        <source>{1}: both used pages of one size, so the difference is chance and says nothing about page sizes.</source>
        <extracomment>reading-pages-alike</extracomment>
        <translation>{1}: Beide hatten Seiten einer Größe; der Unterschied ist Zufall und sagt nichts über Seitengrößen.</translation>
    </message>
    <message>
        <source>Derived from the TLB-local latency: a level ends where a quarter of the loads miss it.</source>
        <extracomment>reading-levels</extracomment>
        <translation>Aus der TLB-lokalen Latenz abgeleitet: Eine Ebene endet, wo ein Viertel der Ladezugriffe sie verfehlt.</translation>
    </message>
    <message>
        <source>There is no step: all measured sizes look like one level.</source>
        <extracomment>levels-none</extracomment>
        <translation>Es gibt keine Stufe: Alle gemessenen Größen sehen wie eine Ebene aus.</translation>
    </message>
    <message>
        <source>Peak read bandwidth: {1} MB/s by one thread alone, {2} MB/s by {3} together.</source>
        <extracomment>reading-one-beside-all</extracomment>
        <translation>Höchste Lesebandbreite: {1} MB/s von einem Thread allein, {2} MB/s von {3} zusammen.</translation>
    </message>
    <message>
        <source>Results of several threads are their sum over the same time; min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-threads</extracomment>
        <translation>Ergebnisse mehrerer Threads sind ihre Summe über dieselbe Zeit; min/max: der langsamste Thread als Anteil des schnellsten.</translation>
    </message>
    <message>
        <source>Memory types, {1}</source>
        <extracomment>step-memtypes</extracomment>
        <translation>Speichertypen, {1}</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>compare-figure</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>finding-no-difference</extracomment>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <extracomment>finding-not-decided</extracomment>
        <translation>nicht schlüssig</translation>
    </message>
    <message>
        <source>Different kernel revision.</source>
        <extracomment>unlike-kernel</extracomment>
        <translation>Andere Revision des Kernels.</translation>
    </message>
    <message>
        <source>Different measurement method.</source>
        <extracomment>unlike-method</extracomment>
        <translation>Andere Messmethode.</translation>
    </message>
    <message>
        <source>Different page size.</source>
        <extracomment>unlike-pages</extracomment>
        <translation>Andere Seitengröße.</translation>
    </message>
    <message>
        <source>Different number of threads.</source>
        <extracomment>unlike-threads</extracomment>
        <translation>Andere Zahl von Threads.</translation>
    </message>
    <message>
        <source>Threads ran on different CPUs.</source>
        <extracomment>unlike-placement</extracomment>
        <translation>Threads liefen auf anderen CPUs.</translation>
    </message>
    <message>
        <source>Different machine.</source>
        <extracomment>unlike-machine</extracomment>
        <translation>Anderer Rechner.</translation>
    </message>
    <message>
        <source>No result was measured on every side, so nothing can be compared.</source>
        <extracomment>compare-nothing</extracomment>
        <translation>Kein Ergebnis wurde auf jeder Seite gemessen, also ist nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed.</source>
        <extracomment>compare-reading</extracomment>
        <translation>Schneller, langsamer: Das ganze 95-%-Konfidenzintervall (Welch, für die Zahl der Zeilen korrigiert) liegt jenseits der Schwelle. Unverändert: Es liegt darin. Nicht schlüssig: Mehr Wiederholungen sind nötig.</translation>
    </message>
    <message>
        <source>Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % confidence interval of the pairs&apos; ratios (sign test, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more pairs are needed.</source>
        <extracomment>compare-reading-pairs</extracomment>
        <translation>Als verschränkter A/B-Test gemessen, damit Drift keine Seite bevorzugt. Schneller, langsamer: Das ganze 95-%-Konfidenzintervall der Verhältnisse der Paare (Vorzeichentest, für die Zahl der Zeilen korrigiert) liegt jenseits der Schwelle. Unverändert: Es liegt darin. Nicht schlüssig: Mehr Paare sind nötig.</translation>
    </message>
    <message>
        <source>extended, to get enough undisturbed samples</source>
        <extracomment>cli-extended</extracomment>
        <translation>verlängert, um genug ungestörte Stichproben zu bekommen</translation>
    </message>
    <message>
        <source>unknown, so results have no limit to compare with</source>
        <extracomment>machine-unknown</extracomment>
        <translation>unbekannt, daher haben Ergebnisse keine Grenze zum Vergleich</translation>
    </message>
    <message>
        <source>not reported by the OS, or not plausible</source>
        <extracomment>machine-modules-unknown</extracomment>
        <translation>vom Betriebssystem nicht gemeldet oder nicht plausibel</translation>
    </message>
    <message>
        <source>First pass disturbed</source>
        <extracomment>brief-first-use-disturbed</extracomment>
        <translation>1. Durchgang gestört</translation>
    </message>
    <message>
        <source>This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it again.</source>
        <extracomment>bad-json</extracomment>
        <translation>Dies ist kein gültiges JSON (bei {1}: {2}). Die Datei ist womöglich beschädigt oder unvollständig. Eine Kopie verwenden oder neu exportieren.</translation>
    </message>
    <message>
        <source>The setting {1} in this file has an unknown value. Allowed: {2}.</source>
        <extracomment>bad-setting</extracomment>
        <translation>Die Einstellung {1} in dieser Datei hat einen unbekannten Wert. Erlaubt: {2}.</translation>
    </message>
    <message>
        <source>This file has a newer format ({1}) than this version of Strata reads. Install a newer version.</source>
        <extracomment>newer-schema</extracomment>
        <translation>Diese Datei hat ein neueres Format ({1}), als diese Version von Strata liest. Eine neuere Version installieren.</translation>
    </message>
    <message>
        <source>This file contains no run of Strata. Choose a run file that Strata saved.</source>
        <extracomment>not-a-run</extracomment>
        <translation>Diese Datei enthält keinen Messlauf von Strata. Eine Laufdatei wählen, die Strata gespeichert hat.</translation>
    </message>
    <message>
        <source>This output of {1} contains no results. Run {1} again, and let it finish.</source>
        <extracomment>no-figures</extracomment>
        <translation>Diese Ausgabe von {1} enthält keine Ergebnisse. {1} noch einmal ausführen und zu Ende laufen lassen.</translation>
    </message>
    <message>
        <source>This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file.</source>
        <extracomment>too-many-figures</extracomment>
        <translation>Diese Datei hat mehr als {1} Ergebnisse; mehr liest Strata nicht. Sie teilen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one.</source>
        <extracomment>text-too-long</extracomment>
        <translation>Eine Bezeichnung oder ein Kommentar ist größer als {1}; mehr speichert Strata nicht. Einen kürzeren Text wählen.</translation>
    </message>
    <message>
        <source>{1} reported no usable result here, for example zero. Give it a larger size or more time, and create the file again.</source>
        <extracomment>no-peer-figure</extracomment>
        <translation>{1} meldete hier kein brauchbares Ergebnis, etwa null. Ihm eine größere Menge oder mehr Zeit geben und die Datei neu erzeugen.</translation>
    </message>
    <message>
        <source>The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again.</source>
        <extracomment>fio-error</extracomment>
        <translation>Der fio-Job {1} endete mit Fehler {2} und hat deshalb kein Ergebnis. Den Job korrigieren und fio noch einmal ausführen.</translation>
    </message>
    <message>
        <source>There is no reference run {1}. To list the reference runs: strata-cli list --references.</source>
        <extracomment>no-such-reference</extracomment>
        <translation>Es gibt keinen Referenzlauf {1}. Um die Referenzläufe zu sehen: strata-cli list --references.</translation>
    </message>
    <message>
        <source>This file lacks &quot;{1}&quot;. It may be damaged or edited by hand. Use a copy, or export it again.</source>
        <extracomment>missing-key</extracomment>
        <translation>In dieser Datei fehlt „{1}“. Sie ist womöglich beschädigt oder von Hand geändert. Eine Kopie verwenden oder neu exportieren.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in this file has an invalid value: {2}. The file may be damaged or edited by hand.</source>
        <extracomment>bad-value</extracomment>
        <translation>„{1}“ hat in dieser Datei einen ungültigen Wert: {2}. Die Datei ist womöglich beschädigt oder von Hand geändert.</translation>
    </message>
    <message>
        <source>Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space.</source>
        <extracomment>cannot-write</extracomment>
        <translation>Strata konnte {1} nicht schreiben. Meldung des Betriebssystems: {2}. Einen anderen Ordner wählen oder Platz schaffen.</translation>
    </message>
    <message>
        <source>Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive.</source>
        <extracomment>cannot-read</extracomment>
        <translation>Strata konnte {1} nicht lesen. Meldung des Betriebssystems: {2}. Zugriffsrechte und Laufwerk prüfen.</translation>
    </message>
    <message>
        <source>This file is larger than {1}, the maximum that Strata reads. Choose another file.</source>
        <extracomment>too-large</extracomment>
        <translation>Diese Datei ist größer als {1}; mehr liest Strata nicht. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The file {1} does not exist. Check the name and the folder.</source>
        <extracomment>file-missing</extracomment>
        <translation>Die Datei {1} gibt es nicht. Namen und Ordner prüfen.</translation>
    </message>
    <message>
        <source>{1} is a named pipe, and reading it may never end. Choose a file.</source>
        <extracomment>pipe-by-name</extracomment>
        <translation>{1} ist eine benannte Pipe; das Lesen endet womöglich nie. Eine Datei wählen.</translation>
    </message>
    <message>
        <source>The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-json</extracomment>
        <translation>Die Einstellungen in {1} sind kein gültiges JSON (bei {2}: {3}); Strata verwendet die Standardeinstellungen. Die beschädigte Datei ist jetzt {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-setting</extracomment>
        <translation>In den Einstellungen in {1} hat {2} einen unbekannten Wert (erlaubt: {3}); Strata verwendet die Standardeinstellungen. Die beschädigte Datei ist jetzt {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. The damaged file is now {6}.</source>
        <extracomment>settings-out-of-range</extracomment>
        <translation>In den Einstellungen in {1} ist {2} auf {3} gesetzt, erlaubt ist {4} bis {5}; Strata verwendet die Standardeinstellungen. Die beschädigte Datei ist jetzt {6}.</translation>
    </message>
    <message>
        <source>The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the default settings. The newer file is now {3}.</source>
        <extracomment>settings-newer-schema</extracomment>
        <translation>Die Einstellungen in {1} haben ein neueres Format ({2}), als diese Version von Strata liest; Strata verwendet die Standardeinstellungen. Die neuere Datei ist jetzt {3}.</translation>
    </message>
    <message>
        <source>The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. The file is now {3}.</source>
        <extracomment>settings-too-large</extracomment>
        <translation>Die Datei {1} ist größer als {2} und kann keine Einstellungsdatei sein; Strata verwendet die Standardeinstellungen. Die Datei ist jetzt {3}.</translation>
    </message>
    <message>
        <source>Strata could not read the settings in {1}, so it uses the default settings and saves no changes of them. The OS reports: {2}. Check the permissions of the file.</source>
        <extracomment>settings-unreadable</extracomment>
        <translation>Strata konnte die Einstellungen in {1} nicht lesen und verwendet die Standardeinstellungen; Änderungen daran speichert es nicht. Meldung des Betriebssystems: {2}. Die Zugriffsrechte der Datei prüfen.</translation>
    </message>
    <message>
        <source>The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable HOME (on Windows LOCALAPPDATA).</source>
        <extracomment>no-data-folder</extracomment>
        <translation>Das Betriebssystem nennt keinen Datenordner für diesen Benutzer; Strata speichert also weder Einstellungen noch Messläufe. Die Variable HOME (unter Windows LOCALAPPDATA) setzen.</translation>
    </message>
    <message>
        <source>The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata again. Import then reads everything that is still readable.</source>
        <extracomment>history-damaged</extracomment>
        <translation>Der Verlauf in {1} ist beschädigt ({2}), und Strata konnte ihn nicht reparieren. Ihn umbenennen und Strata neu starten. Importieren liest dann alles, was noch lesbar ist.</translation>
    </message>
    <message>
        <source>The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged file is now {1}; the new one holds {2} runs.</source>
        <extracomment>history-mending-finished</extracomment>
        <translation>Der Verlauf war beschädigt, und eine frühere Reparatur endete zu früh; Strata hat sie beendet. Die beschädigte Datei ist jetzt {1}; die neue enthält {2} Messläufe.</translation>
    </message>
    <message>
        <source>Strata found no readable run of a history in {1}. Choose another file.</source>
        <extracomment>no-runs-read</extracomment>
        <translation>Strata fand in {1} keinen lesbaren Messlauf eines Verlaufs. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name.</source>
        <extracomment>output-in-use</extracomment>
        <translation>Strata liest {1} oder legt dort seine Daten ab, und ein Bericht würde das ersetzen. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} partial runs; {4} runs were lost. Check the disk, and export important runs.</source>
        <extracomment>history-recovered</extracomment>
        <translation>Der Verlauf war beschädigt. Die beschädigte Datei ist jetzt {1}. Der neue Verlauf enthält ganze Messläufe: {2}, unvollständige: {3}; verloren: {4}. Den Datenträger prüfen und wichtige Messläufe exportieren.</translation>
    </message>
    <message>
        <source>The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or rename it yourself, and start Strata again.</source>
        <extracomment>history-not-moved</extracomment>
        <translation>Der Verlauf in {1} ist beschädigt, und Strata konnte ihn nicht umbenennen. Andere Programme schließen, die ihn benutzen, oder ihn selbst umbenennen und Strata neu starten.</translation>
    </message>
    <message>
        <source>The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that version, or save runs as files.</source>
        <extracomment>history-newer</extracomment>
        <translation>Der Verlauf in {1} stammt von einer neueren Version von Strata (Format {2}; diese liest {3}). Jene Version installieren oder Messläufe als Dateien speichern.</translation>
    </message>
    <message>
        <source>There is no space to write the history in {1}, so this run is incomplete there. Free some space on that disk, and save the report of the run.</source>
        <extracomment>history-full</extracomment>
        <translation>Für den Verlauf in {1} ist kein Platz; dieser Messlauf ist dort also unvollständig. Auf jenem Datenträger Platz schaffen und den Bericht des Messlaufs speichern.</translation>
    </message>
    <message>
        <source>Another program locked the history in {1} for too long. Close that program, and save the report of the run.</source>
        <extracomment>history-busy</extracomment>
        <translation>Ein anderes Programm sperrte den Verlauf in {1} zu lange. Jenes Programm schließen und den Bericht des Messlaufs speichern.</translation>
    </message>
    <message>
        <source>Strata may not write to the history in {1}. Change its permissions, or save the report of the run.</source>
        <extracomment>history-read-only</extracomment>
        <translation>Strata darf den Verlauf in {1} nicht beschreiben. Seine Zugriffsrechte ändern oder den Bericht des Messlaufs speichern.</translation>
    </message>
    <message>
        <source>Strata cannot use the history in {1}: {2}. Save reports as files instead.</source>
        <extracomment>history-failed</extracomment>
        <translation>Strata kann den Verlauf in {1} nicht benutzen: {2}. Berichte stattdessen als Dateien speichern.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that this run may not be in the history. Save its report to keep it.</source>
        <extracomment>history-slow</extracomment>
        <translation>Der Datenträger von {1} ist so langsam, dass dieser Messlauf vielleicht nicht im Verlauf ist. Um ihn zu behalten, seinen Bericht speichern.</translation>
    </message>
    <message>
        <source>Several runs start with {1}. Give more characters of the id.</source>
        <extracomment>run-ambiguous</extracomment>
        <translation>Mehrere Messläufe beginnen mit {1}. Mehr Zeichen der Kennung angeben.</translation>
    </message>
    <message>
        <source>The history already has the run {1}, so nothing changed.</source>
        <extracomment>run-kept-already</extracomment>
        <translation>Der Verlauf hat den Messlauf {1} schon; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Strata cannot read a part of the history, which may be damaged. Check the disk, and export important runs.</source>
        <extracomment>bad-cbor</extracomment>
        <translation>Strata kann einen Teil des Verlaufs nicht lesen; er ist womöglich beschädigt. Den Datenträger prüfen und wichtige Messläufe exportieren.</translation>
    </message>
    <message>
        <source>CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more streams, or a faster machine at that end.</source>
        <extracomment>network-processor-limit</extracomment>
        <translation>CPU-begrenzt: Die CPU {1} war {2} der Zeit beschäftigt; das Netzwerk ist womöglich schneller als dies. Mehr Ströme oder einen schnelleren Rechner an diesem Ende verwenden.</translation>
    </message>
    <message>
        <source>The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, or the data took another path. Do not use this as network speed.</source>
        <extracomment>network-above-link</extracomment>
        <translation>Das Ergebnis ist {1}, aber die langsamere der beiden Schnittstellen überträgt nur {2}. Das Betriebssystem meldet die Verbindung falsch, oder die Daten nahmen einen anderen Weg. Dies nicht als Netzwerkgeschwindigkeit verwenden.</translation>
    </message>
    <message>
        <source>TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the Wi-Fi, or the devices between the machines.</source>
        <extracomment>network-retransmissions</extracomment>
        <translation>TCP-Retransmits: {1}, das sind {2} aller Segmente. Paketverluste senken den Durchsatz. Das Kabel, das WLAN oder die Geräte zwischen den Rechnern prüfen.</translation>
    </message>
    <message>
        <source>The code for {1} is not six digits. Enter the code that the other machine shows.</source>
        <extracomment>bad-code</extracomment>
        <translation>Der Code für {1} besteht nicht aus sechs Ziffern. Den Code angeben, den der andere Rechner zeigt.</translation>
    </message>
    <message>
        <source>The list has {1} twice. List each machine once.</source>
        <extracomment>same-peer</extracomment>
        <translation>{1} steht zweimal in der Liste. Jeden Rechner einmal angeben.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001.</source>
        <extracomment>bad-address</extracomment>
        <translation>„{1}“ ist kein Rechnername und keine IP-Adresse. Beispiele: desk.local, 192.168.1.7, desk.local:49001.</translation>
    </message>
    <message>
        <source>{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 unless you chose another).</source>
        <extracomment>network-no-answer</extracomment>
        <translation>{1} antwortet nicht. Die Adresse prüfen. Den Port in der Firewall des anderen Rechners öffnen (TCP, 49000, sofern kein anderer gewählt ist).</translation>
    </message>
    <message>
        <source>This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine shows.</source>
        <extracomment>network-name-not-found</extracomment>
        <translation>Dieser Rechner kann den Namen {1} nicht auflösen. Ihn prüfen oder die IP-Adresse verwenden, die der andere Rechner zeigt.</translation>
    </message>
    <message>
        <source>{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network.</source>
        <extracomment>network-unreachable</extracomment>
        <translation>{1} ist nicht erreichbar. Meldung des Betriebssystems: {2}. Prüfen, ob beide Rechner im selben Netzwerk sind.</translation>
    </message>
    <message>
        <source>{1} rejected the code. Enter the code that it shows now; each start has a new one.</source>
        <extracomment>network-wrong-code</extracomment>
        <translation>{1} hat den Code abgelehnt. Den Code angeben, den der Rechner jetzt zeigt; jeder Start hat einen neuen.</translation>
    </message>
    <message>
        <source>Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. Enter the code that {1} shows now, and run it again.</source>
        <extracomment>network-code-spent</extracomment>
        <translation>Strata hat den Code mit {1} nicht versucht: Er war zuvor falsch, oder ein anderer Rechner wollte ihn vielleicht erraten. Den Code angeben, den {1} jetzt zeigt, und noch einmal messen.</translation>
    </message>
    <message>
        <source>{1} is measuring with another machine. Try again when that run ends.</source>
        <extracomment>network-busy</extracomment>
        <translation>{1} misst gerade mit einem anderen Rechner. Nach dem Ende jenes Laufs noch einmal versuchen.</translation>
    </message>
    <message>
        <source>{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version of Strata on both machines.</source>
        <extracomment>network-other-version</extracomment>
        <translation>{1} verwendet Version {2} des Netzwerkprotokolls, dieses Programm Version {3}. Auf beiden Rechnern dieselbe Version von Strata installieren.</translation>
    </message>
    <message>
        <source>The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or the Wi-Fi, and run it again.</source>
        <extracomment>network-lost</extracomment>
        <translation>Die Verbindung zu {1} brach ab. Meldung des Betriebssystems: {2}. Strata behält die Ergebnisse von davor. Das Kabel oder das WLAN prüfen und noch einmal messen.</translation>
    </message>
    <message>
        <source>{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether the other machine sleeps or hangs, and run it again.</source>
        <extracomment>network-stalled</extracomment>
        <translation>{1} sendete {2} lang nichts, obwohl die Verbindung steht. Strata behält die Ergebnisse von davor. Prüfen, ob der andere Rechner schläft oder hängt, und noch einmal messen.</translation>
    </message>
    <message>
        <source>{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again.</source>
        <extracomment>network-too-long</extracomment>
        <translation>{1} überschritt die Grenze von {2} für eine Messung. Strata behält die Ergebnisse von davor. Noch einmal messen.</translation>
    </message>
    <message>
        <source>{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; if this happens again, check the devices between the machines.</source>
        <extracomment>network-bad-frame</extracomment>
        <translation>{1} hat eine ungültige Nachricht gesendet, oder sie wurde unterwegs verändert. Strata behält die Ergebnisse von davor. Noch einmal messen; geschieht es wieder, die Geräte zwischen den Rechnern prüfen.</translation>
    </message>
    <message>
        <source>{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both machines.</source>
        <extracomment>unknown-reason</extracomment>
        <translation>{1} nannte einen Grund, den dieses Programm nicht kennt: {2}. Auf beiden Rechnern dieselbe Version von Strata installieren.</translation>
    </message>
    <message>
        <source>The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>no-thread</extracomment>
        <translation>Das Betriebssystem verweigerte einen Thread für diese Verbindung. Andere Programme schließen oder die Thread-Grenze des Betriebssystems anheben.</translation>
    </message>
    <message>
        <source>The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine.</source>
        <extracomment>no-random-numbers</extracomment>
        <translation>Das Betriebssystem gab keine Zufallszahlen; Strata kann die Verbindung also nicht sichern. Den Rechner neu starten.</translation>
    </message>
    <message>
        <source>Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or another port.</source>
        <extracomment>cannot-listen</extracomment>
        <translation>Strata kann an {1}, Port {2}, nicht warten. Meldung des Betriebssystems: {3}. Eine Adresse dieses Rechners oder einen anderen Port wählen.</translation>
    </message>
    <message>
        <source>Another program uses port {1}. Close it, or choose another port and enter that on the other machine.</source>
        <extracomment>port-taken</extracomment>
        <translation>Ein anderes Programm benutzt Port {1}. Es schließen oder einen anderen Port wählen und diesen am anderen Rechner angeben.</translation>
    </message>
    <message>
        <source>The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The machine may be faster than this result. Close other programs, or let the machine cool.</source>
        <extracomment>clock-moved</extracomment>
        <translation>Der CPU-Takt schwankte während dieses Tests zwischen {1} und {2}; {3} der Stichproben wurden verworfen. Der Rechner ist womöglich schneller als dieses Ergebnis. Andere Programme schließen oder den Rechner abkühlen lassen.</translation>
    </message>
    <message>
        <source>Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may be wrong. Run it again on an idle machine.</source>
        <extracomment>clock-unknown</extracomment>
        <translation>Zwei Messungen des CPU-Takts widersprachen sich; {1} der Stichproben wurden verworfen. Werte je Takt sind womöglich falsch. Noch einmal messen, wenn der Rechner unbelastet ist.</translation>
    </message>
    <message>
        <source>The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the samples. Check whether a container or another program changes the CPU affinity.</source>
        <extracomment>migrated</extracomment>
        <translation>Das Betriebssystem verschob Threads von den CPUs weg, an die Strata sie gebunden hatte; {1} der Stichproben wurden verworfen. Prüfen, ob ein Container oder ein anderes Programm die CPU-Bindung ändert.</translation>
    </message>
    <message>
        <source>Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. Strata discarded {1} of the samples. Check taskset, cgroups and container limits.</source>
        <extracomment>affinity-changed</extracomment>
        <translation>Ein anderes Programm änderte die CPU-Bindung der Test-Threads; das Ergebnis stammt womöglich von anderen CPUs. {1} der Stichproben wurden verworfen. taskset, cgroups und Container-Grenzen prüfen.</translation>
    </message>
    <message>
        <source>The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it again, and keep the machine awake.</source>
        <extracomment>suspended</extracomment>
        <translation>Der Rechner war während dieses Tests {1} lang im Ruhezustand. Takt, Caches und Laufwerke verhalten sich nach dem Aufwachen womöglich anders. Noch einmal messen und den Rechner wach halten.</translation>
    </message>
    <message>
        <source>The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the samples. Restart the machine; for a virtual machine, ask the operator of its host.</source>
        <extracomment>counter-unsteady</extracomment>
        <translation>Der Zeitgeber lief rückwärts oder blieb stehen; Zeiten in diesem Lauf sind womöglich falsch. {1} der Stichproben wurden verworfen. Den Rechner neu starten; bei einer virtuellen Maschine den Betreiber des Hosts fragen.</translation>
    </message>
    <message>
        <source>This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata cannot see why. Run it again.</source>
        <extracomment>slower-than-its-like</extracomment>
        <translation>Dies erreichte {1} des theoretischen Maximums, andere Breiten erreichen {2}. Das Ergebnis ist wahrscheinlich zu niedrig; den Grund kann Strata nicht sehen. Noch einmal messen.</translation>
    </message>
    <message>
        <source>The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path between nodes. Free local memory, use smaller buffers, or pin fewer threads there.</source>
        <extracomment>memory-on-other-node</extracomment>
        <translation>Die Puffer von {1} Threads liegen auf einem entfernten NUMA-Knoten, bis zu {2} davon. Das Ergebnis enthält den Weg zwischen den Knoten. Lokalen Speicher freigeben, kleinere Puffer wählen oder dort weniger Threads binden.</translation>
    </message>
    <message>
        <source>The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may disturb it more. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-refused</extracomment>
        <translation>Das Betriebssystem lehnte eine höhere Priorität ab ({1}); der Lauf ging mit normaler weiter. Andere Programme stören ihn womöglich stärker. Als Administrator starten oder die Grenze für Nice-Werte anheben.</translation>
    </message>
    <message>
        <source>The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-limited</extracomment>
        <translation>Das Betriebssystem erlaubt diesem Benutzer keinen Nice-Wert unter {1}; die Priorität ist also niedriger als verlangt. Als Administrator starten oder die Grenze für Nice-Werte anheben.</translation>
    </message>
    <message>
        <source>{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked result.</source>
        <extracomment>not-checked</extracomment>
        <translation>Das hat {1} gemessen, nicht Strata; Störungen sind also nicht bekannt. Für ein geprüftes Ergebnis den Test mit Strata wiederholen.</translation>
    </message>
    <message>
        <source>This result is from a publication. Its conditions are known only as far as the source states them. Repeat the test with Strata for a checked result.</source>
        <extracomment>published-figure</extracomment>
        <translation>Dieses Ergebnis stammt aus einer Veröffentlichung. Die Bedingungen sind nur so weit bekannt, wie die Quelle sie nennt. Für ein geprüftes Ergebnis den Test mit Strata wiederholen.</translation>
    </message>
    <message>
        <source>A bug in this version of {1} copies the same block again and again, so this measures cache, not memory. Ignore the result, or measure with a fixed version.</source>
        <extracomment>pointer-not-advanced</extracomment>
        <translation>Ein Fehler in dieser Version von {1} kopiert immer wieder denselben Block; gemessen ist also der Cache, nicht der Speicher. Das Ergebnis nicht verwenden oder mit einer korrigierten Version messen.</translation>
    </message>
    <message>
        <source>Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run each job alone, with fio&apos;s option stonewall.</source>
        <extracomment>jobs-beside</extracomment>
        <translation>Andere Jobs dieses fio-Laufs nutzten das Laufwerk gleichzeitig; das hier ist also nur ein Teil dessen, was es tat. Jeden Job allein laufen lassen, mit der fio-Option stonewall.</translation>
    </message>
    <message>
        <source>Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, or run it again on an idle machine.</source>
        <extracomment>too-few-samples</extracomment>
        <translation>Saubere Stichproben: {1} von {2} nötigen; das Ergebnis ist also weniger sicher. Die Zeit des Tests erhöhen oder noch einmal messen, wenn der Rechner unbelastet ist.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, or omit --passes so that Strata discards disturbed samples.</source>
        <extracomment>passes-disturbed</extracomment>
        <translation>{1} von {2} Durchgängen waren gestört, und alle zählen. Das Ergebnis ist womöglich falsch. Andere Programme schließen oder --passes weglassen, damit Strata gestörte Stichproben verwirft.</translation>
    </message>
    <message>
        <source>Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with --passes.</source>
        <extracomment>few-passes</extracomment>
        <translation>Durchgänge: {1} von {2} nötigen. Schon ein langsamer Durchgang kann das Ergebnis ändern. Mit --passes eine größere Zahl wählen.</translation>
    </message>
    <message>
        <source>The OS read memory from disk during this test (major page faults: {1}), so the result includes disk time. Close programs that use much memory, or choose smaller buffers.</source>
        <extracomment>paged</extracomment>
        <translation>Das Betriebssystem las während dieses Tests Speicher vom Datenträger (schwere Seitenfehler: {1}); das Ergebnis enthält also Datenträgerzeit. Programme schließen, die viel Speicher belegen, oder kleinere Puffer wählen.</translation>
    </message>
    <message>
        <source>{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached {3} of one thread per CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>threads-share-cores</extracomment>
        <translation>{1} Threads teilten sich {2} CPUs; jedes Ergebnis je Thread ist also nur ein Anteil an einer CPU. Zusammen erreichten sie {3} von einem Thread je CPU. Um jeden einzeln zu messen, höchstens einen Thread je CPU wählen.</translation>
    </message>
    <message>
        <source>Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache held {4} of the file. Choose a folder on a local drive.</source>
        <extracomment>buffered</extracomment>
        <translation>Direct I/O wurde in {1} (Dateisystem {3}) {2}; dies ist also womöglich Speichergeschwindigkeit, nicht die des Datenträgers. Im OS-Cache lagen {4} der Datei. Einen Ordner auf einem lokalen Laufwerk wählen.</translation>
    </message>
    <message>
        <source>accepted but ignored</source>
        <extracomment>how-not-real</extracomment>
        <translation>angenommen, aber nicht ausgeführt</translation>
    </message>
    <message>
        <source>ineffective, because the file system is in memory</source>
        <extracomment>how-in-memory</extracomment>
        <translation>wirkungslos angenommen, weil das Dateisystem im Speicher liegt</translation>
    </message>
    <message>
        <source>ineffective, because a program with its own cache serves the file system</source>
        <extracomment>how-program</extracomment>
        <translation>wirkungslos angenommen, weil ein Programm mit eigenem Cache das Dateisystem bereitstellt</translation>
    </message>
    <message>
        <source>ineffective, because the device keeps its data in memory</source>
        <extracomment>how-device-in-memory</extracomment>
        <translation>wirkungslos angenommen, weil das Gerät seine Daten im Speicher hält</translation>
    </message>
    <message>
        <source>The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory speed. Compare with a folder on another file system.</source>
        <extracomment>bypass-unknown</extracomment>
        <translation>Das Betriebssystem nahm Direct I/O in {1} (Dateisystem {2}) an, aber Strata kann das nicht überprüfen. Dies ist womöglich Speichergeschwindigkeit. Mit einem Ordner auf einem anderen Dateisystem vergleichen.</translation>
    </message>
    <message>
        <source>The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or the OS misreports the link. Do not use this as disk speed.</source>
        <extracomment>beyond-link</extracomment>
        <translation>Das Gerät {1} lieferte {2}, seine Verbindung ({3}) überträgt aber höchstens {4}. Die Daten kamen aus einem Cache, oder das Betriebssystem meldet die Verbindung falsch. Dies nicht als Geschwindigkeit des Datenträgers verwenden.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the cost of trying. Choose a folder without compression to measure the drive alone.</source>
        <extracomment>compressing</extracomment>
        <translation>Das Dateisystem von {1} ({2}) komprimiert Daten. Testdaten lassen sich nicht komprimieren; das Ergebnis enthält also die Kosten des Versuchs. Um nur das Laufwerk zu messen, einen Ordner ohne Komprimierung wählen.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. The result describes the file system too. Choose a folder without it to measure the drive alone.</source>
        <extracomment>copy-on-write</extracomment>
        <translation>Das Dateisystem von {1} ({2}) arbeitet mit Copy-on-Write: Zufälliges Schreiben wird sequenziell und fragmentiert die Datei. Das Ergebnis beschreibt auch das Dateisystem. Um nur das Laufwerk zu messen, einen Ordner ohne Copy-on-Write wählen.</translation>
    </message>
    <message>
        <source>The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a drive with more free space.</source>
        <extracomment>fragmented</extracomment>
        <translation>Die Testdatei in {1} hat {2} Fragmente, zusammen {3}. Eine Festplatte verliert Zeit zwischen ihnen. Ein Laufwerk mit mehr freiem Platz wählen.</translation>
    </message>
    <message>
        <source>{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is only a share. Choose folders on different drives to measure each.</source>
        <extracomment>shared-device</extracomment>
        <translation>{2} Threads hatten ihre Dateien auf einem Laufwerk ({1}) und teilten sich dessen Durchsatz. Das Ergebnis je Thread ist nur ein Anteil. Um jedes zu messen, Ordner auf verschiedenen Laufwerken wählen.</translation>
    </message>
    <message>
        <source>The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore the result; please report it with the JSON file of this run.</source>
        <extracomment>above-limit</extracomment>
        <translation>Das Ergebnis ist {1} des theoretischen Maximums, was unmöglich ist: Takt oder Maximum ist falsch. Das Ergebnis nicht verwenden; bitte mit der JSON-Datei dieses Laufs melden.</translation>
    </message>
    <message>
        <source>An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond L2. The result is too low. Measure it again.</source>
        <extracomment>walk-fetched-ahead</extracomment>
        <translation>Eine frühere Version von Strata hat dies gemessen, mit einem Zugriffsmuster, das die Hardware jenseits von L2 vorab lädt. Das Ergebnis ist zu niedrig. Noch einmal messen.</translation>
    </message>
    <message>
        <source>The test took {2} instead of {1} to collect enough clean samples. The result stays valid.</source>
        <extracomment>time-extended</extracomment>
        <translation>Der Test dauerte {2} statt {1}, um genug saubere Stichproben zu sammeln. Das Ergebnis bleibt gültig.</translation>
    </message>
    <message>
        <source>The test used every CPU, so Strata&apos;s window or terminal had to share one. That may have disturbed the test. Choose one thread fewer.</source>
        <extracomment>no-spare-cpu</extracomment>
        <translation>Der Test belegte alle CPUs; Fenster oder Terminal von Strata mussten eine mitbenutzen. Das kann den Test gestört haben. Einen Thread weniger wählen.</translation>
    </message>
    <message>
        <source>The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large buffers may be slower. Close other programs or restart the machine: free memory fragments with time.</source>
        <extracomment>pages-not-obtained</extracomment>
        <translation>Das Betriebssystem gab nicht alle Huge Pages, die Strata verlangte. Erhalten: {1}. Zufälliger Zugriff auf große Puffer ist womöglich langsamer. Andere Programme schließen oder den Rechner neu starten: Freier Speicher zersplittert mit der Zeit.</translation>
    </message>
    <message>
        <source>This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}.</source>
        <extracomment>large-pages-not-reserved</extracomment>
        <translation>Dieser Lauf braucht {1} explizite Huge Pages von {3}, und {2} waren frei. Die Puffer nutzten andere Seiten ({4}). Als root bald nach dem Start genug reservieren: sysctl vm.nr_hugepages={1}.</translation>
    </message>
    <message>
        <source>Windows gives huge pages only to accounts with the right &quot;Lock pages in memory&quot;. This run needs {1} of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User Rights Assignment). Sign in again, and start Strata as administrator.</source>
        <extracomment>large-pages-need-right</extracomment>
        <translation>Windows gibt Huge Pages nur Konten mit dem Recht „Sperren von Seiten im Speicher“. Dieser Lauf braucht {1} davon. Die Puffer nutzten andere Seiten ({2}). Das Recht in secpol.msc erteilen (Lokale Richtlinien, Zuweisen von Benutzerrechten). Neu anmelden und Strata als Administrator starten.</translation>
    </message>
    <message>
        <source>Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers used other pages ({3}). Restart the machine and measure at once.</source>
        <extracomment>large-pages-no-memory</extracomment>
        <translation>Windows hat keinen zusammenhängenden Speicher mehr für Huge Pages von {2}; dieser Lauf braucht {1} davon. Die Puffer nutzten andere Seiten ({3}). Den Rechner neu starten und sofort messen.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</source>
        <extracomment>transparent-pages-off</extracomment>
        <translation>Transparent Huge Pages sind abgeschaltet; die Puffer nutzten also Standardseiten. Als root einschalten (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</translation>
    </message>
    <message>
        <source>The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result stays valid.</source>
        <extracomment>region-below-large-pages</extracomment>
        <translation>Die Puffer eines Threads sind kleiner als zwei Huge Pages von {1} und nutzten deshalb Standardseiten. Das Ergebnis bleibt gültig.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, and run it again.</source>
        <extracomment>uses-disturbed</extracomment>
        <translation>{1} von {2} Durchgängen waren gestört, und alle zählen. Das Ergebnis ist womöglich falsch. Andere Programme schließen und noch einmal messen.</translation>
    </message>
    <message>
        <source>Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a smaller buffer, more time for memory, or --passes.</source>
        <extracomment>few-uses</extracomment>
        <translation>Durchgänge nach dem ersten: {1} von {2} nötigen. Schon ein langsamer Durchgang kann das Ergebnis ändern. Einen kleineren Puffer, mehr Zeit für den Speicher oder --passes wählen.</translation>
    </message>
    <message>
        <source>The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and run it again.</source>
        <extracomment>first-use-disturbed</extracomment>
        <translation>Der erste Durchgang durch frischen Speicher war gestört; seine Zeit ist womöglich zu hoch. Andere Programme schließen und noch einmal messen.</translation>
    </message>
    <message>
        <source>Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the request: run it on the machine itself.</source>
        <extracomment>memory-kind-not-effective</extracomment>
        <translation>Strata verlangte Speicher vom Typ „{1}“, das Betriebssystem gab aber einen anderen. Er liest mit {2} der Rate von normalem Speicher; Speicher ohne Cache liest mit einem Zehntel oder weniger. Wine und manche virtuellen Maschinen ignorieren die Anforderung: auf dem Rechner selbst messen.</translation>
    </message>
    <message>
        <source>This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS.</source>
        <extracomment>memory-kind-not-provided</extracomment>
        <translation>Dieses Betriebssystem gibt Programmen keinen Speicher vom Typ „{1}“; Strata hat den Test deshalb übersprungen. Unter einem anderen Betriebssystem messen.</translation>
    </message>
    <message>
        <source>The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller buffer.</source>
        <extracomment>memory-kind-refused</extracomment>
        <translation>Das Betriebssystem verweigerte Speicher vom Typ „{1}“. Es meldet: {2}. Andere Programme schließen oder einen kleineren Puffer wählen.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 nor /dev/fb0). Run it on a machine that has one.</source>
        <extracomment>no-graphics-device</extracomment>
        <translation>Write-Combining-Speicher kommt hier von einem Grafikgerät, und es gibt keines (weder /dev/dri/card0 noch /dev/fb0). Auf einem Rechner messen, der eines hat.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often video), or run this test as administrator.</source>
        <extracomment>graphics-not-permitted</extracomment>
        <translation>Write-Combining-Speicher kommt von {1}, das Sie nicht öffnen dürfen. Der Gruppe beitreten, der es gehört (oft video), oder diesen Test als Administrator starten.</translation>
    </message>
    <message>
        <source>{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer.</source>
        <extracomment>graphics-refused</extracomment>
        <translation>{1} gab keinen Write-Combining-Speicher. Meldung des Betriebssystems: {2}. Einen kleineren Puffer wählen.</translation>
    </message>
    <message>
        <source>{1} has only {2} of write-combining memory. Use a buffer of that size or less.</source>
        <extracomment>frame-buffer-too-small</extracomment>
        <translation>{1} hat nur {2} Write-Combining-Speicher. Einen Puffer von höchstens dieser Größe wählen.</translation>
    </message>
    <message>
        <source>This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that supports it.</source>
        <extracomment>not-provided</extracomment>
        <translation>Diese CPU oder ihr Betriebssystem unterstützt {1} nicht, das dieser Test braucht. Den Test auf einem Rechner ausführen, der es unterstützt.</translation>
    </message>
    <message>
        <source>This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller buffer or a larger width.</source>
        <extracomment>too-many-elements</extracomment>
        <translation>Dieser Puffer hat mehr als 2^32 Elemente zu {1}, mehr als der Zufallstest adressieren kann. Einen kleineren Puffer oder eine größere Breite wählen.</translation>
    </message>
    <message>
        <source>The run stopped before it measured this. Run it again to measure it.</source>
        <extracomment>stopped</extracomment>
        <translation>Der Messlauf wurde gestoppt, bevor dies gemessen war. Noch einmal messen.</translation>
    </message>
    <message>
        <source>The OS did not allocate {1} of memory. Close other programs, or use smaller buffers.</source>
        <extracomment>allocation-failed</extracomment>
        <translation>Das Betriebssystem stellte {1} Speicher nicht bereit. Andere Programme schließen oder kleinere Puffer wählen.</translation>
    </message>
    <message>
        <source>Memory ran out during this test. Close other programs, or choose fewer threads.</source>
        <extracomment>out-of-memory</extracomment>
        <translation>Während dieses Tests ging der Speicher aus. Andere Programme schließen oder weniger Threads wählen.</translation>
    </message>
    <message>
        <source>The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>thread-failed</extracomment>
        <translation>Das Betriebssystem startete nur {1} von {2} Threads. Weniger Threads wählen oder die Thread-Grenze des Betriebssystems anheben.</translation>
    </message>
    <message>
        <source>The {1} threads never ran at the same time, so there is no common rate. Close other programs, or choose fewer threads.</source>
        <extracomment>threads-not-together</extracomment>
        <translation>Die {1} Threads liefen nie alle zugleich, also gibt es keine gemeinsame Rate. Andere Programme schließen oder weniger Threads wählen.</translation>
    </message>
    <message>
        <source>This version of Strata has no test named {1}. Check the name, or install a newer version.</source>
        <extracomment>unknown-kernel</extracomment>
        <translation>Diese Version von Strata hat keinen Test namens {1}. Den Namen prüfen oder eine neuere Version installieren.</translation>
    </message>
    <message>
        <source>The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of this run.</source>
        <extracomment>no-figure</extracomment>
        <translation>Die Messung ergab keine brauchbare Zahl. Das ist ein Fehler in Strata: bitte mit der JSON-Datei dieses Laufs melden.</translation>
    </message>
    <message>
        <source>The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range.</source>
        <extracomment>out-of-range</extracomment>
        <translation>Die Einstellung {1} ist {2}; erlaubt ist {3} bis {4}. Einen Wert in diesem Bereich wählen.</translation>
    </message>
    <message>
        <source>This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller buffers or fewer threads.</source>
        <extracomment>not-enough-memory</extracomment>
        <translation>Dieser Lauf braucht {1} Speicher, und {2} sind verfügbar. Der größte Puffer, der passt, ist {3}. Kleinere Puffer oder weniger Threads wählen.</translation>
    </message>
    <message>
        <source>{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that number or fewer.</source>
        <extracomment>not-enough-memory-for-threads</extracomment>
        <translation>{1} Threads brauchen {2} Speicher, und {3} sind verfügbar. Das genügt für {4} Threads. Höchstens diese Zahl wählen.</translation>
    </message>
    <message>
        <source>The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>too-many-threads</extracomment>
        <translation>Das Betriebssystem erlaubt Strata keine {1} Threads. Die Grenze ist {2}. Weniger Threads wählen oder die Thread-Grenze des Betriebssystems anheben.</translation>
    </message>
    <message>
        <source>The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits is {5}. Choose a smaller file, fewer threads or another folder.</source>
        <extracomment>not-enough-disk</extracomment>
        <translation>Die Testdateien brauchen {2} in {1}, dort sind {3} frei, und {4} müssen frei bleiben. Die größte Datei, die passt, ist {5}. Eine kleinere Datei, weniger Threads oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised.</source>
        <extracomment>file-too-large</extracomment>
        <translation>{1} kann keine Datei von {2} aufnehmen; die Grenze ist {3}. Eine kleinere Datei oder einen anderen Ordner wählen. FAT-Laufwerke nehmen keine Datei ab 4 GiB auf; eine Grenze des Betriebssystems (ulimit -f) lässt sich anheben.</translation>
    </message>
    <message>
        <source>This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs.</source>
        <extracomment>no-such-cpu</extracomment>
        <translation>Dieser Rechner hat keine CPU {1}, die Strata nutzen darf. Die verfügbaren CPUs zeigt strata-cli machine.</translation>
    </message>
    <message>
        <source>This OS provides no huge pages of the requested type, so the buffers used default pages. The result is valid for those.</source>
        <extracomment>no-large-pages</extracomment>
        <translation>Dieses Betriebssystem bietet keine Huge Pages der verlangten Art; die Puffer nutzten Standardseiten. Das Ergebnis gilt für diese.</translation>
    </message>
    <message>
        <source>A file of {1} is so small that its results say nothing about the drive. Choose {2} or more.</source>
        <extracomment>small-disk-file</extracomment>
        <translation>Eine Datei von {1} ist so klein, dass ihre Ergebnisse nichts über das Laufwerk sagen. {2} oder mehr wählen.</translation>
    </message>
    <message>
        <source>A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or more.</source>
        <extracomment>cached-disk-file</extracomment>
        <translation>Eine Datei von {1} passt womöglich in den Cache des Laufwerks; das Ergebnis ist dann Cache-Geschwindigkeit. {2} oder mehr wählen.</translation>
    </message>
    <message>
        <source>Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-in-memory</extracomment>
        <translation>Dateien in {1} ({2}) bleiben im Speicher; das Ergebnis wird also Speichergeschwindigkeit sein. Einen Ordner auf einem Laufwerk wählen.</translation>
    </message>
    <message>
        <source>{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-on-memory-device</extracomment>
        <translation>{1} liegt auf {2}, das seine Daten im Speicher hält; das Ergebnis wird also Speichergeschwindigkeit sein. Einen Ordner auf einem Laufwerk wählen.</translation>
    </message>
    <message>
        <source>A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a local drive.</source>
        <extracomment>folder-through-program</extracomment>
        <translation>Ein Programm mit eigenem Cache stellt {1} ({2}) bereit; das Ergebnis ist womöglich Speichergeschwindigkeit. Einen Ordner auf einem lokalen Laufwerk wählen.</translation>
    </message>
    <message>
        <source>{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives to measure each.</source>
        <extracomment>folders-share-device</extracomment>
        <translation>{1} und {2} liegen auf demselben Laufwerk ({3}) und teilen sich dessen Durchsatz. Um jedes zu messen, Ordner auf verschiedenen Laufwerken wählen.</translation>
    </message>
    <message>
        <source>{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>more-threads-than-cpus</extracomment>
        <translation>{1} Threads teilen sich {2} CPUs; jedes Ergebnis je Thread ist also nur ein Anteil an einer CPU. Um jeden einzeln zu messen, höchstens einen Thread je CPU wählen.</translation>
    </message>
    <message>
        <source>The folder {1} does not exist. Choose an existing folder.</source>
        <extracomment>folder-missing</extracomment>
        <translation>Den Ordner {1} gibt es nicht. Einen vorhandenen wählen.</translation>
    </message>
    <message>
        <source>{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another folder.</source>
        <extracomment>folder-unreachable</extracomment>
        <translation>{1} ist nicht erreichbar. Meldung des Betriebssystems: {2}. Das Laufwerk oder den Server wieder verbinden oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>There is no drive {1}. Choose a folder on an existing drive.</source>
        <extracomment>no-such-drive</extracomment>
        <translation>Ein Laufwerk {1} gibt es nicht. Einen Ordner auf einem vorhandenen Laufwerk wählen.</translation>
    </message>
    <message>
        <source>{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or another folder.</source>
        <extracomment>no-room</extracomment>
        <translation>{1} hat keinen Platz für eine Datei von {2}: Der Datenträger ist voll, oder ein Kontingent gilt. Eine kleinere Datei oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Strata could not create a file in {1}. The OS reports: {2}. Choose another folder.</source>
        <extracomment>create-failed</extracomment>
        <translation>Strata konnte in {1} keine Datei anlegen. Meldung des Betriebssystems: {2}. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>write-failed</extracomment>
        <translation>Das Schreiben in {1} ist nach {2} fehlgeschlagen. Meldung des Betriebssystems: {3}. Dieses Laufwerk sichern, dann Laufwerk und Kabel prüfen.</translation>
    </message>
    <message>
        <source>Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>read-failed</extracomment>
        <translation>Das Lesen in {1} ist nach {2} fehlgeschlagen. Meldung des Betriebssystems: {3}. Dieses Laufwerk sichern, dann Laufwerk und Kabel prüfen.</translation>
    </message>
    <message>
        <source>The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>short-write</extracomment>
        <translation>Das Betriebssystem schrieb in {1}, nach {2}, nur einen Teil eines Blocks. Der Datenträger ist womöglich voll oder defekt. Den freien Platz prüfen, dann das Laufwerk.</translation>
    </message>
    <message>
        <source>The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check it.</source>
        <extracomment>short-read</extracomment>
        <translation>Das Betriebssystem las in {1}, nach {2}, nur einen Teil eines Blocks. Das Laufwerk ist womöglich defekt. Seine Daten sichern und es prüfen.</translation>
    </message>
    <message>
        <source>The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>flush-failed</extracomment>
        <translation>Das Betriebssystem konnte die letzten Daten nicht auf den Datenträger von {1} schreiben. Es meldet: {2}. Der Datenträger ist womöglich voll oder defekt. Den freien Platz prüfen, dann das Laufwerk.</translation>
    </message>
    <message>
        <source>Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is faulty. Back up this drive, then check all three.</source>
        <extracomment>data-mismatch</extracomment>
        <translation>Daten, die in {1} bei {2} gelesen wurden, weichen von den geschriebenen ab. Laufwerk, Kabel oder Speicher ist fehlerhaft. Dieses Laufwerk sichern, dann alle drei prüfen.</translation>
    </message>
    <message>
        <source>{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the memory.</source>
        <extracomment>data-faults</extracomment>
        <translation>{1} Stellen wurden falsch zurückgelesen: {2} beschädigt, {3} mit älteren Daten (verlorenes Schreiben), {4} mit Daten einer anderen Stelle. Die ersten, mit Position und Bytes: {5}. Dieses Laufwerk sichern, dann Laufwerk, Kabel und Speicher prüfen.</translation>
    </message>
    <message>
        <source>After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or the drive throttled. The result averages both phases; the chart shows each.</source>
        <extracomment>rate-fell</extracomment>
        <translation>Nach {1} fiel die Rate von {2} auf {3} und blieb dort. Der schnelle Cache des Laufwerks war voll, oder das Laufwerk drosselte. Das Ergebnis mittelt beide Phasen; das Diagramm zeigt jede.</translation>
    </message>
    <message>
        <source>An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again.</source>
        <extracomment>row-not-reached</extracomment>
        <translation>Eine frühere Messung ist fehlgeschlagen, deshalb hat Strata diese übersprungen. Den Grund dort nachsehen und noch einmal messen.</translation>
    </message>
    <message>
        <source>A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block.</source>
        <extracomment>block-not-of-sectors</extracomment>
        <translation>Ein Block von {1} ist kein Vielfaches der Sektoren von {2} dieses Laufwerks. Einen größeren Block wählen.</translation>
    </message>
    <message>
        <source>A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or smaller blocks.</source>
        <extracomment>file-below-blocks</extracomment>
        <translation>Eine Datei von {1} ist zu klein für {2} Threads mit Blöcken von {3}. Eine größere Datei, weniger Threads oder kleinere Blöcke wählen.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result covers that part only. Choose a smaller file.</source>
        <extracomment>file-laid-in-part</extracomment>
        <translation>Der Datenträger von {1} ist so langsam, dass Strata vor der Messung nur {2} einer Datei von {3} schrieb. Das Ergebnis gilt nur für diesen Teil. Eine kleinere Datei wählen.</translation>
    </message>
    <message>
        <source>Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read.</source>
        <extracomment>file-not-readable</extracomment>
        <translation>Strata kann die Datei {1} nicht lesen. Meldung des Betriebssystems: {2}. Eine normale Datei wählen, die Sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file {1} has only {2}, too little for the read test. Choose a larger file.</source>
        <extracomment>file-too-small</extracomment>
        <translation>Die Datei {1} hat nur {2}, zu wenig für den Lesetest. Eine größere Datei wählen.</translation>
    </message>
    <message>
        <source>The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may be the cause.</source>
        <extracomment>queue-failed</extracomment>
        <translation>Das Betriebssystem lehnte Anfragen an den Datenträger ab. Es meldet: {1}. Eine kleinere Queue-Tiefe versuchen; vielleicht ist eine Container-Grenze die Ursache.</translation>
    </message>
    <message>
        <source>Writing failed, so there was nothing to read. See the reason of the write.</source>
        <extracomment>nothing-to-read</extracomment>
        <translation>Das Schreiben ist fehlgeschlagen, deshalb gab es nichts zu lesen. Den Grund beim Schreiben nachsehen.</translation>
    </message>
    <message>
        <source>When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. Strata can test this disk again once it answers.</source>
        <extracomment>request-unanswered</extracomment>
        <translation>Beim Abbruch war auf dem Datenträger von {1} noch eine Anfrage offen; die Ergebnisse davor sind womöglich falsch. Sobald er antwortet, kann Strata diesen Datenträger wieder testen.</translation>
    </message>
    <message>
        <source>{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its cable or the network, or choose another folder.</source>
        <extracomment>device-not-answering</extracomment>
        <translation>{1} antwortet nicht. Eine frühere Anfrage an seinen Datenträger ({2}) ist noch offen. Laufwerk, Kabel oder Netzwerk prüfen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>{1} is not a file of a disk test, so Strata did not delete it.</source>
        <extracomment>not-a-leftover</extracomment>
        <translation>{1} ist keine Datei eines Datenträgertests; Strata hat sie nicht gelöscht.</translation>
    </message>
    <message>
        <source>A running disk test uses {1}, so Strata did not delete it. Try again when that test ends.</source>
        <extracomment>file-in-use</extracomment>
        <translation>Ein laufender Datenträgertest benutzt {1}; Strata hat die Datei nicht gelöscht. Nach dem Ende jenes Tests noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder.</source>
        <extracomment>cannot-remove</extracomment>
        <translation>Strata konnte {1} nicht löschen. Meldung des Betriebssystems: {2}. Die Zugriffsrechte des Ordners prüfen.</translation>
    </message>
    <message>
        <source>The OS did not report the CPUs of this machine. A container or a security setting may hide them.</source>
        <extracomment>topology-failed</extracomment>
        <translation>Das Betriebssystem meldete die CPUs dieses Rechners nicht. Vielleicht verbirgt sie ein Container oder eine Sicherheitseinstellung.</translation>
    </message>
    <message>
        <source>The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines use the rest, or the report is wrong. Trust the curve.</source>
        <extracomment>level-smaller-than-reported</extracomment>
        <translation>Die Kurve zeigt {2} vom L{1}-Cache, den das Betriebssystem mit {3} meldet. Andere Programme oder virtuelle Maschinen belegen den Rest, oder die Meldung ist falsch. Der Kurve vertrauen.</translation>
    </message>
    <message>
        <source>The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next level is equally fast. Trust the curve.</source>
        <extracomment>level-larger-than-reported</extracomment>
        <translation>Die Kurve zeigt {2} für den L{1}-Cache, den das Betriebssystem mit {3} meldet. Die Meldung ist falsch, oder die nächste Ebene ist ebenso schnell. Der Kurve vertrauen.</translation>
    </message>
    <message>
        <source>The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a system-level cache, or one that a virtual machine hides.</source>
        <extracomment>level-not-reported</extracomment>
        <translation>Die Kurve zeigt eine Ebene von {1} mit {2} je Ladezugriff, die das Betriebssystem nicht meldet. Es ist vielleicht ein System-Cache oder einer, den eine virtuelle Maschine verbirgt.</translation>
    </message>
    <message>
        <source>The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use all of it, or the report is wrong. Run it again at a quieter hour.</source>
        <extracomment>level-not-seen</extracomment>
        <translation>Die Kurve zeigt keine Stufe beim L{1}-Cache von {2}, den das Betriebssystem meldet. Andere virtuelle Maschinen belegen ihn vielleicht ganz, oder die Meldung ist falsch. Zu einer ruhigeren Stunde noch einmal messen.</translation>
    </message>
    <message>
        <source>The timer runs at {1} and deviates from the OS clock by {2}.</source>
        <extracomment>selftest-counter</extracomment>
        <translation>Der Zeitgeber läuft mit {1} und weicht um {2} von der Uhr des Betriebssystems ab.</translation>
    </message>
    <message>
        <source>The core runs at {1}; two measurements agree for {2} of the readings.</source>
        <extracomment>selftest-clock</extracomment>
        <translation>Der Kern läuft mit {1}; bei {2} der Ablesungen stimmen zwei Messungen überein.</translation>
    </message>
    <message>
        <source>Strata can pin threads to {1} of {2} CPUs.</source>
        <extracomment>selftest-binding</extracomment>
        <translation>Strata kann Threads an {1} von {2} CPUs binden.</translation>
    </message>
    <message>
        <source>A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency test.</source>
        <extracomment>selftest-walk</extracomment>
        <translation>Ein Ladezugriff aus dem Arbeitsspeicher in Blöcken braucht {1} der Zeit eines Ladezugriffs auf einem Weg mit einem Viertel der Cache-Zeilen pro Besuch. Das letzte Zehntel eines Blocks braucht {2} der Zeit seines dritten Zehntels. Unter 80 % beim ersten oder außerhalb von 85 bis 115 % beim zweiten lädt die Hardware den Latenztest vorab.</translation>
    </message>
    <message>
        <source>Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, and the OS gave none.</source>
        <extracomment>selftest-walk-unchecked</extracomment>
        <translation>Strata konnte nicht prüfen, ob die Hardware den Latenztest vorab lädt. Die Prüfung braucht Huge Pages, und das Betriebssystem gab keine.</translation>
    </message>
    <message>
        <source>Reading the timer takes {1}; the overhead of the sampler is {2} of a sample.</source>
        <extracomment>selftest-overhead</extracomment>
        <translation>Das Lesen des Zeitgebers dauert {1}; der Aufwand des Messens ist {2} einer Stichprobe.</translation>
    </message>
    <message>
        <source>{1}; huge pages {2}</source>
        <extracomment>machine-page-sizes</extracomment>
        <translation>{1}; Huge Pages {2}</translation>
    </message>
    <message>
        <source>Huge pages: {1}</source>
        <extracomment>brief-pages-not-obtained</extracomment>
        <translation>Huge Pages: {1}</translation>
    </message>
    <message>
        <source>the standard output</source>
        <extracomment>cli-standard-output</extracomment>
        <translation>die Standardausgabe</translation>
    </message>
    <message>
        <source>{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}.</source>
        <extracomment>cli-unused-option</extracomment>
        <translation>{1} wird von keinem der gewählten Tests verwendet. Weglassen oder einen dieser Tests hinzufügen: {2}.</translation>
    </message>
    <message>
        <source>{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed.</source>
        <extracomment>cli-disk-mix</extracomment>
        <translation>{1} braucht Anfragen, die lesen und schreiben: --disk-op mixed hinzufügen, oder --disk-profile mixed verwenden.</translation>
    </message>
    <message>
        <source>--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G.</source>
        <extracomment>cli-disk-verify</extracomment>
        <translation>--disk-verify liest zurück, was --disk-sustained schreibt: auch dies angeben, etwa --disk-sustained 100G.</translation>
    </message>
    <message>
        <source>Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test.</source>
        <extracomment>cli-use-kernel</extracomment>
        <translation>Einen Kernel angeben, etwa heapsort-1000 oder move-serial-8; strata-cli list TEST nennt die eines Tests.</translation>
    </message>
    <message>
        <source>{1} {2} stands alone: give it once, without sizes.</source>
        <extracomment>cli-region-alone</extracomment>
        <translation>{1} {2} steht allein: einmal angeben, ohne Größen.</translation>
    </message>
    <message>
        <source>--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or --runs, or run copy or memtypes by itself.</source>
        <extracomment>cli-repeat-copy</extracomment>
        <translation>--repeat bedeutet für copy und memtypes Durchgänge, für alle anderen Tests ganze Messläufe. --passes oder --runs verwenden, oder nur copy oder nur memtypes messen.</translation>
    </message>
    <message>
        <source>{1} counts pairs beside --against: give at least {2}.</source>
        <extracomment>cli-against-few</extracomment>
        <translation>{1} zählt neben --against Paare: mindestens {2} angeben.</translation>
    </message>
    <message>
        <source>--pairs counts the pairs of --against, which is not given. Add --against, or use --runs.</source>
        <extracomment>cli-pairs-alone</extracomment>
        <translation>--pairs zählt die Paare von --against, das nicht angegeben ist. --against hinzufügen oder --runs verwenden.</translation>
    </message>
    <message>
        <source>Benchmark for CPU, caches, memory, disk and network.</source>
        <extracomment>cli-about</extracomment>
        <translation>Benchmark für CPU, Caches, Speicher, Datenträger und Netzwerk.</translation>
    </message>
    <message>
        <source>There is no machine to measure with. Start Strata on the other machine, and choose Network, Start server there (or strata-cli serve). Enter its address here (--host).</source>
        <extracomment>no-peer</extracomment>
        <translation>Es ist kein Rechner angegeben, mit dem gemessen wird. Strata auf dem anderen Rechner starten und dort Netzwerk, Server starten wählen (oder strata-cli serve). Seine Adresse hier angeben (--host).</translation>
    </message>
    <message>
        <source>{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or strata-cli serve), and check the port.</source>
        <extracomment>network-refused</extracomment>
        <translation>{1} hat die Verbindung abgelehnt: An diesem Port wartet nichts. Dort Netzwerk, Server starten wählen (oder strata-cli serve) und den Port prüfen.</translation>
    </message>
    <message>
        <source>Ticks of the clock per second</source>
        <extracomment>shared-ticks</extracomment>
        <translation>Ticks der Uhr pro Sekunde</translation>
    </message>
    <message>
        <source>Unknown here, from a newer version ({1})</source>
        <extracomment>shared-unknown</extracomment>
        <translation>Hier unbekannt, aus einer neueren Version ({1})</translation>
    </message>
    <message>
        <source>This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, because its threads do not start together.</source>
        <extracomment>membench-note</extracomment>
        <translation>Dies ist die Form von sc-membench, mit seinen Punkten. Sie mischen den Cache der ersten Ebene aller Kerne mit dem Arbeitsspeicher; besser Ebenen vergleichen (--format text). Die Punkte von sc-membench selbst können höher sein, weil seine Threads nicht gemeinsam beginnen.</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, idle network</source>
        <extracomment>network-round-trip</extracomment>
        <translation>Kleine Nachrichten zu einem anderen Rechner und zurück, ohne Last</translation>
    </message>
    <message>
        <source>Streams of data to and from another machine, counted by the receiver</source>
        <extracomment>network-stream</extracomment>
        <translation>Datenströme zu und von einem anderen Rechner, vom Empfänger gezählt</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, under the load of streams</source>
        <extracomment>network-round-trip-loaded</extracomment>
        <translation>Kleine Nachrichten zu einem anderen Rechner und zurück, unter der Last von Strömen</translation>
    </message>
    <message>
        <source>Reference results, for comparison. They come without samples, so differences from them are never tested.</source>
        <extracomment>report-published</extracomment>
        <translation>Referenzergebnisse zum Vergleich. Es gibt dazu keine Stichproben, also werden Unterschiede zu ihnen nie getestet.</translation>
    </message>
    <message>
        <source>Sum: all threads together. Each: mean per thread. Efficiency: the sum, divided by the number of threads and the result of one thread alone. Best: the number of threads with the highest sum, or the fewest within its interval.</source>
        <extracomment>reading-scaling</extracomment>
        <translation>Summe: alle Threads zusammen. Je: Mittel je Thread. Effizienz: die Summe, geteilt durch die Zahl der Threads und das Ergebnis eines Threads allein. Beste: die Zahl der Threads mit der höchsten Summe, oder die kleinste innerhalb ihres Intervalls.</translation>
    </message>
    <message>
        <source>The same test in several page sizes, measured back to back. Pages: where the buffers lay, as the OS reports it. Saved: time saved against the first kind. Gain: increase of the rate. Default pages are base pages here, even where the OS gives huge pages unasked. All other tables show the first kind ({1}).</source>
        <extracomment>reading-pages</extracomment>
        <translation>Derselbe Test mit mehreren Seitengrößen, direkt nacheinander gemessen. Seiten: worin die Puffer lagen, wie das Betriebssystem es meldet. Gespart: Zeit gegenüber der ersten Art. Gewinn: Zuwachs der Rate. Standardseiten sind hier Basisseiten, auch wo das Betriebssystem ungefragt Huge Pages gibt. Alle anderen Tabellen zeigen die erste Art ({1}).</translation>
    </message>
    <message>
        <source>Too many wrong codes: new attempts are blocked for {1} s.</source>
        <extracomment>respond-pause</extracomment>
        <translation>Zu viele falsche Codes: Neue Versuche sind {1} s lang gesperrt.</translation>
    </message>
    <message>
        <source>Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 ... all).</source>
        <extracomment>cli-use-threads</extracomment>
        <translation>Eine Zahl von Threads von {1} bis {2} angeben, auto (einer je CPU), cores (einer je Kern) oder scale (1, 2, 4 ... alle).</translation>
    </message>
    <message>
        <source>RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list --references`). From the history it is an id, the beginning of one, or last. The id of a series means all of its repetitions. A finding needs at least four repetitions per side (run --runs 4).</source>
        <extracomment>cli-compare-help</extracomment>
        <translation>RUN ist eine Datei von Strata, sc-membench, bandwidth, mbw oder fio, oder reference:NAME (siehe `strata-cli list --references`). Aus dem Verlauf ist es eine Id, ihr Anfang, oder last. Die Id einer Serie steht für alle ihre Wiederholungen. Ein Befund braucht mindestens vier Wiederholungen je Seite (run --runs 4).</translation>
    </message>
    <message>
        <source>The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history import FILE. Delete the file when nothing is missing.</source>
        <extracomment>cli-history-aside</extracomment>
        <translation>Die beschädigte Datei ist jetzt {1}. Um hinzuzufügen, was davon lesbar ist und hier fehlt: strata-cli history import FILE. Die Datei löschen, wenn nichts fehlt.</translation>
    </message>
    <message>
        <source>No time left</source>
        <extracomment>brief-no-time-left</extracomment>
        <translation>Keine Zeit übrig</translation>
    </message>
    <message>
        <source>A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it alone.</source>
        <extracomment>no-time-left</extracomment>
        <translation>Ein Lauf über den ganzen Rechner hat {1} für diesen Teil, und dies passte nicht hinein. Ein Klick auf die Zelle misst es allein.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by the caches of the machine), none, or 0 for no size in this place.</source>
        <extracomment>cli-use-region</extracomment>
        <translation>Eine Größe von {1} bis {2} angeben, etwa 16K oder 1.5M (K, M, G und T sind Potenzen von 1024). Oder auto (nach den Caches des Rechners), none, oder 0 für keine Größe an dieser Stelle.</translation>
    </message>
    <message>
        <source>Other programs {1}</source>
        <extracomment>brief-other-load</extracomment>
        <translation>Andere Programme {1}</translation>
    </message>
    <message>
        <source>of peak, in a network: share of the slower interface&apos;s link rate; bidirectional: of twice that.</source>
        <extracomment>reading-network-limit</extracomment>
        <translation>v. Max., im Netzwerk: Anteil an der Linkrate der langsameren Schnittstelle; bidirektional: am Doppelten.</translation>
    </message>
    <message>
        <source>Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour.</source>
        <extracomment>stolen-time</extracomment>
        <translation>Interrupts, die Firmware oder der Host einer virtuellen Maschine hielten diesen Test auf; {1} der Stichproben wurden verworfen. Das Betriebssystem zählt {2} Steal Time. Der Rechner ist womöglich schneller als dieses Ergebnis. Netz- und Datenträgerverkehr beenden oder auf einer anderen CPU messen. In einer virtuellen Maschine zu einer ruhigeren Stunde noch einmal messen.</translation>
    </message>
    <message>
        <source>L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring level. So this is the result of that level.</source>
        <extracomment>level-not-distinguishable</extracomment>
        <translation>L{1} zeigt auf diesem Rechner keine eigene Latenzstufe: Latenz und Rate sind die einer Nachbarebene. Dies ist also das Ergebnis jener Ebene.</translation>
    </message>
    <message>
        <source>cores {1}, CPUs {2}, sockets {3}, NUMA nodes {4}</source>
        <extracomment>report-cpus</extracomment>
        <translation>Kerne {1}, CPUs {2}, Sockel {3}, NUMA-Knoten {4}</translation>
    </message>
    <message>
        <source>at p50</source>
        <extracomment>column-median-rate</extracomment>
        <translation>bei p50</translation>
    </message>
    <message>
        <source>{1} clean samples</source>
        <extracomment>basis-samples</extracomment>
        <translation>{1} saubere Stichproben</translation>
    </message>
    <message>
        <source>of peak</source>
        <extracomment>column-limit</extracomment>
        <translation>v. Max.</translation>
    </message>
    <message>
        <source>The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm a larger one, compare several runs. Increase the time of the test, or close other programs.</source>
        <extracomment>wide-interval</extracomment>
        <translation>Das 95-%-Konfidenzintervall ist +/- {1}; kleinere Unterschiede liegen also in der Unsicherheit. Um einen größeren zu bestätigen, mehrere Läufe vergleichen. Die Zeit des Tests erhöhen oder andere Programme schließen.</translation>
    </message>
    <message>
        <source>Bidirectional, 1 stream</source>
        <extracomment>network-row-both-1</extracomment>
        <translation>Bidirektional, 1 Strom</translation>
    </message>
    <message>
        <source>Bidirectional, {1} streams</source>
        <extracomment>network-row-both</extracomment>
        <translation>Bidirektional, {1} Ströme</translation>
    </message>
    <message>
        <source>--format: history list writes text, csv or json. To write a run as html, markdown or svg: strata-cli history export RUN FILE</source>
        <extracomment>cli-history-list-format</extracomment>
        <translation>--format: history list schreibt text, csv oder json. Um einen Lauf als html, markdown oder svg zu schreiben: strata-cli history export RUN FILE</translation>
    </message>
    <message>
        <source>Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the window keeps them. Where there are none, it starts from the defaults. --preset default means the defaults, whatever the file says.</source>
        <extracomment>cli-settings-help</extracomment>
        <translation>Ohne --settings und --preset beginnt ein Lauf mit den in {1} gespeicherten Einstellungen, wo „Einrichten“ im Fenster sie ablegt. Gibt es dort keine, beginnt er mit dem Standard. --preset default bedeutet den Standard, gleich was in der Datei steht.</translation>
    </message>
    <message>
        <source>{1}: {2} (removed)</source>
        <extracomment>shared-removed</extracomment>
        <translation>{1}: {2} (entfernt)</translation>
    </message>
    <message>
        <source>The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with fewer threads or fewer folders, or raise the OS limit on threads.</source>
        <extracomment>too-many-disk-threads</extracomment>
        <translation>Der Datenträgertest braucht {1} eigene Threads zugleich. Die Grenze des Betriebssystems dafür ist {2}. Workloads mit weniger Threads oder weniger Ordner wählen oder die Thread-Grenze des Betriebssystems anheben.</translation>
    </message>
    <message>
        <source>The run stopped when this workload had used {1} of its time, so its result is less certain. Run it again for a full result.</source>
        <extracomment>row-stopped</extracomment>
        <translation>Der Lauf wurde gestoppt, als dieser Workload {1} seiner Zeit hatte; das Ergebnis ist also weniger sicher. Für ein volles Ergebnis noch einmal messen.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile.</source>
        <extracomment>no-such-row</extracomment>
        <translation>Das Datenträgerprofil {2} hat keinen Workload {1}. Einen seiner Workloads wählen oder ein anderes Profil.</translation>
    </message>
    <message>
        <source>Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, threads.</source>
        <extracomment>cli-use-disk-row</extracomment>
        <translation>Einen Workload des Profils angeben, etwa SEQ1M-Q8T1 oder RND4K-Q32T1: Muster und Block, Queue-Tiefe, Threads.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with --disk-block, --disk-queue-depth, --disk-pattern and --disk-threads.</source>
        <extracomment>cli-disk-custom</extracomment>
        <translation>Die Workloads des Profils {1} sind festgelegt. Die Option weglassen oder --disk-profile custom mit --disk-block, --disk-queue-depth, --disk-pattern und --disk-threads verwenden.</translation>
    </message>
    <message>
        <source>{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile.</source>
        <extracomment>cli-disk-classic</extracomment>
        <translation>{1} wird von keinem Workload des Profils classic verwendet. Weglassen oder ein anderes --disk-profile wählen.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} have threads of their own; none uses --threads. Leave it out, or choose --disk-profile custom or classic.</source>
        <extracomment>cli-disk-threads</extracomment>
        <translation>Die Workloads des Profils {1} haben eigene Threads; keiner verwendet --threads. Weglassen oder --disk-profile custom oder classic wählen.</translation>
    </message>
    <message>
        <source>No command is given. Use one of these: {1}; --help has more.</source>
        <extracomment>cli-no-command</extracomment>
        <translation>Es ist kein Befehl angegeben. Einen von diesen verwenden: {1}; mehr zeigt --help.</translation>
    </message>
    <message>
        <source>There is no command &quot;{1}&quot;. Use one of these: {2}; --help has more.</source>
        <extracomment>cli-no-such-command</extracomment>
        <translation>Den Befehl „{1}“ gibt es nicht. Einen von diesen verwenden: {2}; mehr zeigt --help.</translation>
    </message>
    <message>
        <source>{1} is no option of strata-cli. Use one of these commands: {2}; --help has more.</source>
        <extracomment>cli-no-such-option-first</extracomment>
        <translation>{1} ist keine Option von strata-cli. Einen dieser Befehle verwenden: {2}; mehr zeigt --help.</translation>
    </message>
    <message>
        <source>Stored in the history as {1}.</source>
        <extracomment>cli-kept</extracomment>
        <translation>Im Verlauf gespeichert als {1}.</translation>
    </message>
    <message>
        <source>Deleted {1}. To restore it within 30 days: strata-cli history restore {2}</source>
        <extracomment>cli-history-removed</extracomment>
        <translation>{1} gelöscht. Um ihn innerhalb von 30 Tagen wiederherzustellen: strata-cli history restore {2}</translation>
    </message>
    <message>
        <source>No runs are stored yet.</source>
        <extracomment>cli-history-empty</extracomment>
        <translation>Es sind noch keine Läufe gespeichert.</translation>
    </message>
    <message>
        <source>Removed or changed, because it identifies the computer:</source>
        <extracomment>shared-heading</extracomment>
        <translation>Entfernt oder geändert, weil es den Computer erkennbar macht:</translation>
    </message>
    <message>
        <source>Everything else stays: processor, caches, memory, OS version, settings, and all results.</source>
        <extracomment>shared-stays</extracomment>
        <translation>Alles andere bleibt: Prozessor, Caches, Arbeitsspeicher, Version des Betriebssystems, Einstellungen und alle Ergebnisse.</translation>
    </message>
    <message>
        <source>Version of the OS</source>
        <extracomment>shared-system</extracomment>
        <translation>Version des Betriebssystems</translation>
    </message>
    <message>
        <source>The connection leads back to this machine (loopback), so this is OS and memory speed, not network speed. Start the server on another machine to measure a network.</source>
        <extracomment>network-loopback</extracomment>
        <translation>Die Verbindung führt zu diesem Rechner zurück (Loopback); dies ist also Geschwindigkeit von Betriebssystem und Arbeitsspeicher, nicht die eines Netzes. Um ein Netz zu messen, den Server auf einem anderen Rechner starten.</translation>
    </message>
    <message>
        <source>Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another machine to measure a network.</source>
        <extracomment>network-same-host</extracomment>
        <translation>Beide Enden liefen auf einem Rechner und teilten sich seine CPUs; ein Netz war also nicht beteiligt. Um ein Netz zu messen, den Server auf einem anderen Rechner starten.</translation>
    </message>
    <message>
        <source>There is no code for {1}. Its server shows six digits: enter them here (--code).</source>
        <extracomment>no-code</extracomment>
        <translation>Für {1} gibt es keinen Code. Sein Server zeigt sechs Ziffern: hier eingeben (--code).</translation>
    </message>
    <message>
        <source>{1} ended the connection before it proved that it knows the code. Another machine may have tried to guess it, so Strata does not use the code again. Start the server there again, and enter the new code.</source>
        <extracomment>network-unproved</extracomment>
        <translation>{1} beendete die Verbindung, ohne nachzuweisen, dass es den Code kennt. Vielleicht wollte ein anderer Rechner ihn erraten; Strata verwendet den Code deshalb nicht noch einmal. Den Server dort neu starten und den neuen Code eingeben.</translation>
    </message>
    <message>
        <source>{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to get a new code.</source>
        <extracomment>network-paused</extracomment>
        <translation>{1} nimmt nach zu vielen falschen Codes {2} lang keine Verbindung an. Warten oder den Server dort neu starten, um einen neuen Code zu erhalten.</translation>
    </message>
    <message>
        <source>A program other than Strata answers at {1}. Check the port, and that Strata is the server there.</source>
        <extracomment>network-not-strata</extracomment>
        <translation>An {1} antwortet ein anderes Programm als Strata. Den Port prüfen und ob Strata dort Server ist.</translation>
    </message>
    <message>
        <source>The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the test again.</source>
        <extracomment>network-ended</extracomment>
        <translation>Der Server auf {1} wurde gestoppt. Strata behält die Ergebnisse von davor. Ihn dort neu starten und noch einmal messen.</translation>
    </message>
    <message>
        <source>The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. Strata keeps the earlier results. Measure the rest in a second run.</source>
        <extracomment>network-too-much</extracomment>
        <translation>Der Test mit {1} überschritt die Grenzen von dessen Server: 1000 Messungen und 4 MiB an Ergebnissen. Strata behält die Ergebnisse von davor. Den Rest in einem zweiten Lauf messen.</translation>
    </message>
    <message>
        <source>No client connected for {1}, so the server stopped. Start it again when you need it.</source>
        <extracomment>responder-idle</extracomment>
        <translation>{1} lang verband sich kein Client, deshalb hat der Server aufgehört. Bei Bedarf neu starten.</translation>
    </message>
    <message>
        <source>{1} is the client ({2}; {3}).</source>
        <extracomment>respond-came</extracomment>
        <translation>{1} ist der Client ({2}; {3}).</translation>
    </message>
    <message>
        <source>--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same results; reference results are never tested.</source>
        <extracomment>cli-gate-untested</extracomment>
        <translation>--fail-on: Nichts ließ sich prüfen. Beide Seiten brauchen {1} oder mehr Wiederholungen (--runs {1}) derselben Ergebnisse; Referenzergebnisse werden nie geprüft.</translation>
    </message>
    <message>
        <source>The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by ending it.</source>
        <extracomment>cli-disk-owes</extracomment>
        <translation>Der Datenträger von {1} hat noch nicht geantwortet. Hält das Betriebssystem dieses Programm bis dahin fest, geht nichts verloren, wenn es beendet wird.</translation>
    </message>
    <message>
        <source>RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, .md, .svg, .csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 days.</source>
        <extracomment>cli-history-help</extracomment>
        <translation>RUN ist eine Kennung, der Anfang einer solchen oder last. Die Endung von FILE bestimmt, was export schreibt: .html, .md, .svg, .csv, .txt oder eine Laufdatei, die import liest. Ein gelöschter Lauf lässt sich 30 Tage lang mit seiner ganzen Kennung wiederherstellen.</translation>
    </message>
    <message>
        <source>The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit (ulimit -v). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-memory-at-all</extracomment>
        <translation>Das Betriebssystem gab keinen weiteren Speicher, deshalb konnte dies nicht beendet werden. Andere Programme schließen oder die Grenze anheben (ulimit -v). Was Läufe bis zu ihrem letzten beendeten Schritt gemessen hatten, steht im Verlauf.</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>column-figures</extracomment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between runs. Choose a CPU affinity in Setup, or --affinity spread.</source>
        <extracomment>not-bound</extracomment>
        <translation>Die Threads waren nicht an CPUs gebunden, das Betriebssystem konnte sie also jederzeit verschieben. Ergebnisse schwanken stärker von Lauf zu Lauf. Unter „Einrichten“ oder mit --affinity spread eine CPU-Bindung wählen.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>bad-binding</extracomment>
        <translation>„{1}“ ist keine CPU-Bindung. Möglich sind spread, close, cores, none oder eine Liste von CPUs wie 0,2,4-7.</translation>
    </message>
    <message>
        <source>A triad counts what it writes: a third of what STREAM counts.</source>
        <extracomment>reading-triad</extracomment>
        <translation>Eine Triad zählt, was sie schreibt: ein Drittel dessen, was STREAM zählt.</translation>
    </message>
    <message>
        <source>A triad counts as STREAM counts it: two loads and a store.</source>
        <extracomment>reading-triad-stream</extracomment>
        <translation>Eine Triad zählt, wie STREAM zählt: zweimal laden und einmal schreiben.</translation>
    </message>
    <message>
        <source>Triad, {1}-byte</source>
        <extracomment>triad-serial</extracomment>
        <translation>Triad, {1} Byte</translation>
    </message>
    <message>
        <source>Triad, {1}-byte, non-temporal</source>
        <extracomment>triad-stream</extracomment>
        <translation>Triad, {1} Byte, non-temporal</translation>
    </message>
    <message>
        <source>{1}, as STREAM counts it</source>
        <extracomment>count-stream</extracomment>
        <translation>{1}, wie STREAM zählt</translation>
    </message>
    <message>
        <source>{1}, payload, a third of what STREAM counts</source>
        <extracomment>count-payload</extracomment>
        <translation>{1}, Nutzdaten, ein Drittel dessen, was STREAM zählt</translation>
    </message>
    <message>
        <source>Triad</source>
        <extracomment>op-triad</extracomment>
        <translation>Triad</translation>
    </message>
    <message>
        <source>completion latency</source>
        <extracomment>metric-completion-latency</extracomment>
        <translation>Latenz bis zum Abschluss</translation>
    </message>
    <message>
        <source>peak</source>
        <extracomment>peer-peak</extracomment>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>weighted average</source>
        <extracomment>peer-weighted-average</extracomment>
        <translation>gewichtetes Mittel</translation>
    </message>
    <message>
        <source>memcpy, block by block</source>
        <extracomment>peer-blocks</extracomment>
        <translation>memcpy, Block für Block</translation>
    </message>
    <message>
        <source>Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it.</source>
        <extracomment>selftest-paths</extracomment>
        <translation>Schleifen bekannter Kosten: {2} von {1} sind, wie es die Bauart des Kerns sagt, und {3} liegen darüber.</translation>
    </message>
    <message>
        <source>The cost of loads and stores is unchecked: the design tells none, or the machine is busy.</source>
        <extracomment>selftest-paths-unchecked</extracomment>
        <translation>Die Kosten von Lade- und Speicherbefehlen sind ungeprüft: Die Bauart nennt keine, oder die Maschine ist beschäftigt.</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>label-left-out</extracomment>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Series of {1} runs: each result over all of them</source>
        <extracomment>series-head</extracomment>
        <translation>Serie von {1} Läufen: jeder Wert über alle</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>series-mean</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <extracomment>series-deviation</extracomment>
        <translation>Std.-Abw.</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>chart-percent
----------
series-percent</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>series-count</extracomment>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>began when calm, after {1} s</source>
        <extracomment>around-calm</extracomment>
        <translation>begann in Ruhe, nach {1} s</translation>
    </message>
    <message>
        <source>not calm within {1} s</source>
        <extracomment>around-not-calm</extracomment>
        <translation>keine Ruhe in {1} s</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>label-health
----------
machine-health</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>governor {1}</source>
        <extracomment>health-governor</extracomment>
        <translation>Taktregler {1}</translation>
    </message>
    <message>
        <source>boost on</source>
        <extracomment>health-boost-on</extracomment>
        <translation>Boost an</translation>
    </message>
    <message>
        <source>boost off</source>
        <extracomment>health-boost-off</extracomment>
        <translation>Boost aus</translation>
    </message>
    <message>
        <source>power profile {1}</source>
        <extracomment>health-profile</extracomment>
        <translation>Energieprofil {1}</translation>
    </message>
    <message>
        <source>on battery</source>
        <extracomment>health-battery</extracomment>
        <translation>im Akkubetrieb</translation>
    </message>
    <message>
        <source>on mains power</source>
        <extracomment>health-mains</extracomment>
        <translation>am Stromnetz</translation>
    </message>
    <message>
        <source>power limit {1} W</source>
        <extracomment>health-power-limit</extracomment>
        <translation>Leistungsgrenze {1} W</translation>
    </message>
    <message>
        <source>{1} degrees C</source>
        <extracomment>health-temperature</extracomment>
        <translation>{1} °C</translation>
    </message>
    <message>
        <source>{1} degrees C, {2} after the run</source>
        <extracomment>health-temperatures</extracomment>
        <translation>{1} °C, nach dem Lauf {2} °C</translation>
    </message>
    <message>
        <source>programs waited for memory in {1} of 10 s</source>
        <extracomment>health-pressure</extracomment>
        <translation>Programme warteten in {1} von 10 s auf Speicher</translation>
    </message>
    <message>
        <source>CPU quota of the container: {1}</source>
        <extracomment>health-quota</extracomment>
        <translation>CPU-Kontingent des Containers: {1}</translation>
    </message>
    <message>
        <source>the container gets {1} of memory</source>
        <extracomment>health-memory</extracomment>
        <translation>der Container bekommt {1} Speicher</translation>
    </message>
    <message>
        <source>microcode {1}</source>
        <extracomment>health-microcode</extracomment>
        <translation>Microcode {1}</translation>
    </message>
    <message>
        <source>{1} translates the instructions: its figures, not those of the processor</source>
        <extracomment>health-emulator</extracomment>
        <translation>{1} übersetzt die Befehle: Das sind seine Werte, nicht die des Prozessors</translation>
    </message>
    <message>
        <source>{1} stands in for the OS</source>
        <extracomment>health-substitute</extracomment>
        <translation>{1} vertritt das System</translation>
    </message>
    <message>
        <source>No source tells the peak of this core. In L1, of peak is the share of what the core was seen to do in a short measurement of its own: no physical limit.</source>
        <extracomment>reading-limit-seen</extracomment>
        <translation>Keine Quelle nennt die Grenze dieses Kerns. In L1 ist der Anteil der an dem, was der Kern in einer eigenen kurzen Messung sichtlich konnte: keine physikalische Grenze.</translation>
    </message>
    <message>
        <source>membench stands for bandwidth and latency, and goes with no other test.</source>
        <extracomment>cli-membench-alone</extracomment>
        <translation>membench steht für Bandbreite und Latenz und geht mit keinem anderen Test zusammen.</translation>
    </message>
    <message>
        <source>The time limit of {1} s has ended the run. What is measured is kept.</source>
        <extracomment>cli-time-limit</extracomment>
        <translation>Die Zeitgrenze von {1} s hat den Lauf beendet. Was gemessen ist, bleibt.</translation>
    </message>
    <message>
        <source>{3} has no rows for {1} of {2} results.</source>
        <extracomment>cli-without-place</extracomment>
        <translation>{3} hat keine Zeilen für {1} von {2} Ergebnissen.</translation>
    </message>
    <message>
        <source>{1}: left out, since Strata does not know it: {2}</source>
        <extracomment>cli-left-out</extracomment>
        <translation>{1}: ausgelassen, da Strata es nicht kennt: {2}</translation>
    </message>
    <message>
        <source>ratio to {1}</source>
        <extracomment>compare-ratio</extracomment>
        <translation>Verhältnis zu {1}</translation>
    </message>
    <message>
        <source>{1}: {2}, interval {3}, {4} compared with {5} {6}</source>
        <extracomment>junit-message</extracomment>
        <translation>{1}: {2}, Intervall {3}, {4} gegenüber {5} {6}</translation>
    </message>
    <message>
        <source>Another program measured one side, with a loop of its own. The ratio is not tested.</source>
        <extracomment>unlike-program</extracomment>
        <translation>Ein anderes Programm hat eine Seite gemessen, mit einer eigenen Schleife. Das Verhältnis ist nicht geprüft.</translation>
    </message>
    <message>
        <source>The sizes differ, by a factor of two at most, in the same level of memory.</source>
        <extracomment>unlike-size</extracomment>
        <translation>Die Größen unterscheiden sich, um höchstens den Faktor zwei, in derselben Speicherebene.</translation>
    </message>
    <message>
        <source>One side names a level of memory and no size. The other has the size nearest to what shows that level.</source>
        <extracomment>unlike-level</extracomment>
        <translation>Eine Seite nennt eine Speicherebene und keine Größe. Die andere hat die Größe, die dieser Ebene am nächsten kommt.</translation>
    </message>
    <message>
        <source>One side does not say how wide its accesses are. The other has its widest.</source>
        <extracomment>unlike-width</extracomment>
        <translation>Eine Seite sagt nicht, wie breit ihre Zugriffe sind. Die andere hat ihre breitesten.</translation>
    </message>
    <message>
        <source>The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-threads</extracomment>
        <translation>Das System gab keinen Thread, den dies braucht. Schließen Sie andere Programme oder heben Sie die Grenze an (ulimit -u). Was Läufe bis zu ihrem letzten beendeten Schritt gemessen hatten, ist im Verlauf.</translation>
    </message>
    <message>
        <source>Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it).</source>
        <extracomment>cli-calm-waits</extracomment>
        <translation>Warten auf Ruhe, höchstens {1} s (Strg+C beendet es).</translation>
    </message>
    <message>
        <source>Calm after {1} s.</source>
        <extracomment>cli-calm-came</extracomment>
        <translation>Ruhe nach {1} s.</translation>
    </message>
    <message>
        <source>Not calm within {1} s. The run begins all the same.</source>
        <extracomment>cli-calm-stays-away</extracomment>
        <translation>Keine Ruhe in {1} s. Der Lauf beginnt trotzdem.</translation>
    </message>
    <message>
        <source>{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-seen</extracomment>
        <translation>{1}; hier je Takt gesehen: {2} Ladebefehle, {3} Speicherbefehle, {4} beider zusammen</translation>
    </message>
    <message>
        <source>not in the table</source>
        <extracomment>machine-core-no-name</extracomment>
        <translation>nicht in der Tabelle</translation>
    </message>
    <message>
        <source>{1}; its peak is not known, so results have no limit to compare with</source>
        <extracomment>machine-core-name</extracomment>
        <translation>{1}; seine Grenze ist nicht bekannt, also haben Werte keine zum Vergleich</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>column-load
----------
machine-busy</extracomment>
        <translation>Last</translation>
    </message>
    <message>
        <source>other programs keep {1} CPUs busy</source>
        <extracomment>machine-busy-cpus</extracomment>
        <translation>andere Programme beschäftigen {1} CPUs</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <extracomment>machine-instruction-sets</extracomment>
        <translation>Befehlssätze</translation>
    </message>
    <message>
        <source>Not by the system</source>
        <extracomment>machine-not-enabled</extracomment>
        <translation>Nicht vom System</translation>
    </message>
    <message>
        <source>unknown test {1}</source>
        <extracomment>unknown-test</extracomment>
        <translation>unbekannter Test {1}</translation>
    </message>
    <message>
        <source>{1} (unknown unit)</source>
        <extracomment>unknown-unit</extracomment>
        <translation>{1} (unbekannte Einheit)</translation>
    </message>
    <message>
        <source>This version of Strata does not know the reason &quot;{1}&quot;.</source>
        <extracomment>unknown-reason-id</extracomment>
        <translation>Diese Version von Strata kennt den Grund „{1}“ nicht.</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>finding-published
----------
finding-not-tested</extracomment>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>column-series</extracomment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>membench has its own sizes and kernels, so {1} cannot apply to it. Leave it out; only --sweep full adds sizes.</source>
        <extracomment>cli-membench-option</extracomment>
        <translation>membench hat eigene Größen und Kernel, deshalb kann {1} nicht dafür gelten. Lassen Sie es weg; nur --sweep full fügt Größen hinzu.</translation>
    </message>
    <message>
        <source>The time limit of {1} s was over before anything was measured. Give a longer one.</source>
        <extracomment>cli-time-limit-early</extracomment>
        <translation>Die Zeitgrenze von {1} s war vorbei, bevor etwas gemessen war. Geben Sie eine längere an.</translation>
    </message>
    <message>
        <source>Preempted by programs</source>
        <extracomment>brief-pre-empted</extracomment>
        <translation>Von Programmen gestört</translation>
    </message>
    <message>
        <source>The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids.</source>
        <extracomment>no-such-run</extracomment>
        <translation>Der Verlauf hat keinen Lauf mit der Kennung {1}. Eine Bezeichnung ist keine Kennung; strata-cli history list zeigt die Kennungen.</translation>
    </message>
    <message>
        <source>Another program or another virtual machine used the other hardware thread of this core (SMT sibling); Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. On a rented machine, run it again later.</source>
        <extracomment>contended</extracomment>
        <translation>Ein anderes Programm oder eine andere virtuelle Maschine nutzte den zweiten Hardware-Thread dieses Kerns (SMT-Nachbar); {1} der Stichproben wurden verworfen. Der Rechner ist womöglich schneller als dieses Ergebnis. Andere Programme schließen. Auf einem gemieteten Rechner später noch einmal messen.</translation>
    </message>
    <message>
        <source>Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>pre-empted</extracomment>
        <translation>Andere Programme unterbrachen diesen Test; {1} der Stichproben wurden verworfen. Der Rechner ist womöglich schneller als dieses Ergebnis. Andere Programme schließen. Wo die Threads alle CPUs nutzen, einen Thread weniger wählen.</translation>
    </message>
    <message>
        <source>Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>other-load</extracomment>
        <translation>Andere Programme nutzten {1} der Zeit einer CPU, auf der dieser Test lief. Auch ungestörte Stichproben können langsamer sein, als der Rechner sein kann. Andere Programme schließen. Wo die Threads alle CPUs nutzen, einen Thread weniger wählen.</translation>
    </message>
    <message>
        <source>{1} of the last-level cache assumed usable (not measured)</source>
        <extracomment>report-assumed</extracomment>
        <translation>{1} des letzten Caches als nutzbar angenommen (nicht gemessen)</translation>
    </message>
    <message>
        <source>memory {1} s per buffer size</source>
        <extracomment>time-memory</extracomment>
        <translation>Speicher {1} s je Puffergröße</translation>
    </message>
    <message>
        <source>disk {1} s per workload and direction</source>
        <extracomment>time-disk</extracomment>
        <translation>Datenträger {1} s je Workload und Richtung</translation>
    </message>
    <message>
        <source>Buffer {1}</source>
        <extracomment>region</extracomment>
        <translation>Puffer {1}</translation>
    </message>
    <message>
        <source>Buffer {1}, in the L{2} cache</source>
        <extracomment>region-in-cache</extracomment>
        <translation>Puffer {1}, im L{2}-Cache</translation>
    </message>
    <message>
        <source>Buffer {1}, at the edge of the L{2} cache</source>
        <extracomment>region-at-edge</extracomment>
        <translation>Puffer {1}, am Rand des L{2}-Caches</translation>
    </message>
    <message>
        <source>Buffer {1}, in memory</source>
        <extracomment>region-in-memory</extracomment>
        <translation>Puffer {1}, im Arbeitsspeicher</translation>
    </message>
    <message>
        <source>buffer</source>
        <extracomment>column-region</extracomment>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Each byte that is read, written or copied counts once. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-payload</extracomment>
        <translation>Jedes gelesene, geschriebene oder kopierte Byte zählt einmal. Puffer: die Größe eines Puffers; eine Kopie nutzt zwei.</translation>
    </message>
    <message>
        <source>Loads and stores both count. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-traffic</extracomment>
        <translation>Laden und Speichern zählen beide. Puffer: die Größe eines Puffers; eine Kopie nutzt zwei.</translation>
    </message>
    <message>
        <source>Pointer chasing: the address of each load is the result of the load before. TLB-local: the walk stays in blocks whose pages the TLB holds; beyond L2 its second level. Whole region: TLB misses come on top; &quot;-&quot; where both walks are the same. Then median, median absolute deviation (MAD) and count of the clean samples.</source>
        <extracomment>reading-latency</extracomment>
        <translation>Zeigerverfolgung: Die Adresse jedes Ladezugriffs ist das Ergebnis des vorigen. TLB-lokal: Der Gang bleibt in Blöcken, deren Seiten der TLB hält; jenseits von L2 dessen zweite Ebene. Ganzer Bereich: TLB-Fehlzugriffe kommen hinzu; „-“, wo beide Gänge gleich sind. Dann Median, mediane absolute Abweichung (MAD) und Anzahl der sauberen Stichproben.</translation>
    </message>
    <message>
        <source>Disturbed samples are discarded, except in disk and network tests.</source>
        <extracomment>reading-samples</extracomment>
        <translation>Gestörte Stichproben werden verworfen, außer bei Datenträger und Netzwerk.</translation>
    </message>
    <message>
        <source>Moves, buffer {1}</source>
        <extracomment>step-memory</extracomment>
        <translation>Transfers, Puffer {1}</translation>
    </message>
    <message>
        <source>Bandwidth, working set {1}</source>
        <extracomment>step-bandwidth</extracomment>
        <translation>Bandbreite, Working Set {1}</translation>
    </message>
    <message>
        <source>Latency, working set {1}</source>
        <extracomment>step-latency</extracomment>
        <translation>Latenz, Working Set {1}</translation>
    </message>
    <message>
        <source>Copy, buffer {1}</source>
        <extracomment>step-copy</extracomment>
        <translation>Kopieren, Puffer {1}</translation>
    </message>
    <message>
        <source>String instructions, buffer {1}</source>
        <extracomment>step-string</extracomment>
        <translation>Stringbefehle, Puffer {1}</translation>
    </message>
    <message>
        <source>Stored in the history as series {1} ({2} runs).</source>
        <extracomment>cli-kept-series</extracomment>
        <translation>Im Verlauf gespeichert als Serie {1} ({2} Läufe).</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>compare-cell</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>vs {1}, %</source>
        <extracomment>compare-percent</extracomment>
        <translation>zu {1}, %</translation>
    </message>
    <message>
        <source>runs needed: {1}</source>
        <extracomment>finding-single-runs</extracomment>
        <translation>Läufe nötig: {1}</translation>
    </message>
    <message>
        <source>At least one result is unreliable, so do not rely on this finding. Read its notes, then measure both sides again.</source>
        <extracomment>unlike-doubtful</extracomment>
        <translation>Mindestens ein Ergebnis ist unzuverlässig, deshalb diesem Befund nicht vertrauen. Dessen Hinweise lesen, dann beide Seiten neu messen.</translation>
    </message>
    <message>
        <source>Buffer sizes of these results differ by a factor of two at most, in the same level of memory. Strata chose them by the usable size of the last cache, which was measured in between. They are listed together but not tested. To compare them, measure the older side again.</source>
        <extracomment>compare-near</extracomment>
        <translation>Die Puffergrößen dieser Ergebnisse unterscheiden sich höchstens um den Faktor zwei, in derselben Speicherebene. Strata wählte sie nach der nutzbaren Größe des letzten Caches, die dazwischen gemessen wurde. Sie stehen beieinander, werden aber nicht getestet. Zum Vergleich die ältere Seite neu messen.</translation>
    </message>
    <message>
        <source>The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache levels and memory, 5 % for networks, 10 % for disks.</source>
        <extracomment>compare-margins</extracomment>
        <translation>Die Schwelle stammt aus unveränderten Läufen dieses Rechners, wenn der Verlauf genug davon hat (in Klammern: Läufe und Serien). Sie ist mindestens 1 %. Sonst: 1 % für kerngebundene Ergebnisse, 3 % in geteilten Cache-Ebenen und im Arbeitsspeicher, 5 % für Netzwerke, 10 % für Datenträger.</translation>
    </message>
    <message>
        <source>Worst grade</source>
        <extracomment>column-worst-grade</extracomment>
        <translation>Schlechteste Note</translation>
    </message>
    <message>
        <source>{1} runs, about {2} s each.</source>
        <extracomment>cli-expected-series</extracomment>
        <translation>{1} Läufe, je etwa {2} s.</translation>
    </message>
    <message>
        <source>Faster: {1}. Slower: {2}. No change: {3}. Inconclusive: {4}. A higher rate is better, and a lower time (ns, us).</source>
        <extracomment>compare-findings</extracomment>
        <translation>Schneller: {1}. Langsamer: {2}. Keine Änderung: {3}. Unklar: {4}. Bei Raten ist mehr schneller, bei Zeiten (ns, us) weniger.</translation>
    </message>
    <message>
        <source>Not compared: not every side has this result in this size (results by side):</source>
        <extracomment>compare-unmatched</extracomment>
        <translation>Nicht verglichen, weil nicht jede Seite das Ergebnis in dieser Größe hat (Werte nach Seite):</translation>
    </message>
    <message>
        <source>The OS refused the thread that keeps the time limit. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>cli-no-time-limit</extracomment>
        <translation>Das Betriebssystem hat den Thread verweigert, der die Zeitgrenze einhält. Andere Programme schließen oder die Thread-Grenze des Betriebssystems anheben.</translation>
    </message>
    <message>
        <source>Copy rate by method</source>
        <extracomment>chart-copy</extracomment>
        <translation>Kopierrate nach Methode</translation>
    </message>
    <message>
        <source>C library function rate vs. size</source>
        <extracomment>chart-library</extracomment>
        <translation>Rate der C-Bibliotheksfunktionen nach Größe</translation>
    </message>
    <message>
        <source>Register transfer rate</source>
        <extracomment>chart-registers</extracomment>
        <translation>Datenrate zwischen Registern</translation>
    </message>
    <message>
        <source>String instruction rate</source>
        <extracomment>chart-string</extracomment>
        <translation>Rate der Stringbefehle</translation>
    </message>
    <message>
        <source>Rate of later passes by memory type</source>
        <extracomment>chart-memtypes</extracomment>
        <translation>Rate späterer Durchgänge nach Speichertyp</translation>
    </message>
    <message>
        <source>Operations per second of each thread</source>
        <extracomment>chart-of-threads</extracomment>
        <translation>Operationen pro Sekunde je Thread</translation>
    </message>
    <message>
        <source>Move rate vs. buffer size</source>
        <extracomment>chart-memory</extracomment>
        <translation>Transferrate nach Puffergröße</translation>
    </message>
    <message>
        <source>Bandwidth vs. working set</source>
        <extracomment>chart-bandwidth</extracomment>
        <translation>Bandbreite nach Working Set</translation>
    </message>
    <message>
        <source>Latency vs. working set</source>
        <extracomment>chart-latency</extracomment>
        <translation>Latenz nach Working Set</translation>
    </message>
    <message>
        <source>Rate by number of threads</source>
        <extracomment>chart-scaling</extracomment>
        <translation>Rate nach Zahl der Threads</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>chart-what</extracomment>
        <translation>Was</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>chart-thread</extracomment>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Buffer size per thread</source>
        <extracomment>chart-buffer</extracomment>
        <translation>Puffergröße je Thread</translation>
    </message>
    <message>
        <source>Buffer size per thread (of two)</source>
        <extracomment>chart-buffers</extracomment>
        <translation>Puffergröße je Thread (von zweien)</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>chart-size</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Working set per thread</source>
        <extracomment>chart-working-set-per-thread</extracomment>
        <translation>Working Set je Thread</translation>
    </message>
    <message>
        <source>Working set</source>
        <extracomment>chart-working-set</extracomment>
        <translation>Working Set</translation>
    </message>
    <message>
        <source>MB/s</source>
        <extracomment>rate-mb</extracomment>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>MiB/s</source>
        <extracomment>rate-mib</extracomment>
        <translation>MiB/s</translation>
    </message>
    <message>
        <source>GB/s</source>
        <extracomment>rate-gb</extracomment>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>B/cycle</source>
        <extracomment>rate-cycle</extracomment>
        <translation>B/Takt</translation>
    </message>
    <message>
        <source>MOPs/s</source>
        <extracomment>rate-mops</extracomment>
        <translation>MOPs/s</translation>
    </message>
    <message>
        <source>ns</source>
        <extracomment>chart-ns</extracomment>
        <translation>ns</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>chart-rate</extracomment>
        <translation>Datenrate</translation>
    </message>
    <message>
        <source>Rate, {1}</source>
        <extracomment>chart-rate-of-size</extracomment>
        <translation>Datenrate, {1}</translation>
    </message>
    <message>
        <source>{1}, {2} B</source>
        <extracomment>chart-short-width</extracomment>
        <translation>{1}, {2} B</translation>
    </message>
    <message numerus="yes">
        <source>{1} bytes</source>
        <extracomment>count-bytes</extracomment>
        <translation>
            <numerusform>{1} Byte</numerusform>
            <numerusform>{1} Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>chunks</source>
        <extracomment>loop-chunks</extracomment>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>prefetch</source>
        <extracomment>loop-prefetch</extracomment>
        <translation>Vorausladen</translation>
    </message>
    <message>
        <source>4 pages interleaved</source>
        <extracomment>loop-interleave</extracomment>
        <translation>4 Seiten verschränkt</translation>
    </message>
    <message>
        <source>unrolled over a page</source>
        <extracomment>loop-page</extracomment>
        <translation>über eine Seite entrollt</translation>
    </message>
    <message>
        <source>register pairs</source>
        <extracomment>loop-pair</extracomment>
        <translation>Registerpaare</translation>
    </message>
    <message>
        <source>grouped, non-temporal</source>
        <extracomment>loop-best</extracomment>
        <translation>gruppiert, non-temporal</translation>
    </message>
    <message>
        <source>non-temporal</source>
        <extracomment>loop-stream</extracomment>
        <translation>non-temporal</translation>
    </message>
    <message>
        <source>default pages</source>
        <extracomment>pages-kind-default</extracomment>
        <translation>übliche Seiten</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <extracomment>pages-kind-transparent</extracomment>
        <translation>Transparent Huge Pages</translation>
    </message>
    <message>
        <source>explicit huge pages</source>
        <extracomment>pages-kind-explicit</extracomment>
        <translation>explizite Huge Pages</translation>
    </message>
    <message>
        <source>huge pages</source>
        <extracomment>pages-kind-huge</extracomment>
        <translation>Huge Pages</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>chart-total</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Per thread</source>
        <extracomment>chart-each</extracomment>
        <translation>Je Thread</translation>
    </message>
    <message>
        <source>{1}: total</source>
        <extracomment>chart-line-total</extracomment>
        <translation>{1}: Summe</translation>
    </message>
    <message>
        <source>{1}: per thread</source>
        <extracomment>chart-line-each</extracomment>
        <translation>{1}: je Thread</translation>
    </message>
    <message>
        <source>{1}: read</source>
        <extracomment>chart-published-reads</extracomment>
        <translation>{1}: Lesen</translation>
    </message>
    <message>
        <source>L{1}</source>
        <extracomment>chart-edge</extracomment>
        <translation>L{1}</translation>
    </message>
    <message>
        <source>L{1} measured</source>
        <extracomment>chart-edge-measured</extracomment>
        <translation>L{1} gemessen</translation>
    </message>
    <message>
        <source>L{1} cache: {2}, as reported by the OS.</source>
        <extracomment>chart-edge-reported-size</extracomment>
        <translation>L{1}-Cache: {2}, vom Betriebssystem gemeldet.</translation>
    </message>
    <message>
        <source>L{1} cache: {2} usable, as measured by Strata.</source>
        <extracomment>chart-edge-measured-size</extracomment>
        <translation>L{1}-Cache: {2} nutzbar, von Strata gemessen.</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads share it.</source>
        <extracomment>chart-edge-shared</extracomment>
        <translation>
            <numerusform>{1} Thread nutzt ihn.</numerusform>
            <numerusform>{1} Threads teilen ihn sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move uses two buffers: both fit up to {1} each.</source>
        <extracomment>chart-edge-of-moves</extracomment>
        <translation>Ein Transfer nutzt zwei Puffer: Beide passen bis je {1} hinein.</translation>
    </message>
    <message>
        <source>Two buffers fit up to {1} each.</source>
        <extracomment>chart-edge-of-buffers</extracomment>
        <translation>Zwei Puffer passen bis je {1}.</translation>
    </message>
    <message>
        <source>The latency curve shows a level of {1} with {2} ns per load.</source>
        <extracomment>chart-edge-inferred</extracomment>
        <translation>Die Latenzkurve zeigt eine Ebene von {1} mit {2} ns je Ladezugriff.</translation>
    </message>
    <message numerus="yes">
        <source>{2}: best with {1} threads, the fewest within the interval of the highest total.</source>
        <extracomment>chart-best-threads</extracomment>
        <translation>
            <numerusform>{2}: am besten mit {1} Thread, der kleinsten Zahl im Intervall der höchsten Summe.</numerusform>
            <numerusform>{2}: am besten mit {1} Threads, der kleinsten Zahl im Intervall der höchsten Summe.</numerusform>
        </translation>
    </message>
    <message>
        <source>peak {1}</source>
        <extracomment>chart-peak</extracomment>
        <translation>Maximum {1}</translation>
    </message>
    <message>
        <source>Bytes per cycle need the clock, which was not measured here.</source>
        <extracomment>chart-no-clock</extracomment>
        <translation>Byte pro Takt setzen den Takt voraus, und der wurde hier nicht gemessen.</translation>
    </message>
    <message>
        <source>No rates of all threads yet.</source>
        <extracomment>chart-not-of-all-threads</extracomment>
        <translation>Noch keine Raten aller Threads.</translation>
    </message>
    <message>
        <source>No rates of one thread yet.</source>
        <extracomment>chart-not-of-one-thread</extracomment>
        <translation>Noch keine Raten eines Threads.</translation>
    </message>
    <message>
        <source>Stream rate (receiver side)</source>
        <extracomment>chart-network-stream</extracomment>
        <translation>Rate der Ströme (Empfängerseite)</translation>
    </message>
    <message>
        <source>Size of one call</source>
        <extracomment>chart-call-size</extracomment>
        <translation>Größe eines Aufrufs</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>name-value</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Interval</source>
        <extracomment>name-interval</extracomment>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>% of peak</source>
        <extracomment>name-limit</extracomment>
        <translation>% v. Max.</translation>
    </message>
    <message>
        <source>{1} (baseline)</source>
        <extracomment>side-baseline</extracomment>
        <translation>{1} (Basis)</translation>
    </message>
    <message numerus="yes">
        <source>{1} others</source>
        <extracomment>chart-others</extracomment>
        <translation>
            <numerusform>{1} andere</numerusform>
            <numerusform>{1} andere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} others, median</source>
        <extracomment>chart-others-median</extracomment>
        <translation>
            <numerusform>{1} andere, Median</numerusform>
            <numerusform>{1} andere, Median</numerusform>
        </translation>
    </message>
    <message>
        <source>Faster: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-faster</extracomment>
        <translation>Schneller: Das ganze Intervall liegt jenseits der Schwelle von {1}.</translation>
    </message>
    <message>
        <source>Slower: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-slower</extracomment>
        <translation>Langsamer: Das ganze Intervall liegt jenseits der Schwelle von {1}.</translation>
    </message>
    <message>
        <source>No change: the whole interval lies within the margin of {1}.</source>
        <extracomment>explain-no-difference</extracomment>
        <translation>Unverändert: Das ganze Intervall liegt innerhalb der Schwelle von {1}.</translation>
    </message>
    <message>
        <source>Inconclusive: the interval crosses the margin of {1}. More repetitions make it narrower.</source>
        <extracomment>explain-not-decided</extracomment>
        <translation>Nicht schlüssig: Das Intervall liegt nur zum Teil jenseits der Schwelle von {1}. Mehr Wiederholungen machen es schmaler.</translation>
    </message>
    <message>
        <source>Single runs: no significance. A finding needs at least {1} repetitions per side.</source>
        <extracomment>explain-single-runs</extracomment>
        <translation>Einzelne Läufe: keine Signifikanz. Ein Befund braucht mindestens {1} Wiederholungen je Seite.</translation>
    </message>
    <message>
        <source>Reference: how often and how this was measured is not known, so nothing is tested.</source>
        <extracomment>explain-published</extracomment>
        <translation>Referenz: Wie oft und wie gemessen wurde, ist nicht bekannt, also wird nichts getestet.</translation>
    </message>
    <message>
        <source>Not tested: another program measured one side, with a loop of its own.</source>
        <extracomment>explain-not-tested</extracomment>
        <translation>Nicht geprüft: Ein anderes Programm hat eine Seite gemessen, mit einer eigenen Schleife.</translation>
    </message>
    <message>
        <source>different kernel</source>
        <extracomment>unlike-brief-kernel</extracomment>
        <translation>anderer Kernel</translation>
    </message>
    <message>
        <source>different method</source>
        <extracomment>unlike-brief-method</extracomment>
        <translation>andere Methode</translation>
    </message>
    <message>
        <source>different page size</source>
        <extracomment>unlike-brief-pages</extracomment>
        <translation>andere Seitengröße</translation>
    </message>
    <message>
        <source>different threads</source>
        <extracomment>unlike-brief-threads</extracomment>
        <translation>andere Threads</translation>
    </message>
    <message>
        <source>different CPUs</source>
        <extracomment>unlike-brief-placement</extracomment>
        <translation>andere CPUs</translation>
    </message>
    <message>
        <source>different machine</source>
        <extracomment>unlike-brief-machine</extracomment>
        <translation>anderer Rechner</translation>
    </message>
    <message>
        <source>unreliable result</source>
        <extracomment>unlike-brief-doubtful</extracomment>
        <translation>unzuverlässiges Ergebnis</translation>
    </message>
    <message>
        <source>different program</source>
        <extracomment>unlike-brief-program</extracomment>
        <translation>anderes Programm</translation>
    </message>
    <message>
        <source>different size</source>
        <extracomment>unlike-brief-size</extracomment>
        <translation>andere Größe</translation>
    </message>
    <message>
        <source>level without a size</source>
        <extracomment>unlike-brief-level</extracomment>
        <translation>Ebene ohne Größe</translation>
    </message>
    <message>
        <source>width not told</source>
        <extracomment>unlike-brief-width</extracomment>
        <translation>Breite nicht genannt</translation>
    </message>
    <message>
        <source>{1} (up to L2)</source>
        <extracomment>statistic-to-l2</extracomment>
        <translation>{1} (bis L2)</translation>
    </message>
    <message>
        <source>{1} (beyond L2)</source>
        <extracomment>statistic-beyond-l2</extracomment>
        <translation>{1} (jenseits von L2)</translation>
    </message>
    <message>
        <source>These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels has only plain sequential reads, writes and copies of the widest width, and one chain.</source>
        <extracomment>nothing-selected</extracomment>
        <translation>Mit diesen Einstellungen bleibt kein Test auszuführen. Mindestens einen Test und eine Puffergröße wählen. Ein Durchlauf der Ebenen hat nur einfaches sequenzielles Lesen, Schreiben und Kopieren der größten Breite und eine Kette.</translation>
    </message>
    <message>
        <source>{1}, always in full</source>
        <extracomment>time-always</extracomment>
        <translation>{1}, immer ganz</translation>
    </message>
    <message>
        <source>MB/s: million (10^6) bytes per second. MOPs/s: million operations per second, as Nbench 2.0 counts them. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</source>
        <extracomment>reading-units</extracomment>
        <translation>MB/s: Millionen (10^6) Byte pro Sekunde. MOPs/s: Millionen Operationen pro Sekunde, wie Nbench 2.0 sie zählt. KiB = 1024 Byte, MiB = 1024 KiB, GiB = 1024 MiB.</translation>
    </message>
    <message>
        <source>Random moves in memory wait for cache and TLB misses that no prefetcher avoids: 30 to 100 times less than sequential moves is normal.</source>
        <extracomment>reading-random</extracomment>
        <translation>Zufällige Transfers im Arbeitsspeicher warten auf Cache- und TLB-Fehlzugriffe, die kein Prefetcher vermeidet: 30- bis 100-mal weniger als sequenzielle ist normal.</translation>
    </message>
    <message>
        <source>Each copied byte counts once: the core moves twice the bytes of the result. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-copy</extracomment>
        <translation>Jedes kopierte Byte zählt einmal: Der Kern bewegt doppelt so viele Bytes wie das Ergebnis. Nicht gezählt: Zeilen, die der Cache bei einem Schreib-Fehlzugriff liest (Write-Allocate).</translation>
    </message>
    <message>
        <source>reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. caution: read its note. unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-verdicts</extracomment>
        <translation>zuverlässig: Keine Ursache störte mehr als 25 % der Stichproben, und das Intervall ist eng. Eng heißt höchstens +/- 1 %, bei Datenträger und Netzwerk 10 %. Vorsicht: Hinweis lesen. unzuverlässig: Nicht verwenden. Eine Note für mehrere Ergebnisse ist die schlechteste davon.</translation>
    </message>
    <message>
        <source>+ reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. ~ caution: read its note. x unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-marks</extracomment>
        <translation>+ zuverlässig: Keine Ursache störte mehr als 25 % der Stichproben, und das Intervall ist eng. Eng heißt höchstens +/- 1 %, bei Datenträger und Netzwerk 10 %. ~ Vorsicht: Hinweis lesen. x unzuverlässig: Nicht verwenden. Eine Note für mehrere Ergebnisse ist die schlechteste davon.</translation>
    </message>
    <message>
        <source>+/- % is half the width of the confidence interval, nominally of {1}.</source>
        <extracomment>reading-interval</extracomment>
        <translation>+/- % ist die halbe Breite des Konfidenzintervalls, nominal von {1}.</translation>
    </message>
    <message>
        <source>of peak: share of the theoretical peak. That is what the core&apos;s design can do at that width and the measured clock or, in memory, what all channels carry. Empty or &quot;-&quot;: no peak is known.</source>
        <extracomment>reading-limit</extracomment>
        <translation>v. Max.: Anteil am theoretischen Maximum. Das ist, was die Bauart des Kerns bei dieser Breite und dem gemessenen Takt schafft oder, im Arbeitsspeicher, was alle Kanäle übertragen. Leer oder „-“: Das Maximum ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A move is one load and one store: the core moves twice the bytes of the result. Buffer: the size of one buffer; a move uses two. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-move</extracomment>
        <translation>Ein Transfer ist ein Laden und ein Speichern: Der Kern bewegt doppelt so viele Bytes wie das Ergebnis. Puffer: die Größe eines Puffers; ein Transfer nutzt zwei. Nicht gezählt: Zeilen, die der Cache bei einem Schreib-Fehlzugriff liest (Write-Allocate).</translation>
    </message>
    <message>
        <source>Computing a random index takes {1} when it is timed alone. The loads and stores overlap with it. Where a random move takes no longer, the index is the limit, not the cache.</source>
        <extracomment>reading-index-only</extracomment>
        <translation>Einen zufälligen Index zu berechnen dauert für sich allein {1}. Laden und Speichern überlappen damit. Wo ein zufälliger Transfer nicht länger dauert, ist der Index die Grenze, nicht der Cache.</translation>
    </message>
    <message>
        <source>{1} of the last-level cache usable (measured); others may use the rest</source>
        <extracomment>report-usable</extracomment>
        <translation>{1} des letzten Caches nutzbar (gemessen); den Rest nutzen vielleicht andere</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. Q: queue depth of each thread; T: threads. At p50: the rate if every request took the median latency; a result far below it had stalls. CPU: percent of one CPU. Flush: what emptying the drive&apos;s write cache takes afterwards; MB/s leaves it out.</source>
        <extracomment>disk-rows-facts</extracomment>
        <translation>Testdatei von {1} in jedem Ordner, nicht komprimierbare Daten. Q: Queue-Tiefe je Thread; T: Threads. Bei p50: die Rate, wenn jede Anfrage die mittlere Latenz hätte; ein Ergebnis weit darunter hatte Stockungen. CPU: Prozent einer CPU. Flush: wie lange es danach dauert, den Schreibcache zu leeren; MB/s enthält das nicht.</translation>
    </message>
    <message>
        <source>Runs in {1}</source>
        <extracomment>brief-held-emulated</extracomment>
        <translation>Läuft in {1}</translation>
    </message>
    <message>
        <source>Memory {1} of {2} MT/s</source>
        <extracomment>brief-held-memory-speed</extracomment>
        <translation>RAM {1} von {2} MT/s</translation>
    </message>
    <message>
        <source>One memory channel</source>
        <extracomment>brief-held-one-channel</extracomment>
        <translation>Ein Speicherkanal</translation>
    </message>
    <message>
        <source>On battery</source>
        <extracomment>brief-held-on-battery</extracomment>
        <translation>Akkubetrieb</translation>
    </message>
    <message>
        <source>Profile: {1}</source>
        <extracomment>brief-held-power-profile</extracomment>
        <translation>Profil: {1}</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <extracomment>brief-held-governor</extracomment>
        <translation>Niedrigster Takt</translation>
    </message>
    <message>
        <source>Boost off</source>
        <extracomment>brief-held-no-boost</extracomment>
        <translation>Boost aus</translation>
    </message>
    <message>
        <source>CPU quota: {1}</source>
        <extracomment>brief-held-cpu-quota</extracomment>
        <translation>CPU-Quote: {1}</translation>
    </message>
    <message>
        <source>Memory pressure {1}</source>
        <extracomment>brief-held-memory-pressure</extracomment>
        <translation>Speicherdruck {1}</translation>
    </message>
    <message>
        <source>Drive on slower link</source>
        <extracomment>brief-held-drive-link</extracomment>
        <translation>Langsamere Anbindung</translation>
    </message>
    <message>
        <source>Pages of {1} only</source>
        <extracomment>brief-held-small-pages</extracomment>
        <translation>Nur Seiten von {1}</translation>
    </message>
    <message>
        <source>{1} runs this program in place of the OS or the processor, and results include its work. Use the version of Strata that is built for this system.</source>
        <extracomment>held-emulated</extracomment>
        <translation>{1} führt dieses Programm anstelle des Betriebssystems oder des Prozessors aus, und die Ergebnisse enthalten seine Arbeit. Die Version von Strata nutzen, die für dieses System gebaut ist.</translation>
    </message>
    <message>
        <source>The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) in the firmware setup, if mainboard and processor support it.</source>
        <extracomment>held-memory-speed</extracomment>
        <translation>Der Arbeitsspeicher läuft mit {1} MT/s, und seine Module sind für {2} MT/s gebaut. Im Firmware-Setup ihr Profil (XMP oder EXPO) wählen, wenn Mainboard und Prozessor es können.</translation>
    </message>
    <message>
        <source>The machine runs on battery, and most machines then limit their power. Plug in the charger.</source>
        <extracomment>held-on-battery</extracomment>
        <translation>Der Rechner läuft im Akkubetrieb, und die meisten Rechner begrenzen dann ihre Leistung. Netzteil anschließen.</translation>
    </message>
    <message>
        <source>The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the firmware setup.</source>
        <extracomment>held-power-profile</extracomment>
        <translation>Das Energieprofil ist {1} und begrenzt den Prozessor. Im Betriebssystem oder im Firmware-Setup das für Höchstleistung wählen.</translation>
    </message>
    <message>
        <source>The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, such as performance or schedutil.</source>
        <extracomment>held-governor</extracomment>
        <translation>Der Takt-Governor ist {1}, der mit diesem Treiber den niedrigsten Takt hält. Einen anderen Governor wählen, etwa performance oder schedutil.</translation>
    </message>
    <message>
        <source>Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the firmware setup, unless you turned it off on purpose.</source>
        <extracomment>held-no-boost</extracomment>
        <translation>Boost (Turbo) ist aus, daher steigt der Takt nie über den Nenntakt. Im Betriebssystem oder im Firmware-Setup einschalten, wenn er nicht absichtlich aus ist.</translation>
    </message>
    <message>
        <source>The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise its CPU quota.</source>
        <extracomment>held-cpu-quota</extracomment>
        <translation>Der Container erhält die Zeit von {1} seiner {2} CPUs, daher werden Tests mit mehr Threads gedrosselt. Seine CPU-Quote erhöhen.</translation>
    </message>
    <message>
        <source>The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many lanes, or check the firmware setup.</source>
        <extracomment>held-drive-link</extracomment>
        <translation>Das Laufwerk {1} ist über {2} angebunden und für {3} gebaut. Einen Steckplatz dieser Generation mit ebenso vielen Lanes nutzen oder im Firmware-Setup nachsehen.</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <extracomment>label-held-back
----------
machine-held-back</extracomment>
        <translation>Gebremst durch</translation>
    </message>
    <message>
        <source>factor of the baseline</source>
        <extracomment>chart-relative-factor</extracomment>
        <translation>× der Basis</translation>
    </message>
    <message numerus="yes">
        <source>{1} more charts</source>
        <extracomment>html-more-charts</extracomment>
        <translation>
            <numerusform>{1} weiteres Diagramm</numerusform>
            <numerusform>{1} weitere Diagramme</numerusform>
        </translation>
    </message>
    <message>
        <source>{1}-byte</source>
        <extracomment>compare-width</extracomment>
        <translation>{1} Byte</translation>
    </message>
    <message>
        <source>{1} MT/s</source>
        <extracomment>compare-speed</extracomment>
        <translation>{1} MT/s</translation>
    </message>
    <message>
        <source>Pinning</source>
        <extracomment>compare-pinning</extracomment>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>Strata</source>
        <extracomment>compare-version</extracomment>
        <translation>Strata</translation>
    </message>
    <message numerus="yes">
        <source>{2} is faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer</extracomment>
        <translation>
            <numerusform>{2} ist in {3} von {1} Ergebnis schneller{6}, in {4} langsamer{7}, in {5} unverändert.</numerusform>
            <numerusform>{2} ist in {3} von {1} Ergebnissen schneller{6}, in {4} langsamer{7}, in {5} unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{2} is likely faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer-likely</extracomment>
        <translation>
            <numerusform>{2} ist wohl in {3} von {1} Ergebnis schneller{6}, in {4} langsamer{7}, in {5} unverändert.</numerusform>
            <numerusform>{2} ist wohl in {3} von {1} Ergebnissen schneller{6}, in {4} langsamer{7}, in {5} unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} are inconclusive: more repetitions may decide.</source>
        <extracomment>answer-open</extracomment>
        <translation>
            <numerusform>{1} ist nicht schlüssig: Mehr Wiederholungen können es klären.</numerusform>
            <numerusform>{1} sind nicht schlüssig: Mehr Wiederholungen können es klären.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be sure, each side needs at least {1} repetitions.</source>
        <extracomment>answer-few</extracomment>
        <translation>Sicher ist das erst ab {1} Wiederholungen auf jeder Seite.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>answer-none</extracomment>
        <translation>keinem</translation>
    </message>
    <message>
        <source> ({1} {2} to {3})</source>
        <extracomment>answer-range</extracomment>
        <translation> ({1} {2} bis {3})</translation>
    </message>
    <message>
        <source> ({1} {2})</source>
        <extracomment>answer-one</extracomment>
        <translation> ({1} {2})</translation>
    </message>
    <message>
        <source>{1} is shown as a factor of the baseline, and not tested.</source>
        <extracomment>answer-untested</extracomment>
        <translation>{1} steht als Vielfaches der Basis da und wird nicht geprüft.</translation>
    </message>
    <message>
        <source>{1} has no result in common with the baseline.</source>
        <extracomment>answer-nothing</extracomment>
        <translation>{1} hat kein Ergebnis mit der Basis gemeinsam.</translation>
    </message>
    <message>
        <source>Core-to-core latency</source>
        <extracomment>chart-core-to-core</extracomment>
        <translation>Latenz von Kern zu Kern</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>chart-cpu</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Core to core</source>
        <extracomment>html-test-core-to-core
----------
test-core-to-core
----------
step-core-to-core</extracomment>
        <translation>Kern zu Kern</translation>
    </message>
    <message>
        <source>Compare-and-swap</source>
        <extracomment>handover-cas</extracomment>
        <translation>Compare-and-swap</translation>
    </message>
    <message>
        <source>Load and store</source>
        <extracomment>handover-store</extracomment>
        <translation>Laden und Schreiben</translation>
    </message>
    <message>
        <source>CPU {1} and CPU {2}</source>
        <extracomment>cpu-pair</extracomment>
        <translation>CPU {1} und CPU {2}</translation>
    </message>
    <message>
        <source>median over cache lines of the 10th percentile of each</source>
        <extracomment>statistic-p10-of-lines</extracomment>
        <translation>Median über Cache-Zeilen vom 10. Perzentil jeder Zeile</translation>
    </message>
    <message>
        <source>One CPU</source>
        <extracomment>brief-needs-two-cpus</extracomment>
        <translation>Eine CPU</translation>
    </message>
    <message>
        <source>CPU {1} not available</source>
        <extracomment>brief-cpu-not-bound</extracomment>
        <translation>CPU {1} nicht verfügbar</translation>
    </message>
    <message>
        <source>CORE TO CORE</source>
        <extracomment>heading-core-to-core</extracomment>
        <translation>KERN ZU KERN</translation>
    </message>
    <message>
        <source>The time in nanoseconds that a cache line takes from one CPU to another: half a round trip. Rows and columns are CPUs by their numbers in the OS, neighbours next to each other.</source>
        <extracomment>reading-core-to-core</extracomment>
        <translation>Die Zeit in Nanosekunden, die eine Cache-Zeile von einer CPU zu einer anderen braucht: eine halbe Umlaufzeit. Zeilen und Spalten sind CPUs nach ihren Nummern im Betriebssystem, Nachbarn nebeneinander.</translation>
    </message>
    <message>
        <source>{1}, ns:</source>
        <extracomment>pairs-of</extracomment>
        <translation>{1}, ns:</translation>
    </message>
    <message>
        <source>{1} ns between the two CPUs.</source>
        <extracomment>pairs-one</extracomment>
        <translation>{1} ns zwischen den beiden CPUs.</translation>
    </message>
    <message>
        <source>{1} ns to {3} ns, median {2} ns.</source>
        <extracomment>pairs-range</extracomment>
        <translation>{1} ns bis {3} ns, Median {2} ns.</translation>
    </message>
    <message>
        <source>{1} ns within a cluster of CPUs, {2} ns between clusters.</source>
        <extracomment>pairs-clusters</extracomment>
        <translation>{1} ns innerhalb eines Clusters von CPUs, {2} ns zwischen Clustern.</translation>
    </message>
    <message>
        <source>Core to core, CPU {1} and CPU {2}</source>
        <extracomment>step-core-to-core-pair</extracomment>
        <translation>Kern zu Kern, CPU {1} und CPU {2}</translation>
    </message>
    <message>
        <source>Threads were not pinned, so the times are not those of known pairs of CPUs. See the table.</source>
        <extracomment>chart-core-to-core-unpinned</extracomment>
        <translation>Die Threads waren nicht gebunden, daher gehören die Zeiten zu keinen bekannten CPU-Paaren. Siehe Tabelle.</translation>
    </message>
    <message>
        <source>All memory is on one channel; two channels carry twice as much. If processor and mainboard have two, add another module of the same kind in the socket that the manual names.</source>
        <extracomment>held-one-channel</extracomment>
        <translation>Der ganze Arbeitsspeicher liegt an einem Kanal; zwei Kanäle übertragen doppelt so viel. Haben Prozessor und Mainboard zwei, ein weiteres Modul derselben Art in dem Steckplatz ergänzen, den das Handbuch nennt.</translation>
    </message>
    <message>
        <source>Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or container more memory.</source>
        <extracomment>held-memory-pressure</extracomment>
        <translation>Programme warteten in {1} der 10 s davor auf Speicher. Programme schließen oder dem Rechner oder dem Container mehr Speicher geben.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set /sys/kernel/mm/transparent_hugepage/enabled to madvise or always.</source>
        <extracomment>held-small-pages</extracomment>
        <translation>Transparent Huge Pages sind aus, daher erhalten Programme Seiten von {1} und verfehlen den TLB öfter. /sys/kernel/mm/transparent_hugepage/enabled auf madvise oder always setzen.</translation>
    </message>
    <message>
        <source>Contention</source>
        <extracomment>html-test-contention
----------
test-contention
----------
step-contention</extracomment>
        <translation>Contention</translation>
    </message>
    <message>
        <source>Own line</source>
        <extracomment>contention-apart-256</extracomment>
        <translation>Eigene Zeile</translation>
    </message>
    <message>
        <source>Neighbouring words</source>
        <extracomment>contention-apart-8</extracomment>
        <translation>Benachbarte Wörter</translation>
    </message>
    <message>
        <source>Words {1} bytes apart</source>
        <extracomment>contention-apart</extracomment>
        <translation>Wörter im Abstand von {1} Byte</translation>
    </message>
    <message>
        <source>One word, add</source>
        <extracomment>contention-add</extracomment>
        <translation>Ein Wort, Addition</translation>
    </message>
    <message>
        <source>One word, compare-and-swap</source>
        <extracomment>contention-cas</extracomment>
        <translation>Ein Wort, Compare-and-swap</translation>
    </message>
    <message>
        <source>Sum not exact</source>
        <extracomment>brief-sum-not-exact</extracomment>
        <translation>Summe nicht genau</translation>
    </message>
    <message>
        <source>This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cpus</extracomment>
        <translation>Dieser Test braucht zwei CPUs, und Strata darf hier nur eine verwenden. Erlauben Sie ihm mehr CPUs, oder wählen Sie mehr mit --affinity.</translation>
    </message>
    <message>
        <source>The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, so the result does not count. Check the machine: overclocking, memory errors or an emulator may be the cause.</source>
        <extracomment>sum-not-exact</extracomment>
        <translation>Die Threads machten {1} Erhöhungen, aber die Wörter enthalten {2}. Eine atomare Erhöhung ging verloren oder geschah zweimal, also zählt das Ergebnis nicht. Prüfen Sie den Rechner: Übertaktung, Speicherfehler oder ein Emulator können die Ursache sein.</translation>
    </message>
    <message>
        <source>CONTENTION</source>
        <extracomment>heading-contention</extracomment>
        <translation>CONTENTION</translation>
    </message>
    <message>
        <source>The time of an atomic increment in nanoseconds, as each thread sees it: threads x time / increments of all. Own line: no other thread writes the cache line of the word. Neighbouring words: each thread has a word of its own, but up to eight words share a line (false sharing). One word: all threads increment the same. min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-contention</extracomment>
        <translation>Die Zeit einer atomaren Erhöhung in Nanosekunden, wie jeder Thread sie sieht: Threads x Zeit / Erhöhungen aller. Eigene Zeile: Kein anderer Thread schreibt die Cache-Zeile des Worts. Benachbarte Wörter: Jeder Thread hat ein eigenes Wort, aber bis zu acht Wörter teilen sich eine Zeile (False Sharing). Ein Wort: Alle Threads erhöhen dasselbe. min/max: der langsamste Thread als Anteil des schnellsten.</translation>
    </message>
    <message>
        <source>With {1} threads, an add to one shared word costs {2} ns, {3} times that of an own line; false sharing costs {4} ns.</source>
        <extracomment>contention-cost</extracomment>
        <translation>Bei {1} Threads kostet eine Addition auf ein gemeinsames Wort {2} ns, das {3}-Fache einer auf eigener Zeile; False Sharing kostet {4} ns.</translation>
    </message>
    <message>
        <source>Two threads, whose words lie so far apart, ns:</source>
        <extracomment>contention-distances</extracomment>
        <translation>Zwei Threads, deren Wörter so weit auseinander liegen, ns:</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line.</source>
        <extracomment>contention-line</extracomment>
        <translation>False Sharing endet bei {1} Byte: Das ist die Länge einer Cache-Zeile.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line, as the OS reports it.</source>
        <extracomment>contention-line-as-reported</extracomment>
        <translation>False Sharing endet bei {1} Byte: Das ist die Länge einer Cache-Zeile, wie das Betriebssystem sie meldet.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes; the OS reports cache lines of {2} bytes. Processors may fetch several lines together.</source>
        <extracomment>contention-line-other</extracomment>
        <translation>False Sharing endet bei {1} Byte; das Betriebssystem meldet Cache-Zeilen von {2} Byte. Prozessoren holen manchmal mehrere Zeilen zusammen.</translation>
    </message>
    <message>
        <source>The length of a cache line does not show: the times do not fall with the distance, as on two hardware threads of one core.</source>
        <extracomment>contention-line-not-found</extracomment>
        <translation>Die Länge einer Cache-Zeile zeigt sich nicht: Die Zeiten fallen nicht mit dem Abstand, wie bei zwei Hardware-Threads eines Kerns.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>column-increments</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>column-distance</extracomment>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Random write, each flushed, direct I/O</source>
        <extracomment>disk-commit-random</extracomment>
        <translation>Zufälliges Schreiben, je mit Flush, Direct I/O</translation>
    </message>
    <message>
        <source>Log append, each flushed, through the OS cache</source>
        <extracomment>disk-commit-serial</extracomment>
        <translation>Anhängen an ein Log, je mit Flush, durch den Cache des Betriebssystems</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>op-commit</extracomment>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Faster than flash</source>
        <extracomment>brief-sooner-than-flash</extracomment>
        <translation>Schneller als Flash</translation>
    </message>
    <message>
        <source>The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose another operation or profile.</source>
        <extracomment>no-such-operation</extracomment>
        <translation>Das Datenträgerprofil {2} kennt die Operation {1} nicht. Commits macht das Profil database und kein anderes. Wählen Sie eine andere Operation oder ein anderes Profil.</translation>
    </message>
    <message>
        <source>Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that before you trust the data to it.</source>
        <extracomment>sooner-than-flash</extracomment>
        <translation>Die Hälfte der Commits dauerte höchstens {1}: schneller, als Flash-Speicher eine Seite programmiert. Entweder hat das Laufwerk einen geschützten Cache, oder Flushes werden nicht weitergegeben, wie in manchen virtuellen Maschinen. Prüfen Sie das, bevor Sie ihm Daten anvertrauen.</translation>
    </message>
    <message>
        <source>Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no writes and no zeros.</source>
        <extracomment>file-only-read</extracomment>
        <translation>Strata liest {1} nur. Wählen Sie Workloads, die lesen: nicht die Profile classic, mixed und database, kein Schreiben und keine Nullen.</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. A commit is a write and then a flush; the latency is that of both. SYNC4K: random blocks, direct I/O. APPEND2K: records of 2300 bytes at the end of a log, through the OS cache. T: threads. At p50: the result if every commit took the median latency. CPU: percent of one CPU.</source>
        <extracomment>disk-commit-facts</extracomment>
        <translation>Testdatei von {1} in jedem Ordner, nicht komprimierbare Daten. Ein Commit ist Schreiben und dann ein Flush; die Latenz ist die von beiden. SYNC4K: zufällige Blöcke, Direct I/O. APPEND2K: Datensätze von 2300 Bytes am Ende eines Logs, durch den Cache des Betriebssystems. T: Threads. Bei p50: das Ergebnis, wenn jeder Commit die mittlere Latenz hätte. CPU: Prozent einer CPU.</translation>
    </message>
    <message>
        <source>write + fdatasync for each commit</source>
        <extracomment>engine-fdatasync</extracomment>
        <translation>Schreiben + fdatasync für jeden Commit</translation>
    </message>
    <message>
        <source>write + fsync for each commit</source>
        <extracomment>engine-fsync</extracomment>
        <translation>Schreiben + fsync für jeden Commit</translation>
    </message>
    <message>
        <source>write + F_FULLFSYNC for each commit</source>
        <extracomment>engine-F_FULLFSYNC</extracomment>
        <translation>Schreiben + F_FULLFSYNC für jeden Commit</translation>
    </message>
    <message>
        <source>write + FlushFileBuffers for each commit</source>
        <extracomment>engine-FlushFileBuffers</extracomment>
        <translation>Schreiben + FlushFileBuffers für jeden Commit</translation>
    </message>
    <message>
        <source>too few</source>
        <extracomment>percentile-too-few</extracomment>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>too few: a percentile is shown where at least 10 requests took longer. p90 needs 100 requests, p99 1,000 and p99.9 10,000. Measure for longer to see it.</source>
        <extracomment>percentile-needs</extracomment>
        <translation>zu wenige: Ein Perzentil erscheint, wenn mindestens 10 Anfragen länger dauerten. p90 braucht 100 Anfragen, p99 1.000 und p99.9 10.000. Messen Sie länger, um es zu sehen.</translation>
    </message>
    <message>
        <source>Databases write no zeros: leave out {1}, or choose another --disk-profile.</source>
        <extracomment>cli-disk-zeros</extracomment>
        <translation>Datenbanken schreiben keine Nullen: Lassen Sie {1} weg, oder wählen Sie ein anderes --disk-profile.</translation>
    </message>
    <message>
        <source>{1}: {2} commits/s</source>
        <extracomment>cli-commit-rate</extracomment>
        <translation>{1}: {2} commits/s</translation>
    </message>
    <message>
        <source>Each core</source>
        <extracomment>html-test-cores
----------
test-cores
----------
step-cores</extracomment>
        <translation>Jeder Kern</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of each</source>
        <extracomment>statistic-p90-of-visits</extracomment>
        <translation>Median über die Besuche vom 90. Perzentil jedes Besuchs</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of work per cycle x clock of each</source>
        <extracomment>statistic-p90-per-clock-of-visits</extracomment>
        <translation>Median über die Besuche vom 90. Perzentil der Arbeit je Takt × Taktfrequenz</translation>
    </message>
    <message>
        <source>The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU was taken offline, or a limit on CPUs changed, since Strata started.</source>
        <extracomment>cpu-not-bound</extracomment>
        <translation>Das Betriebssystem hat keinen Thread an CPU {1} gebunden; was diese CPU braucht, wurde also nicht gemessen. Prüfen, ob die CPU ausgeschaltet wurde oder sich eine Grenze für CPUs geändert hat, seit Strata läuft.</translation>
    </message>
    <message>
        <source>EACH CORE</source>
        <extracomment>heading-cores</extracomment>
        <translation>JEDER KERN</translation>
    </message>
    <message>
        <source>Every core by itself, while the others wait. Each was visited several times, in an order shuffled for each round. The result is the median of its visits; the interval shows how much they differ.</source>
        <extracomment>reading-cores</extracomment>
        <translation>Jeder Kern für sich, während die anderen warten. Jeder wurde mehrmals besucht, in jeder Runde in neu gemischter Reihenfolge. Das Ergebnis ist der Median seiner Besuche; das Intervall zeigt, wie sehr sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>Each core, CPU {1}</source>
        <extracomment>step-cores-cpu</extracomment>
        <translation>Jeder Kern, CPU {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1} and CPU {2} together</source>
        <extracomment>step-cores-both</extracomment>
        <translation>Jeder Kern, CPU {1} und CPU {2} zusammen</translation>
    </message>
    <message>
        <source>Each core, in percent of the fastest</source>
        <extracomment>chart-cores</extracomment>
        <translation>Jeder Kern, in Prozent des schnellsten</translation>
    </message>
    <message>
        <source>No core is faster or slower than another by more than: {1}.</source>
        <extracomment>cores-alike</extracomment>
        <translation>Kein Kern ist schneller oder langsamer als ein anderer um mehr als: {1}.</translation>
    </message>
    <message>
        <source>{1}: {2} fastest, {3} slowest, {4} % apart.</source>
        <extracomment>cores-differ</extracomment>
        <translation>{1}: am schnellsten {2}, am langsamsten {3}, Abstand {4} %.</translation>
    </message>
    <message>
        <source>Too few visits to compare the cores: {1}.</source>
        <extracomment>cores-undecided</extracomment>
        <translation>Zu wenige Besuche, um die Kerne zu vergleichen: {1}.</translation>
    </message>
    <message>
        <source>Kind {1}</source>
        <extracomment>cores-kind</extracomment>
        <translation>Art {1}</translation>
    </message>
    <message>
        <source>{1} CPUs</source>
        <extracomment>cores-counted</extracomment>
        <translation>{1} CPUs</translation>
    </message>
    <message>
        <source>The second hardware thread of a core adds: {1} (median of the cores).</source>
        <extracomment>cores-gain</extracomment>
        <translation>Der zweite Hardware-Thread eines Kerns fügt hinzu: {1} (Median der Kerne).</translation>
    </message>
    <message>
        <source>{1} {2} %</source>
        <extracomment>cores-part</extracomment>
        <translation>{1} {2} %</translation>
    </message>
    <message>
        <source>Both hardware threads of a core together, and what the second one adds:</source>
        <extracomment>cores-both-threads</extracomment>
        <translation>Beide Hardware-Threads eines Kerns zusammen, und was der zweite hinzufügt:</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>column-core-kind</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>column-clock</extracomment>
        <translation>Takt</translation>
    </message>
    <message>
        <source>--events=- writes to standard output, where the report goes. Add --output, or name a file.</source>
        <extracomment>cli-events-output</extracomment>
        <translation>--events=- schreibt auf die Standardausgabe, wohin auch der Bericht geht. --output hinzufügen, oder eine Datei nennen.</translation>
    </message>
    <message>
        <source>--against: nothing could be tested. Both sides need {1} or more pairs (--pairs {1}) of the same results.</source>
        <extracomment>cli-gate-untested-pairs</extracomment>
        <translation>--against: Nichts ließ sich prüfen. Beide Seiten brauchen {1} oder mehr Paare (--pairs {1}) derselben Ergebnisse.</translation>
    </message>
    <message>
        <source>{1}, {2}: {3}.</source>
        <extracomment>cli-gate-result</extracomment>
        <translation>{1}, {2}: {3}.</translation>
    </message>
    <message>
        <source>Results slower by {1} % or more: {2}. Passed: {3}. Inconclusive: {4}. Not tested: {5}.</source>
        <extracomment>cli-gate-sum</extracomment>
        <translation>Ergebnisse, die um {1} % oder mehr langsamer sind: {2}. Bestanden: {3}. Nicht schlüssig: {4}. Nicht geprüft: {5}.</translation>
    </message>
    <message>
        <source>--strict: what is inconclusive does not pass. More repetitions decide it (--runs).</source>
        <extracomment>cli-gate-strict</extracomment>
        <translation>--strict: Was nicht schlüssig ist, besteht nicht. Mehr Wiederholungen entscheiden es (--runs).</translation>
    </message>
    <message>
        <source>Not everything was measured, so nothing was judged.</source>
        <extracomment>cli-gate-not-judged</extracomment>
        <translation>Nicht alles ist gemessen, daher ist nichts beurteilt.</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>cli-gate-now</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>gate takes one base: a file, a run or a series. See `strata-cli gate --help`.</source>
        <extracomment>cli-gate-one</extracomment>
        <translation>gate nimmt eine Basis: eine Datei, einen Lauf oder eine Serie. Siehe `strata-cli gate --help`.</translation>
    </message>
    <message>
        <source>{1}: gate measures with the settings of the base. Leave it out, or measure two settings by turns: gate TEST --against OPTIONS.</source>
        <extracomment>cli-gate-setting</extracomment>
        <translation>{1}: gate misst mit den Einstellungen der Basis. Weglassen, oder zwei Einstellungen abwechselnd messen: gate TEST --against OPTIONS.</translation>
    </message>
    <message>
        <source>{1} counts runs to compare: give at least {2}.</source>
        <extracomment>cli-gate-few</extracomment>
        <translation>{1} zählt Läufe, die verglichen werden: mindestens {2} angeben.</translation>
    </message>
    <message>
        <source>gate makes a comparison, which {1} has no place for. Use one of these formats: {2}.</source>
        <extracomment>cli-gate-format</extracomment>
        <translation>gate macht einen Vergleich, für den {1} keinen Platz hat. Eines dieser Formate verwenden: {2}.</translation>
    </message>
    <message>
        <source>BASE is a run or series as compare takes it. Its settings and cells are measured on this machine as often as the base has them, then compared. Instead of BASE, TEST --against OPTIONS measures two settings by turns, with all options of run (see `strata-cli run --help`). An inconclusive result passes, unless --strict is given.</source>
        <extracomment>cli-gate-help</extracomment>
        <translation>BASE ist ein Lauf oder eine Serie wie bei compare. Ihre Einstellungen und Zellen werden auf diesem Rechner so oft gemessen wie in der Basis, dann verglichen. Statt BASE misst TEST --against OPTIONS zwei Einstellungen abwechselnd, mit allen Optionen von run (siehe `strata-cli run --help`). Ein Ergebnis, das nicht schlüssig ist, besteht, außer mit --strict.</translation>
    </message>
    <message>
        <source>{1} has several series, none of which is the base. Give one of them by its id in the history, or a file with one series.</source>
        <extracomment>cli-gate-base-many</extracomment>
        <translation>{1} enthält mehrere Serien, von denen keine die Basis ist. Eine davon mit ihrer Id aus dem Verlauf angeben, oder eine Datei mit einer Serie.</translation>
    </message>
    <message>
        <source>Strata did not measure {1}, so it cannot measure it again. Measure a base on this machine: {2}</source>
        <extracomment>cli-gate-base-foreign</extracomment>
        <translation>{1} hat nicht Strata gemessen, also lässt es sich nicht noch einmal messen. Eine Basis auf diesem Rechner messen: {2}</translation>
    </message>
    <message>
        <source>{1} has too few repetitions: {2}. A comparison needs {3}. Measure such a base: {4}</source>
        <extracomment>cli-gate-base-few</extracomment>
        <translation>{1} hat zu wenige Wiederholungen: {2}. Ein Vergleich braucht {3}. Eine solche Basis messen: {4}</translation>
    </message>
    <message>
        <source>{1} is from another machine ({2}; this one has {3}), so nothing was measured. Measure a base on this machine: {4}</source>
        <extracomment>cli-gate-base-machine</extracomment>
        <translation>{1} ist von einem anderen Rechner ({2}; dieser hat {3}), daher ist nichts gemessen. Eine Basis auf diesem Rechner messen: {4}</translation>
    </message>
    <message>
        <source>Strata {2} measured {1} in another way than this version, so nothing was measured. Measure a new base: {3}</source>
        <extracomment>cli-gate-base-method</extracomment>
        <translation>{1} hat Strata {2} anders gemessen als diese Version, daher ist nichts gemessen. Eine neue Basis messen: {3}</translation>
    </message>
    <message>
        <source>What {1} measured cannot be planned here again: other sizes than now, a file to read, long writing, or the network. Measure two series instead and compare them, or measure a new base: {2}</source>
        <extracomment>cli-gate-base-cells</extracomment>
        <translation>Was {1} gemessen hat, lässt sich hier nicht noch einmal planen: andere Größen als jetzt, eine Datei zum Lesen, langes Schreiben, oder das Netzwerk. Stattdessen zwei Serien messen und mit compare vergleichen, oder eine neue Basis messen: {2}</translation>
    </message>
    <message>
        <source>Settings: those of {1}.</source>
        <extracomment>cli-settings-base</extracomment>
        <translation>Einstellungen: die von {1}.</translation>
    </message>
    <message>
        <source>Not compared, since unreliable: {1}.</source>
        <extracomment>cores-left-out</extracomment>
        <translation>Nicht verglichen, weil unzuverlässig: {1}.</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <extracomment>cores-list</extracomment>
        <translation>{1}; {2}</translation>
    </message>
    <message>
        <source>Operations per second vs. threads</source>
        <extracomment>chart-processor-scaling</extracomment>
        <translation>Operationen je Sekunde über Threads</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <extracomment>chart-linear</extracomment>
        <translation>lineare Skalierung</translation>
    </message>
    <message>
        <source>{1}: linear scaling</source>
        <extracomment>chart-line-linear</extracomment>
        <translation>{1}: lineare Skalierung</translation>
    </message>
    <message>
        <source>Within their usual range on this machine: {1} of {2} results.</source>
        <extracomment>cli-expected</extracomment>
        <translation>Im üblichen Bereich dieses Rechners: {1} von {2} Ergebnissen.</translation>
    </message>
    <message>
        <source>{1}: {2}. {3}.</source>
        <extracomment>cli-expected-outside</extracomment>
        <translation>{1}: {2}. {3}.</translation>
    </message>
    <message>
        <source>Usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-inside</extracomment>
        <translation>Üblich für diesen Rechner: {1} bis {2} {3} ({4} frühere Läufe)</translation>
    </message>
    <message>
        <source>Below what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-below</extracomment>
        <translation>Unter dem Üblichen für diesen Rechner: {1} bis {2} {3} ({4} frühere Läufe)</translation>
    </message>
    <message>
        <source>Above what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-above</extracomment>
        <translation>Über dem Üblichen für diesen Rechner: {1} bis {2} {3} ({4} frühere Läufe)</translation>
    </message>
    <message>
        <source>below its usual range</source>
        <extracomment>expected-below-brief</extracomment>
        <translation>unter dem üblichen Bereich</translation>
    </message>
    <message>
        <source>above its usual range</source>
        <extracomment>expected-above-brief</extracomment>
        <translation>über dem üblichen Bereich</translation>
    </message>
    <message>
        <source>Mbit/s</source>
        <extracomment>rate-mbit</extracomment>
        <translation>Mbit/s</translation>
    </message>
    <message>
        <source>Gbit/s</source>
        <extracomment>rate-gbit</extracomment>
        <translation>Gbit/s</translation>
    </message>
    <message>
        <source>The same work, measured {1} times on each of two sides, differs by {2}. Strata must not call that faster or slower.</source>
        <extracomment>selftest-identical</extracomment>
        <translation>Dieselbe Arbeit, {1}-mal auf jeder von zwei Seiten gemessen, unterscheidet sich um {2}. Strata darf das nicht schneller oder langsamer nennen.</translation>
    </message>
    <message>
        <source>Strata could not check that the same work is not called different: the machine is too busy.</source>
        <extracomment>selftest-identical-unchecked</extracomment>
        <translation>Strata konnte nicht prüfen, dass dieselbe Arbeit nicht verschieden heißt: Der Rechner ist zu beschäftigt.</translation>
    </message>
    <message>
        <source>A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to {2}).</source>
        <extracomment>selftest-direct</extracomment>
        <translation>Eine Datei in {1} mit Direct I/O darf nicht im Cache des Betriebssystems liegen. Eine andere muss dort zu finden sein (sie ist es zu {2}).</translation>
    </message>
    <message>
        <source>Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds.</source>
        <extracomment>selftest-direct-unchecked</extracomment>
        <translation>Direct I/O in {1} ist nicht geprüft: Es wird dort abgelehnt, oder das Betriebssystem meldet nicht, was sein Cache enthält.</translation>
    </message>
    <message>
        <source>A run that is written to a history in {1} must be read back as it was.</source>
        <extracomment>selftest-history</extracomment>
        <translation>Ein Lauf, der in einen Verlauf in {1} geschrieben wird, muss so zurückgelesen werden, wie er war.</translation>
    </message>
    <message>
        <source>The authors of Strata have not yet seen it run on this system. If something is wrong, save the self-test with --save FILE and attach the file to your report.</source>
        <extracomment>selftest-not-seen</extracomment>
        <translation>Die Autoren von Strata haben es auf diesem System noch nicht laufen sehen. Ist etwas falsch, speichern Sie den Selbsttest mit --save FILE, und hängen Sie die Datei an Ihre Meldung.</translation>
    </message>
    <message>
        <source>Latency vs. memory traffic</source>
        <extracomment>chart-loaded-latency</extracomment>
        <translation>Latenz über dem Speicherverkehr</translation>
    </message>
    <message>
        <source>Memory traffic, {1}</source>
        <extracomment>chart-traffic</extracomment>
        <translation>Speicherverkehr, {1}</translation>
    </message>
    <message>
        <source>Loaded latency</source>
        <extracomment>html-test-loaded-latency
----------
test-loaded-latency</extracomment>
        <translation>Latenz unter Last</translation>
    </message>
    <message>
        <source>Reads only</source>
        <extracomment>inject-1to0</extracomment>
        <translation>Nur Lesen</translation>
    </message>
    <message>
        <source>Read:write 3:1</source>
        <extracomment>inject-3to1</extracomment>
        <translation>Lesen:Schreiben 3:1</translation>
    </message>
    <message>
        <source>Read:write 2:1</source>
        <extracomment>inject-2to1</extracomment>
        <translation>Lesen:Schreiben 2:1</translation>
    </message>
    <message>
        <source>Read:write 1:1</source>
        <extracomment>inject-1to1</extracomment>
        <translation>Lesen:Schreiben 1:1</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>loaded-idle</extracomment>
        <translation>ohne Last</translation>
    </message>
    <message>
        <source>{1}, delay {2}</source>
        <extracomment>loaded-delay</extracomment>
        <translation>{1}, Verzögerung {2}</translation>
    </message>
    <message>
        <source>One core</source>
        <extracomment>brief-needs-two-cores</extracomment>
        <translation>Ein Kern</translation>
    </message>
    <message>
        <source>This test needs two cores, and Strata may use only one here: both hardware threads of a core would get in each other&apos;s way. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cores</extracomment>
        <translation>Dieser Test braucht zwei Kerne, und Strata darf hier nur einen verwenden: Beide Hardware-Threads eines Kerns würden einander behindern. Erlauben Sie mehr CPUs, oder wählen Sie mehr mit --affinity.</translation>
    </message>
    <message>
        <source>In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs pin no threads.</source>
        <extracomment>needs-binding</extracomment>
        <translation>In diesem Test hat jeder Thread einen eigenen Kern und muss auf ihm bleiben. Wählen Sie eine CPU-Bindung; manche Betriebssysteme binden keine Threads.</translation>
    </message>
    <message>
        <source>LOADED LATENCY</source>
        <extracomment>heading-loaded-latency</extracomment>
        <translation>LATENZ UNTER LAST</translation>
    </message>
    <message>
        <source>The time of a load from memory in nanoseconds, while threads on the other cores load memory themselves. Delay: iterations of an empty loop after each cache line of these threads; the shorter, the heavier the load. Traffic: what all threads move together in the same time. A plain store counts as a read and a write, since its cache line is read first.</source>
        <extracomment>reading-loaded-latency</extracomment>
        <translation>Die Zeit eines Ladezugriffs auf den Arbeitsspeicher in Nanosekunden, während Threads auf den anderen Kernen ihn selbst belasten. Verzögerung: Durchläufe einer leeren Schleife nach jeder Cache-Zeile dieser Threads; je weniger, desto größer die Last. Verkehr: was alle Threads zusammen in derselben Zeit bewegen. Ein gewöhnlicher Speicherbefehl zählt als Lesen und Schreiben, weil seine Cache-Zeile zuerst gelesen wird.</translation>
    </message>
    <message>
        <source>{1}: latency doubles at {2} GB/s of the {3} GB/s reached; idle {4} ns, {5} ns at full load.</source>
        <extracomment>loaded-knee</extracomment>
        <translation>{1}: Die Latenz verdoppelt sich bei {2} GB/s von erreichten {3} GB/s; {4} ns ohne Last, {5} ns unter voller Last.</translation>
    </message>
    <message>
        <source>{1}: latency does not double at the {2} GB/s reached; idle {3} ns, {4} ns at full load.</source>
        <extracomment>loaded-no-knee</extracomment>
        <translation>{1}: Die Latenz verdoppelt sich bei den erreichten {2} GB/s nicht; {3} ns ohne Last, {4} ns unter voller Last.</translation>
    </message>
    <message>
        <source>One thread alone seldom loads memory enough for latency to double.</source>
        <extracomment>loaded-one-injector</extracomment>
        <translation>Ein Thread allein belastet den Arbeitsspeicher selten so, dass sich die Latenz verdoppelt.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>column-delay</extracomment>
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>traffic</source>
        <extracomment>column-traffic</extracomment>
        <translation>Verkehr</translation>
    </message>
    <message>
        <source>Loaded latency, buffers {1}</source>
        <extracomment>step-loaded-latency</extracomment>
        <translation>Latenz unter Last, Puffer {1}</translation>
    </message>
    <message>
        <source>Pauses over time</source>
        <extracomment>chart-pauses</extracomment>
        <translation>Pausen über die Zeit</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>chart-ms</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>chart-time</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time, s</source>
        <extracomment>chart-seconds</extracomment>
        <translation>Zeit, s</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>chart-pause</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Length of a pause, ms</source>
        <extracomment>chart-pause-length</extracomment>
        <translation>Länge einer Pause, ms</translation>
    </message>
    <message>
        <source>Pauses</source>
        <extracomment>html-test-pauses
----------
test-pauses
----------
step-pauses</extracomment>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>Lost time</source>
        <extracomment>pauses-watch</extracomment>
        <translation>Verlorene Zeit</translation>
    </message>
    <message>
        <source>Wake-up latency</source>
        <extracomment>pauses-wake-up</extracomment>
        <translation>Aufwachlatenz</translation>
    </message>
    <message>
        <source>lost time / watched time</source>
        <extracomment>statistic-lost-share</extracomment>
        <translation>verlorene Zeit / beobachtete Zeit</translation>
    </message>
    <message>
        <source>PAUSES</source>
        <extracomment>heading-pauses</extracomment>
        <translation>PAUSEN</translation>
    </message>
    <message>
        <source>Wake-up latency: a thread asks to be woken every millisecond, and this is how late it runs, in us.</source>
        <extracomment>pauses-wake-ups</extracomment>
        <translation>Aufwachlatenz: Ein Thread lässt sich jede Millisekunde wecken, und so spät läuft er, in µs.</translation>
    </message>
    <message numerus="yes">
        <source>CPU {2} lost {3} % of the time in {1} pauses; the longest took {4} ms.</source>
        <extracomment>pauses-lost</extracomment>
        <translation>
            <numerusform>CPU {2} verlor {3} % der Zeit in {1} Pause, die {4} ms dauerte.</numerusform>
            <numerusform>CPU {2} verlor {3} % der Zeit in {1} Pausen; die längste dauerte {4} ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU {1} lost no time: no pause was longer than 5 us.</source>
        <extracomment>pauses-none</extracomment>
        <translation>CPU {1} verlor keine Zeit: Keine Pause war länger als 5 µs.</translation>
    </message>
    <message>
        <source>A sleeping thread on CPU {1} woke up {2} us late (median), and {3} us at most.</source>
        <extracomment>pauses-woken</extracomment>
        <translation>Ein schlafender Thread auf CPU {1} wachte {2} µs zu spät auf (Median), höchstens {3} µs.</translation>
    </message>
    <message>
        <source>Other CPUs</source>
        <extracomment>pauses-other-cpus</extracomment>
        <translation>Andere CPUs</translation>
    </message>
    <message>
        <source>The {1} longest pauses of each CPU are shown.</source>
        <extracomment>pauses-longest-shown</extracomment>
        <translation>Gezeigt werden die {1} längsten Pausen jeder CPU.</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column-lost</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>pauses</source>
        <extracomment>column-pauses</extracomment>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>wake-ups</source>
        <extracomment>column-wake-ups</extracomment>
        <translation>Weckrufe</translation>
    </message>
    <message>
        <source>off CPU</source>
        <extracomment>column-off-cpu</extracomment>
        <translation>ohne CPU</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>column-steal</extracomment>
        <translation>Steal</translation>
    </message>
    <message>
        <source>switches</source>
        <extracomment>column-switches</extracomment>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>pauses {1} s</source>
        <extracomment>time-pauses</extracomment>
        <translation>Pausen {1} s</translation>
    </message>
    <message>
        <source>A thread on each CPU does nothing but read the counter. Where two readings are more than 5 us apart, something else had the CPU: a pause, or OS noise. Lost: all pauses as a share of the watched time. Lengths (p99.9, max) are in us. Off CPU: the time in which the OS had taken the CPU from the thread, by its own count. Steal: the time in which the host of a virtual machine ran others. Pauses are what is measured, so they lower no grade.</source>
        <extracomment>reading-pauses</extracomment>
        <translation>Ein Thread auf jeder CPU tut nichts, als den Zähler zu lesen. Wo zwei Ablesungen mehr als 5 µs auseinander liegen, hatte etwas anderes die CPU: eine Pause, auch OS Noise. Verloren: alle Pausen als Anteil der beobachteten Zeit. Längen (p99.9, max) sind in µs. Ohne CPU: die Zeit, in der das Betriebssystem dem Thread nach eigener Zählung die CPU genommen hatte. Steal: die Zeit, in der der Host einer virtuellen Maschine andere laufen ließ. Pausen sind das Gemessene, also senken sie keine Note.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU; interrupts and firmware took the rest of the pauses.</source>
        <extracomment>pauses-explained</extracomment>
        <translation>Das Betriebssystem zählt {2} % der Zeit auf CPU {1} als ohne CPU; den Rest der Pausen nahmen Interrupts und Firmware.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU, and {3} % as steal time of the host.</source>
        <extracomment>pauses-explained-stolen</extracomment>
        <translation>Das Betriebssystem zählt {2} % der Zeit auf CPU {1} als ohne CPU und {3} % als Steal-Zeit des Hosts.</translation>
    </message>
    <message>
        <source>{1}, random, {2}-byte, non-temporal</source>
        <extracomment>peer-random-non-temporal</extracomment>
        <translation>{1}, zufällig, {2} Byte, non-temporal</translation>
    </message>
    <message>
        <source>The other program reports a median, so Strata&apos;s median is compared, not its 10th percentile.</source>
        <extracomment>unlike-median</extracomment>
        <translation>Das andere Programm nennt einen Median; darum wird Stratas Median verglichen, nicht sein 10. Perzentil.</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable, so other programs may be the cause. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-disturbed</extracomment>
        <translation>
            <numerusform>{1} davon vergleicht Ergebnisse, die nicht zuverlässig sind; die Ursache können andere Programme sein. Messen Sie beide Seiten auf einem ruhigen Rechner noch einmal.</numerusform>
            <numerusform>{1} davon vergleichen Ergebnisse, die nicht zuverlässig sind; die Ursache können andere Programme sein. Messen Sie beide Seiten auf einem ruhigen Rechner noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>% of seconds 2 to 12; temperature in degrees C</source>
        <extracomment>chart-sustained-axis-heat</extracomment>
        <translation>% der Sekunden 2 bis 12; Temperatur in Grad C</translation>
    </message>
    <message>
        <source>Rate, %</source>
        <extracomment>chart-sustained-rate</extracomment>
        <translation>Rate, %</translation>
    </message>
    <message>
        <source>Clock, %</source>
        <extracomment>chart-sustained-clock</extracomment>
        <translation>Takt, %</translation>
    </message>
    <message>
        <source>Temperature, degrees C</source>
        <extracomment>chart-sustained-temperature</extracomment>
        <translation>Temperatur, Grad C</translation>
    </message>
    <message>
        <source>fell at {1} s</source>
        <extracomment>sustained-fall</extracomment>
        <translation>fiel bei {1} s</translation>
    </message>
    <message>
        <source>Sustained performance</source>
        <extracomment>html-test-sustained
----------
test-sustained
----------
step-sustained</extracomment>
        <translation>Dauerleistung</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>sustained-vectors
----------
label-vectors</extracomment>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>rate after a fall / rate of seconds 2 to 12</source>
        <extracomment>statistic-sustained-share</extracomment>
        <translation>Rate nach einem Fall / Rate der Sekunden 2 bis 12</translation>
    </message>
    <message>
        <source>Battery at {1}</source>
        <extracomment>brief-sustained-battery</extracomment>
        <translation>Akku bei {1}</translation>
    </message>
    <message>
        <source>Others took {1}</source>
        <extracomment>brief-sustained-disturbed</extracomment>
        <translation>Andere nahmen {1}</translation>
    </message>
    <message>
        <source>The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed {1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them.</source>
        <extracomment>sustained-critical</extracomment>
        <translation>Der Prozessor erreichte eine Temperatur, die das Betriebssystem kritisch nennt; deshalb endete die Last. Der Sensor zeigte {1} Grad C. Was bis dahin gemessen wurde, zählt. Reinigen Sie Lüfter und Schlitze, und lassen Sie Luft an sie.</translation>
    </message>
    <message>
        <source>Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the computer in, and run it again.</source>
        <extracomment>sustained-battery</extracomment>
        <translation>Nur noch {1} des Akkus waren übrig; deshalb endete die Last. Was bis dahin gemessen wurde, zählt. Schließen Sie den Rechner ans Netz an, und starten Sie neu.</translation>
    </message>
    <message>
        <source>Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU time, but the heat of others may hide or cause a fall. Close other programs, and run it again.</source>
        <extracomment>sustained-disturbed</extracomment>
        <translation>Andere Programme oder der Host einer virtuellen Maschine nahmen {1} der CPU-Zeit. Raten sind Arbeit je CPU-Zeit, aber die Wärme der anderen kann einen Fall verbergen oder auslösen. Schließen Sie andere Programme, und starten Sie neu.</translation>
    </message>
    <message>
        <source>sustained performance {1} min per load</source>
        <extracomment>time-sustained</extracomment>
        <translation>Dauerleistung {1} min je Last</translation>
    </message>
    <message>
        <source>SUSTAINED PERFORMANCE</source>
        <extracomment>heading-sustained</extracomment>
        <translation>DAUERLEISTUNG</translation>
    </message>
    <message>
        <source>All threads do the same work for minutes. The first rate is the median of seconds 2 to 12. The rate has fallen for good where every median of 10 s after a moment is 5 % lower or more. Sustained: the rate after that moment in percent of the first; 100 where it did not fall. A rate that falls with the clock is thermal throttling or a power limit.</source>
        <extracomment>reading-sustained</extracomment>
        <translation>Alle Threads tun minutenlang dieselbe Arbeit. Die erste Rate ist der Median der Sekunden 2 bis 12. Die Rate ist auf Dauer gefallen, wo nach einem Moment jeder Median von 10 s um 5 % oder mehr niedriger ist. Auf Dauer: die Rate nach diesem Moment in Prozent der ersten; 100, wo sie nicht fiel. Eine Rate, die mit dem Takt fällt, ist thermisches Drosseln oder ein Leistungslimit.</translation>
    </message>
    <message>
        <source>{1}, over time:</source>
        <extracomment>sustained-course</extracomment>
        <translation>{1}, über die Zeit:</translation>
    </message>
    <message>
        <source>{1}: holds 100 % of its first rate for all of {2} s.</source>
        <extracomment>sustained-holds</extracomment>
        <translation>{1}: hält 100 % der ersten Rate über alle {2} s.</translation>
    </message>
    <message>
        <source>{1}: holds 100 % for {2} s, then {3} %.</source>
        <extracomment>sustained-fell</extracomment>
        <translation>{1}: hält 100 % für {2} s, dann {3} %.</translation>
    </message>
    <message>
        <source>The clock stayed at {1} GHz.</source>
        <extracomment>sustained-clock-held</extracomment>
        <translation>Der Takt blieb bei {1} GHz.</translation>
    </message>
    <message>
        <source>The clock fell from {1} to {2} GHz.</source>
        <extracomment>sustained-clock-fell</extracomment>
        <translation>Der Takt fiel von {1} auf {2} GHz.</translation>
    </message>
    <message>
        <source>The processor was at {1} degrees C at most.</source>
        <extracomment>sustained-hottest</extracomment>
        <translation>Der Prozessor hatte höchstens {1} Grad C.</translation>
    </message>
    <message numerus="yes">
        <source>The processor counted thermal throttling {1} times.</source>
        <extracomment>sustained-throttled</extracomment>
        <translation>
            <numerusform>Der Prozessor zählte einmal thermisches Drosseln.</numerusform>
            <numerusform>Der Prozessor zählte {1}-mal thermisches Drosseln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The processor counted no thermal throttling, so a power limit is the likely cause.</source>
        <extracomment>sustained-not-throttled</extracomment>
        <translation>Der Prozessor zählte kein thermisches Drosseln, also ist wohl ein Leistungslimit die Ursache.</translation>
    </message>
    <message>
        <source>The OS limited the clock to {1} % of the full one.</source>
        <extracomment>sustained-limited</extracomment>
        <translation>Das Betriebssystem begrenzte den Takt auf {1} % des vollen.</translation>
    </message>
    <message>
        <source>Others took {1} % of the CPU time, so the rates are work per CPU time.</source>
        <extracomment>sustained-per-cpu-time</extracomment>
        <translation>Andere nahmen {1} % der CPU-Zeit, deshalb sind die Raten Arbeit je CPU-Zeit.</translation>
    </message>
    <message>
        <source>This OS tells programs no temperature of the processor.</source>
        <extracomment>sustained-no-temperature</extracomment>
        <translation>Dieses Betriebssystem nennt Programmen keine Temperatur des Prozessors.</translation>
    </message>
    <message>
        <source>sustained</source>
        <extracomment>column-sustained</extracomment>
        <translation>auf Dauer</translation>
    </message>
    <message>
        <source>fell at</source>
        <extracomment>column-fall</extracomment>
        <translation>fiel bei</translation>
    </message>
    <message>
        <source>first rate</source>
        <extracomment>column-first-rate</extracomment>
        <translation>erste Rate</translation>
    </message>
    <message>
        <source>sustained rate</source>
        <extracomment>column-sustained-rate</extracomment>
        <translation>Dauerrate</translation>
    </message>
    <message>
        <source>until s</source>
        <extracomment>column-until-second</extracomment>
        <translation>bis s</translation>
    </message>
    <message>
        <source>until min</source>
        <extracomment>column-until-minute</extracomment>
        <translation>bis min</translation>
    </message>
    <message>
        <source>degrees C</source>
        <extracomment>column-temperature</extracomment>
        <translation>Grad C</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>column-power</extracomment>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>clock limit</source>
        <extracomment>column-clock-limit</extracomment>
        <translation>Taktgrenze</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>column-first-clock</extracomment>
        <translation>erster</translation>
    </message>
    <message>
        <source>sust.</source>
        <extracomment>column-sustained-clock</extracomment>
        <translation>auf Dauer</translation>
    </message>
    <message>
        <source>hottest</source>
        <extracomment>column-hottest</extracomment>
        <translation>höchste</translation>
    </message>
    <message>
        <source>Critical temperature</source>
        <extracomment>brief-sustained-critical</extracomment>
        <translation>Kritische Temperatur</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12</source>
        <extracomment>chart-sustained-axis</extracomment>
        <translation>% der Sekunden 2 bis 12</translation>
    </message>
    <message>
        <source>This machine has no cores of the chosen kind. Choose another kind, or all cores.</source>
        <extracomment>no-such-core-kind</extracomment>
        <translation>Dieser Rechner hat keine Kerne der gewählten Art. Wählen Sie eine andere Art oder alle Kerne.</translation>
    </message>
    <message>
        <source>Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs pin no threads.</source>
        <extracomment>core-kind-needs-affinity</extracomment>
        <translation>Threads, die nicht gebunden sind, laufen auf Kernen jeder Art. Wählen Sie eine CPU-Bindung oder alle Kerne; manche Betriebssysteme binden keine Threads.</translation>
    </message>
    <message>
        <source>{1}, {2} only</source>
        <extracomment>binding-on-cores</extracomment>
        <translation>{1}, nur {2}</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>cores-all</extracomment>
        <translation>alle Kerne</translation>
    </message>
    <message>
        <source>performance cores</source>
        <extracomment>cores-performance</extracomment>
        <translation>Leistungskerne</translation>
    </message>
    <message>
        <source>efficiency cores</source>
        <extracomment>cores-efficient</extracomment>
        <translation>Effizienzkerne</translation>
    </message>
    <message>
        <source>low-power cores</source>
        <extracomment>cores-low-power</extracomment>
        <translation>Stromsparkerne</translation>
    </message>
    <message>
        <source>{1} makes a comparison, which {2} has no place for. Use one of these formats: {3}.</source>
        <extracomment>cli-against-format</extracomment>
        <translation>{1} ergibt einen Vergleich, für den {2} keinen Platz hat. Verwenden Sie eines dieser Formate: {3}.</translation>
    </message>
    <message>
        <source>--kind each compares the kinds of cores, so --against has no place beside it. Leave one out.</source>
        <extracomment>cli-each-alone</extracomment>
        <translation>--kind each vergleicht die Arten von Kernen, daher hat --against daneben keinen Platz. Lassen Sie eines weg.</translation>
    </message>
    <message>
        <source>This machine has one kind of cores: the run uses all of them.</source>
        <extracomment>cli-one-core-kind</extracomment>
        <translation>Dieser Rechner hat nur eine Art von Kernen: Der Lauf nutzt sie alle.</translation>
    </message>
    <message>
        <source>chunks, non-temporal</source>
        <extracomment>loop-stream-chunks</extracomment>
        <translation>Stücke, non-temporal</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>write-stream-chunks</extracomment>
        <translation>Zufälliges Schreiben, {1} Byte, in Stücken von 256 Byte, non-temporal</translation>
    </message>
    <message>
        <source>Rate of chunks vs. size</source>
        <extracomment>chart-network-acknowledged</extracomment>
        <translation>Rate der Stücke nach Größe</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <extracomment>chart-chunk-size</extracomment>
        <translation>Stückgröße</translation>
    </message>
    <message>
        <source>Older version there</source>
        <extracomment>brief-network-older-peer</extracomment>
        <translation>Dort ältere Version</translation>
    </message>
    <message>
        <source>Caches unknown</source>
        <extracomment>brief-held-flat</extracomment>
        <translation>Caches unbekannt</translation>
    </message>
    <message>
        <source>The version of Strata on {1} is too old to send chunks. Update it there.</source>
        <extracomment>network-older-peer</extracomment>
        <translation>Die Version von Strata auf {1} ist zu alt, um Stücke zu senden. Aktualisieren Sie sie dort.</translation>
    </message>
    <message>
        <source>The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one flat set, in sizes that follow no cache. Run it where the OS reports them.</source>
        <extracomment>held-flat</extracomment>
        <translation>Das Betriebssystem nennt weder Kerne noch Caches, etwa in einer Sandbox ohne /sys. Strata misst {1} CPUs als flache Menge, in Größen, die keinem Cache folgen. Messen Sie dort, wo es sie nennt.</translation>
    </message>
    <message>
        <source>Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}.</source>
        <extracomment>selftest-kernels</extracomment>
        <translation>Strata hat {1} von {3} Kerneln geprüft, alle, die der Prozessor ausführen kann; mit falschem Ergebnis: {2}.</translation>
    </message>
    <message>
        <source>There are more threads ({1}) than CPUs ({2}), which take turns: this run takes about {3} s. With --threads {2}, each thread has a CPU of its own.</source>
        <extracomment>cli-many-threads</extracomment>
        <translation>Es gibt mehr Threads ({1}) als CPUs ({2}); sie wechseln sich ab, und dieser Lauf dauert etwa {3} s. Mit --threads {2} hat jeder Thread eine eigene CPU.</translation>
    </message>
    <message>
        <source>Others used {1} of a CPU</source>
        <extracomment>brief-background-load</extracomment>
        <translation>Andere: {1} einer CPU</translation>
    </message>
    <message>
        <source>Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with it, so the machine may be faster than this result. Close other programs, and run it again.</source>
        <extracomment>background-load</extracomment>
        <translation>Andere Programme beschäftigten während dieses Tests {1} einer CPU. Sie teilen sich mit ihm den Last-Level-Cache und den Arbeitsspeicher; der Rechner kann also schneller sein als dieses Ergebnis. Schließen Sie andere Programme, und messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Chunk uploads and downloads to another machine, by the size of the chunk</source>
        <extracomment>network-acknowledged</extracomment>
        <translation>Hochgeladene und heruntergeladene Stücke nach ihrer Größe</translation>
    </message>
    <message>
        <source>Chunk upload</source>
        <extracomment>network-row-acknowledged</extracomment>
        <translation>Stück-Upload</translation>
    </message>
    <message>
        <source>Chunk download</source>
        <extracomment>network-row-requested</extracomment>
        <translation>Stück-Download</translation>
    </message>
    <message>
        <source>Chunk uploads, each until it is acknowledged:</source>
        <extracomment>network-chunks</extracomment>
        <translation>Uploads von Stücken, jeweils bis zur Bestätigung:</translation>
    </message>
    <message>
        <source>Chunk downloads, each from its request on:</source>
        <extracomment>network-chunks-back</extracomment>
        <translation>Downloads von Stücken, jeweils ab der Anforderung:</translation>
    </message>
    <message>
        <source>{1}, logarithmic axis</source>
        <extracomment>chart-log-axis</extracomment>
        <translation>{1}, logarithmische Achse</translation>
    </message>
    <message>
        <source>Latency between NUMA nodes</source>
        <extracomment>chart-numa-latency</extracomment>
        <translation>Latenz zwischen NUMA-Knoten</translation>
    </message>
    <message>
        <source>Bandwidth between NUMA nodes</source>
        <extracomment>chart-numa-bandwidth</extracomment>
        <translation>Bandbreite zwischen NUMA-Knoten</translation>
    </message>
    <message>
        <source>Node of the CPUs</source>
        <extracomment>chart-node-from</extracomment>
        <translation>Knoten der CPUs</translation>
    </message>
    <message>
        <source>NUMA</source>
        <extracomment>html-test-numa
----------
test-numa
----------
heading-numa</extracomment>
        <translation>NUMA</translation>
    </message>
    <message>
        <source>node {1} to node {2}</source>
        <extracomment>node-pair</extracomment>
        <translation>Knoten {1} zu Knoten {2}</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>numa-bandwidth</extracomment>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Off its node: {2}</source>
        <extracomment>brief-memory-off-node</extracomment>
        <translation>Nicht auf dem Knoten: {2}</translation>
    </message>
    <message>
        <source>Node {1} refused</source>
        <extracomment>brief-memory-not-bound</extracomment>
        <translation>Knoten {1} verweigert</translation>
    </message>
    <message>
        <source>Node of pages unknown</source>
        <extracomment>brief-node-unknown</extracomment>
        <translation>Knoten unbekannt</translation>
    </message>
    <message>
        <source>One NUMA node</source>
        <extracomment>brief-needs-two-nodes</extracomment>
        <translation>Ein NUMA-Knoten</translation>
    </message>
    <message>
        <source>Memory not bound</source>
        <extracomment>brief-needs-memory-binding</extracomment>
        <translation>Speicher nicht gebunden</translation>
    </message>
    <message>
        <source>The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of that node. Free memory there, or allow Strata the node.</source>
        <extracomment>memory-off-node</extracomment>
        <translation>Verlangt war der Speicher von Knoten {1}, aber {2} der Seiten liegen auf anderen Knoten, also ist dies kein Ergebnis dieses Knotens. Geben Sie dort Speicher frei, oder erlauben Sie Strata den Knoten.</translation>
    </message>
    <message>
        <source>The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container.</source>
        <extracomment>memory-not-bound</extracomment>
        <translation>Das Betriebssystem legte für Strata keinen Speicher auf Knoten {1}, also wurde dort nichts gemessen. Container verweigern es oft, auch eine Grenze für Knoten kann es: Prüfen Sie cpuset.mems und die Rechte des Containers.</translation>
    </message>
    <message>
        <source>The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was asked for. Compare the result with that of other nodes.</source>
        <extracomment>node-unknown</extracomment>
        <translation>Das Betriebssystem sagt nicht, auf welchem Knoten die Seiten liegen, also weiß niemand, ob sie auf dem verlangten liegen. Vergleichen Sie das Ergebnis mit dem anderer Knoten.</translation>
    </message>
    <message>
        <source>This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket.</source>
        <extracomment>needs-two-nodes</extracomment>
        <translation>Dieser Rechner hat einen NUMA-Knoten, oder das Betriebssystem nennt Strata nur einen. Es gibt also keinen Speicher eines anderen Knotens zu messen. Manche Firmware verbirgt Knoten: Suchen Sie nach Memory Interleaving oder Knoten je Sockel.</translation>
    </message>
    <message>
        <source>This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata no way to ask for one.</source>
        <extracomment>needs-memory-binding</extracomment>
        <translation>Dieser Test legt Speicher auf einen gewählten NUMA-Knoten. Dieses Betriebssystem oder diese Beschreibung des Rechners gibt Strata keinen Weg, einen zu verlangen.</translation>
    </message>
    <message>
        <source>From the CPUs of each NUMA node to the memory of each node. Latency: the time of a load by one CPU. Bandwidth: sequential reads by all CPUs of the node together. Where the pages lie was checked.</source>
        <extracomment>reading-numa</extracomment>
        <translation>Von den CPUs jedes NUMA-Knotens zum Speicher jedes Knotens. Latenz: die Zeit eines Ladezugriffs einer CPU. Bandbreite: sequenzielle Lesezugriffe aller CPUs des Knotens zusammen. Wo die Seiten liegen, wurde geprüft.</translation>
    </message>
    <message>
        <source>Latency, ns; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-latencies</extracomment>
        <translation>Latenz, ns; Zeilen: Knoten der CPUs, Spalten: Knoten des Speichers:</translation>
    </message>
    <message>
        <source>Bandwidth, MB/s; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-bandwidths</extracomment>
        <translation>Bandbreite, MB/s; Zeilen: Knoten der CPUs, Spalten: Knoten des Speichers:</translation>
    </message>
    <message>
        <source>Memory of another node</source>
        <extracomment>numa-another</extracomment>
        <translation>Speicher eines anderen Knotens</translation>
    </message>
    <message>
        <source>Memory of node {1}</source>
        <extracomment>numa-memory-of</extracomment>
        <translation>Speicher von Knoten {1}</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long and gives {3} times the bandwidth.</source>
        <extracomment>numa-cost</extracomment>
        <translation>{1} braucht {2}-mal so lange und liefert das {3}-Fache der Bandbreite.</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long.</source>
        <extracomment>numa-cost-latency</extracomment>
        <translation>{1} braucht {2}-mal so lange.</translation>
    </message>
    <message>
        <source>{1} gives {2} times the bandwidth.</source>
        <extracomment>numa-cost-bandwidth</extracomment>
        <translation>{1} liefert das {2}-Fache der Bandbreite.</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>column-node</extracomment>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>NUMA, buffers {1}</source>
        <extracomment>step-numa</extracomment>
        <translation>NUMA, Puffer {1}</translation>
    </message>
    <message>
        <source>Store forwarding</source>
        <extracomment>chart-store-forwarding
----------
html-test-store-forwarding
----------
test-store-forwarding
----------
step-store-forwarding</extracomment>
        <translation>Store-Forwarding</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>chart-store
----------
column-store</extracomment>
        <translation>Speicherbefehl</translation>
    </message>
    <message>
        <source>Store of {1}</source>
        <extracomment>chart-store-of</extracomment>
        <translation>{1} speichern</translation>
    </message>
    <message>
        <source>Load of {1}</source>
        <extracomment>chart-load-of</extracomment>
        <translation>{1} laden</translation>
    </message>
    <message>
        <source>1-byte store, {1}-byte load</source>
        <extracomment>forward-1</extracomment>
        <translation>1 Byte speichern, {1} Byte laden</translation>
    </message>
    <message>
        <source>2-byte store, {1}-byte load</source>
        <extracomment>forward-2</extracomment>
        <translation>2 Byte speichern, {1} Byte laden</translation>
    </message>
    <message>
        <source>4-byte store, {1}-byte load</source>
        <extracomment>forward-4</extracomment>
        <translation>4 Byte speichern, {1} Byte laden</translation>
    </message>
    <message>
        <source>8-byte store, {1}-byte load</source>
        <extracomment>forward-8</extracomment>
        <translation>8 Byte speichern, {1} Byte laden</translation>
    </message>
    <message>
        <source>16-byte store, {1}-byte load</source>
        <extracomment>forward-16</extracomment>
        <translation>16 Byte speichern, {1} Byte laden</translation>
    </message>
    <message>
        <source>STORE FORWARDING</source>
        <extracomment>heading-store-forwarding</extracomment>
        <translation>STORE-FORWARDING</translation>
    </message>
    <message>
        <source>A store, then a load of the bytes just stored; the next store takes the loaded value. One store and one load are a round. The core forwards the bytes from its store buffer where the load takes no others. Where it takes others too, most cores wait until the store is in the cache.</source>
        <extracomment>reading-store-forwarding</extracomment>
        <translation>Ein Speicherbefehl, dann ein Ladebefehl der eben gespeicherten Bytes; der nächste Speicherbefehl nimmt den geladenen Wert. Einmal speichern und einmal laden sind eine Runde. Der Kern gibt die Bytes aus seinem Store-Puffer weiter, wo der Ladebefehl keine anderen braucht. Braucht er auch andere, warten die meisten Kerne, bis die Bytes im Cache sind.</translation>
    </message>
    <message>
        <source>Cycles per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-cycles</extracomment>
        <translation>Takte je Runde, wo Laden und Speichern zusammen beginnen:</translation>
    </message>
    <message>
        <source>Nanoseconds per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-ns</extracomment>
        <translation>Nanosekunden je Runde, wo Laden und Speichern zusammen beginnen:</translation>
    </message>
    <message>
        <source>A load that takes all its bytes from the last store takes {1} cycles; one that needs bytes of two sources takes {2}.</source>
        <extracomment>forwarding-cost</extracomment>
        <translation>Ein Ladebefehl, der alle Bytes vom letzten Speicherbefehl nimmt, dauert {1} Takte; einer, der Bytes aus zwei Quellen braucht, {2}.</translation>
    </message>
    <message>
        <source>{1}-byte store, {2}-byte load, by its offset in bytes from the store:</source>
        <extracomment>forwarding-offsets</extracomment>
        <translation>{1} Byte speichern, {2} Byte laden, nach dem Abstand in Byte:</translation>
    </message>
    <message>
        <source>{1}-byte store across a boundary, {2}-byte load:</source>
        <extracomment>forwarding-boundaries</extracomment>
        <translation>{1} Byte über eine Grenze speichern, {2} Byte laden:</translation>
    </message>
    <message>
        <source>offset {1}</source>
        <extracomment>forwarding-offset</extracomment>
        <translation>Abstand {1}</translation>
    </message>
    <message>
        <source>within a line</source>
        <extracomment>forwarding-within-line</extracomment>
        <translation>in einer Zeile</translation>
    </message>
    <message>
        <source>across a line</source>
        <extracomment>forwarding-across-line</extracomment>
        <translation>über eine Zeile hinaus</translation>
    </message>
    <message>
        <source>across a page</source>
        <extracomment>forwarding-across-page</extracomment>
        <translation>über eine Seite hinaus</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>column-offset</extracomment>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Boundary</source>
        <extracomment>column-boundary</extracomment>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Memory of node</source>
        <extracomment>chart-node-to</extracomment>
        <translation>Speicher von Knoten</translation>
    </message>
    <message>
        <source>CPUs of node {1}</source>
        <extracomment>chart-node-cpus</extracomment>
        <translation>CPUs von Knoten {1}</translation>
    </message>
    <message>
        <source>Load width</source>
        <extracomment>forwarding-loads</extracomment>
        <translation>Ladebreite</translation>
    </message>
    <message>
        <source>Loads in flight vs. chains</source>
        <extracomment>chart-parallel-loads</extracomment>
        <translation>Offene Ladezugriffe nach Zahl der Ketten</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>chart-chains
----------
column-chains</extracomment>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>loads in flight</source>
        <extracomment>chart-in-flight</extracomment>
        <translation>offene Ladezugriffe</translation>
    </message>
    <message>
        <source>Memory-level parallelism</source>
        <extracomment>html-test-parallel-loads
----------
test-parallel-loads</extracomment>
        <translation>Parallelität der Speicherzugriffe</translation>
    </message>
    <message>
        <source>MEMORY-LEVEL PARALLELISM</source>
        <extracomment>heading-parallel-loads</extracomment>
        <translation>PARALLELITÄT DER SPEICHERZUGRIFFE</translation>
    </message>
    <message>
        <source>Each load of a chain waits for the one before it; chains do not wait for each other. Loads in flight are the time per load of one chain divided by that of several. By Little&apos;s law, loads in flight x line size / latency is the bandwidth of one core at random lines.</source>
        <extracomment>reading-parallel-loads</extracomment>
        <translation>Jeder Ladezugriff einer Kette wartet auf den vorigen; Ketten warten nicht aufeinander. Die Zahl offener Ladezugriffe ist die Zeit je Ladezugriff mit einer Kette, geteilt durch die mit mehreren. Nach Littles Gesetz ergeben offene Ladezugriffe x Zeilengröße / Latenz die Bandbreite eines Kerns bei zufälligen Zeilen.</translation>
    </message>
    <message>
        <source>{1}: {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-most</extracomment>
        <translation>{1}: {2} offene Ladezugriffe; {3} ns je Ladezugriff mit einer Kette, {4} ns mit {5}.</translation>
    </message>
    <message>
        <source>{1}: at least {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-at-least</extracomment>
        <translation>{1}: mindestens {2} offene Ladezugriffe; {3} ns je Ladezugriff mit einer Kette, {4} ns mit {5}.</translation>
    </message>
    <message>
        <source>Most loads in flight in each level:</source>
        <extracomment>parallel-loads-summary</extracomment>
        <translation>Die meisten offenen Ladezugriffe auf jeder Ebene:</translation>
    </message>
    <message>
        <source>{1}, by number of chains:</source>
        <extracomment>parallel-loads-level</extracomment>
        <translation>{1}, nach Zahl der Ketten:</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <extracomment>at-least</extracomment>
        <translation>mindestens {1}</translation>
    </message>
    <message>
        <source>in flight</source>
        <extracomment>column-in-flight</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>random lines</source>
        <extracomment>column-random-lines</extracomment>
        <translation>zufällige Zeilen</translation>
    </message>
    <message>
        <source>Memory-level parallelism, working set {1}</source>
        <extracomment>step-parallel-loads</extracomment>
        <translation>Parallelität der Speicherzugriffe, Working Set {1}</translation>
    </message>
    <message>
        <source>Cost of address translation</source>
        <extracomment>chart-tlb</extracomment>
        <translation>Kosten der Adressübersetzung</translation>
    </message>
    <message>
        <source>Latency vs. stride</source>
        <extracomment>chart-stride</extracomment>
        <translation>Latenz nach Schrittweite</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>chart-stride-axis
----------
column-stride</extracomment>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Constant stride</source>
        <extracomment>chart-stride-walk</extracomment>
        <translation>Konstante Schrittweite</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>chart-stride-random</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Pages of {1}</source>
        <extracomment>tlb-line</extracomment>
        <translation>Seiten von {1}</translation>
    </message>
    <message>
        <source>TLB</source>
        <extracomment>html-test-tlb
----------
test-tlb
----------
heading-tlb
----------
step-tlb</extracomment>
        <translation>TLB</translation>
    </message>
    <message>
        <source>Latency by stride</source>
        <extracomment>html-test-stride
----------
test-stride
----------
step-stride</extracomment>
        <translation>Latenz nach Schrittweite</translation>
    </message>
    <message>
        <source>{1} pages, one line in each</source>
        <extracomment>tlb-line-in-each</extracomment>
        <translation>{1} Seiten, je eine Zeile</translation>
    </message>
    <message>
        <source>{1} lines side by side</source>
        <extracomment>tlb-lines</extracomment>
        <translation>{1} Zeilen nebeneinander</translation>
    </message>
    <message>
        <source>stride {1}</source>
        <extracomment>stride-of</extracomment>
        <translation>Schrittweite {1}</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>stride-random</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds. The first chase visits one cache line in each page; the second visits as many lines side by side, in few pages. The difference is the cost of address translation. It rises where a level of the TLB does not hold all pages.</source>
        <extracomment>reading-tlb</extracomment>
        <translation>Die Zeit eines abhängigen Ladezugriffs in Nanosekunden. Die erste Zeigerverfolgung besucht eine Cache-Zeile in jeder Seite; die zweite besucht ebenso viele Zeilen nebeneinander, in wenigen Seiten. Die Differenz sind die Kosten der Adressübersetzung. Sie steigt, wo eine Ebene des TLB nicht alle Seiten hält.</translation>
    </message>
    <message>
        <source>In pages of {1}:</source>
        <extracomment>tlb-in-pages</extracomment>
        <translation>In Seiten von {1}:</translation>
    </message>
    <message>
        <source>{1} huge pages</source>
        <extracomment>tlb-large-pages</extracomment>
        <translation>Huge Pages: {1}</translation>
    </message>
    <message>
        <source>The first TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-first</extracomment>
        <translation>Jenseits der Reichweite des ersten TLB ({1}; {2}) dauert ein Zugriff {3} ns ({4} Takte) länger.</translation>
    </message>
    <message>
        <source>The second TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-second</extracomment>
        <translation>Jenseits der Reichweite des zweiten TLB ({1}; {2}) dauert ein Zugriff {3} ns ({4} Takte) länger.</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-further</extracomment>
        <translation>Jenseits einer weiteren Grenze ({1}; {2}) dauert ein Zugriff {3} ns ({4} Takte) länger.</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes longer still; the sizes end before it is known by how much.</source>
        <extracomment>tlb-unfinished</extracomment>
        <translation>Jenseits einer weiteren Grenze ({1}; {2}) dauert ein Zugriff noch länger; die Größen enden, bevor feststeht, um wie viel.</translation>
    </message>
    <message>
        <source>No step seen up to {1} ({2}): an access takes as long in many pages as in few.</source>
        <extracomment>tlb-no-step</extracomment>
        <translation>Keine Stufe bis zum Ende der Messung ({1}; {2}): Ein Zugriff dauert in vielen Seiten so lange wie in wenigen.</translation>
    </message>
    <message>
        <source>one per page</source>
        <extracomment>column-tlb-paged</extracomment>
        <translation>eine je Seite</translation>
    </message>
    <message>
        <source>side by side</source>
        <extracomment>column-tlb-dense</extracomment>
        <translation>nebeneinander</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>column-tlb-cost</extracomment>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>+/-</source>
        <extracomment>column-tlb-interval</extracomment>
        <translation>+/-</translation>
    </message>
    <message>
        <source>LATENCY BY STRIDE</source>
        <extracomment>heading-stride</extracomment>
        <translation>LATENZ NACH SCHRITTWEITE</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds, where each load is a constant stride behind the one before. The walk visits every line of a region in memory. The core learns such a stride and prefetches, so a load takes less time than one at random.</source>
        <extracomment>reading-stride</extracomment>
        <translation>Die Zeit eines abhängigen Ladezugriffs in Nanosekunden, wobei jeder Ladezugriff eine konstante Schrittweite hinter dem vorigen liegt. Der Gang besucht jede Zeile eines Bereichs im Arbeitsspeicher. Der Kern lernt eine solche Schrittweite und lädt voraus; ein Ladezugriff dauert also kürzer als ein zufälliger.</translation>
    </message>
    <message>
        <source>Prefetching helps up to strides of {1}: a load takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-helps</extracomment>
        <translation>Vorausladen hilft bis zur Schrittweite {1}: Ein Ladezugriff dauert dort {2} ns und {3} ns bei {4}, statt {5} ns.</translation>
    </message>
    <message>
        <source>At none of these strides does a load take less than 90 % of the time at random, {1} ns.</source>
        <extracomment>stride-never-helps</extracomment>
        <translation>Bei keiner dieser Schrittweiten dauert ein Ladezugriff weniger als 90 % der Zeit eines zufälligen, {1} ns.</translation>
    </message>
    <message>
        <source>of random</source>
        <extracomment>column-of-random</extracomment>
        <translation>von zufällig</translation>
    </message>
    <message>
        <source>At all strides up to {1} a load takes less than 90 % of the time at random. It takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-always-helps</extracomment>
        <translation>Bei allen Schrittweiten bis {1} dauert ein Ladezugriff weniger als 90 % der Zeit eines zufälligen. Er dauert dort {2} ns und {3} ns bei {4}, statt {5} ns.</translation>
    </message>
    <message>
        <source>{1} base pages</source>
        <extracomment>tlb-pages</extracomment>
        <translation>Basisseiten: {1}</translation>
    </message>
    <message>
        <source>Rates in the memory of the graphics device</source>
        <extracomment>chart-framebuffer</extracomment>
        <translation>Raten im Speicher des Grafikgeräts</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <extracomment>html-test-framebuffer
----------
test-framebuffer</extracomment>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>No {1}</source>
        <extracomment>brief-no-graphics-file</extracomment>
        <translation>Kein {1}</translation>
    </message>
    <message>
        <source>There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one.</source>
        <extracomment>no-graphics-file</extracomment>
        <translation>Hier gibt es kein {1}; Strata kann dessen Speicher deshalb nicht messen. Den Test auf einem Rechner ausführen, der eines hat.</translation>
    </message>
    <message>
        <source>framebuffer</source>
        <extracomment>memory-kind-framebuffer</extracomment>
        <translation>Framebuffer</translation>
    </message>
    <message>
        <source>dumb buffer</source>
        <extracomment>memory-kind-dumb-buffer</extracomment>
        <translation>Dumb Buffer</translation>
    </message>
    <message>
        <source>FRAMEBUFFER</source>
        <extracomment>heading-framebuffer</extracomment>
        <translation>FRAMEBUFFER</translation>
    </message>
    <message>
        <source>One thread reads and writes memory of a graphics device. The framebuffer is what the screen shows; no screen shows the dumb buffer. Copies go from normal memory to the device, and each copied byte counts once. Memory of a graphics device is usually write-combining: stores are gathered, and each load waits for the device. Non-temporal reads of 16 bytes or more fetch whole cache lines from it. Reads as fast as in normal memory mean a shadow buffer, which the driver copies to the screen.</source>
        <extracomment>reading-framebuffer</extracomment>
        <translation>Ein Thread liest und beschreibt Speicher eines Grafikgeräts. Der Framebuffer ist, was der Bildschirm zeigt; den Dumb Buffer zeigt kein Bildschirm. Kopien gehen aus normalem Speicher dorthin, und jedes kopierte Byte zählt einmal. Solcher Speicher ist meist Write-Combining: Schreibzugriffe werden gesammelt, und jeder Ladezugriff wartet auf das Gerät. Non-temporales Lesen von 16 Byte oder mehr holt daraus ganze Cache-Zeilen. Ist das Lesen so schnell wie in normalem Speicher, liegt ein Schattenpuffer vor, den der Treiber auf den Bildschirm kopiert.</translation>
    </message>
    <message>
        <source>Memory: {1}, buffer {2}</source>
        <extracomment>picture-memory</extracomment>
        <translation>Speicher: {1}, Puffer {2}</translation>
    </message>
    <message>
        <source>Framebuffer, {1}</source>
        <extracomment>step-framebuffer</extracomment>
        <translation>Framebuffer, {1}</translation>
    </message>
    <message>
        <source>The picture on the screen is disturbed while this test runs. Go on? [y/N]</source>
        <extracomment>cli-picture-question</extracomment>
        <translation>Während der Test läuft, ist das Bild auf dem Bildschirm gestört. Fortfahren? [y/N]</translation>
    </message>
    <message>
        <source>The test framebuffer disturbs the picture on the screen, and there is no terminal to ask on. Add --yes, or run other tests.</source>
        <extracomment>cli-picture-refused</extracomment>
        <translation>Der Test framebuffer stört das Bild auf dem Bildschirm, und es gibt kein Terminal für die Rückfrage. --yes hinzufügen oder andere Tests ausführen.</translation>
    </message>
    <message>
        <source>Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench and bandwidth, text of mbw, and JSON of fio.</source>
        <extracomment>unknown-format</extracomment>
        <translation>Strata kennt das Format dieser Datei nicht. Es liest seine eigenen Laufdateien, CSV und Text von sc-membench und bandwidth, Text von mbw und JSON von fio.</translation>
    </message>
    <message>
        <source>Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or with semicolons between the columns.</source>
        <extracomment>ambiguous-decimals</extracomment>
        <translation>Zeile {1} hat Kommas, die Spalten oder Dezimalstellen trennen können. Die Datei mit Dezimalpunkten oder mit Semikolons zwischen den Spalten speichern.</translation>
    </message>
    <message>
        <source>Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again.</source>
        <extracomment>data-in-use</extracomment>
        <translation>Ein anderes Strata benutzt die Dateien in {1}, daher wurde nichts entfernt. Schließen Sie es, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Version of the OS kernel</source>
        <extracomment>shared-kernel-version</extracomment>
        <translation>Version des Betriebssystem-Kernels</translation>
    </message>
    <message>
        <source>Memory limit, to the byte</source>
        <extracomment>shared-memory-limit</extracomment>
        <translation>Speichergrenze, auf das Byte genau</translation>
    </message>
    <message>
        <source>Lines of the other program&apos;s output that Strata did not read</source>
        <extracomment>shared-left-out</extracomment>
        <translation>Zeilen des anderen Programms, die Strata nicht gelesen hat</translation>
    </message>
    <message>
        <source>Name of a fio job</source>
        <extracomment>shared-job</extracomment>
        <translation>Name eines Jobs von fio</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <extracomment>size-buffers</extracomment>
        <translation>{1} x {2}</translation>
    </message>
    <message>
        <source>{1}-byte loop</source>
        <extracomment>peer-elements</extracomment>
        <translation>{1}-Byte-Schleife</translation>
    </message>
    <message>
        <source>Chunk returned</source>
        <extracomment>network-row-returned</extracomment>
        <translation>Stück-Rücksendung</translation>
    </message>
    <message>
        <source>Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds none. Leave out --sweep full, or choose fewer threads.</source>
        <extracomment>no-larger-size</extracomment>
        <translation>Der Speicher hat hier keinen Platz für größere Puffer als die üblichen, die bei {1} enden. Ein voller Durchlauf fügt also keine Größe hinzu. --sweep full weglassen oder weniger Threads wählen.</translation>
    </message>
    <message>
        <source>NOT FINISHED: the run was still in progress, or the program had ended before the run did. The results so far follow.</source>
        <extracomment>report-unfinished</extracomment>
        <translation>NICHT BEENDET: Der Lauf war noch im Gange, oder sein Programm hatte vor ihm geendet. Es folgen die Ergebnisse bis dahin.</translation>
    </message>
    <message>
        <source>L{1} {2}</source>
        <extracomment>report-cache-size</extracomment>
        <translation>L{1} {2}</translation>
    </message>
    <message>
        <source>Remove these files? This cannot be undone. [y/N]</source>
        <extracomment>cli-data-question</extracomment>
        <translation>Diese Dateien entfernen? Das lässt sich nicht rückgängig machen. [y/N]</translation>
    </message>
    <message>
        <source>There is no terminal to ask on. Add --yes to remove the files without a question.</source>
        <extracomment>cli-data-refused</extracomment>
        <translation>Es gibt kein Terminal für eine Rückfrage. Mit --yes werden die Dateien ohne Rückfrage entfernt.</translation>
    </message>
    <message>
        <source>Strata keeps nothing there.</source>
        <extracomment>data-none</extracomment>
        <translation>Strata bewahrt dort nichts auf.</translation>
    </message>
    <message>
        <source>others, which are not Strata&apos;s and stay: {1}</source>
        <extracomment>data-others</extracomment>
        <translation>weitere, die nicht von Strata sind und bleiben: {1}</translation>
    </message>
    <message>
        <source>Files removed from {2}: {1}.</source>
        <extracomment>data-removed</extracomment>
        <translation>Aus {2} entfernte Dateien: {1}.</translation>
    </message>
    <message>
        <source>Too many to compare</source>
        <extracomment>brief-too-many-compared</extracomment>
        <translation>Zu viele zum Vergleichen</translation>
    </message>
    <message>
        <source>These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in one table. Choose fewer.</source>
        <extracomment>too-many-compared</extracomment>
        <translation>Das sind zu viele Läufe für einen Vergleich: Strata vergleicht bis zu {1} Serien und zusammen bis zu {2} Ergebnisse. Weniger auswählen.</translation>
    </message>
    <message>
        <source>Strata could not read some runs of this file ({1}), so they are not in the history. Import another copy of it, if there is one.</source>
        <extracomment>history-runs-lost</extracomment>
        <translation>Strata konnte einige Läufe dieser Datei nicht lesen ({1}), daher fehlen sie im Verlauf. Eine andere Kopie importieren, falls es eine gibt.</translation>
    </message>
    <message>
        <source>Method {1}, built by {2} for {3}</source>
        <extracomment>cli-version-method</extracomment>
        <translation>Verfahren {1}, erstellt mit {2} für {3}</translation>
    </message>
    <message>
        <source>Kernels: {1}</source>
        <extracomment>cli-version-kernels</extracomment>
        <translation>Kernel: {1}</translation>
    </message>
    <message>
        <source>Libraries: {1}</source>
        <extracomment>cli-version-libraries</extracomment>
        <translation>Bibliotheken: {1}</translation>
    </message>
    <message>
        <source>whole-machine consists of processor, bandwidth, latency and disk; {1} is none of them. Leave it out.</source>
        <extracomment>cli-whole-machine-test</extracomment>
        <translation>whole-machine besteht aus processor, bandwidth, latency und disk; {1} gehört nicht dazu. Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>whole-machine settles what is measured and for how long, so {1} cannot apply to it. Leave it out.</source>
        <extracomment>cli-whole-machine-option</extracomment>
        <translation>whole-machine legt fest, was wie lange gemessen wird; {1} hat darauf keinen Einfluss. Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>The program that read the standard output closed it before the end.</source>
        <extracomment>cli-output-closed</extracomment>
        <translation>Das Programm, das die Standardausgabe las, hat sie vor dem Ende geschlossen.</translation>
    </message>
    <message>
        <source>CPU {1} ({2})</source>
        <extracomment>chart-cpu-of-kind</extracomment>
        <translation>CPU {1} ({2})</translation>
    </message>
    <message>
        <source>L{1} #{2}</source>
        <extracomment>chart-last-cache</extracomment>
        <translation>L{1} #{2}</translation>
    </message>
    <message>
        <source>{1} bytes ({2})</source>
        <extracomment>report-vectors</extracomment>
        <translation>{1} Bytes ({2})</translation>
    </message>
    <message>
        <source>The thermal state of macOS stayed nominal.</source>
        <extracomment>sustained-thermal-nominal</extracomment>
        <translation>Der thermische Zustand von macOS blieb normal (nominal).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was fair at worst: slightly warm.</source>
        <extracomment>sustained-thermal-fair</extracomment>
        <translation>Der thermische Zustand von macOS war höchstens leicht erhöht (fair).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was serious: macOS lowers the speed for heat.</source>
        <extracomment>sustained-thermal-serious</extracomment>
        <translation>Der thermische Zustand von macOS war ernst (serious): macOS senkt das Tempo wegen der Hitze.</translation>
    </message>
    <message>
        <source>The thermal state of macOS was critical: macOS lowers the speed a lot for heat.</source>
        <extracomment>sustained-thermal-critical</extracomment>
        <translation>Der thermische Zustand von macOS war kritisch (critical): macOS senkt das Tempo stark wegen der Hitze.</translation>
    </message>
    <message>
        <source>Power, % of {1} W</source>
        <extracomment>chart-sustained-power</extracomment>
        <translation>Leistung, % von {1} W</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>chart-clock</extracomment>
        <translation>Takt</translation>
    </message>
    <message>
        <source>The slowest of {1} threads on one word makes {2} % of the increments of the fastest.</source>
        <extracomment>contention-fairness</extracomment>
        <translation>Von {1} Threads auf einem Wort schafft der langsamste {2} % der Erhöhungen des schnellsten.</translation>
    </message>
    <message>
        <source>As a rule, for machines that are not older than ten years.</source>
        <extracomment>usual-rule</extracomment>
        <translation>Richtwerte für Rechner, die nicht älter als zehn Jahre sind.</translation>
    </message>
    <message>
        <source>70 to 120 ns on desktops and laptops, 100 to 180 ns on servers</source>
        <extracomment>usual-memory-latency</extracomment>
        <translation>70 bis 120 ns bei Desktops und Laptops, 100 bis 180 ns bei Servern</translation>
    </message>
    <message>
        <source>70 to 90 % of the peak</source>
        <extracomment>usual-memory-read</extracomment>
        <translation>70 bis 90 % des Maximums</translation>
    </message>
    <message>
        <source>100 to 280 MB/s</source>
        <extracomment>usual-hard-disk</extracomment>
        <translation>100 bis 280 MB/s</translation>
    </message>
    <message>
        <source>500 to 560 MB/s</source>
        <extracomment>usual-sata-ssd</extracomment>
        <translation>500 bis 560 MB/s</translation>
    </message>
    <message>
        <source>to 3,500 MB/s by PCIe 3.0, to 7,400 by 4.0, to 14,500 by 5.0</source>
        <extracomment>usual-nvme-ssd</extracomment>
        <translation>bis 3.500 MB/s mit PCIe 3.0, bis 7.400 mit 4.0, bis 14.500 mit 5.0</translation>
    </message>
    <message>
        <source>Cycles</source>
        <extracomment>name-cycles</extracomment>
        <translation>Takte</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-doubtful</extracomment>
        <translation>
            <numerusform>{1} davon vergleicht Ergebnisse, die nicht zuverlässig sind. Messen Sie beide Seiten auf einem ruhigen Rechner noch einmal.</numerusform>
            <numerusform>{1} davon vergleichen Ergebnisse, die nicht zuverlässig sind. Messen Sie beide Seiten auf einem ruhigen Rechner noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides differ in settings ({1}), which may be the cause of the differences.</source>
        <extracomment>answer-unlike</extracomment>
        <translation>Die Seiten unterscheiden sich in Einstellungen ({1}); daran können die Unterschiede liegen.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>chart-relative</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>higher is better</source>
        <extracomment>chart-higher-brief</extracomment>
        <translation>mehr ist besser</translation>
    </message>
    <message>
        <source>lower is better</source>
        <extracomment>chart-lower-brief</extracomment>
        <translation>weniger ist besser</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>copy-stream-chunks</extracomment>
        <translation>Zufälliges Kopieren, {1} Byte, in Stücken von 256 Byte, non-temporal</translation>
    </message>
    <message>
        <source>medians compared</source>
        <extracomment>unlike-brief-median</extracomment>
        <translation>Mediane verglichen</translation>
    </message>
    <message>
        <source>{1}: one size per level</source>
        <extracomment>chart-one-size-a-level</extracomment>
        <translation>{1}: eine Größe je Ebene</translation>
    </message>
</context>
</TS>
