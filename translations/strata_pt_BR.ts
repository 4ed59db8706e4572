<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Strata</source>
        <translation>Sobre o Strata</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <translation>Strata %1</translation>
    </message>
    <message>
        <source>A benchmark of CPU, caches, memory, disk and network.

Method %1, built by %2.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Um benchmark de CPU, caches, memória, disco e rede.

Método %1, compilado com %2.

Software livre sob a GNU General Public License, versão 3 ou posterior. Ele vem sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>Settings and runs are kept in %1.</source>
        <translation>As configurações e as execuções ficam em %1.</translation>
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
        <translation>%1: %2; diferença %3, melhor</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, worse</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; diferença %3, pior</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, within what is usual</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; diferença %3, dentro do habitual</translation>
    </message>
    <message>
        <source>%1: %2; difference %3</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2; diferença %3</translation>
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
        <translation>memória</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache that holds the region</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>edge of L%1</source>
        <comment>cache that just holds the region</comment>
        <translation>borda de L%1</translation>
    </message>
    <message>
        <source>best</source>
        <comment>number of threads</comment>
        <translation>melhor</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
</context>
<context>
    <name>CompareNames</name>
    <message>
        <source>Run %1</source>
        <comment>beginning of its id</comment>
        <translation>Execução %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number of those of that name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>reference results</source>
        <translation>resultados de referência</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 execução</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>%Ln repetição</numerusform>
            <numerusform>%Ln repetições</numerusform>
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
        <translation>Última execução, %1</translation>
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
            <numerusform>precisa de %Ln solicitação</numerusform>
            <numerusform>precisa de %Ln solicitações</numerusform>
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
        <translation>Latência: %1</translation>
    </message>
    <message>
        <source>Throughput at median latency: %1</source>
        <comment>rate</comment>
        <translation>Vazão na latência mediana: %1</translation>
    </message>
    <message>
        <source>I/O engine: %1</source>
        <comment>engine that makes the requests</comment>
        <translation>Mecanismo de E/S: %1</translation>
    </message>
    <message>
        <source>Final flush: %1</source>
        <translation>Flush final: %1</translation>
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
        <translation>Taxa</translation>
    </message>
    <message>
        <source>IOPS</source>
        <comment>operations a second</comment>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latência</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Measures all rows of the profile</source>
        <translation>Mede todas as linhas do perfil</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of latencies</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>Measures this column in all rows. All-zero data shows compression by the drive or file system. Do not compare disks by it.</source>
        <translation>Mede esta coluna em todas as linhas. Dados só de zeros mostram a compressão feita pela unidade ou pelo sistema de arquivos. Não servem para comparar discos.</translation>
    </message>
    <message>
        <source>Measures this column in all rows</source>
        <translation>Mede esta coluna em todas as linhas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measures only this row: %1</source>
        <translation>Mede só esta linha: %1</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1: não medido</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Clicar para medir só isto.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>%1 written: %2 at the start, %3 at the end, minimum %4.</source>
        <comment>size, rates</comment>
        <translation>%1 escritos: %2 no início, %3 no fim, mínimo %4.</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>disk profile</comment>
        <translation>Nbench clássico</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>disk profile</comment>
        <translation>Padrão</translation>
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
        <translation>Leitura/escrita mista</translation>
    </message>
    <message>
        <source>Database</source>
        <comment>disk profile</comment>
        <translation>Banco de dados</translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>disk profile</comment>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Random %1, each flushed</source>
        <comment>size of a block</comment>
        <translation>Aleatório %1, flush a cada bloco</translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>Registros de log de %Ln byte, flush a cada um</numerusform>
            <numerusform>Registros de log de %Ln bytes, flush a cada um</numerusform>
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
            <numerusform>profundidade de fila %Ln</numerusform>
            <numerusform>profundidade de fila %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Random %1</source>
        <comment>size of a block</comment>
        <translation>Aleatório %1</translation>
    </message>
    <message>
        <source>Sequential %1</source>
        <comment>size of a block</comment>
        <translation>Sequencial %1</translation>
    </message>
    <message>
        <source>Mixed %1</source>
        <comment>percent of the requests read</comment>
        <translation>Misto %1</translation>
    </message>
    <message>
        <source>%1, 0-fill</source>
        <comment>operation, with zeros for data</comment>
        <translation>%1, só zeros</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <comment>of Windows</comment>
        <translation>portas de conclusão de E/S</translation>
    </message>
    <message>
        <source>synchronous threads</source>
        <comment>that make requests</comment>
        <translation>threads síncronos</translation>
    </message>
    <message>
        <source>write + %1</source>
        <comment>what a commit is made of; the call that flushes</comment>
        <translation>escrita + %1</translation>
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
</context>
<context>
    <name>DiskPlot</name>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>Rate along the file of each thread</source>
        <translation>Taxa ao longo do arquivo de cada thread</translation>
    </message>
    <message>
        <source>Written or read</source>
        <translation>Escrito ou lido</translation>
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
        <translation>Segundos desde o início da linha</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Written since the test began</source>
        <translation>Escrito desde o início do teste</translation>
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
        <translation>Ainda não há escrita sustentada. Pressionar “Escrita sustentada…” para ver como a taxa cai quando o cache SLC da unidade enche ou quando ela esquenta.</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Taxa ao longo do tempo</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its rate.</source>
        <translation>Nada medido nesta sessão ainda. Pressionar uma linha para ver a taxa dela.</translation>
    </message>
    <message>
        <source>Latency over time (p50 to p99)</source>
        <translation>Latência ao longo do tempo (p50 a p99)</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its latency.</source>
        <translation>Nada medido nesta sessão ainda. Pressionar uma linha para ver a latência dela.</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Latência por percentil</translation>
    </message>
    <message>
        <source>Percentile of operations</source>
        <translation>Percentil das operações</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>No latencies yet. Press a row, or All to compare the rows.</source>
        <translation>Ainda não há latências. Pressionar uma linha, ou “Tudo” para comparar as linhas.</translation>
    </message>
    <message>
        <source>Sustained write: rate vs. data written</source>
        <translation>Escrita sustentada: taxa por dados escritos</translation>
    </message>
    <message>
        <source>Sustained write: latency vs. data written (p50 to p99)</source>
        <translation>Escrita sustentada: latência por dados escritos (p50 a p99)</translation>
    </message>
</context>
<context>
    <name>DiskWritesText</name>
    <message>
        <source>Writes about %1 at the rates of this drive&apos;s last run, to a file of %2</source>
        <comment>size, size</comment>
        <translation>Escreve cerca de %1, com base nas taxas da última execução desta unidade, em um arquivo de %2</translation>
    </message>
    <message>
        <source>Writes about %1 at the rates of these drives&apos; last run, to files of %2</source>
        <comment>size, size</comment>
        <translation>Escreve cerca de %1, com base nas taxas da última execução destas unidades, em arquivos de %2</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3</source>
        <comment>size, rate, size</comment>
        <translation>Escreve cerca de %1 a %2 MB/s (uma unidade mais rápida escreve mais), em um arquivo de %3</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3</source>
        <comment>size, rate, size</comment>
        <translation>Escreve cerca de %1 a %2 MB/s (uma unidade mais rápida escreve mais), em arquivos de %3</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the disk test</source>
        <translation>Pasta para o teste de disco</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>all threads %1</source>
        <comment>figure</comment>
        <translation>todos os threads %1</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the figure of one thread</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>all threads</source>
        <translation>todos os threads</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Largura de banda da memória</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>%1 do pico</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>Latência da memória</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>região inteira %1</translation>
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
        <translation>um thread</translation>
    </message>
    <message>
        <source>Usual, all threads: %1</source>
        <translation>Usual, todos os threads: %1</translation>
    </message>
    <message>
        <source>Usual over the whole region: %1</source>
        <translation>Usual em toda a região: %1</translation>
    </message>
    <message>
        <source>Usual for a hard disk: %1</source>
        <translation>Usual em um disco rígido: %1</translation>
    </message>
    <message>
        <source>Usual for a SATA SSD: %1</source>
        <translation>Usual em um SSD SATA: %1</translation>
    </message>
    <message>
        <source>Usual for an NVMe SSD: %1</source>
        <translation>Usual em um SSD NVMe: %1</translation>
    </message>
    <message>
        <source>vs %1</source>
        <comment>the figure of another run</comment>
        <translation>contra %1</translation>
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
            <numerusform>de %1 a %Ln thread</numerusform>
            <numerusform>de %1 a %Ln threads</numerusform>
        </translation>
    </message>
    <message>
        <source>affinity: %1</source>
        <comment>how threads are bound to CPUs</comment>
        <translation>afinidade: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 per size</source>
        <comment>duration</comment>
        <translation>%1 por tamanho</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
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
        <translation>%1 GHz medidos</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>processor model, cores, memory</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 GHz measured</source>
        <comment>processor model, cores, memory, clock</comment>
        <translation>%1 · %2 · %3 · %4 GHz medidos</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>Máquina inteira</translation>
    </message>
    <message>
        <source>Whole machine without the disk</source>
        <translation>Máquina inteira sem o disco</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Todos os testes</translation>
    </message>
    <message>
        <source>Processor, memory and disk</source>
        <translation>Processador, memória e disco</translation>
    </message>
    <message>
        <source>Bandwidth and latency</source>
        <translation>Largura de banda e latência</translation>
    </message>
    <message>
        <source>Processor and memory</source>
        <translation>Processador e memória</translation>
    </message>
    <message>
        <source>Processor and disk</source>
        <translation>Processador e disco</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>Memória e disco</translation>
    </message>
    <message>
        <source>%1 per network measurement</source>
        <comment>duration</comment>
        <translation>%1 por medição de rede</translation>
    </message>
    <message>
        <source>integer %1, floating %2</source>
        <comment>durations</comment>
        <translation>inteiros %1, ponto flutuante %2</translation>
    </message>
    <message>
        <source>%1 per buffer</source>
        <comment>duration</comment>
        <translation>%1 por buffer</translation>
    </message>
    <message>
        <source>disk file %1</source>
        <comment>size</comment>
        <translation>arquivo de teste %1</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>preset</comment>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>preset</comment>
        <translation>Nbench clássico</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>preset</comment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Thorough</source>
        <comment>preset</comment>
        <translation>Minuciosa</translation>
    </message>
    <message>
        <source>A balance of time and precision.</source>
        <comment>preset</comment>
        <translation>Um equilíbrio entre tempo e precisão.</translation>
    </message>
    <message>
        <source>The settings closest to Nbench 2.0.</source>
        <comment>preset</comment>
        <translation>As configurações mais próximas das do Nbench 2.0.</translation>
    </message>
    <message>
        <source>A quick check: short tests and small files.</source>
        <comment>preset</comment>
        <translation>Uma verificação rápida: testes curtos e arquivos pequenos.</translation>
    </message>
    <message>
        <source>The most precise results: long tests and large files.</source>
        <comment>preset</comment>
        <translation>Os resultados mais precisos: testes longos e arquivos grandes.</translation>
    </message>
    <message>
        <source>µs</source>
        <comment>microseconds</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <comment>duration</comment>
        <translation>cerca de %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <comment>duration</comment>
        <translation>cerca de %1 min</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>faltam %1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s left</source>
        <translation>faltam %1 min %2 s</translation>
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
        <translation>%1× mais rápido</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <comment>than the layer above</comment>
        <translation>%1× mais lento</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Registradores</translation>
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
        <translation>%1 (referência)</translation>
    </message>
    <message>
        <source>%1 (reference: %2)</source>
        <comment>layer with its figures, those of another machine</comment>
        <translation>%1 (referência: %2)</translation>
    </message>
    <message>
        <source>Latency vs row above</source>
        <translation>Latência / linha acima</translation>
    </message>
    <message>
        <source>Read rate vs row above</source>
        <translation>Taxa de leitura em relação à linha acima</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>A&amp;brir execução…</translation>
    </message>
    <message>
        <source>Adds the runs of a file to the history, and shows them there</source>
        <translation>Adiciona ao histórico as execuções de um arquivo e as mostra ali</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>Arqui&amp;vos recentes</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>&amp;Salvar relatório…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>Salvar &amp;imagem…</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG</source>
        <translation>Salva o gráfico como PNG ou SVG</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>C&amp;ompartilhar…</translation>
    </message>
    <message>
        <source>Saves an anonymous copy of the run</source>
        <translation>Salva uma cópia anônima da execução</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>Confi&amp;gurações</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Loads the settings from a file</source>
        <translation>Carrega as configurações de um arquivo</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salvar como…</translation>
    </message>
    <message>
        <source>Saves the settings to a file</source>
        <translation>Salva as configurações em um arquivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Stops the run and quits</source>
        <translation>Para a execução e sai</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copies the table or the report, wherever the keyboard is</source>
        <translation>Copia a tabela ou o relatório, conforme o foco do teclado</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copiar &amp;imagem</translation>
    </message>
    <message>
        <source>Copies the chart as a picture</source>
        <translation>Copia o gráfico como imagem</translation>
    </message>
    <message>
        <source>Empties the report pane</source>
        <translation>Esvazia a área do relatório</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;xecutar</translation>
    </message>
    <message>
        <source>Same as the Run button</source>
        <translation>O mesmo que o botão “Executar”</translation>
    </message>
    <message>
        <source>&amp;Whole machine</source>
        <translation>Máquina &amp;inteira</translation>
    </message>
    <message>
        <source>Measures processor, levels of memory and disk</source>
        <translation>Mede processador, níveis de memória e disco</translation>
    </message>
    <message>
        <source>Whole machine &amp;options</source>
        <translation>&amp;Opções da máquina inteira</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Rápida (no máximo %Ln segundo)</numerusform>
            <numerusform>&amp;Rápida (no máximo %Ln segundos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>P&amp;adrão (no máximo %Ln segundo)</numerusform>
            <numerusform>P&amp;adrão (no máximo %Ln segundos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>&amp;Minuciosa (no máximo %Ln segundo)</numerusform>
            <numerusform>&amp;Minuciosa (no máximo %Ln segundos)</numerusform>
        </translation>
    </message>
    <message>
        <source>How long a run of the whole machine takes</source>
        <translation>Quanto tempo leva uma execução da máquina inteira</translation>
    </message>
    <message>
        <source>W&amp;ith the disk</source>
        <translation>Com o dis&amp;co</translation>
    </message>
    <message>
        <source>Whether a run of the whole machine writes to the disk</source>
        <translation>Se uma execução da máquina inteira escreve no disco</translation>
    </message>
    <message>
        <source>&amp;Levels of memory</source>
        <translation>&amp;Níveis de memória</translation>
    </message>
    <message>
        <source>Measures bandwidth and latency of each cache and of memory</source>
        <translation>Mede a largura de banda e a latência de cada cache e da memória</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>&amp;Processador</translation>
    </message>
    <message>
        <source>Measures integer and floating-point operations</source>
        <translation>Mede operações com inteiros e de ponto flutuante</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Memória</translation>
    </message>
    <message>
        <source>Measures moves in caches and memory</source>
        <translation>Mede movimentações nos caches e na memória</translation>
    </message>
    <message>
        <source>&amp;Disk</source>
        <translation>&amp;Disco</translation>
    </message>
    <message>
        <source>Measures writing and reading a file</source>
        <translation>Mede a escrita e a leitura de um arquivo</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>&amp;Rede</translation>
    </message>
    <message>
        <source>Measures the network to another machine that runs Strata</source>
        <translation>Mede a rede até outra máquina que executa o Strata</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tudo</translation>
    </message>
    <message>
        <source>Measures processor, moves, disk, bandwidth and latency in turn</source>
        <translation>Mede, um após o outro, processador, movimentações, disco, largura de banda e latência</translation>
    </message>
    <message>
        <source>Sus&amp;tained write…</source>
        <translation>Escrita s&amp;ustentada…</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Escreve por muito tempo para mostrar quando a unidade fica mais lenta</translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation>&amp;Ler um arquivo…</translation>
    </message>
    <message>
        <source>Measures reading alone, of a file that exists; nothing is written</source>
        <translation>Mede só a leitura de um arquivo que já existe; nada é escrito</translation>
    </message>
    <message>
        <source>&amp;Repeat…</source>
        <translation>R&amp;epetir…</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names several times, as a series that can be compared</source>
        <translation>Executa várias vezes o que o botão da janela indica, como uma série que se pode comparar</translation>
    </message>
    <message>
        <source>A/B t&amp;est of two settings…</source>
        <translation>Teste A/&amp;B de duas configurações…</translation>
    </message>
    <message>
        <source>Runs two settings alternately, and shows which is faster</source>
        <translation>Executa duas configurações alternadamente e mostra qual é mais rápida</translation>
    </message>
    <message>
        <source>&amp;Before and after…</source>
        <translation>Ante&amp;s e depois…</translation>
    </message>
    <message>
        <source>Shows what a BIOS or OS change made faster or slower</source>
        <translation>Mostra o que uma mudança no BIOS ou no sistema deixou mais rápido ou mais lento</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>P&amp;arar</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured</source>
        <translation>Encerra a execução e mantém o que já foi medido</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Exi&amp;bir</translation>
    </message>
    <message>
        <source>Set&amp;up…</source>
        <translation>&amp;Configurar…</translation>
    </message>
    <message>
        <source>Chooses times, buffer sizes, threads and the disk file</source>
        <translation>Escolhe tempos, tamanhos do buffer, threads e o arquivo de teste</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Conteúdo</translation>
    </message>
    <message>
        <source>Explains tests, numbers and charts</source>
        <translation>Explica testes, números e gráficos</translation>
    </message>
    <message>
        <source>Save &amp;diagnostics…</source>
        <translation>Salvar &amp;diagnóstico…</translation>
    </message>
    <message>
        <source>Checks the instrument, and saves the checks and facts of the machine to attach to a report</source>
        <translation>Verifica o instrumento e salva as verificações e os dados da máquina para anexar a um relato de problema</translation>
    </message>
    <message>
        <source>&amp;About Strata</source>
        <translation>&amp;Sobre o Strata</translation>
    </message>
    <message>
        <source>Shows version and licence</source>
        <translation>Mostra a versão e a licença</translation>
    </message>
    <message>
        <source>&amp;Kinds of cores in turn</source>
        <translation>Tipos de nú&amp;cleos em sequência</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names on each kind of cores, and compares them</source>
        <translation>Executa o que o botão da janela indica em cada tipo de núcleos, e os compara</translation>
    </message>
    <message>
        <source>&amp;Remove settings and history…</source>
        <translation>&amp;Remover configurações e histórico…</translation>
    </message>
    <message>
        <source>Removes all that Strata keeps on this computer, for instance before you uninstall it</source>
        <translation>Remove tudo o que o Strata guarda neste computador, por exemplo antes de desinstalá-lo</translation>
    </message>
    <message>
        <source>&amp;Result card…</source>
        <translation>Car&amp;tão de resultados…</translation>
    </message>
    <message>
        <source>Shows the main results with machine and grades as one picture, to save or copy</source>
        <translation>Mostra os resultados principais com máquina e notas em uma imagem, para salvar ou copiar</translation>
    </message>
    <message>
        <source>Saves what the page shows as a web page, drawing, table or file, or all reports as text</source>
        <translation>Salva o que a página mostra como página da Web, desenho, tabela ou arquivo, ou todos os relatórios como texto</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>&amp;Comparar execuções</translation>
    </message>
    <message>
        <source>C&amp;lear reports</source>
        <translation>&amp;Limpar relatórios</translation>
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
        <translation>hoje %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>ontem %1</translation>
    </message>
</context>
<context>
    <name>Network</name>
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
        <translation>Bidirecional</translation>
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
        <translation>sem carga</translation>
    </message>
    <message>
        <source>under upload</source>
        <comment>round trips</comment>
        <translation>sob upload</translation>
    </message>
    <message>
        <source>under download</source>
        <comment>round trips</comment>
        <translation>sob download</translation>
    </message>
    <message>
        <source>under bidirectional load</source>
        <comment>round trips</comment>
        <translation>sob carga bidirecional</translation>
    </message>
    <message>
        <source>1 stream</source>
        <translation>1 fluxo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Ln fluxo</numerusform>
            <numerusform>%Ln fluxos</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Taxa ao longo do tempo</translation>
    </message>
    <message>
        <source>Seconds since the streams started</source>
        <translation>Segundos desde o início dos fluxos</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>No streams measured in this session yet.</source>
        <translation>Nenhum fluxo medido nesta sessão ainda.</translation>
    </message>
    <message>
        <source>RTT over time (p50 to p99)</source>
        <translation>RTT ao longo do tempo (p50 a p99)</translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>Segundos desde o início</translation>
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
        <translation>Nenhum RTT medido nesta sessão ainda.</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>RTT por percentil</translation>
    </message>
    <message>
        <source>Percentile of round trips</source>
        <translation>Percentil das idas e voltas</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>No RTT measured yet.</source>
        <translation>Nenhum RTT medido ainda.</translation>
    </message>
    <message>
        <source>No streams measured yet.</source>
        <translation>Nenhum fluxo medido ainda.</translation>
    </message>
    <message>
        <source>No chunks measured yet.</source>
        <translation>Nenhum trecho medido ainda.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Overview</source>
        <translation>Visão geral</translation>
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
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading of History and Compare</comment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Press Run to measure the whole machine, or a cell above to measure only that; all together take %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Pressionar “Executar” para medir a máquina inteira, ou uma célula acima para medir só ela; tudo junto leva %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the processor; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>“Executar” mede o processador; leva %1.</translation>
    </message>
    <message>
        <source>Press Run to measure caches and memory; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>“Executar” mede os caches e a memória; leva %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the disk; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>“Executar” mede o disco; leva %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the network to the other machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>“Executar” mede a rede até a outra máquina; leva %1.</translation>
    </message>
    <message>
        <source>Press Run to measure the cores of this machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>“Executar” mede os núcleos desta máquina; leva %1.</translation>
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
        <translation>%1 do pico</translation>
    </message>
    <message>
        <source>whole region %1 ns</source>
        <comment>latency</comment>
        <translation>região inteira %1 ns</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>Clicar para medir só isto.</translation>
    </message>
    <message>
        <source>Opens the Network page.</source>
        <translation>Abre a página “Rede”.</translation>
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
        <translation>Na região inteira: %1</translation>
    </message>
    <message>
        <source>One thread: %1</source>
        <translation>Um thread: %1</translation>
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
        <translation>%1: não medido</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
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
        <translation>Mede isto em cada nível</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>within this computer</source>
        <translation>dentro deste computador</translation>
    </message>
    <message>
        <source>to another machine</source>
        <translation>até outra máquina</translation>
    </message>
    <message>
        <source>to another machine, not measured</source>
        <translation>até outra máquina, não medido</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Measures read, write, copy and latency here</source>
        <translation>Mede aqui leitura, escrita, cópia e latência</translation>
    </message>
    <message>
        <source>%1 measured, OS: %2</source>
        <comment>sizes of a cache</comment>
        <translation>%1 medido, SO: %2</translation>
    </message>
    <message>
        <source>%1 assumed, %2 reported</source>
        <comment>sizes of a cache</comment>
        <translation>%1 presumido, %2 informado</translation>
    </message>
    <message>
        <source>Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may use the rest. Strata chooses sizes by the part that it measured.</source>
        <comment>sizes of a cache</comment>
        <translation>Os programas dispõem de %1 dos %2 que o sistema informa. Outras máquinas virtuais ou programas podem usar o resto. O Strata escolhe os tamanhos pela parte que mediu.</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <comment>size of a cache</comment>
        <translation>%1 medido</translation>
    </message>
    <message>
        <source>%1 assumed</source>
        <comment>size of a cache</comment>
        <translation>%1 presumido</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <comment>size of a cache</comment>
        <translation>%1, não distinguível</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, operation</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>região inteira %1</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>arithmetic, registers</source>
        <translation>aritmética, registradores</translation>
    </message>
    <message>
        <source>Measures the processor</source>
        <translation>Mede o processador</translation>
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
        <translation>Registradores, %1</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>um ciclo</translation>
    </message>
    <message>
        <source>%1: %2 ns</source>
        <comment>cell, figure</comment>
        <translation>%1: %2 ns</translation>
    </message>
    <message>
        <source>From the clock that Strata measures with latency. Click to measure latency in L1.</source>
        <translation>Vem do clock que o Strata mede com a latência. Clicar para medir a latência em L1.</translation>
    </message>
    <message>
        <source>Measures the disk</source>
        <translation>Mede o disco</translation>
    </message>
    <message>
        <source>4K · p99 %1</source>
        <comment>random reads of 4 KiB</comment>
        <translation>4K · p99 %1</translation>
    </message>
    <message>
        <source>The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then Measure cache again.</source>
        <comment>sizes of a cache</comment>
        <translation>O sistema informa %2, que uma máquina virtual raramente recebe por inteiro. O Strata presume %1 até que duas medições sem perturbação coincidam. Para medir agora, escolher Exibir ▸ Máquina… e depois “Medir o cache de novo”.</translation>
    </message>
    <message>
        <source>%1× one thread</source>
        <comment>rate of all threads</comment>
        <translation>%1× um thread</translation>
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
            <numerusform>%1 e mais %Ln</numerusform>
            <numerusform>%1 e mais %Ln</numerusform>
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
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message>
        <source>Working set %1</source>
        <comment>size</comment>
        <translation>Conjunto de trabalho %1</translation>
    </message>
    <message>
        <source>Working set %1, in memory</source>
        <comment>size</comment>
        <translation>Conjunto de trabalho %1, na memória</translation>
    </message>
    <message>
        <source>Working set %1, in the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Conjunto de trabalho %1, no cache L%2</translation>
    </message>
    <message>
        <source>Working set %1, at the edge of the L%2 cache</source>
        <comment>size, level</comment>
        <translation>Conjunto de trabalho %1, na borda do cache L%2</translation>
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
        <translation>%1, o melhor número</translation>
    </message>
    <message>
        <source>Maximum: the slowest operation</source>
        <translation>Máximo: a operação mais lenta</translation>
    </message>
    <message>
        <source>p%1: %1 % of the operations take this long or less</source>
        <comment>percentile</comment>
        <translation>p%1: %1 % das operações levam este tempo ou menos</translation>
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
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <comment>of a test</comment>
        <translation>Após %1 s</translation>
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
        <translation>%1 se desconectou antes de enviar um código; isso conta como código errado.</translation>
    </message>
    <message>
        <source>Wrong code from %1.</source>
        <comment>address</comment>
        <translation>Código errado de %1.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>Códigos errados demais: o servidor bloqueia novas tentativas por %Ln segundo.</numerusform>
            <numerusform>Códigos errados demais: o servidor bloqueia novas tentativas por %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 disconnected: %2</source>
        <comment>who measured, why</comment>
        <translation>%1 se desconectou: %2</translation>
    </message>
    <message>
        <source>%1 disconnected without a test.</source>
        <comment>who</comment>
        <translation>%1 se desconectou sem fazer um teste.</translation>
    </message>
    <message>
        <source>%1 finished its network test.</source>
        <comment>who</comment>
        <translation>%1 concluiu seu teste de rede.</translation>
    </message>
    <message>
        <source>Server is on, waiting for a client.</source>
        <translation>O servidor está ligado e espera por um cliente.</translation>
    </message>
    <message>
        <source>%1 measures the network.</source>
        <comment>who</comment>
        <translation>%1 mede a rede.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>what is measured</comment>
        <translation>Agora: %1.</translation>
    </message>
    <message>
        <source>Server is off.</source>
        <translation>O servidor está desligado.</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>Iniciando o servidor</translation>
    </message>
    <message>
        <source>Server is paused while this machine measures. Clients can connect again after the run.</source>
        <translation>O servidor fica em pausa enquanto esta máquina mede. Os clientes podem se conectar de novo após a execução.</translation>
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
        <translation>Um thread</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Todos os threads</translation>
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
        <translation>medindo</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>em espera</translation>
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
        <translation>Medido em uma sessão anterior do Strata.</translation>
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
        <translation>outros: %1 de uma CPU</translation>
    </message>
    <message>
        <source>clock %1 GHz steady</source>
        <translation>clock %1 GHz, estável</translation>
    </message>
    <message>
        <source>clock %1 to %2 GHz</source>
        <translation>clock %1 a %2 GHz</translation>
    </message>
    <message>
        <source>no time stolen</source>
        <comment>by other virtual machines</comment>
        <translation>sem tempo roubado</translation>
    </message>
    <message>
        <source>%1 stolen</source>
        <comment>share of the time that other virtual machines take</comment>
        <translation>%1 de tempo roubado</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Outro programa</translation>
    </message>
    <message>
        <source>%1: %2 of a CPU</source>
        <comment>the busiest other program, percent</comment>
        <translation>%1: %2 de uma CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>%Ln amostra descartada</numerusform>
            <numerusform>%Ln amostras descartadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was not saved: %2. Save it again in another folder, or make room first.</source>
        <translation>%1 não foi salvo: %2. Salvar de novo em outra pasta ou liberar espaço antes.</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Moves</source>
        <comment>the memory test of Nbench</comment>
        <translation>Movimentações</translation>
    </message>
    <message>
        <source>Load machinery</source>
        <comment>what a core has for its loads</comment>
        <translation>Mecânica de loads</translation>
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
        <translation>Nó %1</translation>
    </message>
    <message>
        <source>1 performance core</source>
        <translation>1 núcleo de desempenho</translation>
    </message>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>%Ln núcleo de desempenho</numerusform>
            <numerusform>%Ln núcleos de desempenho</numerusform>
        </translation>
    </message>
    <message>
        <source>1 efficiency core</source>
        <translation>1 núcleo de eficiência</translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>%Ln núcleo de eficiência</numerusform>
            <numerusform>%Ln núcleos de eficiência</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>1 núcleo intermediário</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>%Ln núcleo intermediário</numerusform>
            <numerusform>%Ln núcleos intermediários</numerusform>
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
        <translation>desempenho</translation>
    </message>
    <message>
        <source>efficiency</source>
        <comment>kind of core</comment>
        <translation>eficiência</translation>
    </message>
    <message>
        <source>in between</source>
        <comment>kind of core</comment>
        <translation>intermediário</translation>
    </message>
    <message>
        <source>each %1</source>
        <comment>core has a cache of that size</comment>
        <translation>%1 cada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>%Ln soquete</numerusform>
            <numerusform>%Ln soquetes</numerusform>
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
        <translation>Cada núcleo: %1</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <translation>sem CPUs</translation>
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
            <numerusform>%Ln via</numerusform>
            <numerusform>%Ln vias</numerusform>
        </translation>
    </message>
    <message>
        <source>lines of %1</source>
        <comment>of a cache, size</comment>
        <translation>linhas de %1</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>Soquete %1</translation>
    </message>
    <message>
        <source>1 CPU is switched off</source>
        <translation>1 CPU está desativada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>%Ln CPU está desativada</numerusform>
            <numerusform>%Ln CPUs estão desativadas</numerusform>
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
        <translation>A parte utilizável do %1 (%2 informados) não está confirmada: outros programas ou máquinas virtuais perturbaram a medição. O Strata a repete quando for aberto de novo.</translation>
    </message>
    <message>
        <source>Measured: programs can use all of %1 (%2).</source>
        <comment>level, size</comment>
        <translation>Medido: os programas podem usar todo o %1 (%2).</translation>
    </message>
    <message>
        <source>Measured: programs can use nothing of %1 (%2 reported).</source>
        <comment>level, size</comment>
        <translation>Medido: os programas não podem usar nada do %1 (%2 informados).</translation>
    </message>
    <message>
        <source>Measured: programs can use about %1 of %2 (%3 reported).</source>
        <comment>size, level, size</comment>
        <translation>Medido: os programas podem usar cerca de %1 de %2 (%3 informados).</translation>
    </message>
    <message>
        <source>not allowed for this program</source>
        <comment>CPU</comment>
        <translation>não permitida para este programa</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>CPU</comment>
        <translation>desativada</translation>
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
        <translation>sem mudança</translation>
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
        <translation>%1 %, padrão</translation>
    </message>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>%1 %, de %Ln execução sua</numerusform>
            <numerusform>%1 %, de %Ln execuções suas</numerusform>
        </translation>
    </message>
    <message>
        <source>No result exists both before and after.</source>
        <translation>Nenhum resultado existe tanto antes quanto depois.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>%Ln resultado é mais rápido: %1.</numerusform>
            <numerusform>%Ln resultados são mais rápidos, sobretudo %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>%Ln resultado é mais lento: %1.</numerusform>
            <numerusform>%Ln resultados são mais lentos, sobretudo %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>%Ln resultado está sem mudança.</numerusform>
            <numerusform>%Ln resultados estão sem mudança.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>%Ln resultado é inconclusivo: executar mais repetições.</numerusform>
            <numerusform>%Ln resultados são inconclusivos: executar mais repetições.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>%Ln resultado não tem repetições suficientes.</numerusform>
            <numerusform>%Ln resultados não têm repetições suficientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1 mais rápido</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1 mais lento</translation>
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
        <translation>afinidade</translation>
    </message>
    <message>
        <source>buffer sizes</source>
        <translation>tamanhos do buffer</translation>
    </message>
    <message>
        <source>times</source>
        <translation>tempos</translation>
    </message>
    <message>
        <source>disk profile</source>
        <translation>perfil de disco</translation>
    </message>
    <message>
        <source>disk file</source>
        <translation>arquivo de teste</translation>
    </message>
    <message>
        <source>disk folders</source>
        <translation>pastas de teste</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>huge pages</translation>
    </message>
    <message>
        <source>raised priority</source>
        <translation>prioridade elevada</translation>
    </message>
    <message>
        <source>same as A: change at least one setting</source>
        <translation>igual a A: mudar ao menos uma configuração</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>difere em: %1</translation>
    </message>
    <message>
        <source>Takes %1 if both settings take the same time.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Leva %1 se as duas configurações levarem o mesmo tempo.</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>Teste A/B de duas configurações</translation>
    </message>
    <message>
        <source>Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat or other programs affects both equally.</source>
        <translation>Executa A e B em pares, sorteia a ordem em cada par e mostra qual é mais rápida. Desvios causados pelo calor ou por outros programas afetam as duas igualmente.</translation>
    </message>
    <message>
        <source>Tests: %1</source>
        <translation>Testes: %1</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>as in Setup</source>
        <translation>como em Configurar</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B:</translation>
    </message>
    <message>
        <source>&amp;Settings of B…</source>
        <translation>&amp;Configurações de B…</translation>
    </message>
    <message>
        <source>&amp;Huge pages, where available</source>
        <translation>&amp;Huge pages, onde disponíveis</translation>
    </message>
    <message>
        <source>&amp;Raised priority, if the OS allows it</source>
        <translation>P&amp;rioridade elevada, se o sistema permitir</translation>
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
        <translation>Antes e depois</translation>
    </message>
    <message>
        <source>Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.

1. Strata measures the present state: %1.
2. You change one thing, and restart the computer if that needs it.
3. Strata measures the same again, and shows what is faster or slower.</source>
        <translation>Mostra o efeito de uma mudança: no BIOS, no perfil de memória, em um driver ou em uma configuração do sistema.

1. O Strata mede o estado atual: %1.
2. Você muda uma coisa só e reinicia o computador, se necessário.
3. O Strata mede o mesmo outra vez e mostra o que ficou mais rápido ou mais lento.</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Repetições:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repetições</translation>
    </message>
    <message>
        <source>Takes %1 now, and the same time again after the change. Close other programs during both.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>Leva %1 agora, e o mesmo tempo outra vez após a mudança. Fechar outros programas durante as duas medições.</translation>
    </message>
    <message>
        <source>Takes the same time again after the change. Close other programs during both.</source>
        <translation>Leva o mesmo tempo outra vez após a mudança. Fechar outros programas durante as duas medições.</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Medir agora</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Measured before the change: %1, %2.

Change it now. Restart the computer if that is needed, and come back: Strata remembers where you were.

Change one thing only, or the finding cannot tell which of them it was.</source>
        <translation>Medido antes da mudança: %1, %2.

Fazer a mudança agora. Reiniciar o computador, se necessário, e voltar: o Strata lembra em que ponto tudo estava.

Mudar uma coisa só; senão, não há como saber qual delas fez a diferença.</translation>
    </message>
    <message>
        <source>Most results of this baseline are not reliable: only large differences will show. Close other programs, press Forget, and measure it again.</source>
        <translation>A maioria dos resultados desta base não é confiável: só diferenças grandes vão aparecer. Fechar outros programas, pressionar “Esquecer” e medir a base de novo.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Encerra esta comparação. Suas execuções permanecem no histórico.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Medir de novo</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Mais tarde</translation>
    </message>
    <message>
        <source>Show comparison</source>
        <translation>Mostrar comparação</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>Teste A/B de duas configurações</translation>
    </message>
    <message>
        <source>%1
%2

B beside A:
%3</source>
        <comment>the two settings, verdict</comment>
        <translation>%1
%2

B ao lado de A:
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
        <translation>Depois</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Conclusão</translation>
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
        <translation>Medir de novo</translation>
    </message>
    <message>
        <source>Repeats the tests from before the change and shows what is faster or slower.</source>
        <translation>Repete os testes feitos antes da mudança e mostra o que ficou mais rápido ou mais lento.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>Encerra esta comparação. Suas execuções permanecem no histórico.</translation>
    </message>
    <message>
        <source>Before the change, %1</source>
        <comment>date and time</comment>
        <translation>Antes da mudança, %1</translation>
    </message>
    <message>
        <source>After the change, %1</source>
        <comment>date and time</comment>
        <translation>Depois da mudança, %1</translation>
    </message>
    <message>
        <source>Before and after: the baseline is from %2 (%1). Make your change, then measure again.</source>
        <comment>tests, date and time</comment>
        <translation>Antes e depois: a base é de %2 (%1). Fazer a mudança e medir de novo.</translation>
    </message>
</context>
<context>
    <name>strata::gui::BindingRow</name>
    <message>
        <source>Performance cores</source>
        <translation>Núcleos de desempenho</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>Núcleos de eficiência</translation>
    </message>
    <message>
        <source>Low-power cores</source>
        <translation>Núcleos de baixo consumo</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Todos os núcleos</translation>
    </message>
    <message>
        <source>CPU numbers, such as 0,2,4-7: one per thread, in this order.</source>
        <translation>Números de CPUs, como 0,2,4-7: um por thread, nesta ordem.</translation>
    </message>
    <message>
        <source>The CPUs that the threads are pinned to.</source>
        <translation>As CPUs em que os threads são fixados.</translation>
    </message>
    <message>
        <source>Type CPU numbers separated by commas, such as 0,2,4-7.</source>
        <translation>Digitar números de CPUs separados por vírgulas, como 0,2,4-7.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1.</source>
        <translation>Esta máquina não tem a CPU %1.</translation>
    </message>
    <message>
        <source>This machine has no CPU %1. Allowed: %2.</source>
        <translation>Esta máquina não tem a CPU %1. Permitidas: %2.</translation>
    </message>
    <message>
        <source>&amp;Affinity</source>
        <translation>&amp;Afinidade</translation>
    </message>
    <message>
        <source>CPU affinity of the threads</source>
        <translation>Afinidade de CPU dos threads</translation>
    </message>
    <message>
        <source>Spread as far as possible</source>
        <translation>O mais espalhados possível</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>Próximos uns dos outros</translation>
    </message>
    <message>
        <source>Spread, one CPU per core</source>
        <translation>Espalhados, uma CPU por núcleo</translation>
    </message>
    <message>
        <source>Not pinned</source>
        <translation>Não fixados</translation>
    </message>
    <message>
        <source>These CPUs</source>
        <translation>Estas CPUs</translation>
    </message>
    <message>
        <source>CPUs that the threads are pinned to</source>
        <translation>CPUs em que os threads são fixados</translation>
    </message>
    <message>
        <source>Kind of cores that the threads run on</source>
        <translation>Tipo de núcleos em que os threads são executados</translation>
    </message>
    <message>
        <source>This processor mixes kinds of cores. Choose one kind to measure it alone.</source>
        <translation>Este processador mistura tipos de núcleos. Escolher um tipo para medi-lo sozinho.</translation>
    </message>
    <message>
        <source>Pick CP&amp;Us…</source>
        <translation>Escolher CP&amp;Us…</translation>
    </message>
    <message>
        <source>Pick CPUs in a picture of the machine</source>
        <translation>Escolher CPUs em uma imagem da máquina</translation>
    </message>
    <message>
        <source>Shows the machine. Strata pins the threads to the CPUs that you pick.</source>
        <translation>Mostra a máquina. O Strata fixa os threads nas CPUs escolhidas.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CardDialog</name>
    <message>
        <source>Result card</source>
        <translation>Cartão de resultados</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 points, to save as PNG or SVG</source>
        <comment>width, height</comment>
        <translation>Uma imagem de %1 × %2 pontos, para salvar como PNG ou SVG</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>Salvar cartão de resultados</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy result card</source>
        <translation>Copiar cartão de resultados</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartHead</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Show all of the chart</source>
        <translation>Mostrar o gráfico inteiro</translation>
    </message>
    <message>
        <source>Show the whole axis again (0)</source>
        <translation>Mostrar de novo o eixo inteiro (0)</translation>
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
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabela</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>O que o gráfico mostra</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartPanel</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
    <message>
        <source>No results for this chart.</source>
        <translation>Nenhum resultado para este gráfico.</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>Copiar &amp;tabela</translation>
    </message>
    <message>
        <source>Show as &amp;chart</source>
        <translation>Mostrar como &amp;gráfico</translation>
    </message>
    <message>
        <source>Show as ta&amp;ble</source>
        <translation>Mostrar como ta&amp;bela</translation>
    </message>
    <message>
        <source>Show &amp;all of the chart</source>
        <translation>Mostrar o gráfico &amp;inteiro</translation>
    </message>
</context>
<context>
    <name>strata::gui::CommandView</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>Copia&amp;r</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>Copiar a linha de comando</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>Copia a linha de comando.</translation>
    </message>
    <message>
        <source>What Run does, on the command line</source>
        <translation>O que Executar faz, na linha de comando</translation>
    </message>
    <message>
        <source>These settings on the command &amp;line</source>
        <translation>Estas configurações na &amp;linha de comando</translation>
    </message>
    <message>
        <source>These settings on the command line</source>
        <translation>Estas configurações na linha de comando</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the command line of Run</source>
        <translation>Copiar a linha de comando de Executar</translation>
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
        <translation>Nenhum lado visível tem resultados.</translation>
    </message>
    <message>
        <source>The baseline has none of these results. Clear “Relative to the baseline” to see those of the others.</source>
        <translation>A base não tem nenhum destes resultados. Desmarcar “Em relação à base” para ver os dos outros lados.</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>O que o gráfico mostra</translation>
    </message>
    <message>
        <source>Width of an access</source>
        <translation>Largura de um acesso</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Padrão de acesso</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Testes</translation>
    </message>
    <message>
        <source>Rela&amp;tive to the baseline</source>
        <translation>Em &amp;relação à base</translation>
    </message>
    <message>
        <source>Shows differences in percent instead of the results themselves</source>
        <translation>Mostra diferenças em porcentagem em vez dos próprios resultados</translation>
    </message>
    <message>
        <source>Gr&amp;oup more than %1 sides</source>
        <translation>A&amp;grupar mais de %1 lados</translation>
    </message>
    <message>
        <source>Draws the other sides as one band from minimum to maximum, with their median</source>
        <translation>Desenha os outros lados como uma só faixa do mínimo ao máximo, com a mediana deles</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of the horizontal axis</comment>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Shows the whole axis again (0)</source>
        <translation>Mostra de novo o eixo inteiro (0)</translation>
    </message>
    <message>
        <source>No other side has these results in common with the baseline. Clear “Relative to the baseline” to see the results of each.</source>
        <translation>Nenhum outro lado tem estes resultados em comum com a base. Desmarcar “Em relação à base” para ver os resultados de cada um.</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareExports</name>
    <message>
        <source>Export table</source>
        <translation>Exportar tabela</translation>
    </message>
    <message>
        <source>strata-comparison-%1.csv</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparacao-%1.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)</source>
        <translation>Tabelas (*.csv);;Arquivos de texto (*.txt);;Páginas da Web (*.html);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Comparison saved to %1</source>
        <translation>Comparação salva em %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Salvar imagem</translation>
    </message>
    <message>
        <source>strata-comparison-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparacao-%1.png</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>Imagens PNG (*.png);;Desenhos SVG (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Imagem salva em %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>O gráfico está na área de transferência.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>A tabela está na área de transferência.</translation>
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
        <translation>Só alguns lados têm estes</translation>
    </message>
    <message>
        <source>nothing tested: needs %1 repetitions on both sides</source>
        <translation>nada testado: são necessárias %1 repetições nos dois lados</translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>corrigido para %Ln linha (Benjamini–Hochberg)</numerusform>
            <numerusform>corrigido para %Ln linhas (Benjamini–Hochberg)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run counts once</source>
        <translation>Cada execução conta uma vez</translation>
    </message>
    <message>
        <source>margin: from your own unchanged runs, else 1 to 10 % by test</source>
        <translation>margem: das suas próprias execuções sem mudança, senão 1 a 10 % conforme o teste</translation>
    </message>
    <message>
        <source>≈ nearly the same size</source>
        <comment>of the next or last row&apos;s region of memory</comment>
        <translation>≈ quase o mesmo tamanho</translation>
    </message>
    <message>
        <source>only %1 has this</source>
        <comment>a side</comment>
        <translation>só %1 tem isto</translation>
    </message>
    <message>
        <source>the baseline lacks this</source>
        <translation>a base não tem isto</translation>
    </message>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>Média geométrica de %Ln repetição</numerusform>
            <numerusform>Média geométrica de %Ln repetições</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1, %2</source>
        <comment>in percent, what was found</comment>
        <translation>Diferença: %1, %2</translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <comment>from, to</comment>
        <translation>Intervalo: %1</translation>
    </message>
    <message>
        <source>Margin: %1</source>
        <comment>how far apart unchanged runs lie</comment>
        <translation>Margem: %1</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>sem resultado</translation>
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
        <translation>Adicionado de %1</translation>
    </message>
    <message>
        <source>All of %1 is compared already</source>
        <translation>Tudo de %1 já está na comparação</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add another run, series or file to compare with.</source>
        <translation>Adicionar outra execução, série ou arquivo para comparar.</translation>
    </message>
    <message>
        <source>All other sides are hidden.</source>
        <translation>Todos os outros lados estão ocultos.</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>settings with a value for each side</comment>
        <translation>Difere em: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>%Ln lado removido da comparação.</numerusform>
            <numerusform>%Ln lados removidos da comparação.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add runs to compare</source>
        <translation>Adicionar execuções para comparar</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;All files (*)</source>
        <translation>Execuções do Strata (*.strata *.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Adicio&amp;nar</translation>
    </message>
    <message>
        <source>Adds runs to compare; files can be dropped here too</source>
        <translation>Adiciona execuções para comparar; também é possível arrastar arquivos para cá</translation>
    </message>
    <message>
        <source>From the &amp;history</source>
        <translation>Do &amp;histórico</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>De um ar&amp;quivo…</translation>
    </message>
    <message>
        <source>&amp;Reference runs</source>
        <translation>Execuções de &amp;referência</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>Definir como ba&amp;se</translation>
    </message>
    <message>
        <source>Makes the selected side the baseline (Enter)</source>
        <translation>Torna o lado selecionado a base (Enter)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Remo&amp;ver</translation>
    </message>
    <message>
        <source>Removes the selected side from the comparison (Delete). It stays in the history.</source>
        <translation>Remove da comparação o lado selecionado (Delete). Ele permanece no histórico.</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <source>Removes all sides from the comparison. They stay in the history.</source>
        <translation>Remove da comparação todos os lados. Eles permanecem no histórico.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>How this is decided</source>
        <translation>Como isso é decidido</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copies the table in a form that spreadsheets accept</source>
        <translation>Copia a tabela em uma forma que as planilhas aceitam</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Ex&amp;portar</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>&amp;Tabela…</translation>
    </message>
    <message>
        <source>&amp;Picture of the chart…</source>
        <translation>&amp;Imagem do gráfico…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copiar a imagem</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>The first is the baseline. Alt with the up or down arrow key moves one.</source>
        <translation>O primeiro é a base. Alt com a seta para cima ou para baixo move um lado.</translation>
    </message>
    <message>
        <source>Drag a side to another place, or press Alt with an arrow key. The first is the baseline.</source>
        <translation>Arrastar um lado para outro lugar, ou pressionar Alt com uma tecla de seta. O primeiro é a base.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Nada para comparar ainda</translation>
    </message>
    <message>
        <source>Choose runs on the History page and press Compare, or press Add here. Files of runs can be dropped here.</source>
        <translation>Escolher execuções na página “Histórico” e pressionar “Comparar”, ou pressionar “Adicionar” aqui. Também é possível arrastar arquivos de execuções para cá.</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <comment>name of the baseline, what was found</comment>
        <translation>Em comparação com %1: %2</translation>
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
        <translation>pior nota: %1</translation>
    </message>
    <message>
        <source>largest difference: %1, %2</source>
        <comment>difference, name of a result</comment>
        <translation>maior diferença: %1, %2</translation>
    </message>
    <message>
        <source>mean of all its results: %1</source>
        <comment>how often a side is the baseline</comment>
        <translation>média de todos os seus resultados: %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>inconclusivo</translation>
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
            <numerusform>%Ln resultado que só alguns lados têm</numerusform>
            <numerusform>%Ln resultados que só alguns lados têm</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the tests</source>
        <translation>Pesquisar nos testes</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Só as di&amp;ferenças</translation>
    </message>
    <message>
        <source>Shows the rows that are better or worse</source>
        <translation>Mostra as linhas que são melhores ou piores</translation>
    </message>
    <message>
        <source>Shows or hides them below the others, with the reason</source>
        <translation>Mostra ou oculta esses resultados abaixo dos outros, com o motivo</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>Tabela de comparação</translation>
    </message>
    <message>
        <source>▲ better   ▼ worse   ? inconclusive   ~ few repetitions</source>
        <translation>▲ melhor   ▼ pior   ? inconclusivo   ~ poucas repetições</translation>
    </message>
    <message>
        <source>No result that the sides have in common.</source>
        <translation>Nenhum resultado que os lados tenham em comum.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedChooser</name>
    <message>
        <source>Reference results of another machine, shown beside those of this one</source>
        <translation>Resultados de referência de outra máquina, mostrados ao lado dos desta</translation>
    </message>
    <message>
        <source>%1
%2
Source: %3</source>
        <comment>what it is, machine, source</comment>
        <translation>%1
%2
Fonte: %3</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no published figures</comment>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Earlier runs of this machine</source>
        <translation>Execuções anteriores desta máquina</translation>
    </message>
    <message>
        <source>Published, year not known</source>
        <translation>Publicado, ano desconhecido</translation>
    </message>
    <message>
        <source>Published in %1</source>
        <comment>year</comment>
        <translation>Publicado em %1</translation>
    </message>
    <message>
        <source>What these results are compared with</source>
        <translation>Com o que estes resultados são comparados</translation>
    </message>
    <message>
        <source>Results of an earlier run or of another machine, shown beside those of now</source>
        <translation>Resultados de uma execução anterior ou de outra máquina, mostrados ao lado dos de agora</translation>
    </message>
    <message>
        <source>Results of an earlier run of this machine, shown beside those of now</source>
        <translation>Resultados de uma execução anterior desta máquina, mostrados ao lado dos de agora</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedRow</name>
    <message>
        <source>Compare with:</source>
        <translation>Comparar com:</translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message>
        <source>Remove settings and history</source>
        <translation>Remover configurações e histórico</translation>
    </message>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>Remover todas as configurações e todas as execuções guardadas? O Strata fecha e remove %Ln arquivo próprio de %1.</numerusform>
            <numerusform>Remover todas as configurações e todas as execuções guardadas? O Strata fecha e remove %Ln arquivos próprios de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Reports and run files that you saved elsewhere stay.</source>
        <translation>Não é possível desfazer. Relatórios e arquivos de execução salvos em outro lugar permanecem.</translation>
    </message>
    <message>
        <source>&amp;Remove and close</source>
        <translation>&amp;Remover e fechar</translation>
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
        <translation>Arquivo de %1</translation>
    </message>
    <message>
        <source>%1 s per workload</source>
        <translation>%1 s por carga de trabalho</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <comment>size</comment>
        <translation>Escreve %1</translation>
    </message>
    <message>
        <source>In %1. Strata deletes the file when the test ends.</source>
        <comment>folder</comment>
        <translation>Em %1. O Strata exclui o arquivo quando o teste termina.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Perfil de disco</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others use higher queue depths, like CrystalDiskMark.</source>
        <translation>Seleciona as linhas a medir. O clássico escreve e lê o arquivo inteiro uma vez, como o Nbench. Os outros usam profundidades de fila maiores, como o CrystalDiskMark.</translation>
    </message>
    <message>
        <source>Size of the disk file</source>
        <translation>Tamanho do arquivo de teste</translation>
    </message>
    <message>
        <source>A larger file exceeds the caches of the drive. Setup accepts any size.</source>
        <translation>Um arquivo maior ultrapassa os caches da unidade. “Configurar” aceita qualquer tamanho.</translation>
    </message>
    <message>
        <source>Time per workload</source>
        <translation>Tempo por carga de trabalho</translation>
    </message>
    <message>
        <source>Measuring time per cell. A longer time gives steadier results.</source>
        <translation>Tempo de medição por célula. Um tempo maior dá resultados mais estáveis.</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>O que a tabela mostra</translation>
    </message>
    <message>
        <source>Selects the large value in each cell. Does not measure again.</source>
        <translation>Seleciona o valor em destaque em cada célula. Não mede de novo.</translation>
    </message>
    <message>
        <source>Sustained write…</source>
        <translation>Escrita sustentada…</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Teste de escrita sustentada</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>Escreve por muito tempo para mostrar quando a unidade fica mais lenta</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>Ler um arquivo…</translation>
    </message>
    <message>
        <source>Read an existing file</source>
        <translation>Ler um arquivo existente</translation>
    </message>
    <message>
        <source>Measures only reading, from an existing file. Writes nothing.</source>
        <translation>Mede só a leitura, de um arquivo existente. Não escreve nada.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskCommands</name>
    <message>
        <source>Read a file</source>
        <translation>Ler um arquivo</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFileRow</name>
    <message>
        <source>Size of the disk file in each folder</source>
        <translation>Tamanho do arquivo de teste em cada pasta</translation>
    </message>
    <message>
        <source>Size of the disk file of each thread</source>
        <translation>Tamanho do arquivo de teste de cada thread</translation>
    </message>
    <message>
        <source>for each folder</source>
        <translation>para cada pasta</translation>
    </message>
    <message>
        <source>for each thread</source>
        <translation>para cada thread</translation>
    </message>
    <message>
        <source>A size from %1 to %2, such as 256M or %3.</source>
        <translation>Um tamanho de %1 a %2, como 256M ou %3.</translation>
    </message>
    <message>
        <source>At most %1 for each folder: %2 is free in %3.</source>
        <translation>No máximo %1 por pasta: %2 livres em %3.</translation>
    </message>
    <message>
        <source>At most %1 for each thread: %2 is free in %3.</source>
        <translation>No máximo %1 por thread: %2 livres em %3.</translation>
    </message>
    <message>
        <source>&amp;Disk file</source>
        <translation>Arqui&amp;vo de teste</translation>
    </message>
    <message>
        <source>Run on the Overview uses a file of at most %1 instead.</source>
        <translation>Em vez disso, “Executar” na “Visão geral” usa um arquivo de no máximo %1.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersDialog</name>
    <message>
        <source>Disk folders</source>
        <translation>Pastas de teste</translation>
    </message>
    <message>
        <source>The disk test uses one file in each folder, all at the same time. Folders on one drive share its throughput.</source>
        <translation>O teste de disco usa um arquivo em cada pasta, todos ao mesmo tempo. Pastas na mesma unidade dividem a vazão dela.</translation>
    </message>
    <message>
        <source>Each thread has its file in its own folder. With more threads than folders, the list starts again. Extra folders stay unused.</source>
        <translation>Cada thread tem seu arquivo em uma pasta própria. Com mais threads do que pastas, a lista recomeça. Pastas a mais ficam sem uso.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Disk folders, one for each thread</source>
        <translation>Pastas de teste, uma para cada thread</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Adicionar…</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Adicionar uma pasta</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Procurar…</translation>
    </message>
    <message>
        <source>Choose another folder for the selected file</source>
        <translation>Escolher outra pasta para o arquivo selecionado</translation>
    </message>
    <message>
        <source>Choose another folder for the selected thread</source>
        <translation>Escolher outra pasta para o thread selecionado</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Remove the selected folder</source>
        <translation>Remover a pasta selecionada</translation>
    </message>
    <message>
        <source>Or &amp;drives, as letters</source>
        <translation>Ou &amp;unidades, como letras</translation>
    </message>
    <message>
        <source>Letters of the drives</source>
        <translation>Letras das unidades</translation>
    </message>
    <message>
        <source>Letters of the drives, one for each thread</source>
        <translation>Letras das unidades, uma para cada thread</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Arquivo %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>threads</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Current folder: %1</source>
        <translation>Pasta atual: %1</translation>
    </message>
    <message>
        <source>The list has drive %1 twice. Type each letter once, such as cde.</source>
        <translation>A lista tem a unidade %1 duas vezes. Digitar cada letra uma vez, como cde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a drive letter. Type letters from a to z, such as cde.</source>
        <translation>“%1” não é uma letra de unidade. Digitar letras de a até z, como cde.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersRow</name>
    <message>
        <source>Current folder: %1</source>
        <translation>Pasta atual: %1</translation>
    </message>
    <message>
        <source>Only %1 is free in %2, not enough for a test file. Choose another folder.</source>
        <translation>Só há %1 livres em %2, espaço insuficiente para um arquivo de teste. Escolher outra pasta.</translation>
    </message>
    <message>
        <source>Disk folders</source>
        <translation>Pastas de teste</translation>
    </message>
    <message>
        <source>Set dis&amp;k…</source>
        <translation>Definir &amp;disco…</translation>
    </message>
    <message>
        <source>Set disk folders</source>
        <translation>Definir pastas de teste</translation>
    </message>
    <message>
        <source>Chooses the folders for the test files.</source>
        <translation>Escolhe as pastas dos arquivos de teste.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskGrid</name>
    <message>
        <source>Disk test</source>
        <translation>Teste de disco</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskPage</name>
    <message>
        <source>Back to the disk</source>
        <translation>Voltar ao disco</translation>
    </message>
    <message>
        <source>Shows the disk test again. The results of this file stay until you read another file.</source>
        <translation>Mostra de novo o teste de disco. Os resultados deste arquivo permanecem até a leitura de outro arquivo.</translation>
    </message>
    <message>
        <source>Reading %1, %2, in %3</source>
        <comment>name of a file, its size, its folder</comment>
        <translation>Leitura de %1, %2, em %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskProfileRow</name>
    <message>
        <source>Time per workload: a whole number of seconds from %1 to %2.</source>
        <translation>Tempo por carga de trabalho: um número inteiro de segundos de %1 a %2.</translation>
    </message>
    <message>
        <source>Reads: a whole number of percent from %1 to %2.</source>
        <translation>Leituras: um número inteiro de %1 a %2 por cento.</translation>
    </message>
    <message>
        <source>Queue depth per thread: a whole number from %1 to %2.</source>
        <translation>Profundidade de fila por thread: um número inteiro de %1 a %2.</translation>
    </message>
    <message>
        <source>Threads on the file: a whole number from %1 to %2.</source>
        <translation>Threads no arquivo: um número inteiro de %1 a %2.</translation>
    </message>
    <message>
        <source>Block size: a power of two from %1 to %2, such as 4K.</source>
        <translation>Tamanho do bloco: uma potência de dois de %1 a %2, como 4K.</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>Perfil de disco</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench.</source>
        <translation>Seleciona as linhas a medir. O clássico escreve e lê o arquivo inteiro uma vez, como o Nbench.</translation>
    </message>
    <message>
        <source>Seco&amp;nds per workload</source>
        <translation>Se&amp;gundos por carga de trabalho</translation>
    </message>
    <message>
        <source>Time per workload, seconds</source>
        <translation>Tempo por carga de trabalho, segundos</translation>
    </message>
    <message>
        <source>Reads, percent</source>
        <translation>Leituras, por cento</translation>
    </message>
    <message>
        <source>Reads, percent of all requests</source>
        <translation>Leituras, porcentagem de todas as solicitações</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Padrão de acesso</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>Sequencial</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatório</translation>
    </message>
    <message>
        <source>Sequential: the blocks in file order. Random: each block once, shuffled.</source>
        <translation>Sequencial: os blocos na ordem do arquivo. Aleatório: cada bloco uma vez, em ordem sorteada.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloco</translation>
    </message>
    <message>
        <source>Block size per request</source>
        <translation>Tamanho do bloco por solicitação</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>Profu&amp;ndidade de fila</translation>
    </message>
    <message>
        <source>Queue depth per thread</source>
        <translation>Profundidade de fila por thread</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads on the file</source>
        <translation>Threads no arquivo</translation>
    </message>
    <message>
        <source>Also with all-&amp;zero data (0-fill)</source>
        <translation>Também com dados só de &amp;zeros</translation>
    </message>
    <message>
        <source>Also with all-zero data (0-fill)</source>
        <translation>Também com dados só de zeros</translation>
    </message>
    <message>
        <source>Shows how drives and file systems handle compressible data. Do not compare disks by it.</source>
        <translation>Mostra como as unidades e os sistemas de arquivos tratam dados comprimíveis. Não serve para comparar discos.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskQuestion</name>
    <message>
        <source>This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata deletes the file afterwards.</source>
        <translation>Esta execução mede a máquina inteira em no máximo %1 segundos: processador, níveis de memória e disco. Para o disco, ela escreve um arquivo de até %2 e depois o lê e escreve por alguns segundos. Em seguida, o Strata exclui o arquivo.</translation>
    </message>
    <message>
        <source>%1

Where: %2</source>
        <comment>what is written, folder</comment>
        <translation>%1

Onde: %2</translation>
    </message>
    <message>
        <source>Measure the &amp;disk too</source>
        <translation>Medir também o &amp;disco</translation>
    </message>
    <message>
        <source>Strata asks this once. To change it later: Run &gt; Whole machine options.</source>
        <translation>O Strata pergunta isto uma vez. Para mudar mais tarde: Executar &gt; Opções da máquina inteira.</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskRowsView</name>
    <message>
        <source>Rate over time</source>
        <translation>Taxa ao longo do tempo</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>Latência ao longo do tempo</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>Latência por percentil</translation>
    </message>
    <message>
        <source>Sustained write: rate</source>
        <translation>Escrita sustentada: taxa</translation>
    </message>
    <message>
        <source>Sustained write: latency</source>
        <translation>Escrita sustentada: latência</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>O que o gráfico mostra</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message>
        <source>Other folders…</source>
        <translation>Outras pastas…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Drive to test</source>
        <translation>Unidade a testar</translation>
    </message>
    <message>
        <source>Chooses the drive to test, or the folders for the test files.</source>
        <translation>Escolhe a unidade a testar, ou as pastas dos arquivos de teste.</translation>
    </message>
    <message>
        <source>Checking the folder…</source>
        <translation>Verificando a pasta…</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>e mais %Ln pasta</numerusform>
            <numerusform>e mais %Ln pastas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>Recolocar na janela</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>Separar da janela</translation>
    </message>
    <message>
        <source>Hide; View, Report pane shows it again</source>
        <translation>Ocultar; “Exibir”, “Área do relatório” a mostra de novo</translation>
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
        <translation>Um tamanho de %1 a %2, como 64G.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>folder and drive</comment>
        <translation>Onde: %1.</translation>
    </message>
    <message>
        <source>Writes %1 in total, in repeated passes over a file of %2. It needs no more space than this file. Strata deletes it when the test ends or stops.</source>
        <translation>Escreve %1 no total, em passadas repetidas por um arquivo de %2. Não precisa de mais espaço do que este arquivo. O Strata o exclui quando o teste termina ou para.</translation>
    </message>
    <message>
        <source>This wears a flash drive: it writes %1 of this disk&apos;s capacity. Desktop drives are rated for about %2 full drive writes, so it uses %3 of that.</source>
        <translation>Isto desgasta uma unidade flash: escreve %1 da capacidade deste disco. Unidades de desktop são especificadas para cerca de %2 escritas completas, portanto isto usa %3 delas.</translation>
    </message>
    <message>
        <source>This wears a flash drive: each write uses a little of its rated life.</source>
        <translation>Isto desgasta uma unidade flash: cada escrita consome um pouco da vida útil prevista.</translation>
    </message>
    <message>
        <source>Strata verifies each pass, which takes about twice as long.</source>
        <translation>O Strata verifica cada passada, o que leva cerca do dobro do tempo.</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>Teste de escrita sustentada</translation>
    </message>
    <message>
        <source>Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and how fast it is then.</source>
        <translation>Mostra a taxa por dados escritos: onde o cache SLC da unidade enche, onde ela esquenta e a que velocidade ela escreve a partir daí.</translation>
    </message>
    <message>
        <source>Total &amp;write</source>
        <translation>Total a &amp;escrever</translation>
    </message>
    <message>
        <source>Bytes to write in total</source>
        <translation>Bytes a escrever no total</translation>
    </message>
    <message>
        <source>Choose more than the SLC cache of the drive, often 10 to 30 % of the free space.</source>
        <translation>Escolher mais do que o cache SLC da unidade, muitas vezes 10 a 30 % do espaço livre.</translation>
    </message>
    <message>
        <source>&amp;Read back and verify</source>
        <translation>&amp;Ler de volta e verificar</translation>
    </message>
    <message>
        <source>Read back and verify</source>
        <translation>Ler de volta e verificar</translation>
    </message>
    <message>
        <source>Finds blocks that the drive loses, misplaces or corrupts.</source>
        <translation>Encontra blocos que a unidade perde, troca de lugar ou corrompe.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>At %1 MB/s, the fastest rate of this drive&apos;s last test, that takes %2. It takes longer when the drive slows down.</source>
        <comment>rate, duration</comment>
        <translation>A %1 MB/s, a taxa mais alta do último teste desta unidade, isso leva %2. Leva mais tempo quando a unidade fica mais lenta.</translation>
    </message>
    <message>
        <source>At %1 MB/s that takes %2; a faster drive takes less.</source>
        <comment>rate, duration</comment>
        <translation>A %1 MB/s isso leva %2; uma unidade mais rápida leva menos tempo.</translation>
    </message>
</context>
<context>
    <name>strata::gui::Exports</name>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>Imagens PNG (*.png);;Desenhos SVG (*.svg)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Arquivos de texto (*.txt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata (*.strata)</source>
        <translation>Todos os relatórios como texto (*.txt);;Última execução como página da Web (*.html);;Última execução como desenho (*.svg);;Última execução como tabela (*.csv);;Última execução como arquivo do Strata (*.strata)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salvar relatório</translation>
    </message>
    <message>
        <source>strata-report-%1.txt</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-relatorio-%1.txt</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>Relatório salvo em %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Salvar imagem</translation>
    </message>
    <message>
        <source>strata-chart-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-grafico-%1.png</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>Imagem salva em %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>O gráfico está na área de transferência.</translation>
    </message>
    <message>
        <source>strata-machine-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-maquina-%1.png</translation>
    </message>
    <message>
        <source>Save diagnostics</source>
        <translation>Salvar diagnóstico</translation>
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
        <translation>Diagnóstico salvo em %1</translation>
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
        <translation>Salvar cartão de resultados</translation>
    </message>
    <message>
        <source>strata-card-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-cartao-%1.png</translation>
    </message>
    <message>
        <source>Result card saved to %1</source>
        <translation>Cartão de resultados salvo em %1</translation>
    </message>
    <message>
        <source>The result card is on the clipboard.</source>
        <translation>O cartão de resultados está na área de transferência.</translation>
    </message>
    <message>
        <source>all threads: %1</source>
        <comment>how many these are</comment>
        <translation>todos os threads: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table (*.csv);;This page as a file of Strata (*.strata)</source>
        <translation>Esta página como página da Web (*.html);;Esta página como desenho (*.svg);;Esta página como tabela (*.csv);;Esta página como arquivo do Strata (*.strata)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt)</source>
        <translation>Todos os relatórios como texto (*.txt)</translation>
    </message>
    <message>
        <source>strata-report-%1.html</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-relatorio-%1.html</translation>
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
        <translation>Mais</translation>
    </message>
    <message>
        <source>Show less of the notes</source>
        <translation>Mostrar menos observações</translation>
    </message>
    <message>
        <source>Show all of the notes</source>
        <translation>Mostrar todas as observações</translation>
    </message>
</context>
<context>
    <name>strata::gui::HeldBackLine</name>
    <message>
        <source>What holds this machine back: %1</source>
        <comment>a list</comment>
        <translation>O que limita esta máquina: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HelpPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back to the previous page (%1)</source>
        <translation>Voltar à página anterior (%1)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Forward to the next page (%1)</source>
        <translation>Avançar à próxima página (%1)</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Pesquisar na ajuda</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a pesquisa</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>Conteúdo da ajuda</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados da pesquisa</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Texto da ajuda</translation>
    </message>
    <message>
        <source>No results for “%1” in the help. Try fewer words, or part of a word.</source>
        <translation>Nenhum resultado para “%1” na ajuda. Tentar com menos palavras ou com parte de uma palavra.</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>Ocorrências: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message>
        <source>Search dates, labels, comments, machines and tests</source>
        <translation>Pesquisar datas, rótulos, comentários, máquinas e testes</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>Pesquisar no histórico</translation>
    </message>
    <message>
        <source>Tests to show</source>
        <translation>Testes a mostrar</translation>
    </message>
    <message>
        <source>Grades to show</source>
        <translation>Notas a mostrar</translation>
    </message>
    <message>
        <source>Machines to show</source>
        <translation>Máquinas a mostrar</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>Todos os testes</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Todas as notas</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Todas as máquinas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln execução</numerusform>
            <numerusform>%Ln execuções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 de %Ln execução</numerusform>
            <numerusform>%1 de %Ln execuções</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message>
        <source>not finished</source>
        <translation>não concluída</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>test, figure, unit</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln execução</numerusform>
            <numerusform>%Ln execuções</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a run in its series, runs of the series</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Testes</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>%1 (memory)</source>
        <comment>test, of what is behind the caches</comment>
        <translation>%1 (memória)</translation>
    </message>
    <message>
        <source>%1 (L%2)</source>
        <comment>test, number of a cache</comment>
        <translation>%1 (L%2)</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <comment>percent of a run</comment>
        <translation>em andamento, %1 %</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message>
        <source>Nothing new: these runs are in the history</source>
        <translation>Nada de novo: estas execuções já estão no histórico</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>%Ln execução adicionada de %1</numerusform>
            <numerusform>%Ln execuções adicionadas de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>%Ln execução adicionada</numerusform>
            <numerusform>%Ln execuções adicionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>%Ln execução excluída.</numerusform>
            <numerusform>%Ln execuções excluídas.</numerusform>
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
            <numerusform>Mais %Ln arquivo também não pôde ser lido.</numerusform>
            <numerusform>Mais %Ln arquivos também não puderam ser lidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>Importar execuções</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)</source>
        <translation>Execuções do Strata (*.strata *.json);;Saídas de outros programas (*.csv *.txt *.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>strata-run-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-execucao-%1.strata</translation>
    </message>
    <message>
        <source>strata-series-%1.strata</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-serie-%1.strata</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>Exportar execução</translation>
    </message>
    <message>
        <source>Export series</source>
        <translation>Exportar série</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Execuções do Strata (*.strata);;Páginas da Web (*.html);;Desenhos (*.svg);;Tabelas (*.csv);;Arquivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>Execuções salvas</translation>
    </message>
    <message>
        <source>Select one run to see its report here.</source>
        <translation>Selecionar uma execução para ver seu relatório aqui.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Abr&amp;ir</translation>
    </message>
    <message>
        <source>Shows the results of the selected run on the pages, with their charts. Double-clicking it does the same. From a series, it is the run at the median.</source>
        <translation>Mostra nas páginas os resultados da execução selecionada, com seus gráficos. Um clique duplo nela faz o mesmo. De uma série, mostra a execução que está na mediana.</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>Compares the selected runs, each with the rest of its series. With Shift, they are added to what is compared already.</source>
        <translation>Compara as execuções selecionadas, cada uma junto com o resto de sua série. Com Shift, elas se somam ao que já está na comparação.</translation>
    </message>
    <message>
        <source>&amp;Add to comparison</source>
        <translation>Adicio&amp;nar à comparação</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Exclui&amp;r</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>Ró&amp;tulo</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Ex&amp;portar…</translation>
    </message>
    <message>
        <source>Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text</source>
        <translation>Salva a execução selecionada, ou todas as execuções de uma série, como arquivo de execução, página da Web, desenho, tabela ou texto</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>Comparti&amp;lhar…</translation>
    </message>
    <message>
        <source>Saves an anonymized copy of the selected run</source>
        <translation>Salva uma cópia anônima da execução selecionada</translation>
    </message>
    <message>
        <source>Deletes the selected runs. Undo restores them.</source>
        <translation>Exclui as execuções selecionadas. “Desfazer” as restaura.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>I&amp;mportar…</translation>
    </message>
    <message>
        <source>Adds runs from a file; files can be dropped here too</source>
        <translation>Adiciona execuções de um arquivo; também é possível arrastar arquivos para cá</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>C&amp;omentário</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>No runs stored yet</source>
        <translation>Nenhuma execução salva ainda</translation>
    </message>
    <message>
        <source>Each run appears here when it has ended.</source>
        <translation>Cada execução aparece aqui quando termina.</translation>
    </message>
    <message>
        <source>The OS provides no folder for user data, so Strata cannot save runs.</source>
        <translation>O sistema não oferece uma pasta para dados do usuário, por isso o Strata não pode salvar execuções.</translation>
    </message>
    <message>
        <source>Run saved to %1</source>
        <translation>Execução salva em %1</translation>
    </message>
    <message>
        <source>Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment of a run.</source>
        <translation>Muda o rótulo da execução selecionada ou de todas as execuções de uma série (F2). Shift+F2 edita o comentário de uma execução.</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>of the selected run, as a table</comment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>A execução selecionada</translation>
    </message>
    <message>
        <source>Select one run to see its results here.</source>
        <translation>Selecionar uma execução para ver seus resultados aqui.</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryRow</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Keep runs in the &amp;history</source>
        <translation>Manter execuções no &amp;histórico</translation>
    </message>
    <message>
        <source>Keep runs in the history</source>
        <translation>Manter execuções no histórico</translation>
    </message>
    <message>
        <source>Stores each run on this computer, step by step. When off, the next run replaces it, unless you save its report.</source>
        <translation>Guarda cada execução neste computador, etapa por etapa. Se desligado, a próxima execução a substitui, a menos que você salve o relatório dela.</translation>
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
        <translation>Digitar o endereço que o servidor mostra: nesta página da outra máquina, ou com “strata-cli serve”.</translation>
    </message>
    <message>
        <source>Type the six-digit code that the server shows.</source>
        <translation>Digitar o código de seis dígitos que o servidor mostra.</translation>
    </message>
    <message>
        <source>A code has six digits.</source>
        <translation>Um código tem seis dígitos.</translation>
    </message>
    <message>
        <source>Type one code for all servers, or one code per server in the same order.</source>
        <translation>Digitar um só código para todos os servidores, ou um código por servidor na mesma ordem.</translation>
    </message>
    <message>
        <source>Choose at least one direction.</source>
        <translation>Escolher ao menos uma direção.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Measure the network (client)</source>
        <translation>Medir a rede (cliente)</translation>
    </message>
    <message>
        <source>Start the server on the other machine: on this page, or with &quot;strata-cli serve&quot;. It shows its addresses and a code.</source>
        <translation>Iniciar o servidor na outra máquina: nesta página, ou com “strata-cli serve”. Ele mostra seus endereços e um código.</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>En&amp;dereço:</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Endereço do servidor</translation>
    </message>
    <message>
        <source>A name or an address, with the port if it is not the default: desk.local:49001. Separate servers with commas. Strata measures each alone, then all together.</source>
        <translation>Um nome ou um endereço, com a porta se ela não for a padrão: desk.local:49001. Separar servidores com vírgulas. O Strata mede cada um sozinho e depois todos juntos.</translation>
    </message>
    <message>
        <source>C&amp;ode:</source>
        <translation>Cód&amp;igo:</translation>
    </message>
    <message>
        <source>Code of the server</source>
        <translation>Código do servidor</translation>
    </message>
    <message>
        <source>The six digits that the server shows. Strata does not store them. Separate the codes of several servers with commas.</source>
        <translation>Os seis dígitos que o servidor mostra. O Strata não os guarda. Separar com vírgulas os códigos de vários servidores.</translation>
    </message>
    <message>
        <source>&amp;Streams:</source>
        <translation>&amp;Fluxos:</translation>
    </message>
    <message>
        <source>Parallel streams</source>
        <translation>Fluxos paralelos</translation>
    </message>
    <message>
        <source>Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so on.</source>
        <translation>Conexões paralelas por direção. O Strata mede também cada potência de dois menor: 1, 2, 4 e assim por diante.</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Time per measurement</source>
        <translation>Tempo por medição</translation>
    </message>
    <message>
        <source>Measuring time for the RTT and for each kind of stream.</source>
        <translation>Tempo de medição para o RTT e para cada tipo de fluxo.</translation>
    </message>
    <message>
        <source>Streams from this machine to the other</source>
        <translation>Fluxos desta máquina para a outra</translation>
    </message>
    <message>
        <source>Streams from the other machine to this one</source>
        <translation>Fluxos da outra máquina para esta</translation>
    </message>
    <message>
        <source>Streams to and from the other machine at the same time</source>
        <translation>Fluxos de e para a outra máquina ao mesmo tempo</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>Um teste de disco interrompido deixou %Ln arquivo (%1) em %2.</numerusform>
            <numerusform>Um teste de disco interrompido deixou %Ln arquivos (%1) em %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>%Ln arquivo excluído (%1).</numerusform>
            <numerusform>%Ln arquivos excluídos (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>Excluir arquivos</translation>
    </message>
    <message>
        <source>Deletes these files, and nothing else.</source>
        <translation>Exclui estes arquivos e nada mais.</translation>
    </message>
    <message>
        <source>Keep files</source>
        <translation>Manter arquivos</translation>
    </message>
    <message>
        <source>Leaves these files where they are, and does not ask about them again.</source>
        <translation>Deixa estes arquivos onde estão e não pergunta de novo sobre eles.</translation>
    </message>
</context>
<context>
    <name>strata::gui::LegendButton</name>
    <message>
        <source>%1, shown</source>
        <comment>a line of the chart</comment>
        <translation>%1, visível</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <comment>a line of the chart</comment>
        <translation>%1, oculta</translation>
    </message>
    <message>
        <source>Hide in chart and table</source>
        <translation>Ocultar no gráfico e na tabela</translation>
    </message>
    <message>
        <source>Show in chart and table</source>
        <translation>Mostrar no gráfico e na tabela</translation>
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
        <translation>Execução em andamento</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>part of a run</comment>
        <translation>%1: concluído</translation>
    </message>
    <message>
        <source>%1: in progress</source>
        <comment>part of a run</comment>
        <translation>%1: em andamento</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>part of a run</comment>
        <translation>%1: por fazer</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Andamento da execução</translation>
    </message>
    <message>
        <source>Background load</source>
        <comment>what others take from the measured CPUs</comment>
        <translation>Carga em segundo plano</translation>
    </message>
</context>
<context>
    <name>strata::gui::MainWindow</name>
    <message>
        <source>Another machine is measuring the network to this one. A run would disturb it: wait until it has ended, or press Stop server on the page Network.</source>
        <translation>Outra máquina está medindo a rede até esta. Uma execução a perturbaria: esperar que termine, ou pressionar “Parar servidor” na página “Rede”.</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to open another.</source>
        <translation>Há uma execução em andamento. Esperar que termine, ou pressionar “Parar”, para abrir outra.</translation>
    </message>
    <message>
        <source>Detecting hardware…</source>
        <translation>Detectando o hardware…</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to check the instrument.</source>
        <translation>Há uma execução em andamento. Esperar que termine, ou pressionar “Parar”, para verificar o instrumento.</translation>
    </message>
    <message>
        <source>Checking the instrument…</source>
        <translation>Verificando o instrumento…</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Unit of rates</source>
        <translation>Unidade das taxas</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>unit of rates</comment>
        <translation>Unidade: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::MemoryPage</name>
    <message>
        <source>Scaling</source>
        <translation>Escalabilidade</translation>
    </message>
</context>
<context>
    <name>strata::gui::NetworkResults</name>
    <message>
        <source>Within this computer: the connection did not leave it, so these are figures of its memory and OS.</source>
        <translation>Dentro deste computador: a conexão não saiu dele, portanto estes números são da memória e do sistema dele.</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>Taxa ao longo do tempo</translation>
    </message>
    <message>
        <source>RTT over time</source>
        <translation>RTT ao longo do tempo</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>Fluxos</translation>
    </message>
    <message>
        <source>Chunks by size</source>
        <translation>Trechos por tamanho</translation>
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
        <translation>O que o gráfico mostra</translation>
    </message>
</context>
<context>
    <name>strata::gui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>strata::gui::OpenedRun</name>
    <message>
        <source>Opened from history: %1</source>
        <comment>when a run began, its label, the machine</comment>
        <translation>Aberta do histórico: %1</translation>
    </message>
    <message>
        <source>&amp;Back to current results</source>
        <translation>&amp;Voltar aos resultados atuais</translation>
    </message>
    <message>
        <source>Closes this run, and shows again what was measured last. The run stays in the history.</source>
        <translation>Fecha esta execução e mostra de novo o que foi medido por último. A execução permanece no histórico.</translation>
    </message>
</context>
<context>
    <name>strata::gui::OverviewPage</name>
    <message>
        <source>Moves</source>
        <comment>the chart of the memory test</comment>
        <translation>Movimentações</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>O que o gráfico mostra</translation>
    </message>
    <message>
        <source>&amp;Cores:</source>
        <translation>N&amp;úcleos:</translation>
    </message>
    <message>
        <source>Kind of cores that is measured</source>
        <translation>Tipo de núcleos medido</translation>
    </message>
    <message>
        <source>Result card…</source>
        <translation>Cartão de resultados…</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>Cartão de resultados</translation>
    </message>
    <message>
        <source>Shows these results as one picture, to save or copy</source>
        <translation>Mostra estes resultados em uma imagem, para salvar ou copiar</translation>
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
        <translation>Nível</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>Velocidade relativa</translation>
    </message>
    <message>
        <source>Core, levels of memory and disk</source>
        <translation>Núcleo, níveis de memória e disco</translation>
    </message>
    <message>
        <source>Reading by one thread. The bars are logarithmic.</source>
        <translation>Leitura por um thread. As barras são logarítmicas.</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>Um thread</translation>
    </message>
    <message>
        <source>Rates of one thread</source>
        <translation>Taxas de um thread</translation>
    </message>
    <message>
        <source>Shows and measures what one core can do</source>
        <translation>Mostra e mede o que um núcleo consegue fazer</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>Todos os threads</translation>
    </message>
    <message>
        <source>Rates of all threads</source>
        <translation>Taxas de todos os threads</translation>
    </message>
    <message>
        <source>Shows and measures what all CPUs can do together; latency always has one thread</source>
        <translation>Mostra e mede o que todas as CPUs conseguem fazer juntas; a latência sempre usa um thread</translation>
    </message>
    <message>
        <source>one thread</source>
        <comment>what the bars are of</comment>
        <translation>um thread</translation>
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
        <translation>Há um teste em execução. Estas configurações valem para o próximo.</translation>
    </message>
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
        <source>Estimating time and memory…</source>
        <translation>Estimando tempo e memória…</translation>
    </message>
    <message>
        <source>Fix the marked fields to see time and memory needed.</source>
        <translation>Corrigir os campos marcados para ver o tempo e a memória necessários.</translation>
    </message>
    <message>
        <source>Needs %1 of memory</source>
        <translation>Precisa de %1 de memória</translation>
    </message>
    <message>
        <source>Needs %1 of memory · about %2</source>
        <translation>Precisa de %1 de memória · cerca de %2</translation>
    </message>
    <message>
        <source>Needs %1 of memory · writes %2 to disk · about %3</source>
        <translation>Precisa de %1 de memória · escreve %2 no disco · cerca de %3</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <comment>the button; what it measures</comment>
        <translation>Executar: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlotView</name>
    <message>
        <source>The left and right arrow keys read out results, plus and minus zoom, 0 shows all. The table has the same results.</source>
        <translation>As teclas de seta para a esquerda e para a direita leem os resultados, mais e menos ampliam e reduzem, 0 mostra tudo. A tabela tem os mesmos resultados.</translation>
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
            <numerusform>“Executar” na “Visão geral” leva então no máximo %Ln segundo.</numerusform>
            <numerusform>“Executar” na “Visão geral” leva então no máximo %Ln segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run on the Overview has times of its own: choose them beside its button.</source>
        <translation>“Executar” na “Visão geral” tem tempos próprios: escolher ao lado do botão.</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Predefinição</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>preset, how long Run takes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Run takes about: %1</source>
        <comment>a time for each preset</comment>
        <translation>“Executar” leva cerca de: %1</translation>
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
        <translation>Threads: de um a todos</translation>
    </message>
    <message>
        <source>Threads: as in Setup</source>
        <translation>Threads: como em Configurar</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Thread counts to measure the processor with</source>
        <translation>Números de threads com que medir o processador</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
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
        <translation>Lendo %1…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Reads no further files. Those that were read stay.</source>
        <translation>Não lê mais arquivos. Os que já foram lidos permanecem.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RegionsRow</name>
    <message>
        <source>left out</source>
        <translation>deixado de fora</translation>
    </message>
    <message>
        <source>Strata chooses this size from the caches of this machine.</source>
        <translation>O Strata escolhe este tamanho pelos caches desta máquina.</translation>
    </message>
    <message>
        <source>Even the smallest buffers do not fit into the available memory.</source>
        <translation>Nem os menores buffers cabem na memória disponível.</translation>
    </message>
    <message>
        <source>Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.</source>
        <translation>Tamanho do buffer %1: no máximo %2, pois cada thread precisa de dois buffers assim na memória disponível.</translation>
    </message>
    <message>
        <source>Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.</source>
        <translation>Tamanho do buffer %1: de %2 a %3, como 16K ou %4. O Strata o omite se for 0 ou vazio.</translation>
    </message>
    <message>
        <source>With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>Com estes threads, os buffers dimensionados pelos caches precisam de %1 de memória, mas só há %2 disponíveis. Escolher menos threads, ou buffers de no máximo %3.</translation>
    </message>
    <message>
        <source>With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>Com estes threads, os buffers precisam de %1 de memória, mas só há %2 disponíveis. Escolher menos threads, ou buffers de no máximo %3.</translation>
    </message>
    <message>
        <source>Choose at most %1: each thread needs two such buffers, and %2 of memory is available.</source>
        <translation>Escolher no máximo %1: cada thread precisa de dois buffers assim, e há %2 de memória disponíveis.</translation>
    </message>
    <message>
        <source>Buffe&amp;r sizes</source>
        <translation>Tamanhos do &amp;buffer</translation>
    </message>
    <message>
        <source>Buffer sizes</source>
        <translation>Tamanhos do buffer</translation>
    </message>
    <message>
        <source>From the cache sizes</source>
        <translation>Pelos tamanhos dos caches</translation>
    </message>
    <message>
        <source>These sizes</source>
        <translation>Estes tamanhos</translation>
    </message>
    <message>
        <source>Buffer size %1</source>
        <translation>Tamanho do buffer %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message>
        <source>not known yet</source>
        <translation>ainda desconhecido</translation>
    </message>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>Para comparar duas séries, cada uma precisa de ao menos %Ln repetição.</numerusform>
            <numerusform>Para comparar duas séries, cada uma precisa de ao menos %Ln repetições.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strata saves each finished repetition to the history. Stop keeps the finished ones.</source>
        <translation>O Strata salva no histórico cada repetição concluída. “Parar” mantém as concluídas.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows the noise, so that you can compare series.</source>
        <translation>Repete os mesmos testes, cada vez com novos threads e nova memória. A dispersão das repetições mostra o ruído, o que permite comparar séries.</translation>
    </message>
    <message>
        <source>Tests:</source>
        <translation>Testes:</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Repetições:</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repetições</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Tempo:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
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
        <translation>Relatórios</translation>
    </message>
    <message>
        <source>The reports of runs appear here.</source>
        <translation>Os relatórios das execuções aparecem aqui.</translation>
    </message>
</context>
<context>
    <name>strata::gui::RespondForm</name>
    <message>
        <source>All addresses of this machine</source>
        <translation>Todos os endereços desta máquina</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>address, interface</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>Parar servidor</translation>
    </message>
    <message>
        <source>Start server</source>
        <translation>Iniciar servidor</translation>
    </message>
    <message>
        <source>Stops the server and disconnects the current client.</source>
        <translation>Para o servidor e desconecta o cliente atual.</translation>
    </message>
    <message>
        <source>Accepts clients that know the code. Stops after 15 minutes without a client.</source>
        <translation>Aceita clientes que conhecem o código. Para após 15 minutos sem cliente.</translation>
    </message>
    <message>
        <source>Let another machine connect (server)</source>
        <translation>Deixar outra máquina se conectar (servidor)</translation>
    </message>
    <message>
        <source>While the server is on, clients that know the code can run the network test, and nothing else.</source>
        <translation>Enquanto o servidor está ligado, clientes que conhecem o código podem executar o teste de rede e nada mais.</translation>
    </message>
    <message>
        <source>&amp;Listen on:</source>
        <translation>E&amp;scutar em:</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>Endereço em que escutar</translation>
    </message>
    <message>
        <source>The local address that the server accepts connections on.</source>
        <translation>O endereço local em que o servidor aceita conexões.</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Porta:</translation>
    </message>
    <message>
        <source>Port to listen on</source>
        <translation>Porta em que escutar</translation>
    </message>
    <message>
        <source>The firewall must allow incoming connections to this port.</source>
        <translation>O firewall precisa permitir conexões de entrada nesta porta.</translation>
    </message>
    <message>
        <source>For clients:</source>
        <translation>Para os clientes:</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>Endereços desta máquina</translation>
    </message>
    <message>
        <source>Code:</source>
        <translation>Código:</translation>
    </message>
    <message>
        <source>Code of this machine</source>
        <translation>Código desta máquina</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar o código</translation>
    </message>
    <message>
        <source>Copies the code to the clipboard</source>
        <translation>Copia o código para a área de transferência</translation>
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
        <translation>Teste</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Nota</translation>
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
        <translation>E&amp;xecutar: %1</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation>não pode ser executado com estas configurações</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Nada medido ainda</translation>
    </message>
    <message>
        <source>This run did not measure this test</source>
        <translation>Esta execução não mediu este teste</translation>
    </message>
    <message>
        <source>Not measured since this start of Strata</source>
        <translation>Não medido nesta sessão do Strata</translation>
    </message>
    <message>
        <source>No results of this test yet</source>
        <translation>Ainda não há resultados deste teste</translation>
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
        <translation>Andamento da execução</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>O que executar</translation>
    </message>
    <message>
        <source>How long the whole machine takes, or one part of it</source>
        <translation>Quanto tempo leva a máquina inteira, ou uma parte dela</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Runs what is named beside this button (%1)</source>
        <translation>Executa o que está indicado ao lado deste botão (%1)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured (%1)</source>
        <translation>Encerra a execução e mantém o que já foi medido (%1)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message>
        <source>%1 (extended)</source>
        <translation>%1 (prolongado)</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <comment>of a series by turns</comment>
        <translation>Execução %1 de %2</translation>
    </message>
    <message>
        <source>Repetition %1 of %2</source>
        <translation>Repetição %1 de %2</translation>
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
            <numerusform>%Ln resultado foi medido de novo em %1.</numerusform>
            <numerusform>%Ln resultados foram medidos de novo em %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The measurement with the better grade was kept, or else the one with the narrower interval.</source>
        <translation>Foi mantida a medição com a melhor nota ou, em caso de empate, a de intervalo mais estreito.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Parada antes que algo fosse medido.</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>Não medido.</translation>
    </message>
    <message>
        <source>Kept in the history.</source>
        <translation>Mantida no histórico.</translation>
    </message>
    <message>
        <source>%1 faster, %2 slower than the last run, most: %3 %4</source>
        <comment>numbers of results, result that changed most, by how much</comment>
        <translation>%1 mais rápidos, %2 mais lentos do que na última execução, sobretudo: %3 %4</translation>
    </message>
    <message>
        <source>Same as the last run (%1)</source>
        <translation>Igual à última execução (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>%Ln não confiável deixado de fora</numerusform>
            <numerusform>%Ln não confiáveis deixados de fora</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 improved, %2 kept</source>
        <comment>of the results that were measured again</comment>
        <translation>%1 melhorados, %2 mantidos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>%Ln resultado fora da faixa habitual</numerusform>
            <numerusform>%Ln resultados fora da faixa habitual</numerusform>
        </translation>
    </message>
    <message>
        <source>all in their usual range</source>
        <translation>todos em sua faixa habitual</translation>
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
            <numerusform>%Ln s</numerusform>
            <numerusform>%Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>Several runs, the last %1</source>
        <comment>when it began</comment>
        <translation>Várias execuções, a última %1</translation>
    </message>
    <message>
        <source>%1 took up to %2 of a CPU</source>
        <comment>program, percent</comment>
        <translation>%1 ocupou até %2 de uma CPU</translation>
    </message>
    <message>
        <source>Dimmed: earlier runs, the last %1</source>
        <comment>when</comment>
        <translation>Esmaecido: execuções anteriores, a última %1</translation>
    </message>
    <message>
        <source>Dimmed: the last run, %1</source>
        <comment>when</comment>
        <translation>Esmaecido: a última execução, %1</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>Nada medido ainda</translation>
    </message>
    <message>
        <source>A run shows its progress here, and then how reliable its results are.</source>
        <translation>Uma execução mostra aqui seu andamento e, depois, quão confiáveis são seus resultados.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>Parada após %Ln s.</numerusform>
            <numerusform>Parada após %Ln s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>Concluída em %Ln s.</numerusform>
            <numerusform>Concluída em %Ln s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunQuestion</name>
    <message>
        <source>The picture on the screen is disturbed while the framebuffer is measured. Strata restores it afterwards.</source>
        <translation>A imagem na tela é perturbada enquanto o framebuffer é medido. O Strata a restaura depois.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Executar agora</translation>
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
        <translation>Testes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More tests</source>
        <translation>Mais testes</translation>
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
        <translation>A: como em Configurar</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupCommands</name>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>Configurações (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Configurações: %1</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>Abrir configurações</translation>
    </message>
    <message>
        <source>%1 has no valid settings. %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1 não tem configurações válidas. %2</translation>
    </message>
    <message>
        <source>Settings loaded from %1</source>
        <translation>Configurações carregadas de %1</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Salvar configurações</translation>
    </message>
    <message>
        <source>Settings saved to %1</source>
        <translation>Configurações salvas em %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupDialog</name>
    <message>
        <source>Sho&amp;w fewer settings</source>
        <translation>Mo&amp;strar menos configurações</translation>
    </message>
    <message>
        <source>Sho&amp;w more settings</source>
        <translation>Mo&amp;strar mais configurações</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>Mostrar menos configurações</translation>
    </message>
    <message>
        <source>Show more settings</source>
        <translation>Mostrar mais configurações</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configurar</translation>
    </message>
    <message>
        <source>R&amp;estore defaults</source>
        <translation>R&amp;estaurar padrão</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurar padrão</translation>
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
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Fix the marked fields first.</source>
        <translation>Corrigir primeiro os campos marcados.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ShareDialog</name>
    <message>
        <source>left out</source>
        <translation>deixado de fora</translation>
    </message>
    <message>
        <source>strata-shared-%1.html</source>
        <comment>file name; the date</comment>
        <translation>strata-compartilhado-%1.html</translation>
    </message>
    <message>
        <source>Save the copy to share</source>
        <translation>Salvar a cópia para compartilhar</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Páginas da Web (*.html);;Execuções do Strata (*.strata);;Desenhos (*.svg);;Tabelas (*.csv);;Arquivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Copy to share saved to %1</source>
        <translation>Cópia para compartilhar salva em %1</translation>
    </message>
    <message>
        <source>Share run</source>
        <translation>Compartilhar execução</translation>
    </message>
    <message>
        <source>Saves a copy of this run without what identifies the computer. The run itself stays as it is. Strata sends nothing anywhere: you choose where the file goes.</source>
        <translation>Salva uma cópia desta execução sem o que identifica o computador. A própria execução fica como está. O Strata não envia nada: você escolhe para onde vai o arquivo.</translation>
    </message>
    <message>
        <source>&amp;Keep label and comment</source>
        <translation>&amp;Manter rótulo e comentário</translation>
    </message>
    <message>
        <source>They may contain personal data</source>
        <translation>Podem conter dados pessoais</translation>
    </message>
    <message>
        <source>&amp;Removed or changed</source>
        <translation>&amp;Removido ou alterado</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>In your run</source>
        <translation>Na sua execução</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>Na cópia</translation>
    </message>
    <message>
        <source>What the copy removes or changes</source>
        <translation>O que a cópia remove ou altera</translation>
    </message>
    <message>
        <source>&amp;Save copy…</source>
        <translation>&amp;Salvar cópia…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>Resultados exibidos confiáveis: %1 de %Ln</numerusform>
            <numerusform>Resultados exibidos confiáveis: %1 de %Ln</numerusform>
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
            <numerusform>Medir %Ln de novo</numerusform>
            <numerusform>Medir os %Ln de novo</numerusform>
        </translation>
    </message>
    <message>
        <source>Measures only the results that are not reliable. The measurement with the better grade stays, or else the one with the narrower interval. Close other programs first.</source>
        <translation>Mede só os resultados que não são confiáveis. Fica a medição com a melhor nota ou, em caso de empate, a de intervalo mais estreito. Fechar outros programas antes.</translation>
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
        <translation>Vetores: aritmética com os vetores mais largos, a que mais esquenta. Inteiros: ordenação. Memória: cópias.</translation>
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
        <translation>Duração</translation>
    </message>
    <message>
        <source>Thin laptops fall within a minute or two, large coolers after ten or more.</source>
        <translation>Em notebooks finos, a taxa cai em um ou dois minutos; com coolers grandes, após dez ou mais.</translation>
    </message>
</context>
<context>
    <name>strata::gui::SweepBar</name>
    <message>
        <source>One size per level</source>
        <translation>Um tamanho por nível</translation>
    </message>
    <message>
        <source>Quick sweep</source>
        <translation>Varredura rápida</translation>
    </message>
    <message>
        <source>Full sweep</source>
        <translation>Varredura completa</translation>
    </message>
    <message>
        <source>One chain</source>
        <translation>Uma cadeia</translation>
    </message>
    <message>
        <source>Widest operand</source>
        <translation>Operando mais largo</translation>
    </message>
    <message>
        <source>All widths</source>
        <translation>Todas as larguras</translation>
    </message>
    <message>
        <source>One to twelve chains</source>
        <translation>De uma a doze cadeias</translation>
    </message>
    <message>
        <source>All kernels</source>
        <translation>Todos os laços</translation>
    </message>
    <message>
        <source>Default pages</source>
        <translation>Páginas padrão</translation>
    </message>
    <message>
        <source>Huge pages</source>
        <translation>Huge pages</translation>
    </message>
    <message>
        <source>Default and huge pages</source>
        <translation>Páginas padrão e huge pages</translation>
    </message>
    <message>
        <source>Extent of the sweep</source>
        <translation>Extensão da varredura</translation>
    </message>
    <message>
        <source>Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, which shows the levels themselves.</source>
        <translation>Rápida: alguns tamanhos de cada lado de cada cache. Completa: oito tamanhos em cada oitava, o que mostra os próprios níveis.</translation>
    </message>
    <message>
        <source>Chains of the sweep</source>
        <translation>Cadeias da varredura</translation>
    </message>
    <message>
        <source>Kernels of the sweep</source>
        <translation>Laços de medição da varredura</translation>
    </message>
    <message>
        <source>One load at a time, or up to twelve in flight</source>
        <translation>Um load por vez, ou até doze em andamento</translation>
    </message>
    <message>
        <source>Sequential kernels only, or random, non-temporal and prefetching ones too</source>
        <translation>Só laços de medição sequenciais, ou também os aleatórios, os não temporais e os com pré-busca</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Tamanho da página</translation>
    </message>
    <message>
        <source>Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back to back, and the chart has both curves. The report shows what the OS gave.</source>
        <translation>As huge pages (em geral de 2 MiB) evitam faltas de TLB. Ambas: o Strata mede cada tamanho nos dois tipos, um logo após o outro, e o gráfico tem as duas curvas. O relatório mostra o que o sistema concedeu.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Varrer</translation>
    </message>
    <message>
        <source>Sweep latency</source>
        <translation>Varrer latência</translation>
    </message>
    <message>
        <source>Sweep bandwidth</source>
        <translation>Varrer largura de banda</translation>
    </message>
    <message>
        <source>Measures through all sizes, from the first cache to memory</source>
        <translation>Mede todos os tamanhos, do primeiro cache até a memória</translation>
    </message>
</context>
<context>
    <name>strata::gui::ThreadsRow</name>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>Um número inteiro de %1 a %2.</translation>
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
        <translation>Número</translation>
    </message>
    <message>
        <source>One per CPU</source>
        <translation>Um por CPU</translation>
    </message>
    <message>
        <source>One per core</source>
        <translation>Um por núcleo</translation>
    </message>
    <message>
        <source>Scale up to</source>
        <translation>Aumentar até</translation>
    </message>
    <message>
        <source>Scaling test: runs each test with 1, 2, 4 threads and so on, up to all</source>
        <translation>Teste de escalabilidade: executa cada teste com 1, 2, 4 threads e assim por diante, até todos</translation>
    </message>
    <message>
        <source>Number of threads</source>
        <translation>Número de threads</translation>
    </message>
</context>
<context>
    <name>strata::gui::TimesRow</name>
    <message>
        <source>Integer time: a whole number of seconds from %1 to %2.</source>
        <translation>Tempo de inteiros: um número inteiro de segundos de %1 a %2.</translation>
    </message>
    <message>
        <source>Floating time: a whole number of seconds from %1 to %2.</source>
        <translation>Tempo de ponto flutuante: um número inteiro de segundos de %1 a %2.</translation>
    </message>
    <message>
        <source>Memory time: a whole number of seconds from %1 to %2, per buffer size.</source>
        <translation>Tempo de memória: um número inteiro de segundos de %1 a %2, por tamanho do buffer.</translation>
    </message>
    <message>
        <source>Times, seconds</source>
        <translation>Tempos, segundos</translation>
    </message>
    <message>
        <source>&amp;Integer</source>
        <translation>&amp;Inteiros</translation>
    </message>
    <message>
        <source>Integer time, seconds</source>
        <translation>Tempo de inteiros, segundos</translation>
    </message>
    <message>
        <source>&amp;Floating</source>
        <translation>Ponto &amp;flutuante</translation>
    </message>
    <message>
        <source>Floating time, seconds</source>
        <translation>Tempo de ponto flutuante, segundos</translation>
    </message>
    <message>
        <source>&amp;Memory, per size</source>
        <translation>&amp;Memória, por tamanho</translation>
    </message>
    <message>
        <source>Memory time per buffer size, seconds</source>
        <translation>Tempo de memória por tamanho do buffer, segundos</translation>
    </message>
    <message>
        <source>&amp;Stop when precise</source>
        <translation>Parar &amp;quando atingir a precisão</translation>
    </message>
    <message>
        <source>Stop when precise</source>
        <translation>Parar quando atingir a precisão</translation>
    </message>
    <message>
        <source>Ends a test early once its result is precise. When off, each test uses its full time, like Nbench.</source>
        <translation>Encerra um teste mais cedo assim que seu resultado atinge a precisão. Se desligado, cada teste usa todo o seu tempo, como o Nbench.</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyDialog</name>
    <message>
        <source>Measuring the usable part of the last cache level: %1</source>
        <translation>Medindo a parte utilizável do último nível de cache: %1</translation>
    </message>
    <message>
        <source>No CPU picked</source>
        <translation>Nenhuma CPU escolhida</translation>
    </message>
    <message>
        <source>CPU %1 picked</source>
        <translation>CPU %1 escolhida</translation>
    </message>
    <message>
        <source>CPUs %1 picked</source>
        <translation>CPUs %1 escolhidas</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Salvar imagem…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Salvar imagem</translation>
    </message>
    <message>
        <source>&amp;Measure cache again</source>
        <translation>&amp;Medir o cache de novo</translation>
    </message>
    <message>
        <source>Measure cache again</source>
        <translation>Medir o cache de novo</translation>
    </message>
    <message>
        <source>Measures how much of the last cache level programs can use, in three seconds at most.</source>
        <translation>Mede quanto do último nível de cache os programas podem usar, em no máximo três segundos.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Pick CPUs</source>
        <translation>Escolher CPUs</translation>
    </message>
    <message>
        <source>Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range.</source>
        <translation>Clicar nas CPUs em que fixar threads, ou em uma caixa para escolher todas as CPUs dentro dela. Shift+clique escolhe um intervalo.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Redefinir</translation>
    </message>
    <message>
        <source>Reset to the previous selection</source>
        <translation>Redefinir para a seleção anterior</translation>
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
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Copy &amp;facts</source>
        <translation>Copiar &amp;dados</translation>
    </message>
    <message>
        <source>Copy facts</source>
        <translation>Copiar dados</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyView</name>
    <message>
        <source>Picture of the machine</source>
        <translation>Imagem da máquina</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <comment>a part of the machine</comment>
        <translation>%1, na seleção</translation>
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
        <translation>fora da faixa habitual</translation>
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
            <numerusform>%1, %Ln execução desde %2: mediana %3 %4</numerusform>
            <numerusform>%1, %Ln execuções desde %2: mediana %3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>too few for a usual range</source>
        <translation>poucas demais para uma faixa habitual</translation>
    </message>
    <message>
        <source>all in the usual range</source>
        <translation>todas na faixa habitual</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>%Ln fora da faixa habitual</numerusform>
            <numerusform>%Ln fora da faixa habitual</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>The figure over time</source>
        <translation>O resultado ao longo do tempo</translation>
    </message>
    <message>
        <source>Point at a run to read it, or use the arrow keys. Click to select it.</source>
        <translation>Apontar para uma execução para lê-la, ou usar as teclas de seta. Clicar para selecioná-la.</translation>
    </message>
</context>
<context>
    <name>strata::gui::ViewMenu</name>
    <message>
        <source>&amp;Actual size (now %1 %)</source>
        <translation>Tamanho &amp;real (agora %1 %)</translation>
    </message>
    <message>
        <source>&amp;Unit of rates</source>
        <translation>&amp;Unidade das taxas</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Am&amp;pliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Redu&amp;zir</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Report pane</source>
        <translation>Área do re&amp;latório</translation>
    </message>
    <message>
        <source>&amp;Machine…</source>
        <translation>Má&amp;quina…</translation>
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
        <translation>Processador</translation>
    </message>
    <message>
        <source>Copy rate by method</source>
        <extracomment>chart-copy</extracomment>
        <translation>Taxa de cópia por método</translation>
    </message>
    <message>
        <source>C library function rate vs. size</source>
        <extracomment>chart-library</extracomment>
        <translation>Taxa das funções da biblioteca C por tamanho</translation>
    </message>
    <message>
        <source>Register transfer rate</source>
        <extracomment>chart-registers</extracomment>
        <translation>Taxa de transferência entre registradores</translation>
    </message>
    <message>
        <source>String instruction rate</source>
        <extracomment>chart-string</extracomment>
        <translation>Taxa das instruções de string</translation>
    </message>
    <message>
        <source>Rate of later passes by memory type</source>
        <extracomment>chart-memtypes</extracomment>
        <translation>Taxa das passadas seguintes por tipo de memória</translation>
    </message>
    <message>
        <source>Each core, in percent of the fastest</source>
        <extracomment>chart-cores</extracomment>
        <translation>Cada núcleo, em porcentagem do mais rápido</translation>
    </message>
    <message>
        <source>Core-to-core latency</source>
        <extracomment>chart-core-to-core</extracomment>
        <translation>Latência entre núcleos</translation>
    </message>
    <message>
        <source>Threads were not pinned, so the times are not those of known pairs of CPUs. See the table.</source>
        <extracomment>chart-core-to-core-unpinned</extracomment>
        <translation>Os threads não foram fixados, portanto os tempos não são os de pares conhecidos de CPUs. Ver a tabela.</translation>
    </message>
    <message>
        <source>Latency between NUMA nodes</source>
        <extracomment>chart-numa-latency</extracomment>
        <translation>Latência entre nós NUMA</translation>
    </message>
    <message>
        <source>Bandwidth between NUMA nodes</source>
        <extracomment>chart-numa-bandwidth</extracomment>
        <translation>Largura de banda entre nós NUMA</translation>
    </message>
    <message>
        <source>Node of the CPUs</source>
        <extracomment>chart-node-from</extracomment>
        <translation>Nó das CPUs</translation>
    </message>
    <message>
        <source>Memory of node</source>
        <extracomment>chart-node-to</extracomment>
        <translation>Memória do nó</translation>
    </message>
    <message>
        <source>CPUs of node {1}</source>
        <extracomment>chart-node-cpus</extracomment>
        <translation>CPUs do nó {1}</translation>
    </message>
    <message>
        <source>Pauses over time</source>
        <extracomment>chart-pauses</extracomment>
        <translation>Pausas ao longo do tempo</translation>
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
        <translation>% dos segundos 2 a 12</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12; temperature in degrees C</source>
        <extracomment>chart-sustained-axis-heat</extracomment>
        <translation>% dos segundos 2 a 12; temperatura em graus C</translation>
    </message>
    <message>
        <source>Rate, %</source>
        <extracomment>chart-sustained-rate</extracomment>
        <translation>Taxa, %</translation>
    </message>
    <message>
        <source>Clock, %</source>
        <extracomment>chart-sustained-clock</extracomment>
        <translation>Clock, %</translation>
    </message>
    <message>
        <source>Temperature, degrees C</source>
        <extracomment>chart-sustained-temperature</extracomment>
        <translation>Temperatura, graus C</translation>
    </message>
    <message>
        <source>fell at {1} s</source>
        <extracomment>sustained-fall</extracomment>
        <translation>caiu aos {1} s</translation>
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
        <translation>Outros testes</translation>
    </message>
    <message>
        <source>{1}, by the number of threads</source>
        <extracomment>chart-by-threads</extracomment>
        <translation>{1}, pelo número de threads</translation>
    </message>
    <message>
        <source>Operations per second of each thread</source>
        <extracomment>chart-of-threads</extracomment>
        <translation>Operações por segundo de cada thread</translation>
    </message>
    <message>
        <source>Operations per second vs. threads</source>
        <extracomment>chart-processor-scaling</extracomment>
        <translation>Operações por segundo por threads</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <extracomment>chart-linear</extracomment>
        <translation>escalabilidade linear</translation>
    </message>
    <message>
        <source>{1}: linear scaling</source>
        <extracomment>chart-line-linear</extracomment>
        <translation>{1}: escalabilidade linear</translation>
    </message>
    <message>
        <source>Move rate vs. buffer size</source>
        <extracomment>chart-memory</extracomment>
        <translation>Taxa de movimentação por tamanho do buffer</translation>
    </message>
    <message>
        <source>Bandwidth vs. working set</source>
        <extracomment>chart-bandwidth</extracomment>
        <translation>Largura de banda por conjunto de trabalho</translation>
    </message>
    <message>
        <source>Latency vs. working set</source>
        <extracomment>chart-latency</extracomment>
        <translation>Latência por conjunto de trabalho</translation>
    </message>
    <message>
        <source>Latency vs. memory traffic</source>
        <extracomment>chart-loaded-latency</extracomment>
        <translation>Latência por tráfego de memória</translation>
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
        <source>Rate by number of threads</source>
        <extracomment>chart-scaling</extracomment>
        <translation>Taxa por número de threads</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>chart-what</extracomment>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>chart-thread</extracomment>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Buffer size per thread</source>
        <extracomment>chart-buffer</extracomment>
        <translation>Tamanho do buffer por thread</translation>
    </message>
    <message>
        <source>Size of one call</source>
        <extracomment>chart-call-size</extracomment>
        <translation>Tamanho de uma chamada</translation>
    </message>
    <message>
        <source>Buffer size per thread (of two)</source>
        <extracomment>chart-buffers</extracomment>
        <translation>Tamanho do buffer por thread (de dois)</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>chart-size</extracomment>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Working set per thread</source>
        <extracomment>chart-working-set-per-thread</extracomment>
        <translation>Conjunto de trabalho por thread</translation>
    </message>
    <message>
        <source>Working set</source>
        <extracomment>chart-working-set</extracomment>
        <translation>Conjunto de trabalho</translation>
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
        <translation>Tráfego de memória, {1}</translation>
    </message>
    <message>
        <source>factor of the baseline</source>
        <extracomment>chart-relative-factor</extracomment>
        <translation>× a base</translation>
    </message>
    <message>
        <source>{1}, higher is better</source>
        <extracomment>chart-higher</extracomment>
        <translation>{1}, maior é melhor</translation>
    </message>
    <message>
        <source>{1}, lower is better</source>
        <extracomment>chart-lower</extracomment>
        <translation>{1}, menor é melhor</translation>
    </message>
    <message>
        <source>{1}, logarithmic axis</source>
        <extracomment>chart-log-axis</extracomment>
        <translation>{1}, eixo logarítmico</translation>
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
        <translation>B/ciclo</translation>
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
        <translation>ciclos</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>chart-store
----------
column-store</extracomment>
        <translation>Store</translation>
    </message>
    <message>
        <source>Store of {1}</source>
        <extracomment>chart-store-of</extracomment>
        <translation>Store de {1}</translation>
    </message>
    <message>
        <source>Load of {1}</source>
        <extracomment>chart-load-of</extracomment>
        <translation>Load de {1}</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>chart-ms</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>chart-time</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time, s</source>
        <extracomment>chart-seconds</extracomment>
        <translation>Tempo, s</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>chart-pause</extracomment>
        <translation>Duração</translation>
    </message>
    <message>
        <source>Length of a pause, ms</source>
        <extracomment>chart-pause-length</extracomment>
        <translation>Duração de uma pausa, ms</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>chart-rate</extracomment>
        <translation>Taxa</translation>
    </message>
    <message>
        <source>Rate, {1}</source>
        <extracomment>chart-rate-of-size</extracomment>
        <translation>Taxa, {1}</translation>
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
            <numerusform>{1} thread</numerusform>
            <numerusform>{1} threads</numerusform>
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
        <translation>trechos</translation>
    </message>
    <message>
        <source>chunks, non-temporal</source>
        <extracomment>loop-stream-chunks</extracomment>
        <translation>trechos, não temporal</translation>
    </message>
    <message>
        <source>prefetch</source>
        <extracomment>loop-prefetch</extracomment>
        <translation>pré-busca</translation>
    </message>
    <message>
        <source>4 pages interleaved</source>
        <extracomment>loop-interleave</extracomment>
        <translation>4 páginas intercaladas</translation>
    </message>
    <message>
        <source>unrolled over a page</source>
        <extracomment>loop-page</extracomment>
        <translation>desenrolado em uma página</translation>
    </message>
    <message>
        <source>register pairs</source>
        <extracomment>loop-pair</extracomment>
        <translation>pares de registradores</translation>
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
        <translation>agrupado, não temporal</translation>
    </message>
    <message>
        <source>non-temporal</source>
        <extracomment>loop-stream</extracomment>
        <translation>não temporal</translation>
    </message>
    <message>
        <source>default pages</source>
        <extracomment>pages-kind-default</extracomment>
        <translation>páginas padrão</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <extracomment>pages-kind-transparent</extracomment>
        <translation>huge pages transparentes</translation>
    </message>
    <message>
        <source>explicit huge pages</source>
        <extracomment>pages-kind-explicit</extracomment>
        <translation>huge pages explícitas</translation>
    </message>
    <message>
        <source>huge pages</source>
        <extracomment>pages-kind-huge</extracomment>
        <translation>huge pages</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>chart-total</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Per thread</source>
        <extracomment>chart-each</extracomment>
        <translation>Por thread</translation>
    </message>
    <message>
        <source>{1}: total</source>
        <extracomment>chart-line-total</extracomment>
        <translation>{1}: total</translation>
    </message>
    <message>
        <source>{1}: per thread</source>
        <extracomment>chart-line-each</extracomment>
        <translation>{1}: por thread</translation>
    </message>
    <message>
        <source>{1}: read</source>
        <extracomment>chart-published-reads</extracomment>
        <translation>{1}: leitura</translation>
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
            <numerusform>{1} outro</numerusform>
            <numerusform>{1} outros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} others, median</source>
        <extracomment>chart-others-median</extracomment>
        <translation>
            <numerusform>{1} outro, mediana</numerusform>
            <numerusform>{1} outros, mediana</numerusform>
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
        <translation>L{1} medido</translation>
    </message>
    <message>
        <source>L{1} cache: {2}, as reported by the OS.</source>
        <extracomment>chart-edge-reported-size</extracomment>
        <translation>Cache L{1}: {2}, informado pelo sistema.</translation>
    </message>
    <message>
        <source>L{1} cache: {2} usable, as measured by Strata.</source>
        <extracomment>chart-edge-measured-size</extracomment>
        <translation>Cache L{1}: {2} utilizáveis, medidos pelo Strata.</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads share it.</source>
        <extracomment>chart-edge-shared</extracomment>
        <translation>
            <numerusform>{1} thread o usa.</numerusform>
            <numerusform>{1} threads o compartilham.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move uses two buffers: both fit up to {1} each.</source>
        <extracomment>chart-edge-of-moves</extracomment>
        <translation>Uma movimentação usa dois buffers: os dois cabem até {1} cada.</translation>
    </message>
    <message>
        <source>Two buffers fit up to {1} each.</source>
        <extracomment>chart-edge-of-buffers</extracomment>
        <translation>Dois buffers cabem até {1} cada.</translation>
    </message>
    <message>
        <source>The latency curve shows a level of {1} with {2} ns per load.</source>
        <extracomment>chart-edge-inferred</extracomment>
        <translation>A curva de latência mostra um nível de {1} com {2} ns por load.</translation>
    </message>
    <message numerus="yes">
        <source>{2}: best with {1} threads, the fewest within the interval of the highest total.</source>
        <extracomment>chart-best-threads</extracomment>
        <translation>
            <numerusform>{2}: melhor com {1} thread, o menor número no intervalo do maior total.</numerusform>
            <numerusform>{2}: melhor com {1} threads, o menor número no intervalo do maior total.</numerusform>
        </translation>
    </message>
    <message>
        <source>peak {1}</source>
        <extracomment>chart-peak</extracomment>
        <translation>pico {1}</translation>
    </message>
    <message>
        <source>Bytes per cycle need the clock, which was not measured here.</source>
        <extracomment>chart-no-clock</extracomment>
        <translation>Bytes por ciclo precisam do clock, que não foi medido aqui.</translation>
    </message>
    <message>
        <source>No rates of all threads yet.</source>
        <extracomment>chart-not-of-all-threads</extracomment>
        <translation>Ainda não há taxas de todos os threads.</translation>
    </message>
    <message>
        <source>No rates of one thread yet.</source>
        <extracomment>chart-not-of-one-thread</extracomment>
        <translation>Ainda não há taxas de um thread.</translation>
    </message>
    <message>
        <source>From {1} to {2} {3}.</source>
        <extracomment>chart-description</extracomment>
        <translation>De {1} a {2} {3}.</translation>
    </message>
    <message>
        <source>This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it again.</source>
        <extracomment>bad-json</extracomment>
        <translation>Isto não é JSON válido (em {1}: {2}). O arquivo pode estar danificado ou incompleto. Usar uma cópia, ou exportar de novo.</translation>
    </message>
    <message>
        <source>The setting {1} in this file has an unknown value. Allowed: {2}.</source>
        <extracomment>bad-setting</extracomment>
        <translation>A configuração {1} neste arquivo tem um valor desconhecido. Permitidos: {2}.</translation>
    </message>
    <message>
        <source>This file has a newer format ({1}) than this version of Strata reads. Install a newer version.</source>
        <extracomment>newer-schema</extracomment>
        <translation>Este arquivo tem um formato mais novo ({1}) do que esta versão do Strata lê. Instalar uma versão mais nova.</translation>
    </message>
    <message>
        <source>This file contains no run of Strata. Choose a run file that Strata saved.</source>
        <extracomment>not-a-run</extracomment>
        <translation>Este arquivo não contém nenhuma execução do Strata. Escolher um arquivo de execução salvo pelo Strata.</translation>
    </message>
    <message>
        <source>This output of {1} contains no results. Run {1} again, and let it finish.</source>
        <extracomment>no-figures</extracomment>
        <translation>Esta saída de {1} não contém resultados. Executar {1} de novo e deixar que termine.</translation>
    </message>
    <message>
        <source>This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file.</source>
        <extracomment>too-many-figures</extracomment>
        <translation>Este arquivo tem mais de {1} resultados, o máximo que o Strata lê. Dividi-lo, ou escolher outro arquivo.</translation>
    </message>
    <message>
        <source>A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one.</source>
        <extracomment>text-too-long</extracomment>
        <translation>Um rótulo ou comentário é maior que {1}, o máximo que o Strata guarda. Escolher um mais curto.</translation>
    </message>
    <message>
        <source>{1} reported no usable result here, for example zero. Give it a larger size or more time, and create the file again.</source>
        <extracomment>no-peer-figure</extracomment>
        <translation>{1} não informou aqui um resultado utilizável, por exemplo zero. Dar a ele um tamanho maior ou mais tempo, e criar o arquivo de novo.</translation>
    </message>
    <message>
        <source>The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again.</source>
        <extracomment>fio-error</extracomment>
        <translation>O job {1} do fio terminou com o erro {2}, portanto não tem resultado. Corrigir o job e executar o fio de novo.</translation>
    </message>
    <message>
        <source>There is no reference run {1}. To list the reference runs: strata-cli list --references.</source>
        <extracomment>no-such-reference</extracomment>
        <translation>Não existe a execução de referência {1}. Para listar as execuções de referência: strata-cli list --references.</translation>
    </message>
    <message>
        <source>This file lacks &quot;{1}&quot;. It may be damaged or edited by hand. Use a copy, or export it again.</source>
        <extracomment>missing-key</extracomment>
        <translation>Falta “{1}” neste arquivo. Ele pode estar danificado ou ter sido editado à mão. Usar uma cópia, ou exportar de novo.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in this file has an invalid value: {2}. The file may be damaged or edited by hand.</source>
        <extracomment>bad-value</extracomment>
        <translation>“{1}” neste arquivo tem um valor inválido: {2}. O arquivo pode estar danificado ou ter sido editado à mão.</translation>
    </message>
    <message>
        <source>Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space.</source>
        <extracomment>cannot-write</extracomment>
        <translation>O Strata não conseguiu escrever {1}. O sistema informa: {2}. Escolher outra pasta, ou liberar espaço.</translation>
    </message>
    <message>
        <source>Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive.</source>
        <extracomment>cannot-read</extracomment>
        <translation>O Strata não conseguiu ler {1}. O sistema informa: {2}. Verificar as permissões e a unidade.</translation>
    </message>
    <message>
        <source>This file is larger than {1}, the maximum that Strata reads. Choose another file.</source>
        <extracomment>too-large</extracomment>
        <translation>Este arquivo é maior que {1}, o máximo que o Strata lê. Escolher outro arquivo.</translation>
    </message>
    <message>
        <source>The file {1} does not exist. Check the name and the folder.</source>
        <extracomment>file-missing</extracomment>
        <translation>O arquivo {1} não existe. Verificar o nome e a pasta.</translation>
    </message>
    <message>
        <source>{1} is a named pipe, and reading it may never end. Choose a file.</source>
        <extracomment>pipe-by-name</extracomment>
        <translation>{1} é um pipe nomeado, e a leitura dele pode nunca terminar. Escolher um arquivo.</translation>
    </message>
    <message>
        <source>The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-json</extracomment>
        <translation>As configurações em {1} não são JSON válido (em {2}: {3}), por isso o Strata usa as configurações padrão. O arquivo danificado agora é {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-setting</extracomment>
        <translation>Nas configurações em {1}, {2} tem um valor desconhecido (permitidos: {3}), por isso o Strata usa as configurações padrão. O arquivo danificado agora é {4}.</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. The damaged file is now {6}.</source>
        <extracomment>settings-out-of-range</extracomment>
        <translation>Nas configurações em {1}, {2} é {3}, mas deve ser de {4} a {5}, por isso o Strata usa as configurações padrão. O arquivo danificado agora é {6}.</translation>
    </message>
    <message>
        <source>The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the default settings. The newer file is now {3}.</source>
        <extracomment>settings-newer-schema</extracomment>
        <translation>As configurações em {1} têm um formato mais novo ({2}) do que esta versão do Strata lê, por isso o Strata usa as configurações padrão. O arquivo mais novo agora é {3}.</translation>
    </message>
    <message>
        <source>The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. The file is now {3}.</source>
        <extracomment>settings-too-large</extracomment>
        <translation>O arquivo {1} é maior que {2} e não pode ser um arquivo de configurações, por isso o Strata usa as configurações padrão. O arquivo agora é {3}.</translation>
    </message>
    <message>
        <source>Strata could not read the settings in {1}, so it uses the default settings and saves no changes of them. The OS reports: {2}. Check the permissions of the file.</source>
        <extracomment>settings-unreadable</extracomment>
        <translation>O Strata não conseguiu ler as configurações em {1}, por isso usa as configurações padrão e não salva mudanças nelas. O sistema informa: {2}. Verificar as permissões do arquivo.</translation>
    </message>
    <message>
        <source>The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable HOME (on Windows LOCALAPPDATA).</source>
        <extracomment>no-data-folder</extracomment>
        <translation>O sistema não indica uma pasta de dados para este usuário, por isso o Strata não salva configurações nem execuções. Definir a variável HOME (no Windows, LOCALAPPDATA).</translation>
    </message>
    <message>
        <source>The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata again. Import then reads everything that is still readable.</source>
        <extracomment>history-damaged</extracomment>
        <translation>O histórico em {1} está danificado ({2}), e o Strata não conseguiu repará-lo. Renomear o arquivo e abrir o Strata de novo. “Importar” lê então tudo o que ainda é legível.</translation>
    </message>
    <message>
        <source>The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged file is now {1}; the new one holds {2} runs.</source>
        <extracomment>history-mending-finished</extracomment>
        <translation>O histórico estava danificado, e um reparo anterior terminou cedo demais; o Strata o concluiu. O arquivo danificado agora é {1}; o novo contém {2} execuções.</translation>
    </message>
    <message>
        <source>Strata found no readable run of a history in {1}. Choose another file.</source>
        <extracomment>no-runs-read</extracomment>
        <translation>O Strata não encontrou em {1} nenhuma execução legível de um histórico. Escolher outro arquivo.</translation>
    </message>
    <message>
        <source>Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name.</source>
        <extracomment>output-in-use</extracomment>
        <translation>O Strata lê {1} ou guarda seus dados ali, e um relatório substituiria isso. Escolher outro nome.</translation>
    </message>
    <message>
        <source>The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} partial runs; {4} runs were lost. Check the disk, and export important runs.</source>
        <extracomment>history-recovered</extracomment>
        <translation>O histórico estava danificado. O arquivo danificado agora é {1}. O novo histórico contém {2} execuções completas e {3} parciais; {4} execuções se perderam. Verificar o disco e exportar as execuções importantes.</translation>
    </message>
    <message>
        <source>The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or rename it yourself, and start Strata again.</source>
        <extracomment>history-not-moved</extracomment>
        <translation>O histórico em {1} está danificado, e o Strata não conseguiu renomeá-lo. Fechar outros programas que o usam, ou renomeá-lo à mão, e abrir o Strata de novo.</translation>
    </message>
    <message>
        <source>The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that version, or save runs as files.</source>
        <extracomment>history-newer</extracomment>
        <translation>O histórico em {1} é de uma versão mais nova do Strata (formato {2}; esta lê {3}). Instalar aquela versão, ou salvar as execuções como arquivos.</translation>
    </message>
    <message>
        <source>There is no space to write the history in {1}, so this run is incomplete there. Free some space on that disk, and save the report of the run.</source>
        <extracomment>history-full</extracomment>
        <translation>Não há espaço para escrever o histórico em {1}, portanto esta execução está incompleta ali. Liberar espaço naquele disco e salvar o relatório da execução.</translation>
    </message>
    <message>
        <source>Another program locked the history in {1} for too long. Close that program, and save the report of the run.</source>
        <extracomment>history-busy</extracomment>
        <translation>Outro programa bloqueou por tempo demais o histórico em {1}. Fechar esse programa e salvar o relatório da execução.</translation>
    </message>
    <message>
        <source>Strata may not write to the history in {1}. Change its permissions, or save the report of the run.</source>
        <extracomment>history-read-only</extracomment>
        <translation>O Strata não tem permissão para escrever no histórico em {1}. Mudar as permissões, ou salvar o relatório da execução.</translation>
    </message>
    <message>
        <source>Strata cannot use the history in {1}: {2}. Save reports as files instead.</source>
        <extracomment>history-failed</extracomment>
        <translation>O Strata não consegue usar o histórico em {1}: {2}. Salvar os relatórios como arquivos.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that this run may not be in the history. Save its report to keep it.</source>
        <extracomment>history-slow</extracomment>
        <translation>O disco de {1} é tão lento que esta execução pode não estar no histórico. Salvar o relatório dela para mantê-la.</translation>
    </message>
    <message>
        <source>The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids.</source>
        <extracomment>no-such-run</extracomment>
        <translation>O histórico não tem uma execução com o id {1}. Um rótulo não é um id; strata-cli history list mostra os ids.</translation>
    </message>
    <message>
        <source>Several runs start with {1}. Give more characters of the id.</source>
        <extracomment>run-ambiguous</extracomment>
        <translation>Várias execuções começam com {1}. Informar mais caracteres do id.</translation>
    </message>
    <message>
        <source>The history already has the run {1}, so nothing changed.</source>
        <extracomment>run-kept-already</extracomment>
        <translation>O histórico já tem a execução {1}, portanto nada mudou.</translation>
    </message>
    <message>
        <source>Strata cannot read a part of the history, which may be damaged. Check the disk, and export important runs.</source>
        <extracomment>bad-cbor</extracomment>
        <translation>O Strata não consegue ler uma parte do histórico, que pode estar danificada. Verificar o disco e exportar as execuções importantes.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>html-language</extracomment>
        <translation>pt-BR</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>html-origin</extracomment>
        <translation>Origem</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>html-machine</extracomment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>html-settings</extracomment>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>html-notes</extracomment>
        <translation>Observações</translation>
    </message>
    <message>
        <source>How to read this</source>
        <extracomment>html-reading</extracomment>
        <translation>Como ler</translation>
    </message>
    <message numerus="yes">
        <source>{1} more charts</source>
        <extracomment>html-more-charts</extracomment>
        <translation>
            <numerusform>mais {1} gráfico</numerusform>
            <numerusform>mais {1} gráficos</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>html-test-memory
----------
test-memory</extracomment>
        <translation>Movimentações</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>html-test-bandwidth
----------
test-bandwidth</extracomment>
        <translation>Largura de banda</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>html-test-latency
----------
test-latency</extracomment>
        <translation>Latência</translation>
    </message>
    <message>
        <source>Buffer copy</source>
        <extracomment>html-test-copy</extracomment>
        <translation>Cópia de buffers</translation>
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
        <translation>Registradores</translation>
    </message>
    <message>
        <source>String instructions</source>
        <extracomment>html-test-string
----------
test-string</extracomment>
        <translation>Instruções de string</translation>
    </message>
    <message>
        <source>Memory types</source>
        <extracomment>html-test-memtypes
----------
test-memtypes</extracomment>
        <translation>Tipos de memória</translation>
    </message>
    <message>
        <source>Loaded latency</source>
        <extracomment>html-test-loaded-latency
----------
test-loaded-latency</extracomment>
        <translation>Latência sob carga</translation>
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
        <translation>Cada núcleo</translation>
    </message>
    <message>
        <source>Core to core</source>
        <extracomment>html-test-core-to-core
----------
test-core-to-core
----------
step-core-to-core</extracomment>
        <translation>Entre núcleos</translation>
    </message>
    <message>
        <source>Contention</source>
        <extracomment>html-test-contention
----------
test-contention
----------
step-contention</extracomment>
        <translation>Contenção</translation>
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
        <translation>Desempenho sustentado</translation>
    </message>
    <message>
        <source>Statistic: {1}.</source>
        <extracomment>html-figures-are</extracomment>
        <translation>Estatística: {1}.</translation>
    </message>
    <message>
        <source>All results ({1})</source>
        <extracomment>html-all-figures</extracomment>
        <translation>Todos os resultados ({1})</translation>
    </message>
    <message>
        <source>Results are rounded to three significant digits here. The run file (.strata) has all digits, and the samples.</source>
        <extracomment>html-footer</extracomment>
        <translation>Aqui os resultados são arredondados para três algarismos significativos. O arquivo da execução (.strata) tem todos os algarismos e as amostras.</translation>
    </message>
    <message>
        <source>repetitions: {1}</source>
        <extracomment>html-repetitions</extracomment>
        <translation>repetições: {1}</translation>
    </message>
    <message>
        <source>The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition.</source>
        <extracomment>html-series</extracomment>
        <translation>A mesma medição foi repetida, cada vez com novos threads e buffers. Repetições: {1}. A média é geométrica; a dispersão vai do menor ao maior resultado, em porcentagem da média. A máquina e as configurações são as da primeira repetição.</translation>
    </message>
    <message>
        <source>Several series are shown side by side; each counts for itself. The mean is the geometric mean of a side&apos;s repetitions; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition of the first side.</source>
        <extracomment>html-series-sides</extracomment>
        <translation>Várias séries aparecem lado a lado; cada uma conta por si. A média é a média geométrica das repetições de um lado; a dispersão vai do menor ao maior resultado, em porcentagem da média. A máquina e as configurações são as da primeira repetição do primeiro lado.</translation>
    </message>
    <message>
        <source>mean, {1}</source>
        <extracomment>html-mean</extracomment>
        <translation>média, {1}</translation>
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
        <translation>dispersão</translation>
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
        <translation>pior nota</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>html-comparison</extracomment>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <extracomment>html-unmatched</extracomment>
        <translation>Sem par</translation>
    </message>
    <message>
        <source>All of them ({1})</source>
        <extracomment>html-all-cells</extracomment>
        <translation>Todos ({1})</translation>
    </message>
    <message>
        <source>Removed or changed, because it identifies the computer:</source>
        <extracomment>shared-heading</extracomment>
        <translation>Removido ou alterado, porque identifica o computador:</translation>
    </message>
    <message>
        <source>{1}: {2} (removed)</source>
        <extracomment>shared-removed</extracomment>
        <translation>{1}: {2} (removido)</translation>
    </message>
    <message>
        <source>{1}: {2} became {3}</source>
        <extracomment>shared-changed</extracomment>
        <translation>{1}: {2} mudou para {3}</translation>
    </message>
    <message>
        <source>Everything else stays: processor, caches, memory, OS version, settings, and all results.</source>
        <extracomment>shared-stays</extracomment>
        <translation>Todo o resto fica: processador, caches, memória, versão do sistema, configurações e todos os resultados.</translation>
    </message>
    <message>
        <source>ID of the run</source>
        <extracomment>shared-id</extracomment>
        <translation>Id da execução</translation>
    </message>
    <message>
        <source>ID of the series</source>
        <extracomment>shared-series</extracomment>
        <translation>Id da série</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>shared-label
----------
label-label
----------
column-label</extracomment>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>shared-comment
----------
label-comment</extracomment>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shared-started</extracomment>
        <translation>Início</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>shared-finished</extracomment>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>shared-seed</extracomment>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Memory, to the byte</source>
        <extracomment>shared-memory</extracomment>
        <translation>Memória, em bytes exatos</translation>
    </message>
    <message>
        <source>Free memory, to the byte</source>
        <extracomment>shared-available</extracomment>
        <translation>Memória livre, em bytes exatos</translation>
    </message>
    <message>
        <source>Version of the OS</source>
        <extracomment>shared-system</extracomment>
        <translation>Versão do sistema</translation>
    </message>
    <message>
        <source>Ticks of the clock per second</source>
        <extracomment>shared-ticks</extracomment>
        <translation>Tiques do relógio por segundo</translation>
    </message>
    <message>
        <source>Folder of the disk test</source>
        <extracomment>shared-folder</extracomment>
        <translation>Pasta do teste de disco</translation>
    </message>
    <message>
        <source>Device of a disk</source>
        <extracomment>shared-disk-device</extracomment>
        <translation>Dispositivo de um disco</translation>
    </message>
    <message>
        <source>Options of a mount</source>
        <extracomment>shared-disk-options</extracomment>
        <translation>Opções de montagem</translation>
    </message>
    <message>
        <source>Largest file allowed</source>
        <extracomment>shared-disk-limit</extracomment>
        <translation>Maior arquivo permitido</translation>
    </message>
    <message>
        <source>Free space of a disk, to the byte</source>
        <extracomment>shared-disk-free</extracomment>
        <translation>Espaço livre de um disco, em bytes exatos</translation>
    </message>
    <message>
        <source>Size of a disk, to the byte</source>
        <extracomment>shared-disk-size</extracomment>
        <translation>Tamanho de um disco, em bytes exatos</translation>
    </message>
    <message>
        <source>Text in the reason of a grade</source>
        <extracomment>shared-reason</extracomment>
        <translation>Texto no motivo de uma nota</translation>
    </message>
    <message>
        <source>Unknown here, from a newer version ({1})</source>
        <extracomment>shared-unknown</extracomment>
        <translation>Desconhecido aqui, de uma versão mais nova ({1})</translation>
    </message>
    <message>
        <source>Integer</source>
        <extracomment>test-integer
----------
sustained-integer</extracomment>
        <translation>Inteiros</translation>
    </message>
    <message>
        <source>Floating-point</source>
        <extracomment>test-floating</extracomment>
        <translation>Ponto flutuante</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>test-copy
----------
op-copy</extracomment>
        <translation>Cópia</translation>
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
        <translation>Rede</translation>
    </message>
    <message>
        <source>Heapsort of 1000 random 32-bit integers, fresh ones each time</source>
        <extracomment>heapsort-1000</extracomment>
        <translation>Heapsort de 1000 inteiros aleatórios de 32 bits, novos a cada vez</translation>
    </message>
    <message>
        <source>Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions</source>
        <extracomment>floating-mix</extracomment>
        <translation>Doubles escalares: 11 somas, 2 subtrações, 9 multiplicações, 2 divisões</translation>
    </message>
    <message>
        <source>Sequential move, {1}-byte</source>
        <extracomment>move-serial</extracomment>
        <translation>Movimentação sequencial, {1} B</translation>
    </message>
    <message>
        <source>Random move, {1}-byte</source>
        <extracomment>move-random</extracomment>
        <translation>Movimentação aleatória, {1} B</translation>
    </message>
    <message>
        <source>The random index of a move alone</source>
        <extracomment>index-random</extracomment>
        <translation>Só o índice aleatório de uma movimentação</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte</source>
        <extracomment>read-serial</extracomment>
        <translation>Leitura sequencial, {1} B</translation>
    </message>
    <message>
        <source>Random read, {1}-byte</source>
        <extracomment>read-random</extracomment>
        <translation>Leitura aleatória, {1} B</translation>
    </message>
    <message>
        <source>Random read, {1}-byte, in 256-byte chunks</source>
        <extracomment>read-chunks</extracomment>
        <translation>Leitura aleatória, {1} B, em trechos de 256 bytes</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, non-temporal</source>
        <extracomment>read-stream</extracomment>
        <translation>Leitura sequencial, {1} B, não temporal</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, software prefetch</source>
        <extracomment>read-prefetch</extracomment>
        <translation>Leitura sequencial, {1} B, pré-busca por software</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, interleaved over 4 pages</source>
        <extracomment>read-interleave</extracomment>
        <translation>Leitura sequencial, {1} B, intercalada em 4 páginas</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, unrolled over a page</source>
        <extracomment>read-page</extracomment>
        <translation>Leitura sequencial, {1} B, desenrolada em uma página</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, register pairs</source>
        <extracomment>read-pair</extracomment>
        <translation>Leitura sequencial, {1} B, pares de registradores</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, SVE</source>
        <extracomment>read-sve</extracomment>
        <translation>Leitura sequencial, {1} B, SVE</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte</source>
        <extracomment>write-serial</extracomment>
        <translation>Escrita sequencial, {1} B</translation>
    </message>
    <message>
        <source>Random write, {1}-byte</source>
        <extracomment>write-random</extracomment>
        <translation>Escrita aleatória, {1} B</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks</source>
        <extracomment>write-chunks</extracomment>
        <translation>Escrita aleatória, {1} B, em trechos de 256 bytes</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, non-temporal</source>
        <extracomment>write-stream</extracomment>
        <translation>Escrita sequencial, {1} B, não temporal</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>write-stream-chunks</extracomment>
        <translation>Escrita aleatória, {1} B, em trechos de 256 bytes, não temporal</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, interleaved over 4 pages</source>
        <extracomment>write-interleave</extracomment>
        <translation>Escrita sequencial, {1} B, intercalada em 4 páginas</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, register pairs</source>
        <extracomment>write-pair</extracomment>
        <translation>Escrita sequencial, {1} B, pares de registradores</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, SVE</source>
        <extracomment>write-sve</extracomment>
        <translation>Escrita sequencial, {1} B, SVE</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte</source>
        <extracomment>copy-serial</extracomment>
        <translation>Cópia sequencial, {1} B</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte</source>
        <extracomment>copy-random</extracomment>
        <translation>Cópia aleatória, {1} B</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, non-temporal</source>
        <extracomment>copy-stream</extracomment>
        <translation>Cópia sequencial, {1} B, não temporal</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, grouped, non-temporal</source>
        <extracomment>copy-best</extracomment>
        <translation>Cópia sequencial, {1} B, agrupada, não temporal</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, register pairs</source>
        <extracomment>copy-pair</extracomment>
        <translation>Cópia sequencial, {1} B, pares de registradores</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, SVE</source>
        <extracomment>copy-sve</extracomment>
        <translation>Cópia sequencial, {1} B, SVE</translation>
    </message>
    <message>
        <source>Triad, {1}-byte</source>
        <extracomment>triad-serial</extracomment>
        <translation>Triad, {1} B</translation>
    </message>
    <message>
        <source>Triad, {1}-byte, non-temporal</source>
        <extracomment>triad-stream</extracomment>
        <translation>Triad, {1} B, não temporal</translation>
    </message>
    <message>
        <source>{1}, as STREAM counts it</source>
        <extracomment>count-stream</extracomment>
        <translation>{1}, como o STREAM conta</translation>
    </message>
    <message>
        <source>{1}, payload, a third of what STREAM counts</source>
        <extracomment>count-payload</extracomment>
        <translation>{1}, carga útil, um terço do que o STREAM conta</translation>
    </message>
    <message>
        <source>Triad</source>
        <extracomment>op-triad</extracomment>
        <translation>Triad</translation>
    </message>
    <message>
        <source>Pointer chasing, parallel chains: {1}</source>
        <extracomment>chase</extracomment>
        <translation>Percurso de ponteiros, cadeias paralelas: {1}</translation>
    </message>
    <message>
        <source>The whole buffer by one memcpy</source>
        <extracomment>copy-memcpy</extracomment>
        <translation>O buffer inteiro com um só memcpy</translation>
    </message>
    <message>
        <source>8-byte loop</source>
        <extracomment>copy-elements
----------
row-copy-elements</extracomment>
        <translation>laço de 8 bytes</translation>
    </message>
    <message>
        <source>memcpy block by block, the rest included</source>
        <extracomment>copy-blocks</extracomment>
        <translation>memcpy bloco por bloco, incluindo o resto</translation>
    </message>
    <message>
        <source>memcpy</source>
        <extracomment>library-memcpy</extracomment>
        <translation>memcpy</translation>
    </message>
    <message>
        <source>memmove, 8 bytes up, overlapping</source>
        <extracomment>library-memmove</extracomment>
        <translation>memmove, 8 bytes para cima, com sobreposição</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>library-memset</extracomment>
        <translation>memset</translation>
    </message>
    <message>
        <source>memcmp, equal buffers</source>
        <extracomment>library-memcmp</extracomment>
        <translation>memcmp, buffers iguais</translation>
    </message>
    <message>
        <source>memchr, the last byte</source>
        <extracomment>library-memchr</extracomment>
        <translation>memchr, o último byte</translation>
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
        <translation>Registrador geral para registrador geral, {1} B</translation>
    </message>
    <message>
        <source>General register to stack, {1}-byte</source>
        <extracomment>register-to-stack</extracomment>
        <translation>Registrador geral para pilha, {1} B</translation>
    </message>
    <message>
        <source>Stack to general register, {1}-byte</source>
        <extracomment>register-from-stack</extracomment>
        <translation>Pilha para registrador geral, {1} B</translation>
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
        <translation>Registrador geral para vetor, {1} B, resto zerado</translation>
    </message>
    <message>
        <source>Vector to general register, {1}-byte</source>
        <extracomment>register-from-vector</extracomment>
        <translation>Vetor para registrador geral, {1} B</translation>
    </message>
    <message>
        <source>General register into a vector element, {1}-byte</source>
        <extracomment>register-insert</extracomment>
        <translation>Registrador geral para um elemento de vetor, {1} B</translation>
    </message>
    <message>
        <source>Vector element to general register, {1}-byte</source>
        <extracomment>register-extract</extracomment>
        <translation>Elemento de vetor para registrador geral, {1} B</translation>
    </message>
    <message>
        <source>Vector to vector, {1}-byte</source>
        <extracomment>register-vector</extracomment>
        <translation>Vetor para vetor, {1} B</translation>
    </message>
    <message>
        <source>Scalable vector to scalable vector, {1}-byte</source>
        <extracomment>register-sve</extracomment>
        <translation>Vetor escalável para vetor escalável, {1} B</translation>
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
        <translation>Compare-and-swap</translation>
    </message>
    <message>
        <source>Load and store</source>
        <extracomment>handover-store</extracomment>
        <translation>Load e store</translation>
    </message>
    <message>
        <source>Own line</source>
        <extracomment>contention-apart-256</extracomment>
        <translation>Linha própria</translation>
    </message>
    <message>
        <source>Neighbouring words</source>
        <extracomment>contention-apart-8</extracomment>
        <translation>Palavras vizinhas</translation>
    </message>
    <message>
        <source>Words {1} bytes apart</source>
        <extracomment>contention-apart</extracomment>
        <translation>Palavras a {1} bytes de distância</translation>
    </message>
    <message>
        <source>One word, add</source>
        <extracomment>contention-add</extracomment>
        <translation>Uma palavra, soma</translation>
    </message>
    <message>
        <source>One word, compare-and-swap</source>
        <extracomment>contention-cas</extracomment>
        <translation>Uma palavra, compare-and-swap</translation>
    </message>
    <message>
        <source>Reads only</source>
        <extracomment>inject-1to0</extracomment>
        <translation>Só leituras</translation>
    </message>
    <message>
        <source>Read:write 3:1</source>
        <extracomment>inject-3to1</extracomment>
        <translation>Leitura:escrita 3:1</translation>
    </message>
    <message>
        <source>Read:write 2:1</source>
        <extracomment>inject-2to1</extracomment>
        <translation>Leitura:escrita 2:1</translation>
    </message>
    <message>
        <source>Read:write 1:1</source>
        <extracomment>inject-1to1</extracomment>
        <translation>Leitura:escrita 1:1</translation>
    </message>
    <message>
        <source>1-byte store, {1}-byte load</source>
        <extracomment>forward-1</extracomment>
        <translation>store de 1 byte, load de {1} B</translation>
    </message>
    <message>
        <source>2-byte store, {1}-byte load</source>
        <extracomment>forward-2</extracomment>
        <translation>store de 2 bytes, load de {1} B</translation>
    </message>
    <message>
        <source>4-byte store, {1}-byte load</source>
        <extracomment>forward-4</extracomment>
        <translation>store de 4 bytes, load de {1} B</translation>
    </message>
    <message>
        <source>8-byte store, {1}-byte load</source>
        <extracomment>forward-8</extracomment>
        <translation>store de 8 bytes, load de {1} B</translation>
    </message>
    <message>
        <source>16-byte store, {1}-byte load</source>
        <extracomment>forward-16</extracomment>
        <translation>store de 16 bytes, load de {1} B</translation>
    </message>
    <message>
        <source>Lost time</source>
        <extracomment>pauses-watch</extracomment>
        <translation>Tempo perdido</translation>
    </message>
    <message>
        <source>Wake-up latency</source>
        <extracomment>pauses-wake-up</extracomment>
        <translation>Latência de despertar</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>sustained-vectors
----------
label-vectors</extracomment>
        <translation>Vetores</translation>
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
        <translation>Memória</translation>
    </message>
    <message>
        <source>Sequential write, direct I/O</source>
        <extracomment>disk-write-serial</extracomment>
        <translation>Escrita sequencial, E/S direta</translation>
    </message>
    <message>
        <source>Sequential read, direct I/O</source>
        <extracomment>disk-read-serial</extracomment>
        <translation>Leitura sequencial, E/S direta</translation>
    </message>
    <message>
        <source>Random write, direct I/O</source>
        <extracomment>disk-write-random</extracomment>
        <translation>Escrita aleatória, E/S direta</translation>
    </message>
    <message>
        <source>Random read, direct I/O</source>
        <extracomment>disk-read-random</extracomment>
        <translation>Leitura aleatória, E/S direta</translation>
    </message>
    <message>
        <source>Sequential reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-serial</extracomment>
        <translation>Leituras e escritas sequenciais, mistas conforme a proporção, E/S direta</translation>
    </message>
    <message>
        <source>Random reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-random</extracomment>
        <translation>Leituras e escritas aleatórias, mistas conforme a proporção, E/S direta</translation>
    </message>
    <message>
        <source>Random write, each flushed, direct I/O</source>
        <extracomment>disk-commit-random</extracomment>
        <translation>Escrita aleatória, flush a cada uma, E/S direta</translation>
    </message>
    <message>
        <source>Log append, each flushed, through the OS cache</source>
        <extracomment>disk-commit-serial</extracomment>
        <translation>Acréscimo a um log, flush a cada um, pelo cache do sistema</translation>
    </message>
    <message>
        <source>Sustained sequential write, direct I/O</source>
        <extracomment>disk-endurance-serial</extracomment>
        <translation>Escrita sequencial sustentada, E/S direta</translation>
    </message>
    <message>
        <source>Sequential, {1}-byte</source>
        <extracomment>memory-serial</extracomment>
        <translation>Sequencial, {1} B</translation>
    </message>
    <message>
        <source>Random, {1}-byte</source>
        <extracomment>memory-random</extracomment>
        <translation>Aleatório, {1} B</translation>
    </message>
    <message numerus="yes">
        <source>{1} chains</source>
        <extracomment>latency-chains</extracomment>
        <translation>
            <numerusform>{1} cadeia</numerusform>
            <numerusform>{1} cadeias</numerusform>
        </translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>loaded-idle</extracomment>
        <translation>sem carga</translation>
    </message>
    <message>
        <source>{1}, delay {2}</source>
        <extracomment>loaded-delay</extracomment>
        <translation>{1}, atraso {2}</translation>
    </message>
    <message>
        <source>node {1} to node {2}</source>
        <extracomment>node-pair</extracomment>
        <translation>do nó {1} ao nó {2}</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>numa-latency
----------
metric-latency</extracomment>
        <translation>latência</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>numa-bandwidth</extracomment>
        <translation>largura de banda</translation>
    </message>
    <message>
        <source>CPU {1} and CPU {2}</source>
        <extracomment>cpu-pair</extracomment>
        <translation>CPU {1} e CPU {2}</translation>
    </message>
    <message>
        <source>{1} {2}: {3}</source>
        <extracomment>cell-of-test-and-size</extracomment>
        <translation>{1} {2}: {3}</translation>
    </message>
    <message>
        <source>{1}, transparent huge pages</source>
        <extracomment>cell-pages-transparent</extracomment>
        <translation>{1}, huge pages transparentes</translation>
    </message>
    <message>
        <source>{1}, explicit huge pages</source>
        <extracomment>cell-pages-explicit</extracomment>
        <translation>{1}, huge pages explícitas</translation>
    </message>
    <message>
        <source>{1}, huge pages</source>
        <extracomment>cell-pages-huge</extracomment>
        <translation>{1}, huge pages</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>op-mixed</extracomment>
        <translation>Misto</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>op-commit</extracomment>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>op-write</extracomment>
        <translation>Escrita</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>op-read</extracomment>
        <translation>Leitura</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>op-move</extracomment>
        <translation>Movimentação</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>pattern-random</extracomment>
        <translation>aleatório</translation>
    </message>
    <message>
        <source>sequential</source>
        <extracomment>pattern-serial</extracomment>
        <translation>sequencial</translation>
    </message>
    <message>
        <source>This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, because its threads do not start together.</source>
        <extracomment>membench-note</extracomment>
        <translation>Este é o formato do sc-membench, com suas pontuações. Elas misturam o cache de primeiro nível de todos os núcleos com a memória; é melhor comparar níveis (--format text). As pontuações do próprio sc-membench podem ser maiores, pois seus threads não começam juntos.</translation>
    </message>
    <message>
        <source>WARNING: the scores cannot be compared with those of other runs, since:</source>
        <extracomment>membench-warning</extracomment>
        <translation>AVISO: as pontuações não podem ser comparadas com as de outras execuções, pois:</translation>
    </message>
    <message>
        <source>the run did not come to its end</source>
        <extracomment>membench-unfinished</extracomment>
        <translation>a execução não chegou ao fim</translation>
    </message>
    <message>
        <source>its number of threads was {1}, on a machine with {2} CPUs (--threads auto has as many)</source>
        <extracomment>membench-threads</extracomment>
        <translation>seu número de threads foi {1}, em uma máquina com {2} CPUs (--threads auto usa um por CPU)</translation>
    </message>
    <message>
        <source>there is one size of buffer only (--sweep full has many)</source>
        <extracomment>membench-one-size</extracomment>
        <translation>há um só tamanho de buffer (--sweep full tem muitos)</translation>
    </message>
    <message>
        <source>{1} of {2} results are unreliable (--format text says why)</source>
        <extracomment>membench-poor</extracomment>
        <translation>{1} de {2} resultados não são confiáveis (--format text diz por quê)</translation>
    </message>
    <message>
        <source>This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form holds.</source>
        <extracomment>membench-nothing</extracomment>
        <translation>Esta execução não tem largura de banda nem latência em buffers de 1 KiB ou mais, e só isso cabe neste formato.</translation>
    </message>
    <message>
        <source>90th percentile of work per cycle x clock</source>
        <extracomment>statistic-p90-per-clock</extracomment>
        <translation>percentil 90 do trabalho por ciclo x clock</translation>
    </message>
    <message>
        <source>90th percentile of the rate</source>
        <extracomment>statistic-p90</extracomment>
        <translation>percentil 90 da taxa</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <extracomment>statistic-p10</extracomment>
        <translation>percentil 10</translation>
    </message>
    <message>
        <source>10th percentile of cycles / clock</source>
        <extracomment>statistic-p10-per-clock</extracomment>
        <translation>percentil 10 dos ciclos / clock</translation>
    </message>
    <message>
        <source>median over cache lines of the 10th percentile of each</source>
        <extracomment>statistic-p10-of-lines</extracomment>
        <translation>mediana, sobre as linhas de cache, do percentil 10 de cada uma</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of each</source>
        <extracomment>statistic-p90-of-visits</extracomment>
        <translation>mediana, sobre as visitas, do percentil 90 de cada uma</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of work per cycle x clock of each</source>
        <extracomment>statistic-p90-per-clock-of-visits</extracomment>
        <translation>mediana, sobre as visitas, do percentil 90 do trabalho por ciclo x clock de cada uma</translation>
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
        <translation>operação mediana</translation>
    </message>
    <message>
        <source>mean over the common time window</source>
        <extracomment>statistic-mean</extracomment>
        <translation>média na janela de tempo comum</translation>
    </message>
    <message>
        <source>counted bytes / counted time</source>
        <extracomment>statistic-total</extracomment>
        <translation>bytes contados / tempo contado</translation>
    </message>
    <message>
        <source>lost time / watched time</source>
        <extracomment>statistic-lost-share</extracomment>
        <translation>tempo perdido / tempo observado</translation>
    </message>
    <message>
        <source>rate after a fall / rate of seconds 2 to 12</source>
        <extracomment>statistic-sustained-share</extracomment>
        <translation>taxa após uma queda / taxa dos segundos 2 a 12</translation>
    </message>
    <message>
        <source>total bytes / total time</source>
        <extracomment>statistic-average</extracomment>
        <translation>total de bytes / tempo total</translation>
    </message>
    <message>
        <source>{1} (up to L2)</source>
        <extracomment>statistic-to-l2</extracomment>
        <translation>{1} (até L2)</translation>
    </message>
    <message>
        <source>{1} (beyond L2)</source>
        <extracomment>statistic-beyond-l2</extracomment>
        <translation>{1} (além de L2)</translation>
    </message>
    <message>
        <source>reliable</source>
        <extracomment>grade-good</extracomment>
        <translation>confiável</translation>
    </message>
    <message>
        <source>caution</source>
        <extracomment>grade-fair</extracomment>
        <translation>cautela</translation>
    </message>
    <message>
        <source>unreliable</source>
        <extracomment>grade-poor</extracomment>
        <translation>não confiável</translation>
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
        <translation>falhou</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>metric-rate
----------
column-rate</extracomment>
        <translation>taxa</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>metric-operations</extracomment>
        <translation>operações</translation>
    </message>
    <message>
        <source>completion latency</source>
        <extracomment>metric-completion-latency</extracomment>
        <translation>latência até a conclusão</translation>
    </message>
    <message>
        <source>peak</source>
        <extracomment>peer-peak</extracomment>
        <translation>pico</translation>
    </message>
    <message>
        <source>weighted average</source>
        <extracomment>peer-weighted-average</extracomment>
        <translation>média ponderada</translation>
    </message>
    <message>
        <source>{1}, random, {2}-byte, non-temporal</source>
        <extracomment>peer-random-non-temporal</extracomment>
        <translation>{1}, aleatório, {2} B, não temporal</translation>
    </message>
    <message>
        <source>memcpy, block by block</source>
        <extracomment>peer-blocks</extracomment>
        <translation>memcpy, bloco por bloco</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>how-refused</extracomment>
        <translation>recusada</translation>
    </message>
    <message>
        <source>accepted but ignored</source>
        <extracomment>how-not-real</extracomment>
        <translation>aceita, mas ignorada</translation>
    </message>
    <message>
        <source>ineffective, because the file system is in memory</source>
        <extracomment>how-in-memory</extracomment>
        <translation>sem efeito, porque o sistema de arquivos está na memória</translation>
    </message>
    <message>
        <source>ineffective, because a program with its own cache serves the file system</source>
        <extracomment>how-program</extracomment>
        <translation>sem efeito, porque um programa com cache próprio serve o sistema de arquivos</translation>
    </message>
    <message>
        <source>ineffective, because the device keeps its data in memory</source>
        <extracomment>how-device-in-memory</extracomment>
        <translation>sem efeito, porque o dispositivo mantém seus dados na memória</translation>
    </message>
    <message>
        <source>Loopback, no network</source>
        <extracomment>brief-network-loopback</extracomment>
        <translation>Loopback, sem rede</translation>
    </message>
    <message>
        <source>Same machine</source>
        <extracomment>brief-network-same-host</extracomment>
        <translation>Mesma máquina</translation>
    </message>
    <message>
        <source>CPU-bound ({2})</source>
        <extracomment>brief-network-processor-limit</extracomment>
        <translation>Limitado pela CPU ({2})</translation>
    </message>
    <message>
        <source>Faster than its link</source>
        <extracomment>brief-network-above-link
----------
brief-beyond-link</extracomment>
        <translation>Mais rápido que o enlace</translation>
    </message>
    <message>
        <source>Retransmits {2}</source>
        <extracomment>brief-network-retransmissions</extracomment>
        <translation>Retransmissões {2}</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <extracomment>brief-network-refused</extracomment>
        <translation>Conexão recusada</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <extracomment>brief-network-no-answer</extracomment>
        <translation>Conexão sem resposta</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <extracomment>brief-network-name-not-found</extracomment>
        <translation>Nome não encontrado</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <extracomment>brief-network-unreachable</extracomment>
        <translation>Máquina inacessível</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <extracomment>brief-network-wrong-code</extracomment>
        <translation>Código errado</translation>
    </message>
    <message>
        <source>Not proved by the code</source>
        <extracomment>brief-network-unproved</extracomment>
        <translation>Sem prova do código</translation>
    </message>
    <message>
        <source>Code used up</source>
        <extracomment>brief-network-code-spent</extracomment>
        <translation>Código invalidado</translation>
    </message>
    <message>
        <source>Locked for {2}</source>
        <extracomment>brief-network-paused</extracomment>
        <translation>Bloqueado por {2}</translation>
    </message>
    <message>
        <source>Other machine busy</source>
        <extracomment>brief-network-busy</extracomment>
        <translation>Outra máquina ocupada</translation>
    </message>
    <message>
        <source>Version mismatch</source>
        <extracomment>brief-network-other-version</extracomment>
        <translation>Versões diferentes</translation>
    </message>
    <message>
        <source>Not Strata</source>
        <extracomment>brief-network-not-strata</extracomment>
        <translation>Não é o Strata</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>brief-network-lost</extracomment>
        <translation>Conexão perdida</translation>
    </message>
    <message>
        <source>Stopped by other end</source>
        <extracomment>brief-network-ended</extracomment>
        <translation>Parado pelo outro lado</translation>
    </message>
    <message>
        <source>No data for {2}</source>
        <extracomment>brief-network-stalled</extracomment>
        <translation>Sem dados por {2}</translation>
    </message>
    <message>
        <source>Took too long</source>
        <extracomment>brief-network-too-long</extracomment>
        <translation>Demorou demais</translation>
    </message>
    <message>
        <source>Too much to send</source>
        <extracomment>brief-network-too-much</extracomment>
        <translation>Dados demais a enviar</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <extracomment>brief-network-bad-frame</extracomment>
        <translation>Mensagem inválida</translation>
    </message>
    <message>
        <source>Unknown reason</source>
        <extracomment>brief-unknown-reason</extracomment>
        <translation>Motivo desconhecido</translation>
    </message>
    <message>
        <source>No thread available</source>
        <extracomment>brief-no-thread</extracomment>
        <translation>Nenhum thread disponível</translation>
    </message>
    <message>
        <source>The connection leads back to this machine (loopback), so this is OS and memory speed, not network speed. Start the server on another machine to measure a network.</source>
        <extracomment>network-loopback</extracomment>
        <translation>A conexão leva de volta a esta máquina (loopback), portanto isto é velocidade do sistema e da memória, não da rede. Iniciar o servidor em outra máquina para medir uma rede.</translation>
    </message>
    <message>
        <source>Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another machine to measure a network.</source>
        <extracomment>network-same-host</extracomment>
        <translation>As duas pontas estavam em uma só máquina e dividiram suas CPUs, portanto nenhuma rede participou. Iniciar o servidor em outra máquina para medir uma rede.</translation>
    </message>
    <message>
        <source>CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more streams, or a faster machine at that end.</source>
        <extracomment>network-processor-limit</extracomment>
        <translation>Limitado pela CPU: a CPU {1} esteve ocupada em {2} do tempo, portanto a rede pode ser mais rápida que isto. Usar mais fluxos, ou uma máquina mais rápida nessa ponta.</translation>
    </message>
    <message>
        <source>The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, or the data took another path. Do not use this as network speed.</source>
        <extracomment>network-above-link</extracomment>
        <translation>O resultado é {1}, mas a mais lenta das duas interfaces só transporta {2}. O sistema informa mal o enlace, ou os dados tomaram outro caminho. Não usar isto como velocidade da rede.</translation>
    </message>
    <message>
        <source>TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the Wi-Fi, or the devices between the machines.</source>
        <extracomment>network-retransmissions</extracomment>
        <translation>Retransmissões TCP: {1}, ou {2} de todos os segmentos. A perda de pacotes reduz a vazão. Verificar o cabo, o Wi-Fi ou os dispositivos entre as máquinas.</translation>
    </message>
    <message>
        <source>There is no machine to measure with. Start Strata on the other machine, and choose Network, Start server there (or strata-cli serve). Enter its address here (--host).</source>
        <extracomment>no-peer</extracomment>
        <translation>Não há uma máquina com que medir. Abrir o Strata na outra máquina e lá escolher “Rede”, “Iniciar servidor” (ou strata-cli serve). Informar aqui o endereço dela (--host).</translation>
    </message>
    <message>
        <source>There is no code for {1}. Its server shows six digits: enter them here (--code).</source>
        <extracomment>no-code</extracomment>
        <translation>Não há código para {1}. Seu servidor mostra seis dígitos: informá-los aqui (--code).</translation>
    </message>
    <message>
        <source>The code for {1} is not six digits. Enter the code that the other machine shows.</source>
        <extracomment>bad-code</extracomment>
        <translation>O código para {1} não tem seis dígitos. Digitar o código que a outra máquina mostra.</translation>
    </message>
    <message>
        <source>The list has {1} twice. List each machine once.</source>
        <extracomment>same-peer</extracomment>
        <translation>A lista tem {1} duas vezes. Indicar cada máquina uma vez.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001.</source>
        <extracomment>bad-address</extracomment>
        <translation>“{1}” não é um nome de host nem um endereço IP. Exemplos: desk.local, 192.168.1.7, desk.local:49001.</translation>
    </message>
    <message>
        <source>{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or strata-cli serve), and check the port.</source>
        <extracomment>network-refused</extracomment>
        <translation>{1} recusou a conexão: nada escuta nessa porta. Lá, escolher “Rede”, “Iniciar servidor” (ou strata-cli serve) e verificar a porta.</translation>
    </message>
    <message>
        <source>{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 unless you chose another).</source>
        <extracomment>network-no-answer</extracomment>
        <translation>{1} não responde. Verificar o endereço. Abrir a porta no firewall da outra máquina (TCP, 49000 se não foi escolhida outra).</translation>
    </message>
    <message>
        <source>This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine shows.</source>
        <extracomment>network-name-not-found</extracomment>
        <translation>Esta máquina não consegue resolver o nome de host {1}. Verificar o nome, ou usar o endereço IP que a outra máquina mostra.</translation>
    </message>
    <message>
        <source>{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network.</source>
        <extracomment>network-unreachable</extracomment>
        <translation>{1} está inacessível. O sistema informa: {2}. Verificar se as duas máquinas estão na mesma rede.</translation>
    </message>
    <message>
        <source>{1} rejected the code. Enter the code that it shows now; each start has a new one.</source>
        <extracomment>network-wrong-code</extracomment>
        <translation>{1} rejeitou o código. Digitar o código que ela mostra agora; cada início tem um novo.</translation>
    </message>
    <message>
        <source>{1} ended the connection before it proved that it knows the code. Another machine may have tried to guess it, so Strata does not use the code again. Start the server there again, and enter the new code.</source>
        <extracomment>network-unproved</extracomment>
        <translation>{1} encerrou a conexão antes de provar que sabe o código. Outra máquina pode ter tentado adivinhá-lo, por isso o Strata não usa o código de novo. Iniciar lá o servidor de novo e digitar o novo código.</translation>
    </message>
    <message>
        <source>Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. Enter the code that {1} shows now, and run it again.</source>
        <extracomment>network-code-spent</extracomment>
        <translation>O Strata não tentou o código com {1}: ele estava errado antes, ou outra máquina pode ter tentado adivinhá-lo. Digitar o código que {1} mostra agora e executar de novo.</translation>
    </message>
    <message>
        <source>{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to get a new code.</source>
        <extracomment>network-paused</extracomment>
        <translation>{1} não aceita conexões por {2} após códigos errados demais. Esperar, ou iniciar lá o servidor de novo para obter um novo código.</translation>
    </message>
    <message>
        <source>{1} is measuring with another machine. Try again when that run ends.</source>
        <extracomment>network-busy</extracomment>
        <translation>{1} está medindo com outra máquina. Tentar de novo quando essa execução terminar.</translation>
    </message>
    <message>
        <source>{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version of Strata on both machines.</source>
        <extracomment>network-other-version</extracomment>
        <translation>{1} usa a versão {2} do protocolo de rede, este programa usa a versão {3}. Instalar a mesma versão do Strata nas duas máquinas.</translation>
    </message>
    <message>
        <source>A program other than Strata answers at {1}. Check the port, and that Strata is the server there.</source>
        <extracomment>network-not-strata</extracomment>
        <translation>Um programa que não é o Strata responde em {1}. Verificar a porta e se o Strata é o servidor lá.</translation>
    </message>
    <message>
        <source>The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or the Wi-Fi, and run it again.</source>
        <extracomment>network-lost</extracomment>
        <translation>A conexão com {1} caiu. O sistema informa: {2}. O Strata mantém os resultados anteriores. Verificar o cabo ou o Wi-Fi e executar de novo.</translation>
    </message>
    <message>
        <source>The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the test again.</source>
        <extracomment>network-ended</extracomment>
        <translation>O servidor em {1} foi parado. O Strata mantém os resultados anteriores. Iniciá-lo lá de novo e repetir o teste.</translation>
    </message>
    <message>
        <source>{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether the other machine sleeps or hangs, and run it again.</source>
        <extracomment>network-stalled</extracomment>
        <translation>{1} não enviou nada por {2}, embora esteja conectada. O Strata mantém os resultados anteriores. Verificar se a outra máquina está suspensa ou travada e executar de novo.</translation>
    </message>
    <message>
        <source>{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again.</source>
        <extracomment>network-too-long</extracomment>
        <translation>{1} ultrapassou o limite de {2} para uma medição. O Strata mantém os resultados anteriores. Executar de novo.</translation>
    </message>
    <message>
        <source>The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. Strata keeps the earlier results. Measure the rest in a second run.</source>
        <extracomment>network-too-much</extracomment>
        <translation>O teste com {1} ultrapassou os limites do servidor: 1000 medições e 4 MiB de resultados. O Strata mantém os resultados anteriores. Medir o resto em uma segunda execução.</translation>
    </message>
    <message>
        <source>{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; if this happens again, check the devices between the machines.</source>
        <extracomment>network-bad-frame</extracomment>
        <translation>{1} enviou uma mensagem inválida, ou ela mudou no caminho. O Strata mantém os resultados anteriores. Executar de novo; se isto se repetir, verificar os dispositivos entre as máquinas.</translation>
    </message>
    <message>
        <source>{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both machines.</source>
        <extracomment>unknown-reason</extracomment>
        <translation>{1} deu um motivo que este programa não conhece: {2}. Instalar a mesma versão do Strata nas duas máquinas.</translation>
    </message>
    <message>
        <source>The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>no-thread</extracomment>
        <translation>O sistema recusou um thread para esta conexão. Fechar outros programas, ou aumentar o limite de threads do sistema.</translation>
    </message>
    <message>
        <source>The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine.</source>
        <extracomment>no-random-numbers</extracomment>
        <translation>O sistema não forneceu números aleatórios, por isso o Strata não pode proteger a conexão. Reiniciar a máquina.</translation>
    </message>
    <message>
        <source>Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or another port.</source>
        <extracomment>cannot-listen</extracomment>
        <translation>O Strata não consegue escutar em {1}, porta {2}. O sistema informa: {3}. Escolher um endereço desta máquina, ou outra porta.</translation>
    </message>
    <message>
        <source>Another program uses port {1}. Close it, or choose another port and enter that on the other machine.</source>
        <extracomment>port-taken</extracomment>
        <translation>Outro programa usa a porta {1}. Fechá-lo, ou escolher outra porta e informá-la na outra máquina.</translation>
    </message>
    <message>
        <source>No client connected for {1}, so the server stopped. Start it again when you need it.</source>
        <extracomment>responder-idle</extracomment>
        <translation>Nenhum cliente se conectou por {1}, por isso o servidor parou. Iniciá-lo de novo quando precisar dele.</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, idle network</source>
        <extracomment>network-round-trip</extracomment>
        <translation>Mensagens pequenas a outra máquina e de volta, rede sem carga</translation>
    </message>
    <message>
        <source>Chunk uploads and downloads to another machine, by the size of the chunk</source>
        <extracomment>network-acknowledged</extracomment>
        <translation>Uploads e downloads de trechos com outra máquina, pelo tamanho do trecho</translation>
    </message>
    <message>
        <source>Streams of data to and from another machine, counted by the receiver</source>
        <extracomment>network-stream</extracomment>
        <translation>Fluxos de dados para outra máquina e dela, contados pelo receptor</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, under the load of streams</source>
        <extracomment>network-round-trip-loaded</extracomment>
        <translation>Mensagens pequenas a outra máquina e de volta, sob a carga de fluxos</translation>
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
        <translation>RTT sob carga, upload</translation>
    </message>
    <message>
        <source>RTT under load, download</source>
        <extracomment>network-row-loaded-from</extracomment>
        <translation>RTT sob carga, download</translation>
    </message>
    <message>
        <source>RTT under load, bidirectional</source>
        <extracomment>network-row-loaded-both</extracomment>
        <translation>RTT sob carga, bidirecional</translation>
    </message>
    <message>
        <source>Chunk upload</source>
        <extracomment>network-row-acknowledged</extracomment>
        <translation>Trecho, upload</translation>
    </message>
    <message>
        <source>Chunk download</source>
        <extracomment>network-row-requested</extracomment>
        <translation>Trecho, download</translation>
    </message>
    <message>
        <source>Upload, 1 stream</source>
        <extracomment>network-row-to-1</extracomment>
        <translation>Upload, 1 fluxo</translation>
    </message>
    <message>
        <source>Upload, {1} streams</source>
        <extracomment>network-row-to</extracomment>
        <translation>Upload, {1} fluxos</translation>
    </message>
    <message>
        <source>Download, 1 stream</source>
        <extracomment>network-row-from-1</extracomment>
        <translation>Download, 1 fluxo</translation>
    </message>
    <message>
        <source>Download, {1} streams</source>
        <extracomment>network-row-from</extracomment>
        <translation>Download, {1} fluxos</translation>
    </message>
    <message>
        <source>Bidirectional, 1 stream</source>
        <extracomment>network-row-both-1</extracomment>
        <translation>Bidirecional, 1 fluxo</translation>
    </message>
    <message>
        <source>Bidirectional, {1} streams</source>
        <extracomment>network-row-both</extracomment>
        <translation>Bidirecional, {1} fluxos</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>network-all-peers</extracomment>
        <translation>todas juntas</translation>
    </message>
    <message>
        <source>Other machine</source>
        <extracomment>label-peer</extracomment>
        <translation>Outra máquina</translation>
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
        <translation>de {1}</translation>
    </message>
    <message>
        <source>interface {1}</source>
        <extracomment>peer-link</extracomment>
        <translation>interface {1}</translation>
    </message>
    <message>
        <source>interface there {1}</source>
        <extracomment>peer-their-link</extracomment>
        <translation>interface do outro lado {1}</translation>
    </message>
    <message>
        <source>client</source>
        <extracomment>peer-leads</extracomment>
        <translation>cliente</translation>
    </message>
    <message>
        <source>another program on this machine</source>
        <extracomment>peer-same-host</extracomment>
        <translation>outro programa nesta máquina</translation>
    </message>
    <message>
        <source>loopback</source>
        <extracomment>peer-loopback</extracomment>
        <translation>loopback</translation>
    </message>
    <message>
        <source>network {1} s for RTT and each stream</source>
        <extracomment>time-network</extracomment>
        <translation>rede {1} s para o RTT e para cada fluxo</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <extracomment>heading-network</extracomment>
        <translation>REDE</translation>
    </message>
    <message>
        <source>With {1}:</source>
        <extracomment>network-with-peer</extracomment>
        <translation>Com {1}:</translation>
    </message>
    <message>
        <source>With all together:</source>
        <extracomment>network-with-all</extracomment>
        <translation>Com todas juntas:</translation>
    </message>
    <message>
        <source>RTT:</source>
        <extracomment>network-round-trips</extracomment>
        <translation>RTT:</translation>
    </message>
    <message>
        <source>Chunk uploads, each until it is acknowledged:</source>
        <extracomment>network-chunks</extracomment>
        <translation>Uploads de trechos, cada um até ser confirmado:</translation>
    </message>
    <message>
        <source>Chunk downloads, each from its request on:</source>
        <extracomment>network-chunks-back</extracomment>
        <translation>Downloads de trechos, cada um desde seu pedido:</translation>
    </message>
    <message>
        <source>Throughput, counted by the receiver:</source>
        <extracomment>network-streams</extracomment>
        <translation>Vazão, contada pelo receptor:</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>column-cpu-here</extracomment>
        <translation>aqui</translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>column-cpu-there</extracomment>
        <translation>lá</translation>
    </message>
    <message>
        <source>retrans</source>
        <extracomment>column-resent</extracomment>
        <translation>retrans</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>column-to</extracomment>
        <translation>up</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>column-from</extracomment>
        <translation>down</translation>
    </message>
    <message>
        <source>Rate of chunks vs. size</source>
        <extracomment>chart-network-acknowledged</extracomment>
        <translation>Taxa dos trechos por tamanho</translation>
    </message>
    <message>
        <source>Stream rate (receiver side)</source>
        <extracomment>chart-network-stream</extracomment>
        <translation>Taxa dos fluxos (lado do receptor)</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <extracomment>chart-chunk-size</extracomment>
        <translation>Tamanho do trecho</translation>
    </message>
    <message>
        <source>CPU here, %</source>
        <extracomment>html-cpu-here</extracomment>
        <translation>CPU aqui, %</translation>
    </message>
    <message>
        <source>CPU there, %</source>
        <extracomment>html-cpu-there</extracomment>
        <translation>CPU lá, %</translation>
    </message>
    <message>
        <source>retransmits</source>
        <extracomment>html-resent</extracomment>
        <translation>retransmissões</translation>
    </message>
    <message>
        <source>upload, {1}</source>
        <extracomment>html-to-rate</extracomment>
        <translation>upload, {1}</translation>
    </message>
    <message>
        <source>download, {1}</source>
        <extracomment>html-from-rate</extracomment>
        <translation>download, {1}</translation>
    </message>
    <message>
        <source>Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second is left out. RTT under load waits in the queues along the way: calls and games wait that much longer too (bufferbloat).</source>
        <extracomment>reading-network</extracomment>
        <translation>Upload, download: do ponto de vista desta máquina. O receptor conta os bytes de um fluxo; o primeiro segundo fica de fora. O RTT sob carga espera nas filas ao longo do caminho: chamadas e jogos esperam esse tempo a mais também (bufferbloat).</translation>
    </message>
    <message>
        <source>of peak, in a network: share of the slower interface&apos;s link rate; bidirectional: of twice that.</source>
        <extracomment>reading-network-limit</extracomment>
        <translation>do pico, em uma rede: parte da taxa do enlace da interface mais lenta; bidirecional: do dobro dela.</translation>
    </message>
    <message>
        <source>of this machine</source>
        <extracomment>where-here</extracomment>
        <translation>desta máquina</translation>
    </message>
    <message>
        <source>of the other machine</source>
        <extracomment>where-peer</extracomment>
        <translation>da outra máquina</translation>
    </message>
    <message>
        <source>Name of another machine</source>
        <extracomment>shared-peer</extracomment>
        <translation>Nome de outra máquina</translation>
    </message>
    <message>
        <source>Address of a machine in the network</source>
        <extracomment>shared-peer-address</extracomment>
        <translation>Endereço de uma máquina na rede</translation>
    </message>
    <message>
        <source>Name of a network interface</source>
        <extracomment>shared-peer-interface</extracomment>
        <translation>Nome de uma interface de rede</translation>
    </message>
    <message>
        <source>Version of another machine&apos;s system</source>
        <extracomment>shared-peer-system</extracomment>
        <translation>Versão do sistema de outra máquina</translation>
    </message>
    <message>
        <source>Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001.</source>
        <extracomment>cli-use-host</extracomment>
        <translation>Usar um nome ou um endereço, como desk.local, 192.168.1.7 ou desk.local:49001.</translation>
    </message>
    <message>
        <source>Use the six digits that the other machine shows, such as 123456.</source>
        <extracomment>cli-use-code</extracomment>
        <translation>Usar os seis dígitos que a outra máquina mostra, como 123456.</translation>
    </message>
    <message>
        <source>--port belongs to --host, which is not given. Give the machine too.</source>
        <extracomment>cli-port-host</extracomment>
        <translation>--port pertence a --host, que não foi informado. Informar também a máquina.</translation>
    </message>
    <message>
        <source>There are more codes than machines. Give --code once for all machines, or once for each.</source>
        <extracomment>cli-codes-many</extracomment>
        <translation>Há mais códigos do que máquinas. Informar --code uma vez para todas as máquinas, ou uma vez para cada uma.</translation>
    </message>
    <message>
        <source>{1}: {2} us</source>
        <extracomment>cli-network-time</extracomment>
        <translation>{1}: {2} us</translation>
    </message>
    <message>
        <source>Clock {1} to {2}</source>
        <extracomment>brief-clock-moved</extracomment>
        <translation>Clock {1} a {2}</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <extracomment>brief-clock-unknown</extracomment>
        <translation>Clock não confirmado</translation>
    </message>
    <message>
        <source>SMT sibling busy</source>
        <extracomment>brief-contended</extracomment>
        <translation>Thread SMT irmão ocupado</translation>
    </message>
    <message>
        <source>Interrupts or the host</source>
        <extracomment>brief-stolen-time</extracomment>
        <translation>Interrupções ou host</translation>
    </message>
    <message>
        <source>Preempted by programs</source>
        <extracomment>brief-pre-empted</extracomment>
        <translation>Interrompido por outros</translation>
    </message>
    <message>
        <source>Other programs {1}</source>
        <extracomment>brief-other-load</extracomment>
        <translation>Outros programas {1}</translation>
    </message>
    <message>
        <source>Others used {1} of a CPU</source>
        <extracomment>brief-background-load</extracomment>
        <translation>Outros: {1} de uma CPU</translation>
    </message>
    <message>
        <source>Threads migrated</source>
        <extracomment>brief-migrated</extracomment>
        <translation>Threads migrados</translation>
    </message>
    <message>
        <source>Affinity changed</source>
        <extracomment>brief-affinity-changed</extracomment>
        <translation>Afinidade mudou</translation>
    </message>
    <message>
        <source>Slept for {1}</source>
        <extracomment>brief-suspended</extracomment>
        <translation>Suspenso por {1}</translation>
    </message>
    <message>
        <source>Timer unreliable</source>
        <extracomment>brief-counter-unsteady</extracomment>
        <translation>Timer não confiável</translation>
    </message>
    <message>
        <source>{1} of peak, others {2}</source>
        <extracomment>brief-slower-than-its-like</extracomment>
        <translation>{1} do pico, outros {2}</translation>
    </message>
    <message>
        <source>Remote NUMA memory</source>
        <extracomment>brief-memory-on-other-node</extracomment>
        <translation>Memória NUMA remota</translation>
    </message>
    <message>
        <source>Off its node: {2}</source>
        <extracomment>brief-memory-off-node</extracomment>
        <translation>Fora do nó: {2}</translation>
    </message>
    <message>
        <source>Node {1} refused</source>
        <extracomment>brief-memory-not-bound</extracomment>
        <translation>Nó {1} recusado</translation>
    </message>
    <message>
        <source>Node of pages unknown</source>
        <extracomment>brief-node-unknown</extracomment>
        <translation>Nó das páginas incerto</translation>
    </message>
    <message>
        <source>One NUMA node</source>
        <extracomment>brief-needs-two-nodes</extracomment>
        <translation>Um só nó NUMA</translation>
    </message>
    <message>
        <source>Memory not bound</source>
        <extracomment>brief-needs-memory-binding</extracomment>
        <translation>Memória não vinculada</translation>
    </message>
    <message>
        <source>Priority not raised</source>
        <extracomment>brief-priority-refused</extracomment>
        <translation>Prioridade não elevada</translation>
    </message>
    <message>
        <source>Priority limited</source>
        <extracomment>brief-priority-limited</extracomment>
        <translation>Prioridade limitada</translation>
    </message>
    <message>
        <source>Imported, not checked</source>
        <extracomment>brief-not-checked</extracomment>
        <translation>Importado, sem verificar</translation>
    </message>
    <message>
        <source>Published result</source>
        <extracomment>brief-published-figure</extracomment>
        <translation>Resultado publicado</translation>
    </message>
    <message>
        <source>Known bug of {1}</source>
        <extracomment>brief-pointer-not-advanced</extracomment>
        <translation>Erro conhecido de {1}</translation>
    </message>
    <message>
        <source>Other jobs ran meanwhile</source>
        <extracomment>brief-jobs-beside</extracomment>
        <translation>Outros jobs ao mesmo tempo</translation>
    </message>
    <message>
        <source>Threads not pinned</source>
        <extracomment>brief-not-bound
----------
brief-needs-binding</extracomment>
        <translation>Threads não fixados</translation>
    </message>
    <message>
        <source>{1} of {2} samples</source>
        <extracomment>brief-too-few-samples</extracomment>
        <translation>{1} de {2} amostras</translation>
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
        <translation>{1} de {2} passadas</translation>
    </message>
    <message>
        <source>Known to +/- {1} only</source>
        <extracomment>brief-wide-interval</extracomment>
        <translation>Incerteza de +/- {1}</translation>
    </message>
    <message>
        <source>Swapping: {1} faults</source>
        <extracomment>brief-paged</extracomment>
        <translation>Swap: {1} faltas</translation>
    </message>
    <message>
        <source>{1} threads on {2} CPUs</source>
        <extracomment>brief-threads-share-cores</extracomment>
        <translation>{1} threads em {2} CPUs</translation>
    </message>
    <message>
        <source>Through the OS cache</source>
        <extracomment>brief-buffered</extracomment>
        <translation>Pelo cache do sistema</translation>
    </message>
    <message>
        <source>Direct I/O unverified</source>
        <extracomment>brief-bypass-unknown</extracomment>
        <translation>E/S direta incerta</translation>
    </message>
    <message>
        <source>Compressing file system</source>
        <extracomment>brief-compressing</extracomment>
        <translation>Arquivos com compressão</translation>
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
        <translation>Uma unidade para todos</translation>
    </message>
    <message>
        <source>{1} of peak: invalid</source>
        <extracomment>brief-above-limit</extracomment>
        <translation>{1} do pico: inválido</translation>
    </message>
    <message>
        <source>Same as its neighbour</source>
        <extracomment>brief-level-not-distinguishable</extracomment>
        <translation>Igual ao nível vizinho</translation>
    </message>
    <message>
        <source>Prefetched: too low</source>
        <extracomment>brief-walk-fetched-ahead</extracomment>
        <translation>Pré-busca: baixo demais</translation>
    </message>
    <message>
        <source>Extended to {2}</source>
        <extracomment>brief-time-extended</extracomment>
        <translation>Prolongado para {2}</translation>
    </message>
    <message>
        <source>No free CPU</source>
        <extracomment>brief-no-spare-cpu</extracomment>
        <translation>Nenhuma CPU livre</translation>
    </message>
    <message>
        <source>Huge pages: {1}</source>
        <extracomment>brief-pages-not-obtained</extracomment>
        <translation>Huge pages: {1}</translation>
    </message>
    <message>
        <source>{2} of {1} huge pages</source>
        <extracomment>brief-large-pages-not-reserved</extracomment>
        <translation>{2} de {1} huge pages</translation>
    </message>
    <message>
        <source>No large-page right</source>
        <extracomment>brief-large-pages-need-right</extracomment>
        <translation>Sem direito a huge pages</translation>
    </message>
    <message>
        <source>Memory too fragmented</source>
        <extracomment>brief-large-pages-no-memory</extracomment>
        <translation>Memória fragmentada</translation>
    </message>
    <message>
        <source>THP is off</source>
        <extracomment>brief-transparent-pages-off</extracomment>
        <translation>THP desligado</translation>
    </message>
    <message>
        <source>Below two huge pages</source>
        <extracomment>brief-region-below-large-pages</extracomment>
        <translation>Menos de 2 huge pages</translation>
    </message>
    <message>
        <source>First pass disturbed</source>
        <extracomment>brief-first-use-disturbed</extracomment>
        <translation>1ª passada perturbada</translation>
    </message>
    <message>
        <source>Memory type ignored</source>
        <extracomment>brief-memory-kind-not-effective</extracomment>
        <translation>Tipo de memória ignorado</translation>
    </message>
    <message>
        <source>Not offered by the OS</source>
        <extracomment>brief-memory-kind-not-provided</extracomment>
        <translation>Não oferecido pelo SO</translation>
    </message>
    <message>
        <source>Refused by the OS</source>
        <extracomment>brief-memory-kind-refused</extracomment>
        <translation>Recusado pelo SO</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <extracomment>brief-no-graphics-device</extracomment>
        <translation>Sem dispositivo gráfico</translation>
    </message>
    <message>
        <source>GPU access denied</source>
        <extracomment>brief-graphics-not-permitted</extracomment>
        <translation>Acesso à GPU negado</translation>
    </message>
    <message>
        <source>GPU gave no memory</source>
        <extracomment>brief-graphics-refused</extracomment>
        <translation>GPU não deu memória</translation>
    </message>
    <message>
        <source>Frame buffer too small</source>
        <extracomment>brief-frame-buffer-too-small</extracomment>
        <translation>Frame buffer pequeno</translation>
    </message>
    <message>
        <source>Needs {1}</source>
        <extracomment>brief-not-provided</extracomment>
        <translation>Precisa de {1}</translation>
    </message>
    <message>
        <source>Buffer too large</source>
        <extracomment>brief-too-many-elements</extracomment>
        <translation>Buffer grande demais</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>brief-stopped</extracomment>
        <translation>Parado</translation>
    </message>
    <message>
        <source>No memory: {1}</source>
        <extracomment>brief-allocation-failed</extracomment>
        <translation>Sem memória: {1}</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <extracomment>brief-out-of-memory</extracomment>
        <translation>Memória esgotada</translation>
    </message>
    <message>
        <source>{1} of {2} threads</source>
        <extracomment>brief-thread-failed</extracomment>
        <translation>{1} de {2} threads</translation>
    </message>
    <message>
        <source>Never ran together</source>
        <extracomment>brief-threads-not-together</extracomment>
        <translation>Nunca simultâneos</translation>
    </message>
    <message>
        <source>Unknown test</source>
        <extracomment>brief-unknown-kernel</extracomment>
        <translation>Teste desconhecido</translation>
    </message>
    <message>
        <source>No valid result</source>
        <extracomment>brief-no-figure</extracomment>
        <translation>Sem resultado válido</translation>
    </message>
    <message>
        <source>One CPU</source>
        <extracomment>brief-needs-two-cpus</extracomment>
        <translation>Uma só CPU</translation>
    </message>
    <message>
        <source>CPU {1} not available</source>
        <extracomment>brief-cpu-not-bound</extracomment>
        <translation>CPU {1} não disponível</translation>
    </message>
    <message>
        <source>One core</source>
        <extracomment>brief-needs-two-cores</extracomment>
        <translation>Um só núcleo</translation>
    </message>
    <message>
        <source>Sum not exact</source>
        <extracomment>brief-sum-not-exact</extracomment>
        <translation>Soma não exata</translation>
    </message>
    <message>
        <source>No huge pages</source>
        <extracomment>brief-no-large-pages</extracomment>
        <translation>Sem huge pages</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <extracomment>brief-folder-missing</extracomment>
        <translation>Pasta não encontrada</translation>
    </message>
    <message>
        <source>Folder unreachable</source>
        <extracomment>brief-folder-unreachable</extracomment>
        <translation>Pasta inacessível</translation>
    </message>
    <message>
        <source>Folder not writable</source>
        <extracomment>brief-folder-not-writable</extracomment>
        <translation>Pasta sem escrita</translation>
    </message>
    <message>
        <source>Disk full</source>
        <extracomment>brief-disk-full</extracomment>
        <translation>Disco cheio</translation>
    </message>
    <message>
        <source>No space for the file</source>
        <extracomment>brief-no-room</extracomment>
        <translation>Sem espaço para arquivo</translation>
    </message>
    <message>
        <source>Cannot create file</source>
        <extracomment>brief-create-failed</extracomment>
        <translation>Falha ao criar arquivo</translation>
    </message>
    <message>
        <source>Write error</source>
        <extracomment>brief-write-failed</extracomment>
        <translation>Erro de escrita</translation>
    </message>
    <message>
        <source>Read error</source>
        <extracomment>brief-read-failed</extracomment>
        <translation>Erro de leitura</translation>
    </message>
    <message>
        <source>Incomplete write</source>
        <extracomment>brief-short-write</extracomment>
        <translation>Escrita incompleta</translation>
    </message>
    <message>
        <source>Incomplete read</source>
        <extracomment>brief-short-read</extracomment>
        <translation>Leitura incompleta</translation>
    </message>
    <message>
        <source>Flush failed</source>
        <extracomment>brief-flush-failed</extracomment>
        <translation>Falha no flush</translation>
    </message>
    <message>
        <source>Data corrupted</source>
        <extracomment>brief-data-mismatch</extracomment>
        <translation>Dados corrompidos</translation>
    </message>
    <message>
        <source>{1} data errors</source>
        <extracomment>brief-data-faults</extracomment>
        <translation>{1} erros nos dados</translation>
    </message>
    <message>
        <source>Slows after {1}</source>
        <extracomment>brief-rate-fell</extracomment>
        <translation>Mais lento após {1}</translation>
    </message>
    <message>
        <source>Older version there</source>
        <extracomment>brief-network-older-peer</extracomment>
        <translation>Versão mais antiga lá</translation>
    </message>
    <message>
        <source>Skipped after an error</source>
        <extracomment>brief-row-not-reached</extracomment>
        <translation>Omitido após um erro</translation>
    </message>
    <message>
        <source>Stopped at {1}</source>
        <extracomment>brief-row-stopped</extracomment>
        <translation>Parado em {1}</translation>
    </message>
    <message>
        <source>Critical temperature</source>
        <extracomment>brief-sustained-critical</extracomment>
        <translation>Temperatura crítica</translation>
    </message>
    <message>
        <source>Battery at {1}</source>
        <extracomment>brief-sustained-battery</extracomment>
        <translation>Bateria em {1}</translation>
    </message>
    <message>
        <source>Others took {1}</source>
        <extracomment>brief-sustained-disturbed</extracomment>
        <translation>Outros tomaram {1}</translation>
    </message>
    <message>
        <source>Faster than flash</source>
        <extracomment>brief-sooner-than-flash</extracomment>
        <translation>Mais rápido que flash</translation>
    </message>
    <message>
        <source>Only {2} tested</source>
        <extracomment>brief-file-laid-in-part</extracomment>
        <translation>Só {2} testados</translation>
    </message>
    <message>
        <source>No time left</source>
        <extracomment>brief-no-time-left</extracomment>
        <translation>Sem tempo restante</translation>
    </message>
    <message>
        <source>File too small</source>
        <extracomment>brief-file-too-small</extracomment>
        <translation>Arquivo pequeno demais</translation>
    </message>
    <message>
        <source>I/O queue failed</source>
        <extracomment>brief-queue-failed</extracomment>
        <translation>Falha na fila de E/S</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <extracomment>brief-nothing-to-read</extracomment>
        <translation>Nada para ler</translation>
    </message>
    <message>
        <source>I/O still pending</source>
        <extracomment>brief-request-unanswered</extracomment>
        <translation>E/S ainda pendente</translation>
    </message>
    <message>
        <source>Drive not responding</source>
        <extracomment>brief-device-not-answering</extracomment>
        <translation>Unidade não responde</translation>
    </message>
    <message>
        <source>Extra level: {1}</source>
        <extracomment>brief-level-not-reported</extracomment>
        <translation>Nível a mais: {1}</translation>
    </message>
    <message>
        <source>L{1} not seen</source>
        <extracomment>brief-level-not-seen</extracomment>
        <translation>L{1} não visto</translation>
    </message>
    <message>
        <source>Runs in {1}</source>
        <extracomment>brief-held-emulated</extracomment>
        <translation>Executado em {1}</translation>
    </message>
    <message>
        <source>Caches unknown</source>
        <extracomment>brief-held-flat</extracomment>
        <translation>Caches desconhecidos</translation>
    </message>
    <message>
        <source>Memory {1} of {2} MT/s</source>
        <extracomment>brief-held-memory-speed</extracomment>
        <translation>Memória {1} de {2} MT/s</translation>
    </message>
    <message>
        <source>One memory channel</source>
        <extracomment>brief-held-one-channel</extracomment>
        <translation>Um canal de memória</translation>
    </message>
    <message>
        <source>On battery</source>
        <extracomment>brief-held-on-battery</extracomment>
        <translation>Na bateria</translation>
    </message>
    <message>
        <source>Profile: {1}</source>
        <extracomment>brief-held-power-profile</extracomment>
        <translation>Perfil: {1}</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <extracomment>brief-held-governor</extracomment>
        <translation>Clock mais baixo</translation>
    </message>
    <message>
        <source>Boost off</source>
        <extracomment>brief-held-no-boost</extracomment>
        <translation>Boost desligado</translation>
    </message>
    <message>
        <source>CPU quota: {1}</source>
        <extracomment>brief-held-cpu-quota</extracomment>
        <translation>Cota de CPU: {1}</translation>
    </message>
    <message>
        <source>Memory pressure {1}</source>
        <extracomment>brief-held-memory-pressure</extracomment>
        <translation>Pressão de memória {1}</translation>
    </message>
    <message>
        <source>Drive on slower link</source>
        <extracomment>brief-held-drive-link</extracomment>
        <translation>Unidade em enlace lento</translation>
    </message>
    <message>
        <source>Pages of {1} only</source>
        <extracomment>brief-held-small-pages</extracomment>
        <translation>Só páginas de {1}</translation>
    </message>
    <message>
        <source>The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The machine may be faster than this result. Close other programs, or let the machine cool.</source>
        <extracomment>clock-moved</extracomment>
        <translation>O clock da CPU variou de {1} a {2} durante este teste; o Strata descartou {3} das amostras. A máquina pode ser mais rápida que este resultado. Fechar outros programas, ou deixar a máquina esfriar.</translation>
    </message>
    <message>
        <source>Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may be wrong. Run it again on an idle machine.</source>
        <extracomment>clock-unknown</extracomment>
        <translation>Duas medições do clock da CPU divergiram; o Strata descartou {1} das amostras. Os valores por ciclo podem estar errados. Executar de novo com a máquina ociosa.</translation>
    </message>
    <message>
        <source>Another program or another virtual machine used the other hardware thread of this core (SMT sibling); Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. On a rented machine, run it again later.</source>
        <extracomment>contended</extracomment>
        <translation>Outro programa ou outra máquina virtual usou o outro thread de hardware deste núcleo (thread SMT irmão); o Strata descartou {1} das amostras. A máquina pode ser mais rápida que este resultado. Fechar outros programas. Em uma máquina alugada, executar de novo mais tarde.</translation>
    </message>
    <message>
        <source>Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour.</source>
        <extracomment>stolen-time</extracomment>
        <translation>Interrupções, o firmware ou o host de uma máquina virtual atrasaram este teste; o Strata descartou {1} das amostras. O sistema conta {2} de tempo roubado. A máquina pode ser mais rápida que este resultado. Parar o tráfego de rede e de disco, ou medir em outra CPU. Em uma máquina virtual, executar de novo em um horário mais tranquilo.</translation>
    </message>
    <message>
        <source>Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>pre-empted</extracomment>
        <translation>Outros programas interromperam este teste; o Strata descartou {1} das amostras. A máquina pode ser mais rápida que este resultado. Fechar outros programas. Onde os threads usam todas as CPUs, escolher um thread a menos.</translation>
    </message>
    <message>
        <source>Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>other-load</extracomment>
        <translation>Outros programas usaram {1} do tempo de uma CPU em que este teste foi executado. Mesmo amostras sem perturbação podem ser mais lentas do que a máquina consegue ser. Fechar outros programas. Onde os threads usam todas as CPUs, escolher um thread a menos.</translation>
    </message>
    <message>
        <source>Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with it, so the machine may be faster than this result. Close other programs, and run it again.</source>
        <extracomment>background-load</extracomment>
        <translation>Outros programas usaram {1} de uma CPU durante este teste. Eles dividem com ele o cache de último nível e a memória, portanto a máquina pode ser mais rápida que este resultado. Fechar outros programas e executar de novo.</translation>
    </message>
    <message>
        <source>The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the samples. Check whether a container or another program changes the CPU affinity.</source>
        <extracomment>migrated</extracomment>
        <translation>O sistema tirou threads das CPUs em que o Strata os fixou; o Strata descartou {1} das amostras. Verificar se um contêiner ou outro programa muda a afinidade de CPU.</translation>
    </message>
    <message>
        <source>Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. Strata discarded {1} of the samples. Check taskset, cgroups and container limits.</source>
        <extracomment>affinity-changed</extracomment>
        <translation>Outro programa mudou a afinidade de CPU dos threads do teste, portanto o resultado pode vir de outras CPUs. O Strata descartou {1} das amostras. Verificar taskset, cgroups e limites de contêineres.</translation>
    </message>
    <message>
        <source>The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it again, and keep the machine awake.</source>
        <extracomment>suspended</extracomment>
        <translation>A máquina ficou suspensa por {1} durante este teste. Clock, caches e unidades podem ficar diferentes depois. Executar de novo e impedir a suspensão da máquina.</translation>
    </message>
    <message>
        <source>The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the samples. Restart the machine; for a virtual machine, ask the operator of its host.</source>
        <extracomment>counter-unsteady</extracomment>
        <translation>O timer andou para trás ou parou, portanto os tempos desta execução podem estar errados. O Strata descartou {1} das amostras. Reiniciar a máquina; em uma máquina virtual, consultar o operador do host.</translation>
    </message>
    <message>
        <source>This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata cannot see why. Run it again.</source>
        <extracomment>slower-than-its-like</extracomment>
        <translation>Isto alcançou {1} do pico, enquanto outras larguras alcançam {2}. O resultado é provavelmente baixo demais, e o Strata não consegue ver por quê. Executar de novo.</translation>
    </message>
    <message>
        <source>The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path between nodes. Free local memory, use smaller buffers, or pin fewer threads there.</source>
        <extracomment>memory-on-other-node</extracomment>
        <translation>Os buffers de {1} threads estão em um nó NUMA remoto, até {2} deles. O resultado inclui o caminho entre os nós. Liberar memória local, usar buffers menores ou fixar menos threads ali.</translation>
    </message>
    <message>
        <source>The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of that node. Free memory there, or allow Strata the node.</source>
        <extracomment>memory-off-node</extracomment>
        <translation>Foi pedida a memória do nó {1}, mas {2} das páginas estão em outros nós, portanto isto não é um resultado daquele nó. Liberar memória ali, ou permitir o nó ao Strata.</translation>
    </message>
    <message>
        <source>The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container.</source>
        <extracomment>memory-not-bound</extracomment>
        <translation>O sistema não colocou memória no nó {1} para o Strata, portanto nada foi medido ali. Contêineres muitas vezes o recusam, e um limite de nós também pode: verificar cpuset.mems e os direitos do contêiner.</translation>
    </message>
    <message>
        <source>The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was asked for. Compare the result with that of other nodes.</source>
        <extracomment>node-unknown</extracomment>
        <translation>O sistema não informa em que nó estão as páginas, portanto não se sabe se estão no que foi pedido. Comparar o resultado com o de outros nós.</translation>
    </message>
    <message>
        <source>This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket.</source>
        <extracomment>needs-two-nodes</extracomment>
        <translation>Esta máquina tem um nó NUMA, ou o sistema só informa um ao Strata, portanto não há memória de outro nó a medir. Alguns firmwares ocultam nós: procurar por memory interleaving ou nodes per socket.</translation>
    </message>
    <message>
        <source>This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata no way to ask for one.</source>
        <extracomment>needs-memory-binding</extracomment>
        <translation>Este teste coloca memória em um nó NUMA escolhido. Este sistema, ou esta descrição da máquina, não dá ao Strata um meio de pedir um nó.</translation>
    </message>
    <message>
        <source>The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may disturb it more. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-refused</extracomment>
        <translation>O sistema recusou uma prioridade mais alta ({1}), por isso a execução continuou com prioridade normal. Outros programas podem perturbá-la mais. Executar como administrador, ou aumentar o limite dos valores de nice.</translation>
    </message>
    <message>
        <source>The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-limited</extracomment>
        <translation>O sistema não permite a este usuário um valor de nice abaixo de {1}, por isso a prioridade é menor que a pedida. Executar como administrador, ou aumentar o limite dos valores de nice.</translation>
    </message>
    <message>
        <source>{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked result.</source>
        <extracomment>not-checked</extracomment>
        <translation>Quem mediu isto foi {1}, não o Strata, portanto as perturbações são desconhecidas. Repetir o teste com o Strata para ter um resultado verificado.</translation>
    </message>
    <message>
        <source>This result is from a publication. Its conditions are known only as far as the source states them. Repeat the test with Strata for a checked result.</source>
        <extracomment>published-figure</extracomment>
        <translation>Este resultado é de uma publicação. Suas condições são conhecidas só até onde a fonte as informa. Repetir o teste com o Strata para ter um resultado verificado.</translation>
    </message>
    <message>
        <source>A bug in this version of {1} copies the same block again and again, so this measures cache, not memory. Ignore the result, or measure with a fixed version.</source>
        <extracomment>pointer-not-advanced</extracomment>
        <translation>Um erro nesta versão de {1} copia sempre o mesmo bloco, portanto isto mede o cache, não a memória. Ignorar o resultado, ou medir com uma versão corrigida.</translation>
    </message>
    <message>
        <source>Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run each job alone, with fio&apos;s option stonewall.</source>
        <extracomment>jobs-beside</extracomment>
        <translation>Outros jobs desta execução do fio usaram a unidade ao mesmo tempo, portanto isto é só uma parte do que ela fez. Executar cada job sozinho, com a opção stonewall do fio.</translation>
    </message>
    <message>
        <source>The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between runs. Choose a CPU affinity in Setup, or --affinity spread.</source>
        <extracomment>not-bound</extracomment>
        <translation>Os threads não foram fixados em CPUs, por isso o sistema podia movê-los a qualquer momento. Os resultados variam mais entre execuções. Escolher uma afinidade de CPU em “Configurar”, ou --affinity spread.</translation>
    </message>
    <message>
        <source>Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, or run it again on an idle machine.</source>
        <extracomment>too-few-samples</extracomment>
        <translation>Amostras limpas: {1} das {2} necessárias, portanto o resultado é menos certo. Aumentar o tempo do teste, ou executar de novo com a máquina ociosa.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, or omit --passes so that Strata discards disturbed samples.</source>
        <extracomment>passes-disturbed</extracomment>
        <translation>{1} de {2} passadas foram perturbadas, e todas contam. O resultado pode estar errado. Fechar outros programas, ou omitir --passes para que o Strata descarte amostras perturbadas.</translation>
    </message>
    <message>
        <source>Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with --passes.</source>
        <extracomment>few-passes</extracomment>
        <translation>Passadas: {1} das {2} necessárias. Uma só passada lenta pode mudar o resultado. Escolher um número maior com --passes.</translation>
    </message>
    <message>
        <source>The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm a larger one, compare several runs. Increase the time of the test, or close other programs.</source>
        <extracomment>wide-interval</extracomment>
        <translation>O intervalo de confiança de 95 % é +/- {1}, portanto diferenças menores ficam dentro da incerteza. Para confirmar uma maior, comparar várias execuções. Aumentar o tempo do teste, ou fechar outros programas.</translation>
    </message>
    <message>
        <source>The OS read memory from disk during this test (major page faults: {1}), so the result includes disk time. Close programs that use much memory, or choose smaller buffers.</source>
        <extracomment>paged</extracomment>
        <translation>O sistema leu memória do disco durante este teste (faltas de página com leitura do disco: {1}), portanto o resultado inclui tempo de disco. Fechar programas que usam muita memória, ou escolher buffers menores.</translation>
    </message>
    <message>
        <source>{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached {3} of one thread per CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>threads-share-cores</extracomment>
        <translation>{1} threads dividiram {2} CPUs, portanto cada resultado por thread é só uma parte de uma CPU. Juntos, alcançaram {3} do resultado de um thread por CPU. Usar no máximo um thread por CPU para medir cada um.</translation>
    </message>
    <message>
        <source>Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache held {4} of the file. Choose a folder on a local drive.</source>
        <extracomment>buffered</extracomment>
        <translation>A E/S direta em {1} (sistema de arquivos {3}) foi {2}, portanto isto pode ser velocidade da memória, não do disco. O cache do sistema continha {4} do arquivo. Escolher uma pasta em uma unidade local.</translation>
    </message>
    <message>
        <source>The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory speed. Compare with a folder on another file system.</source>
        <extracomment>bypass-unknown</extracomment>
        <translation>O sistema aceitou a E/S direta em {1} (sistema de arquivos {2}), mas o Strata não pode confirmá-la. Isto pode ser velocidade da memória. Comparar com uma pasta em outro sistema de arquivos.</translation>
    </message>
    <message>
        <source>The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or the OS misreports the link. Do not use this as disk speed.</source>
        <extracomment>beyond-link</extracomment>
        <translation>O dispositivo {1} entregou {2}, mas seu enlace ({3}) transporta no máximo {4}. Os dados vieram de um cache, ou o sistema informa mal o enlace. Não usar isto como velocidade do disco.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the cost of trying. Choose a folder without compression to measure the drive alone.</source>
        <extracomment>compressing</extracomment>
        <translation>O sistema de arquivos de {1} ({2}) comprime dados. Os dados do teste são incompressíveis, portanto o resultado inclui o custo da tentativa. Escolher uma pasta sem compressão para medir só a unidade.</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. The result describes the file system too. Choose a folder without it to measure the drive alone.</source>
        <extracomment>copy-on-write</extracomment>
        <translation>O sistema de arquivos de {1} ({2}) usa copy-on-write: escritas aleatórias se tornam sequenciais e fragmentam o arquivo. O resultado descreve também o sistema de arquivos. Escolher uma pasta sem copy-on-write para medir só a unidade.</translation>
    </message>
    <message>
        <source>The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a drive with more free space.</source>
        <extracomment>fragmented</extracomment>
        <translation>O arquivo de teste em {1} tem {2} fragmentos, {3} no total. Um disco rígido perde tempo entre eles. Escolher uma unidade com mais espaço livre.</translation>
    </message>
    <message>
        <source>{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is only a share. Choose folders on different drives to measure each.</source>
        <extracomment>shared-device</extracomment>
        <translation>{2} threads tinham seus arquivos em uma só unidade ({1}) e dividiram a vazão dela. O resultado por thread é só uma parte. Escolher pastas em unidades diferentes para medir cada uma.</translation>
    </message>
    <message>
        <source>The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore the result; please report it with the JSON file of this run.</source>
        <extracomment>above-limit</extracomment>
        <translation>O resultado é {1} do pico teórico, o que é impossível: o clock ou o pico está errado. Ignorar o resultado; relatar o problema com o arquivo JSON desta execução.</translation>
    </message>
    <message>
        <source>L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring level. So this is the result of that level.</source>
        <extracomment>level-not-distinguishable</extracomment>
        <translation>L{1} não mostra um degrau de latência próprio nesta máquina: latência e taxa são as de um nível vizinho. Este é, portanto, o resultado daquele nível.</translation>
    </message>
    <message>
        <source>An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond L2. The result is too low. Measure it again.</source>
        <extracomment>walk-fetched-ahead</extracomment>
        <translation>Uma versão anterior do Strata mediu isto, com um padrão de acesso que o hardware pré-busca além do L2. O resultado é baixo demais. Medir de novo.</translation>
    </message>
    <message>
        <source>The test took {2} instead of {1} to collect enough clean samples. The result stays valid.</source>
        <extracomment>time-extended</extracomment>
        <translation>O teste levou {2} em vez de {1} para reunir amostras limpas suficientes. O resultado continua válido.</translation>
    </message>
    <message>
        <source>The test used every CPU, so Strata&apos;s window or terminal had to share one. That may have disturbed the test. Choose one thread fewer.</source>
        <extracomment>no-spare-cpu</extracomment>
        <translation>O teste usou todas as CPUs, por isso a janela ou o terminal do Strata teve de dividir uma. Isso pode ter perturbado o teste. Escolher um thread a menos.</translation>
    </message>
    <message>
        <source>The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large buffers may be slower. Close other programs or restart the machine: free memory fragments with time.</source>
        <extracomment>pages-not-obtained</extracomment>
        <translation>O sistema não forneceu todas as huge pages que o Strata pediu. Obtidas: {1}. O acesso aleatório a buffers grandes pode ser mais lento. Fechar outros programas ou reiniciar a máquina: a memória livre se fragmenta com o tempo.</translation>
    </message>
    <message>
        <source>This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}.</source>
        <extracomment>large-pages-not-reserved</extracomment>
        <translation>Esta execução precisa de {1} huge pages explícitas de {3}, e havia {2} livres. Os buffers usaram outras páginas ({4}). Reservar um número suficiente como root, logo após a inicialização: sysctl vm.nr_hugepages={1}.</translation>
    </message>
    <message>
        <source>Windows gives huge pages only to accounts with the right &quot;Lock pages in memory&quot;. This run needs {1} of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User Rights Assignment). Sign in again, and start Strata as administrator.</source>
        <extracomment>large-pages-need-right</extracomment>
        <translation>O Windows só dá huge pages a contas com o direito “Bloquear páginas na memória”. Esta execução precisa de {1} delas. Os buffers usaram outras páginas ({2}). Conceder o direito em secpol.msc (Políticas Locais, Atribuição de Direitos de Usuário). Entrar de novo e abrir o Strata como administrador.</translation>
    </message>
    <message>
        <source>Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers used other pages ({3}). Restart the machine and measure at once.</source>
        <extracomment>large-pages-no-memory</extracomment>
        <translation>O Windows não tem mais memória contígua para huge pages de {2}; esta execução precisa de {1} delas. Os buffers usaram outras páginas ({3}). Reiniciar a máquina e medir logo em seguida.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</source>
        <extracomment>transparent-pages-off</extracomment>
        <translation>As huge pages transparentes estão desligadas, portanto os buffers usaram páginas padrão. Ligá-las como root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</translation>
    </message>
    <message>
        <source>The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result stays valid.</source>
        <extracomment>region-below-large-pages</extracomment>
        <translation>Os buffers de um thread são menores que duas huge pages de {1}, portanto usaram páginas padrão. O resultado continua válido.</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, and run it again.</source>
        <extracomment>uses-disturbed</extracomment>
        <translation>{1} de {2} passadas foram perturbadas, e todas contam. O resultado pode estar errado. Fechar outros programas e executar de novo.</translation>
    </message>
    <message>
        <source>Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a smaller buffer, more time for memory, or --passes.</source>
        <extracomment>few-uses</extracomment>
        <translation>Passadas após a primeira: {1} das {2} necessárias. Uma só passada lenta pode mudar o resultado. Usar um buffer menor, mais tempo para a memória ou --passes.</translation>
    </message>
    <message>
        <source>The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and run it again.</source>
        <extracomment>first-use-disturbed</extracomment>
        <translation>A primeira passada pela memória nova foi perturbada, portanto seu tempo pode ser alto demais. Fechar outros programas e executar de novo.</translation>
    </message>
    <message>
        <source>Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the request: run it on the machine itself.</source>
        <extracomment>memory-kind-not-effective</extracomment>
        <translation>O Strata pediu memória do tipo {1}, mas o sistema deu outro tipo. Ela é lida a {2} da taxa da memória normal; memória sem cache é lida a um décimo ou menos. O Wine e algumas máquinas virtuais ignoram o pedido: executar na própria máquina.</translation>
    </message>
    <message>
        <source>This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS.</source>
        <extracomment>memory-kind-not-provided</extracomment>
        <translation>Este sistema não dá aos programas memória do tipo {1}, por isso o Strata omitiu o teste. Executar em outro sistema operacional.</translation>
    </message>
    <message>
        <source>The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller buffer.</source>
        <extracomment>memory-kind-refused</extracomment>
        <translation>O sistema recusou memória do tipo {1}. Ele informa: {2}. Fechar outros programas, ou usar um buffer menor.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 nor /dev/fb0). Run it on a machine that has one.</source>
        <extracomment>no-graphics-device</extracomment>
        <translation>Aqui a memória write-combining vem de um dispositivo gráfico, e não há nenhum (nem /dev/dri/card0 nem /dev/fb0). Executar em uma máquina que tenha um.</translation>
    </message>
    <message>
        <source>Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often video), or run this test as administrator.</source>
        <extracomment>graphics-not-permitted</extracomment>
        <translation>A memória write-combining vem de {1}, que você não tem permissão para abrir. Entrar no grupo dono dele (em geral video), ou executar este teste como administrador.</translation>
    </message>
    <message>
        <source>{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer.</source>
        <extracomment>graphics-refused</extracomment>
        <translation>{1} não deu memória write-combining. O sistema informa: {2}. Usar um buffer menor.</translation>
    </message>
    <message>
        <source>{1} has only {2} of write-combining memory. Use a buffer of that size or less.</source>
        <extracomment>frame-buffer-too-small</extracomment>
        <translation>{1} só tem {2} de memória write-combining. Usar um buffer desse tamanho ou menor.</translation>
    </message>
    <message>
        <source>This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that supports it.</source>
        <extracomment>not-provided</extracomment>
        <translation>Esta CPU ou seu sistema operacional não tem suporte a {1}, de que este teste precisa. Executar o teste em uma máquina com esse suporte.</translation>
    </message>
    <message>
        <source>This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller buffer or a larger width.</source>
        <extracomment>too-many-elements</extracomment>
        <translation>Este buffer tem mais de 2^32 elementos de {1}, mais do que o teste aleatório consegue indexar. Usar um buffer menor ou uma largura maior.</translation>
    </message>
    <message>
        <source>The run stopped before it measured this. Run it again to measure it.</source>
        <extracomment>stopped</extracomment>
        <translation>A execução parou antes de medir isto. Executar de novo para medir.</translation>
    </message>
    <message>
        <source>The OS did not allocate {1} of memory. Close other programs, or use smaller buffers.</source>
        <extracomment>allocation-failed</extracomment>
        <translation>O sistema não alocou {1} de memória. Fechar outros programas, ou usar buffers menores.</translation>
    </message>
    <message>
        <source>Memory ran out during this test. Close other programs, or choose fewer threads.</source>
        <extracomment>out-of-memory</extracomment>
        <translation>A memória acabou durante este teste. Fechar outros programas, ou escolher menos threads.</translation>
    </message>
    <message>
        <source>The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>thread-failed</extracomment>
        <translation>O sistema só iniciou {1} de {2} threads. Escolher menos threads, ou aumentar o limite de threads do sistema.</translation>
    </message>
    <message>
        <source>The {1} threads never ran at the same time, so there is no common rate. Close other programs, or choose fewer threads.</source>
        <extracomment>threads-not-together</extracomment>
        <translation>Os {1} threads nunca foram executados ao mesmo tempo, portanto não há uma taxa comum. Fechar outros programas, ou escolher menos threads.</translation>
    </message>
    <message>
        <source>This version of Strata has no test named {1}. Check the name, or install a newer version.</source>
        <extracomment>unknown-kernel</extracomment>
        <translation>Esta versão do Strata não tem um teste chamado {1}. Verificar o nome, ou instalar uma versão mais nova.</translation>
    </message>
    <message>
        <source>The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of this run.</source>
        <extracomment>no-figure</extracomment>
        <translation>A medição não deu um número utilizável. É um erro do Strata: relatar o problema com o arquivo JSON desta execução.</translation>
    </message>
    <message>
        <source>The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range.</source>
        <extracomment>out-of-range</extracomment>
        <translation>A configuração {1} é {2}; deve ser de {3} a {4}. Escolher um valor nessa faixa.</translation>
    </message>
    <message>
        <source>This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller buffers or fewer threads.</source>
        <extracomment>not-enough-memory</extracomment>
        <translation>Esta execução precisa de {1} de memória, e há {2} disponíveis. O maior buffer que cabe é {3}. Usar buffers menores ou menos threads.</translation>
    </message>
    <message>
        <source>{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that number or fewer.</source>
        <extracomment>not-enough-memory-for-threads</extracomment>
        <translation>{1} threads precisam de {2} de memória, e há {3} disponíveis. Isso basta para {4} threads. Escolher no máximo esse número.</translation>
    </message>
    <message>
        <source>The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>too-many-threads</extracomment>
        <translation>O sistema não permite {1} threads para o Strata. O limite é {2}. Escolher menos threads, ou aumentar o limite de threads do sistema.</translation>
    </message>
    <message>
        <source>The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with fewer threads or fewer folders, or raise the OS limit on threads.</source>
        <extracomment>too-many-disk-threads</extracomment>
        <translation>O teste de disco precisa de {1} threads próprios ao mesmo tempo. O limite do sistema para ele é {2}. Escolher cargas de trabalho com menos threads ou menos pastas, ou aumentar o limite de threads do sistema.</translation>
    </message>
    <message>
        <source>The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits is {5}. Choose a smaller file, fewer threads or another folder.</source>
        <extracomment>not-enough-disk</extracomment>
        <translation>Os arquivos de teste precisam de {2} em {1}, onde há {3} livres e {4} devem ficar livres. O maior arquivo que cabe é {5}. Escolher um arquivo menor, menos threads ou outra pasta.</translation>
    </message>
    <message>
        <source>{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised.</source>
        <extracomment>file-too-large</extracomment>
        <translation>{1} não comporta um arquivo de {2}; o limite é {3}. Escolher um arquivo menor ou outra pasta. Unidades FAT não comportam arquivos de 4 GiB ou mais; um limite do sistema (ulimit -f) pode ser aumentado.</translation>
    </message>
    <message>
        <source>This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs.</source>
        <extracomment>no-such-cpu</extracomment>
        <translation>Esta máquina não tem uma CPU {1} que o Strata possa usar. Executar strata-cli machine para listar as CPUs disponíveis.</translation>
    </message>
    <message>
        <source>These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels has only plain sequential reads, writes and copies of the widest width, and one chain.</source>
        <extracomment>nothing-selected</extracomment>
        <translation>Estas configurações não deixam nenhum teste a executar. Selecionar ao menos um teste e um tamanho de buffer. Uma varredura de níveis só tem leituras, escritas e cópias sequenciais simples da maior largura, e uma cadeia.</translation>
    </message>
    <message>
        <source>This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cpus</extracomment>
        <translation>Este teste precisa de duas CPUs, e aqui o Strata só pode usar uma. Permitir mais CPUs ao Strata, ou escolher mais em --affinity.</translation>
    </message>
    <message>
        <source>The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU was taken offline, or a limit on CPUs changed, since Strata started.</source>
        <extracomment>cpu-not-bound</extracomment>
        <translation>O sistema não fixou um thread na CPU {1}, portanto o que precisa desta CPU não foi medido. Verificar se, desde que o Strata foi aberto, a CPU foi desativada ou um limite de CPUs mudou.</translation>
    </message>
    <message>
        <source>This test needs two cores, and Strata may use only one here: both hardware threads of a core would get in each other&apos;s way. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cores</extracomment>
        <translation>Este teste precisa de dois núcleos, e aqui o Strata só pode usar um: os dois threads de hardware de um núcleo atrapalhariam um ao outro. Permitir mais CPUs ao Strata, ou escolher mais em --affinity.</translation>
    </message>
    <message>
        <source>In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs pin no threads.</source>
        <extracomment>needs-binding</extracomment>
        <translation>Neste teste cada thread tem um núcleo próprio, portanto deve permanecer nele. Escolher uma afinidade de CPU; alguns sistemas não fixam threads.</translation>
    </message>
    <message>
        <source>The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, so the result does not count. Check the machine: overclocking, memory errors or an emulator may be the cause.</source>
        <extracomment>sum-not-exact</extracomment>
        <translation>Os threads fizeram {1} incrementos, mas as palavras contêm {2}. Um incremento atômico se perdeu ou foi feito duas vezes, portanto o resultado não conta. Verificar a máquina: overclock, erros de memória ou um emulador podem ser a causa.</translation>
    </message>
    <message>
        <source>This OS provides no huge pages of the requested type, so the buffers used default pages. The result is valid for those.</source>
        <extracomment>no-large-pages</extracomment>
        <translation>Este sistema não fornece huge pages do tipo pedido, portanto os buffers usaram páginas padrão. O resultado é válido para elas.</translation>
    </message>
    <message>
        <source>This machine has no cores of the chosen kind. Choose another kind, or all cores.</source>
        <extracomment>no-such-core-kind</extracomment>
        <translation>Esta máquina não tem núcleos do tipo escolhido. Escolher outro tipo, ou todos os núcleos.</translation>
    </message>
    <message>
        <source>Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs pin no threads.</source>
        <extracomment>core-kind-needs-affinity</extracomment>
        <translation>Threads que não são fixados são executados em núcleos de qualquer tipo. Escolher uma afinidade de CPU, ou todos os núcleos; alguns sistemas não fixam threads.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>bad-binding</extracomment>
        <translation>“{1}” não é uma afinidade de CPU. Usar spread, close, cores, none ou uma lista de CPUs como 0,2,4-7.</translation>
    </message>
    <message>
        <source>A file of {1} is so small that its results say nothing about the drive. Choose {2} or more.</source>
        <extracomment>small-disk-file</extracomment>
        <translation>Um arquivo de {1} é tão pequeno que seus resultados nada dizem sobre a unidade. Escolher {2} ou mais.</translation>
    </message>
    <message>
        <source>A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or more.</source>
        <extracomment>cached-disk-file</extracomment>
        <translation>Um arquivo de {1} pode caber no cache da unidade, portanto o resultado pode ser a velocidade do cache. Escolher {2} ou mais.</translation>
    </message>
    <message>
        <source>Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-in-memory</extracomment>
        <translation>Arquivos em {1} ({2}) ficam na memória, portanto o resultado será a velocidade da memória. Escolher uma pasta em uma unidade.</translation>
    </message>
    <message>
        <source>{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-on-memory-device</extracomment>
        <translation>{1} está em {2}, que mantém seus dados na memória, portanto o resultado será a velocidade da memória. Escolher uma pasta em uma unidade.</translation>
    </message>
    <message>
        <source>A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a local drive.</source>
        <extracomment>folder-through-program</extracomment>
        <translation>Um programa com cache próprio serve {1} ({2}), portanto o resultado pode ser a velocidade da memória. Escolher uma pasta em uma unidade local.</translation>
    </message>
    <message>
        <source>{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives to measure each.</source>
        <extracomment>folders-share-device</extracomment>
        <translation>{1} e {2} estão na mesma unidade ({3}) e dividem a vazão dela. Escolher pastas em unidades diferentes para medir cada uma.</translation>
    </message>
    <message>
        <source>{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>more-threads-than-cpus</extracomment>
        <translation>{1} threads vão dividir {2} CPUs, portanto cada resultado por thread é só uma parte de uma CPU. Usar no máximo um thread por CPU para medir cada um.</translation>
    </message>
    <message>
        <source>The folder {1} does not exist. Choose an existing folder.</source>
        <extracomment>folder-missing</extracomment>
        <translation>A pasta {1} não existe. Escolher uma pasta existente.</translation>
    </message>
    <message>
        <source>{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another folder.</source>
        <extracomment>folder-unreachable</extracomment>
        <translation>{1} está inacessível. O sistema informa: {2}. Reconectar a unidade ou o servidor, ou escolher outra pasta.</translation>
    </message>
    <message>
        <source>There is no drive {1}. Choose a folder on an existing drive.</source>
        <extracomment>no-such-drive</extracomment>
        <translation>Não existe a unidade {1}. Escolher uma pasta em uma unidade existente.</translation>
    </message>
    <message>
        <source>Strata may not write in {1}. Choose another folder, or change its permissions.</source>
        <extracomment>folder-not-writable</extracomment>
        <translation>O Strata não tem permissão de escrita em {1}. Escolher outra pasta, ou mudar as permissões dela.</translation>
    </message>
    <message>
        <source>The disk of {1} was full after {2}. Choose a smaller file or another folder.</source>
        <extracomment>disk-full</extracomment>
        <translation>O disco de {1} ficou cheio após {2}. Escolher um arquivo menor ou outra pasta.</translation>
    </message>
    <message>
        <source>{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or another folder.</source>
        <extracomment>no-room</extracomment>
        <translation>{1} não tem espaço para um arquivo de {2}: o disco está cheio, ou há uma cota. Escolher um arquivo menor ou outra pasta.</translation>
    </message>
    <message>
        <source>Strata could not create a file in {1}. The OS reports: {2}. Choose another folder.</source>
        <extracomment>create-failed</extracomment>
        <translation>O Strata não conseguiu criar um arquivo em {1}. O sistema informa: {2}. Escolher outra pasta.</translation>
    </message>
    <message>
        <source>Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>write-failed</extracomment>
        <translation>A escrita em {1} falhou após {2}. O sistema informa: {3}. Fazer backup desta unidade e, depois, verificar a unidade e seu cabo.</translation>
    </message>
    <message>
        <source>Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>read-failed</extracomment>
        <translation>A leitura em {1} falhou após {2}. O sistema informa: {3}. Fazer backup desta unidade e, depois, verificar a unidade e seu cabo.</translation>
    </message>
    <message>
        <source>The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>short-write</extracomment>
        <translation>O sistema escreveu só uma parte de um bloco em {1}, após {2}. O disco pode estar cheio ou com defeito. Verificar o espaço livre e, depois, a unidade.</translation>
    </message>
    <message>
        <source>The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check it.</source>
        <extracomment>short-read</extracomment>
        <translation>O sistema leu só uma parte de um bloco em {1}, após {2}. A unidade pode estar com defeito. Fazer backup dela e verificá-la.</translation>
    </message>
    <message>
        <source>The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>flush-failed</extracomment>
        <translation>O sistema não conseguiu fazer o flush dos últimos dados para o disco de {1}. Ele informa: {2}. O disco pode estar cheio ou com defeito. Verificar o espaço livre e, depois, a unidade.</translation>
    </message>
    <message>
        <source>Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is faulty. Back up this drive, then check all three.</source>
        <extracomment>data-mismatch</extracomment>
        <translation>Dados lidos em {1}, na posição {2}, diferem do que o Strata escreveu. A unidade, seu cabo ou a memória está com defeito. Fazer backup desta unidade e, depois, verificar os três.</translation>
    </message>
    <message>
        <source>{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the memory.</source>
        <extracomment>data-faults</extracomment>
        <translation>{1} lugares foram lidos de volta com erro: {2} corrompidos, {3} com dados antigos (escritas perdidas), {4} com dados de outro lugar. Os primeiros, com posição e bytes: {5}. Fazer backup desta unidade e, depois, verificar a unidade, seu cabo e a memória.</translation>
    </message>
    <message>
        <source>After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or the drive throttled. The result averages both phases; the chart shows each.</source>
        <extracomment>rate-fell</extracomment>
        <translation>Após {1}, a taxa caiu de {2} para {3} e ficou ali. O cache rápido da unidade encheu, ou a unidade reduziu a velocidade. O resultado é a média das duas fases; o gráfico mostra cada uma.</translation>
    </message>
    <message>
        <source>The version of Strata on {1} is too old to send chunks. Update it there.</source>
        <extracomment>network-older-peer</extracomment>
        <translation>A versão do Strata em {1} é antiga demais para enviar trechos. Atualizá-la lá.</translation>
    </message>
    <message>
        <source>An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again.</source>
        <extracomment>row-not-reached</extracomment>
        <translation>Uma medição anterior falhou, por isso o Strata omitiu esta. Ver o motivo lá e executar de novo.</translation>
    </message>
    <message>
        <source>The run stopped when this workload had used {1} of its time, so its result is less certain. Run it again for a full result.</source>
        <extracomment>row-stopped</extracomment>
        <translation>A execução parou quando esta carga de trabalho tinha usado {1} de seu tempo, portanto o resultado é menos certo. Executar de novo para um resultado completo.</translation>
    </message>
    <message>
        <source>The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed {1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them.</source>
        <extracomment>sustained-critical</extracomment>
        <translation>O processador chegou a uma temperatura que o sistema chama de crítica, por isso a carga terminou. O sensor mostrava {1} graus C. O que foi medido até então conta. Limpar ventoinhas e saídas de ar, e deixar o ar chegar a elas.</translation>
    </message>
    <message>
        <source>Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the computer in, and run it again.</source>
        <extracomment>sustained-battery</extracomment>
        <translation>Só restava {1} da bateria, por isso a carga terminou. O que foi medido até então conta. Ligar o computador na tomada e executar de novo.</translation>
    </message>
    <message>
        <source>Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU time, but the heat of others may hide or cause a fall. Close other programs, and run it again.</source>
        <extracomment>sustained-disturbed</extracomment>
        <translation>Outros programas, ou o host de uma máquina virtual, tomaram {1} do tempo de CPU. As taxas são trabalho por tempo de CPU, mas o calor dos outros pode ocultar ou causar uma queda. Fechar outros programas e executar de novo.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile.</source>
        <extracomment>no-such-row</extracomment>
        <translation>O perfil de disco {2} não tem a carga de trabalho {1}. Escolher uma das cargas de trabalho dele, ou outro perfil.</translation>
    </message>
    <message>
        <source>The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose another operation or profile.</source>
        <extracomment>no-such-operation</extracomment>
        <translation>O perfil de disco {2} não tem a operação {1}. O perfil database faz commits, e nenhum outro faz. Escolher outra operação ou outro perfil.</translation>
    </message>
    <message>
        <source>Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that before you trust the data to it.</source>
        <extracomment>sooner-than-flash</extracomment>
        <translation>Metade dos commits levou {1} ou menos: menos tempo do que a memória flash leva para programar uma página. Ou a unidade tem um cache protegido, ou os flushes não são repassados, como em algumas máquinas virtuais. Verificar isso antes de confiar os dados a ela.</translation>
    </message>
    <message>
        <source>Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no writes and no zeros.</source>
        <extracomment>file-only-read</extracomment>
        <translation>O Strata só lê {1}. Escolher cargas de trabalho que leem: não os perfis classic, mixed e database, nada de escritas e nada de zeros.</translation>
    </message>
    <message>
        <source>A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block.</source>
        <extracomment>block-not-of-sectors</extracomment>
        <translation>Um bloco de {1} não é múltiplo dos setores de {2} desta unidade. Escolher um bloco maior.</translation>
    </message>
    <message>
        <source>A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or smaller blocks.</source>
        <extracomment>file-below-blocks</extracomment>
        <translation>Um arquivo de {1} é pequeno demais para {2} threads com blocos de {3}. Escolher um arquivo maior, menos threads ou blocos menores.</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result covers that part only. Choose a smaller file.</source>
        <extracomment>file-laid-in-part</extracomment>
        <translation>O disco de {1} é tão lento que o Strata só escreveu {2} de um arquivo de {3} antes de medir. O resultado vale só para essa parte. Escolher um arquivo menor.</translation>
    </message>
    <message>
        <source>A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it alone.</source>
        <extracomment>no-time-left</extracomment>
        <translation>Uma execução da máquina inteira tem {1} para esta parte, e isto não coube. Clicar na célula para medir só ela.</translation>
    </message>
    <message>
        <source>Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read.</source>
        <extracomment>file-not-readable</extracomment>
        <translation>O Strata não consegue ler o arquivo {1}. O sistema informa: {2}. Escolher um arquivo comum que você tenha permissão para ler.</translation>
    </message>
    <message>
        <source>The file {1} has only {2}, too little for the read test. Choose a larger file.</source>
        <extracomment>file-too-small</extracomment>
        <translation>O arquivo {1} só tem {2}, muito pouco para o teste de leitura. Escolher um arquivo maior.</translation>
    </message>
    <message>
        <source>The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may be the cause.</source>
        <extracomment>queue-failed</extracomment>
        <translation>O sistema recusou solicitações ao disco. Ele informa: {1}. Tentar uma profundidade de fila menor; a causa pode ser um limite do contêiner.</translation>
    </message>
    <message>
        <source>Writing failed, so there was nothing to read. See the reason of the write.</source>
        <extracomment>nothing-to-read</extracomment>
        <translation>A escrita falhou, portanto não havia o que ler. Ver o motivo da escrita.</translation>
    </message>
    <message>
        <source>When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. Strata can test this disk again once it answers.</source>
        <extracomment>request-unanswered</extracomment>
        <translation>Quando a execução parou, o disco de {1} tinha uma solicitação pendente, portanto os resultados anteriores podem estar errados. O Strata pode testar este disco de novo quando ele responder.</translation>
    </message>
    <message>
        <source>{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its cable or the network, or choose another folder.</source>
        <extracomment>device-not-answering</extracomment>
        <translation>{1} não responde. Uma solicitação anterior ao disco ({2}) ainda está pendente. Verificar a unidade, seu cabo ou a rede, ou escolher outra pasta.</translation>
    </message>
    <message>
        <source>{1} is not a file of a disk test, so Strata did not delete it.</source>
        <extracomment>not-a-leftover</extracomment>
        <translation>{1} não é um arquivo de um teste de disco, por isso o Strata não o excluiu.</translation>
    </message>
    <message>
        <source>A running disk test uses {1}, so Strata did not delete it. Try again when that test ends.</source>
        <extracomment>file-in-use</extracomment>
        <translation>Um teste de disco em execução usa {1}, por isso o Strata não o excluiu. Tentar de novo quando esse teste terminar.</translation>
    </message>
    <message>
        <source>Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder.</source>
        <extracomment>cannot-remove</extracomment>
        <translation>O Strata não conseguiu excluir {1}. O sistema informa: {2}. Verificar as permissões da pasta.</translation>
    </message>
    <message>
        <source>The OS did not report the CPUs of this machine. A container or a security setting may hide them.</source>
        <extracomment>topology-failed</extracomment>
        <translation>O sistema não informou as CPUs desta máquina. Um contêiner ou uma configuração de segurança pode ocultá-las.</translation>
    </message>
    <message>
        <source>The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines use the rest, or the report is wrong. Trust the curve.</source>
        <extracomment>level-smaller-than-reported</extracomment>
        <translation>A curva mostra {2} do cache L{1}, que o sistema informa como {3}. Outros programas ou máquinas virtuais usam o resto, ou a informação está errada. Confiar na curva.</translation>
    </message>
    <message>
        <source>The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next level is equally fast. Trust the curve.</source>
        <extracomment>level-larger-than-reported</extracomment>
        <translation>A curva mostra {2} para o cache L{1}, que o sistema informa como {3}. A informação está errada, ou o próximo nível é igualmente rápido. Confiar na curva.</translation>
    </message>
    <message>
        <source>The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a system-level cache, or one that a virtual machine hides.</source>
        <extracomment>level-not-reported</extracomment>
        <translation>A curva mostra um nível de {1}, com {2} por load, que o sistema não informa. Pode ser um cache de nível de sistema, ou um que uma máquina virtual oculta.</translation>
    </message>
    <message>
        <source>The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use all of it, or the report is wrong. Run it again at a quieter hour.</source>
        <extracomment>level-not-seen</extracomment>
        <translation>A curva não mostra degrau no cache L{1} de {2} que o sistema informa. Outras máquinas virtuais podem usá-lo por inteiro, ou a informação está errada. Executar de novo em um horário mais tranquilo.</translation>
    </message>
    <message>
        <source>{1} runs this program in place of the OS or the processor, and results include its work. Use the version of Strata that is built for this system.</source>
        <extracomment>held-emulated</extracomment>
        <translation>{1} executa este programa no lugar do sistema ou do processador, e os resultados incluem esse trabalho. Usar a versão do Strata compilada para este sistema.</translation>
    </message>
    <message>
        <source>The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one flat set, in sizes that follow no cache. Run it where the OS reports them.</source>
        <extracomment>held-flat</extracomment>
        <translation>O sistema não informa núcleos nem caches, como em um sandbox sem /sys. O Strata mede {1} CPUs como um conjunto plano, em tamanhos que não seguem nenhum cache. Executar onde o sistema os informe.</translation>
    </message>
    <message>
        <source>The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) in the firmware setup, if mainboard and processor support it.</source>
        <extracomment>held-memory-speed</extracomment>
        <translation>A memória funciona a {1} MT/s, e seus módulos são feitos para {2} MT/s. Escolher o perfil deles (XMP ou EXPO) na configuração do firmware, se a placa-mãe e o processador o suportam.</translation>
    </message>
    <message>
        <source>All memory is on one channel; two channels carry twice as much. If processor and mainboard have two, add another module of the same kind in the socket that the manual names.</source>
        <extracomment>held-one-channel</extracomment>
        <translation>Toda a memória está em um só canal; dois canais transportam o dobro. Se o processador e a placa-mãe têm dois, adicionar outro módulo do mesmo tipo no slot que o manual indica.</translation>
    </message>
    <message>
        <source>The machine runs on battery, and most machines then limit their power. Plug in the charger.</source>
        <extracomment>held-on-battery</extracomment>
        <translation>A máquina está na bateria, e a maioria das máquinas limita então a potência. Conectar o carregador.</translation>
    </message>
    <message>
        <source>The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the firmware setup.</source>
        <extracomment>held-power-profile</extracomment>
        <translation>O perfil de energia é {1}, que limita o processador. Escolher o de desempenho no sistema ou na configuração do firmware.</translation>
    </message>
    <message>
        <source>The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, such as performance or schedutil.</source>
        <extracomment>held-governor</extracomment>
        <translation>O governor do clock é {1}, que com este driver mantém o clock mais baixo. Escolher outro governor, como performance ou schedutil.</translation>
    </message>
    <message>
        <source>Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the firmware setup, unless you turned it off on purpose.</source>
        <extracomment>held-no-boost</extracomment>
        <translation>O boost (turbo) está desligado, por isso o clock nunca sobe acima do valor nominal. Ligá-lo no sistema ou na configuração do firmware, a menos que você o tenha desligado de propósito.</translation>
    </message>
    <message>
        <source>The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise its CPU quota.</source>
        <extracomment>held-cpu-quota</extracomment>
        <translation>O contêiner recebe o tempo de {1} de suas {2} CPUs, por isso testes com mais threads são limitados. Aumentar a cota de CPU dele.</translation>
    </message>
    <message>
        <source>Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or container more memory.</source>
        <extracomment>held-memory-pressure</extracomment>
        <translation>Programas esperaram por memória durante {1} dos 10 s anteriores. Fechar programas, ou dar mais memória à máquina ou ao contêiner.</translation>
    </message>
    <message>
        <source>The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many lanes, or check the firmware setup.</source>
        <extracomment>held-drive-link</extracomment>
        <translation>A unidade {1} está conectada por {2} e é feita para {3}. Usar um slot dessa geração com o mesmo número de lanes, ou verificar a configuração do firmware.</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set /sys/kernel/mm/transparent_hugepage/enabled to madvise or always.</source>
        <extracomment>held-small-pages</extracomment>
        <translation>As huge pages transparentes estão desligadas, portanto os programas recebem páginas de {1} e têm mais faltas de TLB. Definir /sys/kernel/mm/transparent_hugepage/enabled como madvise ou always.</translation>
    </message>
    <message>
        <source>The timer runs at {1} and deviates from the OS clock by {2}.</source>
        <extracomment>selftest-counter</extracomment>
        <translation>O timer funciona a {1} e se desvia do relógio do sistema em {2}.</translation>
    </message>
    <message>
        <source>The core runs at {1}; two measurements agree for {2} of the readings.</source>
        <extracomment>selftest-clock</extracomment>
        <translation>O núcleo funciona a {1}; duas medições concordam em {2} das leituras.</translation>
    </message>
    <message>
        <source>Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}.</source>
        <extracomment>selftest-kernels</extracomment>
        <translation>O Strata verificou {1} de {3} laços de medição, todos os que o processador consegue executar; os de resultado errado: {2}.</translation>
    </message>
    <message>
        <source>Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it.</source>
        <extracomment>selftest-paths</extracomment>
        <translation>Laços de custo conhecido: {2} de {1} são como o projeto do núcleo prevê, e {3} estão acima disso.</translation>
    </message>
    <message>
        <source>The cost of loads and stores is unchecked: the design tells none, or the machine is busy.</source>
        <extracomment>selftest-paths-unchecked</extracomment>
        <translation>O custo de loads e stores não está verificado: o projeto não indica nenhum, ou a máquina está ocupada.</translation>
    </message>
    <message>
        <source>Strata can pin threads to {1} of {2} CPUs.</source>
        <extracomment>selftest-binding</extracomment>
        <translation>O Strata consegue fixar threads em {1} de {2} CPUs.</translation>
    </message>
    <message>
        <source>A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency test.</source>
        <extracomment>selftest-walk</extracomment>
        <translation>Um load da memória em blocos leva {1} do tempo de um load em um percurso com um quarto das linhas por visita. O último décimo de um bloco leva {2} do tempo do terceiro décimo. Abaixo de 80 % no primeiro, ou fora de 85 a 115 % no segundo, o hardware pré-busca o teste de latência.</translation>
    </message>
    <message>
        <source>Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, and the OS gave none.</source>
        <extracomment>selftest-walk-unchecked</extracomment>
        <translation>O Strata não conseguiu verificar se o hardware pré-busca o teste de latência. A verificação precisa de huge pages, e o sistema não deu nenhuma.</translation>
    </message>
    <message>
        <source>The same work, measured {1} times on each of two sides, differs by {2}. Strata must not call that faster or slower.</source>
        <extracomment>selftest-identical</extracomment>
        <translation>O mesmo trabalho, medido {1} vezes em cada um de dois lados, difere em {2}. O Strata não deve chamar isso de mais rápido nem de mais lento.</translation>
    </message>
    <message>
        <source>Strata could not check that the same work is not called different: the machine is too busy.</source>
        <extracomment>selftest-identical-unchecked</extracomment>
        <translation>O Strata não conseguiu verificar que o mesmo trabalho não é chamado de diferente: a máquina está ocupada demais.</translation>
    </message>
    <message>
        <source>A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to {2}).</source>
        <extracomment>selftest-direct</extracomment>
        <translation>Um arquivo em {1} por E/S direta não deve estar no cache do sistema, e outro deve ser encontrado ali ({2} dele está ali).</translation>
    </message>
    <message>
        <source>Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds.</source>
        <extracomment>selftest-direct-unchecked</extracomment>
        <translation>A E/S direta em {1} não está verificada: ela é recusada ali, ou o sistema não informa o que seu cache contém.</translation>
    </message>
    <message>
        <source>A run that is written to a history in {1} must be read back as it was.</source>
        <extracomment>selftest-history</extracomment>
        <translation>Uma execução escrita em um histórico em {1} deve ser lida de volta como era.</translation>
    </message>
    <message>
        <source>Reading the timer takes {1}; the overhead of the sampler is {2} of a sample.</source>
        <extracomment>selftest-overhead</extracomment>
        <translation>Ler o timer leva {1}; o custo adicional da amostragem é {2} de uma amostra.</translation>
    </message>
    <message>
        <source>STRATA {1}</source>
        <extracomment>report-title</extracomment>
        <translation>STRATA {1}</translation>
    </message>
    <message>
        <source>STRATA, results of another program</source>
        <extracomment>report-title-foreign</extracomment>
        <translation>STRATA, resultados de outro programa</translation>
    </message>
    <message>
        <source>Another program measured this. Strata only read its output: what is missing here is not known.</source>
        <extracomment>report-foreign</extracomment>
        <translation>Outro programa mediu isto. O Strata só leu a saída dele: o que falta aqui não é conhecido.</translation>
    </message>
    <message>
        <source>Reference results, for comparison. They come without samples, so differences from them are never tested.</source>
        <extracomment>report-published</extracomment>
        <translation>Resultados de referência, para comparação. Eles vêm sem amostras, por isso as diferenças em relação a eles nunca são testadas.</translation>
    </message>
    <message>
        <source>Method {1}, built with {2}.</source>
        <extracomment>report-method</extracomment>
        <translation>Método {1}, compilado com {2}.</translation>
    </message>
    <message>
        <source>The run took {1} s.</source>
        <extracomment>report-seconds</extracomment>
        <translation>A execução levou {1} s.</translation>
    </message>
    <message>
        <source>The run took {1} min {2} s.</source>
        <extracomment>report-minutes</extracomment>
        <translation>A execução levou {1} min {2} s.</translation>
    </message>
    <message>
        <source>STOPPED: the run was stopped early. The results so far follow.</source>
        <extracomment>report-stopped</extracomment>
        <translation>PARADA: a execução foi parada antes do fim. Seguem os resultados até então.</translation>
    </message>
    <message>
        <source>NOT COMPLETE: some of the tests failed. The notes say why.</source>
        <extracomment>report-failed</extracomment>
        <translation>INCOMPLETA: alguns dos testes falharam. As observações dizem por quê.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <extracomment>report-empty
----------
respond-nothing</extracomment>
        <translation>Nada foi medido.</translation>
    </message>
    <message>
        <source>Measured by</source>
        <extracomment>label-measured-by</extracomment>
        <translation>Medido por</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>label-left-out</extracomment>
        <translation>De fora</translation>
    </message>
    <message>
        <source>Series of {1} runs: each result over all of them</source>
        <extracomment>series-head</extracomment>
        <translation>Série de {1} execuções: cada resultado sobre todas elas</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>series-best
----------
mark-best</extracomment>
        <translation>melhor</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>series-mean</extracomment>
        <translation>média</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <extracomment>series-deviation</extracomment>
        <translation>desv.pad.</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>series-count</extracomment>
        <translation>execuções</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>label-source</extracomment>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>MACHINE</source>
        <extracomment>heading-machine</extracomment>
        <translation>MÁQUINA</translation>
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
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>label-around</extracomment>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <extracomment>label-held-back
----------
machine-held-back</extracomment>
        <translation>Limitada por</translation>
    </message>
    <message>
        <source>cores {1}, CPUs {2}, sockets {3}, NUMA nodes {4}</source>
        <extracomment>report-cpus</extracomment>
        <translation>núcleos {1}, CPUs {2}, soquetes {3}, nós NUMA {4}</translation>
    </message>
    <message>
        <source>{2}: CPUs {1}</source>
        <extracomment>report-kind</extracomment>
        <translation>{2}: CPUs {1}</translation>
    </message>
    <message>
        <source>L{1} {2} per CPU</source>
        <extracomment>report-cache</extracomment>
        <translation>L{1} {2} por CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per {3} CPUs</source>
        <extracomment>report-cache-shared</extracomment>
        <translation>L{1} {2} por {3} CPUs</translation>
    </message>
    <message>
        <source>not reported by the OS</source>
        <extracomment>report-no-caches</extracomment>
        <translation>não informado pelo sistema</translation>
    </message>
    <message>
        <source>{1} of the last-level cache usable (measured); others may use the rest</source>
        <extracomment>report-usable</extracomment>
        <translation>{1} do cache de último nível utilizáveis (medidos); outros podem usar o resto</translation>
    </message>
    <message>
        <source>{1} of the last-level cache assumed usable (not measured)</source>
        <extracomment>report-assumed</extracomment>
        <translation>{1} do cache de último nível presumidos utilizáveis (não medido)</translation>
    </message>
    <message>
        <source>{1}, {2} available; pages of {3}</source>
        <extracomment>report-memory</extracomment>
        <translation>{1}, {2} disponíveis; páginas de {3}</translation>
    </message>
    <message>
        <source>virtual machine ({1})</source>
        <extracomment>report-virtual</extracomment>
        <translation>máquina virtual ({1})</translation>
    </message>
    <message>
        <source>rotating</source>
        <extracomment>disk-rotates</extracomment>
        <translation>rotativo</translation>
    </message>
    <message>
        <source>sectors of {1}</source>
        <extracomment>disk-sectors</extracomment>
        <translation>setores de {1}</translation>
    </message>
    <message>
        <source>{1} of {2} free</source>
        <extracomment>disk-room</extracomment>
        <translation>{1} de {2} livres</translation>
    </message>
    <message>
        <source>{1} free</source>
        <extracomment>disk-free</extracomment>
        <translation>{1} livres</translation>
    </message>
    <message>
        <source>in memory</source>
        <extracomment>disk-in-memory</extracomment>
        <translation>na memória</translation>
    </message>
    <message>
        <source>on a device in memory</source>
        <extracomment>disk-device-in-memory</extracomment>
        <translation>em um dispositivo na memória</translation>
    </message>
    <message>
        <source>through a program</source>
        <extracomment>disk-program</extracomment>
        <translation>por meio de um programa</translation>
    </message>
    <message>
        <source>copy-on-write</source>
        <extracomment>disk-copy-on-write</extracomment>
        <translation>copy-on-write</translation>
    </message>
    <message>
        <source>compressing</source>
        <extracomment>disk-compresses</extracomment>
        <translation>com compressão</translation>
    </message>
    <message>
        <source>encrypted</source>
        <extracomment>disk-encrypted</extracomment>
        <translation>criptografado</translation>
    </message>
    <message>
        <source>load {1} before the run</source>
        <extracomment>around-load</extracomment>
        <translation>carga {1} antes da execução</translation>
    </message>
    <message>
        <source>steal time up to {1}</source>
        <extracomment>around-stolen</extracomment>
        <translation>tempo roubado até {1}</translation>
    </message>
    <message>
        <source>began when calm, after {1} s</source>
        <extracomment>around-calm</extracomment>
        <translation>começou com a máquina tranquila, após {1} s</translation>
    </message>
    <message>
        <source>not calm within {1} s</source>
        <extracomment>around-not-calm</extracomment>
        <translation>não ficou tranquila em {1} s</translation>
    </message>
    <message>
        <source>no free CPU for the window or terminal</source>
        <extracomment>around-no-spare</extracomment>
        <translation>nenhuma CPU livre para a janela ou o terminal</translation>
    </message>
    <message>
        <source>the machine was suspended for {1} s</source>
        <extracomment>around-suspended</extracomment>
        <translation>a máquina ficou suspensa por {1} s</translation>
    </message>
    <message>
        <source>the OS clock was changed by {1} s</source>
        <extracomment>around-clock-set</extracomment>
        <translation>o relógio do sistema foi ajustado em {1} s</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>heading-settings</extracomment>
        <translation>CONFIGURAÇÕES</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>label-priority</extracomment>
        <translation>Prioridade</translation>
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
        <translation>governor {1}</translation>
    </message>
    <message>
        <source>boost on</source>
        <extracomment>health-boost-on</extracomment>
        <translation>boost ligado</translation>
    </message>
    <message>
        <source>boost off</source>
        <extracomment>health-boost-off</extracomment>
        <translation>boost desligado</translation>
    </message>
    <message>
        <source>power profile {1}</source>
        <extracomment>health-profile</extracomment>
        <translation>perfil de energia {1}</translation>
    </message>
    <message>
        <source>on battery</source>
        <extracomment>health-battery</extracomment>
        <translation>na bateria</translation>
    </message>
    <message>
        <source>on mains power</source>
        <extracomment>health-mains</extracomment>
        <translation>na tomada</translation>
    </message>
    <message>
        <source>power limit {1} W</source>
        <extracomment>health-power-limit</extracomment>
        <translation>limite de potência {1} W</translation>
    </message>
    <message>
        <source>{1} degrees C</source>
        <extracomment>health-temperature</extracomment>
        <translation>{1} graus C</translation>
    </message>
    <message>
        <source>{1} degrees C, {2} after the run</source>
        <extracomment>health-temperatures</extracomment>
        <translation>{1} graus C, {2} após a execução</translation>
    </message>
    <message>
        <source>programs waited for memory in {1} of 10 s</source>
        <extracomment>health-pressure</extracomment>
        <translation>programas esperaram por memória em {1} de 10 s</translation>
    </message>
    <message>
        <source>CPU quota of the container: {1}</source>
        <extracomment>health-quota</extracomment>
        <translation>cota de CPU do contêiner: {1}</translation>
    </message>
    <message>
        <source>the container gets {1} of memory</source>
        <extracomment>health-memory</extracomment>
        <translation>o contêiner recebe {1} de memória</translation>
    </message>
    <message>
        <source>microcode {1}</source>
        <extracomment>health-microcode</extracomment>
        <translation>microcódigo {1}</translation>
    </message>
    <message>
        <source>{1} translates the instructions: its figures, not those of the processor</source>
        <extracomment>health-emulator</extracomment>
        <translation>{1} traduz as instruções: os números são dele, não do processador</translation>
    </message>
    <message>
        <source>{1} stands in for the OS</source>
        <extracomment>health-substitute</extracomment>
        <translation>{1} faz as vezes do sistema</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>label-times</extracomment>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>label-regions</extracomment>
        <translation>Regiões</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>label-folders</extracomment>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>one per CPU</source>
        <extracomment>threads-auto</extracomment>
        <translation>um por CPU</translation>
    </message>
    <message>
        <source>one per core</source>
        <extracomment>threads-cores
----------
binding-cores</extracomment>
        <translation>um por núcleo</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <extracomment>threads-scale</extracomment>
        <translation>de 1 a {1}</translation>
    </message>
    <message>
        <source>on CPU {1}</source>
        <extracomment>threads-on-cpu</extracomment>
        <translation>na CPU {1}</translation>
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
        <translation>espalhados por nós NUMA, soquetes e núcleos</translation>
    </message>
    <message>
        <source>packed close together</source>
        <extracomment>binding-close</extracomment>
        <translation>próximos uns dos outros</translation>
    </message>
    <message>
        <source>not pinned</source>
        <extracomment>binding-none</extracomment>
        <translation>não fixados</translation>
    </message>
    <message>
        <source>pinned to CPUs {1}</source>
        <extracomment>binding-list</extracomment>
        <translation>fixados nas CPUs {1}</translation>
    </message>
    <message>
        <source>{1}, {2} only</source>
        <extracomment>binding-on-cores</extracomment>
        <translation>{1}, só {2}</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>cores-all</extracomment>
        <translation>todos os núcleos</translation>
    </message>
    <message>
        <source>performance cores</source>
        <extracomment>cores-performance</extracomment>
        <translation>núcleos de desempenho</translation>
    </message>
    <message>
        <source>efficiency cores</source>
        <extracomment>cores-efficient</extracomment>
        <translation>núcleos de eficiência</translation>
    </message>
    <message>
        <source>low-power cores</source>
        <extracomment>cores-low-power</extracomment>
        <translation>núcleos de baixo consumo</translation>
    </message>
    <message>
        <source>integer {1} s</source>
        <extracomment>time-integer</extracomment>
        <translation>inteiros {1} s</translation>
    </message>
    <message>
        <source>floating-point {1} s</source>
        <extracomment>time-floating</extracomment>
        <translation>ponto flutuante {1} s</translation>
    </message>
    <message>
        <source>memory {1} s per buffer size</source>
        <extracomment>time-memory</extracomment>
        <translation>memória {1} s por tamanho do buffer</translation>
    </message>
    <message>
        <source>disk {1} s per workload and direction</source>
        <extracomment>time-disk</extracomment>
        <translation>disco {1} s por carga de trabalho e direção</translation>
    </message>
    <message>
        <source>pauses {1} s</source>
        <extracomment>time-pauses</extracomment>
        <translation>pausas {1} s</translation>
    </message>
    <message>
        <source>sustained performance {1} min per load</source>
        <extracomment>time-sustained</extracomment>
        <translation>desempenho sustentado {1} min por carga</translation>
    </message>
    <message>
        <source>early stop when precise</source>
        <extracomment>time-until-precise</extracomment>
        <translation>parada antecipada ao atingir a precisão</translation>
    </message>
    <message>
        <source>{1}, always in full</source>
        <extracomment>time-always</extracomment>
        <translation>{1}, sempre por inteiro</translation>
    </message>
    <message>
        <source>no early stop</source>
        <extracomment>time-in-full</extracomment>
        <translation>sem parada antecipada</translation>
    </message>
    <message>
        <source>(automatic)</source>
        <extracomment>regions-by-caches</extracomment>
        <translation>(automático)</translation>
    </message>
    <message>
        <source>the current folder</source>
        <extracomment>folder-current</extracomment>
        <translation>a pasta atual</translation>
    </message>
    <message>
        <source>SCALING</source>
        <extracomment>heading-scaling</extracomment>
        <translation>ESCALABILIDADE</translation>
    </message>
    <message>
        <source>Processor, {1}</source>
        <extracomment>scaling-processor</extracomment>
        <translation>Processador, {1}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}</source>
        <extracomment>scaling-region</extracomment>
        <translation>{1}, região {2}, {3}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}, pages: {4}</source>
        <extracomment>scaling-region-pages</extracomment>
        <translation>{1}, região {2}, {3}, páginas: {4}</translation>
    </message>
    <message>
        <source>PAGE SIZES</source>
        <extracomment>heading-pages</extracomment>
        <translation>TAMANHOS DE PÁGINA</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>pages-default</extracomment>
        <translation>padrão</translation>
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
        <translation>huge</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>pages-alike</extracomment>
        <translation>iguais</translation>
    </message>
    <message>
        <source>{1} explicit</source>
        <extracomment>obtained-explicit</extracomment>
        <translation>{1} explíc.</translation>
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
        <translation>ganho</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>column-saving</extracomment>
        <translation>poupado</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>column-threads</extracomment>
        <translation>threads</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>column-sum</extracomment>
        <translation>soma</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>column-each</extracomment>
        <translation>cada</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>column-share</extracomment>
        <translation>eficiência</translation>
    </message>
    <message>
        <source>PROCESSOR</source>
        <extracomment>heading-processor</extracomment>
        <translation>PROCESSADOR</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <extracomment>heading-memory</extracomment>
        <translation>MEMÓRIA</translation>
    </message>
    <message>
        <source>BANDWIDTH, {1}</source>
        <extracomment>heading-bandwidth</extracomment>
        <translation>LARGURA DE BANDA, {1}</translation>
    </message>
    <message>
        <source>LATENCY</source>
        <extracomment>heading-latency</extracomment>
        <translation>LATÊNCIA</translation>
    </message>
    <message>
        <source>LEVELS OF MEMORY</source>
        <extracomment>heading-levels</extracomment>
        <translation>NÍVEIS DE MEMÓRIA</translation>
    </message>
    <message>
        <source>DISK</source>
        <extracomment>heading-disk</extracomment>
        <translation>DISCO</translation>
    </message>
    <message>
        <source>COPY</source>
        <extracomment>heading-copy</extracomment>
        <translation>CÓPIA</translation>
    </message>
    <message>
        <source>C LIBRARY, {1}</source>
        <extracomment>heading-library</extracomment>
        <translation>BIBLIOTECA C, {1}</translation>
    </message>
    <message>
        <source>The library: {1}.</source>
        <extracomment>library-version</extracomment>
        <translation>A biblioteca: {1}.</translation>
    </message>
    <message>
        <source>Nanoseconds per call:</source>
        <extracomment>library-calls</extracomment>
        <translation>Nanossegundos por chamada:</translation>
    </message>
    <message>
        <source>REGISTERS</source>
        <extracomment>heading-registers</extracomment>
        <translation>REGISTRADORES</translation>
    </message>
    <message>
        <source>STRING INSTRUCTIONS, {1}</source>
        <extracomment>heading-string</extracomment>
        <translation>INSTRUÇÕES DE STRING, {1}</translation>
    </message>
    <message>
        <source>Transfers per cycle, one core, at {1}:</source>
        <extracomment>registers-per-cycle</extracomment>
        <translation>Transferências por ciclo, um núcleo, a {1}:</translation>
    </message>
    <message>
        <source>{1}, by bytes of one transfer:</source>
        <extracomment>registers-rates</extracomment>
        <translation>{1}, por bytes de uma transferência:</translation>
    </message>
    <message>
        <source>general</source>
        <extracomment>row-register-general</extracomment>
        <translation>geral</translation>
    </message>
    <message>
        <source>to stack</source>
        <extracomment>row-register-to-stack</extracomment>
        <translation>para pilha</translation>
    </message>
    <message>
        <source>from stack</source>
        <extracomment>row-register-from-stack</extracomment>
        <translation>da pilha</translation>
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
        <translation>para vetor</translation>
    </message>
    <message>
        <source>from vector</source>
        <extracomment>row-register-from-vector</extracomment>
        <translation>de vetor</translation>
    </message>
    <message>
        <source>insert</source>
        <extracomment>row-register-insert</extracomment>
        <translation>inserir</translation>
    </message>
    <message>
        <source>extract</source>
        <extracomment>row-register-extract</extracomment>
        <translation>extrair</translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>row-register-vector</extracomment>
        <translation>vetor</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>group-single</extracomment>
        <translation>um só</translation>
    </message>
    <message>
        <source>{1} threads together</source>
        <extracomment>report-all-threads</extracomment>
        <translation>{1} threads juntos</translation>
    </message>
    <message>
        <source>Buffer {1}</source>
        <extracomment>region</extracomment>
        <translation>Buffer {1}</translation>
    </message>
    <message>
        <source>Buffer {1}, in the L{2} cache</source>
        <extracomment>region-in-cache</extracomment>
        <translation>Buffer {1}, no cache L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, at the edge of the L{2} cache</source>
        <extracomment>region-at-edge</extracomment>
        <translation>Buffer {1}, na borda do cache L{2}</translation>
    </message>
    <message>
        <source>Buffer {1}, in memory</source>
        <extracomment>region-in-memory</extracomment>
        <translation>Buffer {1}, na memória</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. Q: queue depth of each thread; T: threads. At p50: the rate if every request took the median latency; a result far below it had stalls. CPU: percent of one CPU. Flush: what emptying the drive&apos;s write cache takes afterwards; MB/s leaves it out.</source>
        <extracomment>disk-rows-facts</extracomment>
        <translation>Arquivo de teste de {1} em cada pasta, dados incompressíveis. Q: profundidade de fila de cada thread; T: threads. Em p50: a taxa se cada solicitação tivesse a latência mediana; um resultado muito abaixo dela teve travamentos. CPU: porcentagem de uma CPU. Flush: o tempo que se leva depois para esvaziar o cache de escrita da unidade; MB/s não o inclui.</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. A commit is a write and then a flush; the latency is that of both. SYNC4K: random blocks, direct I/O. APPEND2K: records of 2300 bytes at the end of a log, through the OS cache. T: threads. At p50: the result if every commit took the median latency. CPU: percent of one CPU.</source>
        <extracomment>disk-commit-facts</extracomment>
        <translation>Arquivo de teste de {1} em cada pasta, dados incompressíveis. Um commit é uma escrita e depois um flush; a latência é a dos dois. SYNC4K: blocos aleatórios, E/S direta. APPEND2K: registros de 2300 bytes no fim de um log, pelo cache do sistema. T: threads. Em p50: o resultado se cada commit tivesse a latência mediana. CPU: porcentagem de uma CPU.</translation>
    </message>
    <message>
        <source>Requests by {1}.</source>
        <extracomment>disk-engine</extracomment>
        <translation>Solicitações por {1}.</translation>
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
        <translation>só zeros</translation>
    </message>
    <message>
        <source>{1} sustained write</source>
        <extracomment>disk-sustained</extracomment>
        <translation>{1} escrita sustentada</translation>
    </message>
    <message>
        <source>Results by bytes written:</source>
        <extracomment>disk-course</extracomment>
        <translation>Resultados por bytes escritos:</translation>
    </message>
    <message>
        <source>io_uring</source>
        <extracomment>engine-io-uring</extracomment>
        <translation>io_uring</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <extracomment>engine-iocp</extracomment>
        <translation>portas de conclusão de E/S</translation>
    </message>
    <message>
        <source>threads with synchronous I/O</source>
        <extracomment>engine-threads</extracomment>
        <translation>threads com E/S síncrona</translation>
    </message>
    <message>
        <source>write + fdatasync for each commit</source>
        <extracomment>engine-fdatasync</extracomment>
        <translation>escrita + fdatasync a cada commit</translation>
    </message>
    <message>
        <source>write + fsync for each commit</source>
        <extracomment>engine-fsync</extracomment>
        <translation>escrita + fsync a cada commit</translation>
    </message>
    <message>
        <source>write + F_FULLFSYNC for each commit</source>
        <extracomment>engine-F_FULLFSYNC</extracomment>
        <translation>escrita + F_FULLFSYNC a cada commit</translation>
    </message>
    <message>
        <source>write + FlushFileBuffers for each commit</source>
        <extracomment>engine-FlushFileBuffers</extracomment>
        <translation>escrita + FlushFileBuffers a cada commit</translation>
    </message>
    <message>
        <source>nothing (null engine)</source>
        <extracomment>engine-null</extracomment>
        <translation>nada (mecanismo nulo)</translation>
    </message>
    <message>
        <source>too few</source>
        <extracomment>percentile-too-few</extracomment>
        <translation>poucas</translation>
    </message>
    <message>
        <source>too few: a percentile is shown where at least 10 requests took longer. p90 needs 100 requests, p99 1,000 and p99.9 10,000. Measure for longer to see it.</source>
        <extracomment>percentile-needs</extracomment>
        <translation>poucas: um percentil aparece quando ao menos 10 solicitações demoraram mais. p90 precisa de 100 solicitações, p99 de 1.000 e p99.9 de 10.000. Medir por mais tempo para vê-lo.</translation>
    </message>
    <message>
        <source>{1} % read</source>
        <extracomment>op-mixed-share</extracomment>
        <translation>{1} % leitura</translation>
    </message>
    <message>
        <source>at p50</source>
        <extracomment>column-median-rate</extracomment>
        <translation>em p50</translation>
    </message>
    <message>
        <source>latency, us</source>
        <extracomment>column-latency</extracomment>
        <translation>latência, us</translation>
    </message>
    <message>
        <source>{1}, us</source>
        <extracomment>html-latency</extracomment>
        <translation>{1}, µs</translation>
    </message>
    <message>
        <source>A file of {1} per thread, written and read in blocks of {2}.</source>
        <extracomment>disk-facts</extracomment>
        <translation>Um arquivo de {1} por thread, escrito e lido em blocos de {2}.</translation>
    </message>
    <message>
        <source>memcpy, whole</source>
        <extracomment>row-copy-memcpy</extracomment>
        <translation>memcpy, inteiro</translation>
    </message>
    <message>
        <source>memcpy, {1} blocks</source>
        <extracomment>row-copy-blocks</extracomment>
        <translation>memcpy, blocos de {1}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>column-pass</extracomment>
        <translation>passada</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>column-call-size
----------
column-size</extracomment>
        <translation>tamanho</translation>
    </message>
    <message>
        <source>MEMORY TYPES</source>
        <extracomment>heading-memtypes</extracomment>
        <translation>TIPOS DE MEMÓRIA</translation>
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
        <translation>sem cache</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>column-kind</extracomment>
        <translation>tipo</translation>
    </message>
    <message>
        <source>first pass</source>
        <extracomment>column-first-use</extracomment>
        <translation>1ª passada</translation>
    </message>
    <message>
        <source>later pass</source>
        <extracomment>column-later-use</extracomment>
        <translation>seguintes</translation>
    </message>
    <message>
        <source>obtained</source>
        <extracomment>column-kind-obtained</extracomment>
        <translation>obtido</translation>
    </message>
    <message>
        <source>{1}-byte stores</source>
        <extracomment>kinds-write</extracomment>
        <translation>stores de {1} B</translation>
    </message>
    <message>
        <source>{1}-byte copies from write-back memory</source>
        <extracomment>kinds-copy</extracomment>
        <translation>cópias de {1} B da memória write-back</translation>
    </message>
    <message>
        <source>Write-combining breaks even after passes: {1}.</source>
        <extracomment>kinds-pay-after</extracomment>
        <translation>Write-combining compensa após estas passadas: {1}.</translation>
    </message>
    <message>
        <source>Write-combining breaks even at once: no pass takes longer.</source>
        <extracomment>kinds-pay-at-once</extracomment>
        <translation>Write-combining compensa de imediato: nenhuma passada demora mais.</translation>
    </message>
    <message>
        <source>Write-combining never breaks even: its later passes are no faster.</source>
        <extracomment>kinds-pay-never</extracomment>
        <translation>Write-combining nunca compensa: suas passadas seguintes não são mais rápidas.</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>row-average
----------
column-overall</extracomment>
        <translation>média</translation>
    </message>
    <message>
        <source>{1} clean samples</source>
        <extracomment>basis-samples</extracomment>
        <translation>{1} amostras limpas</translation>
    </message>
    <message>
        <source>passes: {1}</source>
        <extracomment>basis-passes</extracomment>
        <translation>passadas: {1}</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <extracomment>basis-pages</extracomment>
        <translation>páginas de {1}</translation>
    </message>
    <message>
        <source>extended to {1}</source>
        <extracomment>basis-extended</extracomment>
        <translation>prolongado para {1}</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>column-verdict</extracomment>
        <translation>nota</translation>
    </message>
    <message>
        <source>of peak</source>
        <extracomment>column-limit</extracomment>
        <translation>do pico</translation>
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
        <translation>% do pico</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>column-width</extracomment>
        <translation>bytes</translation>
    </message>
    <message>
        <source>buffer</source>
        <extracomment>column-region</extracomment>
        <translation>buffer</translation>
    </message>
    <message>
        <source>MAD</source>
        <extracomment>column-deviation</extracomment>
        <translation>MAD</translation>
    </message>
    <message>
        <source>TLB-local</source>
        <extracomment>walk-local</extracomment>
        <translation>local à TLB</translation>
    </message>
    <message>
        <source>whole region</source>
        <extracomment>walk-whole</extracomment>
        <translation>região inteira</translation>
    </message>
    <message>
        <source>ns per load, by parallel chains</source>
        <extracomment>walk-chains</extracomment>
        <translation>ns por load, por cadeias paralelas</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column-level</extracomment>
        <translation>nível</translation>
    </message>
    <message>
        <source>read, MB/s</source>
        <extracomment>column-reads</extracomment>
        <translation>leitura, MB/s</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>level-memory</extracomment>
        <translation>memória</translation>
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
        <translation>na CPU</translation>
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
        <translation>OBSERVAÇÕES</translation>
    </message>
    <message>
        <source>({1} results)</source>
        <extracomment>report-note-count</extracomment>
        <translation>({1} resultados)</translation>
    </message>
    <message>
        <source>HOW TO READ THIS</source>
        <extracomment>heading-reading</extracomment>
        <translation>COMO LER</translation>
    </message>
    <message>
        <source>MB/s: million (10^6) bytes per second. MOPs/s: million operations per second, as Nbench 2.0 counts them. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</source>
        <extracomment>reading-units</extracomment>
        <translation>MB/s: milhões (10^6) de bytes por segundo. MOPs/s: milhões de operações por segundo, como o Nbench 2.0 as conta. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</translation>
    </message>
    <message>
        <source>A move is one load and one store: the core moves twice the bytes of the result. Buffer: the size of one buffer; a move uses two. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-move</extracomment>
        <translation>Uma movimentação é um load e um store: o núcleo movimenta o dobro dos bytes do resultado. Buffer: o tamanho de um buffer; uma movimentação usa dois. Não contam: linhas que o cache lê em uma falta de escrita (write-allocate).</translation>
    </message>
    <message>
        <source>Random moves in memory wait for cache and TLB misses that no prefetcher avoids: 30 to 100 times less than sequential moves is normal.</source>
        <extracomment>reading-random</extracomment>
        <translation>Movimentações aleatórias na memória esperam por faltas de cache e de TLB que nenhuma pré-busca evita: uma taxa de 30 a 100 vezes menor que a das sequenciais é normal.</translation>
    </message>
    <message>
        <source>Each byte that is read, written or copied counts once. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-payload</extracomment>
        <translation>Cada byte lido, escrito ou copiado conta uma vez. Buffer: o tamanho de um buffer; uma cópia usa dois.</translation>
    </message>
    <message>
        <source>A triad counts what it writes: a third of what STREAM counts.</source>
        <extracomment>reading-triad</extracomment>
        <translation>Uma triad conta o que escreve: um terço do que o STREAM conta.</translation>
    </message>
    <message>
        <source>A triad counts as STREAM counts it: two loads and a store.</source>
        <extracomment>reading-triad-stream</extracomment>
        <translation>Uma triad conta como o STREAM: dois loads e um store.</translation>
    </message>
    <message>
        <source>Each copied byte counts once: the core moves twice the bytes of the result. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-copy</extracomment>
        <translation>Cada byte copiado conta uma vez: o núcleo movimenta o dobro dos bytes do resultado. Não contam: linhas que o cache lê em uma falta de escrita (write-allocate).</translation>
    </message>
    <message>
        <source>MiB is what all threads copy in one pass; a pass ends when the last thread is done. The average is all bytes over the whole time.</source>
        <extracomment>reading-passes</extracomment>
        <translation>MiB é o que todos os threads copiam em uma passada; uma passada termina quando o último thread acaba. A média são todos os bytes pelo tempo total.</translation>
    </message>
    <message>
        <source>Each pass goes through all of the memory once. The first pass touches fresh memory, so it includes what the OS does to provide it. MB/s: the bytes of all later passes over their time; each copied byte counts once. Obtained: what the OS reports, confirmed by reading: uncached memory reads at a tenth of the speed of write-back memory, or less.</source>
        <extracomment>reading-memtypes</extracomment>
        <translation>Cada passada percorre toda a memória uma vez. A primeira passada toca memória nova, portanto inclui o que o sistema faz para fornecê-la. MB/s: os bytes de todas as passadas seguintes pelo tempo delas; cada byte copiado conta uma vez. Obtido: o que o sistema informa, confirmado por leitura: memória sem cache é lida a um décimo da velocidade da memória write-back, ou menos.</translation>
    </message>
    <message>
        <source>CORE TO CORE</source>
        <extracomment>heading-core-to-core</extracomment>
        <translation>ENTRE NÚCLEOS</translation>
    </message>
    <message>
        <source>The time in nanoseconds that a cache line takes from one CPU to another: half a round trip. Rows and columns are CPUs by their numbers in the OS, neighbours next to each other.</source>
        <extracomment>reading-core-to-core</extracomment>
        <translation>O tempo em nanossegundos que uma linha de cache leva de uma CPU a outra: metade de uma ida e volta. Linhas e colunas são CPUs por seus números no sistema, vizinhas uma ao lado da outra.</translation>
    </message>
    <message>
        <source>{1}, ns:</source>
        <extracomment>pairs-of</extracomment>
        <translation>{1}, ns:</translation>
    </message>
    <message>
        <source>{1} ns between the two CPUs.</source>
        <extracomment>pairs-one</extracomment>
        <translation>{1} ns entre as duas CPUs.</translation>
    </message>
    <message>
        <source>{1} ns to {3} ns, median {2} ns.</source>
        <extracomment>pairs-range</extracomment>
        <translation>{1} ns a {3} ns, mediana {2} ns.</translation>
    </message>
    <message>
        <source>{1} ns within a cluster of CPUs, {2} ns between clusters.</source>
        <extracomment>pairs-clusters</extracomment>
        <translation>{1} ns dentro de um cluster de CPUs, {2} ns entre clusters.</translation>
    </message>
    <message>
        <source>EACH CORE</source>
        <extracomment>heading-cores</extracomment>
        <translation>CADA NÚCLEO</translation>
    </message>
    <message>
        <source>Every core by itself, while the others wait. Each was visited several times, in an order shuffled for each round. The result is the median of its visits; the interval shows how much they differ.</source>
        <extracomment>reading-cores</extracomment>
        <translation>Cada núcleo sozinho, enquanto os outros esperam. Cada um foi visitado várias vezes, em uma ordem sorteada a cada rodada. O resultado é a mediana de suas visitas; o intervalo mostra o quanto elas diferem.</translation>
    </message>
    <message>
        <source>No core is faster or slower than another by more than: {1}.</source>
        <extracomment>cores-alike</extracomment>
        <translation>Nenhum núcleo é mais rápido ou mais lento que outro por mais de: {1}.</translation>
    </message>
    <message>
        <source>{1}: {2} fastest, {3} slowest, {4} % apart.</source>
        <extracomment>cores-differ</extracomment>
        <translation>{1}: mais rápido {2}, mais lento {3}, diferença de {4} %.</translation>
    </message>
    <message>
        <source>Too few visits to compare the cores: {1}.</source>
        <extracomment>cores-undecided</extracomment>
        <translation>Visitas insuficientes para comparar os núcleos: {1}.</translation>
    </message>
    <message>
        <source>Kind {1}</source>
        <extracomment>cores-kind</extracomment>
        <translation>Tipo {1}</translation>
    </message>
    <message>
        <source>{1} CPUs</source>
        <extracomment>cores-counted</extracomment>
        <translation>{1} CPUs</translation>
    </message>
    <message>
        <source>The second hardware thread of a core adds: {1} (median of the cores).</source>
        <extracomment>cores-gain</extracomment>
        <translation>O segundo thread de hardware de um núcleo acrescenta: {1} (mediana dos núcleos).</translation>
    </message>
    <message>
        <source>Not compared, since unreliable: {1}.</source>
        <extracomment>cores-left-out</extracomment>
        <translation>Não comparados, por não serem confiáveis: {1}.</translation>
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
        <translation>Os dois threads de hardware de um núcleo juntos, e o que o segundo acrescenta:</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>column-core-kind</extracomment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>column-clock</extracomment>
        <translation>clock</translation>
    </message>
    <message>
        <source>From the CPUs of each NUMA node to the memory of each node. Latency: the time of a load by one CPU. Bandwidth: sequential reads by all CPUs of the node together. Where the pages lie was checked.</source>
        <extracomment>reading-numa</extracomment>
        <translation>Das CPUs de cada nó NUMA à memória de cada nó. Latência: o tempo de um load por uma CPU. Largura de banda: leituras sequenciais por todas as CPUs do nó juntas. Foi verificado onde estão as páginas.</translation>
    </message>
    <message>
        <source>Latency, ns; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-latencies</extracomment>
        <translation>Latência, ns; linhas: nó das CPUs, colunas: nó da memória:</translation>
    </message>
    <message>
        <source>Bandwidth, MB/s; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-bandwidths</extracomment>
        <translation>Largura de banda, MB/s; linhas: nó das CPUs, colunas: nó da memória:</translation>
    </message>
    <message>
        <source>Memory of another node</source>
        <extracomment>numa-another</extracomment>
        <translation>Memória de outro nó</translation>
    </message>
    <message>
        <source>Memory of node {1}</source>
        <extracomment>numa-memory-of</extracomment>
        <translation>Memória do nó {1}</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long and gives {3} times the bandwidth.</source>
        <extracomment>numa-cost</extracomment>
        <translation>{1} tem {2} vezes a latência e {3} vezes a largura de banda da memória do próprio nó.</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long.</source>
        <extracomment>numa-cost-latency</extracomment>
        <translation>{1} tem {2} vezes a latência da memória do próprio nó.</translation>
    </message>
    <message>
        <source>{1} gives {2} times the bandwidth.</source>
        <extracomment>numa-cost-bandwidth</extracomment>
        <translation>{1} tem {2} vezes a largura de banda da memória do próprio nó.</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>column-node</extracomment>
        <translation>nó</translation>
    </message>
    <message>
        <source>LOADED LATENCY</source>
        <extracomment>heading-loaded-latency</extracomment>
        <translation>LATÊNCIA SOB CARGA</translation>
    </message>
    <message>
        <source>The time of a load from memory in nanoseconds, while threads on the other cores load memory themselves. Delay: iterations of an empty loop after each cache line of these threads; the shorter, the heavier the load. Traffic: what all threads move together in the same time. A plain store counts as a read and a write, since its cache line is read first.</source>
        <extracomment>reading-loaded-latency</extracomment>
        <translation>O tempo de um load da memória em nanossegundos, enquanto threads nos outros núcleos também acessam a memória. Atraso: iterações de um laço vazio após cada linha de cache desses threads; quanto menor, maior a carga. Tráfego: o que todos os threads juntos movimentam no mesmo tempo. Um store comum conta como uma leitura e uma escrita, pois sua linha de cache é lida antes.</translation>
    </message>
    <message>
        <source>{1}: latency doubles at {2} GB/s of the {3} GB/s reached; idle {4} ns, {5} ns at full load.</source>
        <extracomment>loaded-knee</extracomment>
        <translation>{1}: a latência dobra em {2} GB/s dos {3} GB/s alcançados; sem carga {4} ns, {5} ns sob carga total.</translation>
    </message>
    <message>
        <source>{1}: latency does not double at the {2} GB/s reached; idle {3} ns, {4} ns at full load.</source>
        <extracomment>loaded-no-knee</extracomment>
        <translation>{1}: a latência não dobra nos {2} GB/s alcançados; sem carga {3} ns, {4} ns sob carga total.</translation>
    </message>
    <message>
        <source>One thread alone seldom loads memory enough for latency to double.</source>
        <extracomment>loaded-one-injector</extracomment>
        <translation>Um thread sozinho raramente carrega a memória o bastante para dobrar a latência.</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>column-delay</extracomment>
        <translation>Atraso</translation>
    </message>
    <message>
        <source>traffic</source>
        <extracomment>column-traffic</extracomment>
        <translation>tráfego</translation>
    </message>
    <message>
        <source>STORE FORWARDING</source>
        <extracomment>heading-store-forwarding</extracomment>
        <translation>STORE FORWARDING</translation>
    </message>
    <message>
        <source>A store, then a load of the bytes just stored; the next store takes the loaded value. One store and one load are a round. The core forwards the bytes from its store buffer where the load takes no others. Where it takes others too, most cores wait until the store is in the cache.</source>
        <extracomment>reading-store-forwarding</extracomment>
        <translation>Um store e depois um load dos bytes recém-armazenados; o store seguinte usa o valor carregado. Um store e um load são uma rodada. O núcleo repassa os bytes de seu store buffer onde o load não usa outros. Onde ele usa também outros, a maioria dos núcleos espera até que o store esteja no cache.</translation>
    </message>
    <message>
        <source>Cycles per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-cycles</extracomment>
        <translation>Ciclos por rodada, onde o load começa no mesmo byte que o store:</translation>
    </message>
    <message>
        <source>Nanoseconds per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-ns</extracomment>
        <translation>Nanossegundos por rodada, onde o load começa no mesmo byte que o store:</translation>
    </message>
    <message>
        <source>Load width</source>
        <extracomment>forwarding-loads</extracomment>
        <translation>Largura do load</translation>
    </message>
    <message>
        <source>A load that takes all its bytes from the last store takes {1} cycles; one that needs bytes of two sources takes {2}.</source>
        <extracomment>forwarding-cost</extracomment>
        <translation>Um load que tira todos os seus bytes do último store leva {1} ciclos; um que precisa de bytes de duas fontes leva {2}.</translation>
    </message>
    <message>
        <source>{1}-byte store, {2}-byte load, by its offset in bytes from the store:</source>
        <extracomment>forwarding-offsets</extracomment>
        <translation>store de {1} B, load de {2} B, pelo deslocamento em bytes a partir do store:</translation>
    </message>
    <message>
        <source>{1}-byte store across a boundary, {2}-byte load:</source>
        <extracomment>forwarding-boundaries</extracomment>
        <translation>store de {1} B cruzando um limite, load de {2} B:</translation>
    </message>
    <message>
        <source>offset {1}</source>
        <extracomment>forwarding-offset</extracomment>
        <translation>deslocamento {1}</translation>
    </message>
    <message>
        <source>within a line</source>
        <extracomment>forwarding-within-line</extracomment>
        <translation>dentro de uma linha</translation>
    </message>
    <message>
        <source>across a line</source>
        <extracomment>forwarding-across-line</extracomment>
        <translation>cruzando uma linha</translation>
    </message>
    <message>
        <source>across a page</source>
        <extracomment>forwarding-across-page</extracomment>
        <translation>cruzando uma página</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>column-offset</extracomment>
        <translation>Desloc.</translation>
    </message>
    <message>
        <source>Boundary</source>
        <extracomment>column-boundary</extracomment>
        <translation>Limite</translation>
    </message>
    <message>
        <source>CONTENTION</source>
        <extracomment>heading-contention</extracomment>
        <translation>CONTENÇÃO</translation>
    </message>
    <message>
        <source>The time of an atomic increment in nanoseconds, as each thread sees it: threads x time / increments of all. Own line: no other thread writes the cache line of the word. Neighbouring words: each thread has a word of its own, but up to eight words share a line (false sharing). One word: all threads increment the same. min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-contention</extracomment>
        <translation>O tempo de um incremento atômico em nanossegundos, como cada thread o vê: threads x tempo / incrementos de todos. Linha própria: nenhum outro thread escreve na linha de cache da palavra. Palavras vizinhas: cada thread tem sua própria palavra, mas até oito palavras compartilham uma linha (falso compartilhamento). Uma palavra: todos os threads incrementam a mesma. mín/máx: o thread mais lento como parte do mais rápido.</translation>
    </message>
    <message>
        <source>With {1} threads, an add to one shared word costs {2} ns, {3} times that of an own line; false sharing costs {4} ns.</source>
        <extracomment>contention-cost</extracomment>
        <translation>Com {1} threads, uma soma a uma palavra compartilhada custa {2} ns, {3} vezes a de uma linha própria; o falso compartilhamento custa {4} ns.</translation>
    </message>
    <message>
        <source>Two threads, whose words lie so far apart, ns:</source>
        <extracomment>contention-distances</extracomment>
        <translation>Dois threads, cujas palavras estão a esta distância, ns:</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line.</source>
        <extracomment>contention-line</extracomment>
        <translation>O falso compartilhamento termina em {1} bytes: o comprimento de uma linha de cache.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line, as the OS reports it.</source>
        <extracomment>contention-line-as-reported</extracomment>
        <translation>O falso compartilhamento termina em {1} bytes: o comprimento de uma linha de cache, conforme informa o sistema.</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes; the OS reports cache lines of {2} bytes. Processors may fetch several lines together.</source>
        <extracomment>contention-line-other</extracomment>
        <translation>O falso compartilhamento termina em {1} bytes; o sistema informa linhas de cache de {2} bytes. Processadores podem buscar várias linhas juntas.</translation>
    </message>
    <message>
        <source>The length of a cache line does not show: the times do not fall with the distance, as on two hardware threads of one core.</source>
        <extracomment>contention-line-not-found</extracomment>
        <translation>O comprimento de uma linha de cache não aparece: os tempos não caem com a distância, como em dois threads de hardware de um núcleo.</translation>
    </message>
    <message>
        <source>PAUSES</source>
        <extracomment>heading-pauses</extracomment>
        <translation>PAUSAS</translation>
    </message>
    <message>
        <source>A thread on each CPU does nothing but read the counter. Where two readings are more than 5 us apart, something else had the CPU: a pause, or OS noise. Lost: all pauses as a share of the watched time. Lengths (p99.9, max) are in us. Off CPU: the time in which the OS had taken the CPU from the thread, by its own count. Steal: the time in which the host of a virtual machine ran others. Pauses are what is measured, so they lower no grade.</source>
        <extracomment>reading-pauses</extracomment>
        <translation>Um thread em cada CPU não faz nada além de ler o contador. Onde duas leituras distam mais de 5 us, outra coisa ocupou a CPU: uma pausa, ou ruído do sistema. Perdido: todas as pausas como parte do tempo observado. Durações (p99.9, máx) em us. Fora da CPU: o tempo em que o sistema tinha tirado a CPU do thread, por sua própria contagem. Roubado: o tempo em que o host de uma máquina virtual executou outras. As pausas são o que se mede, portanto não baixam nenhuma nota.</translation>
    </message>
    <message>
        <source>Wake-up latency: a thread asks to be woken every millisecond, and this is how late it runs, in us.</source>
        <extracomment>pauses-wake-ups</extracomment>
        <translation>Latência de despertar: um thread pede para ser acordado a cada milissegundo, e este é o atraso com que ele acorda, em us.</translation>
    </message>
    <message numerus="yes">
        <source>CPU {2} lost {3} % of the time in {1} pauses; the longest took {4} ms.</source>
        <extracomment>pauses-lost</extracomment>
        <translation>
            <numerusform>A CPU {2} perdeu {3} % do tempo em {1} pausa, que durou {4} ms.</numerusform>
            <numerusform>A CPU {2} perdeu {3} % do tempo em {1} pausas; a mais longa durou {4} ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU {1} lost no time: no pause was longer than 5 us.</source>
        <extracomment>pauses-none</extracomment>
        <translation>A CPU {1} não perdeu tempo: nenhuma pausa passou de 5 us.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU; interrupts and firmware took the rest of the pauses.</source>
        <extracomment>pauses-explained</extracomment>
        <translation>O sistema conta {2} % do tempo na CPU {1} como fora da CPU; interrupções e firmware tomaram o resto das pausas.</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU, and {3} % as steal time of the host.</source>
        <extracomment>pauses-explained-stolen</extracomment>
        <translation>O sistema conta {2} % do tempo na CPU {1} como fora da CPU, e {3} % como tempo roubado pelo host.</translation>
    </message>
    <message>
        <source>A sleeping thread on CPU {1} woke up {2} us late (median), and {3} us at most.</source>
        <extracomment>pauses-woken</extracomment>
        <translation>Um thread adormecido na CPU {1} acordou com {2} us de atraso (mediana), e {3} us no máximo.</translation>
    </message>
    <message>
        <source>Other CPUs</source>
        <extracomment>pauses-other-cpus</extracomment>
        <translation>Outras CPUs</translation>
    </message>
    <message>
        <source>The {1} longest pauses of each CPU are shown.</source>
        <extracomment>pauses-longest-shown</extracomment>
        <translation>As {1} pausas mais longas de cada CPU são mostradas.</translation>
    </message>
    <message>
        <source>SUSTAINED PERFORMANCE</source>
        <extracomment>heading-sustained</extracomment>
        <translation>DESEMPENHO SUSTENTADO</translation>
    </message>
    <message>
        <source>All threads do the same work for minutes. The first rate is the median of seconds 2 to 12. The rate has fallen for good where every median of 10 s after a moment is 5 % lower or more. Sustained: the rate after that moment in percent of the first; 100 where it did not fall. A rate that falls with the clock is thermal throttling or a power limit.</source>
        <extracomment>reading-sustained</extracomment>
        <translation>Todos os threads fazem o mesmo trabalho durante minutos. A primeira taxa é a mediana dos segundos 2 a 12. A taxa caiu de vez onde, após um momento, toda mediana de 10 s é 5 % menor ou mais. Sustentada: a taxa após esse momento em porcentagem da primeira; 100 onde ela não caiu. Uma taxa que cai com o clock indica throttling térmico ou um limite de potência.</translation>
    </message>
    <message>
        <source>{1}, over time:</source>
        <extracomment>sustained-course</extracomment>
        <translation>{1}, ao longo do tempo:</translation>
    </message>
    <message>
        <source>{1}: holds 100 % of its first rate for all of {2} s.</source>
        <extracomment>sustained-holds</extracomment>
        <translation>{1}: mantém 100 % da primeira taxa durante todos os {2} s.</translation>
    </message>
    <message>
        <source>{1}: holds 100 % for {2} s, then {3} %.</source>
        <extracomment>sustained-fell</extracomment>
        <translation>{1}: mantém 100 % por {2} s, depois {3} %.</translation>
    </message>
    <message>
        <source>The clock stayed at {1} GHz.</source>
        <extracomment>sustained-clock-held</extracomment>
        <translation>O clock ficou em {1} GHz.</translation>
    </message>
    <message>
        <source>The clock fell from {1} to {2} GHz.</source>
        <extracomment>sustained-clock-fell</extracomment>
        <translation>O clock caiu de {1} para {2} GHz.</translation>
    </message>
    <message>
        <source>The processor was at {1} degrees C at most.</source>
        <extracomment>sustained-hottest</extracomment>
        <translation>O processador chegou no máximo a {1} graus C.</translation>
    </message>
    <message numerus="yes">
        <source>The processor counted thermal throttling {1} times.</source>
        <extracomment>sustained-throttled</extracomment>
        <translation>
            <numerusform>O processador contou throttling térmico {1} vez.</numerusform>
            <numerusform>O processador contou throttling térmico {1} vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The processor counted no thermal throttling, so a power limit is the likely cause.</source>
        <extracomment>sustained-not-throttled</extracomment>
        <translation>O processador não contou throttling térmico, portanto um limite de potência é a causa provável.</translation>
    </message>
    <message>
        <source>The OS limited the clock to {1} % of the full one.</source>
        <extracomment>sustained-limited</extracomment>
        <translation>O sistema limitou o clock a {1} % do máximo.</translation>
    </message>
    <message>
        <source>Others took {1} % of the CPU time, so the rates are work per CPU time.</source>
        <extracomment>sustained-per-cpu-time</extracomment>
        <translation>Outros tomaram {1} % do tempo de CPU, portanto as taxas são trabalho por tempo de CPU.</translation>
    </message>
    <message>
        <source>This OS tells programs no temperature of the processor.</source>
        <extracomment>sustained-no-temperature</extracomment>
        <translation>Este sistema não informa aos programas a temperatura do processador.</translation>
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
        <translation>sustent.</translation>
    </message>
    <message>
        <source>fell at</source>
        <extracomment>column-fall</extracomment>
        <translation>caiu aos</translation>
    </message>
    <message>
        <source>first rate</source>
        <extracomment>column-first-rate</extracomment>
        <translation>1ª taxa</translation>
    </message>
    <message>
        <source>sustained rate</source>
        <extracomment>column-sustained-rate</extracomment>
        <translation>taxa sustent.</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>column-first-clock</extracomment>
        <translation>primeiro</translation>
    </message>
    <message>
        <source>sust.</source>
        <extracomment>column-sustained-clock</extracomment>
        <translation>sust.</translation>
    </message>
    <message>
        <source>hottest</source>
        <extracomment>column-hottest</extracomment>
        <translation>máxima</translation>
    </message>
    <message>
        <source>until s</source>
        <extracomment>column-until-second</extracomment>
        <translation>até s</translation>
    </message>
    <message>
        <source>until min</source>
        <extracomment>column-until-minute</extracomment>
        <translation>até min</translation>
    </message>
    <message>
        <source>degrees C</source>
        <extracomment>column-temperature</extracomment>
        <translation>graus C</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>column-power</extracomment>
        <translation>potência</translation>
    </message>
    <message>
        <source>clock limit</source>
        <extracomment>column-clock-limit</extracomment>
        <translation>limite clock</translation>
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
        <translation>despert.</translation>
    </message>
    <message>
        <source>off CPU</source>
        <extracomment>column-off-cpu</extracomment>
        <translation>fora CPU</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>column-steal</extracomment>
        <translation>roubado</translation>
    </message>
    <message>
        <source>switches</source>
        <extracomment>column-switches</extracomment>
        <translation>trocas</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>column-increments</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>column-distance</extracomment>
        <translation>Distância</translation>
    </message>
    <message>
        <source>Functions of the C library, called again and again on the same bytes. Each byte that is copied, set, compared or searched counts once.</source>
        <extracomment>reading-library</extracomment>
        <translation>Funções da biblioteca C, chamadas repetidas vezes sobre os mesmos bytes. Cada byte copiado, preenchido, comparado ou pesquisado conta uma vez.</translation>
    </message>
    <message>
        <source>Independent transfers: throughput, not latency. general: general register to general register; vector: vector to vector; insert, extract: into and out of one vector element. Where a core only renames the register, a transfer needs no execution unit.</source>
        <extracomment>reading-registers</extracomment>
        <translation>Transferências independentes: vazão, não latência. geral: registrador geral para registrador geral; vetor: vetor para vetor; inserir, extrair: para dentro e para fora de um elemento de vetor. Onde um núcleo só renomeia o registrador, uma transferência não precisa de unidade de execução.</translation>
    </message>
    <message>
        <source>lods loads, stos stores, movs copies; each byte counts once. rep: one instruction repeats itself. The core may run rep stos and rep movs line by line or past the caches.</source>
        <extracomment>reading-string</extracomment>
        <translation>lods carrega, stos armazena, movs copia; cada byte conta uma vez. rep: uma instrução se repete. O núcleo pode executar rep stos e rep movs linha por linha ou sem passar pelos caches.</translation>
    </message>
    <message>
        <source>Sum: all threads together. Each: mean per thread. Efficiency: the sum, divided by the number of threads and the result of one thread alone. Best: the number of threads with the highest sum, or the fewest within its interval.</source>
        <extracomment>reading-scaling</extracomment>
        <translation>Soma: todos os threads juntos. Cada: média por thread. Eficiência: a soma, dividida pelo número de threads e pelo resultado de um thread sozinho. Melhor: o número de threads com a maior soma, ou o menor número dentro do intervalo dela.</translation>
    </message>
    <message>
        <source>The same test in several page sizes, measured back to back. Pages: where the buffers lay, as the OS reports it. Saved: time saved against the first kind. Gain: increase of the rate. Default pages are base pages here, even where the OS gives huge pages unasked. All other tables show the first kind ({1}).</source>
        <extracomment>reading-pages</extracomment>
        <translation>O mesmo teste em vários tamanhos de página, medidos um logo após o outro. Páginas: onde ficaram os buffers, conforme informa o sistema. Poupado: tempo poupado em relação ao primeiro tipo. Ganho: aumento da taxa. Páginas padrão são aqui páginas base, mesmo onde o sistema dá huge pages sem pedido. Todas as outras tabelas mostram o primeiro tipo ({1}).</translation>
    </message>
    <message>
        <source>{1}: both used pages of one size, so the difference is chance and says nothing about page sizes.</source>
        <extracomment>reading-pages-alike</extracomment>
        <translation>{1}: os dois usaram páginas do mesmo tamanho, portanto a diferença é acaso e nada diz sobre tamanhos de página.</translation>
    </message>
    <message>
        <source>Derived from the TLB-local latency: a level ends where a quarter of the loads miss it.</source>
        <extracomment>reading-levels</extracomment>
        <translation>Derivado da latência local à TLB: um nível termina onde um quarto dos loads resulta em falta nele.</translation>
    </message>
    <message>
        <source>There is no step: all measured sizes look like one level.</source>
        <extracomment>levels-none</extracomment>
        <translation>Não há degrau: todos os tamanhos medidos parecem um só nível.</translation>
    </message>
    <message>
        <source>Loads and stores both count. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-traffic</extracomment>
        <translation>Loads e stores contam. Buffer: o tamanho de um buffer; uma cópia usa dois.</translation>
    </message>
    <message>
        <source>Peak read bandwidth: {1} MB/s by one thread alone, {2} MB/s by {3} together.</source>
        <extracomment>reading-one-beside-all</extracomment>
        <translation>Maior largura de banda de leitura: {1} MB/s por um thread sozinho, {2} MB/s por {3} juntos.</translation>
    </message>
    <message>
        <source>Pointer chasing: the address of each load is the result of the load before. TLB-local: the walk stays in blocks whose pages the TLB holds; beyond L2 its second level. Whole region: TLB misses come on top; &quot;-&quot; where both walks are the same. Then median, median absolute deviation (MAD) and count of the clean samples.</source>
        <extracomment>reading-latency</extracomment>
        <translation>Percurso de ponteiros: o endereço de cada load é o resultado do load anterior. Local à TLB: o percurso fica em blocos cujas páginas a TLB contém; além de L2, o segundo nível dela. Região inteira: as faltas de TLB se somam; “-” onde os dois percursos são iguais. Depois, mediana, desvio absoluto mediano (MAD) e número das amostras limpas.</translation>
    </message>
    <message>
        <source>Computing a random index takes {1} when it is timed alone. The loads and stores overlap with it. Where a random move takes no longer, the index is the limit, not the cache.</source>
        <extracomment>reading-index-only</extracomment>
        <translation>Calcular um índice aleatório leva {1} quando se mede isso sozinho. Os loads e stores se sobrepõem a ele. Onde uma movimentação aleatória não leva mais, o limite é o índice, não o cache.</translation>
    </message>
    <message>
        <source>reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. caution: read its note. unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-verdicts</extracomment>
        <translation>confiável: nenhuma causa perturbou mais de 25 % das amostras, e o intervalo é estreito. Estreito é no máximo +/- 1 %, para disco e rede 10 %. cautela: ler a observação. não confiável: não usar. A nota de vários resultados é a pior delas.</translation>
    </message>
    <message>
        <source>unknown test {1}</source>
        <extracomment>unknown-test</extracomment>
        <translation>teste desconhecido {1}</translation>
    </message>
    <message>
        <source>{1} (unknown unit)</source>
        <extracomment>unknown-unit</extracomment>
        <translation>{1} (unidade desconhecida)</translation>
    </message>
    <message>
        <source>This version of Strata does not know the reason &quot;{1}&quot;.</source>
        <extracomment>unknown-reason-id</extracomment>
        <translation>Esta versão do Strata não conhece o motivo “{1}”.</translation>
    </message>
    <message>
        <source>+ reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. ~ caution: read its note. x unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-marks</extracomment>
        <translation>+ confiável: nenhuma causa perturbou mais de 25 % das amostras, e o intervalo é estreito. Estreito é no máximo +/- 1 %, para disco e rede 10 %. ~ cautela: ler a observação. x não confiável: não usar. A nota de vários resultados é a pior delas.</translation>
    </message>
    <message>
        <source>+/- % is half the width of the confidence interval, nominally of {1}.</source>
        <extracomment>reading-interval</extracomment>
        <translation>+/- % é metade da largura do intervalo de confiança, nominalmente de {1}.</translation>
    </message>
    <message>
        <source>of peak: share of the theoretical peak. That is what the core&apos;s design can do at that width and the measured clock or, in memory, what all channels carry. Empty or &quot;-&quot;: no peak is known.</source>
        <extracomment>reading-limit</extracomment>
        <translation>do pico: parte do pico teórico. Este é o que o projeto do núcleo consegue com essa largura e o clock medido ou, na memória, o que todos os canais transportam. Vazio ou “-”: não se conhece um pico.</translation>
    </message>
    <message>
        <source>No source tells the peak of this core. In L1, of peak is the share of what the core was seen to do in a short measurement of its own: no physical limit.</source>
        <extracomment>reading-limit-seen</extracomment>
        <translation>Nenhuma fonte informa o pico deste núcleo. Em L1, “do pico” é a parte do que o núcleo mostrou conseguir em uma curta medição própria: não é um limite físico.</translation>
    </message>
    <message>
        <source>Disturbed samples are discarded, except in disk and network tests.</source>
        <extracomment>reading-samples</extracomment>
        <translation>Amostras perturbadas são descartadas, exceto nos testes de disco e de rede.</translation>
    </message>
    <message>
        <source>Results of several threads are their sum over the same time; min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-threads</extracomment>
        <translation>Resultados de vários threads são a soma deles no mesmo tempo; mín/máx: o thread mais lento como parte do mais rápido.</translation>
    </message>
    <message>
        <source>Moves, buffer {1}</source>
        <extracomment>step-memory</extracomment>
        <translation>Movimentações, buffer {1}</translation>
    </message>
    <message>
        <source>Bandwidth, working set {1}</source>
        <extracomment>step-bandwidth</extracomment>
        <translation>Largura de banda, conjunto de trabalho {1}</translation>
    </message>
    <message>
        <source>Latency, working set {1}</source>
        <extracomment>step-latency</extracomment>
        <translation>Latência, conjunto de trabalho {1}</translation>
    </message>
    <message>
        <source>Copy, buffer {1}</source>
        <extracomment>step-copy</extracomment>
        <translation>Cópia, buffer {1}</translation>
    </message>
    <message>
        <source>C library, {1}</source>
        <extracomment>step-library</extracomment>
        <translation>Biblioteca C, {1}</translation>
    </message>
    <message>
        <source>String instructions, buffer {1}</source>
        <extracomment>step-string</extracomment>
        <translation>Instruções de string, buffer {1}</translation>
    </message>
    <message>
        <source>Memory types, {1}</source>
        <extracomment>step-memtypes</extracomment>
        <translation>Tipos de memória, {1}</translation>
    </message>
    <message>
        <source>Loaded latency, buffers {1}</source>
        <extracomment>step-loaded-latency</extracomment>
        <translation>Latência sob carga, buffers {1}</translation>
    </message>
    <message>
        <source>NUMA, buffers {1}</source>
        <extracomment>step-numa</extracomment>
        <translation>NUMA, buffers {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1}</source>
        <extracomment>step-cores-cpu</extracomment>
        <translation>Cada núcleo, CPU {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1} and CPU {2} together</source>
        <extracomment>step-cores-both</extracomment>
        <translation>Cada núcleo, CPU {1} e CPU {2} juntas</translation>
    </message>
    <message>
        <source>Core to core, CPU {1} and CPU {2}</source>
        <extracomment>step-core-to-core-pair</extracomment>
        <translation>Entre núcleos, CPU {1} e CPU {2}</translation>
    </message>
    <message>
        <source>Benchmark for CPU, caches, memory, disk and network.</source>
        <extracomment>cli-about</extracomment>
        <translation>Benchmark de CPU, caches, memória, disco e rede.</translation>
    </message>
    <message>
        <source>Waiting for another machine at port {1} of:</source>
        <extracomment>respond-listens</extracomment>
        <translation>Esperando por outra máquina na porta {1} de:</translation>
    </message>
    <message>
        <source>Code: {1}</source>
        <extracomment>respond-code</extracomment>
        <translation>Código: {1}</translation>
    </message>
    <message>
        <source>The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs none.</source>
        <extracomment>window-no-display</extracomment>
        <translation>A janela não tem uma tela em que abrir. Abrir a partir de um ambiente gráfico, ou medir com strata-cli, que não precisa de tela.</translation>
    </message>
    <message>
        <source>On the other machine: strata-cli run network --host {1} --code {2}</source>
        <extracomment>respond-command</extracomment>
        <translation>Na outra máquina: strata-cli run network --host {1} --code {2}</translation>
    </message>
    <message>
        <source>Ctrl+C ends this.</source>
        <extracomment>respond-end</extracomment>
        <translation>Ctrl+C encerra isto.</translation>
    </message>
    <message>
        <source>{1} is the client ({2}; {3}).</source>
        <extracomment>respond-came</extracomment>
        <translation>{1} é o cliente ({2}; {3}).</translation>
    </message>
    <message>
        <source>{1} did not know the code.</source>
        <extracomment>respond-wrong</extracomment>
        <translation>{1} não sabia o código.</translation>
    </message>
    <message>
        <source>{1} broke off before it had shown a code, which counts as a wrong one.</source>
        <extracomment>respond-broke-off</extracomment>
        <translation>{1} interrompeu a conexão antes de mostrar um código; isso conta como código errado.</translation>
    </message>
    <message>
        <source>Too many wrong codes: new attempts are blocked for {1} s.</source>
        <extracomment>respond-pause</extracomment>
        <translation>Códigos errados demais: novas tentativas ficam bloqueadas por {1} s.</translation>
    </message>
    <message>
        <source>{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}.</source>
        <extracomment>cli-unused-option</extracomment>
        <translation>{1} não é usado por nenhum dos testes escolhidos. Deixar de fora, ou adicionar um destes testes: {2}.</translation>
    </message>
    <message>
        <source>membench has its own sizes and kernels, so {1} cannot apply to it. Leave it out; only --sweep full adds sizes.</source>
        <extracomment>cli-membench-option</extracomment>
        <translation>membench tem tamanhos e laços de medição próprios, portanto {1} não vale para ele. Deixar de fora; só --sweep full adiciona tamanhos.</translation>
    </message>
    <message>
        <source>Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, threads.</source>
        <extracomment>cli-use-disk-row</extracomment>
        <translation>Usar uma carga de trabalho do perfil, como SEQ1M-Q8T1 ou RND4K-Q32T1: padrão e bloco, profundidade de fila, threads.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with --disk-block, --disk-queue-depth, --disk-pattern and --disk-threads.</source>
        <extracomment>cli-disk-custom</extracomment>
        <translation>As cargas de trabalho do perfil {1} são fixas. Deixar a opção de fora, ou usar --disk-profile custom com --disk-block, --disk-queue-depth, --disk-pattern e --disk-threads.</translation>
    </message>
    <message>
        <source>{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile.</source>
        <extracomment>cli-disk-classic</extracomment>
        <translation>{1} não é usado por nenhuma carga de trabalho do perfil classic. Deixar de fora, ou escolher outro --disk-profile.</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} have threads of their own; none uses --threads. Leave it out, or choose --disk-profile custom or classic.</source>
        <extracomment>cli-disk-threads</extracomment>
        <translation>As cargas de trabalho do perfil {1} têm threads próprios; nenhuma usa --threads. Deixar de fora, ou escolher --disk-profile custom ou classic.</translation>
    </message>
    <message>
        <source>{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed.</source>
        <extracomment>cli-disk-mix</extracomment>
        <translation>{1} precisa de solicitações que leem e escrevem: adicionar --disk-op mixed, ou usar --disk-profile mixed.</translation>
    </message>
    <message>
        <source>Databases write no zeros: leave out {1}, or choose another --disk-profile.</source>
        <extracomment>cli-disk-zeros</extracomment>
        <translation>Bancos de dados não escrevem zeros: deixar {1} de fora, ou escolher outro --disk-profile.</translation>
    </message>
    <message>
        <source>--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G.</source>
        <extracomment>cli-disk-verify</extracomment>
        <translation>--disk-verify lê de volta o que --disk-sustained escreve: informar também este, como --disk-sustained 100G.</translation>
    </message>
    <message>
        <source>Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, if the disk does {5} MB/s.</source>
        <extracomment>cli-disk-writes</extracomment>
        <translation>Disco: um arquivo de {3} é criado em {1} ({2} livres) e excluído no fim. Ao todo são escritos cerca de {4}, se o disco fizer {5} MB/s.</translation>
    </message>
    <message>
        <source>{1}: {2} MB/s</source>
        <extracomment>cli-disk-rate</extracomment>
        <translation>{1}: {2} MB/s</translation>
    </message>
    <message>
        <source>{1}: {2} commits/s</source>
        <extracomment>cli-commit-rate</extracomment>
        <translation>{1}: {2} commits/s</translation>
    </message>
    <message>
        <source>Disk: {1} is read only ({2}); nothing is written. This takes about {3} s.</source>
        <extracomment>cli-disk-reads</extracomment>
        <translation>Disco: {1} é somente lido ({2}); nada é escrito. Isto leva cerca de {3} s.</translation>
    </message>
    <message>
        <source>No command is given. Use one of these: {1}; --help has more.</source>
        <extracomment>cli-no-command</extracomment>
        <translation>Nenhum comando foi informado. Usar um destes: {1}; --help mostra mais.</translation>
    </message>
    <message>
        <source>There is no command &quot;{1}&quot;. Use one of these: {2}; --help has more.</source>
        <extracomment>cli-no-such-command</extracomment>
        <translation>Não existe o comando “{1}”. Usar um destes: {2}; --help mostra mais.</translation>
    </message>
    <message>
        <source>{1} must come after its command, as in strata-cli {2} {1}.</source>
        <extracomment>cli-option-first</extracomment>
        <translation>{1} deve vir depois de seu comando, como em strata-cli {2} {1}.</translation>
    </message>
    <message>
        <source>{1} is no option of strata-cli. Use one of these commands: {2}; --help has more.</source>
        <extracomment>cli-no-such-option-first</extracomment>
        <translation>{1} não é uma opção de strata-cli. Usar um destes comandos: {2}; --help mostra mais.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option. See strata-cli {2} --help.</source>
        <extracomment>cli-no-such-option</extracomment>
        <translation>{1}: strata-cli {2} não tem essa opção. Ver strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help.</source>
        <extracomment>cli-option-elsewhere</extracomment>
        <translation>{1}: strata-cli {2} não tem essa opção, mas strata-cli {3} tem. Ver strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>&quot;{1}&quot;: strata-cli {2} takes options only. See strata-cli {2} --help.</source>
        <extracomment>cli-options-only</extracomment>
        <translation>“{1}”: strata-cli {2} só aceita opções. Ver strata-cli {2} --help.</translation>
    </message>
    <message>
        <source>{1} is given twice. Give it once.</source>
        <extracomment>cli-given-twice</extracomment>
        <translation>{1} aparece duas vezes. Informar uma vez só.</translation>
    </message>
    <message>
        <source>{1} is given too often. Give it at most {2} times.</source>
        <extracomment>cli-given-too-often</extracomment>
        <translation>{1} aparece vezes demais. Informar no máximo {2} vezes.</translation>
    </message>
    <message>
        <source>{1} takes no value, but was given &quot;{2}&quot;. Use {1} alone.</source>
        <extracomment>cli-flag-value</extracomment>
        <translation>{1} não aceita valor, mas recebeu “{2}”. Usar só {1}.</translation>
    </message>
    <message>
        <source>{1} lacks its value.</source>
        <extracomment>cli-missing-value</extracomment>
        <translation>Falta o valor de {1}.</translation>
    </message>
    <message>
        <source>A value that begins with a hyphen is given as {1}=VALUE.</source>
        <extracomment>cli-hyphen-value</extracomment>
        <translation>Um valor que começa com hífen se informa como {1}=VALUE.</translation>
    </message>
    <message>
        <source>{1}: the value is empty.</source>
        <extracomment>cli-empty-value</extracomment>
        <translation>{1}: o valor está vazio.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not valid UTF-8. Use text in UTF-8.</source>
        <extracomment>cli-not-utf8</extracomment>
        <translation>{1}: “{2}” não é UTF-8 válido. Usar texto em UTF-8.</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not allowed.</source>
        <extracomment>cli-bad-value</extracomment>
        <translation>{1}: “{2}” não é permitido.</translation>
    </message>
    <message>
        <source>{1} and {2} exclude each other. Give only one of them.</source>
        <extracomment>cli-excludes</extracomment>
        <translation>{1} e {2} se excluem. Informar só um deles.</translation>
    </message>
    <message>
        <source>Use a whole number of seconds from {1} to {2}.</source>
        <extracomment>cli-use-seconds</extracomment>
        <translation>Usar um número inteiro de segundos de {1} a {2}.</translation>
    </message>
    <message>
        <source>Use a whole number from {1} to {2}.</source>
        <extracomment>cli-use-number</extracomment>
        <translation>Usar um número inteiro de {1} a {2}.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by the caches of the machine), none, or 0 for no size in this place.</source>
        <extracomment>cli-use-region</extracomment>
        <translation>Usar um tamanho de {1} a {2}, como 16K ou 1.5M (K, M, G e T são potências de 1024). Ou usar auto (pelos caches da máquina), none, ou 0 para nenhum tamanho nesta posição.</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-disk-size</extracomment>
        <translation>Usar um tamanho de {1} a {2}, como 256M ou 1.5G (K, M, G e T são potências de 1024).</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-block</extracomment>
        <translation>Usar um tamanho de {1} a {2}, como 64K ou 1M (K, M, G e T são potências de 1024).</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-endurance</extracomment>
        <translation>Usar um tamanho de {1} a {2}, como 100G ou 1T (K, M, G e T são potências de 1024).</translation>
    </message>
    <message>
        <source>Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 ... all).</source>
        <extracomment>cli-use-threads</extracomment>
        <translation>Usar um número de threads de {1} a {2}, auto (um por CPU), cores (um por núcleo) ou scale (1, 2, 4 ... todos).</translation>
    </message>
    <message>
        <source>Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>cli-use-binding</extracomment>
        <translation>Usar spread, close, cores, none ou uma lista de CPUs como 0,2,4-7.</translation>
    </message>
    <message>
        <source>Use one of these: {1}.</source>
        <extracomment>cli-use-one-of</extracomment>
        <translation>Usar um destes: {1}.</translation>
    </message>
    <message>
        <source>Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test.</source>
        <extracomment>cli-use-kernel</extracomment>
        <translation>Usar um laço de medição como heapsort-1000 ou move-serial-8; strata-cli list TEST mostra os de um teste.</translation>
    </message>
    <message>
        <source>Use a text of your own.</source>
        <extracomment>cli-use-text</extracomment>
        <translation>Usar um texto à sua escolha.</translation>
    </message>
    <message>
        <source>Use a text of at most {1}.</source>
        <extracomment>cli-use-remark</extracomment>
        <translation>Usar um texto de no máximo {1}.</translation>
    </message>
    <message>
        <source>Use the name of a folder.</source>
        <extracomment>cli-use-folder</extracomment>
        <translation>Usar o nome de uma pasta.</translation>
    </message>
    <message>
        <source>Use the name of a file.</source>
        <extracomment>cli-use-file</extracomment>
        <translation>Usar o nome de um arquivo.</translation>
    </message>
    <message>
        <source>{1} {2} stands alone: give it once, without sizes.</source>
        <extracomment>cli-region-alone</extracomment>
        <translation>{1} {2} fica sozinho: informar uma vez, sem tamanhos.</translation>
    </message>
    <message>
        <source>--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or --runs, or run copy or memtypes by itself.</source>
        <extracomment>cli-repeat-copy</extracomment>
        <translation>--repeat significa passadas em copy e memtypes, e execuções inteiras em todos os outros testes. Usar --passes ou --runs, ou executar copy ou memtypes sozinho.</translation>
    </message>
    <message>
        <source>Give options of run in quotes, such as --against &quot;--threads 4&quot;.</source>
        <extracomment>cli-use-options</extracomment>
        <translation>Informar opções de run entre aspas, como --against &quot;--threads 4&quot;.</translation>
    </message>
    <message>
        <source>--against: a quotation mark is not closed.</source>
        <extracomment>cli-against-quote</extracomment>
        <translation>--against: há aspas que não fecham.</translation>
    </message>
    <message>
        <source>--against: {1}</source>
        <extracomment>cli-against-wrong</extracomment>
        <translation>--against: {1}</translation>
    </message>
    <message>
        <source>--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it out.</source>
        <extracomment>cli-against-option</extracomment>
        <translation>--against: {1} vale para os dois lados e não pode ficar ali. Informar ao lado de --against, ou deixar de fora.</translation>
    </message>
    <message>
        <source>--against &quot;{1}&quot; changes nothing: both sides would be the same. Give an option that differs.</source>
        <extracomment>cli-against-same</extracomment>
        <translation>--against &quot;{1}&quot; não muda nada: os dois lados seriam iguais. Informar uma opção que difira.</translation>
    </message>
    <message>
        <source>{1} makes a comparison, which {2} has no place for. Use one of these formats: {3}.</source>
        <extracomment>cli-against-format</extracomment>
        <translation>{1} faz uma comparação, para a qual {2} não tem lugar. Usar um destes formatos: {3}.</translation>
    </message>
    <message>
        <source>--kind each compares the kinds of cores, so --against has no place beside it. Leave one out.</source>
        <extracomment>cli-each-alone</extracomment>
        <translation>--kind each compara os tipos de núcleos, por isso não há lugar para --against ao lado. Deixar um dos dois de fora.</translation>
    </message>
    <message>
        <source>This machine has one kind of cores: the run uses all of them.</source>
        <extracomment>cli-one-core-kind</extracomment>
        <translation>Esta máquina tem um só tipo de núcleo: a execução usa todos eles.</translation>
    </message>
    <message>
        <source>{1} counts pairs beside --against: give at least {2}.</source>
        <extracomment>cli-against-few</extracomment>
        <translation>{1} conta pares ao lado de --against: informar ao menos {2}.</translation>
    </message>
    <message>
        <source>--pairs counts the pairs of --against, which is not given. Add --against, or use --runs.</source>
        <extracomment>cli-pairs-alone</extracomment>
        <translation>--pairs conta os pares de --against, que não foi informado. Adicionar --against, ou usar --runs.</translation>
    </message>
    <message>
        <source>as given</source>
        <extracomment>cli-against-as-given</extracomment>
        <translation>como informado</translation>
    </message>
    <message>
        <source>--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same results; reference results are never tested.</source>
        <extracomment>cli-gate-untested</extracomment>
        <translation>--fail-on: nada pôde ser testado. Os dois lados precisam de {1} ou mais repetições (--runs {1}) dos mesmos resultados; resultados de referência nunca são testados.</translation>
    </message>
    <message>
        <source>--events=- writes to standard output, where the report goes. Add --output, or name a file.</source>
        <extracomment>cli-events-output</extracomment>
        <translation>--events=- escreve na saída padrão, para onde vai o relatório. Adicionar --output, ou indicar um arquivo.</translation>
    </message>
    <message>
        <source>--against: nothing could be tested. Both sides need {1} or more pairs (--pairs {1}) of the same results.</source>
        <extracomment>cli-gate-untested-pairs</extracomment>
        <translation>--against: nada pôde ser testado. Os dois lados precisam de {1} ou mais pares (--pairs {1}) dos mesmos resultados.</translation>
    </message>
    <message>
        <source>{1}, {2}: {3}.</source>
        <extracomment>cli-gate-result</extracomment>
        <translation>{1}, {2}: {3}.</translation>
    </message>
    <message>
        <source>Results slower by {1} % or more: {2}. Passed: {3}. Inconclusive: {4}. Not tested: {5}.</source>
        <extracomment>cli-gate-sum</extracomment>
        <translation>Resultados mais lentos em {1} % ou mais: {2}. Aprovados: {3}. Inconclusivos: {4}. Não testados: {5}.</translation>
    </message>
    <message>
        <source>--strict: what is inconclusive does not pass. More repetitions decide it (--runs).</source>
        <extracomment>cli-gate-strict</extracomment>
        <translation>--strict: o que é inconclusivo não é aprovado. Mais repetições decidem (--runs).</translation>
    </message>
    <message>
        <source>Not everything was measured, so nothing was judged.</source>
        <extracomment>cli-gate-not-judged</extracomment>
        <translation>Nem tudo foi medido, portanto nada foi julgado.</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>cli-gate-now</extracomment>
        <translation>agora</translation>
    </message>
    <message>
        <source>gate takes one base: a file, a run or a series. See `strata-cli gate --help`.</source>
        <extracomment>cli-gate-one</extracomment>
        <translation>gate aceita uma só base: um arquivo, uma execução ou uma série. Ver `strata-cli gate --help`.</translation>
    </message>
    <message>
        <source>{1}: gate measures with the settings of the base. Leave it out, or measure two settings by turns: gate TEST --against OPTIONS.</source>
        <extracomment>cli-gate-setting</extracomment>
        <translation>{1}: gate mede com as configurações da base. Deixar de fora, ou medir duas configurações alternadamente: gate TEST --against OPTIONS.</translation>
    </message>
    <message>
        <source>{1} counts runs to compare: give at least {2}.</source>
        <extracomment>cli-gate-few</extracomment>
        <translation>{1} conta execuções a comparar: informar ao menos {2}.</translation>
    </message>
    <message>
        <source>gate makes a comparison, which {1} has no place for. Use one of these formats: {2}.</source>
        <extracomment>cli-gate-format</extracomment>
        <translation>gate faz uma comparação, para a qual {1} não tem lugar. Usar um destes formatos: {2}.</translation>
    </message>
    <message>
        <source>BASE is a run or series as compare takes it. Its settings and cells are measured on this machine as often as the base has them, then compared. Instead of BASE, TEST --against OPTIONS measures two settings by turns, with all options of run (see `strata-cli run --help`). An inconclusive result passes, unless --strict is given.</source>
        <extracomment>cli-gate-help</extracomment>
        <translation>BASE é uma execução ou série como compare a aceita. Suas configurações e células são medidas nesta máquina tantas vezes quantas a base as tem, e depois comparadas. Em vez de BASE, TEST --against OPTIONS mede duas configurações alternadamente, com todas as opções de run (ver `strata-cli run --help`). Um resultado inconclusivo é aprovado, a menos que se informe --strict.</translation>
    </message>
    <message>
        <source>{1} has several series, none of which is the base. Give one of them by its id in the history, or a file with one series.</source>
        <extracomment>cli-gate-base-many</extracomment>
        <translation>{1} tem várias séries, e nenhuma delas é a base. Informar uma delas por seu id no histórico, ou um arquivo com uma só série.</translation>
    </message>
    <message>
        <source>Strata did not measure {1}, so it cannot measure it again. Measure a base on this machine: {2}</source>
        <extracomment>cli-gate-base-foreign</extracomment>
        <translation>O Strata não mediu {1}, portanto não pode medir de novo. Medir uma base nesta máquina: {2}</translation>
    </message>
    <message>
        <source>{1} has too few repetitions: {2}. A comparison needs {3}. Measure such a base: {4}</source>
        <extracomment>cli-gate-base-few</extracomment>
        <translation>{1} tem repetições insuficientes: {2}. Uma comparação precisa de {3}. Medir uma base assim: {4}</translation>
    </message>
    <message>
        <source>{1} is from another machine ({2}; this one has {3}), so nothing was measured. Measure a base on this machine: {4}</source>
        <extracomment>cli-gate-base-machine</extracomment>
        <translation>{1} é de outra máquina ({2}; esta tem {3}), portanto nada foi medido. Medir uma base nesta máquina: {4}</translation>
    </message>
    <message>
        <source>Strata {2} measured {1} in another way than this version, so nothing was measured. Measure a new base: {3}</source>
        <extracomment>cli-gate-base-method</extracomment>
        <translation>O Strata {2} mediu {1} de outra maneira que esta versão, portanto nada foi medido. Medir uma nova base: {3}</translation>
    </message>
    <message>
        <source>What {1} measured cannot be planned here again: other sizes than now, a file to read, long writing, or the network. Measure two series instead and compare them, or measure a new base: {2}</source>
        <extracomment>cli-gate-base-cells</extracomment>
        <translation>O que {1} mediu não pode ser planejado de novo aqui: tamanhos diferentes dos de agora, um arquivo a ler, escrita longa, ou a rede. Em vez disso, medir duas séries e compará-las, ou medir uma nova base: {2}</translation>
    </message>
    <message>
        <source>Settings: those of {1}.</source>
        <extracomment>cli-settings-base</extracomment>
        <translation>Configurações: as de {1}.</translation>
    </message>
    <message>
        <source>Settings: the file {1}.</source>
        <extracomment>cli-settings-file</extracomment>
        <translation>Configurações: o arquivo {1}.</translation>
    </message>
    <message>
        <source>--settings {1}: {2}</source>
        <extracomment>cli-settings-file-wrong</extracomment>
        <translation>--settings {1}: {2}</translation>
    </message>
    <message>
        <source>--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, or install a newer version.</source>
        <extracomment>cli-settings-unknown</extracomment>
        <translation>--settings {1}: esta versão do Strata não conhece {2}, portanto isso não muda nada. Verificar a grafia ou instalar uma versão mais nova.</translation>
    </message>
    <message>
        <source>Settings: the preset {1}.</source>
        <extracomment>cli-settings-preset</extracomment>
        <translation>Configurações: a predefinição {1}.</translation>
    </message>
    <message>
        <source>Settings: those saved in {1}.</source>
        <extracomment>cli-settings-saved</extracomment>
        <translation>Configurações: as salvas em {1}.</translation>
    </message>
    <message>
        <source>Settings: the defaults, since none are saved in {1}.</source>
        <extracomment>cli-settings-none-saved</extracomment>
        <translation>Configurações: as padrão, pois não há nenhuma salva em {1}.</translation>
    </message>
    <message>
        <source>Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the window keeps them. Where there are none, it starts from the defaults. --preset default means the defaults, whatever the file says.</source>
        <extracomment>cli-settings-help</extracomment>
        <translation>Sem --settings e --preset, uma execução parte das configurações salvas em {1}, onde “Configurar” na janela as guarda. Se não houver nenhuma ali, parte das configurações padrão. --preset default significa as configurações padrão, diga o arquivo o que disser.</translation>
    </message>
    <message>
        <source>Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:</source>
        <extracomment>cli-leftovers</extracomment>
        <translation>Arquivos que um teste de disco interrompido deixou em {1}: {2}, ao todo {3}. Este comando os exclui:</translation>
    </message>
    <message>
        <source>The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by ending it.</source>
        <extracomment>cli-disk-owes</extracomment>
        <translation>O disco de {1} ainda não respondeu. Se o sistema segurar este programa até lá, nada se perde ao encerrá-lo.</translation>
    </message>
    <message>
        <source>the standard output</source>
        <extracomment>cli-standard-output</extracomment>
        <translation>a saída padrão</translation>
    </message>
    <message>
        <source>Stored in the history as {1}.</source>
        <extracomment>cli-kept</extracomment>
        <translation>Guardada no histórico como {1}.</translation>
    </message>
    <message>
        <source>Within their usual range on this machine: {1} of {2} results.</source>
        <extracomment>cli-expected</extracomment>
        <translation>Dentro da faixa habitual nesta máquina: {1} de {2} resultados.</translation>
    </message>
    <message>
        <source>{1}: {2}. {3}.</source>
        <extracomment>cli-expected-outside</extracomment>
        <translation>{1}: {2}. {3}.</translation>
    </message>
    <message>
        <source>Usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-inside</extracomment>
        <translation>Habitual nesta máquina: {1} a {2} {3} ({4} execuções anteriores)</translation>
    </message>
    <message>
        <source>Below what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-below</extracomment>
        <translation>Abaixo do habitual nesta máquina: {1} a {2} {3} ({4} execuções anteriores)</translation>
    </message>
    <message>
        <source>Above what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-above</extracomment>
        <translation>Acima do habitual nesta máquina: {1} a {2} {3} ({4} execuções anteriores)</translation>
    </message>
    <message>
        <source>below its usual range</source>
        <extracomment>expected-below-brief</extracomment>
        <translation>abaixo da faixa habitual</translation>
    </message>
    <message>
        <source>above its usual range</source>
        <extracomment>expected-above-brief</extracomment>
        <translation>acima da faixa habitual</translation>
    </message>
    <message>
        <source>Stored in the history as series {1} ({2} runs).</source>
        <extracomment>cli-kept-series</extracomment>
        <translation>Guardadas no histórico como série {1} ({2} execuções).</translation>
    </message>
    <message>
        <source>Give slower: and a percentage, such as slower:5.</source>
        <extracomment>cli-use-gate</extracomment>
        <translation>Informar slower: e uma porcentagem, como slower:5.</translation>
    </message>
    <message>
        <source>membench stands for bandwidth and latency, and goes with no other test.</source>
        <extracomment>cli-membench-alone</extracomment>
        <translation>membench equivale a bandwidth e latency, e não combina com nenhum outro teste.</translation>
    </message>
    <message>
        <source>The time limit of {1} s has ended the run. What is measured is kept.</source>
        <extracomment>cli-time-limit</extracomment>
        <translation>O limite de tempo de {1} s encerrou a execução. O que foi medido fica guardado.</translation>
    </message>
    <message>
        <source>The time limit of {1} s was over before anything was measured. Give a longer one.</source>
        <extracomment>cli-time-limit-early</extracomment>
        <translation>O limite de tempo de {1} s acabou antes que algo fosse medido. Informar um mais longo.</translation>
    </message>
    <message>
        <source>The OS refused the thread that keeps the time limit. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>cli-no-time-limit</extracomment>
        <translation>O sistema recusou o thread que controla o limite de tempo. Fechar outros programas, ou aumentar o limite de threads do sistema.</translation>
    </message>
    <message>
        <source>{3} has no rows for {1} of {2} results.</source>
        <extracomment>cli-without-place</extracomment>
        <translation>{3} não tem linhas para {1} de {2} resultados.</translation>
    </message>
    <message>
        <source>{1}: left out, since Strata does not know it: {2}</source>
        <extracomment>cli-left-out</extracomment>
        <translation>{1}: deixado de fora, pois o Strata não o conhece: {2}</translation>
    </message>
    <message>
        <source>Give at least two runs, series or files to compare.</source>
        <extracomment>cli-compare-few</extracomment>
        <translation>Informar ao menos duas execuções, séries ou arquivos para comparar.</translation>
    </message>
    <message>
        <source>RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list --references`). From the history it is an id, the beginning of one, or last. The id of a series means all of its repetitions. A finding needs at least four repetitions per side (run --runs 4).</source>
        <extracomment>cli-compare-help</extracomment>
        <translation>RUN é um arquivo do Strata, sc-membench, bandwidth, mbw ou fio, ou reference:NAME (ver `strata-cli list --references`). Do histórico, é um id, o começo de um id, ou last. O id de uma série significa todas as repetições dela. Uma conclusão precisa de ao menos quatro repetições por lado (run --runs 4).</translation>
    </message>
    <message>
        <source>completion takes one shell. See `strata-cli completion --help`.</source>
        <extracomment>cli-completion-one</extracomment>
        <translation>completion aceita um só shell. Ver `strata-cli completion --help`.</translation>
    </message>
    <message>
        <source>convert takes one file. See `strata-cli convert --help`.</source>
        <extracomment>cli-convert-one</extracomment>
        <translation>convert aceita um só arquivo. Ver `strata-cli convert --help`.</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>compare-cell</extracomment>
        <translation>Teste</translation>
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
        <translation>razão vs {1}</translation>
    </message>
    <message>
        <source>interval</source>
        <extracomment>compare-range</extracomment>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>margin %</source>
        <extracomment>compare-margin</extracomment>
        <translation>margem %</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>compare-finding</extracomment>
        <translation>conclusão</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>finding-faster</extracomment>
        <translation>mais rápido</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>finding-slower</extracomment>
        <translation>mais lento</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>finding-no-difference</extracomment>
        <translation>sem mudança</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <extracomment>finding-not-decided</extracomment>
        <translation>inconclusivo</translation>
    </message>
    <message>
        <source>runs needed: {1}</source>
        <extracomment>finding-single-runs</extracomment>
        <translation>requer {1} execuções</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>finding-published
----------
finding-not-tested</extracomment>
        <translation>não testado</translation>
    </message>
    <message>
        <source>Faster: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-faster</extracomment>
        <translation>Mais rápido: todo o intervalo fica além da margem de {1}.</translation>
    </message>
    <message>
        <source>Slower: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-slower</extracomment>
        <translation>Mais lento: todo o intervalo fica além da margem de {1}.</translation>
    </message>
    <message>
        <source>No change: the whole interval lies within the margin of {1}.</source>
        <extracomment>explain-no-difference</extracomment>
        <translation>Sem mudança: todo o intervalo fica dentro da margem de {1}.</translation>
    </message>
    <message>
        <source>Inconclusive: the interval crosses the margin of {1}. More repetitions make it narrower.</source>
        <extracomment>explain-not-decided</extracomment>
        <translation>Inconclusivo: o intervalo cruza a margem de {1}. Mais repetições o tornam mais estreito.</translation>
    </message>
    <message>
        <source>Single runs: no significance. A finding needs at least {1} repetitions per side.</source>
        <extracomment>explain-single-runs</extracomment>
        <translation>Execuções únicas: sem significância estatística. Uma conclusão precisa de ao menos {1} repetições por lado.</translation>
    </message>
    <message>
        <source>Reference: how often and how this was measured is not known, so nothing is tested.</source>
        <extracomment>explain-published</extracomment>
        <translation>Referência: não se sabe quantas vezes nem como isto foi medido, portanto nada é testado.</translation>
    </message>
    <message>
        <source>Not tested: another program measured one side, with a loop of its own.</source>
        <extracomment>explain-not-tested</extracomment>
        <translation>Não testado: outro programa mediu um dos lados, com um laço próprio.</translation>
    </message>
    <message>
        <source>{1}: {2}, interval {3}, {4} compared with {5} {6}</source>
        <extracomment>junit-message</extracomment>
        <translation>{1}: {2}, intervalo {3}, {4} em comparação com {5} {6}</translation>
    </message>
    <message>
        <source>different kernel</source>
        <extracomment>unlike-brief-kernel</extracomment>
        <translation>outro laço de medição</translation>
    </message>
    <message>
        <source>different method</source>
        <extracomment>unlike-brief-method</extracomment>
        <translation>outro método</translation>
    </message>
    <message>
        <source>different page size</source>
        <extracomment>unlike-brief-pages</extracomment>
        <translation>outro tamanho de página</translation>
    </message>
    <message>
        <source>different threads</source>
        <extracomment>unlike-brief-threads</extracomment>
        <translation>outros threads</translation>
    </message>
    <message>
        <source>different CPUs</source>
        <extracomment>unlike-brief-placement</extracomment>
        <translation>outras CPUs</translation>
    </message>
    <message>
        <source>different machine</source>
        <extracomment>unlike-brief-machine</extracomment>
        <translation>outra máquina</translation>
    </message>
    <message>
        <source>unreliable result</source>
        <extracomment>unlike-brief-doubtful</extracomment>
        <translation>resultado não confiável</translation>
    </message>
    <message>
        <source>different program</source>
        <extracomment>unlike-brief-program</extracomment>
        <translation>outro programa</translation>
    </message>
    <message>
        <source>different size</source>
        <extracomment>unlike-brief-size</extracomment>
        <translation>outro tamanho</translation>
    </message>
    <message>
        <source>level without a size</source>
        <extracomment>unlike-brief-level</extracomment>
        <translation>nível sem tamanho</translation>
    </message>
    <message>
        <source>width not told</source>
        <extracomment>unlike-brief-width</extracomment>
        <translation>largura não informada</translation>
    </message>
    <message>
        <source>Different kernel revision.</source>
        <extracomment>unlike-kernel</extracomment>
        <translation>Revisão diferente do laço de medição.</translation>
    </message>
    <message>
        <source>Different measurement method.</source>
        <extracomment>unlike-method</extracomment>
        <translation>Método de medição diferente.</translation>
    </message>
    <message>
        <source>Different page size.</source>
        <extracomment>unlike-pages</extracomment>
        <translation>Tamanho de página diferente.</translation>
    </message>
    <message>
        <source>Different number of threads.</source>
        <extracomment>unlike-threads</extracomment>
        <translation>Número de threads diferente.</translation>
    </message>
    <message>
        <source>Threads ran on different CPUs.</source>
        <extracomment>unlike-placement</extracomment>
        <translation>Os threads foram executados em outras CPUs.</translation>
    </message>
    <message>
        <source>Different machine.</source>
        <extracomment>unlike-machine</extracomment>
        <translation>Máquina diferente.</translation>
    </message>
    <message>
        <source>At least one result is unreliable, so do not rely on this finding. Read its notes, then measure both sides again.</source>
        <extracomment>unlike-doubtful</extracomment>
        <translation>Ao menos um resultado não é confiável, portanto não confiar nesta conclusão. Ler as observações dele e medir os dois lados de novo.</translation>
    </message>
    <message>
        <source>Another program measured one side, with a loop of its own. The ratio is not tested.</source>
        <extracomment>unlike-program</extracomment>
        <translation>Outro programa mediu um dos lados, com um laço próprio. A razão não é testada.</translation>
    </message>
    <message>
        <source>The sizes differ, by a factor of two at most, in the same level of memory.</source>
        <extracomment>unlike-size</extracomment>
        <translation>Os tamanhos diferem, por um fator de no máximo dois, no mesmo nível de memória.</translation>
    </message>
    <message>
        <source>One side names a level of memory and no size. The other has the size nearest to what shows that level.</source>
        <extracomment>unlike-level</extracomment>
        <translation>Um lado indica um nível de memória e nenhum tamanho. O outro tem o tamanho mais próximo do que mostra esse nível.</translation>
    </message>
    <message>
        <source>One side does not say how wide its accesses are. The other has its widest.</source>
        <extracomment>unlike-width</extracomment>
        <translation>Um lado não informa a largura de seus acessos. O outro tem a maior que usa.</translation>
    </message>
    <message>
        <source>The other program reports a median, so Strata&apos;s median is compared, not its 10th percentile.</source>
        <extracomment>unlike-median</extracomment>
        <translation>O outro programa informa uma mediana, portanto se compara a mediana do Strata, não seu percentil 10.</translation>
    </message>
    <message>
        <source>Not compared: not every side has this result in this size (results by side):</source>
        <extracomment>compare-unmatched</extracomment>
        <translation>Não comparado: nem todos os lados têm este resultado neste tamanho (resultados por lado):</translation>
    </message>
    <message>
        <source>Buffer sizes of these results differ by a factor of two at most, in the same level of memory. Strata chose them by the usable size of the last cache, which was measured in between. They are listed together but not tested. To compare them, measure the older side again.</source>
        <extracomment>compare-near</extracomment>
        <translation>Os tamanhos do buffer destes resultados diferem por um fator de no máximo dois, no mesmo nível de memória. O Strata os escolheu pelo tamanho utilizável do último cache, medido nesse meio-tempo. Eles aparecem juntos, mas não são testados. Para compará-los, medir de novo o lado mais antigo.</translation>
    </message>
    <message>
        <source>No result was measured on every side, so nothing can be compared.</source>
        <extracomment>compare-nothing</extracomment>
        <translation>Nenhum resultado foi medido em todos os lados, portanto não há o que comparar.</translation>
    </message>
    <message>
        <source>Faster: {1}. Slower: {2}. No change: {3}. Inconclusive: {4}. A higher rate is better, and a lower time (ns, us).</source>
        <extracomment>compare-findings</extracomment>
        <translation>Mais rápido: {1}. Mais lento: {2}. Sem mudança: {3}. Inconclusivo: {4}. É melhor uma taxa maior, e um tempo menor (ns, us).</translation>
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
        <translation>Fixação</translation>
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
            <numerusform>{2} é mais rápido em {3} de {1} resultado{6}, mais lento em {4}{7}, sem mudança em {5}.</numerusform>
            <numerusform>{2} é mais rápido em {3} de {1} resultados{6}, mais lento em {4}{7}, sem mudança em {5}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{2} is likely faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer-likely</extracomment>
        <translation>
            <numerusform>{2} é provavelmente mais rápido em {3} de {1} resultado{6}, mais lento em {4}{7}, sem mudança em {5}.</numerusform>
            <numerusform>{2} é provavelmente mais rápido em {3} de {1} resultados{6}, mais lento em {4}{7}, sem mudança em {5}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} are inconclusive: more repetitions may decide.</source>
        <extracomment>answer-open</extracomment>
        <translation>
            <numerusform>{1} é inconclusivo: mais repetições podem decidir.</numerusform>
            <numerusform>{1} são inconclusivos: mais repetições podem decidir.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be sure, each side needs at least {1} repetitions.</source>
        <extracomment>answer-few</extracomment>
        <translation>Para ter certeza, cada lado precisa de ao menos {1} repetições.</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable, so other programs may be the cause. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-disturbed</extracomment>
        <translation>
            <numerusform>{1} deles compara resultados que não são confiáveis, portanto outros programas podem ser a causa. Medir os dois lados de novo com a máquina tranquila.</numerusform>
            <numerusform>{1} deles comparam resultados que não são confiáveis, portanto outros programas podem ser a causa. Medir os dois lados de novo com a máquina tranquila.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>answer-none</extracomment>
        <translation>nenhum</translation>
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
        <translation>{1} aparece como fator da base e não é testado.</translation>
    </message>
    <message>
        <source>{1} has no result in common with the baseline.</source>
        <extracomment>answer-nothing</extracomment>
        <translation>{1} não tem nenhum resultado em comum com a base.</translation>
    </message>
    <message>
        <source>Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed.</source>
        <extracomment>compare-reading</extracomment>
        <translation>Mais rápido, mais lento: todo o intervalo de confiança de 95 % (Welch, corrigido pelo número de linhas) fica além da margem. Sem mudança: fica dentro dela. Inconclusivo: são necessárias mais repetições.</translation>
    </message>
    <message>
        <source>Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % confidence interval of the pairs&apos; ratios (sign test, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more pairs are needed.</source>
        <extracomment>compare-reading-pairs</extracomment>
        <translation>Medido como teste A/B intercalado, para que desvios não favoreçam nenhum lado. Mais rápido, mais lento: todo o intervalo de confiança de 95 % das razões dos pares (teste do sinal, corrigido pelo número de linhas) fica além da margem. Sem mudança: fica dentro dela. Inconclusivo: são necessários mais pares.</translation>
    </message>
    <message>
        <source>The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache levels and memory, 5 % for networks, 10 % for disks.</source>
        <extracomment>compare-margins</extracomment>
        <translation>A margem vem de execuções sem mudança desta máquina, se o histórico tem o bastante delas (entre parênteses: execuções e séries). Ela é de ao menos 1 %. Senão: 1 % para resultados limitados pelo núcleo, 3 % em níveis de cache compartilhados e na memória, 5 % para redes, 10 % para discos.</translation>
    </message>
    <message>
        <source>RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, .md, .svg, .csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 days.</source>
        <extracomment>cli-history-help</extracomment>
        <translation>RUN é um id, o começo de um id, ou last. A terminação de FILE define o que export escreve: .html, .md, .svg, .csv, .txt, ou um arquivo de execução que import lê. Uma execução excluída pode ser restaurada por seu id inteiro durante 30 dias.</translation>
    </message>
    <message>
        <source>--anonymous belongs to export: strata-cli history export RUN FILE --anonymous</source>
        <extracomment>cli-anonymous-export</extracomment>
        <translation>--anonymous pertence a export: strata-cli history export RUN FILE --anonymous</translation>
    </message>
    <message>
        <source>--format: history list writes text, csv or json. To write a run as html, markdown or svg: strata-cli history export RUN FILE</source>
        <extracomment>cli-history-list-format</extracomment>
        <translation>--format: history list escreve text, csv ou json. Para escrever uma execução como html, markdown ou svg: strata-cli history export RUN FILE</translation>
    </message>
    <message>
        <source>Give it as: {1}.</source>
        <extracomment>cli-history-usage</extracomment>
        <translation>Informar assim: {1}.</translation>
    </message>
    <message>
        <source>history: there is no {1}. Allowed: {2}.</source>
        <extracomment>cli-history-unknown</extracomment>
        <translation>history: não existe {1}. Permitidos: {2}.</translation>
    </message>
    <message>
        <source>Added to the history as {1}.</source>
        <extracomment>cli-history-added</extracomment>
        <translation>Adicionada ao histórico como {1}.</translation>
    </message>
    <message>
        <source>The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit (ulimit -v). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-memory-at-all</extracomment>
        <translation>O sistema não deu mais memória, por isso isto não pôde ser concluído. Fechar outros programas, ou aumentar o limite (ulimit -v). O que as execuções tinham medido até sua última etapa concluída está no histórico.</translation>
    </message>
    <message>
        <source>The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-threads</extracomment>
        <translation>O sistema não deu um thread de que isto precisa. Fechar outros programas, ou aumentar o limite (ulimit -u). O que as execuções tinham medido até sua última etapa concluída está no histórico.</translation>
    </message>
    <message>
        <source>Added {1} whole runs and {2} with a part of their results; {3} were in the history already.</source>
        <extracomment>cli-history-taken</extracomment>
        <translation>Adicionadas {1} execuções inteiras e {2} com uma parte dos resultados; {3} já estavam no histórico.</translation>
    </message>
    <message>
        <source>The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history import FILE. Delete the file when nothing is missing.</source>
        <extracomment>cli-history-aside</extracomment>
        <translation>O arquivo danificado agora é {1}. Para adicionar o que dele se pode ler e falta aqui: strata-cli history import FILE. Excluir o arquivo quando nada faltar.</translation>
    </message>
    <message>
        <source>Deleted {1}. To restore it within 30 days: strata-cli history restore {2}</source>
        <extracomment>cli-history-removed</extracomment>
        <translation>{1} foi excluída. Para restaurá-la em até 30 dias: strata-cli history restore {2}</translation>
    </message>
    <message>
        <source>No runs are stored yet.</source>
        <extracomment>cli-history-empty</extracomment>
        <translation>Ainda não há execuções guardadas.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>column-run</extracomment>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <extracomment>column-started</extracomment>
        <translation>Início (UTC)</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>column-status</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>column-series</extracomment>
        <translation>Série</translation>
    </message>
    <message>
        <source>Worst grade</source>
        <extracomment>column-worst-grade</extracomment>
        <translation>Pior nota</translation>
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
        <translation>parada</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>status-unfinished</extracomment>
        <translation>não concluída</translation>
    </message>
    <message>
        <source>This takes about {1} s.</source>
        <extracomment>cli-expected-time</extracomment>
        <translation>Isto leva cerca de {1} s.</translation>
    </message>
    <message>
        <source>There are more threads ({1}) than CPUs ({2}), which take turns: this run takes about {3} s. With --threads {2}, each thread has a CPU of its own.</source>
        <extracomment>cli-many-threads</extracomment>
        <translation>Há mais threads ({1}) do que CPUs ({2}), e eles se revezam: esta execução leva cerca de {3} s. Com --threads {2}, cada thread tem uma CPU própria.</translation>
    </message>
    <message>
        <source>{1} runs, about {2} s each.</source>
        <extracomment>cli-expected-series</extracomment>
        <translation>{1} execuções, cerca de {2} s cada.</translation>
    </message>
    <message>
        <source>{1} s left</source>
        <extracomment>cli-time-left</extracomment>
        <translation>faltam {1} s</translation>
    </message>
    <message>
        <source>extended, to get enough undisturbed samples</source>
        <extracomment>cli-extended</extracomment>
        <translation>prolongado, para obter amostras sem perturbação suficientes</translation>
    </message>
    <message>
        <source>Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it).</source>
        <extracomment>cli-calm-waits</extracomment>
        <translation>Esperando que a máquina fique tranquila, no máximo {1} s (Ctrl+C encerra a espera).</translation>
    </message>
    <message>
        <source>Calm after {1} s.</source>
        <extracomment>cli-calm-came</extracomment>
        <translation>Tranquila após {1} s.</translation>
    </message>
    <message>
        <source>Not calm within {1} s. The run begins all the same.</source>
        <extracomment>cli-calm-stays-away</extracomment>
        <translation>Não ficou tranquila em {1} s. A execução começa mesmo assim.</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>selftest-ok</extracomment>
        <translation>ok</translation>
    </message>
    <message>
        <source>WRONG</source>
        <extracomment>selftest-wrong</extracomment>
        <translation>ERRADO</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>selftest-not-checked</extracomment>
        <translation>não verificado</translation>
    </message>
    <message>
        <source>The authors of Strata have not yet seen it run on this system. If something is wrong, save the self-test with --save FILE and attach the file to your report.</source>
        <extracomment>selftest-not-seen</extracomment>
        <translation>Os autores do Strata ainda não o viram funcionar neste sistema. Se algo estiver errado, salvar o autoteste com --save FILE e anexar o arquivo ao relato.</translation>
    </message>
    <message>
        <source>Cores</source>
        <extracomment>machine-cores</extracomment>
        <translation>Núcleos</translation>
    </message>
    <message>
        <source>{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}</source>
        <extracomment>machine-core-count</extracomment>
        <translation>{1}; CPUs: {2}; soquetes: {3}; nós NUMA: {4}</translation>
    </message>
    <message>
        <source>Kind of core</source>
        <extracomment>machine-kind</extracomment>
        <translation>Tipo de núcleo</translation>
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
        <translation>Cache L{1}</translation>
    </message>
    <message>
        <source>{1}, CPUs that share one: {2}</source>
        <extracomment>machine-cache</extracomment>
        <translation>{1}, CPUs que compartilham um: {2}</translation>
    </message>
    <message>
        <source>usable as measured: {1}</source>
        <extracomment>machine-usable</extracomment>
        <translation>utilizável, conforme medido: {1}</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level</source>
        <extracomment>cli-probe</extracomment>
        <translation>Medindo a parte utilizável do último nível de cache</translation>
    </message>
    <message>
        <source>usable part not confirmed, measured again at the next start</source>
        <extracomment>machine-usable-unconfirmed</extracomment>
        <translation>parte utilizável não confirmada; nova medição quando o Strata for aberto de novo</translation>
    </message>
    <message>
        <source>Core design</source>
        <extracomment>machine-core-class</extracomment>
        <translation>Projeto do núcleo</translation>
    </message>
    <message>
        <source>unknown, so results have no limit to compare with</source>
        <extracomment>machine-unknown</extracomment>
        <translation>desconhecido, portanto os resultados não têm limite com que comparar</translation>
    </message>
    <message>
        <source>{1}; each cycle at most {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-limits</extracomment>
        <translation>{1}; a cada ciclo no máximo {2} loads, {3} stores, {4} dos dois juntos</translation>
    </message>
    <message>
        <source>{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-seen</extracomment>
        <translation>{1}; visto aqui a cada ciclo: {2} loads, {3} stores, {4} dos dois juntos</translation>
    </message>
    <message>
        <source>not in the table</source>
        <extracomment>machine-core-no-name</extracomment>
        <translation>não está na tabela</translation>
    </message>
    <message>
        <source>{1}; its peak is not known, so results have no limit to compare with</source>
        <extracomment>machine-core-name</extracomment>
        <translation>{1}; seu pico não é conhecido, portanto os resultados não têm limite com que comparar</translation>
    </message>
    <message>
        <source>vectors of {1} bytes: loads {2}, stores {3}, both together {4}</source>
        <extracomment>machine-core-width</extracomment>
        <translation>vetores de {1} bytes: loads {2}, stores {3}, os dois juntos {4}</translation>
    </message>
    <message>
        <source>{1}, available {2}</source>
        <extracomment>machine-memory-sizes</extracomment>
        <translation>{1}, disponíveis {2}</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <extracomment>machine-modules</extracomment>
        <translation>Módulos de memória</translation>
    </message>
    <message>
        <source>{1}; type {2}; MT/s {3}; channels {4}</source>
        <extracomment>machine-module-facts</extracomment>
        <translation>{1}; tipo {2}; MT/s {3}; canais {4}</translation>
    </message>
    <message>
        <source>not reported by the OS, or not plausible</source>
        <extracomment>machine-modules-unknown</extracomment>
        <translation>não informados pelo sistema, ou não plausíveis</translation>
    </message>
    <message>
        <source>all channels together at most {1}</source>
        <extracomment>machine-memory-limit</extracomment>
        <translation>todos os canais juntos no máximo {1}</translation>
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
        <translation>{1}; huge pages {2}</translation>
    </message>
    <message>
        <source>other programs keep {1} CPUs busy</source>
        <extracomment>machine-busy-cpus</extracomment>
        <translation>outros programas mantêm {1} CPUs ocupadas</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <extracomment>machine-hypervisor</extracomment>
        <translation>Máquina virtual</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <extracomment>machine-instruction-sets</extracomment>
        <translation>Conjuntos de instruções</translation>
    </message>
    <message>
        <source>Not by the system</source>
        <extracomment>machine-not-enabled</extracomment>
        <translation>Não ativados</translation>
    </message>
    <message>
        <source>Package {1}</source>
        <extracomment>chart-package
----------
parts-package</extracomment>
        <translation>Soquete {1}</translation>
    </message>
    <message>
        <source>NUMA node {1}</source>
        <extracomment>parts-node</extracomment>
        <translation>Nó NUMA {1}</translation>
    </message>
    <message>
        <source>L{1} data cache</source>
        <extracomment>parts-data-cache</extracomment>
        <translation>Cache de dados L{1}</translation>
    </message>
    <message>
        <source>L{1} code cache</source>
        <extracomment>parts-code-cache</extracomment>
        <translation>Cache de código L{1}</translation>
    </message>
    <message>
        <source>Core {1}</source>
        <extracomment>parts-core</extracomment>
        <translation>Núcleo {1}</translation>
    </message>
    <message>
        <source>CPUs {1}</source>
        <extracomment>parts-cpus</extracomment>
        <translation>CPUs {1}</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <extracomment>parts-no-cpus</extracomment>
        <translation>sem CPUs</translation>
    </message>
    <message>
        <source>ways {1}</source>
        <extracomment>parts-ways</extracomment>
        <translation>vias {1}</translation>
    </message>
    <message>
        <source>lines of {1}</source>
        <extracomment>parts-line</extracomment>
        <translation>linhas de {1}</translation>
    </message>
    <message>
        <source>Usable</source>
        <extracomment>parts-usable</extracomment>
        <translation>Utilizável</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>parts-not-allowed</extracomment>
        <translation>Não permitida</translation>
    </message>
    <message>
        <source>Offline</source>
        <extracomment>parts-offline</extracomment>
        <translation>Desativada</translation>
    </message>
    <message>
        <source>Loads in flight vs. chains</source>
        <extracomment>chart-parallel-loads</extracomment>
        <translation>Loads em andamento por número de cadeias</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>chart-chains
----------
column-chains</extracomment>
        <translation>Cadeias</translation>
    </message>
    <message>
        <source>loads in flight</source>
        <extracomment>chart-in-flight</extracomment>
        <translation>loads em andamento</translation>
    </message>
    <message>
        <source>Memory-level parallelism</source>
        <extracomment>html-test-parallel-loads
----------
test-parallel-loads</extracomment>
        <translation>Paralelismo de memória</translation>
    </message>
    <message>
        <source>MEMORY-LEVEL PARALLELISM</source>
        <extracomment>heading-parallel-loads</extracomment>
        <translation>PARALELISMO DE MEMÓRIA</translation>
    </message>
    <message>
        <source>Each load of a chain waits for the one before it; chains do not wait for each other. Loads in flight are the time per load of one chain divided by that of several. By Little&apos;s law, loads in flight x line size / latency is the bandwidth of one core at random lines.</source>
        <extracomment>reading-parallel-loads</extracomment>
        <translation>Cada load de uma cadeia espera pelo anterior; as cadeias não esperam umas pelas outras. Os loads em andamento são o tempo por load de uma cadeia dividido pelo de várias. Pela lei de Little, loads em andamento x tamanho da linha / latência é a largura de banda de um núcleo em linhas aleatórias.</translation>
    </message>
    <message>
        <source>{1}: {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-most</extracomment>
        <translation>{1}: {2} loads em andamento; {3} ns por load com uma cadeia, {4} ns com {5}.</translation>
    </message>
    <message>
        <source>{1}: at least {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-at-least</extracomment>
        <translation>{1}: ao menos {2} loads em andamento; {3} ns por load com uma cadeia, {4} ns com {5}.</translation>
    </message>
    <message>
        <source>Most loads in flight in each level:</source>
        <extracomment>parallel-loads-summary</extracomment>
        <translation>Máximo de loads em andamento em cada nível:</translation>
    </message>
    <message>
        <source>{1}, by number of chains:</source>
        <extracomment>parallel-loads-level</extracomment>
        <translation>{1}, por número de cadeias:</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <extracomment>at-least</extracomment>
        <translation>ao menos {1}</translation>
    </message>
    <message>
        <source>in flight</source>
        <extracomment>column-in-flight</extracomment>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>random lines</source>
        <extracomment>column-random-lines</extracomment>
        <translation>linhas aleatórias</translation>
    </message>
    <message>
        <source>Memory-level parallelism, working set {1}</source>
        <extracomment>step-parallel-loads</extracomment>
        <translation>Paralelismo de memória, conjunto de trabalho {1}</translation>
    </message>
    <message>
        <source>Cost of address translation</source>
        <extracomment>chart-tlb</extracomment>
        <translation>Custo da tradução de endereços</translation>
    </message>
    <message>
        <source>Latency vs. stride</source>
        <extracomment>chart-stride</extracomment>
        <translation>Latência por stride</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>chart-stride-axis
----------
column-stride</extracomment>
        <translation>Stride</translation>
    </message>
    <message>
        <source>Constant stride</source>
        <extracomment>chart-stride-walk</extracomment>
        <translation>Stride constante</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>chart-stride-random</extracomment>
        <translation>Aleatório</translation>
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
        <translation>Latência por stride</translation>
    </message>
    <message>
        <source>{1} pages, one line in each</source>
        <extracomment>tlb-line-in-each</extracomment>
        <translation>{1} páginas, uma linha em cada</translation>
    </message>
    <message>
        <source>{1} lines side by side</source>
        <extracomment>tlb-lines</extracomment>
        <translation>{1} linhas contíguas</translation>
    </message>
    <message>
        <source>stride {1}</source>
        <extracomment>stride-of</extracomment>
        <translation>stride {1}</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>stride-random</extracomment>
        <translation>aleatório</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds. The first chase visits one cache line in each page; the second visits as many lines side by side, in few pages. The difference is the cost of address translation. It rises where a level of the TLB does not hold all pages.</source>
        <extracomment>reading-tlb</extracomment>
        <translation>O tempo de um load dependente em nanossegundos. O primeiro percurso visita uma linha de cache em cada página; o segundo visita o mesmo número de linhas contíguas, em poucas páginas. A diferença é o custo da tradução de endereços. Ela sobe onde um nível da TLB não contém todas as páginas.</translation>
    </message>
    <message>
        <source>In pages of {1}:</source>
        <extracomment>tlb-in-pages</extracomment>
        <translation>Em páginas de {1}:</translation>
    </message>
    <message>
        <source>{1} huge pages</source>
        <extracomment>tlb-large-pages</extracomment>
        <translation>{1} huge pages</translation>
    </message>
    <message>
        <source>The first TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-first</extracomment>
        <translation>A primeira TLB contém {1} ({2}); além disso, um acesso leva {3} ns ({4} ciclos) a mais.</translation>
    </message>
    <message>
        <source>The second TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-second</extracomment>
        <translation>A segunda TLB contém {1} ({2}); além disso, um acesso leva {3} ns ({4} ciclos) a mais.</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-further</extracomment>
        <translation>Além de {1} ({2}), um acesso leva {3} ns ({4} ciclos) a mais.</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes longer still; the sizes end before it is known by how much.</source>
        <extracomment>tlb-unfinished</extracomment>
        <translation>Além de {1} ({2}), um acesso leva ainda mais tempo; os tamanhos terminam antes que se saiba quanto.</translation>
    </message>
    <message>
        <source>No step seen up to {1} ({2}): an access takes as long in many pages as in few.</source>
        <extracomment>tlb-no-step</extracomment>
        <translation>Nenhum degrau visível até {1} ({2}): um acesso leva o mesmo tempo em muitas páginas que em poucas.</translation>
    </message>
    <message>
        <source>one per page</source>
        <extracomment>column-tlb-paged</extracomment>
        <translation>uma por página</translation>
    </message>
    <message>
        <source>side by side</source>
        <extracomment>column-tlb-dense</extracomment>
        <translation>contíguas</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>column-tlb-cost</extracomment>
        <translation>diferença</translation>
    </message>
    <message>
        <source>+/-</source>
        <extracomment>column-tlb-interval</extracomment>
        <translation>+/-</translation>
    </message>
    <message>
        <source>LATENCY BY STRIDE</source>
        <extracomment>heading-stride</extracomment>
        <translation>LATÊNCIA POR STRIDE</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds, where each load is a constant stride behind the one before. The walk visits every line of a region in memory. The core learns such a stride and prefetches, so a load takes less time than one at random.</source>
        <extracomment>reading-stride</extracomment>
        <translation>O tempo de um load dependente em nanossegundos, onde cada load fica a um stride constante do anterior. O percurso visita todas as linhas de uma região na memória. O núcleo aprende esse stride e faz a pré-busca, por isso um load leva menos tempo do que um aleatório.</translation>
    </message>
    <message>
        <source>Prefetching helps up to strides of {1}: a load takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-helps</extracomment>
        <translation>A pré-busca ajuda com strides de até {1}: um load leva {2} ns com esse stride e {3} ns com {4}, em vez de {5} ns.</translation>
    </message>
    <message>
        <source>At none of these strides does a load take less than 90 % of the time at random, {1} ns.</source>
        <extracomment>stride-never-helps</extracomment>
        <translation>Com nenhum destes strides um load leva menos de 90 % do tempo do percurso aleatório, {1} ns.</translation>
    </message>
    <message>
        <source>of random</source>
        <extracomment>column-of-random</extracomment>
        <translation>do aleatório</translation>
    </message>
    <message>
        <source>At all strides up to {1} a load takes less than 90 % of the time at random. It takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-always-helps</extracomment>
        <translation>Com todos os strides até {1}, um load leva menos de 90 % do tempo do percurso aleatório. Ele leva {2} ns com o maior e {3} ns com {4}, em vez de {5} ns.</translation>
    </message>
    <message>
        <source>{1} base pages</source>
        <extracomment>tlb-pages</extracomment>
        <translation>{1} páginas base</translation>
    </message>
    <message>
        <source>Rates in the memory of the graphics device</source>
        <extracomment>chart-framebuffer</extracomment>
        <translation>Taxas na memória do dispositivo gráfico</translation>
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
        <translation>Sem {1}</translation>
    </message>
    <message>
        <source>There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one.</source>
        <extracomment>no-graphics-file</extracomment>
        <translation>Não há {1} aqui, por isso o Strata não consegue medir a memória dele. Executar o teste em uma máquina que tenha um.</translation>
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
        <translation>Um só thread lê a memória de um dispositivo gráfico e escreve nela. O framebuffer é o que a tela mostra; nenhuma tela mostra o dumb buffer. As cópias vão da memória comum para a do dispositivo, e cada byte copiado conta uma vez. Essa memória é em geral write-combining: stores são reunidos, e cada load espera pelo dispositivo. Leituras não temporais de 16 bytes ou mais buscam dela linhas de cache inteiras. Leituras tão rápidas quanto na memória comum indicam um buffer intermediário (shadow buffer), que o driver copia para a tela.</translation>
    </message>
    <message>
        <source>Memory: {1}, buffer {2}</source>
        <extracomment>picture-memory</extracomment>
        <translation>Memória: {1}, buffer {2}</translation>
    </message>
    <message>
        <source>Framebuffer, {1}</source>
        <extracomment>step-framebuffer</extracomment>
        <translation>Framebuffer, {1}</translation>
    </message>
    <message>
        <source>The picture on the screen is disturbed while this test runs. Go on? [y/N]</source>
        <extracomment>cli-picture-question</extracomment>
        <translation>A imagem na tela é perturbada durante este teste. Continuar? [y/N]</translation>
    </message>
    <message>
        <source>The test framebuffer disturbs the picture on the screen, and there is no terminal to ask on. Add --yes, or run other tests.</source>
        <extracomment>cli-picture-refused</extracomment>
        <translation>O teste framebuffer perturba a imagem na tela, e não há terminal em que perguntar. Adicionar --yes, ou executar outros testes.</translation>
    </message>
    <message>
        <source>Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench and bandwidth, text of mbw, and JSON of fio.</source>
        <extracomment>unknown-format</extracomment>
        <translation>O Strata não conhece o formato deste arquivo. Ele lê seus próprios arquivos de execução, CSV e texto de sc-membench e bandwidth, texto de mbw e JSON de fio.</translation>
    </message>
    <message>
        <source>Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or with semicolons between the columns.</source>
        <extracomment>ambiguous-decimals</extracomment>
        <translation>A linha {1} tem vírgulas que podem separar colunas ou decimais. Salvar o arquivo com pontos decimais, ou com ponto e vírgula entre as colunas.</translation>
    </message>
    <message>
        <source>Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again.</source>
        <extracomment>data-in-use</extracomment>
        <translation>Outro Strata usa os arquivos em {1}, então nada foi removido. Fechá-lo e tentar de novo.</translation>
    </message>
    <message>
        <source>Version of the OS kernel</source>
        <extracomment>shared-kernel-version</extracomment>
        <translation>Versão do kernel do sistema</translation>
    </message>
    <message>
        <source>Memory limit, to the byte</source>
        <extracomment>shared-memory-limit</extracomment>
        <translation>Limite de memória, em bytes exatos</translation>
    </message>
    <message>
        <source>Lines of the other program&apos;s output that Strata did not read</source>
        <extracomment>shared-left-out</extracomment>
        <translation>Linhas do outro programa que o Strata não leu</translation>
    </message>
    <message>
        <source>Name of a fio job</source>
        <extracomment>shared-job</extracomment>
        <translation>Nome de um job do fio</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <extracomment>size-buffers</extracomment>
        <translation>{1} x {2}</translation>
    </message>
    <message>
        <source>{1}-byte loop</source>
        <extracomment>peer-elements</extracomment>
        <translation>laço de {1} bytes</translation>
    </message>
    <message>
        <source>Chunk returned</source>
        <extracomment>network-row-returned</extracomment>
        <translation>Trecho, retorno</translation>
    </message>
    <message>
        <source>Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds none. Leave out --sweep full, or choose fewer threads.</source>
        <extracomment>no-larger-size</extracomment>
        <translation>A memória não tem espaço aqui para buffers maiores que os habituais, que terminam em {1}. Assim, uma varredura completa não adiciona nenhum tamanho. Deixar --sweep full de fora, ou escolher menos threads.</translation>
    </message>
    <message>
        <source>NOT FINISHED: the run was still in progress, or the program had ended before the run did. The results so far follow.</source>
        <extracomment>report-unfinished</extracomment>
        <translation>NÃO CONCLUÍDA: a execução ainda estava em andamento, ou o programa dela tinha terminado antes. Seguem os resultados até então.</translation>
    </message>
    <message>
        <source>L{1} {2}</source>
        <extracomment>report-cache-size</extracomment>
        <translation>L{1} {2}</translation>
    </message>
    <message>
        <source>Remove these files? This cannot be undone. [y/N]</source>
        <extracomment>cli-data-question</extracomment>
        <translation>Remover estes arquivos? Não é possível desfazer. [y/N]</translation>
    </message>
    <message>
        <source>There is no terminal to ask on. Add --yes to remove the files without a question.</source>
        <extracomment>cli-data-refused</extracomment>
        <translation>Não há terminal em que perguntar. Adicionar --yes para remover os arquivos sem perguntar.</translation>
    </message>
    <message>
        <source>Strata keeps nothing there.</source>
        <extracomment>data-none</extracomment>
        <translation>O Strata não guarda nada ali.</translation>
    </message>
    <message>
        <source>others, which are not Strata&apos;s and stay: {1}</source>
        <extracomment>data-others</extracomment>
        <translation>outros itens, que não são do Strata e permanecem: {1}</translation>
    </message>
    <message>
        <source>Files removed from {2}: {1}.</source>
        <extracomment>data-removed</extracomment>
        <translation>Arquivos removidos de {2}: {1}.</translation>
    </message>
    <message>
        <source>Too many to compare</source>
        <extracomment>brief-too-many-compared</extracomment>
        <translation>Demais para comparar</translation>
    </message>
    <message>
        <source>These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in one table. Choose fewer.</source>
        <extracomment>too-many-compared</extracomment>
        <translation>São execuções demais para comparar de uma vez: o Strata compara até {1} séries, e até {2} resultados no total. Escolher menos.</translation>
    </message>
    <message>
        <source>Strata could not read some runs of this file ({1}), so they are not in the history. Import another copy of it, if there is one.</source>
        <extracomment>history-runs-lost</extracomment>
        <translation>O Strata não conseguiu ler algumas execuções deste arquivo ({1}), então elas não estão no histórico. Importar outra cópia, se houver.</translation>
    </message>
    <message>
        <source>Method {1}, built by {2} for {3}</source>
        <extracomment>cli-version-method</extracomment>
        <translation>Método {1}, compilado com {2} para {3}</translation>
    </message>
    <message>
        <source>Kernels: {1}</source>
        <extracomment>cli-version-kernels</extracomment>
        <translation>Laços de medição: {1}</translation>
    </message>
    <message>
        <source>Libraries: {1}</source>
        <extracomment>cli-version-libraries</extracomment>
        <translation>Bibliotecas: {1}</translation>
    </message>
    <message>
        <source>whole-machine consists of processor, bandwidth, latency and disk; {1} is none of them. Leave it out.</source>
        <extracomment>cli-whole-machine-test</extracomment>
        <translation>whole-machine consiste em processor, bandwidth, latency e disk; {1} não é nenhum deles. Omita esse teste.</translation>
    </message>
    <message>
        <source>whole-machine settles what is measured and for how long, so {1} cannot apply to it. Leave it out.</source>
        <extracomment>cli-whole-machine-option</extracomment>
        <translation>whole-machine decide o que é medido e por quanto tempo, então {1} não se aplica a ele. Omita essa opção.</translation>
    </message>
    <message>
        <source>The program that read the standard output closed it before the end.</source>
        <extracomment>cli-output-closed</extracomment>
        <translation>O programa que lia a saída padrão a fechou antes do fim.</translation>
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
        <translation>O estado térmico do macOS ficou normal (nominal).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was fair at worst: slightly warm.</source>
        <extracomment>sustained-thermal-fair</extracomment>
        <translation>O estado térmico do macOS ficou no máximo um pouco elevado (fair).</translation>
    </message>
    <message>
        <source>The thermal state of macOS was serious: macOS lowers the speed for heat.</source>
        <extracomment>sustained-thermal-serious</extracomment>
        <translation>O estado térmico do macOS ficou sério (serious): o macOS reduz a velocidade por causa do calor.</translation>
    </message>
    <message>
        <source>The thermal state of macOS was critical: macOS lowers the speed a lot for heat.</source>
        <extracomment>sustained-thermal-critical</extracomment>
        <translation>O estado térmico do macOS ficou crítico (critical): o macOS reduz muito a velocidade por causa do calor.</translation>
    </message>
    <message>
        <source>Power, % of {1} W</source>
        <extracomment>chart-sustained-power</extracomment>
        <translation>Potência, % de {1} W</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>chart-clock</extracomment>
        <translation>Clock</translation>
    </message>
    <message>
        <source>The slowest of {1} threads on one word makes {2} % of the increments of the fastest.</source>
        <extracomment>contention-fairness</extracomment>
        <translation>De {1} threads em uma palavra, o mais lento faz {2} % dos incrementos do mais rápido.</translation>
    </message>
    <message>
        <source>As a rule, for machines that are not older than ten years.</source>
        <extracomment>usual-rule</extracomment>
        <translation>Como regra, para máquinas com no máximo dez anos.</translation>
    </message>
    <message>
        <source>70 to 120 ns on desktops and laptops, 100 to 180 ns on servers</source>
        <extracomment>usual-memory-latency</extracomment>
        <translation>de 70 a 120 ns em desktops e notebooks, de 100 a 180 ns em servidores</translation>
    </message>
    <message>
        <source>70 to 90 % of the peak</source>
        <extracomment>usual-memory-read</extracomment>
        <translation>de 70 a 90 % do pico</translation>
    </message>
    <message>
        <source>100 to 280 MB/s</source>
        <extracomment>usual-hard-disk</extracomment>
        <translation>de 100 a 280 MB/s</translation>
    </message>
    <message>
        <source>500 to 560 MB/s</source>
        <extracomment>usual-sata-ssd</extracomment>
        <translation>de 500 a 560 MB/s</translation>
    </message>
    <message>
        <source>to 3,500 MB/s by PCIe 3.0, to 7,400 by 4.0, to 14,500 by 5.0</source>
        <extracomment>usual-nvme-ssd</extracomment>
        <translation>até 3.500 MB/s por PCIe 3.0, até 7.400 por 4.0, até 14.500 por 5.0</translation>
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
            <numerusform>{1} deles compara resultados que não são confiáveis. Medir os dois lados de novo com a máquina tranquila.</numerusform>
            <numerusform>{1} deles comparam resultados que não são confiáveis. Medir os dois lados de novo com a máquina tranquila.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides differ in settings ({1}), which may be the cause of the differences.</source>
        <extracomment>answer-unlike</extracomment>
        <translation>Os lados diferem em configurações ({1}), que podem ser a causa das diferenças.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>chart-relative</extracomment>
        <translation>Variação</translation>
    </message>
    <message>
        <source>higher is better</source>
        <extracomment>chart-higher-brief</extracomment>
        <translation>maior é melhor</translation>
    </message>
    <message>
        <source>lower is better</source>
        <extracomment>chart-lower-brief</extracomment>
        <translation>menor é melhor</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>copy-stream-chunks</extracomment>
        <translation>Cópia aleatória, {1} B, em trechos de 256 bytes, não temporal</translation>
    </message>
    <message>
        <source>medians compared</source>
        <extracomment>unlike-brief-median</extracomment>
        <translation>medianas comparadas</translation>
    </message>
    <message>
        <source>{1}: one size per level</source>
        <extracomment>chart-one-size-a-level</extracomment>
        <translation>{1}: um tamanho por nível</translation>
    </message>
</context>
</TS>
