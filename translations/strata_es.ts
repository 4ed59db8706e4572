<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Strata</source>
        <translation>Acerca de Strata</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <translation>Strata %1</translation>
    </message>
    <message>
        <source>A benchmark of CPU, caches, memory, disk and network.

Method %1, built by %2.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Un benchmark de CPU, cachés, memoria, disco y red.

Método %1, compilado con %2.

Software libre bajo la GNU General Public License, versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Settings and runs are kept in %1.</source>
        <translation>Los ajustes y las ejecuciones se guardan en %1.</translation>
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
        <translation>%1: %2; diferencia %3, mejor</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, worse</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; diferencia %3, peor</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, within what is usual</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; diferencia %3, dentro de lo habitual</translation>
    </message>
    <message>
        <source>%1: %2; difference %3</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; diferencia %3</translation>
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
        <translation>memoria</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache that holds the region</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>edge of L%1</source>
        <comment>cache that just holds the region</comment>
        <translation>borde de L%1</translation>
    </message>
    <message>
        <source>best</source>
        <comment>number of threads</comment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
</context>
<context>
    <name>CompareNames</name>
    <message>
        <source>Run %1</source>
        <comment>beginning of its id</comment>
        <translation>Ejecución %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number of those of that name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>reference results</source>
        <translation>resultados de referencia</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>%Ln repetición</numerusform>
            <numerusform>%Ln repeticiones</numerusform>
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
        <translation>Última ejecución, %1</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>%1 IOPS</source>
        <comment>operations a second</comment>
        <translation>%1&#xa0;IOPS</translation>
    </message>
    <message numerus="yes">
        <source>needs %Ln requests</source>
        <comment>percentile of latencies</comment>
        <translation>
            <numerusform>necesita %Ln petición</numerusform>
            <numerusform>necesita %Ln peticiones</numerusform>
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
        <translation>p99.9 %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <comment>latency</comment>
        <translation>máx %1</translation>
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
        <translation>Latencia: %1</translation>
    </message>
    <message>
        <source>Throughput at median latency: %1</source>
        <comment>rate</comment>
        <translation>Tasa a la latencia mediana: %1</translation>
    </message>
    <message>
        <source>I/O engine: %1</source>
        <comment>engine that makes the requests</comment>
        <translation>Motor de E/S: %1</translation>
    </message>
    <message>
        <source>Final flush: %1</source>
        <translation>Vaciado (flush) final: %1</translation>
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
        <translation>Tasa</translation>
    </message>
    <message>
        <source>IOPS</source>
        <comment>operations a second</comment>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Measures all rows of the profile</source>
        <translation>Mide todas las filas del perfil</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of latencies</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>Measures this column in all rows. All-zero data shows compression by the drive or file system. Do not compare disks by it.</source>
        <translation>Mide esta columna en todas las filas. Los datos que son todo ceros muestran la compresión del disco o del sistema de archivos. No sirven para comparar discos.</translation>
    </message>
    <message>
        <source>Measures this column in all rows</source>
        <translation>Mide esta columna en todas las filas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measures only this row: %1</source>
        <translation>Mide solo esta fila: %1</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1: no medido</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Hacer clic para medir solo esto.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>calificación</translation>
    </message>
    <message>
        <source>%1 written: %2 at the start, %3 at the end, minimum %4.</source>
        <comment>size, rates</comment>
        <translation>%1 escritos: %2 al principio, %3 al final, mínimo %4.</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>disk profile</comment>
        <translation>Nbench clásico</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>disk profile</comment>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>NVMe</source>
        <comment>disk profile</comment>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Real world</source>
        <comment>disk profile</comment>
        <translation>Uso real</translation>
    </message>
    <message>
        <source>Mixed read/write</source>
        <comment>disk profile</comment>
        <translation>Lectura/escritura mixta</translation>
    </message>
    <message>
        <source>Database</source>
        <comment>disk profile</comment>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>disk profile</comment>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Random %1, each flushed</source>
        <comment>size of a block</comment>
        <translation>Aleatorio %1, con vaciado tras cada bloque</translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>Registros de log de %Ln byte, con vaciado tras cada uno</numerusform>
            <numerusform>Registros de log de %Ln bytes, con vaciado tras cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln hilo</numerusform>
            <numerusform>%Ln hilos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>queue depth %Ln</source>
        <comment>requests</comment>
        <translation>
            <numerusform>profundidad de cola %Ln</numerusform>
            <numerusform>profundidad de cola %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Random %1</source>
        <comment>size of a block</comment>
        <translation>Aleatorio %1</translation>
    </message>
    <message>
        <source>Sequential %1</source>
        <comment>size of a block</comment>
        <translation>Secuencial %1</translation>
    </message>
    <message>
        <source>Mixed %1</source>
        <comment>percent of the requests read</comment>
        <translation>Mixto %1</translation>
    </message>
    <message>
        <source>%1, 0-fill</source>
        <comment>operation, with zeros for data</comment>
        <translation>%1, relleno de ceros</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <comment>of Windows</comment>
        <translation>puertos de finalización de E/S</translation>
    </message>
    <message>
        <source>synchronous threads</source>
        <comment>that make requests</comment>
        <translation>hilos síncronos</translation>
    </message>
    <message>
        <source>write + %1</source>
        <comment>what a commit is made of; the call that flushes</comment>
        <translation>escritura + %1</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1&#xa0;ns</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1&#xa0;µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>DiskPlot</name>
    <message>
        <source>thread %1</source>
        <translation>hilo %1</translation>
    </message>
    <message>
        <source>Rate along the file of each thread</source>
        <translation>Tasa a lo largo del archivo de cada hilo</translation>
    </message>
    <message>
        <source>Written or read</source>
        <translation>Escrito o leído</translation>
    </message>
    <message>
        <source>%1, thread %2</source>
        <comment>operation, number</comment>
        <translation>%1, hilo %2</translation>
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
        <translation>Segundos desde el inicio de la fila</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Written since the test began</source>
        <translation>Escrito desde el inicio de la prueba</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
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
        <translation>Aún no hay escritura sostenida. Pulsar «Escritura sostenida…» para ver cómo cae la tasa cuando se llena la caché SLC del disco, o cuando este se calienta.</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Tasa a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its rate.</source>
        <translation>Aún no se ha medido nada en esta sesión. Pulsar una fila para ver su tasa.</translation>
    </message>
    <message>
        <source>Latency over time (p50 to p99)</source>
        <translation>Latencia a lo largo del tiempo (p50 a p99)</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its latency.</source>
        <translation>Aún no se ha medido nada en esta sesión. Pulsar una fila para ver su latencia.</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Latencia por percentil</translation>
    </message>
    <message>
        <source>Percentile of operations</source>
        <translation>Percentil de operaciones</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>No latencies yet. Press a row, or All to compare the rows.</source>
        <translation>Aún no hay latencias. Pulsar una fila, o «Todo» para comparar las filas.</translation>
    </message>
    <message>
        <source>Sustained write: rate vs. data written</source>
        <translation>Escritura sostenida: tasa según los datos escritos</translation>
    </message>
    <message>
        <source>Sustained write: latency vs. data written (p50 to p99)</source>
        <translation>Escritura sostenida: latencia según los datos escritos (p50 a p99)</translation>
    </message>
</context>
<context>
    <name>DiskWritesText</name>
    <message>
        <source>Writes about %1 at the rates of this drive&apos;s last run, to a file of %2</source>
        <comment>size, size</comment>
        <translation>Escribe unos %1 a las tasas de la última ejecución de este disco, en un archivo de %2</translation>
    </message>
    <message>
        <source>Writes about %1 at the rates of these drives&apos; last run, to files of %2</source>
        <comment>size, size</comment>
        <translation>Escribe unos %1 a las tasas de la última ejecución de estos discos, en archivos de %2</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3</source>
        <comment>size, rate, size</comment>
        <translation>Escribe unos %1 a %2 MB/s (un disco más rápido escribe más), en un archivo de %3</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3</source>
        <comment>size, rate, size</comment>
        <translation>Escribe unos %1 a %2 MB/s (un disco más rápido escribe más), en archivos de %3</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the disk test</source>
        <translation>Carpeta para la prueba de disco</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>all threads %1</source>
        <comment>figure</comment>
        <translation>todos los hilos %1</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the figure of one thread</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>all threads</source>
        <translation>todos los hilos</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Ancho de banda de memoria</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 del máximo</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>Latencia de memoria</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>toda la región %1</translation>
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
        <translation>un hilo</translation>
    </message>
    <message>
        <source>Usual, all threads: %1</source>
        <translation>Habitual, todos los hilos: %1</translation>
    </message>
    <message>
        <source>Usual over the whole region: %1</source>
        <translation>Habitual en toda la región: %1</translation>
    </message>
    <message>
        <source>Usual for a hard disk: %1</source>
        <translation>Habitual en un disco duro: %1</translation>
    </message>
    <message>
        <source>Usual for a SATA SSD: %1</source>
        <translation>Habitual en un SSD SATA: %1</translation>
    </message>
    <message>
        <source>Usual for an NVMe SSD: %1</source>
        <translation>Habitual en un SSD NVMe: %1</translation>
    </message>
    <message>
        <source>vs %1</source>
        <comment>the figure of another run</comment>
        <translation>frente a %1</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>1 core</source>
        <translation>1 núcleo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln núcleo</numerusform>
            <numerusform>%Ln núcleos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln threads</source>
        <translation>
            <numerusform>de %1 a %Ln hilo</numerusform>
            <numerusform>de %1 a %Ln hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>affinity: %1</source>
        <comment>how threads are bound to CPUs</comment>
        <translation>afinidad: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 per size</source>
        <comment>duration</comment>
        <translation>%1 por tamaño</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 hilo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln hilo</numerusform>
            <numerusform>%Ln hilos</numerusform>
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
        <translation>%1&#xa0;GHz medidos</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>processor model, cores, memory</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 GHz measured</source>
        <comment>processor model, cores, memory, clock</comment>
        <translation>%1 · %2 · %3 · %4&#xa0;GHz medidos</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>Máquina completa</translation>
    </message>
    <message>
        <source>Whole machine without the disk</source>
        <translation>Máquina completa sin el disco</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Todas las pruebas</translation>
    </message>
    <message>
        <source>Processor, memory and disk</source>
        <translation>Procesador, memoria y disco</translation>
    </message>
    <message>
        <source>Bandwidth and latency</source>
        <translation>Ancho de banda y latencia</translation>
    </message>
    <message>
        <source>Processor and memory</source>
        <translation>Procesador y memoria</translation>
    </message>
    <message>
        <source>Processor and disk</source>
        <translation>Procesador y disco</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>Memoria y disco</translation>
    </message>
    <message>
        <source>%1 per network measurement</source>
        <comment>duration</comment>
        <translation>%1 por medición de red</translation>
    </message>
    <message>
        <source>integer %1, floating %2</source>
        <comment>durations</comment>
        <translation>enteros %1, coma flotante %2</translation>
    </message>
    <message>
        <source>%1 per buffer</source>
        <comment>duration</comment>
        <translation>%1 por búfer</translation>
    </message>
    <message>
        <source>disk file %1</source>
        <comment>size</comment>
        <translation>archivo de prueba %1</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>preset</comment>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>preset</comment>
        <translation>Nbench clásico</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>preset</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Thorough</source>
        <comment>preset</comment>
        <translation>Exhaustivo</translation>
    </message>
    <message>
        <source>A balance of time and precision.</source>
        <comment>preset</comment>
        <translation>Un equilibrio entre tiempo y precisión.</translation>
    </message>
    <message>
        <source>The settings closest to Nbench 2.0.</source>
        <comment>preset</comment>
        <translation>Los ajustes más próximos a Nbench 2.0.</translation>
    </message>
    <message>
        <source>A quick check: short tests and small files.</source>
        <comment>preset</comment>
        <translation>Una comprobación rápida: pruebas cortas y archivos pequeños.</translation>
    </message>
    <message>
        <source>The most precise results: long tests and large files.</source>
        <comment>preset</comment>
        <translation>Los resultados más precisos: pruebas largas y archivos grandes.</translation>
    </message>
    <message>
        <source>µs</source>
        <comment>microseconds</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <comment>duration</comment>
        <translation>unos %1&#xa0;s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <comment>duration</comment>
        <translation>unos %1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>quedan %1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min %2 s left</source>
        <translation>quedan %1&#xa0;min %2&#xa0;s</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>%1 ns</source>
        <comment>latency</comment>
        <translation>%1&#xa0;ns</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <comment>than the layer above</comment>
        <translation>%1× más rápido</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <comment>than the layer above</comment>
        <translation>%1× más lento</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <comment>layer with figures of another machine</comment>
        <translation>%1 (referencia)</translation>
    </message>
    <message>
        <source>%1 (reference: %2)</source>
        <comment>layer with its figures, those of another machine</comment>
        <translation>%1 (referencia: %2)</translation>
    </message>
    <message>
        <source>Latency vs row above</source>
        <translation>Latencia / fila anterior</translation>
    </message>
    <message>
        <source>Read rate vs row above</source>
        <translation>Tasa de lectura / fila anterior</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>Abrir &amp;ejecución…</translation>
    </message>
    <message>
        <source>Adds the runs of a file to the history, and shows them there</source>
        <translation>Añade al historial las ejecuciones de un archivo y las muestra allí</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Archivos &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>Guardar &amp;informe…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Guardar i&amp;magen…</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG</source>
        <translation>Guarda el gráfico como PNG o SVG</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>Com&amp;partir…</translation>
    </message>
    <message>
        <source>Saves an anonymous copy of the run</source>
        <translation>Guarda una copia anónima de la ejecución</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Loads the settings from a file</source>
        <translation>Carga los ajustes de un archivo</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Saves the settings to a file</source>
        <translation>Guarda los ajustes en un archivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Stops the run and quits</source>
        <translation>Detiene la ejecución y sale de Strata</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copies the table or the report, wherever the keyboard is</source>
        <translation>Copia la tabla o el informe, según dónde esté el foco del teclado</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copiar i&amp;magen</translation>
    </message>
    <message>
        <source>Copies the chart as a picture</source>
        <translation>Copia el gráfico como imagen</translation>
    </message>
    <message>
        <source>Empties the report pane</source>
        <translation>Vacía el panel del informe</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecutar</translation>
    </message>
    <message>
        <source>Same as the Run button</source>
        <translation>Igual que el botón «Ejecutar»</translation>
    </message>
    <message>
        <source>&amp;Whole machine</source>
        <translation>Máquina &amp;completa</translation>
    </message>
    <message>
        <source>Measures processor, levels of memory and disk</source>
        <translation>Mide el procesador, los niveles de memoria y el disco</translation>
    </message>
    <message>
        <source>Whole machine &amp;options</source>
        <translation>&amp;Opciones de la máquina completa</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Rápido (%Ln segundo como máximo)</numerusform>
            <numerusform>&amp;Rápido (%Ln segundos como máximo)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>Prede&amp;terminado (%Ln segundo como máximo)</numerusform>
            <numerusform>Prede&amp;terminado (%Ln segundos como máximo)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Exhaustivo (%Ln segundo como máximo)</numerusform>
            <numerusform>&amp;Exhaustivo (%Ln segundos como máximo)</numerusform>
        </translation>
    </message>
    <message>
        <source>How long a run of the whole machine takes</source>
        <translation>Cuánto dura una ejecución de la máquina completa</translation>
    </message>
    <message>
        <source>W&amp;ith the disk</source>
        <translation>C&amp;on el disco</translation>
    </message>
    <message>
        <source>Whether a run of the whole machine writes to the disk</source>
        <translation>Si una ejecución de la máquina completa escribe en el disco</translation>
    </message>
    <message>
        <source>&amp;Levels of memory</source>
        <translation>&amp;Niveles de memoria</translation>
    </message>
    <message>
        <source>Measures bandwidth and latency of each cache and of memory</source>
        <translation>Mide el ancho de banda y la latencia de cada caché y de la memoria</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>&amp;Procesador</translation>
    </message>
    <message>
        <source>Measures integer and floating-point operations</source>
        <translation>Mide operaciones con enteros y de coma flotante</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Memoria</translation>
    </message>
    <message>
        <source>Measures moves in caches and memory</source>
        <translation>Mide movimientos en las cachés y la memoria</translation>
    </message>
    <message>
        <source>&amp;Disk</source>
        <translation>&amp;Disco</translation>
    </message>
    <message>
        <source>Measures writing and reading a file</source>
        <translation>Mide la escritura y la lectura de un archivo</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>&amp;Red</translation>
    </message>
    <message>
        <source>Measures the network to another machine that runs Strata</source>
        <translation>Mide la red hasta otra máquina que ejecuta Strata</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todo</translation>
    </message>
    <message>
        <source>Measures processor, moves, disk, bandwidth and latency in turn</source>
        <translation>Mide sucesivamente procesador, movimientos, disco, ancho de banda y latencia</translation>
    </message>
    <message>
        <source>Sus&amp;tained write…</source>
        <translation>Escritura &amp;sostenida…</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Escribe durante mucho tiempo para mostrar cuándo el disco se vuelve más lento</translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation>&amp;Leer un archivo…</translation>
    </message>
    <message>
        <source>Measures reading alone, of a file that exists; nothing is written</source>
        <translation>Mide solo la lectura de un archivo que ya existe; no se escribe nada</translation>
    </message>
    <message>
        <source>&amp;Repeat…</source>
        <translation>Repet&amp;ir…</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names several times, as a series that can be compared</source>
        <translation>Ejecuta varias veces lo que indica el botón de la ventana, como una serie que se puede comparar</translation>
    </message>
    <message>
        <source>A/B t&amp;est of two settings…</source>
        <translation>Prueba A/&amp;B de dos configuraciones…</translation>
    </message>
    <message>
        <source>Runs two settings alternately, and shows which is faster</source>
        <translation>Ejecuta dos configuraciones alternadamente y muestra cuál es más rápida</translation>
    </message>
    <message>
        <source>&amp;Before and after…</source>
        <translation>&amp;Antes y después…</translation>
    </message>
    <message>
        <source>Shows what a BIOS or OS change made faster or slower</source>
        <translation>Muestra qué se ha vuelto más rápido o más lento con un cambio en el BIOS o el sistema</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>D&amp;etener</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured</source>
        <translation>Termina la ejecución y conserva lo que ha medido</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Set&amp;up…</source>
        <translation>Con&amp;figuración…</translation>
    </message>
    <message>
        <source>Chooses times, buffer sizes, threads and the disk file</source>
        <translation>Elige tiempos, tamaños de búfer, hilos y el archivo de prueba</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Contenido</translation>
    </message>
    <message>
        <source>Explains tests, numbers and charts</source>
        <translation>Explica las pruebas, los valores y los gráficos</translation>
    </message>
    <message>
        <source>Save &amp;diagnostics…</source>
        <translation>Guardar &amp;diagnóstico…</translation>
    </message>
    <message>
        <source>Checks the instrument, and saves the checks and facts of the machine to attach to a report</source>
        <translation>Comprueba el instrumento y guarda las comprobaciones y los datos de la máquina para adjuntarlos a un aviso de error</translation>
    </message>
    <message>
        <source>&amp;About Strata</source>
        <translation>&amp;Acerca de Strata</translation>
    </message>
    <message>
        <source>Shows version and licence</source>
        <translation>Muestra la versión y la licencia</translation>
    </message>
    <message>
        <source>&amp;Kinds of cores in turn</source>
        <translation>Tipos de núcleos por t&amp;urnos</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names on each kind of cores, and compares them</source>
        <translation>Ejecuta lo que indica el botón de la ventana en cada tipo de núcleos, y los compara</translation>
    </message>
    <message>
        <source>&amp;Remove settings and history…</source>
        <translation>&amp;Eliminar ajustes e historial…</translation>
    </message>
    <message>
        <source>Removes all that Strata keeps on this computer, for instance before you uninstall it</source>
        <translation>Elimina todo lo que Strata guarda en este ordenador, por ejemplo antes de desinstalarlo</translation>
    </message>
    <message>
        <source>&amp;Result card…</source>
        <translation>&amp;Tarjeta de resultados…</translation>
    </message>
    <message>
        <source>Shows the main results with machine and grades as one picture, to save or copy</source>
        <translation>Muestra los resultados principales con máquina y calificaciones en una imagen, para guardar o copiar</translation>
    </message>
    <message>
        <source>Saves what the page shows as a web page, drawing, table or file, or all reports as text</source>
        <translation>Guarda lo que muestra la página como página web, dibujo, tabla o archivo, o todos los informes como texto</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>Comp&amp;arar ejecuciones</translation>
    </message>
    <message>
        <source>C&amp;lear reports</source>
        <translation>Vac&amp;iar los informes</translation>
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
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>today %1</source>
        <comment>time</comment>
        <translation>hoy %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>ayer %1</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>Upload</source>
        <translation>Subida</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Bajada</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>Bidireccional</translation>
    </message>
    <message>
        <source>All together</source>
        <comment>several machines</comment>
        <translation>Todas juntas</translation>
    </message>
</context>
<context>
    <name>NetworkPlot</name>
    <message>
        <source>idle</source>
        <comment>round trips</comment>
        <translation>en reposo</translation>
    </message>
    <message>
        <source>under upload</source>
        <comment>round trips</comment>
        <translation>durante la subida</translation>
    </message>
    <message>
        <source>under download</source>
        <comment>round trips</comment>
        <translation>durante la bajada</translation>
    </message>
    <message>
        <source>under bidirectional load</source>
        <comment>round trips</comment>
        <translation>bajo carga bidireccional</translation>
    </message>
    <message>
        <source>1 stream</source>
        <translation>1 flujo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Ln flujo</numerusform>
            <numerusform>%Ln flujos</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Tasa a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Seconds since the streams started</source>
        <translation>Segundos desde el inicio de los flujos</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>No streams measured in this session yet.</source>
        <translation>Aún no se han medido flujos en esta sesión.</translation>
    </message>
    <message>
        <source>RTT over time (p50 to p99)</source>
        <translation>RTT a lo largo del tiempo (p50 a p99)</translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>Segundos desde el inicio</translation>
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
        <translation>Aún no se ha medido el RTT en esta sesión.</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT por percentil</translation>
    </message>
    <message>
        <source>Percentile of round trips</source>
        <translation>Percentil de las idas y vueltas</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>No RTT measured yet.</source>
        <translation>Aún no se ha medido el RTT.</translation>
    </message>
    <message>
        <source>No streams measured yet.</source>
        <translation>Aún no se han medido flujos.</translation>
    </message>
    <message>
        <source>No chunks measured yet.</source>
        <translation>Aún no se han medido bloques.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Measure</source>
        <comment>heading of the pages with tests</comment>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Núcleos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading of History and Compare</comment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Press Run to measure the whole machine, or a cell above to measure only that; all together take %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Pulsar «Ejecutar» para medir la máquina completa, o una celda de arriba para medir solo esa; todas juntas duran %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the processor; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Pulsar «Ejecutar» para medir el procesador; dura %1.</translation>
    </message>
    <message>
        <source>Press Run to measure caches and memory; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Pulsar «Ejecutar» para medir las cachés y la memoria; dura %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the disk; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Pulsar «Ejecutar» para medir el disco; dura %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the network to the other machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Pulsar «Ejecutar» para medir la red hasta la otra máquina; dura %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the cores of this machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Pulsar «Ejecutar» para medir los núcleos de esta máquina; dura %1.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>%1 cycles</source>
        <comment>a latency</comment>
        <translation>%1 ciclos</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 del máximo</translation>
    </message>
    <message>
        <source>whole region %1 ns</source>
        <comment>latency</comment>
        <translation>toda la región %1&#xa0;ns</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Hacer clic para medir solo esto.</translation>
    </message>
    <message>
        <source>Opens the Network page.</source>
        <translation>Abre la página «Red».</translation>
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
        <translation>En toda la región: %1</translation>
    </message>
    <message>
        <source>One thread: %1</source>
        <translation>Un hilo: %1</translation>
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
        <translation>%1: no medido</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
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
        <translation>Mide esto en cada nivel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>within this computer</source>
        <translation>dentro de este equipo</translation>
    </message>
    <message>
        <source>to another machine</source>
        <translation>hasta otra máquina</translation>
    </message>
    <message>
        <source>to another machine, not measured</source>
        <translation>hasta otra máquina, sin medir</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Measures read, write, copy and latency here</source>
        <translation>Mide aquí lectura, escritura, copia y latencia</translation>
    </message>
    <message>
        <source>%1 measured, OS: %2</source>
        <comment>sizes of a cache</comment>
        <translation>%1 medidos, sistema: %2</translation>
    </message>
    <message>
        <source>%1 assumed, %2 reported</source>
        <comment>sizes of a cache</comment>
        <translation>%1 supuestos, %2 según el sistema</translation>
    </message>
    <message>
        <source>Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may use the rest. Strata chooses sizes by the part that it measured.</source>
        <comment>sizes of a cache</comment>
        <translation>Los programas obtienen %1 de los %2 que indica el sistema. Otras máquinas virtuales u otros programas pueden usar el resto. Strata elige los tamaños según la parte que ha medido.</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <comment>size of a cache</comment>
        <translation>%1 medidos</translation>
    </message>
    <message>
        <source>%1 assumed</source>
        <comment>size of a cache</comment>
        <translation>%1 supuestos</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <comment>size of a cache</comment>
        <translation>%1, no distinguible</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, operation</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>toda la región %1</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>arithmetic, registers</source>
        <translation>aritmética, registros</translation>
    </message>
    <message>
        <source>Measures the processor</source>
        <translation>Mide el procesador</translation>
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
        <translation>Registros, %1</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>un ciclo</translation>
    </message>
    <message>
        <source>%1: %2 ns</source>
        <comment>cell, figure</comment>
        <translation>%1: %2&#xa0;ns</translation>
    </message>
    <message>
        <source>From the clock that Strata measures with latency. Click to measure latency in L1.</source>
        <translation>A partir de la frecuencia que Strata mide con la latencia. Hacer clic para medir la latencia en L1.</translation>
    </message>
    <message>
        <source>Measures the disk</source>
        <translation>Mide el disco</translation>
    </message>
    <message>
        <source>4K · p99 %1</source>
        <comment>random reads of 4 KiB</comment>
        <translation>4K · p99 %1</translation>
    </message>
    <message>
        <source>The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then Measure cache again.</source>
        <comment>sizes of a cache</comment>
        <translation>El sistema indica %2, que una máquina virtual rara vez obtiene por completo. Strata supone %1 hasta que coincidan dos mediciones sin perturbar. Para medir ahora la caché, elegir Ver ▸ Máquina… y después «Medir la caché de nuevo».</translation>
    </message>
    <message>
        <source>%1× one thread</source>
        <comment>rate of all threads</comment>
        <translation>%1× un hilo</translation>
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
            <numerusform>%1 y %Ln más</numerusform>
            <numerusform>%1 y %Ln más</numerusform>
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
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
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
        <translation>máx</translation>
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
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message>
        <source>Working set %1</source>
        <comment>size</comment>
        <translation>Conjunto de trabajo %1</translation>
    </message>
    <message>
        <source>Working set %1, in memory</source>
        <comment>size</comment>
        <translation>Conjunto de trabajo %1, en memoria</translation>
    </message>
    <message>
        <source>Working set %1, in the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Conjunto de trabajo %1, en la caché L%2</translation>
    </message>
    <message>
        <source>Working set %1, at the edge of the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Conjunto de trabajo %1, al borde de la caché L%2</translation>
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
        <translation>1 hilo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln hilo</numerusform>
            <numerusform>%Ln hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>so many threads</comment>
        <translation>%1, el mejor número</translation>
    </message>
    <message>
        <source>Maximum: the slowest operation</source>
        <translation>Máximo: la operación más lenta</translation>
    </message>
    <message>
        <source>p%1: %1 % of the operations take this long or less</source>
        <comment>percentile</comment>
        <translation>p%1: el %1&#xa0;% de las operaciones tarda esto o menos</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most of many figures</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>percent</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Hilo %1</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <comment>of a test</comment>
        <translation>Tras %1&#xa0;s</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <comment>so many</comment>
        <translation>Páginas: %1</translation>
    </message>
</context>
<context>
    <name>Responding</name>
    <message>
        <source>%1 disconnected before sending a code, which counts as a wrong code.</source>
        <comment>address</comment>
        <translation>%1 se desconectó antes de enviar un código, lo que cuenta como código erróneo.</translation>
    </message>
    <message>
        <source>Wrong code from %1.</source>
        <comment>address</comment>
        <translation>Código erróneo de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>Demasiados códigos erróneos: el servidor bloquea nuevos intentos durante %Ln segundo.</numerusform>
            <numerusform>Demasiados códigos erróneos: el servidor bloquea nuevos intentos durante %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 disconnected: %2</source>
        <comment>who measured, why</comment>
        <translation>%1 se desconectó: %2</translation>
    </message>
    <message>
        <source>%1 disconnected without a test.</source>
        <comment>who</comment>
        <translation>%1 se desconectó sin hacer ninguna prueba.</translation>
    </message>
    <message>
        <source>%1 finished its network test.</source>
        <comment>who</comment>
        <translation>%1 terminó su prueba de red.</translation>
    </message>
    <message>
        <source>Server is on, waiting for a client.</source>
        <translation>El servidor está activo, a la espera de un cliente.</translation>
    </message>
    <message>
        <source>%1 measures the network.</source>
        <comment>who</comment>
        <translation>%1 está midiendo la red.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>what is measured</comment>
        <translation>Ahora: %1.</translation>
    </message>
    <message>
        <source>Server is off.</source>
        <translation>El servidor está apagado.</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>Iniciando el servidor</translation>
    </message>
    <message>
        <source>Server is paused while this machine measures. Clients can connect again after the run.</source>
        <translation>El servidor está en pausa mientras esta máquina mide. Los clientes podrán volver a conectarse después de la ejecución.</translation>
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
        <translation>Un hilo</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Todos los hilos</translation>
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
        <translation>midiendo</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>%1, earlier</source>
        <comment>the grade of a result of a run of before the start</comment>
        <translation>%1, anterior</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a reason, number of further ones</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Measured before this start of Strata.</source>
        <translation>Medido antes de este inicio de Strata.</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>the grade comes at the end</comment>
        <translation>medido</translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message>
        <source>others %1 of a CPU</source>
        <comment>percent; what other programs take</comment>
        <translation>otros %1 de una CPU</translation>
    </message>
    <message>
        <source>clock %1 GHz steady</source>
        <translation>frecuencia %1&#xa0;GHz, estable</translation>
    </message>
    <message>
        <source>clock %1 to %2 GHz</source>
        <translation>frecuencia de %1 a %2&#xa0;GHz</translation>
    </message>
    <message>
        <source>no time stolen</source>
        <comment>by other virtual machines</comment>
        <translation>sin tiempo robado</translation>
    </message>
    <message>
        <source>%1 stolen</source>
        <comment>share of the time that other virtual machines take</comment>
        <translation>%1 robado</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>%1: %2 of a CPU</source>
        <comment>the busiest other program, percent</comment>
        <translation>%1: %2 de una CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>%Ln muestra descartada</numerusform>
            <numerusform>%Ln muestras descartadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was not saved: %2. Save it again in another folder, or make room first.</source>
        <translation>%1 no se ha guardado: %2. Guardarlo de nuevo en otra carpeta, o liberar espacio antes.</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Moves</source>
        <comment>the memory test of Nbench</comment>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Load machinery</source>
        <comment>what a core has for its loads</comment>
        <translation>Mecánica de carga</translation>
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
        <translation>Nodo %1</translation>
    </message>
    <message>
        <source>1 performance core</source>
        <translation>1 núcleo de rendimiento</translation>
    </message>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>%Ln núcleo de rendimiento</numerusform>
            <numerusform>%Ln núcleos de rendimiento</numerusform>
        </translation>
    </message>
    <message>
        <source>1 efficiency core</source>
        <translation>1 núcleo eficiente</translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>%Ln núcleo eficiente</numerusform>
            <numerusform>%Ln núcleos eficientes</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>1 núcleo intermedio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>%Ln núcleo intermedio</numerusform>
            <numerusform>%Ln núcleos intermedios</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 núcleo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln núcleo</numerusform>
            <numerusform>%Ln núcleos</numerusform>
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
        <translation>de rendimiento</translation>
    </message>
    <message>
        <source>efficiency</source>
        <comment>kind of core</comment>
        <translation>eficiente</translation>
    </message>
    <message>
        <source>in between</source>
        <comment>kind of core</comment>
        <translation>intermedio</translation>
    </message>
    <message>
        <source>each %1</source>
        <comment>core has a cache of that size</comment>
        <translation>%1 cada uno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>%Ln zócalo</numerusform>
            <numerusform>%Ln zócalos</numerusform>
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
        <translation>Cada núcleo: %1</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <translation>sin CPU</translation>
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
            <numerusform>%Ln vía</numerusform>
            <numerusform>%Ln vías</numerusform>
        </translation>
    </message>
    <message>
        <source>lines of %1</source>
        <comment>of a cache, size</comment>
        <translation>líneas de %1</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>Zócalo %1</translation>
    </message>
    <message>
        <source>1 CPU is switched off</source>
        <translation>1 CPU está desactivada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>%Ln CPU está desactivada</numerusform>
            <numerusform>%Ln CPU están desactivadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Core %1</source>
        <translation>Núcleo %1</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>The usable part of %1 (%2 reported) is not confirmed: other programs or virtual machines disturbed the measurement. Strata repeats it at the next start.</source>
        <comment>level, size</comment>
        <translation>La parte utilizable de %1 (el sistema indica %2) no está confirmada: otros programas o máquinas virtuales perturbaron la medición. Strata la repite en el próximo inicio.</translation>
    </message>
    <message>
        <source>Measured: programs can use all of %1 (%2).</source>
        <comment>level, size</comment>
        <translation>Medido: los programas pueden usar todo %1 (%2).</translation>
    </message>
    <message>
        <source>Measured: programs can use nothing of %1 (%2 reported).</source>
        <comment>level, size</comment>
        <translation>Medido: los programas no pueden usar nada de %1 (el sistema indica %2).</translation>
    </message>
    <message>
        <source>Measured: programs can use about %1 of %2 (%3 reported).</source>
        <comment>size, level, size</comment>
        <translation>Medido: los programas pueden usar unos %1 de %2 (el sistema indica %3).</translation>
    </message>
    <message>
        <source>not allowed for this program</source>
        <comment>CPU</comment>
        <translation>no permitida a este programa</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>CPU</comment>
        <translation>desactivada</translation>
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
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a difference with its sign and unit</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>an interval in percent: from, to</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %, default</source>
        <comment>margin</comment>
        <translation>%1&#xa0;%, predeterminado</translation>
    </message>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>%1&#xa0;%, según %Ln de sus ejecuciones</numerusform>
            <numerusform>%1&#xa0;%, según %Ln de sus ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>No result exists both before and after.</source>
        <translation>Ningún resultado existe a la vez antes y después.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>%Ln resultado es más rápido: %1.</numerusform>
            <numerusform>%Ln resultados son más rápidos, sobre todo %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>%Ln resultado es más lento: %1.</numerusform>
            <numerusform>%Ln resultados son más lentos, sobre todo %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>%Ln resultado queda sin cambios.</numerusform>
            <numerusform>%Ln resultados quedan sin cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>%Ln resultado no es concluyente: ejecutar más repeticiones.</numerusform>
            <numerusform>%Ln resultados no son concluyentes: ejecutar más repeticiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>%Ln resultado tiene muy pocas repeticiones.</numerusform>
            <numerusform>%Ln resultados tienen muy pocas repeticiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1 más rápido</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1 más lento</translation>
    </message>
</context>
<context>
    <name>strata::gui::AgainstDialog</name>
    <message>
        <source>threads</source>
        <translation>hilos</translation>
    </message>
    <message>
        <source>affinity</source>
        <translation>afinidad</translation>
    </message>
    <message>
        <source>buffer sizes</source>
        <translation>tamaños de búfer</translation>
    </message>
    <message>
        <source>times</source>
        <translation>tiempos</translation>
    </message>
    <message>
        <source>disk profile</source>
        <translation>perfil de disco</translation>
    </message>
    <message>
        <source>disk file</source>
        <translation>archivo de prueba</translation>
    </message>
    <message>
        <source>disk folders</source>
        <translation>carpetas de prueba</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>páginas enormes</translation>
    </message>
    <message>
        <source>raised priority</source>
        <translation>prioridad elevada</translation>
    </message>
    <message>
        <source>same as A: change at least one setting</source>
        <translation>igual que A: cambiar al menos un ajuste</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>difiere en: %1</translation>
    </message>
    <message>
        <source>Takes %1 if both settings take the same time.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Dura %1 si ambas configuraciones tardan lo mismo.</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>Prueba A/B de dos configuraciones</translation>
    </message>
    <message>
        <source>Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat or other programs affects both equally.</source>
        <translation>Ejecuta A y B por pares, ordena cada par al azar y muestra cuál es más rápida. Las derivas por el calor o por otros programas afectan a ambas por igual.</translation>
    </message>
    <message>
        <source>Tests: %1</source>
        <translation>Pruebas: %1</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>as in Setup</source>
        <translation>como en la configuración</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B:</translation>
    </message>
    <message>
        <source>&amp;Settings of B…</source>
        <translation>A&amp;justes de B…</translation>
    </message>
    <message>
        <source>&amp;Huge pages, where available</source>
        <translation>Páginas &amp;enormes, si están disponibles</translation>
    </message>
    <message>
        <source>&amp;Raised priority, if the OS allows it</source>
        <translation>P&amp;rioridad elevada, si el sistema lo permite</translation>
    </message>
    <message>
        <source>&amp;Pairs:</source>
        <translation>&amp;Pares:</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterDialog</name>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.

1. Strata measures the present state: %1.
2. You change one thing, and restart the computer if that needs it.
3. Strata measures the same again, and shows what is faster or slower.</source>
        <translation>Muestra el efecto de un cambio: en el BIOS, el perfil de memoria, un controlador o un ajuste del sistema.

1. Strata mide el estado actual: %1.
2. Se cambia una sola cosa y se reinicia el equipo si hace falta.
3. Strata mide otra vez lo mismo y muestra qué es más rápido o más lento.</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Repeticiones:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Takes %1 now, and the same time again after the change. Close other programs during both.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Dura %1 ahora, y otro tanto después del cambio. Cerrar los demás programas en ambos casos.</translation>
    </message>
    <message>
        <source>Takes the same time again after the change. Close other programs during both.</source>
        <translation>Dura otra vez lo mismo después del cambio. Cerrar los demás programas en ambos casos.</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Medir ahora</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Measured before the change: %1, %2.

Change it now. Restart the computer if that is needed, and come back: Strata remembers where you were.

Change one thing only, or the finding cannot tell which of them it was.</source>
        <translation>Medido antes del cambio: %1, %2.

Hacer ahora el cambio. Reiniciar el equipo si hace falta y volver aquí: Strata recuerda en qué punto se estaba.

Cambiar una sola cosa; si no, la conclusión no puede decir cuál de ellas fue.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Termina esta comparación. Sus ejecuciones permanecen en el historial.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de nuevo</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Show comparison</source>
        <translation>Mostrar la comparación</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>Prueba A/B de dos configuraciones</translation>
    </message>
    <message>
        <source>%1
%2

B beside A:
%3</source>
        <comment>the two settings, verdict</comment>
        <translation>%1
%2

B junto a A:
%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>A</source>
        <comment>one of two settings</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one of two settings</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Conclusión</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Most results of this baseline are not reliable: only large differences will show. Close other programs, press Forget, and measure it again.</source>
        <translation>La mayoría de los resultados de esta base no son fiables: solo se verán diferencias grandes. Cerrar los demás programas, pulsar Olvidar y volver a medirla.</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterGuide</name>
    <message>
        <source>Measure again</source>
        <translation>Medir de nuevo</translation>
    </message>
    <message>
        <source>Repeats the tests from before the change and shows what is faster or slower.</source>
        <translation>Repite las pruebas de antes del cambio y muestra qué es más rápido o más lento.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Termina esta comparación. Sus ejecuciones permanecen en el historial.</translation>
    </message>
    <message>
        <source>Before the change, %1</source>
        <comment>date and time</comment>
        <translation>Antes del cambio, %1</translation>
    </message>
    <message>
        <source>After the change, %1</source>
        <comment>date and time</comment>
        <translation>Después del cambio, %1</translation>
    </message>
    <message>
        <source>Before and after: the baseline is from %2 (%1). Make your change, then measure again.</source>
        <comment>tests, date and time</comment>
        <translation>Antes y después: la base es de %2 (%1). Hacer el cambio y luego medir de nuevo.</translation>
    </message>
</context>
<context>
    <name>strata::gui::BindingRow</name>
    <message>
        <source>Performance cores</source>
        <translation>Núcleos de rendimiento</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>Núcleos eficientes</translation>
    </message>
    <message>
        <source>Low-power cores</source>
        <translation>Núcleos de bajo consumo</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Todos los núcleos</translation>
    </message>
    <message>
        <source>CPU numbers, such as 0,2,4-7: one per thread, in this order.</source>
        <translation>Números de CPU, como 0,2,4-7: uno por hilo, en este orden.</translation>
    </message>
    <message>
        <source>The CPUs that the threads are pinned to.</source>
        <translation>Las CPU a las que se fijan los hilos.</translation>
    </message>
    <message>
        <source>Type CPU numbers separated by commas, such as 0,2,4-7.</source>
        <translation>Escribir números de CPU separados por comas, como 0,2,4-7.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1.</source>
        <translation>Esta máquina no tiene ninguna CPU %1.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1. Allowed: %2.</source>
        <translation>Esta máquina no tiene ninguna CPU %1. Permitidas: %2.</translation>
    </message>
    <message>
        <source>&amp;Affinity</source>
        <translation>&amp;Afinidad</translation>
    </message>
    <message>
        <source>CPU affinity of the threads</source>
        <translation>Afinidad de CPU de los hilos</translation>
    </message>
    <message>
        <source>Spread as far as possible</source>
        <translation>Repartidos lo más lejos posible</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Agrupados</translation>
    </message>
    <message>
        <source>Spread, one CPU per core</source>
        <translation>Repartidos, una CPU por núcleo</translation>
    </message>
    <message>
        <source>Not pinned</source>
        <translation>Sin fijar</translation>
    </message>
    <message>
        <source>These CPUs</source>
        <translation>Estas CPU</translation>
    </message>
    <message>
        <source>CPUs that the threads are pinned to</source>
        <translation>CPU a las que se fijan los hilos</translation>
    </message>
    <message>
        <source>Kind of cores that the threads run on</source>
        <translation>Tipo de núcleos en los que se ejecutan los hilos</translation>
    </message>
    <message>
        <source>This processor mixes kinds of cores. Choose one kind to measure it alone.</source>
        <translation>Este procesador mezcla tipos de núcleos. Elegir un tipo para medirlo por separado.</translation>
    </message>
    <message>
        <source>Pick CP&amp;Us…</source>
        <translation>Elegir CP&amp;U…</translation>
    </message>
    <message>
        <source>Pick CPUs in a picture of the machine</source>
        <translation>Elegir las CPU en una imagen de la máquina</translation>
    </message>
    <message>
        <source>Shows the machine. Strata pins the threads to the CPUs that you pick.</source>
        <translation>Muestra la máquina. Strata fija los hilos a las CPU que se elijan.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CardDialog</name>
    <message>
        <source>Result card</source>
        <translation>Tarjeta de resultados</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 points, to save as PNG or SVG</source>
        <comment>width, height</comment>
        <translation>Una imagen de %1 × %2 puntos, para guardar como PNG o SVG</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Guardar tarjeta de resultados</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy result card</source>
        <translation>Copiar tarjeta de resultados</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Ce&amp;rrar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartHead</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show all of the chart</source>
        <translation>Mostrar todo el gráfico</translation>
    </message>
    <message>
        <source>Show the whole axis again (0)</source>
        <translation>Mostrar de nuevo el eje completo (0)</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>Mostrar como gráfico</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Lo que muestra el gráfico</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartPanel</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>No results for this chart.</source>
        <translation>No hay resultados para este gráfico.</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>Copiar &amp;tabla</translation>
    </message>
    <message>
        <source>Show as &amp;chart</source>
        <translation>Mostrar como &amp;gráfico</translation>
    </message>
    <message>
        <source>Show as ta&amp;ble</source>
        <translation>Mostrar como ta&amp;bla</translation>
    </message>
    <message>
        <source>Show &amp;all of the chart</source>
        <translation>Mostrar &amp;todo el gráfico</translation>
    </message>
</context>
<context>
    <name>strata::gui::CommandView</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>Copiar la línea de comandos</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>Copia la línea de comandos.</translation>
    </message>
    <message>
        <source>What Run does, on the command line</source>
        <translation>Lo que hace Ejecutar, en la línea de comandos</translation>
    </message>
    <message>
        <source>These settings on the command &amp;line</source>
        <translation>Estos ajustes en la &amp;línea de comandos</translation>
    </message>
    <message>
        <source>These settings on the command line</source>
        <translation>Estos ajustes en la línea de comandos</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the command line of Run</source>
        <translation>Copiar la línea de comandos de Ejecutar</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareChart</name>
    <message>
        <source>All</source>
        <comment>tests</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>test, what of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No visible side has results.</source>
        <translation>Ningún lado visible tiene resultados.</translation>
    </message>
    <message>
        <source>The baseline has none of these results. Clear “Relative to the baseline” to see those of the others.</source>
        <translation>La base no tiene ninguno de estos resultados. Desactivar «Respecto a la base» para ver los de los demás.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
    <message>
        <source>Width of an access</source>
        <translation>Ancho de un acceso</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Patrón de acceso</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Rela&amp;tive to the baseline</source>
        <translation>Respect&amp;o a la base</translation>
    </message>
    <message>
        <source>Shows differences in percent instead of the results themselves</source>
        <translation>Muestra diferencias en porcentaje en lugar de los propios resultados</translation>
    </message>
    <message>
        <source>Gr&amp;oup more than %1 sides</source>
        <translation>A&amp;grupar más de %1 lados</translation>
    </message>
    <message>
        <source>Draws the other sides as one band from minimum to maximum, with their median</source>
        <translation>Dibuja los demás lados como una banda del mínimo al máximo, con su mediana</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of the horizontal axis</comment>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Shows the whole axis again (0)</source>
        <translation>Muestra de nuevo el eje completo (0)</translation>
    </message>
    <message>
        <source>No other side has these results in common with the baseline. Clear “Relative to the baseline” to see the results of each.</source>
        <translation>Ningún otro lado tiene estos resultados en común con la base. Desactivar «Respecto a la base» para ver los resultados de cada uno.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareExports</name>
    <message>
        <source>Export table</source>
        <translation>Exportar tabla</translation>
    </message>
    <message>
        <source>strata-comparison-%1.csv</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparacion-%1.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)</source>
        <translation>Tablas (*.csv);;Archivos de texto (*.txt);;Páginas web (*.html);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Comparison saved to %1</source>
        <translation>Comparación guardada en %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>strata-comparison-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparacion-%1.png</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>Imágenes PNG (*.png);;Dibujos SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Imagen guardada en %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>El gráfico está en el portapapeles.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>La tabla está en el portapapeles.</translation>
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
        <translation>Solo algunos lados tienen estos</translation>
    </message>
    <message>
        <source>nothing tested: needs %1 repetitions on both sides</source>
        <translation>nada probado: hacen falta %1 repeticiones en ambos lados</translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>corregido sobre %Ln fila (Benjamini–Hochberg)</numerusform>
            <numerusform>corregido sobre %Ln filas (Benjamini–Hochberg)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run counts once</source>
        <translation>Cada ejecución cuenta una vez</translation>
    </message>
    <message>
        <source>margin: from your own unchanged runs, else 1 to 10 % by test</source>
        <translation>margen: de las propias ejecuciones sin cambios; si no, del 1 al 10&#xa0;% según la prueba</translation>
    </message>
    <message>
        <source>≈ nearly the same size</source>
        <comment>of the next or last row&apos;s region of memory</comment>
        <translation>≈ casi el mismo tamaño</translation>
    </message>
    <message>
        <source>only %1 has this</source>
        <comment>a side</comment>
        <translation>solo %1 lo tiene</translation>
    </message>
    <message>
        <source>the baseline lacks this</source>
        <translation>la base no lo tiene</translation>
    </message>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>Media geométrica de %Ln repetición</numerusform>
            <numerusform>Media geométrica de %Ln repeticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1, %2</source>
        <comment>in percent, what was found</comment>
        <translation>Diferencia: %1, %2</translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <comment>from, to</comment>
        <translation>Intervalo: %1</translation>
    </message>
    <message>
        <source>Margin: %1</source>
        <comment>how far apart unchanged runs lie</comment>
        <translation>Margen: %1</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sin resultado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparePage</name>
    <message>
        <source>Added from %1</source>
        <translation>Añadido desde %1</translation>
    </message>
    <message>
        <source>All of %1 is compared already</source>
        <translation>Todo lo de %1 ya se compara</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add another run, series or file to compare with.</source>
        <translation>Añadir otra ejecución, serie o archivo con que comparar.</translation>
    </message>
    <message>
        <source>All other sides are hidden.</source>
        <translation>Todos los demás lados están ocultos.</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>settings with a value for each side</comment>
        <translation>Difiere en: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>%Ln lado quitado de la comparación.</numerusform>
            <numerusform>%Ln lados quitados de la comparación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add runs to compare</source>
        <translation>Añadir ejecuciones que comparar</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;All files (*)</source>
        <translation>Ejecuciones de Strata (*.strata *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>Adds runs to compare; files can be dropped here too</source>
        <translation>Añade ejecuciones que comparar; también se pueden soltar archivos aquí</translation>
    </message>
    <message>
        <source>From the &amp;history</source>
        <translation>Del &amp;historial</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De un a&amp;rchivo…</translation>
    </message>
    <message>
        <source>&amp;Reference runs</source>
        <translation>Ejecuciones de re&amp;ferencia</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>Definir como &amp;base</translation>
    </message>
    <message>
        <source>Makes the selected side the baseline (Enter)</source>
        <translation>Convierte el lado seleccionado en la base (Intro)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Removes the selected side from the comparison (Delete). It stays in the history.</source>
        <translation>Quita de la comparación el lado seleccionado (Supr). Permanece en el historial.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>Vac&amp;iar</translation>
    </message>
    <message>
        <source>Removes all sides from the comparison. They stay in the history.</source>
        <translation>Quita todos los lados de la comparación. Permanecen en el historial.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>How this is decided</source>
        <translation>Cómo se decide esto</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copies the table in a form that spreadsheets accept</source>
        <translation>Copia la tabla en un formato que aceptan las hojas de cálculo</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>&amp;Tabla…</translation>
    </message>
    <message>
        <source>&amp;Picture of the chart…</source>
        <translation>&amp;Imagen del gráfico…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copiar la imagen</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>The first is the baseline. Alt with the up or down arrow key moves one.</source>
        <translation>El primero es la base. Alt con las flechas arriba o abajo mueve un lado.</translation>
    </message>
    <message>
        <source>Drag a side to another place, or press Alt with an arrow key. The first is the baseline.</source>
        <translation>Arrastrar un lado a otro lugar, o pulsar Alt con una flecha. El primero es la base.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Aún no hay nada que comparar</translation>
    </message>
    <message>
        <source>Choose runs on the History page and press Compare, or press Add here. Files of runs can be dropped here.</source>
        <translation>Elegir ejecuciones en la página «Historial» y pulsar «Comparar», o pulsar «Añadir» aquí. También se pueden soltar aquí archivos de ejecuciones.</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <comment>name of the baseline, what was found</comment>
        <translation>En comparación con %1: %2</translation>
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
        <translation>peor calificación: %1</translation>
    </message>
    <message>
        <source>largest difference: %1, %2</source>
        <comment>difference, name of a result</comment>
        <translation>mayor diferencia: %1, %2</translation>
    </message>
    <message>
        <source>mean of all its results: %1</source>
        <comment>how often a side is the baseline</comment>
        <translation>media de todos sus resultados: %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>no concluyente</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <comment>of a run or series</comment>
        <translation>Id: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareTable</name>
    <message numerus="yes">
        <source>%Ln results that only some sides have</source>
        <translation>
            <numerusform>%Ln resultado que solo tienen algunos lados</numerusform>
            <numerusform>%Ln resultados que solo tienen algunos lados</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the tests</source>
        <translation>Buscar en las pruebas</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Solo di&amp;ferencias</translation>
    </message>
    <message>
        <source>Shows the rows that are better or worse</source>
        <translation>Muestra las filas que son mejores o peores</translation>
    </message>
    <message>
        <source>Shows or hides them below the others, with the reason</source>
        <translation>Los muestra u oculta debajo de los demás, con el motivo</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>Tabla de comparación</translation>
    </message>
    <message>
        <source>▲ better   ▼ worse   ? inconclusive   ~ few repetitions</source>
        <translation>▲ mejor   ▼ peor   ? no concluyente   ~ pocas repeticiones</translation>
    </message>
    <message>
        <source>No result that the sides have in common.</source>
        <translation>Ningún resultado que los lados tengan en común.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedChooser</name>
    <message>
        <source>Reference results of another machine, shown beside those of this one</source>
        <translation>Resultados de referencia de otra máquina, que se muestran junto a los de esta</translation>
    </message>
    <message>
        <source>%1
%2
Source: %3</source>
        <comment>what it is, machine, source</comment>
        <translation>%1
%2
Fuente: %3</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no published figures</comment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Earlier runs of this machine</source>
        <translation>Ejecuciones anteriores de esta máquina</translation>
    </message>
    <message>
        <source>Published, year not known</source>
        <translation>Publicado, año desconocido</translation>
    </message>
    <message>
        <source>Published in %1</source>
        <comment>year</comment>
        <translation>Publicado en %1</translation>
    </message>
    <message>
        <source>What these results are compared with</source>
        <translation>Con qué se comparan estos resultados</translation>
    </message>
    <message>
        <source>Results of an earlier run or of another machine, shown beside those of now</source>
        <translation>Resultados de una ejecución anterior o de otra máquina, mostrados junto a los de ahora</translation>
    </message>
    <message>
        <source>Results of an earlier run of this machine, shown beside those of now</source>
        <translation>Resultados de una ejecución anterior de esta máquina, mostrados junto a los de ahora</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedRow</name>
    <message>
        <source>Compare with:</source>
        <translation>Comparar con:</translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message>
        <source>Remove settings and history</source>
        <translation>Eliminar ajustes e historial</translation>
    </message>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>¿Eliminar todos los ajustes y todas las ejecuciones guardadas? Strata se cierra y elimina %Ln archivo propio que está en %1.</numerusform>
            <numerusform>¿Eliminar todos los ajustes y todas las ejecuciones guardadas? Strata se cierra y elimina %Ln archivos propios que están en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Reports and run files that you saved elsewhere stay.</source>
        <translation>No se puede deshacer. Los informes y archivos de ejecución guardados en otro lugar se conservan.</translation>
    </message>
    <message>
        <source>&amp;Remove and close</source>
        <translation>&amp;Eliminar y cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskBar</name>
    <message>
        <source>File of %1</source>
        <comment>size</comment>
        <translation>Archivo de %1</translation>
    </message>
    <message>
        <source>%1 s per workload</source>
        <translation>%1&#xa0;s por carga de trabajo</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <comment>size</comment>
        <translation>Escribe %1</translation>
    </message>
    <message>
        <source>In %1. Strata deletes the file when the test ends.</source>
        <comment>folder</comment>
        <translation>En %1. Strata borra el archivo cuando termina la prueba.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Perfil de disco</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others use higher queue depths, like CrystalDiskMark.</source>
        <translation>Selecciona las filas que se miden. «Clásico» escribe y lee todo el archivo una vez, como Nbench. Los demás usan profundidades de cola mayores, como CrystalDiskMark.</translation>
    </message>
    <message>
        <source>Size of the disk file</source>
        <translation>Tamaño del archivo de prueba</translation>
    </message>
    <message>
        <source>A larger file exceeds the caches of the drive. Setup accepts any size.</source>
        <translation>Un archivo mayor supera las cachés del disco. La configuración admite cualquier tamaño.</translation>
    </message>
    <message>
        <source>Time per workload</source>
        <translation>Tiempo por carga de trabajo</translation>
    </message>
    <message>
        <source>Measuring time per cell. A longer time gives steadier results.</source>
        <translation>Tiempo de medición por celda. Un tiempo más largo da resultados más estables.</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>Qué muestra la tabla</translation>
    </message>
    <message>
        <source>Selects the large value in each cell. Does not measure again.</source>
        <translation>Selecciona el valor grande de cada celda. No mide de nuevo.</translation>
    </message>
    <message>
        <source>Sustained write…</source>
        <translation>Escritura sostenida…</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Prueba de escritura sostenida</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Escribe durante mucho tiempo para mostrar cuándo el disco se vuelve más lento</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>Leer un archivo…</translation>
    </message>
    <message>
        <source>Read an existing file</source>
        <translation>Leer un archivo existente</translation>
    </message>
    <message>
        <source>Measures only reading, from an existing file. Writes nothing.</source>
        <translation>Mide solo la lectura, de un archivo existente. No escribe nada.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskCommands</name>
    <message>
        <source>Read a file</source>
        <translation>Leer un archivo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFileRow</name>
    <message>
        <source>Size of the disk file in each folder</source>
        <translation>Tamaño del archivo de prueba en cada carpeta</translation>
    </message>
    <message>
        <source>Size of the disk file of each thread</source>
        <translation>Tamaño del archivo de prueba de cada hilo</translation>
    </message>
    <message>
        <source>for each folder</source>
        <translation>por cada carpeta</translation>
    </message>
    <message>
        <source>for each thread</source>
        <translation>por cada hilo</translation>
    </message>
    <message>
        <source>A size from %1 to %2, such as 256M or %3.</source>
        <translation>Un tamaño de %1 a %2, como 256M o %3.</translation>
    </message>
    <message>
        <source>At most %1 for each folder: %2 is free in %3.</source>
        <translation>Como máximo %1 por cada carpeta: hay %2 libres en %3.</translation>
    </message>
    <message>
        <source>At most %1 for each thread: %2 is free in %3.</source>
        <translation>Como máximo %1 por cada hilo: hay %2 libres en %3.</translation>
    </message>
    <message>
        <source>&amp;Disk file</source>
        <translation>Archi&amp;vo de prueba</translation>
    </message>
    <message>
        <source>Run on the Overview uses a file of at most %1 instead.</source>
        <translation>En cambio, «Ejecutar» en el resumen usa un archivo de %1 como máximo.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersDialog</name>
    <message>
        <source>Disk folders</source>
        <translation>Carpetas de prueba</translation>
    </message>
    <message>
        <source>The disk test uses one file in each folder, all at the same time. Folders on one drive share its throughput.</source>
        <translation>La prueba de disco usa un archivo en cada carpeta, todos a la vez. Las carpetas de un mismo disco se reparten su tasa.</translation>
    </message>
    <message>
        <source>Each thread has its file in its own folder. With more threads than folders, the list starts again. Extra folders stay unused.</source>
        <translation>Cada hilo tiene su archivo en su propia carpeta. Si hay más hilos que carpetas, la lista vuelve a empezar. Las carpetas sobrantes no se usan.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Hilo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Disk folders, one for each thread</source>
        <translation>Carpetas de prueba, una por hilo</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>Choose another folder for the selected file</source>
        <translation>Elegir otra carpeta para el archivo seleccionado</translation>
    </message>
    <message>
        <source>Choose another folder for the selected thread</source>
        <translation>Elegir otra carpeta para el hilo seleccionado</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove the selected folder</source>
        <translation>Quitar la carpeta seleccionada</translation>
    </message>
    <message>
        <source>Or &amp;drives, as letters</source>
        <translation>O &amp;unidades, por sus letras</translation>
    </message>
    <message>
        <source>Letters of the drives</source>
        <translation>Letras de las unidades</translation>
    </message>
    <message>
        <source>Letters of the drives, one for each thread</source>
        <translation>Letras de las unidades, una por hilo</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>A&amp;ceptar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Archivo %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Hilo %1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>threads</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Current folder: %1</source>
        <translation>Carpeta actual: %1</translation>
    </message>
    <message>
        <source>The list has drive %1 twice. Type each letter once, such as cde.</source>
        <translation>La unidad %1 está dos veces en la lista. Escribir cada letra una sola vez, como cde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a drive letter. Type letters from a to z, such as cde.</source>
        <translation>«%1» no es una letra de unidad. Escribir letras de la a a la z, como cde.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersRow</name>
    <message>
        <source>Current folder: %1</source>
        <translation>Carpeta actual: %1</translation>
    </message>
    <message>
        <source>Only %1 is free in %2, not enough for a test file. Choose another folder.</source>
        <translation>Solo hay %1 libres en %2, lo que no basta para un archivo de prueba. Elegir otra carpeta.</translation>
    </message>
    <message>
        <source>Disk folders</source>
        <translation>Carpetas de prueba</translation>
    </message>
    <message>
        <source>Set dis&amp;k…</source>
        <translation>&amp;Definir carpetas…</translation>
    </message>
    <message>
        <source>Set disk folders</source>
        <translation>Definir las carpetas de prueba</translation>
    </message>
    <message>
        <source>Chooses the folders for the test files.</source>
        <translation>Elige las carpetas para los archivos de prueba.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskGrid</name>
    <message>
        <source>Disk test</source>
        <translation>Prueba de disco</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskPage</name>
    <message>
        <source>Back to the disk</source>
        <translation>Volver al disco</translation>
    </message>
    <message>
        <source>Shows the disk test again. The results of this file stay until you read another file.</source>
        <translation>Muestra de nuevo la prueba de disco. Los resultados de este archivo se mantienen hasta leer otro archivo.</translation>
    </message>
    <message>
        <source>Reading %1, %2, in %3</source>
        <comment>name of a file, its size, its folder</comment>
        <translation>Leyendo %1, %2, en %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskProfileRow</name>
    <message>
        <source>Time per workload: a whole number of seconds from %1 to %2.</source>
        <translation>Tiempo por carga de trabajo: un número entero de segundos de %1 a %2.</translation>
    </message>
    <message>
        <source>Reads: a whole number of percent from %1 to %2.</source>
        <translation>Lecturas: un porcentaje entero de %1 a %2.</translation>
    </message>
    <message>
        <source>Queue depth per thread: a whole number from %1 to %2.</source>
        <translation>Profundidad de cola por hilo: un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>Threads on the file: a whole number from %1 to %2.</source>
        <translation>Hilos en el archivo: un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>Block size: a power of two from %1 to %2, such as 4K.</source>
        <translation>Tamaño de bloque: una potencia de dos de %1 a %2, como 4K.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Perfil de disco</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench.</source>
        <translation>Selecciona las filas que se miden. «Clásico» escribe y lee todo el archivo una vez, como Nbench.</translation>
    </message>
    <message>
        <source>Seco&amp;nds per workload</source>
        <translation>Se&amp;gundos por carga de trabajo</translation>
    </message>
    <message>
        <source>Time per workload, seconds</source>
        <translation>Tiempo por carga de trabajo, segundos</translation>
    </message>
    <message>
        <source>Reads, percent</source>
        <translation>Lecturas, porcentaje</translation>
    </message>
    <message>
        <source>Reads, percent of all requests</source>
        <translation>Lecturas, porcentaje de todas las peticiones</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Patrón de acceso</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>Secuencial</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatorio</translation>
    </message>
    <message>
        <source>Sequential: the blocks in file order. Random: each block once, shuffled.</source>
        <translation>Secuencial: los bloques en el orden del archivo. Aleatorio: cada bloque una vez, en orden aleatorio.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Block size per request</source>
        <translation>Tamaño de bloque por petición</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>Profundidad de c&amp;ola</translation>
    </message>
    <message>
        <source>Queue depth per thread</source>
        <translation>Profundidad de cola por hilo</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Threads on the file</source>
        <translation>Hilos en el archivo</translation>
    </message>
    <message>
        <source>Also with all-&amp;zero data (0-fill)</source>
        <translation>&amp;También con datos todo ceros (relleno de ceros)</translation>
    </message>
    <message>
        <source>Also with all-zero data (0-fill)</source>
        <translation>También con datos todo ceros (relleno de ceros)</translation>
    </message>
    <message>
        <source>Shows how drives and file systems handle compressible data. Do not compare disks by it.</source>
        <translation>Muestra cómo tratan los discos y los sistemas de archivos los datos comprimibles. No sirve para comparar discos.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskQuestion</name>
    <message>
        <source>This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata deletes the file afterwards.</source>
        <translation>Esta ejecución mide la máquina completa en %1 segundos como máximo: procesador, niveles de memoria y disco. Para el disco escribe un archivo de hasta %2 y luego lo lee y lo escribe durante unos segundos. Strata borra el archivo después.</translation>
    </message>
    <message>
        <source>%1

Where: %2</source>
        <comment>what is written, folder</comment>
        <translation>%1

Dónde: %2</translation>
    </message>
    <message>
        <source>Measure the &amp;disk too</source>
        <translation>Medir también el &amp;disco</translation>
    </message>
    <message>
        <source>Strata asks this once. To change it later: Run &gt; Whole machine options.</source>
        <translation>Strata pregunta esto una sola vez. Para cambiarlo más tarde: Ejecutar &gt; Opciones de la máquina completa.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskRowsView</name>
    <message>
        <source>Rate over time</source>
        <translation>Tasa a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>Latencia a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Latencia por percentil</translation>
    </message>
    <message>
        <source>Sustained write: rate</source>
        <translation>Escritura sostenida: tasa</translation>
    </message>
    <message>
        <source>Sustained write: latency</source>
        <translation>Escritura sostenida: latencia</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message>
        <source>Other folders…</source>
        <translation>Otras carpetas…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Drive to test</source>
        <translation>Disco que se prueba</translation>
    </message>
    <message>
        <source>Chooses the drive to test, or the folders for the test files.</source>
        <translation>Elige el disco que se prueba, o las carpetas para los archivos de prueba.</translation>
    </message>
    <message>
        <source>Checking the folder…</source>
        <translation>Comprobando la carpeta…</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>y %Ln carpeta más</numerusform>
            <numerusform>y %Ln carpetas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>Devolver a la ventana</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>Sacar de la ventana</translation>
    </message>
    <message>
        <source>Hide; View, Report pane shows it again</source>
        <translation>Ocultar; «Ver», «Panel del informe» lo muestra de nuevo</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
</context>
<context>
    <name>strata::gui::EnduranceDialog</name>
    <message>
        <source>A size from %1 to %2, such as 64G.</source>
        <translation>Un tamaño de %1 a %2, como 64G.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>folder and drive</comment>
        <translation>Dónde: %1.</translation>
    </message>
    <message>
        <source>Writes %1 in total, in repeated passes over a file of %2. It needs no more space than this file. Strata deletes it when the test ends or stops.</source>
        <translation>Escribe %1 en total, en pasadas repetidas sobre un archivo de %2. No necesita más espacio que este archivo. Strata lo borra cuando la prueba termina o se detiene.</translation>
    </message>
    <message>
        <source>This wears a flash drive: it writes %1 of this disk&apos;s capacity. Desktop drives are rated for about %2 full drive writes, so it uses %3 of that.</source>
        <translation>Esto desgasta una unidad flash: escribe %1 de la capacidad de este disco. Los discos de escritorio están previstos para unas %2 escrituras completas, así que consume %3 de ellas.</translation>
    </message>
    <message>
        <source>This wears a flash drive: each write uses a little of its rated life.</source>
        <translation>Esto desgasta una unidad flash: cada escritura consume un poco de su vida útil prevista.</translation>
    </message>
    <message>
        <source>Strata verifies each pass, which takes about twice as long.</source>
        <translation>Strata verifica cada pasada, lo que dura aproximadamente el doble.</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Prueba de escritura sostenida</translation>
    </message>
    <message>
        <source>Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and how fast it is then.</source>
        <translation>Muestra la tasa según los datos escritos: dónde se llena la caché SLC del disco, dónde se calienta este y qué velocidad tiene entonces.</translation>
    </message>
    <message>
        <source>Total &amp;write</source>
        <translation>Escritura &amp;total</translation>
    </message>
    <message>
        <source>Bytes to write in total</source>
        <translation>Bytes que se escriben en total</translation>
    </message>
    <message>
        <source>Choose more than the SLC cache of the drive, often 10 to 30 % of the free space.</source>
        <translation>Elegir más que la caché SLC del disco, a menudo del 10 al 30&#xa0;% del espacio libre.</translation>
    </message>
    <message>
        <source>&amp;Read back and verify</source>
        <translation>&amp;Releer y verificar</translation>
    </message>
    <message>
        <source>Read back and verify</source>
        <translation>Releer y verificar</translation>
    </message>
    <message>
        <source>Finds blocks that the drive loses, misplaces or corrupts.</source>
        <translation>Encuentra bloques que el disco pierde, coloca mal o corrompe.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>At %1 MB/s, the fastest rate of this drive&apos;s last test, that takes %2. It takes longer when the drive slows down.</source>
        <comment>rate, duration</comment>
        <translation>A %1 MB/s, la tasa más alta de la última prueba de este disco, tarda %2. Tarda más cuando el disco se vuelve más lento.</translation>
    </message>
    <message>
        <source>At %1 MB/s that takes %2; a faster drive takes less.</source>
        <comment>rate, duration</comment>
        <translation>A %1 MB/s tarda %2; un disco más rápido tarda menos.</translation>
    </message>
</context>
<context>
    <name>strata::gui::Exports</name>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>Imágenes PNG (*.png);;Dibujos SVG (*.svg)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Archivos de texto (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata (*.strata)</source>
        <translation>Todos los informes como texto (*.txt);;Última ejecución como página web (*.html);;Última ejecución como dibujo (*.svg);;Última ejecución como tabla (*.csv);;Última ejecución como archivo de Strata (*.strata)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>strata-report-%1.txt</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-informe-%1.txt</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>Informe guardado en %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>strata-chart-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-grafico-%1.png</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Imagen guardada en %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>El gráfico está en el portapapeles.</translation>
    </message>
    <message>
        <source>strata-machine-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-maquina-%1.png</translation>
    </message>
    <message>
        <source>Save diagnostics</source>
        <translation>Guardar diagnóstico</translation>
    </message>
    <message>
        <source>strata-diagnostics-%1.json</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-diagnostico-%1.json</translation>
    </message>
    <message>
        <source>Diagnostics (*.json)</source>
        <translation>Diagnóstico (*.json)</translation>
    </message>
    <message>
        <source>Diagnostics saved to %1</source>
        <translation>Diagnóstico guardado en %1</translation>
    </message>
    <message>
        <source>%1 · method %2</source>
        <comment>settings of a run, revision of the method</comment>
        <translation>%1 · método %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date on a result card</comment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Guardar tarjeta de resultados</translation>
    </message>
    <message>
        <source>strata-card-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-tarjeta-%1.png</translation>
    </message>
    <message>
        <source>Result card saved to %1</source>
        <translation>Tarjeta de resultados guardada en %1</translation>
    </message>
    <message>
        <source>The result card is on the clipboard.</source>
        <translation>La tarjeta de resultados está en el portapapeles.</translation>
    </message>
    <message>
        <source>all threads: %1</source>
        <comment>how many these are</comment>
        <translation>todos los hilos: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table (*.csv);;This page as a file of Strata (*.strata)</source>
        <translation>Esta página como página web (*.html);;Esta página como dibujo (*.svg);;Esta página como tabla (*.csv);;Esta página como archivo de Strata (*.strata)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt)</source>
        <translation>Todos los informes como texto (*.txt)</translation>
    </message>
    <message>
        <source>strata-report-%1.html</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-informe-%1.html</translation>
    </message>
</context>
<context>
    <name>strata::gui::FoldedText</name>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Show less of the notes</source>
        <translation>Mostrar menos notas</translation>
    </message>
    <message>
        <source>Show all of the notes</source>
        <translation>Mostrar todas las notas</translation>
    </message>
</context>
<context>
    <name>strata::gui::HeldBackLine</name>
    <message>
        <source>What holds this machine back: %1</source>
        <comment>a list</comment>
        <translation>Lo que frena esta máquina: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HelpPage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to the previous page (%1)</source>
        <translation>Volver a la página anterior (%1)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Forward to the next page (%1)</source>
        <translation>Ir a la página siguiente (%1)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>Contenido de la ayuda</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Texto de la ayuda</translation>
    </message>
    <message>
        <source>No results for “%1” in the help. Try fewer words, or part of a word.</source>
        <translation>No hay resultados para «%1» en la ayuda. Probar con menos palabras, o con parte de una palabra.</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>Lugares encontrados: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message>
        <source>Search dates, labels, comments, machines and tests</source>
        <translation>Busca en fechas, etiquetas, comentarios, máquinas y pruebas</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>Buscar en el historial</translation>
    </message>
    <message>
        <source>Tests to show</source>
        <translation>Pruebas que se muestran</translation>
    </message>
    <message>
        <source>Grades to show</source>
        <translation>Calificaciones que se muestran</translation>
    </message>
    <message>
        <source>Machines to show</source>
        <translation>Máquinas que se muestran</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Todas las pruebas</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Todas las calificaciones</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Todas las máquinas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln ejecución</numerusform>
            <numerusform>%Ln ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 de %Ln ejecución</numerusform>
            <numerusform>%1 de %Ln ejecuciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>con error</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>test, figure, unit</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln ejecución</numerusform>
            <numerusform>%Ln ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a run in its series, runs of the series</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Calificación</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>%1 (memory)</source>
        <comment>test, of what is behind the caches</comment>
        <translation>%1 (memoria)</translation>
    </message>
    <message>
        <source>%1 (L%2)</source>
        <comment>test, number of a cache</comment>
        <translation>%1 (L%2)</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <comment>percent of a run</comment>
        <translation>en curso, %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message>
        <source>Nothing new: these runs are in the history</source>
        <translation>Nada nuevo: estas ejecuciones ya están en el historial</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>%Ln ejecución añadida desde %1</numerusform>
            <numerusform>%Ln ejecuciones añadidas desde %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>%Ln ejecución añadida</numerusform>
            <numerusform>%Ln ejecuciones añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>%Ln ejecución eliminada.</numerusform>
            <numerusform>%Ln ejecuciones eliminadas.</numerusform>
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
            <numerusform>Tampoco se pudo leer %Ln archivo más.</numerusform>
            <numerusform>Tampoco se pudieron leer %Ln archivos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>Importar ejecuciones</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)</source>
        <translation>Ejecuciones de Strata (*.strata *.json);;Salidas de otros programas (*.csv *.txt *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>strata-run-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-ejecucion-%1.strata</translation>
    </message>
    <message>
        <source>strata-series-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-serie-%1.strata</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Exportar ejecución</translation>
    </message>
    <message>
        <source>Export series</source>
        <translation>Exportar serie</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Ejecuciones de Strata (*.strata);;Páginas web (*.html);;Dibujos (*.svg);;Tablas (*.csv);;Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>Ejecuciones guardadas</translation>
    </message>
    <message>
        <source>Select one run to see its report here.</source>
        <translation>Seleccionar una ejecución para ver aquí su informe.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Shows the results of the selected run on the pages, with their charts. Double-clicking it does the same. From a series, it is the run at the median.</source>
        <translation>Muestra los resultados de la ejecución seleccionada en las páginas, con sus gráficos. Hacer doble clic en ella tiene el mismo efecto. De una serie se muestra la ejecución que está en la mediana.</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>Compares the selected runs, each with the rest of its series. With Shift, they are added to what is compared already.</source>
        <translation>Compara las ejecuciones seleccionadas, cada una con el resto de su serie. Con Mayús se añaden a lo que ya se compara.</translation>
    </message>
    <message>
        <source>&amp;Add to comparison</source>
        <translation>Aña&amp;dir a la comparación</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>E&amp;tiquetar</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text</source>
        <translation>Guarda la ejecución seleccionada, o todas las de una serie, como archivo de ejecución, página web, dibujo, tabla o texto</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>Com&amp;partir…</translation>
    </message>
    <message>
        <source>Saves an anonymized copy of the selected run</source>
        <translation>Guarda una copia anónima de la ejecución seleccionada</translation>
    </message>
    <message>
        <source>Deletes the selected runs. Undo restores them.</source>
        <translation>Elimina las ejecuciones seleccionadas. «Deshacer» las restaura.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Adds runs from a file; files can be dropped here too</source>
        <translation>Añade ejecuciones de un archivo; también se pueden soltar archivos aquí</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>Co&amp;mentario</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>No runs stored yet</source>
        <translation>Aún no hay ejecuciones guardadas</translation>
    </message>
    <message>
        <source>Each run appears here when it has ended.</source>
        <translation>Cada ejecución aparece aquí cuando ha terminado.</translation>
    </message>
    <message>
        <source>The OS provides no folder for user data, so Strata cannot save runs.</source>
        <translation>El sistema no ofrece ninguna carpeta para datos de usuario, así que Strata no puede guardar ejecuciones.</translation>
    </message>
    <message>
        <source>Run saved to %1</source>
        <translation>Ejecución guardada en %1</translation>
    </message>
    <message>
        <source>Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment of a run.</source>
        <translation>Cambia la etiqueta de la ejecución seleccionada, o de todas las ejecuciones de una serie (F2). Mayús+F2 edita el comentario de una ejecución.</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>of the selected run, as a table</comment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>La ejecución seleccionada</translation>
    </message>
    <message>
        <source>Select one run to see its results here.</source>
        <translation>Seleccionar una ejecución para ver aquí sus resultados.</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryRow</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Keep runs in the &amp;history</source>
        <translation>Conservar las ejecuciones en el hi&amp;storial</translation>
    </message>
    <message>
        <source>Keep runs in the history</source>
        <translation>Conservar las ejecuciones en el historial</translation>
    </message>
    <message>
        <source>Stores each run on this computer, step by step. When off, the next run replaces it, unless you save its report.</source>
        <translation>Guarda cada ejecución en este equipo, paso a paso. Si está desactivado, la siguiente ejecución la reemplaza, salvo que se guarde su informe.</translation>
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
        <translation>Escribir la dirección que muestra el servidor: en esta página de la otra máquina, o con «strata-cli serve».</translation>
    </message>
    <message>
        <source>Type the six-digit code that the server shows.</source>
        <translation>Escribir el código de seis cifras que muestra el servidor.</translation>
    </message>
    <message>
        <source>A code has six digits.</source>
        <translation>Un código tiene seis cifras.</translation>
    </message>
    <message>
        <source>Type one code for all servers, or one code per server in the same order.</source>
        <translation>Escribir un código para todos los servidores, o uno por servidor en el mismo orden.</translation>
    </message>
    <message>
        <source>Choose at least one direction.</source>
        <translation>Elegir al menos un sentido.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Measure the network (client)</source>
        <translation>Medir la red (cliente)</translation>
    </message>
    <message>
        <source>Start the server on the other machine: on this page, or with &quot;strata-cli serve&quot;. It shows its addresses and a code.</source>
        <translation>Iniciar el servidor en la otra máquina: en esta página, o con «strata-cli serve». El servidor muestra sus direcciones y un código.</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>D&amp;irección:</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Dirección del servidor</translation>
    </message>
    <message>
        <source>A name or an address, with the port if it is not the default: desk.local:49001. Separate servers with commas. Strata measures each alone, then all together.</source>
        <translation>Un nombre o una dirección, con el puerto si no es el predeterminado: desk.local:49001. Separar los servidores con comas. Strata mide cada uno por separado y luego todos juntos.</translation>
    </message>
    <message>
        <source>C&amp;ode:</source>
        <translation>&amp;Código:</translation>
    </message>
    <message>
        <source>Code of the server</source>
        <translation>Código del servidor</translation>
    </message>
    <message>
        <source>The six digits that the server shows. Strata does not store them. Separate the codes of several servers with commas.</source>
        <translation>Las seis cifras que muestra el servidor. Strata no las guarda. Separar con comas los códigos de varios servidores.</translation>
    </message>
    <message>
        <source>&amp;Streams:</source>
        <translation>&amp;Flujos:</translation>
    </message>
    <message>
        <source>Parallel streams</source>
        <translation>Flujos paralelos</translation>
    </message>
    <message>
        <source>Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so on.</source>
        <translation>Conexiones paralelas por sentido. Strata mide también cada potencia de dos menor: 1, 2, 4, etcétera.</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Tiempo:</translation>
    </message>
    <message>
        <source>Time per measurement</source>
        <translation>Tiempo por medición</translation>
    </message>
    <message>
        <source>Measuring time for the RTT and for each kind of stream.</source>
        <translation>Tiempo de medición del RTT y de cada tipo de flujo.</translation>
    </message>
    <message>
        <source>Streams from this machine to the other</source>
        <translation>Flujos de esta máquina a la otra</translation>
    </message>
    <message>
        <source>Streams from the other machine to this one</source>
        <translation>Flujos de la otra máquina a esta</translation>
    </message>
    <message>
        <source>Streams to and from the other machine at the same time</source>
        <translation>Flujos hacia la otra máquina y desde ella al mismo tiempo</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>Una prueba de disco interrumpida dejó %Ln archivo (%1) en %2.</numerusform>
            <numerusform>Una prueba de disco interrumpida dejó %Ln archivos (%1) en %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>%Ln archivo borrado (%1).</numerusform>
            <numerusform>%Ln archivos borrados (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Borrar archivos</translation>
    </message>
    <message>
        <source>Deletes these files, and nothing else.</source>
        <translation>Borra estos archivos, y nada más.</translation>
    </message>
    <message>
        <source>Keep files</source>
        <translation>Conservar archivos</translation>
    </message>
    <message>
        <source>Leaves these files where they are, and does not ask about them again.</source>
        <translation>Deja estos archivos donde están y no vuelve a preguntar por ellos.</translation>
    </message>
</context>
<context>
    <name>strata::gui::LegendButton</name>
    <message>
        <source>%1, shown</source>
        <comment>a line of the chart</comment>
        <translation>%1, visible</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <comment>a line of the chart</comment>
        <translation>%1, oculta</translation>
    </message>
    <message>
        <source>Hide in chart and table</source>
        <translation>Ocultar en el gráfico y la tabla</translation>
    </message>
    <message>
        <source>Show in chart and table</source>
        <translation>Mostrar en el gráfico y la tabla</translation>
    </message>
</context>
<context>
    <name>strata::gui::LiveRun</name>
    <message>
        <source>Getting ready</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>Ejecución en curso</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>part of a run</comment>
        <translation>%1: terminado</translation>
    </message>
    <message>
        <source>%1: in progress</source>
        <comment>part of a run</comment>
        <translation>%1: en curso</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>part of a run</comment>
        <translation>%1: pendiente</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progreso de la ejecución</translation>
    </message>
    <message>
        <source>Background load</source>
        <comment>what others take from the measured CPUs</comment>
        <translation>Carga de fondo</translation>
    </message>
</context>
<context>
    <name>strata::gui::MainWindow</name>
    <message>
        <source>Another machine is measuring the network to this one. A run would disturb it: wait until it has ended, or press Stop server on the page Network.</source>
        <translation>Otra máquina está midiendo la red hasta esta. Una ejecución la perturbaría: esperar a que termine, o pulsar «Detener servidor» en la página «Red».</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to open another.</source>
        <translation>Hay una ejecución en curso. Para abrir otra, esperar a que termine o pulsar «Detener».</translation>
    </message>
    <message>
        <source>Detecting hardware…</source>
        <translation>Detectando el hardware…</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to check the instrument.</source>
        <translation>Hay una ejecución en curso. Para comprobar el instrumento, esperar a que termine o pulsar «Detener».</translation>
    </message>
    <message>
        <source>Checking the instrument…</source>
        <translation>Comprobando el instrumento…</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Unit of rates</source>
        <translation>Unidad de las tasas</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>unit of rates</comment>
        <translation>Unidad: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::MemoryPage</name>
    <message>
        <source>Scaling</source>
        <translation>Escalado</translation>
    </message>
</context>
<context>
    <name>strata::gui::NetworkResults</name>
    <message>
        <source>Within this computer: the connection did not leave it, so these are figures of its memory and OS.</source>
        <translation>Dentro de este equipo: la conexión no salió de él, así que son valores de su memoria y su sistema.</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Tasa a lo largo del tiempo</translation>
    </message>
    <message>
        <source>RTT over time</source>
        <translation>RTT a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Flujos</translation>
    </message>
    <message>
        <source>Chunks by size</source>
        <translation>Bloques por tamaño</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT por percentil</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
</context>
<context>
    <name>strata::gui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>strata::gui::OpenedRun</name>
    <message>
        <source>Opened from history: %1</source>
        <comment>when a run began, its label, the machine</comment>
        <translation>Abierta desde el historial: %1</translation>
    </message>
    <message>
        <source>&amp;Back to current results</source>
        <translation>Volve&amp;r a los resultados actuales</translation>
    </message>
    <message>
        <source>Closes this run, and shows again what was measured last. The run stays in the history.</source>
        <translation>Cierra esta ejecución y muestra de nuevo lo último que se midió. La ejecución permanece en el historial.</translation>
    </message>
</context>
<context>
    <name>strata::gui::OverviewPage</name>
    <message>
        <source>Moves</source>
        <comment>the chart of the memory test</comment>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
    <message>
        <source>&amp;Cores:</source>
        <translation>N&amp;úcleos:</translation>
    </message>
    <message>
        <source>Kind of cores that is measured</source>
        <translation>Tipo de núcleos que se mide</translation>
    </message>
    <message>
        <source>Result card…</source>
        <translation>Tarjeta de resultados…</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>Tarjeta de resultados</translation>
    </message>
    <message>
        <source>Shows these results as one picture, to save or copy</source>
        <translation>Muestra estos resultados en una imagen, para guardar o copiar</translation>
    </message>
</context>
<context>
    <name>strata::gui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
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
        <translation>Nivel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>Velocidad relativa</translation>
    </message>
    <message>
        <source>Core, levels of memory and disk</source>
        <translation>Núcleo, niveles de memoria y disco</translation>
    </message>
    <message>
        <source>Reading by one thread. The bars are logarithmic.</source>
        <translation>Lectura con un hilo. Las barras son logarítmicas.</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>Un hilo</translation>
    </message>
    <message>
        <source>Rates of one thread</source>
        <translation>Tasas de un hilo</translation>
    </message>
    <message>
        <source>Shows and measures what one core can do</source>
        <translation>Muestra y mide lo que puede hacer un núcleo</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Todos los hilos</translation>
    </message>
    <message>
        <source>Rates of all threads</source>
        <translation>Tasas de todos los hilos</translation>
    </message>
    <message>
        <source>Shows and measures what all CPUs can do together; latency always has one thread</source>
        <translation>Muestra y mide lo que pueden hacer todas las CPU juntas; la latencia se mide siempre con un hilo</translation>
    </message>
    <message>
        <source>one thread</source>
        <comment>what the bars are of</comment>
        <translation>un hilo</translation>
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
        <translation>Hay una prueba en curso. Estos ajustes se aplican a la siguiente.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>duration</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>duration</comment>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>Estimating time and memory…</source>
        <translation>Estimando el tiempo y la memoria…</translation>
    </message>
    <message>
        <source>Fix the marked fields to see time and memory needed.</source>
        <translation>Corregir los campos marcados para ver el tiempo y la memoria necesarios.</translation>
    </message>
    <message>
        <source>Needs %1 of memory · about %2</source>
        <translation>Necesita %1 de memoria · unos %2</translation>
    </message>
    <message>
        <source>Needs %1 of memory · writes %2 to disk · about %3</source>
        <translation>Necesita %1 de memoria · escribe %2 en disco · unos %3</translation>
    </message>
    <message>
        <source>Needs %1 of memory</source>
        <translation>Necesita %1 de memoria</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <comment>the button; what it measures</comment>
        <translation>Ejecutar: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlotView</name>
    <message>
        <source>The left and right arrow keys read out results, plus and minus zoom, 0 shows all. The table has the same results.</source>
        <translation>Las flechas izquierda y derecha leen los resultados; más y menos amplían y reducen; 0 muestra todo. La tabla contiene los mismos resultados.</translation>
    </message>
</context>
<context>
    <name>strata::gui::PresetRow</name>
    <message>
        <source>Custom values.</source>
        <translation>Valores personalizados.</translation>
    </message>
    <message numerus="yes">
        <source>Run on the Overview then takes %Ln seconds at most.</source>
        <translation>
            <numerusform>«Ejecutar» en el resumen dura entonces %Ln segundo como máximo.</numerusform>
            <numerusform>«Ejecutar» en el resumen dura entonces %Ln segundos como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run on the Overview has times of its own: choose them beside its button.</source>
        <translation>«Ejecutar» en el resumen tiene sus propios tiempos: elegirlos junto a su botón.</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Perfil predefinido</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>preset, how long Run takes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Run takes about: %1</source>
        <comment>a time for each preset</comment>
        <translation>«Ejecutar» dura aproximadamente: %1</translation>
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
        <translation>Hilos: de uno a todos</translation>
    </message>
    <message>
        <source>Threads: as in Setup</source>
        <translation>Hilos: como en la configuración</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Thread counts to measure the processor with</source>
        <translation>Números de hilos con los que se mide el procesador</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>%1 GHz medidos</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReadingBar</name>
    <message>
        <source>Reading %1…</source>
        <comment>a file</comment>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>Reads no further files. Those that were read stay.</source>
        <translation>No lee más archivos. Los ya leídos se conservan.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RegionsRow</name>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>Strata chooses this size from the caches of this machine.</source>
        <translation>Strata elige este tamaño según las cachés de esta máquina.</translation>
    </message>
    <message>
        <source>Even the smallest buffers do not fit into the available memory.</source>
        <translation>Ni siquiera los búferes más pequeños caben en la memoria disponible.</translation>
    </message>
    <message>
        <source>Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.</source>
        <translation>Tamaño del búfer %1: como máximo %2, porque cada hilo necesita dos de estos búferes en la memoria disponible.</translation>
    </message>
    <message>
        <source>Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.</source>
        <translation>Tamaño del búfer %1: de %2 a %3, como 16K o %4. Strata lo omite si es 0 o está vacío.</translation>
    </message>
    <message>
        <source>With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>Con estos hilos, los búferes dimensionados según las cachés necesitan %1 de memoria, pero solo hay %2 disponibles. Elegir menos hilos, o búferes de %3 como máximo.</translation>
    </message>
    <message>
        <source>With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>Con estos hilos, los búferes necesitan %1 de memoria, pero solo hay %2 disponibles. Elegir menos hilos, o búferes de %3 como máximo.</translation>
    </message>
    <message>
        <source>Choose at most %1: each thread needs two such buffers, and %2 of memory is available.</source>
        <translation>Elegir %1 como máximo: cada hilo necesita dos de estos búferes, y hay %2 de memoria disponibles.</translation>
    </message>
    <message>
        <source>Buffe&amp;r sizes</source>
        <translation>Tamaños de &amp;búfer</translation>
    </message>
    <message>
        <source>Buffer sizes</source>
        <translation>Tamaños de búfer</translation>
    </message>
    <message>
        <source>From the cache sizes</source>
        <translation>Según los tamaños de caché</translation>
    </message>
    <message>
        <source>These sizes</source>
        <translation>Estos tamaños</translation>
    </message>
    <message>
        <source>Buffer size %1</source>
        <translation>Tamaño del búfer %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message>
        <source>not known yet</source>
        <translation>aún no se conoce</translation>
    </message>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>Para comparar dos series, cada una necesita al menos %Ln repetición.</numerusform>
            <numerusform>Para comparar dos series, cada una necesita al menos %Ln repeticiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strata saves each finished repetition to the history. Stop keeps the finished ones.</source>
        <translation>Strata guarda en el historial cada repetición terminada. «Detener» conserva las terminadas.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows the noise, so that you can compare series.</source>
        <translation>Repite las mismas pruebas, cada vez con hilos y memoria nuevos. La dispersión de las repeticiones muestra el ruido, de modo que se pueden comparar series.</translation>
    </message>
    <message>
        <source>Tests:</source>
        <translation>Pruebas:</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Repeticiones:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Tiempo:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReportPane</name>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>The reports of runs appear here.</source>
        <translation>Los informes de las ejecuciones aparecen aquí.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RespondForm</name>
    <message>
        <source>All addresses of this machine</source>
        <translation>Todas las direcciones de esta máquina</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>address, interface</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>Detener servidor</translation>
    </message>
    <message>
        <source>Start server</source>
        <translation>Iniciar servidor</translation>
    </message>
    <message>
        <source>Stops the server and disconnects the current client.</source>
        <translation>Detiene el servidor y desconecta al cliente actual.</translation>
    </message>
    <message>
        <source>Accepts clients that know the code. Stops after 15 minutes without a client.</source>
        <translation>Acepta clientes que conocen el código. Se detiene tras 15 minutos sin ningún cliente.</translation>
    </message>
    <message>
        <source>Let another machine connect (server)</source>
        <translation>Permitir que otra máquina se conecte (servidor)</translation>
    </message>
    <message>
        <source>While the server is on, clients that know the code can run the network test, and nothing else.</source>
        <translation>Mientras el servidor está activo, los clientes que conocen el código pueden ejecutar la prueba de red, y nada más.</translation>
    </message>
    <message>
        <source>&amp;Listen on:</source>
        <translation>Esc&amp;uchar en:</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Dirección de escucha</translation>
    </message>
    <message>
        <source>The local address that the server accepts connections on.</source>
        <translation>La dirección local en la que el servidor acepta conexiones.</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Puerto:</translation>
    </message>
    <message>
        <source>Port to listen on</source>
        <translation>Puerto de escucha</translation>
    </message>
    <message>
        <source>The firewall must allow incoming connections to this port.</source>
        <translation>El cortafuegos debe permitir conexiones entrantes a este puerto.</translation>
    </message>
    <message>
        <source>For clients:</source>
        <translation>Para los clientes:</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>Direcciones de esta máquina</translation>
    </message>
    <message>
        <source>Code:</source>
        <translation>Código:</translation>
    </message>
    <message>
        <source>Code of this machine</source>
        <translation>Código de esta máquina</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Copies the code to the clipboard</source>
        <translation>Copia el código en el portapapeles</translation>
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
        <translation>%1, 1 hilo</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln threads</source>
        <comment>cell</comment>
        <translation>
            <numerusform>%1, %Ln hilo</numerusform>
            <numerusform>%1, %Ln hilos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>cell, reasons</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Calificación</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
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
        <translation>%1 (%2 a %3)</translation>
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
        <translation>E&amp;jecutar: %1</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation>no se puede ejecutar con estos ajustes</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Aún no se ha medido nada</translation>
    </message>
    <message>
        <source>This run did not measure this test</source>
        <translation>Esta ejecución no midió esta prueba</translation>
    </message>
    <message>
        <source>Not measured since this start of Strata</source>
        <translation>No se ha medido desde este inicio de Strata</translation>
    </message>
    <message>
        <source>No results of this test yet</source>
        <translation>Aún no hay resultados de esta prueba</translation>
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
        <translation>Progreso de la ejecución</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Qué ejecutar</translation>
    </message>
    <message>
        <source>How long the whole machine takes, or one part of it</source>
        <translation>Cuánto dura la máquina completa, o una parte de ella</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Runs what is named beside this button (%1)</source>
        <translation>Ejecuta lo que se indica junto a este botón (%1)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured (%1)</source>
        <translation>Termina la ejecución y conserva lo que ha medido (%1)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message>
        <source>%1 (extended)</source>
        <translation>%1 (ampliado)</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <comment>of a series by turns</comment>
        <translation>Ejecución %1 de %2</translation>
    </message>
    <message>
        <source>Repetition %1 of %2</source>
        <translation>Repetición %1 de %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Preparando</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results were measured again at %1.</source>
        <translation>
            <numerusform>Se midió de nuevo %Ln resultado: %1.</numerusform>
            <numerusform>Se midieron de nuevo %Ln resultados: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The measurement with the better grade was kept, or else the one with the narrower interval.</source>
        <translation>Se conservó la medición con la mejor calificación o, a igualdad, la del intervalo más estrecho.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Detenida antes de medir nada.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>No medido.</translation>
    </message>
    <message>
        <source>Kept in the history.</source>
        <translation>Conservada en el historial.</translation>
    </message>
    <message>
        <source>%1 faster, %2 slower than the last run, most: %3 %4</source>
        <comment>numbers of results, result that changed most, by how much</comment>
        <translation>%1 más rápidos, %2 más lentos que en la última ejecución, sobre todo: %3 %4</translation>
    </message>
    <message>
        <source>Same as the last run (%1)</source>
        <translation>Igual que la última ejecución (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>%Ln no fiable omitido</numerusform>
            <numerusform>%Ln no fiables omitidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 improved, %2 kept</source>
        <comment>of the results that were measured again</comment>
        <translation>%1 mejorados, %2 conservados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>%Ln resultado fuera del intervalo habitual</numerusform>
            <numerusform>%Ln resultados fuera del intervalo habitual</numerusform>
        </translation>
    </message>
    <message>
        <source>all in their usual range</source>
        <translation>todos en su intervalo habitual</translation>
    </message>
    <message>
        <source>Measured: %1, %2</source>
        <comment>when a run began, how long it took</comment>
        <translation>Medido: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%Ln&#xa0;s</numerusform>
            <numerusform>%Ln&#xa0;s</numerusform>
        </translation>
    </message>
    <message>
        <source>Several runs, the last %1</source>
        <comment>when it began</comment>
        <translation>Varias ejecuciones, la última %1</translation>
    </message>
    <message>
        <source>%1 took up to %2 of a CPU</source>
        <comment>program, percent</comment>
        <translation>%1 ocupó hasta %2 de una CPU</translation>
    </message>
    <message>
        <source>Dimmed: earlier runs, the last %1</source>
        <comment>when</comment>
        <translation>Atenuado: ejecuciones anteriores, la última %1</translation>
    </message>
    <message>
        <source>Dimmed: the last run, %1</source>
        <comment>when</comment>
        <translation>Atenuado: la última ejecución, %1</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Aún no se ha medido nada</translation>
    </message>
    <message>
        <source>A run shows its progress here, and then how reliable its results are.</source>
        <translation>Una ejecución muestra aquí su avance y, después, lo fiables que son sus resultados.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>Detenida tras %Ln&#xa0;s.</numerusform>
            <numerusform>Detenida tras %Ln&#xa0;s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>Terminada en %Ln&#xa0;s.</numerusform>
            <numerusform>Terminada en %Ln&#xa0;s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunQuestion</name>
    <message>
        <source>The picture on the screen is disturbed while the framebuffer is measured. Strata restores it afterwards.</source>
        <translation>La imagen de la pantalla se altera mientras se mide el framebuffer. Strata la restaura después.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Ejecutar ahora</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>strata::gui::SectionsPage</name>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More tests</source>
        <translation>Más pruebas</translation>
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
        <translation>A: como en la configuración</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupCommands</name>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>Ajustes (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Ajustes: %1</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Abrir ajustes</translation>
    </message>
    <message>
        <source>%1 has no valid settings. %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1 no contiene ajustes válidos. %2</translation>
    </message>
    <message>
        <source>Settings loaded from %1</source>
        <translation>Ajustes cargados desde %1</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Guardar ajustes</translation>
    </message>
    <message>
        <source>Settings saved to %1</source>
        <translation>Ajustes guardados en %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupDialog</name>
    <message>
        <source>Sho&amp;w fewer settings</source>
        <translation>Mostrar menos a&amp;justes</translation>
    </message>
    <message>
        <source>Sho&amp;w more settings</source>
        <translation>Mostrar más a&amp;justes</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>Mostrar menos ajustes</translation>
    </message>
    <message>
        <source>Show more settings</source>
        <translation>Mostrar más ajustes</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>R&amp;estore defaults</source>
        <translation>&amp;Restablecer valores predeterminados</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer valores predeterminados</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>A&amp;ceptar</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Fix the marked fields first.</source>
        <translation>Corregir primero los campos marcados.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ShareDialog</name>
    <message>
        <source>left out</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>strata-shared-%1.html</source>
        <comment>file name; the date</comment>
        <translation>strata-compartido-%1.html</translation>
    </message>
    <message>
        <source>Save the copy to share</source>
        <translation>Guardar la copia para compartir</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Páginas web (*.html);;Ejecuciones de Strata (*.strata);;Dibujos (*.svg);;Tablas (*.csv);;Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Copy to share saved to %1</source>
        <translation>Copia para compartir guardada en %1</translation>
    </message>
    <message>
        <source>Share run</source>
        <translation>Compartir ejecución</translation>
    </message>
    <message>
        <source>Saves a copy of this run without what identifies the computer. The run itself stays as it is. Strata sends nothing anywhere: you choose where the file goes.</source>
        <translation>Guarda una copia de esta ejecución sin lo que identifica al equipo. La ejecución misma queda como está. Strata no envía nada a ningún sitio: usted elige adónde va el archivo.</translation>
    </message>
    <message>
        <source>&amp;Keep label and comment</source>
        <translation>&amp;Conservar etiqueta y comentario</translation>
    </message>
    <message>
        <source>They may contain personal data</source>
        <translation>Pueden contener datos personales</translation>
    </message>
    <message>
        <source>&amp;Removed or changed</source>
        <translation>&amp;Eliminado o modificado</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>In your run</source>
        <translation>En su ejecución</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>En la copia</translation>
    </message>
    <message>
        <source>What the copy removes or changes</source>
        <translation>Lo que la copia elimina o modifica</translation>
    </message>
    <message>
        <source>&amp;Save copy…</source>
        <translation>&amp;Guardar copia…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>%1 de %Ln resultado mostrado es fiable</numerusform>
            <numerusform>%1 de %Ln resultados mostrados son fiables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln results)</source>
        <comment>what disturbed them</comment>
        <translation>
            <numerusform>%1 (%Ln resultado)</numerusform>
            <numerusform>%1 (%Ln resultados)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run the %Ln again</source>
        <comment>a button; results that are not reliable</comment>
        <translation>
            <numerusform>Volver a medir %Ln</numerusform>
            <numerusform>Volver a medir los %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Measures only the results that are not reliable. The measurement with the better grade stays, or else the one with the narrower interval. Close other programs first.</source>
        <translation>Mide solo los resultados que no son fiables. Se conserva la medición con la mejor calificación o, a igualdad, la del intervalo más estrecho. Antes, cerrar los demás programas.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SustainedBar</name>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Vectors: arithmetic of the widest vectors, which heats most. Integer: sorting. Memory: copies.</source>
        <translation>Vectores: aritmética con los vectores más anchos, que es lo que más calienta. Enteros: ordenación. Memoria: copias.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Thin laptops fall within a minute or two, large coolers after ten or more.</source>
        <translation>Los portátiles finos caen en uno o dos minutos; los disipadores grandes, en diez o más.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SweepBar</name>
    <message>
        <source>One size per level</source>
        <translation>Un tamaño por nivel</translation>
    </message>
    <message>
        <source>Quick sweep</source>
        <translation>Barrido rápido</translation>
    </message>
    <message>
        <source>Full sweep</source>
        <translation>Barrido completo</translation>
    </message>
    <message>
        <source>One chain</source>
        <translation>Una cadena</translation>
    </message>
    <message>
        <source>Widest operand</source>
        <translation>Operando más ancho</translation>
    </message>
    <message>
        <source>All widths</source>
        <translation>Todos los anchos</translation>
    </message>
    <message>
        <source>One to twelve chains</source>
        <translation>De una a doce cadenas</translation>
    </message>
    <message>
        <source>All kernels</source>
        <translation>Todos los bucles de medida</translation>
    </message>
    <message>
        <source>Default pages</source>
        <translation>Páginas por defecto</translation>
    </message>
    <message>
        <source>Huge pages</source>
        <translation>Páginas enormes</translation>
    </message>
    <message>
        <source>Default and huge pages</source>
        <translation>Páginas por defecto y enormes</translation>
    </message>
    <message>
        <source>Extent of the sweep</source>
        <translation>Extensión del barrido</translation>
    </message>
    <message>
        <source>Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, which shows the levels themselves.</source>
        <translation>Rápido: unos pocos tamaños a cada lado de cada caché. Completo: ocho tamaños en cada octava, lo que muestra los propios niveles.</translation>
    </message>
    <message>
        <source>Chains of the sweep</source>
        <translation>Cadenas del barrido</translation>
    </message>
    <message>
        <source>Kernels of the sweep</source>
        <translation>Bucles de medida del barrido</translation>
    </message>
    <message>
        <source>One load at a time, or up to twelve in flight</source>
        <translation>Una carga cada vez, o hasta doce en vuelo</translation>
    </message>
    <message>
        <source>Sequential kernels only, or random, non-temporal and prefetching ones too</source>
        <translation>Solo bucles de medida secuenciales, o también aleatorios, no temporales y con precarga</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Tamaño de página</translation>
    </message>
    <message>
        <source>Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back to back, and the chart has both curves. The report shows what the OS gave.</source>
        <translation>Las páginas enormes (casi siempre de 2&#xa0;MiB) ahorran fallos de TLB. Ambas: Strata mide cada tamaño con los dos tipos, uno tras otro, y el gráfico tiene las dos curvas. El informe muestra lo que asignó el sistema.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Sweep latency</source>
        <translation>Barrido de latencia</translation>
    </message>
    <message>
        <source>Sweep bandwidth</source>
        <translation>Barrido de ancho de banda</translation>
    </message>
    <message>
        <source>Measures through all sizes, from the first cache to memory</source>
        <translation>Mide a través de todos los tamaños, de la primera caché a la memoria</translation>
    </message>
</context>
<context>
    <name>strata::gui::ThreadsRow</name>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>Un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Hilos</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>One per CPU</source>
        <translation>Uno por CPU</translation>
    </message>
    <message>
        <source>One per core</source>
        <translation>Uno por núcleo</translation>
    </message>
    <message>
        <source>Scale up to</source>
        <translation>Escalar hasta</translation>
    </message>
    <message>
        <source>Scaling test: runs each test with 1, 2, 4 threads and so on, up to all</source>
        <translation>Prueba de escalado: ejecuta cada prueba con 1, 2, 4 hilos, etcétera, hasta todos</translation>
    </message>
    <message>
        <source>Number of threads</source>
        <translation>Número de hilos</translation>
    </message>
</context>
<context>
    <name>strata::gui::TimesRow</name>
    <message>
        <source>Integer time: a whole number of seconds from %1 to %2.</source>
        <translation>Tiempo de enteros: un número entero de segundos de %1 a %2.</translation>
    </message>
    <message>
        <source>Floating time: a whole number of seconds from %1 to %2.</source>
        <translation>Tiempo de coma flotante: un número entero de segundos de %1 a %2.</translation>
    </message>
    <message>
        <source>Memory time: a whole number of seconds from %1 to %2, per buffer size.</source>
        <translation>Tiempo de memoria: un número entero de segundos de %1 a %2, por tamaño de búfer.</translation>
    </message>
    <message>
        <source>Times, seconds</source>
        <translation>Tiempos, segundos</translation>
    </message>
    <message>
        <source>&amp;Integer</source>
        <translation>&amp;Enteros</translation>
    </message>
    <message>
        <source>Integer time, seconds</source>
        <translation>Tiempo de enteros, segundos</translation>
    </message>
    <message>
        <source>&amp;Floating</source>
        <translation>Coma &amp;flotante</translation>
    </message>
    <message>
        <source>Floating time, seconds</source>
        <translation>Tiempo de coma flotante, segundos</translation>
    </message>
    <message>
        <source>&amp;Memory, per size</source>
        <translation>&amp;Memoria, por tamaño</translation>
    </message>
    <message>
        <source>Memory time per buffer size, seconds</source>
        <translation>Tiempo de memoria por tamaño de búfer, segundos</translation>
    </message>
    <message>
        <source>&amp;Stop when precise</source>
        <translation>Detener al alcan&amp;zar la precisión</translation>
    </message>
    <message>
        <source>Stop when precise</source>
        <translation>Detener al alcanzar la precisión</translation>
    </message>
    <message>
        <source>Ends a test early once its result is precise. When off, each test uses its full time, like Nbench.</source>
        <translation>Termina una prueba antes de tiempo cuando su resultado ya es preciso. Si está desactivado, cada prueba usa todo su tiempo, como Nbench.</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyDialog</name>
    <message>
        <source>Measuring the usable part of the last cache level: %1</source>
        <translation>Midiendo la parte utilizable del último nivel de caché: %1</translation>
    </message>
    <message>
        <source>No CPU picked</source>
        <translation>Ninguna CPU elegida</translation>
    </message>
    <message>
        <source>CPU %1 picked</source>
        <translation>CPU %1 elegida</translation>
    </message>
    <message>
        <source>CPUs %1 picked</source>
        <translation>CPU %1 elegidas</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Guardar imagen…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>&amp;Measure cache again</source>
        <translation>&amp;Medir la caché de nuevo</translation>
    </message>
    <message>
        <source>Measure cache again</source>
        <translation>Medir la caché de nuevo</translation>
    </message>
    <message>
        <source>Measures how much of the last cache level programs can use, in three seconds at most.</source>
        <translation>Mide cuánto del último nivel de caché pueden usar los programas, en tres segundos como máximo.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Pick CPUs</source>
        <translation>Elegir las CPU</translation>
    </message>
    <message>
        <source>Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range.</source>
        <translation>Hacer clic en las CPU a las que fijar hilos, o en un recuadro para elegir todas las CPU que contiene. Mayús+clic elige un intervalo.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset to the previous selection</source>
        <translation>Volver a la selección anterior</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>A&amp;ceptar</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Copy &amp;facts</source>
        <translation>Copiar &amp;datos</translation>
    </message>
    <message>
        <source>Copy facts</source>
        <translation>Copiar datos</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyView</name>
    <message>
        <source>Picture of the machine</source>
        <translation>Imagen de la máquina</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <comment>a part of the machine</comment>
        <translation>%1, elegida</translation>
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
        <translation>fuera del intervalo habitual</translation>
    </message>
    <message>
        <source>usual: %1 to %2 %3</source>
        <comment>two figures and their unit</comment>
        <translation>habitual: %1 a %2 %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendStrip</name>
    <message numerus="yes">
        <source>%1, %Ln run(s) since %2: median %3 %4</source>
        <comment>a result, a date, a figure, its unit</comment>
        <translation>
            <numerusform>%1, %Ln ejecución desde %2: mediana %3 %4</numerusform>
            <numerusform>%1, %Ln ejecuciones desde %2: mediana %3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>too few for a usual range</source>
        <translation>muy pocas para un intervalo habitual</translation>
    </message>
    <message>
        <source>all in the usual range</source>
        <translation>todas en el intervalo habitual</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>%Ln fuera del intervalo habitual</numerusform>
            <numerusform>%Ln fuera del intervalo habitual</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>The figure over time</source>
        <translation>El valor a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Point at a run to read it, or use the arrow keys. Click to select it.</source>
        <translation>Señalar una ejecución para leerla, o usar las flechas. Hacer clic para seleccionarla.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ViewMenu</name>
    <message>
        <source>&amp;Actual size (now %1 %)</source>
        <translation>&amp;Tamaño real (ahora %1&#xa0;%)</translation>
    </message>
    <message>
        <source>&amp;Unit of rates</source>
        <translation>&amp;Unidad de las tasas</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Report pane</source>
        <translation>&amp;Panel del informe</translation>
    </message>
    <message>
        <source>&amp;Machine…</source>
        <translation>&amp;Máquina…</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
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
        <translation>Procesador</translation>
    </message>
    <message>
        <source>Copy rate by method</source>
        <extracomment>chart-copy</extracomment>
        <translation>Tasa de copia según el método</translation>
    </message>
    <message>
        <source>C library function rate vs. size</source>
        <extracomment>chart-library</extracomment>
        <translation>Tasa de las funciones de la biblioteca C según el tamaño</translation>
    </message>
    <message>
        <source>Register transfer rate</source>
        <extracomment>chart-registers</extracomment>
        <translation>Tasa de transferencia de los registros</translation>
    </message>
    <message>
        <source>String instruction rate</source>
        <extracomment>chart-string</extracomment>
        <translation>Tasa de las instrucciones de cadena</translation>
    </message>
    <message>
        <source>Rate of later passes by memory type</source>
        <extracomment>chart-memtypes</extracomment>
        <translation>Tasa de las pasadas siguientes según el tipo de memoria</translation>
    </message>
    <message>
        <source>Each core, in percent of the fastest</source>
        <extracomment>chart-cores</extracomment>
        <translation>Cada núcleo, en porcentaje del más rápido</translation>
    </message>
    <message>
        <source>Core-to-core latency</source>
        <extracomment>chart-core-to-core</extracomment>
        <translation>Latencia de núcleo a núcleo</translation>
    </message>
    <message>
        <source>Threads were not pinned, so the times are not those of known pairs of CPUs. See the table.</source>
        <extracomment>chart-core-to-core-unpinned</extracomment>
        <translation>Los hilos no estaban fijados, así que los tiempos no son los de pares conocidos de CPU. Véase la tabla.</translation>
    </message>
    <message>
        <source>Pauses over time</source>
        <extracomment>chart-pauses</extracomment>
        <translation>Pausas a lo largo del tiempo</translation>
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
        <translation>% de los segundos 2 a 12</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12; temperature in degrees C</source>
        <extracomment>chart-sustained-axis-heat</extracomment>
        <translation>% de los segundos 2 a 12; temperatura en °C</translation>
    </message>
    <message>
        <source>Rate, %</source>
        <extracomment>chart-sustained-rate</extracomment>
        <translation>Tasa, %</translation>
    </message>
    <message>
        <source>Clock, %</source>
        <extracomment>chart-sustained-clock</extracomment>
        <translation>Frecuencia, %</translation>
    </message>
    <message>
        <source>Temperature, degrees C</source>
        <extracomment>chart-sustained-temperature</extracomment>
        <translation>Temperatura, °C</translation>
    </message>
    <message>
        <source>fell at {1} s</source>
        <extracomment>sustained-fall</extracomment>
        <translation>cayó a los {1}&#xa0;s</translation>
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
        <translation>Disco</translation>
    </message>
    <message>
        <source>Other tests</source>
        <extracomment>chart-other
----------
html-other</extracomment>
        <translation>Otras pruebas</translation>
    </message>
    <message>
        <source>{1}, by the number of threads</source>
        <extracomment>chart-by-threads</extracomment>
        <translation>{1}, según el número de hilos</translation>
    </message>
    <message>
        <source>Operations per second of each thread</source>
        <extracomment>chart-of-threads</extracomment>
        <translation>Operaciones por segundo de cada hilo</translation>
    </message>
    <message>
        <source>Operations per second vs. threads</source>
        <extracomment>chart-processor-scaling</extracomment>
        <translation>Operaciones por segundo según los hilos</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <extracomment>chart-linear</extracomment>
        <translation>escalado lineal</translation>
    </message>
    <message>
        <source>{1}: linear scaling</source>
        <extracomment>chart-line-linear</extracomment>
        <translation>{1}: escalado lineal</translation>
    </message>
    <message>
        <source>Move rate vs. buffer size</source>
        <extracomment>chart-memory</extracomment>
        <translation>Tasa de movimiento según el tamaño del búfer</translation>
    </message>
    <message>
        <source>Bandwidth vs. working set</source>
        <extracomment>chart-bandwidth</extracomment>
        <translation>Ancho de banda según el conjunto de trabajo</translation>
    </message>
    <message>
        <source>Latency vs. working set</source>
        <extracomment>chart-latency</extracomment>
        <translation>Latencia según el conjunto de trabajo</translation>
    </message>
    <message>
        <source>Latency vs. memory traffic</source>
        <extracomment>chart-loaded-latency</extracomment>
        <translation>Latencia según el tráfico de memoria</translation>
    </message>
    <message>
        <source>Rate by number of threads</source>
        <extracomment>chart-scaling</extracomment>
        <translation>Tasa según el número de hilos</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>chart-what</extracomment>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>chart-thread</extracomment>
        <translation>Hilo</translation>
    </message>
    <message>
        <source>Buffer size per thread</source>
        <extracomment>chart-buffer</extracomment>
        <translation>Tamaño del búfer por hilo</translation>
    </message>
    <message>
        <source>Size of one call</source>
        <extracomment>chart-call-size</extracomment>
        <translation>Tamaño de una llamada</translation>
    </message>
    <message>
        <source>Buffer size per thread (of two)</source>
        <extracomment>chart-buffers</extracomment>
        <translation>Tamaño del búfer por hilo (de dos)</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>chart-size</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Working set per thread</source>
        <extracomment>chart-working-set-per-thread</extracomment>
        <translation>Conjunto de trabajo por hilo</translation>
    </message>
    <message>
        <source>Working set</source>
        <extracomment>chart-working-set</extracomment>
        <translation>Conjunto de trabajo</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>chart-threads
----------
label-threads</extracomment>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Memory traffic, {1}</source>
        <extracomment>chart-traffic</extracomment>
        <translation>Tráfico de memoria, {1}</translation>
    </message>
    <message>
        <source>factor of the baseline</source>
        <extracomment>chart-relative-factor</extracomment>
        <translation>× la base</translation>
    </message>
    <message>
        <source>{1}, higher is better</source>
        <extracomment>chart-higher</extracomment>
        <translation>{1}, más alto es mejor</translation>
    </message>
    <message>
        <source>{1}, lower is better</source>
        <extracomment>chart-lower</extracomment>
        <translation>{1}, más bajo es mejor</translation>
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
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time, s</source>
        <extracomment>chart-seconds</extracomment>
        <translation>Tiempo, s</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>chart-pause</extracomment>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Length of a pause, ms</source>
        <extracomment>chart-pause-length</extracomment>
        <translation>Duración de una pausa, ms</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>chart-rate</extracomment>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>Rate, {1}</source>
        <extracomment>chart-rate-of-size</extracomment>
        <translation>Tasa, {1}</translation>
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
            <numerusform>{1} hilo</numerusform>
            <numerusform>{1} hilos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} bytes</source>
        <extracomment>count-bytes</extracomment>
        <translation>
            <numerusform>{1} byte</numerusform>
            <numerusform>{1} bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>chunks</source>
        <extracomment>loop-chunks</extracomment>
        <translation>bloques</translation>
    </message>
    <message>
        <source>chunks, non-temporal</source>
        <extracomment>loop-stream-chunks</extracomment>
        <translation>bloques, no temporal</translation>
    </message>
    <message>
        <source>prefetch</source>
        <extracomment>loop-prefetch</extracomment>
        <translation>precarga</translation>
    </message>
    <message>
        <source>4 pages interleaved</source>
        <extracomment>loop-interleave</extracomment>
        <translation>4 páginas intercaladas</translation>
    </message>
    <message>
        <source>unrolled over a page</source>
        <extracomment>loop-page</extracomment>
        <translation>desenrollada en una página</translation>
    </message>
    <message>
        <source>register pairs</source>
        <extracomment>loop-pair</extracomment>
        <translation>pares de registros</translation>
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
        <translation>agrupada, no temporal</translation>
    </message>
    <message>
        <source>non-temporal</source>
        <extracomment>loop-stream</extracomment>
        <translation>no temporal</translation>
    </message>
    <message>
        <source>default pages</source>
        <extracomment>pages-kind-default</extracomment>
        <translation>páginas por defecto</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <extracomment>pages-kind-transparent</extracomment>
        <translation>páginas enormes transparentes</translation>
    </message>
    <message>
        <source>explicit huge pages</source>
        <extracomment>pages-kind-explicit</extracomment>
        <translation>páginas enormes explícitas</translation>
    </message>
    <message>
        <source>huge pages</source>
        <extracomment>pages-kind-huge</extracomment>
        <translation>páginas enormes</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>chart-total</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Per thread</source>
        <extracomment>chart-each</extracomment>
        <translation>Por hilo</translation>
    </message>
    <message>
        <source>{1}: total</source>
        <extracomment>chart-line-total</extracomment>
        <translation>{1}: total</translation>
    </message>
    <message>
        <source>{1}: per thread</source>
        <extracomment>chart-line-each</extracomment>
        <translation>{1}: por hilo</translation>
    </message>
    <message>
        <source>{1}: read</source>
        <extracomment>chart-published-reads</extracomment>
        <translation>{1}: lectura</translation>
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
            <numerusform>{1} más</numerusform>
            <numerusform>otros {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} others, median</source>
        <extracomment>chart-others-median</extracomment>
        <translation>
            <numerusform>{1} más, mediana</numerusform>
            <numerusform>otros {1}, mediana</numerusform>
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
        <translation>L{1} medida</translation>
    </message>
    <message>
        <source>L{1} cache: {2}, as reported by the OS.</source>
        <extracomment>chart-edge-reported-size</extracomment>
        <translation>Caché L{1}: {2}, según indica el sistema.</translation>
    </message>
    <message>
        <source>L{1} cache: {2} usable, as measured by Strata.</source>
        <extracomment>chart-edge-measured-size</extracomment>
        <translation>Caché L{1}: {2} utilizables, según la medición de Strata.</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads share it.</source>
        <extracomment>chart-edge-shared</extracomment>
        <translation>
            <numerusform>{1} hilo la usa.</numerusform>
            <numerusform>{1} hilos la comparten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move uses two buffers: both fit up to {1} each.</source>
        <extracomment>chart-edge-of-moves</extracomment>
        <translation>Un movimiento usa dos búferes: ambos caben hasta {1} cada uno.</translation>
    </message>
    <message>
        <source>Two buffers fit up to {1} each.</source>
        <extracomment>chart-edge-of-buffers</extracomment>
        <translation>Caben dos búferes de hasta {1} cada uno.</translation>
    </message>
    <message>
        <source>The latency curve shows a level of {1} with {2} ns per load.</source>
        <extracomment>chart-edge-inferred</extracomment>
        <translation>La curva de latencia muestra un nivel de {1} con {2}&#xa0;ns por carga.</translation>
    </message>
    <message numerus="yes">
        <source>{2}: best with {1} threads, the fewest within the interval of the highest total.</source>
        <extracomment>chart-best-threads</extracomment>
        <translation>
            <numerusform>{2}: lo mejor es {1} hilo, el menor número dentro del intervalo del total más alto.</numerusform>
            <numerusform>{2}: lo mejor son {1} hilos, el menor número dentro del intervalo del total más alto.</numerusform>
        </translation>
    </message>
    <message>
        <source>peak {1}</source>
        <extracomment>chart-peak</extracomment>
        <translation>máximo {1}</translation>
    </message>
    <message>
        <source>Bytes per cycle need the clock, which was not measured here.</source>
        <extracomment>chart-no-clock</extracomment>
        <translation>Los bytes por ciclo necesitan la frecuencia, que aquí no se midió.</translation>
    </message>
    <message>
        <source>No rates of all threads yet.</source>
        <extracomment>chart-not-of-all-threads</extracomment>
        <translation>Aún no hay tasas de todos los hilos.</translation>
    </message>
    <message>
        <source>No rates of one thread yet.</source>
        <extracomment>chart-not-of-one-thread</extracomment>
        <translation>Aún no hay tasas de un hilo.</translation>
    </message>
    <message>
        <source>From {1} to {2} {3}.</source>
        <extracomment>chart-description</extracomment>
        <translation>De {1} a {2} {3}.</translation>
    </message>
    <message>
        <source>This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it again.</source>
        <extracomment>bad-json</extracomment>
        <translation>Esto no es JSON válido (en {1}: {2}). El archivo puede estar dañado o incompleto. Usar una copia, o exportarlo de nuevo.</translation>
    </message>
    <message>
        <source>The setting {1} in this file has an unknown value. Allowed: {2}.</source>
        <extracomment>bad-setting</extracomment>
        <translation>El ajuste {1} de este archivo tiene un valor desconocido. Permitidos: {2}.</translation>
    </message>
    <message>
        <source>This file has a newer format ({1}) than this version of Strata reads. Install a newer version.</source>
        <extracomment>newer-schema</extracomment>
        <translation>Este archivo tiene un formato más reciente ({1}) que el que lee esta versión de Strata. Instalar una versión más reciente.</translation>
    </message>
    <message>
        <source>This file contains no run of Strata. Choose a run file that Strata saved.</source>
        <extracomment>not-a-run</extracomment>
        <translation>Este archivo no contiene ninguna ejecución de Strata. Elegir un archivo de ejecución que haya guardado Strata.</translation>
    </message>
    <message>
        <source>This output of {1} contains no results. Run {1} again, and let it finish.</source>
        <extracomment>no-figures</extracomment>
        <translation>Esta salida de {1} no contiene resultados. Ejecutar {1} de nuevo y dejar que termine.</translation>
    </message>
    <message>
        <source>This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file.</source>
        <extracomment>too-many-figures</extracomment>
        <translation>Este archivo tiene más de {1} resultados, el máximo que lee Strata. Dividirlo, o elegir otro archivo.</translation>
    </message>
    <message>
        <source>A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one.</source>
        <extracomment>text-too-long</extracomment>
        <translation>Una etiqueta o un comentario supera {1}, el máximo que guarda Strata. Elegir uno más corto.</translation>
    </message>
    <message>
        <source>{1} reported no usable result here, for example zero. Give it a larger size or more time, and create the file again.</source>
        <extracomment>no-peer-figure</extracomment>
        <translation>{1} no dio aquí ningún resultado utilizable, por ejemplo cero. Darle un tamaño mayor o más tiempo y crear el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again.</source>
        <extracomment>fio-error</extracomment>
        <translation>El trabajo de fio {1} terminó con el error {2}, así que no tiene resultado. Corregir el trabajo y ejecutar fio de nuevo.</translation>
    </message>
    <message>
        <source>There is no reference run {1}. To list the reference runs: strata-cli list --references.</source>
        <extracomment>no-such-reference</extracomment>
        <translation>No existe la ejecución de referencia {1}. Para ver las ejecuciones de referencia: strata-cli list --references.</translation>
    </message>
    <message>
        <source>This file lacks &quot;{1}&quot;. It may be damaged or edited by hand. Use a copy, or export it again.</source>
        <extracomment>missing-key</extracomment>
        <translation>A este archivo le falta «{1}». Puede estar dañado o editado a mano. Usar una copia, o exportarlo de nuevo.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in this file has an invalid value: {2}. The file may be damaged or edited by hand.</source>
        <extracomment>bad-value</extracomment>
        <translation>«{1}» tiene en este archivo un valor no válido: {2}. El archivo puede estar dañado o editado a mano. Usar una copia, o exportarlo de nuevo.</translation>
    </message>
    <message>
        <source>Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space.</source>
        <extracomment>cannot-write</extracomment>
        <translation>Strata no pudo escribir {1}. El sistema indica: {2}. Elegir otra carpeta, o liberar espacio.</translation>
    </message>
    <message>
        <source>Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive.</source>
        <extracomment>cannot-read</extracomment>
        <translation>Strata no pudo leer {1}. El sistema indica: {2}. Comprobar sus permisos y su disco.</translation>
    </message>
    <message>
        <source>This file is larger than {1}, the maximum that Strata reads. Choose another file.</source>
        <extracomment>too-large</extracomment>
        <translation>Este archivo supera {1}, el máximo que lee Strata. Elegir otro archivo.</translation>
    </message>
    <message>
        <source>The file {1} does not exist. Check the name and the folder.</source>
        <extracomment>file-missing</extracomment>
        <translation>El archivo {1} no existe. Comprobar el nombre y la carpeta.</translation>
    </message>
    <message>
        <source>{1} is a named pipe, and reading it may never end. Choose a file.</source>
        <extracomment>pipe-by-name</extracomment>
        <translation>{1} es una tubería con nombre, y su lectura podría no terminar nunca. Elegir un archivo.</translation>
    </message>
    <message>
        <source>The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-json</extracomment>
        <translation>Los ajustes en {1} no son JSON válido (en {2}: {3}), así que Strata usa los ajustes predeterminados. El archivo dañado es ahora {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-setting</extracomment>
        <translation>En los ajustes en {1}, {2} tiene un valor desconocido (permitidos: {3}), así que Strata usa los ajustes predeterminados. El archivo dañado es ahora {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. The damaged file is now {6}.</source>
        <extracomment>settings-out-of-range</extracomment>
        <translation>En los ajustes en {1}, {2} es {3} pero debe estar entre {4} y {5}, así que Strata usa los ajustes predeterminados. El archivo dañado es ahora {6}.</translation>
    </message>
    <message>
        <source>The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the default settings. The newer file is now {3}.</source>
        <extracomment>settings-newer-schema</extracomment>
        <translation>Los ajustes en {1} tienen un formato más reciente ({2}) que el que lee esta versión, así que Strata usa los ajustes predeterminados. El archivo más reciente es ahora {3}.</translation>
    </message>
    <message>
        <source>The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. The file is now {3}.</source>
        <extracomment>settings-too-large</extracomment>
        <translation>El archivo {1} supera {2} y no puede ser un archivo de ajustes, así que Strata usa los ajustes predeterminados. El archivo es ahora {3}.</translation>
    </message>
    <message>
        <source>Strata could not read the settings in {1}, so it uses the default settings and saves no changes of them. The OS reports: {2}. Check the permissions of the file.</source>
        <extracomment>settings-unreadable</extracomment>
        <translation>Strata no pudo leer los ajustes en {1}, así que usa los predeterminados y no guarda sus cambios. El sistema indica: {2}. Comprobar los permisos del archivo.</translation>
    </message>
    <message>
        <source>The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable HOME (on Windows LOCALAPPDATA).</source>
        <extracomment>no-data-folder</extracomment>
        <translation>El sistema no indica ninguna carpeta de datos para este usuario, así que Strata no guarda ni ajustes ni ejecuciones. Definir la variable HOME (en Windows LOCALAPPDATA).</translation>
    </message>
    <message>
        <source>The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata again. Import then reads everything that is still readable.</source>
        <extracomment>history-damaged</extracomment>
        <translation>El historial en {1} está dañado ({2}), y Strata no pudo repararlo. Cambiarle el nombre e iniciar Strata de nuevo. La importación lee después todo lo que aún sea legible.</translation>
    </message>
    <message>
        <source>The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged file is now {1}; the new one holds {2} runs.</source>
        <extracomment>history-mending-finished</extracomment>
        <translation>El historial estaba dañado y una reparación anterior terminó antes de tiempo; Strata la ha completado. El archivo dañado es ahora {1}; el nuevo contiene {2} ejecuciones.</translation>
    </message>
    <message>
        <source>Strata found no readable run of a history in {1}. Choose another file.</source>
        <extracomment>no-runs-read</extracomment>
        <translation>Strata no encontró en {1} ninguna ejecución legible de un historial. Elegir otro archivo.</translation>
    </message>
    <message>
        <source>Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name.</source>
        <extracomment>output-in-use</extracomment>
        <translation>Strata lee {1} o guarda ahí sus datos, y un informe lo sustituiría. Elegir otro nombre.</translation>
    </message>
    <message>
        <source>The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} partial runs; {4} runs were lost. Check the disk, and export important runs.</source>
        <extracomment>history-recovered</extracomment>
        <translation>El historial estaba dañado. El archivo dañado es ahora {1}. El nuevo historial contiene {2} ejecuciones completas y {3} parciales; se perdieron {4} ejecuciones. Comprobar el disco y exportar las ejecuciones importantes.</translation>
    </message>
    <message>
        <source>The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or rename it yourself, and start Strata again.</source>
        <extracomment>history-not-moved</extracomment>
        <translation>El historial en {1} está dañado, y Strata no pudo cambiarle el nombre. Cerrar otros programas que lo usen, o cambiarle el nombre a mano, e iniciar Strata de nuevo.</translation>
    </message>
    <message>
        <source>The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that version, or save runs as files.</source>
        <extracomment>history-newer</extracomment>
        <translation>El historial en {1} es de una versión más reciente de Strata (formato {2}; esta lee {3}). Instalar esa versión, o guardar las ejecuciones como archivos.</translation>
    </message>
    <message>
        <source>There is no space to write the history in {1}, so this run is incomplete there. Free some space on that disk, and save the report of the run.</source>
        <extracomment>history-full</extracomment>
        <translation>No hay espacio para escribir el historial en {1}, así que allí esta ejecución está incompleta. Liberar espacio en ese disco y guardar el informe de la ejecución.</translation>
    </message>
    <message>
        <source>Another program locked the history in {1} for too long. Close that program, and save the report of the run.</source>
        <extracomment>history-busy</extracomment>
        <translation>Otro programa bloqueó durante demasiado tiempo el historial en {1}. Cerrar ese programa y guardar el informe de la ejecución.</translation>
    </message>
    <message>
        <source>Strata may not write to the history in {1}. Change its permissions, or save the report of the run.</source>
        <extracomment>history-read-only</extracomment>
        <translation>Strata no puede escribir en el historial en {1}. Cambiar sus permisos, o guardar el informe de la ejecución.</translation>
    </message>
    <message>
        <source>Strata cannot use the history in {1}: {2}. Save reports as files instead.</source>
        <extracomment>history-failed</extracomment>
        <translation>Strata no puede usar el historial en {1}: {2}. Guardar en su lugar los informes como archivos.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that this run may not be in the history. Save its report to keep it.</source>
        <extracomment>history-slow</extracomment>
        <translation>El disco de {1} es tan lento que esta ejecución puede no estar en el historial. Guardar su informe para conservarla.</translation>
    </message>
    <message>
        <source>The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids.</source>
        <extracomment>no-such-run</extracomment>
        <translation>El historial no tiene ninguna ejecución con el id {1}. Una etiqueta no es un id; strata-cli history list muestra los id.</translation>
    </message>
    <message>
        <source>Several runs start with {1}. Give more characters of the id.</source>
        <extracomment>run-ambiguous</extracomment>
        <translation>Varias ejecuciones empiezan por {1}. Indicar más caracteres del id.</translation>
    </message>
    <message>
        <source>The history already has the run {1}, so nothing changed.</source>
        <extracomment>run-kept-already</extracomment>
        <translation>El historial ya contiene la ejecución {1}, así que nada ha cambiado.</translation>
    </message>
    <message>
        <source>Strata cannot read a part of the history, which may be damaged. Check the disk, and export important runs.</source>
        <extracomment>bad-cbor</extracomment>
        <translation>Strata no puede leer una parte del historial, que puede estar dañada. Comprobar el disco y exportar las ejecuciones importantes.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>html-language</extracomment>
        <translation>es</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>html-origin</extracomment>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>html-machine</extracomment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>html-settings</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>html-notes</extracomment>
        <translation>Notas</translation>
    </message>
    <message>
        <source>How to read this</source>
        <extracomment>html-reading</extracomment>
        <translation>Cómo leer este informe</translation>
    </message>
    <message numerus="yes">
        <source>{1} more charts</source>
        <extracomment>html-more-charts</extracomment>
        <translation>
            <numerusform>{1} gráfico más</numerusform>
            <numerusform>{1} gráficos más</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>html-test-memory
----------
test-memory</extracomment>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>html-test-bandwidth
----------
test-bandwidth</extracomment>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>html-test-latency
----------
test-latency</extracomment>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>Buffer copy</source>
        <extracomment>html-test-copy</extracomment>
        <translation>Copia de búferes</translation>
    </message>
    <message>
        <source>C library</source>
        <extracomment>html-test-library
----------
test-library</extracomment>
        <translation>Biblioteca C</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>html-test-registers
----------
test-registers
----------
step-registers</extracomment>
        <translation>Registros</translation>
    </message>
    <message>
        <source>String instructions</source>
        <extracomment>html-test-string
----------
test-string</extracomment>
        <translation>Instrucciones de cadena</translation>
    </message>
    <message>
        <source>Memory types</source>
        <extracomment>html-test-memtypes
----------
test-memtypes</extracomment>
        <translation>Tipos de memoria</translation>
    </message>
    <message>
        <source>Loaded latency</source>
        <extracomment>html-test-loaded-latency
----------
test-loaded-latency</extracomment>
        <translation>Latencia bajo carga</translation>
    </message>
    <message>
        <source>Each core</source>
        <extracomment>html-test-cores
----------
test-cores
----------
step-cores</extracomment>
        <translation>Cada núcleo</translation>
    </message>
    <message>
        <source>Core to core</source>
        <extracomment>html-test-core-to-core
----------
test-core-to-core
----------
step-core-to-core</extracomment>
        <translation>De núcleo a núcleo</translation>
    </message>
    <message>
        <source>Contention</source>
        <extracomment>html-test-contention
----------
test-contention
----------
step-contention</extracomment>
        <translation>Contención</translation>
    </message>
    <message>
        <source>Pauses</source>
        <extracomment>html-test-pauses
----------
test-pauses
----------
step-pauses</extracomment>
        <translation>Pausas</translation>
    </message>
    <message>
        <source>Sustained performance</source>
        <extracomment>html-test-sustained
----------
test-sustained
----------
step-sustained</extracomment>
        <translation>Rendimiento sostenido</translation>
    </message>
    <message>
        <source>Statistic: {1}.</source>
        <extracomment>html-figures-are</extracomment>
        <translation>Estadístico: {1}.</translation>
    </message>
    <message>
        <source>All results ({1})</source>
        <extracomment>html-all-figures</extracomment>
        <translation>Todos los resultados ({1})</translation>
    </message>
    <message>
        <source>Results are rounded to three significant digits here. The run file (.strata) has all digits, and the samples.</source>
        <extracomment>html-footer</extracomment>
        <translation>Los resultados se redondean aquí a tres cifras significativas. El archivo de la ejecución (.strata) contiene todas las cifras, y las muestras.</translation>
    </message>
    <message>
        <source>repetitions: {1}</source>
        <extracomment>html-repetitions</extracomment>
        <translation>repeticiones: {1}</translation>
    </message>
    <message>
        <source>The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition.</source>
        <extracomment>html-series</extracomment>
        <translation>Se repitió la misma medición, cada vez con hilos y búferes nuevos. Repeticiones: {1}. La media es geométrica; la dispersión va del resultado más bajo al más alto, en porcentaje de la media. Máquina y ajustes son los de la primera repetición.</translation>
    </message>
    <message>
        <source>Several series are shown side by side; each counts for itself. The mean is the geometric mean of a side&apos;s repetitions; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition of the first side.</source>
        <extracomment>html-series-sides</extracomment>
        <translation>Se muestran varias series una junto a otra; cada una cuenta por sí misma. La media es la media geométrica de las repeticiones de un lado; la dispersión va del resultado más bajo al más alto, en porcentaje de la media. Máquina y ajustes son los de la primera repetición del primer lado.</translation>
    </message>
    <message>
        <source>mean, {1}</source>
        <extracomment>html-mean</extracomment>
        <translation>media, {1}</translation>
    </message>
    <message>
        <source>min to max</source>
        <extracomment>html-range</extracomment>
        <translation>mín a máx</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <extracomment>html-from-to
----------
compare-interval</extracomment>
        <translation>{1} a {2}</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>html-spread</extracomment>
        <translation>dispersión</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>html-count
----------
column-count</extracomment>
        <translation>número</translation>
    </message>
    <message>
        <source>worst grade</source>
        <extracomment>html-worst-verdict</extracomment>
        <translation>peor calificación</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>html-comparison</extracomment>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <extracomment>html-unmatched</extracomment>
        <translation>Sin equivalente</translation>
    </message>
    <message>
        <source>All of them ({1})</source>
        <extracomment>html-all-cells</extracomment>
        <translation>Todas ({1})</translation>
    </message>
    <message>
        <source>Removed or changed, because it identifies the computer:</source>
        <extracomment>shared-heading</extracomment>
        <translation>Eliminado o modificado, porque identifica al equipo:</translation>
    </message>
    <message>
        <source>{1}: {2} (removed)</source>
        <extracomment>shared-removed</extracomment>
        <translation>{1}: {2} (eliminado)</translation>
    </message>
    <message>
        <source>{1}: {2} became {3}</source>
        <extracomment>shared-changed</extracomment>
        <translation>{1}: {2} pasó a ser {3}</translation>
    </message>
    <message>
        <source>Everything else stays: processor, caches, memory, OS version, settings, and all results.</source>
        <extracomment>shared-stays</extracomment>
        <translation>Todo lo demás se conserva: procesador, cachés, memoria, versión del sistema, ajustes y todos los resultados.</translation>
    </message>
    <message>
        <source>ID of the run</source>
        <extracomment>shared-id</extracomment>
        <translation>Id de la ejecución</translation>
    </message>
    <message>
        <source>ID of the series</source>
        <extracomment>shared-series</extracomment>
        <translation>Id de la serie</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>shared-label
----------
label-label
----------
column-label</extracomment>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>shared-comment
----------
label-comment</extracomment>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shared-started</extracomment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>shared-finished</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>shared-seed</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Memory, to the byte</source>
        <extracomment>shared-memory</extracomment>
        <translation>Memoria, hasta el byte</translation>
    </message>
    <message>
        <source>Free memory, to the byte</source>
        <extracomment>shared-available</extracomment>
        <translation>Memoria libre, hasta el byte</translation>
    </message>
    <message>
        <source>Version of the OS</source>
        <extracomment>shared-system</extracomment>
        <translation>Versión del sistema</translation>
    </message>
    <message>
        <source>Ticks of the clock per second</source>
        <extracomment>shared-ticks</extracomment>
        <translation>Tics del reloj por segundo</translation>
    </message>
    <message>
        <source>Folder of the disk test</source>
        <extracomment>shared-folder</extracomment>
        <translation>Carpeta de la prueba de disco</translation>
    </message>
    <message>
        <source>Device of a disk</source>
        <extracomment>shared-disk-device</extracomment>
        <translation>Dispositivo de un disco</translation>
    </message>
    <message>
        <source>Options of a mount</source>
        <extracomment>shared-disk-options</extracomment>
        <translation>Opciones de un montaje</translation>
    </message>
    <message>
        <source>Largest file allowed</source>
        <extracomment>shared-disk-limit</extracomment>
        <translation>Mayor archivo permitido</translation>
    </message>
    <message>
        <source>Free space of a disk, to the byte</source>
        <extracomment>shared-disk-free</extracomment>
        <translation>Espacio libre de un disco, hasta el byte</translation>
    </message>
    <message>
        <source>Size of a disk, to the byte</source>
        <extracomment>shared-disk-size</extracomment>
        <translation>Tamaño de un disco, hasta el byte</translation>
    </message>
    <message>
        <source>Text in the reason of a grade</source>
        <extracomment>shared-reason</extracomment>
        <translation>Texto en el motivo de una calificación</translation>
    </message>
    <message>
        <source>Unknown here, from a newer version ({1})</source>
        <extracomment>shared-unknown</extracomment>
        <translation>Desconocido aquí, de una versión más reciente ({1})</translation>
    </message>
    <message>
        <source>Integer</source>
        <extracomment>test-integer
----------
sustained-integer</extracomment>
        <translation>Enteros</translation>
    </message>
    <message>
        <source>Floating-point</source>
        <extracomment>test-floating</extracomment>
        <translation>Coma flotante</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>test-copy
----------
op-copy</extracomment>
        <translation>Copia</translation>
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
        <translation>Red</translation>
    </message>
    <message>
        <source>Heapsort of 1000 random 32-bit integers, fresh ones each time</source>
        <extracomment>heapsort-1000</extracomment>
        <translation>Heapsort de 1000 enteros aleatorios de 32&#xa0;bits, nuevos cada vez</translation>
    </message>
    <message>
        <source>Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions</source>
        <extracomment>floating-mix</extracomment>
        <translation>Doubles escalares: 11 sumas, 2 restas, 9 multiplicaciones, 2 divisiones</translation>
    </message>
    <message>
        <source>Sequential move, {1}-byte</source>
        <extracomment>move-serial</extracomment>
        <translation>Movimiento secuencial, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Random move, {1}-byte</source>
        <extracomment>move-random</extracomment>
        <translation>Movimiento aleatorio, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>The random index of a move alone</source>
        <extracomment>index-random</extracomment>
        <translation>Solo el índice aleatorio de un movimiento</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte</source>
        <extracomment>read-serial</extracomment>
        <translation>Lectura secuencial, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Random read, {1}-byte</source>
        <extracomment>read-random</extracomment>
        <translation>Lectura aleatoria, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Random read, {1}-byte, in 256-byte chunks</source>
        <extracomment>read-chunks</extracomment>
        <translation>Lectura aleatoria, {1}&#xa0;B, en bloques de 256&#xa0;B</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, non-temporal</source>
        <extracomment>read-stream</extracomment>
        <translation>Lectura secuencial, {1}&#xa0;B, no temporal</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, software prefetch</source>
        <extracomment>read-prefetch</extracomment>
        <translation>Lectura secuencial, {1}&#xa0;B, precarga por software</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, interleaved over 4 pages</source>
        <extracomment>read-interleave</extracomment>
        <translation>Lectura secuencial, {1}&#xa0;B, intercalada en 4 páginas</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, unrolled over a page</source>
        <extracomment>read-page</extracomment>
        <translation>Lectura secuencial, {1}&#xa0;B, desenrollada en una página</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, register pairs</source>
        <extracomment>read-pair</extracomment>
        <translation>Lectura secuencial, {1}&#xa0;B, pares de registros</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, SVE</source>
        <extracomment>read-sve</extracomment>
        <translation>Lectura secuencial, {1}&#xa0;B, SVE</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte</source>
        <extracomment>write-serial</extracomment>
        <translation>Escritura secuencial, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Random write, {1}-byte</source>
        <extracomment>write-random</extracomment>
        <translation>Escritura aleatoria, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks</source>
        <extracomment>write-chunks</extracomment>
        <translation>Escritura aleatoria, {1}&#xa0;B, en bloques de 256&#xa0;B</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, non-temporal</source>
        <extracomment>write-stream</extracomment>
        <translation>Escritura secuencial, {1}&#xa0;B, no temporal</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>write-stream-chunks</extracomment>
        <translation>Escritura aleatoria, {1}&#xa0;B, en bloques de 256&#xa0;B, no temporal</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, interleaved over 4 pages</source>
        <extracomment>write-interleave</extracomment>
        <translation>Escritura secuencial, {1}&#xa0;B, intercalada en 4 páginas</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, register pairs</source>
        <extracomment>write-pair</extracomment>
        <translation>Escritura secuencial, {1}&#xa0;B, pares de registros</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, SVE</source>
        <extracomment>write-sve</extracomment>
        <translation>Escritura secuencial, {1}&#xa0;B, SVE</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte</source>
        <extracomment>copy-serial</extracomment>
        <translation>Copia secuencial, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte</source>
        <extracomment>copy-random</extracomment>
        <translation>Copia aleatoria, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, non-temporal</source>
        <extracomment>copy-stream</extracomment>
        <translation>Copia secuencial, {1}&#xa0;B, no temporal</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, grouped, non-temporal</source>
        <extracomment>copy-best</extracomment>
        <translation>Copia secuencial, {1}&#xa0;B, agrupada, no temporal</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, register pairs</source>
        <extracomment>copy-pair</extracomment>
        <translation>Copia secuencial, {1}&#xa0;B, pares de registros</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, SVE</source>
        <extracomment>copy-sve</extracomment>
        <translation>Copia secuencial, {1}&#xa0;B, SVE</translation>
    </message>
    <message>
        <source>Triad, {1}-byte</source>
        <extracomment>triad-serial</extracomment>
        <translation>Tríada, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Triad, {1}-byte, non-temporal</source>
        <extracomment>triad-stream</extracomment>
        <translation>Tríada, {1}&#xa0;B, no temporal</translation>
    </message>
    <message>
        <source>{1}, as STREAM counts it</source>
        <extracomment>count-stream</extracomment>
        <translation>{1}, como lo cuenta STREAM</translation>
    </message>
    <message>
        <source>{1}, payload, a third of what STREAM counts</source>
        <extracomment>count-payload</extracomment>
        <translation>{1}, carga útil, un tercio de lo que cuenta STREAM</translation>
    </message>
    <message>
        <source>Triad</source>
        <extracomment>op-triad</extracomment>
        <translation>Tríada</translation>
    </message>
    <message>
        <source>Pointer chasing, parallel chains: {1}</source>
        <extracomment>chase</extracomment>
        <translation>Recorrido de punteros, cadenas paralelas: {1}</translation>
    </message>
    <message>
        <source>The whole buffer by one memcpy</source>
        <extracomment>copy-memcpy</extracomment>
        <translation>Todo el búfer con un solo memcpy</translation>
    </message>
    <message>
        <source>8-byte loop</source>
        <extracomment>copy-elements
----------
row-copy-elements</extracomment>
        <translation>Bucle de 8 bytes</translation>
    </message>
    <message>
        <source>memcpy block by block, the rest included</source>
        <extracomment>copy-blocks</extracomment>
        <translation>memcpy bloque a bloque, resto incluido</translation>
    </message>
    <message>
        <source>memcpy</source>
        <extracomment>library-memcpy</extracomment>
        <translation>memcpy</translation>
    </message>
    <message>
        <source>memmove, 8 bytes up, overlapping</source>
        <extracomment>library-memmove</extracomment>
        <translation>memmove, 8 bytes hacia arriba, con solapamiento</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>library-memset</extracomment>
        <translation>memset</translation>
    </message>
    <message>
        <source>memcmp, equal buffers</source>
        <extracomment>library-memcmp</extracomment>
        <translation>memcmp, búferes iguales</translation>
    </message>
    <message>
        <source>memchr, the last byte</source>
        <extracomment>library-memchr</extracomment>
        <translation>memchr, el último byte</translation>
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
        <translation>De registro general a registro general, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>General register to stack, {1}-byte</source>
        <extracomment>register-to-stack</extracomment>
        <translation>De registro general a pila, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Stack to general register, {1}-byte</source>
        <extracomment>register-from-stack</extracomment>
        <translation>De pila a registro general, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>push, {1}-byte</source>
        <extracomment>register-push</extracomment>
        <translation>push, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>pop, {1}-byte</source>
        <extracomment>register-pop</extracomment>
        <translation>pop, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>General register to vector, {1}-byte, rest cleared</source>
        <extracomment>register-to-vector</extracomment>
        <translation>De registro general a vector, {1}&#xa0;B, resto a cero</translation>
    </message>
    <message>
        <source>Vector to general register, {1}-byte</source>
        <extracomment>register-from-vector</extracomment>
        <translation>De vector a registro general, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>General register into a vector element, {1}-byte</source>
        <extracomment>register-insert</extracomment>
        <translation>De registro general a un elemento de vector, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Vector element to general register, {1}-byte</source>
        <extracomment>register-extract</extracomment>
        <translation>De elemento de vector a registro general, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Vector to vector, {1}-byte</source>
        <extracomment>register-vector</extracomment>
        <translation>De vector a vector, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Scalable vector to scalable vector, {1}-byte</source>
        <extracomment>register-sve</extracomment>
        <translation>De vector escalable a vector escalable, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>lods, {1}-byte</source>
        <extracomment>string-lods</extracomment>
        <translation>lods, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>stos, {1}-byte</source>
        <extracomment>string-stos</extracomment>
        <translation>stos, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>movs, {1}-byte</source>
        <extracomment>string-movs</extracomment>
        <translation>movs, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>rep lods, {1}-byte</source>
        <extracomment>string-rep-lods</extracomment>
        <translation>rep lods, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>rep stos, {1}-byte</source>
        <extracomment>string-rep-stos</extracomment>
        <translation>rep stos, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>rep movs, {1}-byte</source>
        <extracomment>string-rep-movs</extracomment>
        <translation>rep movs, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Compare-and-swap</source>
        <extracomment>handover-cas</extracomment>
        <translation>Compare-and-swap</translation>
    </message>
    <message>
        <source>Load and store</source>
        <extracomment>handover-store</extracomment>
        <translation>Carga y almacenamiento</translation>
    </message>
    <message>
        <source>Own line</source>
        <extracomment>contention-apart-256</extracomment>
        <translation>Línea propia</translation>
    </message>
    <message>
        <source>Neighbouring words</source>
        <extracomment>contention-apart-8</extracomment>
        <translation>Palabras vecinas</translation>
    </message>
    <message>
        <source>Words {1} bytes apart</source>
        <extracomment>contention-apart</extracomment>
        <translation>Palabras a {1} bytes de distancia</translation>
    </message>
    <message>
        <source>One word, add</source>
        <extracomment>contention-add</extracomment>
        <translation>Una palabra, suma</translation>
    </message>
    <message>
        <source>One word, compare-and-swap</source>
        <extracomment>contention-cas</extracomment>
        <translation>Una palabra, compare-and-swap</translation>
    </message>
    <message>
        <source>Reads only</source>
        <extracomment>inject-1to0</extracomment>
        <translation>Solo lecturas</translation>
    </message>
    <message>
        <source>Read:write 3:1</source>
        <extracomment>inject-3to1</extracomment>
        <translation>Lectura:escritura 3:1</translation>
    </message>
    <message>
        <source>Read:write 2:1</source>
        <extracomment>inject-2to1</extracomment>
        <translation>Lectura:escritura 2:1</translation>
    </message>
    <message>
        <source>Read:write 1:1</source>
        <extracomment>inject-1to1</extracomment>
        <translation>Lectura:escritura 1:1</translation>
    </message>
    <message>
        <source>Lost time</source>
        <extracomment>pauses-watch</extracomment>
        <translation>Tiempo perdido</translation>
    </message>
    <message>
        <source>Wake-up latency</source>
        <extracomment>pauses-wake-up</extracomment>
        <translation>Latencia de despertar</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>sustained-vectors
----------
label-vectors</extracomment>
        <translation>Vectores</translation>
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
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Sequential write, direct I/O</source>
        <extracomment>disk-write-serial</extracomment>
        <translation>Escritura secuencial, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential read, direct I/O</source>
        <extracomment>disk-read-serial</extracomment>
        <translation>Lectura secuencial, Direct I/O</translation>
    </message>
    <message>
        <source>Random write, direct I/O</source>
        <extracomment>disk-write-random</extracomment>
        <translation>Escritura aleatoria, Direct I/O</translation>
    </message>
    <message>
        <source>Random read, direct I/O</source>
        <extracomment>disk-read-random</extracomment>
        <translation>Lectura aleatoria, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-serial</extracomment>
        <translation>Lecturas y escrituras secuenciales, mezcladas por proporción, Direct I/O</translation>
    </message>
    <message>
        <source>Random reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-random</extracomment>
        <translation>Lecturas y escrituras aleatorias, mezcladas por proporción, Direct I/O</translation>
    </message>
    <message>
        <source>Random write, each flushed, direct I/O</source>
        <extracomment>disk-commit-random</extracomment>
        <translation>Escritura aleatoria, con vaciado cada vez, Direct I/O</translation>
    </message>
    <message>
        <source>Log append, each flushed, through the OS cache</source>
        <extracomment>disk-commit-serial</extracomment>
        <translation>Adición a un log, con vaciado cada vez, a través de la caché del sistema</translation>
    </message>
    <message>
        <source>Sustained sequential write, direct I/O</source>
        <extracomment>disk-endurance-serial</extracomment>
        <translation>Escritura secuencial sostenida, Direct I/O</translation>
    </message>
    <message>
        <source>Sequential, {1}-byte</source>
        <extracomment>memory-serial</extracomment>
        <translation>Secuencial, {1}&#xa0;B</translation>
    </message>
    <message>
        <source>Random, {1}-byte</source>
        <extracomment>memory-random</extracomment>
        <translation>Aleatorio, {1}&#xa0;B</translation>
    </message>
    <message numerus="yes">
        <source>{1} chains</source>
        <extracomment>latency-chains</extracomment>
        <translation>
            <numerusform>{1} cadena</numerusform>
            <numerusform>{1} cadenas</numerusform>
        </translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>loaded-idle</extracomment>
        <translation>en reposo</translation>
    </message>
    <message>
        <source>{1}, delay {2}</source>
        <extracomment>loaded-delay</extracomment>
        <translation>{1}, retardo {2}</translation>
    </message>
    <message>
        <source>CPU {1} and CPU {2}</source>
        <extracomment>cpu-pair</extracomment>
        <translation>CPU {1} y CPU {2}</translation>
    </message>
    <message>
        <source>{1} {2}: {3}</source>
        <extracomment>cell-of-test-and-size</extracomment>
        <translation>{1} {2}: {3}</translation>
    </message>
    <message>
        <source>{1}, transparent huge pages</source>
        <extracomment>cell-pages-transparent</extracomment>
        <translation>{1}, páginas enormes transparentes</translation>
    </message>
    <message>
        <source>{1}, explicit huge pages</source>
        <extracomment>cell-pages-explicit</extracomment>
        <translation>{1}, páginas enormes explícitas</translation>
    </message>
    <message>
        <source>{1}, huge pages</source>
        <extracomment>cell-pages-huge</extracomment>
        <translation>{1}, páginas enormes</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>op-mixed</extracomment>
        <translation>Mixto</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>op-commit</extracomment>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>op-write</extracomment>
        <translation>Escritura</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>op-read</extracomment>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>op-move</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>pattern-random</extracomment>
        <translation>aleatorio</translation>
    </message>
    <message>
        <source>sequential</source>
        <extracomment>pattern-serial</extracomment>
        <translation>secuencial</translation>
    </message>
    <message>
        <source>This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, because its threads do not start together.</source>
        <extracomment>membench-note</extracomment>
        <translation>Este es el formato de sc-membench, con sus puntuaciones. Estas mezclan la caché de primer nivel de todos los núcleos con la memoria; es mejor comparar niveles (--format text). Las puntuaciones del propio sc-membench pueden ser más altas, porque sus hilos no arrancan juntos.</translation>
    </message>
    <message>
        <source>WARNING: the scores cannot be compared with those of other runs, since:</source>
        <extracomment>membench-warning</extracomment>
        <translation>AVISO: las puntuaciones no se pueden comparar con las de otras ejecuciones, porque:</translation>
    </message>
    <message>
        <source>the run did not come to its end</source>
        <extracomment>membench-unfinished</extracomment>
        <translation>la ejecución no llegó a su fin</translation>
    </message>
    <message>
        <source>its number of threads was {1}, on a machine with {2} CPUs (--threads auto has as many)</source>
        <extracomment>membench-threads</extracomment>
        <translation>su número de hilos fue {1}, en una máquina con {2} CPU (--threads auto usa esa cantidad)</translation>
    </message>
    <message>
        <source>there is one size of buffer only (--sweep full has many)</source>
        <extracomment>membench-one-size</extracomment>
        <translation>solo hay un tamaño de búfer (--sweep full tiene muchos)</translation>
    </message>
    <message>
        <source>{1} of {2} results are unreliable (--format text says why)</source>
        <extracomment>membench-poor</extracomment>
        <translation>{1} de {2} resultados no son fiables (--format text dice por qué)</translation>
    </message>
    <message>
        <source>This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form holds.</source>
        <extracomment>membench-nothing</extracomment>
        <translation>Esta ejecución no tiene ancho de banda ni latencia en búferes de 1&#xa0;KiB o más, que es todo lo que admite este formato.</translation>
    </message>
    <message>
        <source>90th percentile of work per cycle x clock</source>
        <extracomment>statistic-p90-per-clock</extracomment>
        <translation>percentil 90 del trabajo por ciclo x frecuencia</translation>
    </message>
    <message>
        <source>90th percentile of the rate</source>
        <extracomment>statistic-p90</extracomment>
        <translation>percentil 90 de la tasa</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <extracomment>statistic-p10</extracomment>
        <translation>percentil 10</translation>
    </message>
    <message>
        <source>10th percentile of cycles / clock</source>
        <extracomment>statistic-p10-per-clock</extracomment>
        <translation>percentil 10 de ciclos / frecuencia</translation>
    </message>
    <message>
        <source>median over cache lines of the 10th percentile of each</source>
        <extracomment>statistic-p10-of-lines</extracomment>
        <translation>mediana sobre las líneas de caché del percentil 10 de cada una</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of each</source>
        <extracomment>statistic-p90-of-visits</extracomment>
        <translation>mediana sobre las visitas del percentil 90 de cada una</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of work per cycle x clock of each</source>
        <extracomment>statistic-p90-per-clock-of-visits</extracomment>
        <translation>mediana sobre las visitas del percentil 90 del trabajo por ciclo x frecuencia de cada una</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>statistic-p50
----------
series-median
----------
column-median</extracomment>
        <translation>mediana</translation>
    </message>
    <message>
        <source>median operation</source>
        <extracomment>statistic-p50-operation</extracomment>
        <translation>operación mediana</translation>
    </message>
    <message>
        <source>mean over the common time window</source>
        <extracomment>statistic-mean</extracomment>
        <translation>media en la ventana de tiempo común</translation>
    </message>
    <message>
        <source>counted bytes / counted time</source>
        <extracomment>statistic-total</extracomment>
        <translation>bytes contados / tiempo contado</translation>
    </message>
    <message>
        <source>lost time / watched time</source>
        <extracomment>statistic-lost-share</extracomment>
        <translation>tiempo perdido / tiempo observado</translation>
    </message>
    <message>
        <source>rate after a fall / rate of seconds 2 to 12</source>
        <extracomment>statistic-sustained-share</extracomment>
        <translation>tasa tras una caída / tasa de los segundos 2 a 12</translation>
    </message>
    <message>
        <source>total bytes / total time</source>
        <extracomment>statistic-average</extracomment>
        <translation>bytes totales / tiempo total</translation>
    </message>
    <message>
        <source>{1} (up to L2)</source>
        <extracomment>statistic-to-l2</extracomment>
        <translation>{1} (hasta L2)</translation>
    </message>
    <message>
        <source>{1} (beyond L2)</source>
        <extracomment>statistic-beyond-l2</extracomment>
        <translation>{1} (más allá de L2)</translation>
    </message>
    <message>
        <source>reliable</source>
        <extracomment>grade-good</extracomment>
        <translation>fiable</translation>
    </message>
    <message>
        <source>caution</source>
        <extracomment>grade-fair</extracomment>
        <translation>precaución</translation>
    </message>
    <message>
        <source>unreliable</source>
        <extracomment>grade-poor</extracomment>
        <translation>no fiable</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>outcome-skipped</extracomment>
        <translation>omitido</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>outcome-failed
----------
status-failed</extracomment>
        <translation>fallo</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>metric-rate
----------
column-rate</extracomment>
        <translation>tasa</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>metric-operations</extracomment>
        <translation>operaciones</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>numa-latency
----------
metric-latency</extracomment>
        <translation>latencia</translation>
    </message>
    <message>
        <source>completion latency</source>
        <extracomment>metric-completion-latency</extracomment>
        <translation>latencia de finalización</translation>
    </message>
    <message>
        <source>peak</source>
        <extracomment>peer-peak</extracomment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>weighted average</source>
        <extracomment>peer-weighted-average</extracomment>
        <translation>media ponderada</translation>
    </message>
    <message>
        <source>{1}, random, {2}-byte, non-temporal</source>
        <extracomment>peer-random-non-temporal</extracomment>
        <translation>{1}, aleatorio, {2}&#xa0;B, no temporal</translation>
    </message>
    <message>
        <source>memcpy, block by block</source>
        <extracomment>peer-blocks</extracomment>
        <translation>memcpy, bloque a bloque</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>how-refused</extracomment>
        <translation>denegado</translation>
    </message>
    <message>
        <source>accepted but ignored</source>
        <extracomment>how-not-real</extracomment>
        <translation>aceptado pero ignorado</translation>
    </message>
    <message>
        <source>ineffective, because the file system is in memory</source>
        <extracomment>how-in-memory</extracomment>
        <translation>ineficaz, porque el sistema de archivos está en memoria</translation>
    </message>
    <message>
        <source>ineffective, because a program with its own cache serves the file system</source>
        <extracomment>how-program</extracomment>
        <translation>ineficaz, porque el sistema de archivos lo sirve un programa con su propia caché</translation>
    </message>
    <message>
        <source>ineffective, because the device keeps its data in memory</source>
        <extracomment>how-device-in-memory</extracomment>
        <translation>ineficaz, porque el dispositivo guarda sus datos en memoria</translation>
    </message>
    <message>
        <source>Loopback, no network</source>
        <extracomment>brief-network-loopback</extracomment>
        <translation>Bucle local, sin red</translation>
    </message>
    <message>
        <source>Same machine</source>
        <extracomment>brief-network-same-host</extracomment>
        <translation>Misma máquina</translation>
    </message>
    <message>
        <source>CPU-bound ({2})</source>
        <extracomment>brief-network-processor-limit</extracomment>
        <translation>Limitado por CPU ({2})</translation>
    </message>
    <message>
        <source>Faster than its link</source>
        <extracomment>brief-network-above-link
----------
brief-beyond-link</extracomment>
        <translation>Más rápido que su enlace</translation>
    </message>
    <message>
        <source>Retransmits {2}</source>
        <extracomment>brief-network-retransmissions</extracomment>
        <translation>Retransmisiones {2}</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <extracomment>brief-network-refused</extracomment>
        <translation>Conexión rechazada</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <extracomment>brief-network-no-answer</extracomment>
        <translation>Sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <extracomment>brief-network-name-not-found</extracomment>
        <translation>Host no encontrado</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <extracomment>brief-network-unreachable</extracomment>
        <translation>Host inaccesible</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <extracomment>brief-network-wrong-code</extracomment>
        <translation>Código erróneo</translation>
    </message>
    <message>
        <source>Not proved by the code</source>
        <extracomment>brief-network-unproved</extracomment>
        <translation>Código no demostrado</translation>
    </message>
    <message>
        <source>Code used up</source>
        <extracomment>brief-network-code-spent</extracomment>
        <translation>Código agotado</translation>
    </message>
    <message>
        <source>Locked for {2}</source>
        <extracomment>brief-network-paused</extracomment>
        <translation>Bloqueado durante {2}</translation>
    </message>
    <message>
        <source>Other machine busy</source>
        <extracomment>brief-network-busy</extracomment>
        <translation>Otra máquina ocupada</translation>
    </message>
    <message>
        <source>Version mismatch</source>
        <extracomment>brief-network-other-version</extracomment>
        <translation>Versión distinta</translation>
    </message>
    <message>
        <source>Not Strata</source>
        <extracomment>brief-network-not-strata</extracomment>
        <translation>No es Strata</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>brief-network-lost</extracomment>
        <translation>Conexión perdida</translation>
    </message>
    <message>
        <source>Stopped by other end</source>
        <extracomment>brief-network-ended</extracomment>
        <translation>Detenido en el otro lado</translation>
    </message>
    <message>
        <source>No data for {2}</source>
        <extracomment>brief-network-stalled</extracomment>
        <translation>Sin datos durante {2}</translation>
    </message>
    <message>
        <source>Took too long</source>
        <extracomment>brief-network-too-long</extracomment>
        <translation>Duró demasiado</translation>
    </message>
    <message>
        <source>Too much to send</source>
        <extracomment>brief-network-too-much</extracomment>
        <translation>Demasiados datos</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <extracomment>brief-network-bad-frame</extracomment>
        <translation>Mensaje no válido</translation>
    </message>
    <message>
        <source>Unknown reason</source>
        <extracomment>brief-unknown-reason</extracomment>
        <translation>Motivo desconocido</translation>
    </message>
    <message>
        <source>No thread available</source>
        <extracomment>brief-no-thread</extracomment>
        <translation>Ningún hilo disponible</translation>
    </message>
    <message>
        <source>The connection leads back to this machine (loopback), so this is OS and memory speed, not network speed. Start the server on another machine to measure a network.</source>
        <extracomment>network-loopback</extracomment>
        <translation>La conexión vuelve a esta máquina (loopback), así que esto es la velocidad del sistema y de la memoria, no la de la red. Para medir una red, iniciar el servidor en otra máquina.</translation>
    </message>
    <message>
        <source>Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another machine to measure a network.</source>
        <extracomment>network-same-host</extracomment>
        <translation>Ambos extremos se ejecutaron en una misma máquina y compartieron sus CPU, así que no intervino ninguna red. Para medir una red, iniciar el servidor en otra máquina.</translation>
    </message>
    <message>
        <source>CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more streams, or a faster machine at that end.</source>
        <extracomment>network-processor-limit</extracomment>
        <translation>Limitado por la CPU: la CPU {1} estuvo ocupada el {2} del tiempo, así que la red puede ser más rápida que esto. Usar más flujos, o una máquina más rápida en ese extremo.</translation>
    </message>
    <message>
        <source>The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, or the data took another path. Do not use this as network speed.</source>
        <extracomment>network-above-link</extracomment>
        <translation>El resultado es {1}, pero la más lenta de las dos interfaces solo admite {2}. El sistema indica mal el enlace, o los datos tomaron otro camino. No usarlo como velocidad de red.</translation>
    </message>
    <message>
        <source>TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the Wi-Fi, or the devices between the machines.</source>
        <extracomment>network-retransmissions</extracomment>
        <translation>Retransmisiones TCP: {1}, o el {2} de todos los segmentos. La pérdida de paquetes reduce la tasa. Comprobar el cable, la red Wi-Fi o los dispositivos entre las máquinas.</translation>
    </message>
    <message>
        <source>There is no machine to measure with. Start Strata on the other machine, and choose Network, Start server there (or strata-cli serve). Enter its address here (--host).</source>
        <extracomment>no-peer</extracomment>
        <translation>No hay ninguna máquina con la que medir. Iniciar Strata en la otra máquina y elegir allí Red, Iniciar servidor (o strata-cli serve). Introducir aquí su dirección (--host).</translation>
    </message>
    <message>
        <source>There is no code for {1}. Its server shows six digits: enter them here (--code).</source>
        <extracomment>no-code</extracomment>
        <translation>No hay código para {1}. Su servidor muestra seis cifras: introducirlas aquí (--code).</translation>
    </message>
    <message>
        <source>The code for {1} is not six digits. Enter the code that the other machine shows.</source>
        <extracomment>bad-code</extracomment>
        <translation>El código para {1} no tiene seis cifras. Introducir el código que muestra la otra máquina.</translation>
    </message>
    <message>
        <source>The list has {1} twice. List each machine once.</source>
        <extracomment>same-peer</extracomment>
        <translation>La lista contiene {1} dos veces. Indicar cada máquina una sola vez.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001.</source>
        <extracomment>bad-address</extracomment>
        <translation>«{1}» no es un nombre de host ni una dirección IP. Ejemplos: desk.local, 192.168.1.7, desk.local:49001.</translation>
    </message>
    <message>
        <source>{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or strata-cli serve), and check the port.</source>
        <extracomment>network-refused</extracomment>
        <translation>{1} rechazó la conexión: nada escucha en ese puerto. Elegir allí Red, Iniciar servidor (o strata-cli serve), y comprobar el puerto.</translation>
    </message>
    <message>
        <source>{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 unless you chose another).</source>
        <extracomment>network-no-answer</extracomment>
        <translation>{1} no responde. Comprobar la dirección. Abrir el puerto en el cortafuegos de la otra máquina (TCP, 49000 si no se eligió otro).</translation>
    </message>
    <message>
        <source>This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine shows.</source>
        <extracomment>network-name-not-found</extracomment>
        <translation>Esta máquina no puede resolver el nombre de host {1}. Comprobarlo, o usar la dirección IP que muestra la otra máquina.</translation>
    </message>
    <message>
        <source>{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network.</source>
        <extracomment>network-unreachable</extracomment>
        <translation>No se puede llegar a {1}. El sistema indica: {2}. Comprobar que ambas máquinas estén en la misma red.</translation>
    </message>
    <message>
        <source>{1} rejected the code. Enter the code that it shows now; each start has a new one.</source>
        <extracomment>network-wrong-code</extracomment>
        <translation>{1} rechazó el código. Introducir el código que muestra ahora; en cada inicio hay uno nuevo.</translation>
    </message>
    <message>
        <source>{1} ended the connection before it proved that it knows the code. Another machine may have tried to guess it, so Strata does not use the code again. Start the server there again, and enter the new code.</source>
        <extracomment>network-unproved</extracomment>
        <translation>{1} terminó la conexión antes de demostrar que conoce el código. Quizá otra máquina intentó adivinarlo, así que Strata no vuelve a usar el código. Iniciar allí el servidor de nuevo e introducir el nuevo código.</translation>
    </message>
    <message>
        <source>Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. Enter the code that {1} shows now, and run it again.</source>
        <extracomment>network-code-spent</extracomment>
        <translation>Strata no probó el código con {1}: antes era erróneo, o quizá otra máquina intentó adivinarlo. Introducir el código que {1} muestra ahora y repetir la prueba.</translation>
    </message>
    <message>
        <source>{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to get a new code.</source>
        <extracomment>network-paused</extracomment>
        <translation>{1} no acepta ninguna conexión durante {2} tras demasiados códigos erróneos. Esperar, o iniciar allí el servidor de nuevo para obtener un código nuevo.</translation>
    </message>
    <message>
        <source>{1} is measuring with another machine. Try again when that run ends.</source>
        <extracomment>network-busy</extracomment>
        <translation>{1} está midiendo con otra máquina. Intentarlo de nuevo cuando termine esa ejecución.</translation>
    </message>
    <message>
        <source>{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version of Strata on both machines.</source>
        <extracomment>network-other-version</extracomment>
        <translation>{1} usa la versión {2} del protocolo de red; este programa usa la versión {3}. Instalar la misma versión de Strata en ambas máquinas.</translation>
    </message>
    <message>
        <source>A program other than Strata answers at {1}. Check the port, and that Strata is the server there.</source>
        <extracomment>network-not-strata</extracomment>
        <translation>En {1} responde un programa que no es Strata. Comprobar el puerto, y que el servidor de allí sea Strata.</translation>
    </message>
    <message>
        <source>The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or the Wi-Fi, and run it again.</source>
        <extracomment>network-lost</extracomment>
        <translation>La conexión con {1} se interrumpió. El sistema indica: {2}. Strata conserva los resultados anteriores. Comprobar el cable o la red Wi-Fi y repetir la prueba.</translation>
    </message>
    <message>
        <source>The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the test again.</source>
        <extracomment>network-ended</extracomment>
        <translation>El servidor en {1} se detuvo. Strata conserva los resultados anteriores. Iniciarlo allí de nuevo y repetir la prueba.</translation>
    </message>
    <message>
        <source>{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether the other machine sleeps or hangs, and run it again.</source>
        <extracomment>network-stalled</extracomment>
        <translation>{1} no envió nada durante {2}, aunque está conectada. Strata conserva los resultados anteriores. Comprobar si la otra máquina está suspendida o bloqueada y repetir la prueba.</translation>
    </message>
    <message>
        <source>{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again.</source>
        <extracomment>network-too-long</extracomment>
        <translation>{1} superó el límite de {2} para una medición. Strata conserva los resultados anteriores. Repetir la prueba.</translation>
    </message>
    <message>
        <source>The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. Strata keeps the earlier results. Measure the rest in a second run.</source>
        <extracomment>network-too-much</extracomment>
        <translation>La prueba con {1} superó los límites de su servidor: 1000 mediciones, y 4&#xa0;MiB de resultados. Strata conserva los resultados anteriores. Medir el resto en una segunda ejecución.</translation>
    </message>
    <message>
        <source>{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; if this happens again, check the devices between the machines.</source>
        <extracomment>network-bad-frame</extracomment>
        <translation>{1} envió un mensaje no válido, o este cambió por el camino. Strata conserva los resultados anteriores. Repetir la prueba; si vuelve a ocurrir, comprobar los dispositivos entre las máquinas.</translation>
    </message>
    <message>
        <source>{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both machines.</source>
        <extracomment>unknown-reason</extracomment>
        <translation>{1} dio un motivo que este programa no conoce: {2}. Instalar la misma versión de Strata en ambas máquinas.</translation>
    </message>
    <message>
        <source>The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>no-thread</extracomment>
        <translation>El sistema denegó un hilo para esta conexión. Cerrar los demás programas, o elevar el límite de hilos del sistema.</translation>
    </message>
    <message>
        <source>The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine.</source>
        <extracomment>no-random-numbers</extracomment>
        <translation>El sistema no dio números aleatorios, así que Strata no puede proteger la conexión. Reiniciar la máquina.</translation>
    </message>
    <message>
        <source>Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or another port.</source>
        <extracomment>cannot-listen</extracomment>
        <translation>Strata no puede escuchar en {1}, puerto {2}. El sistema indica: {3}. Elegir una dirección de esta máquina, u otro puerto.</translation>
    </message>
    <message>
        <source>Another program uses port {1}. Close it, or choose another port and enter that on the other machine.</source>
        <extracomment>port-taken</extracomment>
        <translation>Otro programa usa el puerto {1}. Cerrarlo, o elegir otro puerto e introducirlo en la otra máquina.</translation>
    </message>
    <message>
        <source>No client connected for {1}, so the server stopped. Start it again when you need it.</source>
        <extracomment>responder-idle</extracomment>
        <translation>Ningún cliente se conectó durante {1}, así que el servidor se detuvo. Iniciarlo de nuevo cuando haga falta.</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, idle network</source>
        <extracomment>network-round-trip</extracomment>
        <translation>Mensajes pequeños a otra máquina y vuelta, red en reposo</translation>
    </message>
    <message>
        <source>Chunk uploads and downloads to another machine, by the size of the chunk</source>
        <extracomment>network-acknowledged</extracomment>
        <translation>Subidas y bajadas de bloques a otra máquina, según el tamaño del bloque</translation>
    </message>
    <message>
        <source>Streams of data to and from another machine, counted by the receiver</source>
        <extracomment>network-stream</extracomment>
        <translation>Flujos de datos hacia otra máquina y desde ella, contados por el receptor</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, under the load of streams</source>
        <extracomment>network-round-trip-loaded</extracomment>
        <translation>Mensajes pequeños a otra máquina y vuelta, bajo la carga de flujos</translation>
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
        <translation>RTT bajo carga, subida</translation>
    </message>
    <message>
        <source>RTT under load, download</source>
        <extracomment>network-row-loaded-from</extracomment>
        <translation>RTT bajo carga, bajada</translation>
    </message>
    <message>
        <source>RTT under load, bidirectional</source>
        <extracomment>network-row-loaded-both</extracomment>
        <translation>RTT bajo carga, bidireccional</translation>
    </message>
    <message>
        <source>Chunk upload</source>
        <extracomment>network-row-acknowledged</extracomment>
        <translation>Subida de bloques</translation>
    </message>
    <message>
        <source>Chunk download</source>
        <extracomment>network-row-requested</extracomment>
        <translation>Bajada de bloques</translation>
    </message>
    <message>
        <source>Upload, 1 stream</source>
        <extracomment>network-row-to-1</extracomment>
        <translation>Subida, 1 flujo</translation>
    </message>
    <message>
        <source>Upload, {1} streams</source>
        <extracomment>network-row-to</extracomment>
        <translation>Subida, {1} flujos</translation>
    </message>
    <message>
        <source>Download, 1 stream</source>
        <extracomment>network-row-from-1</extracomment>
        <translation>Bajada, 1 flujo</translation>
    </message>
    <message>
        <source>Download, {1} streams</source>
        <extracomment>network-row-from</extracomment>
        <translation>Bajada, {1} flujos</translation>
    </message>
    <message>
        <source>Bidirectional, 1 stream</source>
        <extracomment>network-row-both-1</extracomment>
        <translation>Bidireccional, 1 flujo</translation>
    </message>
    <message>
        <source>Bidirectional, {1} streams</source>
        <extracomment>network-row-both</extracomment>
        <translation>Bidireccional, {1} flujos</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>network-all-peers</extracomment>
        <translation>todas juntas</translation>
    </message>
    <message>
        <source>Other machine</source>
        <extracomment>label-peer</extracomment>
        <translation>Otra máquina</translation>
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
        <translation>desde {1}</translation>
    </message>
    <message>
        <source>interface {1}</source>
        <extracomment>peer-link</extracomment>
        <translation>interfaz {1}</translation>
    </message>
    <message>
        <source>interface there {1}</source>
        <extracomment>peer-their-link</extracomment>
        <translation>interfaz de allí {1}</translation>
    </message>
    <message>
        <source>client</source>
        <extracomment>peer-leads</extracomment>
        <translation>cliente</translation>
    </message>
    <message>
        <source>another program on this machine</source>
        <extracomment>peer-same-host</extracomment>
        <translation>otro programa en esta máquina</translation>
    </message>
    <message>
        <source>loopback</source>
        <extracomment>peer-loopback</extracomment>
        <translation>bucle local (loopback)</translation>
    </message>
    <message>
        <source>network {1} s for RTT and each stream</source>
        <extracomment>time-network</extracomment>
        <translation>red {1}&#xa0;s para el RTT y cada flujo</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <extracomment>heading-network</extracomment>
        <translation>RED</translation>
    </message>
    <message>
        <source>With {1}:</source>
        <extracomment>network-with-peer</extracomment>
        <translation>Con {1}:</translation>
    </message>
    <message>
        <source>With all together:</source>
        <extracomment>network-with-all</extracomment>
        <translation>Con todas juntas:</translation>
    </message>
    <message>
        <source>RTT:</source>
        <extracomment>network-round-trips</extracomment>
        <translation>RTT:</translation>
    </message>
    <message>
        <source>Chunk uploads, each until it is acknowledged:</source>
        <extracomment>network-chunks</extracomment>
        <translation>Subidas de bloques, cada una hasta su acuse de recibo:</translation>
    </message>
    <message>
        <source>Chunk downloads, each from its request on:</source>
        <extracomment>network-chunks-back</extracomment>
        <translation>Bajadas de bloques, cada una desde su petición:</translation>
    </message>
    <message>
        <source>Throughput, counted by the receiver:</source>
        <extracomment>network-streams</extracomment>
        <translation>Tasa, contada por el receptor:</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>column-cpu-here</extracomment>
        <translation>aquí</translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>column-cpu-there</extracomment>
        <translation>allí</translation>
    </message>
    <message>
        <source>retrans</source>
        <extracomment>column-resent</extracomment>
        <translation>retrans</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>column-to</extracomment>
        <translation>sube</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>column-from</extracomment>
        <translation>baja</translation>
    </message>
    <message>
        <source>Rate of chunks vs. size</source>
        <extracomment>chart-network-acknowledged</extracomment>
        <translation>Tasa de los bloques según el tamaño</translation>
    </message>
    <message>
        <source>Stream rate (receiver side)</source>
        <extracomment>chart-network-stream</extracomment>
        <translation>Tasa de los flujos (lado del receptor)</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <extracomment>chart-chunk-size</extracomment>
        <translation>Tamaño de bloque</translation>
    </message>
    <message>
        <source>CPU here, %</source>
        <extracomment>html-cpu-here</extracomment>
        <translation>CPU aquí, %</translation>
    </message>
    <message>
        <source>CPU there, %</source>
        <extracomment>html-cpu-there</extracomment>
        <translation>CPU allí, %</translation>
    </message>
    <message>
        <source>retransmits</source>
        <extracomment>html-resent</extracomment>
        <translation>retransmisiones</translation>
    </message>
    <message>
        <source>upload, {1}</source>
        <extracomment>html-to-rate</extracomment>
        <translation>subida, {1}</translation>
    </message>
    <message>
        <source>download, {1}</source>
        <extracomment>html-from-rate</extracomment>
        <translation>bajada, {1}</translation>
    </message>
    <message>
        <source>Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second is left out. RTT under load waits in the queues along the way: calls and games wait that much longer too (bufferbloat).</source>
        <extracomment>reading-network</extracomment>
        <translation>Subida, bajada: desde el punto de vista de esta máquina. El receptor cuenta los bytes de un flujo; el primer segundo se omite. El RTT bajo carga espera en las colas del camino: las llamadas y los juegos esperan también ese tiempo adicional (bufferbloat).</translation>
    </message>
    <message>
        <source>of peak, in a network: share of the slower interface&apos;s link rate; bidirectional: of twice that.</source>
        <extracomment>reading-network-limit</extracomment>
        <translation>del máx., en una red: parte de la velocidad del enlace de la interfaz más lenta; bidireccional: del doble de esta.</translation>
    </message>
    <message>
        <source>of this machine</source>
        <extracomment>where-here</extracomment>
        <translation>de esta máquina</translation>
    </message>
    <message>
        <source>of the other machine</source>
        <extracomment>where-peer</extracomment>
        <translation>de la otra máquina</translation>
    </message>
    <message>
        <source>Name of another machine</source>
        <extracomment>shared-peer</extracomment>
        <translation>Nombre de otra máquina</translation>
    </message>
    <message>
        <source>Address of a machine in the network</source>
        <extracomment>shared-peer-address</extracomment>
        <translation>Dirección de una máquina en la red</translation>
    </message>
    <message>
        <source>Name of a network interface</source>
        <extracomment>shared-peer-interface</extracomment>
        <translation>Nombre de una interfaz de red</translation>
    </message>
    <message>
        <source>Version of another machine&apos;s system</source>
        <extracomment>shared-peer-system</extracomment>
        <translation>Versión del sistema de otra máquina</translation>
    </message>
    <message>
        <source>Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001.</source>
        <extracomment>cli-use-host</extracomment>
        <translation>Usar un nombre o una dirección, como desk.local, 192.168.1.7 o desk.local:49001.</translation>
    </message>
    <message>
        <source>Use the six digits that the other machine shows, such as 123456.</source>
        <extracomment>cli-use-code</extracomment>
        <translation>Usar las seis cifras que muestra la otra máquina, como 123456.</translation>
    </message>
    <message>
        <source>--port belongs to --host, which is not given. Give the machine too.</source>
        <extracomment>cli-port-host</extracomment>
        <translation>--port corresponde a --host, que no se ha indicado. Indicar también la máquina.</translation>
    </message>
    <message>
        <source>There are more codes than machines. Give --code once for all machines, or once for each.</source>
        <extracomment>cli-codes-many</extracomment>
        <translation>Hay más códigos que máquinas. Indicar --code una vez para todas las máquinas, o una vez para cada una.</translation>
    </message>
    <message>
        <source>{1}: {2} us</source>
        <extracomment>cli-network-time</extracomment>
        <translation>{1}: {2} us</translation>
    </message>
    <message>
        <source>Clock {1} to {2}</source>
        <extracomment>brief-clock-moved</extracomment>
        <translation>Frecuencia {1} a {2}</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <extracomment>brief-clock-unknown</extracomment>
        <translation>Frecuencia sin confirmar</translation>
    </message>
    <message>
        <source>SMT sibling busy</source>
        <extracomment>brief-contended</extracomment>
        <translation>Hilo SMT vecino ocupado</translation>
    </message>
    <message>
        <source>Interrupts or the host</source>
        <extracomment>brief-stolen-time</extracomment>
        <translation>Interrupciones o host</translation>
    </message>
    <message>
        <source>Preempted by programs</source>
        <extracomment>brief-pre-empted</extracomment>
        <translation>Desalojado por programas</translation>
    </message>
    <message>
        <source>Other programs {1}</source>
        <extracomment>brief-other-load</extracomment>
        <translation>Otros programas {1}</translation>
    </message>
    <message>
        <source>Others used {1} of a CPU</source>
        <extracomment>brief-background-load</extracomment>
        <translation>Otros: {1} de una CPU</translation>
    </message>
    <message>
        <source>Threads migrated</source>
        <extracomment>brief-migrated</extracomment>
        <translation>Hilos migrados</translation>
    </message>
    <message>
        <source>Affinity changed</source>
        <extracomment>brief-affinity-changed</extracomment>
        <translation>Afinidad modificada</translation>
    </message>
    <message>
        <source>Slept for {1}</source>
        <extracomment>brief-suspended</extracomment>
        <translation>Suspendida {1}</translation>
    </message>
    <message>
        <source>Timer unreliable</source>
        <extracomment>brief-counter-unsteady</extracomment>
        <translation>Temporizador no fiable</translation>
    </message>
    <message>
        <source>{1} of peak, others {2}</source>
        <extracomment>brief-slower-than-its-like</extracomment>
        <translation>{1} del máx., otros {2}</translation>
    </message>
    <message>
        <source>Remote NUMA memory</source>
        <extracomment>brief-memory-on-other-node</extracomment>
        <translation>Memoria NUMA remota</translation>
    </message>
    <message>
        <source>Priority not raised</source>
        <extracomment>brief-priority-refused</extracomment>
        <translation>Prioridad no elevada</translation>
    </message>
    <message>
        <source>Priority limited</source>
        <extracomment>brief-priority-limited</extracomment>
        <translation>Prioridad limitada</translation>
    </message>
    <message>
        <source>Imported, not checked</source>
        <extracomment>brief-not-checked</extracomment>
        <translation>Importado, sin comprobar</translation>
    </message>
    <message>
        <source>Published result</source>
        <extracomment>brief-published-figure</extracomment>
        <translation>Resultado publicado</translation>
    </message>
    <message>
        <source>Known bug of {1}</source>
        <extracomment>brief-pointer-not-advanced</extracomment>
        <translation>Fallo conocido de {1}</translation>
    </message>
    <message>
        <source>Other jobs ran meanwhile</source>
        <extracomment>brief-jobs-beside</extracomment>
        <translation>Otros trabajos a la vez</translation>
    </message>
    <message>
        <source>Threads not pinned</source>
        <extracomment>brief-not-bound
----------
brief-needs-binding</extracomment>
        <translation>Hilos sin fijar</translation>
    </message>
    <message>
        <source>{1} of {2} samples</source>
        <extracomment>brief-too-few-samples</extracomment>
        <translation>{1} de {2} muestras</translation>
    </message>
    <message>
        <source>{1} of {2} passes noisy</source>
        <extracomment>brief-passes-disturbed
----------
brief-uses-disturbed</extracomment>
        <translation>{1} de {2} perturbadas</translation>
    </message>
    <message>
        <source>{1} of {2} passes</source>
        <extracomment>brief-few-passes
----------
brief-few-uses</extracomment>
        <translation>{1} de {2} pasadas</translation>
    </message>
    <message>
        <source>Known to +/- {1} only</source>
        <extracomment>brief-wide-interval</extracomment>
        <translation>Solo conocido a +/- {1}</translation>
    </message>
    <message>
        <source>Swapping: {1} faults</source>
        <extracomment>brief-paged</extracomment>
        <translation>Swap: {1} fallos</translation>
    </message>
    <message>
        <source>{1} threads on {2} CPUs</source>
        <extracomment>brief-threads-share-cores</extracomment>
        <translation>{1} hilos en {2} CPU</translation>
    </message>
    <message>
        <source>Through the OS cache</source>
        <extracomment>brief-buffered</extracomment>
        <translation>A través de la caché</translation>
    </message>
    <message>
        <source>Direct I/O unverified</source>
        <extracomment>brief-bypass-unknown</extracomment>
        <translation>Direct I/O sin verificar</translation>
    </message>
    <message>
        <source>Compressing file system</source>
        <extracomment>brief-compressing</extracomment>
        <translation>Sistema con compresión</translation>
    </message>
    <message>
        <source>Copy-on-write</source>
        <extracomment>brief-copy-on-write</extracomment>
        <translation>Copy-on-write</translation>
    </message>
    <message>
        <source>{2} fragments</source>
        <extracomment>brief-fragmented</extracomment>
        <translation>{2} fragmentos</translation>
    </message>
    <message>
        <source>One drive for all</source>
        <extracomment>brief-shared-device</extracomment>
        <translation>Un disco para todos</translation>
    </message>
    <message>
        <source>{1} of peak: invalid</source>
        <extracomment>brief-above-limit</extracomment>
        <translation>{1} del máx.: no válido</translation>
    </message>
    <message>
        <source>Same as its neighbour</source>
        <extracomment>brief-level-not-distinguishable</extracomment>
        <translation>Igual que su vecino</translation>
    </message>
    <message>
        <source>Prefetched: too low</source>
        <extracomment>brief-walk-fetched-ahead</extracomment>
        <translation>Con precarga: muy bajo</translation>
    </message>
    <message>
        <source>Extended to {2}</source>
        <extracomment>brief-time-extended</extracomment>
        <translation>Ampliado a {2}</translation>
    </message>
    <message>
        <source>No free CPU</source>
        <extracomment>brief-no-spare-cpu</extracomment>
        <translation>Ninguna CPU libre</translation>
    </message>
    <message>
        <source>Huge pages: {1}</source>
        <extracomment>brief-pages-not-obtained</extracomment>
        <translation>Páginas enormes: {1}</translation>
    </message>
    <message>
        <source>{2} of {1} huge pages</source>
        <extracomment>brief-large-pages-not-reserved</extracomment>
        <translation>{2}/{1} páginas enormes</translation>
    </message>
    <message>
        <source>No large-page right</source>
        <extracomment>brief-large-pages-need-right</extracomment>
        <translation>Sin permiso de páginas</translation>
    </message>
    <message>
        <source>Memory too fragmented</source>
        <extracomment>brief-large-pages-no-memory</extracomment>
        <translation>Memoria muy fragmentada</translation>
    </message>
    <message>
        <source>THP is off</source>
        <extracomment>brief-transparent-pages-off</extracomment>
        <translation>THP desactivado</translation>
    </message>
    <message>
        <source>Below two huge pages</source>
        <extracomment>brief-region-below-large-pages</extracomment>
        <translation>Menos de 2 pgs enormes</translation>
    </message>
    <message>
        <source>First pass disturbed</source>
        <extracomment>brief-first-use-disturbed</extracomment>
        <translation>1.ª pasada perturbada</translation>
    </message>
    <message>
        <source>Memory type ignored</source>
        <extracomment>brief-memory-kind-not-effective</extracomment>
        <translation>Tipo de memoria ignorado</translation>
    </message>
    <message>
        <source>Not offered by the OS</source>
        <extracomment>brief-memory-kind-not-provided</extracomment>
        <translation>El sistema no lo ofrece</translation>
    </message>
    <message>
        <source>Refused by the OS</source>
        <extracomment>brief-memory-kind-refused</extracomment>
        <translation>El sistema lo denegó</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <extracomment>brief-no-graphics-device</extracomment>
        <translation>Sin dispositivo gráfico</translation>
    </message>
    <message>
        <source>GPU access denied</source>
        <extracomment>brief-graphics-not-permitted</extracomment>
        <translation>Acceso a GPU denegado</translation>
    </message>
    <message>
        <source>GPU gave no memory</source>
        <extracomment>brief-graphics-refused</extracomment>
        <translation>La GPU no dio memoria</translation>
    </message>
    <message>
        <source>Frame buffer too small</source>
        <extracomment>brief-frame-buffer-too-small</extracomment>
        <translation>Framebuffer muy pequeño</translation>
    </message>
    <message>
        <source>Needs {1}</source>
        <extracomment>brief-not-provided</extracomment>
        <translation>Necesita {1}</translation>
    </message>
    <message>
        <source>Buffer too large</source>
        <extracomment>brief-too-many-elements</extracomment>
        <translation>Búfer demasiado grande</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>brief-stopped</extracomment>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>No memory: {1}</source>
        <extracomment>brief-allocation-failed</extracomment>
        <translation>Sin memoria: {1}</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <extracomment>brief-out-of-memory</extracomment>
        <translation>Memoria agotada</translation>
    </message>
    <message>
        <source>{1} of {2} threads</source>
        <extracomment>brief-thread-failed</extracomment>
        <translation>{1} de {2} hilos</translation>
    </message>
    <message>
        <source>Never ran together</source>
        <extracomment>brief-threads-not-together</extracomment>
        <translation>Nunca simultáneos</translation>
    </message>
    <message>
        <source>Unknown test</source>
        <extracomment>brief-unknown-kernel</extracomment>
        <translation>Prueba desconocida</translation>
    </message>
    <message>
        <source>No valid result</source>
        <extracomment>brief-no-figure</extracomment>
        <translation>Ningún resultado válido</translation>
    </message>
    <message>
        <source>One CPU</source>
        <extracomment>brief-needs-two-cpus</extracomment>
        <translation>Una sola CPU</translation>
    </message>
    <message>
        <source>CPU {1} not available</source>
        <extracomment>brief-cpu-not-bound</extracomment>
        <translation>CPU {1} no disponible</translation>
    </message>
    <message>
        <source>One core</source>
        <extracomment>brief-needs-two-cores</extracomment>
        <translation>Un solo núcleo</translation>
    </message>
    <message>
        <source>Sum not exact</source>
        <extracomment>brief-sum-not-exact</extracomment>
        <translation>Suma no exacta</translation>
    </message>
    <message>
        <source>No huge pages</source>
        <extracomment>brief-no-large-pages</extracomment>
        <translation>Sin páginas enormes</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <extracomment>brief-folder-missing</extracomment>
        <translation>Carpeta no encontrada</translation>
    </message>
    <message>
        <source>Folder unreachable</source>
        <extracomment>brief-folder-unreachable</extracomment>
        <translation>Carpeta inaccesible</translation>
    </message>
    <message>
        <source>Folder not writable</source>
        <extracomment>brief-folder-not-writable</extracomment>
        <translation>Carpeta no escribible</translation>
    </message>
    <message>
        <source>Disk full</source>
        <extracomment>brief-disk-full</extracomment>
        <translation>Disco lleno</translation>
    </message>
    <message>
        <source>No space for the file</source>
        <extracomment>brief-no-room</extracomment>
        <translation>Sin espacio suficiente</translation>
    </message>
    <message>
        <source>Cannot create file</source>
        <extracomment>brief-create-failed</extracomment>
        <translation>No se puede crear</translation>
    </message>
    <message>
        <source>Write error</source>
        <extracomment>brief-write-failed</extracomment>
        <translation>Error de escritura</translation>
    </message>
    <message>
        <source>Read error</source>
        <extracomment>brief-read-failed</extracomment>
        <translation>Error de lectura</translation>
    </message>
    <message>
        <source>Incomplete write</source>
        <extracomment>brief-short-write</extracomment>
        <translation>Escritura incompleta</translation>
    </message>
    <message>
        <source>Incomplete read</source>
        <extracomment>brief-short-read</extracomment>
        <translation>Lectura incompleta</translation>
    </message>
    <message>
        <source>Flush failed</source>
        <extracomment>brief-flush-failed</extracomment>
        <translation>Falló el vaciado (flush)</translation>
    </message>
    <message>
        <source>Data corrupted</source>
        <extracomment>brief-data-mismatch</extracomment>
        <translation>Datos corruptos</translation>
    </message>
    <message>
        <source>{1} data errors</source>
        <extracomment>brief-data-faults</extracomment>
        <translation>{1} errores de datos</translation>
    </message>
    <message>
        <source>Slows after {1}</source>
        <extracomment>brief-rate-fell</extracomment>
        <translation>Más lento tras {1}</translation>
    </message>
    <message>
        <source>Older version there</source>
        <extracomment>brief-network-older-peer</extracomment>
        <translation>Versión antigua allí</translation>
    </message>
    <message>
        <source>Skipped after an error</source>
        <extracomment>brief-row-not-reached</extracomment>
        <translation>Omitido tras un error</translation>
    </message>
    <message>
        <source>Stopped at {1}</source>
        <extracomment>brief-row-stopped</extracomment>
        <translation>Detenido en {1}</translation>
    </message>
    <message>
        <source>Critical temperature</source>
        <extracomment>brief-sustained-critical</extracomment>
        <translation>Temperatura crítica</translation>
    </message>
    <message>
        <source>Battery at {1}</source>
        <extracomment>brief-sustained-battery</extracomment>
        <translation>Batería al {1}</translation>
    </message>
    <message>
        <source>Others took {1}</source>
        <extracomment>brief-sustained-disturbed</extracomment>
        <translation>Otros usaron {1}</translation>
    </message>
    <message>
        <source>Faster than flash</source>
        <extracomment>brief-sooner-than-flash</extracomment>
        <translation>Más rápido que flash</translation>
    </message>
    <message>
        <source>Only {2} tested</source>
        <extracomment>brief-file-laid-in-part</extracomment>
        <translation>Solo se probaron {2}</translation>
    </message>
    <message>
        <source>No time left</source>
        <extracomment>brief-no-time-left</extracomment>
        <translation>Sin tiempo restante</translation>
    </message>
    <message>
        <source>File too small</source>
        <extracomment>brief-file-too-small</extracomment>
        <translation>Archivo muy pequeño</translation>
    </message>
    <message>
        <source>I/O queue failed</source>
        <extracomment>brief-queue-failed</extracomment>
        <translation>Falló la cola de E/S</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <extracomment>brief-nothing-to-read</extracomment>
        <translation>Nada que leer</translation>
    </message>
    <message>
        <source>I/O still pending</source>
        <extracomment>brief-request-unanswered</extracomment>
        <translation>E/S aún pendiente</translation>
    </message>
    <message>
        <source>Drive not responding</source>
        <extracomment>brief-device-not-answering</extracomment>
        <translation>El disco no responde</translation>
    </message>
    <message>
        <source>Extra level: {1}</source>
        <extracomment>brief-level-not-reported</extracomment>
        <translation>Nivel adicional: {1}</translation>
    </message>
    <message>
        <source>L{1} not seen</source>
        <extracomment>brief-level-not-seen</extracomment>
        <translation>L{1} no se ve</translation>
    </message>
    <message>
        <source>Runs in {1}</source>
        <extracomment>brief-held-emulated</extracomment>
        <translation>Se ejecuta en {1}</translation>
    </message>
    <message>
        <source>Caches unknown</source>
        <extracomment>brief-held-flat</extracomment>
        <translation>Cachés desconocidas</translation>
    </message>
    <message>
        <source>Memory {1} of {2} MT/s</source>
        <extracomment>brief-held-memory-speed</extracomment>
        <translation>Memoria {1} de {2} MT/s</translation>
    </message>
    <message>
        <source>One memory channel</source>
        <extracomment>brief-held-one-channel</extracomment>
        <translation>Un canal de memoria</translation>
    </message>
    <message>
        <source>On battery</source>
        <extracomment>brief-held-on-battery</extracomment>
        <translation>Con batería</translation>
    </message>
    <message>
        <source>Profile: {1}</source>
        <extracomment>brief-held-power-profile</extracomment>
        <translation>Perfil: {1}</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <extracomment>brief-held-governor</extracomment>
        <translation>Frecuencia mínima</translation>
    </message>
    <message>
        <source>Boost off</source>
        <extracomment>brief-held-no-boost</extracomment>
        <translation>Turbo desactivado</translation>
    </message>
    <message>
        <source>CPU quota: {1}</source>
        <extracomment>brief-held-cpu-quota</extracomment>
        <translation>Cuota de CPU: {1}</translation>
    </message>
    <message>
        <source>Memory pressure {1}</source>
        <extracomment>brief-held-memory-pressure</extracomment>
        <translation>Presión de memoria {1}</translation>
    </message>
    <message>
        <source>Drive on slower link</source>
        <extracomment>brief-held-drive-link</extracomment>
        <translation>Disco en enlace lento</translation>
    </message>
    <message>
        <source>Pages of {1} only</source>
        <extracomment>brief-held-small-pages</extracomment>
        <translation>Solo páginas de {1}</translation>
    </message>
    <message>
        <source>The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The machine may be faster than this result. Close other programs, or let the machine cool.</source>
        <extracomment>clock-moved</extracomment>
        <translation>La frecuencia de la CPU varió de {1} a {2} durante esta prueba; Strata descartó el {3} de las muestras. La máquina puede ser más rápida que este resultado. Cerrar los demás programas, o dejar que la máquina se enfríe.</translation>
    </message>
    <message>
        <source>Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may be wrong. Run it again on an idle machine.</source>
        <extracomment>clock-unknown</extracomment>
        <translation>Dos mediciones de la frecuencia de la CPU no coincidieron; Strata descartó el {1} de las muestras. Los valores por ciclo pueden ser erróneos. Repetir la prueba con la máquina en reposo.</translation>
    </message>
    <message>
        <source>Another program or another virtual machine used the other hardware thread of this core (SMT sibling); Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. On a rented machine, run it again later.</source>
        <extracomment>contended</extracomment>
        <translation>Otro programa u otra máquina virtual usó el otro hilo de hardware de este núcleo (vecino SMT); Strata descartó el {1} de las muestras. La máquina puede ser más rápida que este resultado. Cerrar los demás programas. En una máquina alquilada, repetir la prueba más tarde.</translation>
    </message>
    <message>
        <source>Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour.</source>
        <extracomment>stolen-time</extracomment>
        <translation>Las interrupciones, el firmware o el host de una máquina virtual retuvieron esta prueba; Strata descartó el {1} de las muestras. El sistema cuenta {2} de tiempo robado. La máquina puede ser más rápida que este resultado. Detener el tráfico de red y de disco, o medir en otra CPU. En una máquina virtual, repetir la prueba a una hora más tranquila.</translation>
    </message>
    <message>
        <source>Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>pre-empted</extracomment>
        <translation>Otros programas desalojaron esta prueba; Strata descartó el {1} de las muestras. La máquina puede ser más rápida que este resultado. Cerrar los demás programas. Si los hilos usan todas las CPU, elegir un hilo menos.</translation>
    </message>
    <message>
        <source>Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>other-load</extracomment>
        <translation>Otros programas usaron el {1} del tiempo de una CPU en la que se ejecutó esta prueba. Incluso las muestras sin perturbar pueden ser más lentas de lo que puede la máquina. Cerrar los demás programas. Si los hilos usan todas las CPU, elegir un hilo menos.</translation>
    </message>
    <message>
        <source>Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with it, so the machine may be faster than this result. Close other programs, and run it again.</source>
        <extracomment>background-load</extracomment>
        <translation>Otros programas usaron el {1} de una CPU durante esta prueba. Comparten con ella la caché de último nivel y la memoria, así que la máquina puede ser más rápida que este resultado. Cerrar los demás programas y repetir la prueba.</translation>
    </message>
    <message>
        <source>The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the samples. Check whether a container or another program changes the CPU affinity.</source>
        <extracomment>migrated</extracomment>
        <translation>El sistema desplazó hilos fuera de las CPU a las que Strata los fijó; Strata descartó el {1} de las muestras. Comprobar si un contenedor u otro programa cambia la afinidad de CPU.</translation>
    </message>
    <message>
        <source>Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. Strata discarded {1} of the samples. Check taskset, cgroups and container limits.</source>
        <extracomment>affinity-changed</extracomment>
        <translation>Otro programa cambió la afinidad de CPU de los hilos de la prueba, así que el resultado puede proceder de otras CPU. Strata descartó el {1} de las muestras. Comprobar taskset, cgroups y los límites de contenedores.</translation>
    </message>
    <message>
        <source>The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it again, and keep the machine awake.</source>
        <extracomment>suspended</extracomment>
        <translation>La máquina estuvo suspendida durante {1} en esta prueba. La frecuencia, las cachés y los discos pueden ser distintos tras la suspensión. Repetir la prueba sin que la máquina se suspenda.</translation>
    </message>
    <message>
        <source>The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the samples. Restart the machine; for a virtual machine, ask the operator of its host.</source>
        <extracomment>counter-unsteady</extracomment>
        <translation>El temporizador retrocedió o se detuvo, así que los tiempos de esta ejecución pueden ser erróneos. Strata descartó el {1} de las muestras. Reiniciar la máquina; en una máquina virtual, consultar al operador de su host.</translation>
    </message>
    <message>
        <source>This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata cannot see why. Run it again.</source>
        <extracomment>slower-than-its-like</extracomment>
        <translation>Esto alcanzó el {1} del máximo teórico, mientras que otros anchos alcanzan el {2}. El resultado es probablemente demasiado bajo, y Strata no puede ver por qué. Repetir la prueba.</translation>
    </message>
    <message>
        <source>The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path between nodes. Free local memory, use smaller buffers, or pin fewer threads there.</source>
        <extracomment>memory-on-other-node</extracomment>
        <translation>Los búferes de {1} hilos están en un nodo NUMA remoto, hasta el {2} de ellos. El resultado incluye el camino entre nodos. Liberar memoria local, usar búferes menores, o fijar allí menos hilos.</translation>
    </message>
    <message>
        <source>The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may disturb it more. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-refused</extracomment>
        <translation>El sistema denegó una prioridad más alta ({1}), así que la ejecución siguió con la prioridad normal. Otros programas pueden perturbarla más. Ejecutarla como administrador, o elevar el límite de los valores nice.</translation>
    </message>
    <message>
        <source>The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-limited</extracomment>
        <translation>El sistema no permite a este usuario ningún valor nice inferior a {1}, así que la prioridad es menor que la pedida. Ejecutar la prueba como administrador, o elevar el límite de los valores nice.</translation>
    </message>
    <message>
        <source>{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked result.</source>
        <extracomment>not-checked</extracomment>
        <translation>Lo midió {1}, no Strata, así que no se conocen las perturbaciones. Para un resultado comprobado, repetir la prueba con Strata.</translation>
    </message>
    <message>
        <source>This result is from a publication. Its conditions are known only as far as the source states them. Repeat the test with Strata for a checked result.</source>
        <extracomment>published-figure</extracomment>
        <translation>Este resultado procede de una publicación. Sus condiciones solo se conocen en la medida en que la fuente las indica. Para un resultado comprobado, repetir la prueba con Strata.</translation>
    </message>
    <message>
        <source>A bug in this version of {1} copies the same block again and again, so this measures cache, not memory. Ignore the result, or measure with a fixed version.</source>
        <extracomment>pointer-not-advanced</extracomment>
        <translation>Por un error, esta versión de {1} copia una y otra vez el mismo bloque, así que mide la caché y no la memoria. Ignorar el resultado, o medir con una versión corregida.</translation>
    </message>
    <message>
        <source>Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run each job alone, with fio&apos;s option stonewall.</source>
        <extracomment>jobs-beside</extracomment>
        <translation>Otros trabajos de esta ejecución de fio usaron la unidad a la vez, así que esto es solo una parte de lo que hizo. Ejecutar cada trabajo por separado, con la opción stonewall de fio.</translation>
    </message>
    <message>
        <source>The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between runs. Choose a CPU affinity in Setup, or --affinity spread.</source>
        <extracomment>not-bound</extracomment>
        <translation>Los hilos no estaban fijados a CPU, así que el sistema podía desplazarlos en cualquier momento. Los resultados varían más de una ejecución a otra. Elegir una afinidad de CPU en la configuración, o --affinity spread.</translation>
    </message>
    <message>
        <source>Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, or run it again on an idle machine.</source>
        <extracomment>too-few-samples</extracomment>
        <translation>Muestras sin perturbar: {1} de las {2} necesarias, así que el resultado es menos seguro. Aumentar el tiempo de la prueba, o repetirla con la máquina en reposo.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, or omit --passes so that Strata discards disturbed samples.</source>
        <extracomment>passes-disturbed</extracomment>
        <translation>{1} de {2} pasadas fueron perturbadas, y todas cuentan. El resultado puede ser erróneo. Cerrar los demás programas, u omitir --passes para que Strata descarte las muestras perturbadas.</translation>
    </message>
    <message>
        <source>Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with --passes.</source>
        <extracomment>few-passes</extracomment>
        <translation>Pasadas: {1} de las {2} necesarias. Una sola pasada lenta puede cambiar el resultado. Elegir un número mayor con --passes.</translation>
    </message>
    <message>
        <source>The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm a larger one, compare several runs. Increase the time of the test, or close other programs.</source>
        <extracomment>wide-interval</extracomment>
        <translation>El intervalo de confianza del 95&#xa0;% es +/- {1}, así que las diferencias menores quedan dentro de la incertidumbre. Para confirmar una mayor, comparar varias ejecuciones. Aumentar el tiempo de la prueba, o cerrar los demás programas.</translation>
    </message>
    <message>
        <source>The OS read memory from disk during this test (major page faults: {1}), so the result includes disk time. Close programs that use much memory, or choose smaller buffers.</source>
        <extracomment>paged</extracomment>
        <translation>El sistema leyó memoria del disco durante esta prueba (fallos de página mayores: {1}), así que el resultado incluye tiempo de disco. Cerrar los programas que usan mucha memoria, o elegir búferes menores.</translation>
    </message>
    <message>
        <source>{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached {3} of one thread per CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>threads-share-cores</extracomment>
        <translation>{1} hilos compartieron {2} CPU, así que cada resultado por hilo es solo una parte de una CPU. Juntos alcanzaron el {3} de un hilo por CPU. Para medir cada una, usar como máximo un hilo por CPU.</translation>
    </message>
    <message>
        <source>Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache held {4} of the file. Choose a folder on a local drive.</source>
        <extracomment>buffered</extracomment>
        <translation>Direct I/O en {1} (sistema de archivos {3}) fue {2}, así que esto puede ser la velocidad de la memoria, no la del disco. La caché del sistema contenía el {4} del archivo. Elegir una carpeta en un disco local.</translation>
    </message>
    <message>
        <source>The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory speed. Compare with a folder on another file system.</source>
        <extracomment>bypass-unknown</extracomment>
        <translation>El sistema aceptó Direct I/O en {1} (sistema de archivos {2}), pero Strata no puede verificarlo. Esto puede ser la velocidad de la memoria. Comparar con una carpeta en otro sistema de archivos.</translation>
    </message>
    <message>
        <source>The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or the OS misreports the link. Do not use this as disk speed.</source>
        <extracomment>beyond-link</extracomment>
        <translation>El dispositivo {1} entregó {2}, pero su enlace ({3}) admite como máximo {4}. Los datos vinieron de una caché, o el sistema indica mal el enlace. No usarlo como velocidad del disco.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the cost of trying. Choose a folder without compression to measure the drive alone.</source>
        <extracomment>compressing</extracomment>
        <translation>El sistema de archivos de {1} ({2}) comprime los datos. Los datos de prueba son incompresibles, así que el resultado incluye el coste de intentarlo. Para medir solo el disco, elegir una carpeta sin compresión.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. The result describes the file system too. Choose a folder without it to measure the drive alone.</source>
        <extracomment>copy-on-write</extracomment>
        <translation>El sistema de archivos de {1} ({2}) es copy-on-write: las escrituras aleatorias se vuelven secuenciales y fragmentan el archivo. El resultado describe también el sistema de archivos. Para medir solo el disco, elegir una carpeta sin él.</translation>
    </message>
    <message>
        <source>The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a drive with more free space.</source>
        <extracomment>fragmented</extracomment>
        <translation>El archivo de prueba en {1} tiene {2} fragmentos, {3} en total. Un disco duro pierde tiempo entre ellos. Elegir un disco con más espacio libre.</translation>
    </message>
    <message>
        <source>{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is only a share. Choose folders on different drives to measure each.</source>
        <extracomment>shared-device</extracomment>
        <translation>{2} hilos tenían sus archivos en un mismo disco ({1}) y se repartieron su tasa. El resultado por hilo es solo una parte. Para medir cada disco, elegir carpetas en discos distintos.</translation>
    </message>
    <message>
        <source>The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore the result; please report it with the JSON file of this run.</source>
        <extracomment>above-limit</extracomment>
        <translation>El resultado es el {1} del máximo teórico, lo cual es imposible: la frecuencia o el máximo son erróneos. Ignorar el resultado; se ruega notificarlo con el archivo JSON de esta ejecución.</translation>
    </message>
    <message>
        <source>L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring level. So this is the result of that level.</source>
        <extracomment>level-not-distinguishable</extracomment>
        <translation>L{1} no muestra en esta máquina ningún escalón de latencia propio: latencia y tasa son las de un nivel vecino. Este es, por tanto, el resultado de ese nivel.</translation>
    </message>
    <message>
        <source>An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond L2. The result is too low. Measure it again.</source>
        <extracomment>walk-fetched-ahead</extracomment>
        <translation>Una versión anterior de Strata midió esto, con un patrón de acceso que el hardware precarga más allá de L2. El resultado es demasiado bajo. Medirlo de nuevo.</translation>
    </message>
    <message>
        <source>The test took {2} instead of {1} to collect enough clean samples. The result stays valid.</source>
        <extracomment>time-extended</extracomment>
        <translation>La prueba duró {2} en lugar de {1} para reunir suficientes muestras sin perturbar. El resultado sigue siendo válido.</translation>
    </message>
    <message>
        <source>The test used every CPU, so Strata&apos;s window or terminal had to share one. That may have disturbed the test. Choose one thread fewer.</source>
        <extracomment>no-spare-cpu</extracomment>
        <translation>La prueba usó todas las CPU, así que la ventana o el terminal de Strata tuvo que compartir una. Eso puede haber perturbado la prueba. Elegir un hilo menos.</translation>
    </message>
    <message>
        <source>The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large buffers may be slower. Close other programs or restart the machine: free memory fragments with time.</source>
        <extracomment>pages-not-obtained</extracomment>
        <translation>El sistema no proporcionó todas las páginas enormes que pidió Strata. Obtenido: {1}. El acceso aleatorio a búferes grandes puede ser más lento. Cerrar los demás programas o reiniciar la máquina: la memoria libre se fragmenta con el tiempo.</translation>
    </message>
    <message>
        <source>This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}.</source>
        <extracomment>large-pages-not-reserved</extracomment>
        <translation>Esta ejecución necesita {1} páginas enormes explícitas de {3}, y había {2} libres. Los búferes usaron otras páginas ({4}). Reservar suficientes como root, poco después del arranque: sysctl vm.nr_hugepages={1}.</translation>
    </message>
    <message>
        <source>Windows gives huge pages only to accounts with the right &quot;Lock pages in memory&quot;. This run needs {1} of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User Rights Assignment). Sign in again, and start Strata as administrator.</source>
        <extracomment>large-pages-need-right</extracomment>
        <translation>Windows solo da páginas enormes a las cuentas con el derecho «Bloquear páginas en la memoria». Esta ejecución necesita {1} de ellas. Los búferes usaron otras páginas ({2}). Conceder el derecho en secpol.msc (Directivas locales, Asignación de derechos de usuario). Volver a iniciar sesión e iniciar Strata como administrador.</translation>
    </message>
    <message>
        <source>Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers used other pages ({3}). Restart the machine and measure at once.</source>
        <extracomment>large-pages-no-memory</extracomment>
        <translation>Windows ya no tiene memoria contigua para páginas enormes de {2}; esta ejecución necesita {1} de ellas. Los búferes usaron otras páginas ({3}). Reiniciar la máquina y medir enseguida.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</source>
        <extracomment>transparent-pages-off</extracomment>
        <translation>Las páginas enormes transparentes están desactivadas, así que los búferes usaron páginas por defecto. Activarlas como root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</translation>
    </message>
    <message>
        <source>The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result stays valid.</source>
        <extracomment>region-below-large-pages</extracomment>
        <translation>Los búferes de un hilo son menores que dos páginas enormes de {1}, así que usaron páginas por defecto. El resultado sigue siendo válido.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, and run it again.</source>
        <extracomment>uses-disturbed</extracomment>
        <translation>{1} de {2} pasadas fueron perturbadas, y todas cuentan. El resultado puede ser erróneo. Cerrar los demás programas y repetir la prueba.</translation>
    </message>
    <message>
        <source>Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a smaller buffer, more time for memory, or --passes.</source>
        <extracomment>few-uses</extracomment>
        <translation>Pasadas después de la primera: {1} de las {2} necesarias. Una sola pasada lenta puede cambiar el resultado. Usar un búfer menor, más tiempo para la memoria, o --passes.</translation>
    </message>
    <message>
        <source>The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and run it again.</source>
        <extracomment>first-use-disturbed</extracomment>
        <translation>La primera pasada sobre memoria nueva fue perturbada, así que su tiempo puede ser demasiado alto. Cerrar los demás programas y repetir la prueba.</translation>
    </message>
    <message>
        <source>Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the request: run it on the machine itself.</source>
        <extracomment>memory-kind-not-effective</extracomment>
        <translation>Strata pidió memoria del tipo {1}, pero el sistema dio otro tipo. Su lectura alcanza el {2} de la tasa de la memoria normal; la memoria sin caché se lee a una décima parte o menos. Wine y algunas máquinas virtuales ignoran la petición: ejecutar la prueba en la máquina misma.</translation>
    </message>
    <message>
        <source>This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS.</source>
        <extracomment>memory-kind-not-provided</extracomment>
        <translation>Este sistema no da a los programas memoria del tipo {1}, así que Strata omitió la prueba. Ejecutarla en otro sistema.</translation>
    </message>
    <message>
        <source>The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller buffer.</source>
        <extracomment>memory-kind-refused</extracomment>
        <translation>El sistema denegó memoria del tipo {1}. Indica: {2}. Cerrar los demás programas, o usar un búfer menor.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 nor /dev/fb0). Run it on a machine that has one.</source>
        <extracomment>no-graphics-device</extracomment>
        <translation>La memoria write-combining procede aquí de un dispositivo gráfico, y no hay ninguno (ni /dev/dri/card0 ni /dev/fb0). Ejecutar la prueba en una máquina que tenga uno.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often video), or run this test as administrator.</source>
        <extracomment>graphics-not-permitted</extracomment>
        <translation>La memoria write-combining procede de {1}, que este usuario no puede abrir. Unirse al grupo al que pertenece (a menudo video), o ejecutar esta prueba como administrador.</translation>
    </message>
    <message>
        <source>{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer.</source>
        <extracomment>graphics-refused</extracomment>
        <translation>{1} no dio memoria write-combining. El sistema indica: {2}. Usar un búfer menor.</translation>
    </message>
    <message>
        <source>{1} has only {2} of write-combining memory. Use a buffer of that size or less.</source>
        <extracomment>frame-buffer-too-small</extracomment>
        <translation>{1} solo tiene {2} de memoria write-combining. Usar un búfer de ese tamaño o menor.</translation>
    </message>
    <message>
        <source>This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that supports it.</source>
        <extracomment>not-provided</extracomment>
        <translation>Esta CPU o su sistema no admite {1}, que esta prueba necesita. Ejecutar la prueba en una máquina que lo admita.</translation>
    </message>
    <message>
        <source>This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller buffer or a larger width.</source>
        <extracomment>too-many-elements</extracomment>
        <translation>Este búfer tiene más de 2^32 elementos de {1}, más de los que puede indexar la prueba aleatoria. Usar un búfer menor o un ancho mayor.</translation>
    </message>
    <message>
        <source>The run stopped before it measured this. Run it again to measure it.</source>
        <extracomment>stopped</extracomment>
        <translation>La ejecución se detuvo antes de medir esto. Para medirlo, ejecutar de nuevo.</translation>
    </message>
    <message>
        <source>The OS did not allocate {1} of memory. Close other programs, or use smaller buffers.</source>
        <extracomment>allocation-failed</extracomment>
        <translation>El sistema no asignó {1} de memoria. Cerrar los demás programas, o usar búferes menores.</translation>
    </message>
    <message>
        <source>Memory ran out during this test. Close other programs, or choose fewer threads.</source>
        <extracomment>out-of-memory</extracomment>
        <translation>La memoria se agotó durante esta prueba. Cerrar los demás programas, o elegir menos hilos.</translation>
    </message>
    <message>
        <source>The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>thread-failed</extracomment>
        <translation>El sistema solo inició {1} de {2} hilos. Elegir menos hilos, o elevar el límite de hilos del sistema.</translation>
    </message>
    <message>
        <source>The {1} threads never ran at the same time, so there is no common rate. Close other programs, or choose fewer threads.</source>
        <extracomment>threads-not-together</extracomment>
        <translation>Los {1} hilos nunca se ejecutaron al mismo tiempo, así que no hay una tasa común. Cerrar los demás programas, o elegir menos hilos.</translation>
    </message>
    <message>
        <source>This version of Strata has no test named {1}. Check the name, or install a newer version.</source>
        <extracomment>unknown-kernel</extracomment>
        <translation>Esta versión de Strata no tiene ninguna prueba llamada {1}. Comprobar el nombre, o instalar una versión más reciente.</translation>
    </message>
    <message>
        <source>The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of this run.</source>
        <extracomment>no-figure</extracomment>
        <translation>La medición no dio ningún número utilizable. Es un error de Strata: se ruega notificarlo con el archivo JSON de esta ejecución.</translation>
    </message>
    <message>
        <source>The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range.</source>
        <extracomment>out-of-range</extracomment>
        <translation>El ajuste {1} es {2}; debe estar entre {3} y {4}. Elegir un valor en ese intervalo.</translation>
    </message>
    <message>
        <source>This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller buffers or fewer threads.</source>
        <extracomment>not-enough-memory</extracomment>
        <translation>Esta ejecución necesita {1} de memoria, y hay {2} disponibles. El mayor búfer que cabe es de {3}. Usar búferes menores o menos hilos.</translation>
    </message>
    <message>
        <source>{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that number or fewer.</source>
        <extracomment>not-enough-memory-for-threads</extracomment>
        <translation>{1} hilos necesitan {2} de memoria, y hay {3} disponibles. Eso basta para {4} hilos. Elegir ese número o menos.</translation>
    </message>
    <message>
        <source>The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>too-many-threads</extracomment>
        <translation>El sistema no permite {1} hilos a Strata. El límite es {2}. Elegir menos hilos, o elevar el límite de hilos del sistema.</translation>
    </message>
    <message>
        <source>The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with fewer threads or fewer folders, or raise the OS limit on threads.</source>
        <extracomment>too-many-disk-threads</extracomment>
        <translation>La prueba de disco necesita a la vez {1} hilos propios. El límite del sistema para ella es {2}. Elegir cargas de trabajo con menos hilos o menos carpetas, o elevar el límite de hilos del sistema.</translation>
    </message>
    <message>
        <source>The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits is {5}. Choose a smaller file, fewer threads or another folder.</source>
        <extracomment>not-enough-disk</extracomment>
        <translation>Los archivos de prueba necesitan {2} en {1}, donde hay {3} libres y deben quedar {4} libres. El mayor archivo que cabe es de {5}. Elegir un archivo menor, menos hilos u otra carpeta.</translation>
    </message>
    <message>
        <source>{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised.</source>
        <extracomment>file-too-large</extracomment>
        <translation>{1} no puede contener un archivo de {2}; el límite es {3}. Elegir un archivo menor u otra carpeta. Las unidades FAT no admiten archivos de 4&#xa0;GiB o más; un límite del sistema (ulimit -f) se puede elevar.</translation>
    </message>
    <message>
        <source>This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs.</source>
        <extracomment>no-such-cpu</extracomment>
        <translation>Esta máquina no tiene ninguna CPU {1} que Strata pueda usar. Ejecutar strata-cli machine para ver las CPU disponibles.</translation>
    </message>
    <message>
        <source>These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels has only plain sequential reads, writes and copies of the widest width, and one chain.</source>
        <extracomment>nothing-selected</extracomment>
        <translation>Estos ajustes no dejan ninguna prueba que ejecutar. Seleccionar al menos una prueba y un tamaño de búfer. Un barrido de niveles solo tiene lecturas, escrituras y copias secuenciales simples del mayor ancho, y una cadena.</translation>
    </message>
    <message>
        <source>This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cpus</extracomment>
        <translation>Esta prueba necesita dos CPU, y Strata solo puede usar una aquí. Permitirle más CPU, o elegir más en --affinity.</translation>
    </message>
    <message>
        <source>The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU was taken offline, or a limit on CPUs changed, since Strata started.</source>
        <extracomment>cpu-not-bound</extracomment>
        <translation>El sistema no fijó un hilo a la CPU {1}, así que lo que necesita esta CPU no se midió. Comprobar si, desde el inicio de Strata, se desactivó la CPU o cambió un límite de CPU.</translation>
    </message>
    <message>
        <source>This test needs two cores, and Strata may use only one here: both hardware threads of a core would get in each other&apos;s way. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cores</extracomment>
        <translation>Esta prueba necesita dos núcleos, y Strata solo puede usar uno aquí: los dos hilos de hardware de un núcleo se estorbarían entre sí. Permitirle más CPU, o elegir más en --affinity.</translation>
    </message>
    <message>
        <source>In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs pin no threads.</source>
        <extracomment>needs-binding</extracomment>
        <translation>En esta prueba cada hilo tiene su propio núcleo, así que debe permanecer en él. Elegir una afinidad de CPU; algunos sistemas no fijan hilos.</translation>
    </message>
    <message>
        <source>The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, so the result does not count. Check the machine: overclocking, memory errors or an emulator may be the cause.</source>
        <extracomment>sum-not-exact</extracomment>
        <translation>Los hilos hicieron {1} incrementos, pero las palabras contienen {2}. Un incremento atómico se perdió o se hizo dos veces, así que el resultado no cuenta. Comprobar la máquina: la causa puede ser el overclocking, errores de memoria o un emulador.</translation>
    </message>
    <message>
        <source>This OS provides no huge pages of the requested type, so the buffers used default pages. The result is valid for those.</source>
        <extracomment>no-large-pages</extracomment>
        <translation>Este sistema no ofrece páginas enormes del tipo pedido, así que los búferes usaron páginas por defecto. El resultado es válido para estas.</translation>
    </message>
    <message>
        <source>This machine has no cores of the chosen kind. Choose another kind, or all cores.</source>
        <extracomment>no-such-core-kind</extracomment>
        <translation>Esta máquina no tiene núcleos del tipo elegido. Elegir otro tipo, o todos los núcleos.</translation>
    </message>
    <message>
        <source>Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs pin no threads.</source>
        <extracomment>core-kind-needs-affinity</extracomment>
        <translation>Los hilos sin fijar se ejecutan en núcleos de cualquier tipo. Elegir una afinidad de CPU, o todos los núcleos; algunos sistemas no fijan hilos.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>bad-binding</extracomment>
        <translation>«{1}» no es una afinidad de CPU. Usar spread, close, cores, none o una lista de CPU como 0,2,4-7.</translation>
    </message>
    <message>
        <source>A file of {1} is so small that its results say nothing about the drive. Choose {2} or more.</source>
        <extracomment>small-disk-file</extracomment>
        <translation>Un archivo de {1} es tan pequeño que sus resultados no dicen nada del disco. Elegir {2} o más.</translation>
    </message>
    <message>
        <source>A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or more.</source>
        <extracomment>cached-disk-file</extracomment>
        <translation>Un archivo de {1} puede caber en la caché del disco, así que el resultado puede ser la velocidad de la caché. Elegir {2} o más.</translation>
    </message>
    <message>
        <source>Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-in-memory</extracomment>
        <translation>Los archivos en {1} ({2}) permanecen en memoria, así que el resultado será la velocidad de la memoria. Elegir una carpeta en un disco.</translation>
    </message>
    <message>
        <source>{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-on-memory-device</extracomment>
        <translation>{1} está en {2}, que guarda sus datos en memoria, así que el resultado será la velocidad de la memoria. Elegir una carpeta en un disco.</translation>
    </message>
    <message>
        <source>A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a local drive.</source>
        <extracomment>folder-through-program</extracomment>
        <translation>Un programa con su propia caché sirve {1} ({2}), así que el resultado puede ser la velocidad de la memoria. Elegir una carpeta en un disco local.</translation>
    </message>
    <message>
        <source>{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives to measure each.</source>
        <extracomment>folders-share-device</extracomment>
        <translation>{1} y {2} están en el mismo disco ({3}) y se reparten su tasa. Para medir cada disco, elegir carpetas en discos distintos.</translation>
    </message>
    <message>
        <source>{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>more-threads-than-cpus</extracomment>
        <translation>{1} hilos compartirán {2} CPU, así que cada resultado por hilo es solo una parte de una CPU. Para medir cada una, usar como máximo un hilo por CPU.</translation>
    </message>
    <message>
        <source>The folder {1} does not exist. Choose an existing folder.</source>
        <extracomment>folder-missing</extracomment>
        <translation>La carpeta {1} no existe. Elegir una carpeta existente.</translation>
    </message>
    <message>
        <source>{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another folder.</source>
        <extracomment>folder-unreachable</extracomment>
        <translation>No se puede acceder a {1}. El sistema indica: {2}. Volver a conectar el disco o el servidor, o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>There is no drive {1}. Choose a folder on an existing drive.</source>
        <extracomment>no-such-drive</extracomment>
        <translation>No existe la unidad {1}. Elegir una carpeta en una unidad existente.</translation>
    </message>
    <message>
        <source>Strata may not write in {1}. Choose another folder, or change its permissions.</source>
        <extracomment>folder-not-writable</extracomment>
        <translation>Strata no puede escribir en {1}. Elegir otra carpeta, o cambiar sus permisos.</translation>
    </message>
    <message>
        <source>The disk of {1} was full after {2}. Choose a smaller file or another folder.</source>
        <extracomment>disk-full</extracomment>
        <translation>El disco de {1} se llenó tras {2}. Elegir un archivo menor u otra carpeta.</translation>
    </message>
    <message>
        <source>{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or another folder.</source>
        <extracomment>no-room</extracomment>
        <translation>{1} no tiene espacio para un archivo de {2}: el disco está lleno, o se aplica una cuota. Elegir un archivo menor u otra carpeta.</translation>
    </message>
    <message>
        <source>Strata could not create a file in {1}. The OS reports: {2}. Choose another folder.</source>
        <extracomment>create-failed</extracomment>
        <translation>Strata no pudo crear un archivo en {1}. El sistema indica: {2}. Elegir otra carpeta.</translation>
    </message>
    <message>
        <source>Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>write-failed</extracomment>
        <translation>La escritura en {1} falló tras {2}. El sistema indica: {3}. Hacer una copia de seguridad de este disco y luego comprobar el disco y su cable.</translation>
    </message>
    <message>
        <source>Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>read-failed</extracomment>
        <translation>La lectura en {1} falló tras {2}. El sistema indica: {3}. Hacer una copia de seguridad de este disco y luego comprobar el disco y su cable.</translation>
    </message>
    <message>
        <source>The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>short-write</extracomment>
        <translation>El sistema solo escribió una parte de un bloque en {1}, tras {2}. El disco puede estar lleno o fallando. Comprobar el espacio libre y luego el disco.</translation>
    </message>
    <message>
        <source>The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check it.</source>
        <extracomment>short-read</extracomment>
        <translation>El sistema solo leyó una parte de un bloque en {1}, tras {2}. El disco puede estar fallando. Hacer una copia de seguridad y comprobarlo.</translation>
    </message>
    <message>
        <source>The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>flush-failed</extracomment>
        <translation>El sistema no pudo vaciar (flush) los últimos datos en el disco de {1}. Indica: {2}. El disco puede estar lleno o fallando. Comprobar el espacio libre y luego el disco.</translation>
    </message>
    <message>
        <source>Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is faulty. Back up this drive, then check all three.</source>
        <extracomment>data-mismatch</extracomment>
        <translation>Los datos leídos en {1}, en {2}, difieren de lo que escribió Strata. El disco, su cable o la memoria están defectuosos. Hacer una copia de seguridad de este disco y luego comprobar los tres.</translation>
    </message>
    <message>
        <source>{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the memory.</source>
        <extracomment>data-faults</extracomment>
        <translation>{1} lugares se releyeron mal: {2} corruptos, {3} con datos anteriores (escrituras perdidas), {4} con datos de otro lugar. El primero, con posición y bytes: {5}. Hacer una copia de seguridad de este disco y luego comprobarlo, con su cable y la memoria.</translation>
    </message>
    <message>
        <source>After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or the drive throttled. The result averages both phases; the chart shows each.</source>
        <extracomment>rate-fell</extracomment>
        <translation>Tras {1} la tasa cayó de {2} a {3} y se quedó ahí. La caché rápida del disco estaba llena, o el disco se limitó por temperatura. El resultado promedia ambas fases; el gráfico muestra cada una.</translation>
    </message>
    <message>
        <source>The version of Strata on {1} is too old to send chunks. Update it there.</source>
        <extracomment>network-older-peer</extracomment>
        <translation>La versión de Strata en {1} es demasiado antigua para enviar bloques. Actualizarla allí.</translation>
    </message>
    <message>
        <source>An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again.</source>
        <extracomment>row-not-reached</extracomment>
        <translation>Falló una medición anterior, así que Strata omitió esta. Ver allí el motivo y repetir la prueba.</translation>
    </message>
    <message>
        <source>The run stopped when this workload had used {1} of its time, so its result is less certain. Run it again for a full result.</source>
        <extracomment>row-stopped</extracomment>
        <translation>La ejecución se detuvo cuando esta carga de trabajo había usado el {1} de su tiempo, así que su resultado es menos seguro. Para un resultado completo, ejecutarla de nuevo.</translation>
    </message>
    <message>
        <source>The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed {1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them.</source>
        <extracomment>sustained-critical</extracomment>
        <translation>El procesador alcanzó una temperatura que el sistema llama crítica, así que la carga terminó. El sensor mostraba {1}&#xa0;°C. Lo medido hasta entonces cuenta. Limpiar los ventiladores y las rejillas, y dejar que les llegue aire.</translation>
    </message>
    <message>
        <source>Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the computer in, and run it again.</source>
        <extracomment>sustained-battery</extracomment>
        <translation>Solo quedaba el {1} de la batería, así que la carga terminó. Lo medido hasta entonces cuenta. Conectar el equipo a la red eléctrica y repetir la prueba.</translation>
    </message>
    <message>
        <source>Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU time, but the heat of others may hide or cause a fall. Close other programs, and run it again.</source>
        <extracomment>sustained-disturbed</extracomment>
        <translation>Otros programas, o el host de una máquina virtual, ocuparon el {1} del tiempo de CPU. Las tasas son trabajo por tiempo de CPU, pero el calor de otros puede ocultar o causar una caída. Cerrar los demás programas y repetir la prueba.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile.</source>
        <extracomment>no-such-row</extracomment>
        <translation>El perfil de disco {2} no tiene ninguna carga de trabajo {1}. Elegir una de las suyas, u otro perfil.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose another operation or profile.</source>
        <extracomment>no-such-operation</extracomment>
        <translation>El perfil de disco {2} no tiene ninguna operación {1}. El perfil database hace confirmaciones (commits), y ningún otro las hace. Elegir otra operación u otro perfil.</translation>
    </message>
    <message>
        <source>Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that before you trust the data to it.</source>
        <extracomment>sooner-than-flash</extracomment>
        <translation>La mitad de las confirmaciones (commits) tardó {1} o menos, menos de lo que una memoria flash tarda en programar una página. O el disco tiene una caché protegida, o los vaciados no se transmiten, como en algunas máquinas virtuales. Comprobarlo antes de confiarle los datos.</translation>
    </message>
    <message>
        <source>Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no writes and no zeros.</source>
        <extracomment>file-only-read</extracomment>
        <translation>Strata solo lee {1}. Elegir cargas de trabajo que lean: no los perfiles classic, mixed y database, sin escrituras y sin ceros.</translation>
    </message>
    <message>
        <source>A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block.</source>
        <extracomment>block-not-of-sectors</extracomment>
        <translation>Un bloque de {1} no es múltiplo de los sectores de {2} de este disco. Elegir un bloque mayor.</translation>
    </message>
    <message>
        <source>A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or smaller blocks.</source>
        <extracomment>file-below-blocks</extracomment>
        <translation>Un archivo de {1} es demasiado pequeño para {2} hilos con bloques de {3}. Elegir un archivo mayor, menos hilos o bloques menores.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result covers that part only. Choose a smaller file.</source>
        <extracomment>file-laid-in-part</extracomment>
        <translation>El disco de {1} es tan lento que Strata solo escribió {2} de un archivo de {3} antes de medir. El resultado abarca solo esa parte. Elegir un archivo menor.</translation>
    </message>
    <message>
        <source>A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it alone.</source>
        <extracomment>no-time-left</extracomment>
        <translation>Una ejecución de la máquina completa dispone de {1} para esta parte, y esto no cupo. Hacer clic en su celda para medirlo por separado.</translation>
    </message>
    <message>
        <source>Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read.</source>
        <extracomment>file-not-readable</extracomment>
        <translation>Strata no puede leer el archivo {1}. El sistema indica: {2}. Elegir un archivo normal que se pueda leer.</translation>
    </message>
    <message>
        <source>The file {1} has only {2}, too little for the read test. Choose a larger file.</source>
        <extracomment>file-too-small</extracomment>
        <translation>El archivo {1} solo tiene {2}, muy poco para la prueba de lectura. Elegir un archivo mayor.</translation>
    </message>
    <message>
        <source>The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may be the cause.</source>
        <extracomment>queue-failed</extracomment>
        <translation>El sistema denegó peticiones al disco. Indica: {1}. Probar una profundidad de cola menor; la causa puede ser un límite del contenedor.</translation>
    </message>
    <message>
        <source>Writing failed, so there was nothing to read. See the reason of the write.</source>
        <extracomment>nothing-to-read</extracomment>
        <translation>Falló la escritura, así que no había nada que leer. Ver el motivo de la escritura.</translation>
    </message>
    <message>
        <source>When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. Strata can test this disk again once it answers.</source>
        <extracomment>request-unanswered</extracomment>
        <translation>Cuando se detuvo la ejecución, el disco de {1} tenía una petición pendiente, así que los resultados anteriores pueden ser erróneos. Strata puede volver a probar este disco cuando responda.</translation>
    </message>
    <message>
        <source>{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its cable or the network, or choose another folder.</source>
        <extracomment>device-not-answering</extracomment>
        <translation>{1} no responde. Una petición anterior a su disco ({2}) sigue pendiente. Comprobar el disco, su cable o la red, o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>{1} is not a file of a disk test, so Strata did not delete it.</source>
        <extracomment>not-a-leftover</extracomment>
        <translation>{1} no es un archivo de una prueba de disco, así que Strata no lo borró.</translation>
    </message>
    <message>
        <source>A running disk test uses {1}, so Strata did not delete it. Try again when that test ends.</source>
        <extracomment>file-in-use</extracomment>
        <translation>Una prueba de disco en curso usa {1}, así que Strata no lo borró. Intentarlo de nuevo cuando termine esa prueba.</translation>
    </message>
    <message>
        <source>Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder.</source>
        <extracomment>cannot-remove</extracomment>
        <translation>Strata no pudo borrar {1}. El sistema indica: {2}. Comprobar los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>The OS did not report the CPUs of this machine. A container or a security setting may hide them.</source>
        <extracomment>topology-failed</extracomment>
        <translation>El sistema no indicó las CPU de esta máquina. Un contenedor o un ajuste de seguridad puede ocultarlas.</translation>
    </message>
    <message>
        <source>The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines use the rest, or the report is wrong. Trust the curve.</source>
        <extracomment>level-smaller-than-reported</extracomment>
        <translation>La curva muestra {2} de la caché L{1}, que el sistema indica como {3}. Otros programas o máquinas virtuales usan el resto, o la indicación es errónea. Confiar en la curva.</translation>
    </message>
    <message>
        <source>The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next level is equally fast. Trust the curve.</source>
        <extracomment>level-larger-than-reported</extracomment>
        <translation>La curva muestra {2} para la caché L{1}, que el sistema indica como {3}. La indicación es errónea, o el nivel siguiente es igual de rápido. Confiar en la curva.</translation>
    </message>
    <message>
        <source>The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a system-level cache, or one that a virtual machine hides.</source>
        <extracomment>level-not-reported</extracomment>
        <translation>La curva muestra un nivel de {1}, con {2} por carga, que el sistema no indica. Puede ser una caché de nivel de sistema, o una que oculta una máquina virtual.</translation>
    </message>
    <message>
        <source>The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use all of it, or the report is wrong. Run it again at a quieter hour.</source>
        <extracomment>level-not-seen</extracomment>
        <translation>La curva no muestra ningún escalón en la caché L{1} de {2} que indica el sistema. Otras máquinas virtuales pueden usarla toda, o la indicación es errónea. Repetir la prueba a una hora más tranquila.</translation>
    </message>
    <message>
        <source>{1} runs this program in place of the OS or the processor, and results include its work. Use the version of Strata that is built for this system.</source>
        <extracomment>held-emulated</extracomment>
        <translation>{1} ejecuta este programa en lugar del sistema o del procesador, y los resultados incluyen su trabajo. Usar la versión de Strata compilada para este sistema.</translation>
    </message>
    <message>
        <source>The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one flat set, in sizes that follow no cache. Run it where the OS reports them.</source>
        <extracomment>held-flat</extracomment>
        <translation>El sistema no indica ni núcleos ni cachés, como en un sandbox sin /sys. Strata mide {1} CPU como un conjunto plano, con tamaños que no siguen ninguna caché. Ejecutarlo donde el sistema los indique.</translation>
    </message>
    <message>
        <source>The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) in the firmware setup, if mainboard and processor support it.</source>
        <extracomment>held-memory-speed</extracomment>
        <translation>La memoria funciona a {1}&#xa0;MT/s, y sus módulos están hechos para {2}&#xa0;MT/s. Elegir su perfil (XMP o EXPO) en la configuración del firmware, si la placa base y el procesador lo admiten.</translation>
    </message>
    <message>
        <source>All memory is on one channel; two channels carry twice as much. If processor and mainboard have two, add another module of the same kind in the socket that the manual names.</source>
        <extracomment>held-one-channel</extracomment>
        <translation>Toda la memoria está en un solo canal; dos canales transportan el doble. Si el procesador y la placa base tienen dos, añadir otro módulo del mismo tipo en la ranura que indica el manual.</translation>
    </message>
    <message>
        <source>The machine runs on battery, and most machines then limit their power. Plug in the charger.</source>
        <extracomment>held-on-battery</extracomment>
        <translation>La máquina funciona con batería, y la mayoría de las máquinas limita entonces su potencia. Conectar el cargador.</translation>
    </message>
    <message>
        <source>The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the firmware setup.</source>
        <extracomment>held-power-profile</extracomment>
        <translation>El perfil de energía es {1}, que limita el procesador. Elegir el de rendimiento en el sistema o en la configuración del firmware.</translation>
    </message>
    <message>
        <source>The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, such as performance or schedutil.</source>
        <extracomment>held-governor</extracomment>
        <translation>El regulador de frecuencia es {1}, que con este controlador mantiene la frecuencia mínima. Elegir otro regulador, como performance o schedutil.</translation>
    </message>
    <message>
        <source>Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the firmware setup, unless you turned it off on purpose.</source>
        <extracomment>held-no-boost</extracomment>
        <translation>El turbo está desactivado, así que la frecuencia nunca supera su valor nominal. Activarlo en el sistema o en la configuración del firmware, salvo que se haya desactivado a propósito.</translation>
    </message>
    <message>
        <source>The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise its CPU quota.</source>
        <extracomment>held-cpu-quota</extracomment>
        <translation>El contenedor recibe el tiempo de {1} de sus {2} CPU, así que se frenan las pruebas con más hilos. Elevar su cuota de CPU.</translation>
    </message>
    <message>
        <source>Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or container more memory.</source>
        <extracomment>held-memory-pressure</extracomment>
        <translation>Los programas esperaron a la memoria durante {1} de los 10&#xa0;s anteriores. Cerrar programas, o dar más memoria a la máquina o al contenedor.</translation>
    </message>
    <message>
        <source>The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many lanes, or check the firmware setup.</source>
        <extracomment>held-drive-link</extracomment>
        <translation>El disco {1} está conectado por {2}, y está hecho para {3}. Usar una ranura de esa generación con otras tantas líneas, o comprobar la configuración del firmware.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set /sys/kernel/mm/transparent_hugepage/enabled to madvise or always.</source>
        <extracomment>held-small-pages</extracomment>
        <translation>Las páginas enormes transparentes están desactivadas, así que los programas reciben páginas de {1} y fallan más en la TLB. Establecer /sys/kernel/mm/transparent_hugepage/enabled en madvise o always.</translation>
    </message>
    <message>
        <source>The timer runs at {1} and deviates from the OS clock by {2}.</source>
        <extracomment>selftest-counter</extracomment>
        <translation>El temporizador va a {1} y se desvía {2} del reloj del sistema.</translation>
    </message>
    <message>
        <source>The core runs at {1}; two measurements agree for {2} of the readings.</source>
        <extracomment>selftest-clock</extracomment>
        <translation>El núcleo va a {1}; dos mediciones coinciden en el {2} de las lecturas.</translation>
    </message>
    <message>
        <source>Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}.</source>
        <extracomment>selftest-kernels</extracomment>
        <translation>Strata comprobó {1} de {3} bucles de medida, todos los que puede ejecutar el procesador; los de resultado erróneo: {2}.</translation>
    </message>
    <message>
        <source>Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it.</source>
        <extracomment>selftest-paths</extracomment>
        <translation>Bucles de coste conocido: {2} de {1} son como dice el diseño del núcleo, y {3} están por encima.</translation>
    </message>
    <message>
        <source>The cost of loads and stores is unchecked: the design tells none, or the machine is busy.</source>
        <extracomment>selftest-paths-unchecked</extracomment>
        <translation>El coste de cargas y almacenamientos no se ha comprobado: el diseño no indica ninguno, o la máquina está ocupada.</translation>
    </message>
    <message>
        <source>Strata can pin threads to {1} of {2} CPUs.</source>
        <extracomment>selftest-binding</extracomment>
        <translation>Strata puede fijar hilos a {1} de {2} CPU.</translation>
    </message>
    <message>
        <source>A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency test.</source>
        <extracomment>selftest-walk</extracomment>
        <translation>Una carga de la memoria en bloques tarda el {1} de lo que tarda una en un recorrido con la cuarta parte de las líneas por visita. La última décima parte de un bloque tarda el {2} de lo que tarda la tercera. Por debajo del 80&#xa0;% en lo primero, o fuera del 85 al 115&#xa0;% en lo segundo, el hardware precarga la prueba de latencia.</translation>
    </message>
    <message>
        <source>Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, and the OS gave none.</source>
        <extracomment>selftest-walk-unchecked</extracomment>
        <translation>Strata no pudo comprobar si el hardware precarga la prueba de latencia. La comprobación necesita páginas enormes, y el sistema no dio ninguna.</translation>
    </message>
    <message>
        <source>The same work, measured {1} times on each of two sides, differs by {2}. Strata must not call that faster or slower.</source>
        <extracomment>selftest-identical</extracomment>
        <translation>El mismo trabajo, medido {1} veces en cada uno de dos lados, difiere en {2}. Strata no debe llamarlo más rápido ni más lento.</translation>
    </message>
    <message>
        <source>Strata could not check that the same work is not called different: the machine is too busy.</source>
        <extracomment>selftest-identical-unchecked</extracomment>
        <translation>Strata no pudo comprobar que el mismo trabajo no se declare distinto: la máquina está demasiado ocupada.</translation>
    </message>
    <message>
        <source>A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to {2}).</source>
        <extracomment>selftest-direct</extracomment>
        <translation>Un archivo en {1} con Direct I/O no debe estar en la caché del sistema, y otro debe encontrarse allí (lo está en {2}).</translation>
    </message>
    <message>
        <source>Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds.</source>
        <extracomment>selftest-direct-unchecked</extracomment>
        <translation>Direct I/O en {1} no se ha comprobado: allí se deniega, o el sistema no indica qué contiene su caché.</translation>
    </message>
    <message>
        <source>A run that is written to a history in {1} must be read back as it was.</source>
        <extracomment>selftest-history</extracomment>
        <translation>Una ejecución que se escribe en un historial en {1} debe leerse de vuelta tal como era.</translation>
    </message>
    <message>
        <source>Reading the timer takes {1}; the overhead of the sampler is {2} of a sample.</source>
        <extracomment>selftest-overhead</extracomment>
        <translation>Leer el temporizador tarda {1}; la sobrecarga del muestreo es el {2} de una muestra.</translation>
    </message>
    <message>
        <source>STRATA {1}</source>
        <extracomment>report-title</extracomment>
        <translation>STRATA {1}</translation>
    </message>
    <message>
        <source>STRATA, results of another program</source>
        <extracomment>report-title-foreign</extracomment>
        <translation>STRATA, resultados de otro programa</translation>
    </message>
    <message>
        <source>Another program measured this. Strata only read its output: what is missing here is not known.</source>
        <extracomment>report-foreign</extracomment>
        <translation>Lo midió otro programa. Strata solo leyó su salida: lo que falta aquí no se conoce.</translation>
    </message>
    <message>
        <source>Reference results, for comparison. They come without samples, so differences from them are never tested.</source>
        <extracomment>report-published</extracomment>
        <translation>Resultados de referencia, para comparar. No tienen muestras, así que las diferencias con ellos nunca se prueban.</translation>
    </message>
    <message>
        <source>Method {1}, built with {2}.</source>
        <extracomment>report-method</extracomment>
        <translation>Método {1}, compilado con {2}.</translation>
    </message>
    <message>
        <source>The run took {1} s.</source>
        <extracomment>report-seconds</extracomment>
        <translation>La ejecución duró {1}&#xa0;s.</translation>
    </message>
    <message>
        <source>The run took {1} min {2} s.</source>
        <extracomment>report-minutes</extracomment>
        <translation>La ejecución duró {1}&#xa0;min {2}&#xa0;s.</translation>
    </message>
    <message>
        <source>STOPPED: the run was stopped early. The results so far follow.</source>
        <extracomment>report-stopped</extracomment>
        <translation>DETENIDA: la ejecución se detuvo antes de tiempo. Siguen los resultados obtenidos hasta entonces.</translation>
    </message>
    <message>
        <source>NOT COMPLETE: some of the tests failed. The notes say why.</source>
        <extracomment>report-failed</extracomment>
        <translation>INCOMPLETO: algunas pruebas fallaron. Las notas dicen por qué.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <extracomment>report-empty
----------
respond-nothing</extracomment>
        <translation>No se midió nada.</translation>
    </message>
    <message>
        <source>Measured by</source>
        <extracomment>label-measured-by</extracomment>
        <translation>Medido por</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>label-left-out</extracomment>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>Series of {1} runs: each result over all of them</source>
        <extracomment>series-head</extracomment>
        <translation>Serie de {1} ejecuciones: cada resultado sobre todas ellas</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>series-best
----------
mark-best</extracomment>
        <translation>mejor</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>series-mean</extracomment>
        <translation>media</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <extracomment>series-deviation</extracomment>
        <translation>desviación</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>series-count</extracomment>
        <translation>número</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>label-source</extracomment>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>MACHINE</source>
        <extracomment>heading-machine</extracomment>
        <translation>MÁQUINA</translation>
    </message>
    <message>
        <source>Caches</source>
        <extracomment>label-caches</extracomment>
        <translation>Cachés</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>label-system
----------
machine-system</extracomment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>label-around</extracomment>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <extracomment>label-held-back
----------
machine-held-back</extracomment>
        <translation>Frenado por</translation>
    </message>
    <message>
        <source>cores {1}, CPUs {2}, sockets {3}, NUMA nodes {4}</source>
        <extracomment>report-cpus</extracomment>
        <translation>núcleos {1}, CPU {2}, zócalos {3}, nodos NUMA {4}</translation>
    </message>
    <message>
        <source>{2}: CPUs {1}</source>
        <extracomment>report-kind</extracomment>
        <translation>{2}: {1} CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per CPU</source>
        <extracomment>report-cache</extracomment>
        <translation>L{1} {2} por CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per {3} CPUs</source>
        <extracomment>report-cache-shared</extracomment>
        <translation>L{1} {2} por cada {3} CPU</translation>
    </message>
    <message>
        <source>not reported by the OS</source>
        <extracomment>report-no-caches</extracomment>
        <translation>no indicado por el sistema</translation>
    </message>
    <message>
        <source>{1} of the last-level cache usable (measured); others may use the rest</source>
        <extracomment>report-usable</extracomment>
        <translation>{1} de la caché de último nivel utilizables (medidos); otros pueden usar el resto</translation>
    </message>
    <message>
        <source>{1} of the last-level cache assumed usable (not measured)</source>
        <extracomment>report-assumed</extracomment>
        <translation>{1} de la caché de último nivel supuestos utilizables (no medidos)</translation>
    </message>
    <message>
        <source>{1}, {2} available; pages of {3}</source>
        <extracomment>report-memory</extracomment>
        <translation>{1}, {2} disponibles; páginas de {3}</translation>
    </message>
    <message>
        <source>virtual machine ({1})</source>
        <extracomment>report-virtual</extracomment>
        <translation>máquina virtual ({1})</translation>
    </message>
    <message>
        <source>rotating</source>
        <extracomment>disk-rotates</extracomment>
        <translation>giratorio</translation>
    </message>
    <message>
        <source>sectors of {1}</source>
        <extracomment>disk-sectors</extracomment>
        <translation>sectores de {1}</translation>
    </message>
    <message>
        <source>{1} of {2} free</source>
        <extracomment>disk-room</extracomment>
        <translation>{1} libres de {2}</translation>
    </message>
    <message>
        <source>{1} free</source>
        <extracomment>disk-free</extracomment>
        <translation>{1} libres</translation>
    </message>
    <message>
        <source>in memory</source>
        <extracomment>disk-in-memory</extracomment>
        <translation>en memoria</translation>
    </message>
    <message>
        <source>on a device in memory</source>
        <extracomment>disk-device-in-memory</extracomment>
        <translation>en un dispositivo en memoria</translation>
    </message>
    <message>
        <source>through a program</source>
        <extracomment>disk-program</extracomment>
        <translation>a través de un programa</translation>
    </message>
    <message>
        <source>copy-on-write</source>
        <extracomment>disk-copy-on-write</extracomment>
        <translation>copy-on-write</translation>
    </message>
    <message>
        <source>compressing</source>
        <extracomment>disk-compresses</extracomment>
        <translation>con compresión</translation>
    </message>
    <message>
        <source>encrypted</source>
        <extracomment>disk-encrypted</extracomment>
        <translation>cifrado</translation>
    </message>
    <message>
        <source>load {1} before the run</source>
        <extracomment>around-load</extracomment>
        <translation>carga {1} antes de la ejecución</translation>
    </message>
    <message>
        <source>steal time up to {1}</source>
        <extracomment>around-stolen</extracomment>
        <translation>tiempo robado hasta {1}</translation>
    </message>
    <message>
        <source>began when calm, after {1} s</source>
        <extracomment>around-calm</extracomment>
        <translation>empezó en calma, tras {1}&#xa0;s</translation>
    </message>
    <message>
        <source>not calm within {1} s</source>
        <extracomment>around-not-calm</extracomment>
        <translation>sin calma en {1}&#xa0;s</translation>
    </message>
    <message>
        <source>no free CPU for the window or terminal</source>
        <extracomment>around-no-spare</extracomment>
        <translation>ninguna CPU libre para la ventana o el terminal</translation>
    </message>
    <message>
        <source>the machine was suspended for {1} s</source>
        <extracomment>around-suspended</extracomment>
        <translation>la máquina estuvo suspendida {1}&#xa0;s</translation>
    </message>
    <message>
        <source>the OS clock was changed by {1} s</source>
        <extracomment>around-clock-set</extracomment>
        <translation>el reloj del sistema se cambió en {1}&#xa0;s</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>heading-settings</extracomment>
        <translation>AJUSTES</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>label-priority</extracomment>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>label-health
----------
machine-health</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>governor {1}</source>
        <extracomment>health-governor</extracomment>
        <translation>regulador {1}</translation>
    </message>
    <message>
        <source>boost on</source>
        <extracomment>health-boost-on</extracomment>
        <translation>turbo activado</translation>
    </message>
    <message>
        <source>boost off</source>
        <extracomment>health-boost-off</extracomment>
        <translation>turbo desactivado</translation>
    </message>
    <message>
        <source>power profile {1}</source>
        <extracomment>health-profile</extracomment>
        <translation>perfil de energía {1}</translation>
    </message>
    <message>
        <source>on battery</source>
        <extracomment>health-battery</extracomment>
        <translation>con batería</translation>
    </message>
    <message>
        <source>on mains power</source>
        <extracomment>health-mains</extracomment>
        <translation>con red eléctrica</translation>
    </message>
    <message>
        <source>power limit {1} W</source>
        <extracomment>health-power-limit</extracomment>
        <translation>límite de potencia {1}&#xa0;W</translation>
    </message>
    <message>
        <source>{1} degrees C</source>
        <extracomment>health-temperature</extracomment>
        <translation>{1}&#xa0;°C</translation>
    </message>
    <message>
        <source>{1} degrees C, {2} after the run</source>
        <extracomment>health-temperatures</extracomment>
        <translation>{1}&#xa0;°C, {2}&#xa0;°C después de la ejecución</translation>
    </message>
    <message>
        <source>programs waited for memory in {1} of 10 s</source>
        <extracomment>health-pressure</extracomment>
        <translation>los programas esperaron a la memoria {1} de 10&#xa0;s</translation>
    </message>
    <message>
        <source>CPU quota of the container: {1}</source>
        <extracomment>health-quota</extracomment>
        <translation>cuota de CPU del contenedor: {1}</translation>
    </message>
    <message>
        <source>the container gets {1} of memory</source>
        <extracomment>health-memory</extracomment>
        <translation>el contenedor recibe {1} de memoria</translation>
    </message>
    <message>
        <source>microcode {1}</source>
        <extracomment>health-microcode</extracomment>
        <translation>microcódigo {1}</translation>
    </message>
    <message>
        <source>{1} translates the instructions: its figures, not those of the processor</source>
        <extracomment>health-emulator</extracomment>
        <translation>{1} traduce las instrucciones: son sus valores, no los del procesador</translation>
    </message>
    <message>
        <source>{1} stands in for the OS</source>
        <extracomment>health-substitute</extracomment>
        <translation>{1} hace las veces del sistema</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>label-times</extracomment>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>label-regions</extracomment>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>label-folders</extracomment>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>one per CPU</source>
        <extracomment>threads-auto</extracomment>
        <translation>uno por CPU</translation>
    </message>
    <message>
        <source>one per core</source>
        <extracomment>threads-cores
----------
binding-cores</extracomment>
        <translation>uno por núcleo</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <extracomment>threads-scale</extracomment>
        <translation>de 1 a {1}</translation>
    </message>
    <message>
        <source>on CPU {1}</source>
        <extracomment>threads-on-cpu</extracomment>
        <translation>en la CPU {1}</translation>
    </message>
    <message>
        <source>raised</source>
        <extracomment>priority-raised</extracomment>
        <translation>elevada</translation>
    </message>
    <message>
        <source>raised, nice {1}</source>
        <extracomment>priority-raised-nice</extracomment>
        <translation>elevada, nice {1}</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>priority-normal</extracomment>
        <translation>normal</translation>
    </message>
    <message>
        <source>spread over NUMA nodes, sockets and cores</source>
        <extracomment>binding-spread</extracomment>
        <translation>repartidos por nodos NUMA, zócalos y núcleos</translation>
    </message>
    <message>
        <source>packed close together</source>
        <extracomment>binding-close</extracomment>
        <translation>agrupados lo más cerca posible</translation>
    </message>
    <message>
        <source>not pinned</source>
        <extracomment>binding-none</extracomment>
        <translation>sin fijar</translation>
    </message>
    <message>
        <source>pinned to CPUs {1}</source>
        <extracomment>binding-list</extracomment>
        <translation>fijados a las CPU {1}</translation>
    </message>
    <message>
        <source>{1}, {2} only</source>
        <extracomment>binding-on-cores</extracomment>
        <translation>{1}, solo {2}</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>cores-all</extracomment>
        <translation>todos los núcleos</translation>
    </message>
    <message>
        <source>performance cores</source>
        <extracomment>cores-performance</extracomment>
        <translation>núcleos de rendimiento</translation>
    </message>
    <message>
        <source>efficiency cores</source>
        <extracomment>cores-efficient</extracomment>
        <translation>núcleos eficientes</translation>
    </message>
    <message>
        <source>low-power cores</source>
        <extracomment>cores-low-power</extracomment>
        <translation>núcleos de bajo consumo</translation>
    </message>
    <message>
        <source>integer {1} s</source>
        <extracomment>time-integer</extracomment>
        <translation>enteros {1}&#xa0;s</translation>
    </message>
    <message>
        <source>floating-point {1} s</source>
        <extracomment>time-floating</extracomment>
        <translation>coma flotante {1}&#xa0;s</translation>
    </message>
    <message>
        <source>memory {1} s per buffer size</source>
        <extracomment>time-memory</extracomment>
        <translation>memoria {1}&#xa0;s por tamaño de búfer</translation>
    </message>
    <message>
        <source>disk {1} s per workload and direction</source>
        <extracomment>time-disk</extracomment>
        <translation>disco {1}&#xa0;s por carga de trabajo y sentido</translation>
    </message>
    <message>
        <source>pauses {1} s</source>
        <extracomment>time-pauses</extracomment>
        <translation>pausas {1}&#xa0;s</translation>
    </message>
    <message>
        <source>sustained performance {1} min per load</source>
        <extracomment>time-sustained</extracomment>
        <translation>rendimiento sostenido {1}&#xa0;min por carga</translation>
    </message>
    <message>
        <source>early stop when precise</source>
        <extracomment>time-until-precise</extracomment>
        <translation>fin anticipado al alcanzar la precisión</translation>
    </message>
    <message>
        <source>{1}, always in full</source>
        <extracomment>time-always</extracomment>
        <translation>{1}, siempre completo</translation>
    </message>
    <message>
        <source>no early stop</source>
        <extracomment>time-in-full</extracomment>
        <translation>sin fin anticipado</translation>
    </message>
    <message>
        <source>(automatic)</source>
        <extracomment>regions-by-caches</extracomment>
        <translation>(automático)</translation>
    </message>
    <message>
        <source>the current folder</source>
        <extracomment>folder-current</extracomment>
        <translation>la carpeta actual</translation>
    </message>
    <message>
        <source>SCALING</source>
        <extracomment>heading-scaling</extracomment>
        <translation>ESCALADO</translation>
    </message>
    <message>
        <source>Processor, {1}</source>
        <extracomment>scaling-processor</extracomment>
        <translation>Procesador, {1}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}</source>
        <extracomment>scaling-region</extracomment>
        <translation>{1}, región {2}, {3}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}, pages: {4}</source>
        <extracomment>scaling-region-pages</extracomment>
        <translation>{1}, región {2}, {3}, páginas: {4}</translation>
    </message>
    <message>
        <source>PAGE SIZES</source>
        <extracomment>heading-pages</extracomment>
        <translation>TAMAÑOS DE PÁGINA</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>pages-default</extracomment>
        <translation>por defecto</translation>
    </message>
    <message>
        <source>transparent</source>
        <extracomment>pages-transparent</extracomment>
        <translation>transparentes</translation>
    </message>
    <message>
        <source>explicit</source>
        <extracomment>pages-explicit</extracomment>
        <translation>explícitas</translation>
    </message>
    <message>
        <source>huge</source>
        <extracomment>pages-huge</extracomment>
        <translation>enormes</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>pages-alike</extracomment>
        <translation>iguales</translation>
    </message>
    <message>
        <source>{1} explicit</source>
        <extracomment>obtained-explicit</extracomment>
        <translation>{1} explícitas</translation>
    </message>
    <message>
        <source>pages</source>
        <extracomment>column-obtained
----------
column-tlb-pages</extracomment>
        <translation>páginas</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>column-gain</extracomment>
        <translation>mejora</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>column-saving</extracomment>
        <translation>ahorro</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>column-threads</extracomment>
        <translation>hilos</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>column-sum</extracomment>
        <translation>suma</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>column-each</extracomment>
        <translation>c/u</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>column-share</extracomment>
        <translation>eficiencia</translation>
    </message>
    <message>
        <source>PROCESSOR</source>
        <extracomment>heading-processor</extracomment>
        <translation>PROCESADOR</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <extracomment>heading-memory</extracomment>
        <translation>MEMORIA</translation>
    </message>
    <message>
        <source>BANDWIDTH, {1}</source>
        <extracomment>heading-bandwidth</extracomment>
        <translation>ANCHO DE BANDA, {1}</translation>
    </message>
    <message>
        <source>LATENCY</source>
        <extracomment>heading-latency</extracomment>
        <translation>LATENCIA</translation>
    </message>
    <message>
        <source>LEVELS OF MEMORY</source>
        <extracomment>heading-levels</extracomment>
        <translation>NIVELES DE MEMORIA</translation>
    </message>
    <message>
        <source>DISK</source>
        <extracomment>heading-disk</extracomment>
        <translation>DISCO</translation>
    </message>
    <message>
        <source>COPY</source>
        <extracomment>heading-copy</extracomment>
        <translation>COPIA</translation>
    </message>
    <message>
        <source>C LIBRARY, {1}</source>
        <extracomment>heading-library</extracomment>
        <translation>BIBLIOTECA C, {1}</translation>
    </message>
    <message>
        <source>The library: {1}.</source>
        <extracomment>library-version</extracomment>
        <translation>La biblioteca: {1}.</translation>
    </message>
    <message>
        <source>Nanoseconds per call:</source>
        <extracomment>library-calls</extracomment>
        <translation>Nanosegundos por llamada:</translation>
    </message>
    <message>
        <source>REGISTERS</source>
        <extracomment>heading-registers</extracomment>
        <translation>REGISTROS</translation>
    </message>
    <message>
        <source>STRING INSTRUCTIONS, {1}</source>
        <extracomment>heading-string</extracomment>
        <translation>INSTRUCCIONES DE CADENA, {1}</translation>
    </message>
    <message>
        <source>Transfers per cycle, one core, at {1}:</source>
        <extracomment>registers-per-cycle</extracomment>
        <translation>Transferencias por ciclo, un núcleo, a {1}:</translation>
    </message>
    <message>
        <source>{1}, by bytes of one transfer:</source>
        <extracomment>registers-rates</extracomment>
        <translation>{1}, por bytes de una transferencia:</translation>
    </message>
    <message>
        <source>general</source>
        <extracomment>row-register-general</extracomment>
        <translation>general</translation>
    </message>
    <message>
        <source>to stack</source>
        <extracomment>row-register-to-stack</extracomment>
        <translation>a pila</translation>
    </message>
    <message>
        <source>from stack</source>
        <extracomment>row-register-from-stack</extracomment>
        <translation>desde pila</translation>
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
        <translation>a vector</translation>
    </message>
    <message>
        <source>from vector</source>
        <extracomment>row-register-from-vector</extracomment>
        <translation>desde vector</translation>
    </message>
    <message>
        <source>insert</source>
        <extracomment>row-register-insert</extracomment>
        <translation>inserción</translation>
    </message>
    <message>
        <source>extract</source>
        <extracomment>row-register-extract</extracomment>
        <translation>extracción</translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>row-register-vector</extracomment>
        <translation>vector</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>group-single</extracomment>
        <translation>simple</translation>
    </message>
    <message>
        <source>{1} threads together</source>
        <extracomment>report-all-threads</extracomment>
        <translation>{1} hilos juntos</translation>
    </message>
    <message>
        <source>Buffer {1}</source>
        <extracomment>region</extracomment>
        <translation>Búfer {1}</translation>
    </message>
    <message>
        <source>Buffer {1}, in the L{2} cache</source>
        <extracomment>region-in-cache</extracomment>
        <translation>Búfer {1}, en la caché L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, at the edge of the L{2} cache</source>
        <extracomment>region-at-edge</extracomment>
        <translation>Búfer {1}, al borde de la caché L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, in memory</source>
        <extracomment>region-in-memory</extracomment>
        <translation>Búfer {1}, en memoria</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. Q: queue depth of each thread; T: threads. At p50: the rate if every request took the median latency; a result far below it had stalls. CPU: percent of one CPU. Flush: what emptying the drive&apos;s write cache takes afterwards; MB/s leaves it out.</source>
        <extracomment>disk-rows-facts</extracomment>
        <translation>Archivo de prueba de {1} en cada carpeta, datos incompresibles. Q: profundidad de cola de cada hilo; T: hilos. A p50: la tasa si cada petición tardara la latencia mediana; un resultado muy inferior tuvo paradas. CPU: porcentaje de una CPU. Flush: lo que tarda después el vaciado de la caché de escritura del disco; MB/s no lo incluye.</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. A commit is a write and then a flush; the latency is that of both. SYNC4K: random blocks, direct I/O. APPEND2K: records of 2300 bytes at the end of a log, through the OS cache. T: threads. At p50: the result if every commit took the median latency. CPU: percent of one CPU.</source>
        <extracomment>disk-commit-facts</extracomment>
        <translation>Archivo de prueba de {1} en cada carpeta, datos incompresibles. Una confirmación (commit) es una escritura y luego un vaciado (flush); la latencia es la de ambos. SYNC4K: bloques aleatorios, Direct I/O. APPEND2K: registros de 2300 bytes al final de un log, a través de la caché del sistema. T: hilos. A p50: el resultado si cada confirmación tardara la latencia mediana. CPU: porcentaje de una CPU.</translation>
    </message>
    <message>
        <source>Requests by {1}.</source>
        <extracomment>disk-engine</extracomment>
        <translation>Peticiones mediante {1}.</translation>
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
        <translation>ceros</translation>
    </message>
    <message>
        <source>{1} sustained write</source>
        <extracomment>disk-sustained</extracomment>
        <translation>{1} escritura sostenida</translation>
    </message>
    <message>
        <source>Results by bytes written:</source>
        <extracomment>disk-course</extracomment>
        <translation>Resultados según los bytes escritos:</translation>
    </message>
    <message>
        <source>io_uring</source>
        <extracomment>engine-io-uring</extracomment>
        <translation>io_uring</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <extracomment>engine-iocp</extracomment>
        <translation>puertos de finalización de E/S</translation>
    </message>
    <message>
        <source>threads with synchronous I/O</source>
        <extracomment>engine-threads</extracomment>
        <translation>hilos con E/S síncrona</translation>
    </message>
    <message>
        <source>write + fdatasync for each commit</source>
        <extracomment>engine-fdatasync</extracomment>
        <translation>escritura + fdatasync en cada confirmación (commit)</translation>
    </message>
    <message>
        <source>write + fsync for each commit</source>
        <extracomment>engine-fsync</extracomment>
        <translation>escritura + fsync en cada confirmación (commit)</translation>
    </message>
    <message>
        <source>write + F_FULLFSYNC for each commit</source>
        <extracomment>engine-F_FULLFSYNC</extracomment>
        <translation>escritura + F_FULLFSYNC en cada confirmación (commit)</translation>
    </message>
    <message>
        <source>write + FlushFileBuffers for each commit</source>
        <extracomment>engine-FlushFileBuffers</extracomment>
        <translation>escritura + FlushFileBuffers en cada confirmación (commit)</translation>
    </message>
    <message>
        <source>nothing (null engine)</source>
        <extracomment>engine-null</extracomment>
        <translation>nada (motor nulo)</translation>
    </message>
    <message>
        <source>too few</source>
        <extracomment>percentile-too-few</extracomment>
        <translation>muy pocas</translation>
    </message>
    <message>
        <source>too few: a percentile is shown where at least 10 requests took longer. p90 needs 100 requests, p99 1,000 and p99.9 10,000. Measure for longer to see it.</source>
        <extracomment>percentile-needs</extracomment>
        <translation>muy pocas: un percentil se muestra cuando al menos 10 peticiones tardaron más. p90 necesita 100 peticiones, p99 1000 y p99.9 10&#xa0;000. Medir durante más tiempo para verlo.</translation>
    </message>
    <message>
        <source>{1} % read</source>
        <extracomment>op-mixed-share</extracomment>
        <translation>{1}&#xa0;% lectura</translation>
    </message>
    <message>
        <source>at p50</source>
        <extracomment>column-median-rate</extracomment>
        <translation>a p50</translation>
    </message>
    <message>
        <source>latency, us</source>
        <extracomment>column-latency</extracomment>
        <translation>latencia, us</translation>
    </message>
    <message>
        <source>{1}, us</source>
        <extracomment>html-latency</extracomment>
        <translation>{1}, us</translation>
    </message>
    <message>
        <source>A file of {1} per thread, written and read in blocks of {2}.</source>
        <extracomment>disk-facts</extracomment>
        <translation>Un archivo de {1} por hilo, escrito y leído en bloques de {2}.</translation>
    </message>
    <message>
        <source>memcpy, whole</source>
        <extracomment>row-copy-memcpy</extracomment>
        <translation>memcpy, entero</translation>
    </message>
    <message>
        <source>memcpy, {1} blocks</source>
        <extracomment>row-copy-blocks</extracomment>
        <translation>memcpy, bloques de {1}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>column-pass</extracomment>
        <translation>pasada</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>column-call-size
----------
column-size</extracomment>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>MEMORY TYPES</source>
        <extracomment>heading-memtypes</extracomment>
        <translation>TIPOS DE MEMORIA</translation>
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
        <translation>sin caché</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>column-kind</extracomment>
        <translation>tipo</translation>
    </message>
    <message>
        <source>first pass</source>
        <extracomment>column-first-use</extracomment>
        <translation>1.ª pasada</translation>
    </message>
    <message>
        <source>later pass</source>
        <extracomment>column-later-use</extracomment>
        <translation>siguientes</translation>
    </message>
    <message>
        <source>obtained</source>
        <extracomment>column-kind-obtained</extracomment>
        <translation>obtenido</translation>
    </message>
    <message>
        <source>{1}-byte stores</source>
        <extracomment>kinds-write</extracomment>
        <translation>almacenamientos de {1} bytes</translation>
    </message>
    <message>
        <source>{1}-byte copies from write-back memory</source>
        <extracomment>kinds-copy</extracomment>
        <translation>copias de {1} bytes desde memoria write-back</translation>
    </message>
    <message>
        <source>Write-combining breaks even after passes: {1}.</source>
        <extracomment>kinds-pay-after</extracomment>
        <translation>Write-combining compensa a partir de este número de pasadas: {1}.</translation>
    </message>
    <message>
        <source>Write-combining breaks even at once: no pass takes longer.</source>
        <extracomment>kinds-pay-at-once</extracomment>
        <translation>Write-combining compensa desde el principio: ninguna pasada tarda más.</translation>
    </message>
    <message>
        <source>Write-combining never breaks even: its later passes are no faster.</source>
        <extracomment>kinds-pay-never</extracomment>
        <translation>Write-combining nunca compensa: sus pasadas siguientes no son más rápidas.</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>row-average
----------
column-overall</extracomment>
        <translation>promedio</translation>
    </message>
    <message>
        <source>{1} clean samples</source>
        <extracomment>basis-samples</extracomment>
        <translation>{1} muestras sin perturbar</translation>
    </message>
    <message>
        <source>passes: {1}</source>
        <extracomment>basis-passes</extracomment>
        <translation>pasadas: {1}</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <extracomment>basis-pages</extracomment>
        <translation>páginas de {1}</translation>
    </message>
    <message>
        <source>extended to {1}</source>
        <extracomment>basis-extended</extracomment>
        <translation>ampliado a {1}</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>column-verdict</extracomment>
        <translation>calif.</translation>
    </message>
    <message>
        <source>of peak</source>
        <extracomment>column-limit</extracomment>
        <translation>del máx.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>name-value</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Interval</source>
        <extracomment>name-interval</extracomment>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>% of peak</source>
        <extracomment>name-limit</extracomment>
        <translation>% del máximo</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>column-width</extracomment>
        <translation>bytes</translation>
    </message>
    <message>
        <source>buffer</source>
        <extracomment>column-region</extracomment>
        <translation>búfer</translation>
    </message>
    <message>
        <source>cycles</source>
        <extracomment>chart-cycles
----------
column-cycles</extracomment>
        <translation>ciclos</translation>
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
        <translation>toda la región</translation>
    </message>
    <message>
        <source>ns per load, by parallel chains</source>
        <extracomment>walk-chains</extracomment>
        <translation>ns por carga, según las cadenas paralelas</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column-level</extracomment>
        <translation>nivel</translation>
    </message>
    <message>
        <source>read, MB/s</source>
        <extracomment>column-reads</extracomment>
        <translation>lectura, MB/s</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>level-memory</extracomment>
        <translation>memoria</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>column-flush</extracomment>
        <translation>flush</translation>
    </message>
    <message>
        <source>{1}, thread</source>
        <extracomment>column-thread</extracomment>
        <translation>{1}, hilo</translation>
    </message>
    <message>
        <source>on CPU</source>
        <extracomment>column-on-cpu</extracomment>
        <translation>en CPU</translation>
    </message>
    <message>
        <source>min/max</source>
        <extracomment>column-fairness</extracomment>
        <translation>mín/máx</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>column-least</extracomment>
        <translation>mín</translation>
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
        <translation>máx</translation>
    </message>
    <message>
        <source>NOTES</source>
        <extracomment>heading-notes</extracomment>
        <translation>NOTAS</translation>
    </message>
    <message>
        <source>({1} results)</source>
        <extracomment>report-note-count</extracomment>
        <translation>({1} resultados)</translation>
    </message>
    <message>
        <source>HOW TO READ THIS</source>
        <extracomment>heading-reading</extracomment>
        <translation>CÓMO LEER ESTE INFORME</translation>
    </message>
    <message>
        <source>MB/s: million (10^6) bytes per second. MOPs/s: million operations per second, as Nbench 2.0 counts them. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</source>
        <extracomment>reading-units</extracomment>
        <translation>MB/s: millones (10^6) de bytes por segundo. MOPs/s: millones de operaciones por segundo, como las cuenta Nbench 2.0. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</translation>
    </message>
    <message>
        <source>A move is one load and one store: the core moves twice the bytes of the result. Buffer: the size of one buffer; a move uses two. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-move</extracomment>
        <translation>Un movimiento es una carga y un almacenamiento: el núcleo mueve el doble de bytes que el resultado. Búfer: el tamaño de un búfer; un movimiento usa dos. No se cuentan: las líneas que la caché lee en un fallo de escritura (write-allocate).</translation>
    </message>
    <message>
        <source>Random moves in memory wait for cache and TLB misses that no prefetcher avoids: 30 to 100 times less than sequential moves is normal.</source>
        <extracomment>reading-random</extracomment>
        <translation>Los movimientos aleatorios en memoria esperan fallos de caché y de TLB que ninguna precarga evita: es normal de 30 a 100 veces menos que en movimientos secuenciales.</translation>
    </message>
    <message>
        <source>Each byte that is read, written or copied counts once. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-payload</extracomment>
        <translation>Cada byte leído, escrito o copiado cuenta una vez. Búfer: el tamaño de un búfer; una copia usa dos.</translation>
    </message>
    <message>
        <source>A triad counts what it writes: a third of what STREAM counts.</source>
        <extracomment>reading-triad</extracomment>
        <translation>Una tríada cuenta lo que escribe: un tercio de lo que cuenta STREAM.</translation>
    </message>
    <message>
        <source>A triad counts as STREAM counts it: two loads and a store.</source>
        <extracomment>reading-triad-stream</extracomment>
        <translation>Una tríada cuenta como la cuenta STREAM: dos cargas y un almacenamiento.</translation>
    </message>
    <message>
        <source>Each copied byte counts once: the core moves twice the bytes of the result. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-copy</extracomment>
        <translation>Cada byte copiado cuenta una vez: el núcleo mueve el doble de bytes que el resultado. No se cuentan: las líneas que la caché lee en un fallo de escritura (write-allocate).</translation>
    </message>
    <message>
        <source>MiB is what all threads copy in one pass; a pass ends when the last thread is done. The average is all bytes over the whole time.</source>
        <extracomment>reading-passes</extracomment>
        <translation>MiB es lo que copian todos los hilos en una pasada; una pasada termina cuando acaba el último hilo. El promedio son todos los bytes entre el tiempo total.</translation>
    </message>
    <message>
        <source>Each pass goes through all of the memory once. The first pass touches fresh memory, so it includes what the OS does to provide it. MB/s: the bytes of all later passes over their time; each copied byte counts once. Obtained: what the OS reports, confirmed by reading: uncached memory reads at a tenth of the speed of write-back memory, or less.</source>
        <extracomment>reading-memtypes</extracomment>
        <translation>Cada pasada recorre toda la memoria una vez. La primera pasada toca memoria nueva, así que incluye lo que hace el sistema para proporcionarla. MB/s: los bytes de todas las pasadas siguientes entre su tiempo; cada byte copiado cuenta una vez. Obtenido: lo que indica el sistema, confirmado por lectura: la memoria sin caché se lee a una décima parte de la velocidad de la memoria write-back, o menos.</translation>
    </message>
    <message>
        <source>CORE TO CORE</source>
        <extracomment>heading-core-to-core</extracomment>
        <translation>DE NÚCLEO A NÚCLEO</translation>
    </message>
    <message>
        <source>The time in nanoseconds that a cache line takes from one CPU to another: half a round trip. Rows and columns are CPUs by their numbers in the OS, neighbours next to each other.</source>
        <extracomment>reading-core-to-core</extracomment>
        <translation>El tiempo en nanosegundos que tarda una línea de caché de una CPU a otra: la mitad de una ida y vuelta. Filas y columnas son las CPU por sus números en el sistema, las vecinas una junto a otra.</translation>
    </message>
    <message>
        <source>{1}, ns:</source>
        <extracomment>pairs-of</extracomment>
        <translation>{1}, ns:</translation>
    </message>
    <message>
        <source>{1} ns between the two CPUs.</source>
        <extracomment>pairs-one</extracomment>
        <translation>{1}&#xa0;ns entre las dos CPU.</translation>
    </message>
    <message>
        <source>{1} ns to {3} ns, median {2} ns.</source>
        <extracomment>pairs-range</extracomment>
        <translation>De {1}&#xa0;ns a {3}&#xa0;ns, mediana {2}&#xa0;ns.</translation>
    </message>
    <message>
        <source>{1} ns within a cluster of CPUs, {2} ns between clusters.</source>
        <extracomment>pairs-clusters</extracomment>
        <translation>{1}&#xa0;ns dentro de un grupo de CPU, {2}&#xa0;ns entre grupos.</translation>
    </message>
    <message>
        <source>EACH CORE</source>
        <extracomment>heading-cores</extracomment>
        <translation>CADA NÚCLEO</translation>
    </message>
    <message>
        <source>Every core by itself, while the others wait. Each was visited several times, in an order shuffled for each round. The result is the median of its visits; the interval shows how much they differ.</source>
        <extracomment>reading-cores</extracomment>
        <translation>Cada núcleo por separado, mientras los demás esperan. Cada uno se visitó varias veces, en un orden aleatorio en cada ronda. El resultado es la mediana de sus visitas; el intervalo muestra cuánto difieren.</translation>
    </message>
    <message>
        <source>No core is faster or slower than another by more than: {1}.</source>
        <extracomment>cores-alike</extracomment>
        <translation>Ningún núcleo es más rápido o más lento que otro en más de: {1}.</translation>
    </message>
    <message>
        <source>{1}: {2} fastest, {3} slowest, {4} % apart.</source>
        <extracomment>cores-differ</extracomment>
        <translation>{1}: {2} el más rápido, {3} el más lento, diferencia del {4}&#xa0;%.</translation>
    </message>
    <message>
        <source>Too few visits to compare the cores: {1}.</source>
        <extracomment>cores-undecided</extracomment>
        <translation>Muy pocas visitas para comparar los núcleos: {1}.</translation>
    </message>
    <message>
        <source>Kind {1}</source>
        <extracomment>cores-kind</extracomment>
        <translation>Tipo {1}</translation>
    </message>
    <message>
        <source>{1} CPUs</source>
        <extracomment>cores-counted</extracomment>
        <translation>{1} CPU</translation>
    </message>
    <message>
        <source>The second hardware thread of a core adds: {1} (median of the cores).</source>
        <extracomment>cores-gain</extracomment>
        <translation>El segundo hilo de hardware de un núcleo añade: {1} (mediana de los núcleos).</translation>
    </message>
    <message>
        <source>Not compared, since unreliable: {1}.</source>
        <extracomment>cores-left-out</extracomment>
        <translation>No comparados, por no ser fiables: {1}.</translation>
    </message>
    <message>
        <source>{1} {2} %</source>
        <extracomment>cores-part</extracomment>
        <translation>{1} {2}&#xa0;%</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <extracomment>cores-list</extracomment>
        <translation>{1}; {2}</translation>
    </message>
    <message>
        <source>Both hardware threads of a core together, and what the second one adds:</source>
        <extracomment>cores-both-threads</extracomment>
        <translation>Los dos hilos de hardware de un núcleo juntos, y lo que añade el segundo:</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>column-core-kind</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>column-clock</extracomment>
        <translation>frec.</translation>
    </message>
    <message>
        <source>LOADED LATENCY</source>
        <extracomment>heading-loaded-latency</extracomment>
        <translation>LATENCIA BAJO CARGA</translation>
    </message>
    <message>
        <source>The time of a load from memory in nanoseconds, while threads on the other cores load memory themselves. Delay: iterations of an empty loop after each cache line of these threads; the shorter, the heavier the load. Traffic: what all threads move together in the same time. A plain store counts as a read and a write, since its cache line is read first.</source>
        <extracomment>reading-loaded-latency</extracomment>
        <translation>El tiempo de una carga de la memoria en nanosegundos, mientras los hilos de los demás núcleos cargan también la memoria. Retardo: iteraciones de un bucle vacío tras cada línea de caché de estos hilos; cuanto más corto, mayor es la carga. Tráfico: lo que mueven todos los hilos juntos en el mismo tiempo. Un almacenamiento normal cuenta como una lectura y una escritura, ya que antes se lee su línea de caché.</translation>
    </message>
    <message>
        <source>{1}: latency doubles at {2} GB/s of the {3} GB/s reached; idle {4} ns, {5} ns at full load.</source>
        <extracomment>loaded-knee</extracomment>
        <translation>{1}: la latencia se duplica a {2}&#xa0;GB/s de los {3}&#xa0;GB/s alcanzados; en reposo {4}&#xa0;ns, a plena carga {5}&#xa0;ns.</translation>
    </message>
    <message>
        <source>{1}: latency does not double at the {2} GB/s reached; idle {3} ns, {4} ns at full load.</source>
        <extracomment>loaded-no-knee</extracomment>
        <translation>{1}: la latencia no se duplica a los {2}&#xa0;GB/s alcanzados; en reposo {3}&#xa0;ns, a plena carga {4}&#xa0;ns.</translation>
    </message>
    <message>
        <source>One thread alone seldom loads memory enough for latency to double.</source>
        <extracomment>loaded-one-injector</extracomment>
        <translation>Un solo hilo rara vez carga la memoria lo suficiente para que la latencia se duplique.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>column-delay</extracomment>
        <translation>Retardo</translation>
    </message>
    <message>
        <source>traffic</source>
        <extracomment>column-traffic</extracomment>
        <translation>tráfico</translation>
    </message>
    <message>
        <source>CONTENTION</source>
        <extracomment>heading-contention</extracomment>
        <translation>CONTENCIÓN</translation>
    </message>
    <message>
        <source>The time of an atomic increment in nanoseconds, as each thread sees it: threads x time / increments of all. Own line: no other thread writes the cache line of the word. Neighbouring words: each thread has a word of its own, but up to eight words share a line (false sharing). One word: all threads increment the same. min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-contention</extracomment>
        <translation>El tiempo de un incremento atómico en nanosegundos, como lo ve cada hilo: hilos x tiempo / incrementos de todos. Línea propia: ningún otro hilo escribe la línea de caché de la palabra. Palabras vecinas: cada hilo tiene su propia palabra, pero hasta ocho palabras comparten una línea (false sharing). Una palabra: todos los hilos incrementan la misma. mín/máx: el hilo más lento como parte del más rápido.</translation>
    </message>
    <message>
        <source>With {1} threads, an add to one shared word costs {2} ns, {3} times that of an own line; false sharing costs {4} ns.</source>
        <extracomment>contention-cost</extracomment>
        <translation>Con {1} hilos, una suma a una palabra compartida cuesta {2}&#xa0;ns, {3} veces lo que en una línea propia; el false sharing cuesta {4}&#xa0;ns.</translation>
    </message>
    <message>
        <source>Two threads, whose words lie so far apart, ns:</source>
        <extracomment>contention-distances</extracomment>
        <translation>Dos hilos, cuyas palabras están separadas esta distancia, ns:</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line.</source>
        <extracomment>contention-line</extracomment>
        <translation>El false sharing termina a los {1} bytes: la longitud de una línea de caché.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line, as the OS reports it.</source>
        <extracomment>contention-line-as-reported</extracomment>
        <translation>El false sharing termina a los {1} bytes: la longitud de una línea de caché, según indica el sistema.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes; the OS reports cache lines of {2} bytes. Processors may fetch several lines together.</source>
        <extracomment>contention-line-other</extracomment>
        <translation>El false sharing termina a los {1} bytes; el sistema indica líneas de caché de {2} bytes. Los procesadores pueden traer varias líneas juntas.</translation>
    </message>
    <message>
        <source>The length of a cache line does not show: the times do not fall with the distance, as on two hardware threads of one core.</source>
        <extracomment>contention-line-not-found</extracomment>
        <translation>La longitud de una línea de caché no se aprecia: los tiempos no bajan con la distancia, como en dos hilos de hardware de un mismo núcleo.</translation>
    </message>
    <message>
        <source>PAUSES</source>
        <extracomment>heading-pauses</extracomment>
        <translation>PAUSAS</translation>
    </message>
    <message>
        <source>A thread on each CPU does nothing but read the counter. Where two readings are more than 5 us apart, something else had the CPU: a pause, or OS noise. Lost: all pauses as a share of the watched time. Lengths (p99.9, max) are in us. Off CPU: the time in which the OS had taken the CPU from the thread, by its own count. Steal: the time in which the host of a virtual machine ran others. Pauses are what is measured, so they lower no grade.</source>
        <extracomment>reading-pauses</extracomment>
        <translation>Un hilo en cada CPU no hace más que leer el contador. Donde dos lecturas distan más de 5&#xa0;us, otra cosa ocupó la CPU: una pausa, o ruido del sistema. Perdido: todas las pausas como parte del tiempo observado. Las duraciones (p99.9, máx) están en us. Fuera CPU: el tiempo en que el sistema había retirado la CPU al hilo, según su propia cuenta. Robado: el tiempo en que el host de una máquina virtual ejecutó otras. Las pausas son lo que se mide, así que no rebajan ninguna calificación.</translation>
    </message>
    <message>
        <source>Wake-up latency: a thread asks to be woken every millisecond, and this is how late it runs, in us.</source>
        <extracomment>pauses-wake-ups</extracomment>
        <translation>Latencia de despertar: un hilo pide que lo despierten cada milisegundo, y esto es lo que se retrasa su ejecución, en us.</translation>
    </message>
    <message numerus="yes">
        <source>CPU {2} lost {3} % of the time in {1} pauses; the longest took {4} ms.</source>
        <extracomment>pauses-lost</extracomment>
        <translation>
            <numerusform>La CPU {2} perdió el {3}&#xa0;% del tiempo en {1} pausa, que duró {4}&#xa0;ms.</numerusform>
            <numerusform>La CPU {2} perdió el {3}&#xa0;% del tiempo en {1} pausas; la más larga duró {4}&#xa0;ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU {1} lost no time: no pause was longer than 5 us.</source>
        <extracomment>pauses-none</extracomment>
        <translation>La CPU {1} no perdió tiempo: ninguna pausa superó los 5&#xa0;us.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU; interrupts and firmware took the rest of the pauses.</source>
        <extracomment>pauses-explained</extracomment>
        <translation>El sistema cuenta el {2}&#xa0;% del tiempo en la CPU {1} como fuera de la CPU; las interrupciones y el firmware ocuparon el resto de las pausas.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU, and {3} % as steal time of the host.</source>
        <extracomment>pauses-explained-stolen</extracomment>
        <translation>El sistema cuenta el {2}&#xa0;% del tiempo en la CPU {1} como fuera de la CPU, y el {3}&#xa0;% como tiempo robado por el host.</translation>
    </message>
    <message>
        <source>A sleeping thread on CPU {1} woke up {2} us late (median), and {3} us at most.</source>
        <extracomment>pauses-woken</extracomment>
        <translation>Un hilo dormido en la CPU {1} despertó {2}&#xa0;us tarde (mediana), y {3}&#xa0;us como máximo.</translation>
    </message>
    <message>
        <source>Other CPUs</source>
        <extracomment>pauses-other-cpus</extracomment>
        <translation>Otras CPU</translation>
    </message>
    <message>
        <source>The {1} longest pauses of each CPU are shown.</source>
        <extracomment>pauses-longest-shown</extracomment>
        <translation>Se muestran las {1} pausas más largas de cada CPU.</translation>
    </message>
    <message>
        <source>SUSTAINED PERFORMANCE</source>
        <extracomment>heading-sustained</extracomment>
        <translation>RENDIMIENTO SOSTENIDO</translation>
    </message>
    <message>
        <source>All threads do the same work for minutes. The first rate is the median of seconds 2 to 12. The rate has fallen for good where every median of 10 s after a moment is 5 % lower or more. Sustained: the rate after that moment in percent of the first; 100 where it did not fall. A rate that falls with the clock is thermal throttling or a power limit.</source>
        <extracomment>reading-sustained</extracomment>
        <translation>Todos los hilos hacen el mismo trabajo durante minutos. La primera tasa es la mediana de los segundos 2 a 12. La tasa ha caído definitivamente cuando, tras un momento, cada mediana de 10&#xa0;s es un 5&#xa0;% inferior o más. Sostenido: la tasa después de ese momento en porcentaje de la primera; 100 si no cayó. Una tasa que cae con la frecuencia indica limitación térmica o un límite de potencia.</translation>
    </message>
    <message>
        <source>{1}, over time:</source>
        <extracomment>sustained-course</extracomment>
        <translation>{1}, a lo largo del tiempo:</translation>
    </message>
    <message>
        <source>{1}: holds 100 % of its first rate for all of {2} s.</source>
        <extracomment>sustained-holds</extracomment>
        <translation>{1}: mantiene el 100&#xa0;% de su primera tasa durante los {2}&#xa0;s.</translation>
    </message>
    <message>
        <source>{1}: holds 100 % for {2} s, then {3} %.</source>
        <extracomment>sustained-fell</extracomment>
        <translation>{1}: mantiene el 100&#xa0;% durante {2}&#xa0;s, luego el {3}&#xa0;%.</translation>
    </message>
    <message>
        <source>The clock stayed at {1} GHz.</source>
        <extracomment>sustained-clock-held</extracomment>
        <translation>La frecuencia se mantuvo en {1}&#xa0;GHz.</translation>
    </message>
    <message>
        <source>The clock fell from {1} to {2} GHz.</source>
        <extracomment>sustained-clock-fell</extracomment>
        <translation>La frecuencia cayó de {1} a {2}&#xa0;GHz.</translation>
    </message>
    <message>
        <source>The processor was at {1} degrees C at most.</source>
        <extracomment>sustained-hottest</extracomment>
        <translation>El procesador estuvo a {1}&#xa0;°C como máximo.</translation>
    </message>
    <message numerus="yes">
        <source>The processor counted thermal throttling {1} times.</source>
        <extracomment>sustained-throttled</extracomment>
        <translation>
            <numerusform>El procesador contó {1} limitación térmica.</numerusform>
            <numerusform>El procesador contó {1} limitaciones térmicas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The processor counted no thermal throttling, so a power limit is the likely cause.</source>
        <extracomment>sustained-not-throttled</extracomment>
        <translation>El procesador no contó ninguna limitación térmica, así que la causa probable es un límite de potencia.</translation>
    </message>
    <message>
        <source>The OS limited the clock to {1} % of the full one.</source>
        <extracomment>sustained-limited</extracomment>
        <translation>El sistema limitó la frecuencia al {1}&#xa0;% de la completa.</translation>
    </message>
    <message>
        <source>Others took {1} % of the CPU time, so the rates are work per CPU time.</source>
        <extracomment>sustained-per-cpu-time</extracomment>
        <translation>Otros ocuparon el {1}&#xa0;% del tiempo de CPU, así que las tasas son trabajo por tiempo de CPU.</translation>
    </message>
    <message>
        <source>This OS tells programs no temperature of the processor.</source>
        <extracomment>sustained-no-temperature</extracomment>
        <translation>Este sistema no indica a los programas ninguna temperatura del procesador.</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>column-load
----------
machine-busy</extracomment>
        <translation>Carga</translation>
    </message>
    <message>
        <source>sustained</source>
        <extracomment>column-sustained</extracomment>
        <translation>sostenido</translation>
    </message>
    <message>
        <source>fell at</source>
        <extracomment>column-fall</extracomment>
        <translation>caída a</translation>
    </message>
    <message>
        <source>first rate</source>
        <extracomment>column-first-rate</extracomment>
        <translation>1.ª tasa</translation>
    </message>
    <message>
        <source>sustained rate</source>
        <extracomment>column-sustained-rate</extracomment>
        <translation>tasa sostenida</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>column-first-clock</extracomment>
        <translation>1.ª</translation>
    </message>
    <message>
        <source>sust.</source>
        <extracomment>column-sustained-clock</extracomment>
        <translation>sost.</translation>
    </message>
    <message>
        <source>hottest</source>
        <extracomment>column-hottest</extracomment>
        <translation>T máx.</translation>
    </message>
    <message>
        <source>until s</source>
        <extracomment>column-until-second</extracomment>
        <translation>hasta s</translation>
    </message>
    <message>
        <source>until min</source>
        <extracomment>column-until-minute</extracomment>
        <translation>hasta min</translation>
    </message>
    <message>
        <source>degrees C</source>
        <extracomment>column-temperature</extracomment>
        <translation>°C</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>column-power</extracomment>
        <translation>potencia</translation>
    </message>
    <message>
        <source>clock limit</source>
        <extracomment>column-clock-limit</extracomment>
        <translation>límite frec.</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column-lost</extracomment>
        <translation>perdido</translation>
    </message>
    <message>
        <source>pauses</source>
        <extracomment>column-pauses</extracomment>
        <translation>pausas</translation>
    </message>
    <message>
        <source>wake-ups</source>
        <extracomment>column-wake-ups</extracomment>
        <translation>despertares</translation>
    </message>
    <message>
        <source>off CPU</source>
        <extracomment>column-off-cpu</extracomment>
        <translation>fuera CPU</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>column-steal</extracomment>
        <translation>robado</translation>
    </message>
    <message>
        <source>switches</source>
        <extracomment>column-switches</extracomment>
        <translation>cambios</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>column-increments</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>column-distance</extracomment>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Functions of the C library, called again and again on the same bytes. Each byte that is copied, set, compared or searched counts once.</source>
        <extracomment>reading-library</extracomment>
        <translation>Funciones de la biblioteca C, llamadas una y otra vez sobre los mismos bytes. Cada byte que se copia, fija, compara o busca cuenta una vez.</translation>
    </message>
    <message>
        <source>Independent transfers: throughput, not latency. general: general register to general register; vector: vector to vector; insert, extract: into and out of one vector element. Where a core only renames the register, a transfer needs no execution unit.</source>
        <extracomment>reading-registers</extracomment>
        <translation>Transferencias independientes: tasa, no latencia. general: de registro general a registro general; vector: de vector a vector; inserción, extracción: hacia y desde un elemento de vector. Donde un núcleo solo renombra el registro, una transferencia no necesita ninguna unidad de ejecución.</translation>
    </message>
    <message>
        <source>lods loads, stos stores, movs copies; each byte counts once. rep: one instruction repeats itself. The core may run rep stos and rep movs line by line or past the caches.</source>
        <extracomment>reading-string</extracomment>
        <translation>lods carga, stos almacena, movs copia; cada byte cuenta una vez. rep: una instrucción se repite a sí misma. El núcleo puede ejecutar rep stos y rep movs línea por línea o sin pasar por las cachés.</translation>
    </message>
    <message>
        <source>Sum: all threads together. Each: mean per thread. Efficiency: the sum, divided by the number of threads and the result of one thread alone. Best: the number of threads with the highest sum, or the fewest within its interval.</source>
        <extracomment>reading-scaling</extracomment>
        <translation>Suma: todos los hilos juntos. C/u: media por hilo. Eficiencia: la suma, dividida por el número de hilos y por el resultado de un solo hilo. Mejor: el número de hilos con la suma más alta, o el menor número dentro de su intervalo.</translation>
    </message>
    <message>
        <source>The same test in several page sizes, measured back to back. Pages: where the buffers lay, as the OS reports it. Saved: time saved against the first kind. Gain: increase of the rate. Default pages are base pages here, even where the OS gives huge pages unasked. All other tables show the first kind ({1}).</source>
        <extracomment>reading-pages</extracomment>
        <translation>La misma prueba con varios tamaños de página, medidos uno tras otro. Páginas: dónde estaban los búferes, según indica el sistema. Ahorro: tiempo ahorrado respecto al primer tipo. Mejora: aumento de la tasa. Las páginas por defecto son aquí páginas base, aunque el sistema dé páginas enormes sin pedirlas. Todas las demás tablas muestran el primer tipo ({1}).</translation>
    </message>
    <message>
        <source>{1}: both used pages of one size, so the difference is chance and says nothing about page sizes.</source>
        <extracomment>reading-pages-alike</extracomment>
        <translation>{1}: ambos usaron páginas del mismo tamaño, así que la diferencia es casual y no dice nada de los tamaños de página.</translation>
    </message>
    <message>
        <source>Derived from the TLB-local latency: a level ends where a quarter of the loads miss it.</source>
        <extracomment>reading-levels</extracomment>
        <translation>Deducido de la latencia TLB local: un nivel termina donde una cuarta parte de las cargas falla en él.</translation>
    </message>
    <message>
        <source>There is no step: all measured sizes look like one level.</source>
        <extracomment>levels-none</extracomment>
        <translation>No hay ningún escalón: todos los tamaños medidos parecen un solo nivel.</translation>
    </message>
    <message>
        <source>Loads and stores both count. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-traffic</extracomment>
        <translation>Cuentan tanto las cargas como los almacenamientos. Búfer: el tamaño de un búfer; una copia usa dos.</translation>
    </message>
    <message>
        <source>Peak read bandwidth: {1} MB/s by one thread alone, {2} MB/s by {3} together.</source>
        <extracomment>reading-one-beside-all</extracomment>
        <translation>Ancho de banda de lectura máximo: {1}&#xa0;MB/s con un solo hilo, {2}&#xa0;MB/s con {3} juntos.</translation>
    </message>
    <message>
        <source>Pointer chasing: the address of each load is the result of the load before. TLB-local: the walk stays in blocks whose pages the TLB holds; beyond L2 its second level. Whole region: TLB misses come on top; &quot;-&quot; where both walks are the same. Then median, median absolute deviation (MAD) and count of the clean samples.</source>
        <extracomment>reading-latency</extracomment>
        <translation>Recorrido de punteros: la dirección de cada carga es el resultado de la carga anterior. TLB local: el recorrido permanece en bloques cuyas páginas contiene la TLB; más allá de L2, su segundo nivel. Toda la región: se suman los fallos de TLB; &quot;-&quot; donde ambos recorridos son iguales. Siguen la mediana, la desviación absoluta mediana (MAD) y el número de las muestras sin perturbar.</translation>
    </message>
    <message>
        <source>Computing a random index takes {1} when it is timed alone. The loads and stores overlap with it. Where a random move takes no longer, the index is the limit, not the cache.</source>
        <extracomment>reading-index-only</extracomment>
        <translation>Calcular un índice aleatorio tarda {1} cuando se mide por separado. Las cargas y los almacenamientos se solapan con ello. Donde un movimiento aleatorio no tarda más, el límite es el índice, no la caché.</translation>
    </message>
    <message>
        <source>reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. caution: read its note. unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-verdicts</extracomment>
        <translation>fiable: ninguna causa perturbó más del 25&#xa0;% de las muestras, y el intervalo es estrecho. Estrecho es como máximo +/- 1&#xa0;%; para disco y red, 10&#xa0;%. precaución: leer su nota. no fiable: no usarlo. La calificación de varios resultados es la peor de ellos.</translation>
    </message>
    <message>
        <source>unknown test {1}</source>
        <extracomment>unknown-test</extracomment>
        <translation>prueba desconocida {1}</translation>
    </message>
    <message>
        <source>{1} (unknown unit)</source>
        <extracomment>unknown-unit</extracomment>
        <translation>{1} (unidad desconocida)</translation>
    </message>
    <message>
        <source>This version of Strata does not know the reason &quot;{1}&quot;.</source>
        <extracomment>unknown-reason-id</extracomment>
        <translation>Esta versión de Strata no conoce el motivo «{1}».</translation>
    </message>
    <message>
        <source>+ reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. ~ caution: read its note. x unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-marks</extracomment>
        <translation>+ fiable: ninguna causa perturbó más del 25&#xa0;% de las muestras, y el intervalo es estrecho. Estrecho es como máximo +/- 1&#xa0;%; para disco y red, 10&#xa0;%. ~ precaución: leer su nota. x no fiable: no usarlo. La calificación de varios resultados es la peor de ellos.</translation>
    </message>
    <message>
        <source>+/- % is half the width of the confidence interval, nominally of {1}.</source>
        <extracomment>reading-interval</extracomment>
        <translation>+/- % es la mitad del ancho del intervalo de confianza, nominalmente de {1}.</translation>
    </message>
    <message>
        <source>of peak: share of the theoretical peak. That is what the core&apos;s design can do at that width and the measured clock or, in memory, what all channels carry. Empty or &quot;-&quot;: no peak is known.</source>
        <extracomment>reading-limit</extracomment>
        <translation>del máx.: parte del máximo teórico. Es lo que puede el diseño del núcleo con ese ancho y la frecuencia medida o, en memoria, lo que transportan todos los canales. Vacío o &quot;-&quot;: no se conoce ningún máximo.</translation>
    </message>
    <message>
        <source>No source tells the peak of this core. In L1, of peak is the share of what the core was seen to do in a short measurement of its own: no physical limit.</source>
        <extracomment>reading-limit-seen</extracomment>
        <translation>Ninguna fuente indica el máximo de este núcleo. En L1, «del máx.» es la parte de lo que el núcleo mostró en una breve medición propia: no es un límite físico.</translation>
    </message>
    <message>
        <source>Disturbed samples are discarded, except in disk and network tests.</source>
        <extracomment>reading-samples</extracomment>
        <translation>Las muestras perturbadas se descartan, salvo en las pruebas de disco y red.</translation>
    </message>
    <message>
        <source>Results of several threads are their sum over the same time; min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-threads</extracomment>
        <translation>Los resultados de varios hilos son su suma en el mismo tiempo; mín/máx: el hilo más lento como parte del más rápido.</translation>
    </message>
    <message>
        <source>Moves, buffer {1}</source>
        <extracomment>step-memory</extracomment>
        <translation>Movimientos, búfer {1}</translation>
    </message>
    <message>
        <source>Bandwidth, working set {1}</source>
        <extracomment>step-bandwidth</extracomment>
        <translation>Ancho de banda, conjunto de trabajo {1}</translation>
    </message>
    <message>
        <source>Latency, working set {1}</source>
        <extracomment>step-latency</extracomment>
        <translation>Latencia, conjunto de trabajo {1}</translation>
    </message>
    <message>
        <source>Copy, buffer {1}</source>
        <extracomment>step-copy</extracomment>
        <translation>Copia, búfer {1}</translation>
    </message>
    <message>
        <source>C library, {1}</source>
        <extracomment>step-library</extracomment>
        <translation>Biblioteca C, {1}</translation>
    </message>
    <message>
        <source>String instructions, buffer {1}</source>
        <extracomment>step-string</extracomment>
        <translation>Instrucciones de cadena, búfer {1}</translation>
    </message>
    <message>
        <source>Memory types, {1}</source>
        <extracomment>step-memtypes</extracomment>
        <translation>Tipos de memoria, {1}</translation>
    </message>
    <message>
        <source>Loaded latency, buffers {1}</source>
        <extracomment>step-loaded-latency</extracomment>
        <translation>Latencia bajo carga, búferes {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1}</source>
        <extracomment>step-cores-cpu</extracomment>
        <translation>Cada núcleo, CPU {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1} and CPU {2} together</source>
        <extracomment>step-cores-both</extracomment>
        <translation>Cada núcleo, CPU {1} y CPU {2} juntas</translation>
    </message>
    <message>
        <source>Core to core, CPU {1} and CPU {2}</source>
        <extracomment>step-core-to-core-pair</extracomment>
        <translation>De núcleo a núcleo, CPU {1} y CPU {2}</translation>
    </message>
    <message>
        <source>Benchmark for CPU, caches, memory, disk and network.</source>
        <extracomment>cli-about</extracomment>
        <translation>Benchmark de CPU, cachés, memoria, disco y red.</translation>
    </message>
    <message>
        <source>Waiting for another machine at port {1} of:</source>
        <extracomment>respond-listens</extracomment>
        <translation>Esperando a otra máquina en el puerto {1} de:</translation>
    </message>
    <message>
        <source>Code: {1}</source>
        <extracomment>respond-code</extracomment>
        <translation>Código: {1}</translation>
    </message>
    <message>
        <source>The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs none.</source>
        <extracomment>window-no-display</extracomment>
        <translation>La ventana no tiene pantalla en la que abrirse. Iniciarla desde un escritorio, o medir con strata-cli, que no la necesita.</translation>
    </message>
    <message>
        <source>On the other machine: strata-cli run network --host {1} --code {2}</source>
        <extracomment>respond-command</extracomment>
        <translation>En la otra máquina: strata-cli run network --host {1} --code {2}</translation>
    </message>
    <message>
        <source>Ctrl+C ends this.</source>
        <extracomment>respond-end</extracomment>
        <translation>Ctrl+C termina la espera.</translation>
    </message>
    <message>
        <source>{1} is the client ({2}; {3}).</source>
        <extracomment>respond-came</extracomment>
        <translation>{1} es el cliente ({2}; {3}).</translation>
    </message>
    <message>
        <source>{1} did not know the code.</source>
        <extracomment>respond-wrong</extracomment>
        <translation>{1} no conocía el código.</translation>
    </message>
    <message>
        <source>{1} broke off before it had shown a code, which counts as a wrong one.</source>
        <extracomment>respond-broke-off</extracomment>
        <translation>{1} cortó antes de mostrar un código, lo que cuenta como código erróneo.</translation>
    </message>
    <message>
        <source>Too many wrong codes: new attempts are blocked for {1} s.</source>
        <extracomment>respond-pause</extracomment>
        <translation>Demasiados códigos erróneos: los nuevos intentos quedan bloqueados durante {1}&#xa0;s.</translation>
    </message>
    <message>
        <source>{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}.</source>
        <extracomment>cli-unused-option</extracomment>
        <translation>Ninguna de las pruebas elegidas usa {1}. Quitarlo, o añadir una de estas pruebas: {2}.</translation>
    </message>
    <message>
        <source>membench has its own sizes and kernels, so {1} cannot apply to it. Leave it out; only --sweep full adds sizes.</source>
        <extracomment>cli-membench-option</extracomment>
        <translation>membench tiene sus propios tamaños y bucles de medida, así que {1} no se le puede aplicar. Quitarlo; solo --sweep full añade tamaños.</translation>
    </message>
    <message>
        <source>Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, threads.</source>
        <extracomment>cli-use-disk-row</extracomment>
        <translation>Usar una carga de trabajo del perfil, como SEQ1M-Q8T1 o RND4K-Q32T1: patrón y bloque, profundidad de cola, hilos.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with --disk-block, --disk-queue-depth, --disk-pattern and --disk-threads.</source>
        <extracomment>cli-disk-custom</extracomment>
        <translation>Las cargas de trabajo del perfil {1} son fijas. Quitar la opción, o usar --disk-profile custom con --disk-block, --disk-queue-depth, --disk-pattern y --disk-threads.</translation>
    </message>
    <message>
        <source>{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile.</source>
        <extracomment>cli-disk-classic</extracomment>
        <translation>Ninguna carga de trabajo del perfil classic usa {1}. Quitarlo, o elegir otro --disk-profile.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} have threads of their own; none uses --threads. Leave it out, or choose --disk-profile custom or classic.</source>
        <extracomment>cli-disk-threads</extracomment>
        <translation>Las cargas de trabajo del perfil {1} tienen sus propios hilos; ninguna usa --threads. Quitarlo, o elegir --disk-profile custom o classic.</translation>
    </message>
    <message>
        <source>{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed.</source>
        <extracomment>cli-disk-mix</extracomment>
        <translation>{1} necesita peticiones que lean y escriban: añadir --disk-op mixed, o usar --disk-profile mixed.</translation>
    </message>
    <message>
        <source>Databases write no zeros: leave out {1}, or choose another --disk-profile.</source>
        <extracomment>cli-disk-zeros</extracomment>
        <translation>Las bases de datos no escriben ceros: quitar {1}, o elegir otro --disk-profile.</translation>
    </message>
    <message>
        <source>--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G.</source>
        <extracomment>cli-disk-verify</extracomment>
        <translation>--disk-verify relee lo que escribe --disk-sustained: indicar también este, como --disk-sustained 100G.</translation>
    </message>
    <message>
        <source>Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, if the disk does {5} MB/s.</source>
        <extracomment>cli-disk-writes</extracomment>
        <translation>Disco: se crea un archivo de {3} en {1} ({2} libres), que se borra al final. En total se escriben unos {4}, si el disco alcanza {5}&#xa0;MB/s.</translation>
    </message>
    <message>
        <source>{1}: {2} MB/s</source>
        <extracomment>cli-disk-rate</extracomment>
        <translation>{1}: {2}&#xa0;MB/s</translation>
    </message>
    <message>
        <source>{1}: {2} commits/s</source>
        <extracomment>cli-commit-rate</extracomment>
        <translation>{1}: {2} commits/s</translation>
    </message>
    <message>
        <source>Disk: {1} is read only ({2}); nothing is written. This takes about {3} s.</source>
        <extracomment>cli-disk-reads</extracomment>
        <translation>Disco: {1} solo se lee ({2}); no se escribe nada. Esto dura unos {3}&#xa0;s.</translation>
    </message>
    <message>
        <source>No command is given. Use one of these: {1}; --help has more.</source>
        <extracomment>cli-no-command</extracomment>
        <translation>No se ha indicado ninguna orden. Usar una de estas: {1}; --help muestra más.</translation>
    </message>
    <message>
        <source>There is no command &quot;{1}&quot;. Use one of these: {2}; --help has more.</source>
        <extracomment>cli-no-such-command</extracomment>
        <translation>No existe la orden «{1}». Usar una de estas: {2}; --help muestra más.</translation>
    </message>
    <message>
        <source>{1} must come after its command, as in strata-cli {2} {1}.</source>
        <extracomment>cli-option-first</extracomment>
        <translation>{1} debe ir después de su orden, como en strata-cli {2} {1}.</translation>
    </message>
    <message>
        <source>{1} is no option of strata-cli. Use one of these commands: {2}; --help has more.</source>
        <extracomment>cli-no-such-option-first</extracomment>
        <translation>{1} no es una opción de strata-cli. Usar una de estas órdenes: {2}; --help muestra más.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option. See strata-cli {2} --help.</source>
        <extracomment>cli-no-such-option</extracomment>
        <translation>{1}: strata-cli {2} no tiene esa opción. Véase strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help.</source>
        <extracomment>cli-option-elsewhere</extracomment>
        <translation>{1}: strata-cli {2} no tiene esa opción, pero strata-cli {3} sí. Véase strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot;: strata-cli {2} takes options only. See strata-cli {2} --help.</source>
        <extracomment>cli-options-only</extracomment>
        <translation>«{1}»: strata-cli {2} solo admite opciones. Véase strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1} is given twice. Give it once.</source>
        <extracomment>cli-given-twice</extracomment>
        <translation>{1} aparece dos veces. Indicarlo una sola vez.</translation>
    </message>
    <message>
        <source>{1} is given too often. Give it at most {2} times.</source>
        <extracomment>cli-given-too-often</extracomment>
        <translation>{1} aparece demasiadas veces. Indicarlo como máximo {2} veces.</translation>
    </message>
    <message>
        <source>{1} takes no value, but was given &quot;{2}&quot;. Use {1} alone.</source>
        <extracomment>cli-flag-value</extracomment>
        <translation>{1} no admite ningún valor, pero recibió «{2}». Usar {1} solo.</translation>
    </message>
    <message>
        <source>{1} lacks its value.</source>
        <extracomment>cli-missing-value</extracomment>
        <translation>A {1} le falta su valor.</translation>
    </message>
    <message>
        <source>A value that begins with a hyphen is given as {1}=VALUE.</source>
        <extracomment>cli-hyphen-value</extracomment>
        <translation>Un valor que empieza con guion se indica como {1}=VALOR.</translation>
    </message>
    <message>
        <source>{1}: the value is empty.</source>
        <extracomment>cli-empty-value</extracomment>
        <translation>{1}: el valor está vacío.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not valid UTF-8. Use text in UTF-8.</source>
        <extracomment>cli-not-utf8</extracomment>
        <translation>{1}: «{2}» no es UTF-8 válido. Usar texto en UTF-8.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not allowed.</source>
        <extracomment>cli-bad-value</extracomment>
        <translation>{1}: «{2}» no está permitido.</translation>
    </message>
    <message>
        <source>{1} and {2} exclude each other. Give only one of them.</source>
        <extracomment>cli-excludes</extracomment>
        <translation>{1} y {2} se excluyen entre sí. Indicar solo uno de ellos.</translation>
    </message>
    <message>
        <source>Use a whole number of seconds from {1} to {2}.</source>
        <extracomment>cli-use-seconds</extracomment>
        <translation>Usar un número entero de segundos de {1} a {2}.</translation>
    </message>
    <message>
        <source>Use a whole number from {1} to {2}.</source>
        <extracomment>cli-use-number</extracomment>
        <translation>Usar un número entero de {1} a {2}.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by the caches of the machine), none, or 0 for no size in this place.</source>
        <extracomment>cli-use-region</extracomment>
        <translation>Usar un tamaño de {1} a {2}, como 16K o 1.5M (K, M, G y T son potencias de 1024). O usar auto (según las cachés de la máquina), none, o 0 para ningún tamaño en este lugar.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-disk-size</extracomment>
        <translation>Usar un tamaño de {1} a {2}, como 256M o 1.5G (K, M, G y T son potencias de 1024).</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-block</extracomment>
        <translation>Usar un tamaño de {1} a {2}, como 64K o 1M (K, M, G y T son potencias de 1024).</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-endurance</extracomment>
        <translation>Usar un tamaño de {1} a {2}, como 100G o 1T (K, M, G y T son potencias de 1024).</translation>
    </message>
    <message>
        <source>Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 ... all).</source>
        <extracomment>cli-use-threads</extracomment>
        <translation>Usar un número de hilos de {1} a {2}, auto (uno por CPU), cores (uno por núcleo) o scale (1, 2, 4 ... todos).</translation>
    </message>
    <message>
        <source>Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>cli-use-binding</extracomment>
        <translation>Usar spread, close, cores, none o una lista de CPU como 0,2,4-7.</translation>
    </message>
    <message>
        <source>Use one of these: {1}.</source>
        <extracomment>cli-use-one-of</extracomment>
        <translation>Usar uno de estos: {1}.</translation>
    </message>
    <message>
        <source>Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test.</source>
        <extracomment>cli-use-kernel</extracomment>
        <translation>Usar un bucle de medida como heapsort-1000 o move-serial-8; strata-cli list TEST enumera los de una prueba.</translation>
    </message>
    <message>
        <source>Use a text of your own.</source>
        <extracomment>cli-use-text</extracomment>
        <translation>Usar un texto propio.</translation>
    </message>
    <message>
        <source>Use a text of at most {1}.</source>
        <extracomment>cli-use-remark</extracomment>
        <translation>Usar un texto de {1} como máximo.</translation>
    </message>
    <message>
        <source>Use the name of a folder.</source>
        <extracomment>cli-use-folder</extracomment>
        <translation>Usar el nombre de una carpeta.</translation>
    </message>
    <message>
        <source>Use the name of a file.</source>
        <extracomment>cli-use-file</extracomment>
        <translation>Usar el nombre de un archivo.</translation>
    </message>
    <message>
        <source>{1} {2} stands alone: give it once, without sizes.</source>
        <extracomment>cli-region-alone</extracomment>
        <translation>{1} {2} va solo: indicarlo una vez, sin tamaños.</translation>
    </message>
    <message>
        <source>--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or --runs, or run copy or memtypes by itself.</source>
        <extracomment>cli-repeat-copy</extracomment>
        <translation>--repeat significa pasadas para copy y memtypes, y ejecuciones enteras para todas las demás pruebas. Usar --passes o --runs, o ejecutar copy o memtypes por separado.</translation>
    </message>
    <message>
        <source>Give options of run in quotes, such as --against &quot;--threads 4&quot;.</source>
        <extracomment>cli-use-options</extracomment>
        <translation>Indicar opciones de run entre comillas, como --against &quot;--threads 4&quot;.</translation>
    </message>
    <message>
        <source>--against: a quotation mark is not closed.</source>
        <extracomment>cli-against-quote</extracomment>
        <translation>--against: falta cerrar unas comillas.</translation>
    </message>
    <message>
        <source>--against: {1}</source>
        <extracomment>cli-against-wrong</extracomment>
        <translation>--against: {1}</translation>
    </message>
    <message>
        <source>--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it out.</source>
        <extracomment>cli-against-option</extracomment>
        <translation>--against: {1} vale para ambos lados, así que no puede estar ahí. Indicarlo junto a --against, o quitarlo.</translation>
    </message>
    <message>
        <source>--against &quot;{1}&quot; changes nothing: both sides would be the same. Give an option that differs.</source>
        <extracomment>cli-against-same</extracomment>
        <translation>--against &quot;{1}&quot; no cambia nada: ambos lados serían iguales. Indicar una opción que difiera.</translation>
    </message>
    <message>
        <source>{1} makes a comparison, which {2} has no place for. Use one of these formats: {3}.</source>
        <extracomment>cli-against-format</extracomment>
        <translation>{1} hace una comparación, para la que {2} no tiene sitio. Usar uno de estos formatos: {3}.</translation>
    </message>
    <message>
        <source>--kind each compares the kinds of cores, so --against has no place beside it. Leave one out.</source>
        <extracomment>cli-each-alone</extracomment>
        <translation>--kind each compara los tipos de núcleos, así que --against no cabe a su lado. Quitar uno de los dos.</translation>
    </message>
    <message>
        <source>This machine has one kind of cores: the run uses all of them.</source>
        <extracomment>cli-one-core-kind</extracomment>
        <translation>Esta máquina tiene un solo tipo de núcleos: la ejecución los usa todos.</translation>
    </message>
    <message>
        <source>{1} counts pairs beside --against: give at least {2}.</source>
        <extracomment>cli-against-few</extracomment>
        <translation>{1} cuenta pares junto a --against: indicar al menos {2}.</translation>
    </message>
    <message>
        <source>--pairs counts the pairs of --against, which is not given. Add --against, or use --runs.</source>
        <extracomment>cli-pairs-alone</extracomment>
        <translation>--pairs cuenta los pares de --against, que no se ha indicado. Añadir --against, o usar --runs.</translation>
    </message>
    <message>
        <source>as given</source>
        <extracomment>cli-against-as-given</extracomment>
        <translation>como se indicó</translation>
    </message>
    <message>
        <source>--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same results; reference results are never tested.</source>
        <extracomment>cli-gate-untested</extracomment>
        <translation>--fail-on: no se pudo probar nada. Ambos lados necesitan {1} o más repeticiones (--runs {1}) de los mismos resultados; los resultados de referencia nunca se prueban.</translation>
    </message>
    <message>
        <source>--events=- writes to standard output, where the report goes. Add --output, or name a file.</source>
        <extracomment>cli-events-output</extracomment>
        <translation>--events=- escribe en la salida estándar, adonde va el informe. Añadir --output, o indicar un archivo.</translation>
    </message>
    <message>
        <source>--against: nothing could be tested. Both sides need {1} or more pairs (--pairs {1}) of the same results.</source>
        <extracomment>cli-gate-untested-pairs</extracomment>
        <translation>--against: no se pudo probar nada. Ambos lados necesitan {1} o más pares (--pairs {1}) de los mismos resultados.</translation>
    </message>
    <message>
        <source>{1}, {2}: {3}.</source>
        <extracomment>cli-gate-result</extracomment>
        <translation>{1}, {2}: {3}.</translation>
    </message>
    <message>
        <source>Results slower by {1} % or more: {2}. Passed: {3}. Inconclusive: {4}. Not tested: {5}.</source>
        <extracomment>cli-gate-sum</extracomment>
        <translation>Resultados más lentos en un {1}&#xa0;% o más: {2}. Superados: {3}. No concluyentes: {4}. No probados: {5}.</translation>
    </message>
    <message>
        <source>--strict: what is inconclusive does not pass. More repetitions decide it (--runs).</source>
        <extracomment>cli-gate-strict</extracomment>
        <translation>--strict: lo no concluyente no se da por superado. Más repeticiones lo deciden (--runs).</translation>
    </message>
    <message>
        <source>Not everything was measured, so nothing was judged.</source>
        <extracomment>cli-gate-not-judged</extracomment>
        <translation>No se midió todo, así que no se juzgó nada.</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>cli-gate-now</extracomment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>gate takes one base: a file, a run or a series. See `strata-cli gate --help`.</source>
        <extracomment>cli-gate-one</extracomment>
        <translation>gate admite una sola base: un archivo, una ejecución o una serie. Véase `strata-cli gate --help`.</translation>
    </message>
    <message>
        <source>{1}: gate measures with the settings of the base. Leave it out, or measure two settings by turns: gate TEST --against OPTIONS.</source>
        <extracomment>cli-gate-setting</extracomment>
        <translation>{1}: gate mide con los ajustes de la base. Quitarlo, o medir dos configuraciones por turnos: gate TEST --against OPTIONS.</translation>
    </message>
    <message>
        <source>{1} counts runs to compare: give at least {2}.</source>
        <extracomment>cli-gate-few</extracomment>
        <translation>{1} cuenta las ejecuciones que se comparan: indicar al menos {2}.</translation>
    </message>
    <message>
        <source>gate makes a comparison, which {1} has no place for. Use one of these formats: {2}.</source>
        <extracomment>cli-gate-format</extracomment>
        <translation>gate hace una comparación, para la que {1} no tiene sitio. Usar uno de estos formatos: {2}.</translation>
    </message>
    <message>
        <source>BASE is a run or series as compare takes it. Its settings and cells are measured on this machine as often as the base has them, then compared. Instead of BASE, TEST --against OPTIONS measures two settings by turns, with all options of run (see `strata-cli run --help`). An inconclusive result passes, unless --strict is given.</source>
        <extracomment>cli-gate-help</extracomment>
        <translation>BASE es una ejecución o serie como las que admite compare. Sus ajustes y celdas se miden en esta máquina tantas veces como las tiene la base, y luego se comparan. En lugar de BASE, TEST --against OPTIONS mide dos configuraciones por turnos, con todas las opciones de run (véase `strata-cli run --help`). Un resultado no concluyente se da por superado, salvo que se indique --strict.</translation>
    </message>
    <message>
        <source>{1} has several series, none of which is the base. Give one of them by its id in the history, or a file with one series.</source>
        <extracomment>cli-gate-base-many</extracomment>
        <translation>{1} contiene varias series, y ninguna es la base. Indicar una de ellas con su id del historial, o un archivo con una sola serie.</translation>
    </message>
    <message>
        <source>Strata did not measure {1}, so it cannot measure it again. Measure a base on this machine: {2}</source>
        <extracomment>cli-gate-base-foreign</extracomment>
        <translation>Strata no midió {1}, así que no puede medirlo de nuevo. Medir una base en esta máquina: {2}</translation>
    </message>
    <message>
        <source>{1} has too few repetitions: {2}. A comparison needs {3}. Measure such a base: {4}</source>
        <extracomment>cli-gate-base-few</extracomment>
        <translation>{1} tiene muy pocas repeticiones: {2}. Una comparación necesita {3}. Medir una base así: {4}</translation>
    </message>
    <message>
        <source>{1} is from another machine ({2}; this one has {3}), so nothing was measured. Measure a base on this machine: {4}</source>
        <extracomment>cli-gate-base-machine</extracomment>
        <translation>{1} es de otra máquina ({2}; esta tiene {3}), así que no se midió nada. Medir una base en esta máquina: {4}</translation>
    </message>
    <message>
        <source>Strata {2} measured {1} in another way than this version, so nothing was measured. Measure a new base: {3}</source>
        <extracomment>cli-gate-base-method</extracomment>
        <translation>Strata {2} midió {1} de forma distinta a esta versión, así que no se midió nada. Medir una nueva base: {3}</translation>
    </message>
    <message>
        <source>What {1} measured cannot be planned here again: other sizes than now, a file to read, long writing, or the network. Measure two series instead and compare them, or measure a new base: {2}</source>
        <extracomment>cli-gate-base-cells</extracomment>
        <translation>Lo que midió {1} no se puede planificar aquí de nuevo: tamaños distintos de los actuales, un archivo que leer, escritura larga, o la red. Medir en su lugar dos series y compararlas, o medir una nueva base: {2}</translation>
    </message>
    <message>
        <source>Settings: those of {1}.</source>
        <extracomment>cli-settings-base</extracomment>
        <translation>Ajustes: los de {1}.</translation>
    </message>
    <message>
        <source>Settings: the file {1}.</source>
        <extracomment>cli-settings-file</extracomment>
        <translation>Ajustes: el archivo {1}.</translation>
    </message>
    <message>
        <source>--settings {1}: {2}</source>
        <extracomment>cli-settings-file-wrong</extracomment>
        <translation>--settings {1}: {2}</translation>
    </message>
    <message>
        <source>--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, or install a newer version.</source>
        <extracomment>cli-settings-unknown</extracomment>
        <translation>--settings {1}: esta versión de Strata no conoce {2}, así que eso no cambia nada. Comprobar la ortografía, o instalar una versión más reciente.</translation>
    </message>
    <message>
        <source>Settings: the preset {1}.</source>
        <extracomment>cli-settings-preset</extracomment>
        <translation>Ajustes: el perfil predefinido {1}.</translation>
    </message>
    <message>
        <source>Settings: those saved in {1}.</source>
        <extracomment>cli-settings-saved</extracomment>
        <translation>Ajustes: los guardados en {1}.</translation>
    </message>
    <message>
        <source>Settings: the defaults, since none are saved in {1}.</source>
        <extracomment>cli-settings-none-saved</extracomment>
        <translation>Ajustes: los predeterminados, ya que no hay ninguno guardado en {1}.</translation>
    </message>
    <message>
        <source>Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the window keeps them. Where there are none, it starts from the defaults. --preset default means the defaults, whatever the file says.</source>
        <extracomment>cli-settings-help</extracomment>
        <translation>Sin --settings ni --preset, una ejecución parte de los ajustes guardados en {1}, donde los guarda la configuración de la ventana. Si no hay ninguno, parte de los predeterminados. --preset default significa los predeterminados, diga lo que diga el archivo.</translation>
    </message>
    <message>
        <source>Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:</source>
        <extracomment>cli-leftovers</extracomment>
        <translation>Archivos que una prueba de disco interrumpida dejó en {1}: {2}, en total {3}. Este comando los borra:</translation>
    </message>
    <message>
        <source>The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by ending it.</source>
        <extracomment>cli-disk-owes</extracomment>
        <translation>El disco de {1} aún no ha respondido. Si el sistema retiene este programa hasta que lo haga, no se pierde nada al terminarlo.</translation>
    </message>
    <message>
        <source>the standard output</source>
        <extracomment>cli-standard-output</extracomment>
        <translation>la salida estándar</translation>
    </message>
    <message>
        <source>Stored in the history as {1}.</source>
        <extracomment>cli-kept</extracomment>
        <translation>Guardada en el historial como {1}.</translation>
    </message>
    <message>
        <source>Within their usual range on this machine: {1} of {2} results.</source>
        <extracomment>cli-expected</extracomment>
        <translation>En su intervalo habitual en esta máquina: {1} de {2} resultados.</translation>
    </message>
    <message>
        <source>{1}: {2}. {3}.</source>
        <extracomment>cli-expected-outside</extracomment>
        <translation>{1}: {2}. {3}.</translation>
    </message>
    <message>
        <source>Usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-inside</extracomment>
        <translation>Habitual en esta máquina: de {1} a {2} {3} ({4} ejecuciones anteriores)</translation>
    </message>
    <message>
        <source>Below what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-below</extracomment>
        <translation>Por debajo de lo habitual en esta máquina: de {1} a {2} {3} ({4} ejecuciones anteriores)</translation>
    </message>
    <message>
        <source>Above what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-above</extracomment>
        <translation>Por encima de lo habitual en esta máquina: de {1} a {2} {3} ({4} ejecuciones anteriores)</translation>
    </message>
    <message>
        <source>below its usual range</source>
        <extracomment>expected-below-brief</extracomment>
        <translation>por debajo de su intervalo habitual</translation>
    </message>
    <message>
        <source>above its usual range</source>
        <extracomment>expected-above-brief</extracomment>
        <translation>por encima de su intervalo habitual</translation>
    </message>
    <message>
        <source>Stored in the history as series {1} ({2} runs).</source>
        <extracomment>cli-kept-series</extracomment>
        <translation>Guardada en el historial como serie {1} ({2} ejecuciones).</translation>
    </message>
    <message>
        <source>Give slower: and a percentage, such as slower:5.</source>
        <extracomment>cli-use-gate</extracomment>
        <translation>Indicar slower: y un porcentaje, como slower:5.</translation>
    </message>
    <message>
        <source>membench stands for bandwidth and latency, and goes with no other test.</source>
        <extracomment>cli-membench-alone</extracomment>
        <translation>membench equivale a bandwidth y latency, y no se combina con ninguna otra prueba.</translation>
    </message>
    <message>
        <source>The time limit of {1} s has ended the run. What is measured is kept.</source>
        <extracomment>cli-time-limit</extracomment>
        <translation>El límite de tiempo de {1}&#xa0;s terminó la ejecución. Lo medido se conserva.</translation>
    </message>
    <message>
        <source>The time limit of {1} s was over before anything was measured. Give a longer one.</source>
        <extracomment>cli-time-limit-early</extracomment>
        <translation>El límite de tiempo de {1}&#xa0;s se agotó antes de medir nada. Indicar uno más largo.</translation>
    </message>
    <message>
        <source>The OS refused the thread that keeps the time limit. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>cli-no-time-limit</extracomment>
        <translation>El sistema denegó el hilo que vigila el límite de tiempo. Cerrar los demás programas, o elevar el límite de hilos del sistema.</translation>
    </message>
    <message>
        <source>{3} has no rows for {1} of {2} results.</source>
        <extracomment>cli-without-place</extracomment>
        <translation>{3} no tiene filas para {1} de {2} resultados.</translation>
    </message>
    <message>
        <source>{1}: left out, since Strata does not know it: {2}</source>
        <extracomment>cli-left-out</extracomment>
        <translation>{1}: omitido, porque Strata no lo conoce: {2}</translation>
    </message>
    <message>
        <source>Give at least two runs, series or files to compare.</source>
        <extracomment>cli-compare-few</extracomment>
        <translation>Indicar al menos dos ejecuciones, series o archivos que comparar.</translation>
    </message>
    <message>
        <source>RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list --references`). From the history it is an id, the beginning of one, or last. The id of a series means all of its repetitions. A finding needs at least four repetitions per side (run --runs 4).</source>
        <extracomment>cli-compare-help</extracomment>
        <translation>RUN es un archivo de Strata, sc-membench, bandwidth, mbw o fio, o reference:NAME (véase `strata-cli list --references`). Del historial es un id, el comienzo de uno, o last. El id de una serie designa todas sus repeticiones. Una conclusión necesita al menos cuatro repeticiones por lado (run --runs 4).</translation>
    </message>
    <message>
        <source>completion takes one shell. See `strata-cli completion --help`.</source>
        <extracomment>cli-completion-one</extracomment>
        <translation>completion admite un solo shell. Véase `strata-cli completion --help`.</translation>
    </message>
    <message>
        <source>convert takes one file. See `strata-cli convert --help`.</source>
        <extracomment>cli-convert-one</extracomment>
        <translation>convert admite un solo archivo. Véase `strata-cli convert --help`.</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>compare-cell</extracomment>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>compare-figure</extracomment>
        <translation>resultado</translation>
    </message>
    <message>
        <source>vs {1}, %</source>
        <extracomment>compare-percent</extracomment>
        <translation>vs {1}, %</translation>
    </message>
    <message>
        <source>ratio to {1}</source>
        <extracomment>compare-ratio</extracomment>
        <translation>razón a {1}</translation>
    </message>
    <message>
        <source>interval</source>
        <extracomment>compare-range</extracomment>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>margin %</source>
        <extracomment>compare-margin</extracomment>
        <translation>margen %</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>compare-finding</extracomment>
        <translation>conclusión</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>finding-faster</extracomment>
        <translation>más rápido</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>finding-slower</extracomment>
        <translation>más lento</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>finding-no-difference</extracomment>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <extracomment>finding-not-decided</extracomment>
        <translation>no concluyente</translation>
    </message>
    <message>
        <source>runs needed: {1}</source>
        <extracomment>finding-single-runs</extracomment>
        <translation>ejecuciones mín.: {1}</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>finding-published
----------
finding-not-tested</extracomment>
        <translation>no probado</translation>
    </message>
    <message>
        <source>Faster: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-faster</extracomment>
        <translation>Más rápido: todo el intervalo queda más allá del margen de {1}.</translation>
    </message>
    <message>
        <source>Slower: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-slower</extracomment>
        <translation>Más lento: todo el intervalo queda más allá del margen de {1}.</translation>
    </message>
    <message>
        <source>No change: the whole interval lies within the margin of {1}.</source>
        <extracomment>explain-no-difference</extracomment>
        <translation>Sin cambios: todo el intervalo queda dentro del margen de {1}.</translation>
    </message>
    <message>
        <source>Inconclusive: the interval crosses the margin of {1}. More repetitions make it narrower.</source>
        <extracomment>explain-not-decided</extracomment>
        <translation>No concluyente: el intervalo cruza el margen de {1}. Más repeticiones lo estrechan.</translation>
    </message>
    <message>
        <source>Single runs: no significance. A finding needs at least {1} repetitions per side.</source>
        <extracomment>explain-single-runs</extracomment>
        <translation>Ejecuciones sueltas: sin significación. Una conclusión necesita al menos {1} repeticiones por lado.</translation>
    </message>
    <message>
        <source>Reference: how often and how this was measured is not known, so nothing is tested.</source>
        <extracomment>explain-published</extracomment>
        <translation>Referencia: no se sabe cuántas veces ni cómo se midió, así que no se prueba nada.</translation>
    </message>
    <message>
        <source>Not tested: another program measured one side, with a loop of its own.</source>
        <extracomment>explain-not-tested</extracomment>
        <translation>No probado: otro programa midió un lado, con un bucle propio.</translation>
    </message>
    <message>
        <source>{1}: {2}, interval {3}, {4} compared with {5} {6}</source>
        <extracomment>junit-message</extracomment>
        <translation>{1}: {2}, intervalo {3}, {4} frente a {5} {6}</translation>
    </message>
    <message>
        <source>different kernel</source>
        <extracomment>unlike-brief-kernel</extracomment>
        <translation>otro bucle de medida</translation>
    </message>
    <message>
        <source>different method</source>
        <extracomment>unlike-brief-method</extracomment>
        <translation>otro método</translation>
    </message>
    <message>
        <source>different page size</source>
        <extracomment>unlike-brief-pages</extracomment>
        <translation>otro tamaño de página</translation>
    </message>
    <message>
        <source>different threads</source>
        <extracomment>unlike-brief-threads</extracomment>
        <translation>otros hilos</translation>
    </message>
    <message>
        <source>different CPUs</source>
        <extracomment>unlike-brief-placement</extracomment>
        <translation>otras CPU</translation>
    </message>
    <message>
        <source>different machine</source>
        <extracomment>unlike-brief-machine</extracomment>
        <translation>otra máquina</translation>
    </message>
    <message>
        <source>unreliable result</source>
        <extracomment>unlike-brief-doubtful</extracomment>
        <translation>resultado no fiable</translation>
    </message>
    <message>
        <source>different program</source>
        <extracomment>unlike-brief-program</extracomment>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>different size</source>
        <extracomment>unlike-brief-size</extracomment>
        <translation>otro tamaño</translation>
    </message>
    <message>
        <source>level without a size</source>
        <extracomment>unlike-brief-level</extracomment>
        <translation>nivel sin tamaño</translation>
    </message>
    <message>
        <source>width not told</source>
        <extracomment>unlike-brief-width</extracomment>
        <translation>ancho no indicado</translation>
    </message>
    <message>
        <source>Different kernel revision.</source>
        <extracomment>unlike-kernel</extracomment>
        <translation>Distinta revisión del bucle de medida.</translation>
    </message>
    <message>
        <source>Different measurement method.</source>
        <extracomment>unlike-method</extracomment>
        <translation>Distinto método de medición.</translation>
    </message>
    <message>
        <source>Different page size.</source>
        <extracomment>unlike-pages</extracomment>
        <translation>Distinto tamaño de página.</translation>
    </message>
    <message>
        <source>Different number of threads.</source>
        <extracomment>unlike-threads</extracomment>
        <translation>Distinto número de hilos.</translation>
    </message>
    <message>
        <source>Threads ran on different CPUs.</source>
        <extracomment>unlike-placement</extracomment>
        <translation>Los hilos se ejecutaron en CPU distintas.</translation>
    </message>
    <message>
        <source>Different machine.</source>
        <extracomment>unlike-machine</extracomment>
        <translation>Distinta máquina.</translation>
    </message>
    <message>
        <source>At least one result is unreliable, so do not rely on this finding. Read its notes, then measure both sides again.</source>
        <extracomment>unlike-doubtful</extracomment>
        <translation>Al menos un resultado no es fiable, así que no conviene confiar en esta conclusión. Leer sus notas y luego medir de nuevo ambos lados.</translation>
    </message>
    <message>
        <source>Another program measured one side, with a loop of its own. The ratio is not tested.</source>
        <extracomment>unlike-program</extracomment>
        <translation>Otro programa midió un lado, con un bucle propio. La razón no se prueba.</translation>
    </message>
    <message>
        <source>The sizes differ, by a factor of two at most, in the same level of memory.</source>
        <extracomment>unlike-size</extracomment>
        <translation>Los tamaños difieren, como máximo en un factor de dos, en el mismo nivel de memoria.</translation>
    </message>
    <message>
        <source>One side names a level of memory and no size. The other has the size nearest to what shows that level.</source>
        <extracomment>unlike-level</extracomment>
        <translation>Un lado nombra un nivel de memoria y ningún tamaño. El otro tiene el tamaño más próximo al que muestra ese nivel.</translation>
    </message>
    <message>
        <source>One side does not say how wide its accesses are. The other has its widest.</source>
        <extracomment>unlike-width</extracomment>
        <translation>Un lado no dice qué ancho tienen sus accesos. El otro tiene el mayor de los suyos.</translation>
    </message>
    <message>
        <source>The other program reports a median, so Strata&apos;s median is compared, not its 10th percentile.</source>
        <extracomment>unlike-median</extracomment>
        <translation>El otro programa da una mediana, así que se compara la mediana de Strata, no su percentil 10.</translation>
    </message>
    <message>
        <source>Not compared: not every side has this result in this size (results by side):</source>
        <extracomment>compare-unmatched</extracomment>
        <translation>No comparado: no todos los lados tienen este resultado en este tamaño (resultados por lado):</translation>
    </message>
    <message>
        <source>Buffer sizes of these results differ by a factor of two at most, in the same level of memory. Strata chose them by the usable size of the last cache, which was measured in between. They are listed together but not tested. To compare them, measure the older side again.</source>
        <extracomment>compare-near</extracomment>
        <translation>Los tamaños de búfer de estos resultados difieren como máximo en un factor de dos, en el mismo nivel de memoria. Strata los eligió según el tamaño utilizable de la última caché, que se midió entretanto. Aparecen juntos, pero no se prueban. Para compararlos, medir de nuevo el lado más antiguo.</translation>
    </message>
    <message>
        <source>No result was measured on every side, so nothing can be compared.</source>
        <extracomment>compare-nothing</extracomment>
        <translation>Ningún resultado se midió en todos los lados, así que no se puede comparar nada.</translation>
    </message>
    <message>
        <source>Faster: {1}. Slower: {2}. No change: {3}. Inconclusive: {4}. A higher rate is better, and a lower time (ns, us).</source>
        <extracomment>compare-findings</extracomment>
        <translation>Más rápido: {1}. Más lento: {2}. Sin cambios: {3}. No concluyente: {4}. Es mejor una tasa más alta y un tiempo más bajo (ns, us).</translation>
    </message>
    <message>
        <source>{1}-byte</source>
        <extracomment>compare-width</extracomment>
        <translation>{1}&#xa0;B</translation>
    </message>
    <message>
        <source>{1} MT/s</source>
        <extracomment>compare-speed</extracomment>
        <translation>{1}&#xa0;MT/s</translation>
    </message>
    <message>
        <source>Pinning</source>
        <extracomment>compare-pinning</extracomment>
        <translation>Fijación</translation>
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
            <numerusform>{2} es más rápido en {3} de {1} resultado{6}, más lento en {4}{7}, sin cambios en {5}.</numerusform>
            <numerusform>{2} es más rápido en {3} de {1} resultados{6}, más lento en {4}{7}, sin cambios en {5}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{2} is likely faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer-likely</extracomment>
        <translation>
            <numerusform>{2} es probablemente más rápido en {3} de {1} resultado{6}, más lento en {4}{7}, sin cambios en {5}.</numerusform>
            <numerusform>{2} es probablemente más rápido en {3} de {1} resultados{6}, más lento en {4}{7}, sin cambios en {5}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} are inconclusive: more repetitions may decide.</source>
        <extracomment>answer-open</extracomment>
        <translation>
            <numerusform>{1} no es concluyente: más repeticiones pueden decidirlo.</numerusform>
            <numerusform>{1} no son concluyentes: más repeticiones pueden decidirlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be sure, each side needs at least {1} repetitions.</source>
        <extracomment>answer-few</extracomment>
        <translation>Para estar seguro, cada lado necesita al menos {1} repeticiones.</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable, so other programs may be the cause. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-disturbed</extracomment>
        <translation>
            <numerusform>{1} de ellos compara resultados que no son fiables, así que la causa pueden ser otros programas. Medir de nuevo ambos lados con la máquina en calma.</numerusform>
            <numerusform>{1} de ellos comparan resultados que no son fiables, así que la causa pueden ser otros programas. Medir de nuevo ambos lados con la máquina en calma.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>answer-none</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source> ({1} {2} to {3})</source>
        <extracomment>answer-range</extracomment>
        <translation> ({1} {2} a {3})</translation>
    </message>
    <message>
        <source> ({1} {2})</source>
        <extracomment>answer-one</extracomment>
        <translation> ({1} {2})</translation>
    </message>
    <message>
        <source>{1} is shown as a factor of the baseline, and not tested.</source>
        <extracomment>answer-untested</extracomment>
        <translation>{1} se muestra como factor de la base, y no se prueba.</translation>
    </message>
    <message>
        <source>{1} has no result in common with the baseline.</source>
        <extracomment>answer-nothing</extracomment>
        <translation>{1} no tiene ningún resultado en común con la base.</translation>
    </message>
    <message>
        <source>Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed.</source>
        <extracomment>compare-reading</extracomment>
        <translation>Más rápido, más lento: todo el intervalo de confianza del 95&#xa0;% (Welch, corregido por el número de filas) queda fuera del margen. Sin cambios: queda dentro. No concluyente: hacen falta más repeticiones.</translation>
    </message>
    <message>
        <source>Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % confidence interval of the pairs&apos; ratios (sign test, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more pairs are needed.</source>
        <extracomment>compare-reading-pairs</extracomment>
        <translation>Medido como prueba A/B intercalada, así que la deriva no favorece a ningún lado. Más rápido, más lento: todo el intervalo de confianza del 95&#xa0;% de las razones por par (prueba de los signos, corregida por filas) queda fuera del margen. Sin cambios: queda dentro. No concluyente: hacen falta más pares.</translation>
    </message>
    <message>
        <source>The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache levels and memory, 5 % for networks, 10 % for disks.</source>
        <extracomment>compare-margins</extracomment>
        <translation>El margen procede de ejecuciones sin cambios de esta máquina, si el historial tiene suficientes (entre paréntesis: ejecuciones y series). Es al menos del 1&#xa0;%. Si no: 1&#xa0;% para resultados limitados por el núcleo, 3&#xa0;% en niveles de caché compartidos y memoria, 5&#xa0;% para redes, 10&#xa0;% para discos.</translation>
    </message>
    <message>
        <source>RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, .md, .svg, .csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 days.</source>
        <extracomment>cli-history-help</extracomment>
        <translation>RUN es un id, el comienzo de uno, o last. La extensión de FILE decide qué escribe export: .html, .md, .svg, .csv, .txt, o un archivo de ejecución que lee import. Una ejecución eliminada se puede restaurar con su id completo durante 30 días.</translation>
    </message>
    <message>
        <source>--anonymous belongs to export: strata-cli history export RUN FILE --anonymous</source>
        <extracomment>cli-anonymous-export</extracomment>
        <translation>--anonymous corresponde a export: strata-cli history export RUN FILE --anonymous</translation>
    </message>
    <message>
        <source>--format: history list writes text, csv or json. To write a run as html, markdown or svg: strata-cli history export RUN FILE</source>
        <extracomment>cli-history-list-format</extracomment>
        <translation>--format: history list escribe text, csv o json. Para escribir una ejecución como html, markdown o svg: strata-cli history export RUN FILE</translation>
    </message>
    <message>
        <source>Give it as: {1}.</source>
        <extracomment>cli-history-usage</extracomment>
        <translation>Indicarlo así: {1}.</translation>
    </message>
    <message>
        <source>history: there is no {1}. Allowed: {2}.</source>
        <extracomment>cli-history-unknown</extracomment>
        <translation>history: no existe {1}. Permitidos: {2}.</translation>
    </message>
    <message>
        <source>Added to the history as {1}.</source>
        <extracomment>cli-history-added</extracomment>
        <translation>Añadida al historial como {1}.</translation>
    </message>
    <message>
        <source>The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit (ulimit -v). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-memory-at-all</extracomment>
        <translation>El sistema no dio más memoria, así que esto no se pudo terminar. Cerrar los demás programas, o elevar el límite (ulimit -v). Lo que las ejecuciones habían medido hasta su último paso terminado está en el historial.</translation>
    </message>
    <message>
        <source>The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-threads</extracomment>
        <translation>El sistema no dio un hilo que esto necesita. Cerrar los demás programas, o elevar el límite (ulimit -u). Lo que las ejecuciones habían medido hasta su último paso terminado está en el historial.</translation>
    </message>
    <message>
        <source>Added {1} whole runs and {2} with a part of their results; {3} were in the history already.</source>
        <extracomment>cli-history-taken</extracomment>
        <translation>Se añadieron {1} ejecuciones enteras y {2} con una parte de sus resultados; {3} ya estaban en el historial.</translation>
    </message>
    <message>
        <source>The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history import FILE. Delete the file when nothing is missing.</source>
        <extracomment>cli-history-aside</extracomment>
        <translation>El archivo dañado es ahora {1}. Para añadir lo que se pueda leer de él y falte aquí: strata-cli history import FILE. Borrar el archivo cuando no falte nada.</translation>
    </message>
    <message>
        <source>Deleted {1}. To restore it within 30 days: strata-cli history restore {2}</source>
        <extracomment>cli-history-removed</extracomment>
        <translation>Se eliminó {1}. Para restaurarla en un plazo de 30 días: strata-cli history restore {2}</translation>
    </message>
    <message>
        <source>No runs are stored yet.</source>
        <extracomment>cli-history-empty</extracomment>
        <translation>Aún no hay ejecuciones guardadas.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>column-run</extracomment>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <extracomment>column-started</extracomment>
        <translation>Inicio (UTC)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>column-status</extracomment>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>column-series</extracomment>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Worst grade</source>
        <extracomment>column-worst-grade</extracomment>
        <translation>Peor calif.</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>column-figures</extracomment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>status-complete</extracomment>
        <translation>completa</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>status-stopped</extracomment>
        <translation>detenida</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>status-unfinished</extracomment>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>This takes about {1} s.</source>
        <extracomment>cli-expected-time</extracomment>
        <translation>Esto dura unos {1}&#xa0;s.</translation>
    </message>
    <message>
        <source>There are more threads ({1}) than CPUs ({2}), which take turns: this run takes about {3} s. With --threads {2}, each thread has a CPU of its own.</source>
        <extracomment>cli-many-threads</extracomment>
        <translation>Hay más hilos ({1}) que CPU ({2}), que se turnan: esta ejecución dura unos {3}&#xa0;s. Con --threads {2}, cada hilo tiene una CPU propia.</translation>
    </message>
    <message>
        <source>{1} runs, about {2} s each.</source>
        <extracomment>cli-expected-series</extracomment>
        <translation>{1} ejecuciones, de unos {2}&#xa0;s cada una.</translation>
    </message>
    <message>
        <source>{1} s left</source>
        <extracomment>cli-time-left</extracomment>
        <translation>quedan {1}&#xa0;s</translation>
    </message>
    <message>
        <source>extended, to get enough undisturbed samples</source>
        <extracomment>cli-extended</extracomment>
        <translation>ampliado para obtener suficientes muestras sin perturbar</translation>
    </message>
    <message>
        <source>Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it).</source>
        <extracomment>cli-calm-waits</extracomment>
        <translation>Esperando a que la máquina esté en calma, {1}&#xa0;s como máximo (Ctrl+C termina la espera).</translation>
    </message>
    <message>
        <source>Calm after {1} s.</source>
        <extracomment>cli-calm-came</extracomment>
        <translation>En calma tras {1}&#xa0;s.</translation>
    </message>
    <message>
        <source>Not calm within {1} s. The run begins all the same.</source>
        <extracomment>cli-calm-stays-away</extracomment>
        <translation>Sin calma en {1}&#xa0;s. La ejecución empieza de todos modos.</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>selftest-ok</extracomment>
        <translation>ok</translation>
    </message>
    <message>
        <source>WRONG</source>
        <extracomment>selftest-wrong</extracomment>
        <translation>ERRÓNEO</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>selftest-not-checked</extracomment>
        <translation>no comprobado</translation>
    </message>
    <message>
        <source>The authors of Strata have not yet seen it run on this system. If something is wrong, save the self-test with --save FILE and attach the file to your report.</source>
        <extracomment>selftest-not-seen</extracomment>
        <translation>Los autores de Strata aún no lo han visto funcionar en este sistema. Si algo falla, guardar la autoprueba con --save FILE y adjuntar el archivo al aviso de error.</translation>
    </message>
    <message>
        <source>Cores</source>
        <extracomment>machine-cores</extracomment>
        <translation>Núcleos</translation>
    </message>
    <message>
        <source>{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}</source>
        <extracomment>machine-core-count</extracomment>
        <translation>{1}; CPU: {2}; zócalos: {3}; nodos NUMA: {4}</translation>
    </message>
    <message>
        <source>Kind of core</source>
        <extracomment>machine-kind</extracomment>
        <translation>Tipo de núcleo</translation>
    </message>
    <message>
        <source>{1}, CPUs: {2}</source>
        <extracomment>machine-kind-count</extracomment>
        <translation>{1}, CPU: {2}</translation>
    </message>
    <message>
        <source>L{1} cache</source>
        <extracomment>machine-level
----------
parts-cache</extracomment>
        <translation>Caché L{1}</translation>
    </message>
    <message>
        <source>{1}, CPUs that share one: {2}</source>
        <extracomment>machine-cache</extracomment>
        <translation>{1}, CPU que comparten una: {2}</translation>
    </message>
    <message>
        <source>usable as measured: {1}</source>
        <extracomment>machine-usable</extracomment>
        <translation>utilizable según lo medido: {1}</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level</source>
        <extracomment>cli-probe</extracomment>
        <translation>Midiendo la parte utilizable del último nivel de caché</translation>
    </message>
    <message>
        <source>usable part not confirmed, measured again at the next start</source>
        <extracomment>machine-usable-unconfirmed</extracomment>
        <translation>parte utilizable sin confirmar, se mide de nuevo en el próximo inicio</translation>
    </message>
    <message>
        <source>Core design</source>
        <extracomment>machine-core-class</extracomment>
        <translation>Diseño del núcleo</translation>
    </message>
    <message>
        <source>unknown, so results have no limit to compare with</source>
        <extracomment>machine-unknown</extracomment>
        <translation>desconocido, así que no hay límite con el que comparar los resultados</translation>
    </message>
    <message>
        <source>{1}; each cycle at most {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-limits</extracomment>
        <translation>{1}; en cada ciclo como máximo {2} cargas, {3} almacenamientos, {4} de ambos juntos</translation>
    </message>
    <message>
        <source>{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-seen</extracomment>
        <translation>{1}; vistos aquí en cada ciclo: {2} cargas, {3} almacenamientos, {4} de ambos juntos</translation>
    </message>
    <message>
        <source>not in the table</source>
        <extracomment>machine-core-no-name</extracomment>
        <translation>no está en la tabla</translation>
    </message>
    <message>
        <source>{1}; its peak is not known, so results have no limit to compare with</source>
        <extracomment>machine-core-name</extracomment>
        <translation>{1}; su máximo no se conoce, así que no hay límite con el que comparar los resultados</translation>
    </message>
    <message>
        <source>vectors of {1} bytes: loads {2}, stores {3}, both together {4}</source>
        <extracomment>machine-core-width</extracomment>
        <translation>vectores de {1} bytes: cargas {2}, almacenamientos {3}, ambos juntos {4}</translation>
    </message>
    <message>
        <source>{1}, available {2}</source>
        <extracomment>machine-memory-sizes</extracomment>
        <translation>{1}, disponible {2}</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <extracomment>machine-modules</extracomment>
        <translation>Módulos de memoria</translation>
    </message>
    <message>
        <source>{1}; type {2}; MT/s {3}; channels {4}</source>
        <extracomment>machine-module-facts</extracomment>
        <translation>{1}; tipo {2}; MT/s {3}; canales {4}</translation>
    </message>
    <message>
        <source>not reported by the OS, or not plausible</source>
        <extracomment>machine-modules-unknown</extracomment>
        <translation>no indicado por el sistema, o no verosímil</translation>
    </message>
    <message>
        <source>all channels together at most {1}</source>
        <extracomment>machine-memory-limit</extracomment>
        <translation>todos los canales juntos como máximo {1}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>chart-pages
----------
machine-pages</extracomment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>{1}; huge pages {2}</source>
        <extracomment>machine-page-sizes</extracomment>
        <translation>{1}; páginas enormes {2}</translation>
    </message>
    <message>
        <source>other programs keep {1} CPUs busy</source>
        <extracomment>machine-busy-cpus</extracomment>
        <translation>otros programas mantienen ocupadas {1} CPU</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <extracomment>machine-hypervisor</extracomment>
        <translation>Máquina virtual</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <extracomment>machine-instruction-sets</extracomment>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Not by the system</source>
        <extracomment>machine-not-enabled</extracomment>
        <translation>Inactivas (sistema)</translation>
    </message>
    <message>
        <source>Package {1}</source>
        <extracomment>chart-package
----------
parts-package</extracomment>
        <translation>Zócalo {1}</translation>
    </message>
    <message>
        <source>NUMA node {1}</source>
        <extracomment>parts-node</extracomment>
        <translation>Nodo NUMA {1}</translation>
    </message>
    <message>
        <source>L{1} data cache</source>
        <extracomment>parts-data-cache</extracomment>
        <translation>Caché de datos L{1}</translation>
    </message>
    <message>
        <source>L{1} code cache</source>
        <extracomment>parts-code-cache</extracomment>
        <translation>Caché de instrucciones L{1}</translation>
    </message>
    <message>
        <source>Core {1}</source>
        <extracomment>parts-core</extracomment>
        <translation>Núcleo {1}</translation>
    </message>
    <message>
        <source>CPUs {1}</source>
        <extracomment>parts-cpus</extracomment>
        <translation>CPU {1}</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <extracomment>parts-no-cpus</extracomment>
        <translation>sin CPU</translation>
    </message>
    <message>
        <source>ways {1}</source>
        <extracomment>parts-ways</extracomment>
        <translation>vías {1}</translation>
    </message>
    <message>
        <source>lines of {1}</source>
        <extracomment>parts-line</extracomment>
        <translation>líneas de {1}</translation>
    </message>
    <message>
        <source>Usable</source>
        <extracomment>parts-usable</extracomment>
        <translation>Utilizable</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>parts-not-allowed</extracomment>
        <translation>No permitida</translation>
    </message>
    <message>
        <source>Offline</source>
        <extracomment>parts-offline</extracomment>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>{1}, logarithmic axis</source>
        <extracomment>chart-log-axis</extracomment>
        <translation>{1}, eje logarítmico</translation>
    </message>
    <message>
        <source>Latency between NUMA nodes</source>
        <extracomment>chart-numa-latency</extracomment>
        <translation>Latencia entre nodos NUMA</translation>
    </message>
    <message>
        <source>Bandwidth between NUMA nodes</source>
        <extracomment>chart-numa-bandwidth</extracomment>
        <translation>Ancho de banda entre nodos NUMA</translation>
    </message>
    <message>
        <source>Node of the CPUs</source>
        <extracomment>chart-node-from</extracomment>
        <translation>Nodo de las CPU</translation>
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
        <translation>del nodo {1} al nodo {2}</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>numa-bandwidth</extracomment>
        <translation>ancho de banda</translation>
    </message>
    <message>
        <source>Off its node: {2}</source>
        <extracomment>brief-memory-off-node</extracomment>
        <translation>Fuera del nodo: {2}</translation>
    </message>
    <message>
        <source>Node {1} refused</source>
        <extracomment>brief-memory-not-bound</extracomment>
        <translation>Nodo {1} denegado</translation>
    </message>
    <message>
        <source>Node of pages unknown</source>
        <extracomment>brief-node-unknown</extracomment>
        <translation>Nodo desconocido</translation>
    </message>
    <message>
        <source>One NUMA node</source>
        <extracomment>brief-needs-two-nodes</extracomment>
        <translation>Un solo nodo NUMA</translation>
    </message>
    <message>
        <source>Memory not bound</source>
        <extracomment>brief-needs-memory-binding</extracomment>
        <translation>Memoria sin fijar</translation>
    </message>
    <message>
        <source>The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of that node. Free memory there, or allow Strata the node.</source>
        <extracomment>memory-off-node</extracomment>
        <translation>Strata pidió la memoria del nodo {1}, pero {2} de las páginas están en otros nodos: no es un resultado de ese nodo. Liberar memoria allí o permitir ese nodo a Strata.</translation>
    </message>
    <message>
        <source>The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container.</source>
        <extracomment>memory-not-bound</extracomment>
        <translation>El sistema no dio a Strata memoria en el nodo {1}, así que allí no se midió nada. Los contenedores suelen denegarla y un límite de nodos también puede: comprobar cpuset.mems y los permisos del contenedor.</translation>
    </message>
    <message>
        <source>The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was asked for. Compare the result with that of other nodes.</source>
        <extracomment>node-unknown</extracomment>
        <translation>El sistema no dice en qué nodo están las páginas, así que no se sabe si es el que se pidió. Comparar el resultado con el de otros nodos.</translation>
    </message>
    <message>
        <source>This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket.</source>
        <extracomment>needs-two-nodes</extracomment>
        <translation>Esta máquina tiene un solo nodo NUMA, o el sistema solo muestra uno a Strata: no hay memoria de otro nodo que medir. Algún firmware oculta nodos: buscar el entrelazado de memoria o los nodos por zócalo.</translation>
    </message>
    <message>
        <source>This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata no way to ask for one.</source>
        <extracomment>needs-memory-binding</extracomment>
        <translation>Esta prueba coloca la memoria en un nodo NUMA elegido. Este sistema, o esta descripción de la máquina, no ofrece a Strata ninguna manera de pedirlo.</translation>
    </message>
    <message>
        <source>From the CPUs of each NUMA node to the memory of each node. Latency: the time of a load by one CPU. Bandwidth: sequential reads by all CPUs of the node together. Where the pages lie was checked.</source>
        <extracomment>reading-numa</extracomment>
        <translation>De las CPU de cada nodo NUMA a la memoria de cada nodo. Latencia: el tiempo de una carga de una CPU. Ancho de banda: lecturas secuenciales de todas las CPU del nodo juntas. Se comprobó dónde están las páginas.</translation>
    </message>
    <message>
        <source>Latency, ns; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-latencies</extracomment>
        <translation>Latencia, ns; filas: nodo de las CPU, columnas: nodo de la memoria:</translation>
    </message>
    <message>
        <source>Bandwidth, MB/s; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-bandwidths</extracomment>
        <translation>Ancho de banda, MB/s; filas: nodo de las CPU, columnas: nodo de la memoria:</translation>
    </message>
    <message>
        <source>Memory of another node</source>
        <extracomment>numa-another</extracomment>
        <translation>La memoria de otro nodo</translation>
    </message>
    <message>
        <source>Memory of node {1}</source>
        <extracomment>numa-memory-of</extracomment>
        <translation>La memoria del nodo {1}</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long and gives {3} times the bandwidth.</source>
        <extracomment>numa-cost</extracomment>
        <translation>{1} tarda {2} veces el tiempo y da {3} veces el ancho de banda.</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long.</source>
        <extracomment>numa-cost-latency</extracomment>
        <translation>{1} tarda {2} veces el tiempo.</translation>
    </message>
    <message>
        <source>{1} gives {2} times the bandwidth.</source>
        <extracomment>numa-cost-bandwidth</extracomment>
        <translation>{1} da {2} veces el ancho de banda.</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>column-node</extracomment>
        <translation>nodo</translation>
    </message>
    <message>
        <source>NUMA, buffers {1}</source>
        <extracomment>step-numa</extracomment>
        <translation>NUMA, búferes de {1}</translation>
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
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Store of {1}</source>
        <extracomment>chart-store-of</extracomment>
        <translation>Almacenamiento de {1}</translation>
    </message>
    <message>
        <source>Load of {1}</source>
        <extracomment>chart-load-of</extracomment>
        <translation>Carga de {1}</translation>
    </message>
    <message>
        <source>1-byte store, {1}-byte load</source>
        <extracomment>forward-1</extracomment>
        <translation>Almacenamiento de 1 B, carga de {1} B</translation>
    </message>
    <message>
        <source>2-byte store, {1}-byte load</source>
        <extracomment>forward-2</extracomment>
        <translation>Almacenamiento de 2 B, carga de {1} B</translation>
    </message>
    <message>
        <source>4-byte store, {1}-byte load</source>
        <extracomment>forward-4</extracomment>
        <translation>Almacenamiento de 4 B, carga de {1} B</translation>
    </message>
    <message>
        <source>8-byte store, {1}-byte load</source>
        <extracomment>forward-8</extracomment>
        <translation>Almacenamiento de 8 B, carga de {1} B</translation>
    </message>
    <message>
        <source>16-byte store, {1}-byte load</source>
        <extracomment>forward-16</extracomment>
        <translation>Almacenamiento de 16 B, carga de {1} B</translation>
    </message>
    <message>
        <source>STORE FORWARDING</source>
        <extracomment>heading-store-forwarding</extracomment>
        <translation>STORE FORWARDING</translation>
    </message>
    <message>
        <source>A store, then a load of the bytes just stored; the next store takes the loaded value. One store and one load are a round. The core forwards the bytes from its store buffer where the load takes no others. Where it takes others too, most cores wait until the store is in the cache.</source>
        <extracomment>reading-store-forwarding</extracomment>
        <translation>Un almacenamiento y después una carga de los bytes recién almacenados; el siguiente almacenamiento toma el valor cargado. Un almacenamiento y una carga son una vuelta. El núcleo pasa los bytes desde su búfer de almacenamiento (store buffer) si la carga no toma otros. Si toma también otros, la mayoría de los núcleos esperan a que el almacenamiento esté en la caché.</translation>
    </message>
    <message>
        <source>Cycles per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-cycles</extracomment>
        <translation>Ciclos por vuelta, cuando la carga empieza donde el almacenamiento:</translation>
    </message>
    <message>
        <source>Nanoseconds per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-ns</extracomment>
        <translation>Nanosegundos por vuelta, cuando la carga empieza donde el almacenamiento:</translation>
    </message>
    <message>
        <source>A load that takes all its bytes from the last store takes {1} cycles; one that needs bytes of two sources takes {2}.</source>
        <extracomment>forwarding-cost</extracomment>
        <translation>Una carga que toma todos sus bytes del último almacenamiento tarda {1} ciclos; una que necesita bytes de dos fuentes tarda {2}.</translation>
    </message>
    <message>
        <source>{1}-byte store, {2}-byte load, by its offset in bytes from the store:</source>
        <extracomment>forwarding-offsets</extracomment>
        <translation>Almacenamiento de {1} B, carga de {2} B, según su desplazamiento en bytes respecto al almacenamiento:</translation>
    </message>
    <message>
        <source>{1}-byte store across a boundary, {2}-byte load:</source>
        <extracomment>forwarding-boundaries</extracomment>
        <translation>Almacenamiento de {1} B a través de un límite, carga de {2} B:</translation>
    </message>
    <message>
        <source>offset {1}</source>
        <extracomment>forwarding-offset</extracomment>
        <translation>desplazamiento {1}</translation>
    </message>
    <message>
        <source>within a line</source>
        <extracomment>forwarding-within-line</extracomment>
        <translation>dentro de una línea</translation>
    </message>
    <message>
        <source>across a line</source>
        <extracomment>forwarding-across-line</extracomment>
        <translation>entre dos líneas</translation>
    </message>
    <message>
        <source>across a page</source>
        <extracomment>forwarding-across-page</extracomment>
        <translation>entre dos páginas</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>column-offset</extracomment>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Boundary</source>
        <extracomment>column-boundary</extracomment>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Memory of node</source>
        <extracomment>chart-node-to</extracomment>
        <translation>Memoria del nodo</translation>
    </message>
    <message>
        <source>CPUs of node {1}</source>
        <extracomment>chart-node-cpus</extracomment>
        <translation>CPU del nodo {1}</translation>
    </message>
    <message>
        <source>Load width</source>
        <extracomment>forwarding-loads</extracomment>
        <translation>Ancho de la carga</translation>
    </message>
    <message>
        <source>Loads in flight vs. chains</source>
        <extracomment>chart-parallel-loads</extracomment>
        <translation>Cargas en curso según el número de cadenas</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>chart-chains
----------
column-chains</extracomment>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>loads in flight</source>
        <extracomment>chart-in-flight</extracomment>
        <translation>cargas en curso</translation>
    </message>
    <message>
        <source>Memory-level parallelism</source>
        <extracomment>html-test-parallel-loads
----------
test-parallel-loads</extracomment>
        <translation>Paralelismo de memoria</translation>
    </message>
    <message>
        <source>MEMORY-LEVEL PARALLELISM</source>
        <extracomment>heading-parallel-loads</extracomment>
        <translation>PARALELISMO DE MEMORIA</translation>
    </message>
    <message>
        <source>Each load of a chain waits for the one before it; chains do not wait for each other. Loads in flight are the time per load of one chain divided by that of several. By Little&apos;s law, loads in flight x line size / latency is the bandwidth of one core at random lines.</source>
        <extracomment>reading-parallel-loads</extracomment>
        <translation>Cada carga de una cadena espera a la anterior; las cadenas no se esperan unas a otras. Las cargas en curso son el tiempo por carga de una cadena dividido entre el de varias. Según la ley de Little, cargas en curso x tamaño de línea / latencia es el ancho de banda de un núcleo con líneas aleatorias.</translation>
    </message>
    <message>
        <source>{1}: {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-most</extracomment>
        <translation>{1}: {2} cargas en curso; {3}&#xa0;ns por carga con una cadena, {4}&#xa0;ns con {5}.</translation>
    </message>
    <message>
        <source>{1}: at least {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-at-least</extracomment>
        <translation>{1}: al menos {2} cargas en curso; {3}&#xa0;ns por carga con una cadena, {4}&#xa0;ns con {5}.</translation>
    </message>
    <message>
        <source>Most loads in flight in each level:</source>
        <extracomment>parallel-loads-summary</extracomment>
        <translation>Máximo de cargas en curso en cada nivel:</translation>
    </message>
    <message>
        <source>{1}, by number of chains:</source>
        <extracomment>parallel-loads-level</extracomment>
        <translation>{1}, según el número de cadenas:</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <extracomment>at-least</extracomment>
        <translation>al menos {1}</translation>
    </message>
    <message>
        <source>in flight</source>
        <extracomment>column-in-flight</extracomment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>random lines</source>
        <extracomment>column-random-lines</extracomment>
        <translation>líneas aleatorias</translation>
    </message>
    <message>
        <source>Memory-level parallelism, working set {1}</source>
        <extracomment>step-parallel-loads</extracomment>
        <translation>Paralelismo de memoria, conjunto de trabajo {1}</translation>
    </message>
    <message>
        <source>Cost of address translation</source>
        <extracomment>chart-tlb</extracomment>
        <translation>Coste de la traducción de direcciones</translation>
    </message>
    <message>
        <source>Latency vs. stride</source>
        <extracomment>chart-stride</extracomment>
        <translation>Latencia según el paso</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>chart-stride-axis
----------
column-stride</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Constant stride</source>
        <extracomment>chart-stride-walk</extracomment>
        <translation>Paso constante</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>chart-stride-random</extracomment>
        <translation>Aleatorio</translation>
    </message>
    <message>
        <source>Pages of {1}</source>
        <extracomment>tlb-line</extracomment>
        <translation>Páginas de {1}</translation>
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
        <translation>Latencia según el paso</translation>
    </message>
    <message>
        <source>{1} pages, one line in each</source>
        <extracomment>tlb-line-in-each</extracomment>
        <translation>{1} páginas, una línea en cada una</translation>
    </message>
    <message>
        <source>{1} lines side by side</source>
        <extracomment>tlb-lines</extracomment>
        <translation>{1} líneas contiguas</translation>
    </message>
    <message>
        <source>stride {1}</source>
        <extracomment>stride-of</extracomment>
        <translation>paso {1}</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>stride-random</extracomment>
        <translation>aleatorio</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds. The first chase visits one cache line in each page; the second visits as many lines side by side, in few pages. The difference is the cost of address translation. It rises where a level of the TLB does not hold all pages.</source>
        <extracomment>reading-tlb</extracomment>
        <translation>El tiempo de una carga dependiente en nanosegundos. El primer recorrido visita una línea de caché en cada página; el segundo visita otras tantas líneas contiguas, en pocas páginas. La diferencia es el coste de la traducción de direcciones. Sube donde un nivel de la TLB no contiene todas las páginas.</translation>
    </message>
    <message>
        <source>In pages of {1}:</source>
        <extracomment>tlb-in-pages</extracomment>
        <translation>En páginas de {1}:</translation>
    </message>
    <message>
        <source>{1} huge pages</source>
        <extracomment>tlb-large-pages</extracomment>
        <translation>{1} páginas enormes</translation>
    </message>
    <message>
        <source>The first TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-first</extracomment>
        <translation>La primera TLB contiene {1} ({2}); más allá, un acceso tarda {3} ns ({4} ciclos) más.</translation>
    </message>
    <message>
        <source>The second TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-second</extracomment>
        <translation>La segunda TLB contiene {1} ({2}); más allá, un acceso tarda {3} ns ({4} ciclos) más.</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-further</extracomment>
        <translation>Más allá de {1} ({2}), un acceso tarda {3} ns ({4} ciclos) más.</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes longer still; the sizes end before it is known by how much.</source>
        <extracomment>tlb-unfinished</extracomment>
        <translation>Más allá de {1} ({2}), un acceso tarda aún más; los tamaños terminan antes de que se sepa cuánto.</translation>
    </message>
    <message>
        <source>No step seen up to {1} ({2}): an access takes as long in many pages as in few.</source>
        <extracomment>tlb-no-step</extracomment>
        <translation>No se ve ningún escalón hasta {1} ({2}): un acceso tarda lo mismo en muchas páginas que en pocas.</translation>
    </message>
    <message>
        <source>one per page</source>
        <extracomment>column-tlb-paged</extracomment>
        <translation>una por página</translation>
    </message>
    <message>
        <source>side by side</source>
        <extracomment>column-tlb-dense</extracomment>
        <translation>contiguas</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>column-tlb-cost</extracomment>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>+/-</source>
        <extracomment>column-tlb-interval</extracomment>
        <translation>+/-</translation>
    </message>
    <message>
        <source>LATENCY BY STRIDE</source>
        <extracomment>heading-stride</extracomment>
        <translation>LATENCIA SEGÚN EL PASO</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds, where each load is a constant stride behind the one before. The walk visits every line of a region in memory. The core learns such a stride and prefetches, so a load takes less time than one at random.</source>
        <extracomment>reading-stride</extracomment>
        <translation>El tiempo de una carga dependiente en nanosegundos, donde cada carga está a un paso constante de la anterior. El recorrido visita todas las líneas de una región en memoria. El núcleo aprende ese paso y precarga, así que una carga tarda menos que una aleatoria.</translation>
    </message>
    <message>
        <source>Prefetching helps up to strides of {1}: a load takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-helps</extracomment>
        <translation>La precarga ayuda con pasos de hasta {1}: una carga tarda {2} ns con ese paso y {3} ns con {4}, en lugar de {5} ns.</translation>
    </message>
    <message>
        <source>At none of these strides does a load take less than 90 % of the time at random, {1} ns.</source>
        <extracomment>stride-never-helps</extracomment>
        <translation>Con ninguno de estos pasos tarda una carga menos del 90 % del tiempo del recorrido aleatorio, {1} ns.</translation>
    </message>
    <message>
        <source>of random</source>
        <extracomment>column-of-random</extracomment>
        <translation>del aleatorio</translation>
    </message>
    <message>
        <source>At all strides up to {1} a load takes less than 90 % of the time at random. It takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-always-helps</extracomment>
        <translation>Con todos los pasos hasta {1}, una carga tarda menos del 90 % del tiempo del recorrido aleatorio. Tarda {2} ns con el mayor y {3} ns con {4}, en lugar de {5} ns.</translation>
    </message>
    <message>
        <source>{1} base pages</source>
        <extracomment>tlb-pages</extracomment>
        <translation>{1} páginas base</translation>
    </message>
    <message>
        <source>Rates in the memory of the graphics device</source>
        <extracomment>chart-framebuffer</extracomment>
        <translation>Tasas en la memoria del dispositivo gráfico</translation>
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
        <translation>Sin {1}</translation>
    </message>
    <message>
        <source>There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one.</source>
        <extracomment>no-graphics-file</extracomment>
        <translation>Aquí no hay {1}, así que Strata no puede medir su memoria. Ejecutar la prueba en una máquina que lo tenga.</translation>
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
        <translation>Un hilo lee y escribe memoria de un dispositivo gráfico. El framebuffer es lo que muestra la pantalla; ninguna pantalla muestra el dumb buffer. Las copias van de la memoria normal al dispositivo, y cada byte copiado cuenta una vez. La memoria del dispositivo suele ser write-combining: los almacenamientos se reúnen, y cada carga espera al dispositivo. Las lecturas no temporales de 16 bytes o más traen de ella líneas de caché enteras. Si las lecturas son tan rápidas como en memoria normal, hay un búfer sombra (shadow buffer), que el controlador copia a la pantalla.</translation>
    </message>
    <message>
        <source>Memory: {1}, buffer {2}</source>
        <extracomment>picture-memory</extracomment>
        <translation>Memoria: {1}, búfer {2}</translation>
    </message>
    <message>
        <source>Framebuffer, {1}</source>
        <extracomment>step-framebuffer</extracomment>
        <translation>Framebuffer, {1}</translation>
    </message>
    <message>
        <source>The picture on the screen is disturbed while this test runs. Go on? [y/N]</source>
        <extracomment>cli-picture-question</extracomment>
        <translation>La imagen de la pantalla se altera mientras se ejecuta la prueba. ¿Continuar? [y/N]</translation>
    </message>
    <message>
        <source>The test framebuffer disturbs the picture on the screen, and there is no terminal to ask on. Add --yes, or run other tests.</source>
        <extracomment>cli-picture-refused</extracomment>
        <translation>La prueba framebuffer altera la imagen de la pantalla, y no hay ningún terminal en el que preguntar. Añadir --yes, o ejecutar otras pruebas.</translation>
    </message>
    <message>
        <source>Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench and bandwidth, text of mbw, and JSON of fio.</source>
        <extracomment>unknown-format</extracomment>
        <translation>Strata no conoce el formato de este archivo. Lee sus propios archivos de ejecución, CSV y texto de sc-membench y bandwidth, texto de mbw y JSON de fio.</translation>
    </message>
    <message>
        <source>Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or with semicolons between the columns.</source>
        <extracomment>ambiguous-decimals</extracomment>
        <translation>La línea {1} tiene comas que pueden separar columnas o decimales. Guardar el archivo con puntos decimales, o con punto y coma entre las columnas.</translation>
    </message>
    <message>
        <source>Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again.</source>
        <extracomment>data-in-use</extracomment>
        <translation>Otro Strata usa los archivos de {1}, así que no se eliminó nada. Cerrarlo e intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>Version of the OS kernel</source>
        <extracomment>shared-kernel-version</extracomment>
        <translation>Versión del kernel del sistema</translation>
    </message>
    <message>
        <source>Memory limit, to the byte</source>
        <extracomment>shared-memory-limit</extracomment>
        <translation>Límite de memoria, exacto al byte</translation>
    </message>
    <message>
        <source>Lines of the other program&apos;s output that Strata did not read</source>
        <extracomment>shared-left-out</extracomment>
        <translation>Líneas del otro programa que Strata no leyó</translation>
    </message>
    <message>
        <source>Name of a fio job</source>
        <extracomment>shared-job</extracomment>
        <translation>Nombre de un trabajo (job) de fio</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <extracomment>size-buffers</extracomment>
        <translation>{1} x {2}</translation>
    </message>
    <message>
        <source>{1}-byte loop</source>
        <extracomment>peer-elements</extracomment>
        <translation>Bucle de {1} bytes</translation>
    </message>
    <message>
        <source>Chunk returned</source>
        <extracomment>network-row-returned</extracomment>
        <translation>Devolución de bloques</translation>
    </message>
    <message>
        <source>Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds none. Leave out --sweep full, or choose fewer threads.</source>
        <extracomment>no-larger-size</extracomment>
        <translation>La memoria no tiene sitio aquí para búferes mayores que los habituales, que terminan en {1}. Así que un barrido completo no añade ningún tamaño. Omitir --sweep full, o elegir menos hilos.</translation>
    </message>
    <message>
        <source>NOT FINISHED: the run was still in progress, or the program had ended before the run did. The results so far follow.</source>
        <extracomment>report-unfinished</extracomment>
        <translation>SIN TERMINAR: la ejecución seguía en curso, o su programa había terminado antes que ella. Siguen los resultados obtenidos hasta entonces.</translation>
    </message>
    <message>
        <source>L{1} {2}</source>
        <extracomment>report-cache-size</extracomment>
        <translation>L{1} {2}</translation>
    </message>
    <message>
        <source>Remove these files? This cannot be undone. [y/N]</source>
        <extracomment>cli-data-question</extracomment>
        <translation>¿Eliminar estos archivos? No se puede deshacer. [y/N]</translation>
    </message>
    <message>
        <source>There is no terminal to ask on. Add --yes to remove the files without a question.</source>
        <extracomment>cli-data-refused</extracomment>
        <translation>No hay terminal donde preguntar. Añadir --yes para eliminar los archivos sin preguntar.</translation>
    </message>
    <message>
        <source>Strata keeps nothing there.</source>
        <extracomment>data-none</extracomment>
        <translation>Strata no guarda nada ahí.</translation>
    </message>
    <message>
        <source>others, which are not Strata&apos;s and stay: {1}</source>
        <extracomment>data-others</extracomment>
        <translation>otros elementos, que no son de Strata y se conservan: {1}</translation>
    </message>
    <message>
        <source>Files removed from {2}: {1}.</source>
        <extracomment>data-removed</extracomment>
        <translation>Archivos eliminados de {2}: {1}.</translation>
    </message>
    <message>
        <source>Too many to compare</source>
        <extracomment>brief-too-many-compared</extracomment>
        <translation>Demasiadas para comparar</translation>
    </message>
    <message>
        <source>These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in one table. Choose fewer.</source>
        <extracomment>too-many-compared</extracomment>
        <translation>Son demasiadas ejecuciones para compararlas a la vez: Strata compara hasta {1} series, y hasta {2} resultados en total. Elegir menos.</translation>
    </message>
    <message>
        <source>Strata could not read some runs of this file ({1}), so they are not in the history. Import another copy of it, if there is one.</source>
        <extracomment>history-runs-lost</extracomment>
        <translation>Strata no pudo leer algunas ejecuciones de este archivo ({1}), así que no están en el historial. Importar otra copia, si la hay.</translation>
    </message>
    <message>
        <source>Method {1}, built by {2} for {3}</source>
        <extracomment>cli-version-method</extracomment>
        <translation>Método {1}, compilado con {2} para {3}</translation>
    </message>
    <message>
        <source>Kernels: {1}</source>
        <extracomment>cli-version-kernels</extracomment>
        <translation>Bucles de medida: {1}</translation>
    </message>
    <message>
        <source>Libraries: {1}</source>
        <extracomment>cli-version-libraries</extracomment>
        <translation>Bibliotecas: {1}</translation>
    </message>
    <message>
        <source>whole-machine consists of processor, bandwidth, latency and disk; {1} is none of them. Leave it out.</source>
        <extracomment>cli-whole-machine-test</extracomment>
        <translation>whole-machine consta de processor, bandwidth, latency y disk; {1} no es ninguna de ellas. Omítala.</translation>
    </message>
    <message>
        <source>whole-machine settles what is measured and for how long, so {1} cannot apply to it. Leave it out.</source>
        <extracomment>cli-whole-machine-option</extracomment>
        <translation>whole-machine decide qué se mide y durante cuánto tiempo, así que {1} no se le puede aplicar. Omítalo.</translation>
    </message>
    <message>
        <source>The program that read the standard output closed it before the end.</source>
        <extracomment>cli-output-closed</extracomment>
        <translation>El programa que leía la salida estándar la cerró antes del final.</translation>
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
        <translation>{1} bytes ({2})</translation>
    </message>
    <message>
        <source>The thermal state of macOS stayed nominal.</source>
        <extracomment>sustained-thermal-nominal</extracomment>
        <translation>El estado térmico de macOS se mantuvo normal (nominal).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was fair at worst: slightly warm.</source>
        <extracomment>sustained-thermal-fair</extracomment>
        <translation>El estado térmico de macOS fue como mucho algo elevado (fair).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was serious: macOS lowers the speed for heat.</source>
        <extracomment>sustained-thermal-serious</extracomment>
        <translation>El estado térmico de macOS fue serio (serious): macOS baja la velocidad por el calor.</translation>
    </message>
    <message>
        <source>The thermal state of macOS was critical: macOS lowers the speed a lot for heat.</source>
        <extracomment>sustained-thermal-critical</extracomment>
        <translation>El estado térmico de macOS fue crítico (critical): macOS baja mucho la velocidad por el calor.</translation>
    </message>
    <message>
        <source>Power, % of {1} W</source>
        <extracomment>chart-sustained-power</extracomment>
        <translation>Potencia, % de {1} W</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>chart-clock</extracomment>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>The slowest of {1} threads on one word makes {2} % of the increments of the fastest.</source>
        <extracomment>contention-fairness</extracomment>
        <translation>De {1} hilos sobre una palabra, el más lento hace el {2}&#xa0;% de los incrementos del más rápido.</translation>
    </message>
    <message>
        <source>As a rule, for machines that are not older than ten years.</source>
        <extracomment>usual-rule</extracomment>
        <translation>Como orientación, para máquinas de no más de diez años.</translation>
    </message>
    <message>
        <source>70 to 120 ns on desktops and laptops, 100 to 180 ns on servers</source>
        <extracomment>usual-memory-latency</extracomment>
        <translation>70 a 120&#xa0;ns en ordenadores de sobremesa y portátiles, 100 a 180&#xa0;ns en servidores</translation>
    </message>
    <message>
        <source>70 to 90 % of the peak</source>
        <extracomment>usual-memory-read</extracomment>
        <translation>70 a 90&#xa0;% del máximo</translation>
    </message>
    <message>
        <source>100 to 280 MB/s</source>
        <extracomment>usual-hard-disk</extracomment>
        <translation>100 a 280&#xa0;MB/s</translation>
    </message>
    <message>
        <source>500 to 560 MB/s</source>
        <extracomment>usual-sata-ssd</extracomment>
        <translation>500 a 560&#xa0;MB/s</translation>
    </message>
    <message>
        <source>to 3,500 MB/s by PCIe 3.0, to 7,400 by 4.0, to 14,500 by 5.0</source>
        <extracomment>usual-nvme-ssd</extracomment>
        <translation>hasta 3500&#xa0;MB/s con PCIe 3.0, hasta 7400 con 4.0, hasta 14&#xa0;500 con 5.0</translation>
    </message>
    <message>
        <source>Cycles</source>
        <extracomment>name-cycles</extracomment>
        <translation>Ciclos</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-doubtful</extracomment>
        <translation>
            <numerusform>{1} de ellos compara resultados que no son fiables. Medir de nuevo ambos lados con la máquina en calma.</numerusform>
            <numerusform>{1} de ellos comparan resultados que no son fiables. Medir de nuevo ambos lados con la máquina en calma.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides differ in settings ({1}), which may be the cause of the differences.</source>
        <extracomment>answer-unlike</extracomment>
        <translation>Los lados difieren en ajustes ({1}), que pueden ser la causa de las diferencias.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>chart-relative</extracomment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>higher is better</source>
        <extracomment>chart-higher-brief</extracomment>
        <translation>más alto es mejor</translation>
    </message>
    <message>
        <source>lower is better</source>
        <extracomment>chart-lower-brief</extracomment>
        <translation>más bajo es mejor</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>copy-stream-chunks</extracomment>
        <translation>Copia aleatoria, {1}&#xa0;B, en bloques de 256&#xa0;B, no temporal</translation>
    </message>
    <message>
        <source>medians compared</source>
        <extracomment>unlike-brief-median</extracomment>
        <translation>medianas comparadas</translation>
    </message>
    <message>
        <source>{1}: one size per level</source>
        <extracomment>chart-one-size-a-level</extracomment>
        <translation>{1}: un tamaño por nivel</translation>
    </message>
</context>
</TS>
