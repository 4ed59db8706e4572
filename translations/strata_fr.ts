<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Strata</source>
        <translation>À propos de Strata</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <translation>Strata %1</translation>
    </message>
    <message>
        <source>A benchmark of CPU, caches, memory, disk and network.

Method %1, built by %2.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Un benchmark du processeur, des caches, de la mémoire, du disque et du réseau.

Méthode %1, compilé avec %2.

Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Settings and runs are kept in %1.</source>
        <translation>Les paramètres et les exécutions sont conservés dans %1.</translation>
    </message>
</context>
<context>
    <name>Against</name>
    <message>
        <source>%1: %2</source>
        <comment>another run, its figure</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, better</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1&#xa0;: %2&#xa0;; différence %3, mieux</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, worse</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1&#xa0;: %2&#xa0;; différence %3, moins bien</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, within what is usual</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1&#xa0;: %2&#xa0;; différence %3, habituelle</translation>
    </message>
    <message>
        <source>%1: %2; difference %3</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1&#xa0;: %2&#xa0;; différence %3</translation>
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
        <translation>mémoire</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache that holds the region</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>edge of L%1</source>
        <comment>cache that just holds the region</comment>
        <translation>bord de L%1</translation>
    </message>
    <message>
        <source>best</source>
        <comment>number of threads</comment>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Débit</translation>
    </message>
</context>
<context>
    <name>CompareNames</name>
    <message>
        <source>Run %1</source>
        <comment>beginning of its id</comment>
        <translation>Exécution %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number of those of that name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>reference results</source>
        <translation>résultats de référence</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 exécution</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>%Ln répétition</numerusform>
            <numerusform>%Ln répétitions</numerusform>
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
        <translation>Dernière exécution, %1</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>%1 IOPS</source>
        <comment>operations a second</comment>
        <translation>%1&#x202f;IOPS</translation>
    </message>
    <message numerus="yes">
        <source>needs %Ln requests</source>
        <comment>percentile of latencies</comment>
        <translation>
            <numerusform>nécessite %Ln requête</numerusform>
            <numerusform>nécessite %Ln requêtes</numerusform>
        </translation>
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
        <source>max %1</source>
        <comment>latency</comment>
        <translation>max %1</translation>
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
        <translation>Latence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Throughput at median latency: %1</source>
        <comment>rate</comment>
        <translation>Débit à la latence médiane&#xa0;: %1</translation>
    </message>
    <message>
        <source>I/O engine: %1</source>
        <comment>engine that makes the requests</comment>
        <translation>Moteur d&apos;E/S&#xa0;: %1</translation>
    </message>
    <message>
        <source>Final flush: %1</source>
        <translation>Vidage final (flush)&#xa0;: %1</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>IOPS</source>
        <comment>operations a second</comment>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Measures all rows of the profile</source>
        <translation>Mesure toutes les lignes du profil</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of latencies</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>Measures this column in all rows. All-zero data shows compression by the drive or file system. Do not compare disks by it.</source>
        <translation>Mesure cette colonne pour toutes les lignes. Des données toutes à zéro révèlent la compression faite par le disque ou le système de fichiers. Ne pas s&apos;en servir pour comparer des disques.</translation>
    </message>
    <message>
        <source>Measures this column in all rows</source>
        <translation>Mesure cette colonne pour toutes les lignes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measures only this row: %1</source>
        <translation>Mesure uniquement cette ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1&#xa0;: non mesuré</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Cliquer pour ne mesurer que cela.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>note</translation>
    </message>
    <message>
        <source>%1 written: %2 at the start, %3 at the end, minimum %4.</source>
        <comment>size, rates</comment>
        <translation>%1 écrits&#xa0;: %2 au début, %3 à la fin, minimum %4.</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>disk profile</comment>
        <translation>Nbench classique</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>disk profile</comment>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>NVMe</source>
        <comment>disk profile</comment>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Real world</source>
        <comment>disk profile</comment>
        <translation>Usage réel</translation>
    </message>
    <message>
        <source>Mixed read/write</source>
        <comment>disk profile</comment>
        <translation>Lecture/écriture mixte</translation>
    </message>
    <message>
        <source>Database</source>
        <comment>disk profile</comment>
        <translation>Base de données</translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>disk profile</comment>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Random %1, each flushed</source>
        <comment>size of a block</comment>
        <translation>Aléatoire %1, vidage à chaque bloc</translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>Enregistrements de journal de %Ln octet, vidage à chacun</numerusform>
            <numerusform>Enregistrements de journal de %Ln octets, vidage à chacun</numerusform>
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
        <source>queue depth %Ln</source>
        <comment>requests</comment>
        <translation>
            <numerusform>profondeur de file %Ln</numerusform>
            <numerusform>profondeur de file %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Random %1</source>
        <comment>size of a block</comment>
        <translation>Aléatoire %1</translation>
    </message>
    <message>
        <source>Sequential %1</source>
        <comment>size of a block</comment>
        <translation>Séquentiel %1</translation>
    </message>
    <message>
        <source>Mixed %1</source>
        <comment>percent of the requests read</comment>
        <translation>Mixte %1</translation>
    </message>
    <message>
        <source>%1, 0-fill</source>
        <comment>operation, with zeros for data</comment>
        <translation>%1, mise à 0</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <comment>of Windows</comment>
        <translation>ports d&apos;achèvement d&apos;E/S</translation>
    </message>
    <message>
        <source>synchronous threads</source>
        <comment>that make requests</comment>
        <translation>threads synchrones</translation>
    </message>
    <message>
        <source>write + %1</source>
        <comment>what a commit is made of; the call that flushes</comment>
        <translation>écriture + %1</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1&#x202f;ns</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1&#x202f;µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#x202f;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#x202f;s</translation>
    </message>
</context>
<context>
    <name>DiskPlot</name>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>Rate along the file of each thread</source>
        <translation>Débit le long du fichier de chaque thread</translation>
    </message>
    <message>
        <source>Written or read</source>
        <translation>Écrit ou lu</translation>
    </message>
    <message>
        <source>%1, thread %2</source>
        <comment>operation, number</comment>
        <translation>%1, thread %2</translation>
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
        <source>Seconds since the row started</source>
        <translation>Secondes depuis le début de la ligne</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Written since the test began</source>
        <translation>Écrit depuis le début du test</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
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
        <source>No sustained write yet. Press Sustained write… to see how the rate falls when the drive&apos;s SLC cache is full, or when it gets hot.</source>
        <translation>Pas encore d&apos;écriture soutenue. Cliquer sur «&#xa0;Écriture soutenue…&#xa0;» pour voir comment le débit chute quand le cache SLC du disque est plein ou quand le disque chauffe.</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Débit au fil du temps</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its rate.</source>
        <translation>Rien de mesuré dans cette session pour l&apos;instant. Cliquer sur une ligne pour voir son débit.</translation>
    </message>
    <message>
        <source>Latency over time (p50 to p99)</source>
        <translation>Latence au fil du temps (p50 à p99)</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its latency.</source>
        <translation>Rien de mesuré dans cette session pour l&apos;instant. Cliquer sur une ligne pour voir sa latence.</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Latence par centile</translation>
    </message>
    <message>
        <source>Percentile of operations</source>
        <translation>Centile des opérations</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Centile</translation>
    </message>
    <message>
        <source>No latencies yet. Press a row, or All to compare the rows.</source>
        <translation>Pas encore de latences. Cliquer sur une ligne, ou sur «&#xa0;Tout&#xa0;» pour comparer les lignes.</translation>
    </message>
    <message>
        <source>Sustained write: rate vs. data written</source>
        <translation>Écriture soutenue&#xa0;: débit selon la quantité écrite</translation>
    </message>
    <message>
        <source>Sustained write: latency vs. data written (p50 to p99)</source>
        <translation>Écriture soutenue&#xa0;: latence selon la quantité écrite (p50 à p99)</translation>
    </message>
</context>
<context>
    <name>DiskWritesText</name>
    <message>
        <source>Writes about %1 at the rates of this drive&apos;s last run, to a file of %2</source>
        <comment>size, size</comment>
        <translation>Écrit environ %1 aux débits de la dernière exécution de ce disque, dans un fichier de %2</translation>
    </message>
    <message>
        <source>Writes about %1 at the rates of these drives&apos; last run, to files of %2</source>
        <comment>size, size</comment>
        <translation>Écrit environ %1 aux débits de la dernière exécution de ces disques, dans des fichiers de %2</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3</source>
        <comment>size, rate, size</comment>
        <translation>Écrit environ %1 à %2 MB/s (un disque plus rapide écrit davantage), dans un fichier de %3</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3</source>
        <comment>size, rate, size</comment>
        <translation>Écrit environ %1 à %2 MB/s (un disque plus rapide écrit davantage), dans des fichiers de %3</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the disk test</source>
        <translation>Dossier pour le test de disque</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>all threads %1</source>
        <comment>figure</comment>
        <translation>tous les threads %1</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the figure of one thread</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>all threads</source>
        <translation>tous les threads</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Bande passante mémoire</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 du max</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>Latence mémoire</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>région entière %1</translation>
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
        <source>one thread</source>
        <translation>un thread</translation>
    </message>
    <message>
        <source>Usual, all threads: %1</source>
        <translation>Habituel, tous les threads : %1</translation>
    </message>
    <message>
        <source>Usual over the whole region: %1</source>
        <translation>Habituel sur toute la région : %1</translation>
    </message>
    <message>
        <source>Usual for a hard disk: %1</source>
        <translation>Habituel pour un disque dur : %1</translation>
    </message>
    <message>
        <source>Usual for a SATA SSD: %1</source>
        <translation>Habituel pour un SSD SATA : %1</translation>
    </message>
    <message>
        <source>Usual for an NVMe SSD: %1</source>
        <translation>Habituel pour un SSD NVMe : %1</translation>
    </message>
    <message>
        <source>vs %1</source>
        <comment>the figure of another run</comment>
        <translation>contre %1</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>1 core</source>
        <translation>1 cœur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln cœur</numerusform>
            <numerusform>%Ln cœurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln threads</source>
        <translation>
            <numerusform>%1 à %Ln thread</numerusform>
            <numerusform>%1 à %Ln threads</numerusform>
        </translation>
    </message>
    <message>
        <source>affinity: %1</source>
        <comment>how threads are bound to CPUs</comment>
        <translation>affinité&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#x202f;s</translation>
    </message>
    <message>
        <source>%1 per size</source>
        <comment>duration</comment>
        <translation>%1 par taille</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 thread</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between short facts; a comma where the dot reads as a digit</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>%1&#x202f;GHz mesurés</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>processor model, cores, memory</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 GHz measured</source>
        <comment>processor model, cores, memory, clock</comment>
        <translation>%1 · %2 · %3 · %4&#x202f;GHz mesurés</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>Machine entière</translation>
    </message>
    <message>
        <source>Whole machine without the disk</source>
        <translation>Machine entière sans le disque</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Tous les tests</translation>
    </message>
    <message>
        <source>Processor, memory and disk</source>
        <translation>Processeur, mémoire et disque</translation>
    </message>
    <message>
        <source>Bandwidth and latency</source>
        <translation>Bande passante et latence</translation>
    </message>
    <message>
        <source>Processor and memory</source>
        <translation>Processeur et mémoire</translation>
    </message>
    <message>
        <source>Processor and disk</source>
        <translation>Processeur et disque</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>Mémoire et disque</translation>
    </message>
    <message>
        <source>%1 per network measurement</source>
        <comment>duration</comment>
        <translation>%1 par mesure réseau</translation>
    </message>
    <message>
        <source>integer %1, floating %2</source>
        <comment>durations</comment>
        <translation>entiers %1, virgule flottante %2</translation>
    </message>
    <message>
        <source>%1 per buffer</source>
        <comment>duration</comment>
        <translation>%1 par tampon</translation>
    </message>
    <message>
        <source>disk file %1</source>
        <comment>size</comment>
        <translation>fichier de test %1</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>preset</comment>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>preset</comment>
        <translation>Nbench classique</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>preset</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Thorough</source>
        <comment>preset</comment>
        <translation>Approfondi</translation>
    </message>
    <message>
        <source>A balance of time and precision.</source>
        <comment>preset</comment>
        <translation>Un équilibre entre durée et précision.</translation>
    </message>
    <message>
        <source>The settings closest to Nbench 2.0.</source>
        <comment>preset</comment>
        <translation>Les paramètres les plus proches de Nbench 2.0.</translation>
    </message>
    <message>
        <source>A quick check: short tests and small files.</source>
        <comment>preset</comment>
        <translation>Une vérification rapide&#xa0;: tests courts et petits fichiers.</translation>
    </message>
    <message>
        <source>The most precise results: long tests and large files.</source>
        <comment>preset</comment>
        <translation>Les résultats les plus précis&#xa0;: tests longs et gros fichiers.</translation>
    </message>
    <message>
        <source>µs</source>
        <comment>microseconds</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <comment>duration</comment>
        <translation>environ %1&#x202f;s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <comment>duration</comment>
        <translation>environ %1&#x202f;min</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>encore %1&#x202f;s</translation>
    </message>
    <message>
        <source>%1 min %2 s left</source>
        <translation>encore %1&#x202f;min %2&#x202f;s</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>%1 ns</source>
        <comment>latency</comment>
        <translation>%1&#x202f;ns</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <comment>than the layer above</comment>
        <translation>%1× plus rapide</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <comment>than the layer above</comment>
        <translation>%1× plus lent</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registres</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, its figures</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <comment>layer with figures of another machine</comment>
        <translation>%1 (référence)</translation>
    </message>
    <message>
        <source>%1 (reference: %2)</source>
        <comment>layer with its figures, those of another machine</comment>
        <translation>%1 (référence&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Latency vs row above</source>
        <translation>Latence / ligne précédente</translation>
    </message>
    <message>
        <source>Read rate vs row above</source>
        <translation>Débit de lecture / ligne précédente</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>Ouvrir une &amp;exécution…</translation>
    </message>
    <message>
        <source>Adds the runs of a file to the history, and shows them there</source>
        <translation>Ajoute les exécutions d&apos;un fichier à l&apos;historique et les y affiche</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Fichiers ré&amp;cents</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>Enregistrer le &amp;rapport…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Enregistrer l&apos;&amp;image…</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG</source>
        <translation>Enregistre le graphique au format PNG ou SVG</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Par&amp;tager…</translation>
    </message>
    <message>
        <source>Saves an anonymous copy of the run</source>
        <translation>Enregistre une copie anonyme de l&apos;exécution</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Paramètres</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Loads the settings from a file</source>
        <translation>Charge les paramètres depuis un fichier</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Saves the settings to a file</source>
        <translation>Enregistre les paramètres dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Stops the run and quits</source>
        <translation>Arrête l&apos;exécution et quitte Strata</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copies the table or the report, wherever the keyboard is</source>
        <translation>Copie le tableau ou le rapport, selon celui qui a le focus clavier</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copier l&apos;&amp;image</translation>
    </message>
    <message>
        <source>Copies the chart as a picture</source>
        <translation>Copie le graphique sous forme d&apos;image</translation>
    </message>
    <message>
        <source>Empties the report pane</source>
        <translation>Vide le panneau du rapport</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Same as the Run button</source>
        <translation>Comme le bouton «&#xa0;Lancer&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Whole machine</source>
        <translation>Machine &amp;entière</translation>
    </message>
    <message>
        <source>Measures processor, levels of memory and disk</source>
        <translation>Mesure le processeur, les niveaux de mémoire et le disque</translation>
    </message>
    <message>
        <source>Whole machine &amp;options</source>
        <translation>&amp;Options de la machine entière</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Rapide (%Ln seconde au plus)</numerusform>
            <numerusform>&amp;Rapide (%Ln secondes au plus)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>Par défau&amp;t (%Ln seconde au plus)</numerusform>
            <numerusform>Par défau&amp;t (%Ln secondes au plus)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Approfondi (%Ln seconde au plus)</numerusform>
            <numerusform>&amp;Approfondi (%Ln secondes au plus)</numerusform>
        </translation>
    </message>
    <message>
        <source>How long a run of the whole machine takes</source>
        <translation>Durée d&apos;une exécution de la machine entière</translation>
    </message>
    <message>
        <source>W&amp;ith the disk</source>
        <translation>Avec le dis&amp;que</translation>
    </message>
    <message>
        <source>Whether a run of the whole machine writes to the disk</source>
        <translation>Indique si une exécution de la machine entière écrit sur le disque</translation>
    </message>
    <message>
        <source>&amp;Levels of memory</source>
        <translation>&amp;Niveaux de mémoire</translation>
    </message>
    <message>
        <source>Measures bandwidth and latency of each cache and of memory</source>
        <translation>Mesure la bande passante et la latence de chaque cache et de la mémoire</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>&amp;Processeur</translation>
    </message>
    <message>
        <source>Measures integer and floating-point operations</source>
        <translation>Mesure les opérations sur entiers et en virgule flottante</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Mémoire</translation>
    </message>
    <message>
        <source>Measures moves in caches and memory</source>
        <translation>Mesure les déplacements dans les caches et la mémoire</translation>
    </message>
    <message>
        <source>&amp;Disk</source>
        <translation>&amp;Disque</translation>
    </message>
    <message>
        <source>Measures writing and reading a file</source>
        <translation>Mesure l&apos;écriture et la lecture d&apos;un fichier</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>Ré&amp;seau</translation>
    </message>
    <message>
        <source>Measures the network to another machine that runs Strata</source>
        <translation>Mesure le réseau vers une autre machine qui exécute Strata</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>Measures processor, moves, disk, bandwidth and latency in turn</source>
        <translation>Mesure tour à tour le processeur, les déplacements, le disque, la bande passante et la latence</translation>
    </message>
    <message>
        <source>Sus&amp;tained write…</source>
        <translation>Écrit&amp;ure soutenue…</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Écrit pendant longtemps pour montrer quand le disque ralentit</translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation>&amp;Lire un fichier…</translation>
    </message>
    <message>
        <source>Measures reading alone, of a file that exists; nothing is written</source>
        <translation>Mesure la lecture seule d&apos;un fichier existant&#x202f;; rien n&apos;est écrit</translation>
    </message>
    <message>
        <source>&amp;Repeat…</source>
        <translation>&amp;Répéter…</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names several times, as a series that can be compared</source>
        <translation>Lance plusieurs fois ce qu&apos;indique le bouton de la fenêtre, comme une série qui peut être comparée</translation>
    </message>
    <message>
        <source>A/B t&amp;est of two settings…</source>
        <translation>Test A/&amp;B de deux jeux de paramètres…</translation>
    </message>
    <message>
        <source>Runs two settings alternately, and shows which is faster</source>
        <translation>Exécute deux jeux de paramètres en alternance et montre lequel est le plus rapide</translation>
    </message>
    <message>
        <source>&amp;Before and after…</source>
        <translation>A&amp;vant et après…</translation>
    </message>
    <message>
        <source>Shows what a BIOS or OS change made faster or slower</source>
        <translation>Montre ce qu&apos;un changement du BIOS ou du système a rendu plus rapide ou plus lent</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured</source>
        <translation>Termine l&apos;exécution et conserve ce qui est déjà mesuré</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>Set&amp;up…</source>
        <translation>Config&amp;uration…</translation>
    </message>
    <message>
        <source>Chooses times, buffer sizes, threads and the disk file</source>
        <translation>Choisit les durées, les tailles de tampon, les threads et le fichier de test</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <source>Explains tests, numbers and charts</source>
        <translation>Explique les tests, les valeurs et les graphiques</translation>
    </message>
    <message>
        <source>Save &amp;diagnostics…</source>
        <translation>Enregistrer le &amp;diagnostic…</translation>
    </message>
    <message>
        <source>Checks the instrument, and saves the checks and facts of the machine to attach to a report</source>
        <translation>Vérifie l&apos;instrument, puis enregistre les vérifications et les données de la machine, à joindre à un signalement</translation>
    </message>
    <message>
        <source>&amp;About Strata</source>
        <translation>À &amp;propos de Strata</translation>
    </message>
    <message>
        <source>Shows version and licence</source>
        <translation>Affiche la version et la licence</translation>
    </message>
    <message>
        <source>&amp;Kinds of cores in turn</source>
        <translation>T&amp;ypes de cœurs tour à tour</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names on each kind of cores, and compares them</source>
        <translation>Lance ce qu&apos;indique le bouton de la fenêtre sur chaque type de cœurs, et les compare</translation>
    </message>
    <message>
        <source>&amp;Remove settings and history…</source>
        <translation>S&amp;upprimer les paramètres et l&apos;historique…</translation>
    </message>
    <message>
        <source>Removes all that Strata keeps on this computer, for instance before you uninstall it</source>
        <translation>Supprime tout ce que Strata conserve sur cet ordinateur, par exemple avant de le désinstaller</translation>
    </message>
    <message>
        <source>&amp;Result card…</source>
        <translation>&amp;Fiche de résultats…</translation>
    </message>
    <message>
        <source>Shows the main results with machine and grades as one picture, to save or copy</source>
        <translation>Montre les principaux résultats avec la machine et les notes en une image, à enregistrer ou à copier</translation>
    </message>
    <message>
        <source>Saves what the page shows as a web page, drawing, table or file, or all reports as text</source>
        <translation>Enregistre ce que montre la page en page web, dessin, tableau ou fichier, ou tous les rapports en texte</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>Compa&amp;rer des exécutions</translation>
    </message>
    <message>
        <source>C&amp;lear reports</source>
        <translation>&amp;Vider les rapports</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date of a run</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>today %1</source>
        <comment>time</comment>
        <translation>aujourd&apos;hui %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>hier %1</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>Upload</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Réception</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>Bidirectionnel</translation>
    </message>
    <message>
        <source>All together</source>
        <comment>several machines</comment>
        <translation>Toutes ensemble</translation>
    </message>
</context>
<context>
    <name>NetworkPlot</name>
    <message>
        <source>idle</source>
        <comment>round trips</comment>
        <translation>au repos</translation>
    </message>
    <message>
        <source>under upload</source>
        <comment>round trips</comment>
        <translation>pendant l&apos;envoi</translation>
    </message>
    <message>
        <source>under download</source>
        <comment>round trips</comment>
        <translation>pendant la réception</translation>
    </message>
    <message>
        <source>under bidirectional load</source>
        <comment>round trips</comment>
        <translation>sous charge bidirectionnelle</translation>
    </message>
    <message>
        <source>1 stream</source>
        <translation>1 flux</translation>
    </message>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Ln flux</numerusform>
            <numerusform>%Ln flux</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Débit au fil du temps</translation>
    </message>
    <message>
        <source>Seconds since the streams started</source>
        <translation>Secondes depuis le début des flux</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>No streams measured in this session yet.</source>
        <translation>Pas encore de flux mesurés dans cette session.</translation>
    </message>
    <message>
        <source>RTT over time (p50 to p99)</source>
        <translation>RTT au fil du temps (p50 à p99)</translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>Secondes depuis le début</translation>
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
        <source>No RTT measured in this session yet.</source>
        <translation>Pas encore de RTT mesuré dans cette session.</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT par centile</translation>
    </message>
    <message>
        <source>Percentile of round trips</source>
        <translation>Centile des allers-retours</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Centile</translation>
    </message>
    <message>
        <source>No RTT measured yet.</source>
        <translation>Pas encore de RTT mesuré.</translation>
    </message>
    <message>
        <source>No streams measured yet.</source>
        <translation>Pas encore de flux mesurés.</translation>
    </message>
    <message>
        <source>No chunks measured yet.</source>
        <translation>Pas encore de blocs mesurés.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Overview</source>
        <translation>Vue d&apos;ensemble</translation>
    </message>
    <message>
        <source>Measure</source>
        <comment>heading of the pages with tests</comment>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cœurs</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading of History and Compare</comment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Press Run to measure the whole machine, or a cell above to measure only that; all together take %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Cliquer sur «&#xa0;Lancer&#xa0;» pour mesurer la machine entière, ou sur une cellule ci-dessus pour ne mesurer qu&apos;elle&#x202f;; le tout prend %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the processor; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Cliquer sur «&#xa0;Lancer&#xa0;» pour mesurer le processeur&#x202f;; la mesure prend %1.</translation>
    </message>
    <message>
        <source>Press Run to measure caches and memory; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Cliquer sur «&#xa0;Lancer&#xa0;» pour mesurer les caches et la mémoire&#x202f;; la mesure prend %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the disk; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Cliquer sur «&#xa0;Lancer&#xa0;» pour mesurer le disque&#x202f;; la mesure prend %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the network to the other machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Cliquer sur «&#xa0;Lancer&#xa0;» pour mesurer le réseau vers l&apos;autre machine&#x202f;; la mesure prend %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the cores of this machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Cliquer sur «&#xa0;Lancer&#xa0;» pour mesurer les cœurs de cette machine&#x202f;; la mesure prend %1.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>%1 cycles</source>
        <comment>a latency</comment>
        <translation>%1 cycles</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 du max</translation>
    </message>
    <message>
        <source>whole region %1 ns</source>
        <comment>latency</comment>
        <translation>région entière %1&#x202f;ns</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Cliquer pour ne mesurer que cela.</translation>
    </message>
    <message>
        <source>Opens the Network page.</source>
        <translation>Ouvre la page «&#xa0;Réseau&#xa0;».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell, figure</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cell and figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Over the whole region: %1</source>
        <translation>Sur toute la région&#xa0;: %1</translation>
    </message>
    <message>
        <source>One thread: %1</source>
        <translation>Un thread&#xa0;: %1</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1&#xa0;: non mesuré</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>level, operation: the short name of a result</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>ns</source>
        <comment>nanoseconds</comment>
        <translation>ns</translation>
    </message>
    <message>
        <source>Measures this at every level</source>
        <translation>Mesure ceci à chaque niveau</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>within this computer</source>
        <translation>à l&apos;intérieur de cet ordinateur</translation>
    </message>
    <message>
        <source>to another machine</source>
        <translation>vers une autre machine</translation>
    </message>
    <message>
        <source>to another machine, not measured</source>
        <translation>vers une autre machine, non mesuré</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Measures read, write, copy and latency here</source>
        <translation>Mesure ici la lecture, l&apos;écriture, la copie et la latence</translation>
    </message>
    <message>
        <source>%1 measured, OS: %2</source>
        <comment>sizes of a cache</comment>
        <translation>%1 mesurés, système&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 assumed, %2 reported</source>
        <comment>sizes of a cache</comment>
        <translation>%1 supposés, %2 annoncés</translation>
    </message>
    <message>
        <source>Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may use the rest. Strata chooses sizes by the part that it measured.</source>
        <comment>sizes of a cache</comment>
        <translation>Les programmes disposent de %1 sur les %2 annoncés par le système. D&apos;autres machines virtuelles ou programmes utilisent peut-être le reste. Strata choisit les tailles d&apos;après la partie qu&apos;il a mesurée.</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <comment>size of a cache</comment>
        <translation>%1 mesurés</translation>
    </message>
    <message>
        <source>%1 assumed</source>
        <comment>size of a cache</comment>
        <translation>%1 supposés</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <comment>size of a cache</comment>
        <translation>%1, non distinguable</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, operation</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>région entière %1</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>arithmetic, registers</source>
        <translation>calcul, registres</translation>
    </message>
    <message>
        <source>Measures the processor</source>
        <translation>Mesure le processeur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what the figure is, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what the figure is, more about it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Registers, %1</source>
        <comment>latency</comment>
        <translation>Registres, %1</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>un cycle</translation>
    </message>
    <message>
        <source>%1: %2 ns</source>
        <comment>cell, figure</comment>
        <translation>%1&#xa0;: %2&#x202f;ns</translation>
    </message>
    <message>
        <source>From the clock that Strata measures with latency. Click to measure latency in L1.</source>
        <translation>D&apos;après la fréquence que Strata mesure avec la latence. Cliquer pour mesurer la latence en L1.</translation>
    </message>
    <message>
        <source>Measures the disk</source>
        <translation>Mesure le disque</translation>
    </message>
    <message>
        <source>4K · p99 %1</source>
        <comment>random reads of 4 KiB</comment>
        <translation>4K · p99 %1</translation>
    </message>
    <message>
        <source>The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then Measure cache again.</source>
        <comment>sizes of a cache</comment>
        <translation>Le système annonce %2, dont une machine virtuelle dispose rarement en entier. Strata suppose %1 jusqu&apos;à ce que deux mesures non perturbées concordent. Pour mesurer ce cache maintenant, choisir Affichage ▸ Machine… puis «&#xa0;Mesurer à nouveau le cache&#xa0;».</translation>
    </message>
    <message>
        <source>%1× one thread</source>
        <comment>rate of all threads</comment>
        <translation>%1× un thread</translation>
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
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
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
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
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
        <translation>%1&#xa0;: %2</translation>
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
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message>
        <source>Working set %1</source>
        <comment>size</comment>
        <translation>Ensemble de travail %1</translation>
    </message>
    <message>
        <source>Working set %1, in memory</source>
        <comment>size</comment>
        <translation>Ensemble de travail %1, en mémoire</translation>
    </message>
    <message>
        <source>Working set %1, in the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Ensemble de travail %1, dans le cache L%2</translation>
    </message>
    <message>
        <source>Working set %1, at the edge of the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Ensemble de travail %1, au bord du cache L%2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>line, figure, unit</comment>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <comment>line, figure, unit, interval or verdict</comment>
        <translation>%1&#xa0;: %2 %3, %4</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4, %5</source>
        <comment>line, figure, unit, interval, verdict</comment>
        <translation>%1&#xa0;: %2 %3, %4, %5</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 thread</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>so many threads</comment>
        <translation>%1, le meilleur nombre</translation>
    </message>
    <message>
        <source>Maximum: the slowest operation</source>
        <translation>Maximum&#xa0;: l&apos;opération la plus lente</translation>
    </message>
    <message>
        <source>p%1: %1 % of the operations take this long or less</source>
        <comment>percentile</comment>
        <translation>p%1&#xa0;: %1&#x202f;% des opérations durent au plus ce temps</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most of many figures</comment>
        <translation>%1 à %2</translation>
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
        <source>After %1 s</source>
        <comment>of a test</comment>
        <translation>Après %1&#x202f;s</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <comment>so many</comment>
        <translation>Pages&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Responding</name>
    <message>
        <source>%1 disconnected before sending a code, which counts as a wrong code.</source>
        <comment>address</comment>
        <translation>%1&#x202f;s&apos;est déconnecté avant d&apos;envoyer un code, ce qui compte comme un code faux.</translation>
    </message>
    <message>
        <source>Wrong code from %1.</source>
        <comment>address</comment>
        <translation>Code faux reçu de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>Trop de codes faux&#xa0;: le serveur bloque les nouvelles tentatives pendant %Ln seconde.</numerusform>
            <numerusform>Trop de codes faux&#xa0;: le serveur bloque les nouvelles tentatives pendant %Ln secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 disconnected: %2</source>
        <comment>who measured, why</comment>
        <translation>%1&#x202f;s&apos;est déconnecté&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 disconnected without a test.</source>
        <comment>who</comment>
        <translation>%1&#x202f;s&apos;est déconnecté sans test.</translation>
    </message>
    <message>
        <source>%1 finished its network test.</source>
        <comment>who</comment>
        <translation>%1 a terminé son test réseau.</translation>
    </message>
    <message>
        <source>Server is on, waiting for a client.</source>
        <translation>Le serveur est actif, en attente d&apos;un client.</translation>
    </message>
    <message>
        <source>%1 measures the network.</source>
        <comment>who</comment>
        <translation>%1 mesure le réseau.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>what is measured</comment>
        <translation>En cours&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Server is off.</source>
        <translation>Le serveur est arrêté.</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>Démarrage du serveur</translation>
    </message>
    <message>
        <source>Server is paused while this machine measures. Clients can connect again after the run.</source>
        <translation>Le serveur est en pause pendant que cette machine mesure. Les clients peuvent se reconnecter après l&apos;exécution.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, address</comment>
        <translation>%1 (%2)</translation>
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
        <translation>Un thread</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Tous les threads</translation>
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
        <translation>mesure en cours</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>%1, earlier</source>
        <comment>the grade of a result of a run of before the start</comment>
        <translation>%1, antérieur</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a reason, number of further ones</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Measured before this start of Strata.</source>
        <translation>Mesuré avant ce démarrage de Strata.</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>the grade comes at the end</comment>
        <translation>mesuré</translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message>
        <source>others %1 of a CPU</source>
        <comment>percent; what other programs take</comment>
        <translation>autres %1 d&apos;un CPU</translation>
    </message>
    <message>
        <source>clock %1 GHz steady</source>
        <translation>fréquence %1&#x202f;GHz stable</translation>
    </message>
    <message>
        <source>clock %1 to %2 GHz</source>
        <translation>fréquence %1 à %2&#x202f;GHz</translation>
    </message>
    <message>
        <source>no time stolen</source>
        <comment>by other virtual machines</comment>
        <translation>pas de temps volé</translation>
    </message>
    <message>
        <source>%1 stolen</source>
        <comment>share of the time that other virtual machines take</comment>
        <translation>%1 de temps volé</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>%1: %2 of a CPU</source>
        <comment>the busiest other program, percent</comment>
        <translation>%1&#xa0;: %2 d&apos;un CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>%Ln échantillon écarté</numerusform>
            <numerusform>%Ln échantillons écartés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was not saved: %2. Save it again in another folder, or make room first.</source>
        <translation>%1 n&apos;a pas été enregistré&#xa0;: %2. L&apos;enregistrer dans un autre dossier, ou libérer d&apos;abord de la place.</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Moves</source>
        <comment>the memory test of Nbench</comment>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>Load machinery</source>
        <comment>what a core has for its loads</comment>
        <translation>Mécanique de chargement</translation>
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
        <translation>%1&#xa0;: %2</translation>
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
        <source>L%1i</source>
        <comment>cache for instructions</comment>
        <translation>L%1i</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>L%1i %2</source>
        <comment>cache for instructions, size</comment>
        <translation>L%1i %2</translation>
    </message>
    <message>
        <source>L%1 %2</source>
        <comment>cache, size</comment>
        <translation>L%1 %2</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Nœud %1</translation>
    </message>
    <message>
        <source>1 performance core</source>
        <translation>1 cœur performant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>%Ln cœur performant</numerusform>
            <numerusform>%Ln cœurs performants</numerusform>
        </translation>
    </message>
    <message>
        <source>1 efficiency core</source>
        <translation>1 cœur efficace</translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>%Ln cœur efficace</numerusform>
            <numerusform>%Ln cœurs efficaces</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>1 cœur intermédiaire</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>%Ln cœur intermédiaire</numerusform>
            <numerusform>%Ln cœurs intermédiaires</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 cœur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln cœur</numerusform>
            <numerusform>%Ln cœurs</numerusform>
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
        <translation>performant</translation>
    </message>
    <message>
        <source>efficiency</source>
        <comment>kind of core</comment>
        <translation>efficace</translation>
    </message>
    <message>
        <source>in between</source>
        <comment>kind of core</comment>
        <translation>intermédiaire</translation>
    </message>
    <message>
        <source>each %1</source>
        <comment>core has a cache of that size</comment>
        <translation>%1 chacun</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>%Ln package</numerusform>
            <numerusform>%Ln packages</numerusform>
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
            <numerusform>%Ln CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Each core: %1</source>
        <comment>caches</comment>
        <translation>Chaque cœur&#xa0;: %1</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <translation>aucun CPU</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>CPUs %1</source>
        <translation>CPU %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ways</source>
        <comment>of a cache</comment>
        <translation>
            <numerusform>%Ln voie</numerusform>
            <numerusform>%Ln voies</numerusform>
        </translation>
    </message>
    <message>
        <source>lines of %1</source>
        <comment>of a cache, size</comment>
        <translation>lignes de %1</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>Package %1</translation>
    </message>
    <message>
        <source>1 CPU is switched off</source>
        <translation>1 CPU est désactivé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>%Ln CPU est désactivé</numerusform>
            <numerusform>%Ln CPU sont désactivés</numerusform>
        </translation>
    </message>
    <message>
        <source>Core %1</source>
        <translation>Cœur %1</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>The usable part of %1 (%2 reported) is not confirmed: other programs or virtual machines disturbed the measurement. Strata repeats it at the next start.</source>
        <comment>level, size</comment>
        <translation>La partie utilisable de %1 (%2 annoncés) n&apos;est pas confirmée&#xa0;: d&apos;autres programmes ou machines virtuelles ont perturbé la mesure. Strata la répétera au prochain démarrage.</translation>
    </message>
    <message>
        <source>Measured: programs can use all of %1 (%2).</source>
        <comment>level, size</comment>
        <translation>Mesuré&#xa0;: les programmes peuvent utiliser tout %1 (%2).</translation>
    </message>
    <message>
        <source>Measured: programs can use nothing of %1 (%2 reported).</source>
        <comment>level, size</comment>
        <translation>Mesuré&#xa0;: les programmes ne peuvent rien utiliser de %1 (%2 annoncés).</translation>
    </message>
    <message>
        <source>Measured: programs can use about %1 of %2 (%3 reported).</source>
        <comment>size, level, size</comment>
        <translation>Mesuré&#xa0;: les programmes peuvent utiliser environ %1 de %2 (%3 annoncés).</translation>
    </message>
    <message>
        <source>not allowed for this program</source>
        <comment>CPU</comment>
        <translation>interdit à ce programme</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>CPU</comment>
        <translation>désactivé</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>figure that differs most, difference</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a difference with its sign and unit</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>an interval in percent: from, to</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 %, default</source>
        <comment>margin</comment>
        <translation>%1&#x202f;%, par défaut</translation>
    </message>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>%1&#x202f;%, d&apos;après %Ln de vos exécutions</numerusform>
            <numerusform>%1&#x202f;%, d&apos;après %Ln de vos exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>No result exists both before and after.</source>
        <translation>Aucun résultat n&apos;existe à la fois avant et après.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>%Ln résultat est plus rapide&#xa0;: %1.</numerusform>
            <numerusform>%Ln résultats sont plus rapides, surtout %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>%Ln résultat est plus lent&#xa0;: %1.</numerusform>
            <numerusform>%Ln résultats sont plus lents, surtout %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>%Ln résultat est inchangé.</numerusform>
            <numerusform>%Ln résultats sont inchangés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>%Ln résultat est non concluant&#xa0;: exécuter plus de répétitions.</numerusform>
            <numerusform>%Ln résultats sont non concluants&#xa0;: exécuter plus de répétitions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>%Ln résultat a trop peu de répétitions.</numerusform>
            <numerusform>%Ln résultats ont trop peu de répétitions.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1 plus rapide</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1 plus lent</translation>
    </message>
</context>
<context>
    <name>strata::gui::AgainstDialog</name>
    <message>
        <source>threads</source>
        <translation>threads</translation>
    </message>
    <message>
        <source>affinity</source>
        <translation>affinité</translation>
    </message>
    <message>
        <source>buffer sizes</source>
        <translation>tailles de tampon</translation>
    </message>
    <message>
        <source>times</source>
        <translation>durées</translation>
    </message>
    <message>
        <source>disk profile</source>
        <translation>profil de disque</translation>
    </message>
    <message>
        <source>disk file</source>
        <translation>fichier de test</translation>
    </message>
    <message>
        <source>disk folders</source>
        <translation>dossiers de test</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>grandes pages</translation>
    </message>
    <message>
        <source>raised priority</source>
        <translation>priorité élevée</translation>
    </message>
    <message>
        <source>same as A: change at least one setting</source>
        <translation>identique à A&#xa0;: changer au moins un paramètre</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>diffère par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Takes %1 if both settings take the same time.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Prend %1 si les deux jeux de paramètres durent aussi longtemps.</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>Test A/B de deux jeux de paramètres</translation>
    </message>
    <message>
        <source>Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat or other programs affects both equally.</source>
        <translation>Exécute A et B par paires, mélange l&apos;ordre dans chaque paire et montre lequel est le plus rapide. Une dérive due à la chaleur ou à d&apos;autres programmes touche les deux autant.</translation>
    </message>
    <message>
        <source>Tests: %1</source>
        <translation>Tests&#xa0;: %1</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A&#xa0;:</translation>
    </message>
    <message>
        <source>as in Setup</source>
        <translation>comme dans la configuration</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Settings of B…</source>
        <translation>Para&amp;mètres de B…</translation>
    </message>
    <message>
        <source>&amp;Huge pages, where available</source>
        <translation>&amp;Grandes pages, si disponibles</translation>
    </message>
    <message>
        <source>&amp;Raised priority, if the OS allows it</source>
        <translation>Priorité é&amp;levée, si le système l&apos;autorise</translation>
    </message>
    <message>
        <source>&amp;Pairs:</source>
        <translation>&amp;Paires&#xa0;:</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterDialog</name>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.

1. Strata measures the present state: %1.
2. You change one thing, and restart the computer if that needs it.
3. Strata measures the same again, and shows what is faster or slower.</source>
        <translation>Montre l&apos;effet d&apos;un changement&#xa0;: du BIOS, du profil mémoire, d&apos;un pilote ou d&apos;un paramètre du système.

1. Strata mesure l&apos;état actuel&#xa0;: %1.
2. Vous changez une seule chose et redémarrez l&apos;ordinateur si nécessaire.
3. Strata refait les mêmes mesures et montre ce qui est plus rapide ou plus lent.</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Répétitions&#xa0;:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Takes %1 now, and the same time again after the change. Close other programs during both.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Prend %1 maintenant, et autant après le changement. Fermer les autres programmes pendant les deux mesures.</translation>
    </message>
    <message>
        <source>Takes the same time again after the change. Close other programs during both.</source>
        <translation>Prend à nouveau autant de temps après le changement. Fermer les autres programmes pendant les deux mesures.</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Mesurer maintenant</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Measured before the change: %1, %2.

Change it now. Restart the computer if that is needed, and come back: Strata remembers where you were.

Change one thing only, or the finding cannot tell which of them it was.</source>
        <translation>Mesuré avant le changement&#xa0;: %1, %2.

Faire maintenant le changement. Redémarrer l&apos;ordinateur si nécessaire, puis revenir&#xa0;: Strata retient où vous en étiez.

Ne changer qu&apos;une seule chose, sinon le constat ne peut pas dire laquelle a agi.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Termine cette comparaison. Ses exécutions restent dans l&apos;historique.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Mesurer à nouveau</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Show comparison</source>
        <translation>Afficher la comparaison</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>Test A/B de deux jeux de paramètres</translation>
    </message>
    <message>
        <source>%1
%2

B beside A:
%3</source>
        <comment>the two settings, verdict</comment>
        <translation>%1
%2

B à côté de A&#xa0;:
%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>A</source>
        <comment>one of two settings</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one of two settings</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Most results of this baseline are not reliable: only large differences will show. Close other programs, press Forget, and measure it again.</source>
        <translation>La plupart des résultats de cette base ne sont pas fiables&#xa0;: seules de grandes différences apparaîtront. Fermer les autres programmes, cliquer sur Oublier, et la mesurer à nouveau.</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterGuide</name>
    <message>
        <source>Measure again</source>
        <translation>Mesurer à nouveau</translation>
    </message>
    <message>
        <source>Repeats the tests from before the change and shows what is faster or slower.</source>
        <translation>Répète les tests d&apos;avant le changement et montre ce qui est plus rapide ou plus lent.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Termine cette comparaison. Ses exécutions restent dans l&apos;historique.</translation>
    </message>
    <message>
        <source>Before the change, %1</source>
        <comment>date and time</comment>
        <translation>Avant le changement, %1</translation>
    </message>
    <message>
        <source>After the change, %1</source>
        <comment>date and time</comment>
        <translation>Après le changement, %1</translation>
    </message>
    <message>
        <source>Before and after: the baseline is from %2 (%1). Make your change, then measure again.</source>
        <comment>tests, date and time</comment>
        <translation>Avant et après&#xa0;: la base de comparaison date de %2 (%1). Faire le changement, puis mesurer à nouveau.</translation>
    </message>
</context>
<context>
    <name>strata::gui::BindingRow</name>
    <message>
        <source>Performance cores</source>
        <translation>Cœurs performants</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>Cœurs efficaces</translation>
    </message>
    <message>
        <source>Low-power cores</source>
        <translation>Cœurs basse consommation</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Tous les cœurs</translation>
    </message>
    <message>
        <source>CPU numbers, such as 0,2,4-7: one per thread, in this order.</source>
        <translation>Numéros de CPU, tels que 0,2,4-7&#xa0;: un par thread, dans cet ordre.</translation>
    </message>
    <message>
        <source>The CPUs that the threads are pinned to.</source>
        <translation>Les CPU sur lesquels les threads sont épinglés.</translation>
    </message>
    <message>
        <source>Type CPU numbers separated by commas, such as 0,2,4-7.</source>
        <translation>Saisir des numéros de CPU séparés par des virgules, tels que 0,2,4-7.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1.</source>
        <translation>Cette machine n&apos;a pas de CPU %1.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1. Allowed: %2.</source>
        <translation>Cette machine n&apos;a pas de CPU %1. Autorisés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&amp;Affinity</source>
        <translation>A&amp;ffinité</translation>
    </message>
    <message>
        <source>CPU affinity of the threads</source>
        <translation>Affinité CPU des threads</translation>
    </message>
    <message>
        <source>Spread as far as possible</source>
        <translation>Répartis au plus loin</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Regroupés</translation>
    </message>
    <message>
        <source>Spread, one CPU per core</source>
        <translation>Répartis, un CPU par cœur</translation>
    </message>
    <message>
        <source>Not pinned</source>
        <translation>Non épinglés</translation>
    </message>
    <message>
        <source>These CPUs</source>
        <translation>Ces CPU</translation>
    </message>
    <message>
        <source>CPUs that the threads are pinned to</source>
        <translation>CPU sur lesquels les threads sont épinglés</translation>
    </message>
    <message>
        <source>Kind of cores that the threads run on</source>
        <translation>Type de cœurs sur lesquels tournent les threads</translation>
    </message>
    <message>
        <source>This processor mixes kinds of cores. Choose one kind to measure it alone.</source>
        <translation>Ce processeur mêle plusieurs types de cœurs. Choisir un type pour le mesurer seul.</translation>
    </message>
    <message>
        <source>Pick CP&amp;Us…</source>
        <translation>Choisir les CP&amp;U…</translation>
    </message>
    <message>
        <source>Pick CPUs in a picture of the machine</source>
        <translation>Choisir les CPU sur un schéma de la machine</translation>
    </message>
    <message>
        <source>Shows the machine. Strata pins the threads to the CPUs that you pick.</source>
        <translation>Affiche la machine. Strata épingle les threads sur les CPU que vous choisissez.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CardDialog</name>
    <message>
        <source>Result card</source>
        <translation>Fiche de résultats</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 points, to save as PNG or SVG</source>
        <comment>width, height</comment>
        <translation>Une image de %1 × %2 points, à enregistrer en PNG ou SVG</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Enregistrer la fiche de résultats</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy result card</source>
        <translation>Copier la fiche de résultats</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartHead</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show all of the chart</source>
        <translation>Afficher tout le graphique</translation>
    </message>
    <message>
        <source>Show the whole axis again (0)</source>
        <translation>Afficher de nouveau l&apos;axe entier (0)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>Afficher en graphique</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartPanel</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>No results for this chart.</source>
        <translation>Aucun résultat pour ce graphique.</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>Copier le &amp;tableau</translation>
    </message>
    <message>
        <source>Show as &amp;chart</source>
        <translation>Afficher en &amp;graphique</translation>
    </message>
    <message>
        <source>Show as ta&amp;ble</source>
        <translation>Afficher en ta&amp;bleau</translation>
    </message>
    <message>
        <source>Show &amp;all of the chart</source>
        <translation>Afficher &amp;tout le graphique</translation>
    </message>
</context>
<context>
    <name>strata::gui::CommandView</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>Copier la ligne de commande</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>Copie la ligne de commande.</translation>
    </message>
    <message>
        <source>What Run does, on the command line</source>
        <translation>Ce que fait Lancer, en ligne de commande</translation>
    </message>
    <message>
        <source>These settings on the command &amp;line</source>
        <translation>Ces paramètres en li&amp;gne de commande</translation>
    </message>
    <message>
        <source>These settings on the command line</source>
        <translation>Ces paramètres en ligne de commande</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the command line of Run</source>
        <translation>Copier la ligne de commande de Lancer</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareChart</name>
    <message>
        <source>All</source>
        <comment>tests</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>test, what of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No visible side has results.</source>
        <translation>Aucun côté visible n&apos;a de résultats.</translation>
    </message>
    <message>
        <source>The baseline has none of these results. Clear “Relative to the baseline” to see those of the others.</source>
        <translation>La base de comparaison n&apos;a aucun de ces résultats. Décocher «&#xa0;Par rapport à la base&#xa0;» pour voir ceux des autres.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>Width of an access</source>
        <translation>Largeur d&apos;un accès</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Motif d&apos;accès</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Rela&amp;tive to the baseline</source>
        <translation>Par rapport à la ba&amp;se</translation>
    </message>
    <message>
        <source>Shows differences in percent instead of the results themselves</source>
        <translation>Affiche les différences en pourcentage au lieu des résultats eux-mêmes</translation>
    </message>
    <message>
        <source>Gr&amp;oup more than %1 sides</source>
        <translation>Gr&amp;ouper au-delà de %1 côtés</translation>
    </message>
    <message>
        <source>Draws the other sides as one band from minimum to maximum, with their median</source>
        <translation>Trace les autres côtés sous forme d&apos;une bande du minimum au maximum, avec leur médiane</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of the horizontal axis</comment>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Shows the whole axis again (0)</source>
        <translation>Affiche de nouveau l&apos;axe entier (0)</translation>
    </message>
    <message>
        <source>No other side has these results in common with the baseline. Clear “Relative to the baseline” to see the results of each.</source>
        <translation>Aucun autre côté n&apos;a ces résultats en commun avec la base de comparaison. Décocher «&#xa0;Par rapport à la base&#xa0;» pour voir les résultats de chacun.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareExports</name>
    <message>
        <source>Export table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>strata-comparison-%1.csv</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparaison-%1.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)</source>
        <translation>Tableaux (*.csv);;Fichiers texte (*.txt);;Pages web (*.html);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Comparison saved to %1</source>
        <translation>Comparaison enregistrée dans %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l&apos;image</translation>
    </message>
    <message>
        <source>strata-comparison-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparaison-%1.png</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>Images PNG (*.png);;Dessins SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Image enregistrée dans %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>Le graphique est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Le tableau est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareModel</name>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a result, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Only some sides have these</source>
        <translation>Seuls certains côtés ont ceux-ci</translation>
    </message>
    <message>
        <source>nothing tested: needs %1 repetitions on both sides</source>
        <translation>rien de testé&#xa0;: il faut %1 répétitions des deux côtés</translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>corrigé sur %Ln ligne (Benjamini–Hochberg)</numerusform>
            <numerusform>corrigé sur %Ln lignes (Benjamini–Hochberg)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run counts once</source>
        <translation>Chaque exécution compte une fois</translation>
    </message>
    <message>
        <source>margin: from your own unchanged runs, else 1 to 10 % by test</source>
        <translation>marge&#xa0;: d&apos;après vos propres exécutions inchangées, sinon 1 à 10&#x202f;% selon le test</translation>
    </message>
    <message>
        <source>≈ nearly the same size</source>
        <comment>of the next or last row&apos;s region of memory</comment>
        <translation>≈ presque la même taille</translation>
    </message>
    <message>
        <source>only %1 has this</source>
        <comment>a side</comment>
        <translation>seul %1 a ce résultat</translation>
    </message>
    <message>
        <source>the baseline lacks this</source>
        <translation>manque à la base de comparaison</translation>
    </message>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>Moyenne géométrique de %Ln répétition</numerusform>
            <numerusform>Moyenne géométrique de %Ln répétitions</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1, %2</source>
        <comment>in percent, what was found</comment>
        <translation>Différence&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <comment>from, to</comment>
        <translation>Intervalle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Margin: %1</source>
        <comment>how far apart unchanged runs lie</comment>
        <translation>Marge&#xa0;: %1</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparePage</name>
    <message>
        <source>Added from %1</source>
        <translation>Ajouté depuis %1</translation>
    </message>
    <message>
        <source>All of %1 is compared already</source>
        <translation>Tout le contenu de %1 est déjà comparé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be read</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Add another run, series or file to compare with.</source>
        <translation>Ajouter une autre exécution, série ou un autre fichier à comparer.</translation>
    </message>
    <message>
        <source>All other sides are hidden.</source>
        <translation>Tous les autres côtés sont masqués.</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>settings with a value for each side</comment>
        <translation>Diffère par&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>%Ln côté retiré de la comparaison.</numerusform>
            <numerusform>%Ln côtés retirés de la comparaison.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add runs to compare</source>
        <translation>Ajouter des exécutions à comparer</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;All files (*)</source>
        <translation>Exécutions de Strata (*.strata *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Adds runs to compare; files can be dropped here too</source>
        <translation>Ajoute des exécutions à comparer&#x202f;; des fichiers peuvent aussi être déposés ici</translation>
    </message>
    <message>
        <source>From the &amp;history</source>
        <translation>De l&apos;&amp;historique</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>D&apos;un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Reference runs</source>
        <translation>Exécutions de &amp;référence</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>Définir comme &amp;base</translation>
    </message>
    <message>
        <source>Makes the selected side the baseline (Enter)</source>
        <translation>Fait du côté sélectionné la base de comparaison (Entrée)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Removes the selected side from the comparison (Delete). It stays in the history.</source>
        <translation>Retire le côté sélectionné de la comparaison (Suppr). Il reste dans l&apos;historique.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>Removes all sides from the comparison. They stay in the history.</source>
        <translation>Retire tous les côtés de la comparaison. Ils restent dans l&apos;historique.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>How this is decided</source>
        <translation>Comment cela est décidé</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copies the table in a form that spreadsheets accept</source>
        <translation>Copie le tableau sous une forme acceptée par les tableurs</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>&amp;Tableau…</translation>
    </message>
    <message>
        <source>&amp;Picture of the chart…</source>
        <translation>&amp;Image du graphique…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copier l&apos;image</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>The first is the baseline. Alt with the up or down arrow key moves one.</source>
        <translation>Le premier est la base de comparaison. Alt avec la flèche haut ou bas déplace un côté.</translation>
    </message>
    <message>
        <source>Drag a side to another place, or press Alt with an arrow key. The first is the baseline.</source>
        <translation>Faire glisser un côté à une autre place, ou appuyer sur Alt avec une flèche. Le premier est la base de comparaison.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Rien à comparer pour l&apos;instant</translation>
    </message>
    <message>
        <source>Choose runs on the History page and press Compare, or press Add here. Files of runs can be dropped here.</source>
        <translation>Choisir des exécutions sur la page «&#xa0;Historique&#xa0;» et cliquer sur «&#xa0;Comparer&#xa0;», ou cliquer ici sur «&#xa0;Ajouter&#xa0;». Des fichiers d&apos;exécutions peuvent être déposés ici.</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <comment>name of the baseline, what was found</comment>
        <translation>Par rapport à %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareSidesModel</name>
    <message>
        <source>%1 ×</source>
        <comment>how often a side is the baseline</comment>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>base</translation>
    </message>
    <message>
        <source>worst grade: %1</source>
        <comment>of a side</comment>
        <translation>pire note&#xa0;: %1</translation>
    </message>
    <message>
        <source>largest difference: %1, %2</source>
        <comment>difference, name of a result</comment>
        <translation>plus grande différence&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>mean of all its results: %1</source>
        <comment>how often a side is the baseline</comment>
        <translation>moyenne de tous ses résultats&#xa0;: %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>non concluant</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <comment>of a run or series</comment>
        <translation>Identifiant&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareTable</name>
    <message numerus="yes">
        <source>%Ln results that only some sides have</source>
        <translation>
            <numerusform>%Ln résultat que seuls certains côtés ont</numerusform>
            <numerusform>%Ln résultats que seuls certains côtés ont</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the tests</source>
        <translation>Rechercher dans les tests</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>U&amp;niquement les différences</translation>
    </message>
    <message>
        <source>Shows the rows that are better or worse</source>
        <translation>Affiche les lignes qui sont meilleures ou moins bonnes</translation>
    </message>
    <message>
        <source>Shows or hides them below the others, with the reason</source>
        <translation>Les affiche sous les autres, avec la raison, ou les masque</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>Tableau de comparaison</translation>
    </message>
    <message>
        <source>▲ better   ▼ worse   ? inconclusive   ~ few repetitions</source>
        <translation>▲ meilleur   ▼ moins bon   ? non concluant   ~ peu de répétitions</translation>
    </message>
    <message>
        <source>No result that the sides have in common.</source>
        <translation>Aucun résultat que les côtés aient en commun.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedChooser</name>
    <message>
        <source>Reference results of another machine, shown beside those of this one</source>
        <translation>Résultats de référence d&apos;une autre machine, affichés à côté de ceux de celle-ci</translation>
    </message>
    <message>
        <source>%1
%2
Source: %3</source>
        <comment>what it is, machine, source</comment>
        <translation>%1
%2
Source&#xa0;: %3</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no published figures</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Earlier runs of this machine</source>
        <translation>Exécutions antérieures de cette machine</translation>
    </message>
    <message>
        <source>Published, year not known</source>
        <translation>Publié, année inconnue</translation>
    </message>
    <message>
        <source>Published in %1</source>
        <comment>year</comment>
        <translation>Publié en %1</translation>
    </message>
    <message>
        <source>What these results are compared with</source>
        <translation>À quoi ces résultats sont comparés</translation>
    </message>
    <message>
        <source>Results of an earlier run or of another machine, shown beside those of now</source>
        <translation>Résultats d&apos;une exécution antérieure ou d&apos;une autre machine, montrés à côté de ceux de maintenant</translation>
    </message>
    <message>
        <source>Results of an earlier run of this machine, shown beside those of now</source>
        <translation>Résultats d&apos;une exécution antérieure de cette machine, montrés à côté de ceux de maintenant</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedRow</name>
    <message>
        <source>Compare with:</source>
        <translation>Comparer à :</translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message>
        <source>Remove settings and history</source>
        <translation>Supprimer les paramètres et l&apos;historique</translation>
    </message>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>Supprimer tous les paramètres et toutes les exécutions conservées&#x202f;? Strata se ferme et supprime %Ln fichier qui lui appartient dans %1.</numerusform>
            <numerusform>Supprimer tous les paramètres et toutes les exécutions conservées&#x202f;? Strata se ferme et supprime %Ln fichiers qui lui appartiennent dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Reports and run files that you saved elsewhere stay.</source>
        <translation>Impossible d&apos;annuler ensuite. Les rapports et fichiers d&apos;exécution enregistrés ailleurs restent.</translation>
    </message>
    <message>
        <source>&amp;Remove and close</source>
        <translation>&amp;Supprimer et fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskBar</name>
    <message>
        <source>File of %1</source>
        <comment>size</comment>
        <translation>Fichier de %1</translation>
    </message>
    <message>
        <source>%1 s per workload</source>
        <translation>%1&#x202f;s par charge de travail</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <comment>size</comment>
        <translation>Écrit %1</translation>
    </message>
    <message>
        <source>In %1. Strata deletes the file when the test ends.</source>
        <comment>folder</comment>
        <translation>Dans %1. Strata supprime le fichier à la fin du test.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Profil de disque</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others use higher queue depths, like CrystalDiskMark.</source>
        <translation>Sélectionne les lignes à mesurer. «&#xa0;Classique&#xa0;» écrit et lit une fois le fichier entier, comme Nbench. Les autres profils utilisent des profondeurs de file plus élevées, comme CrystalDiskMark.</translation>
    </message>
    <message>
        <source>Size of the disk file</source>
        <translation>Taille du fichier de test</translation>
    </message>
    <message>
        <source>A larger file exceeds the caches of the drive. Setup accepts any size.</source>
        <translation>Un fichier plus gros dépasse les caches du disque. La configuration accepte toute taille.</translation>
    </message>
    <message>
        <source>Time per workload</source>
        <translation>Durée par charge de travail</translation>
    </message>
    <message>
        <source>Measuring time per cell. A longer time gives steadier results.</source>
        <translation>Durée de mesure par cellule. Une durée plus longue donne des résultats plus stables.</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Ce que montre le tableau</translation>
    </message>
    <message>
        <source>Selects the large value in each cell. Does not measure again.</source>
        <translation>Sélectionne la grande valeur de chaque cellule. Ne refait pas la mesure.</translation>
    </message>
    <message>
        <source>Sustained write…</source>
        <translation>Écriture soutenue…</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Test d&apos;écriture soutenue</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Écrit pendant longtemps pour montrer quand le disque ralentit</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>Lire un fichier…</translation>
    </message>
    <message>
        <source>Read an existing file</source>
        <translation>Lire un fichier existant</translation>
    </message>
    <message>
        <source>Measures only reading, from an existing file. Writes nothing.</source>
        <translation>Mesure uniquement la lecture, depuis un fichier existant. N&apos;écrit rien.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskCommands</name>
    <message>
        <source>Read a file</source>
        <translation>Lire un fichier</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFileRow</name>
    <message>
        <source>Size of the disk file in each folder</source>
        <translation>Taille du fichier de test dans chaque dossier</translation>
    </message>
    <message>
        <source>Size of the disk file of each thread</source>
        <translation>Taille du fichier de test de chaque thread</translation>
    </message>
    <message>
        <source>for each folder</source>
        <translation>par dossier</translation>
    </message>
    <message>
        <source>for each thread</source>
        <translation>par thread</translation>
    </message>
    <message>
        <source>A size from %1 to %2, such as 256M or %3.</source>
        <translation>Une taille de %1 à %2, par exemple 256M ou %3.</translation>
    </message>
    <message>
        <source>At most %1 for each folder: %2 is free in %3.</source>
        <translation>Au plus %1 par dossier&#xa0;: %2 sont libres dans %3.</translation>
    </message>
    <message>
        <source>At most %1 for each thread: %2 is free in %3.</source>
        <translation>Au plus %1 par thread&#xa0;: %2 sont libres dans %3.</translation>
    </message>
    <message>
        <source>&amp;Disk file</source>
        <translation>Fichier de te&amp;st</translation>
    </message>
    <message>
        <source>Run on the Overview uses a file of at most %1 instead.</source>
        <translation>«&#xa0;Lancer&#xa0;» sur la vue d&apos;ensemble utilise à la place un fichier d&apos;au plus %1.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersDialog</name>
    <message>
        <source>Disk folders</source>
        <translation>Dossiers de test</translation>
    </message>
    <message>
        <source>The disk test uses one file in each folder, all at the same time. Folders on one drive share its throughput.</source>
        <translation>Le test de disque utilise un fichier dans chaque dossier, tous en même temps. Les dossiers d&apos;un même disque se partagent son débit.</translation>
    </message>
    <message>
        <source>Each thread has its file in its own folder. With more threads than folders, the list starts again. Extra folders stay unused.</source>
        <translation>Chaque thread a son fichier dans son propre dossier. S&apos;il y a plus de threads que de dossiers, la liste reprend au début. Les dossiers en trop restent inutilisés.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Disk folders, one for each thread</source>
        <translation>Dossiers de test, un par thread</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>Choose another folder for the selected file</source>
        <translation>Choisir un autre dossier pour le fichier sélectionné</translation>
    </message>
    <message>
        <source>Choose another folder for the selected thread</source>
        <translation>Choisir un autre dossier pour le thread sélectionné</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Remove the selected folder</source>
        <translation>Retirer le dossier sélectionné</translation>
    </message>
    <message>
        <source>Or &amp;drives, as letters</source>
        <translation>Ou des &amp;lecteurs, par leurs lettres</translation>
    </message>
    <message>
        <source>Letters of the drives</source>
        <translation>Lettres des lecteurs</translation>
    </message>
    <message>
        <source>Letters of the drives, one for each thread</source>
        <translation>Lettres des lecteurs, une par thread</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>threads</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Current folder: %1</source>
        <translation>Dossier actuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>The list has drive %1 twice. Type each letter once, such as cde.</source>
        <translation>La liste contient deux fois le lecteur %1. Saisir chaque lettre une seule fois, par exemple cde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a drive letter. Type letters from a to z, such as cde.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une lettre de lecteur. Saisir des lettres de a à z, par exemple cde.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersRow</name>
    <message>
        <source>Current folder: %1</source>
        <translation>Dossier actuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only %1 is free in %2, not enough for a test file. Choose another folder.</source>
        <translation>Seuls %1 sont libres dans %2, pas assez pour un fichier de test. Choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Disk folders</source>
        <translation>Dossiers de test</translation>
    </message>
    <message>
        <source>Set dis&amp;k…</source>
        <translation>Définir les &amp;dossiers…</translation>
    </message>
    <message>
        <source>Set disk folders</source>
        <translation>Définir les dossiers de test</translation>
    </message>
    <message>
        <source>Chooses the folders for the test files.</source>
        <translation>Choisit les dossiers pour les fichiers de test.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskGrid</name>
    <message>
        <source>Disk test</source>
        <translation>Test de disque</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskPage</name>
    <message>
        <source>Back to the disk</source>
        <translation>Retour au disque</translation>
    </message>
    <message>
        <source>Shows the disk test again. The results of this file stay until you read another file.</source>
        <translation>Affiche de nouveau le test de disque. Les résultats de ce fichier restent jusqu&apos;à ce que vous lisiez un autre fichier.</translation>
    </message>
    <message>
        <source>Reading %1, %2, in %3</source>
        <comment>name of a file, its size, its folder</comment>
        <translation>Lecture de %1, %2, dans %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskProfileRow</name>
    <message>
        <source>Time per workload: a whole number of seconds from %1 to %2.</source>
        <translation>Durée par charge de travail&#xa0;: un nombre entier de secondes, de %1 à %2.</translation>
    </message>
    <message>
        <source>Reads: a whole number of percent from %1 to %2.</source>
        <translation>Lectures&#xa0;: un nombre entier de pour cent, de %1 à %2.</translation>
    </message>
    <message>
        <source>Queue depth per thread: a whole number from %1 to %2.</source>
        <translation>Profondeur de file par thread&#xa0;: un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>Threads on the file: a whole number from %1 to %2.</source>
        <translation>Threads sur le fichier&#xa0;: un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>Block size: a power of two from %1 to %2, such as 4K.</source>
        <translation>Taille de bloc&#xa0;: une puissance de deux de %1 à %2, par exemple 4K.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Profil de disque</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench.</source>
        <translation>Sélectionne les lignes à mesurer. «&#xa0;Classique&#xa0;» écrit et lit une fois le fichier entier, comme Nbench.</translation>
    </message>
    <message>
        <source>Seco&amp;nds per workload</source>
        <translation>Seco&amp;ndes par charge de travail</translation>
    </message>
    <message>
        <source>Time per workload, seconds</source>
        <translation>Durée par charge de travail, secondes</translation>
    </message>
    <message>
        <source>Reads, percent</source>
        <translation>Lectures, pour cent</translation>
    </message>
    <message>
        <source>Reads, percent of all requests</source>
        <translation>Lectures, pour cent de toutes les requêtes</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Motif d&apos;accès</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>Séquentiel</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Sequential: the blocks in file order. Random: each block once, shuffled.</source>
        <translation>Séquentiel&#xa0;: les blocs dans l&apos;ordre du fichier. Aléatoire&#xa0;: chaque bloc une fois, dans le désordre.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Block size per request</source>
        <translation>Taille de bloc par requête</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>&amp;Profondeur de file</translation>
    </message>
    <message>
        <source>Queue depth per thread</source>
        <translation>Profondeur de file par thread</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads on the file</source>
        <translation>Threads sur le fichier</translation>
    </message>
    <message>
        <source>Also with all-&amp;zero data (0-fill)</source>
        <translation>Aussi avec des données à &amp;zéro (mise à 0)</translation>
    </message>
    <message>
        <source>Also with all-zero data (0-fill)</source>
        <translation>Aussi avec des données à zéro (mise à 0)</translation>
    </message>
    <message>
        <source>Shows how drives and file systems handle compressible data. Do not compare disks by it.</source>
        <translation>Montre comment les disques et les systèmes de fichiers traitent des données compressibles. Ne pas s&apos;en servir pour comparer des disques.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskQuestion</name>
    <message>
        <source>This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata deletes the file afterwards.</source>
        <translation>Cette exécution mesure la machine entière en %1 secondes au plus&#xa0;: processeur, niveaux de mémoire et disque. Pour le disque, Strata écrit un fichier de %2 au plus, puis le lit et l&apos;écrit pendant quelques secondes. Strata supprime ensuite le fichier.</translation>
    </message>
    <message>
        <source>%1

Where: %2</source>
        <comment>what is written, folder</comment>
        <translation>%1

Où&#xa0;: %2</translation>
    </message>
    <message>
        <source>Measure the &amp;disk too</source>
        <translation>Mesurer aussi le &amp;disque</translation>
    </message>
    <message>
        <source>Strata asks this once. To change it later: Run &gt; Whole machine options.</source>
        <translation>Strata ne pose cette question qu&apos;une fois. Pour changer ce choix plus tard&#xa0;: Lancer &gt; Options de la machine entière.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskRowsView</name>
    <message>
        <source>Rate over time</source>
        <translation>Débit au fil du temps</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>Latence au fil du temps</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Latence par centile</translation>
    </message>
    <message>
        <source>Sustained write: rate</source>
        <translation>Écriture soutenue&#xa0;: débit</translation>
    </message>
    <message>
        <source>Sustained write: latency</source>
        <translation>Écriture soutenue&#xa0;: latence</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message>
        <source>Other folders…</source>
        <translation>Autres dossiers…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Drive to test</source>
        <translation>Disque à tester</translation>
    </message>
    <message>
        <source>Chooses the drive to test, or the folders for the test files.</source>
        <translation>Choisit le disque à tester, ou les dossiers pour les fichiers de test.</translation>
    </message>
    <message>
        <source>Checking the folder…</source>
        <translation>Vérification du dossier…</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>et %Ln autre dossier</numerusform>
            <numerusform>et %Ln autres dossiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>Remettre dans la fenêtre</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>Détacher de la fenêtre</translation>
    </message>
    <message>
        <source>Hide; View, Report pane shows it again</source>
        <translation>Masquer&#x202f;; «&#xa0;Affichage&#xa0;», «&#xa0;Panneau du rapport&#xa0;» l&apos;affiche de nouveau</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>strata::gui::EnduranceDialog</name>
    <message>
        <source>A size from %1 to %2, such as 64G.</source>
        <translation>Une taille de %1 à %2, par exemple 64G.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>folder and drive</comment>
        <translation>Où&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Writes %1 in total, in repeated passes over a file of %2. It needs no more space than this file. Strata deletes it when the test ends or stops.</source>
        <translation>Écrit %1 au total, en passes répétées sur un fichier de %2. Il ne faut pas plus de place que ce fichier. Strata le supprime quand le test se termine ou s&apos;arrête.</translation>
    </message>
    <message>
        <source>This wears a flash drive: it writes %1 of this disk&apos;s capacity. Desktop drives are rated for about %2 full drive writes, so it uses %3 of that.</source>
        <translation>Cela use un disque flash&#xa0;: le test écrit %1 de la capacité de ce disque. Les disques grand public sont prévus pour environ %2 écritures complètes, le test en consomme donc %3.</translation>
    </message>
    <message>
        <source>This wears a flash drive: each write uses a little of its rated life.</source>
        <translation>Cela use un disque flash&#xa0;: chaque écriture consomme un peu de sa durée de vie nominale.</translation>
    </message>
    <message>
        <source>Strata verifies each pass, which takes about twice as long.</source>
        <translation>Strata vérifie chaque passe, ce qui prend environ deux fois plus de temps.</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Test d&apos;écriture soutenue</translation>
    </message>
    <message>
        <source>Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and how fast it is then.</source>
        <translation>Montre le débit selon la quantité écrite&#xa0;: où le cache SLC du disque est plein, où le disque chauffe, et quel est alors son débit.</translation>
    </message>
    <message>
        <source>Total &amp;write</source>
        <translation>&amp;Total à écrire</translation>
    </message>
    <message>
        <source>Bytes to write in total</source>
        <translation>Octets à écrire au total</translation>
    </message>
    <message>
        <source>Choose more than the SLC cache of the drive, often 10 to 30 % of the free space.</source>
        <translation>Choisir plus que le cache SLC du disque, souvent 10 à 30&#x202f;% de l&apos;espace libre.</translation>
    </message>
    <message>
        <source>&amp;Read back and verify</source>
        <translation>&amp;Relire et vérifier</translation>
    </message>
    <message>
        <source>Read back and verify</source>
        <translation>Relire et vérifier</translation>
    </message>
    <message>
        <source>Finds blocks that the drive loses, misplaces or corrupts.</source>
        <translation>Détecte les blocs que le disque perd, déplace ou altère.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>At %1 MB/s, the fastest rate of this drive&apos;s last test, that takes %2. It takes longer when the drive slows down.</source>
        <comment>rate, duration</comment>
        <translation>À %1 MB/s, le débit le plus élevé du dernier test de ce disque, cela prend %2. Cela dure plus longtemps quand le disque ralentit.</translation>
    </message>
    <message>
        <source>At %1 MB/s that takes %2; a faster drive takes less.</source>
        <comment>rate, duration</comment>
        <translation>À %1 MB/s, cela prend %2 ; un disque plus rapide met moins de temps.</translation>
    </message>
</context>
<context>
    <name>strata::gui::Exports</name>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>Images PNG (*.png);;Dessins SVG (*.svg)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata (*.strata)</source>
        <translation>Tous les rapports en texte (*.txt);;Dernière exécution en page web (*.html);;Dernière exécution en dessin (*.svg);;Dernière exécution en tableau (*.csv);;Dernière exécution en fichier Strata (*.strata)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>strata-report-%1.txt</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-rapport-%1.txt</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>Rapport enregistré dans %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l&apos;image</translation>
    </message>
    <message>
        <source>strata-chart-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-graphique-%1.png</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Image enregistrée dans %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>Le graphique est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>strata-machine-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-machine-%1.png</translation>
    </message>
    <message>
        <source>Save diagnostics</source>
        <translation>Enregistrer le diagnostic</translation>
    </message>
    <message>
        <source>strata-diagnostics-%1.json</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-diagnostic-%1.json</translation>
    </message>
    <message>
        <source>Diagnostics (*.json)</source>
        <translation>Diagnostic (*.json)</translation>
    </message>
    <message>
        <source>Diagnostics saved to %1</source>
        <translation>Diagnostic enregistré dans %1</translation>
    </message>
    <message>
        <source>%1 · method %2</source>
        <comment>settings of a run, revision of the method</comment>
        <translation>%1 · méthode %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date on a result card</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Enregistrer la fiche de résultats</translation>
    </message>
    <message>
        <source>strata-card-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-fiche-%1.png</translation>
    </message>
    <message>
        <source>Result card saved to %1</source>
        <translation>Fiche de résultats enregistrée dans %1</translation>
    </message>
    <message>
        <source>The result card is on the clipboard.</source>
        <translation>La fiche de résultats est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>all threads: %1</source>
        <comment>how many these are</comment>
        <translation>tous les threads : %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table (*.csv);;This page as a file of Strata (*.strata)</source>
        <translation>Cette page en page web (*.html);;Cette page en dessin (*.svg);;Cette page en tableau (*.csv);;Cette page en fichier Strata (*.strata)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt)</source>
        <translation>Tous les rapports en texte (*.txt)</translation>
    </message>
    <message>
        <source>strata-report-%1.html</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-rapport-%1.html</translation>
    </message>
</context>
<context>
    <name>strata::gui::FoldedText</name>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Show less of the notes</source>
        <translation>Afficher moins de remarques</translation>
    </message>
    <message>
        <source>Show all of the notes</source>
        <translation>Afficher toutes les remarques</translation>
    </message>
</context>
<context>
    <name>strata::gui::HeldBackLine</name>
    <message>
        <source>What holds this machine back: %1</source>
        <comment>a list</comment>
        <translation>Ce qui freine cette machine&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HelpPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the previous page (%1)</source>
        <translation>Retour à la page précédente (%1)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Forward to the next page (%1)</source>
        <translation>Aller à la page suivante (%1)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l&apos;aide</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>Sommaire de l&apos;aide</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Texte de l&apos;aide</translation>
    </message>
    <message>
        <source>No results for “%1” in the help. Try fewer words, or part of a word.</source>
        <translation>Aucun résultat pour «&#xa0;%1&#xa0;» dans l&apos;aide. Essayer moins de mots, ou une partie d&apos;un mot.</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>Occurrences trouvées&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message>
        <source>Search dates, labels, comments, machines and tests</source>
        <translation>Rechercher dans les dates, étiquettes, commentaires, machines et tests</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>Rechercher dans l&apos;historique</translation>
    </message>
    <message>
        <source>Tests to show</source>
        <translation>Tests à afficher</translation>
    </message>
    <message>
        <source>Grades to show</source>
        <translation>Notes à afficher</translation>
    </message>
    <message>
        <source>Machines to show</source>
        <translation>Machines à afficher</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Tous les tests</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Toutes les notes</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Toutes les machines</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 sur %Ln exécution</numerusform>
            <numerusform>%1 sur %Ln exécutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message>
        <source>not finished</source>
        <translation>non terminé</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>test, figure, unit</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a run in its series, runs of the series</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>%1 (memory)</source>
        <comment>test, of what is behind the caches</comment>
        <translation>%1 (mémoire)</translation>
    </message>
    <message>
        <source>%1 (L%2)</source>
        <comment>test, number of a cache</comment>
        <translation>%1 (L%2)</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <comment>percent of a run</comment>
        <translation>en cours, %1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message>
        <source>Nothing new: these runs are in the history</source>
        <translation>Rien de nouveau&#xa0;: ces exécutions sont déjà dans l&apos;historique</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>%Ln exécution ajoutée depuis %1</numerusform>
            <numerusform>%Ln exécutions ajoutées depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>%Ln exécution ajoutée</numerusform>
            <numerusform>%Ln exécutions ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>%Ln exécution supprimée.</numerusform>
            <numerusform>%Ln exécutions supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) could not be read either.</source>
        <translation>
            <numerusform>%Ln autre fichier n&apos;a pas pu être lu non plus.</numerusform>
            <numerusform>%Ln autres fichiers n&apos;ont pas pu être lus non plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>Importer des exécutions</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)</source>
        <translation>Exécutions de Strata (*.strata *.json);;Sorties d&apos;autres programmes (*.csv *.txt *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>strata-run-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-execution-%1.strata</translation>
    </message>
    <message>
        <source>strata-series-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-serie-%1.strata</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Exporter l&apos;exécution</translation>
    </message>
    <message>
        <source>Export series</source>
        <translation>Exporter la série</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Exécutions de Strata (*.strata);;Pages web (*.html);;Dessins (*.svg);;Tableaux (*.csv);;Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>Exécutions enregistrées</translation>
    </message>
    <message>
        <source>Select one run to see its report here.</source>
        <translation>Sélectionner une exécution pour voir ici son rapport.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Shows the results of the selected run on the pages, with their charts. Double-clicking it does the same. From a series, it is the run at the median.</source>
        <translation>Affiche les résultats de l&apos;exécution sélectionnée sur les pages, avec leurs graphiques. Un double-clic fait de même. Pour une série, c&apos;est l&apos;exécution à la médiane.</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>Compares the selected runs, each with the rest of its series. With Shift, they are added to what is compared already.</source>
        <translation>Compare les exécutions sélectionnées, chacune avec le reste de sa série. Avec Maj, elles s&apos;ajoutent à ce qui est déjà comparé.</translation>
    </message>
    <message>
        <source>&amp;Add to comparison</source>
        <translation>&amp;Ajouter à la comparaison</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>É&amp;tiquette</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text</source>
        <translation>Enregistre l&apos;exécution sélectionnée, ou toutes celles d&apos;une série, en fichier d&apos;exécution, page web, dessin, tableau ou texte</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>&amp;Partager…</translation>
    </message>
    <message>
        <source>Saves an anonymized copy of the selected run</source>
        <translation>Enregistre une copie anonymisée de l&apos;exécution sélectionnée</translation>
    </message>
    <message>
        <source>Deletes the selected runs. Undo restores them.</source>
        <translation>Supprime les exécutions sélectionnées. «&#xa0;Annuler&#xa0;» les rétablit.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Adds runs from a file; files can be dropped here too</source>
        <translation>Ajoute des exécutions depuis un fichier&#x202f;; des fichiers peuvent aussi être déposés ici</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>Co&amp;mmentaire</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>No runs stored yet</source>
        <translation>Aucune exécution enregistrée pour l&apos;instant</translation>
    </message>
    <message>
        <source>Each run appears here when it has ended.</source>
        <translation>Chaque exécution apparaît ici une fois terminée.</translation>
    </message>
    <message>
        <source>The OS provides no folder for user data, so Strata cannot save runs.</source>
        <translation>Le système ne fournit pas de dossier pour les données de l&apos;utilisateur, Strata ne peut donc pas enregistrer les exécutions.</translation>
    </message>
    <message>
        <source>Run saved to %1</source>
        <translation>Exécution enregistrée dans %1</translation>
    </message>
    <message>
        <source>Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment of a run.</source>
        <translation>Change l&apos;étiquette de l&apos;exécution sélectionnée, ou de toutes les exécutions d&apos;une série (F2). Maj+F2 modifie le commentaire d&apos;une exécution.</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>of the selected run, as a table</comment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>L&apos;exécution choisie</translation>
    </message>
    <message>
        <source>Select one run to see its results here.</source>
        <translation>Sélectionner une exécution pour voir ici ses résultats.</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryRow</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Keep runs in the &amp;history</source>
        <translation>Garder les exécutions dans l&apos;&amp;historique</translation>
    </message>
    <message>
        <source>Keep runs in the history</source>
        <translation>Garder les exécutions dans l&apos;historique</translation>
    </message>
    <message>
        <source>Stores each run on this computer, step by step. When off, the next run replaces it, unless you save its report.</source>
        <translation>Enregistre chaque exécution sur cet ordinateur, étape par étape. Si l&apos;option est désactivée, l&apos;exécution suivante la remplace, à moins que vous n&apos;enregistriez son rapport.</translation>
    </message>
</context>
<context>
    <name>strata::gui::KindFilter</name>
    <message>
        <source>%1: %2</source>
        <comment>column, what it has of a result</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeadForm</name>
    <message>
        <source>Type the address that the server shows: on this page of the other machine, or with &quot;strata-cli serve&quot;.</source>
        <translation>Saisir l&apos;adresse que le serveur affiche&#xa0;: sur cette page de l&apos;autre machine, ou avec «&#xa0;strata-cli serve&#xa0;».</translation>
    </message>
    <message>
        <source>Type the six-digit code that the server shows.</source>
        <translation>Saisir le code à six chiffres que le serveur affiche.</translation>
    </message>
    <message>
        <source>A code has six digits.</source>
        <translation>Un code a six chiffres.</translation>
    </message>
    <message>
        <source>Type one code for all servers, or one code per server in the same order.</source>
        <translation>Saisir un seul code pour tous les serveurs, ou un code par serveur dans le même ordre.</translation>
    </message>
    <message>
        <source>Choose at least one direction.</source>
        <translation>Choisir au moins un sens.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#x202f;s</translation>
    </message>
    <message>
        <source>Measure the network (client)</source>
        <translation>Mesurer le réseau (client)</translation>
    </message>
    <message>
        <source>Start the server on the other machine: on this page, or with &quot;strata-cli serve&quot;. It shows its addresses and a code.</source>
        <translation>Démarrer le serveur sur l&apos;autre machine&#xa0;: sur cette page, ou avec «&#xa0;strata-cli serve&#xa0;». Le serveur affiche ses adresses et un code.</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>&amp;Adresse&#xa0;:</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Adresse du serveur</translation>
    </message>
    <message>
        <source>A name or an address, with the port if it is not the default: desk.local:49001. Separate servers with commas. Strata measures each alone, then all together.</source>
        <translation>Un nom ou une adresse, avec le port s&apos;il n&apos;est pas celui par défaut&#xa0;: desk.local:49001. Séparer les serveurs par des virgules. Strata mesure chacun seul, puis tous ensemble.</translation>
    </message>
    <message>
        <source>C&amp;ode:</source>
        <translation>C&amp;ode&#xa0;:</translation>
    </message>
    <message>
        <source>Code of the server</source>
        <translation>Code du serveur</translation>
    </message>
    <message>
        <source>The six digits that the server shows. Strata does not store them. Separate the codes of several servers with commas.</source>
        <translation>Les six chiffres que le serveur affiche. Strata ne les conserve pas. Séparer les codes de plusieurs serveurs par des virgules.</translation>
    </message>
    <message>
        <source>&amp;Streams:</source>
        <translation>Flu&amp;x&#xa0;:</translation>
    </message>
    <message>
        <source>Parallel streams</source>
        <translation>Flux parallèles</translation>
    </message>
    <message>
        <source>Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so on.</source>
        <translation>Connexions parallèles par sens. Strata mesure aussi chaque puissance de deux inférieure&#xa0;: 1, 2, 4 et ainsi de suite.</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>D&amp;urée&#xa0;:</translation>
    </message>
    <message>
        <source>Time per measurement</source>
        <translation>Durée par mesure</translation>
    </message>
    <message>
        <source>Measuring time for the RTT and for each kind of stream.</source>
        <translation>Durée de mesure pour le RTT et pour chaque type de flux.</translation>
    </message>
    <message>
        <source>Streams from this machine to the other</source>
        <translation>Flux de cette machine vers l&apos;autre</translation>
    </message>
    <message>
        <source>Streams from the other machine to this one</source>
        <translation>Flux de l&apos;autre machine vers celle-ci</translation>
    </message>
    <message>
        <source>Streams to and from the other machine at the same time</source>
        <translation>Flux dans les deux sens en même temps</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>Un test de disque interrompu a laissé %Ln fichier (%1) dans %2.</numerusform>
            <numerusform>Un test de disque interrompu a laissé %Ln fichiers (%1) dans %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>%Ln fichier supprimé (%1).</numerusform>
            <numerusform>%Ln fichiers supprimés (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Supprimer les fichiers</translation>
    </message>
    <message>
        <source>Deletes these files, and nothing else.</source>
        <translation>Supprime ces fichiers, et rien d&apos;autre.</translation>
    </message>
    <message>
        <source>Keep files</source>
        <translation>Garder les fichiers</translation>
    </message>
    <message>
        <source>Leaves these files where they are, and does not ask about them again.</source>
        <translation>Laisse ces fichiers où ils sont et ne pose plus la question.</translation>
    </message>
</context>
<context>
    <name>strata::gui::LegendButton</name>
    <message>
        <source>%1, shown</source>
        <comment>a line of the chart</comment>
        <translation>%1, affiché</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <comment>a line of the chart</comment>
        <translation>%1, masqué</translation>
    </message>
    <message>
        <source>Hide in chart and table</source>
        <translation>Masquer dans le graphique et le tableau</translation>
    </message>
    <message>
        <source>Show in chart and table</source>
        <translation>Afficher dans le graphique et le tableau</translation>
    </message>
</context>
<context>
    <name>strata::gui::LiveRun</name>
    <message>
        <source>Getting ready</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>Exécution en cours</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>part of a run</comment>
        <translation>%1&#xa0;: terminé</translation>
    </message>
    <message>
        <source>%1: in progress</source>
        <comment>part of a run</comment>
        <translation>%1&#xa0;: en cours</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>part of a run</comment>
        <translation>%1&#xa0;: à venir</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progression de l&apos;exécution</translation>
    </message>
    <message>
        <source>Background load</source>
        <comment>what others take from the measured CPUs</comment>
        <translation>Charge de fond</translation>
    </message>
</context>
<context>
    <name>strata::gui::MainWindow</name>
    <message>
        <source>Another machine is measuring the network to this one. A run would disturb it: wait until it has ended, or press Stop server on the page Network.</source>
        <translation>Une autre machine mesure le réseau vers celle-ci. Une exécution la perturberait&#xa0;: attendre qu&apos;elle ait terminé, ou cliquer sur «&#xa0;Arrêter le serveur&#xa0;» sur la page «&#xa0;Réseau&#xa0;».</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to open another.</source>
        <translation>Une exécution est en cours. Attendre qu&apos;elle soit terminée, ou cliquer sur «&#xa0;Arrêter&#xa0;», pour en ouvrir une autre.</translation>
    </message>
    <message>
        <source>Detecting hardware…</source>
        <translation>Détection du matériel…</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to check the instrument.</source>
        <translation>Une exécution est en cours. Attendre qu&apos;elle soit terminée, ou cliquer sur «&#xa0;Arrêter&#xa0;», pour vérifier l&apos;instrument.</translation>
    </message>
    <message>
        <source>Checking the instrument…</source>
        <translation>Vérification de l&apos;instrument…</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Unit of rates</source>
        <translation>Unité des débits</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>unit of rates</comment>
        <translation>Unité&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::MemoryPage</name>
    <message>
        <source>Scaling</source>
        <translation>Passage à l&apos;échelle</translation>
    </message>
</context>
<context>
    <name>strata::gui::NetworkResults</name>
    <message>
        <source>Within this computer: the connection did not leave it, so these are figures of its memory and OS.</source>
        <translation>À l&apos;intérieur de cet ordinateur&#xa0;: la connexion n&apos;en est pas sortie, ces valeurs sont donc celles de sa mémoire et de son système.</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Débit au fil du temps</translation>
    </message>
    <message>
        <source>RTT over time</source>
        <translation>RTT au fil du temps</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Chunks by size</source>
        <translation>Blocs par taille</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT par centile</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
</context>
<context>
    <name>strata::gui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>strata::gui::OpenedRun</name>
    <message>
        <source>Opened from history: %1</source>
        <comment>when a run began, its label, the machine</comment>
        <translation>Ouvert depuis l&apos;historique&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Back to current results</source>
        <translation>&amp;Retour aux résultats actuels</translation>
    </message>
    <message>
        <source>Closes this run, and shows again what was measured last. The run stays in the history.</source>
        <translation>Ferme cette exécution et affiche de nouveau ce qui a été mesuré en dernier. L&apos;exécution reste dans l&apos;historique.</translation>
    </message>
</context>
<context>
    <name>strata::gui::OverviewPage</name>
    <message>
        <source>Moves</source>
        <comment>the chart of the memory test</comment>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>&amp;Cores:</source>
        <translation>C&amp;œurs :</translation>
    </message>
    <message>
        <source>Kind of cores that is measured</source>
        <translation>Type de cœurs mesuré</translation>
    </message>
    <message>
        <source>Result card…</source>
        <translation>Fiche de résultats…</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>Fiche de résultats</translation>
    </message>
    <message>
        <source>Shows these results as one picture, to save or copy</source>
        <translation>Montre ces résultats en une image, à enregistrer ou à copier</translation>
    </message>
</context>
<context>
    <name>strata::gui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
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
        <translation>Niveau</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>Vitesse relative</translation>
    </message>
    <message>
        <source>Core, levels of memory and disk</source>
        <translation>Cœur, niveaux de mémoire et disque</translation>
    </message>
    <message>
        <source>Reading by one thread. The bars are logarithmic.</source>
        <translation>Lecture par un thread. Les barres sont logarithmiques.</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>Un thread</translation>
    </message>
    <message>
        <source>Rates of one thread</source>
        <translation>Débits d&apos;un thread</translation>
    </message>
    <message>
        <source>Shows and measures what one core can do</source>
        <translation>Affiche et mesure ce qu&apos;un cœur peut faire</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Tous les threads</translation>
    </message>
    <message>
        <source>Rates of all threads</source>
        <translation>Débits de tous les threads</translation>
    </message>
    <message>
        <source>Shows and measures what all CPUs can do together; latency always has one thread</source>
        <translation>Affiche et mesure ce que tous les CPU peuvent faire ensemble&#x202f;; la latence a toujours un seul thread</translation>
    </message>
    <message>
        <source>one thread</source>
        <comment>what the bars are of</comment>
        <translation>un thread</translation>
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
        <source>A test is running. These settings apply to the next one.</source>
        <translation>Un test est en cours. Ces paramètres s&apos;appliqueront au suivant.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>duration</comment>
        <translation>%1&#x202f;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>duration</comment>
        <translation>%1&#x202f;min</translation>
    </message>
    <message>
        <source>Estimating time and memory…</source>
        <translation>Estimation de la durée et de la mémoire…</translation>
    </message>
    <message>
        <source>Fix the marked fields to see time and memory needed.</source>
        <translation>Corriger les champs signalés pour voir la durée et la mémoire nécessaires.</translation>
    </message>
    <message>
        <source>Needs %1 of memory · about %2</source>
        <translation>Nécessite %1 de mémoire · environ %2</translation>
    </message>
    <message>
        <source>Needs %1 of memory · writes %2 to disk · about %3</source>
        <translation>Nécessite %1 de mémoire · écrit %2 sur le disque · environ %3</translation>
    </message>
    <message>
        <source>Needs %1 of memory</source>
        <translation>A besoin de %1 de mémoire</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <comment>the button; what it measures</comment>
        <translation>Lancer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlotView</name>
    <message>
        <source>The left and right arrow keys read out results, plus and minus zoom, 0 shows all. The table has the same results.</source>
        <translation>Les flèches gauche et droite lisent les résultats, plus et moins zooment, 0 affiche tout. Le tableau contient les mêmes résultats.</translation>
    </message>
</context>
<context>
    <name>strata::gui::PresetRow</name>
    <message>
        <source>Custom values.</source>
        <translation>Valeurs personnalisées.</translation>
    </message>
    <message numerus="yes">
        <source>Run on the Overview then takes %Ln seconds at most.</source>
        <translation>
            <numerusform>«&#xa0;Lancer&#xa0;» sur la vue d&apos;ensemble prend alors au plus %Ln seconde.</numerusform>
            <numerusform>«&#xa0;Lancer&#xa0;» sur la vue d&apos;ensemble prend alors au plus %Ln secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run on the Overview has times of its own: choose them beside its button.</source>
        <translation>«&#xa0;Lancer&#xa0;» sur la vue d&apos;ensemble a ses propres durées&#xa0;: les choisir à côté de son bouton.</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>Pré&amp;réglage</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>preset, how long Run takes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Run takes about: %1</source>
        <comment>a time for each preset</comment>
        <translation>«&#xa0;Lancer&#xa0;» prend environ&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::ProcessorPage</name>
    <message>
        <source>%1: %2</source>
        <comment>name of a fact, fact</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Threads: one to all</source>
        <translation>Threads&#xa0;: d&apos;un à tous</translation>
    </message>
    <message>
        <source>Threads: as in Setup</source>
        <translation>Threads&#xa0;: comme dans la configuration</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Thread counts to measure the processor with</source>
        <translation>Nombres de threads avec lesquels mesurer le processeur</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>%1 GHz mesurés</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReadingBar</name>
    <message>
        <source>Reading %1…</source>
        <comment>a file</comment>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Reads no further files. Those that were read stay.</source>
        <translation>Ne lit plus d&apos;autres fichiers. Ceux déjà lus restent.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RegionsRow</name>
    <message>
        <source>left out</source>
        <translation>omise</translation>
    </message>
    <message>
        <source>Strata chooses this size from the caches of this machine.</source>
        <translation>Strata choisit cette taille d&apos;après les caches de cette machine.</translation>
    </message>
    <message>
        <source>Even the smallest buffers do not fit into the available memory.</source>
        <translation>Même les plus petits tampons ne tiennent pas dans la mémoire disponible.</translation>
    </message>
    <message>
        <source>Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.</source>
        <translation>Taille du tampon %1&#xa0;: au plus %2, car chaque thread a besoin de deux tampons de ce type dans la mémoire disponible.</translation>
    </message>
    <message>
        <source>Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.</source>
        <translation>Taille du tampon %1&#xa0;: de %2 à %3, par exemple 16K ou %4. Strata l&apos;omet si elle vaut 0 ou si le champ est vide.</translation>
    </message>
    <message>
        <source>With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>Avec ces threads, les tampons dimensionnés selon les caches nécessitent %1 de mémoire, mais seuls %2 sont disponibles. Choisir moins de threads, ou des tampons de %3 au plus.</translation>
    </message>
    <message>
        <source>With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>Avec ces threads, les tampons nécessitent %1 de mémoire, mais seuls %2 sont disponibles. Choisir moins de threads, ou des tampons de %3 au plus.</translation>
    </message>
    <message>
        <source>Choose at most %1: each thread needs two such buffers, and %2 of memory is available.</source>
        <translation>Choisir au plus %1&#xa0;: chaque thread a besoin de deux tampons de ce type, et %2 de mémoire sont disponibles.</translation>
    </message>
    <message>
        <source>Buffe&amp;r sizes</source>
        <translation>Tailles de ta&amp;mpon</translation>
    </message>
    <message>
        <source>Buffer sizes</source>
        <translation>Tailles de tampon</translation>
    </message>
    <message>
        <source>From the cache sizes</source>
        <translation>D&apos;après les tailles de cache</translation>
    </message>
    <message>
        <source>These sizes</source>
        <translation>Ces tailles</translation>
    </message>
    <message>
        <source>Buffer size %1</source>
        <translation>Taille du tampon %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message>
        <source>not known yet</source>
        <translation>pas encore connue</translation>
    </message>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>Pour comparer deux séries, chacune a besoin d&apos;au moins %Ln répétition.</numerusform>
            <numerusform>Pour comparer deux séries, chacune a besoin d&apos;au moins %Ln répétitions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strata saves each finished repetition to the history. Stop keeps the finished ones.</source>
        <translation>Strata enregistre chaque répétition terminée dans l&apos;historique. «&#xa0;Arrêter&#xa0;» conserve celles qui sont terminées.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows the noise, so that you can compare series.</source>
        <translation>Répète les mêmes tests, à chaque fois avec de nouveaux threads et une nouvelle mémoire. La dispersion des répétitions montre le bruit et permet de comparer des séries.</translation>
    </message>
    <message>
        <source>Tests:</source>
        <translation>Tests&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Répétitions&#xa0;:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Durée&#xa0;:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReportPane</name>
    <message>
        <source>Reports</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>The reports of runs appear here.</source>
        <translation>Les rapports des exécutions apparaissent ici.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RespondForm</name>
    <message>
        <source>All addresses of this machine</source>
        <translation>Toutes les adresses de cette machine</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>address, interface</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>Arrêter le serveur</translation>
    </message>
    <message>
        <source>Start server</source>
        <translation>Démarrer le serveur</translation>
    </message>
    <message>
        <source>Stops the server and disconnects the current client.</source>
        <translation>Arrête le serveur et déconnecte le client actuel.</translation>
    </message>
    <message>
        <source>Accepts clients that know the code. Stops after 15 minutes without a client.</source>
        <translation>Accepte les clients qui connaissent le code. S&apos;arrête après 15 minutes sans client.</translation>
    </message>
    <message>
        <source>Let another machine connect (server)</source>
        <translation>Laisser une autre machine se connecter (serveur)</translation>
    </message>
    <message>
        <source>While the server is on, clients that know the code can run the network test, and nothing else.</source>
        <translation>Tant que le serveur est actif, les clients qui connaissent le code peuvent lancer le test réseau, et rien d&apos;autre.</translation>
    </message>
    <message>
        <source>&amp;Listen on:</source>
        <translation>É&amp;couter sur&#xa0;:</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Adresse d&apos;écoute</translation>
    </message>
    <message>
        <source>The local address that the server accepts connections on.</source>
        <translation>L&apos;adresse locale sur laquelle le serveur accepte les connexions.</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port&#xa0;:</translation>
    </message>
    <message>
        <source>Port to listen on</source>
        <translation>Port d&apos;écoute</translation>
    </message>
    <message>
        <source>The firewall must allow incoming connections to this port.</source>
        <translation>Le pare-feu doit autoriser les connexions entrantes vers ce port.</translation>
    </message>
    <message>
        <source>For clients:</source>
        <translation>Pour les clients&#xa0;:</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>Adresses de cette machine</translation>
    </message>
    <message>
        <source>Code:</source>
        <translation>Code&#xa0;:</translation>
    </message>
    <message>
        <source>Code of this machine</source>
        <translation>Code de cette machine</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Copies the code to the clipboard</source>
        <translation>Copie le code dans le presse-papiers</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsModel</name>
    <message>
        <source>%1 ×%2</source>
        <comment>cell, number of threads; short</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1, 1 thread</source>
        <comment>cell</comment>
        <translation>%1, 1 thread</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln threads</source>
        <comment>cell</comment>
        <translation>
            <numerusform>%1, %Ln thread</numerusform>
            <numerusform>%1, %Ln threads</numerusform>
        </translation>
    </message>
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
        <source>Grade</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
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
        <source>%1 (%2 to %3)</source>
        <comment>figure with unit, least and most of many</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>figure with unit, percent</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>CPU, other CPU, time from one to the other</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunCommands</name>
    <message>
        <source>R&amp;un: %1</source>
        <comment>in the menu; the test</comment>
        <translation>Lan&amp;cer&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation>impossible à lancer avec ces paramètres</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Rien de mesuré pour l&apos;instant</translation>
    </message>
    <message>
        <source>This run did not measure this test</source>
        <translation>Cette exécution n&apos;a pas mesuré ce test</translation>
    </message>
    <message>
        <source>Not measured since this start of Strata</source>
        <translation>Pas de mesure depuis ce démarrage de Strata</translation>
    </message>
    <message>
        <source>No results of this test yet</source>
        <translation>Pas encore de résultats de ce test</translation>
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
        <translation>Progression de l&apos;exécution</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Ce qu&apos;il faut lancer</translation>
    </message>
    <message>
        <source>How long the whole machine takes, or one part of it</source>
        <translation>Durée pour la machine entière, ou une partie seulement</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Runs what is named beside this button (%1)</source>
        <translation>Lance ce qui est indiqué à côté de ce bouton (%1)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured (%1)</source>
        <translation>Termine l&apos;exécution et conserve ce qui est déjà mesuré (%1)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message>
        <source>%1 (extended)</source>
        <translation>%1 (prolongé)</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <comment>of a series by turns</comment>
        <translation>Exécution %1 sur %2</translation>
    </message>
    <message>
        <source>Repetition %1 of %2</source>
        <translation>Répétition %1 sur %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Préparation</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results were measured again at %1.</source>
        <translation>
            <numerusform>%Ln résultat a été mesuré à nouveau&#xa0;: %1.</numerusform>
            <numerusform>%Ln résultats ont été mesurés à nouveau&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The measurement with the better grade was kept, or else the one with the narrower interval.</source>
        <translation>Strata a gardé la mesure qui a la meilleure note, ou à défaut celle qui a l&apos;intervalle le plus étroit.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Arrêté avant toute mesure.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Non mesuré.</translation>
    </message>
    <message>
        <source>Kept in the history.</source>
        <translation>Conservé dans l&apos;historique.</translation>
    </message>
    <message>
        <source>%1 faster, %2 slower than the last run, most: %3 %4</source>
        <comment>numbers of results, result that changed most, by how much</comment>
        <translation>%1 plus rapides, %2 plus lents que la dernière exécution, surtout&#xa0;: %3 %4</translation>
    </message>
    <message>
        <source>Same as the last run (%1)</source>
        <translation>Comme la dernière exécution (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>%Ln non fiable laissé de côté</numerusform>
            <numerusform>%Ln non fiables laissés de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 improved, %2 kept</source>
        <comment>of the results that were measured again</comment>
        <translation>%1 améliorés, %2 conservés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>%Ln résultat hors de la plage habituelle</numerusform>
            <numerusform>%Ln résultats hors de la plage habituelle</numerusform>
        </translation>
    </message>
    <message>
        <source>all in their usual range</source>
        <translation>tous dans leur plage habituelle</translation>
    </message>
    <message>
        <source>Measured: %1, %2</source>
        <comment>when a run began, how long it took</comment>
        <translation>Mesuré&#xa0;: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%Ln&#x202f;s</numerusform>
            <numerusform>%Ln&#x202f;s</numerusform>
        </translation>
    </message>
    <message>
        <source>Several runs, the last %1</source>
        <comment>when it began</comment>
        <translation>Plusieurs exécutions, la dernière %1</translation>
    </message>
    <message>
        <source>%1 took up to %2 of a CPU</source>
        <comment>program, percent</comment>
        <translation>%1 a pris jusqu&apos;à %2 d&apos;un CPU</translation>
    </message>
    <message>
        <source>Dimmed: earlier runs, the last %1</source>
        <comment>when</comment>
        <translation>Estompé&#xa0;: exécutions antérieures, la dernière %1</translation>
    </message>
    <message>
        <source>Dimmed: the last run, %1</source>
        <comment>when</comment>
        <translation>Estompé&#xa0;: la dernière exécution, %1</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Rien de mesuré pour l&apos;instant</translation>
    </message>
    <message>
        <source>A run shows its progress here, and then how reliable its results are.</source>
        <translation>Une exécution affiche ici son avancement, puis la fiabilité de ses résultats.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>Arrêté après %Ln&#x202f;s.</numerusform>
            <numerusform>Arrêté après %Ln&#x202f;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>Terminé en %Ln&#x202f;s.</numerusform>
            <numerusform>Terminé en %Ln&#x202f;s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunQuestion</name>
    <message>
        <source>The picture on the screen is disturbed while the framebuffer is measured. Strata restores it afterwards.</source>
        <translation>L&apos;image à l&apos;écran est perturbée pendant la mesure du framebuffer. Strata la rétablit ensuite.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Lancer maintenant</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <translation>Plus</translation>
    </message>
    <message>
        <source>More tests</source>
        <translation>Autres tests</translation>
    </message>
</context>
<context>
    <name>strata::gui::SeriesCommands</name>
    <message>
        <source>B: %1</source>
        <comment>what differs</comment>
        <translation>B&#xa0;: %1</translation>
    </message>
    <message>
        <source>A: as in Setup</source>
        <translation>A&#xa0;: comme dans la configuration</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupCommands</name>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>Paramètres (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Paramètres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Ouvrir des paramètres</translation>
    </message>
    <message>
        <source>%1 has no valid settings. %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1 ne contient pas de paramètres valides. %2</translation>
    </message>
    <message>
        <source>Settings loaded from %1</source>
        <translation>Paramètres chargés depuis %1</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Enregistrer les paramètres</translation>
    </message>
    <message>
        <source>Settings saved to %1</source>
        <translation>Paramètres enregistrés dans %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupDialog</name>
    <message>
        <source>Sho&amp;w fewer settings</source>
        <translation>Affi&amp;cher moins de paramètres</translation>
    </message>
    <message>
        <source>Sho&amp;w more settings</source>
        <translation>Affi&amp;cher plus de paramètres</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>Afficher moins de paramètres</translation>
    </message>
    <message>
        <source>Show more settings</source>
        <translation>Afficher plus de paramètres</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>R&amp;estore defaults</source>
        <translation>Réta&amp;blir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Rétablir les valeurs par défaut</translation>
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
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Fix the marked fields first.</source>
        <translation>Corriger d&apos;abord les champs signalés.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ShareDialog</name>
    <message>
        <source>left out</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>strata-shared-%1.html</source>
        <comment>file name; the date</comment>
        <translation>strata-partage-%1.html</translation>
    </message>
    <message>
        <source>Save the copy to share</source>
        <translation>Enregistrer la copie à partager</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Pages web (*.html);;Exécutions de Strata (*.strata);;Dessins (*.svg);;Tableaux (*.csv);;Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Copy to share saved to %1</source>
        <translation>Copie à partager enregistrée dans %1</translation>
    </message>
    <message>
        <source>Share run</source>
        <translation>Partager l&apos;exécution</translation>
    </message>
    <message>
        <source>Saves a copy of this run without what identifies the computer. The run itself stays as it is. Strata sends nothing anywhere: you choose where the file goes.</source>
        <translation>Enregistre une copie de cette exécution sans ce qui identifie l&apos;ordinateur. L&apos;exécution elle-même reste inchangée. Strata n&apos;envoie rien nulle part&#xa0;: vous choisissez où va le fichier.</translation>
    </message>
    <message>
        <source>&amp;Keep label and comment</source>
        <translation>&amp;Garder l&apos;étiquette et le commentaire</translation>
    </message>
    <message>
        <source>They may contain personal data</source>
        <translation>Ils peuvent contenir des données personnelles</translation>
    </message>
    <message>
        <source>&amp;Removed or changed</source>
        <translation>S&amp;upprimé ou modifié</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>In your run</source>
        <translation>Dans votre exécution</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>Dans la copie</translation>
    </message>
    <message>
        <source>What the copy removes or changes</source>
        <translation>Ce que la copie supprime ou modifie</translation>
    </message>
    <message>
        <source>&amp;Save copy…</source>
        <translation>&amp;Enregistrer la copie…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>Résultats affichés fiables&#xa0;: %1 sur %Ln</numerusform>
            <numerusform>Résultats affichés fiables&#xa0;: %1 sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln results)</source>
        <comment>what disturbed them</comment>
        <translation>
            <numerusform>%1 (%Ln résultat)</numerusform>
            <numerusform>%1 (%Ln résultats)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run the %Ln again</source>
        <comment>a button; results that are not reliable</comment>
        <translation>
            <numerusform>Mesurer à nouveau (%Ln)</numerusform>
            <numerusform>Mesurer à nouveau les %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Measures only the results that are not reliable. The measurement with the better grade stays, or else the one with the narrower interval. Close other programs first.</source>
        <translation>Mesure uniquement les résultats qui ne sont pas fiables. Strata garde la mesure qui a la meilleure note, ou à défaut celle qui a l&apos;intervalle le plus étroit. Fermer d&apos;abord les autres programmes.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SustainedBar</name>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Vectors: arithmetic of the widest vectors, which heats most. Integer: sorting. Memory: copies.</source>
        <translation>Vecteurs&#xa0;: calcul sur les vecteurs les plus larges, qui chauffe le plus. Entiers&#xa0;: tri. Mémoire&#xa0;: copies.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Thin laptops fall within a minute or two, large coolers after ten or more.</source>
        <translation>Les portables fins faiblissent en une minute ou deux, les gros ventirads après dix minutes ou plus.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SweepBar</name>
    <message>
        <source>One size per level</source>
        <translation>Une taille par niveau</translation>
    </message>
    <message>
        <source>Quick sweep</source>
        <translation>Balayage rapide</translation>
    </message>
    <message>
        <source>Full sweep</source>
        <translation>Balayage complet</translation>
    </message>
    <message>
        <source>One chain</source>
        <translation>Une chaîne</translation>
    </message>
    <message>
        <source>Widest operand</source>
        <translation>Opérande le plus large</translation>
    </message>
    <message>
        <source>All widths</source>
        <translation>Toutes les largeurs</translation>
    </message>
    <message>
        <source>One to twelve chains</source>
        <translation>D&apos;une à douze chaînes</translation>
    </message>
    <message>
        <source>All kernels</source>
        <translation>Tous les noyaux de mesure</translation>
    </message>
    <message>
        <source>Default pages</source>
        <translation>Pages par défaut</translation>
    </message>
    <message>
        <source>Huge pages</source>
        <translation>Grandes pages</translation>
    </message>
    <message>
        <source>Default and huge pages</source>
        <translation>Pages par défaut et grandes pages</translation>
    </message>
    <message>
        <source>Extent of the sweep</source>
        <translation>Étendue du balayage</translation>
    </message>
    <message>
        <source>Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, which shows the levels themselves.</source>
        <translation>Rapide&#xa0;: quelques tailles de part et d&apos;autre de chaque cache. Complet&#xa0;: huit tailles par octave, ce qui fait apparaître les niveaux eux-mêmes.</translation>
    </message>
    <message>
        <source>Chains of the sweep</source>
        <translation>Chaînes du balayage</translation>
    </message>
    <message>
        <source>Kernels of the sweep</source>
        <translation>Noyaux de mesure du balayage</translation>
    </message>
    <message>
        <source>One load at a time, or up to twelve in flight</source>
        <translation>Un chargement à la fois, ou jusqu&apos;à douze en vol</translation>
    </message>
    <message>
        <source>Sequential kernels only, or random, non-temporal and prefetching ones too</source>
        <translation>Noyaux de mesure séquentiels uniquement, ou aussi aléatoires, non temporels et avec préchargement</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Taille de page</translation>
    </message>
    <message>
        <source>Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back to back, and the chart has both curves. The report shows what the OS gave.</source>
        <translation>Les grandes pages (le plus souvent de 2&#x202f;MiB) évitent des défauts de TLB. Les deux&#xa0;: Strata mesure chaque taille avec les deux types, l&apos;un après l&apos;autre, et le graphique montre les deux courbes. Le rapport indique ce que le système a fourni.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayer</translation>
    </message>
    <message>
        <source>Sweep latency</source>
        <translation>Balayer la latence</translation>
    </message>
    <message>
        <source>Sweep bandwidth</source>
        <translation>Balayer la bande passante</translation>
    </message>
    <message>
        <source>Measures through all sizes, from the first cache to memory</source>
        <translation>Mesure à travers toutes les tailles, du premier cache à la mémoire</translation>
    </message>
</context>
<context>
    <name>strata::gui::ThreadsRow</name>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>Un nombre entier de %1 à %2.</translation>
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
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>One per CPU</source>
        <translation>Un par CPU</translation>
    </message>
    <message>
        <source>One per core</source>
        <translation>Un par cœur</translation>
    </message>
    <message>
        <source>Scale up to</source>
        <translation>Monter jusqu&apos;à</translation>
    </message>
    <message>
        <source>Scaling test: runs each test with 1, 2, 4 threads and so on, up to all</source>
        <translation>Test de passage à l&apos;échelle&#xa0;: lance chaque test avec 1, 2, 4 threads et ainsi de suite, jusqu&apos;à tous</translation>
    </message>
    <message>
        <source>Number of threads</source>
        <translation>Nombre de threads</translation>
    </message>
</context>
<context>
    <name>strata::gui::TimesRow</name>
    <message>
        <source>Integer time: a whole number of seconds from %1 to %2.</source>
        <translation>Durée du test sur entiers&#xa0;: un nombre entier de secondes, de %1 à %2.</translation>
    </message>
    <message>
        <source>Floating time: a whole number of seconds from %1 to %2.</source>
        <translation>Durée du test en virgule flottante&#xa0;: un nombre entier de secondes, de %1 à %2.</translation>
    </message>
    <message>
        <source>Memory time: a whole number of seconds from %1 to %2, per buffer size.</source>
        <translation>Durée du test de mémoire&#xa0;: un nombre entier de secondes, de %1 à %2, par taille de tampon.</translation>
    </message>
    <message>
        <source>Times, seconds</source>
        <translation>Durées, secondes</translation>
    </message>
    <message>
        <source>&amp;Integer</source>
        <translation>&amp;Entiers</translation>
    </message>
    <message>
        <source>Integer time, seconds</source>
        <translation>Durée du test sur entiers, secondes</translation>
    </message>
    <message>
        <source>&amp;Floating</source>
        <translation>&amp;Virgule flottante</translation>
    </message>
    <message>
        <source>Floating time, seconds</source>
        <translation>Durée du test en virgule flottante, secondes</translation>
    </message>
    <message>
        <source>&amp;Memory, per size</source>
        <translation>Mémoire, par tai&amp;lle</translation>
    </message>
    <message>
        <source>Memory time per buffer size, seconds</source>
        <translation>Durée du test de mémoire par taille de tampon, secondes</translation>
    </message>
    <message>
        <source>&amp;Stop when precise</source>
        <translation>Arrêter dès &amp;que précis</translation>
    </message>
    <message>
        <source>Stop when precise</source>
        <translation>Arrêter dès que précis</translation>
    </message>
    <message>
        <source>Ends a test early once its result is precise. When off, each test uses its full time, like Nbench.</source>
        <translation>Termine un test plus tôt dès que son résultat est précis. Si l&apos;option est désactivée, chaque test utilise toute sa durée, comme Nbench.</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyDialog</name>
    <message>
        <source>Measuring the usable part of the last cache level: %1</source>
        <translation>Mesure de la partie utilisable du cache de dernier niveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>No CPU picked</source>
        <translation>Aucun CPU choisi</translation>
    </message>
    <message>
        <source>CPU %1 picked</source>
        <translation>CPU %1 choisi</translation>
    </message>
    <message>
        <source>CPUs %1 picked</source>
        <translation>CPU %1 choisis</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Enregistrer l&apos;image…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l&apos;image</translation>
    </message>
    <message>
        <source>&amp;Measure cache again</source>
        <translation>&amp;Mesurer à nouveau le cache</translation>
    </message>
    <message>
        <source>Measure cache again</source>
        <translation>Mesurer à nouveau le cache</translation>
    </message>
    <message>
        <source>Measures how much of the last cache level programs can use, in three seconds at most.</source>
        <translation>Mesure quelle partie du cache de dernier niveau les programmes peuvent utiliser, en trois secondes au plus.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Pick CPUs</source>
        <translation>Choisir des CPU</translation>
    </message>
    <message>
        <source>Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range.</source>
        <translation>Cliquer sur les CPU auxquels épingler des threads, ou sur un cadre pour choisir tous les CPU qu&apos;il contient. Maj+clic choisit une plage.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset to the previous selection</source>
        <translation>Revenir à la sélection précédente</translation>
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
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Copy &amp;facts</source>
        <translation>Copier les &amp;données</translation>
    </message>
    <message>
        <source>Copy facts</source>
        <translation>Copier les données</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyView</name>
    <message>
        <source>Picture of the machine</source>
        <translation>Schéma de la machine</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <comment>a part of the machine</comment>
        <translation>%1, choisi</translation>
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
        <source>outside the usual range</source>
        <translation>hors de la plage habituelle</translation>
    </message>
    <message>
        <source>usual: %1 to %2 %3</source>
        <comment>two figures and their unit</comment>
        <translation>habituel&#xa0;: %1 à %2 %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendStrip</name>
    <message numerus="yes">
        <source>%1, %Ln run(s) since %2: median %3 %4</source>
        <comment>a result, a date, a figure, its unit</comment>
        <translation>
            <numerusform>%1, %Ln exécution depuis le %2&#xa0;: médiane %3 %4</numerusform>
            <numerusform>%1, %Ln exécutions depuis le %2&#xa0;: médiane %3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>too few for a usual range</source>
        <translation>trop peu pour une plage habituelle</translation>
    </message>
    <message>
        <source>all in the usual range</source>
        <translation>tous dans la plage habituelle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>%Ln hors de la plage habituelle</numerusform>
            <numerusform>%Ln hors de la plage habituelle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1&#x202f;; %2.</translation>
    </message>
    <message>
        <source>The figure over time</source>
        <translation>La valeur au fil du temps</translation>
    </message>
    <message>
        <source>Point at a run to read it, or use the arrow keys. Click to select it.</source>
        <translation>Pointer une exécution pour la lire, ou utiliser les flèches. Cliquer pour la sélectionner.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ViewMenu</name>
    <message>
        <source>&amp;Actual size (now %1 %)</source>
        <translation>&amp;Taille réelle (actuellement %1&#x202f;%)</translation>
    </message>
    <message>
        <source>&amp;Unit of rates</source>
        <translation>Unité des &amp;débits</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;arrière</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Report pane</source>
        <translation>Panneau du &amp;rapport</translation>
    </message>
    <message>
        <source>&amp;Machine…</source>
        <translation>&amp;Machine…</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Con&amp;traste élevé</translation>
    </message>
</context>
<context>
    <name>words</name>
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
        <translation>Processeur</translation>
    </message>
    <message>
        <source>Copy rate by method</source>
        <extracomment>chart-copy</extracomment>
        <translation>Débit de copie par méthode</translation>
    </message>
    <message>
        <source>C library function rate vs. size</source>
        <extracomment>chart-library</extracomment>
        <translation>Débit des fonctions de la bibliothèque C selon la taille</translation>
    </message>
    <message>
        <source>Register transfer rate</source>
        <extracomment>chart-registers</extracomment>
        <translation>Débit de transfert des registres</translation>
    </message>
    <message>
        <source>String instruction rate</source>
        <extracomment>chart-string</extracomment>
        <translation>Débit des instructions de chaîne</translation>
    </message>
    <message>
        <source>Rate of later passes by memory type</source>
        <extracomment>chart-memtypes</extracomment>
        <translation>Débit des passes suivantes par type de mémoire</translation>
    </message>
    <message>
        <source>Each core, in percent of the fastest</source>
        <extracomment>chart-cores</extracomment>
        <translation>Chaque cœur, en pour cent du plus rapide</translation>
    </message>
    <message>
        <source>Core-to-core latency</source>
        <extracomment>chart-core-to-core</extracomment>
        <translation>Latence cœur à cœur</translation>
    </message>
    <message>
        <source>Threads were not pinned, so the times are not those of known pairs of CPUs. See the table.</source>
        <extracomment>chart-core-to-core-unpinned</extracomment>
        <translation>Les threads n&apos;étaient pas épinglés&#x202f;; les temps ne sont donc pas ceux de paires de CPU connues. Voir le tableau.</translation>
    </message>
    <message>
        <source>Pauses over time</source>
        <extracomment>chart-pauses</extracomment>
        <translation>Pauses au fil du temps</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>chart-percent
----------
series-percent</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12</source>
        <extracomment>chart-sustained-axis</extracomment>
        <translation>% des secondes 2 à 12</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12; temperature in degrees C</source>
        <extracomment>chart-sustained-axis-heat</extracomment>
        <translation>% des secondes 2 à 12&#x202f;; température en °C</translation>
    </message>
    <message>
        <source>Rate, %</source>
        <extracomment>chart-sustained-rate</extracomment>
        <translation>Débit, %</translation>
    </message>
    <message>
        <source>Clock, %</source>
        <extracomment>chart-sustained-clock</extracomment>
        <translation>Fréquence, %</translation>
    </message>
    <message>
        <source>Temperature, degrees C</source>
        <extracomment>chart-sustained-temperature</extracomment>
        <translation>Température, °C</translation>
    </message>
    <message>
        <source>fell at {1} s</source>
        <extracomment>sustained-fall</extracomment>
        <translation>chute à {1}&#x202f;s</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>chart-cpu</extracomment>
        <translation>CPU</translation>
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
        <translation>Disque</translation>
    </message>
    <message>
        <source>Other tests</source>
        <extracomment>chart-other
----------
html-other</extracomment>
        <translation>Autres tests</translation>
    </message>
    <message>
        <source>{1}, by the number of threads</source>
        <extracomment>chart-by-threads</extracomment>
        <translation>{1}, selon le nombre de threads</translation>
    </message>
    <message>
        <source>Operations per second of each thread</source>
        <extracomment>chart-of-threads</extracomment>
        <translation>Opérations par seconde de chaque thread</translation>
    </message>
    <message>
        <source>Operations per second vs. threads</source>
        <extracomment>chart-processor-scaling</extracomment>
        <translation>Opérations par seconde selon les threads</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <extracomment>chart-linear</extracomment>
        <translation>passage à l&apos;échelle linéaire</translation>
    </message>
    <message>
        <source>{1}: linear scaling</source>
        <extracomment>chart-line-linear</extracomment>
        <translation>{1}&#xa0;: passage à l&apos;échelle linéaire</translation>
    </message>
    <message>
        <source>Move rate vs. buffer size</source>
        <extracomment>chart-memory</extracomment>
        <translation>Débit de déplacement selon la taille du tampon</translation>
    </message>
    <message>
        <source>Bandwidth vs. working set</source>
        <extracomment>chart-bandwidth</extracomment>
        <translation>Bande passante selon l&apos;ensemble de travail</translation>
    </message>
    <message>
        <source>Latency vs. working set</source>
        <extracomment>chart-latency</extracomment>
        <translation>Latence selon l&apos;ensemble de travail</translation>
    </message>
    <message>
        <source>Latency vs. memory traffic</source>
        <extracomment>chart-loaded-latency</extracomment>
        <translation>Latence selon le trafic mémoire</translation>
    </message>
    <message>
        <source>Rate by number of threads</source>
        <extracomment>chart-scaling</extracomment>
        <translation>Débit selon le nombre de threads</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>chart-what</extracomment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>chart-thread</extracomment>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Buffer size per thread</source>
        <extracomment>chart-buffer</extracomment>
        <translation>Taille du tampon par thread</translation>
    </message>
    <message>
        <source>Size of one call</source>
        <extracomment>chart-call-size</extracomment>
        <translation>Taille d&apos;un appel</translation>
    </message>
    <message>
        <source>Buffer size per thread (of two)</source>
        <extracomment>chart-buffers</extracomment>
        <translation>Taille du tampon par thread (sur deux)</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>chart-size</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Working set per thread</source>
        <extracomment>chart-working-set-per-thread</extracomment>
        <translation>Ensemble de travail par thread</translation>
    </message>
    <message>
        <source>Working set</source>
        <extracomment>chart-working-set</extracomment>
        <translation>Ensemble de travail</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>chart-threads
----------
label-threads</extracomment>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Memory traffic, {1}</source>
        <extracomment>chart-traffic</extracomment>
        <translation>Trafic mémoire, {1}</translation>
    </message>
    <message>
        <source>factor of the baseline</source>
        <extracomment>chart-relative-factor</extracomment>
        <translation>× la base</translation>
    </message>
    <message>
        <source>{1}, higher is better</source>
        <extracomment>chart-higher</extracomment>
        <translation>{1}, plus élevé = meilleur</translation>
    </message>
    <message>
        <source>{1}, lower is better</source>
        <extracomment>chart-lower</extracomment>
        <translation>{1}, plus bas = meilleur</translation>
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
        <source>B/cycle</source>
        <extracomment>rate-cycle</extracomment>
        <translation>B/cycle</translation>
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
        <source>ms</source>
        <extracomment>chart-ms</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>chart-time</extracomment>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time, s</source>
        <extracomment>chart-seconds</extracomment>
        <translation>Temps, s</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>chart-pause</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Length of a pause, ms</source>
        <extracomment>chart-pause-length</extracomment>
        <translation>Durée d&apos;une pause, ms</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>chart-rate</extracomment>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Rate, {1}</source>
        <extracomment>chart-rate-of-size</extracomment>
        <translation>Débit, {1}</translation>
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
        <source>{1}: {2}</source>
        <extracomment>chart-of-side
----------
cell-of
----------
peer-facts
----------
disk-in-folder</extracomment>
        <translation>{1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{1}, {2} B</source>
        <extracomment>chart-short-width</extracomment>
        <translation>{1}, {2} B</translation>
    </message>
    <message>
        <source>{1} B {2}</source>
        <extracomment>chart-short-move
----------
row-width-pattern</extracomment>
        <translation>{1} o {2}</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads</source>
        <extracomment>count-threads</extracomment>
        <translation>
            <numerusform>{1} thread</numerusform>
            <numerusform>{1} threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} bytes</source>
        <extracomment>count-bytes</extracomment>
        <translation>
            <numerusform>{1} octet</numerusform>
            <numerusform>{1} octets</numerusform>
        </translation>
    </message>
    <message>
        <source>chunks</source>
        <extracomment>loop-chunks</extracomment>
        <translation>blocs</translation>
    </message>
    <message>
        <source>chunks, non-temporal</source>
        <extracomment>loop-stream-chunks</extracomment>
        <translation>blocs, non temporelle</translation>
    </message>
    <message>
        <source>prefetch</source>
        <extracomment>loop-prefetch</extracomment>
        <translation>préchargement</translation>
    </message>
    <message>
        <source>4 pages interleaved</source>
        <extracomment>loop-interleave</extracomment>
        <translation>4 pages entrelacées</translation>
    </message>
    <message>
        <source>unrolled over a page</source>
        <extracomment>loop-page</extracomment>
        <translation>déroulée sur une page</translation>
    </message>
    <message>
        <source>register pairs</source>
        <extracomment>loop-pair</extracomment>
        <translation>paires de registres</translation>
    </message>
    <message>
        <source>SVE</source>
        <extracomment>loop-sve
----------
row-register-sve</extracomment>
        <translation>SVE</translation>
    </message>
    <message>
        <source>grouped, non-temporal</source>
        <extracomment>loop-best</extracomment>
        <translation>groupée, non temporelle</translation>
    </message>
    <message>
        <source>non-temporal</source>
        <extracomment>loop-stream</extracomment>
        <translation>non temporelle</translation>
    </message>
    <message>
        <source>default pages</source>
        <extracomment>pages-kind-default</extracomment>
        <translation>pages par défaut</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <extracomment>pages-kind-transparent</extracomment>
        <translation>grandes pages transparentes</translation>
    </message>
    <message>
        <source>explicit huge pages</source>
        <extracomment>pages-kind-explicit</extracomment>
        <translation>grandes pages explicites</translation>
    </message>
    <message>
        <source>huge pages</source>
        <extracomment>pages-kind-huge</extracomment>
        <translation>grandes pages</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>chart-total</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Per thread</source>
        <extracomment>chart-each</extracomment>
        <translation>Par thread</translation>
    </message>
    <message>
        <source>{1}: total</source>
        <extracomment>chart-line-total</extracomment>
        <translation>{1}&#xa0;: total</translation>
    </message>
    <message>
        <source>{1}: per thread</source>
        <extracomment>chart-line-each</extracomment>
        <translation>{1}&#xa0;: par thread</translation>
    </message>
    <message>
        <source>{1}: read</source>
        <extracomment>chart-published-reads</extracomment>
        <translation>{1}&#xa0;: lecture</translation>
    </message>
    <message>
        <source>{1} (baseline)</source>
        <extracomment>side-baseline</extracomment>
        <translation>{1} (base)</translation>
    </message>
    <message numerus="yes">
        <source>{1} others</source>
        <extracomment>chart-others</extracomment>
        <translation>
            <numerusform>{1} autre</numerusform>
            <numerusform>{1} autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} others, median</source>
        <extracomment>chart-others-median</extracomment>
        <translation>
            <numerusform>{1} autre, médiane</numerusform>
            <numerusform>{1} autres, médiane</numerusform>
        </translation>
    </message>
    <message>
        <source>L{1}</source>
        <extracomment>chart-edge</extracomment>
        <translation>L{1}</translation>
    </message>
    <message>
        <source>L{1} measured</source>
        <extracomment>chart-edge-measured</extracomment>
        <translation>L{1} mesuré</translation>
    </message>
    <message>
        <source>L{1} cache: {2}, as reported by the OS.</source>
        <extracomment>chart-edge-reported-size</extracomment>
        <translation>Cache L{1}&#xa0;: {2}, d&apos;après le système.</translation>
    </message>
    <message>
        <source>L{1} cache: {2} usable, as measured by Strata.</source>
        <extracomment>chart-edge-measured-size</extracomment>
        <translation>Cache L{1}&#xa0;: {2} utilisables, d&apos;après la mesure de Strata.</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads share it.</source>
        <extracomment>chart-edge-shared</extracomment>
        <translation>
            <numerusform>{1} thread l&apos;utilise.</numerusform>
            <numerusform>{1} threads se le partagent.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move uses two buffers: both fit up to {1} each.</source>
        <extracomment>chart-edge-of-moves</extracomment>
        <translation>Un déplacement utilise deux tampons&#xa0;: les deux tiennent jusqu&apos;à {1} chacun.</translation>
    </message>
    <message>
        <source>Two buffers fit up to {1} each.</source>
        <extracomment>chart-edge-of-buffers</extracomment>
        <translation>Deux tampons tiennent jusqu&apos;à {1} chacun.</translation>
    </message>
    <message>
        <source>The latency curve shows a level of {1} with {2} ns per load.</source>
        <extracomment>chart-edge-inferred</extracomment>
        <translation>La courbe de latence montre un niveau de {1} à {2}&#x202f;ns par chargement.</translation>
    </message>
    <message numerus="yes">
        <source>{2}: best with {1} threads, the fewest within the interval of the highest total.</source>
        <extracomment>chart-best-threads</extracomment>
        <translation>
            <numerusform>{2}&#xa0;: meilleur avec {1} thread, le plus petit nombre dans l&apos;intervalle du total le plus élevé.</numerusform>
            <numerusform>{2}&#xa0;: meilleur avec {1} threads, le plus petit nombre dans l&apos;intervalle du total le plus élevé.</numerusform>
        </translation>
    </message>
    <message>
        <source>peak {1}</source>
        <extracomment>chart-peak</extracomment>
        <translation>maximum {1}</translation>
    </message>
    <message>
        <source>Bytes per cycle need the clock, which was not measured here.</source>
        <extracomment>chart-no-clock</extracomment>
        <translation>Les octets par cycle demandent la fréquence, qui n&apos;a pas été mesurée ici.</translation>
    </message>
    <message>
        <source>No rates of all threads yet.</source>
        <extracomment>chart-not-of-all-threads</extracomment>
        <translation>Pas encore de débit de tous les threads.</translation>
    </message>
    <message>
        <source>No rates of one thread yet.</source>
        <extracomment>chart-not-of-one-thread</extracomment>
        <translation>Pas encore de débit d&apos;un seul thread.</translation>
    </message>
    <message>
        <source>From {1} to {2} {3}.</source>
        <extracomment>chart-description</extracomment>
        <translation>De {1} à {2} {3}.</translation>
    </message>
    <message>
        <source>This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it again.</source>
        <extracomment>bad-json</extracomment>
        <translation>Ce n&apos;est pas du JSON valide (à {1}&#xa0;: {2}). Le fichier est peut-être endommagé ou incomplet. Utiliser une copie, ou l&apos;exporter à nouveau.</translation>
    </message>
    <message>
        <source>The setting {1} in this file has an unknown value. Allowed: {2}.</source>
        <extracomment>bad-setting</extracomment>
        <translation>Le paramètre {1} de ce fichier a une valeur inconnue. Valeurs permises&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>This file has a newer format ({1}) than this version of Strata reads. Install a newer version.</source>
        <extracomment>newer-schema</extracomment>
        <translation>Ce fichier a un format plus récent ({1}) que ceux que cette version de Strata lit. Installer une version plus récente.</translation>
    </message>
    <message>
        <source>This file contains no run of Strata. Choose a run file that Strata saved.</source>
        <extracomment>not-a-run</extracomment>
        <translation>Ce fichier ne contient aucune exécution de Strata. Choisir un fichier d&apos;exécution enregistré par Strata.</translation>
    </message>
    <message>
        <source>This output of {1} contains no results. Run {1} again, and let it finish.</source>
        <extracomment>no-figures</extracomment>
        <translation>Cette sortie de {1} ne contient aucun résultat. Relancer {1}, et le laisser finir.</translation>
    </message>
    <message>
        <source>This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file.</source>
        <extracomment>too-many-figures</extracomment>
        <translation>Ce fichier a plus de {1} résultats, le maximum que Strata lit. Le diviser, ou choisir un autre fichier.</translation>
    </message>
    <message>
        <source>A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one.</source>
        <extracomment>text-too-long</extracomment>
        <translation>Une étiquette ou un commentaire dépasse {1}, le maximum que Strata enregistre. En choisir un plus court.</translation>
    </message>
    <message>
        <source>{1} reported no usable result here, for example zero. Give it a larger size or more time, and create the file again.</source>
        <extracomment>no-peer-figure</extracomment>
        <translation>{1} n&apos;a donné ici aucun résultat utilisable, par exemple zéro. Lui donner une taille plus grande ou plus de temps, et créer à nouveau le fichier.</translation>
    </message>
    <message>
        <source>The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again.</source>
        <extracomment>fio-error</extracomment>
        <translation>Le job fio {1}&#x202f;s&apos;est terminé avec l&apos;erreur {2} et n&apos;a donc pas de résultat. Corriger le job, et relancer fio.</translation>
    </message>
    <message>
        <source>There is no reference run {1}. To list the reference runs: strata-cli list --references.</source>
        <extracomment>no-such-reference</extracomment>
        <translation>Il n&apos;y a pas d&apos;exécution de référence {1}. Pour lister les exécutions de référence&#xa0;: strata-cli list --references.</translation>
    </message>
    <message>
        <source>This file lacks &quot;{1}&quot;. It may be damaged or edited by hand. Use a copy, or export it again.</source>
        <extracomment>missing-key</extracomment>
        <translation>Il manque «&#xa0;{1}&#xa0;» dans ce fichier. Il est peut-être endommagé ou modifié à la main. Utiliser une copie, ou l&apos;exporter à nouveau.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in this file has an invalid value: {2}. The file may be damaged or edited by hand.</source>
        <extracomment>bad-value</extracomment>
        <translation>«&#xa0;{1}&#xa0;» a dans ce fichier une valeur non valide&#xa0;: {2}. Le fichier est peut-être endommagé ou modifié à la main.</translation>
    </message>
    <message>
        <source>Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space.</source>
        <extracomment>cannot-write</extracomment>
        <translation>Strata n&apos;a pas pu écrire {1}. Message du système&#xa0;: {2}. Choisir un autre dossier, ou libérer de la place.</translation>
    </message>
    <message>
        <source>Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive.</source>
        <extracomment>cannot-read</extracomment>
        <translation>Strata n&apos;a pas pu lire {1}. Message du système&#xa0;: {2}. Vérifier les droits d&apos;accès et le disque.</translation>
    </message>
    <message>
        <source>This file is larger than {1}, the maximum that Strata reads. Choose another file.</source>
        <extracomment>too-large</extracomment>
        <translation>Ce fichier dépasse {1}, le maximum que Strata lit. Choisir un autre fichier.</translation>
    </message>
    <message>
        <source>The file {1} does not exist. Check the name and the folder.</source>
        <extracomment>file-missing</extracomment>
        <translation>Le fichier {1} n&apos;existe pas. Vérifier le nom et le dossier.</translation>
    </message>
    <message>
        <source>{1} is a named pipe, and reading it may never end. Choose a file.</source>
        <extracomment>pipe-by-name</extracomment>
        <translation>{1} est un tube nommé, dont la lecture risque de ne jamais finir. Choisir un fichier.</translation>
    </message>
    <message>
        <source>The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-json</extracomment>
        <translation>Les paramètres dans {1} ne sont pas du JSON valide (à {2}&#xa0;: {3})&#x202f;; Strata utilise donc les paramètres par défaut. Le fichier endommagé s&apos;appelle maintenant {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-setting</extracomment>
        <translation>Dans les paramètres de {1}, {2} a une valeur inconnue (permises&#xa0;: {3})&#x202f;; Strata utilise donc les paramètres par défaut. Le fichier endommagé s&apos;appelle maintenant {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. The damaged file is now {6}.</source>
        <extracomment>settings-out-of-range</extracomment>
        <translation>Dans les paramètres de {1}, {2} vaut {3} mais doit aller de {4} à {5}&#x202f;; Strata utilise donc les paramètres par défaut. Le fichier endommagé s&apos;appelle maintenant {6}.</translation>
    </message>
    <message>
        <source>The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the default settings. The newer file is now {3}.</source>
        <extracomment>settings-newer-schema</extracomment>
        <translation>Les paramètres dans {1} ont un format plus récent ({2}) que ceux que cette version de Strata lit&#x202f;; Strata utilise donc les paramètres par défaut. Le fichier plus récent s&apos;appelle maintenant {3}.</translation>
    </message>
    <message>
        <source>The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. The file is now {3}.</source>
        <extracomment>settings-too-large</extracomment>
        <translation>Le fichier {1} dépasse {2} et ne peut pas être un fichier de paramètres&#x202f;; Strata utilise donc les paramètres par défaut. Le fichier s&apos;appelle maintenant {3}.</translation>
    </message>
    <message>
        <source>Strata could not read the settings in {1}, so it uses the default settings and saves no changes of them. The OS reports: {2}. Check the permissions of the file.</source>
        <extracomment>settings-unreadable</extracomment>
        <translation>Strata n&apos;a pas pu lire les paramètres dans {1}&#x202f;; il utilise donc les paramètres par défaut et n&apos;enregistre aucune modification. Message du système&#xa0;: {2}. Vérifier les droits d&apos;accès du fichier.</translation>
    </message>
    <message>
        <source>The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable HOME (on Windows LOCALAPPDATA).</source>
        <extracomment>no-data-folder</extracomment>
        <translation>Le système n&apos;indique aucun dossier de données pour cet utilisateur&#x202f;; Strata n&apos;enregistre donc ni paramètres ni exécutions. Définir la variable HOME (sous Windows LOCALAPPDATA).</translation>
    </message>
    <message>
        <source>The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata again. Import then reads everything that is still readable.</source>
        <extracomment>history-damaged</extracomment>
        <translation>L&apos;historique dans {1} est endommagé ({2}), et Strata n&apos;a pas pu le réparer. Le renommer, et relancer Strata. L&apos;importation lit ensuite tout ce qui est encore lisible.</translation>
    </message>
    <message>
        <source>The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged file is now {1}; the new one holds {2} runs.</source>
        <extracomment>history-mending-finished</extracomment>
        <translation>L&apos;historique était endommagé, et une réparation antérieure s&apos;était arrêtée trop tôt&#x202f;; Strata l&apos;a achevée. Le fichier endommagé s&apos;appelle maintenant {1}&#x202f;; le nouveau contient {2} exécutions.</translation>
    </message>
    <message>
        <source>Strata found no readable run of a history in {1}. Choose another file.</source>
        <extracomment>no-runs-read</extracomment>
        <translation>Strata n&apos;a trouvé dans {1} aucune exécution lisible d&apos;un historique. Choisir un autre fichier.</translation>
    </message>
    <message>
        <source>Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name.</source>
        <extracomment>output-in-use</extracomment>
        <translation>Strata lit {1} ou y garde ses données, et un rapport le remplacerait. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} partial runs; {4} runs were lost. Check the disk, and export important runs.</source>
        <extracomment>history-recovered</extracomment>
        <translation>L&apos;historique était endommagé. Le fichier endommagé s&apos;appelle maintenant {1}. Le nouvel historique contient {2} exécutions complètes et {3} partielles&#x202f;; {4} sont perdues. Vérifier le disque, et exporter les exécutions importantes.</translation>
    </message>
    <message>
        <source>The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or rename it yourself, and start Strata again.</source>
        <extracomment>history-not-moved</extracomment>
        <translation>L&apos;historique dans {1} est endommagé, et Strata n&apos;a pas pu le renommer. Fermer les autres programmes qui l&apos;utilisent, ou le renommer à la main, et relancer Strata.</translation>
    </message>
    <message>
        <source>The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that version, or save runs as files.</source>
        <extracomment>history-newer</extracomment>
        <translation>L&apos;historique dans {1} vient d&apos;une version plus récente de Strata (format {2}&#x202f;; celle-ci lit {3}). Installer cette version, ou enregistrer les exécutions dans des fichiers.</translation>
    </message>
    <message>
        <source>There is no space to write the history in {1}, so this run is incomplete there. Free some space on that disk, and save the report of the run.</source>
        <extracomment>history-full</extracomment>
        <translation>Il n&apos;y a pas de place pour écrire l&apos;historique dans {1}&#x202f;; cette exécution y est donc incomplète. Libérer de la place sur ce disque, et enregistrer le rapport de l&apos;exécution.</translation>
    </message>
    <message>
        <source>Another program locked the history in {1} for too long. Close that program, and save the report of the run.</source>
        <extracomment>history-busy</extracomment>
        <translation>Un autre programme a verrouillé trop longtemps l&apos;historique dans {1}. Fermer ce programme, et enregistrer le rapport de l&apos;exécution.</translation>
    </message>
    <message>
        <source>Strata may not write to the history in {1}. Change its permissions, or save the report of the run.</source>
        <extracomment>history-read-only</extracomment>
        <translation>Strata n&apos;a pas le droit d&apos;écrire l&apos;historique dans {1}. Modifier ses droits d&apos;accès, ou enregistrer le rapport de l&apos;exécution.</translation>
    </message>
    <message>
        <source>Strata cannot use the history in {1}: {2}. Save reports as files instead.</source>
        <extracomment>history-failed</extracomment>
        <translation>Strata ne peut pas utiliser l&apos;historique dans {1}&#xa0;: {2}. Enregistrer plutôt les rapports dans des fichiers.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that this run may not be in the history. Save its report to keep it.</source>
        <extracomment>history-slow</extracomment>
        <translation>Le disque de {1} est si lent que cette exécution manque peut-être dans l&apos;historique. Enregistrer son rapport pour la garder.</translation>
    </message>
    <message>
        <source>The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids.</source>
        <extracomment>no-such-run</extracomment>
        <translation>L&apos;historique ne contient aucune exécution d&apos;identifiant {1}. Une étiquette n&apos;est pas un identifiant&#x202f;; strata-cli history list montre les identifiants.</translation>
    </message>
    <message>
        <source>Several runs start with {1}. Give more characters of the id.</source>
        <extracomment>run-ambiguous</extracomment>
        <translation>Plusieurs exécutions commencent par {1}. Donner plus de caractères de l&apos;identifiant.</translation>
    </message>
    <message>
        <source>The history already has the run {1}, so nothing changed.</source>
        <extracomment>run-kept-already</extracomment>
        <translation>L&apos;historique contient déjà l&apos;exécution {1}&#x202f;; rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>Strata cannot read a part of the history, which may be damaged. Check the disk, and export important runs.</source>
        <extracomment>bad-cbor</extracomment>
        <translation>Strata ne peut pas lire une partie de l&apos;historique, peut-être endommagée. Vérifier le disque, et exporter les exécutions importantes.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>html-language</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>html-origin</extracomment>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>html-machine</extracomment>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>html-settings</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>html-notes</extracomment>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>How to read this</source>
        <extracomment>html-reading</extracomment>
        <translation>Comment lire ce rapport</translation>
    </message>
    <message numerus="yes">
        <source>{1} more charts</source>
        <extracomment>html-more-charts</extracomment>
        <translation>
            <numerusform>{1} autre graphique</numerusform>
            <numerusform>{1} autres graphiques</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>html-test-memory
----------
test-memory</extracomment>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>html-test-bandwidth
----------
test-bandwidth</extracomment>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>html-test-latency
----------
test-latency</extracomment>
        <translation>Latence</translation>
    </message>
    <message>
        <source>Buffer copy</source>
        <extracomment>html-test-copy</extracomment>
        <translation>Copie de tampon</translation>
    </message>
    <message>
        <source>C library</source>
        <extracomment>html-test-library
----------
test-library</extracomment>
        <translation>Bibliothèque C</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>html-test-registers
----------
test-registers
----------
step-registers</extracomment>
        <translation>Registres</translation>
    </message>
    <message>
        <source>String instructions</source>
        <extracomment>html-test-string
----------
test-string</extracomment>
        <translation>Instructions de chaîne</translation>
    </message>
    <message>
        <source>Memory types</source>
        <extracomment>html-test-memtypes
----------
test-memtypes</extracomment>
        <translation>Types de mémoire</translation>
    </message>
    <message>
        <source>Loaded latency</source>
        <extracomment>html-test-loaded-latency
----------
test-loaded-latency</extracomment>
        <translation>Latence sous charge</translation>
    </message>
    <message>
        <source>Each core</source>
        <extracomment>html-test-cores
----------
test-cores
----------
step-cores</extracomment>
        <translation>Chaque cœur</translation>
    </message>
    <message>
        <source>Core to core</source>
        <extracomment>html-test-core-to-core
----------
test-core-to-core
----------
step-core-to-core</extracomment>
        <translation>Cœur à cœur</translation>
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
        <source>Pauses</source>
        <extracomment>html-test-pauses
----------
test-pauses
----------
step-pauses</extracomment>
        <translation>Pauses</translation>
    </message>
    <message>
        <source>Sustained performance</source>
        <extracomment>html-test-sustained
----------
test-sustained
----------
step-sustained</extracomment>
        <translation>Performance soutenue</translation>
    </message>
    <message>
        <source>Statistic: {1}.</source>
        <extracomment>html-figures-are</extracomment>
        <translation>Statistique&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>All results ({1})</source>
        <extracomment>html-all-figures</extracomment>
        <translation>Tous les résultats ({1})</translation>
    </message>
    <message>
        <source>Results are rounded to three significant digits here. The run file (.strata) has all digits, and the samples.</source>
        <extracomment>html-footer</extracomment>
        <translation>Les résultats sont arrondis ici à trois chiffres significatifs. Le fichier de l&apos;exécution (.strata) contient tous les chiffres et les échantillons.</translation>
    </message>
    <message>
        <source>repetitions: {1}</source>
        <extracomment>html-repetitions</extracomment>
        <translation>répétitions&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition.</source>
        <extracomment>html-series</extracomment>
        <translation>La même mesure a été répétée, chaque fois avec à nouveaux threads et à nouveaux tampons. Répétitions&#xa0;: {1}. La moyenne est géométrique&#x202f;; la dispersion va du résultat le plus bas au plus élevé, en pour cent de la moyenne. Machine et paramètres sont ceux de la première répétition.</translation>
    </message>
    <message>
        <source>Several series are shown side by side; each counts for itself. The mean is the geometric mean of a side&apos;s repetitions; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition of the first side.</source>
        <extracomment>html-series-sides</extracomment>
        <translation>Plusieurs séries sont présentées côte à côte&#x202f;; chacune compte pour elle-même. La moyenne est la moyenne géométrique des répétitions d&apos;un côté&#x202f;; la dispersion va du résultat le plus bas au plus élevé, en pour cent de la moyenne. Machine et paramètres sont ceux de la première répétition du premier côté.</translation>
    </message>
    <message>
        <source>mean, {1}</source>
        <extracomment>html-mean</extracomment>
        <translation>moyenne, {1}</translation>
    </message>
    <message>
        <source>min to max</source>
        <extracomment>html-range</extracomment>
        <translation>min à max</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <extracomment>html-from-to
----------
compare-interval</extracomment>
        <translation>{1} à {2}</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>html-spread</extracomment>
        <translation>dispersion</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>html-count
----------
column-count</extracomment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>worst grade</source>
        <extracomment>html-worst-verdict</extracomment>
        <translation>pire note</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>html-comparison</extracomment>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <extracomment>html-unmatched</extracomment>
        <translation>Sans équivalent</translation>
    </message>
    <message>
        <source>All of them ({1})</source>
        <extracomment>html-all-cells</extracomment>
        <translation>Toutes ({1})</translation>
    </message>
    <message>
        <source>Removed or changed, because it identifies the computer:</source>
        <extracomment>shared-heading</extracomment>
        <translation>Supprimé ou modifié, car cela identifie l&apos;ordinateur&#xa0;:</translation>
    </message>
    <message>
        <source>{1}: {2} (removed)</source>
        <extracomment>shared-removed</extracomment>
        <translation>{1}&#xa0;: {2} (supprimé)</translation>
    </message>
    <message>
        <source>{1}: {2} became {3}</source>
        <extracomment>shared-changed</extracomment>
        <translation>{1}&#xa0;: {2} est devenu {3}</translation>
    </message>
    <message>
        <source>Everything else stays: processor, caches, memory, OS version, settings, and all results.</source>
        <extracomment>shared-stays</extracomment>
        <translation>Tout le reste demeure&#xa0;: processeur, caches, mémoire, version du système, paramètres et tous les résultats.</translation>
    </message>
    <message>
        <source>ID of the run</source>
        <extracomment>shared-id</extracomment>
        <translation>Identifiant de l&apos;exécution</translation>
    </message>
    <message>
        <source>ID of the series</source>
        <extracomment>shared-series</extracomment>
        <translation>Identifiant de la série</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>shared-label
----------
label-label
----------
column-label</extracomment>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>shared-comment
----------
label-comment</extracomment>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shared-started</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>shared-finished</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>shared-seed</extracomment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Memory, to the byte</source>
        <extracomment>shared-memory</extracomment>
        <translation>Mémoire, à l&apos;octet près</translation>
    </message>
    <message>
        <source>Free memory, to the byte</source>
        <extracomment>shared-available</extracomment>
        <translation>Mémoire libre, à l&apos;octet près</translation>
    </message>
    <message>
        <source>Version of the OS</source>
        <extracomment>shared-system</extracomment>
        <translation>Version du système</translation>
    </message>
    <message>
        <source>Ticks of the clock per second</source>
        <extracomment>shared-ticks</extracomment>
        <translation>Tics de l&apos;horloge par seconde</translation>
    </message>
    <message>
        <source>Folder of the disk test</source>
        <extracomment>shared-folder</extracomment>
        <translation>Dossier du test de disque</translation>
    </message>
    <message>
        <source>Device of a disk</source>
        <extracomment>shared-disk-device</extracomment>
        <translation>Périphérique d&apos;un disque</translation>
    </message>
    <message>
        <source>Options of a mount</source>
        <extracomment>shared-disk-options</extracomment>
        <translation>Options d&apos;un montage</translation>
    </message>
    <message>
        <source>Largest file allowed</source>
        <extracomment>shared-disk-limit</extracomment>
        <translation>Taille de fichier maximale</translation>
    </message>
    <message>
        <source>Free space of a disk, to the byte</source>
        <extracomment>shared-disk-free</extracomment>
        <translation>Espace libre d&apos;un disque, à l&apos;octet près</translation>
    </message>
    <message>
        <source>Size of a disk, to the byte</source>
        <extracomment>shared-disk-size</extracomment>
        <translation>Taille d&apos;un disque, à l&apos;octet près</translation>
    </message>
    <message>
        <source>Text in the reason of a grade</source>
        <extracomment>shared-reason</extracomment>
        <translation>Texte dans la raison d&apos;une note</translation>
    </message>
    <message>
        <source>Unknown here, from a newer version ({1})</source>
        <extracomment>shared-unknown</extracomment>
        <translation>Inconnu ici, d&apos;une version plus récente ({1})</translation>
    </message>
    <message>
        <source>Integer</source>
        <extracomment>test-integer
----------
sustained-integer</extracomment>
        <translation>Entiers</translation>
    </message>
    <message>
        <source>Floating-point</source>
        <extracomment>test-floating</extracomment>
        <translation>Virgule flottante</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>test-copy
----------
op-copy</extracomment>
        <translation>Copie</translation>
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
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Heapsort of 1000 random 32-bit integers, fresh ones each time</source>
        <extracomment>heapsort-1000</extracomment>
        <translation>Tri par tas de 1000 entiers aléatoires de 32 bits, nouveaux à chaque fois</translation>
    </message>
    <message>
        <source>Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions</source>
        <extracomment>floating-mix</extracomment>
        <translation>Doubles scalaires&#xa0;: 11 additions, 2 soustractions, 9 multiplications, 2 divisions</translation>
    </message>
    <message>
        <source>Sequential move, {1}-byte</source>
        <extracomment>move-serial</extracomment>
        <translation>Déplacement séquentiel, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Random move, {1}-byte</source>
        <extracomment>move-random</extracomment>
        <translation>Déplacement aléatoire, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>The random index of a move alone</source>
        <extracomment>index-random</extracomment>
        <translation>L&apos;index aléatoire d&apos;un déplacement seul</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte</source>
        <extracomment>read-serial</extracomment>
        <translation>Lecture séquentielle, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Random read, {1}-byte</source>
        <extracomment>read-random</extracomment>
        <translation>Lecture aléatoire, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Random read, {1}-byte, in 256-byte chunks</source>
        <extracomment>read-chunks</extracomment>
        <translation>Lecture aléatoire, {1}&#x202f;o, par blocs de 256&#x202f;o</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, non-temporal</source>
        <extracomment>read-stream</extracomment>
        <translation>Lecture séquentielle, {1}&#x202f;o, non temporelle</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, software prefetch</source>
        <extracomment>read-prefetch</extracomment>
        <translation>Lecture séquentielle, {1}&#x202f;o, préchargement logiciel</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, interleaved over 4 pages</source>
        <extracomment>read-interleave</extracomment>
        <translation>Lecture séquentielle, {1}&#x202f;o, entrelacée sur 4 pages</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, unrolled over a page</source>
        <extracomment>read-page</extracomment>
        <translation>Lecture séquentielle, {1}&#x202f;o, déroulée sur une page</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, register pairs</source>
        <extracomment>read-pair</extracomment>
        <translation>Lecture séquentielle, {1}&#x202f;o, paires de registres</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, SVE</source>
        <extracomment>read-sve</extracomment>
        <translation>Lecture séquentielle, {1}&#x202f;o, SVE</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte</source>
        <extracomment>write-serial</extracomment>
        <translation>Écriture séquentielle, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Random write, {1}-byte</source>
        <extracomment>write-random</extracomment>
        <translation>Écriture aléatoire, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks</source>
        <extracomment>write-chunks</extracomment>
        <translation>Écriture aléatoire, {1}&#x202f;o, par blocs de 256&#x202f;o</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, non-temporal</source>
        <extracomment>write-stream</extracomment>
        <translation>Écriture séquentielle, {1}&#x202f;o, non temporelle</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>write-stream-chunks</extracomment>
        <translation>Écriture aléatoire, {1}&#x202f;o, par blocs de 256&#x202f;o, non temporelle</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, interleaved over 4 pages</source>
        <extracomment>write-interleave</extracomment>
        <translation>Écriture séquentielle, {1}&#x202f;o, entrelacée sur 4 pages</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, register pairs</source>
        <extracomment>write-pair</extracomment>
        <translation>Écriture séquentielle, {1}&#x202f;o, paires de registres</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, SVE</source>
        <extracomment>write-sve</extracomment>
        <translation>Écriture séquentielle, {1}&#x202f;o, SVE</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte</source>
        <extracomment>copy-serial</extracomment>
        <translation>Copie séquentielle, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte</source>
        <extracomment>copy-random</extracomment>
        <translation>Copie aléatoire, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, non-temporal</source>
        <extracomment>copy-stream</extracomment>
        <translation>Copie séquentielle, {1}&#x202f;o, non temporelle</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, grouped, non-temporal</source>
        <extracomment>copy-best</extracomment>
        <translation>Copie séquentielle, {1}&#x202f;o, groupée, non temporelle</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, register pairs</source>
        <extracomment>copy-pair</extracomment>
        <translation>Copie séquentielle, {1}&#x202f;o, paires de registres</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, SVE</source>
        <extracomment>copy-sve</extracomment>
        <translation>Copie séquentielle, {1}&#x202f;o, SVE</translation>
    </message>
    <message>
        <source>Triad, {1}-byte</source>
        <extracomment>triad-serial</extracomment>
        <translation>Triade, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Triad, {1}-byte, non-temporal</source>
        <extracomment>triad-stream</extracomment>
        <translation>Triade, {1}&#x202f;o, non temporelle</translation>
    </message>
    <message>
        <source>{1}, as STREAM counts it</source>
        <extracomment>count-stream</extracomment>
        <translation>{1}, au compte de STREAM</translation>
    </message>
    <message>
        <source>{1}, payload, a third of what STREAM counts</source>
        <extracomment>count-payload</extracomment>
        <translation>{1}, données utiles, un tiers de ce que STREAM compte</translation>
    </message>
    <message>
        <source>Triad</source>
        <extracomment>op-triad</extracomment>
        <translation>Triade</translation>
    </message>
    <message>
        <source>Pointer chasing, parallel chains: {1}</source>
        <extracomment>chase</extracomment>
        <translation>Parcours de pointeurs, chaînes parallèles&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The whole buffer by one memcpy</source>
        <extracomment>copy-memcpy</extracomment>
        <translation>Tout le tampon par un seul memcpy</translation>
    </message>
    <message>
        <source>8-byte loop</source>
        <extracomment>copy-elements
----------
row-copy-elements</extracomment>
        <translation>Boucle de 8 octets</translation>
    </message>
    <message>
        <source>memcpy block by block, the rest included</source>
        <extracomment>copy-blocks</extracomment>
        <translation>memcpy bloc par bloc, reste compris</translation>
    </message>
    <message>
        <source>memcpy</source>
        <extracomment>library-memcpy</extracomment>
        <translation>memcpy</translation>
    </message>
    <message>
        <source>memmove, 8 bytes up, overlapping</source>
        <extracomment>library-memmove</extracomment>
        <translation>memmove, 8 octets vers le haut, avec recouvrement</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>library-memset</extracomment>
        <translation>memset</translation>
    </message>
    <message>
        <source>memcmp, equal buffers</source>
        <extracomment>library-memcmp</extracomment>
        <translation>memcmp, tampons égaux</translation>
    </message>
    <message>
        <source>memchr, the last byte</source>
        <extracomment>library-memchr</extracomment>
        <translation>memchr, le dernier octet</translation>
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
        <translation>Registre général vers registre général, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>General register to stack, {1}-byte</source>
        <extracomment>register-to-stack</extracomment>
        <translation>Registre général vers pile, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Stack to general register, {1}-byte</source>
        <extracomment>register-from-stack</extracomment>
        <translation>Pile vers registre général, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>push, {1}-byte</source>
        <extracomment>register-push</extracomment>
        <translation>push, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>pop, {1}-byte</source>
        <extracomment>register-pop</extracomment>
        <translation>pop, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>General register to vector, {1}-byte, rest cleared</source>
        <extracomment>register-to-vector</extracomment>
        <translation>Registre général vers vecteur, {1}&#x202f;o, reste mis à zéro</translation>
    </message>
    <message>
        <source>Vector to general register, {1}-byte</source>
        <extracomment>register-from-vector</extracomment>
        <translation>Vecteur vers registre général, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>General register into a vector element, {1}-byte</source>
        <extracomment>register-insert</extracomment>
        <translation>Registre général vers un élément de vecteur, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Vector element to general register, {1}-byte</source>
        <extracomment>register-extract</extracomment>
        <translation>Élément de vecteur vers registre général, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Vector to vector, {1}-byte</source>
        <extracomment>register-vector</extracomment>
        <translation>Vecteur vers vecteur, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Scalable vector to scalable vector, {1}-byte</source>
        <extracomment>register-sve</extracomment>
        <translation>Vecteur extensible vers vecteur extensible, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>lods, {1}-byte</source>
        <extracomment>string-lods</extracomment>
        <translation>lods, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>stos, {1}-byte</source>
        <extracomment>string-stos</extracomment>
        <translation>stos, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>movs, {1}-byte</source>
        <extracomment>string-movs</extracomment>
        <translation>movs, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>rep lods, {1}-byte</source>
        <extracomment>string-rep-lods</extracomment>
        <translation>rep lods, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>rep stos, {1}-byte</source>
        <extracomment>string-rep-stos</extracomment>
        <translation>rep stos, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>rep movs, {1}-byte</source>
        <extracomment>string-rep-movs</extracomment>
        <translation>rep movs, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Compare-and-swap</source>
        <extracomment>handover-cas</extracomment>
        <translation>Compare-and-swap</translation>
    </message>
    <message>
        <source>Load and store</source>
        <extracomment>handover-store</extracomment>
        <translation>Chargement et écriture</translation>
    </message>
    <message>
        <source>Own line</source>
        <extracomment>contention-apart-256</extracomment>
        <translation>Ligne propre</translation>
    </message>
    <message>
        <source>Neighbouring words</source>
        <extracomment>contention-apart-8</extracomment>
        <translation>Mots voisins</translation>
    </message>
    <message>
        <source>Words {1} bytes apart</source>
        <extracomment>contention-apart</extracomment>
        <translation>Mots distants de {1} octets</translation>
    </message>
    <message>
        <source>One word, add</source>
        <extracomment>contention-add</extracomment>
        <translation>Un seul mot, addition</translation>
    </message>
    <message>
        <source>One word, compare-and-swap</source>
        <extracomment>contention-cas</extracomment>
        <translation>Un seul mot, compare-and-swap</translation>
    </message>
    <message>
        <source>Reads only</source>
        <extracomment>inject-1to0</extracomment>
        <translation>Lectures seules</translation>
    </message>
    <message>
        <source>Read:write 3:1</source>
        <extracomment>inject-3to1</extracomment>
        <translation>Lecture:écriture 3:1</translation>
    </message>
    <message>
        <source>Read:write 2:1</source>
        <extracomment>inject-2to1</extracomment>
        <translation>Lecture:écriture 2:1</translation>
    </message>
    <message>
        <source>Read:write 1:1</source>
        <extracomment>inject-1to1</extracomment>
        <translation>Lecture:écriture 1:1</translation>
    </message>
    <message>
        <source>Lost time</source>
        <extracomment>pauses-watch</extracomment>
        <translation>Temps perdu</translation>
    </message>
    <message>
        <source>Wake-up latency</source>
        <extracomment>pauses-wake-up</extracomment>
        <translation>Latence de réveil</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>sustained-vectors
----------
label-vectors</extracomment>
        <translation>Vecteurs</translation>
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
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Sequential write, direct I/O</source>
        <extracomment>disk-write-serial</extracomment>
        <translation>Écriture séquentielle, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential read, direct I/O</source>
        <extracomment>disk-read-serial</extracomment>
        <translation>Lecture séquentielle, Direct I/O</translation>
    </message>
    <message>
        <source>Random write, direct I/O</source>
        <extracomment>disk-write-random</extracomment>
        <translation>Écriture aléatoire, Direct I/O</translation>
    </message>
    <message>
        <source>Random read, direct I/O</source>
        <extracomment>disk-read-random</extracomment>
        <translation>Lecture aléatoire, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-serial</extracomment>
        <translation>Lectures et écritures séquentielles, mélangées selon leur part, Direct I/O</translation>
    </message>
    <message>
        <source>Random reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-random</extracomment>
        <translation>Lectures et écritures aléatoires, mélangées selon leur part, Direct I/O</translation>
    </message>
    <message>
        <source>Random write, each flushed, direct I/O</source>
        <extracomment>disk-commit-random</extracomment>
        <translation>Écriture aléatoire, vidage à chaque fois, Direct I/O</translation>
    </message>
    <message>
        <source>Log append, each flushed, through the OS cache</source>
        <extracomment>disk-commit-serial</extracomment>
        <translation>Ajout à un journal, vidage à chaque fois, via le cache du système</translation>
    </message>
    <message>
        <source>Sustained sequential write, direct I/O</source>
        <extracomment>disk-endurance-serial</extracomment>
        <translation>Écriture séquentielle soutenue, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential, {1}-byte</source>
        <extracomment>memory-serial</extracomment>
        <translation>Séquentiel, {1}&#x202f;o</translation>
    </message>
    <message>
        <source>Random, {1}-byte</source>
        <extracomment>memory-random</extracomment>
        <translation>Aléatoire, {1}&#x202f;o</translation>
    </message>
    <message numerus="yes">
        <source>{1} chains</source>
        <extracomment>latency-chains</extracomment>
        <translation>
            <numerusform>{1} chaîne</numerusform>
            <numerusform>{1} chaînes</numerusform>
        </translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>loaded-idle</extracomment>
        <translation>au repos</translation>
    </message>
    <message>
        <source>{1}, delay {2}</source>
        <extracomment>loaded-delay</extracomment>
        <translation>{1}, délai {2}</translation>
    </message>
    <message>
        <source>CPU {1} and CPU {2}</source>
        <extracomment>cpu-pair</extracomment>
        <translation>CPU {1} et CPU {2}</translation>
    </message>
    <message>
        <source>{1} {2}: {3}</source>
        <extracomment>cell-of-test-and-size</extracomment>
        <translation>{1} {2}&#xa0;: {3}</translation>
    </message>
    <message>
        <source>{1}, transparent huge pages</source>
        <extracomment>cell-pages-transparent</extracomment>
        <translation>{1}, grandes pages transparentes</translation>
    </message>
    <message>
        <source>{1}, explicit huge pages</source>
        <extracomment>cell-pages-explicit</extracomment>
        <translation>{1}, grandes pages explicites</translation>
    </message>
    <message>
        <source>{1}, huge pages</source>
        <extracomment>cell-pages-huge</extracomment>
        <translation>{1}, grandes pages</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>op-mixed</extracomment>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>op-commit</extracomment>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>op-write</extracomment>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>op-read</extracomment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>op-move</extracomment>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>pattern-random</extracomment>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>sequential</source>
        <extracomment>pattern-serial</extracomment>
        <translation>séquentiel</translation>
    </message>
    <message>
        <source>This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, because its threads do not start together.</source>
        <extracomment>membench-note</extracomment>
        <translation>C&apos;est la présentation de sc-membench, avec ses scores. Ils mélangent le cache de premier niveau de tous les cœurs et la mémoire&#x202f;; comparer plutôt les niveaux (--format text). Les scores de sc-membench lui-même peuvent être plus élevés, car ses threads ne démarrent pas ensemble.</translation>
    </message>
    <message>
        <source>WARNING: the scores cannot be compared with those of other runs, since:</source>
        <extracomment>membench-warning</extracomment>
        <translation>AVERTISSEMENT&#xa0;: les scores ne peuvent pas être comparés à ceux d&apos;autres exécutions, car&#xa0;:</translation>
    </message>
    <message>
        <source>the run did not come to its end</source>
        <extracomment>membench-unfinished</extracomment>
        <translation>l&apos;exécution n&apos;est pas allée jusqu&apos;au bout</translation>
    </message>
    <message>
        <source>its number of threads was {1}, on a machine with {2} CPUs (--threads auto has as many)</source>
        <extracomment>membench-threads</extracomment>
        <translation>son nombre de threads était {1}, sur une machine à {2} CPU (--threads auto en prend autant)</translation>
    </message>
    <message>
        <source>there is one size of buffer only (--sweep full has many)</source>
        <extracomment>membench-one-size</extracomment>
        <translation>il n&apos;y a qu&apos;une taille de tampon (--sweep full en a beaucoup)</translation>
    </message>
    <message>
        <source>{1} of {2} results are unreliable (--format text says why)</source>
        <extracomment>membench-poor</extracomment>
        <translation>{1} résultats sur {2} sont non fiables (--format text en donne les raisons)</translation>
    </message>
    <message>
        <source>This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form holds.</source>
        <extracomment>membench-nothing</extracomment>
        <translation>Cette exécution n&apos;a ni bande passante ni latence pour des tampons de 1&#xa0;KiB ou plus, seules valeurs que contient ce format.</translation>
    </message>
    <message>
        <source>90th percentile of work per cycle x clock</source>
        <extracomment>statistic-p90-per-clock</extracomment>
        <translation>90e centile du travail par cycle x fréquence</translation>
    </message>
    <message>
        <source>90th percentile of the rate</source>
        <extracomment>statistic-p90</extracomment>
        <translation>90e centile du débit</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <extracomment>statistic-p10</extracomment>
        <translation>10e centile</translation>
    </message>
    <message>
        <source>10th percentile of cycles / clock</source>
        <extracomment>statistic-p10-per-clock</extracomment>
        <translation>10e centile des cycles / fréquence</translation>
    </message>
    <message>
        <source>median over cache lines of the 10th percentile of each</source>
        <extracomment>statistic-p10-of-lines</extracomment>
        <translation>médiane sur les lignes de cache du 10e centile de chacune</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of each</source>
        <extracomment>statistic-p90-of-visits</extracomment>
        <translation>médiane sur les passages du 90e centile de chacun</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of work per cycle x clock of each</source>
        <extracomment>statistic-p90-per-clock-of-visits</extracomment>
        <translation>médiane sur les passages du 90e centile du travail par cycle × fréquence de chacun</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>statistic-p50
----------
series-median
----------
column-median</extracomment>
        <translation>médiane</translation>
    </message>
    <message>
        <source>median operation</source>
        <extracomment>statistic-p50-operation</extracomment>
        <translation>opération médiane</translation>
    </message>
    <message>
        <source>mean over the common time window</source>
        <extracomment>statistic-mean</extracomment>
        <translation>moyenne sur la fenêtre de temps commune</translation>
    </message>
    <message>
        <source>counted bytes / counted time</source>
        <extracomment>statistic-total</extracomment>
        <translation>octets comptés / temps compté</translation>
    </message>
    <message>
        <source>lost time / watched time</source>
        <extracomment>statistic-lost-share</extracomment>
        <translation>temps perdu / temps observé</translation>
    </message>
    <message>
        <source>rate after a fall / rate of seconds 2 to 12</source>
        <extracomment>statistic-sustained-share</extracomment>
        <translation>débit après une chute / débit des secondes 2 à 12</translation>
    </message>
    <message>
        <source>total bytes / total time</source>
        <extracomment>statistic-average</extracomment>
        <translation>total des octets / temps total</translation>
    </message>
    <message>
        <source>{1} (up to L2)</source>
        <extracomment>statistic-to-l2</extracomment>
        <translation>{1} (jusqu&apos;au L2)</translation>
    </message>
    <message>
        <source>{1} (beyond L2)</source>
        <extracomment>statistic-beyond-l2</extracomment>
        <translation>{1} (au-delà du L2)</translation>
    </message>
    <message>
        <source>reliable</source>
        <extracomment>grade-good</extracomment>
        <translation>fiable</translation>
    </message>
    <message>
        <source>caution</source>
        <extracomment>grade-fair</extracomment>
        <translation>prudence</translation>
    </message>
    <message>
        <source>unreliable</source>
        <extracomment>grade-poor</extracomment>
        <translation>non fiable</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>outcome-skipped</extracomment>
        <translation>omis</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>outcome-failed
----------
status-failed</extracomment>
        <translation>échec</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>metric-rate
----------
column-rate</extracomment>
        <translation>débit</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>metric-operations</extracomment>
        <translation>opérations</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>numa-latency
----------
metric-latency</extracomment>
        <translation>latence</translation>
    </message>
    <message>
        <source>completion latency</source>
        <extracomment>metric-completion-latency</extracomment>
        <translation>latence de complétion</translation>
    </message>
    <message>
        <source>peak</source>
        <extracomment>peer-peak</extracomment>
        <translation>maximum</translation>
    </message>
    <message>
        <source>weighted average</source>
        <extracomment>peer-weighted-average</extracomment>
        <translation>moyenne pondérée</translation>
    </message>
    <message>
        <source>{1}, random, {2}-byte, non-temporal</source>
        <extracomment>peer-random-non-temporal</extracomment>
        <translation>{1}, aléatoire, {2}&#x202f;o, non temporel</translation>
    </message>
    <message>
        <source>memcpy, block by block</source>
        <extracomment>peer-blocks</extracomment>
        <translation>memcpy, bloc par bloc</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>how-refused</extracomment>
        <translation>refusé</translation>
    </message>
    <message>
        <source>accepted but ignored</source>
        <extracomment>how-not-real</extracomment>
        <translation>accepté mais ignoré</translation>
    </message>
    <message>
        <source>ineffective, because the file system is in memory</source>
        <extracomment>how-in-memory</extracomment>
        <translation>sans effet, car le système de fichiers est en mémoire</translation>
    </message>
    <message>
        <source>ineffective, because a program with its own cache serves the file system</source>
        <extracomment>how-program</extracomment>
        <translation>sans effet, car un programme avec son propre cache gère le système de fichiers</translation>
    </message>
    <message>
        <source>ineffective, because the device keeps its data in memory</source>
        <extracomment>how-device-in-memory</extracomment>
        <translation>sans effet, car le périphérique garde ses données en mémoire</translation>
    </message>
    <message>
        <source>Loopback, no network</source>
        <extracomment>brief-network-loopback</extracomment>
        <translation>Boucle locale, sans réseau</translation>
    </message>
    <message>
        <source>Same machine</source>
        <extracomment>brief-network-same-host</extracomment>
        <translation>Même machine</translation>
    </message>
    <message>
        <source>CPU-bound ({2})</source>
        <extracomment>brief-network-processor-limit</extracomment>
        <translation>Limité par le CPU ({2})</translation>
    </message>
    <message>
        <source>Faster than its link</source>
        <extracomment>brief-network-above-link
----------
brief-beyond-link</extracomment>
        <translation>Au-delà de la liaison</translation>
    </message>
    <message>
        <source>Retransmits {2}</source>
        <extracomment>brief-network-retransmissions</extracomment>
        <translation>Retransmissions&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <extracomment>brief-network-refused</extracomment>
        <translation>Connexion refusée</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <extracomment>brief-network-no-answer</extracomment>
        <translation>Délai dépassé</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <extracomment>brief-network-name-not-found</extracomment>
        <translation>Nom d&apos;hôte introuvable</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <extracomment>brief-network-unreachable</extracomment>
        <translation>Hôte injoignable</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <extracomment>brief-network-wrong-code</extracomment>
        <translation>Code faux</translation>
    </message>
    <message>
        <source>Not proved by the code</source>
        <extracomment>brief-network-unproved</extracomment>
        <translation>Non prouvé par le code</translation>
    </message>
    <message>
        <source>Code used up</source>
        <extracomment>brief-network-code-spent</extracomment>
        <translation>Code épuisé</translation>
    </message>
    <message>
        <source>Locked for {2}</source>
        <extracomment>brief-network-paused</extracomment>
        <translation>Bloqué pendant {2}</translation>
    </message>
    <message>
        <source>Other machine busy</source>
        <extracomment>brief-network-busy</extracomment>
        <translation>Autre machine occupée</translation>
    </message>
    <message>
        <source>Version mismatch</source>
        <extracomment>brief-network-other-version</extracomment>
        <translation>Version différente</translation>
    </message>
    <message>
        <source>Not Strata</source>
        <extracomment>brief-network-not-strata</extracomment>
        <translation>Pas Strata</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>brief-network-lost</extracomment>
        <translation>Connexion perdue</translation>
    </message>
    <message>
        <source>Stopped by other end</source>
        <extracomment>brief-network-ended</extracomment>
        <translation>Arrêté par l&apos;autre bout</translation>
    </message>
    <message>
        <source>No data for {2}</source>
        <extracomment>brief-network-stalled</extracomment>
        <translation>Aucune donnée&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Took too long</source>
        <extracomment>brief-network-too-long</extracomment>
        <translation>Trop long</translation>
    </message>
    <message>
        <source>Too much to send</source>
        <extracomment>brief-network-too-much</extracomment>
        <translation>Trop de données à envoyer</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <extracomment>brief-network-bad-frame</extracomment>
        <translation>Message non valide</translation>
    </message>
    <message>
        <source>Unknown reason</source>
        <extracomment>brief-unknown-reason</extracomment>
        <translation>Raison inconnue</translation>
    </message>
    <message>
        <source>No thread available</source>
        <extracomment>brief-no-thread</extracomment>
        <translation>Aucun thread disponible</translation>
    </message>
    <message>
        <source>The connection leads back to this machine (loopback), so this is OS and memory speed, not network speed. Start the server on another machine to measure a network.</source>
        <extracomment>network-loopback</extracomment>
        <translation>La connexion revient à cette machine (boucle locale)&#x202f;; c&apos;est donc la vitesse du système et de la mémoire, pas celle du réseau. Démarrer le serveur sur une autre machine pour mesurer un réseau.</translation>
    </message>
    <message>
        <source>Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another machine to measure a network.</source>
        <extracomment>network-same-host</extracomment>
        <translation>Les deux extrémités ont tourné sur une seule machine et se sont partagé ses CPU&#x202f;; aucun réseau n&apos;a donc participé. Démarrer le serveur sur une autre machine pour mesurer un réseau.</translation>
    </message>
    <message>
        <source>CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more streams, or a faster machine at that end.</source>
        <extracomment>network-processor-limit</extracomment>
        <translation>Limité par le CPU&#xa0;: le CPU {1} était occupé {2} du temps&#x202f;; le réseau est donc peut-être plus rapide. Utiliser plus de flux, ou une machine plus rapide de ce côté.</translation>
    </message>
    <message>
        <source>The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, or the data took another path. Do not use this as network speed.</source>
        <extracomment>network-above-link</extracomment>
        <translation>Le résultat est {1}, mais la plus lente des deux interfaces ne transporte que {2}. Le système indique mal la liaison, ou les données ont pris un autre chemin. Ne pas prendre cette valeur pour la vitesse du réseau.</translation>
    </message>
    <message>
        <source>TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the Wi-Fi, or the devices between the machines.</source>
        <extracomment>network-retransmissions</extracomment>
        <translation>Retransmissions TCP&#xa0;: {1}, soit {2} de tous les segments. La perte de paquets réduit le débit. Vérifier le câble, le Wi-Fi ou les équipements entre les machines.</translation>
    </message>
    <message>
        <source>There is no machine to measure with. Start Strata on the other machine, and choose Network, Start server there (or strata-cli serve). Enter its address here (--host).</source>
        <extracomment>no-peer</extracomment>
        <translation>Il n&apos;y a pas de machine avec laquelle mesurer. Lancer Strata sur l&apos;autre machine, et y choisir Réseau, Démarrer le serveur (ou strata-cli serve). Saisir son adresse ici (--host).</translation>
    </message>
    <message>
        <source>There is no code for {1}. Its server shows six digits: enter them here (--code).</source>
        <extracomment>no-code</extracomment>
        <translation>Il n&apos;y a pas de code pour {1}. Son serveur affiche six chiffres&#xa0;: les saisir ici (--code).</translation>
    </message>
    <message>
        <source>The code for {1} is not six digits. Enter the code that the other machine shows.</source>
        <extracomment>bad-code</extracomment>
        <translation>Le code pour {1} ne compte pas six chiffres. Saisir le code que l&apos;autre machine affiche.</translation>
    </message>
    <message>
        <source>The list has {1} twice. List each machine once.</source>
        <extracomment>same-peer</extracomment>
        <translation>La liste contient {1} deux fois. Indiquer chaque machine une seule fois.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001.</source>
        <extracomment>bad-address</extracomment>
        <translation>«&#xa0;{1}&#xa0;» n&apos;est ni un nom d&apos;hôte ni une adresse IP. Exemples&#xa0;: desk.local, 192.168.1.7, desk.local:49001.</translation>
    </message>
    <message>
        <source>{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or strata-cli serve), and check the port.</source>
        <extracomment>network-refused</extracomment>
        <translation>{1} a refusé la connexion&#xa0;: rien n&apos;écoute sur ce port. Y choisir Réseau, Démarrer le serveur (ou strata-cli serve), et vérifier le port.</translation>
    </message>
    <message>
        <source>{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 unless you chose another).</source>
        <extracomment>network-no-answer</extracomment>
        <translation>{1} ne répond pas. Vérifier l&apos;adresse. Ouvrir le port dans le pare-feu de l&apos;autre machine (TCP, 49000 sauf si vous en avez choisi un autre).</translation>
    </message>
    <message>
        <source>This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine shows.</source>
        <extracomment>network-name-not-found</extracomment>
        <translation>Cette machine ne peut pas résoudre le nom d&apos;hôte {1}. Le vérifier, ou utiliser l&apos;adresse IP que l&apos;autre machine affiche.</translation>
    </message>
    <message>
        <source>{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network.</source>
        <extracomment>network-unreachable</extracomment>
        <translation>{1} est injoignable. Message du système&#xa0;: {2}. Vérifier que les deux machines sont sur le même réseau.</translation>
    </message>
    <message>
        <source>{1} rejected the code. Enter the code that it shows now; each start has a new one.</source>
        <extracomment>network-wrong-code</extracomment>
        <translation>{1} a refusé le code. Saisir le code qui y est affiché maintenant&#x202f;; chaque démarrage en crée un nouveau.</translation>
    </message>
    <message>
        <source>{1} ended the connection before it proved that it knows the code. Another machine may have tried to guess it, so Strata does not use the code again. Start the server there again, and enter the new code.</source>
        <extracomment>network-unproved</extracomment>
        <translation>{1} a coupé la connexion avant d&apos;avoir prouvé sa connaissance du code. Une autre machine a pu tenter de le deviner&#x202f;; Strata n&apos;utilise donc plus ce code. Y redémarrer le serveur, et saisir le nouveau code.</translation>
    </message>
    <message>
        <source>Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. Enter the code that {1} shows now, and run it again.</source>
        <extracomment>network-code-spent</extracomment>
        <translation>Strata n&apos;a pas essayé le code avec {1}&#xa0;: il était faux auparavant, ou une autre machine a pu tenter de le deviner. Saisir le code que {1} affiche maintenant, et relancer.</translation>
    </message>
    <message>
        <source>{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to get a new code.</source>
        <extracomment>network-paused</extracomment>
        <translation>{1} n&apos;accepte aucune connexion pendant {2} après trop de codes faux. Attendre, ou y redémarrer le serveur pour obtenir un nouveau code.</translation>
    </message>
    <message>
        <source>{1} is measuring with another machine. Try again when that run ends.</source>
        <extracomment>network-busy</extracomment>
        <translation>{1} mesure avec une autre machine. Réessayer à la fin de cette exécution.</translation>
    </message>
    <message>
        <source>{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version of Strata on both machines.</source>
        <extracomment>network-other-version</extracomment>
        <translation>{1} utilise la version {2} du protocole réseau, ce programme la version {3}. Installer la même version de Strata sur les deux machines.</translation>
    </message>
    <message>
        <source>A program other than Strata answers at {1}. Check the port, and that Strata is the server there.</source>
        <extracomment>network-not-strata</extracomment>
        <translation>Un programme autre que Strata répond à {1}. Vérifier le port, et que Strata y est bien le serveur.</translation>
    </message>
    <message>
        <source>The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or the Wi-Fi, and run it again.</source>
        <extracomment>network-lost</extracomment>
        <translation>La connexion à {1} a été coupée. Message du système&#xa0;: {2}. Strata garde les résultats précédents. Vérifier le câble ou le Wi-Fi, et relancer.</translation>
    </message>
    <message>
        <source>The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the test again.</source>
        <extracomment>network-ended</extracomment>
        <translation>Le serveur sur {1} a été arrêté. Strata garde les résultats précédents. L&apos;y redémarrer, et relancer le test.</translation>
    </message>
    <message>
        <source>{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether the other machine sleeps or hangs, and run it again.</source>
        <extracomment>network-stalled</extracomment>
        <translation>{1} n&apos;a rien envoyé pendant {2}, bien que la connexion soit établie. Strata garde les résultats précédents. Vérifier si l&apos;autre machine est en veille ou bloquée, et relancer.</translation>
    </message>
    <message>
        <source>{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again.</source>
        <extracomment>network-too-long</extracomment>
        <translation>{1} a dépassé la limite de {2} pour une mesure. Strata garde les résultats précédents. Relancer.</translation>
    </message>
    <message>
        <source>The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. Strata keeps the earlier results. Measure the rest in a second run.</source>
        <extracomment>network-too-much</extracomment>
        <translation>Le test avec {1} a dépassé les limites de son serveur&#xa0;: 1000 mesures, et 4&#x202f;MiB de résultats. Strata garde les résultats précédents. Mesurer le reste dans une seconde exécution.</translation>
    </message>
    <message>
        <source>{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; if this happens again, check the devices between the machines.</source>
        <extracomment>network-bad-frame</extracomment>
        <translation>{1} a envoyé un message non valide, ou le message a été altéré en chemin. Strata garde les résultats précédents. Relancer&#x202f;; si cela se répète, vérifier les équipements entre les machines.</translation>
    </message>
    <message>
        <source>{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both machines.</source>
        <extracomment>unknown-reason</extracomment>
        <translation>{1} a donné une raison que ce programme ne connaît pas&#xa0;: {2}. Installer la même version de Strata sur les deux machines.</translation>
    </message>
    <message>
        <source>The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>no-thread</extracomment>
        <translation>Le système a refusé un thread pour cette connexion. Fermer d&apos;autres programmes, ou relever la limite du système pour les threads.</translation>
    </message>
    <message>
        <source>The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine.</source>
        <extracomment>no-random-numbers</extracomment>
        <translation>Le système n&apos;a pas fourni de nombres aléatoires&#x202f;; Strata ne peut donc pas sécuriser la connexion. Redémarrer la machine.</translation>
    </message>
    <message>
        <source>Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or another port.</source>
        <extracomment>cannot-listen</extracomment>
        <translation>Strata ne peut pas écouter sur {1}, port {2}. Message du système&#xa0;: {3}. Choisir une adresse de cette machine, ou un autre port.</translation>
    </message>
    <message>
        <source>Another program uses port {1}. Close it, or choose another port and enter that on the other machine.</source>
        <extracomment>port-taken</extracomment>
        <translation>Un autre programme utilise le port {1}. Le fermer, ou choisir un autre port et le saisir sur l&apos;autre machine.</translation>
    </message>
    <message>
        <source>No client connected for {1}, so the server stopped. Start it again when you need it.</source>
        <extracomment>responder-idle</extracomment>
        <translation>Aucun client ne s&apos;est connecté pendant {1}&#x202f;; le serveur s&apos;est donc arrêté. Le redémarrer en cas de besoin.</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, idle network</source>
        <extracomment>network-round-trip</extracomment>
        <translation>Petits messages vers une autre machine et retour, réseau au repos</translation>
    </message>
    <message>
        <source>Chunk uploads and downloads to another machine, by the size of the chunk</source>
        <extracomment>network-acknowledged</extracomment>
        <translation>Envois et réceptions de blocs avec une autre machine, selon la taille du bloc</translation>
    </message>
    <message>
        <source>Streams of data to and from another machine, counted by the receiver</source>
        <extracomment>network-stream</extracomment>
        <translation>Flux de données vers et depuis une autre machine, comptés par le récepteur</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, under the load of streams</source>
        <extracomment>network-round-trip-loaded</extracomment>
        <translation>Petits messages vers une autre machine et retour, sous la charge de flux</translation>
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
        <translation>RTT sous charge, envoi</translation>
    </message>
    <message>
        <source>RTT under load, download</source>
        <extracomment>network-row-loaded-from</extracomment>
        <translation>RTT sous charge, réception</translation>
    </message>
    <message>
        <source>RTT under load, bidirectional</source>
        <extracomment>network-row-loaded-both</extracomment>
        <translation>RTT sous charge, bidirectionnel</translation>
    </message>
    <message>
        <source>Chunk upload</source>
        <extracomment>network-row-acknowledged</extracomment>
        <translation>Envoi de bloc</translation>
    </message>
    <message>
        <source>Chunk download</source>
        <extracomment>network-row-requested</extracomment>
        <translation>Réception de bloc</translation>
    </message>
    <message>
        <source>Upload, 1 stream</source>
        <extracomment>network-row-to-1</extracomment>
        <translation>Envoi, 1 flux</translation>
    </message>
    <message>
        <source>Upload, {1} streams</source>
        <extracomment>network-row-to</extracomment>
        <translation>Envoi, {1} flux</translation>
    </message>
    <message>
        <source>Download, 1 stream</source>
        <extracomment>network-row-from-1</extracomment>
        <translation>Réception, 1 flux</translation>
    </message>
    <message>
        <source>Download, {1} streams</source>
        <extracomment>network-row-from</extracomment>
        <translation>Réception, {1} flux</translation>
    </message>
    <message>
        <source>Bidirectional, 1 stream</source>
        <extracomment>network-row-both-1</extracomment>
        <translation>Bidirectionnel, 1 flux</translation>
    </message>
    <message>
        <source>Bidirectional, {1} streams</source>
        <extracomment>network-row-both</extracomment>
        <translation>Bidirectionnel, {1} flux</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>network-all-peers</extracomment>
        <translation>toutes ensemble</translation>
    </message>
    <message>
        <source>Other machine</source>
        <extracomment>label-peer</extracomment>
        <translation>Autre machine</translation>
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
        <source>Strata {1}</source>
        <extracomment>peer-version</extracomment>
        <translation>Strata {1}</translation>
    </message>
    <message>
        <source>from {1}</source>
        <extracomment>peer-from</extracomment>
        <translation>depuis {1}</translation>
    </message>
    <message>
        <source>interface {1}</source>
        <extracomment>peer-link</extracomment>
        <translation>interface {1}</translation>
    </message>
    <message>
        <source>interface there {1}</source>
        <extracomment>peer-their-link</extracomment>
        <translation>interface distante {1}</translation>
    </message>
    <message>
        <source>client</source>
        <extracomment>peer-leads</extracomment>
        <translation>client</translation>
    </message>
    <message>
        <source>another program on this machine</source>
        <extracomment>peer-same-host</extracomment>
        <translation>un autre programme de cette machine</translation>
    </message>
    <message>
        <source>loopback</source>
        <extracomment>peer-loopback</extracomment>
        <translation>boucle locale</translation>
    </message>
    <message>
        <source>network {1} s for RTT and each stream</source>
        <extracomment>time-network</extracomment>
        <translation>réseau {1}&#x202f;s pour le RTT et chaque flux</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <extracomment>heading-network</extracomment>
        <translation>RÉSEAU</translation>
    </message>
    <message>
        <source>With {1}:</source>
        <extracomment>network-with-peer</extracomment>
        <translation>Avec {1}&#xa0;:</translation>
    </message>
    <message>
        <source>With all together:</source>
        <extracomment>network-with-all</extracomment>
        <translation>Avec toutes ensemble&#xa0;:</translation>
    </message>
    <message>
        <source>RTT:</source>
        <extracomment>network-round-trips</extracomment>
        <translation>RTT&#xa0;:</translation>
    </message>
    <message>
        <source>Chunk uploads, each until it is acknowledged:</source>
        <extracomment>network-chunks</extracomment>
        <translation>Envois de blocs, chacun jusqu&apos;à son accusé de réception&#xa0;:</translation>
    </message>
    <message>
        <source>Chunk downloads, each from its request on:</source>
        <extracomment>network-chunks-back</extracomment>
        <translation>Réceptions de blocs, chacune à partir de sa demande&#xa0;:</translation>
    </message>
    <message>
        <source>Throughput, counted by the receiver:</source>
        <extracomment>network-streams</extracomment>
        <translation>Débit, compté par le récepteur&#xa0;:</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>column-cpu-here</extracomment>
        <translation>ici</translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>column-cpu-there</extracomment>
        <translation>là-bas</translation>
    </message>
    <message>
        <source>retrans</source>
        <extracomment>column-resent</extracomment>
        <translation>retrans</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>column-to</extracomment>
        <translation>émis</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>column-from</extracomment>
        <translation>reçu</translation>
    </message>
    <message>
        <source>Rate of chunks vs. size</source>
        <extracomment>chart-network-acknowledged</extracomment>
        <translation>Débit des blocs selon la taille</translation>
    </message>
    <message>
        <source>Stream rate (receiver side)</source>
        <extracomment>chart-network-stream</extracomment>
        <translation>Débit des flux (côté récepteur)</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <extracomment>chart-chunk-size</extracomment>
        <translation>Taille de bloc</translation>
    </message>
    <message>
        <source>CPU here, %</source>
        <extracomment>html-cpu-here</extracomment>
        <translation>CPU ici, %</translation>
    </message>
    <message>
        <source>CPU there, %</source>
        <extracomment>html-cpu-there</extracomment>
        <translation>CPU là-bas, %</translation>
    </message>
    <message>
        <source>retransmits</source>
        <extracomment>html-resent</extracomment>
        <translation>retransmissions</translation>
    </message>
    <message>
        <source>upload, {1}</source>
        <extracomment>html-to-rate</extracomment>
        <translation>envoi, {1}</translation>
    </message>
    <message>
        <source>download, {1}</source>
        <extracomment>html-from-rate</extracomment>
        <translation>réception, {1}</translation>
    </message>
    <message>
        <source>Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second is left out. RTT under load waits in the queues along the way: calls and games wait that much longer too (bufferbloat).</source>
        <extracomment>reading-network</extracomment>
        <translation>Envoi, réception&#xa0;: vus de cette machine. Le récepteur compte les octets d&apos;un flux&#x202f;; la première seconde est omise. Le RTT sous charge attend dans les files du trajet&#xa0;: appels et jeux attendent d&apos;autant plus longtemps (bufferbloat).</translation>
    </message>
    <message>
        <source>of peak, in a network: share of the slower interface&apos;s link rate; bidirectional: of twice that.</source>
        <extracomment>reading-network-limit</extracomment>
        <translation>du max, dans un réseau&#xa0;: part du débit de liaison de l&apos;interface la plus lente&#x202f;; en bidirectionnel&#xa0;: du double.</translation>
    </message>
    <message>
        <source>of this machine</source>
        <extracomment>where-here</extracomment>
        <translation>de cette machine</translation>
    </message>
    <message>
        <source>of the other machine</source>
        <extracomment>where-peer</extracomment>
        <translation>de l&apos;autre machine</translation>
    </message>
    <message>
        <source>Name of another machine</source>
        <extracomment>shared-peer</extracomment>
        <translation>Nom d&apos;une autre machine</translation>
    </message>
    <message>
        <source>Address of a machine in the network</source>
        <extracomment>shared-peer-address</extracomment>
        <translation>Adresse d&apos;une machine du réseau</translation>
    </message>
    <message>
        <source>Name of a network interface</source>
        <extracomment>shared-peer-interface</extracomment>
        <translation>Nom d&apos;une interface réseau</translation>
    </message>
    <message>
        <source>Version of another machine&apos;s system</source>
        <extracomment>shared-peer-system</extracomment>
        <translation>Version du système d&apos;une autre machine</translation>
    </message>
    <message>
        <source>Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001.</source>
        <extracomment>cli-use-host</extracomment>
        <translation>Donner un nom ou une adresse, par exemple desk.local, 192.168.1.7 ou desk.local:49001.</translation>
    </message>
    <message>
        <source>Use the six digits that the other machine shows, such as 123456.</source>
        <extracomment>cli-use-code</extracomment>
        <translation>Donner les six chiffres que l&apos;autre machine affiche, par exemple 123456.</translation>
    </message>
    <message>
        <source>--port belongs to --host, which is not given. Give the machine too.</source>
        <extracomment>cli-port-host</extracomment>
        <translation>--port va avec --host, qui manque. Donner aussi la machine.</translation>
    </message>
    <message>
        <source>There are more codes than machines. Give --code once for all machines, or once for each.</source>
        <extracomment>cli-codes-many</extracomment>
        <translation>Il y a plus de codes que de machines. Donner --code une fois pour toutes les machines, ou une fois pour chacune.</translation>
    </message>
    <message>
        <source>{1}: {2} us</source>
        <extracomment>cli-network-time</extracomment>
        <translation>{1}&#xa0;: {2}&#x202f;us</translation>
    </message>
    <message>
        <source>Clock {1} to {2}</source>
        <extracomment>brief-clock-moved</extracomment>
        <translation>Fréquence&#xa0;: {1} à {2}</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <extracomment>brief-clock-unknown</extracomment>
        <translation>Fréquence non confirmée</translation>
    </message>
    <message>
        <source>SMT sibling busy</source>
        <extracomment>brief-contended</extracomment>
        <translation>Voisin SMT occupé</translation>
    </message>
    <message>
        <source>Interrupts or the host</source>
        <extracomment>brief-stolen-time</extracomment>
        <translation>Interruptions ou hôte</translation>
    </message>
    <message>
        <source>Preempted by programs</source>
        <extracomment>brief-pre-empted</extracomment>
        <translation>Préempté par d&apos;autres</translation>
    </message>
    <message>
        <source>Other programs {1}</source>
        <extracomment>brief-other-load</extracomment>
        <translation>Autres programmes {1}</translation>
    </message>
    <message>
        <source>Others used {1} of a CPU</source>
        <extracomment>brief-background-load</extracomment>
        <translation>Autres&#xa0;: {1} d&apos;un CPU</translation>
    </message>
    <message>
        <source>Threads migrated</source>
        <extracomment>brief-migrated</extracomment>
        <translation>Threads déplacés</translation>
    </message>
    <message>
        <source>Affinity changed</source>
        <extracomment>brief-affinity-changed</extracomment>
        <translation>Affinité CPU modifiée</translation>
    </message>
    <message>
        <source>Slept for {1}</source>
        <extracomment>brief-suspended</extracomment>
        <translation>En veille pendant {1}</translation>
    </message>
    <message>
        <source>Timer unreliable</source>
        <extracomment>brief-counter-unsteady</extracomment>
        <translation>Horloge non fiable</translation>
    </message>
    <message>
        <source>{1} of peak, others {2}</source>
        <extracomment>brief-slower-than-its-like</extracomment>
        <translation>{1} du max, autres {2}</translation>
    </message>
    <message>
        <source>Remote NUMA memory</source>
        <extracomment>brief-memory-on-other-node</extracomment>
        <translation>Mémoire NUMA distante</translation>
    </message>
    <message>
        <source>Priority not raised</source>
        <extracomment>brief-priority-refused</extracomment>
        <translation>Priorité non relevée</translation>
    </message>
    <message>
        <source>Priority limited</source>
        <extracomment>brief-priority-limited</extracomment>
        <translation>Priorité limitée</translation>
    </message>
    <message>
        <source>Imported, not checked</source>
        <extracomment>brief-not-checked</extracomment>
        <translation>Importé, non vérifié</translation>
    </message>
    <message>
        <source>Published result</source>
        <extracomment>brief-published-figure</extracomment>
        <translation>Résultat publié</translation>
    </message>
    <message>
        <source>Known bug of {1}</source>
        <extracomment>brief-pointer-not-advanced</extracomment>
        <translation>Bogue connu de {1}</translation>
    </message>
    <message>
        <source>Other jobs ran meanwhile</source>
        <extracomment>brief-jobs-beside</extracomment>
        <translation>Autres tâches en même temps</translation>
    </message>
    <message>
        <source>Threads not pinned</source>
        <extracomment>brief-not-bound
----------
brief-needs-binding</extracomment>
        <translation>Threads non épinglés</translation>
    </message>
    <message>
        <source>{1} of {2} samples</source>
        <extracomment>brief-too-few-samples</extracomment>
        <translation>{1} échantillons sur {2}</translation>
    </message>
    <message>
        <source>{1} of {2} passes noisy</source>
        <extracomment>brief-passes-disturbed
----------
brief-uses-disturbed</extracomment>
        <translation>{1} sur {2} perturbées</translation>
    </message>
    <message>
        <source>{1} of {2} passes</source>
        <extracomment>brief-few-passes
----------
brief-few-uses</extracomment>
        <translation>{1} passes sur {2}</translation>
    </message>
    <message>
        <source>Known to +/- {1} only</source>
        <extracomment>brief-wide-interval</extracomment>
        <translation>Connu à ± {1} seulement</translation>
    </message>
    <message>
        <source>Swapping: {1} faults</source>
        <extracomment>brief-paged</extracomment>
        <translation>Swap&#xa0;: {1} défauts</translation>
    </message>
    <message>
        <source>{1} threads on {2} CPUs</source>
        <extracomment>brief-threads-share-cores</extracomment>
        <translation>{1} threads pour {2} CPU</translation>
    </message>
    <message>
        <source>Through the OS cache</source>
        <extracomment>brief-buffered</extracomment>
        <translation>Via le cache du système</translation>
    </message>
    <message>
        <source>Direct I/O unverified</source>
        <extracomment>brief-bypass-unknown</extracomment>
        <translation>Direct I/O non vérifié</translation>
    </message>
    <message>
        <source>Compressing file system</source>
        <extracomment>brief-compressing</extracomment>
        <translation>Compression active</translation>
    </message>
    <message>
        <source>Copy-on-write</source>
        <extracomment>brief-copy-on-write</extracomment>
        <translation>Copy-on-write</translation>
    </message>
    <message>
        <source>{2} fragments</source>
        <extracomment>brief-fragmented</extracomment>
        <translation>{2} fragments</translation>
    </message>
    <message>
        <source>One drive for all</source>
        <extracomment>brief-shared-device</extracomment>
        <translation>Un seul disque pour tous</translation>
    </message>
    <message>
        <source>{1} of peak: invalid</source>
        <extracomment>brief-above-limit</extracomment>
        <translation>{1} du max&#xa0;: invalide</translation>
    </message>
    <message>
        <source>Same as its neighbour</source>
        <extracomment>brief-level-not-distinguishable</extracomment>
        <translation>Identique à son voisin</translation>
    </message>
    <message>
        <source>Prefetched: too low</source>
        <extracomment>brief-walk-fetched-ahead</extracomment>
        <translation>Préchargé&#xa0;: trop bas</translation>
    </message>
    <message>
        <source>Extended to {2}</source>
        <extracomment>brief-time-extended</extracomment>
        <translation>Prolongé à {2}</translation>
    </message>
    <message>
        <source>No free CPU</source>
        <extracomment>brief-no-spare-cpu</extracomment>
        <translation>Aucun CPU libre</translation>
    </message>
    <message>
        <source>Huge pages: {1}</source>
        <extracomment>brief-pages-not-obtained</extracomment>
        <translation>Grandes pages&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{2} of {1} huge pages</source>
        <extracomment>brief-large-pages-not-reserved</extracomment>
        <translation>{2}/{1} grandes pages</translation>
    </message>
    <message>
        <source>No large-page right</source>
        <extracomment>brief-large-pages-need-right</extracomment>
        <translation>Grandes pages interdites</translation>
    </message>
    <message>
        <source>Memory too fragmented</source>
        <extracomment>brief-large-pages-no-memory</extracomment>
        <translation>Mémoire trop fragmentée</translation>
    </message>
    <message>
        <source>THP is off</source>
        <extracomment>brief-transparent-pages-off</extracomment>
        <translation>THP désactivé</translation>
    </message>
    <message>
        <source>Below two huge pages</source>
        <extracomment>brief-region-below-large-pages</extracomment>
        <translation>Moins de 2 grandes pages</translation>
    </message>
    <message>
        <source>First pass disturbed</source>
        <extracomment>brief-first-use-disturbed</extracomment>
        <translation>1re passe perturbée</translation>
    </message>
    <message>
        <source>Memory type ignored</source>
        <extracomment>brief-memory-kind-not-effective</extracomment>
        <translation>Type de mémoire ignoré</translation>
    </message>
    <message>
        <source>Not offered by the OS</source>
        <extracomment>brief-memory-kind-not-provided</extracomment>
        <translation>Non offert par le système</translation>
    </message>
    <message>
        <source>Refused by the OS</source>
        <extracomment>brief-memory-kind-refused</extracomment>
        <translation>Refusé par le système</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <extracomment>brief-no-graphics-device</extracomment>
        <translation>Aucun GPU</translation>
    </message>
    <message>
        <source>GPU access denied</source>
        <extracomment>brief-graphics-not-permitted</extracomment>
        <translation>Accès au GPU refusé</translation>
    </message>
    <message>
        <source>GPU gave no memory</source>
        <extracomment>brief-graphics-refused</extracomment>
        <translation>Aucune mémoire du GPU</translation>
    </message>
    <message>
        <source>Frame buffer too small</source>
        <extracomment>brief-frame-buffer-too-small</extracomment>
        <translation>Framebuffer trop petit</translation>
    </message>
    <message>
        <source>Needs {1}</source>
        <extracomment>brief-not-provided</extracomment>
        <translation>Nécessite {1}</translation>
    </message>
    <message>
        <source>Buffer too large</source>
        <extracomment>brief-too-many-elements</extracomment>
        <translation>Tampon trop grand</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>brief-stopped</extracomment>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>No memory: {1}</source>
        <extracomment>brief-allocation-failed</extracomment>
        <translation>Pas de mémoire&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <extracomment>brief-out-of-memory</extracomment>
        <translation>Mémoire épuisée</translation>
    </message>
    <message>
        <source>{1} of {2} threads</source>
        <extracomment>brief-thread-failed</extracomment>
        <translation>{1} threads sur {2}</translation>
    </message>
    <message>
        <source>Never ran together</source>
        <extracomment>brief-threads-not-together</extracomment>
        <translation>Jamais simultanés</translation>
    </message>
    <message>
        <source>Unknown test</source>
        <extracomment>brief-unknown-kernel</extracomment>
        <translation>Test inconnu</translation>
    </message>
    <message>
        <source>No valid result</source>
        <extracomment>brief-no-figure</extracomment>
        <translation>Aucun résultat valide</translation>
    </message>
    <message>
        <source>One CPU</source>
        <extracomment>brief-needs-two-cpus</extracomment>
        <translation>Un seul CPU</translation>
    </message>
    <message>
        <source>CPU {1} not available</source>
        <extracomment>brief-cpu-not-bound</extracomment>
        <translation>CPU {1} non disponible</translation>
    </message>
    <message>
        <source>One core</source>
        <extracomment>brief-needs-two-cores</extracomment>
        <translation>Un seul cœur</translation>
    </message>
    <message>
        <source>Sum not exact</source>
        <extracomment>brief-sum-not-exact</extracomment>
        <translation>Somme inexacte</translation>
    </message>
    <message>
        <source>No huge pages</source>
        <extracomment>brief-no-large-pages</extracomment>
        <translation>Pas de grandes pages</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <extracomment>brief-folder-missing</extracomment>
        <translation>Dossier introuvable</translation>
    </message>
    <message>
        <source>Folder unreachable</source>
        <extracomment>brief-folder-unreachable</extracomment>
        <translation>Dossier inaccessible</translation>
    </message>
    <message>
        <source>Folder not writable</source>
        <extracomment>brief-folder-not-writable</extracomment>
        <translation>Dossier non inscriptible</translation>
    </message>
    <message>
        <source>Disk full</source>
        <extracomment>brief-disk-full</extracomment>
        <translation>Disque plein</translation>
    </message>
    <message>
        <source>No space for the file</source>
        <extracomment>brief-no-room</extracomment>
        <translation>Place insuffisante</translation>
    </message>
    <message>
        <source>Cannot create file</source>
        <extracomment>brief-create-failed</extracomment>
        <translation>Création impossible</translation>
    </message>
    <message>
        <source>Write error</source>
        <extracomment>brief-write-failed</extracomment>
        <translation>Erreur d&apos;écriture</translation>
    </message>
    <message>
        <source>Read error</source>
        <extracomment>brief-read-failed</extracomment>
        <translation>Erreur de lecture</translation>
    </message>
    <message>
        <source>Incomplete write</source>
        <extracomment>brief-short-write</extracomment>
        <translation>Écriture incomplète</translation>
    </message>
    <message>
        <source>Incomplete read</source>
        <extracomment>brief-short-read</extracomment>
        <translation>Lecture incomplète</translation>
    </message>
    <message>
        <source>Flush failed</source>
        <extracomment>brief-flush-failed</extracomment>
        <translation>Échec du vidage (flush)</translation>
    </message>
    <message>
        <source>Data corrupted</source>
        <extracomment>brief-data-mismatch</extracomment>
        <translation>Données corrompues</translation>
    </message>
    <message>
        <source>{1} data errors</source>
        <extracomment>brief-data-faults</extracomment>
        <translation>Données fausses&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Slows after {1}</source>
        <extracomment>brief-rate-fell</extracomment>
        <translation>Ralentit après {1}</translation>
    </message>
    <message>
        <source>Older version there</source>
        <extracomment>brief-network-older-peer</extracomment>
        <translation>Version distante ancienne</translation>
    </message>
    <message>
        <source>Skipped after an error</source>
        <extracomment>brief-row-not-reached</extracomment>
        <translation>Omis après une erreur</translation>
    </message>
    <message>
        <source>Stopped at {1}</source>
        <extracomment>brief-row-stopped</extracomment>
        <translation>Arrêté à {1}</translation>
    </message>
    <message>
        <source>Critical temperature</source>
        <extracomment>brief-sustained-critical</extracomment>
        <translation>Température critique</translation>
    </message>
    <message>
        <source>Battery at {1}</source>
        <extracomment>brief-sustained-battery</extracomment>
        <translation>Batterie à {1}</translation>
    </message>
    <message>
        <source>Others took {1}</source>
        <extracomment>brief-sustained-disturbed</extracomment>
        <translation>Pris par d&apos;autres&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Faster than flash</source>
        <extracomment>brief-sooner-than-flash</extracomment>
        <translation>Plus rapide que la flash</translation>
    </message>
    <message>
        <source>Only {2} tested</source>
        <extracomment>brief-file-laid-in-part</extracomment>
        <translation>Testé&#xa0;: {2} seulement</translation>
    </message>
    <message>
        <source>No time left</source>
        <extracomment>brief-no-time-left</extracomment>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>File too small</source>
        <extracomment>brief-file-too-small</extracomment>
        <translation>Fichier trop petit</translation>
    </message>
    <message>
        <source>I/O queue failed</source>
        <extracomment>brief-queue-failed</extracomment>
        <translation>Échec de la file d&apos;E/S</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <extracomment>brief-nothing-to-read</extracomment>
        <translation>Rien à lire</translation>
    </message>
    <message>
        <source>I/O still pending</source>
        <extracomment>brief-request-unanswered</extracomment>
        <translation>E/S encore en attente</translation>
    </message>
    <message>
        <source>Drive not responding</source>
        <extracomment>brief-device-not-answering</extracomment>
        <translation>Le disque ne répond pas</translation>
    </message>
    <message>
        <source>Extra level: {1}</source>
        <extracomment>brief-level-not-reported</extracomment>
        <translation>Niveau en plus&#xa0;: {1}</translation>
    </message>
    <message>
        <source>L{1} not seen</source>
        <extracomment>brief-level-not-seen</extracomment>
        <translation>L{1} non visible</translation>
    </message>
    <message>
        <source>Runs in {1}</source>
        <extracomment>brief-held-emulated</extracomment>
        <translation>Tourne sous {1}</translation>
    </message>
    <message>
        <source>Caches unknown</source>
        <extracomment>brief-held-flat</extracomment>
        <translation>Caches inconnus</translation>
    </message>
    <message>
        <source>Memory {1} of {2} MT/s</source>
        <extracomment>brief-held-memory-speed</extracomment>
        <translation>RAM {1} sur {2} MT/s</translation>
    </message>
    <message>
        <source>One memory channel</source>
        <extracomment>brief-held-one-channel</extracomment>
        <translation>Un seul canal mémoire</translation>
    </message>
    <message>
        <source>On battery</source>
        <extracomment>brief-held-on-battery</extracomment>
        <translation>Sur batterie</translation>
    </message>
    <message>
        <source>Profile: {1}</source>
        <extracomment>brief-held-power-profile</extracomment>
        <translation>Mode&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <extracomment>brief-held-governor</extracomment>
        <translation>Fréquence minimale</translation>
    </message>
    <message>
        <source>Boost off</source>
        <extracomment>brief-held-no-boost</extracomment>
        <translation>Boost désactivé</translation>
    </message>
    <message>
        <source>CPU quota: {1}</source>
        <extracomment>brief-held-cpu-quota</extracomment>
        <translation>Quota CPU&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Memory pressure {1}</source>
        <extracomment>brief-held-memory-pressure</extracomment>
        <translation>Pression mémoire {1}</translation>
    </message>
    <message>
        <source>Drive on slower link</source>
        <extracomment>brief-held-drive-link</extracomment>
        <translation>Disque&#xa0;: liaison réduite</translation>
    </message>
    <message>
        <source>Pages of {1} only</source>
        <extracomment>brief-held-small-pages</extracomment>
        <translation>Pages de {1} seulement</translation>
    </message>
    <message>
        <source>The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The machine may be faster than this result. Close other programs, or let the machine cool.</source>
        <extracomment>clock-moved</extracomment>
        <translation>La fréquence du CPU a varié de {1} à {2} pendant ce test&#x202f;; Strata a écarté {3} des échantillons. La machine est peut-être plus rapide que ce résultat. Fermer les autres programmes, ou laisser la machine refroidir.</translation>
    </message>
    <message>
        <source>Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may be wrong. Run it again on an idle machine.</source>
        <extracomment>clock-unknown</extracomment>
        <translation>Deux mesures de la fréquence du CPU ne concordaient pas&#x202f;; Strata a écarté {1} des échantillons. Les valeurs par cycle peuvent être fausses. Relancer sur une machine au repos.</translation>
    </message>
    <message>
        <source>Another program or another virtual machine used the other hardware thread of this core (SMT sibling); Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. On a rented machine, run it again later.</source>
        <extracomment>contended</extracomment>
        <translation>Un autre programme ou une autre machine virtuelle a utilisé l&apos;autre thread matériel de ce cœur (voisin SMT)&#x202f;; Strata a écarté {1} des échantillons. La machine est peut-être plus rapide que ce résultat. Fermer les autres programmes. Sur une machine louée, relancer plus tard.</translation>
    </message>
    <message>
        <source>Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour.</source>
        <extracomment>stolen-time</extracomment>
        <translation>Des interruptions, le firmware ou l&apos;hôte d&apos;une machine virtuelle ont retardé ce test&#x202f;; Strata a écarté {1} des échantillons. Le système compte {2} de temps volé. La machine est peut-être plus rapide que ce résultat. Arrêter le trafic réseau et disque, ou mesurer sur un autre CPU. Sur une machine virtuelle, relancer à une heure plus calme.</translation>
    </message>
    <message>
        <source>Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>pre-empted</extracomment>
        <translation>D&apos;autres programmes ont préempté ce test&#x202f;; Strata a écarté {1} des échantillons. La machine est peut-être plus rapide que ce résultat. Fermer les autres programmes. Là où les threads utilisent tous les CPU, choisir un thread de moins.</translation>
    </message>
    <message>
        <source>Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>other-load</extracomment>
        <translation>D&apos;autres programmes ont utilisé {1} du temps d&apos;un CPU sur lequel ce test a tourné. Même des échantillons non perturbés peuvent être plus lents que la machine ne le permet. Fermer les autres programmes. Là où les threads utilisent tous les CPU, choisir un thread de moins.</translation>
    </message>
    <message>
        <source>Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with it, so the machine may be faster than this result. Close other programs, and run it again.</source>
        <extracomment>background-load</extracomment>
        <translation>D&apos;autres programmes ont utilisé {1} d&apos;un CPU pendant ce test. Ils partagent avec lui le cache de dernier niveau et la mémoire&#x202f;; la machine est donc peut-être plus rapide que ce résultat. Fermer les autres programmes, et relancer.</translation>
    </message>
    <message>
        <source>The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the samples. Check whether a container or another program changes the CPU affinity.</source>
        <extracomment>migrated</extracomment>
        <translation>Le système a déplacé des threads hors des CPU auxquels Strata les avait épinglés&#x202f;; Strata a écarté {1} des échantillons. Vérifier si un conteneur ou un autre programme modifie l&apos;affinité CPU.</translation>
    </message>
    <message>
        <source>Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. Strata discarded {1} of the samples. Check taskset, cgroups and container limits.</source>
        <extracomment>affinity-changed</extracomment>
        <translation>Un autre programme a modifié l&apos;affinité CPU des threads de test&#x202f;; le résultat vient donc peut-être d&apos;autres CPU. Strata a écarté {1} des échantillons. Vérifier taskset, les cgroups et les limites des conteneurs.</translation>
    </message>
    <message>
        <source>The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it again, and keep the machine awake.</source>
        <extracomment>suspended</extracomment>
        <translation>La machine a été en veille pendant {1} au cours de ce test. La fréquence, les caches et les disques peuvent différer après le réveil. Relancer, et empêcher la mise en veille.</translation>
    </message>
    <message>
        <source>The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the samples. Restart the machine; for a virtual machine, ask the operator of its host.</source>
        <extracomment>counter-unsteady</extracomment>
        <translation>L&apos;horloge de mesure a reculé ou s&apos;est arrêtée&#x202f;; les temps de cette exécution peuvent donc être faux. Strata a écarté {1} des échantillons. Redémarrer la machine&#x202f;; pour une machine virtuelle, s&apos;adresser à l&apos;exploitant de son hôte.</translation>
    </message>
    <message>
        <source>This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata cannot see why. Run it again.</source>
        <extracomment>slower-than-its-like</extracomment>
        <translation>Ce test a atteint {1} du maximum, alors que d&apos;autres largeurs atteignent {2}. Le résultat est probablement trop bas, et Strata ne peut pas voir pourquoi. Relancer.</translation>
    </message>
    <message>
        <source>The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path between nodes. Free local memory, use smaller buffers, or pin fewer threads there.</source>
        <extracomment>memory-on-other-node</extracomment>
        <translation>Les tampons de {1} threads sont sur un nœud NUMA distant, jusqu&apos;à {2} de leur contenu. Le résultat comprend le trajet entre les nœuds. Libérer de la mémoire locale, utiliser des tampons plus petits, ou y épingler moins de threads.</translation>
    </message>
    <message>
        <source>The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may disturb it more. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-refused</extracomment>
        <translation>Le système a refusé une priorité plus élevée ({1})&#x202f;; l&apos;exécution a continué à la priorité normale. D&apos;autres programmes peuvent la perturber davantage. Relancer en administrateur, ou relever la limite des valeurs nice.</translation>
    </message>
    <message>
        <source>The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-limited</extracomment>
        <translation>Le système ne permet à cet utilisateur aucune valeur nice inférieure à {1}&#x202f;; la priorité est donc plus basse que demandé. Relancer en administrateur, ou relever la limite des valeurs nice.</translation>
    </message>
    <message>
        <source>{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked result.</source>
        <extracomment>not-checked</extracomment>
        <translation>{1} a mesuré ce résultat, pas Strata&#x202f;; les perturbations sont donc inconnues. Refaire le test avec Strata pour un résultat vérifié.</translation>
    </message>
    <message>
        <source>This result is from a publication. Its conditions are known only as far as the source states them. Repeat the test with Strata for a checked result.</source>
        <extracomment>published-figure</extracomment>
        <translation>Ce résultat vient d&apos;une publication. Ses conditions ne sont connues que dans la mesure où la source les indique. Refaire le test avec Strata pour un résultat vérifié.</translation>
    </message>
    <message>
        <source>A bug in this version of {1} copies the same block again and again, so this measures cache, not memory. Ignore the result, or measure with a fixed version.</source>
        <extracomment>pointer-not-advanced</extracomment>
        <translation>Un bogue de cette version de {1} copie sans cesse le même bloc&#x202f;; la valeur est donc celle du cache, pas de la mémoire. Ignorer le résultat, ou mesurer avec une version corrigée.</translation>
    </message>
    <message>
        <source>Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run each job alone, with fio&apos;s option stonewall.</source>
        <extracomment>jobs-beside</extracomment>
        <translation>D&apos;autres tâches de cette exécution de fio utilisaient le disque en même temps&#x202f;; ce n&apos;est donc qu&apos;une partie de ce qu&apos;il a fait. Lancer chaque tâche seule, avec l&apos;option stonewall de fio.</translation>
    </message>
    <message>
        <source>The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between runs. Choose a CPU affinity in Setup, or --affinity spread.</source>
        <extracomment>not-bound</extracomment>
        <translation>Les threads n&apos;étaient pas épinglés à des CPU&#x202f;; le système pouvait donc les déplacer à tout moment. Les résultats varient davantage d&apos;une exécution à l&apos;autre. Choisir une affinité CPU dans la configuration, ou --affinity spread.</translation>
    </message>
    <message>
        <source>Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, or run it again on an idle machine.</source>
        <extracomment>too-few-samples</extracomment>
        <translation>Échantillons non perturbés&#xa0;: {1} sur les {2} requis&#x202f;; le résultat est donc moins sûr. Augmenter la durée du test, ou relancer sur une machine au repos.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, or omit --passes so that Strata discards disturbed samples.</source>
        <extracomment>passes-disturbed</extracomment>
        <translation>{1} passes sur {2} ont été perturbées, et toutes comptent. Le résultat peut être faux. Fermer les autres programmes, ou omettre --passes pour que Strata écarte les échantillons perturbés.</translation>
    </message>
    <message>
        <source>Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with --passes.</source>
        <extracomment>few-passes</extracomment>
        <translation>Passes&#xa0;: {1} sur les {2} requises. Une seule passe lente peut changer le résultat. Choisir un nombre plus grand avec --passes.</translation>
    </message>
    <message>
        <source>The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm a larger one, compare several runs. Increase the time of the test, or close other programs.</source>
        <extracomment>wide-interval</extracomment>
        <translation>L&apos;intervalle de confiance à 95&#x202f;% est de +/- {1}&#x202f;; les écarts plus petits restent donc dans l&apos;incertitude. Pour en confirmer un plus grand, comparer plusieurs exécutions. Augmenter la durée du test, ou fermer les autres programmes.</translation>
    </message>
    <message>
        <source>The OS read memory from disk during this test (major page faults: {1}), so the result includes disk time. Close programs that use much memory, or choose smaller buffers.</source>
        <extracomment>paged</extracomment>
        <translation>Le système a lu de la mémoire sur le disque pendant ce test (défauts de page majeurs&#xa0;: {1})&#x202f;; le résultat comprend donc du temps de disque. Fermer les programmes qui utilisent beaucoup de mémoire, ou choisir des tampons plus petits.</translation>
    </message>
    <message>
        <source>{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached {3} of one thread per CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>threads-share-cores</extracomment>
        <translation>{1} threads se sont partagé {2} CPU&#x202f;; chaque résultat par thread n&apos;est donc qu&apos;une part d&apos;un CPU. Ensemble, ils ont atteint {3} du débit d&apos;un thread par CPU. Utiliser au plus un thread par CPU pour mesurer chacun.</translation>
    </message>
    <message>
        <source>Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache held {4} of the file. Choose a folder on a local drive.</source>
        <extracomment>buffered</extracomment>
        <translation>Le Direct I/O dans {1} (système de fichiers {3}) était {2}&#x202f;; ce débit est donc peut-être celui de la mémoire, pas du disque. Le cache du système contenait {4} du fichier. Choisir un dossier sur un disque local.</translation>
    </message>
    <message>
        <source>The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory speed. Compare with a folder on another file system.</source>
        <extracomment>bypass-unknown</extracomment>
        <translation>Le système a accepté le Direct I/O dans {1} (système de fichiers {2}), mais Strata ne peut pas le vérifier. Ce débit est peut-être celui de la mémoire. Comparer avec un dossier sur un autre système de fichiers.</translation>
    </message>
    <message>
        <source>The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or the OS misreports the link. Do not use this as disk speed.</source>
        <extracomment>beyond-link</extracomment>
        <translation>Le périphérique {1} a fourni {2}, mais sa liaison ({3}) transporte au plus {4}. Les données venaient d&apos;un cache, ou le système indique mal la liaison. Ne pas prendre cette valeur pour la vitesse du disque.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the cost of trying. Choose a folder without compression to measure the drive alone.</source>
        <extracomment>compressing</extracomment>
        <translation>Le système de fichiers de {1} ({2}) compresse les données. Les données de test sont incompressibles&#x202f;; le résultat comprend donc le coût de l&apos;essai. Choisir un dossier sans compression pour mesurer le disque seul.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. The result describes the file system too. Choose a folder without it to measure the drive alone.</source>
        <extracomment>copy-on-write</extracomment>
        <translation>Le système de fichiers de {1} ({2}) est en copy-on-write&#xa0;: les écritures aléatoires deviennent séquentielles et fragmentent le fichier. Le résultat décrit aussi le système de fichiers. Choisir un dossier sans copy-on-write pour mesurer le disque seul.</translation>
    </message>
    <message>
        <source>The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a drive with more free space.</source>
        <extracomment>fragmented</extracomment>
        <translation>Le fichier de test dans {1} a {2} fragments, {3} au total. Un disque dur perd du temps entre eux. Choisir un disque avec plus d&apos;espace libre.</translation>
    </message>
    <message>
        <source>{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is only a share. Choose folders on different drives to measure each.</source>
        <extracomment>shared-device</extracomment>
        <translation>{2} threads avaient leurs fichiers sur un seul disque ({1}) et se sont partagé son débit. Le résultat par thread n&apos;est qu&apos;une part. Choisir des dossiers sur des disques différents pour mesurer chacun.</translation>
    </message>
    <message>
        <source>The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore the result; please report it with the JSON file of this run.</source>
        <extracomment>above-limit</extracomment>
        <translation>Le résultat est {1} du maximum théorique, ce qui est impossible&#xa0;: la fréquence ou le maximum est faux. Ignorer le résultat&#x202f;; merci de le signaler avec le fichier JSON de cette exécution.</translation>
    </message>
    <message>
        <source>L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring level. So this is the result of that level.</source>
        <extracomment>level-not-distinguishable</extracomment>
        <translation>L{1} ne montre sur cette machine aucun palier de latence propre&#xa0;: latence et débit sont ceux d&apos;un niveau voisin. C&apos;est donc le résultat de ce niveau.</translation>
    </message>
    <message>
        <source>An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond L2. The result is too low. Measure it again.</source>
        <extracomment>walk-fetched-ahead</extracomment>
        <translation>Une version antérieure de Strata a mesuré cette valeur, avec un motif d&apos;accès que le matériel précharge au-delà du L2. Le résultat est trop bas. Mesurer à nouveau.</translation>
    </message>
    <message>
        <source>The test took {2} instead of {1} to collect enough clean samples. The result stays valid.</source>
        <extracomment>time-extended</extracomment>
        <translation>Le test a duré {2} au lieu de {1} pour réunir assez d&apos;échantillons non perturbés. Le résultat reste valable.</translation>
    </message>
    <message>
        <source>The test used every CPU, so Strata&apos;s window or terminal had to share one. That may have disturbed the test. Choose one thread fewer.</source>
        <extracomment>no-spare-cpu</extracomment>
        <translation>Le test a utilisé tous les CPU&#x202f;; la fenêtre ou le terminal de Strata a donc dû en partager un. Cela a pu perturber le test. Choisir un thread de moins.</translation>
    </message>
    <message>
        <source>The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large buffers may be slower. Close other programs or restart the machine: free memory fragments with time.</source>
        <extracomment>pages-not-obtained</extracomment>
        <translation>Le système n&apos;a pas fourni toutes les grandes pages que Strata a demandées. Obtenu&#xa0;: {1}. L&apos;accès aléatoire à de grands tampons peut être plus lent. Fermer les autres programmes ou redémarrer la machine&#xa0;: la mémoire libre se fragmente avec le temps.</translation>
    </message>
    <message>
        <source>This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}.</source>
        <extracomment>large-pages-not-reserved</extracomment>
        <translation>Cette exécution demande {1} grandes pages explicites de {3}, et {2} étaient libres. Les tampons ont utilisé d&apos;autres pages ({4}). En réserver assez en tant que root, peu après le démarrage&#xa0;: sysctl vm.nr_hugepages={1}.</translation>
    </message>
    <message>
        <source>Windows gives huge pages only to accounts with the right &quot;Lock pages in memory&quot;. This run needs {1} of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User Rights Assignment). Sign in again, and start Strata as administrator.</source>
        <extracomment>large-pages-need-right</extracomment>
        <translation>Windows ne donne de grandes pages qu&apos;aux comptes qui ont le droit «&#xa0;Verrouiller les pages en mémoire&#xa0;». Cette exécution en demande {1}. Les tampons ont utilisé d&apos;autres pages ({2}). Accorder ce droit dans secpol.msc (Stratégies locales, Attribution des droits utilisateur). Rouvrir la session, et lancer Strata en administrateur.</translation>
    </message>
    <message>
        <source>Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers used other pages ({3}). Restart the machine and measure at once.</source>
        <extracomment>large-pages-no-memory</extracomment>
        <translation>Windows n&apos;a plus de mémoire contiguë pour de grandes pages de {2}&#x202f;; cette exécution en demande {1}. Les tampons ont utilisé d&apos;autres pages ({3}). Redémarrer la machine et mesurer aussitôt.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</source>
        <extracomment>transparent-pages-off</extracomment>
        <translation>Les grandes pages transparentes sont désactivées&#x202f;; les tampons ont donc utilisé les pages par défaut. Les activer en tant que root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</translation>
    </message>
    <message>
        <source>The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result stays valid.</source>
        <extracomment>region-below-large-pages</extracomment>
        <translation>Les tampons d&apos;un thread sont plus petits que deux grandes pages de {1}&#x202f;; ils ont donc utilisé les pages par défaut. Le résultat reste valable.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, and run it again.</source>
        <extracomment>uses-disturbed</extracomment>
        <translation>{1} passes sur {2} ont été perturbées, et toutes comptent. Le résultat peut être faux. Fermer les autres programmes, et relancer.</translation>
    </message>
    <message>
        <source>Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a smaller buffer, more time for memory, or --passes.</source>
        <extracomment>few-uses</extracomment>
        <translation>Passes après la première&#xa0;: {1} sur les {2} requises. Une seule passe lente peut changer le résultat. Utiliser un tampon plus petit, plus de temps pour la mémoire, ou --passes.</translation>
    </message>
    <message>
        <source>The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and run it again.</source>
        <extracomment>first-use-disturbed</extracomment>
        <translation>La première passe sur de la mémoire neuve a été perturbée&#x202f;; son temps est donc peut-être trop élevé. Fermer les autres programmes, et relancer.</translation>
    </message>
    <message>
        <source>Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the request: run it on the machine itself.</source>
        <extracomment>memory-kind-not-effective</extracomment>
        <translation>Strata a demandé de la mémoire du type {1}, mais le système a donné un autre type. Elle se lit à {2} du débit de la mémoire normale&#x202f;; la mémoire non mise en cache se lit à un dixième ou moins. Wine et certaines machines virtuelles ignorent la demande&#xa0;: lancer le test directement sur la machine.</translation>
    </message>
    <message>
        <source>This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS.</source>
        <extracomment>memory-kind-not-provided</extracomment>
        <translation>Ce système ne donne aux programmes aucune mémoire du type {1}&#x202f;; Strata a donc omis le test. Le lancer sur un autre système.</translation>
    </message>
    <message>
        <source>The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller buffer.</source>
        <extracomment>memory-kind-refused</extracomment>
        <translation>Le système a refusé de la mémoire du type {1}. Message du système&#xa0;: {2}. Fermer les autres programmes, ou utiliser un tampon plus petit.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 nor /dev/fb0). Run it on a machine that has one.</source>
        <extracomment>no-graphics-device</extracomment>
        <translation>La mémoire write-combining vient ici d&apos;un périphérique graphique, et il n&apos;y en a pas (ni /dev/dri/card0 ni /dev/fb0). Lancer le test sur une machine qui en a un.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often video), or run this test as administrator.</source>
        <extracomment>graphics-not-permitted</extracomment>
        <translation>La mémoire write-combining vient de {1}, que vous n&apos;avez pas le droit d&apos;ouvrir. Rejoindre le groupe qui le possède (souvent video), ou lancer ce test en administrateur.</translation>
    </message>
    <message>
        <source>{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer.</source>
        <extracomment>graphics-refused</extracomment>
        <translation>{1} n&apos;a pas donné de mémoire write-combining. Message du système&#xa0;: {2}. Utiliser un tampon plus petit.</translation>
    </message>
    <message>
        <source>{1} has only {2} of write-combining memory. Use a buffer of that size or less.</source>
        <extracomment>frame-buffer-too-small</extracomment>
        <translation>{1} n&apos;a que {2} de mémoire write-combining. Utiliser un tampon de cette taille ou moins.</translation>
    </message>
    <message>
        <source>This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that supports it.</source>
        <extracomment>not-provided</extracomment>
        <translation>Ce CPU ou son système ne prend pas en charge {1}, dont ce test a besoin. Lancer le test sur une machine qui le prend en charge.</translation>
    </message>
    <message>
        <source>This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller buffer or a larger width.</source>
        <extracomment>too-many-elements</extracomment>
        <translation>Ce tampon a plus de 2^32 éléments de {1}, plus que le test aléatoire ne peut indexer. Utiliser un tampon plus petit ou une largeur plus grande.</translation>
    </message>
    <message>
        <source>The run stopped before it measured this. Run it again to measure it.</source>
        <extracomment>stopped</extracomment>
        <translation>L&apos;exécution s&apos;est arrêtée avant cette mesure. La relancer pour l&apos;obtenir.</translation>
    </message>
    <message>
        <source>The OS did not allocate {1} of memory. Close other programs, or use smaller buffers.</source>
        <extracomment>allocation-failed</extracomment>
        <translation>Le système n&apos;a pas alloué {1} de mémoire. Fermer les autres programmes, ou utiliser des tampons plus petits.</translation>
    </message>
    <message>
        <source>Memory ran out during this test. Close other programs, or choose fewer threads.</source>
        <extracomment>out-of-memory</extracomment>
        <translation>La mémoire s&apos;est épuisée pendant ce test. Fermer les autres programmes, ou choisir moins de threads.</translation>
    </message>
    <message>
        <source>The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>thread-failed</extracomment>
        <translation>Le système n&apos;a démarré que {1} threads sur {2}. Choisir moins de threads, ou relever la limite du système pour les threads.</translation>
    </message>
    <message>
        <source>The {1} threads never ran at the same time, so there is no common rate. Close other programs, or choose fewer threads.</source>
        <extracomment>threads-not-together</extracomment>
        <translation>Les {1} threads n&apos;ont jamais tourné en même temps&#x202f;; il n&apos;y a donc pas de débit commun. Fermer les autres programmes, ou choisir moins de threads.</translation>
    </message>
    <message>
        <source>This version of Strata has no test named {1}. Check the name, or install a newer version.</source>
        <extracomment>unknown-kernel</extracomment>
        <translation>Cette version de Strata n&apos;a pas de test nommé {1}. Vérifier le nom, ou installer une version plus récente.</translation>
    </message>
    <message>
        <source>The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of this run.</source>
        <extracomment>no-figure</extracomment>
        <translation>La mesure n&apos;a donné aucun nombre utilisable. C&apos;est un bogue de Strata&#xa0;: merci de le signaler avec le fichier JSON de cette exécution.</translation>
    </message>
    <message>
        <source>The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range.</source>
        <extracomment>out-of-range</extracomment>
        <translation>Le paramètre {1} vaut {2}&#x202f;; il doit aller de {3} à {4}. Choisir une valeur de cet intervalle.</translation>
    </message>
    <message>
        <source>This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller buffers or fewer threads.</source>
        <extracomment>not-enough-memory</extracomment>
        <translation>Cette exécution demande {1} de mémoire, et {2} sont disponibles. Le plus grand tampon possible est {3}. Utiliser des tampons plus petits ou moins de threads.</translation>
    </message>
    <message>
        <source>{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that number or fewer.</source>
        <extracomment>not-enough-memory-for-threads</extracomment>
        <translation>{1} threads demandent {2} de mémoire, et {3} sont disponibles. Cela suffit pour {4} threads. Choisir ce nombre ou moins.</translation>
    </message>
    <message>
        <source>The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>too-many-threads</extracomment>
        <translation>Le système ne permet pas {1} threads à Strata. La limite est {2}. Choisir moins de threads, ou relever la limite du système pour les threads.</translation>
    </message>
    <message>
        <source>The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with fewer threads or fewer folders, or raise the OS limit on threads.</source>
        <extracomment>too-many-disk-threads</extracomment>
        <translation>Le test de disque a besoin de {1} threads propres à la fois. La limite du système pour lui est {2}. Choisir des charges de travail avec moins de threads, moins de dossiers, ou relever la limite du système pour les threads.</translation>
    </message>
    <message>
        <source>The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits is {5}. Choose a smaller file, fewer threads or another folder.</source>
        <extracomment>not-enough-disk</extracomment>
        <translation>Les fichiers de test demandent {2} dans {1}, où {3} sont libres et {4} doivent le rester. Le plus grand fichier possible est {5}. Choisir un fichier plus petit, moins de threads ou un autre dossier.</translation>
    </message>
    <message>
        <source>{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised.</source>
        <extracomment>file-too-large</extracomment>
        <translation>{1} ne peut pas contenir un fichier de {2}&#x202f;; la limite est {3}. Choisir un fichier plus petit ou un autre dossier. Les disques FAT ne contiennent aucun fichier de 4&#x202f;GiB ou plus&#x202f;; une limite du système (ulimit -f) peut être relevée.</translation>
    </message>
    <message>
        <source>This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs.</source>
        <extracomment>no-such-cpu</extracomment>
        <translation>Cette machine n&apos;a pas de CPU {1} que Strata puisse utiliser. Lancer strata-cli machine pour lister les CPU disponibles.</translation>
    </message>
    <message>
        <source>These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels has only plain sequential reads, writes and copies of the widest width, and one chain.</source>
        <extracomment>nothing-selected</extracomment>
        <translation>Ces paramètres ne laissent aucun test à lancer. Choisir au moins un test et une taille de tampon. Un balayage des niveaux n&apos;a que les lectures, écritures et copies séquentielles simples de la plus grande largeur, et une chaîne.</translation>
    </message>
    <message>
        <source>This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cpus</extracomment>
        <translation>Ce test a besoin de deux CPU, et Strata ne peut en utiliser qu&apos;un ici. Lui en permettre plus, ou en choisir plus dans --affinity.</translation>
    </message>
    <message>
        <source>The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU was taken offline, or a limit on CPUs changed, since Strata started.</source>
        <extracomment>cpu-not-bound</extracomment>
        <translation>Le système n&apos;a pas épinglé de thread au CPU {1}&#x202f;; ce qui demande ce CPU n&apos;a donc pas été mesuré. Vérifier si le CPU a été mis hors ligne, ou si une limite de CPU a changé, depuis le démarrage de Strata.</translation>
    </message>
    <message>
        <source>This test needs two cores, and Strata may use only one here: both hardware threads of a core would get in each other&apos;s way. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cores</extracomment>
        <translation>Ce test a besoin de deux cœurs, et Strata ne peut en utiliser qu&apos;un ici&#xa0;: les deux threads matériels d&apos;un cœur se gêneraient. Lui permettre plus de CPU, ou en choisir plus dans --affinity.</translation>
    </message>
    <message>
        <source>In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs pin no threads.</source>
        <extracomment>needs-binding</extracomment>
        <translation>Dans ce test, chaque thread a son propre cœur et doit donc y rester. Choisir une affinité CPU&#x202f;; certains systèmes n&apos;épinglent pas les threads.</translation>
    </message>
    <message>
        <source>The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, so the result does not count. Check the machine: overclocking, memory errors or an emulator may be the cause.</source>
        <extracomment>sum-not-exact</extracomment>
        <translation>Les threads ont fait {1} incréments, mais les mots contiennent {2}. Un incrément atomique a été perdu ou fait deux fois&#x202f;; le résultat ne compte donc pas. Vérifier la machine&#xa0;: un overclocking, des erreurs de mémoire ou un émulateur peuvent en être la cause.</translation>
    </message>
    <message>
        <source>This OS provides no huge pages of the requested type, so the buffers used default pages. The result is valid for those.</source>
        <extracomment>no-large-pages</extracomment>
        <translation>Ce système ne fournit pas de grandes pages du type demandé&#x202f;; les tampons ont donc utilisé les pages par défaut. Le résultat est valable pour celles-ci.</translation>
    </message>
    <message>
        <source>This machine has no cores of the chosen kind. Choose another kind, or all cores.</source>
        <extracomment>no-such-core-kind</extracomment>
        <translation>Cette machine n&apos;a pas de cœurs du type choisi. Choisir un autre type, ou tous les cœurs.</translation>
    </message>
    <message>
        <source>Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs pin no threads.</source>
        <extracomment>core-kind-needs-affinity</extracomment>
        <translation>Les threads non épinglés tournent sur des cœurs de tout type. Choisir une affinité CPU, ou tous les cœurs&#x202f;; certains systèmes n&apos;épinglent pas les threads.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>bad-binding</extracomment>
        <translation>«&#xa0;{1}&#xa0;» n&apos;est pas une affinité CPU. Donner spread, close, cores, none, ou une liste de CPU comme 0,2,4-7.</translation>
    </message>
    <message>
        <source>A file of {1} is so small that its results say nothing about the drive. Choose {2} or more.</source>
        <extracomment>small-disk-file</extracomment>
        <translation>Un fichier de {1} est si petit que ses résultats ne disent rien du disque. Choisir {2} ou plus.</translation>
    </message>
    <message>
        <source>A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or more.</source>
        <extracomment>cached-disk-file</extracomment>
        <translation>Un fichier de {1} peut tenir dans le cache du disque&#x202f;; le résultat serait alors la vitesse du cache. Choisir {2} ou plus.</translation>
    </message>
    <message>
        <source>Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-in-memory</extracomment>
        <translation>Les fichiers dans {1} ({2}) restent en mémoire&#x202f;; le résultat sera donc la vitesse de la mémoire. Choisir un dossier sur un disque.</translation>
    </message>
    <message>
        <source>{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-on-memory-device</extracomment>
        <translation>{1} est sur {2}, qui garde ses données en mémoire&#x202f;; le résultat sera donc la vitesse de la mémoire. Choisir un dossier sur un disque.</translation>
    </message>
    <message>
        <source>A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a local drive.</source>
        <extracomment>folder-through-program</extracomment>
        <translation>Un programme avec son propre cache gère {1} ({2})&#x202f;; le résultat est donc peut-être la vitesse de la mémoire. Choisir un dossier sur un disque local.</translation>
    </message>
    <message>
        <source>{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives to measure each.</source>
        <extracomment>folders-share-device</extracomment>
        <translation>{1} et {2} sont sur le même disque ({3}) et se partagent son débit. Choisir des dossiers sur des disques différents pour mesurer chacun.</translation>
    </message>
    <message>
        <source>{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>more-threads-than-cpus</extracomment>
        <translation>{1} threads se partageront {2} CPU&#x202f;; chaque résultat par thread ne sera donc qu&apos;une part d&apos;un CPU. Utiliser au plus un thread par CPU pour mesurer chacun.</translation>
    </message>
    <message>
        <source>The folder {1} does not exist. Choose an existing folder.</source>
        <extracomment>folder-missing</extracomment>
        <translation>Le dossier {1} n&apos;existe pas. Choisir un dossier existant.</translation>
    </message>
    <message>
        <source>{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another folder.</source>
        <extracomment>folder-unreachable</extracomment>
        <translation>{1} est inaccessible. Message du système&#xa0;: {2}. Reconnecter le disque ou le serveur, ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>There is no drive {1}. Choose a folder on an existing drive.</source>
        <extracomment>no-such-drive</extracomment>
        <translation>Il n&apos;y a pas de disque {1}. Choisir un dossier sur un disque existant.</translation>
    </message>
    <message>
        <source>Strata may not write in {1}. Choose another folder, or change its permissions.</source>
        <extracomment>folder-not-writable</extracomment>
        <translation>Strata n&apos;a pas le droit d&apos;écrire dans {1}. Choisir un autre dossier, ou changer ses droits d&apos;accès.</translation>
    </message>
    <message>
        <source>The disk of {1} was full after {2}. Choose a smaller file or another folder.</source>
        <extracomment>disk-full</extracomment>
        <translation>Le disque de {1} était plein après {2}. Choisir un fichier plus petit ou un autre dossier.</translation>
    </message>
    <message>
        <source>{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or another folder.</source>
        <extracomment>no-room</extracomment>
        <translation>{1} n&apos;a pas de place pour un fichier de {2}&#xa0;: le disque est plein, ou un quota s&apos;applique. Choisir un fichier plus petit ou un autre dossier.</translation>
    </message>
    <message>
        <source>Strata could not create a file in {1}. The OS reports: {2}. Choose another folder.</source>
        <extracomment>create-failed</extracomment>
        <translation>Strata n&apos;a pas pu créer de fichier dans {1}. Message du système&#xa0;: {2}. Choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>write-failed</extracomment>
        <translation>L&apos;écriture dans {1} a échoué après {2}. Message du système&#xa0;: {3}. Sauvegarder ce disque, puis vérifier le disque et son câble.</translation>
    </message>
    <message>
        <source>Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>read-failed</extracomment>
        <translation>La lecture dans {1} a échoué après {2}. Message du système&#xa0;: {3}. Sauvegarder ce disque, puis vérifier le disque et son câble.</translation>
    </message>
    <message>
        <source>The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>short-write</extracomment>
        <translation>Le système n&apos;a écrit qu&apos;une partie d&apos;un bloc dans {1}, après {2}. Le disque est peut-être plein ou défaillant. Vérifier l&apos;espace libre, puis le disque.</translation>
    </message>
    <message>
        <source>The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check it.</source>
        <extracomment>short-read</extracomment>
        <translation>Le système n&apos;a lu qu&apos;une partie d&apos;un bloc dans {1}, après {2}. Le disque est peut-être défaillant. Le sauvegarder, et le vérifier.</translation>
    </message>
    <message>
        <source>The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>flush-failed</extracomment>
        <translation>Le système n&apos;a pas pu vider (flush) les dernières données sur le disque de {1}. Message du système&#xa0;: {2}. Le disque est peut-être plein ou défaillant. Vérifier l&apos;espace libre, puis le disque.</translation>
    </message>
    <message>
        <source>Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is faulty. Back up this drive, then check all three.</source>
        <extracomment>data-mismatch</extracomment>
        <translation>Les données lues dans {1}, à {2}, diffèrent de ce que Strata a écrit. Le disque, son câble ou la mémoire est défectueux. Sauvegarder ce disque, puis vérifier les trois.</translation>
    </message>
    <message>
        <source>{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the memory.</source>
        <extracomment>data-faults</extracomment>
        <translation>{1} emplacements relus sont faux&#xa0;: {2} corrompus, {3} avec des données plus anciennes (écritures perdues), {4} avec les données d&apos;un autre emplacement. Le premier, avec position et octets&#xa0;: {5}. Sauvegarder ce disque, puis vérifier le disque, son câble et la mémoire.</translation>
    </message>
    <message>
        <source>After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or the drive throttled. The result averages both phases; the chart shows each.</source>
        <extracomment>rate-fell</extracomment>
        <translation>Après {1}, le débit est tombé de {2} à {3} et y est resté. Le cache rapide du disque était plein, ou le disque s&apos;est bridé. Le résultat est la moyenne des deux phases&#x202f;; le graphique montre chacune.</translation>
    </message>
    <message>
        <source>The version of Strata on {1} is too old to send chunks. Update it there.</source>
        <extracomment>network-older-peer</extracomment>
        <translation>La version de Strata sur {1} est trop ancienne pour envoyer des blocs. L&apos;y mettre à jour.</translation>
    </message>
    <message>
        <source>An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again.</source>
        <extracomment>row-not-reached</extracomment>
        <translation>Une mesure précédente a échoué&#x202f;; Strata a donc omis celle-ci. Voir la raison à cet endroit, et relancer.</translation>
    </message>
    <message>
        <source>The run stopped when this workload had used {1} of its time, so its result is less certain. Run it again for a full result.</source>
        <extracomment>row-stopped</extracomment>
        <translation>L&apos;exécution s&apos;est arrêtée quand cette charge de travail avait utilisé {1} de son temps&#x202f;; son résultat est donc moins sûr. La relancer pour un résultat complet.</translation>
    </message>
    <message>
        <source>The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed {1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them.</source>
        <extracomment>sustained-critical</extracomment>
        <translation>Le processeur a atteint une température que le système appelle critique&#x202f;; la charge a donc pris fin. Le capteur indiquait {1}&#x202f;°C. Ce qui a été mesuré jusque-là compte. Nettoyer ventilateurs et aérations, et laisser l&apos;air y circuler.</translation>
    </message>
    <message>
        <source>Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the computer in, and run it again.</source>
        <extracomment>sustained-battery</extracomment>
        <translation>Il ne restait que {1} de la batterie&#x202f;; la charge a donc pris fin. Ce qui a été mesuré jusque-là compte. Brancher l&apos;ordinateur, et relancer.</translation>
    </message>
    <message>
        <source>Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU time, but the heat of others may hide or cause a fall. Close other programs, and run it again.</source>
        <extracomment>sustained-disturbed</extracomment>
        <translation>D&apos;autres programmes, ou l&apos;hôte d&apos;une machine virtuelle, ont pris {1} du temps CPU. Les débits sont du travail par temps CPU, mais la chaleur des autres peut masquer ou causer une chute. Fermer les autres programmes, et relancer.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile.</source>
        <extracomment>no-such-row</extracomment>
        <translation>Le profil de disque {2} n&apos;a pas de charge de travail {1}. Choisir l&apos;une des siennes, ou un autre profil.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose another operation or profile.</source>
        <extracomment>no-such-operation</extracomment>
        <translation>Le profil de disque {2} n&apos;a pas d&apos;opération {1}. Seul le profil database fait des commits. Choisir une autre opération ou un autre profil.</translation>
    </message>
    <message>
        <source>Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that before you trust the data to it.</source>
        <extracomment>sooner-than-flash</extracomment>
        <translation>La moitié des commits a pris {1} ou moins, ce qui est plus rapide que la programmation d&apos;une page de mémoire flash. Soit le disque a un cache protégé, soit les vidages (flush) ne sont pas transmis, comme dans certaines machines virtuelles. Vérifier cela avant de lui confier des données.</translation>
    </message>
    <message>
        <source>Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no writes and no zeros.</source>
        <extracomment>file-only-read</extracomment>
        <translation>Strata ne fait que lire {1}. Choisir des charges de travail qui lisent&#xa0;: pas les profils classic, mixed et database, pas d&apos;écritures et pas de zéros.</translation>
    </message>
    <message>
        <source>A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block.</source>
        <extracomment>block-not-of-sectors</extracomment>
        <translation>Un bloc de {1} n&apos;est pas un multiple des secteurs de {2} de ce disque. Choisir un bloc plus grand.</translation>
    </message>
    <message>
        <source>A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or smaller blocks.</source>
        <extracomment>file-below-blocks</extracomment>
        <translation>Un fichier de {1} est trop petit pour {2} threads avec des blocs de {3}. Choisir un fichier plus grand, moins de threads ou des blocs plus petits.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result covers that part only. Choose a smaller file.</source>
        <extracomment>file-laid-in-part</extracomment>
        <translation>Le disque de {1} est si lent que Strata n&apos;a écrit que {2} d&apos;un fichier de {3} avant la mesure. Le résultat ne porte que sur cette partie. Choisir un fichier plus petit.</translation>
    </message>
    <message>
        <source>A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it alone.</source>
        <extracomment>no-time-left</extracomment>
        <translation>Une exécution de la machine entière dispose de {1} pour cette partie, et ceci n&apos;y tenait pas. Cliquer sur sa cellule pour le mesurer seul.</translation>
    </message>
    <message>
        <source>Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read.</source>
        <extracomment>file-not-readable</extracomment>
        <translation>Strata ne peut pas lire le fichier {1}. Message du système&#xa0;: {2}. Choisir un fichier ordinaire que vous avez le droit de lire.</translation>
    </message>
    <message>
        <source>The file {1} has only {2}, too little for the read test. Choose a larger file.</source>
        <extracomment>file-too-small</extracomment>
        <translation>Le fichier {1} n&apos;a que {2}, trop peu pour le test de lecture. Choisir un fichier plus grand.</translation>
    </message>
    <message>
        <source>The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may be the cause.</source>
        <extracomment>queue-failed</extracomment>
        <translation>Le système a refusé des requêtes au disque. Message du système&#xa0;: {1}. Essayer une profondeur de file plus petite&#x202f;; la limite d&apos;un conteneur en est peut-être la cause.</translation>
    </message>
    <message>
        <source>Writing failed, so there was nothing to read. See the reason of the write.</source>
        <extracomment>nothing-to-read</extracomment>
        <translation>L&apos;écriture a échoué&#x202f;; il n&apos;y avait donc rien à lire. Voir la raison de l&apos;écriture.</translation>
    </message>
    <message>
        <source>When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. Strata can test this disk again once it answers.</source>
        <extracomment>request-unanswered</extracomment>
        <translation>À l&apos;arrêt de l&apos;exécution, le disque de {1} avait une requête en attente&#x202f;; les résultats précédents sont donc peut-être faux. Strata pourra tester à nouveau ce disque dès qu&apos;il répondra.</translation>
    </message>
    <message>
        <source>{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its cable or the network, or choose another folder.</source>
        <extracomment>device-not-answering</extracomment>
        <translation>{1} ne répond pas. Une requête antérieure à son disque ({2}) est encore en attente. Vérifier le disque, son câble ou le réseau, ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>{1} is not a file of a disk test, so Strata did not delete it.</source>
        <extracomment>not-a-leftover</extracomment>
        <translation>{1} n&apos;est pas un fichier de test de disque&#x202f;; Strata ne l&apos;a donc pas supprimé.</translation>
    </message>
    <message>
        <source>A running disk test uses {1}, so Strata did not delete it. Try again when that test ends.</source>
        <extracomment>file-in-use</extracomment>
        <translation>Un test de disque en cours utilise {1}&#x202f;; Strata ne l&apos;a donc pas supprimé. Réessayer à la fin de ce test.</translation>
    </message>
    <message>
        <source>Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder.</source>
        <extracomment>cannot-remove</extracomment>
        <translation>Strata n&apos;a pas pu supprimer {1}. Message du système&#xa0;: {2}. Vérifier les droits d&apos;accès du dossier.</translation>
    </message>
    <message>
        <source>The OS did not report the CPUs of this machine. A container or a security setting may hide them.</source>
        <extracomment>topology-failed</extracomment>
        <translation>Le système n&apos;a pas indiqué les CPU de cette machine. Un conteneur ou un réglage de sécurité les cache peut-être.</translation>
    </message>
    <message>
        <source>The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines use the rest, or the report is wrong. Trust the curve.</source>
        <extracomment>level-smaller-than-reported</extracomment>
        <translation>La courbe montre {2} du cache L{1}, que le système indique à {3}. D&apos;autres programmes ou machines virtuelles utilisent le reste, ou l&apos;indication est fausse. Se fier à la courbe.</translation>
    </message>
    <message>
        <source>The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next level is equally fast. Trust the curve.</source>
        <extracomment>level-larger-than-reported</extracomment>
        <translation>La courbe montre {2} pour le cache L{1}, que le système indique à {3}. L&apos;indication est fausse, ou le niveau suivant est aussi rapide. Se fier à la courbe.</translation>
    </message>
    <message>
        <source>The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a system-level cache, or one that a virtual machine hides.</source>
        <extracomment>level-not-reported</extracomment>
        <translation>La courbe montre un niveau de {1}, à {2} par chargement, que le système n&apos;indique pas. C&apos;est peut-être un cache au niveau du système, ou un cache qu&apos;une machine virtuelle masque.</translation>
    </message>
    <message>
        <source>The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use all of it, or the report is wrong. Run it again at a quieter hour.</source>
        <extracomment>level-not-seen</extracomment>
        <translation>La courbe ne montre aucun palier au cache L{1} de {2} que le système indique. D&apos;autres machines virtuelles l&apos;utilisent peut-être en entier, ou l&apos;indication est fausse. Relancer à une heure plus calme.</translation>
    </message>
    <message>
        <source>{1} runs this program in place of the OS or the processor, and results include its work. Use the version of Strata that is built for this system.</source>
        <extracomment>held-emulated</extracomment>
        <translation>{1} exécute ce programme à la place du système ou du processeur, et les résultats comprennent son travail. Utiliser la version de Strata construite pour ce système.</translation>
    </message>
    <message>
        <source>The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one flat set, in sizes that follow no cache. Run it where the OS reports them.</source>
        <extracomment>held-flat</extracomment>
        <translation>Le système n&apos;indique ni cœurs ni caches, comme dans un bac à sable sans /sys. Strata mesure {1} CPU comme un ensemble plat, avec des tailles qui ne suivent aucun cache. Lancer Strata là où le système les indique.</translation>
    </message>
    <message>
        <source>The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) in the firmware setup, if mainboard and processor support it.</source>
        <extracomment>held-memory-speed</extracomment>
        <translation>La mémoire fonctionne à {1} MT/s, et ses modules sont faits pour {2} MT/s. Choisir leur profil (XMP ou EXPO) dans la configuration du firmware, si la carte mère et le processeur le prennent en charge.</translation>
    </message>
    <message>
        <source>All memory is on one channel; two channels carry twice as much. If processor and mainboard have two, add another module of the same kind in the socket that the manual names.</source>
        <extracomment>held-one-channel</extracomment>
        <translation>Toute la mémoire est sur un seul canal&#x202f;; deux canaux transportent le double. Si le processeur et la carte mère en ont deux, ajouter un autre module du même type dans l&apos;emplacement que le manuel indique.</translation>
    </message>
    <message>
        <source>The machine runs on battery, and most machines then limit their power. Plug in the charger.</source>
        <extracomment>held-on-battery</extracomment>
        <translation>La machine fonctionne sur batterie, et la plupart des machines limitent alors leur puissance. Brancher le chargeur.</translation>
    </message>
    <message>
        <source>The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the firmware setup.</source>
        <extracomment>held-power-profile</extracomment>
        <translation>Le mode d&apos;alimentation est {1}, qui limite le processeur. Choisir celui des performances dans le système ou la configuration du firmware.</translation>
    </message>
    <message>
        <source>The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, such as performance or schedutil.</source>
        <extracomment>held-governor</extracomment>
        <translation>Le gouverneur de fréquence est {1}, qui avec ce pilote garde la fréquence la plus basse. Choisir un autre gouverneur, par exemple performance ou schedutil.</translation>
    </message>
    <message>
        <source>Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the firmware setup, unless you turned it off on purpose.</source>
        <extracomment>held-no-boost</extracomment>
        <translation>Le boost (turbo) est désactivé&#x202f;; la fréquence ne dépasse donc jamais sa valeur nominale. L&apos;activer dans le système ou la configuration du firmware, sauf s&apos;il est désactivé à dessein.</translation>
    </message>
    <message>
        <source>The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise its CPU quota.</source>
        <extracomment>held-cpu-quota</extracomment>
        <translation>Le conteneur reçoit le temps de {1} de ses {2} CPU&#x202f;; les tests avec plus de threads sont donc bridés. Relever son quota de CPU.</translation>
    </message>
    <message>
        <source>Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or container more memory.</source>
        <extracomment>held-memory-pressure</extracomment>
        <translation>Des programmes ont attendu la mémoire pendant {1} des 10&#x202f;s précédentes. Fermer des programmes, ou donner plus de mémoire à la machine ou au conteneur.</translation>
    </message>
    <message>
        <source>The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many lanes, or check the firmware setup.</source>
        <extracomment>held-drive-link</extracomment>
        <translation>Le disque {1} est relié par {2}, et il est fait pour {3}. Utiliser un emplacement de cette génération avec autant de lignes, ou vérifier la configuration du firmware.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set /sys/kernel/mm/transparent_hugepage/enabled to madvise or always.</source>
        <extracomment>held-small-pages</extracomment>
        <translation>Les grandes pages transparentes sont désactivées&#x202f;; les programmes reçoivent donc des pages de {1} et manquent plus souvent le TLB. Mettre /sys/kernel/mm/transparent_hugepage/enabled à madvise ou always.</translation>
    </message>
    <message>
        <source>The timer runs at {1} and deviates from the OS clock by {2}.</source>
        <extracomment>selftest-counter</extracomment>
        <translation>L&apos;horloge de mesure tourne à {1} et s&apos;écarte de {2} de l&apos;horloge du système.</translation>
    </message>
    <message>
        <source>The core runs at {1}; two measurements agree for {2} of the readings.</source>
        <extracomment>selftest-clock</extracomment>
        <translation>Le cœur tourne à {1}&#x202f;; deux mesures concordent pour {2} des relevés.</translation>
    </message>
    <message>
        <source>Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}.</source>
        <extracomment>selftest-kernels</extracomment>
        <translation>Strata a vérifié {1} noyaux de mesure sur {3}, tous ceux que le processeur peut exécuter&#x202f;; ceux au résultat faux&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it.</source>
        <extracomment>selftest-paths</extracomment>
        <translation>Boucles de coût connu&#xa0;: {2} sur {1} sont conformes à la conception du cœur, et {3} sont au-dessus.</translation>
    </message>
    <message>
        <source>The cost of loads and stores is unchecked: the design tells none, or the machine is busy.</source>
        <extracomment>selftest-paths-unchecked</extracomment>
        <translation>Le coût des chargements et des écritures n&apos;est pas vérifié&#xa0;: la conception n&apos;en indique aucun, ou la machine est occupée.</translation>
    </message>
    <message>
        <source>Strata can pin threads to {1} of {2} CPUs.</source>
        <extracomment>selftest-binding</extracomment>
        <translation>Strata peut épingler des threads à {1} CPU sur {2}.</translation>
    </message>
    <message>
        <source>A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency test.</source>
        <extracomment>selftest-walk</extracomment>
        <translation>Un chargement depuis la mémoire par blocs prend {1} du temps d&apos;un chargement dans un parcours avec un quart des lignes par passage. Le dernier dixième d&apos;un bloc prend {2} du temps du troisième. Au-dessous de 80&#x202f;% pour le premier, ou hors de 85 à 115&#x202f;% pour le second, le matériel précharge le test de latence.</translation>
    </message>
    <message>
        <source>Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, and the OS gave none.</source>
        <extracomment>selftest-walk-unchecked</extracomment>
        <translation>Strata n&apos;a pas pu vérifier si le matériel précharge le test de latence. La vérification demande de grandes pages, et le système n&apos;en a pas donné.</translation>
    </message>
    <message>
        <source>The same work, measured {1} times on each of two sides, differs by {2}. Strata must not call that faster or slower.</source>
        <extracomment>selftest-identical</extracomment>
        <translation>Le même travail, mesuré {1} fois de chacun des deux côtés, diffère de {2}. Strata ne doit pas y voir un résultat plus rapide ou plus lent.</translation>
    </message>
    <message>
        <source>Strata could not check that the same work is not called different: the machine is too busy.</source>
        <extracomment>selftest-identical-unchecked</extracomment>
        <translation>Strata n&apos;a pas pu vérifier qu&apos;il ne juge pas différent un même travail&#xa0;: la machine est trop occupée.</translation>
    </message>
    <message>
        <source>A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to {2}).</source>
        <extracomment>selftest-direct</extracomment>
        <translation>Un fichier dans {1} écrit en Direct I/O ne doit pas être dans le cache du système, et un autre doit s&apos;y trouver (jusqu&apos;à {2}).</translation>
    </message>
    <message>
        <source>Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds.</source>
        <extracomment>selftest-direct-unchecked</extracomment>
        <translation>Le Direct I/O dans {1} n&apos;est pas vérifié&#xa0;: il y est refusé, ou le système n&apos;indique pas ce que contient son cache.</translation>
    </message>
    <message>
        <source>A run that is written to a history in {1} must be read back as it was.</source>
        <extracomment>selftest-history</extracomment>
        <translation>Une exécution écrite dans un historique dans {1} doit être relue telle qu&apos;elle était.</translation>
    </message>
    <message>
        <source>Reading the timer takes {1}; the overhead of the sampler is {2} of a sample.</source>
        <extracomment>selftest-overhead</extracomment>
        <translation>Lire l&apos;horloge de mesure prend {1}&#x202f;; le surcoût de l&apos;échantillonneur est {2} d&apos;un échantillon.</translation>
    </message>
    <message>
        <source>STRATA {1}</source>
        <extracomment>report-title</extracomment>
        <translation>STRATA {1}</translation>
    </message>
    <message>
        <source>STRATA, results of another program</source>
        <extracomment>report-title-foreign</extracomment>
        <translation>STRATA, résultats d&apos;un autre programme</translation>
    </message>
    <message>
        <source>Another program measured this. Strata only read its output: what is missing here is not known.</source>
        <extracomment>report-foreign</extracomment>
        <translation>Un autre programme a mesuré ces résultats. Strata n&apos;a lu que sa sortie&#xa0;: ce qui manque ici est inconnu.</translation>
    </message>
    <message>
        <source>Reference results, for comparison. They come without samples, so differences from them are never tested.</source>
        <extracomment>report-published</extracomment>
        <translation>Résultats de référence, pour comparaison. Ils sont sans échantillons&#x202f;; les écarts avec eux ne sont donc jamais testés.</translation>
    </message>
    <message>
        <source>Method {1}, built with {2}.</source>
        <extracomment>report-method</extracomment>
        <translation>Méthode {1}, compilé avec {2}.</translation>
    </message>
    <message>
        <source>The run took {1} s.</source>
        <extracomment>report-seconds</extracomment>
        <translation>L&apos;exécution a pris {1}&#xa0;s.</translation>
    </message>
    <message>
        <source>The run took {1} min {2} s.</source>
        <extracomment>report-minutes</extracomment>
        <translation>L&apos;exécution a pris {1}&#xa0;min {2}&#xa0;s.</translation>
    </message>
    <message>
        <source>STOPPED: the run was stopped early. The results so far follow.</source>
        <extracomment>report-stopped</extracomment>
        <translation>ARRÊTÉ&#xa0;: l&apos;exécution a été arrêtée avant la fin. Voici les résultats obtenus jusque-là.</translation>
    </message>
    <message>
        <source>NOT COMPLETE: some of the tests failed. The notes say why.</source>
        <extracomment>report-failed</extracomment>
        <translation>INCOMPLET&#xa0;: certains tests ont échoué. Les remarques disent pourquoi.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <extracomment>report-empty
----------
respond-nothing</extracomment>
        <translation>Rien n&apos;a été mesuré.</translation>
    </message>
    <message>
        <source>Measured by</source>
        <extracomment>label-measured-by</extracomment>
        <translation>Mesuré par</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>label-left-out</extracomment>
        <translation>Omis</translation>
    </message>
    <message>
        <source>Series of {1} runs: each result over all of them</source>
        <extracomment>series-head</extracomment>
        <translation>Série de {1} exécutions&#xa0;: chaque résultat sur toutes</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>series-best
----------
mark-best</extracomment>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>series-mean</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <extracomment>series-deviation</extracomment>
        <translation>écart type</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>series-count</extracomment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>label-source</extracomment>
        <translation>Source</translation>
    </message>
    <message>
        <source>MACHINE</source>
        <extracomment>heading-machine</extracomment>
        <translation>MACHINE</translation>
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
        <translation>Système</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>label-around</extracomment>
        <translation>Arrière-plan</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <extracomment>label-held-back
----------
machine-held-back</extracomment>
        <translation>Freiné par</translation>
    </message>
    <message>
        <source>cores {1}, CPUs {2}, sockets {3}, NUMA nodes {4}</source>
        <extracomment>report-cpus</extracomment>
        <translation>cœurs {1}, CPU {2}, sockets {3}, nœuds NUMA {4}</translation>
    </message>
    <message>
        <source>{2}: CPUs {1}</source>
        <extracomment>report-kind</extracomment>
        <translation>{2}&#xa0;: {1} CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per CPU</source>
        <extracomment>report-cache</extracomment>
        <translation>L{1} {2} par CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per {3} CPUs</source>
        <extracomment>report-cache-shared</extracomment>
        <translation>L{1} {2} pour {3} CPU</translation>
    </message>
    <message>
        <source>not reported by the OS</source>
        <extracomment>report-no-caches</extracomment>
        <translation>non indiqué par le système</translation>
    </message>
    <message>
        <source>{1} of the last-level cache usable (measured); others may use the rest</source>
        <extracomment>report-usable</extracomment>
        <translation>{1} du cache de dernier niveau utilisables (mesuré)&#x202f;; d&apos;autres peuvent utiliser le reste</translation>
    </message>
    <message>
        <source>{1} of the last-level cache assumed usable (not measured)</source>
        <extracomment>report-assumed</extracomment>
        <translation>{1} du cache de dernier niveau supposés utilisables (non mesuré)</translation>
    </message>
    <message>
        <source>{1}, {2} available; pages of {3}</source>
        <extracomment>report-memory</extracomment>
        <translation>{1}, dont {2} disponibles&#xa0;; pages de {3}</translation>
    </message>
    <message>
        <source>virtual machine ({1})</source>
        <extracomment>report-virtual</extracomment>
        <translation>machine virtuelle ({1})</translation>
    </message>
    <message>
        <source>rotating</source>
        <extracomment>disk-rotates</extracomment>
        <translation>rotatif</translation>
    </message>
    <message>
        <source>sectors of {1}</source>
        <extracomment>disk-sectors</extracomment>
        <translation>secteurs de {1}</translation>
    </message>
    <message>
        <source>{1} of {2} free</source>
        <extracomment>disk-room</extracomment>
        <translation>{1} libres sur {2}</translation>
    </message>
    <message>
        <source>{1} free</source>
        <extracomment>disk-free</extracomment>
        <translation>{1} libres</translation>
    </message>
    <message>
        <source>in memory</source>
        <extracomment>disk-in-memory</extracomment>
        <translation>en mémoire</translation>
    </message>
    <message>
        <source>on a device in memory</source>
        <extracomment>disk-device-in-memory</extracomment>
        <translation>sur un périphérique en mémoire</translation>
    </message>
    <message>
        <source>through a program</source>
        <extracomment>disk-program</extracomment>
        <translation>via un programme</translation>
    </message>
    <message>
        <source>copy-on-write</source>
        <extracomment>disk-copy-on-write</extracomment>
        <translation>copy-on-write</translation>
    </message>
    <message>
        <source>compressing</source>
        <extracomment>disk-compresses</extracomment>
        <translation>compression</translation>
    </message>
    <message>
        <source>encrypted</source>
        <extracomment>disk-encrypted</extracomment>
        <translation>chiffré</translation>
    </message>
    <message>
        <source>load {1} before the run</source>
        <extracomment>around-load</extracomment>
        <translation>charge {1} avant l&apos;exécution</translation>
    </message>
    <message>
        <source>steal time up to {1}</source>
        <extracomment>around-stolen</extracomment>
        <translation>temps volé jusqu&apos;à {1}</translation>
    </message>
    <message>
        <source>began when calm, after {1} s</source>
        <extracomment>around-calm</extracomment>
        <translation>début au calme, après {1}&#x202f;s</translation>
    </message>
    <message>
        <source>not calm within {1} s</source>
        <extracomment>around-not-calm</extracomment>
        <translation>pas de calme en {1}&#x202f;s</translation>
    </message>
    <message>
        <source>no free CPU for the window or terminal</source>
        <extracomment>around-no-spare</extracomment>
        <translation>aucun CPU libre pour la fenêtre ou le terminal</translation>
    </message>
    <message>
        <source>the machine was suspended for {1} s</source>
        <extracomment>around-suspended</extracomment>
        <translation>la machine a été en veille pendant {1}&#x202f;s</translation>
    </message>
    <message>
        <source>the OS clock was changed by {1} s</source>
        <extracomment>around-clock-set</extracomment>
        <translation>l&apos;horloge du système a été modifiée de {1}&#x202f;s</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>heading-settings</extracomment>
        <translation>PARAMÈTRES</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>label-priority</extracomment>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>label-health
----------
machine-health</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>governor {1}</source>
        <extracomment>health-governor</extracomment>
        <translation>gouverneur {1}</translation>
    </message>
    <message>
        <source>boost on</source>
        <extracomment>health-boost-on</extracomment>
        <translation>boost activé</translation>
    </message>
    <message>
        <source>boost off</source>
        <extracomment>health-boost-off</extracomment>
        <translation>boost désactivé</translation>
    </message>
    <message>
        <source>power profile {1}</source>
        <extracomment>health-profile</extracomment>
        <translation>mode d&apos;alimentation {1}</translation>
    </message>
    <message>
        <source>on battery</source>
        <extracomment>health-battery</extracomment>
        <translation>sur batterie</translation>
    </message>
    <message>
        <source>on mains power</source>
        <extracomment>health-mains</extracomment>
        <translation>sur secteur</translation>
    </message>
    <message>
        <source>power limit {1} W</source>
        <extracomment>health-power-limit</extracomment>
        <translation>limite de puissance {1}&#x202f;W</translation>
    </message>
    <message>
        <source>{1} degrees C</source>
        <extracomment>health-temperature</extracomment>
        <translation>{1}&#x202f;°C</translation>
    </message>
    <message>
        <source>{1} degrees C, {2} after the run</source>
        <extracomment>health-temperatures</extracomment>
        <translation>{1}&#x202f;°C, {2}&#x202f;°C après l&apos;exécution</translation>
    </message>
    <message>
        <source>programs waited for memory in {1} of 10 s</source>
        <extracomment>health-pressure</extracomment>
        <translation>des programmes ont attendu la mémoire pendant {1}&#x202f;s sur 10</translation>
    </message>
    <message>
        <source>CPU quota of the container: {1}</source>
        <extracomment>health-quota</extracomment>
        <translation>quota de CPU du conteneur&#xa0;: {1}</translation>
    </message>
    <message>
        <source>the container gets {1} of memory</source>
        <extracomment>health-memory</extracomment>
        <translation>le conteneur reçoit {1} de mémoire</translation>
    </message>
    <message>
        <source>microcode {1}</source>
        <extracomment>health-microcode</extracomment>
        <translation>microcode {1}</translation>
    </message>
    <message>
        <source>{1} translates the instructions: its figures, not those of the processor</source>
        <extracomment>health-emulator</extracomment>
        <translation>{1} traduit les instructions&#xa0;: ce sont ses valeurs, pas celles du processeur</translation>
    </message>
    <message>
        <source>{1} stands in for the OS</source>
        <extracomment>health-substitute</extracomment>
        <translation>{1} tient lieu de système</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>label-times</extracomment>
        <translation>Durées</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>label-regions</extracomment>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>label-folders</extracomment>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>one per CPU</source>
        <extracomment>threads-auto</extracomment>
        <translation>un par CPU</translation>
    </message>
    <message>
        <source>one per core</source>
        <extracomment>threads-cores
----------
binding-cores</extracomment>
        <translation>un par cœur</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <extracomment>threads-scale</extracomment>
        <translation>de 1 à {1}</translation>
    </message>
    <message>
        <source>on CPU {1}</source>
        <extracomment>threads-on-cpu</extracomment>
        <translation>sur CPU {1}</translation>
    </message>
    <message>
        <source>raised</source>
        <extracomment>priority-raised</extracomment>
        <translation>élevée</translation>
    </message>
    <message>
        <source>raised, nice {1}</source>
        <extracomment>priority-raised-nice</extracomment>
        <translation>élevée, nice {1}</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>priority-normal</extracomment>
        <translation>normale</translation>
    </message>
    <message>
        <source>spread over NUMA nodes, sockets and cores</source>
        <extracomment>binding-spread</extracomment>
        <translation>répartis sur les nœuds NUMA, les sockets et les cœurs</translation>
    </message>
    <message>
        <source>packed close together</source>
        <extracomment>binding-close</extracomment>
        <translation>regroupés au plus près</translation>
    </message>
    <message>
        <source>not pinned</source>
        <extracomment>binding-none</extracomment>
        <translation>non épinglés</translation>
    </message>
    <message>
        <source>pinned to CPUs {1}</source>
        <extracomment>binding-list</extracomment>
        <translation>épinglés aux CPU {1}</translation>
    </message>
    <message>
        <source>{1}, {2} only</source>
        <extracomment>binding-on-cores</extracomment>
        <translation>{1}, {2} seulement</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>cores-all</extracomment>
        <translation>tous les cœurs</translation>
    </message>
    <message>
        <source>performance cores</source>
        <extracomment>cores-performance</extracomment>
        <translation>cœurs performants</translation>
    </message>
    <message>
        <source>efficiency cores</source>
        <extracomment>cores-efficient</extracomment>
        <translation>cœurs efficaces</translation>
    </message>
    <message>
        <source>low-power cores</source>
        <extracomment>cores-low-power</extracomment>
        <translation>cœurs basse consommation</translation>
    </message>
    <message>
        <source>integer {1} s</source>
        <extracomment>time-integer</extracomment>
        <translation>entiers {1}&#xa0;s</translation>
    </message>
    <message>
        <source>floating-point {1} s</source>
        <extracomment>time-floating</extracomment>
        <translation>virgule flottante {1}&#x202f;s</translation>
    </message>
    <message>
        <source>memory {1} s per buffer size</source>
        <extracomment>time-memory</extracomment>
        <translation>mémoire {1}&#x202f;s par taille de tampon</translation>
    </message>
    <message>
        <source>disk {1} s per workload and direction</source>
        <extracomment>time-disk</extracomment>
        <translation>disque {1}&#x202f;s par charge de travail et sens</translation>
    </message>
    <message>
        <source>pauses {1} s</source>
        <extracomment>time-pauses</extracomment>
        <translation>pauses {1}&#x202f;s</translation>
    </message>
    <message>
        <source>sustained performance {1} min per load</source>
        <extracomment>time-sustained</extracomment>
        <translation>performance soutenue {1}&#x202f;min par charge</translation>
    </message>
    <message>
        <source>early stop when precise</source>
        <extracomment>time-until-precise</extracomment>
        <translation>arrêt anticipé une fois précis</translation>
    </message>
    <message>
        <source>{1}, always in full</source>
        <extracomment>time-always</extracomment>
        <translation>{1}, toujours en entier</translation>
    </message>
    <message>
        <source>no early stop</source>
        <extracomment>time-in-full</extracomment>
        <translation>pas d&apos;arrêt anticipé</translation>
    </message>
    <message>
        <source>(automatic)</source>
        <extracomment>regions-by-caches</extracomment>
        <translation>(automatique)</translation>
    </message>
    <message>
        <source>the current folder</source>
        <extracomment>folder-current</extracomment>
        <translation>le dossier actuel</translation>
    </message>
    <message>
        <source>SCALING</source>
        <extracomment>heading-scaling</extracomment>
        <translation>PASSAGE À L&apos;ÉCHELLE</translation>
    </message>
    <message>
        <source>Processor, {1}</source>
        <extracomment>scaling-processor</extracomment>
        <translation>Processeur, {1}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}</source>
        <extracomment>scaling-region</extracomment>
        <translation>{1}, région {2}, {3}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}, pages: {4}</source>
        <extracomment>scaling-region-pages</extracomment>
        <translation>{1}, région {2}, {3}, pages&#xa0;: {4}</translation>
    </message>
    <message>
        <source>PAGE SIZES</source>
        <extracomment>heading-pages</extracomment>
        <translation>TAILLES DE PAGE</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>pages-default</extracomment>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>transparent</source>
        <extracomment>pages-transparent</extracomment>
        <translation>transparentes</translation>
    </message>
    <message>
        <source>explicit</source>
        <extracomment>pages-explicit</extracomment>
        <translation>explicites</translation>
    </message>
    <message>
        <source>huge</source>
        <extracomment>pages-huge</extracomment>
        <translation>grandes</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>pages-alike</extracomment>
        <translation>identiques</translation>
    </message>
    <message>
        <source>{1} explicit</source>
        <extracomment>obtained-explicit</extracomment>
        <translation>{1} explicites</translation>
    </message>
    <message>
        <source>pages</source>
        <extracomment>column-obtained
----------
column-tlb-pages</extracomment>
        <translation>pages</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>column-gain</extracomment>
        <translation>gain</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>column-saving</extracomment>
        <translation>économie</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>column-threads</extracomment>
        <translation>threads</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>column-sum</extracomment>
        <translation>somme</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>column-each</extracomment>
        <translation>chacun</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>column-share</extracomment>
        <translation>efficacité</translation>
    </message>
    <message>
        <source>PROCESSOR</source>
        <extracomment>heading-processor</extracomment>
        <translation>PROCESSEUR</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <extracomment>heading-memory</extracomment>
        <translation>MÉMOIRE</translation>
    </message>
    <message>
        <source>BANDWIDTH, {1}</source>
        <extracomment>heading-bandwidth</extracomment>
        <translation>BANDE PASSANTE, {1}</translation>
    </message>
    <message>
        <source>LATENCY</source>
        <extracomment>heading-latency</extracomment>
        <translation>LATENCE</translation>
    </message>
    <message>
        <source>LEVELS OF MEMORY</source>
        <extracomment>heading-levels</extracomment>
        <translation>NIVEAUX DE MÉMOIRE</translation>
    </message>
    <message>
        <source>DISK</source>
        <extracomment>heading-disk</extracomment>
        <translation>DISQUE</translation>
    </message>
    <message>
        <source>COPY</source>
        <extracomment>heading-copy</extracomment>
        <translation>COPIE</translation>
    </message>
    <message>
        <source>C LIBRARY, {1}</source>
        <extracomment>heading-library</extracomment>
        <translation>BIBLIOTHÈQUE C, {1}</translation>
    </message>
    <message>
        <source>The library: {1}.</source>
        <extracomment>library-version</extracomment>
        <translation>La bibliothèque&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Nanoseconds per call:</source>
        <extracomment>library-calls</extracomment>
        <translation>Nanosecondes par appel&#xa0;:</translation>
    </message>
    <message>
        <source>REGISTERS</source>
        <extracomment>heading-registers</extracomment>
        <translation>REGISTRES</translation>
    </message>
    <message>
        <source>STRING INSTRUCTIONS, {1}</source>
        <extracomment>heading-string</extracomment>
        <translation>INSTRUCTIONS DE CHAÎNE, {1}</translation>
    </message>
    <message>
        <source>Transfers per cycle, one core, at {1}:</source>
        <extracomment>registers-per-cycle</extracomment>
        <translation>Transferts par cycle, un cœur, à {1}&#xa0;:</translation>
    </message>
    <message>
        <source>{1}, by bytes of one transfer:</source>
        <extracomment>registers-rates</extracomment>
        <translation>{1}, par octets d&apos;un transfert&#xa0;:</translation>
    </message>
    <message>
        <source>general</source>
        <extracomment>row-register-general</extracomment>
        <translation>général</translation>
    </message>
    <message>
        <source>to stack</source>
        <extracomment>row-register-to-stack</extracomment>
        <translation>vers pile</translation>
    </message>
    <message>
        <source>from stack</source>
        <extracomment>row-register-from-stack</extracomment>
        <translation>depuis pile</translation>
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
        <translation>vers vecteur</translation>
    </message>
    <message>
        <source>from vector</source>
        <extracomment>row-register-from-vector</extracomment>
        <translation>depuis vecteur</translation>
    </message>
    <message>
        <source>insert</source>
        <extracomment>row-register-insert</extracomment>
        <translation>insertion</translation>
    </message>
    <message>
        <source>extract</source>
        <extracomment>row-register-extract</extracomment>
        <translation>extraction</translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>row-register-vector</extracomment>
        <translation>vecteur</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>group-single</extracomment>
        <translation>seul</translation>
    </message>
    <message>
        <source>{1} threads together</source>
        <extracomment>report-all-threads</extracomment>
        <translation>{1} threads ensemble</translation>
    </message>
    <message>
        <source>Buffer {1}</source>
        <extracomment>region</extracomment>
        <translation>Tampon {1}</translation>
    </message>
    <message>
        <source>Buffer {1}, in the L{2} cache</source>
        <extracomment>region-in-cache</extracomment>
        <translation>Tampon {1}, dans le cache L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, at the edge of the L{2} cache</source>
        <extracomment>region-at-edge</extracomment>
        <translation>Tampon {1}, au bord du cache L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, in memory</source>
        <extracomment>region-in-memory</extracomment>
        <translation>Tampon {1}, en mémoire</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. Q: queue depth of each thread; T: threads. At p50: the rate if every request took the median latency; a result far below it had stalls. CPU: percent of one CPU. Flush: what emptying the drive&apos;s write cache takes afterwards; MB/s leaves it out.</source>
        <extracomment>disk-rows-facts</extracomment>
        <translation>Fichier de test de {1} dans chaque dossier, données incompressibles. Q&#xa0;: profondeur de file de chaque thread&#x202f;; T&#xa0;: threads. À p50&#xa0;: le débit si chaque requête avait la latence médiane&#x202f;; un résultat bien inférieur a connu des blocages. CPU&#xa0;: pour cent d&apos;un CPU. Vidage&#xa0;: ce que prend ensuite le vidage (flush) du cache d&apos;écriture du disque&#x202f;; les MB/s ne le comptent pas.</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. A commit is a write and then a flush; the latency is that of both. SYNC4K: random blocks, direct I/O. APPEND2K: records of 2300 bytes at the end of a log, through the OS cache. T: threads. At p50: the result if every commit took the median latency. CPU: percent of one CPU.</source>
        <extracomment>disk-commit-facts</extracomment>
        <translation>Fichier de test de {1} dans chaque dossier, données incompressibles. Un commit est une écriture puis un vidage (flush)&#x202f;; la latence est celle des deux. SYNC4K&#xa0;: blocs aléatoires, Direct I/O. APPEND2K&#xa0;: enregistrements de 2300 octets à la fin d&apos;un journal, via le cache du système. T&#xa0;: threads. À p50&#xa0;: le résultat si chaque commit avait la latence médiane. CPU&#xa0;: pour cent d&apos;un CPU.</translation>
    </message>
    <message>
        <source>Requests by {1}.</source>
        <extracomment>disk-engine</extracomment>
        <translation>Requêtes par {1}.</translation>
    </message>
    <message>
        <source>{1} {2}</source>
        <extracomment>disk-row-op
----------
compare-fact</extracomment>
        <translation>{1} {2}</translation>
    </message>
    <message>
        <source>0-fill</source>
        <extracomment>fill-zeros</extracomment>
        <translation>mise à 0</translation>
    </message>
    <message>
        <source>{1} sustained write</source>
        <extracomment>disk-sustained</extracomment>
        <translation>{1} écriture soutenue</translation>
    </message>
    <message>
        <source>Results by bytes written:</source>
        <extracomment>disk-course</extracomment>
        <translation>Résultats par octets écrits&#xa0;:</translation>
    </message>
    <message>
        <source>io_uring</source>
        <extracomment>engine-io-uring</extracomment>
        <translation>io_uring</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <extracomment>engine-iocp</extracomment>
        <translation>ports d&apos;achèvement d&apos;E/S</translation>
    </message>
    <message>
        <source>threads with synchronous I/O</source>
        <extracomment>engine-threads</extracomment>
        <translation>threads avec E/S synchrones</translation>
    </message>
    <message>
        <source>write + fdatasync for each commit</source>
        <extracomment>engine-fdatasync</extracomment>
        <translation>écriture + fdatasync pour chaque commit</translation>
    </message>
    <message>
        <source>write + fsync for each commit</source>
        <extracomment>engine-fsync</extracomment>
        <translation>écriture + fsync pour chaque commit</translation>
    </message>
    <message>
        <source>write + F_FULLFSYNC for each commit</source>
        <extracomment>engine-F_FULLFSYNC</extracomment>
        <translation>écriture + F_FULLFSYNC pour chaque commit</translation>
    </message>
    <message>
        <source>write + FlushFileBuffers for each commit</source>
        <extracomment>engine-FlushFileBuffers</extracomment>
        <translation>écriture + FlushFileBuffers pour chaque commit</translation>
    </message>
    <message>
        <source>nothing (null engine)</source>
        <extracomment>engine-null</extracomment>
        <translation>rien (moteur nul)</translation>
    </message>
    <message>
        <source>too few</source>
        <extracomment>percentile-too-few</extracomment>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>too few: a percentile is shown where at least 10 requests took longer. p90 needs 100 requests, p99 1,000 and p99.9 10,000. Measure for longer to see it.</source>
        <extracomment>percentile-needs</extracomment>
        <translation>trop peu&#xa0;: un centile est donné là où au moins 10 requêtes ont pris plus de temps. p90 demande 100 requêtes, p99 1&#x202f;000 et p99.9 10&#x202f;000. Mesurer plus longtemps pour le voir.</translation>
    </message>
    <message>
        <source>{1} % read</source>
        <extracomment>op-mixed-share</extracomment>
        <translation>{1}&#x202f;% lecture</translation>
    </message>
    <message>
        <source>at p50</source>
        <extracomment>column-median-rate</extracomment>
        <translation>à p50</translation>
    </message>
    <message>
        <source>latency, us</source>
        <extracomment>column-latency</extracomment>
        <translation>latence, us</translation>
    </message>
    <message>
        <source>{1}, us</source>
        <extracomment>html-latency</extracomment>
        <translation>{1}, µs</translation>
    </message>
    <message>
        <source>A file of {1} per thread, written and read in blocks of {2}.</source>
        <extracomment>disk-facts</extracomment>
        <translation>Un fichier de {1} par thread, écrit et lu par blocs de {2}.</translation>
    </message>
    <message>
        <source>memcpy, whole</source>
        <extracomment>row-copy-memcpy</extracomment>
        <translation>memcpy, entier</translation>
    </message>
    <message>
        <source>memcpy, {1} blocks</source>
        <extracomment>row-copy-blocks</extracomment>
        <translation>memcpy, blocs de {1}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>column-pass</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>column-call-size
----------
column-size</extracomment>
        <translation>taille</translation>
    </message>
    <message>
        <source>MEMORY TYPES</source>
        <extracomment>heading-memtypes</extracomment>
        <translation>TYPES DE MÉMOIRE</translation>
    </message>
    <message>
        <source>write-back</source>
        <extracomment>memory-kind-regular</extracomment>
        <translation>write-back</translation>
    </message>
    <message>
        <source>write-combining</source>
        <extracomment>memory-kind-write-combined</extracomment>
        <translation>write-combining</translation>
    </message>
    <message>
        <source>uncached</source>
        <extracomment>memory-kind-uncached</extracomment>
        <translation>non mis en cache</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>column-kind</extracomment>
        <translation>type</translation>
    </message>
    <message>
        <source>first pass</source>
        <extracomment>column-first-use</extracomment>
        <translation>1re passe</translation>
    </message>
    <message>
        <source>later pass</source>
        <extracomment>column-later-use</extracomment>
        <translation>suivantes</translation>
    </message>
    <message>
        <source>obtained</source>
        <extracomment>column-kind-obtained</extracomment>
        <translation>obtenu</translation>
    </message>
    <message>
        <source>{1}-byte stores</source>
        <extracomment>kinds-write</extracomment>
        <translation>écritures de {1} octets</translation>
    </message>
    <message>
        <source>{1}-byte copies from write-back memory</source>
        <extracomment>kinds-copy</extracomment>
        <translation>copies de {1} octets depuis la mémoire write-back</translation>
    </message>
    <message>
        <source>Write-combining breaks even after passes: {1}.</source>
        <extracomment>kinds-pay-after</extracomment>
        <translation>Le write-combining est rentabilisé après ce nombre de passes&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Write-combining breaks even at once: no pass takes longer.</source>
        <extracomment>kinds-pay-at-once</extracomment>
        <translation>Le write-combining est rentabilisé aussitôt&#xa0;: aucune passe n&apos;est plus longue.</translation>
    </message>
    <message>
        <source>Write-combining never breaks even: its later passes are no faster.</source>
        <extracomment>kinds-pay-never</extracomment>
        <translation>Le write-combining n&apos;est jamais rentabilisé&#xa0;: ses passes suivantes ne sont pas plus rapides.</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>row-average
----------
column-overall</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>{1} clean samples</source>
        <extracomment>basis-samples</extracomment>
        <translation>{1} échantillons non perturbés</translation>
    </message>
    <message>
        <source>passes: {1}</source>
        <extracomment>basis-passes</extracomment>
        <translation>passes&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <extracomment>basis-pages</extracomment>
        <translation>pages&#xa0;: {1}</translation>
    </message>
    <message>
        <source>extended to {1}</source>
        <extracomment>basis-extended</extracomment>
        <translation>prolongé à {1}</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>column-verdict</extracomment>
        <translation>note</translation>
    </message>
    <message>
        <source>of peak</source>
        <extracomment>column-limit</extracomment>
        <translation>du max</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>name-value</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Interval</source>
        <extracomment>name-interval</extracomment>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>% of peak</source>
        <extracomment>name-limit</extracomment>
        <translation>% du max</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>column-width</extracomment>
        <translation>octets</translation>
    </message>
    <message>
        <source>buffer</source>
        <extracomment>column-region</extracomment>
        <translation>tampon</translation>
    </message>
    <message>
        <source>cycles</source>
        <extracomment>chart-cycles
----------
column-cycles</extracomment>
        <translation>cycles</translation>
    </message>
    <message>
        <source>MAD</source>
        <extracomment>column-deviation</extracomment>
        <translation>MAD</translation>
    </message>
    <message>
        <source>TLB-local</source>
        <extracomment>walk-local</extracomment>
        <translation>TLB local</translation>
    </message>
    <message>
        <source>whole region</source>
        <extracomment>walk-whole</extracomment>
        <translation>région entière</translation>
    </message>
    <message>
        <source>ns per load, by parallel chains</source>
        <extracomment>walk-chains</extracomment>
        <translation>ns par chargement, selon les chaînes parallèles</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column-level</extracomment>
        <translation>niveau</translation>
    </message>
    <message>
        <source>read, MB/s</source>
        <extracomment>column-reads</extracomment>
        <translation>lecture, MB/s</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>level-memory</extracomment>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>column-flush</extracomment>
        <translation>flush</translation>
    </message>
    <message>
        <source>{1}, thread</source>
        <extracomment>column-thread</extracomment>
        <translation>{1}, thread</translation>
    </message>
    <message>
        <source>on CPU</source>
        <extracomment>column-on-cpu</extracomment>
        <translation>sur CPU</translation>
    </message>
    <message>
        <source>min/max</source>
        <extracomment>column-fairness</extracomment>
        <translation>min/max</translation>
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
        <source>NOTES</source>
        <extracomment>heading-notes</extracomment>
        <translation>REMARQUES</translation>
    </message>
    <message>
        <source>({1} results)</source>
        <extracomment>report-note-count</extracomment>
        <translation>({1} résultats)</translation>
    </message>
    <message>
        <source>HOW TO READ THIS</source>
        <extracomment>heading-reading</extracomment>
        <translation>COMMENT LIRE CE RAPPORT</translation>
    </message>
    <message>
        <source>MB/s: million (10^6) bytes per second. MOPs/s: million operations per second, as Nbench 2.0 counts them. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</source>
        <extracomment>reading-units</extracomment>
        <translation>MB/s&#xa0;: millions (10^6) d&apos;octets par seconde. MOPs/s&#xa0;: millions d&apos;opérations par seconde, comme les compte Nbench 2.0. KiB = 1024 octets, MiB = 1024&#x202f;KiB, GiB = 1024&#x202f;MiB.</translation>
    </message>
    <message>
        <source>A move is one load and one store: the core moves twice the bytes of the result. Buffer: the size of one buffer; a move uses two. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-move</extracomment>
        <translation>Un déplacement est un chargement et une écriture&#xa0;: le cœur déplace deux fois les octets du résultat. Tampon&#xa0;: la taille d&apos;un tampon&#x202f;; un déplacement en utilise deux. Non comptées&#xa0;: les lignes que le cache lit lors d&apos;un défaut en écriture (write-allocate).</translation>
    </message>
    <message>
        <source>Random moves in memory wait for cache and TLB misses that no prefetcher avoids: 30 to 100 times less than sequential moves is normal.</source>
        <extracomment>reading-random</extracomment>
        <translation>Les déplacements aléatoires en mémoire attendent des défauts de cache et de TLB qu&apos;aucun préchargeur n&apos;évite&#xa0;: 30 à 100 fois moins que les déplacements séquentiels est normal.</translation>
    </message>
    <message>
        <source>Each byte that is read, written or copied counts once. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-payload</extracomment>
        <translation>Chaque octet lu, écrit ou copié compte une fois. Tampon&#xa0;: la taille d&apos;un tampon&#x202f;; une copie en utilise deux.</translation>
    </message>
    <message>
        <source>A triad counts what it writes: a third of what STREAM counts.</source>
        <extracomment>reading-triad</extracomment>
        <translation>Une triade compte ce qu&apos;elle écrit&#xa0;: un tiers de ce que STREAM compte.</translation>
    </message>
    <message>
        <source>A triad counts as STREAM counts it: two loads and a store.</source>
        <extracomment>reading-triad-stream</extracomment>
        <translation>Une triade compte comme STREAM la compte&#xa0;: deux chargements et une écriture.</translation>
    </message>
    <message>
        <source>Each copied byte counts once: the core moves twice the bytes of the result. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-copy</extracomment>
        <translation>Chaque octet copié compte une fois&#xa0;: le cœur déplace deux fois les octets du résultat. Non comptées&#xa0;: les lignes que le cache lit lors d&apos;un défaut en écriture (write-allocate).</translation>
    </message>
    <message>
        <source>MiB is what all threads copy in one pass; a pass ends when the last thread is done. The average is all bytes over the whole time.</source>
        <extracomment>reading-passes</extracomment>
        <translation>MiB est ce que tous les threads copient en une passe&#x202f;; une passe finit quand le dernier thread a fini. La moyenne est le total des octets divisé par le temps total.</translation>
    </message>
    <message>
        <source>Each pass goes through all of the memory once. The first pass touches fresh memory, so it includes what the OS does to provide it. MB/s: the bytes of all later passes over their time; each copied byte counts once. Obtained: what the OS reports, confirmed by reading: uncached memory reads at a tenth of the speed of write-back memory, or less.</source>
        <extracomment>reading-memtypes</extracomment>
        <translation>Chaque passe parcourt une fois toute la mémoire. La première passe touche de la mémoire neuve et comprend donc le travail du système pour la fournir. MB/s&#xa0;: octets de toutes les passes suivantes divisés par leur temps&#x202f;; chaque octet copié compte une fois. Obtenu&#xa0;: ce que le système indique, confirmé par la lecture&#xa0;: la mémoire non mise en cache se lit au plus à un dixième de la vitesse de la mémoire write-back.</translation>
    </message>
    <message>
        <source>CORE TO CORE</source>
        <extracomment>heading-core-to-core</extracomment>
        <translation>CŒUR À CŒUR</translation>
    </message>
    <message>
        <source>The time in nanoseconds that a cache line takes from one CPU to another: half a round trip. Rows and columns are CPUs by their numbers in the OS, neighbours next to each other.</source>
        <extracomment>reading-core-to-core</extracomment>
        <translation>Le temps en nanosecondes qu&apos;une ligne de cache met d&apos;un CPU à un autre&#xa0;: la moitié d&apos;un aller-retour. Lignes et colonnes sont les CPU par leurs numéros dans le système, les voisins côte à côte.</translation>
    </message>
    <message>
        <source>{1}, ns:</source>
        <extracomment>pairs-of</extracomment>
        <translation>{1}, ns&#xa0;:</translation>
    </message>
    <message>
        <source>{1} ns between the two CPUs.</source>
        <extracomment>pairs-one</extracomment>
        <translation>{1}&#x202f;ns entre les deux CPU.</translation>
    </message>
    <message>
        <source>{1} ns to {3} ns, median {2} ns.</source>
        <extracomment>pairs-range</extracomment>
        <translation>{1}&#x202f;ns à {3}&#x202f;ns, médiane {2}&#x202f;ns.</translation>
    </message>
    <message>
        <source>{1} ns within a cluster of CPUs, {2} ns between clusters.</source>
        <extracomment>pairs-clusters</extracomment>
        <translation>{1}&#x202f;ns à l&apos;intérieur d&apos;un cluster de CPU, {2}&#x202f;ns entre clusters.</translation>
    </message>
    <message>
        <source>EACH CORE</source>
        <extracomment>heading-cores</extracomment>
        <translation>CHAQUE CŒUR</translation>
    </message>
    <message>
        <source>Every core by itself, while the others wait. Each was visited several times, in an order shuffled for each round. The result is the median of its visits; the interval shows how much they differ.</source>
        <extracomment>reading-cores</extracomment>
        <translation>Chaque cœur seul, pendant que les autres attendent. Chacun a été mesuré en plusieurs passages, dans un ordre mélangé à chaque tour. Le résultat est la médiane de ses passages&#x202f;; l&apos;intervalle montre de combien ils diffèrent.</translation>
    </message>
    <message>
        <source>No core is faster or slower than another by more than: {1}.</source>
        <extracomment>cores-alike</extracomment>
        <translation>Aucun cœur n&apos;est plus rapide ou plus lent qu&apos;un autre de plus de&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{1}: {2} fastest, {3} slowest, {4} % apart.</source>
        <extracomment>cores-differ</extracomment>
        <translation>{1}&#xa0;: {2} le plus rapide, {3} le plus lent, écart de {4}&#x202f;%.</translation>
    </message>
    <message>
        <source>Too few visits to compare the cores: {1}.</source>
        <extracomment>cores-undecided</extracomment>
        <translation>Trop peu de passages pour comparer les cœurs&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Kind {1}</source>
        <extracomment>cores-kind</extracomment>
        <translation>Type {1}</translation>
    </message>
    <message>
        <source>{1} CPUs</source>
        <extracomment>cores-counted</extracomment>
        <translation>{1} CPU</translation>
    </message>
    <message>
        <source>The second hardware thread of a core adds: {1} (median of the cores).</source>
        <extracomment>cores-gain</extracomment>
        <translation>Le second thread matériel d&apos;un cœur ajoute&#xa0;: {1} (médiane des cœurs).</translation>
    </message>
    <message>
        <source>Not compared, since unreliable: {1}.</source>
        <extracomment>cores-left-out</extracomment>
        <translation>Non comparés, car non fiables&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{1} {2} %</source>
        <extracomment>cores-part</extracomment>
        <translation>{1} {2}&#x202f;%</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <extracomment>cores-list</extracomment>
        <translation>{1}&#x202f;; {2}</translation>
    </message>
    <message>
        <source>Both hardware threads of a core together, and what the second one adds:</source>
        <extracomment>cores-both-threads</extracomment>
        <translation>Les deux threads matériels d&apos;un cœur ensemble, et ce que le second ajoute&#xa0;:</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>column-core-kind</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>column-clock</extracomment>
        <translation>fréq.</translation>
    </message>
    <message>
        <source>LOADED LATENCY</source>
        <extracomment>heading-loaded-latency</extracomment>
        <translation>LATENCE SOUS CHARGE</translation>
    </message>
    <message>
        <source>The time of a load from memory in nanoseconds, while threads on the other cores load memory themselves. Delay: iterations of an empty loop after each cache line of these threads; the shorter, the heavier the load. Traffic: what all threads move together in the same time. A plain store counts as a read and a write, since its cache line is read first.</source>
        <extracomment>reading-loaded-latency</extracomment>
        <translation>Le temps d&apos;un chargement depuis la mémoire en nanosecondes, pendant que des threads chargent eux-mêmes la mémoire sur les autres cœurs. Délai&#xa0;: itérations d&apos;une boucle vide après chaque ligne de cache de ces threads&#x202f;; plus il est court, plus la charge est forte. Trafic&#xa0;: ce que tous les threads déplacent ensemble dans le même temps. Une écriture simple compte comme une lecture et une écriture, car sa ligne de cache est d&apos;abord lue.</translation>
    </message>
    <message>
        <source>{1}: latency doubles at {2} GB/s of the {3} GB/s reached; idle {4} ns, {5} ns at full load.</source>
        <extracomment>loaded-knee</extracomment>
        <translation>{1}&#xa0;: la latence double à {2}&#x202f;GB/s sur les {3}&#x202f;GB/s atteints&#x202f;; au repos {4}&#x202f;ns, {5}&#x202f;ns à pleine charge.</translation>
    </message>
    <message>
        <source>{1}: latency does not double at the {2} GB/s reached; idle {3} ns, {4} ns at full load.</source>
        <extracomment>loaded-no-knee</extracomment>
        <translation>{1}&#xa0;: la latence ne double pas aux {2}&#x202f;GB/s atteints&#x202f;; au repos {3}&#x202f;ns, {4}&#x202f;ns à pleine charge.</translation>
    </message>
    <message>
        <source>One thread alone seldom loads memory enough for latency to double.</source>
        <extracomment>loaded-one-injector</extracomment>
        <translation>Un thread seul charge rarement assez la mémoire pour que la latence double.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>column-delay</extracomment>
        <translation>Délai</translation>
    </message>
    <message>
        <source>traffic</source>
        <extracomment>column-traffic</extracomment>
        <translation>trafic</translation>
    </message>
    <message>
        <source>CONTENTION</source>
        <extracomment>heading-contention</extracomment>
        <translation>CONTENTION</translation>
    </message>
    <message>
        <source>The time of an atomic increment in nanoseconds, as each thread sees it: threads x time / increments of all. Own line: no other thread writes the cache line of the word. Neighbouring words: each thread has a word of its own, but up to eight words share a line (false sharing). One word: all threads increment the same. min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-contention</extracomment>
        <translation>Le temps d&apos;un incrément atomique en nanosecondes, vu de chaque thread&#xa0;: threads x temps / incréments de tous. Ligne propre&#xa0;: aucun autre thread n&apos;écrit la ligne de cache du mot. Mots voisins&#xa0;: chaque thread a son propre mot, mais jusqu&apos;à huit mots partagent une ligne (faux partage). Un seul mot&#xa0;: tous les threads incrémentent le même. min/max&#xa0;: le thread le plus lent en part du plus rapide.</translation>
    </message>
    <message>
        <source>With {1} threads, an add to one shared word costs {2} ns, {3} times that of an own line; false sharing costs {4} ns.</source>
        <extracomment>contention-cost</extracomment>
        <translation>Avec {1} threads, une addition à un mot partagé coûte {2}&#x202f;ns, {3} fois le coût sur une ligne propre&#x202f;; le faux partage coûte {4}&#x202f;ns.</translation>
    </message>
    <message>
        <source>Two threads, whose words lie so far apart, ns:</source>
        <extracomment>contention-distances</extracomment>
        <translation>Deux threads, dont les mots sont distants d&apos;autant, ns&#xa0;:</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line.</source>
        <extracomment>contention-line</extracomment>
        <translation>Le faux partage cesse à {1} octets&#xa0;: la longueur d&apos;une ligne de cache.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line, as the OS reports it.</source>
        <extracomment>contention-line-as-reported</extracomment>
        <translation>Le faux partage cesse à {1} octets&#xa0;: la longueur d&apos;une ligne de cache, telle que le système l&apos;indique.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes; the OS reports cache lines of {2} bytes. Processors may fetch several lines together.</source>
        <extracomment>contention-line-other</extracomment>
        <translation>Le faux partage cesse à {1} octets&#x202f;; le système indique des lignes de cache de {2} octets. Les processeurs peuvent charger plusieurs lignes ensemble.</translation>
    </message>
    <message>
        <source>The length of a cache line does not show: the times do not fall with the distance, as on two hardware threads of one core.</source>
        <extracomment>contention-line-not-found</extracomment>
        <translation>La longueur d&apos;une ligne de cache n&apos;apparaît pas&#xa0;: les temps ne baissent pas avec la distance, comme sur deux threads matériels d&apos;un cœur.</translation>
    </message>
    <message>
        <source>PAUSES</source>
        <extracomment>heading-pauses</extracomment>
        <translation>PAUSES</translation>
    </message>
    <message>
        <source>A thread on each CPU does nothing but read the counter. Where two readings are more than 5 us apart, something else had the CPU: a pause, or OS noise. Lost: all pauses as a share of the watched time. Lengths (p99.9, max) are in us. Off CPU: the time in which the OS had taken the CPU from the thread, by its own count. Steal: the time in which the host of a virtual machine ran others. Pauses are what is measured, so they lower no grade.</source>
        <extracomment>reading-pauses</extracomment>
        <translation>Un thread sur chaque CPU ne fait que lire le compteur. Là où deux lectures sont distantes de plus de 5&#x202f;us, autre chose avait le CPU&#xa0;: une pause, ou bruit du système. Perdu&#xa0;: toutes les pauses en part du temps observé. Les durées (p99.9, max) sont en us. Hors CPU&#xa0;: le temps pendant lequel le système avait retiré le CPU au thread, selon son propre compte. Volé&#xa0;: le temps pendant lequel l&apos;hôte d&apos;une machine virtuelle en exécutait d&apos;autres. Les pauses sont l&apos;objet de la mesure et n&apos;abaissent donc aucune note.</translation>
    </message>
    <message>
        <source>Wake-up latency: a thread asks to be woken every millisecond, and this is how late it runs, in us.</source>
        <extracomment>pauses-wake-ups</extracomment>
        <translation>Latence de réveil&#xa0;: un thread demande à être réveillé chaque milliseconde&#x202f;; voici son retard, en us.</translation>
    </message>
    <message numerus="yes">
        <source>CPU {2} lost {3} % of the time in {1} pauses; the longest took {4} ms.</source>
        <extracomment>pauses-lost</extracomment>
        <translation>
            <numerusform>Le CPU {2} a perdu {3}&#x202f;% du temps en {1} pause, qui a duré {4}&#x202f;ms.</numerusform>
            <numerusform>Le CPU {2} a perdu {3}&#x202f;% du temps en {1} pauses&#x202f;; la plus longue a duré {4}&#x202f;ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU {1} lost no time: no pause was longer than 5 us.</source>
        <extracomment>pauses-none</extracomment>
        <translation>Le CPU {1} n&apos;a perdu aucun temps&#xa0;: aucune pause n&apos;a dépassé 5&#x202f;us.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU; interrupts and firmware took the rest of the pauses.</source>
        <extracomment>pauses-explained</extracomment>
        <translation>Le système compte {2}&#x202f;% du temps du CPU {1} comme hors CPU&#x202f;; interruptions et firmware ont pris le reste des pauses.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU, and {3} % as steal time of the host.</source>
        <extracomment>pauses-explained-stolen</extracomment>
        <translation>Le système compte {2}&#x202f;% du temps du CPU {1} comme hors CPU, et {3}&#x202f;% comme temps volé par l&apos;hôte.</translation>
    </message>
    <message>
        <source>A sleeping thread on CPU {1} woke up {2} us late (median), and {3} us at most.</source>
        <extracomment>pauses-woken</extracomment>
        <translation>Un thread endormi sur le CPU {1}&#x202f;s&apos;est réveillé avec {2}&#x202f;us de retard (médiane), et {3}&#x202f;us au plus.</translation>
    </message>
    <message>
        <source>Other CPUs</source>
        <extracomment>pauses-other-cpus</extracomment>
        <translation>Autres CPU</translation>
    </message>
    <message>
        <source>The {1} longest pauses of each CPU are shown.</source>
        <extracomment>pauses-longest-shown</extracomment>
        <translation>Les {1} pauses les plus longues de chaque CPU sont affichées.</translation>
    </message>
    <message>
        <source>SUSTAINED PERFORMANCE</source>
        <extracomment>heading-sustained</extracomment>
        <translation>PERFORMANCE SOUTENUE</translation>
    </message>
    <message>
        <source>All threads do the same work for minutes. The first rate is the median of seconds 2 to 12. The rate has fallen for good where every median of 10 s after a moment is 5 % lower or more. Sustained: the rate after that moment in percent of the first; 100 where it did not fall. A rate that falls with the clock is thermal throttling or a power limit.</source>
        <extracomment>reading-sustained</extracomment>
        <translation>Tous les threads font le même travail pendant des minutes. Le premier débit est la médiane des secondes 2 à 12. Le débit a chuté pour de bon là où toute médiane de 10&#x202f;s après un instant est plus basse de 5&#x202f;% ou plus. Soutenu&#xa0;: le débit après cet instant en pour cent du premier&#x202f;; 100&#x202f;s&apos;il n&apos;a pas chuté. Un débit qui chute avec la fréquence est un bridage thermique ou une limite de puissance.</translation>
    </message>
    <message>
        <source>{1}, over time:</source>
        <extracomment>sustained-course</extracomment>
        <translation>{1}, au fil du temps&#xa0;:</translation>
    </message>
    <message>
        <source>{1}: holds 100 % of its first rate for all of {2} s.</source>
        <extracomment>sustained-holds</extracomment>
        <translation>{1}&#xa0;: tient 100&#x202f;% de son premier débit pendant la totalité des {2}&#x202f;s.</translation>
    </message>
    <message>
        <source>{1}: holds 100 % for {2} s, then {3} %.</source>
        <extracomment>sustained-fell</extracomment>
        <translation>{1}&#xa0;: tient 100&#x202f;% pendant {2}&#x202f;s, puis {3}&#x202f;%.</translation>
    </message>
    <message>
        <source>The clock stayed at {1} GHz.</source>
        <extracomment>sustained-clock-held</extracomment>
        <translation>La fréquence est restée à {1}&#x202f;GHz.</translation>
    </message>
    <message>
        <source>The clock fell from {1} to {2} GHz.</source>
        <extracomment>sustained-clock-fell</extracomment>
        <translation>La fréquence est tombée de {1} à {2}&#x202f;GHz.</translation>
    </message>
    <message>
        <source>The processor was at {1} degrees C at most.</source>
        <extracomment>sustained-hottest</extracomment>
        <translation>Le processeur était à {1}&#x202f;°C au plus.</translation>
    </message>
    <message numerus="yes">
        <source>The processor counted thermal throttling {1} times.</source>
        <extracomment>sustained-throttled</extracomment>
        <translation>
            <numerusform>Le processeur a compté {1} bridage thermique.</numerusform>
            <numerusform>Le processeur a compté {1} bridages thermiques.</numerusform>
        </translation>
    </message>
    <message>
        <source>The processor counted no thermal throttling, so a power limit is the likely cause.</source>
        <extracomment>sustained-not-throttled</extracomment>
        <translation>Le processeur n&apos;a compté aucun bridage thermique&#x202f;; une limite de puissance est donc la cause probable.</translation>
    </message>
    <message>
        <source>The OS limited the clock to {1} % of the full one.</source>
        <extracomment>sustained-limited</extracomment>
        <translation>Le système a limité la fréquence à {1}&#x202f;% de la pleine fréquence.</translation>
    </message>
    <message>
        <source>Others took {1} % of the CPU time, so the rates are work per CPU time.</source>
        <extracomment>sustained-per-cpu-time</extracomment>
        <translation>D&apos;autres ont pris {1}&#x202f;% du temps CPU&#x202f;; les débits sont donc du travail par temps CPU.</translation>
    </message>
    <message>
        <source>This OS tells programs no temperature of the processor.</source>
        <extracomment>sustained-no-temperature</extracomment>
        <translation>Ce système n&apos;indique aux programmes aucune température du processeur.</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>column-load
----------
machine-busy</extracomment>
        <translation>Charge</translation>
    </message>
    <message>
        <source>sustained</source>
        <extracomment>column-sustained</extracomment>
        <translation>soutenu</translation>
    </message>
    <message>
        <source>fell at</source>
        <extracomment>column-fall</extracomment>
        <translation>chute à</translation>
    </message>
    <message>
        <source>first rate</source>
        <extracomment>column-first-rate</extracomment>
        <translation>1er débit</translation>
    </message>
    <message>
        <source>sustained rate</source>
        <extracomment>column-sustained-rate</extracomment>
        <translation>débit soutenu</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>column-first-clock</extracomment>
        <translation>1re</translation>
    </message>
    <message>
        <source>sust.</source>
        <extracomment>column-sustained-clock</extracomment>
        <translation>sout.</translation>
    </message>
    <message>
        <source>hottest</source>
        <extracomment>column-hottest</extracomment>
        <translation>plus chaud</translation>
    </message>
    <message>
        <source>until s</source>
        <extracomment>column-until-second</extracomment>
        <translation>jusqu&apos;à s</translation>
    </message>
    <message>
        <source>until min</source>
        <extracomment>column-until-minute</extracomment>
        <translation>jusqu&apos;à min</translation>
    </message>
    <message>
        <source>degrees C</source>
        <extracomment>column-temperature</extracomment>
        <translation>°C</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>column-power</extracomment>
        <translation>puissance</translation>
    </message>
    <message>
        <source>clock limit</source>
        <extracomment>column-clock-limit</extracomment>
        <translation>limite fréq.</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column-lost</extracomment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>pauses</source>
        <extracomment>column-pauses</extracomment>
        <translation>pauses</translation>
    </message>
    <message>
        <source>wake-ups</source>
        <extracomment>column-wake-ups</extracomment>
        <translation>réveils</translation>
    </message>
    <message>
        <source>off CPU</source>
        <extracomment>column-off-cpu</extracomment>
        <translation>hors CPU</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>column-steal</extracomment>
        <translation>volé</translation>
    </message>
    <message>
        <source>switches</source>
        <extracomment>column-switches</extracomment>
        <translation>bascules</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>column-increments</extracomment>
        <translation>tous</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>column-distance</extracomment>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Functions of the C library, called again and again on the same bytes. Each byte that is copied, set, compared or searched counts once.</source>
        <extracomment>reading-library</extracomment>
        <translation>Fonctions de la bibliothèque C, appelées sans cesse sur les mêmes octets. Chaque octet copié, écrit, comparé ou parcouru compte une fois.</translation>
    </message>
    <message>
        <source>Independent transfers: throughput, not latency. general: general register to general register; vector: vector to vector; insert, extract: into and out of one vector element. Where a core only renames the register, a transfer needs no execution unit.</source>
        <extracomment>reading-registers</extracomment>
        <translation>Transferts indépendants&#xa0;: débit, non latence. général&#xa0;: registre général vers registre général&#x202f;; vecteur&#xa0;: vecteur vers vecteur&#x202f;; insertion, extraction&#xa0;: vers et depuis un élément de vecteur. Là où un cœur ne fait que renommer le registre, un transfert n&apos;occupe aucune unité d&apos;exécution.</translation>
    </message>
    <message>
        <source>lods loads, stos stores, movs copies; each byte counts once. rep: one instruction repeats itself. The core may run rep stos and rep movs line by line or past the caches.</source>
        <extracomment>reading-string</extracomment>
        <translation>lods lit, stos écrit, movs copie&#x202f;; chaque octet compte une fois. rep&#xa0;: une instruction se répète elle-même. Le cœur peut exécuter rep stos et rep movs ligne par ligne ou en contournant les caches.</translation>
    </message>
    <message>
        <source>Sum: all threads together. Each: mean per thread. Efficiency: the sum, divided by the number of threads and the result of one thread alone. Best: the number of threads with the highest sum, or the fewest within its interval.</source>
        <extracomment>reading-scaling</extracomment>
        <translation>Somme&#xa0;: tous les threads ensemble. Chacun&#xa0;: moyenne par thread. Efficacité&#xa0;: la somme divisée par le nombre de threads et par le résultat d&apos;un thread seul. Meilleur&#xa0;: le nombre de threads de la somme la plus élevée, ou le plus petit nombre dans son intervalle.</translation>
    </message>
    <message>
        <source>The same test in several page sizes, measured back to back. Pages: where the buffers lay, as the OS reports it. Saved: time saved against the first kind. Gain: increase of the rate. Default pages are base pages here, even where the OS gives huge pages unasked. All other tables show the first kind ({1}).</source>
        <extracomment>reading-pages</extracomment>
        <translation>Le même test avec plusieurs tailles de page, mesurées l&apos;une après l&apos;autre. Pages&#xa0;: où se trouvaient les tampons, selon le système. Économie&#xa0;: temps gagné par rapport au premier type. Gain&#xa0;: hausse du débit. Les pages par défaut sont ici les pages de base, même là où le système donne de grandes pages sans demande. Tous les autres tableaux montrent le premier type ({1}).</translation>
    </message>
    <message>
        <source>{1}: both used pages of one size, so the difference is chance and says nothing about page sizes.</source>
        <extracomment>reading-pages-alike</extracomment>
        <translation>{1}&#xa0;: les deux mesures ont utilisé des pages de même taille&#x202f;; l&apos;écart est donc dû au hasard et ne dit rien des tailles de page.</translation>
    </message>
    <message>
        <source>Derived from the TLB-local latency: a level ends where a quarter of the loads miss it.</source>
        <extracomment>reading-levels</extracomment>
        <translation>Déduit de la latence TLB local&#xa0;: un niveau finit là où un quart des chargements le manquent.</translation>
    </message>
    <message>
        <source>There is no step: all measured sizes look like one level.</source>
        <extracomment>levels-none</extracomment>
        <translation>Il n&apos;y a pas de palier&#xa0;: toutes les tailles mesurées semblent appartenir à un seul niveau.</translation>
    </message>
    <message>
        <source>Loads and stores both count. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-traffic</extracomment>
        <translation>Les chargements et les écritures comptent. Tampon&#xa0;: la taille d&apos;un tampon&#x202f;; une copie en utilise deux.</translation>
    </message>
    <message>
        <source>Peak read bandwidth: {1} MB/s by one thread alone, {2} MB/s by {3} together.</source>
        <extracomment>reading-one-beside-all</extracomment>
        <translation>Bande passante de lecture maximale&#xa0;: {1}&#x202f;MB/s par un thread seul, {2}&#x202f;MB/s par {3} ensemble.</translation>
    </message>
    <message>
        <source>Pointer chasing: the address of each load is the result of the load before. TLB-local: the walk stays in blocks whose pages the TLB holds; beyond L2 its second level. Whole region: TLB misses come on top; &quot;-&quot; where both walks are the same. Then median, median absolute deviation (MAD) and count of the clean samples.</source>
        <extracomment>reading-latency</extracomment>
        <translation>Parcours de pointeurs&#xa0;: l&apos;adresse de chaque chargement est le résultat du précédent. TLB local&#xa0;: le parcours reste dans des blocs dont le TLB contient les pages&#x202f;; au-delà du L2, son second niveau. Région entière&#xa0;: les défauts de TLB s&apos;y ajoutent&#x202f;; «&#xa0;-&#xa0;» là où les deux parcours sont identiques. Puis médiane, écart absolu médian (MAD) et nombre des échantillons non perturbés.</translation>
    </message>
    <message>
        <source>Computing a random index takes {1} when it is timed alone. The loads and stores overlap with it. Where a random move takes no longer, the index is the limit, not the cache.</source>
        <extracomment>reading-index-only</extracomment>
        <translation>Calculer un index aléatoire prend {1} quand on le mesure seul. Les chargements et écritures s&apos;y superposent. Là où un déplacement aléatoire ne prend pas plus de temps, la limite est l&apos;index, non le cache.</translation>
    </message>
    <message>
        <source>reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. caution: read its note. unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-verdicts</extracomment>
        <translation>fiable&#xa0;: aucune cause n&apos;a perturbé plus de 25&#x202f;% des échantillons, et l&apos;intervalle est étroit. Étroit signifie au plus +/- 1&#x202f;%, pour disque et réseau 10&#x202f;%. prudence&#xa0;: lire la remarque. non fiable&#xa0;: ne pas l&apos;utiliser. La note de plusieurs résultats est la pire d&apos;entre elles.</translation>
    </message>
    <message>
        <source>unknown test {1}</source>
        <extracomment>unknown-test</extracomment>
        <translation>test inconnu {1}</translation>
    </message>
    <message>
        <source>{1} (unknown unit)</source>
        <extracomment>unknown-unit</extracomment>
        <translation>{1} (unité inconnue)</translation>
    </message>
    <message>
        <source>This version of Strata does not know the reason &quot;{1}&quot;.</source>
        <extracomment>unknown-reason-id</extracomment>
        <translation>Cette version de Strata ne connaît pas la raison «&#xa0;{1}&#xa0;».</translation>
    </message>
    <message>
        <source>+ reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. ~ caution: read its note. x unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-marks</extracomment>
        <translation>+ fiable&#xa0;: aucune cause n&apos;a perturbé plus de 25&#x202f;% des échantillons, et l&apos;intervalle est étroit. Étroit signifie au plus +/- 1&#x202f;%, pour disque et réseau 10&#x202f;%. ~ prudence&#xa0;: lire la remarque. x non fiable&#xa0;: ne pas l&apos;utiliser. La note de plusieurs résultats est la pire d&apos;entre elles.</translation>
    </message>
    <message>
        <source>+/- % is half the width of the confidence interval, nominally of {1}.</source>
        <extracomment>reading-interval</extracomment>
        <translation>+/- % est la moitié de la largeur de l&apos;intervalle de confiance, nominalement de {1}.</translation>
    </message>
    <message>
        <source>of peak: share of the theoretical peak. That is what the core&apos;s design can do at that width and the measured clock or, in memory, what all channels carry. Empty or &quot;-&quot;: no peak is known.</source>
        <extracomment>reading-limit</extracomment>
        <translation>du max&#xa0;: part du maximum théorique. C&apos;est ce que la conception du cœur permet à cette largeur et à la fréquence mesurée ou, en mémoire, ce que transportent tous les canaux. Vide ou «&#xa0;-&#xa0;»&#xa0;: aucun maximum n&apos;est connu.</translation>
    </message>
    <message>
        <source>No source tells the peak of this core. In L1, of peak is the share of what the core was seen to do in a short measurement of its own: no physical limit.</source>
        <extracomment>reading-limit-seen</extracomment>
        <translation>Aucune source n&apos;indique le maximum de ce cœur. Dans le L1, «&#xa0;du max&#xa0;» est la part de ce que le cœur a montré dans une courte mesure à part&#xa0;: pas une limite physique.</translation>
    </message>
    <message>
        <source>Disturbed samples are discarded, except in disk and network tests.</source>
        <extracomment>reading-samples</extracomment>
        <translation>Les échantillons perturbés sont écartés, sauf dans les tests de disque et de réseau.</translation>
    </message>
    <message>
        <source>Results of several threads are their sum over the same time; min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-threads</extracomment>
        <translation>Les résultats de plusieurs threads sont leur somme sur le même temps&#x202f;; min/max&#xa0;: le thread le plus lent en part du plus rapide.</translation>
    </message>
    <message>
        <source>Moves, buffer {1}</source>
        <extracomment>step-memory</extracomment>
        <translation>Déplacements, tampon {1}</translation>
    </message>
    <message>
        <source>Bandwidth, working set {1}</source>
        <extracomment>step-bandwidth</extracomment>
        <translation>Bande passante, ensemble de travail {1}</translation>
    </message>
    <message>
        <source>Latency, working set {1}</source>
        <extracomment>step-latency</extracomment>
        <translation>Latence, ensemble de travail {1}</translation>
    </message>
    <message>
        <source>Copy, buffer {1}</source>
        <extracomment>step-copy</extracomment>
        <translation>Copie, tampon {1}</translation>
    </message>
    <message>
        <source>C library, {1}</source>
        <extracomment>step-library</extracomment>
        <translation>Bibliothèque C, {1}</translation>
    </message>
    <message>
        <source>String instructions, buffer {1}</source>
        <extracomment>step-string</extracomment>
        <translation>Instructions de chaîne, tampon {1}</translation>
    </message>
    <message>
        <source>Memory types, {1}</source>
        <extracomment>step-memtypes</extracomment>
        <translation>Types de mémoire, {1}</translation>
    </message>
    <message>
        <source>Loaded latency, buffers {1}</source>
        <extracomment>step-loaded-latency</extracomment>
        <translation>Latence sous charge, tampons {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1}</source>
        <extracomment>step-cores-cpu</extracomment>
        <translation>Chaque cœur, CPU {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1} and CPU {2} together</source>
        <extracomment>step-cores-both</extracomment>
        <translation>Chaque cœur, CPU {1} et CPU {2} ensemble</translation>
    </message>
    <message>
        <source>Core to core, CPU {1} and CPU {2}</source>
        <extracomment>step-core-to-core-pair</extracomment>
        <translation>Cœur à cœur, CPU {1} et CPU {2}</translation>
    </message>
    <message>
        <source>Benchmark for CPU, caches, memory, disk and network.</source>
        <extracomment>cli-about</extracomment>
        <translation>Benchmark pour CPU, caches, mémoire, disque et réseau.</translation>
    </message>
    <message>
        <source>Waiting for another machine at port {1} of:</source>
        <extracomment>respond-listens</extracomment>
        <translation>En attente d&apos;une autre machine sur le port {1} de&#xa0;:</translation>
    </message>
    <message>
        <source>Code: {1}</source>
        <extracomment>respond-code</extracomment>
        <translation>Code&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs none.</source>
        <extracomment>window-no-display</extracomment>
        <translation>La fenêtre n&apos;a pas d&apos;écran où s&apos;ouvrir. La lancer depuis un bureau, ou mesurer avec strata-cli, qui n&apos;en a pas besoin.</translation>
    </message>
    <message>
        <source>On the other machine: strata-cli run network --host {1} --code {2}</source>
        <extracomment>respond-command</extracomment>
        <translation>Sur l&apos;autre machine&#xa0;: strata-cli run network --host {1} --code {2}</translation>
    </message>
    <message>
        <source>Ctrl+C ends this.</source>
        <extracomment>respond-end</extracomment>
        <translation>Ctrl+C met fin à l&apos;attente.</translation>
    </message>
    <message>
        <source>{1} is the client ({2}; {3}).</source>
        <extracomment>respond-came</extracomment>
        <translation>{1} est le client ({2}&#x202f;; {3}).</translation>
    </message>
    <message>
        <source>{1} did not know the code.</source>
        <extracomment>respond-wrong</extracomment>
        <translation>{1} ne connaissait pas le code.</translation>
    </message>
    <message>
        <source>{1} broke off before it had shown a code, which counts as a wrong one.</source>
        <extracomment>respond-broke-off</extracomment>
        <translation>{1} a coupé avant d&apos;avoir montré un code, ce qui compte comme un code faux.</translation>
    </message>
    <message>
        <source>Too many wrong codes: new attempts are blocked for {1} s.</source>
        <extracomment>respond-pause</extracomment>
        <translation>Trop de codes faux&#xa0;: nouveaux essais bloqués pendant {1}&#x202f;s.</translation>
    </message>
    <message>
        <source>{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}.</source>
        <extracomment>cli-unused-option</extracomment>
        <translation>{1} n&apos;est utilisé par aucun des tests choisis. L&apos;omettre, ou ajouter l&apos;un de ces tests&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>membench has its own sizes and kernels, so {1} cannot apply to it. Leave it out; only --sweep full adds sizes.</source>
        <extracomment>cli-membench-option</extracomment>
        <translation>membench a ses propres tailles et noyaux de mesure&#x202f;; {1} ne peut donc pas s&apos;y appliquer. L&apos;omettre&#x202f;; seul --sweep full ajoute des tailles.</translation>
    </message>
    <message>
        <source>Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, threads.</source>
        <extracomment>cli-use-disk-row</extracomment>
        <translation>Donner une charge de travail du profil, par exemple SEQ1M-Q8T1 ou RND4K-Q32T1&#xa0;: motif et bloc, profondeur de file, threads.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with --disk-block, --disk-queue-depth, --disk-pattern and --disk-threads.</source>
        <extracomment>cli-disk-custom</extracomment>
        <translation>Les charges de travail du profil {1} sont fixes. L&apos;omettre, ou utiliser --disk-profile custom avec --disk-block, --disk-queue-depth, --disk-pattern et --disk-threads.</translation>
    </message>
    <message>
        <source>{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile.</source>
        <extracomment>cli-disk-classic</extracomment>
        <translation>{1} n&apos;est utilisé par aucune charge de travail du profil classic. L&apos;omettre, ou choisir un autre --disk-profile.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} have threads of their own; none uses --threads. Leave it out, or choose --disk-profile custom or classic.</source>
        <extracomment>cli-disk-threads</extracomment>
        <translation>Les charges de travail du profil {1} ont leurs propres threads&#x202f;; aucune n&apos;utilise --threads. L&apos;omettre, ou choisir --disk-profile custom ou classic.</translation>
    </message>
    <message>
        <source>{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed.</source>
        <extracomment>cli-disk-mix</extracomment>
        <translation>{1} a besoin de requêtes de lecture et d&apos;écriture&#xa0;: ajouter --disk-op mixed, ou utiliser --disk-profile mixed.</translation>
    </message>
    <message>
        <source>Databases write no zeros: leave out {1}, or choose another --disk-profile.</source>
        <extracomment>cli-disk-zeros</extracomment>
        <translation>Les bases de données n&apos;écrivent pas de zéros&#xa0;: omettre {1}, ou choisir un autre --disk-profile.</translation>
    </message>
    <message>
        <source>--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G.</source>
        <extracomment>cli-disk-verify</extracomment>
        <translation>--disk-verify relit ce que --disk-sustained écrit&#xa0;: donner aussi cette option, par exemple --disk-sustained 100G.</translation>
    </message>
    <message>
        <source>Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, if the disk does {5} MB/s.</source>
        <extracomment>cli-disk-writes</extracomment>
        <translation>Disque&#xa0;: Strata crée un fichier de {3} dans {1} ({2} libres) et le supprime à la fin. Environ {4} seront écrits en tout, si le disque atteint {5}&#x202f;MB/s.</translation>
    </message>
    <message>
        <source>{1}: {2} MB/s</source>
        <extracomment>cli-disk-rate</extracomment>
        <translation>{1}&#xa0;: {2}&#x202f;MB/s</translation>
    </message>
    <message>
        <source>{1}: {2} commits/s</source>
        <extracomment>cli-commit-rate</extracomment>
        <translation>{1}&#xa0;: {2} commits/s</translation>
    </message>
    <message>
        <source>Disk: {1} is read only ({2}); nothing is written. This takes about {3} s.</source>
        <extracomment>cli-disk-reads</extracomment>
        <translation>Disque&#xa0;: {1} est seulement lu ({2})&#x202f;; rien n&apos;est écrit. Cela dure environ {3}&#x202f;s.</translation>
    </message>
    <message>
        <source>No command is given. Use one of these: {1}; --help has more.</source>
        <extracomment>cli-no-command</extracomment>
        <translation>Aucune commande n&apos;est donnée. Utiliser l&apos;une de celles-ci&#xa0;: {1}&#x202f;; --help en dit plus.</translation>
    </message>
    <message>
        <source>There is no command &quot;{1}&quot;. Use one of these: {2}; --help has more.</source>
        <extracomment>cli-no-such-command</extracomment>
        <translation>La commande «&#xa0;{1}&#xa0;» n&apos;existe pas. Utiliser l&apos;une de celles-ci&#xa0;: {2}&#x202f;; --help en dit plus.</translation>
    </message>
    <message>
        <source>{1} must come after its command, as in strata-cli {2} {1}.</source>
        <extracomment>cli-option-first</extracomment>
        <translation>{1} doit venir après sa commande, comme dans strata-cli {2} {1}.</translation>
    </message>
    <message>
        <source>{1} is no option of strata-cli. Use one of these commands: {2}; --help has more.</source>
        <extracomment>cli-no-such-option-first</extracomment>
        <translation>{1} n&apos;est pas une option de strata-cli. Utiliser l&apos;une de ces commandes&#xa0;: {2}&#x202f;; --help en dit plus.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option. See strata-cli {2} --help.</source>
        <extracomment>cli-no-such-option</extracomment>
        <translation>{1}&#xa0;: strata-cli {2} n&apos;a pas cette option. Voir strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help.</source>
        <extracomment>cli-option-elsewhere</extracomment>
        <translation>{1}&#xa0;: strata-cli {2} n&apos;a pas cette option, mais strata-cli {3} l&apos;a. Voir strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot;: strata-cli {2} takes options only. See strata-cli {2} --help.</source>
        <extracomment>cli-options-only</extracomment>
        <translation>«&#xa0;{1}&#xa0;»&#xa0;: strata-cli {2} n&apos;accepte que des options. Voir strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1} is given twice. Give it once.</source>
        <extracomment>cli-given-twice</extracomment>
        <translation>{1} est donné deux fois. Ne le donner qu&apos;une fois.</translation>
    </message>
    <message>
        <source>{1} is given too often. Give it at most {2} times.</source>
        <extracomment>cli-given-too-often</extracomment>
        <translation>{1} est donné trop souvent. Le donner au plus {2} fois.</translation>
    </message>
    <message>
        <source>{1} takes no value, but was given &quot;{2}&quot;. Use {1} alone.</source>
        <extracomment>cli-flag-value</extracomment>
        <translation>{1} ne prend pas de valeur, mais a reçu «&#xa0;{2}&#xa0;». Utiliser {1} seul.</translation>
    </message>
    <message>
        <source>{1} lacks its value.</source>
        <extracomment>cli-missing-value</extracomment>
        <translation>Il manque la valeur de {1}.</translation>
    </message>
    <message>
        <source>A value that begins with a hyphen is given as {1}=VALUE.</source>
        <extracomment>cli-hyphen-value</extracomment>
        <translation>Une valeur qui commence par un tiret se donne sous la forme {1}=VALUE.</translation>
    </message>
    <message>
        <source>{1}: the value is empty.</source>
        <extracomment>cli-empty-value</extracomment>
        <translation>{1}&#xa0;: la valeur est vide.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not valid UTF-8. Use text in UTF-8.</source>
        <extracomment>cli-not-utf8</extracomment>
        <translation>{1}&#xa0;: «&#xa0;{2}&#xa0;» n&apos;est pas de l&apos;UTF-8 valide. Donner du texte en UTF-8.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not allowed.</source>
        <extracomment>cli-bad-value</extracomment>
        <translation>{1}&#xa0;: «&#xa0;{2}&#xa0;» n&apos;est pas autorisé.</translation>
    </message>
    <message>
        <source>{1} and {2} exclude each other. Give only one of them.</source>
        <extracomment>cli-excludes</extracomment>
        <translation>{1} et {2}&#xa0;s&apos;excluent. N&apos;en donner qu&apos;un des deux.</translation>
    </message>
    <message>
        <source>Use a whole number of seconds from {1} to {2}.</source>
        <extracomment>cli-use-seconds</extracomment>
        <translation>Donner un nombre entier de secondes, de {1} à {2}.</translation>
    </message>
    <message>
        <source>Use a whole number from {1} to {2}.</source>
        <extracomment>cli-use-number</extracomment>
        <translation>Donner un nombre entier de {1} à {2}.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by the caches of the machine), none, or 0 for no size in this place.</source>
        <extracomment>cli-use-region</extracomment>
        <translation>Donner une taille de {1} à {2}, par exemple 16K ou 1.5M (K, M, G et T sont des puissances de 1024). Ou donner auto (selon les caches de la machine), none, ou 0 pour aucune taille à cette place.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-disk-size</extracomment>
        <translation>Donner une taille de {1} à {2}, par exemple 256M ou 1.5G (K, M, G et T sont des puissances de 1024).</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-block</extracomment>
        <translation>Donner une taille de {1} à {2}, par exemple 64K ou 1M (K, M, G et T sont des puissances de 1024).</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-endurance</extracomment>
        <translation>Donner une taille de {1} à {2}, par exemple 100G ou 1T (K, M, G et T sont des puissances de 1024).</translation>
    </message>
    <message>
        <source>Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 ... all).</source>
        <extracomment>cli-use-threads</extracomment>
        <translation>Donner un nombre de threads de {1} à {2}, auto (un par CPU), cores (un par cœur) ou scale (1, 2, 4 ... tous).</translation>
    </message>
    <message>
        <source>Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>cli-use-binding</extracomment>
        <translation>Donner spread, close, cores, none, ou une liste de CPU telle que 0,2,4-7.</translation>
    </message>
    <message>
        <source>Use one of these: {1}.</source>
        <extracomment>cli-use-one-of</extracomment>
        <translation>Donner l&apos;une de ces valeurs&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test.</source>
        <extracomment>cli-use-kernel</extracomment>
        <translation>Donner un noyau de mesure comme heapsort-1000 ou move-serial-8&#x202f;; strata-cli list TEST nomme ceux d&apos;un test.</translation>
    </message>
    <message>
        <source>Use a text of your own.</source>
        <extracomment>cli-use-text</extracomment>
        <translation>Donner un texte de votre choix.</translation>
    </message>
    <message>
        <source>Use a text of at most {1}.</source>
        <extracomment>cli-use-remark</extracomment>
        <translation>Donner un texte de {1} au plus.</translation>
    </message>
    <message>
        <source>Use the name of a folder.</source>
        <extracomment>cli-use-folder</extracomment>
        <translation>Donner le nom d&apos;un dossier.</translation>
    </message>
    <message>
        <source>Use the name of a file.</source>
        <extracomment>cli-use-file</extracomment>
        <translation>Donner le nom d&apos;un fichier.</translation>
    </message>
    <message>
        <source>{1} {2} stands alone: give it once, without sizes.</source>
        <extracomment>cli-region-alone</extracomment>
        <translation>{1} {2}&#x202f;s&apos;emploie seul&#xa0;: le donner une fois, sans tailles.</translation>
    </message>
    <message>
        <source>--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or --runs, or run copy or memtypes by itself.</source>
        <extracomment>cli-repeat-copy</extracomment>
        <translation>--repeat signifie des passes pour copy et memtypes, et des exécutions entières pour tous les autres tests. Utiliser --passes ou --runs, ou lancer copy ou memtypes seul.</translation>
    </message>
    <message>
        <source>Give options of run in quotes, such as --against &quot;--threads 4&quot;.</source>
        <extracomment>cli-use-options</extracomment>
        <translation>Mettre les options de run entre guillemets, par exemple --against &quot;--threads 4&quot;.</translation>
    </message>
    <message>
        <source>--against: a quotation mark is not closed.</source>
        <extracomment>cli-against-quote</extracomment>
        <translation>--against&#xa0;: un guillemet n&apos;est pas fermé.</translation>
    </message>
    <message>
        <source>--against: {1}</source>
        <extracomment>cli-against-wrong</extracomment>
        <translation>--against&#xa0;: {1}</translation>
    </message>
    <message>
        <source>--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it out.</source>
        <extracomment>cli-against-option</extracomment>
        <translation>--against&#xa0;: {1} vaut pour les deux côtés et n&apos;a donc pas sa place ici. Donner cette option à côté de --against, ou l&apos;omettre.</translation>
    </message>
    <message>
        <source>--against &quot;{1}&quot; changes nothing: both sides would be the same. Give an option that differs.</source>
        <extracomment>cli-against-same</extracomment>
        <translation>--against &quot;{1}&quot; ne change rien&#xa0;: les deux côtés seraient identiques. Donner une option qui diffère.</translation>
    </message>
    <message>
        <source>{1} makes a comparison, which {2} has no place for. Use one of these formats: {3}.</source>
        <extracomment>cli-against-format</extracomment>
        <translation>{1} fait une comparaison, pour laquelle {2} n&apos;a pas de place. Utiliser l&apos;un de ces formats&#xa0;: {3}.</translation>
    </message>
    <message>
        <source>--kind each compares the kinds of cores, so --against has no place beside it. Leave one out.</source>
        <extracomment>cli-each-alone</extracomment>
        <translation>--kind each compare les types de cœurs&#x202f;; --against n&apos;a donc pas sa place à côté. Omettre l&apos;un des deux.</translation>
    </message>
    <message>
        <source>This machine has one kind of cores: the run uses all of them.</source>
        <extracomment>cli-one-core-kind</extracomment>
        <translation>Cette machine n&apos;a qu&apos;un type de cœurs&#xa0;: l&apos;exécution les utilise tous.</translation>
    </message>
    <message>
        <source>{1} counts pairs beside --against: give at least {2}.</source>
        <extracomment>cli-against-few</extracomment>
        <translation>{1} compte des paires à côté de --against&#xa0;: en donner au moins {2}.</translation>
    </message>
    <message>
        <source>--pairs counts the pairs of --against, which is not given. Add --against, or use --runs.</source>
        <extracomment>cli-pairs-alone</extracomment>
        <translation>--pairs compte les paires de --against, qui manque. Ajouter --against, ou utiliser --runs.</translation>
    </message>
    <message>
        <source>as given</source>
        <extracomment>cli-against-as-given</extracomment>
        <translation>tel quel</translation>
    </message>
    <message>
        <source>--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same results; reference results are never tested.</source>
        <extracomment>cli-gate-untested</extracomment>
        <translation>--fail-on&#xa0;: rien n&apos;a pu être testé. Il faut des deux côtés {1} répétitions ou plus (--runs {1}) des mêmes résultats&#x202f;; les résultats de référence ne sont jamais testés.</translation>
    </message>
    <message>
        <source>--events=- writes to standard output, where the report goes. Add --output, or name a file.</source>
        <extracomment>cli-events-output</extracomment>
        <translation>--events=- écrit sur la sortie standard, où va le rapport. Ajouter --output, ou nommer un fichier.</translation>
    </message>
    <message>
        <source>--against: nothing could be tested. Both sides need {1} or more pairs (--pairs {1}) of the same results.</source>
        <extracomment>cli-gate-untested-pairs</extracomment>
        <translation>--against&#xa0;: rien n&apos;a pu être testé. Il faut des deux côtés {1} paires ou plus (--pairs {1}) des mêmes résultats.</translation>
    </message>
    <message>
        <source>{1}, {2}: {3}.</source>
        <extracomment>cli-gate-result</extracomment>
        <translation>{1}, {2}&#xa0;: {3}.</translation>
    </message>
    <message>
        <source>Results slower by {1} % or more: {2}. Passed: {3}. Inconclusive: {4}. Not tested: {5}.</source>
        <extracomment>cli-gate-sum</extracomment>
        <translation>Résultats plus lents de {1}&#x202f;% ou plus&#xa0;: {2}. Réussis&#xa0;: {3}. Non concluants&#xa0;: {4}. Non testés&#xa0;: {5}.</translation>
    </message>
    <message>
        <source>--strict: what is inconclusive does not pass. More repetitions decide it (--runs).</source>
        <extracomment>cli-gate-strict</extracomment>
        <translation>--strict&#xa0;: ce qui est non concluant ne réussit pas. Plus de répétitions tranchent (--runs).</translation>
    </message>
    <message>
        <source>Not everything was measured, so nothing was judged.</source>
        <extracomment>cli-gate-not-judged</extracomment>
        <translation>Tout n&apos;a pas été mesuré&#x202f;; rien n&apos;a donc été jugé.</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>cli-gate-now</extracomment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>gate takes one base: a file, a run or a series. See `strata-cli gate --help`.</source>
        <extracomment>cli-gate-one</extracomment>
        <translation>gate prend une seule base&#xa0;: un fichier, une exécution ou une série. Voir `strata-cli gate --help`.</translation>
    </message>
    <message>
        <source>{1}: gate measures with the settings of the base. Leave it out, or measure two settings by turns: gate TEST --against OPTIONS.</source>
        <extracomment>cli-gate-setting</extracomment>
        <translation>{1}&#xa0;: gate mesure avec les paramètres de la base. L&apos;omettre, ou mesurer deux jeux de paramètres en alternance&#xa0;: gate TEST --against OPTIONS.</translation>
    </message>
    <message>
        <source>{1} counts runs to compare: give at least {2}.</source>
        <extracomment>cli-gate-few</extracomment>
        <translation>{1} compte les exécutions à comparer&#xa0;: en donner au moins {2}.</translation>
    </message>
    <message>
        <source>gate makes a comparison, which {1} has no place for. Use one of these formats: {2}.</source>
        <extracomment>cli-gate-format</extracomment>
        <translation>gate fait une comparaison, pour laquelle {1} n&apos;a pas de place. Utiliser l&apos;un de ces formats&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>BASE is a run or series as compare takes it. Its settings and cells are measured on this machine as often as the base has them, then compared. Instead of BASE, TEST --against OPTIONS measures two settings by turns, with all options of run (see `strata-cli run --help`). An inconclusive result passes, unless --strict is given.</source>
        <extracomment>cli-gate-help</extracomment>
        <translation>BASE est une exécution ou une série, comme pour compare. Strata mesure ses paramètres et ses cellules sur cette machine aussi souvent que la base les contient, puis compare. Au lieu de BASE, TEST --against OPTIONS mesure deux jeux de paramètres en alternance, avec toutes les options de run (voir `strata-cli run --help`). Un résultat non concluant réussit, sauf avec --strict.</translation>
    </message>
    <message>
        <source>{1} has several series, none of which is the base. Give one of them by its id in the history, or a file with one series.</source>
        <extracomment>cli-gate-base-many</extracomment>
        <translation>{1} contient plusieurs séries, dont aucune n&apos;est la base. En donner une par son identifiant dans l&apos;historique, ou donner un fichier d&apos;une seule série.</translation>
    </message>
    <message>
        <source>Strata did not measure {1}, so it cannot measure it again. Measure a base on this machine: {2}</source>
        <extracomment>cli-gate-base-foreign</extracomment>
        <translation>Strata n&apos;a pas mesuré {1} et ne peut donc pas le mesurer à nouveau. Mesurer une base sur cette machine&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{1} has too few repetitions: {2}. A comparison needs {3}. Measure such a base: {4}</source>
        <extracomment>cli-gate-base-few</extracomment>
        <translation>{1} a trop peu de répétitions&#xa0;: {2}. Une comparaison en demande {3}. Mesurer une telle base&#xa0;: {4}</translation>
    </message>
    <message>
        <source>{1} is from another machine ({2}; this one has {3}), so nothing was measured. Measure a base on this machine: {4}</source>
        <extracomment>cli-gate-base-machine</extracomment>
        <translation>{1} vient d&apos;une autre machine ({2}&#x202f;; celle-ci a {3})&#x202f;; rien n&apos;a donc été mesuré. Mesurer une base sur cette machine&#xa0;: {4}</translation>
    </message>
    <message>
        <source>Strata {2} measured {1} in another way than this version, so nothing was measured. Measure a new base: {3}</source>
        <extracomment>cli-gate-base-method</extracomment>
        <translation>Strata {2} a mesuré {1} autrement que cette version&#x202f;; rien n&apos;a donc été mesuré. Mesurer une nouvelle base&#xa0;: {3}</translation>
    </message>
    <message>
        <source>What {1} measured cannot be planned here again: other sizes than now, a file to read, long writing, or the network. Measure two series instead and compare them, or measure a new base: {2}</source>
        <extracomment>cli-gate-base-cells</extracomment>
        <translation>Ce que {1} a mesuré ne peut pas être planifié ici à nouveau&#xa0;: autres tailles que maintenant, fichier à lire, écriture longue, ou réseau. Mesurer plutôt deux séries et les comparer, ou mesurer une nouvelle base&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Settings: those of {1}.</source>
        <extracomment>cli-settings-base</extracomment>
        <translation>Paramètres&#xa0;: ceux de {1}.</translation>
    </message>
    <message>
        <source>Settings: the file {1}.</source>
        <extracomment>cli-settings-file</extracomment>
        <translation>Paramètres&#xa0;: le fichier {1}.</translation>
    </message>
    <message>
        <source>--settings {1}: {2}</source>
        <extracomment>cli-settings-file-wrong</extracomment>
        <translation>--settings {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, or install a newer version.</source>
        <extracomment>cli-settings-unknown</extracomment>
        <translation>--settings {1}&#xa0;: cette version de Strata ne connaît pas {2}, qui ne change donc rien. Vérifier l&apos;orthographe, ou installer une version plus récente.</translation>
    </message>
    <message>
        <source>Settings: the preset {1}.</source>
        <extracomment>cli-settings-preset</extracomment>
        <translation>Paramètres&#xa0;: le préréglage {1}.</translation>
    </message>
    <message>
        <source>Settings: those saved in {1}.</source>
        <extracomment>cli-settings-saved</extracomment>
        <translation>Paramètres&#xa0;: ceux enregistrés dans {1}.</translation>
    </message>
    <message>
        <source>Settings: the defaults, since none are saved in {1}.</source>
        <extracomment>cli-settings-none-saved</extracomment>
        <translation>Paramètres&#xa0;: les valeurs par défaut, car aucun n&apos;est enregistré dans {1}.</translation>
    </message>
    <message>
        <source>Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the window keeps them. Where there are none, it starts from the defaults. --preset default means the defaults, whatever the file says.</source>
        <extracomment>cli-settings-help</extracomment>
        <translation>Sans --settings ni --preset, une exécution part des paramètres enregistrés dans {1}, où la configuration de la fenêtre les garde. S&apos;il n&apos;y en a pas, elle part des valeurs par défaut. --preset default désigne les valeurs par défaut, quoi que dise le fichier.</translation>
    </message>
    <message>
        <source>Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:</source>
        <extracomment>cli-leftovers</extracomment>
        <translation>Fichiers qu&apos;un test de disque interrompu a laissés dans {1}&#xa0;: {2}, au total {3}. Cette commande les supprime&#xa0;:</translation>
    </message>
    <message>
        <source>The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by ending it.</source>
        <extracomment>cli-disk-owes</extracomment>
        <translation>Le disque de {1} n&apos;a pas encore répondu. Si le système retient ce programme jusque-là, y mettre fin ne perd rien.</translation>
    </message>
    <message>
        <source>the standard output</source>
        <extracomment>cli-standard-output</extracomment>
        <translation>la sortie standard</translation>
    </message>
    <message>
        <source>Stored in the history as {1}.</source>
        <extracomment>cli-kept</extracomment>
        <translation>Enregistrée dans l&apos;historique sous {1}.</translation>
    </message>
    <message>
        <source>Within their usual range on this machine: {1} of {2} results.</source>
        <extracomment>cli-expected</extracomment>
        <translation>Dans leur plage habituelle sur cette machine&#xa0;: {1} résultats sur {2}.</translation>
    </message>
    <message>
        <source>{1}: {2}. {3}.</source>
        <extracomment>cli-expected-outside</extracomment>
        <translation>{1}&#xa0;: {2}. {3}.</translation>
    </message>
    <message>
        <source>Usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-inside</extracomment>
        <translation>Habituel pour cette machine&#xa0;: {1} à {2} {3} ({4} exécutions antérieures)</translation>
    </message>
    <message>
        <source>Below what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-below</extracomment>
        <translation>Au-dessous de l&apos;habituel pour cette machine&#xa0;: {1} à {2} {3} ({4} exécutions antérieures)</translation>
    </message>
    <message>
        <source>Above what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-above</extracomment>
        <translation>Au-dessus de l&apos;habituel pour cette machine&#xa0;: {1} à {2} {3} ({4} exécutions antérieures)</translation>
    </message>
    <message>
        <source>below its usual range</source>
        <extracomment>expected-below-brief</extracomment>
        <translation>sous sa plage habituelle</translation>
    </message>
    <message>
        <source>above its usual range</source>
        <extracomment>expected-above-brief</extracomment>
        <translation>au-dessus de sa plage habituelle</translation>
    </message>
    <message>
        <source>Stored in the history as series {1} ({2} runs).</source>
        <extracomment>cli-kept-series</extracomment>
        <translation>Enregistrée dans l&apos;historique comme série {1} ({2} exécutions).</translation>
    </message>
    <message>
        <source>Give slower: and a percentage, such as slower:5.</source>
        <extracomment>cli-use-gate</extracomment>
        <translation>Donner slower: et un pourcentage, par exemple slower:5.</translation>
    </message>
    <message>
        <source>membench stands for bandwidth and latency, and goes with no other test.</source>
        <extracomment>cli-membench-alone</extracomment>
        <translation>membench tient lieu de bandwidth et de latency, et ne va avec aucun autre test.</translation>
    </message>
    <message>
        <source>The time limit of {1} s has ended the run. What is measured is kept.</source>
        <extracomment>cli-time-limit</extracomment>
        <translation>La limite de temps de {1}&#x202f;s a mis fin à l&apos;exécution. Ce qui est mesuré est gardé.</translation>
    </message>
    <message>
        <source>The time limit of {1} s was over before anything was measured. Give a longer one.</source>
        <extracomment>cli-time-limit-early</extracomment>
        <translation>La limite de temps de {1}&#x202f;s était atteinte avant toute mesure. En donner une plus longue.</translation>
    </message>
    <message>
        <source>The OS refused the thread that keeps the time limit. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>cli-no-time-limit</extracomment>
        <translation>Le système a refusé le thread qui surveille la limite de temps. Fermer les autres programmes, ou relever la limite du système pour les threads.</translation>
    </message>
    <message>
        <source>{3} has no rows for {1} of {2} results.</source>
        <extracomment>cli-without-place</extracomment>
        <translation>{3} n&apos;a pas de lignes pour {1} résultats sur {2}.</translation>
    </message>
    <message>
        <source>{1}: left out, since Strata does not know it: {2}</source>
        <extracomment>cli-left-out</extracomment>
        <translation>{1}&#xa0;: omis, car Strata ne le connaît pas&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Give at least two runs, series or files to compare.</source>
        <extracomment>cli-compare-few</extracomment>
        <translation>Donner au moins deux exécutions, séries ou fichiers à comparer.</translation>
    </message>
    <message>
        <source>RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list --references`). From the history it is an id, the beginning of one, or last. The id of a series means all of its repetitions. A finding needs at least four repetitions per side (run --runs 4).</source>
        <extracomment>cli-compare-help</extracomment>
        <translation>RUN est un fichier de Strata, sc-membench, bandwidth, mbw ou fio, ou bien reference:NAME (voir `strata-cli list --references`). Depuis l&apos;historique, c&apos;est un identifiant, le début d&apos;un identifiant, ou last. L&apos;identifiant d&apos;une série désigne toutes ses répétitions. Un constat demande au moins quatre répétitions par côté (run --runs 4).</translation>
    </message>
    <message>
        <source>completion takes one shell. See `strata-cli completion --help`.</source>
        <extracomment>cli-completion-one</extracomment>
        <translation>completion prend un seul shell. Voir `strata-cli completion --help`.</translation>
    </message>
    <message>
        <source>convert takes one file. See `strata-cli convert --help`.</source>
        <extracomment>cli-convert-one</extracomment>
        <translation>convert prend un seul fichier. Voir `strata-cli convert --help`.</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>compare-cell</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>compare-figure</extracomment>
        <translation>résultat</translation>
    </message>
    <message>
        <source>vs {1}, %</source>
        <extracomment>compare-percent</extracomment>
        <translation>vs {1}, %</translation>
    </message>
    <message>
        <source>ratio to {1}</source>
        <extracomment>compare-ratio</extracomment>
        <translation>rapport à {1}</translation>
    </message>
    <message>
        <source>interval</source>
        <extracomment>compare-range</extracomment>
        <translation>intervalle</translation>
    </message>
    <message>
        <source>margin %</source>
        <extracomment>compare-margin</extracomment>
        <translation>marge %</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>compare-finding</extracomment>
        <translation>constat</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>finding-faster</extracomment>
        <translation>plus rapide</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>finding-slower</extracomment>
        <translation>plus lent</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>finding-no-difference</extracomment>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <extracomment>finding-not-decided</extracomment>
        <translation>non concluant</translation>
    </message>
    <message>
        <source>runs needed: {1}</source>
        <extracomment>finding-single-runs</extracomment>
        <translation>exécutions requises&#xa0;: {1}</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>finding-published
----------
finding-not-tested</extracomment>
        <translation>non testé</translation>
    </message>
    <message>
        <source>Faster: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-faster</extracomment>
        <translation>Plus rapide&#xa0;: tout l&apos;intervalle se trouve au-delà de la marge de {1}.</translation>
    </message>
    <message>
        <source>Slower: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-slower</extracomment>
        <translation>Plus lent&#xa0;: tout l&apos;intervalle se trouve au-delà de la marge de {1}.</translation>
    </message>
    <message>
        <source>No change: the whole interval lies within the margin of {1}.</source>
        <extracomment>explain-no-difference</extracomment>
        <translation>Inchangé&#xa0;: tout l&apos;intervalle se trouve dans la marge de {1}.</translation>
    </message>
    <message>
        <source>Inconclusive: the interval crosses the margin of {1}. More repetitions make it narrower.</source>
        <extracomment>explain-not-decided</extracomment>
        <translation>Non concluant&#xa0;: l&apos;intervalle franchit la marge de {1}. Plus de répétitions le resserrent.</translation>
    </message>
    <message>
        <source>Single runs: no significance. A finding needs at least {1} repetitions per side.</source>
        <extracomment>explain-single-runs</extracomment>
        <translation>Exécutions uniques&#xa0;: pas de significativité. Un constat demande au moins {1} répétitions par côté.</translation>
    </message>
    <message>
        <source>Reference: how often and how this was measured is not known, so nothing is tested.</source>
        <extracomment>explain-published</extracomment>
        <translation>Référence&#xa0;: on ne sait ni combien de fois ni comment elle a été mesurée&#x202f;; rien n&apos;est donc testé.</translation>
    </message>
    <message>
        <source>Not tested: another program measured one side, with a loop of its own.</source>
        <extracomment>explain-not-tested</extracomment>
        <translation>Non testé&#xa0;: un autre programme a mesuré un côté, avec sa propre boucle.</translation>
    </message>
    <message>
        <source>{1}: {2}, interval {3}, {4} compared with {5} {6}</source>
        <extracomment>junit-message</extracomment>
        <translation>{1}&#xa0;: {2}, intervalle {3}, {4} par rapport à {5} {6}</translation>
    </message>
    <message>
        <source>different kernel</source>
        <extracomment>unlike-brief-kernel</extracomment>
        <translation>autre noyau de mesure</translation>
    </message>
    <message>
        <source>different method</source>
        <extracomment>unlike-brief-method</extracomment>
        <translation>autre méthode</translation>
    </message>
    <message>
        <source>different page size</source>
        <extracomment>unlike-brief-pages</extracomment>
        <translation>autre taille de page</translation>
    </message>
    <message>
        <source>different threads</source>
        <extracomment>unlike-brief-threads</extracomment>
        <translation>autres threads</translation>
    </message>
    <message>
        <source>different CPUs</source>
        <extracomment>unlike-brief-placement</extracomment>
        <translation>autres CPU</translation>
    </message>
    <message>
        <source>different machine</source>
        <extracomment>unlike-brief-machine</extracomment>
        <translation>autre machine</translation>
    </message>
    <message>
        <source>unreliable result</source>
        <extracomment>unlike-brief-doubtful</extracomment>
        <translation>résultat non fiable</translation>
    </message>
    <message>
        <source>different program</source>
        <extracomment>unlike-brief-program</extracomment>
        <translation>autre programme</translation>
    </message>
    <message>
        <source>different size</source>
        <extracomment>unlike-brief-size</extracomment>
        <translation>autre taille</translation>
    </message>
    <message>
        <source>level without a size</source>
        <extracomment>unlike-brief-level</extracomment>
        <translation>niveau sans taille</translation>
    </message>
    <message>
        <source>width not told</source>
        <extracomment>unlike-brief-width</extracomment>
        <translation>largeur non indiquée</translation>
    </message>
    <message>
        <source>Different kernel revision.</source>
        <extracomment>unlike-kernel</extracomment>
        <translation>Révision différente du noyau de mesure.</translation>
    </message>
    <message>
        <source>Different measurement method.</source>
        <extracomment>unlike-method</extracomment>
        <translation>Méthode de mesure différente.</translation>
    </message>
    <message>
        <source>Different page size.</source>
        <extracomment>unlike-pages</extracomment>
        <translation>Taille de page différente.</translation>
    </message>
    <message>
        <source>Different number of threads.</source>
        <extracomment>unlike-threads</extracomment>
        <translation>Nombre de threads différent.</translation>
    </message>
    <message>
        <source>Threads ran on different CPUs.</source>
        <extracomment>unlike-placement</extracomment>
        <translation>Les threads ont tourné sur d&apos;autres CPU.</translation>
    </message>
    <message>
        <source>Different machine.</source>
        <extracomment>unlike-machine</extracomment>
        <translation>Machine différente.</translation>
    </message>
    <message>
        <source>At least one result is unreliable, so do not rely on this finding. Read its notes, then measure both sides again.</source>
        <extracomment>unlike-doubtful</extracomment>
        <translation>Au moins un résultat est non fiable&#x202f;; ne pas se fier à ce constat. Lire ses remarques, puis mesurer à nouveau les deux côtés.</translation>
    </message>
    <message>
        <source>Another program measured one side, with a loop of its own. The ratio is not tested.</source>
        <extracomment>unlike-program</extracomment>
        <translation>Un autre programme a mesuré un côté, avec sa propre boucle. Le rapport n&apos;est pas testé.</translation>
    </message>
    <message>
        <source>The sizes differ, by a factor of two at most, in the same level of memory.</source>
        <extracomment>unlike-size</extracomment>
        <translation>Les tailles diffèrent, au plus d&apos;un facteur deux, dans le même niveau de mémoire.</translation>
    </message>
    <message>
        <source>One side names a level of memory and no size. The other has the size nearest to what shows that level.</source>
        <extracomment>unlike-level</extracomment>
        <translation>Un côté indique un niveau de mémoire sans taille. L&apos;autre a la taille la plus proche de celle qui montre ce niveau.</translation>
    </message>
    <message>
        <source>One side does not say how wide its accesses are. The other has its widest.</source>
        <extracomment>unlike-width</extracomment>
        <translation>Un côté n&apos;indique pas la largeur de ses accès. L&apos;autre a sa plus grande largeur.</translation>
    </message>
    <message>
        <source>The other program reports a median, so Strata&apos;s median is compared, not its 10th percentile.</source>
        <extracomment>unlike-median</extracomment>
        <translation>L&apos;autre programme indique une médiane&#x202f;; c&apos;est donc la médiane de Strata qui est comparée, non son 10e centile.</translation>
    </message>
    <message>
        <source>Not compared: not every side has this result in this size (results by side):</source>
        <extracomment>compare-unmatched</extracomment>
        <translation>Non comparé&#xa0;: certains côtés n&apos;ont pas ce résultat à cette taille (résultats par côté)&#xa0;:</translation>
    </message>
    <message>
        <source>Buffer sizes of these results differ by a factor of two at most, in the same level of memory. Strata chose them by the usable size of the last cache, which was measured in between. They are listed together but not tested. To compare them, measure the older side again.</source>
        <extracomment>compare-near</extracomment>
        <translation>Les tailles de tampon de ces résultats diffèrent au plus d&apos;un facteur deux, dans le même niveau de mémoire. Strata les a choisies selon la taille utilisable du dernier cache, mesurée entre-temps. Ils sont listés ensemble mais non testés. Pour les comparer, mesurer à nouveau le côté le plus ancien.</translation>
    </message>
    <message>
        <source>No result was measured on every side, so nothing can be compared.</source>
        <extracomment>compare-nothing</extracomment>
        <translation>Aucun résultat n&apos;a été mesuré de chaque côté&#xa0;: il n&apos;y a donc rien à comparer.</translation>
    </message>
    <message>
        <source>Faster: {1}. Slower: {2}. No change: {3}. Inconclusive: {4}. A higher rate is better, and a lower time (ns, us).</source>
        <extracomment>compare-findings</extracomment>
        <translation>Plus rapide&#xa0;: {1}. Plus lent&#xa0;: {2}. Inchangé&#xa0;: {3}. Non concluant&#xa0;: {4}. Un débit plus élevé est meilleur, de même qu&apos;un temps plus bas (ns, us).</translation>
    </message>
    <message>
        <source>{1}-byte</source>
        <extracomment>compare-width</extracomment>
        <translation>{1}&#x202f;o</translation>
    </message>
    <message>
        <source>{1} MT/s</source>
        <extracomment>compare-speed</extracomment>
        <translation>{1} MT/s</translation>
    </message>
    <message>
        <source>Pinning</source>
        <extracomment>compare-pinning</extracomment>
        <translation>Épinglage</translation>
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
            <numerusform>{2}, sur {1} résultat&#xa0;: plus rapide dans {3}{6}, plus lent dans {4}{7}, inchangé dans {5}.</numerusform>
            <numerusform>{2}, sur {1} résultats&#xa0;: plus rapide dans {3}{6}, plus lent dans {4}{7}, inchangé dans {5}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{2} is likely faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer-likely</extracomment>
        <translation>
            <numerusform>{2}, sur {1} résultat&#xa0;: sans doute plus rapide dans {3}{6}, plus lent dans {4}{7}, inchangé dans {5}.</numerusform>
            <numerusform>{2}, sur {1} résultats&#xa0;: sans doute plus rapide dans {3}{6}, plus lent dans {4}{7}, inchangé dans {5}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} are inconclusive: more repetitions may decide.</source>
        <extracomment>answer-open</extracomment>
        <translation>
            <numerusform>{1} est non concluant&#xa0;: plus de répétitions peuvent trancher.</numerusform>
            <numerusform>{1} sont non concluants&#xa0;: plus de répétitions peuvent trancher.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be sure, each side needs at least {1} repetitions.</source>
        <extracomment>answer-few</extracomment>
        <translation>Pour être sûr, il faut au moins {1} répétitions de chaque côté.</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable, so other programs may be the cause. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-disturbed</extracomment>
        <translation>
            <numerusform>{1} d&apos;entre eux compare des résultats non fiables&#x202f;; d&apos;autres programmes en sont peut-être la cause. Mesurer à nouveau les deux côtés sur une machine calme.</numerusform>
            <numerusform>{1} d&apos;entre eux comparent des résultats non fiables&#x202f;; d&apos;autres programmes en sont peut-être la cause. Mesurer à nouveau les deux côtés sur une machine calme.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>answer-none</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source> ({1} {2} to {3})</source>
        <extracomment>answer-range</extracomment>
        <translation> ({1} {2} à {3})</translation>
    </message>
    <message>
        <source> ({1} {2})</source>
        <extracomment>answer-one</extracomment>
        <translation> ({1} {2})</translation>
    </message>
    <message>
        <source>{1} is shown as a factor of the baseline, and not tested.</source>
        <extracomment>answer-untested</extracomment>
        <translation>{1} est donné comme facteur de la base, et n&apos;est pas testé.</translation>
    </message>
    <message>
        <source>{1} has no result in common with the baseline.</source>
        <extracomment>answer-nothing</extracomment>
        <translation>{1} n&apos;a aucun résultat en commun avec la base.</translation>
    </message>
    <message>
        <source>Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed.</source>
        <extracomment>compare-reading</extracomment>
        <translation>Plus rapide, plus lent&#xa0;: tout l&apos;intervalle de confiance à 95&#x202f;% (Welch, corrigé du nombre de lignes) se trouve au-delà de la marge. Inchangé&#xa0;: il se trouve à l&apos;intérieur. Non concluant&#xa0;: il faut plus de répétitions.</translation>
    </message>
    <message>
        <source>Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % confidence interval of the pairs&apos; ratios (sign test, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more pairs are needed.</source>
        <extracomment>compare-reading-pairs</extracomment>
        <translation>Mesuré en test A/B entrelacé, la dérive ne favorise donc aucun côté. Plus rapide, plus lent&#xa0;: tout l&apos;intervalle de confiance à 95&#x202f;% des rapports des paires (test des signes, corrigé du nombre de lignes) se trouve au-delà de la marge. Inchangé&#xa0;: il se trouve à l&apos;intérieur. Non concluant&#xa0;: il faut plus de paires.</translation>
    </message>
    <message>
        <source>The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache levels and memory, 5 % for networks, 10 % for disks.</source>
        <extracomment>compare-margins</extracomment>
        <translation>La marge vient d&apos;exécutions inchangées de cette machine, si l&apos;historique en contient assez (entre parenthèses&#xa0;: exécutions et séries). Elle est d&apos;au moins 1&#x202f;%. Sinon&#xa0;: 1&#x202f;% pour les résultats limités par le cœur, 3&#x202f;% dans les niveaux de cache partagés et en mémoire, 5&#x202f;% pour les réseaux, 10&#x202f;% pour les disques.</translation>
    </message>
    <message>
        <source>RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, .md, .svg, .csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 days.</source>
        <extracomment>cli-history-help</extracomment>
        <translation>RUN est un identifiant, le début d&apos;un identifiant, ou last. L&apos;extension de FILE détermine ce qu&apos;export écrit&#xa0;: .html, .md, .svg, .csv, .txt, ou un fichier d&apos;exécution qu&apos;import lit. Une exécution supprimée peut être restaurée par son identifiant entier pendant 30 jours.</translation>
    </message>
    <message>
        <source>--anonymous belongs to export: strata-cli history export RUN FILE --anonymous</source>
        <extracomment>cli-anonymous-export</extracomment>
        <translation>--anonymous va avec export&#xa0;: strata-cli history export RUN FILE --anonymous</translation>
    </message>
    <message>
        <source>--format: history list writes text, csv or json. To write a run as html, markdown or svg: strata-cli history export RUN FILE</source>
        <extracomment>cli-history-list-format</extracomment>
        <translation>--format&#xa0;: history list écrit text, csv ou json. Pour écrire une exécution en html, markdown ou svg&#xa0;: strata-cli history export RUN FILE</translation>
    </message>
    <message>
        <source>Give it as: {1}.</source>
        <extracomment>cli-history-usage</extracomment>
        <translation>Le donner sous la forme&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>history: there is no {1}. Allowed: {2}.</source>
        <extracomment>cli-history-unknown</extracomment>
        <translation>history&#xa0;: {1} n&apos;existe pas. Valeurs permises&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>Added to the history as {1}.</source>
        <extracomment>cli-history-added</extracomment>
        <translation>Ajoutée à l&apos;historique sous {1}.</translation>
    </message>
    <message>
        <source>The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit (ulimit -v). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-memory-at-all</extracomment>
        <translation>Le système n&apos;a plus donné de mémoire, et ceci n&apos;a pas pu être terminé. Fermer les autres programmes, ou relever la limite (ulimit -v). Ce que les exécutions avaient mesuré jusqu&apos;à leur dernière étape finie est dans l&apos;historique.</translation>
    </message>
    <message>
        <source>The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-threads</extracomment>
        <translation>Le système n&apos;a pas donné le thread nécessaire. Fermer les autres programmes, ou relever la limite (ulimit -u). Ce que les exécutions avaient mesuré jusqu&apos;à leur dernière étape finie est dans l&apos;historique.</translation>
    </message>
    <message>
        <source>Added {1} whole runs and {2} with a part of their results; {3} were in the history already.</source>
        <extracomment>cli-history-taken</extracomment>
        <translation>Exécutions entières ajoutées&#xa0;: {1}&#x202f;; avec une partie de leurs résultats&#xa0;: {2}&#x202f;; déjà présentes dans l&apos;historique&#xa0;: {3}.</translation>
    </message>
    <message>
        <source>The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history import FILE. Delete the file when nothing is missing.</source>
        <extracomment>cli-history-aside</extracomment>
        <translation>Le fichier endommagé s&apos;appelle maintenant {1}. Pour ajouter ce qui y est lisible et manque ici&#xa0;: strata-cli history import FILE. Supprimer le fichier quand rien ne manque.</translation>
    </message>
    <message>
        <source>Deleted {1}. To restore it within 30 days: strata-cli history restore {2}</source>
        <extracomment>cli-history-removed</extracomment>
        <translation>Supprimé&#xa0;: {1}. Pour restaurer sous 30 jours&#xa0;: strata-cli history restore {2}</translation>
    </message>
    <message>
        <source>No runs are stored yet.</source>
        <extracomment>cli-history-empty</extracomment>
        <translation>Aucune exécution n&apos;est encore enregistrée.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>column-run</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <extracomment>column-started</extracomment>
        <translation>Début (UTC)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>column-status</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>column-series</extracomment>
        <translation>Série</translation>
    </message>
    <message>
        <source>Worst grade</source>
        <extracomment>column-worst-grade</extracomment>
        <translation>Pire note</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>column-figures</extracomment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>status-complete</extracomment>
        <translation>complète</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>status-stopped</extracomment>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>status-unfinished</extracomment>
        <translation>non terminé</translation>
    </message>
    <message>
        <source>This takes about {1} s.</source>
        <extracomment>cli-expected-time</extracomment>
        <translation>Durée prévue&#xa0;: environ {1}&#xa0;s.</translation>
    </message>
    <message>
        <source>There are more threads ({1}) than CPUs ({2}), which take turns: this run takes about {3} s. With --threads {2}, each thread has a CPU of its own.</source>
        <extracomment>cli-many-threads</extracomment>
        <translation>Il y a plus de threads ({1}) que de CPU ({2}), qui alternent&#xa0;: cette exécution dure environ {3}&#x202f;s. Avec --threads {2}, chaque thread a son propre CPU.</translation>
    </message>
    <message>
        <source>{1} runs, about {2} s each.</source>
        <extracomment>cli-expected-series</extracomment>
        <translation>{1} exécutions, d&apos;environ {2}&#x202f;s chacune.</translation>
    </message>
    <message>
        <source>{1} s left</source>
        <extracomment>cli-time-left</extracomment>
        <translation>encore {1}&#xa0;s</translation>
    </message>
    <message>
        <source>extended, to get enough undisturbed samples</source>
        <extracomment>cli-extended</extracomment>
        <translation>prolongé pour obtenir assez d&apos;échantillons non perturbés</translation>
    </message>
    <message>
        <source>Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it).</source>
        <extracomment>cli-calm-waits</extracomment>
        <translation>Attente du calme de la machine, {1}&#x202f;s au plus (Ctrl+C y met fin).</translation>
    </message>
    <message>
        <source>Calm after {1} s.</source>
        <extracomment>cli-calm-came</extracomment>
        <translation>Calme après {1}&#x202f;s.</translation>
    </message>
    <message>
        <source>Not calm within {1} s. The run begins all the same.</source>
        <extracomment>cli-calm-stays-away</extracomment>
        <translation>Pas de calme en {1}&#x202f;s. L&apos;exécution commence malgré tout.</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>selftest-ok</extracomment>
        <translation>ok</translation>
    </message>
    <message>
        <source>WRONG</source>
        <extracomment>selftest-wrong</extracomment>
        <translation>FAUX</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>selftest-not-checked</extracomment>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>The authors of Strata have not yet seen it run on this system. If something is wrong, save the self-test with --save FILE and attach the file to your report.</source>
        <extracomment>selftest-not-seen</extracomment>
        <translation>Les auteurs de Strata ne l&apos;ont pas encore vu tourner sur ce système. Si quelque chose ne va pas, enregistrer l&apos;autotest avec --save FILE et joindre le fichier à votre signalement.</translation>
    </message>
    <message>
        <source>Cores</source>
        <extracomment>machine-cores</extracomment>
        <translation>Cœurs</translation>
    </message>
    <message>
        <source>{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}</source>
        <extracomment>machine-core-count</extracomment>
        <translation>{1}&#xa0;; CPU&#xa0;: {2}&#xa0;; packages&#xa0;: {3}&#xa0;; nœuds NUMA&#xa0;: {4}</translation>
    </message>
    <message>
        <source>Kind of core</source>
        <extracomment>machine-kind</extracomment>
        <translation>Type de cœur</translation>
    </message>
    <message>
        <source>{1}, CPUs: {2}</source>
        <extracomment>machine-kind-count</extracomment>
        <translation>{1}, CPU&#xa0;: {2}</translation>
    </message>
    <message>
        <source>L{1} cache</source>
        <extracomment>machine-level
----------
parts-cache</extracomment>
        <translation>Cache L{1}</translation>
    </message>
    <message>
        <source>{1}, CPUs that share one: {2}</source>
        <extracomment>machine-cache</extracomment>
        <translation>{1}, CPU qui en partagent un&#xa0;: {2}</translation>
    </message>
    <message>
        <source>usable as measured: {1}</source>
        <extracomment>machine-usable</extracomment>
        <translation>utilisable selon la mesure&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level</source>
        <extracomment>cli-probe</extracomment>
        <translation>Mesure de la partie utilisable du cache de dernier niveau</translation>
    </message>
    <message>
        <source>usable part not confirmed, measured again at the next start</source>
        <extracomment>machine-usable-unconfirmed</extracomment>
        <translation>partie utilisable non confirmée, nouvelle mesure au prochain démarrage</translation>
    </message>
    <message>
        <source>Core design</source>
        <extracomment>machine-core-class</extracomment>
        <translation>Architecture du cœur</translation>
    </message>
    <message>
        <source>unknown, so results have no limit to compare with</source>
        <extracomment>machine-unknown</extracomment>
        <translation>inconnu, les résultats n&apos;ont donc pas de limite à laquelle les comparer</translation>
    </message>
    <message>
        <source>{1}; each cycle at most {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-limits</extracomment>
        <translation>{1}&#xa0;; par cycle au plus {2} chargements, {3} écritures, {4} des deux ensemble</translation>
    </message>
    <message>
        <source>{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-seen</extracomment>
        <translation>{1}&#x202f;; observé ici par cycle&#xa0;: {2} chargements, {3} écritures, {4} des deux ensemble</translation>
    </message>
    <message>
        <source>not in the table</source>
        <extracomment>machine-core-no-name</extracomment>
        <translation>absent de la table</translation>
    </message>
    <message>
        <source>{1}; its peak is not known, so results have no limit to compare with</source>
        <extracomment>machine-core-name</extracomment>
        <translation>{1}&#x202f;; son maximum est inconnu, les résultats n&apos;ont donc pas de limite à laquelle les comparer</translation>
    </message>
    <message>
        <source>vectors of {1} bytes: loads {2}, stores {3}, both together {4}</source>
        <extracomment>machine-core-width</extracomment>
        <translation>vecteurs de {1} octets&#xa0;: chargements {2}, écritures {3}, les deux ensemble {4}</translation>
    </message>
    <message>
        <source>{1}, available {2}</source>
        <extracomment>machine-memory-sizes</extracomment>
        <translation>{1}, disponible {2}</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <extracomment>machine-modules</extracomment>
        <translation>Modules mémoire</translation>
    </message>
    <message>
        <source>{1}; type {2}; MT/s {3}; channels {4}</source>
        <extracomment>machine-module-facts</extracomment>
        <translation>{1}&#xa0;; type {2}&#xa0;; MT/s {3}&#xa0;; canaux {4}</translation>
    </message>
    <message>
        <source>not reported by the OS, or not plausible</source>
        <extracomment>machine-modules-unknown</extracomment>
        <translation>non indiqué par le système, ou peu plausible</translation>
    </message>
    <message>
        <source>all channels together at most {1}</source>
        <extracomment>machine-memory-limit</extracomment>
        <translation>tous les canaux ensemble au plus {1}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>chart-pages
----------
machine-pages</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>{1}; huge pages {2}</source>
        <extracomment>machine-page-sizes</extracomment>
        <translation>{1}&#x202f;; grandes pages {2}</translation>
    </message>
    <message>
        <source>other programs keep {1} CPUs busy</source>
        <extracomment>machine-busy-cpus</extracomment>
        <translation>d&apos;autres programmes occupent {1} CPU</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <extracomment>machine-hypervisor</extracomment>
        <translation>Machine virtuelle</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <extracomment>machine-instruction-sets</extracomment>
        <translation>Jeux d&apos;instructions</translation>
    </message>
    <message>
        <source>Not by the system</source>
        <extracomment>machine-not-enabled</extracomment>
        <translation>Inactifs (système)</translation>
    </message>
    <message>
        <source>Package {1}</source>
        <extracomment>chart-package
----------
parts-package</extracomment>
        <translation>Package {1}</translation>
    </message>
    <message>
        <source>NUMA node {1}</source>
        <extracomment>parts-node</extracomment>
        <translation>Nœud NUMA {1}</translation>
    </message>
    <message>
        <source>L{1} data cache</source>
        <extracomment>parts-data-cache</extracomment>
        <translation>Cache de données L{1}</translation>
    </message>
    <message>
        <source>L{1} code cache</source>
        <extracomment>parts-code-cache</extracomment>
        <translation>Cache d&apos;instructions L{1}</translation>
    </message>
    <message>
        <source>Core {1}</source>
        <extracomment>parts-core</extracomment>
        <translation>Cœur {1}</translation>
    </message>
    <message>
        <source>CPUs {1}</source>
        <extracomment>parts-cpus</extracomment>
        <translation>CPU {1}</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <extracomment>parts-no-cpus</extracomment>
        <translation>aucun CPU</translation>
    </message>
    <message>
        <source>ways {1}</source>
        <extracomment>parts-ways</extracomment>
        <translation>voies {1}</translation>
    </message>
    <message>
        <source>lines of {1}</source>
        <extracomment>parts-line</extracomment>
        <translation>lignes de {1}</translation>
    </message>
    <message>
        <source>Usable</source>
        <extracomment>parts-usable</extracomment>
        <translation>Utilisable</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>parts-not-allowed</extracomment>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Offline</source>
        <extracomment>parts-offline</extracomment>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>{1}, logarithmic axis</source>
        <extracomment>chart-log-axis</extracomment>
        <translation>{1}, axe logarithmique</translation>
    </message>
    <message>
        <source>Latency between NUMA nodes</source>
        <extracomment>chart-numa-latency</extracomment>
        <translation>Latence entre nœuds NUMA</translation>
    </message>
    <message>
        <source>Bandwidth between NUMA nodes</source>
        <extracomment>chart-numa-bandwidth</extracomment>
        <translation>Bande passante entre nœuds NUMA</translation>
    </message>
    <message>
        <source>Node of the CPUs</source>
        <extracomment>chart-node-from</extracomment>
        <translation>Nœud des CPU</translation>
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
        <translation>nœud {1} vers nœud {2}</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>numa-bandwidth</extracomment>
        <translation>bande passante</translation>
    </message>
    <message>
        <source>Off its node: {2}</source>
        <extracomment>brief-memory-off-node</extracomment>
        <translation>Hors nœud&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Node {1} refused</source>
        <extracomment>brief-memory-not-bound</extracomment>
        <translation>Nœud {1} refusé</translation>
    </message>
    <message>
        <source>Node of pages unknown</source>
        <extracomment>brief-node-unknown</extracomment>
        <translation>Nœud inconnu</translation>
    </message>
    <message>
        <source>One NUMA node</source>
        <extracomment>brief-needs-two-nodes</extracomment>
        <translation>Un seul nœud NUMA</translation>
    </message>
    <message>
        <source>Memory not bound</source>
        <extracomment>brief-needs-memory-binding</extracomment>
        <translation>Mémoire non liée</translation>
    </message>
    <message>
        <source>The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of that node. Free memory there, or allow Strata the node.</source>
        <extracomment>memory-off-node</extracomment>
        <translation>Strata a demandé la mémoire du nœud {1}, mais {2} des pages se trouvent sur d&apos;autres nœuds&#xa0;: ce n&apos;est donc pas un résultat de ce nœud. Y libérer de la mémoire, ou autoriser ce nœud à Strata.</translation>
    </message>
    <message>
        <source>The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container.</source>
        <extracomment>memory-not-bound</extracomment>
        <translation>Le système n&apos;a donné à Strata aucune mémoire sur le nœud {1}, rien n&apos;y a donc été mesuré. Les conteneurs la refusent souvent, une limite sur les nœuds le peut aussi&#xa0;: vérifier cpuset.mems et les droits du conteneur.</translation>
    </message>
    <message>
        <source>The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was asked for. Compare the result with that of other nodes.</source>
        <extracomment>node-unknown</extracomment>
        <translation>Le système ne dit pas sur quel nœud se trouvent les pages&#xa0;: on ignore donc si c&apos;est celui qui a été demandé. Comparer le résultat avec celui d&apos;autres nœuds.</translation>
    </message>
    <message>
        <source>This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket.</source>
        <extracomment>needs-two-nodes</extracomment>
        <translation>Cette machine a un seul nœud NUMA, ou le système n&apos;en montre qu&apos;un à Strata&#xa0;: il n&apos;y a pas de mémoire d&apos;un autre nœud à mesurer. Certains firmwares cachent des nœuds&#xa0;: chercher l&apos;entrelacement mémoire ou les nœuds par socket.</translation>
    </message>
    <message>
        <source>This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata no way to ask for one.</source>
        <extracomment>needs-memory-binding</extracomment>
        <translation>Ce test place la mémoire sur un nœud NUMA choisi. Ce système, ou cette description de la machine, n&apos;offre à Strata aucun moyen d&apos;en demander un.</translation>
    </message>
    <message>
        <source>From the CPUs of each NUMA node to the memory of each node. Latency: the time of a load by one CPU. Bandwidth: sequential reads by all CPUs of the node together. Where the pages lie was checked.</source>
        <extracomment>reading-numa</extracomment>
        <translation>Des CPU de chaque nœud NUMA vers la mémoire de chaque nœud. Latence&#xa0;: la durée d&apos;un chargement par un seul CPU. Bande passante&#xa0;: lectures séquentielles par tous les CPU du nœud ensemble. L&apos;emplacement des pages a été vérifié.</translation>
    </message>
    <message>
        <source>Latency, ns; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-latencies</extracomment>
        <translation>Latence, ns&#x202f;; lignes&#xa0;: nœud des CPU, colonnes&#xa0;: nœud de la mémoire&#xa0;:</translation>
    </message>
    <message>
        <source>Bandwidth, MB/s; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-bandwidths</extracomment>
        <translation>Bande passante, MB/s&#x202f;; lignes&#xa0;: nœud des CPU, colonnes&#xa0;: nœud de la mémoire&#xa0;:</translation>
    </message>
    <message>
        <source>Memory of another node</source>
        <extracomment>numa-another</extracomment>
        <translation>La mémoire d&apos;un autre nœud</translation>
    </message>
    <message>
        <source>Memory of node {1}</source>
        <extracomment>numa-memory-of</extracomment>
        <translation>La mémoire du nœud {1}</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long and gives {3} times the bandwidth.</source>
        <extracomment>numa-cost</extracomment>
        <translation>{1} prend {2} fois le temps et donne {3} fois la bande passante.</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long.</source>
        <extracomment>numa-cost-latency</extracomment>
        <translation>{1} prend {2} fois le temps.</translation>
    </message>
    <message>
        <source>{1} gives {2} times the bandwidth.</source>
        <extracomment>numa-cost-bandwidth</extracomment>
        <translation>{1} donne {2} fois la bande passante.</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>column-node</extracomment>
        <translation>nœud</translation>
    </message>
    <message>
        <source>NUMA, buffers {1}</source>
        <extracomment>step-numa</extracomment>
        <translation>NUMA, tampons de {1}</translation>
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
        <translation>Store forwarding</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>chart-store
----------
column-store</extracomment>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Store of {1}</source>
        <extracomment>chart-store-of</extracomment>
        <translation>Écriture de {1}</translation>
    </message>
    <message>
        <source>Load of {1}</source>
        <extracomment>chart-load-of</extracomment>
        <translation>Chargement de {1}</translation>
    </message>
    <message>
        <source>1-byte store, {1}-byte load</source>
        <extracomment>forward-1</extracomment>
        <translation>Écriture de 1 o, chargement de {1} o</translation>
    </message>
    <message>
        <source>2-byte store, {1}-byte load</source>
        <extracomment>forward-2</extracomment>
        <translation>Écriture de 2 o, chargement de {1} o</translation>
    </message>
    <message>
        <source>4-byte store, {1}-byte load</source>
        <extracomment>forward-4</extracomment>
        <translation>Écriture de 4 o, chargement de {1} o</translation>
    </message>
    <message>
        <source>8-byte store, {1}-byte load</source>
        <extracomment>forward-8</extracomment>
        <translation>Écriture de 8 o, chargement de {1} o</translation>
    </message>
    <message>
        <source>16-byte store, {1}-byte load</source>
        <extracomment>forward-16</extracomment>
        <translation>Écriture de 16 o, chargement de {1} o</translation>
    </message>
    <message>
        <source>STORE FORWARDING</source>
        <extracomment>heading-store-forwarding</extracomment>
        <translation>STORE FORWARDING</translation>
    </message>
    <message>
        <source>A store, then a load of the bytes just stored; the next store takes the loaded value. One store and one load are a round. The core forwards the bytes from its store buffer where the load takes no others. Where it takes others too, most cores wait until the store is in the cache.</source>
        <extracomment>reading-store-forwarding</extracomment>
        <translation>Une écriture, puis un chargement des octets qui viennent d&apos;être écrits&#x202f;; l&apos;écriture suivante prend la valeur chargée. Une écriture et un chargement font un tour. Le cœur transmet les octets depuis son tampon d&apos;écriture (store buffer) si le chargement n&apos;en prend pas d&apos;autres. S&apos;il en prend d&apos;autres, la plupart des cœurs attendent que l&apos;écriture soit dans le cache.</translation>
    </message>
    <message>
        <source>Cycles per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-cycles</extracomment>
        <translation>Cycles par tour, quand le chargement commence avec l&apos;écriture&#xa0;:</translation>
    </message>
    <message>
        <source>Nanoseconds per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-ns</extracomment>
        <translation>Nanosecondes par tour, quand le chargement commence avec l&apos;écriture&#xa0;:</translation>
    </message>
    <message>
        <source>A load that takes all its bytes from the last store takes {1} cycles; one that needs bytes of two sources takes {2}.</source>
        <extracomment>forwarding-cost</extracomment>
        <translation>Un chargement qui prend tous ses octets de la dernière écriture dure {1} cycles&#x202f;; s&apos;il a besoin d&apos;octets de deux sources, il en dure {2}.</translation>
    </message>
    <message>
        <source>{1}-byte store, {2}-byte load, by its offset in bytes from the store:</source>
        <extracomment>forwarding-offsets</extracomment>
        <translation>Écriture de {1} o, chargement de {2} o, selon son décalage en octets par rapport à l&apos;écriture&#xa0;:</translation>
    </message>
    <message>
        <source>{1}-byte store across a boundary, {2}-byte load:</source>
        <extracomment>forwarding-boundaries</extracomment>
        <translation>Écriture de {1} o à cheval sur une limite, chargement de {2} o&#xa0;:</translation>
    </message>
    <message>
        <source>offset {1}</source>
        <extracomment>forwarding-offset</extracomment>
        <translation>décalage {1}</translation>
    </message>
    <message>
        <source>within a line</source>
        <extracomment>forwarding-within-line</extracomment>
        <translation>dans une ligne</translation>
    </message>
    <message>
        <source>across a line</source>
        <extracomment>forwarding-across-line</extracomment>
        <translation>sur deux lignes</translation>
    </message>
    <message>
        <source>across a page</source>
        <extracomment>forwarding-across-page</extracomment>
        <translation>sur deux pages</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>column-offset</extracomment>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Boundary</source>
        <extracomment>column-boundary</extracomment>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Memory of node</source>
        <extracomment>chart-node-to</extracomment>
        <translation>Mémoire du nœud</translation>
    </message>
    <message>
        <source>CPUs of node {1}</source>
        <extracomment>chart-node-cpus</extracomment>
        <translation>CPU du nœud {1}</translation>
    </message>
    <message>
        <source>Load width</source>
        <extracomment>forwarding-loads</extracomment>
        <translation>Largeur du chargement</translation>
    </message>
    <message>
        <source>Loads in flight vs. chains</source>
        <extracomment>chart-parallel-loads</extracomment>
        <translation>Chargements en vol selon le nombre de chaînes</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>chart-chains
----------
column-chains</extracomment>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>loads in flight</source>
        <extracomment>chart-in-flight</extracomment>
        <translation>chargements en vol</translation>
    </message>
    <message>
        <source>Memory-level parallelism</source>
        <extracomment>html-test-parallel-loads
----------
test-parallel-loads</extracomment>
        <translation>Parallélisme mémoire</translation>
    </message>
    <message>
        <source>MEMORY-LEVEL PARALLELISM</source>
        <extracomment>heading-parallel-loads</extracomment>
        <translation>PARALLÉLISME MÉMOIRE</translation>
    </message>
    <message>
        <source>Each load of a chain waits for the one before it; chains do not wait for each other. Loads in flight are the time per load of one chain divided by that of several. By Little&apos;s law, loads in flight x line size / latency is the bandwidth of one core at random lines.</source>
        <extracomment>reading-parallel-loads</extracomment>
        <translation>Chaque chargement d&apos;une chaîne attend le précédent&#x202f;; les chaînes ne s&apos;attendent pas les unes les autres. Le nombre de chargements en vol est le temps par chargement avec une chaîne, divisé par celui avec plusieurs. D&apos;après la loi de Little, chargements en vol x taille de ligne / latence donne la bande passante d&apos;un cœur sur des lignes aléatoires.</translation>
    </message>
    <message>
        <source>{1}: {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-most</extracomment>
        <translation>{1}&#xa0;: {2} chargements en vol&#x202f;; {3}&#x202f;ns par chargement avec une chaîne, {4}&#x202f;ns avec {5}.</translation>
    </message>
    <message>
        <source>{1}: at least {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-at-least</extracomment>
        <translation>{1}&#xa0;: au moins {2} chargements en vol&#x202f;; {3}&#x202f;ns par chargement avec une chaîne, {4}&#x202f;ns avec {5}.</translation>
    </message>
    <message>
        <source>Most loads in flight in each level:</source>
        <extracomment>parallel-loads-summary</extracomment>
        <translation>Maximum de chargements en vol à chaque niveau&#xa0;:</translation>
    </message>
    <message>
        <source>{1}, by number of chains:</source>
        <extracomment>parallel-loads-level</extracomment>
        <translation>{1}, selon le nombre de chaînes&#xa0;:</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <extracomment>at-least</extracomment>
        <translation>au moins {1}</translation>
    </message>
    <message>
        <source>in flight</source>
        <extracomment>column-in-flight</extracomment>
        <translation>en vol</translation>
    </message>
    <message>
        <source>random lines</source>
        <extracomment>column-random-lines</extracomment>
        <translation>lignes aléatoires</translation>
    </message>
    <message>
        <source>Memory-level parallelism, working set {1}</source>
        <extracomment>step-parallel-loads</extracomment>
        <translation>Parallélisme mémoire, ensemble de travail {1}</translation>
    </message>
    <message>
        <source>Cost of address translation</source>
        <extracomment>chart-tlb</extracomment>
        <translation>Coût de la traduction d&apos;adresses</translation>
    </message>
    <message>
        <source>Latency vs. stride</source>
        <extracomment>chart-stride</extracomment>
        <translation>Latence selon le pas</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>chart-stride-axis
----------
column-stride</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Constant stride</source>
        <extracomment>chart-stride-walk</extracomment>
        <translation>Pas constant</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>chart-stride-random</extracomment>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Pages of {1}</source>
        <extracomment>tlb-line</extracomment>
        <translation>Pages de {1}</translation>
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
        <translation>Latence selon le pas</translation>
    </message>
    <message>
        <source>{1} pages, one line in each</source>
        <extracomment>tlb-line-in-each</extracomment>
        <translation>{1} pages, une ligne dans chacune</translation>
    </message>
    <message>
        <source>{1} lines side by side</source>
        <extracomment>tlb-lines</extracomment>
        <translation>{1} lignes côte à côte</translation>
    </message>
    <message>
        <source>stride {1}</source>
        <extracomment>stride-of</extracomment>
        <translation>pas {1}</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>stride-random</extracomment>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds. The first chase visits one cache line in each page; the second visits as many lines side by side, in few pages. The difference is the cost of address translation. It rises where a level of the TLB does not hold all pages.</source>
        <extracomment>reading-tlb</extracomment>
        <translation>Le temps d&apos;un chargement dépendant en nanosecondes. Le premier parcours de pointeurs visite une ligne de cache dans chaque page&#x202f;; le second visite autant de lignes côte à côte, dans peu de pages. La différence est le coût de la traduction d&apos;adresses. Elle monte là où un niveau du TLB ne contient pas toutes les pages.</translation>
    </message>
    <message>
        <source>In pages of {1}:</source>
        <extracomment>tlb-in-pages</extracomment>
        <translation>En pages de {1}&#xa0;:</translation>
    </message>
    <message>
        <source>{1} huge pages</source>
        <extracomment>tlb-large-pages</extracomment>
        <translation>grandes pages&#xa0;: {1}</translation>
    </message>
    <message>
        <source>The first TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-first</extracomment>
        <translation>Au-delà de la portée du premier TLB ({1}&#x202f;; {2}), un accès prend {3}&#xa0;ns ({4} cycles) de plus.</translation>
    </message>
    <message>
        <source>The second TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-second</extracomment>
        <translation>Au-delà de la portée du second TLB ({1}&#x202f;; {2}), un accès prend {3}&#xa0;ns ({4} cycles) de plus.</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-further</extracomment>
        <translation>Au-delà d&apos;une autre limite ({1}&#x202f;; {2}), un accès prend {3}&#xa0;ns ({4} cycles) de plus.</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes longer still; the sizes end before it is known by how much.</source>
        <extracomment>tlb-unfinished</extracomment>
        <translation>Au-delà d&apos;une autre limite ({1}&#x202f;; {2}), un accès prend encore plus de temps&#x202f;; les tailles finissent avant que l&apos;on sache combien.</translation>
    </message>
    <message>
        <source>No step seen up to {1} ({2}): an access takes as long in many pages as in few.</source>
        <extracomment>tlb-no-step</extracomment>
        <translation>Aucun palier jusqu&apos;à la fin de la mesure ({1}&#x202f;; {2})&#xa0;: un accès prend autant de temps dans beaucoup de pages que dans peu.</translation>
    </message>
    <message>
        <source>one per page</source>
        <extracomment>column-tlb-paged</extracomment>
        <translation>une par page</translation>
    </message>
    <message>
        <source>side by side</source>
        <extracomment>column-tlb-dense</extracomment>
        <translation>côte à côte</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>column-tlb-cost</extracomment>
        <translation>différence</translation>
    </message>
    <message>
        <source>+/-</source>
        <extracomment>column-tlb-interval</extracomment>
        <translation>+/-</translation>
    </message>
    <message>
        <source>LATENCY BY STRIDE</source>
        <extracomment>heading-stride</extracomment>
        <translation>LATENCE SELON LE PAS</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds, where each load is a constant stride behind the one before. The walk visits every line of a region in memory. The core learns such a stride and prefetches, so a load takes less time than one at random.</source>
        <extracomment>reading-stride</extracomment>
        <translation>Le temps d&apos;un chargement dépendant en nanosecondes, où chaque chargement est à un pas constant du précédent. Le parcours visite chaque ligne d&apos;une région en mémoire. Le cœur apprend un tel pas et précharge&#xa0;: un chargement prend donc moins de temps qu&apos;un chargement aléatoire.</translation>
    </message>
    <message>
        <source>Prefetching helps up to strides of {1}: a load takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-helps</extracomment>
        <translation>Le préchargement aide jusqu&apos;au pas de {1}&#xa0;: un chargement y prend {2}&#xa0;ns, et {3}&#xa0;ns au pas de {4}, au lieu de {5}&#xa0;ns.</translation>
    </message>
    <message>
        <source>At none of these strides does a load take less than 90 % of the time at random, {1} ns.</source>
        <extracomment>stride-never-helps</extracomment>
        <translation>À aucun de ces pas, un chargement ne prend moins de 90&#xa0;% du temps d&apos;un chargement aléatoire, {1}&#xa0;ns.</translation>
    </message>
    <message>
        <source>of random</source>
        <extracomment>column-of-random</extracomment>
        <translation>de l&apos;aléatoire</translation>
    </message>
    <message>
        <source>At all strides up to {1} a load takes less than 90 % of the time at random. It takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-always-helps</extracomment>
        <translation>À tous les pas jusqu&apos;à {1}, un chargement prend moins de 90&#xa0;% du temps d&apos;un chargement aléatoire. Il y prend {2}&#xa0;ns, et {3}&#xa0;ns au pas de {4}, au lieu de {5}&#xa0;ns.</translation>
    </message>
    <message>
        <source>{1} base pages</source>
        <extracomment>tlb-pages</extracomment>
        <translation>pages de base : {1}</translation>
    </message>
    <message>
        <source>Rates in the memory of the graphics device</source>
        <extracomment>chart-framebuffer</extracomment>
        <translation>Débits dans la mémoire du périphérique graphique</translation>
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
        <translation>Pas de {1}</translation>
    </message>
    <message>
        <source>There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one.</source>
        <extracomment>no-graphics-file</extracomment>
        <translation>Il n&apos;y a pas de {1} ici&#x202f;; Strata ne peut donc pas mesurer sa mémoire. Lancer le test sur une machine qui en a un.</translation>
    </message>
    <message>
        <source>framebuffer</source>
        <extracomment>memory-kind-framebuffer</extracomment>
        <translation>framebuffer</translation>
    </message>
    <message>
        <source>dumb buffer</source>
        <extracomment>memory-kind-dumb-buffer</extracomment>
        <translation>dumb buffer</translation>
    </message>
    <message>
        <source>FRAMEBUFFER</source>
        <extracomment>heading-framebuffer</extracomment>
        <translation>FRAMEBUFFER</translation>
    </message>
    <message>
        <source>One thread reads and writes memory of a graphics device. The framebuffer is what the screen shows; no screen shows the dumb buffer. Copies go from normal memory to the device, and each copied byte counts once. Memory of a graphics device is usually write-combining: stores are gathered, and each load waits for the device. Non-temporal reads of 16 bytes or more fetch whole cache lines from it. Reads as fast as in normal memory mean a shadow buffer, which the driver copies to the screen.</source>
        <extracomment>reading-framebuffer</extracomment>
        <translation>Un seul thread lit la mémoire d&apos;un périphérique graphique et y écrit. Le framebuffer est ce que montre l&apos;écran&#x202f;; aucun écran ne montre le dumb buffer. Les copies vont de la mémoire ordinaire vers le périphérique, et chaque octet copié compte une fois. La mémoire du périphérique est en général write-combining&#xa0;: les écritures sont regroupées, et chaque chargement attend le périphérique. Les lectures non temporelles de 16&#x202f;octets ou plus y prennent des lignes de cache entières. Des lectures aussi rapides que dans la mémoire ordinaire indiquent un tampon intermédiaire (shadow buffer), que le pilote copie vers l&apos;écran.</translation>
    </message>
    <message>
        <source>Memory: {1}, buffer {2}</source>
        <extracomment>picture-memory</extracomment>
        <translation>Mémoire&#xa0;: {1}, tampon {2}</translation>
    </message>
    <message>
        <source>Framebuffer, {1}</source>
        <extracomment>step-framebuffer</extracomment>
        <translation>Framebuffer, {1}</translation>
    </message>
    <message>
        <source>The picture on the screen is disturbed while this test runs. Go on? [y/N]</source>
        <extracomment>cli-picture-question</extracomment>
        <translation>L&apos;image à l&apos;écran est perturbée pendant ce test. Continuer&#x202f;? [y/N]</translation>
    </message>
    <message>
        <source>The test framebuffer disturbs the picture on the screen, and there is no terminal to ask on. Add --yes, or run other tests.</source>
        <extracomment>cli-picture-refused</extracomment>
        <translation>Le test framebuffer perturbe l&apos;image à l&apos;écran, et il n&apos;y a pas de terminal où poser la question. Ajouter --yes, ou lancer d&apos;autres tests.</translation>
    </message>
    <message>
        <source>Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench and bandwidth, text of mbw, and JSON of fio.</source>
        <extracomment>unknown-format</extracomment>
        <translation>Strata ne connaît pas le format de ce fichier. Il lit ses propres fichiers d&apos;exécution, le CSV et le texte de sc-membench et de bandwidth, le texte de mbw et le JSON de fio.</translation>
    </message>
    <message>
        <source>Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or with semicolons between the columns.</source>
        <extracomment>ambiguous-decimals</extracomment>
        <translation>La ligne {1} a des virgules qui peuvent séparer des colonnes ou des décimales. Enregistrer le fichier avec des points décimaux, ou avec des points-virgules entre les colonnes.</translation>
    </message>
    <message>
        <source>Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again.</source>
        <extracomment>data-in-use</extracomment>
        <translation>Un autre Strata utilise les fichiers de {1}, donc rien n&apos;a été supprimé. Le fermer et réessayer.</translation>
    </message>
    <message>
        <source>Version of the OS kernel</source>
        <extracomment>shared-kernel-version</extracomment>
        <translation>Version du noyau du système</translation>
    </message>
    <message>
        <source>Memory limit, to the byte</source>
        <extracomment>shared-memory-limit</extracomment>
        <translation>Limite de mémoire, à l&apos;octet près</translation>
    </message>
    <message>
        <source>Lines of the other program&apos;s output that Strata did not read</source>
        <extracomment>shared-left-out</extracomment>
        <translation>Lignes de l&apos;autre programme que Strata n&apos;a pas lues</translation>
    </message>
    <message>
        <source>Name of a fio job</source>
        <extracomment>shared-job</extracomment>
        <translation>Nom d&apos;une tâche (job) de fio</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <extracomment>size-buffers</extracomment>
        <translation>{1} x {2}</translation>
    </message>
    <message>
        <source>{1}-byte loop</source>
        <extracomment>peer-elements</extracomment>
        <translation>Boucle de {1} octets</translation>
    </message>
    <message>
        <source>Chunk returned</source>
        <extracomment>network-row-returned</extracomment>
        <translation>Retour de bloc</translation>
    </message>
    <message>
        <source>Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds none. Leave out --sweep full, or choose fewer threads.</source>
        <extracomment>no-larger-size</extracomment>
        <translation>La mémoire n&apos;a pas de place ici pour des tampons plus grands que les tampons habituels, qui s&apos;arrêtent à {1}. Un balayage complet n&apos;ajoute donc aucune taille. Omettre --sweep full, ou choisir moins de threads.</translation>
    </message>
    <message>
        <source>NOT FINISHED: the run was still in progress, or the program had ended before the run did. The results so far follow.</source>
        <extracomment>report-unfinished</extracomment>
        <translation>NON TERMINÉ&#xa0;: l&apos;exécution était encore en cours, ou son programme s&apos;était terminé avant elle. Voici les résultats obtenus jusque-là.</translation>
    </message>
    <message>
        <source>L{1} {2}</source>
        <extracomment>report-cache-size</extracomment>
        <translation>L{1} {2}</translation>
    </message>
    <message>
        <source>Remove these files? This cannot be undone. [y/N]</source>
        <extracomment>cli-data-question</extracomment>
        <translation>Supprimer ces fichiers&#x202f;? Impossible d&apos;annuler ensuite. [y/N]</translation>
    </message>
    <message>
        <source>There is no terminal to ask on. Add --yes to remove the files without a question.</source>
        <extracomment>cli-data-refused</extracomment>
        <translation>Il n&apos;y a pas de terminal où demander. Ajouter --yes pour supprimer les fichiers sans demander.</translation>
    </message>
    <message>
        <source>Strata keeps nothing there.</source>
        <extracomment>data-none</extracomment>
        <translation>Strata n&apos;y conserve rien.</translation>
    </message>
    <message>
        <source>others, which are not Strata&apos;s and stay: {1}</source>
        <extracomment>data-others</extracomment>
        <translation>autres éléments, qui ne sont pas de Strata et restent&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Files removed from {2}: {1}.</source>
        <extracomment>data-removed</extracomment>
        <translation>Fichiers supprimés de {2}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Too many to compare</source>
        <extracomment>brief-too-many-compared</extracomment>
        <translation>Trop à comparer</translation>
    </message>
    <message>
        <source>These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in one table. Choose fewer.</source>
        <extracomment>too-many-compared</extracomment>
        <translation>Ce sont trop d&apos;exécutions à comparer à la fois&#xa0;: Strata compare jusqu&apos;à {1} séries, et jusqu&apos;à {2} résultats en tout. En choisir moins.</translation>
    </message>
    <message>
        <source>Strata could not read some runs of this file ({1}), so they are not in the history. Import another copy of it, if there is one.</source>
        <extracomment>history-runs-lost</extracomment>
        <translation>Strata n&apos;a pas pu lire certaines exécutions de ce fichier ({1}), donc elles ne sont pas dans l&apos;historique. En importer une autre copie, s&apos;il y en a une.</translation>
    </message>
    <message>
        <source>Method {1}, built by {2} for {3}</source>
        <extracomment>cli-version-method</extracomment>
        <translation>Méthode {1}, programme compilé avec {2} pour {3}</translation>
    </message>
    <message>
        <source>Kernels: {1}</source>
        <extracomment>cli-version-kernels</extracomment>
        <translation>Noyaux de mesure&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Libraries: {1}</source>
        <extracomment>cli-version-libraries</extracomment>
        <translation>Bibliothèques&#xa0;: {1}</translation>
    </message>
    <message>
        <source>whole-machine consists of processor, bandwidth, latency and disk; {1} is none of them. Leave it out.</source>
        <extracomment>cli-whole-machine-test</extracomment>
        <translation>whole-machine se compose de processor, bandwidth, latency et disk ; {1} n&apos;en fait pas partie. À omettre.</translation>
    </message>
    <message>
        <source>whole-machine settles what is measured and for how long, so {1} cannot apply to it. Leave it out.</source>
        <extracomment>cli-whole-machine-option</extracomment>
        <translation>whole-machine fixe lui-même ce qui est mesuré et pendant combien de temps ; {1} ne peut donc pas s&apos;y appliquer. À omettre.</translation>
    </message>
    <message>
        <source>The program that read the standard output closed it before the end.</source>
        <extracomment>cli-output-closed</extracomment>
        <translation>Le programme qui lisait la sortie standard l’a fermée avant la fin.</translation>
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
        <translation>{1} octets ({2})</translation>
    </message>
    <message>
        <source>The thermal state of macOS stayed nominal.</source>
        <extracomment>sustained-thermal-nominal</extracomment>
        <translation>L&apos;état thermique de macOS est resté normal (nominal).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was fair at worst: slightly warm.</source>
        <extracomment>sustained-thermal-fair</extracomment>
        <translation>L&apos;état thermique de macOS a été au plus légèrement élevé (fair).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was serious: macOS lowers the speed for heat.</source>
        <extracomment>sustained-thermal-serious</extracomment>
        <translation>L&apos;état thermique de macOS a été sérieux (serious)&#xa0;: macOS réduit la vitesse à cause de la chaleur.</translation>
    </message>
    <message>
        <source>The thermal state of macOS was critical: macOS lowers the speed a lot for heat.</source>
        <extracomment>sustained-thermal-critical</extracomment>
        <translation>L&apos;état thermique de macOS a été critique (critical)&#xa0;: macOS réduit beaucoup la vitesse à cause de la chaleur.</translation>
    </message>
    <message>
        <source>Power, % of {1} W</source>
        <extracomment>chart-sustained-power</extracomment>
        <translation>Puissance, % de {1} W</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>chart-clock</extracomment>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>The slowest of {1} threads on one word makes {2} % of the increments of the fastest.</source>
        <extracomment>contention-fairness</extracomment>
        <translation>De {1} threads sur un mot, le plus lent fait {2}&#x202f;% des incréments du plus rapide.</translation>
    </message>
    <message>
        <source>As a rule, for machines that are not older than ten years.</source>
        <extracomment>usual-rule</extracomment>
        <translation>En règle générale, pour des machines qui n&apos;ont pas plus de dix ans.</translation>
    </message>
    <message>
        <source>70 to 120 ns on desktops and laptops, 100 to 180 ns on servers</source>
        <extracomment>usual-memory-latency</extracomment>
        <translation>70 à 120&#x202f;ns sur ordinateurs de bureau et portables, 100 à 180&#x202f;ns sur serveurs</translation>
    </message>
    <message>
        <source>70 to 90 % of the peak</source>
        <extracomment>usual-memory-read</extracomment>
        <translation>70 à 90&#x202f;% du maximum</translation>
    </message>
    <message>
        <source>100 to 280 MB/s</source>
        <extracomment>usual-hard-disk</extracomment>
        <translation>100 à 280&#x202f;MB/s</translation>
    </message>
    <message>
        <source>500 to 560 MB/s</source>
        <extracomment>usual-sata-ssd</extracomment>
        <translation>500 à 560&#x202f;MB/s</translation>
    </message>
    <message>
        <source>to 3,500 MB/s by PCIe 3.0, to 7,400 by 4.0, to 14,500 by 5.0</source>
        <extracomment>usual-nvme-ssd</extracomment>
        <translation>jusqu&apos;à 3&#x202f;500&#x202f;MB/s en PCIe 3.0, 7&#x202f;400 en 4.0, 14&#x202f;500 en 5.0</translation>
    </message>
    <message>
        <source>Cycles</source>
        <extracomment>name-cycles</extracomment>
        <translation>Cycles</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-doubtful</extracomment>
        <translation>
            <numerusform>{1} d&apos;entre eux compare des résultats non fiables. Mesurer à nouveau les deux côtés sur une machine calme.</numerusform>
            <numerusform>{1} d&apos;entre eux comparent des résultats non fiables. Mesurer à nouveau les deux côtés sur une machine calme.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides differ in settings ({1}), which may be the cause of the differences.</source>
        <extracomment>answer-unlike</extracomment>
        <translation>Les côtés diffèrent par des paramètres ({1}), qui sont peut-être la cause des différences.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>chart-relative</extracomment>
        <translation>Variation</translation>
    </message>
    <message>
        <source>higher is better</source>
        <extracomment>chart-higher-brief</extracomment>
        <translation>plus élevé = meilleur</translation>
    </message>
    <message>
        <source>lower is better</source>
        <extracomment>chart-lower-brief</extracomment>
        <translation>plus bas = meilleur</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>copy-stream-chunks</extracomment>
        <translation>Copie aléatoire, {1}&#x202f;o, par blocs de 256&#x202f;o, non temporelle</translation>
    </message>
    <message>
        <source>medians compared</source>
        <extracomment>unlike-brief-median</extracomment>
        <translation>médianes comparées</translation>
    </message>
    <message>
        <source>{1}: one size per level</source>
        <extracomment>chart-one-size-a-level</extracomment>
        <translation>{1}&#xa0;: une taille par niveau</translation>
    </message>
</context>
</TS>
