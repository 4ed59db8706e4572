<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Strata</source>
        <translation>О программе Strata</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <translation>Strata %1</translation>
    </message>
    <message>
        <source>A benchmark of CPU, caches, memory, disk and network.

Method %1, built by %2.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Бенчмарк процессора, кэшей, памяти, диска и сети.

Методика %1, сборка: %2.

Свободная программа под GNU General Public License версии 3 или более поздней. Поставляется без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Settings and runs are kept in %1.</source>
        <translation>Настройки и прогоны хранятся в %1.</translation>
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
        <translation>%1: %2; разница %3, лучше</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, worse</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; разница %3, хуже</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, within what is usual</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; разница %3, в обычных пределах</translation>
    </message>
    <message>
        <source>%1: %2; difference %3</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; разница %3</translation>
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
        <translation>память</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache that holds the region</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>edge of L%1</source>
        <comment>cache that just holds the region</comment>
        <translation>граница L%1</translation>
    </message>
    <message>
        <source>best</source>
        <comment>number of threads</comment>
        <translation>лучшее</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Скорость</translation>
    </message>
</context>
<context>
    <name>CompareNames</name>
    <message>
        <source>Run %1</source>
        <comment>beginning of its id</comment>
        <translation>Прогон %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number of those of that name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>reference results</source>
        <translation>эталонные результаты</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 прогон</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>%Ln повтор</numerusform>
            <numerusform>%Ln повтора</numerusform>
            <numerusform>%Ln повторов</numerusform>
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
        <translation>Последний прогон, %1</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>%1 IOPS</source>
        <comment>operations a second</comment>
        <translation>%1 IOPS</translation>
    </message>
    <message numerus="yes">
        <source>needs %Ln requests</source>
        <comment>percentile of latencies</comment>
        <translation>
            <numerusform>нужен %Ln запрос</numerusform>
            <numerusform>нужно %Ln запроса</numerusform>
            <numerusform>нужно %Ln запросов</numerusform>
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
        <translation>макс. %1</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <comment>percent of one CPU</comment>
        <translation>ЦП %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>row of a disk profile, what is done</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Latency: %1</source>
        <translation>Задержка: %1</translation>
    </message>
    <message>
        <source>Throughput at median latency: %1</source>
        <comment>rate</comment>
        <translation>Пропускная способность при медианной задержке: %1</translation>
    </message>
    <message>
        <source>I/O engine: %1</source>
        <comment>engine that makes the requests</comment>
        <translation>Механизм ввода-вывода: %1</translation>
    </message>
    <message>
        <source>Final flush: %1</source>
        <translation>Завершающий сброс: %1</translation>
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
        <source>Rate</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>IOPS</source>
        <comment>operations a second</comment>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Задержка</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Measures all rows of the profile</source>
        <translation>Измеряет все строки профиля</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of latencies</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>Measures this column in all rows. All-zero data shows compression by the drive or file system. Do not compare disks by it.</source>
        <translation>Измеряет этот столбец во всех строках. Данные из одних нулей показывают, сжимает ли их накопитель или файловая система. Не сравнивайте по ним диски.</translation>
    </message>
    <message>
        <source>Measures this column in all rows</source>
        <translation>Измеряет этот столбец во всех строках</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measures only this row: %1</source>
        <translation>Измеряет только эту строку: %1</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1: не измерено</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Щелкните, чтобы измерить только это.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>оценка</translation>
    </message>
    <message>
        <source>%1 written: %2 at the start, %3 at the end, minimum %4.</source>
        <comment>size, rates</comment>
        <translation>Записано %1: %2 в начале, %3 в конце, минимум %4.</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>disk profile</comment>
        <translation>Классический Nbench</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>disk profile</comment>
        <translation>Стандартный</translation>
    </message>
    <message>
        <source>NVMe</source>
        <comment>disk profile</comment>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Real world</source>
        <comment>disk profile</comment>
        <translation>Реальные задачи</translation>
    </message>
    <message>
        <source>Mixed read/write</source>
        <comment>disk profile</comment>
        <translation>Смешанные чтение и запись</translation>
    </message>
    <message>
        <source>Database</source>
        <comment>disk profile</comment>
        <translation>База данных</translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>disk profile</comment>
        <translation>Свой</translation>
    </message>
    <message>
        <source>Random %1, each flushed</source>
        <comment>size of a block</comment>
        <translation>Случайные %1, сброс после каждого</translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>Записи журнала по %Ln байту, сброс после каждой</numerusform>
            <numerusform>Записи журнала по %Ln байта, сброс после каждой</numerusform>
            <numerusform>Записи журнала по %Ln байт, сброс после каждой</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln поток</numerusform>
            <numerusform>%Ln потока</numerusform>
            <numerusform>%Ln потоков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>queue depth %Ln</source>
        <comment>requests</comment>
        <translation>
            <numerusform>глубина очереди %Ln</numerusform>
            <numerusform>глубина очереди %Ln</numerusform>
            <numerusform>глубина очереди %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Random %1</source>
        <comment>size of a block</comment>
        <translation>Случайные %1</translation>
    </message>
    <message>
        <source>Sequential %1</source>
        <comment>size of a block</comment>
        <translation>Последовательные %1</translation>
    </message>
    <message>
        <source>Mixed %1</source>
        <comment>percent of the requests read</comment>
        <translation>Смешанный %1</translation>
    </message>
    <message>
        <source>%1, 0-fill</source>
        <comment>operation, with zeros for data</comment>
        <translation>%1, нули</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <comment>of Windows</comment>
        <translation>порты завершения ввода-вывода</translation>
    </message>
    <message>
        <source>synchronous threads</source>
        <comment>that make requests</comment>
        <translation>синхронные потоки</translation>
    </message>
    <message>
        <source>write + %1</source>
        <comment>what a commit is made of; the call that flushes</comment>
        <translation>запись + %1</translation>
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
        <translation>%1 с</translation>
    </message>
</context>
<context>
    <name>DiskPlot</name>
    <message>
        <source>thread %1</source>
        <translation>поток %1</translation>
    </message>
    <message>
        <source>Rate along the file of each thread</source>
        <translation>Скорость по длине файла каждого потока</translation>
    </message>
    <message>
        <source>Written or read</source>
        <translation>Записано или прочитано</translation>
    </message>
    <message>
        <source>%1, thread %2</source>
        <comment>operation, number</comment>
        <translation>%1, поток %2</translation>
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
        <translation>Секунды с начала строки</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>Written since the test began</source>
        <translation>Записано с начала теста</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Записано</translation>
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
        <translation>Длительной записи пока нет. Нажмите «Длительная запись…», чтобы увидеть, как падает скорость, когда SLC-кэш накопителя заполнен или накопитель нагрелся.</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Скорость по времени</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its rate.</source>
        <translation>В этом сеансе пока ничего не измерено. Нажмите строку, чтобы увидеть ее скорость.</translation>
    </message>
    <message>
        <source>Latency over time (p50 to p99)</source>
        <translation>Задержка по времени (от p50 до p99)</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its latency.</source>
        <translation>В этом сеансе пока ничего не измерено. Нажмите строку, чтобы увидеть ее задержку.</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Задержка по перцентилям</translation>
    </message>
    <message>
        <source>Percentile of operations</source>
        <translation>Перцентиль операций</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Перцентиль</translation>
    </message>
    <message>
        <source>No latencies yet. Press a row, or All to compare the rows.</source>
        <translation>Задержек пока нет. Нажмите строку или «Все», чтобы сравнить строки.</translation>
    </message>
    <message>
        <source>Sustained write: rate vs. data written</source>
        <translation>Длительная запись: скорость по объему записанных данных</translation>
    </message>
    <message>
        <source>Sustained write: latency vs. data written (p50 to p99)</source>
        <translation>Длительная запись: задержка по объему записанных данных (от p50 до p99)</translation>
    </message>
</context>
<context>
    <name>DiskWritesText</name>
    <message>
        <source>Writes about %1 at the rates of this drive&apos;s last run, to a file of %2</source>
        <comment>size, size</comment>
        <translation>При скоростях последнего прогона на этом накопителе записывает около %1 в файл размером %2</translation>
    </message>
    <message>
        <source>Writes about %1 at the rates of these drives&apos; last run, to files of %2</source>
        <comment>size, size</comment>
        <translation>При скоростях последнего прогона на этих накопителях записывает около %1 в файлы размером %2</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3</source>
        <comment>size, rate, size</comment>
        <translation>При %2 MB/s записывает около %1 (более быстрый накопитель — больше) в файл размером %3</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3</source>
        <comment>size, rate, size</comment>
        <translation>При %2 MB/s записывает около %1 (более быстрый накопитель — больше) в файлы размером %3</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the disk test</source>
        <translation>Папка для теста диска</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>all threads %1</source>
        <comment>figure</comment>
        <translation>все потоки %1</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the figure of one thread</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>all threads</source>
        <translation>все потоки</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Пропускная способность памяти</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 от макс.</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>Задержка памяти</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>вся область %1</translation>
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
        <translation>один поток</translation>
    </message>
    <message>
        <source>Usual, all threads: %1</source>
        <translation>Обычно, все потоки: %1</translation>
    </message>
    <message>
        <source>Usual over the whole region: %1</source>
        <translation>Обычно по всей области: %1</translation>
    </message>
    <message>
        <source>Usual for a hard disk: %1</source>
        <translation>Обычно у жесткого диска: %1</translation>
    </message>
    <message>
        <source>Usual for a SATA SSD: %1</source>
        <translation>Обычно у SATA SSD: %1</translation>
    </message>
    <message>
        <source>Usual for an NVMe SSD: %1</source>
        <translation>Обычно у NVMe SSD: %1</translation>
    </message>
    <message>
        <source>vs %1</source>
        <comment>the figure of another run</comment>
        <translation>было %1</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>1 core</source>
        <translation>1 ядро</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln ядро</numerusform>
            <numerusform>%Ln ядра</numerusform>
            <numerusform>%Ln ядер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln threads</source>
        <translation>
            <numerusform>от %1 до %Ln потока</numerusform>
            <numerusform>от %1 до %Ln потоков</numerusform>
            <numerusform>от %1 до %Ln потоков</numerusform>
        </translation>
    </message>
    <message>
        <source>affinity: %1</source>
        <comment>how threads are bound to CPUs</comment>
        <translation>привязка: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 per size</source>
        <comment>duration</comment>
        <translation>%1 на размер</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 поток</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln поток</numerusform>
            <numerusform>%Ln потока</numerusform>
            <numerusform>%Ln потоков</numerusform>
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
        <translation>измерено %1 GHz</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>processor model, cores, memory</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 GHz measured</source>
        <comment>processor model, cores, memory, clock</comment>
        <translation>%1 · %2 · %3 · измерено %4 GHz</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>Весь компьютер</translation>
    </message>
    <message>
        <source>Whole machine without the disk</source>
        <translation>Весь компьютер без диска</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Все тесты</translation>
    </message>
    <message>
        <source>Processor, memory and disk</source>
        <translation>Процессор, память и диск</translation>
    </message>
    <message>
        <source>Bandwidth and latency</source>
        <translation>Пропускная способность и задержка</translation>
    </message>
    <message>
        <source>Processor and memory</source>
        <translation>Процессор и память</translation>
    </message>
    <message>
        <source>Processor and disk</source>
        <translation>Процессор и диск</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>Память и диск</translation>
    </message>
    <message>
        <source>%1 per network measurement</source>
        <comment>duration</comment>
        <translation>%1 на измерение сети</translation>
    </message>
    <message>
        <source>integer %1, floating %2</source>
        <comment>durations</comment>
        <translation>целые %1, с плавающей точкой %2</translation>
    </message>
    <message>
        <source>%1 per buffer</source>
        <comment>duration</comment>
        <translation>%1 на буфер</translation>
    </message>
    <message>
        <source>disk file %1</source>
        <comment>size</comment>
        <translation>тестовый файл %1</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>preset</comment>
        <translation>Стандартный</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>preset</comment>
        <translation>Классический Nbench</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>preset</comment>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Thorough</source>
        <comment>preset</comment>
        <translation>Тщательный</translation>
    </message>
    <message>
        <source>A balance of time and precision.</source>
        <comment>preset</comment>
        <translation>Равновесие между временем и точностью.</translation>
    </message>
    <message>
        <source>The settings closest to Nbench 2.0.</source>
        <comment>preset</comment>
        <translation>Настройки, самые близкие к Nbench 2.0.</translation>
    </message>
    <message>
        <source>A quick check: short tests and small files.</source>
        <comment>preset</comment>
        <translation>Быстрая проверка: короткие тесты и малые файлы.</translation>
    </message>
    <message>
        <source>The most precise results: long tests and large files.</source>
        <comment>preset</comment>
        <translation>Самые точные результаты: долгие тесты и большие файлы.</translation>
    </message>
    <message>
        <source>µs</source>
        <comment>microseconds</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <comment>duration</comment>
        <translation>около %1 с</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <comment>duration</comment>
        <translation>около %1 мин</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>осталось %1 с</translation>
    </message>
    <message>
        <source>%1 min %2 s left</source>
        <translation>осталось %1 мин %2 с</translation>
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
        <source>%1× faster</source>
        <comment>than the layer above</comment>
        <translation>в %1× быстрее</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <comment>than the layer above</comment>
        <translation>в %1× медленнее</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Регистры</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <comment>layer with figures of another machine</comment>
        <translation>%1 (эталон)</translation>
    </message>
    <message>
        <source>%1 (reference: %2)</source>
        <comment>layer with its figures, those of another machine</comment>
        <translation>%1 (эталон: %2)</translation>
    </message>
    <message>
        <source>Latency vs row above</source>
        <translation>Задержка к строке выше</translation>
    </message>
    <message>
        <source>Read rate vs row above</source>
        <translation>Скорость чтения к строке выше</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>&amp;Открыть прогон…</translation>
    </message>
    <message>
        <source>Adds the runs of a file to the history, and shows them there</source>
        <translation>Добавляет прогоны из файла в историю и показывает их там</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Последние &amp;файлы</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>&amp;Сохранить отчет…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Сохранить &amp;рисунок…</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG</source>
        <translation>Сохраняет график как PNG или SVG</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Поделиться…</translation>
    </message>
    <message>
        <source>Saves an anonymous copy of the run</source>
        <translation>Сохраняет обезличенную копию прогона</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Loads the settings from a file</source>
        <translation>Загружает настройки из файла</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>Saves the settings to a file</source>
        <translation>Сохраняет настройки в файл</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Stops the run and quits</source>
        <translation>Останавливает прогон и завершает программу</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copies the table or the report, wherever the keyboard is</source>
        <translation>Копирует таблицу или отчет, где бы ни был фокус клавиатуры</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Копировать &amp;рисунок</translation>
    </message>
    <message>
        <source>Copies the chart as a picture</source>
        <translation>Копирует график как рисунок</translation>
    </message>
    <message>
        <source>Empties the report pane</source>
        <translation>Очищает панель отчетов</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Измерение</translation>
    </message>
    <message>
        <source>Same as the Run button</source>
        <translation>То же, что кнопка «Запустить»</translation>
    </message>
    <message>
        <source>&amp;Whole machine</source>
        <translation>Весь &amp;компьютер</translation>
    </message>
    <message>
        <source>Measures processor, levels of memory and disk</source>
        <translation>Измеряет процессор, уровни памяти и диск</translation>
    </message>
    <message>
        <source>Whole machine &amp;options</source>
        <translation>Варианты прогона всего ко&amp;мпьютера</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Быстрый (не более %Ln секунды)</numerusform>
            <numerusform>&amp;Быстрый (не более %Ln секунд)</numerusform>
            <numerusform>&amp;Быстрый (не более %Ln секунд)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Стандартный (не более %Ln секунды)</numerusform>
            <numerusform>&amp;Стандартный (не более %Ln секунд)</numerusform>
            <numerusform>&amp;Стандартный (не более %Ln секунд)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Тщательный (не более %Ln секунды)</numerusform>
            <numerusform>&amp;Тщательный (не более %Ln секунд)</numerusform>
            <numerusform>&amp;Тщательный (не более %Ln секунд)</numerusform>
        </translation>
    </message>
    <message>
        <source>How long a run of the whole machine takes</source>
        <translation>Сколько времени занимает прогон всего компьютера</translation>
    </message>
    <message>
        <source>W&amp;ith the disk</source>
        <translation>С дис&amp;ком</translation>
    </message>
    <message>
        <source>Whether a run of the whole machine writes to the disk</source>
        <translation>Пишет ли прогон всего компьютера на диск</translation>
    </message>
    <message>
        <source>&amp;Levels of memory</source>
        <translation>&amp;Уровни памяти</translation>
    </message>
    <message>
        <source>Measures bandwidth and latency of each cache and of memory</source>
        <translation>Измеряет пропускную способность и задержку каждого кэша и памяти</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>&amp;Процессор</translation>
    </message>
    <message>
        <source>Measures integer and floating-point operations</source>
        <translation>Измеряет операции с целыми числами и с плавающей точкой</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>П&amp;амять</translation>
    </message>
    <message>
        <source>Measures moves in caches and memory</source>
        <translation>Измеряет пересылки в кэшах и памяти</translation>
    </message>
    <message>
        <source>&amp;Disk</source>
        <translation>&amp;Диск</translation>
    </message>
    <message>
        <source>Measures writing and reading a file</source>
        <translation>Измеряет запись и чтение файла</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>&amp;Сеть</translation>
    </message>
    <message>
        <source>Measures the network to another machine that runs Strata</source>
        <translation>Измеряет сеть до другого компьютера, на котором работает Strata</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Все</translation>
    </message>
    <message>
        <source>Measures processor, moves, disk, bandwidth and latency in turn</source>
        <translation>Измеряет по очереди процессор, пересылки, диск, пропускную способность и задержку</translation>
    </message>
    <message>
        <source>Sus&amp;tained write…</source>
        <translation>Д&amp;лительная запись…</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Пишет долго, чтобы показать, когда накопитель замедляется</translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation>Прочитать &amp;файл…</translation>
    </message>
    <message>
        <source>Measures reading alone, of a file that exists; nothing is written</source>
        <translation>Измеряет только чтение существующего файла; ничего не записывает</translation>
    </message>
    <message>
        <source>&amp;Repeat…</source>
        <translation>Повто&amp;рить…</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names several times, as a series that can be compared</source>
        <translation>Несколько раз выполняет то, что названо на кнопке окна; получается серия для сравнения</translation>
    </message>
    <message>
        <source>A/B t&amp;est of two settings…</source>
        <translation>A/B-&amp;тест двух настроек…</translation>
    </message>
    <message>
        <source>Runs two settings alternately, and shows which is faster</source>
        <translation>Выполняет прогоны с двумя настройками попеременно и показывает, какая быстрее</translation>
    </message>
    <message>
        <source>&amp;Before and after…</source>
        <translation>До &amp;и после…</translation>
    </message>
    <message>
        <source>Shows what a BIOS or OS change made faster or slower</source>
        <translation>Показывает, что стало быстрее или медленнее после изменения в BIOS или ОС</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured</source>
        <translation>Завершает прогон и сохраняет все, что он измерил</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Set&amp;up…</source>
        <translation>Параметр&amp;ы…</translation>
    </message>
    <message>
        <source>Chooses times, buffer sizes, threads and the disk file</source>
        <translation>Задает время, размеры буферов, потоки и тестовый файл</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Содержание</translation>
    </message>
    <message>
        <source>Explains tests, numbers and charts</source>
        <translation>Объясняет тесты, числа и графики</translation>
    </message>
    <message>
        <source>Save &amp;diagnostics…</source>
        <translation>Сохранить &amp;диагностику…</translation>
    </message>
    <message>
        <source>Checks the instrument, and saves the checks and facts of the machine to attach to a report</source>
        <translation>Проверяет средства измерения и сохраняет проверки и сведения о компьютере, чтобы приложить их к сообщению об ошибке</translation>
    </message>
    <message>
        <source>&amp;About Strata</source>
        <translation>&amp;О программе Strata</translation>
    </message>
    <message>
        <source>Shows version and licence</source>
        <translation>Показывает версию и лицензию</translation>
    </message>
    <message>
        <source>&amp;Kinds of cores in turn</source>
        <translation>Виды &amp;ядер по очереди</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names on each kind of cores, and compares them</source>
        <translation>Выполняет то, что названо на кнопке окна, на ядрах каждого вида и сравнивает их</translation>
    </message>
    <message>
        <source>&amp;Remove settings and history…</source>
        <translation>&amp;Удалить настройки и историю…</translation>
    </message>
    <message>
        <source>Removes all that Strata keeps on this computer, for instance before you uninstall it</source>
        <translation>Удаляет все, что Strata хранит на этом компьютере, например перед ее удалением</translation>
    </message>
    <message>
        <source>&amp;Result card…</source>
        <translation>&amp;Карточка результатов…</translation>
    </message>
    <message>
        <source>Shows the main results with machine and grades as one picture, to save or copy</source>
        <translation>Показывает главные результаты с компьютером и оценками одним рисунком, чтобы сохранить или скопировать его</translation>
    </message>
    <message>
        <source>Saves what the page shows as a web page, drawing, table or file, or all reports as text</source>
        <translation>Сохраняет то, что показывает страница, как веб-страницу, рисунок, таблицу или файл, либо все отчеты как текст</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>С&amp;равнить прогоны</translation>
    </message>
    <message>
        <source>C&amp;lear reports</source>
        <translation>&amp;Очистить отчеты</translation>
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
        <translation>сегодня %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>вчера %1</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>Upload</source>
        <translation>Отправка</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Прием</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>В обе стороны</translation>
    </message>
    <message>
        <source>All together</source>
        <comment>several machines</comment>
        <translation>Все вместе</translation>
    </message>
</context>
<context>
    <name>NetworkPlot</name>
    <message>
        <source>idle</source>
        <comment>round trips</comment>
        <translation>без нагрузки</translation>
    </message>
    <message>
        <source>under upload</source>
        <comment>round trips</comment>
        <translation>при отправке</translation>
    </message>
    <message>
        <source>under download</source>
        <comment>round trips</comment>
        <translation>при приеме</translation>
    </message>
    <message>
        <source>under bidirectional load</source>
        <comment>round trips</comment>
        <translation>при нагрузке в обе стороны</translation>
    </message>
    <message>
        <source>1 stream</source>
        <translation>1 поток данных</translation>
    </message>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Ln поток данных</numerusform>
            <numerusform>%Ln потока данных</numerusform>
            <numerusform>%Ln потоков данных</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Скорость по времени</translation>
    </message>
    <message>
        <source>Seconds since the streams started</source>
        <translation>Секунды с начала потоков данных</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>No streams measured in this session yet.</source>
        <translation>В этом сеансе потоки данных пока не измерены.</translation>
    </message>
    <message>
        <source>RTT over time (p50 to p99)</source>
        <translation>RTT по времени (от p50 до p99)</translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>Секунды с начала</translation>
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
        <translation>В этом сеансе RTT пока не измерена.</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT по перцентилям</translation>
    </message>
    <message>
        <source>Percentile of round trips</source>
        <translation>Перцентиль круговых задержек</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Перцентиль</translation>
    </message>
    <message>
        <source>No RTT measured yet.</source>
        <translation>RTT пока не измерена.</translation>
    </message>
    <message>
        <source>No streams measured yet.</source>
        <translation>Потоки данных пока не измерены.</translation>
    </message>
    <message>
        <source>No chunks measured yet.</source>
        <translation>Порции пока не измерены.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>Measure</source>
        <comment>heading of the pages with tests</comment>
        <translation>Измерение</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Ядра</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading of History and Compare</comment>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Press Run to measure the whole machine, or a cell above to measure only that; all together take %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Нажмите «Запустить», чтобы измерить весь компьютер, или ячейку выше, чтобы измерить только ее; все вместе займет %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the processor; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Нажмите «Запустить», чтобы измерить процессор; это займет %1.</translation>
    </message>
    <message>
        <source>Press Run to measure caches and memory; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Нажмите «Запустить», чтобы измерить кэши и память; это займет %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the disk; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Нажмите «Запустить», чтобы измерить диск; это займет %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the network to the other machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Нажмите «Запустить», чтобы измерить сеть до другого компьютера; это займет %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the cores of this machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Нажмите «Запустить», чтобы измерить ядра этого компьютера; это займет %1.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>%1 cycles</source>
        <comment>a latency</comment>
        <translation>тактов: %1</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 от макс.</translation>
    </message>
    <message>
        <source>whole region %1 ns</source>
        <comment>latency</comment>
        <translation>вся область %1 ns</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Щелкните, чтобы измерить только это.</translation>
    </message>
    <message>
        <source>Opens the Network page.</source>
        <translation>Открывает страницу «Сеть».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell, figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cell and figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Over the whole region: %1</source>
        <translation>По всей области: %1</translation>
    </message>
    <message>
        <source>One thread: %1</source>
        <translation>Один поток: %1</translation>
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
        <translation>%1: не измерено</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
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
        <translation>Измеряет это на каждом уровне</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>within this computer</source>
        <translation>внутри этого компьютера</translation>
    </message>
    <message>
        <source>to another machine</source>
        <translation>до другого компьютера</translation>
    </message>
    <message>
        <source>to another machine, not measured</source>
        <translation>до другого компьютера, не измерено</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Measures read, write, copy and latency here</source>
        <translation>Измеряет здесь чтение, запись, копирование и задержку</translation>
    </message>
    <message>
        <source>%1 measured, OS: %2</source>
        <comment>sizes of a cache</comment>
        <translation>измерено %1, ОС: %2</translation>
    </message>
    <message>
        <source>%1 assumed, %2 reported</source>
        <comment>sizes of a cache</comment>
        <translation>предполагается %1, сообщено %2</translation>
    </message>
    <message>
        <source>Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may use the rest. Strata chooses sizes by the part that it measured.</source>
        <comment>sizes of a cache</comment>
        <translation>Программам достается %1 из %2, о которых сообщает ОС. Остальное могут занимать другие виртуальные машины или программы. Strata выбирает размеры по той части, которую измерила.</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <comment>size of a cache</comment>
        <translation>измерено %1</translation>
    </message>
    <message>
        <source>%1 assumed</source>
        <comment>size of a cache</comment>
        <translation>предполагается %1</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <comment>size of a cache</comment>
        <translation>%1, не различим</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, operation</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>вся область %1</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>arithmetic, registers</source>
        <translation>арифметика, регистры</translation>
    </message>
    <message>
        <source>Measures the processor</source>
        <translation>Измеряет процессор</translation>
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
        <translation>Регистры, %1</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>один такт</translation>
    </message>
    <message>
        <source>%1: %2 ns</source>
        <comment>cell, figure</comment>
        <translation>%1: %2 ns</translation>
    </message>
    <message>
        <source>From the clock that Strata measures with latency. Click to measure latency in L1.</source>
        <translation>По тактовой частоте, которую Strata измеряет вместе с задержкой. Щелкните, чтобы измерить задержку L1.</translation>
    </message>
    <message>
        <source>Measures the disk</source>
        <translation>Измеряет диск</translation>
    </message>
    <message>
        <source>4K · p99 %1</source>
        <comment>random reads of 4 KiB</comment>
        <translation>4K · p99 %1</translation>
    </message>
    <message>
        <source>The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then Measure cache again.</source>
        <comment>sizes of a cache</comment>
        <translation>ОС сообщает о %2, но виртуальной машине редко достается все. Strata исходит из %1, пока не совпадут два измерения без помех. Чтобы измерить сейчас, выберите «Вид ▸ Компьютер…», а затем «Измерить кэш заново».</translation>
    </message>
    <message>
        <source>%1× one thread</source>
        <comment>rate of all threads</comment>
        <translation>%1× к одному потоку</translation>
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
            <numerusform>%1 и еще %Ln</numerusform>
            <numerusform>%1 и еще %Ln</numerusform>
            <numerusform>%1 и еще %Ln</numerusform>
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
            <numerusform>%Ln результат</numerusform>
            <numerusform>%Ln результата</numerusform>
            <numerusform>%Ln результатов</numerusform>
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
        <translation>макс.</translation>
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
            <numerusform>и еще %Ln</numerusform>
            <numerusform>и еще %Ln</numerusform>
            <numerusform>и еще %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message>
        <source>Working set %1</source>
        <comment>size</comment>
        <translation>Рабочий набор %1</translation>
    </message>
    <message>
        <source>Working set %1, in memory</source>
        <comment>size</comment>
        <translation>Рабочий набор %1, в памяти</translation>
    </message>
    <message>
        <source>Working set %1, in the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Рабочий набор %1, в кэше L%2</translation>
    </message>
    <message>
        <source>Working set %1, at the edge of the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Рабочий набор %1, на границе кэша L%2</translation>
    </message>
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
        <source>1 thread</source>
        <translation>1 поток</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln поток</numerusform>
            <numerusform>%Ln потока</numerusform>
            <numerusform>%Ln потоков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>so many threads</comment>
        <translation>%1, лучшее число</translation>
    </message>
    <message>
        <source>Maximum: the slowest operation</source>
        <translation>Максимум: самая медленная операция</translation>
    </message>
    <message>
        <source>p%1: %1 % of the operations take this long or less</source>
        <comment>percentile</comment>
        <translation>p%1: %1 % операций занимают столько времени или меньше</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most of many figures</comment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>percent</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Поток %1</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <comment>of a test</comment>
        <translation>Через %1 с</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <comment>so many</comment>
        <translation>Страницы: %1</translation>
    </message>
</context>
<context>
    <name>Responding</name>
    <message>
        <source>%1 disconnected before sending a code, which counts as a wrong code.</source>
        <comment>address</comment>
        <translation>%1 отключился, не отправив код; это считается неверным кодом.</translation>
    </message>
    <message>
        <source>Wrong code from %1.</source>
        <comment>address</comment>
        <translation>Неверный код от %1.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>Слишком много неверных кодов: сервер блокирует новые попытки на %Ln секунду.</numerusform>
            <numerusform>Слишком много неверных кодов: сервер блокирует новые попытки на %Ln секунды.</numerusform>
            <numerusform>Слишком много неверных кодов: сервер блокирует новые попытки на %Ln секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 disconnected: %2</source>
        <comment>who measured, why</comment>
        <translation>%1 отключился: %2</translation>
    </message>
    <message>
        <source>%1 disconnected without a test.</source>
        <comment>who</comment>
        <translation>%1 отключился без теста.</translation>
    </message>
    <message>
        <source>%1 finished its network test.</source>
        <comment>who</comment>
        <translation>%1 завершил тест сети.</translation>
    </message>
    <message>
        <source>Server is on, waiting for a client.</source>
        <translation>Сервер включен и ждет клиента.</translation>
    </message>
    <message>
        <source>%1 measures the network.</source>
        <comment>who</comment>
        <translation>%1 измеряет сеть.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>what is measured</comment>
        <translation>Сейчас: %1.</translation>
    </message>
    <message>
        <source>Server is off.</source>
        <translation>Сервер выключен.</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>Сервер запускается</translation>
    </message>
    <message>
        <source>Server is paused while this machine measures. Clients can connect again after the run.</source>
        <translation>Сервер приостановлен, пока этот компьютер измеряет. После прогона клиенты снова смогут подключиться.</translation>
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
        <translation>Один поток</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Все потоки</translation>
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
        <translation>измеряется</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ожидает</translation>
    </message>
    <message>
        <source>%1, earlier</source>
        <comment>the grade of a result of a run of before the start</comment>
        <translation>%1, раньше</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a reason, number of further ones</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Measured before this start of Strata.</source>
        <translation>Измерено до этого запуска Strata.</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>the grade comes at the end</comment>
        <translation>измерено</translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message>
        <source>others %1 of a CPU</source>
        <comment>percent; what other programs take</comment>
        <translation>другие %1 одного ЦП</translation>
    </message>
    <message>
        <source>clock %1 GHz steady</source>
        <translation>частота %1 GHz, стабильная</translation>
    </message>
    <message>
        <source>clock %1 to %2 GHz</source>
        <translation>частота от %1 до %2 GHz</translation>
    </message>
    <message>
        <source>no time stolen</source>
        <comment>by other virtual machines</comment>
        <translation>время не украдено</translation>
    </message>
    <message>
        <source>%1 stolen</source>
        <comment>share of the time that other virtual machines take</comment>
        <translation>украдено %1</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Другая программа</translation>
    </message>
    <message>
        <source>%1: %2 of a CPU</source>
        <comment>the busiest other program, percent</comment>
        <translation>%1: %2 одного ЦП</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>%Ln замер отброшен</numerusform>
            <numerusform>%Ln замера отброшено</numerusform>
            <numerusform>%Ln замеров отброшено</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was not saved: %2. Save it again in another folder, or make room first.</source>
        <translation>Файл %1 не сохранен: %2. Сохраните его еще раз в другой папке или сначала освободите место.</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Moves</source>
        <comment>the memory test of Nbench</comment>
        <translation>Пересылки</translation>
    </message>
    <message>
        <source>Load machinery</source>
        <comment>what a core has for its loads</comment>
        <translation>Механика чтения</translation>
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
        <translation>Узел %1</translation>
    </message>
    <message>
        <source>1 performance core</source>
        <translation>1 производительное ядро</translation>
    </message>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>%Ln производительное ядро</numerusform>
            <numerusform>%Ln производительных ядра</numerusform>
            <numerusform>%Ln производительных ядер</numerusform>
        </translation>
    </message>
    <message>
        <source>1 efficiency core</source>
        <translation>1 энергоэффективное ядро</translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>%Ln энергоэффективное ядро</numerusform>
            <numerusform>%Ln энергоэффективных ядра</numerusform>
            <numerusform>%Ln энергоэффективных ядер</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>1 промежуточное ядро</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>%Ln промежуточное ядро</numerusform>
            <numerusform>%Ln промежуточных ядра</numerusform>
            <numerusform>%Ln промежуточных ядер</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 ядро</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln ядро</numerusform>
            <numerusform>%Ln ядра</numerusform>
            <numerusform>%Ln ядер</numerusform>
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
        <translation>производительное</translation>
    </message>
    <message>
        <source>efficiency</source>
        <comment>kind of core</comment>
        <translation>энергоэффективное</translation>
    </message>
    <message>
        <source>in between</source>
        <comment>kind of core</comment>
        <translation>промежуточное</translation>
    </message>
    <message>
        <source>each %1</source>
        <comment>core has a cache of that size</comment>
        <translation>по %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>%Ln сокет</numerusform>
            <numerusform>%Ln сокета</numerusform>
            <numerusform>%Ln сокетов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation>1 ЦП</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs</source>
        <translation>
            <numerusform>%Ln ЦП</numerusform>
            <numerusform>%Ln ЦП</numerusform>
            <numerusform>%Ln ЦП</numerusform>
        </translation>
    </message>
    <message>
        <source>Each core: %1</source>
        <comment>caches</comment>
        <translation>Каждое ядро: %1</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <translation>нет ЦП</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <translation>ЦП %1</translation>
    </message>
    <message>
        <source>CPUs %1</source>
        <translation>ЦП %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ways</source>
        <comment>of a cache</comment>
        <translation>
            <numerusform>ассоциативность %Ln</numerusform>
            <numerusform>ассоциативность %Ln</numerusform>
            <numerusform>ассоциативность %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>lines of %1</source>
        <comment>of a cache, size</comment>
        <translation>строки по %1</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>Сокет %1</translation>
    </message>
    <message>
        <source>1 CPU is switched off</source>
        <translation>1 ЦП отключен</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>%Ln ЦП отключен</numerusform>
            <numerusform>%Ln ЦП отключены</numerusform>
            <numerusform>%Ln ЦП отключены</numerusform>
        </translation>
    </message>
    <message>
        <source>Core %1</source>
        <translation>Ядро %1</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>The usable part of %1 (%2 reported) is not confirmed: other programs or virtual machines disturbed the measurement. Strata repeats it at the next start.</source>
        <comment>level, size</comment>
        <translation>Доступная часть %1 (сообщено %2) не подтверждена: другие программы или виртуальные машины помешали измерению. Strata повторит его при следующем запуске.</translation>
    </message>
    <message>
        <source>Measured: programs can use all of %1 (%2).</source>
        <comment>level, size</comment>
        <translation>Измерено: программам доступен весь %1 (%2).</translation>
    </message>
    <message>
        <source>Measured: programs can use nothing of %1 (%2 reported).</source>
        <comment>level, size</comment>
        <translation>Измерено: программам недоступен %1 (сообщено %2).</translation>
    </message>
    <message>
        <source>Measured: programs can use about %1 of %2 (%3 reported).</source>
        <comment>size, level, size</comment>
        <translation>Измерено: программам доступно около %1 из %2 (сообщено %3).</translation>
    </message>
    <message>
        <source>not allowed for this program</source>
        <comment>CPU</comment>
        <translation>недоступен этой программе</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>CPU</comment>
        <translation>отключен</translation>
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
        <translation>без изменений</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a difference with its sign and unit</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>an interval in percent: from, to</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %, default</source>
        <comment>margin</comment>
        <translation>%1 %, по умолчанию</translation>
    </message>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>%1 %, по %Ln вашему прогону</numerusform>
            <numerusform>%1 %, по %Ln вашим прогонам</numerusform>
            <numerusform>%1 %, по %Ln вашим прогонам</numerusform>
        </translation>
    </message>
    <message>
        <source>No result exists both before and after.</source>
        <translation>Нет результатов, которые есть и до, и после.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>Быстрее %Ln результат, больше всего %1.</numerusform>
            <numerusform>Быстрее %Ln результата, больше всего %1.</numerusform>
            <numerusform>Быстрее %Ln результатов, больше всего %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>Медленнее %Ln результат, больше всего %1.</numerusform>
            <numerusform>Медленнее %Ln результата, больше всего %1.</numerusform>
            <numerusform>Медленнее %Ln результатов, больше всего %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>%Ln результат без изменений.</numerusform>
            <numerusform>%Ln результата без изменений.</numerusform>
            <numerusform>%Ln результатов без изменений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>Неясно с %Ln результатом: сделайте больше повторов.</numerusform>
            <numerusform>Неясно с %Ln результатами: сделайте больше повторов.</numerusform>
            <numerusform>Неясно с %Ln результатами: сделайте больше повторов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>У %Ln результата слишком мало повторов.</numerusform>
            <numerusform>У %Ln результатов слишком мало повторов.</numerusform>
            <numerusform>У %Ln результатов слишком мало повторов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a difference: 20.9 %</comment>
        <translation>быстрее на %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a difference: 20.9 %</comment>
        <translation>медленнее на %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::AgainstDialog</name>
    <message>
        <source>threads</source>
        <translation>потоки</translation>
    </message>
    <message>
        <source>affinity</source>
        <translation>привязка</translation>
    </message>
    <message>
        <source>buffer sizes</source>
        <translation>размеры буферов</translation>
    </message>
    <message>
        <source>times</source>
        <translation>время</translation>
    </message>
    <message>
        <source>disk profile</source>
        <translation>профиль диска</translation>
    </message>
    <message>
        <source>disk file</source>
        <translation>тестовый файл</translation>
    </message>
    <message>
        <source>disk folders</source>
        <translation>тестовые папки</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>большие страницы</translation>
    </message>
    <message>
        <source>raised priority</source>
        <translation>повышенный приоритет</translation>
    </message>
    <message>
        <source>same as A: change at least one setting</source>
        <translation>то же, что A: измените хотя бы одну настройку</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>отличается: %1</translation>
    </message>
    <message>
        <source>Takes %1 if both settings take the same time.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Занимает %1, если время с обеими настройками одинаково.</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>A/B-тест двух настроек</translation>
    </message>
    <message>
        <source>Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat or other programs affects both equally.</source>
        <translation>Выполняет A и B парами, перемешивает порядок в каждой паре и показывает, что быстрее. Дрейф из-за нагрева или других программ одинаково влияет на A и B.</translation>
    </message>
    <message>
        <source>Tests: %1</source>
        <translation>Тесты: %1</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>as in Setup</source>
        <translation>как в «Параметрах»</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B:</translation>
    </message>
    <message>
        <source>&amp;Settings of B…</source>
        <translation>&amp;Настройки B…</translation>
    </message>
    <message>
        <source>&amp;Huge pages, where available</source>
        <translation>&amp;Большие страницы, если доступны</translation>
    </message>
    <message>
        <source>&amp;Raised priority, if the OS allows it</source>
        <translation>Повышенный п&amp;риоритет, если ОС разрешает</translation>
    </message>
    <message>
        <source>&amp;Pairs:</source>
        <translation>&amp;Пары:</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterDialog</name>
    <message>
        <source>Before and after</source>
        <translation>До и после</translation>
    </message>
    <message>
        <source>Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.

1. Strata measures the present state: %1.
2. You change one thing, and restart the computer if that needs it.
3. Strata measures the same again, and shows what is faster or slower.</source>
        <translation>Показывает, что дает изменение: в BIOS, профиле памяти, драйвере или настройке ОС.

1. Strata измеряет текущее состояние: %1.
2. Вы меняете что-то одно и, если нужно, перезагружаете компьютер.
3. Strata измеряет то же еще раз и показывает, что стало быстрее или медленнее.</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Повторы:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>Takes %1 now, and the same time again after the change. Close other programs during both.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Занимает %1 сейчас и столько же после изменения. Оба раза закройте другие программы.</translation>
    </message>
    <message>
        <source>Takes the same time again after the change. Close other programs during both.</source>
        <translation>После изменения займет столько же времени. Оба раза закройте другие программы.</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Измерить сейчас</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Measured before the change: %1, %2.

Change it now. Restart the computer if that is needed, and come back: Strata remembers where you were.

Change one thing only, or the finding cannot tell which of them it was.</source>
        <translation>Измерено до изменения: %1, %2.

Теперь внесите изменение. Если нужно, перезагрузите компьютер и вернитесь: Strata помнит, на чем вы остановились.

Измените что-то одно, иначе по выводу не понять, какое изменение подействовало.</translation>
    </message>
    <message>
        <source>Most results of this baseline are not reliable: only large differences will show. Close other programs, press Forget, and measure it again.</source>
        <translation>Большинство результатов этой базы ненадежны: заметны будут только большие различия. Закройте другие программы, нажмите «Забыть» и измерьте базу заново.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Завершает это сравнение. Его прогоны остаются в истории.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Измерить снова</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Show comparison</source>
        <translation>Показать сравнение</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>A/B-тест двух настроек</translation>
    </message>
    <message>
        <source>%1
%2

B beside A:
%3</source>
        <comment>the two settings, verdict</comment>
        <translation>%1
%2

B по сравнению с A:
%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>A</source>
        <comment>one of two settings</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one of two settings</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Порог</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterGuide</name>
    <message>
        <source>Measure again</source>
        <translation>Измерить снова</translation>
    </message>
    <message>
        <source>Repeats the tests from before the change and shows what is faster or slower.</source>
        <translation>Повторяет тесты, сделанные до изменения, и показывает, что стало быстрее или медленнее.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Завершает это сравнение. Его прогоны остаются в истории.</translation>
    </message>
    <message>
        <source>Before the change, %1</source>
        <comment>date and time</comment>
        <translation>До изменения, %1</translation>
    </message>
    <message>
        <source>After the change, %1</source>
        <comment>date and time</comment>
        <translation>После изменения, %1</translation>
    </message>
    <message>
        <source>Before and after: the baseline is from %2 (%1). Make your change, then measure again.</source>
        <comment>tests, date and time</comment>
        <translation>До и после: база измерена %2 (%1). Внесите изменение и измерьте снова.</translation>
    </message>
</context>
<context>
    <name>strata::gui::BindingRow</name>
    <message>
        <source>Performance cores</source>
        <translation>Производительные ядра</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>Энергоэффективные ядра</translation>
    </message>
    <message>
        <source>Low-power cores</source>
        <translation>Ядра низкой мощности</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Все ядра</translation>
    </message>
    <message>
        <source>CPU numbers, such as 0,2,4-7: one per thread, in this order.</source>
        <translation>Номера ЦП, например 0,2,4-7: по одному на поток, в этом порядке.</translation>
    </message>
    <message>
        <source>The CPUs that the threads are pinned to.</source>
        <translation>ЦП, к которым привязаны потоки.</translation>
    </message>
    <message>
        <source>Type CPU numbers separated by commas, such as 0,2,4-7.</source>
        <translation>Введите номера ЦП через запятую, например 0,2,4-7.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1.</source>
        <translation>В этом компьютере нет ЦП %1.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1. Allowed: %2.</source>
        <translation>В этом компьютере нет ЦП %1. Допустимо: %2.</translation>
    </message>
    <message>
        <source>&amp;Affinity</source>
        <translation>&amp;Привязка</translation>
    </message>
    <message>
        <source>CPU affinity of the threads</source>
        <translation>Привязка потоков к ЦП</translation>
    </message>
    <message>
        <source>Spread as far as possible</source>
        <translation>Как можно дальше друг от друга</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Рядом друг с другом</translation>
    </message>
    <message>
        <source>Spread, one CPU per core</source>
        <translation>Врозь, по одному ЦП на ядро</translation>
    </message>
    <message>
        <source>Not pinned</source>
        <translation>Без привязки</translation>
    </message>
    <message>
        <source>These CPUs</source>
        <translation>Эти ЦП</translation>
    </message>
    <message>
        <source>CPUs that the threads are pinned to</source>
        <translation>ЦП, к которым привязаны потоки</translation>
    </message>
    <message>
        <source>Kind of cores that the threads run on</source>
        <translation>Вид ядер, на которых работают потоки</translation>
    </message>
    <message>
        <source>This processor mixes kinds of cores. Choose one kind to measure it alone.</source>
        <translation>В этом процессоре ядра разных видов. Выберите один вид, чтобы измерить только его.</translation>
    </message>
    <message>
        <source>Pick CP&amp;Us…</source>
        <translation>Выбрать &amp;ЦП…</translation>
    </message>
    <message>
        <source>Pick CPUs in a picture of the machine</source>
        <translation>Выбрать ЦП на схеме компьютера</translation>
    </message>
    <message>
        <source>Shows the machine. Strata pins the threads to the CPUs that you pick.</source>
        <translation>Показывает компьютер. Strata привязывает потоки к ЦП, которые вы выберете.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CardDialog</name>
    <message>
        <source>Result card</source>
        <translation>Карточка результатов</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 points, to save as PNG or SVG</source>
        <comment>width, height</comment>
        <translation>Рисунок %1 × %2 точек, сохраняется как PNG или SVG</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Сохранить карточку результатов</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy result card</source>
        <translation>Копировать карточку результатов</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartHead</name>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Show all of the chart</source>
        <translation>Показать весь график</translation>
    </message>
    <message>
        <source>Show the whole axis again (0)</source>
        <translation>Снова показать всю ось (0)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>Показать как график</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Показать как таблицу</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Что показывает график</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartPanel</name>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>No results for this chart.</source>
        <translation>Для этого графика нет результатов.</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>Копировать &amp;таблицу</translation>
    </message>
    <message>
        <source>Show as &amp;chart</source>
        <translation>Показать как &amp;график</translation>
    </message>
    <message>
        <source>Show as ta&amp;ble</source>
        <translation>Показать как та&amp;блицу</translation>
    </message>
    <message>
        <source>Show &amp;all of the chart</source>
        <translation>Показать &amp;весь график</translation>
    </message>
</context>
<context>
    <name>strata::gui::CommandView</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>Копи&amp;ровать</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>Копировать командную строку</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>Копирует командную строку.</translation>
    </message>
    <message>
        <source>What Run does, on the command line</source>
        <translation>Что делает «Запустить», в командной строке</translation>
    </message>
    <message>
        <source>These settings on the command &amp;line</source>
        <translation>Эти настройки в ко&amp;мандной строке</translation>
    </message>
    <message>
        <source>These settings on the command line</source>
        <translation>Эти настройки в командной строке</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the command line of Run</source>
        <translation>Копировать командную строку кнопки «Запустить»</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareChart</name>
    <message>
        <source>All</source>
        <comment>tests</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>test, what of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No visible side has results.</source>
        <translation>Ни у одной из видимых сторон нет результатов.</translation>
    </message>
    <message>
        <source>The baseline has none of these results. Clear “Relative to the baseline” to see those of the others.</source>
        <translation>У базы нет ни одного из этих результатов. Снимите флажок «Относительно базы», чтобы увидеть результаты остальных.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Что показывает график</translation>
    </message>
    <message>
        <source>Width of an access</source>
        <translation>Ширина обращения</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Порядок обращений</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Тесты</translation>
    </message>
    <message>
        <source>Rela&amp;tive to the baseline</source>
        <translation>Относите&amp;льно базы</translation>
    </message>
    <message>
        <source>Shows differences in percent instead of the results themselves</source>
        <translation>Показывает разницу в процентах вместо самих результатов</translation>
    </message>
    <message>
        <source>Gr&amp;oup more than %1 sides</source>
        <translation>Объеди&amp;нять, если сторон больше %1</translation>
    </message>
    <message>
        <source>Draws the other sides as one band from minimum to maximum, with their median</source>
        <translation>Рисует остальные стороны одной полосой от минимума до максимума, с их медианой</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of the horizontal axis</comment>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Shows the whole axis again (0)</source>
        <translation>Снова показывает всю ось (0)</translation>
    </message>
    <message>
        <source>No other side has these results in common with the baseline. Clear “Relative to the baseline” to see the results of each.</source>
        <translation>Ни у одной другой стороны нет этих результатов, общих с базой. Снимите флажок «Относительно базы», чтобы увидеть результаты каждой.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareExports</name>
    <message>
        <source>Export table</source>
        <translation>Экспорт таблицы</translation>
    </message>
    <message>
        <source>strata-comparison-%1.csv</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparison-%1.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)</source>
        <translation>Таблицы (*.csv);;Текстовые файлы (*.txt);;Веб-страницы (*.html);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Comparison saved to %1</source>
        <translation>Сравнение сохранено в %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Сохранение рисунка</translation>
    </message>
    <message>
        <source>strata-comparison-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparison-%1.png</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>Рисунки PNG (*.png);;Рисунки SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Рисунок сохранен в %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>График в буфере обмена.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Таблица в буфере обмена.</translation>
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
        <translation>Есть только у некоторых сторон</translation>
    </message>
    <message>
        <source>nothing tested: needs %1 repetitions on both sides</source>
        <translation>не проверено: на каждой стороне нужно не меньше %1 повторов</translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>с поправкой на %Ln строку (Бенджамини — Хохберг)</numerusform>
            <numerusform>с поправкой на %Ln строки (Бенджамини — Хохберг)</numerusform>
            <numerusform>с поправкой на %Ln строк (Бенджамини — Хохберг)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run counts once</source>
        <translation>Каждый прогон считается один раз</translation>
    </message>
    <message>
        <source>margin: from your own unchanged runs, else 1 to 10 % by test</source>
        <translation>порог: по вашим неизменным прогонам, иначе от 1 до 10 % по тесту</translation>
    </message>
    <message>
        <source>≈ nearly the same size</source>
        <comment>of the next or last row&apos;s region of memory</comment>
        <translation>≈ почти тот же размер</translation>
    </message>
    <message>
        <source>only %1 has this</source>
        <comment>a side</comment>
        <translation>есть только у %1</translation>
    </message>
    <message>
        <source>the baseline lacks this</source>
        <translation>у базы этого нет</translation>
    </message>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>Среднее геометрическое по %Ln повтору</numerusform>
            <numerusform>Среднее геометрическое по %Ln повторам</numerusform>
            <numerusform>Среднее геометрическое по %Ln повторам</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1, %2</source>
        <comment>in percent, what was found</comment>
        <translation>Разница: %1, %2</translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <comment>from, to</comment>
        <translation>Интервал: %1</translation>
    </message>
    <message>
        <source>Margin: %1</source>
        <comment>how far apart unchanged runs lie</comment>
        <translation>Порог: %1</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>нет результата</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparePage</name>
    <message>
        <source>Added from %1</source>
        <translation>Добавлено из %1</translation>
    </message>
    <message>
        <source>All of %1 is compared already</source>
        <translation>Все из %1 уже сравнивается</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add another run, series or file to compare with.</source>
        <translation>Добавьте для сравнения еще один прогон, серию или файл.</translation>
    </message>
    <message>
        <source>All other sides are hidden.</source>
        <translation>Все остальные стороны скрыты.</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>settings with a value for each side</comment>
        <translation>Отличается: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>Из сравнения убрана %Ln сторона.</numerusform>
            <numerusform>Из сравнения убраны %Ln стороны.</numerusform>
            <numerusform>Из сравнения убрано %Ln сторон.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add runs to compare</source>
        <translation>Добавление прогонов для сравнения</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;All files (*)</source>
        <translation>Прогоны Strata (*.strata *.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Adds runs to compare; files can be dropped here too</source>
        <translation>Добавляет прогоны для сравнения; файлы можно перетащить сюда</translation>
    </message>
    <message>
        <source>From the &amp;history</source>
        <translation>Из &amp;истории</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Из &amp;файла…</translation>
    </message>
    <message>
        <source>&amp;Reference runs</source>
        <translation>&amp;Эталонные прогоны</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>Сделать &amp;базой</translation>
    </message>
    <message>
        <source>Makes the selected side the baseline (Enter)</source>
        <translation>Делает выбранную сторону базой (Enter)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Removes the selected side from the comparison (Delete). It stays in the history.</source>
        <translation>Убирает выбранную сторону из сравнения (Delete). В истории она остается.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>О&amp;чистить</translation>
    </message>
    <message>
        <source>Removes all sides from the comparison. They stay in the history.</source>
        <translation>Убирает все стороны из сравнения. В истории они остаются.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>How this is decided</source>
        <translation>Как получен вывод</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copies the table in a form that spreadsheets accept</source>
        <translation>Копирует таблицу в виде, который понимают электронные таблицы</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>&amp;Таблица…</translation>
    </message>
    <message>
        <source>&amp;Picture of the chart…</source>
        <translation>&amp;Рисунок графика…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Копировать рисунок</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Стороны</translation>
    </message>
    <message>
        <source>The first is the baseline. Alt with the up or down arrow key moves one.</source>
        <translation>Первая сторона — база. Alt со стрелкой вверх или вниз перемещает сторону.</translation>
    </message>
    <message>
        <source>Drag a side to another place, or press Alt with an arrow key. The first is the baseline.</source>
        <translation>Перетащите сторону на другое место или нажмите Alt со стрелкой. Первая сторона — база.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Пока сравнивать нечего</translation>
    </message>
    <message>
        <source>Choose runs on the History page and press Compare, or press Add here. Files of runs can be dropped here.</source>
        <translation>Выберите прогоны на странице «История» и нажмите «Сравнить» или нажмите здесь «Добавить». Файлы прогонов можно перетащить сюда.</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <comment>name of the baseline, what was found</comment>
        <translation>По сравнению с %1: %2</translation>
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
        <translation>база</translation>
    </message>
    <message>
        <source>worst grade: %1</source>
        <comment>of a side</comment>
        <translation>худшая оценка: %1</translation>
    </message>
    <message>
        <source>largest difference: %1, %2</source>
        <comment>difference, name of a result</comment>
        <translation>наибольшая разница: %1, %2</translation>
    </message>
    <message>
        <source>mean of all its results: %1</source>
        <comment>how often a side is the baseline</comment>
        <translation>среднее всех результатов: %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>неясно</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <comment>of a run or series</comment>
        <translation>Идентификатор: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareTable</name>
    <message numerus="yes">
        <source>%Ln results that only some sides have</source>
        <translation>
            <numerusform>%Ln результат есть только у некоторых сторон</numerusform>
            <numerusform>%Ln результата есть только у некоторых сторон</numerusform>
            <numerusform>%Ln результатов есть только у некоторых сторон</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the tests</source>
        <translation>Поиск по тестам</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Только &amp;различия</translation>
    </message>
    <message>
        <source>Shows the rows that are better or worse</source>
        <translation>Показывает строки, где стало лучше или хуже</translation>
    </message>
    <message>
        <source>Shows or hides them below the others, with the reason</source>
        <translation>Показывает их под остальными с указанием причины или скрывает</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>Таблица сравнения</translation>
    </message>
    <message>
        <source>▲ better   ▼ worse   ? inconclusive   ~ few repetitions</source>
        <translation>▲ лучше   ▼ хуже   ? неясно   ~ мало повторов</translation>
    </message>
    <message>
        <source>No result that the sides have in common.</source>
        <translation>Нет результатов, общих для сторон.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedChooser</name>
    <message>
        <source>Reference results of another machine, shown beside those of this one</source>
        <translation>Эталонные результаты другого компьютера рядом с результатами этого</translation>
    </message>
    <message>
        <source>%1
%2
Source: %3</source>
        <comment>what it is, machine, source</comment>
        <translation>%1
%2
Источник: %3</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no published figures</comment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Earlier runs of this machine</source>
        <translation>Прежние прогоны этого компьютера</translation>
    </message>
    <message>
        <source>Published, year not known</source>
        <translation>Опубликовано, год неизвестен</translation>
    </message>
    <message>
        <source>Published in %1</source>
        <comment>year</comment>
        <translation>Опубликовано в %1 г.</translation>
    </message>
    <message>
        <source>What these results are compared with</source>
        <translation>С чем сравниваются эти результаты</translation>
    </message>
    <message>
        <source>Results of an earlier run or of another machine, shown beside those of now</source>
        <translation>Результаты прежнего прогона или другого компьютера рядом с нынешними</translation>
    </message>
    <message>
        <source>Results of an earlier run of this machine, shown beside those of now</source>
        <translation>Результаты прежнего прогона этого компьютера рядом с нынешними</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedRow</name>
    <message>
        <source>Compare with:</source>
        <translation>Сравнить с:</translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message>
        <source>Remove settings and history</source>
        <translation>Удаление настроек и истории</translation>
    </message>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>Удалить все настройки и все сохраненные прогоны? Strata закроется и удалит %Ln свой файл из %1.</numerusform>
            <numerusform>Удалить все настройки и все сохраненные прогоны? Strata закроется и удалит %Ln своих файла из %1.</numerusform>
            <numerusform>Удалить все настройки и все сохраненные прогоны? Strata закроется и удалит %Ln своих файлов из %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Reports and run files that you saved elsewhere stay.</source>
        <translation>Отменить это нельзя. Отчеты и файлы прогонов, которые вы сохранили в других местах, останутся.</translation>
    </message>
    <message>
        <source>&amp;Remove and close</source>
        <translation>&amp;Удалить и закрыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskBar</name>
    <message>
        <source>File of %1</source>
        <comment>size</comment>
        <translation>Файл %1</translation>
    </message>
    <message>
        <source>%1 s per workload</source>
        <translation>%1 с на нагрузку</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <comment>size</comment>
        <translation>Записывает %1</translation>
    </message>
    <message>
        <source>In %1. Strata deletes the file when the test ends.</source>
        <comment>folder</comment>
        <translation>В %1. Strata удаляет файл, когда тест заканчивается.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Профиль диска</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others use higher queue depths, like CrystalDiskMark.</source>
        <translation>Выбирает строки для измерения. «Классический» один раз записывает и читает весь файл, как Nbench. Остальные используют большую глубину очереди, как CrystalDiskMark.</translation>
    </message>
    <message>
        <source>Size of the disk file</source>
        <translation>Размер тестового файла</translation>
    </message>
    <message>
        <source>A larger file exceeds the caches of the drive. Setup accepts any size.</source>
        <translation>Большой файл не умещается в кэшах накопителя. В «Параметрах» можно задать любой размер.</translation>
    </message>
    <message>
        <source>Time per workload</source>
        <translation>Время на нагрузку</translation>
    </message>
    <message>
        <source>Measuring time per cell. A longer time gives steadier results.</source>
        <translation>Время измерения одной ячейки. Чем оно больше, тем устойчивее результаты.</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Что показывает таблица</translation>
    </message>
    <message>
        <source>Selects the large value in each cell. Does not measure again.</source>
        <translation>Выбирает крупное значение в каждой ячейке. Ничего не измеряет заново.</translation>
    </message>
    <message>
        <source>Sustained write…</source>
        <translation>Длительная запись…</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Тест длительной записи</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Пишет долго, чтобы показать, когда накопитель замедляется</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>Прочитать файл…</translation>
    </message>
    <message>
        <source>Read an existing file</source>
        <translation>Прочитать существующий файл</translation>
    </message>
    <message>
        <source>Measures only reading, from an existing file. Writes nothing.</source>
        <translation>Измеряет только чтение существующего файла. Ничего не записывает.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskCommands</name>
    <message>
        <source>Read a file</source>
        <translation>Чтение файла</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFileRow</name>
    <message>
        <source>Size of the disk file in each folder</source>
        <translation>Размер тестового файла в каждой папке</translation>
    </message>
    <message>
        <source>Size of the disk file of each thread</source>
        <translation>Размер тестового файла каждого потока</translation>
    </message>
    <message>
        <source>for each folder</source>
        <translation>на каждую папку</translation>
    </message>
    <message>
        <source>for each thread</source>
        <translation>на каждый поток</translation>
    </message>
    <message>
        <source>A size from %1 to %2, such as 256M or %3.</source>
        <translation>Размер от %1 до %2, например 256M или %3.</translation>
    </message>
    <message>
        <source>At most %1 for each folder: %2 is free in %3.</source>
        <translation>Не более %1 на папку: в %3 свободно %2.</translation>
    </message>
    <message>
        <source>At most %1 for each thread: %2 is free in %3.</source>
        <translation>Не более %1 на поток: в %3 свободно %2.</translation>
    </message>
    <message>
        <source>&amp;Disk file</source>
        <translation>&amp;Тестовый файл</translation>
    </message>
    <message>
        <source>Run on the Overview uses a file of at most %1 instead.</source>
        <translation>Прогон со страницы «Обзор» вместо этого использует файл не больше %1.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersDialog</name>
    <message>
        <source>Disk folders</source>
        <translation>Тестовые папки</translation>
    </message>
    <message>
        <source>The disk test uses one file in each folder, all at the same time. Folders on one drive share its throughput.</source>
        <translation>Тест диска использует по одному файлу в каждой папке, все одновременно. Папки на одном накопителе делят его пропускную способность.</translation>
    </message>
    <message>
        <source>Each thread has its file in its own folder. With more threads than folders, the list starts again. Extra folders stay unused.</source>
        <translation>У каждого потока свой файл в своей папке. Если потоков больше, чем папок, список начинается сначала. Лишние папки не используются.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Поток</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Disk folders, one for each thread</source>
        <translation>Тестовые папки, по одной на поток</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Добавить…</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Добавить папку</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Обзо&amp;р…</translation>
    </message>
    <message>
        <source>Choose another folder for the selected file</source>
        <translation>Выбрать другую папку для выделенного файла</translation>
    </message>
    <message>
        <source>Choose another folder for the selected thread</source>
        <translation>Выбрать другую папку для выделенного потока</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Remove the selected folder</source>
        <translation>Убрать выделенную папку</translation>
    </message>
    <message>
        <source>Or &amp;drives, as letters</source>
        <translation>Или &amp;буквы дисков</translation>
    </message>
    <message>
        <source>Letters of the drives</source>
        <translation>Буквы дисков</translation>
    </message>
    <message>
        <source>Letters of the drives, one for each thread</source>
        <translation>Буквы дисков, по одной на поток</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;ОК</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Файл %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Поток %1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>threads</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Current folder: %1</source>
        <translation>Текущая папка: %1</translation>
    </message>
    <message>
        <source>The list has drive %1 twice. Type each letter once, such as cde.</source>
        <translation>Диск %1 указан дважды. Введите каждую букву один раз, например cde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a drive letter. Type letters from a to z, such as cde.</source>
        <translation>«%1» — не буква диска. Введите буквы от a до z, например cde.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersRow</name>
    <message>
        <source>Current folder: %1</source>
        <translation>Текущая папка: %1</translation>
    </message>
    <message>
        <source>Only %1 is free in %2, not enough for a test file. Choose another folder.</source>
        <translation>В %2 свободно только %1: для тестового файла этого мало. Выберите другую папку.</translation>
    </message>
    <message>
        <source>Disk folders</source>
        <translation>Тестовые папки</translation>
    </message>
    <message>
        <source>Set dis&amp;k…</source>
        <translation>&amp;Задать папки…</translation>
    </message>
    <message>
        <source>Set disk folders</source>
        <translation>Задать тестовые папки</translation>
    </message>
    <message>
        <source>Chooses the folders for the test files.</source>
        <translation>Задает папки для тестовых файлов.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskGrid</name>
    <message>
        <source>Disk test</source>
        <translation>Тест диска</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskPage</name>
    <message>
        <source>Back to the disk</source>
        <translation>Назад к диску</translation>
    </message>
    <message>
        <source>Shows the disk test again. The results of this file stay until you read another file.</source>
        <translation>Снова показывает тест диска. Результаты этого файла сохраняются, пока вы не прочитаете другой файл.</translation>
    </message>
    <message>
        <source>Reading %1, %2, in %3</source>
        <comment>name of a file, its size, its folder</comment>
        <translation>Чтение %1, %2, в %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskProfileRow</name>
    <message>
        <source>Time per workload: a whole number of seconds from %1 to %2.</source>
        <translation>Время на нагрузку: целое число секунд от %1 до %2.</translation>
    </message>
    <message>
        <source>Reads: a whole number of percent from %1 to %2.</source>
        <translation>Доля чтения: целое число процентов от %1 до %2.</translation>
    </message>
    <message>
        <source>Queue depth per thread: a whole number from %1 to %2.</source>
        <translation>Глубина очереди на поток: целое число от %1 до %2.</translation>
    </message>
    <message>
        <source>Threads on the file: a whole number from %1 to %2.</source>
        <translation>Потоки на файл: целое число от %1 до %2.</translation>
    </message>
    <message>
        <source>Block size: a power of two from %1 to %2, such as 4K.</source>
        <translation>Размер блока: степень двойки от %1 до %2, например 4K.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Профиль диска</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench.</source>
        <translation>Выбирает строки для измерения. «Классический» один раз записывает и читает весь файл, как Nbench.</translation>
    </message>
    <message>
        <source>Seco&amp;nds per workload</source>
        <translation>&amp;Секунд на нагрузку</translation>
    </message>
    <message>
        <source>Time per workload, seconds</source>
        <translation>Время на нагрузку, секунды</translation>
    </message>
    <message>
        <source>Reads, percent</source>
        <translation>Доля чтения, %</translation>
    </message>
    <message>
        <source>Reads, percent of all requests</source>
        <translation>Доля чтения, в процентах от всех запросов</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Порядок обращений</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>Последовательный</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Случайный</translation>
    </message>
    <message>
        <source>Sequential: the blocks in file order. Random: each block once, shuffled.</source>
        <translation>Последовательный: блоки в порядке файла. Случайный: каждый блок один раз, вперемешку.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Block size per request</source>
        <translation>Размер блока на запрос</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>&amp;Глубина очереди</translation>
    </message>
    <message>
        <source>Queue depth per thread</source>
        <translation>Глубина очереди на поток</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Потоки</translation>
    </message>
    <message>
        <source>Threads on the file</source>
        <translation>Потоки на файл</translation>
    </message>
    <message>
        <source>Also with all-&amp;zero data (0-fill)</source>
        <translation>Также с данными из одних &amp;нулей</translation>
    </message>
    <message>
        <source>Also with all-zero data (0-fill)</source>
        <translation>Также с данными из одних нулей</translation>
    </message>
    <message>
        <source>Shows how drives and file systems handle compressible data. Do not compare disks by it.</source>
        <translation>Показывает, как накопители и файловые системы обходятся со сжимаемыми данными. Не сравнивайте по ним диски.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskQuestion</name>
    <message>
        <source>This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata deletes the file afterwards.</source>
        <translation>Этот прогон измеряет весь компьютер не более чем за %1 с: процессор, уровни памяти и диск. Для диска он записывает файл размером до %2, а затем несколько секунд читает и пишет его. После этого Strata удаляет файл.</translation>
    </message>
    <message>
        <source>%1

Where: %2</source>
        <comment>what is written, folder</comment>
        <translation>%1

Где: %2</translation>
    </message>
    <message>
        <source>Measure the &amp;disk too</source>
        <translation>Измерить и &amp;диск</translation>
    </message>
    <message>
        <source>Strata asks this once. To change it later: Run &gt; Whole machine options.</source>
        <translation>Strata спрашивает об этом один раз. Изменить ответ потом: «Измерение» &gt; «Варианты прогона всего компьютера».</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskRowsView</name>
    <message>
        <source>Rate over time</source>
        <translation>Скорость по времени</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>Задержка по времени</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Задержка по перцентилям</translation>
    </message>
    <message>
        <source>Sustained write: rate</source>
        <translation>Длительная запись: скорость</translation>
    </message>
    <message>
        <source>Sustained write: latency</source>
        <translation>Длительная запись: задержка</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Что показывает график</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message>
        <source>Other folders…</source>
        <translation>Другие папки…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Накопитель</translation>
    </message>
    <message>
        <source>Drive to test</source>
        <translation>Накопитель для теста</translation>
    </message>
    <message>
        <source>Chooses the drive to test, or the folders for the test files.</source>
        <translation>Выбирает накопитель для теста или папки для тестовых файлов.</translation>
    </message>
    <message>
        <source>Checking the folder…</source>
        <translation>Проверяется папка…</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>и еще %Ln папка</numerusform>
            <numerusform>и еще %Ln папки</numerusform>
            <numerusform>и еще %Ln папок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>Вернуть в окно</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>Отделить от окна</translation>
    </message>
    <message>
        <source>Hide; View, Report pane shows it again</source>
        <translation>Скрыть; снова показать: «Вид», «Панель отчетов»</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
</context>
<context>
    <name>strata::gui::EnduranceDialog</name>
    <message>
        <source>A size from %1 to %2, such as 64G.</source>
        <translation>Размер от %1 до %2, например 64G.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>folder and drive</comment>
        <translation>Где: %1.</translation>
    </message>
    <message>
        <source>Writes %1 in total, in repeated passes over a file of %2. It needs no more space than this file. Strata deletes it when the test ends or stops.</source>
        <translation>Записывает всего %1, проходя много раз по файлу размером %2. Больше места, чем этот файл, тест не занимает. Strata удаляет файл, когда тест закончен или остановлен.</translation>
    </message>
    <message>
        <source>This wears a flash drive: it writes %1 of this disk&apos;s capacity. Desktop drives are rated for about %2 full drive writes, so it uses %3 of that.</source>
        <translation>Тест изнашивает флеш-накопитель: он записывает %1 от емкости этого диска. Накопители для ПК рассчитаны примерно на %2 полных перезаписей, и тест расходует %3 из них.</translation>
    </message>
    <message>
        <source>This wears a flash drive: each write uses a little of its rated life.</source>
        <translation>Тест изнашивает флеш-накопитель: каждая запись расходует немного его ресурса.</translation>
    </message>
    <message>
        <source>Strata verifies each pass, which takes about twice as long.</source>
        <translation>Strata проверяет каждый проход, и это занимает примерно вдвое больше времени.</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Тест длительной записи</translation>
    </message>
    <message>
        <source>Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and how fast it is then.</source>
        <translation>Показывает скорость по объему записанных данных: где заполняется SLC-кэш накопителя, где он нагревается и какова тогда скорость.</translation>
    </message>
    <message>
        <source>Total &amp;write</source>
        <translation>Всего &amp;записать</translation>
    </message>
    <message>
        <source>Bytes to write in total</source>
        <translation>Сколько байт записать всего</translation>
    </message>
    <message>
        <source>Choose more than the SLC cache of the drive, often 10 to 30 % of the free space.</source>
        <translation>Выберите больше, чем SLC-кэш накопителя: часто это от 10 до 30 % свободного места.</translation>
    </message>
    <message>
        <source>&amp;Read back and verify</source>
        <translation>&amp;Прочитать обратно и проверить</translation>
    </message>
    <message>
        <source>Read back and verify</source>
        <translation>Прочитать обратно и проверить</translation>
    </message>
    <message>
        <source>Finds blocks that the drive loses, misplaces or corrupts.</source>
        <translation>Находит блоки, которые накопитель теряет, записывает не туда или портит.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>At %1 MB/s, the fastest rate of this drive&apos;s last test, that takes %2. It takes longer when the drive slows down.</source>
        <comment>rate, duration</comment>
        <translation>При %1 MB/s — наибольшей скорости последнего теста этого накопителя — это займет %2. Если накопитель замедлится, времени уйдет больше.</translation>
    </message>
    <message>
        <source>At %1 MB/s that takes %2; a faster drive takes less.</source>
        <comment>rate, duration</comment>
        <translation>При %1 MB/s это займет %2; более быстрому накопителю нужно меньше времени.</translation>
    </message>
</context>
<context>
    <name>strata::gui::Exports</name>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>Рисунки PNG (*.png);;Рисунки SVG (*.svg)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Текстовые файлы (*.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata (*.strata)</source>
        <translation>Все отчеты как текст (*.txt);;Последний прогон как веб-страница (*.html);;Последний прогон как рисунок (*.svg);;Последний прогон как таблица (*.csv);;Последний прогон как файл Strata (*.strata)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Сохранение отчета</translation>
    </message>
    <message>
        <source>strata-report-%1.txt</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-report-%1.txt</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>Отчет сохранен в %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Сохранение рисунка</translation>
    </message>
    <message>
        <source>strata-chart-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-chart-%1.png</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Рисунок сохранен в %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>График в буфере обмена.</translation>
    </message>
    <message>
        <source>strata-machine-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-machine-%1.png</translation>
    </message>
    <message>
        <source>Save diagnostics</source>
        <translation>Сохранение диагностики</translation>
    </message>
    <message>
        <source>strata-diagnostics-%1.json</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-diagnostics-%1.json</translation>
    </message>
    <message>
        <source>Diagnostics (*.json)</source>
        <translation>Диагностика (*.json)</translation>
    </message>
    <message>
        <source>Diagnostics saved to %1</source>
        <translation>Диагностика сохранена в %1</translation>
    </message>
    <message>
        <source>%1 · method %2</source>
        <comment>settings of a run, revision of the method</comment>
        <translation>%1 · методика %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date on a result card</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Сохранение карточки результатов</translation>
    </message>
    <message>
        <source>strata-card-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-card-%1.png</translation>
    </message>
    <message>
        <source>Result card saved to %1</source>
        <translation>Карточка результатов сохранена в %1</translation>
    </message>
    <message>
        <source>The result card is on the clipboard.</source>
        <translation>Карточка результатов в буфере обмена.</translation>
    </message>
    <message>
        <source>all threads: %1</source>
        <comment>how many these are</comment>
        <translation>все потоки: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table (*.csv);;This page as a file of Strata (*.strata)</source>
        <translation>Эта страница как веб-страница (*.html);;Эта страница как рисунок (*.svg);;Эта страница как таблица (*.csv);;Эта страница как файл Strata (*.strata)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt)</source>
        <translation>Все отчеты как текст (*.txt)</translation>
    </message>
    <message>
        <source>strata-report-%1.html</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-report-%1.html</translation>
    </message>
</context>
<context>
    <name>strata::gui::FoldedText</name>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
    <message>
        <source>Show less of the notes</source>
        <translation>Показать меньше примечаний</translation>
    </message>
    <message>
        <source>Show all of the notes</source>
        <translation>Показать все примечания</translation>
    </message>
</context>
<context>
    <name>strata::gui::HeldBackLine</name>
    <message>
        <source>What holds this machine back: %1</source>
        <comment>a list</comment>
        <translation>Что сдерживает этот компьютер: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HelpPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the previous page (%1)</source>
        <translation>Назад к предыдущей странице (%1)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Forward to the next page (%1)</source>
        <translation>Вперед к следующей странице (%1)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Поиск в справке</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>Содержание справки</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Результаты поиска</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Текст справки</translation>
    </message>
    <message>
        <source>No results for “%1” in the help. Try fewer words, or part of a word.</source>
        <translation>По запросу «%1» в справке ничего не найдено. Введите меньше слов или часть слова.</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>Найдено мест: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message>
        <source>Search dates, labels, comments, machines and tests</source>
        <translation>Поиск по датам, меткам, комментариям, компьютерам и тестам</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>Поиск в истории</translation>
    </message>
    <message>
        <source>Tests to show</source>
        <translation>Какие тесты показать</translation>
    </message>
    <message>
        <source>Grades to show</source>
        <translation>Какие оценки показать</translation>
    </message>
    <message>
        <source>Machines to show</source>
        <translation>Какие компьютеры показать</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Все тесты</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Все оценки</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Все компьютеры</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln прогон</numerusform>
            <numerusform>%Ln прогона</numerusform>
            <numerusform>%Ln прогонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 из %Ln прогона</numerusform>
            <numerusform>%1 из %Ln прогонов</numerusform>
            <numerusform>%1 из %Ln прогонов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message>
        <source>not finished</source>
        <translation>не закончен</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>завершен</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>остановлен</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>test, figure, unit</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln прогон</numerusform>
            <numerusform>%Ln прогона</numerusform>
            <numerusform>%Ln прогонов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a run in its series, runs of the series</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Тесты</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>%1 (memory)</source>
        <comment>test, of what is behind the caches</comment>
        <translation>%1 (память)</translation>
    </message>
    <message>
        <source>%1 (L%2)</source>
        <comment>test, number of a cache</comment>
        <translation>%1 (L%2)</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <comment>percent of a run</comment>
        <translation>выполняется, %1 %</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message>
        <source>Nothing new: these runs are in the history</source>
        <translation>Ничего нового: эти прогоны уже есть в истории</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>Из %1 добавлен %Ln прогон</numerusform>
            <numerusform>Из %1 добавлено %Ln прогона</numerusform>
            <numerusform>Из %1 добавлено %Ln прогонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>Добавлен %Ln прогон</numerusform>
            <numerusform>Добавлено %Ln прогона</numerusform>
            <numerusform>Добавлено %Ln прогонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>Удален %Ln прогон.</numerusform>
            <numerusform>Удалено %Ln прогона.</numerusform>
            <numerusform>Удалено %Ln прогонов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) could not be read either.</source>
        <translation>
            <numerusform>Не удалось прочитать еще %Ln файл.</numerusform>
            <numerusform>Не удалось прочитать еще %Ln файла.</numerusform>
            <numerusform>Не удалось прочитать еще %Ln файлов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>Импорт прогонов</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)</source>
        <translation>Прогоны Strata (*.strata *.json);;Вывод других программ (*.csv *.txt *.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>strata-run-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-run-%1.strata</translation>
    </message>
    <message>
        <source>strata-series-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-series-%1.strata</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Экспорт прогона</translation>
    </message>
    <message>
        <source>Export series</source>
        <translation>Экспорт серии</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Прогоны Strata (*.strata);;Веб-страницы (*.html);;Рисунки (*.svg);;Таблицы (*.csv);;Текстовые файлы (*.txt)</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>Сохраненные прогоны</translation>
    </message>
    <message>
        <source>Select one run to see its report here.</source>
        <translation>Выберите один прогон, чтобы увидеть здесь его отчет.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>О&amp;ткрыть</translation>
    </message>
    <message>
        <source>Shows the results of the selected run on the pages, with their charts. Double-clicking it does the same. From a series, it is the run at the median.</source>
        <translation>Показывает результаты выбранного прогона на страницах, с графиками. То же делает двойной щелчок. Из серии берется прогон, который приходится на медиану.</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>С&amp;равнить</translation>
    </message>
    <message>
        <source>Compares the selected runs, each with the rest of its series. With Shift, they are added to what is compared already.</source>
        <translation>Сравнивает выбранные прогоны, каждый вместе с остальными из его серии. С клавишей Shift добавляет их к тому, что уже сравнивается.</translation>
    </message>
    <message>
        <source>&amp;Add to comparison</source>
        <translation>&amp;Добавить к сравнению</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Метка</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text</source>
        <translation>Сохраняет выбранный прогон или все прогоны серии как файл прогона, веб-страницу, рисунок, таблицу или текст</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>Поде&amp;литься…</translation>
    </message>
    <message>
        <source>Saves an anonymized copy of the selected run</source>
        <translation>Сохраняет обезличенную копию выбранного прогона</translation>
    </message>
    <message>
        <source>Deletes the selected runs. Undo restores them.</source>
        <translation>Удаляет выбранные прогоны. «Отменить» возвращает их.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Имп&amp;орт…</translation>
    </message>
    <message>
        <source>Adds runs from a file; files can be dropped here too</source>
        <translation>Добавляет прогоны из файла; файлы можно перетащить сюда</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>&amp;Комментарий</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Отм&amp;енить</translation>
    </message>
    <message>
        <source>No runs stored yet</source>
        <translation>Сохраненных прогонов пока нет</translation>
    </message>
    <message>
        <source>Each run appears here when it has ended.</source>
        <translation>Каждый прогон появляется здесь, когда он завершен.</translation>
    </message>
    <message>
        <source>The OS provides no folder for user data, so Strata cannot save runs.</source>
        <translation>ОС не дает папки для данных пользователя, поэтому Strata не может сохранять прогоны.</translation>
    </message>
    <message>
        <source>Run saved to %1</source>
        <translation>Прогон сохранен в %1</translation>
    </message>
    <message>
        <source>Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment of a run.</source>
        <translation>Меняет метку выбранного прогона или всех прогонов серии (F2). Shift+F2 изменяет комментарий прогона.</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>of the selected run, as a table</comment>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчет</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>Выбранный прогон</translation>
    </message>
    <message>
        <source>Select one run to see its results here.</source>
        <translation>Выберите один прогон, чтобы увидеть здесь его результаты.</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryRow</name>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Keep runs in the &amp;history</source>
        <translation>Сохранять прогоны в &amp;истории</translation>
    </message>
    <message>
        <source>Keep runs in the history</source>
        <translation>Сохранять прогоны в истории</translation>
    </message>
    <message>
        <source>Stores each run on this computer, step by step. When off, the next run replaces it, unless you save its report.</source>
        <translation>Сохраняет каждый прогон на этом компьютере, шаг за шагом. Без этого следующий прогон заменяет предыдущий, если не сохранить его отчет.</translation>
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
        <source>Type the address that the server shows: on this page of the other machine, or with &quot;strata-cli serve&quot;.</source>
        <translation>Введите адрес, который показывает сервер: на этой странице другого компьютера или после «strata-cli serve».</translation>
    </message>
    <message>
        <source>Type the six-digit code that the server shows.</source>
        <translation>Введите шестизначный код, который показывает сервер.</translation>
    </message>
    <message>
        <source>A code has six digits.</source>
        <translation>Код состоит из шести цифр.</translation>
    </message>
    <message>
        <source>Type one code for all servers, or one code per server in the same order.</source>
        <translation>Введите один код для всех серверов или по коду на сервер в том же порядке.</translation>
    </message>
    <message>
        <source>Choose at least one direction.</source>
        <translation>Выберите хотя бы одно направление.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Measure the network (client)</source>
        <translation>Измерение сети (клиент)</translation>
    </message>
    <message>
        <source>Start the server on the other machine: on this page, or with &quot;strata-cli serve&quot;. It shows its addresses and a code.</source>
        <translation>Запустите сервер на другом компьютере: на этой странице или командой «strata-cli serve». Он покажет свои адреса и код.</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>&amp;Адрес:</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Адрес сервера</translation>
    </message>
    <message>
        <source>A name or an address, with the port if it is not the default: desk.local:49001. Separate servers with commas. Strata measures each alone, then all together.</source>
        <translation>Имя или адрес, с портом, если он не стандартный: desk.local:49001. Разделяйте серверы запятыми. Strata измеряет каждый отдельно, затем все вместе.</translation>
    </message>
    <message>
        <source>C&amp;ode:</source>
        <translation>&amp;Код:</translation>
    </message>
    <message>
        <source>Code of the server</source>
        <translation>Код сервера</translation>
    </message>
    <message>
        <source>The six digits that the server shows. Strata does not store them. Separate the codes of several servers with commas.</source>
        <translation>Шесть цифр, которые показывает сервер. Strata их не хранит. Коды нескольких серверов разделяйте запятыми.</translation>
    </message>
    <message>
        <source>&amp;Streams:</source>
        <translation>&amp;Потоки данных:</translation>
    </message>
    <message>
        <source>Parallel streams</source>
        <translation>Параллельные потоки данных</translation>
    </message>
    <message>
        <source>Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so on.</source>
        <translation>Параллельные соединения в каждом направлении. Strata измеряет и все меньшие степени двойки: 1, 2, 4 и так далее.</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Время:</translation>
    </message>
    <message>
        <source>Time per measurement</source>
        <translation>Время на измерение</translation>
    </message>
    <message>
        <source>Measuring time for the RTT and for each kind of stream.</source>
        <translation>Время измерения RTT и каждого вида потоков данных.</translation>
    </message>
    <message>
        <source>Streams from this machine to the other</source>
        <translation>Потоки данных от этого компьютера к другому</translation>
    </message>
    <message>
        <source>Streams from the other machine to this one</source>
        <translation>Потоки данных от другого компьютера к этому</translation>
    </message>
    <message>
        <source>Streams to and from the other machine at the same time</source>
        <translation>Потоки данных к другому компьютеру и от него одновременно</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>Прерванный тест диска оставил в %2 %Ln файл (%1).</numerusform>
            <numerusform>Прерванный тест диска оставил в %2 %Ln файла (%1).</numerusform>
            <numerusform>Прерванный тест диска оставил в %2 %Ln файлов (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>Удален %Ln файл (%1).</numerusform>
            <numerusform>Удалено %Ln файла (%1).</numerusform>
            <numerusform>Удалено %Ln файлов (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Удалить файлы</translation>
    </message>
    <message>
        <source>Deletes these files, and nothing else.</source>
        <translation>Удаляет эти файлы и ничего больше.</translation>
    </message>
    <message>
        <source>Keep files</source>
        <translation>Оставить файлы</translation>
    </message>
    <message>
        <source>Leaves these files where they are, and does not ask about them again.</source>
        <translation>Оставляет эти файлы на месте и больше о них не спрашивает.</translation>
    </message>
</context>
<context>
    <name>strata::gui::LegendButton</name>
    <message>
        <source>%1, shown</source>
        <comment>a line of the chart</comment>
        <translation>%1, показано</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <comment>a line of the chart</comment>
        <translation>%1, скрыто</translation>
    </message>
    <message>
        <source>Hide in chart and table</source>
        <translation>Скрыть на графике и в таблице</translation>
    </message>
    <message>
        <source>Show in chart and table</source>
        <translation>Показать на графике и в таблице</translation>
    </message>
</context>
<context>
    <name>strata::gui::LiveRun</name>
    <message>
        <source>Getting ready</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>Идет прогон</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>part of a run</comment>
        <translation>%1: готово</translation>
    </message>
    <message>
        <source>%1: in progress</source>
        <comment>part of a run</comment>
        <translation>%1: выполняется</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>part of a run</comment>
        <translation>%1: впереди</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Ход прогона</translation>
    </message>
    <message>
        <source>Background load</source>
        <comment>what others take from the measured CPUs</comment>
        <translation>Фоновая нагрузка</translation>
    </message>
</context>
<context>
    <name>strata::gui::MainWindow</name>
    <message>
        <source>Another machine is measuring the network to this one. A run would disturb it: wait until it has ended, or press Stop server on the page Network.</source>
        <translation>Другой компьютер измеряет сеть до этого. Прогон помешал бы ему: дождитесь конца измерения или нажмите «Остановить сервер» на странице «Сеть».</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to open another.</source>
        <translation>Идет прогон. Чтобы открыть другой, дождитесь его конца или нажмите «Остановить».</translation>
    </message>
    <message>
        <source>Detecting hardware…</source>
        <translation>Определяется оборудование…</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to check the instrument.</source>
        <translation>Идет прогон. Чтобы проверить средства измерения, дождитесь его конца или нажмите «Остановить».</translation>
    </message>
    <message>
        <source>Checking the instrument…</source>
        <translation>Проверяются средства измерения…</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчет</translation>
    </message>
    <message>
        <source>Unit of rates</source>
        <translation>Единица скорости</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>unit of rates</comment>
        <translation>Единица: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::MemoryPage</name>
    <message>
        <source>Scaling</source>
        <translation>Масштабирование</translation>
    </message>
</context>
<context>
    <name>strata::gui::NetworkResults</name>
    <message>
        <source>Within this computer: the connection did not leave it, so these are figures of its memory and OS.</source>
        <translation>Внутри этого компьютера: соединение не вышло за его пределы, так что это показатели его памяти и ОС.</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Скорость по времени</translation>
    </message>
    <message>
        <source>RTT over time</source>
        <translation>RTT по времени</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Потоки данных</translation>
    </message>
    <message>
        <source>Chunks by size</source>
        <translation>Порции по размеру</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT по перцентилям</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Что показывает график</translation>
    </message>
</context>
<context>
    <name>strata::gui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>strata::gui::OpenedRun</name>
    <message>
        <source>Opened from history: %1</source>
        <comment>when a run began, its label, the machine</comment>
        <translation>Открыто из истории: %1</translation>
    </message>
    <message>
        <source>&amp;Back to current results</source>
        <translation>&amp;Назад к текущим результатам</translation>
    </message>
    <message>
        <source>Closes this run, and shows again what was measured last. The run stays in the history.</source>
        <translation>Закрывает этот прогон и снова показывает то, что измерено последним. Прогон остается в истории.</translation>
    </message>
</context>
<context>
    <name>strata::gui::OverviewPage</name>
    <message>
        <source>Moves</source>
        <comment>the chart of the memory test</comment>
        <translation>Пересылки</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Что показывает график</translation>
    </message>
    <message>
        <source>&amp;Cores:</source>
        <translation>&amp;Ядра:</translation>
    </message>
    <message>
        <source>Kind of cores that is measured</source>
        <translation>Вид измеряемых ядер</translation>
    </message>
    <message>
        <source>Result card…</source>
        <translation>Карточка результатов…</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>Карточка результатов</translation>
    </message>
    <message>
        <source>Shows these results as one picture, to save or copy</source>
        <translation>Показывает эти результаты одним рисунком, чтобы сохранить или скопировать его</translation>
    </message>
</context>
<context>
    <name>strata::gui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
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
        <translation>Уровень</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>Относительная скорость</translation>
    </message>
    <message>
        <source>Core, levels of memory and disk</source>
        <translation>Ядро, уровни памяти и диск</translation>
    </message>
    <message>
        <source>Reading by one thread. The bars are logarithmic.</source>
        <translation>Чтение одним потоком. Шкала полос логарифмическая.</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>Один поток</translation>
    </message>
    <message>
        <source>Rates of one thread</source>
        <translation>Скорости одного потока</translation>
    </message>
    <message>
        <source>Shows and measures what one core can do</source>
        <translation>Показывает и измеряет, на что способно одно ядро</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Все потоки</translation>
    </message>
    <message>
        <source>Rates of all threads</source>
        <translation>Скорости всех потоков</translation>
    </message>
    <message>
        <source>Shows and measures what all CPUs can do together; latency always has one thread</source>
        <translation>Показывает и измеряет, на что способны все ЦП вместе; задержку всегда измеряет один поток</translation>
    </message>
    <message>
        <source>one thread</source>
        <comment>what the bars are of</comment>
        <translation>один поток</translation>
    </message>
    <message>
        <source>log</source>
        <comment>scale of the bars, short</comment>
        <translation>лог.</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlanSummary</name>
    <message>
        <source>A test is running. These settings apply to the next one.</source>
        <translation>Идет тест. Эти настройки подействуют на следующий.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>duration</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>duration</comment>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>Estimating time and memory…</source>
        <translation>Оцениваются время и память…</translation>
    </message>
    <message>
        <source>Fix the marked fields to see time and memory needed.</source>
        <translation>Исправьте отмеченные поля, чтобы увидеть нужные время и память.</translation>
    </message>
    <message>
        <source>Needs %1 of memory</source>
        <translation>Нужно %1 памяти</translation>
    </message>
    <message>
        <source>Needs %1 of memory · about %2</source>
        <translation>Нужно %1 памяти · около %2</translation>
    </message>
    <message>
        <source>Needs %1 of memory · writes %2 to disk · about %3</source>
        <translation>Нужно %1 памяти · запишет на диск %2 · около %3</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <comment>the button; what it measures</comment>
        <translation>Запустить: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlotView</name>
    <message>
        <source>The left and right arrow keys read out results, plus and minus zoom, 0 shows all. The table has the same results.</source>
        <translation>Стрелки влево и вправо читают результаты, плюс и минус меняют масштаб, 0 показывает все. В таблице те же результаты.</translation>
    </message>
</context>
<context>
    <name>strata::gui::PresetRow</name>
    <message>
        <source>Custom values.</source>
        <translation>Свои значения.</translation>
    </message>
    <message numerus="yes">
        <source>Run on the Overview then takes %Ln seconds at most.</source>
        <translation>
            <numerusform>Тогда прогон со страницы «Обзор» занимает не более %Ln секунды.</numerusform>
            <numerusform>Тогда прогон со страницы «Обзор» занимает не более %Ln секунд.</numerusform>
            <numerusform>Тогда прогон со страницы «Обзор» занимает не более %Ln секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run on the Overview has times of its own: choose them beside its button.</source>
        <translation>У прогона на странице «Обзор» свое время: его можно выбрать рядом с кнопкой.</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Шаблон</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>preset, how long Run takes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Run takes about: %1</source>
        <comment>a time for each preset</comment>
        <translation>«Запустить» занимает примерно: %1</translation>
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
        <source>Threads: one to all</source>
        <translation>Потоки: от одного до всех</translation>
    </message>
    <message>
        <source>Threads: as in Setup</source>
        <translation>Потоки: как в «Параметрах»</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Потоки</translation>
    </message>
    <message>
        <source>Thread counts to measure the processor with</source>
        <translation>Со сколькими потоками измерять процессор</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>измерено %1 GHz</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReadingBar</name>
    <message>
        <source>Reading %1…</source>
        <comment>a file</comment>
        <translation>Чтение %1…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>Reads no further files. Those that were read stay.</source>
        <translation>Больше не читает файлы. Уже прочитанные остаются.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RegionsRow</name>
    <message>
        <source>left out</source>
        <translation>пропущен</translation>
    </message>
    <message>
        <source>Strata chooses this size from the caches of this machine.</source>
        <translation>Strata выбирает этот размер по кэшам этого компьютера.</translation>
    </message>
    <message>
        <source>Even the smallest buffers do not fit into the available memory.</source>
        <translation>Даже самые малые буферы не помещаются в доступную память.</translation>
    </message>
    <message>
        <source>Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.</source>
        <translation>Размер буфера %1: не более %2, потому что каждому потоку нужны два таких буфера в доступной памяти.</translation>
    </message>
    <message>
        <source>Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.</source>
        <translation>Размер буфера %1: от %2 до %3, например 16K или %4. Strata пропускает его, если он 0 или пуст.</translation>
    </message>
    <message>
        <source>With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>При таком числе потоков буферам по размерам кэшей нужно %1 памяти, а доступно только %2. Выберите меньше потоков или буферы не более %3.</translation>
    </message>
    <message>
        <source>With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>При таком числе потоков буферам нужно %1 памяти, а доступно только %2. Выберите меньше потоков или буферы не более %3.</translation>
    </message>
    <message>
        <source>Choose at most %1: each thread needs two such buffers, and %2 of memory is available.</source>
        <translation>Выберите не более %1: каждому потоку нужны два таких буфера, а доступно %2 памяти.</translation>
    </message>
    <message>
        <source>Buffe&amp;r sizes</source>
        <translation>Размеры &amp;буферов</translation>
    </message>
    <message>
        <source>Buffer sizes</source>
        <translation>Размеры буферов</translation>
    </message>
    <message>
        <source>From the cache sizes</source>
        <translation>По размерам кэшей</translation>
    </message>
    <message>
        <source>These sizes</source>
        <translation>Эти размеры</translation>
    </message>
    <message>
        <source>Buffer size %1</source>
        <translation>Размер буфера %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message>
        <source>not known yet</source>
        <translation>пока неизвестно</translation>
    </message>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>Чтобы сравнить две серии, в каждой нужно не меньше %Ln повтора.</numerusform>
            <numerusform>Чтобы сравнить две серии, в каждой нужно не меньше %Ln повторов.</numerusform>
            <numerusform>Чтобы сравнить две серии, в каждой нужно не меньше %Ln повторов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strata saves each finished repetition to the history. Stop keeps the finished ones.</source>
        <translation>Strata сохраняет каждый законченный повтор в истории. После «Остановить» законченные повторы остаются.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows the noise, so that you can compare series.</source>
        <translation>Повторяет одни и те же тесты, каждый раз с новыми потоками и памятью. Разброс повторов показывает шум, и серии можно сравнивать.</translation>
    </message>
    <message>
        <source>Tests:</source>
        <translation>Тесты:</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Повторы:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Время:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReportPane</name>
    <message>
        <source>Reports</source>
        <translation>Отчеты</translation>
    </message>
    <message>
        <source>The reports of runs appear here.</source>
        <translation>Здесь появляются отчеты о прогонах.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RespondForm</name>
    <message>
        <source>All addresses of this machine</source>
        <translation>Все адреса этого компьютера</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>address, interface</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>Остановить сервер</translation>
    </message>
    <message>
        <source>Start server</source>
        <translation>Запустить сервер</translation>
    </message>
    <message>
        <source>Stops the server and disconnects the current client.</source>
        <translation>Останавливает сервер и отключает текущего клиента.</translation>
    </message>
    <message>
        <source>Accepts clients that know the code. Stops after 15 minutes without a client.</source>
        <translation>Принимает клиентов, которые знают код. Останавливается через 15 минут без клиентов.</translation>
    </message>
    <message>
        <source>Let another machine connect (server)</source>
        <translation>Подключение другого компьютера (сервер)</translation>
    </message>
    <message>
        <source>While the server is on, clients that know the code can run the network test, and nothing else.</source>
        <translation>Пока сервер включен, клиенты, которые знают код, могут выполнить тест сети и ничего больше.</translation>
    </message>
    <message>
        <source>&amp;Listen on:</source>
        <translation>П&amp;рослушивать:</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Прослушиваемый адрес</translation>
    </message>
    <message>
        <source>The local address that the server accepts connections on.</source>
        <translation>Локальный адрес, на котором сервер принимает соединения.</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>П&amp;орт:</translation>
    </message>
    <message>
        <source>Port to listen on</source>
        <translation>Прослушиваемый порт</translation>
    </message>
    <message>
        <source>The firewall must allow incoming connections to this port.</source>
        <translation>Брандмауэр должен разрешать входящие соединения на этот порт.</translation>
    </message>
    <message>
        <source>For clients:</source>
        <translation>Для клиентов:</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>Адреса этого компьютера</translation>
    </message>
    <message>
        <source>Code:</source>
        <translation>Код:</translation>
    </message>
    <message>
        <source>Code of this machine</source>
        <translation>Код этого компьютера</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Копировать код</translation>
    </message>
    <message>
        <source>Copies the code to the clipboard</source>
        <translation>Копирует код в буфер обмена</translation>
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
        <translation>%1, 1 поток</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln threads</source>
        <comment>cell</comment>
        <translation>
            <numerusform>%1, %Ln поток</numerusform>
            <numerusform>%1, %Ln потока</numerusform>
            <numerusform>%1, %Ln потоков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>cell, reasons</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Тест</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Оценка</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
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
        <translation>%1 (от %2 до %3)</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>figure with unit, percent</comment>
        <translation>%1 ± %2</translation>
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
        <translation>&amp;Запустить: %1</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation>не может работать с этими настройками</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Пока ничего не измерено</translation>
    </message>
    <message>
        <source>This run did not measure this test</source>
        <translation>В этом прогоне этот тест не измерялся</translation>
    </message>
    <message>
        <source>Not measured since this start of Strata</source>
        <translation>Не измерялось с этого запуска Strata</translation>
    </message>
    <message>
        <source>No results of this test yet</source>
        <translation>Результатов этого теста пока нет</translation>
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
        <translation>Ход прогона</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Что запустить</translation>
    </message>
    <message>
        <source>How long the whole machine takes, or one part of it</source>
        <translation>Сколько времени измерять весь компьютер или какую его часть</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Runs what is named beside this button (%1)</source>
        <translation>Запускает то, что названо рядом с этой кнопкой (%1)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured (%1)</source>
        <translation>Завершает прогон и сохраняет все, что он измерил (%1)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Остановка…</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message>
        <source>%1 (extended)</source>
        <translation>%1 (продлено)</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <comment>of a series by turns</comment>
        <translation>Прогон %1 из %2</translation>
    </message>
    <message>
        <source>Repetition %1 of %2</source>
        <translation>Повтор %1 из %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Подготовка</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results were measured again at %1.</source>
        <translation>
            <numerusform>%Ln результат измерен заново: %1.</numerusform>
            <numerusform>%Ln результата измерены заново: %1.</numerusform>
            <numerusform>%Ln результатов измерены заново: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The measurement with the better grade was kept, or else the one with the narrower interval.</source>
        <translation>Оставлено измерение с лучшей оценкой, а при равных оценках — с более узким интервалом.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Остановлено, прежде чем что-то было измерено.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Не измерено.</translation>
    </message>
    <message>
        <source>Kept in the history.</source>
        <translation>Сохранено в истории.</translation>
    </message>
    <message>
        <source>%1 faster, %2 slower than the last run, most: %3 %4</source>
        <comment>numbers of results, result that changed most, by how much</comment>
        <translation>быстрее последнего прогона: %1, медленнее: %2, больше всего: %3 %4</translation>
    </message>
    <message>
        <source>Same as the last run (%1)</source>
        <translation>То же, что последний прогон (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>%Ln ненадежный пропущен</numerusform>
            <numerusform>%Ln ненадежных пропущены</numerusform>
            <numerusform>%Ln ненадежных пропущено</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 improved, %2 kept</source>
        <comment>of the results that were measured again</comment>
        <translation>улучшено: %1, оставлено: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>%Ln результат вне обычного диапазона</numerusform>
            <numerusform>%Ln результата вне обычного диапазона</numerusform>
            <numerusform>%Ln результатов вне обычного диапазона</numerusform>
        </translation>
    </message>
    <message>
        <source>all in their usual range</source>
        <translation>все в обычном диапазоне</translation>
    </message>
    <message>
        <source>Measured: %1, %2</source>
        <comment>when a run began, how long it took</comment>
        <translation>Измерено: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%Ln с</numerusform>
            <numerusform>%Ln с</numerusform>
            <numerusform>%Ln с</numerusform>
        </translation>
    </message>
    <message>
        <source>Several runs, the last %1</source>
        <comment>when it began</comment>
        <translation>Несколько прогонов, последний %1</translation>
    </message>
    <message>
        <source>%1 took up to %2 of a CPU</source>
        <comment>program, percent</comment>
        <translation>%1 занимала до %2 одного ЦП</translation>
    </message>
    <message>
        <source>Dimmed: earlier runs, the last %1</source>
        <comment>when</comment>
        <translation>Бледные: более ранние прогоны, последний %1</translation>
    </message>
    <message>
        <source>Dimmed: the last run, %1</source>
        <comment>when</comment>
        <translation>Бледные: последний прогон, %1</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Пока ничего не измерено</translation>
    </message>
    <message>
        <source>A run shows its progress here, and then how reliable its results are.</source>
        <translation>Прогон показывает здесь свой ход, а затем — насколько надежны его результаты.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>Остановлено через %Ln с.</numerusform>
            <numerusform>Остановлено через %Ln с.</numerusform>
            <numerusform>Остановлено через %Ln с.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>Закончено за %Ln с.</numerusform>
            <numerusform>Закончено за %Ln с.</numerusform>
            <numerusform>Закончено за %Ln с.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunQuestion</name>
    <message>
        <source>The picture on the screen is disturbed while the framebuffer is measured. Strata restores it afterwards.</source>
        <translation>Пока измеряется кадровый буфер, изображение на экране искажается. После этого Strata восстанавливает его.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Запустить сейчас</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>strata::gui::SectionsPage</name>
    <message>
        <source>Tests</source>
        <translation>Тесты</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Еще</translation>
    </message>
    <message>
        <source>More tests</source>
        <translation>Другие тесты</translation>
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
        <translation>A: как в «Параметрах»</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupCommands</name>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>Настройки (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Настройки: %1</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Открытие настроек</translation>
    </message>
    <message>
        <source>%1 has no valid settings. %2</source>
        <comment>file, what is wrong</comment>
        <translation>В %1 нет допустимых настроек. %2</translation>
    </message>
    <message>
        <source>Settings loaded from %1</source>
        <translation>Настройки загружены из %1</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Сохранение настроек</translation>
    </message>
    <message>
        <source>Settings saved to %1</source>
        <translation>Настройки сохранены в %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupDialog</name>
    <message>
        <source>Sho&amp;w fewer settings</source>
        <translation>Показать мен&amp;ьше настроек</translation>
    </message>
    <message>
        <source>Sho&amp;w more settings</source>
        <translation>Показать бол&amp;ьше настроек</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>Показать меньше настроек</translation>
    </message>
    <message>
        <source>Show more settings</source>
        <translation>Показать больше настроек</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>R&amp;estore defaults</source>
        <translation>Восстановить по &amp;умолчанию</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Восстановить значения по умолчанию</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;ОК</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Отм&amp;ена</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Fix the marked fields first.</source>
        <translation>Сначала исправьте отмеченные поля.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ShareDialog</name>
    <message>
        <source>left out</source>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>strata-shared-%1.html</source>
        <comment>file name; the date</comment>
        <translation>strata-shared-%1.html</translation>
    </message>
    <message>
        <source>Save the copy to share</source>
        <translation>Сохранение копии для других</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Веб-страницы (*.html);;Прогоны Strata (*.strata);;Рисунки (*.svg);;Таблицы (*.csv);;Текстовые файлы (*.txt)</translation>
    </message>
    <message>
        <source>Copy to share saved to %1</source>
        <translation>Копия для других сохранена в %1</translation>
    </message>
    <message>
        <source>Share run</source>
        <translation>Поделиться прогоном</translation>
    </message>
    <message>
        <source>Saves a copy of this run without what identifies the computer. The run itself stays as it is. Strata sends nothing anywhere: you choose where the file goes.</source>
        <translation>Сохраняет копию этого прогона без того, по чему можно узнать компьютер. Сам прогон не меняется. Strata никуда ничего не отправляет: куда передать файл, решаете вы.</translation>
    </message>
    <message>
        <source>&amp;Keep label and comment</source>
        <translation>Оставить &amp;метку и комментарий</translation>
    </message>
    <message>
        <source>They may contain personal data</source>
        <translation>В них могут быть личные данные</translation>
    </message>
    <message>
        <source>&amp;Removed or changed</source>
        <translation>&amp;Удалено или изменено</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>In your run</source>
        <translation>В вашем прогоне</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>В копии</translation>
    </message>
    <message>
        <source>What the copy removes or changes</source>
        <translation>Что в копии удалено или изменено</translation>
    </message>
    <message>
        <source>&amp;Save copy…</source>
        <translation>&amp;Сохранить копию…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>Надежных среди показанных: %1 из %Ln</numerusform>
            <numerusform>Надежных среди показанных: %1 из %Ln</numerusform>
            <numerusform>Надежных среди показанных: %1 из %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln results)</source>
        <comment>what disturbed them</comment>
        <translation>
            <numerusform>%1 (%Ln результат)</numerusform>
            <numerusform>%1 (%Ln результата)</numerusform>
            <numerusform>%1 (%Ln результатов)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run the %Ln again</source>
        <comment>a button; results that are not reliable</comment>
        <translation>
            <numerusform>Измерить %Ln заново</numerusform>
            <numerusform>Измерить %Ln заново</numerusform>
            <numerusform>Измерить %Ln заново</numerusform>
        </translation>
    </message>
    <message>
        <source>Measures only the results that are not reliable. The measurement with the better grade stays, or else the one with the narrower interval. Close other programs first.</source>
        <translation>Измеряет только ненадежные результаты. Остается измерение с лучшей оценкой, а при равных оценках — с более узким интервалом. Сначала закройте другие программы.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SustainedBar</name>
    <message>
        <source>Load</source>
        <translation>Нагрузка</translation>
    </message>
    <message>
        <source>Vectors: arithmetic of the widest vectors, which heats most. Integer: sorting. Memory: copies.</source>
        <translation>Векторы: арифметика с самыми широкими векторами, она греет сильнее всего. Целые числа: сортировка. Память: копирование.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln минута</numerusform>
            <numerusform>%Ln минуты</numerusform>
            <numerusform>%Ln минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>Thin laptops fall within a minute or two, large coolers after ten or more.</source>
        <translation>Тонкие ноутбуки замедляются через минуту-две, компьютеры с большими кулерами — через десять минут или позже.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SweepBar</name>
    <message>
        <source>One size per level</source>
        <translation>Один размер на уровень</translation>
    </message>
    <message>
        <source>Quick sweep</source>
        <translation>Быстрый перебор</translation>
    </message>
    <message>
        <source>Full sweep</source>
        <translation>Полный перебор</translation>
    </message>
    <message>
        <source>One chain</source>
        <translation>Одна цепочка</translation>
    </message>
    <message>
        <source>Widest operand</source>
        <translation>Самый широкий операнд</translation>
    </message>
    <message>
        <source>All widths</source>
        <translation>Все ширины</translation>
    </message>
    <message>
        <source>One to twelve chains</source>
        <translation>От одной до двенадцати цепочек</translation>
    </message>
    <message>
        <source>All kernels</source>
        <translation>Все циклы</translation>
    </message>
    <message>
        <source>Default pages</source>
        <translation>Обычные страницы</translation>
    </message>
    <message>
        <source>Huge pages</source>
        <translation>Большие страницы</translation>
    </message>
    <message>
        <source>Default and huge pages</source>
        <translation>Обычные и большие страницы</translation>
    </message>
    <message>
        <source>Extent of the sweep</source>
        <translation>Объем перебора</translation>
    </message>
    <message>
        <source>Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, which shows the levels themselves.</source>
        <translation>Быстрый: несколько размеров по обе стороны от каждого кэша. Полный: восемь размеров на октаву, так что видны сами уровни.</translation>
    </message>
    <message>
        <source>Chains of the sweep</source>
        <translation>Цепочки перебора</translation>
    </message>
    <message>
        <source>Kernels of the sweep</source>
        <translation>Измерительные циклы перебора</translation>
    </message>
    <message>
        <source>One load at a time, or up to twelve in flight</source>
        <translation>Одно чтение за раз или до двенадцати одновременно</translation>
    </message>
    <message>
        <source>Sequential kernels only, or random, non-temporal and prefetching ones too</source>
        <translation>Только последовательные циклы или также случайные, в обход кэша и с предвыборкой</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Размер страницы</translation>
    </message>
    <message>
        <source>Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back to back, and the chart has both curves. The report shows what the OS gave.</source>
        <translation>Большие страницы (обычно по 2 MiB) избавляют от промахов TLB. Оба вида: Strata измеряет каждый размер с теми и другими подряд, и на графике две кривые. Отчет показывает, что дала ОС.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>Sweep latency</source>
        <translation>Перебор размеров: задержка</translation>
    </message>
    <message>
        <source>Sweep bandwidth</source>
        <translation>Перебор размеров: пропускная способность</translation>
    </message>
    <message>
        <source>Measures through all sizes, from the first cache to memory</source>
        <translation>Измеряет все размеры, от первого кэша до памяти</translation>
    </message>
</context>
<context>
    <name>strata::gui::ThreadsRow</name>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>Целое число от %1 до %2.</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>Пото&amp;ки</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Потоки</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>One per CPU</source>
        <translation>По одному на ЦП</translation>
    </message>
    <message>
        <source>One per core</source>
        <translation>По одному на ядро</translation>
    </message>
    <message>
        <source>Scale up to</source>
        <translation>Наращивать до</translation>
    </message>
    <message>
        <source>Scaling test: runs each test with 1, 2, 4 threads and so on, up to all</source>
        <translation>Тест масштабирования: выполняет каждый тест с 1, 2, 4 потоками и так далее, до всех</translation>
    </message>
    <message>
        <source>Number of threads</source>
        <translation>Число потоков</translation>
    </message>
</context>
<context>
    <name>strata::gui::TimesRow</name>
    <message>
        <source>Integer time: a whole number of seconds from %1 to %2.</source>
        <translation>Время для целых чисел: целое число секунд от %1 до %2.</translation>
    </message>
    <message>
        <source>Floating time: a whole number of seconds from %1 to %2.</source>
        <translation>Время для плавающей точки: целое число секунд от %1 до %2.</translation>
    </message>
    <message>
        <source>Memory time: a whole number of seconds from %1 to %2, per buffer size.</source>
        <translation>Время для памяти: целое число секунд от %1 до %2 на размер буфера.</translation>
    </message>
    <message>
        <source>Times, seconds</source>
        <translation>Время, секунды</translation>
    </message>
    <message>
        <source>&amp;Integer</source>
        <translation>Це&amp;лые числа</translation>
    </message>
    <message>
        <source>Integer time, seconds</source>
        <translation>Время для целых чисел, секунды</translation>
    </message>
    <message>
        <source>&amp;Floating</source>
        <translation>Пла&amp;вающая точка</translation>
    </message>
    <message>
        <source>Floating time, seconds</source>
        <translation>Время для плавающей точки, секунды</translation>
    </message>
    <message>
        <source>&amp;Memory, per size</source>
        <translation>П&amp;амять, на размер</translation>
    </message>
    <message>
        <source>Memory time per buffer size, seconds</source>
        <translation>Время для памяти на размер буфера, секунды</translation>
    </message>
    <message>
        <source>&amp;Stop when precise</source>
        <translation>Остановить при &amp;достаточной точности</translation>
    </message>
    <message>
        <source>Stop when precise</source>
        <translation>Остановить при достаточной точности</translation>
    </message>
    <message>
        <source>Ends a test early once its result is precise. When off, each test uses its full time, like Nbench.</source>
        <translation>Завершает тест досрочно, когда его результат достаточно точен. Без этого каждый тест занимает все свое время, как в Nbench.</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyDialog</name>
    <message>
        <source>Measuring the usable part of the last cache level: %1</source>
        <translation>Измеряется доступная часть последнего уровня кэша: %1</translation>
    </message>
    <message>
        <source>No CPU picked</source>
        <translation>ЦП не выбраны</translation>
    </message>
    <message>
        <source>CPU %1 picked</source>
        <translation>Выбран ЦП %1</translation>
    </message>
    <message>
        <source>CPUs %1 picked</source>
        <translation>Выбраны ЦП %1</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Сохранить рисунок…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Сохранение рисунка</translation>
    </message>
    <message>
        <source>&amp;Measure cache again</source>
        <translation>Измерить &amp;кэш заново</translation>
    </message>
    <message>
        <source>Measure cache again</source>
        <translation>Измерить кэш заново</translation>
    </message>
    <message>
        <source>Measures how much of the last cache level programs can use, in three seconds at most.</source>
        <translation>Измеряет, какая часть последнего уровня кэша доступна программам; не более трех секунд.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Pick CPUs</source>
        <translation>Выбор ЦП</translation>
    </message>
    <message>
        <source>Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range.</source>
        <translation>Щелкните ЦП, к которым привязать потоки, или рамку, чтобы выбрать все ЦП в ней. Щелчок с Shift выбирает диапазон.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>С&amp;бросить</translation>
    </message>
    <message>
        <source>Reset to the previous selection</source>
        <translation>Вернуть прежний выбор</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;ОК</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Copy &amp;facts</source>
        <translation>Копировать &amp;сведения</translation>
    </message>
    <message>
        <source>Copy facts</source>
        <translation>Копировать сведения</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyView</name>
    <message>
        <source>Picture of the machine</source>
        <translation>Схема компьютера</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <comment>a part of the machine</comment>
        <translation>%1, выбрано</translation>
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
        <translation>вне обычного диапазона</translation>
    </message>
    <message>
        <source>usual: %1 to %2 %3</source>
        <comment>two figures and their unit</comment>
        <translation>обычно: от %1 до %2 %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendStrip</name>
    <message numerus="yes">
        <source>%1, %Ln run(s) since %2: median %3 %4</source>
        <comment>a result, a date, a figure, its unit</comment>
        <translation>
            <numerusform>%1, %Ln прогон с %2: медиана %3 %4</numerusform>
            <numerusform>%1, %Ln прогона с %2: медиана %3 %4</numerusform>
            <numerusform>%1, %Ln прогонов с %2: медиана %3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>too few for a usual range</source>
        <translation>для обычного диапазона слишком мало</translation>
    </message>
    <message>
        <source>all in the usual range</source>
        <translation>все в обычном диапазоне</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>%Ln вне обычного диапазона</numerusform>
            <numerusform>%Ln вне обычного диапазона</numerusform>
            <numerusform>%Ln вне обычного диапазона</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>The figure over time</source>
        <translation>Показатель по времени</translation>
    </message>
    <message>
        <source>Point at a run to read it, or use the arrow keys. Click to select it.</source>
        <translation>Наведите указатель на прогон, чтобы прочитать его, или используйте стрелки. Щелкните, чтобы его выбрать.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ViewMenu</name>
    <message>
        <source>&amp;Actual size (now %1 %)</source>
        <translation>&amp;Фактический размер (сейчас %1 %)</translation>
    </message>
    <message>
        <source>&amp;Unit of rates</source>
        <translation>&amp;Единица скорости</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>У&amp;величить</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>У&amp;меньшить</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Темная</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Report pane</source>
        <translation>&amp;Панель отчетов</translation>
    </message>
    <message>
        <source>&amp;Machine…</source>
        <translation>&amp;Компьютер…</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Контрастная</translation>
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
        <translation>Процессор</translation>
    </message>
    <message>
        <source>Copy rate by method</source>
        <extracomment>chart-copy</extracomment>
        <translation>Скорость копирования по способам</translation>
    </message>
    <message>
        <source>C library function rate vs. size</source>
        <extracomment>chart-library</extracomment>
        <translation>Скорость функций библиотеки C по размеру</translation>
    </message>
    <message>
        <source>Register transfer rate</source>
        <extracomment>chart-registers</extracomment>
        <translation>Скорость передачи между регистрами</translation>
    </message>
    <message>
        <source>String instruction rate</source>
        <extracomment>chart-string</extracomment>
        <translation>Скорость строковых команд</translation>
    </message>
    <message>
        <source>Rate of later passes by memory type</source>
        <extracomment>chart-memtypes</extracomment>
        <translation>Скорость следующих проходов по типу памяти</translation>
    </message>
    <message>
        <source>Each core, in percent of the fastest</source>
        <extracomment>chart-cores</extracomment>
        <translation>Каждое ядро, в процентах от самого быстрого</translation>
    </message>
    <message>
        <source>Core-to-core latency</source>
        <extracomment>chart-core-to-core</extracomment>
        <translation>Задержка между ядрами</translation>
    </message>
    <message>
        <source>Threads were not pinned, so the times are not those of known pairs of CPUs. See the table.</source>
        <extracomment>chart-core-to-core-unpinned</extracomment>
        <translation>Потоки не были привязаны, поэтому неизвестно, каким парам ЦП принадлежат эти времена. Смотрите таблицу.</translation>
    </message>
    <message>
        <source>Latency between NUMA nodes</source>
        <extracomment>chart-numa-latency</extracomment>
        <translation>Задержка между узлами NUMA</translation>
    </message>
    <message>
        <source>Bandwidth between NUMA nodes</source>
        <extracomment>chart-numa-bandwidth</extracomment>
        <translation>Пропускная способность между узлами NUMA</translation>
    </message>
    <message>
        <source>Node of the CPUs</source>
        <extracomment>chart-node-from</extracomment>
        <translation>Узел ЦП</translation>
    </message>
    <message>
        <source>Memory of node</source>
        <extracomment>chart-node-to</extracomment>
        <translation>Память узла</translation>
    </message>
    <message>
        <source>CPUs of node {1}</source>
        <extracomment>chart-node-cpus</extracomment>
        <translation>ЦП узла {1}</translation>
    </message>
    <message>
        <source>Pauses over time</source>
        <extracomment>chart-pauses</extracomment>
        <translation>Паузы по времени</translation>
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
        <translation>% от секунд 2–12</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12; temperature in degrees C</source>
        <extracomment>chart-sustained-axis-heat</extracomment>
        <translation>% от секунд 2–12; температура в °C</translation>
    </message>
    <message>
        <source>Rate, %</source>
        <extracomment>chart-sustained-rate</extracomment>
        <translation>Скорость, %</translation>
    </message>
    <message>
        <source>Clock, %</source>
        <extracomment>chart-sustained-clock</extracomment>
        <translation>Частота, %</translation>
    </message>
    <message>
        <source>Temperature, degrees C</source>
        <extracomment>chart-sustained-temperature</extracomment>
        <translation>Температура, °C</translation>
    </message>
    <message>
        <source>fell at {1} s</source>
        <extracomment>sustained-fall</extracomment>
        <translation>упала на {1} с</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>chart-cpu</extracomment>
        <translation>ЦП</translation>
    </message>
    <message>
        <source>CPU {1}</source>
        <extracomment>chart-cpu-number
----------
cpu-single
----------
parts-cpu</extracomment>
        <translation>ЦП {1}</translation>
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
        <translation>Диск</translation>
    </message>
    <message>
        <source>Other tests</source>
        <extracomment>chart-other
----------
html-other</extracomment>
        <translation>Другие тесты</translation>
    </message>
    <message>
        <source>{1}, by the number of threads</source>
        <extracomment>chart-by-threads</extracomment>
        <translation>{1} по числу потоков</translation>
    </message>
    <message>
        <source>Operations per second of each thread</source>
        <extracomment>chart-of-threads</extracomment>
        <translation>Операций в секунду у каждого потока</translation>
    </message>
    <message>
        <source>Operations per second vs. threads</source>
        <extracomment>chart-processor-scaling</extracomment>
        <translation>Операций в секунду по числу потоков</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <extracomment>chart-linear</extracomment>
        <translation>линейный рост</translation>
    </message>
    <message>
        <source>{1}: linear scaling</source>
        <extracomment>chart-line-linear</extracomment>
        <translation>{1}: линейный рост</translation>
    </message>
    <message>
        <source>Move rate vs. buffer size</source>
        <extracomment>chart-memory</extracomment>
        <translation>Скорость пересылок по размеру буфера</translation>
    </message>
    <message>
        <source>Bandwidth vs. working set</source>
        <extracomment>chart-bandwidth</extracomment>
        <translation>Пропускная способность по рабочему набору</translation>
    </message>
    <message>
        <source>Latency vs. working set</source>
        <extracomment>chart-latency</extracomment>
        <translation>Задержка по рабочему набору</translation>
    </message>
    <message>
        <source>Latency vs. memory traffic</source>
        <extracomment>chart-loaded-latency</extracomment>
        <translation>Задержка по трафику памяти</translation>
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
        <translation>Передача из буфера записи</translation>
    </message>
    <message>
        <source>Rate by number of threads</source>
        <extracomment>chart-scaling</extracomment>
        <translation>Скорость по числу потоков</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>chart-what</extracomment>
        <translation>Что</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>chart-thread</extracomment>
        <translation>Поток</translation>
    </message>
    <message>
        <source>Buffer size per thread</source>
        <extracomment>chart-buffer</extracomment>
        <translation>Размер буфера на поток</translation>
    </message>
    <message>
        <source>Size of one call</source>
        <extracomment>chart-call-size</extracomment>
        <translation>Размер одного вызова</translation>
    </message>
    <message>
        <source>Buffer size per thread (of two)</source>
        <extracomment>chart-buffers</extracomment>
        <translation>Размер буфера на поток (одного из двух)</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>chart-size</extracomment>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Working set per thread</source>
        <extracomment>chart-working-set-per-thread</extracomment>
        <translation>Рабочий набор на поток</translation>
    </message>
    <message>
        <source>Working set</source>
        <extracomment>chart-working-set</extracomment>
        <translation>Рабочий набор</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>chart-threads
----------
label-threads</extracomment>
        <translation>Потоки</translation>
    </message>
    <message>
        <source>Memory traffic, {1}</source>
        <extracomment>chart-traffic</extracomment>
        <translation>Трафик памяти, {1}</translation>
    </message>
    <message>
        <source>factor of the baseline</source>
        <extracomment>chart-relative-factor</extracomment>
        <translation>× от базы</translation>
    </message>
    <message>
        <source>{1}, higher is better</source>
        <extracomment>chart-higher</extracomment>
        <translation>{1}, больше — лучше</translation>
    </message>
    <message>
        <source>{1}, lower is better</source>
        <extracomment>chart-lower</extracomment>
        <translation>{1}, меньше — лучше</translation>
    </message>
    <message>
        <source>{1}, logarithmic axis</source>
        <extracomment>chart-log-axis</extracomment>
        <translation>{1}, логарифмическая ось</translation>
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
        <translation>B/такт</translation>
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
        <source>cycles</source>
        <extracomment>chart-cycles
----------
column-cycles</extracomment>
        <translation>такты</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>chart-store
----------
column-store</extracomment>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Store of {1}</source>
        <extracomment>chart-store-of</extracomment>
        <translation>Запись {1}</translation>
    </message>
    <message>
        <source>Load of {1}</source>
        <extracomment>chart-load-of</extracomment>
        <translation>Чтение {1}</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>chart-ms</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>chart-time</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Time, s</source>
        <extracomment>chart-seconds</extracomment>
        <translation>Время, с</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>chart-pause</extracomment>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Length of a pause, ms</source>
        <extracomment>chart-pause-length</extracomment>
        <translation>Длина паузы, ms</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>chart-rate</extracomment>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Rate, {1}</source>
        <extracomment>chart-rate-of-size</extracomment>
        <translation>Скорость, {1}</translation>
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
        <translation>{1}: {2}</translation>
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
        <translation>{1} B {2}</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads</source>
        <extracomment>count-threads</extracomment>
        <translation>
            <numerusform>{1} поток</numerusform>
            <numerusform>{1} потока</numerusform>
            <numerusform>{1} потоков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} bytes</source>
        <extracomment>count-bytes</extracomment>
        <translation>
            <numerusform>{1} байт</numerusform>
            <numerusform>{1} байта</numerusform>
            <numerusform>{1} байт</numerusform>
        </translation>
    </message>
    <message>
        <source>chunks</source>
        <extracomment>loop-chunks</extracomment>
        <translation>порции</translation>
    </message>
    <message>
        <source>chunks, non-temporal</source>
        <extracomment>loop-stream-chunks</extracomment>
        <translation>порции, в обход кэша</translation>
    </message>
    <message>
        <source>prefetch</source>
        <extracomment>loop-prefetch</extracomment>
        <translation>предвыборка</translation>
    </message>
    <message>
        <source>4 pages interleaved</source>
        <extracomment>loop-interleave</extracomment>
        <translation>4 страницы вперемежку</translation>
    </message>
    <message>
        <source>unrolled over a page</source>
        <extracomment>loop-page</extracomment>
        <translation>развернуто на страницу</translation>
    </message>
    <message>
        <source>register pairs</source>
        <extracomment>loop-pair</extracomment>
        <translation>пары регистров</translation>
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
        <translation>группами, в обход кэша</translation>
    </message>
    <message>
        <source>non-temporal</source>
        <extracomment>loop-stream</extracomment>
        <translation>в обход кэша</translation>
    </message>
    <message>
        <source>default pages</source>
        <extracomment>pages-kind-default</extracomment>
        <translation>обычные страницы</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <extracomment>pages-kind-transparent</extracomment>
        <translation>прозрачные большие страницы</translation>
    </message>
    <message>
        <source>explicit huge pages</source>
        <extracomment>pages-kind-explicit</extracomment>
        <translation>явные большие страницы</translation>
    </message>
    <message>
        <source>huge pages</source>
        <extracomment>pages-kind-huge</extracomment>
        <translation>большие страницы</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>chart-total</extracomment>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Per thread</source>
        <extracomment>chart-each</extracomment>
        <translation>На поток</translation>
    </message>
    <message>
        <source>{1}: total</source>
        <extracomment>chart-line-total</extracomment>
        <translation>{1}: сумма</translation>
    </message>
    <message>
        <source>{1}: per thread</source>
        <extracomment>chart-line-each</extracomment>
        <translation>{1}: на поток</translation>
    </message>
    <message>
        <source>{1}: read</source>
        <extracomment>chart-published-reads</extracomment>
        <translation>{1}: чтение</translation>
    </message>
    <message>
        <source>{1} (baseline)</source>
        <extracomment>side-baseline</extracomment>
        <translation>{1} (база)</translation>
    </message>
    <message numerus="yes">
        <source>{1} others</source>
        <extracomment>chart-others</extracomment>
        <translation>
            <numerusform>{1} другая</numerusform>
            <numerusform>{1} другие</numerusform>
            <numerusform>{1} других</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} others, median</source>
        <extracomment>chart-others-median</extracomment>
        <translation>
            <numerusform>{1} другая, медиана</numerusform>
            <numerusform>{1} другие, медиана</numerusform>
            <numerusform>{1} других, медиана</numerusform>
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
        <translation>L{1} измерен</translation>
    </message>
    <message>
        <source>L{1} cache: {2}, as reported by the OS.</source>
        <extracomment>chart-edge-reported-size</extracomment>
        <translation>Кэш L{1}: {2}, по сообщению ОС.</translation>
    </message>
    <message>
        <source>L{1} cache: {2} usable, as measured by Strata.</source>
        <extracomment>chart-edge-measured-size</extracomment>
        <translation>Кэш L{1}: доступно {2}, измерено Strata.</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads share it.</source>
        <extracomment>chart-edge-shared</extracomment>
        <translation>
            <numerusform>Его использует {1} поток.</numerusform>
            <numerusform>Его делят {1} потока.</numerusform>
            <numerusform>Его делят {1} потоков.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move uses two buffers: both fit up to {1} each.</source>
        <extracomment>chart-edge-of-moves</extracomment>
        <translation>Пересылка использует два буфера: оба помещаются, если каждый не больше {1}.</translation>
    </message>
    <message>
        <source>Two buffers fit up to {1} each.</source>
        <extracomment>chart-edge-of-buffers</extracomment>
        <translation>Два буфера помещаются, если каждый не больше {1}.</translation>
    </message>
    <message>
        <source>The latency curve shows a level of {1} with {2} ns per load.</source>
        <extracomment>chart-edge-inferred</extracomment>
        <translation>Кривая задержки показывает уровень размером {1} ({2} ns на чтение).</translation>
    </message>
    <message numerus="yes">
        <source>{2}: best with {1} threads, the fewest within the interval of the highest total.</source>
        <extracomment>chart-best-threads</extracomment>
        <translation>
            <numerusform>{2}: лучше всего {1} поток, наименьшее число в пределах интервала наибольшей суммы.</numerusform>
            <numerusform>{2}: лучше всего {1} потока, наименьшее число в пределах интервала наибольшей суммы.</numerusform>
            <numerusform>{2}: лучше всего {1} потоков, наименьшее число в пределах интервала наибольшей суммы.</numerusform>
        </translation>
    </message>
    <message>
        <source>peak {1}</source>
        <extracomment>chart-peak</extracomment>
        <translation>максимум {1}</translation>
    </message>
    <message>
        <source>Bytes per cycle need the clock, which was not measured here.</source>
        <extracomment>chart-no-clock</extracomment>
        <translation>Байтам за такт нужна тактовая частота, а она здесь не измерена.</translation>
    </message>
    <message>
        <source>No rates of all threads yet.</source>
        <extracomment>chart-not-of-all-threads</extracomment>
        <translation>Скоростей всех потоков пока нет.</translation>
    </message>
    <message>
        <source>No rates of one thread yet.</source>
        <extracomment>chart-not-of-one-thread</extracomment>
        <translation>Скоростей одного потока пока нет.</translation>
    </message>
    <message>
        <source>From {1} to {2} {3}.</source>
        <extracomment>chart-description</extracomment>
        <translation>От {1} до {2} {3}.</translation>
    </message>
    <message>
        <source>This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it again.</source>
        <extracomment>bad-json</extracomment>
        <translation>Это недопустимый JSON ({1}: {2}). Возможно, файл поврежден или неполон. Возьмите копию или экспортируйте его снова.</translation>
    </message>
    <message>
        <source>The setting {1} in this file has an unknown value. Allowed: {2}.</source>
        <extracomment>bad-setting</extracomment>
        <translation>У настройки {1} в этом файле неизвестное значение. Допустимо: {2}.</translation>
    </message>
    <message>
        <source>This file has a newer format ({1}) than this version of Strata reads. Install a newer version.</source>
        <extracomment>newer-schema</extracomment>
        <translation>Формат этого файла ({1}) новее, чем читает эта версия Strata. Установите более новую версию.</translation>
    </message>
    <message>
        <source>This file contains no run of Strata. Choose a run file that Strata saved.</source>
        <extracomment>not-a-run</extracomment>
        <translation>В этом файле нет прогона Strata. Выберите файл прогона, который сохранила Strata.</translation>
    </message>
    <message>
        <source>This output of {1} contains no results. Run {1} again, and let it finish.</source>
        <extracomment>no-figures</extracomment>
        <translation>В этом выводе {1} нет результатов. Запустите {1} снова и дайте завершиться.</translation>
    </message>
    <message>
        <source>This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file.</source>
        <extracomment>too-many-figures</extracomment>
        <translation>В этом файле больше {1} результатов, а больше Strata не читает. Разделите его или выберите другой файл.</translation>
    </message>
    <message>
        <source>A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one.</source>
        <extracomment>text-too-long</extracomment>
        <translation>Метка или комментарий больше {1}, а больше Strata не хранит. Выберите текст короче.</translation>
    </message>
    <message>
        <source>{1} reported no usable result here, for example zero. Give it a larger size or more time, and create the file again.</source>
        <extracomment>no-peer-figure</extracomment>
        <translation>{1} не дала здесь пригодного результата: например, он равен нулю. Задайте ей больший размер или больше времени и создайте файл снова.</translation>
    </message>
    <message>
        <source>The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again.</source>
        <extracomment>fio-error</extracomment>
        <translation>Задание fio {1} завершилось с ошибкой {2}, поэтому результата нет. Исправьте задание и запустите fio снова.</translation>
    </message>
    <message>
        <source>There is no reference run {1}. To list the reference runs: strata-cli list --references.</source>
        <extracomment>no-such-reference</extracomment>
        <translation>Эталонного прогона {1} нет. Список эталонных прогонов: strata-cli list --references.</translation>
    </message>
    <message>
        <source>This file lacks &quot;{1}&quot;. It may be damaged or edited by hand. Use a copy, or export it again.</source>
        <extracomment>missing-key</extracomment>
        <translation>В этом файле нет «{1}». Возможно, он поврежден или изменен вручную. Возьмите копию или экспортируйте его снова.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in this file has an invalid value: {2}. The file may be damaged or edited by hand.</source>
        <extracomment>bad-value</extracomment>
        <translation>У «{1}» в этом файле недопустимое значение: {2}. Возможно, файл поврежден или изменен вручную.</translation>
    </message>
    <message>
        <source>Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space.</source>
        <extracomment>cannot-write</extracomment>
        <translation>Strata не смогла записать {1}. ОС сообщает: {2}. Выберите другую папку или освободите место.</translation>
    </message>
    <message>
        <source>Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive.</source>
        <extracomment>cannot-read</extracomment>
        <translation>Strata не смогла прочитать {1}. ОС сообщает: {2}. Проверьте права доступа и накопитель.</translation>
    </message>
    <message>
        <source>This file is larger than {1}, the maximum that Strata reads. Choose another file.</source>
        <extracomment>too-large</extracomment>
        <translation>Этот файл больше {1}, а больше Strata не читает. Выберите другой файл.</translation>
    </message>
    <message>
        <source>The file {1} does not exist. Check the name and the folder.</source>
        <extracomment>file-missing</extracomment>
        <translation>Файла {1} не существует. Проверьте имя и папку.</translation>
    </message>
    <message>
        <source>{1} is a named pipe, and reading it may never end. Choose a file.</source>
        <extracomment>pipe-by-name</extracomment>
        <translation>{1} — именованный канал, и его чтение может никогда не кончиться. Выберите файл.</translation>
    </message>
    <message>
        <source>The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-json</extracomment>
        <translation>Настройки в {1} — недопустимый JSON ({2}: {3}), поэтому Strata использует настройки по умолчанию. Поврежденный файл теперь называется {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-setting</extracomment>
        <translation>В настройках в {1} у {2} неизвестное значение (допустимо: {3}), поэтому Strata использует настройки по умолчанию. Поврежденный файл теперь называется {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. The damaged file is now {6}.</source>
        <extracomment>settings-out-of-range</extracomment>
        <translation>В настройках в {1} значение {2} равно {3}, а должно быть от {4} до {5}, поэтому Strata использует настройки по умолчанию. Поврежденный файл теперь называется {6}.</translation>
    </message>
    <message>
        <source>The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the default settings. The newer file is now {3}.</source>
        <extracomment>settings-newer-schema</extracomment>
        <translation>Формат настроек в {1} ({2}) новее, чем читает эта версия Strata, поэтому Strata использует настройки по умолчанию. Более новый файл теперь называется {3}.</translation>
    </message>
    <message>
        <source>The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. The file is now {3}.</source>
        <extracomment>settings-too-large</extracomment>
        <translation>Файл {1} больше {2} и не может быть файлом настроек, поэтому Strata использует настройки по умолчанию. Файл теперь называется {3}.</translation>
    </message>
    <message>
        <source>Strata could not read the settings in {1}, so it uses the default settings and saves no changes of them. The OS reports: {2}. Check the permissions of the file.</source>
        <extracomment>settings-unreadable</extracomment>
        <translation>Strata не смогла прочитать настройки в {1}, поэтому использует настройки по умолчанию и не сохраняет их изменений. ОС сообщает: {2}. Проверьте права доступа к файлу.</translation>
    </message>
    <message>
        <source>The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable HOME (on Windows LOCALAPPDATA).</source>
        <extracomment>no-data-folder</extracomment>
        <translation>ОС не называет папки данных этого пользователя, поэтому Strata не сохраняет ни настроек, ни прогонов. Задайте переменную HOME (в Windows — LOCALAPPDATA).</translation>
    </message>
    <message>
        <source>The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata again. Import then reads everything that is still readable.</source>
        <extracomment>history-damaged</extracomment>
        <translation>История в {1} повреждена ({2}), и Strata не смогла ее исправить. Переименуйте ее и запустите Strata снова. Импорт затем прочитает все, что еще читается.</translation>
    </message>
    <message>
        <source>The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged file is now {1}; the new one holds {2} runs.</source>
        <extracomment>history-mending-finished</extracomment>
        <translation>История была повреждена, а прежнее исправление прервалось; Strata его закончила. Поврежденный файл теперь называется {1}; в новом прогонов: {2}.</translation>
    </message>
    <message>
        <source>Strata found no readable run of a history in {1}. Choose another file.</source>
        <extracomment>no-runs-read</extracomment>
        <translation>Strata не нашла в {1} ни одного читаемого прогона из истории. Выберите другой файл.</translation>
    </message>
    <message>
        <source>Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name.</source>
        <extracomment>output-in-use</extracomment>
        <translation>Strata читает {1} или хранит там свои данные, и отчет заменил бы их. Выберите другое имя.</translation>
    </message>
    <message>
        <source>The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} partial runs; {4} runs were lost. Check the disk, and export important runs.</source>
        <extracomment>history-recovered</extracomment>
        <translation>История была повреждена. Поврежденный файл теперь называется {1}. В новой истории целых прогонов: {2}, неполных: {3}; потеряно: {4}. Проверьте диск и экспортируйте важные прогоны.</translation>
    </message>
    <message>
        <source>The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or rename it yourself, and start Strata again.</source>
        <extracomment>history-not-moved</extracomment>
        <translation>История в {1} повреждена, и Strata не смогла ее переименовать. Закройте другие программы, которые ее используют, или переименуйте ее сами и запустите Strata снова.</translation>
    </message>
    <message>
        <source>The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that version, or save runs as files.</source>
        <extracomment>history-newer</extracomment>
        <translation>История в {1} создана более новой версией Strata (формат {2}, а эта читает {3}). Установите ту версию или сохраняйте прогоны в файлы.</translation>
    </message>
    <message>
        <source>There is no space to write the history in {1}, so this run is incomplete there. Free some space on that disk, and save the report of the run.</source>
        <extracomment>history-full</extracomment>
        <translation>Нет места, чтобы записать историю в {1}, поэтому этот прогон там неполон. Освободите место на этом диске и сохраните отчет о прогоне.</translation>
    </message>
    <message>
        <source>Another program locked the history in {1} for too long. Close that program, and save the report of the run.</source>
        <extracomment>history-busy</extracomment>
        <translation>Другая программа слишком долго блокирует историю в {1}. Закройте эту программу и сохраните отчет о прогоне.</translation>
    </message>
    <message>
        <source>Strata may not write to the history in {1}. Change its permissions, or save the report of the run.</source>
        <extracomment>history-read-only</extracomment>
        <translation>У Strata нет права записи в историю в {1}. Измените права доступа или сохраните отчет о прогоне.</translation>
    </message>
    <message>
        <source>Strata cannot use the history in {1}: {2}. Save reports as files instead.</source>
        <extracomment>history-failed</extracomment>
        <translation>Strata не может использовать историю в {1}: {2}. Сохраняйте отчеты в файлы.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that this run may not be in the history. Save its report to keep it.</source>
        <extracomment>history-slow</extracomment>
        <translation>Диск с {1} настолько медленный, что этого прогона может не быть в истории. Сохраните его отчет, чтобы не потерять.</translation>
    </message>
    <message>
        <source>The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids.</source>
        <extracomment>no-such-run</extracomment>
        <translation>В истории нет прогона с идентификатором {1}. Метка — не идентификатор; идентификаторы показывает strata-cli history list.</translation>
    </message>
    <message>
        <source>Several runs start with {1}. Give more characters of the id.</source>
        <extracomment>run-ambiguous</extracomment>
        <translation>С {1} начинается несколько прогонов. Укажите больше символов идентификатора.</translation>
    </message>
    <message>
        <source>The history already has the run {1}, so nothing changed.</source>
        <extracomment>run-kept-already</extracomment>
        <translation>Прогон {1} уже есть в истории, поэтому ничего не изменено.</translation>
    </message>
    <message>
        <source>Strata cannot read a part of the history, which may be damaged. Check the disk, and export important runs.</source>
        <extracomment>bad-cbor</extracomment>
        <translation>Strata не может прочитать часть истории: возможно, она повреждена. Проверьте диск и экспортируйте важные прогоны.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>html-language</extracomment>
        <translation>ru</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>html-origin</extracomment>
        <translation>Происхождение</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>html-machine</extracomment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>html-settings</extracomment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>html-notes</extracomment>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>How to read this</source>
        <extracomment>html-reading</extracomment>
        <translation>Как это читать</translation>
    </message>
    <message numerus="yes">
        <source>{1} more charts</source>
        <extracomment>html-more-charts</extracomment>
        <translation>
            <numerusform>еще {1} график</numerusform>
            <numerusform>еще {1} графика</numerusform>
            <numerusform>еще {1} графиков</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>html-test-memory
----------
test-memory</extracomment>
        <translation>Пересылки</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>html-test-bandwidth
----------
test-bandwidth</extracomment>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>html-test-latency
----------
test-latency</extracomment>
        <translation>Задержка</translation>
    </message>
    <message>
        <source>Buffer copy</source>
        <extracomment>html-test-copy</extracomment>
        <translation>Копирование буфера</translation>
    </message>
    <message>
        <source>C library</source>
        <extracomment>html-test-library
----------
test-library</extracomment>
        <translation>Библиотека C</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>html-test-registers
----------
test-registers
----------
step-registers</extracomment>
        <translation>Регистры</translation>
    </message>
    <message>
        <source>String instructions</source>
        <extracomment>html-test-string
----------
test-string</extracomment>
        <translation>Строковые команды</translation>
    </message>
    <message>
        <source>Memory types</source>
        <extracomment>html-test-memtypes
----------
test-memtypes</extracomment>
        <translation>Типы памяти</translation>
    </message>
    <message>
        <source>Loaded latency</source>
        <extracomment>html-test-loaded-latency
----------
test-loaded-latency</extracomment>
        <translation>Задержка под нагрузкой</translation>
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
        <source>Each core</source>
        <extracomment>html-test-cores
----------
test-cores
----------
step-cores</extracomment>
        <translation>Каждое ядро</translation>
    </message>
    <message>
        <source>Core to core</source>
        <extracomment>html-test-core-to-core
----------
test-core-to-core
----------
step-core-to-core</extracomment>
        <translation>Между ядрами</translation>
    </message>
    <message>
        <source>Contention</source>
        <extracomment>html-test-contention
----------
test-contention
----------
step-contention</extracomment>
        <translation>Конкуренция</translation>
    </message>
    <message>
        <source>Pauses</source>
        <extracomment>html-test-pauses
----------
test-pauses
----------
step-pauses</extracomment>
        <translation>Паузы</translation>
    </message>
    <message>
        <source>Sustained performance</source>
        <extracomment>html-test-sustained
----------
test-sustained
----------
step-sustained</extracomment>
        <translation>Длительная производительность</translation>
    </message>
    <message>
        <source>Statistic: {1}.</source>
        <extracomment>html-figures-are</extracomment>
        <translation>Статистика: {1}.</translation>
    </message>
    <message>
        <source>All results ({1})</source>
        <extracomment>html-all-figures</extracomment>
        <translation>Все результаты ({1})</translation>
    </message>
    <message>
        <source>Results are rounded to three significant digits here. The run file (.strata) has all digits, and the samples.</source>
        <extracomment>html-footer</extracomment>
        <translation>Результаты здесь округлены до трех значащих цифр. В файле прогона (.strata) есть все цифры и замеры.</translation>
    </message>
    <message>
        <source>repetitions: {1}</source>
        <extracomment>html-repetitions</extracomment>
        <translation>повторы: {1}</translation>
    </message>
    <message>
        <source>The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition.</source>
        <extracomment>html-series</extracomment>
        <translation>Одно и то же измерение повторено, каждый раз с новыми потоками и буферами. Повторы: {1}. Среднее — геометрическое; разброс — от наименьшего до наибольшего результата, в процентах от среднего. Компьютер и настройки взяты из первого повтора.</translation>
    </message>
    <message>
        <source>Several series are shown side by side; each counts for itself. The mean is the geometric mean of a side&apos;s repetitions; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition of the first side.</source>
        <extracomment>html-series-sides</extracomment>
        <translation>Несколько серий показаны рядом, каждая сама по себе. Среднее — геометрическое среднее повторов одной стороны; разброс — от наименьшего до наибольшего результата, в процентах от среднего. Компьютер и настройки взяты из первого повтора первой стороны.</translation>
    </message>
    <message>
        <source>mean, {1}</source>
        <extracomment>html-mean</extracomment>
        <translation>среднее, {1}</translation>
    </message>
    <message>
        <source>min to max</source>
        <extracomment>html-range</extracomment>
        <translation>от мин до макс</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <extracomment>html-from-to
----------
compare-interval</extracomment>
        <translation>от {1} до {2}</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>html-spread</extracomment>
        <translation>разброс</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>html-count
----------
column-count</extracomment>
        <translation>число</translation>
    </message>
    <message>
        <source>worst grade</source>
        <extracomment>html-worst-verdict</extracomment>
        <translation>худшая оценка</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>html-comparison</extracomment>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <extracomment>html-unmatched</extracomment>
        <translation>Без пары</translation>
    </message>
    <message>
        <source>All of them ({1})</source>
        <extracomment>html-all-cells</extracomment>
        <translation>Все ({1})</translation>
    </message>
    <message>
        <source>Removed or changed, because it identifies the computer:</source>
        <extracomment>shared-heading</extracomment>
        <translation>Удалено или изменено, потому что по этому можно узнать компьютер:</translation>
    </message>
    <message>
        <source>{1}: {2} (removed)</source>
        <extracomment>shared-removed</extracomment>
        <translation>{1}: {2} (удалено)</translation>
    </message>
    <message>
        <source>{1}: {2} became {3}</source>
        <extracomment>shared-changed</extracomment>
        <translation>{1}: было {2}, стало {3}</translation>
    </message>
    <message>
        <source>Everything else stays: processor, caches, memory, OS version, settings, and all results.</source>
        <extracomment>shared-stays</extracomment>
        <translation>Все остальное остается: процессор, кэши, память, версия ОС, настройки и все результаты.</translation>
    </message>
    <message>
        <source>ID of the run</source>
        <extracomment>shared-id</extracomment>
        <translation>Идентификатор прогона</translation>
    </message>
    <message>
        <source>ID of the series</source>
        <extracomment>shared-series</extracomment>
        <translation>Идентификатор серии</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>shared-label
----------
label-label
----------
column-label</extracomment>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>shared-comment
----------
label-comment</extracomment>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shared-started</extracomment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>shared-finished</extracomment>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>shared-seed</extracomment>
        <translation>Начальное значение генератора</translation>
    </message>
    <message>
        <source>Memory, to the byte</source>
        <extracomment>shared-memory</extracomment>
        <translation>Память с точностью до байта</translation>
    </message>
    <message>
        <source>Free memory, to the byte</source>
        <extracomment>shared-available</extracomment>
        <translation>Свободная память с точностью до байта</translation>
    </message>
    <message>
        <source>Version of the OS</source>
        <extracomment>shared-system</extracomment>
        <translation>Версия ОС</translation>
    </message>
    <message>
        <source>Ticks of the clock per second</source>
        <extracomment>shared-ticks</extracomment>
        <translation>Отсчетов таймера в секунду</translation>
    </message>
    <message>
        <source>Folder of the disk test</source>
        <extracomment>shared-folder</extracomment>
        <translation>Папка теста диска</translation>
    </message>
    <message>
        <source>Device of a disk</source>
        <extracomment>shared-disk-device</extracomment>
        <translation>Устройство диска</translation>
    </message>
    <message>
        <source>Options of a mount</source>
        <extracomment>shared-disk-options</extracomment>
        <translation>Параметры монтирования</translation>
    </message>
    <message>
        <source>Largest file allowed</source>
        <extracomment>shared-disk-limit</extracomment>
        <translation>Наибольший допустимый файл</translation>
    </message>
    <message>
        <source>Free space of a disk, to the byte</source>
        <extracomment>shared-disk-free</extracomment>
        <translation>Свободное место на диске с точностью до байта</translation>
    </message>
    <message>
        <source>Size of a disk, to the byte</source>
        <extracomment>shared-disk-size</extracomment>
        <translation>Размер диска с точностью до байта</translation>
    </message>
    <message>
        <source>Text in the reason of a grade</source>
        <extracomment>shared-reason</extracomment>
        <translation>Текст в причине оценки</translation>
    </message>
    <message>
        <source>Unknown here, from a newer version ({1})</source>
        <extracomment>shared-unknown</extracomment>
        <translation>Здесь неизвестно, из более новой версии ({1})</translation>
    </message>
    <message>
        <source>Integer</source>
        <extracomment>test-integer
----------
sustained-integer</extracomment>
        <translation>Целые числа</translation>
    </message>
    <message>
        <source>Floating-point</source>
        <extracomment>test-floating</extracomment>
        <translation>Плавающая точка</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>test-copy
----------
op-copy</extracomment>
        <translation>Копия</translation>
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
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Heapsort of 1000 random 32-bit integers, fresh ones each time</source>
        <extracomment>heapsort-1000</extracomment>
        <translation>Пирамидальная сортировка 1000 случайных 32-битных целых, каждый раз новых</translation>
    </message>
    <message>
        <source>Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions</source>
        <extracomment>floating-mix</extracomment>
        <translation>Скалярные double: 11 сложений, 2 вычитания, 9 умножений, 2 деления</translation>
    </message>
    <message>
        <source>Sequential move, {1}-byte</source>
        <extracomment>move-serial</extracomment>
        <translation>Последовательная пересылка, {1} B</translation>
    </message>
    <message>
        <source>Random move, {1}-byte</source>
        <extracomment>move-random</extracomment>
        <translation>Случайная пересылка, {1} B</translation>
    </message>
    <message>
        <source>The random index of a move alone</source>
        <extracomment>index-random</extracomment>
        <translation>Только случайный индекс пересылки</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte</source>
        <extracomment>read-serial</extracomment>
        <translation>Последовательное чтение, {1} B</translation>
    </message>
    <message>
        <source>Random read, {1}-byte</source>
        <extracomment>read-random</extracomment>
        <translation>Случайное чтение, {1} B</translation>
    </message>
    <message>
        <source>Random read, {1}-byte, in 256-byte chunks</source>
        <extracomment>read-chunks</extracomment>
        <translation>Случайное чтение, {1} B, порциями по 256 B</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, non-temporal</source>
        <extracomment>read-stream</extracomment>
        <translation>Последовательное чтение, {1} B, в обход кэша</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, software prefetch</source>
        <extracomment>read-prefetch</extracomment>
        <translation>Последовательное чтение, {1} B, программная предвыборка</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, interleaved over 4 pages</source>
        <extracomment>read-interleave</extracomment>
        <translation>Последовательное чтение, {1} B, вперемежку по 4 страницам</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, unrolled over a page</source>
        <extracomment>read-page</extracomment>
        <translation>Последовательное чтение, {1} B, развернутое на страницу</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, register pairs</source>
        <extracomment>read-pair</extracomment>
        <translation>Последовательное чтение, {1} B, пары регистров</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, SVE</source>
        <extracomment>read-sve</extracomment>
        <translation>Последовательное чтение, {1} B, SVE</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte</source>
        <extracomment>write-serial</extracomment>
        <translation>Последовательная запись, {1} B</translation>
    </message>
    <message>
        <source>Random write, {1}-byte</source>
        <extracomment>write-random</extracomment>
        <translation>Случайная запись, {1} B</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks</source>
        <extracomment>write-chunks</extracomment>
        <translation>Случайная запись, {1} B, порциями по 256 B</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, non-temporal</source>
        <extracomment>write-stream</extracomment>
        <translation>Последовательная запись, {1} B, в обход кэша</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>write-stream-chunks</extracomment>
        <translation>Случайная запись, {1} B, порциями по 256 B, в обход кэша</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, interleaved over 4 pages</source>
        <extracomment>write-interleave</extracomment>
        <translation>Последовательная запись, {1} B, вперемежку по 4 страницам</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, register pairs</source>
        <extracomment>write-pair</extracomment>
        <translation>Последовательная запись, {1} B, пары регистров</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, SVE</source>
        <extracomment>write-sve</extracomment>
        <translation>Последовательная запись, {1} B, SVE</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte</source>
        <extracomment>copy-serial</extracomment>
        <translation>Последовательная копия, {1} B</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte</source>
        <extracomment>copy-random</extracomment>
        <translation>Случайное копирование, {1} B</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, non-temporal</source>
        <extracomment>copy-stream</extracomment>
        <translation>Последовательная копия, {1} B, в обход кэша</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, grouped, non-temporal</source>
        <extracomment>copy-best</extracomment>
        <translation>Последовательная копия, {1} B, группами, в обход кэша</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, register pairs</source>
        <extracomment>copy-pair</extracomment>
        <translation>Последовательная копия, {1} B, пары регистров</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, SVE</source>
        <extracomment>copy-sve</extracomment>
        <translation>Последовательная копия, {1} B, SVE</translation>
    </message>
    <message>
        <source>Triad, {1}-byte</source>
        <extracomment>triad-serial</extracomment>
        <translation>Triad, {1} B</translation>
    </message>
    <message>
        <source>Triad, {1}-byte, non-temporal</source>
        <extracomment>triad-stream</extracomment>
        <translation>Triad, {1} B, в обход кэша</translation>
    </message>
    <message>
        <source>{1}, as STREAM counts it</source>
        <extracomment>count-stream</extracomment>
        <translation>{1}, как считает STREAM</translation>
    </message>
    <message>
        <source>{1}, payload, a third of what STREAM counts</source>
        <extracomment>count-payload</extracomment>
        <translation>{1}, полезные данные, треть того, что считает STREAM</translation>
    </message>
    <message>
        <source>Triad</source>
        <extracomment>op-triad</extracomment>
        <translation>Triad</translation>
    </message>
    <message>
        <source>Pointer chasing, parallel chains: {1}</source>
        <extracomment>chase</extracomment>
        <translation>Обход по указателям, параллельных цепочек: {1}</translation>
    </message>
    <message>
        <source>The whole buffer by one memcpy</source>
        <extracomment>copy-memcpy</extracomment>
        <translation>Весь буфер одним memcpy</translation>
    </message>
    <message>
        <source>8-byte loop</source>
        <extracomment>copy-elements
----------
row-copy-elements</extracomment>
        <translation>Цикл по 8 B</translation>
    </message>
    <message>
        <source>memcpy block by block, the rest included</source>
        <extracomment>copy-blocks</extracomment>
        <translation>memcpy блок за блоком, вместе с остатком</translation>
    </message>
    <message>
        <source>memcpy</source>
        <extracomment>library-memcpy</extracomment>
        <translation>memcpy</translation>
    </message>
    <message>
        <source>memmove, 8 bytes up, overlapping</source>
        <extracomment>library-memmove</extracomment>
        <translation>memmove, на 8 B вверх, с перекрытием</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>library-memset</extracomment>
        <translation>memset</translation>
    </message>
    <message>
        <source>memcmp, equal buffers</source>
        <extracomment>library-memcmp</extracomment>
        <translation>memcmp, одинаковые буферы</translation>
    </message>
    <message>
        <source>memchr, the last byte</source>
        <extracomment>library-memchr</extracomment>
        <translation>memchr, последний байт</translation>
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
        <translation>Между регистрами общего назначения, {1} B</translation>
    </message>
    <message>
        <source>General register to stack, {1}-byte</source>
        <extracomment>register-to-stack</extracomment>
        <translation>Из регистра общего назначения в стек, {1} B</translation>
    </message>
    <message>
        <source>Stack to general register, {1}-byte</source>
        <extracomment>register-from-stack</extracomment>
        <translation>Из стека в регистр общего назначения, {1} B</translation>
    </message>
    <message>
        <source>push, {1}-byte</source>
        <extracomment>register-push</extracomment>
        <translation>push, {1} B</translation>
    </message>
    <message>
        <source>pop, {1}-byte</source>
        <extracomment>register-pop</extracomment>
        <translation>pop, {1} B</translation>
    </message>
    <message>
        <source>General register to vector, {1}-byte, rest cleared</source>
        <extracomment>register-to-vector</extracomment>
        <translation>Из регистра общего назначения в вектор, {1} B, остальное обнуляется</translation>
    </message>
    <message>
        <source>Vector to general register, {1}-byte</source>
        <extracomment>register-from-vector</extracomment>
        <translation>Из вектора в регистр общего назначения, {1} B</translation>
    </message>
    <message>
        <source>General register into a vector element, {1}-byte</source>
        <extracomment>register-insert</extracomment>
        <translation>Из регистра общего назначения в элемент вектора, {1} B</translation>
    </message>
    <message>
        <source>Vector element to general register, {1}-byte</source>
        <extracomment>register-extract</extracomment>
        <translation>Из элемента вектора в регистр общего назначения, {1} B</translation>
    </message>
    <message>
        <source>Vector to vector, {1}-byte</source>
        <extracomment>register-vector</extracomment>
        <translation>Из вектора в вектор, {1} B</translation>
    </message>
    <message>
        <source>Scalable vector to scalable vector, {1}-byte</source>
        <extracomment>register-sve</extracomment>
        <translation>Из масштабируемого вектора в масштабируемый, {1} B</translation>
    </message>
    <message>
        <source>lods, {1}-byte</source>
        <extracomment>string-lods</extracomment>
        <translation>lods, {1} B</translation>
    </message>
    <message>
        <source>stos, {1}-byte</source>
        <extracomment>string-stos</extracomment>
        <translation>stos, {1} B</translation>
    </message>
    <message>
        <source>movs, {1}-byte</source>
        <extracomment>string-movs</extracomment>
        <translation>movs, {1} B</translation>
    </message>
    <message>
        <source>rep lods, {1}-byte</source>
        <extracomment>string-rep-lods</extracomment>
        <translation>rep lods, {1} B</translation>
    </message>
    <message>
        <source>rep stos, {1}-byte</source>
        <extracomment>string-rep-stos</extracomment>
        <translation>rep stos, {1} B</translation>
    </message>
    <message>
        <source>rep movs, {1}-byte</source>
        <extracomment>string-rep-movs</extracomment>
        <translation>rep movs, {1} B</translation>
    </message>
    <message>
        <source>Compare-and-swap</source>
        <extracomment>handover-cas</extracomment>
        <translation>Сравнение с обменом (CAS)</translation>
    </message>
    <message>
        <source>Load and store</source>
        <extracomment>handover-store</extracomment>
        <translation>Чтение и запись</translation>
    </message>
    <message>
        <source>Own line</source>
        <extracomment>contention-apart-256</extracomment>
        <translation>Своя строка</translation>
    </message>
    <message>
        <source>Neighbouring words</source>
        <extracomment>contention-apart-8</extracomment>
        <translation>Соседние слова</translation>
    </message>
    <message>
        <source>Words {1} bytes apart</source>
        <extracomment>contention-apart</extracomment>
        <translation>Слова через {1} B</translation>
    </message>
    <message>
        <source>One word, add</source>
        <extracomment>contention-add</extracomment>
        <translation>Одно слово, сложение</translation>
    </message>
    <message>
        <source>One word, compare-and-swap</source>
        <extracomment>contention-cas</extracomment>
        <translation>Одно слово, сравнение с обменом (CAS)</translation>
    </message>
    <message>
        <source>Reads only</source>
        <extracomment>inject-1to0</extracomment>
        <translation>Только чтение</translation>
    </message>
    <message>
        <source>Read:write 3:1</source>
        <extracomment>inject-3to1</extracomment>
        <translation>Чтение:запись 3:1</translation>
    </message>
    <message>
        <source>Read:write 2:1</source>
        <extracomment>inject-2to1</extracomment>
        <translation>Чтение:запись 2:1</translation>
    </message>
    <message>
        <source>Read:write 1:1</source>
        <extracomment>inject-1to1</extracomment>
        <translation>Чтение:запись 1:1</translation>
    </message>
    <message>
        <source>1-byte store, {1}-byte load</source>
        <extracomment>forward-1</extracomment>
        <translation>Запись 1 B, чтение {1} B</translation>
    </message>
    <message>
        <source>2-byte store, {1}-byte load</source>
        <extracomment>forward-2</extracomment>
        <translation>Запись 2 B, чтение {1} B</translation>
    </message>
    <message>
        <source>4-byte store, {1}-byte load</source>
        <extracomment>forward-4</extracomment>
        <translation>Запись 4 B, чтение {1} B</translation>
    </message>
    <message>
        <source>8-byte store, {1}-byte load</source>
        <extracomment>forward-8</extracomment>
        <translation>Запись 8 B, чтение {1} B</translation>
    </message>
    <message>
        <source>16-byte store, {1}-byte load</source>
        <extracomment>forward-16</extracomment>
        <translation>Запись 16 B, чтение {1} B</translation>
    </message>
    <message>
        <source>Lost time</source>
        <extracomment>pauses-watch</extracomment>
        <translation>Потерянное время</translation>
    </message>
    <message>
        <source>Wake-up latency</source>
        <extracomment>pauses-wake-up</extracomment>
        <translation>Задержка пробуждения</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>sustained-vectors
----------
label-vectors</extracomment>
        <translation>Векторы</translation>
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
        <translation>Память</translation>
    </message>
    <message>
        <source>Sequential write, direct I/O</source>
        <extracomment>disk-write-serial</extracomment>
        <translation>Последовательная запись, прямой ввод-вывод</translation>
    </message>
    <message>
        <source>Sequential read, direct I/O</source>
        <extracomment>disk-read-serial</extracomment>
        <translation>Последовательное чтение, прямой ввод-вывод</translation>
    </message>
    <message>
        <source>Random write, direct I/O</source>
        <extracomment>disk-write-random</extracomment>
        <translation>Случайная запись, прямой ввод-вывод</translation>
    </message>
    <message>
        <source>Random read, direct I/O</source>
        <extracomment>disk-read-random</extracomment>
        <translation>Случайное чтение, прямой ввод-вывод</translation>
    </message>
    <message>
        <source>Sequential reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-serial</extracomment>
        <translation>Последовательные чтение и запись вперемешку в заданной доле, прямой ввод-вывод</translation>
    </message>
    <message>
        <source>Random reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-random</extracomment>
        <translation>Случайные чтение и запись вперемешку в заданной доле, прямой ввод-вывод</translation>
    </message>
    <message>
        <source>Random write, each flushed, direct I/O</source>
        <extracomment>disk-commit-random</extracomment>
        <translation>Случайная запись, сброс после каждой, прямой ввод-вывод</translation>
    </message>
    <message>
        <source>Log append, each flushed, through the OS cache</source>
        <extracomment>disk-commit-serial</extracomment>
        <translation>Дозапись в журнал, сброс после каждой, через кэш ОС</translation>
    </message>
    <message>
        <source>Sustained sequential write, direct I/O</source>
        <extracomment>disk-endurance-serial</extracomment>
        <translation>Длительная последовательная запись, прямой ввод-вывод</translation>
    </message>
    <message>
        <source>Sequential, {1}-byte</source>
        <extracomment>memory-serial</extracomment>
        <translation>Последовательно, {1} B</translation>
    </message>
    <message>
        <source>Random, {1}-byte</source>
        <extracomment>memory-random</extracomment>
        <translation>Случайно, {1} B</translation>
    </message>
    <message numerus="yes">
        <source>{1} chains</source>
        <extracomment>latency-chains</extracomment>
        <translation>
            <numerusform>{1} цепочка</numerusform>
            <numerusform>{1} цепочки</numerusform>
            <numerusform>{1} цепочек</numerusform>
        </translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>loaded-idle</extracomment>
        <translation>без нагрузки</translation>
    </message>
    <message>
        <source>{1}, delay {2}</source>
        <extracomment>loaded-delay</extracomment>
        <translation>{1}, выдержка {2}</translation>
    </message>
    <message>
        <source>node {1} to node {2}</source>
        <extracomment>node-pair</extracomment>
        <translation>узел {1} к узлу {2}</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>numa-latency
----------
metric-latency</extracomment>
        <translation>задержка</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>numa-bandwidth</extracomment>
        <translation>пропускная способность</translation>
    </message>
    <message>
        <source>CPU {1} and CPU {2}</source>
        <extracomment>cpu-pair</extracomment>
        <translation>ЦП {1} и ЦП {2}</translation>
    </message>
    <message>
        <source>{1} {2}: {3}</source>
        <extracomment>cell-of-test-and-size</extracomment>
        <translation>{1} {2}: {3}</translation>
    </message>
    <message>
        <source>{1}, transparent huge pages</source>
        <extracomment>cell-pages-transparent</extracomment>
        <translation>{1}, прозрачные большие страницы</translation>
    </message>
    <message>
        <source>{1}, explicit huge pages</source>
        <extracomment>cell-pages-explicit</extracomment>
        <translation>{1}, явные большие страницы</translation>
    </message>
    <message>
        <source>{1}, huge pages</source>
        <extracomment>cell-pages-huge</extracomment>
        <translation>{1}, большие страницы</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>op-mixed</extracomment>
        <translation>Смешанный</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>op-commit</extracomment>
        <translation>Фиксация</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>op-write</extracomment>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>op-read</extracomment>
        <translation>Чтение</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>op-move</extracomment>
        <translation>Пересылка</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>pattern-random</extracomment>
        <translation>случайно</translation>
    </message>
    <message>
        <source>sequential</source>
        <extracomment>pattern-serial</extracomment>
        <translation>последоват.</translation>
    </message>
    <message>
        <source>This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, because its threads do not start together.</source>
        <extracomment>membench-note</extracomment>
        <translation>Это форма sc-membench с ее баллами. В них смешаны первый уровень кэша всех ядер и память; сравнивайте лучше уровни (--format text). Баллы самого sc-membench могут быть выше, потому что его потоки стартуют не одновременно.</translation>
    </message>
    <message>
        <source>WARNING: the scores cannot be compared with those of other runs, since:</source>
        <extracomment>membench-warning</extracomment>
        <translation>ВНИМАНИЕ: эти баллы нельзя сравнивать с баллами других прогонов, потому что:</translation>
    </message>
    <message>
        <source>the run did not come to its end</source>
        <extracomment>membench-unfinished</extracomment>
        <translation>прогон не дошел до конца</translation>
    </message>
    <message>
        <source>its number of threads was {1}, on a machine with {2} CPUs (--threads auto has as many)</source>
        <extracomment>membench-threads</extracomment>
        <translation>потоков было {1} на компьютере с {2} ЦП (--threads auto берет столько же, сколько ЦП)</translation>
    </message>
    <message>
        <source>there is one size of buffer only (--sweep full has many)</source>
        <extracomment>membench-one-size</extracomment>
        <translation>размер буфера только один (с --sweep full их много)</translation>
    </message>
    <message>
        <source>{1} of {2} results are unreliable (--format text says why)</source>
        <extracomment>membench-poor</extracomment>
        <translation>ненадежных результатов: {1} из {2} (причины показывает --format text)</translation>
    </message>
    <message>
        <source>This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form holds.</source>
        <extracomment>membench-nothing</extracomment>
        <translation>В этом прогоне нет пропускной способности и задержки для буферов от 1 KiB, а эта форма содержит только их.</translation>
    </message>
    <message>
        <source>90th percentile of work per cycle x clock</source>
        <extracomment>statistic-p90-per-clock</extracomment>
        <translation>90-й перцентиль работы за такт x частота</translation>
    </message>
    <message>
        <source>90th percentile of the rate</source>
        <extracomment>statistic-p90</extracomment>
        <translation>90-й перцентиль скорости</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <extracomment>statistic-p10</extracomment>
        <translation>10-й перцентиль</translation>
    </message>
    <message>
        <source>10th percentile of cycles / clock</source>
        <extracomment>statistic-p10-per-clock</extracomment>
        <translation>10-й перцентиль тактов / частота</translation>
    </message>
    <message>
        <source>median over cache lines of the 10th percentile of each</source>
        <extracomment>statistic-p10-of-lines</extracomment>
        <translation>медиана по строкам кэша от 10-го перцентиля каждой</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of each</source>
        <extracomment>statistic-p90-of-visits</extracomment>
        <translation>медиана по заходам от 90-го перцентиля каждого</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of work per cycle x clock of each</source>
        <extracomment>statistic-p90-per-clock-of-visits</extracomment>
        <translation>медиана по заходам от 90-го перцентиля работы за такт x частота каждого</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>statistic-p50
----------
series-median
----------
column-median</extracomment>
        <translation>медиана</translation>
    </message>
    <message>
        <source>median operation</source>
        <extracomment>statistic-p50-operation</extracomment>
        <translation>медианная операция</translation>
    </message>
    <message>
        <source>mean over the common time window</source>
        <extracomment>statistic-mean</extracomment>
        <translation>среднее по общему отрезку времени</translation>
    </message>
    <message>
        <source>counted bytes / counted time</source>
        <extracomment>statistic-total</extracomment>
        <translation>учтенные байты / учтенное время</translation>
    </message>
    <message>
        <source>lost time / watched time</source>
        <extracomment>statistic-lost-share</extracomment>
        <translation>потерянное время / время наблюдения</translation>
    </message>
    <message>
        <source>rate after a fall / rate of seconds 2 to 12</source>
        <extracomment>statistic-sustained-share</extracomment>
        <translation>скорость после падения / скорость секунд 2–12</translation>
    </message>
    <message>
        <source>total bytes / total time</source>
        <extracomment>statistic-average</extracomment>
        <translation>все байты / все время</translation>
    </message>
    <message>
        <source>{1} (up to L2)</source>
        <extracomment>statistic-to-l2</extracomment>
        <translation>{1} (до L2)</translation>
    </message>
    <message>
        <source>{1} (beyond L2)</source>
        <extracomment>statistic-beyond-l2</extracomment>
        <translation>{1} (за L2)</translation>
    </message>
    <message>
        <source>reliable</source>
        <extracomment>grade-good</extracomment>
        <translation>надежно</translation>
    </message>
    <message>
        <source>caution</source>
        <extracomment>grade-fair</extracomment>
        <translation>осторожно</translation>
    </message>
    <message>
        <source>unreliable</source>
        <extracomment>grade-poor</extracomment>
        <translation>ненадежно</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>outcome-skipped</extracomment>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>outcome-failed
----------
status-failed</extracomment>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>metric-rate
----------
column-rate</extracomment>
        <translation>скорость</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>metric-operations</extracomment>
        <translation>операции</translation>
    </message>
    <message>
        <source>completion latency</source>
        <extracomment>metric-completion-latency</extracomment>
        <translation>задержка завершения</translation>
    </message>
    <message>
        <source>peak</source>
        <extracomment>peer-peak</extracomment>
        <translation>наибольшее значение</translation>
    </message>
    <message>
        <source>weighted average</source>
        <extracomment>peer-weighted-average</extracomment>
        <translation>взвешенное среднее</translation>
    </message>
    <message>
        <source>{1}, random, {2}-byte, non-temporal</source>
        <extracomment>peer-random-non-temporal</extracomment>
        <translation>{1}, случайно, {2} B, в обход кэша</translation>
    </message>
    <message>
        <source>memcpy, block by block</source>
        <extracomment>peer-blocks</extracomment>
        <translation>memcpy, блок за блоком</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>how-refused</extracomment>
        <translation>отказ</translation>
    </message>
    <message>
        <source>accepted but ignored</source>
        <extracomment>how-not-real</extracomment>
        <translation>принят, но не действует</translation>
    </message>
    <message>
        <source>ineffective, because the file system is in memory</source>
        <extracomment>how-in-memory</extracomment>
        <translation>не действует, потому что файловая система находится в памяти</translation>
    </message>
    <message>
        <source>ineffective, because a program with its own cache serves the file system</source>
        <extracomment>how-program</extracomment>
        <translation>не действует, потому что файловую систему обслуживает программа с собственным кэшем</translation>
    </message>
    <message>
        <source>ineffective, because the device keeps its data in memory</source>
        <extracomment>how-device-in-memory</extracomment>
        <translation>не действует, потому что устройство держит данные в памяти</translation>
    </message>
    <message>
        <source>Loopback, no network</source>
        <extracomment>brief-network-loopback</extracomment>
        <translation>Петля, не сеть</translation>
    </message>
    <message>
        <source>Same machine</source>
        <extracomment>brief-network-same-host</extracomment>
        <translation>Тот же компьютер</translation>
    </message>
    <message>
        <source>CPU-bound ({2})</source>
        <extracomment>brief-network-processor-limit</extracomment>
        <translation>Предел — ЦП ({2})</translation>
    </message>
    <message>
        <source>Faster than its link</source>
        <extracomment>brief-network-above-link
----------
brief-beyond-link</extracomment>
        <translation>Быстрее интерфейса</translation>
    </message>
    <message>
        <source>Retransmits {2}</source>
        <extracomment>brief-network-retransmissions</extracomment>
        <translation>Повторные передачи {2}</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <extracomment>brief-network-refused</extracomment>
        <translation>В соединении отказано</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <extracomment>brief-network-no-answer</extracomment>
        <translation>Нет ответа вовремя</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <extracomment>brief-network-name-not-found</extracomment>
        <translation>Имя не найдено</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <extracomment>brief-network-unreachable</extracomment>
        <translation>Компьютер недоступен</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <extracomment>brief-network-wrong-code</extracomment>
        <translation>Неверный код</translation>
    </message>
    <message>
        <source>Not proved by the code</source>
        <extracomment>brief-network-unproved</extracomment>
        <translation>Не подтверждено кодом</translation>
    </message>
    <message>
        <source>Code used up</source>
        <extracomment>brief-network-code-spent</extracomment>
        <translation>Код израсходован</translation>
    </message>
    <message>
        <source>Locked for {2}</source>
        <extracomment>brief-network-paused</extracomment>
        <translation>Блокировка на {2}</translation>
    </message>
    <message>
        <source>Other machine busy</source>
        <extracomment>brief-network-busy</extracomment>
        <translation>Другой компьютер занят</translation>
    </message>
    <message>
        <source>Version mismatch</source>
        <extracomment>brief-network-other-version</extracomment>
        <translation>Версии не совпадают</translation>
    </message>
    <message>
        <source>Not Strata</source>
        <extracomment>brief-network-not-strata</extracomment>
        <translation>Не Strata</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>brief-network-lost</extracomment>
        <translation>Соединение потеряно</translation>
    </message>
    <message>
        <source>Stopped by other end</source>
        <extracomment>brief-network-ended</extracomment>
        <translation>Остановлен той стороной</translation>
    </message>
    <message>
        <source>No data for {2}</source>
        <extracomment>brief-network-stalled</extracomment>
        <translation>Нет данных {2}</translation>
    </message>
    <message>
        <source>Took too long</source>
        <extracomment>brief-network-too-long</extracomment>
        <translation>Слишком долго</translation>
    </message>
    <message>
        <source>Too much to send</source>
        <extracomment>brief-network-too-much</extracomment>
        <translation>Слишком много данных</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <extracomment>brief-network-bad-frame</extracomment>
        <translation>Недопустимое сообщение</translation>
    </message>
    <message>
        <source>Unknown reason</source>
        <extracomment>brief-unknown-reason</extracomment>
        <translation>Причина неизвестна</translation>
    </message>
    <message>
        <source>No thread available</source>
        <extracomment>brief-no-thread</extracomment>
        <translation>Поток недоступен</translation>
    </message>
    <message>
        <source>The connection leads back to this machine (loopback), so this is OS and memory speed, not network speed. Start the server on another machine to measure a network.</source>
        <extracomment>network-loopback</extracomment>
        <translation>Соединение ведет обратно на этот компьютер (loopback), поэтому это скорость ОС и памяти, а не сети. Чтобы измерить сеть, запустите сервер на другом компьютере.</translation>
    </message>
    <message>
        <source>Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another machine to measure a network.</source>
        <extracomment>network-same-host</extracomment>
        <translation>Обе стороны работали на одном компьютере и делили его ЦП, поэтому сеть не участвовала. Чтобы измерить сеть, запустите сервер на другом компьютере.</translation>
    </message>
    <message>
        <source>CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more streams, or a faster machine at that end.</source>
        <extracomment>network-processor-limit</extracomment>
        <translation>Предел задает ЦП: ЦП {1} был занят {2} времени, поэтому сеть может быть быстрее. Используйте больше потоков данных или более быстрый компьютер на той стороне.</translation>
    </message>
    <message>
        <source>The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, or the data took another path. Do not use this as network speed.</source>
        <extracomment>network-above-link</extracomment>
        <translation>Результат {1}, а более медленный из двух интерфейсов пропускает только {2}. ОС неверно сообщает скорость канала, или данные шли другим путем. Не считайте это скоростью сети.</translation>
    </message>
    <message>
        <source>TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the Wi-Fi, or the devices between the machines.</source>
        <extracomment>network-retransmissions</extracomment>
        <translation>Повторные передачи TCP: {1}, или {2} всех сегментов. Потеря пакетов снижает пропускную способность. Проверьте кабель, Wi-Fi или устройства между компьютерами.</translation>
    </message>
    <message>
        <source>There is no machine to measure with. Start Strata on the other machine, and choose Network, Start server there (or strata-cli serve). Enter its address here (--host).</source>
        <extracomment>no-peer</extracomment>
        <translation>Нет компьютера, с которым измерять. Запустите Strata на другом компьютере и выберите там «Сеть», «Запустить сервер» (или strata-cli serve). Введите его адрес здесь (--host).</translation>
    </message>
    <message>
        <source>There is no code for {1}. Its server shows six digits: enter them here (--code).</source>
        <extracomment>no-code</extracomment>
        <translation>Нет кода для {1}. Его сервер показывает шесть цифр: введите их здесь (--code).</translation>
    </message>
    <message>
        <source>The code for {1} is not six digits. Enter the code that the other machine shows.</source>
        <extracomment>bad-code</extracomment>
        <translation>Код для {1} состоит не из шести цифр. Введите код, который показывает другой компьютер.</translation>
    </message>
    <message>
        <source>The list has {1} twice. List each machine once.</source>
        <extracomment>same-peer</extracomment>
        <translation>{1} указан дважды. Укажите каждый компьютер один раз.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001.</source>
        <extracomment>bad-address</extracomment>
        <translation>«{1}» — не имя компьютера и не IP-адрес. Примеры: desk.local, 192.168.1.7, desk.local:49001.</translation>
    </message>
    <message>
        <source>{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or strata-cli serve), and check the port.</source>
        <extracomment>network-refused</extracomment>
        <translation>{1} отказал в соединении: этот порт никто не прослушивает. Выберите там «Сеть», «Запустить сервер» (или strata-cli serve) и проверьте порт.</translation>
    </message>
    <message>
        <source>{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 unless you chose another).</source>
        <extracomment>network-no-answer</extracomment>
        <translation>{1} не отвечает. Проверьте адрес. Откройте порт в брандмауэре другого компьютера (TCP, 49000, если вы не выбрали другой).</translation>
    </message>
    <message>
        <source>This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine shows.</source>
        <extracomment>network-name-not-found</extracomment>
        <translation>Этот компьютер не может определить адрес по имени {1}. Проверьте имя или введите IP-адрес, который показывает другой компьютер.</translation>
    </message>
    <message>
        <source>{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network.</source>
        <extracomment>network-unreachable</extracomment>
        <translation>{1} недоступен. ОС сообщает: {2}. Проверьте, что оба компьютера в одной сети.</translation>
    </message>
    <message>
        <source>{1} rejected the code. Enter the code that it shows now; each start has a new one.</source>
        <extracomment>network-wrong-code</extracomment>
        <translation>{1} отклонил код. Введите код, который он показывает сейчас; при каждом запуске код новый.</translation>
    </message>
    <message>
        <source>{1} ended the connection before it proved that it knows the code. Another machine may have tried to guess it, so Strata does not use the code again. Start the server there again, and enter the new code.</source>
        <extracomment>network-unproved</extracomment>
        <translation>{1} завершил соединение, не доказав, что знает код. Возможно, код пытался угадать другой компьютер, поэтому Strata больше его не использует. Запустите там сервер снова и введите новый код.</translation>
    </message>
    <message>
        <source>Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. Enter the code that {1} shows now, and run it again.</source>
        <extracomment>network-code-spent</extracomment>
        <translation>Strata не проверила код для {1}: раньше он был неверен, или его мог угадывать другой компьютер. Введите код, который {1} показывает сейчас, и повторите измерение.</translation>
    </message>
    <message>
        <source>{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to get a new code.</source>
        <extracomment>network-paused</extracomment>
        <translation>{1} не принимает соединений {2} после слишком многих неверных кодов. Подождите или запустите там сервер снова, чтобы получить новый код.</translation>
    </message>
    <message>
        <source>{1} is measuring with another machine. Try again when that run ends.</source>
        <extracomment>network-busy</extracomment>
        <translation>{1} сейчас измеряет с другим компьютером. Повторите попытку, когда тот прогон закончится.</translation>
    </message>
    <message>
        <source>{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version of Strata on both machines.</source>
        <extracomment>network-other-version</extracomment>
        <translation>{1} использует версию {2} сетевого протокола, а эта программа — версию {3}. Установите на оба компьютера одну и ту же версию Strata.</translation>
    </message>
    <message>
        <source>A program other than Strata answers at {1}. Check the port, and that Strata is the server there.</source>
        <extracomment>network-not-strata</extracomment>
        <translation>По адресу {1} отвечает не Strata, а другая программа. Проверьте порт и то, что сервер там — Strata.</translation>
    </message>
    <message>
        <source>The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or the Wi-Fi, and run it again.</source>
        <extracomment>network-lost</extracomment>
        <translation>Соединение с {1} прервалось. ОС сообщает: {2}. Strata сохраняет прежние результаты. Проверьте кабель или Wi-Fi и повторите измерение.</translation>
    </message>
    <message>
        <source>The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the test again.</source>
        <extracomment>network-ended</extracomment>
        <translation>Сервер на {1} остановлен. Strata сохраняет прежние результаты. Запустите его там снова и повторите тест.</translation>
    </message>
    <message>
        <source>{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether the other machine sleeps or hangs, and run it again.</source>
        <extracomment>network-stalled</extracomment>
        <translation>{1} ничего не передавал {2}, хотя соединение есть. Strata сохраняет прежние результаты. Проверьте, не спит ли и не завис ли другой компьютер, и повторите измерение.</translation>
    </message>
    <message>
        <source>{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again.</source>
        <extracomment>network-too-long</extracomment>
        <translation>{1} превысил предел {2} на одно измерение. Strata сохраняет прежние результаты. Повторите измерение.</translation>
    </message>
    <message>
        <source>The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. Strata keeps the earlier results. Measure the rest in a second run.</source>
        <extracomment>network-too-much</extracomment>
        <translation>Тест с {1} превысил пределы его сервера: 1000 измерений и 4 MiB результатов. Strata сохраняет прежние результаты. Измерьте остальное вторым прогоном.</translation>
    </message>
    <message>
        <source>{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; if this happens again, check the devices between the machines.</source>
        <extracomment>network-bad-frame</extracomment>
        <translation>{1} прислал недопустимое сообщение, или оно изменилось по пути. Strata сохраняет прежние результаты. Повторите измерение; если это случится снова, проверьте устройства между компьютерами.</translation>
    </message>
    <message>
        <source>{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both machines.</source>
        <extracomment>unknown-reason</extracomment>
        <translation>{1} назвал причину, которой эта программа не знает: {2}. Установите на оба компьютера одну и ту же версию Strata.</translation>
    </message>
    <message>
        <source>The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>no-thread</extracomment>
        <translation>ОС не создала поток для этого соединения. Закройте другие программы или увеличьте предел ОС на число потоков.</translation>
    </message>
    <message>
        <source>The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine.</source>
        <extracomment>no-random-numbers</extracomment>
        <translation>ОС не дала случайных чисел, поэтому Strata не может защитить соединение. Перезагрузите компьютер.</translation>
    </message>
    <message>
        <source>Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or another port.</source>
        <extracomment>cannot-listen</extracomment>
        <translation>Strata не может прослушивать {1}, порт {2}. ОС сообщает: {3}. Выберите адрес этого компьютера или другой порт.</translation>
    </message>
    <message>
        <source>Another program uses port {1}. Close it, or choose another port and enter that on the other machine.</source>
        <extracomment>port-taken</extracomment>
        <translation>Порт {1} занят другой программой. Закройте ее или выберите другой порт и введите его на другом компьютере.</translation>
    </message>
    <message>
        <source>No client connected for {1}, so the server stopped. Start it again when you need it.</source>
        <extracomment>responder-idle</extracomment>
        <translation>За {1} не подключился ни один клиент, поэтому сервер остановлен. Запустите его снова, когда он понадобится.</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, idle network</source>
        <extracomment>network-round-trip</extracomment>
        <translation>Короткие сообщения к другому компьютеру и обратно, сеть без нагрузки</translation>
    </message>
    <message>
        <source>Chunk uploads and downloads to another machine, by the size of the chunk</source>
        <extracomment>network-acknowledged</extracomment>
        <translation>Отправка порций другому компьютеру и прием от него, по размеру порции</translation>
    </message>
    <message>
        <source>Streams of data to and from another machine, counted by the receiver</source>
        <extracomment>network-stream</extracomment>
        <translation>Потоки данных к другому компьютеру и от него, подсчет на стороне получателя</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, under the load of streams</source>
        <extracomment>network-round-trip-loaded</extracomment>
        <translation>Короткие сообщения к другому компьютеру и обратно, под нагрузкой потоков данных</translation>
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
        <translation>RTT под нагрузкой, отправка</translation>
    </message>
    <message>
        <source>RTT under load, download</source>
        <extracomment>network-row-loaded-from</extracomment>
        <translation>RTT под нагрузкой, прием</translation>
    </message>
    <message>
        <source>RTT under load, bidirectional</source>
        <extracomment>network-row-loaded-both</extracomment>
        <translation>RTT под нагрузкой, в обе стороны</translation>
    </message>
    <message>
        <source>Chunk upload</source>
        <extracomment>network-row-acknowledged</extracomment>
        <translation>Отправка порций</translation>
    </message>
    <message>
        <source>Chunk download</source>
        <extracomment>network-row-requested</extracomment>
        <translation>Прием порций</translation>
    </message>
    <message>
        <source>Upload, 1 stream</source>
        <extracomment>network-row-to-1</extracomment>
        <translation>Отправка, 1 поток данных</translation>
    </message>
    <message>
        <source>Upload, {1} streams</source>
        <extracomment>network-row-to</extracomment>
        <translation>Отправка, потоков: {1}</translation>
    </message>
    <message>
        <source>Download, 1 stream</source>
        <extracomment>network-row-from-1</extracomment>
        <translation>Прием, 1 поток данных</translation>
    </message>
    <message>
        <source>Download, {1} streams</source>
        <extracomment>network-row-from</extracomment>
        <translation>Прием, потоков: {1}</translation>
    </message>
    <message>
        <source>Bidirectional, 1 stream</source>
        <extracomment>network-row-both-1</extracomment>
        <translation>В обе стороны, 1 поток данных</translation>
    </message>
    <message>
        <source>Bidirectional, {1} streams</source>
        <extracomment>network-row-both</extracomment>
        <translation>В обе стороны, потоков: {1}</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>network-all-peers</extracomment>
        <translation>все вместе</translation>
    </message>
    <message>
        <source>Other machine</source>
        <extracomment>label-peer</extracomment>
        <translation>Другой компьютер</translation>
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
        <translation>от {1}</translation>
    </message>
    <message>
        <source>interface {1}</source>
        <extracomment>peer-link</extracomment>
        <translation>интерфейс {1}</translation>
    </message>
    <message>
        <source>interface there {1}</source>
        <extracomment>peer-their-link</extracomment>
        <translation>интерфейс там {1}</translation>
    </message>
    <message>
        <source>client</source>
        <extracomment>peer-leads</extracomment>
        <translation>клиент</translation>
    </message>
    <message>
        <source>another program on this machine</source>
        <extracomment>peer-same-host</extracomment>
        <translation>другая программа на этом компьютере</translation>
    </message>
    <message>
        <source>loopback</source>
        <extracomment>peer-loopback</extracomment>
        <translation>петлевой интерфейс</translation>
    </message>
    <message>
        <source>network {1} s for RTT and each stream</source>
        <extracomment>time-network</extracomment>
        <translation>сеть {1} с на RTT и каждый поток данных</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <extracomment>heading-network</extracomment>
        <translation>СЕТЬ</translation>
    </message>
    <message>
        <source>With {1}:</source>
        <extracomment>network-with-peer</extracomment>
        <translation>С {1}:</translation>
    </message>
    <message>
        <source>With all together:</source>
        <extracomment>network-with-all</extracomment>
        <translation>Со всеми вместе:</translation>
    </message>
    <message>
        <source>RTT:</source>
        <extracomment>network-round-trips</extracomment>
        <translation>RTT:</translation>
    </message>
    <message>
        <source>Chunk uploads, each until it is acknowledged:</source>
        <extracomment>network-chunks</extracomment>
        <translation>Отправка порций, каждая до подтверждения:</translation>
    </message>
    <message>
        <source>Chunk downloads, each from its request on:</source>
        <extracomment>network-chunks-back</extracomment>
        <translation>Прием порций, каждая с момента запроса:</translation>
    </message>
    <message>
        <source>Throughput, counted by the receiver:</source>
        <extracomment>network-streams</extracomment>
        <translation>Пропускная способность (на стороне получателя):</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>column-cpu-here</extracomment>
        <translation>здесь</translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>column-cpu-there</extracomment>
        <translation>там</translation>
    </message>
    <message>
        <source>retrans</source>
        <extracomment>column-resent</extracomment>
        <translation>повт.пер.</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>column-to</extracomment>
        <translation>отпр.</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>column-from</extracomment>
        <translation>прием</translation>
    </message>
    <message>
        <source>Rate of chunks vs. size</source>
        <extracomment>chart-network-acknowledged</extracomment>
        <translation>Скорость порций по размеру</translation>
    </message>
    <message>
        <source>Stream rate (receiver side)</source>
        <extracomment>chart-network-stream</extracomment>
        <translation>Скорость потоков данных (на стороне получателя)</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <extracomment>chart-chunk-size</extracomment>
        <translation>Размер порции</translation>
    </message>
    <message>
        <source>CPU here, %</source>
        <extracomment>html-cpu-here</extracomment>
        <translation>ЦП здесь, %</translation>
    </message>
    <message>
        <source>CPU there, %</source>
        <extracomment>html-cpu-there</extracomment>
        <translation>ЦП там, %</translation>
    </message>
    <message>
        <source>retransmits</source>
        <extracomment>html-resent</extracomment>
        <translation>повторные передачи</translation>
    </message>
    <message>
        <source>upload, {1}</source>
        <extracomment>html-to-rate</extracomment>
        <translation>отправка, {1}</translation>
    </message>
    <message>
        <source>download, {1}</source>
        <extracomment>html-from-rate</extracomment>
        <translation>прием, {1}</translation>
    </message>
    <message>
        <source>Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second is left out. RTT under load waits in the queues along the way: calls and games wait that much longer too (bufferbloat).</source>
        <extracomment>reading-network</extracomment>
        <translation>Отправка, прием: с точки зрения этого компьютера. Байты потока данных считает получатель; первая секунда не учитывается. RTT под нагрузкой включает ожидание в очередях по пути. На столько же дольше ждут звонки и игры (bufferbloat).</translation>
    </message>
    <message>
        <source>of peak, in a network: share of the slower interface&apos;s link rate; bidirectional: of twice that.</source>
        <extracomment>reading-network-limit</extracomment>
        <translation>от макс., в сети: доля от скорости канала более медленного интерфейса; в обе стороны — от удвоенной.</translation>
    </message>
    <message>
        <source>of this machine</source>
        <extracomment>where-here</extracomment>
        <translation>этого компьютера</translation>
    </message>
    <message>
        <source>of the other machine</source>
        <extracomment>where-peer</extracomment>
        <translation>другого компьютера</translation>
    </message>
    <message>
        <source>Name of another machine</source>
        <extracomment>shared-peer</extracomment>
        <translation>Имя другого компьютера</translation>
    </message>
    <message>
        <source>Address of a machine in the network</source>
        <extracomment>shared-peer-address</extracomment>
        <translation>Адрес компьютера в сети</translation>
    </message>
    <message>
        <source>Name of a network interface</source>
        <extracomment>shared-peer-interface</extracomment>
        <translation>Имя сетевого интерфейса</translation>
    </message>
    <message>
        <source>Version of another machine&apos;s system</source>
        <extracomment>shared-peer-system</extracomment>
        <translation>Версия системы другого компьютера</translation>
    </message>
    <message>
        <source>Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001.</source>
        <extracomment>cli-use-host</extracomment>
        <translation>Укажите имя или адрес, например desk.local, 192.168.1.7 или desk.local:49001.</translation>
    </message>
    <message>
        <source>Use the six digits that the other machine shows, such as 123456.</source>
        <extracomment>cli-use-code</extracomment>
        <translation>Укажите шесть цифр, которые показывает другой компьютер, например 123456.</translation>
    </message>
    <message>
        <source>--port belongs to --host, which is not given. Give the machine too.</source>
        <extracomment>cli-port-host</extracomment>
        <translation>--port относится к --host, а он не указан. Укажите и компьютер.</translation>
    </message>
    <message>
        <source>There are more codes than machines. Give --code once for all machines, or once for each.</source>
        <extracomment>cli-codes-many</extracomment>
        <translation>Кодов больше, чем компьютеров. Укажите --code один раз для всех компьютеров или по разу для каждого.</translation>
    </message>
    <message>
        <source>{1}: {2} us</source>
        <extracomment>cli-network-time</extracomment>
        <translation>{1}: {2} us</translation>
    </message>
    <message>
        <source>Clock {1} to {2}</source>
        <extracomment>brief-clock-moved</extracomment>
        <translation>Частота от {1} до {2}</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <extracomment>brief-clock-unknown</extracomment>
        <translation>Частота не подтверждена</translation>
    </message>
    <message>
        <source>SMT sibling busy</source>
        <extracomment>brief-contended</extracomment>
        <translation>Занят сосед по SMT</translation>
    </message>
    <message>
        <source>Interrupts or the host</source>
        <extracomment>brief-stolen-time</extracomment>
        <translation>Прерывания или хост</translation>
    </message>
    <message>
        <source>Preempted by programs</source>
        <extracomment>brief-pre-empted</extracomment>
        <translation>Вытеснено программами</translation>
    </message>
    <message>
        <source>Other programs {1}</source>
        <extracomment>brief-other-load</extracomment>
        <translation>Другие программы {1}</translation>
    </message>
    <message>
        <source>Others used {1} of a CPU</source>
        <extracomment>brief-background-load</extracomment>
        <translation>Другие: {1} одного ЦП</translation>
    </message>
    <message>
        <source>Threads migrated</source>
        <extracomment>brief-migrated</extracomment>
        <translation>Потоки перемещались</translation>
    </message>
    <message>
        <source>Affinity changed</source>
        <extracomment>brief-affinity-changed</extracomment>
        <translation>Привязка изменилась</translation>
    </message>
    <message>
        <source>Slept for {1}</source>
        <extracomment>brief-suspended</extracomment>
        <translation>Сон: {1}</translation>
    </message>
    <message>
        <source>Timer unreliable</source>
        <extracomment>brief-counter-unsteady</extracomment>
        <translation>Таймер ненадежен</translation>
    </message>
    <message>
        <source>{1} of peak, others {2}</source>
        <extracomment>brief-slower-than-its-like</extracomment>
        <translation>{1} от макс., другие {2}</translation>
    </message>
    <message>
        <source>Remote NUMA memory</source>
        <extracomment>brief-memory-on-other-node</extracomment>
        <translation>Память другого узла NUMA</translation>
    </message>
    <message>
        <source>Off its node: {2}</source>
        <extracomment>brief-memory-off-node</extracomment>
        <translation>Вне своего узла: {2}</translation>
    </message>
    <message>
        <source>Node {1} refused</source>
        <extracomment>brief-memory-not-bound</extracomment>
        <translation>Узел {1}: отказ</translation>
    </message>
    <message>
        <source>Node of pages unknown</source>
        <extracomment>brief-node-unknown</extracomment>
        <translation>Узел страниц неизвестен</translation>
    </message>
    <message>
        <source>One NUMA node</source>
        <extracomment>brief-needs-two-nodes</extracomment>
        <translation>Один узел NUMA</translation>
    </message>
    <message>
        <source>Memory not bound</source>
        <extracomment>brief-needs-memory-binding</extracomment>
        <translation>Память не привязана</translation>
    </message>
    <message>
        <source>Priority not raised</source>
        <extracomment>brief-priority-refused</extracomment>
        <translation>Приоритет не повышен</translation>
    </message>
    <message>
        <source>Priority limited</source>
        <extracomment>brief-priority-limited</extracomment>
        <translation>Приоритет ограничен</translation>
    </message>
    <message>
        <source>Imported, not checked</source>
        <extracomment>brief-not-checked</extracomment>
        <translation>Импорт, не проверено</translation>
    </message>
    <message>
        <source>Published result</source>
        <extracomment>brief-published-figure</extracomment>
        <translation>Опубликованный результат</translation>
    </message>
    <message>
        <source>Known bug of {1}</source>
        <extracomment>brief-pointer-not-advanced</extracomment>
        <translation>Известная ошибка {1}</translation>
    </message>
    <message>
        <source>Other jobs ran meanwhile</source>
        <extracomment>brief-jobs-beside</extracomment>
        <translation>Одновременно шли другие задания</translation>
    </message>
    <message>
        <source>Threads not pinned</source>
        <extracomment>brief-not-bound
----------
brief-needs-binding</extracomment>
        <translation>Потоки не привязаны</translation>
    </message>
    <message>
        <source>{1} of {2} samples</source>
        <extracomment>brief-too-few-samples</extracomment>
        <translation>{1} из {2} замеров</translation>
    </message>
    <message>
        <source>{1} of {2} passes noisy</source>
        <extracomment>brief-passes-disturbed
----------
brief-uses-disturbed</extracomment>
        <translation>С помехами {1} из {2}</translation>
    </message>
    <message>
        <source>{1} of {2} passes</source>
        <extracomment>brief-few-passes
----------
brief-few-uses</extracomment>
        <translation>{1} из {2} проходов</translation>
    </message>
    <message>
        <source>Known to +/- {1} only</source>
        <extracomment>brief-wide-interval</extracomment>
        <translation>Точность лишь +/- {1}</translation>
    </message>
    <message>
        <source>Swapping: {1} faults</source>
        <extracomment>brief-paged</extracomment>
        <translation>Подкачка страниц: {1}</translation>
    </message>
    <message>
        <source>{1} threads on {2} CPUs</source>
        <extracomment>brief-threads-share-cores</extracomment>
        <translation>Потоков {1} на {2} ЦП</translation>
    </message>
    <message>
        <source>Through the OS cache</source>
        <extracomment>brief-buffered</extracomment>
        <translation>Через кэш ОС</translation>
    </message>
    <message>
        <source>Direct I/O unverified</source>
        <extracomment>brief-bypass-unknown</extracomment>
        <translation>Direct I/O не проверен</translation>
    </message>
    <message>
        <source>Compressing file system</source>
        <extracomment>brief-compressing</extracomment>
        <translation>Файловая система сжимает</translation>
    </message>
    <message>
        <source>Copy-on-write</source>
        <extracomment>brief-copy-on-write</extracomment>
        <translation>Копирование при записи</translation>
    </message>
    <message>
        <source>{2} fragments</source>
        <extracomment>brief-fragmented</extracomment>
        <translation>Фрагментов: {2}</translation>
    </message>
    <message>
        <source>One drive for all</source>
        <extracomment>brief-shared-device</extracomment>
        <translation>Один накопитель на всех</translation>
    </message>
    <message>
        <source>{1} of peak: invalid</source>
        <extracomment>brief-above-limit</extracomment>
        <translation>{1} от макс.: неверно</translation>
    </message>
    <message>
        <source>Same as its neighbour</source>
        <extracomment>brief-level-not-distinguishable</extracomment>
        <translation>Как соседний уровень</translation>
    </message>
    <message>
        <source>Prefetched: too low</source>
        <extracomment>brief-walk-fetched-ahead</extracomment>
        <translation>Предвыборка: занижено</translation>
    </message>
    <message>
        <source>Extended to {2}</source>
        <extracomment>brief-time-extended</extracomment>
        <translation>Продлено до {2}</translation>
    </message>
    <message>
        <source>No free CPU</source>
        <extracomment>brief-no-spare-cpu</extracomment>
        <translation>Нет свободного ЦП</translation>
    </message>
    <message>
        <source>Huge pages: {1}</source>
        <extracomment>brief-pages-not-obtained</extracomment>
        <translation>Большие страницы: {1}</translation>
    </message>
    <message>
        <source>{2} of {1} huge pages</source>
        <extracomment>brief-large-pages-not-reserved</extracomment>
        <translation>Больших страниц {2}/{1}</translation>
    </message>
    <message>
        <source>No large-page right</source>
        <extracomment>brief-large-pages-need-right</extracomment>
        <translation>Большие страницы: нет прав</translation>
    </message>
    <message>
        <source>Memory too fragmented</source>
        <extracomment>brief-large-pages-no-memory</extracomment>
        <translation>Память фрагментирована</translation>
    </message>
    <message>
        <source>THP is off</source>
        <extracomment>brief-transparent-pages-off</extracomment>
        <translation>THP отключены</translation>
    </message>
    <message>
        <source>Below two huge pages</source>
        <extracomment>brief-region-below-large-pages</extracomment>
        <translation>Меньше 2 больших страниц</translation>
    </message>
    <message>
        <source>First pass disturbed</source>
        <extracomment>brief-first-use-disturbed</extracomment>
        <translation>Помехи в 1-м проходе</translation>
    </message>
    <message>
        <source>Memory type ignored</source>
        <extracomment>brief-memory-kind-not-effective</extracomment>
        <translation>Тип памяти не действует</translation>
    </message>
    <message>
        <source>Not offered by the OS</source>
        <extracomment>brief-memory-kind-not-provided</extracomment>
        <translation>ОС не предоставляет</translation>
    </message>
    <message>
        <source>Refused by the OS</source>
        <extracomment>brief-memory-kind-refused</extracomment>
        <translation>ОС отказала</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <extracomment>brief-no-graphics-device</extracomment>
        <translation>Нет видеоустройства</translation>
    </message>
    <message>
        <source>GPU access denied</source>
        <extracomment>brief-graphics-not-permitted</extracomment>
        <translation>Нет доступа к GPU</translation>
    </message>
    <message>
        <source>GPU gave no memory</source>
        <extracomment>brief-graphics-refused</extracomment>
        <translation>GPU не дал памяти</translation>
    </message>
    <message>
        <source>Frame buffer too small</source>
        <extracomment>brief-frame-buffer-too-small</extracomment>
        <translation>Буфер кадра мал</translation>
    </message>
    <message>
        <source>Needs {1}</source>
        <extracomment>brief-not-provided</extracomment>
        <translation>Нужно: {1}</translation>
    </message>
    <message>
        <source>Buffer too large</source>
        <extracomment>brief-too-many-elements</extracomment>
        <translation>Слишком большой буфер</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>brief-stopped</extracomment>
        <translation>Остановлено</translation>
    </message>
    <message>
        <source>No memory: {1}</source>
        <extracomment>brief-allocation-failed</extracomment>
        <translation>Нет памяти: {1}</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <extracomment>brief-out-of-memory</extracomment>
        <translation>Не хватило памяти</translation>
    </message>
    <message>
        <source>{1} of {2} threads</source>
        <extracomment>brief-thread-failed</extracomment>
        <translation>{1} из {2} потоков</translation>
    </message>
    <message>
        <source>Never ran together</source>
        <extracomment>brief-threads-not-together</extracomment>
        <translation>Не работали вместе</translation>
    </message>
    <message>
        <source>Unknown test</source>
        <extracomment>brief-unknown-kernel</extracomment>
        <translation>Неизвестный тест</translation>
    </message>
    <message>
        <source>No valid result</source>
        <extracomment>brief-no-figure</extracomment>
        <translation>Нет верного результата</translation>
    </message>
    <message>
        <source>One CPU</source>
        <extracomment>brief-needs-two-cpus</extracomment>
        <translation>Один ЦП</translation>
    </message>
    <message>
        <source>CPU {1} not available</source>
        <extracomment>brief-cpu-not-bound</extracomment>
        <translation>ЦП {1} недоступен</translation>
    </message>
    <message>
        <source>One core</source>
        <extracomment>brief-needs-two-cores</extracomment>
        <translation>Одно ядро</translation>
    </message>
    <message>
        <source>Sum not exact</source>
        <extracomment>brief-sum-not-exact</extracomment>
        <translation>Сумма не сошлась</translation>
    </message>
    <message>
        <source>No huge pages</source>
        <extracomment>brief-no-large-pages</extracomment>
        <translation>Нет больших страниц</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <extracomment>brief-folder-missing</extracomment>
        <translation>Папка не найдена</translation>
    </message>
    <message>
        <source>Folder unreachable</source>
        <extracomment>brief-folder-unreachable</extracomment>
        <translation>Папка недоступна</translation>
    </message>
    <message>
        <source>Folder not writable</source>
        <extracomment>brief-folder-not-writable</extracomment>
        <translation>Нет права записи в папку</translation>
    </message>
    <message>
        <source>Disk full</source>
        <extracomment>brief-disk-full</extracomment>
        <translation>Диск заполнен</translation>
    </message>
    <message>
        <source>No space for the file</source>
        <extracomment>brief-no-room</extracomment>
        <translation>Нет места для файла</translation>
    </message>
    <message>
        <source>Cannot create file</source>
        <extracomment>brief-create-failed</extracomment>
        <translation>Файл не создан</translation>
    </message>
    <message>
        <source>Write error</source>
        <extracomment>brief-write-failed</extracomment>
        <translation>Ошибка записи</translation>
    </message>
    <message>
        <source>Read error</source>
        <extracomment>brief-read-failed</extracomment>
        <translation>Ошибка чтения</translation>
    </message>
    <message>
        <source>Incomplete write</source>
        <extracomment>brief-short-write</extracomment>
        <translation>Неполная запись</translation>
    </message>
    <message>
        <source>Incomplete read</source>
        <extracomment>brief-short-read</extracomment>
        <translation>Неполное чтение</translation>
    </message>
    <message>
        <source>Flush failed</source>
        <extracomment>brief-flush-failed</extracomment>
        <translation>Ошибка сброса</translation>
    </message>
    <message>
        <source>Data corrupted</source>
        <extracomment>brief-data-mismatch</extracomment>
        <translation>Данные испорчены</translation>
    </message>
    <message>
        <source>{1} data errors</source>
        <extracomment>brief-data-faults</extracomment>
        <translation>Ошибок в данных: {1}</translation>
    </message>
    <message>
        <source>Slows after {1}</source>
        <extracomment>brief-rate-fell</extracomment>
        <translation>Замедление после {1}</translation>
    </message>
    <message>
        <source>Older version there</source>
        <extracomment>brief-network-older-peer</extracomment>
        <translation>Там более старая версия</translation>
    </message>
    <message>
        <source>Skipped after an error</source>
        <extracomment>brief-row-not-reached</extracomment>
        <translation>Пропущено после ошибки</translation>
    </message>
    <message>
        <source>Stopped at {1}</source>
        <extracomment>brief-row-stopped</extracomment>
        <translation>Остановлено на {1}</translation>
    </message>
    <message>
        <source>Critical temperature</source>
        <extracomment>brief-sustained-critical</extracomment>
        <translation>Критическая температура</translation>
    </message>
    <message>
        <source>Battery at {1}</source>
        <extracomment>brief-sustained-battery</extracomment>
        <translation>Заряд батареи {1}</translation>
    </message>
    <message>
        <source>Others took {1}</source>
        <extracomment>brief-sustained-disturbed</extracomment>
        <translation>Другие заняли {1}</translation>
    </message>
    <message>
        <source>Faster than flash</source>
        <extracomment>brief-sooner-than-flash</extracomment>
        <translation>Быстрее флеш-памяти</translation>
    </message>
    <message>
        <source>Only {2} tested</source>
        <extracomment>brief-file-laid-in-part</extracomment>
        <translation>Измерено только {2}</translation>
    </message>
    <message>
        <source>No time left</source>
        <extracomment>brief-no-time-left</extracomment>
        <translation>Не осталось времени</translation>
    </message>
    <message>
        <source>File too small</source>
        <extracomment>brief-file-too-small</extracomment>
        <translation>Файл слишком мал</translation>
    </message>
    <message>
        <source>I/O queue failed</source>
        <extracomment>brief-queue-failed</extracomment>
        <translation>Сбой очереди запросов</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <extracomment>brief-nothing-to-read</extracomment>
        <translation>Нечего читать</translation>
    </message>
    <message>
        <source>I/O still pending</source>
        <extracomment>brief-request-unanswered</extracomment>
        <translation>Запросы без ответа</translation>
    </message>
    <message>
        <source>Drive not responding</source>
        <extracomment>brief-device-not-answering</extracomment>
        <translation>Накопитель не отвечает</translation>
    </message>
    <message>
        <source>Extra level: {1}</source>
        <extracomment>brief-level-not-reported</extracomment>
        <translation>Еще один уровень: {1}</translation>
    </message>
    <message>
        <source>L{1} not seen</source>
        <extracomment>brief-level-not-seen</extracomment>
        <translation>L{1} не виден</translation>
    </message>
    <message>
        <source>Runs in {1}</source>
        <extracomment>brief-held-emulated</extracomment>
        <translation>Работает в {1}</translation>
    </message>
    <message>
        <source>Caches unknown</source>
        <extracomment>brief-held-flat</extracomment>
        <translation>Кэши неизвестны</translation>
    </message>
    <message>
        <source>Memory {1} of {2} MT/s</source>
        <extracomment>brief-held-memory-speed</extracomment>
        <translation>Память {1} из {2} MT/s</translation>
    </message>
    <message>
        <source>One memory channel</source>
        <extracomment>brief-held-one-channel</extracomment>
        <translation>Один канал памяти</translation>
    </message>
    <message>
        <source>On battery</source>
        <extracomment>brief-held-on-battery</extracomment>
        <translation>От батареи</translation>
    </message>
    <message>
        <source>Profile: {1}</source>
        <extracomment>brief-held-power-profile</extracomment>
        <translation>Профиль: {1}</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <extracomment>brief-held-governor</extracomment>
        <translation>Самая низкая частота</translation>
    </message>
    <message>
        <source>Boost off</source>
        <extracomment>brief-held-no-boost</extracomment>
        <translation>Турборежим выключен</translation>
    </message>
    <message>
        <source>CPU quota: {1}</source>
        <extracomment>brief-held-cpu-quota</extracomment>
        <translation>Квота ЦП: {1}</translation>
    </message>
    <message>
        <source>Memory pressure {1}</source>
        <extracomment>brief-held-memory-pressure</extracomment>
        <translation>Нехватка памяти {1}</translation>
    </message>
    <message>
        <source>Drive on slower link</source>
        <extracomment>brief-held-drive-link</extracomment>
        <translation>Медленное подключение</translation>
    </message>
    <message>
        <source>Pages of {1} only</source>
        <extracomment>brief-held-small-pages</extracomment>
        <translation>Страницы только {1}</translation>
    </message>
    <message>
        <source>The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The machine may be faster than this result. Close other programs, or let the machine cool.</source>
        <extracomment>clock-moved</extracomment>
        <translation>Во время теста тактовая частота менялась от {1} до {2}; Strata отбросила {3} замеров. Компьютер может быть быстрее этого результата. Закройте другие программы или дайте компьютеру остыть.</translation>
    </message>
    <message>
        <source>Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may be wrong. Run it again on an idle machine.</source>
        <extracomment>clock-unknown</extracomment>
        <translation>Два измерения тактовой частоты разошлись; Strata отбросила {1} замеров. Значения на такт могут быть неверны. Повторите прогон на незанятом компьютере.</translation>
    </message>
    <message>
        <source>Another program or another virtual machine used the other hardware thread of this core (SMT sibling); Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. On a rented machine, run it again later.</source>
        <extracomment>contended</extracomment>
        <translation>Другая программа или другая виртуальная машина использовала второй аппаратный поток этого ядра (соседа по SMT); Strata отбросила {1} замеров. Компьютер может быть быстрее этого результата. Закройте другие программы. На арендованном компьютере повторите прогон позже.</translation>
    </message>
    <message>
        <source>Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour.</source>
        <extracomment>stolen-time</extracomment>
        <translation>Тест задерживали прерывания, прошивка или хост виртуальной машины; Strata отбросила {1} замеров. ОС насчитала украденного времени: {2}. Компьютер может быть быстрее этого результата. Остановите обмен по сети и с диском или измеряйте на другом ЦП. В виртуальной машине повторите прогон в более спокойное время.</translation>
    </message>
    <message>
        <source>Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>pre-empted</extracomment>
        <translation>Другие программы вытесняли этот тест; Strata отбросила {1} замеров. Компьютер может быть быстрее этого результата. Закройте другие программы. Если потоки занимают все ЦП, выберите на один поток меньше.</translation>
    </message>
    <message>
        <source>Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>other-load</extracomment>
        <translation>Другие программы занимали {1} времени ЦП, на котором шел этот тест. Даже замеры без помех могут быть медленнее, чем способен компьютер. Закройте другие программы. Если потоки занимают все ЦП, выберите на один поток меньше.</translation>
    </message>
    <message>
        <source>Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with it, so the machine may be faster than this result. Close other programs, and run it again.</source>
        <extracomment>background-load</extracomment>
        <translation>Во время этого теста другие программы занимали {1} одного ЦП. У них с тестом общие кэш последнего уровня и память, поэтому компьютер может быть быстрее этого результата. Закройте другие программы и повторите прогон.</translation>
    </message>
    <message>
        <source>The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the samples. Check whether a container or another program changes the CPU affinity.</source>
        <extracomment>migrated</extracomment>
        <translation>ОС переместила потоки с тех ЦП, к которым их привязала Strata; Strata отбросила {1} замеров. Проверьте, не меняет ли привязку к ЦП контейнер или другая программа.</translation>
    </message>
    <message>
        <source>Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. Strata discarded {1} of the samples. Check taskset, cgroups and container limits.</source>
        <extracomment>affinity-changed</extracomment>
        <translation>Другая программа изменила привязку тестовых потоков к ЦП, поэтому результат мог быть получен на других ЦП. Strata отбросила {1} замеров. Проверьте taskset, cgroups и ограничения контейнера.</translation>
    </message>
    <message>
        <source>The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it again, and keep the machine awake.</source>
        <extracomment>suspended</extracomment>
        <translation>Во время этого теста компьютер спал {1}. После пробуждения частота, кэши и накопители могут вести себя иначе. Повторите прогон и не давайте компьютеру засыпать.</translation>
    </message>
    <message>
        <source>The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the samples. Restart the machine; for a virtual machine, ask the operator of its host.</source>
        <extracomment>counter-unsteady</extracomment>
        <translation>Таймер шел назад или стоял, поэтому времена в этом прогоне могут быть неверны. Strata отбросила {1} замеров. Перезагрузите компьютер; если это виртуальная машина, обратитесь к владельцу ее хоста.</translation>
    </message>
    <message>
        <source>This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata cannot see why. Run it again.</source>
        <extracomment>slower-than-its-like</extracomment>
        <translation>Здесь достигнуто {1} от максимума, а при другой ширине — {2}. Вероятно, результат занижен, и Strata не видит причины. Повторите прогон.</translation>
    </message>
    <message>
        <source>The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path between nodes. Free local memory, use smaller buffers, or pin fewer threads there.</source>
        <extracomment>memory-on-other-node</extracomment>
        <translation>Буферы потоков ({1}) лежат на удаленном узле NUMA, до {2} их объема. Результат включает путь между узлами. Освободите локальную память, возьмите буферы поменьше или привяжите там меньше потоков.</translation>
    </message>
    <message>
        <source>The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of that node. Free memory there, or allow Strata the node.</source>
        <extracomment>memory-off-node</extracomment>
        <translation>Запрошена память узла {1}, но {2} страниц лежат на других узлах, поэтому это не результат этого узла. Освободите там память или разрешите Strata этот узел.</translation>
    </message>
    <message>
        <source>The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container.</source>
        <extracomment>memory-not-bound</extracomment>
        <translation>ОС не разместила для Strata память на узле {1}, поэтому там ничего не измерено. Часто отказывают контейнеры, а иногда мешает ограничение на узлы: проверьте cpuset.mems и права контейнера.</translation>
    </message>
    <message>
        <source>The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was asked for. Compare the result with that of other nodes.</source>
        <extracomment>node-unknown</extracomment>
        <translation>ОС не сообщает, на каком узле лежат страницы, поэтому неизвестно, на том ли они, который запрошен. Сравните результат с результатами других узлов.</translation>
    </message>
    <message>
        <source>This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket.</source>
        <extracomment>needs-two-nodes</extracomment>
        <translation>В этом компьютере один узел NUMA, или ОС сообщает Strata только об одном, поэтому памяти другого узла для измерения нет. Некоторые прошивки скрывают узлы: ищите настройки чередования памяти или числа узлов на сокет.</translation>
    </message>
    <message>
        <source>This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata no way to ask for one.</source>
        <extracomment>needs-memory-binding</extracomment>
        <translation>Этот тест размещает память на выбранном узле NUMA. Эта ОС или это описание компьютера не дает Strata способа запросить узел.</translation>
    </message>
    <message>
        <source>The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may disturb it more. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-refused</extracomment>
        <translation>ОС отказала в повышении приоритета ({1}), и прогон продолжился с обычным приоритетом. Другие программы могут сильнее мешать ему. Запустите его от имени администратора или расширьте предел значений nice.</translation>
    </message>
    <message>
        <source>The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-limited</extracomment>
        <translation>ОС не разрешает этому пользователю значение nice ниже {1}, поэтому приоритет ниже запрошенного. Запустите прогон от имени администратора или расширьте предел значений nice.</translation>
    </message>
    <message>
        <source>{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked result.</source>
        <extracomment>not-checked</extracomment>
        <translation>Это измерила {1}, а не Strata, поэтому о помехах ничего не известно. Чтобы получить проверенный результат, повторите тест в Strata.</translation>
    </message>
    <message>
        <source>This result is from a publication. Its conditions are known only as far as the source states them. Repeat the test with Strata for a checked result.</source>
        <extracomment>published-figure</extracomment>
        <translation>Этот результат взят из публикации. Его условия известны лишь настолько, насколько их называет источник. Чтобы получить проверенный результат, повторите тест в Strata.</translation>
    </message>
    <message>
        <source>A bug in this version of {1} copies the same block again and again, so this measures cache, not memory. Ignore the result, or measure with a fixed version.</source>
        <extracomment>pointer-not-advanced</extracomment>
        <translation>Из-за ошибки эта версия {1} снова и снова копирует один и тот же блок и поэтому измеряет кэш, а не память. Не учитывайте результат или измеряйте исправленной версией.</translation>
    </message>
    <message>
        <source>Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run each job alone, with fio&apos;s option stonewall.</source>
        <extracomment>jobs-beside</extracomment>
        <translation>Другие задания этого запуска fio работали с диском одновременно, поэтому это лишь часть того, что он делал. Запускайте каждое задание отдельно, с параметром fio stonewall.</translation>
    </message>
    <message>
        <source>The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between runs. Choose a CPU affinity in Setup, or --affinity spread.</source>
        <extracomment>not-bound</extracomment>
        <translation>Потоки не были привязаны к ЦП, поэтому ОС могла переместить их в любой момент. Результаты сильнее меняются от прогона к прогону. Выберите привязку к ЦП в «Параметрах» или укажите --affinity spread.</translation>
    </message>
    <message>
        <source>Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, or run it again on an idle machine.</source>
        <extracomment>too-few-samples</extracomment>
        <translation>Чистых замеров: {1} из нужных {2}, поэтому результат менее точен. Увеличьте время теста или повторите прогон на незанятом компьютере.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, or omit --passes so that Strata discards disturbed samples.</source>
        <extracomment>passes-disturbed</extracomment>
        <translation>Проходов с помехами: {1} из {2}, и все они учтены. Результат может быть неверен. Закройте другие программы или уберите --passes, чтобы Strata отбрасывала замеры с помехами.</translation>
    </message>
    <message>
        <source>Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with --passes.</source>
        <extracomment>few-passes</extracomment>
        <translation>Проходов: {1} из нужных {2}. Один медленный проход может изменить результат. Задайте большее число с --passes.</translation>
    </message>
    <message>
        <source>The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm a larger one, compare several runs. Increase the time of the test, or close other programs.</source>
        <extracomment>wide-interval</extracomment>
        <translation>Доверительный интервал 95 % равен +/- {1}, поэтому меньшие различия теряются в неопределенности. Чтобы подтвердить большее, сравните несколько прогонов. Увеличьте время теста или закройте другие программы.</translation>
    </message>
    <message>
        <source>The OS read memory from disk during this test (major page faults: {1}), so the result includes disk time. Close programs that use much memory, or choose smaller buffers.</source>
        <extracomment>paged</extracomment>
        <translation>Во время теста ОС читала память с диска (страничных отказов с чтением: {1}), поэтому результат включает время диска. Закройте программы, которые занимают много памяти, или выберите буферы поменьше.</translation>
    </message>
    <message>
        <source>{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached {3} of one thread per CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>threads-share-cores</extracomment>
        <translation>Потоки ({1}) делили {2} ЦП, поэтому результат каждого потока — лишь доля одного ЦП. Вместе они достигли {3} от одного потока на ЦП. Чтобы измерить каждый ЦП, возьмите не более одного потока на ЦП.</translation>
    </message>
    <message>
        <source>Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache held {4} of the file. Choose a folder on a local drive.</source>
        <extracomment>buffered</extracomment>
        <translation>Прямой ввод-вывод в {1} (файловая система {3}): {2}. Поэтому это может быть скорость памяти, а не диска. В кэше ОС было {4} файла. Выберите папку на локальном накопителе.</translation>
    </message>
    <message>
        <source>The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory speed. Compare with a folder on another file system.</source>
        <extracomment>bypass-unknown</extracomment>
        <translation>ОС приняла прямой ввод-вывод в {1} (файловая система {2}), но Strata не может его проверить. Это может быть скорость памяти. Сравните с папкой на другой файловой системе.</translation>
    </message>
    <message>
        <source>The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or the OS misreports the link. Do not use this as disk speed.</source>
        <extracomment>beyond-link</extracomment>
        <translation>Устройство {1} выдало {2}, а его подключение ({3}) пропускает не более {4}. Данные пришли из кэша, или ОС неверно сообщает о подключении. Не считайте это скоростью диска.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the cost of trying. Choose a folder without compression to measure the drive alone.</source>
        <extracomment>compressing</extracomment>
        <translation>Файловая система {1} ({2}) сжимает данные. Тестовые данные несжимаемы, поэтому результат включает затраты на попытку сжатия. Чтобы измерить только накопитель, выберите папку без сжатия.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. The result describes the file system too. Choose a folder without it to measure the drive alone.</source>
        <extracomment>copy-on-write</extracomment>
        <translation>Файловая система {1} ({2}) использует копирование при записи: случайная запись становится последовательной и фрагментирует файл. Результат описывает и файловую систему. Чтобы измерить только накопитель, выберите папку без нее.</translation>
    </message>
    <message>
        <source>The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a drive with more free space.</source>
        <extracomment>fragmented</extracomment>
        <translation>В тестовом файле в {1} фрагментов: {2}, во всех: {3}. Жесткий диск теряет между ними время. Выберите накопитель, на котором больше свободного места.</translation>
    </message>
    <message>
        <source>{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is only a share. Choose folders on different drives to measure each.</source>
        <extracomment>shared-device</extracomment>
        <translation>Файлы {2} потоков лежали на одном накопителе ({1}) и делили его пропускную способность. Результат каждого потока — лишь доля. Чтобы измерить каждый накопитель, выберите папки на разных накопителях.</translation>
    </message>
    <message>
        <source>The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore the result; please report it with the JSON file of this run.</source>
        <extracomment>above-limit</extracomment>
        <translation>Результат составляет {1} от теоретического максимума, а это невозможно: неверна частота или максимум. Не учитывайте результат; сообщите об этом и приложите файл JSON этого прогона.</translation>
    </message>
    <message>
        <source>L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring level. So this is the result of that level.</source>
        <extracomment>level-not-distinguishable</extracomment>
        <translation>L{1} не показывает на этом компьютере собственной ступени задержки: задержка и скорость такие же, как у соседнего уровня. Значит, это результат соседнего уровня.</translation>
    </message>
    <message>
        <source>An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond L2. The result is too low. Measure it again.</source>
        <extracomment>walk-fetched-ahead</extracomment>
        <translation>Это измерила более ранняя версия Strata с таким порядком обращений, для которого оборудование делает предвыборку за пределами L2. Результат занижен. Измерьте его заново.</translation>
    </message>
    <message>
        <source>The test took {2} instead of {1} to collect enough clean samples. The result stays valid.</source>
        <extracomment>time-extended</extracomment>
        <translation>Тест занял {2} вместо {1}, чтобы набрать достаточно чистых замеров. Результат остается верным.</translation>
    </message>
    <message>
        <source>The test used every CPU, so Strata&apos;s window or terminal had to share one. That may have disturbed the test. Choose one thread fewer.</source>
        <extracomment>no-spare-cpu</extracomment>
        <translation>Тест занимал все ЦП, поэтому окну Strata или терминалу пришлось делить с ним один ЦП. Это могло помешать тесту. Выберите на один поток меньше.</translation>
    </message>
    <message>
        <source>The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large buffers may be slower. Close other programs or restart the machine: free memory fragments with time.</source>
        <extracomment>pages-not-obtained</extracomment>
        <translation>ОС дала не все большие страницы, которые запросила Strata. Получено: {1}. Случайные обращения к большим буферам могут быть медленнее. Закройте другие программы или перезагрузите компьютер: свободная память со временем фрагментируется.</translation>
    </message>
    <message>
        <source>This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}.</source>
        <extracomment>large-pages-not-reserved</extracomment>
        <translation>Этому прогону нужно явных больших страниц по {3}: {1}, а свободно было {2}. Буферы использовали другие страницы ({4}). Зарезервируйте нужное число от имени root вскоре после загрузки: sysctl vm.nr_hugepages={1}.</translation>
    </message>
    <message>
        <source>Windows gives huge pages only to accounts with the right &quot;Lock pages in memory&quot;. This run needs {1} of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User Rights Assignment). Sign in again, and start Strata as administrator.</source>
        <extracomment>large-pages-need-right</extracomment>
        <translation>Windows дает большие страницы только учетным записям с правом «Блокировка страниц в памяти». Этому прогону нужно их {1}. Буферы использовали другие страницы ({2}). Дайте это право в secpol.msc («Локальные политики», «Назначение прав пользователя»). Войдите в систему заново и запустите Strata от имени администратора.</translation>
    </message>
    <message>
        <source>Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers used other pages ({3}). Restart the machine and measure at once.</source>
        <extracomment>large-pages-no-memory</extracomment>
        <translation>У Windows больше нет непрерывной памяти для больших страниц по {2}; этому прогону их нужно {1}. Буферы использовали другие страницы ({3}). Перезагрузите компьютер и сразу измеряйте.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</source>
        <extracomment>transparent-pages-off</extracomment>
        <translation>Прозрачные большие страницы отключены, поэтому буферы использовали обычные страницы. Включите их от имени root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</translation>
    </message>
    <message>
        <source>The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result stays valid.</source>
        <extracomment>region-below-large-pages</extracomment>
        <translation>Буферы потока меньше двух больших страниц по {1}, поэтому использовали обычные страницы. Результат остается верным.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, and run it again.</source>
        <extracomment>uses-disturbed</extracomment>
        <translation>Проходов с помехами: {1} из {2}, и все они учтены. Результат может быть неверен. Закройте другие программы и повторите прогон.</translation>
    </message>
    <message>
        <source>Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a smaller buffer, more time for memory, or --passes.</source>
        <extracomment>few-uses</extracomment>
        <translation>Проходов после первого: {1} из нужных {2}. Один медленный проход может изменить результат. Возьмите буфер поменьше, больше времени для памяти или --passes.</translation>
    </message>
    <message>
        <source>The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and run it again.</source>
        <extracomment>first-use-disturbed</extracomment>
        <translation>При первом проходе по новой памяти были помехи, поэтому его время может быть завышено. Закройте другие программы и повторите прогон.</translation>
    </message>
    <message>
        <source>Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the request: run it on the machine itself.</source>
        <extracomment>memory-kind-not-effective</extracomment>
        <translation>Strata запросила память типа «{1}», но ОС дала другой тип. Скорость ее чтения — {2} от скорости обычной памяти; память без кэширования читается в десять или более раз медленнее. Wine и некоторые виртуальные машины не учитывают запрос: запустите прогон на самом компьютере.</translation>
    </message>
    <message>
        <source>This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS.</source>
        <extracomment>memory-kind-not-provided</extracomment>
        <translation>Эта ОС не дает программам памяти типа «{1}», поэтому Strata пропустила тест. Запустите его в другой ОС.</translation>
    </message>
    <message>
        <source>The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller buffer.</source>
        <extracomment>memory-kind-refused</extracomment>
        <translation>ОС отказала в памяти типа «{1}». Она сообщает: {2}. Закройте другие программы или возьмите буфер поменьше.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 nor /dev/fb0). Run it on a machine that has one.</source>
        <extracomment>no-graphics-device</extracomment>
        <translation>Память с объединением записей здесь дает видеоустройство, а его нет (ни /dev/dri/card0, ни /dev/fb0). Запустите тест на компьютере, где оно есть.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often video), or run this test as administrator.</source>
        <extracomment>graphics-not-permitted</extracomment>
        <translation>Память с объединением записей дает {1}, а у вас нет права его открыть. Добавьте себя в группу, которой оно принадлежит (часто это video), или запустите этот тест от имени администратора.</translation>
    </message>
    <message>
        <source>{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer.</source>
        <extracomment>graphics-refused</extracomment>
        <translation>{1} не дает памяти с объединением записей. ОС сообщает: {2}. Возьмите буфер поменьше.</translation>
    </message>
    <message>
        <source>{1} has only {2} of write-combining memory. Use a buffer of that size or less.</source>
        <extracomment>frame-buffer-too-small</extracomment>
        <translation>У {1} только {2} памяти с объединением записей. Возьмите буфер такого размера или меньше.</translation>
    </message>
    <message>
        <source>This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that supports it.</source>
        <extracomment>not-provided</extracomment>
        <translation>Этот ЦП или его ОС не поддерживает {1}, а это нужно тесту. Запустите тест на компьютере, где есть такая поддержка.</translation>
    </message>
    <message>
        <source>This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller buffer or a larger width.</source>
        <extracomment>too-many-elements</extracomment>
        <translation>В этом буфере больше 2^32 элементов по {1}: столько случайный тест не может проиндексировать. Возьмите буфер поменьше или большую ширину.</translation>
    </message>
    <message>
        <source>The run stopped before it measured this. Run it again to measure it.</source>
        <extracomment>stopped</extracomment>
        <translation>Прогон остановлен раньше, чем это было измерено. Запустите его снова, чтобы измерить.</translation>
    </message>
    <message>
        <source>The OS did not allocate {1} of memory. Close other programs, or use smaller buffers.</source>
        <extracomment>allocation-failed</extracomment>
        <translation>ОС не выделила {1} памяти. Закройте другие программы или возьмите буферы поменьше.</translation>
    </message>
    <message>
        <source>Memory ran out during this test. Close other programs, or choose fewer threads.</source>
        <extracomment>out-of-memory</extracomment>
        <translation>Во время этого теста кончилась память. Закройте другие программы или выберите меньше потоков.</translation>
    </message>
    <message>
        <source>The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>thread-failed</extracomment>
        <translation>ОС запустила только {1} из {2} потоков. Выберите меньше потоков или увеличьте предел ОС на число потоков.</translation>
    </message>
    <message>
        <source>The {1} threads never ran at the same time, so there is no common rate. Close other programs, or choose fewer threads.</source>
        <extracomment>threads-not-together</extracomment>
        <translation>Потоки ({1}) ни разу не работали одновременно, поэтому общей скорости нет. Закройте другие программы или выберите меньше потоков.</translation>
    </message>
    <message>
        <source>This version of Strata has no test named {1}. Check the name, or install a newer version.</source>
        <extracomment>unknown-kernel</extracomment>
        <translation>В этой версии Strata нет теста {1}. Проверьте имя или установите более новую версию.</translation>
    </message>
    <message>
        <source>The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of this run.</source>
        <extracomment>no-figure</extracomment>
        <translation>Измерение не дало пригодного числа. Это ошибка в Strata: сообщите о ней и приложите файл JSON этого прогона.</translation>
    </message>
    <message>
        <source>The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range.</source>
        <extracomment>out-of-range</extracomment>
        <translation>Настройка {1} равна {2}, а должна быть от {3} до {4}. Выберите значение в этих пределах.</translation>
    </message>
    <message>
        <source>This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller buffers or fewer threads.</source>
        <extracomment>not-enough-memory</extracomment>
        <translation>Этому прогону нужно {1} памяти, а доступно {2}. Наибольший буфер, который помещается, — {3}. Возьмите буферы поменьше или меньше потоков.</translation>
    </message>
    <message>
        <source>{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that number or fewer.</source>
        <extracomment>not-enough-memory-for-threads</extracomment>
        <translation>{1} потокам нужно {2} памяти, а доступно {3}. Этого хватит для такого числа потоков: {4}. Выберите столько или меньше.</translation>
    </message>
    <message>
        <source>The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>too-many-threads</extracomment>
        <translation>ОС не разрешает Strata столько потоков: {1}. Предел — {2}. Выберите меньше потоков или увеличьте предел ОС на число потоков.</translation>
    </message>
    <message>
        <source>The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with fewer threads or fewer folders, or raise the OS limit on threads.</source>
        <extracomment>too-many-disk-threads</extracomment>
        <translation>Тесту диска нужно одновременно собственных потоков: {1}. Предел ОС для него — {2}. Выберите нагрузки с меньшим числом потоков, меньше папок или увеличьте предел ОС на число потоков.</translation>
    </message>
    <message>
        <source>The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits is {5}. Choose a smaller file, fewer threads or another folder.</source>
        <extracomment>not-enough-disk</extracomment>
        <translation>Тестовым файлам нужно {2} в {1}, где свободно {3}, а {4} должно остаться свободным. Наибольший файл, который помещается, — {5}. Выберите файл поменьше, меньше потоков или другую папку.</translation>
    </message>
    <message>
        <source>{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised.</source>
        <extracomment>file-too-large</extracomment>
        <translation>В {1} не поместится файл размером {2}; предел — {3}. Выберите файл поменьше или другую папку. На дисках FAT файл должен быть меньше 4 GiB; предел ОС (ulimit -f) можно увеличить.</translation>
    </message>
    <message>
        <source>This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs.</source>
        <extracomment>no-such-cpu</extracomment>
        <translation>В этом компьютере нет ЦП {1}, доступного Strata. Список доступных ЦП показывает strata-cli machine.</translation>
    </message>
    <message>
        <source>These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels has only plain sequential reads, writes and copies of the widest width, and one chain.</source>
        <extracomment>nothing-selected</extracomment>
        <translation>С этими настройками не остается ни одного теста. Выберите хотя бы один тест и один размер буфера. Перебор уровней содержит только простые последовательные чтение, запись и копирование наибольшей ширины и одну цепочку.</translation>
    </message>
    <message>
        <source>This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cpus</extracomment>
        <translation>Этому тесту нужны два ЦП, а Strata может использовать здесь только один. Разрешите ей больше ЦП или выберите больше в --affinity.</translation>
    </message>
    <message>
        <source>The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU was taken offline, or a limit on CPUs changed, since Strata started.</source>
        <extracomment>cpu-not-bound</extracomment>
        <translation>ОС не привязала поток к ЦП {1}, поэтому то, чему нужен этот ЦП, не измерено. Проверьте, не отключен ли этот ЦП и не изменилось ли ограничение на ЦП после запуска Strata.</translation>
    </message>
    <message>
        <source>This test needs two cores, and Strata may use only one here: both hardware threads of a core would get in each other&apos;s way. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cores</extracomment>
        <translation>Этому тесту нужны два ядра, а Strata может использовать здесь только одно: оба аппаратных потока одного ядра мешали бы друг другу. Разрешите ей больше ЦП или выберите больше в --affinity.</translation>
    </message>
    <message>
        <source>In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs pin no threads.</source>
        <extracomment>needs-binding</extracomment>
        <translation>В этом тесте у каждого потока свое ядро, на котором он должен оставаться. Выберите привязку к ЦП; некоторые ОС не привязывают потоки.</translation>
    </message>
    <message>
        <source>The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, so the result does not count. Check the machine: overclocking, memory errors or an emulator may be the cause.</source>
        <extracomment>sum-not-exact</extracomment>
        <translation>Потоки сделали {1} увеличений, а в словах их {2}. Атомарное увеличение потерялось или выполнилось дважды, поэтому результат не учитывается. Проверьте компьютер: причиной могут быть разгон, ошибки памяти или эмулятор.</translation>
    </message>
    <message>
        <source>This OS provides no huge pages of the requested type, so the buffers used default pages. The result is valid for those.</source>
        <extracomment>no-large-pages</extracomment>
        <translation>Эта ОС не дает больших страниц запрошенного вида, поэтому буферы использовали обычные страницы. Для них результат верен.</translation>
    </message>
    <message>
        <source>This machine has no cores of the chosen kind. Choose another kind, or all cores.</source>
        <extracomment>no-such-core-kind</extracomment>
        <translation>В этом компьютере нет ядер выбранного вида. Выберите другой вид или все ядра.</translation>
    </message>
    <message>
        <source>Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs pin no threads.</source>
        <extracomment>core-kind-needs-affinity</extracomment>
        <translation>Непривязанные потоки работают на ядрах любого вида. Выберите привязку к ЦП или все ядра; некоторые ОС не привязывают потоки.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>bad-binding</extracomment>
        <translation>«{1}» — не привязка к ЦП. Укажите spread, close, cores, none или список ЦП, например 0,2,4-7.</translation>
    </message>
    <message>
        <source>A file of {1} is so small that its results say nothing about the drive. Choose {2} or more.</source>
        <extracomment>small-disk-file</extracomment>
        <translation>Файл размером {1} так мал, что его результаты ничего не говорят о накопителе. Выберите {2} или больше.</translation>
    </message>
    <message>
        <source>A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or more.</source>
        <extracomment>cached-disk-file</extracomment>
        <translation>Файл размером {1} может поместиться в кэш накопителя, и результат будет скоростью кэша. Выберите {2} или больше.</translation>
    </message>
    <message>
        <source>Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-in-memory</extracomment>
        <translation>Файлы в {1} ({2}) остаются в памяти, поэтому результат будет скоростью памяти. Выберите папку на накопителе.</translation>
    </message>
    <message>
        <source>{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-on-memory-device</extracomment>
        <translation>{1} находится на {2}, а это устройство держит данные в памяти, поэтому результат будет скоростью памяти. Выберите папку на накопителе.</translation>
    </message>
    <message>
        <source>A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a local drive.</source>
        <extracomment>folder-through-program</extracomment>
        <translation>{1} ({2}) обслуживает программа с собственным кэшем, поэтому результат может быть скоростью памяти. Выберите папку на локальном накопителе.</translation>
    </message>
    <message>
        <source>{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives to measure each.</source>
        <extracomment>folders-share-device</extracomment>
        <translation>{1} и {2} находятся на одном накопителе ({3}) и делят его пропускную способность. Чтобы измерить каждый накопитель, выберите папки на разных накопителях.</translation>
    </message>
    <message>
        <source>{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>more-threads-than-cpus</extracomment>
        <translation>Потоки ({1}) будут делить {2} ЦП, поэтому результат каждого потока — лишь доля одного ЦП. Чтобы измерить каждый ЦП, возьмите не более одного потока на ЦП.</translation>
    </message>
    <message>
        <source>The folder {1} does not exist. Choose an existing folder.</source>
        <extracomment>folder-missing</extracomment>
        <translation>Папки {1} не существует. Выберите существующую папку.</translation>
    </message>
    <message>
        <source>{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another folder.</source>
        <extracomment>folder-unreachable</extracomment>
        <translation>{1} недоступна. ОС сообщает: {2}. Подключите накопитель или сервер заново или выберите другую папку.</translation>
    </message>
    <message>
        <source>There is no drive {1}. Choose a folder on an existing drive.</source>
        <extracomment>no-such-drive</extracomment>
        <translation>Диска {1} нет. Выберите папку на существующем диске.</translation>
    </message>
    <message>
        <source>Strata may not write in {1}. Choose another folder, or change its permissions.</source>
        <extracomment>folder-not-writable</extracomment>
        <translation>Strata не может писать в {1}: нет прав. Выберите другую папку или измените права доступа.</translation>
    </message>
    <message>
        <source>The disk of {1} was full after {2}. Choose a smaller file or another folder.</source>
        <extracomment>disk-full</extracomment>
        <translation>Диск с {1} заполнился после {2}. Выберите файл поменьше или другую папку.</translation>
    </message>
    <message>
        <source>{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or another folder.</source>
        <extracomment>no-room</extracomment>
        <translation>В {1} нет места для файла размером {2}: диск заполнен или действует квота. Выберите файл поменьше или другую папку.</translation>
    </message>
    <message>
        <source>Strata could not create a file in {1}. The OS reports: {2}. Choose another folder.</source>
        <extracomment>create-failed</extracomment>
        <translation>Strata не смогла создать файл в {1}. ОС сообщает: {2}. Выберите другую папку.</translation>
    </message>
    <message>
        <source>Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>write-failed</extracomment>
        <translation>Запись в {1} прервалась ошибкой после {2}. ОС сообщает: {3}. Сделайте резервную копию этого накопителя, затем проверьте накопитель и его кабель.</translation>
    </message>
    <message>
        <source>Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>read-failed</extracomment>
        <translation>Чтение в {1} прервалось ошибкой после {2}. ОС сообщает: {3}. Сделайте резервную копию этого накопителя, затем проверьте накопитель и его кабель.</translation>
    </message>
    <message>
        <source>The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>short-write</extracomment>
        <translation>ОС записала в {1} только часть блока, после {2}. Возможно, диск заполнен или выходит из строя. Проверьте свободное место, затем накопитель.</translation>
    </message>
    <message>
        <source>The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check it.</source>
        <extracomment>short-read</extracomment>
        <translation>ОС прочитала в {1} только часть блока, после {2}. Возможно, накопитель выходит из строя. Сделайте резервную копию и проверьте его.</translation>
    </message>
    <message>
        <source>The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>flush-failed</extracomment>
        <translation>ОС не смогла сбросить последние данные на диск с {1}. Она сообщает: {2}. Возможно, диск заполнен или выходит из строя. Проверьте свободное место, затем накопитель.</translation>
    </message>
    <message>
        <source>Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is faulty. Back up this drive, then check all three.</source>
        <extracomment>data-mismatch</extracomment>
        <translation>Данные, прочитанные в {1}, в позиции {2}, отличаются от тех, что записала Strata. Неисправен накопитель, его кабель или память. Сделайте резервную копию этого накопителя, затем проверьте все три.</translation>
    </message>
    <message>
        <source>{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the memory.</source>
        <extracomment>data-faults</extracomment>
        <translation>Мест, прочитанных неверно: {1}; испорчено: {2}, со старыми данными (потерянная запись): {3}, с данными другого места: {4}. Первое, со смещением и байтами: {5}. Сделайте резервную копию этого накопителя, затем проверьте его, его кабель и память.</translation>
    </message>
    <message>
        <source>After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or the drive throttled. The result averages both phases; the chart shows each.</source>
        <extracomment>rate-fell</extracomment>
        <translation>После {1} скорость упала с {2} до {3} и больше не поднялась. Быстрый кэш накопителя заполнился, или начался троттлинг. Результат усредняет обе фазы; на графике видна каждая.</translation>
    </message>
    <message>
        <source>The version of Strata on {1} is too old to send chunks. Update it there.</source>
        <extracomment>network-older-peer</extracomment>
        <translation>Версия Strata на {1} слишком старая, чтобы передавать порции. Обновите ее там.</translation>
    </message>
    <message>
        <source>An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again.</source>
        <extracomment>row-not-reached</extracomment>
        <translation>Более раннее измерение закончилось ошибкой, поэтому Strata пропустила это. Посмотрите причину там и повторите прогон.</translation>
    </message>
    <message>
        <source>The run stopped when this workload had used {1} of its time, so its result is less certain. Run it again for a full result.</source>
        <extracomment>row-stopped</extracomment>
        <translation>Прогон остановлен, когда эта нагрузка израсходовала {1} своего времени, поэтому результат менее точен. Повторите прогон, чтобы получить полный результат.</translation>
    </message>
    <message>
        <source>The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed {1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them.</source>
        <extracomment>sustained-critical</extracomment>
        <translation>Процессор достиг температуры, которую ОС считает критической, поэтому нагрузка остановлена. Датчик показывал {1} °C. Измеренное до этого учтено. Очистите вентиляторы и вентиляционные отверстия и обеспечьте приток воздуха.</translation>
    </message>
    <message>
        <source>Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the computer in, and run it again.</source>
        <extracomment>sustained-battery</extracomment>
        <translation>Заряда батареи осталось только {1}, поэтому нагрузка остановлена. Измеренное до этого учтено. Подключите компьютер к сети и повторите прогон.</translation>
    </message>
    <message>
        <source>Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU time, but the heat of others may hide or cause a fall. Close other programs, and run it again.</source>
        <extracomment>sustained-disturbed</extracomment>
        <translation>Другие программы или хост виртуальной машины заняли {1} времени ЦП. Скорости — это работа за время ЦП, но тепло от других может скрыть или вызвать падение. Закройте другие программы и повторите прогон.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile.</source>
        <extracomment>no-such-row</extracomment>
        <translation>В профиле диска {2} нет нагрузки {1}. Выберите одну из его нагрузок или другой профиль.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose another operation or profile.</source>
        <extracomment>no-such-operation</extracomment>
        <translation>В профиле диска {2} нет операции {1}. Профиль database делает фиксации, другие — нет. Выберите другую операцию или другой профиль.</translation>
    </message>
    <message>
        <source>Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that before you trust the data to it.</source>
        <extracomment>sooner-than-flash</extracomment>
        <translation>Половина фиксаций заняла {1} или меньше: флеш-память записывает страницу дольше. Либо у накопителя защищенный кэш, либо сбросы не доходят до него, как в некоторых виртуальных машинах. Проверьте это, прежде чем доверить ему данные.</translation>
    </message>
    <message>
        <source>Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no writes and no zeros.</source>
        <extracomment>file-only-read</extracomment>
        <translation>Strata только читает {1}. Выберите нагрузки, которые читают: без профилей classic, mixed и database, без записи и без нулей.</translation>
    </message>
    <message>
        <source>A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block.</source>
        <extracomment>block-not-of-sectors</extracomment>
        <translation>Блок {1} не кратен секторам этого накопителя ({2}). Выберите блок побольше.</translation>
    </message>
    <message>
        <source>A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or smaller blocks.</source>
        <extracomment>file-below-blocks</extracomment>
        <translation>Файл размером {1} слишком мал: потоков {2}, блоки по {3}. Выберите файл побольше, меньше потоков или блоки поменьше.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result covers that part only. Choose a smaller file.</source>
        <extracomment>file-laid-in-part</extracomment>
        <translation>Диск с {1} настолько медленный, что перед измерением Strata записала только {2} из файла размером {3}. Результат относится только к этой части. Выберите файл поменьше.</translation>
    </message>
    <message>
        <source>A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it alone.</source>
        <extracomment>no-time-left</extracomment>
        <translation>У прогона всего компьютера на эту часть есть {1}, и это не уместилось. Щелкните ячейку, чтобы измерить ее отдельно.</translation>
    </message>
    <message>
        <source>Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read.</source>
        <extracomment>file-not-readable</extracomment>
        <translation>Strata не может прочитать файл {1}. ОС сообщает: {2}. Выберите обычный файл, который вам разрешено читать.</translation>
    </message>
    <message>
        <source>The file {1} has only {2}, too little for the read test. Choose a larger file.</source>
        <extracomment>file-too-small</extracomment>
        <translation>В файле {1} только {2}, а это мало для теста чтения. Выберите файл побольше.</translation>
    </message>
    <message>
        <source>The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may be the cause.</source>
        <extracomment>queue-failed</extracomment>
        <translation>ОС отклонила запросы к диску. Она сообщает: {1}. Попробуйте меньшую глубину очереди; причиной может быть и ограничение контейнера.</translation>
    </message>
    <message>
        <source>Writing failed, so there was nothing to read. See the reason of the write.</source>
        <extracomment>nothing-to-read</extracomment>
        <translation>Запись не удалась, поэтому читать было нечего. Посмотрите причину у записи.</translation>
    </message>
    <message>
        <source>When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. Strata can test this disk again once it answers.</source>
        <extracomment>request-unanswered</extracomment>
        <translation>Когда прогон остановился, у диска с {1} оставался запрос без ответа, поэтому более ранние результаты могут быть неверны. Strata снова сможет измерять этот диск, когда он ответит.</translation>
    </message>
    <message>
        <source>{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its cable or the network, or choose another folder.</source>
        <extracomment>device-not-answering</extracomment>
        <translation>{1} не отвечает. Более ранний запрос к этому диску ({2}) все еще без ответа. Проверьте накопитель, его кабель или сеть либо выберите другую папку.</translation>
    </message>
    <message>
        <source>{1} is not a file of a disk test, so Strata did not delete it.</source>
        <extracomment>not-a-leftover</extracomment>
        <translation>{1} — не файл теста диска, поэтому Strata его не удалила.</translation>
    </message>
    <message>
        <source>A running disk test uses {1}, so Strata did not delete it. Try again when that test ends.</source>
        <extracomment>file-in-use</extracomment>
        <translation>{1} занят работающим тестом диска, поэтому Strata его не удалила. Повторите попытку, когда тот тест закончится.</translation>
    </message>
    <message>
        <source>Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder.</source>
        <extracomment>cannot-remove</extracomment>
        <translation>Strata не смогла удалить {1}. ОС сообщает: {2}. Проверьте права доступа к папке.</translation>
    </message>
    <message>
        <source>The OS did not report the CPUs of this machine. A container or a security setting may hide them.</source>
        <extracomment>topology-failed</extracomment>
        <translation>ОС не сообщила о ЦП этого компьютера. Их может скрывать контейнер или настройка безопасности.</translation>
    </message>
    <message>
        <source>The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines use the rest, or the report is wrong. Trust the curve.</source>
        <extracomment>level-smaller-than-reported</extracomment>
        <translation>Кривая показывает {2} у кэша L{1}, а ОС сообщает {3}. Остальное занимают другие программы или виртуальные машины, или сообщение неверно. Доверяйте кривой.</translation>
    </message>
    <message>
        <source>The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next level is equally fast. Trust the curve.</source>
        <extracomment>level-larger-than-reported</extracomment>
        <translation>Кривая показывает {2} у кэша L{1}, а ОС сообщает {3}. Сообщение неверно, или следующий уровень столь же быстр. Доверяйте кривой.</translation>
    </message>
    <message>
        <source>The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a system-level cache, or one that a virtual machine hides.</source>
        <extracomment>level-not-reported</extracomment>
        <translation>Кривая показывает уровень размером {1} ({2} на чтение), о котором ОС не сообщает. Это может быть кэш системного уровня или кэш, который скрывает виртуальная машина.</translation>
    </message>
    <message>
        <source>The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use all of it, or the report is wrong. Run it again at a quieter hour.</source>
        <extracomment>level-not-seen</extracomment>
        <translation>Кривая не показывает ступени у кэша L{1} размером {2}, о котором сообщает ОС. Весь его могут занимать другие виртуальные машины, или сообщение неверно. Повторите прогон в более спокойное время.</translation>
    </message>
    <message>
        <source>{1} runs this program in place of the OS or the processor, and results include its work. Use the version of Strata that is built for this system.</source>
        <extracomment>held-emulated</extracomment>
        <translation>{1} выполняет эту программу вместо ОС или процессора, и результаты включают эту работу. Используйте версию Strata, собранную для этой системы.</translation>
    </message>
    <message>
        <source>The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one flat set, in sizes that follow no cache. Run it where the OS reports them.</source>
        <extracomment>held-flat</extracomment>
        <translation>ОС не сообщает ни о ядрах, ни о кэшах, как в песочнице без /sys. Strata измеряет {1} ЦП как один плоский набор, с размерами, не связанными с кэшами. Запустите прогон там, где ОС о них сообщает.</translation>
    </message>
    <message>
        <source>The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) in the firmware setup, if mainboard and processor support it.</source>
        <extracomment>held-memory-speed</extracomment>
        <translation>Память работает на {1} MT/s, а ее модули рассчитаны на {2} MT/s. Выберите их профиль (XMP или EXPO) в настройках BIOS, если его поддерживают плата и процессор.</translation>
    </message>
    <message>
        <source>All memory is on one channel; two channels carry twice as much. If processor and mainboard have two, add another module of the same kind in the socket that the manual names.</source>
        <extracomment>held-one-channel</extracomment>
        <translation>Вся память на одном канале; два канала передают вдвое больше. Если у процессора и платы их два, добавьте такой же модуль в разъем, который указан в руководстве.</translation>
    </message>
    <message>
        <source>The machine runs on battery, and most machines then limit their power. Plug in the charger.</source>
        <extracomment>held-on-battery</extracomment>
        <translation>Компьютер работает от батареи, а большинство компьютеров тогда ограничивают мощность. Подключите зарядное устройство.</translation>
    </message>
    <message>
        <source>The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the firmware setup.</source>
        <extracomment>held-power-profile</extracomment>
        <translation>Профиль питания — {1}, он ограничивает процессор. Выберите профиль высокой производительности в ОС или в настройках BIOS.</translation>
    </message>
    <message>
        <source>The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, such as performance or schedutil.</source>
        <extracomment>held-governor</extracomment>
        <translation>Регулятор частоты — {1}; с этим драйвером он держит самую низкую частоту. Выберите другой, например performance или schedutil.</translation>
    </message>
    <message>
        <source>Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the firmware setup, unless you turned it off on purpose.</source>
        <extracomment>held-no-boost</extracomment>
        <translation>Турборежим (boost) выключен, поэтому частота не поднимается выше номинальной. Включите его в ОС или в настройках BIOS, если не выключили его намеренно.</translation>
    </message>
    <message>
        <source>The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise its CPU quota.</source>
        <extracomment>held-cpu-quota</extracomment>
        <translation>Контейнер получает время {1} из своих {2} ЦП, поэтому тесты с большим числом потоков замедляются. Увеличьте его квоту ЦП.</translation>
    </message>
    <message>
        <source>Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or container more memory.</source>
        <extracomment>held-memory-pressure</extracomment>
        <translation>Программы ждали памяти в течение {1} из предыдущих 10 с. Закройте программы или дайте компьютеру или контейнеру больше памяти.</translation>
    </message>
    <message>
        <source>The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many lanes, or check the firmware setup.</source>
        <extracomment>held-drive-link</extracomment>
        <translation>Накопитель {1} подключен через {2}, а рассчитан на {3}. Используйте слот этого поколения с тем же числом линий или проверьте настройки BIOS.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set /sys/kernel/mm/transparent_hugepage/enabled to madvise or always.</source>
        <extracomment>held-small-pages</extracomment>
        <translation>Прозрачные большие страницы отключены, поэтому программы получают страницы по {1} и промахов TLB больше. Запишите madvise или always в /sys/kernel/mm/transparent_hugepage/enabled.</translation>
    </message>
    <message>
        <source>The timer runs at {1} and deviates from the OS clock by {2}.</source>
        <extracomment>selftest-counter</extracomment>
        <translation>Таймер идет с частотой {1} и отклоняется от часов ОС на {2}.</translation>
    </message>
    <message>
        <source>The core runs at {1}; two measurements agree for {2} of the readings.</source>
        <extracomment>selftest-clock</extracomment>
        <translation>Ядро работает на {1}; два измерения совпадают в {2} отсчетов.</translation>
    </message>
    <message>
        <source>Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}.</source>
        <extracomment>selftest-kernels</extracomment>
        <translation>Strata проверила {1} из {3} измерительных циклов — все, что может выполнить процессор; с неверным результатом: {2}.</translation>
    </message>
    <message>
        <source>Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it.</source>
        <extracomment>selftest-paths</extracomment>
        <translation>Циклы известной стоимости: {1}; у {2} она такая, как следует из микроархитектуры, у {3} — выше.</translation>
    </message>
    <message>
        <source>The cost of loads and stores is unchecked: the design tells none, or the machine is busy.</source>
        <extracomment>selftest-paths-unchecked</extracomment>
        <translation>Стоимость чтений и записей не проверена: для этого ядра она неизвестна, или компьютер занят.</translation>
    </message>
    <message>
        <source>Strata can pin threads to {1} of {2} CPUs.</source>
        <extracomment>selftest-binding</extracomment>
        <translation>Strata может привязать потоки к {1} из {2} ЦП.</translation>
    </message>
    <message>
        <source>A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency test.</source>
        <extracomment>selftest-walk</extracomment>
        <translation>Чтение из памяти по блокам занимает {1} времени чтения в обходе, где за один заход читается вчетверо меньше строк. Последняя десятая часть блока занимает {2} времени третьей десятой. Если первое ниже 80 % или второе вне 85–115 %, оборудование предвыбирает данные теста задержки.</translation>
    </message>
    <message>
        <source>Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, and the OS gave none.</source>
        <extracomment>selftest-walk-unchecked</extracomment>
        <translation>Strata не смогла проверить, предвыбирает ли оборудование данные теста задержки. Для проверки нужны большие страницы, а ОС их не дала.</translation>
    </message>
    <message>
        <source>The same work, measured {1} times on each of two sides, differs by {2}. Strata must not call that faster or slower.</source>
        <extracomment>selftest-identical</extracomment>
        <translation>Одна и та же работа, измеренная по {1} раз на каждой из двух сторон, отличается на {2}. Strata не должна назвать это «быстрее» или «медленнее».</translation>
    </message>
    <message>
        <source>Strata could not check that the same work is not called different: the machine is too busy.</source>
        <extracomment>selftest-identical-unchecked</extracomment>
        <translation>Strata не смогла проверить, что не назовет одну и ту же работу разной: компьютер слишком занят.</translation>
    </message>
    <message>
        <source>A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to {2}).</source>
        <extracomment>selftest-direct</extracomment>
        <translation>Файл в {1} при прямом вводе-выводе не должен быть в кэше ОС, а другой должен там найтись (найден на {2}).</translation>
    </message>
    <message>
        <source>Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds.</source>
        <extracomment>selftest-direct-unchecked</extracomment>
        <translation>Прямой ввод-вывод в {1} не проверен: там в нем отказано, или ОС не сообщает, что в ее кэше.</translation>
    </message>
    <message>
        <source>A run that is written to a history in {1} must be read back as it was.</source>
        <extracomment>selftest-history</extracomment>
        <translation>Прогон, записанный в историю в {1}, должен прочитаться таким же, каким был.</translation>
    </message>
    <message>
        <source>Reading the timer takes {1}; the overhead of the sampler is {2} of a sample.</source>
        <extracomment>selftest-overhead</extracomment>
        <translation>Чтение таймера занимает {1}; накладные расходы на замер — {2} его времени.</translation>
    </message>
    <message>
        <source>STRATA {1}</source>
        <extracomment>report-title</extracomment>
        <translation>STRATA {1}</translation>
    </message>
    <message>
        <source>STRATA, results of another program</source>
        <extracomment>report-title-foreign</extracomment>
        <translation>STRATA, результаты другой программы</translation>
    </message>
    <message>
        <source>Another program measured this. Strata only read its output: what is missing here is not known.</source>
        <extracomment>report-foreign</extracomment>
        <translation>Это измерила другая программа. Strata только прочитала ее вывод: чего здесь нет, то неизвестно.</translation>
    </message>
    <message>
        <source>Reference results, for comparison. They come without samples, so differences from them are never tested.</source>
        <extracomment>report-published</extracomment>
        <translation>Эталонные результаты, для сравнения. У них нет замеров, поэтому отличия от них не проверяются.</translation>
    </message>
    <message>
        <source>Method {1}, built with {2}.</source>
        <extracomment>report-method</extracomment>
        <translation>Методика {1}, сборка: {2}.</translation>
    </message>
    <message>
        <source>The run took {1} s.</source>
        <extracomment>report-seconds</extracomment>
        <translation>Прогон занял {1} с.</translation>
    </message>
    <message>
        <source>The run took {1} min {2} s.</source>
        <extracomment>report-minutes</extracomment>
        <translation>Прогон занял {1} мин {2} с.</translation>
    </message>
    <message>
        <source>STOPPED: the run was stopped early. The results so far follow.</source>
        <extracomment>report-stopped</extracomment>
        <translation>ОСТАНОВЛЕНО: прогон остановлен досрочно. Ниже — результаты, полученные до этого.</translation>
    </message>
    <message>
        <source>NOT COMPLETE: some of the tests failed. The notes say why.</source>
        <extracomment>report-failed</extracomment>
        <translation>НЕ ПОЛНОСТЬЮ: в некоторых тестах произошла ошибка. Причины указаны в примечаниях.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <extracomment>report-empty
----------
respond-nothing</extracomment>
        <translation>Ничего не измерено.</translation>
    </message>
    <message>
        <source>Measured by</source>
        <extracomment>label-measured-by</extracomment>
        <translation>Чем измерено</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>label-left-out</extracomment>
        <translation>Пропущено</translation>
    </message>
    <message>
        <source>Series of {1} runs: each result over all of them</source>
        <extracomment>series-head</extracomment>
        <translation>Серия, прогонов: {1}; каждый результат — по всем прогонам</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>series-best
----------
mark-best</extracomment>
        <translation>лучшее</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>series-mean</extracomment>
        <translation>среднее</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <extracomment>series-deviation</extracomment>
        <translation>ст.откл.</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>series-count</extracomment>
        <translation>прогоны</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>label-source</extracomment>
        <translation>Источник</translation>
    </message>
    <message>
        <source>MACHINE</source>
        <extracomment>heading-machine</extracomment>
        <translation>КОМПЬЮТЕР</translation>
    </message>
    <message>
        <source>Caches</source>
        <extracomment>label-caches</extracomment>
        <translation>Кэши</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>label-system
----------
machine-system</extracomment>
        <translation>Система</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>label-around</extracomment>
        <translation>Фон</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <extracomment>label-held-back
----------
machine-held-back</extracomment>
        <translation>Сдерживает</translation>
    </message>
    <message>
        <source>cores {1}, CPUs {2}, sockets {3}, NUMA nodes {4}</source>
        <extracomment>report-cpus</extracomment>
        <translation>ядра {1}, ЦП {2}, сокеты {3}, узлы NUMA {4}</translation>
    </message>
    <message>
        <source>{2}: CPUs {1}</source>
        <extracomment>report-kind</extracomment>
        <translation>{2}: {1} ЦП</translation>
    </message>
    <message>
        <source>L{1} {2} per CPU</source>
        <extracomment>report-cache</extracomment>
        <translation>L{1} {2} на ЦП</translation>
    </message>
    <message>
        <source>L{1} {2} per {3} CPUs</source>
        <extracomment>report-cache-shared</extracomment>
        <translation>L{1} {2} на {3} ЦП</translation>
    </message>
    <message>
        <source>not reported by the OS</source>
        <extracomment>report-no-caches</extracomment>
        <translation>ОС не сообщает</translation>
    </message>
    <message>
        <source>{1} of the last-level cache usable (measured); others may use the rest</source>
        <extracomment>report-usable</extracomment>
        <translation>доступно {1} кэша последнего уровня (измерено); остальное могут занимать другие</translation>
    </message>
    <message>
        <source>{1} of the last-level cache assumed usable (not measured)</source>
        <extracomment>report-assumed</extracomment>
        <translation>предполагается, что доступно {1} кэша последнего уровня (не измерено)</translation>
    </message>
    <message>
        <source>{1}, {2} available; pages of {3}</source>
        <extracomment>report-memory</extracomment>
        <translation>{1}, доступно {2}; страницы по {3}</translation>
    </message>
    <message>
        <source>virtual machine ({1})</source>
        <extracomment>report-virtual</extracomment>
        <translation>виртуальная машина ({1})</translation>
    </message>
    <message>
        <source>rotating</source>
        <extracomment>disk-rotates</extracomment>
        <translation>с вращающимися дисками</translation>
    </message>
    <message>
        <source>sectors of {1}</source>
        <extracomment>disk-sectors</extracomment>
        <translation>секторы по {1}</translation>
    </message>
    <message>
        <source>{1} of {2} free</source>
        <extracomment>disk-room</extracomment>
        <translation>свободно {1} из {2}</translation>
    </message>
    <message>
        <source>{1} free</source>
        <extracomment>disk-free</extracomment>
        <translation>свободно {1}</translation>
    </message>
    <message>
        <source>in memory</source>
        <extracomment>disk-in-memory</extracomment>
        <translation>в памяти</translation>
    </message>
    <message>
        <source>on a device in memory</source>
        <extracomment>disk-device-in-memory</extracomment>
        <translation>на устройстве в памяти</translation>
    </message>
    <message>
        <source>through a program</source>
        <extracomment>disk-program</extracomment>
        <translation>через программу</translation>
    </message>
    <message>
        <source>copy-on-write</source>
        <extracomment>disk-copy-on-write</extracomment>
        <translation>копирование при записи</translation>
    </message>
    <message>
        <source>compressing</source>
        <extracomment>disk-compresses</extracomment>
        <translation>со сжатием</translation>
    </message>
    <message>
        <source>encrypted</source>
        <extracomment>disk-encrypted</extracomment>
        <translation>с шифрованием</translation>
    </message>
    <message>
        <source>load {1} before the run</source>
        <extracomment>around-load</extracomment>
        <translation>нагрузка {1} до прогона</translation>
    </message>
    <message>
        <source>steal time up to {1}</source>
        <extracomment>around-stolen</extracomment>
        <translation>украденное время до {1}</translation>
    </message>
    <message>
        <source>began when calm, after {1} s</source>
        <extracomment>around-calm</extracomment>
        <translation>начат в покое, через {1} с</translation>
    </message>
    <message>
        <source>not calm within {1} s</source>
        <extracomment>around-not-calm</extracomment>
        <translation>за {1} с покоя не было</translation>
    </message>
    <message>
        <source>no free CPU for the window or terminal</source>
        <extracomment>around-no-spare</extracomment>
        <translation>нет свободного ЦП для окна или терминала</translation>
    </message>
    <message>
        <source>the machine was suspended for {1} s</source>
        <extracomment>around-suspended</extracomment>
        <translation>компьютер был в спящем режиме {1} с</translation>
    </message>
    <message>
        <source>the OS clock was changed by {1} s</source>
        <extracomment>around-clock-set</extracomment>
        <translation>часы ОС переведены на {1} с</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>heading-settings</extracomment>
        <translation>НАСТРОЙКИ</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>label-priority</extracomment>
        <translation>Приоритет</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>label-health
----------
machine-health</extracomment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>governor {1}</source>
        <extracomment>health-governor</extracomment>
        <translation>регулятор частоты {1}</translation>
    </message>
    <message>
        <source>boost on</source>
        <extracomment>health-boost-on</extracomment>
        <translation>турборежим включен</translation>
    </message>
    <message>
        <source>boost off</source>
        <extracomment>health-boost-off</extracomment>
        <translation>турборежим выключен</translation>
    </message>
    <message>
        <source>power profile {1}</source>
        <extracomment>health-profile</extracomment>
        <translation>профиль питания {1}</translation>
    </message>
    <message>
        <source>on battery</source>
        <extracomment>health-battery</extracomment>
        <translation>от батареи</translation>
    </message>
    <message>
        <source>on mains power</source>
        <extracomment>health-mains</extracomment>
        <translation>от сети</translation>
    </message>
    <message>
        <source>power limit {1} W</source>
        <extracomment>health-power-limit</extracomment>
        <translation>предел мощности {1} W</translation>
    </message>
    <message>
        <source>{1} degrees C</source>
        <extracomment>health-temperature</extracomment>
        <translation>{1} °C</translation>
    </message>
    <message>
        <source>{1} degrees C, {2} after the run</source>
        <extracomment>health-temperatures</extracomment>
        <translation>{1} °C, после прогона {2}</translation>
    </message>
    <message>
        <source>programs waited for memory in {1} of 10 s</source>
        <extracomment>health-pressure</extracomment>
        <translation>программы ждали памяти {1} из 10 с</translation>
    </message>
    <message>
        <source>CPU quota of the container: {1}</source>
        <extracomment>health-quota</extracomment>
        <translation>контейнер получает время {1} ЦП</translation>
    </message>
    <message>
        <source>the container gets {1} of memory</source>
        <extracomment>health-memory</extracomment>
        <translation>контейнер получает {1} памяти</translation>
    </message>
    <message>
        <source>microcode {1}</source>
        <extracomment>health-microcode</extracomment>
        <translation>микрокод {1}</translation>
    </message>
    <message>
        <source>{1} translates the instructions: its figures, not those of the processor</source>
        <extracomment>health-emulator</extracomment>
        <translation>{1} транслирует команды: это показатели этой программы, а не процессора</translation>
    </message>
    <message>
        <source>{1} stands in for the OS</source>
        <extracomment>health-substitute</extracomment>
        <translation>{1} заменяет ОС</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>label-times</extracomment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>label-regions</extracomment>
        <translation>Области</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>label-folders</extracomment>
        <translation>Папки</translation>
    </message>
    <message>
        <source>one per CPU</source>
        <extracomment>threads-auto</extracomment>
        <translation>по одному на ЦП</translation>
    </message>
    <message>
        <source>one per core</source>
        <extracomment>threads-cores
----------
binding-cores</extracomment>
        <translation>по одному на ядро</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <extracomment>threads-scale</extracomment>
        <translation>от 1 до {1}</translation>
    </message>
    <message>
        <source>on CPU {1}</source>
        <extracomment>threads-on-cpu</extracomment>
        <translation>на ЦП {1}</translation>
    </message>
    <message>
        <source>raised</source>
        <extracomment>priority-raised</extracomment>
        <translation>повышенный</translation>
    </message>
    <message>
        <source>raised, nice {1}</source>
        <extracomment>priority-raised-nice</extracomment>
        <translation>повышенный, nice {1}</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>priority-normal</extracomment>
        <translation>обычный</translation>
    </message>
    <message>
        <source>spread over NUMA nodes, sockets and cores</source>
        <extracomment>binding-spread</extracomment>
        <translation>распределены по узлам NUMA, сокетам и ядрам</translation>
    </message>
    <message>
        <source>packed close together</source>
        <extracomment>binding-close</extracomment>
        <translation>рядом друг с другом</translation>
    </message>
    <message>
        <source>not pinned</source>
        <extracomment>binding-none</extracomment>
        <translation>без привязки</translation>
    </message>
    <message>
        <source>pinned to CPUs {1}</source>
        <extracomment>binding-list</extracomment>
        <translation>привязаны к ЦП {1}</translation>
    </message>
    <message>
        <source>{1}, {2} only</source>
        <extracomment>binding-on-cores</extracomment>
        <translation>{1}, только {2}</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>cores-all</extracomment>
        <translation>все ядра</translation>
    </message>
    <message>
        <source>performance cores</source>
        <extracomment>cores-performance</extracomment>
        <translation>производительные ядра</translation>
    </message>
    <message>
        <source>efficiency cores</source>
        <extracomment>cores-efficient</extracomment>
        <translation>энергоэффективные ядра</translation>
    </message>
    <message>
        <source>low-power cores</source>
        <extracomment>cores-low-power</extracomment>
        <translation>ядра низкой мощности</translation>
    </message>
    <message>
        <source>integer {1} s</source>
        <extracomment>time-integer</extracomment>
        <translation>целые числа {1} с</translation>
    </message>
    <message>
        <source>floating-point {1} s</source>
        <extracomment>time-floating</extracomment>
        <translation>плавающая точка {1} с</translation>
    </message>
    <message>
        <source>memory {1} s per buffer size</source>
        <extracomment>time-memory</extracomment>
        <translation>память {1} с на размер буфера</translation>
    </message>
    <message>
        <source>disk {1} s per workload and direction</source>
        <extracomment>time-disk</extracomment>
        <translation>диск {1} с на нагрузку и направление</translation>
    </message>
    <message>
        <source>pauses {1} s</source>
        <extracomment>time-pauses</extracomment>
        <translation>паузы {1} с</translation>
    </message>
    <message>
        <source>sustained performance {1} min per load</source>
        <extracomment>time-sustained</extracomment>
        <translation>длительная производительность {1} мин на нагрузку</translation>
    </message>
    <message>
        <source>early stop when precise</source>
        <extracomment>time-until-precise</extracomment>
        <translation>досрочная остановка при достаточной точности</translation>
    </message>
    <message>
        <source>{1}, always in full</source>
        <extracomment>time-always</extracomment>
        <translation>{1}, всегда полностью</translation>
    </message>
    <message>
        <source>no early stop</source>
        <extracomment>time-in-full</extracomment>
        <translation>без досрочной остановки</translation>
    </message>
    <message>
        <source>(automatic)</source>
        <extracomment>regions-by-caches</extracomment>
        <translation>(автоматически)</translation>
    </message>
    <message>
        <source>the current folder</source>
        <extracomment>folder-current</extracomment>
        <translation>текущая папка</translation>
    </message>
    <message>
        <source>SCALING</source>
        <extracomment>heading-scaling</extracomment>
        <translation>МАСШТАБИРОВАНИЕ</translation>
    </message>
    <message>
        <source>Processor, {1}</source>
        <extracomment>scaling-processor</extracomment>
        <translation>Процессор, {1}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}</source>
        <extracomment>scaling-region</extracomment>
        <translation>{1}, область {2}, {3}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}, pages: {4}</source>
        <extracomment>scaling-region-pages</extracomment>
        <translation>{1}, область {2}, {3}, страницы: {4}</translation>
    </message>
    <message>
        <source>PAGE SIZES</source>
        <extracomment>heading-pages</extracomment>
        <translation>РАЗМЕРЫ СТРАНИЦ</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>pages-default</extracomment>
        <translation>обычные</translation>
    </message>
    <message>
        <source>transparent</source>
        <extracomment>pages-transparent</extracomment>
        <translation>прозрачные</translation>
    </message>
    <message>
        <source>explicit</source>
        <extracomment>pages-explicit</extracomment>
        <translation>явные</translation>
    </message>
    <message>
        <source>huge</source>
        <extracomment>pages-huge</extracomment>
        <translation>большие</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>pages-alike</extracomment>
        <translation>те же</translation>
    </message>
    <message>
        <source>{1} explicit</source>
        <extracomment>obtained-explicit</extracomment>
        <translation>{1} явных</translation>
    </message>
    <message>
        <source>pages</source>
        <extracomment>column-obtained
----------
column-tlb-pages</extracomment>
        <translation>страницы</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>column-gain</extracomment>
        <translation>прирост</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>column-saving</extracomment>
        <translation>выигрыш</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>column-threads</extracomment>
        <translation>потоки</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>column-sum</extracomment>
        <translation>сумма</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>column-each</extracomment>
        <translation>каждый</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>column-share</extracomment>
        <translation>эффектив.</translation>
    </message>
    <message>
        <source>PROCESSOR</source>
        <extracomment>heading-processor</extracomment>
        <translation>ПРОЦЕССОР</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <extracomment>heading-memory</extracomment>
        <translation>ПАМЯТЬ</translation>
    </message>
    <message>
        <source>BANDWIDTH, {1}</source>
        <extracomment>heading-bandwidth</extracomment>
        <translation>ПРОПУСКНАЯ СПОСОБНОСТЬ, {1}</translation>
    </message>
    <message>
        <source>LATENCY</source>
        <extracomment>heading-latency</extracomment>
        <translation>ЗАДЕРЖКА</translation>
    </message>
    <message>
        <source>LEVELS OF MEMORY</source>
        <extracomment>heading-levels</extracomment>
        <translation>УРОВНИ ПАМЯТИ</translation>
    </message>
    <message>
        <source>DISK</source>
        <extracomment>heading-disk</extracomment>
        <translation>ДИСК</translation>
    </message>
    <message>
        <source>COPY</source>
        <extracomment>heading-copy</extracomment>
        <translation>КОПИРОВАНИЕ</translation>
    </message>
    <message>
        <source>C LIBRARY, {1}</source>
        <extracomment>heading-library</extracomment>
        <translation>БИБЛИОТЕКА C, {1}</translation>
    </message>
    <message>
        <source>The library: {1}.</source>
        <extracomment>library-version</extracomment>
        <translation>Библиотека: {1}.</translation>
    </message>
    <message>
        <source>Nanoseconds per call:</source>
        <extracomment>library-calls</extracomment>
        <translation>Наносекунд на вызов:</translation>
    </message>
    <message>
        <source>REGISTERS</source>
        <extracomment>heading-registers</extracomment>
        <translation>РЕГИСТРЫ</translation>
    </message>
    <message>
        <source>STRING INSTRUCTIONS, {1}</source>
        <extracomment>heading-string</extracomment>
        <translation>СТРОКОВЫЕ КОМАНДЫ, {1}</translation>
    </message>
    <message>
        <source>Transfers per cycle, one core, at {1}:</source>
        <extracomment>registers-per-cycle</extracomment>
        <translation>Передач за такт, одно ядро, при {1}:</translation>
    </message>
    <message>
        <source>{1}, by bytes of one transfer:</source>
        <extracomment>registers-rates</extracomment>
        <translation>{1}, по числу байт в одной передаче:</translation>
    </message>
    <message>
        <source>general</source>
        <extracomment>row-register-general</extracomment>
        <translation>общий</translation>
    </message>
    <message>
        <source>to stack</source>
        <extracomment>row-register-to-stack</extracomment>
        <translation>в стек</translation>
    </message>
    <message>
        <source>from stack</source>
        <extracomment>row-register-from-stack</extracomment>
        <translation>из стека</translation>
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
        <translation>в вектор</translation>
    </message>
    <message>
        <source>from vector</source>
        <extracomment>row-register-from-vector</extracomment>
        <translation>из вектора</translation>
    </message>
    <message>
        <source>insert</source>
        <extracomment>row-register-insert</extracomment>
        <translation>вставка</translation>
    </message>
    <message>
        <source>extract</source>
        <extracomment>row-register-extract</extracomment>
        <translation>извлечение</translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>row-register-vector</extracomment>
        <translation>вектор</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>group-single</extracomment>
        <translation>одиночные</translation>
    </message>
    <message>
        <source>{1} threads together</source>
        <extracomment>report-all-threads</extracomment>
        <translation>все потоки вместе ({1})</translation>
    </message>
    <message>
        <source>Buffer {1}</source>
        <extracomment>region</extracomment>
        <translation>Буфер {1}</translation>
    </message>
    <message>
        <source>Buffer {1}, in the L{2} cache</source>
        <extracomment>region-in-cache</extracomment>
        <translation>Буфер {1}, в кэше L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, at the edge of the L{2} cache</source>
        <extracomment>region-at-edge</extracomment>
        <translation>Буфер {1}, на границе кэша L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, in memory</source>
        <extracomment>region-in-memory</extracomment>
        <translation>Буфер {1}, в памяти</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. Q: queue depth of each thread; T: threads. At p50: the rate if every request took the median latency; a result far below it had stalls. CPU: percent of one CPU. Flush: what emptying the drive&apos;s write cache takes afterwards; MB/s leaves it out.</source>
        <extracomment>disk-rows-facts</extracomment>
        <translation>Тестовый файл размером {1} в каждой папке, несжимаемые данные. Q: глубина очереди каждого потока; T: потоки. При p50: скорость, если бы каждый запрос занимал медианную задержку; намного более низкий результат говорит об остановках. ЦП: процент одного ЦП. Сброс: сколько потом занимает опустошение кэша записи накопителя; в MB/s он не входит.</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. A commit is a write and then a flush; the latency is that of both. SYNC4K: random blocks, direct I/O. APPEND2K: records of 2300 bytes at the end of a log, through the OS cache. T: threads. At p50: the result if every commit took the median latency. CPU: percent of one CPU.</source>
        <extracomment>disk-commit-facts</extracomment>
        <translation>Тестовый файл размером {1} в каждой папке, несжимаемые данные. Фиксация — это запись, затем сброс; задержка включает оба. SYNC4K: случайные блоки, прямой ввод-вывод. APPEND2K: записи по 2300 байт в конец журнала, через кэш ОС. T: потоки. При p50: результат, если бы каждая фиксация занимала медианную задержку. ЦП: процент одного ЦП.</translation>
    </message>
    <message>
        <source>Requests by {1}.</source>
        <extracomment>disk-engine</extracomment>
        <translation>Механизм запросов: {1}.</translation>
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
        <translation>нули</translation>
    </message>
    <message>
        <source>{1} sustained write</source>
        <extracomment>disk-sustained</extracomment>
        <translation>Длительная запись {1}</translation>
    </message>
    <message>
        <source>Results by bytes written:</source>
        <extracomment>disk-course</extracomment>
        <translation>Результаты по объему записанных данных:</translation>
    </message>
    <message>
        <source>io_uring</source>
        <extracomment>engine-io-uring</extracomment>
        <translation>io_uring</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <extracomment>engine-iocp</extracomment>
        <translation>порты завершения ввода-вывода</translation>
    </message>
    <message>
        <source>threads with synchronous I/O</source>
        <extracomment>engine-threads</extracomment>
        <translation>потоки с синхронным вводом-выводом</translation>
    </message>
    <message>
        <source>write + fdatasync for each commit</source>
        <extracomment>engine-fdatasync</extracomment>
        <translation>запись + fdatasync на каждую фиксацию</translation>
    </message>
    <message>
        <source>write + fsync for each commit</source>
        <extracomment>engine-fsync</extracomment>
        <translation>запись + fsync на каждую фиксацию</translation>
    </message>
    <message>
        <source>write + F_FULLFSYNC for each commit</source>
        <extracomment>engine-F_FULLFSYNC</extracomment>
        <translation>запись + F_FULLFSYNC на каждую фиксацию</translation>
    </message>
    <message>
        <source>write + FlushFileBuffers for each commit</source>
        <extracomment>engine-FlushFileBuffers</extracomment>
        <translation>запись + FlushFileBuffers на каждую фиксацию</translation>
    </message>
    <message>
        <source>nothing (null engine)</source>
        <extracomment>engine-null</extracomment>
        <translation>нет (пустой механизм)</translation>
    </message>
    <message>
        <source>too few</source>
        <extracomment>percentile-too-few</extracomment>
        <translation>мало</translation>
    </message>
    <message>
        <source>too few: a percentile is shown where at least 10 requests took longer. p90 needs 100 requests, p99 1,000 and p99.9 10,000. Measure for longer to see it.</source>
        <extracomment>percentile-needs</extracomment>
        <translation>мало: перцентиль показывается, если не меньше 10 запросов заняли больше времени. Для p90 нужно 100 запросов, для p99 — 1000, для p99,9 — 10 000. Измеряйте дольше, чтобы его увидеть.</translation>
    </message>
    <message>
        <source>{1} % read</source>
        <extracomment>op-mixed-share</extracomment>
        <translation>{1} % чтения</translation>
    </message>
    <message>
        <source>at p50</source>
        <extracomment>column-median-rate</extracomment>
        <translation>при p50</translation>
    </message>
    <message>
        <source>latency, us</source>
        <extracomment>column-latency</extracomment>
        <translation>задержка, us</translation>
    </message>
    <message>
        <source>{1}, us</source>
        <extracomment>html-latency</extracomment>
        <translation>{1}, us</translation>
    </message>
    <message>
        <source>A file of {1} per thread, written and read in blocks of {2}.</source>
        <extracomment>disk-facts</extracomment>
        <translation>Файл размером {1} на поток, запись и чтение блоками по {2}.</translation>
    </message>
    <message>
        <source>memcpy, whole</source>
        <extracomment>row-copy-memcpy</extracomment>
        <translation>memcpy, целиком</translation>
    </message>
    <message>
        <source>memcpy, {1} blocks</source>
        <extracomment>row-copy-blocks</extracomment>
        <translation>memcpy, блоки по {1}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>column-pass</extracomment>
        <translation>проход</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>column-call-size
----------
column-size</extracomment>
        <translation>размер</translation>
    </message>
    <message>
        <source>MEMORY TYPES</source>
        <extracomment>heading-memtypes</extracomment>
        <translation>ТИПЫ ПАМЯТИ</translation>
    </message>
    <message>
        <source>write-back</source>
        <extracomment>memory-kind-regular</extracomment>
        <translation>с обратной записью</translation>
    </message>
    <message>
        <source>write-combining</source>
        <extracomment>memory-kind-write-combined</extracomment>
        <translation>с объединением записей</translation>
    </message>
    <message>
        <source>uncached</source>
        <extracomment>memory-kind-uncached</extracomment>
        <translation>без кэширования</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>column-kind</extracomment>
        <translation>тип</translation>
    </message>
    <message>
        <source>first pass</source>
        <extracomment>column-first-use</extracomment>
        <translation>1-й проход</translation>
    </message>
    <message>
        <source>later pass</source>
        <extracomment>column-later-use</extracomment>
        <translation>следующие</translation>
    </message>
    <message>
        <source>obtained</source>
        <extracomment>column-kind-obtained</extracomment>
        <translation>получено</translation>
    </message>
    <message>
        <source>{1}-byte stores</source>
        <extracomment>kinds-write</extracomment>
        <translation>запись по {1} B</translation>
    </message>
    <message>
        <source>{1}-byte copies from write-back memory</source>
        <extracomment>kinds-copy</extracomment>
        <translation>копирование по {1} B из памяти с обратной записью</translation>
    </message>
    <message>
        <source>Write-combining breaks even after passes: {1}.</source>
        <extracomment>kinds-pay-after</extracomment>
        <translation>Объединение записей окупается после такого числа проходов: {1}.</translation>
    </message>
    <message>
        <source>Write-combining breaks even at once: no pass takes longer.</source>
        <extracomment>kinds-pay-at-once</extracomment>
        <translation>Объединение записей окупается сразу: ни один проход не дольше.</translation>
    </message>
    <message>
        <source>Write-combining never breaks even: its later passes are no faster.</source>
        <extracomment>kinds-pay-never</extracomment>
        <translation>Объединение записей не окупается: его следующие проходы не быстрее.</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>row-average
----------
column-overall</extracomment>
        <translation>среднее</translation>
    </message>
    <message>
        <source>{1} clean samples</source>
        <extracomment>basis-samples</extracomment>
        <translation>чистых замеров: {1}</translation>
    </message>
    <message>
        <source>passes: {1}</source>
        <extracomment>basis-passes</extracomment>
        <translation>проходов: {1}</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <extracomment>basis-pages</extracomment>
        <translation>страницы: {1}</translation>
    </message>
    <message>
        <source>extended to {1}</source>
        <extracomment>basis-extended</extracomment>
        <translation>продлено до {1}</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>column-verdict</extracomment>
        <translation>оценка</translation>
    </message>
    <message>
        <source>of peak</source>
        <extracomment>column-limit</extracomment>
        <translation>от макс.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>name-value</extracomment>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Interval</source>
        <extracomment>name-interval</extracomment>
        <translation>Интервал</translation>
    </message>
    <message>
        <source>% of peak</source>
        <extracomment>name-limit</extracomment>
        <translation>% от макс.</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>column-width</extracomment>
        <translation>байт</translation>
    </message>
    <message>
        <source>buffer</source>
        <extracomment>column-region</extracomment>
        <translation>буфер</translation>
    </message>
    <message>
        <source>MAD</source>
        <extracomment>column-deviation</extracomment>
        <translation>MAD</translation>
    </message>
    <message>
        <source>TLB-local</source>
        <extracomment>walk-local</extracomment>
        <translation>в пределах TLB</translation>
    </message>
    <message>
        <source>whole region</source>
        <extracomment>walk-whole</extracomment>
        <translation>вся область</translation>
    </message>
    <message>
        <source>ns per load, by parallel chains</source>
        <extracomment>walk-chains</extracomment>
        <translation>ns на чтение, по числу параллельных цепочек</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column-level</extracomment>
        <translation>уровень</translation>
    </message>
    <message>
        <source>read, MB/s</source>
        <extracomment>column-reads</extracomment>
        <translation>чтение, MB/s</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>level-memory</extracomment>
        <translation>память</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>column-flush</extracomment>
        <translation>сброс</translation>
    </message>
    <message>
        <source>{1}, thread</source>
        <extracomment>column-thread</extracomment>
        <translation>{1}, поток</translation>
    </message>
    <message>
        <source>on CPU</source>
        <extracomment>column-on-cpu</extracomment>
        <translation>на ЦП</translation>
    </message>
    <message>
        <source>min/max</source>
        <extracomment>column-fairness</extracomment>
        <translation>мин/макс</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>column-least</extracomment>
        <translation>мин</translation>
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
        <translation>макс</translation>
    </message>
    <message>
        <source>NOTES</source>
        <extracomment>heading-notes</extracomment>
        <translation>ПРИМЕЧАНИЯ</translation>
    </message>
    <message>
        <source>({1} results)</source>
        <extracomment>report-note-count</extracomment>
        <translation>(результатов: {1})</translation>
    </message>
    <message>
        <source>HOW TO READ THIS</source>
        <extracomment>heading-reading</extracomment>
        <translation>КАК ЭТО ЧИТАТЬ</translation>
    </message>
    <message>
        <source>MB/s: million (10^6) bytes per second. MOPs/s: million operations per second, as Nbench 2.0 counts them. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</source>
        <extracomment>reading-units</extracomment>
        <translation>MB/s: миллион (10^6) байт в секунду. MOPs/s: миллион операций в секунду, как их считает Nbench 2.0. KiB = 1024 байта, MiB = 1024 KiB, GiB = 1024 MiB.</translation>
    </message>
    <message>
        <source>A move is one load and one store: the core moves twice the bytes of the result. Buffer: the size of one buffer; a move uses two. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-move</extracomment>
        <translation>Пересылка — это одно чтение и одна запись: ядро передает вдвое больше байт, чем в результате. Буфер: размер одного буфера; пересылка использует два. Не считаются строки, которые кэш читает при промахе записи (write-allocate).</translation>
    </message>
    <message>
        <source>Random moves in memory wait for cache and TLB misses that no prefetcher avoids: 30 to 100 times less than sequential moves is normal.</source>
        <extracomment>reading-random</extracomment>
        <translation>Случайные пересылки в памяти ждут промахов кэша и TLB, от которых не спасает никакая предвыборка: в 30–100 раз меньше, чем у последовательных, — это нормально.</translation>
    </message>
    <message>
        <source>Each byte that is read, written or copied counts once. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-payload</extracomment>
        <translation>Каждый прочитанный, записанный или скопированный байт считается один раз. Буфер: размер одного буфера; копирование использует два.</translation>
    </message>
    <message>
        <source>A triad counts what it writes: a third of what STREAM counts.</source>
        <extracomment>reading-triad</extracomment>
        <translation>Triad считает то, что записывает: треть того, что считает STREAM.</translation>
    </message>
    <message>
        <source>A triad counts as STREAM counts it: two loads and a store.</source>
        <extracomment>reading-triad-stream</extracomment>
        <translation>Triad считается так же, как в STREAM: два чтения и одна запись.</translation>
    </message>
    <message>
        <source>Each copied byte counts once: the core moves twice the bytes of the result. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-copy</extracomment>
        <translation>Каждый скопированный байт считается один раз: ядро передает вдвое больше байт, чем в результате. Не считаются строки, которые кэш читает при промахе записи (write-allocate).</translation>
    </message>
    <message>
        <source>MiB is what all threads copy in one pass; a pass ends when the last thread is done. The average is all bytes over the whole time.</source>
        <extracomment>reading-passes</extracomment>
        <translation>MiB — столько все потоки копируют за один проход; проход кончается, когда закончил последний поток. Среднее — все байты за все время.</translation>
    </message>
    <message>
        <source>Each pass goes through all of the memory once. The first pass touches fresh memory, so it includes what the OS does to provide it. MB/s: the bytes of all later passes over their time; each copied byte counts once. Obtained: what the OS reports, confirmed by reading: uncached memory reads at a tenth of the speed of write-back memory, or less.</source>
        <extracomment>reading-memtypes</extracomment>
        <translation>Каждый проход один раз обходит всю память. Первый проход обращается к новой памяти, поэтому включает работу ОС по ее выделению. MB/s: байты всех следующих проходов, деленные на их время; каждый скопированный байт считается один раз. Получено: то, что сообщает ОС, с проверкой чтением. Память без кэширования читается в десять или более раз медленнее памяти с обратной записью.</translation>
    </message>
    <message>
        <source>CORE TO CORE</source>
        <extracomment>heading-core-to-core</extracomment>
        <translation>МЕЖДУ ЯДРАМИ</translation>
    </message>
    <message>
        <source>The time in nanoseconds that a cache line takes from one CPU to another: half a round trip. Rows and columns are CPUs by their numbers in the OS, neighbours next to each other.</source>
        <extracomment>reading-core-to-core</extracomment>
        <translation>Время в наносекундах, за которое строка кэша переходит от одного ЦП к другому: половина пути туда и обратно. Строки и столбцы — это ЦП по номерам в ОС, соседи стоят рядом.</translation>
    </message>
    <message>
        <source>{1}, ns:</source>
        <extracomment>pairs-of</extracomment>
        <translation>{1}, ns:</translation>
    </message>
    <message>
        <source>{1} ns between the two CPUs.</source>
        <extracomment>pairs-one</extracomment>
        <translation>{1} ns между двумя ЦП.</translation>
    </message>
    <message>
        <source>{1} ns to {3} ns, median {2} ns.</source>
        <extracomment>pairs-range</extracomment>
        <translation>От {1} ns до {3} ns, медиана {2} ns.</translation>
    </message>
    <message>
        <source>{1} ns within a cluster of CPUs, {2} ns between clusters.</source>
        <extracomment>pairs-clusters</extracomment>
        <translation>{1} ns внутри группы ЦП, {2} ns между группами.</translation>
    </message>
    <message>
        <source>EACH CORE</source>
        <extracomment>heading-cores</extracomment>
        <translation>КАЖДОЕ ЯДРО</translation>
    </message>
    <message>
        <source>Every core by itself, while the others wait. Each was visited several times, in an order shuffled for each round. The result is the median of its visits; the interval shows how much they differ.</source>
        <extracomment>reading-cores</extracomment>
        <translation>Каждое ядро само по себе, пока остальные ждут. На каждом было несколько заходов, порядок перемешивался в каждом круге. Результат — медиана заходов; интервал показывает, насколько они различаются.</translation>
    </message>
    <message>
        <source>No core is faster or slower than another by more than: {1}.</source>
        <extracomment>cores-alike</extracomment>
        <translation>Ни одно ядро не быстрее и не медленнее другого более чем на: {1}.</translation>
    </message>
    <message>
        <source>{1}: {2} fastest, {3} slowest, {4} % apart.</source>
        <extracomment>cores-differ</extracomment>
        <translation>{1}: быстрее всех {2}, медленнее всех {3}, разница {4} %.</translation>
    </message>
    <message>
        <source>Too few visits to compare the cores: {1}.</source>
        <extracomment>cores-undecided</extracomment>
        <translation>Слишком мало заходов, чтобы сравнить ядра: {1}.</translation>
    </message>
    <message>
        <source>Kind {1}</source>
        <extracomment>cores-kind</extracomment>
        <translation>Вид {1}</translation>
    </message>
    <message>
        <source>{1} CPUs</source>
        <extracomment>cores-counted</extracomment>
        <translation>{1} ЦП</translation>
    </message>
    <message>
        <source>The second hardware thread of a core adds: {1} (median of the cores).</source>
        <extracomment>cores-gain</extracomment>
        <translation>Второй аппаратный поток ядра добавляет: {1} (медиана по ядрам).</translation>
    </message>
    <message>
        <source>Not compared, since unreliable: {1}.</source>
        <extracomment>cores-left-out</extracomment>
        <translation>Не сравнивалось, потому что ненадежно: {1}.</translation>
    </message>
    <message>
        <source>{1} {2} %</source>
        <extracomment>cores-part</extracomment>
        <translation>{1} {2} %</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <extracomment>cores-list</extracomment>
        <translation>{1}; {2}</translation>
    </message>
    <message>
        <source>Both hardware threads of a core together, and what the second one adds:</source>
        <extracomment>cores-both-threads</extracomment>
        <translation>Оба аппаратных потока ядра вместе и прибавка от второго:</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>column-core-kind</extracomment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>column-clock</extracomment>
        <translation>частота</translation>
    </message>
    <message>
        <source>From the CPUs of each NUMA node to the memory of each node. Latency: the time of a load by one CPU. Bandwidth: sequential reads by all CPUs of the node together. Where the pages lie was checked.</source>
        <extracomment>reading-numa</extracomment>
        <translation>От ЦП каждого узла NUMA к памяти каждого узла. Задержка: время чтения одним ЦП. Пропускная способность: последовательное чтение всеми ЦП узла вместе. Проверено, где лежат страницы.</translation>
    </message>
    <message>
        <source>Latency, ns; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-latencies</extracomment>
        <translation>Задержка, ns; строки: узел ЦП, столбцы: узел памяти:</translation>
    </message>
    <message>
        <source>Bandwidth, MB/s; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-bandwidths</extracomment>
        <translation>Пропускная способность, MB/s; строки: узел ЦП, столбцы: узел памяти:</translation>
    </message>
    <message>
        <source>Memory of another node</source>
        <extracomment>numa-another</extracomment>
        <translation>Память другого узла</translation>
    </message>
    <message>
        <source>Memory of node {1}</source>
        <extracomment>numa-memory-of</extracomment>
        <translation>Память узла {1}</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long and gives {3} times the bandwidth.</source>
        <extracomment>numa-cost</extracomment>
        <translation>{1}: задержка — {2}×, пропускная способность — {3}× от своего узла.</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long.</source>
        <extracomment>numa-cost-latency</extracomment>
        <translation>{1}: задержка — {2}× от своего узла.</translation>
    </message>
    <message>
        <source>{1} gives {2} times the bandwidth.</source>
        <extracomment>numa-cost-bandwidth</extracomment>
        <translation>{1}: пропускная способность — {2}× от своего узла.</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>column-node</extracomment>
        <translation>узел</translation>
    </message>
    <message>
        <source>LOADED LATENCY</source>
        <extracomment>heading-loaded-latency</extracomment>
        <translation>ЗАДЕРЖКА ПОД НАГРУЗКОЙ</translation>
    </message>
    <message>
        <source>The time of a load from memory in nanoseconds, while threads on the other cores load memory themselves. Delay: iterations of an empty loop after each cache line of these threads; the shorter, the heavier the load. Traffic: what all threads move together in the same time. A plain store counts as a read and a write, since its cache line is read first.</source>
        <extracomment>reading-loaded-latency</extracomment>
        <translation>Время чтения из памяти в наносекундах, пока потоки на остальных ядрах сами нагружают память. Выдержка: повторения пустого цикла после каждой строки кэша у этих потоков; чем их меньше, тем сильнее нагрузка. Трафик: то, что все потоки передают вместе за то же время. Обычная запись считается как чтение и запись, потому что ее строка кэша сначала читается.</translation>
    </message>
    <message>
        <source>{1}: latency doubles at {2} GB/s of the {3} GB/s reached; idle {4} ns, {5} ns at full load.</source>
        <extracomment>loaded-knee</extracomment>
        <translation>{1}: задержка удваивается при {2} GB/s из достигнутых {3} GB/s; без нагрузки {4} ns, при полной нагрузке {5} ns.</translation>
    </message>
    <message>
        <source>{1}: latency does not double at the {2} GB/s reached; idle {3} ns, {4} ns at full load.</source>
        <extracomment>loaded-no-knee</extracomment>
        <translation>{1}: до достигнутых {2} GB/s задержка не удваивается; без нагрузки {3} ns, при полной нагрузке {4} ns.</translation>
    </message>
    <message>
        <source>One thread alone seldom loads memory enough for latency to double.</source>
        <extracomment>loaded-one-injector</extracomment>
        <translation>Один поток редко нагружает память так, чтобы задержка удвоилась.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>column-delay</extracomment>
        <translation>Выдержка</translation>
    </message>
    <message>
        <source>traffic</source>
        <extracomment>column-traffic</extracomment>
        <translation>трафик</translation>
    </message>
    <message>
        <source>STORE FORWARDING</source>
        <extracomment>heading-store-forwarding</extracomment>
        <translation>ПЕРЕДАЧА ИЗ БУФЕРА ЗАПИСИ</translation>
    </message>
    <message>
        <source>A store, then a load of the bytes just stored; the next store takes the loaded value. One store and one load are a round. The core forwards the bytes from its store buffer where the load takes no others. Where it takes others too, most cores wait until the store is in the cache.</source>
        <extracomment>reading-store-forwarding</extracomment>
        <translation>Запись, затем чтение только что записанных байт; следующая запись берет прочитанное значение. Одна запись и одно чтение — это один круг. Если чтению не нужны другие байты, ядро передает их из своего буфера записи (store forwarding). Если нужны и другие, большинство ядер ждет, пока запись не окажется в кэше.</translation>
    </message>
    <message>
        <source>Cycles per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-cycles</extracomment>
        <translation>Тактов на круг, когда чтение и запись начинаются с одного адреса:</translation>
    </message>
    <message>
        <source>Nanoseconds per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-ns</extracomment>
        <translation>Наносекунд на круг, когда чтение и запись начинаются с одного адреса:</translation>
    </message>
    <message>
        <source>Load width</source>
        <extracomment>forwarding-loads</extracomment>
        <translation>Ширина чтения</translation>
    </message>
    <message>
        <source>A load that takes all its bytes from the last store takes {1} cycles; one that needs bytes of two sources takes {2}.</source>
        <extracomment>forwarding-cost</extracomment>
        <translation>Тактов на чтение: {1}, если оно берет все байты из последней записи, и {2}, если ему нужны байты из двух источников.</translation>
    </message>
    <message>
        <source>{1}-byte store, {2}-byte load, by its offset in bytes from the store:</source>
        <extracomment>forwarding-offsets</extracomment>
        <translation>Запись {1} B, чтение {2} B, по смещению чтения от записи в байтах:</translation>
    </message>
    <message>
        <source>{1}-byte store across a boundary, {2}-byte load:</source>
        <extracomment>forwarding-boundaries</extracomment>
        <translation>Запись {1} B через границу, чтение {2} B:</translation>
    </message>
    <message>
        <source>offset {1}</source>
        <extracomment>forwarding-offset</extracomment>
        <translation>смещение {1}</translation>
    </message>
    <message>
        <source>within a line</source>
        <extracomment>forwarding-within-line</extracomment>
        <translation>внутри строки</translation>
    </message>
    <message>
        <source>across a line</source>
        <extracomment>forwarding-across-line</extracomment>
        <translation>через границу строки</translation>
    </message>
    <message>
        <source>across a page</source>
        <extracomment>forwarding-across-page</extracomment>
        <translation>через границу страницы</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>column-offset</extracomment>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Boundary</source>
        <extracomment>column-boundary</extracomment>
        <translation>Граница</translation>
    </message>
    <message>
        <source>CONTENTION</source>
        <extracomment>heading-contention</extracomment>
        <translation>КОНКУРЕНЦИЯ</translation>
    </message>
    <message>
        <source>The time of an atomic increment in nanoseconds, as each thread sees it: threads x time / increments of all. Own line: no other thread writes the cache line of the word. Neighbouring words: each thread has a word of its own, but up to eight words share a line (false sharing). One word: all threads increment the same. min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-contention</extracomment>
        <translation>Время атомарного увеличения в наносекундах, каким его видит каждый поток: потоки x время / все увеличения. Своя строка: в строку кэша этого слова больше никто не пишет. Соседние слова: у каждого потока свое слово, но до восьми слов лежат в одной строке (ложное разделение). Одно слово: все потоки увеличивают одно и то же. мин/макс: доля самого медленного потока от самого быстрого.</translation>
    </message>
    <message>
        <source>With {1} threads, an add to one shared word costs {2} ns, {3} times that of an own line; false sharing costs {4} ns.</source>
        <extracomment>contention-cost</extracomment>
        <translation>При {1} потоках прибавление к одному общему слову стоит {2} ns, это в {3}× больше, чем в своей строке; ложное разделение стоит {4} ns.</translation>
    </message>
    <message>
        <source>Two threads, whose words lie so far apart, ns:</source>
        <extracomment>contention-distances</extracomment>
        <translation>Два потока, слова которых лежат на таком расстоянии, ns:</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line.</source>
        <extracomment>contention-line</extracomment>
        <translation>Ложное разделение кончается на {1} B: это длина строки кэша.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line, as the OS reports it.</source>
        <extracomment>contention-line-as-reported</extracomment>
        <translation>Ложное разделение кончается на {1} B: это длина строки кэша, как и сообщает ОС.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes; the OS reports cache lines of {2} bytes. Processors may fetch several lines together.</source>
        <extracomment>contention-line-other</extracomment>
        <translation>Ложное разделение кончается на {1} B, а ОС сообщает строки кэша по {2} B. Процессоры могут загружать несколько строк вместе.</translation>
    </message>
    <message>
        <source>The length of a cache line does not show: the times do not fall with the distance, as on two hardware threads of one core.</source>
        <extracomment>contention-line-not-found</extracomment>
        <translation>Длина строки кэша не видна: время не падает с расстоянием, как бывает на двух аппаратных потоках одного ядра.</translation>
    </message>
    <message>
        <source>PAUSES</source>
        <extracomment>heading-pauses</extracomment>
        <translation>ПАУЗЫ</translation>
    </message>
    <message>
        <source>A thread on each CPU does nothing but read the counter. Where two readings are more than 5 us apart, something else had the CPU: a pause, or OS noise. Lost: all pauses as a share of the watched time. Lengths (p99.9, max) are in us. Off CPU: the time in which the OS had taken the CPU from the thread, by its own count. Steal: the time in which the host of a virtual machine ran others. Pauses are what is measured, so they lower no grade.</source>
        <extracomment>reading-pauses</extracomment>
        <translation>Поток на каждом ЦП только читает счетчик. Если между двумя чтениями больше 5 us, ЦП занимало что-то другое: это пауза, или шум ОС. Потеряно: все паузы как доля времени наблюдения. Длины (p99.9, макс) — в us. Без ЦП: время, на которое ОС отняла ЦП у потока, по ее собственному счету. Украдено: время, когда хост виртуальной машины выполнял другое. Паузы здесь и измеряются, поэтому они не снижают оценку.</translation>
    </message>
    <message>
        <source>Wake-up latency: a thread asks to be woken every millisecond, and this is how late it runs, in us.</source>
        <extracomment>pauses-wake-ups</extracomment>
        <translation>Задержка пробуждения: поток просит разбудить его каждую миллисекунду; показано, насколько поздно он работает, в us.</translation>
    </message>
    <message numerus="yes">
        <source>CPU {2} lost {3} % of the time in {1} pauses; the longest took {4} ms.</source>
        <extracomment>pauses-lost</extracomment>
        <translation>
            <numerusform>ЦП {2} потерял {3} % времени за {1} паузу; самая длинная — {4} ms.</numerusform>
            <numerusform>ЦП {2} потерял {3} % времени за {1} паузы; самая длинная — {4} ms.</numerusform>
            <numerusform>ЦП {2} потерял {3} % времени за {1} пауз; самая длинная — {4} ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU {1} lost no time: no pause was longer than 5 us.</source>
        <extracomment>pauses-none</extracomment>
        <translation>ЦП {1} не терял времени: пауз длиннее 5 us не было.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU; interrupts and firmware took the rest of the pauses.</source>
        <extracomment>pauses-explained</extracomment>
        <translation>ОС насчитала на ЦП {1} {2} % времени без ЦП; остальную часть пауз заняли прерывания и прошивка.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU, and {3} % as steal time of the host.</source>
        <extracomment>pauses-explained-stolen</extracomment>
        <translation>ОС насчитала на ЦП {1} {2} % времени без ЦП и {3} % времени, украденного хостом.</translation>
    </message>
    <message>
        <source>A sleeping thread on CPU {1} woke up {2} us late (median), and {3} us at most.</source>
        <extracomment>pauses-woken</extracomment>
        <translation>Спящий поток на ЦП {1} просыпался на {2} us позже (медиана), самое большее — на {3} us.</translation>
    </message>
    <message>
        <source>Other CPUs</source>
        <extracomment>pauses-other-cpus</extracomment>
        <translation>Другие ЦП</translation>
    </message>
    <message>
        <source>The {1} longest pauses of each CPU are shown.</source>
        <extracomment>pauses-longest-shown</extracomment>
        <translation>Показаны самые длинные паузы каждого ЦП, по {1}.</translation>
    </message>
    <message>
        <source>SUSTAINED PERFORMANCE</source>
        <extracomment>heading-sustained</extracomment>
        <translation>ДЛИТЕЛЬНАЯ ПРОИЗВОДИТЕЛЬНОСТЬ</translation>
    </message>
    <message>
        <source>All threads do the same work for minutes. The first rate is the median of seconds 2 to 12. The rate has fallen for good where every median of 10 s after a moment is 5 % lower or more. Sustained: the rate after that moment in percent of the first; 100 where it did not fall. A rate that falls with the clock is thermal throttling or a power limit.</source>
        <extracomment>reading-sustained</extracomment>
        <translation>Все потоки несколько минут делают одну и ту же работу. Начальная скорость — медиана секунд 2–12. Скорость упала окончательно, если с некоторого момента каждая медиана за 10 с ниже на 5 % или больше. Длительно: скорость после этого момента в процентах от начальной; 100, если она не упала. Если скорость падает вместе с частотой, это троттлинг из-за нагрева или предел мощности.</translation>
    </message>
    <message>
        <source>{1}, over time:</source>
        <extracomment>sustained-course</extracomment>
        <translation>{1}, по времени:</translation>
    </message>
    <message>
        <source>{1}: holds 100 % of its first rate for all of {2} s.</source>
        <extracomment>sustained-holds</extracomment>
        <translation>{1}: держит 100 % начальной скорости все {2} с.</translation>
    </message>
    <message>
        <source>{1}: holds 100 % for {2} s, then {3} %.</source>
        <extracomment>sustained-fell</extracomment>
        <translation>{1}: держит 100 % в течение {2} с, затем {3} %.</translation>
    </message>
    <message>
        <source>The clock stayed at {1} GHz.</source>
        <extracomment>sustained-clock-held</extracomment>
        <translation>Частота оставалась {1} GHz.</translation>
    </message>
    <message>
        <source>The clock fell from {1} to {2} GHz.</source>
        <extracomment>sustained-clock-fell</extracomment>
        <translation>Частота упала с {1} до {2} GHz.</translation>
    </message>
    <message>
        <source>The processor was at {1} degrees C at most.</source>
        <extracomment>sustained-hottest</extracomment>
        <translation>Температура процессора не превышала {1} °C.</translation>
    </message>
    <message numerus="yes">
        <source>The processor counted thermal throttling {1} times.</source>
        <extracomment>sustained-throttled</extracomment>
        <translation>
            <numerusform>Процессор отметил троттлинг из-за нагрева {1} раз.</numerusform>
            <numerusform>Процессор отметил троттлинг из-за нагрева {1} раза.</numerusform>
            <numerusform>Процессор отметил троттлинг из-за нагрева {1} раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>The processor counted no thermal throttling, so a power limit is the likely cause.</source>
        <extracomment>sustained-not-throttled</extracomment>
        <translation>Процессор не отметил троттлинга из-за нагрева, поэтому вероятная причина — предел мощности.</translation>
    </message>
    <message>
        <source>The OS limited the clock to {1} % of the full one.</source>
        <extracomment>sustained-limited</extracomment>
        <translation>ОС ограничила частоту до {1} % от полной.</translation>
    </message>
    <message>
        <source>Others took {1} % of the CPU time, so the rates are work per CPU time.</source>
        <extracomment>sustained-per-cpu-time</extracomment>
        <translation>Другие заняли {1} % времени ЦП, поэтому скорости — это работа за время ЦП.</translation>
    </message>
    <message>
        <source>This OS tells programs no temperature of the processor.</source>
        <extracomment>sustained-no-temperature</extracomment>
        <translation>Эта ОС не сообщает программам температуру процессора.</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>column-load
----------
machine-busy</extracomment>
        <translation>Нагрузка</translation>
    </message>
    <message>
        <source>sustained</source>
        <extracomment>column-sustained</extracomment>
        <translation>длительно</translation>
    </message>
    <message>
        <source>fell at</source>
        <extracomment>column-fall</extracomment>
        <translation>падение</translation>
    </message>
    <message>
        <source>first rate</source>
        <extracomment>column-first-rate</extracomment>
        <translation>в начале</translation>
    </message>
    <message>
        <source>sustained rate</source>
        <extracomment>column-sustained-rate</extracomment>
        <translation>длительная</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>column-first-clock</extracomment>
        <translation>начальная</translation>
    </message>
    <message>
        <source>sust.</source>
        <extracomment>column-sustained-clock</extracomment>
        <translation>длит.</translation>
    </message>
    <message>
        <source>hottest</source>
        <extracomment>column-hottest</extracomment>
        <translation>макс</translation>
    </message>
    <message>
        <source>until s</source>
        <extracomment>column-until-second</extracomment>
        <translation>до, с</translation>
    </message>
    <message>
        <source>until min</source>
        <extracomment>column-until-minute</extracomment>
        <translation>до, мин</translation>
    </message>
    <message>
        <source>degrees C</source>
        <extracomment>column-temperature</extracomment>
        <translation>°C</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>column-power</extracomment>
        <translation>мощность</translation>
    </message>
    <message>
        <source>clock limit</source>
        <extracomment>column-clock-limit</extracomment>
        <translation>предел част.</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column-lost</extracomment>
        <translation>потеряно</translation>
    </message>
    <message>
        <source>pauses</source>
        <extracomment>column-pauses</extracomment>
        <translation>паузы</translation>
    </message>
    <message>
        <source>wake-ups</source>
        <extracomment>column-wake-ups</extracomment>
        <translation>пробужд.</translation>
    </message>
    <message>
        <source>off CPU</source>
        <extracomment>column-off-cpu</extracomment>
        <translation>без ЦП</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>column-steal</extracomment>
        <translation>украдено</translation>
    </message>
    <message>
        <source>switches</source>
        <extracomment>column-switches</extracomment>
        <translation>перекл.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>column-increments</extracomment>
        <translation>все</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>column-distance</extracomment>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>Functions of the C library, called again and again on the same bytes. Each byte that is copied, set, compared or searched counts once.</source>
        <extracomment>reading-library</extracomment>
        <translation>Функции библиотеки C, которые вызываются снова и снова на одних и тех же байтах. Каждый скопированный, заполненный, сравненный или просмотренный байт считается один раз.</translation>
    </message>
    <message>
        <source>Independent transfers: throughput, not latency. general: general register to general register; vector: vector to vector; insert, extract: into and out of one vector element. Where a core only renames the register, a transfer needs no execution unit.</source>
        <extracomment>reading-registers</extracomment>
        <translation>Независимые передачи: пропускная способность, а не задержка. «Общий»: между регистрами общего назначения; «вектор»: из вектора в вектор; «вставка», «извлечение»: в один элемент вектора и из него. Где ядро лишь переименовывает регистр, передаче не нужно исполнительное устройство.</translation>
    </message>
    <message>
        <source>lods loads, stos stores, movs copies; each byte counts once. rep: one instruction repeats itself. The core may run rep stos and rep movs line by line or past the caches.</source>
        <extracomment>reading-string</extracomment>
        <translation>lods читает, stos записывает, movs копирует; каждый байт считается один раз. rep: одна команда повторяет себя. Команды rep stos и rep movs ядро может выполнять целыми строками кэша или в обход кэшей.</translation>
    </message>
    <message>
        <source>Sum: all threads together. Each: mean per thread. Efficiency: the sum, divided by the number of threads and the result of one thread alone. Best: the number of threads with the highest sum, or the fewest within its interval.</source>
        <extracomment>reading-scaling</extracomment>
        <translation>Сумма: все потоки вместе. Каждый: среднее на поток. Эффективность: сумма, деленная на число потоков и на результат одного потока. Лучшее: число потоков с наибольшей суммой или наименьшее число в пределах ее интервала.</translation>
    </message>
    <message>
        <source>The same test in several page sizes, measured back to back. Pages: where the buffers lay, as the OS reports it. Saved: time saved against the first kind. Gain: increase of the rate. Default pages are base pages here, even where the OS gives huge pages unasked. All other tables show the first kind ({1}).</source>
        <extracomment>reading-pages</extracomment>
        <translation>Один и тот же тест с разными размерами страниц, измеренный подряд. Страницы: где лежали буферы, по сообщению ОС. Выигрыш: сэкономленное время относительно первого вида. Прирост: увеличение скорости. Обычные страницы здесь — базовые, даже если ОС дает большие без запроса. Во всех остальных таблицах — первый вид ({1}).</translation>
    </message>
    <message>
        <source>{1}: both used pages of one size, so the difference is chance and says nothing about page sizes.</source>
        <extracomment>reading-pages-alike</extracomment>
        <translation>{1}: в обоих случаях размер страниц один и тот же. Разница случайна и ничего не говорит о размерах страниц.</translation>
    </message>
    <message>
        <source>Derived from the TLB-local latency: a level ends where a quarter of the loads miss it.</source>
        <extracomment>reading-levels</extracomment>
        <translation>Получено из задержки в пределах TLB: уровень кончается там, где мимо него проходит четверть чтений.</translation>
    </message>
    <message>
        <source>There is no step: all measured sizes look like one level.</source>
        <extracomment>levels-none</extracomment>
        <translation>Ступеней нет: все измеренные размеры похожи на один уровень.</translation>
    </message>
    <message>
        <source>Loads and stores both count. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-traffic</extracomment>
        <translation>Считаются и чтения, и записи. Буфер: размер одного буфера; копирование использует два.</translation>
    </message>
    <message>
        <source>Peak read bandwidth: {1} MB/s by one thread alone, {2} MB/s by {3} together.</source>
        <extracomment>reading-one-beside-all</extracomment>
        <translation>Наибольшая пропускная способность чтения: один поток — {1} MB/s, {3} вместе — {2} MB/s.</translation>
    </message>
    <message>
        <source>Pointer chasing: the address of each load is the result of the load before. TLB-local: the walk stays in blocks whose pages the TLB holds; beyond L2 its second level. Whole region: TLB misses come on top; &quot;-&quot; where both walks are the same. Then median, median absolute deviation (MAD) and count of the clean samples.</source>
        <extracomment>reading-latency</extracomment>
        <translation>Обход по указателям: адрес каждого чтения — результат предыдущего чтения. В пределах TLB: обход не выходит из блоков, страницы которых держит TLB; за L2 — его второй уровень. Вся область: добавляются промахи TLB; «-», если оба обхода одинаковы. Далее медиана, медианное абсолютное отклонение (MAD) и число чистых замеров.</translation>
    </message>
    <message>
        <source>Computing a random index takes {1} when it is timed alone. The loads and stores overlap with it. Where a random move takes no longer, the index is the limit, not the cache.</source>
        <extracomment>reading-index-only</extracomment>
        <translation>Вычисление случайного индекса, измеренное отдельно, занимает {1}. Чтения и записи идут одновременно с ним. Где случайная пересылка длится не дольше, предел задает индекс, а не кэш.</translation>
    </message>
    <message>
        <source>reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. caution: read its note. unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-verdicts</extracomment>
        <translation>надежно: ни одна причина не помешала более чем 25 % замеров, и интервал узок. Узкий — не более +/- 1 %, для диска и сети 10 %. осторожно: прочитайте примечание. ненадежно: не используйте этот результат. Оценка нескольких результатов — худшая из них.</translation>
    </message>
    <message>
        <source>unknown test {1}</source>
        <extracomment>unknown-test</extracomment>
        <translation>неизвестный тест {1}</translation>
    </message>
    <message>
        <source>{1} (unknown unit)</source>
        <extracomment>unknown-unit</extracomment>
        <translation>{1} (неизвестная единица)</translation>
    </message>
    <message>
        <source>This version of Strata does not know the reason &quot;{1}&quot;.</source>
        <extracomment>unknown-reason-id</extracomment>
        <translation>Эта версия Strata не знает причины «{1}».</translation>
    </message>
    <message>
        <source>+ reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. ~ caution: read its note. x unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-marks</extracomment>
        <translation>+ надежно: ни одна причина не помешала более чем 25 % замеров, и интервал узок. Узкий — не более +/- 1 %, для диска и сети 10 %. ~ осторожно: прочитайте примечание. x ненадежно: не используйте этот результат. Оценка нескольких результатов — худшая из них.</translation>
    </message>
    <message>
        <source>+/- % is half the width of the confidence interval, nominally of {1}.</source>
        <extracomment>reading-interval</extracomment>
        <translation>+/- % — половина ширины доверительного интервала, номинально {1}.</translation>
    </message>
    <message>
        <source>of peak: share of the theoretical peak. That is what the core&apos;s design can do at that width and the measured clock or, in memory, what all channels carry. Empty or &quot;-&quot;: no peak is known.</source>
        <extracomment>reading-limit</extracomment>
        <translation>от макс.: доля от теоретического максимума. Это то, на что микроархитектура способна при такой ширине и измеренной частоте, или, для памяти, то, что передают все каналы. Пусто или «-»: максимум неизвестен.</translation>
    </message>
    <message>
        <source>No source tells the peak of this core. In L1, of peak is the share of what the core was seen to do in a short measurement of its own: no physical limit.</source>
        <extracomment>reading-limit-seen</extracomment>
        <translation>Максимум этого ядра не указан ни в одном источнике. В L1 «от макс.» — доля от того, что ядро показало в отдельном коротком измерении: это не физический предел.</translation>
    </message>
    <message>
        <source>Disturbed samples are discarded, except in disk and network tests.</source>
        <extracomment>reading-samples</extracomment>
        <translation>Замеры с помехами отбрасываются, кроме тестов диска и сети.</translation>
    </message>
    <message>
        <source>Results of several threads are their sum over the same time; min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-threads</extracomment>
        <translation>Результаты нескольких потоков — это их сумма за одно и то же время; мин/макс: доля самого медленного потока от самого быстрого.</translation>
    </message>
    <message>
        <source>Moves, buffer {1}</source>
        <extracomment>step-memory</extracomment>
        <translation>Пересылки, буфер {1}</translation>
    </message>
    <message>
        <source>Bandwidth, working set {1}</source>
        <extracomment>step-bandwidth</extracomment>
        <translation>Пропускная способность, рабочий набор {1}</translation>
    </message>
    <message>
        <source>Latency, working set {1}</source>
        <extracomment>step-latency</extracomment>
        <translation>Задержка, рабочий набор {1}</translation>
    </message>
    <message>
        <source>Copy, buffer {1}</source>
        <extracomment>step-copy</extracomment>
        <translation>Копирование, буфер {1}</translation>
    </message>
    <message>
        <source>C library, {1}</source>
        <extracomment>step-library</extracomment>
        <translation>Библиотека C, {1}</translation>
    </message>
    <message>
        <source>String instructions, buffer {1}</source>
        <extracomment>step-string</extracomment>
        <translation>Строковые команды, буфер {1}</translation>
    </message>
    <message>
        <source>Memory types, {1}</source>
        <extracomment>step-memtypes</extracomment>
        <translation>Типы памяти, {1}</translation>
    </message>
    <message>
        <source>Loaded latency, buffers {1}</source>
        <extracomment>step-loaded-latency</extracomment>
        <translation>Задержка под нагрузкой, буферы {1}</translation>
    </message>
    <message>
        <source>NUMA, buffers {1}</source>
        <extracomment>step-numa</extracomment>
        <translation>NUMA, буферы {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1}</source>
        <extracomment>step-cores-cpu</extracomment>
        <translation>Каждое ядро, ЦП {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1} and CPU {2} together</source>
        <extracomment>step-cores-both</extracomment>
        <translation>Каждое ядро, ЦП {1} и ЦП {2} вместе</translation>
    </message>
    <message>
        <source>Core to core, CPU {1} and CPU {2}</source>
        <extracomment>step-core-to-core-pair</extracomment>
        <translation>Между ядрами, ЦП {1} и ЦП {2}</translation>
    </message>
    <message>
        <source>Benchmark for CPU, caches, memory, disk and network.</source>
        <extracomment>cli-about</extracomment>
        <translation>Бенчмарк процессора, кэшей, памяти, диска и сети.</translation>
    </message>
    <message>
        <source>Waiting for another machine at port {1} of:</source>
        <extracomment>respond-listens</extracomment>
        <translation>Ожидание другого компьютера на порту {1} по адресам:</translation>
    </message>
    <message>
        <source>Code: {1}</source>
        <extracomment>respond-code</extracomment>
        <translation>Код: {1}</translation>
    </message>
    <message>
        <source>The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs none.</source>
        <extracomment>window-no-display</extracomment>
        <translation>Окно не может открыться: нет экрана. Запустите программу на рабочем столе или измеряйте с помощью strata-cli: ей экран не нужен.</translation>
    </message>
    <message>
        <source>On the other machine: strata-cli run network --host {1} --code {2}</source>
        <extracomment>respond-command</extracomment>
        <translation>На другом компьютере: strata-cli run network --host {1} --code {2}</translation>
    </message>
    <message>
        <source>Ctrl+C ends this.</source>
        <extracomment>respond-end</extracomment>
        <translation>Завершить: Ctrl+C.</translation>
    </message>
    <message>
        <source>{1} is the client ({2}; {3}).</source>
        <extracomment>respond-came</extracomment>
        <translation>{1} — клиент ({2}; {3}).</translation>
    </message>
    <message>
        <source>{1} did not know the code.</source>
        <extracomment>respond-wrong</extracomment>
        <translation>{1} не знает кода.</translation>
    </message>
    <message>
        <source>{1} broke off before it had shown a code, which counts as a wrong one.</source>
        <extracomment>respond-broke-off</extracomment>
        <translation>{1} прервал соединение, не показав кода; это считается неверным кодом.</translation>
    </message>
    <message>
        <source>Too many wrong codes: new attempts are blocked for {1} s.</source>
        <extracomment>respond-pause</extracomment>
        <translation>Слишком много неверных кодов: новые попытки заблокированы на {1} с.</translation>
    </message>
    <message>
        <source>{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}.</source>
        <extracomment>cli-unused-option</extracomment>
        <translation>{1} не использует ни один из выбранных тестов. Уберите его или добавьте один из этих тестов: {2}.</translation>
    </message>
    <message>
        <source>membench has its own sizes and kernels, so {1} cannot apply to it. Leave it out; only --sweep full adds sizes.</source>
        <extracomment>cli-membench-option</extracomment>
        <translation>У membench собственные размеры и циклы, поэтому {1} к нему неприменимо. Уберите этот параметр; размеры добавляет только --sweep full.</translation>
    </message>
    <message>
        <source>Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, threads.</source>
        <extracomment>cli-use-disk-row</extracomment>
        <translation>Укажите нагрузку из профиля, например SEQ1M-Q8T1 или RND4K-Q32T1: порядок обращений и блок, глубина очереди, потоки.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with --disk-block, --disk-queue-depth, --disk-pattern and --disk-threads.</source>
        <extracomment>cli-disk-custom</extracomment>
        <translation>Нагрузки профиля {1} заданы жестко. Уберите этот параметр или используйте --disk-profile custom с --disk-block, --disk-queue-depth, --disk-pattern и --disk-threads.</translation>
    </message>
    <message>
        <source>{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile.</source>
        <extracomment>cli-disk-classic</extracomment>
        <translation>{1} не использует ни одна нагрузка профиля classic. Уберите этот параметр или выберите другой --disk-profile.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} have threads of their own; none uses --threads. Leave it out, or choose --disk-profile custom or classic.</source>
        <extracomment>cli-disk-threads</extracomment>
        <translation>У нагрузок профиля {1} собственные потоки; --threads ни одна не использует. Уберите его или выберите --disk-profile custom или classic.</translation>
    </message>
    <message>
        <source>{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed.</source>
        <extracomment>cli-disk-mix</extracomment>
        <translation>{1} требует запросов на чтение и запись: добавьте --disk-op mixed или используйте --disk-profile mixed.</translation>
    </message>
    <message>
        <source>Databases write no zeros: leave out {1}, or choose another --disk-profile.</source>
        <extracomment>cli-disk-zeros</extracomment>
        <translation>Базы данных не пишут нулей: уберите {1} или выберите другой --disk-profile.</translation>
    </message>
    <message>
        <source>--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G.</source>
        <extracomment>cli-disk-verify</extracomment>
        <translation>--disk-verify читает обратно то, что записывает --disk-sustained: укажите и его, например --disk-sustained 100G.</translation>
    </message>
    <message>
        <source>Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, if the disk does {5} MB/s.</source>
        <extracomment>cli-disk-writes</extracomment>
        <translation>Диск: в {1} (свободно {2}) создается файл размером {3}, в конце он удаляется. Всего записывается около {4}, если диск дает {5} MB/s.</translation>
    </message>
    <message>
        <source>{1}: {2} MB/s</source>
        <extracomment>cli-disk-rate</extracomment>
        <translation>{1}: {2} MB/s</translation>
    </message>
    <message>
        <source>{1}: {2} commits/s</source>
        <extracomment>cli-commit-rate</extracomment>
        <translation>{1}: {2} фиксаций/с</translation>
    </message>
    <message>
        <source>Disk: {1} is read only ({2}); nothing is written. This takes about {3} s.</source>
        <extracomment>cli-disk-reads</extracomment>
        <translation>Диск: {1} только читается ({2}), ничего не записывается. Это займет около {3} с.</translation>
    </message>
    <message>
        <source>No command is given. Use one of these: {1}; --help has more.</source>
        <extracomment>cli-no-command</extracomment>
        <translation>Команда не указана. Используйте одну из этих: {1}; подробнее — --help.</translation>
    </message>
    <message>
        <source>There is no command &quot;{1}&quot;. Use one of these: {2}; --help has more.</source>
        <extracomment>cli-no-such-command</extracomment>
        <translation>Команды «{1}» нет. Используйте одну из этих: {2}; подробнее — --help.</translation>
    </message>
    <message>
        <source>{1} must come after its command, as in strata-cli {2} {1}.</source>
        <extracomment>cli-option-first</extracomment>
        <translation>{1} ставится после команды: strata-cli {2} {1}.</translation>
    </message>
    <message>
        <source>{1} is no option of strata-cli. Use one of these commands: {2}; --help has more.</source>
        <extracomment>cli-no-such-option-first</extracomment>
        <translation>{1} — не параметр strata-cli. Используйте одну из этих команд: {2}; подробнее — --help.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option. See strata-cli {2} --help.</source>
        <extracomment>cli-no-such-option</extracomment>
        <translation>{1}: у strata-cli {2} нет такого параметра. Смотрите strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help.</source>
        <extracomment>cli-option-elsewhere</extracomment>
        <translation>{1}: у strata-cli {2} нет такого параметра, но он есть у strata-cli {3}. Смотрите strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot;: strata-cli {2} takes options only. See strata-cli {2} --help.</source>
        <extracomment>cli-options-only</extracomment>
        <translation>«{1}»: strata-cli {2} принимает только параметры. Смотрите strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1} is given twice. Give it once.</source>
        <extracomment>cli-given-twice</extracomment>
        <translation>{1} указан дважды. Укажите его один раз.</translation>
    </message>
    <message>
        <source>{1} is given too often. Give it at most {2} times.</source>
        <extracomment>cli-given-too-often</extracomment>
        <translation>{1} указан слишком часто. Укажите его не более {2} раз.</translation>
    </message>
    <message>
        <source>{1} takes no value, but was given &quot;{2}&quot;. Use {1} alone.</source>
        <extracomment>cli-flag-value</extracomment>
        <translation>{1} не принимает значения, а указано «{2}». Используйте {1} без значения.</translation>
    </message>
    <message>
        <source>{1} lacks its value.</source>
        <extracomment>cli-missing-value</extracomment>
        <translation>У {1} нет значения.</translation>
    </message>
    <message>
        <source>A value that begins with a hyphen is given as {1}=VALUE.</source>
        <extracomment>cli-hyphen-value</extracomment>
        <translation>Значение, которое начинается с дефиса, указывается так: {1}=VALUE.</translation>
    </message>
    <message>
        <source>{1}: the value is empty.</source>
        <extracomment>cli-empty-value</extracomment>
        <translation>{1}: значение пусто.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not valid UTF-8. Use text in UTF-8.</source>
        <extracomment>cli-not-utf8</extracomment>
        <translation>{1}: «{2}» — недопустимый UTF-8. Введите текст в UTF-8.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not allowed.</source>
        <extracomment>cli-bad-value</extracomment>
        <translation>{1}: значение «{2}» недопустимо.</translation>
    </message>
    <message>
        <source>{1} and {2} exclude each other. Give only one of them.</source>
        <extracomment>cli-excludes</extracomment>
        <translation>{1} и {2} исключают друг друга. Укажите только один из них.</translation>
    </message>
    <message>
        <source>Use a whole number of seconds from {1} to {2}.</source>
        <extracomment>cli-use-seconds</extracomment>
        <translation>Укажите целое число секунд от {1} до {2}.</translation>
    </message>
    <message>
        <source>Use a whole number from {1} to {2}.</source>
        <extracomment>cli-use-number</extracomment>
        <translation>Укажите целое число от {1} до {2}.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by the caches of the machine), none, or 0 for no size in this place.</source>
        <extracomment>cli-use-region</extracomment>
        <translation>Укажите размер от {1} до {2}, например 16K или 1.5M (K, M, G и T — степени 1024). Или укажите auto (по кэшам компьютера), none или 0, чтобы на этом месте не было размера.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-disk-size</extracomment>
        <translation>Укажите размер от {1} до {2}, например 256M или 1.5G (K, M, G и T — степени 1024).</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-block</extracomment>
        <translation>Укажите размер от {1} до {2}, например 64K или 1M (K, M, G и T — степени 1024).</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-endurance</extracomment>
        <translation>Укажите размер от {1} до {2}, например 100G или 1T (K, M, G и T — степени 1024).</translation>
    </message>
    <message>
        <source>Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 ... all).</source>
        <extracomment>cli-use-threads</extracomment>
        <translation>Укажите число потоков от {1} до {2}, auto (по одному на ЦП), cores (по одному на ядро) или scale (1, 2, 4 ... все).</translation>
    </message>
    <message>
        <source>Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>cli-use-binding</extracomment>
        <translation>Укажите spread, close, cores, none или список ЦП, например 0,2,4-7.</translation>
    </message>
    <message>
        <source>Use one of these: {1}.</source>
        <extracomment>cli-use-one-of</extracomment>
        <translation>Укажите одно из этих значений: {1}.</translation>
    </message>
    <message>
        <source>Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test.</source>
        <extracomment>cli-use-kernel</extracomment>
        <translation>Укажите измерительный цикл, например heapsort-1000 или move-serial-8; циклы теста показывает strata-cli list TEST.</translation>
    </message>
    <message>
        <source>Use a text of your own.</source>
        <extracomment>cli-use-text</extracomment>
        <translation>Введите свой текст.</translation>
    </message>
    <message>
        <source>Use a text of at most {1}.</source>
        <extracomment>cli-use-remark</extracomment>
        <translation>Введите текст не длиннее {1}.</translation>
    </message>
    <message>
        <source>Use the name of a folder.</source>
        <extracomment>cli-use-folder</extracomment>
        <translation>Укажите имя папки.</translation>
    </message>
    <message>
        <source>Use the name of a file.</source>
        <extracomment>cli-use-file</extracomment>
        <translation>Укажите имя файла.</translation>
    </message>
    <message>
        <source>{1} {2} stands alone: give it once, without sizes.</source>
        <extracomment>cli-region-alone</extracomment>
        <translation>{1} {2} используется отдельно: укажите его один раз, без размеров.</translation>
    </message>
    <message>
        <source>--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or --runs, or run copy or memtypes by itself.</source>
        <extracomment>cli-repeat-copy</extracomment>
        <translation>--repeat означает проходы у copy и memtypes и целые прогоны у всех остальных тестов. Используйте --passes или --runs или запустите copy или memtypes отдельно.</translation>
    </message>
    <message>
        <source>Give options of run in quotes, such as --against &quot;--threads 4&quot;.</source>
        <extracomment>cli-use-options</extracomment>
        <translation>Укажите параметры run в кавычках, например --against &quot;--threads 4&quot;.</translation>
    </message>
    <message>
        <source>--against: a quotation mark is not closed.</source>
        <extracomment>cli-against-quote</extracomment>
        <translation>--against: кавычка не закрыта.</translation>
    </message>
    <message>
        <source>--against: {1}</source>
        <extracomment>cli-against-wrong</extracomment>
        <translation>--against: {1}</translation>
    </message>
    <message>
        <source>--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it out.</source>
        <extracomment>cli-against-option</extracomment>
        <translation>--against: {1} относится к обеим сторонам, поэтому здесь не может стоять. Укажите его рядом с --against или уберите.</translation>
    </message>
    <message>
        <source>--against &quot;{1}&quot; changes nothing: both sides would be the same. Give an option that differs.</source>
        <extracomment>cli-against-same</extracomment>
        <translation>--against &quot;{1}&quot; ничего не меняет: обе стороны были бы одинаковы. Укажите параметр, который отличается.</translation>
    </message>
    <message>
        <source>{1} makes a comparison, which {2} has no place for. Use one of these formats: {3}.</source>
        <extracomment>cli-against-format</extracomment>
        <translation>{1} делает сравнение, а {2} его не вмещает. Используйте один из этих форматов: {3}.</translation>
    </message>
    <message>
        <source>--kind each compares the kinds of cores, so --against has no place beside it. Leave one out.</source>
        <extracomment>cli-each-alone</extracomment>
        <translation>--kind each сравнивает виды ядер, поэтому рядом не может стоять --against. Уберите один из них.</translation>
    </message>
    <message>
        <source>This machine has one kind of cores: the run uses all of them.</source>
        <extracomment>cli-one-core-kind</extracomment>
        <translation>Все ядра этого компьютера одного вида: прогон использует их все.</translation>
    </message>
    <message>
        <source>{1} counts pairs beside --against: give at least {2}.</source>
        <extracomment>cli-against-few</extracomment>
        <translation>Рядом с --against {1} считает пары: укажите не меньше {2}.</translation>
    </message>
    <message>
        <source>--pairs counts the pairs of --against, which is not given. Add --against, or use --runs.</source>
        <extracomment>cli-pairs-alone</extracomment>
        <translation>--pairs считает пары --against, а он не указан. Добавьте --against или используйте --runs.</translation>
    </message>
    <message>
        <source>as given</source>
        <extracomment>cli-against-as-given</extracomment>
        <translation>как указано</translation>
    </message>
    <message>
        <source>--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same results; reference results are never tested.</source>
        <extracomment>cli-gate-untested</extracomment>
        <translation>--fail-on: проверить ничего не удалось. На каждой стороне нужно не меньше {1} повторов (--runs {1}) одних и тех же результатов; эталонные результаты не проверяются.</translation>
    </message>
    <message>
        <source>--events=- writes to standard output, where the report goes. Add --output, or name a file.</source>
        <extracomment>cli-events-output</extracomment>
        <translation>--events=- пишет в стандартный вывод, куда идет и отчет. Добавьте --output или укажите имя файла.</translation>
    </message>
    <message>
        <source>--against: nothing could be tested. Both sides need {1} or more pairs (--pairs {1}) of the same results.</source>
        <extracomment>cli-gate-untested-pairs</extracomment>
        <translation>--against: проверить ничего не удалось. На каждой стороне нужно не меньше {1} пар (--pairs {1}) одних и тех же результатов.</translation>
    </message>
    <message>
        <source>{1}, {2}: {3}.</source>
        <extracomment>cli-gate-result</extracomment>
        <translation>{1}, {2}: {3}.</translation>
    </message>
    <message>
        <source>Results slower by {1} % or more: {2}. Passed: {3}. Inconclusive: {4}. Not tested: {5}.</source>
        <extracomment>cli-gate-sum</extracomment>
        <translation>Результаты, которые медленнее на {1} % или больше: {2}. Прошли: {3}. Неясно: {4}. Не проверено: {5}.</translation>
    </message>
    <message>
        <source>--strict: what is inconclusive does not pass. More repetitions decide it (--runs).</source>
        <extracomment>cli-gate-strict</extracomment>
        <translation>--strict: то, что неясно, не проходит. Решают новые повторы (--runs).</translation>
    </message>
    <message>
        <source>Not everything was measured, so nothing was judged.</source>
        <extracomment>cli-gate-not-judged</extracomment>
        <translation>Измерено не все, поэтому решения нет.</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>cli-gate-now</extracomment>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>gate takes one base: a file, a run or a series. See `strata-cli gate --help`.</source>
        <extracomment>cli-gate-one</extracomment>
        <translation>gate принимает одну базу: файл, прогон или серию. Смотрите `strata-cli gate --help`.</translation>
    </message>
    <message>
        <source>{1}: gate measures with the settings of the base. Leave it out, or measure two settings by turns: gate TEST --against OPTIONS.</source>
        <extracomment>cli-gate-setting</extracomment>
        <translation>{1}: gate измеряет с настройками базы. Уберите этот параметр или измерьте две настройки попеременно: gate TEST --against OPTIONS.</translation>
    </message>
    <message>
        <source>{1} counts runs to compare: give at least {2}.</source>
        <extracomment>cli-gate-few</extracomment>
        <translation>{1} считает прогоны для сравнения: укажите не меньше {2}.</translation>
    </message>
    <message>
        <source>gate makes a comparison, which {1} has no place for. Use one of these formats: {2}.</source>
        <extracomment>cli-gate-format</extracomment>
        <translation>gate делает сравнение, а {1} его не вмещает. Используйте один из этих форматов: {2}.</translation>
    </message>
    <message>
        <source>BASE is a run or series as compare takes it. Its settings and cells are measured on this machine as often as the base has them, then compared. Instead of BASE, TEST --against OPTIONS measures two settings by turns, with all options of run (see `strata-cli run --help`). An inconclusive result passes, unless --strict is given.</source>
        <extracomment>cli-gate-help</extracomment>
        <translation>BASE — прогон или серия, как у compare. Ее настройки и ячейки измеряются на этом компьютере столько раз, сколько есть у базы, затем сравниваются. TEST --against OPTIONS вместо BASE попеременно измеряет две настройки, со всеми параметрами run (смотрите `strata-cli run --help`). Результат, с которым неясно, проходит, если не указан --strict.</translation>
    </message>
    <message>
        <source>{1} has several series, none of which is the base. Give one of them by its id in the history, or a file with one series.</source>
        <extracomment>cli-gate-base-many</extracomment>
        <translation>В {1} несколько серий, и ни одна не база. Укажите одну из них по идентификатору в истории или файл с одной серией.</translation>
    </message>
    <message>
        <source>Strata did not measure {1}, so it cannot measure it again. Measure a base on this machine: {2}</source>
        <extracomment>cli-gate-base-foreign</extracomment>
        <translation>{1} измерила не Strata, поэтому она не может измерить это снова. Измерьте базу на этом компьютере: {2}</translation>
    </message>
    <message>
        <source>{1} has too few repetitions: {2}. A comparison needs {3}. Measure such a base: {4}</source>
        <extracomment>cli-gate-base-few</extracomment>
        <translation>В {1} слишком мало повторов: {2}. Для сравнения нужно {3}. Измерьте такую базу: {4}</translation>
    </message>
    <message>
        <source>{1} is from another machine ({2}; this one has {3}), so nothing was measured. Measure a base on this machine: {4}</source>
        <extracomment>cli-gate-base-machine</extracomment>
        <translation>{1} — с другого компьютера ({2}; у этого {3}), поэтому ничего не измерено. Измерьте базу на этом компьютере: {4}</translation>
    </message>
    <message>
        <source>Strata {2} measured {1} in another way than this version, so nothing was measured. Measure a new base: {3}</source>
        <extracomment>cli-gate-base-method</extracomment>
        <translation>Strata {2} измерила {1} иначе, чем эта версия, поэтому ничего не измерено. Измерьте новую базу: {3}</translation>
    </message>
    <message>
        <source>What {1} measured cannot be planned here again: other sizes than now, a file to read, long writing, or the network. Measure two series instead and compare them, or measure a new base: {2}</source>
        <extracomment>cli-gate-base-cells</extracomment>
        <translation>Измеренное в {1} нельзя повторить здесь: размеры отличаются от нынешних, или это чтение файла, длительная запись или сеть. Измерьте вместо этого две серии и сравните их или измерьте новую базу: {2}</translation>
    </message>
    <message>
        <source>Settings: those of {1}.</source>
        <extracomment>cli-settings-base</extracomment>
        <translation>Настройки: из {1}.</translation>
    </message>
    <message>
        <source>Settings: the file {1}.</source>
        <extracomment>cli-settings-file</extracomment>
        <translation>Настройки: файл {1}.</translation>
    </message>
    <message>
        <source>--settings {1}: {2}</source>
        <extracomment>cli-settings-file-wrong</extracomment>
        <translation>--settings {1}: {2}</translation>
    </message>
    <message>
        <source>--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, or install a newer version.</source>
        <extracomment>cli-settings-unknown</extracomment>
        <translation>--settings {1}: эта версия Strata не знает {2}, поэтому ничего не меняется. Проверьте написание или установите более новую версию.</translation>
    </message>
    <message>
        <source>Settings: the preset {1}.</source>
        <extracomment>cli-settings-preset</extracomment>
        <translation>Настройки: шаблон {1}.</translation>
    </message>
    <message>
        <source>Settings: those saved in {1}.</source>
        <extracomment>cli-settings-saved</extracomment>
        <translation>Настройки: сохраненные в {1}.</translation>
    </message>
    <message>
        <source>Settings: the defaults, since none are saved in {1}.</source>
        <extracomment>cli-settings-none-saved</extracomment>
        <translation>Настройки: по умолчанию, потому что в {1} ничего не сохранено.</translation>
    </message>
    <message>
        <source>Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the window keeps them. Where there are none, it starts from the defaults. --preset default means the defaults, whatever the file says.</source>
        <extracomment>cli-settings-help</extracomment>
        <translation>Без --settings и --preset прогон берет настройки, сохраненные в {1}: туда их кладет окно «Параметры». Если их нет, он берет значения по умолчанию. --preset default означает значения по умолчанию, что бы ни было в файле.</translation>
    </message>
    <message>
        <source>Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:</source>
        <extracomment>cli-leftovers</extracomment>
        <translation>Файлы, которые прерванный тест диска оставил в {1}: {2}, всего {3}. Их удаляет эта команда:</translation>
    </message>
    <message>
        <source>The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by ending it.</source>
        <extracomment>cli-disk-owes</extracomment>
        <translation>Диск с {1} еще не ответил. Если до ответа ОС не дает этой программе закончиться, ее можно завершить: ничего не потеряется.</translation>
    </message>
    <message>
        <source>the standard output</source>
        <extracomment>cli-standard-output</extracomment>
        <translation>стандартный вывод</translation>
    </message>
    <message>
        <source>Stored in the history as {1}.</source>
        <extracomment>cli-kept</extracomment>
        <translation>Сохранено в истории как {1}.</translation>
    </message>
    <message>
        <source>Within their usual range on this machine: {1} of {2} results.</source>
        <extracomment>cli-expected</extracomment>
        <translation>В обычном диапазоне на этом компьютере: {1} из {2} результатов.</translation>
    </message>
    <message>
        <source>{1}: {2}. {3}.</source>
        <extracomment>cli-expected-outside</extracomment>
        <translation>{1}: {2}. {3}.</translation>
    </message>
    <message>
        <source>Usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-inside</extracomment>
        <translation>Обычно на этом компьютере: от {1} до {2} {3} (прежних прогонов: {4})</translation>
    </message>
    <message>
        <source>Below what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-below</extracomment>
        <translation>Ниже, чем обычно на этом компьютере: от {1} до {2} {3} (прежних прогонов: {4})</translation>
    </message>
    <message>
        <source>Above what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-above</extracomment>
        <translation>Выше, чем обычно на этом компьютере: от {1} до {2} {3} (прежних прогонов: {4})</translation>
    </message>
    <message>
        <source>below its usual range</source>
        <extracomment>expected-below-brief</extracomment>
        <translation>ниже обычного диапазона</translation>
    </message>
    <message>
        <source>above its usual range</source>
        <extracomment>expected-above-brief</extracomment>
        <translation>выше обычного диапазона</translation>
    </message>
    <message>
        <source>Stored in the history as series {1} ({2} runs).</source>
        <extracomment>cli-kept-series</extracomment>
        <translation>Сохранено в истории как серия {1} (прогонов: {2}).</translation>
    </message>
    <message>
        <source>Give slower: and a percentage, such as slower:5.</source>
        <extracomment>cli-use-gate</extracomment>
        <translation>Укажите slower: и проценты, например slower:5.</translation>
    </message>
    <message>
        <source>membench stands for bandwidth and latency, and goes with no other test.</source>
        <extracomment>cli-membench-alone</extracomment>
        <translation>membench означает bandwidth и latency и не сочетается с другими тестами.</translation>
    </message>
    <message>
        <source>The time limit of {1} s has ended the run. What is measured is kept.</source>
        <extracomment>cli-time-limit</extracomment>
        <translation>Предел времени {1} с завершил прогон. Измеренное сохранено.</translation>
    </message>
    <message>
        <source>The time limit of {1} s was over before anything was measured. Give a longer one.</source>
        <extracomment>cli-time-limit-early</extracomment>
        <translation>Предел времени {1} с истек раньше, чем что-то было измерено. Укажите больший.</translation>
    </message>
    <message>
        <source>The OS refused the thread that keeps the time limit. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>cli-no-time-limit</extracomment>
        <translation>ОС не создала поток, который следит за пределом времени. Закройте другие программы или увеличьте предел ОС на число потоков.</translation>
    </message>
    <message>
        <source>{3} has no rows for {1} of {2} results.</source>
        <extracomment>cli-without-place</extracomment>
        <translation>В {3} нет строк для {1} из {2} результатов.</translation>
    </message>
    <message>
        <source>{1}: left out, since Strata does not know it: {2}</source>
        <extracomment>cli-left-out</extracomment>
        <translation>{1}: пропущено, потому что Strata этого не знает: {2}</translation>
    </message>
    <message>
        <source>Give at least two runs, series or files to compare.</source>
        <extracomment>cli-compare-few</extracomment>
        <translation>Укажите для сравнения не меньше двух прогонов, серий или файлов.</translation>
    </message>
    <message>
        <source>RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list --references`). From the history it is an id, the beginning of one, or last. The id of a series means all of its repetitions. A finding needs at least four repetitions per side (run --runs 4).</source>
        <extracomment>cli-compare-help</extracomment>
        <translation>RUN — файл Strata, sc-membench, bandwidth, mbw или fio либо reference:NAME (смотрите `strata-cli list --references`). Для истории это идентификатор, его начало или last. Идентификатор серии означает все ее повторы. Для вывода нужно не меньше четырех повторов на сторону (run --runs 4).</translation>
    </message>
    <message>
        <source>completion takes one shell. See `strata-cli completion --help`.</source>
        <extracomment>cli-completion-one</extracomment>
        <translation>completion принимает одну оболочку. Смотрите `strata-cli completion --help`.</translation>
    </message>
    <message>
        <source>convert takes one file. See `strata-cli convert --help`.</source>
        <extracomment>cli-convert-one</extracomment>
        <translation>convert принимает один файл. Смотрите `strata-cli convert --help`.</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>compare-cell</extracomment>
        <translation>Тест</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>compare-figure</extracomment>
        <translation>результат</translation>
    </message>
    <message>
        <source>vs {1}, %</source>
        <extracomment>compare-percent</extracomment>
        <translation>к {1}, %</translation>
    </message>
    <message>
        <source>ratio to {1}</source>
        <extracomment>compare-ratio</extracomment>
        <translation>отношение к {1}</translation>
    </message>
    <message>
        <source>interval</source>
        <extracomment>compare-range</extracomment>
        <translation>интервал</translation>
    </message>
    <message>
        <source>margin %</source>
        <extracomment>compare-margin</extracomment>
        <translation>порог %</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>compare-finding</extracomment>
        <translation>вывод</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>finding-faster</extracomment>
        <translation>быстрее</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>finding-slower</extracomment>
        <translation>медленнее</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>finding-no-difference</extracomment>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <extracomment>finding-not-decided</extracomment>
        <translation>неясно</translation>
    </message>
    <message>
        <source>runs needed: {1}</source>
        <extracomment>finding-single-runs</extracomment>
        <translation>нужно прогонов: {1}</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>finding-published
----------
finding-not-tested</extracomment>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>Faster: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-faster</extracomment>
        <translation>Быстрее: весь интервал лежит за порогом {1}.</translation>
    </message>
    <message>
        <source>Slower: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-slower</extracomment>
        <translation>Медленнее: весь интервал лежит за порогом {1}.</translation>
    </message>
    <message>
        <source>No change: the whole interval lies within the margin of {1}.</source>
        <extracomment>explain-no-difference</extracomment>
        <translation>Без изменений: весь интервал лежит внутри порога {1}.</translation>
    </message>
    <message>
        <source>Inconclusive: the interval crosses the margin of {1}. More repetitions make it narrower.</source>
        <extracomment>explain-not-decided</extracomment>
        <translation>Неясно: интервал пересекает порог {1}. Больше повторов сужают его.</translation>
    </message>
    <message>
        <source>Single runs: no significance. A finding needs at least {1} repetitions per side.</source>
        <extracomment>explain-single-runs</extracomment>
        <translation>Одиночные прогоны: значимости нет. Для вывода нужно не меньше {1} повторов на сторону.</translation>
    </message>
    <message>
        <source>Reference: how often and how this was measured is not known, so nothing is tested.</source>
        <extracomment>explain-published</extracomment>
        <translation>Эталон: сколько раз и как это измерено, неизвестно, поэтому ничего не проверяется.</translation>
    </message>
    <message>
        <source>Not tested: another program measured one side, with a loop of its own.</source>
        <extracomment>explain-not-tested</extracomment>
        <translation>Не проверено: одну сторону измерила другая программа, со своим циклом.</translation>
    </message>
    <message>
        <source>{1}: {2}, interval {3}, {4} compared with {5} {6}</source>
        <extracomment>junit-message</extracomment>
        <translation>{1}: {2}, интервал {3}, {4} по сравнению с {5} {6}</translation>
    </message>
    <message>
        <source>different kernel</source>
        <extracomment>unlike-brief-kernel</extracomment>
        <translation>другой цикл</translation>
    </message>
    <message>
        <source>different method</source>
        <extracomment>unlike-brief-method</extracomment>
        <translation>другая методика</translation>
    </message>
    <message>
        <source>different page size</source>
        <extracomment>unlike-brief-pages</extracomment>
        <translation>другой размер страниц</translation>
    </message>
    <message>
        <source>different threads</source>
        <extracomment>unlike-brief-threads</extracomment>
        <translation>другое число потоков</translation>
    </message>
    <message>
        <source>different CPUs</source>
        <extracomment>unlike-brief-placement</extracomment>
        <translation>другие ЦП</translation>
    </message>
    <message>
        <source>different machine</source>
        <extracomment>unlike-brief-machine</extracomment>
        <translation>другой компьютер</translation>
    </message>
    <message>
        <source>unreliable result</source>
        <extracomment>unlike-brief-doubtful</extracomment>
        <translation>ненадежный результат</translation>
    </message>
    <message>
        <source>different program</source>
        <extracomment>unlike-brief-program</extracomment>
        <translation>другая программа</translation>
    </message>
    <message>
        <source>different size</source>
        <extracomment>unlike-brief-size</extracomment>
        <translation>другой размер</translation>
    </message>
    <message>
        <source>level without a size</source>
        <extracomment>unlike-brief-level</extracomment>
        <translation>уровень без размера</translation>
    </message>
    <message>
        <source>width not told</source>
        <extracomment>unlike-brief-width</extracomment>
        <translation>ширина не указана</translation>
    </message>
    <message>
        <source>Different kernel revision.</source>
        <extracomment>unlike-kernel</extracomment>
        <translation>Другая редакция измерительного цикла.</translation>
    </message>
    <message>
        <source>Different measurement method.</source>
        <extracomment>unlike-method</extracomment>
        <translation>Другая методика измерения.</translation>
    </message>
    <message>
        <source>Different page size.</source>
        <extracomment>unlike-pages</extracomment>
        <translation>Другой размер страниц.</translation>
    </message>
    <message>
        <source>Different number of threads.</source>
        <extracomment>unlike-threads</extracomment>
        <translation>Другое число потоков.</translation>
    </message>
    <message>
        <source>Threads ran on different CPUs.</source>
        <extracomment>unlike-placement</extracomment>
        <translation>Потоки работали на других ЦП.</translation>
    </message>
    <message>
        <source>Different machine.</source>
        <extracomment>unlike-machine</extracomment>
        <translation>Другой компьютер.</translation>
    </message>
    <message>
        <source>At least one result is unreliable, so do not rely on this finding. Read its notes, then measure both sides again.</source>
        <extracomment>unlike-doubtful</extracomment>
        <translation>Хотя бы один результат ненадежен, поэтому не полагайтесь на этот вывод. Прочитайте примечания и измерьте обе стороны заново.</translation>
    </message>
    <message>
        <source>Another program measured one side, with a loop of its own. The ratio is not tested.</source>
        <extracomment>unlike-program</extracomment>
        <translation>Одну сторону измерила другая программа, со своим циклом. Отношение не проверяется.</translation>
    </message>
    <message>
        <source>The sizes differ, by a factor of two at most, in the same level of memory.</source>
        <extracomment>unlike-size</extracomment>
        <translation>Размеры отличаются не более чем вдвое, в пределах одного уровня памяти.</translation>
    </message>
    <message>
        <source>One side names a level of memory and no size. The other has the size nearest to what shows that level.</source>
        <extracomment>unlike-level</extracomment>
        <translation>Одна сторона называет уровень памяти, но не размер. У другой взят размер, ближайший к тому, который показывает этот уровень.</translation>
    </message>
    <message>
        <source>One side does not say how wide its accesses are. The other has its widest.</source>
        <extracomment>unlike-width</extracomment>
        <translation>Одна сторона не говорит, какой ширины ее обращения. У другой взята наибольшая ширина.</translation>
    </message>
    <message>
        <source>The other program reports a median, so Strata&apos;s median is compared, not its 10th percentile.</source>
        <extracomment>unlike-median</extracomment>
        <translation>Другая программа сообщает медиану, поэтому сравнивается медиана Strata, а не ее 10-й перцентиль.</translation>
    </message>
    <message>
        <source>Not compared: not every side has this result in this size (results by side):</source>
        <extracomment>compare-unmatched</extracomment>
        <translation>Не сравнивается: не у каждой стороны есть этот результат с таким размером (результаты по сторонам):</translation>
    </message>
    <message>
        <source>Buffer sizes of these results differ by a factor of two at most, in the same level of memory. Strata chose them by the usable size of the last cache, which was measured in between. They are listed together but not tested. To compare them, measure the older side again.</source>
        <extracomment>compare-near</extracomment>
        <translation>Размеры буферов этих результатов отличаются не более чем вдвое, в пределах одного уровня памяти. Strata выбрала их по доступному размеру последнего кэша, который был измерен между прогонами. Они стоят рядом, но не проверяются. Чтобы их сравнить, измерьте заново более старую сторону.</translation>
    </message>
    <message>
        <source>No result was measured on every side, so nothing can be compared.</source>
        <extracomment>compare-nothing</extracomment>
        <translation>Нет результата, измеренного на каждой стороне, поэтому сравнивать нечего.</translation>
    </message>
    <message>
        <source>Faster: {1}. Slower: {2}. No change: {3}. Inconclusive: {4}. A higher rate is better, and a lower time (ns, us).</source>
        <extracomment>compare-findings</extracomment>
        <translation>Быстрее: {1}. Медленнее: {2}. Без изменений: {3}. Неясно: {4}. Лучше та скорость, что больше, и то время (ns, us), что меньше.</translation>
    </message>
    <message>
        <source>{1}-byte</source>
        <extracomment>compare-width</extracomment>
        <translation>{1} B</translation>
    </message>
    <message>
        <source>{1} MT/s</source>
        <extracomment>compare-speed</extracomment>
        <translation>{1} MT/s</translation>
    </message>
    <message>
        <source>Pinning</source>
        <extracomment>compare-pinning</extracomment>
        <translation>Привязка</translation>
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
            <numerusform>{2}: из {1} результата быстрее — {3}{6}, медленнее — {4}{7}, без изменений — {5}.</numerusform>
            <numerusform>{2}: из {1} результатов быстрее — {3}{6}, медленнее — {4}{7}, без изменений — {5}.</numerusform>
            <numerusform>{2}: из {1} результатов быстрее — {3}{6}, медленнее — {4}{7}, без изменений — {5}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{2} is likely faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer-likely</extracomment>
        <translation>
            <numerusform>{2}: из {1} результата, вероятно, быстрее — {3}{6}, медленнее — {4}{7}, без изменений — {5}.</numerusform>
            <numerusform>{2}: из {1} результатов, вероятно, быстрее — {3}{6}, медленнее — {4}{7}, без изменений — {5}.</numerusform>
            <numerusform>{2}: из {1} результатов, вероятно, быстрее — {3}{6}, медленнее — {4}{7}, без изменений — {5}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} are inconclusive: more repetitions may decide.</source>
        <extracomment>answer-open</extracomment>
        <translation>
            <numerusform>Неясно с {1} результатом: прояснить могут новые повторы.</numerusform>
            <numerusform>Неясно с {1} результатами: прояснить могут новые повторы.</numerusform>
            <numerusform>Неясно с {1} результатами: прояснить могут новые повторы.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be sure, each side needs at least {1} repetitions.</source>
        <extracomment>answer-few</extracomment>
        <translation>Чтобы утверждать наверняка, на каждой стороне нужно не меньше {1} повторов.</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable, so other programs may be the cause. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-disturbed</extracomment>
        <translation>
            <numerusform>{1} из них основан на ненадежных результатах, поэтому причиной могут быть другие программы. Измерьте обе стороны заново на спокойном компьютере.</numerusform>
            <numerusform>{1} из них основаны на ненадежных результатах, поэтому причиной могут быть другие программы. Измерьте обе стороны заново на спокойном компьютере.</numerusform>
            <numerusform>{1} из них основаны на ненадежных результатах, поэтому причиной могут быть другие программы. Измерьте обе стороны заново на спокойном компьютере.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>answer-none</extracomment>
        <translation>ни одного</translation>
    </message>
    <message>
        <source> ({1} {2} to {3})</source>
        <extracomment>answer-range</extracomment>
        <translation> ({1}: от {2} до {3})</translation>
    </message>
    <message>
        <source> ({1} {2})</source>
        <extracomment>answer-one</extracomment>
        <translation> ({1}: {2})</translation>
    </message>
    <message>
        <source>{1} is shown as a factor of the baseline, and not tested.</source>
        <extracomment>answer-untested</extracomment>
        <translation>Для {1} показано отношение к базе, оно не проверяется.</translation>
    </message>
    <message>
        <source>{1} has no result in common with the baseline.</source>
        <extracomment>answer-nothing</extracomment>
        <translation>У {1} нет общих с базой результатов.</translation>
    </message>
    <message>
        <source>Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed.</source>
        <extracomment>compare-reading</extracomment>
        <translation>Быстрее, медленнее: весь доверительный интервал 95 % (Уэлч, с поправкой на число строк) лежит за порогом. Без изменений: он лежит внутри порога. Неясно: нужно больше повторов.</translation>
    </message>
    <message>
        <source>Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % confidence interval of the pairs&apos; ratios (sign test, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more pairs are needed.</source>
        <extracomment>compare-reading-pairs</extracomment>
        <translation>Измерено попеременно как A/B-тест, поэтому дрейф не дает преимущества ни одной стороне. Быстрее, медленнее: весь доверительный интервал 95 % для отношений пар (критерий знаков, с поправкой на число строк) лежит за порогом. Без изменений: он лежит внутри порога. Неясно: нужно больше пар.</translation>
    </message>
    <message>
        <source>The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache levels and memory, 5 % for networks, 10 % for disks.</source>
        <extracomment>compare-margins</extracomment>
        <translation>Порог берется из неизменных прогонов этого компьютера, если в истории их достаточно (в скобках: прогоны и серии). Он не меньше 1 %. Иначе: 1 % для результатов, где предел задает ядро, 3 % для общих кэшей и памяти, 5 % для сети, 10 % для диска.</translation>
    </message>
    <message>
        <source>RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, .md, .svg, .csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 days.</source>
        <extracomment>cli-history-help</extracomment>
        <translation>RUN — идентификатор, его начало или last. Окончание имени FILE определяет, что пишет export: .html, .md, .svg, .csv, .txt или файл прогона, который читает import. Удаленный прогон можно восстановить по полному идентификатору в течение 30 дней.</translation>
    </message>
    <message>
        <source>--anonymous belongs to export: strata-cli history export RUN FILE --anonymous</source>
        <extracomment>cli-anonymous-export</extracomment>
        <translation>--anonymous относится к export: strata-cli history export RUN FILE --anonymous</translation>
    </message>
    <message>
        <source>--format: history list writes text, csv or json. To write a run as html, markdown or svg: strata-cli history export RUN FILE</source>
        <extracomment>cli-history-list-format</extracomment>
        <translation>--format: history list пишет text, csv или json. Записать прогон как html, markdown или svg: strata-cli history export RUN FILE</translation>
    </message>
    <message>
        <source>Give it as: {1}.</source>
        <extracomment>cli-history-usage</extracomment>
        <translation>Укажите так: {1}.</translation>
    </message>
    <message>
        <source>history: there is no {1}. Allowed: {2}.</source>
        <extracomment>cli-history-unknown</extracomment>
        <translation>history: {1} не существует. Допустимо: {2}.</translation>
    </message>
    <message>
        <source>Added to the history as {1}.</source>
        <extracomment>cli-history-added</extracomment>
        <translation>Добавлено в историю как {1}.</translation>
    </message>
    <message>
        <source>The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit (ulimit -v). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-memory-at-all</extracomment>
        <translation>ОС больше не дала памяти, поэтому закончить не удалось. Закройте другие программы или увеличьте предел (ulimit -v). Все, что прогоны измерили до последнего законченного шага, есть в истории.</translation>
    </message>
    <message>
        <source>The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-threads</extracomment>
        <translation>ОС не создала нужный поток. Закройте другие программы или увеличьте предел (ulimit -u). Все, что прогоны измерили до последнего законченного шага, есть в истории.</translation>
    </message>
    <message>
        <source>Added {1} whole runs and {2} with a part of their results; {3} were in the history already.</source>
        <extracomment>cli-history-taken</extracomment>
        <translation>Добавлено целых прогонов: {1}, с частью результатов: {2}; уже были в истории: {3}.</translation>
    </message>
    <message>
        <source>The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history import FILE. Delete the file when nothing is missing.</source>
        <extracomment>cli-history-aside</extracomment>
        <translation>Поврежденный файл теперь называется {1}. Добавить то, что в нем читается и чего здесь нет: strata-cli history import FILE. Когда все на месте, удалите файл.</translation>
    </message>
    <message>
        <source>Deleted {1}. To restore it within 30 days: strata-cli history restore {2}</source>
        <extracomment>cli-history-removed</extracomment>
        <translation>Удалено: {1}. Восстановить в течение 30 дней: strata-cli history restore {2}</translation>
    </message>
    <message>
        <source>No runs are stored yet.</source>
        <extracomment>cli-history-empty</extracomment>
        <translation>Сохраненных прогонов пока нет.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>column-run</extracomment>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <extracomment>column-started</extracomment>
        <translation>Начало (UTC)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>column-status</extracomment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>column-series</extracomment>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Worst grade</source>
        <extracomment>column-worst-grade</extracomment>
        <translation>Худшая оценка</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>column-figures</extracomment>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>status-complete</extracomment>
        <translation>завершен</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>status-stopped</extracomment>
        <translation>остановлен</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>status-unfinished</extracomment>
        <translation>не закончен</translation>
    </message>
    <message>
        <source>This takes about {1} s.</source>
        <extracomment>cli-expected-time</extracomment>
        <translation>Это займет около {1} с.</translation>
    </message>
    <message>
        <source>There are more threads ({1}) than CPUs ({2}), which take turns: this run takes about {3} s. With --threads {2}, each thread has a CPU of its own.</source>
        <extracomment>cli-many-threads</extracomment>
        <translation>Потоков ({1}) больше, чем ЦП ({2}), и они работают по очереди: этот прогон займет около {3} с. С --threads {2} у каждого потока свой ЦП.</translation>
    </message>
    <message>
        <source>{1} runs, about {2} s each.</source>
        <extracomment>cli-expected-series</extracomment>
        <translation>Прогонов: {1}, примерно по {2} с.</translation>
    </message>
    <message>
        <source>{1} s left</source>
        <extracomment>cli-time-left</extracomment>
        <translation>осталось {1} с</translation>
    </message>
    <message>
        <source>extended, to get enough undisturbed samples</source>
        <extracomment>cli-extended</extracomment>
        <translation>продлено, чтобы набрать достаточно замеров без помех</translation>
    </message>
    <message>
        <source>Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it).</source>
        <extracomment>cli-calm-waits</extracomment>
        <translation>Ожидание, пока компьютер успокоится, не более {1} с (Ctrl+C прерывает).</translation>
    </message>
    <message>
        <source>Calm after {1} s.</source>
        <extracomment>cli-calm-came</extracomment>
        <translation>Компьютер успокоился через {1} с.</translation>
    </message>
    <message>
        <source>Not calm within {1} s. The run begins all the same.</source>
        <extracomment>cli-calm-stays-away</extracomment>
        <translation>За {1} с компьютер не успокоился. Прогон все равно начинается.</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>selftest-ok</extracomment>
        <translation>верно</translation>
    </message>
    <message>
        <source>WRONG</source>
        <extracomment>selftest-wrong</extracomment>
        <translation>НЕВЕРНО</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>selftest-not-checked</extracomment>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>The authors of Strata have not yet seen it run on this system. If something is wrong, save the self-test with --save FILE and attach the file to your report.</source>
        <extracomment>selftest-not-seen</extracomment>
        <translation>Авторы Strata еще не видели ее работы на этой системе. Если что-то не так, сохраните самопроверку с --save FILE и приложите файл к сообщению об ошибке.</translation>
    </message>
    <message>
        <source>Cores</source>
        <extracomment>machine-cores</extracomment>
        <translation>Ядра</translation>
    </message>
    <message>
        <source>{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}</source>
        <extracomment>machine-core-count</extracomment>
        <translation>{1}; ЦП: {2}; сокеты: {3}; узлы NUMA: {4}</translation>
    </message>
    <message>
        <source>Kind of core</source>
        <extracomment>machine-kind</extracomment>
        <translation>Вид ядер</translation>
    </message>
    <message>
        <source>{1}, CPUs: {2}</source>
        <extracomment>machine-kind-count</extracomment>
        <translation>{1}, ЦП: {2}</translation>
    </message>
    <message>
        <source>L{1} cache</source>
        <extracomment>machine-level
----------
parts-cache</extracomment>
        <translation>Кэш L{1}</translation>
    </message>
    <message>
        <source>{1}, CPUs that share one: {2}</source>
        <extracomment>machine-cache</extracomment>
        <translation>{1}, общий для ЦП: {2}</translation>
    </message>
    <message>
        <source>usable as measured: {1}</source>
        <extracomment>machine-usable</extracomment>
        <translation>доступно по измерению: {1}</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level</source>
        <extracomment>cli-probe</extracomment>
        <translation>Измеряется доступная часть последнего уровня кэша</translation>
    </message>
    <message>
        <source>usable part not confirmed, measured again at the next start</source>
        <extracomment>machine-usable-unconfirmed</extracomment>
        <translation>доступная часть не подтверждена, при следующем запуске будет измерена заново</translation>
    </message>
    <message>
        <source>Core design</source>
        <extracomment>machine-core-class</extracomment>
        <translation>Микроархитектура</translation>
    </message>
    <message>
        <source>unknown, so results have no limit to compare with</source>
        <extracomment>machine-unknown</extracomment>
        <translation>неизвестен, поэтому результаты не с чем сравнить</translation>
    </message>
    <message>
        <source>{1}; each cycle at most {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-limits</extracomment>
        <translation>{1}; за такт не более: чтений {2}, записей {3}, вместе {4}</translation>
    </message>
    <message>
        <source>{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-seen</extracomment>
        <translation>{1}; здесь наблюдалось за такт: чтений {2}, записей {3}, вместе {4}</translation>
    </message>
    <message>
        <source>not in the table</source>
        <extracomment>machine-core-no-name</extracomment>
        <translation>нет в таблице</translation>
    </message>
    <message>
        <source>{1}; its peak is not known, so results have no limit to compare with</source>
        <extracomment>machine-core-name</extracomment>
        <translation>{1}; его максимум неизвестен, поэтому результаты не с чем сравнить</translation>
    </message>
    <message>
        <source>vectors of {1} bytes: loads {2}, stores {3}, both together {4}</source>
        <extracomment>machine-core-width</extracomment>
        <translation>векторы по {1} B: чтений {2}, записей {3}, вместе {4}</translation>
    </message>
    <message>
        <source>{1}, available {2}</source>
        <extracomment>machine-memory-sizes</extracomment>
        <translation>{1}, доступно {2}</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <extracomment>machine-modules</extracomment>
        <translation>Модули памяти</translation>
    </message>
    <message>
        <source>{1}; type {2}; MT/s {3}; channels {4}</source>
        <extracomment>machine-module-facts</extracomment>
        <translation>{1}; тип {2}; MT/s {3}; каналы {4}</translation>
    </message>
    <message>
        <source>not reported by the OS, or not plausible</source>
        <extracomment>machine-modules-unknown</extracomment>
        <translation>ОС не сообщает или данные неправдоподобны</translation>
    </message>
    <message>
        <source>all channels together at most {1}</source>
        <extracomment>machine-memory-limit</extracomment>
        <translation>все каналы вместе не более {1}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>chart-pages
----------
machine-pages</extracomment>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>{1}; huge pages {2}</source>
        <extracomment>machine-page-sizes</extracomment>
        <translation>{1}; большие страницы {2}</translation>
    </message>
    <message>
        <source>other programs keep {1} CPUs busy</source>
        <extracomment>machine-busy-cpus</extracomment>
        <translation>другие программы занимают {1} ЦП</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <extracomment>machine-hypervisor</extracomment>
        <translation>Виртуальная машина</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <extracomment>machine-instruction-sets</extracomment>
        <translation>Наборы команд</translation>
    </message>
    <message>
        <source>Not by the system</source>
        <extracomment>machine-not-enabled</extracomment>
        <translation>Не включены ОС</translation>
    </message>
    <message>
        <source>Package {1}</source>
        <extracomment>chart-package
----------
parts-package</extracomment>
        <translation>Сокет {1}</translation>
    </message>
    <message>
        <source>NUMA node {1}</source>
        <extracomment>parts-node</extracomment>
        <translation>Узел NUMA {1}</translation>
    </message>
    <message>
        <source>L{1} data cache</source>
        <extracomment>parts-data-cache</extracomment>
        <translation>Кэш данных L{1}</translation>
    </message>
    <message>
        <source>L{1} code cache</source>
        <extracomment>parts-code-cache</extracomment>
        <translation>Кэш команд L{1}</translation>
    </message>
    <message>
        <source>Core {1}</source>
        <extracomment>parts-core</extracomment>
        <translation>Ядро {1}</translation>
    </message>
    <message>
        <source>CPUs {1}</source>
        <extracomment>parts-cpus</extracomment>
        <translation>ЦП {1}</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <extracomment>parts-no-cpus</extracomment>
        <translation>нет ЦП</translation>
    </message>
    <message>
        <source>ways {1}</source>
        <extracomment>parts-ways</extracomment>
        <translation>ассоциативность {1}</translation>
    </message>
    <message>
        <source>lines of {1}</source>
        <extracomment>parts-line</extracomment>
        <translation>строки по {1}</translation>
    </message>
    <message>
        <source>Usable</source>
        <extracomment>parts-usable</extracomment>
        <translation>Доступно</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>parts-not-allowed</extracomment>
        <translation>Недоступно</translation>
    </message>
    <message>
        <source>Offline</source>
        <extracomment>parts-offline</extracomment>
        <translation>Отключено</translation>
    </message>
    <message>
        <source>Loads in flight vs. chains</source>
        <extracomment>chart-parallel-loads</extracomment>
        <translation>Чтения в работе по числу цепочек</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>chart-chains
----------
column-chains</extracomment>
        <translation>Цепочки</translation>
    </message>
    <message>
        <source>loads in flight</source>
        <extracomment>chart-in-flight</extracomment>
        <translation>чтений в работе</translation>
    </message>
    <message>
        <source>Memory-level parallelism</source>
        <extracomment>html-test-parallel-loads
----------
test-parallel-loads</extracomment>
        <translation>Параллелизм обращений к памяти</translation>
    </message>
    <message>
        <source>MEMORY-LEVEL PARALLELISM</source>
        <extracomment>heading-parallel-loads</extracomment>
        <translation>ПАРАЛЛЕЛИЗМ ОБРАЩЕНИЙ К ПАМЯТИ</translation>
    </message>
    <message>
        <source>Each load of a chain waits for the one before it; chains do not wait for each other. Loads in flight are the time per load of one chain divided by that of several. By Little&apos;s law, loads in flight x line size / latency is the bandwidth of one core at random lines.</source>
        <extracomment>reading-parallel-loads</extracomment>
        <translation>Каждое чтение цепочки ждет предыдущего; цепочки друг друга не ждут. Число чтений в работе — это время на чтение при одной цепочке, деленное на время при нескольких. По закону Литтла чтения в работе x размер строки / задержка — это пропускная способность одного ядра на случайных строках.</translation>
    </message>
    <message>
        <source>{1}: {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-most</extracomment>
        <translation>{1}: чтений в работе {2}; на чтение {3} ns (одна цепочка) и {4} ns ({5}).</translation>
    </message>
    <message>
        <source>{1}: at least {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-at-least</extracomment>
        <translation>{1}: чтений в работе не менее {2}; на чтение {3} ns (одна цепочка) и {4} ns ({5}).</translation>
    </message>
    <message>
        <source>Most loads in flight in each level:</source>
        <extracomment>parallel-loads-summary</extracomment>
        <translation>Наибольшее число чтений в работе на каждом уровне:</translation>
    </message>
    <message>
        <source>{1}, by number of chains:</source>
        <extracomment>parallel-loads-level</extracomment>
        <translation>{1}, по числу цепочек:</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <extracomment>at-least</extracomment>
        <translation>не менее {1}</translation>
    </message>
    <message>
        <source>in flight</source>
        <extracomment>column-in-flight</extracomment>
        <translation>в работе</translation>
    </message>
    <message>
        <source>random lines</source>
        <extracomment>column-random-lines</extracomment>
        <translation>случайные строки</translation>
    </message>
    <message>
        <source>Memory-level parallelism, working set {1}</source>
        <extracomment>step-parallel-loads</extracomment>
        <translation>Параллелизм обращений к памяти, рабочий набор {1}</translation>
    </message>
    <message>
        <source>Cost of address translation</source>
        <extracomment>chart-tlb</extracomment>
        <translation>Цена преобразования адресов</translation>
    </message>
    <message>
        <source>Latency vs. stride</source>
        <extracomment>chart-stride</extracomment>
        <translation>Задержка по шагу</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>chart-stride-axis
----------
column-stride</extracomment>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Constant stride</source>
        <extracomment>chart-stride-walk</extracomment>
        <translation>Постоянный шаг</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>chart-stride-random</extracomment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>Pages of {1}</source>
        <extracomment>tlb-line</extracomment>
        <translation>Страницы по {1}</translation>
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
        <translation>Задержка по шагу</translation>
    </message>
    <message>
        <source>{1} pages, one line in each</source>
        <extracomment>tlb-line-in-each</extracomment>
        <translation>страницы: {1}, по строке в каждой</translation>
    </message>
    <message>
        <source>{1} lines side by side</source>
        <extracomment>tlb-lines</extracomment>
        <translation>строки подряд: {1}</translation>
    </message>
    <message>
        <source>stride {1}</source>
        <extracomment>stride-of</extracomment>
        <translation>шаг {1}</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>stride-random</extracomment>
        <translation>случайно</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds. The first chase visits one cache line in each page; the second visits as many lines side by side, in few pages. The difference is the cost of address translation. It rises where a level of the TLB does not hold all pages.</source>
        <extracomment>reading-tlb</extracomment>
        <translation>Время зависимого чтения в наносекундах. Первый обход посещает по одной строке кэша на каждой странице; второй — столько же строк подряд, на немногих страницах. Разница — это цена преобразования адресов. Она растет там, где уровень TLB вмещает не все страницы.</translation>
    </message>
    <message>
        <source>In pages of {1}:</source>
        <extracomment>tlb-in-pages</extracomment>
        <translation>В страницах по {1}:</translation>
    </message>
    <message>
        <source>{1} huge pages</source>
        <extracomment>tlb-large-pages</extracomment>
        <translation>большие страницы: {1}</translation>
    </message>
    <message>
        <source>The first TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-first</extracomment>
        <translation>Первый TLB вмещает {1} ({2}); дальше обращение дольше на {3} ns (тактов: {4}).</translation>
    </message>
    <message>
        <source>The second TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-second</extracomment>
        <translation>Второй TLB вмещает {1} ({2}); дальше обращение дольше на {3} ns (тактов: {4}).</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-further</extracomment>
        <translation>Следующая ступень — {1} ({2}); дальше обращение дольше на {3} ns (тактов: {4}).</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes longer still; the sizes end before it is known by how much.</source>
        <extracomment>tlb-unfinished</extracomment>
        <translation>Последняя ступень — {1} ({2}); дальше обращение еще дольше, но размеры кончаются раньше, чем видно насколько.</translation>
    </message>
    <message>
        <source>No step seen up to {1} ({2}): an access takes as long in many pages as in few.</source>
        <extracomment>tlb-no-step</extracomment>
        <translation>Ступеней не видно, наибольший размер — {1} ({2}): на многих страницах обращение занимает столько же, сколько на немногих.</translation>
    </message>
    <message>
        <source>one per page</source>
        <extracomment>column-tlb-paged</extracomment>
        <translation>1 на стр.</translation>
    </message>
    <message>
        <source>side by side</source>
        <extracomment>column-tlb-dense</extracomment>
        <translation>подряд</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>column-tlb-cost</extracomment>
        <translation>разница</translation>
    </message>
    <message>
        <source>+/-</source>
        <extracomment>column-tlb-interval</extracomment>
        <translation>+/-</translation>
    </message>
    <message>
        <source>LATENCY BY STRIDE</source>
        <extracomment>heading-stride</extracomment>
        <translation>ЗАДЕРЖКА ПО ШАГУ</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds, where each load is a constant stride behind the one before. The walk visits every line of a region in memory. The core learns such a stride and prefetches, so a load takes less time than one at random.</source>
        <extracomment>reading-stride</extracomment>
        <translation>Время зависимого чтения в наносекундах, когда каждое чтение отстоит от предыдущего на постоянный шаг. Обход посещает каждую строку области в памяти. Ядро запоминает такой шаг и выполняет предвыборку, поэтому чтение занимает меньше времени, чем случайное.</translation>
    </message>
    <message>
        <source>Prefetching helps up to strides of {1}: a load takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-helps</extracomment>
        <translation>Предвыборка помогает при шаге до {1}: там чтение занимает {2} ns, а при {4} — {3} ns вместо {5} ns.</translation>
    </message>
    <message>
        <source>At none of these strides does a load take less than 90 % of the time at random, {1} ns.</source>
        <extracomment>stride-never-helps</extracomment>
        <translation>Ни при одном из этих шагов чтение не занимает меньше 90 % времени случайного, {1} ns.</translation>
    </message>
    <message>
        <source>of random</source>
        <extracomment>column-of-random</extracomment>
        <translation>от случайн.</translation>
    </message>
    <message>
        <source>At all strides up to {1} a load takes less than 90 % of the time at random. It takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-always-helps</extracomment>
        <translation>При всех шагах до {1} чтение занимает меньше 90 % времени случайного. Там оно занимает {2} ns, а при {4} — {3} ns вместо {5} ns.</translation>
    </message>
    <message>
        <source>{1} base pages</source>
        <extracomment>tlb-pages</extracomment>
        <translation>базовые страницы: {1}</translation>
    </message>
    <message>
        <source>Rates in the memory of the graphics device</source>
        <extracomment>chart-framebuffer</extracomment>
        <translation>Скорости в памяти видеоустройства</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <extracomment>html-test-framebuffer
----------
test-framebuffer</extracomment>
        <translation>Кадровый буфер</translation>
    </message>
    <message>
        <source>No {1}</source>
        <extracomment>brief-no-graphics-file</extracomment>
        <translation>Нет {1}</translation>
    </message>
    <message>
        <source>There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one.</source>
        <extracomment>no-graphics-file</extracomment>
        <translation>Здесь нет {1}, поэтому Strata не может измерить память этого устройства. Запустите тест на компьютере, где оно есть.</translation>
    </message>
    <message>
        <source>framebuffer</source>
        <extracomment>memory-kind-framebuffer</extracomment>
        <translation>кадровый буфер</translation>
    </message>
    <message>
        <source>dumb buffer</source>
        <extracomment>memory-kind-dumb-buffer</extracomment>
        <translation>dumb-буфер</translation>
    </message>
    <message>
        <source>FRAMEBUFFER</source>
        <extracomment>heading-framebuffer</extracomment>
        <translation>КАДРОВЫЙ БУФЕР</translation>
    </message>
    <message>
        <source>One thread reads and writes memory of a graphics device. The framebuffer is what the screen shows; no screen shows the dumb buffer. Copies go from normal memory to the device, and each copied byte counts once. Memory of a graphics device is usually write-combining: stores are gathered, and each load waits for the device. Non-temporal reads of 16 bytes or more fetch whole cache lines from it. Reads as fast as in normal memory mean a shadow buffer, which the driver copies to the screen.</source>
        <extracomment>reading-framebuffer</extracomment>
        <translation>Один поток читает память видеоустройства и пишет в нее. Кадровый буфер — это то, что видно на экране; dumb-буфер не виден ни на одном экране. Копирование идет туда из обычной памяти, и каждый скопированный байт считается один раз. Обычно это память с объединением записей: записи собираются, а каждое чтение ждет устройство. Чтения в обход кэша (non-temporal) по 16 B и больше загружают из нее целые строки кэша. Если она читается так же быстро, как обычная память, это теневой буфер, который драйвер копирует на экран.</translation>
    </message>
    <message>
        <source>Memory: {1}, buffer {2}</source>
        <extracomment>picture-memory</extracomment>
        <translation>Память: {1}, буфер {2}</translation>
    </message>
    <message>
        <source>Framebuffer, {1}</source>
        <extracomment>step-framebuffer</extracomment>
        <translation>Кадровый буфер, {1}</translation>
    </message>
    <message>
        <source>The picture on the screen is disturbed while this test runs. Go on? [y/N]</source>
        <extracomment>cli-picture-question</extracomment>
        <translation>Пока идет тест, изображение на экране искажается. Продолжить? [y/N]</translation>
    </message>
    <message>
        <source>The test framebuffer disturbs the picture on the screen, and there is no terminal to ask on. Add --yes, or run other tests.</source>
        <extracomment>cli-picture-refused</extracomment>
        <translation>Тест framebuffer искажает изображение на экране, а терминала, в котором можно об этом спросить, нет. Добавьте --yes или запустите другие тесты.</translation>
    </message>
    <message>
        <source>Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench and bandwidth, text of mbw, and JSON of fio.</source>
        <extracomment>unknown-format</extracomment>
        <translation>Strata не знает формата этого файла. Она читает собственные файлы прогонов, CSV и текст от sc-membench и bandwidth, текст от mbw и JSON от fio.</translation>
    </message>
    <message>
        <source>Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or with semicolons between the columns.</source>
        <extracomment>ambiguous-decimals</extracomment>
        <translation>В строке {1} есть запятые, которые могут разделять столбцы или отделять дробную часть. Сохраните файл с десятичными точками или с точками с запятой между столбцами.</translation>
    </message>
    <message>
        <source>Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again.</source>
        <extracomment>data-in-use</extracomment>
        <translation>Другой экземпляр Strata использует файлы в {1}, поэтому ничего не удалено. Закройте его и попробуйте снова.</translation>
    </message>
    <message>
        <source>Version of the OS kernel</source>
        <extracomment>shared-kernel-version</extracomment>
        <translation>Версия ядра ОС</translation>
    </message>
    <message>
        <source>Memory limit, to the byte</source>
        <extracomment>shared-memory-limit</extracomment>
        <translation>Ограничение памяти с точностью до байта</translation>
    </message>
    <message>
        <source>Lines of the other program&apos;s output that Strata did not read</source>
        <extracomment>shared-left-out</extracomment>
        <translation>Строки другой программы, которые Strata не прочитала</translation>
    </message>
    <message>
        <source>Name of a fio job</source>
        <extracomment>shared-job</extracomment>
        <translation>Имя задания fio</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <extracomment>size-buffers</extracomment>
        <translation>{1} x {2}</translation>
    </message>
    <message>
        <source>{1}-byte loop</source>
        <extracomment>peer-elements</extracomment>
        <translation>Цикл по {1} B</translation>
    </message>
    <message>
        <source>Chunk returned</source>
        <extracomment>network-row-returned</extracomment>
        <translation>Возврат порций</translation>
    </message>
    <message>
        <source>Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds none. Leave out --sweep full, or choose fewer threads.</source>
        <extracomment>no-larger-size</extracomment>
        <translation>В памяти здесь нет места для буферов больше обычных, которые кончаются на {1}. Поэтому полный перебор не добавляет ни одного размера. Уберите --sweep full или выберите меньше потоков.</translation>
    </message>
    <message>
        <source>NOT FINISHED: the run was still in progress, or the program had ended before the run did. The results so far follow.</source>
        <extracomment>report-unfinished</extracomment>
        <translation>НЕ ЗАВЕРШЕНО: прогон еще шел, или его программа завершилась раньше него. Ниже — результаты, полученные до этого.</translation>
    </message>
    <message>
        <source>L{1} {2}</source>
        <extracomment>report-cache-size</extracomment>
        <translation>L{1} {2}</translation>
    </message>
    <message>
        <source>Remove these files? This cannot be undone. [y/N]</source>
        <extracomment>cli-data-question</extracomment>
        <translation>Удалить эти файлы? Отменить это нельзя. [y/N]</translation>
    </message>
    <message>
        <source>There is no terminal to ask on. Add --yes to remove the files without a question.</source>
        <extracomment>cli-data-refused</extracomment>
        <translation>Нет терминала, в котором можно спросить. Добавьте --yes, чтобы удалить файлы без вопроса.</translation>
    </message>
    <message>
        <source>Strata keeps nothing there.</source>
        <extracomment>data-none</extracomment>
        <translation>Strata ничего там не хранит.</translation>
    </message>
    <message>
        <source>others, which are not Strata&apos;s and stay: {1}</source>
        <extracomment>data-others</extracomment>
        <translation>еще чужие файлы: {1}; они останутся</translation>
    </message>
    <message>
        <source>Files removed from {2}: {1}.</source>
        <extracomment>data-removed</extracomment>
        <translation>Удалено файлов из {2}: {1}.</translation>
    </message>
    <message>
        <source>Too many to compare</source>
        <extracomment>brief-too-many-compared</extracomment>
        <translation>Слишком много для сравнения</translation>
    </message>
    <message>
        <source>These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in one table. Choose fewer.</source>
        <extracomment>too-many-compared</extracomment>
        <translation>Слишком много прогонов для одного сравнения: Strata сравнивает до {1} серий и всего до {2} их результатов. Выберите меньше.</translation>
    </message>
    <message>
        <source>Strata could not read some runs of this file ({1}), so they are not in the history. Import another copy of it, if there is one.</source>
        <extracomment>history-runs-lost</extracomment>
        <translation>Strata не смогла прочитать некоторые прогоны этого файла ({1}), поэтому их нет в истории. Импортируйте другую его копию, если она есть.</translation>
    </message>
    <message>
        <source>Method {1}, built by {2} for {3}</source>
        <extracomment>cli-version-method</extracomment>
        <translation>Методика {1}, сборка: {2} для {3}</translation>
    </message>
    <message>
        <source>Kernels: {1}</source>
        <extracomment>cli-version-kernels</extracomment>
        <translation>Измерительные циклы: {1}</translation>
    </message>
    <message>
        <source>Libraries: {1}</source>
        <extracomment>cli-version-libraries</extracomment>
        <translation>Библиотеки: {1}</translation>
    </message>
    <message>
        <source>whole-machine consists of processor, bandwidth, latency and disk; {1} is none of them. Leave it out.</source>
        <extracomment>cli-whole-machine-test</extracomment>
        <translation>whole-machine состоит из processor, bandwidth, latency и disk; {1} сюда не входит. Уберите это.</translation>
    </message>
    <message>
        <source>whole-machine settles what is measured and for how long, so {1} cannot apply to it. Leave it out.</source>
        <extracomment>cli-whole-machine-option</extracomment>
        <translation>whole-machine сам определяет, что и как долго измеряется, поэтому {1} к нему не относится. Уберите это.</translation>
    </message>
    <message>
        <source>The program that read the standard output closed it before the end.</source>
        <extracomment>cli-output-closed</extracomment>
        <translation>Программа, читавшая стандартный вывод, закрыла его раньше конца.</translation>
    </message>
    <message>
        <source>CPU {1} ({2})</source>
        <extracomment>chart-cpu-of-kind</extracomment>
        <translation>ЦП {1} ({2})</translation>
    </message>
    <message>
        <source>L{1} #{2}</source>
        <extracomment>chart-last-cache</extracomment>
        <translation>L{1} #{2}</translation>
    </message>
    <message>
        <source>{1} bytes ({2})</source>
        <extracomment>report-vectors</extracomment>
        <translation>{1} B ({2})</translation>
    </message>
    <message>
        <source>The thermal state of macOS stayed nominal.</source>
        <extracomment>sustained-thermal-nominal</extracomment>
        <translation>Тепловое состояние macOS оставалось нормальным (nominal).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was fair at worst: slightly warm.</source>
        <extracomment>sustained-thermal-fair</extracomment>
        <translation>Тепловое состояние macOS было самое большее слегка повышенным (fair).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was serious: macOS lowers the speed for heat.</source>
        <extracomment>sustained-thermal-serious</extracomment>
        <translation>Тепловое состояние macOS было серьезным (serious): macOS снижает скорость из-за нагрева.</translation>
    </message>
    <message>
        <source>The thermal state of macOS was critical: macOS lowers the speed a lot for heat.</source>
        <extracomment>sustained-thermal-critical</extracomment>
        <translation>Тепловое состояние macOS было критическим (critical): macOS сильно снижает скорость из-за нагрева.</translation>
    </message>
    <message>
        <source>Power, % of {1} W</source>
        <extracomment>chart-sustained-power</extracomment>
        <translation>Мощность, % от {1} Вт</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>chart-clock</extracomment>
        <translation>Частота</translation>
    </message>
    <message>
        <source>The slowest of {1} threads on one word makes {2} % of the increments of the fastest.</source>
        <extracomment>contention-fairness</extracomment>
        <translation>Из {1} потоков на одном слове самый медленный делает {2} % увеличений самого быстрого.</translation>
    </message>
    <message>
        <source>As a rule, for machines that are not older than ten years.</source>
        <extracomment>usual-rule</extracomment>
        <translation>Как правило, для компьютеров не старше десяти лет.</translation>
    </message>
    <message>
        <source>70 to 120 ns on desktops and laptops, 100 to 180 ns on servers</source>
        <extracomment>usual-memory-latency</extracomment>
        <translation>70–120 ns у настольных ПК и ноутбуков, 100–180 ns у серверов</translation>
    </message>
    <message>
        <source>70 to 90 % of the peak</source>
        <extracomment>usual-memory-read</extracomment>
        <translation>70–90 % максимума</translation>
    </message>
    <message>
        <source>100 to 280 MB/s</source>
        <extracomment>usual-hard-disk</extracomment>
        <translation>100–280 MB/s</translation>
    </message>
    <message>
        <source>500 to 560 MB/s</source>
        <extracomment>usual-sata-ssd</extracomment>
        <translation>500–560 MB/s</translation>
    </message>
    <message>
        <source>to 3,500 MB/s by PCIe 3.0, to 7,400 by 4.0, to 14,500 by 5.0</source>
        <extracomment>usual-nvme-ssd</extracomment>
        <translation>до 3500 MB/s по PCIe 3.0, до 7400 по 4.0, до 14&#xa0;500 по 5.0</translation>
    </message>
    <message>
        <source>Cycles</source>
        <extracomment>name-cycles</extracomment>
        <translation>Такты</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-doubtful</extracomment>
        <translation>
            <numerusform>{1} из них основан на ненадежных результатах. Измерьте обе стороны заново на спокойном компьютере.</numerusform>
            <numerusform>{1} из них основаны на ненадежных результатах. Измерьте обе стороны заново на спокойном компьютере.</numerusform>
            <numerusform>{1} из них основаны на ненадежных результатах. Измерьте обе стороны заново на спокойном компьютере.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides differ in settings ({1}), which may be the cause of the differences.</source>
        <extracomment>answer-unlike</extracomment>
        <translation>Настройки сторон различаются ({1}), и это может быть причиной различий.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>chart-relative</extracomment>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>higher is better</source>
        <extracomment>chart-higher-brief</extracomment>
        <translation>больше — лучше</translation>
    </message>
    <message>
        <source>lower is better</source>
        <extracomment>chart-lower-brief</extracomment>
        <translation>меньше — лучше</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>copy-stream-chunks</extracomment>
        <translation>Случайное копирование, {1} B, порциями по 256 B, в обход кэша</translation>
    </message>
    <message>
        <source>medians compared</source>
        <extracomment>unlike-brief-median</extracomment>
        <translation>сравниваются медианы</translation>
    </message>
    <message>
        <source>{1}: one size per level</source>
        <extracomment>chart-one-size-a-level</extracomment>
        <translation>{1}: один размер на уровень</translation>
    </message>
</context>
</TS>
