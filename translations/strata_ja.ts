<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutBox</name>
    <message>
        <source>About Strata</source>
        <translation>Strataについて</translation>
    </message>
    <message>
        <source>Strata %1</source>
        <translation>Strata %1</translation>
    </message>
    <message>
        <source>A benchmark of CPU, caches, memory, disk and network.

Method %1, built by %2.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>CPU、キャッシュ、メモリ、ディスク、ネットワークのベンチマークです。

測定方法%1、%2でビルドしました。

GNU General Public Licenseバージョン3以降に基づくフリーソフトウェアです。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Settings and runs are kept in %1.</source>
        <translation>設定と実行は%1に保存されます。</translation>
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
        <translation>%1: %2、差 %3、良い</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, worse</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2、差 %3、悪い</translation>
    </message>
    <message>
        <source>%1: %2; difference %3, within what is usual</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2、差 %3、通常の範囲</translation>
    </message>
    <message>
        <source>%1: %2; difference %3</source>
        <comment>another run, its figure, how much</comment>
        <translation>%1: %2、差 %3</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the other figure</comment>
        <translation>%1倍</translation>
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
        <translation>メモリ</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache that holds the region</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>edge of L%1</source>
        <comment>cache that just holds the region</comment>
        <translation>L%1の境界</translation>
    </message>
    <message>
        <source>best</source>
        <comment>number of threads</comment>
        <translation>最良</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速度</translation>
    </message>
</context>
<context>
    <name>CompareNames</name>
    <message>
        <source>Run %1</source>
        <comment>beginning of its id</comment>
        <translation>実行%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, number of those of that name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>reference results</source>
        <translation>リファレンス結果</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1回の実行</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repetitions</source>
        <translation>
            <numerusform>%Ln回の反復</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>processor, time of a run</comment>
        <translation>%1、%2</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Last run, %1</source>
        <comment>what it is called, when it began</comment>
        <translation>前回の実行、%1</translation>
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
            <numerusform>%Ln件の要求が必要</numerusform>
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
        <translation>最大%1</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <comment>percent of one CPU</comment>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>row of a disk profile, what is done</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Latency: %1</source>
        <translation>レイテンシ: %1</translation>
    </message>
    <message>
        <source>Throughput at median latency: %1</source>
        <comment>rate</comment>
        <translation>レイテンシが中央値のときのスループット: %1</translation>
    </message>
    <message>
        <source>I/O engine: %1</source>
        <comment>engine that makes the requests</comment>
        <translation>I/Oエンジン: %1</translation>
    </message>
    <message>
        <source>Final flush: %1</source>
        <translation>最後のフラッシュ: %1</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>IOPS</source>
        <comment>operations a second</comment>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Measures all rows of the profile</source>
        <translation>プロファイルのすべての行を測定します</translation>
    </message>
    <message>
        <source>p50</source>
        <comment>percentile of latencies</comment>
        <translation>p50</translation>
    </message>
    <message>
        <source>Measures this column in all rows. All-zero data shows compression by the drive or file system. Do not compare disks by it.</source>
        <translation>この列をすべての行で測定します。すべてゼロのデータで測定すると、ドライブやファイルシステムによる圧縮がわかります。ディスクの比較には使わないでください。</translation>
    </message>
    <message>
        <source>Measures this column in all rows</source>
        <translation>すべての行でこの列を測定します</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measures only this row: %1</source>
        <translation>この行だけを測定します: %1</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1: 未測定</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>クリックすると、これだけを測定します。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>%1 written: %2 at the start, %3 at the end, minimum %4.</source>
        <comment>size, rates</comment>
        <translation>%1を書き込みました: 開始時%2、終了時%3、最小%4。</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>disk profile</comment>
        <translation>クラシックNbench</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>disk profile</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>NVMe</source>
        <comment>disk profile</comment>
        <translation>NVMe</translation>
    </message>
    <message>
        <source>Real world</source>
        <comment>disk profile</comment>
        <translation>実使用</translation>
    </message>
    <message>
        <source>Mixed read/write</source>
        <comment>disk profile</comment>
        <translation>読み書き混合</translation>
    </message>
    <message>
        <source>Database</source>
        <comment>disk profile</comment>
        <translation>データベース</translation>
    </message>
    <message>
        <source>Custom</source>
        <comment>disk profile</comment>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Random %1, each flushed</source>
        <comment>size of a block</comment>
        <translation>ランダム%1、毎回フラッシュ</translation>
    </message>
    <message numerus="yes">
        <source>Log records of %Ln bytes, each flushed</source>
        <comment>size of a record</comment>
        <translation>
            <numerusform>%Lnバイトのログレコード、毎回フラッシュ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Lnスレッド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>queue depth %Ln</source>
        <comment>requests</comment>
        <translation>
            <numerusform>キュー深度%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Random %1</source>
        <comment>size of a block</comment>
        <translation>ランダム%1</translation>
    </message>
    <message>
        <source>Sequential %1</source>
        <comment>size of a block</comment>
        <translation>シーケンシャル%1</translation>
    </message>
    <message>
        <source>Mixed %1</source>
        <comment>percent of the requests read</comment>
        <translation>混合%1</translation>
    </message>
    <message>
        <source>%1, 0-fill</source>
        <comment>operation, with zeros for data</comment>
        <translation>%1、0フィル</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <comment>of Windows</comment>
        <translation>I/O完了ポート</translation>
    </message>
    <message>
        <source>synchronous threads</source>
        <comment>that make requests</comment>
        <translation>同期スレッド</translation>
    </message>
    <message>
        <source>write + %1</source>
        <comment>what a commit is made of; the call that flushes</comment>
        <translation>書き込み+%1</translation>
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
        <translation>スレッド%1</translation>
    </message>
    <message>
        <source>Rate along the file of each thread</source>
        <translation>各スレッドのファイル内の位置と速度</translation>
    </message>
    <message>
        <source>Written or read</source>
        <translation>書き込みまたは読み取りの量</translation>
    </message>
    <message>
        <source>%1, thread %2</source>
        <comment>operation, number</comment>
        <translation>%1、スレッド%2</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>row of a profile, what is done; short</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Seconds since the row started</source>
        <translation>行の開始からの秒数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Written since the test began</source>
        <translation>テスト開始からの書き込み量</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込み量</translation>
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
        <translation>持続書き込みはまだ測定していません。「持続書き込み…」を押すと、ドライブのSLCキャッシュが一杯のときや高温のときに速度がどう落ちるかがわかります。</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>速度の推移</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its rate.</source>
        <translation>このセッションではまだ何も測定していません。行を押すと速度を表示します。</translation>
    </message>
    <message>
        <source>Latency over time (p50 to p99)</source>
        <translation>レイテンシの推移（p50～p99）</translation>
    </message>
    <message>
        <source>Nothing measured in this session yet. Press a row to see its latency.</source>
        <translation>このセッションではまだ何も測定していません。行を押すとレイテンシを表示します。</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>パーセンタイル別レイテンシ</translation>
    </message>
    <message>
        <source>Percentile of operations</source>
        <translation>操作のパーセンタイル</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>パーセンタイル</translation>
    </message>
    <message>
        <source>No latencies yet. Press a row, or All to compare the rows.</source>
        <translation>レイテンシはまだありません。行を押すか、「すべて」を押して行を比較してください。</translation>
    </message>
    <message>
        <source>Sustained write: rate vs. data written</source>
        <translation>持続書き込み: 書き込み量と速度</translation>
    </message>
    <message>
        <source>Sustained write: latency vs. data written (p50 to p99)</source>
        <translation>持続書き込み: 書き込み量とレイテンシ（p50～p99）</translation>
    </message>
</context>
<context>
    <name>DiskWritesText</name>
    <message>
        <source>Writes about %1 at the rates of this drive&apos;s last run, to a file of %2</source>
        <comment>size, size</comment>
        <translation>このドライブの前回の実行の速度で、約%1を%2のファイルに書き込みます</translation>
    </message>
    <message>
        <source>Writes about %1 at the rates of these drives&apos; last run, to files of %2</source>
        <comment>size, size</comment>
        <translation>これらのドライブの前回の実行の速度で、約%1を%2のファイルに書き込みます</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to a file of %3</source>
        <comment>size, rate, size</comment>
        <translation>%2 MB/sの場合、約%1を%3のファイルに書き込みます（速いドライブではさらに多くなります）</translation>
    </message>
    <message>
        <source>Writes about %1 at %2 MB/s (a faster drive writes more), to files of %3</source>
        <comment>size, rate, size</comment>
        <translation>%2 MB/sの場合、約%1を%3のファイル群に書き込みます（速いドライブではさらに多くなります）</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the disk test</source>
        <translation>ディスクテストのフォルダー</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>all threads %1</source>
        <comment>figure</comment>
        <translation>全スレッド: %1</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times the figure of one thread</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>all threads</source>
        <translation>全スレッド</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>メモリ帯域幅</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>ピーク比%1</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>メモリレイテンシ</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>領域全体: %1</translation>
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
        <translation>1スレッド</translation>
    </message>
    <message>
        <source>Usual, all threads: %1</source>
        <translation>一般的な値、全スレッド: %1</translation>
    </message>
    <message>
        <source>Usual over the whole region: %1</source>
        <translation>領域全体での一般的な値: %1</translation>
    </message>
    <message>
        <source>Usual for a hard disk: %1</source>
        <translation>ハードディスクの一般的な値: %1</translation>
    </message>
    <message>
        <source>Usual for a SATA SSD: %1</source>
        <translation>SATA SSDの一般的な値: %1</translation>
    </message>
    <message>
        <source>Usual for an NVMe SSD: %1</source>
        <translation>NVMe SSDの一般的な値: %1</translation>
    </message>
    <message>
        <source>vs %1</source>
        <comment>the figure of another run</comment>
        <translation>比較 %1</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>1 core</source>
        <translation>1コア</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Lnコア</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln threads</source>
        <translation>
            <numerusform>%1～%Lnスレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>affinity: %1</source>
        <comment>how threads are bound to CPUs</comment>
        <translation>アフィニティ: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 per size</source>
        <comment>duration</comment>
        <translation>サイズごとに%1</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1スレッド</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Lnスレッド</numerusform>
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
        <translation>実測%1 GHz</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>processor model, cores, memory</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 GHz measured</source>
        <comment>processor model, cores, memory, clock</comment>
        <translation>%1 · %2 · %3 · 実測%4 GHz</translation>
    </message>
    <message>
        <source>Whole machine</source>
        <translation>マシン全体</translation>
    </message>
    <message>
        <source>Whole machine without the disk</source>
        <translation>マシン全体（ディスクを除く）</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>すべてのテスト</translation>
    </message>
    <message>
        <source>Processor, memory and disk</source>
        <translation>プロセッサ、メモリ、ディスク</translation>
    </message>
    <message>
        <source>Bandwidth and latency</source>
        <translation>帯域幅とレイテンシ</translation>
    </message>
    <message>
        <source>Processor and memory</source>
        <translation>プロセッサとメモリ</translation>
    </message>
    <message>
        <source>Processor and disk</source>
        <translation>プロセッサとディスク</translation>
    </message>
    <message>
        <source>Memory and disk</source>
        <translation>メモリとディスク</translation>
    </message>
    <message>
        <source>%1 per network measurement</source>
        <comment>duration</comment>
        <translation>ネットワーク測定ごとに%1</translation>
    </message>
    <message>
        <source>integer %1, floating %2</source>
        <comment>durations</comment>
        <translation>整数%1、浮動小数点%2</translation>
    </message>
    <message>
        <source>%1 per buffer</source>
        <comment>duration</comment>
        <translation>バッファーごとに%1</translation>
    </message>
    <message>
        <source>disk file %1</source>
        <comment>size</comment>
        <translation>テストファイル%1</translation>
    </message>
    <message>
        <source>Default</source>
        <comment>preset</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Classic Nbench</source>
        <comment>preset</comment>
        <translation>クラシックNbench</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>preset</comment>
        <translation>クイック</translation>
    </message>
    <message>
        <source>Thorough</source>
        <comment>preset</comment>
        <translation>精密</translation>
    </message>
    <message>
        <source>A balance of time and precision.</source>
        <comment>preset</comment>
        <translation>時間と精度のバランスを取ります。</translation>
    </message>
    <message>
        <source>The settings closest to Nbench 2.0.</source>
        <comment>preset</comment>
        <translation>Nbench 2.0に最も近い設定です。</translation>
    </message>
    <message>
        <source>A quick check: short tests and small files.</source>
        <comment>preset</comment>
        <translation>短いテストと小さいファイルで手早く確認します。</translation>
    </message>
    <message>
        <source>The most precise results: long tests and large files.</source>
        <comment>preset</comment>
        <translation>長いテストと大きいファイルで、最も精密な結果を得ます。</translation>
    </message>
    <message>
        <source>µs</source>
        <comment>microseconds</comment>
        <translation>µs</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <comment>duration</comment>
        <translation>約%1秒</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <comment>duration</comment>
        <translation>約%1分</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>残り%1秒</translation>
    </message>
    <message>
        <source>%1 min %2 s left</source>
        <translation>残り%1分%2秒</translation>
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
        <translation>%1倍速い</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <comment>than the layer above</comment>
        <translation>%1倍遅い</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layer, its figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (reference)</source>
        <comment>layer with figures of another machine</comment>
        <translation>%1（リファレンス）</translation>
    </message>
    <message>
        <source>%1 (reference: %2)</source>
        <comment>layer with its figures, those of another machine</comment>
        <translation>%1（リファレンス: %2）</translation>
    </message>
    <message>
        <source>Latency vs row above</source>
        <translation>レイテンシ/上の行</translation>
    </message>
    <message>
        <source>Read rate vs row above</source>
        <translation>読み取り速度の比（上の行に対して）</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open run…</source>
        <translation>実行結果を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Adds the runs of a file to the history, and shows them there</source>
        <translation>ファイルに含まれる実行を履歴に追加し、そこに表示します</translation>
    </message>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近使ったファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>レポートを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>画像を保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Saves the chart as PNG or SVG</source>
        <translation>グラフをPNGまたはSVGとして保存します</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>共有(&amp;H)…</translation>
    </message>
    <message>
        <source>Saves an anonymous copy of the run</source>
        <translation>実行の匿名コピーを保存します</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>設定(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Loads the settings from a file</source>
        <translation>設定をファイルから読み込みます</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the settings to a file</source>
        <translation>設定をファイルに保存します</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Stops the run and quits</source>
        <translation>実行を停止してStrataを終了します</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the table or the report, wherever the keyboard is</source>
        <translation>キーボードフォーカスのある表またはレポートをコピーします</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>画像をコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copies the chart as a picture</source>
        <translation>グラフを画像としてコピーします</translation>
    </message>
    <message>
        <source>Empties the report pane</source>
        <translation>レポートペインを空にします</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Same as the Run button</source>
        <translation>「実行」ボタンと同じです</translation>
    </message>
    <message>
        <source>&amp;Whole machine</source>
        <translation>マシン全体(&amp;W)</translation>
    </message>
    <message>
        <source>Measures processor, levels of memory and disk</source>
        <translation>プロセッサ、メモリのレベル、ディスクを測定します</translation>
    </message>
    <message>
        <source>Whole machine &amp;options</source>
        <translation>マシン全体のオプション(&amp;O)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Quick (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>クイック（最長%Ln秒）(&amp;Q)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>D&amp;efault (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>標準（最長%Ln秒）(&amp;E)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Thorough (%Ln seconds at most)</source>
        <comment>a run of the whole machine</comment>
        <translation>
            <numerusform>精密（最長%Ln秒）(&amp;T)</numerusform>
        </translation>
    </message>
    <message>
        <source>How long a run of the whole machine takes</source>
        <translation>マシン全体の実行にかかる時間</translation>
    </message>
    <message>
        <source>W&amp;ith the disk</source>
        <translation>ディスクを含む(&amp;I)</translation>
    </message>
    <message>
        <source>Whether a run of the whole machine writes to the disk</source>
        <translation>マシン全体の実行でディスクに書き込むかどうか</translation>
    </message>
    <message>
        <source>&amp;Levels of memory</source>
        <translation>メモリのレベル(&amp;L)</translation>
    </message>
    <message>
        <source>Measures bandwidth and latency of each cache and of memory</source>
        <translation>各キャッシュとメモリの帯域幅とレイテンシを測定します</translation>
    </message>
    <message>
        <source>&amp;Processor</source>
        <translation>プロセッサ(&amp;P)</translation>
    </message>
    <message>
        <source>Measures integer and floating-point operations</source>
        <translation>整数演算と浮動小数点演算を測定します</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>メモリ(&amp;M)</translation>
    </message>
    <message>
        <source>Measures moves in caches and memory</source>
        <translation>キャッシュとメモリでのムーブを測定します</translation>
    </message>
    <message>
        <source>&amp;Disk</source>
        <translation>ディスク(&amp;D)</translation>
    </message>
    <message>
        <source>Measures writing and reading a file</source>
        <translation>ファイルの書き込みと読み取りを測定します</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>ネットワーク(&amp;N)</translation>
    </message>
    <message>
        <source>Measures the network to another machine that runs Strata</source>
        <translation>Strataが動作している別のマシンとの間のネットワークを測定します</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>Measures processor, moves, disk, bandwidth and latency in turn</source>
        <translation>プロセッサ、ムーブ、ディスク、帯域幅、レイテンシを順に測定します</translation>
    </message>
    <message>
        <source>Sus&amp;tained write…</source>
        <translation>持続書き込み(&amp;T)…</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>長時間にわたって書き込み、ドライブがいつ遅くなるかを示します</translation>
    </message>
    <message>
        <source>Read a &amp;file…</source>
        <translation>ファイルの読み取り(&amp;F)…</translation>
    </message>
    <message>
        <source>Measures reading alone, of a file that exists; nothing is written</source>
        <translation>既存のファイルの読み取りだけを測定し、何も書き込みません</translation>
    </message>
    <message>
        <source>&amp;Repeat…</source>
        <translation>反復(&amp;R)…</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names several times, as a series that can be compared</source>
        <translation>ウィンドウのボタンが示すテストを何回か実行し、比較できるシリーズにします</translation>
    </message>
    <message>
        <source>A/B t&amp;est of two settings…</source>
        <translation>2つの設定のA/Bテスト(&amp;E)…</translation>
    </message>
    <message>
        <source>Runs two settings alternately, and shows which is faster</source>
        <translation>2つの設定を交互に実行し、どちらが速いかを示します</translation>
    </message>
    <message>
        <source>&amp;Before and after…</source>
        <translation>変更前と変更後(&amp;B)…</translation>
    </message>
    <message>
        <source>Shows what a BIOS or OS change made faster or slower</source>
        <translation>BIOSまたはOSの変更で何が速くなり、何が遅くなったかを示します</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured</source>
        <translation>実行を終了し、それまでの測定結果を残します</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Set&amp;up…</source>
        <translation>セットアップ(&amp;U)…</translation>
    </message>
    <message>
        <source>Chooses times, buffer sizes, threads and the disk file</source>
        <translation>時間、バッファーサイズ、スレッド、テストファイルを選択します</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <source>Explains tests, numbers and charts</source>
        <translation>テスト、数値、グラフを説明します</translation>
    </message>
    <message>
        <source>Save &amp;diagnostics…</source>
        <translation>診断情報を保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Checks the instrument, and saves the checks and facts of the machine to attach to a report</source>
        <translation>測定機能を点検し、その結果とマシンの情報を、問題の報告に添付できるように保存します</translation>
    </message>
    <message>
        <source>&amp;About Strata</source>
        <translation>Strataについて(&amp;A)</translation>
    </message>
    <message>
        <source>Shows version and licence</source>
        <translation>バージョンとライセンスを表示します</translation>
    </message>
    <message>
        <source>&amp;Kinds of cores in turn</source>
        <translation>コアの種類を順番に(&amp;K)</translation>
    </message>
    <message>
        <source>Runs what the window&apos;s button names on each kind of cores, and compares them</source>
        <translation>ウィンドウのボタンが示すテストをコアの種類ごとに実行し、比較します</translation>
    </message>
    <message>
        <source>&amp;Remove settings and history…</source>
        <translation>設定と履歴を削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Removes all that Strata keeps on this computer, for instance before you uninstall it</source>
        <translation>アンインストールの前などに、Strataがこのコンピューターに保存しているものをすべて削除します</translation>
    </message>
    <message>
        <source>&amp;Result card…</source>
        <translation>結果カード(&amp;R)…</translation>
    </message>
    <message>
        <source>Shows the main results with machine and grades as one picture, to save or copy</source>
        <translation>主な結果をマシンと信頼度とともに1枚の画像で表示します。保存やコピーができます</translation>
    </message>
    <message>
        <source>Saves what the page shows as a web page, drawing, table or file, or all reports as text</source>
        <translation>ページの内容をWebページ、図、表、ファイルとして、またはすべてのレポートをテキストとして保存します</translation>
    </message>
    <message>
        <source>&amp;Compare runs</source>
        <translation>実行を比較(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lear reports</source>
        <translation>レポートをクリア(&amp;L)</translation>
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
        <translation>今日%1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <comment>time</comment>
        <translation>昨日%1</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>Upload</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>双方向</translation>
    </message>
    <message>
        <source>All together</source>
        <comment>several machines</comment>
        <translation>全台同時</translation>
    </message>
</context>
<context>
    <name>NetworkPlot</name>
    <message>
        <source>idle</source>
        <comment>round trips</comment>
        <translation>アイドル時</translation>
    </message>
    <message>
        <source>under upload</source>
        <comment>round trips</comment>
        <translation>アップロード時</translation>
    </message>
    <message>
        <source>under download</source>
        <comment>round trips</comment>
        <translation>ダウンロード時</translation>
    </message>
    <message>
        <source>under bidirectional load</source>
        <comment>round trips</comment>
        <translation>双方向負荷時</translation>
    </message>
    <message>
        <source>1 stream</source>
        <translation>1ストリーム</translation>
    </message>
    <message numerus="yes">
        <source>%Ln streams</source>
        <translation>
            <numerusform>%Lnストリーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>速度の推移</translation>
    </message>
    <message>
        <source>Seconds since the streams started</source>
        <translation>ストリーム開始からの秒数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>No streams measured in this session yet.</source>
        <translation>このセッションではまだストリームを測定していません。</translation>
    </message>
    <message>
        <source>RTT over time (p50 to p99)</source>
        <translation>RTTの推移（p50～p99）</translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>開始からの秒数</translation>
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
        <translation>このセッションではまだRTTを測定していません。</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>パーセンタイル別RTT</translation>
    </message>
    <message>
        <source>Percentile of round trips</source>
        <translation>往復のパーセンタイル</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>パーセンタイル</translation>
    </message>
    <message>
        <source>No RTT measured yet.</source>
        <translation>RTTはまだ測定していません。</translation>
    </message>
    <message>
        <source>No streams measured yet.</source>
        <translation>ストリームはまだ測定していません。</translation>
    </message>
    <message>
        <source>No chunks measured yet.</source>
        <translation>チャンクはまだ測定していません。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Measure</source>
        <comment>heading of the pages with tests</comment>
        <translation>測定</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>コア</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading of History and Compare</comment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Press Run to measure the whole machine, or a cell above to measure only that; all together take %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>「実行」を押すとマシン全体を、上のセルを押すとそれだけを測定します（全部で%1）。</translation>
    </message>
    <message>
        <source>Press Run to measure the processor; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>「実行」を押すとプロセッサを測定します（%1）。</translation>
    </message>
    <message>
        <source>Press Run to measure caches and memory; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>「実行」を押すとキャッシュとメモリを測定します（%1）。</translation>
    </message>
    <message>
        <source>Press Run to measure the disk; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>「実行」を押すとディスクを測定します（%1）。</translation>
    </message>
    <message>
        <source>Press Run to measure the network to the other machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>「実行」を押すと相手のマシンとの間のネットワークを測定します（%1）。</translation>
    </message>
    <message>
        <source>Press Run to measure the cores of this machine; it takes %1.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>「実行」を押すとこのマシンのコアを測定します（%1）。</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>%1 cycles</source>
        <comment>a latency</comment>
        <translation>%1サイクル</translation>
    </message>
    <message>
        <source>%1 of peak</source>
        <comment>percent</comment>
        <translation>ピーク比%1</translation>
    </message>
    <message>
        <source>whole region %1 ns</source>
        <comment>latency</comment>
        <translation>領域全体: %1 ns</translation>
    </message>
    <message>
        <source>Click to measure only this.</source>
        <translation>クリックすると、これだけを測定します。</translation>
    </message>
    <message>
        <source>Opens the Network page.</source>
        <translation>ネットワークページを開きます。</translation>
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
        <translation>領域全体: %1</translation>
    </message>
    <message>
        <source>One thread: %1</source>
        <translation>1スレッド: %1</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no figure</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>cell, figure, verdict</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>%1: not measured</source>
        <comment>cell</comment>
        <translation>%1: 未測定</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
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
        <translation>すべてのレベルでこれを測定します</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column, unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>within this computer</source>
        <translation>このコンピューター内</translation>
    </message>
    <message>
        <source>to another machine</source>
        <translation>別のマシンとの間</translation>
    </message>
    <message>
        <source>to another machine, not measured</source>
        <translation>別のマシンとの間、未測定</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, size</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Measures read, write, copy and latency here</source>
        <translation>このレベルの読み取り、書き込み、コピー、レイテンシを測定します</translation>
    </message>
    <message>
        <source>%1 measured, OS: %2</source>
        <comment>sizes of a cache</comment>
        <translation>実測%1、OS: %2</translation>
    </message>
    <message>
        <source>%1 assumed, %2 reported</source>
        <comment>sizes of a cache</comment>
        <translation>想定%1、OSの報告%2</translation>
    </message>
    <message>
        <source>Programs get %1 of the %2 that the OS reports. Other virtual machines or programs may use the rest. Strata chooses sizes by the part that it measured.</source>
        <comment>sizes of a cache</comment>
        <translation>プログラムが使えるのは、OSが報告する%2のうち%1です。残りは、ほかの仮想マシンやプログラムが使っている可能性があります。Strataは実測した分に合わせてサイズを選びます。</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <comment>size of a cache</comment>
        <translation>実測%1</translation>
    </message>
    <message>
        <source>%1 assumed</source>
        <comment>size of a cache</comment>
        <translation>想定%1</translation>
    </message>
    <message>
        <source>%1, not distinguishable</source>
        <comment>size of a cache</comment>
        <translation>%1、区別不能</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, operation</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>whole region %1</source>
        <comment>latency</comment>
        <translation>領域全体: %1</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>コア</translation>
    </message>
    <message>
        <source>arithmetic, registers</source>
        <translation>演算、レジスタ</translation>
    </message>
    <message>
        <source>Measures the processor</source>
        <translation>プロセッサを測定します</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what the figure is, unit</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what the figure is, more about it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Registers, %1</source>
        <comment>latency</comment>
        <translation>レジスタ、%1</translation>
    </message>
    <message>
        <source>one cycle</source>
        <translation>1サイクル</translation>
    </message>
    <message>
        <source>%1: %2 ns</source>
        <comment>cell, figure</comment>
        <translation>%1: %2 ns</translation>
    </message>
    <message>
        <source>From the clock that Strata measures with latency. Click to measure latency in L1.</source>
        <translation>Strataがレイテンシと同時に測定するクロックから求めた値です。クリックするとL1のレイテンシを測定します。</translation>
    </message>
    <message>
        <source>Measures the disk</source>
        <translation>ディスクを測定します</translation>
    </message>
    <message>
        <source>4K · p99 %1</source>
        <comment>random reads of 4 KiB</comment>
        <translation>4K · p99 %1</translation>
    </message>
    <message>
        <source>The OS reports %2, which a virtual machine seldom gets in full. Strata assumes %1 until two undisturbed measurements agree. To measure the cache now, choose View ▸ Machine… and then Measure cache again.</source>
        <comment>sizes of a cache</comment>
        <translation>OSの報告は%2ですが、仮想マシンがそのすべてを使えることはまれです。外乱のない測定が2回一致するまで、Strataは%1と想定します。今すぐ測定するには、「表示 ▸ マシン…」を選び、続いて「キャッシュを再測定」を選択してください。</translation>
    </message>
    <message>
        <source>%1× one thread</source>
        <comment>rate of all threads</comment>
        <translation>1スレッドの%1倍</translation>
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
            <numerusform>%1、ほか%Ln件</numerusform>
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
            <numerusform>%Ln件の結果</numerusform>
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
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOutText</name>
    <message>
        <source>Working set %1</source>
        <comment>size</comment>
        <translation>ワーキングセット%1</translation>
    </message>
    <message>
        <source>Working set %1, in memory</source>
        <comment>size</comment>
        <translation>ワーキングセット%1、メモリ内</translation>
    </message>
    <message>
        <source>Working set %1, in the L%2 cache</source>
        <comment>size, level</comment>
        <translation>ワーキングセット%1、L%2キャッシュ内</translation>
    </message>
    <message>
        <source>Working set %1, at the edge of the L%2 cache</source>
        <comment>size, level</comment>
        <translation>ワーキングセット%1、L%2キャッシュの境界</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>line, figure, unit</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4</source>
        <comment>line, figure, unit, interval or verdict</comment>
        <translation>%1: %2 %3、%4</translation>
    </message>
    <message>
        <source>%1: %2 %3, %4, %5</source>
        <comment>line, figure, unit, interval, verdict</comment>
        <translation>%1: %2 %3、%4、%5</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1スレッド</translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Lnスレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the best</source>
        <comment>so many threads</comment>
        <translation>%1（最良）</translation>
    </message>
    <message>
        <source>Maximum: the slowest operation</source>
        <translation>最大: 最も遅い操作</translation>
    </message>
    <message>
        <source>p%1: %1 % of the operations take this long or less</source>
        <comment>percentile</comment>
        <translation>p%1: 操作の%1 %はこの時間以内に終わります</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>least and most of many figures</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>± %1</source>
        <comment>percent</comment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>スレッド%1</translation>
    </message>
    <message>
        <source>After %1 s</source>
        <comment>of a test</comment>
        <translation>%1秒後</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <comment>so many</comment>
        <translation>ページ数: %1</translation>
    </message>
</context>
<context>
    <name>Responding</name>
    <message>
        <source>%1 disconnected before sending a code, which counts as a wrong code.</source>
        <comment>address</comment>
        <translation>%1はコードを送る前に切断しました（誤ったコードとして数えます）。</translation>
    </message>
    <message>
        <source>Wrong code from %1.</source>
        <comment>address</comment>
        <translation>%1から誤ったコードが届きました。</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes: the server blocks new attempts for %Ln seconds.</source>
        <translation>
            <numerusform>誤ったコードが多すぎるため、サーバーは新しい試行を%Ln秒間受け付けません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 disconnected: %2</source>
        <comment>who measured, why</comment>
        <translation>%1が切断されました: %2</translation>
    </message>
    <message>
        <source>%1 disconnected without a test.</source>
        <comment>who</comment>
        <translation>%1はテストをせずに切断しました。</translation>
    </message>
    <message>
        <source>%1 finished its network test.</source>
        <comment>who</comment>
        <translation>%1がネットワークテストを終えました。</translation>
    </message>
    <message>
        <source>Server is on, waiting for a client.</source>
        <translation>サーバーは動作中で、クライアントを待っています。</translation>
    </message>
    <message>
        <source>%1 measures the network.</source>
        <comment>who</comment>
        <translation>%1がネットワークを測定しています。</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <comment>what is measured</comment>
        <translation>現在: %1。</translation>
    </message>
    <message>
        <source>Server is off.</source>
        <translation>サーバーは停止しています。</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>サーバーを起動しています</translation>
    </message>
    <message>
        <source>Server is paused while this machine measures. Clients can connect again after the run.</source>
        <translation>このマシンの測定中、サーバーは一時停止しています。実行が終わると、クライアントは再び接続できます。</translation>
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
        <translation>1スレッド</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>全スレッド</translation>
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
        <translation>測定中</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>%1, earlier</source>
        <comment>the grade of a result of a run of before the start</comment>
        <translation>%1（以前）</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a reason, number of further ones</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Measured before this start of Strata.</source>
        <translation>Strataの今回の起動より前に測定したものです。</translation>
    </message>
    <message>
        <source>measured</source>
        <comment>the grade comes at the end</comment>
        <translation>測定済み</translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message>
        <source>others %1 of a CPU</source>
        <comment>percent; what other programs take</comment>
        <translation>ほかがCPU 1個の%1</translation>
    </message>
    <message>
        <source>clock %1 GHz steady</source>
        <translation>クロックは%1 GHzで安定</translation>
    </message>
    <message>
        <source>clock %1 to %2 GHz</source>
        <translation>クロック%1～%2 GHz</translation>
    </message>
    <message>
        <source>no time stolen</source>
        <comment>by other virtual machines</comment>
        <translation>スチール時間なし</translation>
    </message>
    <message>
        <source>%1 stolen</source>
        <comment>share of the time that other virtual machines take</comment>
        <translation>スチール時間%1</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>ほかのプログラム</translation>
    </message>
    <message>
        <source>%1: %2 of a CPU</source>
        <comment>the busiest other program, percent</comment>
        <translation>%1: CPU 1個の%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples discarded</source>
        <translation>
            <numerusform>%Ln個のサンプルを破棄</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was not saved: %2. Save it again in another folder, or make room first.</source>
        <translation>%1を保存できませんでした: %2。別のフォルダーに保存し直すか、先に空き容量を増やしてください。</translation>
    </message>
</context>
<context>
    <name>SectionText</name>
    <message>
        <source>Moves</source>
        <comment>the memory test of Nbench</comment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>Load machinery</source>
        <comment>what a core has for its loads</comment>
        <translation>ロードの仕組み</translation>
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
        <translation>ノード%1</translation>
    </message>
    <message>
        <source>1 performance core</source>
        <translation>高性能コア1個</translation>
    </message>
    <message numerus="yes">
        <source>%Ln performance cores</source>
        <translation>
            <numerusform>高性能コア%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>1 efficiency core</source>
        <translation>高効率コア1個</translation>
    </message>
    <message numerus="yes">
        <source>%Ln efficiency cores</source>
        <translation>
            <numerusform>高効率コア%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>中間コア1個</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores in between</source>
        <comment>neither performance nor efficient</comment>
        <translation>
            <numerusform>中間コア%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1コア</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cores</source>
        <translation>
            <numerusform>%Lnコア</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>so many cores, the system&apos;s name of their kind</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>performance</source>
        <comment>kind of core</comment>
        <translation>高性能</translation>
    </message>
    <message>
        <source>efficiency</source>
        <comment>kind of core</comment>
        <translation>高効率</translation>
    </message>
    <message>
        <source>in between</source>
        <comment>kind of core</comment>
        <translation>中間</translation>
    </message>
    <message>
        <source>each %1</source>
        <comment>core has a cache of that size</comment>
        <translation>各%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packages</source>
        <translation>
            <numerusform>%Lnソケット</numerusform>
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
        </translation>
    </message>
    <message>
        <source>Each core: %1</source>
        <comment>caches</comment>
        <translation>コアごと: %1</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <translation>CPUなし</translation>
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
            <numerusform>%Lnウェイ</numerusform>
        </translation>
    </message>
    <message>
        <source>lines of %1</source>
        <comment>of a cache, size</comment>
        <translation>%1のライン</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>ソケット%1</translation>
    </message>
    <message>
        <source>1 CPU is switched off</source>
        <translation>1個のCPUがオフです</translation>
    </message>
    <message numerus="yes">
        <source>%Ln CPUs are switched off</source>
        <translation>
            <numerusform>%Ln個のCPUがオフです</numerusform>
        </translation>
    </message>
    <message>
        <source>Core %1</source>
        <translation>コア%1</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>cache level</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>The usable part of %1 (%2 reported) is not confirmed: other programs or virtual machines disturbed the measurement. Strata repeats it at the next start.</source>
        <comment>level, size</comment>
        <translation>ほかのプログラムや仮想マシンが測定を妨げたため、%1（報告値%2）の使える部分は未確認です。Strataは次回の起動時にもう一度測定します。</translation>
    </message>
    <message>
        <source>Measured: programs can use all of %1 (%2).</source>
        <comment>level, size</comment>
        <translation>実測: プログラムは%1をすべて使えます（%2）。</translation>
    </message>
    <message>
        <source>Measured: programs can use nothing of %1 (%2 reported).</source>
        <comment>level, size</comment>
        <translation>実測: プログラムは%1をまったく使えません（報告値%2）。</translation>
    </message>
    <message>
        <source>Measured: programs can use about %1 of %2 (%3 reported).</source>
        <comment>size, level, size</comment>
        <translation>実測: プログラムは%2のうち約%1を使えます（報告値%3）。</translation>
    </message>
    <message>
        <source>not allowed for this program</source>
        <comment>CPU</comment>
        <translation>このプログラムには許可されていません</translation>
    </message>
    <message>
        <source>switched off</source>
        <comment>CPU</comment>
        <translation>オフ</translation>
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
        <translation>変化なし</translation>
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
        <translation>%1 %、既定</translation>
    </message>
    <message numerus="yes">
        <source>%1 %, from %Ln of your runs</source>
        <comment>margin</comment>
        <translation>
            <numerusform>%1 %、%Ln回の実行から算出</numerusform>
        </translation>
    </message>
    <message>
        <source>No result exists both before and after.</source>
        <translation>変更前と変更後の両方にある結果はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are faster, most of all %1.</source>
        <translation>
            <numerusform>%Ln件の結果が速くなりました（最大は%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are slower, most of all %1.</source>
        <translation>
            <numerusform>%Ln件の結果が遅くなりました（最大は%1）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results show no change.</source>
        <translation>
            <numerusform>%Ln件の結果は変化なしです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results are inconclusive: run more repetitions.</source>
        <translation>
            <numerusform>%Ln件の結果は判定不能です（反復を増やして実行してください）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results have too few repetitions.</source>
        <translation>
            <numerusform>%Ln件の結果は反復が不足しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1速い</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a difference: 20.9 %</comment>
        <translation>%1遅い</translation>
    </message>
</context>
<context>
    <name>strata::gui::AgainstDialog</name>
    <message>
        <source>threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>affinity</source>
        <translation>アフィニティ</translation>
    </message>
    <message>
        <source>buffer sizes</source>
        <translation>バッファーサイズ</translation>
    </message>
    <message>
        <source>times</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>disk profile</source>
        <translation>ディスクプロファイル</translation>
    </message>
    <message>
        <source>disk file</source>
        <translation>テストファイル</translation>
    </message>
    <message>
        <source>disk folders</source>
        <translation>テストフォルダー</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>ヒュージページ</translation>
    </message>
    <message>
        <source>raised priority</source>
        <translation>高い優先度</translation>
    </message>
    <message>
        <source>same as A: change at least one setting</source>
        <translation>Aと同じなので、少なくとも1つの設定を変えてください</translation>
    </message>
    <message>
        <source>differs in: %1</source>
        <translation>異なる項目: %1</translation>
    </message>
    <message>
        <source>Takes %1 if both settings take the same time.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>両方の設定の所要時間が同じなら、%1かかります。</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>2つの設定のA/Bテスト</translation>
    </message>
    <message>
        <source>Runs A and B in pairs, shuffles the order in each pair, and shows which is faster. Drift from heat or other programs affects both equally.</source>
        <translation>AとBを組にして実行し、組ごとに順序をランダムに入れ替え、どちらが速いかを示します。熱やほかのプログラムによる変動は、両方に等しく影響します。</translation>
    </message>
    <message>
        <source>Tests: %1</source>
        <translation>テスト: %1</translation>
    </message>
    <message>
        <source>A:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>as in Setup</source>
        <translation>セットアップのとおり</translation>
    </message>
    <message>
        <source>B:</source>
        <translation>B:</translation>
    </message>
    <message>
        <source>&amp;Settings of B…</source>
        <translation>Bの設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Huge pages, where available</source>
        <translation>ヒュージページ（利用できる場合）(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Raised priority, if the OS allows it</source>
        <translation>高い優先度（OSが許可する場合）(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pairs:</source>
        <translation>組数(&amp;P):</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>組数</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>strata::gui::BeforeAfterDialog</name>
    <message>
        <source>Before and after</source>
        <translation>変更前と変更後</translation>
    </message>
    <message>
        <source>Shows what a change does: to the BIOS, the memory profile, a driver or an OS setting.

1. Strata measures the present state: %1.
2. You change one thing, and restart the computer if that needs it.
3. Strata measures the same again, and shows what is faster or slower.</source>
        <translation>BIOS、メモリプロファイル、ドライバー、OS設定などの変更の効果を示します。

1. Strataが現在の状態を測定します: %1。
2. 1つだけ変更し、必要ならコンピューターを再起動してください。
3. Strataが同じ測定を繰り返し、何が速くなり、何が遅くなったかを示します。</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>反復(&amp;R):</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Takes %1 now, and the same time again after the change. Close other programs during both.</source>
        <comment>duration as in: about 2 min</comment>
        <translation>今回%1かかり、変更後にも同じ時間がかかります。どちらの測定中も、ほかのプログラムを閉じておいてください。</translation>
    </message>
    <message>
        <source>Takes the same time again after the change. Close other programs during both.</source>
        <translation>変更後にも同じ時間がかかります。どちらの測定中も、ほかのプログラムを閉じておいてください。</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>今すぐ測定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Measured before the change: %1, %2.

Change it now. Restart the computer if that is needed, and come back: Strata remembers where you were.

Change one thing only, or the finding cannot tell which of them it was.</source>
        <translation>変更前の測定: %1、%2。

ここで変更してください。Strataは途中の状態を覚えているので、必要ならコンピューターを再起動し、後で戻ってきてください。

変更が2つ以上あると原因を判定できないため、1つだけ変更してください。</translation>
    </message>
    <message>
        <source>Most results of this baseline are not reliable: only large differences will show. Close other programs, press Forget, and measure it again.</source>
        <translation>この基準の結果の多くは信頼できないため、大きな差しか現れません。ほかのプログラムを閉じ、「比較を終了」を押して、測定し直してください。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>比較を終了</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>この比較を終了します。比較に使った実行は履歴に残ります。</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>再測定</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Show comparison</source>
        <translation>比較を表示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差</translation>
    </message>
    <message>
        <source>A/B test of two settings</source>
        <translation>2つの設定のA/Bテスト</translation>
    </message>
    <message>
        <source>%1
%2

B beside A:
%3</source>
        <comment>the two settings, verdict</comment>
        <translation>%1
%2

AとBの対比:
%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>A</source>
        <comment>one of two settings</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>B</source>
        <comment>one of two settings</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>判定</translation>
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
        <translation>再測定</translation>
    </message>
    <message>
        <source>Repeats the tests from before the change and shows what is faster or slower.</source>
        <translation>変更前のテストを繰り返し、何が速くなり、何が遅くなったかを示します。</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>比較を終了</translation>
    </message>
    <message>
        <source>Ends this comparison. Its runs stay in the history.</source>
        <translation>この比較を終了します。比較に使った実行は履歴に残ります。</translation>
    </message>
    <message>
        <source>Before the change, %1</source>
        <comment>date and time</comment>
        <translation>変更前、%1</translation>
    </message>
    <message>
        <source>After the change, %1</source>
        <comment>date and time</comment>
        <translation>変更後、%1</translation>
    </message>
    <message>
        <source>Before and after: the baseline is from %2 (%1). Make your change, then measure again.</source>
        <comment>tests, date and time</comment>
        <translation>変更前と変更後: 基準は%2に測定しました（%1）。変更してから、再測定してください。</translation>
    </message>
</context>
<context>
    <name>strata::gui::BindingRow</name>
    <message>
        <source>Performance cores</source>
        <translation>高性能コア</translation>
    </message>
    <message>
        <source>Efficiency cores</source>
        <translation>高効率コア</translation>
    </message>
    <message>
        <source>Low-power cores</source>
        <translation>低消費電力コア</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>すべてのコア</translation>
    </message>
    <message>
        <source>CPU numbers, such as 0,2,4-7: one per thread, in this order.</source>
        <translation>CPU番号（例: 0,2,4-7）: スレッドごとに1つ、この順に割り当てます。</translation>
    </message>
    <message>
        <source>The CPUs that the threads are pinned to.</source>
        <translation>スレッドを固定するCPUです。</translation>
    </message>
    <message>
        <source>Type CPU numbers separated by commas, such as 0,2,4-7.</source>
        <translation>CPU番号をコンマで区切って入力してください（例: 0,2,4-7）。</translation>
    </message>
    <message>
        <source>This machine has no CPU %1.</source>
        <translation>このマシンにCPU %1はありません。</translation>
    </message>
    <message>
        <source>This machine has no CPU %1. Allowed: %2.</source>
        <translation>このマシンにCPU %1はありません。指定できるCPU: %2。</translation>
    </message>
    <message>
        <source>&amp;Affinity</source>
        <translation>アフィニティ(&amp;A)</translation>
    </message>
    <message>
        <source>CPU affinity of the threads</source>
        <translation>スレッドのCPUアフィニティ</translation>
    </message>
    <message>
        <source>Spread as far as possible</source>
        <translation>できるだけ分散</translation>
    </message>
    <message>
        <source>Close together</source>
        <translation>近接</translation>
    </message>
    <message>
        <source>Spread, one CPU per core</source>
        <translation>分散（コアごとに1 CPU）</translation>
    </message>
    <message>
        <source>Not pinned</source>
        <translation>固定しない</translation>
    </message>
    <message>
        <source>These CPUs</source>
        <translation>指定したCPU</translation>
    </message>
    <message>
        <source>CPUs that the threads are pinned to</source>
        <translation>スレッドを固定するCPU</translation>
    </message>
    <message>
        <source>Kind of cores that the threads run on</source>
        <translation>スレッドを動かすコアの種類</translation>
    </message>
    <message>
        <source>This processor mixes kinds of cores. Choose one kind to measure it alone.</source>
        <translation>このプロセッサには複数の種類のコアがあります。1種類だけを測定するには、その種類を選択してください。</translation>
    </message>
    <message>
        <source>Pick CP&amp;Us…</source>
        <translation>CPUを選択(&amp;U)…</translation>
    </message>
    <message>
        <source>Pick CPUs in a picture of the machine</source>
        <translation>マシンの図でCPUを選択</translation>
    </message>
    <message>
        <source>Shows the machine. Strata pins the threads to the CPUs that you pick.</source>
        <translation>マシンを表示します。Strataは選択したCPUにスレッドを固定します。</translation>
    </message>
</context>
<context>
    <name>strata::gui::CardDialog</name>
    <message>
        <source>Result card</source>
        <translation>結果カード</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 points, to save as PNG or SVG</source>
        <comment>width, height</comment>
        <translation>%1 × %2ポイントの画像。PNGまたはSVGで保存できます</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>結果カードを保存</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy result card</source>
        <translation>結果カードをコピー</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartHead</name>
    <message>
        <source>Show all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Show all of the chart</source>
        <translation>グラフ全体を表示</translation>
    </message>
    <message>
        <source>Show the whole axis again (0)</source>
        <translation>軸全体の表示に戻す（0）</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Show as chart</source>
        <translation>グラフで表示</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>表で表示</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>グラフに表示するもの</translation>
    </message>
</context>
<context>
    <name>strata::gui::ChartPanel</name>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>No results for this chart.</source>
        <translation>このグラフに示す結果がありません。</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>表をコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Show as &amp;chart</source>
        <translation>グラフで表示(&amp;C)</translation>
    </message>
    <message>
        <source>Show as ta&amp;ble</source>
        <translation>表で表示(&amp;B)</translation>
    </message>
    <message>
        <source>Show &amp;all of the chart</source>
        <translation>グラフ全体を表示(&amp;A)</translation>
    </message>
</context>
<context>
    <name>strata::gui::CommandView</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>コマンドラインをコピー</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>コマンドラインをコピーします。</translation>
    </message>
    <message>
        <source>What Run does, on the command line</source>
        <translation>「実行」と同じ内容のコマンドライン</translation>
    </message>
    <message>
        <source>These settings on the command &amp;line</source>
        <translation>この設定のコマンドライン(&amp;L)</translation>
    </message>
    <message>
        <source>These settings on the command line</source>
        <translation>この設定のコマンドライン</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the command line of Run</source>
        <translation>「実行」のコマンドラインをコピー</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareChart</name>
    <message>
        <source>All</source>
        <comment>tests</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>test, what of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No visible side has results.</source>
        <translation>表示中の比較対象に結果がありません。</translation>
    </message>
    <message>
        <source>The baseline has none of these results. Clear “Relative to the baseline” to see those of the others.</source>
        <translation>基準にはこれらの結果がありません。ほかの比較対象の結果を見るには、「基準に対する差」をオフにしてください。</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>グラフの内容</translation>
    </message>
    <message>
        <source>Width of an access</source>
        <translation>アクセスの幅</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>アクセスパターン</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Rela&amp;tive to the baseline</source>
        <translation>基準に対する差(&amp;T)</translation>
    </message>
    <message>
        <source>Shows differences in percent instead of the results themselves</source>
        <translation>結果そのものの代わりに、差をパーセントで示します</translation>
    </message>
    <message>
        <source>Gr&amp;oup more than %1 sides</source>
        <translation>%1個を超える比較対象をまとめる(&amp;O)</translation>
    </message>
    <message>
        <source>Draws the other sides as one band from minimum to maximum, with their median</source>
        <translation>ほかの比較対象を、最小から最大までの1本の帯と中央値で描きます</translation>
    </message>
    <message>
        <source>Show all</source>
        <comment>of the horizontal axis</comment>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Shows the whole axis again (0)</source>
        <translation>軸全体の表示に戻します（0）</translation>
    </message>
    <message>
        <source>No other side has these results in common with the baseline. Clear “Relative to the baseline” to see the results of each.</source>
        <translation>これらの結果のうち、基準と共通のものを持つ比較対象はほかにありません。それぞれの結果を見るには、「基準に対する差」をオフにしてください。</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareExports</name>
    <message>
        <source>Export table</source>
        <translation>表をエクスポート</translation>
    </message>
    <message>
        <source>strata-comparison-%1.csv</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparison-%1.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Text files (*.txt);;Web pages (*.html);;Markdown (*.md);;JSON (*.json)</source>
        <translation>表 (*.csv);;テキストファイル (*.txt);;Webページ (*.html);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Comparison saved to %1</source>
        <translation>比較を%1に保存しました</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>strata-comparison-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-comparison-%1.png</translation>
    </message>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>PNG画像 (*.png);;SVG図 (*.svg)</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>画像を%1に保存しました</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>グラフをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>表をクリップボードにコピーしました。</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Only some sides have these</source>
        <translation>一部の比較対象だけにある結果</translation>
    </message>
    <message>
        <source>nothing tested: needs %1 repetitions on both sides</source>
        <translation>検定なし: 双方に%1回の反復が必要</translation>
    </message>
    <message numerus="yes">
        <source>corrected over %Ln rows (Benjamini–Hochberg)</source>
        <translation>
            <numerusform>%Ln行について補正（Benjamini–Hochberg法）</numerusform>
        </translation>
    </message>
    <message>
        <source>Each run counts once</source>
        <translation>各実行を1回と数えます</translation>
    </message>
    <message>
        <source>margin: from your own unchanged runs, else 1 to 10 % by test</source>
        <translation>しきい値: 変更のない自分の実行から算出、なければテストに応じて1～10 %</translation>
    </message>
    <message>
        <source>≈ nearly the same size</source>
        <comment>of the next or last row&apos;s region of memory</comment>
        <translation>≈ ほぼ同じサイズ</translation>
    </message>
    <message>
        <source>only %1 has this</source>
        <comment>a side</comment>
        <translation>%1だけにあります</translation>
    </message>
    <message>
        <source>the baseline lacks this</source>
        <translation>基準にありません</translation>
    </message>
    <message numerus="yes">
        <source>Geometric mean of %Ln repetitions</source>
        <translation>
            <numerusform>%Ln回の反復の幾何平均</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference: %1, %2</source>
        <comment>in percent, what was found</comment>
        <translation>差: %1、%2</translation>
    </message>
    <message>
        <source>Interval: %1</source>
        <comment>from, to</comment>
        <translation>区間: %1</translation>
    </message>
    <message>
        <source>Margin: %1</source>
        <comment>how far apart unchanged runs lie</comment>
        <translation>しきい値: %1</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparePage</name>
    <message>
        <source>Added from %1</source>
        <translation>%1から追加しました</translation>
    </message>
    <message>
        <source>All of %1 is compared already</source>
        <translation>%1の内容はすべて比較に含まれています</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add another run, series or file to compare with.</source>
        <translation>比較する別の実行、シリーズ、またはファイルを追加してください。</translation>
    </message>
    <message>
        <source>All other sides are hidden.</source>
        <translation>ほかの比較対象はすべて非表示です。</translation>
    </message>
    <message>
        <source>Differs: %1</source>
        <comment>settings with a value for each side</comment>
        <translation>異なる項目: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln side(s) removed from the comparison.</source>
        <translation>
            <numerusform>%Ln個の比較対象を除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add runs to compare</source>
        <translation>比較する実行を追加</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;All files (*)</source>
        <translation>Strataの実行 (*.strata *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Adds runs to compare; files can be dropped here too</source>
        <translation>比較する実行を追加します（ファイルをここにドロップすることもできます）</translation>
    </message>
    <message>
        <source>From the &amp;history</source>
        <translation>履歴から(&amp;H)</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Reference runs</source>
        <translation>リファレンス実行(&amp;R)</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>基準にする(&amp;B)</translation>
    </message>
    <message>
        <source>Makes the selected side the baseline (Enter)</source>
        <translation>選択した比較対象を基準にします（Enter）</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>除外(&amp;M)</translation>
    </message>
    <message>
        <source>Removes the selected side from the comparison (Delete). It stays in the history.</source>
        <translation>選択した比較対象を比較から除外します（Delete）。履歴には残ります。</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>クリア(&amp;L)</translation>
    </message>
    <message>
        <source>Removes all sides from the comparison. They stay in the history.</source>
        <translation>すべての比較対象を比較から除外します。履歴には残ります。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>How this is decided</source>
        <translation>判定の方法</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the table in a form that spreadsheets accept</source>
        <translation>表計算ソフトに貼り付けられる形式で表をコピーします</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>エクスポート(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Table…</source>
        <translation>表(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Picture of the chart…</source>
        <translation>グラフの画像(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>The first is the baseline. Alt with the up or down arrow key moves one.</source>
        <translation>先頭が基準です。Altキーと上下の矢印キーで移動できます。</translation>
    </message>
    <message>
        <source>Drag a side to another place, or press Alt with an arrow key. The first is the baseline.</source>
        <translation>比較対象は、ドラッグするか、Altキーと矢印キーで移動できます。先頭が基準です。</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>比較するものがまだありません</translation>
    </message>
    <message>
        <source>Choose runs on the History page and press Compare, or press Add here. Files of runs can be dropped here.</source>
        <translation>履歴ページで実行を選択して「比較」を押すか、ここで「追加」を押してください。実行のファイルをここにドロップすることもできます。</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <comment>name of the baseline, what was found</comment>
        <translation>%1との比較: %2</translation>
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
        <translation>基準</translation>
    </message>
    <message>
        <source>worst grade: %1</source>
        <comment>of a side</comment>
        <translation>最低の信頼度: %1</translation>
    </message>
    <message>
        <source>largest difference: %1, %2</source>
        <comment>difference, name of a result</comment>
        <translation>最大の差: %1、%2</translation>
    </message>
    <message>
        <source>mean of all its results: %1</source>
        <comment>how often a side is the baseline</comment>
        <translation>全結果の平均: %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>ID: %1</source>
        <comment>of a run or series</comment>
        <translation>ID: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::CompareTable</name>
    <message numerus="yes">
        <source>%Ln results that only some sides have</source>
        <translation>
            <numerusform>一部の比較対象だけにある%Ln件の結果</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the tests</source>
        <translation>テストを検索</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>差のある行のみ(&amp;D)</translation>
    </message>
    <message>
        <source>Shows the rows that are better or worse</source>
        <translation>良くなった行と悪くなった行を表示します</translation>
    </message>
    <message>
        <source>Shows or hides them below the others, with the reason</source>
        <translation>これらを理由とともに、ほかの結果の下に表示するか、非表示にします</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>比較表</translation>
    </message>
    <message>
        <source>▲ better   ▼ worse   ? inconclusive   ~ few repetitions</source>
        <translation>▲ 良化   ▼ 悪化   ? 判定不能   ~ 反復不足</translation>
    </message>
    <message>
        <source>No result that the sides have in common.</source>
        <translation>比較対象に共通する結果はありません。</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedChooser</name>
    <message>
        <source>Reference results of another machine, shown beside those of this one</source>
        <translation>別のマシンのリファレンス結果（このマシンの結果と並べて表示）</translation>
    </message>
    <message>
        <source>%1
%2
Source: %3</source>
        <comment>what it is, machine, source</comment>
        <translation>%1
%2
出典: %3</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no published figures</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Earlier runs of this machine</source>
        <translation>このマシンの以前の実行</translation>
    </message>
    <message>
        <source>Published, year not known</source>
        <translation>公開済み、年は不明</translation>
    </message>
    <message>
        <source>Published in %1</source>
        <comment>year</comment>
        <translation>%1年に公開</translation>
    </message>
    <message>
        <source>What these results are compared with</source>
        <translation>これらの結果の比較対象</translation>
    </message>
    <message>
        <source>Results of an earlier run or of another machine, shown beside those of now</source>
        <translation>以前の実行またはほかのマシンの結果を、現在の結果の横に示します</translation>
    </message>
    <message>
        <source>Results of an earlier run of this machine, shown beside those of now</source>
        <translation>このマシンの以前の実行の結果を、現在の結果の横に示します</translation>
    </message>
</context>
<context>
    <name>strata::gui::ComparedRow</name>
    <message>
        <source>Compare with:</source>
        <translation>比較対象:</translation>
    </message>
</context>
<context>
    <name>strata::gui::DataQuestion</name>
    <message>
        <source>Remove settings and history</source>
        <translation>設定と履歴の削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) of its own from %1.</source>
        <translation>
            <numerusform>すべての設定と、保存されたすべての実行を削除しますか。Strataは終了し、%1から自身のファイル%Ln個を削除します。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone. Reports and run files that you saved elsewhere stay.</source>
        <translation>元に戻すことはできません。ほかの場所に保存したレポートと実行のファイルは残ります。</translation>
    </message>
    <message>
        <source>&amp;Remove and close</source>
        <translation>削除して終了(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskBar</name>
    <message>
        <source>File of %1</source>
        <comment>size</comment>
        <translation>%1のファイル</translation>
    </message>
    <message>
        <source>%1 s per workload</source>
        <translation>ワークロードごとに%1秒</translation>
    </message>
    <message>
        <source>Writes %1</source>
        <comment>size</comment>
        <translation>%1を書き込み</translation>
    </message>
    <message>
        <source>In %1. Strata deletes the file when the test ends.</source>
        <comment>folder</comment>
        <translation>場所は%1です。テストが終わると、Strataはファイルを削除します。</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>ディスクプロファイル</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench. The others use higher queue depths, like CrystalDiskMark.</source>
        <translation>測定する行を選択します。クラシックは、Nbenchと同じくファイル全体を1回書き込み、1回読み取ります。ほかのプロファイルは、CrystalDiskMarkと同じく、より大きいキュー深度を使います。</translation>
    </message>
    <message>
        <source>Size of the disk file</source>
        <translation>テストファイルのサイズ</translation>
    </message>
    <message>
        <source>A larger file exceeds the caches of the drive. Setup accepts any size.</source>
        <translation>大きいファイルはドライブのキャッシュに収まりません。セットアップでは任意のサイズを指定できます。</translation>
    </message>
    <message>
        <source>Time per workload</source>
        <translation>ワークロードごとの時間</translation>
    </message>
    <message>
        <source>Measuring time per cell. A longer time gives steadier results.</source>
        <translation>セルごとの測定時間です。長くすると結果が安定します。</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>表の内容</translation>
    </message>
    <message>
        <source>Selects the large value in each cell. Does not measure again.</source>
        <translation>各セルに大きく表示する値を選択します。測定はし直しません。</translation>
    </message>
    <message>
        <source>Sustained write…</source>
        <translation>持続書き込み…</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>持続書き込みテスト</translation>
    </message>
    <message>
        <source>Writes for a long time to show when the drive slows down</source>
        <translation>長時間にわたって書き込み、ドライブがいつ遅くなるかを示します</translation>
    </message>
    <message>
        <source>Read a file…</source>
        <translation>ファイルの読み取り…</translation>
    </message>
    <message>
        <source>Read an existing file</source>
        <translation>既存のファイルを読み取り</translation>
    </message>
    <message>
        <source>Measures only reading, from an existing file. Writes nothing.</source>
        <translation>既存のファイルの読み取りだけを測定します。何も書き込みません。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskCommands</name>
    <message>
        <source>Read a file</source>
        <translation>ファイルの読み取り</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFileRow</name>
    <message>
        <source>Size of the disk file in each folder</source>
        <translation>各フォルダーのテストファイルのサイズ</translation>
    </message>
    <message>
        <source>Size of the disk file of each thread</source>
        <translation>各スレッドのテストファイルのサイズ</translation>
    </message>
    <message>
        <source>for each folder</source>
        <translation>フォルダーごと</translation>
    </message>
    <message>
        <source>for each thread</source>
        <translation>スレッドごと</translation>
    </message>
    <message>
        <source>A size from %1 to %2, such as 256M or %3.</source>
        <translation>%1から%2までのサイズを入力してください（例: 256M、%3）。</translation>
    </message>
    <message>
        <source>At most %1 for each folder: %2 is free in %3.</source>
        <translation>フォルダーごとに最大%1です（%3の空きは%2）。</translation>
    </message>
    <message>
        <source>At most %1 for each thread: %2 is free in %3.</source>
        <translation>スレッドごとに最大%1です（%3の空きは%2）。</translation>
    </message>
    <message>
        <source>&amp;Disk file</source>
        <translation>テストファイル(&amp;D)</translation>
    </message>
    <message>
        <source>Run on the Overview uses a file of at most %1 instead.</source>
        <translation>概要ページの「実行」では、代わりに最大%1のファイルを使います。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersDialog</name>
    <message>
        <source>Disk folders</source>
        <translation>テストフォルダー</translation>
    </message>
    <message>
        <source>The disk test uses one file in each folder, all at the same time. Folders on one drive share its throughput.</source>
        <translation>ディスクテストは、各フォルダーで1つのファイルを、すべて同時に使います。同じドライブのフォルダーは、そのスループットを分け合います。</translation>
    </message>
    <message>
        <source>Each thread has its file in its own folder. With more threads than folders, the list starts again. Extra folders stay unused.</source>
        <translation>各スレッドは、それぞれのフォルダーに自分のファイルを持ちます。フォルダーよりスレッドが多い場合は、リストの先頭に戻ります。余ったフォルダーは使われません。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Disk folders, one for each thread</source>
        <translation>テストフォルダー（スレッドごとに1つ）</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>フォルダーを追加</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>Choose another folder for the selected file</source>
        <translation>選択したファイルのフォルダーを変更</translation>
    </message>
    <message>
        <source>Choose another folder for the selected thread</source>
        <translation>選択したスレッドのフォルダーを変更</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected folder</source>
        <translation>選択したフォルダーを削除</translation>
    </message>
    <message>
        <source>Or &amp;drives, as letters</source>
        <translation>またはドライブ文字(&amp;D)</translation>
    </message>
    <message>
        <source>Letters of the drives</source>
        <translation>ドライブ文字</translation>
    </message>
    <message>
        <source>Letters of the drives, one for each thread</source>
        <translation>ドライブ文字（スレッドごとに1つ）</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>ファイル%1</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>スレッド%1</translation>
    </message>
    <message>
        <source>All</source>
        <comment>threads</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Current folder: %1</source>
        <translation>現在のフォルダー: %1</translation>
    </message>
    <message>
        <source>The list has drive %1 twice. Type each letter once, such as cde.</source>
        <translation>リストにドライブ%1が2回あります。各文字は1回だけ入力してください（例: cde）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a drive letter. Type letters from a to z, such as cde.</source>
        <translation>「%1」はドライブ文字ではありません。aからzまでの文字を入力してください（例: cde）。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskFoldersRow</name>
    <message>
        <source>Current folder: %1</source>
        <translation>現在のフォルダー: %1</translation>
    </message>
    <message>
        <source>Only %1 is free in %2, not enough for a test file. Choose another folder.</source>
        <translation>%2の空きは%1だけで、テストファイルには足りません。別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Disk folders</source>
        <translation>テストフォルダー</translation>
    </message>
    <message>
        <source>Set dis&amp;k…</source>
        <translation>ディスクを設定(&amp;K)…</translation>
    </message>
    <message>
        <source>Set disk folders</source>
        <translation>テストフォルダーを設定</translation>
    </message>
    <message>
        <source>Chooses the folders for the test files.</source>
        <translation>テストファイルのフォルダーを選択します。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskGrid</name>
    <message>
        <source>Disk test</source>
        <translation>ディスクテスト</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskPage</name>
    <message>
        <source>Back to the disk</source>
        <translation>ディスクに戻る</translation>
    </message>
    <message>
        <source>Shows the disk test again. The results of this file stay until you read another file.</source>
        <translation>ディスクテストの表示に戻ります。このファイルの結果は、別のファイルを読み取るまで残ります。</translation>
    </message>
    <message>
        <source>Reading %1, %2, in %3</source>
        <comment>name of a file, its size, its folder</comment>
        <translation>読み取り: %1（%2）、場所: %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskProfileRow</name>
    <message>
        <source>Time per workload: a whole number of seconds from %1 to %2.</source>
        <translation>ワークロードごとの時間: %1から%2までの整数の秒数。</translation>
    </message>
    <message>
        <source>Reads: a whole number of percent from %1 to %2.</source>
        <translation>読み取り: %1から%2までの整数のパーセント。</translation>
    </message>
    <message>
        <source>Queue depth per thread: a whole number from %1 to %2.</source>
        <translation>スレッドごとのキュー深度: %1から%2までの整数。</translation>
    </message>
    <message>
        <source>Threads on the file: a whole number from %1 to %2.</source>
        <translation>ファイルを使うスレッド: %1から%2までの整数。</translation>
    </message>
    <message>
        <source>Block size: a power of two from %1 to %2, such as 4K.</source>
        <translation>ブロックサイズ: %1から%2までの2の累乗（例: 4K）。</translation>
    </message>
    <message>
        <source>Disk profile</source>
        <translation>ディスクプロファイル</translation>
    </message>
    <message>
        <source>Selects the rows to measure. Classic writes and reads the whole file once, like Nbench.</source>
        <translation>測定する行を選択します。クラシックは、Nbenchと同じくファイル全体を1回書き込み、1回読み取ります。</translation>
    </message>
    <message>
        <source>Seco&amp;nds per workload</source>
        <translation>ワークロードごとの秒数(&amp;N)</translation>
    </message>
    <message>
        <source>Time per workload, seconds</source>
        <translation>ワークロードごとの時間（秒）</translation>
    </message>
    <message>
        <source>Reads, percent</source>
        <translation>読み取り（%）</translation>
    </message>
    <message>
        <source>Reads, percent of all requests</source>
        <translation>読み取り（全要求に対するパーセント）</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>アクセスパターン</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>シーケンシャル</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Sequential: the blocks in file order. Random: each block once, shuffled.</source>
        <translation>シーケンシャル: ファイル内の順にブロックを扱います。ランダム: 各ブロックを1回ずつ、順不同で扱います。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Block size per request</source>
        <translation>要求ごとのブロックサイズ</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>キュー深度(&amp;Q)</translation>
    </message>
    <message>
        <source>Queue depth per thread</source>
        <translation>スレッドごとのキュー深度</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Threads on the file</source>
        <translation>ファイルを使うスレッド</translation>
    </message>
    <message>
        <source>Also with all-&amp;zero data (0-fill)</source>
        <translation>すべてゼロのデータも使用（0フィル）(&amp;Z)</translation>
    </message>
    <message>
        <source>Also with all-zero data (0-fill)</source>
        <translation>すべてゼロのデータも使用（0フィル）</translation>
    </message>
    <message>
        <source>Shows how drives and file systems handle compressible data. Do not compare disks by it.</source>
        <translation>ドライブやファイルシステムが圧縮可能なデータをどう扱うかを示します。ディスクの比較には使わないでください。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskQuestion</name>
    <message>
        <source>This run measures the whole machine in at most %1 seconds: processor, levels of memory, and disk. For the disk it writes a file of up to %2, and then reads and writes it for some seconds. Strata deletes the file afterwards.</source>
        <translation>この実行は、マシン全体（プロセッサ、メモリのレベル、ディスク）を最長%1秒で測定します。ディスクについては、最大%2のファイルを書き込み、それを数秒間読み書きします。その後、Strataはファイルを削除します。</translation>
    </message>
    <message>
        <source>%1

Where: %2</source>
        <comment>what is written, folder</comment>
        <translation>%1

場所: %2</translation>
    </message>
    <message>
        <source>Measure the &amp;disk too</source>
        <translation>ディスクも測定する(&amp;D)</translation>
    </message>
    <message>
        <source>Strata asks this once. To change it later: Run &gt; Whole machine options.</source>
        <translation>この確認は1回だけです。後で変更するには、「実行」&gt;「マシン全体のオプション」を使ってください。</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskRowsView</name>
    <message>
        <source>Rate over time</source>
        <translation>速度の推移</translation>
    </message>
    <message>
        <source>Latency over time</source>
        <translation>レイテンシの推移</translation>
    </message>
    <message>
        <source>Latency by percentile</source>
        <translation>パーセンタイル別レイテンシ</translation>
    </message>
    <message>
        <source>Sustained write: rate</source>
        <translation>持続書き込み: 速度</translation>
    </message>
    <message>
        <source>Sustained write: latency</source>
        <translation>持続書き込み: レイテンシ</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>グラフの内容</translation>
    </message>
</context>
<context>
    <name>strata::gui::DiskTarget</name>
    <message>
        <source>Other folders…</source>
        <translation>ほかのフォルダー…</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Drive to test</source>
        <translation>テストするドライブ</translation>
    </message>
    <message>
        <source>Chooses the drive to test, or the folders for the test files.</source>
        <translation>テストするドライブ、またはテストファイルのフォルダーを選択します。</translation>
    </message>
    <message>
        <source>Checking the folder…</source>
        <translation>フォルダーを確認しています…</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more folders</source>
        <translation>
            <numerusform>ほか%Ln個のフォルダー</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>ウィンドウに戻す</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>ウィンドウから切り離す</translation>
    </message>
    <message>
        <source>Hide; View, Report pane shows it again</source>
        <translation>非表示（「表示」の「レポートペイン」で再び表示）</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
</context>
<context>
    <name>strata::gui::EnduranceDialog</name>
    <message>
        <source>A size from %1 to %2, such as 64G.</source>
        <translation>%1から%2までのサイズを入力してください（例: 64G）。</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>folder and drive</comment>
        <translation>場所: %1。</translation>
    </message>
    <message>
        <source>Writes %1 in total, in repeated passes over a file of %2. It needs no more space than this file. Strata deletes it when the test ends or stops.</source>
        <translation>%2のファイルを何周も書き直し、合計%1を書き込みます。必要な空き容量はこのファイルの分だけです。テストが終了または停止すると、Strataはファイルを削除します。</translation>
    </message>
    <message>
        <source>This wears a flash drive: it writes %1 of this disk&apos;s capacity. Desktop drives are rated for about %2 full drive writes, so it uses %3 of that.</source>
        <translation>このディスクの容量の%1に当たる量を書き込むため、フラッシュドライブは消耗します。デスクトップ用ドライブの定格は全容量の書き込み約%2回分なので、その%3を使います。</translation>
    </message>
    <message>
        <source>This wears a flash drive: each write uses a little of its rated life.</source>
        <translation>書き込むたびに定格寿命を少し使うため、フラッシュドライブは消耗します。</translation>
    </message>
    <message>
        <source>Strata verifies each pass, which takes about twice as long.</source>
        <translation>Strataは周回ごとに検証するため、約2倍の時間がかかります。</translation>
    </message>
    <message>
        <source>Sustained write test</source>
        <translation>持続書き込みテスト</translation>
    </message>
    <message>
        <source>Shows the rate vs. data written: where the SLC cache of the drive is full, where it gets hot, and how fast it is then.</source>
        <translation>書き込み量に応じた速度から、ドライブのSLCキャッシュが一杯になる点、高温になる点、そのときの速度がわかります。</translation>
    </message>
    <message>
        <source>Total &amp;write</source>
        <translation>合計書き込み量(&amp;W)</translation>
    </message>
    <message>
        <source>Bytes to write in total</source>
        <translation>合計で書き込むバイト数</translation>
    </message>
    <message>
        <source>Choose more than the SLC cache of the drive, often 10 to 30 % of the free space.</source>
        <translation>ドライブのSLCキャッシュ（多くは空き容量の10～30 %）より大きい値を選択してください。</translation>
    </message>
    <message>
        <source>&amp;Read back and verify</source>
        <translation>読み戻して検証(&amp;R)</translation>
    </message>
    <message>
        <source>Read back and verify</source>
        <translation>読み戻して検証</translation>
    </message>
    <message>
        <source>Finds blocks that the drive loses, misplaces or corrupts.</source>
        <translation>ドライブが失ったブロック、別の場所に置いたブロック、壊したブロックを見つけます。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>At %1 MB/s, the fastest rate of this drive&apos;s last test, that takes %2. It takes longer when the drive slows down.</source>
        <comment>rate, duration</comment>
        <translation>このドライブの前回のテストの最高速度（%1 MB/s）では、%2かかります。ドライブの速度が落ちると、さらに時間がかかります。</translation>
    </message>
    <message>
        <source>At %1 MB/s that takes %2; a faster drive takes less.</source>
        <comment>rate, duration</comment>
        <translation>%1 MB/sでは%2かかります。より速いドライブでは短くなります。</translation>
    </message>
</context>
<context>
    <name>strata::gui::Exports</name>
    <message>
        <source>PNG pictures (*.png);;SVG drawings (*.svg)</source>
        <translation>PNG画像 (*.png);;SVG図 (*.svg)</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>テキストファイル (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt);;Last run as a web page (*.html);;Last run as a drawing (*.svg);;Last run as a table (*.csv);;Last run as a file of Strata (*.strata)</source>
        <translation>すべてのレポート (テキスト) (*.txt);;最後の実行 (Webページ) (*.html);;最後の実行 (図) (*.svg);;最後の実行 (表) (*.csv);;最後の実行 (Strataファイル) (*.strata)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>strata-report-%1.txt</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-report-%1.txt</translation>
    </message>
    <message>
        <source>Report saved to %1</source>
        <translation>レポートを%1に保存しました</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>strata-chart-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-chart-%1.png</translation>
    </message>
    <message>
        <source>Picture saved to %1</source>
        <translation>画像を%1に保存しました</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>グラフをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>strata-machine-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-machine-%1.png</translation>
    </message>
    <message>
        <source>Save diagnostics</source>
        <translation>診断情報を保存</translation>
    </message>
    <message>
        <source>strata-diagnostics-%1.json</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-diagnostics-%1.json</translation>
    </message>
    <message>
        <source>Diagnostics (*.json)</source>
        <translation>診断情報 (*.json)</translation>
    </message>
    <message>
        <source>Diagnostics saved to %1</source>
        <translation>診断情報を%1に保存しました</translation>
    </message>
    <message>
        <source>%1 · method %2</source>
        <comment>settings of a run, revision of the method</comment>
        <translation>%1 · 測定方法%2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date on a result card</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>Save result card</source>
        <translation>結果カードを保存</translation>
    </message>
    <message>
        <source>strata-card-%1.png</source>
        <comment>file name; machine, date and time</comment>
        <translation>strata-card-%1.png</translation>
    </message>
    <message>
        <source>Result card saved to %1</source>
        <translation>結果カードを%1に保存しました</translation>
    </message>
    <message>
        <source>The result card is on the clipboard.</source>
        <translation>結果カードをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>all threads: %1</source>
        <comment>how many these are</comment>
        <translation>全スレッド: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first and last date</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>This page as a web page (*.html);;This page as a drawing (*.svg);;This page as a table (*.csv);;This page as a file of Strata (*.strata)</source>
        <translation>このページ (Webページ) (*.html);;このページ (図) (*.svg);;このページ (表) (*.csv);;このページ (Strataファイル) (*.strata)</translation>
    </message>
    <message>
        <source>All reports as text (*.txt)</source>
        <translation>すべてのレポート (テキスト) (*.txt)</translation>
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
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと見る</translation>
    </message>
    <message>
        <source>Show less of the notes</source>
        <translation>注記を一部だけ表示</translation>
    </message>
    <message>
        <source>Show all of the notes</source>
        <translation>注記をすべて表示</translation>
    </message>
</context>
<context>
    <name>strata::gui::HeldBackLine</name>
    <message>
        <source>What holds this machine back: %1</source>
        <comment>a list</comment>
        <translation>このマシンの性能を抑えている要因: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HelpPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the previous page (%1)</source>
        <translation>前のページに戻る（%1）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Forward to the next page (%1)</source>
        <translation>次のページに進む（%1）</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索をクリア</translation>
    </message>
    <message>
        <source>Contents of the help</source>
        <translation>ヘルプの目次</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>ヘルプの本文</translation>
    </message>
    <message>
        <source>No results for “%1” in the help. Try fewer words, or part of a word.</source>
        <translation>ヘルプに「%1」の検索結果はありません。語を減らすか、語の一部で検索してください。</translation>
    </message>
    <message>
        <source>Places found: %1</source>
        <translation>見つかった箇所: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryFilter</name>
    <message>
        <source>Search dates, labels, comments, machines and tests</source>
        <translation>日付、ラベル、コメント、マシン、テストを検索</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>履歴を検索</translation>
    </message>
    <message>
        <source>Tests to show</source>
        <translation>表示するテスト</translation>
    </message>
    <message>
        <source>Grades to show</source>
        <translation>表示する信頼度</translation>
    </message>
    <message>
        <source>Machines to show</source>
        <translation>表示するマシン</translation>
    </message>
    <message>
        <source>All tests</source>
        <translation>すべてのテスト</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>すべての信頼度</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>すべてのマシン</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln回の実行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%Ln回の実行のうち%1回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryModel</name>
    <message>
        <source>not finished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>test, figure, unit</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln回の実行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a run in its series, runs of the series</comment>
        <translation>%2回中%1回目</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>%1 (memory)</source>
        <comment>test, of what is behind the caches</comment>
        <translation>%1（メモリ）</translation>
    </message>
    <message>
        <source>%1 (L%2)</source>
        <comment>test, number of a cache</comment>
        <translation>%1（L%2）</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <comment>percent of a run</comment>
        <translation>実行中、%1 %</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryPage</name>
    <message>
        <source>Nothing new: these runs are in the history</source>
        <translation>新しいものはなく、これらの実行はすべて履歴にあります</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added from %1</source>
        <translation>
            <numerusform>%1から%Ln回の実行を追加しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added</source>
        <translation>
            <numerusform>%Ln回の実行を追加しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) deleted.</source>
        <translation>
            <numerusform>%Ln回の実行を削除しました。</numerusform>
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
            <numerusform>ほかに%Ln個のファイルも読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import runs</source>
        <translation>実行をインポート</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata *.json);;Outputs of other programs (*.csv *.txt *.json);;All files (*)</source>
        <translation>Strataの実行 (*.strata *.json);;ほかのプログラムの出力 (*.csv *.txt *.json);;すべてのファイル (*)</translation>
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
        <translation>実行をエクスポート</translation>
    </message>
    <message>
        <source>Export series</source>
        <translation>シリーズをエクスポート</translation>
    </message>
    <message>
        <source>Runs of Strata (*.strata);;Web pages (*.html);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Strataの実行 (*.strata);;Webページ (*.html);;図 (*.svg);;表 (*.csv);;テキストファイル (*.txt)</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>保存した実行</translation>
    </message>
    <message>
        <source>Select one run to see its report here.</source>
        <translation>実行を1つ選択すると、ここにレポートを表示します。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Shows the results of the selected run on the pages, with their charts. Double-clicking it does the same. From a series, it is the run at the median.</source>
        <translation>選択した実行の結果を、グラフとともに各ページに表示します。ダブルクリックでも同じです。シリーズの場合は、中央値の実行を表示します。</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>Compares the selected runs, each with the rest of its series. With Shift, they are added to what is compared already.</source>
        <translation>選択した実行を、それぞれのシリーズの残りとともに比較します。Shiftキーを押しながらクリックすると、すでに比較中のものに追加します。</translation>
    </message>
    <message>
        <source>&amp;Add to comparison</source>
        <translation>比較に追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>ラベル(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Saves the selected run, or all runs of a series, as a run file, web page, drawing, table or text</source>
        <translation>選択した実行、またはシリーズのすべての実行を、実行のファイル、Webページ、図、表、テキストとして保存します</translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation>共有(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves an anonymized copy of the selected run</source>
        <translation>選択した実行の匿名化したコピーを保存します</translation>
    </message>
    <message>
        <source>Deletes the selected runs. Undo restores them.</source>
        <translation>選択した実行を削除します。「元に戻す」で復元できます。</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Adds runs from a file; files can be dropped here too</source>
        <translation>ファイルから実行を追加します（ファイルをここにドロップすることもできます）</translation>
    </message>
    <message>
        <source>Co&amp;mment</source>
        <translation>コメント(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>No runs stored yet</source>
        <translation>保存した実行はまだありません</translation>
    </message>
    <message>
        <source>Each run appears here when it has ended.</source>
        <translation>実行は、終わるとここに現れます。</translation>
    </message>
    <message>
        <source>The OS provides no folder for user data, so Strata cannot save runs.</source>
        <translation>OSがユーザーデータ用のフォルダーを提供しないため、Strataは実行を保存できません。</translation>
    </message>
    <message>
        <source>Run saved to %1</source>
        <translation>実行を%1に保存しました</translation>
    </message>
    <message>
        <source>Changes the label of the selected run, or of all runs of a series (F2). Shift+F2 edits the comment of a run.</source>
        <translation>選択した実行、またはシリーズのすべての実行のラベルを変更します（F2）。Shift+F2は実行のコメントを編集します。</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>of the selected run, as a table</comment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>The selected run</source>
        <translation>選択した実行</translation>
    </message>
    <message>
        <source>Select one run to see its results here.</source>
        <translation>実行を1つ選択すると、ここに結果を表示します。</translation>
    </message>
</context>
<context>
    <name>strata::gui::HistoryRow</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Keep runs in the &amp;history</source>
        <translation>実行を履歴に残す(&amp;H)</translation>
    </message>
    <message>
        <source>Keep runs in the history</source>
        <translation>実行を履歴に残す</translation>
    </message>
    <message>
        <source>Stores each run on this computer, step by step. When off, the next run replaces it, unless you save its report.</source>
        <translation>各実行を、ステップごとにこのコンピューターに保存します。オフの場合、レポートを保存しない限り、次の実行で置き換わります。</translation>
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
        <translation>サーバーが、相手のマシンのこのページまたは「strata-cli serve」に表示するアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Type the six-digit code that the server shows.</source>
        <translation>サーバーに表示されている6桁のコードを入力してください。</translation>
    </message>
    <message>
        <source>A code has six digits.</source>
        <translation>コードは6桁です。</translation>
    </message>
    <message>
        <source>Type one code for all servers, or one code per server in the same order.</source>
        <translation>全サーバー共通のコードを1つ、またはサーバーごとのコードを同じ順に入力してください。</translation>
    </message>
    <message>
        <source>Choose at least one direction.</source>
        <translation>方向を少なくとも1つ選択してください。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Measure the network (client)</source>
        <translation>ネットワークを測定（クライアント）</translation>
    </message>
    <message>
        <source>Start the server on the other machine: on this page, or with &quot;strata-cli serve&quot;. It shows its addresses and a code.</source>
        <translation>相手のマシンで、このページまたは「strata-cli serve」を使ってサーバーを起動してください。サーバーはアドレスとコードを表示します。</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>アドレス(&amp;D):</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>サーバーのアドレス</translation>
    </message>
    <message>
        <source>A name or an address, with the port if it is not the default: desk.local:49001. Separate servers with commas. Strata measures each alone, then all together.</source>
        <translation>名前またはアドレスを、ポートが既定以外ならポートも付けて入力してください（例: desk.local:49001）。複数のサーバーはコンマで区切ってください。Strataは1台ずつ測定し、続けて全台を同時に測定します。</translation>
    </message>
    <message>
        <source>C&amp;ode:</source>
        <translation>コード(&amp;O):</translation>
    </message>
    <message>
        <source>Code of the server</source>
        <translation>サーバーのコード</translation>
    </message>
    <message>
        <source>The six digits that the server shows. Strata does not store them. Separate the codes of several servers with commas.</source>
        <translation>サーバーに表示されている6桁の数字です。Strataはこれを保存しません。複数のサーバーのコードはコンマで区切ってください。</translation>
    </message>
    <message>
        <source>&amp;Streams:</source>
        <translation>ストリーム(&amp;S):</translation>
    </message>
    <message>
        <source>Parallel streams</source>
        <translation>並列ストリーム</translation>
    </message>
    <message>
        <source>Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so on.</source>
        <translation>方向ごとの並列接続の数です。Strataは、それより小さい2の累乗（1、2、4など）でも測定します。</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>時間(&amp;T):</translation>
    </message>
    <message>
        <source>Time per measurement</source>
        <translation>測定ごとの時間</translation>
    </message>
    <message>
        <source>Measuring time for the RTT and for each kind of stream.</source>
        <translation>RTTの測定時間、およびストリームの種類ごとの測定時間です。</translation>
    </message>
    <message>
        <source>Streams from this machine to the other</source>
        <translation>このマシンから相手のマシンへのストリーム</translation>
    </message>
    <message>
        <source>Streams from the other machine to this one</source>
        <translation>相手のマシンからこのマシンへのストリーム</translation>
    </message>
    <message>
        <source>Streams to and from the other machine at the same time</source>
        <translation>相手のマシンとの間の両方向同時のストリーム</translation>
    </message>
</context>
<context>
    <name>strata::gui::LeftoverBar</name>
    <message numerus="yes">
        <source>An interrupted disk test left %Ln files (%1) in %2.</source>
        <translation>
            <numerusform>中断されたディスクテストが%2に%Ln個のファイル（%1）を残しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln files (%1).</source>
        <translation>
            <numerusform>%Ln個のファイル（%1）を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete files</source>
        <translation>ファイルを削除</translation>
    </message>
    <message>
        <source>Deletes these files, and nothing else.</source>
        <translation>これらのファイルだけを削除します。</translation>
    </message>
    <message>
        <source>Keep files</source>
        <translation>ファイルを残す</translation>
    </message>
    <message>
        <source>Leaves these files where they are, and does not ask about them again.</source>
        <translation>これらのファイルをそのまま残し、次からは確認しません。</translation>
    </message>
</context>
<context>
    <name>strata::gui::LegendButton</name>
    <message>
        <source>%1, shown</source>
        <comment>a line of the chart</comment>
        <translation>%1、表示中</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <comment>a line of the chart</comment>
        <translation>%1、非表示</translation>
    </message>
    <message>
        <source>Hide in chart and table</source>
        <translation>グラフと表で非表示にする</translation>
    </message>
    <message>
        <source>Show in chart and table</source>
        <translation>グラフと表に表示する</translation>
    </message>
</context>
<context>
    <name>strata::gui::LiveRun</name>
    <message>
        <source>Getting ready</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Run in progress</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>part of a run</comment>
        <translation>%1: 完了</translation>
    </message>
    <message>
        <source>%1: in progress</source>
        <comment>part of a run</comment>
        <translation>%1: 実行中</translation>
    </message>
    <message>
        <source>%1: to come</source>
        <comment>part of a run</comment>
        <translation>%1: 未実行</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>実行の進行状況</translation>
    </message>
    <message>
        <source>Background load</source>
        <comment>what others take from the measured CPUs</comment>
        <translation>バックグラウンド負荷</translation>
    </message>
</context>
<context>
    <name>strata::gui::MainWindow</name>
    <message>
        <source>Another machine is measuring the network to this one. A run would disturb it: wait until it has ended, or press Stop server on the page Network.</source>
        <translation>別のマシンが、このマシンとの間のネットワークを測定しています。ここで実行すると測定の妨げになるため、終わるまで待つか、ネットワークページの「サーバーを停止」を押してください。</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to open another.</source>
        <translation>実行中です。別の実行結果を開くには、終わるまで待つか、「停止」を押してください。</translation>
    </message>
    <message>
        <source>Detecting hardware…</source>
        <translation>ハードウェアを検出しています…</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it has ended, or press Stop, to check the instrument.</source>
        <translation>実行中です。測定機能を点検するには、終わるまで待つか、「停止」を押してください。</translation>
    </message>
    <message>
        <source>Checking the instrument…</source>
        <translation>測定機能を点検しています…</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Unit of rates</source>
        <translation>速度の単位</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <comment>unit of rates</comment>
        <translation>単位: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::MemoryPage</name>
    <message>
        <source>Scaling</source>
        <translation>スケーリング</translation>
    </message>
</context>
<context>
    <name>strata::gui::NetworkResults</name>
    <message>
        <source>Within this computer: the connection did not leave it, so these are figures of its memory and OS.</source>
        <translation>接続がこのコンピューターの外に出ていないため、これはメモリとOSの数値です。</translation>
    </message>
    <message>
        <source>Rate over time</source>
        <translation>速度の推移</translation>
    </message>
    <message>
        <source>RTT over time</source>
        <translation>RTTの推移</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>ストリーム</translation>
    </message>
    <message>
        <source>Chunks by size</source>
        <translation>サイズ別チャンク</translation>
    </message>
    <message>
        <source>RTT by percentile</source>
        <translation>パーセンタイル別RTT</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>グラフの内容</translation>
    </message>
</context>
<context>
    <name>strata::gui::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>strata::gui::OpenedRun</name>
    <message>
        <source>Opened from history: %1</source>
        <comment>when a run began, its label, the machine</comment>
        <translation>履歴から開いた実行: %1</translation>
    </message>
    <message>
        <source>&amp;Back to current results</source>
        <translation>現在の結果に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Closes this run, and shows again what was measured last. The run stays in the history.</source>
        <translation>この実行を閉じ、最後に測定した結果を再び表示します。実行は履歴に残ります。</translation>
    </message>
</context>
<context>
    <name>strata::gui::OverviewPage</name>
    <message>
        <source>Moves</source>
        <comment>the chart of the memory test</comment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>グラフの内容</translation>
    </message>
    <message>
        <source>&amp;Cores:</source>
        <translation>コア(&amp;C):</translation>
    </message>
    <message>
        <source>Kind of cores that is measured</source>
        <translation>測定するコアの種類</translation>
    </message>
    <message>
        <source>Result card…</source>
        <translation>結果カード…</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>結果カード</translation>
    </message>
    <message>
        <source>Shows these results as one picture, to save or copy</source>
        <translation>これらの結果を1枚の画像で表示します。保存やコピーができます</translation>
    </message>
</context>
<context>
    <name>strata::gui::PageList</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
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
        <translation>レベル</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Relative speed</source>
        <translation>相対速度</translation>
    </message>
    <message>
        <source>Core, levels of memory and disk</source>
        <translation>コア、メモリのレベル、ディスク</translation>
    </message>
    <message>
        <source>Reading by one thread. The bars are logarithmic.</source>
        <translation>1スレッドによる読み取りです。棒は対数目盛です。</translation>
    </message>
    <message>
        <source>One thread</source>
        <translation>1スレッド</translation>
    </message>
    <message>
        <source>Rates of one thread</source>
        <translation>1スレッドの速度</translation>
    </message>
    <message>
        <source>Shows and measures what one core can do</source>
        <translation>1つのコアの性能を表示し、測定します</translation>
    </message>
    <message>
        <source>All threads</source>
        <translation>全スレッド</translation>
    </message>
    <message>
        <source>Rates of all threads</source>
        <translation>全スレッドの速度</translation>
    </message>
    <message>
        <source>Shows and measures what all CPUs can do together; latency always has one thread</source>
        <translation>すべてのCPUを合わせた性能を表示し、測定します（レイテンシは常に1スレッド）</translation>
    </message>
    <message>
        <source>one thread</source>
        <comment>what the bars are of</comment>
        <translation>1スレッド</translation>
    </message>
    <message>
        <source>log</source>
        <comment>scale of the bars, short</comment>
        <translation>対数</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlanSummary</name>
    <message>
        <source>A test is running. These settings apply to the next one.</source>
        <translation>テストを実行中です。これらの設定は次回のテストから使われます。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>duration</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>duration</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>Estimating time and memory…</source>
        <translation>時間とメモリを見積もっています…</translation>
    </message>
    <message>
        <source>Fix the marked fields to see time and memory needed.</source>
        <translation>必要な時間とメモリを表示するには、印の付いた欄を修正してください。</translation>
    </message>
    <message>
        <source>Needs %1 of memory</source>
        <translation>メモリ%1が必要</translation>
    </message>
    <message>
        <source>Needs %1 of memory · about %2</source>
        <translation>メモリ%1が必要 · 約%2</translation>
    </message>
    <message>
        <source>Needs %1 of memory · writes %2 to disk · about %3</source>
        <translation>メモリ%1が必要 · ディスクに%2を書き込み · 約%3</translation>
    </message>
    <message>
        <source>Run: %1</source>
        <comment>the button; what it measures</comment>
        <translation>実行: %1</translation>
    </message>
</context>
<context>
    <name>strata::gui::PlotView</name>
    <message>
        <source>The left and right arrow keys read out results, plus and minus zoom, 0 shows all. The table has the same results.</source>
        <translation>左右の矢印キーで結果を読み上げ、プラスとマイナスで拡大と縮小、0で全体を表示します。表にも同じ結果があります。</translation>
    </message>
</context>
<context>
    <name>strata::gui::PresetRow</name>
    <message>
        <source>Custom values.</source>
        <translation>カスタム値です。</translation>
    </message>
    <message numerus="yes">
        <source>Run on the Overview then takes %Ln seconds at most.</source>
        <translation>
            <numerusform>この場合、概要ページの「実行」は最長%Ln秒かかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run on the Overview has times of its own: choose them beside its button.</source>
        <translation>概要ページの「実行」には別の時間設定があり、ボタンの横で選択できます。</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>プリセット(&amp;P)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>preset, how long Run takes</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Run takes about: %1</source>
        <comment>a time for each preset</comment>
        <translation>「実行」のおおよその所要時間: %1</translation>
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
        <translation>スレッド: 1から全部まで</translation>
    </message>
    <message>
        <source>Threads: as in Setup</source>
        <translation>スレッド: セットアップのとおり</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Thread counts to measure the processor with</source>
        <translation>プロセッサの測定に使うスレッド数</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>クロック</translation>
    </message>
    <message>
        <source>%1 GHz measured</source>
        <comment>clock</comment>
        <translation>実測%1 GHz</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReadingBar</name>
    <message>
        <source>Reading %1…</source>
        <comment>a file</comment>
        <translation>%1を読み取っています…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Reads no further files. Those that were read stay.</source>
        <translation>残りのファイルの読み取りをやめます。読み取り済みのものは残ります。</translation>
    </message>
</context>
<context>
    <name>strata::gui::RegionsRow</name>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Strata chooses this size from the caches of this machine.</source>
        <translation>Strataは、このマシンのキャッシュに合わせてこのサイズを選びます。</translation>
    </message>
    <message>
        <source>Even the smallest buffers do not fit into the available memory.</source>
        <translation>最小のバッファーでも、利用可能なメモリに収まりません。</translation>
    </message>
    <message>
        <source>Buffer size %1: at most %2, because each thread needs two such buffers in the available memory.</source>
        <translation>バッファーサイズ%1: 最大%2です（各スレッドが、利用可能なメモリにこのバッファーを2つ必要とするため）。</translation>
    </message>
    <message>
        <source>Buffer size %1: from %2 to %3, such as 16K or %4. Strata skips it if it is 0 or empty.</source>
        <translation>バッファーサイズ%1: %2から%3まで（例: 16K、%4）。0または空欄の場合、Strataはこのサイズをスキップします。</translation>
    </message>
    <message>
        <source>With these threads, buffers sized by the caches need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>このスレッド数では、キャッシュに合わせたサイズのバッファーにメモリが%1必要ですが、利用可能なのは%2だけです。スレッドを減らすか、%3以下のバッファーを選択してください。</translation>
    </message>
    <message>
        <source>With these threads, the buffers need %1 of memory, but only %2 is available. Choose fewer threads, or buffers of at most %3.</source>
        <translation>このスレッド数では、バッファーにメモリが%1必要ですが、利用可能なのは%2だけです。スレッドを減らすか、%3以下のバッファーを選択してください。</translation>
    </message>
    <message>
        <source>Choose at most %1: each thread needs two such buffers, and %2 of memory is available.</source>
        <translation>各スレッドがこのバッファーを2つ必要とし、利用可能なメモリは%2なので、%1以下を選択してください。</translation>
    </message>
    <message>
        <source>Buffe&amp;r sizes</source>
        <translation>バッファーサイズ(&amp;R)</translation>
    </message>
    <message>
        <source>Buffer sizes</source>
        <translation>バッファーサイズ</translation>
    </message>
    <message>
        <source>From the cache sizes</source>
        <translation>キャッシュサイズに合わせる</translation>
    </message>
    <message>
        <source>These sizes</source>
        <translation>指定したサイズ</translation>
    </message>
    <message>
        <source>Buffer size %1</source>
        <translation>バッファーサイズ%1</translation>
    </message>
</context>
<context>
    <name>strata::gui::RepeatDialog</name>
    <message>
        <source>not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message numerus="yes">
        <source>To compare two series, each needs at least %Ln repetitions.</source>
        <translation>
            <numerusform>2つのシリーズを比較するには、それぞれ%Ln回以上の反復が必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Strata saves each finished repetition to the history. Stop keeps the finished ones.</source>
        <translation>Strataは、終わった反復を1回ごとに履歴に保存します。停止しても、終わった分は残ります。</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Repeats the same tests, each time with new threads and memory. The spread of the repetitions shows the noise, so that you can compare series.</source>
        <translation>同じテストを、毎回新しいスレッドとメモリで繰り返します。反復のばらつきがノイズを示すので、シリーズどうしを比較できます。</translation>
    </message>
    <message>
        <source>Tests:</source>
        <translation>テスト:</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>反復(&amp;R):</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>時間:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>strata::gui::ReportPane</name>
    <message>
        <source>Reports</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>The reports of runs appear here.</source>
        <translation>実行のレポートをここに表示します。</translation>
    </message>
</context>
<context>
    <name>strata::gui::RespondForm</name>
    <message>
        <source>All addresses of this machine</source>
        <translation>このマシンのすべてのアドレス</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>address, interface</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stop server</source>
        <translation>サーバーを停止</translation>
    </message>
    <message>
        <source>Start server</source>
        <translation>サーバーを起動</translation>
    </message>
    <message>
        <source>Stops the server and disconnects the current client.</source>
        <translation>サーバーを停止し、接続中のクライアントを切断します。</translation>
    </message>
    <message>
        <source>Accepts clients that know the code. Stops after 15 minutes without a client.</source>
        <translation>コードを知っているクライアントを受け入れます。クライアントがないまま15分たつと停止します。</translation>
    </message>
    <message>
        <source>Let another machine connect (server)</source>
        <translation>別のマシンからの接続を受け入れる（サーバー）</translation>
    </message>
    <message>
        <source>While the server is on, clients that know the code can run the network test, and nothing else.</source>
        <translation>サーバーの動作中、コードを知っているクライアントはネットワークテストを実行できますが、ほかのことはできません。</translation>
    </message>
    <message>
        <source>&amp;Listen on:</source>
        <translation>待ち受け(&amp;L):</translation>
    </message>
    <message>
        <source>Address to listen on</source>
        <translation>待ち受けるアドレス</translation>
    </message>
    <message>
        <source>The local address that the server accepts connections on.</source>
        <translation>サーバーが接続を受け入れるローカルアドレスです。</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>ポート(&amp;P):</translation>
    </message>
    <message>
        <source>Port to listen on</source>
        <translation>待ち受けるポート</translation>
    </message>
    <message>
        <source>The firewall must allow incoming connections to this port.</source>
        <translation>ファイアウォールで、このポートへの着信接続を許可する必要があります。</translation>
    </message>
    <message>
        <source>For clients:</source>
        <translation>クライアント用:</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>このマシンのアドレス</translation>
    </message>
    <message>
        <source>Code:</source>
        <translation>コード:</translation>
    </message>
    <message>
        <source>Code of this machine</source>
        <translation>このマシンのコード</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Copies the code to the clipboard</source>
        <translation>コードをクリップボードにコピーします</translation>
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
        <translation>%1、1スレッド</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln threads</source>
        <comment>cell</comment>
        <translation>
            <numerusform>%1、%Lnスレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>cell, reasons</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>信頼度</translation>
    </message>
</context>
<context>
    <name>strata::gui::ResultsTable</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
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
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>figure with unit, percent</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>CPU, other CPU, time from one to the other</comment>
        <translation>%1、%2: %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunCommands</name>
    <message>
        <source>R&amp;un: %1</source>
        <comment>in the menu; the test</comment>
        <translation>実行: %1(&amp;U)</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation>この設定では実行できません</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>まだ何も測定していません</translation>
    </message>
    <message>
        <source>This run did not measure this test</source>
        <translation>この実行では、このテストを測定していません</translation>
    </message>
    <message>
        <source>Not measured since this start of Strata</source>
        <translation>Strataの今回の起動後は測定していません</translation>
    </message>
    <message>
        <source>No results of this test yet</source>
        <translation>このテストの結果はまだありません</translation>
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
        <translation>実行の進行状況</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>実行する内容</translation>
    </message>
    <message>
        <source>How long the whole machine takes, or one part of it</source>
        <translation>マシン全体の測定にかける時間、またはその一部だけの測定</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs what is named beside this button (%1)</source>
        <translation>このボタンの横に示すテストを実行します（%1）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ends the run and keeps what it has measured (%1)</source>
        <translation>実行を終了し、それまでの測定結果を残します（%1）</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
</context>
<context>
    <name>strata::gui::RunMonitor</name>
    <message>
        <source>%1 (extended)</source>
        <translation>%1（延長）</translation>
    </message>
    <message>
        <source>Run %1 of %2</source>
        <comment>of a series by turns</comment>
        <translation>実行%1/%2</translation>
    </message>
    <message>
        <source>Repetition %1 of %2</source>
        <translation>反復%1/%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure, interval</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>準備中</translation>
    </message>
    <message numerus="yes">
        <source>%Ln results were measured again at %1.</source>
        <translation>
            <numerusform>%Ln件の結果を%1に再測定しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The measurement with the better grade was kept, or else the one with the narrower interval.</source>
        <translation>2つの測定のうち、信頼度の高い方、または信頼度が同じなら区間の狭い方を残しました。</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>何も測定しないうちに停止しました。</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>測定していません。</translation>
    </message>
    <message>
        <source>Kept in the history.</source>
        <translation>履歴に保存しました。</translation>
    </message>
    <message>
        <source>%1 faster, %2 slower than the last run, most: %3 %4</source>
        <comment>numbers of results, result that changed most, by how much</comment>
        <translation>前回の実行より速い結果%1件、遅い結果%2件、最大の変化: %3 %4</translation>
    </message>
    <message>
        <source>Same as the last run (%1)</source>
        <translation>前回の実行（%1）と同じ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreliable left out</source>
        <comment>results</comment>
        <translation>
            <numerusform>信頼できない%Ln件を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 improved, %2 kept</source>
        <comment>of the results that were measured again</comment>
        <translation>%1件は改善、%2件は元のまま</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) outside the usual range</source>
        <translation>
            <numerusform>%Ln件の結果が通常の範囲外</numerusform>
        </translation>
    </message>
    <message>
        <source>all in their usual range</source>
        <translation>すべて通常の範囲内</translation>
    </message>
    <message>
        <source>Measured: %1, %2</source>
        <comment>when a run began, how long it took</comment>
        <translation>測定: %1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%Ln秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Several runs, the last %1</source>
        <comment>when it began</comment>
        <translation>複数の実行、最後は%1</translation>
    </message>
    <message>
        <source>%1 took up to %2 of a CPU</source>
        <comment>program, percent</comment>
        <translation>%1がCPU 1個の最大%2を使用</translation>
    </message>
    <message>
        <source>Dimmed: earlier runs, the last %1</source>
        <comment>when</comment>
        <translation>淡色: 以前の実行、最後は%1</translation>
    </message>
    <message>
        <source>Dimmed: the last run, %1</source>
        <comment>when</comment>
        <translation>淡色: 前回の実行、%1</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>まだ何も測定していません</translation>
    </message>
    <message>
        <source>A run shows its progress here, and then how reliable its results are.</source>
        <translation>ここに実行の進行状況を、続いて結果がどの程度信頼できるかを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln s.</source>
        <translation>
            <numerusform>%Ln秒で停止しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in %Ln s.</source>
        <translation>
            <numerusform>%Ln秒で完了しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strata::gui::RunQuestion</name>
    <message>
        <source>The picture on the screen is disturbed while the framebuffer is measured. Strata restores it afterwards.</source>
        <translation>フレームバッファーの測定中は、画面の表示が乱れます。測定後にStrataが元に戻します。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>今すぐ実行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>strata::gui::SectionsPage</name>
    <message>
        <source>Tests</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More tests</source>
        <translation>その他のテスト</translation>
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
        <translation>A: セットアップのとおり</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupCommands</name>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>設定 (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>設定: %1</translation>
    </message>
    <message>
        <source>Open settings</source>
        <translation>設定を開く</translation>
    </message>
    <message>
        <source>%1 has no valid settings. %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1に有効な設定がありません。%2</translation>
    </message>
    <message>
        <source>Settings loaded from %1</source>
        <translation>設定を%1から読み込みました</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>設定を保存</translation>
    </message>
    <message>
        <source>Settings saved to %1</source>
        <translation>設定を%1に保存しました</translation>
    </message>
</context>
<context>
    <name>strata::gui::SetupDialog</name>
    <message>
        <source>Sho&amp;w fewer settings</source>
        <translation>設定の表示を減らす(&amp;W)</translation>
    </message>
    <message>
        <source>Sho&amp;w more settings</source>
        <translation>設定の表示を増やす(&amp;W)</translation>
    </message>
    <message>
        <source>Show fewer settings</source>
        <translation>設定の表示を減らす</translation>
    </message>
    <message>
        <source>Show more settings</source>
        <translation>設定の表示を増やす</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>R&amp;estore defaults</source>
        <translation>既定値に戻す(&amp;E)</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Fix the marked fields first.</source>
        <translation>先に印の付いた欄を修正してください。</translation>
    </message>
</context>
<context>
    <name>strata::gui::ShareDialog</name>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>strata-shared-%1.html</source>
        <comment>file name; the date</comment>
        <translation>strata-shared-%1.html</translation>
    </message>
    <message>
        <source>Save the copy to share</source>
        <translation>共有用コピーを保存</translation>
    </message>
    <message>
        <source>Web pages (*.html);;Runs of Strata (*.strata);;Drawings (*.svg);;Tables (*.csv);;Text files (*.txt)</source>
        <translation>Webページ (*.html);;Strataの実行 (*.strata);;図 (*.svg);;表 (*.csv);;テキストファイル (*.txt)</translation>
    </message>
    <message>
        <source>Copy to share saved to %1</source>
        <translation>共有用コピーを%1に保存しました</translation>
    </message>
    <message>
        <source>Share run</source>
        <translation>実行を共有</translation>
    </message>
    <message>
        <source>Saves a copy of this run without what identifies the computer. The run itself stays as it is. Strata sends nothing anywhere: you choose where the file goes.</source>
        <translation>コンピューターを特定できる情報を除いて、この実行のコピーを保存します。実行そのものは変わりません。Strataはどこにも何も送信しないので、ファイルの渡し先は自分で決められます。</translation>
    </message>
    <message>
        <source>&amp;Keep label and comment</source>
        <translation>ラベルとコメントを残す(&amp;K)</translation>
    </message>
    <message>
        <source>They may contain personal data</source>
        <translation>個人情報が含まれている可能性があります</translation>
    </message>
    <message>
        <source>&amp;Removed or changed</source>
        <translation>削除または変更(&amp;R)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>In your run</source>
        <translation>元の実行</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>What the copy removes or changes</source>
        <translation>コピーで削除または変更されるもの</translation>
    </message>
    <message>
        <source>&amp;Save copy…</source>
        <translation>コピーを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
</context>
<context>
    <name>strata::gui::StandingLine</name>
    <message numerus="yes">
        <source>%1 of %Ln shown results are reliable</source>
        <translation>
            <numerusform>表示中の結果%Ln件のうち%1件が信頼できます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln results)</source>
        <comment>what disturbed them</comment>
        <translation>
            <numerusform>%1（%Ln件の結果）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run the %Ln again</source>
        <comment>a button; results that are not reliable</comment>
        <translation>
            <numerusform>%Ln件を再実行</numerusform>
        </translation>
    </message>
    <message>
        <source>Measures only the results that are not reliable. The measurement with the better grade stays, or else the one with the narrower interval. Close other programs first.</source>
        <translation>信頼できない結果だけを測定します。信頼度の高い方、または信頼度が同じなら区間の狭い方の測定を残します。先にほかのプログラムを閉じてください。</translation>
    </message>
</context>
<context>
    <name>strata::gui::SustainedBar</name>
    <message>
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <source>Vectors: arithmetic of the widest vectors, which heats most. Integer: sorting. Memory: copies.</source>
        <translation>ベクトル: 最も幅の広いベクトルの演算で、発熱が最も大きくなります。整数: ソート。メモリ: コピー。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln分</numerusform>
        </translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Thin laptops fall within a minute or two, large coolers after ten or more.</source>
        <translation>薄型ノートPCでは1～2分以内に、大型クーラーでは10分以上たってから低下します。</translation>
    </message>
</context>
<context>
    <name>strata::gui::SweepBar</name>
    <message>
        <source>One size per level</source>
        <translation>レベルごとに1サイズ</translation>
    </message>
    <message>
        <source>Quick sweep</source>
        <translation>クイックスイープ</translation>
    </message>
    <message>
        <source>Full sweep</source>
        <translation>フルスイープ</translation>
    </message>
    <message>
        <source>One chain</source>
        <translation>チェーン1本</translation>
    </message>
    <message>
        <source>Widest operand</source>
        <translation>最大幅のオペランド</translation>
    </message>
    <message>
        <source>All widths</source>
        <translation>すべての幅</translation>
    </message>
    <message>
        <source>One to twelve chains</source>
        <translation>チェーン1～12本</translation>
    </message>
    <message>
        <source>All kernels</source>
        <translation>すべてのカーネル</translation>
    </message>
    <message>
        <source>Default pages</source>
        <translation>既定のページ</translation>
    </message>
    <message>
        <source>Huge pages</source>
        <translation>ヒュージページ</translation>
    </message>
    <message>
        <source>Default and huge pages</source>
        <translation>既定とヒュージページ</translation>
    </message>
    <message>
        <source>Extent of the sweep</source>
        <translation>スイープの範囲</translation>
    </message>
    <message>
        <source>Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, which shows the levels themselves.</source>
        <translation>クイック: 各キャッシュの前後の数サイズ。フル: 2倍ごとに8サイズを測定し、レベルそのものが見えます。</translation>
    </message>
    <message>
        <source>Chains of the sweep</source>
        <translation>スイープのチェーン</translation>
    </message>
    <message>
        <source>Kernels of the sweep</source>
        <translation>スイープのカーネル</translation>
    </message>
    <message>
        <source>One load at a time, or up to twelve in flight</source>
        <translation>ロードを1つずつ、または最大12個を同時に</translation>
    </message>
    <message>
        <source>Sequential kernels only, or random, non-temporal and prefetching ones too</source>
        <translation>シーケンシャルのカーネルだけ、またはランダム、非テンポラル、プリフェッチのカーネルも</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>ページサイズ</translation>
    </message>
    <message>
        <source>Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back to back, and the chart has both curves. The report shows what the OS gave.</source>
        <translation>ヒュージページ（多くは2 MiB）はTLBミスを減らします。両方: Strataは各サイズを両方の種類で続けて測定し、グラフに両方の曲線を描きます。OSが実際に割り当てたページはレポートに示します。</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>Sweep latency</source>
        <translation>レイテンシをスイープ</translation>
    </message>
    <message>
        <source>Sweep bandwidth</source>
        <translation>帯域幅をスイープ</translation>
    </message>
    <message>
        <source>Measures through all sizes, from the first cache to memory</source>
        <translation>最初のキャッシュからメモリまで、すべてのサイズを測定します</translation>
    </message>
</context>
<context>
    <name>strata::gui::ThreadsRow</name>
    <message>
        <source>A whole number from %1 to %2.</source>
        <translation>%1から%2までの整数。</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>スレッド(&amp;T)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>One per CPU</source>
        <translation>CPUごとに1つ</translation>
    </message>
    <message>
        <source>One per core</source>
        <translation>コアごとに1つ</translation>
    </message>
    <message>
        <source>Scale up to</source>
        <translation>上限まで増やす</translation>
    </message>
    <message>
        <source>Scaling test: runs each test with 1, 2, 4 threads and so on, up to all</source>
        <translation>スケーリングテスト: 各テストを1、2、4スレッド…と、全部になるまで増やして実行します</translation>
    </message>
    <message>
        <source>Number of threads</source>
        <translation>スレッドの数</translation>
    </message>
</context>
<context>
    <name>strata::gui::TimesRow</name>
    <message>
        <source>Integer time: a whole number of seconds from %1 to %2.</source>
        <translation>整数テストの時間: %1から%2までの整数の秒数。</translation>
    </message>
    <message>
        <source>Floating time: a whole number of seconds from %1 to %2.</source>
        <translation>浮動小数点テストの時間: %1から%2までの整数の秒数。</translation>
    </message>
    <message>
        <source>Memory time: a whole number of seconds from %1 to %2, per buffer size.</source>
        <translation>メモリの時間: バッファーサイズごとに%1から%2までの整数の秒数。</translation>
    </message>
    <message>
        <source>Times, seconds</source>
        <translation>時間（秒）</translation>
    </message>
    <message>
        <source>&amp;Integer</source>
        <translation>整数(&amp;I)</translation>
    </message>
    <message>
        <source>Integer time, seconds</source>
        <translation>整数テストの時間（秒）</translation>
    </message>
    <message>
        <source>&amp;Floating</source>
        <translation>浮動小数点(&amp;F)</translation>
    </message>
    <message>
        <source>Floating time, seconds</source>
        <translation>浮動小数点テストの時間（秒）</translation>
    </message>
    <message>
        <source>&amp;Memory, per size</source>
        <translation>メモリ（サイズごと）(&amp;M)</translation>
    </message>
    <message>
        <source>Memory time per buffer size, seconds</source>
        <translation>バッファーサイズごとのメモリの時間（秒）</translation>
    </message>
    <message>
        <source>&amp;Stop when precise</source>
        <translation>精度に達したら終了(&amp;S)</translation>
    </message>
    <message>
        <source>Stop when precise</source>
        <translation>精度に達したら終了</translation>
    </message>
    <message>
        <source>Ends a test early once its result is precise. When off, each test uses its full time, like Nbench.</source>
        <translation>結果が十分な精度に達すると、テストを早めに終えます。オフの場合、各テストはNbenchと同じく全時間を使います。</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyDialog</name>
    <message>
        <source>Measuring the usable part of the last cache level: %1</source>
        <translation>最後のキャッシュレベルの使える部分を測定しています: %1</translation>
    </message>
    <message>
        <source>No CPU picked</source>
        <translation>CPUは選択されていません</translation>
    </message>
    <message>
        <source>CPU %1 picked</source>
        <translation>CPU %1を選択</translation>
    </message>
    <message>
        <source>CPUs %1 picked</source>
        <translation>CPU %1を選択</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>画像を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>&amp;Measure cache again</source>
        <translation>キャッシュを再測定(&amp;M)</translation>
    </message>
    <message>
        <source>Measure cache again</source>
        <translation>キャッシュを再測定</translation>
    </message>
    <message>
        <source>Measures how much of the last cache level programs can use, in three seconds at most.</source>
        <translation>最後のキャッシュレベルのうちプログラムが使える量を、最長3秒で測定します。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Pick CPUs</source>
        <translation>CPUを選択</translation>
    </message>
    <message>
        <source>Click CPUs to pin threads to, or a box to pick all CPUs in it. Shift-click picks a range.</source>
        <translation>スレッドを固定するCPUをクリックするか、枠をクリックしてその中のCPUをすべて選択してください。Shift+クリックで範囲を選択できます。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Reset to the previous selection</source>
        <translation>前の選択に戻します</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Copy &amp;facts</source>
        <translation>情報をコピー(&amp;F)</translation>
    </message>
    <message>
        <source>Copy facts</source>
        <translation>情報をコピー</translation>
    </message>
</context>
<context>
    <name>strata::gui::TopologyView</name>
    <message>
        <source>Picture of the machine</source>
        <translation>マシンの図</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <comment>a part of the machine</comment>
        <translation>%1、選択済み</translation>
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
        <translation>通常の範囲外</translation>
    </message>
    <message>
        <source>usual: %1 to %2 %3</source>
        <comment>two figures and their unit</comment>
        <translation>通常: %1～%2 %3</translation>
    </message>
</context>
<context>
    <name>strata::gui::TrendStrip</name>
    <message numerus="yes">
        <source>%1, %Ln run(s) since %2: median %3 %4</source>
        <comment>a result, a date, a figure, its unit</comment>
        <translation>
            <numerusform>%1、%2以降の%Ln回の実行: 中央値%3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>too few for a usual range</source>
        <translation>通常の範囲を求めるには回数が不足</translation>
    </message>
    <message>
        <source>all in the usual range</source>
        <translation>すべて通常の範囲内</translation>
    </message>
    <message numerus="yes">
        <source>%Ln outside the usual range</source>
        <translation>
            <numerusform>%Ln回が通常の範囲外</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>two parts of a sentence</comment>
        <translation>%1、%2。</translation>
    </message>
    <message>
        <source>The figure over time</source>
        <translation>数値の推移</translation>
    </message>
    <message>
        <source>Point at a run to read it, or use the arrow keys. Click to select it.</source>
        <translation>実行をポイントするか、矢印キーで移動すると、数値を表示します。クリックすると選択します。</translation>
    </message>
</context>
<context>
    <name>strata::gui::ViewMenu</name>
    <message>
        <source>&amp;Actual size (now %1 %)</source>
        <translation>実際のサイズ（現在%1 %）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Unit of rates</source>
        <translation>速度の単位(&amp;U)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Report pane</source>
        <translation>レポートペイン(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Machine…</source>
        <translation>マシン(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
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
        <translation>プロセッサ</translation>
    </message>
    <message>
        <source>Copy rate by method</source>
        <extracomment>chart-copy</extracomment>
        <translation>方法別のコピー速度</translation>
    </message>
    <message>
        <source>C library function rate vs. size</source>
        <extracomment>chart-library</extracomment>
        <translation>サイズとCライブラリ関数の速度</translation>
    </message>
    <message>
        <source>Register transfer rate</source>
        <extracomment>chart-registers</extracomment>
        <translation>レジスタ転送の速度</translation>
    </message>
    <message>
        <source>String instruction rate</source>
        <extracomment>chart-string</extracomment>
        <translation>ストリング命令の速度</translation>
    </message>
    <message>
        <source>Rate of later passes by memory type</source>
        <extracomment>chart-memtypes</extracomment>
        <translation>メモリタイプ別の2回目以降の周回の速度</translation>
    </message>
    <message>
        <source>Each core, in percent of the fastest</source>
        <extracomment>chart-cores</extracomment>
        <translation>コアごと、最も速いコアに対する%</translation>
    </message>
    <message>
        <source>Core-to-core latency</source>
        <extracomment>chart-core-to-core</extracomment>
        <translation>コア間レイテンシ</translation>
    </message>
    <message>
        <source>Threads were not pinned, so the times are not those of known pairs of CPUs. See the table.</source>
        <extracomment>chart-core-to-core-unpinned</extracomment>
        <translation>スレッドが固定されていないため、どのCPUの組の時間かわかりません。表を参照してください。</translation>
    </message>
    <message>
        <source>Latency between NUMA nodes</source>
        <extracomment>chart-numa-latency</extracomment>
        <translation>NUMAノード間のレイテンシ</translation>
    </message>
    <message>
        <source>Bandwidth between NUMA nodes</source>
        <extracomment>chart-numa-bandwidth</extracomment>
        <translation>NUMAノード間の帯域幅</translation>
    </message>
    <message>
        <source>Node of the CPUs</source>
        <extracomment>chart-node-from</extracomment>
        <translation>CPUのノード</translation>
    </message>
    <message>
        <source>Memory of node</source>
        <extracomment>chart-node-to</extracomment>
        <translation>メモリのノード</translation>
    </message>
    <message>
        <source>CPUs of node {1}</source>
        <extracomment>chart-node-cpus</extracomment>
        <translation>ノード{1}のCPU</translation>
    </message>
    <message>
        <source>Pauses over time</source>
        <extracomment>chart-pauses</extracomment>
        <translation>中断の推移</translation>
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
        <translation>2～12秒に対する%</translation>
    </message>
    <message>
        <source>% of seconds 2 to 12; temperature in degrees C</source>
        <extracomment>chart-sustained-axis-heat</extracomment>
        <translation>2～12秒に対する%、温度（°C）</translation>
    </message>
    <message>
        <source>Rate, %</source>
        <extracomment>chart-sustained-rate</extracomment>
        <translation>速度、%</translation>
    </message>
    <message>
        <source>Clock, %</source>
        <extracomment>chart-sustained-clock</extracomment>
        <translation>クロック、%</translation>
    </message>
    <message>
        <source>Temperature, degrees C</source>
        <extracomment>chart-sustained-temperature</extracomment>
        <translation>温度、°C</translation>
    </message>
    <message>
        <source>fell at {1} s</source>
        <extracomment>sustained-fall</extracomment>
        <translation>{1}秒で低下</translation>
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
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Other tests</source>
        <extracomment>chart-other
----------
html-other</extracomment>
        <translation>その他のテスト</translation>
    </message>
    <message>
        <source>{1}, by the number of threads</source>
        <extracomment>chart-by-threads</extracomment>
        <translation>{1}、スレッド数別</translation>
    </message>
    <message>
        <source>Operations per second of each thread</source>
        <extracomment>chart-of-threads</extracomment>
        <translation>スレッドごとの毎秒の演算数</translation>
    </message>
    <message>
        <source>Operations per second vs. threads</source>
        <extracomment>chart-processor-scaling</extracomment>
        <translation>スレッド数と毎秒の演算数</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <extracomment>chart-linear</extracomment>
        <translation>線形スケーリング</translation>
    </message>
    <message>
        <source>{1}: linear scaling</source>
        <extracomment>chart-line-linear</extracomment>
        <translation>{1}: 線形スケーリング</translation>
    </message>
    <message>
        <source>Move rate vs. buffer size</source>
        <extracomment>chart-memory</extracomment>
        <translation>バッファーサイズとムーブの速度</translation>
    </message>
    <message>
        <source>Bandwidth vs. working set</source>
        <extracomment>chart-bandwidth</extracomment>
        <translation>ワーキングセットと帯域幅</translation>
    </message>
    <message>
        <source>Latency vs. working set</source>
        <extracomment>chart-latency</extracomment>
        <translation>ワーキングセットとレイテンシ</translation>
    </message>
    <message>
        <source>Latency vs. memory traffic</source>
        <extracomment>chart-loaded-latency</extracomment>
        <translation>メモリ転送量とレイテンシ</translation>
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
        <translation>ストアフォワーディング</translation>
    </message>
    <message>
        <source>Rate by number of threads</source>
        <extracomment>chart-scaling</extracomment>
        <translation>スレッド数別の速度</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>chart-what</extracomment>
        <translation>項目</translation>
    </message>
    <message>
        <source>Thread</source>
        <extracomment>chart-thread</extracomment>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Buffer size per thread</source>
        <extracomment>chart-buffer</extracomment>
        <translation>スレッドごとのバッファーサイズ</translation>
    </message>
    <message>
        <source>Size of one call</source>
        <extracomment>chart-call-size</extracomment>
        <translation>1回の呼び出しのサイズ</translation>
    </message>
    <message>
        <source>Buffer size per thread (of two)</source>
        <extracomment>chart-buffers</extracomment>
        <translation>スレッドごとのバッファーサイズ（2つのうち1つ）</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>chart-size</extracomment>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Working set per thread</source>
        <extracomment>chart-working-set-per-thread</extracomment>
        <translation>スレッドごとのワーキングセット</translation>
    </message>
    <message>
        <source>Working set</source>
        <extracomment>chart-working-set</extracomment>
        <translation>ワーキングセット</translation>
    </message>
    <message>
        <source>Threads</source>
        <extracomment>chart-threads
----------
label-threads</extracomment>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>Memory traffic, {1}</source>
        <extracomment>chart-traffic</extracomment>
        <translation>メモリ転送量、{1}</translation>
    </message>
    <message>
        <source>factor of the baseline</source>
        <extracomment>chart-relative-factor</extracomment>
        <translation>基準の倍率、×</translation>
    </message>
    <message>
        <source>{1}, higher is better</source>
        <extracomment>chart-higher</extracomment>
        <translation>{1}、大きいほど良い</translation>
    </message>
    <message>
        <source>{1}, lower is better</source>
        <extracomment>chart-lower</extracomment>
        <translation>{1}、小さいほど良い</translation>
    </message>
    <message>
        <source>{1}, logarithmic axis</source>
        <extracomment>chart-log-axis</extracomment>
        <translation>{1}、対数軸</translation>
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
        <translation>B/サイクル</translation>
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
        <translation>サイクル</translation>
    </message>
    <message>
        <source>Store</source>
        <extracomment>chart-store
----------
column-store</extracomment>
        <translation>ストア</translation>
    </message>
    <message>
        <source>Store of {1}</source>
        <extracomment>chart-store-of</extracomment>
        <translation>{1}のストア</translation>
    </message>
    <message>
        <source>Load of {1}</source>
        <extracomment>chart-load-of</extracomment>
        <translation>{1}のロード</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>chart-ms</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>chart-time</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Time, s</source>
        <extracomment>chart-seconds</extracomment>
        <translation>時間、秒</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>chart-pause</extracomment>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Length of a pause, ms</source>
        <extracomment>chart-pause-length</extracomment>
        <translation>中断の長さ、ms</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>chart-rate</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>Rate, {1}</source>
        <extracomment>chart-rate-of-size</extracomment>
        <translation>速度、{1}</translation>
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
        <translation>{1}、{2}</translation>
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
        <translation>{1}、{2} B</translation>
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
            <numerusform>{1}スレッド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} bytes</source>
        <extracomment>count-bytes</extracomment>
        <translation>
            <numerusform>{1}バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>chunks</source>
        <extracomment>loop-chunks</extracomment>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>chunks, non-temporal</source>
        <extracomment>loop-stream-chunks</extracomment>
        <translation>チャンク、非テンポラル</translation>
    </message>
    <message>
        <source>prefetch</source>
        <extracomment>loop-prefetch</extracomment>
        <translation>プリフェッチ</translation>
    </message>
    <message>
        <source>4 pages interleaved</source>
        <extracomment>loop-interleave</extracomment>
        <translation>4ページにインターリーブ</translation>
    </message>
    <message>
        <source>unrolled over a page</source>
        <extracomment>loop-page</extracomment>
        <translation>1ページ分を展開</translation>
    </message>
    <message>
        <source>register pairs</source>
        <extracomment>loop-pair</extracomment>
        <translation>レジスタペア</translation>
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
        <translation>グループ化、非テンポラル</translation>
    </message>
    <message>
        <source>non-temporal</source>
        <extracomment>loop-stream</extracomment>
        <translation>非テンポラル</translation>
    </message>
    <message>
        <source>default pages</source>
        <extracomment>pages-kind-default</extracomment>
        <translation>既定のページ</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <extracomment>pages-kind-transparent</extracomment>
        <translation>透過的ヒュージページ</translation>
    </message>
    <message>
        <source>explicit huge pages</source>
        <extracomment>pages-kind-explicit</extracomment>
        <translation>明示的ヒュージページ</translation>
    </message>
    <message>
        <source>huge pages</source>
        <extracomment>pages-kind-huge</extracomment>
        <translation>ヒュージページ</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>chart-total</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>Per thread</source>
        <extracomment>chart-each</extracomment>
        <translation>スレッドごと</translation>
    </message>
    <message>
        <source>{1}: total</source>
        <extracomment>chart-line-total</extracomment>
        <translation>{1}: 合計</translation>
    </message>
    <message>
        <source>{1}: per thread</source>
        <extracomment>chart-line-each</extracomment>
        <translation>{1}: スレッドごと</translation>
    </message>
    <message>
        <source>{1}: read</source>
        <extracomment>chart-published-reads</extracomment>
        <translation>{1}: 読み取り</translation>
    </message>
    <message>
        <source>{1} (baseline)</source>
        <extracomment>side-baseline</extracomment>
        <translation>{1}（基準）</translation>
    </message>
    <message numerus="yes">
        <source>{1} others</source>
        <extracomment>chart-others</extracomment>
        <translation>
            <numerusform>ほか{1}個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} others, median</source>
        <extracomment>chart-others-median</extracomment>
        <translation>
            <numerusform>ほか{1}個の中央値</numerusform>
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
        <translation>L{1}実測</translation>
    </message>
    <message>
        <source>L{1} cache: {2}, as reported by the OS.</source>
        <extracomment>chart-edge-reported-size</extracomment>
        <translation>L{1}キャッシュ: {2}（OSの報告）。</translation>
    </message>
    <message>
        <source>L{1} cache: {2} usable, as measured by Strata.</source>
        <extracomment>chart-edge-measured-size</extracomment>
        <translation>L{1}キャッシュ: {2}が使用可能（Strataの実測）。</translation>
    </message>
    <message numerus="yes">
        <source>{1} threads share it.</source>
        <extracomment>chart-edge-shared</extracomment>
        <translation>
            <numerusform>{1}スレッドで共有します。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move uses two buffers: both fit up to {1} each.</source>
        <extracomment>chart-edge-of-moves</extracomment>
        <translation>ムーブはバッファーを2つ使い、それぞれ{1}まで収まります。</translation>
    </message>
    <message>
        <source>Two buffers fit up to {1} each.</source>
        <extracomment>chart-edge-of-buffers</extracomment>
        <translation>2つのバッファーがそれぞれ{1}まで収まります。</translation>
    </message>
    <message>
        <source>The latency curve shows a level of {1} with {2} ns per load.</source>
        <extracomment>chart-edge-inferred</extracomment>
        <translation>レイテンシ曲線には、ロードごとに{2} nsの{1}のレベルが現れています。</translation>
    </message>
    <message numerus="yes">
        <source>{2}: best with {1} threads, the fewest within the interval of the highest total.</source>
        <extracomment>chart-best-threads</extracomment>
        <translation>
            <numerusform>{2}: {1}スレッドで最良（合計の最高値の区間に入る最少のスレッド数）。</numerusform>
        </translation>
    </message>
    <message>
        <source>peak {1}</source>
        <extracomment>chart-peak</extracomment>
        <translation>ピーク{1}</translation>
    </message>
    <message>
        <source>Bytes per cycle need the clock, which was not measured here.</source>
        <extracomment>chart-no-clock</extracomment>
        <translation>サイクルあたりのバイト数にはクロックが必要ですが、ここでは測定していません。</translation>
    </message>
    <message>
        <source>No rates of all threads yet.</source>
        <extracomment>chart-not-of-all-threads</extracomment>
        <translation>全スレッドの速度はまだありません。</translation>
    </message>
    <message>
        <source>No rates of one thread yet.</source>
        <extracomment>chart-not-of-one-thread</extracomment>
        <translation>1スレッドの速度はまだありません。</translation>
    </message>
    <message>
        <source>From {1} to {2} {3}.</source>
        <extracomment>chart-description</extracomment>
        <translation>{1}から{2} {3}まで。</translation>
    </message>
    <message>
        <source>This is not valid JSON (at {1}: {2}). The file may be damaged or incomplete. Use a copy, or export it again.</source>
        <extracomment>bad-json</extracomment>
        <translation>有効なJSONではありません（{1}: {2}）。ファイルが破損しているか不完全な可能性があります。コピーを使うか、もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>The setting {1} in this file has an unknown value. Allowed: {2}.</source>
        <extracomment>bad-setting</extracomment>
        <translation>このファイルの設定{1}に不明な値があります。指定できる値: {2}。</translation>
    </message>
    <message>
        <source>This file has a newer format ({1}) than this version of Strata reads. Install a newer version.</source>
        <extracomment>newer-schema</extracomment>
        <translation>このファイルの形式（{1}）は、このバージョンのStrataが読み取れるものより新しい形式です。新しいバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>This file contains no run of Strata. Choose a run file that Strata saved.</source>
        <extracomment>not-a-run</extracomment>
        <translation>このファイルにはStrataの実行がありません。Strataが保存した実行のファイルを選択してください。</translation>
    </message>
    <message>
        <source>This output of {1} contains no results. Run {1} again, and let it finish.</source>
        <extracomment>no-figures</extracomment>
        <translation>この{1}の出力には結果がありません。{1}をもう一度、最後まで実行してください。</translation>
    </message>
    <message>
        <source>This file has more than {1} results, the maximum that Strata reads. Split it, or choose another file.</source>
        <extracomment>too-many-figures</extracomment>
        <translation>このファイルの結果は、Strataが読み取れる上限の{1}件を超えています。ファイルを分割するか、別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>A label or comment is larger than {1}, the maximum that Strata stores. Choose a shorter one.</source>
        <extracomment>text-too-long</extracomment>
        <translation>ラベルまたはコメントが、Strataが保存できる上限の{1}を超えています。短くしてください。</translation>
    </message>
    <message>
        <source>{1} reported no usable result here, for example zero. Give it a larger size or more time, and create the file again.</source>
        <extracomment>no-peer-figure</extracomment>
        <translation>{1}が報告したこの結果は、ゼロであるなど、使えません。サイズまたは時間を増やして、ファイルを作り直してください。</translation>
    </message>
    <message>
        <source>The fio job {1} ended with error {2}, so it has no result. Fix the job, and run fio again.</source>
        <extracomment>fio-error</extracomment>
        <translation>fioのジョブ{1}がエラー{2}で終わったため、結果がありません。ジョブを修正して、fioをもう一度実行してください。</translation>
    </message>
    <message>
        <source>There is no reference run {1}. To list the reference runs: strata-cli list --references.</source>
        <extracomment>no-such-reference</extracomment>
        <translation>リファレンス実行{1}はありません。リファレンス実行の一覧は次で表示します: strata-cli list --references。</translation>
    </message>
    <message>
        <source>This file lacks &quot;{1}&quot;. It may be damaged or edited by hand. Use a copy, or export it again.</source>
        <extracomment>missing-key</extracomment>
        <translation>このファイルには「{1}」がありません。破損しているか、手作業で編集された可能性があります。コピーを使うか、もう一度エクスポートしてください。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; in this file has an invalid value: {2}. The file may be damaged or edited by hand.</source>
        <extracomment>bad-value</extracomment>
        <translation>このファイルの「{1}」の値は無効です: {2}。ファイルが破損しているか、手作業で編集された可能性があります。</translation>
    </message>
    <message>
        <source>Strata could not write {1}. The OS reports: {2}. Choose another folder, or free some space.</source>
        <extracomment>cannot-write</extracomment>
        <translation>Strataは{1}に書き込めませんでした。OSの報告: {2}。別のフォルダーを選択するか、空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>Strata could not read {1}. The OS reports: {2}. Check its permissions and its drive.</source>
        <extracomment>cannot-read</extracomment>
        <translation>Strataは{1}を読み取れませんでした。OSの報告: {2}。アクセス許可とドライブを確認してください。</translation>
    </message>
    <message>
        <source>This file is larger than {1}, the maximum that Strata reads. Choose another file.</source>
        <extracomment>too-large</extracomment>
        <translation>このファイルは、Strataが読み取れる上限の{1}を超えています。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>The file {1} does not exist. Check the name and the folder.</source>
        <extracomment>file-missing</extracomment>
        <translation>ファイル{1}はありません。名前とフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>{1} is a named pipe, and reading it may never end. Choose a file.</source>
        <extracomment>pipe-by-name</extracomment>
        <translation>{1}は名前付きパイプなので、読み取りが終わらない可能性があります。ファイルを選択してください。</translation>
    </message>
    <message>
        <source>The settings in {1} are not valid JSON (at {2}: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-json</extracomment>
        <translation>{1}の設定が有効なJSONではないため（{2}: {3}）、Strataは既定の設定を使います。破損したファイルは{4}になりました。</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} has an unknown value (allowed: {3}), so Strata uses the default settings. The damaged file is now {4}.</source>
        <extracomment>settings-bad-setting</extracomment>
        <translation>{1}の設定で{2}が不明な値のため（指定できる値: {3}）、Strataは既定の設定を使います。破損したファイルは{4}になりました。</translation>
    </message>
    <message>
        <source>In the settings in {1}, {2} is {3} but must be from {4} to {5}, so Strata uses the default settings. The damaged file is now {6}.</source>
        <extracomment>settings-out-of-range</extracomment>
        <translation>{1}の設定で{2}が{3}ですが、{4}から{5}までである必要があるため、Strataは既定の設定を使います。破損したファイルは{6}になりました。</translation>
    </message>
    <message>
        <source>The settings in {1} have a newer format ({2}) than this version of Strata reads, so Strata uses the default settings. The newer file is now {3}.</source>
        <extracomment>settings-newer-schema</extracomment>
        <translation>{1}の設定の形式（{2}）は、このバージョンのStrataが読み取れるものより新しいため、Strataは既定の設定を使います。新しい形式のファイルは{3}になりました。</translation>
    </message>
    <message>
        <source>The file {1} is larger than {2} and cannot be a settings file, so Strata uses the default settings. The file is now {3}.</source>
        <extracomment>settings-too-large</extracomment>
        <translation>ファイル{1}は{2}を超えており、設定ファイルではありえないため、Strataは既定の設定を使います。このファイルは{3}になりました。</translation>
    </message>
    <message>
        <source>Strata could not read the settings in {1}, so it uses the default settings and saves no changes of them. The OS reports: {2}. Check the permissions of the file.</source>
        <extracomment>settings-unreadable</extracomment>
        <translation>Strataは{1}の設定を読み取れなかったため、既定の設定を使い、その変更を保存しません。OSの報告: {2}。ファイルのアクセス許可を確認してください。</translation>
    </message>
    <message>
        <source>The OS names no data folder for this user, so Strata saves neither settings nor runs. Set the variable HOME (on Windows LOCALAPPDATA).</source>
        <extracomment>no-data-folder</extracomment>
        <translation>OSがこのユーザーのデータフォルダーを示さないため、Strataは設定も実行も保存しません。変数HOME（WindowsではLOCALAPPDATA）を設定してください。</translation>
    </message>
    <message>
        <source>The history in {1} is damaged ({2}), and Strata could not repair it. Rename it, and start Strata again. Import then reads everything that is still readable.</source>
        <extracomment>history-damaged</extracomment>
        <translation>{1}の履歴は破損しており（{2}）、Strataは修復できませんでした。名前を変更してから、Strataを起動し直してください。その後、「インポート」で、まだ読み取れるものをすべて読み込めます。</translation>
    </message>
    <message>
        <source>The history was damaged, and an earlier repair ended too early; Strata has finished it. The damaged file is now {1}; the new one holds {2} runs.</source>
        <extracomment>history-mending-finished</extracomment>
        <translation>履歴が破損し、以前の修復が途中で終わっていたため、Strataが修復を完了しました。破損したファイルは{1}になり、新しいファイルには{2}回の実行があります。</translation>
    </message>
    <message>
        <source>Strata found no readable run of a history in {1}. Choose another file.</source>
        <extracomment>no-runs-read</extracomment>
        <translation>{1}には、履歴の実行で読み取れるものがありませんでした。別のファイルを選択してください。</translation>
    </message>
    <message>
        <source>Strata reads {1} or keeps its data in it, and a report would replace that. Choose another name.</source>
        <extracomment>output-in-use</extracomment>
        <translation>Strataは{1}を読むか、そこにデータを保存しているため、レポートがそれを置き換えてしまいます。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The history was damaged. The damaged file is now {1}. The new history holds {2} complete runs and {3} partial runs; {4} runs were lost. Check the disk, and export important runs.</source>
        <extracomment>history-recovered</extracomment>
        <translation>履歴が破損していました。破損したファイルは{1}になりました。新しい履歴には、完全な実行が{2}回、一部だけの実行が{3}回あり、{4}回の実行が失われました。ディスクを確認し、重要な実行をエクスポートしてください。</translation>
    </message>
    <message>
        <source>The history in {1} is damaged, and Strata could not rename it. Close other programs that use it, or rename it yourself, and start Strata again.</source>
        <extracomment>history-not-moved</extracomment>
        <translation>{1}の履歴は破損しており、Strataは名前を変更できませんでした。履歴を使っているほかのプログラムを閉じるか、自分で名前を変更して、Strataを起動し直してください。</translation>
    </message>
    <message>
        <source>The history in {1} is from a newer version of Strata (format {2}; this one reads {3}). Install that version, or save runs as files.</source>
        <extracomment>history-newer</extracomment>
        <translation>{1}の履歴は、新しいバージョンのStrataのものです（形式{2}、このバージョンは{3}まで）。そのバージョンをインストールするか、実行をファイルに保存してください。</translation>
    </message>
    <message>
        <source>There is no space to write the history in {1}, so this run is incomplete there. Free some space on that disk, and save the report of the run.</source>
        <extracomment>history-full</extracomment>
        <translation>{1}の履歴を書き込む容量がないため、そこではこの実行が不完全です。そのディスクの空き容量を増やし、実行のレポートを保存してください。</translation>
    </message>
    <message>
        <source>Another program locked the history in {1} for too long. Close that program, and save the report of the run.</source>
        <extracomment>history-busy</extracomment>
        <translation>ほかのプログラムが{1}の履歴を長時間ロックしています。そのプログラムを閉じ、実行のレポートを保存してください。</translation>
    </message>
    <message>
        <source>Strata may not write to the history in {1}. Change its permissions, or save the report of the run.</source>
        <extracomment>history-read-only</extracomment>
        <translation>Strataは{1}の履歴に書き込めません。アクセス許可を変更するか、実行のレポートを保存してください。</translation>
    </message>
    <message>
        <source>Strata cannot use the history in {1}: {2}. Save reports as files instead.</source>
        <extracomment>history-failed</extracomment>
        <translation>Strataは{1}の履歴を使えません: {2}。代わりに、レポートをファイルに保存してください。</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that this run may not be in the history. Save its report to keep it.</source>
        <extracomment>history-slow</extracomment>
        <translation>{1}のディスクが非常に遅いため、この実行は履歴に残らない可能性があります。残すには、レポートを保存してください。</translation>
    </message>
    <message>
        <source>The history has no run with the id {1}. A label is no id; strata-cli history list shows the ids.</source>
        <extracomment>no-such-run</extracomment>
        <translation>履歴に、IDが{1}の実行はありません。ラベルはIDではありません（IDはstrata-cli history listで表示します）。</translation>
    </message>
    <message>
        <source>Several runs start with {1}. Give more characters of the id.</source>
        <extracomment>run-ambiguous</extracomment>
        <translation>{1}で始まる実行が複数あります。IDをもっと長く指定してください。</translation>
    </message>
    <message>
        <source>The history already has the run {1}, so nothing changed.</source>
        <extracomment>run-kept-already</extracomment>
        <translation>実行{1}はすでに履歴にあるため、何も変更していません。</translation>
    </message>
    <message>
        <source>Strata cannot read a part of the history, which may be damaged. Check the disk, and export important runs.</source>
        <extracomment>bad-cbor</extracomment>
        <translation>Strataは履歴の一部を読み取れません（破損の可能性があります）。ディスクを確認し、重要な実行をエクスポートしてください。</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>html-language</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>html-origin</extracomment>
        <translation>由来</translation>
    </message>
    <message>
        <source>Machine</source>
        <extracomment>html-machine</extracomment>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>html-settings</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>html-notes</extracomment>
        <translation>注記</translation>
    </message>
    <message>
        <source>How to read this</source>
        <extracomment>html-reading</extracomment>
        <translation>読み方</translation>
    </message>
    <message numerus="yes">
        <source>{1} more charts</source>
        <extracomment>html-more-charts</extracomment>
        <translation>
            <numerusform>ほか{1}個のグラフ</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>html-test-memory
----------
test-memory</extracomment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>html-test-bandwidth
----------
test-bandwidth</extracomment>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>html-test-latency
----------
test-latency</extracomment>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>Buffer copy</source>
        <extracomment>html-test-copy</extracomment>
        <translation>バッファーのコピー</translation>
    </message>
    <message>
        <source>C library</source>
        <extracomment>html-test-library
----------
test-library</extracomment>
        <translation>Cライブラリ</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>html-test-registers
----------
test-registers
----------
step-registers</extracomment>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>String instructions</source>
        <extracomment>html-test-string
----------
test-string</extracomment>
        <translation>ストリング命令</translation>
    </message>
    <message>
        <source>Memory types</source>
        <extracomment>html-test-memtypes
----------
test-memtypes</extracomment>
        <translation>メモリタイプ</translation>
    </message>
    <message>
        <source>Loaded latency</source>
        <extracomment>html-test-loaded-latency
----------
test-loaded-latency</extracomment>
        <translation>負荷時レイテンシ</translation>
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
        <translation>コアごと</translation>
    </message>
    <message>
        <source>Core to core</source>
        <extracomment>html-test-core-to-core
----------
test-core-to-core
----------
step-core-to-core</extracomment>
        <translation>コア間</translation>
    </message>
    <message>
        <source>Contention</source>
        <extracomment>html-test-contention
----------
test-contention
----------
step-contention</extracomment>
        <translation>競合</translation>
    </message>
    <message>
        <source>Pauses</source>
        <extracomment>html-test-pauses
----------
test-pauses
----------
step-pauses</extracomment>
        <translation>中断</translation>
    </message>
    <message>
        <source>Sustained performance</source>
        <extracomment>html-test-sustained
----------
test-sustained
----------
step-sustained</extracomment>
        <translation>持続性能</translation>
    </message>
    <message>
        <source>Statistic: {1}.</source>
        <extracomment>html-figures-are</extracomment>
        <translation>統計: {1}。</translation>
    </message>
    <message>
        <source>All results ({1})</source>
        <extracomment>html-all-figures</extracomment>
        <translation>すべての結果（{1}）</translation>
    </message>
    <message>
        <source>Results are rounded to three significant digits here. The run file (.strata) has all digits, and the samples.</source>
        <extracomment>html-footer</extracomment>
        <translation>ここでは結果を有効数字3桁に丸めています。実行のファイル（.strata）には全桁とサンプルがあります。</translation>
    </message>
    <message>
        <source>repetitions: {1}</source>
        <extracomment>html-repetitions</extracomment>
        <translation>反復: {1}</translation>
    </message>
    <message>
        <source>The same measurement was repeated, each time with fresh threads and buffers. Repetitions: {1}. The mean is geometric; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition.</source>
        <extracomment>html-series</extracomment>
        <translation>同じ測定を、毎回新しいスレッドとバッファーで繰り返しました。反復: {1}。平均は幾何平均、ばらつきは最低から最高までの結果を平均に対するパーセントで示したものです。マシンと設定は最初の反復のものです。</translation>
    </message>
    <message>
        <source>Several series are shown side by side; each counts for itself. The mean is the geometric mean of a side&apos;s repetitions; the spread runs from the lowest to the highest result, in percent of the mean. Machine and settings are those of the first repetition of the first side.</source>
        <extracomment>html-series-sides</extracomment>
        <translation>複数のシリーズを並べて示し、それぞれを個別に扱います。平均は比較対象ごとの反復の幾何平均、ばらつきは最低から最高までの結果を平均に対するパーセントで示したものです。マシンと設定は最初の比較対象の最初の反復のものです。</translation>
    </message>
    <message>
        <source>mean, {1}</source>
        <extracomment>html-mean</extracomment>
        <translation>平均、{1}</translation>
    </message>
    <message>
        <source>min to max</source>
        <extracomment>html-range</extracomment>
        <translation>最小～最大</translation>
    </message>
    <message>
        <source>{1} to {2}</source>
        <extracomment>html-from-to
----------
compare-interval</extracomment>
        <translation>{1}～{2}</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>html-spread</extracomment>
        <translation>ばらつき</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>html-count
----------
column-count</extracomment>
        <translation>個数</translation>
    </message>
    <message>
        <source>worst grade</source>
        <extracomment>html-worst-verdict</extracomment>
        <translation>最低の信頼度</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>html-comparison</extracomment>
        <translation>比較</translation>
    </message>
    <message>
        <source>Unmatched</source>
        <extracomment>html-unmatched</extracomment>
        <translation>対応なし</translation>
    </message>
    <message>
        <source>All of them ({1})</source>
        <extracomment>html-all-cells</extracomment>
        <translation>すべて（{1}）</translation>
    </message>
    <message>
        <source>Removed or changed, because it identifies the computer:</source>
        <extracomment>shared-heading</extracomment>
        <translation>コンピューターを特定できるため、削除または変更したもの:</translation>
    </message>
    <message>
        <source>{1}: {2} (removed)</source>
        <extracomment>shared-removed</extracomment>
        <translation>{1}: {2}（削除）</translation>
    </message>
    <message>
        <source>{1}: {2} became {3}</source>
        <extracomment>shared-changed</extracomment>
        <translation>{1}: {2}を{3}に変更</translation>
    </message>
    <message>
        <source>Everything else stays: processor, caches, memory, OS version, settings, and all results.</source>
        <extracomment>shared-stays</extracomment>
        <translation>ほかはすべて残ります: プロセッサ、キャッシュ、メモリ、OSのバージョン、設定、すべての結果。</translation>
    </message>
    <message>
        <source>ID of the run</source>
        <extracomment>shared-id</extracomment>
        <translation>実行のID</translation>
    </message>
    <message>
        <source>ID of the series</source>
        <extracomment>shared-series</extracomment>
        <translation>シリーズのID</translation>
    </message>
    <message>
        <source>Label</source>
        <extracomment>shared-label
----------
label-label
----------
column-label</extracomment>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Comment</source>
        <extracomment>shared-comment
----------
label-comment</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>shared-started</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>shared-finished</extracomment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>shared-seed</extracomment>
        <translation>シード</translation>
    </message>
    <message>
        <source>Memory, to the byte</source>
        <extracomment>shared-memory</extracomment>
        <translation>メモリ（バイト単位）</translation>
    </message>
    <message>
        <source>Free memory, to the byte</source>
        <extracomment>shared-available</extracomment>
        <translation>空きメモリ（バイト単位）</translation>
    </message>
    <message>
        <source>Version of the OS</source>
        <extracomment>shared-system</extracomment>
        <translation>OSのバージョン</translation>
    </message>
    <message>
        <source>Ticks of the clock per second</source>
        <extracomment>shared-ticks</extracomment>
        <translation>1秒あたりの時計のティック数</translation>
    </message>
    <message>
        <source>Folder of the disk test</source>
        <extracomment>shared-folder</extracomment>
        <translation>ディスクテストのフォルダー</translation>
    </message>
    <message>
        <source>Device of a disk</source>
        <extracomment>shared-disk-device</extracomment>
        <translation>ディスクのデバイス</translation>
    </message>
    <message>
        <source>Options of a mount</source>
        <extracomment>shared-disk-options</extracomment>
        <translation>マウントのオプション</translation>
    </message>
    <message>
        <source>Largest file allowed</source>
        <extracomment>shared-disk-limit</extracomment>
        <translation>許可される最大ファイル</translation>
    </message>
    <message>
        <source>Free space of a disk, to the byte</source>
        <extracomment>shared-disk-free</extracomment>
        <translation>ディスクの空き容量（バイト単位）</translation>
    </message>
    <message>
        <source>Size of a disk, to the byte</source>
        <extracomment>shared-disk-size</extracomment>
        <translation>ディスクの容量（バイト単位）</translation>
    </message>
    <message>
        <source>Text in the reason of a grade</source>
        <extracomment>shared-reason</extracomment>
        <translation>信頼度の理由にあるテキスト</translation>
    </message>
    <message>
        <source>Unknown here, from a newer version ({1})</source>
        <extracomment>shared-unknown</extracomment>
        <translation>ここでは不明、新しいバージョン（{1}）のもの</translation>
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
        <translation>浮動小数点</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>test-copy
----------
op-copy</extracomment>
        <translation>コピー</translation>
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
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Heapsort of 1000 random 32-bit integers, fresh ones each time</source>
        <extracomment>heapsort-1000</extracomment>
        <translation>1000個のランダムな32ビット整数のヒープソート、毎回新しい値</translation>
    </message>
    <message>
        <source>Scalar doubles: 11 additions, 2 subtractions, 9 multiplications, 2 divisions</source>
        <extracomment>floating-mix</extracomment>
        <translation>スカラー倍精度: 加算11、減算2、乗算9、除算2</translation>
    </message>
    <message>
        <source>Sequential move, {1}-byte</source>
        <extracomment>move-serial</extracomment>
        <translation>シーケンシャルムーブ、{1}バイト</translation>
    </message>
    <message>
        <source>Random move, {1}-byte</source>
        <extracomment>move-random</extracomment>
        <translation>ランダムムーブ、{1}バイト</translation>
    </message>
    <message>
        <source>The random index of a move alone</source>
        <extracomment>index-random</extracomment>
        <translation>ムーブのランダムなインデックスのみ</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte</source>
        <extracomment>read-serial</extracomment>
        <translation>シーケンシャル読み取り、{1}バイト</translation>
    </message>
    <message>
        <source>Random read, {1}-byte</source>
        <extracomment>read-random</extracomment>
        <translation>ランダム読み取り、{1}バイト</translation>
    </message>
    <message>
        <source>Random read, {1}-byte, in 256-byte chunks</source>
        <extracomment>read-chunks</extracomment>
        <translation>ランダム読み取り、{1}バイト、256バイトのチャンク</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, non-temporal</source>
        <extracomment>read-stream</extracomment>
        <translation>シーケンシャル読み取り、{1}バイト、非テンポラル</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, software prefetch</source>
        <extracomment>read-prefetch</extracomment>
        <translation>シーケンシャル読み取り、{1}バイト、ソフトウェアプリフェッチ</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, interleaved over 4 pages</source>
        <extracomment>read-interleave</extracomment>
        <translation>シーケンシャル読み取り、{1}バイト、4ページにインターリーブ</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, unrolled over a page</source>
        <extracomment>read-page</extracomment>
        <translation>シーケンシャル読み取り、{1}バイト、1ページ分を展開</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, register pairs</source>
        <extracomment>read-pair</extracomment>
        <translation>シーケンシャル読み取り、{1}バイト、レジスタペア</translation>
    </message>
    <message>
        <source>Sequential read, {1}-byte, SVE</source>
        <extracomment>read-sve</extracomment>
        <translation>シーケンシャル読み取り、{1}バイト、SVE</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte</source>
        <extracomment>write-serial</extracomment>
        <translation>シーケンシャル書き込み、{1}バイト</translation>
    </message>
    <message>
        <source>Random write, {1}-byte</source>
        <extracomment>write-random</extracomment>
        <translation>ランダム書き込み、{1}バイト</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks</source>
        <extracomment>write-chunks</extracomment>
        <translation>ランダム書き込み、{1}バイト、256バイトのチャンク</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, non-temporal</source>
        <extracomment>write-stream</extracomment>
        <translation>シーケンシャル書き込み、{1}バイト、非テンポラル</translation>
    </message>
    <message>
        <source>Random write, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>write-stream-chunks</extracomment>
        <translation>ランダム書き込み、{1}バイト、256バイトのチャンク、非テンポラル</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, interleaved over 4 pages</source>
        <extracomment>write-interleave</extracomment>
        <translation>シーケンシャル書き込み、{1}バイト、4ページにインターリーブ</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, register pairs</source>
        <extracomment>write-pair</extracomment>
        <translation>シーケンシャル書き込み、{1}バイト、レジスタペア</translation>
    </message>
    <message>
        <source>Sequential write, {1}-byte, SVE</source>
        <extracomment>write-sve</extracomment>
        <translation>シーケンシャル書き込み、{1}バイト、SVE</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte</source>
        <extracomment>copy-serial</extracomment>
        <translation>シーケンシャルコピー、{1}バイト</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte</source>
        <extracomment>copy-random</extracomment>
        <translation>ランダムコピー、{1}バイト</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, non-temporal</source>
        <extracomment>copy-stream</extracomment>
        <translation>シーケンシャルコピー、{1}バイト、非テンポラル</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, grouped, non-temporal</source>
        <extracomment>copy-best</extracomment>
        <translation>シーケンシャルコピー、{1}バイト、グループ化、非テンポラル</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, register pairs</source>
        <extracomment>copy-pair</extracomment>
        <translation>シーケンシャルコピー、{1}バイト、レジスタペア</translation>
    </message>
    <message>
        <source>Sequential copy, {1}-byte, SVE</source>
        <extracomment>copy-sve</extracomment>
        <translation>シーケンシャルコピー、{1}バイト、SVE</translation>
    </message>
    <message>
        <source>Triad, {1}-byte</source>
        <extracomment>triad-serial</extracomment>
        <translation>トライアド、{1}バイト</translation>
    </message>
    <message>
        <source>Triad, {1}-byte, non-temporal</source>
        <extracomment>triad-stream</extracomment>
        <translation>トライアド、{1}バイト、非テンポラル</translation>
    </message>
    <message>
        <source>{1}, as STREAM counts it</source>
        <extracomment>count-stream</extracomment>
        <translation>{1}、STREAMの数え方</translation>
    </message>
    <message>
        <source>{1}, payload, a third of what STREAM counts</source>
        <extracomment>count-payload</extracomment>
        <translation>{1}、ペイロード、STREAMの3分の1</translation>
    </message>
    <message>
        <source>Triad</source>
        <extracomment>op-triad</extracomment>
        <translation>トライアド</translation>
    </message>
    <message>
        <source>Pointer chasing, parallel chains: {1}</source>
        <extracomment>chase</extracomment>
        <translation>ポインターチェイス、並列チェーン: {1}</translation>
    </message>
    <message>
        <source>The whole buffer by one memcpy</source>
        <extracomment>copy-memcpy</extracomment>
        <translation>1回のmemcpyによるバッファー全体のコピー</translation>
    </message>
    <message>
        <source>8-byte loop</source>
        <extracomment>copy-elements
----------
row-copy-elements</extracomment>
        <translation>8バイトのループ</translation>
    </message>
    <message>
        <source>memcpy block by block, the rest included</source>
        <extracomment>copy-blocks</extracomment>
        <translation>ブロックごとのmemcpy（残りを含む）</translation>
    </message>
    <message>
        <source>memcpy</source>
        <extracomment>library-memcpy</extracomment>
        <translation>memcpy</translation>
    </message>
    <message>
        <source>memmove, 8 bytes up, overlapping</source>
        <extracomment>library-memmove</extracomment>
        <translation>memmove、8バイト上へ、重なりあり</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>library-memset</extracomment>
        <translation>memset</translation>
    </message>
    <message>
        <source>memcmp, equal buffers</source>
        <extracomment>library-memcmp</extracomment>
        <translation>memcmp、等しいバッファー</translation>
    </message>
    <message>
        <source>memchr, the last byte</source>
        <extracomment>library-memchr</extracomment>
        <translation>memchr、最後のバイト</translation>
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
        <translation>汎用レジスタから汎用レジスタ、{1}バイト</translation>
    </message>
    <message>
        <source>General register to stack, {1}-byte</source>
        <extracomment>register-to-stack</extracomment>
        <translation>汎用レジスタからスタック、{1}バイト</translation>
    </message>
    <message>
        <source>Stack to general register, {1}-byte</source>
        <extracomment>register-from-stack</extracomment>
        <translation>スタックから汎用レジスタ、{1}バイト</translation>
    </message>
    <message>
        <source>push, {1}-byte</source>
        <extracomment>register-push</extracomment>
        <translation>push、{1}バイト</translation>
    </message>
    <message>
        <source>pop, {1}-byte</source>
        <extracomment>register-pop</extracomment>
        <translation>pop、{1}バイト</translation>
    </message>
    <message>
        <source>General register to vector, {1}-byte, rest cleared</source>
        <extracomment>register-to-vector</extracomment>
        <translation>汎用レジスタからベクトル、{1}バイト、残りはクリア</translation>
    </message>
    <message>
        <source>Vector to general register, {1}-byte</source>
        <extracomment>register-from-vector</extracomment>
        <translation>ベクトルから汎用レジスタ、{1}バイト</translation>
    </message>
    <message>
        <source>General register into a vector element, {1}-byte</source>
        <extracomment>register-insert</extracomment>
        <translation>汎用レジスタからベクトル要素、{1}バイト</translation>
    </message>
    <message>
        <source>Vector element to general register, {1}-byte</source>
        <extracomment>register-extract</extracomment>
        <translation>ベクトル要素から汎用レジスタ、{1}バイト</translation>
    </message>
    <message>
        <source>Vector to vector, {1}-byte</source>
        <extracomment>register-vector</extracomment>
        <translation>ベクトルからベクトル、{1}バイト</translation>
    </message>
    <message>
        <source>Scalable vector to scalable vector, {1}-byte</source>
        <extracomment>register-sve</extracomment>
        <translation>スケーラブルベクトルからスケーラブルベクトル、{1}バイト</translation>
    </message>
    <message>
        <source>lods, {1}-byte</source>
        <extracomment>string-lods</extracomment>
        <translation>lods、{1}バイト</translation>
    </message>
    <message>
        <source>stos, {1}-byte</source>
        <extracomment>string-stos</extracomment>
        <translation>stos、{1}バイト</translation>
    </message>
    <message>
        <source>movs, {1}-byte</source>
        <extracomment>string-movs</extracomment>
        <translation>movs、{1}バイト</translation>
    </message>
    <message>
        <source>rep lods, {1}-byte</source>
        <extracomment>string-rep-lods</extracomment>
        <translation>rep lods、{1}バイト</translation>
    </message>
    <message>
        <source>rep stos, {1}-byte</source>
        <extracomment>string-rep-stos</extracomment>
        <translation>rep stos、{1}バイト</translation>
    </message>
    <message>
        <source>rep movs, {1}-byte</source>
        <extracomment>string-rep-movs</extracomment>
        <translation>rep movs、{1}バイト</translation>
    </message>
    <message>
        <source>Compare-and-swap</source>
        <extracomment>handover-cas</extracomment>
        <translation>コンペアアンドスワップ</translation>
    </message>
    <message>
        <source>Load and store</source>
        <extracomment>handover-store</extracomment>
        <translation>ロードとストア</translation>
    </message>
    <message>
        <source>Own line</source>
        <extracomment>contention-apart-256</extracomment>
        <translation>専用ライン</translation>
    </message>
    <message>
        <source>Neighbouring words</source>
        <extracomment>contention-apart-8</extracomment>
        <translation>隣り合うワード</translation>
    </message>
    <message>
        <source>Words {1} bytes apart</source>
        <extracomment>contention-apart</extracomment>
        <translation>{1}バイト離れたワード</translation>
    </message>
    <message>
        <source>One word, add</source>
        <extracomment>contention-add</extracomment>
        <translation>1ワード、加算</translation>
    </message>
    <message>
        <source>One word, compare-and-swap</source>
        <extracomment>contention-cas</extracomment>
        <translation>1ワード、コンペアアンドスワップ</translation>
    </message>
    <message>
        <source>Reads only</source>
        <extracomment>inject-1to0</extracomment>
        <translation>読み取りのみ</translation>
    </message>
    <message>
        <source>Read:write 3:1</source>
        <extracomment>inject-3to1</extracomment>
        <translation>読み取り:書き込み = 3:1</translation>
    </message>
    <message>
        <source>Read:write 2:1</source>
        <extracomment>inject-2to1</extracomment>
        <translation>読み取り:書き込み = 2:1</translation>
    </message>
    <message>
        <source>Read:write 1:1</source>
        <extracomment>inject-1to1</extracomment>
        <translation>読み取り:書き込み = 1:1</translation>
    </message>
    <message>
        <source>1-byte store, {1}-byte load</source>
        <extracomment>forward-1</extracomment>
        <translation>1バイトのストア、{1}バイトのロード</translation>
    </message>
    <message>
        <source>2-byte store, {1}-byte load</source>
        <extracomment>forward-2</extracomment>
        <translation>2バイトのストア、{1}バイトのロード</translation>
    </message>
    <message>
        <source>4-byte store, {1}-byte load</source>
        <extracomment>forward-4</extracomment>
        <translation>4バイトのストア、{1}バイトのロード</translation>
    </message>
    <message>
        <source>8-byte store, {1}-byte load</source>
        <extracomment>forward-8</extracomment>
        <translation>8バイトのストア、{1}バイトのロード</translation>
    </message>
    <message>
        <source>16-byte store, {1}-byte load</source>
        <extracomment>forward-16</extracomment>
        <translation>16バイトのストア、{1}バイトのロード</translation>
    </message>
    <message>
        <source>Lost time</source>
        <extracomment>pauses-watch</extracomment>
        <translation>損失時間</translation>
    </message>
    <message>
        <source>Wake-up latency</source>
        <extracomment>pauses-wake-up</extracomment>
        <translation>ウェイクアップレイテンシ</translation>
    </message>
    <message>
        <source>Vectors</source>
        <extracomment>sustained-vectors
----------
label-vectors</extracomment>
        <translation>ベクトル</translation>
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
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Sequential write, direct I/O</source>
        <extracomment>disk-write-serial</extracomment>
        <translation>シーケンシャル書き込み、ダイレクトI/O</translation>
    </message>
    <message>
        <source>Sequential read, direct I/O</source>
        <extracomment>disk-read-serial</extracomment>
        <translation>シーケンシャル読み取り、ダイレクトI/O</translation>
    </message>
    <message>
        <source>Random write, direct I/O</source>
        <extracomment>disk-write-random</extracomment>
        <translation>ランダム書き込み、ダイレクトI/O</translation>
    </message>
    <message>
        <source>Random read, direct I/O</source>
        <extracomment>disk-read-random</extracomment>
        <translation>ランダム読み取り、ダイレクトI/O</translation>
    </message>
    <message>
        <source>Sequential reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-serial</extracomment>
        <translation>シーケンシャルの読み書き、割合で混合、ダイレクトI/O</translation>
    </message>
    <message>
        <source>Random reads and writes, mixed by share, direct I/O</source>
        <extracomment>disk-mixed-random</extracomment>
        <translation>ランダムの読み書き、割合で混合、ダイレクトI/O</translation>
    </message>
    <message>
        <source>Random write, each flushed, direct I/O</source>
        <extracomment>disk-commit-random</extracomment>
        <translation>ランダム書き込み、毎回フラッシュ、ダイレクトI/O</translation>
    </message>
    <message>
        <source>Log append, each flushed, through the OS cache</source>
        <extracomment>disk-commit-serial</extracomment>
        <translation>ログへの追記、毎回フラッシュ、OSのキャッシュ経由</translation>
    </message>
    <message>
        <source>Sustained sequential write, direct I/O</source>
        <extracomment>disk-endurance-serial</extracomment>
        <translation>持続シーケンシャル書き込み、ダイレクトI/O</translation>
    </message>
    <message>
        <source>Sequential, {1}-byte</source>
        <extracomment>memory-serial</extracomment>
        <translation>シーケンシャル、{1}バイト</translation>
    </message>
    <message>
        <source>Random, {1}-byte</source>
        <extracomment>memory-random</extracomment>
        <translation>ランダム、{1}バイト</translation>
    </message>
    <message numerus="yes">
        <source>{1} chains</source>
        <extracomment>latency-chains</extracomment>
        <translation>
            <numerusform>{1}チェーン</numerusform>
        </translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>loaded-idle</extracomment>
        <translation>アイドル時</translation>
    </message>
    <message>
        <source>{1}, delay {2}</source>
        <extracomment>loaded-delay</extracomment>
        <translation>{1}、遅延{2}</translation>
    </message>
    <message>
        <source>node {1} to node {2}</source>
        <extracomment>node-pair</extracomment>
        <translation>ノード{1}からノード{2}へ</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>numa-latency
----------
metric-latency</extracomment>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <extracomment>numa-bandwidth</extracomment>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>CPU {1} and CPU {2}</source>
        <extracomment>cpu-pair</extracomment>
        <translation>CPU {1}とCPU {2}</translation>
    </message>
    <message>
        <source>{1} {2}: {3}</source>
        <extracomment>cell-of-test-and-size</extracomment>
        <translation>{1} {2}: {3}</translation>
    </message>
    <message>
        <source>{1}, transparent huge pages</source>
        <extracomment>cell-pages-transparent</extracomment>
        <translation>{1}、透過的ヒュージページ</translation>
    </message>
    <message>
        <source>{1}, explicit huge pages</source>
        <extracomment>cell-pages-explicit</extracomment>
        <translation>{1}、明示的ヒュージページ</translation>
    </message>
    <message>
        <source>{1}, huge pages</source>
        <extracomment>cell-pages-huge</extracomment>
        <translation>{1}、ヒュージページ</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>op-mixed</extracomment>
        <translation>混合</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>op-commit</extracomment>
        <translation>コミット</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>op-write</extracomment>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>op-read</extracomment>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>op-move</extracomment>
        <translation>ムーブ</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>pattern-random</extracomment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>sequential</source>
        <extracomment>pattern-serial</extracomment>
        <translation>順次</translation>
    </message>
    <message>
        <source>This is the form of sc-membench, with its scores. They mix the first-level cache of all cores with memory; compare levels instead (--format text). The scores of sc-membench itself may be higher, because its threads do not start together.</source>
        <extracomment>membench-note</extracomment>
        <translation>これはsc-membenchの形式で、そのスコアを含みます。スコアは全コアの1次キャッシュとメモリを混ぜたものなので、代わりにレベルごとに比較してください（--format text）。sc-membenchではスレッドの開始がそろわないため、そのスコアはこれより高くなることがあります。</translation>
    </message>
    <message>
        <source>WARNING: the scores cannot be compared with those of other runs, since:</source>
        <extracomment>membench-warning</extracomment>
        <translation>警告: 次の理由により、スコアをほかの実行のものと比較できません:</translation>
    </message>
    <message>
        <source>the run did not come to its end</source>
        <extracomment>membench-unfinished</extracomment>
        <translation>実行が最後まで終わらなかった</translation>
    </message>
    <message>
        <source>its number of threads was {1}, on a machine with {2} CPUs (--threads auto has as many)</source>
        <extracomment>membench-threads</extracomment>
        <translation>スレッドは{1}個、マシンのCPUは{2}個だった（--threads autoなら同数になる）</translation>
    </message>
    <message>
        <source>there is one size of buffer only (--sweep full has many)</source>
        <extracomment>membench-one-size</extracomment>
        <translation>バッファーサイズが1つしかない（--sweep fullなら多数ある）</translation>
    </message>
    <message>
        <source>{1} of {2} results are unreliable (--format text says why)</source>
        <extracomment>membench-poor</extracomment>
        <translation>{2}件中{1}件の結果が信頼できない（理由は--format textで表示）</translation>
    </message>
    <message>
        <source>This run has no bandwidth and no latency in buffers of 1 KiB or more, which is all that this form holds.</source>
        <extracomment>membench-nothing</extracomment>
        <translation>この実行には、1 KiB以上のバッファーでの帯域幅とレイテンシがありません（この形式に入るのはそれだけです）。</translation>
    </message>
    <message>
        <source>90th percentile of work per cycle x clock</source>
        <extracomment>statistic-p90-per-clock</extracomment>
        <translation>サイクルあたりの作業量×クロックの90パーセンタイル</translation>
    </message>
    <message>
        <source>90th percentile of the rate</source>
        <extracomment>statistic-p90</extracomment>
        <translation>速度の90パーセンタイル</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <extracomment>statistic-p10</extracomment>
        <translation>10パーセンタイル</translation>
    </message>
    <message>
        <source>10th percentile of cycles / clock</source>
        <extracomment>statistic-p10-per-clock</extracomment>
        <translation>サイクル数/クロックの10パーセンタイル</translation>
    </message>
    <message>
        <source>median over cache lines of the 10th percentile of each</source>
        <extracomment>statistic-p10-of-lines</extracomment>
        <translation>キャッシュラインごとの10パーセンタイルの中央値</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of each</source>
        <extracomment>statistic-p90-of-visits</extracomment>
        <translation>測定回ごとの90パーセンタイルの中央値</translation>
    </message>
    <message>
        <source>median over visits of the 90th percentile of work per cycle x clock of each</source>
        <extracomment>statistic-p90-per-clock-of-visits</extracomment>
        <translation>測定回ごとの、サイクルあたりの作業量×クロックの90パーセンタイルの中央値</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>statistic-p50
----------
series-median
----------
column-median</extracomment>
        <translation>中央値</translation>
    </message>
    <message>
        <source>median operation</source>
        <extracomment>statistic-p50-operation</extracomment>
        <translation>操作の中央値</translation>
    </message>
    <message>
        <source>mean over the common time window</source>
        <extracomment>statistic-mean</extracomment>
        <translation>共通の時間枠での平均</translation>
    </message>
    <message>
        <source>counted bytes / counted time</source>
        <extracomment>statistic-total</extracomment>
        <translation>数えたバイト数/数えた時間</translation>
    </message>
    <message>
        <source>lost time / watched time</source>
        <extracomment>statistic-lost-share</extracomment>
        <translation>損失時間/観測時間</translation>
    </message>
    <message>
        <source>rate after a fall / rate of seconds 2 to 12</source>
        <extracomment>statistic-sustained-share</extracomment>
        <translation>低下後の速度/2～12秒の速度</translation>
    </message>
    <message>
        <source>total bytes / total time</source>
        <extracomment>statistic-average</extracomment>
        <translation>総バイト数/総時間</translation>
    </message>
    <message>
        <source>{1} (up to L2)</source>
        <extracomment>statistic-to-l2</extracomment>
        <translation>{1}（L2まで）</translation>
    </message>
    <message>
        <source>{1} (beyond L2)</source>
        <extracomment>statistic-beyond-l2</extracomment>
        <translation>{1}（L2より先）</translation>
    </message>
    <message>
        <source>reliable</source>
        <extracomment>grade-good</extracomment>
        <translation>信頼可</translation>
    </message>
    <message>
        <source>caution</source>
        <extracomment>grade-fair</extracomment>
        <translation>注意</translation>
    </message>
    <message>
        <source>unreliable</source>
        <extracomment>grade-poor</extracomment>
        <translation>信頼不可</translation>
    </message>
    <message>
        <source>skipped</source>
        <extracomment>outcome-skipped</extracomment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>outcome-failed
----------
status-failed</extracomment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>metric-rate
----------
column-rate</extracomment>
        <translation>速度</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>metric-operations</extracomment>
        <translation>操作</translation>
    </message>
    <message>
        <source>completion latency</source>
        <extracomment>metric-completion-latency</extracomment>
        <translation>完了レイテンシ</translation>
    </message>
    <message>
        <source>peak</source>
        <extracomment>peer-peak</extracomment>
        <translation>最高値</translation>
    </message>
    <message>
        <source>weighted average</source>
        <extracomment>peer-weighted-average</extracomment>
        <translation>加重平均</translation>
    </message>
    <message>
        <source>{1}, random, {2}-byte, non-temporal</source>
        <extracomment>peer-random-non-temporal</extracomment>
        <translation>{1}、ランダム、{2}バイト、非テンポラル</translation>
    </message>
    <message>
        <source>memcpy, block by block</source>
        <extracomment>peer-blocks</extracomment>
        <translation>memcpy、ブロックごと</translation>
    </message>
    <message>
        <source>refused</source>
        <extracomment>how-refused</extracomment>
        <translation>拒否された</translation>
    </message>
    <message>
        <source>accepted but ignored</source>
        <extracomment>how-not-real</extracomment>
        <translation>受け付けられたが無視された</translation>
    </message>
    <message>
        <source>ineffective, because the file system is in memory</source>
        <extracomment>how-in-memory</extracomment>
        <translation>ファイルシステムがメモリ上にあり、効果がない</translation>
    </message>
    <message>
        <source>ineffective, because a program with its own cache serves the file system</source>
        <extracomment>how-program</extracomment>
        <translation>ファイルシステムを提供するプログラムが独自のキャッシュを持ち、効果がない</translation>
    </message>
    <message>
        <source>ineffective, because the device keeps its data in memory</source>
        <extracomment>how-device-in-memory</extracomment>
        <translation>デバイスがデータをメモリに置き、効果がない</translation>
    </message>
    <message>
        <source>Loopback, no network</source>
        <extracomment>brief-network-loopback</extracomment>
        <translation>ループバック</translation>
    </message>
    <message>
        <source>Same machine</source>
        <extracomment>brief-network-same-host</extracomment>
        <translation>同じマシン</translation>
    </message>
    <message>
        <source>CPU-bound ({2})</source>
        <extracomment>brief-network-processor-limit</extracomment>
        <translation>CPUバウンド（{2}）</translation>
    </message>
    <message>
        <source>Faster than its link</source>
        <extracomment>brief-network-above-link
----------
brief-beyond-link</extracomment>
        <translation>リンクより速い</translation>
    </message>
    <message>
        <source>Retransmits {2}</source>
        <extracomment>brief-network-retransmissions</extracomment>
        <translation>再送{2}</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <extracomment>brief-network-refused</extracomment>
        <translation>接続拒否</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <extracomment>brief-network-no-answer</extracomment>
        <translation>接続タイムアウト</translation>
    </message>
    <message>
        <source>Host name not found</source>
        <extracomment>brief-network-name-not-found</extracomment>
        <translation>ホスト名を解決できず</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <extracomment>brief-network-unreachable</extracomment>
        <translation>ホスト到達不能</translation>
    </message>
    <message>
        <source>Wrong code</source>
        <extracomment>brief-network-wrong-code</extracomment>
        <translation>コード誤り</translation>
    </message>
    <message>
        <source>Not proved by the code</source>
        <extracomment>brief-network-unproved</extracomment>
        <translation>コードの証明なし</translation>
    </message>
    <message>
        <source>Code used up</source>
        <extracomment>brief-network-code-spent</extracomment>
        <translation>コード使用済み</translation>
    </message>
    <message>
        <source>Locked for {2}</source>
        <extracomment>brief-network-paused</extracomment>
        <translation>ロック: {2}</translation>
    </message>
    <message>
        <source>Other machine busy</source>
        <extracomment>brief-network-busy</extracomment>
        <translation>相手のマシンが使用中</translation>
    </message>
    <message>
        <source>Version mismatch</source>
        <extracomment>brief-network-other-version</extracomment>
        <translation>バージョン不一致</translation>
    </message>
    <message>
        <source>Not Strata</source>
        <extracomment>brief-network-not-strata</extracomment>
        <translation>Strataではない</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <extracomment>brief-network-lost</extracomment>
        <translation>接続断</translation>
    </message>
    <message>
        <source>Stopped by other end</source>
        <extracomment>brief-network-ended</extracomment>
        <translation>相手側が停止</translation>
    </message>
    <message>
        <source>No data for {2}</source>
        <extracomment>brief-network-stalled</extracomment>
        <translation>データなし: {2}</translation>
    </message>
    <message>
        <source>Took too long</source>
        <extracomment>brief-network-too-long</extracomment>
        <translation>時間超過</translation>
    </message>
    <message>
        <source>Too much to send</source>
        <extracomment>brief-network-too-much</extracomment>
        <translation>送信量が過大</translation>
    </message>
    <message>
        <source>Invalid message</source>
        <extracomment>brief-network-bad-frame</extracomment>
        <translation>不正なメッセージ</translation>
    </message>
    <message>
        <source>Unknown reason</source>
        <extracomment>brief-unknown-reason</extracomment>
        <translation>不明な理由</translation>
    </message>
    <message>
        <source>No thread available</source>
        <extracomment>brief-no-thread</extracomment>
        <translation>使えるスレッドなし</translation>
    </message>
    <message>
        <source>The connection leads back to this machine (loopback), so this is OS and memory speed, not network speed. Start the server on another machine to measure a network.</source>
        <extracomment>network-loopback</extracomment>
        <translation>接続がこのマシンに戻っているため（ループバック）、これはネットワークではなくOSとメモリの速度です。ネットワークを測定するには、別のマシンでサーバーを起動してください。</translation>
    </message>
    <message>
        <source>Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another machine to measure a network.</source>
        <extracomment>network-same-host</extracomment>
        <translation>両端が1台のマシンで動作し、そのCPUを共有したため、ネットワークを使っていません。ネットワークを測定するには、別のマシンでサーバーを起動してください。</translation>
    </message>
    <message>
        <source>CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more streams, or a faster machine at that end.</source>
        <extracomment>network-processor-limit</extracomment>
        <translation>{1}CPUが時間の{2}で稼働していたため（CPUバウンド）、ネットワークはこれより速い可能性があります。ストリームを増やすか、その側でより速いマシンを使ってください。</translation>
    </message>
    <message>
        <source>The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, or the data took another path. Do not use this as network speed.</source>
        <extracomment>network-above-link</extracomment>
        <translation>結果は{1}ですが、2つのインターフェイスの遅い方は{2}しか転送できません。OSが報告するリンクが誤っているか、データが別の経路を通りました。これをネットワークの速度として使わないでください。</translation>
    </message>
    <message>
        <source>TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the Wi-Fi, or the devices between the machines.</source>
        <extracomment>network-retransmissions</extracomment>
        <translation>TCPの再送: {1}、全セグメントの{2}。パケットロスはスループットを下げます。ケーブル、Wi-Fi、またはマシン間の機器を確認してください。</translation>
    </message>
    <message>
        <source>There is no machine to measure with. Start Strata on the other machine, and choose Network, Start server there (or strata-cli serve). Enter its address here (--host).</source>
        <extracomment>no-peer</extracomment>
        <translation>一緒に測定するマシンがありません。相手のマシンでStrataを起動し、そこで「ネットワーク」、「サーバーを起動」を選択してください（またはstrata-cli serve）。そのアドレスをここに入力してください（--host）。</translation>
    </message>
    <message>
        <source>There is no code for {1}. Its server shows six digits: enter them here (--code).</source>
        <extracomment>no-code</extracomment>
        <translation>{1}のコードがありません。そのサーバーが表示する6桁の数字をここに入力してください（--code）。</translation>
    </message>
    <message>
        <source>The code for {1} is not six digits. Enter the code that the other machine shows.</source>
        <extracomment>bad-code</extracomment>
        <translation>{1}用のコードが6桁ではありません。相手のマシンに表示されているコードを入力してください。</translation>
    </message>
    <message>
        <source>The list has {1} twice. List each machine once.</source>
        <extracomment>same-peer</extracomment>
        <translation>リストに{1}が2回あります。各マシンは1回だけ指定してください。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001.</source>
        <extracomment>bad-address</extracomment>
        <translation>「{1}」はホスト名でもIPアドレスでもありません。例: desk.local、192.168.1.7、desk.local:49001。</translation>
    </message>
    <message>
        <source>{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or strata-cli serve), and check the port.</source>
        <extracomment>network-refused</extracomment>
        <translation>そのポートで待ち受けているものがないため、{1}が接続を拒否しました。相手側で「ネットワーク」、「サーバーを起動」を選択し（またはstrata-cli serve）、ポートを確認してください。</translation>
    </message>
    <message>
        <source>{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 unless you chose another).</source>
        <extracomment>network-no-answer</extracomment>
        <translation>{1}が応答しません。アドレスを確認してください。相手のマシンのファイアウォールでポートを開いてください（TCP、別のものを選んでいなければ49000）。</translation>
    </message>
    <message>
        <source>This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine shows.</source>
        <extracomment>network-name-not-found</extracomment>
        <translation>このマシンはホスト名{1}を解決できません。名前を確認するか、相手のマシンに表示されているIPアドレスを使ってください。</translation>
    </message>
    <message>
        <source>{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network.</source>
        <extracomment>network-unreachable</extracomment>
        <translation>{1}に到達できません。OSの報告: {2}。両方のマシンが同じネットワークにあることを確認してください。</translation>
    </message>
    <message>
        <source>{1} rejected the code. Enter the code that it shows now; each start has a new one.</source>
        <extracomment>network-wrong-code</extracomment>
        <translation>{1}がコードを拒否しました。現在表示されているコードを入力してください（起動のたびに新しくなります）。</translation>
    </message>
    <message>
        <source>{1} ended the connection before it proved that it knows the code. Another machine may have tried to guess it, so Strata does not use the code again. Start the server there again, and enter the new code.</source>
        <extracomment>network-unproved</extracomment>
        <translation>{1}は、コードを知っていることを証明する前に接続を切りました。別のマシンが推測を試みた可能性があるため、Strataはこのコードを再び使いません。そこでサーバーを起動し直し、新しいコードを入力してください。</translation>
    </message>
    <message>
        <source>Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. Enter the code that {1} shows now, and run it again.</source>
        <extracomment>network-code-spent</extracomment>
        <translation>以前に誤りだったか、別のマシンが推測を試みた可能性があるため、Strataは{1}とのコードを試しませんでした。{1}に現在表示されているコードを入力し、もう一度実行してください。</translation>
    </message>
    <message>
        <source>{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to get a new code.</source>
        <extracomment>network-paused</extracomment>
        <translation>誤ったコードが多すぎたため、{1}は{2}の間、接続を受け付けません。待つか、そこでサーバーを起動し直して新しいコードを得てください。</translation>
    </message>
    <message>
        <source>{1} is measuring with another machine. Try again when that run ends.</source>
        <extracomment>network-busy</extracomment>
        <translation>{1}は別のマシンと測定中です。その実行が終わってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version of Strata on both machines.</source>
        <extracomment>network-other-version</extracomment>
        <translation>{1}はネットワークプロトコルのバージョン{2}を、このプログラムはバージョン{3}を使います。両方のマシンに同じバージョンのStrataをインストールしてください。</translation>
    </message>
    <message>
        <source>A program other than Strata answers at {1}. Check the port, and that Strata is the server there.</source>
        <extracomment>network-not-strata</extracomment>
        <translation>{1}で応答しているのはStrata以外のプログラムです。ポートと、そこでStrataがサーバーになっていることを確認してください。</translation>
    </message>
    <message>
        <source>The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or the Wi-Fi, and run it again.</source>
        <extracomment>network-lost</extracomment>
        <translation>{1}との接続が切れました。OSの報告: {2}。Strataはそれまでの結果を残します。ケーブルまたはWi-Fiを確認し、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the test again.</source>
        <extracomment>network-ended</extracomment>
        <translation>{1}のサーバーが停止されました。Strataはそれまでの結果を残します。そこで起動し直し、テストをもう一度実行してください。</translation>
    </message>
    <message>
        <source>{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether the other machine sleeps or hangs, and run it again.</source>
        <extracomment>network-stalled</extracomment>
        <translation>{1}は接続されていますが、{2}の間何も送信しませんでした。Strataはそれまでの結果を残します。相手のマシンがスリープしているか応答を停止していないかを確認し、もう一度実行してください。</translation>
    </message>
    <message>
        <source>{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again.</source>
        <extracomment>network-too-long</extracomment>
        <translation>{1}が、1回の測定の上限{2}を超えました。Strataはそれまでの結果を残します。もう一度実行してください。</translation>
    </message>
    <message>
        <source>The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. Strata keeps the earlier results. Measure the rest in a second run.</source>
        <extracomment>network-too-much</extracomment>
        <translation>{1}とのテストが、そのサーバーの上限（測定1000回、結果4 MiB）を超えました。Strataはそれまでの結果を残します。残りは2回目の実行で測定してください。</translation>
    </message>
    <message>
        <source>{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; if this happens again, check the devices between the machines.</source>
        <extracomment>network-bad-frame</extracomment>
        <translation>{1}が不正なメッセージを送ったか、メッセージが途中で変化しました。Strataはそれまでの結果を残します。もう一度実行し、再び起きる場合はマシン間の機器を確認してください。</translation>
    </message>
    <message>
        <source>{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both machines.</source>
        <extracomment>unknown-reason</extracomment>
        <translation>{1}が、このプログラムの知らない理由を示しました: {2}。両方のマシンに同じバージョンのStrataをインストールしてください。</translation>
    </message>
    <message>
        <source>The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>no-thread</extracomment>
        <translation>OSがこの接続のスレッドを拒否しました。ほかのプログラムを閉じるか、OSのスレッド数の上限を上げてください。</translation>
    </message>
    <message>
        <source>The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine.</source>
        <extracomment>no-random-numbers</extracomment>
        <translation>OSが乱数を提供しなかったため、Strataは接続を保護できません。マシンを再起動してください。</translation>
    </message>
    <message>
        <source>Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or another port.</source>
        <extracomment>cannot-listen</extracomment>
        <translation>Strataは{1}のポート{2}で待ち受けできません。OSの報告: {3}。このマシンのアドレス、または別のポートを選択してください。</translation>
    </message>
    <message>
        <source>Another program uses port {1}. Close it, or choose another port and enter that on the other machine.</source>
        <extracomment>port-taken</extracomment>
        <translation>ほかのプログラムがポート{1}を使っています。それを閉じるか、別のポートを選択して相手のマシンでも入力してください。</translation>
    </message>
    <message>
        <source>No client connected for {1}, so the server stopped. Start it again when you need it.</source>
        <extracomment>responder-idle</extracomment>
        <translation>{1}の間クライアントが接続しなかったため、サーバーを停止しました。必要なときに起動し直してください。</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, idle network</source>
        <extracomment>network-round-trip</extracomment>
        <translation>別のマシンとの間の小さなメッセージの往復、アイドル状態のネットワーク</translation>
    </message>
    <message>
        <source>Chunk uploads and downloads to another machine, by the size of the chunk</source>
        <extracomment>network-acknowledged</extracomment>
        <translation>別のマシンとの間のチャンクのアップロードとダウンロード、チャンクのサイズ別</translation>
    </message>
    <message>
        <source>Streams of data to and from another machine, counted by the receiver</source>
        <extracomment>network-stream</extracomment>
        <translation>別のマシンとの間のデータストリーム、受信側で集計</translation>
    </message>
    <message>
        <source>Small messages to another machine and back, under the load of streams</source>
        <extracomment>network-round-trip-loaded</extracomment>
        <translation>別のマシンとの間の小さなメッセージの往復、ストリームの負荷時</translation>
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
        <translation>負荷時のRTT、上り</translation>
    </message>
    <message>
        <source>RTT under load, download</source>
        <extracomment>network-row-loaded-from</extracomment>
        <translation>負荷時のRTT、下り</translation>
    </message>
    <message>
        <source>RTT under load, bidirectional</source>
        <extracomment>network-row-loaded-both</extracomment>
        <translation>負荷時のRTT、双方向</translation>
    </message>
    <message>
        <source>Chunk upload</source>
        <extracomment>network-row-acknowledged</extracomment>
        <translation>チャンク上り</translation>
    </message>
    <message>
        <source>Chunk download</source>
        <extracomment>network-row-requested</extracomment>
        <translation>チャンク下り</translation>
    </message>
    <message>
        <source>Upload, 1 stream</source>
        <extracomment>network-row-to-1</extracomment>
        <translation>上り、1ストリーム</translation>
    </message>
    <message>
        <source>Upload, {1} streams</source>
        <extracomment>network-row-to</extracomment>
        <translation>上り、{1}ストリーム</translation>
    </message>
    <message>
        <source>Download, 1 stream</source>
        <extracomment>network-row-from-1</extracomment>
        <translation>下り、1ストリーム</translation>
    </message>
    <message>
        <source>Download, {1} streams</source>
        <extracomment>network-row-from</extracomment>
        <translation>下り、{1}ストリーム</translation>
    </message>
    <message>
        <source>Bidirectional, 1 stream</source>
        <extracomment>network-row-both-1</extracomment>
        <translation>双方向、1ストリーム</translation>
    </message>
    <message>
        <source>Bidirectional, {1} streams</source>
        <extracomment>network-row-both</extracomment>
        <translation>双方向、{1}ストリーム</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>network-all-peers</extracomment>
        <translation>全台同時</translation>
    </message>
    <message>
        <source>Other machine</source>
        <extracomment>label-peer</extracomment>
        <translation>相手のマシン</translation>
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
        <translation>{1}から</translation>
    </message>
    <message>
        <source>interface {1}</source>
        <extracomment>peer-link</extracomment>
        <translation>インターフェイス{1}</translation>
    </message>
    <message>
        <source>interface there {1}</source>
        <extracomment>peer-their-link</extracomment>
        <translation>相手側のインターフェイス{1}</translation>
    </message>
    <message>
        <source>client</source>
        <extracomment>peer-leads</extracomment>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>another program on this machine</source>
        <extracomment>peer-same-host</extracomment>
        <translation>このマシンの別のプログラム</translation>
    </message>
    <message>
        <source>loopback</source>
        <extracomment>peer-loopback</extracomment>
        <translation>ループバック</translation>
    </message>
    <message>
        <source>network {1} s for RTT and each stream</source>
        <extracomment>time-network</extracomment>
        <translation>ネットワーク: RTTと各ストリームに{1}秒</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <extracomment>heading-network</extracomment>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>With {1}:</source>
        <extracomment>network-with-peer</extracomment>
        <translation>{1}との間:</translation>
    </message>
    <message>
        <source>With all together:</source>
        <extracomment>network-with-all</extracomment>
        <translation>全台同時:</translation>
    </message>
    <message>
        <source>RTT:</source>
        <extracomment>network-round-trips</extracomment>
        <translation>RTT:</translation>
    </message>
    <message>
        <source>Chunk uploads, each until it is acknowledged:</source>
        <extracomment>network-chunks</extracomment>
        <translation>チャンクのアップロード、それぞれ確認応答まで:</translation>
    </message>
    <message>
        <source>Chunk downloads, each from its request on:</source>
        <extracomment>network-chunks-back</extracomment>
        <translation>チャンクのダウンロード、それぞれ要求から:</translation>
    </message>
    <message>
        <source>Throughput, counted by the receiver:</source>
        <extracomment>network-streams</extracomment>
        <translation>スループット（受信側で集計）:</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>column-cpu-here</extracomment>
        <translation>自機</translation>
    </message>
    <message>
        <source>there</source>
        <extracomment>column-cpu-there</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>retrans</source>
        <extracomment>column-resent</extracomment>
        <translation>再送</translation>
    </message>
    <message>
        <source>up</source>
        <extracomment>column-to</extracomment>
        <translation>上り</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>column-from</extracomment>
        <translation>下り</translation>
    </message>
    <message>
        <source>Rate of chunks vs. size</source>
        <extracomment>chart-network-acknowledged</extracomment>
        <translation>サイズとチャンクの速度</translation>
    </message>
    <message>
        <source>Stream rate (receiver side)</source>
        <extracomment>chart-network-stream</extracomment>
        <translation>ストリームの速度（受信側）</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <extracomment>chart-chunk-size</extracomment>
        <translation>チャンクサイズ</translation>
    </message>
    <message>
        <source>CPU here, %</source>
        <extracomment>html-cpu-here</extracomment>
        <translation>自機のCPU、%</translation>
    </message>
    <message>
        <source>CPU there, %</source>
        <extracomment>html-cpu-there</extracomment>
        <translation>相手のCPU、%</translation>
    </message>
    <message>
        <source>retransmits</source>
        <extracomment>html-resent</extracomment>
        <translation>再送</translation>
    </message>
    <message>
        <source>upload, {1}</source>
        <extracomment>html-to-rate</extracomment>
        <translation>アップロード、{1}</translation>
    </message>
    <message>
        <source>download, {1}</source>
        <extracomment>html-from-rate</extracomment>
        <translation>ダウンロード、{1}</translation>
    </message>
    <message>
        <source>Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second is left out. RTT under load waits in the queues along the way: calls and games wait that much longer too (bufferbloat).</source>
        <extracomment>reading-network</extracomment>
        <translation>アップロードとダウンロードは、このマシンから見た向きです。ストリームのバイト数は受信側が数え、最初の1秒は除きます。負荷時のRTTは経路上のキューで待つ時間を含み、通話やゲームもその分だけ長く待ちます（バッファーブロート）。</translation>
    </message>
    <message>
        <source>of peak, in a network: share of the slower interface&apos;s link rate; bidirectional: of twice that.</source>
        <extracomment>reading-network-limit</extracomment>
        <translation>ピーク比（ネットワークの場合）: 遅い方のインターフェイスのリンク速度（双方向ではその2倍）に対する割合。</translation>
    </message>
    <message>
        <source>of this machine</source>
        <extracomment>where-here</extracomment>
        <translation>このマシンの</translation>
    </message>
    <message>
        <source>of the other machine</source>
        <extracomment>where-peer</extracomment>
        <translation>相手のマシンの</translation>
    </message>
    <message>
        <source>Name of another machine</source>
        <extracomment>shared-peer</extracomment>
        <translation>ほかのマシンの名前</translation>
    </message>
    <message>
        <source>Address of a machine in the network</source>
        <extracomment>shared-peer-address</extracomment>
        <translation>ネットワーク内のマシンのアドレス</translation>
    </message>
    <message>
        <source>Name of a network interface</source>
        <extracomment>shared-peer-interface</extracomment>
        <translation>ネットワークインターフェイスの名前</translation>
    </message>
    <message>
        <source>Version of another machine&apos;s system</source>
        <extracomment>shared-peer-system</extracomment>
        <translation>ほかのマシンのシステムのバージョン</translation>
    </message>
    <message>
        <source>Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001.</source>
        <extracomment>cli-use-host</extracomment>
        <translation>名前またはアドレスを指定してください（例: desk.local、192.168.1.7、desk.local:49001）。</translation>
    </message>
    <message>
        <source>Use the six digits that the other machine shows, such as 123456.</source>
        <extracomment>cli-use-code</extracomment>
        <translation>相手のマシンに表示されている6桁の数字を指定してください（例: 123456）。</translation>
    </message>
    <message>
        <source>--port belongs to --host, which is not given. Give the machine too.</source>
        <extracomment>cli-port-host</extracomment>
        <translation>--portには--hostが必要ですが、指定されていません。マシンも指定してください。</translation>
    </message>
    <message>
        <source>There are more codes than machines. Give --code once for all machines, or once for each.</source>
        <extracomment>cli-codes-many</extracomment>
        <translation>コードの数がマシンの数を超えています。--codeは、全マシン共通で1回、またはマシンごとに1回指定してください。</translation>
    </message>
    <message>
        <source>{1}: {2} us</source>
        <extracomment>cli-network-time</extracomment>
        <translation>{1}: {2} us</translation>
    </message>
    <message>
        <source>Clock {1} to {2}</source>
        <extracomment>brief-clock-moved</extracomment>
        <translation>クロック{1}～{2}</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <extracomment>brief-clock-unknown</extracomment>
        <translation>クロックを確認できず</translation>
    </message>
    <message>
        <source>SMT sibling busy</source>
        <extracomment>brief-contended</extracomment>
        <translation>SMT兄弟スレッドが稼働</translation>
    </message>
    <message>
        <source>Interrupts or the host</source>
        <extracomment>brief-stolen-time</extracomment>
        <translation>割り込みまたはホスト</translation>
    </message>
    <message>
        <source>Preempted by programs</source>
        <extracomment>brief-pre-empted</extracomment>
        <translation>プリエンプトの発生</translation>
    </message>
    <message>
        <source>Other programs {1}</source>
        <extracomment>brief-other-load</extracomment>
        <translation>ほかのプログラム: {1}</translation>
    </message>
    <message>
        <source>Others used {1} of a CPU</source>
        <extracomment>brief-background-load</extracomment>
        <translation>ほかがCPU 1個の{1}</translation>
    </message>
    <message>
        <source>Threads migrated</source>
        <extracomment>brief-migrated</extracomment>
        <translation>スレッドが移動</translation>
    </message>
    <message>
        <source>Affinity changed</source>
        <extracomment>brief-affinity-changed</extracomment>
        <translation>アフィニティが変化</translation>
    </message>
    <message>
        <source>Slept for {1}</source>
        <extracomment>brief-suspended</extracomment>
        <translation>スリープ: {1}</translation>
    </message>
    <message>
        <source>Timer unreliable</source>
        <extracomment>brief-counter-unsteady</extracomment>
        <translation>タイマーが不正確</translation>
    </message>
    <message>
        <source>{1} of peak, others {2}</source>
        <extracomment>brief-slower-than-its-like</extracomment>
        <translation>ピーク比{1}、他は{2}</translation>
    </message>
    <message>
        <source>Remote NUMA memory</source>
        <extracomment>brief-memory-on-other-node</extracomment>
        <translation>リモートNUMAメモリ</translation>
    </message>
    <message>
        <source>Off its node: {2}</source>
        <extracomment>brief-memory-off-node</extracomment>
        <translation>ノード外: {2}</translation>
    </message>
    <message>
        <source>Node {1} refused</source>
        <extracomment>brief-memory-not-bound</extracomment>
        <translation>ノード{1}が拒否</translation>
    </message>
    <message>
        <source>Node of pages unknown</source>
        <extracomment>brief-node-unknown</extracomment>
        <translation>ページのノード不明</translation>
    </message>
    <message>
        <source>One NUMA node</source>
        <extracomment>brief-needs-two-nodes</extracomment>
        <translation>NUMAノードが1つ</translation>
    </message>
    <message>
        <source>Memory not bound</source>
        <extracomment>brief-needs-memory-binding</extracomment>
        <translation>メモリの固定なし</translation>
    </message>
    <message>
        <source>Priority not raised</source>
        <extracomment>brief-priority-refused</extracomment>
        <translation>優先度を上げられず</translation>
    </message>
    <message>
        <source>Priority limited</source>
        <extracomment>brief-priority-limited</extracomment>
        <translation>優先度に制限</translation>
    </message>
    <message>
        <source>Imported, not checked</source>
        <extracomment>brief-not-checked</extracomment>
        <translation>インポート、未検査</translation>
    </message>
    <message>
        <source>Published result</source>
        <extracomment>brief-published-figure</extracomment>
        <translation>公表された結果</translation>
    </message>
    <message>
        <source>Known bug of {1}</source>
        <extracomment>brief-pointer-not-advanced</extracomment>
        <translation>{1}の既知の不具合</translation>
    </message>
    <message>
        <source>Other jobs ran meanwhile</source>
        <extracomment>brief-jobs-beside</extracomment>
        <translation>ほかのジョブも同時に実行</translation>
    </message>
    <message>
        <source>Threads not pinned</source>
        <extracomment>brief-not-bound
----------
brief-needs-binding</extracomment>
        <translation>スレッドの固定なし</translation>
    </message>
    <message>
        <source>{1} of {2} samples</source>
        <extracomment>brief-too-few-samples</extracomment>
        <translation>サンプル{1}/{2}</translation>
    </message>
    <message>
        <source>{1} of {2} passes noisy</source>
        <extracomment>brief-passes-disturbed
----------
brief-uses-disturbed</extracomment>
        <translation>周回{1}/{2}に外乱</translation>
    </message>
    <message>
        <source>{1} of {2} passes</source>
        <extracomment>brief-few-passes
----------
brief-few-uses</extracomment>
        <translation>周回{1}/{2}</translation>
    </message>
    <message>
        <source>Known to +/- {1} only</source>
        <extracomment>brief-wide-interval</extracomment>
        <translation>+/- {1}の精度のみ</translation>
    </message>
    <message>
        <source>Swapping: {1} faults</source>
        <extracomment>brief-paged</extracomment>
        <translation>スワップ: {1}フォールト</translation>
    </message>
    <message>
        <source>{1} threads on {2} CPUs</source>
        <extracomment>brief-threads-share-cores</extracomment>
        <translation>{1}スレッド/{2} CPU</translation>
    </message>
    <message>
        <source>Through the OS cache</source>
        <extracomment>brief-buffered</extracomment>
        <translation>OSのキャッシュ経由</translation>
    </message>
    <message>
        <source>Direct I/O unverified</source>
        <extracomment>brief-bypass-unknown</extracomment>
        <translation>ダイレクトI/O未確認</translation>
    </message>
    <message>
        <source>Compressing file system</source>
        <extracomment>brief-compressing</extracomment>
        <translation>圧縮ファイルシステム</translation>
    </message>
    <message>
        <source>Copy-on-write</source>
        <extracomment>brief-copy-on-write</extracomment>
        <translation>コピーオンライト</translation>
    </message>
    <message>
        <source>{2} fragments</source>
        <extracomment>brief-fragmented</extracomment>
        <translation>断片{2}個</translation>
    </message>
    <message>
        <source>One drive for all</source>
        <extracomment>brief-shared-device</extracomment>
        <translation>1台のドライブを共有</translation>
    </message>
    <message>
        <source>{1} of peak: invalid</source>
        <extracomment>brief-above-limit</extracomment>
        <translation>ピーク比{1}: 無効</translation>
    </message>
    <message>
        <source>Same as its neighbour</source>
        <extracomment>brief-level-not-distinguishable</extracomment>
        <translation>隣のレベルと同じ</translation>
    </message>
    <message>
        <source>Prefetched: too low</source>
        <extracomment>brief-walk-fetched-ahead</extracomment>
        <translation>プリフェッチで過小</translation>
    </message>
    <message>
        <source>Extended to {2}</source>
        <extracomment>brief-time-extended</extracomment>
        <translation>{2}に延長</translation>
    </message>
    <message>
        <source>No free CPU</source>
        <extracomment>brief-no-spare-cpu</extracomment>
        <translation>空きCPUなし</translation>
    </message>
    <message>
        <source>Huge pages: {1}</source>
        <extracomment>brief-pages-not-obtained</extracomment>
        <translation>ヒュージページ: {1}</translation>
    </message>
    <message>
        <source>{2} of {1} huge pages</source>
        <extracomment>brief-large-pages-not-reserved</extracomment>
        <translation>ヒュージページ{2}/{1}</translation>
    </message>
    <message>
        <source>No large-page right</source>
        <extracomment>brief-large-pages-need-right</extracomment>
        <translation>ラージページ権限なし</translation>
    </message>
    <message>
        <source>Memory too fragmented</source>
        <extracomment>brief-large-pages-no-memory</extracomment>
        <translation>メモリの断片化</translation>
    </message>
    <message>
        <source>THP is off</source>
        <extracomment>brief-transparent-pages-off</extracomment>
        <translation>THPがオフ</translation>
    </message>
    <message>
        <source>Below two huge pages</source>
        <extracomment>brief-region-below-large-pages</extracomment>
        <translation>ヒュージページ2個未満</translation>
    </message>
    <message>
        <source>First pass disturbed</source>
        <extracomment>brief-first-use-disturbed</extracomment>
        <translation>最初の周回に外乱</translation>
    </message>
    <message>
        <source>Memory type ignored</source>
        <extracomment>brief-memory-kind-not-effective</extracomment>
        <translation>メモリタイプ無効</translation>
    </message>
    <message>
        <source>Not offered by the OS</source>
        <extracomment>brief-memory-kind-not-provided</extracomment>
        <translation>OSが提供せず</translation>
    </message>
    <message>
        <source>Refused by the OS</source>
        <extracomment>brief-memory-kind-refused</extracomment>
        <translation>OSが拒否</translation>
    </message>
    <message>
        <source>No graphics device</source>
        <extracomment>brief-no-graphics-device</extracomment>
        <translation>GPUなし</translation>
    </message>
    <message>
        <source>GPU access denied</source>
        <extracomment>brief-graphics-not-permitted</extracomment>
        <translation>GPUアクセス拒否</translation>
    </message>
    <message>
        <source>GPU gave no memory</source>
        <extracomment>brief-graphics-refused</extracomment>
        <translation>GPUがメモリを拒否</translation>
    </message>
    <message>
        <source>Frame buffer too small</source>
        <extracomment>brief-frame-buffer-too-small</extracomment>
        <translation>フレームバッファー不足</translation>
    </message>
    <message>
        <source>Needs {1}</source>
        <extracomment>brief-not-provided</extracomment>
        <translation>{1}が必要</translation>
    </message>
    <message>
        <source>Buffer too large</source>
        <extracomment>brief-too-many-elements</extracomment>
        <translation>バッファーが大きすぎ</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>brief-stopped</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>No memory: {1}</source>
        <extracomment>brief-allocation-failed</extracomment>
        <translation>メモリなし: {1}</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <extracomment>brief-out-of-memory</extracomment>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>{1} of {2} threads</source>
        <extracomment>brief-thread-failed</extracomment>
        <translation>スレッド{1}/{2}</translation>
    </message>
    <message>
        <source>Never ran together</source>
        <extracomment>brief-threads-not-together</extracomment>
        <translation>同時に動作せず</translation>
    </message>
    <message>
        <source>Unknown test</source>
        <extracomment>brief-unknown-kernel</extracomment>
        <translation>不明なテスト</translation>
    </message>
    <message>
        <source>No valid result</source>
        <extracomment>brief-no-figure</extracomment>
        <translation>有効な結果なし</translation>
    </message>
    <message>
        <source>One CPU</source>
        <extracomment>brief-needs-two-cpus</extracomment>
        <translation>CPUが1つ</translation>
    </message>
    <message>
        <source>CPU {1} not available</source>
        <extracomment>brief-cpu-not-bound</extracomment>
        <translation>CPU {1}使用不可</translation>
    </message>
    <message>
        <source>One core</source>
        <extracomment>brief-needs-two-cores</extracomment>
        <translation>コアが1つ</translation>
    </message>
    <message>
        <source>Sum not exact</source>
        <extracomment>brief-sum-not-exact</extracomment>
        <translation>合計が不正確</translation>
    </message>
    <message>
        <source>No huge pages</source>
        <extracomment>brief-no-large-pages</extracomment>
        <translation>ヒュージページなし</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <extracomment>brief-folder-missing</extracomment>
        <translation>フォルダーなし</translation>
    </message>
    <message>
        <source>Folder unreachable</source>
        <extracomment>brief-folder-unreachable</extracomment>
        <translation>フォルダー到達不能</translation>
    </message>
    <message>
        <source>Folder not writable</source>
        <extracomment>brief-folder-not-writable</extracomment>
        <translation>フォルダー書き込み不可</translation>
    </message>
    <message>
        <source>Disk full</source>
        <extracomment>brief-disk-full</extracomment>
        <translation>ディスクフル</translation>
    </message>
    <message>
        <source>No space for the file</source>
        <extracomment>brief-no-room</extracomment>
        <translation>ファイル用の空きなし</translation>
    </message>
    <message>
        <source>Cannot create file</source>
        <extracomment>brief-create-failed</extracomment>
        <translation>ファイル作成不可</translation>
    </message>
    <message>
        <source>Write error</source>
        <extracomment>brief-write-failed</extracomment>
        <translation>書き込みエラー</translation>
    </message>
    <message>
        <source>Read error</source>
        <extracomment>brief-read-failed</extracomment>
        <translation>読み取りエラー</translation>
    </message>
    <message>
        <source>Incomplete write</source>
        <extracomment>brief-short-write</extracomment>
        <translation>書き込みが不完全</translation>
    </message>
    <message>
        <source>Incomplete read</source>
        <extracomment>brief-short-read</extracomment>
        <translation>読み取りが不完全</translation>
    </message>
    <message>
        <source>Flush failed</source>
        <extracomment>brief-flush-failed</extracomment>
        <translation>フラッシュ失敗</translation>
    </message>
    <message>
        <source>Data corrupted</source>
        <extracomment>brief-data-mismatch</extracomment>
        <translation>データ破損</translation>
    </message>
    <message>
        <source>{1} data errors</source>
        <extracomment>brief-data-faults</extracomment>
        <translation>データエラー{1}件</translation>
    </message>
    <message>
        <source>Slows after {1}</source>
        <extracomment>brief-rate-fell</extracomment>
        <translation>{1}の後に低下</translation>
    </message>
    <message>
        <source>Older version there</source>
        <extracomment>brief-network-older-peer</extracomment>
        <translation>相手が旧バージョン</translation>
    </message>
    <message>
        <source>Skipped after an error</source>
        <extracomment>brief-row-not-reached</extracomment>
        <translation>エラー後にスキップ</translation>
    </message>
    <message>
        <source>Stopped at {1}</source>
        <extracomment>brief-row-stopped</extracomment>
        <translation>{1}で停止</translation>
    </message>
    <message>
        <source>Critical temperature</source>
        <extracomment>brief-sustained-critical</extracomment>
        <translation>危険な温度</translation>
    </message>
    <message>
        <source>Battery at {1}</source>
        <extracomment>brief-sustained-battery</extracomment>
        <translation>バッテリー残量{1}</translation>
    </message>
    <message>
        <source>Others took {1}</source>
        <extracomment>brief-sustained-disturbed</extracomment>
        <translation>ほかが{1}を使用</translation>
    </message>
    <message>
        <source>Faster than flash</source>
        <extracomment>brief-sooner-than-flash</extracomment>
        <translation>フラッシュメモリより速い</translation>
    </message>
    <message>
        <source>Only {2} tested</source>
        <extracomment>brief-file-laid-in-part</extracomment>
        <translation>{2}のみテスト</translation>
    </message>
    <message>
        <source>No time left</source>
        <extracomment>brief-no-time-left</extracomment>
        <translation>残り時間なし</translation>
    </message>
    <message>
        <source>File too small</source>
        <extracomment>brief-file-too-small</extracomment>
        <translation>ファイルが小さすぎ</translation>
    </message>
    <message>
        <source>I/O queue failed</source>
        <extracomment>brief-queue-failed</extracomment>
        <translation>I/Oキュー失敗</translation>
    </message>
    <message>
        <source>Nothing to read</source>
        <extracomment>brief-nothing-to-read</extracomment>
        <translation>読み取り対象なし</translation>
    </message>
    <message>
        <source>I/O still pending</source>
        <extracomment>brief-request-unanswered</extracomment>
        <translation>I/Oが未完了</translation>
    </message>
    <message>
        <source>Drive not responding</source>
        <extracomment>brief-device-not-answering</extracomment>
        <translation>ドライブ応答なし</translation>
    </message>
    <message>
        <source>Extra level: {1}</source>
        <extracomment>brief-level-not-reported</extracomment>
        <translation>追加レベル: {1}</translation>
    </message>
    <message>
        <source>L{1} not seen</source>
        <extracomment>brief-level-not-seen</extracomment>
        <translation>L{1}見えず</translation>
    </message>
    <message>
        <source>Runs in {1}</source>
        <extracomment>brief-held-emulated</extracomment>
        <translation>{1}上で動作</translation>
    </message>
    <message>
        <source>Caches unknown</source>
        <extracomment>brief-held-flat</extracomment>
        <translation>キャッシュ不明</translation>
    </message>
    <message>
        <source>Memory {1} of {2} MT/s</source>
        <extracomment>brief-held-memory-speed</extracomment>
        <translation>メモリ{1}/{2} MT/s</translation>
    </message>
    <message>
        <source>One memory channel</source>
        <extracomment>brief-held-one-channel</extracomment>
        <translation>メモリチャネル1本</translation>
    </message>
    <message>
        <source>On battery</source>
        <extracomment>brief-held-on-battery</extracomment>
        <translation>バッテリー駆動</translation>
    </message>
    <message>
        <source>Profile: {1}</source>
        <extracomment>brief-held-power-profile</extracomment>
        <translation>プロファイル: {1}</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <extracomment>brief-held-governor</extracomment>
        <translation>最低クロック</translation>
    </message>
    <message>
        <source>Boost off</source>
        <extracomment>brief-held-no-boost</extracomment>
        <translation>ブーストがオフ</translation>
    </message>
    <message>
        <source>CPU quota: {1}</source>
        <extracomment>brief-held-cpu-quota</extracomment>
        <translation>CPUクォータ: {1}</translation>
    </message>
    <message>
        <source>Memory pressure {1}</source>
        <extracomment>brief-held-memory-pressure</extracomment>
        <translation>メモリ圧迫: {1}</translation>
    </message>
    <message>
        <source>Drive on slower link</source>
        <extracomment>brief-held-drive-link</extracomment>
        <translation>遅いリンクで接続</translation>
    </message>
    <message>
        <source>Pages of {1} only</source>
        <extracomment>brief-held-small-pages</extracomment>
        <translation>{1}ページのみ</translation>
    </message>
    <message>
        <source>The CPU clock varied from {1} to {2} during this test; Strata discarded {3} of the samples. The machine may be faster than this result. Close other programs, or let the machine cool.</source>
        <extracomment>clock-moved</extracomment>
        <translation>このテストの間にCPUのクロックが{1}から{2}まで変動し、Strataはサンプルの{3}を破棄しました。マシンはこの結果より速い可能性があります。ほかのプログラムを閉じるか、マシンを冷ましてください。</translation>
    </message>
    <message>
        <source>Two measurements of the CPU clock disagreed; Strata discarded {1} of the samples. Values per cycle may be wrong. Run it again on an idle machine.</source>
        <extracomment>clock-unknown</extracomment>
        <translation>CPUクロックの2つの測定が一致せず、Strataはサンプルの{1}を破棄しました。サイクルあたりの値が誤っている可能性があります。アイドル状態のマシンでもう一度実行してください。</translation>
    </message>
    <message>
        <source>Another program or another virtual machine used the other hardware thread of this core (SMT sibling); Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. On a rented machine, run it again later.</source>
        <extracomment>contended</extracomment>
        <translation>ほかのプログラムまたは仮想マシンが、このコアのもう1つのハードウェアスレッド（SMT兄弟スレッド）を使ったため、Strataはサンプルの{1}を破棄しました。マシンはこの結果より速い可能性があります。ほかのプログラムを閉じてください。レンタルのマシンでは、後でもう一度実行してください。</translation>
    </message>
    <message>
        <source>Interrupts, the firmware or the host of a virtual machine held this test up; Strata discarded {1} of the samples. The OS counts {2} steal time. The machine may be faster than this result. Stop network and disk traffic, or measure on another CPU. On a virtual machine, run it again at a quieter hour.</source>
        <extracomment>stolen-time</extracomment>
        <translation>割り込み、ファームウェア、または仮想マシンのホストがこのテストを遅らせ、Strataはサンプルの{1}を破棄しました。OSの数えたスチール時間は{2}です。マシンはこの結果より速い可能性があります。ネットワークとディスクの通信を止めるか、別のCPUで測定してください。仮想マシンでは、負荷の少ない時間帯にもう一度実行してください。</translation>
    </message>
    <message>
        <source>Other programs preempted this test; Strata discarded {1} of the samples. The machine may be faster than this result. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>pre-empted</extracomment>
        <translation>ほかのプログラムがこのテストに割り込んだため、Strataはサンプルの{1}を破棄しました。マシンはこの結果より速い可能性があります。ほかのプログラムを閉じてください。スレッドがすべてのCPUを使っている場合は、スレッドを1つ減らしてください。</translation>
    </message>
    <message>
        <source>Other programs used {1} of the time of a CPU that this test ran on. Even undisturbed samples may be slower than the machine can be. Close other programs. Where the threads use all CPUs, choose one thread fewer.</source>
        <extracomment>other-load</extracomment>
        <translation>このテストが動作したCPUの時間の{1}を、ほかのプログラムが使いました。外乱のないサンプルでも、マシン本来の速度より遅い可能性があります。ほかのプログラムを閉じてください。スレッドがすべてのCPUを使っている場合は、スレッドを1つ減らしてください。</translation>
    </message>
    <message>
        <source>Other programs used {1} of a CPU during this test. They share the last-level cache and the memory with it, so the machine may be faster than this result. Close other programs, and run it again.</source>
        <extracomment>background-load</extracomment>
        <translation>このテストの間に、ほかのプログラムがCPU 1個の{1}を使いました。ラストレベルキャッシュとメモリを共有するため、マシンはこの結果より速い可能性があります。ほかのプログラムを閉じて、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The OS moved threads away from the CPUs that Strata pinned them to; Strata discarded {1} of the samples. Check whether a container or another program changes the CPU affinity.</source>
        <extracomment>migrated</extracomment>
        <translation>Strataが固定したCPUから、OSがスレッドを移動させたため、Strataはサンプルの{1}を破棄しました。コンテナーやほかのプログラムがCPUアフィニティを変更していないか確認してください。</translation>
    </message>
    <message>
        <source>Another program changed the CPU affinity of the test threads, so the result may come from other CPUs. Strata discarded {1} of the samples. Check taskset, cgroups and container limits.</source>
        <extracomment>affinity-changed</extracomment>
        <translation>ほかのプログラムがテストスレッドのCPUアフィニティを変更したため、結果は別のCPUのものである可能性があります。Strataはサンプルの{1}を破棄しました。taskset、cgroups、コンテナーの制限を確認してください。</translation>
    </message>
    <message>
        <source>The machine slept for {1} during this test. Clock, caches and drives may differ after waking. Run it again, and keep the machine awake.</source>
        <extracomment>suspended</extracomment>
        <translation>このテストの間に、マシンが{1}の間スリープしました。復帰後は、クロック、キャッシュ、ドライブの状態が異なる可能性があります。マシンをスリープさせずに、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The timer ran backwards or stopped, so times in this run may be wrong. Strata discarded {1} of the samples. Restart the machine; for a virtual machine, ask the operator of its host.</source>
        <extracomment>counter-unsteady</extracomment>
        <translation>タイマーが逆行または停止したため、この実行の時間が誤っている可能性があります。Strataはサンプルの{1}を破棄しました。マシンを再起動し、仮想マシンの場合はホストの管理者に問い合わせてください。</translation>
    </message>
    <message>
        <source>This reached {1} of the peak, while other widths reach {2}. The result is probably too low, and Strata cannot see why. Run it again.</source>
        <extracomment>slower-than-its-like</extracomment>
        <translation>この結果はピーク比{1}ですが、ほかの幅では{2}に達します。おそらく低すぎますが、Strataには理由がわかりません。もう一度実行してください。</translation>
    </message>
    <message>
        <source>The buffers of {1} threads are on a remote NUMA node, up to {2} of them. The result includes the path between nodes. Free local memory, use smaller buffers, or pin fewer threads there.</source>
        <extracomment>memory-on-other-node</extracomment>
        <translation>{1}スレッドのバッファーの一部（最大{2}）が、リモートNUMAノードにあります。結果はノード間の経路を含みます。ローカルメモリを空けるか、バッファーを小さくするか、そこに固定するスレッドを減らしてください。</translation>
    </message>
    <message>
        <source>The memory of node {1} was asked for, but {2} of the pages lie on other nodes, so this is no result of that node. Free memory there, or allow Strata the node.</source>
        <extracomment>memory-off-node</extracomment>
        <translation>ノード{1}のメモリを要求しましたが、ページの{2}が別のノードにあるため、これはそのノードの結果ではありません。そこのメモリを空けるか、Strataにそのノードを許可してください。</translation>
    </message>
    <message>
        <source>The OS put no memory on node {1} for Strata, so nothing was measured there. Containers often refuse it, and a limit on nodes can: check cpuset.mems and the rights of the container.</source>
        <extracomment>memory-not-bound</extracomment>
        <translation>OSがノード{1}のメモリをStrataに割り当てなかったため、そこでは何も測定していません。コンテナーは拒否することが多く、ノードの制限も原因になるので、cpuset.memsとコンテナーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The OS does not tell on which node the pages lie, so nobody knows whether they lie on the one that was asked for. Compare the result with that of other nodes.</source>
        <extracomment>node-unknown</extracomment>
        <translation>OSがページのあるノードを示さないため、要求したノードにあるかどうかがわかりません。この結果を、ほかのノードの結果と比較してください。</translation>
    </message>
    <message>
        <source>This machine has one NUMA node, or the OS tells Strata of one only, so there is no memory of another node to measure. Some firmware hides nodes: look for memory interleaving or nodes per socket.</source>
        <extracomment>needs-two-nodes</extracomment>
        <translation>このマシンのNUMAノードは1つか、OSが1つしか示さないため、測定できる別のノードのメモリがありません。ノードを隠すファームウェアもあるので、メモリインターリーブまたはソケットあたりのノード数（NPS）の設定を確認してください。</translation>
    </message>
    <message>
        <source>This test puts memory on a chosen NUMA node. This OS, or this description of the machine, gives Strata no way to ask for one.</source>
        <extracomment>needs-memory-binding</extracomment>
        <translation>このテストは、選んだNUMAノードにメモリを置きます。このOS、またはこのマシンの記述では、Strataがノードを指定できません。</translation>
    </message>
    <message>
        <source>The OS refused a higher priority ({1}), so the run continued at normal priority. Other programs may disturb it more. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-refused</extracomment>
        <translation>OSが優先度の引き上げを拒否したため（{1}）、実行は通常の優先度で続きました。ほかのプログラムの影響が大きくなる可能性があります。管理者として実行するか、nice値の制限を緩めてください。</translation>
    </message>
    <message>
        <source>The OS allows this user no nice value below {1}, so the priority is lower than requested. Run it as administrator, or raise the limit on nice values.</source>
        <extracomment>priority-limited</extracomment>
        <translation>OSはこのユーザーに{1}より低いnice値を許可しないため、優先度は要求より低くなっています。管理者として実行するか、nice値の制限を緩めてください。</translation>
    </message>
    <message>
        <source>{1} measured this, not Strata, so disturbances are unknown. Repeat the test with Strata for a checked result.</source>
        <extracomment>not-checked</extracomment>
        <translation>これはStrataではなく{1}が測定したため、外乱は不明です。検査済みの結果を得るには、Strataでテストを繰り返してください。</translation>
    </message>
    <message>
        <source>This result is from a publication. Its conditions are known only as far as the source states them. Repeat the test with Strata for a checked result.</source>
        <extracomment>published-figure</extracomment>
        <translation>この結果は公表された資料のものです。条件は、出典に書かれた範囲でしかわかりません。検査済みの結果を得るには、Strataでテストを繰り返してください。</translation>
    </message>
    <message>
        <source>A bug in this version of {1} copies the same block again and again, so this measures cache, not memory. Ignore the result, or measure with a fixed version.</source>
        <extracomment>pointer-not-advanced</extracomment>
        <translation>このバージョンの{1}には同じブロックを繰り返しコピーする不具合があり、メモリではなくキャッシュを測定しています。結果を無視するか、修正済みのバージョンで測定してください。</translation>
    </message>
    <message>
        <source>Other jobs of this fio run used the drive at the same time, so this is only a part of what it did. Run each job alone, with fio&apos;s option stonewall.</source>
        <extracomment>jobs-beside</extracomment>
        <translation>このfio実行のほかのジョブが同時にドライブを使っていたので、これはドライブの働きの一部にすぎません。fioのオプションstonewallで、ジョブを1つずつ実行してください。</translation>
    </message>
    <message>
        <source>The threads were not pinned to CPUs, so the OS could move them at any time. Results vary more between runs. Choose a CPU affinity in Setup, or --affinity spread.</source>
        <extracomment>not-bound</extracomment>
        <translation>スレッドがCPUに固定されていないため、OSがいつでも移動できました。実行ごとの結果の変動が大きくなります。セットアップでCPUアフィニティを選択するか、--affinity spreadを使ってください。</translation>
    </message>
    <message>
        <source>Clean samples: {1} of the {2} required, so the result is less certain. Increase the time of the test, or run it again on an idle machine.</source>
        <extracomment>too-few-samples</extracomment>
        <translation>外乱のないサンプルは必要な{2}個のうち{1}個なので、結果の確度が下がります。テストの時間を増やすか、アイドル状態のマシンでもう一度実行してください。</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, or omit --passes so that Strata discards disturbed samples.</source>
        <extracomment>passes-disturbed</extracomment>
        <translation>{2}周回のうち{1}周回に外乱があり、そのすべてを数えています。結果が誤っている可能性があります。ほかのプログラムを閉じるか、--passesを省いて、Strataが外乱のあるサンプルを破棄できるようにしてください。</translation>
    </message>
    <message>
        <source>Passes: {1} of the {2} required. A single slow pass can change the result. Choose a larger number with --passes.</source>
        <extracomment>few-passes</extracomment>
        <translation>周回数は、必要な{2}のうち{1}です。遅い周回が1つあるだけで結果が変わります。--passesで大きい数を指定してください。</translation>
    </message>
    <message>
        <source>The 95 % confidence interval is +/- {1}, so smaller differences are within the uncertainty. To confirm a larger one, compare several runs. Increase the time of the test, or close other programs.</source>
        <extracomment>wide-interval</extracomment>
        <translation>95 %信頼区間が+/- {1}のため、それより小さい差は不確かさの範囲内です。それより大きい差を確かめるには、複数の実行を比較してください。テストの時間を増やすか、ほかのプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>The OS read memory from disk during this test (major page faults: {1}), so the result includes disk time. Close programs that use much memory, or choose smaller buffers.</source>
        <extracomment>paged</extracomment>
        <translation>このテストの間にOSがメモリをディスクから読み取ったため（メジャーページフォールト: {1}）、結果はディスクの時間を含みます。メモリを多く使うプログラムを閉じるか、小さいバッファーを選択してください。</translation>
    </message>
    <message>
        <source>{1} threads shared {2} CPUs, so each result per thread is only a share of a CPU. Together they reached {3} of one thread per CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>threads-share-cores</extracomment>
        <translation>{1}スレッドが{2}個のCPUを共有したため、スレッドごとの結果はCPUの一部でしかありません。合計では、CPUごとに1スレッドの場合の{3}に達しました。それぞれを測定するには、スレッドをCPUごとに1つまでにしてください。</translation>
    </message>
    <message>
        <source>Direct I/O in {1} (file system {3}) was {2}, so this may be memory speed, not disk speed. The OS cache held {4} of the file. Choose a folder on a local drive.</source>
        <extracomment>buffered</extracomment>
        <translation>{1}（ファイルシステム{3}）でのダイレクトI/Oは{2}ため、これはディスクではなくメモリの速度である可能性があります。OSのキャッシュにはファイルの{4}がありました。ローカルドライブのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The OS accepted direct I/O in {1} (file system {2}), but Strata cannot verify it. This may be memory speed. Compare with a folder on another file system.</source>
        <extracomment>bypass-unknown</extracomment>
        <translation>OSは{1}（ファイルシステム{2}）でダイレクトI/Oを受け付けましたが、Strataには確認できません。これはメモリの速度である可能性があります。別のファイルシステムのフォルダーと比較してください。</translation>
    </message>
    <message>
        <source>The device {1} delivered {2}, but its link ({3}) carries at most {4}. The data came from a cache, or the OS misreports the link. Do not use this as disk speed.</source>
        <extracomment>beyond-link</extracomment>
        <translation>デバイス{1}は{2}を示しましたが、そのリンク（{3}）の上限は{4}です。データがキャッシュから来たか、OSが報告するリンクが誤っています。これをディスクの速度として使わないでください。</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) compresses data. Test data is incompressible, so the result includes the cost of trying. Choose a folder without compression to measure the drive alone.</source>
        <extracomment>compressing</extracomment>
        <translation>{1}のファイルシステム（{2}）はデータを圧縮します。テストデータは圧縮できないため、結果は圧縮を試みるコストを含みます。ドライブだけを測定するには、圧縮しないフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The file system of {1} ({2}) is copy-on-write: random writes become sequential and fragment the file. The result describes the file system too. Choose a folder without it to measure the drive alone.</source>
        <extracomment>copy-on-write</extracomment>
        <translation>{1}のファイルシステム（{2}）はコピーオンライトなので、ランダム書き込みがシーケンシャルになり、ファイルが断片化します。結果はファイルシステムの性質も示します。ドライブだけを測定するには、コピーオンライトでないフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The test file in {1} has {2} fragments, {3} in total. A hard disk loses time between them. Choose a drive with more free space.</source>
        <extracomment>fragmented</extracomment>
        <translation>{1}のテストファイルには断片が{2}個、合計{3}個あります。ハードディスクは断片の間で時間を失います。空き容量の多いドライブを選択してください。</translation>
    </message>
    <message>
        <source>{2} threads had their files on one drive ({1}) and shared its throughput. The result per thread is only a share. Choose folders on different drives to measure each.</source>
        <extracomment>shared-device</extracomment>
        <translation>{2}スレッドが1台のドライブ（{1}）にファイルを置き、そのスループットを分け合いました。スレッドごとの結果はその一部でしかありません。それぞれを測定するには、別々のドライブのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>The result is {1} of the theoretical peak, which is impossible: the clock or the peak is wrong. Ignore the result; please report it with the JSON file of this run.</source>
        <extracomment>above-limit</extracomment>
        <translation>結果が理論ピークの{1}になることはありえず、クロックまたはピークが誤っています。結果を無視し、この実行のJSONファイルを添えて報告してください。</translation>
    </message>
    <message>
        <source>L{1} shows no latency step of its own on this machine: latency and rate are those of a neighbouring level. So this is the result of that level.</source>
        <extracomment>level-not-distinguishable</extracomment>
        <translation>L{1}は、このマシンでは独自のレイテンシの段差を示さず、レイテンシと速度が隣のレベルと同じです。したがって、これはそのレベルの結果です。</translation>
    </message>
    <message>
        <source>An earlier version of Strata measured this, with an access pattern that the hardware prefetches beyond L2. The result is too low. Measure it again.</source>
        <extracomment>walk-fetched-ahead</extracomment>
        <translation>以前のバージョンのStrataが、ハードウェアがL2より先までプリフェッチするアクセスパターンで測定したものです。結果は低すぎます。測定し直してください。</translation>
    </message>
    <message>
        <source>The test took {2} instead of {1} to collect enough clean samples. The result stays valid.</source>
        <extracomment>time-extended</extracomment>
        <translation>外乱のないサンプルを十分に集めるため、テストは{1}ではなく{2}かかりました。結果は有効です。</translation>
    </message>
    <message>
        <source>The test used every CPU, so Strata&apos;s window or terminal had to share one. That may have disturbed the test. Choose one thread fewer.</source>
        <extracomment>no-spare-cpu</extracomment>
        <translation>テストがすべてのCPUを使ったため、Strataのウィンドウまたは端末がそのうち1つを共有しました。これがテストを妨げた可能性があります。スレッドを1つ減らしてください。</translation>
    </message>
    <message>
        <source>The OS did not provide all the huge pages that Strata requested. Obtained: {1}. Random access to large buffers may be slower. Close other programs or restart the machine: free memory fragments with time.</source>
        <extracomment>pages-not-obtained</extracomment>
        <translation>OSは、Strataが要求したヒュージページをすべては提供しませんでした。割り当て: {1}。大きいバッファーへのランダムアクセスが遅くなる可能性があります。空きメモリは時間とともに断片化するため、ほかのプログラムを閉じるか、マシンを再起動してください。</translation>
    </message>
    <message>
        <source>This run needs {1} explicit huge pages of {3}, and {2} were free. The buffers used other pages ({4}). Reserve enough as root, soon after boot: sysctl vm.nr_hugepages={1}.</source>
        <extracomment>large-pages-not-reserved</extracomment>
        <translation>この実行には{3}の明示的ヒュージページが{1}個必要ですが、空きは{2}個でした。バッファーにはほかのページを使いました（{4}）。起動後まもなく、rootで十分な数を予約してください: sysctl vm.nr_hugepages={1}。</translation>
    </message>
    <message>
        <source>Windows gives huge pages only to accounts with the right &quot;Lock pages in memory&quot;. This run needs {1} of them. The buffers used other pages ({2}). Grant the right in secpol.msc (Local Policies, User Rights Assignment). Sign in again, and start Strata as administrator.</source>
        <extracomment>large-pages-need-right</extracomment>
        <translation>Windowsは、「メモリ内のページのロック」の権限を持つアカウントだけにヒュージページを提供します。この実行には{1}個必要です。バッファーにはほかのページを使いました（{2}）。secpol.mscで権限を付与してください（ローカルポリシー、ユーザー権利の割り当て）。サインインし直し、Strataを管理者として起動してください。</translation>
    </message>
    <message>
        <source>Windows has no contiguous memory left for huge pages of {2}; this run needs {1} of them. The buffers used other pages ({3}). Restart the machine and measure at once.</source>
        <extracomment>large-pages-no-memory</extracomment>
        <translation>Windowsには{2}のヒュージページに使える連続したメモリが残っていません（この実行には{1}個必要です）。バッファーにはほかのページを使いました（{3}）。マシンを再起動し、すぐに測定してください。</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so the buffers used default pages. Switch them on as root (echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled).</source>
        <extracomment>transparent-pages-off</extracomment>
        <translation>透過的ヒュージページがオフのため、バッファーには既定のページを使いました。rootでオンにしてください（echo madvise &gt; /sys/kernel/mm/transparent_hugepage/enabled）。</translation>
    </message>
    <message>
        <source>The buffers of a thread are smaller than two huge pages of {1}, so they used default pages. The result stays valid.</source>
        <extracomment>region-below-large-pages</extracomment>
        <translation>スレッドのバッファーが{1}のヒュージページ2個より小さいため、既定のページを使いました。結果は有効です。</translation>
    </message>
    <message>
        <source>{1} of {2} passes were disturbed, and all of them count. The result may be wrong. Close other programs, and run it again.</source>
        <extracomment>uses-disturbed</extracomment>
        <translation>{2}周回のうち{1}周回に外乱があり、そのすべてを数えています。結果が誤っている可能性があります。ほかのプログラムを閉じて、もう一度実行してください。</translation>
    </message>
    <message>
        <source>Passes after the first: {1} of the {2} required. A single slow pass can change the result. Use a smaller buffer, more time for memory, or --passes.</source>
        <extracomment>few-uses</extracomment>
        <translation>2回目以降の周回数は、必要な{2}のうち{1}です。遅い周回が1つあるだけで結果が変わります。バッファーを小さくするか、メモリの時間を増やすか、--passesを使ってください。</translation>
    </message>
    <message>
        <source>The first pass over fresh memory was disturbed, so its time may be too high. Close other programs, and run it again.</source>
        <extracomment>first-use-disturbed</extracomment>
        <translation>未使用のメモリを通る最初の周回に外乱があったため、その時間が長すぎる可能性があります。ほかのプログラムを閉じて、もう一度実行してください。</translation>
    </message>
    <message>
        <source>Strata requested memory of the type {1}, but the OS gave another type. It reads at {2} of the rate of normal memory; uncached memory reads at a tenth or less. Wine and some virtual machines ignore the request: run it on the machine itself.</source>
        <extracomment>memory-kind-not-effective</extracomment>
        <translation>Strataは{1}タイプのメモリを要求しましたが、OSは別のタイプを割り当てました。読み取り速度は通常のメモリの{2}です（キャッシュ不可のメモリなら10分の1以下です）。Wineや一部の仮想マシンは要求を無視するため、物理マシンで直接実行してください。</translation>
    </message>
    <message>
        <source>This OS gives programs no memory of the type {1}, so Strata skipped the test. Run it on another OS.</source>
        <extracomment>memory-kind-not-provided</extracomment>
        <translation>このOSは{1}タイプのメモリをプログラムに提供しないため、Strataはテストをスキップしました。別のOSで実行してください。</translation>
    </message>
    <message>
        <source>The OS refused memory of the type {1}. It reports: {2}. Close other programs, or use a smaller buffer.</source>
        <extracomment>memory-kind-refused</extracomment>
        <translation>OSが{1}タイプのメモリを拒否しました。OSの報告: {2}。ほかのプログラムを閉じるか、バッファーを小さくしてください。</translation>
    </message>
    <message>
        <source>Write-combining memory comes from a graphics device here, and there is none (neither /dev/dri/card0 nor /dev/fb0). Run it on a machine that has one.</source>
        <extracomment>no-graphics-device</extracomment>
        <translation>ここではライトコンバイニングのメモリをグラフィックスデバイスから得ますが、それがありません（/dev/dri/card0も/dev/fb0もありません）。グラフィックスデバイスのあるマシンで実行してください。</translation>
    </message>
    <message>
        <source>Write-combining memory comes from {1}, which you may not open. Join the group that owns it (often video), or run this test as administrator.</source>
        <extracomment>graphics-not-permitted</extracomment>
        <translation>ライトコンバイニングのメモリは{1}から得ますが、このユーザーには開く権限がありません。それを所有するグループ（多くはvideo）に加わるか、このテストを管理者として実行してください。</translation>
    </message>
    <message>
        <source>{1} gave no write-combining memory. The OS reports: {2}. Use a smaller buffer.</source>
        <extracomment>graphics-refused</extracomment>
        <translation>{1}はライトコンバイニングのメモリを提供しませんでした。OSの報告: {2}。バッファーを小さくしてください。</translation>
    </message>
    <message>
        <source>{1} has only {2} of write-combining memory. Use a buffer of that size or less.</source>
        <extracomment>frame-buffer-too-small</extracomment>
        <translation>{1}のライトコンバイニングのメモリは{2}だけです。バッファーをそのサイズ以下にしてください。</translation>
    </message>
    <message>
        <source>This CPU or its OS does not support {1}, which this test needs. Run the test on a machine that supports it.</source>
        <extracomment>not-provided</extracomment>
        <translation>このCPUまたはOSは、このテストに必要な{1}に対応していません。対応するマシンでテストを実行してください。</translation>
    </message>
    <message>
        <source>This buffer has more than 2^32 elements of {1}, more than the random test can index. Use a smaller buffer or a larger width.</source>
        <extracomment>too-many-elements</extracomment>
        <translation>このバッファーは{1}の要素を2^32個より多く持ち、ランダムテストのインデックスの範囲を超えます。バッファーを小さくするか、幅を大きくしてください。</translation>
    </message>
    <message>
        <source>The run stopped before it measured this. Run it again to measure it.</source>
        <extracomment>stopped</extracomment>
        <translation>これを測定する前に実行が停止しました。測定するには、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The OS did not allocate {1} of memory. Close other programs, or use smaller buffers.</source>
        <extracomment>allocation-failed</extracomment>
        <translation>OSは{1}のメモリを割り当てませんでした。ほかのプログラムを閉じるか、バッファーを小さくしてください。</translation>
    </message>
    <message>
        <source>Memory ran out during this test. Close other programs, or choose fewer threads.</source>
        <extracomment>out-of-memory</extracomment>
        <translation>このテストの間にメモリが足りなくなりました。ほかのプログラムを閉じるか、スレッドを減らしてください。</translation>
    </message>
    <message>
        <source>The OS started only {1} of {2} threads. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>thread-failed</extracomment>
        <translation>OSは{2}スレッドのうち{1}だけを開始しました。スレッドを減らすか、OSのスレッド数の上限を上げてください。</translation>
    </message>
    <message>
        <source>The {1} threads never ran at the same time, so there is no common rate. Close other programs, or choose fewer threads.</source>
        <extracomment>threads-not-together</extracomment>
        <translation>{1}スレッドが同時に動くことがなかったため、共通の速度がありません。ほかのプログラムを閉じるか、スレッドを減らしてください。</translation>
    </message>
    <message>
        <source>This version of Strata has no test named {1}. Check the name, or install a newer version.</source>
        <extracomment>unknown-kernel</extracomment>
        <translation>このバージョンのStrataに{1}というテストはありません。名前を確認するか、新しいバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>The measurement gave no usable number. This is a bug in Strata: please report it with the JSON file of this run.</source>
        <extracomment>no-figure</extracomment>
        <translation>測定で使える数値が得られませんでした。Strataの不具合なので、この実行のJSONファイルを添えて報告してください。</translation>
    </message>
    <message>
        <source>The setting {1} is {2}; it must be from {3} to {4}. Choose a value in that range.</source>
        <extracomment>out-of-range</extracomment>
        <translation>設定{1}は{2}ですが、{3}から{4}までである必要があります。この範囲の値を選択してください。</translation>
    </message>
    <message>
        <source>This run needs {1} of memory, and {2} are available. The largest buffer that fits is {3}. Use smaller buffers or fewer threads.</source>
        <extracomment>not-enough-memory</extracomment>
        <translation>この実行には{1}のメモリが必要ですが、利用可能なのは{2}です。収まる最大のバッファーは{3}です。バッファーを小さくするか、スレッドを減らしてください。</translation>
    </message>
    <message>
        <source>{1} threads need {2} of memory, and {3} are available. That is enough for {4} threads. Choose that number or fewer.</source>
        <extracomment>not-enough-memory-for-threads</extracomment>
        <translation>{1}スレッドには{2}のメモリが必要ですが、利用可能なのは{3}です。これは{4}スレッド分に当たります。それ以下の数を選択してください。</translation>
    </message>
    <message>
        <source>The OS does not allow {1} threads for Strata. The limit is {2}. Choose fewer threads, or raise the OS limit on threads.</source>
        <extracomment>too-many-threads</extracomment>
        <translation>OSはStrataに{1}スレッドを許可しません。上限は{2}です。スレッドを減らすか、OSのスレッド数の上限を上げてください。</translation>
    </message>
    <message>
        <source>The disk test needs {1} threads of its own at once. The OS limit for it is {2}. Choose workloads with fewer threads or fewer folders, or raise the OS limit on threads.</source>
        <extracomment>too-many-disk-threads</extracomment>
        <translation>ディスクテストには、同時に{1}個の専用スレッドが必要です。OSによる上限は{2}です。スレッドやフォルダーの少ないワークロードを選択するか、OSのスレッド数の上限を上げてください。</translation>
    </message>
    <message>
        <source>The test files need {2} in {1}, where {3} are free and {4} must stay free. The largest file that fits is {5}. Choose a smaller file, fewer threads or another folder.</source>
        <extracomment>not-enough-disk</extracomment>
        <translation>テストファイルには{1}に{2}が必要ですが、空きは{3}で、うち{4}は空けておく必要があります。収まる最大のファイルは{5}です。ファイルを小さくするか、スレッドを減らすか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{1} cannot hold a file of {2}; the limit is {3}. Choose a smaller file or another folder. FAT drives hold no file of 4 GiB or more; an OS limit (ulimit -f) can be raised.</source>
        <extracomment>file-too-large</extracomment>
        <translation>{1}には{2}のファイルを置けません（上限は{3}です）。小さいファイルまたは別のフォルダーを選択してください。FATのドライブには4 GiB以上のファイルを置けませんが、OSの制限（ulimit -f）は上げられます。</translation>
    </message>
    <message>
        <source>This machine has no CPU {1} that Strata may use. Run strata-cli machine to list the available CPUs.</source>
        <extracomment>no-such-cpu</extracomment>
        <translation>このマシンには、Strataが使えるCPU {1}がありません。利用可能なCPUの一覧を表示するには、strata-cli machineを実行してください。</translation>
    </message>
    <message>
        <source>These settings leave no test to run. Select at least one test and one buffer size. A sweep of levels has only plain sequential reads, writes and copies of the widest width, and one chain.</source>
        <extracomment>nothing-selected</extracomment>
        <translation>この設定では実行するテストがありません。テストとバッファーサイズを少なくとも1つずつ選択してください。レベルのスイープに含まれるのは、最大幅の単純なシーケンシャルの読み取り、書き込み、コピーと、チェーン1本だけです。</translation>
    </message>
    <message>
        <source>This test needs two CPUs, and Strata may use only one here. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cpus</extracomment>
        <translation>このテストには2つのCPUが必要ですが、Strataがここで使えるのは1つだけです。使えるCPUを増やすか、--affinityでもっと指定してください。</translation>
    </message>
    <message>
        <source>The OS did not pin a thread to CPU {1}, so what needs this CPU was not measured. Check whether the CPU was taken offline, or a limit on CPUs changed, since Strata started.</source>
        <extracomment>cpu-not-bound</extracomment>
        <translation>OSがスレッドをCPU {1}に固定しなかったため、このCPUが必要なものを測定しませんでした。Strataの起動後に、CPUがオフラインにされたり、CPUの制限が変わったりしていないか確認してください。</translation>
    </message>
    <message>
        <source>This test needs two cores, and Strata may use only one here: both hardware threads of a core would get in each other&apos;s way. Allow it more CPUs, or choose more in --affinity.</source>
        <extracomment>needs-two-cores</extracomment>
        <translation>このテストには2つのコアが必要ですが、Strataがここで使えるのは1つだけです（1つのコアの両方のハードウェアスレッドは互いに妨げ合います）。使えるCPUを増やすか、--affinityでもっと指定してください。</translation>
    </message>
    <message>
        <source>In this test each thread has a core of its own, so it must stay on it. Choose a CPU affinity; some OSs pin no threads.</source>
        <extracomment>needs-binding</extracomment>
        <translation>このテストでは、各スレッドが専用のコアにとどまる必要があります。CPUアフィニティを選択してください（一部のOSはスレッドを固定しません）。</translation>
    </message>
    <message>
        <source>The threads made {1} increments, but the words hold {2}. An atomic increment was lost or made twice, so the result does not count. Check the machine: overclocking, memory errors or an emulator may be the cause.</source>
        <extracomment>sum-not-exact</extracomment>
        <translation>スレッドは{1}回インクリメントしましたが、ワードの値は{2}です。アトミックなインクリメントが失われたか二重に行われたため、この結果は無効です。オーバークロック、メモリエラー、エミュレーターが原因の可能性があるので、マシンを確認してください。</translation>
    </message>
    <message>
        <source>This OS provides no huge pages of the requested type, so the buffers used default pages. The result is valid for those.</source>
        <extracomment>no-large-pages</extracomment>
        <translation>このOSは要求した種類のヒュージページを提供しないため、バッファーには既定のページを使いました。結果は既定のページでの値として有効です。</translation>
    </message>
    <message>
        <source>This machine has no cores of the chosen kind. Choose another kind, or all cores.</source>
        <extracomment>no-such-core-kind</extracomment>
        <translation>このマシンには、選択した種類のコアがありません。別の種類、またはすべてのコアを選択してください。</translation>
    </message>
    <message>
        <source>Threads that are not pinned run on cores of any kind. Choose a CPU affinity, or all cores; some OSs pin no threads.</source>
        <extracomment>core-kind-needs-affinity</extracomment>
        <translation>固定しないスレッドは、すべての種類のコアで動作します。CPUアフィニティ、またはすべてのコアを選択してください（一部のOSはスレッドを固定しません）。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot; is not a CPU affinity. Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>bad-binding</extracomment>
        <translation>「{1}」はCPUアフィニティではありません。spread、close、cores、none、またはCPUのリスト（例: 0,2,4-7）を指定してください。</translation>
    </message>
    <message>
        <source>A file of {1} is so small that its results say nothing about the drive. Choose {2} or more.</source>
        <extracomment>small-disk-file</extracomment>
        <translation>{1}のファイルは小さすぎて、結果はドライブについて何も示しません。{2}以上を選択してください。</translation>
    </message>
    <message>
        <source>A file of {1} may fit into the cache of the drive, so the result may be cache speed. Choose {2} or more.</source>
        <extracomment>cached-disk-file</extracomment>
        <translation>{1}のファイルはドライブのキャッシュに収まる可能性があり、結果がキャッシュの速度になりえます。{2}以上を選択してください。</translation>
    </message>
    <message>
        <source>Files in {1} ({2}) stay in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-in-memory</extracomment>
        <translation>{1}（{2}）のファイルはメモリに置かれるため、結果はメモリの速度になります。ドライブ上のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{1} is on {2}, which keeps its data in memory, so the result will be memory speed. Choose a folder on a drive.</source>
        <extracomment>folder-on-memory-device</extracomment>
        <translation>{1}は、データをメモリに置く{2}上にあるため、結果はメモリの速度になります。ドライブ上のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>A program with its own cache serves {1} ({2}), so the result may be memory speed. Choose a folder on a local drive.</source>
        <extracomment>folder-through-program</extracomment>
        <translation>独自のキャッシュを持つプログラムが{1}（{2}）を提供しているため、結果がメモリの速度になる可能性があります。ローカルドライブのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{1} and {2} are on the same drive ({3}) and share its throughput. Choose folders on different drives to measure each.</source>
        <extracomment>folders-share-device</extracomment>
        <translation>{1}と{2}は同じドライブ（{3}）にあり、そのスループットを分け合います。それぞれを測定するには、別々のドライブのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{1} threads will share {2} CPUs, so each result per thread is only a share of a CPU. Use at most one thread per CPU to measure each.</source>
        <extracomment>more-threads-than-cpus</extracomment>
        <translation>{1}スレッドが{2}個のCPUを共有するため、スレッドごとの結果はCPUの一部でしかありません。それぞれを測定するには、スレッドをCPUごとに1つまでにしてください。</translation>
    </message>
    <message>
        <source>The folder {1} does not exist. Choose an existing folder.</source>
        <extracomment>folder-missing</extracomment>
        <translation>フォルダー{1}はありません。既存のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{1} cannot be reached. The OS reports: {2}. Reconnect the drive or the server, or choose another folder.</source>
        <extracomment>folder-unreachable</extracomment>
        <translation>{1}に到達できません。OSの報告: {2}。ドライブまたはサーバーを接続し直すか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>There is no drive {1}. Choose a folder on an existing drive.</source>
        <extracomment>no-such-drive</extracomment>
        <translation>ドライブ{1}はありません。既存のドライブのフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Strata may not write in {1}. Choose another folder, or change its permissions.</source>
        <extracomment>folder-not-writable</extracomment>
        <translation>Strataは{1}に書き込めません。別のフォルダーを選択するか、アクセス許可を変更してください。</translation>
    </message>
    <message>
        <source>The disk of {1} was full after {2}. Choose a smaller file or another folder.</source>
        <extracomment>disk-full</extracomment>
        <translation>{1}のディスクは{2}を書き込んだ時点で一杯になりました。小さいファイルまたは別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{1} has no space for a file of {2}: the disk is full, or a quota applies. Choose a smaller file or another folder.</source>
        <extracomment>no-room</extracomment>
        <translation>ディスクが一杯か、クォータが適用されているため、{1}には{2}のファイルを置く容量がありません。小さいファイルまたは別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Strata could not create a file in {1}. The OS reports: {2}. Choose another folder.</source>
        <extracomment>create-failed</extracomment>
        <translation>Strataは{1}にファイルを作成できませんでした。OSの報告: {2}。別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>Writing in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>write-failed</extracomment>
        <translation>{1}での書き込みが、{2}の後に失敗しました。OSの報告: {3}。このドライブをバックアップしてから、ドライブとケーブルを確認してください。</translation>
    </message>
    <message>
        <source>Reading in {1} failed after {2}. The OS reports: {3}. Back up this drive, then check the drive and its cable.</source>
        <extracomment>read-failed</extracomment>
        <translation>{1}での読み取りが、{2}の後に失敗しました。OSの報告: {3}。このドライブをバックアップしてから、ドライブとケーブルを確認してください。</translation>
    </message>
    <message>
        <source>The OS wrote only part of a block in {1}, after {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>short-write</extracomment>
        <translation>{1}で{2}の後に、OSがブロックの一部しか書き込みませんでした。ディスクが一杯か、故障しかけている可能性があります。空き容量を、続いてドライブを確認してください。</translation>
    </message>
    <message>
        <source>The OS read only part of a block in {1}, after {2}. The drive may be failing. Back it up, and check it.</source>
        <extracomment>short-read</extracomment>
        <translation>{1}で{2}の後に、OSがブロックの一部しか読み取りませんでした。ドライブが故障しかけている可能性があります。バックアップしてから確認してください。</translation>
    </message>
    <message>
        <source>The OS could not flush the last data to the disk of {1}. It reports: {2}. The disk may be full or failing. Check the free space, then the drive.</source>
        <extracomment>flush-failed</extracomment>
        <translation>OSは最後のデータを{1}のディスクにフラッシュできませんでした。OSの報告: {2}。ディスクが一杯か、故障しかけている可能性があります。空き容量を、続いてドライブを確認してください。</translation>
    </message>
    <message>
        <source>Data read in {1}, at {2}, differs from what Strata wrote. The drive, its cable or the memory is faulty. Back up this drive, then check all three.</source>
        <extracomment>data-mismatch</extracomment>
        <translation>{1}の{2}で読み取ったデータが、Strataの書き込んだものと異なります。ドライブ、そのケーブル、またはメモリに欠陥があります。このドライブをバックアップしてから、3つとも確認してください。</translation>
    </message>
    <message>
        <source>{1} places read back wrong: {2} corrupt, {3} with older data (lost writes), {4} with data of another place. The first, with offset and bytes: {5}. Back up this drive, then check it, its cable and the memory.</source>
        <extracomment>data-faults</extracomment>
        <translation>{1}か所の読み戻しに誤りがありました: 破損{2}、古いデータ（書き込みの消失）{3}、別の場所のデータ{4}。最初の箇所の位置とバイト: {5}。このドライブをバックアップしてから、ドライブ、ケーブル、メモリを確認してください。</translation>
    </message>
    <message>
        <source>After {1} the rate dropped from {2} to {3} and stayed there. The fast cache of the drive was full, or the drive throttled. The result averages both phases; the chart shows each.</source>
        <extracomment>rate-fell</extracomment>
        <translation>{1}の後に速度が{2}から{3}に下がり、そのまま続きました。ドライブの高速キャッシュが一杯になったか、ドライブが速度を落としました。結果は両方の区間の平均で、グラフにはそれぞれを示します。</translation>
    </message>
    <message>
        <source>The version of Strata on {1} is too old to send chunks. Update it there.</source>
        <extracomment>network-older-peer</extracomment>
        <translation>{1}のStrataのバージョンは古く、チャンクを送れません。そこで更新してください。</translation>
    </message>
    <message>
        <source>An earlier measurement failed, so Strata skipped this one. See the reason there, and run it again.</source>
        <extracomment>row-not-reached</extracomment>
        <translation>以前の測定が失敗したため、Strataはこの測定をスキップしました。そこにある理由を確認し、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The run stopped when this workload had used {1} of its time, so its result is less certain. Run it again for a full result.</source>
        <extracomment>row-stopped</extracomment>
        <translation>このワークロードが時間の{1}を使ったところで実行が停止したため、結果の確度が下がります。完全な結果を得るには、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The processor reached a temperature that the OS calls critical, so the load ended. The sensor showed {1} degrees C. What was measured until then counts. Clean fans and vents, and let air reach them.</source>
        <extracomment>sustained-critical</extracomment>
        <translation>プロセッサがOSが危険とする温度に達したため、負荷を終了しました。センサーの値は{1} °Cでした。それまでの測定結果は有効です。ファンと通気口を掃除し、空気が通るようにしてください。</translation>
    </message>
    <message>
        <source>Only {1} of the battery was left, so the load ended. What was measured until then counts. Plug the computer in, and run it again.</source>
        <extracomment>sustained-battery</extracomment>
        <translation>バッテリーの残量が{1}になったため、負荷を終了しました。それまでの測定結果は有効です。コンピューターを電源に接続し、もう一度実行してください。</translation>
    </message>
    <message>
        <source>Other programs, or the host of a virtual machine, took {1} of the CPU time. Rates are work per CPU time, but the heat of others may hide or cause a fall. Close other programs, and run it again.</source>
        <extracomment>sustained-disturbed</extracomment>
        <translation>ほかのプログラムまたは仮想マシンのホストが、CPU時間の{1}を使いました。速度はCPU時間あたりの作業量ですが、ほかの発熱が低下を隠したり引き起こしたりする可能性があります。ほかのプログラムを閉じて、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The disk profile {2} has no workload {1}. Choose one of its workloads, or another profile.</source>
        <extracomment>no-such-row</extracomment>
        <translation>ディスクプロファイル{2}にワークロード{1}はありません。そのワークロードのいずれか、または別のプロファイルを選択してください。</translation>
    </message>
    <message>
        <source>The disk profile {2} has no operation {1}. The profile database commits, and no other does. Choose another operation or profile.</source>
        <extracomment>no-such-operation</extracomment>
        <translation>ディスクプロファイル{2}に操作{1}はありません。コミットを行うプロファイルはdatabaseだけです。別の操作またはプロファイルを選択してください。</translation>
    </message>
    <message>
        <source>Half of the commits took {1} or less, which is faster than flash memory programs a page. Either the drive has a protected cache, or flushes are not passed on, as in some virtual machines. Check that before you trust the data to it.</source>
        <extracomment>sooner-than-flash</extracomment>
        <translation>コミットの半分が{1}以内に終わりました（フラッシュメモリがページを書き込む時間より短い値です）。ドライブが保護されたキャッシュを備えているか、一部の仮想マシンのようにフラッシュが伝わっていません。データを預ける前に確認してください。</translation>
    </message>
    <message>
        <source>Strata only reads {1}. Choose workloads that read: not the profiles classic, mixed and database, no writes and no zeros.</source>
        <extracomment>file-only-read</extracomment>
        <translation>Strataは{1}を読み取るだけです。読み取りのワークロードを選択してください（プロファイルclassic、mixed、databaseと、書き込み、ゼロのデータは使えません）。</translation>
    </message>
    <message>
        <source>A block of {1} is not a multiple of the {2} sectors of this drive. Choose a larger block.</source>
        <extracomment>block-not-of-sectors</extracomment>
        <translation>{1}のブロックは、このドライブのセクター{2}の倍数ではありません。ブロックを大きくしてください。</translation>
    </message>
    <message>
        <source>A file of {1} is too small for {2} threads with blocks of {3}. Choose a larger file, fewer threads or smaller blocks.</source>
        <extracomment>file-below-blocks</extracomment>
        <translation>{1}のファイルは、{3}のブロックを使う{2}スレッドには小さすぎます。ファイルを大きくするか、スレッドを減らすか、ブロックを小さくしてください。</translation>
    </message>
    <message>
        <source>The disk of {1} is so slow that Strata wrote only {2} of a file of {3} before it measured. The result covers that part only. Choose a smaller file.</source>
        <extracomment>file-laid-in-part</extracomment>
        <translation>{1}のディスクが非常に遅いため、Strataは測定前に{3}のファイルのうち{2}だけを書き込みました。結果はその部分だけのものです。ファイルを小さくしてください。</translation>
    </message>
    <message>
        <source>A run of the whole machine has {1} for this part, and this did not fit. Click its cell to measure it alone.</source>
        <extracomment>no-time-left</extracomment>
        <translation>マシン全体の実行でこの部分に使える時間は{1}で、これは収まりませんでした。単独で測定するには、そのセルをクリックしてください。</translation>
    </message>
    <message>
        <source>Strata cannot read the file {1}. The OS reports: {2}. Choose a regular file that you may read.</source>
        <extracomment>file-not-readable</extracomment>
        <translation>Strataはファイル{1}を読み取れません。OSの報告: {2}。読み取りを許可された通常のファイルを選択してください。</translation>
    </message>
    <message>
        <source>The file {1} has only {2}, too little for the read test. Choose a larger file.</source>
        <extracomment>file-too-small</extracomment>
        <translation>ファイル{1}は{2}しかなく、読み取りテストには小さすぎます。大きいファイルを選択してください。</translation>
    </message>
    <message>
        <source>The OS refused requests to the disk. It reports: {1}. Try a smaller queue depth; a container limit may be the cause.</source>
        <extracomment>queue-failed</extracomment>
        <translation>OSがディスクへの要求を拒否しました。OSの報告: {1}。コンテナーの制限が原因かもしれないので、キュー深度を小さくしてみてください。</translation>
    </message>
    <message>
        <source>Writing failed, so there was nothing to read. See the reason of the write.</source>
        <extracomment>nothing-to-read</extracomment>
        <translation>書き込みが失敗したため、読み取るものがありませんでした。書き込みの理由を確認してください。</translation>
    </message>
    <message>
        <source>When the run stopped, the disk of {1} had a request pending, so the results before it may be wrong. Strata can test this disk again once it answers.</source>
        <extracomment>request-unanswered</extracomment>
        <translation>実行が停止したとき、{1}のディスクに未完了の要求があったため、それより前の結果が誤っている可能性があります。応答があれば、Strataはこのディスクを再びテストできます。</translation>
    </message>
    <message>
        <source>{1} does not respond. An earlier request to its disk ({2}) is still pending. Check the drive, its cable or the network, or choose another folder.</source>
        <extracomment>device-not-answering</extracomment>
        <translation>{1}が応答しません。そのディスク（{2}）への以前の要求が完了していません。ドライブ、ケーブル、またはネットワークを確認するか、別のフォルダーを選択してください。</translation>
    </message>
    <message>
        <source>{1} is not a file of a disk test, so Strata did not delete it.</source>
        <extracomment>not-a-leftover</extracomment>
        <translation>{1}はディスクテストのファイルではないため、Strataは削除しませんでした。</translation>
    </message>
    <message>
        <source>A running disk test uses {1}, so Strata did not delete it. Try again when that test ends.</source>
        <extracomment>file-in-use</extracomment>
        <translation>実行中のディスクテストが{1}を使っているため、Strataは削除しませんでした。そのテストが終わってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Strata could not delete {1}. The OS reports: {2}. Check the permissions of the folder.</source>
        <extracomment>cannot-remove</extracomment>
        <translation>Strataは{1}を削除できませんでした。OSの報告: {2}。フォルダーのアクセス許可を確認してください。</translation>
    </message>
    <message>
        <source>The OS did not report the CPUs of this machine. A container or a security setting may hide them.</source>
        <extracomment>topology-failed</extracomment>
        <translation>OSがこのマシンのCPUを報告しませんでした。コンテナーやセキュリティ設定が隠している可能性があります。</translation>
    </message>
    <message>
        <source>The curve shows {2} of the L{1} cache, which the OS reports as {3}. Other programs or virtual machines use the rest, or the report is wrong. Trust the curve.</source>
        <extracomment>level-smaller-than-reported</extracomment>
        <translation>曲線によるL{1}キャッシュは{2}ですが、OSの報告は{3}です。ほかのプログラムや仮想マシンが残りを使っているか、報告が誤っています。曲線を信頼してください。</translation>
    </message>
    <message>
        <source>The curve shows {2} for the L{1} cache, which the OS reports as {3}. The report is wrong, or the next level is equally fast. Trust the curve.</source>
        <extracomment>level-larger-than-reported</extracomment>
        <translation>曲線によるL{1}キャッシュは{2}ですが、OSの報告は{3}です。報告が誤っているか、次のレベルが同じ速さです。曲線を信頼してください。</translation>
    </message>
    <message>
        <source>The curve shows a level of {1}, with {2} per load, that the OS does not report. It may be a system-level cache, or one that a virtual machine hides.</source>
        <extracomment>level-not-reported</extracomment>
        <translation>曲線には、OSが報告しない{1}のレベル（ロードごとに{2}）が現れています。システムレベルキャッシュか、仮想マシンが隠しているキャッシュの可能性があります。</translation>
    </message>
    <message>
        <source>The curve shows no step at the L{1} cache of {2} that the OS reports. Other virtual machines may use all of it, or the report is wrong. Run it again at a quieter hour.</source>
        <extracomment>level-not-seen</extracomment>
        <translation>OSは{2}のL{1}キャッシュを報告しますが、曲線には段差がありません。ほかの仮想マシンがすべてを使っているか、報告が誤っている可能性があります。負荷の少ない時間帯に、もう一度実行してください。</translation>
    </message>
    <message>
        <source>{1} runs this program in place of the OS or the processor, and results include its work. Use the version of Strata that is built for this system.</source>
        <extracomment>held-emulated</extracomment>
        <translation>{1}がOSまたはプロセッサに代わってこのプログラムを動かしており、結果はその処理を含みます。このシステム用にビルドしたStrataを使ってください。</translation>
    </message>
    <message>
        <source>The OS reports neither cores nor caches, as in a sandbox without /sys. Strata measures {1} CPUs as one flat set, in sizes that follow no cache. Run it where the OS reports them.</source>
        <extracomment>held-flat</extracomment>
        <translation>/sysのないサンドボックスのように、OSがコアもキャッシュも報告しません。Strataは{1}個のCPUを構造のない1つの集合として、キャッシュに合わせないサイズで測定します。OSがこれらを報告する環境で実行してください。</translation>
    </message>
    <message>
        <source>The memory runs at {1} MT/s, and its modules are made for {2} MT/s. Choose their profile (XMP or EXPO) in the firmware setup, if mainboard and processor support it.</source>
        <extracomment>held-memory-speed</extracomment>
        <translation>メモリは{1} MT/sで動作していますが、モジュールは{2} MT/sに対応しています。マザーボードとプロセッサが対応していれば、ファームウェアの設定でそのプロファイル（XMPまたはEXPO）を選択してください。</translation>
    </message>
    <message>
        <source>All memory is on one channel; two channels carry twice as much. If processor and mainboard have two, add another module of the same kind in the socket that the manual names.</source>
        <extracomment>held-one-channel</extracomment>
        <translation>メモリがすべて1チャネルに接続されています（2チャネルなら2倍を転送できます）。プロセッサとマザーボードが2チャネルに対応していれば、マニュアルが示すソケットに同じ種類のモジュールを追加してください。</translation>
    </message>
    <message>
        <source>The machine runs on battery, and most machines then limit their power. Plug in the charger.</source>
        <extracomment>held-on-battery</extracomment>
        <translation>マシンがバッテリーで動作しています（多くのマシンはこのとき電力を制限します）。充電器を接続してください。</translation>
    </message>
    <message>
        <source>The power profile is {1}, which limits the processor. Choose the one for performance in the OS or the firmware setup.</source>
        <extracomment>held-power-profile</extracomment>
        <translation>電源プロファイルが{1}で、プロセッサを制限しています。OSまたはファームウェアの設定で、パフォーマンス優先のものを選択してください。</translation>
    </message>
    <message>
        <source>The clock governor is {1}, which with this driver keeps the lowest clock. Choose another governor, such as performance or schedutil.</source>
        <extracomment>held-governor</extracomment>
        <translation>クロックのガバナーが{1}で、このドライバーでは最低クロックのままになります。performanceやschedutilなど、別のガバナーを選択してください。</translation>
    </message>
    <message>
        <source>Boost (turbo) is off, so the clock never rises above its nominal rate. Turn it on in the OS or the firmware setup, unless you turned it off on purpose.</source>
        <extracomment>held-no-boost</extracomment>
        <translation>ブースト（ターボ）がオフのため、クロックが定格を超えません。意図的にオフにしたのでなければ、OSまたはファームウェアの設定でオンにしてください。</translation>
    </message>
    <message>
        <source>The container gets the time of {1} of its {2} CPUs, so tests with more threads are throttled. Raise its CPU quota.</source>
        <extracomment>held-cpu-quota</extracomment>
        <translation>コンテナーの{2}個のCPUに対して、CPU {1}個分の時間しか割り当てられていないため、それより多いスレッドのテストは抑制されます。CPUクォータを増やしてください。</translation>
    </message>
    <message>
        <source>Programs waited for memory during {1} of the 10 s before. Close programs, or give the machine or container more memory.</source>
        <extracomment>held-memory-pressure</extracomment>
        <translation>直前の10秒間の{1}で、プログラムがメモリを待っていました。プログラムを閉じるか、マシンまたはコンテナーのメモリを増やしてください。</translation>
    </message>
    <message>
        <source>The drive {1} is connected by {2}, and it is made for {3}. Use a slot of that generation with as many lanes, or check the firmware setup.</source>
        <extracomment>held-drive-link</extracomment>
        <translation>ドライブ{1}は{2}で接続されていますが、{3}に対応しています。その世代でレーン数が同じスロットを使うか、ファームウェアの設定を確認してください。</translation>
    </message>
    <message>
        <source>Transparent huge pages are off, so programs get pages of {1} and miss the TLB more often. Set /sys/kernel/mm/transparent_hugepage/enabled to madvise or always.</source>
        <extracomment>held-small-pages</extracomment>
        <translation>透過的ヒュージページがオフのため、プログラムのページは{1}で、TLBミスが多くなります。/sys/kernel/mm/transparent_hugepage/enabledをmadviseまたはalwaysに設定してください。</translation>
    </message>
    <message>
        <source>The timer runs at {1} and deviates from the OS clock by {2}.</source>
        <extracomment>selftest-counter</extracomment>
        <translation>タイマーは{1}で動作し、OSの時計とのずれは{2}です。</translation>
    </message>
    <message>
        <source>The core runs at {1}; two measurements agree for {2} of the readings.</source>
        <extracomment>selftest-clock</extracomment>
        <translation>コアは{1}で動作し、読み取り値の{2}で2つの測定が一致します。</translation>
    </message>
    <message>
        <source>Strata checked {1} of {3} kernels, all that the processor can run; those with a wrong result: {2}.</source>
        <extracomment>selftest-kernels</extracomment>
        <translation>Strataは{3}個のカーネルのうち、プロセッサが実行できるすべての{1}個を検査しました（結果に誤りのあるもの: {2}）。</translation>
    </message>
    <message>
        <source>Loops of known cost: {2} of {1} are as the design of the core says, and {3} are above it.</source>
        <extracomment>selftest-paths</extracomment>
        <translation>コストが既知のループ: {1}個のうち{2}個がコアの設計どおりで、{3}個がそれを超えています。</translation>
    </message>
    <message>
        <source>The cost of loads and stores is unchecked: the design tells none, or the machine is busy.</source>
        <extracomment>selftest-paths-unchecked</extracomment>
        <translation>設計から値がわからないか、マシンに負荷があるため、ロードとストアのコストは未確認です。</translation>
    </message>
    <message>
        <source>Strata can pin threads to {1} of {2} CPUs.</source>
        <extracomment>selftest-binding</extracomment>
        <translation>Strataは{2}個のCPUのうち{1}個にスレッドを固定できます。</translation>
    </message>
    <message>
        <source>A load in a walk by blocks takes {1} of the time of one in a sparse walk, with a quarter as many lines. The last tenth of a block takes {2} of the time of its third tenth. Below 80 % for the first, or outside 85 to 115 % for the second, the hardware prefetches the walk of the latency test.</source>
        <extracomment>selftest-walk</extracomment>
        <translation>ブロック内でのメモリからのロードの時間は、1回に読むラインの数がその4分の1である巡回でのロードの{1}です。ブロックの最後の10分の1の時間は、3番目の10分の1の{2}です。前者が80 %未満、または後者が85～115 %の範囲外の場合、ハードウェアがレイテンシテストをプリフェッチしています。</translation>
    </message>
    <message>
        <source>Strata could not check whether the hardware prefetches the latency test. The check needs huge pages, and the OS gave none.</source>
        <extracomment>selftest-walk-unchecked</extracomment>
        <translation>ハードウェアがレイテンシテストをプリフェッチするかどうかを、Strataは確認できませんでした。確認にはヒュージページが必要ですが、OSが提供しませんでした。</translation>
    </message>
    <message>
        <source>The same work, measured {1} times on each of two sides, differs by {2}. Strata must not call that faster or slower.</source>
        <extracomment>selftest-identical</extracomment>
        <translation>同じ処理を双方で{1}回ずつ測定したときの差は{2}です。Strataは、これを速いとも遅いとも判定してはなりません。</translation>
    </message>
    <message>
        <source>Strata could not check that the same work is not called different: the machine is too busy.</source>
        <extracomment>selftest-identical-unchecked</extracomment>
        <translation>マシンの負荷が高すぎるため、同じ処理を異なると判定しないことを、Strataは確認できませんでした。</translation>
    </message>
    <message>
        <source>A file in {1} by direct I/O must not be in the OS cache, and another must be found there (it is to {2}).</source>
        <extracomment>selftest-direct</extracomment>
        <translation>ダイレクトI/Oを使った{1}のファイルはOSのキャッシュになく、もう1つのファイルはキャッシュにある必要があります（{2}あります）。</translation>
    </message>
    <message>
        <source>Direct I/O in {1} is unchecked: it is refused there, or the OS does not report what its cache holds.</source>
        <extracomment>selftest-direct-unchecked</extracomment>
        <translation>そこで拒否されるか、OSがキャッシュの内容を報告しないため、{1}でのダイレクトI/Oは未確認です。</translation>
    </message>
    <message>
        <source>A run that is written to a history in {1} must be read back as it was.</source>
        <extracomment>selftest-history</extracomment>
        <translation>{1}の履歴に書き込んだ実行は、元のまま読み戻せる必要があります。</translation>
    </message>
    <message>
        <source>Reading the timer takes {1}; the overhead of the sampler is {2} of a sample.</source>
        <extracomment>selftest-overhead</extracomment>
        <translation>タイマーの読み取りには{1}かかり、サンプリングのオーバーヘッドはサンプルの{2}です。</translation>
    </message>
    <message>
        <source>STRATA {1}</source>
        <extracomment>report-title</extracomment>
        <translation>STRATA {1}</translation>
    </message>
    <message>
        <source>STRATA, results of another program</source>
        <extracomment>report-title-foreign</extracomment>
        <translation>STRATA、ほかのプログラムの結果</translation>
    </message>
    <message>
        <source>Another program measured this. Strata only read its output: what is missing here is not known.</source>
        <extracomment>report-foreign</extracomment>
        <translation>これはほかのプログラムが測定しました。Strataはその出力を読み取っただけなので、ここにない情報は不明です。</translation>
    </message>
    <message>
        <source>Reference results, for comparison. They come without samples, so differences from them are never tested.</source>
        <extracomment>report-published</extracomment>
        <translation>比較用のリファレンス結果です。サンプルを含まないため、これらとの差は検定しません。</translation>
    </message>
    <message>
        <source>Method {1}, built with {2}.</source>
        <extracomment>report-method</extracomment>
        <translation>測定方法{1}、{2}でビルド。</translation>
    </message>
    <message>
        <source>The run took {1} s.</source>
        <extracomment>report-seconds</extracomment>
        <translation>実行時間は{1}秒でした。</translation>
    </message>
    <message>
        <source>The run took {1} min {2} s.</source>
        <extracomment>report-minutes</extracomment>
        <translation>実行時間は{1}分{2}秒でした。</translation>
    </message>
    <message>
        <source>STOPPED: the run was stopped early. The results so far follow.</source>
        <extracomment>report-stopped</extracomment>
        <translation>停止: 実行は途中で停止されました。それまでの結果を次に示します。</translation>
    </message>
    <message>
        <source>NOT COMPLETE: some of the tests failed. The notes say why.</source>
        <extracomment>report-failed</extracomment>
        <translation>未完了: 一部のテストが失敗しました。理由は注記にあります。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <extracomment>report-empty
----------
respond-nothing</extracomment>
        <translation>何も測定していません。</translation>
    </message>
    <message>
        <source>Measured by</source>
        <extracomment>label-measured-by</extracomment>
        <translation>測定元</translation>
    </message>
    <message>
        <source>Left out</source>
        <extracomment>label-left-out</extracomment>
        <translation>除外</translation>
    </message>
    <message>
        <source>Series of {1} runs: each result over all of them</source>
        <extracomment>series-head</extracomment>
        <translation>{1}回の実行のシリーズ: 各結果は全実行による値</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>series-best
----------
mark-best</extracomment>
        <translation>最良</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>series-mean</extracomment>
        <translation>平均</translation>
    </message>
    <message>
        <source>std. dev.</source>
        <extracomment>series-deviation</extracomment>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>runs</source>
        <extracomment>series-count</extracomment>
        <translation>実行数</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>label-source</extracomment>
        <translation>出典</translation>
    </message>
    <message>
        <source>MACHINE</source>
        <extracomment>heading-machine</extracomment>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Caches</source>
        <extracomment>label-caches</extracomment>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>label-system
----------
machine-system</extracomment>
        <translation>システム</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>label-around</extracomment>
        <translation>実行状況</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <extracomment>label-held-back
----------
machine-held-back</extracomment>
        <translation>抑制要因</translation>
    </message>
    <message>
        <source>cores {1}, CPUs {2}, sockets {3}, NUMA nodes {4}</source>
        <extracomment>report-cpus</extracomment>
        <translation>コア{1}、CPU {2}、ソケット{3}、NUMAノード{4}</translation>
    </message>
    <message>
        <source>{2}: CPUs {1}</source>
        <extracomment>report-kind</extracomment>
        <translation>{2}: {1} CPU</translation>
    </message>
    <message>
        <source>L{1} {2} per CPU</source>
        <extracomment>report-cache</extracomment>
        <translation>L{1} {2}（CPUごと）</translation>
    </message>
    <message>
        <source>L{1} {2} per {3} CPUs</source>
        <extracomment>report-cache-shared</extracomment>
        <translation>L{1} {2}（{3} CPUごと）</translation>
    </message>
    <message>
        <source>not reported by the OS</source>
        <extracomment>report-no-caches</extracomment>
        <translation>OSの報告なし</translation>
    </message>
    <message>
        <source>{1} of the last-level cache usable (measured); others may use the rest</source>
        <extracomment>report-usable</extracomment>
        <translation>ラストレベルキャッシュの{1}が使用可能（実測）、残りはほかが使用中の可能性</translation>
    </message>
    <message>
        <source>{1} of the last-level cache assumed usable (not measured)</source>
        <extracomment>report-assumed</extracomment>
        <translation>ラストレベルキャッシュの{1}を使えると想定（未測定）</translation>
    </message>
    <message>
        <source>{1}, {2} available; pages of {3}</source>
        <extracomment>report-memory</extracomment>
        <translation>{1}、うち{2}が利用可能、ページサイズ{3}</translation>
    </message>
    <message>
        <source>virtual machine ({1})</source>
        <extracomment>report-virtual</extracomment>
        <translation>仮想マシン（{1}）</translation>
    </message>
    <message>
        <source>rotating</source>
        <extracomment>disk-rotates</extracomment>
        <translation>回転式</translation>
    </message>
    <message>
        <source>sectors of {1}</source>
        <extracomment>disk-sectors</extracomment>
        <translation>{1}セクター</translation>
    </message>
    <message>
        <source>{1} of {2} free</source>
        <extracomment>disk-room</extracomment>
        <translation>{2}中{1}が空き</translation>
    </message>
    <message>
        <source>{1} free</source>
        <extracomment>disk-free</extracomment>
        <translation>{1}空き</translation>
    </message>
    <message>
        <source>in memory</source>
        <extracomment>disk-in-memory</extracomment>
        <translation>メモリ上</translation>
    </message>
    <message>
        <source>on a device in memory</source>
        <extracomment>disk-device-in-memory</extracomment>
        <translation>メモリ上のデバイス</translation>
    </message>
    <message>
        <source>through a program</source>
        <extracomment>disk-program</extracomment>
        <translation>プログラム経由</translation>
    </message>
    <message>
        <source>copy-on-write</source>
        <extracomment>disk-copy-on-write</extracomment>
        <translation>コピーオンライト</translation>
    </message>
    <message>
        <source>compressing</source>
        <extracomment>disk-compresses</extracomment>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>encrypted</source>
        <extracomment>disk-encrypted</extracomment>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>load {1} before the run</source>
        <extracomment>around-load</extracomment>
        <translation>実行前の負荷{1}</translation>
    </message>
    <message>
        <source>steal time up to {1}</source>
        <extracomment>around-stolen</extracomment>
        <translation>スチール時間は最大{1}</translation>
    </message>
    <message>
        <source>began when calm, after {1} s</source>
        <extracomment>around-calm</extracomment>
        <translation>{1}秒後、負荷が収まってから開始</translation>
    </message>
    <message>
        <source>not calm within {1} s</source>
        <extracomment>around-not-calm</extracomment>
        <translation>{1}秒以内に負荷が収まらず</translation>
    </message>
    <message>
        <source>no free CPU for the window or terminal</source>
        <extracomment>around-no-spare</extracomment>
        <translation>ウィンドウまたは端末用の空きCPUなし</translation>
    </message>
    <message>
        <source>the machine was suspended for {1} s</source>
        <extracomment>around-suspended</extracomment>
        <translation>マシンが{1}秒間スリープ</translation>
    </message>
    <message>
        <source>the OS clock was changed by {1} s</source>
        <extracomment>around-clock-set</extracomment>
        <translation>OSの時計が{1}秒変更された</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <extracomment>heading-settings</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Priority</source>
        <extracomment>label-priority</extracomment>
        <translation>優先度</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>label-health
----------
machine-health</extracomment>
        <translation>状態</translation>
    </message>
    <message>
        <source>governor {1}</source>
        <extracomment>health-governor</extracomment>
        <translation>ガバナー{1}</translation>
    </message>
    <message>
        <source>boost on</source>
        <extracomment>health-boost-on</extracomment>
        <translation>ブーストはオン</translation>
    </message>
    <message>
        <source>boost off</source>
        <extracomment>health-boost-off</extracomment>
        <translation>ブーストはオフ</translation>
    </message>
    <message>
        <source>power profile {1}</source>
        <extracomment>health-profile</extracomment>
        <translation>電源プロファイル{1}</translation>
    </message>
    <message>
        <source>on battery</source>
        <extracomment>health-battery</extracomment>
        <translation>バッテリー駆動</translation>
    </message>
    <message>
        <source>on mains power</source>
        <extracomment>health-mains</extracomment>
        <translation>電源接続</translation>
    </message>
    <message>
        <source>power limit {1} W</source>
        <extracomment>health-power-limit</extracomment>
        <translation>電力制限{1} W</translation>
    </message>
    <message>
        <source>{1} degrees C</source>
        <extracomment>health-temperature</extracomment>
        <translation>{1} °C</translation>
    </message>
    <message>
        <source>{1} degrees C, {2} after the run</source>
        <extracomment>health-temperatures</extracomment>
        <translation>{1} °C、実行後{2} °C</translation>
    </message>
    <message>
        <source>programs waited for memory in {1} of 10 s</source>
        <extracomment>health-pressure</extracomment>
        <translation>プログラムが10秒間の{1}でメモリを待機</translation>
    </message>
    <message>
        <source>CPU quota of the container: {1}</source>
        <extracomment>health-quota</extracomment>
        <translation>コンテナーのCPU時間はCPU {1}個分</translation>
    </message>
    <message>
        <source>the container gets {1} of memory</source>
        <extracomment>health-memory</extracomment>
        <translation>コンテナーのメモリは{1}</translation>
    </message>
    <message>
        <source>microcode {1}</source>
        <extracomment>health-microcode</extracomment>
        <translation>マイクロコード{1}</translation>
    </message>
    <message>
        <source>{1} translates the instructions: its figures, not those of the processor</source>
        <extracomment>health-emulator</extracomment>
        <translation>{1}が命令を変換しているため、数値はプロセッサ本来のものではない</translation>
    </message>
    <message>
        <source>{1} stands in for the OS</source>
        <extracomment>health-substitute</extracomment>
        <translation>{1}がOSの代わりに動作</translation>
    </message>
    <message>
        <source>Times</source>
        <extracomment>label-times</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>label-regions</extracomment>
        <translation>領域</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>label-folders</extracomment>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>one per CPU</source>
        <extracomment>threads-auto</extracomment>
        <translation>CPUごとに1つ</translation>
    </message>
    <message>
        <source>one per core</source>
        <extracomment>threads-cores
----------
binding-cores</extracomment>
        <translation>コアごとに1つ</translation>
    </message>
    <message>
        <source>from 1 to {1}</source>
        <extracomment>threads-scale</extracomment>
        <translation>1から{1}まで</translation>
    </message>
    <message>
        <source>on CPU {1}</source>
        <extracomment>threads-on-cpu</extracomment>
        <translation>CPU {1}上</translation>
    </message>
    <message>
        <source>raised</source>
        <extracomment>priority-raised</extracomment>
        <translation>高</translation>
    </message>
    <message>
        <source>raised, nice {1}</source>
        <extracomment>priority-raised-nice</extracomment>
        <translation>高、nice {1}</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>priority-normal</extracomment>
        <translation>通常</translation>
    </message>
    <message>
        <source>spread over NUMA nodes, sockets and cores</source>
        <extracomment>binding-spread</extracomment>
        <translation>NUMAノード、ソケット、コアに分散</translation>
    </message>
    <message>
        <source>packed close together</source>
        <extracomment>binding-close</extracomment>
        <translation>近接配置</translation>
    </message>
    <message>
        <source>not pinned</source>
        <extracomment>binding-none</extracomment>
        <translation>固定しない</translation>
    </message>
    <message>
        <source>pinned to CPUs {1}</source>
        <extracomment>binding-list</extracomment>
        <translation>CPU {1}に固定</translation>
    </message>
    <message>
        <source>{1}, {2} only</source>
        <extracomment>binding-on-cores</extracomment>
        <translation>{1}、{2}のみ</translation>
    </message>
    <message>
        <source>all cores</source>
        <extracomment>cores-all</extracomment>
        <translation>すべてのコア</translation>
    </message>
    <message>
        <source>performance cores</source>
        <extracomment>cores-performance</extracomment>
        <translation>高性能コア</translation>
    </message>
    <message>
        <source>efficiency cores</source>
        <extracomment>cores-efficient</extracomment>
        <translation>高効率コア</translation>
    </message>
    <message>
        <source>low-power cores</source>
        <extracomment>cores-low-power</extracomment>
        <translation>低消費電力コア</translation>
    </message>
    <message>
        <source>integer {1} s</source>
        <extracomment>time-integer</extracomment>
        <translation>整数{1}秒</translation>
    </message>
    <message>
        <source>floating-point {1} s</source>
        <extracomment>time-floating</extracomment>
        <translation>浮動小数点{1}秒</translation>
    </message>
    <message>
        <source>memory {1} s per buffer size</source>
        <extracomment>time-memory</extracomment>
        <translation>メモリ: バッファーサイズごとに{1}秒</translation>
    </message>
    <message>
        <source>disk {1} s per workload and direction</source>
        <extracomment>time-disk</extracomment>
        <translation>ディスク: ワークロードと方向ごとに{1}秒</translation>
    </message>
    <message>
        <source>pauses {1} s</source>
        <extracomment>time-pauses</extracomment>
        <translation>中断{1}秒</translation>
    </message>
    <message>
        <source>sustained performance {1} min per load</source>
        <extracomment>time-sustained</extracomment>
        <translation>持続性能: 負荷ごとに{1}分</translation>
    </message>
    <message>
        <source>early stop when precise</source>
        <extracomment>time-until-precise</extracomment>
        <translation>精度に達したら早期終了</translation>
    </message>
    <message>
        <source>{1}, always in full</source>
        <extracomment>time-always</extracomment>
        <translation>{1}、常に全時間</translation>
    </message>
    <message>
        <source>no early stop</source>
        <extracomment>time-in-full</extracomment>
        <translation>早期終了なし</translation>
    </message>
    <message>
        <source>(automatic)</source>
        <extracomment>regions-by-caches</extracomment>
        <translation>（自動）</translation>
    </message>
    <message>
        <source>the current folder</source>
        <extracomment>folder-current</extracomment>
        <translation>現在のフォルダー</translation>
    </message>
    <message>
        <source>SCALING</source>
        <extracomment>heading-scaling</extracomment>
        <translation>スケーリング</translation>
    </message>
    <message>
        <source>Processor, {1}</source>
        <extracomment>scaling-processor</extracomment>
        <translation>プロセッサ、{1}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}</source>
        <extracomment>scaling-region</extracomment>
        <translation>{1}、領域{2}、{3}</translation>
    </message>
    <message>
        <source>{1}, region {2}, {3}, pages: {4}</source>
        <extracomment>scaling-region-pages</extracomment>
        <translation>{1}、領域{2}、{3}、ページ: {4}</translation>
    </message>
    <message>
        <source>PAGE SIZES</source>
        <extracomment>heading-pages</extracomment>
        <translation>ページサイズ</translation>
    </message>
    <message>
        <source>default</source>
        <extracomment>pages-default</extracomment>
        <translation>既定</translation>
    </message>
    <message>
        <source>transparent</source>
        <extracomment>pages-transparent</extracomment>
        <translation>透過</translation>
    </message>
    <message>
        <source>explicit</source>
        <extracomment>pages-explicit</extracomment>
        <translation>明示</translation>
    </message>
    <message>
        <source>huge</source>
        <extracomment>pages-huge</extracomment>
        <translation>ヒュージ</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>pages-alike</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>{1} explicit</source>
        <extracomment>obtained-explicit</extracomment>
        <translation>{1}明示</translation>
    </message>
    <message>
        <source>pages</source>
        <extracomment>column-obtained
----------
column-tlb-pages</extracomment>
        <translation>ページ</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>column-gain</extracomment>
        <translation>改善</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>column-saving</extracomment>
        <translation>短縮</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>column-threads</extracomment>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>sum</source>
        <extracomment>column-sum</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>column-each</extracomment>
        <translation>各</translation>
    </message>
    <message>
        <source>efficiency</source>
        <extracomment>column-share</extracomment>
        <translation>効率</translation>
    </message>
    <message>
        <source>PROCESSOR</source>
        <extracomment>heading-processor</extracomment>
        <translation>プロセッサ</translation>
    </message>
    <message>
        <source>MEMORY</source>
        <extracomment>heading-memory</extracomment>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>BANDWIDTH, {1}</source>
        <extracomment>heading-bandwidth</extracomment>
        <translation>帯域幅、{1}</translation>
    </message>
    <message>
        <source>LATENCY</source>
        <extracomment>heading-latency</extracomment>
        <translation>レイテンシ</translation>
    </message>
    <message>
        <source>LEVELS OF MEMORY</source>
        <extracomment>heading-levels</extracomment>
        <translation>メモリのレベル</translation>
    </message>
    <message>
        <source>DISK</source>
        <extracomment>heading-disk</extracomment>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>COPY</source>
        <extracomment>heading-copy</extracomment>
        <translation>コピー</translation>
    </message>
    <message>
        <source>C LIBRARY, {1}</source>
        <extracomment>heading-library</extracomment>
        <translation>Cライブラリ、{1}</translation>
    </message>
    <message>
        <source>The library: {1}.</source>
        <extracomment>library-version</extracomment>
        <translation>ライブラリ: {1}。</translation>
    </message>
    <message>
        <source>Nanoseconds per call:</source>
        <extracomment>library-calls</extracomment>
        <translation>呼び出しごとのナノ秒:</translation>
    </message>
    <message>
        <source>REGISTERS</source>
        <extracomment>heading-registers</extracomment>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>STRING INSTRUCTIONS, {1}</source>
        <extracomment>heading-string</extracomment>
        <translation>ストリング命令、{1}</translation>
    </message>
    <message>
        <source>Transfers per cycle, one core, at {1}:</source>
        <extracomment>registers-per-cycle</extracomment>
        <translation>サイクルあたりの転送数、1コア、{1}時:</translation>
    </message>
    <message>
        <source>{1}, by bytes of one transfer:</source>
        <extracomment>registers-rates</extracomment>
        <translation>{1}、1回の転送のバイト数別:</translation>
    </message>
    <message>
        <source>general</source>
        <extracomment>row-register-general</extracomment>
        <translation>汎用</translation>
    </message>
    <message>
        <source>to stack</source>
        <extracomment>row-register-to-stack</extracomment>
        <translation>スタックへ</translation>
    </message>
    <message>
        <source>from stack</source>
        <extracomment>row-register-from-stack</extracomment>
        <translation>スタックから</translation>
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
        <translation>ベクトルへ</translation>
    </message>
    <message>
        <source>from vector</source>
        <extracomment>row-register-from-vector</extracomment>
        <translation>ベクトルから</translation>
    </message>
    <message>
        <source>insert</source>
        <extracomment>row-register-insert</extracomment>
        <translation>挿入</translation>
    </message>
    <message>
        <source>extract</source>
        <extracomment>row-register-extract</extracomment>
        <translation>抽出</translation>
    </message>
    <message>
        <source>vector</source>
        <extracomment>row-register-vector</extracomment>
        <translation>ベクトル</translation>
    </message>
    <message>
        <source>single</source>
        <extracomment>group-single</extracomment>
        <translation>単独</translation>
    </message>
    <message>
        <source>{1} threads together</source>
        <extracomment>report-all-threads</extracomment>
        <translation>{1}スレッド合計</translation>
    </message>
    <message>
        <source>Buffer {1}</source>
        <extracomment>region</extracomment>
        <translation>バッファー{1}</translation>
    </message>
    <message>
        <source>Buffer {1}, in the L{2} cache</source>
        <extracomment>region-in-cache</extracomment>
        <translation>バッファー{1}、L{2}キャッシュ内</translation>
    </message>
    <message>
        <source>Buffer {1}, at the edge of the L{2} cache</source>
        <extracomment>region-at-edge</extracomment>
        <translation>バッファー{1}、L{2}キャッシュの境界</translation>
    </message>
    <message>
        <source>Buffer {1}, in memory</source>
        <extracomment>region-in-memory</extracomment>
        <translation>バッファー{1}、メモリ内</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. Q: queue depth of each thread; T: threads. At p50: the rate if every request took the median latency; a result far below it had stalls. CPU: percent of one CPU. Flush: what emptying the drive&apos;s write cache takes afterwards; MB/s leaves it out.</source>
        <extracomment>disk-rows-facts</extracomment>
        <translation>各フォルダーに{1}のテストファイル、圧縮できないデータ。Qは各スレッドのキュー深度、Tはスレッド数です。p50時: すべての要求のレイテンシが中央値だった場合の速度で、結果がこれを大きく下回るときは停滞がありました。CPU: CPU 1個に対するパーセント。フラッシュ: その後ドライブの書き込みキャッシュを空にする時間で、MB/sには含みません。</translation>
    </message>
    <message>
        <source>Test file of {1} in each folder, incompressible data. A commit is a write and then a flush; the latency is that of both. SYNC4K: random blocks, direct I/O. APPEND2K: records of 2300 bytes at the end of a log, through the OS cache. T: threads. At p50: the result if every commit took the median latency. CPU: percent of one CPU.</source>
        <extracomment>disk-commit-facts</extracomment>
        <translation>各フォルダーに{1}のテストファイル、圧縮できないデータ。コミットは書き込みとその後のフラッシュで、レイテンシは両方を合わせたものです。SYNC4K: ランダムなブロック、ダイレクトI/O。APPEND2K: ログの末尾への2300バイトのレコード、OSのキャッシュ経由。T: スレッド数。p50時: すべてのコミットのレイテンシが中央値だった場合の結果。CPU: CPU 1個に対するパーセント。</translation>
    </message>
    <message>
        <source>Requests by {1}.</source>
        <extracomment>disk-engine</extracomment>
        <translation>要求の発行: {1}。</translation>
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
        <translation>0フィル</translation>
    </message>
    <message>
        <source>{1} sustained write</source>
        <extracomment>disk-sustained</extracomment>
        <translation>{1} 持続書き込み</translation>
    </message>
    <message>
        <source>Results by bytes written:</source>
        <extracomment>disk-course</extracomment>
        <translation>書き込みバイト数別の結果:</translation>
    </message>
    <message>
        <source>io_uring</source>
        <extracomment>engine-io-uring</extracomment>
        <translation>io_uring</translation>
    </message>
    <message>
        <source>I/O completion ports</source>
        <extracomment>engine-iocp</extracomment>
        <translation>I/O完了ポート</translation>
    </message>
    <message>
        <source>threads with synchronous I/O</source>
        <extracomment>engine-threads</extracomment>
        <translation>同期I/Oを行うスレッド</translation>
    </message>
    <message>
        <source>write + fdatasync for each commit</source>
        <extracomment>engine-fdatasync</extracomment>
        <translation>コミットごとに書き込み+fdatasync</translation>
    </message>
    <message>
        <source>write + fsync for each commit</source>
        <extracomment>engine-fsync</extracomment>
        <translation>コミットごとに書き込み+fsync</translation>
    </message>
    <message>
        <source>write + F_FULLFSYNC for each commit</source>
        <extracomment>engine-F_FULLFSYNC</extracomment>
        <translation>コミットごとに書き込み+F_FULLFSYNC</translation>
    </message>
    <message>
        <source>write + FlushFileBuffers for each commit</source>
        <extracomment>engine-FlushFileBuffers</extracomment>
        <translation>コミットごとに書き込み+FlushFileBuffers</translation>
    </message>
    <message>
        <source>nothing (null engine)</source>
        <extracomment>engine-null</extracomment>
        <translation>なし（nullエンジン）</translation>
    </message>
    <message>
        <source>too few</source>
        <extracomment>percentile-too-few</extracomment>
        <translation>不足</translation>
    </message>
    <message>
        <source>too few: a percentile is shown where at least 10 requests took longer. p90 needs 100 requests, p99 1,000 and p99.9 10,000. Measure for longer to see it.</source>
        <extracomment>percentile-needs</extracomment>
        <translation>不足: パーセンタイルは、それより長くかかった要求が10件以上ある場合に示します。p90には100件、p99には1,000件、p99.9には10,000件の要求が必要です。表示するには、測定時間を長くしてください。</translation>
    </message>
    <message>
        <source>{1} % read</source>
        <extracomment>op-mixed-share</extracomment>
        <translation>{1} %読み取り</translation>
    </message>
    <message>
        <source>at p50</source>
        <extracomment>column-median-rate</extracomment>
        <translation>p50時</translation>
    </message>
    <message>
        <source>latency, us</source>
        <extracomment>column-latency</extracomment>
        <translation>レイテンシ、us</translation>
    </message>
    <message>
        <source>{1}, us</source>
        <extracomment>html-latency</extracomment>
        <translation>{1}、µs</translation>
    </message>
    <message>
        <source>A file of {1} per thread, written and read in blocks of {2}.</source>
        <extracomment>disk-facts</extracomment>
        <translation>スレッドごとに{1}のファイルを、{2}のブロックで書き込み、読み取りました。</translation>
    </message>
    <message>
        <source>memcpy, whole</source>
        <extracomment>row-copy-memcpy</extracomment>
        <translation>memcpy、全体</translation>
    </message>
    <message>
        <source>memcpy, {1} blocks</source>
        <extracomment>row-copy-blocks</extracomment>
        <translation>memcpy、{1}ブロック</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>column-pass</extracomment>
        <translation>周回</translation>
    </message>
    <message>
        <source>size</source>
        <extracomment>column-call-size
----------
column-size</extracomment>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>MEMORY TYPES</source>
        <extracomment>heading-memtypes</extracomment>
        <translation>メモリタイプ</translation>
    </message>
    <message>
        <source>write-back</source>
        <extracomment>memory-kind-regular</extracomment>
        <translation>ライトバック</translation>
    </message>
    <message>
        <source>write-combining</source>
        <extracomment>memory-kind-write-combined</extracomment>
        <translation>ライトコンバイニング</translation>
    </message>
    <message>
        <source>uncached</source>
        <extracomment>memory-kind-uncached</extracomment>
        <translation>キャッシュ不可</translation>
    </message>
    <message>
        <source>type</source>
        <extracomment>column-kind</extracomment>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>first pass</source>
        <extracomment>column-first-use</extracomment>
        <translation>初回</translation>
    </message>
    <message>
        <source>later pass</source>
        <extracomment>column-later-use</extracomment>
        <translation>2回目～</translation>
    </message>
    <message>
        <source>obtained</source>
        <extracomment>column-kind-obtained</extracomment>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>{1}-byte stores</source>
        <extracomment>kinds-write</extracomment>
        <translation>{1}バイトのストア</translation>
    </message>
    <message>
        <source>{1}-byte copies from write-back memory</source>
        <extracomment>kinds-copy</extracomment>
        <translation>ライトバックのメモリからの{1}バイトのコピー</translation>
    </message>
    <message>
        <source>Write-combining breaks even after passes: {1}.</source>
        <extracomment>kinds-pay-after</extracomment>
        <translation>ライトコンバイニングが有利になる周回数: {1}。</translation>
    </message>
    <message>
        <source>Write-combining breaks even at once: no pass takes longer.</source>
        <extracomment>kinds-pay-at-once</extracomment>
        <translation>ライトコンバイニングは最初から有利で、どの周回も遅くなりません。</translation>
    </message>
    <message>
        <source>Write-combining never breaks even: its later passes are no faster.</source>
        <extracomment>kinds-pay-never</extracomment>
        <translation>ライトコンバイニングが有利になることはなく、2回目以降の周回も速くなりません。</translation>
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
        <translation>外乱のないサンプル{1}個</translation>
    </message>
    <message>
        <source>passes: {1}</source>
        <extracomment>basis-passes</extracomment>
        <translation>{1}周回</translation>
    </message>
    <message>
        <source>{1} pages</source>
        <extracomment>basis-pages</extracomment>
        <translation>ページ: {1}</translation>
    </message>
    <message>
        <source>extended to {1}</source>
        <extracomment>basis-extended</extracomment>
        <translation>{1}に延長</translation>
    </message>
    <message>
        <source>grade</source>
        <extracomment>column-verdict</extracomment>
        <translation>信頼度</translation>
    </message>
    <message>
        <source>of peak</source>
        <extracomment>column-limit</extracomment>
        <translation>ピーク比</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>name-value</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Interval</source>
        <extracomment>name-interval</extracomment>
        <translation>区間</translation>
    </message>
    <message>
        <source>% of peak</source>
        <extracomment>name-limit</extracomment>
        <translation>ピーク比、%</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>column-width</extracomment>
        <translation>バイト</translation>
    </message>
    <message>
        <source>buffer</source>
        <extracomment>column-region</extracomment>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>MAD</source>
        <extracomment>column-deviation</extracomment>
        <translation>MAD</translation>
    </message>
    <message>
        <source>TLB-local</source>
        <extracomment>walk-local</extracomment>
        <translation>TLBローカル</translation>
    </message>
    <message>
        <source>whole region</source>
        <extracomment>walk-whole</extracomment>
        <translation>領域全体</translation>
    </message>
    <message>
        <source>ns per load, by parallel chains</source>
        <extracomment>walk-chains</extracomment>
        <translation>ロードごとのns、並列チェーン数別</translation>
    </message>
    <message>
        <source>level</source>
        <extracomment>column-level</extracomment>
        <translation>レベル</translation>
    </message>
    <message>
        <source>read, MB/s</source>
        <extracomment>column-reads</extracomment>
        <translation>読取、MB/s</translation>
    </message>
    <message>
        <source>memory</source>
        <extracomment>level-memory</extracomment>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>flush</source>
        <extracomment>column-flush</extracomment>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>{1}, thread</source>
        <extracomment>column-thread</extracomment>
        <translation>{1}、スレッド</translation>
    </message>
    <message>
        <source>on CPU</source>
        <extracomment>column-on-cpu</extracomment>
        <translation>CPU</translation>
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
        <translation>注記</translation>
    </message>
    <message>
        <source>({1} results)</source>
        <extracomment>report-note-count</extracomment>
        <translation>（{1}件の結果）</translation>
    </message>
    <message>
        <source>HOW TO READ THIS</source>
        <extracomment>heading-reading</extracomment>
        <translation>読み方</translation>
    </message>
    <message>
        <source>MB/s: million (10^6) bytes per second. MOPs/s: million operations per second, as Nbench 2.0 counts them. KiB = 1024 bytes, MiB = 1024 KiB, GiB = 1024 MiB.</source>
        <extracomment>reading-units</extracomment>
        <translation>MB/s: 百万（10^6）バイト毎秒。MOPs/s: Nbench 2.0の数え方による百万演算毎秒。KiB = 1024バイト、MiB = 1024 KiB、GiB = 1024 MiB。</translation>
    </message>
    <message>
        <source>A move is one load and one store: the core moves twice the bytes of the result. Buffer: the size of one buffer; a move uses two. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-move</extracomment>
        <translation>ムーブは1回のロードと1回のストアなので、コアが動かすバイト数は結果の2倍です。バッファー: 1つのバッファーのサイズ（ムーブは2つ使います）。書き込みミスでキャッシュが読み取るライン（ライトアロケート）は数えません。</translation>
    </message>
    <message>
        <source>Random moves in memory wait for cache and TLB misses that no prefetcher avoids: 30 to 100 times less than sequential moves is normal.</source>
        <extracomment>reading-random</extracomment>
        <translation>メモリでのランダムムーブは、プリフェッチャーでは避けられないキャッシュミスとTLBミスを待つため、シーケンシャルムーブの30～100分の1になるのが普通です。</translation>
    </message>
    <message>
        <source>Each byte that is read, written or copied counts once. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-payload</extracomment>
        <translation>読み取り、書き込み、コピーしたバイトを、それぞれ1回と数えます。バッファー: 1つのバッファーのサイズ（コピーは2つ使います）。</translation>
    </message>
    <message>
        <source>A triad counts what it writes: a third of what STREAM counts.</source>
        <extracomment>reading-triad</extracomment>
        <translation>トライアドでは書き込む量だけを数えます（STREAMが数える量の3分の1です）。</translation>
    </message>
    <message>
        <source>A triad counts as STREAM counts it: two loads and a store.</source>
        <extracomment>reading-triad-stream</extracomment>
        <translation>トライアドはSTREAMと同じく、ロード2回とストア1回を数えます。</translation>
    </message>
    <message>
        <source>Each copied byte counts once: the core moves twice the bytes of the result. Not counted: lines that the cache reads on a write miss (write-allocate).</source>
        <extracomment>reading-copy</extracomment>
        <translation>コピーしたバイトを1回と数えるため、コアが動かすバイト数は結果の2倍です。書き込みミスでキャッシュが読み取るライン（ライトアロケート）は数えません。</translation>
    </message>
    <message>
        <source>MiB is what all threads copy in one pass; a pass ends when the last thread is done. The average is all bytes over the whole time.</source>
        <extracomment>reading-passes</extracomment>
        <translation>MiBは、全スレッドが1周回（最後のスレッドが終わるまで）でコピーする量です。平均は、全バイト数を全時間で割った値です。</translation>
    </message>
    <message>
        <source>Each pass goes through all of the memory once. The first pass touches fresh memory, so it includes what the OS does to provide it. MB/s: the bytes of all later passes over their time; each copied byte counts once. Obtained: what the OS reports, confirmed by reading: uncached memory reads at a tenth of the speed of write-back memory, or less.</source>
        <extracomment>reading-memtypes</extracomment>
        <translation>各周回はメモリ全体を1回通ります。最初の周回は未使用のメモリに触れるため、OSがメモリを用意する処理を含みます。MB/sは、2回目以降の周回の全バイト数をその時間で割った値で、コピーしたバイトは1回と数えます。「割り当て」はOSの報告で、読み取りで確認しています（キャッシュ不可のメモリの読み取り速度は、ライトバックのメモリの10分の1以下です）。</translation>
    </message>
    <message>
        <source>CORE TO CORE</source>
        <extracomment>heading-core-to-core</extracomment>
        <translation>コア間</translation>
    </message>
    <message>
        <source>The time in nanoseconds that a cache line takes from one CPU to another: half a round trip. Rows and columns are CPUs by their numbers in the OS, neighbours next to each other.</source>
        <extracomment>reading-core-to-core</extracomment>
        <translation>1つのキャッシュラインが、あるCPUから別のCPUに移る時間（ナノ秒）で、往復時間の半分に当たります。行と列は、OSの番号によるCPUで、近いものを隣に並べています。</translation>
    </message>
    <message>
        <source>{1}, ns:</source>
        <extracomment>pairs-of</extracomment>
        <translation>{1}、ns:</translation>
    </message>
    <message>
        <source>{1} ns between the two CPUs.</source>
        <extracomment>pairs-one</extracomment>
        <translation>2つのCPUの間で{1} ns。</translation>
    </message>
    <message>
        <source>{1} ns to {3} ns, median {2} ns.</source>
        <extracomment>pairs-range</extracomment>
        <translation>{1} ns～{3} ns、中央値{2} ns。</translation>
    </message>
    <message>
        <source>{1} ns within a cluster of CPUs, {2} ns between clusters.</source>
        <extracomment>pairs-clusters</extracomment>
        <translation>CPUのクラスター内で{1} ns、クラスター間で{2} ns。</translation>
    </message>
    <message>
        <source>EACH CORE</source>
        <extracomment>heading-cores</extracomment>
        <translation>コアごと</translation>
    </message>
    <message>
        <source>Every core by itself, while the others wait. Each was visited several times, in an order shuffled for each round. The result is the median of its visits; the interval shows how much they differ.</source>
        <extracomment>reading-cores</extracomment>
        <translation>ほかのコアを待機させ、各コアを単独で測定しました。各コアを数回ずつ、巡回のたびに順序を入れ替えて測定しています。結果は各測定回の中央値で、区間は測定回どうしの差を示します。</translation>
    </message>
    <message>
        <source>No core is faster or slower than another by more than: {1}.</source>
        <extracomment>cores-alike</extracomment>
        <translation>どのコアの間にも、次の値を超える差はありません: {1}。</translation>
    </message>
    <message>
        <source>{1}: {2} fastest, {3} slowest, {4} % apart.</source>
        <extracomment>cores-differ</extracomment>
        <translation>{1}: 最速{2}、最遅{3}、差{4} %。</translation>
    </message>
    <message>
        <source>Too few visits to compare the cores: {1}.</source>
        <extracomment>cores-undecided</extracomment>
        <translation>測定回が不足し、コアを比較できません: {1}。</translation>
    </message>
    <message>
        <source>Kind {1}</source>
        <extracomment>cores-kind</extracomment>
        <translation>種類{1}</translation>
    </message>
    <message>
        <source>{1} CPUs</source>
        <extracomment>cores-counted</extracomment>
        <translation>{1} CPU</translation>
    </message>
    <message>
        <source>The second hardware thread of a core adds: {1} (median of the cores).</source>
        <extracomment>cores-gain</extracomment>
        <translation>コアの2つ目のハードウェアスレッドによる増加: {1}（コアの中央値）。</translation>
    </message>
    <message>
        <source>Not compared, since unreliable: {1}.</source>
        <extracomment>cores-left-out</extracomment>
        <translation>信頼できないため比較から除外: {1}。</translation>
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
        <translation>コアの両方のハードウェアスレッドの合計と、2つ目による増加:</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>column-core-kind</extracomment>
        <translation>種類</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>column-clock</extracomment>
        <translation>クロック</translation>
    </message>
    <message>
        <source>From the CPUs of each NUMA node to the memory of each node. Latency: the time of a load by one CPU. Bandwidth: sequential reads by all CPUs of the node together. Where the pages lie was checked.</source>
        <extracomment>reading-numa</extracomment>
        <translation>各NUMAノードのCPUから、各ノードのメモリへの測定です。レイテンシ: 1つのCPUによるロードの時間。帯域幅: そのノードの全CPUによるシーケンシャル読み取りの合計。ページの位置は確認済みです。</translation>
    </message>
    <message>
        <source>Latency, ns; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-latencies</extracomment>
        <translation>レイテンシ、ns（行: CPUのノード、列: メモリのノード）:</translation>
    </message>
    <message>
        <source>Bandwidth, MB/s; rows: node of the CPUs, columns: node of the memory:</source>
        <extracomment>numa-bandwidths</extracomment>
        <translation>帯域幅、MB/s（行: CPUのノード、列: メモリのノード）:</translation>
    </message>
    <message>
        <source>Memory of another node</source>
        <extracomment>numa-another</extracomment>
        <translation>別のノードのメモリ</translation>
    </message>
    <message>
        <source>Memory of node {1}</source>
        <extracomment>numa-memory-of</extracomment>
        <translation>ノード{1}のメモリ</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long and gives {3} times the bandwidth.</source>
        <extracomment>numa-cost</extracomment>
        <translation>{1}は、時間が{2}倍、帯域幅が{3}倍です。</translation>
    </message>
    <message>
        <source>{1} takes {2} times as long.</source>
        <extracomment>numa-cost-latency</extracomment>
        <translation>{1}は、時間が{2}倍です。</translation>
    </message>
    <message>
        <source>{1} gives {2} times the bandwidth.</source>
        <extracomment>numa-cost-bandwidth</extracomment>
        <translation>{1}は、帯域幅が{2}倍です。</translation>
    </message>
    <message>
        <source>node</source>
        <extracomment>column-node</extracomment>
        <translation>ノード</translation>
    </message>
    <message>
        <source>LOADED LATENCY</source>
        <extracomment>heading-loaded-latency</extracomment>
        <translation>負荷時レイテンシ</translation>
    </message>
    <message>
        <source>The time of a load from memory in nanoseconds, while threads on the other cores load memory themselves. Delay: iterations of an empty loop after each cache line of these threads; the shorter, the heavier the load. Traffic: what all threads move together in the same time. A plain store counts as a read and a write, since its cache line is read first.</source>
        <extracomment>reading-loaded-latency</extracomment>
        <translation>ほかのコアのスレッドがメモリに負荷をかける間の、メモリからのロードの時間（ナノ秒）です。遅延: これらのスレッドがキャッシュラインごとに行う空ループの回数で、少ないほど負荷が大きくなります。転送量: 全スレッドが同じ時間に合計で転送する量。通常のストアは、そのキャッシュラインを先に読み取るため、読み取りと書き込みの両方に数えます。</translation>
    </message>
    <message>
        <source>{1}: latency doubles at {2} GB/s of the {3} GB/s reached; idle {4} ns, {5} ns at full load.</source>
        <extracomment>loaded-knee</extracomment>
        <translation>{1}: 達した{3} GB/sのうち{2} GB/sでレイテンシが2倍になります（アイドル時{4} ns、最大負荷時{5} ns）。</translation>
    </message>
    <message>
        <source>{1}: latency does not double at the {2} GB/s reached; idle {3} ns, {4} ns at full load.</source>
        <extracomment>loaded-no-knee</extracomment>
        <translation>{1}: 達した{2} GB/sではレイテンシが2倍になりません（アイドル時{3} ns、最大負荷時{4} ns）。</translation>
    </message>
    <message>
        <source>One thread alone seldom loads memory enough for latency to double.</source>
        <extracomment>loaded-one-injector</extracomment>
        <translation>1スレッドだけでは、レイテンシが2倍になるほどの負荷をメモリにかけられないことがほとんどです。</translation>
    </message>
    <message>
        <source>Delay</source>
        <extracomment>column-delay</extracomment>
        <translation>遅延</translation>
    </message>
    <message>
        <source>traffic</source>
        <extracomment>column-traffic</extracomment>
        <translation>転送量</translation>
    </message>
    <message>
        <source>STORE FORWARDING</source>
        <extracomment>heading-store-forwarding</extracomment>
        <translation>ストアフォワーディング</translation>
    </message>
    <message>
        <source>A store, then a load of the bytes just stored; the next store takes the loaded value. One store and one load are a round. The core forwards the bytes from its store buffer where the load takes no others. Where it takes others too, most cores wait until the store is in the cache.</source>
        <extracomment>reading-store-forwarding</extracomment>
        <translation>ストアの直後にそのバイトをロードし、ロードした値を次のストアが使います。ストア1回とロード1回を1ラウンドとします。ロードがほかのバイトを必要としない場合、コアはストアバッファーからバイトを転送します。ほかのバイトも必要な場合、ほとんどのコアは、ストアがキャッシュに入るまで待ちます。</translation>
    </message>
    <message>
        <source>Cycles per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-cycles</extracomment>
        <translation>ラウンドごとのサイクル数（ロードとストアの先頭が同じ場合）:</translation>
    </message>
    <message>
        <source>Nanoseconds per round, where the load begins with the store:</source>
        <extracomment>forwarding-widths-ns</extracomment>
        <translation>ラウンドごとのナノ秒（ロードとストアの先頭が同じ場合）:</translation>
    </message>
    <message>
        <source>Load width</source>
        <extracomment>forwarding-loads</extracomment>
        <translation>ロードの幅</translation>
    </message>
    <message>
        <source>A load that takes all its bytes from the last store takes {1} cycles; one that needs bytes of two sources takes {2}.</source>
        <extracomment>forwarding-cost</extracomment>
        <translation>全バイトを直前のストアから得るロードは{1}サイクル、2か所からのバイトが必要なロードは{2}サイクルかかります。</translation>
    </message>
    <message>
        <source>{1}-byte store, {2}-byte load, by its offset in bytes from the store:</source>
        <extracomment>forwarding-offsets</extracomment>
        <translation>{1}バイトのストア、{2}バイトのロード（ストアからのオフセット別、バイト）:</translation>
    </message>
    <message>
        <source>{1}-byte store across a boundary, {2}-byte load:</source>
        <extracomment>forwarding-boundaries</extracomment>
        <translation>境界をまたぐ{1}バイトのストア、{2}バイトのロード:</translation>
    </message>
    <message>
        <source>offset {1}</source>
        <extracomment>forwarding-offset</extracomment>
        <translation>オフセット{1}</translation>
    </message>
    <message>
        <source>within a line</source>
        <extracomment>forwarding-within-line</extracomment>
        <translation>ライン内</translation>
    </message>
    <message>
        <source>across a line</source>
        <extracomment>forwarding-across-line</extracomment>
        <translation>ラインをまたぐ</translation>
    </message>
    <message>
        <source>across a page</source>
        <extracomment>forwarding-across-page</extracomment>
        <translation>ページをまたぐ</translation>
    </message>
    <message>
        <source>Offset</source>
        <extracomment>column-offset</extracomment>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Boundary</source>
        <extracomment>column-boundary</extracomment>
        <translation>境界</translation>
    </message>
    <message>
        <source>CONTENTION</source>
        <extracomment>heading-contention</extracomment>
        <translation>競合</translation>
    </message>
    <message>
        <source>The time of an atomic increment in nanoseconds, as each thread sees it: threads x time / increments of all. Own line: no other thread writes the cache line of the word. Neighbouring words: each thread has a word of its own, but up to eight words share a line (false sharing). One word: all threads increment the same. min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-contention</extracomment>
        <translation>各スレッドから見たアトミックなインクリメントの時間（ナノ秒）で、スレッド数 x 時間 / 全インクリメント数で求めます。専用ライン: ワードのあるキャッシュラインにほかのスレッドは書き込みません。隣り合うワード: 各スレッドが自分のワードを持ちますが、最大8ワードが1つのラインにあります（フォールスシェアリング）。1ワード: 全スレッドが同じワードをインクリメントします。min/max: 最も速いスレッドに対する最も遅いスレッドの割合です。</translation>
    </message>
    <message>
        <source>With {1} threads, an add to one shared word costs {2} ns, {3} times that of an own line; false sharing costs {4} ns.</source>
        <extracomment>contention-cost</extracomment>
        <translation>{1}スレッドでは、1つの共有ワードへの加算に{2} ns（専用ラインの{3}倍）、フォールスシェアリングに{4} nsかかります。</translation>
    </message>
    <message>
        <source>Two threads, whose words lie so far apart, ns:</source>
        <extracomment>contention-distances</extracomment>
        <translation>2スレッド、ワードの間隔別、ns:</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line.</source>
        <extracomment>contention-line</extracomment>
        <translation>フォールスシェアリングは{1}バイトでなくなり、これがキャッシュラインの長さです。</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes: the length of a cache line, as the OS reports it.</source>
        <extracomment>contention-line-as-reported</extracomment>
        <translation>フォールスシェアリングは{1}バイトでなくなり、これがOSの報告と一致するキャッシュラインの長さです。</translation>
    </message>
    <message>
        <source>False sharing ends at {1} bytes; the OS reports cache lines of {2} bytes. Processors may fetch several lines together.</source>
        <extracomment>contention-line-other</extracomment>
        <translation>フォールスシェアリングは{1}バイトでなくなりますが、OSが報告するキャッシュラインは{2}バイトです。プロセッサが複数のラインをまとめて取り込むことがあります。</translation>
    </message>
    <message>
        <source>The length of a cache line does not show: the times do not fall with the distance, as on two hardware threads of one core.</source>
        <extracomment>contention-line-not-found</extracomment>
        <translation>1つのコアの2つのハードウェアスレッドのように、間隔を広げても時間が短くならないため、キャッシュラインの長さは判別できません。</translation>
    </message>
    <message>
        <source>PAUSES</source>
        <extracomment>heading-pauses</extracomment>
        <translation>中断</translation>
    </message>
    <message>
        <source>A thread on each CPU does nothing but read the counter. Where two readings are more than 5 us apart, something else had the CPU: a pause, or OS noise. Lost: all pauses as a share of the watched time. Lengths (p99.9, max) are in us. Off CPU: the time in which the OS had taken the CPU from the thread, by its own count. Steal: the time in which the host of a virtual machine ran others. Pauses are what is measured, so they lower no grade.</source>
        <extracomment>reading-pauses</extracomment>
        <translation>各CPUで、1つのスレッドがカウンターの読み取りだけを続けます。2回の読み取りの間隔が5 µsを超えたときは、ほかの何かがCPUを使っていて、これを中断（OSノイズ）とします。損失: 観測時間に対する全中断の割合。長さ（p99.9、max）の単位はµsです。CPU外: OSの集計で、OSがスレッドからCPUを取り上げていた時間。スチール: 仮想マシンのホストがほかのものを動かしていた時間。中断そのものが測定の対象なので、信頼度を下げません。</translation>
    </message>
    <message>
        <source>Wake-up latency: a thread asks to be woken every millisecond, and this is how late it runs, in us.</source>
        <extracomment>pauses-wake-ups</extracomment>
        <translation>ウェイクアップレイテンシ: スレッドが1ミリ秒ごとの起床を要求し、実際に動き出すまでの遅れ（µs）。</translation>
    </message>
    <message numerus="yes">
        <source>CPU {2} lost {3} % of the time in {1} pauses; the longest took {4} ms.</source>
        <extracomment>pauses-lost</extracomment>
        <translation>
            <numerusform>CPU {2}は{1}回の中断で時間の{3} %を失い、最長は{4} msでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU {1} lost no time: no pause was longer than 5 us.</source>
        <extracomment>pauses-none</extracomment>
        <translation>CPU {1}は時間を失わず、5 µsを超える中断はありませんでした。</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU; interrupts and firmware took the rest of the pauses.</source>
        <extracomment>pauses-explained</extracomment>
        <translation>OSの集計では、CPU {1}の時間の{2} %がCPU外で、中断の残りは割り込みとファームウェアによるものです。</translation>
    </message>
    <message>
        <source>The OS counts {2} % of the time on CPU {1} as off the CPU, and {3} % as steal time of the host.</source>
        <extracomment>pauses-explained-stolen</extracomment>
        <translation>OSの集計では、CPU {1}の時間の{2} %がCPU外、{3} %がホストのスチール時間です。</translation>
    </message>
    <message>
        <source>A sleeping thread on CPU {1} woke up {2} us late (median), and {3} us at most.</source>
        <extracomment>pauses-woken</extracomment>
        <translation>CPU {1}でスリープ中のスレッドの起床の遅れは、中央値{2} µs、最大{3} µsでした。</translation>
    </message>
    <message>
        <source>Other CPUs</source>
        <extracomment>pauses-other-cpus</extracomment>
        <translation>その他のCPU</translation>
    </message>
    <message>
        <source>The {1} longest pauses of each CPU are shown.</source>
        <extracomment>pauses-longest-shown</extracomment>
        <translation>各CPUの最も長い{1}回の中断を示します。</translation>
    </message>
    <message>
        <source>SUSTAINED PERFORMANCE</source>
        <extracomment>heading-sustained</extracomment>
        <translation>持続性能</translation>
    </message>
    <message>
        <source>All threads do the same work for minutes. The first rate is the median of seconds 2 to 12. The rate has fallen for good where every median of 10 s after a moment is 5 % lower or more. Sustained: the rate after that moment in percent of the first; 100 where it did not fall. A rate that falls with the clock is thermal throttling or a power limit.</source>
        <extracomment>reading-sustained</extracomment>
        <translation>全スレッドが、数分間同じ処理を続けます。最初の速度は、2～12秒の中央値です。ある時点より後の10秒間の中央値がどれも5 %以上低い場合、速度の低下が続いたとみなします。持続: その時点より後の速度を、最初の速度に対するパーセントで示したもので、低下がなければ100です。クロックとともに速度が低下する場合は、サーマルスロットリングまたは電力制限です。</translation>
    </message>
    <message>
        <source>{1}, over time:</source>
        <extracomment>sustained-course</extracomment>
        <translation>{1}の推移:</translation>
    </message>
    <message>
        <source>{1}: holds 100 % of its first rate for all of {2} s.</source>
        <extracomment>sustained-holds</extracomment>
        <translation>{1}: {2}秒間を通して、最初の速度の100 %を維持しました。</translation>
    </message>
    <message>
        <source>{1}: holds 100 % for {2} s, then {3} %.</source>
        <extracomment>sustained-fell</extracomment>
        <translation>{1}: {2}秒間は100 %を維持し、その後{3} %になりました。</translation>
    </message>
    <message>
        <source>The clock stayed at {1} GHz.</source>
        <extracomment>sustained-clock-held</extracomment>
        <translation>クロックは{1} GHzのままでした。</translation>
    </message>
    <message>
        <source>The clock fell from {1} to {2} GHz.</source>
        <extracomment>sustained-clock-fell</extracomment>
        <translation>クロックは{1} GHzから{2} GHzに低下しました。</translation>
    </message>
    <message>
        <source>The processor was at {1} degrees C at most.</source>
        <extracomment>sustained-hottest</extracomment>
        <translation>プロセッサの最高温度は{1} °Cでした。</translation>
    </message>
    <message numerus="yes">
        <source>The processor counted thermal throttling {1} times.</source>
        <extracomment>sustained-throttled</extracomment>
        <translation>
            <numerusform>プロセッサはサーマルスロットリングを{1}回数えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The processor counted no thermal throttling, so a power limit is the likely cause.</source>
        <extracomment>sustained-not-throttled</extracomment>
        <translation>プロセッサがサーマルスロットリングを数えていないため、電力制限が原因と考えられます。</translation>
    </message>
    <message>
        <source>The OS limited the clock to {1} % of the full one.</source>
        <extracomment>sustained-limited</extracomment>
        <translation>OSがクロックを最大の{1} %に制限しました。</translation>
    </message>
    <message>
        <source>Others took {1} % of the CPU time, so the rates are work per CPU time.</source>
        <extracomment>sustained-per-cpu-time</extracomment>
        <translation>ほかがCPU時間の{1} %を使ったため、速度はCPU時間あたりの作業量です。</translation>
    </message>
    <message>
        <source>This OS tells programs no temperature of the processor.</source>
        <extracomment>sustained-no-temperature</extracomment>
        <translation>このOSは、プロセッサの温度をプログラムに示しません。</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>column-load
----------
machine-busy</extracomment>
        <translation>負荷</translation>
    </message>
    <message>
        <source>sustained</source>
        <extracomment>column-sustained</extracomment>
        <translation>持続</translation>
    </message>
    <message>
        <source>fell at</source>
        <extracomment>column-fall</extracomment>
        <translation>低下点</translation>
    </message>
    <message>
        <source>first rate</source>
        <extracomment>column-first-rate</extracomment>
        <translation>最初の速度</translation>
    </message>
    <message>
        <source>sustained rate</source>
        <extracomment>column-sustained-rate</extracomment>
        <translation>持続速度</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>column-first-clock</extracomment>
        <translation>最初</translation>
    </message>
    <message>
        <source>sust.</source>
        <extracomment>column-sustained-clock</extracomment>
        <translation>持続</translation>
    </message>
    <message>
        <source>hottest</source>
        <extracomment>column-hottest</extracomment>
        <translation>最高</translation>
    </message>
    <message>
        <source>until s</source>
        <extracomment>column-until-second</extracomment>
        <translation>秒まで</translation>
    </message>
    <message>
        <source>until min</source>
        <extracomment>column-until-minute</extracomment>
        <translation>分まで</translation>
    </message>
    <message>
        <source>degrees C</source>
        <extracomment>column-temperature</extracomment>
        <translation>°C</translation>
    </message>
    <message>
        <source>power</source>
        <extracomment>column-power</extracomment>
        <translation>電力</translation>
    </message>
    <message>
        <source>clock limit</source>
        <extracomment>column-clock-limit</extracomment>
        <translation>クロック上限</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column-lost</extracomment>
        <translation>損失</translation>
    </message>
    <message>
        <source>pauses</source>
        <extracomment>column-pauses</extracomment>
        <translation>中断</translation>
    </message>
    <message>
        <source>wake-ups</source>
        <extracomment>column-wake-ups</extracomment>
        <translation>起床</translation>
    </message>
    <message>
        <source>off CPU</source>
        <extracomment>column-off-cpu</extracomment>
        <translation>CPU外</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>column-steal</extracomment>
        <translation>スチール</translation>
    </message>
    <message>
        <source>switches</source>
        <extracomment>column-switches</extracomment>
        <translation>切り替え</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>column-increments</extracomment>
        <translation>全体</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>column-distance</extracomment>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Functions of the C library, called again and again on the same bytes. Each byte that is copied, set, compared or searched counts once.</source>
        <extracomment>reading-library</extracomment>
        <translation>Cライブラリの関数を、同じバイト列に対して繰り返し呼び出します。コピー、設定、比較、検索したバイトは、それぞれ1回と数えます。</translation>
    </message>
    <message>
        <source>Independent transfers: throughput, not latency. general: general register to general register; vector: vector to vector; insert, extract: into and out of one vector element. Where a core only renames the register, a transfer needs no execution unit.</source>
        <extracomment>reading-registers</extracomment>
        <translation>互いに独立した転送なので、レイテンシではなくスループットを示します。汎用は汎用レジスタ間、ベクトルはベクトル間、挿入と抽出は1つのベクトル要素への書き込みと取り出しです。コアがレジスタの名前を変えるだけの場合、転送に実行ユニットは不要です。</translation>
    </message>
    <message>
        <source>lods loads, stos stores, movs copies; each byte counts once. rep: one instruction repeats itself. The core may run rep stos and rep movs line by line or past the caches.</source>
        <extracomment>reading-string</extracomment>
        <translation>lodsはロード、stosはストア、movsはコピーで、各バイトを1回と数えます。repは、1つの命令が自身を繰り返します。コアは、rep stosとrep movsをライン単位で、またはキャッシュを通さずに実行することがあります。</translation>
    </message>
    <message>
        <source>Sum: all threads together. Each: mean per thread. Efficiency: the sum, divided by the number of threads and the result of one thread alone. Best: the number of threads with the highest sum, or the fewest within its interval.</source>
        <extracomment>reading-scaling</extracomment>
        <translation>合計: 全スレッドの合計。各: スレッドごとの平均。効率: 合計を、スレッド数と1スレッド単独の結果で割った値。最良: 合計が最も高いスレッド数、またはその区間に入る最少のスレッド数。</translation>
    </message>
    <message>
        <source>The same test in several page sizes, measured back to back. Pages: where the buffers lay, as the OS reports it. Saved: time saved against the first kind. Gain: increase of the rate. Default pages are base pages here, even where the OS gives huge pages unasked. All other tables show the first kind ({1}).</source>
        <extracomment>reading-pages</extracomment>
        <translation>同じテストを複数のページサイズで続けて測定したものです。ページ: OSの報告による、バッファーが置かれたページ。短縮: 最初の種類に対して短くなった時間。改善: 速度の増加。ここでの既定のページは、OSが要求なしにヒュージページを割り当てる環境でもベースページです。ほかの表はすべて最初の種類（{1}）を示します。</translation>
    </message>
    <message>
        <source>{1}: both used pages of one size, so the difference is chance and says nothing about page sizes.</source>
        <extracomment>reading-pages-alike</extracomment>
        <translation>{1}: どちらも同じサイズのページを使ったため、差は偶然であり、ページサイズについては何も示しません。</translation>
    </message>
    <message>
        <source>Derived from the TLB-local latency: a level ends where a quarter of the loads miss it.</source>
        <extracomment>reading-levels</extracomment>
        <translation>TLBローカルのレイテンシから求め、ロードの4分の1がミスする点をそのレベルの終わりとします。</translation>
    </message>
    <message>
        <source>There is no step: all measured sizes look like one level.</source>
        <extracomment>levels-none</extracomment>
        <translation>段差がなく、測定したすべてのサイズが1つのレベルのように見えます。</translation>
    </message>
    <message>
        <source>Loads and stores both count. Buffer: the size of one buffer; a copy uses two.</source>
        <extracomment>reading-traffic</extracomment>
        <translation>ロードとストアの両方を数えます。バッファー: 1つのバッファーのサイズ（コピーは2つ使います）。</translation>
    </message>
    <message>
        <source>Peak read bandwidth: {1} MB/s by one thread alone, {2} MB/s by {3} together.</source>
        <extracomment>reading-one-beside-all</extracomment>
        <translation>読み取り帯域幅の最大値: 1スレッド単独で{1} MB/s、{3}合計で{2} MB/s。</translation>
    </message>
    <message>
        <source>Pointer chasing: the address of each load is the result of the load before. TLB-local: the walk stays in blocks whose pages the TLB holds; beyond L2 its second level. Whole region: TLB misses come on top; &quot;-&quot; where both walks are the same. Then median, median absolute deviation (MAD) and count of the clean samples.</source>
        <extracomment>reading-latency</extracomment>
        <translation>ポインターチェイス: 各ロードのアドレスが、前のロードの結果になります。TLBローカル: TLB（L2より先ではその第2レベル）が保持するページのブロック内を巡ります。領域全体: TLBミスが加わります（両者が同じなら「-」）。続いて、外乱のないサンプルの中央値、中央絶対偏差（MAD）、個数を示します。</translation>
    </message>
    <message>
        <source>Computing a random index takes {1} when it is timed alone. The loads and stores overlap with it. Where a random move takes no longer, the index is the limit, not the cache.</source>
        <extracomment>reading-index-only</extracomment>
        <translation>ランダムなインデックスの計算は、単独で測ると{1}かかります。ロードとストアはこれと並行して進みます。ランダムムーブの時間がこれと変わらない場合、上限を決めるのはキャッシュではなくインデックスです。</translation>
    </message>
    <message>
        <source>reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. caution: read its note. unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-verdicts</extracomment>
        <translation>信頼可: どの原因による外乱もサンプルの25 %以下で、区間が狭い結果です。狭いとは+/- 1 %以内（ディスクとネットワークでは10 %以内）です。注意: 注記を読んでください。信頼不可: 使わないでください。複数の結果の信頼度は、そのうち最も低いものです。</translation>
    </message>
    <message>
        <source>unknown test {1}</source>
        <extracomment>unknown-test</extracomment>
        <translation>不明なテスト{1}</translation>
    </message>
    <message>
        <source>{1} (unknown unit)</source>
        <extracomment>unknown-unit</extracomment>
        <translation>{1}（不明な単位）</translation>
    </message>
    <message>
        <source>This version of Strata does not know the reason &quot;{1}&quot;.</source>
        <extracomment>unknown-reason-id</extracomment>
        <translation>このバージョンのStrataは、理由「{1}」を認識できません。</translation>
    </message>
    <message>
        <source>+ reliable: no cause disturbed more than 25 % of the samples, and the interval is narrow. Narrow is at most +/- 1 %, for disk and network 10 %. ~ caution: read its note. x unreliable: do not use it. A grade of several results is the worst of them.</source>
        <extracomment>reading-marks</extracomment>
        <translation>+ 信頼可: どの原因による外乱もサンプルの25 %以下で、区間が狭い結果です。狭いとは+/- 1 %以内（ディスクとネットワークでは10 %以内）です。~ 注意: 注記を読んでください。x 信頼不可: 使わないでください。複数の結果の信頼度は、そのうち最も低いものです。</translation>
    </message>
    <message>
        <source>+/- % is half the width of the confidence interval, nominally of {1}.</source>
        <extracomment>reading-interval</extracomment>
        <translation>+/- %は、公称{1}の信頼区間の幅の半分です。</translation>
    </message>
    <message>
        <source>of peak: share of the theoretical peak. That is what the core&apos;s design can do at that width and the measured clock or, in memory, what all channels carry. Empty or &quot;-&quot;: no peak is known.</source>
        <extracomment>reading-limit</extracomment>
        <translation>ピーク比: 理論ピークに対する割合です。理論ピークは、その幅と実測クロックでコアの設計上可能な値、メモリでは全チャネルの転送能力です。空欄または「-」: 理論ピークが不明です。</translation>
    </message>
    <message>
        <source>No source tells the peak of this core. In L1, of peak is the share of what the core was seen to do in a short measurement of its own: no physical limit.</source>
        <extracomment>reading-limit-seen</extracomment>
        <translation>このコアの理論ピークを示す資料がありません。そのため、L1のピーク比は、このコアが短い専用の測定で達した値に対する割合で、物理的な上限ではありません。</translation>
    </message>
    <message>
        <source>Disturbed samples are discarded, except in disk and network tests.</source>
        <extracomment>reading-samples</extracomment>
        <translation>外乱のあるサンプルは破棄します（ディスクテストとネットワークテストを除く）。</translation>
    </message>
    <message>
        <source>Results of several threads are their sum over the same time; min/max: the slowest thread as a share of the fastest.</source>
        <extracomment>reading-threads</extracomment>
        <translation>複数スレッドの結果は同じ時間での合計で、min/maxは最も速いスレッドに対する最も遅いスレッドの割合です。</translation>
    </message>
    <message>
        <source>Moves, buffer {1}</source>
        <extracomment>step-memory</extracomment>
        <translation>ムーブ、バッファー{1}</translation>
    </message>
    <message>
        <source>Bandwidth, working set {1}</source>
        <extracomment>step-bandwidth</extracomment>
        <translation>帯域幅、ワーキングセット{1}</translation>
    </message>
    <message>
        <source>Latency, working set {1}</source>
        <extracomment>step-latency</extracomment>
        <translation>レイテンシ、ワーキングセット{1}</translation>
    </message>
    <message>
        <source>Copy, buffer {1}</source>
        <extracomment>step-copy</extracomment>
        <translation>コピー、バッファー{1}</translation>
    </message>
    <message>
        <source>C library, {1}</source>
        <extracomment>step-library</extracomment>
        <translation>Cライブラリ、{1}</translation>
    </message>
    <message>
        <source>String instructions, buffer {1}</source>
        <extracomment>step-string</extracomment>
        <translation>ストリング命令、バッファー{1}</translation>
    </message>
    <message>
        <source>Memory types, {1}</source>
        <extracomment>step-memtypes</extracomment>
        <translation>メモリタイプ、{1}</translation>
    </message>
    <message>
        <source>Loaded latency, buffers {1}</source>
        <extracomment>step-loaded-latency</extracomment>
        <translation>負荷時レイテンシ、バッファー{1}</translation>
    </message>
    <message>
        <source>NUMA, buffers {1}</source>
        <extracomment>step-numa</extracomment>
        <translation>NUMA、バッファー{1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1}</source>
        <extracomment>step-cores-cpu</extracomment>
        <translation>コアごと、CPU {1}</translation>
    </message>
    <message>
        <source>Each core, CPU {1} and CPU {2} together</source>
        <extracomment>step-cores-both</extracomment>
        <translation>コアごと、CPU {1}とCPU {2}を同時に</translation>
    </message>
    <message>
        <source>Core to core, CPU {1} and CPU {2}</source>
        <extracomment>step-core-to-core-pair</extracomment>
        <translation>コア間、CPU {1}とCPU {2}</translation>
    </message>
    <message>
        <source>Benchmark for CPU, caches, memory, disk and network.</source>
        <extracomment>cli-about</extracomment>
        <translation>CPU、キャッシュ、メモリ、ディスク、ネットワークのベンチマークです。</translation>
    </message>
    <message>
        <source>Waiting for another machine at port {1} of:</source>
        <extracomment>respond-listens</extracomment>
        <translation>別のマシンを待っています（ポート{1}）:</translation>
    </message>
    <message>
        <source>Code: {1}</source>
        <extracomment>respond-code</extracomment>
        <translation>コード: {1}</translation>
    </message>
    <message>
        <source>The window has no display to open on. Start it from a desktop, or measure with strata-cli, which needs none.</source>
        <extracomment>window-no-display</extracomment>
        <translation>ウィンドウを表示できるディスプレイがありません。デスクトップから起動するか、ディスプレイのいらないstrata-cliで測定してください。</translation>
    </message>
    <message>
        <source>On the other machine: strata-cli run network --host {1} --code {2}</source>
        <extracomment>respond-command</extracomment>
        <translation>相手のマシンでの操作: strata-cli run network --host {1} --code {2}</translation>
    </message>
    <message>
        <source>Ctrl+C ends this.</source>
        <extracomment>respond-end</extracomment>
        <translation>Ctrl+Cで終了します。</translation>
    </message>
    <message>
        <source>{1} is the client ({2}; {3}).</source>
        <extracomment>respond-came</extracomment>
        <translation>{1}がクライアントです（{2}、{3}）。</translation>
    </message>
    <message>
        <source>{1} did not know the code.</source>
        <extracomment>respond-wrong</extracomment>
        <translation>{1}のコードは誤りでした。</translation>
    </message>
    <message>
        <source>{1} broke off before it had shown a code, which counts as a wrong one.</source>
        <extracomment>respond-broke-off</extracomment>
        <translation>{1}はコードを示す前に切断しました（誤ったコードとして数えます）。</translation>
    </message>
    <message>
        <source>Too many wrong codes: new attempts are blocked for {1} s.</source>
        <extracomment>respond-pause</extracomment>
        <translation>誤ったコードが多すぎるため、新しい試行を{1}秒間受け付けません。</translation>
    </message>
    <message>
        <source>{1} is used by none of the chosen tests. Leave it out, or add one of these tests: {2}.</source>
        <extracomment>cli-unused-option</extracomment>
        <translation>{1}は、選択したどのテストでも使われません。省くか、次のテストのいずれかを追加してください: {2}。</translation>
    </message>
    <message>
        <source>membench has its own sizes and kernels, so {1} cannot apply to it. Leave it out; only --sweep full adds sizes.</source>
        <extracomment>cli-membench-option</extracomment>
        <translation>membenchは独自のサイズとカーネルを使うため、{1}を適用できません。省いてください（サイズを追加できるのは--sweep fullだけです）。</translation>
    </message>
    <message>
        <source>Use a workload of the profile, such as SEQ1M-Q8T1 or RND4K-Q32T1: pattern and block, queue depth, threads.</source>
        <extracomment>cli-use-disk-row</extracomment>
        <translation>プロファイルのワークロードを、パターンとブロック、キュー深度、スレッドの順に指定してください（例: SEQ1M-Q8T1、RND4K-Q32T1）。</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} are fixed. Leave it out, or use --disk-profile custom with --disk-block, --disk-queue-depth, --disk-pattern and --disk-threads.</source>
        <extracomment>cli-disk-custom</extracomment>
        <translation>プロファイル{1}のワークロードは固定です。省くか、--disk-profile customを--disk-block、--disk-queue-depth、--disk-pattern、--disk-threadsとともに使ってください。</translation>
    </message>
    <message>
        <source>{1} is used by no workload of the profile classic. Leave it out, or choose another --disk-profile.</source>
        <extracomment>cli-disk-classic</extracomment>
        <translation>{1}は、プロファイルclassicのどのワークロードでも使われません。省くか、別の--disk-profileを選択してください。</translation>
    </message>
    <message>
        <source>The workloads of the profile {1} have threads of their own; none uses --threads. Leave it out, or choose --disk-profile custom or classic.</source>
        <extracomment>cli-disk-threads</extracomment>
        <translation>プロファイル{1}のワークロードは専用のスレッドを持ち、--threadsを使いません。省くか、--disk-profile customまたはclassicを選択してください。</translation>
    </message>
    <message>
        <source>{1} needs requests that read and write: add --disk-op mixed, or use --disk-profile mixed.</source>
        <extracomment>cli-disk-mix</extracomment>
        <translation>{1}には読み取りと書き込みの両方の要求が必要なので、--disk-op mixedを追加するか、--disk-profile mixedを使ってください。</translation>
    </message>
    <message>
        <source>Databases write no zeros: leave out {1}, or choose another --disk-profile.</source>
        <extracomment>cli-disk-zeros</extracomment>
        <translation>データベースはゼロのデータを書き込まないので、{1}を省くか、別の--disk-profileを選択してください。</translation>
    </message>
    <message>
        <source>--disk-verify reads back what --disk-sustained writes: give that too, such as --disk-sustained 100G.</source>
        <extracomment>cli-disk-verify</extracomment>
        <translation>--disk-verifyは--disk-sustainedが書き込むものを読み戻すので、それも指定してください（例: --disk-sustained 100G）。</translation>
    </message>
    <message>
        <source>Disk: a file of {3} is made in {1} ({2} free), and deleted in the end. In all about {4} are written, if the disk does {5} MB/s.</source>
        <extracomment>cli-disk-writes</extracomment>
        <translation>ディスク: {3}のファイルを{1}（空き{2}）に作り、最後に削除します。ディスクの速度が{5} MB/sなら、全部で約{4}を書き込みます。</translation>
    </message>
    <message>
        <source>{1}: {2} MB/s</source>
        <extracomment>cli-disk-rate</extracomment>
        <translation>{1}: {2} MB/s</translation>
    </message>
    <message>
        <source>{1}: {2} commits/s</source>
        <extracomment>cli-commit-rate</extracomment>
        <translation>{1}: {2}コミット/秒</translation>
    </message>
    <message>
        <source>Disk: {1} is read only ({2}); nothing is written. This takes about {3} s.</source>
        <extracomment>cli-disk-reads</extracomment>
        <translation>ディスク: {1}（{2}）を読み取るだけで、何も書き込みません。約{3}秒かかります。</translation>
    </message>
    <message>
        <source>No command is given. Use one of these: {1}; --help has more.</source>
        <extracomment>cli-no-command</extracomment>
        <translation>コマンドが指定されていません。次のいずれかを使ってください（詳しくは--helpを参照）: {1}。</translation>
    </message>
    <message>
        <source>There is no command &quot;{1}&quot;. Use one of these: {2}; --help has more.</source>
        <extracomment>cli-no-such-command</extracomment>
        <translation>コマンド「{1}」はありません。次のいずれかを使ってください（詳しくは--helpを参照）: {2}。</translation>
    </message>
    <message>
        <source>{1} must come after its command, as in strata-cli {2} {1}.</source>
        <extracomment>cli-option-first</extracomment>
        <translation>{1}はコマンドの後に置いてください（例: strata-cli {2} {1}）。</translation>
    </message>
    <message>
        <source>{1} is no option of strata-cli. Use one of these commands: {2}; --help has more.</source>
        <extracomment>cli-no-such-option-first</extracomment>
        <translation>{1}はstrata-cliのオプションではありません。次のコマンドのいずれかを使ってください（詳しくは--helpを参照）: {2}。</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option. See strata-cli {2} --help.</source>
        <extracomment>cli-no-such-option</extracomment>
        <translation>{1}: strata-cli {2}にこのオプションはありません。strata-cli {2} --helpを参照してください。</translation>
    </message>
    <message>
        <source>{1}: strata-cli {2} has no such option, but strata-cli {3} has. See strata-cli {2} --help.</source>
        <extracomment>cli-option-elsewhere</extracomment>
        <translation>{1}: strata-cli {2}にこのオプションはありませんが、strata-cli {3}にはあります。strata-cli {2} --helpを参照してください。</translation>
    </message>
    <message>
        <source>&quot;{1}&quot;: strata-cli {2} takes options only. See strata-cli {2} --help.</source>
        <extracomment>cli-options-only</extracomment>
        <translation>「{1}」: strata-cli {2}が受け付けるのはオプションだけです。strata-cli {2} --helpを参照してください。</translation>
    </message>
    <message>
        <source>{1} is given twice. Give it once.</source>
        <extracomment>cli-given-twice</extracomment>
        <translation>{1}が2回指定されています。1回だけ指定してください。</translation>
    </message>
    <message>
        <source>{1} is given too often. Give it at most {2} times.</source>
        <extracomment>cli-given-too-often</extracomment>
        <translation>{1}の指定が多すぎます。指定は{2}回までにしてください。</translation>
    </message>
    <message>
        <source>{1} takes no value, but was given &quot;{2}&quot;. Use {1} alone.</source>
        <extracomment>cli-flag-value</extracomment>
        <translation>{1}は値を取りませんが、「{2}」が指定されました。{1}だけを指定してください。</translation>
    </message>
    <message>
        <source>{1} lacks its value.</source>
        <extracomment>cli-missing-value</extracomment>
        <translation>{1}に値がありません。</translation>
    </message>
    <message>
        <source>A value that begins with a hyphen is given as {1}=VALUE.</source>
        <extracomment>cli-hyphen-value</extracomment>
        <translation>ハイフンで始まる値は、{1}=VALUEの形で指定してください。</translation>
    </message>
    <message>
        <source>{1}: the value is empty.</source>
        <extracomment>cli-empty-value</extracomment>
        <translation>{1}: 値が空です。</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not valid UTF-8. Use text in UTF-8.</source>
        <extracomment>cli-not-utf8</extracomment>
        <translation>{1}: 「{2}」は有効なUTF-8ではありません。UTF-8のテキストを使ってください。</translation>
    </message>
    <message>
        <source>{1}: &quot;{2}&quot; is not allowed.</source>
        <extracomment>cli-bad-value</extracomment>
        <translation>{1}: 「{2}」は指定できません。</translation>
    </message>
    <message>
        <source>{1} and {2} exclude each other. Give only one of them.</source>
        <extracomment>cli-excludes</extracomment>
        <translation>{1}と{2}は同時に指定できません。どちらか一方だけを指定してください。</translation>
    </message>
    <message>
        <source>Use a whole number of seconds from {1} to {2}.</source>
        <extracomment>cli-use-seconds</extracomment>
        <translation>{1}から{2}までの整数の秒数を指定してください。</translation>
    </message>
    <message>
        <source>Use a whole number from {1} to {2}.</source>
        <extracomment>cli-use-number</extracomment>
        <translation>{1}から{2}までの整数を指定してください。</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 16K or 1.5M (K, M, G and T are powers of 1024). Or use auto (by the caches of the machine), none, or 0 for no size in this place.</source>
        <extracomment>cli-use-region</extracomment>
        <translation>{1}から{2}までのサイズを指定してください（例: 16Kや1.5M、K・M・G・Tは1024の累乗）。または、auto（マシンのキャッシュに合わせる）、none、この位置のサイズなしを表す0を指定してください。</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 256M or 1.5G (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-disk-size</extracomment>
        <translation>{1}から{2}までのサイズを指定してください（例: 256Mや1.5G、K・M・G・Tは1024の累乗）。</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 64K or 1M (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-block</extracomment>
        <translation>{1}から{2}までのサイズを指定してください（例: 64Kや1M、K・M・G・Tは1024の累乗）。</translation>
    </message>
    <message>
        <source>Use a size from {1} to {2}, such as 100G or 1T (K, M, G and T are powers of 1024).</source>
        <extracomment>cli-use-endurance</extracomment>
        <translation>{1}から{2}までのサイズを指定してください（例: 100Gや1T、K・M・G・Tは1024の累乗）。</translation>
    </message>
    <message>
        <source>Use a number of threads from {1} to {2}, auto (one per CPU), cores (one per core), or scale (1, 2, 4 ... all).</source>
        <extracomment>cli-use-threads</extracomment>
        <translation>{1}から{2}までのスレッド数、auto（CPUごとに1つ）、cores（コアごとに1つ）、またはscale（1、2、4…全部）を指定してください。</translation>
    </message>
    <message>
        <source>Use spread, close, cores, none, or a list of CPUs such as 0,2,4-7.</source>
        <extracomment>cli-use-binding</extracomment>
        <translation>spread、close、cores、none、またはCPUのリスト（例: 0,2,4-7）を指定してください。</translation>
    </message>
    <message>
        <source>Use one of these: {1}.</source>
        <extracomment>cli-use-one-of</extracomment>
        <translation>次のいずれかを指定してください: {1}。</translation>
    </message>
    <message>
        <source>Use a kernel such as heapsort-1000 or move-serial-8; strata-cli list TEST names those of a test.</source>
        <extracomment>cli-use-kernel</extracomment>
        <translation>heapsort-1000やmove-serial-8のようなカーネルを指定してください（テストのカーネルはstrata-cli list TESTで表示します）。</translation>
    </message>
    <message>
        <source>Use a text of your own.</source>
        <extracomment>cli-use-text</extracomment>
        <translation>任意のテキストを指定してください。</translation>
    </message>
    <message>
        <source>Use a text of at most {1}.</source>
        <extracomment>cli-use-remark</extracomment>
        <translation>{1}以内のテキストを指定してください。</translation>
    </message>
    <message>
        <source>Use the name of a folder.</source>
        <extracomment>cli-use-folder</extracomment>
        <translation>フォルダー名を指定してください。</translation>
    </message>
    <message>
        <source>Use the name of a file.</source>
        <extracomment>cli-use-file</extracomment>
        <translation>ファイル名を指定してください。</translation>
    </message>
    <message>
        <source>{1} {2} stands alone: give it once, without sizes.</source>
        <extracomment>cli-region-alone</extracomment>
        <translation>{1} {2}は単独で使うものなので、サイズなしで1回だけ指定してください。</translation>
    </message>
    <message>
        <source>--repeat means passes for copy and memtypes, and whole runs for all other tests. Use --passes or --runs, or run copy or memtypes by itself.</source>
        <extracomment>cli-repeat-copy</extracomment>
        <translation>--repeatは、copyとmemtypesでは周回、ほかのテストでは実行全体を意味します。--passesまたは--runsを使うか、copyまたはmemtypesを単独で実行してください。</translation>
    </message>
    <message>
        <source>Give options of run in quotes, such as --against &quot;--threads 4&quot;.</source>
        <extracomment>cli-use-options</extracomment>
        <translation>runのオプションを引用符で囲んで指定してください（例: --against &quot;--threads 4&quot;）。</translation>
    </message>
    <message>
        <source>--against: a quotation mark is not closed.</source>
        <extracomment>cli-against-quote</extracomment>
        <translation>--against: 引用符が閉じていません。</translation>
    </message>
    <message>
        <source>--against: {1}</source>
        <extracomment>cli-against-wrong</extracomment>
        <translation>--against: {1}</translation>
    </message>
    <message>
        <source>--against: {1} holds for both sides, so it cannot stand there. Give it beside --against, or leave it out.</source>
        <extracomment>cli-against-option</extracomment>
        <translation>--against: {1}は双方に適用されるため、そこには指定できません。--againstの外に指定するか、省いてください。</translation>
    </message>
    <message>
        <source>--against &quot;{1}&quot; changes nothing: both sides would be the same. Give an option that differs.</source>
        <extracomment>cli-against-same</extracomment>
        <translation>--against &quot;{1}&quot;では双方が同じになり、何も変わりません。異なるオプションを指定してください。</translation>
    </message>
    <message>
        <source>{1} makes a comparison, which {2} has no place for. Use one of these formats: {3}.</source>
        <extracomment>cli-against-format</extracomment>
        <translation>{1}の結果は比較で、{2}では表せません。次の形式のいずれかを使ってください: {3}。</translation>
    </message>
    <message>
        <source>--kind each compares the kinds of cores, so --against has no place beside it. Leave one out.</source>
        <extracomment>cli-each-alone</extracomment>
        <translation>--kind eachはコアの種類を比較するため、--againstと併用できません。どちらかを省いてください。</translation>
    </message>
    <message>
        <source>This machine has one kind of cores: the run uses all of them.</source>
        <extracomment>cli-one-core-kind</extracomment>
        <translation>このマシンのコアは1種類なので、実行ではすべてのコアを使います。</translation>
    </message>
    <message>
        <source>{1} counts pairs beside --against: give at least {2}.</source>
        <extracomment>cli-against-few</extracomment>
        <translation>--againstと併用した{1}は組数を表すので、{2}以上を指定してください。</translation>
    </message>
    <message>
        <source>--pairs counts the pairs of --against, which is not given. Add --against, or use --runs.</source>
        <extracomment>cli-pairs-alone</extracomment>
        <translation>--pairsは--againstの組数ですが、--againstが指定されていません。--againstを追加するか、--runsを使ってください。</translation>
    </message>
    <message>
        <source>as given</source>
        <extracomment>cli-against-as-given</extracomment>
        <translation>指定のとおり</translation>
    </message>
    <message>
        <source>--fail-on: nothing could be tested. Both sides need {1} or more repetitions (--runs {1}) of the same results; reference results are never tested.</source>
        <extracomment>cli-gate-untested</extracomment>
        <translation>--fail-on: 検定できるものがありませんでした。双方に、同じ結果の{1}回以上の反復（--runs {1}）が必要です（リファレンス結果は検定しません）。</translation>
    </message>
    <message>
        <source>--events=- writes to standard output, where the report goes. Add --output, or name a file.</source>
        <extracomment>cli-events-output</extracomment>
        <translation>--events=-は、レポートと同じ標準出力に書き込みます。--outputを追加するか、ファイル名を指定してください。</translation>
    </message>
    <message>
        <source>--against: nothing could be tested. Both sides need {1} or more pairs (--pairs {1}) of the same results.</source>
        <extracomment>cli-gate-untested-pairs</extracomment>
        <translation>--against: 検定できるものがありませんでした。双方に、同じ結果の{1}組以上（--pairs {1}）が必要です。</translation>
    </message>
    <message>
        <source>{1}, {2}: {3}.</source>
        <extracomment>cli-gate-result</extracomment>
        <translation>{1}、{2}: {3}。</translation>
    </message>
    <message>
        <source>Results slower by {1} % or more: {2}. Passed: {3}. Inconclusive: {4}. Not tested: {5}.</source>
        <extracomment>cli-gate-sum</extracomment>
        <translation>{1} %以上遅い結果: {2}。合格: {3}。判定不能: {4}。検定なし: {5}。</translation>
    </message>
    <message>
        <source>--strict: what is inconclusive does not pass. More repetitions decide it (--runs).</source>
        <extracomment>cli-gate-strict</extracomment>
        <translation>--strict: 判定不能の結果は合格になりません。反復を増やすと判定できます（--runs）。</translation>
    </message>
    <message>
        <source>Not everything was measured, so nothing was judged.</source>
        <extracomment>cli-gate-not-judged</extracomment>
        <translation>測定が完了していないため、判定していません。</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>cli-gate-now</extracomment>
        <translation>今回</translation>
    </message>
    <message>
        <source>gate takes one base: a file, a run or a series. See `strata-cli gate --help`.</source>
        <extracomment>cli-gate-one</extracomment>
        <translation>gateには、基準としてファイル、実行、またはシリーズを1つ指定します。`strata-cli gate --help`を参照してください。</translation>
    </message>
    <message>
        <source>{1}: gate measures with the settings of the base. Leave it out, or measure two settings by turns: gate TEST --against OPTIONS.</source>
        <extracomment>cli-gate-setting</extracomment>
        <translation>{1}: gateは基準の設定で測定します。省くか、2つの設定を交互に測定してください: gate TEST --against OPTIONS。</translation>
    </message>
    <message>
        <source>{1} counts runs to compare: give at least {2}.</source>
        <extracomment>cli-gate-few</extracomment>
        <translation>{1}は比較する実行の数なので、{2}以上を指定してください。</translation>
    </message>
    <message>
        <source>gate makes a comparison, which {1} has no place for. Use one of these formats: {2}.</source>
        <extracomment>cli-gate-format</extracomment>
        <translation>gateの結果は比較で、{1}では表せません。次の形式のいずれかを使ってください: {2}。</translation>
    </message>
    <message>
        <source>BASE is a run or series as compare takes it. Its settings and cells are measured on this machine as often as the base has them, then compared. Instead of BASE, TEST --against OPTIONS measures two settings by turns, with all options of run (see `strata-cli run --help`). An inconclusive result passes, unless --strict is given.</source>
        <extracomment>cli-gate-help</extracomment>
        <translation>BASEは、compareで指定できる実行またはシリーズです。その設定とセルを、基準と同じ回数だけこのマシンで測定し、比較します。BASEの代わりにTEST --against OPTIONSを指定すると、runのすべてのオプションを使って2つの設定を交互に測定します（`strata-cli run --help`を参照）。--strictを指定しない限り、判定不能の結果は合格です。</translation>
    </message>
    <message>
        <source>{1} has several series, none of which is the base. Give one of them by its id in the history, or a file with one series.</source>
        <extracomment>cli-gate-base-many</extracomment>
        <translation>{1}には複数のシリーズがありますが、基準になるものがありません。履歴のIDでその1つを指定するか、シリーズが1つのファイルを指定してください。</translation>
    </message>
    <message>
        <source>Strata did not measure {1}, so it cannot measure it again. Measure a base on this machine: {2}</source>
        <extracomment>cli-gate-base-foreign</extracomment>
        <translation>{1}はStrataが測定したものではないため、もう一度測定できません。このマシンで基準を測定してください: {2}</translation>
    </message>
    <message>
        <source>{1} has too few repetitions: {2}. A comparison needs {3}. Measure such a base: {4}</source>
        <extracomment>cli-gate-base-few</extracomment>
        <translation>{1}の反復は{2}回で、足りません。比較には{3}回必要です。次のように基準を測定してください: {4}</translation>
    </message>
    <message>
        <source>{1} is from another machine ({2}; this one has {3}), so nothing was measured. Measure a base on this machine: {4}</source>
        <extracomment>cli-gate-base-machine</extracomment>
        <translation>{1}は別のマシン（{2}、このマシンは{3}）のものなので、何も測定していません。このマシンで基準を測定してください: {4}</translation>
    </message>
    <message>
        <source>Strata {2} measured {1} in another way than this version, so nothing was measured. Measure a new base: {3}</source>
        <extracomment>cli-gate-base-method</extracomment>
        <translation>Strata {2}はこのバージョンと異なる方法で{1}を測定したため、何も測定していません。新しい基準を測定してください: {3}</translation>
    </message>
    <message>
        <source>What {1} measured cannot be planned here again: other sizes than now, a file to read, long writing, or the network. Measure two series instead and compare them, or measure a new base: {2}</source>
        <extracomment>cli-gate-base-cells</extracomment>
        <translation>{1}の測定内容は、現在と異なるサイズ、ファイルの読み取り、長時間の書き込み、またはネットワークを含むため、ここで再現できません。代わりに2つのシリーズを測定して比較するか、新しい基準を測定してください: {2}</translation>
    </message>
    <message>
        <source>Settings: those of {1}.</source>
        <extracomment>cli-settings-base</extracomment>
        <translation>設定: {1}の設定。</translation>
    </message>
    <message>
        <source>Settings: the file {1}.</source>
        <extracomment>cli-settings-file</extracomment>
        <translation>設定: ファイル{1}。</translation>
    </message>
    <message>
        <source>--settings {1}: {2}</source>
        <extracomment>cli-settings-file-wrong</extracomment>
        <translation>--settings {1}: {2}</translation>
    </message>
    <message>
        <source>--settings {1}: this version of Strata does not know {2}, so that changes nothing. Check the spelling, or install a newer version.</source>
        <extracomment>cli-settings-unknown</extracomment>
        <translation>--settings {1}: このバージョンのStrataは{2}を認識しないため、指定しても何も変わりません。綴りを確認するか、新しいバージョンをインストールしてください。</translation>
    </message>
    <message>
        <source>Settings: the preset {1}.</source>
        <extracomment>cli-settings-preset</extracomment>
        <translation>設定: プリセット{1}。</translation>
    </message>
    <message>
        <source>Settings: those saved in {1}.</source>
        <extracomment>cli-settings-saved</extracomment>
        <translation>設定: {1}に保存したもの。</translation>
    </message>
    <message>
        <source>Settings: the defaults, since none are saved in {1}.</source>
        <extracomment>cli-settings-none-saved</extracomment>
        <translation>設定: {1}に保存がないため既定値。</translation>
    </message>
    <message>
        <source>Without --settings and --preset a run starts from the settings saved in {1}, where Setup in the window keeps them. Where there are none, it starts from the defaults. --preset default means the defaults, whatever the file says.</source>
        <extracomment>cli-settings-help</extracomment>
        <translation>--settingsと--presetがない場合、実行は{1}に保存した設定から始まります（ウィンドウの「セットアップ」もそこに保存します）。保存がなければ、既定値から始まります。--preset defaultは、ファイルの内容にかかわらず既定値を意味します。</translation>
    </message>
    <message>
        <source>Files that an interrupted disk test left in {1}: {2}, together {3}. This command deletes them:</source>
        <extracomment>cli-leftovers</extracomment>
        <translation>中断されたディスクテストが{1}に残したファイル: {2}、合計{3}。次のコマンドで削除できます:</translation>
    </message>
    <message>
        <source>The disk of {1} has not answered yet. If the OS keeps this program until it does, nothing is lost by ending it.</source>
        <extracomment>cli-disk-owes</extracomment>
        <translation>{1}のディスクがまだ応答していません。応答があるまでOSがこのプログラムを終了させない場合、強制終了しても失われるものはありません。</translation>
    </message>
    <message>
        <source>the standard output</source>
        <extracomment>cli-standard-output</extracomment>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>Stored in the history as {1}.</source>
        <extracomment>cli-kept</extracomment>
        <translation>{1}として履歴に保存しました。</translation>
    </message>
    <message>
        <source>Within their usual range on this machine: {1} of {2} results.</source>
        <extracomment>cli-expected</extracomment>
        <translation>このマシンの通常の範囲内: {2}件中{1}件の結果。</translation>
    </message>
    <message>
        <source>{1}: {2}. {3}.</source>
        <extracomment>cli-expected-outside</extracomment>
        <translation>{1}: {2}。{3}。</translation>
    </message>
    <message>
        <source>Usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-inside</extracomment>
        <translation>このマシンの通常の範囲: {1}～{2} {3}（以前の{4}回の実行）</translation>
    </message>
    <message>
        <source>Below what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-below</extracomment>
        <translation>このマシンの通常の範囲を下回る: {1}～{2} {3}（以前の{4}回の実行）</translation>
    </message>
    <message>
        <source>Above what is usual for this machine: {1} to {2} {3} ({4} earlier runs)</source>
        <extracomment>expected-above</extracomment>
        <translation>このマシンの通常の範囲を上回る: {1}～{2} {3}（以前の{4}回の実行）</translation>
    </message>
    <message>
        <source>below its usual range</source>
        <extracomment>expected-below-brief</extracomment>
        <translation>通常の範囲を下回る</translation>
    </message>
    <message>
        <source>above its usual range</source>
        <extracomment>expected-above-brief</extracomment>
        <translation>通常の範囲を上回る</translation>
    </message>
    <message>
        <source>Stored in the history as series {1} ({2} runs).</source>
        <extracomment>cli-kept-series</extracomment>
        <translation>シリーズ{1}として履歴に保存しました（{2}回の実行）。</translation>
    </message>
    <message>
        <source>Give slower: and a percentage, such as slower:5.</source>
        <extracomment>cli-use-gate</extracomment>
        <translation>slower: とパーセントを指定してください（例: slower:5）。</translation>
    </message>
    <message>
        <source>membench stands for bandwidth and latency, and goes with no other test.</source>
        <extracomment>cli-membench-alone</extracomment>
        <translation>membenchは帯域幅とレイテンシを表し、ほかのテストと併用できません。</translation>
    </message>
    <message>
        <source>The time limit of {1} s has ended the run. What is measured is kept.</source>
        <extracomment>cli-time-limit</extracomment>
        <translation>制限時間{1}秒に達したため、実行を終了しました。測定済みの分は残ります。</translation>
    </message>
    <message>
        <source>The time limit of {1} s was over before anything was measured. Give a longer one.</source>
        <extracomment>cli-time-limit-early</extracomment>
        <translation>制限時間{1}秒が、何も測定しないうちに過ぎました。もっと長くしてください。</translation>
    </message>
    <message>
        <source>The OS refused the thread that keeps the time limit. Close other programs, or raise the OS limit on threads.</source>
        <extracomment>cli-no-time-limit</extracomment>
        <translation>OSが制限時間を計るスレッドを拒否しました。ほかのプログラムを閉じるか、OSのスレッド数の上限を上げてください。</translation>
    </message>
    <message>
        <source>{3} has no rows for {1} of {2} results.</source>
        <extracomment>cli-without-place</extracomment>
        <translation>{3}には、{2}件中{1}件の結果の行がありません。</translation>
    </message>
    <message>
        <source>{1}: left out, since Strata does not know it: {2}</source>
        <extracomment>cli-left-out</extracomment>
        <translation>{1}: Strataが認識できないため除外: {2}</translation>
    </message>
    <message>
        <source>Give at least two runs, series or files to compare.</source>
        <extracomment>cli-compare-few</extracomment>
        <translation>比較する実行、シリーズ、またはファイルを2つ以上指定してください。</translation>
    </message>
    <message>
        <source>RUN is a file of Strata, sc-membench, bandwidth, mbw or fio, or reference:NAME (see `strata-cli list --references`). From the history it is an id, the beginning of one, or last. The id of a series means all of its repetitions. A finding needs at least four repetitions per side (run --runs 4).</source>
        <extracomment>cli-compare-help</extracomment>
        <translation>RUNは、Strata、sc-membench、bandwidth、mbw、fioのファイル、またはreference:NAMEです（`strata-cli list --references`を参照）。履歴の場合は、ID、その先頭部分、またはlastです。シリーズのIDは、そのすべての反復を意味します。判定には、双方に4回以上の反復が必要です（run --runs 4）。</translation>
    </message>
    <message>
        <source>completion takes one shell. See `strata-cli completion --help`.</source>
        <extracomment>cli-completion-one</extracomment>
        <translation>completionには、シェルを1つ指定します。`strata-cli completion --help`を参照してください。</translation>
    </message>
    <message>
        <source>convert takes one file. See `strata-cli convert --help`.</source>
        <extracomment>cli-convert-one</extracomment>
        <translation>convertには、ファイルを1つ指定します。`strata-cli convert --help`を参照してください。</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>compare-cell</extracomment>
        <translation>テスト</translation>
    </message>
    <message>
        <source>result</source>
        <extracomment>compare-figure</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>vs {1}, %</source>
        <extracomment>compare-percent</extracomment>
        <translation>対{1}、%</translation>
    </message>
    <message>
        <source>ratio to {1}</source>
        <extracomment>compare-ratio</extracomment>
        <translation>{1}との比</translation>
    </message>
    <message>
        <source>interval</source>
        <extracomment>compare-range</extracomment>
        <translation>区間</translation>
    </message>
    <message>
        <source>margin %</source>
        <extracomment>compare-margin</extracomment>
        <translation>しきい値%</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>compare-finding</extracomment>
        <translation>判定</translation>
    </message>
    <message>
        <source>faster</source>
        <extracomment>finding-faster</extracomment>
        <translation>速い</translation>
    </message>
    <message>
        <source>slower</source>
        <extracomment>finding-slower</extracomment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>finding-no-difference</extracomment>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <extracomment>finding-not-decided</extracomment>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>runs needed: {1}</source>
        <extracomment>finding-single-runs</extracomment>
        <translation>必要な実行数: {1}</translation>
    </message>
    <message>
        <source>not tested</source>
        <extracomment>finding-published
----------
finding-not-tested</extracomment>
        <translation>検定なし</translation>
    </message>
    <message>
        <source>Faster: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-faster</extracomment>
        <translation>速い: 区間の全体がしきい値{1}を超えています。</translation>
    </message>
    <message>
        <source>Slower: the whole interval lies beyond the margin of {1}.</source>
        <extracomment>explain-slower</extracomment>
        <translation>遅い: 区間の全体がしきい値{1}を超えています。</translation>
    </message>
    <message>
        <source>No change: the whole interval lies within the margin of {1}.</source>
        <extracomment>explain-no-difference</extracomment>
        <translation>変化なし: 区間の全体がしきい値{1}の内側にあります。</translation>
    </message>
    <message>
        <source>Inconclusive: the interval crosses the margin of {1}. More repetitions make it narrower.</source>
        <extracomment>explain-not-decided</extracomment>
        <translation>判定不能: 区間がしきい値{1}をまたいでいます。反復を増やすと区間が狭くなります。</translation>
    </message>
    <message>
        <source>Single runs: no significance. A finding needs at least {1} repetitions per side.</source>
        <extracomment>explain-single-runs</extracomment>
        <translation>1回だけの実行なので、有意性は不明です。判定には、双方に{1}回以上の反復が必要です。</translation>
    </message>
    <message>
        <source>Reference: how often and how this was measured is not known, so nothing is tested.</source>
        <extracomment>explain-published</extracomment>
        <translation>リファレンス: 測定の回数と方法が不明なため、検定しません。</translation>
    </message>
    <message>
        <source>Not tested: another program measured one side, with a loop of its own.</source>
        <extracomment>explain-not-tested</extracomment>
        <translation>検定なし: 片方はほかのプログラムが独自のループで測定しました。</translation>
    </message>
    <message>
        <source>{1}: {2}, interval {3}, {4} compared with {5} {6}</source>
        <extracomment>junit-message</extracomment>
        <translation>{1}: {2}、区間{3}、{5} {6}に対して{4}</translation>
    </message>
    <message>
        <source>different kernel</source>
        <extracomment>unlike-brief-kernel</extracomment>
        <translation>カーネルが異なる</translation>
    </message>
    <message>
        <source>different method</source>
        <extracomment>unlike-brief-method</extracomment>
        <translation>測定方法が異なる</translation>
    </message>
    <message>
        <source>different page size</source>
        <extracomment>unlike-brief-pages</extracomment>
        <translation>ページサイズが異なる</translation>
    </message>
    <message>
        <source>different threads</source>
        <extracomment>unlike-brief-threads</extracomment>
        <translation>スレッドが異なる</translation>
    </message>
    <message>
        <source>different CPUs</source>
        <extracomment>unlike-brief-placement</extracomment>
        <translation>CPUが異なる</translation>
    </message>
    <message>
        <source>different machine</source>
        <extracomment>unlike-brief-machine</extracomment>
        <translation>マシンが異なる</translation>
    </message>
    <message>
        <source>unreliable result</source>
        <extracomment>unlike-brief-doubtful</extracomment>
        <translation>信頼できない結果</translation>
    </message>
    <message>
        <source>different program</source>
        <extracomment>unlike-brief-program</extracomment>
        <translation>プログラムが異なる</translation>
    </message>
    <message>
        <source>different size</source>
        <extracomment>unlike-brief-size</extracomment>
        <translation>サイズが異なる</translation>
    </message>
    <message>
        <source>level without a size</source>
        <extracomment>unlike-brief-level</extracomment>
        <translation>サイズのないレベル</translation>
    </message>
    <message>
        <source>width not told</source>
        <extracomment>unlike-brief-width</extracomment>
        <translation>幅が不明</translation>
    </message>
    <message>
        <source>Different kernel revision.</source>
        <extracomment>unlike-kernel</extracomment>
        <translation>カーネルのリビジョンが異なります。</translation>
    </message>
    <message>
        <source>Different measurement method.</source>
        <extracomment>unlike-method</extracomment>
        <translation>測定方法が異なります。</translation>
    </message>
    <message>
        <source>Different page size.</source>
        <extracomment>unlike-pages</extracomment>
        <translation>ページサイズが異なります。</translation>
    </message>
    <message>
        <source>Different number of threads.</source>
        <extracomment>unlike-threads</extracomment>
        <translation>スレッド数が異なります。</translation>
    </message>
    <message>
        <source>Threads ran on different CPUs.</source>
        <extracomment>unlike-placement</extracomment>
        <translation>スレッドが異なるCPUで動作しました。</translation>
    </message>
    <message>
        <source>Different machine.</source>
        <extracomment>unlike-machine</extracomment>
        <translation>マシンが異なります。</translation>
    </message>
    <message>
        <source>At least one result is unreliable, so do not rely on this finding. Read its notes, then measure both sides again.</source>
        <extracomment>unlike-doubtful</extracomment>
        <translation>信頼できない結果が含まれるため、この判定に頼らないでください。注記を読み、双方を測定し直してください。</translation>
    </message>
    <message>
        <source>Another program measured one side, with a loop of its own. The ratio is not tested.</source>
        <extracomment>unlike-program</extracomment>
        <translation>片方はほかのプログラムが独自のループで測定しました。比は検定しません。</translation>
    </message>
    <message>
        <source>The sizes differ, by a factor of two at most, in the same level of memory.</source>
        <extracomment>unlike-size</extracomment>
        <translation>サイズが異なりますが、差は2倍以内で、メモリの同じレベルにあります。</translation>
    </message>
    <message>
        <source>One side names a level of memory and no size. The other has the size nearest to what shows that level.</source>
        <extracomment>unlike-level</extracomment>
        <translation>片方はメモリのレベルだけを示し、サイズを示しません。もう一方には、そのレベルを示すサイズに最も近いものを使います。</translation>
    </message>
    <message>
        <source>One side does not say how wide its accesses are. The other has its widest.</source>
        <extracomment>unlike-width</extracomment>
        <translation>片方はアクセスの幅を示しません。もう一方には最大の幅を使います。</translation>
    </message>
    <message>
        <source>The other program reports a median, so Strata&apos;s median is compared, not its 10th percentile.</source>
        <extracomment>unlike-median</extracomment>
        <translation>ほかのプログラムが中央値を報告するため、Strataの10パーセンタイルではなく中央値を比較します。</translation>
    </message>
    <message>
        <source>Not compared: not every side has this result in this size (results by side):</source>
        <extracomment>compare-unmatched</extracomment>
        <translation>比較なし: このサイズでのこの結果が一部の比較対象にありません（比較対象ごとの結果数）:</translation>
    </message>
    <message>
        <source>Buffer sizes of these results differ by a factor of two at most, in the same level of memory. Strata chose them by the usable size of the last cache, which was measured in between. They are listed together but not tested. To compare them, measure the older side again.</source>
        <extracomment>compare-near</extracomment>
        <translation>これらの結果のバッファーサイズの差は2倍以内で、メモリの同じレベルにあります。Strataが最後のキャッシュの使えるサイズに合わせて選びましたが、そのサイズを途中で測定し直しました。並べて示しますが、検定はしません。比較するには、古い方を測定し直してください。</translation>
    </message>
    <message>
        <source>No result was measured on every side, so nothing can be compared.</source>
        <extracomment>compare-nothing</extracomment>
        <translation>すべての比較対象で測定した結果がないため、比較できません。</translation>
    </message>
    <message>
        <source>Faster: {1}. Slower: {2}. No change: {3}. Inconclusive: {4}. A higher rate is better, and a lower time (ns, us).</source>
        <extracomment>compare-findings</extracomment>
        <translation>速い: {1}。遅い: {2}。変化なし: {3}。判定不能: {4}。速度は高いほど、時間（ns、us）は短いほど良い結果です。</translation>
    </message>
    <message>
        <source>{1}-byte</source>
        <extracomment>compare-width</extracomment>
        <translation>{1}バイト</translation>
    </message>
    <message>
        <source>{1} MT/s</source>
        <extracomment>compare-speed</extracomment>
        <translation>{1} MT/s</translation>
    </message>
    <message>
        <source>Pinning</source>
        <extracomment>compare-pinning</extracomment>
        <translation>固定</translation>
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
            <numerusform>{2}は、{1}件の結果のうち{3}件で速く{6}、{4}件で遅く{7}、{5}件で変化なしです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{2} is likely faster in {3} of {1} results{6}, slower in {4}{7}, unchanged in {5}.</source>
        <extracomment>answer-likely</extracomment>
        <translation>
            <numerusform>{2}は、{1}件の結果のうち、おそらく{3}件で速く{6}、{4}件で遅く{7}、{5}件で変化なしです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{1} are inconclusive: more repetitions may decide.</source>
        <extracomment>answer-open</extracomment>
        <translation>
            <numerusform>{1}件は判定不能です（反復を増やすと判定できる可能性があります）。</numerusform>
        </translation>
    </message>
    <message>
        <source>To be sure, each side needs at least {1} repetitions.</source>
        <extracomment>answer-few</extracomment>
        <translation>確実に判定するには、双方に{1}回以上の反復が必要です。</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable, so other programs may be the cause. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-disturbed</extracomment>
        <translation>
            <numerusform>そのうち{1}件は信頼できない結果の比較で、ほかのプログラムが原因の可能性があります。負荷の少ないマシンで、双方を測定し直してください。</numerusform>
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
        <translation>（{1} {2}～{3}）</translation>
    </message>
    <message>
        <source> ({1} {2})</source>
        <extracomment>answer-one</extracomment>
        <translation>（{1} {2}）</translation>
    </message>
    <message>
        <source>{1} is shown as a factor of the baseline, and not tested.</source>
        <extracomment>answer-untested</extracomment>
        <translation>{1}は基準に対する倍率で示し、検定しません。</translation>
    </message>
    <message>
        <source>{1} has no result in common with the baseline.</source>
        <extracomment>answer-nothing</extracomment>
        <translation>{1}には、基準と共通の結果がありません。</translation>
    </message>
    <message>
        <source>Faster, slower: the whole 95 % confidence interval (Welch, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more repetitions are needed.</source>
        <extracomment>compare-reading</extracomment>
        <translation>速い、遅い: 95 %信頼区間（Welch法、行数で補正）の全体がしきい値の外にあります。変化なし: 区間がしきい値の内側にあります。判定不能: 反復を増やす必要があります。</translation>
    </message>
    <message>
        <source>Measured as an interleaved A/B test, so drift favours neither side. Faster, slower: the whole 95 % confidence interval of the pairs&apos; ratios (sign test, corrected for the number of rows) lies beyond the margin. No change: it lies within. Inconclusive: more pairs are needed.</source>
        <extracomment>compare-reading-pairs</extracomment>
        <translation>交互に行うA/Bテストとして測定したので、変動は一方だけに有利になりません。速い、遅い: 組ごとの比の95 %信頼区間（符号検定、行数で補正）の全体がしきい値の外にあります。変化なし: 区間がしきい値の内側にあります。判定不能: 組数を増やす必要があります。</translation>
    </message>
    <message>
        <source>The margin comes from unchanged runs of this machine, if the history has enough of them (in brackets: runs and series). It is at least 1 %. Otherwise: 1 % for core-bound results, 3 % in shared cache levels and memory, 5 % for networks, 10 % for disks.</source>
        <extracomment>compare-margins</extracomment>
        <translation>しきい値は、履歴に十分な回数があれば、このマシンの変更のない実行から求めます（かっこ内は実行とシリーズの数）。下限は1 %です。それ以外では、コアバウンドの結果が1 %、共有のキャッシュレベルとメモリが3 %、ネットワークが5 %、ディスクが10 %です。</translation>
    </message>
    <message>
        <source>RUN is an id, the beginning of one, or last. The ending of FILE chooses what export writes: .html, .md, .svg, .csv, .txt, or a run file that import reads. A deleted run can be restored by its whole id for 30 days.</source>
        <extracomment>cli-history-help</extracomment>
        <translation>RUNは、ID、その先頭部分、またはlastです。FILEの拡張子で、exportが書き出すものが決まります: .html、.md、.svg、.csv、.txt、またはimportが読み取る実行のファイル。削除した実行は、30日間、IDの全体を指定して復元できます。</translation>
    </message>
    <message>
        <source>--anonymous belongs to export: strata-cli history export RUN FILE --anonymous</source>
        <extracomment>cli-anonymous-export</extracomment>
        <translation>--anonymousはexportのオプションです: strata-cli history export RUN FILE --anonymous</translation>
    </message>
    <message>
        <source>--format: history list writes text, csv or json. To write a run as html, markdown or svg: strata-cli history export RUN FILE</source>
        <extracomment>cli-history-list-format</extracomment>
        <translation>--format: history listの出力はtext、csv、jsonです。実行をhtml、markdown、svgで書き出すには: strata-cli history export RUN FILE</translation>
    </message>
    <message>
        <source>Give it as: {1}.</source>
        <extracomment>cli-history-usage</extracomment>
        <translation>次の形で指定してください: {1}。</translation>
    </message>
    <message>
        <source>history: there is no {1}. Allowed: {2}.</source>
        <extracomment>cli-history-unknown</extracomment>
        <translation>history: {1}はありません。指定できるもの: {2}。</translation>
    </message>
    <message>
        <source>Added to the history as {1}.</source>
        <extracomment>cli-history-added</extracomment>
        <translation>{1}として履歴に追加しました。</translation>
    </message>
    <message>
        <source>The OS gave no more memory, so this could not be finished. Close other programs, or raise the limit (ulimit -v). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-memory-at-all</extracomment>
        <translation>OSがこれ以上メモリを割り当てなかったため、完了できませんでした。ほかのプログラムを閉じるか、上限を上げてください（ulimit -v）。最後に完了したステップまでの実行の測定結果は、履歴にあります。</translation>
    </message>
    <message>
        <source>The system gave no thread that this needs. Close other programs, or raise the limit (ulimit -u). What runs had measured by their last finished step is in the history.</source>
        <extracomment>out-of-threads</extracomment>
        <translation>これに必要なスレッドをシステムが提供しませんでした。ほかのプログラムを閉じるか、上限を上げてください（ulimit -u）。最後に完了したステップまでの実行の測定結果は、履歴にあります。</translation>
    </message>
    <message>
        <source>Added {1} whole runs and {2} with a part of their results; {3} were in the history already.</source>
        <extracomment>cli-history-taken</extracomment>
        <translation>完全な実行を{1}回、結果の一部だけの実行を{2}回追加しました（{3}回はすでに履歴にありました）。</translation>
    </message>
    <message>
        <source>The damaged file is now {1}. To add what can be read of it and is missing here: strata-cli history import FILE. Delete the file when nothing is missing.</source>
        <extracomment>cli-history-aside</extracomment>
        <translation>破損したファイルは{1}になりました。読み取れるもののうち、ここにないものを追加するには: strata-cli history import FILE。不足がなければ、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>Deleted {1}. To restore it within 30 days: strata-cli history restore {2}</source>
        <extracomment>cli-history-removed</extracomment>
        <translation>{1}を削除しました。30日以内に復元するには: strata-cli history restore {2}</translation>
    </message>
    <message>
        <source>No runs are stored yet.</source>
        <extracomment>cli-history-empty</extracomment>
        <translation>保存した実行はまだありません。</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>column-run</extracomment>
        <translation>実行</translation>
    </message>
    <message>
        <source>Started (UTC)</source>
        <extracomment>column-started</extracomment>
        <translation>開始（UTC）</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>column-status</extracomment>
        <translation>状態</translation>
    </message>
    <message>
        <source>Series</source>
        <extracomment>column-series</extracomment>
        <translation>シリーズ</translation>
    </message>
    <message>
        <source>Worst grade</source>
        <extracomment>column-worst-grade</extracomment>
        <translation>最低の信頼度</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>column-figures</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>status-complete</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>status-stopped</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>not finished</source>
        <extracomment>status-unfinished</extracomment>
        <translation>未完了</translation>
    </message>
    <message>
        <source>This takes about {1} s.</source>
        <extracomment>cli-expected-time</extracomment>
        <translation>約{1}秒かかります。</translation>
    </message>
    <message>
        <source>There are more threads ({1}) than CPUs ({2}), which take turns: this run takes about {3} s. With --threads {2}, each thread has a CPU of its own.</source>
        <extracomment>cli-many-threads</extracomment>
        <translation>スレッド（{1}）がCPU（{2}）より多く、交互に動作するため、この実行には約{3}秒かかります。--threads {2}では、各スレッドが専用のCPUを持ちます。</translation>
    </message>
    <message>
        <source>{1} runs, about {2} s each.</source>
        <extracomment>cli-expected-series</extracomment>
        <translation>{1}回の実行、1回あたり約{2}秒。</translation>
    </message>
    <message>
        <source>{1} s left</source>
        <extracomment>cli-time-left</extracomment>
        <translation>残り{1}秒</translation>
    </message>
    <message>
        <source>extended, to get enough undisturbed samples</source>
        <extracomment>cli-extended</extracomment>
        <translation>外乱のないサンプルを十分に得るために延長</translation>
    </message>
    <message>
        <source>Waiting for the machine to be calm, {1} s at most (Ctrl+C ends it).</source>
        <extracomment>cli-calm-waits</extracomment>
        <translation>マシンの負荷が収まるのを最長{1}秒待っています（Ctrl+Cで打ち切り）。</translation>
    </message>
    <message>
        <source>Calm after {1} s.</source>
        <extracomment>cli-calm-came</extracomment>
        <translation>{1}秒後に負荷が収まりました。</translation>
    </message>
    <message>
        <source>Not calm within {1} s. The run begins all the same.</source>
        <extracomment>cli-calm-stays-away</extracomment>
        <translation>{1}秒以内に負荷が収まりませんでした。このまま実行を開始します。</translation>
    </message>
    <message>
        <source>ok</source>
        <extracomment>selftest-ok</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>WRONG</source>
        <extracomment>selftest-wrong</extracomment>
        <translation>誤り</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>selftest-not-checked</extracomment>
        <translation>未確認</translation>
    </message>
    <message>
        <source>The authors of Strata have not yet seen it run on this system. If something is wrong, save the self-test with --save FILE and attach the file to your report.</source>
        <extracomment>selftest-not-seen</extracomment>
        <translation>Strataの作者は、このシステムでの動作をまだ確認していません。問題があれば、--save FILEで自己診断を保存し、そのファイルを報告に添付してください。</translation>
    </message>
    <message>
        <source>Cores</source>
        <extracomment>machine-cores</extracomment>
        <translation>コア</translation>
    </message>
    <message>
        <source>{1}; CPUs: {2}; packages: {3}; NUMA nodes: {4}</source>
        <extracomment>machine-core-count</extracomment>
        <translation>{1}、CPU: {2}、ソケット: {3}、NUMAノード: {4}</translation>
    </message>
    <message>
        <source>Kind of core</source>
        <extracomment>machine-kind</extracomment>
        <translation>コアの種類</translation>
    </message>
    <message>
        <source>{1}, CPUs: {2}</source>
        <extracomment>machine-kind-count</extracomment>
        <translation>{1}、CPU: {2}</translation>
    </message>
    <message>
        <source>L{1} cache</source>
        <extracomment>machine-level
----------
parts-cache</extracomment>
        <translation>L{1}キャッシュ</translation>
    </message>
    <message>
        <source>{1}, CPUs that share one: {2}</source>
        <extracomment>machine-cache</extracomment>
        <translation>{1}、1つを共有するCPU: {2}</translation>
    </message>
    <message>
        <source>usable as measured: {1}</source>
        <extracomment>machine-usable</extracomment>
        <translation>実測で使える量: {1}</translation>
    </message>
    <message>
        <source>Measuring the usable part of the last cache level</source>
        <extracomment>cli-probe</extracomment>
        <translation>最後のキャッシュレベルの使える部分を測定しています</translation>
    </message>
    <message>
        <source>usable part not confirmed, measured again at the next start</source>
        <extracomment>machine-usable-unconfirmed</extracomment>
        <translation>使える部分は未確認、次回の起動時に再測定</translation>
    </message>
    <message>
        <source>Core design</source>
        <extracomment>machine-core-class</extracomment>
        <translation>コアの設計</translation>
    </message>
    <message>
        <source>unknown, so results have no limit to compare with</source>
        <extracomment>machine-unknown</extracomment>
        <translation>不明（結果を比べる上限がありません）</translation>
    </message>
    <message>
        <source>{1}; each cycle at most {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-limits</extracomment>
        <translation>{1}、1サイクルあたり最大ロード{2}、ストア{3}、両方合わせて{4}</translation>
    </message>
    <message>
        <source>{1}; seen here each cycle: {2} loads, {3} stores, {4} of both together</source>
        <extracomment>machine-core-seen</extracomment>
        <translation>{1}、ここでの実測は1サイクルあたりロード{2}、ストア{3}、両方合わせて{4}</translation>
    </message>
    <message>
        <source>not in the table</source>
        <extracomment>machine-core-no-name</extracomment>
        <translation>表にない</translation>
    </message>
    <message>
        <source>{1}; its peak is not known, so results have no limit to compare with</source>
        <extracomment>machine-core-name</extracomment>
        <translation>{1}、理論ピークは不明（結果を比べる上限がありません）</translation>
    </message>
    <message>
        <source>vectors of {1} bytes: loads {2}, stores {3}, both together {4}</source>
        <extracomment>machine-core-width</extracomment>
        <translation>{1}バイトのベクトル: ロード{2}、ストア{3}、両方合わせて{4}</translation>
    </message>
    <message>
        <source>{1}, available {2}</source>
        <extracomment>machine-memory-sizes</extracomment>
        <translation>{1}、利用可能{2}</translation>
    </message>
    <message>
        <source>Memory modules</source>
        <extracomment>machine-modules</extracomment>
        <translation>メモリモジュール</translation>
    </message>
    <message>
        <source>{1}; type {2}; MT/s {3}; channels {4}</source>
        <extracomment>machine-module-facts</extracomment>
        <translation>{1}、種類{2}、MT/s {3}、チャネル{4}</translation>
    </message>
    <message>
        <source>not reported by the OS, or not plausible</source>
        <extracomment>machine-modules-unknown</extracomment>
        <translation>OSの報告がないか、妥当でない</translation>
    </message>
    <message>
        <source>all channels together at most {1}</source>
        <extracomment>machine-memory-limit</extracomment>
        <translation>全チャネル合計で最大{1}</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>chart-pages
----------
machine-pages</extracomment>
        <translation>ページ</translation>
    </message>
    <message>
        <source>{1}; huge pages {2}</source>
        <extracomment>machine-page-sizes</extracomment>
        <translation>{1}、ヒュージページ{2}</translation>
    </message>
    <message>
        <source>other programs keep {1} CPUs busy</source>
        <extracomment>machine-busy-cpus</extracomment>
        <translation>ほかのプログラムがCPU {1}個分を使用</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <extracomment>machine-hypervisor</extracomment>
        <translation>仮想マシン</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <extracomment>machine-instruction-sets</extracomment>
        <translation>命令セット</translation>
    </message>
    <message>
        <source>Not by the system</source>
        <extracomment>machine-not-enabled</extracomment>
        <translation>OSで無効</translation>
    </message>
    <message>
        <source>Package {1}</source>
        <extracomment>chart-package
----------
parts-package</extracomment>
        <translation>ソケット{1}</translation>
    </message>
    <message>
        <source>NUMA node {1}</source>
        <extracomment>parts-node</extracomment>
        <translation>NUMAノード{1}</translation>
    </message>
    <message>
        <source>L{1} data cache</source>
        <extracomment>parts-data-cache</extracomment>
        <translation>L{1}データキャッシュ</translation>
    </message>
    <message>
        <source>L{1} code cache</source>
        <extracomment>parts-code-cache</extracomment>
        <translation>L{1}命令キャッシュ</translation>
    </message>
    <message>
        <source>Core {1}</source>
        <extracomment>parts-core</extracomment>
        <translation>コア{1}</translation>
    </message>
    <message>
        <source>CPUs {1}</source>
        <extracomment>parts-cpus</extracomment>
        <translation>CPU {1}</translation>
    </message>
    <message>
        <source>no CPUs</source>
        <extracomment>parts-no-cpus</extracomment>
        <translation>CPUなし</translation>
    </message>
    <message>
        <source>ways {1}</source>
        <extracomment>parts-ways</extracomment>
        <translation>{1}ウェイ</translation>
    </message>
    <message>
        <source>lines of {1}</source>
        <extracomment>parts-line</extracomment>
        <translation>{1}のライン</translation>
    </message>
    <message>
        <source>Usable</source>
        <extracomment>parts-usable</extracomment>
        <translation>使用可能</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>parts-not-allowed</extracomment>
        <translation>使用不可</translation>
    </message>
    <message>
        <source>Offline</source>
        <extracomment>parts-offline</extracomment>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Loads in flight vs. chains</source>
        <extracomment>chart-parallel-loads</extracomment>
        <translation>チェーン数と処理中のロード数</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>chart-chains
----------
column-chains</extracomment>
        <translation>チェーン数</translation>
    </message>
    <message>
        <source>loads in flight</source>
        <extracomment>chart-in-flight</extracomment>
        <translation>処理中のロード数</translation>
    </message>
    <message>
        <source>Memory-level parallelism</source>
        <extracomment>html-test-parallel-loads
----------
test-parallel-loads</extracomment>
        <translation>メモリレベル並列性</translation>
    </message>
    <message>
        <source>MEMORY-LEVEL PARALLELISM</source>
        <extracomment>heading-parallel-loads</extracomment>
        <translation>メモリレベル並列性</translation>
    </message>
    <message>
        <source>Each load of a chain waits for the one before it; chains do not wait for each other. Loads in flight are the time per load of one chain divided by that of several. By Little&apos;s law, loads in flight x line size / latency is the bandwidth of one core at random lines.</source>
        <extracomment>reading-parallel-loads</extracomment>
        <translation>チェーンの各ロードは前のロードを待ちますが、別のチェーンは待ちません。処理中のロード数は、1チェーンでのロードごとの時間を、複数チェーンでの時間で割ったものです。リトルの法則により、処理中のロード数 x ラインサイズ / レイテンシが、ランダムなラインでの1コアの帯域幅です。</translation>
    </message>
    <message>
        <source>{1}: {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-most</extracomment>
        <translation>{1}: 処理中のロード数は{2}です（ロードごとの時間は、1チェーンで{3} ns、{5}で{4} ns）。</translation>
    </message>
    <message>
        <source>{1}: at least {2} loads in flight; {3} ns per load with one chain, {4} ns with {5}.</source>
        <extracomment>parallel-loads-at-least</extracomment>
        <translation>{1}: 処理中のロード数は{2}以上です（ロードごとの時間は、1チェーンで{3} ns、{5}で{4} ns）。</translation>
    </message>
    <message>
        <source>Most loads in flight in each level:</source>
        <extracomment>parallel-loads-summary</extracomment>
        <translation>各レベルの処理中のロード数の最大値:</translation>
    </message>
    <message>
        <source>{1}, by number of chains:</source>
        <extracomment>parallel-loads-level</extracomment>
        <translation>{1}、チェーン数別:</translation>
    </message>
    <message>
        <source>at least {1}</source>
        <extracomment>at-least</extracomment>
        <translation>{1}以上</translation>
    </message>
    <message>
        <source>in flight</source>
        <extracomment>column-in-flight</extracomment>
        <translation>処理中</translation>
    </message>
    <message>
        <source>random lines</source>
        <extracomment>column-random-lines</extracomment>
        <translation>ランダムライン</translation>
    </message>
    <message>
        <source>Memory-level parallelism, working set {1}</source>
        <extracomment>step-parallel-loads</extracomment>
        <translation>メモリレベル並列性、ワーキングセット{1}</translation>
    </message>
    <message>
        <source>Cost of address translation</source>
        <extracomment>chart-tlb</extracomment>
        <translation>アドレス変換のコスト</translation>
    </message>
    <message>
        <source>Latency vs. stride</source>
        <extracomment>chart-stride</extracomment>
        <translation>ストライドとレイテンシ</translation>
    </message>
    <message>
        <source>Stride</source>
        <extracomment>chart-stride-axis
----------
column-stride</extracomment>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>Constant stride</source>
        <extracomment>chart-stride-walk</extracomment>
        <translation>一定のストライド</translation>
    </message>
    <message>
        <source>At random</source>
        <extracomment>chart-stride-random</extracomment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Pages of {1}</source>
        <extracomment>tlb-line</extracomment>
        <translation>{1}ページ</translation>
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
        <translation>ストライド別レイテンシ</translation>
    </message>
    <message>
        <source>{1} pages, one line in each</source>
        <extracomment>tlb-line-in-each</extracomment>
        <translation>{1}ページ、各1ライン</translation>
    </message>
    <message>
        <source>{1} lines side by side</source>
        <extracomment>tlb-lines</extracomment>
        <translation>隣り合う{1}ライン</translation>
    </message>
    <message>
        <source>stride {1}</source>
        <extracomment>stride-of</extracomment>
        <translation>ストライド{1}</translation>
    </message>
    <message>
        <source>at random</source>
        <extracomment>stride-random</extracomment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds. The first chase visits one cache line in each page; the second visits as many lines side by side, in few pages. The difference is the cost of address translation. It rises where a level of the TLB does not hold all pages.</source>
        <extracomment>reading-tlb</extracomment>
        <translation>依存ロードの時間（ナノ秒）です。1つ目のチェイスは、各ページのキャッシュラインを1つずつ訪れます。2つ目は、隣り合う同じ数のラインを、少ないページの中で訪れます。その差がアドレス変換のコストです。コストは、TLBのレベルがすべてのページを保持できなくなる所で上がります。</translation>
    </message>
    <message>
        <source>In pages of {1}:</source>
        <extracomment>tlb-in-pages</extracomment>
        <translation>{1}のページ:</translation>
    </message>
    <message>
        <source>{1} huge pages</source>
        <extracomment>tlb-large-pages</extracomment>
        <translation>ヒュージページ{1}個</translation>
    </message>
    <message>
        <source>The first TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-first</extracomment>
        <translation>1次TLBが保持するのは{1}（{2}）で、その先のアクセスは{3} ns（{4}サイクル）長くかかります。</translation>
    </message>
    <message>
        <source>The second TLB holds {1} ({2}); beyond it an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-second</extracomment>
        <translation>2次TLBが保持するのは{1}（{2}）で、その先のアクセスは{3} ns（{4}サイクル）長くかかります。</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes {3} ns ({4} cycles) longer.</source>
        <extracomment>tlb-further</extracomment>
        <translation>{1}（{2}）を超えると、アクセスは{3} ns（{4}サイクル）長くかかります。</translation>
    </message>
    <message>
        <source>Beyond {1} ({2}) an access takes longer still; the sizes end before it is known by how much.</source>
        <extracomment>tlb-unfinished</extracomment>
        <translation>{1}（{2}）を超えると、アクセスはさらに長くかかりますが、その差がわかる前にサイズの範囲が終わっています。</translation>
    </message>
    <message>
        <source>No step seen up to {1} ({2}): an access takes as long in many pages as in few.</source>
        <extracomment>tlb-no-step</extracomment>
        <translation>{1}（{2}）まで段差はなく、多くのページでもアクセスの時間は少ないページと同じです。</translation>
    </message>
    <message>
        <source>one per page</source>
        <extracomment>column-tlb-paged</extracomment>
        <translation>各ページ</translation>
    </message>
    <message>
        <source>side by side</source>
        <extracomment>column-tlb-dense</extracomment>
        <translation>隣接</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>column-tlb-cost</extracomment>
        <translation>差</translation>
    </message>
    <message>
        <source>+/-</source>
        <extracomment>column-tlb-interval</extracomment>
        <translation>+/-</translation>
    </message>
    <message>
        <source>LATENCY BY STRIDE</source>
        <extracomment>heading-stride</extracomment>
        <translation>ストライド別レイテンシ</translation>
    </message>
    <message>
        <source>The time of a dependent load in nanoseconds, where each load is a constant stride behind the one before. The walk visits every line of a region in memory. The core learns such a stride and prefetches, so a load takes less time than one at random.</source>
        <extracomment>reading-stride</extracomment>
        <translation>依存ロードの時間（ナノ秒）で、各ロードは前のロードから一定のストライドだけ先にあります。巡回は、メモリにある領域のすべてのラインを訪れます。コアはこのようなストライドを学習してプリフェッチするため、ロードの時間はランダムな場合より短くなります。</translation>
    </message>
    <message>
        <source>Prefetching helps up to strides of {1}: a load takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-helps</extracomment>
        <translation>プリフェッチはストライド{1}まで有効です。ロードの時間は、そこで{2} ns、{4}で{3} nsです（ランダムでは{5} ns）。</translation>
    </message>
    <message>
        <source>At none of these strides does a load take less than 90 % of the time at random, {1} ns.</source>
        <extracomment>stride-never-helps</extracomment>
        <translation>どのストライドでも、ロードの時間はランダムでの時間（{1} ns）の90 %未満になりません。</translation>
    </message>
    <message>
        <source>of random</source>
        <extracomment>column-of-random</extracomment>
        <translation>ランダム比</translation>
    </message>
    <message>
        <source>At all strides up to {1} a load takes less than 90 % of the time at random. It takes {2} ns there and {3} ns at {4}, instead of {5} ns.</source>
        <extracomment>stride-always-helps</extracomment>
        <translation>{1}までのすべてのストライドで、ロードの時間はランダムの90 %未満です。ロードの時間は、そこで{2} ns、{4}で{3} nsです（ランダムでは{5} ns）。</translation>
    </message>
    <message>
        <source>{1} base pages</source>
        <extracomment>tlb-pages</extracomment>
        <translation>ベースページ{1}個</translation>
    </message>
    <message>
        <source>Rates in the memory of the graphics device</source>
        <extracomment>chart-framebuffer</extracomment>
        <translation>グラフィックスデバイスのメモリの速度</translation>
    </message>
    <message>
        <source>Framebuffer</source>
        <extracomment>html-test-framebuffer
----------
test-framebuffer</extracomment>
        <translation>フレームバッファー</translation>
    </message>
    <message>
        <source>No {1}</source>
        <extracomment>brief-no-graphics-file</extracomment>
        <translation>{1}なし</translation>
    </message>
    <message>
        <source>There is no {1} here, so Strata cannot measure its memory. Run the test on a machine that has one.</source>
        <extracomment>no-graphics-file</extracomment>
        <translation>ここには{1}がないため、Strataはそのメモリを測定できません。それがあるマシンでテストを実行してください。</translation>
    </message>
    <message>
        <source>framebuffer</source>
        <extracomment>memory-kind-framebuffer</extracomment>
        <translation>フレームバッファー</translation>
    </message>
    <message>
        <source>dumb buffer</source>
        <extracomment>memory-kind-dumb-buffer</extracomment>
        <translation>ダムバッファー</translation>
    </message>
    <message>
        <source>FRAMEBUFFER</source>
        <extracomment>heading-framebuffer</extracomment>
        <translation>フレームバッファー</translation>
    </message>
    <message>
        <source>One thread reads and writes memory of a graphics device. The framebuffer is what the screen shows; no screen shows the dumb buffer. Copies go from normal memory to the device, and each copied byte counts once. Memory of a graphics device is usually write-combining: stores are gathered, and each load waits for the device. Non-temporal reads of 16 bytes or more fetch whole cache lines from it. Reads as fast as in normal memory mean a shadow buffer, which the driver copies to the screen.</source>
        <extracomment>reading-framebuffer</extracomment>
        <translation>1つのスレッドが、グラフィックスデバイスのメモリを読み書きします。フレームバッファーの内容は画面に表示され、ダムバッファーの内容はどの画面にも表示されません。コピーは通常のメモリからそこへ行い、コピーしたバイトは1回と数えます。このようなメモリはたいていライトコンバイニングで、ストアはまとめられ、ロードは毎回デバイスを待ちます。16バイト以上の非テンポラル読み取りは、そこからキャッシュライン全体を取り込みます。読み取りが通常のメモリと同じ速さなら、それはドライバーが画面にコピーするシャドウバッファーです。</translation>
    </message>
    <message>
        <source>Memory: {1}, buffer {2}</source>
        <extracomment>picture-memory</extracomment>
        <translation>メモリ: {1}、バッファー{2}</translation>
    </message>
    <message>
        <source>Framebuffer, {1}</source>
        <extracomment>step-framebuffer</extracomment>
        <translation>フレームバッファー、{1}</translation>
    </message>
    <message>
        <source>The picture on the screen is disturbed while this test runs. Go on? [y/N]</source>
        <extracomment>cli-picture-question</extracomment>
        <translation>実行中は、画面の表示が乱れます。続けますか。[y/N]</translation>
    </message>
    <message>
        <source>The test framebuffer disturbs the picture on the screen, and there is no terminal to ask on. Add --yes, or run other tests.</source>
        <extracomment>cli-picture-refused</extracomment>
        <translation>テストframebufferは画面の表示を乱しますが、確認を求める端末がありません。--yesを追加するか、ほかのテストを実行してください。</translation>
    </message>
    <message>
        <source>Strata does not know the format of this file. It reads its own run files, CSV and text of sc-membench and bandwidth, text of mbw, and JSON of fio.</source>
        <extracomment>unknown-format</extracomment>
        <translation>Strataはこのファイルの形式を認識できません。Strataが読み取れるのは、自身の実行のファイル、sc-membenchとbandwidthのCSVとテキスト、mbwのテキスト、fioのJSONです。</translation>
    </message>
    <message>
        <source>Line {1} has commas that may separate columns or mark decimals. Save the file with decimal points, or with semicolons between the columns.</source>
        <extracomment>ambiguous-decimals</extracomment>
        <translation>{1}行目のコンマは、列の区切りとも小数点とも解釈できます。小数点にピリオドを使うか、列をセミコロンで区切って、ファイルを保存してください。</translation>
    </message>
    <message>
        <source>Another Strata uses the files in {1}, so nothing was removed. Close that Strata, and try again.</source>
        <extracomment>data-in-use</extracomment>
        <translation>別のStrataが{1}のファイルを使っているため、何も削除しませんでした。それを閉じて、もう一度試してください。</translation>
    </message>
    <message>
        <source>Version of the OS kernel</source>
        <extracomment>shared-kernel-version</extracomment>
        <translation>OSカーネルのバージョン</translation>
    </message>
    <message>
        <source>Memory limit, to the byte</source>
        <extracomment>shared-memory-limit</extracomment>
        <translation>メモリの制限（バイト単位）</translation>
    </message>
    <message>
        <source>Lines of the other program&apos;s output that Strata did not read</source>
        <extracomment>shared-left-out</extracomment>
        <translation>ほかのプログラムの出力のうち、Strataが読み取らなかった行</translation>
    </message>
    <message>
        <source>Name of a fio job</source>
        <extracomment>shared-job</extracomment>
        <translation>fioのジョブの名前</translation>
    </message>
    <message>
        <source>{1} x {2}</source>
        <extracomment>size-buffers</extracomment>
        <translation>{1} x {2}</translation>
    </message>
    <message>
        <source>{1}-byte loop</source>
        <extracomment>peer-elements</extracomment>
        <translation>{1}バイトのループ</translation>
    </message>
    <message>
        <source>Chunk returned</source>
        <extracomment>network-row-returned</extracomment>
        <translation>チャンク返送</translation>
    </message>
    <message>
        <source>Memory has no room for buffers larger than the usual ones, which end at {1}, so a full sweep adds none. Leave out --sweep full, or choose fewer threads.</source>
        <extracomment>no-larger-size</extracomment>
        <translation>通常のバッファーは{1}までで、ここのメモリには、それより大きいものを置く余裕がありません。そのため、フルスイープで加わるサイズはありません。--sweep fullを省くか、スレッドを減らしてください。</translation>
    </message>
    <message>
        <source>NOT FINISHED: the run was still in progress, or the program had ended before the run did. The results so far follow.</source>
        <extracomment>report-unfinished</extracomment>
        <translation>未終了: 実行がまだ続いていたか、終わる前にプログラムが終了していました。それまでの結果を次に示します。</translation>
    </message>
    <message>
        <source>L{1} {2}</source>
        <extracomment>report-cache-size</extracomment>
        <translation>L{1} {2}</translation>
    </message>
    <message>
        <source>Remove these files? This cannot be undone. [y/N]</source>
        <extracomment>cli-data-question</extracomment>
        <translation>これらのファイルを削除しますか。元に戻すことはできません。[y/N]</translation>
    </message>
    <message>
        <source>There is no terminal to ask on. Add --yes to remove the files without a question.</source>
        <extracomment>cli-data-refused</extracomment>
        <translation>確認を求める端末がありません。確認なしでファイルを削除するには、--yesを追加してください。</translation>
    </message>
    <message>
        <source>Strata keeps nothing there.</source>
        <extracomment>data-none</extracomment>
        <translation>Strataはそこに何も保存していません。</translation>
    </message>
    <message>
        <source>others, which are not Strata&apos;s and stay: {1}</source>
        <extracomment>data-others</extracomment>
        <translation>ほかに{1}個（Strataのものではないため残ります）</translation>
    </message>
    <message>
        <source>Files removed from {2}: {1}.</source>
        <extracomment>data-removed</extracomment>
        <translation>{2}から{1}個のファイルを削除しました。</translation>
    </message>
    <message>
        <source>Too many to compare</source>
        <extracomment>brief-too-many-compared</extracomment>
        <translation>比較するには多すぎる</translation>
    </message>
    <message>
        <source>These are too many runs to compare at once: Strata compares up to {1} series, and up to {2} results in one table. Choose fewer.</source>
        <extracomment>too-many-compared</extracomment>
        <translation>一度に比較するには実行が多すぎます。Strataは{1}シリーズまで、合わせて{2}件の結果まで比較します。減らしてください。</translation>
    </message>
    <message>
        <source>Strata could not read some runs of this file ({1}), so they are not in the history. Import another copy of it, if there is one.</source>
        <extracomment>history-runs-lost</extracomment>
        <translation>このファイルの一部の実行（{1}）を読み取れなかったため、履歴に入っていません。別のコピーがあれば、それをインポートしてください。</translation>
    </message>
    <message>
        <source>Method {1}, built by {2} for {3}</source>
        <extracomment>cli-version-method</extracomment>
        <translation>測定方法{1}、{3}向けに{2}でビルド</translation>
    </message>
    <message>
        <source>Kernels: {1}</source>
        <extracomment>cli-version-kernels</extracomment>
        <translation>カーネル: {1}</translation>
    </message>
    <message>
        <source>Libraries: {1}</source>
        <extracomment>cli-version-libraries</extracomment>
        <translation>ライブラリ: {1}</translation>
    </message>
    <message>
        <source>whole-machine consists of processor, bandwidth, latency and disk; {1} is none of them. Leave it out.</source>
        <extracomment>cli-whole-machine-test</extracomment>
        <translation>whole-machine は processor、bandwidth、latency、disk からなり、{1} は含みません。指定を外してください。</translation>
    </message>
    <message>
        <source>whole-machine settles what is measured and for how long, so {1} cannot apply to it. Leave it out.</source>
        <extracomment>cli-whole-machine-option</extracomment>
        <translation>whole-machine は測定する内容と時間を自分で決めるため、{1} は使えません。指定を外してください。</translation>
    </message>
    <message>
        <source>The program that read the standard output closed it before the end.</source>
        <extracomment>cli-output-closed</extracomment>
        <translation>標準出力を読んでいたプログラムが、終わる前にそれを閉じました。</translation>
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
        <translation>{1}バイト ({2})</translation>
    </message>
    <message>
        <source>The thermal state of macOS stayed nominal.</source>
        <extracomment>sustained-thermal-nominal</extracomment>
        <translation>macOSの熱状態は、通常(nominal)のままでした。</translation>
    </message>
    <message>
        <source>The thermal state of macOS was fair at worst: slightly warm.</source>
        <extracomment>sustained-thermal-fair</extracomment>
        <translation>macOSの熱状態は、最も高いときで、やや高め(fair)でした。</translation>
    </message>
    <message>
        <source>The thermal state of macOS was serious: macOS lowers the speed for heat.</source>
        <extracomment>sustained-thermal-serious</extracomment>
        <translation>macOSの熱状態は、深刻(serious)でした。macOSは熱のために速度を下げます。</translation>
    </message>
    <message>
        <source>The thermal state of macOS was critical: macOS lowers the speed a lot for heat.</source>
        <extracomment>sustained-thermal-critical</extracomment>
        <translation>macOSの熱状態は、危険(critical)でした。macOSは熱のために速度を大きく下げます。</translation>
    </message>
    <message>
        <source>Power, % of {1} W</source>
        <extracomment>chart-sustained-power</extracomment>
        <translation>電力、{1} Wに対する%</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>chart-clock</extracomment>
        <translation>クロック</translation>
    </message>
    <message>
        <source>The slowest of {1} threads on one word makes {2} % of the increments of the fastest.</source>
        <extracomment>contention-fairness</extracomment>
        <translation>1つのワードを使う{1}スレッドのうち、最も遅いものは最も速いもののインクリメントの{2} %です。</translation>
    </message>
    <message>
        <source>As a rule, for machines that are not older than ten years.</source>
        <extracomment>usual-rule</extracomment>
        <translation>10年以内のマシンでの目安です。</translation>
    </message>
    <message>
        <source>70 to 120 ns on desktops and laptops, 100 to 180 ns on servers</source>
        <extracomment>usual-memory-latency</extracomment>
        <translation>デスクトップとノートPCで70～120 ns、サーバーで100～180 ns</translation>
    </message>
    <message>
        <source>70 to 90 % of the peak</source>
        <extracomment>usual-memory-read</extracomment>
        <translation>理論ピークの70～90%</translation>
    </message>
    <message>
        <source>100 to 280 MB/s</source>
        <extracomment>usual-hard-disk</extracomment>
        <translation>100～280 MB/s</translation>
    </message>
    <message>
        <source>500 to 560 MB/s</source>
        <extracomment>usual-sata-ssd</extracomment>
        <translation>500～560 MB/s</translation>
    </message>
    <message>
        <source>to 3,500 MB/s by PCIe 3.0, to 7,400 by 4.0, to 14,500 by 5.0</source>
        <extracomment>usual-nvme-ssd</extracomment>
        <translation>PCIe 3.0で最大3,500 MB/s、4.0で7,400、5.0で14,500</translation>
    </message>
    <message>
        <source>Cycles</source>
        <extracomment>name-cycles</extracomment>
        <translation>サイクル</translation>
    </message>
    <message numerus="yes">
        <source>{1} of them compare results that are not reliable. Measure both sides again on a quiet machine.</source>
        <extracomment>answer-doubtful</extracomment>
        <translation>
            <numerusform>そのうち{1}件は信頼できない結果の比較です。負荷の少ないマシンで、双方を測定し直してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The sides differ in settings ({1}), which may be the cause of the differences.</source>
        <extracomment>answer-unlike</extracomment>
        <translation>双方の設定が異なり（{1}）、差の原因となっている可能性があります。</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>chart-relative</extracomment>
        <translation>変化</translation>
    </message>
    <message>
        <source>higher is better</source>
        <extracomment>chart-higher-brief</extracomment>
        <translation>大きいほど良い</translation>
    </message>
    <message>
        <source>lower is better</source>
        <extracomment>chart-lower-brief</extracomment>
        <translation>小さいほど良い</translation>
    </message>
    <message>
        <source>Random copy, {1}-byte, in 256-byte chunks, non-temporal</source>
        <extracomment>copy-stream-chunks</extracomment>
        <translation>ランダムコピー、{1}バイト、256バイトのチャンク、非テンポラル</translation>
    </message>
    <message>
        <source>medians compared</source>
        <extracomment>unlike-brief-median</extracomment>
        <translation>中央値で比較</translation>
    </message>
    <message>
        <source>{1}: one size per level</source>
        <extracomment>chart-one-size-a-level</extracomment>
        <translation>{1}: レベルごとに1サイズ</translation>
    </message>
</context>
</TS>
