<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Strata</source>
        <translation>关于 Strata</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <translation>Strata %1</translation>
    </message>
    <message>
        <source>A benchmark of CPU, caches, memory, disk and network.

Method %1, built by %2.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>CPU、缓存、内存、磁盘和网络的基准测试。

方法 %1，由 %2 构建。

自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>Settings and runs are kept in %1.</source>
        <translation>设置和运行记录保存在 %1。</translation>
    </message>
</context>
<context>
    <name>Against</name>
    <message>
        <source>%1: %2</source>
        <comment>another run, its figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, better</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1：%2；差异 %3，更好</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, worse</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1：%2；差异 %3，更差</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, within what is usual</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1：%2；差异 %3，属于正常范围</translation>
    </message>
    <message>
        <source>%1: %2; difference %3</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1：%2；差异 %3</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the other figure</comment>
        <translation>%1 倍</translation>
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
        <translation>内存</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache that holds the region</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>edge of L%1</source>
        <comment>cache that just holds the region</comment>
        <translation>L%1 边缘</translation>
    </message>
    <message>
        <source>best</source>
        <comment>number of threads</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
</context>
<context>
    <name>CompareNames</name>
    <message>
        <source>Run %1</source>
        <comment>beginning of its id</comment>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number of those of that name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>reference results</source>
        <translation>参考结果</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 次运行</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>重复 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>processor, time of a run</comment>
        <translation>%1，%2</translation>
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
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Last run, %1</source>
        <comment>what it is called, when it began</comment>
        <translation>上次运行，%1</translation>
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
            <numerusform>需要 %Ln 个请求</numerusform>
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
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <comment>percent of one CPU</comment>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>row of a disk profile, what is done</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Latency: %1</source>
        <translation>延迟：%1</translation>
    </message>
    <message>
        <source>Throughput at median latency: %1</source>
        <comment>rate</comment>
        <translation>中位延迟下的吞吐量：%1</translation>
    </message>
    <message>
        <source>I/O engine: %1</source>
        <comment>engine that makes the requests</comment>
        <translation>I/O 引擎：%1</translation>
    </message>
    <message>
        <source>Final flush: %1</source>
        <translation>最后刷盘：%1</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>IOPS</source>
        <comment>operations a second</comment>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Measures all rows of the profile</source>
        <translation>测量方案中的所有行</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of latencies</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>Measures this column in all rows. All-zero data shows compression by the drive or file system. Do not compare disks by it.</source>
        <translation>在所有行中测量这一列。全零数据反映驱动器或文件系统的压缩。不要用它比较磁盘。</translation>
    </message>
    <message>
        <source>Measures this column in all rows</source>
        <translation>在所有行中测量这一列</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measures only this row: %1</source>
        <translation>只测量这一行：%1</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1：未测量</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>点击可单独测量此项。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>评级</translation>
    </message>
    <message>
        <source>%1 written: %2 at the start, %3 at the end, minimum %4.</source>
        <comment>size, rates</comment>
        <translation>已写入 %1：开始时 %2，结束时 %3，最低 %4。</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>disk profile</comment>
        <translation>经典 Nbench</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>disk profile</comment>
        <translation>默认</translation>
    </message>
    <message>
        <source>NVMe</source>
        <comment>disk profile</comment>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Real world</source>
        <comment>disk profile</comment>
        <translation>实际应用</translation>
    </message>
    <message>
        <source>Mixed read/write</source>
        <comment>disk profile</comment>
        <translation>混合读写</translation>
    </message>
    <message>
        <source>Database</source>
        <comment>disk profile</comment>
        <translation>数据库</translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>disk profile</comment>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Random %1, each flushed</source>
        <comment>size of a block</comment>
        <translation>随机 %1，逐次刷盘</translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>%Ln 字节的日志记录，逐条刷盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln 个线程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>queue depth %Ln</source>
        <comment>requests</comment>
        <translation>
            <numerusform>队列深度 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Random %1</source>
        <comment>size of a block</comment>
        <translation>随机 %1</translation>
    </message>
    <message>
        <source>Sequential %1</source>
        <comment>size of a block</comment>
        <translation>顺序 %1</translation>
    </message>
    <message>
        <source>Mixed %1</source>
        <comment>percent of the requests read</comment>
        <translation>混合 %1</translation>
    </message>
    <message>
        <source>%1, 0-fill</source>
        <comment>operation, with zeros for data</comment>
        <translation>%1，零填充</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <comment>of Windows</comment>
        <translation>I/O 完成端口</translation>
    </message>
    <message>
        <source>synchronous threads</source>
        <comment>that make requests</comment>
        <translation>同步线程</translation>
    </message>
    <message>
        <source>write + %1</source>
        <comment>what a commit is made of; the call that flushes</comment>
        <translation>写入 + %1</translation>
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
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>Rate along the file of each thread</source>
        <translation>各线程的速率与文件位置</translation>
    </message>
    <message>
        <source>Written or read</source>
        <translation>写入或读取量</translation>
    </message>
    <message>
        <source>%1, thread %2</source>
        <comment>operation, number</comment>
        <translation>%1，线程 %2</translation>
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
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>row of a profile, what is done; short</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Seconds since the row started</source>
        <translation>该行开始后的秒数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Written since the test began</source>
        <translation>自测试开始以来的写入量</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入量</translation>
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
        <translation>还没有持续写入数据。按“持续写入…”，查看驱动器的 SLC 缓存写满或驱动器发热时速率如何下降。</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>速率随时间的变化</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its rate.</source>
        <translation>本次会话还没有测量。按某一行查看其速率。</translation>
    </message>
    <message>
        <source>Latency over time (p50 to p99)</source>
        <translation>延迟随时间的变化（p50 至 p99）</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its latency.</source>
        <translation>本次会话还没有测量。按某一行查看其延迟。</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>各百分位的延迟</translation>
    </message>
    <message>
        <source>Percentile of operations</source>
        <translation>操作的百分位</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位</translation>
    </message>
    <message>
        <source>No latencies yet. Press a row, or All to compare the rows.</source>
        <translation>还没有延迟数据。按某一行，或按“全部”比较各行。</translation>
    </message>
    <message>
        <source>Sustained write: rate vs. data written</source>
        <translation>持续写入：速率与写入量</translation>
    </message>
    <message>
        <source>Sustained write: latency vs. data written (p50 to p99)</source>
        <translation>持续写入：延迟与写入量（p50 至 p99）</translation>
    </message>
</context>
<context>
    <name>DiskWritesText</name>
    <message>
        <source>Writes about %1 at the rates of this drive&apos;s last run, to a file of %2</source>
        <comment>size, size</comment>
        <translation>按此驱动器上次运行的速率，写入约 %1，文件大小为 %2</translation>
    </message>
    <message>
        <source>Writes about %1 at the rates of these drives&apos; last run, to files of %2</source>
        <comment>size, size</comment>
        <translation>按这些驱动器上次运行的速率，写入约 %1，文件大小为 %2</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3</source>
        <comment>size, rate, size</comment>
        <translation>按 %2 MB/s 计，写入约 %1（驱动器越快，写入越多），文件大小为 %3</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3</source>
        <comment>size, rate, size</comment>
        <translation>按 %2 MB/s 计，写入约 %1（驱动器越快，写入越多），各文件大小为 %3</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the disk test</source>
        <translation>磁盘测试的文件夹</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>all threads %1</source>
        <comment>figure</comment>
        <translation>全部线程 %1</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the figure of one thread</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>all threads</source>
        <translation>全部线程</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>峰值的 %1</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>内存延迟</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>整个区域 %1</translation>
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
        <translation>单线程</translation>
    </message>
    <message>
        <source>Usual, all threads: %1</source>
        <translation>一般情况，全部线程：%1</translation>
    </message>
    <message>
        <source>Usual over the whole region: %1</source>
        <translation>整个区域的一般情况：%1</translation>
    </message>
    <message>
        <source>Usual for a hard disk: %1</source>
        <translation>硬盘的一般情况：%1</translation>
    </message>
    <message>
        <source>Usual for a SATA SSD: %1</source>
        <translation>SATA SSD 的一般情况：%1</translation>
    </message>
    <message>
        <source>Usual for an NVMe SSD: %1</source>
        <translation>NVMe SSD 的一般情况：%1</translation>
    </message>
    <message>
        <source>vs %1</source>
        <comment>the figure of another run</comment>
        <translation>对比 %1</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>1 core</source>
        <translation>1 个核心</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln 个核心</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln threads</source>
        <translation>
            <numerusform>%1 至 %Ln 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>affinity: %1</source>
        <comment>how threads are bound to CPUs</comment>
        <translation>亲和性：%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 per size</source>
        <comment>duration</comment>
        <translation>每种大小 %1</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln 个线程</numerusform>
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
        <translation>实测 %1 GHz</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>processor model, cores, memory</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 GHz measured</source>
        <comment>processor model, cores, memory, clock</comment>
        <translation>%1 · %2 · %3 · 实测 %4 GHz</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>整机</translation>
    </message>
    <message>
        <source>Whole machine without the disk</source>
        <translation>整机（不含磁盘）</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>所有测试</translation>
    </message>
    <message>
        <source>Processor, memory and disk</source>
        <translation>处理器、内存和磁盘</translation>
    </message>
    <message>
        <source>Bandwidth and latency</source>
        <translation>带宽和延迟</translation>
    </message>
    <message>
        <source>Processor and memory</source>
        <translation>处理器和内存</translation>
    </message>
    <message>
        <source>Processor and disk</source>
        <translation>处理器和磁盘</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>内存和磁盘</translation>
    </message>
    <message>
        <source>%1 per network measurement</source>
        <comment>duration</comment>
        <translation>每项网络测量 %1</translation>
    </message>
    <message>
        <source>integer %1, floating %2</source>
        <comment>durations</comment>
        <translation>整数 %1，浮点 %2</translation>
    </message>
    <message>
        <source>%1 per buffer</source>
        <comment>duration</comment>
        <translation>每个缓冲区 %1</translation>
    </message>
    <message>
        <source>disk file %1</source>
        <comment>size</comment>
        <translation>测试文件 %1</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>preset</comment>
        <translation>默认</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>preset</comment>
        <translation>经典 Nbench</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>preset</comment>
        <translation>快速</translation>
    </message>
    <message>
        <source>Thorough</source>
        <comment>preset</comment>
        <translation>精细</translation>
    </message>
    <message>
        <source>A balance of time and precision.</source>
        <comment>preset</comment>
        <translation>兼顾时间和精度。</translation>
    </message>
    <message>
        <source>The settings closest to Nbench 2.0.</source>
        <comment>preset</comment>
        <translation>最接近 Nbench 2.0 的设置。</translation>
    </message>
    <message>
        <source>A quick check: short tests and small files.</source>
        <comment>preset</comment>
        <translation>快速检查：测试短，文件小。</translation>
    </message>
    <message>
        <source>The most precise results: long tests and large files.</source>
        <comment>preset</comment>
        <translation>结果最精确：测试长，文件大。</translation>
    </message>
    <message>
        <source>µs</source>
        <comment>microseconds</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <comment>duration</comment>
        <translation>约 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <comment>duration</comment>
        <translation>约 %1 分钟</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>剩余 %1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s left</source>
        <translation>剩余 %1 分 %2 秒</translation>
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
        <translation>快 %1×</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <comment>than the layer above</comment>
        <translation>慢 %1×</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, its figures</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <comment>layer with figures of another machine</comment>
        <translation>%1（参考）</translation>
    </message>
    <message>
        <source>%1 (reference: %2)</source>
        <comment>layer with its figures, those of another machine</comment>
        <translation>%1（参考：%2）</translation>
    </message>
    <message>
        <source>Latency vs row above</source>
        <translation>延迟/上一行</translation>
    </message>
    <message>
        <source>Read rate vs row above</source>
        <translation>读取速率与上一行之比</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>打开运行记录(&amp;O)…</translation>
    </message>
    <message>
        <source>Adds the runs of a file to the history, and shows them there</source>
        <translation>把文件中的运行记录添加到历史记录并在那里显示</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近的文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>保存报告(&amp;S)…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>保存图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG</source>
        <translation>把图表保存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>分享(&amp;H)…</translation>
    </message>
    <message>
        <source>Saves an anonymous copy of the run</source>
        <translation>保存本次运行的匿名副本</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>设置(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Loads the settings from a file</source>
        <translation>从文件加载设置</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the settings to a file</source>
        <translation>把设置保存到文件</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Stops the run and quits</source>
        <translation>停止运行并退出</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the table or the report, wherever the keyboard is</source>
        <translation>复制键盘焦点所在的表格或报告</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copies the chart as a picture</source>
        <translation>把图表复制为图片</translation>
    </message>
    <message>
        <source>Empties the report pane</source>
        <translation>清空报告窗格</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Same as the Run button</source>
        <translation>与“运行”按钮相同</translation>
    </message>
    <message>
        <source>&amp;Whole machine</source>
        <translation>整机(&amp;W)</translation>
    </message>
    <message>
        <source>Measures processor, levels of memory and disk</source>
        <translation>测量处理器、内存层级和磁盘</translation>
    </message>
    <message>
        <source>Whole machine &amp;options</source>
        <translation>整机运行选项(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>快速（最多 %Ln 秒）(&amp;Q)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>默认（最多 %Ln 秒）(&amp;E)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>精细（最多 %Ln 秒）(&amp;T)</numerusform>
        </translation>
    </message>
    <message>
        <source>How long a run of the whole machine takes</source>
        <translation>整机运行需要多长时间</translation>
    </message>
    <message>
        <source>W&amp;ith the disk</source>
        <translation>包含磁盘(&amp;I)</translation>
    </message>
    <message>
        <source>Whether a run of the whole machine writes to the disk</source>
        <translation>整机运行是否写入磁盘</translation>
    </message>
    <message>
        <source>&amp;Levels of memory</source>
        <translation>内存层级(&amp;L)</translation>
    </message>
    <message>
        <source>Measures bandwidth and latency of each cache and of memory</source>
        <translation>测量各级缓存和内存的带宽与延迟</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>处理器(&amp;P)</translation>
    </message>
    <message>
        <source>Measures integer and floating-point operations</source>
        <translation>测量整数运算和浮点运算</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>内存(&amp;M)</translation>
    </message>
    <message>
        <source>Measures moves in caches and memory</source>
        <translation>测量缓存和内存中的传送</translation>
    </message>
    <message>
        <source>&amp;Disk</source>
        <translation>磁盘(&amp;D)</translation>
    </message>
    <message>
        <source>Measures writing and reading a file</source>
        <translation>测量文件的写入和读取</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>网络(&amp;N)</translation>
    </message>
    <message>
        <source>Measures the network to another machine that runs Strata</source>
        <translation>测量本机与另一台运行 Strata 的计算机之间的网络</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>Measures processor, moves, disk, bandwidth and latency in turn</source>
        <translation>依次测量处理器、传送、磁盘、带宽和延迟</translation>
    </message>
    <message>
        <source>Sus&amp;tained write…</source>
        <translation>持续写入(&amp;T)…</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>长时间写入，显示驱动器何时变慢</translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation>读取文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Measures reading alone, of a file that exists; nothing is written</source>
        <translation>只测量读取现有文件；不写入任何内容</translation>
    </message>
    <message>
        <source>&amp;Repeat…</source>
        <translation>重复(&amp;R)…</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names several times, as a series that can be compared</source>
        <translation>把窗口中“运行”按钮所示的测试运行多次，形成可以比较的系列</translation>
    </message>
    <message>
        <source>A/B t&amp;est of two settings…</source>
        <translation>两种设置的 A/B 测试(&amp;E)…</translation>
    </message>
    <message>
        <source>Runs two settings alternately, and shows which is faster</source>
        <translation>交替运行两种设置，显示哪种更快</translation>
    </message>
    <message>
        <source>&amp;Before and after…</source>
        <translation>前后对比(&amp;B)…</translation>
    </message>
    <message>
        <source>Shows what a BIOS or OS change made faster or slower</source>
        <translation>显示 BIOS 或操作系统的更改让哪些变快或变慢</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured</source>
        <translation>结束运行，保留已测得的结果</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>查看(&amp;V)</translation>
    </message>
    <message>
        <source>Set&amp;up…</source>
        <translation>配置(&amp;U)…</translation>
    </message>
    <message>
        <source>Chooses times, buffer sizes, threads and the disk file</source>
        <translation>选择时间、缓冲区大小、线程和测试文件</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>Explains tests, numbers and charts</source>
        <translation>解释测试、数字和图表</translation>
    </message>
    <message>
        <source>Save &amp;diagnostics…</source>
        <translation>保存诊断信息(&amp;D)…</translation>
    </message>
    <message>
        <source>Checks the instrument, and saves the checks and facts of the machine to attach to a report</source>
        <translation>检查测量工具，保存检查结果和本机信息，供反馈问题时附上</translation>
    </message>
    <message>
        <source>&amp;About Strata</source>
        <translation>关于 Strata(&amp;A)</translation>
    </message>
    <message>
        <source>Shows version and licence</source>
        <translation>显示版本和许可证</translation>
    </message>
    <message>
        <source>&amp;Kinds of cores in turn</source>
        <translation>依次测量各种核心(&amp;K)</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names on each kind of cores, and compares them</source>
        <translation>在每种核心上运行窗口中“运行”按钮所示的测试，并比较它们</translation>
    </message>
    <message>
        <source>&amp;Remove settings and history…</source>
        <translation>删除设置和历史记录(&amp;R)…</translation>
    </message>
    <message>
        <source>Removes all that Strata keeps on this computer, for instance before you uninstall it</source>
        <translation>删除 Strata 在这台计算机上保存的所有内容，例如在卸载之前使用</translation>
    </message>
    <message>
        <source>&amp;Result card…</source>
        <translation>结果卡片(&amp;R)…</translation>
    </message>
    <message>
        <source>Shows the main results with machine and grades as one picture, to save or copy</source>
        <translation>把主要结果连同计算机和评级显示为一张图片，供保存或复制</translation>
    </message>
    <message>
        <source>Saves what the page shows as a web page, drawing, table or file, or all reports as text</source>
        <translation>把页面所示内容保存为网页、图形、表格或文件，或把所有报告保存为文本</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>比较运行(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lear reports</source>
        <translation>清空报告(&amp;L)</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date of a run</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>today %1</source>
        <comment>time</comment>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>昨天 %1</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>Upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>All together</source>
        <comment>several machines</comment>
        <translation>全部同时</translation>
    </message>
</context>
<context>
    <name>NetworkPlot</name>
    <message>
        <source>idle</source>
        <comment>round trips</comment>
        <translation>空闲</translation>
    </message>
    <message>
        <source>under upload</source>
        <comment>round trips</comment>
        <translation>上传时</translation>
    </message>
    <message>
        <source>under download</source>
        <comment>round trips</comment>
        <translation>下载时</translation>
    </message>
    <message>
        <source>under bidirectional load</source>
        <comment>round trips</comment>
        <translation>双向负载时</translation>
    </message>
    <message>
        <source>1 stream</source>
        <translation>1 个数据流</translation>
    </message>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Ln 个数据流</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>速率随时间的变化</translation>
    </message>
    <message>
        <source>Seconds since the streams started</source>
        <translation>数据流开始后的秒数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>No streams measured in this session yet.</source>
        <translation>本次会话还没有测量数据流。</translation>
    </message>
    <message>
        <source>RTT over time (p50 to p99)</source>
        <translation>RTT 随时间的变化（p50 至 p99）</translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>开始后的秒数</translation>
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
        <translation>本次会话还没有测量 RTT。</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>各百分位的 RTT</translation>
    </message>
    <message>
        <source>Percentile of round trips</source>
        <translation>往返的百分位</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位</translation>
    </message>
    <message>
        <source>No RTT measured yet.</source>
        <translation>还没有测量 RTT。</translation>
    </message>
    <message>
        <source>No streams measured yet.</source>
        <translation>还没有测量数据流。</translation>
    </message>
    <message>
        <source>No chunks measured yet.</source>
        <translation>还没有测量数据块。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Measure</source>
        <comment>heading of the pages with tests</comment>
        <translation>测量</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading of History and Compare</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Press Run to measure the whole machine, or a cell above to measure only that; all together take %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>按“运行”测量整机，或按上方的单元格只测量该项；全部测量需要%1。</translation>
    </message>
    <message>
        <source>Press Run to measure the processor; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>按“运行”测量处理器；需要%1。</translation>
    </message>
    <message>
        <source>Press Run to measure caches and memory; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>按“运行”测量缓存和内存；需要%1。</translation>
    </message>
    <message>
        <source>Press Run to measure the disk; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>按“运行”测量磁盘；需要%1。</translation>
    </message>
    <message>
        <source>Press Run to measure the network to the other machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>按“运行”测量与另一台计算机之间的网络；需要%1。</translation>
    </message>
    <message>
        <source>Press Run to measure the cores of this machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>按“运行”测量本机的核心；需要%1。</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>%1 cycles</source>
        <comment>a latency</comment>
        <translation>%1 个周期</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>峰值的 %1</translation>
    </message>
    <message>
        <source>whole region %1 ns</source>
        <comment>latency</comment>
        <translation>整个区域 %1 ns</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>点击可单独测量此项。</translation>
    </message>
    <message>
        <source>Opens the Network page.</source>
        <translation>打开“网络”页。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell, figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cell and figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Over the whole region: %1</source>
        <translation>整个区域：%1</translation>
    </message>
    <message>
        <source>One thread: %1</source>
        <translation>单线程：%1</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1：未测量</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
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
        <translation>在每个层级测量这一项</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>within this computer</source>
        <translation>本机内部</translation>
    </message>
    <message>
        <source>to another machine</source>
        <translation>到另一台计算机</translation>
    </message>
    <message>
        <source>to another machine, not measured</source>
        <translation>到另一台计算机，未测量</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, size</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Measures read, write, copy and latency here</source>
        <translation>在此测量读取、写入、复制和延迟</translation>
    </message>
    <message>
        <source>%1 measured, OS: %2</source>
        <comment>sizes of a cache</comment>
        <translation>实测 %1，系统：%2</translation>
    </message>
    <message>
        <source>%1 assumed, %2 reported</source>
        <comment>sizes of a cache</comment>
        <translation>假定 %1，报告值 %2</translation>
    </message>
    <message>
        <source>Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may use the rest. Strata chooses sizes by the part that it measured.</source>
        <comment>sizes of a cache</comment>
        <translation>操作系统报告 %2，程序实际可用 %1。其余部分可能由其他虚拟机或程序占用。Strata 按测得的部分选择大小。</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <comment>size of a cache</comment>
        <translation>实测 %1</translation>
    </message>
    <message>
        <source>%1 assumed</source>
        <comment>size of a cache</comment>
        <translation>假定 %1</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <comment>size of a cache</comment>
        <translation>%1，无法区分</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, operation</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>整个区域 %1</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>arithmetic, registers</source>
        <translation>运算、寄存器</translation>
    </message>
    <message>
        <source>Measures the processor</source>
        <translation>测量处理器</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what the figure is, unit</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what the figure is, more about it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Registers, %1</source>
        <comment>latency</comment>
        <translation>寄存器，%1</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>一个周期</translation>
    </message>
    <message>
        <source>%1: %2 ns</source>
        <comment>cell, figure</comment>
        <translation>%1：%2 ns</translation>
    </message>
    <message>
        <source>From the clock that Strata measures with latency. Click to measure latency in L1.</source>
        <translation>由 Strata 测量延迟时测得的频率算出。点击可测量 L1 的延迟。</translation>
    </message>
    <message>
        <source>Measures the disk</source>
        <translation>测量磁盘</translation>
    </message>
    <message>
        <source>4K · p99 %1</source>
        <comment>random reads of 4 KiB</comment>
        <translation>4K · p99 %1</translation>
    </message>
    <message>
        <source>The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then Measure cache again.</source>
        <comment>sizes of a cache</comment>
        <translation>操作系统报告 %2，但虚拟机很少能全部得到。在两次未受干扰的测量一致之前，Strata 假定为 %1。要立即测量，选择“查看 ▸ 本机…”，再选择“重新测量缓存”。</translation>
    </message>
    <message>
        <source>%1× one thread</source>
        <comment>rate of all threads</comment>
        <translation>单线程的 %1 倍</translation>
    </message>
</context>
<context>
    <name>PanelNotes</name>
    <message>
        <source>, </source>
        <comment>between names of results</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>names of results</comment>
        <translation>
            <numerusform>%1 及另外 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2 (%3)</source>
        <comment>number of a footnote, sentence, results that it is about</comment>
        <translation>%1  %2（%3）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <comment>that a note is about</comment>
        <translation>
            <numerusform>%Ln 个结果</numerusform>
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
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PlotAxis</name>
    <message>
        <source>most</source>
        <comment>the greatest of all latencies; beside p99.9</comment>
        <translation>最大</translation>
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
            <numerusform>另有 %Ln 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message>
        <source>Working set %1</source>
        <comment>size</comment>
        <translation>工作集 %1</translation>
    </message>
    <message>
        <source>Working set %1, in memory</source>
        <comment>size</comment>
        <translation>工作集 %1，在内存中</translation>
    </message>
    <message>
        <source>Working set %1, in the L%2 cache</source>
        <comment>size, level</comment>
        <translation>工作集 %1，在 L%2 缓存中</translation>
    </message>
    <message>
        <source>Working set %1, at the edge of the L%2 cache</source>
        <comment>size, level</comment>
        <translation>工作集 %1，在 L%2 缓存的边缘</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>line, figure, unit</comment>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <comment>line, figure, unit, interval or verdict</comment>
        <translation>%1：%2 %3，%4</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4, %5</source>
        <comment>line, figure, unit, interval, verdict</comment>
        <translation>%1：%2 %3，%4，%5</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>so many threads</comment>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>Maximum: the slowest operation</source>
        <translation>最大值：最慢的操作</translation>
    </message>
    <message>
        <source>p%1: %1 % of the operations take this long or less</source>
        <comment>percentile</comment>
        <translation>p%1：%1 % 的操作不超过这一时间</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most of many figures</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>percent</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <comment>of a test</comment>
        <translation>%1 秒后</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <comment>so many</comment>
        <translation>页数：%1</translation>
    </message>
</context>
<context>
    <name>Responding</name>
    <message>
        <source>%1 disconnected before sending a code, which counts as a wrong code.</source>
        <comment>address</comment>
        <translation>%1 在发送配对码之前断开了连接，按配对码错误计。</translation>
    </message>
    <message>
        <source>Wrong code from %1.</source>
        <comment>address</comment>
        <translation>%1 的配对码错误。</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>配对码错误次数过多：服务器在 %Ln 秒内拒绝新的尝试。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 disconnected: %2</source>
        <comment>who measured, why</comment>
        <translation>%1 已断开连接：%2</translation>
    </message>
    <message>
        <source>%1 disconnected without a test.</source>
        <comment>who</comment>
        <translation>%1 未做测试便断开了连接。</translation>
    </message>
    <message>
        <source>%1 finished its network test.</source>
        <comment>who</comment>
        <translation>%1 完成了网络测试。</translation>
    </message>
    <message>
        <source>Server is on, waiting for a client.</source>
        <translation>服务器已开启，正在等待客户端。</translation>
    </message>
    <message>
        <source>%1 measures the network.</source>
        <comment>who</comment>
        <translation>%1 正在测量网络。</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>what is measured</comment>
        <translation>当前：%1。</translation>
    </message>
    <message>
        <source>Server is off.</source>
        <translation>服务器已关闭。</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>正在启动服务器</translation>
    </message>
    <message>
        <source>Server is paused while this machine measures. Clients can connect again after the run.</source>
        <translation>本机测量期间，服务器暂停。运行结束后，客户端可以重新连接。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, address</comment>
        <translation>%1（%2）</translation>
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
        <translation>单线程</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>全部线程</translation>
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
        <translation>测量中</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>%1, earlier</source>
        <comment>the grade of a result of a run of before the start</comment>
        <translation>%1，先前</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a reason, number of further ones</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Measured before this start of Strata.</source>
        <translation>在 Strata 本次启动之前测得。</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>the grade comes at the end</comment>
        <translation>已测量</translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message>
        <source>others %1 of a CPU</source>
        <comment>percent; what other programs take</comment>
        <translation>其他程序占一个 CPU 的 %1</translation>
    </message>
    <message>
        <source>clock %1 GHz steady</source>
        <translation>频率稳定在 %1 GHz</translation>
    </message>
    <message>
        <source>clock %1 to %2 GHz</source>
        <translation>频率 %1 至 %2 GHz</translation>
    </message>
    <message>
        <source>no time stolen</source>
        <comment>by other virtual machines</comment>
        <translation>无窃取时间</translation>
    </message>
    <message>
        <source>%1 stolen</source>
        <comment>share of the time that other virtual machines take</comment>
        <translation>窃取 %1</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>另一个程序</translation>
    </message>
    <message>
        <source>%1: %2 of a CPU</source>
        <comment>the busiest other program, percent</comment>
        <translation>%1：占一个 CPU 的 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>舍弃 %Ln 个样本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was not saved: %2. Save it again in another folder, or make room first.</source>
        <translation>%1 未能保存：%2。保存到其他文件夹，或先腾出空间。</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Moves</source>
        <comment>the memory test of Nbench</comment>
        <translation>传送</translation>
    </message>
    <message>
        <source>Load machinery</source>
        <comment>what a core has for its loads</comment>
        <translation>加载机制</translation>
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
        <translation>%1：%2</translation>
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
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>1 performance core</source>
        <translation>1 个性能核</translation>
    </message>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>%Ln 个性能核</numerusform>
        </translation>
    </message>
    <message>
        <source>1 efficiency core</source>
        <translation>1 个能效核</translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>%Ln 个能效核</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>1 个中间核</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>%Ln 个中间核</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 个核心</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Ln 个核心</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>so many cores, the system&apos;s name of their kind</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>performance</source>
        <comment>kind of core</comment>
        <translation>性能</translation>
    </message>
    <message>
        <source>efficiency</source>
        <comment>kind of core</comment>
        <translation>能效</translation>
    </message>
    <message>
        <source>in between</source>
        <comment>kind of core</comment>
        <translation>中间</translation>
    </message>
    <message>
        <source>each %1</source>
        <comment>core has a cache of that size</comment>
        <translation>各 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>%Ln 个插槽</numerusform>
        </translation>
    </message>
    <message>
        <source>1 CPU</source>
        <translation>1 个 CPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs</source>
        <translation>
            <numerusform>%Ln 个 CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Each core: %1</source>
        <comment>caches</comment>
        <translation>每个核心：%1</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <translation>无 CPU</translation>
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
            <numerusform>%Ln 路</numerusform>
        </translation>
    </message>
    <message>
        <source>lines of %1</source>
        <comment>of a cache, size</comment>
        <translation>行大小 %1</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>插槽 %1</translation>
    </message>
    <message>
        <source>1 CPU is switched off</source>
        <translation>1 个 CPU 已关闭</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>%Ln 个 CPU 已关闭</numerusform>
        </translation>
    </message>
    <message>
        <source>Core %1</source>
        <translation>核心 %1</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>The usable part of %1 (%2 reported) is not confirmed: other programs or virtual machines disturbed the measurement. Strata repeats it at the next start.</source>
        <comment>level, size</comment>
        <translation>%1 的可用部分（报告值 %2）尚未确认：其他程序或虚拟机干扰了测量。Strata 在下次启动时重新测量。</translation>
    </message>
    <message>
        <source>Measured: programs can use all of %1 (%2).</source>
        <comment>level, size</comment>
        <translation>实测：程序可以使用全部 %1（%2）。</translation>
    </message>
    <message>
        <source>Measured: programs can use nothing of %1 (%2 reported).</source>
        <comment>level, size</comment>
        <translation>实测：程序完全无法使用 %1（报告值 %2）。</translation>
    </message>
    <message>
        <source>Measured: programs can use about %1 of %2 (%3 reported).</source>
        <comment>size, level, size</comment>
        <translation>实测：程序可以使用 %2 中的约 %1（报告值 %3）。</translation>
    </message>
    <message>
        <source>not allowed for this program</source>
        <comment>CPU</comment>
        <translation>本程序不得使用</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>CPU</comment>
        <translation>已关闭</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 (%2)</source>
        <comment>figure that differs most, difference</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
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
        <translation>%1 %，默认</translation>
    </message>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>%1 %，来自已有的 %Ln 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>No result exists both before and after.</source>
        <translation>没有更改前后都有的结果。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>%Ln 个结果更快，最明显的是 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>%Ln 个结果更慢，最明显的是 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>%Ln 个结果无变化。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>%Ln 个结果无定论：增加重复次数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>%Ln 个结果的重复次数太少。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a difference: 20.9 %</comment>
        <translation>快 %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a difference: 20.9 %</comment>
        <translation>慢 %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::AgainstDialog</name>
    <message>
        <source>threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>affinity</source>
        <translation>亲和性</translation>
    </message>
    <message>
        <source>buffer sizes</source>
        <translation>缓冲区大小</translation>
    </message>
    <message>
        <source>times</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>disk profile</source>
        <translation>磁盘方案</translation>
    </message>
    <message>
        <source>disk file</source>
        <translation>测试文件</translation>
    </message>
    <message>
        <source>disk folders</source>
        <translation>测试文件夹</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>大页</translation>
    </message>
    <message>
        <source>raised priority</source>
        <translation>提高优先级</translation>
    </message>
    <message>
        <source>same as A: change at least one setting</source>
        <translation>与 A 相同：至少更改一项设置</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>不同之处：%1</translation>
    </message>
    <message>
        <source>Takes %1 if both settings take the same time.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>如果两种设置用时相同，%1即可完成。</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>两种设置的 A/B 测试</translation>
    </message>
    <message>
        <source>Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat or other programs affects both equally.</source>
        <translation>成对运行 A 和 B，每对的顺序随机，并显示哪种更快。发热或其他程序造成的漂移对两者的影响相同。</translation>
    </message>
    <message>
        <source>Tests: %1</source>
        <translation>测试：%1</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A：</translation>
    </message>
    <message>
        <source>as in Setup</source>
        <translation>与“配置”相同</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B：</translation>
    </message>
    <message>
        <source>&amp;Settings of B…</source>
        <translation>B 的设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Huge pages, where available</source>
        <translation>大页（如可用）(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Raised priority, if the OS allows it</source>
        <translation>提高优先级（如操作系统允许）(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pairs:</source>
        <translation>成对次数(&amp;P)：</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>成对次数</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterDialog</name>
    <message>
        <source>Before and after</source>
        <translation>前后对比</translation>
    </message>
    <message>
        <source>Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.

1. Strata measures the present state: %1.
2. You change one thing, and restart the computer if that needs it.
3. Strata measures the same again, and shows what is faster or slower.</source>
        <translation>显示一处更改的效果：BIOS、内存配置文件、驱动程序或操作系统设置。

1. Strata 测量当前状态：%1。
2. 你更改一处，如有需要则重新启动计算机。
3. Strata 重复同样的测量，并显示哪些更快或更慢。</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>重复次数(&amp;R)：</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Takes %1 now, and the same time again after the change. Close other programs during both.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>现在需要%1，更改后还需要同样的时间。两次测量期间都要关闭其他程序。</translation>
    </message>
    <message>
        <source>Takes the same time again after the change. Close other programs during both.</source>
        <translation>更改后还需要同样的时间。两次测量期间都要关闭其他程序。</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>立即测量</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Measured before the change: %1, %2.

Change it now. Restart the computer if that is needed, and come back: Strata remembers where you were.

Change one thing only, or the finding cannot tell which of them it was.</source>
        <translation>更改前已测量：%1，%2。

现在进行更改。如有需要，重新启动计算机，然后回到这里：Strata 会记住进度。

只更改一处，否则无法从结论看出是哪一处起了作用。</translation>
    </message>
    <message>
        <source>Most results of this baseline are not reliable: only large differences will show. Close other programs, press Forget, and measure it again.</source>
        <translation>这条基线的多数结果不可靠：只能看出较大的差异。关闭其他程序，按“放弃”，然后重新测量。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>结束这次比较。其运行记录保留在历史记录中。</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Show comparison</source>
        <translation>显示比较</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>两种设置的 A/B 测试</translation>
    </message>
    <message>
        <source>%1
%2

B beside A:
%3</source>
        <comment>the two settings, verdict</comment>
        <translation>%1
%2

B 与 A 相比：
%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>A</source>
        <comment>one of two settings</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one of two settings</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>After</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>结论</translation>
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
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Repeats the tests from before the change and shows what is faster or slower.</source>
        <translation>重复更改前的测试，并显示哪些更快或更慢。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>结束这次比较。其运行记录保留在历史记录中。</translation>
    </message>
    <message>
        <source>Before the change, %1</source>
        <comment>date and time</comment>
        <translation>更改前，%1</translation>
    </message>
    <message>
        <source>After the change, %1</source>
        <comment>date and time</comment>
        <translation>更改后，%1</translation>
    </message>
    <message>
        <source>Before and after: the baseline is from %2 (%1). Make your change, then measure again.</source>
        <comment>tests, date and time</comment>
        <translation>前后对比：基线测于 %2（%1）。进行更改，然后重新测量。</translation>
    </message>
</context>
<context>
    <name>strata::gui::BindingRow</name>
    <message>
        <source>Performance cores</source>
        <translation>性能核</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>能效核</translation>
    </message>
    <message>
        <source>Low-power cores</source>
        <translation>低功耗核</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>所有核心</translation>
    </message>
    <message>
        <source>CPU numbers, such as 0,2,4-7: one per thread, in this order.</source>
        <translation>CPU 编号，例如 0,2,4-7：每个线程一个，按此顺序。</translation>
    </message>
    <message>
        <source>The CPUs that the threads are pinned to.</source>
        <translation>线程绑定到的 CPU。</translation>
    </message>
    <message>
        <source>Type CPU numbers separated by commas, such as 0,2,4-7.</source>
        <translation>输入用逗号分隔的 CPU 编号，例如 0,2,4-7。</translation>
    </message>
    <message>
        <source>This machine has no CPU %1.</source>
        <translation>本机没有 CPU %1。</translation>
    </message>
    <message>
        <source>This machine has no CPU %1. Allowed: %2.</source>
        <translation>本机没有 CPU %1。可用的有：%2。</translation>
    </message>
    <message>
        <source>&amp;Affinity</source>
        <translation>亲和性(&amp;A)</translation>
    </message>
    <message>
        <source>CPU affinity of the threads</source>
        <translation>线程的 CPU 亲和性</translation>
    </message>
    <message>
        <source>Spread as far as possible</source>
        <translation>尽量分散</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>相互靠近</translation>
    </message>
    <message>
        <source>Spread, one CPU per core</source>
        <translation>分散，每个核心一个 CPU</translation>
    </message>
    <message>
        <source>Not pinned</source>
        <translation>不绑定</translation>
    </message>
    <message>
        <source>These CPUs</source>
        <translation>指定 CPU</translation>
    </message>
    <message>
        <source>CPUs that the threads are pinned to</source>
        <translation>线程绑定到的 CPU</translation>
    </message>
    <message>
        <source>Kind of cores that the threads run on</source>
        <translation>线程所在核心的类型</translation>
    </message>
    <message>
        <source>This processor mixes kinds of cores. Choose one kind to measure it alone.</source>
        <translation>此处理器有多种核心。选择一种可单独测量。</translation>
    </message>
    <message>
        <source>Pick CP&amp;Us…</source>
        <translation>选择 CPU(&amp;U)…</translation>
    </message>
    <message>
        <source>Pick CPUs in a picture of the machine</source>
        <translation>在本机示意图中选择 CPU</translation>
    </message>
    <message>
        <source>Shows the machine. Strata pins the threads to the CPUs that you pick.</source>
        <translation>显示本机示意图。Strata 把线程绑定到所选的 CPU。</translation>
    </message>
</context>
<context>
    <name>strata::gui::CardDialog</name>
    <message>
        <source>Result card</source>
        <translation>结果卡片</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 points, to save as PNG or SVG</source>
        <comment>width, height</comment>
        <translation>%1 × %2 点的图片，可保存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>保存结果卡片</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy result card</source>
        <translation>复制结果卡片</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartHead</name>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show all of the chart</source>
        <translation>显示整个图表</translation>
    </message>
    <message>
        <source>Show the whole axis again (0)</source>
        <translation>重新显示整个坐标轴（0）</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>以图表显示</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartPanel</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>No results for this chart.</source>
        <translation>此图表没有结果。</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>复制表格(&amp;T)</translation>
    </message>
    <message>
        <source>Show as &amp;chart</source>
        <translation>以图表显示(&amp;C)</translation>
    </message>
    <message>
        <source>Show as ta&amp;ble</source>
        <translation>以表格显示(&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;all of the chart</source>
        <translation>显示整个图表(&amp;A)</translation>
    </message>
</context>
<context>
    <name>strata::gui::CommandView</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>复制命令行</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>复制命令行。</translation>
    </message>
    <message>
        <source>What Run does, on the command line</source>
        <translation>“运行”的等效命令行</translation>
    </message>
    <message>
        <source>These settings on the command &amp;line</source>
        <translation>这些设置的命令行(&amp;L)</translation>
    </message>
    <message>
        <source>These settings on the command line</source>
        <translation>这些设置的命令行</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the command line of Run</source>
        <translation>复制“运行”的命令行</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareChart</name>
    <message>
        <source>All</source>
        <comment>tests</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>test, what of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No visible side has results.</source>
        <translation>可见的对象都没有结果。</translation>
    </message>
    <message>
        <source>The baseline has none of these results. Clear “Relative to the baseline” to see those of the others.</source>
        <translation>基线没有这些结果。取消勾选“相对于基线”，查看其他对象的结果。</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
    <message>
        <source>Width of an access</source>
        <translation>访问宽度</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>访问模式</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Rela&amp;tive to the baseline</source>
        <translation>相对于基线(&amp;T)</translation>
    </message>
    <message>
        <source>Shows differences in percent instead of the results themselves</source>
        <translation>显示百分比差异，而不是结果本身</translation>
    </message>
    <message>
        <source>Gr&amp;oup more than %1 sides</source>
        <translation>超过 %1 个对象时合并(&amp;O)</translation>
    </message>
    <message>
        <source>Draws the other sides as one band from minimum to maximum, with their median</source>
        <translation>把其他对象画成从最小值到最大值的一条带，并标出中位数</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of the horizontal axis</comment>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Shows the whole axis again (0)</source>
        <translation>重新显示整个坐标轴（0）</translation>
    </message>
    <message>
        <source>No other side has these results in common with the baseline. Clear “Relative to the baseline” to see the results of each.</source>
        <translation>这些结果中，没有一个是其他对象与基线共有的。取消勾选“相对于基线”，查看各对象的结果。</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareExports</name>
    <message>
        <source>Export table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>strata-comparison-%1.csv</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparison-%1.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)</source>
        <translation>表格 (*.csv);;文本文件 (*.txt);;网页 (*.html);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Comparison saved to %1</source>
        <translation>比较结果已保存到 %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>strata-comparison-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparison-%1.png</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>PNG 图片 (*.png);;SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>图片已保存到 %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>图表已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>表格已复制到剪贴板。</translation>
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
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Only some sides have these</source>
        <translation>只有部分对象有这些结果</translation>
    </message>
    <message>
        <source>nothing tested: needs %1 repetitions on both sides</source>
        <translation>未做检验：双方各需重复 %1 次</translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>已按 %Ln 行校正（Benjamini–Hochberg）</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run counts once</source>
        <translation>每次运行计一次</translation>
    </message>
    <message>
        <source>margin: from your own unchanged runs, else 1 to 10 % by test</source>
        <translation>阈值：取自已有的无更改运行，否则按测试取 1 至 10 %</translation>
    </message>
    <message>
        <source>≈ nearly the same size</source>
        <comment>of the next or last row&apos;s region of memory</comment>
        <translation>≈ 大小几乎相同</translation>
    </message>
    <message>
        <source>only %1 has this</source>
        <comment>a side</comment>
        <translation>只有 %1 有此结果</translation>
    </message>
    <message>
        <source>the baseline lacks this</source>
        <translation>基线没有此结果</translation>
    </message>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>%Ln 次重复的几何平均值</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1, %2</source>
        <comment>in percent, what was found</comment>
        <translation>差异：%1，%2</translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <comment>from, to</comment>
        <translation>区间：%1</translation>
    </message>
    <message>
        <source>Margin: %1</source>
        <comment>how far apart unchanged runs lie</comment>
        <translation>阈值：%1</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparePage</name>
    <message>
        <source>Added from %1</source>
        <translation>已从 %1 添加</translation>
    </message>
    <message>
        <source>All of %1 is compared already</source>
        <translation>%1 的内容都已在比较中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be read</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Add another run, series or file to compare with.</source>
        <translation>再添加一次运行、一个系列或一个文件进行比较。</translation>
    </message>
    <message>
        <source>All other sides are hidden.</source>
        <translation>其他对象都已隐藏。</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>settings with a value for each side</comment>
        <translation>不同之处：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>已从比较中移除 %Ln 个对象。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add runs to compare</source>
        <translation>添加要比较的运行记录</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;All files (*)</source>
        <translation>Strata 运行记录 (*.strata *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Adds runs to compare; files can be dropped here too</source>
        <translation>添加要比较的运行记录；也可以把文件拖放到这里</translation>
    </message>
    <message>
        <source>From the &amp;history</source>
        <translation>从历史记录(&amp;H)</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Reference runs</source>
        <translation>参考运行(&amp;R)</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>设为基线(&amp;B)</translation>
    </message>
    <message>
        <source>Makes the selected side the baseline (Enter)</source>
        <translation>把所选对象设为基线（Enter）</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Removes the selected side from the comparison (Delete). It stays in the history.</source>
        <translation>从比较中移除所选对象（Delete）。它仍保留在历史记录中。</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清空(&amp;L)</translation>
    </message>
    <message>
        <source>Removes all sides from the comparison. They stay in the history.</source>
        <translation>从比较中移除所有对象。它们仍保留在历史记录中。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>How this is decided</source>
        <translation>判定方法</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the table in a form that spreadsheets accept</source>
        <translation>以电子表格可接受的格式复制表格</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>表格(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Picture of the chart…</source>
        <translation>图表的图片(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>The first is the baseline. Alt with the up or down arrow key moves one.</source>
        <translation>第一个是基线。按 Alt 加向上或向下键移动对象。</translation>
    </message>
    <message>
        <source>Drag a side to another place, or press Alt with an arrow key. The first is the baseline.</source>
        <translation>把对象拖到其他位置，或按 Alt 加方向键。第一个是基线。</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>还没有可比较的内容</translation>
    </message>
    <message>
        <source>Choose runs on the History page and press Compare, or press Add here. Files of runs can be dropped here.</source>
        <translation>在“历史”页选择运行记录并按“比较”，或在此按“添加”。运行文件可以拖放到这里。</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <comment>name of the baseline, what was found</comment>
        <translation>与 %1 相比：%2</translation>
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
        <translation>基线</translation>
    </message>
    <message>
        <source>worst grade: %1</source>
        <comment>of a side</comment>
        <translation>最差评级：%1</translation>
    </message>
    <message>
        <source>largest difference: %1, %2</source>
        <comment>difference, name of a result</comment>
        <translation>最大差异：%1，%2</translation>
    </message>
    <message>
        <source>mean of all its results: %1</source>
        <comment>how often a side is the baseline</comment>
        <translation>所有结果的平均值：%1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <comment>of a run or series</comment>
        <translation>标识：%1</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareTable</name>
    <message numerus="yes">
        <source>%Ln results that only some sides have</source>
        <translation>
            <numerusform>%Ln 个结果只有部分对象有</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the tests</source>
        <translation>搜索测试</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>仅显示差异(&amp;D)</translation>
    </message>
    <message>
        <source>Shows the rows that are better or worse</source>
        <translation>显示变好或变差的行</translation>
    </message>
    <message>
        <source>Shows or hides them below the others, with the reason</source>
        <translation>在其他结果下方显示或隐藏它们，并注明原因</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>比较表</translation>
    </message>
    <message>
        <source>▲ better   ▼ worse   ? inconclusive   ~ few repetitions</source>
        <translation>▲ 更好   ▼ 更差   ? 无定论   ~ 重复次数少</translation>
    </message>
    <message>
        <source>No result that the sides have in common.</source>
        <translation>各对象没有共同的结果。</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedChooser</name>
    <message>
        <source>Reference results of another machine, shown beside those of this one</source>
        <translation>另一台计算机的参考结果，与本机结果并列显示</translation>
    </message>
    <message>
        <source>%1
%2
Source: %3</source>
        <comment>what it is, machine, source</comment>
        <translation>%1
%2
来源：%3</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no published figures</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Earlier runs of this machine</source>
        <translation>此计算机较早的运行</translation>
    </message>
    <message>
        <source>Published, year not known</source>
        <translation>已发布，年份未知</translation>
    </message>
    <message>
        <source>Published in %1</source>
        <comment>year</comment>
        <translation>%1 年发布</translation>
    </message>
    <message>
        <source>What these results are compared with</source>
        <translation>这些结果的比较对象</translation>
    </message>
    <message>
        <source>Results of an earlier run or of another machine, shown beside those of now</source>
        <translation>较早运行或其他计算机的结果，显示在当前结果旁</translation>
    </message>
    <message>
        <source>Results of an earlier run of this machine, shown beside those of now</source>
        <translation>此计算机较早运行的结果，显示在当前结果旁</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedRow</name>
    <message>
        <source>Compare with:</source>
        <translation>比较对象：</translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message>
        <source>Remove settings and history</source>
        <translation>删除设置和历史记录</translation>
    </message>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>删除所有设置和保存的所有运行记录吗？Strata 将关闭，并从 %1 删除自己的 %Ln 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Reports and run files that you saved elsewhere stay.</source>
        <translation>此操作无法撤销。保存在其他位置的报告和运行文件会保留。</translation>
    </message>
    <message>
        <source>&amp;Remove and close</source>
        <translation>删除并关闭(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskBar</name>
    <message>
        <source>File of %1</source>
        <comment>size</comment>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>%1 s per workload</source>
        <translation>每项工作负载 %1 秒</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <comment>size</comment>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>In %1. Strata deletes the file when the test ends.</source>
        <comment>folder</comment>
        <translation>位于 %1。测试结束时，Strata 删除该文件。</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>磁盘方案</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others use higher queue depths, like CrystalDiskMark.</source>
        <translation>选择要测量的行。“经典”与 Nbench 一样，把整个文件写入和读取各一次。其他方案与 CrystalDiskMark 一样，使用更大的队列深度。</translation>
    </message>
    <message>
        <source>Size of the disk file</source>
        <translation>测试文件的大小</translation>
    </message>
    <message>
        <source>A larger file exceeds the caches of the drive. Setup accepts any size.</source>
        <translation>更大的文件可超出驱动器的缓存。在“配置”中可输入任意大小。</translation>
    </message>
    <message>
        <source>Time per workload</source>
        <translation>每项工作负载的时间</translation>
    </message>
    <message>
        <source>Measuring time per cell. A longer time gives steadier results.</source>
        <translation>每个单元格的测量时间。时间越长，结果越稳定。</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>表格显示的内容</translation>
    </message>
    <message>
        <source>Selects the large value in each cell. Does not measure again.</source>
        <translation>选择各单元格中突出显示的值。不会重新测量。</translation>
    </message>
    <message>
        <source>Sustained write…</source>
        <translation>持续写入…</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>持续写入测试</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>长时间写入，显示驱动器何时变慢</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>读取文件…</translation>
    </message>
    <message>
        <source>Read an existing file</source>
        <translation>读取现有文件</translation>
    </message>
    <message>
        <source>Measures only reading, from an existing file. Writes nothing.</source>
        <translation>只测量读取现有文件。不写入任何内容。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskCommands</name>
    <message>
        <source>Read a file</source>
        <translation>读取文件</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFileRow</name>
    <message>
        <source>Size of the disk file in each folder</source>
        <translation>每个文件夹中的测试文件大小</translation>
    </message>
    <message>
        <source>Size of the disk file of each thread</source>
        <translation>每个线程的测试文件大小</translation>
    </message>
    <message>
        <source>for each folder</source>
        <translation>每个文件夹</translation>
    </message>
    <message>
        <source>for each thread</source>
        <translation>每个线程</translation>
    </message>
    <message>
        <source>A size from %1 to %2, such as 256M or %3.</source>
        <translation>%1 至 %2 之间的大小，例如 256M 或 %3。</translation>
    </message>
    <message>
        <source>At most %1 for each folder: %2 is free in %3.</source>
        <translation>每个文件夹最多 %1：%3 的可用空间为 %2。</translation>
    </message>
    <message>
        <source>At most %1 for each thread: %2 is free in %3.</source>
        <translation>每个线程最多 %1：%3 的可用空间为 %2。</translation>
    </message>
    <message>
        <source>&amp;Disk file</source>
        <translation>测试文件(&amp;D)</translation>
    </message>
    <message>
        <source>Run on the Overview uses a file of at most %1 instead.</source>
        <translation>“概览”页的运行则使用最大 %1 的文件。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersDialog</name>
    <message>
        <source>Disk folders</source>
        <translation>测试文件夹</translation>
    </message>
    <message>
        <source>The disk test uses one file in each folder, all at the same time. Folders on one drive share its throughput.</source>
        <translation>磁盘测试在每个文件夹中使用一个文件，同时进行。同一驱动器上的文件夹共享其吞吐量。</translation>
    </message>
    <message>
        <source>Each thread has its file in its own folder. With more threads than folders, the list starts again. Extra folders stay unused.</source>
        <translation>每个线程的文件位于各自的文件夹。线程多于文件夹时，从列表开头重新分配。多余的文件夹不使用。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Disk folders, one for each thread</source>
        <translation>测试文件夹，每个线程一个</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Choose another folder for the selected file</source>
        <translation>为所选文件选择另一个文件夹</translation>
    </message>
    <message>
        <source>Choose another folder for the selected thread</source>
        <translation>为所选线程选择另一个文件夹</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected folder</source>
        <translation>移除所选文件夹</translation>
    </message>
    <message>
        <source>Or &amp;drives, as letters</source>
        <translation>或输入驱动器号(&amp;D)</translation>
    </message>
    <message>
        <source>Letters of the drives</source>
        <translation>驱动器号</translation>
    </message>
    <message>
        <source>Letters of the drives, one for each thread</source>
        <translation>驱动器号，每个线程一个</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>threads</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Current folder: %1</source>
        <translation>当前文件夹：%1</translation>
    </message>
    <message>
        <source>The list has drive %1 twice. Type each letter once, such as cde.</source>
        <translation>列表中驱动器 %1 出现了两次。每个字母只输入一次，例如 cde。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a drive letter. Type letters from a to z, such as cde.</source>
        <translation>“%1”不是驱动器号。输入 a 至 z 的字母，例如 cde。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersRow</name>
    <message>
        <source>Current folder: %1</source>
        <translation>当前文件夹：%1</translation>
    </message>
    <message>
        <source>Only %1 is free in %2, not enough for a test file. Choose another folder.</source>
        <translation>%2 的可用空间只有 %1，不足以存放测试文件。选择其他文件夹。</translation>
    </message>
    <message>
        <source>Disk folders</source>
        <translation>测试文件夹</translation>
    </message>
    <message>
        <source>Set dis&amp;k…</source>
        <translation>设置磁盘(&amp;K)…</translation>
    </message>
    <message>
        <source>Set disk folders</source>
        <translation>设置测试文件夹</translation>
    </message>
    <message>
        <source>Chooses the folders for the test files.</source>
        <translation>选择存放测试文件的文件夹。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskGrid</name>
    <message>
        <source>Disk test</source>
        <translation>磁盘测试</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskPage</name>
    <message>
        <source>Back to the disk</source>
        <translation>返回磁盘测试</translation>
    </message>
    <message>
        <source>Shows the disk test again. The results of this file stay until you read another file.</source>
        <translation>重新显示磁盘测试。此文件的结果保留，直到读取另一个文件。</translation>
    </message>
    <message>
        <source>Reading %1, %2, in %3</source>
        <comment>name of a file, its size, its folder</comment>
        <translation>读取 %1，%2，位于 %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskProfileRow</name>
    <message>
        <source>Time per workload: a whole number of seconds from %1 to %2.</source>
        <translation>每项工作负载的时间：%1 至 %2 之间的整数秒。</translation>
    </message>
    <message>
        <source>Reads: a whole number of percent from %1 to %2.</source>
        <translation>读取：%1 至 %2 之间的整数百分比。</translation>
    </message>
    <message>
        <source>Queue depth per thread: a whole number from %1 to %2.</source>
        <translation>每个线程的队列深度：%1 至 %2 之间的整数。</translation>
    </message>
    <message>
        <source>Threads on the file: a whole number from %1 to %2.</source>
        <translation>访问文件的线程：%1 至 %2 之间的整数。</translation>
    </message>
    <message>
        <source>Block size: a power of two from %1 to %2, such as 4K.</source>
        <translation>块大小：%1 至 %2 之间的 2 的幂，例如 4K。</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>磁盘方案</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench.</source>
        <translation>选择要测量的行。“经典”与 Nbench 一样，把整个文件写入和读取各一次。</translation>
    </message>
    <message>
        <source>Seco&amp;nds per workload</source>
        <translation>每项工作负载的秒数(&amp;N)</translation>
    </message>
    <message>
        <source>Time per workload, seconds</source>
        <translation>每项工作负载的时间，秒</translation>
    </message>
    <message>
        <source>Reads, percent</source>
        <translation>读取，百分比</translation>
    </message>
    <message>
        <source>Reads, percent of all requests</source>
        <translation>读取，占全部请求的百分比</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>访问模式</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Sequential: the blocks in file order. Random: each block once, shuffled.</source>
        <translation>顺序：按文件中的顺序访问各块。随机：每块一次，顺序打乱。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Block size per request</source>
        <translation>每个请求的块大小</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>队列深度(&amp;Q)</translation>
    </message>
    <message>
        <source>Queue depth per thread</source>
        <translation>每个线程的队列深度</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Threads on the file</source>
        <translation>访问文件的线程</translation>
    </message>
    <message>
        <source>Also with all-&amp;zero data (0-fill)</source>
        <translation>同时用全零数据测量（零填充）(&amp;Z)</translation>
    </message>
    <message>
        <source>Also with all-zero data (0-fill)</source>
        <translation>同时用全零数据测量（零填充）</translation>
    </message>
    <message>
        <source>Shows how drives and file systems handle compressible data. Do not compare disks by it.</source>
        <translation>显示驱动器和文件系统如何处理可压缩的数据。不要用它比较磁盘。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskQuestion</name>
    <message>
        <source>This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata deletes the file afterwards.</source>
        <translation>这次运行最多用 %1 秒测量整机：处理器、内存层级和磁盘。对于磁盘，它写入一个最大 %2 的文件，再读写几秒。之后 Strata 删除该文件。</translation>
    </message>
    <message>
        <source>%1

Where: %2</source>
        <comment>what is written, folder</comment>
        <translation>%1

位置：%2</translation>
    </message>
    <message>
        <source>Measure the &amp;disk too</source>
        <translation>同时测量磁盘(&amp;D)</translation>
    </message>
    <message>
        <source>Strata asks this once. To change it later: Run &gt; Whole machine options.</source>
        <translation>Strata 只询问一次。以后可在“运行 &gt; 整机运行选项”中更改。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskRowsView</name>
    <message>
        <source>Rate over time</source>
        <translation>速率随时间的变化</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>延迟随时间的变化</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>各百分位的延迟</translation>
    </message>
    <message>
        <source>Sustained write: rate</source>
        <translation>持续写入：速率</translation>
    </message>
    <message>
        <source>Sustained write: latency</source>
        <translation>持续写入：延迟</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message>
        <source>Other folders…</source>
        <translation>其他文件夹…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Drive to test</source>
        <translation>要测试的驱动器</translation>
    </message>
    <message>
        <source>Chooses the drive to test, or the folders for the test files.</source>
        <translation>选择要测试的驱动器，或存放测试文件的文件夹。</translation>
    </message>
    <message>
        <source>Checking the folder…</source>
        <translation>正在检查文件夹…</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>另有 %Ln 个文件夹</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>放回窗口</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>移出窗口</translation>
    </message>
    <message>
        <source>Hide; View, Report pane shows it again</source>
        <translation>隐藏；可用“查看 &gt; 报告窗格”重新显示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>strata::gui::EnduranceDialog</name>
    <message>
        <source>A size from %1 to %2, such as 64G.</source>
        <translation>%1 至 %2 之间的大小，例如 64G。</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>folder and drive</comment>
        <translation>位置：%1。</translation>
    </message>
    <message>
        <source>Writes %1 in total, in repeated passes over a file of %2. It needs no more space than this file. Strata deletes it when the test ends or stops.</source>
        <translation>共写入 %1，在一个 %2 的文件上反复写多遍。除该文件外，不占用其他空间。测试结束或停止时，Strata 删除该文件。</translation>
    </message>
    <message>
        <source>This wears a flash drive: it writes %1 of this disk&apos;s capacity. Desktop drives are rated for about %2 full drive writes, so it uses %3 of that.</source>
        <translation>这会磨损闪存驱动器：写入量为此磁盘容量的 %1。桌面驱动器的额定寿命约为 %2 次整盘写入，本测试用去其中的 %3。</translation>
    </message>
    <message>
        <source>This wears a flash drive: each write uses a little of its rated life.</source>
        <translation>这会磨损闪存驱动器：每次写入都消耗一点额定寿命。</translation>
    </message>
    <message>
        <source>Strata verifies each pass, which takes about twice as long.</source>
        <translation>Strata 逐遍校验，用时约为两倍。</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>持续写入测试</translation>
    </message>
    <message>
        <source>Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and how fast it is then.</source>
        <translation>显示速率与写入量的关系：驱动器的 SLC 缓存何时写满、何时发热，以及此后有多快。</translation>
    </message>
    <message>
        <source>Total &amp;write</source>
        <translation>总写入量(&amp;W)</translation>
    </message>
    <message>
        <source>Bytes to write in total</source>
        <translation>要写入的总字节数</translation>
    </message>
    <message>
        <source>Choose more than the SLC cache of the drive, often 10 to 30 % of the free space.</source>
        <translation>选择大于驱动器 SLC 缓存的值，该缓存通常为可用空间的 10 至 30 %。</translation>
    </message>
    <message>
        <source>&amp;Read back and verify</source>
        <translation>读回并校验(&amp;R)</translation>
    </message>
    <message>
        <source>Read back and verify</source>
        <translation>读回并校验</translation>
    </message>
    <message>
        <source>Finds blocks that the drive loses, misplaces or corrupts.</source>
        <translation>找出驱动器丢失、错位或损坏的块。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>At %1 MB/s, the fastest rate of this drive&apos;s last test, that takes %2. It takes longer when the drive slows down.</source>
        <comment>rate, duration</comment>
        <translation>按此驱动器上次测试的最高速率 %1 MB/s，需要%2。驱动器变慢时，需要更长时间。</translation>
    </message>
    <message>
        <source>At %1 MB/s that takes %2; a faster drive takes less.</source>
        <comment>rate, duration</comment>
        <translation>按 %1 MB/s，需要%2；更快的驱动器需要的时间更短。</translation>
    </message>
</context>
<context>
    <name>strata::gui::Exports</name>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>PNG 图片 (*.png);;SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>文本文件 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata (*.strata)</source>
        <translation>所有报告存为文本 (*.txt);;上次运行存为网页 (*.html);;上次运行存为图形 (*.svg);;上次运行存为表格 (*.csv);;上次运行存为 Strata 文件 (*.strata)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>strata-report-%1.txt</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-report-%1.txt</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>报告已保存到 %1</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>strata-chart-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-chart-%1.png</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>图片已保存到 %1</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>图表已复制到剪贴板。</translation>
    </message>
    <message>
        <source>strata-machine-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-machine-%1.png</translation>
    </message>
    <message>
        <source>Save diagnostics</source>
        <translation>保存诊断信息</translation>
    </message>
    <message>
        <source>strata-diagnostics-%1.json</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-diagnostics-%1.json</translation>
    </message>
    <message>
        <source>Diagnostics (*.json)</source>
        <translation>诊断信息 (*.json)</translation>
    </message>
    <message>
        <source>Diagnostics saved to %1</source>
        <translation>诊断信息已保存到 %1</translation>
    </message>
    <message>
        <source>%1 · method %2</source>
        <comment>settings of a run, revision of the method</comment>
        <translation>%1 · 方法 %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date on a result card</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>保存结果卡片</translation>
    </message>
    <message>
        <source>strata-card-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-card-%1.png</translation>
    </message>
    <message>
        <source>Result card saved to %1</source>
        <translation>结果卡片已保存到 %1</translation>
    </message>
    <message>
        <source>The result card is on the clipboard.</source>
        <translation>结果卡片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>all threads: %1</source>
        <comment>how many these are</comment>
        <translation>全部线程：%1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table (*.csv);;This page as a file of Strata (*.strata)</source>
        <translation>本页存为网页 (*.html);;本页存为图形 (*.svg);;本页存为表格 (*.csv);;本页存为 Strata 文件 (*.strata)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt)</source>
        <translation>所有报告存为文本 (*.txt)</translation>
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
        <translation>收起</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Show less of the notes</source>
        <translation>收起部分说明</translation>
    </message>
    <message>
        <source>Show all of the notes</source>
        <translation>显示全部说明</translation>
    </message>
</context>
<context>
    <name>strata::gui::HeldBackLine</name>
    <message>
        <source>What holds this machine back: %1</source>
        <comment>a list</comment>
        <translation>拖慢本机的因素：%1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HelpPage</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Back to the previous page (%1)</source>
        <translation>后退到上一页（%1）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Forward to the next page (%1)</source>
        <translation>前进到下一页（%1）</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>帮助目录</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>帮助正文</translation>
    </message>
    <message>
        <source>No results for “%1” in the help. Try fewer words, or part of a word.</source>
        <translation>帮助中没有找到“%1”。用更少的词或词的一部分再试。</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>找到 %1 处</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message>
        <source>Search dates, labels, comments, machines and tests</source>
        <translation>搜索日期、标签、备注、计算机和测试</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>搜索历史记录</translation>
    </message>
    <message>
        <source>Tests to show</source>
        <translation>要显示的测试</translation>
    </message>
    <message>
        <source>Grades to show</source>
        <translation>要显示的评级</translation>
    </message>
    <message>
        <source>Machines to show</source>
        <translation>要显示的计算机</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>所有测试</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>所有评级</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>所有计算机</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 次运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1/%Ln 次运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>test, figure, unit</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a run in its series, runs of the series</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>评级</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1 (memory)</source>
        <comment>test, of what is behind the caches</comment>
        <translation>%1（内存）</translation>
    </message>
    <message>
        <source>%1 (L%2)</source>
        <comment>test, number of a cache</comment>
        <translation>%1（L%2）</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <comment>percent of a run</comment>
        <translation>正在运行，%1 %</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message>
        <source>Nothing new: these runs are in the history</source>
        <translation>没有新内容：这些运行记录已在历史记录中</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>已从 %1 添加 %Ln 条运行记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>已添加 %Ln 条运行记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>已删除 %Ln 条运行记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) could not be read either.</source>
        <translation>
            <numerusform>另有 %Ln 个文件也无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>导入运行记录</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)</source>
        <translation>Strata 运行记录 (*.strata *.json);;其他程序的输出 (*.csv *.txt *.json);;所有文件 (*)</translation>
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
        <translation>导出运行记录</translation>
    </message>
    <message>
        <source>Export series</source>
        <translation>导出系列</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Strata 运行记录 (*.strata);;网页 (*.html);;图形 (*.svg);;表格 (*.csv);;文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>已保存的运行记录</translation>
    </message>
    <message>
        <source>Select one run to see its report here.</source>
        <translation>选择一条运行记录，在此查看其报告。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Shows the results of the selected run on the pages, with their charts. Double-clicking it does the same. From a series, it is the run at the median.</source>
        <translation>在各页显示所选运行的结果和图表。双击效果相同。对于系列，显示处于中位数的那次运行。</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compares the selected runs, each with the rest of its series. With Shift, they are added to what is compared already.</source>
        <translation>比较所选的运行及其所属系列的其余运行。按住 Shift 时，将它们加入已有的比较。</translation>
    </message>
    <message>
        <source>&amp;Add to comparison</source>
        <translation>添加到比较(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>标签(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text</source>
        <translation>把所选运行或系列中的所有运行保存为运行文件、网页、图形、表格或文本</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>分享(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves an anonymized copy of the selected run</source>
        <translation>保存所选运行记录的匿名副本</translation>
    </message>
    <message>
        <source>Deletes the selected runs. Undo restores them.</source>
        <translation>删除所选的运行记录。“撤销”可以恢复。</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Adds runs from a file; files can be dropped here too</source>
        <translation>从文件添加运行记录；也可以把文件拖放到这里</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>备注(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>No runs stored yet</source>
        <translation>还没有保存的运行记录</translation>
    </message>
    <message>
        <source>Each run appears here when it has ended.</source>
        <translation>每次运行结束后都会出现在这里。</translation>
    </message>
    <message>
        <source>The OS provides no folder for user data, so Strata cannot save runs.</source>
        <translation>操作系统没有提供存放用户数据的文件夹，因此 Strata 无法保存运行记录。</translation>
    </message>
    <message>
        <source>Run saved to %1</source>
        <translation>运行记录已保存到 %1</translation>
    </message>
    <message>
        <source>Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment of a run.</source>
        <translation>更改所选运行或系列中所有运行的标签（F2）。Shift+F2 编辑运行的备注。</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>of the selected run, as a table</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>所选运行</translation>
    </message>
    <message>
        <source>Select one run to see its results here.</source>
        <translation>选择一条运行记录，在此查看其结果。</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryRow</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Keep runs in the &amp;history</source>
        <translation>把运行保存到历史记录(&amp;H)</translation>
    </message>
    <message>
        <source>Keep runs in the history</source>
        <translation>把运行保存到历史记录</translation>
    </message>
    <message>
        <source>Stores each run on this computer, step by step. When off, the next run replaces it, unless you save its report.</source>
        <translation>在本机保存每次运行，每完成一步保存一次。关闭后，除非保存报告，否则下次运行会取代它。</translation>
    </message>
</context>
<context>
    <name>strata::gui::KindFilter</name>
    <message>
        <source>%1: %2</source>
        <comment>column, what it has of a result</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeadForm</name>
    <message>
        <source>Type the address that the server shows: on this page of the other machine, or with &quot;strata-cli serve&quot;.</source>
        <translation>输入服务器显示的地址：在另一台计算机的“网络”页上，或用“strata-cli serve”查看。</translation>
    </message>
    <message>
        <source>Type the six-digit code that the server shows.</source>
        <translation>输入服务器显示的六位配对码。</translation>
    </message>
    <message>
        <source>A code has six digits.</source>
        <translation>配对码为六位数字。</translation>
    </message>
    <message>
        <source>Type one code for all servers, or one code per server in the same order.</source>
        <translation>输入一个用于所有服务器的配对码，或按相同顺序为每台服务器各输入一个。</translation>
    </message>
    <message>
        <source>Choose at least one direction.</source>
        <translation>至少选择一个方向。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Measure the network (client)</source>
        <translation>测量网络（客户端）</translation>
    </message>
    <message>
        <source>Start the server on the other machine: on this page, or with &quot;strata-cli serve&quot;. It shows its addresses and a code.</source>
        <translation>在另一台计算机上启动服务器：用它的“网络”页，或用“strata-cli serve”。它会显示地址和配对码。</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>地址(&amp;D)：</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>服务器地址</translation>
    </message>
    <message>
        <source>A name or an address, with the port if it is not the default: desk.local:49001. Separate servers with commas. Strata measures each alone, then all together.</source>
        <translation>名称或地址；端口不是默认值时附上端口：desk.local:49001。多台服务器用逗号分隔。Strata 先逐台测量，再全部同时测量。</translation>
    </message>
    <message>
        <source>C&amp;ode:</source>
        <translation>配对码(&amp;O)：</translation>
    </message>
    <message>
        <source>Code of the server</source>
        <translation>服务器的配对码</translation>
    </message>
    <message>
        <source>The six digits that the server shows. Strata does not store them. Separate the codes of several servers with commas.</source>
        <translation>服务器显示的六位数字。Strata 不保存它。多台服务器的配对码用逗号分隔。</translation>
    </message>
    <message>
        <source>&amp;Streams:</source>
        <translation>数据流(&amp;S)：</translation>
    </message>
    <message>
        <source>Parallel streams</source>
        <translation>并行数据流</translation>
    </message>
    <message>
        <source>Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so on.</source>
        <translation>每个方向的并行连接数。Strata 还测量每个更小的 2 的幂：1、2、4，依此类推。</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>时间(&amp;T)：</translation>
    </message>
    <message>
        <source>Time per measurement</source>
        <translation>每次测量的时间</translation>
    </message>
    <message>
        <source>Measuring time for the RTT and for each kind of stream.</source>
        <translation>测量 RTT 和每种数据流的时间。</translation>
    </message>
    <message>
        <source>Streams from this machine to the other</source>
        <translation>从本机到对方计算机的数据流</translation>
    </message>
    <message>
        <source>Streams from the other machine to this one</source>
        <translation>从对方计算机到本机的数据流</translation>
    </message>
    <message>
        <source>Streams to and from the other machine at the same time</source>
        <translation>与对方计算机同时双向传输的数据流</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>一次中断的磁盘测试在 %2 留下了 %Ln 个文件（%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>已删除 %Ln 个文件（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>删除文件</translation>
    </message>
    <message>
        <source>Deletes these files, and nothing else.</source>
        <translation>只删除这些文件，不删除其他内容。</translation>
    </message>
    <message>
        <source>Keep files</source>
        <translation>保留文件</translation>
    </message>
    <message>
        <source>Leaves these files where they are, and does not ask about them again.</source>
        <translation>把这些文件留在原处，不再询问。</translation>
    </message>
</context>
<context>
    <name>strata::gui::LegendButton</name>
    <message>
        <source>%1, shown</source>
        <comment>a line of the chart</comment>
        <translation>%1，已显示</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <comment>a line of the chart</comment>
        <translation>%1，已隐藏</translation>
    </message>
    <message>
        <source>Hide in chart and table</source>
        <translation>在图表和表格中隐藏</translation>
    </message>
    <message>
        <source>Show in chart and table</source>
        <translation>在图表和表格中显示</translation>
    </message>
</context>
<context>
    <name>strata::gui::LiveRun</name>
    <message>
        <source>Getting ready</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>part of a run</comment>
        <translation>%1：已完成</translation>
    </message>
    <message>
        <source>%1: in progress</source>
        <comment>part of a run</comment>
        <translation>%1：进行中</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>part of a run</comment>
        <translation>%1：待进行</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>Background load</source>
        <comment>what others take from the measured CPUs</comment>
        <translation>后台负载</translation>
    </message>
</context>
<context>
    <name>strata::gui::MainWindow</name>
    <message>
        <source>Another machine is measuring the network to this one. A run would disturb it: wait until it has ended, or press Stop server on the page Network.</source>
        <translation>另一台计算机正在测量与本机之间的网络。此时运行会干扰它：等它结束，或在“网络”页按“停止服务器”。</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to open another.</source>
        <translation>正在运行。等运行结束或按“停止”后，再打开另一条记录。</translation>
    </message>
    <message>
        <source>Detecting hardware…</source>
        <translation>正在检测硬件…</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to check the instrument.</source>
        <translation>正在运行。等运行结束或按“停止”后，再检查测量工具。</translation>
    </message>
    <message>
        <source>Checking the instrument…</source>
        <translation>正在检查测量工具…</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Unit of rates</source>
        <translation>速率单位</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>unit of rates</comment>
        <translation>单位：%1</translation>
    </message>
</context>
<context>
    <name>strata::gui::MemoryPage</name>
    <message>
        <source>Scaling</source>
        <translation>扩展性</translation>
    </message>
</context>
<context>
    <name>strata::gui::NetworkResults</name>
    <message>
        <source>Within this computer: the connection did not leave it, so these are figures of its memory and OS.</source>
        <translation>本机内部：连接没有离开本机，因此这些是本机内存和操作系统的数值。</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>速率随时间的变化</translation>
    </message>
    <message>
        <source>RTT over time</source>
        <translation>RTT 随时间的变化</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>数据流</translation>
    </message>
    <message>
        <source>Chunks by size</source>
        <translation>各大小的数据块</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>各百分位的 RTT</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
</context>
<context>
    <name>strata::gui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>strata::gui::OpenedRun</name>
    <message>
        <source>Opened from history: %1</source>
        <comment>when a run began, its label, the machine</comment>
        <translation>从历史记录打开：%1</translation>
    </message>
    <message>
        <source>&amp;Back to current results</source>
        <translation>返回当前结果(&amp;B)</translation>
    </message>
    <message>
        <source>Closes this run, and shows again what was measured last. The run stays in the history.</source>
        <translation>关闭此运行记录，重新显示最近的测量结果。记录保留在历史记录中。</translation>
    </message>
</context>
<context>
    <name>strata::gui::OverviewPage</name>
    <message>
        <source>Moves</source>
        <comment>the chart of the memory test</comment>
        <translation>传送</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示的内容</translation>
    </message>
    <message>
        <source>&amp;Cores:</source>
        <translation>核心(&amp;C)：</translation>
    </message>
    <message>
        <source>Kind of cores that is measured</source>
        <translation>测量的核心类型</translation>
    </message>
    <message>
        <source>Result card…</source>
        <translation>结果卡片…</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>结果卡片</translation>
    </message>
    <message>
        <source>Shows these results as one picture, to save or copy</source>
        <translation>把这些结果显示为一张图片，供保存或复制</translation>
    </message>
</context>
<context>
    <name>strata::gui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
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
        <translation>层级</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>相对速度</translation>
    </message>
    <message>
        <source>Core, levels of memory and disk</source>
        <translation>核心、内存层级和磁盘</translation>
    </message>
    <message>
        <source>Reading by one thread. The bars are logarithmic.</source>
        <translation>单线程读取。条形为对数刻度。</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>单线程</translation>
    </message>
    <message>
        <source>Rates of one thread</source>
        <translation>单线程的速率</translation>
    </message>
    <message>
        <source>Shows and measures what one core can do</source>
        <translation>显示并测量一个核心的能力</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>全部线程</translation>
    </message>
    <message>
        <source>Rates of all threads</source>
        <translation>全部线程的速率</translation>
    </message>
    <message>
        <source>Shows and measures what all CPUs can do together; latency always has one thread</source>
        <translation>显示并测量所有 CPU 的总能力；延迟始终只用一个线程</translation>
    </message>
    <message>
        <source>one thread</source>
        <comment>what the bars are of</comment>
        <translation>单线程</translation>
    </message>
    <message>
        <source>log</source>
        <comment>scale of the bars, short</comment>
        <translation>对数</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlanSummary</name>
    <message>
        <source>A test is running. These settings apply to the next one.</source>
        <translation>测试正在运行。这些设置用于下一次测试。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>duration</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>duration</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>Estimating time and memory…</source>
        <translation>正在估算时间和内存…</translation>
    </message>
    <message>
        <source>Fix the marked fields to see time and memory needed.</source>
        <translation>更正标出的字段，即可查看所需的时间和内存。</translation>
    </message>
    <message>
        <source>Needs %1 of memory</source>
        <translation>需要 %1 内存</translation>
    </message>
    <message>
        <source>Needs %1 of memory · about %2</source>
        <translation>需要 %1 内存 · 约 %2</translation>
    </message>
    <message>
        <source>Needs %1 of memory · writes %2 to disk · about %3</source>
        <translation>需要 %1 内存 · 向磁盘写入 %2 · 约 %3</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <comment>the button; what it measures</comment>
        <translation>运行：%1</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlotView</name>
    <message>
        <source>The left and right arrow keys read out results, plus and minus zoom, 0 shows all. The table has the same results.</source>
        <translation>用左右方向键读取结果，用加号和减号缩放，按 0 显示全部。表格中有相同的结果。</translation>
    </message>
</context>
<context>
    <name>strata::gui::PresetRow</name>
    <message>
        <source>Custom values.</source>
        <translation>自定义值。</translation>
    </message>
    <message numerus="yes">
        <source>Run on the Overview then takes %Ln seconds at most.</source>
        <translation>
            <numerusform>此时“概览”页的运行最多需要 %Ln 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run on the Overview has times of its own: choose them beside its button.</source>
        <translation>“概览”页的运行另有时间设置：在其按钮旁选择。</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>preset, how long Run takes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Run takes about: %1</source>
        <comment>a time for each preset</comment>
        <translation>“运行”约需：%1</translation>
    </message>
</context>
<context>
    <name>strata::gui::ProcessorPage</name>
    <message>
        <source>%1: %2</source>
        <comment>name of a fact, fact</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Threads: one to all</source>
        <translation>线程：从一个到全部</translation>
    </message>
    <message>
        <source>Threads: as in Setup</source>
        <translation>线程：与“配置”相同</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Thread counts to measure the processor with</source>
        <translation>测量处理器所用的线程数</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>实测 %1 GHz</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReadingBar</name>
    <message>
        <source>Reading %1…</source>
        <comment>a file</comment>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Reads no further files. Those that were read stay.</source>
        <translation>不再读取其他文件。已读取的文件保留。</translation>
    </message>
</context>
<context>
    <name>strata::gui::RegionsRow</name>
    <message>
        <source>left out</source>
        <translation>已省略</translation>
    </message>
    <message>
        <source>Strata chooses this size from the caches of this machine.</source>
        <translation>Strata 根据本机的缓存选择此大小。</translation>
    </message>
    <message>
        <source>Even the smallest buffers do not fit into the available memory.</source>
        <translation>即使最小的缓冲区，可用内存也容纳不下。</translation>
    </message>
    <message>
        <source>Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.</source>
        <translation>缓冲区大小 %1：最大 %2，因为每个线程需要两个这样的缓冲区，都要放进可用内存。</translation>
    </message>
    <message>
        <source>Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.</source>
        <translation>缓冲区大小 %1：%2 至 %3，例如 16K 或 %4。若为 0 或留空，Strata 跳过它。</translation>
    </message>
    <message>
        <source>With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>使用这些线程时，按缓存确定的缓冲区需要 %1 内存，而可用内存只有 %2。减少线程，或选择不超过 %3 的缓冲区。</translation>
    </message>
    <message>
        <source>With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>使用这些线程时，缓冲区需要 %1 内存，而可用内存只有 %2。减少线程，或选择不超过 %3 的缓冲区。</translation>
    </message>
    <message>
        <source>Choose at most %1: each thread needs two such buffers, and %2 of memory is available.</source>
        <translation>最多选择 %1：每个线程需要两个这样的缓冲区，可用内存为 %2。</translation>
    </message>
    <message>
        <source>Buffe&amp;r sizes</source>
        <translation>缓冲区大小(&amp;R)</translation>
    </message>
    <message>
        <source>Buffer sizes</source>
        <translation>缓冲区大小</translation>
    </message>
    <message>
        <source>From the cache sizes</source>
        <translation>根据缓存大小</translation>
    </message>
    <message>
        <source>These sizes</source>
        <translation>指定大小</translation>
    </message>
    <message>
        <source>Buffer size %1</source>
        <translation>缓冲区大小 %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message>
        <source>not known yet</source>
        <translation>尚不清楚</translation>
    </message>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>要比较两个系列，每个系列至少需要重复 %Ln 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Strata saves each finished repetition to the history. Stop keeps the finished ones.</source>
        <translation>Strata 把每次完成的重复保存到历史记录。“停止”保留已完成的重复。</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows the noise, so that you can compare series.</source>
        <translation>重复相同的测试，每次都用新的线程和内存。重复之间的离散程度反映噪声，因此可以比较不同系列。</translation>
    </message>
    <message>
        <source>Tests:</source>
        <translation>测试：</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>重复次数(&amp;R)：</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>时间：</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReportPane</name>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>The reports of runs appear here.</source>
        <translation>运行的报告显示在这里。</translation>
    </message>
</context>
<context>
    <name>strata::gui::RespondForm</name>
    <message>
        <source>All addresses of this machine</source>
        <translation>本机的所有地址</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>address, interface</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>停止服务器</translation>
    </message>
    <message>
        <source>Start server</source>
        <translation>启动服务器</translation>
    </message>
    <message>
        <source>Stops the server and disconnects the current client.</source>
        <translation>停止服务器，断开当前客户端。</translation>
    </message>
    <message>
        <source>Accepts clients that know the code. Stops after 15 minutes without a client.</source>
        <translation>接受知道配对码的客户端。15 分钟没有客户端时停止。</translation>
    </message>
    <message>
        <source>Let another machine connect (server)</source>
        <translation>允许另一台计算机连接（服务器）</translation>
    </message>
    <message>
        <source>While the server is on, clients that know the code can run the network test, and nothing else.</source>
        <translation>服务器开启期间，知道配对码的客户端只能运行网络测试，不能做其他事。</translation>
    </message>
    <message>
        <source>&amp;Listen on:</source>
        <translation>侦听(&amp;L)：</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>要侦听的地址</translation>
    </message>
    <message>
        <source>The local address that the server accepts connections on.</source>
        <translation>服务器接受连接的本地地址。</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>端口(&amp;P)：</translation>
    </message>
    <message>
        <source>Port to listen on</source>
        <translation>要侦听的端口</translation>
    </message>
    <message>
        <source>The firewall must allow incoming connections to this port.</source>
        <translation>防火墙必须允许到此端口的传入连接。</translation>
    </message>
    <message>
        <source>For clients:</source>
        <translation>供客户端使用：</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>本机的地址</translation>
    </message>
    <message>
        <source>Code:</source>
        <translation>配对码：</translation>
    </message>
    <message>
        <source>Code of this machine</source>
        <translation>本机的配对码</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>复制配对码</translation>
    </message>
    <message>
        <source>Copies the code to the clipboard</source>
        <translation>把配对码复制到剪贴板</translation>
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
        <translation>%1，1 个线程</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln threads</source>
        <comment>cell</comment>
        <translation>
            <numerusform>%1，%Ln 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>cell, reasons</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>评级</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
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
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>figure with unit, percent</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>CPU, other CPU, time from one to the other</comment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunCommands</name>
    <message>
        <source>R&amp;un: %1</source>
        <comment>in the menu; the test</comment>
        <translation>运行(&amp;U)：%1</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation>无法以这些设置运行</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>还没有测量</translation>
    </message>
    <message>
        <source>This run did not measure this test</source>
        <translation>这次运行没有进行此项测试</translation>
    </message>
    <message>
        <source>Not measured since this start of Strata</source>
        <translation>Strata 本次启动后尚未测量</translation>
    </message>
    <message>
        <source>No results of this test yet</source>
        <translation>此项测试还没有结果</translation>
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
        <translation>运行进度</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>要运行的内容</translation>
    </message>
    <message>
        <source>How long the whole machine takes, or one part of it</source>
        <translation>整机测量的时长，或只测其中一部分</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Runs what is named beside this button (%1)</source>
        <translation>运行此按钮旁所示的测试（%1）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured (%1)</source>
        <translation>结束运行，保留已测得的结果（%1）</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message>
        <source>%1 (extended)</source>
        <translation>%1（已延长）</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <comment>of a series by turns</comment>
        <translation>第 %1 次运行，共 %2 次</translation>
    </message>
    <message>
        <source>Repetition %1 of %2</source>
        <translation>第 %1 次重复，共 %2 次</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>正在准备</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results were measured again at %1.</source>
        <translation>
            <numerusform>%Ln 个结果已于 %1 重新测量。</numerusform>
        </translation>
    </message>
    <message>
        <source>The measurement with the better grade was kept, or else the one with the narrower interval.</source>
        <translation>Strata 保留了评级较好的测量；评级相同时，保留区间较窄的测量。</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>在测得任何结果之前已停止。</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>未测量。</translation>
    </message>
    <message>
        <source>Kept in the history.</source>
        <translation>已保存到历史记录。</translation>
    </message>
    <message>
        <source>%1 faster, %2 slower than the last run, most: %3 %4</source>
        <comment>numbers of results, result that changed most, by how much</comment>
        <translation>与上次运行相比，%1 个更快，%2 个更慢，变化最大的是 %3 %4</translation>
    </message>
    <message>
        <source>Same as the last run (%1)</source>
        <translation>与上次运行相同（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>不计 %Ln 个不可靠的结果</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 improved, %2 kept</source>
        <comment>of the results that were measured again</comment>
        <translation>%1 个改善，%2 个保留</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>%Ln 个结果超出通常范围</numerusform>
        </translation>
    </message>
    <message>
        <source>all in their usual range</source>
        <translation>全部在通常范围内</translation>
    </message>
    <message>
        <source>Measured: %1, %2</source>
        <comment>when a run began, how long it took</comment>
        <translation>测量：%1，用时 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Several runs, the last %1</source>
        <comment>when it began</comment>
        <translation>多次运行，最近一次 %1</translation>
    </message>
    <message>
        <source>%1 took up to %2 of a CPU</source>
        <comment>program, percent</comment>
        <translation>%1 最多占用一个 CPU 的 %2</translation>
    </message>
    <message>
        <source>Dimmed: earlier runs, the last %1</source>
        <comment>when</comment>
        <translation>变暗部分：较早的运行，最近一次 %1</translation>
    </message>
    <message>
        <source>Dimmed: the last run, %1</source>
        <comment>when</comment>
        <translation>变暗部分：上次运行，%1</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>还没有测量</translation>
    </message>
    <message>
        <source>A run shows its progress here, and then how reliable its results are.</source>
        <translation>这里先显示运行进度，再显示结果的可靠程度。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>%Ln 秒后停止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>用时 %Ln 秒完成。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunQuestion</name>
    <message>
        <source>The picture on the screen is disturbed while the framebuffer is measured. Strata restores it afterwards.</source>
        <translation>测量帧缓冲区期间，屏幕画面会受到干扰。测量结束后，Strata 会将其恢复。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>立即运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>strata::gui::SectionsPage</name>
    <message>
        <source>Tests</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More tests</source>
        <translation>更多测试</translation>
    </message>
</context>
<context>
    <name>strata::gui::SeriesCommands</name>
    <message>
        <source>B: %1</source>
        <comment>what differs</comment>
        <translation>B：%1</translation>
    </message>
    <message>
        <source>A: as in Setup</source>
        <translation>A：与“配置”相同</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupCommands</name>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>设置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>设置：%1</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>打开设置</translation>
    </message>
    <message>
        <source>%1 has no valid settings. %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1 中没有有效的设置。%2</translation>
    </message>
    <message>
        <source>Settings loaded from %1</source>
        <translation>已从 %1 加载设置</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>保存设置</translation>
    </message>
    <message>
        <source>Settings saved to %1</source>
        <translation>设置已保存到 %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupDialog</name>
    <message>
        <source>Sho&amp;w fewer settings</source>
        <translation>显示较少设置(&amp;W)</translation>
    </message>
    <message>
        <source>Sho&amp;w more settings</source>
        <translation>显示更多设置(&amp;W)</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>显示较少设置</translation>
    </message>
    <message>
        <source>Show more settings</source>
        <translation>显示更多设置</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>R&amp;estore defaults</source>
        <translation>恢复默认设置(&amp;E)</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认设置</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Fix the marked fields first.</source>
        <translation>请先更正标出的字段。</translation>
    </message>
</context>
<context>
    <name>strata::gui::ShareDialog</name>
    <message>
        <source>left out</source>
        <translation>已省略</translation>
    </message>
    <message>
        <source>strata-shared-%1.html</source>
        <comment>file name; the date</comment>
        <translation>strata-shared-%1.html</translation>
    </message>
    <message>
        <source>Save the copy to share</source>
        <translation>保存要分享的副本</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>网页 (*.html);;Strata 运行记录 (*.strata);;图形 (*.svg);;表格 (*.csv);;文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>Copy to share saved to %1</source>
        <translation>要分享的副本已保存到 %1</translation>
    </message>
    <message>
        <source>Share run</source>
        <translation>分享运行记录</translation>
    </message>
    <message>
        <source>Saves a copy of this run without what identifies the computer. The run itself stays as it is. Strata sends nothing anywhere: you choose where the file goes.</source>
        <translation>保存这次运行的副本，去掉可识别这台计算机的内容。运行记录本身不变。Strata 不向任何地方发送数据：文件的去向由你决定。</translation>
    </message>
    <message>
        <source>&amp;Keep label and comment</source>
        <translation>保留标签和备注(&amp;K)</translation>
    </message>
    <message>
        <source>They may contain personal data</source>
        <translation>其中可能包含个人数据</translation>
    </message>
    <message>
        <source>&amp;Removed or changed</source>
        <translation>已删除或更改的内容(&amp;R)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>In your run</source>
        <translation>原记录中</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>副本中</translation>
    </message>
    <message>
        <source>What the copy removes or changes</source>
        <translation>副本中删除或更改的内容</translation>
    </message>
    <message>
        <source>&amp;Save copy…</source>
        <translation>保存副本(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>显示的 %Ln 个结果中有 %1 个可靠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln results)</source>
        <comment>what disturbed them</comment>
        <translation>
            <numerusform>%1（%Ln 个结果）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run the %Ln again</source>
        <comment>a button; results that are not reliable</comment>
        <translation>
            <numerusform>重测这 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Measures only the results that are not reliable. The measurement with the better grade stays, or else the one with the narrower interval. Close other programs first.</source>
        <translation>只测量不可靠的结果。保留评级较好的测量；评级相同时，保留区间较窄的测量。先关闭其他程序。</translation>
    </message>
</context>
<context>
    <name>strata::gui::SustainedBar</name>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Vectors: arithmetic of the widest vectors, which heats most. Integer: sorting. Memory: copies.</source>
        <translation>向量：最宽向量的运算，发热最多。整数：排序。内存：复制。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Thin laptops fall within a minute or two, large coolers after ten or more.</source>
        <translation>轻薄笔记本电脑在一两分钟内降速，大型散热器要十分钟或更久。</translation>
    </message>
</context>
<context>
    <name>strata::gui::SweepBar</name>
    <message>
        <source>One size per level</source>
        <translation>每个层级一种大小</translation>
    </message>
    <message>
        <source>Quick sweep</source>
        <translation>快速扫描</translation>
    </message>
    <message>
        <source>Full sweep</source>
        <translation>完整扫描</translation>
    </message>
    <message>
        <source>One chain</source>
        <translation>一条链</translation>
    </message>
    <message>
        <source>Widest operand</source>
        <translation>最宽操作数</translation>
    </message>
    <message>
        <source>All widths</source>
        <translation>所有宽度</translation>
    </message>
    <message>
        <source>One to twelve chains</source>
        <translation>一至十二条链</translation>
    </message>
    <message>
        <source>All kernels</source>
        <translation>所有循环</translation>
    </message>
    <message>
        <source>Default pages</source>
        <translation>默认页</translation>
    </message>
    <message>
        <source>Huge pages</source>
        <translation>大页</translation>
    </message>
    <message>
        <source>Default and huge pages</source>
        <translation>默认页和大页</translation>
    </message>
    <message>
        <source>Extent of the sweep</source>
        <translation>扫描范围</translation>
    </message>
    <message>
        <source>Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, which shows the levels themselves.</source>
        <translation>快速：在每级缓存两侧各取几种大小。完整：大小每翻一倍取八种，可看出各个层级。</translation>
    </message>
    <message>
        <source>Chains of the sweep</source>
        <translation>扫描的链数</translation>
    </message>
    <message>
        <source>Kernels of the sweep</source>
        <translation>扫描所用的循环</translation>
    </message>
    <message>
        <source>One load at a time, or up to twelve in flight</source>
        <translation>一次只有一个加载，或最多十二个同时进行</translation>
    </message>
    <message>
        <source>Sequential kernels only, or random, non-temporal and prefetching ones too</source>
        <translation>只用顺序循环，或也用随机、非临时和预取循环</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>页大小</translation>
    </message>
    <message>
        <source>Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back to back, and the chart has both curves. The report shows what the OS gave.</source>
        <translation>大页（多为 2 MiB）可减少 TLB 未命中。选择两者时，Strata 对每种大小连续用两种页测量，图表中有两条曲线。报告显示操作系统实际提供的页。</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Sweep latency</source>
        <translation>扫描延迟</translation>
    </message>
    <message>
        <source>Sweep bandwidth</source>
        <translation>扫描带宽</translation>
    </message>
    <message>
        <source>Measures through all sizes, from the first cache to memory</source>
        <translation>测量从一级缓存到内存的所有大小</translation>
    </message>
</context>
<context>
    <name>strata::gui::ThreadsRow</name>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>%1 至 %2 之间的整数。</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>线程(&amp;T)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>One per CPU</source>
        <translation>每个 CPU 一个</translation>
    </message>
    <message>
        <source>One per core</source>
        <translation>每个核心一个</translation>
    </message>
    <message>
        <source>Scale up to</source>
        <translation>扩展到</translation>
    </message>
    <message>
        <source>Scaling test: runs each test with 1, 2, 4 threads and so on, up to all</source>
        <translation>扩展性测试：每项测试依次用 1、2、4 个线程运行，直到全部线程</translation>
    </message>
    <message>
        <source>Number of threads</source>
        <translation>线程数</translation>
    </message>
</context>
<context>
    <name>strata::gui::TimesRow</name>
    <message>
        <source>Integer time: a whole number of seconds from %1 to %2.</source>
        <translation>整数时间：%1 至 %2 之间的整数秒。</translation>
    </message>
    <message>
        <source>Floating time: a whole number of seconds from %1 to %2.</source>
        <translation>浮点时间：%1 至 %2 之间的整数秒。</translation>
    </message>
    <message>
        <source>Memory time: a whole number of seconds from %1 to %2, per buffer size.</source>
        <translation>内存时间：每种缓冲区大小 %1 至 %2 之间的整数秒。</translation>
    </message>
    <message>
        <source>Times, seconds</source>
        <translation>时间，秒</translation>
    </message>
    <message>
        <source>&amp;Integer</source>
        <translation>整数(&amp;I)</translation>
    </message>
    <message>
        <source>Integer time, seconds</source>
        <translation>整数时间，秒</translation>
    </message>
    <message>
        <source>&amp;Floating</source>
        <translation>浮点(&amp;F)</translation>
    </message>
    <message>
        <source>Floating time, seconds</source>
        <translation>浮点时间，秒</translation>
    </message>
    <message>
        <source>&amp;Memory, per size</source>
        <translation>内存，每种大小(&amp;M)</translation>
    </message>
    <message>
        <source>Memory time per buffer size, seconds</source>
        <translation>每种缓冲区大小的内存时间，秒</translation>
    </message>
    <message>
        <source>&amp;Stop when precise</source>
        <translation>达到精度时停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop when precise</source>
        <translation>达到精度时停止</translation>
    </message>
    <message>
        <source>Ends a test early once its result is precise. When off, each test uses its full time, like Nbench.</source>
        <translation>结果足够精确时提前结束测试。关闭后，每项测试用满时间，与 Nbench 相同。</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyDialog</name>
    <message>
        <source>Measuring the usable part of the last cache level: %1</source>
        <translation>正在测量末级缓存的可用部分：%1</translation>
    </message>
    <message>
        <source>No CPU picked</source>
        <translation>未选择 CPU</translation>
    </message>
    <message>
        <source>CPU %1 picked</source>
        <translation>已选择 CPU %1</translation>
    </message>
    <message>
        <source>CPUs %1 picked</source>
        <translation>已选择 CPU %1</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>&amp;Measure cache again</source>
        <translation>重新测量缓存(&amp;M)</translation>
    </message>
    <message>
        <source>Measure cache again</source>
        <translation>重新测量缓存</translation>
    </message>
    <message>
        <source>Measures how much of the last cache level programs can use, in three seconds at most.</source>
        <translation>测量程序可以使用多少末级缓存，最多三秒。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Pick CPUs</source>
        <translation>选择 CPU</translation>
    </message>
    <message>
        <source>Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range.</source>
        <translation>点击要绑定线程的 CPU，或点击方框选择其中所有 CPU。按住 Shift 点击可选择一个范围。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Reset to the previous selection</source>
        <translation>恢复为先前的选择</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copy &amp;facts</source>
        <translation>复制信息(&amp;F)</translation>
    </message>
    <message>
        <source>Copy facts</source>
        <translation>复制信息</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyView</name>
    <message>
        <source>Picture of the machine</source>
        <translation>本机示意图</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <comment>a part of the machine</comment>
        <translation>%1，已选择</translation>
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
        <translation>超出通常范围</translation>
    </message>
    <message>
        <source>usual: %1 to %2 %3</source>
        <comment>two figures and their unit</comment>
        <translation>通常：%1 至 %2 %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendStrip</name>
    <message numerus="yes">
        <source>%1, %Ln run(s) since %2: median %3 %4</source>
        <comment>a result, a date, a figure, its unit</comment>
        <translation>
            <numerusform>%1，自 %2 起 %Ln 次运行：中位数 %3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>too few for a usual range</source>
        <translation>次数太少，无法得出通常范围</translation>
    </message>
    <message>
        <source>all in the usual range</source>
        <translation>全部在通常范围内</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>%Ln 个超出通常范围</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1；%2。</translation>
    </message>
    <message>
        <source>The figure over time</source>
        <translation>数值随时间的变化</translation>
    </message>
    <message>
        <source>Point at a run to read it, or use the arrow keys. Click to select it.</source>
        <translation>指向某次运行或用方向键查看其数值。点击可选择它。</translation>
    </message>
</context>
<context>
    <name>strata::gui::ViewMenu</name>
    <message>
        <source>&amp;Actual size (now %1 %)</source>
        <translation>实际大小（当前 %1 %）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Unit of rates</source>
        <translation>速率单位(&amp;U)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Report pane</source>
        <translation>报告窗格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Machine…</source>
        <translation>本机(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
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
        <translation>处理器</translation>
    </message>
    <message>
        <source>Copy rate by method</source>
        <extracomment>chart-copy</extracomment>
        <translation>各方法的复制速率</translation>
    </message>
    <message>
        <source>C library function rate vs. size</source>
        <extracomment>chart-library</extracomment>
        <translation>C 库函数速率与大小</translation>
    </message>
    <message>
        <source>Register transfer rate</source>
        <extracomment>chart-registers</extracomment>
        <translation>寄存器传送速率</translation>
    </message>
    <message>
        <source>String instruction rate</source>
        <extracomment>chart-string</extracomment>
        <translation>字符串指令速率</translation>
    </message>
    <message>
        <source>Rate of later passes by memory type</source>
        <extracomment>chart-memtypes</extracomment>
        <translation>各内存类型后续各遍的速率</translation>
    </message>
    <message>
        <source>Each core, in percent of the fastest</source>
        <extracomment>chart-cores</extracomment>
        <translation>各核心，占最快核心的百分比</translation>
    </message>
    <message>
        <source>Core-to-core latency</source>
        <extracomment>chart-core-to-core</extracomment>
        <translation>核间延迟</translation>
    </message>
    <message>
        <source>Threads were not pinned, so the times are not those of known pairs of CPUs. See the table.</source>
        <extracomment>chart-core-to-core-unpinned</extracomment>
        <translation>线程没有绑定，因此这些时间不对应已知的 CPU 对。参见表格。</translation>
    </message>
    <message>
        <source>Latency between NUMA nodes</source>
        <extracomment>chart-numa-latency</extracomment>
        <translation>NUMA 节点间的延迟</translation>
    </message>
    <message>
        <source>Bandwidth between NUMA nodes</source>
        <extracomment>chart-numa-bandwidth</extracomment>
        <translation>NUMA 节点间的带宽</translation>
    </message>
    <message>
        <source>Node of the CPUs</source>
        <extracomment>chart-node-from</extracomment>
        <translation>CPU 所在节点</translation>
    </message>
    <message>
        <source>Memory of node</source>
        <extracomment>chart-node-to</extracomment>
        <translation>内存所在节点</translation>
    </message>
    <message>
        <source>CPUs of node {1}</source>
        <extracomment>chart-node-cpus</extracomment>
        <translation>节点 {1} 的 CPU</translation>
    </message>
    <message>
        <source>Pauses over time</source>
        <extracomment>chart-pauses</extracomment>
        <translation>停顿随时间的变化</translation>
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
        <translation>相对第 2 至 12 秒，%</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12; temperature in degrees C</source>
        <extracomment>chart-sustained-axis-heat</extracomment>
        <translation>相对第 2 至 12 秒，%；温度，°C</translation>
    </message>
    <message>
        <source>Rate, %</source>
        <extracomment>chart-sustained-rate</extracomment>
        <translation>速率，%</translation>
    </message>
    <message>
        <source>Clock, %</source>
        <extracomment>chart-sustained-clock</extracomment>
        <translation>频率，%</translation>
    </message>
    <message>
        <source>Temperature, degrees C</source>
        <extracomment>chart-sustained-temperature</extracomment>
        <translation>温度，°C</translation>
    </message>
    <message>
        <source>fell at {1} s</source>
        <extracomment>sustained-fall</extracomment>
        <translation>{1} 秒时下降</translation>
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
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Other tests</source>
        <extracomment>chart-other
----------
html-other</extracomment>
        <translation>其他测试</translation>
    </message>
    <message>
        <source>{1}, by the number of threads</source>
        <extracomment>chart-by-threads</extracomment>
        <translation>{1}，按线程数</translation>
    </message>
    <message>
        <source>Operations per second of each thread</source>
        <extracomment>chart-of-threads</extracomment>
        <translation>各线程每秒的操作数</translation>
    </message>
    <message>
        <source>Operations per second vs. threads</source>
        <extracomment>chart-processor-scaling</extracomment>
        <translation>每秒操作数与线程数</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <extracomment>chart-linear</extracomment>
        <translation>线性扩展</translation>
    </message>
    <message>
        <source>{1}: linear scaling</source>
        <extracomment>chart-line-linear</extracomment>
        <translation>{1}：线性扩展</translation>
    </message>
    <message>
        <source>Move rate vs. buffer size</source>
        <extracomment>chart-memory</extracomment>
        <translation>传送速率与缓冲区大小</translation>
    </message>
    <message>
        <source>Bandwidth vs. working set</source>
        <extracomment>chart-bandwidth</extracomment>
        <translation>带宽与工作集</translation>
    </message>
    <message>
        <source>Latency vs. working set</source>
        <extracomment>chart-latency</extracomment>
        <translation>延迟与工作集</translation>
    </message>
    <message>
        <source>Latency vs. memory traffic</source>
        <extracomment>chart-loaded-latency</extracomment>
        <translation>延迟与内存流量</translation>
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
        <translation>存储转发</translation>
    </message>
    <message>
        <source>Rate by number of threads</source>
        <extracomment>chart-scaling</extracomment>
        <translation>各线程数的速率</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>chart-what</extracomment>
        <translation>项目</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>chart-thread</extracomment>
        <translation>线程</translation>
    </message>
    <message>
        <source>Buffer size per thread</source>
        <extracomment>chart-buffer</extracomment>
        <translation>每线程的缓冲区大小</translation>
    </message>
    <message>
        <source>Size of one call</source>
        <extracomment>chart-call-size</extracomment>
        <translation>单次调用的大小</translation>
    </message>
    <message>
        <source>Buffer size per thread (of two)</source>
        <extracomment>chart-buffers</extracomment>
        <translation>每线程的缓冲区大小（共两个）</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>chart-size</extracomment>
        <translation>大小</translation>
    </message>
    <message>
        <source>Working set per thread</source>
        <extracomment>chart-working-set-per-thread</extracomment>
        <translation>每线程的工作集</translation>
    </message>
    <message>
        <source>Working set</source>
        <extracomment>chart-working-set</extracomment>
        <translation>工作集</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>chart-threads
----------
label-threads</extracomment>
        <translation>线程</translation>
    </message>
    <message>
        <source>Memory traffic, {1}</source>
        <extracomment>chart-traffic</extracomment>
        <translation>内存流量，{1}</translation>
    </message>
    <message>
        <source>factor of the baseline</source>
        <extracomment>chart-relative-factor</extracomment>
        <translation>为基线的倍数 ×</translation>
    </message>
    <message>
        <source>{1}, higher is better</source>
        <extracomment>chart-higher</extracomment>
        <translation>{1}，越高越好</translation>
    </message>
    <message>
        <source>{1}, lower is better</source>
        <extracomment>chart-lower</extracomment>
        <translation>{1}，越低越好</translation>
    </message>
    <message>
        <source>{1}, logarithmic axis</source>
        <extracomment>chart-log-axis</extracomment>
        <translation>{1}，对数坐标轴</translation>
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
        <translation>B/周期</translation>
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
        <translation>周期</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>chart-store
----------
column-store</extracomment>
        <translation>存储</translation>
    </message>
    <message>
        <source>Store of {1}</source>
        <extracomment>chart-store-of</extracomment>
        <translation>存储 {1}</translation>
    </message>
    <message>
        <source>Load of {1}</source>
        <extracomment>chart-load-of</extracomment>
        <translation>加载 {1}</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>chart-ms</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>chart-time</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time, s</source>
        <extracomment>chart-seconds</extracomment>
        <translation>时间，s</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>chart-pause</extracomment>
        <translation>时长</translation>
    </message>
    <message>
        <source>Length of a pause, ms</source>
        <extracomment>chart-pause-length</extracomment>
        <translation>停顿时长，ms</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>chart-rate</extracomment>
        <translation>速率</translation>
    </message>
    <message>
        <source>Rate, {1}</source>
        <extracomment>chart-rate-of-size</extracomment>
        <translation>速率，{1}</translation>
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
        <translation>{1}，{2}</translation>
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
        <translation>{1}：{2}</translation>
    </message>
    <message>
        <source>{1}, {2} B</source>
        <extracomment>chart-short-width</extracomment>
        <translation>{1}，{2} B</translation>
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
            <numerusform>{1} 个线程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} bytes</source>
        <extracomment>count-bytes</extracomment>
        <translation>
            <numerusform>{1} 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>chunks</source>
        <extracomment>loop-chunks</extracomment>
        <translation>分块</translation>
    </message>
    <message>
        <source>chunks, non-temporal</source>
        <extracomment>loop-stream-chunks</extracomment>
        <translation>分块，非临时</translation>
    </message>
    <message>
        <source>prefetch</source>
        <extracomment>loop-prefetch</extracomment>
        <translation>预取</translation>
    </message>
    <message>
        <source>4 pages interleaved</source>
        <extracomment>loop-interleave</extracomment>
        <translation>跨 4 页交错</translation>
    </message>
    <message>
        <source>unrolled over a page</source>
        <extracomment>loop-page</extracomment>
        <translation>按一页展开</translation>
    </message>
    <message>
        <source>register pairs</source>
        <extracomment>loop-pair</extracomment>
        <translation>寄存器对</translation>
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
        <translation>分组，非临时</translation>
    </message>
    <message>
        <source>non-temporal</source>
        <extracomment>loop-stream</extracomment>
        <translation>非临时</translation>
    </message>
    <message>
        <source>default pages</source>
        <extracomment>pages-kind-default</extracomment>
        <translation>默认页</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <extracomment>pages-kind-transparent</extracomment>
        <translation>透明大页</translation>
    </message>
    <message>
        <source>explicit huge pages</source>
        <extracomment>pages-kind-explicit</extracomment>
        <translation>显式大页</translation>
    </message>
    <message>
        <source>huge pages</source>
        <extracomment>pages-kind-huge</extracomment>
        <translation>大页</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>chart-total</extracomment>
        <translation>合计</translation>
    </message>
    <message>
        <source>Per thread</source>
        <extracomment>chart-each</extracomment>
        <translation>每线程</translation>
    </message>
    <message>
        <source>{1}: total</source>
        <extracomment>chart-line-total</extracomment>
        <translation>{1}：合计</translation>
    </message>
    <message>
        <source>{1}: per thread</source>
        <extracomment>chart-line-each</extracomment>
        <translation>{1}：每线程</translation>
    </message>
    <message>
        <source>{1}: read</source>
        <extracomment>chart-published-reads</extracomment>
        <translation>{1}：读取</translation>
    </message>
    <message>
        <source>{1} (baseline)</source>
        <extracomment>side-baseline</extracomment>
        <translation>{1}（基线）</translation>
    </message>
    <message numerus="yes">
        <source>{1} others</source>
        <extracomment>chart-others</extracomment>
        <translation>
            <numerusform>其他 {1} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} others, median</source>
        <extracomment>chart-others-median</extracomment>
        <translation>
            <numerusform>其他 {1} 个，中位数</numerusform>
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
        <translation>L{1} 实测</translation>
    </message>
    <message>
        <source>L{1} cache: {2}, as reported by the OS.</source>
        <extracomment>chart-edge-reported-size</extracomment>
        <translation>L{1} 缓存：{2}，由操作系统报告。</translation>
    </message>
    <message>
        <source>L{1} cache: {2} usable, as measured by Strata.</source>
        <extracomment>chart-edge-measured-size</extracomment>
        <translation>L{1} 缓存：{2} 可用，由 Strata 测得。</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads share it.</source>
        <extracomment>chart-edge-shared</extracomment>
        <translation>
            <numerusform>由 {1} 个线程共享。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move uses two buffers: both fit up to {1} each.</source>
        <extracomment>chart-edge-of-moves</extracomment>
        <translation>一次传送使用两个缓冲区：每个不超过 {1} 时，两个都放得下。</translation>
    </message>
    <message>
        <source>Two buffers fit up to {1} each.</source>
        <extracomment>chart-edge-of-buffers</extracomment>
        <translation>每个不超过 {1} 时，两个缓冲区都放得下。</translation>
    </message>
    <message>
        <source>The latency curve shows a level of {1} with {2} ns per load.</source>
        <extracomment>chart-edge-inferred</extracomment>
        <translation>延迟曲线显示一个 {1} 的层级，每次加载 {2} ns。</translation>
    </message>
    <message numerus="yes">
        <source>{2}: best with {1} threads, the fewest within the interval of the highest total.</source>
        <extracomment>chart-best-threads</extracomment>
        <translation>
            <numerusform>{2}：{1} 个线程最佳，即合计落在最高合计的区间内的最少线程数。</numerusform>
        </translation>
    </message>
    <message>
        <source>peak {1}</source>
        <extracomment>chart-peak</extracomment>
        <translation>峰值 {1}</translation>
    </message>
    <message>
        <source>Bytes per cycle need the clock, which was not measured here.</source>
        <extracomment>chart-no-clock</extracomment>
        <translation>每周期字节数需要频率，而此处没有测量频率。</translation>
    </message>
    <message>
        <source>No rates of all threads yet.</source>
        <extracomment>chart-not-of-all-threads</extracomment>
        <translation>还没有全部线程的速率。</translation>
    </message>
    <message>
        <source>No rates of one thread yet.</source>
        <extracomment>chart-not-of-one-thread</extracomment>
        <translation>还没有单线程的速率。</translation>
    </message>
    <message>
        <source>From {1} to {2} {3}.</source>
        <extracomment>chart-description</extracomment>
        <translation>{1} 至 {2} {3}。</translation>
    </message>
    <message>
        <source>This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it again.</source>
        <extracomment>bad-json</extracomment>
        <translation>这不是有效的 JSON（位于 {1}：{2}）。文件可能损坏或不完整。使用副本，或重新导出。</translation>
    </message>
    <message>
        <source>The setting {1} in this file has an unknown value. Allowed: {2}.</source>
        <extracomment>bad-setting</extracomment>
        <translation>此文件中的设置 {1} 的值未知。允许的值：{2}。</translation>
    </message>
    <message>
        <source>This file has a newer format ({1}) than this version of Strata reads. Install a newer version.</source>
        <extracomment>newer-schema</extracomment>
        <translation>此文件的格式（{1}）比此版本的 Strata 能读取的更新。安装更新的版本。</translation>
    </message>
    <message>
        <source>This file contains no run of Strata. Choose a run file that Strata saved.</source>
        <extracomment>not-a-run</extracomment>
        <translation>此文件不含 Strata 的运行记录。选择由 Strata 保存的运行文件。</translation>
    </message>
    <message>
        <source>This output of {1} contains no results. Run {1} again, and let it finish.</source>
        <extracomment>no-figures</extracomment>
        <translation>{1} 的这份输出不含结果。重新运行 {1}，并等它完成。</translation>
    </message>
    <message>
        <source>This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file.</source>
        <extracomment>too-many-figures</extracomment>
        <translation>此文件的结果超过 {1} 个，即 Strata 能读取的上限。拆分文件，或选择其他文件。</translation>
    </message>
    <message>
        <source>A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one.</source>
        <extracomment>text-too-long</extracomment>
        <translation>标签或备注超过 {1}，即 Strata 能保存的上限。选择更短的文本。</translation>
    </message>
    <message>
        <source>{1} reported no usable result here, for example zero. Give it a larger size or more time, and create the file again.</source>
        <extracomment>no-peer-figure</extracomment>
        <translation>{1} 在此没有报告可用的结果，例如报告为零。给它更大的数据量或更多时间，然后重新生成文件。</translation>
    </message>
    <message>
        <source>The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again.</source>
        <extracomment>fio-error</extracomment>
        <translation>fio 作业 {1} 以错误 {2} 结束，因此没有结果。修正作业，再次运行 fio。</translation>
    </message>
    <message>
        <source>There is no reference run {1}. To list the reference runs: strata-cli list --references.</source>
        <extracomment>no-such-reference</extracomment>
        <translation>没有参考运行 {1}。列出参考运行：strata-cli list --references。</translation>
    </message>
    <message>
        <source>This file lacks &quot;{1}&quot;. It may be damaged or edited by hand. Use a copy, or export it again.</source>
        <extracomment>missing-key</extracomment>
        <translation>此文件缺少“{1}”。它可能已损坏，或被手动修改。使用副本，或重新导出。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in this file has an invalid value: {2}. The file may be damaged or edited by hand.</source>
        <extracomment>bad-value</extracomment>
        <translation>此文件中“{1}”的值无效：{2}。文件可能已损坏，或被手动修改。</translation>
    </message>
    <message>
        <source>Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space.</source>
        <extracomment>cannot-write</extracomment>
        <translation>Strata 无法写入 {1}。操作系统报告：{2}。选择其他文件夹，或腾出空间。</translation>
    </message>
    <message>
        <source>Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive.</source>
        <extracomment>cannot-read</extracomment>
        <translation>Strata 无法读取 {1}。操作系统报告：{2}。检查其权限和所在驱动器。</translation>
    </message>
    <message>
        <source>This file is larger than {1}, the maximum that Strata reads. Choose another file.</source>
        <extracomment>too-large</extracomment>
        <translation>此文件大于 {1}，即 Strata 能读取的上限。选择其他文件。</translation>
    </message>
    <message>
        <source>The file {1} does not exist. Check the name and the folder.</source>
        <extracomment>file-missing</extracomment>
        <translation>文件 {1} 不存在。检查名称和文件夹。</translation>
    </message>
    <message>
        <source>{1} is a named pipe, and reading it may never end. Choose a file.</source>
        <extracomment>pipe-by-name</extracomment>
        <translation>{1} 是命名管道，读取它可能永不结束。选择一个文件。</translation>
    </message>
    <message>
        <source>The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-json</extracomment>
        <translation>{1} 中的设置不是有效的 JSON（位于 {2}：{3}），因此 Strata 使用默认设置。损坏的文件已改名为 {4}。</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-setting</extracomment>
        <translation>{1} 的设置中，{2} 的值未知（允许的值：{3}），因此 Strata 使用默认设置。损坏的文件已改名为 {4}。</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. The damaged file is now {6}.</source>
        <extracomment>settings-out-of-range</extracomment>
        <translation>{1} 的设置中，{2} 为 {3}，但必须在 {4} 至 {5} 之间，因此 Strata 使用默认设置。损坏的文件已改名为 {6}。</translation>
    </message>
    <message>
        <source>The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the default settings. The newer file is now {3}.</source>
        <extracomment>settings-newer-schema</extracomment>
        <translation>{1} 中设置的格式（{2}）比此版本的 Strata 能读取的更新，因此 Strata 使用默认设置。较新的文件已改名为 {3}。</translation>
    </message>
    <message>
        <source>The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. The file is now {3}.</source>
        <extracomment>settings-too-large</extracomment>
        <translation>文件 {1} 大于 {2}，不可能是设置文件，因此 Strata 使用默认设置。该文件已改名为 {3}。</translation>
    </message>
    <message>
        <source>Strata could not read the settings in {1}, so it uses the default settings and saves no changes of them. The OS reports: {2}. Check the permissions of the file.</source>
        <extracomment>settings-unreadable</extracomment>
        <translation>Strata 无法读取 {1} 中的设置，因此使用默认设置，也不保存对设置的更改。操作系统报告：{2}。检查文件的权限。</translation>
    </message>
    <message>
        <source>The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable HOME (on Windows LOCALAPPDATA).</source>
        <extracomment>no-data-folder</extracomment>
        <translation>操作系统没有为此用户提供数据文件夹，因此 Strata 既不保存设置，也不保存运行记录。设置变量 HOME（Windows 上为 LOCALAPPDATA）。</translation>
    </message>
    <message>
        <source>The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata again. Import then reads everything that is still readable.</source>
        <extracomment>history-damaged</extracomment>
        <translation>{1} 中的历史记录已损坏（{2}），Strata 无法修复。将它重命名，然后重新启动 Strata。之后“导入”可读出其中仍可读取的全部内容。</translation>
    </message>
    <message>
        <source>The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged file is now {1}; the new one holds {2} runs.</source>
        <extracomment>history-mending-finished</extracomment>
        <translation>历史记录曾损坏，先前的修复没有完成；Strata 已将其完成。损坏的文件已改名为 {1}；新的历史记录含 {2} 次运行。</translation>
    </message>
    <message>
        <source>Strata found no readable run of a history in {1}. Choose another file.</source>
        <extracomment>no-runs-read</extracomment>
        <translation>Strata 在 {1} 中没有找到可读取的历史运行记录。选择其他文件。</translation>
    </message>
    <message>
        <source>Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name.</source>
        <extracomment>output-in-use</extracomment>
        <translation>Strata 读取 {1} 或在其中保存数据，报告会将其替换。请选择其他名称。</translation>
    </message>
    <message>
        <source>The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} partial runs; {4} runs were lost. Check the disk, and export important runs.</source>
        <extracomment>history-recovered</extracomment>
        <translation>历史记录曾损坏。损坏的文件已改名为 {1}。新的历史记录含 {2} 次完整运行和 {3} 次不完整运行；{4} 次运行已丢失。检查磁盘，并导出重要的运行记录。</translation>
    </message>
    <message>
        <source>The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or rename it yourself, and start Strata again.</source>
        <extracomment>history-not-moved</extracomment>
        <translation>{1} 中的历史记录已损坏，Strata 无法将其重命名。关闭正在使用它的其他程序，或自行重命名，然后重新启动 Strata。</translation>
    </message>
    <message>
        <source>The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that version, or save runs as files.</source>
        <extracomment>history-newer</extracomment>
        <translation>{1} 中的历史记录来自更新版本的 Strata（格式 {2}；此版本读取 {3}）。安装该版本，或把运行记录保存为文件。</translation>
    </message>
    <message>
        <source>There is no space to write the history in {1}, so this run is incomplete there. Free some space on that disk, and save the report of the run.</source>
        <extracomment>history-full</extracomment>
        <translation>没有空间写入 {1} 中的历史记录，因此这次运行在其中不完整。在该磁盘上腾出空间，并保存这次运行的报告。</translation>
    </message>
    <message>
        <source>Another program locked the history in {1} for too long. Close that program, and save the report of the run.</source>
        <extracomment>history-busy</extracomment>
        <translation>另一个程序锁定 {1} 中的历史记录过久。关闭该程序，并保存这次运行的报告。</translation>
    </message>
    <message>
        <source>Strata may not write to the history in {1}. Change its permissions, or save the report of the run.</source>
        <extracomment>history-read-only</extracomment>
        <translation>Strata 无权写入 {1} 中的历史记录。更改其权限，或保存这次运行的报告。</translation>
    </message>
    <message>
        <source>Strata cannot use the history in {1}: {2}. Save reports as files instead.</source>
        <extracomment>history-failed</extracomment>
        <translation>Strata 无法使用 {1} 中的历史记录：{2}。改为把报告保存为文件。</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that this run may not be in the history. Save its report to keep it.</source>
        <extracomment>history-slow</extracomment>
        <translation>{1} 所在的磁盘太慢，这次运行可能没有进入历史记录。如需保留，保存其报告。</translation>
    </message>
    <message>
        <source>The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids.</source>
        <extracomment>no-such-run</extracomment>
        <translation>历史记录中没有标识为 {1} 的运行。标签不是标识；strata-cli history list 显示标识。</translation>
    </message>
    <message>
        <source>Several runs start with {1}. Give more characters of the id.</source>
        <extracomment>run-ambiguous</extracomment>
        <translation>有多次运行的标识以 {1} 开头。多输入几位标识。</translation>
    </message>
    <message>
        <source>The history already has the run {1}, so nothing changed.</source>
        <extracomment>run-kept-already</extracomment>
        <translation>历史记录中已有运行 {1}，因此没有任何更改。</translation>
    </message>
    <message>
        <source>Strata cannot read a part of the history, which may be damaged. Check the disk, and export important runs.</source>
        <extracomment>bad-cbor</extracomment>
        <translation>Strata 无法读取历史记录的一部分，它可能已损坏。检查磁盘，并导出重要的运行记录。</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>html-language</extracomment>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>html-origin</extracomment>
        <translation>来源</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>html-machine</extracomment>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>html-settings</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>html-notes</extracomment>
        <translation>说明</translation>
    </message>
    <message>
        <source>How to read this</source>
        <extracomment>html-reading</extracomment>
        <translation>阅读方法</translation>
    </message>
    <message numerus="yes">
        <source>{1} more charts</source>
        <extracomment>html-more-charts</extracomment>
        <translation>
            <numerusform>另有 {1} 个图表</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>html-test-memory
----------
test-memory</extracomment>
        <translation>传送</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>html-test-bandwidth
----------
test-bandwidth</extracomment>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>html-test-latency
----------
test-latency</extracomment>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Buffer copy</source>
        <extracomment>html-test-copy</extracomment>
        <translation>缓冲区复制</translation>
    </message>
    <message>
        <source>C library</source>
        <extracomment>html-test-library
----------
test-library</extracomment>
        <translation>C 库</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>html-test-registers
----------
test-registers
----------
step-registers</extracomment>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>String instructions</source>
        <extracomment>html-test-string
----------
test-string</extracomment>
        <translation>字符串指令</translation>
    </message>
    <message>
        <source>Memory types</source>
        <extracomment>html-test-memtypes
----------
test-memtypes</extracomment>
        <translation>内存类型</translation>
    </message>
    <message>
        <source>Loaded latency</source>
        <extracomment>html-test-loaded-latency
----------
test-loaded-latency</extracomment>
        <translation>负载下的延迟</translation>
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
        <translation>各核心</translation>
    </message>
    <message>
        <source>Core to core</source>
        <extracomment>html-test-core-to-core
----------
test-core-to-core
----------
step-core-to-core</extracomment>
        <translation>核间</translation>
    </message>
    <message>
        <source>Contention</source>
        <extracomment>html-test-contention
----------
test-contention
----------
step-contention</extracomment>
        <translation>争用</translation>
    </message>
    <message>
        <source>Pauses</source>
        <extracomment>html-test-pauses
----------
test-pauses
----------
step-pauses</extracomment>
        <translation>停顿</translation>
    </message>
    <message>
        <source>Sustained performance</source>
        <extracomment>html-test-sustained
----------
test-sustained
----------
step-sustained</extracomment>
        <translation>持续性能</translation>
    </message>
    <message>
        <source>Statistic: {1}.</source>
        <extracomment>html-figures-are</extracomment>
        <translation>统计量：{1}。</translation>
    </message>
    <message>
        <source>All results ({1})</source>
        <extracomment>html-all-figures</extracomment>
        <translation>所有结果（{1}）</translation>
    </message>
    <message>
        <source>Results are rounded to three significant digits here. The run file (.strata) has all digits, and the samples.</source>
        <extracomment>html-footer</extracomment>
        <translation>此处的结果四舍五入到三位有效数字。运行文件（.strata）包含所有数位和样本。</translation>
    </message>
    <message>
        <source>repetitions: {1}</source>
        <extracomment>html-repetitions</extracomment>
        <translation>重复次数：{1}</translation>
    </message>
    <message>
        <source>The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition.</source>
        <extracomment>html-series</extracomment>
        <translation>同一测量重复进行，每次都用新的线程和缓冲区。重复次数：{1}。平均值为几何平均值；离散度为最低与最高结果之间的范围，以平均值的百分比表示。计算机和设置取自第一次重复。</translation>
    </message>
    <message>
        <source>Several series are shown side by side; each counts for itself. The mean is the geometric mean of a side&apos;s repetitions; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition of the first side.</source>
        <extracomment>html-series-sides</extracomment>
        <translation>多个系列并列显示；各自独立计算。平均值为该对象各次重复的几何平均值；离散度为最低与最高结果之间的范围，以平均值的百分比表示。计算机和设置取自第一个对象的第一次重复。</translation>
    </message>
    <message>
        <source>mean, {1}</source>
        <extracomment>html-mean</extracomment>
        <translation>平均值，{1}</translation>
    </message>
    <message>
        <source>min to max</source>
        <extracomment>html-range</extracomment>
        <translation>最小至最大</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <extracomment>html-from-to
----------
compare-interval</extracomment>
        <translation>{1} 至 {2}</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>html-spread</extracomment>
        <translation>离散度</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>html-count
----------
column-count</extracomment>
        <translation>数量</translation>
    </message>
    <message>
        <source>worst grade</source>
        <extracomment>html-worst-verdict</extracomment>
        <translation>最差评级</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>html-comparison</extracomment>
        <translation>比较</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <extracomment>html-unmatched</extracomment>
        <translation>无对应项</translation>
    </message>
    <message>
        <source>All of them ({1})</source>
        <extracomment>html-all-cells</extracomment>
        <translation>全部（{1}）</translation>
    </message>
    <message>
        <source>Removed or changed, because it identifies the computer:</source>
        <extracomment>shared-heading</extracomment>
        <translation>因可识别这台计算机而删除或更改的内容：</translation>
    </message>
    <message>
        <source>{1}: {2} (removed)</source>
        <extracomment>shared-removed</extracomment>
        <translation>{1}：{2}（已删除）</translation>
    </message>
    <message>
        <source>{1}: {2} became {3}</source>
        <extracomment>shared-changed</extracomment>
        <translation>{1}：{2} 改为 {3}</translation>
    </message>
    <message>
        <source>Everything else stays: processor, caches, memory, OS version, settings, and all results.</source>
        <extracomment>shared-stays</extracomment>
        <translation>其余内容都保留：处理器、缓存、内存、操作系统版本、设置和所有结果。</translation>
    </message>
    <message>
        <source>ID of the run</source>
        <extracomment>shared-id</extracomment>
        <translation>运行的标识</translation>
    </message>
    <message>
        <source>ID of the series</source>
        <extracomment>shared-series</extracomment>
        <translation>系列的标识</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>shared-label
----------
label-label
----------
column-label</extracomment>
        <translation>标签</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>shared-comment
----------
label-comment</extracomment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shared-started</extracomment>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>shared-finished</extracomment>
        <translation>结束</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>shared-seed</extracomment>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Memory, to the byte</source>
        <extracomment>shared-memory</extracomment>
        <translation>内存，精确到字节</translation>
    </message>
    <message>
        <source>Free memory, to the byte</source>
        <extracomment>shared-available</extracomment>
        <translation>空闲内存，精确到字节</translation>
    </message>
    <message>
        <source>Version of the OS</source>
        <extracomment>shared-system</extracomment>
        <translation>操作系统版本</translation>
    </message>
    <message>
        <source>Ticks of the clock per second</source>
        <extracomment>shared-ticks</extracomment>
        <translation>每秒的时钟滴答数</translation>
    </message>
    <message>
        <source>Folder of the disk test</source>
        <extracomment>shared-folder</extracomment>
        <translation>磁盘测试的文件夹</translation>
    </message>
    <message>
        <source>Device of a disk</source>
        <extracomment>shared-disk-device</extracomment>
        <translation>磁盘的设备</translation>
    </message>
    <message>
        <source>Options of a mount</source>
        <extracomment>shared-disk-options</extracomment>
        <translation>挂载选项</translation>
    </message>
    <message>
        <source>Largest file allowed</source>
        <extracomment>shared-disk-limit</extracomment>
        <translation>允许的最大文件</translation>
    </message>
    <message>
        <source>Free space of a disk, to the byte</source>
        <extracomment>shared-disk-free</extracomment>
        <translation>磁盘可用空间，精确到字节</translation>
    </message>
    <message>
        <source>Size of a disk, to the byte</source>
        <extracomment>shared-disk-size</extracomment>
        <translation>磁盘大小，精确到字节</translation>
    </message>
    <message>
        <source>Text in the reason of a grade</source>
        <extracomment>shared-reason</extracomment>
        <translation>评级原因中的文字</translation>
    </message>
    <message>
        <source>Unknown here, from a newer version ({1})</source>
        <extracomment>shared-unknown</extracomment>
        <translation>此处未知，来自更新的版本（{1}）</translation>
    </message>
    <message>
        <source>Integer</source>
        <extracomment>test-integer
----------
sustained-integer</extracomment>
        <translation>整数</translation>
    </message>
    <message>
        <source>Floating-point</source>
        <extracomment>test-floating</extracomment>
        <translation>浮点</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>test-copy
----------
op-copy</extracomment>
        <translation>复制</translation>
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
        <translation>网络</translation>
    </message>
    <message>
        <source>Heapsort of 1000 random 32-bit integers, fresh ones each time</source>
        <extracomment>heapsort-1000</extracomment>
        <translation>对 1000 个随机 32 位整数做堆排序，每次都用新的整数</translation>
    </message>
    <message>
        <source>Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions</source>
        <extracomment>floating-mix</extracomment>
        <translation>标量双精度数：11 次加法、2 次减法、9 次乘法、2 次除法</translation>
    </message>
    <message>
        <source>Sequential move, {1}-byte</source>
        <extracomment>move-serial</extracomment>
        <translation>顺序传送，{1} 字节</translation>
    </message>
    <message>
        <source>Random move, {1}-byte</source>
        <extracomment>move-random</extracomment>
        <translation>随机传送，{1} 字节</translation>
    </message>
    <message>
        <source>The random index of a move alone</source>
        <extracomment>index-random</extracomment>
        <translation>只计算传送的随机索引</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte</source>
        <extracomment>read-serial</extracomment>
        <translation>顺序读取，{1} 字节</translation>
    </message>
    <message>
        <source>Random read, {1}-byte</source>
        <extracomment>read-random</extracomment>
        <translation>随机读取，{1} 字节</translation>
    </message>
    <message>
        <source>Random read, {1}-byte, in 256-byte chunks</source>
        <extracomment>read-chunks</extracomment>
        <translation>随机读取，{1} 字节，以 256 字节为一块</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, non-temporal</source>
        <extracomment>read-stream</extracomment>
        <translation>顺序读取，{1} 字节，非临时</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, software prefetch</source>
        <extracomment>read-prefetch</extracomment>
        <translation>顺序读取，{1} 字节，软件预取</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, interleaved over 4 pages</source>
        <extracomment>read-interleave</extracomment>
        <translation>顺序读取，{1} 字节，跨 4 页交错</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, unrolled over a page</source>
        <extracomment>read-page</extracomment>
        <translation>顺序读取，{1} 字节，按一页展开</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, register pairs</source>
        <extracomment>read-pair</extracomment>
        <translation>顺序读取，{1} 字节，寄存器对</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, SVE</source>
        <extracomment>read-sve</extracomment>
        <translation>顺序读取，{1} 字节，SVE</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte</source>
        <extracomment>write-serial</extracomment>
        <translation>顺序写入，{1} 字节</translation>
    </message>
    <message>
        <source>Random write, {1}-byte</source>
        <extracomment>write-random</extracomment>
        <translation>随机写入，{1} 字节</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks</source>
        <extracomment>write-chunks</extracomment>
        <translation>随机写入，{1} 字节，以 256 字节为一块</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, non-temporal</source>
        <extracomment>write-stream</extracomment>
        <translation>顺序写入，{1} 字节，非临时</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>write-stream-chunks</extracomment>
        <translation>随机写入，{1} 字节，以 256 字节为一块，非临时</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, interleaved over 4 pages</source>
        <extracomment>write-interleave</extracomment>
        <translation>顺序写入，{1} 字节，跨 4 页交错</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, register pairs</source>
        <extracomment>write-pair</extracomment>
        <translation>顺序写入，{1} 字节，寄存器对</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, SVE</source>
        <extracomment>write-sve</extracomment>
        <translation>顺序写入，{1} 字节，SVE</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte</source>
        <extracomment>copy-serial</extracomment>
        <translation>顺序复制，{1} 字节</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte</source>
        <extracomment>copy-random</extracomment>
        <translation>随机复制，{1} 字节</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, non-temporal</source>
        <extracomment>copy-stream</extracomment>
        <translation>顺序复制，{1} 字节，非临时</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, grouped, non-temporal</source>
        <extracomment>copy-best</extracomment>
        <translation>顺序复制，{1} 字节，分组，非临时</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, register pairs</source>
        <extracomment>copy-pair</extracomment>
        <translation>顺序复制，{1} 字节，寄存器对</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, SVE</source>
        <extracomment>copy-sve</extracomment>
        <translation>顺序复制，{1} 字节，SVE</translation>
    </message>
    <message>
        <source>Triad, {1}-byte</source>
        <extracomment>triad-serial</extracomment>
        <translation>Triad，{1} 字节</translation>
    </message>
    <message>
        <source>Triad, {1}-byte, non-temporal</source>
        <extracomment>triad-stream</extracomment>
        <translation>Triad，{1} 字节，非临时</translation>
    </message>
    <message>
        <source>{1}, as STREAM counts it</source>
        <extracomment>count-stream</extracomment>
        <translation>{1}，按 STREAM 的方式计</translation>
    </message>
    <message>
        <source>{1}, payload, a third of what STREAM counts</source>
        <extracomment>count-payload</extracomment>
        <translation>{1}，有效数据，为 STREAM 计数的三分之一</translation>
    </message>
    <message>
        <source>Triad</source>
        <extracomment>op-triad</extracomment>
        <translation>Triad</translation>
    </message>
    <message>
        <source>Pointer chasing, parallel chains: {1}</source>
        <extracomment>chase</extracomment>
        <translation>指针追逐，并行链：{1}</translation>
    </message>
    <message>
        <source>The whole buffer by one memcpy</source>
        <extracomment>copy-memcpy</extracomment>
        <translation>用一次 memcpy 复制整个缓冲区</translation>
    </message>
    <message>
        <source>8-byte loop</source>
        <extracomment>copy-elements
----------
row-copy-elements</extracomment>
        <translation>8 字节循环</translation>
    </message>
    <message>
        <source>memcpy block by block, the rest included</source>
        <extracomment>copy-blocks</extracomment>
        <translation>逐块 memcpy，含剩余部分</translation>
    </message>
    <message>
        <source>memcpy</source>
        <extracomment>library-memcpy</extracomment>
        <translation>memcpy</translation>
    </message>
    <message>
        <source>memmove, 8 bytes up, overlapping</source>
        <extracomment>library-memmove</extracomment>
        <translation>memmove，上移 8 字节，重叠</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>library-memset</extracomment>
        <translation>memset</translation>
    </message>
    <message>
        <source>memcmp, equal buffers</source>
        <extracomment>library-memcmp</extracomment>
        <translation>memcmp，缓冲区相等</translation>
    </message>
    <message>
        <source>memchr, the last byte</source>
        <extracomment>library-memchr</extracomment>
        <translation>memchr，最后一个字节</translation>
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
        <translation>通用寄存器到通用寄存器，{1} 字节</translation>
    </message>
    <message>
        <source>General register to stack, {1}-byte</source>
        <extracomment>register-to-stack</extracomment>
        <translation>通用寄存器到栈，{1} 字节</translation>
    </message>
    <message>
        <source>Stack to general register, {1}-byte</source>
        <extracomment>register-from-stack</extracomment>
        <translation>栈到通用寄存器，{1} 字节</translation>
    </message>
    <message>
        <source>push, {1}-byte</source>
        <extracomment>register-push</extracomment>
        <translation>push，{1} 字节</translation>
    </message>
    <message>
        <source>pop, {1}-byte</source>
        <extracomment>register-pop</extracomment>
        <translation>pop，{1} 字节</translation>
    </message>
    <message>
        <source>General register to vector, {1}-byte, rest cleared</source>
        <extracomment>register-to-vector</extracomment>
        <translation>通用寄存器到向量，{1} 字节，其余清零</translation>
    </message>
    <message>
        <source>Vector to general register, {1}-byte</source>
        <extracomment>register-from-vector</extracomment>
        <translation>向量到通用寄存器，{1} 字节</translation>
    </message>
    <message>
        <source>General register into a vector element, {1}-byte</source>
        <extracomment>register-insert</extracomment>
        <translation>通用寄存器到向量元素，{1} 字节</translation>
    </message>
    <message>
        <source>Vector element to general register, {1}-byte</source>
        <extracomment>register-extract</extracomment>
        <translation>向量元素到通用寄存器，{1} 字节</translation>
    </message>
    <message>
        <source>Vector to vector, {1}-byte</source>
        <extracomment>register-vector</extracomment>
        <translation>向量到向量，{1} 字节</translation>
    </message>
    <message>
        <source>Scalable vector to scalable vector, {1}-byte</source>
        <extracomment>register-sve</extracomment>
        <translation>可伸缩向量到可伸缩向量，{1} 字节</translation>
    </message>
    <message>
        <source>lods, {1}-byte</source>
        <extracomment>string-lods</extracomment>
        <translation>lods，{1} 字节</translation>
    </message>
    <message>
        <source>stos, {1}-byte</source>
        <extracomment>string-stos</extracomment>
        <translation>stos，{1} 字节</translation>
    </message>
    <message>
        <source>movs, {1}-byte</source>
        <extracomment>string-movs</extracomment>
        <translation>movs，{1} 字节</translation>
    </message>
    <message>
        <source>rep lods, {1}-byte</source>
        <extracomment>string-rep-lods</extracomment>
        <translation>rep lods，{1} 字节</translation>
    </message>
    <message>
        <source>rep stos, {1}-byte</source>
        <extracomment>string-rep-stos</extracomment>
        <translation>rep stos，{1} 字节</translation>
    </message>
    <message>
        <source>rep movs, {1}-byte</source>
        <extracomment>string-rep-movs</extracomment>
        <translation>rep movs，{1} 字节</translation>
    </message>
    <message>
        <source>Compare-and-swap</source>
        <extracomment>handover-cas</extracomment>
        <translation>比较并交换</translation>
    </message>
    <message>
        <source>Load and store</source>
        <extracomment>handover-store</extracomment>
        <translation>加载和存储</translation>
    </message>
    <message>
        <source>Own line</source>
        <extracomment>contention-apart-256</extracomment>
        <translation>独占缓存行</translation>
    </message>
    <message>
        <source>Neighbouring words</source>
        <extracomment>contention-apart-8</extracomment>
        <translation>相邻的字</translation>
    </message>
    <message>
        <source>Words {1} bytes apart</source>
        <extracomment>contention-apart</extracomment>
        <translation>相距 {1} 字节的字</translation>
    </message>
    <message>
        <source>One word, add</source>
        <extracomment>contention-add</extracomment>
        <translation>同一个字，加法</translation>
    </message>
    <message>
        <source>One word, compare-and-swap</source>
        <extracomment>contention-cas</extracomment>
        <translation>同一个字，比较并交换</translation>
    </message>
    <message>
        <source>Reads only</source>
        <extracomment>inject-1to0</extracomment>
        <translation>只读</translation>
    </message>
    <message>
        <source>Read:write 3:1</source>
        <extracomment>inject-3to1</extracomment>
        <translation>读写 3:1</translation>
    </message>
    <message>
        <source>Read:write 2:1</source>
        <extracomment>inject-2to1</extracomment>
        <translation>读写 2:1</translation>
    </message>
    <message>
        <source>Read:write 1:1</source>
        <extracomment>inject-1to1</extracomment>
        <translation>读写 1:1</translation>
    </message>
    <message>
        <source>1-byte store, {1}-byte load</source>
        <extracomment>forward-1</extracomment>
        <translation>存储 1 字节，加载 {1} 字节</translation>
    </message>
    <message>
        <source>2-byte store, {1}-byte load</source>
        <extracomment>forward-2</extracomment>
        <translation>存储 2 字节，加载 {1} 字节</translation>
    </message>
    <message>
        <source>4-byte store, {1}-byte load</source>
        <extracomment>forward-4</extracomment>
        <translation>存储 4 字节，加载 {1} 字节</translation>
    </message>
    <message>
        <source>8-byte store, {1}-byte load</source>
        <extracomment>forward-8</extracomment>
        <translation>存储 8 字节，加载 {1} 字节</translation>
    </message>
    <message>
        <source>16-byte store, {1}-byte load</source>
        <extracomment>forward-16</extracomment>
        <translation>存储 16 字节，加载 {1} 字节</translation>
    </message>
    <message>
        <source>Lost time</source>
        <extracomment>pauses-watch</extracomment>
        <translation>损失的时间</translation>
    </message>
    <message>
        <source>Wake-up latency</source>
        <extracomment>pauses-wake-up</extracomment>
        <translation>唤醒延迟</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>sustained-vectors
----------
label-vectors</extracomment>
        <translation>向量</translation>
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
        <translation>内存</translation>
    </message>
    <message>
        <source>Sequential write, direct I/O</source>
        <extracomment>disk-write-serial</extracomment>
        <translation>顺序写入，直接 I/O</translation>
    </message>
    <message>
        <source>Sequential read, direct I/O</source>
        <extracomment>disk-read-serial</extracomment>
        <translation>顺序读取，直接 I/O</translation>
    </message>
    <message>
        <source>Random write, direct I/O</source>
        <extracomment>disk-write-random</extracomment>
        <translation>随机写入，直接 I/O</translation>
    </message>
    <message>
        <source>Random read, direct I/O</source>
        <extracomment>disk-read-random</extracomment>
        <translation>随机读取，直接 I/O</translation>
    </message>
    <message>
        <source>Sequential reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-serial</extracomment>
        <translation>顺序读写，按比例混合，直接 I/O</translation>
    </message>
    <message>
        <source>Random reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-random</extracomment>
        <translation>随机读写，按比例混合，直接 I/O</translation>
    </message>
    <message>
        <source>Random write, each flushed, direct I/O</source>
        <extracomment>disk-commit-random</extracomment>
        <translation>随机写入，逐次刷盘，直接 I/O</translation>
    </message>
    <message>
        <source>Log append, each flushed, through the OS cache</source>
        <extracomment>disk-commit-serial</extracomment>
        <translation>日志追加，逐次刷盘，经过操作系统缓存</translation>
    </message>
    <message>
        <source>Sustained sequential write, direct I/O</source>
        <extracomment>disk-endurance-serial</extracomment>
        <translation>持续顺序写入，直接 I/O</translation>
    </message>
    <message>
        <source>Sequential, {1}-byte</source>
        <extracomment>memory-serial</extracomment>
        <translation>顺序，{1} 字节</translation>
    </message>
    <message>
        <source>Random, {1}-byte</source>
        <extracomment>memory-random</extracomment>
        <translation>随机，{1} 字节</translation>
    </message>
    <message numerus="yes">
        <source>{1} chains</source>
        <extracomment>latency-chains</extracomment>
        <translation>
            <numerusform>{1} 条链</numerusform>
        </translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>loaded-idle</extracomment>
        <translation>空闲</translation>
    </message>
    <message>
        <source>{1}, delay {2}</source>
        <extracomment>loaded-delay</extracomment>
        <translation>{1}，延时 {2}</translation>
    </message>
    <message>
        <source>node {1} to node {2}</source>
        <extracomment>node-pair</extracomment>
        <translation>节点 {1} 到节点 {2}</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>numa-latency
----------
metric-latency</extracomment>
        <translation>延迟</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>numa-bandwidth</extracomment>
        <translation>带宽</translation>
    </message>
    <message>
        <source>CPU {1} and CPU {2}</source>
        <extracomment>cpu-pair</extracomment>
        <translation>CPU {1} 和 CPU {2}</translation>
    </message>
    <message>
        <source>{1} {2}: {3}</source>
        <extracomment>cell-of-test-and-size</extracomment>
        <translation>{1} {2}：{3}</translation>
    </message>
    <message>
        <source>{1}, transparent huge pages</source>
        <extracomment>cell-pages-transparent</extracomment>
        <translation>{1}，透明大页</translation>
    </message>
    <message>
        <source>{1}, explicit huge pages</source>
        <extracomment>cell-pages-explicit</extracomment>
        <translation>{1}，显式大页</translation>
    </message>
    <message>
        <source>{1}, huge pages</source>
        <extracomment>cell-pages-huge</extracomment>
        <translation>{1}，大页</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>op-mixed</extracomment>
        <translation>混合</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>op-commit</extracomment>
        <translation>提交</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>op-write</extracomment>
        <translation>写入</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>op-read</extracomment>
        <translation>读取</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>op-move</extracomment>
        <translation>传送</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>pattern-random</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>sequential</source>
        <extracomment>pattern-serial</extracomment>
        <translation>顺序</translation>
    </message>
    <message>
        <source>This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, because its threads do not start together.</source>
        <extracomment>membench-note</extracomment>
        <translation>这是 sc-membench 的格式，带有它的得分。得分把所有核心的一级缓存与内存混在一起；应改为比较各层级（--format text）。sc-membench 自身的得分可能更高，因为其线程不同时开始。</translation>
    </message>
    <message>
        <source>WARNING: the scores cannot be compared with those of other runs, since:</source>
        <extracomment>membench-warning</extracomment>
        <translation>警告：得分不能与其他运行的得分比较，原因：</translation>
    </message>
    <message>
        <source>the run did not come to its end</source>
        <extracomment>membench-unfinished</extracomment>
        <translation>运行没有完成</translation>
    </message>
    <message>
        <source>its number of threads was {1}, on a machine with {2} CPUs (--threads auto has as many)</source>
        <extracomment>membench-threads</extracomment>
        <translation>它使用 {1} 个线程，而计算机有 {2} 个 CPU（--threads auto 使用同样多的线程）</translation>
    </message>
    <message>
        <source>there is one size of buffer only (--sweep full has many)</source>
        <extracomment>membench-one-size</extracomment>
        <translation>只有一种缓冲区大小（--sweep full 有多种）</translation>
    </message>
    <message>
        <source>{1} of {2} results are unreliable (--format text says why)</source>
        <extracomment>membench-poor</extracomment>
        <translation>{2} 个结果中有 {1} 个不可靠（原因见 --format text）</translation>
    </message>
    <message>
        <source>This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form holds.</source>
        <extracomment>membench-nothing</extracomment>
        <translation>此运行没有 1 KiB 及以上缓冲区的带宽和延迟，而此格式只能容纳这些内容。</translation>
    </message>
    <message>
        <source>90th percentile of work per cycle x clock</source>
        <extracomment>statistic-p90-per-clock</extracomment>
        <translation>每周期工作量的第 90 百分位 × 频率</translation>
    </message>
    <message>
        <source>90th percentile of the rate</source>
        <extracomment>statistic-p90</extracomment>
        <translation>速率的第 90 百分位</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <extracomment>statistic-p10</extracomment>
        <translation>第 10 百分位</translation>
    </message>
    <message>
        <source>10th percentile of cycles / clock</source>
        <extracomment>statistic-p10-per-clock</extracomment>
        <translation>周期数 / 频率的第 10 百分位</translation>
    </message>
    <message>
        <source>median over cache lines of the 10th percentile of each</source>
        <extracomment>statistic-p10-of-lines</extracomment>
        <translation>各缓存行第 10 百分位的中位数</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of each</source>
        <extracomment>statistic-p90-of-visits</extracomment>
        <translation>各次测量第 90 百分位的中位数</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of work per cycle x clock of each</source>
        <extracomment>statistic-p90-per-clock-of-visits</extracomment>
        <translation>各次测量的每周期工作量第 90 百分位 × 频率的中位数</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>statistic-p50
----------
series-median
----------
column-median</extracomment>
        <translation>中位数</translation>
    </message>
    <message>
        <source>median operation</source>
        <extracomment>statistic-p50-operation</extracomment>
        <translation>操作的中位数</translation>
    </message>
    <message>
        <source>mean over the common time window</source>
        <extracomment>statistic-mean</extracomment>
        <translation>共同时间窗口内的平均值</translation>
    </message>
    <message>
        <source>counted bytes / counted time</source>
        <extracomment>statistic-total</extracomment>
        <translation>计入的字节 / 计入的时间</translation>
    </message>
    <message>
        <source>lost time / watched time</source>
        <extracomment>statistic-lost-share</extracomment>
        <translation>损失的时间 / 观察时间</translation>
    </message>
    <message>
        <source>rate after a fall / rate of seconds 2 to 12</source>
        <extracomment>statistic-sustained-share</extracomment>
        <translation>下降后的速率 / 第 2 至 12 秒的速率</translation>
    </message>
    <message>
        <source>total bytes / total time</source>
        <extracomment>statistic-average</extracomment>
        <translation>总字节 / 总时间</translation>
    </message>
    <message>
        <source>{1} (up to L2)</source>
        <extracomment>statistic-to-l2</extracomment>
        <translation>{1}（L2 及以内）</translation>
    </message>
    <message>
        <source>{1} (beyond L2)</source>
        <extracomment>statistic-beyond-l2</extracomment>
        <translation>{1}（L2 以外）</translation>
    </message>
    <message>
        <source>reliable</source>
        <extracomment>grade-good</extracomment>
        <translation>可靠</translation>
    </message>
    <message>
        <source>caution</source>
        <extracomment>grade-fair</extracomment>
        <translation>存疑</translation>
    </message>
    <message>
        <source>unreliable</source>
        <extracomment>grade-poor</extracomment>
        <translation>不可靠</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>outcome-skipped</extracomment>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>outcome-failed
----------
status-failed</extracomment>
        <translation>失败</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>metric-rate
----------
column-rate</extracomment>
        <translation>速率</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>metric-operations</extracomment>
        <translation>操作</translation>
    </message>
    <message>
        <source>completion latency</source>
        <extracomment>metric-completion-latency</extracomment>
        <translation>完成延迟</translation>
    </message>
    <message>
        <source>peak</source>
        <extracomment>peer-peak</extracomment>
        <translation>最高值</translation>
    </message>
    <message>
        <source>weighted average</source>
        <extracomment>peer-weighted-average</extracomment>
        <translation>加权平均值</translation>
    </message>
    <message>
        <source>{1}, random, {2}-byte, non-temporal</source>
        <extracomment>peer-random-non-temporal</extracomment>
        <translation>{1}，随机，{2} 字节，非临时</translation>
    </message>
    <message>
        <source>memcpy, block by block</source>
        <extracomment>peer-blocks</extracomment>
        <translation>memcpy，逐块</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>how-refused</extracomment>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>accepted but ignored</source>
        <extracomment>how-not-real</extracomment>
        <translation>被接受但被忽略</translation>
    </message>
    <message>
        <source>ineffective, because the file system is in memory</source>
        <extracomment>how-in-memory</extracomment>
        <translation>无效，因为文件系统位于内存中</translation>
    </message>
    <message>
        <source>ineffective, because a program with its own cache serves the file system</source>
        <extracomment>how-program</extracomment>
        <translation>无效，因为文件系统由带有自身缓存的程序提供</translation>
    </message>
    <message>
        <source>ineffective, because the device keeps its data in memory</source>
        <extracomment>how-device-in-memory</extracomment>
        <translation>无效，因为设备把数据保存在内存中</translation>
    </message>
    <message>
        <source>Loopback, no network</source>
        <extracomment>brief-network-loopback</extracomment>
        <translation>环回，非网络</translation>
    </message>
    <message>
        <source>Same machine</source>
        <extracomment>brief-network-same-host</extracomment>
        <translation>同一台计算机</translation>
    </message>
    <message>
        <source>CPU-bound ({2})</source>
        <extracomment>brief-network-processor-limit</extracomment>
        <translation>受 CPU 限制（{2}）</translation>
    </message>
    <message>
        <source>Faster than its link</source>
        <extracomment>brief-network-above-link
----------
brief-beyond-link</extracomment>
        <translation>快于其链路</translation>
    </message>
    <message>
        <source>Retransmits {2}</source>
        <extracomment>brief-network-retransmissions</extracomment>
        <translation>重传 {2}</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <extracomment>brief-network-refused</extracomment>
        <translation>连接被拒绝</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <extracomment>brief-network-no-answer</extracomment>
        <translation>连接超时</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <extracomment>brief-network-name-not-found</extracomment>
        <translation>找不到主机名</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <extracomment>brief-network-unreachable</extracomment>
        <translation>主机不可达</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <extracomment>brief-network-wrong-code</extracomment>
        <translation>配对码错误</translation>
    </message>
    <message>
        <source>Not proved by the code</source>
        <extracomment>brief-network-unproved</extracomment>
        <translation>未经配对码证实</translation>
    </message>
    <message>
        <source>Code used up</source>
        <extracomment>brief-network-code-spent</extracomment>
        <translation>配对码已用尽</translation>
    </message>
    <message>
        <source>Locked for {2}</source>
        <extracomment>brief-network-paused</extracomment>
        <translation>锁定 {2}</translation>
    </message>
    <message>
        <source>Other machine busy</source>
        <extracomment>brief-network-busy</extracomment>
        <translation>对方计算机忙</translation>
    </message>
    <message>
        <source>Version mismatch</source>
        <extracomment>brief-network-other-version</extracomment>
        <translation>版本不一致</translation>
    </message>
    <message>
        <source>Not Strata</source>
        <extracomment>brief-network-not-strata</extracomment>
        <translation>不是 Strata</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>brief-network-lost</extracomment>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>Stopped by other end</source>
        <extracomment>brief-network-ended</extracomment>
        <translation>对方已停止</translation>
    </message>
    <message>
        <source>No data for {2}</source>
        <extracomment>brief-network-stalled</extracomment>
        <translation>{2} 无数据</translation>
    </message>
    <message>
        <source>Took too long</source>
        <extracomment>brief-network-too-long</extracomment>
        <translation>用时过长</translation>
    </message>
    <message>
        <source>Too much to send</source>
        <extracomment>brief-network-too-much</extracomment>
        <translation>发送量过大</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <extracomment>brief-network-bad-frame</extracomment>
        <translation>无效消息</translation>
    </message>
    <message>
        <source>Unknown reason</source>
        <extracomment>brief-unknown-reason</extracomment>
        <translation>原因未知</translation>
    </message>
    <message>
        <source>No thread available</source>
        <extracomment>brief-no-thread</extracomment>
        <translation>无可用线程</translation>
    </message>
    <message>
        <source>The connection leads back to this machine (loopback), so this is OS and memory speed, not network speed. Start the server on another machine to measure a network.</source>
        <extracomment>network-loopback</extracomment>
        <translation>连接通回本机（环回），因此这是操作系统和内存的速度，不是网络速度。要测量网络，在另一台计算机上启动服务器。</translation>
    </message>
    <message>
        <source>Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another machine to measure a network.</source>
        <extracomment>network-same-host</extracomment>
        <translation>两端在同一台计算机上运行并共享其 CPU，因此没有用到网络。要测量网络，在另一台计算机上启动服务器。</translation>
    </message>
    <message>
        <source>CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more streams, or a faster machine at that end.</source>
        <extracomment>network-processor-limit</extracomment>
        <translation>受 CPU 限制：{1}的 CPU 在 {2} 的时间里忙碌，因此网络可能比此结果更快。使用更多数据流，或在那一端使用更快的计算机。</translation>
    </message>
    <message>
        <source>The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, or the data took another path. Do not use this as network speed.</source>
        <extracomment>network-above-link</extracomment>
        <translation>结果是 {1}，但两个接口中较慢的一个只有 {2}。操作系统误报了链路，或数据走了另一条路径。不要把它当作网络速度。</translation>
    </message>
    <message>
        <source>TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the Wi-Fi, or the devices between the machines.</source>
        <extracomment>network-retransmissions</extracomment>
        <translation>TCP 重传：{1} 个，占所有报文段的 {2}。丢包会降低吞吐量。检查网线、Wi-Fi 或计算机之间的设备。</translation>
    </message>
    <message>
        <source>There is no machine to measure with. Start Strata on the other machine, and choose Network, Start server there (or strata-cli serve). Enter its address here (--host).</source>
        <extracomment>no-peer</extracomment>
        <translation>没有可用于测量的另一台计算机。在另一台计算机上启动 Strata，并在那里选择“网络”页的“启动服务器”（或 strata-cli serve）。在此输入其地址（--host）。</translation>
    </message>
    <message>
        <source>There is no code for {1}. Its server shows six digits: enter them here (--code).</source>
        <extracomment>no-code</extracomment>
        <translation>没有 {1} 的配对码。其服务器显示六位数字：在此输入（--code）。</translation>
    </message>
    <message>
        <source>The code for {1} is not six digits. Enter the code that the other machine shows.</source>
        <extracomment>bad-code</extracomment>
        <translation>{1} 的配对码不是六位数字。输入另一台计算机显示的配对码。</translation>
    </message>
    <message>
        <source>The list has {1} twice. List each machine once.</source>
        <extracomment>same-peer</extracomment>
        <translation>列表中 {1} 出现了两次。每台计算机只列一次。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001.</source>
        <extracomment>bad-address</extracomment>
        <translation>“{1}”不是主机名或 IP 地址。例如：desk.local、192.168.1.7、desk.local:49001。</translation>
    </message>
    <message>
        <source>{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or strata-cli serve), and check the port.</source>
        <extracomment>network-refused</extracomment>
        <translation>{1} 拒绝了连接：该端口没有程序侦听。在那里选择“网络”页的“启动服务器”（或 strata-cli serve），并检查端口。</translation>
    </message>
    <message>
        <source>{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 unless you chose another).</source>
        <extracomment>network-no-answer</extracomment>
        <translation>{1} 没有应答。检查地址。在另一台计算机的防火墙中开放端口（TCP，未另选时为 49000）。</translation>
    </message>
    <message>
        <source>This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine shows.</source>
        <extracomment>network-name-not-found</extracomment>
        <translation>本机无法解析主机名 {1}。检查名称，或使用另一台计算机显示的 IP 地址。</translation>
    </message>
    <message>
        <source>{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network.</source>
        <extracomment>network-unreachable</extracomment>
        <translation>无法到达 {1}。操作系统报告：{2}。检查两台计算机是否在同一网络中。</translation>
    </message>
    <message>
        <source>{1} rejected the code. Enter the code that it shows now; each start has a new one.</source>
        <extracomment>network-wrong-code</extracomment>
        <translation>{1} 拒绝了配对码。输入它当前显示的配对码；每次启动都会更换。</translation>
    </message>
    <message>
        <source>{1} ended the connection before it proved that it knows the code. Another machine may have tried to guess it, so Strata does not use the code again. Start the server there again, and enter the new code.</source>
        <extracomment>network-unproved</extracomment>
        <translation>{1} 在证明自己知道配对码之前结束了连接。可能有另一台计算机试图猜测它，因此 Strata 不再使用该配对码。在那里重新启动服务器，并输入新的配对码。</translation>
    </message>
    <message>
        <source>Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. Enter the code that {1} shows now, and run it again.</source>
        <extracomment>network-code-spent</extracomment>
        <translation>Strata 没有向 {1} 尝试此配对码：它先前不正确，或可能有另一台计算机猜过它。输入 {1} 当前显示的配对码，然后重新运行。</translation>
    </message>
    <message>
        <source>{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to get a new code.</source>
        <extracomment>network-paused</extracomment>
        <translation>配对码错误次数过多，{1} 在 {2} 内不接受连接。等待，或在那里重新启动服务器以取得新的配对码。</translation>
    </message>
    <message>
        <source>{1} is measuring with another machine. Try again when that run ends.</source>
        <extracomment>network-busy</extracomment>
        <translation>{1} 正在与另一台计算机测量。等那次运行结束后再试。</translation>
    </message>
    <message>
        <source>{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version of Strata on both machines.</source>
        <extracomment>network-other-version</extracomment>
        <translation>{1} 使用网络协议版本 {2}，本程序使用版本 {3}。在两台计算机上安装相同版本的 Strata。</translation>
    </message>
    <message>
        <source>A program other than Strata answers at {1}. Check the port, and that Strata is the server there.</source>
        <extracomment>network-not-strata</extracomment>
        <translation>在 {1} 应答的程序不是 Strata。检查端口，并确认那里的服务器是 Strata。</translation>
    </message>
    <message>
        <source>The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or the Wi-Fi, and run it again.</source>
        <extracomment>network-lost</extracomment>
        <translation>与 {1} 的连接已中断。操作系统报告：{2}。Strata 保留先前的结果。检查网线或 Wi-Fi，然后重新运行。</translation>
    </message>
    <message>
        <source>The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the test again.</source>
        <extracomment>network-ended</extracomment>
        <translation>{1} 上的服务器已停止。Strata 保留先前的结果。在那里重新启动它，然后重新运行测试。</translation>
    </message>
    <message>
        <source>{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether the other machine sleeps or hangs, and run it again.</source>
        <extracomment>network-stalled</extracomment>
        <translation>{1} 虽已连接，但 {2} 内没有发送数据。Strata 保留先前的结果。检查另一台计算机是否睡眠或无响应，然后重新运行。</translation>
    </message>
    <message>
        <source>{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again.</source>
        <extracomment>network-too-long</extracomment>
        <translation>{1} 超过了单次测量 {2} 的时限。Strata 保留先前的结果。重新运行。</translation>
    </message>
    <message>
        <source>The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. Strata keeps the earlier results. Measure the rest in a second run.</source>
        <extracomment>network-too-much</extracomment>
        <translation>与 {1} 的测试超出了其服务器的限制：1000 次测量和 4 MiB 结果。Strata 保留先前的结果。在第二次运行中测量其余部分。</translation>
    </message>
    <message>
        <source>{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; if this happens again, check the devices between the machines.</source>
        <extracomment>network-bad-frame</extracomment>
        <translation>{1} 发送了无效的消息，或消息在途中被改动。Strata 保留先前的结果。重新运行；如果再次发生，检查计算机之间的设备。</translation>
    </message>
    <message>
        <source>{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both machines.</source>
        <extracomment>unknown-reason</extracomment>
        <translation>{1} 给出了本程序不识别的原因：{2}。在两台计算机上安装相同版本的 Strata。</translation>
    </message>
    <message>
        <source>The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>no-thread</extracomment>
        <translation>操作系统拒绝为此连接创建线程。关闭其他程序，或提高操作系统的线程数上限。</translation>
    </message>
    <message>
        <source>The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine.</source>
        <extracomment>no-random-numbers</extracomment>
        <translation>操作系统没有提供随机数，因此 Strata 无法保护连接。重新启动计算机。</translation>
    </message>
    <message>
        <source>Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or another port.</source>
        <extracomment>cannot-listen</extracomment>
        <translation>Strata 无法在 {1} 的端口 {2} 上侦听。操作系统报告：{3}。选择本机的地址，或其他端口。</translation>
    </message>
    <message>
        <source>Another program uses port {1}. Close it, or choose another port and enter that on the other machine.</source>
        <extracomment>port-taken</extracomment>
        <translation>另一个程序正在使用端口 {1}。关闭它，或选择其他端口并在另一台计算机上输入该端口。</translation>
    </message>
    <message>
        <source>No client connected for {1}, so the server stopped. Start it again when you need it.</source>
        <extracomment>responder-idle</extracomment>
        <translation>{1} 内没有客户端连接，因此服务器已停止。需要时重新启动它。</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, idle network</source>
        <extracomment>network-round-trip</extracomment>
        <translation>网络空闲时，小消息往返另一台计算机</translation>
    </message>
    <message>
        <source>Chunk uploads and downloads to another machine, by the size of the chunk</source>
        <extracomment>network-acknowledged</extracomment>
        <translation>与另一台计算机之间上传和下载数据块，按数据块大小</translation>
    </message>
    <message>
        <source>Streams of data to and from another machine, counted by the receiver</source>
        <extracomment>network-stream</extracomment>
        <translation>与另一台计算机之间的数据流，由接收方计量</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, under the load of streams</source>
        <extracomment>network-round-trip-loaded</extracomment>
        <translation>在数据流负载下，小消息往返另一台计算机</translation>
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
        <translation>负载下的 RTT，上传</translation>
    </message>
    <message>
        <source>RTT under load, download</source>
        <extracomment>network-row-loaded-from</extracomment>
        <translation>负载下的 RTT，下载</translation>
    </message>
    <message>
        <source>RTT under load, bidirectional</source>
        <extracomment>network-row-loaded-both</extracomment>
        <translation>负载下的 RTT，双向</translation>
    </message>
    <message>
        <source>Chunk upload</source>
        <extracomment>network-row-acknowledged</extracomment>
        <translation>数据块上传</translation>
    </message>
    <message>
        <source>Chunk download</source>
        <extracomment>network-row-requested</extracomment>
        <translation>数据块下载</translation>
    </message>
    <message>
        <source>Upload, 1 stream</source>
        <extracomment>network-row-to-1</extracomment>
        <translation>上传，1 个数据流</translation>
    </message>
    <message>
        <source>Upload, {1} streams</source>
        <extracomment>network-row-to</extracomment>
        <translation>上传，{1} 个数据流</translation>
    </message>
    <message>
        <source>Download, 1 stream</source>
        <extracomment>network-row-from-1</extracomment>
        <translation>下载，1 个数据流</translation>
    </message>
    <message>
        <source>Download, {1} streams</source>
        <extracomment>network-row-from</extracomment>
        <translation>下载，{1} 个数据流</translation>
    </message>
    <message>
        <source>Bidirectional, 1 stream</source>
        <extracomment>network-row-both-1</extracomment>
        <translation>双向，1 个数据流</translation>
    </message>
    <message>
        <source>Bidirectional, {1} streams</source>
        <extracomment>network-row-both</extracomment>
        <translation>双向，{1} 个数据流</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>network-all-peers</extracomment>
        <translation>全部同时</translation>
    </message>
    <message>
        <source>Other machine</source>
        <extracomment>label-peer</extracomment>
        <translation>对方计算机</translation>
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
        <translation>{1}（{2}）</translation>
    </message>
    <message>
        <source>Strata {1}</source>
        <extracomment>peer-version</extracomment>
        <translation>Strata {1}</translation>
    </message>
    <message>
        <source>from {1}</source>
        <extracomment>peer-from</extracomment>
        <translation>来自 {1}</translation>
    </message>
    <message>
        <source>interface {1}</source>
        <extracomment>peer-link</extracomment>
        <translation>接口 {1}</translation>
    </message>
    <message>
        <source>interface there {1}</source>
        <extracomment>peer-their-link</extracomment>
        <translation>对方接口 {1}</translation>
    </message>
    <message>
        <source>client</source>
        <extracomment>peer-leads</extracomment>
        <translation>客户端</translation>
    </message>
    <message>
        <source>another program on this machine</source>
        <extracomment>peer-same-host</extracomment>
        <translation>本机的另一个程序</translation>
    </message>
    <message>
        <source>loopback</source>
        <extracomment>peer-loopback</extracomment>
        <translation>环回</translation>
    </message>
    <message>
        <source>network {1} s for RTT and each stream</source>
        <extracomment>time-network</extracomment>
        <translation>网络：RTT 和每种数据流各 {1} 秒</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <extracomment>heading-network</extracomment>
        <translation>网络</translation>
    </message>
    <message>
        <source>With {1}:</source>
        <extracomment>network-with-peer</extracomment>
        <translation>与 {1}：</translation>
    </message>
    <message>
        <source>With all together:</source>
        <extracomment>network-with-all</extracomment>
        <translation>与全部计算机同时：</translation>
    </message>
    <message>
        <source>RTT:</source>
        <extracomment>network-round-trips</extracomment>
        <translation>RTT：</translation>
    </message>
    <message>
        <source>Chunk uploads, each until it is acknowledged:</source>
        <extracomment>network-chunks</extracomment>
        <translation>数据块上传，每块计到确认为止：</translation>
    </message>
    <message>
        <source>Chunk downloads, each from its request on:</source>
        <extracomment>network-chunks-back</extracomment>
        <translation>数据块下载，每块从请求开始计：</translation>
    </message>
    <message>
        <source>Throughput, counted by the receiver:</source>
        <extracomment>network-streams</extracomment>
        <translation>吞吐量，由接收方计量：</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>column-cpu-here</extracomment>
        <translation>本机</translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>column-cpu-there</extracomment>
        <translation>对方</translation>
    </message>
    <message>
        <source>retrans</source>
        <extracomment>column-resent</extracomment>
        <translation>重传</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>column-to</extracomment>
        <translation>上传</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>column-from</extracomment>
        <translation>下载</translation>
    </message>
    <message>
        <source>Rate of chunks vs. size</source>
        <extracomment>chart-network-acknowledged</extracomment>
        <translation>数据块速率与大小</translation>
    </message>
    <message>
        <source>Stream rate (receiver side)</source>
        <extracomment>chart-network-stream</extracomment>
        <translation>数据流速率（接收方）</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <extracomment>chart-chunk-size</extracomment>
        <translation>数据块大小</translation>
    </message>
    <message>
        <source>CPU here, %</source>
        <extracomment>html-cpu-here</extracomment>
        <translation>本机 CPU，%</translation>
    </message>
    <message>
        <source>CPU there, %</source>
        <extracomment>html-cpu-there</extracomment>
        <translation>对方 CPU，%</translation>
    </message>
    <message>
        <source>retransmits</source>
        <extracomment>html-resent</extracomment>
        <translation>重传</translation>
    </message>
    <message>
        <source>upload, {1}</source>
        <extracomment>html-to-rate</extracomment>
        <translation>上传，{1}</translation>
    </message>
    <message>
        <source>download, {1}</source>
        <extracomment>html-from-rate</extracomment>
        <translation>下载，{1}</translation>
    </message>
    <message>
        <source>Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second is left out. RTT under load waits in the queues along the way: calls and games wait that much longer too (bufferbloat).</source>
        <extracomment>reading-network</extracomment>
        <translation>上传、下载：以本机为准。数据流的字节由接收方计量；不计第一秒。负载下的 RTT 包含沿途队列中的等待：通话和游戏也要多等这么久（缓冲膨胀，bufferbloat）。</translation>
    </message>
    <message>
        <source>of peak, in a network: share of the slower interface&apos;s link rate; bidirectional: of twice that.</source>
        <extracomment>reading-network-limit</extracomment>
        <translation>占峰值，在网络中：占较慢接口链路速率的份额；双向：占其两倍的份额。</translation>
    </message>
    <message>
        <source>of this machine</source>
        <extracomment>where-here</extracomment>
        <translation>本机</translation>
    </message>
    <message>
        <source>of the other machine</source>
        <extracomment>where-peer</extracomment>
        <translation>对方计算机</translation>
    </message>
    <message>
        <source>Name of another machine</source>
        <extracomment>shared-peer</extracomment>
        <translation>另一台计算机的名称</translation>
    </message>
    <message>
        <source>Address of a machine in the network</source>
        <extracomment>shared-peer-address</extracomment>
        <translation>网络中计算机的地址</translation>
    </message>
    <message>
        <source>Name of a network interface</source>
        <extracomment>shared-peer-interface</extracomment>
        <translation>网络接口的名称</translation>
    </message>
    <message>
        <source>Version of another machine&apos;s system</source>
        <extracomment>shared-peer-system</extracomment>
        <translation>另一台计算机的操作系统版本</translation>
    </message>
    <message>
        <source>Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001.</source>
        <extracomment>cli-use-host</extracomment>
        <translation>使用名称或地址，例如 desk.local、192.168.1.7 或 desk.local:49001。</translation>
    </message>
    <message>
        <source>Use the six digits that the other machine shows, such as 123456.</source>
        <extracomment>cli-use-code</extracomment>
        <translation>使用另一台计算机显示的六位数字，例如 123456。</translation>
    </message>
    <message>
        <source>--port belongs to --host, which is not given. Give the machine too.</source>
        <extracomment>cli-port-host</extracomment>
        <translation>--port 属于 --host，而后者没有指定。同时指定计算机。</translation>
    </message>
    <message>
        <source>There are more codes than machines. Give --code once for all machines, or once for each.</source>
        <extracomment>cli-codes-many</extracomment>
        <translation>配对码多于计算机。用 --code 为所有计算机指定一个，或为每台各指定一个。</translation>
    </message>
    <message>
        <source>{1}: {2} us</source>
        <extracomment>cli-network-time</extracomment>
        <translation>{1}：{2} us</translation>
    </message>
    <message>
        <source>Clock {1} to {2}</source>
        <extracomment>brief-clock-moved</extracomment>
        <translation>频率 {1} 至 {2}</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <extracomment>brief-clock-unknown</extracomment>
        <translation>频率未确认</translation>
    </message>
    <message>
        <source>SMT sibling busy</source>
        <extracomment>brief-contended</extracomment>
        <translation>SMT 兄弟线程繁忙</translation>
    </message>
    <message>
        <source>Interrupts or the host</source>
        <extracomment>brief-stolen-time</extracomment>
        <translation>中断或宿主机</translation>
    </message>
    <message>
        <source>Preempted by programs</source>
        <extracomment>brief-pre-empted</extracomment>
        <translation>被其他程序抢占</translation>
    </message>
    <message>
        <source>Other programs {1}</source>
        <extracomment>brief-other-load</extracomment>
        <translation>其他程序 {1}</translation>
    </message>
    <message>
        <source>Others used {1} of a CPU</source>
        <extracomment>brief-background-load</extracomment>
        <translation>其他程序占 CPU {1}</translation>
    </message>
    <message>
        <source>Threads migrated</source>
        <extracomment>brief-migrated</extracomment>
        <translation>线程被迁移</translation>
    </message>
    <message>
        <source>Affinity changed</source>
        <extracomment>brief-affinity-changed</extracomment>
        <translation>亲和性被更改</translation>
    </message>
    <message>
        <source>Slept for {1}</source>
        <extracomment>brief-suspended</extracomment>
        <translation>睡眠了 {1}</translation>
    </message>
    <message>
        <source>Timer unreliable</source>
        <extracomment>brief-counter-unsteady</extracomment>
        <translation>时间计数器不可靠</translation>
    </message>
    <message>
        <source>{1} of peak, others {2}</source>
        <extracomment>brief-slower-than-its-like</extracomment>
        <translation>峰值的 {1}，其他 {2}</translation>
    </message>
    <message>
        <source>Remote NUMA memory</source>
        <extracomment>brief-memory-on-other-node</extracomment>
        <translation>远端 NUMA 内存</translation>
    </message>
    <message>
        <source>Off its node: {2}</source>
        <extracomment>brief-memory-off-node</extracomment>
        <translation>不在其节点：{2}</translation>
    </message>
    <message>
        <source>Node {1} refused</source>
        <extracomment>brief-memory-not-bound</extracomment>
        <translation>节点 {1} 被拒绝</translation>
    </message>
    <message>
        <source>Node of pages unknown</source>
        <extracomment>brief-node-unknown</extracomment>
        <translation>页所在节点未知</translation>
    </message>
    <message>
        <source>One NUMA node</source>
        <extracomment>brief-needs-two-nodes</extracomment>
        <translation>只有一个 NUMA 节点</translation>
    </message>
    <message>
        <source>Memory not bound</source>
        <extracomment>brief-needs-memory-binding</extracomment>
        <translation>内存未绑定</translation>
    </message>
    <message>
        <source>Priority not raised</source>
        <extracomment>brief-priority-refused</extracomment>
        <translation>优先级未提高</translation>
    </message>
    <message>
        <source>Priority limited</source>
        <extracomment>brief-priority-limited</extracomment>
        <translation>优先级受限</translation>
    </message>
    <message>
        <source>Imported, not checked</source>
        <extracomment>brief-not-checked</extracomment>
        <translation>导入，未检查</translation>
    </message>
    <message>
        <source>Published result</source>
        <extracomment>brief-published-figure</extracomment>
        <translation>已发布的结果</translation>
    </message>
    <message>
        <source>Known bug of {1}</source>
        <extracomment>brief-pointer-not-advanced</extracomment>
        <translation>{1} 的已知错误</translation>
    </message>
    <message>
        <source>Other jobs ran meanwhile</source>
        <extracomment>brief-jobs-beside</extracomment>
        <translation>同时有其他作业运行</translation>
    </message>
    <message>
        <source>Threads not pinned</source>
        <extracomment>brief-not-bound
----------
brief-needs-binding</extracomment>
        <translation>线程未绑定</translation>
    </message>
    <message>
        <source>{1} of {2} samples</source>
        <extracomment>brief-too-few-samples</extracomment>
        <translation>{1}/{2} 个样本</translation>
    </message>
    <message>
        <source>{1} of {2} passes noisy</source>
        <extracomment>brief-passes-disturbed
----------
brief-uses-disturbed</extracomment>
        <translation>{1}/{2} 遍受干扰</translation>
    </message>
    <message>
        <source>{1} of {2} passes</source>
        <extracomment>brief-few-passes
----------
brief-few-uses</extracomment>
        <translation>{1}/{2} 遍</translation>
    </message>
    <message>
        <source>Known to +/- {1} only</source>
        <extracomment>brief-wide-interval</extracomment>
        <translation>仅精确到 ± {1}</translation>
    </message>
    <message>
        <source>Swapping: {1} faults</source>
        <extracomment>brief-paged</extracomment>
        <translation>换页：{1} 次缺页</translation>
    </message>
    <message>
        <source>{1} threads on {2} CPUs</source>
        <extracomment>brief-threads-share-cores</extracomment>
        <translation>{1} 个线程用 {2} 个 CPU</translation>
    </message>
    <message>
        <source>Through the OS cache</source>
        <extracomment>brief-buffered</extracomment>
        <translation>经过系统页缓存</translation>
    </message>
    <message>
        <source>Direct I/O unverified</source>
        <extracomment>brief-bypass-unknown</extracomment>
        <translation>直接 I/O 未证实</translation>
    </message>
    <message>
        <source>Compressing file system</source>
        <extracomment>brief-compressing</extracomment>
        <translation>压缩文件系统</translation>
    </message>
    <message>
        <source>Copy-on-write</source>
        <extracomment>brief-copy-on-write</extracomment>
        <translation>写时复制</translation>
    </message>
    <message>
        <source>{2} fragments</source>
        <extracomment>brief-fragmented</extracomment>
        <translation>{2} 个碎片</translation>
    </message>
    <message>
        <source>One drive for all</source>
        <extracomment>brief-shared-device</extracomment>
        <translation>共用一个驱动器</translation>
    </message>
    <message>
        <source>{1} of peak: invalid</source>
        <extracomment>brief-above-limit</extracomment>
        <translation>峰值的 {1}：无效</translation>
    </message>
    <message>
        <source>Same as its neighbour</source>
        <extracomment>brief-level-not-distinguishable</extracomment>
        <translation>与相邻层级相同</translation>
    </message>
    <message>
        <source>Prefetched: too low</source>
        <extracomment>brief-walk-fetched-ahead</extracomment>
        <translation>被预取：偏低</translation>
    </message>
    <message>
        <source>Extended to {2}</source>
        <extracomment>brief-time-extended</extracomment>
        <translation>延长至 {2}</translation>
    </message>
    <message>
        <source>No free CPU</source>
        <extracomment>brief-no-spare-cpu</extracomment>
        <translation>无空闲 CPU</translation>
    </message>
    <message>
        <source>Huge pages: {1}</source>
        <extracomment>brief-pages-not-obtained</extracomment>
        <translation>大页：{1}</translation>
    </message>
    <message>
        <source>{2} of {1} huge pages</source>
        <extracomment>brief-large-pages-not-reserved</extracomment>
        <translation>大页 {2}/{1}</translation>
    </message>
    <message>
        <source>No large-page right</source>
        <extracomment>brief-large-pages-need-right</extracomment>
        <translation>无大页权限</translation>
    </message>
    <message>
        <source>Memory too fragmented</source>
        <extracomment>brief-large-pages-no-memory</extracomment>
        <translation>内存碎片过多</translation>
    </message>
    <message>
        <source>THP is off</source>
        <extracomment>brief-transparent-pages-off</extracomment>
        <translation>THP 已关闭</translation>
    </message>
    <message>
        <source>Below two huge pages</source>
        <extracomment>brief-region-below-large-pages</extracomment>
        <translation>不足两个大页</translation>
    </message>
    <message>
        <source>First pass disturbed</source>
        <extracomment>brief-first-use-disturbed</extracomment>
        <translation>第一遍受干扰</translation>
    </message>
    <message>
        <source>Memory type ignored</source>
        <extracomment>brief-memory-kind-not-effective</extracomment>
        <translation>内存类型未生效</translation>
    </message>
    <message>
        <source>Not offered by the OS</source>
        <extracomment>brief-memory-kind-not-provided</extracomment>
        <translation>系统不提供</translation>
    </message>
    <message>
        <source>Refused by the OS</source>
        <extracomment>brief-memory-kind-refused</extracomment>
        <translation>被系统拒绝</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <extracomment>brief-no-graphics-device</extracomment>
        <translation>无图形设备</translation>
    </message>
    <message>
        <source>GPU access denied</source>
        <extracomment>brief-graphics-not-permitted</extracomment>
        <translation>GPU 访问被拒</translation>
    </message>
    <message>
        <source>GPU gave no memory</source>
        <extracomment>brief-graphics-refused</extracomment>
        <translation>GPU 未提供内存</translation>
    </message>
    <message>
        <source>Frame buffer too small</source>
        <extracomment>brief-frame-buffer-too-small</extracomment>
        <translation>帧缓冲区太小</translation>
    </message>
    <message>
        <source>Needs {1}</source>
        <extracomment>brief-not-provided</extracomment>
        <translation>需要 {1}</translation>
    </message>
    <message>
        <source>Buffer too large</source>
        <extracomment>brief-too-many-elements</extracomment>
        <translation>缓冲区太大</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>brief-stopped</extracomment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>No memory: {1}</source>
        <extracomment>brief-allocation-failed</extracomment>
        <translation>内存不足：{1}</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <extracomment>brief-out-of-memory</extracomment>
        <translation>内存耗尽</translation>
    </message>
    <message>
        <source>{1} of {2} threads</source>
        <extracomment>brief-thread-failed</extracomment>
        <translation>{1}/{2} 个线程</translation>
    </message>
    <message>
        <source>Never ran together</source>
        <extracomment>brief-threads-not-together</extracomment>
        <translation>从未同时运行</translation>
    </message>
    <message>
        <source>Unknown test</source>
        <extracomment>brief-unknown-kernel</extracomment>
        <translation>未知测试</translation>
    </message>
    <message>
        <source>No valid result</source>
        <extracomment>brief-no-figure</extracomment>
        <translation>无有效结果</translation>
    </message>
    <message>
        <source>One CPU</source>
        <extracomment>brief-needs-two-cpus</extracomment>
        <translation>只有一个 CPU</translation>
    </message>
    <message>
        <source>CPU {1} not available</source>
        <extracomment>brief-cpu-not-bound</extracomment>
        <translation>CPU {1} 不可用</translation>
    </message>
    <message>
        <source>One core</source>
        <extracomment>brief-needs-two-cores</extracomment>
        <translation>只有一个核心</translation>
    </message>
    <message>
        <source>Sum not exact</source>
        <extracomment>brief-sum-not-exact</extracomment>
        <translation>总和不符</translation>
    </message>
    <message>
        <source>No huge pages</source>
        <extracomment>brief-no-large-pages</extracomment>
        <translation>无大页</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <extracomment>brief-folder-missing</extracomment>
        <translation>找不到文件夹</translation>
    </message>
    <message>
        <source>Folder unreachable</source>
        <extracomment>brief-folder-unreachable</extracomment>
        <translation>无法访问文件夹</translation>
    </message>
    <message>
        <source>Folder not writable</source>
        <extracomment>brief-folder-not-writable</extracomment>
        <translation>文件夹不可写</translation>
    </message>
    <message>
        <source>Disk full</source>
        <extracomment>brief-disk-full</extracomment>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>No space for the file</source>
        <extracomment>brief-no-room</extracomment>
        <translation>空间不足以建文件</translation>
    </message>
    <message>
        <source>Cannot create file</source>
        <extracomment>brief-create-failed</extracomment>
        <translation>无法创建文件</translation>
    </message>
    <message>
        <source>Write error</source>
        <extracomment>brief-write-failed</extracomment>
        <translation>写入错误</translation>
    </message>
    <message>
        <source>Read error</source>
        <extracomment>brief-read-failed</extracomment>
        <translation>读取错误</translation>
    </message>
    <message>
        <source>Incomplete write</source>
        <extracomment>brief-short-write</extracomment>
        <translation>写入不完整</translation>
    </message>
    <message>
        <source>Incomplete read</source>
        <extracomment>brief-short-read</extracomment>
        <translation>读取不完整</translation>
    </message>
    <message>
        <source>Flush failed</source>
        <extracomment>brief-flush-failed</extracomment>
        <translation>刷盘失败</translation>
    </message>
    <message>
        <source>Data corrupted</source>
        <extracomment>brief-data-mismatch</extracomment>
        <translation>数据损坏</translation>
    </message>
    <message>
        <source>{1} data errors</source>
        <extracomment>brief-data-faults</extracomment>
        <translation>{1} 处数据错误</translation>
    </message>
    <message>
        <source>Slows after {1}</source>
        <extracomment>brief-rate-fell</extracomment>
        <translation>写入 {1} 后变慢</translation>
    </message>
    <message>
        <source>Older version there</source>
        <extracomment>brief-network-older-peer</extracomment>
        <translation>对方版本较旧</translation>
    </message>
    <message>
        <source>Skipped after an error</source>
        <extracomment>brief-row-not-reached</extracomment>
        <translation>出错后跳过</translation>
    </message>
    <message>
        <source>Stopped at {1}</source>
        <extracomment>brief-row-stopped</extracomment>
        <translation>停在 {1}</translation>
    </message>
    <message>
        <source>Critical temperature</source>
        <extracomment>brief-sustained-critical</extracomment>
        <translation>临界温度</translation>
    </message>
    <message>
        <source>Battery at {1}</source>
        <extracomment>brief-sustained-battery</extracomment>
        <translation>电量 {1}</translation>
    </message>
    <message>
        <source>Others took {1}</source>
        <extracomment>brief-sustained-disturbed</extracomment>
        <translation>其他程序占 {1}</translation>
    </message>
    <message>
        <source>Faster than flash</source>
        <extracomment>brief-sooner-than-flash</extracomment>
        <translation>快于闪存</translation>
    </message>
    <message>
        <source>Only {2} tested</source>
        <extracomment>brief-file-laid-in-part</extracomment>
        <translation>只测试了 {2}</translation>
    </message>
    <message>
        <source>No time left</source>
        <extracomment>brief-no-time-left</extracomment>
        <translation>没有剩余时间</translation>
    </message>
    <message>
        <source>File too small</source>
        <extracomment>brief-file-too-small</extracomment>
        <translation>文件太小</translation>
    </message>
    <message>
        <source>I/O queue failed</source>
        <extracomment>brief-queue-failed</extracomment>
        <translation>I/O 队列失败</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <extracomment>brief-nothing-to-read</extracomment>
        <translation>没有可读内容</translation>
    </message>
    <message>
        <source>I/O still pending</source>
        <extracomment>brief-request-unanswered</extracomment>
        <translation>I/O 仍未完成</translation>
    </message>
    <message>
        <source>Drive not responding</source>
        <extracomment>brief-device-not-answering</extracomment>
        <translation>驱动器无响应</translation>
    </message>
    <message>
        <source>Extra level: {1}</source>
        <extracomment>brief-level-not-reported</extracomment>
        <translation>多出的层级：{1}</translation>
    </message>
    <message>
        <source>L{1} not seen</source>
        <extracomment>brief-level-not-seen</extracomment>
        <translation>未见 L{1}</translation>
    </message>
    <message>
        <source>Runs in {1}</source>
        <extracomment>brief-held-emulated</extracomment>
        <translation>在 {1} 中运行</translation>
    </message>
    <message>
        <source>Caches unknown</source>
        <extracomment>brief-held-flat</extracomment>
        <translation>缓存未知</translation>
    </message>
    <message>
        <source>Memory {1} of {2} MT/s</source>
        <extracomment>brief-held-memory-speed</extracomment>
        <translation>内存 {1}/{2} MT/s</translation>
    </message>
    <message>
        <source>One memory channel</source>
        <extracomment>brief-held-one-channel</extracomment>
        <translation>单内存通道</translation>
    </message>
    <message>
        <source>On battery</source>
        <extracomment>brief-held-on-battery</extracomment>
        <translation>使用电池</translation>
    </message>
    <message>
        <source>Profile: {1}</source>
        <extracomment>brief-held-power-profile</extracomment>
        <translation>电源模式：{1}</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <extracomment>brief-held-governor</extracomment>
        <translation>最低频率</translation>
    </message>
    <message>
        <source>Boost off</source>
        <extracomment>brief-held-no-boost</extracomment>
        <translation>睿频关闭</translation>
    </message>
    <message>
        <source>CPU quota: {1}</source>
        <extracomment>brief-held-cpu-quota</extracomment>
        <translation>CPU 配额：{1}</translation>
    </message>
    <message>
        <source>Memory pressure {1}</source>
        <extracomment>brief-held-memory-pressure</extracomment>
        <translation>内存压力 {1}</translation>
    </message>
    <message>
        <source>Drive on slower link</source>
        <extracomment>brief-held-drive-link</extracomment>
        <translation>驱动器链路较慢</translation>
    </message>
    <message>
        <source>Pages of {1} only</source>
        <extracomment>brief-held-small-pages</extracomment>
        <translation>页只有 {1}</translation>
    </message>
    <message>
        <source>The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The machine may be faster than this result. Close other programs, or let the machine cool.</source>
        <extracomment>clock-moved</extracomment>
        <translation>测试期间 CPU 频率在 {1} 至 {2} 之间变化；Strata 舍弃了 {3} 的样本。计算机可能比此结果更快。关闭其他程序，或让计算机冷却。</translation>
    </message>
    <message>
        <source>Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may be wrong. Run it again on an idle machine.</source>
        <extracomment>clock-unknown</extracomment>
        <translation>对 CPU 频率的两次测量不一致；Strata 舍弃了 {1} 的样本。每周期的数值可能有误。在空闲的计算机上重新运行。</translation>
    </message>
    <message>
        <source>Another program or another virtual machine used the other hardware thread of this core (SMT sibling); Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. On a rented machine, run it again later.</source>
        <extracomment>contended</extracomment>
        <translation>另一个程序或虚拟机使用了此核心的另一个硬件线程（SMT 兄弟线程）；Strata 舍弃了 {1} 的样本。计算机可能比此结果更快。关闭其他程序。在租用的计算机上，稍后重新运行。</translation>
    </message>
    <message>
        <source>Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour.</source>
        <extracomment>stolen-time</extracomment>
        <translation>中断、固件或虚拟机的宿主机使此测试停顿；Strata 舍弃了 {1} 的样本。操作系统计得窃取时间 {2}。计算机可能比此结果更快。停止网络和磁盘流量，或在另一个 CPU 上测量。在虚拟机上，于负载较低的时段重新运行。</translation>
    </message>
    <message>
        <source>Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>pre-empted</extracomment>
        <translation>其他程序抢占了此测试；Strata 舍弃了 {1} 的样本。计算机可能比此结果更快。关闭其他程序。如果线程用了所有 CPU，少选一个线程。</translation>
    </message>
    <message>
        <source>Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>other-load</extracomment>
        <translation>测试所用的一个 CPU 有 {1} 的时间被其他程序占用。即使是未受干扰的样本，也可能低于计算机的能力。关闭其他程序。如果线程用了所有 CPU，少选一个线程。</translation>
    </message>
    <message>
        <source>Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with it, so the machine may be faster than this result. Close other programs, and run it again.</source>
        <extracomment>background-load</extracomment>
        <translation>测试期间，其他程序占用了一个 CPU 的 {1}。它们与测试共享末级缓存和内存，因此计算机可能比此结果更快。关闭其他程序，然后重新运行。</translation>
    </message>
    <message>
        <source>The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the samples. Check whether a container or another program changes the CPU affinity.</source>
        <extracomment>migrated</extracomment>
        <translation>操作系统把线程移离了 Strata 绑定的 CPU；Strata 舍弃了 {1} 的样本。检查容器或其他程序是否更改了 CPU 亲和性。</translation>
    </message>
    <message>
        <source>Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. Strata discarded {1} of the samples. Check taskset, cgroups and container limits.</source>
        <extracomment>affinity-changed</extracomment>
        <translation>另一个程序更改了测试线程的 CPU 亲和性，因此结果可能来自其他 CPU。Strata 舍弃了 {1} 的样本。检查 taskset、cgroup 和容器限制。</translation>
    </message>
    <message>
        <source>The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it again, and keep the machine awake.</source>
        <extracomment>suspended</extracomment>
        <translation>测试期间计算机睡眠了 {1}。唤醒后，频率、缓存和驱动器的状态可能不同。重新运行，并让计算机保持唤醒。</translation>
    </message>
    <message>
        <source>The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the samples. Restart the machine; for a virtual machine, ask the operator of its host.</source>
        <extracomment>counter-unsteady</extracomment>
        <translation>时间计数器倒退或停止过，因此这次运行的时间可能有误。Strata 舍弃了 {1} 的样本。重新启动计算机；如果是虚拟机，询问其宿主机的运营方。</translation>
    </message>
    <message>
        <source>This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata cannot see why. Run it again.</source>
        <extracomment>slower-than-its-like</extracomment>
        <translation>此项达到峰值的 {1}，而其他宽度达到 {2}。结果很可能偏低，Strata 看不出原因。重新运行。</translation>
    </message>
    <message>
        <source>The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path between nodes. Free local memory, use smaller buffers, or pin fewer threads there.</source>
        <extracomment>memory-on-other-node</extracomment>
        <translation>{1} 个线程的缓冲区位于远端 NUMA 节点，最多占其缓冲区的 {2}。结果包含节点之间的路径。释放本地内存，使用更小的缓冲区，或在那里绑定更少的线程。</translation>
    </message>
    <message>
        <source>The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of that node. Free memory there, or allow Strata the node.</source>
        <extracomment>memory-off-node</extracomment>
        <translation>请求的是节点 {1} 的内存，但 {2} 的页位于其他节点，因此这不是该节点的结果。释放那里的内存，或允许 Strata 使用该节点。</translation>
    </message>
    <message>
        <source>The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container.</source>
        <extracomment>memory-not-bound</extracomment>
        <translation>操作系统没有在节点 {1} 上为 Strata 分配内存，因此没有在那里测量。容器常会拒绝，节点限制也可能如此：检查 cpuset.mems 和容器的权限。</translation>
    </message>
    <message>
        <source>The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was asked for. Compare the result with that of other nodes.</source>
        <extracomment>node-unknown</extracomment>
        <translation>操作系统不说明页位于哪个节点，因此无从得知它们是否位于所请求的节点。把结果与其他节点的结果比较。</translation>
    </message>
    <message>
        <source>This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket.</source>
        <extracomment>needs-two-nodes</extracomment>
        <translation>本机只有一个 NUMA 节点，或操作系统只向 Strata 报告一个，因此没有其他节点的内存可测。有些固件会隐藏节点：查找内存交错（memory interleaving）或每插槽节点数（nodes per socket）。</translation>
    </message>
    <message>
        <source>This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata no way to ask for one.</source>
        <extracomment>needs-memory-binding</extracomment>
        <translation>此测试把内存放在选定的 NUMA 节点上。此操作系统或这份计算机描述没有为 Strata 提供请求节点的方法。</translation>
    </message>
    <message>
        <source>The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may disturb it more. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-refused</extracomment>
        <translation>操作系统拒绝了更高的优先级（{1}），因此以普通优先级继续运行。其他程序可能造成更多干扰。以管理员身份运行，或提高 nice 值的限制。</translation>
    </message>
    <message>
        <source>The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-limited</extracomment>
        <translation>操作系统不允许此用户使用低于 {1} 的 nice 值，因此优先级低于请求的值。以管理员身份运行，或提高 nice 值的限制。</translation>
    </message>
    <message>
        <source>{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked result.</source>
        <extracomment>not-checked</extracomment>
        <translation>此结果由 {1} 而非 Strata 测得，因此干扰情况未知。用 Strata 重复测试，取得经过检查的结果。</translation>
    </message>
    <message>
        <source>This result is from a publication. Its conditions are known only as far as the source states them. Repeat the test with Strata for a checked result.</source>
        <extracomment>published-figure</extracomment>
        <translation>此结果来自公开资料。其测量条件仅限于来源所述。用 Strata 重复测试，取得经过检查的结果。</translation>
    </message>
    <message>
        <source>A bug in this version of {1} copies the same block again and again, so this measures cache, not memory. Ignore the result, or measure with a fixed version.</source>
        <extracomment>pointer-not-advanced</extracomment>
        <translation>此版本 {1} 的一个错误使它反复复制同一个块，因此测的是缓存，不是内存。忽略此结果，或用修复后的版本测量。</translation>
    </message>
    <message>
        <source>Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run each job alone, with fio&apos;s option stonewall.</source>
        <extracomment>jobs-beside</extracomment>
        <translation>本次 fio 运行中的其他作业同时使用了该驱动器，因此这只是它所完成工作的一部分。请用 fio 的选项 stonewall 单独运行每个作业。</translation>
    </message>
    <message>
        <source>The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between runs. Choose a CPU affinity in Setup, or --affinity spread.</source>
        <extracomment>not-bound</extracomment>
        <translation>线程没有绑定到 CPU，因此操作系统可随时移动它们。各次运行的结果差异更大。在“配置”中选择 CPU 亲和性，或使用 --affinity spread。</translation>
    </message>
    <message>
        <source>Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, or run it again on an idle machine.</source>
        <extracomment>too-few-samples</extracomment>
        <translation>无干扰样本：需要 {2} 个，只有 {1} 个，因此结果的把握较小。增加测试时间，或在空闲的计算机上重新运行。</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, or omit --passes so that Strata discards disturbed samples.</source>
        <extracomment>passes-disturbed</extracomment>
        <translation>{2} 遍中有 {1} 遍受到干扰，但全部计入。结果可能有误。关闭其他程序，或去掉 --passes，让 Strata 舍弃受干扰的样本。</translation>
    </message>
    <message>
        <source>Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with --passes.</source>
        <extracomment>few-passes</extracomment>
        <translation>遍数：需要 {2} 遍，只有 {1} 遍。一遍偏慢就可能改变结果。用 --passes 选择更大的数。</translation>
    </message>
    <message>
        <source>The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm a larger one, compare several runs. Increase the time of the test, or close other programs.</source>
        <extracomment>wide-interval</extracomment>
        <translation>95 % 置信区间为 +/- {1}，因此更小的差异在不确定度之内。要确认更大的差异，比较多次运行。增加测试时间，或关闭其他程序。</translation>
    </message>
    <message>
        <source>The OS read memory from disk during this test (major page faults: {1}), so the result includes disk time. Close programs that use much memory, or choose smaller buffers.</source>
        <extracomment>paged</extracomment>
        <translation>测试期间操作系统从磁盘读入了内存（主缺页：{1}），因此结果包含磁盘时间。关闭占用大量内存的程序，或选择更小的缓冲区。</translation>
    </message>
    <message>
        <source>{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached {3} of one thread per CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>threads-share-cores</extracomment>
        <translation>{1} 个线程共享 {2} 个 CPU，因此每个线程的结果只是一个 CPU 的一部分。它们合计达到每 CPU 一个线程时的 {3}。要分别测量，每个 CPU 最多使用一个线程。</translation>
    </message>
    <message>
        <source>Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache held {4} of the file. Choose a folder on a local drive.</source>
        <extracomment>buffered</extracomment>
        <translation>{1}（文件系统 {3}）中的直接 I/O {2}，因此这可能是内存速度，不是磁盘速度。操作系统缓存中有文件的 {4}。选择本地驱动器上的文件夹。</translation>
    </message>
    <message>
        <source>The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory speed. Compare with a folder on another file system.</source>
        <extracomment>bypass-unknown</extracomment>
        <translation>操作系统接受了 {1}（文件系统 {2}）中的直接 I/O，但 Strata 无法证实。这可能是内存速度。与另一个文件系统上的文件夹比较。</translation>
    </message>
    <message>
        <source>The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or the OS misreports the link. Do not use this as disk speed.</source>
        <extracomment>beyond-link</extracomment>
        <translation>设备 {1} 达到 {2}，但其链路（{3}）最多只有 {4}。数据来自缓存，或操作系统误报了链路。不要把它当作磁盘速度。</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the cost of trying. Choose a folder without compression to measure the drive alone.</source>
        <extracomment>compressing</extracomment>
        <translation>{1} 的文件系统（{2}）会压缩数据。测试数据不可压缩，因此结果包含尝试压缩的开销。要单独测量驱动器，选择不压缩的文件夹。</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. The result describes the file system too. Choose a folder without it to measure the drive alone.</source>
        <extracomment>copy-on-write</extracomment>
        <translation>{1} 的文件系统（{2}）采用写时复制：随机写入变为顺序写入，并使文件产生碎片。结果也反映文件系统。要单独测量驱动器，选择不采用写时复制的文件夹。</translation>
    </message>
    <message>
        <source>The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a drive with more free space.</source>
        <extracomment>fragmented</extracomment>
        <translation>{1} 中的测试文件有 {2} 个碎片，共 {3}。硬盘在碎片之间损失时间。选择可用空间更多的驱动器。</translation>
    </message>
    <message>
        <source>{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is only a share. Choose folders on different drives to measure each.</source>
        <extracomment>shared-device</extracomment>
        <translation>{2} 个线程的文件位于同一驱动器（{1}），共享其吞吐量。每个线程的结果只是其中一部分。要分别测量，选择不同驱动器上的文件夹。</translation>
    </message>
    <message>
        <source>The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore the result; please report it with the JSON file of this run.</source>
        <extracomment>above-limit</extracomment>
        <translation>结果是理论峰值的 {1}，这不可能：频率或峰值有误。忽略此结果；请连同这次运行的 JSON 文件一起反馈。</translation>
    </message>
    <message>
        <source>L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring level. So this is the result of that level.</source>
        <extracomment>level-not-distinguishable</extracomment>
        <translation>在本机上，L{1} 没有自己的延迟台阶：延迟和速率与相邻层级相同。因此这是该相邻层级的结果。</translation>
    </message>
    <message>
        <source>An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond L2. The result is too low. Measure it again.</source>
        <extracomment>walk-fetched-ahead</extracomment>
        <translation>此结果由较早版本的 Strata 测得，其访问模式会被硬件预取到 L2 之外。结果偏低。重新测量。</translation>
    </message>
    <message>
        <source>The test took {2} instead of {1} to collect enough clean samples. The result stays valid.</source>
        <extracomment>time-extended</extracomment>
        <translation>为收集足够的无干扰样本，测试用时 {2}，而不是 {1}。结果仍然有效。</translation>
    </message>
    <message>
        <source>The test used every CPU, so Strata&apos;s window or terminal had to share one. That may have disturbed the test. Choose one thread fewer.</source>
        <extracomment>no-spare-cpu</extracomment>
        <translation>测试用了所有 CPU，因此 Strata 的窗口或终端只能与测试共用一个。这可能干扰了测试。少选一个线程。</translation>
    </message>
    <message>
        <source>The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large buffers may be slower. Close other programs or restart the machine: free memory fragments with time.</source>
        <extracomment>pages-not-obtained</extracomment>
        <translation>操作系统没有提供 Strata 请求的全部大页。实得：{1}。对大缓冲区的随机访问可能更慢。关闭其他程序或重新启动计算机：空闲内存会随时间碎片化。</translation>
    </message>
    <message>
        <source>This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}.</source>
        <extracomment>large-pages-not-reserved</extracomment>
        <translation>这次运行需要 {1} 个 {3} 的显式大页，而空闲的有 {2} 个。缓冲区使用了其他页（{4}）。启动后尽早以 root 身份预留足够的大页：sysctl vm.nr_hugepages={1}。</translation>
    </message>
    <message>
        <source>Windows gives huge pages only to accounts with the right &quot;Lock pages in memory&quot;. This run needs {1} of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User Rights Assignment). Sign in again, and start Strata as administrator.</source>
        <extracomment>large-pages-need-right</extracomment>
        <translation>Windows 只向拥有“锁定内存页”权限的帐户提供大页。这次运行需要 {1} 个。缓冲区使用了其他页（{2}）。在 secpol.msc（本地策略、用户权限分配）中授予该权限。重新登录，并以管理员身份启动 Strata。</translation>
    </message>
    <message>
        <source>Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers used other pages ({3}). Restart the machine and measure at once.</source>
        <extracomment>large-pages-no-memory</extracomment>
        <translation>Windows 没有剩余的连续内存可用于 {2} 的大页；这次运行需要 {1} 个。缓冲区使用了其他页（{3}）。重新启动计算机，并立即测量。</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</source>
        <extracomment>transparent-pages-off</extracomment>
        <translation>透明大页已关闭，因此缓冲区使用了默认页。以 root 身份开启（echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled）。</translation>
    </message>
    <message>
        <source>The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result stays valid.</source>
        <extracomment>region-below-large-pages</extracomment>
        <translation>线程的缓冲区小于两个 {1} 的大页，因此使用了默认页。结果仍然有效。</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, and run it again.</source>
        <extracomment>uses-disturbed</extracomment>
        <translation>{2} 遍中有 {1} 遍受到干扰，但全部计入。结果可能有误。关闭其他程序，然后重新运行。</translation>
    </message>
    <message>
        <source>Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a smaller buffer, more time for memory, or --passes.</source>
        <extracomment>few-uses</extracomment>
        <translation>第一遍之后的遍数：需要 {2} 遍，只有 {1} 遍。一遍偏慢就可能改变结果。使用更小的缓冲区、更长的内存测试时间，或 --passes。</translation>
    </message>
    <message>
        <source>The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and run it again.</source>
        <extracomment>first-use-disturbed</extracomment>
        <translation>对全新内存的第一遍访问受到干扰，因此其时间可能偏长。关闭其他程序，然后重新运行。</translation>
    </message>
    <message>
        <source>Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the request: run it on the machine itself.</source>
        <extracomment>memory-kind-not-effective</extracomment>
        <translation>Strata 请求了{1}类型的内存，但操作系统给了另一种类型。其读取速率为普通内存的 {2}；不缓存的内存，其读取速率至多为十分之一。Wine 和一些虚拟机忽略此请求：直接在物理机上运行。</translation>
    </message>
    <message>
        <source>This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS.</source>
        <extracomment>memory-kind-not-provided</extracomment>
        <translation>此操作系统不向程序提供{1}类型的内存，因此 Strata 跳过了测试。在其他操作系统上运行。</translation>
    </message>
    <message>
        <source>The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller buffer.</source>
        <extracomment>memory-kind-refused</extracomment>
        <translation>操作系统拒绝提供{1}类型的内存。它报告：{2}。关闭其他程序，或使用更小的缓冲区。</translation>
    </message>
    <message>
        <source>Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 nor /dev/fb0). Run it on a machine that has one.</source>
        <extracomment>no-graphics-device</extracomment>
        <translation>这里的写合并内存来自图形设备，而此处没有图形设备（既没有 /dev/dri/card0，也没有 /dev/fb0）。在有图形设备的计算机上运行。</translation>
    </message>
    <message>
        <source>Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often video), or run this test as administrator.</source>
        <extracomment>graphics-not-permitted</extracomment>
        <translation>写合并内存来自 {1}，而当前用户无权打开它。加入拥有它的组（通常为 video），或以管理员身份运行此测试。</translation>
    </message>
    <message>
        <source>{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer.</source>
        <extracomment>graphics-refused</extracomment>
        <translation>{1} 没有提供写合并内存。操作系统报告：{2}。使用更小的缓冲区。</translation>
    </message>
    <message>
        <source>{1} has only {2} of write-combining memory. Use a buffer of that size or less.</source>
        <extracomment>frame-buffer-too-small</extracomment>
        <translation>{1} 只有 {2} 写合并内存。使用不超过此大小的缓冲区。</translation>
    </message>
    <message>
        <source>This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that supports it.</source>
        <extracomment>not-provided</extracomment>
        <translation>此 CPU 或其操作系统不支持本测试所需的 {1}。在支持它的计算机上运行测试。</translation>
    </message>
    <message>
        <source>This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller buffer or a larger width.</source>
        <extracomment>too-many-elements</extracomment>
        <translation>此缓冲区的 {1} 元素超过 2^32 个，多于随机测试能索引的数量。使用更小的缓冲区或更大的宽度。</translation>
    </message>
    <message>
        <source>The run stopped before it measured this. Run it again to measure it.</source>
        <extracomment>stopped</extracomment>
        <translation>运行在测量此项之前停止。重新运行以测量它。</translation>
    </message>
    <message>
        <source>The OS did not allocate {1} of memory. Close other programs, or use smaller buffers.</source>
        <extracomment>allocation-failed</extracomment>
        <translation>操作系统没有分配 {1} 内存。关闭其他程序，或使用更小的缓冲区。</translation>
    </message>
    <message>
        <source>Memory ran out during this test. Close other programs, or choose fewer threads.</source>
        <extracomment>out-of-memory</extracomment>
        <translation>测试期间内存耗尽。关闭其他程序，或选择更少的线程。</translation>
    </message>
    <message>
        <source>The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>thread-failed</extracomment>
        <translation>操作系统只启动了 {2} 个线程中的 {1} 个。选择更少的线程，或提高操作系统的线程数上限。</translation>
    </message>
    <message>
        <source>The {1} threads never ran at the same time, so there is no common rate. Close other programs, or choose fewer threads.</source>
        <extracomment>threads-not-together</extracomment>
        <translation>{1} 个线程从未同时运行，因此没有共同的速率。关闭其他程序，或选择更少的线程。</translation>
    </message>
    <message>
        <source>This version of Strata has no test named {1}. Check the name, or install a newer version.</source>
        <extracomment>unknown-kernel</extracomment>
        <translation>此版本的 Strata 没有名为 {1} 的测试。检查名称，或安装更新的版本。</translation>
    </message>
    <message>
        <source>The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of this run.</source>
        <extracomment>no-figure</extracomment>
        <translation>测量没有得出可用的数值。这是 Strata 的错误：请连同这次运行的 JSON 文件一起反馈。</translation>
    </message>
    <message>
        <source>The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range.</source>
        <extracomment>out-of-range</extracomment>
        <translation>设置 {1} 为 {2}；必须在 {3} 至 {4} 之间。选择此范围内的值。</translation>
    </message>
    <message>
        <source>This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller buffers or fewer threads.</source>
        <extracomment>not-enough-memory</extracomment>
        <translation>这次运行需要 {1} 内存，可用内存为 {2}。能容纳的最大缓冲区为 {3}。使用更小的缓冲区或更少的线程。</translation>
    </message>
    <message>
        <source>{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that number or fewer.</source>
        <extracomment>not-enough-memory-for-threads</extracomment>
        <translation>{1} 个线程需要 {2} 内存，可用内存为 {3}。这足够 {4} 个线程使用。选择不超过此数的线程。</translation>
    </message>
    <message>
        <source>The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>too-many-threads</extracomment>
        <translation>操作系统不允许 Strata 使用 {1} 个线程。上限是 {2}。选择更少的线程，或提高操作系统的线程数上限。</translation>
    </message>
    <message>
        <source>The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with fewer threads or fewer folders, or raise the OS limit on threads.</source>
        <extracomment>too-many-disk-threads</extracomment>
        <translation>磁盘测试需要同时使用自己的 {1} 个线程。操作系统对它的上限是 {2}。选择线程或文件夹更少的工作负载，或提高操作系统的线程数上限。</translation>
    </message>
    <message>
        <source>The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits is {5}. Choose a smaller file, fewer threads or another folder.</source>
        <extracomment>not-enough-disk</extracomment>
        <translation>测试文件需要 {1} 中的 {2} 空间，那里可用空间为 {3}，且必须留出 {4}。能容纳的最大文件为 {5}。选择更小的文件、更少的线程或其他文件夹。</translation>
    </message>
    <message>
        <source>{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised.</source>
        <extracomment>file-too-large</extracomment>
        <translation>{1} 不能存放 {2} 的文件；上限是 {3}。选择更小的文件或其他文件夹。FAT 驱动器不能存放 4 GiB 或更大的文件；操作系统的限制（ulimit -f）可以提高。</translation>
    </message>
    <message>
        <source>This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs.</source>
        <extracomment>no-such-cpu</extracomment>
        <translation>本机没有可供 Strata 使用的 CPU {1}。运行 strata-cli machine 列出可用的 CPU。</translation>
    </message>
    <message>
        <source>These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels has only plain sequential reads, writes and copies of the widest width, and one chain.</source>
        <extracomment>nothing-selected</extracomment>
        <translation>这些设置下没有可运行的测试。至少选择一项测试和一种缓冲区大小。层级扫描只有普通的顺序读取、写入和复制，使用最大宽度和一条链。</translation>
    </message>
    <message>
        <source>This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cpus</extracomment>
        <translation>此测试需要两个 CPU，而 Strata 在此只能使用一个。允许它使用更多 CPU，或在 --affinity 中选择更多。</translation>
    </message>
    <message>
        <source>The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU was taken offline, or a limit on CPUs changed, since Strata started.</source>
        <extracomment>cpu-not-bound</extracomment>
        <translation>操作系统没有把线程绑定到 CPU {1}，因此没有测量需要此 CPU 的项目。检查在 Strata 启动后，该 CPU 是否被设为离线，或 CPU 限制是否变化。</translation>
    </message>
    <message>
        <source>This test needs two cores, and Strata may use only one here: both hardware threads of a core would get in each other&apos;s way. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cores</extracomment>
        <translation>此测试需要两个核心，而 Strata 在此只能使用一个：同一核心的两个硬件线程会相互妨碍。允许它使用更多 CPU，或在 --affinity 中选择更多。</translation>
    </message>
    <message>
        <source>In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs pin no threads.</source>
        <extracomment>needs-binding</extracomment>
        <translation>在此测试中，每个线程独占一个核心，因此必须留在该核心上。选择 CPU 亲和性；有些操作系统不能绑定线程。</translation>
    </message>
    <message>
        <source>The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, so the result does not count. Check the machine: overclocking, memory errors or an emulator may be the cause.</source>
        <extracomment>sum-not-exact</extracomment>
        <translation>线程做了 {1} 次递增，但各字的总和为 {2}。有原子递增丢失或重复，因此结果无效。检查计算机：原因可能是超频、内存错误或模拟器。</translation>
    </message>
    <message>
        <source>This OS provides no huge pages of the requested type, so the buffers used default pages. The result is valid for those.</source>
        <extracomment>no-large-pages</extracomment>
        <translation>此操作系统不提供所请求类型的大页，因此缓冲区使用了默认页。结果对默认页有效。</translation>
    </message>
    <message>
        <source>This machine has no cores of the chosen kind. Choose another kind, or all cores.</source>
        <extracomment>no-such-core-kind</extracomment>
        <translation>本机没有所选类型的核心。选择其他类型，或所有核心。</translation>
    </message>
    <message>
        <source>Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs pin no threads.</source>
        <extracomment>core-kind-needs-affinity</extracomment>
        <translation>未绑定的线程会在任意类型的核心上运行。选择 CPU 亲和性，或所有核心；有些操作系统不能绑定线程。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>bad-binding</extracomment>
        <translation>“{1}”不是 CPU 亲和性。使用 spread、close、cores、none，或 0,2,4-7 这样的 CPU 列表。</translation>
    </message>
    <message>
        <source>A file of {1} is so small that its results say nothing about the drive. Choose {2} or more.</source>
        <extracomment>small-disk-file</extracomment>
        <translation>{1} 的文件太小，其结果不能说明驱动器的性能。选择 {2} 或更大。</translation>
    </message>
    <message>
        <source>A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or more.</source>
        <extracomment>cached-disk-file</extracomment>
        <translation>{1} 的文件可能放得进驱动器的缓存，因此结果可能是缓存速度。选择 {2} 或更大。</translation>
    </message>
    <message>
        <source>Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-in-memory</extracomment>
        <translation>{1}（{2}）中的文件留在内存里，因此结果将是内存速度。选择驱动器上的文件夹。</translation>
    </message>
    <message>
        <source>{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-on-memory-device</extracomment>
        <translation>{1} 位于 {2}，它把数据保存在内存中，因此结果将是内存速度。选择驱动器上的文件夹。</translation>
    </message>
    <message>
        <source>A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a local drive.</source>
        <extracomment>folder-through-program</extracomment>
        <translation>{1}（{2}）由带有自身缓存的程序提供，因此结果可能是内存速度。选择本地驱动器上的文件夹。</translation>
    </message>
    <message>
        <source>{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives to measure each.</source>
        <extracomment>folders-share-device</extracomment>
        <translation>{1} 和 {2} 位于同一驱动器（{3}），共享其吞吐量。要分别测量，选择不同驱动器上的文件夹。</translation>
    </message>
    <message>
        <source>{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>more-threads-than-cpus</extracomment>
        <translation>{1} 个线程将共享 {2} 个 CPU，因此每个线程的结果只是一个 CPU 的一部分。要分别测量，每个 CPU 最多使用一个线程。</translation>
    </message>
    <message>
        <source>The folder {1} does not exist. Choose an existing folder.</source>
        <extracomment>folder-missing</extracomment>
        <translation>文件夹 {1} 不存在。选择现有的文件夹。</translation>
    </message>
    <message>
        <source>{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another folder.</source>
        <extracomment>folder-unreachable</extracomment>
        <translation>无法访问 {1}。操作系统报告：{2}。重新连接驱动器或服务器，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>There is no drive {1}. Choose a folder on an existing drive.</source>
        <extracomment>no-such-drive</extracomment>
        <translation>没有驱动器 {1}。选择现有驱动器上的文件夹。</translation>
    </message>
    <message>
        <source>Strata may not write in {1}. Choose another folder, or change its permissions.</source>
        <extracomment>folder-not-writable</extracomment>
        <translation>Strata 无权写入 {1}。选择其他文件夹，或更改其权限。</translation>
    </message>
    <message>
        <source>The disk of {1} was full after {2}. Choose a smaller file or another folder.</source>
        <extracomment>disk-full</extracomment>
        <translation>{1} 所在磁盘在写入 {2} 后已满。选择更小的文件或其他文件夹。</translation>
    </message>
    <message>
        <source>{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or another folder.</source>
        <extracomment>no-room</extracomment>
        <translation>{1} 没有空间存放 {2} 的文件：磁盘已满，或受配额限制。选择更小的文件或其他文件夹。</translation>
    </message>
    <message>
        <source>Strata could not create a file in {1}. The OS reports: {2}. Choose another folder.</source>
        <extracomment>create-failed</extracomment>
        <translation>Strata 无法在 {1} 中创建文件。操作系统报告：{2}。选择其他文件夹。</translation>
    </message>
    <message>
        <source>Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>write-failed</extracomment>
        <translation>在 {1} 中写入 {2} 后失败。操作系统报告：{3}。备份此驱动器，然后检查驱动器及其数据线。</translation>
    </message>
    <message>
        <source>Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>read-failed</extracomment>
        <translation>在 {1} 中读取 {2} 后失败。操作系统报告：{3}。备份此驱动器，然后检查驱动器及其数据线。</translation>
    </message>
    <message>
        <source>The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>short-write</extracomment>
        <translation>操作系统在 {1} 中写入 {2} 后，只写入了一个块的一部分。磁盘可能已满或即将损坏。先检查可用空间，再检查驱动器。</translation>
    </message>
    <message>
        <source>The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check it.</source>
        <extracomment>short-read</extracomment>
        <translation>操作系统在 {1} 中读取 {2} 后，只读取了一个块的一部分。驱动器可能即将损坏。备份并检查它。</translation>
    </message>
    <message>
        <source>The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>flush-failed</extracomment>
        <translation>操作系统无法把最后的数据刷盘到 {1} 所在的磁盘。它报告：{2}。磁盘可能已满或即将损坏。先检查可用空间，再检查驱动器。</translation>
    </message>
    <message>
        <source>Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is faulty. Back up this drive, then check all three.</source>
        <extracomment>data-mismatch</extracomment>
        <translation>在 {1} 中 {2} 处读取的数据与 Strata 写入的不同。驱动器、其数据线或内存有故障。备份此驱动器，然后检查这三者。</translation>
    </message>
    <message>
        <source>{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the memory.</source>
        <extracomment>data-faults</extracomment>
        <translation>{1} 处读回错误：{2} 处损坏，{3} 处为旧数据（写入丢失），{4} 处为其他位置的数据。第一处的偏移量和字节数：{5}。备份此驱动器，然后检查驱动器、其数据线和内存。</translation>
    </message>
    <message>
        <source>After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or the drive throttled. The result averages both phases; the chart shows each.</source>
        <extracomment>rate-fell</extracomment>
        <translation>写入 {1} 后，速率从 {2} 降到 {3}，并保持在该水平。驱动器的高速缓存已写满，或驱动器降速。结果是两个阶段的平均值；图表分别显示各阶段。</translation>
    </message>
    <message>
        <source>The version of Strata on {1} is too old to send chunks. Update it there.</source>
        <extracomment>network-older-peer</extracomment>
        <translation>{1} 上的 Strata 版本太旧，不能发送数据块。在那里更新它。</translation>
    </message>
    <message>
        <source>An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again.</source>
        <extracomment>row-not-reached</extracomment>
        <translation>先前的一项测量失败，因此 Strata 跳过了这一项。查看那里的原因，然后重新运行。</translation>
    </message>
    <message>
        <source>The run stopped when this workload had used {1} of its time, so its result is less certain. Run it again for a full result.</source>
        <extracomment>row-stopped</extracomment>
        <translation>此工作负载用去 {1} 的时间时运行停止，因此结果的把握较小。重新运行，取得完整的结果。</translation>
    </message>
    <message>
        <source>The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed {1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them.</source>
        <extracomment>sustained-critical</extracomment>
        <translation>处理器达到操作系统称为临界的温度，因此负载已结束。传感器显示 {1} °C。此前测得的结果有效。清洁风扇和通风口，并保持空气流通。</translation>
    </message>
    <message>
        <source>Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the computer in, and run it again.</source>
        <extracomment>sustained-battery</extracomment>
        <translation>电量只剩 {1}，因此负载已结束。此前测得的结果有效。接上电源，然后重新运行。</translation>
    </message>
    <message>
        <source>Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU time, but the heat of others may hide or cause a fall. Close other programs, and run it again.</source>
        <extracomment>sustained-disturbed</extracomment>
        <translation>其他程序或虚拟机的宿主机占用了 {1} 的 CPU 时间。速率按 CPU 时间计算，但其他程序的发热可能掩盖或引起下降。关闭其他程序，然后重新运行。</translation>
    </message>
    <message>
        <source>The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile.</source>
        <extracomment>no-such-row</extracomment>
        <translation>磁盘方案 {2} 没有工作负载 {1}。选择它的某个工作负载，或其他方案。</translation>
    </message>
    <message>
        <source>The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose another operation or profile.</source>
        <extracomment>no-such-operation</extracomment>
        <translation>磁盘方案 {2} 没有操作 {1}。只有方案 database 执行提交。选择其他操作或方案。</translation>
    </message>
    <message>
        <source>Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that before you trust the data to it.</source>
        <extracomment>sooner-than-flash</extracomment>
        <translation>半数提交用时不超过 {1}，这比闪存写入一页还快。要么驱动器有受保护的缓存，要么刷盘请求没有传到驱动器，一些虚拟机就是如此。先查清这一点，再把数据交给它。</translation>
    </message>
    <message>
        <source>Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no writes and no zeros.</source>
        <extracomment>file-only-read</extracomment>
        <translation>Strata 只读取 {1}。选择会读取的工作负载：不选方案 classic、mixed 和 database，不写入，也不用全零数据。</translation>
    </message>
    <message>
        <source>A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block.</source>
        <extracomment>block-not-of-sectors</extracomment>
        <translation>{1} 的块不是此驱动器 {2} 扇区的整数倍。选择更大的块。</translation>
    </message>
    <message>
        <source>A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or smaller blocks.</source>
        <extracomment>file-below-blocks</extracomment>
        <translation>{1} 的文件对 {2} 个使用 {3} 块的线程来说太小。选择更大的文件、更少的线程或更小的块。</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result covers that part only. Choose a smaller file.</source>
        <extracomment>file-laid-in-part</extracomment>
        <translation>{1} 所在的磁盘太慢，Strata 在测量前只写入了 {3} 文件中的 {2}。结果只涵盖这一部分。选择更小的文件。</translation>
    </message>
    <message>
        <source>A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it alone.</source>
        <extracomment>no-time-left</extracomment>
        <translation>整机运行为这一部分留出 {1}，不够测量这一项。点击其单元格可单独测量。</translation>
    </message>
    <message>
        <source>Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read.</source>
        <extracomment>file-not-readable</extracomment>
        <translation>Strata 无法读取文件 {1}。操作系统报告：{2}。选择有权读取的普通文件。</translation>
    </message>
    <message>
        <source>The file {1} has only {2}, too little for the read test. Choose a larger file.</source>
        <extracomment>file-too-small</extracomment>
        <translation>文件 {1} 只有 {2}，不足以进行读取测试。选择更大的文件。</translation>
    </message>
    <message>
        <source>The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may be the cause.</source>
        <extracomment>queue-failed</extracomment>
        <translation>操作系统拒绝了对磁盘的请求。它报告：{1}。尝试更小的队列深度；原因可能是容器的限制。</translation>
    </message>
    <message>
        <source>Writing failed, so there was nothing to read. See the reason of the write.</source>
        <extracomment>nothing-to-read</extracomment>
        <translation>写入失败，因此没有可读取的内容。查看写入失败的原因。</translation>
    </message>
    <message>
        <source>When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. Strata can test this disk again once it answers.</source>
        <extracomment>request-unanswered</extracomment>
        <translation>运行停止时，{1} 所在的磁盘有一个未完成的请求，因此之前的结果可能有误。磁盘应答后，Strata 可以再次测试它。</translation>
    </message>
    <message>
        <source>{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its cable or the network, or choose another folder.</source>
        <extracomment>device-not-answering</extracomment>
        <translation>{1} 没有响应。先前对其磁盘（{2}）的请求仍未完成。检查驱动器、其数据线或网络，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>{1} is not a file of a disk test, so Strata did not delete it.</source>
        <extracomment>not-a-leftover</extracomment>
        <translation>{1} 不是磁盘测试的文件，因此 Strata 没有删除它。</translation>
    </message>
    <message>
        <source>A running disk test uses {1}, so Strata did not delete it. Try again when that test ends.</source>
        <extracomment>file-in-use</extracomment>
        <translation>正在运行的磁盘测试使用 {1}，因此 Strata 没有删除它。等该测试结束后再试。</translation>
    </message>
    <message>
        <source>Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder.</source>
        <extracomment>cannot-remove</extracomment>
        <translation>Strata 无法删除 {1}。操作系统报告：{2}。检查文件夹的权限。</translation>
    </message>
    <message>
        <source>The OS did not report the CPUs of this machine. A container or a security setting may hide them.</source>
        <extracomment>topology-failed</extracomment>
        <translation>操作系统没有报告本机的 CPU。可能被容器或安全设置隐藏。</translation>
    </message>
    <message>
        <source>The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines use the rest, or the report is wrong. Trust the curve.</source>
        <extracomment>level-smaller-than-reported</extracomment>
        <translation>曲线显示 L{1} 缓存有 {2}，而操作系统报告为 {3}。其余部分由其他虚拟机或程序使用，或报告有误。以曲线为准。</translation>
    </message>
    <message>
        <source>The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next level is equally fast. Trust the curve.</source>
        <extracomment>level-larger-than-reported</extracomment>
        <translation>曲线显示 L{1} 缓存有 {2}，而操作系统报告为 {3}。报告有误，或下一层级同样快。以曲线为准。</translation>
    </message>
    <message>
        <source>The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a system-level cache, or one that a virtual machine hides.</source>
        <extracomment>level-not-reported</extracomment>
        <translation>曲线显示一个 {1} 的层级，每次加载 {2}，而操作系统没有报告它。它可能是系统级缓存，或被虚拟机隐藏的缓存。</translation>
    </message>
    <message>
        <source>The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use all of it, or the report is wrong. Run it again at a quieter hour.</source>
        <extracomment>level-not-seen</extracomment>
        <translation>操作系统报告了 {2} 的 L{1} 缓存，但曲线在此没有台阶。其他虚拟机可能占用了它的全部，或报告有误。在负载较低的时段重新运行。</translation>
    </message>
    <message>
        <source>{1} runs this program in place of the OS or the processor, and results include its work. Use the version of Strata that is built for this system.</source>
        <extracomment>held-emulated</extracomment>
        <translation>{1} 代替操作系统或处理器运行本程序，结果包含它的开销。使用为此系统构建的 Strata 版本。</translation>
    </message>
    <message>
        <source>The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one flat set, in sizes that follow no cache. Run it where the OS reports them.</source>
        <extracomment>held-flat</extracomment>
        <translation>操作系统既不报告核心，也不报告缓存，没有 /sys 的沙盒就是如此。Strata 把 {1} 个 CPU 当作不分层的一组来测量，大小不依据任何缓存。在操作系统会报告它们的环境中运行。</translation>
    </message>
    <message>
        <source>The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) in the firmware setup, if mainboard and processor support it.</source>
        <extracomment>held-memory-speed</extracomment>
        <translation>内存以 {1} MT/s 运行，而内存条的规格为 {2} MT/s。如果主板和处理器支持，在固件设置中选择其配置文件（XMP 或 EXPO）。</translation>
    </message>
    <message>
        <source>All memory is on one channel; two channels carry twice as much. If processor and mainboard have two, add another module of the same kind in the socket that the manual names.</source>
        <extracomment>held-one-channel</extracomment>
        <translation>所有内存都在一个通道上；两个通道的传输能力为其两倍。如果处理器和主板有两个通道，在手册指定的插槽中再装一根同样的内存条。</translation>
    </message>
    <message>
        <source>The machine runs on battery, and most machines then limit their power. Plug in the charger.</source>
        <extracomment>held-on-battery</extracomment>
        <translation>计算机正在使用电池，多数计算机此时会限制功耗。接上电源适配器。</translation>
    </message>
    <message>
        <source>The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the firmware setup.</source>
        <extracomment>held-power-profile</extracomment>
        <translation>电源模式为 {1}，它会限制处理器。在操作系统或固件设置中选择高性能模式。</translation>
    </message>
    <message>
        <source>The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, such as performance or schedutil.</source>
        <extracomment>held-governor</extracomment>
        <translation>调频策略（governor）为 {1}，在此驱动下会保持最低频率。选择其他策略，例如 performance 或 schedutil。</translation>
    </message>
    <message>
        <source>Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the firmware setup, unless you turned it off on purpose.</source>
        <extracomment>held-no-boost</extracomment>
        <translation>睿频（turbo）已关闭，因此频率不会高于标称值。除非是有意关闭的，在操作系统或固件设置中开启它。</translation>
    </message>
    <message>
        <source>The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise its CPU quota.</source>
        <extracomment>held-cpu-quota</extracomment>
        <translation>容器在其 {2} 个 CPU 中只得到 {1} 个的时间，因此线程更多的测试会受限。提高其 CPU 配额。</translation>
    </message>
    <message>
        <source>Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or container more memory.</source>
        <extracomment>held-memory-pressure</extracomment>
        <translation>之前的 10 秒中有 {1} 秒程序在等待内存。关闭程序，或为计算机或容器提供更多内存。</translation>
    </message>
    <message>
        <source>The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many lanes, or check the firmware setup.</source>
        <extracomment>held-drive-link</extracomment>
        <translation>驱动器 {1} 的连接为 {2}，而其规格为 {3}。改用支持该规格且通道数足够的插槽，或检查固件设置。</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set /sys/kernel/mm/transparent_hugepage/enabled to madvise or always.</source>
        <extracomment>held-small-pages</extracomment>
        <translation>透明大页已关闭，因此程序得到 {1} 的页，TLB 未命中更多。把 /sys/kernel/mm/transparent_hugepage/enabled 设为 madvise 或 always。</translation>
    </message>
    <message>
        <source>The timer runs at {1} and deviates from the OS clock by {2}.</source>
        <extracomment>selftest-counter</extracomment>
        <translation>时间计数器以 {1} 运行，与系统时钟相差 {2}。</translation>
    </message>
    <message>
        <source>The core runs at {1}; two measurements agree for {2} of the readings.</source>
        <extracomment>selftest-clock</extracomment>
        <translation>核心以 {1} 运行；{2} 的读数中两次测量一致。</translation>
    </message>
    <message>
        <source>Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}.</source>
        <extracomment>selftest-kernels</extracomment>
        <translation>Strata 检查了 {3} 个测量循环中的 {1} 个，即处理器能运行的全部；结果错误的有：{2}。</translation>
    </message>
    <message>
        <source>Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it.</source>
        <extracomment>selftest-paths</extracomment>
        <translation>已知开销的循环：{1} 个中有 {2} 个符合核心的设计，{3} 个高于设计值。</translation>
    </message>
    <message>
        <source>The cost of loads and stores is unchecked: the design tells none, or the machine is busy.</source>
        <extracomment>selftest-paths-unchecked</extracomment>
        <translation>未检查加载和存储的开销：设计资料没有给出，或计算机繁忙。</translation>
    </message>
    <message>
        <source>Strata can pin threads to {1} of {2} CPUs.</source>
        <extracomment>selftest-binding</extracomment>
        <translation>Strata 可以把线程绑定到 {2} 个 CPU 中的 {1} 个。</translation>
    </message>
    <message>
        <source>A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency test.</source>
        <extracomment>selftest-walk</extracomment>
        <translation>以分块方式从内存加载一次的时间，是每次访问行数仅为其四分之一的遍历中加载一次的 {1}。块的最后十分之一用时是其第三个十分之一的 {2}。若前者低于 80 %，或后者超出 85 至 115 %，说明硬件对延迟测试做了预取。</translation>
    </message>
    <message>
        <source>Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, and the OS gave none.</source>
        <extracomment>selftest-walk-unchecked</extracomment>
        <translation>Strata 无法检查硬件是否对延迟测试做了预取。此检查需要大页，而操作系统没有提供。</translation>
    </message>
    <message>
        <source>The same work, measured {1} times on each of two sides, differs by {2}. Strata must not call that faster or slower.</source>
        <extracomment>selftest-identical</extracomment>
        <translation>同样的工作，双方各测量 {1} 次，相差 {2}。Strata 不应把它判为更快或更慢。</translation>
    </message>
    <message>
        <source>Strata could not check that the same work is not called different: the machine is too busy.</source>
        <extracomment>selftest-identical-unchecked</extracomment>
        <translation>Strata 无法检查同样的工作是否会被判为不同：计算机太忙。</translation>
    </message>
    <message>
        <source>A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to {2}).</source>
        <extracomment>selftest-direct</extracomment>
        <translation>以直接 I/O 读写的 {1} 中的文件不应在操作系统缓存中，而另一个文件应在其中（所占比例 {2}）。</translation>
    </message>
    <message>
        <source>Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds.</source>
        <extracomment>selftest-direct-unchecked</extracomment>
        <translation>未检查 {1} 中的直接 I/O：它在那里被拒绝，或操作系统不报告其缓存的内容。</translation>
    </message>
    <message>
        <source>A run that is written to a history in {1} must be read back as it was.</source>
        <extracomment>selftest-history</extracomment>
        <translation>写入 {1} 中历史记录的运行，读回时必须与原来相同。</translation>
    </message>
    <message>
        <source>Reading the timer takes {1}; the overhead of the sampler is {2} of a sample.</source>
        <extracomment>selftest-overhead</extracomment>
        <translation>读取时间计数器需 {1}；采样的开销为样本时间的 {2}。</translation>
    </message>
    <message>
        <source>STRATA {1}</source>
        <extracomment>report-title</extracomment>
        <translation>STRATA {1}</translation>
    </message>
    <message>
        <source>STRATA, results of another program</source>
        <extracomment>report-title-foreign</extracomment>
        <translation>STRATA，其他程序的结果</translation>
    </message>
    <message>
        <source>Another program measured this. Strata only read its output: what is missing here is not known.</source>
        <extracomment>report-foreign</extracomment>
        <translation>这些结果由另一个程序测得。Strata 只读取了它的输出：此处缺少的内容无从得知。</translation>
    </message>
    <message>
        <source>Reference results, for comparison. They come without samples, so differences from them are never tested.</source>
        <extracomment>report-published</extracomment>
        <translation>参考结果，用于比较。它们不带样本，因此从不检验与它们的差异。</translation>
    </message>
    <message>
        <source>Method {1}, built with {2}.</source>
        <extracomment>report-method</extracomment>
        <translation>方法 {1}，由 {2} 构建。</translation>
    </message>
    <message>
        <source>The run took {1} s.</source>
        <extracomment>report-seconds</extracomment>
        <translation>运行用时 {1} 秒。</translation>
    </message>
    <message>
        <source>The run took {1} min {2} s.</source>
        <extracomment>report-minutes</extracomment>
        <translation>运行用时 {1} 分 {2} 秒。</translation>
    </message>
    <message>
        <source>STOPPED: the run was stopped early. The results so far follow.</source>
        <extracomment>report-stopped</extracomment>
        <translation>已停止：运行提前结束。以下是到停止时为止的结果。</translation>
    </message>
    <message>
        <source>NOT COMPLETE: some of the tests failed. The notes say why.</source>
        <extracomment>report-failed</extracomment>
        <translation>不完整：部分测试失败。原因见说明。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <extracomment>report-empty
----------
respond-nothing</extracomment>
        <translation>没有测量任何内容。</translation>
    </message>
    <message>
        <source>Measured by</source>
        <extracomment>label-measured-by</extracomment>
        <translation>测量工具</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>label-left-out</extracomment>
        <translation>已省略</translation>
    </message>
    <message>
        <source>Series of {1} runs: each result over all of them</source>
        <extracomment>series-head</extracomment>
        <translation>{1} 次运行的系列：每个结果取自全部运行</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>series-best
----------
mark-best</extracomment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>series-mean</extracomment>
        <translation>平均值</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <extracomment>series-deviation</extracomment>
        <translation>标准差</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>series-count</extracomment>
        <translation>次数</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>label-source</extracomment>
        <translation>来源</translation>
    </message>
    <message>
        <source>MACHINE</source>
        <extracomment>heading-machine</extracomment>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Caches</source>
        <extracomment>label-caches</extracomment>
        <translation>缓存</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>label-system
----------
machine-system</extracomment>
        <translation>系统</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>label-around</extracomment>
        <translation>后台</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <extracomment>label-held-back
----------
machine-held-back</extracomment>
        <translation>拖慢因素</translation>
    </message>
    <message>
        <source>cores {1}, CPUs {2}, sockets {3}, NUMA nodes {4}</source>
        <extracomment>report-cpus</extracomment>
        <translation>核心 {1}，CPU {2}，插槽 {3}，NUMA 节点 {4}</translation>
    </message>
    <message>
        <source>{2}: CPUs {1}</source>
        <extracomment>report-kind</extracomment>
        <translation>{2}：{1} 个 CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per CPU</source>
        <extracomment>report-cache</extracomment>
        <translation>L{1} 每 CPU {2}</translation>
    </message>
    <message>
        <source>L{1} {2} per {3} CPUs</source>
        <extracomment>report-cache-shared</extracomment>
        <translation>L{1} 每 {3} 个 CPU {2}</translation>
    </message>
    <message>
        <source>not reported by the OS</source>
        <extracomment>report-no-caches</extracomment>
        <translation>操作系统未报告</translation>
    </message>
    <message>
        <source>{1} of the last-level cache usable (measured); others may use the rest</source>
        <extracomment>report-usable</extracomment>
        <translation>末级缓存可用 {1}（实测）；其余可能由其他程序使用</translation>
    </message>
    <message>
        <source>{1} of the last-level cache assumed usable (not measured)</source>
        <extracomment>report-assumed</extracomment>
        <translation>假定末级缓存可用 {1}（未测量）</translation>
    </message>
    <message>
        <source>{1}, {2} available; pages of {3}</source>
        <extracomment>report-memory</extracomment>
        <translation>{1}，可用 {2}；页大小 {3}</translation>
    </message>
    <message>
        <source>virtual machine ({1})</source>
        <extracomment>report-virtual</extracomment>
        <translation>虚拟机（{1}）</translation>
    </message>
    <message>
        <source>rotating</source>
        <extracomment>disk-rotates</extracomment>
        <translation>机械硬盘</translation>
    </message>
    <message>
        <source>sectors of {1}</source>
        <extracomment>disk-sectors</extracomment>
        <translation>扇区 {1}</translation>
    </message>
    <message>
        <source>{1} of {2} free</source>
        <extracomment>disk-room</extracomment>
        <translation>{2} 中 {1} 可用</translation>
    </message>
    <message>
        <source>{1} free</source>
        <extracomment>disk-free</extracomment>
        <translation>{1} 可用</translation>
    </message>
    <message>
        <source>in memory</source>
        <extracomment>disk-in-memory</extracomment>
        <translation>在内存中</translation>
    </message>
    <message>
        <source>on a device in memory</source>
        <extracomment>disk-device-in-memory</extracomment>
        <translation>在内存中的设备上</translation>
    </message>
    <message>
        <source>through a program</source>
        <extracomment>disk-program</extracomment>
        <translation>通过程序</translation>
    </message>
    <message>
        <source>copy-on-write</source>
        <extracomment>disk-copy-on-write</extracomment>
        <translation>写时复制</translation>
    </message>
    <message>
        <source>compressing</source>
        <extracomment>disk-compresses</extracomment>
        <translation>压缩</translation>
    </message>
    <message>
        <source>encrypted</source>
        <extracomment>disk-encrypted</extracomment>
        <translation>加密</translation>
    </message>
    <message>
        <source>load {1} before the run</source>
        <extracomment>around-load</extracomment>
        <translation>运行前负载 {1}</translation>
    </message>
    <message>
        <source>steal time up to {1}</source>
        <extracomment>around-stolen</extracomment>
        <translation>窃取时间最多 {1}</translation>
    </message>
    <message>
        <source>began when calm, after {1} s</source>
        <extracomment>around-calm</extracomment>
        <translation>平静后开始，等待 {1} 秒</translation>
    </message>
    <message>
        <source>not calm within {1} s</source>
        <extracomment>around-not-calm</extracomment>
        <translation>{1} 秒内未平静</translation>
    </message>
    <message>
        <source>no free CPU for the window or terminal</source>
        <extracomment>around-no-spare</extracomment>
        <translation>没有空闲 CPU 供窗口或终端使用</translation>
    </message>
    <message>
        <source>the machine was suspended for {1} s</source>
        <extracomment>around-suspended</extracomment>
        <translation>计算机挂起了 {1} 秒</translation>
    </message>
    <message>
        <source>the OS clock was changed by {1} s</source>
        <extracomment>around-clock-set</extracomment>
        <translation>系统时钟被调整了 {1} 秒</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>heading-settings</extracomment>
        <translation>设置</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>label-priority</extracomment>
        <translation>优先级</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>label-health
----------
machine-health</extracomment>
        <translation>状态</translation>
    </message>
    <message>
        <source>governor {1}</source>
        <extracomment>health-governor</extracomment>
        <translation>调频策略 {1}</translation>
    </message>
    <message>
        <source>boost on</source>
        <extracomment>health-boost-on</extracomment>
        <translation>睿频开启</translation>
    </message>
    <message>
        <source>boost off</source>
        <extracomment>health-boost-off</extracomment>
        <translation>睿频关闭</translation>
    </message>
    <message>
        <source>power profile {1}</source>
        <extracomment>health-profile</extracomment>
        <translation>电源模式 {1}</translation>
    </message>
    <message>
        <source>on battery</source>
        <extracomment>health-battery</extracomment>
        <translation>使用电池</translation>
    </message>
    <message>
        <source>on mains power</source>
        <extracomment>health-mains</extracomment>
        <translation>使用外接电源</translation>
    </message>
    <message>
        <source>power limit {1} W</source>
        <extracomment>health-power-limit</extracomment>
        <translation>功耗限制 {1} W</translation>
    </message>
    <message>
        <source>{1} degrees C</source>
        <extracomment>health-temperature</extracomment>
        <translation>{1} °C</translation>
    </message>
    <message>
        <source>{1} degrees C, {2} after the run</source>
        <extracomment>health-temperatures</extracomment>
        <translation>{1} °C，运行后 {2} °C</translation>
    </message>
    <message>
        <source>programs waited for memory in {1} of 10 s</source>
        <extracomment>health-pressure</extracomment>
        <translation>10 秒中有 {1} 秒程序在等待内存</translation>
    </message>
    <message>
        <source>CPU quota of the container: {1}</source>
        <extracomment>health-quota</extracomment>
        <translation>容器可用 {1} 个 CPU 的时间</translation>
    </message>
    <message>
        <source>the container gets {1} of memory</source>
        <extracomment>health-memory</extracomment>
        <translation>容器可用 {1} 内存</translation>
    </message>
    <message>
        <source>microcode {1}</source>
        <extracomment>health-microcode</extracomment>
        <translation>微码 {1}</translation>
    </message>
    <message>
        <source>{1} translates the instructions: its figures, not those of the processor</source>
        <extracomment>health-emulator</extracomment>
        <translation>{1} 翻译指令：这是它的数值，不是处理器的</translation>
    </message>
    <message>
        <source>{1} stands in for the OS</source>
        <extracomment>health-substitute</extracomment>
        <translation>{1} 代替操作系统</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>label-times</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>label-regions</extracomment>
        <translation>内存区域</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>label-folders</extracomment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>one per CPU</source>
        <extracomment>threads-auto</extracomment>
        <translation>每个 CPU 一个</translation>
    </message>
    <message>
        <source>one per core</source>
        <extracomment>threads-cores
----------
binding-cores</extracomment>
        <translation>每个核心一个</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <extracomment>threads-scale</extracomment>
        <translation>1 至 {1}</translation>
    </message>
    <message>
        <source>on CPU {1}</source>
        <extracomment>threads-on-cpu</extracomment>
        <translation>在 CPU {1} 上</translation>
    </message>
    <message>
        <source>raised</source>
        <extracomment>priority-raised</extracomment>
        <translation>已提高</translation>
    </message>
    <message>
        <source>raised, nice {1}</source>
        <extracomment>priority-raised-nice</extracomment>
        <translation>已提高，nice {1}</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>priority-normal</extracomment>
        <translation>普通</translation>
    </message>
    <message>
        <source>spread over NUMA nodes, sockets and cores</source>
        <extracomment>binding-spread</extracomment>
        <translation>分散到各 NUMA 节点、插槽和核心</translation>
    </message>
    <message>
        <source>packed close together</source>
        <extracomment>binding-close</extracomment>
        <translation>相互靠近</translation>
    </message>
    <message>
        <source>not pinned</source>
        <extracomment>binding-none</extracomment>
        <translation>不绑定</translation>
    </message>
    <message>
        <source>pinned to CPUs {1}</source>
        <extracomment>binding-list</extracomment>
        <translation>绑定到 CPU {1}</translation>
    </message>
    <message>
        <source>{1}, {2} only</source>
        <extracomment>binding-on-cores</extracomment>
        <translation>{1}，仅 {2}</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>cores-all</extracomment>
        <translation>所有核心</translation>
    </message>
    <message>
        <source>performance cores</source>
        <extracomment>cores-performance</extracomment>
        <translation>性能核</translation>
    </message>
    <message>
        <source>efficiency cores</source>
        <extracomment>cores-efficient</extracomment>
        <translation>能效核</translation>
    </message>
    <message>
        <source>low-power cores</source>
        <extracomment>cores-low-power</extracomment>
        <translation>低功耗核</translation>
    </message>
    <message>
        <source>integer {1} s</source>
        <extracomment>time-integer</extracomment>
        <translation>整数 {1} 秒</translation>
    </message>
    <message>
        <source>floating-point {1} s</source>
        <extracomment>time-floating</extracomment>
        <translation>浮点 {1} 秒</translation>
    </message>
    <message>
        <source>memory {1} s per buffer size</source>
        <extracomment>time-memory</extracomment>
        <translation>内存每种缓冲区大小 {1} 秒</translation>
    </message>
    <message>
        <source>disk {1} s per workload and direction</source>
        <extracomment>time-disk</extracomment>
        <translation>磁盘每项工作负载和方向 {1} 秒</translation>
    </message>
    <message>
        <source>pauses {1} s</source>
        <extracomment>time-pauses</extracomment>
        <translation>停顿 {1} 秒</translation>
    </message>
    <message>
        <source>sustained performance {1} min per load</source>
        <extracomment>time-sustained</extracomment>
        <translation>持续性能每种负载 {1} 分钟</translation>
    </message>
    <message>
        <source>early stop when precise</source>
        <extracomment>time-until-precise</extracomment>
        <translation>达到精度时提前停止</translation>
    </message>
    <message>
        <source>{1}, always in full</source>
        <extracomment>time-always</extracomment>
        <translation>{1}，始终用满</translation>
    </message>
    <message>
        <source>no early stop</source>
        <extracomment>time-in-full</extracomment>
        <translation>不提前停止</translation>
    </message>
    <message>
        <source>(automatic)</source>
        <extracomment>regions-by-caches</extracomment>
        <translation>（自动）</translation>
    </message>
    <message>
        <source>the current folder</source>
        <extracomment>folder-current</extracomment>
        <translation>当前文件夹</translation>
    </message>
    <message>
        <source>SCALING</source>
        <extracomment>heading-scaling</extracomment>
        <translation>扩展性</translation>
    </message>
    <message>
        <source>Processor, {1}</source>
        <extracomment>scaling-processor</extracomment>
        <translation>处理器，{1}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}</source>
        <extracomment>scaling-region</extracomment>
        <translation>{1}，区域 {2}，{3}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}, pages: {4}</source>
        <extracomment>scaling-region-pages</extracomment>
        <translation>{1}，区域 {2}，{3}，页：{4}</translation>
    </message>
    <message>
        <source>PAGE SIZES</source>
        <extracomment>heading-pages</extracomment>
        <translation>页大小</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>pages-default</extracomment>
        <translation>默认</translation>
    </message>
    <message>
        <source>transparent</source>
        <extracomment>pages-transparent</extracomment>
        <translation>透明</translation>
    </message>
    <message>
        <source>explicit</source>
        <extracomment>pages-explicit</extracomment>
        <translation>显式</translation>
    </message>
    <message>
        <source>huge</source>
        <extracomment>pages-huge</extracomment>
        <translation>大页</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>pages-alike</extracomment>
        <translation>相同</translation>
    </message>
    <message>
        <source>{1} explicit</source>
        <extracomment>obtained-explicit</extracomment>
        <translation>{1} 显式</translation>
    </message>
    <message>
        <source>pages</source>
        <extracomment>column-obtained
----------
column-tlb-pages</extracomment>
        <translation>页</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>column-gain</extracomment>
        <translation>增益</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>column-saving</extracomment>
        <translation>节省</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>column-threads</extracomment>
        <translation>线程</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>column-sum</extracomment>
        <translation>合计</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>column-each</extracomment>
        <translation>每个</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>column-share</extracomment>
        <translation>效率</translation>
    </message>
    <message>
        <source>PROCESSOR</source>
        <extracomment>heading-processor</extracomment>
        <translation>处理器</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <extracomment>heading-memory</extracomment>
        <translation>内存</translation>
    </message>
    <message>
        <source>BANDWIDTH, {1}</source>
        <extracomment>heading-bandwidth</extracomment>
        <translation>带宽，{1}</translation>
    </message>
    <message>
        <source>LATENCY</source>
        <extracomment>heading-latency</extracomment>
        <translation>延迟</translation>
    </message>
    <message>
        <source>LEVELS OF MEMORY</source>
        <extracomment>heading-levels</extracomment>
        <translation>内存层级</translation>
    </message>
    <message>
        <source>DISK</source>
        <extracomment>heading-disk</extracomment>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>COPY</source>
        <extracomment>heading-copy</extracomment>
        <translation>复制</translation>
    </message>
    <message>
        <source>C LIBRARY, {1}</source>
        <extracomment>heading-library</extracomment>
        <translation>C 库，{1}</translation>
    </message>
    <message>
        <source>The library: {1}.</source>
        <extracomment>library-version</extracomment>
        <translation>库：{1}。</translation>
    </message>
    <message>
        <source>Nanoseconds per call:</source>
        <extracomment>library-calls</extracomment>
        <translation>每次调用的纳秒数：</translation>
    </message>
    <message>
        <source>REGISTERS</source>
        <extracomment>heading-registers</extracomment>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>STRING INSTRUCTIONS, {1}</source>
        <extracomment>heading-string</extracomment>
        <translation>字符串指令，{1}</translation>
    </message>
    <message>
        <source>Transfers per cycle, one core, at {1}:</source>
        <extracomment>registers-per-cycle</extracomment>
        <translation>每周期传送次数，单核心，{1}：</translation>
    </message>
    <message>
        <source>{1}, by bytes of one transfer:</source>
        <extracomment>registers-rates</extracomment>
        <translation>{1}，按每次传送的字节数：</translation>
    </message>
    <message>
        <source>general</source>
        <extracomment>row-register-general</extracomment>
        <translation>通用</translation>
    </message>
    <message>
        <source>to stack</source>
        <extracomment>row-register-to-stack</extracomment>
        <translation>到栈</translation>
    </message>
    <message>
        <source>from stack</source>
        <extracomment>row-register-from-stack</extracomment>
        <translation>从栈</translation>
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
        <translation>到向量</translation>
    </message>
    <message>
        <source>from vector</source>
        <extracomment>row-register-from-vector</extracomment>
        <translation>从向量</translation>
    </message>
    <message>
        <source>insert</source>
        <extracomment>row-register-insert</extracomment>
        <translation>插入</translation>
    </message>
    <message>
        <source>extract</source>
        <extracomment>row-register-extract</extracomment>
        <translation>提取</translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>row-register-vector</extracomment>
        <translation>向量</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>group-single</extracomment>
        <translation>单条</translation>
    </message>
    <message>
        <source>{1} threads together</source>
        <extracomment>report-all-threads</extracomment>
        <translation>{1} 个线程合计</translation>
    </message>
    <message>
        <source>Buffer {1}</source>
        <extracomment>region</extracomment>
        <translation>缓冲区 {1}</translation>
    </message>
    <message>
        <source>Buffer {1}, in the L{2} cache</source>
        <extracomment>region-in-cache</extracomment>
        <translation>缓冲区 {1}，在 L{2} 缓存中</translation>
    </message>
    <message>
        <source>Buffer {1}, at the edge of the L{2} cache</source>
        <extracomment>region-at-edge</extracomment>
        <translation>缓冲区 {1}，在 L{2} 缓存的边缘</translation>
    </message>
    <message>
        <source>Buffer {1}, in memory</source>
        <extracomment>region-in-memory</extracomment>
        <translation>缓冲区 {1}，在内存中</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. Q: queue depth of each thread; T: threads. At p50: the rate if every request took the median latency; a result far below it had stalls. CPU: percent of one CPU. Flush: what emptying the drive&apos;s write cache takes afterwards; MB/s leaves it out.</source>
        <extracomment>disk-rows-facts</extracomment>
        <translation>每个文件夹中有 {1} 的测试文件，数据不可压缩。Q：每个线程的队列深度；T：线程数。p50 时：假如每个请求都用中位延迟，所达到的速率；结果远低于它，说明有过停顿。CPU：占一个 CPU 的百分比。刷盘：事后清空驱动器写缓存所需的时间；不计入 MB/s。</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. A commit is a write and then a flush; the latency is that of both. SYNC4K: random blocks, direct I/O. APPEND2K: records of 2300 bytes at the end of a log, through the OS cache. T: threads. At p50: the result if every commit took the median latency. CPU: percent of one CPU.</source>
        <extracomment>disk-commit-facts</extracomment>
        <translation>每个文件夹中有 {1} 的测试文件，数据不可压缩。一次提交是先写入再刷盘；延迟是两者的总和。SYNC4K：随机块，直接 I/O。APPEND2K：在日志末尾写入 2300 字节的记录，经过操作系统缓存。T：线程数。p50 时：假如每次提交都用中位延迟，所得的结果。CPU：占一个 CPU 的百分比。</translation>
    </message>
    <message>
        <source>Requests by {1}.</source>
        <extracomment>disk-engine</extracomment>
        <translation>由 {1} 发出请求。</translation>
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
        <translation>零填充</translation>
    </message>
    <message>
        <source>{1} sustained write</source>
        <extracomment>disk-sustained</extracomment>
        <translation>{1} 持续写入</translation>
    </message>
    <message>
        <source>Results by bytes written:</source>
        <extracomment>disk-course</extracomment>
        <translation>按写入字节数的结果：</translation>
    </message>
    <message>
        <source>io_uring</source>
        <extracomment>engine-io-uring</extracomment>
        <translation>io_uring</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <extracomment>engine-iocp</extracomment>
        <translation>I/O 完成端口</translation>
    </message>
    <message>
        <source>threads with synchronous I/O</source>
        <extracomment>engine-threads</extracomment>
        <translation>同步 I/O 线程</translation>
    </message>
    <message>
        <source>write + fdatasync for each commit</source>
        <extracomment>engine-fdatasync</extracomment>
        <translation>每次提交：写入 + fdatasync</translation>
    </message>
    <message>
        <source>write + fsync for each commit</source>
        <extracomment>engine-fsync</extracomment>
        <translation>每次提交：写入 + fsync</translation>
    </message>
    <message>
        <source>write + F_FULLFSYNC for each commit</source>
        <extracomment>engine-F_FULLFSYNC</extracomment>
        <translation>每次提交：写入 + F_FULLFSYNC</translation>
    </message>
    <message>
        <source>write + FlushFileBuffers for each commit</source>
        <extracomment>engine-FlushFileBuffers</extracomment>
        <translation>每次提交：写入 + FlushFileBuffers</translation>
    </message>
    <message>
        <source>nothing (null engine)</source>
        <extracomment>engine-null</extracomment>
        <translation>无（空引擎）</translation>
    </message>
    <message>
        <source>too few</source>
        <extracomment>percentile-too-few</extracomment>
        <translation>太少</translation>
    </message>
    <message>
        <source>too few: a percentile is shown where at least 10 requests took longer. p90 needs 100 requests, p99 1,000 and p99.9 10,000. Measure for longer to see it.</source>
        <extracomment>percentile-needs</extracomment>
        <translation>太少：至少有 10 个请求用时更长，才显示该百分位。p90 需要 100 个请求，p99 需要 1,000 个，p99.9 需要 10,000 个。延长测量时间即可看到。</translation>
    </message>
    <message>
        <source>{1} % read</source>
        <extracomment>op-mixed-share</extracomment>
        <translation>{1} % 读取</translation>
    </message>
    <message>
        <source>at p50</source>
        <extracomment>column-median-rate</extracomment>
        <translation>p50 时</translation>
    </message>
    <message>
        <source>latency, us</source>
        <extracomment>column-latency</extracomment>
        <translation>延迟，us</translation>
    </message>
    <message>
        <source>{1}, us</source>
        <extracomment>html-latency</extracomment>
        <translation>{1}，µs</translation>
    </message>
    <message>
        <source>A file of {1} per thread, written and read in blocks of {2}.</source>
        <extracomment>disk-facts</extracomment>
        <translation>每个线程一个 {1} 的文件，以 {2} 的块写入和读取。</translation>
    </message>
    <message>
        <source>memcpy, whole</source>
        <extracomment>row-copy-memcpy</extracomment>
        <translation>memcpy，整块</translation>
    </message>
    <message>
        <source>memcpy, {1} blocks</source>
        <extracomment>row-copy-blocks</extracomment>
        <translation>memcpy，{1} 块</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>column-pass</extracomment>
        <translation>遍次</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>column-call-size
----------
column-size</extracomment>
        <translation>大小</translation>
    </message>
    <message>
        <source>MEMORY TYPES</source>
        <extracomment>heading-memtypes</extracomment>
        <translation>内存类型</translation>
    </message>
    <message>
        <source>write-back</source>
        <extracomment>memory-kind-regular</extracomment>
        <translation>回写</translation>
    </message>
    <message>
        <source>write-combining</source>
        <extracomment>memory-kind-write-combined</extracomment>
        <translation>写合并</translation>
    </message>
    <message>
        <source>uncached</source>
        <extracomment>memory-kind-uncached</extracomment>
        <translation>不缓存</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>column-kind</extracomment>
        <translation>类型</translation>
    </message>
    <message>
        <source>first pass</source>
        <extracomment>column-first-use</extracomment>
        <translation>第一遍</translation>
    </message>
    <message>
        <source>later pass</source>
        <extracomment>column-later-use</extracomment>
        <translation>后续各遍</translation>
    </message>
    <message>
        <source>obtained</source>
        <extracomment>column-kind-obtained</extracomment>
        <translation>实际类型</translation>
    </message>
    <message>
        <source>{1}-byte stores</source>
        <extracomment>kinds-write</extracomment>
        <translation>{1} 字节存储</translation>
    </message>
    <message>
        <source>{1}-byte copies from write-back memory</source>
        <extracomment>kinds-copy</extracomment>
        <translation>从回写内存复制，{1} 字节</translation>
    </message>
    <message>
        <source>Write-combining breaks even after passes: {1}.</source>
        <extracomment>kinds-pay-after</extracomment>
        <translation>写合并在以下遍数后开始划算：{1}。</translation>
    </message>
    <message>
        <source>Write-combining breaks even at once: no pass takes longer.</source>
        <extracomment>kinds-pay-at-once</extracomment>
        <translation>写合并立即划算：没有一遍用时更长。</translation>
    </message>
    <message>
        <source>Write-combining never breaks even: its later passes are no faster.</source>
        <extracomment>kinds-pay-never</extracomment>
        <translation>写合并始终不划算：后续各遍并不更快。</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>row-average
----------
column-overall</extracomment>
        <translation>平均</translation>
    </message>
    <message>
        <source>{1} clean samples</source>
        <extracomment>basis-samples</extracomment>
        <translation>{1} 个无干扰样本</translation>
    </message>
    <message>
        <source>passes: {1}</source>
        <extracomment>basis-passes</extracomment>
        <translation>{1} 遍</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <extracomment>basis-pages</extracomment>
        <translation>页：{1}</translation>
    </message>
    <message>
        <source>extended to {1}</source>
        <extracomment>basis-extended</extracomment>
        <translation>延长至 {1}</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>column-verdict</extracomment>
        <translation>评级</translation>
    </message>
    <message>
        <source>of peak</source>
        <extracomment>column-limit</extracomment>
        <translation>占峰值</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>name-value</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Interval</source>
        <extracomment>name-interval</extracomment>
        <translation>区间</translation>
    </message>
    <message>
        <source>% of peak</source>
        <extracomment>name-limit</extracomment>
        <translation>占峰值 %</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>column-width</extracomment>
        <translation>字节</translation>
    </message>
    <message>
        <source>buffer</source>
        <extracomment>column-region</extracomment>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>MAD</source>
        <extracomment>column-deviation</extracomment>
        <translation>MAD</translation>
    </message>
    <message>
        <source>TLB-local</source>
        <extracomment>walk-local</extracomment>
        <translation>TLB 内</translation>
    </message>
    <message>
        <source>whole region</source>
        <extracomment>walk-whole</extracomment>
        <translation>整个区域</translation>
    </message>
    <message>
        <source>ns per load, by parallel chains</source>
        <extracomment>walk-chains</extracomment>
        <translation>每次加载的 ns，按并行链数</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column-level</extracomment>
        <translation>层级</translation>
    </message>
    <message>
        <source>read, MB/s</source>
        <extracomment>column-reads</extracomment>
        <translation>读取，MB/s</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>level-memory</extracomment>
        <translation>内存</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>column-flush</extracomment>
        <translation>刷盘</translation>
    </message>
    <message>
        <source>{1}, thread</source>
        <extracomment>column-thread</extracomment>
        <translation>{1}，线程</translation>
    </message>
    <message>
        <source>on CPU</source>
        <extracomment>column-on-cpu</extracomment>
        <translation>所在 CPU</translation>
    </message>
    <message>
        <source>min/max</source>
        <extracomment>column-fairness</extracomment>
        <translation>min/max</translation>
    </message>
    <message>
        <source>min</source>
        <extracomment>column-least</extracomment>
        <translation>最小</translation>
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
        <translation>最大</translation>
    </message>
    <message>
        <source>NOTES</source>
        <extracomment>heading-notes</extracomment>
        <translation>说明</translation>
    </message>
    <message>
        <source>({1} results)</source>
        <extracomment>report-note-count</extracomment>
        <translation>（{1} 个结果）</translation>
    </message>
    <message>
        <source>HOW TO READ THIS</source>
        <extracomment>heading-reading</extracomment>
        <translation>阅读方法</translation>
    </message>
    <message>
        <source>MB/s: million (10^6) bytes per second. MOPs/s: million operations per second, as Nbench 2.0 counts them. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</source>
        <extracomment>reading-units</extracomment>
        <translation>MB/s：每秒百万（10^6）字节。MOPs/s：每秒百万次操作，按 Nbench 2.0 的方式计。KiB = 1024 字节，MiB = 1024 KiB，GiB = 1024 MiB。</translation>
    </message>
    <message>
        <source>A move is one load and one store: the core moves twice the bytes of the result. Buffer: the size of one buffer; a move uses two. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-move</extracomment>
        <translation>一次传送是一次加载和一次存储：核心搬动的字节是结果的两倍。缓冲区：单个缓冲区的大小；一次传送使用两个。不计入：写未命中时缓存读取的行（写分配）。</translation>
    </message>
    <message>
        <source>Random moves in memory wait for cache and TLB misses that no prefetcher avoids: 30 to 100 times less than sequential moves is normal.</source>
        <extracomment>reading-random</extracomment>
        <translation>内存中的随机传送要等待缓存和 TLB 未命中，预取器无法避免：速率为顺序传送的 1/30 至 1/100 属于正常。</translation>
    </message>
    <message>
        <source>Each byte that is read, written or copied counts once. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-payload</extracomment>
        <translation>每个读取、写入或复制的字节计一次。缓冲区：单个缓冲区的大小；一次复制使用两个。</translation>
    </message>
    <message>
        <source>A triad counts what it writes: a third of what STREAM counts.</source>
        <extracomment>reading-triad</extracomment>
        <translation>Triad 按写入量计：为 STREAM 计数的三分之一。</translation>
    </message>
    <message>
        <source>A triad counts as STREAM counts it: two loads and a store.</source>
        <extracomment>reading-triad-stream</extracomment>
        <translation>Triad 按 STREAM 的方式计：两次加载和一次存储。</translation>
    </message>
    <message>
        <source>Each copied byte counts once: the core moves twice the bytes of the result. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-copy</extracomment>
        <translation>每个复制的字节计一次：核心搬动的字节是结果的两倍。不计入：写未命中时缓存读取的行（写分配）。</translation>
    </message>
    <message>
        <source>MiB is what all threads copy in one pass; a pass ends when the last thread is done. The average is all bytes over the whole time.</source>
        <extracomment>reading-passes</extracomment>
        <translation>MiB 是所有线程在一遍中复制的量；最后一个线程完成时，这一遍结束。平均值为总字节除以总时间。</translation>
    </message>
    <message>
        <source>Each pass goes through all of the memory once. The first pass touches fresh memory, so it includes what the OS does to provide it. MB/s: the bytes of all later passes over their time; each copied byte counts once. Obtained: what the OS reports, confirmed by reading: uncached memory reads at a tenth of the speed of write-back memory, or less.</source>
        <extracomment>reading-memtypes</extracomment>
        <translation>每一遍都走过全部内存一次。第一遍接触的是全新内存，因此包含操作系统提供内存的开销。MB/s：后续各遍的字节除以其时间；每个复制的字节计一次。实际类型：操作系统报告的类型，并经读取证实：不缓存的内存，其读取速率至多为回写内存的十分之一。</translation>
    </message>
    <message>
        <source>CORE TO CORE</source>
        <extracomment>heading-core-to-core</extracomment>
        <translation>核间</translation>
    </message>
    <message>
        <source>The time in nanoseconds that a cache line takes from one CPU to another: half a round trip. Rows and columns are CPUs by their numbers in the OS, neighbours next to each other.</source>
        <extracomment>reading-core-to-core</extracomment>
        <translation>缓存行从一个 CPU 到另一个 CPU 的时间，单位为纳秒：往返时间的一半。行和列是 CPU 在操作系统中的编号，相邻的 CPU 排在一起。</translation>
    </message>
    <message>
        <source>{1}, ns:</source>
        <extracomment>pairs-of</extracomment>
        <translation>{1}，ns：</translation>
    </message>
    <message>
        <source>{1} ns between the two CPUs.</source>
        <extracomment>pairs-one</extracomment>
        <translation>两个 CPU 之间为 {1} ns。</translation>
    </message>
    <message>
        <source>{1} ns to {3} ns, median {2} ns.</source>
        <extracomment>pairs-range</extracomment>
        <translation>{1} ns 至 {3} ns，中位数 {2} ns。</translation>
    </message>
    <message>
        <source>{1} ns within a cluster of CPUs, {2} ns between clusters.</source>
        <extracomment>pairs-clusters</extracomment>
        <translation>CPU 簇内为 {1} ns，簇间为 {2} ns。</translation>
    </message>
    <message>
        <source>EACH CORE</source>
        <extracomment>heading-cores</extracomment>
        <translation>各核心</translation>
    </message>
    <message>
        <source>Every core by itself, while the others wait. Each was visited several times, in an order shuffled for each round. The result is the median of its visits; the interval shows how much they differ.</source>
        <extracomment>reading-cores</extracomment>
        <translation>每个核心单独测量，其他核心等待。每个核心测量多次，每轮的顺序随机打乱。结果是各次测量的中位数；区间表示它们相差多少。</translation>
    </message>
    <message>
        <source>No core is faster or slower than another by more than: {1}.</source>
        <extracomment>cores-alike</extracomment>
        <translation>各核心之间的快慢差异都不超过：{1}。</translation>
    </message>
    <message>
        <source>{1}: {2} fastest, {3} slowest, {4} % apart.</source>
        <extracomment>cores-differ</extracomment>
        <translation>{1}：{2} 最快，{3} 最慢，相差 {4} %。</translation>
    </message>
    <message>
        <source>Too few visits to compare the cores: {1}.</source>
        <extracomment>cores-undecided</extracomment>
        <translation>测量次数太少，无法比较核心：{1}。</translation>
    </message>
    <message>
        <source>Kind {1}</source>
        <extracomment>cores-kind</extracomment>
        <translation>类型 {1}</translation>
    </message>
    <message>
        <source>{1} CPUs</source>
        <extracomment>cores-counted</extracomment>
        <translation>{1} 个 CPU</translation>
    </message>
    <message>
        <source>The second hardware thread of a core adds: {1} (median of the cores).</source>
        <extracomment>cores-gain</extracomment>
        <translation>核心的第二个硬件线程带来的增益：{1}（各核心的中位数）。</translation>
    </message>
    <message>
        <source>Not compared, since unreliable: {1}.</source>
        <extracomment>cores-left-out</extracomment>
        <translation>因不可靠而未比较：{1}。</translation>
    </message>
    <message>
        <source>{1} {2} %</source>
        <extracomment>cores-part</extracomment>
        <translation>{1} {2} %</translation>
    </message>
    <message>
        <source>{1}; {2}</source>
        <extracomment>cores-list</extracomment>
        <translation>{1}；{2}</translation>
    </message>
    <message>
        <source>Both hardware threads of a core together, and what the second one adds:</source>
        <extracomment>cores-both-threads</extracomment>
        <translation>同一核心的两个硬件线程合计，以及第二个线程带来的增益：</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>column-core-kind</extracomment>
        <translation>类型</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>column-clock</extracomment>
        <translation>频率</translation>
    </message>
    <message>
        <source>From the CPUs of each NUMA node to the memory of each node. Latency: the time of a load by one CPU. Bandwidth: sequential reads by all CPUs of the node together. Where the pages lie was checked.</source>
        <extracomment>reading-numa</extracomment>
        <translation>从每个 NUMA 节点的 CPU 到每个节点的内存。延迟：一个 CPU 加载一次的时间。带宽：该节点所有 CPU 同时顺序读取。页所在的位置已经过检查。</translation>
    </message>
    <message>
        <source>Latency, ns; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-latencies</extracomment>
        <translation>延迟，ns；行：CPU 所在节点，列：内存所在节点：</translation>
    </message>
    <message>
        <source>Bandwidth, MB/s; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-bandwidths</extracomment>
        <translation>带宽，MB/s；行：CPU 所在节点，列：内存所在节点：</translation>
    </message>
    <message>
        <source>Memory of another node</source>
        <extracomment>numa-another</extracomment>
        <translation>另一个节点的内存</translation>
    </message>
    <message>
        <source>Memory of node {1}</source>
        <extracomment>numa-memory-of</extracomment>
        <translation>节点 {1} 的内存</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long and gives {3} times the bandwidth.</source>
        <extracomment>numa-cost</extracomment>
        <translation>{1}用时为 {2} 倍，带宽为 {3} 倍。</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long.</source>
        <extracomment>numa-cost-latency</extracomment>
        <translation>{1}用时为 {2} 倍。</translation>
    </message>
    <message>
        <source>{1} gives {2} times the bandwidth.</source>
        <extracomment>numa-cost-bandwidth</extracomment>
        <translation>{1}带宽为 {2} 倍。</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>column-node</extracomment>
        <translation>节点</translation>
    </message>
    <message>
        <source>LOADED LATENCY</source>
        <extracomment>heading-loaded-latency</extracomment>
        <translation>负载下的延迟</translation>
    </message>
    <message>
        <source>The time of a load from memory in nanoseconds, while threads on the other cores load memory themselves. Delay: iterations of an empty loop after each cache line of these threads; the shorter, the heavier the load. Traffic: what all threads move together in the same time. A plain store counts as a read and a write, since its cache line is read first.</source>
        <extracomment>reading-loaded-latency</extracomment>
        <translation>从内存加载一次的时间，单位为纳秒，此时其他核心上的线程也在对内存施加负载。延时：这些线程每访问一个缓存行后空循环的次数；次数越少，负载越重。流量：所有线程在同一时间内传输的总量。普通存储计为一次读取和一次写入，因为其缓存行要先读取。</translation>
    </message>
    <message>
        <source>{1}: latency doubles at {2} GB/s of the {3} GB/s reached; idle {4} ns, {5} ns at full load.</source>
        <extracomment>loaded-knee</extracomment>
        <translation>{1}：在所达到的 {3} GB/s 中，延迟在 {2} GB/s 时翻倍；空闲 {4} ns，满载 {5} ns。</translation>
    </message>
    <message>
        <source>{1}: latency does not double at the {2} GB/s reached; idle {3} ns, {4} ns at full load.</source>
        <extracomment>loaded-no-knee</extracomment>
        <translation>{1}：在所达到的 {2} GB/s 时，延迟没有翻倍；空闲 {3} ns，满载 {4} ns。</translation>
    </message>
    <message>
        <source>One thread alone seldom loads memory enough for latency to double.</source>
        <extracomment>loaded-one-injector</extracomment>
        <translation>单个线程很少能对内存施加足以使延迟翻倍的负载。</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>column-delay</extracomment>
        <translation>延时</translation>
    </message>
    <message>
        <source>traffic</source>
        <extracomment>column-traffic</extracomment>
        <translation>流量</translation>
    </message>
    <message>
        <source>STORE FORWARDING</source>
        <extracomment>heading-store-forwarding</extracomment>
        <translation>存储转发</translation>
    </message>
    <message>
        <source>A store, then a load of the bytes just stored; the next store takes the loaded value. One store and one load are a round. The core forwards the bytes from its store buffer where the load takes no others. Where it takes others too, most cores wait until the store is in the cache.</source>
        <extracomment>reading-store-forwarding</extracomment>
        <translation>先存储，再加载刚存储的字节；下一次存储使用加载到的值。一次存储和一次加载为一轮。如果加载不需要其他字节，核心从其存储缓冲区转发这些字节。如果还需要其他字节，多数核心要等到存储写入缓存。</translation>
    </message>
    <message>
        <source>Cycles per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-cycles</extracomment>
        <translation>每轮的周期数，加载与存储起始于同一字节：</translation>
    </message>
    <message>
        <source>Nanoseconds per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-ns</extracomment>
        <translation>每轮的纳秒数，加载与存储起始于同一字节：</translation>
    </message>
    <message>
        <source>Load width</source>
        <extracomment>forwarding-loads</extracomment>
        <translation>加载宽度</translation>
    </message>
    <message>
        <source>A load that takes all its bytes from the last store takes {1} cycles; one that needs bytes of two sources takes {2}.</source>
        <extracomment>forwarding-cost</extracomment>
        <translation>全部字节来自上一次存储的加载需 {1} 个周期；需要两个来源的字节时为 {2} 个。</translation>
    </message>
    <message>
        <source>{1}-byte store, {2}-byte load, by its offset in bytes from the store:</source>
        <extracomment>forwarding-offsets</extracomment>
        <translation>存储 {1} 字节，加载 {2} 字节，按加载相对存储的字节偏移量：</translation>
    </message>
    <message>
        <source>{1}-byte store across a boundary, {2}-byte load:</source>
        <extracomment>forwarding-boundaries</extracomment>
        <translation>跨边界存储 {1} 字节，加载 {2} 字节：</translation>
    </message>
    <message>
        <source>offset {1}</source>
        <extracomment>forwarding-offset</extracomment>
        <translation>偏移量 {1}</translation>
    </message>
    <message>
        <source>within a line</source>
        <extracomment>forwarding-within-line</extracomment>
        <translation>行内</translation>
    </message>
    <message>
        <source>across a line</source>
        <extracomment>forwarding-across-line</extracomment>
        <translation>跨行</translation>
    </message>
    <message>
        <source>across a page</source>
        <extracomment>forwarding-across-page</extracomment>
        <translation>跨页</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>column-offset</extracomment>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Boundary</source>
        <extracomment>column-boundary</extracomment>
        <translation>边界</translation>
    </message>
    <message>
        <source>CONTENTION</source>
        <extracomment>heading-contention</extracomment>
        <translation>争用</translation>
    </message>
    <message>
        <source>The time of an atomic increment in nanoseconds, as each thread sees it: threads x time / increments of all. Own line: no other thread writes the cache line of the word. Neighbouring words: each thread has a word of its own, but up to eight words share a line (false sharing). One word: all threads increment the same. min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-contention</extracomment>
        <translation>各线程所见的一次原子递增的时间，单位为纳秒：线程数 × 时间 / 总递增次数。独占缓存行：没有其他线程写入该字所在的缓存行。相邻的字：每个线程有自己的字，但最多八个字共用一个缓存行（伪共享）。同一个字：所有线程递增同一个字。min/max：最慢线程与最快线程之比。</translation>
    </message>
    <message>
        <source>With {1} threads, an add to one shared word costs {2} ns, {3} times that of an own line; false sharing costs {4} ns.</source>
        <extracomment>contention-cost</extracomment>
        <translation>{1} 个线程时，对一个共享字的加法需 {2} ns，是独占缓存行时的 {3} 倍；伪共享需 {4} ns。</translation>
    </message>
    <message>
        <source>Two threads, whose words lie so far apart, ns:</source>
        <extracomment>contention-distances</extracomment>
        <translation>两个线程，其字相距如下，ns：</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line.</source>
        <extracomment>contention-line</extracomment>
        <translation>伪共享止于 {1} 字节：即缓存行的长度。</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line, as the OS reports it.</source>
        <extracomment>contention-line-as-reported</extracomment>
        <translation>伪共享止于 {1} 字节：即缓存行的长度，与操作系统的报告一致。</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes; the OS reports cache lines of {2} bytes. Processors may fetch several lines together.</source>
        <extracomment>contention-line-other</extracomment>
        <translation>伪共享止于 {1} 字节；操作系统报告的缓存行为 {2} 字节。处理器可能一次取多行。</translation>
    </message>
    <message>
        <source>The length of a cache line does not show: the times do not fall with the distance, as on two hardware threads of one core.</source>
        <extracomment>contention-line-not-found</extracomment>
        <translation>看不出缓存行的长度：时间不随距离下降，例如在同一核心的两个硬件线程上。</translation>
    </message>
    <message>
        <source>PAUSES</source>
        <extracomment>heading-pauses</extracomment>
        <translation>停顿</translation>
    </message>
    <message>
        <source>A thread on each CPU does nothing but read the counter. Where two readings are more than 5 us apart, something else had the CPU: a pause, or OS noise. Lost: all pauses as a share of the watched time. Lengths (p99.9, max) are in us. Off CPU: the time in which the OS had taken the CPU from the thread, by its own count. Steal: the time in which the host of a virtual machine ran others. Pauses are what is measured, so they lower no grade.</source>
        <extracomment>reading-pauses</extracomment>
        <translation>每个 CPU 上有一个只读取时间计数器的线程。两次读数相隔超过 5 us 时，CPU 被别的事务占用：即停顿，或操作系统噪声。损失：所有停顿占观察时间的份额。时长（p99.9、最大）的单位为 us。被抢占：按操作系统自己的统计，它把 CPU 从该线程收走的时间。窃取：虚拟机的宿主机运行其他任务的时间。停顿正是测量的对象，因此不会降低评级。</translation>
    </message>
    <message>
        <source>Wake-up latency: a thread asks to be woken every millisecond, and this is how late it runs, in us.</source>
        <extracomment>pauses-wake-ups</extracomment>
        <translation>唤醒延迟：线程请求每毫秒唤醒一次，此处为实际运行晚了多久，单位为 us。</translation>
    </message>
    <message numerus="yes">
        <source>CPU {2} lost {3} % of the time in {1} pauses; the longest took {4} ms.</source>
        <extracomment>pauses-lost</extracomment>
        <translation>
            <numerusform>CPU {2} 在 {1} 次停顿中损失了 {3} % 的时间；最长一次为 {4} ms。</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU {1} lost no time: no pause was longer than 5 us.</source>
        <extracomment>pauses-none</extracomment>
        <translation>CPU {1} 没有损失时间：没有超过 5 us 的停顿。</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU; interrupts and firmware took the rest of the pauses.</source>
        <extracomment>pauses-explained</extracomment>
        <translation>操作系统把 CPU {1} 上 {2} % 的时间计为被抢占；其余停顿由中断和固件造成。</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU, and {3} % as steal time of the host.</source>
        <extracomment>pauses-explained-stolen</extracomment>
        <translation>操作系统把 CPU {1} 上 {2} % 的时间计为被抢占，{3} % 计为宿主机的窃取时间。</translation>
    </message>
    <message>
        <source>A sleeping thread on CPU {1} woke up {2} us late (median), and {3} us at most.</source>
        <extracomment>pauses-woken</extracomment>
        <translation>CPU {1} 上睡眠的线程晚 {2} us 醒来（中位数），最多晚 {3} us。</translation>
    </message>
    <message>
        <source>Other CPUs</source>
        <extracomment>pauses-other-cpus</extracomment>
        <translation>其他 CPU</translation>
    </message>
    <message>
        <source>The {1} longest pauses of each CPU are shown.</source>
        <extracomment>pauses-longest-shown</extracomment>
        <translation>显示每个 CPU 最长的 {1} 次停顿。</translation>
    </message>
    <message>
        <source>SUSTAINED PERFORMANCE</source>
        <extracomment>heading-sustained</extracomment>
        <translation>持续性能</translation>
    </message>
    <message>
        <source>All threads do the same work for minutes. The first rate is the median of seconds 2 to 12. The rate has fallen for good where every median of 10 s after a moment is 5 % lower or more. Sustained: the rate after that moment in percent of the first; 100 where it did not fall. A rate that falls with the clock is thermal throttling or a power limit.</source>
        <extracomment>reading-sustained</extracomment>
        <translation>所有线程连续几分钟做同样的工作。初始速率是第 2 至 12 秒的中位数。某一时刻之后，如果每个 10 秒的中位数都低 5 % 或更多，速率即为持久下降。持续：该时刻之后的速率，以初始速率的百分比表示；没有下降时为 100。速率随频率下降，说明过热降频或有功耗限制。</translation>
    </message>
    <message>
        <source>{1}, over time:</source>
        <extracomment>sustained-course</extracomment>
        <translation>{1}，随时间变化：</translation>
    </message>
    <message>
        <source>{1}: holds 100 % of its first rate for all of {2} s.</source>
        <extracomment>sustained-holds</extracomment>
        <translation>{1}：在全部 {2} 秒内保持初始速率的 100 %。</translation>
    </message>
    <message>
        <source>{1}: holds 100 % for {2} s, then {3} %.</source>
        <extracomment>sustained-fell</extracomment>
        <translation>{1}：前 {2} 秒保持 100 %，之后为 {3} %。</translation>
    </message>
    <message>
        <source>The clock stayed at {1} GHz.</source>
        <extracomment>sustained-clock-held</extracomment>
        <translation>频率保持在 {1} GHz。</translation>
    </message>
    <message>
        <source>The clock fell from {1} to {2} GHz.</source>
        <extracomment>sustained-clock-fell</extracomment>
        <translation>频率从 {1} 降到 {2} GHz。</translation>
    </message>
    <message>
        <source>The processor was at {1} degrees C at most.</source>
        <extracomment>sustained-hottest</extracomment>
        <translation>处理器最高为 {1} °C。</translation>
    </message>
    <message numerus="yes">
        <source>The processor counted thermal throttling {1} times.</source>
        <extracomment>sustained-throttled</extracomment>
        <translation>
            <numerusform>处理器记录了 {1} 次过热降频。</numerusform>
        </translation>
    </message>
    <message>
        <source>The processor counted no thermal throttling, so a power limit is the likely cause.</source>
        <extracomment>sustained-not-throttled</extracomment>
        <translation>处理器没有记录过热降频，因此原因很可能是功耗限制。</translation>
    </message>
    <message>
        <source>The OS limited the clock to {1} % of the full one.</source>
        <extracomment>sustained-limited</extracomment>
        <translation>操作系统把频率限制在全速的 {1} %。</translation>
    </message>
    <message>
        <source>Others took {1} % of the CPU time, so the rates are work per CPU time.</source>
        <extracomment>sustained-per-cpu-time</extracomment>
        <translation>其他程序占用了 {1} % 的 CPU 时间，因此速率按 CPU 时间计算。</translation>
    </message>
    <message>
        <source>This OS tells programs no temperature of the processor.</source>
        <extracomment>sustained-no-temperature</extracomment>
        <translation>此操作系统不向程序提供处理器温度。</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>column-load
----------
machine-busy</extracomment>
        <translation>负载</translation>
    </message>
    <message>
        <source>sustained</source>
        <extracomment>column-sustained</extracomment>
        <translation>持续</translation>
    </message>
    <message>
        <source>fell at</source>
        <extracomment>column-fall</extracomment>
        <translation>下降于</translation>
    </message>
    <message>
        <source>first rate</source>
        <extracomment>column-first-rate</extracomment>
        <translation>初始速率</translation>
    </message>
    <message>
        <source>sustained rate</source>
        <extracomment>column-sustained-rate</extracomment>
        <translation>持续速率</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>column-first-clock</extracomment>
        <translation>初始</translation>
    </message>
    <message>
        <source>sust.</source>
        <extracomment>column-sustained-clock</extracomment>
        <translation>持续</translation>
    </message>
    <message>
        <source>hottest</source>
        <extracomment>column-hottest</extracomment>
        <translation>最高</translation>
    </message>
    <message>
        <source>until s</source>
        <extracomment>column-until-second</extracomment>
        <translation>截至 s</translation>
    </message>
    <message>
        <source>until min</source>
        <extracomment>column-until-minute</extracomment>
        <translation>截至 min</translation>
    </message>
    <message>
        <source>degrees C</source>
        <extracomment>column-temperature</extracomment>
        <translation>°C</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>column-power</extracomment>
        <translation>功耗</translation>
    </message>
    <message>
        <source>clock limit</source>
        <extracomment>column-clock-limit</extracomment>
        <translation>频率上限</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column-lost</extracomment>
        <translation>损失</translation>
    </message>
    <message>
        <source>pauses</source>
        <extracomment>column-pauses</extracomment>
        <translation>停顿</translation>
    </message>
    <message>
        <source>wake-ups</source>
        <extracomment>column-wake-ups</extracomment>
        <translation>唤醒</translation>
    </message>
    <message>
        <source>off CPU</source>
        <extracomment>column-off-cpu</extracomment>
        <translation>被抢占</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>column-steal</extracomment>
        <translation>窃取</translation>
    </message>
    <message>
        <source>switches</source>
        <extracomment>column-switches</extracomment>
        <translation>切换</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>column-increments</extracomment>
        <translation>总数</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>column-distance</extracomment>
        <translation>距离</translation>
    </message>
    <message>
        <source>Functions of the C library, called again and again on the same bytes. Each byte that is copied, set, compared or searched counts once.</source>
        <extracomment>reading-library</extracomment>
        <translation>对同样的字节反复调用 C 库的函数。每个被复制、设置、比较或搜索的字节计一次。</translation>
    </message>
    <message>
        <source>Independent transfers: throughput, not latency. general: general register to general register; vector: vector to vector; insert, extract: into and out of one vector element. Where a core only renames the register, a transfer needs no execution unit.</source>
        <extracomment>reading-registers</extracomment>
        <translation>相互独立的传送：是吞吐量，不是延迟。通用：通用寄存器到通用寄存器；向量：向量到向量；插入、提取：写入和取出一个向量元素。如果核心只对寄存器重命名，传送不需要执行单元。</translation>
    </message>
    <message>
        <source>lods loads, stos stores, movs copies; each byte counts once. rep: one instruction repeats itself. The core may run rep stos and rep movs line by line or past the caches.</source>
        <extracomment>reading-string</extracomment>
        <translation>lods 加载，stos 存储，movs 复制；每个字节计一次。rep：一条指令自行重复。核心可能按缓存行执行 rep stos 和 rep movs，或绕过缓存。</translation>
    </message>
    <message>
        <source>Sum: all threads together. Each: mean per thread. Efficiency: the sum, divided by the number of threads and the result of one thread alone. Best: the number of threads with the highest sum, or the fewest within its interval.</source>
        <extracomment>reading-scaling</extracomment>
        <translation>合计：所有线程加在一起。每个：每线程的平均值。效率：合计除以线程数与单线程结果之积。最佳：合计最高的线程数，或合计落在其区间内的最少线程数。</translation>
    </message>
    <message>
        <source>The same test in several page sizes, measured back to back. Pages: where the buffers lay, as the OS reports it. Saved: time saved against the first kind. Gain: increase of the rate. Default pages are base pages here, even where the OS gives huge pages unasked. All other tables show the first kind ({1}).</source>
        <extracomment>reading-pages</extracomment>
        <translation>以多种页大小接连测量同一测试。页：操作系统报告的缓冲区所在的页。节省：相对第一种页节省的时间。增益：速率的提高。此处的默认页是基本页，即使操作系统会主动提供大页。其他所有表格显示第一种页（{1}）。</translation>
    </message>
    <message>
        <source>{1}: both used pages of one size, so the difference is chance and says nothing about page sizes.</source>
        <extracomment>reading-pages-alike</extracomment>
        <translation>{1}：两者使用同样大小的页，因此差异出于偶然，不能说明页大小的影响。</translation>
    </message>
    <message>
        <source>Derived from the TLB-local latency: a level ends where a quarter of the loads miss it.</source>
        <extracomment>reading-levels</extracomment>
        <translation>由 TLB 内延迟推导：四分之一的加载未命中某一层级之处，就是该层级的终点。</translation>
    </message>
    <message>
        <source>There is no step: all measured sizes look like one level.</source>
        <extracomment>levels-none</extracomment>
        <translation>没有台阶：测得的各种大小看起来属于同一层级。</translation>
    </message>
    <message>
        <source>Loads and stores both count. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-traffic</extracomment>
        <translation>加载和存储都计入。缓冲区：单个缓冲区的大小；一次复制使用两个。</translation>
    </message>
    <message>
        <source>Peak read bandwidth: {1} MB/s by one thread alone, {2} MB/s by {3} together.</source>
        <extracomment>reading-one-beside-all</extracomment>
        <translation>最高读取带宽：单线程 {1} MB/s，{3} 合计 {2} MB/s。</translation>
    </message>
    <message>
        <source>Pointer chasing: the address of each load is the result of the load before. TLB-local: the walk stays in blocks whose pages the TLB holds; beyond L2 its second level. Whole region: TLB misses come on top; &quot;-&quot; where both walks are the same. Then median, median absolute deviation (MAD) and count of the clean samples.</source>
        <extracomment>reading-latency</extracomment>
        <translation>指针追逐：每次加载的地址是前一次加载的结果。TLB 内：访问限于若干块，其页都在 TLB 中；超出 L2 时在二级 TLB 中。整个区域：另加 TLB 未命中；两种访问方式相同时为“-”。其后是无干扰样本的中位数、中位数绝对偏差（MAD）和数量。</translation>
    </message>
    <message>
        <source>Computing a random index takes {1} when it is timed alone. The loads and stores overlap with it. Where a random move takes no longer, the index is the limit, not the cache.</source>
        <extracomment>reading-index-only</extracomment>
        <translation>单独计时，计算一个随机索引需 {1}。加载和存储与它重叠。如果随机传送用时并不更长，受限的是索引，不是缓存。</translation>
    </message>
    <message>
        <source>reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. caution: read its note. unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-verdicts</extracomment>
        <translation>可靠：没有任何一种原因干扰超过 25 % 的样本，且区间窄。窄指最多 +/- 1 %，磁盘和网络为 10 %。存疑：阅读其说明。不可靠：不要使用。多个结果的评级取其中最差的。</translation>
    </message>
    <message>
        <source>unknown test {1}</source>
        <extracomment>unknown-test</extracomment>
        <translation>未知测试 {1}</translation>
    </message>
    <message>
        <source>{1} (unknown unit)</source>
        <extracomment>unknown-unit</extracomment>
        <translation>{1}（未知单位）</translation>
    </message>
    <message>
        <source>This version of Strata does not know the reason &quot;{1}&quot;.</source>
        <extracomment>unknown-reason-id</extracomment>
        <translation>此版本的 Strata 不识别原因“{1}”。</translation>
    </message>
    <message>
        <source>+ reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. ~ caution: read its note. x unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-marks</extracomment>
        <translation>+ 可靠：没有任何一种原因干扰超过 25 % 的样本，且区间窄。窄指最多 +/- 1 %，磁盘和网络为 10 %。~ 存疑：阅读其说明。x 不可靠：不要使用。多个结果的评级取其中最差的。</translation>
    </message>
    <message>
        <source>+/- % is half the width of the confidence interval, nominally of {1}.</source>
        <extracomment>reading-interval</extracomment>
        <translation>+/- % 为置信区间宽度的一半，名义置信水平为 {1}。</translation>
    </message>
    <message>
        <source>of peak: share of the theoretical peak. That is what the core&apos;s design can do at that width and the measured clock or, in memory, what all channels carry. Empty or &quot;-&quot;: no peak is known.</source>
        <extracomment>reading-limit</extracomment>
        <translation>占峰值：占理论峰值的份额。理论峰值是核心的设计在该宽度和实测频率下的能力；在内存中，是所有通道的总能力。空白或“-”：峰值未知。</translation>
    </message>
    <message>
        <source>No source tells the peak of this core. In L1, of peak is the share of what the core was seen to do in a short measurement of its own: no physical limit.</source>
        <extracomment>reading-limit-seen</extracomment>
        <translation>没有资料给出此核心的峰值。在 L1 中，“占峰值”是对照一次专门的短测量中核心所达到的值：不是物理上限。</translation>
    </message>
    <message>
        <source>Disturbed samples are discarded, except in disk and network tests.</source>
        <extracomment>reading-samples</extracomment>
        <translation>受干扰的样本会被舍弃，磁盘和网络测试除外。</translation>
    </message>
    <message>
        <source>Results of several threads are their sum over the same time; min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-threads</extracomment>
        <translation>多个线程的结果是它们在同一时间内的总和；min/max：最慢线程与最快线程之比。</translation>
    </message>
    <message>
        <source>Moves, buffer {1}</source>
        <extracomment>step-memory</extracomment>
        <translation>传送，缓冲区 {1}</translation>
    </message>
    <message>
        <source>Bandwidth, working set {1}</source>
        <extracomment>step-bandwidth</extracomment>
        <translation>带宽，工作集 {1}</translation>
    </message>
    <message>
        <source>Latency, working set {1}</source>
        <extracomment>step-latency</extracomment>
        <translation>延迟，工作集 {1}</translation>
    </message>
    <message>
        <source>Copy, buffer {1}</source>
        <extracomment>step-copy</extracomment>
        <translation>复制，缓冲区 {1}</translation>
    </message>
    <message>
        <source>C library, {1}</source>
        <extracomment>step-library</extracomment>
        <translation>C 库，{1}</translation>
    </message>
    <message>
        <source>String instructions, buffer {1}</source>
        <extracomment>step-string</extracomment>
        <translation>字符串指令，缓冲区 {1}</translation>
    </message>
    <message>
        <source>Memory types, {1}</source>
        <extracomment>step-memtypes</extracomment>
        <translation>内存类型，{1}</translation>
    </message>
    <message>
        <source>Loaded latency, buffers {1}</source>
        <extracomment>step-loaded-latency</extracomment>
        <translation>负载下的延迟，缓冲区 {1}</translation>
    </message>
    <message>
        <source>NUMA, buffers {1}</source>
        <extracomment>step-numa</extracomment>
        <translation>NUMA，缓冲区 {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1}</source>
        <extracomment>step-cores-cpu</extracomment>
        <translation>各核心，CPU {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1} and CPU {2} together</source>
        <extracomment>step-cores-both</extracomment>
        <translation>各核心，CPU {1} 和 CPU {2} 同时</translation>
    </message>
    <message>
        <source>Core to core, CPU {1} and CPU {2}</source>
        <extracomment>step-core-to-core-pair</extracomment>
        <translation>核间，CPU {1} 和 CPU {2}</translation>
    </message>
    <message>
        <source>Benchmark for CPU, caches, memory, disk and network.</source>
        <extracomment>cli-about</extracomment>
        <translation>CPU、缓存、内存、磁盘和网络的基准测试。</translation>
    </message>
    <message>
        <source>Waiting for another machine at port {1} of:</source>
        <extracomment>respond-listens</extracomment>
        <translation>正在以下地址的端口 {1} 等待另一台计算机：</translation>
    </message>
    <message>
        <source>Code: {1}</source>
        <extracomment>respond-code</extracomment>
        <translation>配对码：{1}</translation>
    </message>
    <message>
        <source>The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs none.</source>
        <extracomment>window-no-display</extracomment>
        <translation>没有可显示窗口的图形环境。从桌面启动窗口，或改用 strata-cli 测量，它不需要图形环境。</translation>
    </message>
    <message>
        <source>On the other machine: strata-cli run network --host {1} --code {2}</source>
        <extracomment>respond-command</extracomment>
        <translation>在另一台计算机上：strata-cli run network --host {1} --code {2}</translation>
    </message>
    <message>
        <source>Ctrl+C ends this.</source>
        <extracomment>respond-end</extracomment>
        <translation>按 Ctrl+C 结束。</translation>
    </message>
    <message>
        <source>{1} is the client ({2}; {3}).</source>
        <extracomment>respond-came</extracomment>
        <translation>{1} 是客户端（{2}；{3}）。</translation>
    </message>
    <message>
        <source>{1} did not know the code.</source>
        <extracomment>respond-wrong</extracomment>
        <translation>{1} 不知道配对码。</translation>
    </message>
    <message>
        <source>{1} broke off before it had shown a code, which counts as a wrong one.</source>
        <extracomment>respond-broke-off</extracomment>
        <translation>{1} 在出示配对码之前中断了连接，按配对码错误计。</translation>
    </message>
    <message>
        <source>Too many wrong codes: new attempts are blocked for {1} s.</source>
        <extracomment>respond-pause</extracomment>
        <translation>配对码错误次数过多：在 {1} 秒内拒绝新的尝试。</translation>
    </message>
    <message>
        <source>{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}.</source>
        <extracomment>cli-unused-option</extracomment>
        <translation>所选测试都不使用 {1}。省略它，或添加以下测试之一：{2}。</translation>
    </message>
    <message>
        <source>membench has its own sizes and kernels, so {1} cannot apply to it. Leave it out; only --sweep full adds sizes.</source>
        <extracomment>cli-membench-option</extracomment>
        <translation>membench 有自己的大小和循环，因此 {1} 对它不适用。省略它；只有 --sweep full 会增加大小。</translation>
    </message>
    <message>
        <source>Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, threads.</source>
        <extracomment>cli-use-disk-row</extracomment>
        <translation>使用方案中的工作负载，例如 SEQ1M-Q8T1 或 RND4K-Q32T1：模式和块、队列深度、线程。</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with --disk-block, --disk-queue-depth, --disk-pattern and --disk-threads.</source>
        <extracomment>cli-disk-custom</extracomment>
        <translation>方案 {1} 的工作负载是固定的。省略它，或使用 --disk-profile custom，并配合 --disk-block、--disk-queue-depth、--disk-pattern 和 --disk-threads。</translation>
    </message>
    <message>
        <source>{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile.</source>
        <extracomment>cli-disk-classic</extracomment>
        <translation>方案 classic 的工作负载都不使用 {1}。省略它，或选择其他 --disk-profile。</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} have threads of their own; none uses --threads. Leave it out, or choose --disk-profile custom or classic.</source>
        <extracomment>cli-disk-threads</extracomment>
        <translation>方案 {1} 的工作负载有各自的线程；都不使用 --threads。省略它，或选择 --disk-profile custom 或 classic。</translation>
    </message>
    <message>
        <source>{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed.</source>
        <extracomment>cli-disk-mix</extracomment>
        <translation>{1} 需要既读又写的请求：添加 --disk-op mixed，或使用 --disk-profile mixed。</translation>
    </message>
    <message>
        <source>Databases write no zeros: leave out {1}, or choose another --disk-profile.</source>
        <extracomment>cli-disk-zeros</extracomment>
        <translation>数据库不写全零数据：省略 {1}，或选择其他 --disk-profile。</translation>
    </message>
    <message>
        <source>--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G.</source>
        <extracomment>cli-disk-verify</extracomment>
        <translation>--disk-verify 读回 --disk-sustained 写入的内容：同时指定后者，例如 --disk-sustained 100G。</translation>
    </message>
    <message>
        <source>Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, if the disk does {5} MB/s.</source>
        <extracomment>cli-disk-writes</extracomment>
        <translation>磁盘：在 {1}（可用 {2}）创建一个 {3} 的文件，最后删除。若磁盘速率为 {5} MB/s，共写入约 {4}。</translation>
    </message>
    <message>
        <source>{1}: {2} MB/s</source>
        <extracomment>cli-disk-rate</extracomment>
        <translation>{1}：{2} MB/s</translation>
    </message>
    <message>
        <source>{1}: {2} commits/s</source>
        <extracomment>cli-commit-rate</extracomment>
        <translation>{1}：{2} 次提交/秒</translation>
    </message>
    <message>
        <source>Disk: {1} is read only ({2}); nothing is written. This takes about {3} s.</source>
        <extracomment>cli-disk-reads</extracomment>
        <translation>磁盘：只读取 {1}（{2}）；不写入任何内容。约需 {3} 秒。</translation>
    </message>
    <message>
        <source>No command is given. Use one of these: {1}; --help has more.</source>
        <extracomment>cli-no-command</extracomment>
        <translation>没有指定命令。使用以下之一：{1}；详见 --help。</translation>
    </message>
    <message>
        <source>There is no command &quot;{1}&quot;. Use one of these: {2}; --help has more.</source>
        <extracomment>cli-no-such-command</extracomment>
        <translation>没有命令“{1}”。使用以下之一：{2}；详见 --help。</translation>
    </message>
    <message>
        <source>{1} must come after its command, as in strata-cli {2} {1}.</source>
        <extracomment>cli-option-first</extracomment>
        <translation>{1} 必须放在其命令之后，例如 strata-cli {2} {1}。</translation>
    </message>
    <message>
        <source>{1} is no option of strata-cli. Use one of these commands: {2}; --help has more.</source>
        <extracomment>cli-no-such-option-first</extracomment>
        <translation>{1} 不是 strata-cli 的选项。使用以下命令之一：{2}；详见 --help。</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option. See strata-cli {2} --help.</source>
        <extracomment>cli-no-such-option</extracomment>
        <translation>{1}：strata-cli {2} 没有此选项。参见 strata-cli {2} --help。</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help.</source>
        <extracomment>cli-option-elsewhere</extracomment>
        <translation>{1}：strata-cli {2} 没有此选项，但 strata-cli {3} 有。参见 strata-cli {2} --help。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot;: strata-cli {2} takes options only. See strata-cli {2} --help.</source>
        <extracomment>cli-options-only</extracomment>
        <translation>“{1}”：strata-cli {2} 只接受选项。参见 strata-cli {2} --help。</translation>
    </message>
    <message>
        <source>{1} is given twice. Give it once.</source>
        <extracomment>cli-given-twice</extracomment>
        <translation>{1} 出现了两次。只指定一次。</translation>
    </message>
    <message>
        <source>{1} is given too often. Give it at most {2} times.</source>
        <extracomment>cli-given-too-often</extracomment>
        <translation>{1} 出现次数过多。最多指定 {2} 次。</translation>
    </message>
    <message>
        <source>{1} takes no value, but was given &quot;{2}&quot;. Use {1} alone.</source>
        <extracomment>cli-flag-value</extracomment>
        <translation>{1} 不带值，却给出了“{2}”。单独使用 {1}。</translation>
    </message>
    <message>
        <source>{1} lacks its value.</source>
        <extracomment>cli-missing-value</extracomment>
        <translation>{1} 缺少值。</translation>
    </message>
    <message>
        <source>A value that begins with a hyphen is given as {1}=VALUE.</source>
        <extracomment>cli-hyphen-value</extracomment>
        <translation>以连字符开头的值写作 {1}=VALUE。</translation>
    </message>
    <message>
        <source>{1}: the value is empty.</source>
        <extracomment>cli-empty-value</extracomment>
        <translation>{1}：值为空。</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not valid UTF-8. Use text in UTF-8.</source>
        <extracomment>cli-not-utf8</extracomment>
        <translation>{1}：“{2}”不是有效的 UTF-8。使用 UTF-8 文本。</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not allowed.</source>
        <extracomment>cli-bad-value</extracomment>
        <translation>{1}：不允许使用“{2}”。</translation>
    </message>
    <message>
        <source>{1} and {2} exclude each other. Give only one of them.</source>
        <extracomment>cli-excludes</extracomment>
        <translation>{1} 与 {2} 互斥。只指定其中一个。</translation>
    </message>
    <message>
        <source>Use a whole number of seconds from {1} to {2}.</source>
        <extracomment>cli-use-seconds</extracomment>
        <translation>使用 {1} 至 {2} 之间的整数秒。</translation>
    </message>
    <message>
        <source>Use a whole number from {1} to {2}.</source>
        <extracomment>cli-use-number</extracomment>
        <translation>使用 {1} 至 {2} 之间的整数。</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by the caches of the machine), none, or 0 for no size in this place.</source>
        <extracomment>cli-use-region</extracomment>
        <translation>使用 {1} 至 {2} 的大小，例如 16K 或 1.5M（K、M、G 和 T 是 1024 的幂）。或使用 auto（根据本机的缓存）、none，或用 0 表示此处不设大小。</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-disk-size</extracomment>
        <translation>使用 {1} 至 {2} 之间的大小，例如 256M 或 1.5G（K、M、G 和 T 是 1024 的幂）。</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-block</extracomment>
        <translation>使用 {1} 至 {2} 之间的大小，例如 64K 或 1M（K、M、G 和 T 是 1024 的幂）。</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-endurance</extracomment>
        <translation>使用 {1} 至 {2} 之间的大小，例如 100G 或 1T（K、M、G 和 T 是 1024 的幂）。</translation>
    </message>
    <message>
        <source>Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 ... all).</source>
        <extracomment>cli-use-threads</extracomment>
        <translation>使用 {1} 至 {2} 的线程数、auto（每 CPU 一个）、cores（每核心一个）或 scale（1、2、4……全部）。</translation>
    </message>
    <message>
        <source>Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>cli-use-binding</extracomment>
        <translation>使用 spread、close、cores、none，或 0,2,4-7 这样的 CPU 列表。</translation>
    </message>
    <message>
        <source>Use one of these: {1}.</source>
        <extracomment>cli-use-one-of</extracomment>
        <translation>使用以下之一：{1}。</translation>
    </message>
    <message>
        <source>Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test.</source>
        <extracomment>cli-use-kernel</extracomment>
        <translation>使用 heapsort-1000 或 move-serial-8 这样的测量循环；strata-cli list TEST 列出一项测试的各个循环。</translation>
    </message>
    <message>
        <source>Use a text of your own.</source>
        <extracomment>cli-use-text</extracomment>
        <translation>使用自定义文本。</translation>
    </message>
    <message>
        <source>Use a text of at most {1}.</source>
        <extracomment>cli-use-remark</extracomment>
        <translation>使用不超过 {1} 的文本。</translation>
    </message>
    <message>
        <source>Use the name of a folder.</source>
        <extracomment>cli-use-folder</extracomment>
        <translation>使用文件夹的名称。</translation>
    </message>
    <message>
        <source>Use the name of a file.</source>
        <extracomment>cli-use-file</extracomment>
        <translation>使用文件的名称。</translation>
    </message>
    <message>
        <source>{1} {2} stands alone: give it once, without sizes.</source>
        <extracomment>cli-region-alone</extracomment>
        <translation>{1} {2} 须单独使用：只指定一次，不带大小。</translation>
    </message>
    <message>
        <source>--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or --runs, or run copy or memtypes by itself.</source>
        <extracomment>cli-repeat-copy</extracomment>
        <translation>对 copy 和 memtypes，--repeat 表示遍数；对其他所有测试，表示完整运行的次数。使用 --passes 或 --runs，或单独运行 copy 或 memtypes。</translation>
    </message>
    <message>
        <source>Give options of run in quotes, such as --against &quot;--threads 4&quot;.</source>
        <extracomment>cli-use-options</extracomment>
        <translation>把 run 的选项放在引号中，例如 --against &quot;--threads 4&quot;。</translation>
    </message>
    <message>
        <source>--against: a quotation mark is not closed.</source>
        <extracomment>cli-against-quote</extracomment>
        <translation>--against：引号没有闭合。</translation>
    </message>
    <message>
        <source>--against: {1}</source>
        <extracomment>cli-against-wrong</extracomment>
        <translation>--against：{1}</translation>
    </message>
    <message>
        <source>--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it out.</source>
        <extracomment>cli-against-option</extracomment>
        <translation>--against：{1} 对双方都有效，因此不能放在其中。把它放在 --against 旁边，或省略它。</translation>
    </message>
    <message>
        <source>--against &quot;{1}&quot; changes nothing: both sides would be the same. Give an option that differs.</source>
        <extracomment>cli-against-same</extracomment>
        <translation>--against &quot;{1}&quot; 没有改变任何设置：双方会相同。指定一个有所不同的选项。</translation>
    </message>
    <message>
        <source>{1} makes a comparison, which {2} has no place for. Use one of these formats: {3}.</source>
        <extracomment>cli-against-format</extracomment>
        <translation>{1} 得出的是比较，{2} 无法容纳。使用以下格式之一：{3}。</translation>
    </message>
    <message>
        <source>--kind each compares the kinds of cores, so --against has no place beside it. Leave one out.</source>
        <extracomment>cli-each-alone</extracomment>
        <translation>--kind each 比较各类核心，因此不能与 --against 同时使用。省略其中一个。</translation>
    </message>
    <message>
        <source>This machine has one kind of cores: the run uses all of them.</source>
        <extracomment>cli-one-core-kind</extracomment>
        <translation>本机只有一种核心：运行使用全部核心。</translation>
    </message>
    <message>
        <source>{1} counts pairs beside --against: give at least {2}.</source>
        <extracomment>cli-against-few</extracomment>
        <translation>与 --against 一起使用时，{1} 指成对运行的次数：至少指定 {2}。</translation>
    </message>
    <message>
        <source>--pairs counts the pairs of --against, which is not given. Add --against, or use --runs.</source>
        <extracomment>cli-pairs-alone</extracomment>
        <translation>--pairs 指 --against 成对运行的次数，而后者没有指定。添加 --against，或使用 --runs。</translation>
    </message>
    <message>
        <source>as given</source>
        <extracomment>cli-against-as-given</extracomment>
        <translation>按所给选项</translation>
    </message>
    <message>
        <source>--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same results; reference results are never tested.</source>
        <extracomment>cli-gate-untested</extracomment>
        <translation>--fail-on：没有可检验的内容。双方的相同结果都需要重复 {1} 次或更多（--runs {1}）；从不检验参考结果。</translation>
    </message>
    <message>
        <source>--events=- writes to standard output, where the report goes. Add --output, or name a file.</source>
        <extracomment>cli-events-output</extracomment>
        <translation>--events=- 写到标准输出，而报告也输出到那里。添加 --output，或指定文件。</translation>
    </message>
    <message>
        <source>--against: nothing could be tested. Both sides need {1} or more pairs (--pairs {1}) of the same results.</source>
        <extracomment>cli-gate-untested-pairs</extracomment>
        <translation>--against：没有可检验的内容。双方的相同结果都需要成对运行 {1} 次或更多（--pairs {1}）。</translation>
    </message>
    <message>
        <source>{1}, {2}: {3}.</source>
        <extracomment>cli-gate-result</extracomment>
        <translation>{1}，{2}：{3}。</translation>
    </message>
    <message>
        <source>Results slower by {1} % or more: {2}. Passed: {3}. Inconclusive: {4}. Not tested: {5}.</source>
        <extracomment>cli-gate-sum</extracomment>
        <translation>慢 {1} % 或更多的结果：{2}。通过：{3}。无定论：{4}。未检验：{5}。</translation>
    </message>
    <message>
        <source>--strict: what is inconclusive does not pass. More repetitions decide it (--runs).</source>
        <extracomment>cli-gate-strict</extracomment>
        <translation>--strict：无定论的结果不算通过。增加重复次数可以判定（--runs）。</translation>
    </message>
    <message>
        <source>Not everything was measured, so nothing was judged.</source>
        <extracomment>cli-gate-not-judged</extracomment>
        <translation>并非所有项目都已测量，因此没有做出判定。</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>cli-gate-now</extracomment>
        <translation>当前</translation>
    </message>
    <message>
        <source>gate takes one base: a file, a run or a series. See `strata-cli gate --help`.</source>
        <extracomment>cli-gate-one</extracomment>
        <translation>gate 只接受一个基线：文件、运行或系列。参见 `strata-cli gate --help`。</translation>
    </message>
    <message>
        <source>{1}: gate measures with the settings of the base. Leave it out, or measure two settings by turns: gate TEST --against OPTIONS.</source>
        <extracomment>cli-gate-setting</extracomment>
        <translation>{1}：gate 使用基线的设置测量。省略它，或交替测量两种设置：gate TEST --against OPTIONS。</translation>
    </message>
    <message>
        <source>{1} counts runs to compare: give at least {2}.</source>
        <extracomment>cli-gate-few</extracomment>
        <translation>{1} 指要比较的运行次数：至少指定 {2}。</translation>
    </message>
    <message>
        <source>gate makes a comparison, which {1} has no place for. Use one of these formats: {2}.</source>
        <extracomment>cli-gate-format</extracomment>
        <translation>gate 得出的是比较，{1} 无法容纳。使用以下格式之一：{2}。</translation>
    </message>
    <message>
        <source>BASE is a run or series as compare takes it. Its settings and cells are measured on this machine as often as the base has them, then compared. Instead of BASE, TEST --against OPTIONS measures two settings by turns, with all options of run (see `strata-cli run --help`). An inconclusive result passes, unless --strict is given.</source>
        <extracomment>cli-gate-help</extracomment>
        <translation>BASE 是 compare 可接受的运行或系列。按其设置在本机测量其各测试单元，次数与基线相同，然后比较。不用 BASE 时，TEST --against OPTIONS 交替测量两种设置，可用 run 的所有选项（参见 `strata-cli run --help`）。除非指定 --strict，无定论的结果算通过。</translation>
    </message>
    <message>
        <source>{1} has several series, none of which is the base. Give one of them by its id in the history, or a file with one series.</source>
        <extracomment>cli-gate-base-many</extracomment>
        <translation>{1} 含有多个系列，都不能确定为基线。按历史记录中的标识指定其中之一，或指定只含一个系列的文件。</translation>
    </message>
    <message>
        <source>Strata did not measure {1}, so it cannot measure it again. Measure a base on this machine: {2}</source>
        <extracomment>cli-gate-base-foreign</extracomment>
        <translation>{1} 不是由 Strata 测量的，因此无法重新测量。在本机测量基线：{2}</translation>
    </message>
    <message>
        <source>{1} has too few repetitions: {2}. A comparison needs {3}. Measure such a base: {4}</source>
        <extracomment>cli-gate-base-few</extracomment>
        <translation>{1} 的重复次数太少：{2}。比较需要 {3}。测量这样的基线：{4}</translation>
    </message>
    <message>
        <source>{1} is from another machine ({2}; this one has {3}), so nothing was measured. Measure a base on this machine: {4}</source>
        <extracomment>cli-gate-base-machine</extracomment>
        <translation>{1} 来自另一台计算机（{2}；本机为 {3}），因此没有测量。在本机测量基线：{4}</translation>
    </message>
    <message>
        <source>Strata {2} measured {1} in another way than this version, so nothing was measured. Measure a new base: {3}</source>
        <extracomment>cli-gate-base-method</extracomment>
        <translation>Strata {2} 测量 {1} 的方法与此版本不同，因此没有测量。测量新的基线：{3}</translation>
    </message>
    <message>
        <source>What {1} measured cannot be planned here again: other sizes than now, a file to read, long writing, or the network. Measure two series instead and compare them, or measure a new base: {2}</source>
        <extracomment>cli-gate-base-cells</extracomment>
        <translation>{1} 测量的内容无法在此重新安排：大小与现在不同、需要读取文件、长时间写入，或涉及网络。改为测量两个系列并比较，或测量新的基线：{2}</translation>
    </message>
    <message>
        <source>Settings: those of {1}.</source>
        <extracomment>cli-settings-base</extracomment>
        <translation>设置：{1} 的设置。</translation>
    </message>
    <message>
        <source>Settings: the file {1}.</source>
        <extracomment>cli-settings-file</extracomment>
        <translation>设置：文件 {1}。</translation>
    </message>
    <message>
        <source>--settings {1}: {2}</source>
        <extracomment>cli-settings-file-wrong</extracomment>
        <translation>--settings {1}：{2}</translation>
    </message>
    <message>
        <source>--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, or install a newer version.</source>
        <extracomment>cli-settings-unknown</extracomment>
        <translation>--settings {1}：此版本的 Strata 不识别 {2}，因此它不起作用。检查拼写，或安装更新的版本。</translation>
    </message>
    <message>
        <source>Settings: the preset {1}.</source>
        <extracomment>cli-settings-preset</extracomment>
        <translation>设置：预设 {1}。</translation>
    </message>
    <message>
        <source>Settings: those saved in {1}.</source>
        <extracomment>cli-settings-saved</extracomment>
        <translation>设置：{1} 中保存的设置。</translation>
    </message>
    <message>
        <source>Settings: the defaults, since none are saved in {1}.</source>
        <extracomment>cli-settings-none-saved</extracomment>
        <translation>设置：默认设置，因为 {1} 中没有保存的设置。</translation>
    </message>
    <message>
        <source>Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the window keeps them. Where there are none, it starts from the defaults. --preset default means the defaults, whatever the file says.</source>
        <extracomment>cli-settings-help</extracomment>
        <translation>不带 --settings 和 --preset 时，运行从 {1} 中保存的设置开始，窗口的“配置”也把设置保存在那里。没有保存的设置时，从默认设置开始。--preset default 表示默认设置，不论文件内容如何。</translation>
    </message>
    <message>
        <source>Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:</source>
        <extracomment>cli-leftovers</extracomment>
        <translation>一次中断的磁盘测试在 {1} 留下的文件：{2}，共 {3}。用此命令删除：</translation>
    </message>
    <message>
        <source>The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by ending it.</source>
        <extracomment>cli-disk-owes</extracomment>
        <translation>{1} 所在的磁盘尚未应答。如果操作系统在它应答前一直保留本程序，此时结束程序不会丢失任何内容。</translation>
    </message>
    <message>
        <source>the standard output</source>
        <extracomment>cli-standard-output</extracomment>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>Stored in the history as {1}.</source>
        <extracomment>cli-kept</extracomment>
        <translation>已保存到历史记录，标识为 {1}。</translation>
    </message>
    <message>
        <source>Within their usual range on this machine: {1} of {2} results.</source>
        <extracomment>cli-expected</extracomment>
        <translation>在本机通常范围内：{2} 个结果中的 {1} 个。</translation>
    </message>
    <message>
        <source>{1}: {2}. {3}.</source>
        <extracomment>cli-expected-outside</extracomment>
        <translation>{1}：{2}。{3}。</translation>
    </message>
    <message>
        <source>Usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-inside</extracomment>
        <translation>本机的通常值：{1} 至 {2} {3}（先前 {4} 次运行）</translation>
    </message>
    <message>
        <source>Below what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-below</extracomment>
        <translation>低于本机的通常值：{1} 至 {2} {3}（先前 {4} 次运行）</translation>
    </message>
    <message>
        <source>Above what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-above</extracomment>
        <translation>高于本机的通常值：{1} 至 {2} {3}（先前 {4} 次运行）</translation>
    </message>
    <message>
        <source>below its usual range</source>
        <extracomment>expected-below-brief</extracomment>
        <translation>低于通常范围</translation>
    </message>
    <message>
        <source>above its usual range</source>
        <extracomment>expected-above-brief</extracomment>
        <translation>高于通常范围</translation>
    </message>
    <message>
        <source>Stored in the history as series {1} ({2} runs).</source>
        <extracomment>cli-kept-series</extracomment>
        <translation>已保存到历史记录，系列标识为 {1}（{2} 次运行）。</translation>
    </message>
    <message>
        <source>Give slower: and a percentage, such as slower:5.</source>
        <extracomment>cli-use-gate</extracomment>
        <translation>使用 slower: 加百分比，例如 slower:5。</translation>
    </message>
    <message>
        <source>membench stands for bandwidth and latency, and goes with no other test.</source>
        <extracomment>cli-membench-alone</extracomment>
        <translation>membench 代表 bandwidth 和 latency，不能与其他测试一起使用。</translation>
    </message>
    <message>
        <source>The time limit of {1} s has ended the run. What is measured is kept.</source>
        <extracomment>cli-time-limit</extracomment>
        <translation>{1} 秒的时限已结束运行。已测得的内容保留。</translation>
    </message>
    <message>
        <source>The time limit of {1} s was over before anything was measured. Give a longer one.</source>
        <extracomment>cli-time-limit-early</extracomment>
        <translation>测得任何结果之前，{1} 秒的时限已到。指定更长的时限。</translation>
    </message>
    <message>
        <source>The OS refused the thread that keeps the time limit. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>cli-no-time-limit</extracomment>
        <translation>操作系统拒绝了用于控制时限的线程。关闭其他程序，或提高操作系统的线程数上限。</translation>
    </message>
    <message>
        <source>{3} has no rows for {1} of {2} results.</source>
        <extracomment>cli-without-place</extracomment>
        <translation>{3} 中没有 {2} 个结果中 {1} 个的行。</translation>
    </message>
    <message>
        <source>{1}: left out, since Strata does not know it: {2}</source>
        <extracomment>cli-left-out</extracomment>
        <translation>{1}：已省略，因为 Strata 不识别它：{2}</translation>
    </message>
    <message>
        <source>Give at least two runs, series or files to compare.</source>
        <extracomment>cli-compare-few</extracomment>
        <translation>至少指定两个运行、系列或文件进行比较。</translation>
    </message>
    <message>
        <source>RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list --references`). From the history it is an id, the beginning of one, or last. The id of a series means all of its repetitions. A finding needs at least four repetitions per side (run --runs 4).</source>
        <extracomment>cli-compare-help</extracomment>
        <translation>RUN 是 Strata、sc-membench、bandwidth、mbw 或 fio 的文件，或 reference:NAME（参见 `strata-cli list --references`）。取自历史记录时，它是标识、标识的开头或 last。系列的标识表示其所有重复。要得出结论，每方至少需要重复四次（run --runs 4）。</translation>
    </message>
    <message>
        <source>completion takes one shell. See `strata-cli completion --help`.</source>
        <extracomment>cli-completion-one</extracomment>
        <translation>completion 只接受一个 shell。参见 `strata-cli completion --help`。</translation>
    </message>
    <message>
        <source>convert takes one file. See `strata-cli convert --help`.</source>
        <extracomment>cli-convert-one</extracomment>
        <translation>convert 只接受一个文件。参见 `strata-cli convert --help`。</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>compare-cell</extracomment>
        <translation>测试</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>compare-figure</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>vs {1}, %</source>
        <extracomment>compare-percent</extracomment>
        <translation>与 {1} 相比，%</translation>
    </message>
    <message>
        <source>ratio to {1}</source>
        <extracomment>compare-ratio</extracomment>
        <translation>与 {1} 之比</translation>
    </message>
    <message>
        <source>interval</source>
        <extracomment>compare-range</extracomment>
        <translation>区间</translation>
    </message>
    <message>
        <source>margin %</source>
        <extracomment>compare-margin</extracomment>
        <translation>阈值 %</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>compare-finding</extracomment>
        <translation>结论</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>finding-faster</extracomment>
        <translation>更快</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>finding-slower</extracomment>
        <translation>更慢</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>finding-no-difference</extracomment>
        <translation>无变化</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <extracomment>finding-not-decided</extracomment>
        <translation>无定论</translation>
    </message>
    <message>
        <source>runs needed: {1}</source>
        <extracomment>finding-single-runs</extracomment>
        <translation>需要的运行次数：{1}</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>finding-published
----------
finding-not-tested</extracomment>
        <translation>未检验</translation>
    </message>
    <message>
        <source>Faster: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-faster</extracomment>
        <translation>更快：整个区间位于阈值 {1} 之外。</translation>
    </message>
    <message>
        <source>Slower: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-slower</extracomment>
        <translation>更慢：整个区间位于阈值 {1} 之外。</translation>
    </message>
    <message>
        <source>No change: the whole interval lies within the margin of {1}.</source>
        <extracomment>explain-no-difference</extracomment>
        <translation>无变化：整个区间位于阈值 {1} 之内。</translation>
    </message>
    <message>
        <source>Inconclusive: the interval crosses the margin of {1}. More repetitions make it narrower.</source>
        <extracomment>explain-not-decided</extracomment>
        <translation>无定论：区间跨过阈值 {1}。增加重复次数可使区间变窄。</translation>
    </message>
    <message>
        <source>Single runs: no significance. A finding needs at least {1} repetitions per side.</source>
        <extracomment>explain-single-runs</extracomment>
        <translation>单次运行：无显著性。要得出结论，每方至少需要重复 {1} 次。</translation>
    </message>
    <message>
        <source>Reference: how often and how this was measured is not known, so nothing is tested.</source>
        <extracomment>explain-published</extracomment>
        <translation>参考：测量的次数和方法未知，因此不做检验。</translation>
    </message>
    <message>
        <source>Not tested: another program measured one side, with a loop of its own.</source>
        <extracomment>explain-not-tested</extracomment>
        <translation>未检验：一方由另一个程序测量，使用它自己的循环。</translation>
    </message>
    <message>
        <source>{1}: {2}, interval {3}, {4} compared with {5} {6}</source>
        <extracomment>junit-message</extracomment>
        <translation>{1}：{2}，区间 {3}，{4} 对比 {5} {6}</translation>
    </message>
    <message>
        <source>different kernel</source>
        <extracomment>unlike-brief-kernel</extracomment>
        <translation>测量循环不同</translation>
    </message>
    <message>
        <source>different method</source>
        <extracomment>unlike-brief-method</extracomment>
        <translation>方法不同</translation>
    </message>
    <message>
        <source>different page size</source>
        <extracomment>unlike-brief-pages</extracomment>
        <translation>页大小不同</translation>
    </message>
    <message>
        <source>different threads</source>
        <extracomment>unlike-brief-threads</extracomment>
        <translation>线程数不同</translation>
    </message>
    <message>
        <source>different CPUs</source>
        <extracomment>unlike-brief-placement</extracomment>
        <translation>CPU 不同</translation>
    </message>
    <message>
        <source>different machine</source>
        <extracomment>unlike-brief-machine</extracomment>
        <translation>计算机不同</translation>
    </message>
    <message>
        <source>unreliable result</source>
        <extracomment>unlike-brief-doubtful</extracomment>
        <translation>结果不可靠</translation>
    </message>
    <message>
        <source>different program</source>
        <extracomment>unlike-brief-program</extracomment>
        <translation>程序不同</translation>
    </message>
    <message>
        <source>different size</source>
        <extracomment>unlike-brief-size</extracomment>
        <translation>大小不同</translation>
    </message>
    <message>
        <source>level without a size</source>
        <extracomment>unlike-brief-level</extracomment>
        <translation>层级没有大小</translation>
    </message>
    <message>
        <source>width not told</source>
        <extracomment>unlike-brief-width</extracomment>
        <translation>宽度未说明</translation>
    </message>
    <message>
        <source>Different kernel revision.</source>
        <extracomment>unlike-kernel</extracomment>
        <translation>测量循环的修订版不同。</translation>
    </message>
    <message>
        <source>Different measurement method.</source>
        <extracomment>unlike-method</extracomment>
        <translation>测量方法不同。</translation>
    </message>
    <message>
        <source>Different page size.</source>
        <extracomment>unlike-pages</extracomment>
        <translation>页大小不同。</translation>
    </message>
    <message>
        <source>Different number of threads.</source>
        <extracomment>unlike-threads</extracomment>
        <translation>线程数不同。</translation>
    </message>
    <message>
        <source>Threads ran on different CPUs.</source>
        <extracomment>unlike-placement</extracomment>
        <translation>线程在不同的 CPU 上运行。</translation>
    </message>
    <message>
        <source>Different machine.</source>
        <extracomment>unlike-machine</extracomment>
        <translation>计算机不同。</translation>
    </message>
    <message>
        <source>At least one result is unreliable, so do not rely on this finding. Read its notes, then measure both sides again.</source>
        <extracomment>unlike-doubtful</extracomment>
        <translation>至少有一个结果不可靠，因此不要依赖此结论。阅读其说明，然后重新测量双方。</translation>
    </message>
    <message>
        <source>Another program measured one side, with a loop of its own. The ratio is not tested.</source>
        <extracomment>unlike-program</extracomment>
        <translation>一方由另一个程序测量，使用它自己的循环。不检验此比值。</translation>
    </message>
    <message>
        <source>The sizes differ, by a factor of two at most, in the same level of memory.</source>
        <extracomment>unlike-size</extracomment>
        <translation>大小不同，最多相差一倍，但处于同一内存层级。</translation>
    </message>
    <message>
        <source>One side names a level of memory and no size. The other has the size nearest to what shows that level.</source>
        <extracomment>unlike-level</extracomment>
        <translation>一方只指明内存层级，没有大小。另一方取最能代表该层级的大小。</translation>
    </message>
    <message>
        <source>One side does not say how wide its accesses are. The other has its widest.</source>
        <extracomment>unlike-width</extracomment>
        <translation>一方没有说明访问宽度。另一方取其最宽的访问。</translation>
    </message>
    <message>
        <source>The other program reports a median, so Strata&apos;s median is compared, not its 10th percentile.</source>
        <extracomment>unlike-median</extracomment>
        <translation>另一个程序报告的是中位数，因此用 Strata 的中位数比较，而不是第 10 百分位。</translation>
    </message>
    <message>
        <source>Not compared: not every side has this result in this size (results by side):</source>
        <extracomment>compare-unmatched</extracomment>
        <translation>未比较：并非各方都有这一大小的结果（结果按比较对象列出）：</translation>
    </message>
    <message>
        <source>Buffer sizes of these results differ by a factor of two at most, in the same level of memory. Strata chose them by the usable size of the last cache, which was measured in between. They are listed together but not tested. To compare them, measure the older side again.</source>
        <extracomment>compare-near</extracomment>
        <translation>这些结果的缓冲区大小最多相差一倍，处于同一内存层级。Strata 按末级缓存的可用部分选择这些大小，而可用部分在两次运行之间重新测量过。它们列在一起，但不做检验。要比较它们，重新测量较早的一方。</translation>
    </message>
    <message>
        <source>No result was measured on every side, so nothing can be compared.</source>
        <extracomment>compare-nothing</extracomment>
        <translation>没有各方都测过的结果，因此没有可比较的内容。</translation>
    </message>
    <message>
        <source>Faster: {1}. Slower: {2}. No change: {3}. Inconclusive: {4}. A higher rate is better, and a lower time (ns, us).</source>
        <extracomment>compare-findings</extracomment>
        <translation>更快：{1}。更慢：{2}。无变化：{3}。无定论：{4}。速率越高越好，时间（ns、us）越低越好。</translation>
    </message>
    <message>
        <source>{1}-byte</source>
        <extracomment>compare-width</extracomment>
        <translation>{1} 字节</translation>
    </message>
    <message>
        <source>{1} MT/s</source>
        <extracomment>compare-speed</extracomment>
        <translation>{1} MT/s</translation>
    </message>
    <message>
        <source>Pinning</source>
        <extracomment>compare-pinning</extracomment>
        <translation>绑定</translation>
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
            <numerusform>在 {1} 个结果中，{2} 有 {3} 个更快{6}，{4} 个更慢{7}，{5} 个无变化。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{2} is likely faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer-likely</extracomment>
        <translation>
            <numerusform>在 {1} 个结果中，{2} 很可能有 {3} 个更快{6}，{4} 个更慢{7}，{5} 个无变化。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} are inconclusive: more repetitions may decide.</source>
        <extracomment>answer-open</extracomment>
        <translation>
            <numerusform>{1} 个无定论：增加重复次数或可判定。</numerusform>
        </translation>
    </message>
    <message>
        <source>To be sure, each side needs at least {1} repetitions.</source>
        <extracomment>answer-few</extracomment>
        <translation>要确定，每方至少需要重复 {1} 次。</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable, so other programs may be the cause. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-disturbed</extracomment>
        <translation>
            <numerusform>其中 {1} 个涉及不可靠的结果，因此原因可能是其他程序。在空闲的计算机上重新测量双方。</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>answer-none</extracomment>
        <translation>0</translation>
    </message>
    <message>
        <source> ({1} {2} to {3})</source>
        <extracomment>answer-range</extracomment>
        <translation>（{1} {2} 至 {3}）</translation>
    </message>
    <message>
        <source> ({1} {2})</source>
        <extracomment>answer-one</extracomment>
        <translation>（{1} {2}）</translation>
    </message>
    <message>
        <source>{1} is shown as a factor of the baseline, and not tested.</source>
        <extracomment>answer-untested</extracomment>
        <translation>{1} 以基线的倍数显示，不做检验。</translation>
    </message>
    <message>
        <source>{1} has no result in common with the baseline.</source>
        <extracomment>answer-nothing</extracomment>
        <translation>{1} 与基线没有共同的结果。</translation>
    </message>
    <message>
        <source>Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed.</source>
        <extracomment>compare-reading</extracomment>
        <translation>更快、更慢：整个 95 % 置信区间（Welch 法，已按行数校正）位于阈值之外。无变化：整个区间位于阈值之内。无定论：需要更多重复。</translation>
    </message>
    <message>
        <source>Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % confidence interval of the pairs&apos; ratios (sign test, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more pairs are needed.</source>
        <extracomment>compare-reading-pairs</extracomment>
        <translation>以交替的 A/B 测试测量，因此漂移不偏向任何一方。更快、更慢：成对比值的整个 95 % 置信区间（符号检验，已按行数校正）位于阈值之外。无变化：整个区间位于阈值之内。无定论：需要更多成对测量。</translation>
    </message>
    <message>
        <source>The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache levels and memory, 5 % for networks, 10 % for disks.</source>
        <extracomment>compare-margins</extracomment>
        <translation>阈值取自本机无更改的运行，前提是历史记录中有足够多的此类运行（括号中：运行和系列）。它至少为 1 %。否则：受核心限制的结果为 1 %，共享缓存层级和内存为 3 %，网络为 5 %，磁盘为 10 %。</translation>
    </message>
    <message>
        <source>RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, .md, .svg, .csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 days.</source>
        <extracomment>cli-history-help</extracomment>
        <translation>RUN 是标识、标识的开头或 last。FILE 的扩展名决定 export 写出的内容：.html、.md、.svg、.csv、.txt，或 import 可读取的运行文件。已删除的运行可在 30 天内用其完整标识恢复。</translation>
    </message>
    <message>
        <source>--anonymous belongs to export: strata-cli history export RUN FILE --anonymous</source>
        <extracomment>cli-anonymous-export</extracomment>
        <translation>--anonymous 属于 export：strata-cli history export RUN FILE --anonymous</translation>
    </message>
    <message>
        <source>--format: history list writes text, csv or json. To write a run as html, markdown or svg: strata-cli history export RUN FILE</source>
        <extracomment>cli-history-list-format</extracomment>
        <translation>--format：history list 写出 text、csv 或 json。要把一次运行写成 html、markdown 或 svg：strata-cli history export RUN FILE</translation>
    </message>
    <message>
        <source>Give it as: {1}.</source>
        <extracomment>cli-history-usage</extracomment>
        <translation>写作：{1}。</translation>
    </message>
    <message>
        <source>history: there is no {1}. Allowed: {2}.</source>
        <extracomment>cli-history-unknown</extracomment>
        <translation>history：没有 {1}。允许的有：{2}。</translation>
    </message>
    <message>
        <source>Added to the history as {1}.</source>
        <extracomment>cli-history-added</extracomment>
        <translation>已添加到历史记录，标识为 {1}。</translation>
    </message>
    <message>
        <source>The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit (ulimit -v). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-memory-at-all</extracomment>
        <translation>操作系统不再提供内存，因此无法完成。关闭其他程序，或提高限制（ulimit -v）。运行在最后完成的步骤之前测得的内容已保存在历史记录中。</translation>
    </message>
    <message>
        <source>The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-threads</extracomment>
        <translation>系统没有提供此处需要的线程。关闭其他程序，或提高限制（ulimit -u）。运行在最后完成的步骤之前测得的内容已保存在历史记录中。</translation>
    </message>
    <message>
        <source>Added {1} whole runs and {2} with a part of their results; {3} were in the history already.</source>
        <extracomment>cli-history-taken</extracomment>
        <translation>已添加 {1} 次完整运行和 {2} 次只含部分结果的运行；另有 {3} 次已在历史记录中。</translation>
    </message>
    <message>
        <source>The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history import FILE. Delete the file when nothing is missing.</source>
        <extracomment>cli-history-aside</extracomment>
        <translation>损坏的文件已改名为 {1}。要添加其中可读取而此处缺少的内容：strata-cli history import FILE。不再缺少内容时，删除该文件。</translation>
    </message>
    <message>
        <source>Deleted {1}. To restore it within 30 days: strata-cli history restore {2}</source>
        <extracomment>cli-history-removed</extracomment>
        <translation>已删除 {1}。要在 30 天内恢复：strata-cli history restore {2}</translation>
    </message>
    <message>
        <source>No runs are stored yet.</source>
        <extracomment>cli-history-empty</extracomment>
        <translation>还没有保存的运行记录。</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>column-run</extracomment>
        <translation>运行</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <extracomment>column-started</extracomment>
        <translation>开始（UTC）</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>column-status</extracomment>
        <translation>状态</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>column-series</extracomment>
        <translation>系列</translation>
    </message>
    <message>
        <source>Worst grade</source>
        <extracomment>column-worst-grade</extracomment>
        <translation>最差评级</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>column-figures</extracomment>
        <translation>结果</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>status-complete</extracomment>
        <translation>完整</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>status-stopped</extracomment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>status-unfinished</extracomment>
        <translation>未完成</translation>
    </message>
    <message>
        <source>This takes about {1} s.</source>
        <extracomment>cli-expected-time</extracomment>
        <translation>约需 {1} 秒。</translation>
    </message>
    <message>
        <source>There are more threads ({1}) than CPUs ({2}), which take turns: this run takes about {3} s. With --threads {2}, each thread has a CPU of its own.</source>
        <extracomment>cli-many-threads</extracomment>
        <translation>线程（{1}）多于 CPU（{2}），须轮流运行：这次运行约需 {3} 秒。使用 --threads {2} 时，每个线程独占一个 CPU。</translation>
    </message>
    <message>
        <source>{1} runs, about {2} s each.</source>
        <extracomment>cli-expected-series</extracomment>
        <translation>{1} 次运行，每次约 {2} 秒。</translation>
    </message>
    <message>
        <source>{1} s left</source>
        <extracomment>cli-time-left</extracomment>
        <translation>剩余 {1} 秒</translation>
    </message>
    <message>
        <source>extended, to get enough undisturbed samples</source>
        <extracomment>cli-extended</extracomment>
        <translation>已延长，以取得足够的无干扰样本</translation>
    </message>
    <message>
        <source>Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it).</source>
        <extracomment>cli-calm-waits</extracomment>
        <translation>正在等待计算机平静，最多 {1} 秒（按 Ctrl+C 结束等待）。</translation>
    </message>
    <message>
        <source>Calm after {1} s.</source>
        <extracomment>cli-calm-came</extracomment>
        <translation>{1} 秒后平静。</translation>
    </message>
    <message>
        <source>Not calm within {1} s. The run begins all the same.</source>
        <extracomment>cli-calm-stays-away</extracomment>
        <translation>{1} 秒内未平静。运行照常开始。</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>selftest-ok</extracomment>
        <translation>正常</translation>
    </message>
    <message>
        <source>WRONG</source>
        <extracomment>selftest-wrong</extracomment>
        <translation>错误</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>selftest-not-checked</extracomment>
        <translation>未检查</translation>
    </message>
    <message>
        <source>The authors of Strata have not yet seen it run on this system. If something is wrong, save the self-test with --save FILE and attach the file to your report.</source>
        <extracomment>selftest-not-seen</extracomment>
        <translation>Strata 的作者尚未见过它在此系统上运行。如有问题，用 --save FILE 保存自检结果，并在反馈时附上该文件。</translation>
    </message>
    <message>
        <source>Cores</source>
        <extracomment>machine-cores</extracomment>
        <translation>核心</translation>
    </message>
    <message>
        <source>{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}</source>
        <extracomment>machine-core-count</extracomment>
        <translation>{1}；CPU：{2}；插槽：{3}；NUMA 节点：{4}</translation>
    </message>
    <message>
        <source>Kind of core</source>
        <extracomment>machine-kind</extracomment>
        <translation>核心类型</translation>
    </message>
    <message>
        <source>{1}, CPUs: {2}</source>
        <extracomment>machine-kind-count</extracomment>
        <translation>{1}，CPU：{2}</translation>
    </message>
    <message>
        <source>L{1} cache</source>
        <extracomment>machine-level
----------
parts-cache</extracomment>
        <translation>L{1} 缓存</translation>
    </message>
    <message>
        <source>{1}, CPUs that share one: {2}</source>
        <extracomment>machine-cache</extracomment>
        <translation>{1}，共享同一缓存的 CPU：{2}</translation>
    </message>
    <message>
        <source>usable as measured: {1}</source>
        <extracomment>machine-usable</extracomment>
        <translation>实测可用：{1}</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level</source>
        <extracomment>cli-probe</extracomment>
        <translation>正在测量末级缓存的可用部分</translation>
    </message>
    <message>
        <source>usable part not confirmed, measured again at the next start</source>
        <extracomment>machine-usable-unconfirmed</extracomment>
        <translation>可用部分尚未确认，下次启动时重新测量</translation>
    </message>
    <message>
        <source>Core design</source>
        <extracomment>machine-core-class</extracomment>
        <translation>核心设计</translation>
    </message>
    <message>
        <source>unknown, so results have no limit to compare with</source>
        <extracomment>machine-unknown</extracomment>
        <translation>未知，因此结果没有可对照的上限</translation>
    </message>
    <message>
        <source>{1}; each cycle at most {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-limits</extracomment>
        <translation>{1}；每周期最多加载 {2} 次，存储 {3} 次，两者合计 {4} 次</translation>
    </message>
    <message>
        <source>{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-seen</extracomment>
        <translation>{1}；此处每周期测得：加载 {2} 次，存储 {3} 次，两者合计 {4} 次</translation>
    </message>
    <message>
        <source>not in the table</source>
        <extracomment>machine-core-no-name</extracomment>
        <translation>不在表中</translation>
    </message>
    <message>
        <source>{1}; its peak is not known, so results have no limit to compare with</source>
        <extracomment>machine-core-name</extracomment>
        <translation>{1}；其峰值未知，因此结果没有可对照的上限</translation>
    </message>
    <message>
        <source>vectors of {1} bytes: loads {2}, stores {3}, both together {4}</source>
        <extracomment>machine-core-width</extracomment>
        <translation>{1} 字节向量：加载 {2}，存储 {3}，合计 {4}</translation>
    </message>
    <message>
        <source>{1}, available {2}</source>
        <extracomment>machine-memory-sizes</extracomment>
        <translation>{1}，可用 {2}</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <extracomment>machine-modules</extracomment>
        <translation>内存条</translation>
    </message>
    <message>
        <source>{1}; type {2}; MT/s {3}; channels {4}</source>
        <extracomment>machine-module-facts</extracomment>
        <translation>{1}；类型 {2}；MT/s {3}；通道 {4}</translation>
    </message>
    <message>
        <source>not reported by the OS, or not plausible</source>
        <extracomment>machine-modules-unknown</extracomment>
        <translation>操作系统未报告，或不合理</translation>
    </message>
    <message>
        <source>all channels together at most {1}</source>
        <extracomment>machine-memory-limit</extracomment>
        <translation>所有通道合计最多 {1}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>chart-pages
----------
machine-pages</extracomment>
        <translation>页</translation>
    </message>
    <message>
        <source>{1}; huge pages {2}</source>
        <extracomment>machine-page-sizes</extracomment>
        <translation>{1}；大页 {2}</translation>
    </message>
    <message>
        <source>other programs keep {1} CPUs busy</source>
        <extracomment>machine-busy-cpus</extracomment>
        <translation>其他程序占用 {1} 个 CPU</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <extracomment>machine-hypervisor</extracomment>
        <translation>虚拟机</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <extracomment>machine-instruction-sets</extracomment>
        <translation>指令集</translation>
    </message>
    <message>
        <source>Not by the system</source>
        <extracomment>machine-not-enabled</extracomment>
        <translation>系统未启用</translation>
    </message>
    <message>
        <source>Package {1}</source>
        <extracomment>chart-package
----------
parts-package</extracomment>
        <translation>插槽 {1}</translation>
    </message>
    <message>
        <source>NUMA node {1}</source>
        <extracomment>parts-node</extracomment>
        <translation>NUMA 节点 {1}</translation>
    </message>
    <message>
        <source>L{1} data cache</source>
        <extracomment>parts-data-cache</extracomment>
        <translation>L{1} 数据缓存</translation>
    </message>
    <message>
        <source>L{1} code cache</source>
        <extracomment>parts-code-cache</extracomment>
        <translation>L{1} 代码缓存</translation>
    </message>
    <message>
        <source>Core {1}</source>
        <extracomment>parts-core</extracomment>
        <translation>核心 {1}</translation>
    </message>
    <message>
        <source>CPUs {1}</source>
        <extracomment>parts-cpus</extracomment>
        <translation>CPU {1}</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <extracomment>parts-no-cpus</extracomment>
        <translation>无 CPU</translation>
    </message>
    <message>
        <source>ways {1}</source>
        <extracomment>parts-ways</extracomment>
        <translation>{1} 路</translation>
    </message>
    <message>
        <source>lines of {1}</source>
        <extracomment>parts-line</extracomment>
        <translation>行大小 {1}</translation>
    </message>
    <message>
        <source>Usable</source>
        <extracomment>parts-usable</extracomment>
        <translation>可用</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>parts-not-allowed</extracomment>
        <translation>不允许</translation>
    </message>
    <message>
        <source>Offline</source>
        <extracomment>parts-offline</extracomment>
        <translation>已离线</translation>
    </message>
    <message>
        <source>Loads in flight vs. chains</source>
        <extracomment>chart-parallel-loads</extracomment>
        <translation>同时进行的加载数与链数</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>chart-chains
----------
column-chains</extracomment>
        <translation>链数</translation>
    </message>
    <message>
        <source>loads in flight</source>
        <extracomment>chart-in-flight</extracomment>
        <translation>同时进行的加载数</translation>
    </message>
    <message>
        <source>Memory-level parallelism</source>
        <extracomment>html-test-parallel-loads
----------
test-parallel-loads</extracomment>
        <translation>内存级并行</translation>
    </message>
    <message>
        <source>MEMORY-LEVEL PARALLELISM</source>
        <extracomment>heading-parallel-loads</extracomment>
        <translation>内存级并行</translation>
    </message>
    <message>
        <source>Each load of a chain waits for the one before it; chains do not wait for each other. Loads in flight are the time per load of one chain divided by that of several. By Little&apos;s law, loads in flight x line size / latency is the bandwidth of one core at random lines.</source>
        <extracomment>reading-parallel-loads</extracomment>
        <translation>链中的每次加载都要等待前一次；链与链之间互不等待。同时进行的加载数，是一条链时每次加载的时间除以多条链时的时间。按利特尔法则，同时进行的加载数 × 行大小 / 延迟，就是一个核心随机读取各行的带宽。</translation>
    </message>
    <message>
        <source>{1}: {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-most</extracomment>
        <translation>{1}：同时进行的加载数为 {2}；每次加载的时间，一条链时为 {3} ns，{5}时为 {4} ns。</translation>
    </message>
    <message>
        <source>{1}: at least {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-at-least</extracomment>
        <translation>{1}：同时进行的加载数至少为 {2}；每次加载的时间，一条链时为 {3} ns，{5}时为 {4} ns。</translation>
    </message>
    <message>
        <source>Most loads in flight in each level:</source>
        <extracomment>parallel-loads-summary</extracomment>
        <translation>各层级同时进行的加载数的最大值：</translation>
    </message>
    <message>
        <source>{1}, by number of chains:</source>
        <extracomment>parallel-loads-level</extracomment>
        <translation>{1}，按链数：</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <extracomment>at-least</extracomment>
        <translation>至少 {1}</translation>
    </message>
    <message>
        <source>in flight</source>
        <extracomment>column-in-flight</extracomment>
        <translation>同时进行</translation>
    </message>
    <message>
        <source>random lines</source>
        <extracomment>column-random-lines</extracomment>
        <translation>随机缓存行</translation>
    </message>
    <message>
        <source>Memory-level parallelism, working set {1}</source>
        <extracomment>step-parallel-loads</extracomment>
        <translation>内存级并行，工作集 {1}</translation>
    </message>
    <message>
        <source>Cost of address translation</source>
        <extracomment>chart-tlb</extracomment>
        <translation>地址转换的代价</translation>
    </message>
    <message>
        <source>Latency vs. stride</source>
        <extracomment>chart-stride</extracomment>
        <translation>延迟与步长</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>chart-stride-axis
----------
column-stride</extracomment>
        <translation>步长</translation>
    </message>
    <message>
        <source>Constant stride</source>
        <extracomment>chart-stride-walk</extracomment>
        <translation>固定步长</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>chart-stride-random</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>Pages of {1}</source>
        <extracomment>tlb-line</extracomment>
        <translation>{1} 的页</translation>
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
        <translation>各步长的延迟</translation>
    </message>
    <message>
        <source>{1} pages, one line in each</source>
        <extracomment>tlb-line-in-each</extracomment>
        <translation>{1} 页，每页一行</translation>
    </message>
    <message>
        <source>{1} lines side by side</source>
        <extracomment>tlb-lines</extracomment>
        <translation>相邻的 {1} 行</translation>
    </message>
    <message>
        <source>stride {1}</source>
        <extracomment>stride-of</extracomment>
        <translation>步长 {1}</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>stride-random</extracomment>
        <translation>随机</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds. The first chase visits one cache line in each page; the second visits as many lines side by side, in few pages. The difference is the cost of address translation. It rises where a level of the TLB does not hold all pages.</source>
        <extracomment>reading-tlb</extracomment>
        <translation>相关加载的时间，单位为纳秒。第一种追逐在每页中访问一个缓存行；第二种在少数页中访问同样多的相邻行。两者之差是地址转换的代价。TLB 的某一层级容纳不下所有页时，代价上升。</translation>
    </message>
    <message>
        <source>In pages of {1}:</source>
        <extracomment>tlb-in-pages</extracomment>
        <translation>使用 {1} 的页：</translation>
    </message>
    <message>
        <source>{1} huge pages</source>
        <extracomment>tlb-large-pages</extracomment>
        <translation>{1} 个大页</translation>
    </message>
    <message>
        <source>The first TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-first</extracomment>
        <translation>一级 TLB 容纳 {1}（{2}）；超出后，一次访问多用 {3} ns（{4} 个周期）。</translation>
    </message>
    <message>
        <source>The second TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-second</extracomment>
        <translation>二级 TLB 容纳 {1}（{2}）；超出后，一次访问多用 {3} ns（{4} 个周期）。</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-further</extracomment>
        <translation>超出 {1}（{2}）后，一次访问多用 {3} ns（{4} 个周期）。</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes longer still; the sizes end before it is known by how much.</source>
        <extracomment>tlb-unfinished</extracomment>
        <translation>超出 {1}（{2}）后，一次访问用时更长；所测大小到此为止，尚不知长多少。</translation>
    </message>
    <message>
        <source>No step seen up to {1} ({2}): an access takes as long in many pages as in few.</source>
        <extracomment>tlb-no-step</extracomment>
        <translation>直到 {1}（{2}）都未见台阶：访问许多页与访问少数页用时相同。</translation>
    </message>
    <message>
        <source>one per page</source>
        <extracomment>column-tlb-paged</extracomment>
        <translation>每页一行</translation>
    </message>
    <message>
        <source>side by side</source>
        <extracomment>column-tlb-dense</extracomment>
        <translation>相邻</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>column-tlb-cost</extracomment>
        <translation>差值</translation>
    </message>
    <message>
        <source>+/-</source>
        <extracomment>column-tlb-interval</extracomment>
        <translation>+/-</translation>
    </message>
    <message>
        <source>LATENCY BY STRIDE</source>
        <extracomment>heading-stride</extracomment>
        <translation>各步长的延迟</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds, where each load is a constant stride behind the one before. The walk visits every line of a region in memory. The core learns such a stride and prefetches, so a load takes less time than one at random.</source>
        <extracomment>reading-stride</extracomment>
        <translation>相关加载的时间，单位为纳秒；每次加载都比前一次靠后一个固定步长。遍历会访问内存中一个区域的每一行。核心会学会这种步长并预取，因此一次加载比随机加载用时更短。</translation>
    </message>
    <message>
        <source>Prefetching helps up to strides of {1}: a load takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-helps</extracomment>
        <translation>步长不超过 {1} 时，预取有效：一次加载在该步长下用时 {2} ns，在 {4} 时用时 {3} ns，而随机时为 {5} ns。</translation>
    </message>
    <message>
        <source>At none of these strides does a load take less than 90 % of the time at random, {1} ns.</source>
        <extracomment>stride-never-helps</extracomment>
        <translation>在这些步长中，没有一个使一次加载的用时低于随机时（{1} ns）的 90 %。</translation>
    </message>
    <message>
        <source>of random</source>
        <extracomment>column-of-random</extracomment>
        <translation>占随机</translation>
    </message>
    <message>
        <source>At all strides up to {1} a load takes less than 90 % of the time at random. It takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-always-helps</extracomment>
        <translation>步长不超过 {1} 时，一次加载的用时都低于随机时的 90 %。在该步长下用时 {2} ns，在 {4} 时用时 {3} ns，而随机时为 {5} ns。</translation>
    </message>
    <message>
        <source>{1} base pages</source>
        <extracomment>tlb-pages</extracomment>
        <translation>{1} 个基本页</translation>
    </message>
    <message>
        <source>Rates in the memory of the graphics device</source>
        <extracomment>chart-framebuffer</extracomment>
        <translation>图形设备内存的速率</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <extracomment>html-test-framebuffer
----------
test-framebuffer</extracomment>
        <translation>帧缓冲区</translation>
    </message>
    <message>
        <source>No {1}</source>
        <extracomment>brief-no-graphics-file</extracomment>
        <translation>无 {1}</translation>
    </message>
    <message>
        <source>There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one.</source>
        <extracomment>no-graphics-file</extracomment>
        <translation>此处没有 {1}，因此 Strata 无法测量其内存。在有它的计算机上运行测试。</translation>
    </message>
    <message>
        <source>framebuffer</source>
        <extracomment>memory-kind-framebuffer</extracomment>
        <translation>帧缓冲区</translation>
    </message>
    <message>
        <source>dumb buffer</source>
        <extracomment>memory-kind-dumb-buffer</extracomment>
        <translation>dumb 缓冲区</translation>
    </message>
    <message>
        <source>FRAMEBUFFER</source>
        <extracomment>heading-framebuffer</extracomment>
        <translation>帧缓冲区</translation>
    </message>
    <message>
        <source>One thread reads and writes memory of a graphics device. The framebuffer is what the screen shows; no screen shows the dumb buffer. Copies go from normal memory to the device, and each copied byte counts once. Memory of a graphics device is usually write-combining: stores are gathered, and each load waits for the device. Non-temporal reads of 16 bytes or more fetch whole cache lines from it. Reads as fast as in normal memory mean a shadow buffer, which the driver copies to the screen.</source>
        <extracomment>reading-framebuffer</extracomment>
        <translation>一个线程读写图形设备的内存。帧缓冲区就是屏幕显示的内容；dumb 缓冲区不在任何屏幕上显示。复制是从普通内存到那里，每个复制的字节计一次。这类内存通常是写合并的：存储被合并，每次加载都等待设备。16 字节或更宽的非临时读取从中取来整个缓存行。如果读取与在普通内存中一样快，那就是影子缓冲区，由驱动程序复制到屏幕。</translation>
    </message>
    <message>
        <source>Memory: {1}, buffer {2}</source>
        <extracomment>picture-memory</extracomment>
        <translation>内存：{1}，缓冲区 {2}</translation>
    </message>
    <message>
        <source>Framebuffer, {1}</source>
        <extracomment>step-framebuffer</extracomment>
        <translation>帧缓冲区，{1}</translation>
    </message>
    <message>
        <source>The picture on the screen is disturbed while this test runs. Go on? [y/N]</source>
        <extracomment>cli-picture-question</extracomment>
        <translation>运行期间，屏幕画面会受到干扰。是否继续？[y/N]</translation>
    </message>
    <message>
        <source>The test framebuffer disturbs the picture on the screen, and there is no terminal to ask on. Add --yes, or run other tests.</source>
        <extracomment>cli-picture-refused</extracomment>
        <translation>测试 framebuffer 会干扰屏幕画面，而这里没有可供询问的终端。添加 --yes，或运行其他测试。</translation>
    </message>
    <message>
        <source>Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench and bandwidth, text of mbw, and JSON of fio.</source>
        <extracomment>unknown-format</extracomment>
        <translation>Strata 不识别此文件的格式。它可读取自己的运行文件、sc-membench 和 bandwidth 的 CSV 和文本、mbw 的文本以及 fio 的 JSON。</translation>
    </message>
    <message>
        <source>Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or with semicolons between the columns.</source>
        <extracomment>ambiguous-decimals</extracomment>
        <translation>第 {1} 行的逗号可能是列的分隔符，也可能是小数点。保存文件时使用句点作小数点，或用分号分隔各列。</translation>
    </message>
    <message>
        <source>Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again.</source>
        <extracomment>data-in-use</extracomment>
        <translation>另一个 Strata 正在使用 {1} 中的文件，因此什么也没有删除。请将其关闭，然后重试。</translation>
    </message>
    <message>
        <source>Version of the OS kernel</source>
        <extracomment>shared-kernel-version</extracomment>
        <translation>操作系统内核版本</translation>
    </message>
    <message>
        <source>Memory limit, to the byte</source>
        <extracomment>shared-memory-limit</extracomment>
        <translation>内存限制，精确到字节</translation>
    </message>
    <message>
        <source>Lines of the other program&apos;s output that Strata did not read</source>
        <extracomment>shared-left-out</extracomment>
        <translation>其他程序的输出中 Strata 没有读取的行</translation>
    </message>
    <message>
        <source>Name of a fio job</source>
        <extracomment>shared-job</extracomment>
        <translation>fio 作业的名称</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <extracomment>size-buffers</extracomment>
        <translation>{1} x {2}</translation>
    </message>
    <message>
        <source>{1}-byte loop</source>
        <extracomment>peer-elements</extracomment>
        <translation>{1} 字节循环</translation>
    </message>
    <message>
        <source>Chunk returned</source>
        <extracomment>network-row-returned</extracomment>
        <translation>数据块返回</translation>
    </message>
    <message>
        <source>Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds none. Leave out --sweep full, or choose fewer threads.</source>
        <extracomment>no-larger-size</extracomment>
        <translation>通常的缓冲区到 {1} 为止，这里的内存容不下更大的。因此完整扫描不会增加任何大小。省略 --sweep full，或选择更少的线程。</translation>
    </message>
    <message>
        <source>NOT FINISHED: the run was still in progress, or the program had ended before the run did. The results so far follow.</source>
        <extracomment>report-unfinished</extracomment>
        <translation>未结束：运行当时仍在进行，或其程序先于它结束。以下是到那时为止的结果。</translation>
    </message>
    <message>
        <source>L{1} {2}</source>
        <extracomment>report-cache-size</extracomment>
        <translation>L{1} {2}</translation>
    </message>
    <message>
        <source>Remove these files? This cannot be undone. [y/N]</source>
        <extracomment>cli-data-question</extracomment>
        <translation>删除这些文件吗？此操作无法撤销。[y/N]</translation>
    </message>
    <message>
        <source>There is no terminal to ask on. Add --yes to remove the files without a question.</source>
        <extracomment>cli-data-refused</extracomment>
        <translation>没有可供询问的终端。添加 --yes 即可不经询问删除文件。</translation>
    </message>
    <message>
        <source>Strata keeps nothing there.</source>
        <extracomment>data-none</extracomment>
        <translation>Strata 在那里没有保存任何内容。</translation>
    </message>
    <message>
        <source>others, which are not Strata&apos;s and stay: {1}</source>
        <extracomment>data-others</extracomment>
        <translation>另有 {1} 个，不属于 Strata，会保留</translation>
    </message>
    <message>
        <source>Files removed from {2}: {1}.</source>
        <extracomment>data-removed</extracomment>
        <translation>已从 {2} 删除 {1} 个文件。</translation>
    </message>
    <message>
        <source>Too many to compare</source>
        <extracomment>brief-too-many-compared</extracomment>
        <translation>过多，无法比较</translation>
    </message>
    <message>
        <source>These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in one table. Choose fewer.</source>
        <extracomment>too-many-compared</extracomment>
        <translation>一次要比较的运行过多：Strata 最多比较 {1} 个系列，合计最多 {2} 个结果。请减少选择。</translation>
    </message>
    <message>
        <source>Strata could not read some runs of this file ({1}), so they are not in the history. Import another copy of it, if there is one.</source>
        <extracomment>history-runs-lost</extracomment>
        <translation>Strata 无法读取此文件的一些运行（{1}），因此它们不在历史记录中。如有另一副本，请导入它。</translation>
    </message>
    <message>
        <source>Method {1}, built by {2} for {3}</source>
        <extracomment>cli-version-method</extracomment>
        <translation>方法 {1}，由 {2} 为 {3} 构建</translation>
    </message>
    <message>
        <source>Kernels: {1}</source>
        <extracomment>cli-version-kernels</extracomment>
        <translation>测量循环：{1}</translation>
    </message>
    <message>
        <source>Libraries: {1}</source>
        <extracomment>cli-version-libraries</extracomment>
        <translation>库：{1}</translation>
    </message>
    <message>
        <source>whole-machine consists of processor, bandwidth, latency and disk; {1} is none of them. Leave it out.</source>
        <extracomment>cli-whole-machine-test</extracomment>
        <translation>whole-machine 由 processor、bandwidth、latency 和 disk 组成，不包括 {1}。请去掉它。</translation>
    </message>
    <message>
        <source>whole-machine settles what is measured and for how long, so {1} cannot apply to it. Leave it out.</source>
        <extracomment>cli-whole-machine-option</extracomment>
        <translation>whole-machine 自行决定测量什么以及测量多久，因此 {1} 不适用。请去掉它。</translation>
    </message>
    <message>
        <source>The program that read the standard output closed it before the end.</source>
        <extracomment>cli-output-closed</extracomment>
        <translation>读取标准输出的程序在结束前将其关闭。</translation>
    </message>
    <message>
        <source>CPU {1} ({2})</source>
        <extracomment>chart-cpu-of-kind</extracomment>
        <translation>CPU {1}（{2}）</translation>
    </message>
    <message>
        <source>L{1} #{2}</source>
        <extracomment>chart-last-cache</extracomment>
        <translation>L{1} #{2}</translation>
    </message>
    <message>
        <source>{1} bytes ({2})</source>
        <extracomment>report-vectors</extracomment>
        <translation>{1} 字节 ({2})</translation>
    </message>
    <message>
        <source>The thermal state of macOS stayed nominal.</source>
        <extracomment>sustained-thermal-nominal</extracomment>
        <translation>macOS 的热状态一直正常 (nominal)。</translation>
    </message>
    <message>
        <source>The thermal state of macOS was fair at worst: slightly warm.</source>
        <extracomment>sustained-thermal-fair</extracomment>
        <translation>macOS 的热状态最高为略高 (fair)。</translation>
    </message>
    <message>
        <source>The thermal state of macOS was serious: macOS lowers the speed for heat.</source>
        <extracomment>sustained-thermal-serious</extracomment>
        <translation>macOS 的热状态为严重 (serious)：macOS 因过热而降低速度。</translation>
    </message>
    <message>
        <source>The thermal state of macOS was critical: macOS lowers the speed a lot for heat.</source>
        <extracomment>sustained-thermal-critical</extracomment>
        <translation>macOS 的热状态为危急 (critical)：macOS 因过热而大幅降低速度。</translation>
    </message>
    <message>
        <source>Power, % of {1} W</source>
        <extracomment>chart-sustained-power</extracomment>
        <translation>功耗，占 {1} W 的 %</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>chart-clock</extracomment>
        <translation>频率</translation>
    </message>
    <message>
        <source>The slowest of {1} threads on one word makes {2} % of the increments of the fastest.</source>
        <extracomment>contention-fairness</extracomment>
        <translation>在同一个字上的 {1} 个线程中，最慢线程的递增次数是最快线程的 {2} %。</translation>
    </message>
    <message>
        <source>As a rule, for machines that are not older than ten years.</source>
        <extracomment>usual-rule</extracomment>
        <translation>以下是一般情况，适用于不超过十年的计算机。</translation>
    </message>
    <message>
        <source>70 to 120 ns on desktops and laptops, 100 to 180 ns on servers</source>
        <extracomment>usual-memory-latency</extracomment>
        <translation>台式机和笔记本 70 至 120 ns，服务器 100 至 180 ns</translation>
    </message>
    <message>
        <source>70 to 90 % of the peak</source>
        <extracomment>usual-memory-read</extracomment>
        <translation>峰值的 70 至 90 %</translation>
    </message>
    <message>
        <source>100 to 280 MB/s</source>
        <extracomment>usual-hard-disk</extracomment>
        <translation>100 至 280 MB/s</translation>
    </message>
    <message>
        <source>500 to 560 MB/s</source>
        <extracomment>usual-sata-ssd</extracomment>
        <translation>500 至 560 MB/s</translation>
    </message>
    <message>
        <source>to 3,500 MB/s by PCIe 3.0, to 7,400 by 4.0, to 14,500 by 5.0</source>
        <extracomment>usual-nvme-ssd</extracomment>
        <translation>PCIe 3.0 最高 3,500 MB/s，4.0 最高 7,400，5.0 最高 14,500</translation>
    </message>
    <message>
        <source>Cycles</source>
        <extracomment>name-cycles</extracomment>
        <translation>周期</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-doubtful</extracomment>
        <translation>
            <numerusform>其中 {1} 个涉及不可靠的结果。在空闲的计算机上重新测量双方。</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides differ in settings ({1}), which may be the cause of the differences.</source>
        <extracomment>answer-unlike</extracomment>
        <translation>双方的设置不同（{1}），这可能是差异的原因。</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>chart-relative</extracomment>
        <translation>变化</translation>
    </message>
    <message>
        <source>higher is better</source>
        <extracomment>chart-higher-brief</extracomment>
        <translation>越高越好</translation>
    </message>
    <message>
        <source>lower is better</source>
        <extracomment>chart-lower-brief</extracomment>
        <translation>越低越好</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>copy-stream-chunks</extracomment>
        <translation>随机复制，{1} 字节，以 256 字节为一块，非临时</translation>
    </message>
    <message>
        <source>medians compared</source>
        <extracomment>unlike-brief-median</extracomment>
        <translation>比较中位数</translation>
    </message>
    <message>
        <source>{1}: one size per level</source>
        <extracomment>chart-one-size-a-level</extracomment>
        <translation>{1}：每个层级一种大小</translation>
    </message>
</context>
</TS>
